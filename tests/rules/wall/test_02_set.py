"""SET: the standard game is laid out, and generals and advisors are chosen."""

from __future__ import annotations

import pytest

import imperia
from imperia.games.wall.gates import figures
from imperia.games.wall.lexicon import (
    K_ADVISOR,
    K_ARTIFACT,
    K_COOP_GENERAL,
    K_COOP_HORDE,
    K_COOP_TACTIC,
    K_DEMAND,
    K_EVENT,
    K_GENERAL,
    K_HORDE,
    K_QIN,
    K_REED_COMMAND,
    K_REED_GENERAL,
    K_SOLO_COMMAND,
    K_TACTIC,
    MOST_BARRICADES,
    OFFICIALS,
    SETUP,
    UNHIRED,
)
from imperia.games.wall.setup import stack_tea
from imperia.games.wall.spring import add_hordes
from imperia.games.wall.state import PLACES_OF_CARDS
from imperia.games.wall.tables import INDICATOR, KIND_OF, START_GOODS, START_TACTICS, TEA_VALUE
from imperia.kernel.errors import SetupError
from wall_dsl import *


def fresh(seats: int = 3, seed: int = 0, **options: str) -> Table:
    """A game at its first question."""
    return Table(imperia.game("wall").new(seats, seed, options))


def chosen(seats: int = 3, seed: int = 0, **options: str) -> Table:
    """A game in its first autumn, everything as it was dealt; everybody took the first that was offered."""
    return fresh(seats, seed, **options).run("command")


@pytest.mark.rule("GW-SET-01", "GW-SET-02", "GW-CMP-01", "GW-AMB-76")
@pytest.mark.parametrize(("seats", "years"), [(3, 6), (4, 5)])
def test_the_side_of_the_board_goes_by_the_number_of_players(seats, years):
    s = chosen(seats).state
    board = figures(s)
    assert (s.side, s.year, len(board.losses[s.side])) == (seats - 3, 1, years)


@pytest.mark.rule("GW-SET-03", "GW-CMP-11")
def test_three_artifacts_of_five_lie_open():
    s = fresh().state
    boxed = [card for card in s.box if KIND_OF[card] == K_ARTIFACT]
    assert (len(set(s.artifacts)), len(boxed)) == (3, 2)
    assert all(KIND_OF[card] == K_ARTIFACT for card in s.artifacts)


@pytest.mark.rule("GW-SET-04", "GW-SET-05", "GW-CMP-06")
def test_three_players_face_one_horde_at_each_section():
    s = fresh(3).state
    assert [card >= 0 for card in s.horde] == [True, False, False] * 3
    assert len(s.horde_deck) == 21


@pytest.mark.rule("GW-SET-06", "GW-AMB-73", "GW-EX-01")
@pytest.mark.parametrize("seed", range(6))
def test_the_fourth_horde_goes_where_the_new_top_card_points(seed):
    s = fresh(4, seed).state
    pointed = INDICATOR[s.horde_deck[-1]]
    assert [s.horde[section * 3 + 1] >= 0 for section in range(3)] == [section == pointed for section in range(3)]
    assert (len(s.horde_deck), s.horde.count(-1)) == (20, 5)


@pytest.mark.rule("GW-SET-07")
def test_every_barricade_position_is_filled():
    assert list(fresh(4).state.barricades) == [MOST_BARRICADES] * 3


@pytest.mark.rule("GW-SET-08", "GW-CMP-10")
def test_the_tactic_deck_has_the_standard_cards():
    s = fresh(3).state
    assert len(s.tactic_deck) == 20
    assert {KIND_OF[card] for card in s.tactic_deck} == {K_TACTIC}
    assert not s.tactic_discard


