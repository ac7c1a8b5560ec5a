"""The rule catalogues of docs/rules as data: chapters of numbered rules in the reader's language.

`<game>.md` is the catalogue: English, numbered, with facets, rulings (`-AMB-`) and worked examples (`-EX-`, `-DT-`).
`<game>.cs.md` and `<game>.hu.md` say the same to people in their own words. Everything in them is one of four things:

    ## BLD – Stavba lokace                        a chapter: the code of the catalogue, our title, and below it
    Zaplatíte cenu karty a vyložíte ji.           a lead of a sentence or two

    - **IS-BLD-02 Jak se staví.** Text. Zaplatíte 1 {wood: dřevo} a {ROM011: Architekta} vyložíte (IS-BLD-05).
      1. Steps, if it has any, one a line.
      `T` při placení · `F` stavět nelze          facets that only this rule has

    | always | kdykoli |                           a facet that many rules share: in English, then in this language

A ruling's title is its question, its text the answer with the reason; an example is told as a little story; both stand
anywhere. Ids and numbers are those of the catalogue, numbers in figures; where a rule comes from and which rules an
example shows stands there only. A facet is looked up in the shared ones unless the rule says it itself; `M` (a letter),
`–`, `none` and ids need no translation. `{icon: words}` is drawn as an icon and read as its words, `{CARD: words}`
shows the card; a card's plain name is found without that. What has no translation is shown in English and counted by
`make rules`.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from .kernel.errors import SetupError

FACETS = ("W", "T", "M", "Z", "C", "F")  # who, when, kind, from where to where, cost, what if it cannot be done
KINDS = "MOAD"  # mandatory, optional, automatic, definition
NOTHING = ("", "–", "none")  # facets that say nothing
ENGLISH = "en"

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
_RULING = re.compile(r"^[A-Z]{2}-AMB-")
_EXAMPLE = re.compile(r"^[A-Z]{2}-(?:EX|DT)-")
_OPENING = re.compile(r"\s*([-*+] |\d+\. |\| ?)([*_]*)([A-Z]{2}[-–—_][^\s*|]*)([^|]*)")
_SOURCE = re.compile(r"\s*\[([^\[\]]*)\]\s*$")
_FACET = re.compile(r"`([A-Z])` (.*?)(?= · `[A-Z]` |$)")
_STEP = re.compile(r"^\d+\. ")
_INLINE = re.compile(r" — (?=(?:Def|[AMO])\b|[A-Z]: )(?!.* — )")  # where the facets of a one-line rule begin
_ROW = re.compile(r"(?m)^\| *([^|]*?) *\|(.*)\|\s*$")
_NAMED = re.compile(rf"(?<![\w-]){_ID}")
_SHORT = re.compile(rf"((?:{_PART}-)+)?-?(\d\d+[a-z]?)")  # ids in a row: PW-LAY-01/-02, KW-ACQ-01…06
_VOCABULARY = re.compile(r"(?m)^\| [^|]+ \| (?:Czech|CZ) \|.*\n\|[-|]+\n((?:\|.*\n)+)")
_MARKDOWN = re.compile(r"[*`]")
_SHOWN = re.compile(r"\{([^{}:]+): ([^{}]*)\}")  # {icon or card: words}
_REMARK = re.compile(
    r"ruling|adopted|derived|generalised|completed|AMB-|author's|\.json|^ours"
)  # ours, not a book's heading


@dataclass(frozen=True)
class Rule:
    """One numbered rule, ruling or example: its text in our words, where it comes from, and its facets by letter.

    The steps of a text follow it in lines of their own.
    """

    id: str
    title: str
    text: str
    source: str = ""
    facets: dict[str, str] = field(default_factory=dict)
    cites: tuple[str, ...] = ()
    lang: str = ENGLISH


@dataclass(frozen=True)
class Section:
    """A chapter of the catalogue; `id` is what stands between the letters and the numbers of its rules' ids."""

    id: str
    title: str
    rules: tuple[Rule, ...]
    lead: str = ""
    lang: str = ENGLISH


