"""The Greeks: what is peculiar to their cards."""

from __future__ import annotations

import pytest

from imperium_dsl import *

GREEKS = ("greeks", "romans", "macedonians")


@pytest.mark.card("1GRE1A", "1GRE1B")
def test_two_actions_for_a_break_through():
    t = stage(nations=GREEKS, sides="a,b,b").activate(A).exhaust(A, "1GRE1A")
    assert (t.seat(A).actions, t.options(A)) == (1, ["uncivilised", "civilised"])
    t.answer(A, "civilised").answer(A, "1CIV6")
    assert t.seat(A).hand == ["1CIV6", DUD]
    t = stage("1GRE20", nations=GREEKS, sides="a,b,b").actions(A, 1).activate(A)
    assert not t.can(A, "exhaust", "1GRE1A")
    assert stage("1GRE20", nations=GREEKS).activate(A).offered(A, "exhaust") == []


@pytest.mark.card("1GRE2")
def test_olympic_games():
    t = stage("1GRE2").on_deck(A, "1TRI7", "1TRI2").activate(A).play(A, "1GRE2")
    assert t.options(A) == [DUD, "1TRI2", "1TRI7"]
    t.answer(A, "1TRI2")
    assert (t.seat(A).hand, t.seat(A).history, t.seat(A).discard) == ([DUD, "1TRI7"], ["1TRI2"], ["1GRE2"])


@pytest.mark.card("1GRE3")
@pytest.mark.parametrize("branch", [0, 1, 2])
def test_greek_prosperity(branch: int):
    t = stage("1GRE3", empire=True).in_play(A, "1REG6", "1REG4", "1REG3", "1UNC15", "1CIV7").in_play(B, "1UNC16")
    t.on_deck(A, "1TRI7", "1TRI2", "1TRI4").activate(A).play(A, "1GRE3")
    assert t.options(A) == [0, 1, 2]
    t.answer(A, "branch", branch)
    gained = [{"material": 3}, {"population": 3}, {}][branch]
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0} | gained
    assert t.seat(A).hand == ([DUD, "1TRI2", "1TRI7"] if branch == 2 else [DUD])  # a city and a metropolis
    assert t.seat(A).discard == ["1GRE3"]


@pytest.mark.card("1GRE4")
def test_pericles():
    t = stage("1GRE4", empire=True).activate(A).free(A, "1GRE4")
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"]
    t.answer(A, "1TRI8")
    assert (t.seat(A).hand, t.seat(A).history, t.seat(A).actions) == ([DUD, "1TRI8", "UNREST"], ["1GRE4"], 3)


@pytest.mark.card("1GRE6")
def test_science():
    t = stage("1GRE16", "1GRE17", empire=True).give(A, material=3, population=2).in_play(A, "1GRE6").activate(A)
    assert t.view["nations"][A]["hand_size"] == 6
    assert t.offered(A, "play") == [like("1GRE16")]  # not Conquer


@pytest.mark.card("1GRE7")
def test_greek_innovation():
    t = stage("1GRE7", "1TRI7", "1TRI2", nations=GREEKS, empire=True).only_deck(A, "1GRE20")
    t.in_play(B, "1UNC19", "1ROM20").in_play(C, "1REG3").activate(A).play(A, "1GRE7")
    assert t.options(A) == [DUD, "1TRI2", "1TRI7"]
    t.answer(A, DUD).answer(A, "1TRI7")
    assert t.seat(A).deck == ["1TRI7", DUD, "1GRE20"]
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"]
    t.answer(A, "1TRI8")
    assert (t.pending, t.options(B)) == ((B,), ["1ROM20", "1UNC19"])  # any pinned card
    t.answer(B, "1UNC19")
    assert (t.seat(A).hand, t.seat(B).hand, t.seat(C).hand) == (["1TRI2", "1TRI8", "UNREST"], ["1UNC19"], ["1REG3"])
    assert t.seat(A).discard == ["1GRE7"]
    assert not stage("1GRE7", empire=True).activate(A).can(A, "play", "1GRE7")  # only one card for the deck


@pytest.mark.card("1GRE8")
def test_direct_democracy_makes_unrest_cheaper():
    t = stage("UNREST", "1TRI7").in_play(A, "1GRE8").give(A, material=2, population=1).activate(A)
    t.play(A, "UNREST", ("branch", 2))
    assert (t.seat(A).material, t.seat(A).population, t.seat(A).hand) == (0, 1, [DUD, "1TRI7"])
    t = stage("UNREST", "1TRI7").in_play(A, "1GRE8").give(A, population=1).activate(A).play(A, "UNREST", ("branch", 1))
    assert t.options(A) == [DUD, "1TRI7"]
    t.answer(A, DUD)
    assert (t.seat(A).hand, t.seat(A).population) == (["1TRI7"], 1)  # one card instead of two
    assert t.asked != "aim"
    t = stage("UNREST").in_play(A, "1GRE8").give(A, population=1).activate(A).play(A, "UNREST", ("branch", 0))
    assert t.seat(A).population == 0  # population is not cheaper
    t = table("romans", "macedonians").hand(A, "UNREST").in_play(A, "1GRE8").give(A, material=1).activate(A)
    assert not t.can(A, "play", "UNREST")


