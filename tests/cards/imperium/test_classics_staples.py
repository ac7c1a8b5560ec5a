"""Cards that many nations of Classics have: Advance, Conquer, Prosperity, Glory, Unrest, cities, plain Regions."""

from __future__ import annotations

import pytest

from imperium_dsl import *

ADVANCES = ("1CAR11", "1CAR16", "1CEL16", "1GRE16", "1MAC13", "1PER16", "1ROM16", "1SCY16", "1VIK18")
CONQUERS = (
    "1CAR17", "1CEL8", "1CEL17", "1GRE17", "1MAC14", "1MAC15", "1PER17", "1PER18", "1ROM17", "1SCY17",
)  # fmt: skip
PROSPERITIES = ("1CAR9", "1CAR15", "1MAC10", "1PER15", "1ROM9", "1ROM15", "1VIK19")
GLORIES = ("1CAR14", "1CEL15", "1GRE14", "1MAC12", "1PER14", "1ROM14", "1SCY2", "1VIK20")
CITIES = (
    "1CAR2", "1GRE5", "1GRE11", "1GRE19", "1MAC9", "1PER2", "1ROM19", "1SCY5", "1VIK9", "1UNC15", "1UNC16", "1UNC17",
)  # fmt: skip
METROPOLES = ("1MAC8", "1ROM7", "1CIV6", "1CIV7")
UNRESTS = ("1CAR22", "1CEL13", "1CEL24", "1CEL26", "1GRE13", "1VIK14", "1VIK25", "1UNR1", "1UNR9", "1UNR11")


# --- Advance and Conquer ----------------------------------------------------------------------------------------------
@pytest.mark.card(*ADVANCES)
@pytest.mark.parametrize("name", ADVANCES)
def test_advance(name: str):
    t = stage(name).give(A, material=5, population=9).activate(A).play(A, name)
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).material, t.offered(A, "table")) == (2, ["1CIV6", "1UNC3", "1UNC8"])
    t.answer(A, "1CIV6")
    assert (t.seat(A).hand, t.seat(A).discard) == (["1CIV6", DUD, "UNREST"], [like(name)])
    t = stage(name).give(A, material=5).activate(A).play(A, name, ("branch", 1))
    assert (t.seat(A).material, t.options(A)) == (0, ["uncivilised", "civilised"])
    t.answer(A, "civilised")
    assert t.options(A) == ["1CIV6", "top"]
    t.answer(A, "top")
    assert len(t.seat(A).hand) == 2
    assert t.seat(A).unrest == 0
    assert not stage(name).give(A, material=2).activate(A).can(A, "play", name)
    assert not stage(name, empire=True).give(A, material=5).activate(A).can(A, "play", name)


@pytest.mark.card(*CONQUERS)
@pytest.mark.parametrize("name", CONQUERS)
def test_conquer(name: str):
    t = stage(name).give(A, material=9, population=3).activate(A).play(A, name)
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).population, t.offered(A, "table")) == (1, ["1REG2", "1TRI8"])
    t.answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1REG2"], [like(name)])
    t = stage(name).give(A, population=3).activate(A).play(A, name, ("branch", 1))
    assert (t.seat(A).population, t.options(A)) == (0, ["region", "tributary"])
    t.answer(A, "tributary")
    assert t.options(A) == ["1TRI8", "dig"]
    t.answer(A, "1TRI8")
    assert t.seat(A).hand == [DUD, "1TRI8"]
    assert not stage(name).give(A, population=1).activate(A).can(A, "play", name)
    assert not stage(name, empire=True).give(A, population=3).activate(A).can(A, "play", name)


# --- Prosperity and Glory ---------------------------------------------------------------------------------------------
@pytest.mark.card(*PROSPERITIES)
@pytest.mark.parametrize("name", PROSPERITIES)
@pytest.mark.parametrize("branch", [0, 1])
def test_prosperity(name: str, branch: int):
    t = stage(name).in_play(A, "1REG6", "1REG4", "1REG2").on_deck(A, "1TRI8").on_deck(B, "1TRI2").activate(A)
    t.play(A, name)
    assert (t.asked, t.pending, t.options(A)) == ("may", (A,), ["yes", "no"])
    t.answer(A, "yes").answer(B, "no")
    assert t.seat(A).hand == [DUD, "1TRI8"]
    assert t.seat(B).hand == []
    t.answer(A, "branch", branch)
    goods = {"material": 3, "population": 0} if branch == 0 else {"material": 0, "population": 3}
    assert t.seat(A).goods == {**goods, "progress": 0}
    assert t.seat(A).discard == [like(name)]
    t = stage(name, empire=True).on_deck(B, "1TRI2").activate(A).play(A, name, "no", {B: "yes"})
    assert (t.seat(A).hand, t.seat(B).hand) == ([DUD], ["1TRI2"])
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0}


