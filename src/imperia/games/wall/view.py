"""What a seat may know of a game of The Great Wall, built up from nothing.

Factions are the people, then the Reed Clan, then Qin. Tactic cards go by the first card that is like them, as options
name them; all other cards by their own number.
"""

from __future__ import annotations

from typing import Any

from ...cards.goods import Score
from .coop import possible
from .facts import value
from .fights import assault_of, defence_parts, strength
from .lexicon import (
    ALL_FIELDS,
    AUTUMN,
    COMMANDS,
    COOP,
    DISCARDED,
    FIELDS,
    FIRING,
    FREE,
    GOODS,
    HOME,
    IN_HAND,
    KIND_COUNT,
    LOCATIONS,
    MODES,
    MOST_BARRICADES,
    NO_FIELD,
    ON_TRACK,
    OVERSEER_PRICE,
    PIECES,
    PLACES,
    POSTS,
    PRODUCTION,
    RESOURCES,
    ROWS,
    SEASONS,
    SECTIONS,
    SETUP,
    SHAMED,
    SOLDIER,
    STAGING,
    SUPPLY,
    TOP_LEVEL,
    UNHIRED,
    UNLIMITED,
    V_COMMAND,
    WOUND,
    T,
)
from .ops.counts import Sets
from .ops.demands import Demand
from .places import SOLDIERS
from .state import PLACES_OF_CARDS, Wall
from .tables import CANON, INDICATOR, REWARDS, RUN_OP, SCORE, SETS, WORTH, Figures

OF_PIECE = (0, 2, 2)  # kind of soldier by piece of a field


def view(s: Wall, seat: int | None) -> dict[str, Any]:
    """The view of the browser protocol; `seat` None is an onlooker."""
    return {
        "game": "wall",
        "seats": s.seats,
        "you": seat,
        "round": s.year,
        "over": s.over,
        "mode": "coop" if s.mode == COOP else "competitive",
        "way": MODES[s.mode],
        "screens": "closed" if s.screens else "open",
        "season": SEASONS[s.season],
        "active": _known(s.active),
        "location": _known(s.location),
        "section": _known(s.section),
        "years": _years(s),
        "extra": int(s.mode == COOP),
        "bank": s.bank,
        "track": [_order(s, position) for position in range(s.factions)],
        "revealed": _revealed(s),
        "store": {GOODS[good]: s.store[good] for good in range(PRODUCTION - 1)},
        "tea": list(s.tea),
        "sections": [_section(s, section) for section in range(SECTIONS)],
        "indicator": INDICATOR[s.horde_deck[-1]] if s.horde_deck else None,
        "decks": {
            "horde": len(s.horde_deck),
            "advisor": len(s.advisor_deck),
            "tactic": len(s.tactic_deck),
            "demand": len(s.demand_deck),
            "event": len(s.event_deck),
            "qin": len(s.qin_deck),
        },
        "piles": {"horde": list(s.horde_discard), "advisor": list(s.advisor_discard), "tactic": list(s.tactic_discard)},
        "advisors": [_known(card) for card in s.row],
        "locations": [_location(s, location, seat) for location in range(LOCATIONS)],
        "artifacts": [] if s.mode == COOP else [_artifact(s, card, seat) for card in s.artifacts if card >= 0],
        "demands": _demands(s, seat) if s.mode == COOP else None,
        "events": list(s.events_out),
        "factions": [_faction(s, p, seat) for p in range(s.factions)],
        "qin": list(s.ladder) if s.qin >= 0 else None,
        "dealt": sorted(s.dealt[seat]) if seat is not None else [],
        "scores": list(s.scores) if s.over else [None] * s.seats,
        "waiting": list(s.pending),
        "asking": s.rules().prompts[s.asking[0]].name if s.pending else None,
        "source": s.asking[1] if s.pending and s.asking[1] >= 0 else None,
    }


def _known(n: int) -> int | None:
    return n if n >= 0 else None


def _figures(s: Wall) -> Figures:
    return SETS[s.set]


# --- tracks -----------------------------------------------------------------------------------------------------------
def _years(s: Wall) -> list[dict[str, Any]]:
    """The spaces of the time track from the one where it begins; nothing comes in the first year."""
    board = _figures(s)
    hordes, losses = board.hordes[s.side], board.losses[s.side]
    first = board.start[s.side]
    return [
        {"year": n - first + 1, "hordes": hordes[n] if n > first else None, "losses": losses[n]}
        for n in range(first, len(losses))
    ]


def _card_of(s: Wall, faction: int) -> int | None:
    """The command card that a faction plays this autumn."""
    name = s.played[faction]
    if faction == s.qin:
        return _known(s.qin_card)
    if name < 0:
        return None
    return _figures(s).reed_command if faction == s.reed else _figures(s).commands[faction][name]


def _order(s: Wall, position: int) -> dict[str, Any] | None:
    faction = s.track[position]
    if faction < 0:
        return None
    if s.season != AUTUMN or position < s.turn:
        state = "done"
    else:
        state = "now" if position == s.turn else "next"
    return {"faction": faction, "card": _card_of(s, faction), "state": state}


