"""Analysis of a finished game: everybody's chance to win move by move, and the moves at which it turned.

Knows no game. All that is reckoned comes from worlds that a seat could not tell from the true one at that moment: the
chances at a place are the mean of what all seats would have reckoned, and an answer is judged by what its seat knew
when it was asked. The work comes in small jobs that can be done anywhere and give the same for the same plan; so who
has them done can show how far they are, and stop.
"""

from __future__ import annotations

import json
import math
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from ..bots import walks
from ..bots.outlook import doubt, outlook
from ..bots.quick import NONE
from ..bots.search import Level, Search
from ..cards.presenter import presenter
from ..kernel.errors import RecordError
from ..kernel.record import Record
from ..kernel.state import State

POINTS: Final = 36  # the chances are reckoned at so many places of a game, spread evenly
ASKED: Final = 400  # so many of its answers are compared with the advice,
LOOKS: Final = 10  # so many of those are looked at closely,
TURNS: Final = 5  # and so many at most are told
DEEP: Final = 3  # times as many worlds at most around an answer that is looked at
EFFORT: Final = 120_000  # answers played for the chances, and again for a closer look, if nobody says how many worlds
WORLDS: Final = (16, 40)  # … but at least and at most so many worlds for each place
STRETCH: Final = 1_000  # answers played in one job, so that nobody waits long for its end
MASTER: Final = walks("master")  # what a master would have done is searched with all of his walks
SURE: Final = 1.64  # standard errors that a difference must come to: nineteen times in twenty it is one
FIRM: Final = 2.33  # … a change of the chances, of which many are looked at: ninety-nine times in a hundred
LEAST: Final = 0.02  # a smaller difference is none
DECIDED: Final = 40.0  # more points than this no answer is worth

CHANCE, DOUBT, LOOK = "chance", "doubt", "look"


class Plan(NamedTuple):
    """How thorough an analysis is. The same plan finds the same in the same record."""

    seed: int = 1
    worlds: int = 0  # for each place; 0: as many as a game of this length allows
    walks: int = 0  # of the search that shows what a master would have done; 0: as many as he makes without a clock
    looks: int = LOOKS
    points: int = POINTS


class Asked(NamedTuple):
    """An answer that was given, after so many moves; its question was put at `start`, and all had answered at `end`."""

    start: int
    move: int
    end: int
    seat: int
    code: int


class Job(NamedTuple):
    """A piece of work for one pair of eyes. `known`, a state as JSON, holds nothing that the seat could not know."""

    kind: str
    at: int  # the moves before the place
    seat: int
    code: int  # the answer that it is about, NONE if about none
    known: str
    number: int  # worlds, or walks
    seed: int
    cost: int  # about so many answers are played


def luck(*words: object) -> int:
    """A seed for a purpose."""
    text = " ".join([str(word) for word in words]).encode()
    return int.from_bytes(blake2b(text, digest_size=4, person=b"imperia.analysis").digest(), "big")


# --- a job ----------------------------------------------------------------------------------------------------------
def work(job: Job) -> list[Any]:
    """The winners on each world; or by how much an answer is doubted; or what a master would have answered."""
    state = State.from_json(json.loads(job.known))
    if job.kind == CHANCE:
        return list(outlook(state, job.seat, job.number, job.seed, job.code))
    if job.kind == DOUBT:
        return [min(DECIDED, doubt(state, job.seat, job.code, job.seed))]
    return [Search(job.seed, Level(job.number)).answer(state, job.seat)]


# --- what was found ---------------------------------------------------------------------------------------------------
class Place:
    """What worlds from one place of the game came to: wins by side, the last entry for nobody."""

    __slots__ = ("sums", "worlds")

    def __init__(self, sides: int) -> None:
        self.sums = [0.0] * (sides + 1)
        self.worlds = 0

    def add(self, shares: list[float]) -> None:
        self.sums = [a + b for a, b in zip(self.sums, shares, strict=True)]
        self.worlds += 1

    @property
    def chances(self) -> list[float]:
        return [one / self.worlds for one in self.sums]

    def beside(self, other: Place) -> Place:
        """Both together."""
        both = Place(len(self.sums) - 1)
        both.sums = [a + b for a, b in zip(self.sums, other.sums, strict=True)]
        both.worlds = self.worlds + other.worlds
        return both

    def error(self, side: int) -> float:
        """The standard error of a side's chance; nobody is quite sure before the end."""
        chance = (self.sums[side] + 0.5) / (self.worlds + 1)
        return math.sqrt(chance * (1 - chance) / self.worlds)


