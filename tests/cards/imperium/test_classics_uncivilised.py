"""The common Uncivilised cards of Classics in play; nine of them are Civilised too."""

from __future__ import annotations

import pytest

from imperium_dsl import *

THREE = ("romans", "macedonians", "celts")


@pytest.mark.card("1UNC1")
@pytest.mark.parametrize("pay", ["yes", "no"])
def test_standing_army_asks_the_attacker_for_a_progress(pay: str):
    t = stage("1CEL18", nations=THREE).give(A, progress=1).in_play(B, "1UNC1", "1MAC19").in_play(C, "1REG8").activate(A)
    t.play(A, "1CEL18")
    assert (t.asked, t.pending, t.source_code) == ("tribute", (A,), "1UNC1")
    t.answer(A, pay)
    if pay == "yes":
        assert (t.seat(A).progress, t.seat(B).progress) == (1, 1)  # Boudicca herself brings one
        assert [(event["seat"], event["n"]) for event in t.heard(C, "gave-tokens")] == [(A, 1)]
        assert t.seat(B).discard == ["1MAC19"]
    else:
        assert (t.asked, t.options(B)) == ("suffer", ["suffer", "ignore"])
        t.answer(B, "ignore")
        assert (t.seat(B).play, t.seat(B).progress) == (["1MAC1B", "1UNC1", "1MAC19"], 0)
    assert t.seat(C).discard == ["1REG8"]


@pytest.mark.card("1UNC1")
def test_standing_army_against_who_has_no_progress():
    t = stage("1CEL18").give(A, material=9, population=9).in_play(B, "1UNC1", "1MAC19").activate(A).play(A, "1CEL18")
    assert t.asked == "suffer"
    assert t.answer(B, "ignore").seat(B).discard == []


@pytest.mark.card("1UNC2")
@pytest.mark.parametrize("n", [0, 2, 3])
def test_jade_mask(n: int):
    t = stage("1UNC2").only_deck(A, "1TRI7", "1TRI2", "1TRI4", "1TRI6").activate(A).play(A, "1UNC2")
    for _ in range(n):
        assert t.asked == "may"
        t.answer(A, "yes")
    if n < 3:
        t.answer(A, "no")
    if n:
        t.answer(A, DUD)
    assert t.seat(A).deck[0] == DUD
    assert t.seat(A).hand == sorted(["1TRI7", "1TRI2", "1TRI4"][:n])
    assert t.seat(A).discard == ["1UNC2"]


@pytest.mark.card("1UNC2")
def test_jade_mask_draws_only_what_the_deck_has():
    t = stage("1UNC2").only_deck(A, "1TRI7").discards(A, "1TRI2").activate(A).play(A, "1UNC2", "yes")
    assert t.options(A) == [DUD, "1TRI7"]
    t.answer(A, "1TRI7")
    assert (t.seat(A).deck, t.seat(A).hand, t.seat(A).nation_token) == (["1TRI7"], [DUD], False)


@pytest.mark.card("1UNC3")
def test_elders():
    t = stage("1UNC3", nations=THREE).offer(None, None, None, "1UNC7").activate(A).play(A, "1UNC3")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert t.options(A) == ["1UNC7", "1UNC8"]
    t.answer(A, "1UNC8")
    assert (t.seat(A).hand, [t.seat(p).progress for p in (A, B, C)]) == ([DUD, "1UNC8", "UNREST"], [0, 0, 0])
    t = stage("1UNC3", nations=THREE).offer(None, None, None, "1UNC7").activate(A).play(A, "1UNC3", ("branch", 1))
    assert t.options(A) == ["1UNC7", "1UNC8", "top"]
    t.answer(A, "1UNC8")
    assert (t.seat(A).hand, [t.seat(p).progress for p in (A, B, C)]) == ([DUD, "1UNC8"], [0, 1, 1])
    assert t.seat(A).discard == ["1UNC3"]


