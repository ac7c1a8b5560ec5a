"""Which building costs a supply can pay, worked out once for every supply that makes a difference.

No card costs more than three of a resource, so larger supplies are alike, and there are only 256 different ones.
"""

from __future__ import annotations

from typing import Final

from . import tables
from .lexicon import PLAYING

_MOST: Final = 3
_COSTS: Final[list[tuple[int, int, int]]] = []  # all different ones
COST_NUMBER: Final = [0] * PLAYING  # by card: which of them it has
_BUILDABLE: Final[list[bytes]] = []  # by supply


def buildable(wood: int, stone: int, food: int, gold: int) -> bytes:
    """By number of a cost: 1 if its resources can be paid, gold standing in for what is missing."""
    return _BUILDABLE[
        (wood if wood < _MOST else _MOST) << 6
        | (stone if stone < _MOST else _MOST) << 4
        | (food if food < _MOST else _MOST) << 2
        | (gold if gold < _MOST else _MOST)
    ]


def reckon() -> None:
    """Fill the tables, once the cards are there: threads share them, so nobody may find them half made."""
    for card in range(PLAYING):
        cost = tables.COST[card]
        if cost not in _COSTS:
            _COSTS.append(cost)
        COST_NUMBER[card] = _COSTS.index(cost)
    each = range(_MOST + 1)
    for have in [(wood, stone, food) for wood in each for stone in each for food in each]:
        short = [sum([max(0, n - m) for n, m in zip(cost, have, strict=True)]) for cost in _COSTS]
        for gold in each:
            _BUILDABLE.append(bytes([missing <= gold for missing in short]))
