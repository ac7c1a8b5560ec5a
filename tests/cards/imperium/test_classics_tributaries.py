"""The common Tributaries of Classics in play."""

from __future__ import annotations

import pytest

from imperium_dsl import *


@pytest.mark.card("1TRI1")
def test_armenians():
    t = stage("1TRI1").activate(A).play(A, "1TRI1")
    assert t.options(A) == ["1UNC3", "1UNC8"]
    t.answer(A, "1UNC3")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1UNC3", "UNREST"], ["1TRI1"])


@pytest.mark.card("1TRI2")
def test_assyrians():
    t = stage("1TRI2").activate(A).free(A, "1TRI2")
    assert t.seat(A).goods == {"material": 0, "population": 1, "progress": 0}
    assert (t.seat(A).discard, t.seat(A).actions) == (["1TRI2"], 3)


@pytest.mark.card("1TRI3")
def test_egyptians():
    t = stage("1TRI3").nation_deck(A, "1ROM11", "1ROM12").activate(A).play(A, "1TRI3")
    assert (t.seat(A).discard, t.seat(A).nation, t.seat(A).history) == (["1ROM11"], ["1ROM12"], ["1TRI3"])
    t = stage("1TRI3", empire=True).developments(A, "1ROM4", "1ROM6").give(A, material=4, population=3).activate(A)
    t.play(A, "1TRI3")
    assert t.options(A) == ["1ROM4", "1ROM6"]
    t.answer(A, "1ROM6")
    assert t.seat(A).goods == {"material": 0, "population": 3, "progress": 0}  # its cost is paid
    assert (t.seat(A).discard, t.seat(A).history) == (["1ROM6"], ["1TRI3"])


@pytest.mark.card("1TRI4")
def test_ionians():
    t = stage("1TRI4", "UNREST", "UNREST").discards(A, "UNREST", "1TRI2").activate(A)
    pile = t.unrest
    t.free(A, "1TRI4")
    assert [repr(choice) for choice in t.choices(A)] == ["hand UNREST", "discard UNREST", "unrest hand 2", "done"]
    t.answer(A, "hand", "UNREST").answer(A, "discard", "UNREST")
    assert (t.seat(A).hand, t.seat(A).discard, t.unrest) == ([DUD, "UNREST"], ["1TRI2"], pile + 2)
    assert (t.seat(A).history, t.seat(A).actions) == (["1TRI4"], 3)


@pytest.mark.card("1TRI6")
def test_olmecs():
    t = stage("1TRI6").in_play(A, "1CIV10", "1UNC19").exhausted(A, "1CIV10", "1UNC19").activate(A).free(A, "1TRI6")
    assert t.options(A) == ["1CIV10", "1UNC19"]
    t.answer(A, "1UNC19")
    assert (t.seat(A).exhausted, t.seat(A).exhausts, t.seat(A).discard) == (["1CIV10"], 4, ["1TRI6"])
    assert t.seat(A).actions == 3


@pytest.mark.card("1TRI7")
def test_sumerians_return_two_unrest_before_scoring():
    t = stage("1TRI7").unrest_pile(9).hand(A, "UNREST").discards(A, "UNREST").in_history(A, "UNREST")
    t.in_play(A, "1CAR12").garrisoned(A, "1CAR12", "UNREST")
    assert not t.activate(A).can(A, "play", "1TRI7")
    t.end()
    pile = t.unrest
    zones = {choice.verb for choice in t.choices(A)}
    assert zones == {"hand", "discard", "history", "deck", "table", "done"}
    t.answer(A, "history", "UNREST").answer(A, *next(c.args for c in t.choices(A, "table")))
    assert (t.unrest, t.over) == (pile + 2, True)
    assert (t.seat(A).history, t.seat(A).garrisons) == ([], {})
    t = stage("1TRI7", "UNREST").end()
    assert t.answer(A, "done").seat(A).unrest == 1


@pytest.mark.card("1TRI8")
def test_aksumites():
    t = stage("1TRI8").activate(A).play(A, "1TRI8")
    assert (t.seat(A).goods, t.seat(A).discard) == ({"material": 4, "population": 0, "progress": 0}, ["1TRI8"])


@pytest.mark.card("1TRI9")
def test_minoans():
    t = stage("1TRI9", "1TRI7").only_deck(A, "1ROM19").activate(A).free(A, "1TRI9")
    assert t.options(A) == [DUD, "1TRI7"]
    t.answer(A, "1TRI7")
    assert (t.seat(A).deck, t.seat(A).progress, t.seat(A).discard) == (["1TRI7", "1ROM19"], 2, ["1TRI9"])
    assert t.seat(A).actions == 3
    assert not stage("1TRI9", empire=True).activate(A).can(A, "free", "1TRI9")


@pytest.mark.card("1TRI10")
@pytest.mark.parametrize("branch", [0, 1])
def test_mauryans(branch: int):
    t = stage().in_play(A, "1TRI10").discards(A, "1REG3", "1CAR12", "1TRI2").solstice()
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", branch)
    if branch == 1:
        assert t.options(A) == ["1CAR12", "1REG3"]
        t.answer(A, "1REG3")
    assert t.seat(A).material == (2 if branch == 0 else 0)
    assert t.seat(A).hand == ([DUD] if branch == 0 else [DUD, "1REG3"])


@pytest.mark.card("1TRI11")
def test_hittites():
    t = stage("1TRI11").activate(A).play(A, "1TRI11")
    assert t.options(A) == ["1REG2", "top"]
    t.answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1REG2"], ["1TRI11"])
