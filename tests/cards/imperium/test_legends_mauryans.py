"""The Mauryans: Regions, history, the Grand Trunk Road, and Ashoka who lays down arms."""

from __future__ import annotations

import pytest

from imperium_dsl import *

MAURYANS = ("mauryans", "romans", "macedonians")


def maurya(*hand: str, sides: str = "b", nations: tuple[str, ...] = MAURYANS[:2], empire: bool = False) -> Table:
    return stage(*hand, nations=nations, sides=sides, empire=empire)


# --- power ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("2MAU1A")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_side_a_gains_progress_when_a_region_is_played(use: str):
    t = maurya("2MAU21", "1UNC8", sides="a,b").activate(A).play(A, "1UNC8")
    assert t.asked == "act"
    t.play(A, "2MAU21")
    assert (t.asked, t.source_code) == ("react", "2MAU1A")
    t.answer(A, use)
    assert (t.seat(A).progress, t.seat(A).exhausted) == ((1, ["2MAU1A"]) if use == "yes" else (0, []))


@pytest.mark.card("2MAU1A")
def test_side_a_buys_a_region_back_at_solstice():
    t = maurya(sides="a,b").give(A, material=2).discards(A, "1REG6", "1TRI2", "1REG7").solstice("yes")
    assert (t.seat(A).material, t.options(A)) == (1, ["1REG6", "1REG7"])
    t.answer(A, "1REG7")
    assert t.seat(A).hand == [DUD, "1REG7"]
    t = maurya(sides="a,b").give(A, material=2).discards(A, "1REG6").solstice("no")
    assert (t.seat(A).material, t.seat(A).hand) == (2, [DUD])
    assert maurya(sides="a,b").discards(A, "1REG6").solstice().asked == "way"  # nothing to pay with
    assert maurya(sides="a,b").give(A, material=2).discards(A, "1TRI2").solstice().asked == "way"


@pytest.mark.card("2MAU1A", "2MAU1B", "2MAU4")
def test_regions_in_play_or_history_are_worth_something():
    t = maurya(sides="a,b").in_play(A, "1REG6", "1REG7", "1UNC19").hand(A, "1REG8")
    assert t.worth(A, "2MAU1A") == 2
    t.in_play(A, "2MAU4")
    assert t.worth(A, "2MAU1A") == 4  # the Grand Trunk Road counts twice
    t = maurya().in_play(A, "1REG6").in_history(A, "1TRI2", "1TRI4", "1REG7")
    assert t.worth(A, "2MAU1B") == 6


# --- development ------------------------------------------------------------------------------------------------------
@pytest.mark.card("2MAU3", "2QIN7")
@pytest.mark.parametrize("name", ["2MAU3", "2QIN7"])
def test_mathematics(name: str):
    t = maurya("2MAU17", "2MIN15", empire=True).give(A, material=3, population=2).in_play(A, name).activate(A)
    assert (t.view["nations"][A]["hand_size"], t.offered(A, "play")) == (6, ["2MAU17"])
    t = maurya("2MAU17", empire=True).give(A, material=3).activate(A)
    assert not t.can(A, "play", "2MAU17")


@pytest.mark.card("2MAU3")
def test_mathematics_counts_pinned_cards():
    t = maurya().in_play(A, "2MAU3", "1UNC19", "1REG6").hand(A, "1UNC8")
    assert t.worth(A, "2MAU3") == 2


@pytest.mark.card("2MAU4")
def test_grand_trunk_road():
    t = maurya(nations=MAURYANS).in_play(A, "2MAU4").activate(A).exhaust(A, "2MAU4")
    assert t.seat(A).goods == {"material": 1, "population": 0, "progress": 1}
    assert t.seat(B).goods == t.seat(C).goods == {"material": 1, "population": 0, "progress": 0}


