"""The Carthaginians: what is peculiar to their cards."""

from __future__ import annotations

import pytest

from imperium_dsl import *

CARTHAGE = ("carthaginians", "romans")


# --- their power ------------------------------------------------------------------------------------------------------
@pytest.mark.card("1CAR1A", "1CAR1B")
@pytest.mark.parametrize(("side", "n"), [("a", 1), ("b", 2)])
def test_at_clean_up_material_is_placed_instead_of_progress(side: str, n: int):
    t = stage("1CAR12", nations=CARTHAGE, sides=f"{side},b").activate(A).stop(A)
    t.answer(A, "1UNC3")
    assert t.tokens_on("1UNC3") == {"material": n}


@pytest.mark.card("1CAR1A")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_the_material_of_an_acquired_card_may_be_doubled(use: str):
    t = stage("1CAR11", nations=CARTHAGE, sides="a,b").give(A, material=3).tokens("1UNC8", material=3, progress=1)
    t.activate(A).play(A, "1CAR11", "1UNC8")
    assert (t.asked, t.source_code, t.seat(A).material) == ("react", "1CAR1A", 3)
    t.answer(A, use)
    assert (t.seat(A).material, t.seat(A).progress) == (6 if use == "yes" else 3, 1)
    assert t.seat(A).exhausted == (["1CAR1A"] if use == "yes" else [])


@pytest.mark.card("1CAR1A", "1CAR1B")
def test_only_material_is_doubled_and_only_on_side_a():
    t = stage("1CAR11", nations=CARTHAGE, sides="a,b").give(A, material=3).tokens("1UNC8", progress=2, population=2)
    t.activate(A).play(A, "1CAR11", "1UNC8")
    assert (t.asked, t.seat(A).progress, t.seat(A).population) == ("act", 2, 2)
    t = stage("1CAR11", nations=CARTHAGE).give(A, material=3).tokens("1UNC8", material=3)
    t.activate(A).play(A, "1CAR11", "1UNC8")
    assert (t.asked, t.seat(A).material) == ("act", 3)


@pytest.mark.card("1CAR1A")
def test_the_material_of_a_card_broken_through_for_is_doubled_too():
    t = stage("1CAR11", nations=CARTHAGE, sides="a,b").give(A, material=5).tokens("1UNC8", material=2)
    t.activate(A).play(A, "1CAR11", ("branch", 1), "uncivilised", "1UNC8", "yes")
    assert t.seat(A).material == 4


# --- development ------------------------------------------------------------------------------------------------------
@pytest.mark.card("1CAR3", "1CAR4")
@pytest.mark.parametrize("name", ["1CAR3", "1CAR4"])
def test_elephants(name: str):
    t = stage(name, empire=True).in_play(A, "1ROM20").in_play(B, "1MAC19", "1REG8", "1UNC19").activate(A).play(A, name)
    assert (t.pending, t.options(B)) == ((B,), ["1MAC19", "1REG8"])
    t.answer(B, "1REG8")
    assert (t.seat(B).discard, t.seat(A).play[:2]) == (["1REG8"], ["1ROM1B", "1ROM20"])
    assert t.options(A) == ["region", "tributary", "skip"]
    t.answer(A, "region").answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1REG2"], [like(name)])
    t = stage(name, empire=True).activate(A).play(A, name, "skip")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD], [like(name)])


@pytest.mark.card("1CAR5")
def test_hegemony():
    t = stage("1CAR5", empire=True).give(A, material=2).on_deck(A, "1TRI7").on_deck(B, "1TRI2").activate(A)
    t.play(A, "1CAR5")
    assert (t.seat(A).material, t.options(A)) == (0, ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"])
    t.answer(A, "1TRI8").answer(A, "yes").answer(B, "yes")
    assert (t.seat(A).hand, t.seat(B).hand) == ([DUD, "1TRI7", "1TRI8", "UNREST"], ["1TRI2"])
    assert t.seat(A).discard == ["1CAR5"]
    t = stage("1CAR5", empire=True).give(A, material=2).activate(A).play(A, "1CAR5", "1REG2", "no", {B: "no"})
    assert (t.seat(A).hand, t.seat(B).hand) == ([DUD, "1REG2"], [])
    assert not stage("1CAR5", empire=True).give(A, material=1, population=9).activate(A).can(A, "play", "1CAR5")


@pytest.mark.card("1CAR6")
def test_hannibal():
    t = stage("1CAR6", empire=True).in_history(A, "1TRI7", "1TRI2").discards(A, "1TRI4").on_deck(A, "1TRI6")
    t.activate(A).play(A, "1CAR6")
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8", "skip"]
    t.answer(A, "1TRI8")
    assert t.options(A) == ["yes", "no"]
    t.answer(A, "yes")
    assert t.seat(A).hand == [DUD, "1TRI6", "1TRI8", "UNREST"]
    assert t.options(A) == ["1TRI2", "1TRI7", "skip"]
    t.answer(A, "1TRI7")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1TRI6", "1TRI7", "1TRI8", "UNREST"], ["1CAR6", "1TRI2"])
    t = stage("1CAR6", empire=True).in_history(A, "1TRI7").activate(A).play(A, "1CAR6", "skip", "no", "skip")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD], ["1CAR6", "1TRI7"])


