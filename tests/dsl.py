"""The base of every game's test language: a table is set up without losing a piece, and played by what it offers.

A game's language adds its own words on top (`powers_dsl.py`, `settlers_dsl.py`): the names of its cards, what a seat
shows, how pieces are put into place. It keeps all that it knows of the inside of a state in one class of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from typing import Any, Generic, Self, TypeVar

import imperia
from imperia.kernel.options import SLOT

S = TypeVar("S", bound=imperia.State)


# --- pieces that change places ----------------------------------------------------------------------------------------
def take(zones: Iterable[list[int]], fits: Callable[[int], bool]) -> int | None:
    """Take the first piece that fits out of its zone."""
    for zone in zones:
        for i, piece in enumerate(zone):
            if fits(piece):
                del zone[i]
                return piece
    return None


def swap(zones: Iterable[list[int]], one: int, other: int) -> bool:
    """Two pieces change places, if both lie in these zones."""
    places = {piece: (zone, i) for zone in zones for i, piece in enumerate(zone) if piece in (one, other)}
    if len(places) == 2:
        (here, i), (there, j) = places[one], places[other]
        here[i], there[j] = other, one
    return len(places) == 2


# --- a new table ------------------------------------------------------------------------------------------------------
def new(game: str, seats: int, options: dict[str, str], seed: int, fits: Callable[[Any], bool]) -> Any:
    """A new game, with the first seed from `seed` on whose luck fits."""
    rules = imperia.game(game)
    return next(state for state in (rules.new(seats, n, options) for n in count(seed)) if fits(state))


class Choice:
    """One of the options offered: its verb, and its arguments in the words of the game."""

    def __init__(self, option: imperia.Option, args: tuple[object, ...]) -> None:
        self.option = option
        self.verb = option.name
        self.args = args
        self.slot = option.args[0] if option.verb.arguments[:1] == (SLOT,) else -1

    @property
    def label(self) -> object:
        """The thing it names, or the verb of one that names nothing."""
        return self.args[0] if self.args else self.verb

    def fits(self, what: tuple[object, ...]) -> bool:
        """A test may leave the verb out where the things say enough."""
        return what == (self.verb, *self.args) or (bool(self.args) and what == self.args)

    def __repr__(self) -> str:
        return " ".join([self.verb, *map(str, self.args)])


class BaseTable(Generic[S]):
    """A game in play."""

    DULL: dict[str, str] = {}  # how a question is answered so that as little as possible happens

    def __init__(self, state: S) -> None:
        self.state = state

    # --- what a game says -----------------------------------------------------------------------------------------
    def word(self, verb: str, kind: str, n: int) -> object:
        """What a test calls an argument of an option."""
        return self.state.rules().actions.name_of(kind, n)

    def sheet(self) -> list[Any]:
        """The score sheet, line by line; each has a seat and points."""
        raise AssertionError("this game has no score sheet")

    # --- looking ----------------------------------------------------------------------------------------------------
    @property
    def view(self) -> dict[str, Any]:
        """What an onlooker sees."""
        return self.state.view(None)

    @property
    def asked(self) -> str | None:
        """The question that is open."""
        return self.state.rules().prompts[self.state.asking[0]].name if self.state.pending else None

    @property
    def source(self) -> int:
        """The number of the card that asks it, or -1."""
        return self.state.asking[1] if self.state.pending else -1

    @property
    def pending(self) -> tuple[int, ...]:
        return self.state.pending

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def scores(self) -> list[int]:
        return self.state.scores

    @property
    def lines(self) -> list[Any]:
        """The score sheet, which adds up to the scores."""
        lines = self.sheet()
        totals = [sum(line.points for line in lines if line.seat == p) for p in range(self.state.seats)]
        assert totals == self.state.scores, "the score sheet adds up to the scores"
        return lines

    def events(self, name: str) -> list[dict[str, int]]:
        """All events of one kind so far, unredacted."""
        return [event.args for event in self.state.events if event.name == name]

    def heard(self, seat: int | None, name: str) -> list[dict[str, int]]:
        """All events of one kind as a seat may know them."""
        return [event.args for _, event in self.state.heard(seat) if event.name == name]

    # --- asking -----------------------------------------------------------------------------------------------------
    def choices(self, seat: int, verb: str | None = None) -> list[Choice]:
        """What a seat may answer, or what it may answer with one verb; in the order offered."""
        found: list[Choice] = []
        for option in self.state.options(seat):
            if verb in (None, option.name):
                pairs = zip(option.verb.arguments, option.args, strict=True)
                found.append(Choice(option, tuple([self.word(option.name, kind, n) for kind, n in pairs])))
        return found

    def options(self, seat: int) -> list[object]:
        """What a seat may answer: the things by name, the rest by the verb."""
        return [choice.label for choice in self.choices(seat)]

    def offered(self, seat: int, verb: str) -> list[object]:
        """What a seat may name with a verb: cards, goods, seats."""
        return [c.args[0] if len(c.args) == 1 else c.args for c in self.choices(seat, verb)]

    def can(self, seat: int, *what: object, of: int | None = None) -> bool:
        return any(c.fits(what) and self.belongs(c, of) for c in self.choices(seat))

    def belongs(self, choice: Choice, of: int | None) -> bool:
        """Is the thing that is chosen one of this seat? Only a game with things on the table can tell."""
        assert of is None, "this game does not tell whose things they are"
        return True

    # --- answering --------------------------------------------------------------------------------------------------
    def answer(self, seat: int, *what: object, of: int | None = None) -> Self:
        """Answer the open question with one of the listed options; the only one of a verb needs no more than that."""
        found = [c for c in self.choices(seat) if c.fits(what) and self.belongs(c, of)]
        if not found and len(what) == 1 and len(self.choices(seat, str(what[0]))) == 1:
            found = self.choices(seat, str(what[0]))
        words = " ".join(map(str, what))
        assert found, f"seat {seat} is asked {self.asked}; {words} is not one of {self.choices(seat)}"
        self.state.apply(seat, found[0].option)
        return self.checked()

    def run(self, *until: str, most: int = 400) -> Self:
        """Go on as dully as possible to one of these questions, or to the end."""
        for _ in range(most):
            if self.over or self.asked in until:
                return self
            seat = self.pending[0]
            dull = self.DULL.get(self.asked or "")
            if dull is not None:
                self.answer(seat, dull)
            else:
                self.state.apply(seat, self.state.options(seat)[0])
        raise AssertionError(f"the table never came to {until}")

    def finish(self) -> Self:
        return self.run()

    def checked(self) -> Self:
        """No piece is lost or doubled; what was offered before is offered anew."""
        self.state.forget()
        self.state.rules().check_state(self.state)
        return self
