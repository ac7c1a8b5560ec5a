"""The common Civilised and Fame cards of Classics in play."""

from __future__ import annotations

import pytest

from imperium_dsl import *

THREE = ("romans", "macedonians", "celts")


# --- Civilised --------------------------------------------------------------------------------------------------------
@pytest.mark.card("1CIV1")
def test_drama_and_poetry():
    t = (
        stage("1CIV1", "UNREST", nations=THREE, empire=True)
        .give(B, progress=2)
        .hand(B, "UNREST", "1TRI7")
        .hand(C, "UNREST")
    )
    t.activate(A)
    pile = t.unrest
    t.free(A, "1CIV1")
    assert [t.seat(p).progress for p in (A, B, C)] == [1, 1, 0]
    assert (t.asked, t.pending) == ("may", (A,))
    t.go(A, ["yes", DUD])
    assert (t.seat(A).hand, t.seat(A).discard, t.unrest) == ([], [DUD], pile + 1)
    assert (t.asked, t.pending) == ("may", (B,))
    t.answer(B, "no")
    assert (t.seat(B).hand, t.seat(C).hand) == (["1TRI7", "UNREST"], ["UNREST"])  # C has only the Unrest itself
    assert t.seat(A).actions == 3


@pytest.mark.card("1CIV2")
@pytest.mark.parametrize("do", [True, False])
def test_education(do: bool):
    t = stage("1CIV2", "1TRI7", empire=True).discards(A, "1TRI2", "1TRI4").activate(A).free(A, "1CIV2")
    assert t.options(A) == [DUD, "1TRI7", "skip"]
    t.answer(A, DUD if do else "skip")
    assert t.options(A) == ["1TRI2", "1TRI4", "skip"]
    t.answer(A, "1TRI2" if do else "skip")
    assert t.seat(A).history == ([DUD, "1TRI2"] if do else [])
    assert t.seat(A).discard == (["1CIV2", "1TRI4"] if do else ["1CIV2", "1TRI2", "1TRI4"])


@pytest.mark.card("1CIV5")
def test_onager():
    t = stage("1CIV5", nations=THREE, empire=True).in_play(A, "1ROM19").in_play(B, "1UNC15", "1UNC16", "1MAC19")
    t.in_play(C, "1UNC17").activate(A).play(A, "1CIV5", {B: "1UNC16"})
    assert (t.seat(B).play, t.seat(C).play) == (["1MAC1B", "1UNC15", "1MAC19"], ["1CEL1B"])
    assert (t.seat(A).material, t.seat(A).play[1]) == (4, "1ROM19")  # 2 for each of two cities
    assert t.options(A) == ["1REG2", "1TRI8", "skip"]
    t.answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1REG2"], ["1CIV5"])
    t = stage("1CIV5", empire=True).activate(A).play(A, "1CIV5", "skip")
    assert (t.seat(A).material, t.seat(A).hand) == (0, [DUD])


@pytest.mark.card("1CIV8")
@pytest.mark.parametrize("branch", [0, 1])
def test_pharmacy(branch: int):
    t = stage().in_play(A, "1CIV8").give(A, population=3).solstice()
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", branch)
    gained = {"population": 4, "progress": 0} if branch == 0 else {"population": 1, "progress": 1}
    assert t.seat(A).goods == {"material": 0, **gained}
    t = stage().in_play(A, "1CIV8").give(A, population=1).solstice()
    assert (t.asked, t.seat(A).population) == ("way", 2)  # 2 cannot be paid


@pytest.mark.card("1CIV9")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_wonder(use: str):
    t = stage("UNREST").in_play(A, "1CIV9").give(A, population=1).activate(A).play(A, "UNREST")
    assert (t.asked, t.source_code) == ("react", "1CIV9")
    t.answer(A, use)
    assert (t.seat(A).progress, t.seat(A).exhausted) == ((2, ["1CIV9"]) if use == "yes" else (0, []))


@pytest.mark.card("1CIV10")
def test_coinage():
    t = stage().in_play(A, "1CIV10").on_deck(A, "1TRI7", "1TRI2").activate(A).exhaust(A, "1CIV10")
    assert (t.seat(A).hand, t.seat(A).exhausted) == ([DUD, "1TRI7"], ["1CIV10"])
    assert stage().in_play(A, "1CIV10").solstice().seat(A).goods == {"material": 2, "population": 0, "progress": 0}


@pytest.mark.card("1CIV11")
def test_exports():
    t = stage("1CIV11", nations=THREE, empire=True).discards(A, "1TRI7").activate(A).play(A, "1CIV11")
    assert [t.seat(p).material for p in (A, B, C)] == [2, 2, 2]
    assert (t.asked, t.options(A)) == ("give", [DUD, "1TRI7"])
    t.answer(A, DUD)
    assert (t.seat(B).hand, t.seat(C).hand, t.seat(A).hand, t.seat(A).discard) == ([DUD], ["1TRI7"], [], ["1CIV11"])


