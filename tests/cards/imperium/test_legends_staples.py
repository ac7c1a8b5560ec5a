"""Cards that many nations of Legends have: Advance, Conquer, Prosperity, Glory, Unrest, cities, plain Regions."""

from __future__ import annotations

import pytest

from imperium_dsl import *

ADVANCES = ("2EGY17", "2MAU17", "2MIN14", "2QIN19")
GLORIES = ("2EGY15", "2MAU2", "2MIN10", "2QIN12")
PROSPERITIES = ("2ATL15", "2EGY16", "2MAU22", "2MIN20", "2QIN20")
CITIES = ("2ART11", "2MAU11", "2UNC14", "2UNC15", "2UNC16", "2UNC17")
METROPOLES = ("2MIN13", "2CIV6", "2TRI6")
UNRESTS = (
    "2ART26", "2ART28", "2ART29", "2ATL19", "2EGY13", "2EGY22", "2MAU15", "2MAU23", "2MIN11", "2MIN21", "2OLM24",
    "2OLM25", "2OLM26", "2QIN14", "2QIN23", "2QIN24", "2QIN25", "2UTO17", "2UTO20", "2UTO21", "2UNR1", "2UNR9",
    "2UNR11",
)  # fmt: skip
NONE = {"material": 0, "population": 0, "progress": 0}


@pytest.mark.card(*ADVANCES)
@pytest.mark.parametrize("name", ADVANCES)
def test_advance(name: str):
    t = stage(name).give(A, material=6, population=9).activate(A).play(A, name)
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).material, t.offered(A, "table")) == (3, ["1CIV6", "1UNC3", "1UNC8"])
    t.answer(A, "1CIV6")
    assert (t.seat(A).hand, t.seat(A).discard) == (["1CIV6", DUD, "UNREST"], [like(name)])
    t = stage(name).give(A, material=6).activate(A).play(A, name, ("branch", 1))
    assert (t.seat(A).material, t.options(A)) == (1, ["uncivilised", "civilised"])
    t.answer(A, "civilised")
    assert t.options(A) == ["1CIV6", "top"]
    t.answer(A, "top")
    assert (len(t.seat(A).hand), t.seat(A).unrest) == (2, 0)
    assert not stage(name).give(A, material=2).activate(A).can(A, "play", name)
    assert not stage(name, empire=True).give(A, material=5).activate(A).can(A, "play", name)


@pytest.mark.card("2MIN15")
def test_conquer():
    t = stage("2MIN15").give(A, material=9, population=4).activate(A).play(A, "2MIN15", ("branch", 0))
    assert (t.seat(A).population, t.offered(A, "table")) == (2, ["1REG2", "1TRI8"])
    t.answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1REG2"], ["2MIN15"])
    t = stage("2MIN15").give(A, population=4).activate(A).play(A, "2MIN15", ("branch", 1))
    assert (t.seat(A).population, t.options(A)) == (1, ["region", "tributary"])
    t.answer(A, "tributary").answer(A, "1TRI8")
    assert t.seat(A).hand == [DUD, "1TRI8"]
    assert not stage("2MIN15").give(A, population=1).activate(A).can(A, "play", "2MIN15")
    assert not stage("2MIN15", empire=True).give(A, population=3).activate(A).can(A, "play", "2MIN15")


@pytest.mark.card(*PROSPERITIES)
@pytest.mark.parametrize("branch", [0, 1])
@pytest.mark.parametrize("name", PROSPERITIES)
def test_prosperity(name: str, branch: int):
    t = stage(name, empire=True).in_play(A, "2REG4", "2REG3", "2REG12").on_deck(A, "1TRI8").on_deck(B, "1TRI2")
    t.activate(A).play(A, name)
    assert (t.asked, t.pending, t.options(A)) == ("may", (A,), ["yes", "no"])
    t.answer(A, "yes").answer(B, "no")
    assert (t.seat(A).hand, t.seat(B).hand) == ([DUD, "1TRI8"], [])
    t.answer(A, "branch", branch)
    assert t.seat(A).goods == NONE | ({"material": 3} if branch == 0 else {"population": 3})
    assert t.seat(A).discard == [like(name)]
    t = stage(name, empire=True).on_deck(B, "1TRI2").activate(A).play(A, name, "no", {B: "yes"})
    assert (t.seat(A).hand, t.seat(B).hand, t.seat(A).goods) == ([DUD], ["1TRI2"], NONE)
    assert stage(name).activate(A).asked == ("token" if name == "2ATL15" else "act")  # only theirs is for empires


