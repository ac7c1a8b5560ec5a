"""The hall: all tables in use, loaded from the store when somebody comes and let go when nobody is left."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from .. import bots
from ..cards.presenter import shown
from ..kernel.errors import ImperiaError, RecordError, SetupError
from ..kernel.game import find
from ..kernel.record import Record
from ..kernel.state import State
from .errors import Refused
from .identity import Keys, new_table_id, secret_of
from .settings import Settings
from .store import SeatRow, Store, TableRow
from .table import Table
from .thinkers import Thinkers
from .words import tidy_name

T = TypeVar("T")
SEED_BITS = 53  # too many to try them all, and any reader of JSON can hold them


class Hall:
    """What one server holds: its store, its keys, its tables and the bots that think for them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.keys = Keys(secret_of(settings))
        self.store = Store(settings.database)
        self.thinkers = Thinkers(settings)
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="store")
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._sockets: Counter[str] = Counter()  # live connections by visitor
        self._loading: dict[str, asyncio.Future[Table]] = {}

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function of the store in a thread, beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(function, *arguments))

    async def close(self) -> None:
        await self.thinkers.close()
        self._threads.shutdown(wait=True)
        self.store.close()

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
        table = await self.run(Table, row, entries, watching, self.store, self.run)
        table.on_change = self.thinkers.watch
        self._tables[name] = table
        self._let_go()
        return table

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

    @contextmanager
    def counted(self, visitor: str) -> Iterator[None]:
        """Count a live connection; one visitor may have only so many."""
        if self._sockets[visitor] >= self.settings.limits.sockets:
            raise Refused(429, "too-many-sockets")
        self._sockets[visitor] += 1
        try:
            yield
        finally:
            self._sockets[visitor] -= 1
            if not self._sockets[visitor]:
                del self._sockets[visitor]

    # --- new tables -------------------------------------------------------------------------------------------------
    async def create(
        self, creator: str, game: str, options: dict[str, Any], seats: list[SeatRow], seed: int | None
    ) -> Table:
        """Set up a new table."""
        if game not in shown():
            raise Refused(404, "no-game")
        rules = find(game)
        if len(seats) not in rules.seats:
            raise Refused(400, "seats", min=rules.seats.start, max=rules.seats.stop - 1)
        number = secrets.randbits(SEED_BITS) if seed is None else seed
        try:
            record = Record(game, len(seats), number, rules.chosen(options))
            state = record.start()
        except SetupError as error:
            raise Refused(400, "setup", why=error) from error
        return await self._open(creator, record, state, seats)

    async def fork(self, creator: str, table: Table, at: int, seats: list[SeatRow] | None) -> Table:
        """A new table that plays on from move `at` of a finished one."""
        if not table.state.over:
            raise Refused(409, "not-over")
        old = table.record
        if not 0 <= at <= len(old.moves):
            raise Refused(404, "no-move")
        if seats is None:
            seats = _same_seats(table.row.seats, creator)
        if len(seats) != old.seats:
            raise Refused(400, "seats", min=old.seats, max=old.seats)
        record = Record(old.game, old.seats, old.seed, dict(old.options))
        for seat, code in old.moves[:at]:
            record.add(seat, code)
        return await self._open(creator, record, table.timeline.at(at), seats)

    async def from_record(self, creator: str, data: Any) -> Table:
        """A new table from a record that somebody brings; all its seats are at that browser."""
        self._check_length(data)
        try:
            record, state = await self.run(_replayed, data)
        except ImperiaError as error:
            raise Refused(400, "record", why=error) from error
        names = [tidy_name(name)[: self.settings.limits.name] for name in record.names]
        names += [""] * (record.seats - len(names))
        seats = [SeatRow(n, "local", names[n] or None, None, creator) for n in range(record.seats)]
        return await self._open(creator, record, state, seats)

    def _check_length(self, data: Any) -> None:
        """Refuse a record that would take too long to replay, before replaying it."""
        entries = data.get("entries") if isinstance(data, dict) else None
        if not isinstance(entries, list):
            return
        undos = sum([isinstance(entry, list) and len(entry) == 3 for entry in entries])
        if len(entries) > self.settings.limits.moves or undos > self.settings.limits.undos:
            raise Refused(413, "record-long")

    async def _open(self, creator: str, record: Record, state: State, seats: list[SeatRow]) -> Table:
        row = TableRow(new_table_id(), record.game, record.rules, record.options, record.seed, creator)
        row.revision = len(record.entries)
        row.moves = state.clock
        row.pending = list(state.pending)
        row.over = bool(state.over)
        row.winners = list(state.winners)
        row.seats = seats
        await self.run(self.store.create, row, record.entries)
        return await self.table(row.id)


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


def _replayed(data: Any) -> tuple[Record, State]:
    """Read and verify a record; whatever is wrong with it, a RecordError says so."""
    try:
        record = Record.from_json(data)
        if not -(1 << 63) <= record.seed < 1 << 63 or len(record.names) > record.seats:
            raise RecordError("The record is damaged: its seed or its names are of the wrong form.", key="record-head")
        return record, record.replay()
    except (ArithmeticError, LookupError, TypeError, ValueError, AssertionError) as error:
        raise RecordError("The record is damaged: it cannot be replayed.", key="record-broken") from error


def check_bot(name: str | None) -> str:
    if name not in bots.names():
        raise Refused(400, "no-bot")
    return str(name)
