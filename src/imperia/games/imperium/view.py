"""What a seat may know of a game of Imperium, built up from nothing.

Cards in hands, decks and piles go by the first card that is like them, as options name them; things that lie on the
table by their own number (`slot`).
"""

from __future__ import annotations

from typing import Any

from .flow import fresh_exhausts
from .gates import hand_size
from .getting import development_price
from .lexicon import (
    ARTHURIANS,
    ATLANTEANS,
    BOXES,
    DECKS,
    GOODS,
    NATIONS,
    SLOTS,
    STATES,
    UNREST,
)
from .score import total
from .state import PLACES, Imperium
from .tables import CANON, COURT, DEVELOPMENT_COST, EXHAUST_NODE, JOURNEY, PINNED, REVERSE, STATE_SIDES, SUIT

SIDE_NAMES = ("a", "b")
WAYS = ("waiting", "activate", "innovate", "revolt", "cleanup", "solstice", "setup", "ending")


def view(s: Imperium, seat: int | None) -> dict[str, Any]:
    """The view of the browser protocol; `seat` None is an onlooker."""
    return {
        "game": "imperium",
        "seats": s.seats,
        "you": seat,
        "round": s.round,
        "over": s.over,
        "commons": BOXES[s.commons],
        "first": s.first,
        "turn": s.turn if s.round else None,
        "way": WAYS[s.way],
        "last_round": s.last_round or None,
        "ended_by": s.ended_by or None,
        "collapsed": bool(s.collapsed),
        "market": [_slot(s, slot) for slot in range(SLOTS)],
        "decks": [len(s.decks[deck]) for deck in range(DECKS)],
        "fame": {"count": len(s.fame), "king": s.king if s.king >= 0 else None, "seen": _seen_deck(s, "fame", 0, seat)},
        "unrest": len(s.unrest),
        "exile": list(s.exile),
        "nations": [_nation(s, p, seat) for p in range(s.seats)],
        "scores": _scores(s, seat),
        "waiting": list(s.pending),
        "asking": s.rules().prompts[s.asking[0]].name if s.pending else None,
        "source": s.asking[1] if s.pending and s.asking[1] >= 0 else None,
    }


def _scores(s: Imperium, seat: int | None) -> list[int | None]:
    """What each would score now: one's own as far as one knows it, and everybody's when it is over."""
    return [
        total(s, p) if s.over else total(s, p, known=True) if s.dealt and p == seat else None for p in range(s.seats)
    ]


def _slot(s: Imperium, slot: int) -> dict[str, Any] | None:
    if s.market[slot] < 0:
        return None
    return {
        "slot": s.market[slot],
        "card": s.market[slot],
        "unrest": s.beneath[slot] >= 0,
        "tokens": {GOODS[good]: s.laid[slot * 3 + good] for good in range(3)},
    }


def _seen_deck(s: Imperium, zone: str, part: int, seat: int | None) -> list[int | None]:
    """The cards of a deck from its top down to the last one that the seat knows."""
    cards = PLACES.view(s, zone, part, seat)
    while cards and cards[0] is None:
        cards.pop(0)
    return [None if card is None else CANON[card] for card in reversed(cards)]


def _pile(s: Imperium, zone: str, part: int, seat: int | None) -> list[int | None]:
    return [None if card is None else CANON[card] for card in PLACES.view(s, zone, part, seat)]


def _nation(s: Imperium, p: int, seat: int | None) -> dict[str, Any]:
    nation = s.nation_of[p]
    hand = _pile(s, "hand", p, seat)
    history = _pile(s, "history", p, seat)
    return {
        "seat": p,
        "nation": NATIONS[nation][0] if nation >= 0 else None,
        "side": SIDE_NAMES[s.sides[p]] if s.sides[p] >= 0 else None,
        "state": STATES[s.status[p]],
        "state_card": (REVERSE[STATE_SIDES[p]] if s.status[p] else STATE_SIDES[p]) if s.dealt else None,
        "goods": {GOODS[good]: s.tokens[p * 3 + good] for good in range(3)},
        "actions": s.actions[p],
        "exhausts": s.exhausts[p],
        "exhausts_full": fresh_exhausts(s, p),
        "hand_size": hand_size(s, p),
        "hand": {"count": len(hand), "cards": hand},
        "draw": {
            "count": len(s.draw[p]),
            "seen": _seen_deck(s, "draw", p, seat),
            "cards": sorted([CANON[c] for c in s.draw[p]]) if seat == p else [],
        },
        "discard": [CANON[c] for c in s.discard[p]],
        "history": {"count": len(history), "cards": history, "sunken": nation == ATLANTEANS},
        "nation_deck": {
            "count": len(s.nation[p]),
            "seen": _seen_deck(s, "nation", p, seat),
            "cards": sorted([CANON[c] for c in s.nation[p]]) if seat == p else [],
            "accession": s.accession[p] if s.accession[p] >= 0 else None,
            "exhausted": bool(s.deck_spent[p] & 1),
        },
        "development": {
            "cards": [_development(s, p, card) for card in s.development[p]],
            "quests": nation == ARTHURIANS,
            "exhausted": bool(s.deck_spent[p] & 2),
        },
        "play": [_in_play(s, p, card) for card in s.area[p]],
        "unrest": sum([bool(SUIT[c] & UNREST) for c in s.hand[p]]) if seat == p else None,
        "answered": bool(s.pending) and s.answers[p] >= 0,
    }


def _development(s: Imperium, p: int, card: int) -> dict[str, Any]:
    price = development_price(s, p, card) if DEVELOPMENT_COST[card] is not None else None
    return {"slot": card, "card": card, "cost": None if price is None else dict(zip(GOODS, price, strict=True))}


def _in_play(s: Imperium, p: int, card: int) -> dict[str, Any]:
    return {
        "slot": card,
        "card": card,
        "pinned": PINNED[card],
        "exhausted": bool(s.spent[card]),
        "exhausts": EXHAUST_NODE[card] is not None,
        "court": card in COURT,
        "journey": card in JOURNEY,
        "garrison": [guest for guest, host in zip(s.garrison[p], s.hosts[p], strict=True) if host == card],
        "tokens": {GOODS[good]: n for held, good, n in s.stored if held == card},
        "converted": [s.converted[i + 1] for i in range(0, len(s.converted), 2) if s.converted[i] == card],
    }
