"""The Olmecs: masks as payment, and worth something only in history."""

from __future__ import annotations

import pytest

from imperium_dsl import *

OLMECS = ("olmecs", "romans", "macedonians")
NONE = {"material": 0, "population": 0, "progress": 0}
MASKS = ("2OLM18", "2OLM19", "2OLM20", "2OLM21")


def olmecs(*hand: str, sides: str = "b", nations: tuple[str, ...] = OLMECS[:2], empire: bool = False) -> Table:
    return stage(*hand, nations=nations, sides=sides, empire=empire)


def masks(n: int) -> list[str]:
    return [like(MASKS[0])] * n


# --- power ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("2OLM1A")
def test_side_a_puts_a_mask_into_history_or_pays_three():
    t = olmecs(*MASKS, sides="a,b").discards(A, "2OLM22", "1TRI2").activate(A).exhaust(A, "2OLM1A")
    assert t.options(A) == [0, 1]
    t.answer(A, "branch", 0)
    assert (t.seat(A).history, t.seat(A).discard) == (masks(1), ["1TRI2"])
    t = olmecs(*MASKS, sides="a,b").activate(A).exhaust(A, "2OLM1A")
    assert (t.seat(A).discard, t.options(A)) == (masks(3), ["1CIV6", "1REG2", "1TRI8", "1UNC3", "1UNC8"])
    t.answer(A, "1TRI8")
    assert "1TRI8" in t.seat(A).hand
    assert olmecs(*MASKS[:2], sides="a,b").discards(A, "1TRI2").activate(A).vain(A, "2OLM1A")


@pytest.mark.card("2OLM1B")
def test_side_b_gains_progress_for_a_mask_from_hand():
    t = olmecs("2OLM18", "1TRI7").activate(A).exhaust(A, "2OLM1B")
    assert (t.seat(A).history, t.seat(A).goods) == (masks(1), NONE | {"progress": 2})
    assert t.seat(A).hand == [DUD, "1TRI7"]
    assert not olmecs("1TRI7").discards(A, "2OLM18").activate(A).can(A, "exhaust", "2OLM1B")


# --- masks ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("2OLM12", "2OLM18", "2UNC2")
@pytest.mark.parametrize("name", ["2OLM12", "2OLM18", "2UNC2"])
@pytest.mark.parametrize("n", [0, 2, 3])
def test_a_mask_draws_up_to_three_and_puts_one_back(name: str, n: int):
    t = olmecs(name).only_deck(A, "1TRI1", "1TRI2", "1TRI4", "1TRI6").activate(A).play(A, name)
    for _ in range(n):
        assert t.options(A) == ["yes", "no"]
        t.answer(A, "yes")
    if n < 3:
        t.answer(A, "no")
    drawn = ["1TRI1", "1TRI2", "1TRI4"][:n]
    if n:
        assert t.options(A) == [DUD, *drawn]
        t.answer(A, "1TRI1")
    assert t.seat(A).hand == ([DUD, *drawn[1:]] if n else [])
    assert t.seat(A).deck[0] == ("1TRI1" if n else DUD)


@pytest.mark.card("2OLM12", "2OLM18", "2UNC2")
@pytest.mark.parametrize("name", ["2OLM12", "2OLM18", "2UNC2", "2UNC22", "2UTO12"])
def test_a_mask_or_scroll_is_worth_a_point_in_history(name: str):
    assert table("romans", "greeks").in_history(A, name).worth(A, name) == 1
    assert table("romans", "greeks").hand(A, name).worth(A, name) == 0


@pytest.mark.card("2OLM12", "2OLM18", "2UNC2")
@pytest.mark.parametrize("name", ["2OLM12", "2OLM18", "2UNC2"])
def test_a_mask_does_not_reshuffle(name: str):
    t = olmecs(name).only_deck(A, "1TRI1").discards(A, "1TRI2").activate(A).play(A, name, "yes")
    assert t.options(A) == [DUD, "1TRI1"]  # no more can be drawn
    assert t.seat(A).discard == ["1TRI2"]


# --- development ------------------------------------------------------------------------------------------------------
@pytest.mark.card("2OLM2")
def test_san_lorenzo():
    def used() -> Table:
        t = olmecs("1TRI7").in_play(A, "2OLM2").discards(A, "2OLM18", "1TRI2").activate(A)
        return t.exhaust(A, "2OLM2", "1TRI7")

    t = used()
    assert (t.seat(A).deck[0], t.options(A)) == ("1TRI7", [0, 1])
    t.answer(A, "branch", 0)
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD, *masks(1)], ["1TRI2"])
    t = used().answer(A, "branch", 1)
    assert (t.seat(A).hand, t.seat(A).goods) == ([DUD], NONE | {"population": 1, "material": 1})
    assert not table("olmecs", "romans").in_play(A, "2OLM2").activate(A).can(A, "exhaust", "2OLM2")


