"""CLN: Cleanup."""

from __future__ import annotations

import pytest

from settlers_dsl import *

STORED = {ROMAN: "raze", BARBARIAN: "settlers", EGYPTIAN: "gold", JAPANESE: "food"}
ALL = {"wood": 3, "stone": 3, "food": 3, "gold": 3, "settlers": 3, "raze": 3, "defence": 1}


def cleaned(t: Table) -> Table:
    """To the first question after Cleanup, before the next Production."""
    return t.everybody_passes().run("pick")


@pytest.mark.rule("IS-CLN-01")
def test_cleanup_comes_in_rounds_1_to_4_and_is_left_out_in_round_5():
    t = table(ROMAN, BARBARIAN).give(A, wood=2)
    assert cleaned(t).seat(A).wood == 0
    t = table(ROMAN, BARBARIAN).in_round(5).give(A, wood=2).bare(B).everybody_passes()
    assert t.over
    assert t.seat(A).wood == 2


@pytest.mark.rule("IS-CLN-02", "IS-AMB-30")
@pytest.mark.parametrize("faction", STORED)
def test_each_board_stores_one_kind_of_good(faction: str):
    other = ROMAN if faction != ROMAN else EGYPTIAN
    t = cleaned(table(faction, other).give(A, **ALL))
    kind = STORED[faction]
    assert t.seat(A).goods == {"settler" if kind == "settlers" else kind: 3}


@pytest.mark.rule("IS-CLN-02", "IS-DEC-24")
def test_who_does_not_ask_for_the_choice_keeps_all_that_can_be_stored():
    t = table(EGYPTIAN, ROMAN).give(A, gold=3, wood=1).give(B, raze=2).do(A, "ask-me")
    assert not t.can(A, "ask-me")
    t.everybody_passes()
    assert (t.asked, t.pending) == ("store", (A,))
    t.answer(A, "keep")
    assert (t.seat(A).goods, t.seat(B).goods) == ({"gold": 3}, {"raze": 2})
    t.run("turn")
    assert t.can(t.pending[0], "ask-me")  # it holds for one round
    t.next_round()
    assert t.events("store")


@pytest.mark.rule("IS-CLN-02", "IS-DEC-24", "IS-AMB-49")
def test_the_choice_is_offered_only_where_there_is_one():
    t = table(EGYPTIAN, ROMAN).give(A, wood=3)
    assert not t.can(A, "ask-me")  # wood cannot be stored, nothing can be placed
    assert t.give(A, gold=1).can(A, "ask-me")
    assert not t.in_round(5).can(A, "ask-me")  # there is no Cleanup any more


@pytest.mark.rule("IS-CLN-02", "IS-DEC-24")
def test_any_number_may_be_kept_and_the_rest_given_up():
    t = table(EGYPTIAN, ROMAN).give(A, gold=3, wood=1).give(B, raze=2)
    t.do(A, "ask-me").pass_(A).do(B, "ask-me").pass_(B)
    assert t.asked == "store"
    assert t.pending == (A, B)
    assert [str(c) for c in t.choices(A)] == ["keep", "give gold", "many gold 2", "many gold 3"]
    assert [str(c) for c in t.choices(B)] == ["keep", "give raze", "many raze 2"]
    t.answer(A, "give", "gold").answer(B, "keep")
    assert t.pending == (A,)
    t.answer(A, "give", "gold").answer(A, "keep")
    assert t.seat(A).goods == {"gold": 1}
    assert t.seat(B).goods == {"raze": 2}


@pytest.mark.rule("IS-CLN-02", "IS-AMB-49")
def test_several_of_a_kind_are_given_up_in_one_answer():
    t = table(ROMAN, EGYPTIAN).built(A, WAREHOUSES).give(A, wood=3, stone=2, raze=1)
    t.do(A, "ask-me").pass_(A).pass_(B)
    t.answer(A, "many", "wood", 2)
    assert t.events("lose")[-1]["wood"] == 2
    assert "many wood 2" not in [str(c) for c in t.choices(A)], "only one is left"
    t.answer(A, "many", "stone", 2).answer(A, "keep")
    assert t.seat(A).goods == {"wood": 1, "raze": 1}


