"""Soak: random decisions by the million, with the laws of the kernel checked on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.errors import SetupError
from ..kernel.game import Game, find
from ..kernel.rng import Rng
from ..kernel.state import State


def soak(game: str, decisions: int, seed: int = 0, tick: Callable[[int], None] = lambda n: None) -> dict[str, Any]:
    """Play random games in all numbers of seats and all listed options until `decisions` are made.

    Every state is checked by the game's invariants; every 17th also for clone, JSON and determinization.
    """
    rules = find(game)
    rng = Rng(seed, 11)
    done = games = longest = 0
    while done < decisions:
        state = _any_setup(rules, rng, seed + games)
        rules.check_state(state)
        length = 0
        while not state.over and done < decisions:
            seat = state.pending[rng.below(len(state.pending))]
            codes = state.legal(seat)
            state.play(seat, codes[rng.below(len(codes))])
            rules.check_state(state)
            length += 1
            done += 1
            if done % 17 == 0:
                _deep_check(state, done)
            if done % 1000 == 0:
                tick(1000)
        games += 1
        longest = max(longest, length)
    return {"game": game, "decisions": done, "games": games, "longest_game": longest}


def _any_setup(rules: Game[Any], rng: Rng, seed: int) -> State:
    """A new game with any number of seats and any options that go together."""
    while True:
        options = {key: c.values[rng.below(len(c.values))] for key, c in rules.options.items() if c.values}
        try:
            state: State = rules.new(rules.seats[rng.below(len(rules.seats))], seed, options)
            return state
        except SetupError:
            continue  # such as the peaceful variant alone: not every combination is offered


def _deep_check(state: State, number: int) -> None:
    """Clone, JSON round trip, and the resampling law for a pending seat."""
    copy = state.clone()
    assert copy == state, "a clone differs"
    assert State.from_json(state.to_json()) == state, "a state changes when it is stored"
    for seat in state.pending[:1]:
        other = state.determinize(seat, number)
        assert other.view(seat) == state.view(seat), "a determinized state looks different"
        assert other.legal(seat) == state.legal(seat), "a determinized state has other options"
        state.rules().check_state(other)
    assert copy == state, "looking at a state changed it"
