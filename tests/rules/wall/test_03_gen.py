"""GEN, TEA, GNR, ADV: what holds always, the tea track, generals and advisors."""

from __future__ import annotations

import pytest

from imperia.cards.goods import Gain
from imperia.cards.nodes import EachPlayer
from imperia.games.wall import blocks
from imperia.games.wall.gates import above, figures, gain, leave_row, lose_honour, pay, raise_tea, supports
from imperia.games.wall.lexicon import (
    CHI,
    DISCARDED,
    GOLD,
    HONOUR,
    SPRING,
    SUMMER,
)
from imperia.games.wall.ops import RaiseTea
from wall_dsl import *


@pytest.mark.rule("GW-GEN-01", "GW-GEN-03", "GW-GEN-22", "GW-SUM-05", "GW-AUT-18")
@pytest.mark.parametrize("seed", range(3))
def test_a_year_has_four_seasons_and_one_turn_for_each(seed):
    t = Table(new("wall", 3, {}, seed, lambda state: True))
    for _ in range(4000):
        if t.state.over:
            break
        p = t.pending[0]
        options = t.state.options(p)
        t.state.apply(p, options[(7 * t.state.clock + seed) % len(options)])
    assert t.state.over
    told = [(event.name, event.args) for event in t.state.events]
    seasons = [args["season"] for name, args in told if name == "season"]
    assert seasons == ([AUTUMN, WINTER] + [SPRING, SUMMER, AUTUMN, WINTER] * t.state.year)[: len(seasons)]
    turns = [args["seat"] for name, args in told if name == "turn"]
    years = turns.count(A)
    assert sorted(turns) == sorted([A, B, C] * years)
    assert years == t.state.year


@pytest.mark.rule("GW-GEN-02", "GW-END-10")
def test_most_honour_wins():
    t = table(3).give(A, honour=20).give(B, honour=21).give(C, honour=5)
    t.state.over = True
    assert t.state.winners == (B,)


@pytest.mark.rule("GW-GEN-05", "GW-GEN-06", "GW-GEN-20", "GW-AMB-15", "GW-AMB-69", "GW-CMP-20")
def test_honour_is_one_number_that_never_drops_below_nothing():
    t = table(3)
    gain(t.state, A, HONOUR, 250)
    lose_honour(t.state, A, 30)
    assert t.seat(A).honour == 220
    lose_honour(t.state, A, 999)
    lose_honour(t.state, A, 1)
    assert t.seat(A).honour == 0


@pytest.mark.rule("GW-GEN-07", "GW-GEN-09", "GW-CMP-21")
def test_paying_takes_goods_from_the_own_stock_and_goods_never_run_out():
    t = table(3)
    for p in (A, B):
        gain(t.state, p, GOLD, 80)
    pay(t.state, A, GOLD, 3)
    assert (t.seat(A).gold, t.seat(B).gold) == (77, 80)
    assert not blocks.can_hire(t.give(C, gold=0).state, C, blocks.EITHER, 0)  # no part payment


@pytest.mark.rule("GW-GEN-04", "GW-GEN-12")
def test_an_effect_that_names_no_owner_means_the_own_pieces():
    t = table(3).officials(A, "mine", 2).officials(B, "mine", 1).give(A, gold=0)
    t.activate("mine")
    assert (t.seat(A).gold, t.seat(B).gold, t.seat(C).gold) == (2, 1, 0)


@pytest.mark.rule("GW-GEN-16", "GW-INF-06")
def test_the_command_discard_is_common_and_every_card_keeps_its_owner():
    t = table(3)
    t.state.commands[A * 6 + 1] = t.state.commands[B * 6 + 1] = DISCARDED
    cards = [figures(t.state).commands[p][1] for p in range(3)]
    for seat in (A, B, C, None):
        seen = [faction["commands"] for faction in t.state.view(seat)["factions"]]
        assert [commands["discarded"] for commands in seen] == [[cards[A]], [cards[B]], []]
        assert [len(commands["hand"]) for commands in seen] == [5, 5, 6]


@pytest.mark.rule("GW-GEN-19", "GW-TEA-01", "GW-TEA-02", "GW-EX-03")
def test_players_act_from_the_top_of_the_tea_stack():
    t = table(3).tea(C, A, B).effect(A, EachPlayer(Gain(((CHI, 1),))))
    gained = [event.args["seat"] for event in t.state.events if event.name == "gained"]
    assert gained[-3:] == [C, A, B]


