"""Game: what the kernel asks of a game, and the list of all games."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .errors import RecordError, SetupError
from .events import PART, EventKind, Story
from .options import ActionTable, Option
from .state import CARD, State
from .weights import Weights
from .why import Why

S = TypeVar("S", bound=State)
MOST_REPORTS: Final = 64  # more than any effect can report

Op = Callable[[Any, tuple[int, ...]], None]  # runs one frame: (state, frame)
Legal = Callable[[Any, int], list[int]]  # the codes open to a seat: (state, seat)
Parts = list[tuple[str, float]]  # (what, worth): a judgement by what makes it up
REST: Final = -2  # a habit: look no further, judge the position here
END: Final = "end"  # the part that is all there is to say of a game that is over


class Prompt:
    """One kind of question: its name, what may be answered, and the rule that asks it."""

    __slots__ = ("cards", "final", "legal", "name", "rule")

    def __init__(self, name: str, legal: Legal, rule: str, final: bool, cards: tuple[int, ...]) -> None:
        self.name = name
        self.legal = legal
        self.rule = rule
        self.final = final  # an answer shows something at once and cannot be taken back alone
        self.cards = cards  # where `asking` names cards


class Choice:
    """One option of set-up: its key, its values (empty: free text) and its default."""

    __slots__ = ("check", "default", "key", "members", "only", "seats", "sides", "values", "words")

    def __init__(
        self,
        key: str,
        default: str,
        values: tuple[str, ...],
        check: Callable[[str], None] | None = None,
        words: tuple[str, ...] = (),
        members: tuple[str, ...] = (),
        sides: tuple[str, ...] = (),
        seats: range | None = None,
        only: tuple[str, str] | None = None,
    ) -> None:
        self.key = key
        self.default = default
        self.values = values
        self.check = check  # for free text: refuses what is wrong with a SetupError
        self.words = words  # for free text: what may stand there for all seats,
        self.members = members  # or in a list with one for each seat,
        self.sides = sides  # perhaps with a side behind a colon
        self.seats = seats  # it means something only with so many seats,
        self.only = only  # or where another option has this value


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """Everything of a game that has a number: its actions, ops, questions and events. Declared once, at import."""

    def __init__(self, name: str) -> None:
        self.actions = ActionTable(name)
        self.ops: list[Op] = []
        self.op_names: list[str] = []
        self.links: list[tuple[int, ...]] = []  # for an op made from an effect node: the ops of its parts
        self.names_cards: list[tuple[int, ...]] = []  # by op: where its frame names cards that lie in some zone
        self.holds_cards: list[int] = []  # by op: from where on its frame holds cards that lie nowhere else, or -1
        self.collects: list[int] = []  # by op: from where on its frame collects reports of what was done, or -1
        self.prompts: list[Prompt] = []
        self.legals: list[Legal] = []  # by prompt: what may be answered
        self.alike: list[bool] = []  # by prompt: is it the same for all who are asked?
        self.events: list[EventKind] = []
        self.reveals: list[bool] = []  # by event: does it show somebody something new?

    def op(
        self,
        run: Op,
        name: str,
        links: tuple[int, ...] = (),
        cards: tuple[int, ...] = (CARD,),
        holds: int = -1,
        collects: int = -1,
    ) -> int:
        """Add an op. `cards`: which numbers of its frame are cards; `holds`: the numbers from there on are cards that
        the frame's seat has in front of it alone, in no zone: looked at, drawn to choose from; `collects`: from there
        on effects above it report cards, which lie in some zone."""
        if collects >= 0:
            cards = (*cards, *range(collects, collects + MOST_REPORTS))
        self.ops.append(run)
        self.op_names.append(name)
        self.links.append(links)
        self.names_cards.append(cards)
        self.holds_cards.append(holds)
        self.collects.append(collects)
        return len(self.ops) - 1

    def prompt(
        self,
        name: str,
        legal: Legal,
        rule: str,
        final: bool = False,
        cards: tuple[int, ...] = (1,),
        alike: bool = False,
    ) -> int:
        """Add a question. `cards`: which numbers of `asking` (prompt, source, …) are cards; `alike`: all who are asked
        together have the same options."""
        self.prompts.append(Prompt(name, legal, rule, final, cards))
        self.legals.append(legal)
        self.alike.append(alike)
        return len(self.prompts) - 1

    def event(
        self,
        name: str,
        *arguments: tuple[str, str],
        secret: tuple[str, ...] = (),
        reveals: bool = False,
        silent: bool = False,
        story: Story = PART,
    ) -> int:
        kind = EventKind(name, arguments, secret, reveals, silent, story)
        kind.number = len(self.events)
        self.events.append(kind)
        self.reveals.append(reveals)
        return kind.number

    def digest(self) -> str:
        events = [" ".join([e.name, *[key for key, _ in e.arguments]]) for e in self.events]
        shape = ";".join(self.op_names + [p.name for p in self.prompts] + events)
        return f"{self.actions.digest()}-{hashlib.sha256(shape.encode()).hexdigest()[:8]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: its tables, its options, and its rules as functions of a state."""

    def __init__(self, name: str, seats: range, edition: str, tables: Tables) -> None:
        self.name = name
        self.seats = seats
        self.edition = edition  # raised by hand whenever a rule changes what a record means
        self.tables = tables
        self.actions = tables.actions
        self.ops = tables.ops
        self.links = tables.links
        self.prompts = tables.prompts
        self.legals = tables.legals
        self.alike = tables.alike
        self.events = tables.events
        self.reveals = tables.reveals
        self.options: dict[str, Choice] = {}
        self.version = (
            ""  # as registered: the edition and what the codes of moves stand for, whatever things are called
        )
        self.build = ""  # of saved states, which hold numbers of ops, questions and events too

    def choice(
        self,
        key: str,
        default: str,
        *values: str,
        check: Callable[[str], None] | None = None,
        words: tuple[str, ...] = (),
        members: tuple[str, ...] = (),
        sides: tuple[str, ...] = (),
        seats: range | None = None,
        only: tuple[str, str] | None = None,
    ) -> None:
        self.options[key] = Choice(key, default, values, check, words, members, sides, seats, only)

    def reads(self, rules: str) -> bool:
        """Does a record of these rules mean the same here? Codes that were added since leave it as it was."""
        if rules == self.version:
            return True
        head, _, codes = rules.rpartition("-")
        if head == f"{self.name}-{self.edition}":
            number, _, meaning = codes.partition(".")
            return number.isdecimal() and len(number) < 9 and self.actions.meaning(int(number)) == meaning
        return head == f"{self.name}-{self.edition}-{self.actions.digest()}"  # as versions were written before

    # --- starting -------------------------------------------------------------------------------------------------
    def new(self, seats: object, seed: object = 0, options: object = None) -> S:
        """A new game. Wrong numbers or options: SetupError with a clear sentence."""
        if type(seed) is not int:
            raise SetupError("The seed must be a whole number, not {seed!r}.", key="seed", seed=seed)
        chosen = self.agreed(seats, options)
        assert isinstance(seats, int)
        state = self.deal(seats, seed, chosen)
        state.run()
        return state

    def agreed(self, seats: object, options: object = None) -> dict[str, str]:
        """The options of a game for so many, completed by the defaults; refused if they do not go together."""
        if type(seats) is not int or seats not in self.seats:
            raise SetupError(
                "{game} is for {least} to {most} players, not {seats}.",
                key="players",
                game=self.name,
                least=self.seats.start,
                most=self.seats.stop - 1,
                seats=seats,
                field="seats",
            )
        chosen = self.chosen({} if options is None else options)
        self.check(seats, chosen)
        return chosen

    def chosen(self, options: object) -> dict[str, str]:
        """`options` completed by the defaults, each value checked."""
        if not isinstance(options, dict):
            raise SetupError(
                "The options of {game} must be given by name, not as {found!r}.",
                key="options-form",
                game=self.name,
                found=options,
            )
        for key in options:
            if key not in self.options:
                raise SetupError(
                    "{game} has no option {option!r}; its options are: {known}.",
                    key="no-option",
                    game=self.name,
                    option=key,
                    known=", ".join(self.options) or "–",
                )
        result: dict[str, str] = {}
        for key, choice in self.options.items():
            value = options.get(key, choice.default)
            if isinstance(value, bool):
                value = "yes" if value else "no"
            value = str(value)
            if choice.values and value not in choice.values:
                raise SetupError(
                    "The option {option} of {game} can be {known}, not {value!r}.",
                    key="option-value",
                    game=self.name,
                    option=key,
                    known=", ".join(choice.values),
                    value=value,
                    field=key,
                )
            if choice.check:
                _checked(choice, value)
            result[key] = value
        return result

    # --- what each game says --------------------------------------------------------------------------------------
    def title(self, lang: str = "en") -> str:
        raise AssertionError("a game has a title")

    def check(self, seats: int, options: dict[str, str]) -> None:
        """Refuse combinations of options that do not go together."""

    def deal(self, seats: int, seed: int, options: dict[str, str]) -> S:
        """The state after set-up, with its first frame on the stack."""
        raise AssertionError("a game has a set-up")

    def blank(self) -> S:
        """An empty state object, to be filled from a schema."""
        raise AssertionError("a game has a state class")

    def view(self, state: S, seat: int | None, shared: dict[str, Any]) -> dict[str, Any]:
        raise AssertionError("a game has a view")

    def determinize(self, state: S, seat: int, seed: int) -> S:
        raise AssertionError("a game can be determinized")

    def scores(self, state: S) -> list[int]:
        raise AssertionError("a game has a score")

    def winners(self, state: S) -> tuple[int, ...]:
        raise AssertionError("a game has a winner")

    def value(self, state: S, seat: int) -> float:
        """How good a position is for `seat`: the advice that bots go by."""
        raise AssertionError("a game has advice")

    def parts(self, state: S, seat: int) -> Parts:
        """What `value` is made up of, by name: so that advice can say what an answer does most for."""
        return [("all", self.value(state, seat))]

    def features(self, state: S, seat: int) -> list[float]:
        """What the advice sees in a position that is not over, as numbers: one for each of the `weights`."""
        raise AssertionError("a game that can be tuned has features")

    def weights(self) -> Weights:
        """By what `value` multiplies the features."""
        raise AssertionError("a game that can be tuned has weights")

    def hint(self, state: S, seat: int) -> int:
        """A code to answer the open question with where looking ahead does not help, or -1.

        `state` is a determinized one: a hint may use only what the seat knows in it.
        """
        return -1

    def places(self, state: S, option: Option) -> list[str]:
        """The things on the table that an option belongs to; pressing one of them chooses it."""
        return option.anchors()

    def hindrances(self, state: S, seat: int, thing: str) -> list[Why]:
        """Why `seat`, who is asked, cannot do with a thing what it could do with others like it: one reason for each
        verb that is not among its options. It knows no more than the seat does."""
        return []

    def no_more(self, state: S, seat: int, option: Option) -> Why | None:
        """What `seat`, who is asked how many, lacks for one more than an option means; None where it lacks nothing."""
        return None

    def worlds(self, state: S) -> int:
        """On how many determinized states a quick bot tries an answer."""
        return 4

    def effort(self, state: S) -> int:
        """As many walks as one here a search makes elsewhere: more where `value` itself plays on, and tells more."""
        return 1

    def chapter(self, state: S) -> int:
        """A number that stays the same as long as a position tells too little: a search lets quick players go on until
        it is another, or the game is over. -1: none begins or ends here; a search judges a position where it stands."""
        return -1

    def by_habit(self) -> bool:
        """Do rivals answer by habit while a search plays a chapter on? Where looking ahead for them costs too much.
        Such a chapter is judged right at its end."""
        return False

    def margin(self) -> float:
        """A lead at the end that is neither small nor great, in points, if a search plays every walk to the end of the
        game; else 0."""
        return 0.0

    def habit(self, state: S, seat: int) -> int:
        """The code that a player in `seat` can be expected to answer with, -1 where anything may be, or REST where a
        position should be judged before he answers: for bots that look past the answers of others. `state` is a
        determinized one."""
        return -1

    def facts(self, state: S) -> dict[str, Any]:
        """What a report tells of a finished game besides its scores, in English: `rounds`, the `ending`, what each of
        the `seats` played, by kind ({"faction": "Romans"}), how often each seat used which of the `cards`, of
        which `kinds` these are, what else was counted (`tallies`, by name), and `team` if all won or lost together."""
        return {}

    def check_state(self, state: S) -> None:
        """Raise AssertionError when something was lost, doubled or is where it cannot be."""


