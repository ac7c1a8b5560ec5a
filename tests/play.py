"""Helpers that play games for tests: set-ups of every game, random play, and moments worth a closer look."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import imperia
from imperia.games.imperium import flow as imperium
from imperia.games.powers import flow as powers
from imperia.games.powers.lexicon import DEATHS
from imperia.games.powers.lexicon import END as END_CHECK
from imperia.games.settlers import flow as settlers
from imperia.games.settlers.goods import COUNTED
from imperia.games.settlers.lexicon import END as OVER
from imperia.games.settlers.lexicon import ROUNDS
from imperia.games.wall import flow as wall
from imperia.games.wall.lexicon import BY_TIME, HONOUR, RESOURCES
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


# --- goods ---------------------------------------------------------------------------------------------------------
def stocks(s: Any) -> dict[tuple[int, int], int]:
    """What each faction has of each good, by the rules' own count."""
    if s.game.name == "settlers":
        return {(i // COUNTED, i % COUNTED): n for i, n in enumerate(s.goods)}
    if s.game.name == "imperium":
        return {(i // 3, i % 3): n for i, n in enumerate(s.tokens)}
    goods = {(i // RESOURCES, i % RESOURCES): n for i, n in enumerate(s.stock)}
    return goods | {(f, HONOUR): n for f, n in enumerate(s.honour)}


# --- the same state, ended -------------------------------------------------------------------------------------------
def ended(state: State) -> State:
    """A copy in which the game ends here and now, by its own way to end; catalogues say what that means for each:
    PW-SCO-08, IS-END-06, IM-SCO-13, GW-END-11."""
    new = state.clone()
    if state.over:
        return new
    new.pending = ()
    _END[new.rules().name](new)
    assert new.over
    return new


def _end_powers(s: Any) -> None:
    """Of the round under way only S11 and S12 are still done, then the finish."""
    s.stack = [(powers.EVALUATE, DEATHS, -1)]
    while s.round and s.stack[-1][:2] in [(powers.EVALUATE, DEATHS), (powers.EVALUATE, END_CHECK)]:
        s.game.ops[powers.EVALUATE](s, s.stack[-1])
    s.stack = [(powers.FINISH, 0, -1)]
    s.run()


def _end_settlers(s: Any) -> None:
    """What was taken over goes back, then everything is counted."""
    settlers.return_taken(s)
    s.round, s.stack = ROUNDS, [(settlers.ROUND, OVER, -1)]
    s.run()


def _end_imperium(s: Any) -> None:
    """What cards may do before the counting is left undone."""
    s.stack = [(imperium.LAST_WORDS, 0, s.first)]
    s.run()
    while s.pending:
        seat = s.pending[0]
        s.apply(seat, next(option for option in s.options(seat) if option.verb.decline))


def _end_wall(s: Any) -> None:
    wall.finish(s, BY_TIME)


_END = {"powers": _end_powers, "settlers": _end_settlers, "imperium": _end_imperium, "wall": _end_wall}
