"""JAP: the Japanese and their cards."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-JAP-01")
def test_japanese_cards_are_razed_from_hand_and_on_the_table_and_leave_no_foundation():
    t = table(JAPANESE, ROMAN).hand(A, NINJAS).built(A, CASINO).give(A, raze=1).give(B, raze=2)
    t.raze_hand(A, NINJAS).raze(B, CASINO)
    assert t.seat(A).pile == [CASINO, NINJAS]
    assert t.seat(A).foundations == 0
    assert (t.seat(A).vp, t.seat(B).vp) == (1, 1)


@pytest.mark.rule("IS-JAP-02", "IS-DEC-18")
def test_any_number_of_settlers_become_samurai_one_a_location():
    t = table(JAPANESE, ROMAN).built(A, FARM, CASINO, NINJAS).give(A, settlers=5)
    assert t.offered(A, "samurai") == [FARM, CASINO, NINJAS]
    t.do(A, "samurai", FARM).do(A, "samurai", NINJAS)
    assert t.offered(A, "samurai") == [CASINO]
    assert t.asked == "turn"  # free, not an action
    t.do(A, "samurai", CASINO)
    assert t.choices(A, "samurai") == []
    assert t.seat(A).settlers == 2


@pytest.mark.rule("IS-JAP-02")
def test_without_settlers_and_for_other_factions_there_are_no_samurai():
    assert table(JAPANESE, ROMAN).built(A, FARM).choices(A, "samurai") == []
    assert table(ROMAN, JAPANESE).built(A, SPIES).give(A, settlers=3).choices(A, "samurai") == []


@pytest.mark.rule("IS-JAP-03")
def test_samurai_stand_on_gate_and_shrine_too_but_never_on_common_locations():
    t = table(JAPANESE, ROMAN).built(A, GATE, SHRINE, MILL, CASTLE).give(A, settlers=4)
    assert t.offered(A, "samurai") == [GATE, SHRINE]


@pytest.mark.rule("IS-JAP-04")
def test_a_samurai_protects_stays_and_is_a_settler_no_more():
    t = table(JAPANESE, ROMAN).built(A, FARM).give(A, settlers=2).give(B, raze=2).do(A, "samurai", FARM)
    assert not t.can(A, "send")  # one settler is left
    t.build(A, RUINS)
    assert t.choices(B, "raze") == []
    t.next_round().turn(A)
    assert t.on(FARM)["samurai"] == 1
    assert t.choices(A, "samurai") == []
    t.give(B, raze=2).turn(B).raze(B, FARM)
    assert t.seat(A).settlers == 4 + 1  # board and Farm; the samurai did not come back


@pytest.mark.rule("IS-JAP-05", "IS-AMB-07", "IS-AMB-22")
@pytest.mark.parametrize("target", [MILL, SPIES, RUINS])
def test_the_garrison_discards_any_location_of_another_player_without_razing_it(target: str):
    t = table(JAPANESE, ROMAN).built(A, GARRISON, PILLORY).built(B, MILL, SPIES, RUINS).guarded(B, MILL)
    t.give(A, raze=2).activate(A, GARRISON, ("target", target))
    assert target not in t.seat(B).locations
    assert target in (t.seat(B).pile if target == SPIES else t.common_pile)
    assert (t.seat(A).goods, t.seat(A).vp) == ({}, 0)
    assert (t.seat(B).goods, t.seat(B).foundations) == ({}, 0)


@pytest.mark.rule("IS-JAP-05")
@pytest.mark.parametrize(("raze", "built", "possible"), [(2, MILL, True), (1, MILL, False), (2, None, False)])
def test_the_garrison_needs_two_tokens_and_a_target(raze: int, built: str | None, possible: bool):
    t = table(JAPANESE, ROMAN).built(A, GARRISON).give(A, raze=raze).founded(B, QUARRY)
    if built:
        t.built(B, built)
    assert t.can(A, "activate", GARRISON) == possible


@pytest.mark.rule("IS-JAP-06", "IS-DEC-19")
def test_cards_under_the_gate_give_a_point_each_at_once_and_never_come_back():
    t = table(JAPANESE, ROMAN).built(A, GATE).hand(A, FARM, QUARRY).feed(A, FARM)
    assert t.seat(A).vp == 1
    t.feed(A, QUARRY)  # any number, at any moment
    assert t.seat(A).vp == 2
    assert t.seat(A).hand == [RUINS]
    t.next_round()
    assert t.on(GATE)["under"] == 2
    assert FARM not in t.seat(A).hand


@pytest.mark.rule("IS-JAP-06")
def test_without_cards_the_gate_has_nothing_to_take_and_it_cannot_be_razed():
    t = table(JAPANESE, ROMAN).built(A, GATE).bare(A).give(B, raze=9)
    assert t.choices(A, "gate") == []
    assert t.turn(B).choices(B, "raze") == []


@pytest.mark.rule("IS-JAP-06")
def test_only_their_owner_knows_the_cards_under_the_gate():
    t = table(JAPANESE, ROMAN).built(A, GATE).hand(A, FARM).feed(A, FARM)
    shown = t.state.view(B)["empires"][A]["locations"][0]
    assert (shown["under"], shown["under_cards"]) == (1, [])
    assert [DECK[face].code for face in t.state.view(A)["empires"][A]["locations"][0]["under_cards"]] == [FARM]


@pytest.mark.rule("IS-JAP-07", "IS-DEC-19", "IS-AMB-06")
def test_the_shrine_takes_any_wood_stone_and_food_but_no_gold():
    t = table(JAPANESE, ROMAN).built(A, SHRINE).give(A, gold=3, settlers=1)
    assert t.choices(A, "shrine") == []
    t.give(A, wood=1, stone=1, food=2).do(A, "shrine", SHRINE)
    assert t.asked == "amount"  # a kind and how many of it; at least one
    assert t.offered(A, "amount") == [("wood", 0), ("stone", 0), ("food", 0), ("food", 1)]
    assert not t.can(A, "done")
    t.answer(A, "amount", "wood", 0)
    assert t.offered(A, "amount") == [("stone", 0), ("food", 0), ("food", 1)]
    t.answer(A, "amount", "food", 0)
    assert t.on(SHRINE)["held"] == 2
    assert [e["good"] for e in t.events("shrine")] == [0, 2]
    assert t.seat(A).goods == {"gold": 3, "settler": 1, "stone": 1, "food": 1}
    t.next_round()
    assert t.on(SHRINE)["held"] == 2


@pytest.mark.rule("IS-JAP-08")
def test_the_negotiator_builds_a_deal_for_its_resources_without_the_house_icon():
    t = table(JAPANESE, ROMAN).built(A, NEGOTIATOR, SAKE_BREWERY).dealt(A, GEISHA_HOUSE).give(A, settlers=1, wood=1)
    t.activate(A, NEGOTIATOR)
    seat = t.seat(A)
    assert seat.deals == []
    assert seat.locations == [NEGOTIATOR, SAKE_BREWERY, GEISHA_HOUSE]
    assert seat.goods == {"settler": 2, "gold": 1}  # two pink Locations; the Brewery's gold
    assert seat.vp == 1


@pytest.mark.rule("IS-JAP-08")
def test_a_card_without_the_icon_is_allowed_and_what_cannot_be_paid_is_not():
    t = table(JAPANESE, ROMAN).built(A, NEGOTIATOR).dealt(A, FARM, NINJAS).give(A, settlers=1)
    assert not t.can(A, "activate", NEGOTIATOR)
    t.give(A, wood=1).activate(A, NEGOTIATOR)  # the Ninjas cost stone
    assert t.seat(A).locations == [NEGOTIATOR, FARM]
    assert t.seat(A).deals == [NINJAS]


@pytest.mark.rule("IS-JAP-08")
def test_trade_route_deals_are_not_built():
    t = (
        table(JAPANESE, ROMAN)
        .built(A, NEGOTIATOR, TRADE_ROUTE)
        .built(B, SPIES)
        .give(A, food=1, settlers=1, wood=9, stone=9)
    )
    t.activate(A, TRADE_ROUTE, ("take", "common-card")).turn(A)
    assert t.seat(A).routes == [SPIES]
    assert not t.can(A, "activate", NEGOTIATOR)


@pytest.mark.rule("IS-JAP-09", "IS-DEC-20")
def test_ninjas_bring_two_samurai_from_the_supply_to_places_of_choice():
    t = table(JAPANESE, ROMAN).built(A, FARM, CASINO).founded(A, MILL).hand(A, NINJAS).give(A, stone=1)
    t.build(A, NINJAS, "foundation")
    assert t.offered(A, "samurai") == [FARM, CASINO]  # picked in order, so that room for the second is left
    t.answer(A, "samurai", FARM)
    assert t.offered(A, "samurai") == [CASINO, NINJAS]
    t.answer(A, "samurai", NINJAS)
    assert [t.on(name)["samurai"] for name in (FARM, CASINO, NINJAS)] == [1, 0, 1]


@pytest.mark.rule("IS-JAP-09", "IS-DEC-20")
def test_with_exactly_two_free_places_ninjas_ask_nothing():
    t = table(JAPANESE, ROMAN).built(A, FARM).founded(A, MILL).hand(A, NINJAS).give(A, stone=1)
    t.build(A, NINJAS, "foundation")
    assert [t.on(name)["samurai"] for name in (FARM, NINJAS)] == [1, 1]
    assert t.pending == (B,)


@pytest.mark.rule("IS-JAP-06", "IS-DEC-19")
def test_one_says_how_many_cards_go_under_the_gate_and_then_which():
    t = table(JAPANESE, ROMAN).built(A, GATE).hand(A, MILL, QUARRY, FARM).do(A, "gate", GATE)
    assert (t.asked, t.offered(A, "cards-under")) == ("cards-under", [0, 1, 2, 3])
    t.answer(A, "cards-under", 1)
    assert not t.can(A, "done")
    t.answer(A, "give-card", MILL).answer(A, "give-card", FARM)
    assert (t.on(GATE)["under"], t.seat(A).vp, t.seat(A).hand) == (2, 2, [QUARRY, RUINS])
    t.do(A, "gate", GATE, then=[("cards-under", 1)])  # all of them: nothing more to say
    assert (t.on(GATE)["under"], t.seat(A).hand, t.asked) == (4, [], "turn")


@pytest.mark.rule("IS-JAP-10", "IS-JAP-09")
def test_ninjas_discard_an_opponents_deal_and_gain_its_good_at_once():
    t = table(JAPANESE, ROMAN).built(A, NINJAS).give(A, settlers=2).dealt(B, ROMAN_BANK)
    t.activate(A, NINJAS)
    assert t.seat(A).goods == {"settler": 1, "gold": 1}
    assert t.seat(B).deals == []
    assert t.seat(B).pile == [ROMAN_BANK]
    assert not t.turn(A).can(A, "activate", NINJAS)


@pytest.mark.rule("IS-JAP-10")
def test_without_an_opponents_deal_ninjas_cannot_act():
    t = table(JAPANESE, ROMAN).built(A, NINJAS).give(A, settlers=2).dealt(A, FARM)
    assert not t.can(A, "activate", NINJAS)


@pytest.mark.rule("IS-JAP-11", "IS-AMB-08")
def test_a_trade_route_is_a_deal_with_an_opponents_faction_location():
    t = table(JAPANESE, ROMAN).built(A, TRADE_ROUTE, DOJO).built(B, ROMAN_BANK, MILL).give(A, food=1)
    deck = t.seat(A).deck
    t.activate(A, TRADE_ROUTE)  # the Mill is no faction Location
    seat = t.seat(A)
    assert seat.goods == {"gold": 1}
    assert seat.vp == 1  # the Dojo: a Deal was made
    assert seat.routes == [ROMAN_BANK]
    assert seat.deck == deck - 1  # the marker
    assert t.next_round().seat(A).gold == 1


@pytest.mark.rule("IS-JAP-11", "IS-AMB-08")
def test_trade_route_deals_survive_the_trade_route_and_a_location_may_have_several():
    t = (
        table(JAPANESE, ROMAN)
        .built(A, TRADE_ROUTE, TRADE_ROUTE_22)
        .built(B, ROMAN_BANK)
        .give(A, food=2)
        .give(B, raze=2)
    )
    t.activate(A, TRADE_ROUTE).turn(A).activate(
        A, TRADE_ROUTE_22, ("pay", 0, 0, 0)
    )  # the book sets no limit (IS-AMB-08)
    assert t.seat(A).gold == 2
    t.turn(B).raze(B, TRADE_ROUTE)
    assert t.seat(A).routes == [ROMAN_BANK, ROMAN_BANK]
    assert t.next_round().seat(A).gold == 2
    t.built(A, HANSEATIC_LEAGUE).give(A, settlers=2).turn(A)
    assert t.offered(A, "twice") == [HANSEATIC_LEAGUE]  # two Deals can be given, although they look the same
    t.activate(A, HANSEATIC_LEAGUE)
    assert t.seat(A).routes == [ROMAN_BANK]
    t.built(B, MILL).turn(B).hand(B, SPIES).give(B, wood=9, stone=9)
    t.build(B, SPIES, ("pay", 0, 0, 0), ("site", ROMAN_BANK))
    assert t.seat(A).routes == []  # with the Location the Deals end


@pytest.mark.rule("IS-JAP-11", "IS-AMB-08")
def test_it_ends_when_the_location_leaves_play_and_its_marker_is_lost():
    t = table(JAPANESE, ROMAN).built(A, TRADE_ROUTE).built(B, ROMAN_BANK).hand(B, SPIES).give(A, food=1)
    t.stack(A, GATE).activate(A, TRADE_ROUTE).give(B, wood=1, stone=1).turn(B).build(B, SPIES)
    assert t.seat(A).routes == []
    assert [(event["seat"], DECK[FACE[event["card"]]].code) for event in t.events("drop-route")] == [(A, ROMAN_BANK)]
    assert t.seat(A).pile == [GATE]
    assert t.next_round().seat(A).gold == 0


@pytest.mark.rule("IS-JAP-11")
def test_with_an_empty_deck_any_marker_serves():
    t = table(JAPANESE, ROMAN).built(A, TRADE_ROUTE).built(B, ROMAN_BANK).give(A, food=1).empty(A)
    t.activate(A, TRADE_ROUTE)
    assert t.seat(A).routes == [ROMAN_BANK]


@pytest.mark.rule("IS-JAP-11", "IS-AMB-08")
def test_nobody_sees_the_marker_not_even_the_japanese():
    t = table(JAPANESE, ROMAN).built(A, TRADE_ROUTE).built(B, ROMAN_BANK).give(A, food=1).stack(A, GATE)
    t.activate(A, TRADE_ROUTE)
    for p in (A, B):
        assert DECK.index(BY_CODE[GATE]) not in [
            face for empire in t.state.view(p)["empires"] for face in (*empire["pile"], *empire["hand"]["cards"])
        ]


@pytest.mark.rule("IS-JAP-07", "IS-JAP-06", "IS-ACT-04")
@pytest.mark.parametrize("seat", [A, B, C])
def test_the_japanese_may_sit_anywhere(seat: int):
    """Samurai, Gate and Shrine are offered to the seat that has what they need, and to no other."""
    factions = [ROMAN, BARBARIAN, EGYPTIAN]
    factions[seat] = JAPANESE
    t = table(*factions).built(seat, FARM, GATE, SHRINE).turn(seat)
    assert t.choices(seat, "shrine") == t.choices(seat, "samurai") == []
    t.give((seat + 1) % 3, wood=2, settlers=2).turn(seat)
    assert t.choices(seat, "shrine") == t.choices(seat, "samurai") == []
    t.give(seat, stone=1, settlers=1).turn(seat)
    assert t.offered(seat, "shrine") == [SHRINE]
    assert t.offered(seat, "samurai") == [FARM, GATE, SHRINE]
    t.offer(seat, "stone").do(seat, "samurai", FARM).feed(seat, RUINS)
    assert (t.on(SHRINE)["held"], t.on(FARM)["samurai"], t.on(GATE)["under"]) == (1, 1, 1)
    assert t.seat(seat).goods == {}
