"""CMP and SET: what is in the box, and the table before the first autumn with three or four players."""

from __future__ import annotations

from collections import Counter

import pytest

from imperia.games.wall import blocks
from imperia.games.wall.faces import FACES
from imperia.games.wall.lexicon import (
    AUTUMN,
    CARD_KINDS,
    COMMANDS,
    FIGURES,
    HOME,
    IN_HAND,
    OFFICIALS,
    POSTS,
    UNHIRED,
)
from imperia.games.wall.tables import (
    BACK,
    INDICATOR,
    KIND_OF,
    LAYOUT,
    SETS,
    START_GOODS,
    START_TACTICS,
    STRENGTH_OF,
    TEA_VALUE,
    WINDOW,
)
from wall_dsl import *
from wall_modes import *

BOARD = SETS[0]
LAYOUT_FIELDS = {card: sum(code == FREE for code in LAYOUT[card]) for card in BOARD.cards[0]}


def fresh(seats: int = 3, seed: int = 0, **options: str) -> Table:
    return Table(new("wall", seats, options, seed, lambda state: True))


def started(seats: int = 3, seed: int = 0) -> Table:
    """The first autumn, whoever was chosen."""
    return fresh(seats, seed).run("command")


# --- CMP --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-CMP-06", "GW-CMP-07", "GW-CMP-08", "GW-CMP-09", "GW-CMP-10", "GW-CMP-11")
@pytest.mark.rule("GW-CMP-12", "GW-CMP-13", "GW-CMP-14", "GW-CMP-15")
def test_the_numbers_of_cards():
    found = Counter(CARD_KINDS[KIND_OF[card]] for cards in BOARD.cards for card in cards)
    assert found == {
        "horde": 24,
        "coop_horde": 24,
        "command": 24,
        "reed_command": 1,
        "reed_general": 2,
        "tactic": 20,
        "coop_tactic": 12,
        "artifact": 5,
        "advisor": 44,
        "general": 13,
        "coop_general": 8,
        "solo_general": 1,
        "solo_command": 6,
        "event": 12,
        "demand": 12,
    }
    assert [len(set(cards)) for cards in BOARD.commands] == [COMMANDS] * 4


@pytest.mark.rule("GW-CMP-02", "GW-CMP-03", "GW-CMP-04", "GW-CMP-05", "GW-CMP-16", "GW-CMP-19")
def test_the_figures_of_a_clan():
    assert (OFFICIALS, FIGURES) == (8, (10, 4, 2))
    s = started(4).state
    assert (len(s.honour), sorted(s.tea), s.screens) == (4, [0, 1, 2, 3], 1)


@pytest.mark.rule("GW-CMP-01", "GW-CMP-32", "GW-CMP-24", "GW-CMP-31")
def test_two_sides_of_the_board_with_their_time_tracks():
    assert [len(BOARD.hordes[side]) == len(BOARD.losses[side]) for side in (0, 1)] == [True, True]
    assert BOARD.hordes[0] != BOARD.hordes[1]
    assert (len(started(3).state.track), len(started(4).state.track)) == (3, 4)


@pytest.mark.rule("GW-CMP-17", "GW-CMP-18", "GW-CMP-35", "GW-CMP-38", "GW-AMB-28")
def test_a_section_has_three_levels_three_barricades_and_three_rows():
    t = table(3).walls(L=3, M=3, R=3).barricades(L=3, M=3, R=3)
    t.horde("L", "horde_outriders_1", "horde_outriders_2", "horde_outriders_3")
    assert t.rows("L").count(None) == 0
    assert len(t.seat(A).staging) == 3
    t.begin(A)
    blocks.build(t.give(A, wood=99).state, A, -1, 1)
    assert t.go().idle


@pytest.mark.rule("GW-CMP-20", "GW-CMP-21", "GW-CMP-22", "GW-CMP-33", "GW-AMB-69", "GW-GEN-20")
def test_goods_wounds_and_honour_have_no_limit():
    t = table(3).give(A, honour=400, wood=200)
    assert (t.seat(A).honour, t.seat(A).wood) == (400, 200)
    assert table(3).seat(A).honour == 0
    for n in range(1, 4):
        t.horde("L", f"horde_jin_{n}").horde("M", f"horde_huihui_{n}")
    for place in ("L1", "L2", "L3", "M1", "M2", "M3"):
        t.wounds(place)
    assert sum(t.on(place).count("wound") for place in ("L1", "L2", "L3", "M1", "M2", "M3")) > 30


@pytest.mark.rule("GW-CMP-25", "GW-CMP-27", "GW-CMP-28", "GW-CMP-29", "GW-CMP-30")
def test_what_stands_on_a_card_of_each_kind():
    hordes = BOARD.cards[0]
    assert all(STRENGTH_OF[card] > 0 and LAYOUT_FIELDS[card] >= 4 for card in hordes)
    generals = BOARD.cards[11] + BOARD.cards[12]
    assert all(sum(START_GOODS[card]) and START_TACTICS[card] and TEA_VALUE[card] for card in generals)
    tactics = [face for face in FACES if face.suit() == "tactic"]
    assert all(face.printed.basic and face.printed.boosted and face.printed.price for face in tactics)
    assert all(WINDOW[card] >= 0 for card in BOARD.cards[7] + BOARD.cards[8])
    commands = [face for face in FACES if face.suit() == "command"]
    assert all(face.printed.frames for face in commands)
    assert all(face.printed.facts for face in FACES if face.suit() == "advisor")


