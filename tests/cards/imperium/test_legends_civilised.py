"""The Civilised cards of Legends."""

from __future__ import annotations

import pytest

from imperium_dsl import *

THREE = ("romans", "macedonians", "greeks")
NONE = {"material": 0, "population": 0, "progress": 0}


@pytest.mark.card(*[f"2CIV{n}" for n in range(1, 16)])
@pytest.mark.parametrize("name", [f"2CIV{n}" for n in range(1, 16)])
def test_civilised_cards_are_for_empires(name: str):
    goods = {"material": 9, "population": 9}
    assert not stage(name).give(A, **goods).activate(A).can(A, "play", name)
    assert stage(name, empire=True).give(A, **goods).activate(A).can(A, "play", name)


@pytest.mark.card("2CIV1")
def test_drama_and_poetry():
    t = stage("2CIV1", "UNREST", "1TRI7", nations=THREE, empire=True).give(B, progress=2).hand(B, "UNREST", "1TRI2")
    t.hand(C, "UNREST", "1TRI4").activate(A).free(A, "2CIV1")
    assert [t.seat(p).progress for p in (A, B, C)] == [1, 1, 0]
    assert (t.asked, t.pending) == ("may", (A,))
    t.answer(A, "yes").answer(A, "1TRI7").answer(B, "no").answer(C, "no")
    assert (t.seat(A).unrest, t.seat(A).discard, t.seat(B).unrest) == (0, ["1TRI7", "2CIV1"], 1)
    assert t.seat(C).hand == ["1TRI4", "UNREST"]
    assert t.seat(A).actions == 3


@pytest.mark.card("2CIV2")
@pytest.mark.parametrize("mine", ["1TRI7", "skip"])
@pytest.mark.parametrize("old", ["1TRI2", "skip"])
def test_education(mine: str, old: str):
    t = stage("2CIV2", "1TRI7", empire=True).discards(A, "1TRI2", "1TRI4").activate(A).free(A, "2CIV2")
    assert t.options(A) == [DUD, "1TRI7", "skip"]
    t.answer(A, mine)
    assert t.options(A) == ["1TRI2", "1TRI4", "skip"]
    t.answer(A, old)
    assert t.seat(A).history == sorted([name for name in (mine, old) if name != "skip"])


@pytest.mark.card("2CIV3", "2CIV13")
@pytest.mark.parametrize(("name", "good", "n"), [("2CIV3", "material", 3), ("2CIV13", "population", 1)])
def test_an_action_is_bought(name: str, good: str, n: int):
    t = stage(name, "1TRI8", empire=True).give(A, **{good: n + 1}).activate(A).free(A, name)
    assert (t.seat(A).actions, t.seat(A).goods) == (4, NONE | {good: 1})
    assert not stage(name, empire=True).give(A, **{good: n - 1}).activate(A).can(A, "free", name)


@pytest.mark.card("2CIV4")
def test_corruption():
    t = stage("2CIV4", nations=THREE, empire=True).activate(A).play(A, "2CIV4")
    assert [t.seat(p).material for p in (A, B, C)] == [2, 2, 2]
    assert [t.seat(p).unrest for p in (A, B, C)] == [0, 1, 1]
    assert [t.seat(p).progress for p in (A, B, C)] == [1, 0, 0]


@pytest.mark.card("2CIV5")
@pytest.mark.parametrize("do", ["1TRI8", "skip"])
def test_onager(do: str):
    t = stage("2CIV5", nations=THREE, empire=True).in_play(A, "2UNC17").in_play(B, "2UNC15", "2UNC16", "1REG6")
    t.in_play(C, "2CIV6", "2UNC14").activate(A).play(A, "2CIV5")
    assert t.options(B) == ["2UNC15", "2UNC16"]
    t.answer(B, "2UNC16")
    assert (t.seat(B).discard, t.seat(C).discard) == ([like("2UNC16")], [like("2UNC14")])  # cities, no metropolis
    assert (t.seat(A).material, t.options(A)) == (4, ["1REG2", "1TRI8", "skip"])
    t.answer(A, do)
    assert ("1TRI8" in t.seat(A).hand) == (do != "skip")


@pytest.mark.card("2CIV7")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_astronomy(use: str):
    t = stage("1ROM17", "2CIV7").in_play(A, "2CIV7").give(A, population=2).activate(A).play(A, "1ROM17", "1REG2")
    assert (t.asked, t.source_code) == ("react", "2CIV7")
    t.answer(A, use)
    assert (t.seat(A).progress, t.seat(A).exhausted) == ((1, ["2CIV7"]) if use == "yes" else (0, []))
    t = stage("1ROM17").in_play(A, "2CIV7").give(A, population=2).activate(A).play(A, "1ROM17", "1TRI8")
    assert (t.asked != "react", t.seat(A).progress) == (True, 0)
    t = stage().in_play(A, "2CIV7").discards(A, "1REG6", "1TRI2").solstice()
    assert t.options(A) == ["1REG6", "skip"]
    t.answer(A, "1REG6" if use == "yes" else "skip")
    assert t.seat(A).hand == ([DUD, "1REG6"] if use == "yes" else [DUD])