@pytest.mark.card("2MAU4")
def test_the_road_counts_as_two_regions():
    t = maurya("2MAU2").in_play(A, "2MAU4", "1REG6").fame_top("1FAM2", "1FAM4").activate(A).play(A, "2MAU2")
    t.answer(A, "1REG6")
    assert t.options(A) == ["1FAM2", "1FAM4"]
    assert t.seat(A).discard == ["1REG6", "2MAU4"]
    t = maurya("2MAU22").in_play(A, "2MAU4", "1REG6").activate(A).play(A, "2MAU22", "no", {B: "no"}, ("branch", 1))
    assert t.seat(A).population == 3
    assert not maurya("2MAU2").in_play(A, "2MAU4").activate(A).can(A, "play", "2MAU2")


@pytest.mark.card("2MAU5")
def test_ashoka():
    t = maurya("2MAU5", "1GRE15", empire=True).fame_top("1FAM2").discards(A, "1CEL18", "1TRI2")
    t.only_deck(A, "1TRI4", "2MAU12", "1TRI6", "1VIK22").in_play(A, "1REG6").garrisoned(A, "1REG6", "1CEL19")
    before = len(t.seat(A).history)
    t.activate(A).play(A, "2MAU5")
    seat = t.seat(A)
    assert {"1GRE15", "1CEL18", "2MAU12", "1VIK22", "2MAU5"} <= set(seat.history)
    assert len(seat.history) == before + 5
    assert (seat.hand, seat.draw, seat.discard) == (["1FAM2", DUD], ["1TRI4", "1TRI6"], ["1TRI2"])
    assert seat.garrisons == {"1REG6": ["1CEL19"]}
    assert not maurya("2MAU5").activate(A).can(A, "play", "2MAU5")


@pytest.mark.card("2MAU6")
def test_buddhism():
    t = maurya().in_play(A, "2MAU6").discards(A, "UNREST", "1TRI2").solstice()
    pile = t.unrest
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 1)
    assert (t.unrest, t.seat(A).discard, t.seat(A).progress) == (pile + 1, ["1TRI2"], 0)
    t = maurya().in_play(A, "2MAU6").discards(A, "UNREST").solstice(("branch", 0))
    assert (t.seat(A).discard, t.seat(A).progress) == (["UNREST"], 1)
    t = maurya("UNREST").in_play(A, "2MAU6").solstice()
    assert (t.seat(A).progress, t.seat(A).unrest) == (1, 1)  # only from the discard pile
    t.in_history(A, "1TRI2", "1TRI4", "1TRI6")
    assert t.worth(A, "2MAU6") == 3


@pytest.mark.card("2MAU7")
def test_edicts_of_ashoka():
    assert not maurya("2MAU7", empire=True).activate(A).can(A, "play", "2MAU7")
    assert maurya("2MAU7", empire=True).in_history(A, "2MAU5").activate(A).can(A, "play", "2MAU7")

    def used(branch: int) -> Table:
        t = maurya("1TRI7").in_play(A, "2MAU7").discards(A, "UNREST").on_deck(A, "1TRI2").activate(A)
        t.exhaust(A, "2MAU7", "1TRI7")
        assert (t.seat(A).history, t.options(A)) == (["1TRI7"], [0, 1, 2])
        return t.answer(A, "branch", branch)

    t = used(0)
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1TRI2"], ["UNREST"])
    t = used(1)
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD], [])
    t = used(2)
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1TRI2"], [])
    assert not table("mauryans", "romans").in_play(A, "2MAU7").activate(A).can(A, "exhaust", "2MAU7")  # no card


@pytest.mark.card("2MAU8")
def test_punch_marked_coins():
    t = maurya().in_play(A, "2MAU8").on_deck(A, "1TRI2", "1TRI4").activate(A).exhaust(A, "2MAU8")
    assert (t.seat(A).hand, t.seat(A).progress) == ([DUD, "1TRI2"], 1)


# --- nation -----------------------------------------------------------------------------------------------------------
@pytest.mark.card("2MAU9")
def test_arthashastra():
    t = maurya("UNREST", "UNREST", "UNREST").in_play(A, "2MAU9").on_deck(A, "1TRI2", "1TRI4").solstice()
    assert t.offered(A, "hand") == ["UNREST"]
    t.answer(A, "unrest", "hand", 2).answer(A, "done")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0).answer(A, "branch", 1)
    assert (t.seat(A).hand, t.seat(A).progress) == ([DUD, "1TRI2", "UNREST"], 1)
    assert (t.seat(A).discard, t.asked) == (["UNREST", "UNREST"], "way")
    t = maurya("UNREST").in_play(A, "2MAU9").solstice("done")
    assert (t.seat(A).unrest, t.seat(A).progress, t.asked) == (1, 0, "way")