@pytest.mark.rule("IS-CLN-02", "IS-ROM-04")
def test_warehouses_store_wood_stone_and_food_but_no_gold():
    t = cleaned(table(ROMAN, BARBARIAN).built(A, WAREHOUSES).give(A, **ALL))
    assert t.seat(A).goods == {"wood": 3, "stone": 3, "food": 3, "raze": 3}


@pytest.mark.rule("IS-CLN-03")
def test_everything_else_goes_and_activated_locations_are_cleared():
    t = table(ROMAN, BARBARIAN).built(A, MASONS_GUILD).give(A, **ALL).activate(A, MASONS_GUILD)
    assert t.on(MASONS_GUILD)["used"] == 1
    cleaned(t)
    assert t.seat(A).goods == {"raze": 3}
    assert t.on(MASONS_GUILD)["used"] == 0


@pytest.mark.rule("IS-CLN-03", "IS-AMB-32")
def test_blocking_and_take_over_markers_are_removed():
    t = table(EGYPTIAN, ROMAN).built(A, TEMPLE_OF_RA, SCORPION_BREEDER).built(B, CASTLE, COAL_MINE)
    t.give(A, settlers=1).give(B, settlers=5)
    t.activate(A, TEMPLE_OF_RA, ("target", CASTLE)).turn(A).activate(A, SCORPION_BREEDER)
    assert t.on(COAL_MINE)["blocked"]
    assert t.on(CASTLE)["taken_from"] == B
    t.next_round().turn(B)
    assert t.seat(B).locations == [COAL_MINE, CASTLE]
    assert t.offered(B, "activate") == [COAL_MINE, CASTLE]


@pytest.mark.rule("IS-CLN-04", "IS-JAP-04", "IS-JAP-06", "IS-JAP-07")
def test_cards_points_deals_locations_foundations_samurai_shrine_and_gate_stay():
    t = table(JAPANESE, ROMAN).built(A, FARM, SHRINE, GATE, MILL).dealt(A, CASINO).founded(A, QUARRY)
    t.hand(A, STALLS, NINJAS).give(A, wood=2, settlers=1, vp=4)
    t.do(A, "samurai", FARM).offer(A, "wood", "wood").feed(A, STALLS)
    cleaned(t)
    seat = t.seat(A)
    assert seat.vp == 5
    assert NINJAS in seat.hand
    assert seat.locations == [FARM, SHRINE, GATE, MILL]
    assert (seat.deals, seat.foundations) == ([CASINO], 1)
    assert (t.on(FARM)["samurai"], t.on(SHRINE)["held"], t.on(GATE)["under"]) == (1, 2, 1)


@pytest.mark.rule("IS-CLN-05")
@pytest.mark.parametrize("first", [A, C])
def test_the_first_player_token_goes_to_the_left(first: int):
    t = table(ROMAN, BARBARIAN, EGYPTIAN, first=first)
    for i in range(1, 5):
        t.next_round()
        assert t.view["first"] == (first + i) % 3
        assert t.pending == ((first + i) % 3,)


@pytest.mark.rule("IS-CLN-06")
def test_the_next_round_begins_with_lookout():
    t = table(ROMAN, BARBARIAN).everybody_passes()
    assert t.round == 2
    assert t.asked == "pick"


@pytest.mark.rule("IS-CLN-06", "IS-EGY-04")
def test_counters_of_the_round_start_anew():
    t = table(EGYPTIAN, ROMAN).built(A, OASIS).give(B, settlers=10).turn(B)
    t.send(B, *["wood"] * 5)
    assert t.seat(A).settlers == 4
    t.next_round().give(B, settlers=8).turn(B).send(B, *["wood"] * 5)
    assert t.seat(A).settlers == 3 + 4