@pytest.mark.card("2OLM3")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_step_pyramids_save_a_mask(use: str):
    t = olmecs(*MASKS[:2], sides="a,b").in_play(A, "2OLM3", "2OLM15").activate(A).exhaust(A, "2OLM15")
    assert (t.asked, t.source_code) == ("waive", "2OLM3")
    t.answer(A, use)
    assert t.seat(A).discard == masks(1 if use == "yes" else 2)
    assert t.seat(A).exhausted == (["2OLM3", "2OLM15"] if use == "yes" else ["2OLM15"])


@pytest.mark.card("2OLM3")
def test_step_pyramids_with_too_few_masks_and_at_solstice():
    t = olmecs(MASKS[0]).in_play(A, "2OLM3", "2OLM15").activate(A).exhaust(A, "2OLM15")
    assert (t.seat(A).discard, t.seat(A).exhausted) == (masks(1), ["2OLM3", "2OLM15"])
    t = olmecs(MASKS[0]).in_play(A, "2OLM3", "2OLM15").exhausted(A, "2OLM3").activate(A)
    assert not t.can(A, "exhaust", "2OLM15")
    t = olmecs().in_play(A, "2OLM3").discards(A, "2OLM18", "1TRI2").solstice()
    assert t.options(A) == [like("2OLM18"), "skip"]
    t.answer(A, like("2OLM18"))
    assert t.seat(A).hand == [DUD, *masks(1)]
    t = olmecs().in_play(A, "2OLM3").discards(A, "2OLM18", "1TRI2").solstice("skip")
    assert t.seat(A).hand == [DUD]


@pytest.mark.card("2OLM4")
def test_ritual_sacrifice():
    def ready(*hand: str, population: int = 3) -> Table:
        t = olmecs("2OLM4", *hand, empire=True).in_play(A, "2OLM3").give(A, population=population)
        return t.exhausted(A, "2OLM3").fame_top("1FAM2", "1FAM4", "1FAM5", "1FAM8").activate(A)

    t = ready(*MASKS[:2]).play(A, "2OLM4")
    assert (t.seat(A).discard, t.seat(A).population) == (masks(2), 1)
    assert t.options(A) == ["1FAM2", "1FAM4", "1FAM5"]
    t.answer(A, "1FAM5")
    assert t.seat(A).hand == ["1FAM5", DUD]
    assert not ready(*MASKS[:1]).can(A, "play", "2OLM4")
    assert not ready(*MASKS[:2], population=1).can(A, "play", "2OLM4")
    t = olmecs("2OLM4", *MASKS, empire=True).give(A, population=3).activate(A)
    assert not t.can(A, "play", "2OLM4")  # Step Pyramids are not in play


@pytest.mark.card("2OLM5")
def test_olmec_traders():
    t = olmecs("2OLM5", "2OLM18", nations=OLMECS, empire=True).discards(A, "1TRI2").activate(A).play(A, "2OLM5")
    assert (t.seat(A).material, t.asked) == (3, "give")
    assert set(t.options(A)) == {DUD, "1TRI2", like("2OLM18")}
    t.answer(A, like("2OLM18")).answer(A, "1TRI2")
    assert (t.seat(B).hand, t.seat(C).hand) == (sorted([*masks(1), "UNREST"]), ["1TRI2"])
    assert (t.seat(A).hand, t.seat(A).discard) == ([DUD], ["2OLM5"])


@pytest.mark.card("2OLM6")
def test_tres_zapotes():
    t = olmecs("2OLM6", "1TRI7", empire=True).discards(A, *MASKS[:3], "1TRI2").activate(A).play(A, "2OLM6")
    t.answer(A, MASKS[0]).answer(A, MASKS[0])
    assert (t.seat(A).discard, t.seat(A).hand) == (["1TRI2", *masks(1)], [DUD, "1TRI7", *masks(2)])
    t.answer(A, "1TRI7")
    assert t.seat(A).garrisons == {"2OLM6": ["1TRI7"]}
    t = olmecs("2OLM6", empire=True).discards(A, *MASKS[:3]).activate(A).play(A, "2OLM6", "done")
    assert t.seat(A).hand == [DUD]


@pytest.mark.card("2OLM7")
def test_stone_heads():
    t = olmecs("1TRI7").in_play(A, "2OLM7").solstice()
    assert t.options(A) == ["1TRI7", "skip"]
    t.answer(A, "1TRI7")
    assert t.seat(A).garrisons == {"2OLM7": ["1TRI7"]}
    t = olmecs(MASKS[0]).in_play(A, "2OLM7", "2OLM15", "1REG6").garrisoned(A, "2OLM7", "1TRI7", "1TRI2")
    t.garrisoned(A, "1REG6", "1TRI4").activate(A).exhaust(A, "2OLM15")
    assert set(t.options(A)) == {"1TRI2", *masks(1)}  # the first of two
    t.answer(A, MASKS[0])
    assert t.options(A) == ["1TRI2", "1TRI7"]
    t.answer(A, "1TRI7")
    assert t.seat(A).discard == ["1TRI7", *masks(1)]
    assert t.seat(A).garrisons == {"2OLM7": ["1TRI2"], "1REG6": ["1TRI4"]}


