"""How good a position of Imperial Settlers is for a seat: points, and what engine, goods and hand still promise."""

from __future__ import annotations

from .score import totals
from .state import Settlers


def value(s: Settlers, seat: int) -> float:
    points = totals(s)
    rivals = [points[p] for p in range(s.seats) if p != seat] or [0]
    return float(points[seat] - max(rivals))
