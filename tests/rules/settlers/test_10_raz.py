"""RAZ: razing."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-RAZ-01")
@pytest.mark.parametrize(("raze", "verbs"), [(0, set()), (1, {"raze-hand"}), (2, {"raze-hand", "raze"})])
def test_one_token_razes_a_card_in_hand_two_an_opponents_location(raze: int, verbs: set[str]):
    t = table(ROMAN, BARBARIAN).hand(A, MILL).built(B, QUARRY).give(A, raze=raze)
    assert {c.verb for c in t.choices(A)} & {"raze", "raze-hand"} == verbs


@pytest.mark.rule("IS-RAZ-02")
def test_razing_from_hand_discards_token_and_card_and_gains_the_goods():
    t = table(ROMAN, BARBARIAN).hand(A, MILL).give(A, raze=2).raze_hand(A, MILL)
    seat = t.seat(A)
    assert seat.goods == {"raze": 1, "settler": 1, "food": 1}
    assert seat.hand == [RUINS]
    assert t.common_pile == [MILL]
    assert seat.foundations == 0


@pytest.mark.rule("IS-RAZ-02")
def test_roman_cards_cannot_be_razed_from_hand():
    t = table(ROMAN, JAPANESE).hand(A, SPIES).give(A, raze=3)
    assert t.choices(A, "raze-hand") == []


@pytest.mark.rule("IS-RAZ-02")
def test_a_good_that_cannot_be_gained_is_skipped():
    t = table(ROMAN, BARBARIAN).hand(A, TOWN_SQUARE).give(A, raze=1).empty(A).empty(COMMON, into=B)
    t.raze_hand(A, TOWN_SQUARE)
    assert t.seat(A).settlers == 1


@pytest.mark.rule("IS-RAZ-02")
def test_two_cards_of_a_raze_field_are_drawn_from_decks_of_choice():
    t = table(ROMAN, BARBARIAN).hand(A, CASTLE).give(A, raze=1).stack(A, SPIES).stack(COMMON, MILL)
    t.raze_hand(A, CASTLE, ("take", "faction-card"), ("take", "common-card"))
    assert t.seat(A).hand == [MILL, RUINS, SPIES]


@pytest.mark.rule("IS-RAZ-03", "IS-JAP-01")
def test_the_japanese_raze_own_cards_from_hand_onto_their_own_pile():
    t = table(JAPANESE, ROMAN).hand(A, FARM, GATE, SHRINE).give(A, raze=1)
    assert t.offered(A, "raze-hand") == [FARM]
    t.raze_hand(A, FARM)
    assert t.seat(A).vp == 1
    assert t.seat(A).pile == [FARM]


@pytest.mark.rule("IS-RAZ-04", "IS-RAZ-08")
def test_an_opponents_location_costs_two_tokens_and_leaves_a_foundation_and_a_wood():
    t = table(ROMAN, BARBARIAN, EGYPTIAN).built(B, MILL).give(A, raze=3).raze(A, MILL)
    assert t.seat(A).goods == {"raze": 1, "settler": 1, "food": 1}
    assert t.seat(B).locations == []
    assert t.seat(B).foundations == 1
    assert t.seat(B).goods == {"wood": 1}
    assert t.seat(C).goods == {}
    assert t.common_pile == []


@pytest.mark.rule("IS-RAZ-04", "IS-DEC-13", "IS-PAS-02")
def test_targets_are_common_locations_of_every_opponent_who_has_not_passed():
    t = table(ROMAN, BARBARIAN, EGYPTIAN).built(B, MILL, RUINS).built(C, QUARRY, PYRAMID).give(A, raze=2, settlers=2)
    assert t.offered(A, "raze") == [MILL, QUARRY]
    t.send(A, "wood").pass_(B).turn(A)
    assert t.offered(A, "raze") == [QUARRY]


@pytest.mark.rule("IS-RAZ-05", "IS-DEF-03")
@pytest.mark.parametrize(("raze", "possible"), [(2, False), (3, True)])
def test_protection_raises_the_price_by_one_token(raze: int, possible: bool):
    t = table(ROMAN, JAPANESE).built(B, MILL, FARM).guarded(B, MILL, FARM).give(A, raze=raze)
    assert t.offered(A, "raze") == ([MILL, FARM] if possible else [])
    assert t.on(MILL)["raze"]["price"] == 3
    if possible:
        assert t.raze(A, MILL).seat(A).raze == 0


@pytest.mark.rule("IS-RAZ-06", "IS-JAP-01")
def test_faction_locations_cannot_be_razed_but_japanese_ones_except_gate_and_shrine():
    t = table(ROMAN, BARBARIAN, EGYPTIAN, JAPANESE).give(A, raze=9)
    t.built(B, SETTLEMENT, PACK).built(C, PYRAMID, SPHINX).built(D, FARM, GATE, SHRINE, NINJAS)
    assert t.offered(A, "raze") == [FARM, NINJAS]
    t.built(A, BUILDER, SPIES).turn(D).give(D, raze=9)
    assert t.choices(D, "raze") == []


@pytest.mark.rule("IS-RAZ-07")
def test_nobody_razes_an_own_location():
    t = table(ROMAN, JAPANESE).built(A, MILL, QUARRY).built(B, FARM).give(A, raze=9).give(B, raze=9)
    assert t.offered(A, "raze") == [FARM]
    assert t.turn(B).offered(B, "raze") == [MILL, QUARRY]


@pytest.mark.rule("IS-RAZ-08")
def test_the_foundation_is_the_razed_card_and_everybody_knows_it():
    t = table(ROMAN, BARBARIAN, EGYPTIAN).built(B, MILL).give(A, raze=2).raze(A, MILL)
    assert [DECK[face].code for face in t.view["empires"][B]["foundations"]] == [MILL]


@pytest.mark.rule("IS-RAZ-09", "IS-AMB-05", "IS-JAP-01")
def test_a_razed_japanese_location_is_discarded_and_gives_no_wood():
    t = table(ROMAN, JAPANESE).built(B, FARM).give(A, raze=2).raze(A, FARM)
    seat = t.seat(B)
    assert (seat.locations, seat.foundations, seat.goods, seat.pile) == ([], 0, {}, [FARM])
    assert t.seat(A).vp == 1


@pytest.mark.rule("IS-RAZ-10", "IS-DEF-05", "IS-JAP-04")
def test_tokens_samurai_and_goods_on_a_razed_location_are_gone():
    t = table(ROMAN, JAPANESE).built(B, COAL_MINE, STALLS).guarded(B, STALLS)
    t.give(A, raze=6, settlers=2).give(B, settlers=1, defence=1, food=1)
    t.turn(B).do(B, "defend", COAL_MINE).activate(B, COAL_MINE)
    t.raze(A, COAL_MINE).turn(A).raze(A, STALLS)
    assert t.seat(B).goods == {"food": 1, "stone": 2, "wood": 1}  # only what he gained
    t.hand(B, COAL_MINE, STALLS).give(B, stone=1, wood=2, settlers=1).founded(B, MILL)
    t.turn(B).build(B, COAL_MINE).turn(B).build(B, STALLS, "foundation").turn(B)
    assert (t.on(COAL_MINE)["defense"], t.on(STALLS)["samurai"]) == (0, 0)
    assert t.can(B, "activate", COAL_MINE)


@pytest.mark.rule("IS-RAZ-11", "IS-AMB-27")
def test_a_foundation_stays_until_used_and_is_worth_nothing():
    t = table(ROMAN, BARBARIAN).founded(A, MILL).in_round(3).next_round().next_round()
    assert t.seat(A).foundations == 1
    t.bare(A, B).finish()
    assert t.points(A) == 0


@pytest.mark.rule("IS-RAZ-01", "IS-AMB-22")
def test_features_that_wait_for_razing_work_from_hand_and_on_the_table():
    t = table(BARBARIAN, ROMAN).built(A, RAID, PILLORY).hand(A, MILL).built(B, QUARRY).give(A, raze=3)
    t.raze_hand(A, MILL)
    assert t.seat(A).vp == 2
    t.turn(A).raze(A, QUARRY)
    assert t.seat(A).vp == 4


@pytest.mark.rule("IS-RAZ-02", "IS-GEN-03", "IS-LOK-06")
def test_the_goods_of_a_razed_card_are_taken_before_it_is_discarded_so_it_cannot_draw_itself():
    """With an empty common deck and pile there is no common card to draw; the razed one is still in the raze field."""
    t = table(ROMAN, BARBARIAN).hand(A, CASTLE).give(A, raze=1)
    t.empty(COMMON, into=B).stack(A, SPIES)
    assert (t.common_deck, t.common_pile) == (0, [])
    t.raze_hand(A, CASTLE)
    assert SPIES in t.seat(A).hand  # from the faction deck, without a question
    assert CASTLE not in t.seat(A).hand
    assert t.common_pile == [CASTLE]


@pytest.mark.rule("IS-RAZ-02", "IS-RAZ-01")
def test_while_a_card_is_chosen_for_its_goods_the_razed_card_lies_open():
    t = table(ROMAN, BARBARIAN).hand(A, CASTLE).give(A, raze=1).raze_hand(A, CASTLE)
    assert t.asked == "deck"
    assert [DECK[face].code for face in t.view["open"]] == [CASTLE]
    assert t.common_pile == []
    t.answer(A, "take", "common-card").answer(A, "take", "common-card")
    assert (t.view["open"], t.common_pile) == ([], [CASTLE])


@pytest.mark.rule("IS-RAZ-02", "IS-AMB-22")
def test_features_react_to_a_razing_after_its_goods_are_taken():
    t = table(BARBARIAN, ROMAN).built(A, PILLORY).hand(A, CASTLE).give(A, raze=1).raze_hand(A, CASTLE)
    assert (t.asked, t.seat(A).vp) == ("deck", 0)
    t.answer(A, "take", "common-card").answer(A, "take", "common-card")
    assert t.seat(A).vp == 1


@pytest.mark.rule("IS-RAZ-02", "IS-RAZ-03")
@pytest.mark.parametrize("name", [STATUE, MILL])
def test_any_card_in_hand_can_be_razed_the_first_of_all_too(name: str):
    t = table(ROMAN, BARBARIAN).hand(A, name).give(A, raze=1)
    assert t.can(A, "raze-hand", name)
    before = sum(t.seat(A).goods.values()) + t.seat(A).vp + len(t.seat(A).hand)
    t.raze_hand(A, name)
    assert name in t.common_pile
    assert (
        sum(t.seat(A).goods.values()) + t.seat(A).vp + len(t.seat(A).hand) == before
    )  # a token and a card went, two goods came
