"""Set positions near the end of a game where one answer of a seat wins by force, and all that shows it."""

from __future__ import annotations

from typing import NamedTuple

import imperium_dsl
from imperia.kernel.state import State
from play import reach

NODES = 6000  # a position with more ways to go on than this is no small one


class Chance(NamedTuple):
    """A set position: so many answers into a random game, where one answer of a seat wins whatever comes."""

    game: str
    seats: int
    seed: int
    answers: int
    seat: int
    even: tuple[int, ...] = ()  # Imperium: progress that is given to the seats, so that it is a close run

    def state(self) -> State:
        state = reach(self.game, self.seats, {}, self.seed, self.answers)
        for seat, progress in enumerate(self.even):
            imperium_dsl.Table(state).give(seat, progress=progress)
        return state


CHANCES = [
    Chance("powers", 3, 453, 39, 1),  # a Threat in the last round, where an Agent looks worth more
    Chance("powers", 3, 299, 51, 1),
    Chance("settlers", 2, 168, 102, 0),  # only wood leads to a build that wins
    Chance("settlers", 2, 231, 133, 1),
    Chance("imperium", 2, 37, 484, 0, (19, 0)),  # a card drawn wins alone, what looks best only shares the win
    Chance("imperium", 2, 1539, 699, 0),
    Chance("wall", 2, 620, 217, 0),
    Chance("wall", 2, 208, 199, 0),
]


def after(state: State, seat: int, code: int) -> State:
    state = state.clone()
    state.advance(seat, code)
    return state


def wins(state: State, seat: int, asked: tuple[int, ...], left: list[int]) -> bool:
    """Does `seat` win alone, whatever the others answer? Those of `asked` still owe an answer beside its own."""
    left[0] -= 1
    assert left[0] >= 0, "this is no small position"
    if asked:
        return all(wins(after(state, asked[0], code), seat, asked[1:], left) for code in state.legal(asked[0]))
    if state.over:
        return state.winners == (seat,)
    if seat not in state.pending:
        return wins(state, seat, state.pending[:1], left)
    others = tuple([p for p in state.pending if p != seat])
    return any(wins(after(state, seat, code), seat, others, left) for code in state.legal(seat))


def winning(state: State, seat: int, worlds: int = 6) -> list[int]:
    """The answers with which `seat` wins in every world that it deems possible, whatever the others answer."""
    found, others = state.legal(seat), tuple([p for p in state.pending if p != seat])
    for seed in range(worlds):
        world = state.determinize(seat, seed)
        world.hush()
        found = [code for code in found if wins(after(world, seat, code), seat, others, [NODES])]
    return found
