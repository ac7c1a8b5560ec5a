"""What a seat may know of Imperial Settlers, built up from nothing, and states it cannot tell from the real one."""

from __future__ import annotations

from typing import Any

from ...kernel.events import redact
from ...kernel.rng import Rng
from . import solo
from .cards.boards import OUTPUT
from .flow import storable
from .lexicon import (
    BLOCKED,
    COMMON,
    COUNTED,
    DEFENSE,
    FACTIONS,
    GOODS,
    JAPANESE,
    KINDS,
    LOOKOUTS,
    PICK,
    PLAYING,
    ROUNDS,
    SIDES,
)
from .state import AREA, ATTACK_DECK, COLLECTION, LINE, OUT, Settlers
from .supply import NOTED_CARD
from .tables import DEAL_GOOD, FACE, IS_COMMON, IS_GATE, IS_SHRINE, KIND, ORIGIN, SPOILS, USES
from .turn import TURN


def view(s: Settlers, seat: int | None) -> dict[str, Any]:
    """The view of the browser protocol; `seat` None is an onlooker. Cards go by their face, places by slot."""
    dealt = bool(s.round)
    return {
        "game": "settlers",
        "seats": s.seats,
        "you": seat,
        "round": s.round,
        "rounds": ROUNDS,
        "over": s.over,
        "solo": bool(s.virtual),
        "lookout": LOOKOUTS[s.lookout],
        "peaceful": bool(s.peaceful),
        "first": s.first if dealt else None,
        "turn": _turn_of(s),
        "common": {"deck": len(s.decks[s.seats]), "pile": _faces(s.piles[s.seats])},
        "market": [FACE[c] for c in s.market],
        "offer": _faces(s.offers[seat]) if seat is not None and s.offers else [],
        "chosen": _chosen(s, seat),
        "open": [FACE[c] for c in s.open],
        "drawn": _drawn(s, seat),
        "empires": [_empire(s, p, seat) for p in range(s.seats)],
        "virtual": _virtual(s) if s.virtual else None,
        "scores": s.scores,
        "waiting": list(s.pending),
        "asking": s.rules().prompts[s.asking[0]].name if s.pending else None,
        "source": FACE[s.asking[1]] if s.pending and s.asking[1] >= 0 else None,
    }


def _faces(cards: list[int]) -> list[int]:
    return sorted([FACE[c] for c in cards])


def _turn_of(s: Settlers) -> int | None:
    for frame in s.stack:
        if frame[0] == TURN:
            return frame[2]
    return None


def _chosen(s: Settlers, seat: int | None) -> int | None:
    """The own answer to a secret question that others still think about."""
    secret = seat is not None and bool(s.offers) and bool(s.pending) and seat not in s.pending
    return s.answers[seat] - PICK if secret and seat is not None and s.answers[seat] >= 0 else None


def _drawn(s: Settlers, seat: int | None) -> dict[str, Any] | None:
    """Cards of which one will be kept: their number is public, their faces are the drawer's."""
    if not s.drawn:
        return None
    drawer = s.stack[-1][2]
    return {"seat": drawer, "cards": [FACE[c] if drawer == seat else None for c in sorted(s.drawn)]}


def sees(s: Settlers, seat: int | None, card: int) -> bool:
    """Does a seat that does not hold it know a hidden card?"""
    if seat is None:
        return s.seen[card] == (1 << s.seats) - 1
    return bool(s.seen[card] >> seat & 1)


# --- an Empire ----------------------------------------------------------------------------------------------------
def _empire(s: Settlers, p: int, seat: int | None) -> dict[str, Any]:
    b = p * COUNTED
    faction = s.factions[p]
    return {
        "seat": p,
        "faction": FACTIONS[faction] if faction >= 0 else None,
        "side": SIDES[s.sides[p]],
        "vp": s.goods[b + COUNTED - 1],
        "passed": bool(s.passed >> p & 1),
        "goods": {GOODS[good]: s.goods[b + good] for good in range(COUNTED - 1)},
        "board": _board(s, faction),
        "stores": [GOODS[good] for good in storable(s, p)] if faction >= 0 else [],
        "hand": _hand(s, p, seat),
        "deck": len(s.decks[p]),
        "pile": _faces(s.piles[p]),
        "locations": [_location(s, p, card, seat) for card in s.empires[p]],
        "deals": [{"slot": c, "card": FACE[c], "good": GOODS[DEAL_GOOD[c]]} for c in s.deals[p]],
        "routes": [{"slot": r[1], "card": FACE[r[1]], "good": GOODS[DEAL_GOOD[r[1]]]} for r in s.routes if r[0] == p],
        "foundations": [FACE[c] if sees(s, seat, c) else None for c in s.sites[p]],
        "answered": bool(s.pending) and s.answers[p] >= 0,
    }


def _board(s: Settlers, faction: int) -> dict[str, int]:
    """What the faction board gives every round."""
    if faction < 0:
        return {}
    given = {GOODS[good]: n for good, n in enumerate(OUTPUT[faction]) if n}
    if s.virtual:
        del given[GOODS[DEFENSE]]
    return given


def _hand(s: Settlers, p: int, seat: int | None) -> dict[str, Any]:
    """Backs are public; faces are the holder's, and those of cards that everybody saw taken."""
    hand = s.hands[p]
    known = [FACE[c] for c in hand if p == seat or sees(s, seat, c)]
    hidden: list[int | None] = [None] * (len(hand) - len(known))
    return {"count": len(hand), "common": sum([IS_COMMON[c] for c in hand]), "cards": [*known, *hidden]}


