"""The workshop: records that somebody brings are replayed in a process of its own, with a budget of processor time."""

from __future__ import annotations

import asyncio
import logging
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..kernel.errors import ImperiaError, RecordError
from ..kernel.game import find, games
from ..kernel.record import Record
from .errors import Refused
from .settings import Limits
from .store import Standing
from .table import standing_of
from .workers import dismiss, workers

LOG = logging.getLogger("imperia.imports")
LARGEST = 1 << 31  # no code, seat or move is as large
WAIT = 20  # seconds after which it is worth bringing a record again when many are


class Overtime(Exception):
    """The budget is used up."""


def replayed(data: Any, seconds: float) -> tuple[dict[str, Any], Standing, float]:
    """In the workshop: a record read and verified, where its game stands, and the time that took."""

    def stop(*_: object) -> None:
        raise Overtime

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        record = Record.from_json(data)
        if len(record.names) > record.seats:
            raise RecordError("The record is damaged: its seed or its names are of the wrong form.", key="record-head")
        state = record.replay()
    except (ArithmeticError, LookupError, TypeError, ValueError, AssertionError) as error:
        raise RecordError("The record is damaged: it cannot be replayed.", key="record-broken") from error
    finally:
        left, _ = signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return record.to_json(), standing_of(len(record.entries), state), seconds - left


class Workshop:
    """One process that replays what is brought, one record after another."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(1)
        self.waiting = 0  # records that are here

    async def replay(self, data: Any) -> tuple[dict[str, Any], Standing, float]:
        """Verify a record; a damaged one is refused with what is wrong, a long one before or after some work on it."""
        check_numbers(data, self._limits)
        if self.waiting >= 2 * self._limits.importing:
            raise Refused(429, "too-many-imports", after=WAIT)
        self.waiting += 1
        try:
            async with self._free:
                return await self._done(data)
        finally:
            self.waiting -= 1

    async def _done(self, data: Any) -> tuple[dict[str, Any], Standing, float]:
        pool = self._pool = self._pool or workers(1)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, replayed, data, self._limits.replay)
        except ImperiaError as error:
            raise Refused(400, "record", why=error) from error
        except Overtime as error:
            raise Refused(413, "record-long") from error
        except (BrokenProcessPool, asyncio.CancelledError) as error:
            self.close()
            if isinstance(error, asyncio.CancelledError):
                raise
            LOG.warning("the workshop's process stopped; it is started anew")
            raise Refused(429, "too-many-imports", after=WAIT) from error

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            dismiss(pool)


def check_numbers(data: Any, limits: Limits) -> None:
    """Refuse before any work a record that is too long, or whose numbers no game can have."""
    entries = data.get("entries") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(entries, list) or data.get("game") not in games():
        return  # reading it will say what is wrong
    undos = 0
    most = find(data["game"]).seats.stop
    for number, entry in enumerate(entries):
        if not isinstance(entry, list) or not 2 <= len(entry) <= 3 or not all(type(n) is int for n in entry):
            raise Refused(400, "record-number", entry=number)
        undo = len(entry) == 3
        undos += undo
        seat, code = entry[0], entry[1]
        if not 0 <= seat < most or not (code == -1 and 0 <= entry[2] < number if undo else 0 <= code < LARGEST):
            raise Refused(400, "record-number", entry=number)
    if len(entries) > limits.moves or undos > limits.undos:
        raise Refused(413, "record-long")
