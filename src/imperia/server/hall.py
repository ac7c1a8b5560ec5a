"""The hall: all tables in use, loaded from the store when somebody comes and let go when nobody is left."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from .. import bots
from ..cards.presenter import shown
from ..kernel.errors import SetupError
from ..kernel.game import find
from ..kernel.record import MOST_DEALS, Record, deals_of
from ..kernel.rng import SEED_BITS
from ..lessons import SEAT, Lesson
from .analysis import Analysts
from .caps import SOON, VISITOR, Caps
from .errors import Refused
from .hold import Hold
from .identity import Keys, new_table_id, secret_of
from .journal import Journal
from .pulse import Pulse
from .relic import Relic, eyes_at, packed
from .settings import Settings
from .store import RESTORED, Picture, SeatRow, Standing, Store, TableRow, trouble
from .table import Table, standing_of
from .thinkers import Thinkers
from .words import tidy_name
from .workshop import Workshop

LOG = logging.getLogger("imperia.hall")
T = TypeVar("T")
Source = tuple[str, int | None]  # the table that a new one goes back to, and the move that it plays on from
ROUND = 2.0  # seconds between two rounds of the house
QUIET = 600.0  # seconds after which a table at which nothing happens is worth a picture
BREATH = 0.1  # seconds between two pictures of it, which nobody waits for
GOODBYE = 5.0  # seconds for pictures when the server stops
AGAIN = {"full": 30, "busy": 5}  # seconds after which it is worth trying again when the store is in trouble


class Hall:
    """What one server holds: its store, its keys, its tables and the bots that think for them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.keys = Keys(secret_of(settings))
        self.caps = Caps(settings.limits)
        self._hold = Hold(settings.database)
        try:
            self.store = Store(settings.database)
        except BaseException:
            self._hold.release()
            raise
        self.thinkers = Thinkers(settings)
        self.journal = Journal(self.store, self.run)
        self.pulse = Pulse()
        self.workshop = Workshop(settings.limits)
        self.analysts = Analysts(settings, self.caps, self.store, self.run)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="read")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="write")
        self._players = ThreadPoolExecutor(2, thread_name_prefix="replay")
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._opened_from: dict[str, str] = {}  # the addresses from which tables at which bots think were set up
        self._restored = self.store.mark(RESTORED)
        self.welcome = asyncio.Lock()  # whoever has it is shown a whole table, one after another
        self.troubles = 0  # times the store could not do something for a while

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function of the store in a thread, beside the event loop; a store in trouble refuses for a while."""
        pool = self._writer if getattr(function, "writes", False) else self._readers
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, partial(function, *arguments))
        except (DBAPIError, NoConnection) as error:
            why = trouble(error) if isinstance(error, DBAPIError) else "busy"
            if why is None:
                raise
            self.troubles += 1
            LOG.warning("the store is in trouble (%s): %s", why, getattr(error, "orig", error))
            raise Refused(423, f"store-{why}", after=AGAIN[why]) from error

    async def _played(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a replay beside the event loop and the store; who asks for it has only so much of it."""
        self.caps.may_work()
        took = 0.0

        def timed() -> T:
            nonlocal took
            began = time.thread_time()
            try:
                return function(*arguments)
            finally:
                took = time.thread_time() - began

        try:
            return await asyncio.get_running_loop().run_in_executor(self._players, timed)
        finally:
            self.caps.worked(took)

    async def keep_house(self) -> None:
        """Look again and again whether a backup was restored, and keep pictures; cancelled when the server stops."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                mark = await self.run(self.store.mark, RESTORED)
                if mark != self._restored:
                    self._restored = mark
                    LOG.info("a backup was restored: all tables are read again")
                    self._reread(list(self._tables))
                quiet = time.monotonic() - QUIET
                waiting = [table for table in self._tables.values() if table.changed_at <= quiet and not table.kept]
                for table in waiting[:1]:
                    await self._keep(table, BREATH)
            except Refused:
                continue  # the store is in trouble; it has been said

    async def _keep(self, table: Table, breath: float = 0.0) -> None:
        """Keep the last pictures of a table, for the day when its rules are no longer here."""
        revision = table.row.revision
        if table.kept or table.stale:
            return
        table.kept_at = revision
        seen: list[Picture] = []
        for seat, lang in eyes_at(table):
            if table.row.revision != revision:
                return  # it goes on; there will be other pictures
            seen.append(packed(table, self.keys, seat, lang))
            await asyncio.sleep(breath)
        await self.run(self.store.keep, table.id, seen)

    def _reread(self, names: list[str]) -> None:
        """Let tables be read again from the store."""
        for name in names:
            table = self._tables.pop(name, None)
            if table is not None:
                table.outdated()

    async def close(self) -> None:
        """Finish what is under way, then let go of everything."""
        await self.thinkers.close()
        await self.analysts.close()
        for table in list(self._tables.values()):
            await table.settled()
        await self._keep_all()
        self.workshop.close()
        for pool in (self._players, self._readers, self._writer):
            pool.shutdown(wait=True)
        self.store.close()
        self._hold.release()

    async def _keep_all(self) -> None:
        """Keep pictures of as many tables as there is time for, those in use last first."""
        end = time.monotonic() + GOODBYE
        for table in reversed(list(self._tables.values())):
            if time.monotonic() >= end:
                return
            with suppress(Refused):
                await self._keep(table)

    # --- finding a table --------------------------------------------------------------------------------------------
    async def table(self, name: str) -> Table:
        """The table, from memory or from its record; its bots go on where they were."""
        found = self.known(name)
        if found is None:
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.ensure_future(self._load(name))
                loading.add_done_callback(lambda _: self._loading.pop(name, None))
            found = await asyncio.shield(loading)
        if name in self._tables:
            self._tables.move_to_end(name)
        self.thinkers.watch(found)
        return found

    async def _load(self, name: str) -> Table:
        if not name.isascii() or not name.isalnum():
            raise Refused(404, "no-table")
        row = await self.run(self.store.table, name)
        if row is None:
            raise Refused(404, "no-table")
        entries = await self.run(self.store.entries_of, name)
        watching = await self.run(self.store.watchers_of, name)
        table = await self._played(Table, row, entries, watching, self.store, self.run, self.journal)
        if row.over:
            table.again = await self.run(self.store.again, name)
        if standing_of(row.revision, table.state) != row.standing:
            raise Refused(409, "other-rules")
        table.on_change = self.thinkers.watch
        self._tables[name] = table
        self._let_go()
        return table

    async def look(self, name: str) -> Table | Relic:
        """The table; if its rules have changed since, what is left of it."""
        try:
            return await self.table(name)
        except Refused as refused:
            if refused.key != "other-rules":
                raise
        row = await self.run(self.store.table, name)
        if row is None:
            raise Refused(404, "no-table")
        entries = await self.run(self.store.entries_of, name)
        watching = await self.run(self.store.watchers_of, name)
        return Relic(row, entries, watching, await self.run(self.store.pictures_of, name))

    def _let_go(self) -> None:
        """Forget tables that nobody watches when there are too many; their records are in the store."""
        for name in list(self._tables)[:-1]:
            if len(self._tables) <= self.settings.tables:
                return
            table = self._tables[name]
            if not table.watchers and not table.busy and not self.thinkers.busy(name):
                del self._tables[name]

    def known(self, name: str) -> Table | None:
        """The table if it is in memory."""
        found = self._tables.get(name)
        return found if found is not None and not found.stale else None

    def tables(self) -> int:
        """So many tables are in memory."""
        return len(self._tables)

    # --- new tables -------------------------------------------------------------------------------------------------
    async def create(
        self,
        creator: str,
        game: str,
        options: dict[str, Any],
        seats: list[SeatRow],
        seed: int | None,
        source: Source | None = None,
        hints: bool = False,
    ) -> Table:
        """Set up a new table."""
        if game not in shown():
            raise Refused(404, "no-game")
        rules = find(game)
        if len(seats) not in rules.seats:
            raise Refused(400, "seats", min=rules.seats.start, max=rules.seats.stop - 1)
        try:
            record = Record(game, len(seats), self.seed_for(creator, seats, seed), rules.chosen(options))
            state = record.start()
        except SetupError as error:
            raise _not_so(error) from error
        return await self._open(creator, record, standing_of(0, state), seats, source, hints)

    async def teach(self, creator: str, name: str | None, lesson: Lesson) -> Table:
        """Set up a table at which a lesson is played."""
        record = Record(lesson.game, lesson.seats, lesson.seed, find(lesson.game).chosen(lesson.options))
        for seat, code in lesson.opening():
            record.add(seat, code)
        seats = [SeatRow(n, "bot", lesson.names[n], SEAT + lesson.name, None) for n in range(lesson.seats)]
        seats[lesson.learner] = SeatRow(lesson.learner, "me", name, None, creator)
        return await self._open(creator, record, standing_of(lesson.begin, record.replay()), seats)

    def seed_for(self, creator: str, seats: list[SeatRow], wish: int | None) -> int:
        """The seed of a table: an opener may choose it where nobody else can sit; else nobody ever knows it."""
        return wish if wish is not None and _alone(creator, seats) else secrets.randbits(SEED_BITS)

    async def fork(self, creator: str, table: Table, at: int, seats: list[SeatRow] | None) -> Table:
        """A new table that plays on from move `at` of a finished one.

        After the end its cards are open to all who were there. So where anybody else can sit down, everything hidden is
        dealt anew, from the last question that nobody has answered yet.
        """
        if not table.state.over:
            raise Refused(409, "not-over")
        old = table.record
        if not 0 <= at <= len(old.moves):
            raise Refused(404, "no-move")
        if seats is None:
            seats = _same_seats(table.row.seats, creator)
        if len(seats) != old.seats:
            raise Refused(400, "seats", min=old.seats, max=old.seats)
        timeline, source = table.timeline, (table.id, at)
        if _alone(creator, seats) or at == len(old.moves):
            return await self._open(creator, old.fork(at), standing_of(at, timeline.at(at)), seats, source)
        while at and len(timeline.at(at - 1).pending) > 1:
            at -= 1
        if not at:
            return await self.create(creator, old.game, dict(old.options), seats, None, source)
        if len(old.deals) >= MOST_DEALS:
            raise Refused(413, "record-long")
        record = old.fork(at)
        record.deals = [deal for deal in record.deals if deal[0] < at] + [(at, self.seed_for(creator, seats, None))]
        dealt = timeline.at(at).dealt_anew(record.deals[-1][1])
        return await self._open(creator, record, standing_of(at, dealt), seats, source)

    async def again(self, creator: str, table: Table) -> Table:
        """The same people at a new table, everybody one seat further, with what they chose; made once for all."""
        if not table.sits(creator):
            raise Refused(403, "no-member")
        if not table.state.over:
            raise Refused(409, "not-over")
        async with table.again_lock:
            made = await self.run(self.store.again, table.id)
            if made is None:
                seats = _rotated(table.row.seats, creator)
                options = _rotated_options(table.row.game, table.record.options)
                source, hints = (table.id, None), table.row.hints
                made = (await self.create(creator, table.row.game, options, seats, None, source, hints)).id
            table.again = made
            table.wake()
        return await self.table(made)

    async def from_record(self, creator: str, data: Any) -> Table:
        """A new table from a record that somebody brings; all its seats are at that browser."""
        with self.caps.importing():
            self.caps.may_work()
            verified, standing, took = await self.workshop.replay(data)
            self.caps.worked(took)
        record = Record.from_json(verified | {"entries": [], "deals": [], "result": None})
        record.entries, record.deals = verified["entries"], deals_of(verified.get("deals", [])) or []
        names = [tidy_name(name)[: self.settings.limits.name] for name in record.names]
        names += [""] * (record.seats - len(names))
        seats = [SeatRow(n, "local", names[n] or None, None, creator) for n in range(record.seats)]
        return await self._open(creator, record, standing, seats)

    async def _open(
        self,
        creator: str,
        record: Record,
        standing: Standing,
        seats: list[SeatRow],
        source: Source | None = None,
        hints: bool = False,
    ) -> Table:
        self._check_bots(creator, seats)
        self.caps.table()
        row = TableRow(new_table_id(), record.game, record.rules, record.options, record.seed, creator)
        for key, value in vars(standing).items():
            setattr(row, key, value)
        row.seats, row.hints = seats, hints
        row.source, row.source_at = source or (None, None)
        row.deals = record.to_json().get("deals", [])
        await self.run(self.store.create, row, record.entries)
        if any(seat.kind == "bot" for seat in seats):
            self._opened_from[row.id] = VISITOR.get().address
        return await self.table(row.id)

    def _check_bots(self, creator: str, seats: list[SeatRow]) -> None:
        """Refuse more tables at which bots think than one browser, or one address, may have."""
        if not any(seat.kind == "bot" for seat in seats):
            return
        driven, limits = self.thinkers.driven(), self.settings.limits
        self._opened_from = {name: place for name, place in self._opened_from.items() if self.thinkers.busy(name)}
        here = sum(place == VISITOR.get().address for place in self._opened_from.values())
        if driven[creator] >= limits.bots or here >= limits.bots * limits.crowd:
            raise Refused(429, "too-many-bots", after=SOON)

    # --- tables that go -----------------------------------------------------------------------------------------------
    async def remove(self, identity: str, table: Table | Relic) -> list[int]:
        """Delete a table if who asks may, or all who sit there have asked; the seats that have not."""
        waiting = table.wishes_end(identity)
        if not waiting:
            if isinstance(table, Table):
                await table.settled()
            await self.analysts.drop(table.id)
            await self.run(self.store.remove, table.id)
            self._reread([table.id])
            before = self.known(table.row.source or "")
            if before is not None and before.again == table.id:
                before.again = None
                before.wake()
        elif isinstance(table, Table):
            table.wake()
        return waiting

    async def forget(self, identity: str) -> None:
        """Forget a browser: its name, its own tables, its seats, which bots take over."""
        self._reread(await self.run(self.store.forget, identity, bots.STAND_IN))


def _not_so(error: SetupError) -> Refused:
    """A table that cannot be set up, with the field where it is wrong."""
    refused = Refused(400, "setup", why=error)
    field, seat = error.values.get("field"), error.values.get("seat")
    refused.field = str(field) if field is not None else None
    refused.seat = seat if isinstance(seat, int) else None
    return refused


def _rotated(seats: list[SeatRow], creator: str) -> list[SeatRow]:
    """Everybody one seat further: who sat second is first now."""
    moved: list[SeatRow] = []
    for number, seat in enumerate(seats[1:] + seats[:1]):
        mine = seat.owner == creator
        kind = seat.kind if seat.kind in ("bot", "local") else "me" if mine else "link"
        moved.append(SeatRow(number, kind, seat.name, seat.bot, seat.owner))
    return moved


def _rotated_options(game: str, options: dict[str, str]) -> dict[str, Any]:
    """Options in which everybody keeps what they had, one seat further."""
    lists = [choice.key for choice in find(game).options.values() if choice.members]
    moved: dict[str, Any] = dict(options)
    for key in [key for key in lists if "," in options.get(key, "")]:
        first, _, others = options[key].partition(",")
        moved[key] = f"{others.strip()}, {first.strip()}"
    return moved


def _alone(creator: str, seats: list[SeatRow]) -> bool:
    """Can nobody sit there but who set the table up, with those at the same screen and bots?"""
    return all(seat.kind == "bot" or seat.owner == creator for seat in seats)


def _same_seats(seats: list[SeatRow], creator: str) -> list[SeatRow]:
    """Who plays on: who asks for it on their seats, bots as before, the others by link. Who had no seat takes one."""
    people = [seat for seat in seats if seat.kind != "bot"]
    mine = {seat.seat for seat in people if seat.owner == creator} or {seat.seat for seat in people[:1]}
    result: list[SeatRow] = []
    for seat in seats:
        if seat.kind == "bot":
            result.append(SeatRow(seat.seat, "bot", None, seat.bot, None))
        elif seat.seat in mine:
            name = seat.name if seat.owner == creator else None
            result.append(SeatRow(seat.seat, "local" if seat.kind == "local" else "me", name, None, creator))
        else:
            result.append(SeatRow(seat.seat, "link", None, None, None))
    return result


def check_bot(name: str | None) -> str:
    if name not in bots.names():
        raise Refused(400, "no-bot")
    return str(name)