@pytest.mark.card(*GLORIES)
@pytest.mark.parametrize("name", GLORIES)
def test_glory(name: str):
    t = stage(name, "1CAR12").in_play(A, "1REG3", "1REG8", "1REG7", "1REG6").fame_top("1FAM2", "1FAM4", "1FAM5")
    t.activate(A).play(A, name, "1REG3", "1REG6")
    assert t.options(A) == ["1REG7", "1REG8"]  # three Regions, of which one is still to be named
    t.answer(A, "1REG8")
    assert t.seat(A).discard == ["1REG3", "1REG6", "1REG8"]
    assert t.options(A) == ["1FAM2", "1FAM4"]
    t.answer(A, "1FAM4")
    assert (t.seat(A).hand, t.seat(A).play) == (["1CAR12", "1FAM4", DUD], ["1ROM1B", "1REG7"])
    assert like(name) in t.seat(A).discard
    t = stage(name, "1CAR12").in_play(A, "1REG3", "1REG8").activate(A)
    assert not t.can(A, "play", name)  # two Regions are not enough
    t.play(A, "1CAR12")
    assert t.seat(A).garrisons == {}  # and it cannot be garrisoned


# --- Unrest -----------------------------------------------------------------------------------------------------------
@pytest.mark.card(*UNRESTS)
@pytest.mark.parametrize("name", UNRESTS)
def test_unrest(name: str):
    t = stage(name, "1TRI7").give(A, population=1, material=3).activate(A)
    pile = t.unrest
    t.play(A, name)
    assert t.options(A) == [0, 1, 2]
    t.answer(A, "branch", 0)
    assert (t.seat(A).population, t.seat(A).material, t.seat(A).hand) == (0, 3, [DUD, "1TRI7"])
    assert t.unrest == pile + 1
    t = stage(name, "1TRI7").give(A, population=1, material=3).activate(A).play(A, name, ("branch", 1))
    assert (t.seat(A).population, t.seat(A).material, t.seat(A).discard) == (1, 3, [DUD, "1TRI7"])
    t = stage(name, "1TRI7").give(A, population=1, material=3).activate(A).play(A, name, ("branch", 2))
    assert (t.seat(A).population, t.seat(A).material, t.seat(A).hand) == (1, 0, [DUD, "1TRI7"])
    assert not stage(name).give(A, material=2).activate(A).can(A, "play", name)
    t = stage(name)
    assert t.worth(A, name) == -2


# --- cities -----------------------------------------------------------------------------------------------------------
BOUNTIES = [(0, "material"), (1, "population"), (2, "draw")]


@pytest.mark.card(*CITIES)
@pytest.mark.parametrize(("branch", "good"), BOUNTIES)
@pytest.mark.parametrize("name", CITIES)
def test_a_city_at_solstice(name: str, branch: int, good: str):
    t = stage("1TRI7").in_play(A, name).on_deck(A, "1TRI2").solstice()
    assert (t.asked, t.source_code) == ("may", name)
    t.answer(A, "yes")
    assert t.options(A) == [DUD, "1TRI7"]
    t.answer(A, DUD)
    assert t.options(A) == [0, 1, 2]
    t.answer(A, "branch", branch)
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0} | ({good: 1} if good != "draw" else {})
    assert t.seat(A).hand == (["1TRI2", "1TRI7"] if good == "draw" else ["1TRI7"])
    assert t.seat(A).discard == [DUD]
    assert t.asked == "way"


@pytest.mark.card(*CITIES)
@pytest.mark.parametrize("name", CITIES)
def test_a_city_at_solstice_may_be_refused_and_costs_a_card(name: str):
    t = stage().in_play(A, name).solstice("no")
    assert (t.asked, t.seat(A).hand, t.seat(A).material) == ("way", [DUD], 0)
    t = table("romans", "macedonians").in_play(A, name).solstice()
    assert t.asked == "way"  # no card to discard


@pytest.mark.card(*METROPOLES)
@pytest.mark.parametrize(("branch", "good"), BOUNTIES)
@pytest.mark.parametrize("name", METROPOLES)
def test_a_metropolis_at_solstice(name: str, branch: int, good: str):
    t = stage().in_play(A, name).on_deck(A, "1TRI2").solstice()
    assert (t.asked, t.source_code, t.options(A)) == ("branch", name, [0, 1, 2])
    t.answer(A, "branch", branch)
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0} | ({good: 1} if good != "draw" else {})
    assert t.seat(A).hand == (["1FAM6", "1TRI2"] if good == "draw" else ["1FAM6"])
    assert t.seat(A).discard == []


