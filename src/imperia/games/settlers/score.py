"""Final scoring, line by line: track, standing Locations, Gates, the Shrine; ties; the solo result (END, SOL)."""

from __future__ import annotations

from typing import Final

from ...cards.speaker import Line
from . import solo, tables
from .goods import COUNTED, FOOD, SETTLER, STONE, VP, WOOD
from .lexicon import WAY_NAMES, WAYS
from .state import Settlers

LOCATIONS: Final = "locations"
FACTION_LOCATIONS: Final = "faction-locations"
GATES: Final = "gate"
SHRINES: Final = "shrine"
CATEGORIES: Final = (*WAY_NAMES, LOCATIONS, FACTION_LOCATIONS, GATES, SHRINES)


def sheet(s: Settlers) -> list[Line]:
    """All points: those of the track by where they came from, then what is scored at the end."""
    lines: list[Line] = []
    for p in range(s.seats):
        for way in range(WAYS):
            points = s.tally[p * WAYS + way]
            if points:
                lines.append(Line(p, WAY_NAMES[way], points, n=points))
        mine = owned(s, p)
        common = sum([tables.IS_COMMON[c] for c in mine])
        if common:
            lines.append(Line(p, LOCATIONS, common, n=common))  # IS-END-02
        if len(mine) > common:
            lines.append(Line(p, FACTION_LOCATIONS, 2 * (len(mine) - common), n=len(mine) - common))
        for card in mine:
            points = _extras(s, card)
            if points:
                gate = bool(tables.GATE[card][0])
                n = len(s.under(card)) if gate else s.held[card]
                lines.append(Line(p, GATES if gate else SHRINES, points, card, n=n))
    return lines


def owned(s: Settlers, seat: int) -> list[int]:
    """The Locations that score for a seat: one taken over scores for its owner (IS-AMB-10)."""
    if not s.taken:
        return s.empires[seat]
    lent = [card for card, _ in s.taken]
    return [c for c in s.empires[seat] if c not in lent] + [card for card, owner in s.taken if owner == seat]


def _extras(s: Settlers, card: int) -> int:
    """What a Gate or the Shrine adds: the highest step reached (IS-END-03)."""
    least, vp = tables.GATE[card]
    if least:
        return vp if len(s.under(card)) >= least else 0
    return max([points for n, points in tables.SHRINE[card] if s.held[card] >= n], default=0)


def totals(s: Settlers) -> list[int]:
    """Points by seat; before the end, what the table would score if the game ended now (IS-END-06)."""
    points = [0] * s.seats
    for p in range(s.seats):
        total = s.goods[p * COUNTED + VP]
        for card in s.empires[p] if not s.taken else owned(s, p):
            if tables.IS_COMMON[card]:
                total += 1
            else:
                total += 2
                if tables.GATE[card][0] or tables.SHRINE[card]:
                    total += _extras(s, card)
        points[p] = total
    return points


def left_over(s: Settlers, seat: int) -> int:
    """What breaks ties: resources and settlers in the supply (IS-AMB-03)."""
    return sum([s.has(seat, good) for good in (WOOD, STONE, FOOD, SETTLER)])


def winners(s: Settlers) -> tuple[int, ...]:
    """Most points, then most left over, then most cards in hand, then shared (IS-END-05); solo: IS-SOL-15."""
    if s.virtual:
        return (0,) if solo.won(s) else ()
    points = totals(s)
    ranks = [(points[p], left_over(s, p), len(s.hands[p])) for p in range(s.seats)]
    best = max(ranks)
    return tuple([p for p in range(s.seats) if ranks[p] == best])