@pytest.mark.rule("GW-TEA-03")
def test_ties_go_to_the_one_higher_on_the_stack():
    t = table(3).tea(C, A, B)
    assert above(t.state, C, B)
    assert above(t.state, A, B)
    assert not above(t.state, B, C)


@pytest.mark.rule("GW-TEA-04", "GW-TEH-01", "GW-EX-21")
def test_a_marker_rises_above_the_one_that_was_above_it():
    t = table(3).tea(A, B, C).effect(C, RaiseTea(1))
    assert t.state.tea == (A, C, B)
    raise_tea(t.state, B, 99)
    assert t.state.tea == (B, A, C)
    raise_tea(t.state, B, 1)
    assert t.state.tea == (B, A, C)


@pytest.mark.rule("GW-TEA-05", "GW-TEH-05", "GW-EX-21")
def test_a_step_keeps_the_order_that_held_when_it_began():
    t = table(3).tea(A, B, C).officials(B, "teahouse").officials(C, "teahouse").activate("teahouse")
    assert (t.asked, t.pending) == ("rise", (B,))
    t.answer(B, "rise")
    assert (t.state.tea, t.pending) == ((B, A, C), (C,))
    t.answer(C, "rise")
    assert t.state.tea == (B, C, A)


# --- generals and advisors --------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-GNR-01", "GW-GNR-02", "GW-EX-04", "GW-CMP-27")
def test_a_general_is_as_strong_as_the_symbols_of_support():
    for symbols, active in ((2, 0), (2, 3), (0, 1)):
        t = table(3).general(A, "gen_liang_hongyu").support(A, symbols)
        for name in ("adv_zhen_dexiu", "adv_li_jie", "adv_xu_shuwei")[:active]:
            t.advisor(A, name)
        t.losses(1).horde("M", OUTRIDERS).cover(A, "M1a3").wounds("M1").defeats()
        assert supports(t.state, A) == symbols
        assert t.seat(A).honour == 2 + 2 * symbols  # 2 for presence; one killed: 2 for each support advisor


@pytest.mark.rule("GW-ADV-01", "GW-ADV-02", "GW-ADV-03", "GW-DEC-25")
def test_an_advisor_is_active_or_support_at_once_and_for_good():
    for role in ("active", "support"):
        t = table(3).general(A, "gen_wu_jie").give(A, gold=9)
        t.state.row[0], t.state.advisor_deck = _row_with(t, "adv_zhen_dexiu")
        t.officials(A, "embassy").activate("embassy").answer(A, "hire", 0).answer(A, role)
        assert t.seat(A).gold == 8
        t.give(A, wood=0, stone=0).officials(A, "sawmill", 2).officials(B, "sawmill", 1).activate("sawmill")
        t.run("donate").answer(A, "donate")
        assert t.seat(A).honour == (3 if role == "active" else 2)


def _row_with(t: Table, name: str) -> tuple[int, list[int]]:
    s = t.state
    card = BY_CODE[name]
    if card in s.row:
        s.row[s.row.index(card)] = s.row[0]
        return card, s.advisor_deck
    return card, [s.row[0] if other == card else other for other in s.advisor_deck]


@pytest.mark.rule("GW-ADV-04", "GW-EMB-05")
def test_any_number_of_advisors_may_be_owned():
    t = table(3).support(A, 7).advisor(A, "adv_zhen_dexiu", "adv_li_jie").give(A, gold=10)
    t.officials(A, "embassy").activate("embassy").answer(A, "hire", 0).answer(A, "support")
    assert (len(t.state.support[A]), t.seat(A).gold) == (8, 0)


@pytest.mark.rule("GW-ADV-05", "GW-EMB-07", "GW-AMB-07")
def test_the_row_slides_left_and_is_filled_from_the_deck_then_from_the_discards():
    t = table(3)
    s = t.state
    row, top = s.row[:], s.advisor_deck[-1]
    assert leave_row(s, 1) == row[1]
    assert s.row == [row[0], row[2], row[3], top]
    s.advisor_discard += [*s.advisor_deck, row[1]]
    s.advisor_deck.clear()
    out = leave_row(s, 0)
    assert min(s.row) >= 0
    assert not s.advisor_discard
    s.box_open += [*s.advisor_deck, out]
    s.advisor_deck.clear()
    s.box_open.append(leave_row(s, 0))
    assert s.row[3] == -1
    assert min(s.row[:3]) >= 0
    t.checked()
