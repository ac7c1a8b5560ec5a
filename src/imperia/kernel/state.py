"""State: plain data that asks questions. Only `apply` changes it; pending work is frames on its stack."""

from __future__ import annotations

import marshal
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from . import rng
from .errors import IllegalMove
from .events import ALL, Entry, Event, redact
from .options import Option
from .schema import LIST, LOG, VALUE, Schema
from .why import ASKED, OVER, WAITING, Why

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound="State")
Frame = tuple[int, ...]  # (op, program counter, seat, *arguments)
OP: Final = 0  # what the numbers of a frame stand for; the fourth is the source card of an effect
PC: Final = 1
SEAT: Final = 2
CARD: Final = 3
NOBODY: Final[tuple[int, ...]] = ()
NOTHING: Final[Frame] = (-1,)
PACKED: Final = 2  # the version of `marshal` that packs equal states alike, whoever else holds what is in them

# The fields every state has; a game's state adds its own.
CORE: Final = {
    "seats": VALUE,
    "rng": VALUE,
    "clock": VALUE,
    "bared": VALUE,
    "mover": VALUE,
    "over": VALUE,
    "stack": LIST,
    "asking": VALUE,
    "pending": VALUE,
    "answers": LIST,
    "log": LOG,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, in the middle of a card too. Subclasses add fields and name them in a `Schema`."""

    __slots__ = (
        "_legal",
        "answers",
        "asking",
        "bared",
        "clock",
        "game",
        "log",
        "mover",
        "over",
        "pending",
        "quiet",
        "rng",
        "seats",
        "stack",
    )

    def __init__(self, seats: int = 0, seed: int = 0) -> None:
        if not seats:  # a blank, to be filled by `clone` or from JSON (a native class runs __init__ even then)
            return
        self.game = self.rules()  # shared by all states of a game, like their class
        self.seats = seats
        self.rng = rng.begun(seed)
        self.clock = 0  # moves made so far
        self.bared = 0  # the clock when somebody last saw something new
        self.mover = -1  # while frames run: the seat whose answer set them going
        self.over = False
        self.stack: list[Frame] = []
        self.asking: Frame = NOTHING  # the open question: (prompt, source card, *arguments)
        self.pending: tuple[int, ...] = NOBODY  # seats that owe an answer
        self.answers: list[int] = [-1] * seats  # codes given to the open or the last question
        self.log: list[Entry] = []
        self.quiet = False  # a state for search: it keeps no log
        self._legal: list[list[int]] = [[]] * seats

    # --- what a subclass says -------------------------------------------------------------------------------------
    def rules(self) -> Game[Any]:
        """The game this is a state of."""
        raise AssertionError("a state class names its game")

    def schema(self) -> Schema:
        raise AssertionError("a state class names its fields")

    # --- answering ------------------------------------------------------------------------------------------------
    def options(self, seat: int) -> list[Option]:
        """The answers open to `seat`, in canonical order; empty only when it owes none."""
        if seat not in self.pending:
            return []
        table = self.game.actions.options
        return [table[code] for code in self._legal[seat] or self.legal(seat)]

    def legal(self, seat: int) -> list[int]:
        """The codes of `options(seat)`. The list is shared: do not change it."""
        codes = self._legal[seat]
        if not codes and seat in self.pending:
            codes = self.game.legals[self.asking[0]](self, seat)
            self._legal[seat] = codes
        return codes

    def apply(self, seat: object, option: object) -> None:
        """Take `seat`'s answer and run to the next question."""
        if not isinstance(option, Option) or option.table is not self.game.actions:
            raise IllegalMove(
                "{option} is not an option of {game}.", key="foreign-option", option=repr(option), game=self.game.name
            )
        if type(seat) is not int:
            raise self._not_asked(seat)
        self.play(seat, option.code)

    def play(self, seat: int, code: int) -> None:
        """`apply` by the option's code."""
        if seat not in self.pending or code not in self._legal[seat]:
            self.check(seat, code)
        if self.take(seat, code):
            self.run()
            self.mover = -1

    def check(self, seat: int, code: int) -> None:
        """Refuse an answer that is not legal."""
        if seat not in self.pending:
            raise self._not_asked(seat)
        if code not in (self._legal[seat] or self.legal(seat)):
            raise IllegalMove(
                "Seat {seat} may not choose {option} now.",
                key="not-now",
                seat=seat,
                option=repr(self.rules().actions[code]),
            )

    def advance(self, seat: int, code: int) -> None:
        """`play` without its checks, for who has just taken `code` from `legal(seat)`: search, playouts, replays."""
        if self.take(seat, code):
            self.run()
            self.mover = -1

    def take(self, seat: int, code: int) -> bool:
        """Note an answer; True when nobody else owes one, so that the frames may run."""
        self.clock += 1
        answers = self.answers
        answers[seat] = code
        if len(self.pending) == 1:
            if answers.count(-1) < self.seats - 1:
                self.bared = self.clock  # the last of several answers shows what the others were
            self.pending = NOBODY
            self.mover = seat
            return True
        if self.pending[0] == seat:
            self.pending = self.pending[1:]
        else:
            self.pending = tuple([p for p in self.pending if p != seat])
        return False

    def hush(self) -> None:
        """Make this a quiet state: it and its clones keep no log. What happens in it is the same (a law)."""
        self.quiet = True
        self.log = []

    def _not_asked(self, seat: object) -> IllegalMove:
        if self.over:
            return IllegalMove("The game is over.", key="over")
        if type(seat) is not int or not 0 <= seat < self.seats:
            return IllegalMove(
                "There is no seat {seat}; the seats are 0 to {last}.",
                key="no-seat",
                seat=repr(seat),
                last=self.seats - 1,
            )
        return IllegalMove(
            "Seat {seat} is not asked anything now; the game waits for seat {awaited}.",
            key="not-asked",
            seat=seat,
            awaited=", ".join(map(str, self.pending)),
        )

    # --- why not ----------------------------------------------------------------------------------------------------
    def why_not(self, seat: int, thing: str) -> list[Why]:
        """Why `seat` can do nothing with a thing of the table ("card:37", "location:3") now; [] if it can."""
        if self._allowed(seat, thing):
            return []
        return self.hindrances(seat, thing) or [self._why_nothing(seat)]

    def hindrances(self, seat: int, thing: str) -> list[Why]:
        """What hinders `seat` from that which its question allows with other things like this one; [] if nothing."""
        if seat not in self.pending:
            return []
        allowed = self._allowed(seat, thing)
        found = self.game.hindrances(self, seat, thing)
        return [why for why in found if why.verb not in allowed and (why.verb or not allowed)]

    def why_no_more(self, seat: int, option: Option) -> Why | None:
        """What is missing for one more than the number that an option of `seat` means; None where nothing is."""
        return self.game.no_more(self, seat, option) if seat in self.pending else None

    def _allowed(self, seat: int, thing: str) -> list[str]:
        """The verbs of the options that mean a thing."""
        return [option.name for option in self.options(seat) if thing in self.game.places(self, option)]

    def _why_nothing(self, seat: int) -> Why:
        """The reason that holds for every thing: nothing of the kind is asked now."""
        if self.over:
            return Why("", OVER, "")
        if seat not in self.pending:
            return Why("", WAITING, "", seat=self.pending[0])
        return Why("", ASKED, self.game.prompts[self.asking[0]].rule)

    # --- for the rules --------------------------------------------------------------------------------------------
    def run(self) -> None:
        """Run frames until one asks a question or none is left."""
        ops = self.game.ops
        stack = self.stack
        while stack and not self.pending:
            frame = stack[-1]
            ops[frame[0]](self, frame)

    def push(self, *frame: int) -> None:
        self.stack.append(frame)

    def to(self, pc: int) -> None:
        """Set the program counter of the running frame: where it goes on when its question is answered."""
        frame = self.stack[-1]
        if len(frame) == 4:  # as those of most effects
            self.stack[-1] = (frame[0], pc, frame[2], frame[3])
        else:
            self.stack[-1] = (frame[0], pc) + frame[2:]

    def ask(self, seats: tuple[int, ...], prompt: int, source: int = -1, *arguments: int) -> None:
        """Ask `seats` one question, all at once. A seat with a single option answers by itself."""
        self.pose(seats, (prompt, source) + arguments)

    def pose(self, seats: tuple[int, ...], question: Frame) -> None:
        """`ask` with the question as it is kept: (prompt, source card, *arguments)."""
        self.asking = question
        self.answers = [-1] * self.seats
        if len(seats) != 1:
            self._pose_to_all(seats, question[0])
            return
        seat = seats[0]
        codes = self.game.legals[question[0]](self, seat)
        if len(codes) > 1:
            self._legal[seat] = codes
            self.pending = seats
        else:
            self._answer(seat, codes)

    def _pose_to_all(self, seats: tuple[int, ...], prompt: int) -> None:
        """Seats with several options are waited for; who has none to choose from answers by itself."""
        legal = self.game.legals[prompt]
        alike = self.game.alike[prompt]
        waiting: list[int] = []
        codes: list[int] = []
        for p in seats:
            if not (alike and codes):
                codes = legal(self, p)
            if len(codes) > 1:
                self._legal[p] = codes
                waiting.append(p)
            else:
                self._answer(p, codes)
        if waiting:
            self.pending = seats if len(waiting) == len(seats) else tuple(waiting)

    def _answer(self, seat: int, codes: list[int]) -> None:
        """A seat with a single option answers by itself."""
        if not codes:
            name = self.game.prompts[self.asking[0]].name
            raise AssertionError(f"{name} asks seat {seat} a question without an answer")
        self.answers[seat] = codes[0]
        if seat != self.mover:
            self.bared = self.clock  # that somebody has no choice tells something of what he has

    def propose(self, seat: int, question: Frame, codes: list[int]) -> None:
        """`pose` a question to one seat whose options have just been found: they are those of the prompt's `legal`."""
        self.asking = question
        self.answers = [-1] * self.seats
        if len(codes) > 1:
            self._legal[seat] = codes
            self.pending = (seat,)
        else:
            self._answer(seat, codes)

    def chance(self, n: int) -> int:
        """A number from 0 to n - 1 from the state's own generator."""
        self.rng = x = rng.advance(self.rng)
        return rng.below(x, n)

    def shuffle(self, cards: list[int]) -> None:
        self.rng = rng.shuffle(self.rng, cards)

    def tell(self, kind: int, *arguments: int) -> None:
        """Log an event that everybody may know."""
        if not self.quiet:
            self.log.append((kind, self.clock, ALL) + arguments)
        if self.game.reveals[kind]:
            self.bared = self.clock

    def whisper(self, audience: int, kind: int, *arguments: int) -> None:
        """Log an event whose secret part is for the seats of the bit mask `audience` only."""
        if not self.quiet:
            self.log.append((kind, self.clock, audience) + arguments)
        if self.game.reveals[kind]:
            self.bared = self.clock

    # --- looking --------------------------------------------------------------------------------------------------
    @property
    def events(self) -> list[Event]:
        """Everything that happened, unredacted: for the rules' side of the program only."""
        kinds = self.rules().events
        return [Event(kinds[entry[0]], entry) for entry in self.log]

    def heard(self, seat: int | None, since: int = 0, until: int | None = None) -> list[tuple[int, Event]]:
        """The events from number `since` on (up to but without `until`), as `seat` may know them (None: an onlooker),
        with their numbers."""
        kinds = self.rules().events
        found: list[tuple[int, Event]] = []
        for n in range(since, len(self.log) if until is None else until):
            entry = redact(kinds, self.log[n], seat)
            if entry is not None:
                found.append((n, Event(kinds[entry[0]], entry)))
        return found

    def told(self, seat: int | None, since: int, until: int) -> tuple[Entry, ...]:
        """The same in the form that events have inside a state."""
        kinds = self.rules().events
        found = [redact(kinds, entry, seat) for entry in self.log[since:until]]
        return tuple([entry for entry in found if entry is not None])

    def view(self, seat: int | None, shared: dict[str, Any] | None = None) -> dict[str, Any]:
        """What `seat` may know, built up from nothing (None: an onlooker). `shared`: where the first of several who
        look at this very state leaves what all of them see."""
        return self.rules().view(self, seat, {} if shared is None else shared)

    def determinize(self, seat: int, seed: int) -> State:
        """A whole state that `seat` cannot tell from this one; what it does not know is drawn anew from `seed`."""
        world: State = self.rules().determinize(self, seat, seed)
        return world

    def dealt_anew(self, seed: int) -> State:
        """The same position with everything that is hidden from some seat drawn anew from `seed`, chance to come too.

        Who has seen the rest of this game knows no more of it than anybody else: each seat's turn takes away what that
        seat was not shown, and with it the private part of the log.
        """
        world: State = self
        for seat in range(self.seats):
            world = world.determinize(seat, seed + 1 + seat)
        world.rng = rng.begun(seed)
        return world

    @property
    def scores(self) -> list[int]:
        """Points by seat: final when the game is over, before that what it would score now."""
        return self.rules().scores(self)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if they share it; () while the game goes on."""
        return self.rules().winners(self) if self.over else NOBODY

    # --- copying, comparing, storing: all from the schema ---------------------------------------------------------
    def clone(self: S) -> S:
        cls = type(self)
        new = cls.__new__(cls)
        self.schema().copy(new, self)
        new.game = self.game
        new.quiet = self.quiet
        new._legal = self._legal[:]
        return new

    def forget(self) -> None:
        """Drop remembered option lists, after hidden things were moved."""
        self._legal = [[]] * self.seats

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self) or not isinstance(other, State):
            return False
        schema = self.schema()
        return schema.key(self) == schema.key(other)

    def __hash__(self) -> int:
        return hash(self.schema().key(self))

    def pack(self) -> bytes:
        """The whole state in one piece: small, and nothing that the garbage collector would have to walk through."""
        return marshal.dumps(self.schema().give(self), PACKED)

    def unpack(self: S, packed: bytes) -> S:
        """The state of this game that was packed."""
        cls = type(self)
        new = cls.__new__(cls)
        new.schema().take(new, marshal.loads(packed))
        new.game = self.game
        new.quiet = self.quiet
        new.forget()
        return new

    def to_json(self) -> dict[str, Any]:
        """The whole state, in the middle of an effect too."""
        game = self.rules()
        return {"game": game.name, "rules": game.build, "state": self.schema().dump(self)}

    @staticmethod
    def from_json(data: object) -> State:
        from .game import restored

        return restored(data)