def _revealed(s: Wall) -> list[dict[str, Any]]:
    """Command cards that are shown but have no place on the track yet."""
    return [
        {"faction": p, "card": _card_of(s, p)}
        for p in range(s.factions)
        if p not in s.track and s.season == AUTUMN and _card_of(s, p) is not None
    ]


# --- the Wall ---------------------------------------------------------------------------------------------------------
def _section(s: Wall, section: int) -> dict[str, Any]:
    board = _figures(s)
    level = s.walls[section]
    blocked = section < s.first
    attack, defence = (0, 0) if blocked else assault_of(s, section)
    return {
        "section": section,
        "blocked": blocked,
        "level": level,
        "levels": TOP_LEVEL,
        "price": board.wall_price[level] if level < TOP_LEVEL else None,
        "attack": attack,
        "defence": defence,
        "attack_parts": [] if blocked else _attack(s, section, attack),
        "defence_parts": [] if blocked else _defence(s, section),
        "barricades": s.barricades[section],
        "barricades_max": MOST_BARRICADES,
        "hordes": [_horde(s, section * ROWS + row) for row in range(ROWS)],
        "firing": _firing(s, section, board.firing[level]),
        "staging": [
            {"faction": p, "soldiers": _soldiers(s, p, STAGING + section)}
            for p in s.tea
            if any(_soldiers(s, p, STAGING + section).values())
        ],
    }


def _attack(s: Wall, section: int, attack: int) -> list[dict[str, Any]]:
    """What the attack is made of: each horde by its strength, and the rest."""
    parts: list[dict[str, Any]] = [
        {"what": "horde", "card": s.horde[position], "by": strength(s, position)}
        for position in range(section * ROWS, (section + 1) * ROWS)
        if s.horde[position] >= 0
    ]
    return parts + _rest(attack - sum([part["by"] for part in parts]))


def _defence(s: Wall, section: int) -> list[dict[str, Any]]:
    wall, barricades, other = defence_parts(s, section)
    parts: list[dict[str, Any]] = [{"what": "wall", "card": None, "by": wall}]
    if barricades:
        parts.append({"what": "barricades", "card": None, "by": barricades})
    return parts + _rest(other)


def _rest(by: int) -> list[dict[str, Any]]:
    return [{"what": "other", "card": None, "by": by}] if by else []


def _horde(s: Wall, position: int) -> dict[str, Any] | None:
    card = s.horde[position]
    if card < 0:
        return None
    fields = s.fields[position * FIELDS : (position + 1) * FIELDS]
    return {
        "position": position,
        "card": card,
        "strength": strength(s, position),
        "honour": WORTH[card],
        "fields": [_field(s, position * FIELDS + n, REWARDS[card][n]) for n in range(FIELDS)],
        "due": FREE not in fields,
    }


def _field(s: Wall, field: int, reward: tuple[int, int]) -> dict[str, Any] | None:
    assert field < ALL_FIELDS
    what = s.fields[field]
    if what == NO_FIELD:
        return None
    faction, piece = divmod(what - SOLDIER, PIECES)
    stands = what >= SOLDIER
    return {
        "field": field,
        "reward": {GOODS[reward[0]]: reward[1]} if reward[0] >= 0 else {},
        "faction": faction if stands else None,
        "soldier": SOLDIERS[OF_PIECE[piece]] if stands else None,
        "wound": what == WOUND,
    }


def _firing(s: Wall, section: int, positions: int) -> list[int | None]:
    archers = [p for p in s.tea for _ in range(sum(_soldiers(s, p, FIRING + section).values()))]
    return [*archers, *[None] * (positions - len(archers))]


def _soldiers(s: Wall, faction: int, place: int) -> dict[str, int]:
    at = (faction * PLACES + place) * KIND_COUNT
    return {name: s.soldiers[at + kind] for kind, name in enumerate(SOLDIERS)}


# --- locations --------------------------------------------------------------------------------------------------------
def _location(s: Wall, location: int, seat: int | None) -> dict[str, Any]:
    board = _figures(s)
    slots = board.slots[s.side][location]
    special = slots == UNLIMITED
    return {
        "location": location,
        "special": special,
        "slots": None if special else slots,
        "officials": [
            {"faction": p, "count": s.officials[p * POSTS + location]}
            for p in s.tea
            if s.officials[p * POSTS + location]
        ],
        "shame": board.shame_icon[location],
        "good": GOODS[location] if location < PRODUCTION else None,
        "full": not special and s.crowd[location] >= slots,
        "running": s.location == location,
        "overseers": [
            {"faction": p, "level": s.overseers[p * PRODUCTION + location]}
            for p in range(s.factions)
            if s.overseers[p * PRODUCTION + location]
        ]
        if location < PRODUCTION
        else [],
        "promotion": _promotion(s, seat, location) if seat is not None and location < PRODUCTION else None,
    }


