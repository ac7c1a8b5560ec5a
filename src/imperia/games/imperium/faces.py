"""The faces of the cards: one for each different print, its text written from its effects, and its printed facts."""

from __future__ import annotations

import re
from typing import Any, Final

from ...cards.card import Card, keyword
from ...cards.goods import Score
from ...cards.nodes import Count, May, Node, Seq
from ...cards.reports import Then, deed
from ...cards.words import Tongue, say, sentence
from . import nouns
from .cards.deck import Print
from .cards.numbers import PRINTS
from .counts import InHistory, InPlay
from .facts import Defend, FewerMasks, LastQuest, When
from .lexicon import AS_KING, AS_STATE, GOODS, ICONS, IN_PLAY, NAME, NATIONS, NO_STATE, STATES, SUITS
from .points import ScoreWhere
from .tables import BY_CODE

COMMON: Final = "common"
MOST_ICONS: Final = 5  # in the row of a small card

# Sections of a card's text, in the order in which they are read.
NOTE, KING, GAINED, ENTERED, PLAY, PASSIVE, EXHAUST, SOLSTICE, END, WORTH = (
    "note",
    "king",
    "gained",
    "entered",
    "play",
    "passive",
    "exhaust",
    "solstice",
    "end",
    "worth",
)


class Face(Card):
    """A print as a card of the shared room: its effects by section, its text, what a page needs to draw it."""

    def __init__(self, printed: Print) -> None:
        self.printed = printed
        names = printed.names
        effects = tuple([(f"imperium-section-{section}", node) for section, node in _sections(printed)])
        code = printed.codes[0]
        super().__init__(NAME, code, names["cs"], names["en"], names["hu"], printed.emblem, printed.source, effects)
        self.numbers = [BY_CODE[code] for code in printed.codes]
        self.number = self.numbers[0]
        self.nation = next((name for name, prefix in NATIONS if code.startswith(prefix)), COMMON)
        self.box = "both" if printed.start == AS_STATE else "legends" if code.startswith("2") else "classics"

    # --- text -------------------------------------------------------------------------------------------------------
    def text(self, lang: str) -> list[str]:
        """A paragraph a section: first what restricts the card, then its effects, then its points."""
        t = self.tongue(lang)
        lines = self._restrictions(t)
        if self.printed.free and self.printed.play is None:
            lines.append(sentence(t.say("imperium-free")))
        before = ""
        for section, node in self.effects:
            said = sentences(node, t)
            if section != before or section != f"imperium-section-{PASSIVE}":
                said[0] = t.say(section, effect=said[0])
            elif section == before:
                said[0] = f"{lines.pop()} {sentence(said[0])}"
            if self.printed.free and section.endswith(PLAY):
                said.insert(0, t.say("imperium-free"))
            lines.append(" ".join([sentence(text) for text in said]))
            before = section
        return lines

    def _restrictions(self, t: Tongue) -> list[str]:
        printed = self.printed
        found: list[str] = []
        if printed.needs:
            found.append(_needs(printed.needs, t))
        if printed.enters_play:
            found.append(t.say("imperium-enters-play"))
        if printed.fixed and printed.start != IN_PLAY:
            found.append(t.say("imperium-fixed"))
        if not printed.playable:
            found.append(t.say("imperium-unplayable"))
        if not printed.garrison:
            found.append(t.say("imperium-no-garrison"))
        return [" ".join([sentence(text) for text in found])] if found else []

    # --- what is printed on it --------------------------------------------------------------------------------------
    def symbols(self) -> list[str]:
        """Its icons as pictures, as often as they are printed."""
        return [nouns.PICTURES[icon.bit_length() - 1] for icon in self.printed.icons]

    def suits(self) -> list[str]:
        return nouns.bits(SUITS, self.printed.suits)

    def points(self) -> str | None:
        """What stands in the seal: a number, "1/6" for one point a six, "2×", or the best of several with a star."""
        vp = self.printed.vp
        if isinstance(vp, Score):
            term = vp.terms[0]
            return f"{term.points}×" if term.every == 1 else f"{term.points}/{term.every}"
        if isinstance(vp, ScoreWhere):
            return f"{signed(vp.n or vp.points(0))}*"
        return signed(vp) if vp else None

    def type_line(self, lang: str) -> str:
        """Suits, sorts of card, header icons, and whose card it is."""
        printed = self.printed
        kinds = [say(lang, f"imperium-suit-{suit}") for suit in self.suits()]
        kinds += [say(lang, f"imperium-type-{icon}") for icon in dict.fromkeys(self._sorts())]
        kinds += [say(lang, "imperium-type-pinned")] if printed.pinned else []
        kinds += [say(lang, "imperium-type-attack")] if printed.attack else []
        kinds += [say(lang, f"imperium-state-{STATES[printed.state]}")] if printed.state != NO_STATE else []
        whose = f"imperium-nation-{self.nation}" if self.nation != COMMON else f"imperium-box-{self.box}"
        return " · ".join([*kinds, say(lang, whose)])

    def _sorts(self) -> list[str]:
        """City, metropolis, knight, mask, scroll."""
        return [ICONS[icon.bit_length() - 1] for icon in self.printed.icons if icon.bit_length() > 3]

    def face(self, lang: str) -> dict[str, Any]:
        printed = self.printed
        suits = self.suits()
        state = STATES[printed.state] if printed.state != NO_STATE else "none"
        kind = suits[0] if suits else "nation"
        return super().face(lang) | {
            "ids": self.numbers,
            "type_line": self.type_line(lang),
            "suits": suits or ["state" if printed.start == AS_STATE else self.nation],
            "kind": kind,
            "kinds": ["attack-card"] if printed.attack else [],
            "icons": [*self.symbols(), *self.icons()][:MOST_ICONS],
            "symbols": self.symbols(),
            "pinned": printed.pinned,
            "attack": printed.attack,
            "state": state,
            "players": printed.players,
            "start": printed.start,
            "nation": self.nation,
            "side": printed.codes[0][-1].lower() if printed.codes[0][-1] in "AB" else None,
            "printed_name": lang == "en" or lang in printed.printed.split(),
            "cost": [[GOODS[good], n] for good, n in printed.develop or ()],
            "points": self.points(),
            "count": len(self.numbers),
            "keywords": [keyword(NAME, lang, word) for word in self.keywords()],
            "rules": [],
            "facets": {"nation": self.nation, "suit": suits or ["none"], "box": self.box, "state": state},
        }

    def keywords(self) -> list[str]:
        """The words of its text that the rules explain."""
        icons = self.icons()
        sections = [section.rpartition("-")[2] for section, _ in self.effects]
        found: list[str] = [word for word in KEYWORDS if word in icons or word in sections]
        found += [word for word, there in (("pinned", self.printed.pinned), ("free-play", self.printed.free)) if there]
        found += ["attack"] if self.printed.attack else []
        return list(dict.fromkeys(found))


