"""SOL and VAR: one player against Qin Jiushao, who never asks."""

from __future__ import annotations

import pytest

import imperia
from imperia.games.wall import autumn, score, solo, spring, summer, winter
from imperia.games.wall.lexicon import (
    BY_SHAME,
    BY_TIME,
    BY_WALLS,
    COMMAND_NAMES,
    LOCATION_NAMES,
    POSTS,
    PRODUCTION,
    TOP_LEVEL,
)
from imperia.games.wall.tables import INDICATOR, KIND_OF, SETS
from wall_dsl import *
from wall_modes import *

SLOTS = SETS[0].slots[0]


def fresh(seed: int = 0, **options: str) -> Table:
    return Table(new("wall", 1, options, seed, lambda state: True))


# --- set-up -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "GW-SOL-01", "GW-SOL-02", "GW-SOL-03", "GW-SOL-04", "GW-SOL-05", "GW-SOL-06", "GW-SOL-07", "GW-SOL-13"
)
def test_the_board_is_that_of_two_players_without_anything_of_the_cooperative_game():
    s = fresh().state
    assert (s.reed, s.qin, s.factions, s.side, s.first, s.year) == (REED, QIN, 3, 0, 1, 1)
    assert [card >= 0 for card in s.horde] == [False] * 3 + [True, False, False] * 2
    assert all(INDICATOR[card] for card in s.horde_deck)
    assert (list(s.barricades), s.bank) == ([0, 3, 3], 10)
    assert (s.event_deck, s.demand_deck, len(s.artifacts)) == ([], [], 3)
    assert {KIND_OF[card] for card in s.tactic_deck} == {KIND_OF[BY_CODE["tac_retreat"]]}
    with pytest.raises(imperia.SetupError, match="cooperative"):
        fresh(mode="coop")


@pytest.mark.rule("GW-SOL-08", "GW-SOL-09", "GW-SOL-10", "GW-SOL-12", "GW-SOL-16")
def test_qin_has_officials_soldiers_overseers_cards_and_unseen_advisors():
    t = fresh()
    s = t.state
    assert (at_home(t, QIN), at(t, QIN), overseers(t, QIN)) == (8, {}, [1] * 4)
    assert t.seat(QIN).supply == [8, 4, 0]
    assert sorted(s.figures[QIN * PRODUCTION : QIN * PRODUCTION + PRODUCTION]) == [0, 0, 2, 2]
    assert sorted(s.qin_deck) == sorted(SETS[0].cards[6])
    assert len({tuple(fresh(seed).state.qin_deck) for seed in range(4)}) > 1
    assert (len(s.qin_unseen), s.support[QIN], s.advising[QIN]) == (2, [], [])
    assert at(t, REED) == {"sawmill": 1, "quarry": 1, "mine": 1}
    assert s.officials[0 * POSTS + 11] == 3


@pytest.mark.rule("GW-SOL-11", "GW-SOL-18", "GW-SOL-19")
def test_five_tokens_lie_on_his_track_at_random():
    tracks = {tuple(track(fresh(seed))) for seed in range(8)}
    assert len(tracks) > 2
    assert all(sorted(one) == sorted(TRACK) for one in tracks)
    t = fresh()
    assert (t.asked, len(t.offered(A, "general"))) == ("general", 2)


@pytest.mark.rule("GW-SOL-14", "GW-VAR-01", "GW-VAR-02")
@pytest.mark.parametrize(("difficulty", "honour"), [("0", 0), ("50", 50), ("100", 100)])
def test_his_honour_at_the_start(difficulty: str, honour: int):
    assert fresh(difficulty=difficulty).state.honour[QIN] == honour


@pytest.mark.rule("GW-VAR-01", "GW-VAR-03", "GW-VAR-05")
def test_difficulty_is_for_one_player_and_five_do_not_fit():
    for wrong in ({"difficulty": "50"}, {"advisors": "both"}):
        with pytest.raises(imperia.SetupError, match="one player only"):
            imperia.game("wall").new(3, 0, wrong)
    with pytest.raises(imperia.SetupError):
        imperia.game("wall").new(5, 0, {})


@pytest.mark.rule("GW-SOL-15")
def test_tea_order_is_you_qin_reed():
    for seed in range(4):
        assert fresh(seed).run("command").state.tea == (A, QIN, REED)


