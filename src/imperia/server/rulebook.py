"""The rules reference as the browser shows it: chapters of rules with examples, rulings, icons and live cards."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from .. import catalogue
from ..cards.presenter import presenter
from ..cards.words import mark, rich, say, typeset
from ..kernel.game import find

RULINGS = "AMB"  # the chapter that lists all our rulings


def rulebook(game: str, lang: str) -> dict[str, Any]:
    """A whole rulebook in one language; what is not translated is marked as English."""
    book = catalogue.load(game, lang)
    writer = _Writer(game, lang, {rule.id for rule in [*book.rules, *book.rulings]})
    sections = [
        {
            "id": section.id,
            "title": typeset(lang, section.title),
            "lead": [writer.text(line) for line in section.lead.split("\n") if line],
            "lang": section.lang,
            "rules": [_rule(rule, book, writer) for rule in section.rules],
        }
        for section in book.sections
    ]
    if book.rulings:
        sections.append(
            {
                "id": RULINGS,
                "title": say(lang, "rules-rulings"),
                "lead": [writer.text(say(lang, "rules-rulings-lead"))],
                "lang": lang,
                "rules": [_shaped(rule, writer) | _NO_MORE for rule in book.rulings],
            }
        )
    return {"sections": sections}


_NO_MORE: dict[str, Any] = {"facets": {}, "examples": [], "rulings": []}


def _rule(rule: catalogue.Rule, book: catalogue.Catalogue, writer: _Writer) -> dict[str, Any]:
    return _shaped(rule, writer) | {
        "facets": writer.facets(rule),
        "examples": [_shaped(example, writer) for example in book.examples_of(rule)],
        "rulings": [_shaped(ruling, writer) for ruling in book.rulings_on(rule)],
    }


def _shaped(rule: catalogue.Rule, writer: _Writer) -> dict[str, Any]:
    """What rules, rulings and examples have in common; the steps of a text are the lines below its first."""
    first, *steps = rule.text.split("\n")
    return {
        "id": rule.id,
        "title": typeset(writer.lang, rule.title),
        "text": writer.text(first),
        "steps": [writer.text(re.sub(r"^\d+\. ", "", step)) for step in steps],
        "lang": rule.lang,
    }


class _Writer:
    """Turns the texts of one catalogue into rich text: its marks, the rules it names and the names of cards."""

    def __init__(self, game: str, lang: str, known: set[str]) -> None:
        self.lang = lang
        self.known = known
        self.codes, names = _cards(game, lang)
        self.names = {typeset(lang, name): card for name, card in names.items()}  # as they stand in a text
        words = sorted(self.names, key=len, reverse=True)
        several = "|".join([re.escape(name) for name in words if re.search(r"\s", name)])
        single = "|".join([re.escape(name) for name in words if not re.search(r"\s", name)])
        # a word that opens a sentence is large anyway, and need not be a name
        self._found = re.compile(rf"(?<!\w)(?:{several})(?!\w)|(?<=[\w,;]\s)(?:{single})(?!\w)")

    def text(self, text: str) -> list[Any]:
        return rich("".join([self._piece(what, words) for what, words in catalogue.shown(typeset(self.lang, text))]))

    def _piece(self, what: str, words: str) -> str:
        if what in self.codes:
            return mark("card", self.codes[what], words)
        return mark("icon", what, words) if what else self._linked(words)

    def _linked(self, text: str) -> str:
        """Plain words with their rules and cards as links."""
        links = [(start, end, "rule") for start, end in catalogue.references(text) if text[start:end] in self.known]
        links += [(*found.span(), "card") for found in self._found.finditer(text)]
        made, at = "", 0
        for start, end, kind in sorted(links):
            words = text[start:end]
            if start >= at:
                made += text[at:start] + mark(kind, self.names[words] if kind == "card" else words, words)
                at = end
        return made + text[at:]

    def facets(self, rule: catalogue.Rule) -> dict[str, str]:
        """The facets of a rule that say something, by their names; the letter of its kind becomes a word."""
        facets = {key: rule.facets[key] for key in catalogue.FACETS if key in rule.facets}
        if facets.get("M", "") in tuple(catalogue.KINDS):
            facets["M"] = say(self.lang, f"facet-kind-{facets['M']}")
        facets["source"] = rule.source
        told = {key: it for key, it in facets.items() if it not in catalogue.NOTHING}
        return {say(self.lang, f"facet-{key}"): typeset(self.lang, it) for key, it in told.items()}


@cache
def _cards(game: str, lang: str) -> tuple[dict[str, int], dict[str, int]]:
    """The cards of a game by code and by name; a name that is also the word for a kind of cards means no card."""
    speaker = presenter(find(game))
    faces = speaker.cards(lang)
    kinds = {value["label"] for filters in speaker.filters(lang) for value in filters["values"]}
    codes = {face["code"]: face["id"] for face in faces}
    names = {face["name"]: face["id"] for face in reversed(faces) if face["name"] not in kinds}
    return codes, names
