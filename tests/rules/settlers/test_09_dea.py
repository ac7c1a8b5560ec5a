"""DEA: making a Deal."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-DEA-01")
def test_a_deal_costs_one_food_and_gives_its_good_at_once():
    t = table(ROMAN, BARBARIAN).hand(A, ROMAN_BANK).give(A, food=2).deal(A, ROMAN_BANK)
    seat = t.seat(A)
    assert seat.goods == {"food": 1, "gold": 1}
    assert seat.deals == [ROMAN_BANK]
    assert seat.hand == [RUINS]


@pytest.mark.rule("IS-DEA-01", "IS-DEC-09")
def test_gold_may_pay_for_it_if_the_payer_wants():
    t = table(ROMAN, BARBARIAN).hand(A, STONECUTTER).give(A, food=1, gold=1).deal(A, STONECUTTER, ("pay", 0, 0, 1))
    assert t.seat(A).goods == {"food": 1, "stone": 1}


@pytest.mark.rule("IS-DEA-01")
@pytest.mark.parametrize(
    ("goods", "possible"), [({"wood": 9, "stone": 9}, False), ({"food": 1}, True), ({"gold": 1}, True)]
)
def test_without_food_or_gold_no_deal(goods: dict[str, int], possible: bool):
    assert table(ROMAN, BARBARIAN).hand(A, SPIES).give(A, **goods).can(A, "deal", SPIES) == possible


@pytest.mark.rule("IS-DEA-01", "IS-RES-07")
def test_a_card_deal_draws_from_the_deck_of_choice():
    t = table(ROMAN, BARBARIAN).hand(A, SPIES).give(A, food=1).stack(A, COLOSSUS)
    t.deal(A, SPIES, ("take", "faction-card"))
    assert t.seat(A).hand == [RUINS, COLOSSUS]


@pytest.mark.rule("IS-DEA-02")
def test_a_deal_produces_in_every_later_round():
    t = table(ROMAN, BARBARIAN).hand(A, ROMAN_BANK).give(A, food=1).deal(A, ROMAN_BANK)
    for _ in range(3):
        assert t.next_round().seat(A).gold == 1


@pytest.mark.rule("IS-DEA-03", "IS-DEC-12")
def test_there_is_no_limit_and_copies_are_welcome():
    t = table(JAPANESE, ROMAN).hand(A, STALLS, STALLS, STALLS, GATE, GATE).give(A, food=1)
    for name in (STALLS, STALLS, STALLS, GATE, GATE):  # each gives the food for the next
        assert name in t.turn(A).offered(A, "deal")
        t.deal(A, name)
    assert t.seat(A).deals == [STALLS, STALLS, STALLS, GATE, GATE]
    assert t.next_round().seat(A).food == 1 + 5


@pytest.mark.rule("IS-DEA-04")
def test_a_common_card_never_becomes_a_deal():
    t = table(ROMAN, BARBARIAN).hand(A, MILL, SPIES).give(A, food=3)
    assert t.offered(A, "deal") == [SPIES]


@pytest.mark.rule("IS-DEA-05")
def test_a_deal_is_no_location():
    t = table(ROMAN, JAPANESE).dealt(A, ENGINEERS, TRADE_COLONY).built(B, GARRISON).dealt(B, FARM).in_round(5)
    t.hand(A, ROMAN_BANK).give(A, stone=1, settlers=5, raze=2, defence=1).give(B, raze=5)
    assert not t.can(A, "build", ROMAN_BANK)  # cannot be given for the house icon
    assert t.choices(A, "activate") == []
    assert t.offered(A, "raze") == [GARRISON]  # B's Farm is a Deal
    t.turn(B)
    assert not t.can(B, "activate", GARRISON)
    t.finish()
    assert t.points(A) == 0


@pytest.mark.rule("IS-DEA-05", "IS-GEN-02")
def test_a_discarded_deal_goes_to_the_pile_of_its_deck():
    t = table(BARBARIAN, ROMAN).built(A, ROBBERS).dealt(B, SPIES).give(A, settlers=2).empty(A)
    t.activate(A, ROBBERS)
    assert t.seat(B).pile == [SPIES]
    assert t.seat(B).deals == []
