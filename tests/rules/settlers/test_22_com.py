"""COM: the common cards."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-COM-01", "IS-CRD-06")
def test_ruins_cannot_be_razed_from_hand_or_on_the_table():
    t = table(ROMAN, BARBARIAN).built(B, RUINS).give(A, raze=5)
    assert t.choices(A, "raze-hand") == []
    assert t.choices(A, "raze") == []


@pytest.mark.rule("IS-COM-02")
def test_settlers_build_a_faction_card_for_one_more_wood_without_its_house_icon():
    t = table(ROMAN, BARBARIAN).built(A, SETTLERS, MILL).hand(A, GARDENS, SPIES, QUARRY).give(A, wood=2, stone=1)
    t.activate(A, SETTLERS)
    assert t.offered(A, "build") == [GARDENS, SPIES]
    t.answer(A, "build", GARDENS)
    seat = t.seat(A)
    assert seat.goods == {"gold": 1}
    assert seat.locations == [SETTLERS, MILL, GARDENS]
    assert seat.vp == 1 + 2  # Mill and Gardens both wait for red


@pytest.mark.rule("IS-COM-02")
@pytest.mark.parametrize(("goods", "possible"), [({"wood": 1, "stone": 1}, False), ({"wood": 2, "stone": 1}, True)])
def test_settlers_need_wood_on_top_of_the_cards_resources(goods: dict[str, int], possible: bool):
    t = table(ROMAN, BARBARIAN).built(A, SETTLERS).hand(A, GARDENS).give(A, **goods)
    assert t.can(A, "activate", SETTLERS) == possible


@pytest.mark.rule("IS-COM-02", "IS-RES-03")
@pytest.mark.parametrize(
    ("food", "gold", "possible"), [(2, 0, True), (1, 1, True), (0, 2, True), (1, 0, False), (0, 1, False)]
)
def test_gold_stands_in_for_the_food_of_a_card_that_settlers_build(food: int, gold: int, possible: bool):
    t = table(EGYPTIAN, ROMAN).built(A, SETTLERS).hand(A, PHARAOHS_GUARD).give(A, wood=1, food=food, gold=gold)
    assert t.can(A, "activate", SETTLERS) == possible


@pytest.mark.rule("IS-COM-03")
def test_the_tavern_gives_two_points_for_a_card():
    t = table(ROMAN, BARBARIAN).built(A, TAVERN).activate(A, TAVERN)
    assert t.seat(A).vp == 2
    assert t.seat(A).hand == []
    assert t.common_pile == [RUINS]


@pytest.mark.rule("IS-COM-04")
def test_the_messenger_brings_the_good_of_an_own_deal():
    t = table(ROMAN, BARBARIAN).built(A, IMPERIAL_MESSENGER).give(A, settlers=1).dealt(B, PACK)
    assert not t.can(A, "activate", IMPERIAL_MESSENGER)
    t.dealt(A, ROMAN_BANK, STONECUTTER).activate(A, IMPERIAL_MESSENGER, ("target", STONECUTTER))
    assert t.seat(A).goods == {"stone": 1}
    assert t.seat(A).deals == [ROMAN_BANK, STONECUTTER]


@pytest.mark.rule("IS-COM-04")
def test_the_messenger_may_go_to_a_trade_route_deal():
    t = (
        table(JAPANESE, ROMAN)
        .built(A, IMPERIAL_MESSENGER, TRADE_ROUTE)
        .built(B, ROMAN_BANK)
        .give(A, food=1, settlers=1)
    )
    t.activate(A, TRADE_ROUTE).turn(A).activate(A, IMPERIAL_MESSENGER)
    assert t.seat(A).goods == {"gold": 2}


@pytest.mark.rule("IS-COM-05")
def test_the_hanseatic_league_gives_two_points_for_an_own_deal_twice_a_round():
    t = table(ROMAN, BARBARIAN).built(A, HANSEATIC_LEAGUE).give(A, settlers=3).dealt(B, PACK)
    assert not t.can(A, "activate", HANSEATIC_LEAGUE)
    t.dealt(A, SPIES, LEGION, BUILDER).activate(A, HANSEATIC_LEAGUE, ("target", LEGION))
    assert (t.seat(A).vp, t.seat(A).deals, t.seat(A).pile) == (2, [SPIES, BUILDER], [LEGION])
    t.turn(A).activate(A, HANSEATIC_LEAGUE, ("target", SPIES))
    assert t.seat(A).vp == 4
    assert not t.turn(A).can(A, "activate", HANSEATIC_LEAGUE)


@pytest.mark.rule("IS-COM-05", "IS-AMB-08")
def test_a_trade_route_deal_may_be_given_up_instead():
    t = table(JAPANESE, ROMAN).built(A, HANSEATIC_LEAGUE, TRADE_ROUTE).built(B, ROMAN_BANK).give(A, food=1, settlers=1)
    t.stack(A, GATE).activate(A, TRADE_ROUTE).turn(A).activate(A, HANSEATIC_LEAGUE)
    assert (t.seat(A).vp, t.seat(A).routes, t.seat(A).pile) == (2, [], [GATE])
    assert t.seat(B).locations == [ROMAN_BANK]


@pytest.mark.rule("IS-COM-06")
def test_porters_let_an_own_production_location_yield_again():
    t = table(ROMAN, BARBARIAN).built(A, PORTERS, MILL).built(B, OLD_FOREST).give(A, food=1)
    assert not t.can(A, "activate", PORTERS)
    t.built(A, QUARRY, BUILDER).activate(A, PORTERS)
    assert t.offered(A, "target") == [QUARRY, BUILDER]
    t.answer(A, "target", BUILDER)
    assert t.seat(A).goods == {"wood": 1, "stone": 1}
