"""What the cards in play change: the one place where a number of the Wall is read with everything that acts on it.

Facts stand on generals and active advisors (for their owner, or for all), on events in force, on hordes (for their
section or themselves) and on the Reed Clan's general; spells are changes that a tactic card casts until some moment is
over. The order is that of CR-05: printed figure, facts, spells; nothing drops below 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ...cards.facts import SAME, InMode
from ...cards.facts import Change as SharedChange
from ...cards.facts import Forbid as SharedForbid
from ...cards.mix import STOCK
from ...cards.nodes import Count
from .gates import gain, pay, store, unstore
from .lexicon import (
    BUILDING,
    BUILDING_KINDS,
    CLAIM_FIELDS,
    COOP,
    E_GAVE,
    FIELDS,
    FREE,
    GOLD,
    KINDS,
    LOCATION_NAMES,
    LOSSES,
    NO_FIELD,
    PRESENCE_HONOUR,
    RECRUIT_PRICE,
    RECRUIT_SUBSTITUTE,
    RESOURCES,
    ROWS,
    SECTION_DEFENCE,
    STATS,
    STRENGTH,
    WOOD,
    T,
)
from .state import Wall
from .tables import ALTERS, CHANGES, CHANGING, FORBIDS, SETS, STRENGTH_OF

# What a change is about. Without a word: the numbers of its owner, or of the section of a horde.
THIS_CARD: Final = "this-card"
OTHERS_HERE: Final = "others-here"  # the other hordes of the section
ROW_1: Final = "row-1"  # every horde nearest the Wall
ROW_3: Final = "row-3"  # the horde in row 3 of the section
STRONGEST: Final = "strongest"  # the strongest horde of the section
ONWARDS: Final = "onwards"  # this section and those assaulted after it
ALL_PLAYERS: Final = "all-players"
BLOCK: Final = "block"  # the total of one recruiting
BEHIND: Final = "behind"  # the card itself while it is not in row 1

# Ways to play, for effects that exist in one of them only.
TOGETHER: Final = "coop"
COMPETITIVE: Final = "competitive"

# What may be forbidden.
ARCHER_WOUND: Final = "archer-wound"
COVER_FIELD: Final = "cover-field"

_ON_HORDE: Final = (STRENGTH, LOSSES, PRESENCE_HONOUR, CLAIM_FIELDS)  # numbers of one horde card


@dataclass(frozen=True)
class Change(SharedChange):
    """A number of the rules is higher, lower or another one while the card is in play, or until a moment is over."""

    marks = ("change",)

    def word(self) -> str:
        return STATS[self.stat].replace("_", "-")


@dataclass(frozen=True)
class Forbid(SharedForbid):
    """Something may not be done to this horde card."""


@dataclass(frozen=True)
class Here(Count):
    """A count about a section: the one that is fought over, or the one whose numbers are read."""

    def at(self, s: Wall, f: int, section: int) -> int:
        raise AssertionError("a count about a section looks at it")

    def of(self, s: Any, seat: int, card: int) -> int:
        return self.at(s, seat, s.section) if s.section >= 0 else 0


# --- reading --------------------------------------------------------------------------------------------------------
def value(s: Wall, stat: int, base: int, f: int = -1, of: int = -1, section: int = -1, position: int = -1) -> int:
    """A number with everything that changes it: of faction `f`, or of a section, or of the horde at a position. `of`:
    the location it is a price of. Never below 0."""
    if position >= 0:
        section = position // ROWS
    if section >= 0:
        if untouched(s, section, 1 << stat):
            return base
    elif not s.altered >> stat & 1 and not s.spells:
        return base
    n = base
    if CHANGING[stat]:
        place = "" if of < 0 else LOCATION_NAMES[of]
        for owner, card in _sources(s, stat, f, section):
            for change in _changes(s, card, stat):
                if change.good < 0 and _touches(s, change, owner, card, f, place, position):
                    n = _changed(s, change, n, owner, card, section)
    for spell in s.spells:
        cast = spell_node(spell)
        if cast.stat == stat and cast.good < 0 and _reaches(cast, spell, f, section, position):
            n = _changed(s, cast, n, spell[1], spell[2], section)
    return max(0, n)


def untouched(s: Wall, section: int, stats: int) -> bool:
    """Does no card in play, no horde of the section and no spell change any of these numbers (bits)?"""
    altered = s.altered
    for card in s.horde[section * ROWS : section * ROWS + ROWS]:
        if card >= 0:
            altered |= ALTERS[card]
    return not altered & stats and not s.spells


def _sources(s: Wall, stat: int, f: int, section: int) -> list[tuple[int, int]]:
    """The cards in play that change a number and might reach it, each with its owner: events, hordes of the section,
    generals, advisors."""
    changing = CHANGING[stat]
    found: list[tuple[int, int]] = []
    if section >= 0:
        found = [(-1, card) for card in s.horde[section * ROWS : section * ROWS + ROWS] if card in changing]
    if not s.altered >> stat & 1:
        return found
    found += [(-1, card) for card in s.events_out if card in changing]
    for p in range(s.factions):
        if s.general[p] in changing:
            found.append((p, s.general[p]))
        for card in s.advising[p]:
            if card in changing:
                found.append((p, card))
    return found


def _changes(s: Wall, card: int, stat: int) -> list[Change]:
    """What a card changes of a number, in the mode that is played. The list is shared: do not change it."""
    key = (card, stat, s.mode)
    found = _LOOKED_UP.get(key)
    if found is None:
        found = []
        for node in CHANGES[card]:
            change = node.effect if isinstance(node, InMode) and in_mode(s, node.mode) else node
            if isinstance(change, Change) and change.stat == stat:
                found.append(change)
        _LOOKED_UP[key] = found  # only now that it is whole: threads share it
    return found


_LOOKED_UP: Final[dict[tuple[int, int, int], list[Change]]] = {}  # by card, number and mode


def in_mode(s: Wall, mode: str) -> bool:
    return (mode == TOGETHER) == (s.mode == COOP)


def _touches(s: Wall, change: Change, owner: int, card: int, f: int, place: str, position: int) -> bool:
    """Is this number among those that a fact on a card changes?"""
    of = change.of
    if change.stat in _ON_HORDE:
        if of == THIS_CARD:
            return position >= 0 and s.horde[position] == card
        if of == OTHERS_HERE:
            return position >= 0 and s.horde[position] != card
        return of != ROW_1 or position % ROWS == 0
    if change.stat == SECTION_DEFENCE or owner < 0 or of == ALL_PLAYERS:
        return True
    return owner == f and of in ("", BLOCK, place)


def _changed(s: Wall, change: Change, n: int, owner: int, card: int, section: int) -> int:
    when = change.when
    if when is not None:
        holds = when.at(s, owner, section) if isinstance(when, Here) else when.of(s, owner, card)
        if not holds:
            return n
    return change.to if change.to != SAME else n + change.by_now(s, owner, card)


# --- spells ---------------------------------------------------------------------------------------------------------
def cast(s: Wall, f: int, card: int, op: int) -> None:
    """Keep a change until its moment is over, with the place it is about: (op, faction, card, place)."""
    change = T.nodes[op]
    assert isinstance(change, Change)
    if change.stat == CLAIM_FIELDS:
        place = s.position
    elif change.of == STRONGEST:
        place = _strongest(s, s.section)
    elif change.of == ROW_3:
        place = s.section * ROWS + ROWS - 1
    else:
        place = s.section
    s.spells += ((op, f, card, place),)


def spell_node(spell: tuple[int, ...]) -> Change:
    change = T.nodes[spell[0]]
    assert isinstance(change, Change)
    return change


def _reaches(change: Change, spell: tuple[int, ...], f: int, section: int, position: int) -> bool:
    place = spell[3]
    if change.stat == RECRUIT_PRICE:
        return f == spell[1]
    if change.stat == CLAIM_FIELDS:
        return f == spell[1] and position == place
    if change.of in (STRONGEST, ROW_3):
        return position == place
    return section >= place if change.of == ONWARDS else section == place


def end_spells(s: Wall, until: str) -> None:
    """A moment is over, and with it the changes that lasted as long."""
    if s.spells:
        s.spells = tuple([spell for spell in s.spells if spell_node(spell).until != until])


# --- numbers that are more than one number --------------------------------------------------------------------------
def strength(s: Wall, position: int) -> int:
    """The attack of a horde card now (CR-05)."""
    return value(s, STRENGTH, STRENGTH_OF[s.horde[position]], position=position)


def _strongest(s: Wall, section: int) -> int:
    """The position of the strongest horde of a section, the one nearest the Wall among equals (CR-19)."""
    best, most = -1, -1
    for position in range(section * ROWS, section * ROWS + ROWS):
        if s.horde[position] >= 0 and strength(s, position) > most:
            best, most = position, strength(s, position)
    return best


def covered(s: Wall, position: int) -> int:
    """The covered fields of the horde at a position."""
    at = position * FIELDS
    slots = s.fields[at : at + FIELDS]
    return FIELDS - slots.count(NO_FIELD) - slots.count(FREE)


def recruit_price(s: Wall, f: int, kind: int) -> tuple[int, int, int, int]:
    """What one recruit costs: wood, stone, gold, chi (GW-BAR-03, CR-06)."""
    price = list(SETS[s.set].recruit_price[kind])
    if s.altered >> RECRUIT_PRICE & 1:
        for owner, card in _sources(s, RECRUIT_PRICE, f, -1):
            for change in _changes(s, card, RECRUIT_PRICE):
                if change.good >= 0 and (owner < 0 or (owner == f and change.of == KINDS[kind])):
                    price[change.good] = max(0, price[change.good] + change.by_now(s, owner, card))
    return price[0], price[1], price[2], price[3]


def block_discount(s: Wall, f: int) -> int:
    """How many resources less all recruits of one block cost together, of the payer's choice (CR-06)."""
    return 99 - value(s, RECRUIT_PRICE, 99, f)


