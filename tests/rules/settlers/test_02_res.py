"""RES: goods, resources, gold in place of resources, drawing."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-RES-01")
def test_cards_and_victory_points_are_goods_too():
    """The Dark Chapel turns any good just gained into VP."""
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).hand(A, TOWN_SQUARE).give(A, raze=1).stack(COMMON, MILL)
    t.activate(A, DARK_CHAPEL, ("take", "common-card"))
    assert t.offered(A, "give") == ["settler"]
    assert t.offered(A, "give-card") == [MILL]
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).hand(A, ARMORER).give(A, raze=1)
    t.activate(A, DARK_CHAPEL)
    assert t.offered(A, "give") == ["stone", "vp"]


@pytest.mark.rule("IS-RES-02", "IS-BAR-01")
@pytest.mark.parametrize(
    ("good", "resource"),
    [
        ("wood", True), ("stone", True), ("food", True),
        ("gold", False), ("settlers", False), ("raze", False), ("defence", False),
    ],
)  # fmt: skip
def test_resources_are_food_wood_and_stone_and_nothing_else(good: str, resource: bool):
    t = table(BARBARIAN, ROMAN).built(A, SABOTEURS).give(A, settlers=1).give(B, **{good: 3})
    assert t.can(A, "activate", SABOTEURS) == resource


@pytest.mark.rule("IS-RES-03", "IS-DEC-09")
def test_the_payer_may_give_gold_for_any_resource_of_the_cost():
    t = table(ROMAN, BARBARIAN).hand(A, QUARRY).give(A, wood=1, stone=1, gold=1).build(A, QUARRY)
    assert t.asked == "pay"
    assert [c.args for c in t.choices(A)] == [(0, 0, 0), (0, 1, 0), (1, 0, 0)]
    t.answer(A, "pay", 0, 1, 0)
    assert t.seat(A).goods == {"stone": 3}


@pytest.mark.rule("IS-RES-03")
def test_gold_may_pay_for_every_resource_of_a_cost():
    t = table(ROMAN, BARBARIAN).hand(A, LORDS_FIELDS).give(A, gold=3).build(A, LORDS_FIELDS)
    assert t.seat(A).goods == {"food": 1}


@pytest.mark.rule("IS-RES-03")
@pytest.mark.parametrize(
    ("goods", "enough"),
    [({"gold": 2}, False), ({"gold": 2, "stone": 5}, True), ({"gold": 1, "stone": 5}, False), ({"wood": 2}, False)],
)
def test_gold_and_matching_resources_must_cover_the_whole_cost(goods: dict[str, int], enough: bool):
    t = table(ROMAN, BARBARIAN).hand(A, LORDS_FIELDS).give(A, **goods)  # costs 2 wood, 1 stone
    assert t.can(A, "build", LORDS_FIELDS) == enough


@pytest.mark.rule("IS-RES-03", "IS-DEA-01")
def test_gold_pays_for_a_deal_and_for_an_action():
    t = table(ROMAN, JAPANESE).hand(A, LEGION).give(A, gold=1)
    t.deal(A, LEGION)
    assert t.seat(A).goods == {"raze": 1}
    t = table(ROMAN, JAPANESE).built(A, MARKETPLACE).give(A, gold=2, food=1)
    t.activate(A, MARKETPLACE)
    assert t.seat(A).goods == {}
    assert t.seat(A).vp == 3


@pytest.mark.rule("IS-RES-04")
def test_resources_never_stand_in_for_gold():
    t = table(ROMAN, BARBARIAN).built(A, GOLDSMITHS_WORKSHOP).give(A, settlers=1, wood=3, stone=3, food=3)
    assert not t.can(A, "activate", GOLDSMITHS_WORKSHOP)
    assert t.give(A, gold=1).can(A, "activate", GOLDSMITHS_WORKSHOP)


@pytest.mark.rule("IS-RES-04")
def test_gold_is_never_changed_into_resources_outside_a_payment():
    t = table(ROMAN, BARBARIAN).give(A, gold=9)
    assert [str(c) for c in t.choices(A)] == [f"build {RUINS}", "pass"]


@pytest.mark.rule("IS-RES-05")
def test_gold_replaces_neither_settlers_nor_raze_tokens():
    t = table(ROMAN, BARBARIAN).built(A, CASTLE, MISSIONARIES).built(B, ARMORER).hand(A, MILL).give(A, gold=9)
    for verb in ("activate", "raze", "raze-hand", "send"):
        assert t.choices(A, verb) == []
    t.give(A, settlers=1)
    assert t.offered(A, "activate") == [CASTLE]
    t.give(A, raze=1)
    assert t.offered(A, "activate") == [CASTLE, MISSIONARIES]
    t.activate(A, MISSIONARIES)
    assert t.seat(A).goods == {"gold": 9}


@pytest.mark.rule("IS-RES-06", "IS-GEN-05")
def test_victory_points_are_marked_at_once_and_survive_cleanup():
    t = table(ROMAN, BARBARIAN).hand(A, MONUMENT).give(A, stone=1)
    t.build(A, MONUMENT)
    assert t.seat(A).vp == 1
    t.give(B, vp=250).next_round()
    assert t.seat(A).vp == 2
    assert t.seat(B).vp == 250


@pytest.mark.rule("IS-RES-06")
def test_a_location_adds_its_own_points_only_at_the_end():
    t = table(ROMAN, BARBARIAN).in_round(5).hand(A, CASTLE).give(A, wood=1, stone=1).build(A, CASTLE)
    assert t.seat(A).vp == 0
    t.finish()
    assert t.seat(A).vp == 0
    assert t.points(A) == 1


@pytest.mark.rule("IS-RES-07", "IS-DEC-04", "IS-AMB-11")
def test_cards_are_drawn_one_by_one_each_from_the_deck_of_choice():
    t = table(EGYPTIAN, ROMAN).hand(A, DESERT).stack(A, PYRAMID, SPHINX).stack(COMMON, MILL)
    t.build(A, DESERT)
    assert t.asked == "deck"
    assert t.offered(A, "take") == ["common-card", "faction-card"]
    t.answer(A, "take", "faction-card")
    assert PYRAMID in t.seat(A).hand  # seen before the next deck is chosen
    assert t.asked == "deck"
    assert t.offered(A, "many") == []  # only one is left to draw
    t.answer(A, "take", "common-card")
    assert t.seat(A).hand == [MILL, RUINS, PYRAMID]


@pytest.mark.rule("IS-RES-07", "IS-AMB-11")
def test_who_need_not_look_between_draws_several_of_one_deck_at_once():
    t = table(EGYPTIAN, ROMAN).hand(A, DESERT).stack(A, PYRAMID, SPHINX).stack(COMMON, MILL)
    t.build(A, DESERT)
    assert t.offered(A, "many") == [("common-card", 2), ("faction-card", 2)]
    t.answer(A, "many", "faction-card", 2)
    assert t.seat(A).hand == [RUINS, SPHINX, PYRAMID] or t.seat(A).hand == [RUINS, PYRAMID, SPHINX]
    assert t.pending == (B,)


@pytest.mark.rule("IS-RES-07")
def test_a_card_that_names_its_deck_leaves_no_choice():
    t = table(ROMAN, JAPANESE).hand(A, LEGION).founded(A, MILL).give(A, food=1).stack(COMMON, QUARRY, SAWMILL)
    t.build(A, LEGION)  # production and bonus: 1 common card each
    assert t.pending == (B,)
    assert t.seat(A).hand == [QUARRY, RUINS, SAWMILL]
    t = table(JAPANESE, ROMAN).hand(A, DOJO).founded(A, MILL).give(A, wood=1).stack(A, GATE)
    t.build(A, DOJO)
    assert t.seat(A).hand == [RUINS, GATE]


@pytest.mark.rule("IS-RES-08", "IS-AMB-07")
def test_a_location_without_an_adjective_is_a_common_or_a_faction_one():
    t = table(ROMAN, EGYPTIAN).built(A, ENGINEERS).built(B, MILL, SPHINX).give(A, settlers=2)
    t.activate(A, ENGINEERS)
    assert t.offered(A, "target") == [MILL, SPHINX]


@pytest.mark.rule("IS-RES-08", "IS-BLD-06")
def test_in_a_building_cost_it_means_to_discard_an_own_location_or_foundation():
    t = table(ROMAN, EGYPTIAN).built(A, MILL, SPIES).founded(A, QUARRY).built(B, SPHINX)
    t.hand(A, ROMAN_BANK).give(A, stone=1).build(A, ROMAN_BANK)
    assert t.offered(A, "site") == [MILL, SPIES]
    assert t.offered(A, "foundation") == [QUARRY]
