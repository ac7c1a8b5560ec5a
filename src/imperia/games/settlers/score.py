"""Final scoring, line by line: track, standing Locations, Gates, the Shrine; ties; the solo result (END, SOL)."""

from __future__ import annotations

from . import solo
from .lexicon import COUNTED, FOOD, SETTLER, STONE, VP, WAY_NAMES, WAYS, WOOD
from .state import Settlers
from .tables import GATE_BONUS, IS_COMMON, IS_GATE, IS_SHRINE, SHRINE_STEPS

LOCATIONS, FACTION_LOCATIONS, GATES, SHRINES = "locations", "faction-locations", "gate", "shrine"
CATEGORIES = (*WAY_NAMES, LOCATIONS, FACTION_LOCATIONS, GATES, SHRINES)


class Line:
    """Points of one seat for one thing; `n` is the number it depends on."""

    __slots__ = ("card", "category", "n", "points", "seat")

    def __init__(self, seat: int, category: str, points: int, n: int, card: int = -1) -> None:
        self.seat = seat
        self.category = category
        self.points = points
        self.n = n
        self.card = card


def sheet(s: Settlers) -> list[Line]:
    """All points: those of the track by where they came from, then what is scored at the end."""
    lines: list[Line] = []
    for p in range(s.seats):
        for way in range(WAYS):
            points = s.tally[p * WAYS + way]
            if points:
                lines.append(Line(p, WAY_NAMES[way], points, points))
        mine = owned(s, p)
        common = sum([IS_COMMON[c] for c in mine])
        if common:
            lines.append(Line(p, LOCATIONS, common, common))  # IS-END-02
        if len(mine) > common:
            lines.append(Line(p, FACTION_LOCATIONS, 2 * (len(mine) - common), len(mine) - common))
        for card in mine:
            _extras(s, p, card, lines)
    return lines


def owned(s: Settlers, seat: int) -> list[int]:
    """The Locations that score for a seat: one taken over scores for its owner (IS-AMB-10)."""
    if not s.taken:
        return s.empires[seat]
    lent = [card for card, _ in s.taken]
    return [c for c in s.empires[seat] if c not in lent] + [card for card, owner in s.taken if owner == seat]


def _extras(s: Settlers, p: int, card: int, lines: list[Line]) -> None:
    """Gates and the Shrine (IS-END-03)."""
    if IS_GATE[card]:
        least, vp = GATE_BONUS[card]
        under = sum([gate == card for gate, _ in s.stash])
        if under >= least:
            lines.append(Line(p, GATES, vp, under, card))
    elif IS_SHRINE[card]:
        points = shrine_points(card, s.shrine)
        if points:
            lines.append(Line(p, SHRINES, points, s.shrine, card))


def shrine_points(card: int, resources: int) -> int:
    """The highest step reached."""
    return max([vp for least, vp in SHRINE_STEPS[card] if resources >= least], default=0)


def totals(s: Settlers) -> list[int]:
    """Points by seat; before the end, what the table would score if the game stopped now."""
    points = [0] * s.seats
    for p in range(s.seats):
        total = s.goods[p * COUNTED + VP]
        for card in s.empires[p] if not s.taken else owned(s, p):
            if IS_COMMON[card]:
                total += 1
            else:
                total += 2
                if IS_GATE[card]:
                    least, vp = GATE_BONUS[card]
                    if sum([gate == card for gate, _ in s.stash]) >= least:
                        total += vp
                elif IS_SHRINE[card]:
                    total += shrine_points(card, s.shrine)
        points[p] = total
    return points


def left_over(s: Settlers, seat: int) -> int:
    """What breaks ties: resources and settlers in the supply (IS-AMB-03)."""
    b = seat * COUNTED
    return s.goods[b + WOOD] + s.goods[b + STONE] + s.goods[b + FOOD] + s.goods[b + SETTLER]


def winners(s: Settlers) -> tuple[int, ...]:
    """Most points, then most left over, then most cards in hand, then shared (IS-END-05); solo: IS-SOL-15."""
    if s.virtual:
        return (0,) if solo.won(s) else ()
    points = totals(s)
    ranks = [(points[p], left_over(s, p), len(s.hands[p])) for p in range(s.seats)]
    best = max(ranks)
    return tuple([p for p in range(s.seats) if ranks[p] == best])
