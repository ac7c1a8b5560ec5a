"""Goods in any mix of kinds, counts of counts, several players of choice, facts that are read or kept for a while."""

from __future__ import annotations

import pytest

from cards.toy import GOLD, WOOD, T, ToyGame, Wood, answer, begin, watching
from imperia.cards.aim import OnePlayer, SomePlayers
from imperia.cards.counts import Product
from imperia.cards.facts import Change, InMode
from imperia.cards.goods import Gain
from imperia.cards.mix import BANK, STOCK, GainMix, Lose, PayMix, mix, wanted
from imperia.cards.nodes import EachPlayer, May
from imperia.cards.reports import Result, Then, To
from imperia.cards.words import LANGS, Tongue
from imperia.kernel.game import register

PRICE = 0
BOTH = 1 << WOOD | 1 << GOLD
gold = Gain(((GOLD, 1),))


@pytest.fixture(autouse=True)
def toy():
    from imperia.kernel import game

    register(ToyGame())
    watching()
    yield
    game._GAMES.pop("toy")


def paying(n: int, wood: int, gold: int, node=None):
    state = begin(node or PayMix(BOTH, n), goods=wood)
    state.goods[0][GOLD] = gold
    return state


# --- how many of each kind ----------------------------------------------------------------------------------------
def test_fifteen_goods_are_paid_in_one_answer():
    state = answer(paying(15, 12, 9))
    assert state.legal(0) == [T.amount(WOOD, n) for n in range(6, 13)]
    assert answer(state, T.amount(WOOD, 7)).goods[0] == [5, 1]


def test_the_first_kind_may_be_left_out_when_the_others_suffice():
    state = answer(paying(3, 5, 3))
    assert state.legal(0) == [T.amount(WOOD, 1), T.amount(WOOD, 2), T.amount(WOOD, 3), T.amount(GOLD, 3)]
    assert answer(state, T.amount(GOLD, 3)).goods[0] == [5, 0]


def test_a_single_possible_split_is_not_asked():
    assert answer(paying(5, 3, 2)).goods[0] == [0, 0]
    assert answer(paying(2, 0, 4)).goods[0] == [0, 2]


def test_a_payment_in_full_or_not_at_all():
    short = paying(5, 3, 1)
    assert not PayMix(BOTH, 5).payable(short, 0, 20)
    assert answer(short).goods[0] == [3, 1]
    exact = paying(4, 3, 1)
    assert PayMix(BOTH, 4).legal(exact, 0, 20)


def test_a_price_for_each_thing_counted():
    node = PayMix(1 << GOLD, 2, per=Wood())
    assert answer(paying(0, 2, 5, node)).goods[0] == [2, 1]
    assert not node.payable(paying(0, 3, 5, node), 0, 20)


def test_losing_takes_what_there_is():
    state = answer(paying(0, 1, 0, Lose(BOTH, 2)))
    assert state.goods[0] == [0, 0]
    assert not Lose(BOTH, 2).possible(state, 0, 20)
    asked = answer(paying(0, 1, 2, Lose(BOTH, 2)))
    assert asked.legal(0) == [T.amount(WOOD, 1), T.amount(GOLD, 2)]


def test_gaining_a_mix_asks_kind_and_number():
    state = answer(begin(GainMix(BOTH, 2)))
    assert state.legal(0) == [T.amount(WOOD, 1), T.amount(WOOD, 2), T.amount(GOLD, 2)]
    assert answer(state, T.amount(WOOD, 1)).goods[0] == [1, 1]
    assert answer(begin(GainMix(1 << GOLD, 2))).goods[0] == [0, 2]


def test_different_kinds_are_one_of_each():
    assert answer(begin(GainMix(BOTH, 2, different=True))).goods[0] == [1, 1]
    one = answer(begin(GainMix(BOTH, 1, different=True)))
    assert one.legal(0) == [T.amount(WOOD, 1), T.amount(GOLD, 1)]


def test_up_to_so_many_can_be_ended():
    state = begin(gold, goods=3)
    state.stack.clear()
    mix(state, 0, 20, BOTH, 2, STOCK, BANK, least=0)
    state.run()
    assert state.legal(0) == [T.amount(WOOD, 1), T.amount(WOOD, 2), T.DONE]
    assert wanted(state.stack[-1]) == (BOTH, 2, STOCK, BANK)
    assert answer(state, T.DONE).goods[0] == [3, 0]


def test_what_was_moved_is_reported():
    node = Then(Lose(1 << WOOD, 3), Gain(((GOLD, 2),), per=Result()))
    assert answer(begin(node, goods=2)).goods[0] == [0, 4]
    assert not To(PayMix(1 << WOOD, 3), gold).legal(begin(node, goods=2), 0, 20)