@pytest.mark.card(*GLORIES)
@pytest.mark.parametrize("name", GLORIES)
def test_glory(name: str):
    t = stage(name, "2QIN11").in_play(A, "2REG3", "2REG8", "2REG9", "2REG6").fame_top("1FAM2", "1FAM4", "1FAM5")
    t.activate(A).play(A, name, "2REG3", "2REG6", "2REG8")
    assert t.seat(A).discard == ["2REG3", "2REG6", "2REG8"]
    assert t.options(A) == ["1FAM2", "1FAM4"]
    t.answer(A, "1FAM4")
    assert (t.seat(A).hand, t.seat(A).play) == (["1FAM4", DUD, "2QIN11"], ["1ROM1B", "2REG9"])
    assert like(name) in t.seat(A).discard
    t = stage(name, "2QIN11").in_play(A, "2REG3", "2REG8").activate(A)
    assert not t.can(A, "play", name)  # two Regions are not enough
    assert t.play(A, "2QIN11").seat(A).garrisons == {}  # and it cannot be garrisoned


@pytest.mark.card(*UNRESTS)
@pytest.mark.parametrize("name", UNRESTS)
def test_unrest(name: str):
    t = stage(name, "1TRI7").give(A, population=2, material=4).activate(A)
    pile = t.unrest
    t.play(A, name)
    assert t.options(A) == [0, 1, 2]
    t.answer(A, "branch", 0)
    assert (t.seat(A).population, t.seat(A).material, t.seat(A).hand) == (1, 4, [DUD, "1TRI7"])
    assert t.unrest == pile + 1
    t = stage(name, "1TRI7").give(A, population=2, material=4).activate(A).play(A, name, ("branch", 1))
    assert (t.seat(A).population, t.seat(A).material, t.seat(A).discard) == (2, 4, [DUD, "1TRI7"])
    t = stage(name, "1TRI7").give(A, population=2, material=4).activate(A).play(A, name, ("branch", 2))
    assert (t.seat(A).population, t.seat(A).material, t.seat(A).hand) == (2, 1, [DUD, "1TRI7"])
    assert not stage(name).give(A, material=2).activate(A).can(A, "play", name)
    assert stage(name).worth(A, name) == -2


# --- cities -----------------------------------------------------------------------------------------------------------
BOUNTIES = [(0, {"material": 1}), (1, {"population": 1}), (2, {})]


@pytest.mark.card(*CITIES)
@pytest.mark.parametrize(("branch", "gained"), BOUNTIES)
@pytest.mark.parametrize("name", CITIES)
def test_a_city_at_solstice(name: str, branch: int, gained: dict[str, int]):
    t = stage("1TRI7").in_play(A, name).on_deck(A, "1TRI2").solstice()
    assert (t.asked, t.source_code) == ("may", name)
    t.answer(A, "yes").answer(A, DUD)
    assert t.options(A) == [0, 1, 2]
    t.answer(A, "branch", branch)
    assert t.seat(A).goods == NONE | gained
    assert t.seat(A).hand == (["1TRI7"] if gained else ["1TRI2", "1TRI7"])
    assert (t.seat(A).discard, t.asked) == ([DUD], "way")


@pytest.mark.card(*CITIES)
@pytest.mark.parametrize("name", CITIES)
def test_a_city_at_solstice_may_be_refused_and_costs_a_card(name: str):
    t = stage().in_play(A, name).solstice("no")
    assert (t.asked, t.seat(A).hand, t.seat(A).material) == ("way", [DUD], 0)
    assert table("romans", "macedonians").in_play(A, name).solstice().asked == "way"  # no card to discard


@pytest.mark.card(*METROPOLES)
@pytest.mark.parametrize(("branch", "gained"), BOUNTIES)
@pytest.mark.parametrize("name", METROPOLES)
def test_a_metropolis_at_solstice(name: str, branch: int, gained: dict[str, int]):
    t = stage().in_play(A, name).on_deck(A, "1TRI2").solstice()
    assert (t.asked, t.source_code, t.options(A)) == ("branch", name, [0, 1, 2])
    t.answer(A, "branch", branch)
    assert t.seat(A).goods == NONE | gained
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD] if gained else [DUD, "1TRI2"], [])


