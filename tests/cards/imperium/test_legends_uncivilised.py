"""The Uncivilised cards of Legends."""

from __future__ import annotations

import pytest

from imperium_dsl import *

THREE = ("romans", "macedonians", "greeks")
NONE = {"material": 0, "population": 0, "progress": 0}


@pytest.mark.card("2UNC1")
@pytest.mark.parametrize(("left", "progress"), [("1REG6", 1), ("1REG2", 2)])
def test_mining(left: str, progress: int):
    t = stage().offer("1REG3").in_play(A, "2UNC1", "1REG6", "1REG2").activate(A).exhaust(A, "2UNC1")
    assert t.options(A) == ["1REG2", "1REG6"]
    t.answer(A, left)  # twice as much without a production icon
    assert (t.seat(A).goods, t.seat(A).discard) == (NONE | {"progress": progress}, [left])
    assert not stage().in_play(A, "2UNC1").activate(A).can(A, "exhaust", "2UNC1")


@pytest.mark.card("2UNC3")
def test_elders():
    t = stage("2UNC3", nations=THREE).activate(A).play(A, "2UNC3")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert t.options(A) == ["1UNC3", "1UNC8"]
    t.answer(A, "1UNC3")
    assert (t.seat(A).hand, t.seat(B).progress) == ([DUD, "1UNC3", "UNREST"], 0)
    t = stage("2UNC3", nations=THREE).on_top("uncivilised", "1UNC1").activate(A).play(A, "2UNC3", ("branch", 1), "top")
    assert t.seat(A).hand == [DUD, "1UNC1"]
    assert [t.seat(p).progress for p in (A, B, C)] == [0, 1, 1]


@pytest.mark.card("2UNC4")
def test_espionage():
    t = stage("2UNC4", "1TRI7", nations=THREE).in_play(B, "1REG6", "1UNC19").in_play(C, "1REG8").activate(A)
    t.play(A, "2UNC4", "1TRI7")
    assert (t.seat(A).deck[0], t.options(A)) == ("1TRI7", ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"])
    t.answer(A, "1REG2")
    assert t.options(B) == ["1REG6", "1UNC19"]
    t.answer(B, "1UNC19")
    assert (t.seat(A).hand, t.seat(B).hand, t.seat(C).hand) == ([DUD, "1REG2"], ["1UNC19"], ["1REG8"])
    t = table("romans", "macedonians").hand(A, "2UNC4").activate(A)
    assert not t.can(A, "play", "2UNC4")  # no other card


@pytest.mark.card("2UNC5")
def test_invasion():
    def played() -> Table:
        t = stage("2UNC5", nations=THREE).give(A, material=4).in_play(B, "1REG6").in_play(C, "1REG7").activate(A)
        t.play(A, "2UNC5")
        assert (t.seat(A).material, t.options(A)) == (1, [0, 1])
        assert [t.seat(p).unrest for p in (A, B, C)] == [0, 1, 1]
        return t

    t = played().answer(A, "branch", 0).answer(A, "1TRI8")
    assert (t.seat(A).hand, t.seat(B).hand) == ([DUD, "1TRI8"], ["UNREST"])
    t = played().answer(A, "branch", 1).answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(B).hand, t.seat(C).hand) == (
        [DUD, "1REG2"],
        ["1REG6", "UNREST"],
        ["1REG7", "UNREST"],
    )
    assert not stage("2UNC5").give(A, material=2).activate(A).can(A, "play", "2UNC5")


@pytest.mark.card("2UNC6", "2UNC9", "2UNC13")
@pytest.mark.parametrize("name", ["2UNC6", "2UNC9", "2UNC13"])
def test_uncivilised_cards_of_barbarians(name: str):
    assert stage(name).activate(A).can(A, "play", name)
    assert not stage(name, empire=True).activate(A).can(A, "play", name)


