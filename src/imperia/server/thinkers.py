"""Bots at live tables: they think in processes of their own, on states that hold only what their seat knows."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from typing import Any

from .. import bots
from ..kernel.state import State
from .errors import Refused
from .settings import Settings
from .table import Table

LOG = logging.getLogger("imperia.bots")
TRIES = 3
SALT = b"imperia.bots"  # as `person` of the hash: its numbers serve nothing else
DEAL, THINK, GUESS = "deal", "think", "guess"  # what a number of chance is for


def _prepare() -> None:
    """In a worker: an interrupt from the keyboard is the server's business, but nobody outlives the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(name: str, data: dict[str, Any], seat: int, seed: int) -> int:
    """In a worker: the named bot's answer on a determinized state."""
    return bots.choose(name, State.from_json(data), seat, seed)


class Thinkers:
    """The worker processes, and one task for each table at which a bot must answer."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(max(1, settings.workers))
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def watch(self, table: Table) -> None:
        """See to it that the bots of a table answer whenever they are asked."""
        if not self.busy(table.id) and _asked_bots(table):
            self._tasks[table.id] = asyncio.create_task(self._drive(table))

    def busy(self, table: str) -> bool:
        """Is somebody thinking for this table?"""
        task = self._tasks.get(table)
        return task is not None and not task.done()

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        if self._pool is not None:
            self._stop(self._pool)

    def _stop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()

    # --- one table --------------------------------------------------------------------------------------------------
    async def _drive(self, table: Table) -> None:
        try:
            await self._answer_all(table)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("table %s: its bots stopped", table.id)
        if self._tasks.get(table.id) is asyncio.current_task():
            del self._tasks[table.id]

    async def _answer_all(self, table: Table) -> None:
        paused_for = -1
        while (seats := _asked_bots(table)) and not table.stale:
            if table.asked_at != paused_for:  # one pause for each question, not for each bot that answers it
                paused_for = table.asked_at
                await asyncio.sleep(self._settings.bot_delay)
            else:
                await self._answer(table, seats[0])

    async def _answer(self, table: Table, seat: int) -> None:
        revision = table.row.revision
        code = await self._choose(table, seat)
        if table.asked_at > revision:
            return  # the question was taken back meanwhile
        try:
            await table.bot_act(seat, max(revision, table.asked_at), code)
        except Refused as refused:
            LOG.debug("table %s: a bot's answer came too late (%s)", table.id, refused.key)

    async def _choose(self, table: Table, seat: int) -> int:
        """The bot's answer; should its worker fail again and again, any legal answer, so that the table goes on.

        It thinks about the question as it was put: how early others answer the same one changes nothing.
        """
        name, asked = table.row.seats[seat].bot or "random", table.question
        luck = partial(chance, table.record.seed, asked.clock, seat)
        for number in range(TRIES):
            code = await self._ask(name, asked, seat, luck(DEAL, number), luck(THINK, number))
            if code is not None and code in asked.legal(seat):
                return code
        LOG.warning("table %s: bot %s gave no valid answer; a random one is taken", table.id, name)
        legal = asked.legal(seat)
        return legal[luck(GUESS) % len(legal)]

    async def _ask(self, name: str, state: State, seat: int, deal: int, seed: int) -> int | None:
        """Send a worker what the seat knows, the rest dealt anew, never the state itself; None when it fails."""
        async with self._free:  # so that only thinking is timed, not waiting for a worker
            pool = self._pool = self._pool or self._new_pool()
            try:
                known = state.determinize(seat, deal).to_json()
                answer = asyncio.get_running_loop().run_in_executor(pool, think, name, known, seat, seed)
                return await asyncio.wait_for(answer, self._settings.thinking)
            except (BrokenProcessPool, TimeoutError):
                LOG.warning("a bot's worker stopped or took too long; the workers are started anew")
                self._stop(pool)
            except Exception:
                LOG.exception("bot %s failed", name)
        return None

    def _new_pool(self) -> ProcessPoolExecutor:
        workers = max(1, self._settings.workers)
        return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_prepare)


def _asked_bots(table: Table) -> list[int]:
    return [seat for seat in table.state.pending if table.row.seats[seat].kind == "bot"]


def chance(seed: int, move: int, seat: int, purpose: str, number: int = 0) -> int:
    """A number for a bot's answer: the same whenever the game of this seed comes to the same move again.

    It is 32 bits of a one-way hash, so nobody can reckon back from it to the table's seed and what lies hidden; and a
    worker does not get the number by which its state was dealt anew.
    """
    text = f"{seed}:{move}:{seat}:{purpose}:{number}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=4, person=SALT).digest(), "big")
