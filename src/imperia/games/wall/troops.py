"""Soldiers on horde cards, and what may be put on a field: the one place that reads and writes `fields`.

A field is free, wounded, or has a piece of a faction on it. Spearmen of a faction are alike; its two horsemen have
numbers, because each stands on two fields.
"""

from __future__ import annotations

from .facts import ARCHER_WOUND, COVER_FIELD, forbidden
from .gates import add_soldier, figures, gain, remove_soldier, sections, soldiers_at
from .lexicon import (
    ARCHER,
    COLUMNS,
    E_WOUNDED,
    FIELDS,
    FIRING,
    FREE,
    HONOUR,
    HORSEMAN,
    NO_FIELD,
    PAIRS,
    PIECES,
    POSITIONS,
    ROWS,
    SOLDIER,
    SPEARMAN,
    STAGING,
    SUPPLY,
    V_FIELD,
    V_PAIR,
    V_POST,
    WOUND,
)
from .state import Wall
from .tables import LAYOUT, PAIRS_OF, REWARDS

BARE = bytes([NO_FIELD]) * FIELDS  # a position without a card


def _two_fields(pair: int) -> tuple[int, int]:
    side = COLUMNS - 1
    if pair < 2 * side:
        at = pair // side * COLUMNS + pair % side
        return at, at + 1
    return pair - 2 * side, pair - 2 * side + COLUMNS


PAIR_FIELDS = [_two_fields(pair) for pair in range(PAIRS)]  # of a card: side by side above, below, then upright


# --- looking --------------------------------------------------------------------------------------------------------
def section_of(position: int) -> int:
    return position // ROWS


def positions_of(section: int) -> range:
    """The horde positions of a section, nearest the Wall first."""
    return range(section * ROWS, section * ROWS + ROWS)


def covered(s: Wall, position: int) -> bool:
    """Is there a horde card all of whose fields are covered? (GW-HRD-01)"""
    start = position * FIELDS
    return s.horde[position] >= 0 and s.fields.find(FREE, start, start + FIELDS) < 0


def fields_held(s: Wall, f: int, position: int) -> int:
    """Fields that soldiers of a faction cover there; a horseman two (GW-HRD-05)."""
    first = SOLDIER + f * PIECES
    start = position * FIELDS
    end = start + FIELDS
    fields = s.fields
    return fields.count(first, start, end) + fields.count(first + 1, start, end) + fields.count(first + 2, start, end)


def kind_on(s: Wall, f: int, position: int, kind: int) -> int:
    """Soldiers of a kind that a faction has on the card there (GW-KIL-04: a horseman is one)."""
    first = SOLDIER + f * PIECES
    start = position * FIELDS
    if kind == SPEARMAN:
        return s.fields.count(first, start, start + FIELDS)
    if kind == HORSEMAN:
        return len(_riders(s, f, position))
    return 0


def stands_on(s: Wall, f: int, position: int) -> bool:
    return fields_held(s, f, position) > 0


def manned(s: Wall, position: int) -> bool:
    """Does anybody's soldier stand on the card there?"""
    part = s.fields[position * FIELDS : position * FIELDS + FIELDS]
    return part.count(FREE) + part.count(WOUND) + part.count(NO_FIELD) < FIELDS


def firing_room(s: Wall, section: int) -> int:
    """Free firing positions (GW-BAR-18)."""
    taken = sum([soldiers_at(s, f, FIRING + section, ARCHER) for f in range(s.factions)])
    return figures(s).firing[s.walls[section]] - taken


def _riders(s: Wall, f: int, position: int) -> list[int]:
    """The bytes of a faction's horsemen on the card there."""
    first = SOLDIER + f * PIECES
    start = position * FIELDS
    return [code for code in (first + 1, first + 2) if s.fields.find(code, start, start + FIELDS) >= 0]


# --- targets, as codes ----------------------------------------------------------------------------------------------
def may_cover(s: Wall, position: int) -> bool:
    """May soldiers or wounds be put on the card there at all?"""
    return s.horde[position] >= 0 and not forbidden(s, COVER_FIELD, position)


def free_fields(s: Wall, position: int) -> list[int]:
    """The free fields of a card on which something may be put, by their numbers on the whole board (GW-BAR-12)."""
    if not may_cover(s, position):
        return []
    start = position * FIELDS
    fields = s.fields
    return [field for field in range(start, start + FIELDS) if fields[field] == FREE]


def spearman_targets(s: Wall, section: int) -> list[int]:
    """Any free field of the card nearest the Wall (GW-BAR-08)."""
    return [V_FIELD + field for field in free_fields(s, section * ROWS)]


def horseman_targets(s: Wall, section: int) -> list[int]:
    """Any two adjacent free fields of one card, in any row (GW-BAR-09)."""
    found: list[int] = []
    fields = s.fields
    for position in positions_of(section):
        if may_cover(s, position):
            start = position * FIELDS
            for pair in PAIRS_OF[s.horde[position]]:
                one, other = PAIR_FIELDS[pair]
                if fields[start + one] == FREE and fields[start + other] == FREE:
                    found.append(V_PAIR + position * PAIRS + pair)
    return found


