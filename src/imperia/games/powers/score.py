"""Final scoring, line by line: sections SCO, TIE and ILL-09 to ILL-11 of the catalogue."""

from __future__ import annotations

from typing import Final

from ...cards.speaker import Line
from . import lexicon as L
from .judge import conditions, is_threat, judge_end, judge_previous
from .state import Powers
from .tables import FACTION_OF, FINAL, KIND, SYMBOL

# categories, in the order of the score sheet
AGENTS: Final = "agents"
ABILITIES: Final = "abilities"
SETS: Final = "sets"
THREATS: Final = "threats"
APPEARANCE: Final = "appearance"
SYMBOLS: Final = "symbols"
EVENTS: Final = "events"
ENDING: Final = "ending"
KILL: Final = "kill"  # what a line is for, besides its category
SET_POINTS: Final = (0, 3, 7, 12, 18)  # PW-ILL-09


def sheet(s: Powers) -> list[Line]:
    """All points of a finished game."""
    lines: list[Line] = []
    for p in range(s.seats):
        laid = _laid(s, p)
        _characters(s, p, [c for c in laid if KIND[c] == L.AGENT], lines)
        _kills(s, p, lines)
        if appearance(s, p):
            lines.append(Line(p, APPEARANCE, appearance(s, p), s.candidate[p], n=s.known_round[p]))
        _events(s, p, [c for c in laid if KIND[c] == L.EVENT], lines)
    for p in ended_by(s):
        last = s.rows[p][s.round] if s.round else -1
        threat = bool(s.ending & L.LIMIT) and last >= 0 and is_threat(s, last)
        lines.append(Line(p, ENDING, 3, last if threat else s.candidate[p], n=s.ending))
    return lines


def account(s: Powers) -> list[Line]:
    """The score sheet, with what each card counted that gives points by its text."""
    lines = sheet(s)
    for line in lines:
        final = FINAL[line.other] if line.category in (ABILITIES, EVENTS) else None
        if final is not None and line.what != KILL:
            line.n = final.counted(s, line.seat, line.card)
    return lines


def _laid(s: Powers, seat: int) -> list[int]:
    """The face-up cards of a row, column by column."""
    cards = [c for c in s.rows[seat] if c >= 0 and not s.flag[c] & L.DOWN]
    if s.moved:
        cards += [c for c in s.moved if s.row[c] == seat and not s.flag[c] & L.DOWN]
        cards.sort(key=lambda c: s.col[c])
    return cards


def _characters(s: Powers, p: int, living: list[int], lines: list[Line]) -> None:
    """4 points for a living Agent and the points of its ability (PW-SCO-02); sets in Illuminati (PW-ILL-09)."""
    if s.variant == L.ILLUMINATI:
        counted = living if s.standing[p] == L.UNSEEN else [*living, s.candidate[p]]
        of = [FACTION_OF[c] for c in counted]
        for faction in sorted(set(of)):
            n = of.count(faction)
            members = tuple([c for c in counted if FACTION_OF[c] == faction])
            lines.append(Line(p, SETS, SET_POINTS[min(n, 4)], other=faction, n=n, cards=members))
    else:
        for c in living:
            lines.append(Line(p, AGENTS, 4, c))
    for c in living:
        points = _final_points(s, p, c)
        if points:
            lines.append(Line(p, ABILITIES, points, c, s.like[c]))


def _final_points(s: Powers, p: int, card: int) -> int:
    final = FINAL[s.like[card]]
    return final.points(s, p, card) if final is not None else 0


def _kills(s: Powers, p: int, lines: list[Line]) -> None:
    """3 points for each Agent killed by an own Threat (PW-SCO-03), 2 by Walpurgis Night (PW-CARD-26)."""
    for killer, agent in s.kills:
        if s.row[killer] == p and not s.flag[killer] & L.DOWN:
            category, points = (EVENTS, 2) if KIND[killer] == L.EVENT else (THREATS, 3)
            lines.append(Line(p, category, points, killer, agent, what=KILL))


def appearance(s: Powers, p: int) -> int:
    """The points for a Candidate that appeared: the number of that round (PW-SCO-04)."""
    return s.known_round[p] if s.standing[p] == L.APPEARED else 0


def _events(s: Powers, p: int, events: list[int], lines: list[Line]) -> None:
    """Symbols (PW-SCO-05, PW-ILL-10) and end-of-game Events (PW-SCO-07)."""
    symbols = [c for c in events if SYMBOL[s.like[c]]]
    for c in symbols:
        lines.append(Line(p, SYMBOLS, len(symbols) if s.variant == L.ILLUMINATI else 2, c, n=len(symbols)))
    for c in events:
        if FINAL[s.like[c]] is not None:
            lines.append(Line(p, EVENTS, _final_points(s, p, c), c, s.like[c]))


def ended_by(s: Powers) -> list[int]:
    """The seats that get 3 points for ending the game (PW-SCO-06)."""
    found: list[int] = []
    for p in range(s.seats):
        card = s.rows[p][s.round] if s.round else -1
        last = bool(s.ending & L.ALL_KNOWN) and s.known_order[p] == max(s.known_order)
        if last or (s.ending & L.LIMIT and card >= 0 and is_threat(s, card)):
            found.append(p)
    return found


def totals(s: Powers) -> list[int]:
    """Points by seat; before the end, what the table would score if the game ended now (PW-SCO-08)."""
    return list(s.final) if s.final else add_up(s if s.over else stopped(s))


def add_up(s: Powers) -> list[int]:
    """The totals of the score sheet."""
    points = [0] * s.seats
    for line in sheet(s):
        points[line.seat] += line.points
    return points


def on_table(s: Powers) -> list[int]:
    """Points by seat as everybody can count them: as `totals`, but hidden Candidates count for nothing."""
    return totals(s) if s.over else add_up(stopped(s, False))


def stopped(s: Powers, shown: bool = True) -> Powers:
    """A copy in which the game has ended here: of the round under way only S11 and S12 are still done (PW-SCO-08).
    Without `shown` hidden Candidates stay so."""
    new = s.clone()
    new.hush()
    judge_previous(new)
    new.ending = conditions(new)
    for p in range(new.seats):
        if shown and new.standing[p] == L.UNSEEN and new.candidate[p] >= 0:
            new.standing[p] = L.SHOWN
    if new.round:
        judge_end(new)
    return new


def winners(s: Powers) -> tuple[int, ...]:
    """Most points; then more points for the appearance (PW-TIE-01); then shared (PW-TIE-02)."""
    points = totals(s)
    ranks = [(points[p], appearance(s, p)) for p in range(s.seats)]
    best = max(ranks)
    return tuple([p for p in range(s.seats) if ranks[p] == best])