@pytest.mark.card("2UNC8")
def test_religion():
    t = stage("1TRI8").in_play(A, "2UNC8").activate(A).exhaust(A, "2UNC8")
    assert t.seat(A).actions == 4
    t = stage().in_play(A, "2UNC8").give(A, material=4).solstice()
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).unrest, t.seat(A).material) == (1, 4)
    t = stage().in_play(A, "2UNC8").give(A, material=4).solstice(("branch", 1))
    assert (t.seat(A).unrest, t.seat(A).material) == (0, 1)
    assert stage().in_play(A, "2UNC8").give(A, material=2).solstice().seat(A).unrest == 1


@pytest.mark.card("2UNC9")
def test_oracle():
    t = stage("2UNC9").on_deck(A, "1TRI2", "1TRI4", "1TRI6").activate(A).free(A, "2UNC9")
    assert t.options(A) == ["1TRI2", "1TRI4"]  # one of those drawn
    t.answer(A, "1TRI2")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1TRI4"], ["1TRI2", "2UNC9"])
    assert t.worth(A, "2UNC9") == 2
    assert t.hand(A, "1FAM2").worth(A, "2UNC9") == 4


@pytest.mark.card("2UNC10")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_domestication(use: str):
    t = stage("1ROM15").in_play(A, "2UNC10", "2REG13").activate(A).play(A, "1ROM15", "no", {B: "no"}, ("branch", 0))
    assert (t.asked, t.source_code) == ("react", "2UNC10")
    t.answer(A, use)
    assert t.seat(A).goods == NONE | {"material": 1, "progress": 1 if use == "yes" else 0}
    t = stage("1ROM15").in_play(A, "2UNC10", "2REG3").activate(A).play(A, "1ROM15", "no", {B: "no"}, ("branch", 0))
    assert (t.asked != "react", t.seat(A).progress) == (True, 0)  # no fertile icon


@pytest.mark.card("2UNC11")
def test_water_mill():
    def used() -> Table:
        t = stage("1TRI8").in_play(A, "2UNC11", "2REG13", "2REG9", "2REG11").activate(A)
        return t.exhaust(A, "2UNC11")

    t = used()
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert t.options(A) == ["2REG11", "2REG13"]
    t.answer(A, "2REG13")
    assert (t.seat(A).goods, t.seat(A).hand) == (NONE | {"material": 2, "population": 1}, [DUD, "1TRI8", "2REG13"])
    t = used().answer(A, "branch", 1)
    assert t.options(A) == ["2REG9", "2REG11"]
    t.answer(A, "2REG9")
    assert (t.seat(A).actions, t.seat(A).hand) == (4, [DUD, "1TRI8", "2REG9"])
    assert not stage().in_play(A, "2UNC11", "2REG3").activate(A).can(A, "exhaust", "2UNC11")


@pytest.mark.card("2UNC12")
def test_qanat():
    t = stage("1ROM15").in_play(A, "2UNC12", "2REG9", "2REG5", "2REG13").activate(A).exhaust(A, "2UNC12")
    assert t.options(A) == ["2REG5", "2REG9"]
    t.answer(A, "2REG5").play(A, "1ROM15", "no", {B: "no"}, ("branch", 0))
    assert t.seat(A).material == 6  # three production icons, and a river as three more
    assert stage().in_play(A, "2UNC12", "2REG13").activate(A).vain(A, "2UNC12")


@pytest.mark.card("2UNC10", "2UNC11", "2UNC12")
@pytest.mark.parametrize(("name", "points"), [("2UNC10", 4), ("2UNC11", 5), ("2UNC12", 6)])
def test_points_of_icons(name: str, points: int):
    t = stage(name)
    before = t.worth(A, name)
    t.hand(A, "2REG13").discards(A, "2REG5").in_play(A, "2REG11")  # two fertile icons, three rivers
    assert t.worth(A, name) == before + points


