"""The rule catalogue as data."""

from __future__ import annotations

import pytest

from imperia import SetupError, catalogue

TEXT = """# A game

## 0. Vocabulary

- **XX-VOC-01 Not a rule.** This section has no code.

## 3. LAY – laying cards

- **XX-LAY-01 Exposed player first.** The player with the *traitor* lays `HAND` first (XX-LAY-02). [I. Položení karet]
  `W` exposed player · `T` round part I · `M` M · `Z` HAND → row · `C` none · `F` –
- **XX-LAY-02** Others lay
  face down. [ruling]

Some remark.

- **not a rule** at all

## Decisions

- **XX-DEC-01 No section code.** Text.
"""


def test_sections_rules_sources_and_facets_are_read() -> None:
    book = catalogue.parse("xx", TEXT)
    assert [(section.id, section.title) for section in book.sections] == [("LAY", "Laying cards")]
    first, second = book.rules
    assert (first.id, first.title, first.source) == ("XX-LAY-01", "Exposed player first", "I. Položení karet")
    assert first.text == "The player with the traitor lays HAND first (XX-LAY-02)."
    assert first.facets["W"] == "exposed player"
    assert list(first.facets) == list(catalogue.FACETS)
    assert (second.title, second.text, second.source) == ("", "Others lay face down.", "ruling")


def test_every_rule_of_powers_has_a_title_a_source_and_six_facets() -> None:
    rules = catalogue.load("powers").rules
    assert len(rules) == len({rule.id for rule in rules}) == 115
    assert all(rule.title and rule.text and rule.source and len(rule.facets) == 6 for rule in rules)


@pytest.mark.parametrize("words", ["KANDIDÁTA vystoupeni", "candidate APPEARANCE", "pw-thr-04"])
def test_search_ignores_accents_capitals_and_order(words: str) -> None:
    assert catalogue.load("powers").find(words)


def test_search_wants_every_word() -> None:
    assert catalogue.load("powers").find("appearance zeppelin") == []


@pytest.mark.parametrize("game", ["chess", "../powers", "powers_cards", ""])
def test_a_game_without_a_catalogue_is_refused(game: str) -> None:
    with pytest.raises(SetupError):
        catalogue.load(game)