# --- his officials ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-SOL-32", "GW-SOL-65", "GW-AMB-51", "GW-SOL-36")
def test_he_places_from_the_lowest_location_upwards_one_in_each():
    t = ladder(table(1), "temple", "barracks", "sawmill", "quarry", "mine")
    solo.places(t.state, 3)
    assert (at(t.checked(), QIN), at_home(t, QIN)) == ({"mine": 1, "quarry": 1, "sawmill": 1}, 5)


@pytest.mark.rule("GW-SOL-33", "GW-SOL-68")
def test_in_your_turn_and_in_the_reed_turn_he_places_two():
    t = ladder(table(1), *TRACK)
    t.begin(A)
    autumn.resolve(t.state, A, SETS[0].commands[A][COMMAND_NAMES.index("economy")])
    t.go().run("aim")
    assert at(t, QIN) == {"barracks": 1, "temple": 1}
    t = ladder(table(1), *TRACK)
    reed_turn(t).run()
    assert at(t, QIN) == {"barracks": 1, "temple": 1}


@pytest.mark.rule("GW-SOL-34")
def test_a_full_location_is_passed_over_for_the_next_lowest():
    t = ladder(table(1), "quarry", "sawmill", "barracks", "temple", "mine")
    officials(t, A, mine=SLOTS[where("mine")] - 1)
    solo.places(t.state, 2)
    assert at(t.checked(), QIN) == {"temple": 1, "barracks": 1}


@pytest.mark.rule("GW-SOL-35", "GW-SOL-66", "GW-AMB-75")
def test_without_a_supply_he_moves_from_the_left_to_the_right():
    t = ladder(reed_at(table(1), "hq", "academy", "embassy"), "barracks", "sawmill", "quarry", "mine", "temple")
    officials(t, QIN, barracks=2, sawmill=2, quarry=2, mine=2)
    solo.places(t.state, 1)
    assert at(t.checked(), QIN) == {"barracks": 1, "sawmill": 2, "quarry": 2, "mine": 2, "temple": 1}
    t = ladder(reed_at(table(1), "hq", "academy", "embassy"), "barracks", "sawmill", "quarry", "mine", "temple")
    officials(t, QIN, sawmill=3, quarry=3, temple=2)
    solo.places(t.state, 2)
    assert at(t.checked(), QIN) == {"sawmill": 3, "quarry": 3, "temple": 2}


@pytest.mark.rule("GW-SOL-66", "GW-LOC-06")
def test_a_locked_location_is_no_source():
    t = ladder(reed_at(table(1), "hq", "academy", "embassy"), "sawmill", "quarry", "mine", "temple", "barracks")
    officials(t, QIN, sawmill=3, quarry=2, mine=3)
    solo.places(t.state, 1)
    assert at(t.checked(), QIN) == {"sawmill": 3, "quarry": 1, "mine": 3, "barracks": 1}


# --- Qin as ruler -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-SOL-47")
def test_he_rules_in_his_turn_and_in_the_reed_turn_when_he_is_higher():
    t = ladder(table(1), *TRACK)
    t.begin(QIN)
    assert t.state.rules().voice(t.state, REED) == -1
    t.tea(QIN, A, REED).begin(REED)
    assert t.state.rules().voice(t.state, REED) == -1
    t.tea(A, QIN, REED)
    assert t.state.rules().voice(t.state, REED) == A
    assert t.begin(A).state.rules().voice(t.state, REED) == A


@pytest.mark.rule("GW-SOL-48", "GW-SOL-67", "GW-AMB-81", "GW-EX-26")
def test_reed_officials_that_he_cannot_use_go_first_in_board_order():
    t = ladder(reed_at(table(1), "academy", "teahouse", "sawmill"), "sawmill", "quarry", "mine", "temple", "barracks")
    solo.moves_reed(t.begin(QIN).state, 2)
    assert at(t.checked(), REED) == {"barracks": 1, "temple": 1, "sawmill": 1}
    assert [event["location"] for event in t.events("moved")] == [where("teahouse"), where("academy")]


@pytest.mark.rule("GW-SOL-48", "GW-SOL-67")
def test_else_the_leftmost_reed_official_moves_down_the_track():
    t = ladder(reed_at(table(1), "sawmill", "quarry", "mine"), "mine", "quarry", "sawmill", "barracks", "temple")
    solo.moves_reed(t.begin(QIN).state, 2)
    assert at(t.checked(), REED) == {"temple": 1, "barracks": 1, "sawmill": 1}
    t = ladder(reed_at(table(1), "sawmill", "quarry", "mine"), "temple", "barracks", "mine", "quarry", "sawmill")
    solo.moves_reed(t.begin(QIN).state, 2)
    assert at(t.checked(), REED) == {"sawmill": 1, "quarry": 1, "mine": 1}


