"""What a seat may know of Imperial Settlers, built up from nothing."""

from __future__ import annotations

from typing import Any

from ...kernel.state import OP, SEAT
from . import solo, tables, verbs
from .building import open_cards
from .cards.boards import OUTPUT
from .goods import DEFENSE, GOODS, VP
from .lexicon import BLOCKED, FACTIONS, JAPANESE, KINDS, LOOKOUTS, ROUNDS, SIDES
from .ops.targets import CHOOSING, drawn_cards
from .state import AREA, COLLECTION, LINE, NOT_TAKEN, OUT, Settlers
from .storage import storable
from .turn import TURN
from .zones import ZONES


def view(s: Settlers, seat: int | None, shared: dict[str, Any]) -> dict[str, Any]:
    """The view of the browser protocol; `seat` None is an onlooker. Cards go by their face, places by slot.

    A seat sees all that an onlooker sees, which is `shared`, and some cards besides."""
    if "open" not in shared:
        shared["open"] = _onlooker(s)
    seen: dict[str, Any] = shared["open"]
    if seat is None:
        return seen
    return seen | {
        "you": seat,
        "offer": _faces(s.offers[seat]) if s.offers else [],
        "chosen": _chosen(s, seat),
        "drawn": _drawn(s, seat),
        "empires": [_known(s, empire, seat) for empire in seen["empires"]],
    }


def _onlooker(s: Settlers) -> dict[str, Any]:
    dealt = bool(s.round)
    return {
        "game": "settlers",
        "seats": s.seats,
        "you": None,
        "round": s.round,
        "rounds": ROUNDS,
        "over": s.over,
        "solo": bool(s.virtual),
        "lookout": LOOKOUTS[s.lookout],
        "peaceful": bool(s.peaceful),
        "first": s.first if dealt else None,
        "turn": _turn_of(s),
        "common": {"deck": len(s.decks[s.seats]), "pile": _faces(s.piles[s.seats])},
        "market": [tables.FACE[c] for c in s.market],
        "offer": [],
        "chosen": None,
        "open": [tables.FACE[c] for c in open_cards(s)],
        "drawn": _drawn(s, None),
        "empires": [_empire(s, p) for p in range(s.seats)],
        "virtual": _virtual(s) if s.virtual else None,
        "scores": s.scores,
        "waiting": list(s.pending),
        "asking": s.rules().prompts[s.asking[0]].name if s.pending else None,
        "source": tables.FACE[s.asking[1]] if s.pending and s.asking[1] >= 0 else None,
    }


def _faces(cards: list[int]) -> list[int]:
    return sorted([tables.FACE[c] for c in cards])


def _shown(s: Settlers, zone: str, part: int, seat: int | None) -> list[int | None]:
    """The faces of a zone's cards as a seat sees them."""
    return [None if card is None else tables.FACE[card] for card in ZONES.view(s, zone, part, seat)]


def _turn_of(s: Settlers) -> int | None:
    return next((frame[SEAT] for frame in s.stack if frame[OP] == TURN), None)


def _chosen(s: Settlers, seat: int) -> int | None:
    """The own answer to a secret question that others still think about."""
    secret = bool(s.offers) and bool(s.pending) and seat not in s.pending
    return s.answers[seat] - verbs.PICK if secret and s.answers[seat] >= 0 else None


def _drawn(s: Settlers, seat: int | None) -> dict[str, Any] | None:
    """Cards of which one will be kept: their number is public, their faces are the drawer's."""
    frame = next((f for f in s.stack if f[OP] == CHOOSING), None)
    if frame is None:
        return None
    drawer, cards = frame[SEAT], sorted(drawn_cards(frame))
    return {"seat": drawer, "cards": [tables.FACE[c] if drawer == seat else None for c in cards]} if cards else None


# --- an Empire ----------------------------------------------------------------------------------------------------
def _known(s: Settlers, empire: dict[str, Any], seat: int) -> dict[str, Any]:
    """An Empire with what a seat knows of its hidden cards; the onlooker's own where that is nothing more."""
    p: int = empire["seat"]
    more: dict[str, Any] = {}
    hand = _shown(s, "hands", p, seat)
    sites = _shown(s, "sites", p, seat) if empire["foundations"] else []
    if hand != empire["hand"]["cards"]:
        more["hand"] = empire["hand"] | {"cards": hand}
    if sites != empire["foundations"]:
        more["foundations"] = sites
    places: list[dict[str, Any]] = empire["locations"]
    if [place for place in places if place["under"]]:
        more["locations"] = [place | {"under_cards": _under(s, place["slot"], seat)} for place in places]
    return empire | more if more else empire


