"""Bots at live tables: they think in processes of their own, on states that hold only what their seat knows."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import count
from typing import Any, Final, NamedTuple, TypeVar

from .. import bots
from ..bots import Weight
from ..bots.base import Bot
from ..bots.outlook import odds
from ..bots.search import Search
from ..kernel.state import State
from .caps import SOON
from .errors import Refused
from .settings import Settings
from .table import Table
from .turns import Turns
from .workers import dismiss, workers

T = TypeVar("T")
Work = Callable[[str, dict[str, Any], int, int], T]  # done by a worker: (bot, determinized state, seat, seed)
LOG = logging.getLogger("imperia.bots")
TRIES = 3
READING, COMPANY = 60.0, 6.0  # seconds: bots wait at most so long for one who still reads, alone or in company
GLANCE = 0.1  # seconds: so often they look whether it is time
PATIENCE = (0.5, 30.0)  # seconds after which bots that were stopped try again: at first, and at most
SALT = b"imperia.bots"  # as `person` of the hash: its numbers serve nothing else
DEAL, THINK, GUESS, HINT, ODDS = "deal", "think", "guess", "hint", "odds"  # what a number of chance is for
PLAYED_ON = 1.2  # seconds: so long games are played on to tell a chance
KEPT: Final = 4  # bots that a worker keeps at most, with what they have thought

_kept: OrderedDict[tuple[int, str, int], Bot] = OrderedDict()  # in a worker, by run, name and seat; the last one last


def think(run: int, name: str, data: dict[str, Any], seat: int, seed: int) -> int:
    """In a worker: the named bot's answer on a determinized state, in time for who waits at the table. One that
    searches goes on with what it thought at its last answer of this run, if this worker has kept it."""
    key = (run, name, seat)
    player = _kept.pop(key, None) or bots.bot(name, seed, timed=True)
    player.begin(seed)
    code = player.answer(State.from_json(data), seat)
    if isinstance(player, Search):
        _kept[key] = player
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return code


def advise(name: str, data: dict[str, Any], seat: int, seed: int) -> list[dict[str, Any]]:
    """In a worker: the options as the named bot weighs them on determinized states."""
    return [weight.to_json() for weight in bots.advise(name, State.from_json(data), seat, seed, timed=True)]


def play_on(code: int, name: str, data: dict[str, Any], seat: int, seed: int) -> tuple[int, int]:
    """In a worker: how many games the seat wins with this answer, and of how many."""
    return odds(State.from_json(data), seat, code, seed, PLAYED_ON)


class Run(NamedTuple):
    """Answers of one bot in a row, and where they have led: nothing but them has happened at its table since."""

    number: int
    seat: int
    revision: int


class Thinkers:
    """The worker processes, and one task for each table at which a bot must answer."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._free = Turns(max(1, settings.workers))
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._driven: dict[str, str] = {}  # who has set up the tables of those tasks
        self._runs: dict[str, Run] = {}  # of those tables: the answers now
        self._numbers = count(1)
        self._advising: dict[tuple[str, int, int, str], asyncio.Task[Any]] = {}  # by table, seat, question and purpose

    def watch(self, table: Table) -> None:
        """See to it that the bots of a table answer whenever they are asked."""
        if not self.busy(table.id) and table.asked_bots():
            self._tasks[table.id] = asyncio.create_task(self._drive(table))
            self._driven[table.id] = table.row.creator

    def busy(self, table: str) -> bool:
        """Is somebody thinking for this table?"""
        task = self._tasks.get(table)
        return task is not None and not task.done()

    def driven(self) -> Counter[str]:
        """At how many tables bots must answer now, by who has set them up."""
        return Counter(self._driven.values())

    @property
    def queue(self) -> int:
        """So many bots wait for a worker."""
        return self._free.waiting

    @property
    def alive(self) -> bool:
        """No worker that was started has died; they start when the first bot is asked."""
        return self._pool is None or all(worker.is_alive() for worker in (self._pool._processes or {}).values())

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        if self._pool is not None:
            self._stop(self._pool)

    def _stop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        dismiss(pool)

    # --- one table --------------------------------------------------------------------------------------------------
    async def _drive(self, table: Table) -> None:
        """Answer until nobody is asked; whatever goes wrong, try again, at growing intervals, until it is over."""
        wait, most = PATIENCE
        try:
            while not table.stale:
                before = table.row.revision
                try:
                    await self._answer_all(table)
                    break
                except Refused as refused:
                    LOG.warning("table %s: its bots wait (%s)", table.id, refused.key)
                except Exception:
                    LOG.exception("table %s: its bots stopped", table.id)
                wait = min(most, 2 * wait) if table.row.revision == before else PATIENCE[0]
                await asyncio.sleep(wait)
        finally:
            if self._tasks.get(table.id) is asyncio.current_task():
                del self._tasks[table.id], self._driven[table.id]
                self._runs.pop(table.id, None)

    async def _answer_all(self, table: Table) -> None:
        paused_for, patience = -1, COMPANY
        while (seats := table.asked_bots()) and not table.stale:
            if table.asked_at != paused_for:  # one pause for each question, not for each bot that answers it
                paused_for = table.asked_at
                await asyncio.sleep(self._settings.bot_delay)
                patience = await self._let_read(table, patience)
            else:
                await self._answer(table, seats[0])

    async def _let_read(self, table: Table, patience: float) -> float:
        """Who plays with bots is not left behind by them; where others wait too, bots have only so much patience for
        all their answers in a row. Returns what is left of it."""
        began, alone = time.monotonic(), len(table.people()) == 1
        end = began + (READING if alone else patience)
        while table.reading() and not table.stale and time.monotonic() < end:
            await asyncio.sleep(GLANCE)
        return patience if alone else max(0.0, patience - (time.monotonic() - began))

    async def _answer(self, table: Table, seat: int) -> None:
        revision, run = table.row.revision, self._run(table, seat)
        code = await self._choose(table, seat, run)
        if table.asked_at > revision:
            return  # the question was taken back meanwhile
        try:
            now = await table.bot_act(seat, max(revision, table.asked_at), code)
            self._runs[table.id] = Run(run, seat, now)
        except Refused as refused:
            if refused.after is not None:  # the store cannot take it now
                raise
            LOG.debug("table %s: a bot's answer came too late (%s)", table.id, refused.key)

    def _run(self, table: Table, seat: int) -> int:
        """The number of the run that an answer of this seat belongs to: a new one if anything but the last answer of
        the same seat has changed the table, be it a move or an undo."""
        last = self._runs.get(table.id)
        if last is not None and (last.seat, last.revision) == (seat, table.row.revision):
            return last.number
        return next(self._numbers)

    async def _choose(self, table: Table, seat: int, run: int) -> int:
        """The bot's answer; should its worker fail again and again, any legal answer, so that the table goes on.

        In a lesson it is known beforehand.
        It thinks about the question as it was put: how early others answer the same one changes nothing.
        """
        if table.lesson is not None:
            return table.lesson.allowed(table.state)[0]
        name, asked = table.row.seats[seat].bot or "random", table.question
        luck = partial(chance, table.record.seed, asked.clock, seat)
        for number in range(TRIES):
            async with self._free.turn(table.row.creator):  # so that only thinking is timed, not waiting for a worker
                code = await self._ask(partial(think, run), name, asked, seat, luck(DEAL, number), luck(THINK, number))
            if code is not None and code in asked.legal(seat):
                return code
        LOG.warning("table %s: bot %s gave no valid answer; a random one is taken", table.id, name)
        legal = asked.legal(seat)
        return legal[luck(GUESS) % len(legal)]

    # --- advice -----------------------------------------------------------------------------------------------------
    async def advice(self, table: Table, seat: int, name: str) -> list[Weight]:
        """What the named bot thinks of the seat's options."""
        return [Weight.from_json(weight) for weight in await self._once(table, seat, HINT, advise, name)]

    async def odds(self, table: Table, seat: int, code: int) -> tuple[int, int]:
        """How many games the seat wins, and of how many, if it answers so and quick players go on."""
        return await self._once(table, seat, ODDS, partial(play_on, code), bots.STAND_IN)

    async def _once(self, table: Table, seat: int, purpose: str, work: Work[T], name: str) -> T:
        """Work about a seat's open question; who asks again meanwhile gets the same answer."""
        key = (table.id, seat, table.question.clock, purpose)
        task = self._advising.get(key)
        if task is None:
            task = self._advising[key] = asyncio.create_task(self._advise(table, seat, purpose, work, name))
            task.add_done_callback(lambda _: self._advising.pop(key, None))
        found: T = await asyncio.shield(task)
        return found

    async def _advise(self, table: Table, seat: int, purpose: str, work: Work[T], name: str) -> T:
        asked = table.question
        luck = partial(chance, table.record.seed, asked.clock, seat, purpose)
        async with self._free.turn(table.row.creator):
            found = await self._ask(work, name, asked, seat, luck(0), luck(1))
        if found is None:
            raise Refused(423, "no-advice", after=SOON)
        return found

    async def _ask(self, work: Work[T], name: str, state: State, seat: int, deal: int, seed: int) -> T | None:
        """Send a worker what the seat knows, the rest dealt anew, never the state itself; None when it fails."""
        pool = self._pool = self._pool or self._new_pool()
        try:
            known = state.determinize(seat, deal).to_json()
            answer = asyncio.get_running_loop().run_in_executor(pool, work, name, known, seat, seed)
            return await asyncio.wait_for(answer, self._settings.thinking)
        except (BrokenProcessPool, TimeoutError):
            LOG.warning("a bot's worker stopped or took too long; the workers are started anew")
            self._stop(pool)
        except Exception:
            LOG.exception("bot %s failed", name)
        return None

    def _new_pool(self) -> ProcessPoolExecutor:
        return workers(self._settings.workers)


def chance(seed: int, move: int, seat: int, purpose: str, number: int = 0) -> int:
    """A number for a bot's answer: the same whenever the game of this seed comes to the same move again.

    It is 32 bits of a one-way hash, so nobody can reckon back from it to the table's seed and what lies hidden; and a
    worker does not get the number by which its state was dealt anew.
    """
    text = f"{seed}:{move}:{seat}:{purpose}:{number}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=4, person=SALT).digest(), "big")
