"""Outlook: who wins in the end, as often as not, if quick players go on from here on worlds that a seat deems possible.

They look one answer ahead in their world and go by the game's advice; what is answered at once is answered unseen.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ..kernel.rng import Rng
from ..kernel.state import State
from .ahead import after
from .quick import NONE, answer_all

WORLDS: Final = 2  # on so many worlds an answer is doubted,
OTHERS: Final = 8  # by holding so many others against it
LONG: Final = 5000  # a game that lasts for more answers goes in circles, and nobody wins it
MOST: Final = 120  # more games than this tell nothing new to who sits at a table


def outlook(state: State, seat: int, worlds: int, seed: int, code: int = NONE) -> list[list[int]]:
    """The winners on each of `worlds` worlds as `seat` may know them; with `code`, if the seat answers so now.

    The same seed gives the same worlds and the same luck on them, so that two answers can be held against each other.
    """
    draw = Rng(seed, 3)
    found: list[list[int]] = []
    for _ in range(worlds):
        world = state.determinize(seat, draw.below(1 << 30))
        luck = Rng(draw.below(1 << 30), 3)
        world.hush()
        if code != NONE:
            answer_all(world, luck, seat, code)
        while not world.over and world.clock < state.clock + LONG:
            answer_all(world, luck)
        found.append(list(world.winners))
    return found


def odds(
    state: State, seat: int, code: int, seed: int, seconds: float, clock: Callable[[], float] = time.monotonic
) -> tuple[int, int]:
    """How many games `seat` wins, alone or with others, if it answers `code` now, and of how many: of as many as can be
    played on in so many seconds."""
    draw = Rng(seed, 3)
    until = clock() + seconds
    won = games = 0
    while games < MOST and clock() < until:
        won += seat in outlook(state, seat, 1, draw.below(1 << 30), code)[0]
        games += 1
    return won, games


def doubt(state: State, seat: int, code: int, seed: int) -> float:
    """By how many points another answer of `seat` looks better than `code` one answer ahead; of many some are tried."""
    draw = Rng(seed, 3)
    others = [other for other in state.legal(seat) if other != code]
    draw.shuffle(others)
    codes = [code] + others[:OTHERS]
    totals = [0.0] * len(codes)
    for _ in range(WORLDS):
        world = state.determinize(seat, draw.below(1 << 30))
        world.hush()
        luck = draw.below(1 << 30)
        for i in range(len(codes)):
            ahead = after(world, seat, codes[i], luck)
            totals[i] += ahead.rules().value(ahead, seat)
    return (max(totals) - totals[0]) / WORLDS
