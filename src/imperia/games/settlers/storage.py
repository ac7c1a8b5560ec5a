"""Storage: which goods a seat may keep at Cleanup (IS-CLN-02)."""

from __future__ import annotations

from . import tables
from .cards.boards import STORED
from .state import Settlers


def storable(s: Settlers, seat: int) -> list[int]:
    """The kinds of goods that a seat may keep (IS-CLN-02)."""
    kinds = [STORED[s.factions[seat]]]
    for card in s.empires[seat]:
        if tables.STORES[card]:
            kinds += [good for good in tables.STORES[card] if good not in kinds]
    kinds.sort()
    return kinds


def stored(s: Settlers, seat: int) -> bool:
    """Has a seat anything that it may keep?"""
    if s.has(seat, STORED[s.factions[seat]]):
        return True
    for card in s.empires[seat]:
        for good in tables.STORES[card]:
            if s.has(seat, good):
                return True
    return False
