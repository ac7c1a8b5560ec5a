"""The pulse of a server: how long moves take, how long it stood still and why, as numbers that `/metrics` can read.

For who reads it: `hall.pulse` is the server's `Pulse`. Its histograms are
- `moves`: seconds from an answer's arrival to its being committed, of those that were accepted,
- `pauses`: seconds by which the event loop came late to a beat it had set itself (nothing at all ran meanwhile),
- `collections`: seconds that one run of the garbage collector took.
A `Histogram` has `bounds` (upper edges in seconds), `counts` (one more than bounds: the last is everything above),
`total` (how many), `seconds` (their sum) and `longest`; `cumulative()` gives (edge, count up to it), for Prometheus.
"""

from __future__ import annotations

import asyncio
import gc
import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

BEAT = 0.02  # seconds between two beats
YOUNG = 20_000  # new objects after which the collector looks at the young ones
REST = 1.0  # seconds between two collections of what has come since the last
DEEP = 900  # of them after which everything is looked at, once nobody is moving;
DEEPEST = 24 * 3600  # and after which somebody may have to wait for it
MOVES = (0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
PAUSES = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How often something took how long."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0
        self.seconds = 0.0
        self.longest = 0.0

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Note how long what is inside takes, if it comes to its end."""
        since = time.perf_counter()
        yield
        self.note(time.perf_counter() - since)

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def cumulative(self) -> list[tuple[float, int]]:
        """(upper edge, how many up to it); the last edge is infinite."""
        edges = (*self.bounds, float("inf"))
        return [(edge, sum(self.counts[: n + 1])) for n, edge in enumerate(edges)]


class Pulse:
    """The measurements of one server; they run while its event loop does."""

    def __init__(self) -> None:
        self.moves = Histogram(MOVES)
        self.pauses = Histogram(PAUSES)
        self.collections = Histogram(PAUSES)
        self._collecting = 0.0  # when the collection under way began

    async def beat(self) -> None:
        """Wake up again and again and note by how much too late; cancelled when the server stops."""
        gc.callbacks.append(self._collected)
        try:
            while True:
                due = time.perf_counter() + BEAT
                await asyncio.sleep(BEAT)
                self.pauses.note(max(0.0, time.perf_counter() - due))
        finally:
            gc.callbacks.remove(self._collected)

    async def rest(self) -> None:
        """Collect garbage in small pieces, at moments of its own choosing, instead of all at once in the middle of a
        move: what survives is put aside (`gc.freeze`) and looked at again only now and then. For a process that is a
        server and nothing else."""
        gc.set_threshold(YOUNG, 20, 1_000_000_000)
        turn, moved = DEEPEST, 0
        while True:
            idle = self.moves.total == moved
            if turn >= DEEPEST or (turn >= DEEP and idle):
                gc.unfreeze()
                turn = 0
            gc.collect()
            gc.freeze()
            turn, moved = turn + 1, self.moves.total
            await asyncio.sleep(REST)

    def _collected(self, phase: str, _info: dict[str, Any]) -> None:
        if phase == "start":
            self._collecting = time.perf_counter()
        else:
            self.collections.note(time.perf_counter() - self._collecting)
