"""A state as a seat knows it, as one vector of small numbers (0 to 255) that always has the same length and names.

It is read straight off the state, not off the view, for speed; that it holds nothing the seat may not know is a law of
its own (`tests/envs`): in every world that the seat cannot tell from the real one the vector is the same. Everything
is told from where the seat sits: *me*, then the others in the order of the table (*left1*, *left2* …).

The vector has four parts: where each card lies as far as the seat knows (a flag for each place and card), how many
cards each hidden place has, the game's own figures (`features`), and the open question.

As `kernel.schema` does, an observer writes straight-line functions, one for each seat: nothing is looked up by name
when a state is read. From one step to the next most of a table stays as it was; so the vector is made of sections, and
each is written anew only when what it is written from (its *key*) is not what it was when the seat last looked. What
is written over a part of the vector is a `bytearray`, since anything else would be copied into one first.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..cards.zones import EACH as BY_PART
from ..cards.zones import ONE, OPEN, OWNER, SINGLE, TUPLES, Zone, Zones
from ..kernel.game import Game, find
from ..kernel.schema import BYTES, LIST, LISTS, VALUE
from ..kernel.state import SEAT, State
from . import features as F

MOST: Final = 255
Vector = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
Look = Callable[[Any], Vector]  # what a seat knows of a state
Lines = Callable[[int], list[str]]  # what is written for a seat
KEPT: Final = {VALUE: "{}", LIST: "{}[:]", BYTES: "{}[:]", LISTS: "[*map(list, {})]"}  # copies, by kind of field
_array: Final = np.frombuffer
_FLAGS: Final = np.dtype(np.int8)
SPARSE: Final = (F.WHO, F.WHOSE, F.CARD, F.PAIRS, F.TOKENS)  # shapes that write few of their numbers


class Observer:
    """Reads observations of one game with a given number of seats; `names` says what each number is."""

    def __init__(self, game: str, seats: int, options: dict[str, str] | None = None) -> None:
        self.game: Game[Any] = find(game)
        self.seats = seats
        self.names: list[str] = []
        self._sample: Any = self.game.new(seats, 0, options or {})
        self._zones: Zones = self.game.zones  # type: ignore[attr-defined]
        self._features = F.OF_GAME[game]
        self._kinds = self._sample.schema().fields
        self._scope: dict[str, Any] = {
            "small": _small,
            "fit": _fit,
            "relay": _relay,
            "move": _move,
            "seek": _seek,
            "some": bytes([0] + [1] * MOST),
        }
        self._scope["plane"] = bytearray(self._zones.cards)  # no card lies there
        self._code: list[list[str]] = [[] for _ in range(seats)]
        self._first: list[Any] = []  # the key of each section before anybody has looked
        for zone in self._zones.zones:
            if zone.sees == OPEN:
                self._lay_open(zone)
        self._lay_hidden()
        for field in self._features.fields:
            if field.shape == F.NUMBER:
                self._lay_number(field)
            else:
                self._lay_field(field)
        self._lay_question()
        self.looks = [self._written(lines) for lines in self._code]  # `observe`, for each seat
        self._actions = len(self.game.actions)

    @property
    def length(self) -> int:
        return len(self.names)

    def observe(self, s: State, seat: int) -> Vector:
        """What `seat` knows of `s`, in an array of the caller's own."""
        return self.looks[seat](s)

    def mask(self, s: State, seat: int) -> Mask:
        """Which actions of the table `seat` may choose."""
        flags = bytearray(self._actions)
        for code in s.legal(seat) if seat in s.pending else ():
            flags[code] = 1
        return _array(flags, _FLAGS)

    # --- laying it out ----------------------------------------------------------------------------------------------
    def _add(self, names: list[str]) -> int:
        """Room for more numbers; where it begins."""
        start = len(self.names)
        self.names += names
        return start

    def _plane(self, name: str) -> int:
        """Room for a number for each card."""
        return self._add([f"{name}-card{card}" for card in range(self._zones.cards)])

    def _owners(self, count: int) -> list[str]:
        """Names of seats, then of what belongs to no person."""
        people = ["me", *[f"left{n}" for n in range(1, self.seats)]]
        return [people[n] if n < self.seats else f"other{n - self.seats}" for n in range(count)]

    def _place(self, p: int, seat: int) -> int:
        """How far `p` sits from `seat`; what belongs to nobody comes after the people."""
        return (p - seat) % self.seats if p < self.seats else p

    def _section(
        self,
        start: int,
        key: str,
        keep: str,
        lines: Lines,
        blank: bool = True,
        parts: int = 0,
        also: str = "",
    ) -> None:
        """All numbers from `start` on: written by `lines` when `key`, which they find in `w` (in `was` what it was),
        has changed, or when `also` holds; `keep` copies it. `blank`: they are wiped first. A key of several `parts` is
        kept part by part, by the lines themselves."""
        n, end = self._add_key([[] for _ in range(parts)]), len(self.names)
        self._scope[f"blank_{n}"] = bytearray(end - start)
        for seat in range(self.seats):
            self._code[seat] += [
                f"w = {key}",
                f"if w != k{n}{also}:",
                f"    was = k{n}",
                *([f"    v[{start}:{end}] = blank_{n}"] if blank else []),
                *[f"    {line}" for line in lines(seat)],
                *([f"    k{n} = {keep}"] if keep else []),
            ]

    def _add_key(self, first: Any) -> int:
        """Room for a key; its number."""
        self._first.append(first)
        return len(self._first) - 1

    def _kept(self, name: str, value: str = "w") -> str:
        """How a field is copied, so that it can be told later whether it has changed."""
        return KEPT[self._kinds[name]].format(value)

    def _written(self, lines: list[str]) -> Look:
        """The function of a seat, with a vector and keys of its own (`k0` and so on); it returns a copy."""
        vector = bytearray(len(self.names))
        scope = {**self._scope, "vector": vector, "copied": np.frombuffer(vector, np.uint8).copy}
        scope["first"] = deepcopy(self._first)
        keys = ", ".join([f"k{n}" for n in range(len(self._first))])
        head = ["def begun():", f"    {keys} = first", "    def look(s, v=vector):", f"        nonlocal {keys}"]
        exec("\n        ".join(["\n".join(head), *lines, "return copied()\n    return look"]), scope)
        look: Look = scope["begun"]()
        return look

    def _parts(self, zone: Zone) -> tuple[list[str], bool]:
        """The names of a zone's parts, and whether they go by seats."""
        parts = len(zone.parts(self._sample))
        seated = zone.name in self._features.seated and (parts >= self.seats or not parts)
        if seated:
            return self._owners(max(parts, self.seats)), True
        return [str(n) for n in range(max(parts, 1))], False

    # --- cards ------------------------------------------------------------------------------------------------------
    def _lay_open(self, zone: Zone) -> None:
        """A plane for each part of a zone; a row of single cards (a market) has one, with the position in it."""
        names, seated = self._parts(zone)
        start = len(self.names)
        row = zone.layout == SINGLE and not seated
        planes = [self._plane(zone.name)] if row else [self._plane(f"{zone.name}-{name}") for name in names]

        def lines(seat: int) -> list[str]:
            turned = tuple([planes[self._place(n, seat) if seated else n] for n in range(len(planes))])
            if row:
                return ["for n, c in enumerate(w, 1):", f"    if c >= 0: v[{start} + c] = n"]
            if zone.layout == ONE:
                return [f"relay(v, {start}, w, was, plane)"]
            if zone.layout == SINGLE:
                return [f"for at, c in zip({turned}, w):", "    if c >= 0: v[at + c] = 1"]
            return [line for n, at in enumerate(turned) for line in _laid_over(n, at)]

        if zone.layout == BY_PART:
            key = self._every_part(zone, len(planes))
            self._section(start, key, "", lines, blank=False, parts=len(planes))
        elif zone.layout == ONE:
            self._section(start, f"s.{zone.name}", "", lines, blank=False)
        else:
            self._section(start, f"s.{zone.name}", self._kept(zone.name), lines)

    def _lay_hidden(self) -> None:
        """One's own cards, those one was shown, and how many there are."""
        marks = self._zones.marks
        n, bits = [self._add_key([]) for _ in range(2)] if marks else (0, 0)
        for seat in range(self.seats if marks else 0):
            self._scope[f"bit_{seat}"] = bytes([byte >> seat & 1 for byte in range(256)])
            self._code[seat] += [
                "fresh = False",
                f"if s.{marks} != k{n}:",
                f"    k{n} = s.{marks}[:]",
                f"    bits = s.{marks}.translate(bit_{seat})",
                f"    if bits != k{bits}: fresh, known, k{bits} = True, k{bits}, bits",
                f"bits = k{bits}",
            ]
        owned = [zone for zone in self._zones.hidden if zone.sees == OWNER]
        for zone in owned:
            self._lay_owned(zone, bool(marks))
        secret = [zone for zone in self._zones.hidden if zone.sees != OWNER]
        if marks:
            self._lay_secret(secret, owned)
        for zone in secret if not marks else ():
            self._lay_counts(zone)

    def _every_part(self, zone: Zone, parts: int) -> str:
        """How a field of lists is read as so many parts; it may have none while nothing lies there."""
        self._scope[f"none_{parts}"] = [[]] * parts
        return f"s.{zone.name} or none_{parts}"

    def _parts_of(self, zone: Zone) -> str:
        """How the parts of a hidden zone are read."""
        self._scope[zone.name] = zone
        plain = zone.layout == BY_PART and type(zone) is Zone  # its field is its parts
        return f"s.{zone.name}" if plain else f"{zone.name}.parts(s)"

    def _lay_owned(self, zone: Zone, marked: bool) -> None:
        """A zone whose owner sees his own part of it; of the others' he sees what he was shown."""
        names, seated = self._parts(zone)
        start = len(self.names)
        planes = [self._plane(f"{zone.name}-{name}") for name in names]
        counts = self._add([f"{zone.name}-{name}-count" for name in names])
        parts = self._parts_of(zone)
        fresh = " or fresh" if marked else ""

        def place(n: int, seat: int) -> int:
            return self._place(n, seat) if seated else n

        def plain(seat: int) -> list[str]:
            return [
                line
                for n in range(len(names))
                for line in self._own(n, planes[place(n, seat)], counts + place(n, seat), place(n, seat) == 0, marked)
            ]

        def other(seat: int) -> list[str]:
            turned = [place(n, seat) for n in range(len(names))]
            places = f"{tuple([planes[n] for n in turned])}, {tuple([counts + n for n in turned])}"
            count = "part[0] >= 0" if zone.layout == SINGLE else self._count("part")
            known = f"at == {planes[0]}{' or bits[c]' if marked else ''}"
            return [
                f"for at, many, part in zip({places}, {parts}):",
                f"    v[many] = {count}",
                "    for c in part:",
                f"        if c >= 0 and ({known}): v[at + c] = 1",
            ]

        if parts == f"s.{zone.name}":
            key, also = self._every_part(zone, len(names)), " or fresh and any(w)" if marked else ""
            self._section(start, key, "", plain, blank=False, parts=len(names), also=also)
        else:
            self._section(start, f"s.{zone.name}", self._kept(zone.name), other, also=fresh)

    def _own(self, n: int, at: int, many: int, mine: bool, marked: bool) -> list[str]:
        """Part `n` of a zone whose owner sees his own: its number of cards, and one's own or those one was shown."""
        count = f"    v[{many}] = {self._count(f'w[{n}]')}"
        head, kept = f"if w[{n}] != was[{n}]:", f"    was[{n}] = w[{n}][:]"
        if not mine and not marked:
            return [head, count, kept]
        wiped = f"    v[{at}:{at + self._zones.cards}] = plane"
        if mine:
            return [head, count, wiped, f"    for c in w[{n}]: v[{at} + c] = 1", kept]
        flags = [f"    for c in w[{n}]:", f"        if bits[c]: v[{at} + c] = 1"]
        return [f"if fresh or w[{n}] != was[{n}]:", count, wiped, *flags, kept]

    def _lay_counts(self, zone: Zone) -> None:
        """A zone that nobody sees, where nobody is shown anything: how many cards it has."""
        names, seated = self._parts(zone)
        start = self._add([f"{zone.name}-{name}-count" for name in names])
        parts = self._parts_of(zone)

        def lines(seat: int) -> list[str]:
            places = tuple([start + (self._place(n, seat) if seated else n) for n in range(len(names))])
            return [f"for at, part in zip({places}, {parts}): v[at] = {self._count('part')}"]

        if type(zone) is Zone and zone.layout == ONE:
            field = f"s.{zone.name}"
            self._section(start, f"len({field})", "w", lambda seat: [f"v[{start}] = {self._count(field)}"], False)
        else:
            self._section(start, f"s.{zone.name}", self._kept(zone.name), lines, False)

    def _lay_secret(self, zones: list[Zone], owned: list[Zone]) -> None:
        """The zones that nobody sees: how many cards they have; then for each card that one was shown the place where
        it lies, by its number among those counts. Mostly all of them lie in the few small zones that somebody owns."""
        rooms = [(zone, *self._parts(zone)) for zone in zones]
        counts = self._add([f"{zone.name}-{name}-count" for zone, names, _ in rooms for name in names])
        start = self._plane("shown")
        places: list[list[int]] = [[] for _ in range(self.seats)]
        for zone, names, seated in rooms:
            first = len(places[0])
            for seat, found in enumerate(places):
                found += [first + (self._place(n, seat) if seated else n) for n in range(len(names))]
            self._lay_piles(zone, counts, start, [found[first:] for found in places])
        parts = ", ".join([self._listed(zone) if _is_pile(zone) else f"*{self._listed(zone)}" for zone in zones])
        elsewhere = ", ".join([f"*{self._listed(zone)}" for zone in owned])
        for seat in range(self.seats):
            numbers = tuple([place + 1 for place in places[seat]])
            self._code[seat] += [
                "if fresh:",
                "    left = bits[:]",
                f"    for part in ({elsewhere},):",
                "        for c in part: left[c] = 0",
                f"    past = v[{start}:{start + self._zones.cards}].translate(some)",
                "    if left != past:",
                f"        seek(v, {start}, left, past, known, {numbers}, [{parts}])",
            ]

    def _lay_piles(self, zone: Zone, counts: int, shown: int, places: list[list[int]]) -> None:
        """A zone that nobody sees, of one part or several; `places` are the numbers of its parts, for each seat."""

        def pile(place: int, now: str, past: str) -> list[str]:
            return [
                f"v[{counts + place}] = {self._count(now)}",
                f"move(v, {shown}, {place + 1}, {now}, {past}, bits)",
            ]

        def lines(seat: int) -> list[str]:
            if _is_pile(zone):
                return pile(places[seat][0], "w", "was")
            written: list[str] = []
            for n, place in enumerate(places[seat]):
                head = f"if w[{n}] != was[{n}]:"
                written += [head, *[f"    {line}" for line in pile(place, f"w[{n}]", f"was[{n}]")]]
            return written

        if _is_pile(zone):
            self._section(counts, self._listed(zone), "", lines, blank=False)
        else:
            self._section(counts, self._listed(zone), "", lines, blank=False, parts=len(places[0]))

    def _listed(self, zone: Zone) -> str:
        """The cards of a pile, or the parts of a zone that has several; without places where no card lies."""
        field, at = f"s.{zone.name}", zone.at
        if _is_pile(zone):
            cards = f"[entry[{at}] for entry in {field} if entry[{at}] >= 0]"
            return field if zone.layout == ONE else f"{field} and {cards}"
        if zone.layout == SINGLE:
            return f"[[card] if card >= 0 else [] for card in {field}]"
        return self._parts_of(zone)

    def _count(self, part: str) -> str:
        """How many cards lie in a part, as far as they can be counted."""
        return f"len({part})" if self._zones.cards <= MOST else f"len({part}) if len({part}) < {MOST} else {MOST}"

    def _lay_question(self) -> None:
        """Cards that one looks at to choose from, what is asked, and of whom."""
        held = self._plane("drawn")
        n = self._add_key(())
        self._scope["holds"] = self.game.tables.holds_cards
        source = self._plane("asked-about")
        prompts = self._add([f"question-{prompt.name}" for prompt in self.game.prompts])
        asked = self._add([f"asked-{who}" for who in self._owners(self.seats)])
        self._scope["names_card"] = [1 in prompt.cards for prompt in self.game.prompts]
        self._section(
            asked,
            "s.pending",
            "w",
            lambda seat: [
                f"for who in w: v[{tuple([asked + self._place(p, seat) for p in range(self.seats)])}[who]] = 1"
            ],
        )
        prompt, card = self._add_key(-1), self._add_key(-1)
        for seat in range(self.seats):
            self._code[seat] += [
                "q, c = (s.asking[0], s.asking[1]) if w else (-1, -1)",
                *_flag("q", prompt, prompts),
                f"if c >= 0 and not (names_card[q] and {seat} in w): c = -1",
                *_flag("c", card, source),
                "drawn = ()",
                "for f in s.stack:",
                f"    if holds[f[0]] >= 0 and f[{SEAT}] == {seat}: drawn += f[holds[f[0]]:]",
                f"if (drawn or k{n}) and drawn != k{n}:",
                f"    v[{held}:{held + self._zones.cards}] = plane",
                f"    for c in drawn: v[{held} + c] = 1",
                f"    k{n} = drawn",
            ]

    # --- the game's own figures -------------------------------------------------------------------------------------
    def _lay_number(self, field: F.Field) -> None:
        """A figure of one number."""
        at = self._add([field.name])
        value = f"w + {field.shift}" if field.shift else "w"
        self._section(at, f"s.{field.name}", "w", lambda seat: [f"v[{at}] = small({value})"], False)

    def _lay_field(self, field: F.Field) -> None:
        """A figure of several numbers."""
        start = len(self.names)
        name = f"s.{field.name}"
        if field.shape == F.OWN:
            keep = f"(w[0], {self._kept(field.name, 'w[1]')})"
            self._section(start, f"(s.screens, {name})", keep, self._figure(field, "w[1]"))
        else:
            self._section(start, name, self._kept(field.name), self._figure(field, "w"), field.shape in SPARSE)

    def _figure(self, field: F.Field, value: str) -> Lines:
        """Room for a figure, and how it is written from `value`."""
        lay: dict[str, Callable[[F.Field, str], Lines]] = {
            F.WHO: self._who,
            F.FLAGS: self._flags,
            F.EACH: self._each,
            F.FACTIONS: self._each,
            F.OWN: self._each,
            F.LINE: self._line,
            F.WHOSE: self._whose,
            F.CARD: self._card,
            F.CARDS: self._line,
            F.ROWS: self._codes,
            F.PAIRS: self._pairs,
            F.TOKENS: self._tokens,
            F.PIECES: self._codes,
        }
        return lay[field.shape](field, value)

    def _length(self, field: F.Field) -> int:
        return len(getattr(self._sample, field.name))

    def _who(self, field: F.Field, value: str) -> Lines:
        at = self._add([f"{field.name}-{who}" for who in self._owners(self.seats + 2)])
        n = self.seats
        place = f"({value} - {{seat}}) % {n} if {value} < {n} else {value}"
        return lambda seat: [f"if {value} >= 0: v[{at} + ({place.format(seat=seat)})] = 1"]

    def _flags(self, field: F.Field, value: str) -> Lines:
        n = self.seats
        at = self._add([f"{field.name}-{who}" for who in self._owners(n)])
        sets = f"sets_{field.name}"
        bits = range(1 << n)
        self._scope[sets] = [
            [bytearray([b >> (seat + k) % n & 1 for k in range(n)]) for b in bits] for seat in range(n)
        ]
        return lambda seat: [f"v[{at}:{at + n}] = {sets}[{seat}][{value}]"]

    def _each(self, field: F.Field, value: str) -> Lines:
        owners = self.seats if field.shape == F.EACH else self._sample.factions
        length = self._length(field)
        width = length // owners
        at = self._add([f"{field.name}-{who}-{n}" for who in self._owners(owners) for n in range(width)])
        people = self.seats * width

        def lines(seat: int) -> list[str]:
            cut = seat * width
            others = f" + {value}[{people}:]" if people < length else ""
            turned = f"{value}[{cut}:{people}] + {value}[:{cut}]{others}" if cut else value
            whole = _numbers(at, length, turned, field.shift)
            if field.shape != F.OWN:
                return whole
            own = _numbers(at, width, f"{value}[{cut}:{cut + width}]", field.shift)
            return ["if s.screens:", *[f"    {line}" for line in own], "else:", *[f"    {line}" for line in whole]]

        return lines

    def _line(self, field: F.Field, value: str) -> Lines:
        length = self._length(field)
        thing = "card" if field.shape == F.CARDS else ""
        at = self._add([f"{field.name}-{thing}{n}" for n in range(length)])
        if self._kinds[field.name] == BYTES and not field.shift:
            return lambda seat: [f"v[{at}:{at + length}] = {value}"]
        return lambda seat: _numbers(at, length, value, field.shift)

    def _whose(self, field: F.Field, value: str) -> Lines:
        owners, n = self._sample.factions, self.seats
        at = self._add([f"{field.name}-{n}-{who}" for n in range(owners) for who in self._owners(owners)])
        return lambda seat: [
            f"for n, who in enumerate({value}):",
            f"    if who >= 0: v[{at} + {owners} * n + ((who - {seat}) % {n} if who < {n} else who)] = 1",
        ]

    def _card(self, field: F.Field, value: str) -> Lines:
        at = self._plane(field.name)
        return lambda seat: [f"if {value} >= 0: v[{at} + {value}] = 1"]

    def _codes(self, field: F.Field, value: str) -> Lines:
        """Bytes that name seats, or whose pieces they are."""
        first, width = field.kinds, field.width or 1
        length = self._length(field)
        thing = "card" if field.shape == F.ROWS else ""
        at = self._add([f"{field.name}-{thing}{n}" for n in range(length)])
        tables: list[bytes] = []
        for seat in range(self.seats):
            codes = list(range(256))
            for p in range(self.seats):
                for piece in range(width):
                    codes[first + p * width + piece] = first + self._place(p, seat) * width + piece
            tables.append(bytes(codes))
        turned = f"turned_{field.name}"
        self._scope[turned] = tables
        return lambda seat: [f"v[{at}:{at + length}] = {value}.translate({turned}[{seat}])"]

    def _pairs(self, field: F.Field, value: str) -> Lines:
        planes = tuple([self._plane(f"{field.name}-{who}") for who in self._owners(self.seats)])
        return lambda seat: [f"for pair in {value}: v[{planes}[(pair[0] - {seat}) % {self.seats}] + pair[1]] = 1"]

    def _tokens(self, field: F.Field, value: str) -> Lines:
        planes = tuple([self._plane(f"{field.name}-{kind}") for kind in range(field.kinds)])
        return lambda seat: [f"for c, kind, n in {value}: v[{planes}[kind] + c] = small(n)"]