def _promotion(s: Wall, seat: int, location: int) -> dict[str, Any] | None:
    """What the next level of the own overseer costs."""
    level = s.overseers[seat * PRODUCTION + location]
    if level >= TOP_LEVEL:
        return None
    printed = _figures(s).overseer_price[location][level]
    return {
        "good": GOODS[_figures(s).overseer_good[location]],
        "n": value(s, OVERSEER_PRICE, printed, seat, of=location),
    }


# --- aims -------------------------------------------------------------------------------------------------------------
def _artifact(s: Wall, card: int, seat: int | None) -> dict[str, Any]:
    """An artifact with what it would give each now; what counts goods behind a screen only to their owner."""
    score = SCORE[card]
    screened = bool(s.screens) and not s.over and score is not None and _counts_stock(score)
    worth: list[int | None] = [None] * s.factions
    for p in range(s.factions):
        if p == s.qin:
            worth[p] = _figures(s).qin_artifact
        elif p < s.seats and score is not None and s.season != SETUP and (p == seat or not screened):
            worth[p] = score.points(s, p, card)
    return {"card": card, "worth": worth}


def _counts_stock(score: Score) -> bool:
    return any(isinstance(term.count, Sets) for term in score.terms)


def _demands(s: Wall, seat: int | None) -> dict[str, Any]:
    """The demands, and how many are needed."""
    return {
        "active": [None if card < 0 else _demand(s, card, seat) for card in s.artifacts],
        "fulfilled": list(s.fulfilled),
        "needed": _figures(s).demands_to_win[s.seats - 1],
    }


def _demand(s: Wall, card: int, seat: int | None) -> dict[str, Any]:
    """A demand with what the viewer could give to it now. Whether all of them together could would tell what lies
    behind closed screens."""
    asked = T.nodes[RUN_OP[card]]
    assert isinstance(asked, Demand)
    begun = s.season != SETUP
    own = asked.offer(s, seat, card) if begun and seat is not None else None
    return {
        "card": card,
        "ready": possible(s, card) if begun and not s.screens else None,
        "own": None if own is None else {"n": own[0], "of": own[1]},
    }


# --- factions ---------------------------------------------------------------------------------------------------------
def _faction(s: Wall, p: int, seat: int | None) -> dict[str, Any]:
    person = p < s.seats
    open_stock = person and (p == seat or not s.screens or s.over)
    officials = s.officials[p * POSTS : (p + 1) * POSTS]
    hand = PLACES_OF_CARDS.view(s, "hand", p, seat) if person else []
    unseen: list[int | None] = [None] * len(s.qin_unseen) if p == s.qin else []
    shamed = _soldiers(s, p, SHAMED)
    return {
        "faction": p,
        "kind": "player" if person else "reed" if p == s.reed else "qin",
        "general": _known(s.general[p]),
        "honour": s.honour[p],
        "goods": {GOODS[good]: s.stock[p * RESOURCES + good] for good in range(RESOURCES)} if open_stock else None,
        "officials": {"supply": officials[HOME], "unhired": officials[UNHIRED], "placed": sum(officials[:LOCATIONS])},
        "soldiers": _soldiers(s, p, SUPPLY),
        "shamed": shamed,
        "shame": sum(shamed.values()) + sum([s.stains[card] for card in s.captured[p]]),
        "captured": [{"card": card, "shame": s.stains[card]} for card in s.captured[p]],
        "advisors": list(s.advising[p]),
        "support": {"count": len(s.support[p]) + len(unseen), "cards": [*s.support[p], *unseen]},
        "commands": _commands(s, p, seat),
        "tactics": {"count": len(hand), "cards": [None if card is None else CANON[card] for card in hand]},
        "answered": person and bool(s.pending) and s.answers[p] >= 0,
    }


def _commands(s: Wall, p: int, seat: int | None) -> dict[str, Any]:
    """Command cards: everybody can reckon who holds which; a card chosen in secret is its owner's business."""
    if p >= s.seats:
        return {"hand": [], "discarded": [], "played": None}
    cards = _figures(s).commands[p]
    lie = s.commands[p * COMMANDS : (p + 1) * COMMANDS]
    chosen = _chosen(s, p) if p == seat else -1
    played = [name for name in range(COMMANDS) if lie[name] == ON_TRACK or name == chosen]
    return {
        "hand": [cards[name] for name in range(COMMANDS) if lie[name] == IN_HAND and name != chosen],
        "discarded": [cards[name] for name in range(COMMANDS) if lie[name] == DISCARDED],
        "played": cards[played[0]] if played else None,
    }


def _chosen(s: Wall, p: int) -> int:
    """The own answer to the question for a command card while others still think about theirs."""
    asked = bool(s.pending) and p not in s.pending and s.answers[p] >= 0
    command = s.answers[p] - V_COMMAND if asked else -1
    return command if 0 <= command < COMMANDS and s.season == AUTUMN else -1