# --- Regions ----------------------------------------------------------------------------------------------------------
NOTHING: dict[str, int] = {}
OF_NATIONS = [
    ("1CAR12", NOTHING), ("1CAR20", NOTHING), ("1CAR21", {"material": 2}), ("1CEL9", NOTHING), ("1CEL11", NOTHING),
    ("1GRE12", {"material": 1}), ("1GRE20", {"population": 1}), ("1GRE21", NOTHING), ("1MAC18", {"population": 1}),
    ("1MAC19", {"material": 2}), ("1MAC20", {"population": 1}), ("1PER11", NOTHING), ("1PER19", {"material": 3}),
    ("1PER20", NOTHING), ("1ROM11", NOTHING), ("1ROM12", {"material": 1}), ("1ROM20", {"population": 1}),
    ("1SCY10", {"population": 1}), ("1SCY12", {"population": 1}), ("1SCY18", {"population": 1}),
    ("1SCY19", {"population": 1}), ("1VIK17", NOTHING),
]  # fmt: skip
COMMON = [
    ("1REG1", NOTHING), ("1REG2", {"population": 1}), ("1REG3", {"material": 3}), ("1REG6", NOTHING),
    ("1REG7", NOTHING), ("1REG8", {"population": 1}), ("1REG9", {"material": 2}), ("1REG10", NOTHING),
    ("1REG12", NOTHING),
]  # fmt: skip


@pytest.mark.parametrize("garrison", ["1TRI7", "skip"])
@pytest.mark.parametrize(("name", "gained"), OF_NATIONS)
def test_a_region_of_a_nation(name: str, gained: dict[str, int], garrison: str):
    t = stage(name, "1TRI7").activate(A).play(A, name)
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0} | gained
    assert t.options(A) == ["1TRI7", "skip"]
    t.answer(A, garrison)
    assert t.seat(A).garrisons == ({} if garrison == "skip" else {name: ["1TRI7"]})
    assert (t.seat(A).play, t.seat(A).discard) == (["1ROM1B", name], [])
    assert t.exile == []


@pytest.mark.parametrize("garrison", ["1TRI7", "skip"])
@pytest.mark.parametrize(("name", "gained"), COMMON)
def test_a_common_region_exiles_a_market_card(name: str, gained: dict[str, int], garrison: str):
    t = stage(name, "1TRI7").offer("1REG14").activate(A).play(A, name)
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0} | gained
    assert t.options(A) == ["1CIV6", "1REG14", "1TRI8", "1UNC3", "1UNC8"]
    t.answer(A, "1UNC3")
    assert t.exile == ["1UNC3"]
    assert t.options(A) == ["1TRI7", "skip"]
    t.answer(A, garrison)
    assert t.seat(A).garrisons == ({} if garrison == "skip" else {name: ["1TRI7"]})
    assert (t.seat(A).play, t.seat(A).discard) == (["1ROM1B", name], [])


@pytest.mark.card("1REG4")
def test_coast_draws_a_card():
    t = stage("1REG4").on_deck(A, "1TRI7").activate(A).play(A, "1REG4")
    assert t.seat(A).hand == [DUD, "1TRI7"]
    t.answer(A, "1UNC3").answer(A, "1TRI7")
    assert (t.exile, t.seat(A).garrisons) == (["1UNC3"], {"1REG4": ["1TRI7"]})


@pytest.mark.card("1REG5", "1REG11", "1PER10")
@pytest.mark.parametrize("do", ["1TRI2", "skip"])
@pytest.mark.parametrize("name", ["1REG5", "1REG11", "1PER10"])
def test_a_region_may_put_a_discarded_card_into_history(name: str, do: str):
    t = stage(name, "1TRI7").discards(A, "1TRI2", "1TRI4").activate(A).play(A, name)
    assert t.options(A) == ["1TRI2", "1TRI4", "skip"]
    t.answer(A, do)
    assert t.seat(A).history == ([] if do == "skip" else ["1TRI2"])
    assert t.seat(A).discard == (["1TRI2", "1TRI4"] if do == "skip" else ["1TRI4"])
    if name != "1PER10":
        t.answer(A, "1UNC3")
        assert t.exile == ["1UNC3"]
    assert t.options(A) == ["1TRI7", "skip"]
    t.answer(A, "1TRI7")
    assert t.seat(A).garrisons == {name: ["1TRI7"]}


