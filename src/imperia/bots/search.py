"""Search: a tree of what may come, grown over many worlds that the seat cannot tell from the real one.

Information-set Monte Carlo tree search with a tree for each seat. A fork stands for what its seat answered so far and
what it is asked now, never for what others did in secret: so nobody reacts to what he cannot know, and answers given
at once are chosen without each other. What is not known or left to chance is drawn anew for every walk. Which answers
are worth a walk, and what a position at the end of one is worth, the game's advice says. Where a position is told
better at the end of a chapter of the game (a round, or all of it), quick players go on until there: then only the seat
that thinks has a tree.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from ..kernel.rng import Rng
from ..kernel.state import State
from .ahead import after
from .base import Bot, Weight
from .quick import NONE, answer_all

EXPLORE: Final = 0.5  # how much a walk tries out what it knows little of
DOUBT: Final = 0.03  # the least share of the walks that an answer is thought to deserve, against the best one's
SHARP: Final = 1.0  # how far answers lie apart, in mean distances, for one to be thought e times as good
STAKE: Final = 2.0  # the scale of rewards, in mean distances of the answers now,
LEAST: Final = 3.0  # but never finer than so many points
WON: Final = 0.85  # the least reward of a game that is won; one that is lost brings at most 1 - WON
LED: Final = 0.3  # the same where every walk goes to the end: the lead counts for more, so that fewer walks tell
WIDE: Final = 24  # of more answers than this only some are tried at first
GROWTH: Final = 0.6  # … and so fast more of them: the walks through the fork to this power
WORLDS: Final = 4  # on so many worlds the answers now are tried before the first walk
GROWN: Final = 2  # a fork gets its answers when so many walks have come to it; the first ones end there
PART: Final = 8  # walks between two looks at whether the choice is settled
FAR: Final = 400  # a walk is judged after so many answers: quick players can go in circles for ever
FEW: Final = 15  # so many walks are made however much one costs, if the level has them


class Level:
    """How long a bot of a name thinks: so many walks, and at a table at most so many seconds."""

    __slots__ = ("seconds", "walks")

    def __init__(self, walks: int, seconds: float = 0.0) -> None:
        self.walks = walks
        self.seconds = seconds  # 0: as long as the walks take, so that a seed tells the answer

    def untimed(self) -> Level:
        return Level(self.walks)


class Edge:
    """An answer in a fork: how often it could be given, how often it was, and what came of it."""

    __slots__ = ("after", "met", "total", "tried", "weight")

    def __init__(self, weight: float) -> None:
        self.weight = weight  # how much it is worth trying, by the advice
        self.met = 0
        self.tried = 0
        self.total = 0.0
        self.after = Node()


class Fork:
    """A question, asked after certain own answers."""

    __slots__ = ("best", "distance", "edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}
        self.best = 0.0  # the best answer's worth by the advice,
        self.distance = 1.0  # and how far they lie apart


class Node:
    """What a seat has answered so far; what it may be asked next, by prompt and source."""

    __slots__ = ("forks",)

    def __init__(self) -> None:
        self.forks: dict[tuple[int, int], Fork] = {}

    def fork(self, state: State) -> Fork:
        asked = state.asking
        key = (asked[0], asked[1])
        found = self.forks.get(key)
        if found is None:
            found = self.forks[key] = Fork()
        return found


class Search(Bot):
    """Walks the trees again and again, then gives the answer that was tried most."""

    def __init__(self, seed: int, level: Level, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(seed)
        self.level = level
        self.clock = clock
        self.walk: Walk | None = None

    def choose(self, world: State, seat: int) -> int:
        return self._walked(world, seat, []).chosen

    def weigh(self, world: State, seat: int) -> list[Weight]:
        """The answers by how many walks went their way, each with what came of it on average."""
        weights = [Weight(code) for code in world.legal(seat)]
        self.walk = None
        chosen = self._walked(world, seat, weights).chosen
        walks = 0
        for weight in weights:
            walks += weight.worlds
        found = sorted([w for w in weights if w.worlds], key=lambda w: (w.code != chosen, -w.worlds, w.code))
        for weight in found:
            weight.best = weight.worlds
            weight.settle()
            weight.worlds = walks
            weight.worth = min(weight.worth, found[0].worth)  # more walks tell more than a few that ended well
        return found

    def _walked(self, world: State, seat: int, weights: list[Weight]) -> Walk:
        """All walks from here; within a turn they go on with the trees of the answer before."""
        world.hush()
        before, self.walk = self.walk, Walk(world, seat, self.rng, self.level, weights)
        if before is not None and before.seat == seat and before.clock + 1 == world.clock:
            self.walk.inherit(before)
        self.walk.go(self.clock)
        return self.walk


class Walk:
    """The walks from one question: their trees, and the scale on which positions are judged."""

    def __init__(self, world: State, seat: int, rng: Rng, level: Level, weights: list[Weight]) -> None:
        self.world = world
        self.seat = seat
        self.rng = rng
        self.level = level
        self.most = min(level.walks, max(FEW, level.walks // world.rules().effort(world)))
        self.clock = world.clock
        self.roots = [Node() for _ in range(world.seats)]
        self.base = [0.0] * world.seats
        self.scale = LEAST
        self.chosen = NONE
        self.first = NONE  # what the seat answered first in the walk now
        self.margin = world.rules().margin()
        self.chapter = world.rules().chapter(world)
        self.by_habit = world.rules().by_habit()
        self.points = world.scores[seat]
        self.weights: dict[int, Weight] = {weight.code: weight for weight in weights}  # to be told why

    def inherit(self, before: Walk) -> None:
        """Go on with what was grown behind the answer that was given then."""
        edge = before.root().edges.get(before.chosen)
        if edge is not None:
            before.roots[self.seat] = edge.after
            self.roots = before.roots

    def root(self) -> Fork:
        return self.roots[self.seat].fork(self.world)

    def go(self, clock: Callable[[], float]) -> None:
        """Walk until the walks or the time are used up, or nothing can change the choice any more."""
        until = clock() + self.level.seconds
        worths = self._first_look(until, clock)
        self._set_scale(worths)
        left = self.most
        while left > 0:
            if left % PART == 0 and self._settled(left):
                break
            if self.level.seconds > 0.0 and clock() >= until:
                break
            self._once(self.world.determinize(self.seat, self.rng.below(1 << 30)))
            left -= 1
        self.chosen = self._best()

    def _best(self) -> int:
        """The answer that was tried most; of equals, the one that did best."""
        chosen, tried, mean = -1, -1, 0.0
        edges = self.root().edges
        for code in self.world.legal(self.seat):
            edge = edges.get(code)
            if edge is None:
                continue
            here = edge.total / edge.tried if edge.tried else edge.weight
            if edge.tried > tried or (edge.tried == tried and here > mean):
                chosen, tried, mean = code, edge.tried, here
        return chosen

    def _settled(self, left: int) -> bool:
        """Would the answer tried most stay so, even if all walks left went to the next?"""
        first = second = 0
        for edge in self.root().edges.values():
            if edge.tried > first:
                first, second = edge.tried, first
            elif edge.tried > second:
                second = edge.tried
        return first - second > left

    # --- what the advice says beforehand ----------------------------------------------------------------------------
    def _first_look(self, until: float, clock: Callable[[], float]) -> list[float]:
        """The worth of the answers now, by the game's advice one answer ahead on a few worlds."""
        codes = self.world.legal(self.seat)
        worths = [0.0] * len(codes)
        worlds = WORLDS if len(codes) <= WIDE else 2
        seen = 0
        for _ in range(worlds):
            world = self.world.determinize(self.seat, self.rng.below(1 << 30))
            luck = self.rng.below(1 << 30)
            for i in range(len(codes)):
                worths[i] += self._ahead(world, self.seat, codes[i], luck)
            seen += 1
            if self.level.seconds > 0.0 and clock() >= until:
                break
        worths = [worth / seen for worth in worths]
        self._grow(self.root(), codes, worths)
        return worths

    def _set_scale(self, worths: list[float]) -> None:
        rules = self.world.rules()
        for p in range(self.world.seats):
            self.base[p] = rules.value(self.world, p)
        self.base[self.seat] = mean_of(worths)
        self.scale = max(LEAST, STAKE * distance_of(worths))

    def _ahead(self, world: State, seat: int, code: int, luck: int) -> float:
        state = after(world, seat, code, luck)
        return state.rules().value(state, seat)

    def _grow(self, fork: Fork, codes: list[int], worths: list[float]) -> None:
        """Add answers to a fork, each weighted by how near it comes to the best."""
        if not fork.edges:
            fork.best = max(worths)
            fork.distance = max(0.5, SHARP * distance_of(worths))
        for i in range(len(codes)):
            weight = math.exp(max(-30.0, min(1.0, (worths[i] - fork.best) / fork.distance))) + DOUBT
            edge = fork.edges.get(codes[i])
            if edge is None:
                fork.edges[codes[i]] = Edge(weight)
            else:
                edge.weight = weight

    # --- one walk -----------------------------------------------------------------------------------------------------
    def _once(self, state: State) -> None:
        """Down the trees by what is known of them, to a question that is new; then judge, and remember."""
        path = self._among_equals(state) if self.chapter < 0 else self._among_quick(state)
        self._note(state)
        until = self.clock + FAR
        while self._goes_on(state) and state.clock < until:
            self._all_answer(state, NONE)
        rewards = [-1.0] * state.seats
        for p, edge in path:
            if rewards[p] < 0.0:
                rewards[p] = self._reward(state, p)
            edge.tried += 1
            edge.total += rewards[p]

    def _goes_on(self, state: State) -> bool:
        """Is there a chapter to be played to its end by quick players?"""
        return self.chapter >= 0 and not state.over and state.rules().chapter(state) in (self.chapter, -1)

    def _among_equals(self, state: State) -> list[tuple[int, Edge]]:
        """The way down if everybody has a tree of his own to choose by."""
        here = self.roots[:]
        path: list[tuple[int, Edge]] = []
        self.first = NONE
        while not state.over:
            p = state.pending[0]
            codes = state.legal(p)
            code = state.game.habit(state, p) if p != self.seat else -1
            if code < 0 and (p != self.seat or self.first >= 0):
                code = state.rules().hint(state, p)
            if code < 0 or code not in codes:
                fork = here[p].fork(state)
                if self._is_new(fork):
                    break
                code = self._select(fork, state, p, codes)
                edge = fork.edges[code]
                path.append((p, edge))
                here[p] = edge.after
                if self.first < 0 and p == self.seat:
                    self.first = code
            state.advance(p, code)
        self._answer_what_is_owed(state)
        return path

    def _among_quick(self, state: State) -> list[tuple[int, Edge]]:
        """The way down if only the seat has a tree, and all others answer as quick players."""
        here = self.roots[self.seat]
        path: list[tuple[int, Edge]] = []
        self.first = NONE
        while not state.over and (not self.by_habit or self._goes_on(state)):
            if self.seat not in state.pending:
                self._all_answer(state, NONE)
                continue
            codes = state.legal(self.seat)
            code = state.rules().hint(state, self.seat) if path else -1
            if code < 0 or code not in codes:
                fork = here.fork(state)
                if self._is_new(fork):
                    break
                code = self._select(fork, state, self.seat, codes)
                edge = fork.edges[code]
                path.append((self.seat, edge))
                here = edge.after
                if self.first < 0:
                    self.first = code
            self._all_answer(state, code)
        return path

    def _all_answer(self, state: State, code: int) -> None:
        """Everybody who is asked answers, the seat with `code` if there is one; rivals by habit in some games."""
        answer_all(state, self.rng, self.seat, code, alert=True, others=not self.by_habit)

    def _is_new(self, fork: Fork) -> bool:
        fork.visits += 1
        return not fork.edges and fork.visits < GROWN

    def _note(self, state: State) -> None:
        """Who wants to be told why is told what the position is made of to which the first answer led."""
        if self.weights and self.first >= 0:
            gain = state.scores[self.seat] - self.points
            self.weights[self.first].add(state.rules().parts(state, self.seat), gain)

    def _answer_what_is_owed(self, state: State) -> None:
        """All answers that are still owed to a question others have answered, by habit or at random."""
        while not state.over and len([code for code in state.answers if code >= 0]):
            p = state.pending[0]
            codes = state.legal(p)
            code = state.game.habit(state, p)
            state.advance(p, code if code >= 0 else codes[self.rng.below(len(codes))])

    def _select(self, fork: Fork, state: State, seat: int, codes: list[int]) -> int:
        """The answer that promises most: by what came of it, and how little it was tried for its weight."""
        edges = fork.edges
        missing = [code for code in codes if code not in edges]
        if missing:
            room = WIDE // 2 + int(fork.visits**GROWTH) - (len(codes) - len(missing))
            if room > 0:
                self._widen(fork, state, seat, missing, room)
        total = 0.0
        for code in codes:
            edge = edges.get(code)
            if edge is not None:
                edge.met += 1
                total += edge.weight
        best, chosen = -1.0, -1
        for code in codes:
            edge = edges.get(code)
            if edge is None:
                continue
            mean = edge.total / edge.tried if edge.tried else 0.5
            score = mean + EXPLORE * edge.weight / total * math.sqrt(edge.met) / (1 + edge.tried)
            if score > best:
                best, chosen = score, code
        return chosen

    def _widen(self, fork: Fork, state: State, seat: int, missing: list[int], room: int) -> None:
        """Take up answers that were not looked at yet: all, or where there are many any few of them."""
        missing = missing[:]
        if len(missing) > room:
            self.rng.shuffle(missing)
            missing = missing[:room]
        luck = self.rng.below(1 << 30)
        self._grow(fork, missing, [self._ahead(state, seat, code, luck) for code in missing])

    # --- rewards ------------------------------------------------------------------------------------------------------
    def _reward(self, state: State, p: int) -> float:
        """From 0 to 1: how much better than now, and at the end above all whether the game is won."""
        if self.margin:
            return self._result(state, p, LED, bounded(lead(state, p) / self.margin))
        judged = bounded((state.rules().value(state, p) - self.base[p]) / self.scale)
        return self._result(state, p, WON, judged) if state.over else judged

    def _result(self, state: State, p: int, won: float, judged: float) -> float:
        winners = state.winners
        return (1.0 - won) * judged + (won / len(winners) if p in winners else 0.0)


def bounded(x: float) -> float:
    """From anything to between 0 and 1."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


def lead(state: State, p: int) -> float:
    """By how many points `p` is ahead of the best of the others."""
    scores = state.scores
    return float(scores[p] - max([scores[q] for q in range(state.seats) if q != p]))


def mean_of(worths: list[float]) -> float:
    total = 0.0
    for worth in worths:
        total += worth
    return total / len(worths)


def distance_of(worths: list[float]) -> float:
    """How far the worths lie from their mean, on average; what is lost or won outright does not count."""
    mean = mean_of(worths)
    total = 0.0
    for worth in worths:
        total += min(20.0, abs(worth - mean))
    return total / len(worths)
