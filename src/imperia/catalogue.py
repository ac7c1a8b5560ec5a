"""The rule catalogues of docs/rules as data: sections of numbered rules, for the table and the command line."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from .kernel.errors import SetupError

FACETS = ("W", "T", "M", "Z", "C", "F")  # who, when, kind, from where to where, cost, what if it cannot be done

_PLACES = (
    Path(__file__).parent / "rules",
    Path(__file__).parents[2] / "docs" / "rules",
)  # installed, or in the repository
_PART = r"[A-Z][A-Z0-9]*"
_ID = rf"[A-Z]{{2}}(?:-{_PART})+-\d\d+[a-z]?"  # the game's letters, one or two parts, a number: IM-KW-ACQ-01
_CODED = rf"(?:\d+\. )?({_PART}(?:-{_PART})?) [–—-] "
_CHAPTER = re.compile(rf"(?m)^(?=##? |### {_CODED})")
_SECTION = re.compile(rf"^###? {_CODED}(.+)$")
_RULE = re.compile(rf"^- \*\*({_ID})(?: ([^*]+?))?\.?\*\*\s*(.*)$")
_OPENING = re.compile(r"\s*([-*+] |\d+\. |\| ?)([*_]*)([A-Z]{2}[-–—_][^\s*|]*)([^|]*)")
_SOURCE = re.compile(r"\s*\[([^\[\]]*)\]\s*$")
_FACET = re.compile(r"`([A-Z])` (.*?)(?= · `[A-Z]` |$)")
_NAMED = re.compile(rf"(?<![\w-]){_ID}")
_VOCABULARY = re.compile(r"(?m)^\| [^|]+ \| (?:Czech|CZ) \|.*\n\|[-|]+\n((?:\|.*\n)+)")
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
    """A chapter of the catalogue; `id` is what stands between the letters and the numbers of its rules' ids."""

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
    """Small letters without accents and plain apostrophes, for searching."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join([letter for letter in parts if not unicodedata.combining(letter)])


@cache
def load(game: str) -> Catalogue:
    """The catalogue of a game; SetupError when there is none."""
    for place in _PLACES:
        path = place / f"{game}.md"
        if re.fullmatch(r"[a-z]+", game) and path.is_file():
            return parse(game, path.read_text(encoding="utf-8"))
    raise SetupError("There is no rule catalogue of {game!r}.", key="no-catalogue", game=game)


def parse(game: str, text: str) -> Catalogue:
    """Read the sections `## n. ABC – title` and their rules `- **ID Title.** text [source]` with a line of facets."""
    sections: list[Section] = []
    starts = [found.start() for found in _CHAPTER.finditer(text)]
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        chapter = text[start:end]
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
    table = _VOCABULARY.search(text)
    for ours, czech in re.findall(r"(?m)^\| ([^|]+) \| ([^|]+) \|", table[1] if table else ""):
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


# --- which ids there are --------------------------------------------------------------------------------------------
@dataclass
class Index:
    """The ids that the files of a game define, each with its place, and what in them looks like an id and is none."""

    ids: dict[str, str] = field(default_factory=dict)
    mistakes: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class _Opening:
    """A list item or a table row that opens with something like an id."""

    place: str
    row: bool
    bold: bool
    name: str
    rest: str  # what else stands in its table cell

    @property
    def well_formed(self) -> bool:
        return re.fullmatch(_ID, self.name) is not None

    @property
    def defines(self) -> bool:
        """A definition is bold in a list, and alone in the first cell of a table; a plain list item only mentions."""
        return self.well_formed and (not self.rest.strip("*_ ") if self.row else self.bold)


def index(files: Mapping[str, str]) -> Index:
    """Every definition in the texts of one game, by file name; a definition opens a list item or a table row."""
    openings = [found for name, text in files.items() for found in _openings(name, text)]
    letters = Counter(found.name[:2] for found in openings if found.defines).most_common(1)
    own = letters[0][0] if letters else ""
    answer = Index()
    for found in openings:
        if found.defines and found.name[:2] == own:
            first = answer.ids.setdefault(found.name, found.place)
            if first != found.place:
                answer.mistakes.append(f"{found.place}: {found.name} is defined a second time; the first is at {first}")
    for found in openings:
        wrong = _wrong(found, own, answer.ids)
        if wrong:
            answer.mistakes.append(f"{found.place}: {found.name} {wrong}")
    return answer


def _openings(name: str, text: str) -> list[_Opening]:
    found: list[_Opening] = []
    for number, line in enumerate(text.split("\n"), 1):
        match = _OPENING.match(line)
        if match is not None:
            mark, stars, word, rest = match.groups()
            row = mark.startswith("|")
            token = word if row else word.rstrip(".:,;")
            found.append(_Opening(f"{name}:{number}", row, stars == "**", token, rest))
    return found


def _wrong(found: _Opening, own: str, known: Mapping[str, str]) -> str:
    """Why an opening that is no definition cannot be left alone, or nothing."""
    if found.name[:2] != own:
        return f"is an id of another game; those here begin with {own}" if found.well_formed else ""
    if not found.well_formed:
        return f"is not a rule id, which looks like {own}-ABC-01"
    if found.row and not found.defines:
        return "does not stand alone in its cell, so the row defines nothing"
    if not found.row and not found.bold and found.name not in known:
        return "is mentioned, but defined nowhere (a definition in a list is **bold**)"
    return ""
