"""The Tributaries of Legends."""

from __future__ import annotations

import pytest

from imperium_dsl import *

THREE = ("romans", "macedonians", "greeks")
NONE = {"material": 0, "population": 0, "progress": 0}


@pytest.mark.card("2TRI2")
def test_scythians():
    def attacked() -> Table:
        return stage("2TRI9").in_play(B, "2TRI2").activate(A).play(A, "2TRI9")

    t = attacked()
    assert (t.asked, t.options(B)) == ("defend", ["2TRI2", "skip"])
    t.answer(B, "2TRI2").answer(A, "top").answer(B, "ignore")
    assert (t.seat(B).unrest, t.seat(B).exhausted, t.seat(B).play) == (0, ["2TRI2"], ["1MAC1B", "2TRI2"])
    t = attacked().answer(B, "skip").answer(A, "top")
    assert (t.seat(B).unrest, t.seat(B).exhausted) == (1, [])


@pytest.mark.card("2TRI3")
def test_vikings():
    t = stage("2TRI3", nations=THREE, empire=True).give(B, material=3).give(C, material=1).activate(A).play(A, "2TRI3")
    assert [t.seat(p).material for p in (A, B, C)] == [5, 1, 0]
    assert [t.seat(p).unrest for p in (A, B, C)] == [0, 0, 1]
    assert not stage("2TRI3").activate(A).can(A, "play", "2TRI3")
    t = stage("2TRI3").hand(A, "1UNC1", "1UNC2", "2UNC15")
    assert t.worth(A, "2TRI3") == 1
    assert t.discards(A, "1UNC4").worth(A, "2TRI3") == 2


@pytest.mark.card("2TRI4")
def test_phoenicians():
    t = stage("2TRI4").offer(None, None, None, "2UNC15").activate(A).play(A, "2TRI4")
    assert t.options(A) == ["1CIV6", "2UNC15"]
    t.answer(A, "1CIV6")
    assert (t.seat(A).hand, t.seat(A).history, t.seat(A).discard) == (["1CIV6", DUD, "UNREST"], ["2TRI4"], [])


@pytest.mark.card("2TRI5")
def test_romans():
    t = stage("2TRI5", nations=THREE).in_play(A, "1REG6", "1REG7").fame_top("1FAM2").activate(A).play(A, "2TRI5")
    assert t.options(A) == ["1REG6", "1REG7"]
    t.answer(A, "1REG6")
    assert (t.seat(A).hand, t.exile, t.seat(A).discard) == (["1FAM2", DUD], ["2TRI5"], ["1REG6"])
    assert [t.seat(p).progress for p in (A, B, C)] == [0, 1, 1]
    assert not stage("2TRI5").activate(A).can(A, "play", "2TRI5")


@pytest.mark.card("2TRI6")
def test_greeks_are_for_empires():
    assert not stage("2TRI6").activate(A).can(A, "play", "2TRI6")
    assert stage("2TRI6", empire=True).activate(A).play(A, "2TRI6").seat(A).play == ["1ROM1B", "2TRI6"]


@pytest.mark.card("2TRI7")
def test_carthaginians():
    t = stage("2TRI7", nations=THREE).on_deck(A, "1TRI2").discards(A, "1TRI4").activate(A).play(A, "2TRI7")
    assert (t.seat(A).material, t.seat(A).hand) == (2, [DUD, "1TRI2"])
    assert (t.asked, set(t.options(A))) == ("give", {DUD, "1TRI2", "1TRI4"})
    t.answer(A, "1TRI4").answer(A, DUD)
    assert (t.seat(B).hand, t.seat(C).hand, t.seat(A).hand) == (["1TRI4"], [DUD], ["1TRI2"])


@pytest.mark.card("2TRI8")
def test_persians():
    t = stage("2TRI8").give(A, population=3).activate(A).play(A, "2TRI8")
    assert (t.seat(A).population, t.options(A)) == (1, ["1TRI8", "dig"])
    t.answer(A, "1TRI8")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1TRI8"], ["2TRI8"])
    assert not stage("2TRI8").give(A, population=1).activate(A).can(A, "play", "2TRI8")
    t = stage("2TRI8").discards(A, "1TRI2", "1TRI4")
    assert t.worth(A, "2TRI8") == 3


@pytest.mark.card("2TRI9")
def test_celts():
    t = stage("2TRI9", nations=THREE).on_top("uncivilised", "1UNC1").activate(A).play(A, "2TRI9")
    assert t.options(A) == ["1UNC3", "1UNC8", "top"]
    t.answer(A, "top")
    assert t.seat(A).hand == [DUD, "1UNC1"]
    assert [t.seat(p).unrest for p in (A, B, C)] == [0, 1, 1]


@pytest.mark.card("2TRI10")
def test_macedonians():
    t = stage("2TRI10").exiled("1REG6", "1TRI2").on_top("region", "1REG7").activate(A).play(A, "2TRI10")
    assert t.options(A) == ["1REG2", "1REG6"]
    t.answer(A, "1REG6")  # then the only other one
    assert (t.seat(A).hand, t.seat(A).history, t.exile) == ([DUD, "1REG2", "1REG6"], ["2TRI10"], ["1TRI2"])


@pytest.mark.card("2TRI10")
def test_macedonians_count_four_regions():
    t = table("vikings", "romans").hand(A, "2TRI10", "1REG6").discards(A, "1REG7")
    assert t.worth(A, "2TRI10") == 0  # one more in the deck
    t.in_play(A, "1REG10")
    assert t.worth(A, "2TRI10") == 1


@pytest.mark.card("2TRI11")
def test_xiongnu():
    t = stage("2TRI11", nations=THREE).give(B, progress=2, material=3).activate(A).play(A, "2TRI11")
    assert [t.seat(p).progress for p in (A, B, C)] == [1, 1, 0]
    assert t.seat(A).material == 0
    assert t.worth(A, "2TRI11") == 1  # the dud
    assert t.hand(A, "1FAM2").worth(A, "2TRI11") == 2
