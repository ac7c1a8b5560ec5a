"""EX and DT: worked examples and derived checks that no other file tells on its way."""

from __future__ import annotations

from random import Random

import pytest

from imperia.games.wall import attacks, blocks, solo
from imperia.games.wall import coop as together
from imperia.games.wall.lexicon import PRODUCTION, STONE, TEAM_SHAMED, WOOD
from imperia.games.wall.officials import place
from wall_dsl import *
from wall_modes import *


def alone() -> Table:
    """Against Qin; his track is wood, stone, gold, chi, wound from the left."""
    return ladder(table(1), *TRACK)


def building(t: Table, p: int = A) -> Table:
    t.begin(p)
    blocks.build(t.state, p, -1, 1)
    return t.go()


# --- prices -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-EX-22")
def test_the_third_advisor_costs_three_gold():
    t = officials(table(3).advisor(A, "adv_gravedigger").support(A, 1).give(A, gold=3), A, embassy=1)
    activate(t, "embassy", A).answer(A, "hire", 0).answer(A, "active")
    assert t.seat(A).gold == 0
    t = officials(table(3).advisor(A, "adv_gravedigger").support(A, 1).give(A, gold=2), A, embassy=1)
    assert activate(t, "embassy", A).offered(A, "hire") == []


@pytest.mark.rule("GW-DT-17")
def test_the_third_fourth_and_fifth_advisor_cost_twelve_gold():
    t = officials(table(3).advisor(A, "adv_gravedigger").support(A, 1).give(A, gold=12), A, embassy=3)
    activate(t, "embassy", A)
    for left in (9, 5, 0):
        t.answer(A, "hire", 0).answer(A, "support")
        assert t.seat(A).gold == left
    assert (len(t.state.support[A]), t.idle) == (4, True)


@pytest.mark.rule("GW-DT-14")
def test_a_wall_part_of_five_with_two_wood_in_the_storehouse():
    t = table(3).give(A, stone=4)
    t.state.store[WOOD] = 2
    building(t).answer(A, "wall", "M")
    assert (t.state.store[WOOD], t.seat(A).stone, t.seat(A).honour, t.state.walls[1]) == (0, 1, 5, 1)
    t = table(3).give(A, stone=2)
    t.state.store[WOOD] = 2
    assert not building(t).can(A, "wall", "M")  # one short


@pytest.mark.rule("GW-DT-15")
def test_a_barricade_with_three_stone_in_the_storehouse():
    t = table(3).give(A, wood=1)
    t.state.store[STONE] = 3
    building(t).answer(A, "barricade", "M")
    assert (t.state.store[STONE], t.seat(A).wood, t.seat(A).honour) == (1, 1, 2)
    assert t.state.barricades[1] == 1


# --- locations --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-DT-18")
def test_nobody_leaves_a_full_location_and_it_is_activated():
    t = officials(officials(table(3), A, sawmill=2, quarry=1), B, sawmill=1)
    t.begin(A)
    place(t.state, A, -1, 2)
    t.go()
    assert t.offered(A, "lift") == ["quarry"]
    step_b(t, A).run()
    assert [event["location"] for event in t.events("activated")] == [where("sawmill")]


@pytest.mark.rule("GW-DT-19")
def test_an_advanced_activation_shames_nobody():
    t = activate(officials(table(3), A, quarry=2), "quarry", A, advanced=True).run()
    assert (t.bank, t.seat(A).shamed, t.seat(A).stone + t.seat(A).honour > 0) == (30, [0, 0, 0], True)
    t = activate(officials(table(3), A, quarry=3), "quarry", A).run()
    assert t.bank == 29


# --- two players ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-DT-26")
def test_an_embassy_with_only_a_reed_official_sleeps():
    t = step_b(reed_at(table(2), "embassy", "mine", "quarry"), A)
    assert (t.idle, t.events("activated")) == (True, [])
    t = step_b(officials(reed_at(table(2), "embassy", "mine", "quarry"), A, embassy=1), A).run()
    assert [event["location"] for event in t.events("activated")] == [where("embassy")]
    assert (at(t, REED2), at(t, A)) == ({"embassy": 1, "mine": 1, "quarry": 1}, {})


@pytest.mark.rule("GW-DT-27")
def test_the_temple_with_a_reed_official_takes_shame_from_the_active_player():
    t = officials(reed_at(table(2).shamed(A, archer=2).shamed(B, spearman=1), "temple", "mine", "quarry"), B, temple=2)
    bank = t.bank
    activate(t, "temple", A).run()
    assert (t.seat(A).shamed, t.seat(B).shamed, t.bank) == ([0, 1, 0], [1, 0, 0], bank + 1)
    t = officials(reed_at(table(2).shamed(A, archer=2), "temple", "mine", "quarry"), B, temple=2)
    activate(t, "temple", t.state.reed).run()
    assert t.seat(A).shamed == [0, 2, 0]


@pytest.mark.rule("GW-DT-33")
def test_a_reed_official_keeps_a_player_from_having_the_teahouse_alone():
    t = officials(reed_at(table(2).tea(B, REED2, A), "teahouse", "mine", "quarry"), A, teahouse=1)
    activate(t, "teahouse", A)
    assert t.pending == (A,)
    t.answer(A, "rise")
    assert t.state.tea.index(A) > 0  # up one, not to the top


