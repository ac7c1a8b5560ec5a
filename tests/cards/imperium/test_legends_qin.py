"""The Qin: population on the market, Long Walls, the Mandate of Heaven."""

from __future__ import annotations

import pytest

from imperium_dsl import *

QIN = ("qin", "romans", "macedonians")
NONE = {"material": 0, "population": 0, "progress": 0}
WALLS = ("2QIN2", "2QIN3", "2QIN4", "2QIN5")


def qin(*hand: str, sides: str = "b", nations: tuple[str, ...] = QIN[:2], empire: bool = False) -> Table:
    return stage(*hand, nations=nations, sides=sides, empire=empire)


# --- power ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("2QIN1A", "2QIN1B")
@pytest.mark.parametrize("side", ["a", "b"])
def test_they_place_population_at_clean_up(side: str):
    t = qin("1TRI8", sides=f"{side},b").activate(A).stop(A)
    t.answer(A, "1UNC3")
    assert t.tokens_on("1UNC3") == {"population": 1}


@pytest.mark.card("2QIN1A", "2QIN1B")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_side_a_doubles_population(use: str):
    t = qin("2QIN19", sides="a,b").tokens("1UNC8", population=2, material=1).give(A, material=3).activate(A)
    t.play(A, "2QIN19", "1UNC8")
    assert (t.asked, t.source_code) == ("react", "2QIN1A")
    t.answer(A, use)
    assert t.seat(A).goods == NONE | {"material": 1, "population": 4 if use == "yes" else 2}
    t = qin("2QIN19", sides="a,b").tokens("1UNC8", material=2).give(A, material=3).activate(A)
    assert t.play(A, "2QIN19", "1UNC8").seat(A).material == 2  # only population
    t = qin("2QIN19").tokens("1UNC8", population=2).give(A, material=3).activate(A).play(A, "2QIN19", "1UNC8")
    assert t.seat(A).population == 2  # side B


@pytest.mark.card("2QIN1A", "2QIN1B")
def test_they_count_pinned_cards():
    t = qin(sides="a,b").in_play(A, "2QIN13", "1UNC19", "1REG6")
    assert t.worth(A, "2QIN1A") == 2
    t = qin().in_play(A, "2QIN13", "1UNC19", "1REG6")
    assert t.worth(A, "2QIN1B") == 4


# --- Long Walls -------------------------------------------------------------------------------------------------------
@pytest.mark.card(*WALLS)
@pytest.mark.parametrize("name", WALLS)
def test_long_walls_count_each_other(name: str):
    t = qin().in_play(A, name)
    assert t.worth(A, name) == 1
    t.in_play(A, *[wall for wall in WALLS if wall != name][:2], "1UNC19")
    assert t.worth(A, name) == 3
    assert not qin(name).activate(A).can(A, "play", name)
    assert qin(name, empire=True).activate(A).play(A, name).seat(A).play == ["2QIN1B", name]


@pytest.mark.card("2QIN3")
def test_any_long_walls_recalled_avoid_an_attack():
    def attacked() -> Table:
        t = stage("2TRI9", nations=("romans", "qin")).in_play(B, "2QIN3", "2QIN4", "1REG6").activate(A)
        return t.play(A, "2TRI9")

    t = attacked()
    assert (t.asked, t.pending, t.options(B)) == ("defend", (B,), ["2QIN3", "skip"])
    t.answer(B, "2QIN3")
    assert t.options(B) == ["2QIN3", "2QIN4"]
    t.answer(B, "2QIN4").answer(A, "top").answer(B, "ignore")
    assert (t.seat(B).hand, t.seat(B).play) == (["2QIN4"], ["2QIN1B", "2QIN3", "1REG6"])
    t = attacked().answer(B, "skip").answer(A, "top")
    assert (t.seat(B).hand, len(t.seat(B).play)) == (["UNREST"], 4)


@pytest.mark.card("2QIN4")
def test_long_walls_iii():
    t = qin().in_play(A, "2QIN4").give(A, population=2).on_deck(A, "1TRI2", "1TRI4").activate(A).exhaust(A, "2QIN4")
    assert (t.seat(A).population, t.seat(A).hand) == (1, [DUD, "1TRI2"])
    assert not qin().in_play(A, "2QIN4").give(A, material=2).activate(A).can(A, "exhaust", "2QIN4")


@pytest.mark.card("2QIN5")
def test_long_walls_iv():
    t = qin("1TRI8").in_play(A, "2QIN5", "2QIN2", "2QIN3").activate(A).exhaust(A, "2QIN5")
    assert t.options(A) == [DUD, "1TRI8"]
    t.answer(A, DUD)
    assert (t.seat(A).actions, t.seat(A).deck[0], t.seat(A).hand) == (4, DUD, ["1TRI8"])
    assert not qin("1TRI8").in_play(A, "2QIN5", "2QIN2").activate(A).can(A, "exhaust", "2QIN5")


