"""Imperium in words: how its cards, tokens, payments and questions are said, beyond what all games share."""

from __future__ import annotations

from typing import Any, Final

from ...cards.goods import Gain, Score
from ...cards.nodes import Goods, May, Node, may_skip
from ...cards.reports import To
from ...cards.speaker import Line, Names, Speaker, Terms, Word, promised, seat_word
from ...cards.words import ACC, GEN, NOM, has, listed, say, sentence
from ...kernel.options import CARD, SLOT, Option
from ...kernel.state import CARD as SOURCE
from ...kernel.state import PC, SEAT
from .faces import BY_SIDE
from .facts import ASK_REACT, Defend, FewerMasks
from .flow import ASK_DEVELOP
from .gates import ASK_PAY, M_GAIN_MATERIAL, replacement
from .getting import FOR, BreakThrough, development_price
from .lexicon import ANY, GOODS, MATERIAL, NATIONS, PROGRESS, SUITS, T
from .moving import ASK_GIVE, ASK_WAIVE
from .playing import ASK_DEFEND, ASK_TRIBUTE
from .points import ScoreWhere
from .resources import Pay, Toll, TollCards
from .state import Imperium
from .tables import BY_CODE, CODE, DEFENCES, EXHAUST_NODE, UNREST_LIKE, VALUE
from .view import WAYS

REASONS: Final = ("", "main-deck", "development", "king", "harald", "graal", "shangri-la")
SIDES: Final = ("A", "B")
UNREST_FROM: Final = ("hand", "discard")  # where several Unrest cards come from, by the number in their option
STARS: Final = 5

# How hard a nation is to play, of five; where the two rulebooks disagree, nothing.
DIFFICULTY: Final = {
    "carthaginians": 2,
    "celts": 2,
    "macedonians": 1,
    "persians": 1,
    "romans": 1,
    "scythians": 2,
    "arthurians": 5,
    "atlanteans": 3,
    "egyptians": 3,
    "mauryans": 2,
    "minoans": 3,
    "olmecs": 5,
    "qin": 2,
    "utopians": 5,
}


def card_word(lang: str, side: int) -> str:
    return BY_SIDE[side].mark(lang)


def amount(lang: str, good: int, n: int, case: str = ACC) -> str:
    """ "2 material"."""
    return say(lang, f"imperium-amount-{GOODS[good]}", n=n, case=case)


def amounts(lang: str, *held: int, case: str = ACC) -> str:
    """So many material, population and progress, or nothing at all."""
    parts = [amount(lang, good, n, case) for good, n in enumerate(held) if n]
    return listed(lang, parts) if parts else say(lang, "imperium-nothing")


def suit_word(lang: str, suit: int) -> str:
    return say(lang, f"imperium-suit-{SUITS[suit]}") if suit < len(SUITS) else say(lang, "imperium-suit-variable")


def nation_word(lang: str, nation: int) -> str:
    return say(lang, f"imperium-nation-{NATIONS[nation][0]}")


def advice(lang: str, nation: str) -> str:
    """How hard a nation is, and two lines on how to play it."""
    said = say(lang, f"imperium-advice-{nation}")
    if nation not in DIFFICULTY:
        return said
    stars = "★" * DIFFICULTY[nation] + "☆" * (STARS - DIFFICULTY[nation])
    return say(lang, "imperium-difficulty", stars=stars, n=DIFFICULTY[nation], advice=said)


def name_of(kind: str, n: int) -> object:
    """The wire form of an argument: codes of cards, numbers of everything else."""
    return CODE[n] if kind in (CARD, SLOT) else n


_KINDS: Final[dict[str, Word]] = {
    CARD: card_word,
    SLOT: card_word,
    "good": lambda lang, n: amount(lang, n, 1),
    "suit": suit_word,
    "nation": nation_word,
    "side": lambda lang, n: SIDES[n],
    "way": lambda lang, n: WAYS[n],
    "reason": lambda lang, n: REASONS[n],
}
_BY_VERB: Final[dict[str, tuple[str, Word]]] = {
    "suit": ("suit", suit_word),
    "nation": ("nation", nation_word),
    "side": ("side", _KINDS["side"]),
    "number": ("n", lambda lang, n: str(n)),
}