KEYWORDS: Final[tuple[str, ...]] = (
    "acquire",
    "break-through",
    "abandon",
    "recall",
    "garrison",
    "exile",
    "history",
    "sink",
    "find",
    "develop",
    "steal",
    "unrest",
    "fame",
    "free-play",
    "exhaust",
    "solstice",
    "passive",
    "quest",
    "journey",
)


def signed(n: int) -> str:
    """A number with a true minus sign."""
    return str(n).replace("-", "−")


def _needs(needs: tuple[Count, ...], t: Tongue) -> str:
    """What must be in play, or in one's history, before a card may be played."""
    play = tuple([need.name for need in needs if isinstance(need, InPlay)])
    history = tuple([need.name for need in needs if isinstance(need, InHistory)])
    where = "play" if not history else "history" if not play else "both"
    said = {
        "play": nouns.named(t, play, "list-and", the=True),
        "history": nouns.named(t, history, "list-and", the=True),
    }
    return t.say("imperium-needs", where=where, n=len(play), **said)


def sentences(node: Node, t: Tongue) -> list[str]:
    """An effect as one sentence a step; a step that is like the one before says so."""
    if isinstance(node, Seq):
        found: list[str] = []
        before: Node | None = None
        for step in node.steps:
            effect = step.effect if isinstance(step, May) else step
            found += sentences(step, t.turned(again="yes") if effect == before else t)
            before = effect
        return found
    if type(node) is Then:
        return sentences(node.first, t) + sentences(node.effect, t.turned(deed=deed(node.first)))
    return [node.words(t)]


def _sections(printed: Print) -> list[tuple[str, Node]]:
    notes = [(NOTE, fact) for fact in printed.facts if isinstance(fact, LastQuest)]
    passive = [(PASSIVE, fact) for fact in printed.facts if not (_exhausts(fact) or isinstance(fact, LastQuest))]
    exhaust = [(EXHAUST, fact) for fact in printed.facts if _exhausts(fact)]
    worth = [(WORTH, printed.vp)] if isinstance(printed.vp, Score | ScoreWhere) else []
    parts: list[tuple[str, Node | None]] = [
        *notes,
        (KING if printed.start == AS_KING else GAINED, printed.gained),
        (ENTERED, printed.entered),
        (PLAY, printed.play),
        *passive,
        *exhaust,
        (EXHAUST, printed.exhaust),
        (SOLSTICE, printed.solstice),
        (END, printed.end),
        *worth,
    ]
    return [(section, node) for section, node in parts if node is not None]


def _exhausts(fact: Node) -> bool:
    """Is it an Exhaust ability that waits for its moment?"""
    if isinstance(fact, Defend):
        return fact.tires()
    return isinstance(fact, FewerMasks) or (isinstance(fact, When) and fact.exhaust)


def _entitle(faces: list[Face]) -> None:
    """Let texts name cards: by their English name, or by the name of their family, which has no numeral. A name that
    several faces bear is like a family."""
    borne = [face.name("en") for face in faces]
    nouns.FAMILIES.update([name for name in borne if borne.count(name) > 1])
    for face in faces:
        names = {lang: face.name(lang) for lang in ("cs", "en", "hu")}
        nouns.TITLES.setdefault(face.name("en"), (face.number, names))
        if face.printed.family:
            plain = {lang: re.sub(r" [IVX]+\.?$", "", name) for lang, name in names.items()}
            nouns.TITLES.setdefault(face.printed.family, (face.number, plain))
            nouns.FAMILIES.add(face.printed.family)


FACES: Final = [Face(printed) for printed in PRINTS]
BY_SIDE: Final = {number: face for face in FACES for number in face.numbers}
_entitle(FACES)