@pytest.mark.card("2OLM7")
def test_what_stone_heads_guard_pays_for_masks():
    t = olmecs().in_play(A, "2OLM7", "2OLM15").garrisoned(A, "2OLM7", "1TRI7", "1TRI2").activate(A)
    t.exhaust(A, "2OLM15")
    assert (t.seat(A).discard, t.seat(A).garrisons) == (["1TRI2", "1TRI7"], {})
    assert t.options(A) == ["1CIV6", "1UNC3", "1UNC8"]


# --- nation and deck --------------------------------------------------------------------------------------------------
@pytest.mark.card("2OLM9")
def test_cacao():
    t = olmecs("2OLM9", "UNREST", nations=OLMECS).discards(B, "UNREST").hand(C, "UNREST").activate(A)
    pile = t.unrest
    t.play(A, "2OLM9").answer(A, "UNREST").answer(B, "UNREST").answer(C, "skip")
    assert (t.unrest, t.seat(A).progress) == (pile + 2, 2)
    assert (t.seat(A).unrest, t.seat(B).discard, t.seat(C).unrest) == (0, [], 1)
    t = olmecs("2OLM9", "1TRI8").in_history(B, "UNREST").on_deck(B, "UNREST").activate(A).play(A, "2OLM9")
    assert (t.asked, t.seat(A).progress) == ("act", 0)  # neither history nor deck


@pytest.mark.card("2OLM10")
def test_olmec_hieroglyphics():
    def used() -> Table:
        t = olmecs("1TRI8").in_play(A, "2OLM10", "2OLM15", "2OLM14").exhausted(A, "2OLM15", "2OLM14")
        return t.discards(A, "1TRI2", "1TRI4").activate(A).exhaust(A, "2OLM10")

    t = used().answer(A, "branch", 0)
    t.answer(A, "2OLM14")
    assert (t.seat(A).exhausted, t.seat(A).exhausts) == (["2OLM10", "2OLM15"], 3)
    t = used().answer(A, "branch", 1)
    assert (t.seat(A).actions, t.options(A)) == (2, ["1TRI2", "1TRI4"])
    t.answer(A, "1TRI4")
    assert t.seat(A).hand == [DUD, "1TRI4", "1TRI8"]


@pytest.mark.card("2OLM11", "2OLM14", "2OLM15")
@pytest.mark.parametrize(("name", "offered"), [
    ("2OLM11", [0, 1]), ("2OLM14", ["1REG2", "1TRI8"]), ("2OLM15", ["1CIV6", "1UNC3", "1UNC8"]),
])  # fmt: skip
def test_two_masks_and_an_action(name: str, offered: list[object]):
    t = olmecs(*MASKS[:2]).in_play(A, name, "1REG6", "1REG2").offer("1REG3").activate(A).exhaust(A, name)
    assert (t.seat(A).discard, t.seat(A).actions) == (masks(2), 2)
    assert t.options(A) == (["1REG3", "1TRI8"] if name == "2OLM14" else offered)
    t.answer(A, *(("branch", 0) if name == "2OLM11" else (t.options(A)[0],)))
    assert t.seat(A).material == (2 if name == "2OLM11" else 0)
    assert len(t.seat(A).hand) == {"2OLM11": 1, "2OLM14": 2, "2OLM15": 3}[name]
    if name == "2OLM11":
        t = olmecs(*MASKS[:2]).in_play(A, name, "1REG6", "1REG2").activate(A).exhaust(A, name, ("branch", 1))
        assert t.seat(A).population == 2
    assert not olmecs(*MASKS[:1]).in_play(A, name).activate(A).can(A, "exhaust", name)
    assert not olmecs(*MASKS[:2]).in_play(A, name, "1REG6").actions(A, 0).activate(A).can(A, "exhaust", name)


@pytest.mark.card("2OLM3")
def test_step_pyramids_help_only_with_masks():
    t = olmecs(*MASKS, "1TRI7").in_play(A, "2OLM3", "1CIV14").activate(A).exhaust(A, "1CIV14")
    assert t.asked == "aim"  # a card of any kind is to be discarded
    t.answer(A, "1TRI7")
    assert (t.seat(A).exhausted, t.seat(A).progress) == (["1CIV14"], 1)


@pytest.mark.card("2OLM3", "2OLM4")
@pytest.mark.parametrize("tokens", [0, 1])
def test_step_pyramids_need_an_exhaust_token(tokens: int):
    t = olmecs(MASKS[0], "2OLM4", "1TRI8").empire(A).in_play(A, "2OLM3").give(A, population=2).exhausts(A, tokens)
    t.activate(A)
    assert t.can(A, "play", "2OLM4") == bool(tokens)  # one mask, and the Pyramids for the other