def _checked(choice: Choice, value: str) -> None:
    """Refuse free text that is wrong, and say of which option it is."""
    assert choice.check is not None
    try:
        choice.check(value)
    except SetupError as error:
        error.values.setdefault("field", choice.key)
        raise


_GAMES: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> Game[Any]:
    """Offer a game whose tables are complete: from now on its rules have a version."""
    codes = len(game.actions)
    game.version = f"{game.name}-{game.edition}-{codes}.{game.actions.meaning(codes)}"
    game.build = f"{game.name}-{game.edition}-{game.tables.digest()}"
    _GAMES[game.name] = game
    return game


def games() -> list[str]:
    """The codes of all games, in order."""
    return sorted(_GAMES)


def find(name: str) -> Game[Any]:
    """The game with this code; SetupError when there is none."""
    game = _GAMES.get(name)
    if game is None:
        raise SetupError(
            "There is no game {game!r}; the games are: {known}.", key="no-game", game=name, known=", ".join(games())
        )
    return game


def restored(data: object) -> State:
    """A state from `State.to_json`; RecordError when it is damaged or of another rules version."""
    if not isinstance(data, dict) or not isinstance(data.get("state"), dict) or not isinstance(data.get("game"), str):
        raise RecordError("This is not a saved state of Imperia.", key="no-state")
    game = find(data["game"])
    if data.get("rules") != game.build:
        raise RecordError(
            "This state was saved under the rules {found!r}, this program has {rules!r}.",
            key="state-rules",
            found=data.get("rules"),
            rules=game.build,
        )
    state: State = game.blank()
    state.game = game
    state.quiet = False
    try:
        state.schema().load(state, data["state"])
        state.forget()
        for seat in state.pending:
            state.legal(seat)
        game.check_state(state)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as error:
        raise RecordError(
            "This saved state of {game} is damaged ({why}).", key="state-damaged", game=game.name, why=repr(error)
        ) from error
    return state
