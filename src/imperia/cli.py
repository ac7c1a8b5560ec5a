"""The command line: play and serve, simulate and measure, read cards and rules, look after the data."""

from __future__ import annotations

import errno
import json
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from . import catalogue
from .arena.analyse import LOOKS, Analysis, Plan, in_words, work
from .arena.analysis_page import write as write_analysis
from .arena.bench import bench as run_bench
from .arena.bench import build
from .arena.crew import LOCAL, Crew
from .arena.simulate import simulate as run_simulation
from .arena.soak import soak as run_soak
from .bots import names as all_bots
from .cards.presenter import presenter
from .cards.story import told
from .cards.words import plain
from .cli_words import READER, listen, misused, translate
from .kernel.errors import ImperiaError, SetupError
from .kernel.game import find
from .kernel.game import games as all_games
from .kernel.record import Record
from .kernel.state import State
from .version import VERSION

if TYPE_CHECKING:
    from .server.settings import Settings

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console()
err = Console(stderr=True)

Ray = Annotated[
    str,
    typer.Option(metavar="[ADDRESS]", help="Work on the Ray cluster there; without an address on a Ray of its own."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]


def main() -> None:
    """Run a command; every refusal is one sentence on standard error and exit code 2."""
    try:
        words = _at_home(listen(sys.argv[1:]))
        translate(typer.main.get_command(app))(words, standalone_mode=False)
    except ImperiaError as error:
        _refuse(READER.refused(error))
    except typer.Exit as stop:
        sys.exit(stop.exit_code)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except Exception as error:
        if hasattr(error, "format_message"):  # what is wrong with the words of the command line
            _refuse(READER.refused(misused(error)))
        raise


def _at_home(words: list[str]) -> list[str]:
    """`--ray` without an address means a Ray of one's own."""
    found: list[str] = []
    for word, after in zip(words, [*words[1:], ""], strict=True):
        found.append(word)
        if word == "--ray" and after not in (LOCAL, "auto") and ":" not in after:
            found.append(LOCAL)
    return found


def _refuse(sentence: str) -> None:
    print(sentence, file=sys.stderr)
    sys.exit(2)


def _print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def _options(pairs: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not key:
            raise SetupError("An option is given as key=value, not {pair!r}.", key="option-pair", pair=pair)
        options[key] = value
    return options


def _progress(figure: ProgressColumn | None = None) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), figure or MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


@app.callback(invoke_without_command=True)
def imperia(
    show: Annotated[bool, typer.Option("--version", help="Print the version and the build.")] = False,
    lang: Annotated[str, typer.Option(help="cs, en or hu; anywhere in a command. Without it, as the terminal.")] = "",
) -> None:
    """Four great games of empire, exactly by their rulebooks."""
    if show:
        print(f"imperia {VERSION} ({build()})")
        raise typer.Exit


@app.command()
def games(as_json: Json = False) -> None:
    """The games, their players and options."""
    rows: list[dict[str, Any]] = []
    for code in all_games():
        game = find(code)
        options = {c.key: {"default": c.default, "values": list(c.values)} for c in game.options.values()}
        players = [game.seats.start, game.seats.stop - 1]
        rows.append(
            {
                "game": code,
                "title": game.title(READER.lang),
                "players": players,
                "options": options,
                "rules": game.version,
            }
        )
    if as_json:
        _print_json(rows)
        return
    table = _words("game", "title", "players", "options")
    for row in rows:
        words = [f"{k}: {_option_words(v)}" for k, v in row["options"].items()]
        table.add_row(row["game"], row["title"], f"{row['players'][0]}–{row['players'][1]}", "\n".join(words))
    out.print(table)


def _option_words(option: dict[str, Any]) -> str:
    values = [option["default"], *[v for v in option["values"] if v != option["default"]]]
    return ", ".join(v or "–" for v in values) + ("" if option["values"] else f", {READER.said('or-text')}")


@app.command()
def simulate(
    game: str,
    seats: Annotated[int, typer.Option(help="How many play.")] = 0,
    bots: Annotated[str, typer.Option(help="Names of bots, with commas; fewer than seats repeat.")] = "random",
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: int = 1,
    option: Annotated[list[str], typer.Option("--option", help="key=value, may be given again")] = [],  # noqa: B006
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    as_json: Json = False,
    record: Annotated[Path | None, typer.Option(help="Folder for the records of all games.")] = None,
    report: Annotated[Path | None, typer.Option(help="File for a page about the games (HTML).")] = None,
    ray: Ray = "",
) -> None:
    """Many games between bots: win rates, scores, lengths, speed."""
    rules = find(game)
    seats = seats or max(rules.seats.start, min(4, rules.seats.stop - 1))
    names = _listed(bots)
    folder, page = _folder(record), _page(report)
    with _progress() as progress:
        task = progress.add_task(f"{game}: {bots}", total=number)
        answer = run_simulation(
            game,
            seats,
            names,
            number,
            seed,
            _options(option),
            max(1, jobs),
            folder,
            lambda: progress.advance(task),
            page,
            ray,
        )
    if as_json:
        _print_json(answer)
        return
    out.print(_results(answer))
    if "team_wins" in answer:
        out.print(READER.said("team-won", won=answer["team_wins"], games=answer["games"]))
    figures = {"shortest": answer["shortest_game"], "longest": answer["longest_game"], "seats": seats}
    mean = READER.figure(answer["decisions_per_game"], "g")
    speed = READER.figure(answer["decisions_per_second"], ",.0f")
    out.print(READER.said("simulated", games=answer["games"], game=game, mean=mean, speed=speed, **figures))


@app.command()
def ladder(
    game: str,
    bots: Annotated[str, typer.Option(help="Names of bots, with commas; without it all.")] = "",
    seats: Annotated[int, typer.Option(help="How many play.")] = 0,
    most: Annotated[int, typer.Option(help="At most so many games.")] = 400,
    seed: int = 1,
    option: Annotated[list[str], typer.Option("--option", help="key=value, may be given again")] = [],  # noqa: B006
    jobs: Annotated[int, typer.Option(min=0, help="Processes; without it one for each core.")] = 0,
    ray: Ray = "",
    file: Annotated[
        Path | None, typer.Option(help="Keep the games here (JSON), with a table and a plot; go on if it exists.")
    ] = None,
    as_json: Json = False,
) -> None:
    """All bots against each other until their order is settled: ratings and how sure they are."""
    from .arena.ladder import Ladder

    names = _listed(bots) or all_bots()
    between = Ladder(game, names, seats or max(2, find(game).seats.start), _options(option), seed, _page(file))
    with Crew(jobs or os.cpu_count() or 1, ray) as crew, _progress() as progress:
        task = progress.add_task(f"{game}: {', '.join(between.bots)}", total=most)
        between.climb(most, crew, lambda games: progress.update(task, completed=games))
    answer = between.answer()
    if as_json:
        _print_json(answer)
        return
    headings = ("bot", "rating", "give-or-take", "seatings", "win-rate", "mean-score")
    table = _figures(*[READER.said(f"heading-{name}") for name in headings])
    for rung in between.rungs():
        rate, mean = READER.figure(rung.wins / max(1, rung.seatings), ".1%"), READER.figure(rung.mean_score, ".2f")
        table.add_row(rung.bot, str(rung.points), str(rung.give_or_take), str(rung.seatings), rate, mean)
    out.print(table)
    out.print(READER.said("laddered", games=answer["games"], settled="yes" if answer["settled"] else "no"))


@app.command()
def tune(
    game: str,
    seats: Annotated[int, typer.Option(help="How many play.")] = 0,
    number: Annotated[int, typer.Option("--games", help="Games of each lap; trials have half of them.")] = 400,
    laps: Annotated[int, typer.Option(help="How often the weights are moved to where games say it is better.")] = 8,
    proof: Annotated[int, typer.Option(help="Games at the end that must prove the new weights better.")] = 400,
    bots: Annotated[str, typer.Option(help="Who plays the games to learn from, with commas.")] = "greedy",
    only: Annotated[str, typer.Option(help="Fit these weights only, with commas.")] = "",
    anew: Annotated[bool, typer.Option("--anew", help="Begin with the weights written by hand.")] = False,
    seed: int = 1,
    option: Annotated[list[str], typer.Option("--option", help="key=value, may be given again")] = [],  # noqa: B006
    jobs: Annotated[int, typer.Option(min=0, help="Processes; without it one for each core.")] = 0,
    ray: Ray = "",
    file: Annotated[Path | None, typer.Option(help="Keep the games here; go on if it exists.")] = None,
    write: Annotated[
        Path | None, typer.Option(help="Where the weights go if they prove better; without it into the program.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Fit the weights of a game's advice to self-play, and keep them if they prove better."""
    try:
        from .arena.tune import LEAST, Tuning
    except ImportError as missing:
        raise SetupError("Tuning needs NumPy: pip install 'imperia[rl]'.", key="tune-numpy") from missing
    if number < 4 or proof < 2 or laps < 0:
        raise SetupError("Tuning needs at least four games, and two for the proof.", key="tune-games")
    seats = seats or max(2, find(game).seats.start)
    tuning = Tuning(game, seats, _options(option), _listed(bots), seed, _page(file), _listed(only), anew)
    with Crew(jobs or os.cpu_count() or 1, ray) as crew, _progress() as progress:
        task = progress.add_task(f"{game}: {seats}", total=tuning.length(number, laps, proof))
        answer = tuning.fit(number, laps, proof, crew, lambda games: progress.update(task, completed=games))
    answer["kept"] = tuning.write(answer, Path(_page(write)) if write else None)
    if as_json:
        _print_json(answer)
        return
    table = _figures(*[READER.said(f"heading-{name}") for name in ("weight", "by-hand", "before", "fitted")])
    for name, by_hand, before in zip(tuning.names, find(game).weights().hand, tuning.start, strict=True):
        figures = (by_hand, before, answer["weights"][name])
        table.add_row(name, *[READER.figure(figure, ".4g") for figure in figures])
    out.print(table)
    found = answer["proof"]
    rate, lead = READER.figure(found["win_rate"], ".1%"), READER.figure(found["lead"], "+.2f")
    kept = "yes" if answer["kept"] else "few" if found["games"] < LEAST else "no"
    error = READER.figure(found["error"], ".2f")
    out.print(READER.said("tuned", kept=kept, rate=rate, games=found["games"], lead=lead, error=error, least=LEAST))


def _listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def _results(answer: dict[str, Any]) -> Table:
    """What the bots came to, one line a bot."""
    headings = ("bot", "seatings", "wins", "win-rate", "mean-score", "lowest", "quartiles", "highest")
    table = _figures(*[READER.said(f"heading-{name}") for name in headings])
    for name, row in answer["bots"].items():
        quartiles = " ".join([READER.figure(q, ".1f") for q in row["score_quartiles"]])
        rate, mean = READER.figure(row["win_rate"], ".1%"), READER.figure(row["mean_score"], ".2f")
        low, high = str(row["min_score"]), str(row["max_score"])
        table.add_row(name, str(row["seatings"]), READER.figure(row["wins"], ".1f"), rate, mean, low, quartiles, high)
    return table


def _figures(first: str, *others: str) -> Table:
    """A table of figures that fits 80 columns: the words of a heading stand below each other, nothing is cut."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(first, no_wrap=True)
    for name in others:
        table.add_column(name.replace(" ", "\n"), justify="right", no_wrap=True)
    return table


def _words(*headings: str) -> Table:
    """A table of words that fits any terminal: what is too long for its column goes on below, nothing is cut."""
    table = Table()
    for name in headings:
        table.add_column(READER.said(f"heading-{name}"), overflow="fold")
    return table


def _folder(path: Path | None) -> str:
    if path is None:
        return ""
    if path.exists() and not path.is_dir():
        raise SetupError("{path} is a file; records need a folder.", key="record-folder", path=path)
    return str(path)


def _page(path: Path | None) -> str:
    if path is None:
        return ""
    if path.is_dir() or not path.parent.is_dir():
        raise SetupError(
            "The report cannot be written to {path}: name a file in a folder that exists.", key="report-file", path=path
        )
    return str(path)


@app.command()
def replay(
    file: Path,
    verify: Annotated[bool, typer.Option("--verify", help="Only check that the record replays.")] = False,
    at: Annotated[int | None, typer.Option(help="Stop after so many moves.")] = None,
    as_json: Json = False,
) -> None:
    """Play a record again, check it, and tell its story."""
    record = Record.load(file)
    state = record.replay(at)
    if as_json:
        events = [event.to_json() for _, event in state.heard(None)]
        _print_json(
            {"game": record.game, "moves": state.clock, "over": state.over, "scores": state.scores, "events": events}
        )
        return
    if not verify:
        for line in _story(state, record, READER.lang):
            out.print(line, highlight=False)
    scores = ", ".join(map(str, state.scores))
    over = "yes" if state.over else "no"
    told = {"file": str(file), "moves": state.clock, "game": record.game, "over": over, "scores": scores}
    out.print(READER.said("replayed", **told), highlight=False)


@app.command()
def analyse(
    file: Path,
    worlds: Annotated[int, typer.Option(min=0, help="Worlds for each point of the curve; 0: by the length.")] = 0,
    walks: Annotated[
        int, typer.Option(min=0, help="Walks of the search for what a master would have done; 0: as many as his.")
    ] = 0,
    looks: Annotated[int, typer.Option(min=0, help="So many answers are looked at closely.")] = LOOKS,
    seed: int = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; without it one for each core.")] = 0,
    report: Annotated[Path | None, typer.Option(help="File for a page about the analysis (HTML).")] = None,
    as_json: Json = False,
) -> None:
    """The chances to win in a finished game, and the moves at which it turned."""
    record, path = Record.load(file), _page(report)
    analysis = Analysis(record, Plan(seed, worlds, walks, looks))
    crew = Crew(jobs or os.cpu_count() or 1)
    with _progress(TextColumn("{task.percentage:3.0f} %")) as progress:
        task = progress.add_task(record.game, total=1.0)
        while pieces := analysis.jobs():
            for number, answer in crew.work(work, pieces):
                analysis.note(pieces[number], answer)
                progress.update(task, completed=analysis.share)
    found = in_words(analysis, READER.lang, _names(record))
    if path:
        write_analysis(path, record, found, READER.lang)
    if as_json:
        _print_json({"game": record.game, **found})
        return
    out.print(_chances(found), highlight=False)
    out.print(_turns(found) if found["turns"] else READER.said("no-turns"), highlight=False)
    figures = {"looked": sum([one["looked"] for one in found["looked"]]), "worlds": found["plan"]["worlds"]}
    out.print(READER.said("analysed", off=f"{100 * found['give_or_take']:.0f}", **figures), highlight=False)


BLOCKS = " ▁▂▃▄▅▆▇█"


def _chances(found: dict[str, Any]) -> Table:
    """A line for each side: how its chance to win rose and fell."""
    table = _figures(READER.said("heading-seat"), READER.said("heading-start"), READER.said("heading-chances"))
    for n, side in enumerate(found["sides"]):
        chances = [point["chances"][n] for point in found["points"]]
        name = READER.said("team") if len(side) > 1 else found["names"][side[0]]
        curve = "".join([BLOCKS[round(chance * (len(BLOCKS) - 1))] for chance in chances])
        table.add_row(name, READER.figure(chances[0], ".0%"), f"│{curve}│")
    return table


def _turns(found: dict[str, Any]) -> Table:
    """The turning moves: who answered what, what a master would have done, and what it would have gained."""
    table = _words("move", "seat", "played", "swing", "master", "gain")
    for turn in found["turns"]:
        words = turn["words"]
        best = READER.said("as-a-master") if turn["agreed"] else plain(words["best"])
        gain = "" if turn["agreed"] else f"{100 * turn['gain']:+.0f} %"
        said = f"{plain(words['question'])} {plain(words['played'])}"
        seat = found["names"][turn["seat"]]
        table.add_row(str(turn["move"] + 1), seat, said, f"{100 * turn['swing']:+.0f} %", best, gain)
    return table


def _names(record: Record) -> list[str]:
    names = record.names or [""] * record.seats
    return [f"{name} {n + 1}".strip() for n, name in enumerate(names)]


def _story(state: State, record: Record, lang: str) -> list[str]:
    """The log in words, as an onlooker hears it."""
    speaker = presenter(find(record.game))
    names = _names(record)
    acts = [act for act in told([event for _, event in state.heard(None)]) if not act.mark]
    return [plain(" ".join([text, *more])) for text, more in [speaker.act(act, lang, names, None) for act in acts]]


@app.command()
def cards(
    game: str,
    search: Annotated[str, typer.Option("--find", help="Only cards whose name, type or text has this.")] = "",
    as_json: Json = False,
) -> None:
    """The cards of a game, with their generated text."""
    faces = presenter(find(game)).cards(READER.lang)
    wanted = catalogue.plain(search)
    found = [
        face
        for face in faces
        if wanted in catalogue.plain(" ".join([face["code"], face["name"], face["type_line"], *_lines(face)]))
    ]
    if as_json:
        _print_json(found)
        return
    table = _words("card", "name", "type", "text", "source")
    for face in found:
        table.add_row(face["code"], face["name"], face["type_line"], "\n".join(_lines(face)), face["provenance_text"])
    out.print(table)
    out.print(READER.said("cards-found", found=len(found), cards=len(faces)))


def _lines(face: dict[str, Any]) -> list[str]:
    """The text of a card without its marks."""
    return ["".join(part if isinstance(part, str) else part["text"] for part in line) for line in face["text"]]


@app.command()
def rules(
    game: str,
    search: Annotated[str, typer.Option("--find", help="Only rules that have this.")] = "",
    as_json: Json = False,
) -> None:
    """The rules of a game, from our catalogue."""
    find(game)
    found = catalogue.load(game, READER.lang).find(search)
    if as_json:
        _print_json([{"id": rule.id, "title": rule.title, "text": catalogue.spoken(rule.text)} for rule in found])
        return
    for rule in found:
        out.print(f"[bold]{rule.id}[/bold] {rule.title}", highlight=False)
        out.print(f"  {catalogue.spoken(rule.text)}", highlight=False, markup=False)
    out.print(READER.said("rules-found", found=len(found)) if found else READER.said("rules-none", search=search))


@app.command()
def soak(
    game: str,
    decisions: Annotated[int, typer.Option(min=1, help="How many random decisions.")] = 100_000,
    seed: int = 0,
    as_json: Json = False,
) -> None:
    """Random play with every law checked on the way."""
    find(game)
    with _progress() as progress:
        task = progress.add_task(f"soak {game}", total=decisions)
        try:
            answer = run_soak(game, decisions, seed, lambda n: progress.advance(task, n))
        except AssertionError as broken:
            raise SetupError(
                "An invariant of {game} is broken (seed {seed}): {why}.",
                key="broken-law",
                game=game,
                seed=str(seed),
                why=broken,
            ) from broken
    if as_json:
        _print_json(answer)
    else:
        out.print(READER.said("soaked", decisions=answer["decisions"], games=answer["games"], game=game))


@app.command()
def bench(
    as_json: Json = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="Processor time for each measurement.")] = 4.0,
    game: Annotated[list[str], typer.Option("--game", help="Only this game; may be given again.")] = [],  # noqa: B006
) -> None:
    """Speed, as ratios against Catanatron (and for environments gin rummy) in the same run."""
    for name in game:
        find(name)
    with err.status(READER.said("measuring")):
        answer = run_bench(seconds, game or None)
    if as_json:
        _print_json(answer)
        return
    out.print(_speeds(answer))
    out.print(READER.said("measured", build=answer["build"], alone="no" if answer["ratios"] else "yes"))


SPEEDS = (
    "decisions_per_second",
    "playouts_per_second",
    "walks_per_second",
    "worlds_per_second",
    "clone_us",
    "view_us",
    "determinize_us",
    "options_per_decision",
    "decisions_per_game",
    "steps_per_second",
)
RATIOS = ("decisions", "clone", "steps")


def _speeds(answer: dict[str, Any]) -> Table:
    """The figures of each game beside those of its peers, of which each was measured for other things."""
    rows: dict[str, dict[str, float]] = dict(answer["games"])
    if answer["peers"]:
        rows[READER.said("peers")] = {key: value for peer in answer["peers"].values() for key, value in peer.items()}
    table = _figures("", *rows)
    for key in SPEEDS:
        words = READER.said(f"speed-{key.replace('_', '-')}")
        table.add_row(words, *[_figure(row.get(key, 0.0)) for row in rows.values()])
    for key in RATIOS if answer["ratios"] else ():
        words = READER.said(f"ratio-{key}")
        table.add_row(words, *[_figure(answer["ratios"].get(name, {}).get(key, 0.0)) for name in rows])
    return table


def _figure(number: float) -> str:
    """Three digits at least, and no more behind the point than they need; nothing for what was not measured."""
    if not number:
        return ""
    return READER.figure(number, ",.0f" if number >= 1000 else ".3g")


Database = Annotated[
    str | None, typer.Option(help="A file for SQLite (without it imperia.db), or a URL such as postgresql+psycopg://…")
]
Config = Annotated[Path | None, typer.Option(help="A file of settings (TOML); docs/server.md lists them.")]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen; without it 127.0.0.1.")] = None,
    port: Annotated[int | None, typer.Option(help="Without it 8000.")] = None,
    database: Database = None,
    config: Config = None,
    log: Annotated[str | None, typer.Option(help="plain or json")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
) -> None:
    """The web table."""
    from .server import run

    settings = _settings(config, host=host, port=port, database=database, log=log)
    _check_port(settings.host, settings.port)
    if open_browser:
        threading.Thread(target=_open_when_up, args=(settings.host, settings.port), daemon=True).start()
    run(settings)


@app.command()
def backup(file: Path, database: Database = None, config: Config = None) -> None:
    """Save all tables of a server, running or not, to one file."""
    from .server.backup import backup as save

    save(_settings(config, database=database), file)
    out.print(READER.said("saved", file=str(file)), highlight=False)


@app.command()
def restore(
    file: Path,
    database: Database = None,
    config: Config = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Put back what a backup holds, in place of everything that is there; a running server takes it up."""
    from .server.backup import restore as put_back

    settings = _settings(config, database=database)
    if not yes:
        typer.confirm(READER.said("restore-sure"), abort=True)
    put_back(settings, file)
    out.print(READER.said("restored", file=str(file)), highlight=False)


def _settings(config: Path | None, **given: Any) -> Settings:
    """The settings of a server; what the command line gives comes before the file and the environment."""
    from .server.settings import settings_from

    return settings_from(config, given={key: value for key, value in given.items() if value is not None})


def _check_port(host: str, port: int) -> None:
    """Refuse an address that cannot be served before anything is set up."""
    try:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError) as error:
        raise SetupError(
            "The table cannot be opened at {host}:{port}: {why}. Try another --port.",
            key="port",
            host=host,
            port=str(port),
            why=str(error).rstrip("."),
            code="used" if isinstance(error, OSError) and error.errno == errno.EADDRINUSE else "other",
        ) from error


def _open_when_up(host: str, port: int) -> None:
    """Open the page once the server answers."""
    for _ in range(100):
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(f"http://{host}:{port}/")
        return