def _empire(s: Settlers, p: int) -> dict[str, Any]:
    faction = s.factions[p]
    return {
        "seat": p,
        "faction": FACTIONS[faction] if faction >= 0 else None,
        "side": SIDES[s.sides[p]],
        "vp": s.has(p, VP),
        "passed": bool(s.passed >> p & 1),
        "goods": {GOODS[good]: s.has(p, good) for good in range(VP)},
        "board": _board(s, faction),
        "stores": [GOODS[good] for good in storable(s, p)] if faction >= 0 else [],
        "hand": _hand(s, p),
        "deck": len(s.decks[p]),
        "pile": _faces(s.piles[p]),
        "locations": [_location(s, p, card) for card in s.empires[p]],
        "deals": [_deal(card) for card in s.deals[p]],
        "routes": [_deal(location) for q, location, _ in s.routes if q == p],
        "foundations": _shown(s, "sites", p, None),
        "answered": bool(s.pending) and s.answers[p] >= 0,
    }


def _deal(card: int) -> dict[str, Any]:
    return {"slot": card, "card": tables.FACE[card], "good": GOODS[tables.DEAL_GOOD[card]]}


def _board(s: Settlers, faction: int) -> dict[str, int]:
    """What the faction board gives every round."""
    if faction < 0:
        return {}
    given = {GOODS[good]: n for good, n in enumerate(OUTPUT[faction]) if n}
    if s.virtual:
        del given[GOODS[DEFENSE]]
    return given


def _hand(s: Settlers, p: int) -> dict[str, Any]:
    """Backs are public; faces are the holder's, and those of cards that everybody saw taken."""
    hand = s.hands[p]
    common = sum([tables.IS_COMMON[c] for c in hand])
    return {"count": len(hand), "common": common, "cards": _shown(s, "hands", p, None)}


def _location(s: Settlers, p: int, card: int) -> dict[str, Any]:
    lender = s.lender(card)
    used = s.used[card]
    return {
        "slot": card,
        "card": tables.FACE[card],
        "row": KINDS[tables.KIND[card]],
        "side": "common" if tables.IS_COMMON[card] else "faction",
        "uses": tables.USES[card],
        "used": min(used, tables.USES[card]) if used != BLOCKED else tables.USES[card],
        "blocked": used == BLOCKED,
        "defense": s.guard[card] if tables.IS_COMMON[card] else 0,
        "samurai": s.guard[card] if tables.ORIGIN[card] == JAPANESE else 0,
        "taken_from": None if lender == NOT_TAKEN else lender,
        "under": len(s.under(card)) if tables.GATE[card][0] else None,
        "under_cards": _under(s, card, None),
        "held": s.held[card] if tables.SHRINE[card] else None,
        "routes": [r[0] for r in s.routes if r[1] == card],
        "raze": _price(s, p, card),
    }


def _under(s: Settlers, gate: int, seat: int | None) -> list[int]:
    """The cards under a Gate that a seat knows."""
    stash = ZONES.named["stash"]
    return sorted([tables.FACE[c] for c in s.under(gate) if ZONES.knows(s, seat, stash, 0, c)])


def _price(s: Settlers, p: int, card: int) -> dict[str, Any] | None:
    """What an opponent pays to raze a Location, and gains; None if it cannot be razed by the action (IS-RAZ-04)."""
    if not tables.SPOILS[card]:
        return None
    open_ = not s.peaceful and not (p >= 0 and s.passed >> p & 1)
    return {"price": 2 + s.guard[card], "goods": [GOODS[good] for good in tables.SPOILS[card]], "open": open_}


def _virtual(s: Settlers) -> dict[str, Any]:
    """The virtual player's open table (IS-SOL-07)."""
    points = s.scores[0]
    won = solo.won(s)
    return {
        "area": [
            {"slot": c, "card": tables.FACE[c], "blocked": s.used[c] == BLOCKED, "raze": _price(s, -1, c)}
            for c in s.virtual[AREA]
        ],
        "line": [_deal(c) for c in s.virtual[LINE]],
        "attack": len(s.waves),
        "collection": _faces(s.virtual[COLLECTION]),
        "out": _faces(s.virtual[OUT]),
        "faction_locations": solo.faction_locations(s),
        "won": won,
        "rank": solo.rank(points) if won else None,
    }
