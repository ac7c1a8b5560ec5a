"""The words of the Wall's cards: complete in three languages, whole sentences, true to the effect trees."""

from __future__ import annotations

import json
import os
import re
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

import imperia
from imperia.cards.card import PRINTED
from imperia.cards.nodes import Count
from imperia.cards.words import LANGS, plain, rich
from imperia.games.wall.cards.imperia import CARDS
from imperia.games.wall.faces import FACES, Face
from imperia.games.wall.lexicon import K_HORDE, T
from imperia.games.wall.present import PRESENTER
from imperia.games.wall.speech import SPEAKER
from texts import check_form, messages, variables

# What a language may not need to decline by: person and mood, number and case, what else a sentence says.
GRAMMAR = {
    *("mood", "who", "deed", "open", "also", "more", "follows", "case", "form", "most", "least"),
    *("n", "what", "kinds", "many", "way", "goods", "count"),
}
ICON_NAMES = Path(__file__).parents[2] / "web/src/lib/icon-names.ts"


# --- the messages ---------------------------------------------------------------------------------------------------
def test_what_cards_say_exists_in_all_languages_with_the_same_variables() -> None:
    files = {lang: messages(lang, "wall") for lang in LANGS}
    known = {lang: messages(lang, "core") | files[lang] for lang in LANGS}
    own = {lang: {key for key in files[lang] if not key.startswith("wall-node-")} for lang in LANGS}  # those each needs
    assert own["cs"] == own["en"] == own["hu"]
    for key in messages("en", "wall").keys() & own["en"]:
        said = [variables(known[lang], key) - GRAMMAR for lang in LANGS]
        assert said[0] == said[1] == said[2], key


@pytest.mark.parametrize("lang", LANGS)
def test_every_node_of_every_card_has_words(lang: str) -> None:
    t = SPEAKER.tongue(lang)
    for node in T.nodes:
        if node is not None:
            check_form(lang, node.words(t))


# --- the cards ------------------------------------------------------------------------------------------------------
def text_of(face: Face, lang: str) -> str:
    return plain(" ".join(face.text(lang)))


@pytest.mark.parametrize("lang", LANGS)
def test_every_face_has_a_text_of_whole_sentences(lang: str) -> None:
    assert len(FACES) == 189
    for face in FACES:
        assert face.text(lang)
        for line in face.text(lang):
            check_form(lang, line)
            assert plain(line).endswith("."), (face.code, line)
            first = rich(line)[0]
            assert not isinstance(first, str) or not first[0].islower(), (face.code, line)


@pytest.mark.parametrize("lang", LANGS)
def test_faces_read_alike_exactly_when_they_do_the_same(lang: str) -> None:
    def told(face: Face) -> tuple[object, ...]:
        printed = face.printed
        return (face.effects, printed.stock, printed.tactics, printed.tea, printed.window, printed.price)

    by_text: dict[str, set[tuple[object, ...]]] = {}
    by_effect: dict[tuple[object, ...], set[str]] = {}
    for face in FACES:
        by_text.setdefault(text_of(face, lang), set()).add(told(face))
        by_effect.setdefault(told(face), set()).add(text_of(face, lang))
    assert [text for text, effects in by_text.items() if len(effects) > 1] == []
    assert [texts for texts in by_effect.values() if len(texts) > 1] == []


@pytest.mark.parametrize("lang", LANGS)
def test_designs_have_different_names(lang: str) -> None:
    seen: dict[str, str] = {}
    for face in FACES:
        kind = face.code.rpartition("_")[0] if "horde_" in face.code else face.code
        name = f"{face.suit()} {face.name(lang)}"
        if not face.code.startswith("solo_"):  # Qin's cards have the names of the others
            assert seen.setdefault(name, kind) == kind, name


def test_no_card_claims_to_be_the_printed_one() -> None:
    assert all(face.source != PRINTED for face in FACES)
    words = {face.face("en")["provenance_text"] for face in FACES}
    assert words == {"our own content", "printed name, effect completed by us"}


def test_every_emblem_and_icon_can_be_drawn() -> None:
    icons = Path(__file__).parents[2] / "web/node_modules/@iconify-json/game-icons/icons.json"
    aliases = set(re.findall(r'^  "?([a-z][a-z0-9-]*)"?: "', ICON_NAMES.read_text(encoding="utf-8"), flags=re.M))
    lines = set(re.findall(r'^  "?([a-z][a-z0-9-]*)"?:', ICON_NAMES.read_text(encoding="utf-8"), flags=re.M))
    named: set[str] = set()
    if icons.exists():
        named = set(json.loads(icons.read_text(encoding="utf-8"))["icons"])
        assert sorted({face.emblem for face in FACES} - named) == []
    wanted = {name for face in FACES for name in face.icons()}
    assert sorted(wanted - aliases - lines - named) == []


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("horde_keshig_1", "This card has +1 strength for each other horde card at this section."),
        ("adv_li_jie", "Wall parts cost you 2 less; the honour stays that of the printed price."),
        ("art_jade_seal", "At the end: 8 points for each support advisor of yours."),
        ("dem_prayers", "Every player: pay 2 chi."),
        ("ev_famine", "Every recruit costs 1 wood more."),
    ],
)
def test_what_some_cards_say(code: str, text: str) -> None:
    face = next(face for face in FACES if face.code == code)
    assert text_of(face, "en") == text


def test_a_horde_shows_its_fields() -> None:
    for face in FACES:
        if face.printed.kind == K_HORDE:
            cells = [cell for row in face.face("en")["grid"] for cell in row]
            assert (len(cells), sum([cell is not None for cell in cells])) == (12, 12 - face.printed.fields.count("."))


def whole(node: object, found: set[type]) -> set[type]:
    """Every kind of node in an effect."""
    if isinstance(node, tuple):
        for part in node:
            whole(part, found)
    elif is_dataclass(node):
        found.add(type(node))
        whole(tuple(getattr(node, field.name) for field in fields(node)), found)
    return found


@pytest.mark.skipif(
    os.environ.get("IMPERIA_BUILD") == "native", reason="compiled nodes cannot be asked for their fields"
)
def test_hardly_any_card_needs_an_effect_of_its_own() -> None:
    """An act without any figure that one design alone has is a card's name in disguise; Qin's procedures apart."""
    users: dict[type, set[str]] = {}
    for design in CARDS:
        for kind in whole(tuple(design.nodes()), set()):
            users.setdefault(kind, set()).add(design.code)
    alone = [
        kind for kind, codes in users.items() if len(codes) == 1 and not issubclass(kind, Count) and not fields(kind)
    ]
    own = [kind.__name__ for kind in alone if not any(code.startswith(("solo_", "qin_")) for code in users[kind])]
    assert "SwapOrder" in own
    assert len(own) <= 0.05 * len(CARDS), own


# --- the log ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("cs", "Podzim 1. roku", "Jaro 2. roku"),
        ("en", "Autumn of year 1", "Spring of year 2"),
        ("hu", "1. év, Ősz", "2. év, Tavasz"),
    ],
)
def test_the_parts_of_the_log_name_season_and_year(lang: str, first: str, second: str) -> None:
    state = imperia.game("wall").new(3, 1)
    while state.year < 2:
        state.play(state.pending[0], state.legal(state.pending[0])[0])
    named = [PRESENTER.heading(event, lang).replace("\u00a0", " ") for event in state.events]
    assert [title for title in named if title][:3:2] == [first, second]