@pytest.mark.card("1CIV12")
def test_urban_development():
    t = stage("1CIV12", empire=True).in_play(A, "1UNC15", "1CIV7", "1ROM19", "1UNC19").in_play(B, "1UNC16").activate(A)
    t.play(A, "1CIV12")
    assert t.seat(A).goods == {"material": 3, "population": 3, "progress": 0}
    assert t.seat(A).discard == ["1CIV12"]


@pytest.mark.card("1CIV13")
def test_mercenaries():
    t = stage("1CIV13", empire=True).give(A, population=2).activate(A).free(A, "1CIV13")
    assert (t.seat(A).actions, t.seat(A).population, t.seat(A).discard) == (4, 1, ["1CIV13"])
    assert not stage("1CIV13", empire=True).give(A, material=9).activate(A).can(A, "free", "1CIV13")


@pytest.mark.card("1CIV14")
def test_temple():
    t = stage("1TRI7").in_play(A, "1CIV14").activate(A).exhaust(A, "1CIV14")
    assert t.options(A) == [DUD, "1TRI7"]
    t.answer(A, DUD)
    assert (t.seat(A).progress, t.seat(A).hand, t.seat(A).discard) == (1, ["1TRI7"], [DUD])
    t = stage("UNREST").in_play(A, "1CIV14").discards(A, "UNREST", "UNREST", "1TRI2")
    pile = t.unrest
    t.solstice()
    assert (t.unrest, t.seat(A).discard, t.seat(A).hand) == (pile + 1, ["1TRI2", "UNREST"], [DUD, "UNREST"])


@pytest.mark.card("1CIV15")
def test_cataphract_garrisons_itself_and_triggers_the_region():
    t = stage("1CIV15", "1TRI7", empire=True).in_play(A, "1REG3", "1UNC19").in_play(B, "1MAC19", "1REG8")
    t.activate(A).play(A, "1CIV15")
    assert (t.pending, t.options(B)) == ((B,), ["1MAC19", "1REG8"])
    t.answer(B, "1REG8")
    assert t.options(A) == ["1REG2", "1TRI8", "skip"]
    t.answer(A, "1REG2")
    assert t.options(A) == ["1REG3", "skip"]
    t.answer(A, "1REG3")
    assert (t.seat(A).garrisons, t.seat(A).material) == ({"1REG3": ["1CIV15"]}, 3)  # Mountain is resolved again
    t.answer(A, "1UNC3").answer(A, "1TRI7")
    assert (t.exile, t.seat(A).garrisons) == (["1UNC3"], {"1REG3": ["1CIV15", "1TRI7"]})
    assert (t.seat(A).discard, t.seat(B).discard) == ([], ["1REG8"])
    t = stage("1CIV15", empire=True).in_play(A, "1REG3").activate(A).play(A, "1CIV15", "skip", "skip")
    assert (t.seat(A).discard, t.seat(A).garrisons, t.seat(A).hand) == (["1CIV15"], {}, [DUD])


# --- Fame -------------------------------------------------------------------------------------------------------------
@pytest.mark.card("1FAM1")
def test_praiseworthy():
    t = stage("1FAM1").activate(A).play(A, "1FAM1")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).history, t.seat(A).hand) == (["1FAM1"], [DUD])
    t = stage("1FAM1").activate(A).play(A, "1FAM1", ("branch", 1))
    assert set(t.options(A)) == {"region", "uncivilised", "civilised", "tributary"}
    t.answer(A, "civilised").answer(A, "1CIV6")
    assert (t.seat(A).history, t.seat(A).hand, t.seat(A).discard) == ([], ["1CIV6", DUD], ["1FAM1"])


@pytest.mark.card("1FAM2")
@pytest.mark.parametrize("do", ["yes", "no"])
def test_great(do: str):
    t = stage("1FAM2").activate(A).free(A, "1FAM2", do)
    assert t.seat(A).actions == 4
    assert (t.seat(A).history, t.seat(A).discard) == ((["1FAM2"], []) if do == "yes" else ([], ["1FAM2"]))


@pytest.mark.card("1FAM3")
def test_notorious():
    t = stage("1FAM3", nations=THREE).give(B, progress=2).give(C, material=9, population=9).activate(A).free(A, "1FAM3")
    assert [t.seat(p).progress for p in (A, B, C)] == [1, 1, 0]
    assert [t.seat(p).unrest for p in (A, B, C)] == [0, 0, 1]
    assert (t.seat(C).material, t.seat(A).actions) == (9, 3)


