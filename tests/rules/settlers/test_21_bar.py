"""BAR: the cards of the Barbarians."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-BAR-01", "IS-DEC-15")
def test_saboteurs_take_a_resource_of_choice_from_a_supply_of_choice():
    t = table(BARBARIAN, ROMAN, EGYPTIAN).built(A, SABOTEURS).give(A, settlers=2)
    t.give(B, wood=1, food=2, gold=5).give(C, stone=1)
    t.activate(A, SABOTEURS)
    assert t.offered(A, "player") == [B, C]
    t.answer(A, "player", B)
    assert t.offered(A, "take") == ["wood", "food"]
    t.answer(A, "take", "food")
    assert t.seat(A).goods == {"settler": 1, "food": 1}
    assert t.seat(B).goods == {"wood": 1, "food": 1, "gold": 5}


@pytest.mark.rule("IS-BAR-02", "IS-DEC-22", "IS-AMB-16")
def test_the_dark_chapel_razes_from_hand_for_one_token_and_sells_what_was_gained():
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).hand(A, MILL).give(A, raze=1, settlers=2)
    t.activate(A, DARK_CHAPEL)
    assert t.offered(A, "give") == ["food", "settler"]
    t.answer(A, "give", "food").answer(A, "give", "settler")
    assert t.seat(A).goods == {"settler": 2}  # those he had before stay
    assert t.seat(A).vp == 4
    assert t.common_pile == [MILL]


@pytest.mark.rule("IS-BAR-02", "IS-DEC-22")
def test_the_dark_chapel_is_told_how_many_of_a_good_are_sold():
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).hand(A, QUARRY).give(A, raze=1)
    t.activate(A, DARK_CHAPEL)
    good, n = t.offered(A, "many")[-1]
    t.answer(A, "many", good, n)
    assert len(t.events("convert")) == n == t.seat(A).vp // 2


@pytest.mark.rule("IS-BAR-02", "IS-AMB-16", "IS-AMB-22")
def test_or_an_opponents_location_for_two_tokens_and_more_for_protection():
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL, RAID).built(B, MILL, QUARRY).guarded(B, MILL).give(A, raze=3)
    t.activate(A, DARK_CHAPEL, ("raze", MILL), "done")
    assert t.seat(A).goods == {"settler": 1, "food": 1}
    assert t.seat(A).vp == 1  # the Raid
    assert (t.seat(B).foundations, t.seat(B).wood) == (1, 1)


@pytest.mark.rule("IS-BAR-02")
@pytest.mark.parametrize(("raze", "targets"), [(1, []), (2, [QUARRY]), (3, [MILL, QUARRY])])
def test_the_price_decides_what_the_dark_chapel_can_reach(raze: int, targets: list[str]):
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).built(B, MILL, QUARRY).guarded(B, MILL).hand(A, MASON, JOINER)
    t.give(A, raze=raze).activate(A, DARK_CHAPEL)
    assert t.offered(A, "raze-hand") == [MASON, JOINER]
    assert t.offered(A, "raze") == targets


@pytest.mark.rule("IS-BAR-02")
def test_without_a_target_the_dark_chapel_is_idle():
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).built(B, MILL).give(A, raze=1)
    assert not t.can(A, "activate", DARK_CHAPEL)
    assert t.give(A, raze=1).can(A, "activate", DARK_CHAPEL)


@pytest.mark.rule("IS-BAR-02", "IS-AMB-16")
def test_a_point_and_a_drawn_card_may_be_given_up_too():
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).hand(A, ARMORER).give(A, raze=1, vp=3)
    t.activate(A, DARK_CHAPEL, ("give", "vp"))
    assert t.seat(A).vp == 3 + 1 - 1 + 2
    assert t.seat(A).goods == {"stone": 1}
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).hand(A, TOWN_SQUARE).give(A, raze=1).stack(A, PACK)
    t.activate(A, DARK_CHAPEL, ("take", "faction-card"))
    assert [str(c) for c in t.choices(A)] == ["give settler", f"give-card {PACK}", "done"]
    t.answer(A, "give-card", PACK)
    assert t.seat(A).pile == [PACK]
    assert t.seat(A).vp == 2
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).hand(A, TOWN_SQUARE).give(A, raze=1).stack(COMMON, STATUE)
    t.activate(A, DARK_CHAPEL, ("take", "common-card"), ("give-card", STATUE))  # the first card of all
    assert (set(t.common_pile), t.seat(A).vp) == ({TOWN_SQUARE, STATUE}, 2)


@pytest.mark.rule("IS-BAR-03", "IS-AMB-22")
def test_the_pack_gains_one_good_of_a_raze_field_and_razes_nothing():
    t = table(BARBARIAN, ROMAN).built(A, PACK, RAID).built(B, MILL, SPIES).guarded(B, MILL).give(A, settlers=3)
    t.activate(A, PACK)
    assert t.offered(A, "take") == ["food", "settler"]
    t.answer(A, "take", "food")
    assert t.seat(A).goods == {"settler": 2, "food": 1}
    assert t.seat(A).vp == 0
    assert t.seat(B).locations == [MILL, SPIES]
    t.turn(A).activate(A, PACK, ("take", "food"))  # twice a round
    assert not t.turn(A).can(A, "activate", PACK)


@pytest.mark.rule("IS-BAR-03")
def test_the_pack_needs_an_opponents_location_with_a_raze_field():
    t = table(BARBARIAN, ROMAN).built(A, PACK, MILL).built(B, SPIES, RUINS).give(A, settlers=3)
    assert not t.can(A, "activate", PACK)


@pytest.mark.rule("IS-BAR-04", "IS-AMB-22")
def test_the_rabble_razes_an_own_common_location():
    t = table(BARBARIAN, ROMAN).built(A, RABBLE, MILL, RAID, RUINS).give(A, settlers=2).activate(A, RABBLE)
    seat = t.seat(A)
    assert seat.goods == {"settler": 1, "food": 1, "wood": 1}
    assert (seat.foundations, seat.vp) == (1, 1)
    assert seat.locations == [RABBLE, RAID, RUINS]


@pytest.mark.rule("IS-BAR-04")
def test_without_an_own_razable_common_location_the_rabble_is_idle():
    t = table(BARBARIAN, ROMAN).built(A, RABBLE, PACK, RUINS).built(B, MILL).hand(A, QUARRY).give(A, settlers=2)
    assert not t.can(A, "activate", RABBLE)


@pytest.mark.rule("IS-BAR-05", "IS-DEC-23")
def test_the_mission_draws_two_cards_and_discards_one():
    t = table(BARBARIAN, ROMAN).built(A, MISSION).give(A, settlers=1).stack(A, PACK).stack(COMMON, MILL)
    t.activate(A, MISSION, ("take", "faction-card"), ("take", "common-card"))
    assert t.asked == "keep"
    assert t.offered(A, "pick") == [MILL, PACK]
    t.answer(A, "pick", MILL)
    assert t.seat(A).hand == [MILL, RUINS]
    assert t.seat(A).pile == [PACK]


@pytest.mark.rule("IS-BAR-05")
def test_a_single_card_left_is_kept():
    t = table(BARBARIAN, ROMAN).built(A, MISSION).give(A, settlers=1).empty(A, leave=1).empty(COMMON, into=B)
    t.activate(A, MISSION)
    assert len(t.seat(A).hand) == 2
    assert t.seat(A).deck == 0


@pytest.mark.rule("IS-BAR-06")
def test_robbers_discard_a_deal_for_a_point_and_a_card():
    t = table(BARBARIAN, ROMAN).built(A, ROBBERS).dealt(B, SPIES, LEGION).give(A, settlers=2).stack(A, PACK)
    t.activate(A, ROBBERS, ("target", LEGION), ("take", "faction-card"))
    assert t.seat(A).vp == 1
    assert t.seat(A).hand == [PACK, RUINS]
    assert (t.seat(B).deals, t.seat(B).pile) == ([SPIES], [LEGION])


@pytest.mark.rule("IS-BAR-06", "IS-AMB-08")
def test_robbers_may_choose_a_trade_route_deal_and_its_marker_is_discarded():
    t = table(BARBARIAN, JAPANESE, ROMAN).built(A, ROBBERS).built(B, TRADE_ROUTE).dealt(B, FARM).built(C, ROMAN_BANK)
    t.give(A, settlers=2).give(B, food=1).stack(B, GATE).turn(B).activate(B, TRADE_ROUTE, ("target", ROMAN_BANK))
    t.turn(A).activate(A, ROBBERS, ("route", ROMAN_BANK), ("take", "common-card"))
    assert (t.seat(B).routes, t.seat(B).deals, t.seat(B).pile) == ([], [FARM], [GATE])
    assert t.seat(C).locations == [ROMAN_BANK]


@pytest.mark.rule("IS-BAR-02", "IS-AMB-16", "IS-AMB-02")
def test_the_dark_chapel_offers_no_card_that_could_not_be_drawn():
    t = table(BARBARIAN, ROMAN).built(A, DARK_CHAPEL).hand(A, CASTLE).give(A, settlers=2, raze=3)
    t.empty(COMMON, into=B).empty(A)
    t.activate(A, DARK_CHAPEL)
    assert t.common_pile == [CASTLE]
    assert (t.asked, t.seat(A).vp) == ("turn", 0)  # nothing was gained, so nothing can be given up
