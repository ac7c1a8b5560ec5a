"""The Romans: what is peculiar to their cards."""

from __future__ import annotations

import pytest

from imperium_dsl import *

ROME = ("romans", "macedonians", "celts")


@pytest.mark.card("1ROM1A", "1ROM1B")
@pytest.mark.parametrize(("side", "seen", "progress"), [("a", 3, 1), ("b", 2, 0)])
def test_one_more_fame_card_and_a_progress(side: str, seen: int, progress: int):
    t = stage("1ROM14", sides=f"{side},b").in_play(A, "1REG3", "1REG8", "1REG7")
    t.fame_top("1FAM2", "1FAM4", "1FAM5", "1FAM1").activate(A).play(A, "1ROM14")
    assert t.options(A) == sorted(["1FAM2", "1FAM4", "1FAM5"][:seen])
    t.answer(A, "1FAM4").run("act", "token")
    assert (t.seat(A).progress, t.seat(A).hand) == (progress, ["1FAM4", DUD])


@pytest.mark.card("1ROM2")
def test_julius_caesar():
    t = stage("1ROM2", empire=True).on_deck(A, "1TRI7", "1TRI2", "1TRI4").activate(A).free(A, "1ROM2")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).hand, t.seat(A).history, t.seat(A).actions) == ([DUD, "1TRI2", "1TRI7"], ["1ROM2"], 3)
    t = stage("1ROM2", empire=True).activate(A).free(A, "1ROM2", ("branch", 1))
    assert t.options(A) == ["1REG2", "1TRI8", "skip"]
    t.answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1REG2"], ["1ROM2"])
    t = stage("1ROM2", empire=True).activate(A).free(A, "1ROM2", ("branch", 1), "skip")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD], ["1ROM2"])


@pytest.mark.card("1ROM3")
def test_military_engineering():
    t = stage("1ROM3", nations=ROME, empire=True).hand(B, "1TRI7", "1TRI2", "1TRI4").hand(C, "1TRI6").activate(A)
    t.play(A, "1ROM3", {B: "1TRI2"}, {B: "1TRI7"})
    assert (t.seat(B).hand, t.seat(B).discard, t.seat(C).discard) == (["1TRI4"], ["1TRI2", "1TRI7"], ["1TRI6"])
    assert t.options(A) == ["1CIV6", "top", "skip"]
    t.answer(A, "1CIV6")
    assert (t.seat(A).hand, t.seat(A).discard) == (["1CIV6", DUD], ["1ROM3"])
    t = stage("1ROM3", nations=ROME, empire=True).activate(A).play(A, "1ROM3", "skip")
    assert t.seat(A).hand == [DUD]


@pytest.mark.card("1ROM4")
@pytest.mark.parametrize("do", ["1REG2", "skip"])
def test_roman_invasion(do: str):
    t = stage("1ROM4", nations=ROME, empire=True).in_play(A, "1ROM20").in_play(B, "1MAC19", "1REG8", "1UNC19")
    t.activate(A).play(A, "1ROM4")
    assert t.options(A) == ["1REG2", "1TRI8", "skip"]
    t.answer(A, do)
    assert t.seat(A).hand == ([DUD] if do == "skip" else [DUD, "1REG2"])
    assert (t.pending, t.options(B)) == ((B,), ["1MAC19", "1REG8"])
    t.answer(B, "1MAC19")
    assert (t.seat(B).discard, t.seat(A).play, t.seat(A).discard) == (["1MAC19"], ["1ROM1B", "1ROM20"], ["1ROM4"])


@pytest.mark.card("1ROM5")
def test_legions():
    t = stage("1ROM17", "1ROM16", empire=True).give(A, material=3, population=2).in_play(A, "1ROM5").activate(A)
    assert t.view["nations"][A]["hand_size"] == 6
    assert t.offered(A, "play") == [like("1ROM17")]  # not Advance