@pytest.mark.rule("GW-SOL-49", "GW-SOL-50")
def test_reed_spearmen_attack_by_his_rules_and_bring_him_nothing():
    t = indicator(reed_at(table(1).horde("M", OUTRIDERS).horde("R", "horde_outriders_2"), *TRACK[2:]), "R")
    activate(officials(t, QIN, barracks=1), "barracks", QIN).run()
    assert (t.seat(REED).supply[0], t.on("R1").count((REED, "spearman"))) == (9, 1)
    assert t.honours[QIN] == 2  # for his own spearman alone


@pytest.mark.rule("GW-SOL-62", "GW-AMB-59")
def test_reed_effects_under_qin_are_fixed():
    t = reed_at(table(1), "embassy", "mine", "quarry")
    row = list(t.state.row)
    activate(officials(t, A, embassy=1), "embassy", QIN).run()
    assert row[0] in t.state.advisor_discard
    t = indicator(reed_at(table(1).barricades(M=1, R=1), "builders", "mine", "quarry"), "R")
    activate(officials(t, A, builders=1), "builders", QIN).run()
    assert list(t.state.barricades) == [0, 1, 2]
    t = indicator(reed_at(table(1).barricades(M=1, R=3), "builders", "mine", "quarry"), "R")
    activate(officials(t, A, builders=1), "builders", QIN).run()
    assert list(t.state.barricades) == [0, 2, 3]
    t = reed_at(table(1).shamed(A, spearman=1), "temple", "mine", "quarry")
    activate(officials(t, A, temple=1), "temple", QIN).run()
    assert t.seat(A).shamed == [1, 0, 0]


# --- locations --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-SOL-37", "GW-SOL-38", "GW-SOL-40", "GW-SOL-26")
def test_production_gives_him_officials_times_level_and_no_goods():
    t = ladder(table(1), *TRACK)
    t.state.overseers[QIN * PRODUCTION + 1] = 3
    officials(t, QIN, quarry=2)
    activate(t, "quarry", A, advanced=True).run()
    assert (t.honours, at(t, QIN), at_home(t, QIN)) == ([0, 0, 6], {}, 8)
    assert sum(t.seat(QIN).goods.values()) == 0
    assert t.events("donated") == []


@pytest.mark.rule("GW-SOL-20", "GW-AMB-52")
def test_its_token_goes_to_the_left_end_and_only_those_left_of_it_move():
    t = officials(ladder(table(1), *TRACK), QIN, mine=1)
    activate(t, "mine", A, advanced=True).run()
    assert track(t) == ["mine", "sawmill", "quarry", "temple", "barracks"]
    t = officials(ladder(table(1), *TRACK), QIN, **{TRACK[1]: 1})
    activate(t, TRACK[1], A, advanced=True).run()
    assert track(t) == [TRACK[1], TRACK[0], *TRACK[2:]]
    t = officials(ladder(table(1), *TRACK), A, mine=1)
    activate(t, "mine", A, advanced=True).run()
    assert track(t) == list(TRACK)


@pytest.mark.rule("GW-SOL-39", "GW-SOL-43", "GW-SOL-44", "GW-SOL-46", "GW-SOL-64", "GW-AMB-53")
def test_barracks_a_free_spearman_for_each_official_by_column_the_upper_field_first():
    t = indicator(table(1).horde("M", OUTRIDERS).horde("R", "horde_outriders_2"), "M")
    activate(officials(t, QIN, barracks=3), "barracks", A).run()
    assert [t.field(f"M1{name}") for name in ("a3", "b3", "a4", "b4")] == [(QIN, "spearman")] * 3 + [None]
    assert (t.honours[QIN], t.seat(QIN).wood, t.seat(QIN).supply[0]) == (6, 0, 5)


@pytest.mark.rule("GW-SOL-43", "GW-AMB-54", "GW-SOL-61")
def test_without_a_field_there_he_attacks_the_other_section_else_nobody_is_recruited():
    t = indicator(table(1).horde("M", OUTRIDERS).horde("R", "horde_outriders_2").wounds("R1"), "R")
    activate(officials(t, QIN, barracks=1), "barracks", A).run()
    assert t.on("M1") == [(QIN, "spearman")]
    t = table(1).horde("M", OUTRIDERS).horde("R", "horde_outriders_2").wounds("R1", "M1")
    activate(officials(t, QIN, barracks=1), "barracks", A).run()
    assert (t.seat(QIN).supply[0], t.honours[QIN]) == (8, 0)
    t = table(1).horde("M", OUTRIDERS)
    t.state.box_open += t.state.horde_deck
    t.state.horde_deck = []
    activate(officials(t, QIN, barracks=1), "barracks", A).run()
    assert t.on("M1") == [(QIN, "spearman")]


