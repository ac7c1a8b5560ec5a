"""A table of The Great Wall for tests: a position is built without losing a piece, then played by what is offered.

A test reads like play: `t = table(3).horde("L", OUTRIDERS).give(A, chi=2).staged(A, "L", spearman=1)`,
`t.effect(A, Attack(1)).answer(A, "L spearman").answer(A, "L1a3")`, `assert t.field("L1a3") == (A, "spearman")`.
Cards go by their code. Sections are L, M, R; "L2" is the second row of the left section, "L2b4" the fourth field of its
lower half. A fresh table stands in the first autumn with nothing half done: no hordes, no barricades, empty hands and
stocks, no active or support advisors, and generals that have nothing to do with fights.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import imperia.games.wall  # noqa: F401  the game registers itself
from dsl import BaseTable, new, take
from imperia.cards.nodes import Node
from imperia.games.wall import attacks, fights, locations, shame, tactics, troops
from imperia.games.wall.gates import enter_play, figures, order
from imperia.games.wall.lexicon import (
    ARCHER,
    AUTUMN,
    CAPTURE,
    CAUSES,
    COLUMNS,
    COMMAND,
    COMMAND_NAMES,
    FIELD,
    FIELDS,
    FIRING,
    FREE,
    GONE,
    GOOD,
    GOODS,
    HOME,
    HORDE,
    KIND,
    KIND_COUNT,
    KINDS,
    LOCATION,
    LOCATION_NAMES,
    NO_FIELD,
    PAIR,
    PAIRS,
    PIECES,
    PLACES,
    POSITIONS,
    POSTS,
    RESOURCES,
    ROWS,
    SECTION,
    SHAMED,
    SOLDIER,
    STAGING,
    SUPPLY,
    TROOP,
    WINTER,
    WOUND,
    T,
)
from imperia.games.wall.state import Wall
from imperia.games.wall.tables import BY_CODE, CANON, CODE
from imperia.kernel.options import CARD, WORD

A, B, C, D = range(4)
SECTIONS = "LMR"
OUTRIDERS = "horde_outriders_1"  # strength 3, 4 fields: a3 wood, a4 1 honour, b3 nothing, b4 stone; no ability
QUIET = ("gen_zong_ze", "gen_yang_ye", "gen_zhou_tong", "gen_bi_zaiyu")  # of no use in a fight


# --- the words of a test ----------------------------------------------------------------------------------------------
def position(name: str) -> int:
    """The number of a horde position: "L1" is nearest the Wall at the left."""
    return SECTIONS.index(name[0]) * ROWS + int(name[1]) - 1


def field(name: str) -> int:
    """The number of a resistance field: "L1a3"."""
    return position(name[:2]) * FIELDS + "ab".index(name[2]) * COLUMNS + int(name[3]) - 1


def position_name(n: int) -> str:
    return f"{SECTIONS[n // ROWS]}{n % ROWS + 1}"


def field_name(n: int) -> str:
    at = n % FIELDS
    return f"{position_name(n // FIELDS)}{'ab'[at // COLUMNS]}{at % COLUMNS + 1}"


def pair_name(n: int) -> str:
    one, other = troops.PAIR_FIELDS[n % PAIRS]
    start = n // PAIRS * FIELDS
    return f"{field_name(start + one)}+{field_name(start + other)}"


def troop_name(n: int) -> str:
    section, at, kind = attacks.place_of(n)
    return f"{SECTIONS[section]} {'firing' if at else KINDS[kind]}"


class Seat:
    """All that a faction has now."""

    def __init__(self, s: Wall, p: int) -> None:
        self.honour = s.honour[p]
        self.wood, self.stone, self.gold, self.chi = s.stock[p * RESOURCES : p * RESOURCES + RESOURCES]
        self.goods = {good: s.stock[p * RESOURCES + i] for i, good in enumerate(GOODS[:RESOURCES])}
        places = [[s.soldiers[(p * PLACES + at) * KIND_COUNT + k] for k in range(KIND_COUNT)] for at in range(PLACES)]
        self.supply, self.shamed, self.gone = places[SUPPLY], places[SHAMED], places[GONE]
        self.staging = {name: places[STAGING + i] for i, name in enumerate(SECTIONS)}
        self.firing = {name: places[FIRING + i][ARCHER] for i, name in enumerate(SECTIONS)}
        self.captured = {CODE[card]: s.stains[card] for card in s.captured[p]}
        self.hand = [CODE[card] for card in s.hand[p]] if p < s.seats else []


class Table(BaseTable[Wall]):
    """A game in play."""

    def word(self, verb: str, kind: str, n: int) -> object:
        if verb == "amount":
            return GOODS[n] if kind == WORD else n + 1
        if kind in (CARD, CAPTURE):
            return CODE[n]
        if kind == SECTION:
            return SECTIONS[n]
        if kind == KIND:
            return KINDS[n]
        names = {FIELD: field_name, PAIR: pair_name, HORDE: position_name, TROOP: troop_name}
        if kind in names:
            return names[kind](n)
        lists = {LOCATION: LOCATION_NAMES, GOOD: GOODS, COMMAND: COMMAND_NAMES}
        if kind in lists and n < len(lists[kind]):
            return lists[kind][n]
        return n

    # --- looking ----------------------------------------------------------------------------------------------------
    def seat(self, p: int) -> Seat:
        return Seat(self.state, p)

    @property
    def honours(self) -> list[int]:
        return list(self.state.honour)

    @property
    def bank(self) -> int:
        """Shame tokens in the bank."""
        return self.state.bank

    @property
    def boxed(self) -> int:
        return self.state.boxed

    def at(self, name: str) -> str | None:
        """The horde card at a position."""
        card = self.state.horde[position(name)]
        return CODE[card] if card >= 0 else None

    def rows(self, section: str) -> list[str | None]:
        return [self.at(f"{section}{row}") for row in (1, 2, 3)]

    def field(self, name: str) -> object:
        """What is on a field: None, "wound", or whose soldier of which kind."""
        code = self.state.fields[field(name)]
        assert code != NO_FIELD, f"{name} is no field"
        if code in (FREE, WOUND):
            return None if code == FREE else "wound"
        owner, piece = divmod(code - SOLDIER, PIECES)
        return owner, "horseman" if piece else "spearman"

    def on(self, name: str) -> list[object]:
        """What is on the fields of a card, the free ones left out, in the order of the fields."""
        start = position(name) * FIELDS
        found = [field_name(n) for n in range(start, start + FIELDS) if self.state.fields[n] != NO_FIELD]
        return [self.field(n) for n in found if self.field(n) is not None]

    def assault_of(self, section: str) -> tuple[int, int]:
        """Attack and defence."""
        return fights.assault_of(self.state, SECTIONS.index(section))

    # --- setting up -------------------------------------------------------------------------------------------------
    def horde(self, section: str, *names: str) -> Table:
        """Horde cards at a section, each in the free row nearest the Wall."""
        s = self.state
        for name in names:
            at = SECTIONS.index(section) * ROWS
            while s.horde[at] >= 0:
                at += 1
            card = BY_CODE[name]
            zones = [s.horde_deck, s.horde_discard, *s.captured]
            assert take(zones, lambda other, card=card: other == card) is not None, f"{name} is not to be had"
            troops.lay_horde(s, at, card)
        return self.checked()

    def captures(self, p: int, *names: str, shame: int = 0) -> Table:
        """Captured hordes, each with so many shame tokens of the bank."""
        s = self.state
        for name in names:
            card = BY_CODE[name]
            assert take([s.horde_deck, s.horde_discard], lambda other, card=card: other == card) is not None
            s.captured[p].append(card)
            s.stains[card] = shame
            s.bank -= shame
        return self.checked()

    def _move(self, p: int, place: int, kinds: dict[str, int]) -> Table:
        s = self.state
        for kind, n in kinds.items():
            k = KINDS.index(kind)
            s.soldiers[(p * PLACES + SUPPLY) * KIND_COUNT + k] -= n
            s.soldiers[(p * PLACES + place) * KIND_COUNT + k] += n
        return self.checked()

    def staged(self, p: int, section: str, **kinds: int) -> Table:
        """Soldiers of the supply wait in a staging area."""
        return self._move(p, STAGING + SECTIONS.index(section), kinds)

    def posted(self, p: int, section: str, n: int = 1) -> Table:
        """Archers stand on firing positions; the Wall there is built if need be."""
        s = self.state
        at = SECTIONS.index(section)
        while troops.firing_room(s, at) < n:
            s.walls[at] += 1
        return self._move(p, FIRING + at, {"archer": n})

    def shamed(self, p: int, **kinds: int) -> Table:
        """Soldiers of the supply with shame tokens of the bank."""
        self.state.bank -= sum(kinds.values())
        return self._move(p, SHAMED, kinds)

    def no_supply(self, p: int, at: str = "R") -> Table:
        """The supply has no soldier at all: all wait in a staging area."""
        return self.staged(p, at, **dict(zip(KINDS, self.seat(p).supply, strict=True)))

    def cover(self, p: int, *names: str) -> Table:
        """Spearmen of the supply stand on fields."""
        for name in names:
            self.state.soldiers[(p * PLACES + SUPPLY) * KIND_COUNT] -= 1
            troops.cover(self.state, p, field(name))
        return self.checked()

    def ride(self, p: int, name: str) -> Table:
        """A horseman of the supply stands on a pair of fields, "L1a3+L1a4"."""
        pairs = [n for n in range(POSITIONS * PAIRS) if pair_name(n) == name]
        self.state.soldiers[(p * PLACES + SUPPLY) * KIND_COUNT + 2] -= 1
        troops.ride(self.state, p, pairs[0])
        return self.checked()

    def wounds(self, *names: str) -> Table:
        """Wound tokens on fields, or ("L1") on all free fields of a card."""
        s = self.state
        for name in names:
            if len(name) == 2:
                start = position(name) * FIELDS
                for n in range(start, start + FIELDS):
                    if s.fields[n] == FREE:
                        s.fields[n] = WOUND
            else:
                s.fields[field(name)] = WOUND
        return self.checked()

    def give(self, p: int, **goods: int) -> Table:
        """Exactly this much of these goods, honour among them."""
        for good, n in goods.items():
            if good == "honour":
                self.state.honour[p] = n
            else:
                self.state.stock[p * RESOURCES + GOODS.index(good)] = n
        return self.checked()

    def tactics(self, p: int, *names: str) -> Table:
        """Tactic cards in hand."""
        s = self.state
        for name in names:
            like = CANON[BY_CODE[name]]
            card = take([s.tactic_deck, s.tactic_discard], lambda other, like=like: CANON[other] == like)
            assert card is not None, f"{name} is not to be had"
            s.hand[p] = sorted([*s.hand[p], card])
        return self.checked()

    def advisor(self, p: int, *names: str) -> Table:
        """Active advisors."""
        for name in names:
            self.state.advising[p].append(self._advisor(name))
        return self.checked()

    def _advisor(self, name: str) -> int:
        s = self.state
        card = BY_CODE[name]
        if card in s.row:
            s.row[s.row.index(card)] = s.advisor_deck.pop(0)
            return card
        assert take([s.advisor_deck, s.advisor_discard], lambda other: other == card) is not None
        return card

    def support(self, p: int, n: int) -> Table:
        """So many support advisors."""
        s = self.state
        while len(s.support[p]) < n:
            s.support[p].append(s.advisor_deck.pop(0))
        return self.checked()

    def general(self, p: int, name: str) -> Table:
        """Another general; who has him gets this one's instead."""
        s = self.state
        card, old = BY_CODE[name], s.general[p]
        if card in s.general:
            s.general[s.general.index(card)] = old
        else:
            s.box = type(s.box)(sorted([old if other == card else other for other in s.box]))
            kept = [type(zone)([old if other == card else other for other in zone]) for zone in s.rejected]
            s.rejected = type(s.rejected)(kept)
        s.general[p] = card
        return self.checked()

    def tokens(self, n: int) -> Table:
        """So many shame tokens are in the bank; the others are out of the game."""
        s = self.state
        s.boxed += s.bank - n
        s.bank = n
        return self.checked()

    def walls(self, **levels: int) -> Table:
        for section, level in levels.items():
            self.state.walls[SECTIONS.index(section)] = level
        return self.checked()

    def barricades(self, **numbers: int) -> Table:
        for section, n in numbers.items():
            self.state.barricades[SECTIONS.index(section)] = n
        return self.checked()

    def tea(self, *factions: int) -> Table:
        """The tea order from the top; those not named follow as they were."""
        s = self.state
        s.tea = (*factions, *[f for f in s.tea if f not in factions])
        return self.checked()

    def losses(self, n: int) -> Table:
        """The first year whose casualty value is this."""
        s = self.state
        board = figures(s)
        s.year = board.losses[s.side].index(n) - board.start[s.side] + 1
        return self.checked()

    def officials(self, p: int, location: str, n: int = 1) -> Table:
        """Officials of a player's supply stand in a location."""
        s = self.state
        s.officials[p * POSTS + HOME] -= n
        s.officials[p * POSTS + LOCATION_NAMES.index(location)] += n
        s.crowd[LOCATION_NAMES.index(location)] += n
        return self.checked()

    def event(self, *names: str) -> Table:
        """Events in force."""
        s = self.state
        for name in names:
            card = BY_CODE[name]
            s.event_deck.remove(card)
            s.events_out.append(card)
        return self.checked()

    def checked(self) -> Table:
        """As everywhere; what cards in play change and hear is noted first, as the rules do when they enter play."""
        s = self.state
        s.altered, s.watch = 0, [0] * s.factions
        for card in s.events_out:
            enter_play(s, -1, card)
        for f in range(s.factions):
            for card in (s.general[f], *s.advising[f]):
                if card >= 0:
                    enter_play(s, f, card)
        super().checked()
        return self

    # --- playing ------------------------------------------------------------------------------------------------------
    def begin(self, active: int = -1) -> Table:
        """Nothing is half done; in somebody's turn, or in nobody's."""
        s = self.state
        s.stack.clear()
        s.pending = ()
        s.answers = [-1] * s.seats
        s.active = active
        s.season = WINTER if active < 0 else AUTUMN
        s.spent_turn = ()
        return self

    def go(self) -> Table:
        """Run what a test has pushed."""
        self.state.run()
        return self.checked()

    def effect(self, p: int, node: Node, card: str = "", active: int | None = None) -> Table:
        """A node happens to a player, in that player's turn, as the effect of a card."""
        self.begin(p if active is None else active)
        self.state.push(T.node(node), 0, p, BY_CODE[card] if card else self.state.general[p])
        return self.go()

    def activate(self, location: str, active: int = A, advanced: bool = False) -> Table:
        """A location is activated in somebody's turn."""
        self.begin(active)
        locations.activate(self.state, LOCATION_NAMES.index(location), advanced)
        return self.go()

    def recruits(self, p: int, *kinds: str) -> Table:
        """Recruits of a block, already paid for, are sent one after the other."""
        self.begin(p)
        attacks.begin_recruiting(self.state)
        self.state.push(_BLOCK_OVER, 0, p)
        for kind in reversed(kinds):
            attacks.send(self.state, p, -1, KINDS.index(kind))
        return self.go()

    def volley(self) -> Table:
        self.begin()
        fights.push_volley(self.state)
        return self.go()

    def defeats(self, active: int = A) -> Table:
        """One pass of horde defeats, at the end of somebody's turn."""
        self.begin(active)
        fights.check_defeats(self.state)
        return self.go()

    def assault(self, section: str) -> Table:
        """The assault on one section in winter."""
        self.begin()
        fights.assault(self.state, SECTIONS.index(section))
        return self.go()

    def shame(self, p: int, n: int = 1, cause: str = "card") -> Table:
        self.begin(p)
        shame.give(self.state, p, n, CAUSES.index(cause))
        return self.go()

    def window(self, which: int, p: int) -> Table:
        """A trigger moment of a player."""
        self.begin(p)
        tactics.window(self.state, which, p)
        return self.go()

    def run(self, *until: str, most: int = 400) -> Table:
        """Go on with whatever is offered first to one of these questions, or until nothing is asked."""
        for _ in range(most):
            if not self.pending or self.asked in until:
                return self.checked()
            self.state.apply(self.pending[0], self.state.options(self.pending[0])[0])
        raise AssertionError(f"the table never came to {until}")

    def say(self, p: int, *answers: object) -> Table:
        """Several answers of one seat; a tuple is a verb with its things."""
        for said in answers:
            self.answer(p, *(said if isinstance(said, tuple) else (said,)))
        return self

    @property
    def idle(self) -> bool:
        """Is nothing asked and nothing half done?"""
        return not self.state.pending and not self.state.stack


