"""Points: every scored card with its place, tokens, and who wins, after Scoring or after a Collapse."""

from __future__ import annotations

from ...cards.goods import Score
from ...cards.speaker import Line
from .counts import Cards, OthersUnrest
from .flow import scored_cards
from .gates import place_of
from .lexicon import ATLANTEANS, GARRISONED, POWER, PROGRESS, UNREST
from .points import ScoreWhere
from .state import Imperium
from .tables import SUIT, VALUE


def worth(s: Imperium, seat: int, card: int) -> int:
    """The points of one scored card where it lies."""
    vp = VALUE[card]
    if isinstance(vp, Score):
        return vp.points(s, seat, card)
    if isinstance(vp, ScoreWhere):
        return vp.points(place_of(s, seat, card))
    return vp


def total(s: Imperium, seat: int, known: bool = False) -> int:
    """All points of a player; `known`: without what only the others know."""
    points = s.tokens[seat * 3 + PROGRESS]
    for card in scored_cards(s, seat):
        if not (known and reads_secrets(card)):
            points += worth(s, seat, card)
    return points


def reads_secrets(card: int) -> bool:
    """Do the points of this card depend on what other players hide?"""
    vp = VALUE[card]
    return isinstance(vp, Score) and any(isinstance(term.count, OthersUnrest) for term in vp.terms)


# The places in which cards are scored, in the order of the score sheet; the categories of its lines.
PLACES = ("power", "play", "garrison", "history", "sunken", "hand", "draw", "discard")
CATEGORIES = ("progress", *PLACES)


def sheet(s: Imperium) -> list[Line]:
    """Every scored card with its place and what it counted, and the progress tokens (IM-SCO-02, IM-SCO-03)."""
    lines: list[Line] = []
    for seat in range(s.seats):
        progress = s.tokens[seat * 3 + PROGRESS]
        lines.append(Line(seat, "progress", progress, n=progress))
        for place, cards in zip(PLACES, _by_place(s, seat), strict=True):
            for card in cards:
                points = worth(s, seat, card)
                if points or not isinstance(VALUE[card], int):
                    lines.append(Line(seat, place, points, card, n=counted(s, seat, card)))
    return lines


_GARRISONS = Cards(GARRISONED)


def _by_place(s: Imperium, seat: int) -> list[list[int]]:
    powers = [card for card in s.area[seat] if SUIT[card] & POWER]
    play = [card for card in s.area[seat] if not SUIT[card] & POWER]
    garrison = _GARRISONS.cards(s, seat, -1)
    sunken = s.nation_of[seat] == ATLANTEANS
    history: list[int] = [] if sunken else s.history[seat]
    return [
        powers,
        play,
        garrison,
        history,
        s.history[seat] if sunken else [],
        s.hand[seat],
        s.draw[seat],
        s.discard[seat],
    ]


def counted(s: Imperium, seat: int, card: int) -> int:
    """What a variable card counted, all its terms together."""
    vp = VALUE[card]
    return vp.counted(s, seat, card) if isinstance(vp, Score) else 0


def totals(s: Imperium) -> list[int]:
    """Points by seat; before the end, what the table would score if the game ended now (IM-SCO-13)."""
    return [total(s, seat) for seat in range(s.seats)] if s.dealt else [0] * s.seats


def unrest_of(s: Imperium, seat: int) -> int:
    """Unrest cards that count in a Collapse (IM-COL-02)."""
    return sum([bool(SUIT[card] & UNREST) for card in scored_cards(s, seat)])


def winners(s: Imperium) -> tuple[int, ...]:
    """Most points; after a Collapse fewest Unrest cards, ties by points (IM-SCO-11, IM-COL-04, IM-COL-05)."""
    points = totals(s)
    seats = range(s.seats)
    if s.collapsed:
        unrest = [unrest_of(s, seat) for seat in seats]
        ranks = [(-unrest[seat], points[seat]) for seat in seats]
    else:
        ranks = [(0, points[seat]) for seat in seats]
    best = max(ranks)
    return tuple([seat for seat in seats if ranks[seat] == best])
