"""Many games between bots over several processes: win rates, scores, lengths, speed."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..kernel.errors import SetupError
from ..kernel.game import find
from .crew import Crew
from .match import Result, play, seating
from .report import Played, write
from .versions import player

Job = tuple[str, list[str], int, dict[str, Any], str, int]


def _work(job: Job) -> Played:
    game, seats, seed, options, folder, number = job
    start = time.perf_counter()
    result: Result = play(game, seats, seed, options)
    spent = time.perf_counter() - start
    if folder:
        result.record.save(Path(folder) / f"{game}-{number:05d}.json")
    return result.seating, result.scores, result.shares, result.decisions, spent, result.facts


def simulate(
    game: str,
    seats: int,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, Any],
    jobs: int = 1,
    folder: str = "",
    tick: Callable[[], None] = lambda: None,
    report: str = "",
    ray: str = "",
) -> dict[str, Any]:
    """Play `games` games; the answer has the shape of ARCHITECTURE.md. `tick` is called after each game.

    `report`: the file of a page that shows what the games came to. `ray`: where the work is done, as `Crew` says.
    """
    rules = find(game)
    for name in bots:
        player(name)
    if not bots:
        raise SetupError("At least one bot must be named.", key="bots-none")
    if len(bots) > seats:
        raise SetupError("{bots} bots are named for {seats} seats.", key="bots-many", bots=len(bots), seats=seats)
    if games < 1:
        raise SetupError("At least one game must be played.", key="games-none")
    rules.new(seats, seed, options)
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
    work: list[Job] = [(game, seating(bots, seats, i), seed + i, options, folder, i) for i in range(games)]
    start = time.perf_counter()
    results = Crew(jobs, ray).all(_work, work, tick)
    elapsed = time.perf_counter() - start
    summary = _summary(rules.name, seats, rules.chosen(options), bots, results, elapsed)
    if report:
        write(report, rules.title(), {**summary, "seed": seed}, results)
    return summary


def _summary(
    game: str, seats: int, options: dict[str, str], bots: list[str], results: list[Any], elapsed: float
) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for name in dict.fromkeys(bots):
        scores = [score for who, points, *_ in results for n, score in zip(who, points, strict=True) if n == name]
        wins = sum(share for who, _, shares, *_ in results for n, share in zip(who, shares, strict=True) if n == name)
        table[name] = {
            "seatings": len(scores),
            "wins": round(wins, 3),
            "win_rate": round(wins / len(scores), 4),
            "mean_score": round(statistics.fmean(scores), 3),
            "score_quartiles": _quartiles(scores),
            "min_score": min(scores),
            "max_score": max(scores),
        }
    decisions = [result[3] for result in results]
    teams = [max(result[2]) for result in results if result[5].get("team")]
    return {
        "game": game,
        "seats": seats,
        "options": options,
        "games": len(results),
        "bots": table,
        **({"team_wins": int(sum(teams))} if teams else {}),
        "decisions_per_game": round(statistics.fmean(decisions), 2),
        "longest_game": max(decisions),
        "shortest_game": min(decisions),
        "decisions_per_second": round(sum(decisions) / elapsed, 1),
        "seconds": round(elapsed, 3),
    }


def _quartiles(scores: list[int]) -> list[float]:
    if len(scores) < 2:
        return [float(n) for n in scores] * 3
    return [round(q, 2) for q in statistics.quantiles(scores, n=4)]
