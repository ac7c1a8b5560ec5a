"""The Atlanteans: an empire from the start, whose cards sink and never become history."""

from __future__ import annotations

import pytest

from imperium_dsl import *

ATLANTEANS = ("atlanteans", "romans", "macedonians")


def atlantis(*hand: str, sides: str = "b", nations: tuple[str, ...] = ATLANTEANS[:2]) -> Table:
    return stage(*hand, nations=nations, sides=sides)


# --- power ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("2ATL1A", "2ATL1B")
@pytest.mark.parametrize("side", ["a", "b"])
def test_what_would_become_history_is_discarded(side: str):
    t = atlantis("2EGY6", "2CIV2", "1TRI7", sides=f"{side},b").activate(A).play(A, "2EGY6", "1TRI8")
    assert (t.seat(A).history, t.seat(A).discard) == ([], ["2EGY6"])
    t.play(A, "2CIV2", "1TRI7", "skip")
    assert (t.seat(A).history, t.seat(A).discard) == ([], ["1TRI7", "2CIV2", "2EGY6"])


@pytest.mark.card("2ATL1A")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_side_a_puts_a_discarded_card_on_top_when_a_card_sinks(use: str):
    t = atlantis("2ATL7", sides="a,b").in_play(A, "2ATL16").discards(A, "1TRI2", "1TRI4").only_deck(A, "1TRI6")
    t.fame_top("1FAM2", "1FAM4").activate(A).play(A, "2ATL7")
    assert (t.asked, t.source_code) == ("react", "2ATL1A")
    t.answer(A, use)
    if use == "yes":
        assert t.options(A) == ["1TRI2", "1TRI4"]
        t.answer(A, "1TRI2")
    assert t.seat(A).deck == (["1TRI2", "1TRI6"] if use == "yes" else ["1TRI6"])
    assert t.seat(A).exhausted == (["2ATL1A"] if use == "yes" else [])


