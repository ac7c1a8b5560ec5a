"""Presenter: a game as a table shows it, in words and in the shapes of the browser protocol. Each game has one.

The server and the command line know no game; they ask `presenter(game)`. A game's module `present` enters its own.
Every text is a marked string (see `words`); `rich` is the server's business.

A presenter finds its words under these keys: `setup-<game>-blurb`, `setup-<game>-<option>` and
`setup-<game>-<option>-<value>` (each with `-help`; a member has a `-trait`, too), `way-<way>` and `way-<game>-<way>`,
`wrong-<refusal>`, `phase-<game>-<phase>`, `category-<game>-<category>` and `filter-<game>-<facet>`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..kernel.errors import SetupError
from ..kernel.events import HIDDEN, Event
from ..kernel.game import Choice, Game, games
from ..kernel.options import SEAT, Option
from ..kernel.state import CARD as SOURCE
from ..kernel.state import SEAT as WHO
from ..kernel.state import State
from ..kernel.why import ASKED, LATER, PAST, Why
from .aim import Picks, last_picked
from .fates import Fate, Fates
from .lots import LOT
from .refusals import refusal
from .speaker import Line, Speaker
from .speaker import Names as Names
from .story import Act, breaths
from .words import has, plain, rich, say

if TYPE_CHECKING:
    from .guide import Guide

Headings = list[tuple[int, str]]  # (number of moves, label): where the parts of a game begin
COMMON_WAYS: Final = ("bots", "screen", "remote")  # who else sits there is nothing that a game knows of
WAYS: Final = ("solo", "duel", "coop", *COMMON_WAYS)  # to play a game, in the order in which they are offered
ROWS: Final = 8  # of the points by card
STEP = 5  # minutes to which a guess at the length of a game is rounded


class Way:
    """A way to play a game that its rules know of: with so many seats, and with these options."""

    def __init__(self, seats: range, **options: str) -> None:
        self.seats = seats
        self.options = options


class Presenter:
    """What a table says about a game. Subclasses speak; this class puts what they say into shape."""

    guide: Guide  # what a newcomer is told

    def __init__(
        self,
        game: Game[Any],
        icon: str,
        speaker: Speaker,
        fates: Fates,
        pace: tuple[int, int] = (10, 15),
        ways: dict[str, Way] | None = None,
        longer: dict[tuple[str, str], int] | None = None,
        before_all: frozenset[str] = frozenset(),
    ) -> None:
        self.game = game
        self.icon = icon
        self.speaker = speaker
        self.fates = fates
        self._places = [kind for kind in game.actions.places() if kind != SEAT]
        self.ways = ways or {}  # those of WAYS that the rules know of
        self.pace = pace  # minutes: for the table to be laid, and for each person
        self.longer = longer or {}  # minutes more for each person, by (option, value)
        self.before_all = (
            before_all  # questions about nothing but what lies open, by their names; aims by their phrases
        )

    # --- the lobby --------------------------------------------------------------------------------------------------
    def about(self, lang: str) -> dict[str, Any]:
        """The game in the lobby, without its bots."""
        return {
            "code": self.game.name,
            "title": self.game.title(lang),
            "blurb": say(lang, f"setup-{self.game.name}-blurb"),
            "players": {"min": self.game.seats.start, "max": self.game.seats.stop - 1},
            "icon": self.icon,
            "options": [self.setting(choice, lang) for choice in self.game.options.values()],
            "ways": [self._way(code, lang) for code in WAYS],
            "minutes": [self.minutes(self.game.seats.start)[1], self.minutes(self.game.seats.stop - 1)[1]],
        }

    def _way(self, code: str, lang: str) -> dict[str, Any]:
        """A way to play, with what it asks of the seats and options; one that the game lacks says why."""
        least = max(2, self.game.seats.start)
        way = self.ways.get(code, Way(range(least, self.game.seats.stop)) if code in COMMON_WAYS else None)
        own = f"way-{self.game.name}-{code}"
        return {
            "code": code,
            "label": say(lang, f"way-{code}"),
            "help": say(lang, own if has(lang, own) else f"way-{code}-help"),
            "players": {"min": way.seats.start, "max": way.seats.stop - 1} if way else None,
            "options": way.options if way else {},
        }

    def minutes(self, people: int, bots: int = 0, options: dict[str, str] | None = None) -> tuple[int, int]:
        """How long a game lasts, at least and at most: a guess. Bots take a quarter of a person's time."""
        laid, each = self.pace
        for chosen in (options or {}).items():
            each += self.longer.get(chosen, 0)
        most = laid + each * people + each * bots // 4
        return most * 3 // 4 // STEP * STEP, -(-most // STEP) * STEP

    def wrong(self, error: SetupError, lang: str) -> str:
        """Why a table cannot be set up so, in the words of the page where it is; what was chosen has names there."""
        key = f"wrong-{error.key}"
        if not has(lang, key):
            return refusal(lang, error)
        return say(lang, key, **{name: self._name(value, lang) for name, value in error.values.items()})

    def _name(self, value: object, lang: str) -> object:
        """What a value of an option is called."""
        for choice in self.game.options.values():
            if value in choice.members:
                return self.member(choice, str(value), lang)["label"]
            if value in choice.values and isinstance(value, str) and not value.isdecimal():
                return say(lang, f"setup-{self.game.name}-{choice.key}-{value}")
        return value

    def setting(self, choice: Choice, lang: str) -> dict[str, Any]:
        """An option of set-up: what may be chosen, and when it means anything."""
        key = f"setup-{self.game.name}-{choice.key}"
        found: dict[str, Any] = {
            "key": choice.key,
            "label": say(lang, key),
            "help": say(lang, f"{key}-help"),
            "default": choice.default,
            "values": [
                {"value": value, "label": say(lang, f"{key}-{value}"), "help": say(lang, f"{key}-{value}-help")}
                for value in choice.values or choice.words
            ],
        }
        if choice.seats is not None:
            found["players"] = {"min": choice.seats.start, "max": choice.seats.stop - 1}
        if choice.only is not None:
            found["only"] = {"key": choice.only[0], "value": choice.only[1]}
        if choice.members:
            found |= {"type": "list", "members": [self.member(choice, one, lang) for one in choice.members]}
            found["sides"] = [{"value": side, "label": side.upper(), "help": ""} for side in choice.sides]
        elif not choice.values:
            found["type"] = "text"
        return found

    def member(self, choice: Choice, value: str, lang: str) -> dict[str, Any]:
        """What one seat may have in an option that has one for each: its name, what it is like in two words and in a
        sentence, and how it is drawn; `group` puts those of a kind together."""
        key = f"setup-{self.game.name}-{choice.key}-{value}"
        trait = say(lang, f"{key}-trait") if has(lang, f"{key}-trait") else ""
        drawn = {"group": "", "icon": None, "suit": None}
        return {"value": value, "label": say(lang, key), "help": say(lang, f"{key}-help"), "trait": trait} | drawn

    def option_words(self, options: dict[str, str], lang: str) -> list[str]:
        """The chosen options in words: every variant, and free text that is not as usual."""
        said: list[str] = []
        for choice in self.game.options.values():
            key, value = f"setup-{self.game.name}-{choice.key}", options.get(choice.key, choice.default)
            if value in choice.values:
                said.append(say(lang, f"{key}-{value}"))
            elif value in choice.words and value != choice.default:
                said.append(f"{say(lang, key)}: {say(lang, f'{key}-{value}')}")
            elif value != choice.default:
                said.append(f"{say(lang, key)}: {self._listed(choice, value, lang)}")
        return said

    def _listed(self, choice: Choice, value: str, lang: str) -> str:
        """Free text as it is, or what is listed there by its names."""
        if not choice.members:
            return value
        return ", ".join([self._listed_one(choice, one.strip(), lang) for one in value.split(",")])

    def _listed_one(self, choice: Choice, one: str, lang: str) -> str:
        name, colon, side = one.partition(":")
        brief = f"setup-{self.game.name}-{choice.key}-{name}-brief"  # a label that speaks of all seats suits no list
        if has(lang, brief):
            return say(lang, brief)
        word = say(lang, "setup-any") if name == LOT else str(self.member(choice, name, lang)["label"])
        return f"{word} {side.upper()}" if colon else word

    # --- the table --------------------------------------------------------------------------------------------------
    def view(self, state: State, seat: int | None, lang: str, shared: dict[str, Any] | None = None) -> dict[str, Any]:
        """The seat's view with the words that all games' views share; `shared` as for `State.view`."""
        shared = {} if shared is None else shared
        if lang not in shared:
            shared[lang] = self._where(state, lang)
        where: dict[str, Any] = shared[lang]
        return state.view(seat, shared) | where

    def _where(self, state: State, lang: str) -> dict[str, Any]:
        """Where in a round the game is, in words."""
        phase = self.phase(state)
        return {
            "phase": {"code": phase, "label": self.phase_word(phase, lang)},
            "phases": [{"code": code, "label": self.phase_word(code, lang)} for code in self.phases(state)],
            "score": None,
        }

    def phase_word(self, code: str, lang: str) -> str:
        return say(lang, f"phase-{self.game.name}-{code}")

    def round(self, state: Any) -> int:
        """The round that is played, as views count it."""
        number: int = state.round
        return number

    def phase(self, state: State) -> str:
        """Where in a round the game is."""
        raise AssertionError("a presenter knows the phase")

    def phases(self, state: State) -> list[str]:
        """The phases of a round, in order."""
        raise AssertionError("a presenter knows the phases")

    def question(self, state: State, seat: int, lang: str, names: Names) -> tuple[str, str]:
        """What `seat` is asked, and why."""
        return self.speaker.question(state, seat, lang, names)

    def openly(self, state: State) -> bool:
        """Is a single seat asked what all who sit at its screen may look on at: about what lies open on the table, with
        an answer that is known at once?"""
        aimed = self.speaker.asking(state) if state.asking[0] == self.speaker.tables.ASK_AIM else None
        asked = aimed.phrase if aimed else self.game.prompts[state.asking[0]].name
        return len(state.pending) == 1 and asked.removeprefix(f"{self.game.name}-") in self.before_all

    def option(self, state: State, option: Option, lang: str, names: Names) -> str:
        """The words on an option's button."""
        if self.speaker.branches(option):
            return self.speaker.branch(state, option, lang)
        return self.speaker.option(option, lang, names)

    def detail(self, state: State, seat: int, option: Option, lang: str, names: Names) -> str:
        """A second line under the words of an option, if it needs one."""
        return ""

    def places(self, state: State, option: Option) -> list[str]:
        """The things on the table that an option belongs to; pressing one of them chooses it."""
        return self.game.places(state, option)

    def source(self, state: State, seat: int) -> int | None:
        """The card that the question comes from."""
        return self.face_of(state.asking[1]) if state.asking[1] >= 0 else None

    def rule(self, state: State, seat: int) -> str | None:
        """The rule that explains the question."""
        return self.game.prompts[state.asking[0]].rule or None

    def final(self, state: State) -> bool:
        """Does an answer show something at once, so that it cannot be taken back alone?"""
        node = self.speaker.asking(state)
        return self.game.prompts[state.asking[0]].final or (node is not None and node.final)

    def warning(self, state: State, option: Option, lang: str, names: Names) -> str:
        """What an answer destroys or shows at once, if it does: `<game>-warns-<verb>`, or by the question."""
        node = self.speaker.asking(state)
        asked = self.game.prompts[state.asking[0]].name if node is None else node.phrase
        keys = [option.name, asked.removeprefix(f"{self.game.name}-")] if self.final(state) else [option.name]
        if option.verb.decline:
            return ""
        for key in keys:
            if has(lang, f"{self.game.name}-warns-{key}"):
                values = self.speaker.option_values(option, lang, names)
                return say(lang, f"{self.game.name}-warns-{key}", **values)
        return say(lang, "warns-shows") if self.final(state) else ""

    def proposal(self, state: State, seat: int) -> int | None:
        """The code of the answer that most people want to a question of numbers or payments: of a mix as much as can be
        of its first kind, else nothing is proposed."""
        tables = self.speaker.tables
        if state.asking[0] != tables.ASK_AMOUNT:
            return None
        codes = [code for code in state.legal(seat) if code != tables.DONE]
        first = tables.amount_of(codes[0])[0]
        return max([code for code in codes if tables.amount_of(code)[0] == first])

    def beyond(self, state: State, seat: int, option: Option, lang: str, names: Names) -> str:
        """What is missing for one more, where an option is a number and something is."""
        why = None if self.speaker.number(option) is None else state.why_no_more(seat, option)
        return "" if why is None else self.speaker.why(state, seat, why, lang, names)

    def vain(self, state: State, seat: int, option: Option) -> bool:
        """Is it plain to the seat that an answer, legal though it is, leads to nothing?"""
        return False

    def why_not(self, state: State, seat: int, thing: str, lang: str, names: Names) -> list[tuple[str, str, Why]]:
        """What cannot be done with a thing besides what can, and why: (verb, sentence, reason)."""
        reasons = state.why_not(seat, thing) or state.hindrances(seat, thing)
        if [why.name for why in reasons] == [ASKED]:
            reasons = self._out_of_order(state, thing) or reasons
        return [
            (self.speaker.verb(why.verb, lang), self.speaker.why(state, seat, why, lang, names), why) for why in reasons
        ]

    def _out_of_order(self, state: State, thing: str) -> list[Why]:
        """A thing that could be one of several which are picked in order, but before those picked or after others."""
        node = self.speaker.asking(state)
        if not isinstance(node, Picks):
            return []
        frame = state.stack[-1]
        for code in node.targets(state, frame[WHO], frame[SOURCE]):
            if thing in self.game.places(state, self.game.actions[code]):
                return [Why("", PAST if code < last_picked(frame) else LATER, "")]
        return []

    # --- the log ----------------------------------------------------------------------------------------------------
    def act(self, act: Act, lang: str, names: Names, you: int | None) -> tuple[str, list[str]]:
        """An entry of the log, "you" for the reader's own seat: its sentence, and what else there is to tell."""
        return self.speaker.act(act, lang, names, you)

    def heading(self, event: Event, lang: str) -> str:
        """The title of the part of the game that this event begins, or nothing."""
        raise AssertionError("a presenter divides the log")

    def opening(self, lang: str) -> str:
        """The title of what happens before the first heading."""
        return say(lang, "heading-setup")

    def actor(self, event: Event) -> int | None:
        """The seat whose doing an event is."""
        seat = event.args.get("seat", HIDDEN)
        return seat if seat != HIDDEN else None

    def anchors(self, event: Event) -> list[str]:
        """The things on the table that an event is about. Hidden ones have no anchor, and neither have seats: almost
        every event is about one, and `actor` tells it."""
        return [anchor for key in event.args for anchor in self._anchors_at(event, key)]

    def things(self, kind: str, n: int) -> list[str]:
        """The anchors of what an argument of an event names: a thing of a kind that options can mean, too."""
        return [f"{kind}:{n}"] if kind in self._places else []

    def meant(self, event: Event, anchors: list[str], you: int | None) -> list[str]:
        """Those of the things of an event that are meant, and not only alike, where the reader looks."""
        return anchors

    def _anchors_at(self, event: Event, key: str) -> list[str]:
        n = event.args.get(key, HIDDEN)
        return self.things(event.kind.kinds[key], n) if n != HIDDEN else []

    # --- what is done to whom ---------------------------------------------------------------------------------------
    def owner(self, state: Any, card: int) -> int:
        """The seat whose card this is; -1: nobody's."""
        return -1

    def doing(self, event: Event) -> list[str]:
        """The anchors of the card that does something in an event."""
        return self._anchors_at(event, self._doer(event))

    def done_to(self, event: Event) -> list[str]:
        """The anchors of that to which something is done: a card, and the seat that is named."""
        fate = self.fates.get(event.name)
        if fate is not None and (fate.luck or not _holds(event, fate)):
            return []
        doer = self._doer(event)
        found = self._anchors_at(event, "target" if "target" in event.args else "" if doer == "card" else "card")
        if fate is not None and _is_seat(event, fate.whom) and event.args[fate.whom] != HIDDEN:
            found.append(f"seat:{event.args[fate.whom]}")
        return found

    def _doer(self, event: Event) -> str:
        """The argument that names the card that does it."""
        if "by" in event.args:
            return "by"
        fate = self.fates.get(event.name)
        return "card" if "target" in event.args or fate is None or not fate.whom else ""

    def struck(self, state: State, act: Act, seat: int | None) -> list[list[Event]]:
        """What an act does to a seat that is not all its own doing; what is told in one breath together."""
        hits = [event for event in act.events if self._hits(state, event, seat)]
        return [run for run in breaths(hits) if not all(self._own(state, act, event, seat) for event in run)]

    def _hits(self, state: State, event: Event, seat: int | None) -> bool:
        fate = self.fates.get(event.name)
        if fate is None or not fate.whom or not _holds(event, fate):
            return False
        return self._whom(state, event, fate) == seat

    def _own(self, state: State, act: Act, event: Event, seat: int | None) -> bool:
        """Is what happens to a seat the work of its own move, or of its own card?"""
        first = act.events[0]
        moved = self.actor(first) == seat and not (event is first and first.kind.story.opens)
        return moved or self.owner(state, event.args.get("by", HIDDEN)) == seat

    def _whom(self, state: State, event: Event, fate: Fate) -> int:
        """The seat that an event is good or bad for; -1: none, or one that the reader may not know."""
        n = event.args[fate.whom]
        return n if n == HIDDEN or _is_seat(event, fate.whom) else self.owner(state, n)

    def cause(self, act: Act, event: Event) -> int | None:
        """The card that did it: the one that the event names, or the one that set the act going; where somebody did it
        without a card, the one that it was done to."""
        first = act.events[0]
        for one, key in ((event, self._doer(event)), (first, self._doer(first)), (event, "card")):
            card = one.args.get(key, HIDDEN)
            if card >= 0:
                return self.face_of(card)
        return None

    def sign(self, act: Act) -> str | None:
        """The sign of what matters in an act, if anything does."""
        for event in act.events:
            fate = self.fates.get(event.name)
            if fate is not None and _holds(event, fate):
                return fate.sign
        return None

    # --- the end ----------------------------------------------------------------------------------------------------
    def lines(self, state: Any) -> list[Line]:
        """All points of a finished game, line by line."""
        raise AssertionError("a presenter explains the score")

    def face_of(self, card: int) -> int:
        """The number that a card has in views, by the number it has in the rules."""
        return card

    def categories(self, state: State) -> list[str]:
        """The categories of the score sheet, in order."""
        raise AssertionError("a presenter has score categories")

    def ending(self, state: State, lang: str, names: Names) -> str:
        """Why the game ended."""
        raise AssertionError("a presenter says why a game ended")

    def tie(self, state: State, lang: str, names: Names) -> str:
        """How a tie for the first place was broken or shared, if there was one."""
        return ""

    def sheet(self, state: State, lang: str, names: Names) -> dict[str, Any]:
        """The score sheet of a finished game, but for its chart."""
        lines = self.lines(state)
        tie = self.tie(state, lang, names)
        return {
            "seats": [self._seat_sheet(state, seat, lines, lang) for seat in range(state.seats)],
            "categories": [
                {"code": code, "label": self._category(code, lang), "help": self._category_help(code, lang)}
                for code in self.categories(state)
            ],
            "ending": rich(self.ending(state, lang, names)),
            "tie": rich(tie) if tie else None,
        }

    def _seat_sheet(self, state: State, seat: int, lines: list[Line], lang: str) -> dict[str, Any]:
        winners, scores = state.winners, state.scores
        ranks = [(p in winners, scores[p]) for p in range(state.seats)]
        return {
            "seat": seat,
            "total": scores[seat],
            "place": 1 + sum([rank > ranks[seat] for rank in ranks]),
            "winner": seat in winners,
            **self._points_of([line for line in lines if line.seat == seat], lang),
        }

    def _points_of(self, lines: list[Line], lang: str) -> dict[str, Any]:
        """The points of one column, line by line and by card."""
        return {"lines": [self._line(line, lang) for line in lines], "by_card": self._by_card(lines, lang)}

    def _by_card(self, lines: list[Line], lang: str) -> list[dict[str, Any]]:
        """The same points by the card that brought them, what weighs most first; the many that weigh little are one."""
        found: dict[tuple[str, int], list[Line]] = {}
        for n, line in enumerate(lines):
            key = ("card", self.face_of(line.card)) if line.card >= 0 else (line.category, n)
            found.setdefault(key, []).append(line)
        rows = [self._of_card(about, lang) for about in found.values()]
        rows = sorted([row for row in rows if row["points"]], key=lambda row: -abs(row["points"]))
        told = len(rows) if len(rows) <= ROWS else ROWS - 1
        few, many = sorted(rows[:told], key=lambda row: -row["points"]), rows[told:]
        label, points = say(lang, "by-card-rest", n=len(many)), sum([row["points"] for row in many])
        return [*few, {"card": None, "label": label, "points": points, "text": []}] if many else few

    def _of_card(self, lines: list[Line], lang: str) -> dict[str, Any]:
        card, first = lines[0].card, self._line(lines[0], lang)
        by_category: dict[str, int] = {}
        for line in lines:
            by_category[line.category] = by_category.get(line.category, 0) + line.points
        several = ", ".join([f"{self._category(code, lang)} {points}" for code, points in by_category.items()])
        return {
            "card": first["card"],
            "label": plain(self.speaker.source(lang, card)) if card >= 0 else first["label"],
            "points": sum([line.points for line in lines]),
            "text": first["text"] if len(lines) == 1 else [several],
        }

    def _line(self, line: Line, lang: str) -> dict[str, Any]:
        return {
            "category": line.category,
            "label": self._category(line.category, lang),
            "points": line.points,
            "text": rich(self.speaker.score(line, lang)),
            "card": self.face_of(line.card) if line.card >= 0 else None,
        }

    def _category(self, code: str, lang: str) -> str:
        return say(lang, f"category-{self.game.name}-{code}")

    def _category_help(self, code: str, lang: str) -> str:
        key = f"category-{self.game.name}-{code}-help"
        return say(lang, key) if has(lang, key) else ""

    # --- the card browser -------------------------------------------------------------------------------------------
    def cards(self, lang: str) -> list[dict[str, Any]]:
        """The face of every card."""
        raise AssertionError("a presenter shows cards")

    def filters(self, lang: str) -> list[dict[str, Any]]:
        """What the card browser can be narrowed by."""
        raise AssertionError("a presenter sorts cards")

    def filter(self, key: str, values: list[tuple[str, str, str | None]], lang: str) -> dict[str, Any]:
        """One filter from its (value, label, icon) triples."""
        return {
            "key": key,
            "label": say(lang, f"filter-{self.game.name}-{key}"),
            "values": [{"value": value, "label": label, "icon": icon} for value, label, icon in values],
        }


def _is_seat(event: Event, key: str) -> bool:
    return event.kind.kinds.get(key, "") == SEAT


def _holds(event: Event, fate: Fate) -> bool:
    return not fate.when or bool(event.args[fate.when])


_PRESENTERS: dict[str, Presenter] = {}


def enter(presenter: Presenter) -> Presenter:
    """Make a game's presenter known."""
    _PRESENTERS[presenter.game.name] = presenter
    return presenter


def shown() -> list[str]:
    """The games that can be shown at a table."""
    return [name for name in games() if name in _PRESENTERS]


def presenter(game: Game[Any]) -> Presenter:
    """The presenter of a game."""
    return _PRESENTERS[game.name]
