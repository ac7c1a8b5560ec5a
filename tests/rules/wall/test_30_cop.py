"""COP: all against the hordes and for the Emperor: demands, events, shame, and both ways to lose."""

from __future__ import annotations

import pytest

from imperia.games.wall import blocks, spring, summer, winter
from imperia.games.wall import coop as together
from imperia.games.wall.lexicon import (
    COMMAND_NAMES,
    COMMANDS,
    DISCARDED,
    GOLD,
    IN_HAND,
    TEAM_LATE,
    TEAM_SHAMED,
    TEAM_WON,
)
from imperia.games.wall.tables import INDICATOR, KIND_OF, SETS, WORTH
from wall_dsl import *
from wall_modes import *

HORDE = "coophorde_vanguard_2"


def fresh(seats: int = 3, seed: int = 0) -> Table:
    return Table(new("wall", seats, {"mode": "coop"}, seed, lambda state: True))


def demands(t: Table, *names: str) -> Table:
    """These demands lie open, and no others."""
    s = t.state
    s.demand_deck = sorted([*s.demand_deck, *[card for card in s.artifacts if card >= 0]])
    s.artifacts = [-1] * 3
    for i, name in enumerate(names):
        s.demand_deck.remove(BY_CODE[name])
        s.artifacts[i] = BY_CODE[name]
    return t.checked()


def phase_3(t: Table) -> Table:
    """Demands may be fulfilled."""
    t.begin()
    t.state.tried = 0
    t.state.push(together.DEMANDING, 0)
    return t.go()


def phases(t: Table) -> Table:
    """Winter from phase 3 on."""
    t.begin()
    together.winter(t.state)
    return t.go()


def gives(t: Table, p: int, n: int) -> None:
    """So much gold."""
    code = t.state.rules().effects.amount(GOLD, n)
    t.state.apply(p, next(option for option in t.state.options(p) if option.code == code))


def open_demands(t: Table) -> list[str]:
    return [CODE[card] for card in t.state.artifacts if card >= 0]


# --- set-up -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-COP-02", "GW-COP-43")
def test_six_seven_or_nine_demands():
    assert [SETS[0].demands_to_win[people - 1] for people in (2, 3, 4)] == [6, 7, 9]
    assert [fresh(seats).view["demands"]["needed"] for seats in (2, 3, 4)] == [6, 7, 9]


@pytest.mark.rule("GW-COP-04", "GW-COP-05", "GW-COP-12")
@pytest.mark.parametrize(("seats", "lying", "deck"), [(2, 2, 6), (3, 3, 9), (4, 3, 9)])
def test_demands_lie_where_artifacts_would(seats: int, lying: int, deck: int):
    t = fresh(seats)
    assert (len(open_demands(t)), len(t.state.demand_deck)) == (lying, deck)
    if seats == 2:
        out = {CODE[card] for card in t.state.box_open if KIND_OF[card] == KIND_OF[BY_CODE["dem_taunt"]]}
        assert out == {"dem_taunt", "dem_guard", "dem_glory", "dem_escort"}


@pytest.mark.rule("GW-COP-03", "GW-COP-06", "GW-COP-07", "GW-AMB-36", "GW-AMB-37", "GW-AMB-74")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_horde_card_more_than_players_of_the_cooperative_deck(seats: int):
    for seed in range(4):
        s = fresh(seats, seed).state
        laid = [card for card in s.horde if card >= 0]
        assert len(laid) + len([1 for event in s.events if event.name == "raid"]) == seats + 1
        assert all(s.horde[section * 3] >= 0 for section in range(s.first, 3))
        assert {KIND_OF[card] for card in laid + s.horde_deck} == {KIND_OF[BY_CODE[HORDE]]}


@pytest.mark.rule("GW-COP-08", "GW-COP-09", "GW-COP-10")
def test_tactics_generals_and_events_of_both_kinds():
    s = fresh().state
    assert (len(s.tactic_deck), len(s.event_deck)) == (32, 12)
    generals = [card for hand in s.dealt for card in hand if CODE[card].split("_")[0] in ("gen", "cgen")]
    assert len(generals) + len([card for card in s.box if CODE[card].split("_")[0] in ("gen", "cgen")]) == 21


