"""Outlook: who wins in the end, as often as not, if quick players go on from here on worlds that a seat deems possible.

They look one answer ahead in their world and go by the game's advice; what is answered at once is answered unseen.
"""

from __future__ import annotations

from typing import Final

from ..kernel.rng import Rng
from ..kernel.state import State
from .ahead import after

MANY: Final = 24  # of more answers than this only so many, chosen by lot, are looked at
WORLDS: Final = 2  # on so many worlds an answer is doubted,
OTHERS: Final = 8  # by holding so many others against it
NONE: Final = -1  # no answer is given beforehand


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
            _answer_all(world, luck, seat, code)
        while not world.over:
            _answer_all(world, luck, NONE, NONE)
        found.append(list(world.winners))
    return found


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


def _answer_all(world: State, luck: Rng, seat: int, code: int) -> None:
    """Everybody who is asked answers, none of them knowing what the others answer; `seat` answers with `code`."""
    asked = list(world.pending)
    answers = [code if p == seat else _quick(world, p, luck) for p in asked]
    for i in range(len(asked)):
        world.advance(asked[i], answers[i])


def _quick(world: State, seat: int, luck: Rng) -> int:
    """What a quick player answers: by habit, as the game hints, or what looks best one answer ahead."""
    codes = world.legal(seat)
    if len(codes) == 1:
        return codes[0]
    rules = world.rules()
    usual = rules.habit(world, seat)
    if usual < 0:
        usual = rules.hint(world, seat)
    if usual in codes:
        return usual
    codes = codes[:]
    luck.shuffle(codes)
    chance = luck.below(1 << 30)
    best, most = codes[0], -1e30
    for code in codes[:MANY]:
        ahead = after(world, seat, code, chance)
        worth = rules.value(ahead, seat)
        if worth > most:
            best, most = code, worth
    return best