def archer_targets(s: Wall, section: int) -> list[int]:
    """The fields of the section that an archer may wound (GW-BAR-10)."""
    found: list[int] = []
    for position in positions_of(section):
        if s.horde[position] >= 0 and not forbidden(s, ARCHER_WOUND, position):
            found += [V_FIELD + field for field in free_fields(s, position)]
    return found


def post_targets(s: Wall, section: int) -> list[int]:
    """What an archer that has yet to take a firing position may do: wound, or just stand there (GW-AMB-24)."""
    if firing_room(s, section) <= 0:
        return []
    return archer_targets(s, section) or [V_POST + section]


def targets(s: Wall, section: int, kind: int) -> list[int]:
    """What a soldier that comes from a staging area or is recruited may attack at a section."""
    if kind == SPEARMAN:
        return spearman_targets(s, section)
    return horseman_targets(s, section) if kind == HORSEMAN else post_targets(s, section)


def wound_targets(s: Wall, positions: int) -> list[int]:
    """The fields on which an effect may put a wound, of the cards at these positions (a mask; CR-09)."""
    found: list[int] = []
    for position in range(POSITIONS):
        if positions >> position & 1:
            found += [V_FIELD + field for field in free_fields(s, position)]
    return found


# --- doing ----------------------------------------------------------------------------------------------------------
def cover(s: Wall, f: int, field: int) -> None:
    """A spearman takes a field."""
    assert s.fields[field] == FREE
    s.fields[field] = SOLDIER + f * PIECES


def ride(s: Wall, f: int, pair: int) -> None:
    """A horseman takes two fields: the faction's first one that is on no card."""
    position, which = divmod(pair, PAIRS)
    first = SOLDIER + f * PIECES
    code = first + 1 if s.fields.find(first + 1) < 0 else first + 2
    for at in PAIR_FIELDS[which]:
        field = position * FIELDS + at
        assert s.fields[field] == FREE
        s.fields[field] = code


def put_wound(s: Wall, f: int, field: int) -> None:
    """A wound token on a field; by whose doing, NOBODY if it is nobody's."""
    assert s.fields[field] == FREE
    s.fields[field] = WOUND
    s.tell(E_WOUNDED, f, field)


def reward(s: Wall, f: int, field: int) -> None:
    """What a soldier gets for the field it covers. Qin gets honour for every field instead (GW-BAR-11, GW-SOL-44)."""
    card = s.horde[field // FIELDS]
    if f == s.qin:
        gain(s, f, HONOUR, figures(s).qin_wound, card)
        return
    good, n = REWARDS[card][field % FIELDS]
    if n:
        gain(s, f, good, n, card)


def take_off(s: Wall, f: int, position: int, kind: int, leaves: int = WOUND) -> None:
    """A soldier leaves a horde card; wounds stay behind (GW-GEN-10), or bare fields where the card is defeated."""
    start = position * FIELDS
    if kind == SPEARMAN:
        s.fields[s.fields.index(SOLDIER + f * PIECES, start, start + FIELDS)] = leaves
        return
    code = _riders(s, f, position)[0]
    for field in range(start, start + FIELDS):
        if s.fields[field] == code:
            s.fields[field] = leaves


def lay_horde(s: Wall, position: int, card: int) -> None:
    """A horde card comes to a position, with nothing on it."""
    s.horde[position] = card
    s.placed[position] = s.year
    s.fields[position * FIELDS : position * FIELDS + FIELDS] = LAYOUT[card]


def close_ranks(s: Wall, position: int) -> None:
    """The card of a position is gone: those behind it slide towards the Wall with all that is on them (GW-HRD-10)."""
    last = section_of(position) * ROWS + ROWS - 1
    for at in range(position, last):
        s.horde[at], s.placed[at] = s.horde[at + 1], s.placed[at + 1]
        start = at * FIELDS
        s.fields[start : start + FIELDS] = s.fields[start + FIELDS : start + 2 * FIELDS]
    s.horde[last], s.placed[last] = -1, 0
    s.fields[last * FIELDS : last * FIELDS + FIELDS] = BARE


def to_supply(s: Wall, f: int, kind: int) -> None:
    """A figure comes home, clean (GW-KIL-05, GW-AMB-67)."""
    add_soldier(s, f, SUPPLY, kind)


def to_staging(s: Wall, f: int, section: int, kind: int) -> None:
    """To a staging area; the Reed Clan and Qin have none, their soldiers go home (GW-P2-15, GW-SOL-25)."""
    add_soldier(s, f, STAGING + section if f < s.seats else SUPPLY, kind)


def rise(s: Wall, section: int) -> None:
    """A Wall was built over: its archers find new firing positions, or the staging area (GW-BLD-12, GW-AMB-27)."""
    for f in reversed(s.tea):
        while firing_room(s, section) < 0 and soldiers_at(s, f, FIRING + section, ARCHER):
            remove_soldier(s, f, FIRING + section, ARCHER)
            to_staging(s, f, section, ARCHER)


def in_use(s: Wall) -> list[int]:
    """The positions of horde cards on the board, section by section."""
    return [p for section in sections(s) for p in positions_of(section) if s.horde[p] >= 0]