# --- the line of rulers -----------------------------------------------------------------------------------------------
@pytest.mark.card("2QIN21")
def test_duke_zhuang():
    t = qin("2QIN21", "UNREST", "UNREST").in_play(A, "2QIN22").discards(A, "UNREST").activate(A)
    pile = t.unrest
    t.play(A, "2QIN21", "UNREST", "UNREST")
    assert (t.unrest, t.options(A)) == (pile + 2, ["region", "tributary"])
    t.answer(A, "tributary").answer(A, "1TRI8")
    assert (t.seat(A).history, "1TRI8" in t.seat(A).hand) == (["2QIN21"], True)
    t = qin("2QIN21", "UNREST").in_play(A, "2QIN22").activate(A).play(A, "2QIN21", "done")
    assert t.seat(A).unrest == 1
    assert not qin("2QIN21").activate(A).can(A, "play", "2QIN21")  # without the Mandate
    assert not qin("2QIN21", empire=True).in_play(A, "2QIN22").activate(A).can(A, "play", "2QIN21")


@pytest.mark.card("2QIN8")
@pytest.mark.parametrize("n", [0, 2, 3])
def test_king_wu(n: int):
    t = qin("2QIN8", empire=True).in_play(A, "2QIN22").in_history(A, "2QIN21").give(A, progress=4).activate(A)
    t.play(A, "2QIN8")
    assert t.options(A) == [0, 1, 2, 3]
    t.answer(A, n)
    for name in ("1REG2", "1TRI8", "1CIV6")[:n]:
        t.answer(A, name)
    assert (t.seat(A).progress, t.seat(A).history) == (4 - n, ["2QIN21", "2QIN8"])
    assert [name for name in t.seat(A).hand if name != "UNREST"] == sorted([DUD, *("1REG2", "1TRI8", "1CIV6")[:n]])
    assert t.worth(A, "2QIN8") == 2
    assert qin("2QIN8").worth(A, "2QIN8") == 0


@pytest.mark.card("2QIN6", "2QIN8")
@pytest.mark.parametrize(("name", "before"), [("2QIN8", "2QIN21"), ("2QIN6", "2QIN8")])
def test_each_ruler_needs_the_mandate_and_the_one_before(name: str, before: str):
    def ready(mandate: bool, forerunner: bool, empire: bool = True) -> bool:
        t = qin(name, empire=empire).give(A, progress=1)
        t.in_play(A, *["2QIN22"] * mandate).in_history(A, *[before] * forerunner)
        return t.activate(A).can(A, "play", name)

    assert ready(True, True)
    assert not ready(False, True)
    assert not ready(True, False)
    assert not ready(True, True, empire=False)


@pytest.mark.card("2QIN6")
def test_emperor_qin_shi_huang():
    t = qin("2QIN6", empire=True).in_play(A, "2QIN22").in_history(A, "2QIN8").fame_top("1FAM2").activate(A)
    t.free(A, "2QIN6")
    assert (t.seat(A).hand, t.seat(A).history, t.seat(A).actions) == (["1FAM2", DUD], ["2QIN6", "2QIN8"], 3)


@pytest.mark.card("2QIN22")
@pytest.mark.parametrize("leave", ["yes", "no"])
def test_mandate_of_heaven(leave: str):
    t = qin("1TRI8").in_play(A, "2QIN22").activate(A).exhaust(A, "2QIN22", "1UNC3")
    assert (t.tokens_on("1UNC3"), t.asked) == ({"population": 1}, "may")
    assert t.worth(A, "2QIN22") == 0
    t.answer(A, leave)
    assert t.seat(A).discard == (["2QIN22"] if leave == "yes" else [])
    assert t.worth(A, "2QIN22") == (-2 if leave == "yes" else 0)


@pytest.mark.card("2QIN22")
def test_the_mandate_costs_two_cards_at_solstice():
    t = qin("1TRI7", "1TRI2").in_play(A, "2QIN22").solstice("1TRI2")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD], ["1TRI2", "1TRI7"])
    t = qin().in_play(A, "2QIN22").solstice()
    assert t.seat(A).hand == []  # as many as there are