class Verdict:
    """What is known about an answer that was looked at closely."""

    __slots__ = ("asked", "best", "error", "gain", "swing", "swing_error")

    def __init__(self, asked: Asked, best: int) -> None:
        self.asked = asked
        self.best = best  # what a master would have answered
        self.gain = self.error = 0.0  # how much better his chances would have been, give or take
        self.swing = self.swing_error = 0.0  # how the chances of who answered changed, whatever the reason

    @property
    def agreed(self) -> bool:
        """Was what was played as good as what a master would have done?"""
        return self.best == self.asked.code or self.gain < max(LEAST, SURE * self.error)

    @property
    def weight(self) -> float:
        """How much turned here: what was given away for sure, or what changed for sure; 0 if nothing did."""
        swing = abs(self.swing) if abs(self.swing) >= max(LEAST, FIRM * self.swing_error) else 0.0
        return max(swing, 0.0 if self.agreed else self.gain)


class Analysis:
    """The analysis of a record: ask for the `jobs` of each round, `note` what came of each, and read the `result`."""

    def __init__(self, record: Record, plan: Plan) -> None:
        self.plan = plan
        self.walks = plan.walks or MASTER
        self.moves = len(record.moves)
        self._kept: dict[int, State] = {}  # the places where no answer was open
        self.answers: list[Asked] = []
        end = self._play(record)
        team = bool(end.rules().facts(end).get("team"))
        self.sides = [list(range(end.seats))] if team else [[seat] for seat in range(end.seats)]
        self._places: dict[int, Place] = {self.moves: Place(len(self.sides))}
        self._places[self.moves].add(self._shares(list(end.winners)))
        self._grid: list[int] = _spread(sorted(self._kept), plan.points)
        whole = sum([self.moves - at for at in self._grid])  # answers played for one world at each place
        close = 4 * max(1, plan.looks) * max(1, whole // len(self._grid))  # … and around and behind what is looked at
        self._worlds = plan.worlds or _within(EFFORT // whole, *WORLDS)
        self._deep = DEEP * plan.worlds or _within(2 * EFFORT // close, self._worlds, DEEP * self._worlds)
        self._doubts: dict[int, float] = {}
        self._tried: dict[tuple[int, int, int], list[list[float]]] = {}  # by move, answer and piece
        self.verdicts: list[Verdict] = []
        self._round = 0
        self._done = self._known = 0

    def _play(self, record: Record) -> State:
        """Play the record once, to know where questions were put and how they were answered."""
        state, deals, start = record.start(), dict(record.deals), 0
        waiting: list[tuple[int, int, int]] = []
        closed = True
        for move, (seat, code) in enumerate(record.moves):
            if move in deals:
                state = state.dealt_anew(deals[move])
            if closed:
                start, self._kept[move] = move, state.clone()
            if len(state.legal(seat)) > 1:
                waiting.append((move, seat, code))
            closed = len(state.pending) == 1  # nobody else owes an answer to the same question
            state.play(seat, code)
            if closed:
                self.answers += [Asked(start, at, move + 1, p, said) for at, p, said in waiting]
                waiting = []
        if not state.over:
            raise RecordError(
                "The game of this record is not over; only a finished one is analysed.", key="record-runs"
            )
        return state

    def state(self, at: int) -> State:
        """The truth at a place where a question was put."""
        return self._kept[at]

    # --- the rounds of work -------------------------------------------------------------------------------------------
    def jobs(self) -> list[Job]:
        """The jobs of the next round; none when everything is known."""
        self._round += 1
        if self._round == 1:
            found = [job for at in self._grid for job in self._chances(at, self._worlds)]
            found += [self._doubt_of(one) for one in _spread(self.answers, ASKED)]
        elif self._round == 2:
            chosen = self._worth_a_look()
            places = sorted({at for one in chosen for at in (one.start, one.end) if at != self.moves})
            found = [self._search_of(one) for one in chosen]
            found += [job for at in places for job in self._chances(at, self._deep)]
        elif self._round == 3:
            found = [job for verdict in self.verdicts for job in self._trials(verdict)]
        else:
            self._settle()
            return []
        self._known += sum([job.cost for job in found])
        return found

    @property
    def share(self) -> float:
        """How much of the work is done, from 0 to 1, as far as that can be told beforehand."""
        if self._round > 3:
            return 1.0
        rest = self._deep * self.moves * self.plan.looks * (3 - self._round)
        return self._done / (self._known + rest) if self._round else 0.0

    def note(self, job: Job, answer: list[Any]) -> None:
        """Take in what came of a job."""
        self._done += job.cost
        if job.kind == DOUBT:
            self._doubts[job.at] = answer[0]
        elif job.kind == LOOK:
            asked = next(one for one in self.answers if one.move == job.at)
            self.verdicts.append(Verdict(asked, answer[0]))
        elif job.code == NONE:
            place = self._places.setdefault(job.at, Place(len(self.sides)))
            for winners in answer:
                place.add(self._shares(winners))
        else:
            self._tried[job.at, job.code, job.seed] = [self._shares(winners) for winners in answer]

    def _shares(self, winners: list[int]) -> list[float]:
        """Who has won, by sides: a shared win counts as its share. The last entry: nobody."""
        if not winners:
            return [0.0] * len(self.sides) + [1.0]
        return [len([p for p in winners if p in side]) / len(winners) for side in self.sides] + [0.0]

    def _side(self, seat: int) -> int:
        return next(n for n, side in enumerate(self.sides) if seat in side)

    # --- jobs ---------------------------------------------------------------------------------------------------------
    def _chances(self, at: int, worlds: int) -> list[Job]:
        """Everybody reckons the chances of all from what they know."""
        state = self._kept[at]
        each = -(-worlds // state.seats)
        return [job for seat in range(state.seats) for job in self._pieces(at, at, seat, NONE, each)]

    def _trials(self, verdict: Verdict) -> list[Job]:
        """What was played and what a master would have done, on the same worlds with the same luck."""
        asked = verdict.asked
        if verdict.best == asked.code:
            return []
        pair = (asked.code, verdict.best)
        return [job for code in pair for job in self._pieces(asked.start, asked.move, asked.seat, code, self._deep)]

    def _pieces(self, place: int, at: int, seat: int, code: int, worlds: int) -> list[Job]:
        left = max(1, self.moves - place)
        size = max(1, STRETCH // left)
        known = self._known_at(place, seat)
        made: list[Job] = []
        for first in range(0, worlds, size):
            number = min(size, worlds - first)
            seed = luck(self.plan.seed, CHANCE, at, seat, first, worlds)
            made.append(Job(CHANCE, at, seat, code, known, number, seed, number * left))
        return made

    def _doubt_of(self, asked: Asked) -> Job:
        known = self._known_at(asked.start, asked.seat)
        return Job(DOUBT, asked.move, asked.seat, asked.code, known, 1, luck(self.plan.seed, DOUBT, asked.move), 20)

    def _search_of(self, asked: Asked) -> Job:
        known, seed = self._known_at(asked.start, asked.seat), luck(self.plan.seed, LOOK, asked.move)
        return Job(LOOK, asked.move, asked.seat, asked.code, known, self.walks, seed, self.walks)

    def _known_at(self, at: int, seat: int) -> str:
        """The place as the seat knows it, the rest dealt anew."""
        world = self._kept[at].determinize(seat, luck(self.plan.seed, "deal", at, seat))
        world.hush()
        return json.dumps(world.to_json())

    # --- which answers turned the game --------------------------------------------------------------------------------
    def _worth_a_look(self) -> list[Asked]:
        """The answers that the advice doubts most, and those where the chances changed most."""
        doubts = [self._doubts.get(one.move, 0.0) for one in self.answers]
        swings = [abs(self._change(one)) for one in self.answers]
        most, widest = max([*doubts, 1e-9]), max([*swings, 1e-9])
        ranks = [(doubts[n] / most + swings[n] / widest, -one.move, one) for n, one in enumerate(self.answers)]
        return sorted([one for _, _, one in sorted(ranks, reverse=True)[: self.plan.looks]])

    def _change(self, asked: Asked) -> float:
        """How the chances of who answered changed between the places before and after that were looked at."""
        places = sorted(self._places)
        before = max([at for at in places if at <= asked.start])
        after = min([at for at in places if at >= asked.end])
        side = self._side(asked.seat)
        return self._places[after].chances[side] - self._places[before].chances[side]

    def _settle(self) -> None:
        """Make up one's mind about all that was looked at."""
        self.verdicts.sort(key=lambda verdict: verdict.asked)
        for verdict in self.verdicts:
            asked = verdict.asked
            side = self._side(asked.seat)
            before, after = self._lasting(asked.start, -1), self._lasting(asked.end, 1)
            verdict.swing = after.chances[side] - before.chances[side]
            sure = 0.0 if asked.end == self.moves else after.error(side)
            verdict.swing_error = math.hypot(before.error(side), sure)
            verdict.gain, verdict.error = self._compared(verdict, side)

    def _lasting(self, at: int, step: int) -> Place:
        """A place with the next one on that side: what turns a game lasts, what shakes by chance does not."""
        places = sorted(self._places)
        n = places.index(at) + step
        if at == self.moves or not 0 <= n < len(places) or places[n] == self.moves:
            return self._places[at]
        return self._places[at].beside(self._places[places[n]])

    def _compared(self, verdict: Verdict, side: int) -> tuple[float, float]:
        """How much more often the master's answer wins, world by world, and how sure that is."""
        asked = verdict.asked
        gains: list[float] = []
        for (move, code, piece), played in self._tried.items():
            if move == asked.move and code == asked.code:
                better = self._tried[move, verdict.best, piece]
                gains += [b[side] - a[side] for a, b in zip(played, better, strict=True)]
        if not gains:
            return 0.0, 0.0
        mean = sum(gains) / len(gains)
        spread = sum([(gain - mean) ** 2 for gain in gains]) / len(gains)
        return mean, math.sqrt((spread + 1 / len(gains)) / len(gains))

    def turns(self) -> list[Verdict]:
        """The answers at which the game turned, in their order; of those to one question the one that weighs most."""
        found: dict[int, Verdict] = {}
        for verdict in self.verdicts:
            held = found.get(verdict.asked.start)
            if verdict.weight > 0 and (held is None or (verdict.gain, verdict.weight) > (held.gain, held.weight)):
                found[verdict.asked.start] = verdict
        heaviest = sorted(found.values(), key=lambda verdict: -verdict.weight)[:TURNS]
        return sorted(heaviest, key=lambda verdict: verdict.asked)

    # --- the result ---------------------------------------------------------------------------------------------------
    def result(self) -> dict[str, Any]:
        """What is known so far, as JSON."""
        turns = self.turns() if self._round > 3 else []
        return {
            "moves": self.moves,
            "plan": {"seed": self.plan.seed, "worlds": self._worlds, "walks": self.walks},
            "sides": self.sides,
            "points": self._points({verdict.asked.end for verdict in turns}),
            "give_or_take": self._give_or_take(),
            "turns": [_told(verdict) for verdict in turns],
            "looked": [self._tally(seat) for seat in range(sum([len(side) for side in self.sides]))],
            "done": self._round > 3,
        }

    def _points(self, turned: set[int]) -> list[dict[str, Any]]:
        """The chances at all places: what shakes by chance is smoothed, what turned is not."""
        places = sorted([at for at in self._places if at != self.moves or self._round > 1])
        made: list[dict[str, Any]] = []
        for n, at in enumerate(places):
            near = [(at, 2.0)]
            if n and 0 < at < self.moves and at not in turned:
                near.append((places[n - 1], 1.0))
            if n + 1 < len(places) and at > 0 and places[n + 1] != self.moves and places[n + 1] not in turned:
                near.append((places[n + 1], 1.0))
            weights = [weight * self._places[one].worlds for one, weight in near]
            chances = [0.0] * (len(self.sides) + 1)
            for (one, _), weight in zip(near, weights, strict=True):
                for side, chance in enumerate(self._places[one].chances):
                    chances[side] += chance * weight / sum(weights)
            chances = [round(chance, 4) for chance in chances]
            made.append({"at": at, "chances": chances[:-1], "nobody": chances[-1]})
        return made

    def _give_or_take(self) -> float:
        """How much a point of the curve may be off, one time in three."""
        worlds = [place.worlds for at, place in self._places.items() if at != self.moves]
        return round(0.5 / math.sqrt(2 * sum(worlds) / len(worlds)), 3) if worlds else 0.0

    def _tally(self, seat: int) -> dict[str, int]:
        """How many of a seat's answers were looked at, and how many were as good as a master's."""
        mine = [verdict for verdict in self.verdicts if verdict.asked.seat == seat]
        return {"looked": len(mine), "agreed": len([verdict for verdict in mine if verdict.agreed])}


def in_words(analysis: Analysis, lang: str, names: list[str]) -> dict[str, Any]:
    """The result with names, and with the turning moves in words as they stood on the buttons."""
    found = analysis.result()
    turns = [turn | {"words": words(analysis.state(turn["start"]), turn, lang, names)} for turn in found["turns"]]
    return found | {"names": names, "turns": turns}


def words(state: State, turn: dict[str, Any], lang: str, names: list[str]) -> dict[str, str]:
    """What was asked, what was played, and what a master would have done."""
    shown, actions = presenter(state.rules()), state.rules().actions
    question, _ = shown.question(state, turn["seat"], lang, names)
    played, best = [shown.option(state, actions[turn[key]], lang, names) for key in ("played", "best")]
    return {"question": question, "played": played, "best": best}


def _told(verdict: Verdict) -> dict[str, Any]:
    asked = verdict.asked
    return {
        "move": asked.move,
        "start": asked.start,
        "end": asked.end,
        "seat": asked.seat,
        "played": asked.code,
        "best": verdict.best,
        "agreed": verdict.agreed,
        "gain": round(max(0.0, verdict.gain), 4),
        "gain_error": round(verdict.error, 4),
        "swing": round(verdict.swing, 4),
        "swing_error": round(verdict.swing_error, 4),
    }


def _spread(items: list[Any], most: int) -> list[Any]:
    """At most so many of the items, evenly from the first to the last."""
    if len(items) <= most or most < 2:
        return items[:most]
    return [items[n * (len(items) - 1) // (most - 1)] for n in range(most)]


def _within(number: int, least: int, most: int) -> int:
    return max(least, min(most, number))
