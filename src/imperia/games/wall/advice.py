"""What bots go by: how good a position is for a seat."""

from __future__ import annotations

from . import score
from .state import Wall


def value(s: Wall, seat: int) -> float:
    return float(score.totals(s)[seat])


def hint(s: Wall, seat: int) -> int:
    return -1
