"""SPR: time passes, hordes come, raids cost shame, the advisor row moves on."""

from __future__ import annotations

import pytest

from imperia.games.wall import spring
from imperia.games.wall.gates import figures, losses, renew_hordes
from imperia.games.wall.lexicon import SPRING
from imperia.games.wall.tables import INDICATOR
from wall_dsl import *


def springs(t: Table) -> Table:
    """The spring of a new year."""
    t.begin()
    spring.spring(t.state)
    return t.go()


def adds(t: Table, n: int) -> Table:
    spring.add_hordes(t.state, n)
    return t.checked()


def pointing(t: Table, *sections: str) -> Table:
    """The backs of the horde deck from the top."""
    deck = t.state.horde_deck
    for i, section in enumerate(sections):
        at = len(deck) - 1 - i
        found = next(j for j in range(at, -1, -1) if INDICATOR[deck[j]] == SECTIONS.index(section))
        deck[at], deck[found] = deck[found], deck[at]
    return t


def counts(t: Table) -> list[int]:
    return [sum([card is not None for card in t.rows(section)]) for section in SECTIONS]


@pytest.mark.rule("GW-SPR-01", "GW-SPR-02", "GW-SPR-03", "GW-EX-05", "GW-CMP-32")
@pytest.mark.parametrize(("seats", "taken"), [(3, [2, 2, 3, 3, 3]), (4, [3, 3, 3, 3])])
def test_each_year_brings_the_hordes_printed_above_its_space(seats, taken):
    t = table(seats)
    board = figures(t.state)
    for year, n in enumerate(taken, 2):
        before = len(t.state.horde_deck)
        springs(t)
        assert (t.state.year, t.state.season, before - len(t.state.horde_deck)) == (year, SPRING, n)
        assert losses(t.state) == board.losses[t.state.side][year - 1]


@pytest.mark.rule("GW-SPR-04", "GW-SPR-05", "GW-SPR-06", "GW-DT-03")
def test_empty_sections_come_first_from_the_left_then_the_indicator():
    t = table(3).horde("M", OUTRIDERS, "horde_outriders_2")
    pointing(t, "M", "M", "M", "R")  # the backs of the cards that fill empty sections do not matter
    adds(t, 3)
    assert counts(t) == [1, 2, 2]


@pytest.mark.rule("GW-SPR-05", "GW-DT-04")
def test_with_too_few_cards_the_right_sections_stay_empty():
    assert counts(adds(table(3), 1)) == [1, 0, 0]


@pytest.mark.rule("GW-SPR-06", "GW-SPR-07", "GW-EX-06")
def test_a_card_goes_where_the_new_top_card_points_not_its_own_back():
    t = table(3).horde("L", OUTRIDERS).horde("M", "horde_mangudai_1").horde("R", "horde_outriders_2")
    pointing(t, "R", "L")
    adds(t, 1)
    assert counts(t) == [2, 1, 1]
    assert t.at("L2") is not None


@pytest.mark.rule("GW-SPR-08", "GW-SPR-09", "GW-SPR-11", "GW-AMB-05", "GW-CMP-35")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_full_section_means_a_raid(seats):
    t = table(seats).horde("L", OUTRIDERS, "horde_mangudai_1", "horde_merkit_1")
    t.horde("M", "horde_jin_1").horde("R", "horde_outriders_2")
    pointing(t, "R", "L")
    before, honours = t.bank, t.honours
    raider = t.state.horde_deck[-1]
    adds(t, 1)
    assert (t.state.horde_discard, counts(t)) == ([raider], [3, 1, 1])
    assert (before - t.bank, t.boxed, t.honours) == (seats, seats, honours)


@pytest.mark.rule("GW-SPR-09", "GW-DT-05")
def test_a_raid_takes_what_the_bank_has_and_nobody_loses_honour():
    t = table(3).horde("L", OUTRIDERS, "horde_mangudai_1", "horde_merkit_1").give(A, honour=9)
    t.horde("M", "horde_jin_1").horde("R", "horde_outriders_2").tokens(2)
    adds(pointing(t, "R", "L"), 1)
    assert (t.bank, t.boxed, t.honours) == (0, 30, [9, 0, 0])


@pytest.mark.rule("GW-SPR-10", "GW-SPR-11", "GW-AMB-07")
def test_the_two_leftmost_advisors_leave_the_row():
    t = table(3)
    row, coming = t.state.row[:], t.state.advisor_deck[-1:-3:-1]
    springs(t)
    assert (t.state.row, t.state.advisor_discard) == ([row[2], row[3], *coming], row[:2])
    assert not t.pending  # spring asks nothing


@pytest.mark.rule("GW-AMB-06", "GW-SPR-03")
def test_an_empty_horde_deck_is_made_anew_of_the_discards():
    t = table(3).horde("L", OUTRIDERS).horde("M", "horde_mangudai_1").horde("R", "horde_outriders_2")
    s = t.state
    s.horde_discard, s.horde_deck = s.horde_deck, []
    adds(t, 2)
    assert sum(counts(t)) == 5
    assert not s.horde_discard
    assert len(s.horde_deck) == 19


@pytest.mark.rule("GW-AMB-06", "GW-SPR-06")
def test_without_any_card_left_nothing_comes_and_without_an_indicator_the_leftmost_section_with_room():
    t = table(3).horde("L", OUTRIDERS).horde("M", "horde_mangudai_1").horde("R", "horde_outriders_2")
    s = t.state
    s.box_open, s.horde_deck = s.horde_deck[:-1], s.horde_deck[-1:]
    adds(t, 1)
    assert counts(t) == [2, 1, 1]
    adds(t, 3)
    assert counts(t) == [2, 1, 1]


@pytest.mark.rule("GW-AMB-06")
@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_captured_hordes_go_back_into_the_deck_only_where_all_play_together_and_nothing_else_is_left(mode: str):
    t = Table(new("wall", 3, {"mode": mode}, 0, lambda state: True))
    s = t.state
    s.captured[0], s.horde_discard, s.horde_deck = s.horde_deck[:3], s.horde_deck[3:5], []
    renew_hordes(s)
    assert (len(s.horde_deck), len(s.captured[0]), s.horde_discard) == (2, 3, [])
    s.horde_deck = []
    renew_hordes(s)
    assert (len(s.horde_deck), len(s.captured[0])) == ((3, 0) if mode == "coop" else (0, 3))
