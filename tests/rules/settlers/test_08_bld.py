"""BLD: building a Location."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-BLD-01")
def test_building_pays_the_cost_and_puts_the_card_into_the_empire():
    t = table(ROMAN, BARBARIAN).hand(A, CASTLE, CASTLE).give(A, wood=3, stone=3)
    t.build(A, CASTLE).turn(A).build(A, CASTLE)  # several copies are allowed
    seat = t.seat(A)
    assert seat.locations == [CASTLE, CASTLE]
    assert seat.goods == {"wood": 1, "stone": 1}
    assert seat.hand == [RUINS]


@pytest.mark.rule("IS-BLD-01", "IS-DEC-08")
def test_exactly_the_affordable_cards_of_the_hand_are_offered():
    t = table(ROMAN, BARBARIAN).hand(A, MILL, QUARRY, MONUMENT, GRAIN_FIELD, ROMAN_BANK, ROMAN_BARRACKS)
    t.give(A, wood=1, stone=1)
    assert t.offered(A, "build") == [QUARRY, MONUMENT, RUINS]
    assert t.founded(A, STATUE).offered(A, "build") == [QUARRY, MONUMENT, RUINS, ROMAN_BANK]
    assert t.give(A, wood=2, food=1).offered(A, "build") == [
        MILL, QUARRY, GRAIN_FIELD, MONUMENT, RUINS, ROMAN_BARRACKS, ROMAN_BANK,
    ]  # fmt: skip


@pytest.mark.rule("IS-BLD-02", "IS-AMB-14")
def test_pay_place_produce_bonus_then_triggers():
    t = table(ROMAN, BARBARIAN).built(A, COACHING_INN).hand(A, VILLAGE).give(A, wood=1)
    before = len(t.state.log)
    t.build(A, VILLAGE)
    told = [(e.name, GOODS[e.args["good"]] if "good" in e.args else "") for e in t.state.events[before:]]
    gains = [("gain", good) for good in ("settler", "settler", "gold", "vp")]
    assert told[:6] == [("build", ""), ("pay", ""), *gains]


@pytest.mark.rule("IS-BLD-02")
def test_everything_is_paid_before_the_location_produces():
    """Old Forest costs 2 wood and yields 2: they cannot pay for it."""
    t = table(ROMAN, BARBARIAN).hand(A, OLD_FOREST).give(A, wood=1)
    assert not t.can(A, "build", OLD_FOREST)


@pytest.mark.rule("IS-BLD-02", "IS-DEC-11", "IS-AMB-31")
def test_gains_of_triggered_features_come_before_what_they_may_pay_for():
    """Supplier gives the gold that the Slaver may take."""
    t = table(EGYPTIAN, ROMAN).built(A, SLAVER, SUPPLIER).founded(A, MILL).hand(A, EGYPTIAN_STONE_QUARRY)
    t.give(A, stone=1).build(A, EGYPTIAN_STONE_QUARRY, "foundation")
    assert t.asked == "branch"
    assert [str(c) for c in t.choices(A)] == ["branch 0", "branch 1", "skip"]
    t.answer(A, "branch", 0)
    assert (t.seat(A).gold, t.seat(A).vp, t.seat(A).stone) == (0, 1 + 2, 2)


@pytest.mark.rule("IS-BLD-03")
def test_a_production_location_yields_at_once():
    t = table(BARBARIAN, ROMAN).hand(A, SETTLEMENT).give(A, wood=1).build(A, SETTLEMENT)
    assert t.seat(A).goods == {"settler": 2}


@pytest.mark.rule("IS-BLD-04")
@pytest.mark.parametrize(
    ("name", "cost", "good"), [(QUARRY, {"wood": 1, "stone": 1}, "stone"), (VILLAGE, {"wood": 1}, "settler")]
)
def test_a_production_location_with_a_bonus_gives_both(name: str, cost: dict[str, int], good: str):
    t = table(ROMAN, BARBARIAN).hand(A, name).give(A, **cost).build(A, name)
    assert t.seat(A).goods == {good: 2}


@pytest.mark.rule("IS-BLD-04", "IS-CRD-08")
def test_an_impossible_part_of_a_bonus_is_skipped():
    t = table(EGYPTIAN, ROMAN).hand(A, DESERT).empty(A).empty(COMMON, into=B)
    t.build(A, DESERT)
    assert t.seat(A).locations == [DESERT]
    assert t.seat(A).hand == [RUINS]


@pytest.mark.rule("IS-BLD-05", "IS-AMB-27")
def test_a_common_location_costs_resources_only():
    t = table(ROMAN, BARBARIAN).built(A, CASTLE).founded(A, MILL).hand(A, QUARRY).give(A, wood=1, stone=1)
    t.build(A, QUARRY)
    assert t.seat(A).locations == [CASTLE, QUARRY]
    assert t.seat(A).foundations == 1
    assert t.pending == (B,)  # nothing was asked


@pytest.mark.rule("IS-BLD-05", "IS-AMB-27")
def test_a_faction_card_without_the_icon_uses_up_no_foundation():
    t = table(BARBARIAN, ROMAN).founded(A, MILL).hand(A, SETTLEMENT).give(A, wood=1).build(A, SETTLEMENT)
    assert t.seat(A).foundations == 1


@pytest.mark.rule("IS-BLD-06", "IS-DEC-10")
def test_the_house_icon_takes_an_own_location_common_or_faction():
    for given, pile in ((MILL, "common"), (SPIES, "own")):
        t = table(ROMAN, BARBARIAN).built(A, MILL, SPIES).hand(A, ROMAN_BANK).give(A, stone=1)
        t.build(A, ROMAN_BANK, ("site", given))
        assert given not in t.seat(A).locations
        assert t.seat(A).goods == {"gold": 1}
        assert (t.common_pile if pile == "common" else t.seat(A).pile) == [given]


@pytest.mark.rule("IS-BLD-06")
def test_without_a_location_and_a_foundation_it_cannot_be_built():
    t = table(ROMAN, BARBARIAN).hand(A, ROMAN_BANK).give(A, stone=3).built(B, MILL)
    assert not t.can(A, "build", ROMAN_BANK)
    assert t.built(A, RUINS).can(A, "build", ROMAN_BANK)


@pytest.mark.rule("IS-BLD-07", "IS-RAZ-11")
def test_a_foundation_may_be_given_instead_and_goes_to_the_common_pile():
    t = table(ROMAN, BARBARIAN).built(A, MILL).founded(A, QUARRY).hand(A, ROMAN_BANK).give(A, stone=1)
    t.build(A, ROMAN_BANK, "foundation")
    assert t.seat(A).locations == [MILL, ROMAN_BANK]
    assert t.seat(A).foundations == 0
    assert t.common_pile == [QUARRY]


@pytest.mark.rule("IS-BLD-08")
def test_a_used_action_location_may_be_given_and_its_goods_are_lost():
    t = table(ROMAN, BARBARIAN).built(A, MASONS_GUILD).hand(A, ROMAN_BANK).give(A, settlers=1, stone=3)
    t.activate(A, MASONS_GUILD).turn(A).build(A, ROMAN_BANK)
    assert t.seat(A).goods == {"gold": 1}
    assert t.common_pile == [MASONS_GUILD]


@pytest.mark.rule("IS-BLD-09", "IS-JAP-04")
def test_all_that_lies_on_or_under_a_given_location_is_lost_with_it():
    t = table(JAPANESE, ROMAN).built(A, SHRINE, GATE).hand(A, FARM, QUARRY, CASINO).give(A, wood=3, settlers=1)
    t.offer(A, "wood").do(A, "samurai", GATE).feed(A, FARM, QUARRY)
    t.hand(A, NEGOTIATOR)
    t.build(A, NEGOTIATOR, ("site", GATE))
    seat = t.seat(A)
    assert seat.pile == [FARM, GATE]
    assert t.common_pile == [QUARRY]
    assert seat.goods == {"wood": 1}
    t.give(A, wood=2).turn(A).build(A, CASINO, ("site", SHRINE))
    assert t.seat(A).goods == {"wood": 1}
    t.hand(A, SHRINE).give(A, wood=1, stone=1).turn(A).build(A, SHRINE, ("site", NEGOTIATOR))
    assert t.on(SHRINE)["held"] == 0


@pytest.mark.rule("IS-BLD-09", "IS-DEF-05")
def test_a_defence_token_goes_with_its_location():
    t = table(ROMAN, BARBARIAN).built(A, MILL).hand(A, ROMAN_BANK).give(A, stone=1, defence=1)
    t.do(A, "defend", MILL).build(A, ROMAN_BANK)
    assert t.seat(A).defence == 0
    t.hand(A, MILL).give(A, wood=3).turn(A).build(A, MILL, ("pay", 0, 0, 0))
    assert t.on(MILL)["defense"] == 0


@pytest.mark.rule("IS-BLD-10", "IS-AMB-22")
def test_giving_a_location_is_not_razing():
    t = table(BARBARIAN, ROMAN).built(A, RAID, ARMORER).hand(A, PACK).give(A, wood=1)
    t.build(A, PACK, ("site", ARMORER))
    seat = t.seat(A)
    assert (seat.goods, seat.vp, seat.foundations) == ({}, 0, 0)


@pytest.mark.rule("IS-BLD-11")
def test_a_feature_counts_its_own_building_and_a_bonus_by_colour_its_own_card():
    t = table(ROMAN, BARBARIAN).hand(A, SUPPLIER, STATUE).give(A, wood=2, stone=4).stack(COMMON, MILL)
    t.build(A, SUPPLIER)
    assert (t.seat(A).gold, t.seat(A).vp) == (1, 1)
    t.give(A, gold=-1).turn(A).build(A, STATUE, ("take", "common-card"))
    assert t.seat(A).vp == 1 + 2 + 1  # two grey Locations, and the Supplier again


@pytest.mark.rule("IS-BLD-11")
def test_points_of_a_bonus_by_colour_stand_under_bonuses_with_their_card():
    t = table(BARBARIAN, ROMAN).built(A, ARMORER).founded(A, MILL).hand(A, HILLFORT)
    t.give(A, wood=3, stone=3).build(A, HILLFORT, "foundation")
    bonus = [(line.points, code(line.card), line.n) for line in t.lines if line.category == "bonus"]
    assert bonus == [(2, HILLFORT, 1)]
    assert not [line for line in t.lines if line.category == "features"]


@pytest.mark.rule("IS-BLD-11")
def test_the_location_given_for_the_cost_is_not_counted():
    t = table(EGYPTIAN, ROMAN).built(A, QUARRY).hand(A, ALTAR_OF_BASTET).give(A, stone=1)
    t.build(A, ALTAR_OF_BASTET)
    assert t.seat(A).stone == 1


@pytest.mark.rule("IS-BLD-11")
def test_a_feature_given_for_the_cost_does_not_work_any_more():
    t = table(EGYPTIAN, ROMAN).built(A, SUPPLIER).hand(A, EGYPTIAN_STONE_QUARRY).give(A, stone=1)
    t.build(A, EGYPTIAN_STONE_QUARRY)
    assert t.seat(A).goods == {"stone": 2}


@pytest.mark.rule("IS-BLD-12", "IS-EGY-01", "IS-COM-01")
@pytest.mark.parametrize("name", [DESERT, RUINS])
def test_free_cards_are_built_for_nothing_but_take_the_action(name: str):
    t = table(EGYPTIAN, ROMAN).hand(A, name).empty(A)
    t.build(A, name).run("after", "turn")
    assert t.seat(A).locations == [name]
    assert t.pending == (B,)
