"""PAS: passing."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-PAS-01")
def test_one_may_pass_with_actions_left_and_then_takes_no_turn_any_more():
    t = table(ROMAN, BARBARIAN).hand(A, MILL).give(A, wood=9, settlers=9).give(B, settlers=4).pass_(A)
    assert t.seat(A).passed
    for _ in range(2):
        assert t.pending == (B,)
        t.send(B, "wood")
    assert t.pending == (B,)
    assert t.state.options(A) == []


@pytest.mark.rule("IS-PAS-01")
def test_passing_lasts_for_the_round():
    t = table(ROMAN, BARBARIAN).pass_(A).next_round()
    assert not t.seat(A).passed
    assert not t.seat(B).passed


@pytest.mark.rule("IS-PAS-02", "IS-AMB-04")
def test_nothing_that_a_passed_player_owns_can_be_aimed_at():
    """Razing and Chariot Builder, Saboteurs, Engineers, Spies, Robbers, Pack, Ninjas, Trade Route, Ra, Scorpions."""
    attackers: list[tuple[str, tuple[str, ...]]] = [
        (EGYPTIAN, (CHARIOT_BUILDER, TEMPLE_OF_RA, SCORPION_BREEDER, DESERT)),
        (BARBARIAN, (SABOTEURS, DARK_CHAPEL, PACK, ROBBERS)),
        (JAPANESE, (GARRISON, TRADE_ROUTE, NINJAS)),
    ]
    for faction, locations in attackers:
        t = table(faction, ROMAN, first=B).built(A, *locations).built(B, CASTLE, SPIES).dealt(B, LEGION)
        t.give(A, settlers=9, raze=9, food=9).give(B, wood=1)
        assert set(t.turn(A).offered(A, "activate")) == set(locations)
        assert t.offered(A, "raze") == [CASTLE]
        t.turn(B).pass_(B)
        assert t.pending == (A,)
        assert t.choices(A, "activate") == []
        assert t.choices(A, "raze") == []


@pytest.mark.rule("IS-PAS-02", "IS-AMB-04")
def test_engineers_and_spies_find_no_passed_target():
    t = table(ROMAN, BARBARIAN, EGYPTIAN, first=B).built(A, ENGINEERS, SPIES).give(A, settlers=9)
    t.built(B, MILL).dealt(B, PACK).built(C, QUARRY).dealt(C, PYRAMID).give(C, settlers=2)
    t.pass_(B).build(C, RUINS)
    t.activate(A, ENGINEERS)
    assert t.offered(A, "target") == [QUARRY, RUINS]
    t.answer(A, "target", RUINS).turn(A).activate(A, SPIES)
    assert t.seat(A).deals == [PYRAMID]


@pytest.mark.rule("IS-PAS-02", "IS-AMB-04")
def test_effects_placed_on_him_earlier_stay():
    t = table(EGYPTIAN, ROMAN).built(A, TEMPLE_OF_RA).built(B, COAL_MINE).give(A, settlers=3)
    t.activate(A, TEMPLE_OF_RA).pass_(B)
    t.activate(A, COAL_MINE)
    assert t.seat(A).stone == 2


@pytest.mark.rule("IS-PAS-03", "IS-AMB-04", "IS-EGY-04")
def test_the_oasis_of_a_passed_player_still_pays_out():
    t = table(EGYPTIAN, ROMAN).built(A, OASIS).give(B, settlers=4).pass_(A).send(B, "wood", "wood")
    assert t.seat(A).passed
    assert t.seat(A).settlers == 2
