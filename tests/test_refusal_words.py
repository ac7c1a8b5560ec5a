"""Every refusal of the engine, the arena and the command line is said in the reader's language."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

import imperia
from imperia.cards.refusals import refusal
from imperia.cards.words import LANGS
from imperia.kernel.errors import ImperiaError, SetupError
from imperia.server.backup import restore
from imperia.server.settings import Settings, settings_from
from texts import english_words, messages, variables

SOURCE = Path(imperia.__file__).parent
REFUSALS = ("SetupError", "RecordError", "IllegalMove")
OTHERS = [lang for lang in LANGS if lang != "en"]
MADE = ("english", "key")  # the arguments of an error that are no values of its sentence


def raised() -> list[tuple[str, ast.Call]]:
    """Every place in the source where a refusal is made."""
    found: list[tuple[str, ast.Call]] = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSALS:
                found.append((f"{path.relative_to(SOURCE)}:{node.lineno}", node))
    return found


def key_of(call: ast.Call) -> str:
    given = next((word.value for word in call.keywords if word.arg == "key"), None)
    return str(given.value) if isinstance(given, ast.Constant) else ""


def test_every_refusal_has_a_key() -> None:
    assert [place for place, call in raised() if not key_of(call)] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_refusal_is_translated_with_values_that_it_has(lang: str) -> None:
    known = messages(lang, "refusals")
    asked: set[str] = set()
    for place, call in raised():
        key = f"refusal-{key_of(call)}"
        asked.add(key)
        assert key in known, place
        given = {word.arg for word in call.keywords if word.arg not in MADE}
        if None not in given:  # not written out one by one
            assert variables(known, key) <= given, place
    assert set(known) == asked


def test_the_languages_refuse_the_same_things() -> None:
    assert set(messages("cs", "refusals")) == set(messages("hu", "refusals"))


def test_the_page_speaks_of_refusals_that_there_are_in_values_that_they_have() -> None:
    given = {f"wrong-{key_of(call)}": {word.arg for word in call.keywords} for _, call in raised()}
    for lang in LANGS:
        known = {key: text for key, text in messages(lang, "opening").items() if key.startswith("wrong-")}
        assert len(known) > 10
        assert {key for key in known if not variables(known, key) <= given.get(key, set())} == set()


# --- what a person reads ----------------------------------------------------------------------------------------------
REFUSED: dict[str, Callable[[], object]] = {
    "game": lambda: imperia.game("chess"),
    "players": lambda: imperia.game("powers").new(9),
    "seed": lambda: imperia.game("powers").new(3, "x"),
    "options": lambda: imperia.game("powers").new(3, 0, ["x"]),
    "option": lambda: imperia.game("powers").new(3, 0, {"colour": "red"}),
    "value": lambda: imperia.game("powers").new(3, 0, {"variant": "war"}),
    "factions": lambda: imperia.game("powers").new(3, 0, {"factions": "ZED,MAG,X"}),
    "each": lambda: imperia.game("powers").new(3, 0, {"factions": "ZED,MAG"}),
    "lookout": lambda: imperia.game("settlers").new(1, 0, {"lookout": "draft"}),
    "peaceful": lambda: imperia.game("settlers").new(1, 0, {"peaceful": "yes"}),
    "deck": lambda: imperia.game("settlers").new(2, 0, {"decks": "ROM001"}),
    "card": lambda: imperia.game("settlers").new(2, 0, {"decks": "ROM999"}),
    "nation": lambda: imperia.game("imperium").new(2, 0, {"nations": "x,y"}),
    "box": lambda: imperia.game("imperium").new(2, 0, {"box": "classics", "nations": "qin,celts"}),
    "coop": lambda: imperia.game("wall").new(1, 0, {"mode": "coop"}),
    "file": lambda: imperia.Record.load("nowhere.json"),
    "cut": lambda: imperia.Record.parse('{"format": "imper'),
    "format": lambda: imperia.Record.parse("{}"),
}
CODES = {  # what is typed in options stays as it is
    *("random", "choose", "standard", "lookout", "factions", "box", "both", "nations", "competitive", "classics"),
    *("struggle", "illuminati", "variant", "red", "war", "colour", "chess", "roman", "qin", "x", "b", "imperia"),
    *("imperium", "powers", "settlers", "wall", "record", "format", "nowhere", "json"),
    *imperia.game("imperium").options["nations"].members,
}


@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.parametrize("lang", OTHERS)
def test_a_refusal_speaks_the_readers_language(lang: str, name: str) -> None:
    with pytest.raises(ImperiaError) as refused:
        REFUSED[name]()
    said = refusal(lang, refused.value)
    assert said != str(refused.value)
    assert said == refusal(lang, refused.value).strip()
    assert english_words(said) - CODES == set(), said
    assert refusal("en", refused.value) == str(refused.value)


def test_the_reason_behind_a_refusal_is_said_in_the_same_language() -> None:
    record = imperia.Record("powers", 3, 1, imperia.game("powers").chosen({}))
    record.add(0, 10**6)
    with pytest.raises(imperia.RecordError) as refused:
        record.replay()
    for lang, words in (("cs", "Záznam se rozchází"), ("hu", "A jegyzőkönyv")):
        said = refusal(lang, refused.value)
        assert said.startswith(words)
        assert english_words(said) - CODES == set(), said


def test_what_the_system_says_of_a_file_is_said_in_the_readers_language(tmp_path: Path) -> None:
    (tmp_path / "backup").write_text("nothing")
    with pytest.raises(SetupError) as unread:
        settings_from(tmp_path / "settings.toml")
    with pytest.raises(SetupError) as unrestored:
        restore(Settings(database=f"sqlite:///{tmp_path / 'new.db'}"), tmp_path / "backup")
    assert "No such file" in str(unread.value)
    for lang, missing, wrong in (("cs", "tu není", "není to databáze"), ("hu", "nincs ilyen fájl", "nem adatbázis")):
        assert missing in refusal(lang, unread.value)
        assert wrong in refusal(lang, unrestored.value)


def test_a_refusal_comes_whole_from_another_process() -> None:
    with pytest.raises(SetupError) as refused:
        imperia.game("chess {0}")
    again = pickle.loads(pickle.dumps(refused.value))
    assert type(again) is SetupError
    assert [refusal(lang, again) for lang in LANGS] == [refusal(lang, refused.value) for lang in LANGS]


@pytest.mark.parametrize("lang", LANGS)
def test_endless_input_is_cut_in_every_language(lang: str) -> None:
    for endless in ("9" * 5000, "{" * 5000, "ROM001 x" + "9" * 5000):
        with pytest.raises(SetupError) as refused:
            imperia.game("settlers").new(2, 0, {"decks": endless})
        assert len(refusal(lang, refused.value)) < 1000
        with pytest.raises(SetupError) as refused:
            imperia.game(endless)
        assert len(refusal(lang, refused.value)) < 1000
