"""LOC, ACT, PRD, OVR, BLD, TEH, EMB, ACA: officials, activations, and what the ten locations do."""

from __future__ import annotations

import pytest

from imperia.games.wall import blocks
from imperia.games.wall.faces import FACES
from imperia.games.wall.lexicon import GOLD, KINDS, LOCATION_NAMES, POSTS, PRODUCTION, STONE, UNHIRED, UNLIMITED
from imperia.games.wall.officials import place
from imperia.games.wall.speech import SPEAKER
from imperia.games.wall.tables import SETS
from wall_dsl import *
from wall_modes import *

SLOTS = SETS[0].slots[0]
REGULAR = [name for name in LOCATION_NAMES if SLOTS[where(name)] < UNLIMITED]
SPECIAL = [name for name in LOCATION_NAMES if SLOTS[where(name)] == UNLIMITED]


def placing(t: Table, p: int, n: int, apart: bool = False, active: int | None = None) -> Table:
    """An instruction to place officials."""
    t.begin(p if active is None else active)
    place(t.state, p, -1, n, apart)
    return t.go()


def building(t: Table, p: int = A, n: int = 1) -> Table:
    t.begin(p)
    blocks.build(t.state, p, -1, n)
    return t.go()


def overseer(t: Table, p: int, name: str, level: int) -> Table:
    """An overseer of some level, a spearman."""
    s = t.state
    s.soldiers[p * 9 * 3] -= 1
    s.overseers[p * PRODUCTION + where(name)] = level
    s.figures[p * PRODUCTION + where(name)] = 0
    return t.checked()


def paid(t: Table, p: int, good: int, n: int) -> Table:
    """Pay so many of a good where a mix is asked for."""
    code = t.state.rules().effects.amount(good, n)
    t.state.apply(p, next(option for option in t.state.options(p) if option.code == code))
    return t.checked()


# --- LOC --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-LOC-01", "GW-LOC-02", "GW-AMB-01", "GW-CMP-36")
def test_regular_locations_have_positions_and_special_ones_take_any_number():
    assert sorted(SPECIAL) == ["academy", "builders", "embassy", "hq"]
    t = officials(table(3), A, sawmill=SLOTS[0])
    placing(t, B, 2)
    assert not t.can(B, "place", "sawmill")
    t = officials(officials(table(3), A, academy=5), B, academy=5)
    assert placing(t, C, 1).can(C, "place", "academy")


@pytest.mark.rule("GW-LOC-03", "GW-LOC-04", "GW-AUT-13")
def test_a_regular_location_activates_when_full_a_special_one_with_anybody():
    t = step_b(officials(table(3), A, sawmill=SLOTS[0] - 1), A)
    assert t.events("activated") == []
    t = step_b(officials(officials(table(3), A, sawmill=SLOTS[0] - 1), B, sawmill=1), A).run()
    assert [event["location"] for event in t.events("activated")] == [0]
    t = step_b(officials(table(3), C, academy=1), A).run()
    assert [event["location"] for event in t.events("activated")] == [where("academy")]


@pytest.mark.rule("GW-LOC-05", "GW-LOC-07", "GW-DEC-09")
def test_each_official_comes_from_the_supply_or_from_another_location():
    t = officials(table(3), A, sawmill=1, academy=1)
    placing(t, A, 2)
    assert t.offered(A, "lift") == ["sawmill", "academy"]
    t.answer(A, "lift", "academy")
    assert not t.can(A, "place", "academy")
    t.answer(A, "place", "quarry").answer(A, "place", "mine")
    assert (at(t, A), at_home(t, A)) == ({"sawmill": 1, "quarry": 1, "mine": 1}, 2)


@pytest.mark.rule("GW-LOC-05")
def test_a_placement_that_is_not_possible_is_lost():
    t = table(3)
    for p in (A, B):
        officials(t, p, sawmill=0)
    officials(t, A, academy=5)
    placing(t, A, 1)
    assert t.offered(A, "place") == []
    assert t.offered(A, "lift") == ["academy"]


