"""Helpers that play games for tests: set-ups of every game, random play, and moments worth a closer look."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import imperia
from imperia.kernel.rng import Rng
from imperia.kernel.state import State

FEW = 6  # so many combinations of options are all tried


def setups(game: str) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of listed option values that goes together.

    Where these are more than a few for a number of seats, every value of every option is still tried with it, but not
    every combination: each that is taken shows as many values as possible that none before it has shown.
    """
    rules = imperia.game(game)
    combinations: list[dict[str, str]] = [{}]
    for choice in rules.options.values():
        values = choice.values or choice.words
        if values:
            combinations = [{**c, choice.key: value} for c in combinations for value in values]
    found = []
    for seats in rules.seats:
        fitting = [options for options in combinations if _goes_together(rules, seats, options)]
        found += [(seats, options) for options in (fitting if len(fitting) <= FEW else _covering(fitting))]
    return found


def _goes_together(rules: imperia.Game[Any], seats: int, options: dict[str, str]) -> bool:
    try:
        rules.new(seats, 0, options)
    except imperia.SetupError:
        return False
    return True


def _covering(combinations: list[dict[str, str]]) -> list[dict[str, str]]:
    """Combinations that show together every value that any of them shows."""
    missing = {entry for options in combinations for entry in options.items()}
    taken = []
    while missing:
        taken.append(max(combinations, key=lambda options: len(missing & set(options.items()))))
        missing -= set(taken[-1].items())
    return taken


ALL_SETUPS: list[Any] = [(game, seats, options) for game in imperia.games() for seats, options in setups(game)]


def named(setup: Any) -> str:
    """A set-up as the id of a test."""
    game, seats, options = setup
    return "-".join([game, str(seats), *options.values()])


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


@cache
def _moments(game: str, seats: int, options: tuple[tuple[str, str], ...], games: int) -> list[State]:
    found: dict[tuple[int, int, int], State] = {}
    for seed in range(games):
        for state in random_game(game, seats, dict(options), seed):
            given = sum([code >= 0 for code in state.answers]) if state.pending else 0
            op = state.stack[-1][0] if state.stack else -1
            found.setdefault((state.asking[0] if state.pending else -1, op, min(given, 1)), state.clone())
    return list(found.values())


def moments(setup: Any, games: int = 2) -> list[State]:
    """A state for every kind of question that random games come to, by every op that asks it: before and after some of
    several seats have answered, and the end."""
    game, seats, options = setup
    return _moments(game, seats, tuple(sorted(options.items())), games)


def together(setup: Any, games: int = 4) -> list[State]:
    """States in which several seats owe an answer to one question."""
    return [state for state in moments(setup, games) if len(state.pending) > 1]