class ImperiumSpeaker(Speaker):
    """Adds what depends on several arguments at once, and why the flow of a turn asks what an effect would ask."""

    # --- options ------------------------------------------------------------------------------------------------------
    def option(self, option: Option, lang: str, names: Names) -> str:
        if option.name == "pay" and not any(option.args):
            return say(lang, "imperium-option-pay-none")
        return super().option(option, lang, names)

    def option_values(self, option: Option, lang: str, names: Names) -> dict[str, Any]:
        if option.name == "pay":
            people, goods = option.args
            return {
                "progress": amount(lang, PROGRESS, people + goods),
                "goods": amounts(lang, 2 * goods, people, 0, case=GEN),
            }
        if option.name == "unrest":
            return {"card": card_word(lang, UNREST_LIKE[0]), "place": UNREST_FROM[option.args[0]], "n": option.args[1]}
        return super().option_values(option, lang, names)

    def number(self, option: Option) -> int | None:
        """Of Unrest only the number matters."""
        if option.name == "unrest":
            return option.args[1]
        return 1 if self._is_unrest(option) else super().number(option)

    def kind(self, option: Option) -> str | None:
        if option.name == "unrest" or self._is_unrest(option):
            place = UNREST_FROM[option.args[0]] if option.name == "unrest" else option.name
            return "unrest" if place == "hand" else place
        return super().kind(option)

    def _is_unrest(self, option: Option) -> bool:
        return option.name in UNREST_FROM and option.args[0] == UNREST_LIKE[0]

    def terms(self, s: Imperium, seat: int, option: Option) -> Terms | None:
        if option.name == "pay":
            material, population, progress = s.asking[2:5]
            people, goods = option.args
            return Terms(
                tuple(enumerate((max(0, material - 2 * goods), population - people, progress + people + goods)))
            )
        if option.name == "table" and s.asking[0] == ASK_DEVELOP:
            return Terms(tuple(enumerate(development_price(s, seat, option.args[0]))))
        return _bargain(s, seat, self._effect(s, option))

    def chosen(self, s: Imperium, option: Option) -> Node:
        node = super().chosen(s, option)
        return node.now(s, s.stack[-1][SEAT]) if isinstance(node, Toll | TollCards) else node

    def _effect(self, s: Imperium, option: Option) -> Node | None:
        """The effect that an option is."""
        if self.branches(option):
            return self.chosen(s, option)
        return EXHAUST_NODE[option.args[0]] if option.name == "exhaust" else None

    def detail(self, s: Imperium, seat: int, option: Option, lang: str) -> str:
        """A second line under an option: what it costs, does or is like."""
        name = option.name
        if name == "exhaust" or self.branches(option):
            return self._effects(s, seat, option, lang)
        terms = self.terms(s, seat, option)
        if terms is not None:
            parts = [amount(lang, good, n, NOM) for good, n in terms.pays]
            return listed(lang, parts) if parts else say(lang, "imperium-nothing")
        if name in ("play", "free"):
            return say(lang, "imperium-price-actions", n=int(name == "play"))
        if name == "nation":
            return advice(lang, NATIONS[option.args[0]][0])
        if name == "side":
            return self._power(NATIONS[s.nation_of[seat]][1] + f"1{SIDES[option.args[0]]}", lang)
        if name == "table" and s.asking[0] == ASK_DEFEND:
            return self._said(defence_of(option.args[0]).cost, lang)
        return ""

    def _effects(self, s: Imperium, seat: int, option: Option, lang: str) -> str:
        """What an effect does, unless that is the label, and what happens in place of it."""
        node = self._effect(s, option)
        said = [] if self.branches(option) else [self._said(node, lang)]
        instead = replacement(s, M_GAIN_MATERIAL, seat)
        if instead >= 0 and _brings_material(node):
            key = "imperium-instead-gain-material"
            said.append(sentence(say(lang, key, effect=self._said(self.tables.nodes[instead], lang))))
        return "; ".join(said)

    def _power(self, code: str, lang: str) -> str:
        """A side of a power card: its text, and its points if they are a plain number."""
        side = BY_CODE[code]
        vp = VALUE[side]
        t = self.tongue(lang)
        worth = (
            [sentence(t.say("imperium-section-worth", effect=t.say("score-base", n=vp)))] if isinstance(vp, int) else []
        )
        return " ".join(BY_SIDE[side].text(lang) + worth)

    def _said(self, node: Node | None, lang: str) -> str:
        return "" if node is None else node.words(self.tongue(lang))

    # --- questions ----------------------------------------------------------------------------------------------------
    def question(self, s: Any, seat: int, lang: str, names: Names) -> tuple[str, str]:
        """An effect asks in its own words; where it stands on no card (Innovate, Revolt, Clean-up), the moment
        explains it."""
        node = self.asking(s)
        if node is None or s.asking[0] == T.ASK_BRANCH:
            return super().question(s, seat, lang, names)
        source = s.asking[1]
        card = card_word(lang, source) if source >= 0 else ""
        first, _, rest = sentence(as_asked(s, node).words(self.tongue(lang))).partition(". ")
        reason = self.reason(lang, card, rest)
        if not reason:
            key = f"imperium-why-{WAYS[s.way]}"
            reason = say(lang, key if has(lang, key) else "imperium-why-effect")
        return sentence(first), reason

    def asked(self, s: Any, seat: int, lang: str, names: Names) -> dict[str, Any]:
        prompt = s.asking[0]
        values: dict[str, Any] = {"round": s.round}
        if prompt == ASK_PAY:
            values["goods"] = amounts(lang, *s.asking[2:5])
        elif prompt == ASK_GIVE:
            values["seat"] = seat_word(names, s.asking[2])
        elif prompt == ASK_TRIBUTE:
            frame = s.stack[-1]
            values["seat"] = seat_word(names, frame[2])
            values["attack"] = card_word(lang, frame[SOURCE])
        elif prompt == ASK_REACT:
            values["text"] = sentence(self._said(self.tables.asks(s), lang))
        elif prompt == ASK_WAIVE:
            values["text"] = sentence(FewerMasks().words(self.tongue(lang)))
        return values

    # --- the end ------------------------------------------------------------------------------------------------------
    def score(self, line: Line, lang: str) -> str:
        key = "imperium-score-progress" if line.category == "progress" else "imperium-score-card"
        return say(lang, key, **self.score_values(line, lang))

    def score_values(self, line: Line, lang: str) -> dict[str, Any]:
        """`how` a card has its points: as printed, by what it counted, or by where it lies."""
        values = super().score_values(line, lang) | {"how": "printed", "rule": ""}
        vp = VALUE[line.card] if line.card >= 0 else 0
        if isinstance(vp, Score | ScoreWhere):
            values["how"] = "counted" if isinstance(vp, Score) else "place"
            values["rule"] = vp.words(self.tongue(lang))
        return values