@pytest.mark.card("1UNC4", "1UNC5")
@pytest.mark.parametrize("name", ["1UNC4", "1UNC5"])
def test_town(name: str):
    t = stage(nations=THREE).in_play(A, name).activate(A).exhaust(A, name)
    t.answer(A, "yes").answer(B, "no").answer(C, "yes")
    assert [t.seat(p).material for p in (A, B, C)] == [2, 0, 2]
    for branch in (0, 1):
        t = stage().in_play(A, name).solstice("yes")
        assert (t.seat(A).progress, t.options(A)) == (2, [0, 1])
        t.answer(A, "branch", branch)
        found = (t.seat(A).discard, t.seat(A).history)
        assert found == (([like(name)], []) if branch == 0 else ([], [like(name)]))
    t = stage().in_play(A, name).solstice("no")
    assert (t.seat(A).progress, t.seat(A).play) == (0, ["1ROM1B", name])


@pytest.mark.card("1UNC6")
def test_shrine():
    t = stage().in_play(A, "1UNC6").give(A, material=2).on_deck(A, "1TRI7").activate(A).exhaust(A, "1UNC6")
    assert (t.seat(A).material, t.seat(A).hand) == (1, [DUD, "1TRI7"])
    assert not stage("1TRI2").in_play(A, "1UNC6").activate(A).can(A, "exhaust", "1UNC6")
    t = stage("1TRI7").in_play(A, "1UNC6").discards(A, "UNREST", "1TRI2")
    pile = t.unrest
    t.solstice("yes")
    assert t.options(A) == [DUD, "1TRI7"]
    t.answer(A, DUD)
    assert (t.seat(A).hand, t.seat(A).discard, t.unrest) == (["1TRI7"], [DUD, "1TRI2"], pile + 1)
    t = stage("1TRI7").in_play(A, "1UNC6").discards(A, "UNREST").solstice("no")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1TRI7"], ["UNREST"])


@pytest.mark.card("1UNC7")
def test_invasion():
    t = stage("1UNC7", nations=THREE).give(A, material=4).in_play(A, "1ROM20").in_play(B, "1MAC19", "1REG8").activate(A)
    t.play(A, "1UNC7")
    assert (t.seat(A).material, [t.seat(p).unrest for p in (A, B, C)]) == (1, [0, 1, 1])
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert t.options(A) == ["1TRI8", "dig"]
    t.answer(A, "1TRI8")
    assert (t.seat(A).hand, t.seat(B).hand) == ([DUD, "1TRI8"], ["UNREST"])
    t = stage("1UNC7", nations=THREE).give(A, material=3).in_play(A, "1ROM20").in_play(B, "1MAC19", "1REG8").activate(A)
    t.play(A, "1UNC7", ("branch", 1))
    assert t.options(A) == ["1REG2", "top"]
    t.answer(A, "1REG2")
    assert (t.pending, t.options(B)) == ((B,), ["1MAC19", "1REG8"])
    t.answer(B, "1REG8")
    assert (t.seat(A).hand, t.seat(B).hand, t.seat(A).play) == (
        [DUD, "1REG2"],
        ["1REG8", "UNREST"],
        ["1ROM1B", "1ROM20"],
    )
    assert not stage("1UNC7").give(A, material=2, population=9).activate(A).can(A, "play", "1UNC7")


@pytest.mark.card("1UNC8")
def test_mysticism():
    t = stage("1TRI7").offer(None, "1UNC7").in_play(A, "1UNC8").activate(A).exhaust(A, "1UNC8")
    assert t.seat(A).actions == 4
    t = stage("1TRI7", "1TRI2").offer(None, "1UNC7").in_play(A, "1UNC8").solstice()
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert t.seat(A).hand == [DUD, "1TRI2", "1TRI7", "UNREST"]
    t = stage("1TRI7", "1TRI2").offer(None, "1UNC7").in_play(A, "1UNC8").solstice(("branch", 1), DUD, "1TRI7")
    assert (t.seat(A).hand, t.seat(A).discard) == (["1TRI2"], [DUD, "1TRI7"])


@pytest.mark.card("1UNC9")
def test_oracle():
    t = stage("1UNC9").on_deck(A, "1TRI7", "1TRI2", "1TRI4").activate(A).free(A, "1UNC9")
    assert t.options(A) == ["1TRI2", "1TRI7"]  # one of those drawn
    t.answer(A, "1TRI7")
    assert (t.seat(A).hand, t.seat(A).discard, t.seat(A).actions) == ([DUD, "1TRI2"], ["1TRI7", "1UNC9"], 3)
    assert not stage("1UNC9", empire=True).activate(A).can(A, "free", "1UNC9")