@pytest.mark.card("2ATL1A", "2ATL1B")
def test_they_count_regions():
    t = atlantis(sides="a,b").only_deck(A, "1TRI6")
    before = t.worth(A, "2ATL1A")  # the sunken starting cards
    t.hand(A, "1REG6").discards(A, "1REG7", "1REG8", "1TRI2")
    regions = 3  # Thule, the Hesperides and the Elysian Fields
    assert (before, t.worth(A, "2ATL1A")) == (regions // 2, (regions + 3) // 2)
    t = atlantis().only_deck(A, "1TRI6").hand(A, "1REG6").discards(A, "1REG7", "1REG8", "1TRI2")
    assert t.worth(A, "2ATL1B") == regions + 3


# --- development ------------------------------------------------------------------------------------------------------
@pytest.mark.card("2ATL2")
def test_advanced_culture():
    t = atlantis("2ATL2").activate(A).play(A, "2ATL2")
    assert t.options(A) == ["1CIV6", "1UNC3", "1UNC8"]
    t.answer(A, "1CIV6")
    assert t.seat(A).hand == ["1CIV6", DUD, "UNREST"]
    n = t.worth(A, "2ATL2")
    assert n == 3  # Thule, the Hesperides and the Elysian Fields in the deck
    t.in_play(A, "1REG6")
    assert t.worth(A, "2ATL2") == 4
    assert not stage("2ATL2").activate(A).can(A, "play", "2ATL2")


@pytest.mark.card("2ATL3")
def test_palace_of_poseidon():
    t = atlantis("2ATL3")
    assert not t.activate(A).can(A, "play", "2ATL3")  # not without the Mountain
    t = atlantis("2ATL3", "2ATL7").in_play(A, "2ATL10", "2ATL16").fame_top("1FAM2").activate(A).free(A, "2ATL3")
    assert (t.seat(A).play, t.seat(A).actions) == (["2ATL1B", "2ATL10", "2ATL16", "2ATL3"], 3)
    assert t.view["nations"][A]["hand_size"] == 6
    t.play(A, "2ATL7", "2ATL10")
    assert t.seat(A).history == ["2ATL10", "2ATL3"]  # with the Mountain it sinks
    t = (
        atlantis("2ATL7")
        .in_play(A, "2ATL10", "2ATL16", "2ATL3")
        .fame_top("1FAM2")
        .activate(A)
        .play(A, "2ATL7", "2ATL16")
    )
    assert t.seat(A).history == ["2ATL16"]
    t = stage("2UNC4", nations=("romans", "atlanteans")).in_play(B, "2ATL10", "2ATL3").activate(A)
    t.play(A, "2UNC4", "1TRI8", {B: "2ATL10"})
    assert (t.seat(B).hand, t.seat(B).history) == (["2ATL10"], ["2ATL3"])  # however the Mountain leaves


@pytest.mark.card("2ATL4")
def test_spread_of_atlantis():
    t = atlantis("2ATL4", nations=ATLANTEANS).in_play(B, "1REG6", "1REG7").in_play(C, "1REG8", "1UNC19").activate(A)
    t.play(A, "2ATL4")
    assert (t.pending, t.options(B)) == ((B,), ["1REG6", "1REG7"])
    t.answer(B, "1REG7")
    assert (t.seat(B).hand, t.seat(C).hand, t.options(A)) == (["1REG7"], ["1REG8"], ["region", "tributary"])
    t.answer(A, "tributary").answer(A, "1TRI8")
    assert t.seat(A).hand == [DUD, "1TRI8"]


@pytest.mark.card("2ATL5")
def test_development():
    t = atlantis("2ATL5").give(A, population=2).activate(A).play(A, "2ATL5")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert t.options(A) == ["2ATL10", "2ATL11"]
    t.answer(A, "2ATL10")
    assert (t.seat(A).population, t.seat(A).discard) == (0, ["2ATL10", "2ATL5"])
    t = atlantis("2ATL5").give(A, population=2).activate(A).play(A, "2ATL5", ("branch", 1))
    assert t.seat(A).hand == ["1CIV6", DUD, "UNREST"]


@pytest.mark.card("2ATL6", "2EGY5", "2UNC6")
@pytest.mark.parametrize("name", ["2ATL6", "2EGY5", "2UNC6"])
def test_unrest_is_played_for_free(name: str):
    t = stage("UNREST", "1TRI8").give(A, population=1).in_play(A, name).activate(A)
    pile = t.unrest
    t.exhaust(A, name, ("branch", 0))
    assert (t.seat(A).actions, t.seat(A).hand, t.unrest) == (3, [DUD, "1TRI8"], pile + 1)
    assert (t.seat(A).population, t.seat(A).exhausted) == (0, [name])
    assert stage("1TRI8").discards(A, "UNREST").give(A, population=1).in_play(A, name).activate(A).vain(A, name)
    assert table("romans", "greeks").hand(A, "UNREST").in_play(A, name).activate(A).vain(A, name)


@pytest.mark.card("2ATL7")
def test_myths_and_legends():
    t = atlantis("2ATL7").in_play(A, "2ATL16", "2ATL17").fame_top("1FAM2", "1FAM4", "1FAM5").activate(A)
    t.play(A, "2ATL7")
    assert t.options(A) == ["2ATL16", "2ATL17"]
    t.answer(A, "2ATL17")
    assert (t.seat(A).history, t.options(A)) == (["2ATL17"], ["1FAM2", "1FAM4"])
    t.answer(A, "1FAM4")
    assert (t.seat(A).hand, t.seat(A).progress) == (["1FAM4", DUD], 1)
    assert not atlantis("2ATL7").activate(A).can(A, "play", "2ATL7")  # no Region to sink


@pytest.mark.card("2ATL8")
def test_vast_wealth():
    t = atlantis("2ATL5").developments(A, "2ATL2").in_play(A, "2ATL8").give(A, material=3, progress=1).activate(A)
    t.play(A, "2ATL5", ("branch", 0))  # five material and one progress, less two
    assert t.seat(A).discard == ["2ATL2", "2ATL5"]
    assert (t.seat(A).material, t.seat(A).progress) == (0, 0)
    t = atlantis("2ATL5").developments(A, "2ATL2").give(A, material=3, progress=1).activate(A).play(A, "2ATL5")
    assert t.seat(A).hand == ["1CIV6", DUD, "UNREST"]  # without it only the other branch is left


@pytest.mark.card("2ATL8")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_vast_wealth_gains_from_returned_unrest(use: str):
    t = atlantis("UNREST").in_play(A, "2ATL8").give(A, population=1).activate(A).play(A, "UNREST")
    assert (t.asked, t.source_code) == ("react", "2ATL8")
    t.answer(A, use)
    assert t.seat(A).material == (3 if use == "yes" else 0)
    assert t.seat(A).exhausted == (["2ATL8"] if use == "yes" else [])


@pytest.mark.card("2ATL9")
def test_kleito():
    t = atlantis("2ATL9").activate(A).play(A, "2ATL9")
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"]
    t.answer(A, "1TRI8")
    assert (t.seat(A).hand, t.seat(A).history) == ([DUD, "1TRI8", "UNREST"], ["2ATL9"])
    t = atlantis("2ATL9").in_play(A, "2ATL10", "2ATL3").activate(A).play(A, "2ATL9")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 1).answer(A, "civilised").answer(A, "1CIV6").answer(A, "tributary").answer(A, "1TRI8")
    assert (t.seat(A).hand, t.seat(A).history) == (["1CIV6", DUD, "1TRI8"], ["2ATL9"])


# --- deck -------------------------------------------------------------------------------------------------------------
@pytest.mark.card("2ATL12", "2ATL13", "2ATL14")
@pytest.mark.parametrize("name", ["2ATL12", "2ATL13", "2ATL14"])
def test_flood(name: str):
    t = atlantis(name).in_play(A, "2ATL16", "2ATL17").activate(A).play(A, name)
    assert t.options(A) == ["2ATL16", "2ATL17"]
    t.answer(A, "2ATL16")
    assert t.seat(A).history == [like(name), "2ATL16"]
    assert t.options(A) == ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"]
    t.answer(A, "1UNC8")
    assert t.seat(A).hand == [DUD, "1UNC8", "UNREST"]
    assert not atlantis(name).activate(A).can(A, "play", name)


@pytest.mark.card("2ATL20")
def test_atlantean_fleet():
    def played() -> Table:
        t = atlantis("2ATL20", nations=ATLANTEANS).discards(A, "1TRI2", "1TRI4").give(B, progress=2)
        return t.activate(A).free(A, "2ATL20")

    t = played()
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert t.options(A) == ["1TRI2", "1TRI4"]
    t.answer(A, "1TRI4")
    assert [t.seat(p).progress for p in (A, B, C)] == [1, 1, 0]
    assert (t.seat(A).history, t.seat(A).discard) == (["1TRI4"], ["1TRI2", "2ATL20"])
    t = played().answer(A, "branch", 1).answer(A, "region").answer(A, "1REG2")
    assert (t.seat(A).hand, t.seat(A).history, t.seat(A).discard) == ([DUD, "1REG2"], ["2ATL20"], ["1TRI2", "1TRI4"])
    assert [t.seat(p).progress for p in (A, B)] == [0, 2]
