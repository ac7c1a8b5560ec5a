"""A state as a seat knows it, as one vector of small numbers (0 to 255) that always has the same length and names.

It is read straight off the state, not off the view, for speed; that it holds nothing the seat may not know is a law of
its own (`tests/envs`): in every world that the seat cannot tell from the real one the vector is the same. Everything
is told from where the seat sits: *me*, then the others in the order of the table (*left1*, *left2* …).

The vector has four parts: where each card lies as far as the seat knows (a flag for each place and card), how many
cards each hidden place has, the game's own figures (`features`), and the open question.

As `kernel.schema` does, an observer writes straight-line functions, one for each seat: nothing is looked up by name
when a state is read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..cards.zones import EACH as BY_PART
from ..cards.zones import ONE, OPEN, OWNER, SINGLE, Zone, Zones
from ..kernel.game import Game, find
from ..kernel.state import SEAT, State
from . import features as F

MOST: Final = 255
Vector = npt.NDArray[np.uint8]
Look = Callable[[Any, bytearray], None]  # writes what a seat knows of a state into a vector


class Observer:
    """Reads observations of one game with a given number of seats; `names` says what each number is."""

    def __init__(self, game: str, seats: int, options: dict[str, str] | None = None) -> None:
        self.game: Game[Any] = find(game)
        self.seats = seats
        self.names: list[str] = []
        self._sample: Any = self.game.new(seats, 0, options or {})
        self._zones: Zones = self.game.zones  # type: ignore[attr-defined]
        self._features = F.OF_GAME[game]
        self._scope: dict[str, Any] = {"small": _small, "fit": _fit, "least": min}
        self._code: list[list[str]] = [[] for _ in range(seats)]
        for zone in self._zones.zones:
            if zone.sees == OPEN:
                self._lay_open(zone)
        self._lay_hidden()
        for field in self._features.fields:
            self._lay_field(field)
        self._lay_question()
        self._looks = [self._written(lines) for lines in self._code]
        self._empty = bytes(len(self.names))

    @property
    def length(self) -> int:
        return len(self.names)

    def observe(self, s: State, seat: int) -> Vector:
        """What `seat` knows of `s`."""
        v = bytearray(self._empty)
        self._looks[seat](s, v)
        return np.frombuffer(v, np.uint8)

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

    def _write(self, lines: Callable[[int], list[str]]) -> None:
        """Add lines to each seat's function."""
        for seat in range(self.seats):
            self._code[seat] += lines(seat)

    def _written(self, lines: list[str]) -> Look:
        scope = dict(self._scope)
        exec("def look(s, v):\n" + "".join(f"    {line}\n" for line in lines), scope)
        look: Look = scope["look"]
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
        field = f"s.{zone.name}"
        if zone.layout == SINGLE and not seated:
            at = self._plane(zone.name)
            self._write(lambda seat: [f"for n, c in enumerate({field}, 1):", f"    if c >= 0: v[{at} + c] = n"])
            return
        planes = [self._plane(f"{zone.name}-{name}") for name in names]
        if zone.layout == ONE:
            self._write(lambda seat: [f"for c in {field}: v[{planes[0]} + c] = 1"])
            return
        card = "for c in part: v[at + c] = 1" if zone.layout == BY_PART else "if part >= 0: v[at + part] = 1"

        def lines(seat: int) -> list[str]:
            turned = tuple([planes[self._place(n, seat) if seated else n] for n in range(len(names))])
            return [f"for at, part in zip({turned}, {field}):", f"    {card}"]

        self._write(lines)

    def _lay_hidden(self) -> None:
        """One's own cards, those one was shown, and how many there are."""
        marks = self._zones.marks
        if marks:
            tables = [bytes([byte >> seat & 1 for byte in range(256)]) for seat in range(self.seats)]
            self._scope["tables"] = tables
            self._write(lambda seat: [f"known = s.{marks}.translate(tables[{seat}])", "some = 1 in known"])
        for zone in self._zones.hidden:
            names, seated = self._parts(zone)
            planes = [self._plane(f"{zone.name}-{name}") for name in names]
            counts = self._add([f"{zone.name}-{name}-count" for name in names])
            self._scope[zone.name] = zone
            plain = zone.layout == BY_PART and type(zone) is Zone  # its field is its parts
            parts = f"s.{zone.name}" if plain else f"{zone.name}.parts(s)"

            def lines(
                seat: int,
                zone: Zone = zone,
                parts: str = parts,
                seated: bool = seated,
                planes: list[int] = planes,
                counts: int = counts,
            ) -> list[str]:
                turned = [self._place(n, seat) if seated else n for n in range(len(planes))]
                own = [f"for c in p[{seat}]:", f"    if c >= 0: v[{planes[0]} + c] = 1"]
                shown = [
                    "if some:",
                    f"    for at, part in zip({tuple([planes[n] for n in turned])}, p):",
                    "        for c in part:",
                    "            if c >= 0 and known[c]: v[at + c] = 1",
                ]
                count = "part[0] >= 0" if zone.layout == SINGLE else f"least(len(part), {MOST})"
                many = [
                    f"for at, part in zip({tuple([counts + n for n in turned])}, p):",
                    f"    if part: v[at] = {count}",
                ]
                mine = zone.sees == OWNER
                first = ["if p:", *[f"    {line}" for line in own]] if mine else []
                return [f"p = {parts}", *many, *first, *(shown if marks else [])]

            self._write(lines)

    def _lay_question(self) -> None:
        """Cards that one looks at to choose from, what is asked, and of whom."""
        held, source = self._plane("drawn"), self._plane("asked-about")
        prompts = self._add([f"question-{prompt.name}" for prompt in self.game.prompts])
        asked = self._add([f"asked-{who}" for who in self._owners(self.seats)])
        self._scope["holds"] = self.game.tables.holds_cards
        self._scope["names_card"] = [1 in prompt.cards for prompt in self.game.prompts]
        self._write(
            lambda seat: [
                "for f in s.stack:",
                f"    if holds[f[0]] >= 0 and f[{SEAT}] == {seat}:",
                f"        for c in f[holds[f[0]]:]: v[{held} + c] = 1",
                "if s.pending:",
                "    q = s.asking",
                f"    v[{prompts} + q[0]] = 1",
                f"    for p in s.pending: v[{asked} + (p - {seat}) % {self.seats}] = 1",
                f"    if {seat} in s.pending and q[1] >= 0 and names_card[q[0]]: v[{source} + q[1]] = 1",
            ]
        )

    # --- the game's own figures -------------------------------------------------------------------------------------
    def _lay_field(self, field: F.Field) -> None:
        lay: dict[str, Callable[[F.Field, str], None]] = {
            F.NUMBER: self._number,
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
        lay[field.shape](field, f"s.{field.name}")

    def _length(self, field: F.Field) -> int:
        return len(getattr(self._sample, field.name))

    def _number(self, field: F.Field, value: str) -> None:
        at = self._add([field.name])
        self._write(lambda seat: [f"v[{at}] = small({value} + {field.shift})"])

    def _who(self, field: F.Field, value: str) -> None:
        at = self._add([f"{field.name}-{who}" for who in self._owners(self.seats + 2)])
        n = self.seats
        self._write(lambda seat: [f"w = {value}", f"if w >= 0: v[{at} + ((w - {seat}) % {n} if w < {n} else w)] = 1"])

    def _flags(self, field: F.Field, value: str) -> None:
        n = self.seats
        at = self._add([f"{field.name}-{who}" for who in self._owners(n)])
        sets = f"sets_{field.name}"
        bits = range(1 << n)
        self._scope[sets] = [[bytes([b >> (seat + k) % n & 1 for k in range(n)]) for b in bits] for seat in range(n)]
        self._write(lambda seat: [f"v[{at}:{at + n}] = {sets}[{seat}][{value}]"])

    def _each(self, field: F.Field, value: str) -> None:
        owners = self.seats if field.shape == F.EACH else self._sample.factions
        length = self._length(field)
        width = length // owners
        at = self._add([f"{field.name}-{who}-{n}" for who in self._owners(owners) for n in range(width)])
        people = self.seats * width

        def lines(seat: int) -> list[str]:
            cut = seat * width
            turned = f"w[{cut}:{people}] + w[:{cut}] + w[{people}:]" if cut else "w"
            whole = f"v[{at}:{at + length}] = fit({turned}, {field.shift})"
            own = f"v[{at}:{at + width}] = fit(w[{cut}:{cut + width}], {field.shift})"
            if field.shape == F.OWN:
                return [f"w = {value}", f"if s.screens: {own}", f"else: {whole}"]
            return [f"w = {value}", whole]

        self._write(lines)

    def _line(self, field: F.Field, value: str) -> None:
        length = self._length(field)
        thing = "card" if field.shape == F.CARDS else ""
        at = self._add([f"{field.name}-{thing}{n}" for n in range(length)])
        self._write(lambda seat: [f"v[{at}:{at + length}] = fit({value}, {field.shift})"])

    def _whose(self, field: F.Field, value: str) -> None:
        owners, n = self._sample.factions, self.seats
        at = self._add([f"{field.name}-{n}-{who}" for n in range(owners) for who in self._owners(owners)])
        self._write(
            lambda seat: [
                f"for k, w in enumerate({value}):",
                f"    if w >= 0: v[{at} + {owners} * k + ((w - {seat}) % {n} if w < {n} else w)] = 1",
            ]
        )

    def _card(self, field: F.Field, value: str) -> None:
        at = self._plane(field.name)
        self._write(lambda seat: [f"if {value} >= 0: v[{at} + {value}] = 1"])

    def _codes(self, field: F.Field, value: str) -> None:
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
        self._write(lambda seat: [f"v[{at}:{at + length}] = {value}.translate({turned}[{seat}])"])

    def _pairs(self, field: F.Field, value: str) -> None:
        planes = [self._plane(f"{field.name}-{who}") for who in self._owners(self.seats)]
        self._write(
            lambda seat: [
                f"for pair in {value}: v[{planes}[(pair[0] - {seat}) % {self.seats}] + pair[1]] = 1",
            ]
        )

    def _tokens(self, field: F.Field, value: str) -> None:
        planes = [self._plane(f"{field.name}-{kind}") for kind in range(field.kinds)]
        self._write(lambda seat: [f"for c, kind, n in {value}: v[{planes}[kind] + c] = small(n)"])


def _small(n: int) -> int:
    return 0 if n < 0 else min(n, MOST)


def _fit(values: Any, shift: int) -> Any:
    """Numbers as bytes; what does not fit is cut."""
    if not shift:
        try:
            return bytes(values)
        except ValueError:
            pass
    return bytes([_small(n + shift) for n in values])
