"""What a supply can pay for, by card, worked out once for every supply that makes a difference.

No card costs more than three of a resource, and no two uses more than four gold or two settlers or raze tokens. So
larger supplies are alike, and the few thousand different ones are remembered.
"""

from __future__ import annotations

from typing import Final

from . import tables
from .goods import FOOD, GOLD, RAZE, SETTLER, STONE, WOOD
from .lexicon import ACTION, PLAYING

_MOST: Final = 3  # of a resource, of settlers, of raze tokens; also of gold for building
_MOST_GOLD: Final = 7  # gold stands in for up to three resources beside what it is asked for itself

_BUILDABLE: Final[list[bytes]] = [b""] * 4**4
_USABLE: Final[list[bytes]] = [b""] * (4**5 * 8)


def buildable(wood: int, stone: int, food: int, gold: int) -> bytes:
    """By card: 1 if the resources of its cost can be paid."""
    at = (
        (wood if wood < _MOST else _MOST) << 6
        | (stone if stone < _MOST else _MOST) << 4
        | (food if food < _MOST else _MOST) << 2
        | (gold if gold < _MOST else _MOST)
    )
    return _BUILDABLE[at] or _reckon_builds(at, min(_MOST, wood), min(_MOST, stone), min(_MOST, food), min(_MOST, gold))


def usable(wood: int, stone: int, food: int, gold: int, settlers: int, raze: int) -> bytes:
    """By card: how many uses (0, 1, 2) of its action can be paid."""
    at = (
        (wood if wood < _MOST else _MOST) << 11
        | (stone if stone < _MOST else _MOST) << 9
        | (food if food < _MOST else _MOST) << 7
        | (gold if gold < _MOST_GOLD else _MOST_GOLD) << 4
        | (settlers if settlers < _MOST else _MOST) << 2
        | (raze if raze < _MOST else _MOST)
    )
    return _USABLE[at] or _reckon_uses(at, (wood, stone, food, gold, settlers, raze))


def _reckon_builds(at: int, wood: int, stone: int, food: int, gold: int) -> bytes:
    made = bytearray(PLAYING)
    for card in range(PLAYING):
        cost = tables.COST[card]
        made[card] = _covers(cost[WOOD] - wood, cost[STONE] - stone, cost[FOOD] - food, gold)
    _BUILDABLE[at] = bytes(made)
    return _BUILDABLE[at]


def _reckon_uses(at: int, have: tuple[int, int, int, int, int, int]) -> bytes:
    made = bytearray(PLAYING)
    for card in range(PLAYING):
        if tables.KIND[card] != ACTION:
            continue
        cost = tables.ACT_COST[card]
        for n in range(1, tables.USES[card] + 1):
            short = [cost[good] * n - have[good] for good in range(RAZE + 1)]
            paid = _covers(short[WOOD], short[STONE], short[FOOD], -short[GOLD])
            if paid and short[SETTLER] <= 0 and short[RAZE] <= 0:
                made[card] = n
    _USABLE[at] = bytes(made)
    return _USABLE[at]


def _covers(wood: int, stone: int, food: int, gold: int) -> bool:
    """Does the gold make up for what is short?"""
    return max(0, wood) + max(0, stone) + max(0, food) <= gold