def _location(s: Settlers, p: int, card: int, seat: int | None) -> dict[str, Any]:
    lender = s.lender(card)
    used = s.used[card]
    under = [c for gate, c in s.stash if gate == card]
    return {
        "slot": card,
        "card": FACE[card],
        "row": KINDS[KIND[card]],
        "side": "common" if IS_COMMON[card] else "faction",
        "uses": USES[card],
        "used": min(used, USES[card]) if used != BLOCKED else USES[card],
        "blocked": used == BLOCKED,
        "defense": s.guard[card] if IS_COMMON[card] else 0,
        "samurai": s.guard[card] if ORIGIN[card] == JAPANESE else 0,
        "taken_from": None if lender == -2 else lender,
        "under": len(under) if IS_GATE[card] else None,
        "under_cards": sorted([FACE[c] for c in under if sees(s, seat, c)]),
        "held": s.shrine if IS_SHRINE[card] else None,
        "routes": [r[0] for r in s.routes if r[1] == card],
        "raze": _price(s, p, card),
    }


def _price(s: Settlers, p: int, card: int) -> dict[str, Any] | None:
    """What an opponent pays to raze a Location, and gains; None if it cannot be razed by the action (IS-RAZ-04)."""
    if not SPOILS[card]:
        return None
    open_ = not s.peaceful and not (p >= 0 and s.passed >> p & 1)
    return {"price": 2 + s.guard[card], "goods": [GOODS[good] for good in SPOILS[card]], "open": open_}


def _virtual(s: Settlers) -> dict[str, Any]:
    """The virtual player's open table (IS-SOL-07)."""
    points = s.scores[0]
    won = solo.won(s)
    return {
        "area": [
            {"slot": c, "card": FACE[c], "blocked": s.used[c] == BLOCKED, "raze": _price(s, -1, c)}
            for c in s.virtual[AREA]
        ],
        "line": [{"slot": c, "card": FACE[c], "good": GOODS[DEAL_GOOD[c]]} for c in s.virtual[LINE]],
        "attack": len(s.virtual[ATTACK_DECK]),
        "collection": _faces(s.virtual[COLLECTION]),
        "out": _faces(s.virtual[OUT]),
        "faction_locations": solo.faction_locations(s),
        "won": won,
        "rank": solo.rank(points) if won else None,
    }


# --- determinization (law 6) --------------------------------------------------------------------------------------
def determinize(s: Settlers, seat: int, seed: int) -> Settlers:
    """Deal anew what `seat` cannot know: a permutation of the hidden cards of each deck, wherever they lie."""
    new = s.clone()
    assert isinstance(new, Settlers)
    rng = Rng(seed, 7)
    new.rng = rng.x ^ 0x5DEECE66D
    swap = list(range(PLAYING))
    for pool in _pools(s, seat):
        drawn = sorted(pool)  # by place from a sorted pool: the outcome depends on nothing hidden
        rng.shuffle(drawn)
        for old, card in zip(pool, drawn, strict=True):
            swap[old] = card
    _permute(new, swap)
    if new.virtual:
        new.virtual[ATTACK_DECK].sort()
        rng.shuffle(new.virtual[ATTACK_DECK])
    new.forget()
    _answer_anew(new, seat, rng)
    kinds = s.rules().events
    new.log = [entry for entry in [redact(kinds, entry, seat) for entry in s.log] if entry is not None]
    return new


def _pools(s: Settlers, seat: int) -> list[list[int]]:
    """The cards that `seat` cannot place, by the back they have."""
    hidden: list[int] = []
    for deck in s.decks:
        hidden += deck
    for p in range(s.seats):
        if p != seat:
            hidden += [c for c in s.hands[p] if not s.seen[c] >> seat & 1]
            if s.offers:
                hidden += [c for c in s.offers[p] if not s.seen[c] >> seat & 1]
        hidden += [c for c in s.sites[p] if not s.seen[c] >> seat & 1]
    hidden += [c for _, c in s.stash if not s.seen[c] >> seat & 1]
    hidden += [route[2] for route in s.routes if route[2] >= 0]
    if s.drawn and s.stack[-1][2] != seat:
        hidden += s.drawn
    pools: list[list[int]] = [[] for _ in range(COMMON + 1)]
    for card in hidden:
        pools[ORIGIN[card]].append(card)
    return pools


def _permute(s: Settlers, swap: list[int]) -> None:
    """Put another card in each hidden card's place; what others know of it goes with the place."""
    s.hands = [sorted([swap[c] for c in hand]) for hand in s.hands]
    s.decks = [[swap[c] for c in deck] for deck in s.decks]
    s.sites = [[swap[c] for c in sites] for sites in s.sites]
    s.offers = [[swap[c] for c in offer] for offer in s.offers]
    s.drawn = [swap[c] for c in s.drawn]
    s.stash = [(gate, swap[c]) for gate, c in s.stash]
    s.routes = [(p, at, swap[c] if c >= 0 else c) for p, at, c in s.routes]
    s.gained = [NOTED_CARD + swap[x - NOTED_CARD] if x >= NOTED_CARD else x for x in s.gained]
    seen = s.seen[:]
    for old, new in enumerate(swap):
        if old != new:
            s.seen[new] = seen[old]


def _answer_anew(s: Settlers, seat: int, rng: Rng) -> None:
    """Secret answers that others have already given to the open question are drawn anew."""
    if not s.pending or not s.offers:
        return
    legal = s.rules().prompts[s.asking[0]].legal
    for p in range(s.seats):
        if p != seat and s.answers[p] >= 0:
            codes = legal(s, p)
            s.answers[p] = codes[rng.below(len(codes))]