@pytest.mark.rule("GW-SOL-41", "GW-DEC-44", "GW-AMB-85")
@pytest.mark.parametrize("active", [QIN, REED])
def test_his_locations_come_first_from_the_highest_down_then_you_choose(active: int):
    t = ladder(table(1), "barracks", "temple", "sawmill", "quarry", "mine").tea(QIN, A, REED)
    officials(t, QIN, barracks=3, sawmill=1)
    officials(t, A, sawmill=1, academy=1, teahouse=2)
    step_b(t, active).run("activate")
    first = [LOCATION_NAMES[event["location"]] for event in t.events("activated")]
    assert first == ["barracks", "sawmill"]
    assert (t.pending, t.offered(A, "activate")) == ((A,), ["teahouse", "academy"])


# --- his cards --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-SOL-30", "GW-SOL-31")
def test_his_card_is_turned_after_yours_and_takes_the_lowest_free_position():
    t = fresh(seed=2).run("command")
    s = t.state
    top = s.qin_deck[-1]
    assert s.qin_card == -1
    t.answer(A, "command", "economy").answer(A, "position", 1)
    assert (s.qin_card, s.track, s.played[QIN]) == (top, [QIN, A, REED], SETS[0].qin_commands.index(top))


@pytest.mark.rule("GW-SOL-57", "GW-AMB-55")
def test_an_empty_deck_is_made_of_his_played_cards():
    t = table(1)
    s = t.state
    s.qin_discard, s.qin_deck = s.qin_deck, []
    solo.reveal(s)
    assert (len(s.qin_deck), s.qin_discard, s.qin_card >= 0) == (5, [], True)
    assert s.qin_card not in s.qin_deck


@pytest.mark.rule("GW-SOL-58", "GW-AMB-56", "GW-AMB-57")
def test_in_summer_he_has_no_income_and_his_card_goes_to_his_own_discard():
    t = table(1)
    s = t.state
    s.qin_card = s.qin_deck.pop()
    s.honour[QIN] = 7
    t.begin()
    s.push(summer.SUMMERING, 0)
    t.go().run()
    assert (s.honour[QIN], s.qin_discard, s.qin_card) == (7, s.qin_discard[-1:], -1)
    assert sum(t.seat(QIN).goods.values()) == 0


@pytest.mark.rule("GW-SOL-42")
def test_despotism_he_activates_where_most_of_his_officials_are_the_highest_of_equals():
    t = ladder(reed_at(table(1), "hq", "academy", "embassy"), "temple", "sawmill", "quarry", "mine", "barracks")
    officials(t, QIN, sawmill=2, quarry=2)
    assert LOCATION_NAMES[solo.crowded(t.state)] == "sawmill"
    qin_turn(t, "solo_despotism").run()
    assert [LOCATION_NAMES[event["location"]] for event in t.events("activated")] == ["quarry"]
    assert (track(t)[0], t.honours[QIN]) == ("quarry", 3)
    assert solo.crowded(ladder(table(1), *TRACK).state) == -1


@pytest.mark.rule("GW-SOL-21", "GW-SOL-32")
def test_economy_his_overseer_at_the_lowest_production_token_rises():
    t = ladder(table(1), "mine", "sawmill", "temple", "quarry", "barracks")
    t.state.overseers[QIN * PRODUCTION + where("quarry")] = TOP_LEVEL
    qin_turn(t, "solo_economy").run()
    assert overseers(t, QIN) == [1, TOP_LEVEL, 1, 2]
    assert at(t, QIN) == {"barracks": 1, "quarry": 1, "temple": 1}


@pytest.mark.rule("GW-SOL-28", "GW-SOL-29", "GW-AMB-50", "GW-AMB-86")
def test_work_harder_he_builds_where_the_indicator_points_and_the_storehouse_pays_what_it_can():
    t = indicator(ladder(table(1), *TRACK), "R")
    t.state.store = [1, 5, 2, 0]
    qin_turn(t, "solo_work_harder").run()
    assert (list(t.state.walls), t.honours[QIN], t.state.store) == ([0, 0, 1], 5, [0, 1, 2, 0])
    t = indicator(ladder(table(1).walls(R=3, M=1), *TRACK), "R")
    qin_turn(t, "solo_work_harder").run()
    assert (list(t.state.walls), t.honours[QIN]) == ([0, 2, 3], 10)
    t = indicator(ladder(table(1).walls(R=3, M=3), *TRACK), "R")
    qin_turn(t, "solo_work_harder").run()
    assert (list(t.state.walls), t.honours[QIN]) == ([0, 3, 3], 0)


