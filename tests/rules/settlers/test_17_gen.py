"""GEN: general rules."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-GEN-01")
def test_goods_come_from_the_supply_and_return_to_it_not_to_other_players():
    t = table(BARBARIAN, ROMAN, EGYPTIAN).built(A, PACK).built(B, MILL).give(A, settlers=1).give(B, settlers=3, food=2)
    t.activate(A, PACK, ("take", "food"))  # a good of the raze field, from the supply
    assert t.seat(A).goods == {"food": 1}
    assert t.seat(B).goods == {"settler": 3, "food": 2}


@pytest.mark.rule("IS-GEN-02", "IS-ROM-01")
def test_every_card_is_discarded_to_the_pile_of_its_own_deck_whoever_discards_it():
    t = table(ROMAN, EGYPTIAN).built(A, ENGINEERS)
    t.built(B, MILL, SPHINX).give(A, settlers=4)
    t.activate(A, ENGINEERS, ("target", SPHINX))
    assert t.seat(B).pile == [SPHINX]
    assert t.seat(A).pile == []
    t.next_round().give(A, settlers=2).turn(A).activate(A, ENGINEERS)
    assert MILL in t.common_pile


@pytest.mark.rule("IS-GEN-02")
def test_a_deal_taken_by_spies_still_belongs_to_its_own_deck():
    t = table(ROMAN, EGYPTIAN).built(A, SPIES, HANSEATIC_LEAGUE).dealt(B, PYRAMID).give(A, settlers=2)
    t.activate(A, SPIES).turn(A).activate(A, HANSEATIC_LEAGUE)
    assert t.seat(B).pile == [PYRAMID]


@pytest.mark.rule("IS-GEN-03")
def test_an_empty_common_deck_is_refilled_when_the_next_card_is_needed():
    t = table(ROMAN, BARBARIAN).empty(COMMON)
    n = len(t.common_pile)
    t.give(A, settlers=2).send(A, "common-card")
    assert len(t.seat(A).hand) == 2
    assert (t.common_deck, t.common_pile) == (n - 1, [])


@pytest.mark.rule("IS-GEN-03", "IS-AMB-01")
def test_a_faction_deck_is_never_refilled_so_common_cards_must_be_taken():
    t = table(ROMAN, BARBARIAN).empty(A).give(A, settlers=4, food=1).hand(A, SPIES)
    t.deal(A, SPIES)
    assert t.pending == (B,)  # the card was drawn from the common deck without a question
    assert len([name for name in t.seat(A).hand if name.startswith("COM")]) == 2
    t.turn(A).do(A, "send").answer(A, "pairs", 0)
    assert t.offered(A, "take") == ["wood", "stone", "food", "common-card"]


@pytest.mark.rule("IS-GEN-03", "IS-AMB-02")
def test_where_the_faction_deck_is_prescribed_an_empty_one_gives_nothing():
    t = table(JAPANESE, ROMAN).empty(A).hand(A, DOJO).founded(A, MILL).give(A, wood=1).build(A, DOJO)
    assert t.seat(A).hand == [RUINS]
    assert t.seat(A).locations == [DOJO]


@pytest.mark.rule("IS-GEN-03", "IS-AMB-02")
def test_with_both_common_piles_empty_the_draw_is_lost():
    t = table(ROMAN, BARBARIAN).empty(COMMON, into=B).hand(A, LEGION).founded(A, RUINS).give(A, food=1, settlers=2)
    t.empty(COMMON, into=B)
    t.build(A, LEGION)
    assert t.seat(A).locations == [LEGION]
    assert t.seat(A).hand == [RUINS]
    t.turn(A).do(A, "send")
    assert t.offered(A, "take") == ["wood", "stone", "food", "faction-card"]


@pytest.mark.rule("IS-GEN-04")
def test_supplies_tokens_deals_and_piles_are_open_to_everybody():
    t = table(ROMAN, JAPANESE).give(A, wood=2, raze=1).built(B, FARM).guarded(B, FARM).dealt(B, CASINO)
    for onlooker in (None, A, B):
        empires = t.state.view(onlooker)["empires"]
        assert (empires[A]["goods"]["wood"], empires[A]["goods"]["raze"]) == (2, 1)
        assert empires[B]["locations"][0]["samurai"] == 1
        assert empires[B]["deals"][0]["good"] == "gold"


@pytest.mark.rule("IS-GEN-05")
def test_the_track_moves_the_moment_a_location_gives_points():
    t = table(BARBARIAN, ROMAN).hand(A, IDOL)
    t.founded(A, MILL).give(A, stone=3, defence=1).built(A, CASTLE).build(A, IDOL, "foundation")
    assert t.pending == (B,)
    assert t.seat(A).vp == 4


@pytest.mark.rule("IS-GEN-06", "IS-AMB-15")
def test_the_text_of_a_card_overrules_the_general_rules():
    """An own Location is razed by Rabble only; no protection counts against the Chariot Builder."""
    t = table(BARBARIAN, EGYPTIAN).built(A, MILL).guarded(A, MILL).give(A, raze=9, settlers=2).give(B, raze=1)
    assert t.choices(A, "raze") == []
    assert t.built(A, RABBLE).can(A, "activate", RABBLE)
    t.built(B, CHARIOT_BUILDER).turn(B)
    assert t.choices(B, "raze") == []
    assert t.can(B, "activate", CHARIOT_BUILDER)
