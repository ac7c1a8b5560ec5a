"""The Persians: what is peculiar to their cards."""

from __future__ import annotations

import pytest

from imperium_dsl import *

PERSIA = ("persians", "romans", "macedonians")


@pytest.mark.card("1PER1A", "1PER1B")
def test_an_action_two_cards_and_a_population_for_a_tributary():
    t = stage("1TRI7", "1TRI2", nations=PERSIA, sides="a,b,b").give(A, population=2).only_deck(A, "1PER20").activate(A)
    t.exhaust(A, "1PER1A", "1TRI7", DUD)
    assert (t.seat(A).deck, t.seat(A).actions, t.seat(A).population) == ([DUD, "1TRI7", "1PER20"], 2, 1)
    assert t.options(A) == ["1TRI8", "dig"]
    t.answer(A, "1TRI8")
    assert t.seat(A).hand == ["1TRI2", "1TRI8"]
    assert not stage("1TRI7", nations=PERSIA, sides="a,b,b").activate(A).can(A, "exhaust", "1PER1A")  # no population
    t = stage(nations=PERSIA, sides="a,b,b").give(A, population=1).activate(A)
    assert not t.can(A, "exhaust", "1PER1A")  # only one card
    t = stage("1TRI7", nations=PERSIA, sides="a,b,b").give(A, population=1).actions(A, 0).activate(A)
    assert not t.can(A, "exhaust", "1PER1A")  # no action
    assert stage("1TRI2", nations=PERSIA).give(A, population=9).activate(A).offered(A, "exhaust") == []


@pytest.mark.card("1PER3")
def test_battering_ram():
    t = stage("1PER3", nations=PERSIA, empire=True).in_play(A, "1PER2").in_play(B, "1ROM19", "1UNC16", "1ROM20")
    t.in_play(C, "1MAC8").activate(A).play(A, "1PER3")
    assert (t.pending, t.options(B)) == ((B,), ["1ROM19", "1UNC16"])  # cities; a metropolis is none
    t.answer(B, "1UNC16")
    assert (t.seat(B).discard, t.seat(C).play, t.seat(A).play[1]) == ([like("1UNC16")], ["1MAC1B", "1MAC8"], "1PER2")
    assert t.options(A) == ["region", "tributary", "skip"]
    t.answer(A, "region").answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1REG2"], ["1PER3"])
    t = stage("1PER3", nations=PERSIA, empire=True).activate(A).play(A, "1PER3", "skip")
    assert t.seat(A).hand == [DUD]


@pytest.mark.card("1PER5", "1UNC10")
@pytest.mark.parametrize("name", ["1PER5", "1UNC10"])
def test_a_fertile_icon_counts_as_three_production_icons_for_the_turn(name: str):
    t = stage("1SCY14").in_play(A, name, "1PER11", "1CEL11", "1CEL9").activate(A).exhaust(A, name)
    assert t.options(A) == ["1CEL11", "1PER11"]
    t.answer(A, "1PER11").play(A, "1SCY14", "no", {B: "no"})
    assert t.seat(A).material == 2 + 3  # the icons of two other Regions, and three for one
    t = stage("1CEL2", "1SCY14").in_play(A, name, "1PER11").activate(A)
    t.exhaust(A, name).play(A, "1CEL2")
    assert t.seat(A).material == 4  # only one fertile icon is left
    t.stop(A, "1UNC3", "done").run("way").next_turn().activate(A)
    assert t.can(A, "exhaust", name)
    assert stage("1SCY14").in_play(A, name, "1CEL9").activate(A).vain(A, name)


@pytest.mark.card("1PER5")
def test_windmills_are_played_free():
    t = stage("1PER5", empire=True).activate(A).free(A, "1PER5")
    assert (t.seat(A).play, t.seat(A).actions) == (["1ROM1B", "1PER5"], 3)


@pytest.mark.card("1PER6", "1CIV3")
@pytest.mark.parametrize("name", ["1PER6", "1CIV3"])
def test_three_material_for_an_action(name: str):
    t = stage(name, empire=True).give(A, material=4).activate(A).free(A, name)
    assert (t.seat(A).actions, t.seat(A).material, t.seat(A).discard) == (4, 1, [name])
    assert not stage(name, empire=True).give(A, material=2, population=9).activate(A).can(A, "free", name)


@pytest.mark.card("1PER7", "1CIV4")
@pytest.mark.parametrize("name", ["1PER7", "1CIV4"])
def test_gold_for_all_and_unrest_for_the_others(name: str):
    t = stage(name, nations=PERSIA, empire=True).activate(A).play(A, name)
    assert t.seat(A).goods == {"material": 2, "population": 0, "progress": 1}
    assert t.seat(A).hand == [DUD]
    for p in (B, C):
        assert t.seat(p).goods == {"material": 2, "population": 0, "progress": 0}
        assert t.seat(p).hand == ["UNREST"]
    assert t.seat(A).discard == [name]


@pytest.mark.card("1PER8", "1PER9", "1ROM8")
@pytest.mark.parametrize(("name", "way"), [("1PER8", "free"), ("1PER9", "play"), ("1ROM8", "play")])
def test_acquire_and_into_history(name: str, way: str):
    t = stage(name, empire=True).activate(A).do(A, way, name)
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"]
    t.answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1REG2"], [name])
    assert t.seat(A).actions == (3 if way == "free" else 2)


@pytest.mark.card("1PER12", "1PER21")
@pytest.mark.parametrize(("name", "gained"), [("1PER12", {"material": 4}), ("1PER21", {"population": 2})])
def test_tributaries_of_the_beginning(name: str, gained: dict[str, int]):
    t = stage(name).activate(A).play(A, name)
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0} | gained
    assert (t.seat(A).history, t.seat(A).discard) == ([name], [])
    assert not stage(name, empire=True).activate(A).can(A, "play", name)
