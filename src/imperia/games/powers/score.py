"""Final scoring, line by line: sections SCO, TIE and ILL-09 to ILL-11 of the catalogue."""

from __future__ import annotations

from typing import Final

from .judge import judge_end
from .lexicon import AGENT, ALL_KNOWN, APPEARED, DOWN, EVENT, ILLUMINATI, LIMIT, SHOWN, THREAT, UNSEEN
from .state import Powers
from .tables import FACTION_OF, FINAL, KIND, SYMBOL

# categories, in the order of the score sheet
AGENTS, ABILITIES, SETS, THREATS, APPEARANCE, SYMBOLS, EVENTS, ENDING = (
    "agents", "abilities", "sets", "threats", "appearance", "symbols", "events", "ending",
)  # fmt: skip
SET_POINTS: Final = (0, 3, 7, 12, 18)  # PW-ILL-09


class Line:
    """Points of one seat for one thing: the card it is for and the card or number that explains it."""

    __slots__ = ("card", "category", "n", "other", "points", "seat")

    def __init__(self, seat: int, category: str, points: int, card: int = -1, other: int = -1, n: int = 0) -> None:
        self.seat = seat
        self.category = category
        self.points = points
        self.card = card
        self.other = other
        self.n = n


def sheet(s: Powers) -> list[Line]:
    """All points of a finished game."""
    lines: list[Line] = []
    for p in range(s.seats):
        _characters(s, p, lines)
        _kills(s, p, lines)
        if s.standing[p] == APPEARED:
            lines.append(Line(p, APPEARANCE, s.known_at[p] // 16, s.candidate[p], n=s.known_at[p] // 16))  # PW-SCO-04
        _events(s, p, lines)
    for p in ended_by(s):
        lines.append(Line(p, ENDING, 3, n=s.ending))
    return lines


def _laid(s: Powers, seat: int) -> list[int]:
    """The face-up cards of a row, column by column."""
    cards: list[int] = []
    for n in range(1, s.round + 1):
        cards += [c for c in s.slot(seat, n) if not s.flag[c] & DOWN]
    return cards


def _characters(s: Powers, p: int, lines: list[Line]) -> None:
    """4 points for a living Agent and the points of its ability (PW-SCO-02); sets in Illuminati (PW-ILL-09)."""
    living = [c for c in _laid(s, p) if KIND[c] == AGENT]
    if s.variant == ILLUMINATI:
        for faction in range(6):
            n = sum(1 for c in [*living, s.candidate[p]] if FACTION_OF[c] == faction)
            if n:
                lines.append(Line(p, SETS, SET_POINTS[min(n, 4)], other=faction, n=n))
    else:
        lines.extend(Line(p, AGENTS, 4, c) for c in living)
    for c in living:
        points = _final_points(s, p, c)
        if points:
            lines.append(Line(p, ABILITIES, points, c, s.like[c]))


def _final_points(s: Powers, p: int, card: int) -> int:
    final = FINAL[s.like[card]]
    return final.points(s, p, card) if final is not None else 0


def _kills(s: Powers, p: int, lines: list[Line]) -> None:
    """3 points for each Agent killed by an own Threat (PW-SCO-03), 2 by Walpurgis Night (PW-CARD-26)."""
    for i in range(0, len(s.kills), 2):
        killer, agent = s.kills[i], s.kills[i + 1]
        if s.row[killer] == p and not s.flag[killer] & DOWN:
            category, points = (EVENTS, 2) if KIND[killer] == EVENT else (THREATS, 3)
            lines.append(Line(p, category, points, killer, agent))


def _events(s: Powers, p: int, lines: list[Line]) -> None:
    """Symbols (PW-SCO-05, PW-ILL-10) and end-of-game Events (PW-SCO-07)."""
    events = [c for c in _laid(s, p) if KIND[c] == EVENT]
    symbols = [c for c in events if SYMBOL[s.like[c]]]
    for c in symbols:
        lines.append(Line(p, SYMBOLS, len(symbols) if s.variant == ILLUMINATI else 2, c, n=len(symbols)))
    for c in events:
        if FINAL[s.like[c]] is not None:
            lines.append(Line(p, EVENTS, _final_points(s, p, c), c, s.like[c]))


def ended_by(s: Powers) -> list[int]:
    """The seats that get 3 points for ending the game (PW-SCO-06)."""
    found: list[int] = []
    last = max(s.known_at)
    for p in range(s.seats):
        card = s.rows[p][s.round] if s.round else -1
        threat = card >= 0 and not s.flag[card] & DOWN and s.acts(card) == THREAT
        if (s.ending & ALL_KNOWN and s.known_at[p] == last) or (s.ending & LIMIT and threat):
            found.append(p)
    return found


def totals(s: Powers) -> list[int]:
    """Points by seat; before the end, what the table would score if the game stopped now."""
    if s.final:
        return s.final[:]
    return add_up(s if s.over else stopped(s))


def add_up(s: Powers) -> list[int]:
    """The totals of the score sheet."""
    points = [0] * s.seats
    for line in sheet(s):
        points[line.seat] += line.points
    return points


def stopped(s: Powers) -> Powers:
    """A copy in which the game has ended here, without an end bonus."""
    new = s.clone()
    assert isinstance(new, Powers)
    for p in range(new.seats):
        if new.standing[p] == UNSEEN and new.candidate[p] >= 0:
            new.standing[p] = SHOWN
    if new.round:
        judge_end(new)
    return new


def winners(s: Powers) -> tuple[int, ...]:
    """Most points; then more points for the appearance (PW-TIE-01); then shared (PW-TIE-02)."""
    points = totals(s)
    ranks = [(points[p], s.known_at[p] // 16 if s.standing[p] == APPEARED else 0) for p in range(s.seats)]
    best = max(ranks)
    return tuple([p for p in range(s.seats) if ranks[p] == best])