@pytest.mark.rule("GW-COP-11", "GW-COP-43")
def test_two_players_have_the_reed_clan_between_them():
    s = fresh(2).state
    assert (s.reed, s.first, s.bank, len(s.tea) == 0 or s.tea[-1] == 2) == (2, 1, 20, True)
    assert all(INDICATOR[card] for card in s.horde_deck)


# --- demands ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-COP-13", "GW-COP-38")
def test_demands_come_in_phase_3_after_the_assault_and_before_the_check():
    t = demands(coop(3), "dem_prayers")
    for p in (A, B, C):
        t.give(p, chi=3)
    t.begin()
    winter.winter(t.state)
    t.go().run("demand")
    assert (t.pending, t.events("cleared")) == ((A,), [{}])
    assert t.offered(A, "demand") == [0]


@pytest.mark.rule("GW-COP-14", "GW-COP-17", "GW-DEC-39")
def test_several_demands_in_the_order_of_who_is_highest_in_tea_order():
    t = demands(coop(3).tea(C, A, B), "dem_prayers", "dem_silver", "dem_timber")
    for p in (A, B, C):
        t.give(p, chi=3, gold=3)
    phase_3(t)
    assert (t.asked, t.pending, t.offered(C, "demand")) == ("demand", (C,), [0, 1])
    t.answer(C, "demand", 0).answer(C, "yes").answer(A, "yes").answer(B, "yes")
    assert (open_demands(t), [CODE[card] for card in t.state.fulfilled]) == (
        ["dem_silver", "dem_timber"],
        ["dem_prayers"],
    )
    assert t.offered(C, "demand") == [1]
    t.answer(C, "done")
    assert t.idle


@pytest.mark.rule("GW-COP-15", "GW-COP-16", "GW-AMB-42", "GW-DEC-40")
def test_all_give_at_once_or_nobody_does():
    t = demands(coop(3), "dem_prayers")
    t.give(A, chi=9).give(B, chi=3).give(C, chi=1)
    assert phase_3(t).idle, "one of them has not enough, and nobody can pay for another"
    t.give(C, chi=3)
    phase_3(t).answer(A, "demand", 0).answer(A, "yes").answer(B, "no")
    assert ([t.seat(p).chi for p in (A, B, C)], open_demands(t)) == ([9, 3, 3], ["dem_prayers"])
    assert (t.idle, t.events("refused")) == (True, [{"seat": B, "card": BY_CODE["dem_prayers"]}])


@pytest.mark.rule("GW-AMB-42", "GW-COP-16")
def test_a_demand_is_tried_once_a_winter():
    t = demands(coop(3), "dem_prayers", "dem_silver")
    for p in (A, B, C):
        t.give(p, chi=3, gold=3)
    phase_3(t).answer(A, "demand", 0).answer(A, "no")
    assert t.offered(A, "demand") == [1]


@pytest.mark.rule("GW-AMB-42", "GW-COP-15")
def test_a_price_of_all_together_is_split_as_they_say():
    t = demands(coop(3), "dem_silver").give(A, gold=5).give(B, gold=4).give(C, gold=1)
    phase_3(t).answer(A, "demand", 0)
    gives(t, A, 4)
    gives(t, B, 3)
    gives(t, C, 1)
    assert ([t.seat(p).gold for p in (A, B, C)], open_demands(t)) == ([1, 1, 0], [])


@pytest.mark.rule("GW-COP-18")
def test_what_is_sacrificed_never_returns():
    t = demands(coop(3), "dem_garrison")
    for p in (A, B, C):
        t.staged(p, "M", spearman=1)
    phase_3(t).answer(A, "demand", 0)
    for p in (A, B, C):
        t.answer(p, "yes")
    t.run()
    assert [t.seat(p).gone for p in (A, B, C)] == [[1, 0, 0]] * 3
    assert [t.seat(p).supply[0] for p in (A, B, C)] == [9] * 3