@pytest.mark.card("1ROM6")
def test_the_senate():
    t = stage("1ROM6", "1TRI7", empire=True).activate(A).play(A, "1ROM6")
    assert t.options(A) == ["1CIV6", "skip"]
    t.answer(A, "1CIV6")
    assert t.options(A) == ["1CIV6", "1FAM6", "1TRI7", "UNREST", "skip"]
    t.answer(A, "1TRI7")
    assert (t.seat(A).hand, t.seat(A).history) == (["1CIV6", DUD, "UNREST"], ["1TRI7"])
    t = stage("1ROM6", "1TRI7", empire=True).activate(A).play(A, "1ROM6", "skip", "skip")
    assert (t.seat(A).hand, t.seat(A).history, t.seat(A).discard) == ([DUD, "1TRI7"], [], ["1ROM6"])


@pytest.mark.card("1ROM7")
def test_the_eternal_city():
    t = stage("1ROM7", empire=True).in_play(A, "1ROM19", "1UNC16").activate(A).play(A, "1ROM7")
    assert (t.seat(A).play, t.seat(A).history) == (["1ROM1B", "1UNC16", "1ROM7"], ["1ROM19"])
    assert not stage("1ROM7", empire=True).in_play(A, "1UNC16").activate(A).can(A, "play", "1ROM7")


@pytest.mark.card("1ROM10")
def test_bread_and_circuses():
    t = stage("UNREST", "1TRI7").in_play(A, "1ROM10").discards(A, "UNREST").solstice()
    pile = t.unrest
    assert t.options(A) == ["1FAM6", "1TRI7", "UNREST"]
    t.answer(A, DUD)
    assert t.options(A) == ["UNREST", "skip"]
    t.answer(A, "UNREST")
    assert (t.seat(A).hand, t.unrest) == (["1TRI7"], pile + 1)
    assert t.options(A) == ["UNREST", "skip"]
    t.answer(A, "UNREST")
    assert (t.seat(A).discard, t.unrest) == ([DUD], pile + 2)
    t = stage("UNREST").in_play(A, "1ROM10").discards(A, "UNREST").solstice(DUD, "skip", "skip")
    assert (t.seat(A).hand, t.seat(A).discard) == (["UNREST"], [DUD, "UNREST"])


@pytest.mark.card("1ROM18")
def test_triumvirate():
    t = stage("1ROM18").activate(A).play(A, "1ROM18")
    assert t.options(A) == ["1UNC3", "1UNC8", "top"]
    t.answer(A, "1UNC3")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1UNC3"], ["1ROM18"])
    assert not stage("1ROM18", empire=True).activate(A).can(A, "play", "1ROM18")


@pytest.mark.card("1ROM21")
def test_roman_expansion():
    t = stage("1ROM21", nations=ROME).offer("1REG2", None, None, "1REG3", "1REG8").in_play(A, "1ROM20")
    t.in_play(B, "1MAC19", "1REG7", "1UNC19").on_top("region", "1REG9").activate(A).play(A, "1ROM21")
    assert t.options(A) == ["1REG2", "1REG3", "1REG8"]
    t.answer(A, "1REG2")
    assert t.options(A) == ["1REG3", "1REG8", "1REG9", "skip"]  # the slot is filled again
    t.answer(A, "1REG8")
    assert (t.pending, t.options(B)) == ((B,), ["1MAC19", "1REG7"])
    t.answer(B, "1REG7")
    assert (t.seat(A).hand, t.seat(B).hand) == ([DUD, "1REG2", "1REG8"], ["1REG7"])
    assert (t.seat(A).play, t.seat(A).history) == (["1ROM1B", "1ROM20"], ["1ROM21"])
    t = stage("1ROM21").offer("1REG2", None, None, "1REG3").activate(A).play(A, "1ROM21", "1REG2", "skip")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1REG2"], ["1ROM21"])
    assert not stage("1ROM21", empire=True).activate(A).can(A, "play", "1ROM21")
