"""The bots at Imperial Settlers: they make deals, raze, store what they can, and play alone to win."""

from __future__ import annotations

import pytest

from imperia import bots
from imperia.arena.match import play
from settlers_dsl import (
    ARMORER,
    BARBARIAN,
    EGYPTIAN,
    GOLD_MINE,
    JAPANESE,
    MILL,
    ROMAN,
    ROMAN_BANK,
    RUINS,
    STONECUTTER,
    A,
    B,
    Table,
    table,
)

NAMES = ("greedy", "adept")


def chosen(t: Table, seat: int, name: str = "greedy", seeds: int = 6) -> set[str]:
    """All that a bot answers with different luck, in words."""
    codes = {bots.choose(name, t.state, seat, seed) for seed in range(seeds)}
    return {repr(choice) for choice in t.choices(seat) if choice.option.code in codes}


# --- deals ------------------------------------------------------------------------------------------------------------
GOODS = [{"food": 1}, {"food": 1, "gold": 1}]  # with gold it is still asked how to pay: the deal is not there yet


@pytest.mark.parametrize("goods", GOODS, ids=["food", "food or gold"])
def test_a_deal_that_brings_gold_in_every_round_is_made_first(goods: dict[str, int]):
    t = table(ROMAN, BARBARIAN).hand(A, ROMAN_BANK).give(A, **goods)
    assert len(t.choices(A)) == 3
    assert chosen(t, A) == {f"deal {ROMAN_BANK}"}


def test_who_searches_does_not_pass_without_the_deal():
    for seed in range(4):
        t = table(ROMAN, BARBARIAN).hand(A, ROMAN_BANK).give(A, food=1)
        searcher = bots.bot("adept", seed)
        while t.round == 1 and not t.seat(A).passed:
            seat = t.pending[0]
            code = searcher.answer(t.state, seat) if seat == A else bots.choose("greedy", t.state, seat, seed)
            t.state.play(seat, code)
        assert ROMAN_BANK in t.seat(A).deals


def test_of_two_deals_the_one_with_more_is_made():
    t = table(ROMAN, BARBARIAN).bare(A).hand(A, ROMAN_BANK, STONECUTTER).give(A, food=1)
    assert chosen(t, A) == {f"deal {ROMAN_BANK}"}


@pytest.mark.parametrize("name", NAMES)
def test_in_the_last_round_a_deal_brings_less_than_a_location(name: str):
    t = table(ROMAN, BARBARIAN).hand(A, ROMAN_BANK).give(A, food=1).in_round(5)
    assert chosen(t, A, name) == {f"build {RUINS}"}


# --- razing -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", NAMES)
def test_who_can_raze_razes_what_hurts_a_rival_and_brings_goods(name: str):
    t = table(ROMAN, BARBARIAN).give(A, raze=2).built(B, MILL, ARMORER, GOLD_MINE)
    assert len(t.choices(A)) == 6
    assert all(said.startswith("raze ") for said in chosen(t, A, name))


def test_the_gold_mine_is_razed_before_anything_else():
    t = table(ROMAN, BARBARIAN).give(A, raze=2).built(B, MILL, ARMORER, GOLD_MINE)
    assert chosen(t, A) == {f"raze {GOLD_MINE}"}


# --- storing ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("faction", "good"), [(ROMAN, "raze"), (BARBARIAN, "settlers"), (EGYPTIAN, "gold"), (JAPANESE, "food")]
)
def test_all_that_can_be_stored_is_kept(faction: str, good: str):
    """Who has asked to be asked is offered to give some of it up; nobody does."""
    t = table(faction, ROMAN if faction != ROMAN else BARBARIAN).give(A, **{good: 4})
    t.answer(A, "ask-me").everybody_passes()
    assert t.asked == "store"
    for name in NAMES:
        assert chosen(t, A, name) == {"keep"}


def test_settlers_that_would_be_lost_are_sent_and_those_that_can_be_stored_wait():
    """Barbarians keep them for the next round, nobody else does."""
    assert "send" in chosen(table(ROMAN, BARBARIAN).bare(A).give(A, settlers=4), A)
    assert chosen(table(BARBARIAN, ROMAN).bare(A).give(A, settlers=4), A) == {"pass"}


# --- alone ------------------------------------------------------------------------------------------------------------
def test_a_bot_alone_plays_to_win():
    """Only more faction Locations than the Collection has win (IS-SOL-15)."""
    won = {name: sum([play("settlers", [name], seed, {}).shares[0] for seed in (3, 4)]) for name in ("adept", "random")}
    assert won["adept"] >= 1
    assert won["random"] == 0