@pytest.mark.card("1FAM4")
@pytest.mark.parametrize("branch", [0, 1, 2])
def test_marvellous(branch: int):
    t = stage("1FAM4").only_deck(A, "1TRI7", "1TRI2").activate(A)
    past = t.seat(A).history
    t.free(A, "1FAM4")
    assert t.options(A) == [0, 1, 2]
    t.answer(A, "branch", branch)
    assert t.seat(A).hand == [DUD]
    assert t.seat(A).deck == (["1TRI7", "1TRI2"] if branch == 1 else ["1TRI2"])
    assert t.seat(A).discard == (["1FAM4", "1TRI7"] if branch == 0 else ["1FAM4"])
    assert t.seat(A).history == (sorted([*past, "1TRI7"]) if branch == 2 else past)
    assert t.seat(A).actions == 3


@pytest.mark.card("1FAM4")
def test_marvellous_does_nothing_with_an_empty_deck():
    t = stage("1FAM4").only_deck(A).discards(A, "1TRI7").activate(A).free(A, "1FAM4")
    assert (t.seat(A).hand, t.seat(A).discard, t.seat(A).nation_token) == ([DUD], ["1FAM4", "1TRI7"], False)


@pytest.mark.card("1FAM5")
@pytest.mark.parametrize("n", [0, 3, 4])
def test_glorious_of_barbarians(n: int):
    t = stage("1FAM5").on_deck(A, "1TRI7", "1TRI2", "1TRI4", "1TRI6", "1TRI8").activate(A).free(A, "1FAM5")
    for _ in range(n):
        assert t.asked == "may"
        t.answer(A, "yes")
    if n < 4:
        t.answer(A, "no")
    drawn = ["1TRI7", "1TRI2", "1TRI4", "1TRI6"][:n]
    assert (t.seat(A).hand, t.seat(A).history) == (sorted([DUD, *drawn]), ["1FAM5"])
    assert t.seat(A).development != []


@pytest.mark.card("1FAM5")
def test_glorious_of_empires():
    t = stage("1FAM5", empire=True).developments(A, "1ROM4", "1ROM6").activate(A).free(A, "1FAM5")
    assert t.options(A) == ["1ROM4", "1ROM6"]
    t.answer(A, "1ROM6")
    assert (t.seat(A).discard, t.seat(A).development, t.seat(A).history) == (["1ROM6"], ["1ROM4"], ["1FAM5"])
    assert t.seat(A).hand == [DUD]


@pytest.mark.card("1FAM8", "1TRI5")
@pytest.mark.parametrize("name", ["1FAM8", "1TRI5"])
def test_a_larger_hand(name: str):
    t = stage(name).activate(A)
    assert t.view["nations"][A]["hand_size"] == 5
    t.play(A, name)
    assert t.view["nations"][A]["hand_size"] == 6
    t.stop(A, "1UNC3", DUD)
    t.run("way")
    assert len(t.seat(A).hand) == 6


@pytest.mark.card("1FAM9A", "1FAM9B", "1VIK12")
def test_king_of_kings_for_barbarians():
    t = stage("1VIK12").no_fame().hand(B, "1VIK2", "1TRI7").activate(A).play(A, "1VIK12")
    assert (t.seat(A).progress, t.last_round > 0) == (6, True)
    assert t.seat(A).hand == [DUD]
    t.turn(B).activate(B).play(B, "1VIK2", "skip")
    assert t.seat(B).progress == 4  # the other side
    t.turn(A).hand(A, "1VIK2").activate(A).play(A, "1VIK2", "skip")
    assert t.seat(A).progress == 6  # once for each player


@pytest.mark.card("1FAM9A", "1FAM9B")
def test_king_of_kings_for_empires():
    def glory(p: int, t: Table) -> Table:
        name, regions = (
            ("1ROM14", ("1REG3", "1REG7", "1REG8")) if p == A else ("1MAC12", ("1MAC18", "1MAC19", "1MAC20"))
        )
        t.in_play(p, *regions).turn(p).hand(p, name).activate(p)
        return t.play(p, name)

    t = stage(empire=True).empire(B).no_fame().developments(A, "1ROM4", "1ROM6").developments(B, "1MAC5", "1MAC7")
    glory(A, t)
    assert (t.seat(A).progress, t.options(A), t.last_round) == (3, ["1ROM4", "1ROM6"], 0)
    t.answer(A, "1ROM6")
    assert ("1ROM6" in t.seat(A).discard, t.seat(A).progress, t.last_round > 0) == (True, 3, True)
    glory(B, t)
    assert (t.seat(B).progress, t.options(B)) == (0, ["1MAC5", "1MAC7"])
    t.answer(B, "1MAC7")
    assert "1MAC7" in t.seat(B).discard
