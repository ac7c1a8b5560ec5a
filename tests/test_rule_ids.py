"""Every id of a rule catalogue is read, in all its forms; what looks like one and is none is an error with its line."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from imperia import SetupError, catalogue, cli
from imperia.catalogue import index
from imperia.kernel import game
from imperia.server import api
from imperia.server.errors import Refused

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "rules"
GAMES = ("imperium", "powers", "settlers", "wall")
GOOD = """# A game
## 1. ACT – actions
- **XX-ACT-01 Named.** Text (XX-ACT-02). [source]
- **XX-ACT-02a** Text.
## 2. Keywords
### KW-ACQ – Acquire
- **XX-KW-ACQ-01** Text.
### KW-P2 – Two players
- **XX-KW-P2-01** Text.
## Rulings
| id | what |
|---|---|
| XX-AMB-01 | a table row |
| **XX-AMB-102** | a bold one |
- XX-ACT-01: a plain item only mentions it.
- `XX-<SECTION>-<nn>` is how an id is made.
- **RB** – the rulebook.
- *UNK-01* – no id of a game.
"""


def mistakes(line: str) -> list[str]:
    return index({"x.md": GOOD + line + "\n"}).mistakes


def test_ids_of_two_and_three_parts_in_lists_and_tables_are_read_with_their_places():
    book = index({"x.md": GOOD, "x_cards.md": "| XX-CAR-01 | a card |\n"})
    assert book.mistakes == []
    assert book.ids == {
        "XX-ACT-01": "x.md:3",
        "XX-ACT-02a": "x.md:4",
        "XX-KW-ACQ-01": "x.md:7",
        "XX-KW-P2-01": "x.md:9",
        "XX-AMB-01": "x.md:13",
        "XX-AMB-102": "x.md:14",
        "XX-CAR-01": "x_cards.md:1",
    }


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("- **XX-ACT-3** Text.", "XX-ACT-3 is not a rule id"),
        ("- **XX-ACT** Text.", "XX-ACT is not a rule id"),
        ("- **XX-Act-03** Text.", "XX-Act-03 is not a rule id"),
        ("- **XX-ACT-03bb** Text.", "XX-ACT-03bb is not a rule id"),
        ("- **XX–ACT–03** Text.", "XX–ACT–03 is not a rule id"),
        ("- **XX-ACT-03..05** Text.", "XX-ACT-03..05 is not a rule id"),
        ("| XX_ACT_03 | Text. |", "XX_ACT_03 is not a rule id"),
        ("- XX-ACT-3: a mention that cannot be read", "XX-ACT-3 is not a rule id"),
        ("- XX-ACT-03 Text.", "XX-ACT-03 is mentioned, but defined nowhere"),
        ("| XX-ACT-03 and more | Text. |", "XX-ACT-03 does not stand alone in its cell"),
        ("- **YY-ACT-03** Text.", "YY-ACT-03 is an id of another game"),
        ("- **XX-ACT-01** Text.", "XX-ACT-01 is defined a second time; the first is at x.md:3"),
        ("| XX-KW-ACQ-01 | Text. |", "XX-KW-ACQ-01 is defined a second time; the first is at x.md:7"),
    ],
)
def test_what_looks_like_an_id_and_is_none_is_named_with_its_line(line, sentence):
    (found,) = mistakes(line)
    assert found.startswith("x.md:19: ")
    assert sentence in found


@pytest.mark.parametrize("line", ["- AI-driven play", "Text of XX-ACT-03.", "- see XX-ACT-99", "| YY-like | Text. |"])
def test_other_words_are_left_alone(line):
    assert mistakes(line) == []


def test_an_id_defined_in_two_files_of_a_game_is_a_mistake():
    book = index({"x.md": GOOD, "x_cards.md": "| XX-ACT-01 | a card |\n"})
    assert book.mistakes == ["x_cards.md:1: XX-ACT-01 is defined a second time; the first is at x.md:3"]


def test_subsections_with_a_code_are_sections_of_the_reference():
    book = catalogue.parse("x", GOOD)
    assert [(s.id, s.title, [r.id for r in s.rules]) for s in book.sections] == [
        ("ACT", "Actions", ["XX-ACT-01", "XX-ACT-02a"]),
        ("KW-ACQ", "Acquire", ["XX-KW-ACQ-01"]),
        ("KW-P2", "Two players", ["XX-KW-P2-01"]),
    ]


def test_references_are_whole_ids():
    text = "See XX-KW-ACQ-01, XX-ACT-02a and NOTE-KW-ACQ-01."
    assert [text[a:b] for a, b in catalogue.references(text)] == ["XX-KW-ACQ-01", "XX-ACT-02a"]


# --- the real catalogues ----------------------------------------------------------------------------------------------
def real(name: str) -> catalogue.Index:
    paths = [path for path in sorted(FOLDER.glob("*.md")) if path.stem.split("_")[0] == name]
    return index({path.name: path.read_text(encoding="utf-8") for path in paths})


@pytest.mark.parametrize("name", GAMES)
def test_no_number_of_a_real_catalogue_is_missed(name):
    """Numbers are only ever appended, so a hole in a series is a definition that was not read."""
    book = real(name)
    assert book.mistakes == []
    series: dict[str, set[int]] = defaultdict(set)
    for rule in book.ids:
        stem, number = rule.rsplit("-", 1)
        series[stem].add(int(re.sub(r"\D", "", number)))
    assert {stem: max(numbers) for stem, numbers in series.items()} == {s: len(n) for s, n in series.items()}


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("imperium", ["IM-KW-ACQ-01", "IM-NAT-CAR-02", "IM-NOTE-DOM-02", "IM-AMB-65", "IM-EX-65", "IM-DEC-45"]),
        ("powers", ["PW-CARD-28", "PW-ZED-01", "PW-AMB-38"]),
        ("settlers", ["IS-JAP-01", "IS-EX-35", "IS-AMB-47"]),
        ("wall", ["GW-P2-42", "GW-HQ-07", "GW-DEC-45", "GW-AMB-84", "GW-DT-34"]),
    ],
)
def test_every_form_of_id_in_the_real_catalogues_is_read(name, ids):
    assert set(ids) <= set(real(name).ids)


@pytest.mark.parametrize("name", GAMES)
def test_the_reference_shows_every_rule_under_its_own_heading(name):
    book = catalogue.load(name)
    letters = book.rules[0].id[:2]
    for section in book.sections:
        assert all(rule.id.startswith(f"{letters}-{section.id}-") for rule in section.rules)
        assert all(rule.text for rule in section.rules)
    assert {rule.id for rule in book.rules} <= set(real(name).ids)


def test_the_rules_of_a_game_that_is_not_played_are_not_offered(monkeypatch):
    """A catalogue may lie in docs/rules before its game is registered."""
    monkeypatch.delitem(game._GAMES, "powers")
    assert catalogue.load("powers").rules
    with pytest.raises(SetupError):
        cli.rules("powers")
    with pytest.raises(Refused):
        api._known_game("powers")


def test_make_rules_refuses_a_catalogue_it_cannot_read(tmp_path):
    folder = tmp_path / "docs" / "rules"
    folder.mkdir(parents=True)
    for path in FOLDER.glob("*.md"):
        (folder / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    with (folder / "wall.md").open("a", encoding="utf-8") as file:
        file.write("\n- **GW-ACT-1** A number too short.\n")
    path = [str(ROOT / "tools"), *sys.path]
    script = f"import sys; sys.path[:0] = {path!r}; import rules; sys.exit(rules.main(rules.Path({str(folder)!r})))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 1
    assert re.search(r"wall\.md:\d+: GW-ACT-1 is not a rule id", done.stdout)
