"""Bots answer with one of their options, come to an end, and greedy is better than chance."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import imperia
import imperium_dsl
from imperia import bots
from imperia.arena.simulate import simulate
from imperia.bots.search import Level, Search
from play import ALL_SETUPS, reach

BOTS = {  # what searches does so at every level in the same way: here with few walks
    "random": bots.bot,
    "greedy": bots.bot,
    "search": lambda name, seed: Search(seed, Level(6)),
}


@given(st.sampled_from(ALL_SETUPS), st.integers(0, 5000), st.integers(0, 120), st.sampled_from(list(BOTS)))
def test_a_bot_chooses_one_of_its_options_and_changes_nothing(setup, seed, depth, name):
    state = reach(*setup, seed, depth)
    before = state.to_json()
    for seat in state.pending:
        assert BOTS[name](name, seed).answer(state, seat) in state.legal(seat)
    assert state.to_json() == before


def test_greedy_beats_random_in_both_variants_of_powers():
    for variant in ("struggle", "illuminati"):
        answer = simulate("powers", 3, ["greedy", "random", "random"], 60, 5, {"variant": variant})
        assert answer["bots"]["greedy"]["win_rate"] > 0.5, variant


def test_greedy_beats_random_with_the_hardest_nations_of_imperium():
    options = {"nations": "utopians,arthurians", "sides": "random"}
    assert simulate("imperium", 2, ["greedy", "random"], 4, 5, options)["bots"]["greedy"]["wins"] >= 3


@pytest.mark.parametrize("name", ["greedy", "novice"])
def test_in_settlers_who_goes_in_circles_passes_in_the_end(name):
    """A round can be made to last for ever (two Royal Baths and some gold), but bots get weary of it."""
    state = imperia.game("settlers").new(2, 5)
    while state.game.prompts[state.asking[0]].name != "turn":
        state.play(state.pending[0], bots.choose("greedy", state, state.pending[0], 1))
    seat = state.pending[0]
    assert state.game.actions[bots.choose(name, state, seat, 1)].name != "pass"
    state.clock = 3000
    assert state.game.actions[bots.choose(name, state, seat, 1)].name == "pass"


def test_in_imperium_who_leads_brings_about_the_end_of_a_long_game():
    """A leader gains a little every round, and could go on for ever; so bots get weary of leading."""

    def values(round_: int, last: int = 0) -> list[float]:
        t = imperium_dsl.table("romans", "macedonians").give(0, progress=60).in_round(round_)
        t.state.last_round = last
        return [t.state.rules().value(t.state, seat) for seat in (0, 1)]

    (leads, trails), (still_leads, still_trails) = values(20), values(40)
    assert still_leads < leads - 30
    assert still_trails == trails
    assert values(40, last=41)[0] > still_leads


def test_an_unknown_bot_is_named():
    with pytest.raises(imperia.SetupError, match="no bot 'x'"):
        bots.bot("x")