@pytest.mark.rule("GW-LOC-08")
def test_unhired_officials_stay_where_they_are():
    t = officials(table(3), A, academy=5)
    assert t.state.officials[A * POSTS + UNHIRED] == 3
    assert placing(t, A, 1).offered(A, "place") == []


@pytest.mark.rule("GW-LOC-09")
def test_officials_that_were_not_activated_stay_over_the_year():
    t = officials(table(3), A, sawmill=1)
    step_b(t, A)
    assert at(t, A) == {"sawmill": 1}


@pytest.mark.rule("GW-LOC-10", "GW-LOC-06")
def test_the_first_placement_may_lock_what_the_second_would_leave():
    t = officials(table(3), A, sawmill=SLOTS[0] - 1)
    placing(t, A, 2)
    assert t.can(A, "lift", "sawmill")
    t.answer(A, "place", "sawmill")
    assert not t.can(A, "lift", "sawmill")


@pytest.mark.rule("GW-AUT-12", "GW-AMB-63")
def test_others_place_in_different_locations_from_wherever_they_like():
    t = officials(table(3), B, sawmill=2)
    placing(t, B, 2, apart=True, active=A).answer(B, "lift", "sawmill").answer(B, "place", "academy")
    assert not t.can(B, "place", "academy")
    t.answer(B, "lift", "sawmill").answer(B, "place", "quarry")
    assert at(t, B) == {"academy": 1, "quarry": 1}


# --- ACT --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-ACT-01", "GW-ACT-07", "GW-ACT-08")
def test_activations_come_one_after_the_other_each_once():
    t = officials(officials(table(3), A, academy=1, hq=1), B, academy=1)
    step_b(t, A).answer(A, "activate", "academy")
    assert (t.asked, t.pending) == ("draw", (A,))
    t.answer(A, "draw", 0).answer(B, "draw", 0)
    assert [LOCATION_NAMES[event["location"]] for event in t.events("activated")] == ["academy", "hq"]
    assert (at(t, A), at(t, B)) == ({}, {})


@pytest.mark.rule("GW-ACT-02", "GW-ACT-03", "GW-ACT-05", "GW-ACT-06")
def test_players_resolve_in_tea_order_and_all_officials_go_home_used_or_not():
    t = officials(officials(table(3).tea(C, A, B), A, academy=2), C, academy=1)
    activate(t, "academy", B)
    assert t.pending == (C,)
    t.answer(C, "draw", 0)
    assert t.pending == (A,)
    t.answer(A, "draw", 2)
    assert (len(t.seat(A).hand), len(t.seat(C).hand), at(t, A), at(t, C)) == (2, 0, {}, {})


@pytest.mark.rule("GW-ACT-04")
def test_how_officials_count_is_the_location_s_own_affair():
    t = activate(
        officials(table(3).give(A, wood=9, stone=9, gold=9, chi=9), A, barracks=2), "barracks", A, advanced=True
    )
    t.answer(A, "recruit", "spearman").answer(A, "recruit", "spearman")
    assert t.asked == "recruit-goes"  # at once
    t = activate(officials(table(3).give(A, gold=9), A, embassy=2), "embassy", A).answer(A, "hire-official")
    assert t.asked == "hire"  # one by one
    t = activate(officials(table(3).tea(B, A, C), A, teahouse=1), "teahouse", A).answer(A, "rise")
    assert t.idle  # a single effect


@pytest.mark.rule("GW-ACT-10", "GW-ACT-11", "GW-ACT-12", "GW-ACT-13")
def test_an_advanced_activation_needs_no_full_location_and_brings_no_shame():
    t = officials(officials(table(3), A, mine=1), B, mine=1)
    activate(t, "mine", A, advanced=True).run()
    assert ([t.seat(p).gold > 0 or t.honours[p] > 0 for p in (A, B)], at(t, A), at(t, B)) == ([True, True], {}, {})
    t = activate(officials(table(3), A, mine=1), "mine", A, advanced=True)
    assert (t.asked != "shame", t.bank) == (True, 30)