@dataclass(frozen=True)
class Catalogue:
    """All rules of a game, in order, with our rulings and the worked examples."""

    game: str
    sections: tuple[Section, ...]
    glossary: dict[str, tuple[str, ...]] = field(default_factory=dict)  # a Czech word: our words for it
    rulings: tuple[Rule, ...] = ()
    examples: tuple[Rule, ...] = ()

    @property
    def rules(self) -> list[Rule]:
        return [rule for section in self.sections for rule in section.rules]

    @property
    def entries(self) -> list[Rule]:
        return [*self.rules, *self.rulings, *self.examples]

    def rule(self, name: str) -> Rule | None:
        return next((rule for rule in self.entries if rule.id == name), None)

    def rulings_on(self, rule: Rule) -> list[Rule]:
        """What we decided where this rule leaves something open."""
        return [ruling for ruling in self.rulings if ruling.id in rule.cites or rule.id in ruling.cites]

    def examples_of(self, rule: Rule) -> list[Rule]:
        """The examples that show this rule before any other."""
        return [example for example in self.examples if example.cites[:1] == (rule.id,)]

    def find(self, text: str) -> list[Rule]:
        """The rules that hold every word of `text`, whatever its accents and capitals; the glossary's words too."""
        wanted = [[word, *self.glossary.get(word, ())] for word in plain(text).split()]
        found: list[Rule] = []
        for section in self.sections:
            for rule in section.rules:
                said = (rule.id, rule.title, section.title, spoken(rule.text), rule.source, *rule.facets.values())
                body = plain(" ".join(said))
                if all(any(word in body for word in words) for words in wanted):
                    found.append(rule)
        return found