# --- Regions ----------------------------------------------------------------------------------------------------------
OF_NATIONS = [
    ("2ATL10", {"progress": 1}), ("2EGY11", {"progress": 1}), ("2EGY20", {}), ("2EGY21", {}),
    ("2MAU14", {"population": 1}), ("2MAU20", {}), ("2MAU21", {}), ("2MIN17", {"progress": 1}), ("2MIN18", {}),
    ("2MIN19", {}), ("2OLM16", {"population": 1}), ("2OLM17", {"material": 2}), ("2QIN11", {"population": 1}),
    ("2QIN18", {"material": 1}),
]  # fmt: skip
EXILING = [
    ("2ATL11", {"progress": 1}), ("2ATL16", {"population": 1}), ("2ATL17", {"material": 1}), ("2ATL18", {}),
    ("2REG2", {"population": 1}), ("2REG3", {"material": 2}), ("2REG6", {}), ("2REG8", {}), ("2REG10", {"progress": 1}),
    ("2REG12", {}), ("2REG13", {}),
]  # fmt: skip


@pytest.mark.parametrize("garrison", ["1TRI7", "skip"])
@pytest.mark.parametrize(("name", "gained"), OF_NATIONS)
def test_a_region_of_a_nation(name: str, gained: dict[str, int], garrison: str):
    t = stage(name, "1TRI7", empire=name.startswith("2ATL")).activate(A).play(A, name)
    assert t.seat(A).goods == NONE | gained
    assert t.options(A) == ["1TRI7", "skip"]
    t.answer(A, garrison)
    assert t.seat(A).garrisons == ({} if garrison == "skip" else {name: ["1TRI7"]})
    assert (t.seat(A).play, t.seat(A).discard, t.exile) == (["1ROM1B", name], [], [])


@pytest.mark.parametrize("garrison", ["1TRI7", "skip"])
@pytest.mark.parametrize(("name", "gained"), EXILING)
def test_a_region_exiles_a_market_card(name: str, gained: dict[str, int], garrison: str):
    t = stage(name, "1TRI7", empire=name.startswith("2ATL")).activate(A).play(A, name)
    assert t.seat(A).goods == NONE | gained
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"]
    t.answer(A, "1UNC3")
    assert t.exile == ["1UNC3"]
    assert t.options(A) == ["1TRI7", "skip"]
    t.answer(A, garrison)
    assert t.seat(A).garrisons == ({} if garrison == "skip" else {name: ["1TRI7"]})
    assert (t.seat(A).play, t.seat(A).discard) == (["1ROM1B", name], [])


@pytest.mark.parametrize("name", ["2ATL10", "2ATL11", "2ATL16", "2ATL17", "2ATL18"])
def test_atlantean_regions_are_for_empires(name: str):
    assert not stage(name).activate(A).can(A, "play", name)


@pytest.mark.parametrize("name", ["2MAU20", "2MIN17"])
def test_barbarian_regions(name: str):
    assert not stage(name, empire=True).activate(A).can(A, "play", name)


@pytest.mark.parametrize(("name", "drawn", "exiles"), [
    ("2ART12", 1, False), ("2ART21", 1, False), ("2ART22", 1, False), ("2REG4", 2, True), ("2REG14", 1, True),
])  # fmt: skip
def test_a_region_draws(name: str, drawn: int, exiles: bool):
    t = stage(name).on_deck(A, "1TRI2", "1TRI4", "1TRI6").activate(A).play(A, name)
    assert t.seat(A).hand == [DUD, "1TRI2", "1TRI4"][: drawn + 1]
    if exiles:
        t.answer(A, "1UNC3")
    assert t.exile == (["1UNC3"] if exiles else [])
    assert "skip" in t.options(A)
    t.answer(A, "1TRI2")
    assert t.seat(A).garrisons == {name: ["1TRI2"]}


@pytest.mark.card("2REG5", "2REG11")
@pytest.mark.parametrize("do", ["1TRI2", "skip"])
@pytest.mark.parametrize("name", ["2REG5", "2REG11"])
def test_a_region_may_put_a_discarded_card_into_history(name: str, do: str):
    t = stage(name, "1TRI7").discards(A, "1TRI2", "1TRI4").activate(A).play(A, name)
    assert t.options(A) == ["1TRI2", "1TRI4", "skip"]
    t.answer(A, do)
    assert t.seat(A).history == ([] if do == "skip" else ["1TRI2"])
    assert t.seat(A).discard == (["1TRI2", "1TRI4"] if do == "skip" else ["1TRI4"])
    t.answer(A, "1UNC3").answer(A, "1TRI7")
    assert (t.exile, t.seat(A).garrisons) == (["1UNC3"], {name: ["1TRI7"]})


