"""The Celts: what is peculiar to their cards."""

from __future__ import annotations

import pytest

from imperium_dsl import *

CELTS = ("celts", "romans", "macedonians")


# --- their power ------------------------------------------------------------------------------------------------------
@pytest.mark.card("1CEL1A", "1CEL1B")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_others_take_unrest_when_the_celts_acquire_uncivilised(use: str):
    t = stage("1CEL16", nations=CELTS, sides="a,b,b").give(A, material=3).activate(A).play(A, "1CEL16", "1UNC8")
    assert (t.asked, t.source_code) == ("react", "1CEL1A")
    t.answer(A, use)
    assert [t.seat(p).unrest for p in (A, B, C)] == ([1, 1, 1] if use == "yes" else [1, 0, 0])
    assert t.seat(A).exhausted == (["1CEL1A"] if use == "yes" else [])
    t = stage("1CEL16", nations=CELTS).give(A, material=3).activate(A).play(A, "1CEL16", "1UNC8")
    assert (t.asked, t.seat(B).unrest) == ("act", 0)  # side B


@pytest.mark.card("1CEL1A")
def test_also_when_they_break_through_but_only_for_uncivilised():
    t = stage("1CEL14", nations=CELTS, sides="a,b,b").give(A, population=1).activate(A)
    t.play(A, "1CEL14", ("branch", 1), "top", "yes")
    assert [t.seat(p).unrest for p in (A, B, C)] == [0, 1, 1]
    t = stage("1CEL16", nations=CELTS, sides="a,b,b").give(A, material=3).activate(A).play(A, "1CEL16", "1CIV6")
    assert (t.asked, t.seat(B).unrest) == ("act", 0)


@pytest.mark.card("1CEL1A")
@pytest.mark.rule("IM-KW-BRK-11")
def test_also_when_they_have_to_dig_for_it_in_the_main_deck():
    t = stage("1CEL14", nations=CELTS, sides="a,b,b").give(A, population=1).leave("uncivilised", 0)
    t.offer("1REG8", "1REG9", "1CIV2", "1CIV5", "1REG3").on_top("main", "1CIV6", "1UNC20").activate(A)
    t.play(A, "1CEL14", ("branch", 1))
    assert (t.asked, t.source_code) == ("react", "1CEL1A")
    t.answer(A, "yes")
    assert [t.seat(p).unrest for p in (A, B, C)] == [0, 1, 1]
    assert "1UNC20" in t.seat(A).hand


# --- development ------------------------------------------------------------------------------------------------------
@pytest.mark.card("1CEL2")
def test_celtic_gold():
    t = stage("1CEL2", nations=CELTS).in_play(A, "1PER11", "1CEL11", "1CEL9").in_play(B, "1REG6").activate(A)
    t.play(A, "1CEL2")
    assert [t.seat(p).material for p in (A, B, C)] == [12, 1, 1]  # three fertile icons
    assert t.seat(A).discard == ["1CEL2"]


@pytest.mark.card("1CEL3")
@pytest.mark.parametrize("do", ["1CIV6", "skip"])
def test_celtic_innovation(do: str):
    t = stage("1CEL3", nations=CELTS, empire=True).activate(A).play(A, "1CEL3")
    assert t.options(A) == ["1CIV6", "1UNC3", "1UNC8", "skip"]
    t.answer(A, do)
    assert t.seat(A).hand == ([DUD] if do == "skip" else ["1CIV6", DUD, "UNREST"])
    assert (t.seat(B).unrest, t.seat(C).unrest, t.seat(A).discard) == (1, 1, ["1CEL3"])


@pytest.mark.card("1CEL4")
def test_chainmail():
    t = stage("1CEL19", "1TRI8").in_play(A, "1CEL4").offer(*STALL[:4], "1TRI2").activate(A).play(A, "1TRI8")
    assert t.seat(A).progress == 0
    t.play(A, "1CEL19")
    assert t.seat(A).progress == 1
    t = stage("1REG3").in_play(A, "1CEL4").hand(B, "1CEL19", DUD).turn(B).activate(B).play(B, "1CEL19")
    assert (t.seat(A).progress, t.seat(B).progress) == (0, 0)  # another player's attack


@pytest.mark.card("1CEL5")
def test_chariots():
    t = stage("1CEL17", "1CEL18", "1CEL16", empire=True).give(A, population=2, material=9).exiled("1REG3", "1TRI2")
    assert t.activate(A).asked == "token"
    t = stage("1CEL17", "1CEL18", "1CEL16", empire=True).give(A, population=2, material=9).exiled("1REG3", "1TRI2")
    t.in_play(A, "1CEL5").activate(A)
    assert t.offered(A, "play") == [like("1CEL17"), "1CEL18"]  # Conquer and the attack, not Advance
    t.play(A, "1CEL17")
    assert t.options(A) == ["1REG2", "1REG3", "1TRI8"]  # an exiled Region, not an exiled Tributary
    t.answer(A, "1REG3")
    assert (t.seat(A).hand, t.exile) == (["1CEL16", "1CEL18", DUD, "1REG3"], ["1TRI2"])