@pytest.mark.card("1REG13", "1CEL21")
@pytest.mark.parametrize("do", ["1TRI2", "skip"])
@pytest.mark.parametrize("name", ["1REG13", "1CEL21"])
def test_a_region_may_put_a_discarded_card_on_top_of_the_deck(name: str, do: str):
    t = stage(name, "1TRI7").discards(A, "1TRI2", "1TRI4").only_deck(A, "1ROM19").activate(A).play(A, name)
    assert t.options(A) == ["1TRI2", "1TRI4", "skip"]
    t.answer(A, do)
    assert t.seat(A).deck == (["1ROM19"] if do == "skip" else ["1TRI2", "1ROM19"])
    assert t.seat(A).discard == (["1TRI2", "1TRI4"] if do == "skip" else ["1TRI4"])
    if name == "1REG13":
        t.answer(A, "1UNC3")
        assert t.exile == ["1UNC3"]
    t.answer(A, "1TRI7")
    assert t.seat(A).garrisons == {name: ["1TRI7"]}


@pytest.mark.card("1CEL10", "1SCY11")
@pytest.mark.parametrize("do", ["yes", "no"])
@pytest.mark.parametrize("name", ["1CEL10", "1SCY11"])
def test_a_region_may_draw_a_card(name: str, do: str):
    t = stage(name, "1TRI7").on_deck(A, "1TRI2").activate(A).play(A, name)
    assert (t.asked, t.options(A)) == ("may", ["yes", "no"])
    t.answer(A, do)
    assert t.seat(A).hand == (["1FAM6", "1TRI2", "1TRI7"] if do == "yes" else ["1FAM6", "1TRI7"])
    t.answer(A, "1TRI7")
    assert t.seat(A).garrisons == {name: ["1TRI7"]}


@pytest.mark.card("1CEL12")
@pytest.mark.parametrize("do", ["1TRI2", "skip"])
def test_hibernia_may_draw_a_card_from_the_discard_pile(do: str):
    t = stage("1CEL12", "1TRI7").discards(A, "1TRI2", "1TRI4").activate(A).play(A, "1CEL12")
    assert t.options(A) == ["1TRI2", "1TRI4", "skip"]
    t.answer(A, do)
    assert t.seat(A).hand == ([DUD, "1TRI7"] if do == "skip" else [DUD, "1TRI2", "1TRI7"])
    t.answer(A, "1TRI7")
    assert t.seat(A).garrisons == {"1CEL12": ["1TRI7"]}


@pytest.mark.card("1REG1", "1REG12")
@pytest.mark.parametrize("name", ["1REG1", "1REG12"])
def test_a_region_recalled_avoids_an_attack(name: str):
    t = stage("1UNC7").give(A, material=3).in_play(B, name, "1MAC19").activate(A).play(A, "1UNC7")
    assert (t.asked, t.pending, t.options(B)) == ("defend", (B,), [name, "skip"])
    t.answer(B, name)
    assert name in t.seat(B).hand
    assert (t.asked, t.options(B)) == ("suffer", ["suffer", "ignore"])
    t.answer(B, "ignore").go(A, [("branch", 1), "top", {B: "ignore"}])
    assert (t.seat(B).hand, t.seat(B).play) == ([name], ["1MAC1B", "1MAC19"])
    t = stage("1UNC7").give(A, material=3).in_play(B, name).activate(A).play(A, "1UNC7", {B: "skip"}, ("branch", 0))
    assert (t.seat(B).hand, name in t.seat(B).play) == (["UNREST"], True)


@pytest.mark.card("1REG14")
def test_sacred_pass_looks_at_the_nation_deck_and_swaps():
    t = stage("1ROM20").nation_deck(A, "1ROM11", "1ROM12").in_play(A, "1REG14").activate(A).exhaust(A, "1REG14")
    assert (t.asked, t.options(A)) == ("may", ["yes", "no"])
    t.answer(A, "yes")
    assert [event["card"] for event in t.heard(A, "looked-nation")] == [BY_CODE["1ROM11"]]
    assert t.asked == "may"
    t.answer(A, "yes")
    assert (t.seat(A).discard, t.options(A)) == (["1REG14"], ["1ROM20", DUD])
    t.answer(A, "1ROM20")
    assert t.seat(A).hand == [DUD, "1ROM11"]
    assert t.seat(A).nation == ["1ROM20", "1ROM12"]


@pytest.mark.card("1REG14")
def test_sacred_pass_may_stay_and_has_no_play_effect():
    t = stage("1REG14").nation_deck(A, "1ROM11", "1ROM12").activate(A).play(A, "1REG14")
    assert (t.asked, t.exile, t.seat(A).play) == ("act", [], ["1ROM1B", "1REG14"])
    t.exhaust(A, "1REG14", "no", "no")
    assert (t.seat(A).play, t.seat(A).nation, t.seat(A).hand) == (["1ROM1B", "1REG14"], ["1ROM11", "1ROM12"], [DUD])
    assert not stage("1REG14", empire=True).activate(A).can(A, "play", "1REG14")
