"""The command line as its users and outside checks meet it: shapes, sentences, exit codes, never a traceback."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table

import imperia
from imperia.arena.bench import build
from imperia.cards.words import LANGS
from imperia.cli import _results, _speeds, app
from imperia.cli_words import READER
from texts import english_words, messages

RUN = "import sys; sys.path[:0] = {path!r}; from imperia.cli import main; main()"


def cli(*words: str | Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """A command in a terminal of 80 columns that says nothing of its language, unless `environ` does."""
    command = [sys.executable, "-c", RUN.format(path=[p for p in sys.path if p]), *map(str, words)]
    plain = {key: value for key, value in os.environ.items() if key not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    env = {**plain, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **environ}
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=300, env=env)


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
    assert answer["games"] > 2  # a game of Imperium takes about 700


def test_bench_says_its_build_and_compares_where_it_can():
    answer = as_json("bench", "--seconds", "0.2", "--game", "powers", "--json")
    assert answer["build"] == build()
    row = answer["games"]["powers"]
    assert {"decisions_per_second", "clone_us", "view_us", "options_per_decision", "decisions_per_game"} <= set(row)
    assert row["worlds_per_second"] == pytest.approx(1e6 / row["determinize_us"], rel=0.01)
    assert row["playouts_per_second"] > 0
    assert row["walks_per_second"] > 0
    assert answer["peers"]["open_spiel"]["walks_per_second"] > 0
    if "catanatron" in answer["peers"]:
        assert set(answer["ratios"]["powers"]) - {"steps"} == {"decisions", "clone"}
    else:
        assert "not installed" in answer["note"]
    if "gin_rummy" in answer["peers"]:
        steps, peer = row["steps_per_second"], answer["peers"]["gin_rummy"]["steps_per_second"]
        assert answer["ratios"]["powers"]["steps"] == pytest.approx(steps / peer, rel=0.01)


def in_80_columns(table: Table) -> list[list[str]]:
    """The words of each line of a table in a terminal of 80 columns."""
    terminal = Console(width=80, file=io.StringIO())
    terminal.print(table)
    lines = terminal.file.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    return [line.split() for line in lines]


def test_the_table_of_speeds_fits_80_columns_with_every_game_and_a_peer():
    speeds = {
        "decisions_per_second": 1234567.8,
        "playouts_per_second": 98765.4,
        "walks_per_second": 4321.9,
        "worlds_per_second": 123456.7,
        "clone_us": 12.345,
        "view_us": 123.456,
        "determinize_us": 1234.567,
        "options_per_decision": 23.45,
        "decisions_per_game": 12345.67,
        "steps_per_second": 33587.1,
    }
    games = ("imperium", "powers", "settlers", "wall")
    answer = {
        "games": dict.fromkeys(games, speeds),
        "peers": {"catanatron": {"decisions_per_second": 21886.3, "clone_us": 49.7}}
        | {"gin_rummy": {"steps_per_second": 3555.9}, "open_spiel": {"walks_per_second": 2345.6}},
        "ratios": {game: {"decisions": 14.62, "clone": 0.0481, "steps": 9.45} for game in games},
    }
    lines = in_80_columns(_speeds(answer))
    assert [*games, "peers"] in lines
    assert ["decisions", "a", "second", *["1,234,568"] * 4, "21,886"] in lines
    assert ["playouts", "a", "second", *["98,765"] * 4] in lines
    assert ["worlds", "a", "second", *["123,457"] * 4] in lines
    assert ["search", "walks", "a", "second", *["4,322"] * 4, "2,346"] in lines
    assert ["determinize,", "µs", *["1,235"] * 4] in lines
    assert ["clone,", "µs", *["12.3"] * 4, "49.7"] in lines
    assert ["decisions", "a", "game", *["12,346"] * 4] in lines
    assert ["×", "clone", *["0.0481"] * 4] in lines
    assert ["env", "steps", "a", "second", *["33,587"] * 4, "3,556"] in lines
    assert ["×", "env", "steps", *["9.45"] * 4] in lines


# The results of one bot, as wide as they can be.
RESULTS = {
    "seatings": 100000,
    "wins": 33333.333,
    "win_rate": 0.3333,
    "mean_score": 123.456,
    "score_quartiles": [101.25, 123.5, 145.75],
    "min_score": -12,
    "max_score": 200,
}


def test_the_table_of_results_fits_80_columns():
    lines = in_80_columns(_results({"bots": dict.fromkeys(("random", "greedy", "novice", "master"), RESULTS)}))
    numbers = ["100000", "33333.3", "33.3%", "123.46", "-12", "101.2", "123.5", "145.8", "200"]
    for name in ("random", "greedy", "novice", "master"):
        assert [name, *numbers] in lines
    heading = {word for line in lines[: lines.index(["random", *numbers])] for word in line}
    assert {"bot", "seatings", "wins", "win", "rate", "mean", "score", "lowest", "quartiles", "highest"} <= heading


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
        (("soak", "powers", "--decisions", "0"), "--decisions"),
        (("bench", "--game", "chess"), "no game"),
        (("bench", "--seconds", "-1"), "--seconds"),
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


# --- languages --------------------------------------------------------------------------------------------------------
OTHERS = [lang for lang in LANGS if lang != "en"]
CODES = {"standard", "random", "choose", "box", "both", "one", "no", "set", "pip", "install", "json", "text", "game"}


@pytest.fixture(params=OTHERS)
def lang(request):
    """A reader of another language, in this process."""
    READER.lang = request.param
    yield request.param
    READER.lang = "en"


def test_the_language_is_the_terminals_or_that_asked_for_anywhere():
    assert "hry jsou" in cli("simulate", "chess", LANG="cs_CZ.UTF-8").stderr
    assert "a játékok" in cli("simulate", "chess", LANG="cs_CZ.UTF-8", LC_ALL="hu_HU.UTF-8").stderr
    assert "the games are" in cli("simulate", "chess", LANG="de_DE.UTF-8").stderr
    assert "a játékok" in cli("--lang", "hu", "simulate", "chess", LANG="cs_CZ.UTF-8").stderr
    assert "the games are" in cli("simulate", "--lang=en", "chess", LANG="cs_CZ.UTF-8").stderr
    assert "no language ''" in cli("games", "--lang").stderr


def test_a_number_is_written_as_its_reader_writes_it(lang):
    """5,201 decisions a second are not five."""
    assert READER.figure(5201.4, ",.0f") == "5\u00a0201"
    assert READER.figure(77.58, "g") == "77,58"
    assert READER.figure(0.25, ".1%") == ("25,0\u00a0%" if lang == "cs" else "25,0%")
    READER.lang = "en"
    assert READER.figure(5201.4, ",.0f") == "5,201"


def test_every_answer_exists_in_every_language():
    keys = {lang: set(messages(lang, "cli")) for lang in LANGS}
    assert keys["cs"] == keys["en"] == keys["hu"]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("simulate", "powers", "--games", "1"),
        ("cards", "settlers", "--find", "ROM0"),
        ("rules", "powers", "--find", "no such thing"),
        ("soak", "powers", "--decisions", "50"),
        ("bench", "--seconds", "0.05", "--game", "powers"),
    ],
    ids=lambda words: words[0],
)
def test_an_answer_is_in_one_language_and_nothing_is_cut(lang, words):
    done = cli(*words, "--lang", lang)
    assert done.returncode == 0, done.stderr
    said = done.stdout.replace("no such thing", "")
    assert english_words(said, lang) - CODES == set()
    assert "…" not in said
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize("lang", OTHERS)
def test_a_record_is_replayed_in_words(lang, tmp_path):
    as_json("simulate", "powers", "--games", "1", "--json", "--record", tmp_path)
    (path,) = tmp_path.iterdir()
    folded = r"\s*".join(map(re.escape, str(path)))  # a long path goes over several lines
    last = re.sub(folded, "", cli("replay", path, "--verify", "--lang", lang).stdout).replace("\n", " ")
    assert english_words(last, lang) - CODES == set()
    assert ("přehrána" if lang == "cs" else "visszajátszva") in last


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "powers", "--games", "many"),
        ("cards",),
        ("cards", "powers", "--nope"),
        ("cards", "powers", "settlers"),
        ("frobnicate",),
        ("simulate", "powers", "--option", "variant"),
        ("simulate", "powers", "--report", "no/such/place.html"),
        ("serve", "--port", "99999"),
        ("games", "--lang", "de"),
    ],
    ids=lambda words: " ".join(words),
)
def test_wrong_words_are_refused_in_the_readers_language(words):
    for terminal in ("cs_CZ", "hu_HU"):
        done = cli(*words, LANG=terminal)
        assert done.returncode == 2
        sentence = re.sub(r"„[^“”]*[“”]|no/such/place|--[a-z]+|en, hu", "", done.stderr)
        assert english_words(sentence) - CODES - {"game"} == set(), done.stderr
        assert len(done.stderr.strip().splitlines()) == 1


def test_every_command_and_every_word_of_it_is_explained(lang):
    """English stands at the command; nothing is left in English, and nothing translated that does not exist."""
    import typer

    group = typer.main.get_command(app)
    known = set(messages(lang, "help"))
    for name, command in [("imperia", group), *group.commands.items()]:
        assert f"help-command-{name}" in known
        for parameter in command.params:
            if getattr(parameter, "help", None):
                key = parameter.name.replace("_", "-")
                assert {f"help-{key}", f"help-{name}-{key}"} & known, f"{name} {key}"


@pytest.mark.parametrize("lang", OTHERS)
def test_help_is_in_the_readers_language_and_fits_80_columns(lang):
    done = cli("simulate", "--help", "--lang", lang)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    body = "\n".join(lines)
    assert english_words(body, lang) - CODES - {"seats", "games", "record"} == set()
    assert not re.search(r"Usage|OPTIONS|COMMAND|ARGS|…", body)


def test_tables_of_figures_fit_80_columns_in_every_language(lang):
    lines = in_80_columns(_results({"bots": {"greedy": RESULTS}}))
    assert not [word for line in lines for word in line if "…" in word]


def test_a_folder_that_is_a_file_is_named(tmp_path):
    path = tmp_path / "file"
    path.write_text("x")
    done = cli("simulate", "powers", "--games", "1", "--record", path)
    assert done.returncode == 2
    assert "is a file" in done.stderr


QUICKLY = ("--worlds", "2", "--walks", "8", "--looks", "2", "--jobs", "1")


def test_a_finished_game_is_analysed_and_a_running_one_refused(tmp_path):
    as_json("simulate", "powers", "--games", "1", "--seats", "3", "--json", "--record", tmp_path)
    (path,) = tmp_path.iterdir()
    found = as_json("analyse", path, *QUICKLY, "--json")
    assert found["game"] == "powers"
    assert found["points"][-1]["at"] == found["moves"]
    assert sorted(found["points"][-1]["chances"])[0] == 0.0
    assert as_json("analyse", path, *QUICKLY, "--json") == found
    page = tmp_path / "page.html"
    done = cli("analyse", path, *QUICKLY, "--lang", "cs", "--report", page)
    assert done.returncode == 0
    assert "Zlomové tahy" in page.read_text(encoding="utf-8")
    assert "šance" in done.stdout
    assert done.stdout.count("│") >= 6  # a curve for each seat
    data = json.loads(path.read_text())
    path.write_text(json.dumps(data | {"entries": data["entries"][:5], "result": None}))
    for lang, words in {"en": "is not over", "cs": "neskončila", "hu": "nem ért véget"}.items():
        done = cli("analyse", path, "--lang", lang)
        assert done.returncode == 2
        assert words in done.stderr
        assert "Traceback" not in done.stderr


# --- ladder and tune --------------------------------------------------------------------------------------------------
LADDER = ("ladder", "powers", "--bots", "random,greedy@hand", "--most", "6", "--seed", "2", "--jobs", "1")
TUNE = ("tune", "powers", "--games", "4", "--laps", "1", "--proof", "2", "--anew", "--jobs", "1")


def test_a_ladder_is_climbed_and_goes_on_where_it_was_left(tmp_path):
    file = tmp_path / "powers.json"
    found = as_json(*LADDER, "--file", file, "--json")
    assert [row["bot"] for row in found["bots"]] == ["greedy@hand", "random"]
    kept = json.loads(file.read_text())
    assert found["games"] == len(kept["played"]) == 6  # a lap: each with each other in every seat
    assert "| random |" in file.with_suffix(".md").read_text()
    assert file.with_suffix(".svg").read_text().startswith("<svg")
    file.write_text(json.dumps(kept | {"played": dict(list(kept["played"].items())[::2])}))
    done = cli(*LADDER, "--file", file)
    assert done.returncode == 0, done.stderr
    assert json.loads(file.read_text())["played"] == kept["played"]
    lines = [line.split()[:3] for line in done.stdout.splitlines()]
    for row in found["bots"]:
        assert [row["bot"], str(row["points"]), str(row["give_or_take"])] in lines


def test_a_tuning_goes_on_where_it_was_left_and_writes_only_where_it_is_told(tmp_path):
    file, weights = tmp_path / "games.jsonl", tmp_path / "weights.json"
    shipped = Path(imperia.__file__).parent / "games" / "powers" / "weights.json"
    before = shipped.read_text()
    found = as_json(*TUNE, "--file", file, "--write", weights, "--json")
    assert set(found["weights"]) == set(json.loads(before)["weights"])
    assert found["proof"]["games"] == 2
    written = json.loads(weights.read_text())
    assert written["tried"][-1]["kept"] == found["kept"]
    assert written["weights"] == (found["weights"] if found["kept"] else json.loads(before)["weights"])
    lines = file.read_text().splitlines()
    assert len(lines) == found["games"] + 1  # the first tells what it is
    file.write_text("\n".join(lines[:5]) + "\n")
    again = as_json(*TUNE, "--file", file, "--write", weights, "--json")
    assert again == found
    assert sorted(file.read_text().splitlines()) == sorted(lines)
    done = cli(*TUNE, "--file", file, "--write", weights)
    assert done.returncode == 0, done.stderr
    assert {"points", "best-rival"} <= {line.split()[0] for line in done.stdout.splitlines() if line.strip()}
    assert file.read_text().count("\n") == len(lines)
    assert shipped.read_text() == before