def substitutes(s: Wall, f: int) -> int:
    """The goods, as bits, that may be paid in place of stone for a spearman."""
    return 1 << WOOD | 1 << GOLD if value(s, RECRUIT_SUBSTITUTE, 0, f) else 0


def building_kinds(s: Wall) -> int:
    """The goods, as bits, that may pay for Walls and barricades (GW-BLD-06, GW-BLD-11)."""
    return value(s, BUILDING_KINDS, BUILDING)


def forbidden(s: Wall, action: str, position: int) -> bool:
    """Does the horde card at a position forbid this to be done to it?"""
    card = s.horde[position]
    if card < 0 or not FORBIDS[card]:
        return False
    for node in FORBIDS[card]:
        if isinstance(node, SharedForbid) and node.action == action and (node.of != BEHIND or position % ROWS):
            return True
    return False


# --- the game's purse, as the shared nodes move goods ---------------------------------------------------------------
STORE: Final = 2  # the Storehouse
PURSE: Final = 16  # + player: somebody else's stock


def stock(s: Wall, f: int, place: int, good: int) -> int:
    """How many of a good lie in a place."""
    return s.store[good] if place == STORE else s.stock[f * RESOURCES + good]


def shift(s: Wall, f: int, good: int, n: int, origin: int, target: int, card: int) -> None:
    """Goods go from one place to another."""
    if origin == STORE:
        unstore(s, good, n)
    elif target >= PURSE:
        s.stock[f * RESOURCES + good] -= n
        s.stock[(target - PURSE) * RESOURCES + good] += n
        s.tell(E_GAVE, f, target - PURSE, good, n)
        return
    elif origin == STOCK:
        pay(s, f, good, n, card)
    if target == STORE:
        store(s, good, n)
    elif target == STOCK:
        gain(s, f, good, n, card)
