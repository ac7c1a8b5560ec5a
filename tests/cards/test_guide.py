"""The guide of every game: no icon without a meaning, no word without an explanation, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from imperia import catalogue
from imperia.cards.guide import icon_key, icons_on
from imperia.cards.presenter import presenter, shown
from imperia.cards.words import LANGS, plain
from imperia.kernel.game import find
from imperia.server.guide import guide

BOARDS = Path(__file__).resolve().parents[2] / "web/src/boards"
# Icons of boards that are no things of the game, or stand beside their word.
CHROME = {"cancel", "cards", "check", "clock", "down", "eye", "eye-off", "play", "unknown", "upload", "virtual"}
DRAWN = re.compile(r'(?:Icon|Glyph) name="([a-z-]+)"|icon[:=] ?"([a-z-]+)"')

every_game = pytest.mark.parametrize("game", shown())
every_lang = pytest.mark.parametrize("lang", LANGS)


@every_game
@every_lang
def test_every_icon_of_cards_and_boards_has_a_name_and_a_meaning(game: str, lang: str) -> None:
    known = icon_key(presenter(find(game)), lang)
    on_cards = {icon for face in presenter(find(game)).cards(lang) for icon in icons_on(face)}
    drawn = {
        name
        for path in (BOARDS / game).glob("*")
        for found in DRAWN.findall(path.read_text(encoding="utf-8"))
        for name in found
        if name
    }
    assert drawn, "the boards are elsewhere"
    assert (on_cards | drawn) - CHROME - ({"vp"} if "points" in known else set()) <= set(known)  # the same laurel
    for icon, (word, text) in known.items():
        assert word, icon
        assert plain(text).endswith("."), f"{icon}: {plain(text)}"


@every_game
@every_lang
def test_a_card_tells_every_icon_it_shows_once(game: str, lang: str) -> None:
    for face in presenter(find(game)).cards(lang):
        key = icons_on(face)
        assert len(key) == len(set(key))
        assert {good for good, _ in face["cost"]} <= set(key)
        assert not [name for name in key if re.fullmatch(r"[\d×/]+", name)]


@every_game
@every_lang
def test_there_is_a_whole_page_for_each_way_to_play(game: str, lang: str) -> None:
    told = guide(game, lang)
    assert set(told["pages"]) <= set(find(game).options[told["option"]].values)
    for page in told["pages"].values():
        assert all(page[part] for part in ("goal", "end", "first", "phases", "acts", "scores", "notes"))
    known = icon_key(presenter(find(game)), lang)
    assert set(told["icons"]) <= set(known)
    assert {"suit", "type", "text"} <= {mark["at"] for mark in told["reading"]}


@every_game
@every_lang
def test_the_glossary_explains_every_word_once_and_names_rules_that_there_are(game: str, lang: str) -> None:
    terms = guide(game, lang)["glossary"]
    words = [term["word"].casefold() for term in terms]
    assert len(words) == len(set(words))
    rules = {rule.id for rule in catalogue.load(game, lang).rules}
    assert {term["rule"] for term in terms if term["rule"]} <= rules
    keywords = {word["word"].casefold() for face in presenter(find(game)).cards(lang) for word in face["keywords"]}
    assert keywords <= set(words)


def test_an_icon_without_a_meaning_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presenter(find("powers")).guide, "icons", ("teapot",))
    with pytest.raises(KeyError, match="teapot"):
        icon_key(presenter(find("powers")), "en")
