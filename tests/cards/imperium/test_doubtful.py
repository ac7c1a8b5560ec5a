"""What the table of doubtful cards in the catalogue says is what is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import imperia
from imperia.games.imperium.lexicon import REGION
from imperium_dsl import *

CATALOGUE = Path(__file__).parents[3] / "docs/rules/imperium.md"
DOUBTFUL = ["1SCY1B", "1UNC14", "2MAU1B", "2CIV14", "2ATL20", "2ART2", "2QIN3", "2MIN16"]


def test_the_catalogue_lists_them_and_every_card_says_that_it_is_printed():
    table_of_doubts = CATALOGUE.read_text(encoding="utf-8").partition("### Doubtful cards")[2].partition("\n---")[0]
    assert re.findall(r"^\| (\w+) \*", table_of_doubts, re.MULTILINE) == DOUBTFUL
    assert "IM-AMB-61" in table_of_doubts
    assert {card.source for card in imperia.game("imperium").cards} == {"printed"}


@pytest.mark.card("1SCY1B")
@pytest.mark.parametrize(("material", "regions", "points"), [(5, 5, 2), (6, 5, 3), (5, 6, 3), (27, 6, 10)])
def test_scythians_have_two_counts(material: int, regions: int, points: int):
    t = table("scythians", "romans").give(A, material=material)
    mine = [card for card in t.state.draw[A] if SUIT[card] & REGION]
    t.discards(A, *[f"1REG{n}" for n in range(1, regions - len(mine) + 1)])
    assert t.worth(A, "1SCY1B") == points


@pytest.mark.card("1UNC14")
def test_the_ambassador_is_this_card():
    t = stage("2UTO12").offer("1REG2").in_play(A, "1UNC14").in_play(B, "2UTO5").exhausted(B, "2UTO5").activate(A)
    t.exhaust(A, "1UNC14")
    assert t.seat(A).garrisons == {"1UNC14": [like("2UTO12")]}
    assert "1REG2" in t.seat(A).hand
    t = stage("1TRI8").in_play(A, "1UNC14").in_play(B, "1MAC5").activate(A)
    assert t.vain(A, "1UNC14")  # a reaction is not copied


@pytest.mark.card("2MAU1B")
def test_mauryans_count_two_for_each_card():
    t = table("mauryans", "romans").in_history(A, "1TRI1", "1TRI2")
    assert t.worth(A, "2MAU1B") == 4
    assert t.in_history(A, "1TRI3", "1TRI4", "1TRI5", "1TRI6").worth(A, "2MAU1B") == 10


@pytest.mark.card("2CIV14")
@pytest.mark.parametrize(("progress", "points"), [(4, 0), (5, 1), (14, 2)])
def test_the_amphitheatre_counts_every_five_progress(progress: int, points: int):
    assert stage("2CIV14").give(A, progress=progress).worth(A, "2CIV14") == points


@pytest.mark.card("2ATL20")
def test_the_fleet_pays_with_a_sunken_card_and_spares_its_owner():
    t = stage("2ATL20", nations=("atlanteans", "romans", "greeks")).discards(A, "1TRI2")
    t.give(A, progress=3).give(B, progress=1).give(C, progress=1).activate(A).free(A, "2ATL20", ("branch", 0))
    assert [t.seat(p).progress for p in (A, B, C)] == [5, 0, 0]
    assert t.seat(A).history == ["1TRI2"]
    t = stage("2ATL20", nations=("atlanteans", "romans")).give(B, progress=1).activate(A).free(A, "2ATL20")
    assert (t.asked, t.seat(B).progress) == ("aim", 1)  # nothing to sink: only the break through is left


@pytest.mark.card("2ART2")
def test_the_court_has_one_face():
    assert REVERSE[BY_CODE["2ART2"]] < 0


@pytest.mark.card("2QIN3")
@pytest.mark.parametrize("recalled", ["2QIN2", "2QIN3", "skip"])
def test_any_of_the_long_walls_may_be_recalled(recalled: str):
    t = stage("2TRI9", nations=("romans", "qin")).in_play(B, "2QIN2", "2QIN3").activate(A).play(A, "2TRI9")
    assert (t.asked, t.options(B)) == ("defend", ["2QIN3", "skip"])
    if recalled == "skip":
        t.answer(B, "skip").answer(A, "top")
        assert (t.seat(B).unrest, t.seat(B).play) == (1, ["2QIN1B", "2QIN2", "2QIN3"])
    else:
        t.answer(B, "2QIN3").answer(B, recalled).answer(A, "top").answer(B, "ignore")
        assert (t.seat(B).unrest, t.seat(B).hand) == (0, [recalled])


@pytest.mark.card("2MIN16")
def test_the_progress_on_pottery_is_gained_however_it_leaves():
    t = stage("1GRE7", "1TRI7", "1TRI8", nations=("romans", "minoans"), empire=True).in_play(B, "2MIN16")
    t.stored("2MIN16", progress=3)
    assert t.seat(B).progress == 0
    t.activate(A).play(A, "1GRE7", "1TRI7", "1TRI8", "1UNC3")
    assert (t.seat(B).hand, t.seat(B).progress, t.seat(B).stored) == (["2MIN16"], 3, {})
    t.turn(B).activate(B).play(B, "2MIN16")
    assert t.seat(B).stored == {}  # it comes back bare
