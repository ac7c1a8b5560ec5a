"""The Fame cards of Legends."""

from __future__ import annotations

import pytest

from imperium_dsl import *

NONE = {"material": 0, "population": 0, "progress": 0}


@pytest.mark.card("2FAM1")
def test_imperial():
    t = stage("2FAM1").exiled("1TRI2", "1REG6").activate(A).play(A, "2FAM1")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0).answer(A, "tributary")
    assert t.options(A) == ["1TRI2", "1TRI8", "dig"]  # an exiled one too
    t.answer(A, "1TRI2")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1TRI2"], ["2FAM1"])
    assert t.worth(A, "2FAM1") == 2
    t = stage("2FAM1").activate(A).play(A, "2FAM1", ("branch", 1))
    assert (t.seat(A).history, t.worth(A, "2FAM1")) == (["2FAM1"], 8)


@pytest.mark.card("2FAM2")
def test_independent():
    t = stage("2FAM2").activate(A).free(A, "2FAM2")
    assert t.seat(A).goods == NONE | {"material": 3, "population": 2}


@pytest.mark.card("2FAM3")
@pytest.mark.parametrize("do", ["UNREST", "skip"])
def test_magnificent(do: str):
    t = stage("2FAM3", "UNREST").on_deck(A, "1TRI2", "1TRI4").activate(A)
    pile = t.unrest
    t.free(A, "2FAM3").answer(A, do)
    assert t.seat(A).hand == [DUD, "1TRI2", *(["UNREST"] if do == "skip" else [])]
    assert t.unrest == pile + (do != "skip")


@pytest.mark.card("2FAM4")
def test_outstanding():
    t = stage("2FAM4").discards(A, "1TRI2", "1TRI4", "1TRI6").activate(A).free(A, "2FAM4", "1TRI2", "1TRI6")
    assert (t.seat(A).history, t.seat(A).discard) == (["1TRI2", "1TRI6"], ["1TRI4", "2FAM4"])
    t = stage("2FAM4").discards(A, "1TRI2").activate(A).free(A, "2FAM4", "done")
    assert t.seat(A).history == []
    t = stage("2FAM4").discards(A, "1TRI2", "1TRI4", "1TRI6").activate(A).free(A, "2FAM4", "1TRI2", "1TRI4")
    assert t.asked != "aim"  # two at most


@pytest.mark.card("2FAM5", "2FAM6")
@pytest.mark.parametrize("name", ["2FAM5", "2FAM6"])
def test_proud(name: str):
    t = stage(name, "2QIN11").activate(A)
    assert not t.can(A, "play", name)
    assert t.worth(A, name) == 3
    t.play(A, "2QIN11", name)
    assert t.worth(A, name) == 12
    assert stage().in_history(A, name).worth(A, name) == 8


@pytest.mark.card("2FAM7")
def test_eminent():
    t = stage("2FAM7").on_deck(A, "1TRI2", "1TRI4", "1TRI6").activate(A).free(A, "2FAM7")
    assert (t.seat(A).hand, t.seat(A).actions) == ([DUD, "1TRI2", "1TRI4"], 3)


@pytest.mark.card("2FAM8")
def test_acclaimed():
    t = stage("2FAM8").activate(A).play(A, "2FAM8")
    assert "1TRI8" in t.options(A)
    assert "1REG2" not in t.options(A)
    t.answer(A, "1TRI8")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1TRI8"], ["2FAM8"])
    points = t.worth(A, "2FAM8")
    t.hand(A, "1UNC10", "1UNC1")
    assert t.worth(A, "2FAM8") == points + 1


@pytest.mark.card("2FAM8")
def test_acclaimed_counts_variable_cards():
    t = table("arthurians", "romans").hand(A, "2FAM8")
    assert t.worth(A, "2FAM8") == 2  # itself and the Court
    t.discards(A, "1UNC10", "2FAM1")
    assert t.worth(A, "2FAM8") == 3  # conditional points are not variable


def crowned(*empires: int) -> Table:
    """No Fame card is left: A resolves King of Kings, then B may."""
    t = table("egyptians", "mauryans", box="legends").no_fame().empire(*empires).in_round(3)
    t.in_play(A, "1REG6").hand(A, "2TRI5", DUD).in_play(B, "1REG7", "1REG8", "1REG9").hand(B, "2MAU2", "1FAM7")
    return t.turn(A).activate(A).play(A, "2TRI5")


@pytest.mark.card("2FAM9A", "2FAM9B")
def test_king_of_kings_for_barbarians():
    t = crowned()
    assert (t.seat(A).progress, t.last_round, CODE[t.state.king]) == (6, 4, "2FAM9B")
    t.turn(B).activate(B).play(B, "2MAU2")
    assert t.seat(B).progress == 1 + 4  # one from the Romans
    assert CODE[t.state.king] == "2FAM9B"


@pytest.mark.card("2FAM9A", "2FAM9B")
def test_king_of_kings_for_empires():
    t = crowned(A, B)
    assert (t.seat(A).progress, len(t.options(A))) == (3, 8)  # any development, for nothing
    t.answer(A, "2EGY6")
    assert ("2EGY6" in t.seat(A).discard, t.seat(A).progress, t.last_round) == (True, 3, 4)
    t.turn(B).activate(B).play(B, "2MAU2")
    assert len(t.options(B)) == 6
    t.answer(B, "2MAU4")
    assert ("2MAU4" in t.seat(B).discard, t.seat(B).progress) == (True, 1)