@pytest.mark.card("2CIV8")
def test_cartography():
    t = stage("1ROM17").exiled("1REG6", "1TRI2", "1UNC1").in_play(A, "2CIV8").give(A, population=2).activate(A)
    t.play(A, "1ROM17")
    assert t.options(A) == ["1REG2", "1REG6", "1TRI2", "1TRI8"]
    t.answer(A, "1TRI2")
    assert (t.seat(A).hand, t.exile) == ([DUD, "1TRI2", "UNREST"], ["1REG6", "1UNC1"])
    t = stage("1ROM16").exiled("1UNC1").in_play(A, "2CIV8").give(A, material=3).activate(A).play(A, "1ROM16")
    assert "1UNC1" not in t.options(A)


@pytest.mark.card("2CIV9")
def test_masonry():
    t = stage("2UNC15", "2CIV6", "2UNC19", empire=True).in_play(A, "2CIV9").activate(A)
    assert t.offered(A, "free") == ["2CIV6", like("2UNC15")]
    t.free(A, "2UNC15").free(A, "2CIV6")
    assert (t.seat(A).actions, t.worth(A, "2CIV9")) == (3, 4)
    t.hand(A, "2UNC16")
    assert t.worth(A, "2CIV9") == 4  # in play


@pytest.mark.card("2CIV10")
def test_civil_service():
    t = stage().in_play(A, "2CIV10")
    assert t.view["nations"][A]["hand_size"] == 6
    assert t.solstice().seat(A).goods == NONE | {"material": 2}


@pytest.mark.card("2CIV11")
def test_exports():
    t = stage("2CIV11", "1TRI7", nations=THREE, empire=True).discards(A, "1TRI2").activate(A).play(A, "2CIV11")
    assert [t.seat(p).material for p in (A, B, C)] == [2, 2, 2]
    assert (t.asked, set(t.options(A))) == ("give", {DUD, "1TRI7", "1TRI2"})
    t.answer(A, "1TRI2").answer(A, "1TRI7")
    assert (t.seat(B).hand, t.seat(C).hand, t.seat(A).hand) == (["1TRI2"], ["1TRI7"], [DUD])


@pytest.mark.card("2CIV12")
def test_urban_development():
    t = stage("2CIV12", empire=True).in_play(A, "2UNC15", "2CIV6", "1REG6").activate(A).play(A, "2CIV12")
    assert t.seat(A).goods == NONE | {"material": 2, "population": 2}
    others = t.worth(A, "2CIV12")
    t.hand(A, "2UNC16")
    assert t.worth(A, "2CIV12") == others + 2  # owned anywhere


@pytest.mark.card("2CIV14")
def test_amphitheatre():
    t = stage("UNREST").in_play(A, "2CIV14").discards(A, "UNREST").activate(A)
    pile = t.unrest
    t.exhaust(A, "2CIV14")
    assert (t.unrest, t.seat(A).discard, t.seat(A).unrest, t.seat(A).progress) == (pile + 1, [], 1, 1)
    assert not stage("UNREST").in_play(A, "2CIV14").activate(A).can(A, "exhaust", "2CIV14")
    t = stage("1TRI7").in_play(A, "2CIV14").solstice("1TRI7")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD], ["1TRI7"])


@pytest.mark.card("2CIV15")
@pytest.mark.parametrize("do", ["1TRI8", "skip"])
@pytest.mark.parametrize("under", ["2ART21", "skip"])
def test_cataphract(do: str, under: str):
    t = stage("2CIV15", nations=THREE, empire=True).in_play(A, "2ART21", "1UNC19").in_play(B, "1REG6", "1REG7")
    t.in_play(C, "1UNC12").on_deck(A, "1TRI2").activate(A).play(A, "2CIV15", {B: "1REG7"})
    assert (t.seat(B).discard, t.seat(C).discard) == (["1REG7"], [])
    assert t.options(A) == ["1REG2", "1TRI8", "skip"]
    t.answer(A, do)
    assert t.options(A) == ["2ART21", "skip"]
    t.answer(A, under)
    assert t.seat(A).garrisons == ({} if under == "skip" else {"2ART21": ["2CIV15"]})
    assert ("1TRI2" in t.seat(A).hand, "1TRI8" in t.seat(A).hand) == (under != "skip", do != "skip")


@pytest.mark.card("2CIV3", "2CIV13", "2CIV14", "2TRI7")
@pytest.mark.parametrize(("name", "good", "every"), [
    ("2CIV3", "material", 10), ("2CIV13", "population", 4), ("2CIV14", "progress", 5), ("2TRI7", "material", 10),
])  # fmt: skip
def test_points_of_tokens(name: str, good: str, every: int):
    t = stage(name).give(A, **{good: every - 1})
    assert t.worth(A, name) == 0
    t.give(A, **{good: 1})
    assert t.worth(A, name) == 1
    t.give(A, **{good: every})
    assert t.worth(A, name) == 2


@pytest.mark.card("2CIV11", "2TRI6")
@pytest.mark.parametrize("name", ["2CIV11", "2TRI6"])
def test_points_of_ten_cards(name: str):
    t = stage(name)
    seat = t.seat(A)
    cards = len(seat.play + seat.hand + seat.draw + seat.discard + seat.history)
    more = [*[f"1REG{n}" for n in range(1, 14)], *[f"1CIV{n}" for n in range(1, 12)]][: 29 - cards]
    assert t.discards(A, *more).worth(A, name) == 2  # of 29 cards
    assert t.discards(A, "1TRI1").worth(A, name) == 3