@pytest.mark.rule("GW-SOL-45", "GW-SOL-44")
def test_attack_order_two_spearmen_and_an_archer_on_the_indicated_section():
    t = indicator(ladder(table(1).walls(M=1, R=1), *TRACK).horde("M", OUTRIDERS), "M")
    qin_turn(t, "solo_attack_order").run()
    assert t.on("M1") == [(QIN, "spearman"), "wound", (QIN, "spearman")]
    assert (t.seat(QIN).firing, t.honours[QIN], t.seat(QIN).supply) == ({"L": 0, "M": 1, "R": 0}, 6, [6, 3, 0])
    t = indicator(ladder(table(1).walls(R=1), *TRACK).horde("M", OUTRIDERS), "M")
    qin_turn(t, "solo_attack_order").run()
    assert t.seat(QIN).supply == [6, 4, 0]


@pytest.mark.rule("GW-SOL-24")
def test_audience_an_unseen_advisor_supports_him_and_his_marker_rises():
    t = ladder(table(1), *TRACK).tea(A, REED, QIN)
    top = t.state.advisor_deck[-1]
    qin_turn(t, "solo_audience").run()
    assert (top in t.state.qin_unseen, t.state.tea, t.state.advising[QIN]) == (True, (A, QIN, REED), [])
    assert t.heard(A, "qin-support")[-1]["card"] < 0


@pytest.mark.rule("GW-SOL-21", "GW-SOL-32")
def test_his_betrayal_carries_out_his_own_card_of_the_name_of_yours():
    t = plays(ladder(table(1), *TRACK), A, "economy")
    qin_turn(t, "solo_betrayal").run()
    assert overseers(t, QIN) == [1, 1, 1, 2]
    for name in ("betrayal", None):
        t = ladder(table(1), *TRACK).tea(A, REED, QIN)
        if name:
            plays(t, A, name)
        qin_turn(t, "solo_betrayal").run()
        assert t.state.tea[0] == QIN


@pytest.mark.rule("GW-SOL-53")
def test_your_betrayal_copies_his_card_by_your_own_of_that_name():
    t = plays(ladder(table(1), *TRACK), A, "betrayal")
    t.state.played[QIN] = COMMAND_NAMES.index("economy")
    t.begin(A)
    autumn.resolve(t.state, A, SETS[0].commands[A][COMMAND_NAMES.index("betrayal")])
    t.go().answer(A, "branch", 0).run()
    assert t.seat(A).gold == 1
    assert overseers(t, QIN) == [1] * 4


@pytest.mark.rule("GW-SOL-22", "GW-AMB-60", "GW-SOL-69", "GW-AMB-82")
def test_your_card_counts_his_as_that_of_another_player():
    t = plays(ladder(table(1), *TRACK), A, "despotism")
    t.state.played[QIN] = COMMAND_NAMES.index("economy")
    t.begin(A)
    autumn.resolve(t.state, A, SETS[0].commands[A][COMMAND_NAMES.index("despotism")])
    t.go()
    for n, name in enumerate(("academy", "hq", "embassy", "teahouse", "builders"), 1):
        t.answer(A, "place", name)
        assert at_home(t, A) == 5 - n


@pytest.mark.rule("GW-SOL-70")
def test_your_tactic_cards_work_in_his_turn():
    t = ladder(table(1).tactics(A, "tac_retreat").horde("M", OUTRIDERS).cover(A, "M1a3").wounds("M1"), *TRACK)
    t.losses(1).defeats(QIN)
    assert (t.asked, t.pending) == ("tactic", (A,))


# --- fights -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-SOL-23", "GW-SOL-25", "GW-SOL-63")
def test_he_takes_no_shame_saves_nobody_and_his_soldiers_go_home():
    t = table(1).horde("M", "horde_keshig_3")
    t.cover(QIN, *free_fields(t, "M1")[:2]).losses(1).assault("M")
    assert (t.asked, t.pending) == ("shame", (A,))
    t.answer(A, "shame", "spearman")
    assert (t.idle, t.on("M1")) == (True, ["wound", (QIN, "spearman")])
    t = table(1).horde("M", OUTRIDERS).cover(QIN, "M1a3", "M1a4").wounds("M1").losses(1).defeats()
    assert (t.seat(QIN).supply[0], t.seat(QIN).staging["M"]) == (8, [0, 0, 0])