@pytest.mark.rule("GW-COP-19", "GW-COP-21", "GW-COP-50", "GW-DEC-41")
def test_every_demand_that_still_lies_there_brings_everyone_a_token_in_tea_order():
    t = demands(coop(3).tea(B, C, A), "dem_prayers", "dem_silver")
    t.begin()
    together._unfulfilled(t.state)
    t.go()
    for p in (B, C, A):
        assert t.pending == (p,)
        t.say(p, ("shame", "spearman"), ("shame", "spearman"))
    assert (t.bank, open_demands(t)) == (24, ["dem_prayers", "dem_silver"])


@pytest.mark.rule("GW-COP-20", "GW-AMB-38", "GW-AMB-44")
def test_empty_positions_are_filled_after_the_shame():
    t = demands(coop(3), "dem_prayers")
    together.fill_demands(t.state)
    assert len(open_demands(t.checked())) == 3
    t = demands(coop(3), "dem_prayers")
    t.state.fulfilled, t.state.demand_deck = t.state.demand_deck, []
    together.fill_demands(t.state)
    assert open_demands(t.checked()) == ["dem_prayers"]
    t = demands(coop(2), "dem_prayers")
    together.fill_demands(t.state)
    assert len(open_demands(t.checked())) == 2


@pytest.mark.rule("GW-COP-20", "GW-COP-38")
def test_new_demands_bring_no_shame_in_the_winter_they_come():
    t = demands(coop(3), "dem_prayers").tokens(3)
    phases(t)
    for p in (A, B, C):
        t.answer(p, "shame", "spearman")
    t.run("command")
    assert (len(open_demands(t)), t.over) == (3, False)


# --- events -----------------------------------------------------------------------------------------------------------
def _event(t: Table, name: str) -> Table:
    s = t.state
    s.event_deck.remove(BY_CODE[name])
    s.event_deck.append(BY_CODE[name])
    t.begin()
    together._event(s)
    return t.go()


@pytest.mark.rule("GW-COP-22", "GW-COP-23")
def test_an_event_strikes_at_once():
    t = coop(3)
    for p in (A, B, C):
        t.give(p, wood=2)
    _event(t, "ev_yellow_river")
    assert ([t.seat(p).wood for p in (A, B, C)], len(t.state.event_deck)) == ([0, 0, 0], 11)


@pytest.mark.rule("GW-COP-24")
def test_an_event_that_lasts_stays_and_holds():
    t = _event(coop(3), "ev_long_winter")
    assert [CODE[card] for card in t.state.events_out] == ["ev_long_winter"]
    t.horde("M", HORDE)
    fields = free_fields(t, "M1")
    t.cover(A, fields[0]).wounds("M1").give(A, chi=3).losses(1).defeats().run("save")
    t.answer(A, "M1", "spearman")
    assert t.seat(A).chi == 0


@pytest.mark.rule("GW-AMB-44", "GW-COP-22")
def test_without_events_nothing_is_turned():
    t = coop(3)
    t.state.events_out, t.state.event_deck = t.state.event_deck, []
    t.begin()
    together._event(t.state)
    assert t.events("event") == []


# --- order ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-COP-25", "GW-COP-26", "GW-AMB-42", "GW-DEC-42")
def test_who_is_highest_in_tea_order_names_who_is_next():
    t = fresh(3, seed=1).run("command")
    s = t.state
    top = [p for p in s.tea if p < 3]
    for p in (A, B, C):
        t.answer(p, "command", "economy")
    assert (t.asked, t.pending, sorted(t.offered(top[0], "seat"))) == ("who-next", (top[0],), [A, B, C])
    t.answer(top[0], "seat", top[2])
    assert (t.asked, t.pending) == ("position", (top[2],))


@pytest.mark.rule("GW-COP-26")
def test_officials_act_in_the_order_agreed_on():
    t = officials(officials(coop(3), A, academy=1), B, academy=1)
    activate(t, "academy", C)
    assert (t.asked, t.pending) == ("who-next", (A,))
    t.answer(A, "seat", B)
    assert (t.asked, t.pending) == ("draw", (B,))


