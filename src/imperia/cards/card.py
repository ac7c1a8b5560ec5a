"""Card: what every card of every game has: code, names, emblem, where its facts come from, and its effects."""

from __future__ import annotations

from typing import Any

from ..kernel.game import find
from . import words
from .nodes import EffectGame, Node
from .words import Tongue, say, sentence

PRINTED, FRAGMENT, ORIGINAL = "printed", "fragment", "original"


class Card:
    """One card. `effects` are (section, node) pairs in printed order; a section is a Fluent key: when it works."""

    def __init__(
        self,
        game: str,
        code: str,
        cs: str,
        en: str,
        hu: str,
        emblem: str,
        source: str,
        effects: tuple[tuple[str, Node], ...],
    ) -> None:
        self.game = game
        self.code = code
        self.names = {"cs": cs, "en": en, "hu": hu}
        self.emblem = emblem
        self.source = source
        self.effects = effects
        self.number = -1
        self._check()

    def _check(self) -> None:
        if not all(self.names.values()):
            raise ValueError(f"card {self.code} lacks a name")
        if self.source not in (PRINTED, FRAGMENT, ORIGINAL):
            raise ValueError(f"card {self.code}: unknown source {self.source!r}")
        for section, node in self.effects:
            if not isinstance(node, Node):
                raise ValueError(f"card {self.code}: {section} is not an effect")

    def name(self, lang: str) -> str:
        return self.names[lang]

    def mark(self, lang: str) -> str:
        """The name as a mark that a page can preview."""
        return words.mark("card", self.number, self.names[lang])

    def tongue(self, lang: str) -> Tongue:
        """A language to speak of this card in."""
        return tongue(self.game, lang)

    def text(self, lang: str) -> list[str]:
        """The rules text, one sentence an effect, written from the effect tree."""
        t = self.tongue(lang)
        return [sentence(say(lang, section, effect=node.words(t))) for section, node in self.effects]

    def icons(self) -> list[str]:
        """The icon row, in the order of the effects."""
        t = self.tongue("en")
        found: list[str] = []
        for _, node in self.effects:
            found.extend(name for name in node.icons(t) if name not in found)
        return found

    def face(self, lang: str) -> dict[str, Any]:
        """What a page needs to draw the card; games add their own facts."""
        return {
            "id": self.number,
            "ids": [self.number],
            "code": self.code,
            "name": self.names[lang],
            "names": self.names,
            "emblem": self.emblem,
            "text": [words.rich(line) for line in self.text(lang)],
            "icons": self.icons(),
            "provenance": self.source,
            "provenance_text": say(lang, f"source-{self.source}"),
            "points": None,
            "cost": [],
            "pigments": [],
            "fields": [],
            "count": 1,
        }


def keyword(game: str, lang: str, word: str) -> dict[str, Any]:
    """A word of a card that the rules explain."""
    key = f"{game}-keyword-{word}"
    return {"word": say(lang, key), "text": words.rich(say(lang, f"{key}-text"))}


def tongue(game: str, lang: str) -> Tongue:
    """A language to speak of a game in."""
    found = find(game)
    assert isinstance(found, EffectGame)
    return Tongue(lang, found)