def plain(text: str) -> str:
    """Small letters without accents and plain apostrophes, for searching."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join([letter for letter in parts if not unicodedata.combining(letter)])


def spoken(text: str) -> str:
    """A text without its marks for icons and cards."""
    return _SHOWN.sub(r"\2", text)


def shown(text: str) -> list[tuple[str, str]]:
    """A text in pieces: (icon or card that a piece stands for, or nothing, and the words)."""
    pieces: list[tuple[str, str]] = []
    at = 0
    for found in _SHOWN.finditer(text):
        pieces += [("", text[at : found.start()]), (found[1], found[2])]
        at = found.end()
    return [(what, words) for what, words in [*pieces, ("", text[at:])] if words]


def references(text: str) -> list[tuple[int, int]]:
    """Where a text names rules: (start, end) of each id."""
    return [found.span() for found in _NAMED.finditer(text)]


# --- reading ----------------------------------------------------------------------------------------------------------
@cache
def load(game: str, lang: str = ENGLISH) -> Catalogue:
    """The catalogue of a game in a language, as far as it is translated; SetupError when there is none."""
    text = _text(game, ENGLISH)
    if text is None:
        raise SetupError("There is no rule catalogue of {game!r}.", key="no-catalogue", game=game)
    book = parse(game, text)
    words = None if lang == ENGLISH else _text(game, lang)
    return book if words is None else translated(book, parse_translation(words, lang))


def _text(game: str, lang: str) -> str | None:
    name = f"{game}.md" if lang == ENGLISH else f"{game}.{lang}.md"
    if re.fullmatch(r"[a-z]+(\.[a-z]+)?\.md", name):
        for place in _PLACES:
            if (place / name).is_file():
                return (place / name).read_text(encoding="utf-8")
    return None


def parse(game: str, text: str) -> Catalogue:
    """Read the sections `## n. ABC – title` and their rules `- **ID Title.** text [source]` with a line of facets."""
    sections = [section for section in _sections(text) if section.rules or section.lead]
    entries = [rule for rule in map(_rule, _blocks(text)) if rule is not None]
    rulings = [_asked(rule) for rule in entries if _RULING.match(rule.id)] + _tabled_rulings(text)
    examples = [_told(rule) for rule in entries if _EXAMPLE.match(rule.id)]
    return Catalogue(game, tuple(sections), _glossary(text), tuple(rulings), tuple(examples))


def _sections(text: str) -> list[Section]:
    sections: list[Section] = []
    starts = [found.start() for found in _CHAPTER.finditer(text)]
    for start, end in zip(starts, [*starts, len(text)][1:], strict=True):
        chapter = text[start:end]
        heading = _SECTION.match(chapter.split("\n", 1)[0].rstrip())
        if heading is None or _EXAMPLE.match(f"XX-{heading[1]}-") or _RULING.match(f"XX-{heading[1]}-"):
            continue
        rules = [rule for rule in map(_rule, _blocks(chapter)) if rule is not None]
        sections.append(Section(heading[1], _titled(heading[2]), tuple(rules), _lead(chapter)))
    return sections


def _lead(chapter: str) -> str:
    """The paragraphs between a heading and the first rule, list or table."""
    body = re.split(r"(?m)^(?:[-|#]|\d+\. )", chapter.partition("\n")[2], maxsplit=1)[0]
    return "\n".join([" ".join(part.split()) for part in re.split(r"\n\s*\n", _bare(body)) if part.strip()])


def _blocks(text: str) -> list[str]:
    return re.split(r"(?m)^(?=- \*\*)", text)[1:]


def _rule(block: str) -> Rule | None:
    lines = [line.strip() for line in re.split(r"\n\s*\n|\n(?=[^\s])", block, maxsplit=1)[0].split("\n")]
    head = _RULE.match(lines[0])
    if head is None:
        return None
    facets: dict[str, str] = {}
    words = head[3]
    for line in lines[1:]:
        if _FACET.match(line):
            facets |= {key: _bare(value) for key, value in _FACET.findall(line)}
        else:
            words += ("\n" if _STEP.match(line) else " ") + line
    body = words.strip()
    source = _SOURCE.search(body)
    text, inline = _inline_facets(body[: source.start()] if source else body)
    facets |= inline
    cites = _NAMED.findall(" ".join((body, *facets.values())))
    return Rule(head[1], _bare(head[2] or ""), _bare(text), source[1] if source else "", facets, tuple(cites))


def _inline_facets(text: str) -> tuple[str, dict[str, str]]:
    """A rule of one line ends with its facets: `… — W: owner · O · F: nothing.`; the text without them, and they."""
    parts = _INLINE.split(text, maxsplit=1)
    if len(parts) == 1:
        return text, {}
    facets: dict[str, str] = {}
    further: list[str] = []
    for item in re.split(r" · |(?<=^Def\.) |(?<=^[AMO]\.) ", parts[1]):
        letter, _, value = item.partition(": ")
        bare = _bare(item).rstrip(".")
        if letter in FACETS and value:
            facets[letter] = _bare(value).rstrip(".")
        elif re.match(r"(Def|[AMO])\b", bare):
            facets["M"] = "D" if bare == "Def" else bare
        elif letter != "Test":
            further.append(_titled(bare) + ".")
    return " ".join([parts[0], *further]), facets


def _asked(rule: Rule) -> Rule:
    """A ruling in a list: the gap – **the answer** – why."""
    gap, *answer = re.split(r" – ", rule.text, maxsplit=1)
    return replace(rule, title=gap, text=answer[0]) if answer and not rule.title else rule


_COLUMNS = ("question", "point", "ruling", "why")  # what the heads of a table of rulings are called


def _tabled_rulings(text: str) -> list[Rule]:
    """Rulings in a table: the columns of the question, of the ruling and perhaps of the reason."""
    found: list[Rule] = []
    columns: list[int] = []
    for first, rest in _ROW.findall(text):
        cells = [_bare(cell) for cell in (first, *rest.split(" | "))]
        if first.lower() == "id":
            columns = [n for n, head in enumerate(cells) if any(name in head.lower() for name in _COLUMNS)]
        elif _RULING.match(cells[0]) and len(columns) > 1:
            asked, *said = [cells[n] for n in columns]
            words = " ".join(said)
            found.append(Rule(cells[0], asked, words, cites=tuple(_NAMED.findall(words))))
    return found


def _told(rule: Rule) -> Rule:
    """An example: where it comes from stands first in brackets, the rules it shows after an arrow or in brackets."""
    text = re.sub(r"^[(\[](?:RB|CZ|book|derived)[^()\[\]]*[)\]]\s*", "", rule.text)
    body, arrow, shows = text.rpartition(" → ")
    if not arrow or not _SHORT.search(shows):
        body, shows = text, rule.source
    letters = rule.id[:3]
    cites: list[str] = []
    stem = ""
    for named, number in _SHORT.findall(shows):
        stem = (named if named.startswith(letters) else letters + named) if named else stem
        if stem:
            cites.append(f"{stem}{number}")
    return replace(rule, title=_titled(rule.title), text=_SOURCE.sub("", body).strip(), cites=tuple(cites))


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


def _bare(text: str) -> str:
    return _MARKDOWN.sub("", text).strip()


def _titled(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- other languages --------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Translation:
    """What a file of another language says: chapters and entries by id, and the facets that many rules share."""

    lang: str
    sections: dict[str, Section]
    entries: dict[str, Rule]
    shared: dict[str, str]


def parse_translation(text: str, lang: str) -> Translation:
    entries = [rule for rule in map(_rule, _blocks(text)) if rule is not None]
    shared = {_bare(ours): _bare(local) for ours, local in _ROW.findall(text)}
    return Translation(lang, {one.id: one for one in _sections(text)}, {one.id: one for one in entries}, shared)


def translated(book: Catalogue, words: Translation) -> Catalogue:
    """The catalogue in the words of a translation; what it does not have stays English and says so."""
    sections = [_chapter(section, words) for section in book.sections]
    return replace(
        book,
        sections=tuple(sections),
        glossary={},
        rulings=tuple([_entry(rule, words) for rule in book.rulings]),
        examples=tuple([_entry(rule, words) for rule in book.examples]),
    )


def _chapter(section: Section, words: Translation) -> Section:
    rules = tuple([_entry(rule, words) for rule in section.rules])
    local = words.sections.get(section.id)
    if local is None:
        return replace(section, rules=rules)
    return Section(section.id, local.title, rules, local.lead, words.lang)


def _entry(rule: Rule, words: Translation) -> Rule:
    local = words.entries.get(rule.id)
    if local is None:
        return rule
    facets = {key: _facet(key, value, local, words.shared) for key, value in rule.facets.items()}
    source = "; ".join([words.shared.get(part, part) for part in _headings(rule.source, words.shared)])
    return Rule(rule.id, local.title, local.text, source, facets, rule.cites, words.lang)


def _facet(key: str, value: str, local: Rule, shared: Mapping[str, str]) -> str:
    return local.facets.get(key) or shared.get(value, value)


def _headings(source: str, shared: Mapping[str, str]) -> list[str]:
    """The headings of the printed book in a source, without the remarks of the English catalogue."""
    return [part for part in source.split("; ") if part in shared or not _REMARK.search(part)]


@dataclass
class Coverage:
    """How much of a catalogue a translation says, and what in it cannot be right."""

    missing: list[str]
    entries: int
    mistakes: list[str]


def coverage(book: Catalogue, words: Translation) -> Coverage:
    """Entries without a translation; chapters, ids and facets that do not fit the catalogue."""
    known = {rule.id: rule for rule in book.entries}
    chapters = {section.id: section for section in book.sections}
    mistakes = [f"{name} is no rule of the catalogue" for name in words.entries if name not in known]
    mistakes += [f"{name} is no chapter of the catalogue" for name in words.sections if name not in chapters]
    for name, local in words.entries.items():
        if name in known:
            mistakes += [f"{name} {slip}" for slip in _slips(known[name], local, words.shared)]
    for name, chapter in chapters.items():
        begun = any(rule.id in words.entries for rule in chapter.rules)
        if begun and name not in words.sections:
            mistakes.append(f"{name} has rules in this language but no heading")
    return Coverage([name for name in known if name not in words.entries], len(known), mistakes)


def _slips(rule: Rule, local: Rule, shared: Mapping[str, str]) -> list[str]:
    """How a translated entry differs in shape from the rule."""
    slips = [f"has a facet {key} that the rule has not" for key in local.facets if key not in rule.facets]
    for key, value in rule.facets.items():
        plain_enough = value in NOTHING or (key == "M" and value in KINDS) or bool(re.fullmatch(_ID, value))
        if not plain_enough and key not in local.facets and value not in shared:
            slips.append(f"leaves its facet {key} in English: {value}")
    if rule.title and not local.title:
        slips.append("has no title")
    if not local.text:
        slips.append("has no text")
    return slips


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
