"""ACN: activating action Locations."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-ACN-01")
def test_the_goods_are_put_on_the_location_and_its_action_is_used():
    t = table(ROMAN, BARBARIAN).built(A, CARPENTER).give(A, settlers=2, wood=3).activate(A, CARPENTER)
    assert t.seat(A).goods == {"settler": 1, "wood": 1}
    assert t.seat(A).vp == 3
    assert t.on(CARPENTER)["used"] == 1


@pytest.mark.rule("IS-ACN-01", "IS-ACT-05")
@pytest.mark.parametrize("short", ["settlers", "wood"])
def test_what_cannot_be_paid_is_not_offered(short: str):
    goods = {"settlers": 1, "wood": 2}
    goods[short] -= 1
    t = table(ROMAN, BARBARIAN).built(A, CARPENTER).give(A, **goods)
    assert not t.can(A, "activate", CARPENTER)


@pytest.mark.rule("IS-ACN-01")
def test_only_own_action_locations_are_activated():
    t = table(ROMAN, BARBARIAN).built(A, MILL, QUARRY).built(B, CASTLE).give(A, settlers=5, wood=5)
    assert t.choices(A, "activate") == []


@pytest.mark.rule("IS-ACN-02", "IS-BAR-01")
def test_goods_on_a_location_are_out_of_reach():
    t = table(BARBARIAN, ROMAN).built(A, SABOTEURS).built(B, COURT_SCULPTOR).give(A, settlers=1).give(B, stone=1)
    assert t.can(A, "activate", SABOTEURS)
    t.turn(B).activate(B, COURT_SCULPTOR)
    assert t.seat(B).goods == {}
    assert not t.turn(A).can(A, "activate", SABOTEURS)


@pytest.mark.rule("IS-ACN-02", "IS-CLN-02", "IS-CLN-03")
def test_goods_on_a_location_are_not_stored():
    t = table(JAPANESE, ROMAN).built(A, STALLS).give(A, food=3).activate(A, STALLS).next_round()
    assert t.seat(A).food == 2


@pytest.mark.rule("IS-ACN-03")
def test_a_location_is_activated_once_a_round_and_anew_in_the_next():
    t = table(ROMAN, BARBARIAN).built(A, COAL_MINE).give(A, settlers=4).activate(A, COAL_MINE)
    assert not t.turn(A).can(A, "activate", COAL_MINE)
    t.next_round().turn(A)
    assert t.can(A, "activate", COAL_MINE)


@pytest.mark.rule("IS-ACN-03")
def test_two_copies_are_two_locations():
    t = table(ROMAN, BARBARIAN).built(A, JOINER, JOINER).give(A, settlers=2, wood=2)
    t.activate(A, JOINER).turn(A).activate(A, JOINER).turn(A)
    assert t.seat(A).vp == 4
    assert t.choices(A, "activate") == []


@pytest.mark.rule("IS-ACN-04", "IS-DEC-14")
def test_a_twice_a_round_location_is_used_in_two_turns():
    t = table(ROMAN, BARBARIAN).built(A, BARRACKS).give(A, settlers=3).activate(A, BARRACKS).turn(A)
    assert not t.can(A, "twice", BARRACKS)  # one use is left
    t.activate(A, BARRACKS).turn(A)
    assert t.seat(A).goods == {"settler": 1, "raze": 2}
    assert not t.can(A, "activate", BARRACKS)


@pytest.mark.rule("IS-ACN-04", "IS-DEC-14")
def test_or_twice_within_one_action_for_double_the_cost():
    t = table(ROMAN, BARBARIAN).built(A, BARRACKS).give(A, settlers=3).twice(A, BARRACKS)
    assert t.seat(A).goods == {"settler": 1, "raze": 2}
    assert t.pending == (B,)
    assert t.choices(A, "activate") == []


@pytest.mark.rule("IS-ACN-04")
def test_with_goods_for_one_use_only_one_is_offered_and_once_a_round_locations_never_go_twice():
    t = table(ROMAN, BARBARIAN).built(A, BARRACKS, COAL_MINE).give(A, settlers=1)
    assert t.offered(A, "activate") == [BARRACKS, COAL_MINE]
    assert t.choices(A, "twice") == []
    assert t.give(A, settlers=5).offered(A, "twice") == [BARRACKS]


@pytest.mark.rule("IS-ACN-04")
def test_the_action_is_carried_out_twice_in_a_row():
    t = table(ROMAN, BARBARIAN).built(A, CASTLE).give(A, settlers=2).stack(A, SPIES).stack(COMMON, MILL)
    t.twice(A, CASTLE, ("take", "faction-card"), "activate", ("take", "common-card"))
    assert t.seat(A).hand == [MILL, RUINS, SPIES]
    assert t.seat(A).settlers == 0


@pytest.mark.rule("IS-ACN-04", "IS-AMB-37")
def test_where_the_first_use_may_decide_about_the_second_it_is_done_and_paid_first():
    """The book only says that double is paid within one turn: the card drawn by the Castle is seen before."""
    t = table(ROMAN, BARBARIAN).built(A, CASTLE).give(A, settlers=2).stack(A, SPIES).twice(A, CASTLE)
    t.answer(A, "take", "faction-card")
    assert t.asked == "again"
    assert (SPIES in t.seat(A).hand, t.seat(A).settlers, t.on(CASTLE)["used"]) == (True, 1, 1)
    t.answer(A, "done")
    assert (t.seat(A).settlers, t.on(CASTLE)["used"]) == (1, 1)
    assert t.pending == (B,)
    assert t.turn(A).can(A, "activate", CASTLE)
    assert not t.can(A, "twice", CASTLE)


@pytest.mark.rule("IS-ACN-04", "IS-AMB-37", "IS-BAR-03")
def test_the_second_use_may_be_paid_with_what_the_first_has_brought():
    t = table(BARBARIAN, ROMAN).built(A, PACK).built(B, COURT_SCULPTOR).give(A, settlers=1)
    spoils = {c.args[0] for c in t.twice(A, PACK).choices(A, "take")}
    assert "settler" in spoils
    t.answer(A, "take", "settler")
    assert t.asked == "again"
    t.answer(A, "activate").answer(A, "take", next(good for good in spoils if good != "settler"))
    assert t.on(PACK)["used"] == 2
    t = table(BARBARIAN, ROMAN).built(A, PACK).built(B, COURT_SCULPTOR).give(A, settlers=1).twice(A, PACK)
    t.answer(A, "take", next(good for good in spoils if good != "settler"))
    assert (t.on(PACK)["used"], t.pending) == (1, (B,))  # nothing is left to pay with, so nothing is asked
    t = table(BARBARIAN, ROMAN).built(A, PACK).built(B, QUARRY).give(A, settlers=1)
    assert not t.can(A, "twice", PACK)  # no raze field there brings a settler


@pytest.mark.rule("IS-ACN-04")
def test_an_action_that_uses_up_its_target_needs_two_of_them():
    t = table(ROMAN, BARBARIAN).built(A, HANSEATIC_LEAGUE).dealt(A, SPIES).give(A, settlers=2)
    assert t.can(A, "activate", HANSEATIC_LEAGUE)
    assert not t.can(A, "twice", HANSEATIC_LEAGUE)
    assert t.dealt(A, LEGION).can(A, "twice", HANSEATIC_LEAGUE)


@pytest.mark.rule("IS-ACN-05", "IS-GEN-05")
def test_points_are_marked_and_goods_taken_at_once():
    t = table(BARBARIAN, ROMAN).built(A, EXPEDITION).give(A, raze=1).activate(A, EXPEDITION)
    assert t.seat(A).goods == {"gold": 1}
    assert t.seat(A).vp == 2


@pytest.mark.rule("IS-ACN-06", "IS-COM-03", "IS-EGY-02")
def test_a_card_paid_goes_to_its_own_pile_and_no_own_settler_marks_the_location():
    t = table(ROMAN, BARBARIAN).built(A, TAVERN).hand(A, SPIES).give(A, settlers=1)
    t.activate(A, TAVERN, ("give-card", SPIES))
    assert t.seat(A).pile == [SPIES]
    assert t.seat(A).settlers == 1
    assert t.on(TAVERN)["used"] == 1
    assert not t.turn(A).can(A, "activate", TAVERN)
    t = table(ROMAN, BARBARIAN).built(A, TAVERN).hand(A, MILL).activate(A, TAVERN, ("give-card", MILL))
    assert t.common_pile == [MILL]


@pytest.mark.rule("IS-ACN-06")
def test_without_a_card_in_hand_it_cannot_be_paid():
    t = table(EGYPTIAN, ROMAN).built(A, TAVERN, DESERT).bare(A).give(A, settlers=2)
    assert t.choices(A, "activate") == []


@pytest.mark.rule("IS-ACN-07")
def test_a_location_built_this_round_may_be_activated_from_the_next_turn_on():
    t = table(ROMAN, BARBARIAN).hand(A, COAL_MINE).give(A, wood=1, stone=1, settlers=1, defence=1)
    t.build(A, COAL_MINE)
    assert t.asked == "after"
    assert t.choices(A, "activate") == []
    t.answer(A, "end-turn").build(B, RUINS)
    assert t.can(A, "activate", COAL_MINE)