@pytest.mark.rule("GW-ACT-12", "GW-AMB-70")
def test_an_advanced_activation_without_officials_does_nothing():
    t = activate(table(3), "mine", A, advanced=True)
    assert (t.idle, t.state.store, t.honours) == (True, [0] * 4, [0] * 3)


@pytest.mark.rule("GW-ACT-14")
def test_the_set_has_advanced_activations_on_command_cards_and_on_advisors():
    def activates(node: object) -> bool:
        parts = node.parts() if hasattr(node, "parts") else ()
        return type(node).__name__ == "Activate" or any(activates(part) for part in parts)

    found = {face.suit() for face in FACES if any(activates(node) for node in face.printed.nodes())}
    assert found == {"command", "advisor"}


# --- PRD --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-PRD-01", "GW-PRD-03")
@pytest.mark.parametrize(
    ("name", "good"), [("sawmill", "wood"), ("quarry", "stone"), ("mine", "gold"), ("temple", "chi")]
)
def test_each_location_makes_its_own_good_one_for_each_official(name: str, good: str):
    t = activate(officials(table(3), A, **{name: 2}), name, A, advanced=True)
    assert t.seat(A).goods == {**dict.fromkeys(("wood", "stone", "gold", "chi"), 0), good: 2}


@pytest.mark.rule("GW-PRD-04", "GW-PRD-05", "GW-EX-11", "GW-OVR-10")
def test_an_overseer_adds_its_level_once_and_only_with_an_official():
    t = overseer(table(3), A, "mine", 2)
    activate(officials(t, A, mine=1), "mine", A, advanced=True)
    assert t.seat(A).gold == 3
    t = overseer(table(3), A, "mine", 2)
    activate(officials(t, B, mine=1), "mine", B, advanced=True).run()
    assert t.seat(A).gold == 0
    t = overseer(table(3), A, "mine", 2)
    activate(officials(t, A, mine=2), "mine", A, advanced=True)
    assert t.seat(A).gold == 4


@pytest.mark.rule("GW-PRD-02", "GW-PRD-06", "GW-PRD-10", "GW-DEC-19", "GW-DEC-20")
def test_each_step_is_finished_for_all_before_the_next():
    t = officials(officials(table(3).tea(B, A, C), A, sawmill=1), B, sawmill=1)
    t.give(A, chi=2).give(B, chi=2)
    activate(t, "sawmill", A, advanced=True)
    assert (t.seat(A).wood, t.seat(B).wood) == (1, 1)
    assert (t.asked, t.pending) == ("promote", (B,))
    t.answer(B, "done")
    assert (t.asked, t.pending) == ("promote", (A,))
    t.answer(A, "done")
    assert (t.asked, t.pending) == ("donate", (B,))
    t.answer(B, "donate")
    assert (t.asked, t.pending) == ("donate", (A,))


@pytest.mark.rule("GW-PRD-06", "GW-PRD-07", "GW-PRD-08", "GW-PRD-09")
def test_one_promotion_paid_also_with_what_was_just_gained_and_too_late_for_this_gain():
    good = SETS[0].overseer_good[where("mine")]
    t = officials(table(3), A, mine=2)
    t.state.stock[A * 4 + good] = 2
    activate(t, "mine", A, advanced=True).answer(A, "promote", "mine").answer(A, "kind", "archer")
    assert (overseers(t, A), t.seat(A).gold, t.asked) == ([0, 0, 1, 0], 2, "donate")
    self_paid = [name for name in TRACK[:4] if SETS[0].overseer_good[where(name)] == where(name)]
    assert self_paid == []


