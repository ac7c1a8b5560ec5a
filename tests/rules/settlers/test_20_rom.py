"""ROM: the cards of the Romans."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-ROM-01", "IS-AMB-07", "IS-AMB-22")
@pytest.mark.parametrize("target", [MILL, FARM, SHRINE])
def test_engineers_discard_a_location_for_a_point_without_razing_it(target: str):
    t = table(ROMAN, JAPANESE).built(A, ENGINEERS, PILLORY).built(B, MILL, FARM, SHRINE).guarded(B, MILL, FARM)
    t.give(A, settlers=3).activate(A, ENGINEERS, ("target", target))
    assert target not in t.seat(B).locations
    assert target in (t.common_pile if target == MILL else t.seat(B).pile)
    assert (t.seat(A).goods, t.seat(A).vp) == ({"settler": 1}, 1)
    assert (t.seat(B).goods, t.seat(B).foundations) == ({}, 0)


@pytest.mark.rule("IS-ROM-02")
def test_the_trade_colony_is_red_grey_and_brown_at_once():
    t = table(ROMAN, BARBARIAN).built(A, MILL, SUPPLIER, CARPENTERS_WORKSHOP, COACHING_INN).founded(A, RUINS)
    t.hand(A, TRADE_COLONY).give(A, wood=1, stone=2).build(A, TRADE_COLONY, "foundation")
    assert t.seat(A).goods == {"settler": 1, "gold": 1 + 3}
    assert t.seat(A).vp == 3


@pytest.mark.rule("IS-ROM-02")
def test_it_counts_in_each_of_its_colours():
    t = table(ROMAN, BARBARIAN).built(A, TRADE_COLONY, RUBBLE, WOOD_SUPPLIER, LORDS_FIELDS, MAMAS_BATHS).next_round()
    board = {"settler": 2, "wood": 1, "stone": 1, "raze": 1, "defense": 1}
    assert t.seat(A).goods == {
        "raze": 1, "defense": 1, "gold": 1, "settler": board["settler"] + 1 + 1,
        "stone": board["stone"] + 2, "wood": board["wood"] + 2, "food": 2,
    }  # fmt: skip


@pytest.mark.rule("IS-ROM-03", "IS-AMB-21")
def test_spies_take_a_deal_for_a_point_but_its_good_comes_in_the_next_production_only():
    t = table(ROMAN, EGYPTIAN).built(A, SPIES).dealt(B, PYRAMID).give(A, settlers=1).give(B, food=1)
    t.activate(A, SPIES)
    assert (t.seat(A).goods, t.seat(A).vp) == ({}, 1)
    assert (t.seat(A).deals, t.seat(B).deals) == ([PYRAMID], [])
    assert t.next_round().seat(A).gold == 1


@pytest.mark.rule("IS-ROM-03")
def test_trade_route_deals_cannot_be_taken():
    t = table(ROMAN, JAPANESE).built(A, SPIES).built(B, TRADE_ROUTE).give(A, settlers=1).give(B, food=1)
    t.turn(B).activate(B, TRADE_ROUTE, ("take", "common-card")).turn(A)
    assert t.seat(B).routes == [SPIES]
    assert not t.can(A, "activate", SPIES)
    assert t.dealt(B, FARM).can(A, "activate", SPIES)


@pytest.mark.rule("IS-ROM-04")
def test_what_warehouses_kept_is_usable_in_the_next_round():
    t = table(ROMAN, BARBARIAN).built(A, WAREHOUSES).give(A, wood=2, stone=1, food=4, gold=2, settlers=2).next_round()
    assert t.seat(A).goods == {"wood": 3, "stone": 2, "food": 4, "settler": 2, "raze": 1, "defense": 1}


@pytest.mark.rule("IS-AMB-46", "IS-ROM-04", "IS-AMB-10", "IS-CLN-03")
def test_warehouses_taken_over_by_ra_store_for_the_egyptian():
    t = table(EGYPTIAN, ROMAN).built(A, TEMPLE_OF_RA).built(B, WAREHOUSES).give(A, wood=2, gold=1).give(B, wood=3)
    t.activate(A, TEMPLE_OF_RA).everybody_passes().run("pick")
    assert t.seat(A).goods == {"wood": 2, "gold": 1}
    assert t.seat(B).goods == {}
    assert t.seat(B).locations == [WAREHOUSES]
