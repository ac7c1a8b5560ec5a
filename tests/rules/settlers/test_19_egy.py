"""EGY: the cards of the Egyptians."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-EGY-01")
def test_the_desert_is_free_and_gives_two_cards():
    t = table(EGYPTIAN, ROMAN).hand(A, DESERT)
    t.build(A, DESERT, ("take", "common-card"), ("take", "common-card"))
    assert t.seat(A).locations == [DESERT]
    assert len(t.seat(A).hand) == 3
    assert t.pending == (B,)


@pytest.mark.rule("IS-EGY-02", "IS-DEC-21", "IS-AMB-09")
def test_the_desert_costs_a_card_and_the_opponent_discards_one_of_his_own_choice():
    t = table(EGYPTIAN, ROMAN, BARBARIAN).built(A, DESERT).hand(A, PYRAMID).hand(B, SPIES, MILL)
    t.activate(A, DESERT, ("give-card", PYRAMID), ("player", B))
    assert t.pending == (B,)
    assert t.offered(B, "give-card") == [MILL, RUINS, SPIES]
    t.answer(B, "give-card", SPIES)
    assert t.seat(B).pile == [SPIES]
    assert t.seat(A).pile == [PYRAMID]
    assert t.seat(A).vp == 1
    assert t.pending == (B,)  # now for his own turn
    assert t.asked == "turn"


@pytest.mark.rule("IS-EGY-02", "IS-AMB-09")
def test_an_opponent_without_cards_may_be_chosen_only_if_nobody_has_any():
    t = table(EGYPTIAN, ROMAN, BARBARIAN).built(A, DESERT).hand(A, PYRAMID).bare(B)
    t.activate(A, DESERT, ("give-card", PYRAMID))
    assert t.seat(C).hand == []  # Ruins, taken without asking
    assert t.seat(A).vp == 1
    t = table(EGYPTIAN, ROMAN, BARBARIAN).built(A, DESERT).hand(A, PYRAMID).bare(B, C).give(B, settlers=2)
    t.activate(A, DESERT, ("give-card", PYRAMID))
    assert t.offered(A, "player") == [B, C]
    t.answer(A, "player", C)
    assert t.seat(A).vp == 1


@pytest.mark.rule("IS-EGY-03")
def test_the_chariot_builder_razes_for_one_token_in_all():
    t = table(EGYPTIAN, ROMAN).built(A, CHARIOT_BUILDER, PILLORY).built(B, MILL, SPIES, RUINS).guarded(B, MILL)
    t.give(A, raze=1).activate(A, CHARIOT_BUILDER)  # the Mill is the only one with a raze field
    assert t.seat(A).goods == {"settler": 1, "food": 1}
    assert t.seat(A).vp == 1  # it is razing
    assert (t.seat(B).foundations, t.seat(B).wood) == (1, 1)


@pytest.mark.rule("IS-EGY-03")
def test_without_a_raze_field_or_a_token_the_chariot_builder_is_idle():
    t = table(EGYPTIAN, ROMAN).built(A, CHARIOT_BUILDER).built(B, SPIES, RUINS).give(A, raze=1)
    assert not t.can(A, "activate", CHARIOT_BUILDER)
    t = table(EGYPTIAN, ROMAN).built(A, CHARIOT_BUILDER).built(B, MILL)
    assert not t.can(A, "activate", CHARIOT_BUILDER)


@pytest.mark.rule("IS-EGY-04", "IS-AMB-15")
def test_the_oasis_gives_a_settler_a_pair_up_to_four_a_round():
    t = table(EGYPTIAN, ROMAN, BARBARIAN).built(A, OASIS).give(A, settlers=2).give(B, settlers=6).give(C, settlers=8)
    t.send(A, "wood")
    assert t.seat(A).settlers == 0  # not for one's own
    t.send(B, "wood", "wood", "wood")
    assert t.seat(A).settlers == 3
    t.send(C, "wood", "wood", "wood")
    assert t.seat(A).settlers == 4
    t.turn(C).send(C, "wood")
    assert t.seat(A).settlers == 4


@pytest.mark.rule("IS-EGY-04")
def test_building_the_oasis_gives_two_settlers():
    t = table(EGYPTIAN, ROMAN).hand(A, OASIS).founded(A, MILL).give(A, food=1).build(A, OASIS)
    assert t.seat(A).goods == {"settler": 2}


@pytest.mark.rule("IS-EGY-05", "IS-AMB-15", "IS-AMB-22")
def test_the_sanctuary_lays_a_common_card_as_a_foundation_for_a_stone_and_a_point():
    t = table(EGYPTIAN, ROMAN).built(A, SANCTUARY, PILLORY).hand(A, MILL, SPHINX).give(A, settlers=1)
    t.activate(A, SANCTUARY)
    assert t.offered(A, "give-card") == [MILL, RUINS]
    t.answer(A, "give-card", MILL)
    seat = t.seat(A)
    assert (seat.foundations, seat.goods, seat.vp) == (1, {"stone": 1}, 1)  # no wood, no raze goods, no razing
    assert seat.hand == [RUINS, SPHINX]


@pytest.mark.rule("IS-EGY-05")
def test_the_sanctuary_needs_a_common_card():
    t = table(EGYPTIAN, ROMAN).built(A, SANCTUARY).bare(A).hand(A, SPHINX).give(A, settlers=1)
    assert not t.can(A, "activate", SANCTUARY)


@pytest.mark.rule("IS-EGY-05")
def test_only_its_owner_knows_a_foundation_of_the_sanctuary():
    t = table(EGYPTIAN, ROMAN).built(A, SANCTUARY).hand(A, MILL).give(A, settlers=1)
    t.activate(A, SANCTUARY, ("give-card", MILL))
    assert t.state.view(B)["empires"][A]["foundations"] == [None]
    assert [DECK[face].code for face in t.state.view(A)["empires"][A]["foundations"]] == [MILL]


@pytest.mark.rule("IS-EGY-06", "IS-AMB-10")
def test_a_location_taken_over_counts_as_the_egyptians_until_the_end_of_the_round():
    t = table(EGYPTIAN, ROMAN).built(A, TEMPLE_OF_RA).built(B, SUPPLIER, COAL_MINE).give(A, stone=1, settlers=1)
    t.activate(A, TEMPLE_OF_RA, ("target", SUPPLIER))
    assert t.on(TEMPLE_OF_RA)["used"] == 1
    assert t.on(SUPPLIER)["taken_from"] == B
    t.hand(A, EGYPTIAN_STONE_QUARRY).founded(A, MILL).turn(A).build(A, EGYPTIAN_STONE_QUARRY, "foundation")
    assert (t.seat(A).gold, t.seat(A).vp) == (1, 1)  # a grey Location was built
    t.hand(B, QUARRY).give(B, wood=1, stone=1).turn(B).build(B, QUARRY)
    assert (t.seat(B).gold, t.seat(B).vp) == (0, 0)
    t.next_round()
    assert SUPPLIER in t.seat(B).locations
    assert SUPPLIER not in t.seat(A).locations


@pytest.mark.rule("IS-EGY-06")
def test_ra_needs_a_target_and_costs_nothing():
    t = table(EGYPTIAN, ROMAN).built(A, TEMPLE_OF_RA)
    assert not t.can(A, "activate", TEMPLE_OF_RA)
    t.built(B, SPIES).activate(A, TEMPLE_OF_RA)
    assert t.seat(A).locations == [TEMPLE_OF_RA, SPIES]
    assert t.seat(A).goods == {}


@pytest.mark.rule("IS-EGY-07")
def test_taking_over_a_production_location_gives_nothing():
    t = table(EGYPTIAN, ROMAN).built(A, TEMPLE_OF_RA).built(B, OLD_FOREST).activate(A, TEMPLE_OF_RA)
    assert t.seat(A).goods == {}
    t.next_round()
    assert (t.seat(A).wood, t.seat(B).wood) == (0, 1 + 2)


@pytest.mark.rule("IS-EGY-08", "IS-DEC-10")
def test_nobody_may_give_a_taken_over_location_for_a_building_cost():
    t = table(EGYPTIAN, ROMAN).built(A, TEMPLE_OF_RA).built(B, MILL).hand(A, SPHINX).hand(B, ROMAN_BANK)
    t.give(A, stone=1).give(B, stone=1).activate(A, TEMPLE_OF_RA)
    assert not t.turn(B).can(B, "build", ROMAN_BANK)
    t.turn(A).build(A, SPHINX)  # the Temple is the only one to give
    assert t.seat(A).locations == [MILL, SPHINX]


@pytest.mark.rule("IS-EGY-08")
def test_uses_are_counted_by_location():
    t = table(EGYPTIAN, ROMAN).built(A, TEMPLE_OF_RA).built(B, BARRACKS).give(A, settlers=5).give(B, settlers=1)
    t.turn(B).activate(B, BARRACKS).turn(A).activate(A, TEMPLE_OF_RA).turn(A)
    assert t.can(A, "activate", BARRACKS)
    assert not t.can(A, "twice", BARRACKS)
    t.activate(A, BARRACKS).turn(A)
    assert not t.can(A, "activate", BARRACKS)


@pytest.mark.rule("IS-EGY-09", "IS-AMB-10")
def test_the_original_owner_may_raze_it_and_keeps_the_foundation_but_the_egyptian_gets_the_wood():
    t = table(EGYPTIAN, ROMAN).built(A, TEMPLE_OF_RA).built(B, MILL).give(B, raze=2).activate(A, TEMPLE_OF_RA)
    t.raze(B, MILL)
    assert t.seat(B).goods == {"settler": 1, "food": 1}
    assert (t.seat(A).wood, t.seat(A).foundations, t.seat(B).foundations) == (1, 0, 1)


@pytest.mark.rule("IS-EGY-09", "IS-PAS-02")
def test_once_the_egyptian_has_passed_nobody_may_raze_it():
    t = table(EGYPTIAN, ROMAN, BARBARIAN).built(A, TEMPLE_OF_RA).built(B, MILL).give(C, raze=2).give(B, raze=2)
    t.activate(A, TEMPLE_OF_RA).turn(A).pass_(A)
    assert t.choices(B, "raze") == []
    assert t.turn(C).choices(C, "raze") == []


@pytest.mark.rule("IS-EGY-09", "IS-AMB-04")
def test_the_owners_passing_does_not_protect_what_the_egyptian_holds():
    t = table(EGYPTIAN, ROMAN, BARBARIAN).built(A, TEMPLE_OF_RA).built(B, MILL).give(C, raze=2)
    t.activate(A, TEMPLE_OF_RA).pass_(B).raze(C, MILL)
    assert (t.seat(A).wood, t.seat(B).foundations) == (1, 1)


@pytest.mark.rule("IS-EGY-10", "IS-AMB-12")
@pytest.mark.parametrize("sphinxes", [1, 2])
def test_each_sphinx_adds_a_point_to_each_gain_of_two_or_more(sphinxes: int):
    t = table(EGYPTIAN, ROMAN).built(A, *[SPHINX] * sphinxes, GOLDSMITHS_WORKSHOP, SAWMILL)
    t.give(A, settlers=1, gold=1, wood=2).activate(A, GOLDSMITHS_WORKSHOP)
    assert t.seat(A).vp == 2 + sphinxes
    t.turn(A).twice(A, SAWMILL)  # two gains of one
    assert t.seat(A).vp == 2 + sphinxes + 2


@pytest.mark.rule("IS-EGY-10", "IS-AMB-12")
def test_final_scoring_does_not_wake_the_sphinx():
    t = table(EGYPTIAN, ROMAN).bare(A, B).in_round(5).built(A, SPHINX, PYRAMID, MILL).finish()
    assert t.state.scores[A] == 5


@pytest.mark.rule("IS-EGY-10", "IS-AMB-12")
def test_a_twice_a_round_location_used_twice_at_once_makes_two_gains():
    t = table(EGYPTIAN, ROMAN).built(A, SPHINX, AVENUE_OF_SPHINXES).give(A, gold=4).twice(A, AVENUE_OF_SPHINXES)
    assert t.seat(A).vp == 2 * (2 + 1)