@pytest.mark.rule("GW-COP-26", "GW-P2-13")
@pytest.mark.parametrize("order", [(A, B), (B, A)])
def test_beside_the_reed_clan_each_of_two_players_acts_whoever_is_named_first(order: tuple[int, int]):
    t = officials(officials(coop(2).give(A, wood=9, stone=9).give(B, wood=9, stone=9), A, barracks=1), B, barracks=1)
    reed = t.state.reed
    activate(officials(t, reed, mine=-1, barracks=1), "barracks", A)
    namer = t.pending[0]
    assert (t.asked, t.offered(namer, "seat")) == ("who-next", [A, B, reed])
    t.answer(namer, "seat", order[0])
    assert (t.asked, t.pending) == ("recruit", (order[0],))
    t.run("who-next")
    assert (t.pending, t.offered(order[1], "seat")) == ((order[1],), [order[1], reed])
    assert t.answer(order[1], "seat", reed).run("recruit").pending == (order[1],)


@pytest.mark.rule("GW-COP-30", "GW-COP-47", "GW-COP-48")
def test_tea_still_decides_claims_and_rises_in_the_teahouse():
    t = coop(3).horde("M", HORDE).tea(B, A, C)
    fields = free_fields(t, "M1")
    t.cover(A, fields[0]).cover(B, fields[1]).wounds("M1").losses(1).defeats()
    assert HORDE in t.seat(B).captured
    t = activate(officials(coop(3).tea(B, A, C), A, teahouse=1), "teahouse", A).answer(A, "rise")
    assert t.state.tea[:2] == (A, B)


# --- shame ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-COP-27", "GW-COP-28", "GW-AMB-39", "GW-AMB-40", "GW-DEC-43")
def test_ten_honour_are_the_price_of_a_token_on_receipt():
    t = coop(3).give(A, honour=10, chi=9).shame(A)
    assert t.can(A, "give-up")
    t.answer(A, "give-up")
    assert (t.seat(A).honour, t.seat(A).shamed, t.bank) == (0, [0, 0, 0], 30)
    t = coop(3).give(A, honour=9, chi=9).shame(A)
    assert not t.can(A, "give-up")


@pytest.mark.rule("GW-COP-27", "GW-COP-28", "GW-COP-32")
def test_and_in_summer_but_never_chi():
    t = coop(3).shamed(A, spearman=2).give(A, honour=25, chi=9)
    t.begin()
    t.state.push(summer.SUMMERING, 0)
    t.go()
    assert (t.asked, t.pending) == ("buy-off", (A,))
    t.answer(A, "shed", "spearman").run()
    assert (t.seat(A).honour, t.seat(A).chi, t.bank) == (5, 9, 30)


@pytest.mark.rule("GW-COP-29")
def test_shame_never_lies_on_captured_hordes():
    t = coop(3).captures(A, HORDE).shame(A)
    assert t.offered(A, "shame-card") == []


@pytest.mark.rule("GW-COP-31", "GW-COP-44")
def test_an_empty_bank_loses_at_the_very_moment_even_for_who_could_give_honour():
    t = coop(3).tokens(0).give(A, honour=50).shame(A)
    assert (t.over, t.state.ending, t.state.winners) == (True, TEAM_SHAMED, ())


@pytest.mark.rule("GW-COP-44", "GW-COP-50")
def test_the_loss_comes_with_the_first_token_that_is_not_there():
    t = demands(coop(3), "dem_prayers").tokens(2)
    phases(t).answer(A, "shame", "spearman").answer(B, "shame", "spearman")
    assert (t.over, t.state.ending) == (True, TEAM_SHAMED)


# --- the year ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-COP-32", "GW-COP-33")
def test_summer_has_no_reclaiming():
    t = coop(3)
    t.state.commands[A * COMMANDS] = DISCARDED
    t.begin()
    t.state.push(summer.SUMMERING, 0)
    t.go()
    assert (t.idle, t.state.commands[A * COMMANDS], t.honours) == (True, DISCARDED, [0, 0, 0])


