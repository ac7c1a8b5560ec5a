"""SPR and SUM: time, hordes, raids and advisors; income, shame, and the command cards."""

from __future__ import annotations

import pytest

from imperia.games.wall import spring, summer
from imperia.games.wall.lexicon import COMMAND_NAMES, COMMANDS, DISCARDED, IN_HAND, ON_TRACK, PRODUCTION
from imperia.games.wall.tables import INDICATOR, SETS
from wall_dsl import *
from wall_modes import *

BOARD = SETS[0]


def springs(t: Table) -> Table:
    t.begin()
    spring.spring(t.state)
    return t.go()


def summers(t: Table) -> Table:
    t.begin()
    t.state.push(summer.SUMMERING, 0)
    return t.go()


def discards(t: Table, p: int, *names: str) -> Table:
    for name in names:
        t.state.commands[p * COMMANDS + COMMAND_NAMES.index(name)] = DISCARDED
    return t.checked()


def in_hand(t: Table, p: int) -> list[str]:
    return [name for i, name in enumerate(COMMAND_NAMES[:COMMANDS]) if t.state.commands[p * COMMANDS + i] == IN_HAND]


def below(t: Table, section: str) -> Table:
    """The next card is laid by this section's sign: it is on the card that lies below it."""
    indicator(t, section)
    t.state.horde_deck.append(t.state.horde_deck.pop(0))
    return t.checked()


# --- spring -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-SPR-01", "GW-SUM-01", "GW-GEN-03")
def test_the_first_year_has_neither_spring_nor_summer():
    t = Table(new("wall", 3, {}, 0, lambda state: True)).run("command")
    assert [event["season"] for event in t.events("season")] == [3]
    assert t.state.year == 1


@pytest.mark.rule("GW-SPR-02", "GW-SPR-03", "GW-SPR-04", "GW-EX-05", "GW-SPR-11")
def test_time_moves_on_and_as_many_hordes_come_as_stand_above_it():
    t = table(3).horde("L", "horde_outriders_1").horde("M", "horde_outriders_2").horde("R", "horde_outriders_3")
    before = len(t.state.horde_deck)
    springs(t)
    came = before - len(t.state.horde_deck)
    assert (t.state.year, came, t.idle) == (2, BOARD.hordes[0][1], True)
    t.state.year = 3
    before = len(t.state.horde_deck)
    springs(t)
    assert before - len(t.state.horde_deck) == BOARD.hordes[0][3] == 3


@pytest.mark.rule("GW-SPR-05")
def test_empty_sections_come_first_from_the_left_whatever_backs_show():
    t = below(table(3).horde("M", "horde_outriders_1"), "M")
    spring.add_hordes(t.state, 1)
    assert [t.rows(x)[0] is not None for x in "LMR"] == [True, True, False]
    assert t.rows("M")[1] is None


@pytest.mark.rule("GW-SPR-06", "GW-SPR-07", "GW-EX-06", "GW-DT-01")
def test_then_the_card_now_on_top_points_to_the_section():
    t = table(3).horde("L", "horde_outriders_1").horde("M", "horde_outriders_2").horde("R", "horde_outriders_3")
    below(t, "L")
    card = t.state.horde_deck[-1]
    spring.add_hordes(t.state, 1)
    assert t.state.horde[1] == card
    assert INDICATOR[t.state.horde_deck[-1]] == 0


@pytest.mark.rule("GW-SPR-08", "GW-SPR-09", "GW-DT-02")
def test_a_full_section_is_raided():
    t = (
        table(3)
        .horde("L", *[f"horde_jin_{i}" for i in (1, 2, 3)])
        .horde("M", OUTRIDERS)
        .horde("R", "horde_outriders_2")
    )
    below(t, "L")
    card = t.state.horde_deck[-1]
    spring.add_hordes(t.state, 1)
    assert (t.bank, t.boxed, t.state.horde_discard) == (27, 3, [card])
    t.tokens(1)
    below(t, "L")
    spring.add_hordes(t.state, 1)
    assert (t.bank, t.honours) == (0, [0, 0, 0])


