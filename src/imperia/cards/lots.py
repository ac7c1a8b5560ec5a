"""Lots: what seats did not choose for themselves when a table was set up is drawn for them."""

from __future__ import annotations

from ..kernel.state import State

LOT = "random"  # what stands in a list of set-up for a seat that leaves it to the lot
DRAWN = -1


def drawn(s: State, wished: list[int], among: list[int]) -> list[int]:
    """What the seats wished for; who left it to the lot (DRAWN) gets one of what nobody wished for."""
    if DRAWN not in wished:
        return wished
    others = [one for one in among if one not in wished]
    s.shuffle(others)
    return [others.pop() if one == DRAWN else one for one in wished]


def listed(text: str) -> list[str]:
    """The names of an option that has one for each seat."""
    return [part.strip() for part in text.split(",")]


def twice(names: list[str]) -> int:
    """The first seat that wished for what another before it has, or -1; the lot gives nothing twice."""
    for seat, name in enumerate(names):
        if name != LOT and name in names[:seat]:
            return seat
    return -1