def _block_over(s: Wall, f: tuple[int, ...]) -> None:
    s.stack.pop()
    attacks.after_attacks(s, f[2])


_BLOCK_OVER = T.op(_block_over, "test-block-over", cards=())


def _clear(t: Table) -> None:
    """Nothing is on the board, in a hand or behind a screen."""
    s = t.state
    for at in range(POSITIONS):
        if s.horde[at] >= 0:
            s.horde_deck.insert(0, s.horde[at])
            s.horde[at] = -1
            s.fields[at * FIELDS : at * FIELDS + FIELDS] = bytes([NO_FIELD]) * FIELDS
    for p in range(s.seats):
        s.tactic_deck[:0] = s.hand[p]
        s.hand[p] = []
        for zone in (s.advising[p], s.support[p]):
            s.advisor_deck[:0] = zone
            zone.clear()
    s.stock = [0] * len(s.stock)
    s.honour = [0] * len(s.honour)
    s.barricades = bytearray(len(s.barricades))
    s.tea = (*range(s.factions),)


def table(seats: int = 3, seed: int = 0, **options: str) -> Table:
    """A bare table in the first autumn."""
    t = Table(new("wall", seats, options, seed, lambda state: True))
    while t.state.season != AUTUMN:
        t.state.apply(t.pending[0], t.state.options(t.pending[0])[0])
    _clear(t)
    for p in range(seats):
        t.general(p, QUIET[p])
    return t.begin(A).checked()


def coop(seats: int = 3, **options: str) -> Table:
    return table(seats, mode="coop", **options)


def tea_order(t: Table) -> list[int]:
    return order(t.state)


def ways(t: Table, p: int, names: Iterable[str]) -> list[Any]:
    """Which of these a seat may answer."""
    return [name for name in names if t.can(p, name)]
