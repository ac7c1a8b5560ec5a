"""The course of a finished game: what everybody would have scored on the way; its chart and turning points."""

from __future__ import annotations

from typing import Any

from .table import Table

MOMENTS = 4  # so many turning points are told,
OVER = "points"  # the sign of the end
LEAST = 2  # each worth so many points to somebody, against the others

Heading = dict[str, Any]  # {"at": the moves before it, "label": its words}
Line = dict[str, Any]  # of the log


class Course:
    """The points of all seats, and the round they were in, after those numbers of moves that are asked for."""

    def __init__(self, table: Table, wanted: set[int]) -> None:
        moves, deals = table.record.moves, [at for at, _ in table.record.deals]
        state = table.timeline.at(0)
        self.points: dict[int, list[int]] = {}
        self.rounds: dict[int, int] = {}
        for n in range(len(moves) + 1):
            if n in wanted:
                self.points[n] = state.scores
                self.rounds[n] = table.presenter.round(state)
            if n < len(moves):
                state.play(*moves[n])
            if n + 1 in deals:
                state = table.timeline.at(n + 1)  # with the cards that were dealt anew


def _course(table: Table, wanted: set[int]) -> Course:
    """Played through once: what is wanted is the same in every language."""
    if "course" not in table.cache:
        table.cache["course"] = Course(table, wanted)
    found: Course = table.cache["course"]
    return found


def course(table: Table, headings: list[Heading], log: list[Line]) -> dict[str, Any]:
    """The chart by rounds, and the moves that brought somebody most, or cost most, in the words of the log."""
    told = _told(log)
    starts = [heading["at"] for heading in headings]
    found = _course(table, {*starts, *told, *[n - 1 for n in told], len(table.record.moves)})
    return {"chart": _chart(table, found, starts[1:]), "moments": _moments(found, headings, told)}


def _told(log: list[Line]) -> dict[int, list[Line]]:
    """The lines that tell of each move. That the game is over is no turning point."""
    told: dict[int, list[Line]] = {}
    for line in log:
        if line["to"] > 0 and (line["sign"] != OVER or line["to"] not in told):
            told.setdefault(line["to"], []).append(line)
    return told


def _main(lines: list[Line], seat: int) -> Line:
    """The line that tells what mattered to a seat in a move: the last one that has a sign, of the seat's own doing if
    there is such a one; or else the first of all."""
    signed = [line for line in lines if line["sign"] is not None]
    own = [line for line in signed if line["seat"] == seat]
    return (own or signed or lines[:1])[-1]


def _chart(table: Table, found: Course, starts: list[int]) -> dict[str, Any]:
    """What each seat would have scored at the end of each round; a round may have several headings."""
    begins: dict[int, list[int]] = {}
    for at in starts:
        begins.setdefault(found.rounds[at], found.points[at])
    points = [*list(begins.values())[1:], found.points[len(table.record.moves)]]
    return {
        "rounds": list(range(1, len(points) + 1)),
        "series": [{"seat": seat, "points": [row[seat] for row in points]} for seat in range(table.state.seats)],
    }


def _moments(found: Course, headings: list[Heading], told: dict[int, list[Line]]) -> list[dict[str, Any]]:
    swings = sorted([(*_swing(found.points[n - 1], found.points[n]), n) for n in told], reverse=True)
    best = sorted([(n, seat) for size, _, seat, n in swings[:MOMENTS] if size >= LEAST])
    return [
        {
            "at": n,
            "title": next(h["label"] for h in reversed(headings) if h["at"] < n and _numbered(h, headings)),
            "seat": seat,
            "points": found.points[n][seat] - found.points[n - 1][seat],
            "text": _main(told[n], seat)["text"],
        }
        for n, seat in best
    ]


def _numbered(heading: Heading, headings: list[Heading]) -> bool:
    """Does a heading say which round it is? The first of all need not."""
    return heading is headings[0] or any(letter.isdigit() for letter in heading["label"])


def _swing(before: list[int], after: list[int]) -> tuple[int, int, int]:
    """How much a move was worth to somebody against the average of the rest, how much it changed for him, and who it
    is; nothing where it is worth as much to all."""
    gains = [b - a for a, b in zip(before, after, strict=True)]
    rest = max(1, len(gains) - 1)
    sizes = [abs(gain * rest - (sum(gains) - gain)) // rest if gain else 0 for gain in gains]
    return max([(size, abs(gain), seat) for seat, (size, gain) in enumerate(zip(sizes, gains, strict=True))])