def _is_pile(zone: Zone) -> bool:
    """Does it have one part, whatever the number of seats?"""
    return type(zone) is Zone and zone.layout in (ONE, TUPLES)


def _laid_over(n: int, at: int) -> list[str]:
    """Lines that lay part `n` of a zone, which begins at `at`, over what it was, if it has changed."""
    return [f"if w[{n}] != was[{n}]:", f"    relay(v, {at}, w[{n}], was[{n}], plane)"]


def _flag(name: str, key: int, at: int) -> list[str]:
    """Lines that set one flag of those that begin at `at`, or none for -1, instead of the one before."""
    return [
        f"if {name} != k{key}:",
        f"    if k{key} >= 0: v[{at} + k{key}] = 0",
        f"    if {name} >= 0: v[{at} + {name}] = 1",
        f"    k{key} = {name}",
    ]


def _numbers(at: int, length: int, values: str, shift: int = 0) -> list[str]:
    """Lines that write numbers; mostly they are bytes as they stand."""
    place = f"v[{at}:{at + length}]"
    if shift:
        return [f"{place} = fit({values}, {shift})"]
    return [f"try: {place} = bytearray({values})", f"except ValueError: {place} = fit({values}, 0)"]


def _small(n: int) -> int:
    return 0 if n < 0 else min(n, MOST)


