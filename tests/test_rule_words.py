"""The rules in Czech and Hungarian: the same ids, chapters and facets as the catalogue, and nothing left in English."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from imperia import catalogue
from imperia.cards.presenter import presenter
from imperia.cards.words import has
from imperia.catalogue import Catalogue, Rule, Translation, coverage, parse_translation
from imperia.kernel.game import find

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "rules"
COMPLETE = ("imperium", "powers", "settlers", "wall")
BEGUN = sorted((path.stem.split(".")[0], path.stem.split(".")[1]) for path in FOLDER.glob("*.*.md"))
ENGLISH = re.compile(
    r"\b(the|of|and|with|from|players?|cards?|which|when|own|each|every|are|may|must|if|none|nothing|its|only)\b",
    re.IGNORECASE,
)

BOOK = """# A game
## 1. ACT – actions
Lead.

- **XX-ACT-01 Named.** Pay 2 (XX-ACT-02). [Head; derived; ruling XX-AMB-01]
  `W` the game · `T` always · `M` M · `Z` – · `C` none · `F` lost
- **XX-ACT-02** Text.
## Rulings
| id | question | ruling adopted | confidence |
|---|---|---|---|
| XX-AMB-01 | What then? | Nothing. | high |
## Examples
- **XX-EX-01 first** (RB)
  *Given* this. *Then* that. → XX-ACT-01/-02
"""
WORDS = """# Hra
| the game | hra |
| always | kdykoli |
| derived | odvozeno |

## ACT – akce
Úvod o {wood: dřevu}.

- **XX-ACT-01 Jméno.** Zaplaťte 2 (XX-ACT-02).
  1. Krok.
  2. Druhý.
  `F` propadá
- **XX-AMB-01 Co potom?** Nic.
- **XX-EX-01 První.** Příběh.
"""


def test_a_translation_takes_the_place_of_the_words_and_leaves_the_rest():
    book = catalogue.translated(catalogue.parse("x", BOOK), parse_translation(WORDS, "cs"))
    (section,) = book.sections
    assert (section.title, section.lead, section.lang) == ("Akce", "Úvod o {wood: dřevu}.", "cs")
    first, second = section.rules
    assert (first.title, first.text, first.lang) == ("Jméno", "Zaplaťte 2 (XX-ACT-02).\n1. Krok.\n2. Druhý.", "cs")
    assert first.facets == {"W": "hra", "T": "kdykoli", "M": "M", "Z": "–", "C": "none", "F": "propadá"}
    assert first.source == "Head; odvozeno"
    assert (second.text, second.lang) == ("Text.", "en")
    assert [(one.title, one.text, one.lang) for one in book.rulings_on(first)] == [("Co potom?", "Nic.", "cs")]
    assert [(one.title, one.text, one.lang) for one in book.examples_of(first)] == [("První", "Příběh.", "cs")]
    assert book.examples_of(second) == []


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("XX-ACT-01 ", "XX-ACT-03 ", "XX-ACT-03 is no rule"),
        ("ACT –", "ACE –", "ACE is no chapter"),
        ("## ACT – akce", "", "ACT has rules in this language but no heading"),
        ("  `F` propadá\n", "", "XX-ACT-01 leaves its facet F in English: lost"),
        ("`F`", "`F` propadá · `Q`", "XX-ACT-01 has a facet Q"),
        (" Jméno.", "", "XX-ACT-01 has no title"),
    ],
)
def test_what_does_not_fit_the_catalogue_is_named(old, new, mistake):
    book = catalogue.parse("x", BOOK)
    assert coverage(book, parse_translation(WORDS, "cs")).mistakes == []
    found = coverage(book, parse_translation(WORDS.replace(old, new), "cs")).mistakes
    assert any(mistake in sentence for sentence in found), found


def test_marks_of_icons_and_cards_are_read_as_their_words():
    assert catalogue.spoken("1 {wood: dřevo} a {ROM011: Architekta}.") == "1 dřevo a Architekta."
    assert catalogue.shown("1 {wood: dřevo}.") == [("", "1 "), ("wood", "dřevo"), ("", ".")]


# --- the real ones ----------------------------------------------------------------------------------------------------
@cache
def real(game: str, lang: str) -> tuple[Catalogue, Translation]:
    text = (FOLDER / f"{game}.{lang}.md").read_text(encoding="utf-8")
    return catalogue.load(game), parse_translation(text, lang)


def pairs(game: str, lang: str) -> list[tuple[Rule, Rule]]:
    """Every translated entry beside the one in English."""
    book, words = real(game, lang)
    return [(rule, words.entries[rule.id]) for rule in book.entries if rule.id in words.entries]


@pytest.mark.parametrize("lang", ["cs", "hu"])
@pytest.mark.parametrize("game", COMPLETE)
def test_a_complete_game_leaves_nothing_in_english(game, lang):
    book, words = real(game, lang)
    assert coverage(book, words).missing == []
    assert set(words.sections) == {section.id for section in book.sections}
    assert all(section.lead for section in [*words.sections.values(), *book.sections])


@pytest.mark.parametrize(("game", "lang"), BEGUN)
def test_ids_chapters_and_facets_are_those_of_the_catalogue(game, lang):
    assert coverage(*real(game, lang)).mistakes == []


def without_ids(text: str) -> str:
    return re.sub(r"\b[A-Z]{2}-[A-Z0-9-]+\d", "", text)


def numbers(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])\d+(?!\w)", without_ids(catalogue.spoken(text))))


@pytest.mark.parametrize(("game", "lang"), BEGUN)
def test_a_translated_text_names_the_same_rules_and_numbers(game, lang):
    for rule, local in pairs(game, lang):
        named = {rule.text[a:b] for a, b in catalogue.references(rule.text)}
        told = {local.text[a:b] for a, b in catalogue.references(local.text)}
        assert named <= told, (rule.id, named - told)
        lost = numbers(rule.text) - numbers(local.text + local.title)
        assert not lost, (rule.id, lost)


@pytest.mark.parametrize(("game", "lang"), BEGUN)
def test_nothing_is_left_in_english(game, lang):
    _, words = real(game, lang)
    for rule, local in pairs(game, lang):
        said = [without_ids(text) for text in (local.title, catalogue.spoken(local.text), *local.facets.values())]
        assert [word for text in said for word in ENGLISH.findall(text)] == [], rule.id
        assert local.text != rule.text, rule.id
        assert 0.4 < len(catalogue.spoken(local.text)) / len(rule.text) < 3.2 or len(rule.text) < 60, rule.id
    for section in words.sections.values():
        assert ENGLISH.findall(f"{section.title} {section.lead}") == [], section.id
    assert [text for text in words.shared.values() if ENGLISH.search(text)] == []


@pytest.mark.parametrize(("game", "lang"), BEGUN)
def test_every_mark_is_a_card_or_an_icon_of_the_game(game, lang):
    _, words = real(game, lang)
    texts = [rule.text for rule in words.entries.values()] + [section.lead for section in words.sections.values()]
    marks = {what for text in texts for what, _ in catalogue.shown(text) if what}
    cards = {face["code"] for face in presenter(find(game)).cards(lang)}
    assert [what for what in marks if what not in cards and not has(lang, f"icon-{what}")] == []
    assert [text for text in texts if re.search(r"[{}]", catalogue.spoken(text))] == []