@pytest.mark.rule("GW-COP-34", "GW-COP-49", "GW-AMB-41", "GW-DEC-43")
def test_a_wall_part_lets_its_builder_take_a_command_card_back_but_not_betrayal():
    t = coop(3).give(A, wood=5)
    for name in ("economy", "betrayal"):
        t.state.commands[A * COMMANDS + COMMAND_NAMES.index(name)] = DISCARDED
    plays(t, A, "work_harder").begin(A)
    blocks.build(t.state, A, -1, 1)
    t.go().answer(A, "wall", "M").run("take-back")
    assert t.options(A) == ["skip", "economy"]
    t.answer(A, "command", "economy")
    assert t.state.commands[A * COMMANDS + COMMAND_NAMES.index("economy")] == IN_HAND
    t = coop(3).give(A, wood=5).begin(A)
    blocks.build(t.state, A, -1, 1)
    t.go().answer(A, "wall", "M")
    assert t.asked != "take-back"


@pytest.mark.rule("GW-COP-35", "GW-COP-37")
def test_spring_brings_one_horde_more():
    for mode, more in (("coop", 1), ("competitive", 0)):
        t = table(3, mode=mode)
        t.begin()
        spring.spring(t.state)
        came = len(t.events("horde")) + len(t.events("raid"))
        at_setup = 3 + more
        assert came - at_setup == SETS[0].hordes[0][SETS[0].start[0] + 1] + more


@pytest.mark.rule("GW-COP-36")
def test_a_captured_horde_brings_its_honour_at_once():
    t = coop(3).horde("M", HORDE)
    t.cover(A, free_fields(t, "M1")[0]).wounds("M1").losses(1).defeats()
    assert t.seat(A).honour == 2 + WORTH[BY_CODE[HORDE]]


# --- the end ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-COP-01", "GW-COP-39", "GW-COP-42")
def test_enough_demands_at_the_check_win_together():
    t = demands(coop(3), "dem_prayers")
    s = t.state
    s.fulfilled, s.demand_deck = s.demand_deck[:6], s.demand_deck[6:]
    for p in (A, B, C):
        t.give(p, chi=3)
    phases(t).answer(A, "demand", 0).answer(A, "yes").answer(B, "yes").answer(C, "yes")
    assert (t.over, s.ending, s.winners, s.scores) == (True, TEAM_WON, (A, B, C), list(s.honour))


@pytest.mark.rule("GW-COP-39", "GW-COP-40", "GW-COP-41", "GW-AMB-43")
def test_neither_the_wall_nor_an_empty_bank_nor_the_last_space_end_it_by_themselves():
    t = demands(coop(3).walls(L=3, M=3, R=3).tokens(0))
    t.state.fulfilled, t.state.demand_deck = t.state.demand_deck[:6], t.state.demand_deck[6:]
    board = SETS[0]
    t.state.year = len(board.losses[0]) - board.start[0]
    t.begin()
    t.state.event_deck.sort(key=lambda card: CODE[card] == "ev_long_winter")  # an event that gives no shame
    t.state.push(together.PHASES, 1)
    t.go()
    assert not t.over


@pytest.mark.rule("GW-COP-45")
def test_all_lose_when_the_marker_should_move_on_from_the_last_space():
    t = coop(3)
    board = SETS[0]
    t.state.year = len(board.losses[0]) - board.start[0]
    t.begin()
    spring.spring(t.state)
    assert (t.over, t.state.ending, t.state.winners) == (True, TEAM_LATE, ())


@pytest.mark.rule("GW-COP-46")
def test_a_raid_that_finds_too_few_tokens_is_no_loss():
    t = indicator(coop(3).horde("M", *[f"coophorde_vanguard_{i}" for i in (1, 2, 3)]), "M").tokens(1)
    t.horde("L", "coophorde_kharash_1").horde("R", "coophorde_kharash_2")
    indicator(t, "M")
    t.state.horde_deck.append(t.state.horde_deck.pop(0))
    spring.add_hordes(t.state, 1)
    assert (t.bank, t.over, len(t.events("raid"))) == (0, False, 1)