def _fit(values: Any, shift: int) -> bytearray:
    """Numbers as bytes; what does not fit is cut."""
    return bytearray([_small(n + shift) for n in values])


def _relay(v: bytearray, at: int, cards: list[int], past: list[int], plane: bytearray) -> None:
    """Flags for the cards of a pile, over those of what it was (`past`, which becomes what it is): mostly the same with
    some more on top."""
    n = len(past)
    if cards[:n] == past:
        cards = cards[n:]
        past += cards
    else:
        v[at : at + len(plane)] = plane
        past[:] = cards
    for card in cards:
        v[at + card] = 1


def _move(v: bytearray, at: int, place: int, cards: list[int], past: list[int], bits: bytearray) -> None:
    """A pile has changed, mostly at its top: which of the cards that one was shown lie there. `past` is what it was,
    and becomes what it is."""
    gone = past[len(cards) :]
    del past[len(cards) :]
    n = len(past)
    if past != (cards if len(cards) == n else cards[:n]):
        gone += past
        past.clear()
        n = 0
    for card in gone:
        if v[at + card] == place:
            v[at + card] = 0
    if len(cards) > n:
        for card in cards[n:]:
            past.append(card)
            if bits[card]:
                v[at + card] = place


def _seek(
    v: bytearray,
    at: int,
    left: bytearray,
    past: bytearray,
    known: bytearray,
    places: tuple[int, ...],
    parts: list[list[int]],
) -> None:
    """One is sure of other cards (`left` has a 1 for each) than of those whose places are told (`past`). What was
    `known` and has not come to a pile lies openly somewhere."""
    now, told = int.from_bytes(left, "little"), int.from_bytes(past, "little")
    new = now & ~told & ~int.from_bytes(known, "little")
    gone = told & ~now
    if not new | gone:
        return
    for card in _marked(gone.to_bytes(len(left), "little")):
        v[at + card] = 0
    seen = set(_marked(new.to_bytes(len(left), "little")))
    for place, part in zip(places, parts if seen else [], strict=False):
        for card in seen.intersection(part):
            v[at + card] = place


def _marked(bits: bytes) -> list[int]:
    """The cards that have a 1."""
    found: list[int] = []
    card = bits.find(1)
    while card >= 0:
        found.append(card)
        card = bits.find(1, card + 1)
    return found
