"""The rule catalogues of docs/rules as data: sections of numbered rules, for the table and the command line."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from .kernel.errors import SetupError

FACETS = ("W", "T", "M", "Z", "C", "F")  # who, when, kind, from where to where, cost, what if it cannot be done

_PLACES = (
    Path(__file__).parent / "rules",
    Path(__file__).parents[2] / "docs" / "rules",
)  # installed, or in the repository
_SECTION = re.compile(r"^## (?:\d+\. )?([A-Z][A-Z0-9]*) [–—-] (.+)$")
_RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9]+-\d+[a-z]?)(?: ([^*]+?))?\.?\*\*\s*(.*)$")
_SOURCE = re.compile(r"\s*\[([^\[\]]*)\]\s*$")
_FACET = re.compile(r"`([A-Z])` (.*?)(?= · `[A-Z]` |$)")
_NAMED = re.compile(r"[A-Z]{2}-[A-Z0-9]+-\d+")
_MARKDOWN = re.compile(r"[*`]")


@dataclass(frozen=True)
class Rule:
    """One numbered rule: its text in our words, where it comes from, and its facets by letter."""

    id: str
    title: str
    text: str
    source: str
    facets: dict[str, str]


@dataclass(frozen=True)
class Section:
    """A chapter of the catalogue; `id` is the middle part of its rules' ids."""

    id: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Catalogue:
    """All rules of a game, in order."""

    game: str
    sections: tuple[Section, ...]
    glossary: dict[str, tuple[str, ...]] = field(default_factory=dict)  # a Czech word: our words for it

    @property
    def rules(self) -> list[Rule]:
        return [rule for section in self.sections for rule in section.rules]

    def rule(self, name: str) -> Rule | None:
        return next((rule for rule in self.rules if rule.id == name), None)

    def find(self, text: str) -> list[Rule]:
        """The rules that hold every word of `text`, whatever its accents and capitals; the glossary's words too."""
        wanted = [[word, *self.glossary.get(word, ())] for word in plain(text).split()]
        found: list[Rule] = []
        for section in self.sections:
            for rule in section.rules:
                body = plain(
                    " ".join((rule.id, rule.title, section.title, rule.text, rule.source, *rule.facets.values()))
                )
                if all(any(word in body for word in words) for words in wanted):
                    found.append(rule)
        return found


def plain(text: str) -> str:
    """Small letters without accents, for searching."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in parts if not unicodedata.combining(letter)])


@cache
def load(game: str) -> Catalogue:
    """The catalogue of a game; SetupError when there is none."""
    for place in _PLACES:
        path = place / f"{game}.md"
        if re.fullmatch(r"[a-z]+", game) and path.is_file():
            return parse(game, path.read_text(encoding="utf-8"))
    raise SetupError(f"There is no rule catalogue of {game!r}.")


def parse(game: str, text: str) -> Catalogue:
    """Read the sections `## n. ABC – title` and their rules `- **ID Title.** text [source]` with a line of facets."""
    sections: list[Section] = []
    for chapter in re.split(r"(?m)^(?=## )", text):
        heading = _SECTION.match(chapter.split("\n", 1)[0].rstrip())
        if heading is None:
            continue
        rules = [rule for rule in map(_rule, re.split(r"(?m)^(?=- \*\*)", chapter)[1:]) if rule is not None]
        if rules:
            sections.append(Section(heading[1], _titled(heading[2]), tuple(rules)))
    return Catalogue(game, tuple(sections), _glossary(text))


def _glossary(text: str) -> dict[str, tuple[str, ...]]:
    """The vocabulary table `| here | Czech | note |` of a catalogue, from the Czech word to ours."""
    found: dict[str, tuple[str, ...]] = {}
    chapter = re.search(r"(?ms)^## 0\..*?(?=^## )", text)
    for ours, czech in re.findall(r"(?m)^\| ([^|]+) \| ([^|]+) \|", chapter[0] if chapter else ""):
        pairs = list(zip(re.split(r"[/,]", ours), re.split(r"[/,]", czech), strict=False))
        for word, local in pairs:
            for form in re.findall(r"\w+", plain(local)):
                if len(form) > 2 and word.strip():
                    found[form] = (*found.get(form, ()), plain(word).strip())
    return found


def _rule(block: str) -> Rule | None:
    lines = [line.strip() for line in re.split(r"\n\s*\n", block, maxsplit=1)[0].split("\n")]
    head = _RULE.match(lines[0])
    if head is None:
        return None
    facets: dict[str, str] = {}
    words = [head[3]]
    for line in lines[1:]:
        if _FACET.match(line):
            facets |= {key: _bare(value) for key, value in _FACET.findall(line)}
        else:
            words.append(line)
    body = _bare(" ".join(words))
    source = _SOURCE.search(body)
    text = body[: source.start()] if source else body
    return Rule(head[1], _bare(head[2] or ""), text, source[1] if source else "", facets)


def _bare(text: str) -> str:
    return _MARKDOWN.sub("", text).strip()


def _titled(text: str) -> str:
    return text[:1].upper() + text[1:]


def references(text: str) -> list[tuple[int, int]]:
    """Where a text names rules: (start, end) of each id."""
    return [found.span() for found in _NAMED.finditer(text)]