@pytest.mark.rule("GW-PRD-10", "GW-PRD-11", "GW-CMP-37", "GW-AMB-71")
def test_a_donation_is_one_of_the_good_for_two_honour_in_the_storehouse():
    t = activate(officials(table(3), A, quarry=2), "quarry", A, advanced=True).answer(A, "donate")
    assert (t.seat(A).stone, t.seat(A).honour, t.state.store, t.idle) == (1, 2, [0, 1, 0, 0], True)
    assert "storehouse" not in LOCATION_NAMES


@pytest.mark.rule("GW-PRD-12")
def test_chi_is_never_donated():
    t = activate(officials(table(3), A, temple=2), "temple", A, advanced=True)
    assert t.asked != "donate"


# --- OVR --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-OVR-01", "GW-OVR-02", "GW-OVR-04", "GW-EX-12", "GW-DEC-20")
def test_the_first_overseer_is_a_clean_soldier_of_the_supply_for_two():
    t = officials(table(3).give(A, chi=2).shamed(A, archer=4), A, sawmill=1)
    overseer(t, B, "sawmill", 1)
    activate(t, "sawmill", A, advanced=True).answer(A, "promote", "sawmill")
    assert (t.asked, t.options(A)) == ("overseer", ["spearman", "horseman"])
    t.answer(A, "kind", "horseman")
    assert (t.seat(A).chi, t.seat(A).supply[2], overseers(t, A)[0], overseers(t, B)[0]) == (0, 1, 1, 1)


@pytest.mark.rule("GW-OVR-03", "GW-OVR-05", "GW-EX-13", "GW-OVR-06")
def test_a_further_promotion_costs_the_price_between_and_moves_the_same_soldier():
    t = officials(overseer(table(3).give(A, chi=3), A, "sawmill", 1), A, sawmill=1)
    activate(t, "sawmill", A, advanced=True).answer(A, "promote", "sawmill")
    assert (overseers(t, A)[0], t.seat(A).chi, t.seat(A).supply) == (2, 0, [9, 4, 2])
    assert t.state.figures[A * PRODUCTION] == 0


@pytest.mark.rule("GW-OVR-09", "GW-EX-15", "GW-AMB-32")
def test_three_is_the_highest_level():
    t = officials(overseer(table(3).give(A, chi=20), A, "sawmill", 3), A, sawmill=1)
    activate(t, "sawmill", A, advanced=True)
    assert (t.seat(A).wood, t.asked) == (4, "donate")


@pytest.mark.rule("GW-OVR-07", "GW-OVR-08", "GW-EX-14", "GW-AMB-31", "GW-AMB-80")
def test_a_discount_advisor_promotes_his_overseer_besides_that_of_another_location():
    t = officials(table(3).advisor(A, "adv_alchemist"), A, quarry=1)
    t.state.stock[A * 4 + SETS[0].overseer_good[where("quarry")]] = 2
    activate(t, "quarry", A, advanced=True)
    assert sorted(map(str, t.offered(A, "promote"))) == ["mine", "quarry"]
    t.answer(A, "promote", "mine").answer(A, "kind", "spearman")
    assert (overseers(t, A), t.seat(A).stone) == ([0, 0, 1, 0], 1)
    t.answer(A, "promote", "quarry").answer(A, "kind", "spearman")
    assert overseers(t, A) == [0, 1, 1, 0]
    assert t.asked != "promote"


@pytest.mark.rule("GW-OVR-11", "GW-DT-34")
def test_the_bonus_comes_with_the_promotion_of_a_card_too():
    t = table(3).advisor(A, "adv_alchemist").tactics(A, "tac_restless")
    t.state.stock[A * 4 : A * 4 + 4] = [1, 1, 1, 1]
    t.begin(A)
    blocks.promote(t.state, A, -1, 1, 1)
    t.go().answer(A, "promote", "mine").answer(A, "kind", "spearman")
    assert t.asked == "promote"


