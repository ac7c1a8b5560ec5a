"""Soak: random decisions by the million, with the laws of the kernel checked on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..cards.laws import check_copies, check_quiet, check_resampling
from ..kernel.errors import SetupError
from ..kernel.game import Game, find
from ..kernel.rng import Rng
from ..kernel.state import State


def soak(game: str, decisions: int, seed: int = 0, tick: Callable[[int], None] = lambda n: None) -> dict[str, Any]:
    """Play random games in all numbers of seats and all listed options until `decisions` are made.

    Every state is checked by the game's invariants; every 17th also for copies, resampling and quiet play.
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
                _deep_check(state, rng)
            if done % 1000 == 0:
                tick(1000)
        games += 1
        longest = max(longest, length)
    return {"game": game, "decisions": done, "games": games, "longest_game": longest}


def _any_setup(rules: Game[Any], rng: Rng, seed: int) -> State:
    """A new game with any number of seats and any options that go together."""
    while True:
        offered = {key: choice.values or choice.words for key, choice in rules.options.items()}
        options = {key: values[rng.below(len(values))] for key, values in offered.items() if values}
        try:
            state: State = rules.new(rules.seats[rng.below(len(rules.seats))], seed, options)
            return state
        except SetupError:
            continue  # such as the peaceful variant alone: not every combination is offered


def _deep_check(state: State, rng: Rng) -> None:
    """Copies, a few quiet moves, and the resampling law for any seat."""
    before = state.clone()
    check_copies(state)
    check_resampling(state, rng.below(state.seats), rng.below(1 << 30), rng.below(1 << 30))
    check_quiet(state, [(seat, rng.below(1 << 20)) for seat in state.pending])
    assert before == state, "looking at a state changed it"
