"""Tuning: the weights of a game's advice fitted to self-play, tried in games, and written down if they prove better.

1. Games between bots, many with an opening at random; on the way positions are kept as what the advice sees in them.
   A linear model (ridge, drawn towards the weights in use) tells from them how far ahead a seat will be in the end.
   Its weights are a start if bots that go by them win.
2. Laps: weights a little to one side play against weights a little to the other, and a linear model of how these games
   ended tells which way is better. A step is kept if it wins against the weights before.
3. The proof: the fitted weights against those it began with, in games that nobody has played before; a lead that may
   be luck proves nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from ..bots import bot
from ..kernel.errors import SetupError
from ..kernel.game import find
from ..kernel.rng import Rng
from ..kernel.weights import place, read
from .crew import Crew
from .match import luck

WIN: Final = 10.0  # what it counts to win, in points
OPENING: Final = 12  # at most so many answers of an opening are given at random
EVERY: Final = 7  # one of so many answers leaves a position to learn from
HOLD: Final = 0.05  # how much the weights in use count against the positions
WAYS: Final = (1.0, 0.3)  # so much of the way to what the positions say is tried
SPREAD: Final = 0.35  # how far weights are moved to a side, as part of themselves
STEPS: Final = (
    1.3,
    0.5,
)  # so far a lap moves the weight that matters most, as part of that; the second if the first loses
BLOCK: Final = 40  # after so many games each a trial may be given up,
LOST: Final = 2.0  # when it is so many standard errors behind
PROVED: Final = 1.64  # standard errors that a proof must be ahead: nineteen times in twenty that is no luck
LEAST: Final = 40  # games that a proof must have

Vector = NDArray[np.float64]
Answer = list[Any]  # of a game, as it is kept


class Sample(NamedTuple):
    """A game to learn from."""

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    seed: int


class Match(NamedTuple):
    """A game between two sets of weights, each in every other seat; alone, each plays the same game."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    first: list[float]
    second: list[float]


class Trial(NamedTuple):
    """What came of games between two sets of weights: how far the first was ahead on average, the standard error of
    that, its share of the wins, and in how many games."""

    lead: float
    error: float
    share: float
    games: int

    @property
    def proved(self) -> bool:
        """Is it surely better?"""
        return self.games >= LEAST and self.share > 0.5 and self.lead > PROVED * self.error


class _Work(NamedTuple):
    """Who plays the games, and who is told how many there are."""

    crew: Crew
    tick: Callable[[int], None]