@pytest.mark.card("1CAR7")
def test_trading_ships():
    t = stage(empire=True).in_play(A, "1CAR7", "1CEL10", "1CEL12", "1MAC19", "1GRE12")
    t.tokens("1UNC8", material=2).tokens("1TRI8", material=1).tokens("1CIV6", progress=3).activate(A)
    t.exhaust(A, "1CAR7", "yes")
    assert t.options(A) == ["1CEL10", "1CEL12"]  # a river or a fertile plain
    t.answer(A, "1CEL12")
    assert t.options(A) == ["1TRI8", "1UNC8"]  # with material on it
    t.answer(A, "1UNC8")
    assert (t.seat(A).material, t.seat(A).hand) == (2, ["1CEL12", DUD, "1UNC8", "UNREST"])
    t = stage(empire=True).in_play(A, "1CAR7", "1CEL10").tokens("1UNC8", material=2).activate(A)
    t.exhaust(A, "1CAR7", "no")
    assert t.seat(A).hand == [DUD]


@pytest.mark.card("1CAR8")
def test_monopoly():
    t = stage("1CAR8", nations=(*CARTHAGE, "celts"), empire=True).discards(A, "1TRI7").on_deck(A, "1TRI2").activate(A)
    t.play(A, "1CAR8")
    assert (t.seat(A).material, t.seat(A).hand) == (2, [DUD, "1TRI2"])
    assert (t.asked, t.options(A)) == ("give", ["1FAM6", "1TRI2", "1TRI7"])
    t.answer(A, "1TRI7").answer(A, DUD)
    assert (t.seat(B).hand, t.seat(C).hand, t.seat(A).hand) == (["1TRI7"], [DUD], ["1TRI2"])
    assert t.seat(A).discard == ["1CAR8"]


@pytest.mark.card("1CAR8")
def test_who_avoids_the_monopoly_is_passed_over():
    t = stage("1CAR8", nations=(*CARTHAGE, "celts"), empire=True).on_deck(A, "1TRI2").in_play(B, "1REG1").activate(A)
    t.play(A, "1CAR8").answer(B, "1REG1").answer(B, "ignore")
    assert (t.asked, t.pending) == ("give", (A,))
    t.answer(A, "1TRI2")
    assert t.asked not in ("give", "suffer", "defend")  # everybody had his turn
    assert (t.seat(B).hand, t.seat(C).hand, t.seat(A).hand) == (["1REG1"], ["1TRI2"], [DUD])


# --- nation and deck --------------------------------------------------------------------------------------------------
@pytest.mark.card("1CAR10")
def test_caravans():
    t = stage("1TRI7").in_play(A, "1CAR10").give(A, material=4).tokens("1UNC8", material=2).tokens("1TRI8", material=1)
    t.tokens("1CIV6", progress=2).activate(A).exhaust(A, "1CAR10")
    assert (t.seat(A).material, t.options(A)) == (1, [DUD, "1TRI7"])
    t.answer(A, DUD)
    assert t.options(A) == ["1TRI8", "1UNC8"]
    t.answer(A, "1TRI8")
    assert (t.seat(A).material, t.seat(A).hand, t.seat(A).discard) == (2, ["1TRI7", "1TRI8", "UNREST"], [DUD])
    t = stage().in_play(A, "1CAR10").give(A, material=2).tokens("1UNC8", material=2).activate(A)
    assert not t.can(A, "exhaust", "1CAR10")  # 3 material
    t = stage().in_play(A, "1CAR10").give(A, material=3).tokens("1UNC8", progress=2).activate(A)
    assert not t.can(A, "exhaust", "1CAR10")  # no card with material on it
    t = table(*CARTHAGE).in_play(A, "1CAR10").give(A, material=3).offer(*STALL).tokens("1UNC8", material=2).activate(A)
    assert not t.can(A, "exhaust", "1CAR10")  # no card to discard


@pytest.mark.card("1CAR13")
def test_berbers():
    t = stage("1CAR13").activate(A).play(A, "1CAR13")
    assert t.seat(A).goods == {"material": 0, "population": 2, "progress": 0}
    assert t.seat(A).discard == ["1CAR13"]


@pytest.mark.card("1CAR18")
def test_dido():
    t = stage("1CAR18").offer("1REG3", None, None, "1REG8").activate(A).play(A, "1CAR18")
    assert (t.seat(A).population, t.options(A)) == (1, ["yes", "no"])
    t.answer(A, "yes")
    assert t.options(A) == ["1REG3", "1REG8"]
    t.answer(A, "1REG3")
    assert (t.seat(A).material, t.seat(A).actions) == (3, 2)  # it is played at once, without an action
    t.answer(A, "1UNC8")
    assert (t.seat(A).play, t.seat(A).history) == (["1ROM1B", "1REG3"], ["1CAR18"])
    t = stage("1CAR18").activate(A).play(A, "1CAR18", "no")
    assert (t.seat(A).population, t.seat(A).hand, t.seat(A).history) == (1, [DUD], ["1CAR18"])
    assert not stage("1CAR18", empire=True).activate(A).can(A, "play", "1CAR18")


@pytest.mark.card("1CAR19")
@pytest.mark.parametrize("do", [DUD, "1TRI7", "skip"])
def test_carthaginian_traders(do: str):
    t = stage("1CAR19").discards(A, "1TRI7").activate(A).free(A, "1CAR19")
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"]
    t.answer(A, "1CIV6")
    assert (t.tokens_on("1CIV6"), t.seat(A).actions) == ({"material": 1}, 3)
    assert t.options(A) == [DUD, "1TRI7", "skip"]
    t.answer(A, do)
    assert t.seat(A).history == ([] if do == "skip" else [do])
    assert t.seat(A).hand == ([] if do == DUD else [DUD])