@pytest.mark.card("2MAU10")
def test_nanda_dynasty():
    t = maurya("2MAU10").in_play(A, "2MAU9").activate(A).play(A, "2MAU10")
    assert t.seat(A).goods == {"material": 0, "population": 2, "progress": 0}
    assert not maurya("2MAU10").activate(A).can(A, "play", "2MAU10")


@pytest.mark.card("2MAU12", "2MAU13")
@pytest.mark.parametrize("name", ["2MAU12", "2MAU13"])
def test_indian_elephants(name: str):
    t = maurya(name, nations=MAURYANS).in_play(B, "1REG6", "1REG7").in_play(C, "1UNC19").activate(A).play(A, name)
    t.answer(B, "1REG6")
    assert (t.seat(B).hand, t.seat(C).play[1:]) == (["1REG6"], ["1UNC19"])
    assert t.options(A) == ["region", "tributary", "skip"]
    t.answer(A, "tributary").answer(A, "1TRI8")
    assert t.seat(A).hand == [DUD, "1TRI8"]
    t = maurya(name).activate(A).play(A, name, "skip")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD], [name])
    assert maurya(name, empire=True).activate(A).asked == ("act" if name == "2MAU12" else "token")


@pytest.mark.card("2MAU18")
def test_chandragupta():
    t = maurya("2MAU18").nation_deck(A, "2MAU14", "2MAU12", "2MAU11").activate(A).play(A, "2MAU18")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1REG2"], ["2MAU18"])
    assert t.seat(A).discard in (["2MAU12"], ["2MAU13"])
    t = maurya("2MAU18", "2MAU13").discards(A, "2MAU12").activate(A).play(A, "2MAU18")
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, "1REG2"], ["2MAU12", "2MAU13"])  # the hand comes first
    t = maurya("2MAU18").discards(A, "2MAU12").on_deck(A, "2MAU13").activate(A).play(A, "2MAU18")
    assert (t.seat(A).discard, "2MAU13" in t.seat(A).draw) == (["2MAU12"], True)  # found where it goes
    assert not maurya("2MAU18", empire=True).activate(A).can(A, "play", "2MAU18")


@pytest.mark.card("2MAU18")
@pytest.mark.parametrize("taken", ["2MAU12", "2MAU13"])
def test_chandragupta_may_find_either_of_the_elephants(taken: str):
    t = maurya("2MAU18").nation_deck(A, "2MAU14", "2MAU12", "2MAU13").activate(A).play(A, "2MAU18", taken)
    assert t.seat(A).discard == [taken]


@pytest.mark.card("2MAU19")
def test_chanakya():
    t = maurya("2MAU19").on_top("uncivilised", "1UNC1").activate(A).play(A, "2MAU19")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert t.options(A) == ["1UNC3", "1UNC8"]
    t.answer(A, "1UNC8")  # and the only Civilised card
    assert t.seat(A).hand == ["1CIV6", DUD, "1UNC8", "UNREST", "UNREST"]
    assert (t.seat(A).history, t.seat(A).discard) == (["2MAU19"], [])
    t = maurya("2MAU19").nation_deck(A, "2MAU14", "2MAU9").activate(A).play(A, "2MAU19", ("branch", 1))
    assert (t.seat(A).hand, t.seat(A).discard, t.seat(A).history) == ([DUD], ["2MAU9"], ["2MAU19"])
    t = maurya("2MAU19").discards(A, "2MAU9").activate(A).play(A, "2MAU19", ("branch", 1))
    assert (t.seat(A).hand, t.seat(A).discard, t.seat(A).history) == ([DUD], ["2MAU9"], ["2MAU19"])
    assert not maurya("2MAU19", empire=True).activate(A).can(A, "play", "2MAU19")