@pytest.mark.card("1UNC11")
def test_boats():
    t = stage().in_play(A, "1UNC11", "1CEL9", "1CEL10", "1CEL12", "1MAC19").activate(A).exhaust(A, "1UNC11")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert t.options(A) == ["1CEL9", "1CEL10"]
    t.answer(A, "1CEL9")
    assert t.seat(A).goods == {"material": 2, "population": 1, "progress": 0}
    assert (t.seat(A).hand, t.seat(A).actions) == (["1CEL9", DUD], 3)
    t = stage().in_play(A, "1UNC11", "1CEL9", "1CEL12", "1CEL11").activate(A).exhaust(A, "1UNC11", ("branch", 1))
    assert t.options(A) == ["1CEL11", "1CEL12"]
    t.answer(A, "1CEL12")
    assert (t.seat(A).hand, t.seat(A).actions, t.seat(A).material) == (["1CEL12", DUD], 4, 0)
    assert not stage("1TRI2").in_play(A, "1UNC11", "1MAC19").activate(A).can(A, "exhaust", "1UNC11")


@pytest.mark.card("1UNC12")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_shaduf(use: str):
    t = stage("1SCY14").in_play(A, "1UNC12", "1CEL9").activate(A).play(A, "1SCY14", "no", {B: "no"})
    assert (t.asked, t.source_code, t.seat(A).material) == ("react", "1UNC12", 1)
    t.answer(A, use)
    assert (t.seat(A).progress, t.seat(A).exhausted) == ((1, ["1UNC12"]) if use == "yes" else (0, []))
    t = stage("1SCY14").in_play(A, "1UNC12", "1CEL11").activate(A).play(A, "1SCY14", "no", {B: "no"})
    assert (t.asked, t.seat(A).material) == ("token", 1)  # no river


@pytest.mark.card("1UNC13")
def test_rituals_and_ceremonies():
    def played() -> Table:
        t = stage("1UNC13", "UNREST", "1TRI2").in_play(A, "1CIV10", "1UNC19").exhausted(A, "1CIV10", "1UNC19")
        return t.activate(A).free(A, "1UNC13")

    t = played()
    pile = t.unrest
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).hand, t.unrest, t.seat(A).progress) == ([DUD, "1TRI2"], pile + 1, 0)
    t = played().answer(A, "branch", 1)
    assert (t.seat(A).progress, t.options(A)) == (1, ["1CIV10", "1UNC19", "skip"])
    t.answer(A, "1UNC19")
    assert (t.seat(A).exhausted, t.seat(A).exhausts) == (["1CIV10"], 4)
    t = played().go(A, [("branch", 1), "skip"])
    assert (t.seat(A).exhausted, t.seat(A).hand, t.seat(A).actions) == (
        ["1CIV10", "1UNC19"],
        [DUD, "1TRI2", "UNREST"],
        3,
    )
    assert not stage("1UNC13", "1TRI2", empire=True).activate(A).can(A, "free", "1UNC13")


@pytest.mark.card("1UNC14")
def test_ambassador_uses_the_ability_of_an_opponent():
    t = stage("1TRI7", nations=THREE).in_play(A, "1UNC14", "1CIV14").in_play(B, "1CIV10", "1CEL20", "1SCY20")
    t.in_play(C, "1MAC17").exhausted(B, "1CIV10").on_deck(A, "1TRI2").activate(A).exhaust(A, "1UNC14")
    assert t.seat(A).hand == [DUD, "1TRI2", "1TRI7"]  # only Coinage can be used, whoever has exhausted it
    assert (t.seat(A).exhausted, t.seat(B).exhausts) == (["1UNC14"], 4)
    t = stage("1TRI7").in_play(A, "1UNC14").give(A, progress=1).in_play(B, "1CIV10", "1CEL20").activate(A)
    t.exhaust(A, "1UNC14")
    assert t.options(A) == ["1CEL20", "1CIV10"]
    t.answer(A, "1CEL20")
    assert (t.seat(A).goods, t.seat(B).population) == ({"material": 0, "population": 2, "progress": 0}, 0)
    assert stage("1TRI2").in_play(A, "1UNC14").in_play(B, "1UNC12").activate(A).vain(A, "1UNC14")


