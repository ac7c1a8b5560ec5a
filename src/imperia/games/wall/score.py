"""Honour at the end: what was gained in play, shame, captured hordes, artifacts; and who wins (GW-END)."""

from __future__ import annotations

from ...cards.speaker import Line
from ...cards.story import Flow, flows, told
from . import facts
from .gates import figures
from .lexicon import (
    BY_SHAME,
    COOP,
    GOODS,
    HONOUR,
    K_COOP_HORDE,
    K_HORDE,
    KIND_COUNT,
    PLACES,
    SHAMED,
    SHAMED_CAPTURE,
    SOLO,
    TEAM_WON,
)
from .state import Wall
from .tables import KIND_OF, SCORE, WORTH

CATEGORIES = ("honour", "shame", "captured", "artifacts", "general")


def shamed_soldiers(s: Wall, f: int) -> int:
    at = (f * PLACES + SHAMED) * KIND_COUNT
    return s.soldiers[at] + s.soldiers[at + 1] + s.soldiers[at + 2]


def capture_points(s: Wall, f: int, card: int) -> int:
    """A captured horde counts if it bears no shame (GW-END-07); with one token, half of it for some (Ouyang Xiu)."""
    stains = s.stains[card]
    if not stains:
        return WORTH[card]
    return WORTH[card] // 2 if stains == 1 and facts.value(s, SHAMED_CAPTURE, 0, f) else 0


def artifact_points(s: Wall, card: int, f: int) -> int:
    """What an artifact is worth to a faction; Qin has a fixed number for each (GW-END-08, GW-SOL-52)."""
    if f == s.qin:
        return figures(s).qin_artifact
    score = SCORE[card]
    return score.points(s, f, card) if score is not None else 0


def lines(s: Wall, f: int) -> list[Line]:
    """The score sheet of one faction, in the order in which it is counted (GW-END-09)."""
    found = [Line(f, "honour", s.honour[f], n=s.honour[f])]
    if s.mode == COOP:
        return found  # there is no scoring (GW-COP-42)
    shamed = shamed_soldiers(s, f)
    if shamed:
        found.append(Line(f, "shame", -min(s.honour[f], shamed * figures(s).penalty), n=shamed))
    for card in s.captured[f]:
        found.append(Line(f, "captured", capture_points(s, f, card), card, n=s.stains[card]))
    for card in s.artifacts:
        if card >= 0:
            found.append(Line(f, "artifacts", artifact_points(s, card, f), card))
    general = SCORE[s.general[f]] if s.general[f] >= 0 else None
    if general is not None:
        found.append(Line(f, "general", general.points(s, f, s.general[f]), s.general[f]))
    return found


# What honour was gained by where no card gave it, or a horde by being fought: by what was told last before it. What no
# card takes, shame does.
BY_EVENT = {
    "began": "start",
    "reed-general": "start",
    "builds": "building",
    "wall": "building",
    "barricade": "building",
    "donated": "donations",
    "stored": "donations",
    "kept": "left",
    "activated": "overseers",
    "attacked": "fields",
    "wounded": "wounds",
    "defeated": "defeat",
    "claimed": "capture",
    "tea": "tea",
}


def account(s: Wall) -> list[Line]:
    """The score sheet with the honour of the game by the card or the act that gave or cost it, as the log tells it."""
    lines: list[Line] = []
    gains = _honours(s)
    for line in sheet(s):
        if line.category != "honour":
            score = SCORE[line.card] if line.card >= 0 and line.category in ("artifacts", "general") else None
            if score is not None and (line.seat != s.qin or line.category == "general"):
                line.n = score.counted(s, line.seat, line.card)
            line.what = "qin" if line.seat == s.qin else ""
            lines.append(line)
            continue
        rest = line.points
        for (f, card, what), found in gains.items():
            if f == line.seat:
                rest -= sum(found)
                lines.append(Line(f, "honour", sum(found), card, n=len(found), what=what))
        if rest:
            lines.append(Line(line.seat, "honour", rest, n=1, what="other"))  # of a state without a log
    return lines


def _honours(s: Wall) -> dict[tuple[int, int, str], list[int]]:
    """Every gain and loss of honour: by faction, card and act."""
    found: dict[tuple[int, int, str], list[int]] = {}
    for act in told(s.events):
        what = "other"
        for event in act.events:
            what = BY_EVENT.get(event.name, what)
            for flow in flows(event, GOODS):
                if flow.good == HONOUR:
                    found.setdefault((flow.seat, flow.card, _cause(flow, what)), []).append(flow.n)
    return found


def _cause(flow: Flow, what: str) -> str:
    """Why honour came or went: a card does something, but a horde is fought."""
    if flow.card >= 0:
        return what if KIND_OF[flow.card] in (K_HORDE, K_COOP_HORDE) else "card"
    return "lost" if flow.n < 0 else what


def sheet(s: Wall) -> list[Line]:
    """All factions that score: the people, and Qin."""
    scoring = [*range(s.seats), *([s.qin] if s.qin >= 0 else [])]
    return [line for f in scoring for line in lines(s, f)]


def total(s: Wall, f: int) -> int:
    points = max(0, s.honour[f] - (0 if s.mode == COOP else shamed_soldiers(s, f) * figures(s).penalty))
    if s.mode == COOP:
        return points
    for card in s.captured[f]:
        points += capture_points(s, f, card)
    for card in s.artifacts:
        if card >= 0:
            points += artifact_points(s, card, f)
    general = SCORE[s.general[f]] if s.general[f] >= 0 else None
    return points if general is None else points + general.points(s, f, s.general[f])


def totals(s: Wall) -> list[int]:
    """Points by seat; before the end, what the table would score if the game ended now (GW-END-11)."""
    return [total(s, f) for f in range(s.seats)]


def winners(s: Wall) -> tuple[int, ...]:
    """Most honour, ties by tea (GW-END-10); solo: more than Qin and no empty bank (GW-SOL-54, GW-SOL-55); co-op: all or
    nobody (GW-COP-39)."""
    if s.mode == COOP:
        return tuple(range(s.seats)) if s.ending == TEAM_WON else ()
    points = totals(s)
    if s.mode == SOLO:
        return (0,) if s.ending != BY_SHAME and points[0] > total(s, s.qin) else ()
    best = max(points)
    return (next(f for f in s.tea if f < s.seats and points[f] == best),)