@pytest.mark.card("2UNC13")
def test_rituals_and_ceremonies():
    def played() -> Table:
        t = stage("2UNC13", "UNREST").in_play(A, "2UNC7", "2UNC8").exhausted(A, "2UNC7", "2UNC8").activate(A)
        return t.free(A, "2UNC13")

    t = played()
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).unrest, t.seat(A).progress) == (0, 0)
    t = played().answer(A, "branch", 1)
    assert (t.seat(A).progress, t.options(A)) == (1, ["2UNC7", "2UNC8", "skip"])
    t.answer(A, "2UNC8")
    assert (t.seat(A).exhausted, t.seat(A).exhausts) == (["2UNC7"], 4)
    t = played().answer(A, "branch", 1).answer(A, "skip")
    assert t.seat(A).exhausted == ["2UNC7", "2UNC8"]


@pytest.mark.card("2UNC18")
def test_road_building():
    t = stage("1ROM17", "1ROM16", empire=True).in_play(A, "2UNC18").give(A, population=2, material=5).activate(A)
    assert t.offered(A, "play") == ["1ROM17"]
    t = stage().in_play(A, "2UNC18").solstice()
    assert t.seat(A).goods == NONE | {"material": 2}


@pytest.mark.card("2UNC19")
def test_art():
    t = stage("UNREST").in_play(A, "2UNC19").give(A, material=4).solstice("yes")
    assert (t.seat(A).unrest, t.seat(A).goods) == (0, NONE | {"material": 3})
    t = stage("UNREST").in_play(A, "2UNC19").give(A, material=4).solstice("no")
    assert (t.seat(A).unrest, t.seat(A).material) == (1, 4)
    t = stage("UNREST", empire=True).in_play(A, "2UNC19").give(A, material=4).solstice("yes")
    assert (t.seat(A).unrest, t.seat(A).goods) == (1, NONE | {"material": 1, "progress": 1})
    t = stage("UNREST", empire=True).in_play(A, "2UNC19").give(A, material=4).solstice("no")
    assert t.seat(A).goods == NONE | {"material": 4}
    assert stage("UNREST", empire=True).in_play(A, "2UNC19").give(A, material=2).solstice().asked == "way"
    assert stage("UNREST").in_play(A, "2UNC19").solstice().asked == "way"


@pytest.mark.card("2UNC20")
def test_diplomacy():
    t = stage("2UNC20").give(A, material=4).activate(A).play(A, "2UNC20")
    assert (t.seat(A).material, t.options(A)) == (1, ["1TRI8", "dig"])
    t.answer(A, "1TRI8")
    assert t.seat(A).hand == [DUD, "1TRI8"]
    assert not stage("2UNC20").give(A, material=2).activate(A).can(A, "play", "2UNC20")


@pytest.mark.card("2UNC21")
def test_leadership():
    t = stage("2UNC21", "1TRI7").discards(A, "1TRI2").on_deck(A, "1TRI4", "1TRI6").activate(A).free(A, "2UNC21")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert t.seat(A).hand == [DUD, "1TRI4", "1TRI7"]
    t = stage("2UNC21", "1TRI7").discards(A, "1TRI2").activate(A).free(A, "2UNC21", ("branch", 1))
    assert set(t.options(A)) == {DUD, "1TRI7", "1TRI2"}
    t.answer(A, "1TRI2")
    assert (t.seat(A).history, t.seat(A).hand) == (["1TRI2"], [DUD, "1TRI7"])


@pytest.mark.card("2UNC22")
@pytest.mark.parametrize("do", ["1TRI2", "skip"])
def test_lost_scroll(do: str):
    t = stage("2UNC22").discards(A, "1TRI2", "1TRI4").on_deck(A, "1TRI6").activate(A).free(A, "2UNC22")
    assert t.options(A) == ["1TRI2", "1TRI4", "skip"]
    t.answer(A, do).answer(A, "yes").answer(B, "no")
    assert t.seat(A).hand == [DUD, "1TRI6" if do == "skip" else "1TRI2"]
    assert t.seat(B).hand == []
