"""Helpers that play games for tests: set-ups of every game, random play, and what a seat can tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import imperia
from imperia.kernel.rng import Rng
from imperia.kernel.state import State


def setups(game: str) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of listed option values that goes together."""
    rules = imperia.game(game)
    combinations: list[dict[str, str]] = [{}]
    for choice in rules.options.values():
        if choice.values:
            combinations = [{**c, choice.key: value} for c in combinations for value in choice.values]
    found = []
    for seats in rules.seats:
        for options in combinations:
            try:
                rules.new(seats, 0, options)
            except imperia.SetupError:
                continue
            found.append((seats, options))
    return found


ALL_SETUPS: list[Any] = [(game, seats, options) for game in imperia.games() for seats, options in setups(game)]


def start(game: str, seats: int, options: dict[str, str], seed: int) -> State:
    return imperia.game(game).new(seats, seed, options)


def random_game(game: str, seats: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """Play at random, yielding the (same, changing) state before every decision and at the end."""
    state = start(game, seats, options, seed)
    rng = Rng(seed, 5)
    yield state
    while not state.over:
        seat = state.pending[rng.below(len(state.pending))]
        choice = state.options(seat)
        state.apply(seat, choice[rng.below(len(choice))])
        yield state


def reach(game: str, seats: int, options: dict[str, str], seed: int, moves: int) -> State:
    """The state after at most `moves` random moves."""
    state = start(game, seats, options, seed)
    rng = Rng(seed, 5)
    for _ in range(moves):
        if state.over:
            break
        seat = state.pending[rng.below(len(state.pending))]
        choice = state.options(seat)
        state.apply(seat, choice[rng.below(len(choice))])
    return state