def as_asked(s: Imperium, node: Node) -> Node:
    """The effect as it stands now: what may be declined as such, a break through for the suit that was named."""
    frame = s.stack[-1]
    if isinstance(node, BreakThrough) and frame[PC] > 1 and frame[FOR] <= ANY:
        node = BreakThrough(frame[FOR], node.exile)
    return May(node) if node.skips and may_skip(frame) else node


def _bargain(s: Imperium, seat: int, node: Node | None) -> Terms | None:
    """The price and the gain of an effect that is no more than these."""
    first, effect = (node.first, node.effect) if isinstance(node, To) else (node, node)
    pays: Goods = ()
    if isinstance(first, Pay):
        pays = first.cost
    elif isinstance(first, Toll):
        pays = ((first.good, first.n),)
    replaced = _brings_material(effect) and replacement(s, M_GAIN_MATERIAL, seat) >= 0
    gains = promised(effect) if not replaced and (pays or first is effect) else None
    return Terms(pays, gains.gains if gains else ()) if pays or gains else None


def _brings_material(node: Node | None) -> bool:
    if isinstance(node, Gain):
        return any(good == MATERIAL for good, _ in node.goods)
    return node is not None and any(_brings_material(part) for part in node.parts())


def defence_of(card: int) -> Defend:
    node = DEFENCES[card][0][0]
    assert isinstance(node, Defend)
    return node


SPEAKER: Final = ImperiumSpeaker("imperium", T, 4, _KINDS, _BY_VERB, GOODS)
