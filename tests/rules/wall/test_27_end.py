"""END: when the game is over, and what is counted."""

from __future__ import annotations

import pytest

from imperia.games.wall import score, winter
from imperia.games.wall.attacks import qin_spearman
from imperia.games.wall.gates import figures
from imperia.games.wall.lexicon import BY_SHAME, BY_TIME, BY_WALLS
from imperia.games.wall.tables import WORTH
from wall_dsl import *
from wall_modes import *


def check(t: Table) -> int:
    """Winter phase 3: how the game ends, 0 if it goes on."""
    t.begin()
    winter.check_end(t.state)
    return t.state.ending


def artifacts(t: Table, *names: str) -> Table:
    """Exactly these artifacts are in play; the others are in the box."""
    s = t.state
    s.box = sorted({*s.box, *[card for card in s.artifacts if card >= 0]} - {BY_CODE[name] for name in names})
    s.artifacts = [BY_CODE[name] for name in names] + [-1] * (3 - len(names))
    return t.checked()


def points(t: Table, p: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in score.lines(t.state, p):
        found[line.category] = found.get(line.category, 0) + line.points
    return found


@pytest.mark.rule("GW-END-01", "GW-END-05", "GW-WIN-12", "GW-AMB-68")
def test_without_a_condition_the_next_year_begins():
    t = table(3).tokens(1)
    assert check(t) == 0
    assert not t.state.over


@pytest.mark.rule("GW-END-02", "GW-AMB-35", "GW-DT-21")
@pytest.mark.parametrize(
    ("seats", "walls", "ends"),
    [
        (3, {"L": 3, "M": 1, "R": 3}, True),
        (3, {"L": 3, "M": 2, "R": 2}, False),
        (4, {"L": 3, "M": 1, "R": 3}, False),
        (4, {"L": 3, "M": 3, "R": 3}, True),
        (2, {"M": 3, "R": 3}, True),
        (2, {"M": 3, "R": 2}, False),
        (1, {"M": 3, "R": 3}, True),
    ],
)
def test_enough_of_the_wall_ends_the_game(seats, walls, ends):
    assert check(table(seats).walls(**walls)) == (BY_WALLS if ends else 0)


@pytest.mark.rule("GW-END-03", "GW-END-05")
def test_an_empty_shame_bank_ends_the_game_if_it_is_empty_at_the_check():
    t = table(3).tokens(0)
    t.state.bank, t.state.boxed = 1, 29  # a token came back in time
    assert check(t) == 0
    assert check(t.tokens(0)) == BY_SHAME
    assert t.state.over


@pytest.mark.rule("GW-END-04")
@pytest.mark.parametrize(("seats", "last"), [(2, 6), (3, 6), (4, 5)])
def test_the_last_space_ends_the_game(seats, last):
    t = table(seats)
    t.state.year = last - 1
    assert check(t) == 0
    t.state.year = last
    assert check(t) == BY_TIME


@pytest.mark.rule("GW-END-06", "GW-END-07", "GW-END-08", "GW-END-09", "GW-DT-20", "GW-SHM-07", "GW-SHM-08")
def test_shame_is_taken_off_before_hordes_and_artifacts_add():
    t = (
        table(3)
        .give(A, honour=12)
        .shamed(A, spearman=3)
        .captures(A, OUTRIDERS)
        .captures(A, "horde_mangudai_1", shame=1)
    )
    artifacts(t, "art_jade_seal").support(A, 2)
    assert points(t, A) == {"honour": 12, "shame": -12, "captured": 6, "artifacts": 16}
    assert score.total(t.state, A) == 0 + 6 + 16


@pytest.mark.rule("GW-END-06")
def test_each_shamed_soldier_costs_five():
    t = table(3).give(B, honour=30).shamed(B, archer=2)
    artifacts(t)
    assert (score.total(t.state, B), points(t, B)["shame"]) == (30 - 2 * figures(t.state).penalty, -10)


@pytest.mark.rule("GW-END-08")
@pytest.mark.parametrize(
    ("artifact", "worth"),
    [("art_jade_seal", 8), ("art_banner", 6), ("art_terracotta", 8), ("art_scales", 12)],
)
def test_every_artifact_is_scored_by_every_player(artifact, worth):
    t = table(3).support(A, 1).captures(A, OUTRIDERS).staged(A, "M", spearman=1, horseman=1)
    t.give(A, wood=2, stone=3, gold=2, chi=5)
    assert score.artifact_points(t.state, BY_CODE[artifact], A) == worth
    assert score.artifact_points(t.state, BY_CODE[artifact], B) == 0


@pytest.mark.rule("GW-END-10", "GW-TEA-03")
def test_a_tie_goes_to_the_one_higher_on_the_tea_track():
    t = table(3).give(A, honour=9).give(C, honour=9).give(B, honour=3).tea(B, C, A)
    artifacts(t)
    t.state.over = True
    assert t.state.winners == (C,)
    assert t.tea(A, B, C).state.winners == (A,)


def honours(t: Table, p: int) -> dict[tuple[str, str], tuple[int, int]]:
    """The honour of the game on the score sheet: by card and act, how much and how often."""
    found = [line for line in score.account(t.state) if (line.seat, line.category) == (p, "honour")]
    return {(CODE[line.card] if line.card >= 0 else "", line.what): (line.points, line.n) for line in found}


@pytest.mark.rule("GW-END-09", "GW-HRD-03", "GW-HRD-04")
def test_the_score_sheet_names_the_horde_for_the_honour_of_every_fight():
    keshig = "horde_keshig_1"  # a2 brings 1 honour, a6 2
    t = table(3).horde("M", keshig).horde("R", OUTRIDERS).posted(B, "M", 2).recruits(A, "spearman", "spearman")
    t.say(A, "M1a2", "M1a6")
    assert honours(t, A) == {(keshig, "fields"): (3, 2)}
    t.wounds("M1").defeats().run()
    assert honours(t, A) == {(keshig, "fields"): (3, 2), (keshig, "defeat"): (2, 1)}
    assert honours(t, B) == {(keshig, "defeat"): (4, 1)}
    assert honours(t, C) == {}


@pytest.mark.rule("GW-END-09", "GW-COP-36")
def test_together_the_score_sheet_names_the_captured_horde():
    card = "coophorde_vanguard_1"
    t = coop(3).horde("M", card).recruits(A, "spearman")
    t.answer(A, t.offered(A, "field")[0]).wounds("M1").defeats().run()
    assert honours(t, A)[card, "capture"] == (WORTH[BY_CODE[card]], 1)


@pytest.mark.rule("GW-END-09", "GW-SOL-44", "GW-SOL-60")
def test_the_score_sheet_names_the_horde_that_qin_covers_and_wounds():
    t = table(1).horde("M", OUTRIDERS).posted(QIN, "M", 1).volley()
    t.begin()
    qin_spearman(t.state)
    assert honours(t, QIN) == {(OUTRIDERS, "wounds"): (2, 1), (OUTRIDERS, "fields"): (2, 1)}


@pytest.mark.rule("GW-END-08", "GW-END-09", "GW-SOL-52")
def test_the_score_sheet_tells_what_each_artifact_counted_and_qins_fixed_number():
    t = table(1).give(A, honour=12).shamed(A, spearman=1).support(A, 2)
    artifacts(t, "art_jade_seal")
    t.state.qin_unseen = []
    lines = {(line.seat, line.category, line.what): (line.points, line.n) for line in score.account(t.state)}
    assert lines[A, "artifacts", ""] == (16, 2)
    assert lines[QIN, "artifacts", "qin"] == (figures(t.state).qin_artifact, 0)
    assert lines[A, "shame", ""] == (-5, 1)
    assert lines[A, "honour", "other"] == (12, 1)  # put there by no event
    assert sum([points for (seat, *_), (points, _) in lines.items() if seat == A]) == score.total(t.state, A)