@pytest.mark.rule("GW-OVR-12")
def test_a_free_promotion_still_needs_a_soldier():
    t = officials(table(3).advisor(A, "adv_alchemist").no_supply(A), A, quarry=1)
    activate(t, "quarry", A, advanced=True)
    assert t.asked == "donate"


# --- BLD --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-BLD-01", "GW-BLD-02", "GW-AMB-25", "GW-DEC-24")
def test_one_action_for_each_official_in_one_block_anywhere():
    t = activate(
        officials(table(3).general(A, "gen_yang_ye").support(A, 1).give(A, wood=9), A, builders=2), "builders", A
    )
    paid(t.answer(A, "barricade", "L"), A, WOOD, 2) if t.asked == "amount" else t.answer(A, "barricade", "L")
    t.answer(A, "wall", "R")
    assert (list(t.state.barricades), list(t.state.walls), t.seat(A).wood) == ([1, 0, 0], [0, 0, 1], 2)
    assert t.seat(A).honour == 2 + 5 + 2 + 1  # both buildings, and the bonus of the general once for each kind


@pytest.mark.rule("GW-BLD-03", "GW-BLD-04", "GW-BLD-11", "GW-DEC-25")
def test_a_barricade_costs_two_in_any_mix_but_chi_where_there_are_fewer_than_three():
    t = building(table(3).give(A, wood=1, gold=1, chi=9).barricades(L=3, M=2))
    assert t.offered(A, "barricade") == ["M", "R"]
    t.answer(A, "barricade", "M")
    assert (t.seat(A).wood, t.seat(A).gold, t.seat(A).chi, t.seat(A).honour) == (0, 0, 9, 2)
    assert building(table(3).give(A, wood=1, chi=9)).idle


@pytest.mark.rule("GW-BLD-05", "GW-BLD-06", "GW-BLD-07", "GW-BLD-08", "GW-EX-19")
def test_wall_parts_rise_level_by_level_for_their_price_and_as_much_honour():
    prices = SETS[0].wall_price
    assert prices == (5, 10, 15)
    t = table(3)
    honour = 0
    for level in range(3):
        t.give(A, wood=prices[level])
        building(t).answer(A, "wall", "M")
        honour += prices[level]
        assert (t.state.walls[1], t.seat(A).wood, t.seat(A).honour) == (level + 1, 0, honour)
    assert not building(t.give(A, wood=50)).can(A, "wall", "M")


@pytest.mark.rule("GW-BLD-09", "GW-BLD-10", "GW-AMB-26", "GW-DEC-25", "GW-GEN-08")
def test_the_storehouse_pays_first_in_kinds_of_the_builder_s_choice():
    t = table(3).give(A, wood=1)
    t.state.store = [2, 3, 0, 0]
    building(t).answer(A, "wall", "L")
    assert (t.seat(A).wood, t.state.store, t.seat(A).honour) == (1, [0, 0, 0, 0], 5)
    t = table(3)
    t.state.store = [2, 2, 0, 0]
    building(t).answer(A, "barricade", "L")
    assert t.asked == "amount"
    paid(t, A, STONE, 2)
    assert (t.state.store, t.seat(A).honour) == ([2, 0, 0, 0], 2)


# --- TEH --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-TEH-01", "GW-TEH-02", "GW-EX-21", "GW-AMB-19", "GW-AMB-64", "GW-DEC-32")
def test_each_player_may_rise_one_place_in_the_order_of_the_start():
    t = officials(officials(table(3).tea(C, B, A), B, teahouse=1), A, teahouse=1)
    activate(t, "teahouse", C)
    assert t.pending == (B,)
    t.answer(B, "rise")
    assert t.state.tea == (B, C, A)
    t.answer(A, "rise")
    assert t.state.tea == (B, A, C)
    t = officials(table(3).tea(C, B, A), A, teahouse=1)
    assert activate(t, "teahouse", C).answer(A, "skip").state.tea == (C, B, A)


