"""Final scoring, line by line: track, standing Locations, Gates, the Shrine; ties; the solo result (END, SOL)."""

from __future__ import annotations

from typing import Final

from ...cards.speaker import Line
from . import events, solo, tables
from .goods import COUNTED, FOOD, SETTLER, STONE, VP, WOOD
from .lexicon import W_RAZING, WAY_NAMES, WAYS
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
        _track(s, p, lines)
        mine = owned(s, p)
        faces = [tables.FACE[card] for card in mine]
        for i, card in enumerate(mine):
            if faces.index(faces[i]) == i:
                n = faces.count(faces[i])
                common = tables.IS_COMMON[card]
                lines.append(Line(p, LOCATIONS if common else FACTION_LOCATIONS, n if common else 2 * n, card, n=n))
        for card in mine:  # IS-END-02, IS-END-03
            points = _extras(s, card)
            if points:
                gate = bool(tables.GATE[card][0])
                n = len(s.under(card)) if gate else s.held[card]
                lines.append(Line(p, GATES if gate else SHRINES, points, card, n=n))
    return lines


def _track(s: Settlers, p: int, lines: list[Line]) -> None:
    """The points of the track by way and card, as the log tells them, with how often each card gave some."""
    rest = s.tally[p * WAYS : (p + 1) * WAYS]
    for (way, _), gains in sorted(_told(s, p).items()):
        points = sum([n for _, n in gains])
        rest[way] -= points
        lines.append(Line(p, WAY_NAMES[way], points, gains[0][0], n=len(gains)))
    for way, points in enumerate(rest):
        if points:  # of a state without a log
            lines.append(Line(p, WAY_NAMES[way], points, n=1))


def _told(s: Settlers, seat: int) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """Every gain of VP, and VP that were turned into others, by way and face: (card, points)."""
    found: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for kind, _, _, *values in s.log:
        if kind == events.GAIN and values[0] == seat and values[1] == VP:
            _, _, n, card, way = values
        elif kind == events.CONVERT and values[0] == seat and values[1] == VP:
            n, card, way = -1, values[2], W_RAZING
        else:
            continue
        found.setdefault((way, tables.FACE[card] if card >= 0 else -1), []).append((card, n))
    return found


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
    ranks = _ranks(s)
    best = max(ranks)
    return tuple([p for p in range(s.seats) if ranks[p] == best])


def _ranks(s: Settlers) -> list[tuple[int, int, int]]:
    """What decides between the seats, one after the other (IS-END-05)."""
    points = totals(s)
    return [(points[p], left_over(s, p), len(s.hands[p])) for p in range(s.seats)]


def decided(s: Settlers) -> str:
    """How a game was decided, for reports: every game lasts five rounds (IS-END-01)."""
    if s.virtual:
        return f"won as {solo.rank(totals(s)[0])}" if solo.won(s) else "lost to the virtual player"
    first, second = sorted(_ranks(s), reverse=True)[:2]
    if first[0] > second[0]:
        return "most points"
    if first[1] > second[1]:
        return "tie: more resources and workers left"
    return "tie: more cards in hand" if first[2] > second[2] else "shared victory"
