"""For which cards a supply can pay the building cost, worked out once for every supply that makes a difference.

No card costs more than three of a resource, so larger supplies are alike, and there are only 256 different ones.
"""

from __future__ import annotations

from typing import Final

from . import tables
from .lexicon import PLAYING

_MOST: Final = 3
_BUILDABLE: Final[list[bytes]] = []  # by supply


def buildable(wood: int, stone: int, food: int, gold: int) -> bytes:
    """By card: 1 if the resources of its cost can be paid, gold standing in for what is missing."""
    return _BUILDABLE[
        (wood if wood < _MOST else _MOST) << 6
        | (stone if stone < _MOST else _MOST) << 4
        | (food if food < _MOST else _MOST) << 2
        | (gold if gold < _MOST else _MOST)
    ]


def reckon() -> None:
    """Fill the tables, once the cards are there: threads share them, so nobody may find them half made."""
    costs = sorted({*tables.COST[:PLAYING]})
    numbers = bytes([costs.index(cost) for cost in tables.COST[:PLAYING]])
    each = range(_MOST + 1)
    for have in [(wood, stone, food) for wood in each for stone in each for food in each]:
        short = [sum([max(0, n - m) for n, m in zip(cost, have, strict=True)]) for cost in costs]
        for gold in each:
            _BUILDABLE.append(numbers.translate(bytes([missing <= gold for missing in short]).ljust(256, b"\0")))