@pytest.mark.rule("GW-DEC-36", "GW-P2-34")
def test_the_ruler_says_where_the_reed_barricade_goes():
    t = officials(reed_at(table(2).barricades(M=3, R=1), "builders", "mine", "quarry"), B, builders=1)
    activate(t, "builders", A).run()
    assert list(t.state.barricades) == [0, 3, 2]  # one place was left
    t = officials(reed_at(table(2), "builders", "mine", "quarry"), B, builders=1)
    activate(t, "builders", A).run("reed-barricade")
    assert (t.pending, t.offered(A, "barricade")) == ((A,), ["M", "R"])


# --- alone ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-EX-25")
def test_two_officials_and_an_overseer_of_level_two_give_qin_four_honour():
    t = officials(alone(), QIN, mine=2)
    t.state.overseers[QIN * PRODUCTION + where("mine")] = 2
    before = t.honours[QIN]
    activate(t, "mine", A).run()
    assert (t.honours[QIN] - before, t.seat(QIN).goods) == (4, {"wood": 0, "stone": 0, "gold": 0, "chi": 0})


@pytest.mark.rule("GW-EX-27")
def test_what_finds_his_lowest_location_full_goes_to_the_next():
    t = officials(ladder(table(1), "barracks", "quarry", "mine", "temple", "sawmill"), A, sawmill=2)
    assert t.state.crowd[where("sawmill")] == 3  # the Reed Clan has the third place
    solo.places(t.state, 1)
    assert at(t.checked(), QIN) == {"temple": 1}


@pytest.mark.rule("GW-EX-28")
def test_the_wound_token_stands_for_the_barracks():
    t = alone().begin(A)
    solo.places(t.state, 2)
    assert at(t.checked(), QIN) == {"barracks": 1, "temple": 1}


@pytest.mark.rule("GW-DT-31")
def test_the_barracks_are_full_so_he_goes_to_the_temple_and_the_mine():
    t = officials(alone(), A, barracks=3)
    solo.places(t.state, 2)
    assert at(t.checked(), QIN) == {"temple": 1, "mine": 1}


@pytest.mark.rule("GW-EX-29")
def test_of_two_locations_that_fit_qin_activates_the_one_further_left():
    t = officials(alone(), QIN, temple=2, quarry=2, mine=1)
    assert solo.crowded(t.state) == where("quarry")


@pytest.mark.rule("GW-DT-22")
def test_the_token_of_an_activated_location_goes_to_the_left_end():
    t = officials(alone(), QIN, mine=1)
    activate(t, "mine", A).run()
    assert track(t) == ["mine", "sawmill", "quarry", "temple", "barracks"]


@pytest.mark.rule("GW-DT-23")
def test_what_qin_starts_with():
    t = Table(new("wall", 1, {}, 0, lambda state: True))
    assert (t.seat(QIN).supply, overseers(t, QIN), at_home(t, QIN)) == ([8, 4, 0], [1, 1, 1, 1], 8)
    assert len(t.state.qin_unseen) + len(t.state.support[QIN]) == 2


@pytest.mark.rule("GW-DT-32", "GW-SOL-64", "GW-SOL-43")
def test_qins_spearmen_go_column_by_column_from_the_left():
    t = indicator(alone().horde("M", "horde_jin_1"), "M").wounds("M1a1", "M1a5", "M1a6")
    attacks.qin_spearman(t.state)
    assert t.checked().field("M1a2") == (QIN, "spearman")
    attacks.qin_spearman(t.state)
    assert t.checked().field("M1b2") == (QIN, "spearman")
    attacks.qin_spearman(t.state)
    assert t.checked().field("M1b5") == (QIN, "spearman")


@pytest.mark.rule("GW-SOL-45", "GW-SOL-44")
def test_a_qin_archer_needs_a_firing_position_where_the_indicator_points():
    t = indicator(alone().horde("M", OUTRIDERS).walls(R=1), "M")
    attacks.qin_archer(t.state)
    assert (t.checked().seat(QIN).supply, t.on("M1")) == ([8, 4, 0], [])
    t.walls(M=1)
    before = t.honours[QIN]
    attacks.qin_archer(t.state)
    assert (t.checked().seat(QIN).firing["M"], t.field("M1a3"), t.honours[QIN] - before) == (1, "wound", 2)
    t.wounds("M1")
    attacks.qin_archer(t.state)
    assert (t.checked().seat(QIN).firing["M"], t.honours[QIN] - before) == (2, 2)  # nothing to wound


# --- together ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-DT-25")
def test_the_sixth_token_of_two_demands_and_three_players_is_not_there():
    t = coop(3).tokens(5).begin()
    s = t.state
    s.demand_deck += [card for card in s.artifacts[2:] if card >= 0]
    s.artifacts[2] = -1
    together._unfulfilled(s)
    t.go()
    for p in (A, A, B, B):
        t.answer(p, "shame", "spearman")
    assert not t.over
    t.answer(C, "shame", "spearman")
    assert (t.over, s.ending, s.winners) == (True, TEAM_SHAMED, ())


@pytest.mark.rule("GW-EX-30")
def test_demands_are_met_in_winter_and_never_before():
    seasons = set()
    for seed in range(6):
        t, luck = Table(new("wall", 3, {"mode": "coop"}, seed, lambda state: True)), Random(seed)
        while not t.over:
            options = t.state.options(t.pending[0])
            if any(option.name == "demand" for option in options):
                seasons.add(t.state.season)
            t.state.apply(t.pending[0], luck.choice(options))
    assert seasons == {WINTER}