def test_each_player_pays_for_himself():
    state = begin(EachPlayer(Lose(BOTH, 1)), seats=2, goods=1)
    state.goods[1] = [1, 1]
    state = answer(state)
    assert state.pending == (1,)
    assert answer(state, T.amount(GOLD, 1)).goods == [[0, 0], [1, 0]]


# --- players and counts -------------------------------------------------------------------------------------------
def test_some_players_are_named_in_order_and_then_served():
    state = answer(begin(SomePlayers(Wood(), gold), goods=2))
    assert state.legal(0) == [T.PLAYER, T.PLAYER + 1, T.PLAYER + 2, T.DONE]
    state = answer(state, T.PLAYER + 1)
    assert state.legal(0) == [T.PLAYER + 2, T.DONE]
    assert state.goods[1] == [0, 0]
    assert [g[GOLD] for g in answer(state, T.PLAYER + 2).goods] == [0, 1, 1]
    assert [g[GOLD] for g in answer(state, T.DONE).goods] == [0, 1, 0]


def test_some_other_players_only_as_far_as_it_helps_them():
    node = SomePlayers(Wood(), Lose(1 << WOOD, 1), others=True)
    state = begin(node, goods=3)
    assert not node.possible(state, 0, 20)
    state.goods[2][WOOD] = 1
    assert node.possible(state, 0, 20)
    state = answer(state)
    assert state.legal(0) == [T.PLAYER + 2, T.DONE]
    assert [g[WOOD] for g in answer(state, T.PLAYER + 2).goods] == [3, 0, 0]
    assert answer(begin(SomePlayers(Wood(), gold))).stack == []


def test_one_player_of_those_without_something():
    state = begin(OnePlayer(gold, without=Wood()))
    state.goods[1][WOOD] = 1
    assert answer(state).goods == [[0, 0], [1, 0], [0, 1]]


def test_a_product_counts_one_thing_for_each_of_another():
    state = begin(Gain(((GOLD, 1),), per=Product(Wood(), Wood())), goods=3)
    assert answer(state).goods[0] == [3, 9]
    assert Product(Result(), Wood()).later()
    assert not Product(Wood(), Wood()).later()


# --- facts --------------------------------------------------------------------------------------------------------
def test_a_change_adds_or_sets_and_knows_its_limits():
    state = begin(gold, goods=4)
    assert Change(PRICE, by=-2).applied(5, state, 0, 20) == 3
    assert Change(PRICE, to=1).applied(5, state, 0, 20) == 1
    assert Change(PRICE, to=0).applied(5, state, 0, 20) == 0
    assert Change(PRICE, by=1, per=Wood()).applied(5, state, 0, 20) == 9
    assert Change(PRICE, by=-1, per=Wood(), most=3).applied(5, state, 0, 20) == 2
    assert Change(PRICE, by=9, when=Wood()).applied(5, state, 1, 20) == 5
    assert Change(PRICE, by=9, when=Wood()).applied(5, state, 0, 20) == 14


def test_a_change_for_a_while_is_kept_by_the_game():
    change = Change(PRICE, by=1, until="year")
    state = answer(begin(change, card=7))
    assert state.spells == [(0, 7, T.node(change))]
    with pytest.raises(AssertionError, match="read, not run"):
        answer(begin(Change(PRICE, by=1)))


def test_an_effect_of_another_mode_does_not_exist():
    alone = InMode("alone", gold)
    assert answer(begin(alone, seats=1)).goods[0] == [0, 1]
    table = begin(alone)
    assert not alone.possible(table, 0, 20)
    assert answer(table).goods[0] == [0, 0]
    assert answer(begin(May(alone))).stack == []


def test_mixes_say_themselves_in_all_languages():
    for lang in LANGS:
        t = Tongue(lang, ToyGame())
        said = {
            node.words(t) for node in (PayMix(BOTH, 2), PayMix(BOTH, 2, per=Wood()), Lose(BOTH, 2), GainMix(BOTH, 2))
        }
        said |= {GainMix(BOTH, 2, different=True).words(t), PayMix(1 << GOLD, 2).words(t)}
        assert len(said) == 6
        assert all("2" in text and "gold" in text for text in said)
    t = Tongue("en", ToyGame())
    assert PayMix(BOTH, 2).words(t) == "pay 2 wood or gold in any mix"
    assert Lose(1 << GOLD, 1).icons(t) == ("gold",)
    assert SomePlayers(Wood(), gold, others=True).words(t) == "up to wood other players of your choice: gain 1 gold"
    assert Product(Wood(), Wood()).words(t) == "wood and wood"
    assert T.actions[T.amount(GOLD, 3)].args == (GOLD, 2)
