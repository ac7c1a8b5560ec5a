"""DEF: defence tokens."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-DEF-01")
def test_one_defence_token_comes_in_every_production():
    t = table(ROMAN, BARBARIAN)
    for _ in range(3):
        t.next_round()
        assert [t.seat(p).defence for p in (A, B)] == [1, 1]


@pytest.mark.rule("IS-DEF-02", "IS-DEC-17")
def test_it_is_put_on_an_own_common_location_free_of_charge():
    t = table(ROMAN, BARBARIAN).built(A, MILL, SPIES, QUARRY).founded(A, CASTLE).dealt(A, LEGION).built(B, MASON)
    t.give(A, defence=1)
    assert t.offered(A, "defend") == [MILL, QUARRY]
    t.do(A, "defend", QUARRY)
    assert t.on(QUARRY)["defense"] == 1
    assert t.seat(A).defence == 0
    assert t.asked == "turn"  # it was no action
    assert t.pending == (A,)


@pytest.mark.rule("IS-DEF-02")
def test_without_a_common_location_or_a_token_there_is_nothing_to_place():
    t = table(ROMAN, BARBARIAN).built(A, SPIES).give(A, defence=1)
    assert t.choices(A, "defend") == []
    t = table(ROMAN, BARBARIAN).built(A, MILL)
    assert t.choices(A, "defend") == []


@pytest.mark.rule("IS-DEF-03", "IS-AMB-07")
def test_it_does_not_stop_removals_that_are_not_razing():
    t = table(ROMAN, BARBARIAN).built(A, ENGINEERS).built(B, MILL).guarded(B, MILL).give(A, settlers=2, raze=2)
    assert t.choices(A, "raze") == []
    t.activate(A, ENGINEERS)
    assert t.seat(B).locations == []


@pytest.mark.rule("IS-DEF-04")
def test_once_placed_it_cannot_be_moved():
    t = table(ROMAN, BARBARIAN).built(A, MILL, QUARRY).give(A, defence=1, settlers=2).do(A, "defend", MILL)
    assert t.choices(A, "defend") == []
    t.send(A, "wood").turn(A)
    assert t.choices(A, "defend") == []
    assert t.on(MILL)["defense"] == 1


@pytest.mark.rule("IS-DEF-05", "IS-CLN-03")
def test_it_goes_in_every_cleanup_placed_or_not():
    t = table(ROMAN, BARBARIAN).built(A, MILL).give(A, defence=1).give(B, defence=1).do(A, "defend", MILL)
    t.next_round()
    assert t.on(MILL)["defense"] == 0
    assert [t.seat(p).defence for p in (A, B)] == [1, 1]  # the new ones of this round


@pytest.mark.rule("IS-DEF-03", "IS-AMB-23")
def test_each_of_several_tokens_raises_the_price_by_one():
    t = table(ROMAN, BARBARIAN).built(B, MILL).give(B, defence=2).give(A, raze=3)
    t.turn(B).do(B, "defend", MILL).do(B, "defend", MILL)
    assert t.on(MILL)["raze"]["price"] == 4
    t.turn(A)
    assert t.choices(A, "raze") == []
    t.give(A, raze=1).raze(A, MILL)
    assert t.seat(A).raze == 0