@pytest.mark.rule("GW-TEH-03", "GW-AMB-20")
def test_who_fills_the_house_alone_goes_to_the_top():
    t = officials(table(3).tea(C, B, A), A, teahouse=SLOTS[where("teahouse")])
    assert activate(t, "teahouse", A).answer(A, "rise").state.tea == (A, C, B)


@pytest.mark.rule("GW-TEH-04", "GW-TEH-05")
def test_on_top_nothing_is_asked_and_officials_go_home():
    t = activate(officials(table(3).tea(A, B, C), A, teahouse=1), "teahouse", B)
    assert (t.idle, at(t, A), t.state.tea) == (True, {}, (A, B, C))


# --- EMB --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-EMB-01", "GW-EMB-02", "GW-EMB-03", "GW-EMB-04", "GW-DEC-33")
def test_an_official_is_hired_for_two_gold_and_takes_no_part_in_this():
    t = activate(officials(table(3).give(A, gold=5), A, embassy=2), "embassy", A).answer(A, "hire-official")
    s = t.state
    assert (t.seat(A).gold, s.officials[A * POSTS + UNHIRED], at_home(t, A)) == (3, 2, 4)
    t.answer(A, "hire-official")
    assert (t.idle, t.seat(A).gold, at_home(t, A)) == (True, 1, 7)


@pytest.mark.rule("GW-EMB-05", "GW-EMB-06", "GW-EMB-07", "GW-ADV-01", "GW-ADV-05", "GW-DEC-34")
def test_the_nth_advisor_costs_n_gold_and_the_row_is_filled_at_once():
    t = officials(table(3).support(A, 1).give(A, gold=5), A, embassy=2)
    row = list(t.state.row)
    activate(t, "embassy", A).answer(A, "hire", 1)
    assert (t.asked, t.options(A)) == ("role", ["active", "support"])
    t.answer(A, "support")
    assert (t.seat(A).gold, t.state.support[A][-1]) == (3, row[1])
    assert t.state.row[:3] == [row[0], row[2], row[3]]
    assert t.state.row[3] >= 0
    t.answer(A, "hire", 0).answer(A, "active")
    assert (t.seat(A).gold, t.state.advising[A]) == (0, [row[0]])


# --- ACA --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-ACA-01", "GW-ACA-03", "GW-DEC-35", "GW-AMB-64")
def test_up_to_one_card_for_each_official_and_never_more_than_five():
    t = officials(table(3).tactics(A, *["tac_retreat"] * 2, "tac_goat", "tac_tea"), A, academy=2)
    activate(t, "academy", A)
    assert t.offered(A, "draw") == [0, 1, 2]
    t.answer(A, "draw", 2)
    assert (t.asked, t.pending) == ("overflow", (A,))
    t.answer(A, "discard", "tac_goat")
    assert len(t.seat(A).hand) == 5


@pytest.mark.rule("GW-ACA-02")
def test_an_empty_deck_is_made_of_the_discards_else_the_draw_is_lost():
    t = table(3)
    s = t.state
    s.tactic_discard, s.tactic_deck = s.tactic_deck, []
    activate(officials(t, A, academy=2), "academy", A).answer(A, "draw", 2)
    assert (len(t.seat(A).hand), len(s.tactic_discard), len(s.tactic_deck)) == (2, 0, 18)
    t = table(3)
    t.state.box_open += t.state.tactic_deck
    t.state.tactic_deck = []
    activate(officials(t, A, academy=2), "academy", A)
    assert (t.idle, t.seat(A).hand) == (True, [])


# --- what it costs, on every button -----------------------------------------------------------------------------------
def price(t: Table, p: int, *what: object) -> tuple[tuple[int, int], ...]:
    """The price that is said with a choice: (good, number) pairs, good −1 for any mix."""
    option = next(choice.option for choice in t.choices(p) if choice.fits(what))
    terms = SPEAKER.terms(t.state, p, option)
    return terms.pays if terms is not None else ()


