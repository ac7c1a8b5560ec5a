"""Speaker: a game's options, questions, events and score lines in words, from the same data that the rules use.

What an argument is (a card, a seat, a good …) decides its word; a game gives a formatter for each kind that is its own.
Messages are found by name: `<game>-option-<verb>` (or the shared `option-<verb>`), `<game>-ask-<prompt>` and
`<game>-why-<prompt>`, `<game>-event-<event>`, `<game>-score-<category>`. What is done with a thing, in a word, is
`<game>-do-<verb>`, its key `<game>-key-<verb>`, and why it cannot be done `<game>-cannot-<reason>` (or the shared
`cannot-<reason>`). A question that an effect asks needs no message: its words are the effect's own, the first sentence
asking and the rest explaining; where that is not enough, `<game>-ask-<phrase>` and `<game>-why-<phrase>` say it better.
Neither do events that only move goods, nor marks.
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
from .goods import Gain
from .nodes import ChooseSome, EffectTables, Goods, Node
from .story import Act, Flow, amounts, breaths, flows
from .words import ACC, NOM, Tongue, has, large, listed, say, sentence

Names = list[str]  # the seats' names
Word = Callable[[str, int], str]  # an argument of some kind in a language


class Line:
    """Points of one seat for one thing: the card it is for, and what explains it: another card, how often it counted,
    a word by which its message chooses, several cards."""

    __slots__ = ("card", "cards", "category", "n", "other", "points", "seat", "what")

    def __init__(
        self,
        seat: int,
        category: str,
        points: int,
        card: int = -1,
        other: int = -1,
        n: int = 0,
        what: str = "",
        cards: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.category = category
        self.points = points
        self.card = card
        self.other = other
        self.n = n
        self.what = what
        self.cards = cards


class Terms:
    """What a button promises in numbers: what it costs and what it brings, as (good, number); `less`: so many of the
    price, in all, need not be paid."""

    __slots__ = ("gains", "less", "pays")

    def __init__(self, pays: Goods = (), gains: Goods = (), less: int = 0) -> None:
        self.less = less
        self.pays = _summed(pays)
        self.gains = _summed(gains)


def promised(node: Node | None) -> Terms | None:
    """What an effect promises in numbers, if that is all there is to it: a plain gain."""
    return Terms(gains=node.goods) if isinstance(node, Gain) and node.per is None else None


def _summed(goods: Goods) -> Goods:
    """Each good once, and none of which there is nothing."""
    sums: dict[int, int] = {}
    for good, n in goods:
        sums[good] = sums.get(good, 0) + n
    return tuple([(good, n) for good, n in sums.items() if n])


def seat_word(names: Names, seat: int) -> str:
    return words.mark("seat", seat, names[seat])


def _times(word: str, n: int) -> str:
    return f"{n}× {word}" if n > 1 else word


def _counted(lang: str, things: list[str]) -> str:
    """Things in a list, each once with its number; cards of one name have numbers of their own."""
    alike = [words.plain(one) for one in things]
    firsts = {one: things[i] for i, one in reversed(list(enumerate(alike)))}
    between = "; " if any("," in one for one in alike) else ", "
    return listed(lang, [_times(firsts[one], alike.count(one)) for one in dict.fromkeys(alike)], between=between)


def _once(sentences: list[str]) -> list[str]:
    """Sentences that follow upon their like are said once, with their number."""
    found: list[tuple[str, int]] = []
    for text in sentences:
        if found and found[-1][0] == text:
            found[-1] = (text, found[-1][1] + 1)
        else:
            found.append((text, 1))
    return [f"{text.removesuffix('.')} ({n}×)." if n > 1 else text for text, n in found]


def _stated(text: str) -> str:
    """A sentence as it stands in the log: with a large letter, and one stop behind a name that ends with one."""
    return large(text[:-1] if words.plain(text).endswith("..") else text)


def _trade(lang: str, price: str, loss: str, gain: str) -> str:
    """A price and what it bought, or what there is of losses and gains."""
    if price and gain:
        gain = say(lang, "story-trade", price=price, goods=gain)
    return ", ".join([part for part in (gain or price, loss) if part])


def default_names(lang: str, seats: int) -> Names:
    return [say(lang, "seat-name", n=p + 1) for p in range(seats)]


def _if_any(lang: str, key: str) -> str:
    return say(lang, key) if has(lang, key) else ""


class Speaker:
    """The words of one game. `kinds` has a formatter for each kind of argument, `by_verb` for the words and numbers of
    single verbs: the name under which the message knows the argument, and its word; `goods` are the goods by number."""

    def __init__(
        self,
        game: str,
        tables: EffectTables,
        seats: int,
        kinds: dict[str, Word],
        by_verb: dict[str, tuple[str, Word]],
        goods: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.tables = tables
        self.seats = seats
        self.kinds = kinds
        self.by_verb = by_verb
        self.goods = goods

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
        values = self.option_values(option, lang, names)
        return large(say(lang, key if has(lang, key) else f"option-{option.name}", **values))

    def option_values(self, option: Option, lang: str, names: Names) -> dict[str, Any]:
        values: dict[str, Any] = {}
        if option.verb.first == self.tables.AMOUNT:
            return {"goods": self.tongue(lang).goods((self.tables.amount_of(option.code),), NOM)}
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
        portion = self.portion(option)
        if portion is not None:
            return portion[1]
        if option.verb.arguments != (NUMBER,) or option.verb.first == self.tables.BRANCH:
            return None
        return option.args[0] if option.name in self.by_verb else option.args[0] + 1

    def kind(self, option: Option) -> str | None:
        """Of what so many: the icon of a good, where an option names one besides the number."""
        portion = self.portion(option)
        return None if portion is None else self.tongue("en").good_icons(portion[0])[0]

    def portion(self, option: Option) -> tuple[int, int] | None:
        """The good and how many of it, if that is what an option names."""
        return self.tables.amount_of(option.code) if option.verb.first == self.tables.AMOUNT else None

    def branch(self, s: Any, option: Option, lang: str) -> str:
        """A choice in the words of its effect."""
        return sentence(self.chosen(s, option).words(self.tongue(lang)))

    def chosen(self, s: Any, option: Option) -> Node:
        """The effect of a choice."""
        node, _ = self.tables.asker(s)
        return node.parts()[option.args[0]]

    def branches(self, option: Option) -> bool:
        """Does an option choose between effects?"""
        return option.verb.first == self.tables.BRANCH

    def why(self, s: Any, seat: int, why: Why, lang: str, names: Names) -> str:
        """A reason why something cannot be done, as a sentence."""
        values: dict[str, Any] = {"n": why.n, "have": why.have, "goods": self.tongue(lang).goods(why.goods, NOM)}
        if why.card >= 0:
            values["card"] = self.source(lang, why.card)
        if why.seat >= 0:
            values["seat"] = seat_word(names, why.seat)
        if why.name == ASKED:
            values["question"] = self.question(s, seat, lang, names)[0]
        key = f"{self.game}-cannot-{why.name}"
        return say(lang, key if has(lang, key) else f"cannot-{why.name}", **values)

    def terms(self, s: Any, seat: int, option: Option) -> Terms | None:
        """The price and the gain that stand on the button; None where it promises nothing in numbers."""
        return promised(self.chosen(s, option)) if self.branches(option) else None

    # --- questions ----------------------------------------------------------------------------------------------------
    def question(self, s: Any, seat: int, lang: str, names: Names) -> tuple[str, str]:
        """What is asked of a seat, and why: (question, reason), with marks."""
        prompt = self.tables.prompts[s.asking[0]].name
        source = s.asking[1]
        values = {"card": self.source(lang, source) if source >= 0 else ""} | self.asked(s, seat, lang, names)
        node = self.asking(s)
        if node is None:
            return say(lang, f"{self.game}-ask-{prompt}", **values), say(lang, f"{self.game}-why-{prompt}", **values)
        if s.asking[0] == self.tables.ASK_BRANCH or isinstance(node, ChooseSome):  # the buttons say the rest
            return self._choosing(s, node, lang), self.reason(lang, values["card"], "")
        t = self.tongue(lang)
        values |= node.values(t)
        tail = node.phrase.removeprefix(f"{self.game}-")
        if tail in [one.name for one in self.tables.prompts]:  # those words are of a question of the flow
            tail = node.phrase
        asked, why = f"{self.game}-ask-{tail}", f"{self.game}-why-{tail}"
        if has(lang, asked) and has(lang, why):
            return say(lang, asked, **values), say(lang, why, **values)
        first, _, rest = sentence(node.words(t)).partition(". ")
        question = say(lang, asked, **values) if has(lang, asked) else sentence(first)
        reason = say(lang, why, **values) if has(lang, why) else self.reason(lang, values["card"], rest)
        return question, reason

    def _choosing(self, s: State, node: Node, lang: str) -> str:
        """The question which of several effects, or how many of them."""
        left = node.left(s.stack[-1]) if isinstance(node, ChooseSome) else 1
        some = "upto" if isinstance(node, ChooseSome) and node.up_to else "exactly"
        return say(lang, "ask-branches", n=left, some=some) if left > 1 else say(lang, "ask-branch")

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
        """An event on its own in words; for the reader's own seat they say "you"."""
        return self.told([event], lang, names, you)

    def told(self, run: list[Event], lang: str, names: Names, you: int | None, goods: str = "") -> str:
        """Events that are told in one breath, `count` of them: what they differ in is listed; `goods` are what their
        verb acts upon."""
        key = f"{self.game}-event-{run[0].name}"
        if not has(lang, key):
            return large(
                sentence(self._moved("", self.flows(run[0]), -1, [-1], lang, self.everybody(names, lang), you))
            )
        values = self.event_values(run[0], lang, names, you) | {"count": len(run)}
        if goods:
            values["goods"] = goods
        if len(run) > 1:
            values[run[0].kind.story.joins[0]] = self._joined(run, lang, names, you)
        return _stated(say(lang, key, **values))

    def _joined(self, run: list[Event], lang: str, names: Names, you: int | None) -> str:
        """What events differ in, listed: each as `<game>-event-<event>-each` says it, where there is such a message."""
        by = run[0].kind.story.joins[0]
        if run[0].args[by] == HIDDEN:
            return say(lang, "story-some-cards", count=len(run))
        key = f"{self.game}-event-{run[0].name}-each"
        values = [self.event_values(event, lang, names, you) for event in run]
        said = [say(lang, key, **one) for one in values] if has(lang, key) else [str(one[by]) for one in values]
        return _counted(lang, said)

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
        found = amounts(event, self.goods)
        if found:
            values["goods"] = self.amounts(found, lang, ACC)
        return values

    # --- acts ---------------------------------------------------------------------------------------------------------
    def everybody(self, names: Names, lang: str) -> Names:
        """The names of all that events may be about, by number."""
        return names

    def amounts(self, found: list[tuple[int, int]], lang: str, case: str = NOM) -> str:
        """So many of some goods, by name: "1 wood and 2 gold"."""
        return self.tongue(lang).goods(tuple(found), case)

    def flows(self, event: Event) -> list[Flow]:
        """The goods that an event moves."""
        return flows(event, self.goods)

    def act(self, act: Act, lang: str, names: Names, you: int | None) -> tuple[str, list[str]]:
        """An act in one sentence, with what it cost and brought and to whom, and what else there is to tell of it."""
        runs = act.runs
        first = act.events[0]
        more = _once([self.told(run, lang, names, you) for run in runs[1:]])
        moved = [flow for event in act.events for flow in self.flows(event)]
        head, seat, cards = "", -1, [-1]
        if has(lang, f"{self.game}-event-{first.name}"):
            seat = first.args.get("seat", -1)
            cards += [
                n for (_, kind), n in zip(first.kind.arguments, first.values, strict=True) if kind in (CARD, SLOT)
            ]
            goods = ""
            if first.kind.story.moves:  # its verb acts upon the goods
                own = [flow for flow in moved if flow.seat == seat and flow.card in cards]
                goods = self._summed([(flow, abs(flow.n)) for flow in own], lang, ACC)
                moved = [flow for flow in moved if flow not in own]
            head = self.told(runs[0], lang, names, you, goods).removesuffix(".")
        return _stated(sentence(self._moved(head, moved, seat, cards, lang, self.everybody(names, lang), you))), more

    def befallen(self, run: list[Event], lang: str, names: Names, you: int) -> list[str]:
        """What events of one kind do to the reader, in sentences: what is told in one breath in one, and all that is
        lost where they have no words of their own."""
        if has(lang, f"{self.game}-event-{run[0].name}"):
            return _once([self.told(one, lang, names, you) for one in breaths(run)])
        lost = [flow for event in run for flow in self.flows(event) if flow.seat == you and flow.n < 0]
        return [say(lang, "story-you-lose", goods=self._summed([(flow, -flow.n) for flow in lost], lang, ACC))]

    def _moved(
        self, head: str, moved: list[Flow], seat: int, cards: list[int], lang: str, names: Names, you: int | None
    ) -> str:
        """A sentence with the goods that moved: those of its subject by its own cards, then those of and by others."""
        mine: list[Flow] = []
        parts: dict[str, tuple[str, list[Flow]]] = {}
        for flow in moved:
            cause = -1 if flow.card in cards else flow.card  # what the sentence names needs no second mention
            if flow.seat == seat and cause < 0:
                mine.append(flow)
            else:
                who = self._subject(flow.seat if flow.seat != seat else -1, cause, lang, names, you)
                parts.setdefault(words.plain(who), (who, []))[1].append(flow)  # cards of one name are one cause
        if mine:
            price, loss, gain = self._sums(mine, lang)
            key = "story-brought" if gain else "story-price" if price and not loss else "story-lost"
            head = say(lang, key, act=head, goods=_trade(lang, price, loss, gain))
        for subject, found in parts.values():
            price, loss, gain = self._sums(found, lang)
            if not gain:
                price, loss = "", self._losses(found, lang)
            said = say(lang, "story-goods", who=subject, goods=_trade(lang, price, loss, gain))
            head = say(lang, "story-aside", act=head, aside=said) if head else said
        return head

    def _subject(self, seat: int, cause: int, lang: str, names: Names, you: int | None) -> str:
        """Who has something, by which card."""
        who = "" if seat < 0 else say(lang, "seat-you") if seat == you else seat_word(names, seat)
        by = self.source(lang, cause) if cause >= 0 else ""
        return say(lang, "story-by", seat=who, card=by) if who and by else who or by

    def _sums(self, moved: list[Flow], lang: str) -> tuple[str, str, str]:
        """What was paid, lost and gained, each in words."""
        price = self._summed([(flow, -flow.n) for flow in moved if flow.price], lang)
        loss = self._losses([flow for flow in moved if not flow.price], lang)
        return price, loss, self._summed([(flow, flow.n) for flow in moved if flow.n > 0], lang)

    def _losses(self, moved: list[Flow], lang: str) -> str:
        sums: dict[int, int] = {}
        for flow in moved:
            if flow.n < 0:
                sums[flow.good] = sums.get(flow.good, 0) - flow.n
        return ", ".join([f"−{self.amounts([one], lang)}" for one in sums.items()])

    def _summed(self, found: list[tuple[Flow, int]], lang: str, case: str = NOM) -> str:
        """Goods summed up; drawn cards by their names, where the reader may know them."""
        sums: dict[int, int] = {}
        for flow, n in found:
            sums[flow.good] = sums.get(flow.good, 0) + n
        said: list[str] = []
        for good, n in sums.items():
            text = self.amounts([(good, n)], lang, case)
            drawn = [self.source(lang, flow.drawn) for flow, _ in found if flow.good == good and flow.drawn >= 0]
            said.append(say(lang, "story-drawn", goods=text, cards=_counted(lang, drawn)) if drawn else text)
        return listed(lang, said)

    # --- the end ------------------------------------------------------------------------------------------------------
    def score(self, line: Line, lang: str) -> str:
        """Why a line of the score sheet gives its points; its card is named beside it."""
        return say(lang, f"{self.game}-score-{line.category}", **self.score_values(line, lang))

    def score_values(self, line: Line, lang: str) -> dict[str, Any]:
        values: dict[str, Any] = {"n": line.n, "points": line.points, "what": line.what or "none"}
        if line.card >= 0:
            values["card"] = self.source(lang, line.card)
        if line.other >= 0:
            values["other"] = self.source(lang, line.other)
        if line.cards:
            values["cards"] = listed(lang, [self.source(lang, card) for card in line.cards])
        return values
