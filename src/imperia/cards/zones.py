"""Zones: where cards lie, who sees them there, and the one way to draw anew what a seat cannot know.

A zone is a field of a state. Its declaration says how the field is laid out, whether the order of its cards means
anything, and who sees them. From the declarations come the views of zones, the census of all cards, and `determinize`.

Some seat may know single cards of a zone that it does not see: it looked at them, passed them on, or everybody saw
them taken. A game keeps such knowledge in one field of marks, bit p of `marks[card]` for seat p. Where it is common
knowledge who knows which place (everybody saw the look), the marks stay with the place (`told`); elsewhere a seat
cannot say what others know of cards that it does not know itself, and in its worlds they know nothing.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ..kernel.events import Entry, redact
from ..kernel.game import Tables
from ..kernel.rng import Rng
from ..kernel.state import SEAT, State
from .dealing import TRIES, Dealing, Part

# Who sees the cards of a zone besides those who have marks on them.
OPEN: Final = "open"
OWNER: Final = "owner"  # the seat whose part of the zone it is
NOBODY: Final = "nobody"

# How the field is laid out.
ONE: Final = "one"  # a list of cards that belongs to no seat
EACH: Final = "each"  # a list of lists of cards: one for each seat, perhaps more (a common deck behind the own ones)
SINGLE: Final = "single"  # a list by seat: one card, or -1
TUPLES: Final = "tuples"  # a list of tuples with the card at a fixed place, or -1

Place = tuple[str, int, int]  # zone, part (seat), position: where a card lies


class Zone:
    """One kind of place. `free`: the order of the cards means nothing and is kept sorted."""

    __slots__ = ("at", "free", "layout", "listed", "name", "sees", "told")

    def __init__(
        self,
        name: str,
        layout: str = EACH,
        sees: str = OPEN,
        free: bool = False,
        told: bool = False,
        at: int = 0,
        listed: bool = False,
    ) -> None:
        self.name = name
        self.layout = layout
        self.sees = sees
        self.free = free
        self.told = told  # who knows which place is common knowledge
        self.at = at  # for TUPLES: where the card stands
        self.listed = listed  # its owner knows which cards are in it, though not where

    def parts(self, s: State) -> list[list[int]]:
        """The cards of each part of the zone; -1 where a place is empty."""
        field: Any = getattr(s, self.name)
        if self.layout == EACH:
            lists: list[list[int]] = field
            return lists
        if self.layout == SINGLE:
            return [[card] for card in field]
        if self.layout == ONE:
            return [field]
        return [[entry[self.at] for entry in field]]

    def put(self, s: State, parts: list[list[int]]) -> None:
        """Write the cards back, as `parts` gave them."""
        value: Any
        if self.layout == EACH:
            value = [sorted(part) for part in parts] if self.free else parts
        elif self.layout == SINGLE:
            value = [part[0] for part in parts]
        elif self.layout == ONE:
            value = sorted(parts[0]) if self.free else parts[0]
        else:
            at = self.at
            old: list[tuple[int, ...]] = getattr(s, self.name)
            value = [(*entry[:at], card, *entry[at + 1 :]) for entry, card in zip(old, parts[0], strict=True)]
        setattr(s, self.name, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Zones:
    """All zones of a game. A subclass says what cannot be read off the declarations: backs and constraints."""

    def __init__(self, cards: int, zones: tuple[Zone, ...], marks: str = "") -> None:
        self.cards = cards  # cards are numbered from 0
        self.zones = zones
        self.hidden = tuple([zone for zone in zones if zone.sees != OPEN])
        self.marks = marks  # the field of marks, if the game has one
        self.named = {zone.name: zone for zone in zones}

    # --- what a game may say ----------------------------------------------------------------------------------------
    def back(self, s: Any, card: int) -> int:
        """What everybody sees of a hidden card; only cards with equal backs may change places."""
        return 0

    def alike(self, s: Any, card: int, listed: bool) -> int:
        """A number that is the same for hidden cards that may change places: their backs, and for its owner whether
        they are in a deck of which he knows the cards (`listed`)."""
        return 2 * self.back(s, card) + listed

    def choosy(self, s: Any, seat: int) -> tuple[Part, ...]:
        """The parts of zones whose hidden cards are not just any card of their back, by what `seat` knows."""
        return ()

    def bound(self, s: Any, seat: int) -> tuple[int, ...]:
        """The hidden cards that cannot lie just anywhere, by what `seat` knows."""
        return ()

    def fits(self, s: Any, seat: int, zone: str, part: int, card: int) -> bool:
        """May this hidden card lie there, by what `seat` knows? Asked for choosy parts and bound cards."""
        return True

    def possible(self, s: Any, seat: int) -> bool:
        """May the hidden cards lie as they do in `s`, by what `seat` knows?"""
        choosy, bound = self.choosy(s, seat), self.bound(s, seat)
        for zone in self.hidden:
            for part, cards in enumerate(zone.parts(s)):
                for card in cards:
                    asked = card >= 0 and ((zone.name, part) in choosy or card in bound)
                    hidden = asked and not self.knows(s, seat, zone, part, card)
                    if hidden and not self.fits(s, seat, zone.name, part, card):
                        return False
        return all(p == seat or s.legal(p) for p in s.pending)

    def redraw(self, s: Any, seat: int, rng: Rng) -> None:
        """Draw anew what `seat` cannot know besides cards, answers and marks; the cards have been drawn."""

    def elsewhere(self, s: Any) -> list[int]:
        """The cards that lie openly on the table in no zone's field, for the census."""
        return []

    # --- looking ----------------------------------------------------------------------------------------------------
    def knows(self, s: State, seat: int | None, zone: Zone, part: int, card: int) -> bool:
        """Does a seat (None: an onlooker) know a card that lies there?"""
        if zone.sees == OPEN or (zone.sees == OWNER and seat == part):
            return True
        if not self.marks:
            return False
        mark: int = getattr(s, self.marks)[card]
        return mark == (1 << s.seats) - 1 if seat is None else bool(mark >> seat & 1)

    def view(self, s: State, name: str, part: int, seat: int | None) -> list[int | None]:
        """The cards of one part of a zone as a seat sees them, None for those it does not know. Of a zone without
        order, those it knows come first: the order tells nothing."""
        zone = self.named[name]
        cards = zone.parts(s)[part]
        if zone.sees == OPEN or (zone.sees == OWNER and seat == part):
            return list(cards)
        if not self.marks:
            return [None] * len(cards)
        marks: Any = getattr(s, self.marks)
        wanted = (1 << s.seats) - 1 if seat is None else 1 << seat
        if not zone.free:
            return [card if marks[card] & wanted == wanted else None for card in cards]
        known: list[int | None] = [card for card in cards if marks[card] & wanted == wanted]
        return known + [None] * (len(cards) - len(known))

    def census(self, s: State) -> dict[int, Place]:
        """Where each card lies, those that frames hold included; AssertionError when one lies in two places."""
        found: dict[int, Place] = {}
        for zone in self.zones:
            for part, cards in enumerate(zone.parts(s)):
                for position, card in enumerate(cards):
                    if card >= 0:
                        self._enter(found, card, (zone.name, part, position))
        for position, card in enumerate(self.elsewhere(s)):
            self._enter(found, card, ("table", 0, position))
        for depth, frame in enumerate(s.stack):
            held = s.game.tables.holds_cards[frame[0]]
            if held >= 0:
                for position, card in enumerate(frame[held:]):
                    self._enter(found, card, ("held", depth, position))
        return found

    def _enter(self, found: dict[int, Place], card: int, place: Place) -> None:
        assert card < self.cards, f"there is no card {card} ({place})"
        assert card not in found, f"card {card} is in {found.get(card)} and in {place}"
        found[card] = place

    # --- determinization (law 6) ------------------------------------------------------------------------------------
    def determinize(self, s: Any, seat: int, seed: int) -> Any:
        """A whole state that `seat` cannot tell from `s`: what it cannot know is drawn anew, from nothing but `seed`
        and what the seat knows, so that no trace of the truth is left."""
        rng = Rng(seed, 7)
        asked = [p for p in s.pending if p != seat]
        for _ in range(TRIES):
            new = s.clone()
            new.rng = 1 + (rng.below(1 << 30) << 31) + rng.below(1 << 31)
            self._deal_anew(new, seat, rng)
            new.forget()
            self.redraw(new, seat, rng)
            if all(new.legal(p) for p in asked):
                break  # a seat that is asked has an answer
        self._answer_anew(new, seat, rng)
        if not s.quiet:
            new.log = _heard(s, seat)
        return new

    def _deal_anew(self, s: Any, seat: int, rng: Rng) -> None:
        """Deal the cards that `seat` cannot place to the places where they may lie."""
        tables: Tables = s.game.tables
        named = self._named_by_frames(s, tables)
        marks: Any = getattr(s, self.marks) if self.marks else []
        pools: dict[int, list[int]] = {}
        kept: dict[int, int] = {}  # the marks that stay with a place
        where: dict[int, Part] = {}
        touched: list[Zone] = []
        choosy, bound = self.choosy(s, seat), self.bound(s, seat)
        for zone in self.hidden:
            parts = zone.parts(s)
            changed = False
            for part in range(len(parts)):
                cards = parts[part]
                if not cards or (zone.sees == OWNER and part == seat):
                    continue
                hidden = [c for c in cards if c >= 0 and not (marks and marks[c] >> seat & 1)]
                if not hidden:
                    continue
                changed = True
                if zone.free and len(hidden) > 1:
                    hidden = _by_what_is_told(hidden, named, marks if zone.told else [])
                apart = zone.listed and part == seat
                for c in hidden:
                    pools.setdefault(self.alike(s, c, apart), []).append(c)
                    if zone.told:
                        kept[c] = marks[c]
                    if bound or (zone.name, part) in choosy:
                        where[c] = (zone.name, part)
            if changed:
                touched.append(zone)
        for frame in s.stack:
            held = tables.holds_cards[frame[0]]
            if held >= 0 and frame[SEAT] != seat:
                for c in frame[held:]:
                    pools.setdefault(self.alike(s, c, False), []).append(c)
        swap = list(range(self.cards))
        for back in sorted(pools):
            pool = pools[back]
            drawn = sorted(pool)
            rng.shuffle(drawn)
            if where:
                drawn = Dealing(self, s, seat, [where.get(old) for old in pool], drawn).by_lot(choosy, bound, rng)
            for old, new in zip(pool, drawn, strict=True):
                swap[old] = new
        self._swap(s, tables, touched, swap)
        if self.marks:
            for pool in pools.values():
                for old in pool:
                    marks[swap[old]] = 0
            for old, mark in kept.items():
                marks[swap[old]] = mark

    def _named_by_frames(self, s: State, tables: Tables) -> dict[int, tuple[int, ...]]:
        """The cards that frames or the open question name, each with where: such a card is not like its neighbours."""
        named: dict[int, tuple[int, ...]] = {}
        for depth, frame in enumerate(s.stack):
            for at in tables.names_cards[frame[0]]:
                if at < len(frame) and frame[at] >= 0:
                    named[frame[at]] = (*named.get(frame[at], ()), depth, at)
        if s.pending:
            for at in tables.prompts[s.asking[0]].cards:
                if at < len(s.asking) and s.asking[at] >= 0:
                    named[s.asking[at]] = (*named.get(s.asking[at], ()), -1, at)
        return named

    def _swap(self, s: Any, tables: Tables, touched: list[Zone], swap: list[int]) -> None:
        """Put another card in each hidden card's place, in zones, frames and the open question."""
        for zone in touched:
            zone.put(s, [[swap[c] if c >= 0 else c for c in part] for part in zone.parts(s)])
        for depth, frame in enumerate(s.stack):
            names, held = tables.names_cards[frame[0]], tables.holds_cards[frame[0]]
            if names or held >= 0:
                s.stack[depth] = _renamed(frame, names, held, swap)
        if s.pending:
            s.asking = _renamed(s.asking, tables.prompts[s.asking[0]].cards, -1, swap)

    def _answer_anew(self, s: Any, seat: int, rng: Rng) -> None:
        """Secret answers that others have already given to the open question are drawn anew."""
        if not s.pending:
            s.answers = [-1] * s.seats
            return
        legal = s.game.legals[s.asking[0]]
        for p in range(s.seats):
            if p != seat and s.answers[p] >= 0:
                codes = legal(s, p)
                s.answers[p] = codes[rng.below(len(codes))]


def _by_what_is_told(cards: list[int], named: dict[int, tuple[int, ...]], marks: Any) -> list[int]:
    """Places without an order, in one that depends on nothing hidden: those that nothing tells apart are alike."""
    if not marks and not named:
        return cards
    keyed = [((marks[c] if marks else 0, named.get(c, ())), c) for c in cards]
    keyed.sort()
    return [c for _, c in keyed]


def _renamed(frame: tuple[int, ...], names: tuple[int, ...], held: int, swap: list[int]) -> tuple[int, ...]:
    numbers = list(frame)
    for at in names:
        if at < len(numbers) and numbers[at] >= 0:
            numbers[at] = swap[numbers[at]]
    if held >= 0:
        for at in range(held, len(numbers)):
            numbers[at] = swap[numbers[at]]
    return tuple(numbers)


def _heard(s: State, seat: int) -> list[Entry]:
    """The log as a seat may know it."""
    kinds = s.game.events
    told: list[Entry] = []
    for entry in s.log:
        known = entry if entry[2] < 0 else redact(kinds, entry, seat)  # most are for everybody
        if known is not None:
            told.append(known)
    return told
