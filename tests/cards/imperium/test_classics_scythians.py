"""The Scythians: what is peculiar to their cards."""

from __future__ import annotations

import pytest

from imperium_dsl import *

SCYTHIA = ("scythians", "romans", "macedonians")


@pytest.mark.card("1SCY1A", "1SCY1B")
def test_an_action_and_unrest_for_a_region():
    t = stage(nations=SCYTHIA, sides="a,b,b").activate(A).exhaust(A, "1SCY1A")
    assert (t.seat(A).actions, t.seat(A).hand, t.options(A)) == (2, [DUD, "UNREST"], ["1REG2", "top"])
    t.answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(B).unrest) == ([DUD, "1REG2", "UNREST"], 0)
    assert not stage("1TRI2", nations=SCYTHIA, sides="a,b,b").actions(A, 0).activate(A).can(A, "exhaust", "1SCY1A")
    assert stage("1TRI2", nations=SCYTHIA).activate(A).offered(A, "exhaust") == []


@pytest.mark.card("1SCY3")
def test_ateas():
    t = stage("1SCY3", "UNREST", empire=True).activate(A).play(A, "1SCY3")
    pile = t.unrest
    assert t.options(A) == ["1REG2", "skip"]
    t.answer(A, "1REG2")
    assert t.options(A) == ["UNREST", "skip"]
    t.answer(A, "UNREST")
    assert (t.seat(A).hand, t.seat(A).history, t.unrest) == ([DUD, "1REG2"], ["1SCY3"], pile + 1)
    t = stage("1SCY3", "UNREST", empire=True).activate(A).play(A, "1SCY3", "skip", "skip")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "UNREST"], ["1SCY3"])


@pytest.mark.card("1SCY4")
def test_kurgans():
    t = stage("1TRI6").in_play(A, "1SCY4").discards(A, "1TRI2", "1TRI4").activate(A)
    assert t.view["nations"][A]["hand_size"] == 6
    t.exhaust(A, "1SCY4")
    assert t.options(A) == ["1TRI2", "1TRI4"]
    t.answer(A, "1TRI4")
    assert (t.seat(A).history, t.seat(A).discard) == (["1TRI4"], ["1TRI2"])


@pytest.mark.card("1SCY6", "1FAM6", "1FAM7")
@pytest.mark.parametrize("name", ["1SCY6", "1FAM6", "1FAM7"])
def test_cards_that_are_neither_played_nor_garrisoned(name: str):
    t = table("scythians", "romans").hand(A, name, "1CAR12").activate(A)
    assert not t.can(A, "play", name)
    t.play(A, "1CAR12")
    assert t.seat(A).garrisons == {}
    assert t.asked == "token"


@pytest.mark.card("1SCY9")
def test_tamga():
    t = stage("1TRI7").in_play(A, "1SCY9").on_deck(A, "1TRI2", "1TRI4", "1TRI6").activate(A).exhaust(A, "1SCY9")
    assert t.options(A) == [DUD, "1TRI7"]
    t.answer(A, DUD)
    assert (t.seat(A).hand, t.seat(A).discard) == (["1TRI2", "1TRI4", "1TRI7"], [DUD])
    t = table("scythians", "romans").in_play(A, "1SCY9").activate(A)
    assert t.asked == "token"  # no card to discard


@pytest.mark.card("1SCY13")
def test_raiders():
    t = stage("1SCY13", nations=SCYTHIA).in_play(A, "1SCY12").in_play(B, "1ROM20", "1REG8", "1UNC19").empire(C).turn(A)
    t.give(B, population=2).give(C, population=2, material=2).on_deck(A, "1TRI7", "1TRI2", "1TRI4").activate(A)
    t.free(A, "1SCY13")
    assert (t.seat(A).hand, t.pending, t.options(B)) == ([DUD, "1TRI2", "1TRI7"], (B,), ["1ROM20", "1REG8"])
    t.answer(B, "1ROM20")
    assert (t.seat(B).hand, t.seat(A).play) == (["1ROM20"], ["1SCY1B", "1SCY12"])
    assert [t.seat(p).population for p in (A, B, C)] == [1, 2, 1]  # only the empire is robbed
    assert (t.seat(C).material, t.seat(A).actions, t.seat(A).discard) == (2, 3, ["1SCY13"])
    assert not stage("1SCY13", empire=True).activate(A).can(A, "free", "1SCY13")


@pytest.mark.card("1SCY14", "1SCY15")
@pytest.mark.parametrize("name", ["1SCY14", "1SCY15"])
def test_nomads(name: str):
    t = stage(name).in_play(A, "1REG6", "1REG4", "1REG2").in_play(B, "1REG7").on_deck(B, "1TRI2").on_deck(A, "1TRI7")
    t.activate(A).play(A, name, "yes", {B: "yes"})
    assert t.seat(A).goods == {"material": 3, "population": 0, "progress": 0}
    assert (t.seat(A).hand, t.seat(B).hand, t.seat(A).discard) == ([DUD, "1TRI7"], ["1TRI2"], [name])
    t = stage(name).activate(A).play(A, name, "no", {B: "no"})
    assert (t.seat(A).hand, t.seat(B).hand) == ([DUD], [])
    assert stage(name, empire=True).activate(A).can(A, "play", name) == (name == "1SCY14")


@pytest.mark.card("1SCY20")
@pytest.mark.parametrize("defend", [True, False])
def test_mounted_archers_against_an_attack(defend: bool):
    t = stage("1ROM21").in_play(B, "1SCY20", "1MAC19").activate(A).play(A, "1ROM21")
    assert (t.asked, t.options(B)) == ("defend", ["1SCY20", "skip"])
    t.answer(B, "1SCY20" if defend else "skip").run("suffer", "act")
    if defend:
        t.answer(B, "ignore")
    assert t.seat(B).exhausted == (["1SCY20"] if defend else [])
    assert ("1MAC19" in t.seat(B).hand) == (not defend)


@pytest.mark.card("1SCY20")
@pytest.mark.parametrize("do", ["yes", "no"])
def test_mounted_archers_at_solstice(do: str):
    t = stage().in_play(A, "1SCY20").give(A, material=2).solstice(do)
    assert t.seat(A).goods == {"material": 2 - (do == "yes"), "population": int(do == "yes"), "progress": 0}
    t = stage().in_play(A, "1SCY20").solstice()
    assert (t.asked, t.seat(A).population) == ("way", 0)


@pytest.mark.card("1SCY21")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_tents(use: str):
    t = stage("1CAR12", "1TRI8").offer(*STALL[:4], "1TRI2").in_play(A, "1SCY21").activate(A).play(A, "1TRI8")
    assert t.asked == "act"  # no Region
    t.play(A, "1CAR12", use)
    assert (t.seat(A).population, t.seat(A).exhausted) == ((1, ["1SCY21"]) if use == "yes" else (0, []))


@pytest.mark.card("1SCY21")
def test_tents_at_solstice():
    t = stage().in_play(A, "1SCY21", "1CAR12", "1REG3", "1UNC19").solstice()
    assert t.options(A) == ["1CAR12", "1REG3", "skip"]
    t.answer(A, "1REG3")
    assert t.seat(A).hand == [DUD, "1REG3"]
    t = stage().in_play(A, "1SCY21", "1CAR12").solstice("skip")
    assert (t.seat(A).hand, t.asked) == ([DUD], "way")
    assert not stage("1SCY21", empire=True).activate(A).can(A, "play", "1SCY21")
