"""The command line as its users and outside checks meet it: shapes, sentences, exit codes, never a traceback."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import imperia
from imperia.arena.bench import build

RUN = "import sys; sys.path[:0] = {path!r}; from imperia.cli import main; main()"


def cli(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", RUN.format(path=[p for p in sys.path if p]), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def as_json(*words: str | Path):
    done = cli(*words)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_version_says_which_build_it_is():
    assert cli("--version").stdout == f"imperia {imperia.__version__} ({build()})\n"


def test_games_lists_every_game_with_its_options():
    rows = as_json("games", "--json")
    assert [row["game"] for row in rows] == imperia.games()
    powers = next(row for row in rows if row["game"] == "powers")
    assert powers["players"] == [3, 6]
    assert powers["options"]["variant"] == {"default": "struggle", "values": ["struggle", "illuminati"]}
    assert "Mocnosti" in cli("games", "--lang", "cs").stdout


def test_simulate_has_the_promised_shape_and_adds_up():
    words = ("--seats", "4", "--bots", "greedy,random", "--games", "6", "--seed", "3", "--option", "variant=illuminati")
    answer = as_json("simulate", "powers", *words, "--json")
    assert (answer["game"], answer["seats"], answer["games"]) == ("powers", 4, 6)
    assert answer["options"]["variant"] == "illuminati"
    assert {name: row["seatings"] for name, row in answer["bots"].items()} == {"greedy": 12, "random": 12}
    assert sum(row["wins"] for row in answer["bots"].values()) == pytest.approx(6, abs=0.01)
    for row in answer["bots"].values():
        assert row["win_rate"] == pytest.approx(row["wins"] / row["seatings"], abs=0.001)
    assert answer["decisions_per_game"] > 10
    assert answer["decisions_per_second"] > 0


def test_simulation_does_not_depend_on_the_number_of_processes(tmp_path):
    one = as_json("simulate", "powers", "--games", "5", "--seed", "9", "--json", "--record", tmp_path / "one")
    two = as_json(
        "simulate", "powers", "--games", "5", "--seed", "9", "--json", "--jobs", "2", "--record", tmp_path / "two"
    )
    assert one["bots"] == two["bots"]
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert len(names) == 5
    for name in names:
        assert (tmp_path / "one" / name).read_text() == (tmp_path / "two" / name).read_text()


def test_seats_rotate_so_that_every_bot_sits_everywhere():
    from imperia.arena.match import seating

    rows = [seating(["greedy", "random", "random"], 3, n) for n in range(3)]
    assert [row.index("greedy") for row in rows] == [0, 2, 1]
    assert seating(["greedy", "random"], 4, 0) == ["greedy", "random", "greedy", "random"]


def test_a_recorded_game_replays_tells_its_story_and_a_forged_one_is_caught(tmp_path):
    as_json("simulate", "powers", "--games", "1", "--json", "--record", tmp_path)
    (path,) = tmp_path.iterdir()
    done = cli("replay", path, "--verify")
    assert done.returncode == 0
    assert "replayed as recorded" in done.stdout
    story = cli("replay", path, "--lang", "hu").stdout
    assert len(story.splitlines()) > 30
    assert as_json("replay", path, "--at", "5", "--json")["moves"] == 5
    data = json.loads(path.read_text())
    data["entries"][4][1] += 1
    path.write_text(json.dumps(data))
    done = cli("replay", path, "--verify")
    assert done.returncode == 2
    assert "diverges at move" in done.stderr
    path.write_text(path.read_text()[:100])
    done = cli("replay", path, "--verify")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.strip().splitlines()) == 1


def test_cards_and_rules_are_found_in_any_language_without_accents():
    cards = as_json("cards", "powers", "--lang", "cs", "--json")
    assert len(cards) == 72
    assert {"code", "name", "text", "provenance", "type_line"} <= set(cards[0])
    found = as_json("cards", "powers", "--lang", "cs", "--find", "valpurzina", "--json")
    assert [card["code"] for card in found] == ["PW-MAG-08"]
    assert "Walpurgis-éj" in cli("cards", "powers", "--lang", "hu", "--find", "Walpurgis").stdout
    rules = as_json("rules", "powers", "--find", "hrozba", "--json")
    assert any(rule["id"] == "PW-THR-01" for rule in rules)
    assert cli("rules", "powers", "--find", "no such thing").returncode == 0


@pytest.mark.parametrize("game", imperia.games())
def test_soak_checks_and_counts(game):
    answer = as_json("soak", game, "--decisions", "3000", "--json")
    assert answer["decisions"] == 3000
    assert answer["games"] > 10


def test_bench_says_its_build_and_compares_where_it_can():
    answer = as_json("bench", "--seconds", "0.2", "--game", "powers", "--json")
    assert answer["build"] == build()
    row = answer["games"]["powers"]
    assert {"decisions_per_second", "clone_us", "view_us", "options_per_decision", "decisions_per_game"} <= set(row)
    if "catanatron" in answer["peers"]:
        assert set(answer["ratios"]["powers"]) == {"decisions", "clone"}
    else:
        assert "not installed" in answer["note"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "chess"), "no game 'chess'"),
        (("simulate", "powers", "--seats", "2"), "3 to 6 players"),
        (("simulate", "powers", "--bots", "deepblue"), "no bot 'deepblue'"),
        (("simulate", "powers", "--bots", ""), "At least one bot"),
        (("simulate", "powers", "--seats", "3", "--bots", "random,random,random,random"), "4 bots are named for 3"),
        (("simulate", "powers", "--games", "0"), "At least one game"),
        (("simulate", "powers", "--option", "variant"), "key=value"),
        (("simulate", "powers", "--option", "variant=war"), "struggle, illuminati"),
        (("simulate", "powers", "--option", "colour=red"), "no option 'colour'"),
        (("simulate", "powers", "--games", "many"), "--games"),
        (("cards", "powers", "--lang", "de"), "no language 'de'"),
        (("cards", "chess"), "no game"),
        (("rules", "chess"), "no game"),
        (("soak", "chess"), "no game"),
        (("bench", "--game", "chess"), "no game"),
        (("replay", "nowhere.json"), "cannot be read"),
        (("serve", "--port", "99999"), "cannot be opened"),
        (("frobnicate",), "frobnicate"),
    ],
)
def test_wrong_words_get_one_sentence_and_exit_code_2(words, sentence):
    done = cli(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_folder_that_is_a_file_is_named(tmp_path):
    path = tmp_path / "file"
    path.write_text("x")
    done = cli("simulate", "powers", "--games", "1", "--record", path)
    assert done.returncode == 2
    assert "is a file" in done.stderr