@pytest.mark.card("1GRE8")
def test_direct_democracy_free_plays_unrest():
    t = stage("UNREST", "1TRI2").in_play(A, "1GRE8").give(A, population=1).activate(A).exhaust(A, "1GRE8")
    t.answer(A, "branch", 0)
    assert (t.seat(A).hand, t.seat(A).actions, t.seat(A).exhausted) == ([DUD, "1TRI2"], 3, ["1GRE8"])
    t = stage("1TRI2").in_play(A, "1GRE8").give(A, population=1).activate(A)
    assert t.vain(A, "1GRE8")  # no Unrest in hand


@pytest.mark.card("1GRE9")
def test_lighthouse():
    t = stage().in_play(A, "1GRE9").discards(A, "1TRI7", "1CEL19", "1ROM21").only_deck(A, "1ROM19").exiled("1REG3")
    t.tokens("1UNC8", material=1).activate(A).exhaust(A, "1GRE9")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert t.options(A) == ["1CEL19", "1ROM21"]  # attacks only
    t.answer(A, "1CEL19")
    assert (t.seat(A).deck, t.seat(A).discard) == (["1CEL19", "1ROM19"], ["1ROM21", "1TRI7"])
    t = stage().in_play(A, "1GRE9").exiled("1REG3", "1CIV10").tokens("1UNC8", material=1).activate(A)
    t.exhaust(A, "1GRE9")
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"]
    t.answer(A, "1UNC8").answer(A, "1REG3")
    assert (t.market[1], t.exile, t.tokens_on("1REG3")) == ("1REG3", ["1CIV10", "1UNC8"], {"material": 1})
    assert stage("1REG3").in_play(A, "1GRE9").activate(A).vain(A, "1GRE9")  # nothing to do with it


@pytest.mark.card("1GRE10")
def test_philosophy():
    t = stage("1GRE10", empire=True).in_play(A, "1REG3", "1UNC19", "1UNC15").activate(A).play(A, "1GRE10")
    assert t.options(A) == ["1UNC15", "1UNC19"]  # pinned, not a Region
    t.answer(A, "1UNC15")
    assert (t.seat(A).discard, t.options(A)) == (["1UNC15"], ["uncivilised", "civilised"])
    t.answer(A, "uncivilised").answer(A, "1UNC3")
    assert t.seat(A).hand == [DUD, "1UNC3"]
    assert not stage("1GRE10", empire=True).in_play(A, "1REG3").activate(A).can(A, "play", "1GRE10")


@pytest.mark.card("1GRE15")
def test_greek_mercenaries():
    t = stage("1GRE15", nations=GREEKS).give(B, material=3).give(C, material=1).on_deck(A, "1TRI7").activate(A)
    t.play(A, "1GRE15")
    assert (t.seat(A).goods, t.seat(A).hand) == ({"material": 3, "population": 0, "progress": 1}, [DUD, "1TRI7"])
    assert t.seat(B).goods == {"material": 1, "population": 1, "progress": 0}
    assert t.seat(C).goods == {"material": 0, "population": 1, "progress": 0}
    assert t.seat(A).discard == ["1GRE15"]


@pytest.mark.card("1GRE18")
def test_settlers():
    def played() -> Table:
        return stage("1GRE18", "UNREST").give(A, population=2).activate(A).play(A, "1GRE18")

    t = played()
    assert t.options(A) == [0, 1, 2]
    t.answer(A, "branch", 0)
    assert (t.seat(A).population, t.seat(A).hand) == (1, [DUD, "1REG2", "UNREST"])
    t = played().answer(A, "branch", 1)
    assert (t.seat(A).progress, t.seat(A).population, t.seat(A).discard) == (1, 2, ["1GRE18"])
    t = played()
    pile = t.unrest
    t.answer(A, "branch", 2)
    assert (t.seat(A).hand, t.unrest, t.seat(A).population) == ([DUD], pile + 1, 2)
    assert stage("1GRE18").activate(A).play(A, "1GRE18").seat(A).progress == 1  # the only thing that can be done
    assert not stage("1GRE18", empire=True).activate(A).can(A, "play", "1GRE18")
