"""The Macedonians: what is peculiar to their cards."""

from __future__ import annotations

import pytest

from imperium_dsl import *

MACEDON = ("macedonians", "romans")


@pytest.mark.card("1MAC1A", "1MAC1B", "1MAC17")
@pytest.mark.parametrize(("side", "material"), [("a", 2), ("b", 0)])
def test_phalanx_plays_a_region_from_the_discard_pile_and_the_power_gains(side: str, material: int):
    t = stage(nations=MACEDON, sides=f"{side},b").in_play(A, "1MAC17").discards(A, "1MAC20", "1REG8", "1TRI8")
    t.offer(*STALL[:4], "1TRI2").activate(A).exhaust(A, "1MAC17")
    assert t.options(A) == ["1MAC20", "1REG8"]
    t.answer(A, "1MAC20")
    assert t.seat(A).goods == {"material": material, "population": 1, "progress": 0}
    assert (t.seat(A).actions, "1MAC20" in t.seat(A).play, t.seat(A).exhausted) == (2, True, ["1MAC17"])


@pytest.mark.card("1MAC1A")
def test_a_region_from_hand_brings_no_material():
    t = stage("1MAC20", nations=MACEDON, sides="a,b").activate(A).play(A, "1MAC20")
    assert t.seat(A).material == 0


@pytest.mark.card("1MAC17")
def test_phalanx_needs_an_action_and_a_region():
    t = stage("1TRI2").in_play(A, "1MAC17").discards(A, "1MAC20").actions(A, 0).activate(A)
    assert not t.can(A, "exhaust", "1MAC17")
    assert stage("1TRI2").in_play(A, "1MAC17").discards(A, "1TRI4").activate(A).vain(A, "1MAC17")
    t = stage("1TRI2", empire=True).in_play(A, "1MAC17").discards(A, "1REG14").actions(A, 1).activate(A)
    assert t.vain(A, "1MAC17")  # a barbarian Region for an empire
    t = stage("1TRI2").in_play(A, "1MAC17").discards(A, "1REG14").actions(A, 1).activate(A).exhaust(A, "1MAC17")
    assert (t.seat(A).actions, t.seat(A).play[-1]) == (0, "1REG14")


@pytest.mark.card("1MAC2")
def test_alexander():
    t = stage("1MAC2").on_deck(A, "1TRI7").activate(A).play(A, "1MAC2")
    assert (t.seat(A).hand, t.options(A)) == ([DUD, "1TRI7"], ["region", "tributary", "skip"])
    t.answer(A, "tributary")
    assert t.options(A) == ["1TRI8", "dig"]
    t.answer(A, "1TRI8")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1TRI7", "1TRI8"], ["1MAC2"])
    t = stage("1MAC2", empire=True).on_deck(A, "1TRI7").activate(A).play(A, "1MAC2", "skip")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1TRI7"], ["1MAC2"])


@pytest.mark.card("1MAC3", "1PER4")
@pytest.mark.parametrize("name", ["1MAC3", "1PER4"])
def test_development(name: str):
    t = stage(name, nations=MACEDON, empire=True).developments(A, "1MAC7", "1MAC5").give(A, material=4, population=1)
    t.activate(A).play(A, name)
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert "1MAC7" in t.seat(A).discard  # the only one that can be paid
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0}
    assert t.seat(A).development == ["1MAC5"]
    t = stage(name, nations=MACEDON, empire=True).give(A, material=2).activate(A).play(A, name)
    assert (t.seat(A).material, t.options(A)) == (0, ["1CIV6", "1UNC3", "1UNC8"])
    t.answer(A, "1CIV6")
    assert (t.seat(A).hand, t.seat(A).discard) == (["1CIV6", DUD, "UNREST"], [name])
    t = stage(name, "1TRI8", nations=MACEDON, empire=True).give(A, material=1).activate(A)
    assert not t.can(A, "play", name)  # neither can be paid