@pytest.mark.rule("GW-SET-09", "GW-SET-22", "GW-SET-23", "GW-DT-02", "GW-DEC-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_player_starts_with_the_pieces_of_a_clan(seats):
    t = chosen(seats)
    s = t.state
    for p in range(seats):
        assert (t.seat(p).supply, t.seat(p).shamed) == ([10, 4, 2], [0, 0, 0])
        assert (s.officials[p * POSTS + HOME], s.officials[p * POSTS + UNHIRED], OFFICIALS) == (5, 3, 8)
        assert list(s.commands[p * 6 : p * 6 + 6]) == [0] * 6  # all in hand
        assert (len(s.advising[p]), len(s.support[p])) == (1, 1)


@pytest.mark.rule("GW-SET-10", "GW-SET-11", "GW-CMP-12", "GW-CMP-13")
def test_two_generals_and_two_advisors_are_dealt_to_each():
    s = fresh(3).state
    for p in range(3):
        kinds = [KIND_OF[card] for card in s.dealt[p]]
        assert sorted(kinds) == sorted([K_GENERAL] * 2 + [K_ADVISOR] * 2)
    assert len([card for card in s.box if KIND_OF[card] == K_GENERAL]) == 13 - 6
    assert len(s.advisor_deck) == 44 - 6


@pytest.mark.rule("GW-SET-12", "GW-DEC-02", "GW-GNR-03")
def test_all_choose_a_general_at_once_and_the_other_is_out():
    t = fresh(3)
    dealt = {p: t.offered(p, "general") for p in range(3)}
    assert t.asked == "general"
    assert set(t.pending) == {A, B, C}
    assert all(len(pair) == 2 for pair in dealt.values())
    t.answer(C, "general", dealt[C][1])
    assert t.state.general == [-1] * 3  # nothing lies open before the last has chosen
    t.answer(A, "general", dealt[A][0])
    t.answer(B, "general", dealt[B][0])
    assert [CODE[card] for card in t.state.general] == [dealt[A][0], dealt[B][0], dealt[C][1]]
    assert [[CODE[card] for card in cards] for cards in t.state.rejected] == [
        [dealt[A][1]],
        [dealt[B][1]],
        [dealt[C][0]],
    ]


@pytest.mark.rule("GW-SET-27")
def test_a_seat_with_a_general_by_name_does_not_choose_and_nobody_else_is_dealt_it():
    t = fresh(3, generals="gen_yue_fei, random, gen_liu_qi")
    assert [CODE[card] for card in t.state.general if card >= 0] == ["gen_yue_fei", "gen_liu_qi"]
    assert (t.asked, t.pending, len(t.heard(B, "general"))) == ("general", (B,), 2)
    assert not {"gen_yue_fei", "gen_liu_qi"} & set(t.offered(B, "general"))
    assert [len(cards) for cards in t.state.dealt] == [2, 4, 2]  # advisors, and for one the generals too
    t.answer(B, "general", t.offered(B, "general")[0])
    assert (t.asked, set(t.pending), t.state.rejected[A]) == ("advisor", {A, B, C}, ())
    t.run("command")
    imperia.game("wall").check_state(t.state)


@pytest.mark.rule("GW-SET-27")
def test_where_all_have_a_general_by_name_advisors_are_asked_for_at_once():
    t = fresh(2, mode="coop", generals="cgen_ma_ji, gen_liu_qi")
    assert (t.asked, set(t.pending)) == ("advisor", {A, B})


@pytest.mark.rule("GW-SET-27")
@pytest.mark.parametrize(
    ("generals", "why"),
    [
        ("gen_yue_fei, gen_yue_fei", "more than once"),
        ("cgen_ma_ji, random", "cooperative game only"),
        ("gen_yue_fei", "one for each of the 2 seats"),
        ("yue, random", "no general 'yue'"),
    ],
)
def test_generals_that_cannot_be_named_are_refused(generals: str, why: str):
    with pytest.raises(SetupError, match=why):
        imperia.game("wall").new(2, 1, {"generals": generals})


@pytest.mark.rule("GW-SET-13", "GW-SET-14", "GW-SET-26", "GW-AMB-79", "GW-DEC-03", "GW-CMP-28")
def test_advisors_are_chosen_after_the_generals_and_before_row_and_tactics():
    t = fresh(3).run("advisor")
    assert set(t.pending) == {A, B, C}
    assert min(t.state.general) >= 0
    assert t.state.row == [-1] * 4
    assert t.state.hand == [[], [], []]
    assert not any(t.state.stock)
    pairs = [t.offered(p, "advisor") for p in range(3)]
    for p in range(3):
        t.answer(p, "advisor", pairs[p][1])
    s = t.state
    assert [[CODE[card] for card in s.advising[p]] for p in range(3)] == [[pair[1]] for pair in pairs]
    assert [[CODE[card] for card in s.support[p]] for p in range(3)] == [[pair[0]] for pair in pairs]


@pytest.mark.rule("GW-SET-15", "GW-SET-16", "GW-CMP-23", "GW-DT-01")
@pytest.mark.parametrize(("seats", "bank"), [(1, 10), (2, 20), (3, 30), (4, 40)])
def test_the_bank_has_ten_shame_tokens_for_each_person(seats, bank):
    t = fresh(seats)
    assert (t.bank, t.boxed, sum(t.state.walls)) == (bank, 0, 0)


@pytest.mark.rule("GW-SET-17", "GW-SET-18", "GW-CMP-27", "GW-GEN-08")
@pytest.mark.parametrize("seed", range(4))
def test_the_panel_of_the_general_gives_goods_and_tactic_cards(seed):
    t = chosen(4, seed)
    for p in range(4):
        general = t.state.general[p]
        assert tuple(t.seat(p).goods.values()) == START_GOODS[general]
        assert len(t.seat(p).hand) == START_TACTICS[general] > 0


@pytest.mark.rule("GW-SET-19", "GW-CMP-34")
def test_four_advisors_lie_in_the_row():
    s = chosen(3).state
    assert min(s.row) >= 0
    assert len(s.row) == 4
    assert len(s.advisor_deck) == 44 - 6 - 4


@pytest.mark.rule("GW-SET-20", "GW-CMP-33")
def test_honour_starts_at_nothing():
    assert chosen(4).honours == [0, 0, 0, 0]


@pytest.mark.rule("GW-SET-21", "GW-EX-02", "GW-TEA-01")
@pytest.mark.parametrize("seed", range(5))
def test_tea_markers_are_stacked_by_the_values_of_the_generals(seed):
    s = chosen(4, seed).state
    values = [TEA_VALUE[s.general[p]] for p in s.tea]
    assert values == sorted(values, reverse=True)
    assert sorted(s.tea) == [A, B, C, D]


@pytest.mark.rule("GW-SET-21", "GW-AMB-34")
def test_equal_tea_values_are_stacked_at_random():
    t = table(3)
    kept = TEA_VALUE[:]
    TEA_VALUE[:] = [7] * len(kept)
    seen = set()
    try:
        for _ in range(60):
            stack_tea(t.state)
            seen.add(t.state.tea)
    finally:
        TEA_VALUE[:] = kept
    assert len(seen) == 6


@pytest.mark.rule("GW-SET-24", "GW-CMP-07", "GW-CMP-09", "GW-CMP-14", "GW-CMP-15")
def test_cards_of_other_modes_stay_in_the_box():
    kinds = {KIND_OF[card] for card in PLACES_OF_CARDS.census(fresh(4).state)}
    other = {K_COOP_HORDE, K_COOP_TACTIC, K_COOP_GENERAL, K_EVENT, K_DEMAND, K_QIN, K_SOLO_COMMAND, K_REED_GENERAL}
    assert not kinds & {*other, K_REED_COMMAND}
    assert kinds == {K_HORDE, K_TACTIC, K_ARTIFACT, K_ADVISOR, K_GENERAL}


@pytest.mark.rule("GW-SET-25", "GW-GEN-03", "GW-SPR-01", "GW-SUM-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_play_starts_with_the_autumn_of_the_first_year(seats):
    t = fresh(seats)
    assert t.state.season == SETUP
    t.run("command")
    names = [event.name for event in t.state.events]
    assert (t.state.season, t.state.year) == (AUTUMN, 1)
    assert "raid" not in names
    assert names.count("season") == 1


@pytest.mark.rule("GW-SET-05", "GW-COP-07", "GW-DT-24")
def test_hordes_beyond_the_first_of_each_section_go_by_the_indicator():
    t = table(3)
    add_hordes(t.state, 4)
    assert [t.at(f"{section}1") is not None for section in "LMR"] == [True] * 3
    assert sum([t.at(f"{section}2") is not None for section in "LMR"]) == 1


@pytest.mark.rule("GW-VAR-01", "GW-VAR-03", "GW-SOL-02")
@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (1, {"mode": "coop"}, "2 to 4 players"),
        (3, {"difficulty": "50"}, "one player only"),
        (2, {"advisors": "both"}, "one player only"),
        (5, {}, "1 to 4 players"),
        (3, {"set": "printed"}, "imperia"),
    ],
)
def test_options_that_do_not_go_together_are_refused_with_a_sentence(seats, options, said):
    with pytest.raises(SetupError, match=said):
        imperia.game("wall").new(seats, 0, options)