# --- others -----------------------------------------------------------------------------------------------------------
@pytest.mark.card("2QIN9")
def test_metallurgy():
    t = qin().in_play(A, "2QIN9").discards(A, "1REG6", "1REG7", "1TRI2").solstice()
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 1)
    assert t.options(A) == ["1REG6", "1REG7"]
    t.answer(A, "1REG7")
    assert (t.seat(A).hand, t.seat(A).progress) == ([DUD, "1REG7"], 0)
    t = qin().in_play(A, "2QIN9").discards(A, "1REG6").solstice(("branch", 0))
    assert (t.seat(A).hand, t.seat(A).progress) == ([DUD], 1)


@pytest.mark.card("2QIN10")
def test_terracotta_warriors():
    t = qin("2QIN10", "2QIN11").activate(A)
    assert not t.can(A, "play", "2QIN10")
    assert t.worth(A, "2QIN10") == 0
    t.play(A, "2QIN11", "2QIN10")
    assert t.worth(A, "2QIN10") == 7
    assert qin().in_history(A, "2QIN10").worth(A, "2QIN10") == 3


@pytest.mark.card("2QIN15", "2QIN16")
@pytest.mark.parametrize(("name", "other"), [("2QIN15", "2QIN16"), ("2QIN16", "2QIN15")])
def test_confucianism_and_legalism_exclude_each_other(name: str, other: str):
    t = qin(name).in_play(A, other).activate(A).play(A, name)
    assert (t.seat(A).play, t.seat(A).discard) == (["2QIN1B", name], [other])
    assert qin(name).activate(A).play(A, name).seat(A).play == ["2QIN1B", name]


@pytest.mark.card("2QIN15")
def test_confucianism():
    def used() -> Table:
        t = qin("1TRI7").in_play(A, "2QIN15").discards(A, "UNREST", "UNREST", "UNREST")
        for name in ("1REG2", "1CIV6", "1TRI8"):
            t.tokens(name, population=1)
        return t.tokens("1UNC8", material=1).activate(A).exhaust(A, "2QIN15")

    t = used()
    assert (t.seat(A).actions, t.seat(A).hand, t.options(A)) == (2, [], [0, 1])
    t.answer(A, "branch", 0)
    assert t.options(A) == ["1CIV6", "1TRI8"]  # with population on it, and no Region
    t.answer(A, "1TRI8")
    assert (t.seat(A).hand, t.seat(A).population) == (["1TRI8", "UNREST"], 1)
    t = used().answer(A, "branch", 1)
    pile = t.unrest
    t.answer(A, "UNREST").answer(A, "UNREST")
    assert (t.unrest, t.seat(A).discard.count("UNREST")) == (pile + 2, 1)
    assert not qin().in_play(A, "2QIN15").discards(A, "UNREST").activate(A).can(A, "exhaust", "2QIN15")  # one card
    t = qin("1TRI7", "1TRI8").in_play(A, "2QIN15").discards(A, "UNREST").actions(A, 0).activate(A)
    assert not t.can(A, "exhaust", "2QIN15")


@pytest.mark.card("2QIN16")
def test_legalism():
    t = qin().in_play(A, "2QIN16").give(A, population=4).activate(A).exhaust(A, "2QIN16")
    assert (t.seat(A).population, t.options(A)) == (1, ["1REG2", "1TRI8"])
    t.answer(A, "1REG2")
    assert t.seat(A).hand == [DUD, "1REG2"]
    assert not qin().in_play(A, "2QIN16").give(A, population=2).activate(A).can(A, "exhaust", "2QIN16")


@pytest.mark.card("2QIN17")
def test_school_of_diplomacy():
    def ready(empire: bool) -> Table:
        t = qin("2QIN17", nations=QIN, empire=empire).in_play(A, "1REG6", "1REG7", "1REG8", "1REG9")
        return t.in_play(B, "1REG10").in_play(C, "1REG13").activate(A).play(A, "2QIN17")

    t = ready(False)
    assert "done" in t.options(A)
    t.answer(A, "1REG6").answer(A, "1REG7").answer(A, "done")
    assert t.options(A)[-1] == "skip"
    t.answer(A, "1REG2")
    assert "1TRI8" in t.options(A)
    t.answer(A, "skip")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1REG2"], ["1REG6", "1REG7", "2QIN17"])
    assert (t.seat(B).hand, t.seat(C).hand) == (["1REG10"], ["1REG13"])
    t = ready(True).answer(A, "1REG6").answer(A, "1REG7").answer(A, "1REG9")  # three at most
    t.answer(A, "1TRI8").answer(A, "1REG2").answer(A, "skip")
    assert [name for name in t.seat(A).hand if name != "UNREST"] == [DUD, "1REG2", "1TRI8"]
    assert (t.seat(B).hand, t.seat(C).hand) == ([], [])  # no attack by an empire