class Tuning:
    """The games of one tuning so far. `file`: where they are kept, so that it goes on where it was left."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str],
        bots: list[str],
        seed: int = 1,
        file: str = "",
        only: list[str] = [],  # noqa: B006
        anew: bool = False,
    ) -> None:
        """`only`: these weights are fitted and no others; `anew`: begin with those written by hand."""
        rules = find(game)
        rules.new(seats, seed, options)
        if not bots:
            raise SetupError("At least one bot must be named.", key="bots-none")
        for name in bots:
            bot(name)
        self.game, self.seats, self.bots, self.seed = game, seats, bots, seed
        self.options: dict[str, str] = rules.chosen(options)
        self.names = rules.weights().names
        for name in only:
            if name not in self.names:
                known = ", ".join(self.names)
                raise SetupError(
                    "The advice of {game} has no weight {name!r}; its weights are: {known}.",
                    key="no-weight",
                    game=game,
                    name=name,
                    known=known,
                )
        self.free = np.array([not only or name in only for name in self.names])
        start = rules.weights().hand if anew else rules.weights().fitted
        self.start = np.array(start)
        head = {"game": game, "rules": rules.build, "seats": seats, "options": self.options, "seed": seed}
        self.head = {**head, "bots": bots, "weights": dict(zip(self.names, start, strict=True)), "only": only}
        self.played: dict[str, Answer] = {}
        self.file = Path(file) if file else None
        if self.file and self.file.exists():
            self._go_on(self.file)
        elif self.file:
            self._keep(self.head)

    def length(self, games: int, laps: int, proof: int) -> int:
        """How many games it takes at most: laps have all of `games`, trials half, a quarter is learned from."""
        return games // 4 + _pairs(proof) + len(WAYS) * _pairs(games // 2) + laps * self._lap_length(games)

    def _lap_length(self, games: int) -> int:
        return _pairs(games) + len(STEPS) * _pairs(games // 2)

    def fit(self, games: int, laps: int, proof: int, crew: Crew, tick: Callable[[int], None]) -> dict[str, Any]:
        """All of it. `tick`: how many games have been played."""
        work = _Work(crew, tick)
        spread, weights = self._learn(games, work)
        for lap in range(laps):
            weights = self._lap(lap, weights, spread, games, work)
        found = self._gain("proof", weights, self.start, proof, work)
        figures = {"win_rate": round(found.share, 4), "lead": round(found.lead, 3), "error": round(found.error, 3)}
        return {
            "weights": {name: float(f"{weight:.4g}") for name, weight in zip(self.names, weights, strict=True)},
            "games": len(self.played),
            "proof": {"games": found.games, **figures},
        }

    # --- 1: what positions say ----------------------------------------------------------------------------------------
    def _learn(self, games: int, work: _Work) -> tuple[Vector, Vector]:
        """How far each weight is worth moving, and the best weights that the positions lead to."""
        jobs = [Sample(self.game, self.seats, self.options, self.bots, self.seed + n) for n in range(games // 4)]
        rows = np.array([row for game in self._all("sample", _sample, jobs, work) for row in game])
        spread = np.where(self.free, spread_of(rows[:, 1:], self.start), 0.0)
        told = np.where(self.free, fitted(rows, self.start), self.start)
        for way in WAYS:
            weights = self.start + way * (told - self.start)
            if self._gain(f"way {way}", weights, self.start, games // 2, work).lead > 0.0:
                return spread, weights
        return spread, self.start

    # --- 2: what games say --------------------------------------------------------------------------------------------
    def _lap(self, lap: int, weights: Vector, spread: Vector, games: int, work: _Work) -> Vector:
        """The weights after a step to where the games say that it is better, if it is."""
        dice = np.random.default_rng([self.seed, lap])
        moved = dice.standard_normal((games // 2, len(weights)))
        jobs: list[Match] = []
        for n, side in enumerate(moved):
            jobs += self._pair(f"lap {lap}", n, weights + spread * side, weights - spread * side)
        ends = self._all(f"lap {lap}", _match, jobs, work)
        gains = np.array([(ends[2 * n][0] - ends[2 * n + 1][0]) / 2 for n in range(len(moved))])
        slope = likely(moved, gains)
        if not slope.any():
            return weights
        for step in STEPS:
            better = np.asarray(weights + step * spread * slope / np.abs(slope).max())
            if self._gain(f"try {lap} {step}", better, weights, games // 2, work).lead > 0.0:
                return better
        return weights

    def _pair(self, part: str, n: int, one: Vector, other: Vector) -> list[Match]:
        """The same game twice, with seats exchanged; no two parts play the same games."""
        seed = self.seed + (crc32(part.encode()) << 20) + n
        sides = [float(weight) for weight in one], [float(weight) for weight in other]
        return [
            Match(self.game, self.seats, self.options, seed, *sides),
            Match(self.game, self.seats, self.options, seed, sides[1], sides[0]),
        ]

    def _gain(self, name: str, one: Vector, other: Vector, games: int, work: _Work) -> Trial:
        """How `one` does against `other`; given up when it surely loses."""
        jobs: list[Match] = []
        for n in range(games // 2):
            jobs += self._pair(name, n, one, other)
        for upto in [*range(BLOCK, len(jobs), BLOCK), len(jobs)]:
            found = trial(self._all(name, _match, jobs[:upto], work))
            if found.lead < -LOST * found.error:
                break
        return found

    # --- keeping ------------------------------------------------------------------------------------------------------
    def _all(self, name: str, task: Callable[[Any], Answer], jobs: list[Any], work: _Work) -> list[Answer]:
        """What all games of a part came to; those that are kept are not played again."""
        keys = [f"{name} {n}" for n in range(len(jobs))]
        wanted = [n for n in range(len(jobs)) if keys[n] not in self.played]
        work.tick(len(self.played))
        for number, answer in work.crew.work(task, [jobs[n] for n in wanted]):
            key = keys[wanted[number]]
            self.played[key] = answer
            self._keep([key, answer])
            work.tick(len(self.played))
        return [self.played[key] for key in keys]

    def _keep(self, line: Any) -> None:
        if self.file:
            with self.file.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(line) + "\n")

    def _go_on(self, file: Path) -> None:
        try:
            text = file.read_text(encoding="utf-8")
            whole = text[: text.rfind("\n") + 1]  # the last line may be torn off
            head, *lines = [json.loads(line) for line in whole.splitlines()]
            same = head == json.loads(json.dumps(self.head))
            self.played = dict(lines)
        except (OSError, ValueError, TypeError) as error:
            raise SetupError("{file} is not a tuning of ours.", key="tune-file", file=file) from error
        if same and whole != text:
            file.write_text(whole, encoding="utf-8")
        if not same:
            raise SetupError(
                "{file} is a tuning of something else (another game, rules, seats, options, bots, seed or weights).",
                key="tune-other",
                file=file,
            )

    def write(self, answer: dict[str, Any], path: Path | None = None) -> bool:
        """Write the weights down if they have proved better, and in any case what was tried."""
        proof = answer["proof"]
        better = Trial(proof["lead"], proof["error"], proof["win_rate"], proof["games"]).proved
        kept = read(self.game)
        tried = {"seats": self.seats, "options": self.options, "seed": self.seed, "bots": self.bots}
        against = "hand" if list(self.start) == list(find(self.game).weights().hand) else "weights before"
        tried |= {"only": self.head["only"], "games": answer["games"], "proof": {"against": against, **answer["proof"]}}
        kept["tried"] = [*kept.get("tried", []), {**tried, "kept": better}]
        if better:
            kept["weights"] = answer["weights"]
        text = {name: kept[name] for name in ("game", "tried", "hand", "weights")}
        (path or place(self.game)).write_text(json.dumps(text, indent=1) + "\n", encoding="utf-8")
        return better


def _pairs(games: int) -> int:
    return 2 * (games // 2)


def trial(ends: list[Answer]) -> Trial:
    """What came of pairs of games with seats exchanged. The two of a pair were dealt the same, so they count as one
    when it comes to chance."""
    gains = np.array([end[0] if n % 2 == 0 else -end[0] for n, end in enumerate(ends)])
    pairs = gains.reshape(-1, 2).mean(axis=1)
    apart = pairs if len(pairs) > 1 else gains
    error = float(np.std(apart, ddof=1) / np.sqrt(len(apart)))
    won = sum([end[1] if n % 2 == 0 else end[2] for n, end in enumerate(ends)])
    lost = sum([end[2] if n % 2 == 0 else end[1] for n, end in enumerate(ends)])
    return Trial(float(gains.mean()), error, won / (won + lost) if won + lost else 0.5, len(ends))


# --- the models -------------------------------------------------------------------------------------------------------
def fitted(rows: Vector, weights: Vector) -> Vector:
    """Weights by which positions tell best how games ended: ridge regression towards the weights given. A row is how
    far the seat was ahead in the end, then the features."""
    ends, seen = rows[:, 0], rows[:, 1:]
    scale = seen.std(axis=0)
    live = scale > 1e-9
    unit = (seen[:, live] - seen[:, live].mean(axis=0)) / scale[live]
    rest = ends - seen @ weights
    pull = HOLD * len(rows) * np.eye(int(live.sum()))
    found = weights.copy()
    found[live] += np.linalg.solve(unit.T @ unit + pull, unit.T @ (rest - rest.mean())) / scale[live]
    return np.asarray(found)


def likely(moved: Vector, gains: Vector) -> Vector:
    """How much moving each weight gains, by least squares; the less sure of it, the less of it is believed."""
    inverse = np.linalg.pinv(moved.T @ moved)
    slope = inverse @ moved.T @ gains
    rest = gains - moved @ slope
    noise = float(rest @ rest) / max(1, len(gains) - len(slope)) * np.diag(inverse)
    return np.asarray(slope * np.maximum(0.0, 1.0 - noise / np.maximum(slope * slope, 1e-12)))


def spread_of(seen: Vector, weights: Vector) -> Vector:
    """How far each weight is moved to a side: as part of itself, or of what the others make of a usual difference."""
    scale = seen.std(axis=0)
    live = scale > 1e-9
    usual = float(np.median((np.abs(weights) * scale)[live & (weights != 0.0)]))
    least, most = SPREAD * np.abs(weights), SPREAD * np.maximum(1.0, np.abs(weights))
    by_others = 0.5 * SPREAD * usual / np.maximum(scale, 1e-9)
    return np.asarray(np.where(live, np.clip(by_others, least, most), 0.0))


# --- games ------------------------------------------------------------------------------------------------------------
def _sample(job: Sample) -> Answer:
    """One game; for some positions, how far the seat that was asked was ahead in the end, and the features."""
    rules = find(job.game)
    state = rules.new(job.seats, job.seed, job.options)
    dice = Rng(job.seed, 11)
    opening = dice.below(OPENING + 1) if job.seed % 3 else 0
    players = [bot(job.bots[(p + job.seed) % len(job.bots)], luck(job.seed, p)) for p in range(job.seats)]
    kept: list[tuple[int, list[float]]] = []
    while not state.over:
        for p in state.pending:
            codes = state.legal(p)
            code = codes[dice.below(len(codes))] if state.clock < opening else players[p].answer(state, p)
            if state.clock >= opening and dice.below(EVERY) == 0:
                world = state.determinize(p, dice.below(1 << 30))
                kept.append((p, rules.features(world, p)))
            state.play(p, code)
    leads = _leads(state.scores, state.winners)
    return [[round(leads[p], 3), *[round(number, 3) for number in seen]] for p, seen in kept]


def _leads(scores: list[int], winners: tuple[int, ...]) -> list[float]:
    """How far each seat is ahead of the best other one; alone, what it has."""
    leads: list[float] = []
    for p, score in enumerate(scores):
        others = [other for q, other in enumerate(scores) if q != p] or [0]
        leads.append(score - max(others) + (WIN if p in winners else 0.0))
    return leads


def _match(job: Match) -> Answer:
    """How far the first weights are ahead, and the wins of each."""
    if job.seats == 1:
        ends = [_played(job, [weights]) for weights in (job.first, job.second)]
        (one, won), (other, lost) = [(scores[0], float(0 in winners)) for scores, winners in ends]
        return [one - other + WIN * (won - lost), won, lost]
    sides = [job.first if p % 2 == 0 else job.second for p in range(job.seats)]
    scores, winners = _played(job, sides)
    points, wins = [0.0, 0.0], [0.0, 0.0]
    for p in range(job.seats):
        points[p % 2] += scores[p] / ((job.seats + 1 - p % 2) // 2)
        wins[p % 2] += 1.0 / len(winners) if p in winners else 0.0
    return [round(points[0] - points[1] + WIN * (wins[0] - wins[1]), 3), *wins]


def _played(job: Match, sides: list[list[float]]) -> tuple[list[int], tuple[int, ...]]:
    """A game of greedy bots, each by weights of its own."""
    rules = find(job.game)
    weights = rules.weights()
    state = rules.new(job.seats, job.seed, job.options)
    players = [bot("greedy", luck(job.seed, p)) for p in range(job.seats)]
    before = weights.now[:]
    try:
        while not state.over:
            for p in state.pending:
                weights.use(sides[p])
                state.play(p, players[p].answer(state, p))
    finally:
        weights.use(before)
    return state.scores, state.winners
