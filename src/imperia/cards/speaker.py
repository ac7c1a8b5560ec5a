"""Speaker: a game's options, questions, events and score lines in words, from the same data that the rules use.

What an argument is (a card, a seat, a good …) decides its word; a game gives a formatter for each kind that is its own.
Messages are found by name: `<game>-option-<verb>` (or the shared `option-<verb>`), `<game>-ask-<prompt>` and
`<game>-why-<prompt>`, `<game>-event-<event>`, `<game>-score-<category>`. What is done with a thing, in a word, is
`<game>-do-<verb>`, its key `<game>-key-<verb>`, and why it cannot be done `<game>-cannot-<reason>` (or the shared
`cannot-<reason>`). A question that an effect asks needs no message: its words are the effect's own, the first sentence
asking and the rest explaining; where that is not enough, `<game>-ask-<phrase>` and `<game>-why-<phrase>` say it better.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.events import HIDDEN, Event
from ..kernel.options import CARD, NUMBER, SEAT, SLOT, WORD, Option
from ..kernel.state import State
from ..kernel.why import ASKED, Why
from . import words
from .card import tongue
from .nodes import EffectTables, Node
from .words import Tongue, has, say, sentence

Names = list[str]  # the seats' names
Word = Callable[[str, int], str]  # an argument of some kind in a language


class Line:
    """Points of one seat for one thing: the card it is for, and the card or number that explains it."""

    __slots__ = ("card", "category", "n", "other", "points", "seat")

    def __init__(self, seat: int, category: str, points: int, card: int = -1, other: int = -1, n: int = 0) -> None:
        self.seat = seat
        self.category = category
        self.points = points
        self.card = card
        self.other = other
        self.n = n


def seat_word(names: Names, seat: int) -> str:
    return words.mark("seat", seat, names[seat])


def default_names(lang: str, seats: int) -> Names:
    return [say(lang, "seat-name", n=p + 1) for p in range(seats)]


def _if_any(lang: str, key: str) -> str:
    return say(lang, key) if has(lang, key) else ""


class Speaker:
    """The words of one game. `kinds` has a formatter for each kind of argument, `by_verb` for the words and numbers of
    single verbs: the name under which the message knows the argument, and its word."""

    def __init__(
        self, game: str, tables: EffectTables, seats: int, kinds: dict[str, Word], by_verb: dict[str, tuple[str, Word]]
    ) -> None:
        self.game = game
        self.tables = tables
        self.seats = seats
        self.kinds = kinds
        self.by_verb = by_verb

    def tongue(self, lang: str) -> Tongue:
        return tongue(self.game, lang)

    def card(self, lang: str, card: int) -> str:
        """A card by its name, or "a card" when it is hidden."""
        return say(lang, f"{self.game}-a-card") if card == HIDDEN else self.kinds[CARD](lang, card)

    def source(self, lang: str, card: int) -> str:
        """The card that a question comes from, by the number it has in frames."""
        return self.kinds.get(SLOT, self.kinds[CARD])(lang, card)

    # --- options ------------------------------------------------------------------------------------------------------
    def option(self, option: Option, lang: str, names: Names) -> str:
        """The words on the button, with marks."""
        key = f"{self.game}-option-{option.name}"
        return say(lang, key if has(lang, key) else f"option-{option.name}", **self.option_values(option, lang, names))

    def option_values(self, option: Option, lang: str, names: Names) -> dict[str, Any]:
        values: dict[str, Any] = {}
        if option.verb.first == self.tables.AMOUNT:
            return {"goods": self.tongue(lang).goods((self.tables.amount_of(option.code),))}
        for kind, n in zip(option.verb.arguments, option.args, strict=True):
            if kind == SEAT:
                values["seat"] = seat_word(names, n)
            elif option.name in self.by_verb and kind in (WORD, NUMBER):
                key, word = self.by_verb[option.name]
                values[key] = word(lang, n)
            elif kind in self.kinds:
                values["card" if kind == SLOT else kind] = self.kinds[kind](lang, n)
            else:
                values["n"] = n + 1
        return values

    def option_words(self, option: Option, lang: str) -> str:
        """The words alone, for who has no table before him."""
        return words.plain(self.option(option, lang, default_names(lang, self.seats)))

    def verb(self, verb: str, lang: str) -> str:
        """What is done with a thing, in a word that needs no name of it; "" where there is none."""
        return _if_any(lang, f"{self.game}-do-{verb}")

    def key(self, verb: str, lang: str) -> str:
        """The letter that does it, the same at every question."""
        return _if_any(lang, f"{self.game}-key-{verb}")

    def number(self, option: Option) -> int | None:
        """How many an option means, if a number is all that it names."""
        if option.verb.first == self.tables.AMOUNT:
            return self.tables.amount_of(option.code)[1]
        if option.verb.arguments != (NUMBER,) or option.verb.first == self.tables.BRANCH:
            return None
        return option.args[0] if option.name in self.by_verb else option.args[0] + 1

    def kind(self, option: Option) -> str | None:
        """Of what so many: the icon of a good, where an option names one besides the number."""
        if option.verb.first != self.tables.AMOUNT:
            return None
        return self.tongue("en").good_icons(self.tables.amount_of(option.code)[0])[0]

    def branch(self, s: Any, option: Option, lang: str) -> str:
        """A choice in the words of its effect."""
        node, _ = self.tables.asker(s)
        return sentence(node.parts()[option.args[0]].words(self.tongue(lang)))

    def why(self, s: Any, seat: int, why: Why, lang: str, names: Names) -> str:
        """A reason why something cannot be done, as a sentence."""
        values: dict[str, Any] = {"n": why.n, "have": why.have, "goods": self.tongue(lang).goods(why.goods)}
        if why.card >= 0:
            values["card"] = self.source(lang, why.card)
        if why.seat >= 0:
            values["seat"] = seat_word(names, why.seat)
        if why.name == ASKED:
            values["question"] = self.question(s, seat, lang, names)[0]
        key = f"{self.game}-cannot-{why.name}"
        return say(lang, key if has(lang, key) else f"cannot-{why.name}", **values)

    # --- questions ----------------------------------------------------------------------------------------------------
    def question(self, s: Any, seat: int, lang: str, names: Names) -> tuple[str, str]:
        """What is asked of a seat, and why: (question, reason), with marks."""
        prompt = self.tables.prompts[s.asking[0]].name
        source = s.asking[1]
        values = {"card": self.source(lang, source) if source >= 0 else ""} | self.asked(s, seat, lang, names)
        node = self.asking(s)
        if node is None:
            return say(lang, f"{self.game}-ask-{prompt}", **values), say(lang, f"{self.game}-why-{prompt}", **values)
        t = self.tongue(lang)
        values |= node.values(t)
        tail = node.phrase.removeprefix(f"{self.game}-")
        asked, why = f"{self.game}-ask-{tail}", f"{self.game}-why-{tail}"
        if has(lang, asked) and has(lang, why):
            return say(lang, asked, **values), say(lang, why, **values)
        first, _, rest = sentence(node.words(t)).partition(". ")
        question = say(lang, asked, **values) if has(lang, asked) else sentence(first)
        reason = say(lang, why, **values) if has(lang, why) else self.reason(lang, values["card"], rest)
        return question, reason

    def reason(self, lang: str, card: str, rest: str) -> str:
        """Why an effect asks: the card says so, and what else it says."""
        if not card:
            return rest
        return say(lang, "why-card-more", card=card, rest=rest) if rest else say(lang, "why-card", card=card)

    def asking(self, s: State) -> Node | None:
        """The effect that asks, if the question has no words of its own."""
        prompt = s.asking[0]
        effects = self.tables
        shared = (effects.ASK_AIM, effects.ASK_MAY, effects.ASK_BRANCH)
        return effects.asks(s) if prompt in shared else None

    def asked(self, s: Any, seat: int, lang: str, names: Names) -> dict[str, Any]:
        """What the messages of questions need besides the card: a game's own values."""
        return {}

    # --- events -------------------------------------------------------------------------------------------------------
    def event(self, event: Event, lang: str, names: Names, you: int | None) -> str:
        """One line of the log; for the reader's own seat it says "you"."""
        return say(lang, f"{self.game}-event-{event.name}", **self.event_values(event, lang, names, you))

    def event_values(self, event: Event, lang: str, names: Names, you: int | None) -> dict[str, Any]:
        values: dict[str, Any] = {"you": "no", "hidden": "no"}
        for (key, kind), n in zip(event.kind.arguments, event.values, strict=True):
            if kind == SEAT:
                values[key] = seat_word(names, n) if n >= 0 else ""
                mine = "yes" if n == you else "no"
                values[f"{key}-you"] = mine
                if key == "seat" or "seat" not in event.args:
                    values["you"] = mine
            elif kind in (CARD, SLOT):
                values[key] = say(lang, f"{self.game}-a-card") if n == HIDDEN else self.kinds[kind](lang, n)
                if n == HIDDEN:
                    values["hidden"] = "yes"
            elif kind in self.kinds:
                values[key] = self.kinds[kind](lang, n)
            else:
                values[key] = n
        return values

    # --- the end ------------------------------------------------------------------------------------------------------
    def score(self, line: Line, lang: str) -> str:
        """Why a line of the score sheet gives its points."""
        return say(lang, f"{self.game}-score-{line.category}", **self.score_values(line, lang))

    def score_values(self, line: Line, lang: str) -> dict[str, Any]:
        values: dict[str, Any] = {"n": line.n, "points": line.points}
        if line.card >= 0:
            values["card"] = self.source(lang, line.card)
        if line.other >= 0:
            values["other"] = self.source(lang, line.other)
        return values