@pytest.mark.card("2REG9")
@pytest.mark.parametrize("do", ["1TRI2", "skip"])
def test_moor(do: str):
    t = stage("2REG9", "1TRI7").discards(A, "1TRI2", "1TRI4").only_deck(A, "1ROM19").activate(A).play(A, "2REG9")
    assert t.options(A) == ["1TRI2", "1TRI4", "skip"]
    t.answer(A, do)
    assert t.seat(A).deck == (["1ROM19"] if do == "skip" else ["1TRI2", "1ROM19"])
    t.answer(A, "1UNC3").answer(A, "1TRI7")
    assert (t.exile, t.seat(A).garrisons) == (["1UNC3"], {"2REG9": ["1TRI7"]})


@pytest.mark.card("2REG6", "2REG8", "2REG13")
@pytest.mark.parametrize(("name", "gained"), [("2REG6", {"population": 2}), ("2REG8", {"material": 3}), ("2REG13", {})])
def test_a_region_yields_at_solstice_and_costs_a_card(name: str, gained: dict[str, int]):
    t = stage("1TRI7").in_play(A, name).on_deck(A, "1TRI2").solstice()
    assert t.seat(A).goods == NONE | gained
    drawn = [] if gained else ["1TRI2"]
    assert t.seat(A).hand == sorted([DUD, "1TRI7", *drawn])
    assert sorted(map(str, t.options(A))) == t.seat(A).hand  # must be done
    t.answer(A, "1TRI7")
    assert (t.seat(A).discard, t.asked) == (["1TRI7"], "way")


@pytest.mark.card("2REG1")
def test_fortunate_isle():
    t = stage("2REG1").activate(A).play(A, "2REG1")
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"]
    t.answer(A, "1TRI8")
    assert (t.seat(A).hand, t.exile, t.seat(A).play) == ([DUD, "1TRI8", "UNREST"], ["2REG1"], ["1ROM1B"])
    assert not stage("2REG1", empire=True).activate(A).can(A, "play", "2REG1")


@pytest.mark.card("2REG7")
@pytest.mark.parametrize("do", ["1TRI7", "skip"])
def test_sacred_grove(do: str):
    t = stage("2REG7", "1TRI7").activate(A).play(A, "2REG7")
    assert (t.seat(A).progress, t.options(A)) == (1, [DUD, "1TRI7", "skip"])
    t.answer(A, do)
    assert t.seat(A).history == (["2REG7"] if do == "skip" else ["1TRI7", "2REG7"])
    assert t.seat(A).discard == []


@pytest.mark.card("2REG7")
def test_sacred_grove_counts_the_players_with_less_progress():
    t = stage("2REG7", nations=("romans", "macedonians", "greeks")).give(A, progress=3)
    t.give(B, progress=2).give(C, progress=3)
    assert t.worth(A, "2REG7") == 2
    t.give(A, progress=1)
    assert t.worth(A, "2REG7") == 4


@pytest.mark.card("2REG12")
def test_fortified_region_avoids_an_attack():
    def attacked(**goods: int) -> Table:
        t = stage("2TRI9").in_play(B, "2REG12").give(B, **goods)
        return t.on_top("uncivilised", "1UNC2").activate(A).play(A, "2TRI9")

    t = attacked(population=2)
    assert (t.asked, t.pending, t.options(B)) == ("defend", (B,), ["2REG12", "skip"])
    t.answer(B, "2REG12").answer(A, "top").answer(B, "ignore")
    assert (t.seat(B).population, t.seat(B).exhausted, t.seat(B).unrest) == (1, ["2REG12"], 0)
    t = attacked(population=1).answer(B, "skip").answer(A, "top")
    assert (t.seat(B).population, t.seat(B).exhausted, t.seat(B).unrest) == (1, [], 1)
    assert attacked(material=5).asked == "aim"  # it costs population
    t = stage("2TRI9").in_play(B, "2REG12").give(B, population=2).exhausted(B, "2REG12").activate(A).play(A, "2TRI9")
    assert t.asked == "aim"  # and a token