@pytest.mark.card("1MAC4")
def test_parmenion():
    t = stage("1MAC4", empire=True).activate(A).play(A, "1MAC4", "yes")
    assert t.options(A) == ["1REG2", "1TRI8"]
    t.answer(A, "1TRI8")
    assert (t.seat(A).material, t.seat(A).discard, t.seat(A).history) == (4, ["1TRI8"], ["1MAC4"])
    assert (t.seat(A).actions, t.seat(A).unrest) == (2, 1)
    t = stage("1MAC4", empire=True).activate(A).play(A, "1MAC4", "no")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD], ["1MAC4"])


@pytest.mark.card("1MAC5")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_companion_cavalry(use: str):
    t = stage("1MAC14", "1MAC13", "1MAC19", empire=True).give(A, material=3, population=2).in_play(A, "1MAC5")
    t.on_deck(A, "1TRI7").activate(A)
    assert set(t.offered(A, "play")) == {like("1MAC14"), "1MAC19"}  # not Advance
    t.play(A, "1MAC19", use, "skip")
    assert ("1TRI7" in t.seat(A).hand) == (use == "yes")
    assert t.seat(A).exhausted == (["1MAC5"] if use == "yes" else [])


@pytest.mark.card("1MAC6")
def test_alexander_the_great():
    t = stage("1MAC6", empire=True).in_history(A, "1MAC2").exiled("1REG3", "1REG8", "1TRI2").activate(A)
    t.free(A, "1MAC6")
    assert t.options(A) == ["1REG2", "1REG3", "1REG8", "skip"]
    t.answer(A, "1REG3")
    assert t.options(A) == ["1REG2", "1REG8", "skip"]
    t.answer(A, "1REG2")
    assert t.seat(A).hand == [DUD, "1REG2", "1REG3"]
    assert (t.seat(A).history, t.seat(A).actions) == (["1MAC2", "1MAC6"], 3)
    t = stage("1MAC6", empire=True).in_history(A, "1MAC2").activate(A).free(A, "1MAC6", "skip", "skip")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD], ["1MAC2", "1MAC6"])
    t = stage("1MAC6", empire=True).discards(A, "1MAC2").activate(A)
    assert not t.can(A, "free", "1MAC6")  # Alexander is not in the history


@pytest.mark.card("1MAC7")
def test_mosaics():
    t = stage().in_play(A, "1MAC7").give(A, material=2).discards(A, "1TRI7", "1TRI4").activate(A).exhaust(A, "1MAC7")
    assert (t.seat(A).material, t.options(A)) == (1, ["1TRI4", "1TRI7"])
    t.answer(A, "1TRI7")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1TRI7"], ["1TRI4"])
    t = stage("1TRI2").in_play(A, "1MAC7").give(A, population=9).discards(A, "1TRI7").activate(A)
    assert not t.can(A, "exhaust", "1MAC7")


@pytest.mark.card("1MAC11")
@pytest.mark.parametrize("do", ["1UNC19", "skip"])
def test_uxians(do: str):
    t = stage("1MAC11", nations=(*MACEDON, "celts")).give(B, material=3).give(C, material=1)
    t.in_play(A, "1UNC19", "1MAC17").exhausted(A, "1UNC19", "1MAC17").activate(A)
    t.play(A, "1MAC11")
    assert [t.seat(p).material for p in (A, B, C)] == [3, 1, 0]
    assert t.options(A) == ["1MAC17", "1UNC19", "skip"]
    t.answer(A, do)
    assert t.seat(A).exhausted == (["1UNC19", "1MAC17"] if do == "skip" else ["1MAC17"])
    assert t.seat(A).exhausts == (3 if do == "skip" else 4)


@pytest.mark.card("1MAC16")
def test_philip():
    t = stage("1MAC16").activate(A).play(A, "1MAC16")
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"]
    t.answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1REG2"], ["1MAC16"])
    assert not stage("1MAC16", empire=True).activate(A).can(A, "play", "1MAC16")
