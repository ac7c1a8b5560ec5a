"""Search: a tree of what may come, grown over many worlds that the seat cannot tell from the real one.

Information-set Monte Carlo tree search with a tree for each seat. A node stands for what its seat answered so far and
what it is asked now, never for what others did in secret: so nobody reacts to what he cannot know, and answers given
at once are chosen without each other. What is not known or left to chance is drawn anew for every walk.
"""

from __future__ import annotations

import math
import time
from typing import Final

from ..kernel.rng import Rng
from ..kernel.state import State
from .base import Bot

EXPLORE: Final = 1.0  # how much a walk tries out what it knows little of
FORWARD: Final = 24  # with the others' answers at most so many are played out to see what an answer comes to
SETTLED: Final = 0.5  # looked at again after each such part of the walks: can the choice still change?


class Edge:
    """An answer in a fork: how often it could be given, how often it was, and what came of it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.met = 0
        self.tried = 0
        self.total = 0.0
        self.after = Node()


class Fork:
    """A question, asked after certain own answers."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}


class Node:
    """What a seat has answered so far; what it may be asked next, by prompt and source."""

    def __init__(self) -> None:
        self.forks: dict[tuple[int, int], Fork] = {}


class Level:
    """How long a bot of a name thinks, and how."""

    def __init__(self, walks: int, seconds: float, steps: int) -> None:
        self.walks = walks
        self.seconds = seconds  # at the most; 0: as long as the walks take
        self.steps = steps  # answers played out at random before a position is judged


class Search(Bot):
    """Walks the trees again and again, then gives the answer that was tried most."""

    level = Level(400, 0.0, 8)

    def choose(self, world: State, seat: int) -> int:
        codes = world.legal(seat)
        hint = world.rules().hint(world, seat)
        if hint in codes:
            return hint
        world.hush()
        walk = Walk(world, seat, self.rng, self.level)
        return walk.best()


class Walk:
    """One search: its trees, and the scale on which positions are judged."""

    def __init__(self, world: State, seat: int, rng: Rng, level: Level) -> None:
        self.world = world
        self.seat = seat
        self.rng = rng
        self.level = level
        self.roots: dict[int, Node] = {p: Node() for p in range(world.seats)}
        rules = world.rules()
        self.base = [rules.value(world, p) for p in range(world.seats)]
        self.scale = 6.0

    def best(self) -> int:
        n = 0
        start = time.process_time()
        self._first()
        while n < self.level.walks:
            self._once(self.world.determinize(self.seat, self.rng.below(1 << 30)))
            n += 1
            if n % 32 == 0:
                if self.level.seconds and time.process_time() - start > self.level.seconds:
                    break
                if self._settled(self.level.walks - n):
                    break
        fork = self._root()
        return max(fork.edges, key=lambda code: (fork.edges[code].tried, fork.edges[code].total))

    def _root(self) -> Fork:
        forks = self.roots[self.seat].forks
        asked = self.world.asking
        return forks.setdefault((asked[0], asked[1]), Fork())

    def _settled(self, left: int) -> bool:
        tried = sorted([edge.tried for edge in self._root().edges.values()])
        return len(tried) > 1 and tried[-1] - tried[-2] > left

    def _first(self) -> None:
        """Priors of the answers now, by the game's advice one answer ahead."""
        world = self.world
        codes = world.legal(self.seat)
        values = [0.0] * len(codes)
        luck = self.rng.below(1 << 30)
        worlds = 4 if len(codes) <= 24 else 2
        for _ in range(worlds):
            drawn = world.determinize(self.seat, self.rng.below(1 << 30))
            for i, code in enumerate(codes):
                values[i] += self._ahead(drawn, self.seat, code, luck) / worlds
        top = max(values)
        mean = sum(values) / len(values)
        spread = sum([abs(v - mean) for v in values]) / len(values)
        self.scale = max(3.0, 2.0 * spread)
        self.base[self.seat] = mean
        fork = self._root()
        weights = [math.exp((v - top) / max(0.5, spread)) + 0.02 for v in values]
        total = sum(weights)
        for i, code in enumerate(codes):
            fork.edges[code] = Edge(weights[i] / total)

    def _ahead(self, world: State, seat: int, code: int, luck: int) -> float:
        state = world.clone()
        clock = state.clock
        state.advance(seat, code)
        while not state.over and seat not in state.pending and state.clock < clock + FORWARD:
            other = state.pending[0]
            legal = state.legal(other)
            luck = (luck * 1103515245 + 12345) & 0x3FFFFFFF
            state.advance(other, legal[(luck >> 8) % len(legal)])
        return max(-60.0, min(60.0, state.rules().value(state, seat)))

    def _once(self, state: State) -> None:
        here = dict(self.roots)
        path: list[tuple[int, Fork, Edge]] = []
        below = self.rng.below
        fresh = False
        while not fresh and not state.over:
            p = state.pending[0]
            codes = state.legal(p)
            if len(codes) == 1:
                state.advance(p, codes[0])
                continue
            asked = state.asking
            forks = here[p].forks
            key = (asked[0], asked[1])
            fork = forks.get(key)
            if fork is None:
                fork = forks[key] = Fork()
            code, edge, fresh = self._select(fork, codes)
            fork.visits += 1
            path.append((p, fork, edge))
            here[p] = edge.after
            state.advance(p, code)
        steps = self.level.steps
        while steps and not state.over:
            p = state.pending[0]
            codes = state.legal(p)
            state.advance(p, codes[below(len(codes))])
            steps -= 1
        rewards: dict[int, float] = {}
        rules = state.rules()
        for p, _, edge in path:
            if p not in rewards:
                rewards[p] = self._judged(rules.value(state, p), p)
            edge.tried += 1
            edge.total += rewards[p]

    def _judged(self, value: float, p: int) -> float:
        x = (value - self.base[p]) / self.scale
        return 0.5 + 0.5 * x / (1.0 + abs(x)) if abs(x) < 50 else (1.0 if x > 0 else 0.0)

    def _select(self, fork: Fork, codes: list[int]) -> tuple[int, Edge, bool]:
        edges = fork.edges
        root = len(edges) and fork is self._root()
        if not root:
            missing = [code for code in codes if code not in edges]
            if missing and (len(missing) == len(codes) or len(edges) < 2 + fork.visits ** 0.6):
                code = missing[self.rng.below(len(missing))]
                edge = edges[code] = Edge(0.0)
                return code, edge, True
        best = -1e9
        chosen = -1
        spread = math.sqrt(fork.visits + 1)
        for code in codes:
            edge_ = edges.get(code)
            if edge_ is None:
                continue
            edge_.met += 1
            if root:
                mean = edge_.total / edge_.tried if edge_.tried else 0.5
                score = mean + EXPLORE * edge_.prior * spread / (1 + edge_.tried)
            else:
                score = edge_.total / edge_.tried + 0.5 * math.sqrt(math.log(edge_.met + 1) / edge_.tried)
            if score > best:
                best, chosen = score, code
        return chosen, edges[chosen], False