@pytest.mark.card("1UNC18")
@pytest.mark.parametrize(("suit", "won"), [("tributary", True), ("region", False)])
def test_gambling(suit: str, won: bool):
    t = stage("1UNC18").give(A, material=2).on_top("main", "1TRI2").activate(A).free(A, "1UNC18")
    assert (t.seat(A).material, set(t.options(A))) == (1, {"region", "uncivilised", "civilised", "tributary"})
    t.answer(A, suit)
    assert (t.seat(A).hand, t.exile) == (([DUD, "1TRI2"], []) if won else ([DUD], ["1TRI2"]))
    assert (t.seat(A).discard, t.seat(A).actions) == (["1UNC18"], 3)
    assert not stage("1UNC18").give(A, population=9).activate(A).can(A, "free", "1UNC18")


@pytest.mark.card("1UNC19")
def test_port():
    t = stage().in_play(A, "1UNC19", "1CEL9", "1REG7", "1CEL11", "1CEL10").discards(A, "1TRI7", "1TRI2").activate(A)
    t.exhaust(A, "1UNC19")
    assert (t.seat(A).material, t.asked) == (3, "may")
    t.answer(A, "yes")
    assert (t.seat(A).material, t.options(A)) == (0, ["1TRI2", "1TRI7"])
    t.answer(A, "1TRI2")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1TRI2"], ["1TRI7"])
    t = stage().in_play(A, "1UNC19", "1CEL9").give(A, material=2).discards(A, "1TRI7").activate(A)
    assert t.exhaust(A, "1UNC19", "no").seat(A).material == 3
    t = stage().in_play(A, "1UNC19", "1CEL9").give(A, material=1).discards(A, "1TRI7").activate(A).exhaust(A, "1UNC19")
    assert (t.seat(A).material, t.asked) == (2, "token")  # 3 cannot be paid


@pytest.mark.card("1UNC20")
def test_diplomacy():
    t = stage("1UNC20").give(A, material=4).activate(A).play(A, "1UNC20")
    assert (t.seat(A).material, t.options(A)) == (1, ["1TRI8", "dig"])
    t.answer(A, "1TRI8")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1TRI8"], ["1UNC20"])
    assert not stage("1UNC20").give(A, material=2, population=9).activate(A).can(A, "play", "1UNC20")


@pytest.mark.card("1UNC21")
def test_leadership():
    t = stage("1UNC21").on_deck(A, "1TRI7").discards(A, "1TRI2").activate(A).free(A, "1UNC21")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).hand, t.seat(A).actions) == ([DUD, "1TRI7"], 3)
    for name in (DUD, "1TRI2"):
        t = stage("1UNC21").discards(A, "1TRI2").activate(A).free(A, "1UNC21", ("branch", 1))
        assert t.options(A) == [DUD, "1TRI2"]
        t.answer(A, name)
        assert t.seat(A).history == [name]


@pytest.mark.card("1UNC22")
@pytest.mark.parametrize("do", ["1TRI7", "skip"])
def test_lost_scroll(do: str):
    t = stage("1UNC22").discards(A, "1TRI7", "1TRI2").only_deck(A, "1ROM19").on_deck(B, "1TRI4").activate(A)
    t.free(A, "1UNC22")
    assert t.options(A) == ["1TRI2", "1TRI7", "skip"]
    t.answer(A, do).answer(A, "yes").answer(B, "yes")
    assert t.seat(A).hand == ([DUD, "1ROM19"] if do == "skip" else [DUD, "1TRI7"])
    assert (t.seat(B).hand, t.seat(A).actions) == (["1TRI4"], 3)
    t = stage("1UNC22").on_deck(B, "1TRI4").activate(A).free(A, "1UNC22", "no", {B: "no"})
    assert (t.seat(A).hand, t.seat(B).hand) == ([DUD], [])