@pytest.mark.rule("GW-AMB-06", "GW-SPR-06")
def test_an_empty_horde_deck_is_made_of_the_discards_else_hordes_stop():
    t = table(3).horde("L", "horde_outriders_1").horde("M", "horde_outriders_2")
    s = t.state
    s.horde_discard, s.horde_deck = s.horde_deck, []
    spring.add_hordes(s, 1)
    assert (len(s.horde_deck), s.horde_discard, t.rows("R")[0] is not None) == (21, [], True)
    s.box_open += s.horde_deck
    s.horde_deck = []
    before = list(s.horde)
    spring.add_hordes(s, 1)
    assert s.horde == before


@pytest.mark.rule("GW-SPR-10", "GW-ADV-05", "GW-AMB-07")
def test_two_advisors_leave_two_slide_two_come():
    t = table(3).horde("L", "horde_outriders_1")
    row = list(t.state.row)
    springs(t)
    assert (t.state.row[:2], t.state.advisor_discard[-2:]) == (row[2:], row[:2])
    assert all(card >= 0 for card in t.state.row)
    t = table(3)
    s = t.state
    s.box_open += s.advisor_deck
    s.advisor_deck = []
    springs(t)
    assert sorted(card for card in s.row if card >= 0) == sorted(set(s.row) - {-1})
    assert sum(card >= 0 for card in s.row) >= 2  # those left, and discards that came again


# --- summer -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-SUM-02", "GW-SUM-03", "GW-EX-07", "GW-OVR-10", "GW-AMB-32")
def test_overseers_pay_their_level_without_officials():
    t = table(3)
    s = t.state
    s.overseers[A * PRODUCTION + 2] = 2
    s.overseers[B * PRODUCTION] = 1
    s.soldiers[A * 9 * 3] -= 1
    s.soldiers[B * 9 * 3] -= 1
    summers(t)
    assert (t.seat(A).goods, t.seat(B).wood) == ({"wood": 0, "stone": 0, "gold": 2, "chi": 0}, 1)


@pytest.mark.rule("GW-SUM-04", "GW-SUM-11", "GW-TEA-02", "GW-EX-03", "GW-DEC-06")
def test_shame_is_bought_off_in_tea_order_after_all_income():
    t = table(3).shamed(A, spearman=1).shamed(C, archer=1).give(A, chi=2).give(C, chi=4).tea(C, A, B)
    summers(t)
    assert (t.asked, t.pending) == ("buy-off", (C,))
    t.answer(C, "shed", "archer")
    assert (t.pending, t.seat(C).chi, t.bank) == ((A,), 2, 29)


@pytest.mark.rule("GW-SUM-05", "GW-AUT-18")
def test_cards_leave_the_track_in_summer_for_the_discard_pile():
    t = plays(plays(table(3), A, "economy"), B, "betrayal")
    t.state.track = [A, B, -1]
    summers(t).run()
    assert ON_TRACK not in t.state.commands
    assert (t.state.track, t.state.played) == ([-1] * 3, [-1] * 3)


@pytest.mark.rule("GW-SUM-06", "GW-SUM-07", "GW-SUM-09", "GW-DEC-07")
def test_all_cards_come_back_but_betrayal():
    t = summers(discards(table(3), A, "economy", "despotism", "betrayal"))
    assert (t.asked, t.options(A)) == ("reclaim", ["reclaim", "honour"])
    t.answer(A, "reclaim")
    assert sorted(set(COMMAND_NAMES[:6]) - set(in_hand(t, A))) == ["betrayal"]
    assert t.seat(A).honour == 0


@pytest.mark.rule("GW-SUM-06", "GW-SUM-08", "GW-AMB-16", "GW-DT-30")
def test_or_two_honour_for_each_card_there_betrayal_too_which_stay():
    t = discards(table(3), A, "economy", "betrayal")
    summers(t).answer(A, "honour")
    assert (t.seat(A).honour, len(in_hand(t, A))) == (4, 4)
    total, lying = 0, []
    t = table(3)
    for name in ("economy", "despotism", "work_harder", "attack_order", "audience"):
        discards(t, A, name)
        lying.append(name)
        summers(t).answer(A, "honour")
        total += 2 * len(lying)
        assert t.seat(A).honour == total
    assert total == 30


@pytest.mark.rule("GW-SUM-10", "GW-AMB-17", "GW-DT-29")
def test_an_empty_hand_must_be_filled():
    t = discards(table(3), A, *COMMAND_NAMES[:6])
    summers(t)
    assert (t.idle, sorted(set(COMMAND_NAMES[:6]) - set(in_hand(t, A))), t.seat(A).honour) == (True, ["betrayal"], 0)