@pytest.mark.rule("GW-SOL-27", "GW-SOL-56")
def test_he_has_honour_for_presence_and_archers_and_captures_by_majority():
    t = table(1).horde("M", OUTRIDERS).cover(QIN, "M1a3", "M1a4").posted(QIN, "M").wounds("M1").losses(1).defeats()
    assert (t.honours[QIN], list(t.seat(QIN).captured)) == (2 + 2, [OUTRIDERS])
    assert score.total(t.state, QIN) > t.honours[QIN]


@pytest.mark.rule("GW-SOL-60", "GW-SOL-46", "GW-AMB-54")
def test_his_archers_fire_at_the_nearest_card_with_a_free_field():
    t = table(1).horde("M", OUTRIDERS, "horde_outriders_2").posted(QIN, "M", 2).wounds("M1a3", "M1a4", "M1b3").volley()
    assert (t.on("M1"), len(t.on("M2")), t.honours[QIN]) == (["wound"] * 4, 1, 4)


# --- the year ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-SOL-51", "GW-DEC-45", "GW-AMB-58")
def test_in_spring_you_say_which_of_two_advisors_joins_him():
    t = table(1)
    s = t.state
    row = list(s.row)
    t.begin()
    spring.spring(s)
    t.go()
    assert (t.asked, t.pending, t.offered(A, "offer")) == ("qin-advisor", (A,), [0, 1])
    t.answer(A, "offer", 1)
    assert (s.support[QIN], s.advisor_discard[-1], s.row[:2]) == ([row[1]], row[0], row[2:])
    assert s.row[3] >= 0


@pytest.mark.rule("GW-VAR-03", "GW-VAR-04")
def test_in_the_harder_game_both_join_him():
    t = table(1, advisors="both", difficulty="50")
    row = list(t.state.row)
    t.begin()
    spring.spring(t.state)
    t.go()
    assert (t.state.support[QIN], t.state.advisor_discard, t.idle) == (row[:2], [], True)


@pytest.mark.rule("GW-SOL-59")
def test_a_raid_takes_one_token():
    t = indicator(table(1).horde("M", *[f"horde_outriders_{i}" for i in (1, 2, 3)]).horde("R", "horde_keshig_3"), "M")
    t.state.horde_deck.append(t.state.horde_deck.pop(0))
    spring.add_hordes(t.state, 1)
    assert (t.bank, t.boxed) == (9, 1)


@pytest.mark.rule("GW-SOL-24", "GW-SOL-32")
def test_his_general_puts_up_barricades_at_the_start_of_winter():
    t = table(1).barricades(M=3, R=1)
    t.begin()
    winter.winter(t.state)
    t.state.run()
    assert [event["section"] for event in t.events("barricade")] == [2]


# --- the end ----------------------------------------------------------------------------------------------------------
def _end(t: Table, ending: int) -> Table:
    t.begin()
    winter.finish(t.state, ending)
    return t


@pytest.mark.rule("GW-SOL-17", "GW-SOL-55", "GW-AMB-61", "GW-SOL-52")
@pytest.mark.parametrize(("more", "won"), [(1, True), (0, False), (-1, False)])
def test_you_need_more_honour_than_he_with_his_sixty_for_artifacts(more: int, won: bool):
    t = _end(table(1), BY_TIME)
    t.state.honour[QIN] = 11
    his = score.total(t.state, QIN)
    assert his == 11 + 60 + 8 * len(t.state.qin_unseen)
    t.state.honour[A] += his + more - t.scores[A]
    t.state.forget()
    assert t.state.winners == ((A,) if won else ())


@pytest.mark.rule("GW-SOL-54")
def test_an_empty_bank_at_the_check_is_a_loss_and_two_sections_end_the_game():
    t = table(1).tokens(0).give(A, honour=500)
    t.begin()
    winter.check_end(t.state)
    assert (t.over, t.state.ending, t.state.winners) == (True, BY_SHAME, ())
    t = table(1).walls(M=3, R=3).give(A, honour=500)
    t.begin()
    winter.check_end(t.state)
    assert (t.state.ending, t.state.winners) == (BY_WALLS, (A,))
