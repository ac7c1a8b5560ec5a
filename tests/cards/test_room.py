"""The shared room: aims, picks, costs and reports, reactions and replacements, voices, zones and their worlds."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from cards.toy import (
    CARDS,
    CHOP,
    GOLD,
    PICK,
    WOOD,
    Chop,
    Discard,
    Hand,
    LoseAll,
    T,
    Toy,
    ToyGame,
    Wood,
    answer,
    begin,
    watching,
)
from imperia.cards.aim import OnePlayer
from imperia.cards.goods import Gain, Pay, Per, Score
from imperia.cards.laws import check_resampling
from imperia.cards.nodes import AtMost, Choose, ChooseSome, EachPlayer, If, May, Seq, UpTo
from imperia.cards.reports import Result, Then, To
from imperia.cards.triggers import ANYONE, OTHERS, Instead, When, enqueue
from imperia.cards.words import LANGS, Tongue
from imperia.kernel.game import register

gold = Gain(((GOLD, 1),))
wood = Gain(((WOOD, 1),))


@pytest.fixture(autouse=True)
def toy():
    from imperia.kernel import game

    register(ToyGame())
    watching()
    yield
    game._GAMES.pop("toy")


# --- aims and picks -----------------------------------------------------------------------------------------------
def test_a_move_of_one_card_asks_for_it_and_lapses_without_one():
    state = answer(begin(Discard(Hand()), hand=(3, 4)), PICK + 4)
    assert (state.hands[0], state.pile) == ([3], [4])
    assert answer(begin(Discard(Hand()))).stack == []


def test_may_before_an_aim_is_one_question_with_skip():
    state = answer(begin(May(Discard(Hand())), hand=(3, 4)))
    assert state.legal(0) == [T.SKIP, PICK + 3, PICK + 4] or state.legal(0) == [PICK + 3, PICK + 4, T.SKIP]
    assert answer(state, T.SKIP).hands[0] == [3, 4]


def test_may_before_a_choice_is_one_question_with_skip():
    state = answer(begin(May(Choose((gold, wood)))))
    assert state.legal(0) == [T.BRANCH, T.BRANCH + 1, T.SKIP]
    assert answer(state, T.BRANCH).goods[0] == [0, 1]


def test_picks_come_in_canonical_order_and_leave_enough_to_pick():
    state = answer(begin(Discard(Hand(), 2), hand=(1, 5, 9)))
    assert state.legal(0) == [PICK + 1, PICK + 5]  # the last one could not be followed by another
    state = answer(state, PICK + 5)
    assert (state.pile, state.hands[0]) == ([5, 9], [1])  # 9 was the only one left behind 5


def test_up_to_so_many_can_be_ended_at_any_time():
    state = answer(begin(Discard(Hand(), 3, up_to=True), hand=(1, 5, 9)), PICK + 1)
    assert state.legal(0) == [PICK + 5, PICK + 9, T.DONE]
    assert answer(state, T.DONE).pile == [1]


def test_as_a_cost_several_cards_are_payable_only_in_full():
    cost = Discard(Hand(), 2)
    poor, rich = begin(To(cost, gold), hand=(1,)), begin(To(cost, gold), hand=(1, 2))
    assert not To(cost, gold).legal(poor, 0, 20)
    assert To(cost, gold).legal(rich, 0, 20)
    assert cost.possible(poor, 0, 20)


def test_one_player_of_choice_suffers_or_enjoys_it():
    state = answer(begin(OnePlayer(wood)))
    assert state.legal(0) == [T.PLAYER + 1, T.PLAYER + 2]
    assert answer(state, T.PLAYER + 2).goods == [[0, 0], [0, 0], [1, 0]]
    both = answer(begin(OnePlayer(wood, others=False)))
    assert both.legal(0) == [T.PLAYER, T.PLAYER + 1, T.PLAYER + 2]


# --- costs, and what was done -------------------------------------------------------------------------------------
def test_an_effect_counts_what_its_cost_did():
    node = To(Discard(Hand(), 3, up_to=True), Gain(((GOLD, 1),), per=Result()))
    state = answer(begin(node, hand=(1, 5, 9)), PICK + 1, PICK + 9)
    assert state.goods[0] == [0, 2]


def test_then_is_no_cost_and_counts_too():
    node = Then(Discard(Hand(), 2), Gain(((GOLD, 1),), per=Result()))
    state = begin(node, hand=(1,))
    assert node.legal(state, 0, 20)
    assert answer(state).goods[0] == [0, 1]


def test_what_an_inner_collector_hears_the_outer_one_does_not():
    inner = Then(Discard(Hand(even=True)), wood)
    node = Then(Seq((Discard(Hand(), 1), inner)), Gain(((GOLD, 1),), per=Result()))
    state = answer(begin(node, hand=(1, 2)), PICK + 1)
    assert state.pile == [1, 2]
    assert state.goods[0] == [1, 1]


def test_up_to_asks_each_time_and_stops():
    state = answer(begin(UpTo(3, gold)), T.YES, T.YES, T.NO)
    assert state.goods[0] == [0, 2]
    assert answer(begin(UpTo(2, gold)), T.YES, T.YES).goods[0] == [0, 2]


def test_some_of_several_effects_are_different_ones():
    state = answer(begin(ChooseSome(2, (gold, wood, Gain(((WOOD, 5),))))), T.BRANCH + 1)
    assert state.legal(0) == [T.BRANCH, T.BRANCH + 2]
    assert answer(state, T.BRANCH + 2).goods[0] == [6, 0]


def test_a_condition_of_at_most():
    node = If(AtMost(Wood(), 1), gold, wood)
    assert answer(begin(node, goods=1)).goods[0] == [1, 1]
    assert answer(begin(node, goods=2)).goods[0] == [3, 0]


def test_a_choice_offers_what_is_legal_before_what_is_only_possible():
    """Paying is not legal without the wood; a branch that would do nothing is not offered at all."""
    node = Choose((Pay(((WOOD, 2),), gold), gold, wood))
    assert answer(begin(node)).legal(0) == [T.BRANCH + 1, T.BRANCH + 2]


def test_points_for_every_so_many():
    state = begin(gold, goods=11)
    assert Score(1, (Per(2, Wood(), every=4),)).points(state, 0, 0) == 5
    assert Score(0, (Per(2, Wood()),), most=10).points(state, 0, 0) == 10


# --- reactions ----------------------------------------------------------------------------------------------------
def test_cards_in_play_react_in_playing_order():
    watching((3, When("chop", wood, OTHERS)), (4, When("chop", gold)), (5, When("chop", gold, ANYONE)))
    state = begin(Chop())
    state.table = [[4], [3], [5, 3]]
    state.deck = [c for c in state.deck if c not in (3, 4, 5)]
    state.table[2].remove(3)
    state = answer(state)
    assert state.goods == [[1, 1], [1, 0], [0, 1]]


def test_a_reaction_may_look_closer():
    @dataclass(frozen=True)
    class WhenBig(When):
        def hears(self, s, owner, card, seat, subject, n):
            return s.goods[seat][WOOD] > 2

    watching((4, WhenBig("chop", gold)))
    for had, got in ((0, 0), (2, 1)):
        state = begin(Chop(), goods=had)
        state.table[0] = [4]
        state.deck.remove(4)
        assert answer(state).goods[0][GOLD] == got


def test_own_reactions_that_need_no_frame_happen_at_once():
    from cards.toy import watches_of

    watching((4, When("chop", gold)), (5, When("chop", May(gold))))
    state = begin(gold)
    state.stack.clear()
    state.table[0] = [4, 5]
    watches_of(state).fire_own(state, CHOP, 0)
    assert state.goods[0][GOLD] == 1
    assert len(state.stack) == 1


def test_an_owner_orders_his_reactions():
    state = begin(gold)
    state.stack.clear()
    enqueue(state, 0, -1, 1, [(T.node(Pay(((WOOD, 1),), gold)), 6), (T.node(wood), 7)])
    state = answer(state)
    assert state.legal(0) == [PICK + 6, PICK + 7]
    assert answer(state, PICK + 7).goods[0] == [0, 1]  # first the wood, then it can be paid
    assert answer(state, PICK + 6).goods[0] == [1, 0]


def test_a_replacement_happens_instead_but_not_of_itself():
    watching((4, Instead("lose", Seq((gold, LoseAll())))))
    state = begin(LoseAll(), goods=3)
    state.table[0] = [4]
    state.deck.remove(4)
    assert answer(state).goods[0] == [0, 1]


def test_a_moment_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="no moment 'sneeze'"):
        watching((4, When("sneeze", gold)))


# --- voices and order ---------------------------------------------------------------------------------------------
def test_somebody_else_answers_for_a_seat_without_a_person():
    state = begin(EachPlayer(Choose((gold, wood)), others=True), seats=3)
    state.mute = [1, 2]  # seat 2 answers for seat 1
    state.run()
    assert state.pending == (2,)
    state = answer(state, T.BRANCH)
    assert state.goods[1] == [0, 1]
    assert state.pending == (2,)
    assert answer(state, T.BRANCH + 1).goods[2] == [1, 0]


def test_an_automaton_is_never_asked():
    state = begin(Choose((gold, wood)))
    state.mute = [0, -1]
    with pytest.raises(AssertionError, match="nobody answers"):
        state.run()


# --- zones --------------------------------------------------------------------------------------------------------
def _dealt() -> Toy:
    state = Toy(3, 4)
    state.shuffle(state.deck)
    for p in range(3):
        state.hands[p] = sorted([state.deck.pop() for _ in range(4)])
    state.table[1] = [state.deck.pop()]
    return state


def test_a_world_keeps_what_the_seat_knows_and_nothing_else():
    state = _dealt()
    looked = state.hands[1][2]
    state.seen[looked] = 1  # seat 0 has looked at it
    for seat in range(3):
        check_resampling(state, seat, 5, 6)
    worlds = [state.determinize(0, n) for n in range(30)]
    assert all(world.hands[0] == state.hands[0] and looked in world.hands[1] for world in worlds)
    assert len({tuple(world.hands[2]) for world in worlds}) > 20
    assert len({tuple(world.deck) for world in worlds}) == 30
    assert all(sorted(ToyGame().zones.census(world)) == list(range(CARDS)) for world in worlds)


def test_who_has_seen_which_place_stays_known_where_everybody_saw_it():
    """Seat 0 looked at a card of seat 1: seat 2 knows that, not which card it is."""
    state = _dealt()
    state.seen[state.hands[1][2]] = 1
    for n in range(20):
        world = state.determinize(2, n)
        assert [sum(world.seen[c] for c in hand) for hand in world.hands] == [0, 1, 0]


def test_cards_that_a_frame_holds_are_drawn_anew_for_others():
    op = T.op(lambda s, f: None, "holding", cards=(), holds=4)
    state = _dealt()
    held = [state.deck.pop(), state.deck.pop()]
    state.push(op, 0, 1, -1, *held)
    assert state.determinize(1, 3).stack[0][4:] == tuple(held)
    assert len({state.determinize(0, n).stack[0][4:] for n in range(20)}) > 10
    for seat in range(3):
        check_resampling(state, seat, 1, 2)
    zones = ToyGame().zones
    assert zones.census(state)[held[0]] == ("held", 0, 0)


def test_a_hidden_card_that_a_frame_names_goes_with_its_place():
    op = T.op(lambda s, f: None, "naming")
    state = _dealt()
    state.push(op, 0, 1, state.hands[1][3])
    for n in range(20):
        world = state.determinize(0, n)
        assert world.stack[0][3] in world.hands[1]
    check_resampling(state, 0, 1, 2)


def test_a_card_in_two_places_is_named():
    state = _dealt()
    state.pile.append(state.hands[0][0])
    with pytest.raises(AssertionError, match="is in"):
        ToyGame().zones.census(state)


def test_a_view_of_a_zone_shows_what_is_known_first():
    state = _dealt()
    state.seen[state.hands[1][3]] = 1
    view = state.view(0)
    assert view["hands"][0] == state.hands[0]
    assert view["hands"][1] == [state.hands[1][3], None, None, None]
    assert state.view(None)["hands"][0] == [None] * 4


# --- words --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGS)
def test_every_shared_node_says_itself(lang):
    t = Tongue(lang, ToyGame())
    for node in (
        UpTo(2, gold), UpTo(99, gold), ChooseSome(2, (gold, wood)), OnePlayer(gold), OnePlayer(gold, others=False),
        To(wood, gold), Then(wood, Gain(((GOLD, 1),), per=Result())), If(AtMost(Wood()), gold),
        If(AtMost(Wood(), 2), gold), Score(0, (Per(1, Wood(), every=3),)),
    ):  # fmt: skip
        said = node.words(t)
        assert len(said) > 5
        assert "{" not in said


def test_icons_come_from_goods_counts_and_parts():
    t = Tongue("en", ToyGame())
    assert To(wood, gold).icons(t) == ("wood", "gold")
    assert Gain(((GOLD, 1),), per=Wood()).icons(t) == ("gold", "wood")