@pytest.mark.card("1CEL6")
def test_ogham_script():
    t = stage("1TRI7").in_play(A, "1CEL6").discards(A, "1TRI2", "1TRI4").activate(A)
    assert t.view["nations"][A]["hand_size"] == 6
    t.exhaust(A, "1CEL6")
    assert t.options(A) == [DUD, "1TRI7", "skip"]
    t.answer(A, "1TRI7")
    assert t.options(A) == ["1TRI2", "1TRI4", "skip"]
    t.answer(A, "1TRI2")
    assert (t.seat(A).hand, t.seat(A).discard, t.seat(A).history) == ([DUD], ["1TRI4"], ["1TRI2", "1TRI7"])
    t = stage("1TRI7").in_play(A, "1CEL6").discards(A, "1TRI2").activate(A).exhaust(A, "1CEL6", "skip", "skip")
    assert (t.seat(A).hand, t.seat(A).discard, t.seat(A).history) == ([DUD, "1TRI7"], ["1TRI2"], [])


@pytest.mark.card("1CEL7")
@pytest.mark.parametrize("do", ["1TRI8", "skip"])
def test_vercingetorix(do: str):
    t = stage("1CEL7", empire=True).activate(A).play(A, "1CEL7")
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8", "skip"]
    t.answer(A, do)
    assert t.seat(A).hand == ([DUD] if do == "skip" else [DUD, "1TRI8", "UNREST"])
    assert t.seat(A).history == ["1CEL7"]


# --- deck -------------------------------------------------------------------------------------------------------------
@pytest.mark.card("1CEL14")
def test_druids():
    def played() -> Table:
        return stage("1CEL14", "UNREST").give(A, population=2).activate(A).play(A, "1CEL14")

    t = played()
    assert t.options(A) == [0, 1, 2]
    t.answer(A, "branch", 0)
    assert (t.seat(A).progress, t.seat(A).population, t.seat(A).discard) == (1, 2, ["1CEL14"])
    t = played().answer(A, "branch", 1)
    assert (t.seat(A).population, t.options(A)) == (1, ["1UNC3", "1UNC8", "top"])
    t.answer(A, "1UNC3")
    assert t.seat(A).hand == [DUD, "1UNC3", "UNREST"]
    t = played()
    pile = t.unrest
    t.answer(A, "branch", 2)
    assert (t.seat(A).population, t.seat(A).hand, t.unrest) == (3, [DUD], pile + 1)
    t = stage("1CEL14").activate(A).play(A, "1CEL14")  # nothing to pay, no Unrest: only progress is left
    assert t.seat(A).progress == 1


@pytest.mark.card("1CEL18")
def test_boudicca():
    t = stage("1CEL18", nations=CELTS).in_play(A, "1CEL9").in_play(B, "1REG8", "1ROM20").in_play(C, "1UNC19")
    t.activate(A).play(A, "1CEL18")
    assert (t.seat(A).progress, t.pending, t.options(B)) == (1, (B,), ["1ROM20", "1REG8"])
    t.answer(B, "1REG8")
    assert (t.seat(B).discard, t.seat(C).play, t.seat(A).history) == (["1REG8"], ["1MAC1B", "1UNC19"], ["1CEL18"])
    assert t.seat(A).play == ["1CEL1B", "1CEL9"]
    assert not stage("1CEL18", empire=True).activate(A).can(A, "play", "1CEL18")


@pytest.mark.card("1CEL19")
def test_cattle_raid():
    t = stage("1CEL19", nations=CELTS).in_play(B, "1REG8").empire(C).turn(A)
    for p in (B, C):
        t.give(p, material=2, population=2, progress=2)
    t.activate(A).play(A, "1CEL19")
    assert t.seat(A).goods == {"material": 3, "population": 0, "progress": 1}
    assert t.seat(B).goods == {"material": 1, "population": 2, "progress": 2}  # has a Region
    assert t.seat(C).goods == {"material": 2, "population": 2, "progress": 1}  # is an empire
    assert not stage("1CEL19", empire=True).activate(A).can(A, "play", "1CEL19")


@pytest.mark.card("1CEL20")
def test_cauldron_of_cerridwen():
    t = stage().in_play(A, "1CEL20").give(A, progress=2).activate(A).exhaust(A, "1CEL20")
    assert t.seat(A).goods == {"material": 0, "population": 2, "progress": 1}
    t = stage().in_play(A, "1CEL20").give(A, material=9, population=9).activate(A)
    assert not t.can(A, "exhaust", "1CEL20")