@pytest.mark.rule("GW-CMP-26")
def test_the_backs_of_hordes_show_a_section():
    assert {INDICATOR[card] for card in BOARD.cards[0]} == {0, 1, 2}
    assert len({BACK[card] for card in BOARD.cards[0]}) == 1


# --- SET --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-SET-01", "GW-SET-02", "GW-SET-16", "GW-CMP-23")
@pytest.mark.parametrize(("seats", "side", "bank"), [(3, 0, 30), (4, 1, 40)])
def test_board_time_and_shame(seats: int, side: int, bank: int):
    s = fresh(seats).state
    assert (s.side, s.year, s.bank, s.boxed) == (side, 1, bank, 0)


@pytest.mark.rule("GW-SET-03")
def test_three_of_five_artifacts_lie_open():
    s = fresh().state
    artifacts = set(BOARD.cards[9])
    assert set(s.artifacts) < artifacts
    assert artifacts - set(s.artifacts) == {card for card in s.box if card in artifacts}
    assert len({tuple(fresh(3, seed).state.artifacts) for seed in range(5)}) > 1


@pytest.mark.rule("GW-SET-04", "GW-SET-05", "GW-SET-07", "GW-SET-24")
def test_hordes_and_barricades_with_three():
    s = fresh(3).state
    assert [card >= 0 for card in s.horde] == [True, False, False] * 3
    assert (len(s.horde_deck), list(s.barricades)) == (21, [3, 3, 3])
    used = set(s.horde_deck + s.tactic_deck + s.advisor_deck + s.box + s.artifacts)
    assert {CARD_KINDS[KIND_OF[card]] for card in used} == {"horde", "tactic", "advisor", "general", "artifact"}


@pytest.mark.rule("GW-SET-06", "GW-EX-01", "GW-AMB-73")
def test_the_fourth_horde_goes_where_the_card_below_it_points():
    for seed in range(5):
        s = fresh(4, seed).state
        assert s.horde[INDICATOR[s.horde_deck[-1]] * 3 + 1] >= 0
        assert sum(card >= 0 for card in s.horde) == 4


@pytest.mark.rule("GW-SET-08", "GW-SET-09", "GW-SET-15", "GW-SET-20", "GW-SET-22", "GW-SET-23")
def test_what_every_player_has():
    t = fresh(3)
    s = t.state
    assert (len(s.tactic_deck), s.tactic_discard, s.honour) == (20, [], [0, 0, 0])
    for p in range(3):
        assert t.seat(p).supply == [10, 4, 2]
        assert (s.officials[p * POSTS + HOME], s.officials[p * POSTS + UNHIRED]) == (5, 3)
        assert list(s.commands[p * COMMANDS : (p + 1) * COMMANDS]) == [IN_HAND] * COMMANDS


@pytest.mark.rule("GW-SET-10", "GW-SET-11", "GW-SET-12", "GW-DEC-01", "GW-AMB-79")
def test_two_generals_and_two_advisors_are_dealt_and_all_choose_at_once():
    t = fresh(3)
    s = t.state
    assert (t.asked, t.pending) == ("general", (A, B, C))
    dealt = [sorted(CARD_KINDS[KIND_OF[card]] for card in hand) for hand in s.dealt]
    assert dealt == [["advisor", "advisor", "general", "general"]] * 3
    first = t.offered(A, "general")
    t.answer(A, "general", first[1])
    assert (t.pending, t.heard(B, "general")) == ((B, C), [])
    t.answer(B, "general", t.offered(B, "general")[0]).answer(C, "general", t.offered(C, "general")[0])
    assert (CODE[s.general[A]], len(t.heard(B, "general"))) == (first[1], 3)
    assert [CODE[card] for card in s.rejected[A]] == [first[0]]


@pytest.mark.rule("GW-SET-13", "GW-SET-14", "GW-SET-26", "GW-DEC-02")
def test_advisors_are_chosen_after_the_generals_before_row_and_tactics():
    t = fresh(3).run("advisor")
    s = t.state
    assert (t.pending, s.row, s.hand) == ((A, B, C), [-1] * 4, [[], [], []])
    assert all(card >= 0 for card in s.general[:3])
    mine = t.offered(A, "advisor")
    t.answer(A, "advisor", mine[1]).run("command")
    assert ([CODE[card] for card in s.advising[A]], [CODE[card] for card in s.support[A]]) == ([mine[1]], [mine[0]])


@pytest.mark.rule("GW-SET-17", "GW-SET-18", "GW-SET-19", "GW-SET-25")
def test_the_general_s_panel_the_row_and_the_first_autumn():
    t = started(3)
    s = t.state
    for p in range(3):
        assert tuple(t.seat(p).goods.values()) == START_GOODS[s.general[p]]
        assert len(s.hand[p]) == START_TACTICS[s.general[p]]
    assert all(KIND_OF[card] == KIND_OF[BOARD.cards[10][0]] for card in s.row)
    assert (s.season, s.year) == (AUTUMN, 1)


@pytest.mark.rule("GW-SET-21", "GW-EX-02", "GW-TEA-01", "GW-AMB-34")
def test_tea_markers_are_stacked_by_the_generals_values():
    for seed in range(5):
        s = started(4, seed).state
        values = [TEA_VALUE[s.general[p]] for p in s.tea]
        assert values == sorted(values, reverse=True)