@pytest.mark.rule("GW-BLD-03", "GW-BLD-06", "GW-BLD-07")
@pytest.mark.parametrize("section", ["L", "M", "R"])
def test_what_is_built_costs_what_its_button_says(section: str):
    t = building(table(3).give(A, wood=30).walls(**{section: 1}))
    assert price(t, A, "wall", section) == ((-1, 10),)
    assert price(t, A, "barricade", section) == ((-1, 2),)
    t = table(3).give(A, wood=30)
    t.begin(A)
    blocks.build(t.state, A, -1, 1, off=1)
    assert [price(t.go(), A, what, section) for what in ("wall", "barricade")] == [((-1, 4),), ((-1, 1),)]
    t = table(3)
    t.begin(A)
    blocks.build(t.state, A, -1, 1, free=True)
    assert [price(t.go(), A, what, section) for what in ("wall", "barricade")] == [(), ()]


@pytest.mark.rule("GW-BAR-03", "GW-EMB-04", "GW-EMB-05")
def test_who_is_recruited_or_hired_costs_what_his_button_says():
    t = table(3).give(A, wood=9, stone=9, gold=9, chi=9)
    t.begin(A)
    blocks.recruit(t.state, A, -1, 1, off=2)
    prices = [SETS[0].recruit_price[kind] for kind in range(3)]
    for name, wanted in zip(KINDS, prices, strict=False):
        paid_for = tuple([(good, n) for good, n in enumerate(wanted) if n])
        assert price(t.go(), A, "recruit", name) == paid_for
    option = t.choices(A, "recruit")[0].option
    terms = SPEAKER.terms(t.state, A, option)
    assert terms is not None
    assert terms.less == 2
    t = table(3)
    t.begin(A)
    blocks.recruit(t.state, A, -1, 1, free=True)
    assert [price(t.go(), A, "recruit", name) for name in KINDS[:3]] == [(), (), ()]
    t = table(3).support(A, 1).give(A, gold=9)
    t.begin(A)
    blocks.hire(t.state, A, -1)
    t.go()
    assert [price(t, A, "hire", place) for place in range(len(t.state.row))] == [((GOLD, 2),)] * len(t.state.row)
    assert price(t, A, "hire-official") == ((GOLD, 2),)
    t.begin(A)
    blocks.hire(t.state, A, -1, off=1)
    assert (price(t.go(), A, "hire", 0), price(t, A, "hire-official")) == (((GOLD, 1),), ((GOLD, 1),))


@pytest.mark.rule("GW-OVR-04", "GW-OVR-05", "GW-OVR-11", "GW-EX-14")
def test_a_promotion_costs_what_its_button_says_and_is_cheaper_only_where_the_card_counts():
    t = overseer(table(3), A, "mine", 1)
    t.state.stock[A * 4 : A * 4 + 4] = [9, 9, 9, 9]
    t.begin(A)
    blocks.promote(t.state, A, -1, 2, 1)
    t.go()
    goods = SETS[0].overseer_good
    assert [price(t, A, "promote", name) for name in TRACK[:4]] == [
        ((goods[where(name)], SETS[0].overseer_price[where(name)][1 if name == "mine" else 0] - 1),)
        for name in TRACK[:4]
    ]
    ((good, n),) = price(t, A, "promote", "mine")
    t.answer(A, "promote", "mine")
    assert t.state.stock[A * 4 + good] == 9 - n
    t = officials(table(3).advisor(A, "adv_alchemist"), A, quarry=1)
    t.state.stock[A * 4 : A * 4 + 4] = [9, 9, 9, 9]
    activate(t, "quarry", A, advanced=True)
    assert price(t, A, "promote", "quarry") == ((goods[where("quarry")], 2),)
    assert price(t, A, "promote", "mine") == ()  # by the alchemist
