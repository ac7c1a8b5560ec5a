"""Quick players: how a game is played on when many games must be. Each looks one answer ahead by the game's advice."""

from __future__ import annotations

from typing import Final

from ..kernel.rng import Rng
from ..kernel.state import State
from .ahead import after

MANY: Final = 24  # of more answers than this only so many, chosen by lot, are looked at
NONE: Final = -1  # no answer is given beforehand


def answer_all(
    world: State, luck: Rng, seat: int = NONE, code: int = NONE, alert: bool = False, others: bool = True
) -> None:
    """Everybody who is asked answers, none of them knowing what the others answer; `seat` answers with `code`, if there
    is one. They are `alert`, or with `others` false only `seat` is."""
    asked = list(world.pending)
    answers: list[int] = []
    for p in asked:
        if p == seat and code >= 0:
            answers.append(code)
        else:
            answers.append(quick(world, p, luck, alert and (others or p == seat)))
    for i in range(len(asked)):
        world.advance(asked[i], answers[i])


def quick(world: State, seat: int, luck: Rng, alert: bool = False) -> int:
    """What a quick player answers: by habit, as the game hints, or what looks best one answer ahead. One who is `alert`
    has no habits, and looks at a world of his own: all that he cannot know in this one is drawn anew."""
    codes = world.legal(seat)
    if len(codes) == 1:
        return codes[0]
    if alert:
        world = world.determinize(seat, luck.below(1 << 30))
    rules = world.rules()
    usual = NONE if alert else rules.habit(world, seat)
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
