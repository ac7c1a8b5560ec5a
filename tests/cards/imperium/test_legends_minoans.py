"""The Minoans: progress, and developments paid with it."""

from __future__ import annotations

import pytest

from imperium_dsl import *

MINOANS = ("minoans", "romans", "macedonians")
NONE = {"material": 0, "population": 0, "progress": 0}


def crete(*hand: str, sides: str = "b", nations: tuple[str, ...] = MINOANS[:2], empire: bool = False) -> Table:
    return stage(*hand, nations=nations, sides=sides, empire=empire)


@pytest.mark.card("2MIN1A")
def test_side_a_may_discard_a_card_for_progress():
    t = crete("1TRI7", sides="a,b").solstice("yes")
    assert t.options(A) == [DUD, "1TRI7"]
    t.answer(A, DUD)
    assert (t.seat(A).goods, t.seat(A).discard) == (NONE | {"progress": 1}, [DUD])
    t = crete("1TRI7", sides="a,b").solstice("no")
    assert (t.seat(A).progress, t.seat(A).discard) == (0, [])
    assert table("minoans", "romans", sides="a,b").solstice().asked == "way"
    assert crete("1TRI7").solstice().asked == "way"  # side B


@pytest.mark.card("2MIN1B", "2MIN9")
def test_progress_counts():
    t = crete("2MIN9").give(A, progress=4, material=3)
    assert (t.worth(A, "2MIN1B"), t.worth(A, "2MIN9")) == (4, 4)
    assert not t.activate(A).can(A, "play", "2MIN9")


@pytest.mark.card("2MIN2")
@pytest.mark.parametrize("do", ["2MIN8", "skip"])
def test_king_minos(do: str):
    t = crete("2MIN2").developments(A, "2MIN8", "2MIN4").give(A, population=3).activate(A).play(A, "2MIN2")
    assert t.options(A) == ["2MIN8", "skip"]
    t.answer(A, do)
    assert (t.seat(A).progress, t.seat(A).history) == (1 if do == "skip" else 0, ["2MIN2"])  # it stands in for a token
    assert t.seat(A).discard == ([] if do == "skip" else ["2MIN8"])
    assert t.seat(A).population == (3 if do == "skip" else 0)


@pytest.mark.card("2MIN3")
@pytest.mark.parametrize(("branch", "gained"), [(0, {"material": 4}), (1, {"population": 2}), (2, {"progress": 3})])
def test_minoan_traders(branch: int, gained: dict[str, int]):
    t = crete("2MIN3", nations=MINOANS, empire=True).in_play(A, "2REG4", "1REG7", "2MIN13", "2UNC15", "2UNC16")
    t.activate(A).play(A, "2MIN3")
    assert [t.seat(p).material for p in (A, B, C)] == [0, 2, 2]
    assert t.options(A) == [0, 1, 2]
    t.answer(A, "branch", branch)
    assert t.seat(A).goods == NONE | gained
    assert not crete("2MIN3").activate(A).can(A, "play", "2MIN3")


@pytest.mark.card("2MIN4", "2OLM8")
@pytest.mark.parametrize("name", ["2MIN4", "2OLM8"])
def test_drainage_system(name: str):
    t = crete().in_play(A, name).solstice()
    assert (t.seat(A).goods, t.asked) == (NONE | {"population": 1}, "way")


@pytest.mark.card("2MIN6")
def test_frescos():
    t = crete("1TRI7").in_play(A, "2MIN6").on_deck(A, "1TRI2", "1TRI4").solstice("yes", DUD)
    assert (t.seat(A).hand, t.seat(A).progress, t.seat(A).discard) == (["1TRI2", "1TRI7"], 1, [DUD])
    t = crete("1TRI7").in_play(A, "2MIN6").solstice("no")
    assert (t.seat(A).hand, t.seat(A).progress) == ([DUD, "1TRI7"], 0)
    assert table("minoans", "romans").in_play(A, "2MIN6").solstice().asked == "way"


@pytest.mark.card("2MIN7")
def test_labyrinth():
    t = crete().in_play(A, "2MIN7").give(A, population=2).solstice("yes")
    assert t.seat(A).goods == NONE | {"population": 1, "progress": 1}
    t = crete().in_play(A, "2MIN7").give(A, population=2).solstice("no")
    assert t.seat(A).goods == NONE | {"population": 2}
    assert crete().in_play(A, "2MIN7").give(A, material=2).solstice().asked == "way"


@pytest.mark.card("2MIN12", "2QIN13")
@pytest.mark.parametrize("name", ["2MIN12", "2QIN13"])
def test_writing_systems(name: str):
    t = crete().in_play(A, name).discards(A, "1TRI2", "1TRI4").on_deck(A, "1TRI6").activate(A).exhaust(A, name)
    assert t.options(A) == ["1TRI2", "1TRI4"]
    t.answer(A, "1TRI2")
    assert (t.seat(A).history, t.seat(A).discard, t.seat(A).hand) == (["1TRI2"], ["1TRI4"], [DUD, "1TRI6"])
    assert not crete("1TRI7").in_play(A, name).activate(A).can(A, "exhaust", name)


@pytest.mark.card("2MIN16")
def test_pottery():
    t = crete("2MIN16").give(A, material=5).activate(A).play(A, "2MIN16")
    assert (t.seat(A).play, t.seat(A).progress) == (["2MIN1B", "2MIN16"], 0)
    t.solstice()
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).stored, t.seat(A).material, t.seat(A).progress) == ({"2MIN16": ("progress", 1)}, 3, 0)
    t.solstice(("branch", 0))
    assert (t.seat(A).stored, t.seat(A).material) == ({"2MIN16": ("progress", 2)}, 1)
    t.give(A, material=1).solstice(("branch", 1))
    assert (t.seat(A).progress, t.seat(A).discard, t.seat(A).stored) == (2, ["2MIN16"], {})
    t = crete().in_play(A, "2MIN16").give(A, material=1).solstice()
    assert (t.seat(A).discard, t.seat(A).material) == (["2MIN16"], 1)  # it cannot be paid
    assert not crete("2MIN16", empire=True).activate(A).can(A, "play", "2MIN16")
