"""The ladder: every bot against every other until it is clear who is stronger, with openskill ratings.

A game is known by who sits where and the how manieth it is, and its seed follows from that: so it is the same whoever
plays it, ratings do not depend on the order in which games end, and a ladder can be stopped and gone on with, with more
bots too.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from html import escape
from itertools import pairwise, permutations
from math import hypot
from pathlib import Path
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from ..kernel.errors import SetupError
from ..kernel.game import find
from .crew import Crew
from .match import play, seating
from .versions import player

POINTS: Final = 40.0  # points of the ladder for one of openskill's: who has not played has 1000
SURE: Final = 1.96  # deviations, for 95 %
LEAST: Final = 2  # laps that are played at least

Played = tuple[list[int], list[float]]  # scores and win shares by seat


class Fixture(NamedTuple):
    """A game of the ladder: `first` and `second` by turns around the table, begun at seat `turn`, in lap `lap`."""

    first: str
    second: str
    turn: int
    lap: int

    def seats(self, number: int) -> list[str]:
        return seating([self.first, self.second], number, self.turn)

    @property
    def name(self) -> str:
        return f"{self.first} {self.second} {self.turn} {self.lap}"

    def seed(self, seed: int) -> int:
        return int.from_bytes(blake2b(f"ladder {seed} {self.name}".encode(), digest_size=6).digest(), "big")


class Rung(NamedTuple):
    """Where a bot stands: its rating in points and how far off it may be (95 %), and what it is made of."""

    bot: str
    points: int
    give_or_take: int
    mu: float
    sigma: float
    seatings: int
    wins: float
    mean_score: float


class Ladder:
    """The games between some bots so far. `file`: where they are kept, with a table and a plot beside it."""

    def __init__(
        self, game: str, bots: list[str], seats: int, options: dict[str, str], seed: int = 1, file: str = ""
    ) -> None:
        rules = find(game)
        if len(dict.fromkeys(bots)) < 2:
            raise SetupError("A ladder needs at least two different bots.", key="ladder-bots")
        for name in bots:
            player(name)
        rules.new(seats, seed, options)
        self.game, self.seats, self.seed = game, seats, seed
        self.bots = list(dict.fromkeys(bots))
        self.options: dict[str, str] = rules.chosen(options)
        self.file = Path(file) if file else None
        self.head = {"game": game, "rules": rules.build, "seats": seats, "options": self.options, "seed": seed}
        self.played: dict[str, Played] = {}
        if self.file and self.file.exists():
            self._go_on(self.file)

    # --- playing ----------------------------------------------------------------------------------------------------
    def climb(self, most: int, crew: Crew, tick: Callable[[int], None] = lambda games: None) -> None:
        """Play lap after lap until the order is settled or `most` games are played. `tick`: how many there are."""
        lap = 0
        while not (lap >= LEAST and self.settled()) and len(self.fixtures(lap + 1)) <= max(most, len(self.fixtures(1))):
            wanted = [fixture for fixture in self.fixtures(lap + 1) if fixture.name not in self.played]
            work = [(self.game, fixture.seats(self.seats), fixture.seed(self.seed), self.options) for fixture in wanted]
            for number, answer in crew.work(_play, work):
                self.played[wanted[number].name] = answer
                tick(len(self.played))
            lap += 1
            self.save()

    def fixtures(self, laps: int) -> list[Fixture]:
        """All games of the first so many laps, in the order in which they count."""
        pairs = list(permutations(self.bots, 2))
        return [Fixture(a, b, turn, lap) for lap in range(laps) for turn in range(self.seats) for a, b in pairs]

    def counted(self) -> list[tuple[list[str], Played]]:
        """The games that count, in their order: who sat where, and what it came to."""
        laps = 1 + max([int(name.rpartition(" ")[2]) for name in self.played], default=0)
        found = [fixture for fixture in self.fixtures(laps) if fixture.name in self.played]
        return [(fixture.seats(self.seats), self.played[fixture.name]) for fixture in found]

    # --- rating -----------------------------------------------------------------------------------------------------
    def rungs(self) -> list[Rung]:
        """The bots, the best first."""
        model = PlackettLuce()
        ratings = {name: model.rating(name=name) for name in self.bots}
        seats: dict[str, list[tuple[int, float]]] = {name: [] for name in self.bots}
        for who, (scores, shares) in self.counted():
            places = [-(10_000 * (share > 0) + score) for score, share in zip(scores, shares, strict=True)]
            rated = model.rate([[ratings[name]] for name in who], ranks=[float(place) for place in places])
            for name in dict.fromkeys(who):
                mine = [team[0] for team, other in zip(rated, who, strict=True) if other == name]
                mu = sum([one.mu for one in mine]) / len(mine)
                sigma = sum([one.sigma for one in mine]) / len(mine)
                ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
            for name, score, share in zip(who, scores, shares, strict=True):
                seats[name].append((score, share))
        found = [self._rung(name, ratings[name], seats[name]) for name in self.bots]
        return sorted(found, key=lambda rung: -rung.mu)

    def _rung(self, name: str, rating: Any, seats: list[tuple[int, float]]) -> Rung:
        n = max(1, len(seats))
        wins, score = sum([share for _, share in seats]), sum([score for score, _ in seats]) / n
        points, off = round(POINTS * rating.mu), round(POINTS * SURE * rating.sigma)
        mu, sigma = round(rating.mu, 3), round(rating.sigma, 3)
        return Rung(name, points, off, mu, sigma, len(seats), round(wins, 2), round(score, 2))

    def settled(self) -> bool:
        """Is each bot surely stronger than the next?"""
        return all(a.mu - b.mu > SURE * hypot(a.sigma, b.sigma) for a, b in pairwise(self.rungs()))

    # --- keeping ----------------------------------------------------------------------------------------------------
    def _go_on(self, file: Path) -> None:
        try:
            kept = json.loads(file.read_text(encoding="utf-8"))
            same = all(kept[key] == value for key, value in self.head.items())
            played = {name: (list(scores), list(shares)) for name, (scores, shares) in kept["played"].items()}
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise SetupError("{file} is not a ladder of ours.", key="ladder-file", file=file) from error
        if not same:
            raise SetupError(
                "{file} is a ladder of other games (another game, rules, seats, options or seed).",
                key="ladder-other",
                file=file,
            )
        self.played = played

    def answer(self) -> dict[str, Any]:
        rungs = [rung._asdict() for rung in self.rungs()]
        return {**self.head, "games": len(self.counted()), "settled": self.settled(), "bots": rungs}

    def save(self) -> None:
        """The games, the table (Markdown) and the plot (SVG), each in its file."""
        if self.file:
            self.file.write_text(json.dumps({**self.answer(), "played": self.played}, indent=1), encoding="utf-8")
            self.file.with_suffix(".md").write_text(self.table(), encoding="utf-8")
            self.file.with_suffix(".svg").write_text(plot(self.rungs(), self.title()), encoding="utf-8")

    def title(self) -> str:
        options = "".join([f", {key} {value}" for key, value in self.options.items() if value])
        return f"{find(self.game).title()}: {self.seats} seats{options}; {len(self.counted())} games"

    def table(self) -> str:
        lines = [f"# {self.title()}", "", "| bot | rating | ± (95 %) | seatings | win rate | mean score |"]
        lines.append("|---|---:|---:|---:|---:|---:|")
        for rung in self.rungs():
            rate = f"{rung.wins / max(1, rung.seatings):.1%}"
            figures = [rung.bot, rung.points, rung.give_or_take, rung.seatings, rate, rung.mean_score]
            lines.append("| " + " | ".join([str(figure) for figure in figures]) + " |")
        return "\n".join(
            [*lines, "", "The order is settled." if self.settled() else "The order is not settled yet.", ""]
        )


def _play(job: tuple[str, list[str], int, dict[str, str]]) -> Played:
    result = play(*job)
    return result.scores, result.shares


def plot(rungs: list[Rung], title: str) -> str:
    """Ratings on a line, each with the range in which it surely lies."""
    left, width, step = 110, 520, 34
    low = min([rung.points - rung.give_or_take for rung in rungs])
    high = max([rung.points + rung.give_or_take for rung in rungs])
    height = step * len(rungs) + 60

    def x(points: float) -> float:
        return left + (points - low) / max(1, high - low) * width

    drawn = [f'<text x="10" y="20" font-weight="bold">{escape(title)}</text>']
    for points in (low, round((low + high) / 2), high):
        drawn.append(f'<line x1="{x(points):.1f}" x2="{x(points):.1f}" y1="34" y2="{height - 22}" stroke="#ccc"/>')
        drawn.append(f'<text x="{x(points):.1f}" y="{height - 6}" text-anchor="middle">{points}</text>')
    for number, rung in enumerate(rungs):
        y = 34 + step * number + step / 2
        ends = f'x1="{x(rung.points - rung.give_or_take):.1f}" x2="{x(rung.points + rung.give_or_take):.1f}"'
        drawn.append(f'<text x="{left - 14}" y="{y + 4}" text-anchor="end">{escape(rung.bot)}</text>')
        drawn.append(f'<line {ends} y1="{y}" y2="{y}" stroke="#2f6f8f" stroke-width="2"/>')
        drawn.append(f'<circle cx="{x(rung.points):.1f}" cy="{y}" r="5" fill="#2f6f8f"/>')
        drawn.append(f'<text x="{x(rung.points):.1f}" y="{y - 8}" text-anchor="middle">{rung.points}</text>')
    box = f'viewBox="0 0 {left + width + 40} {height}" width="{left + width + 40}" height="{height}"'
    paper = '<rect width="100%" height="100%" fill="#faf7f0"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(title)}" {box}'
    return f'{head} font-family="sans-serif" font-size="13" fill="#23201c">{paper}{"".join(drawn)}</svg>\n'
