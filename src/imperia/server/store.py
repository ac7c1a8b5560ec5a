"""The store: identities, tables, seats and the append-only entries of their records, in any SQL database.

Each function is one transaction and returns after its commit, so what it says is on disk: SQLite runs with a
write-ahead log and full synchronisation. Nothing here is SQLite's own but the settings of `_prepare_sqlite`.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DBAPIError, IntegrityError, InternalError, OperationalError

from .files import keep_private

F = TypeVar("F", bound=Callable[..., Any])
PATIENCE = 2.0  # seconds to wait for a write lock that somebody else has on a file of SQLite
PAGE = 100  # tables of one page of a list
FULL = ("SQLITE_FULL", "53100", "53200", "53300", "53400", "54000")  # what databases call a want of room
RESTORED = "restored"  # the mark that a restored backup changes

METADATA = sa.MetaData()

identities = sa.Table(
    "identities",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(80), nullable=True),
    sa.Column("created", sa.String(32), nullable=False),
)
tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.String(128), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),  # any whole number
    sa.Column("creator", sa.String(40), nullable=False, index=True),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("updated", sa.String(32), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("pending", sa.String(64), nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("winners", sa.String(64), nullable=False),
    sa.Column("deals", sa.Text, nullable=False, server_default="[]"),  # as a record has them
    sa.Column("invite", sa.Integer, nullable=False, server_default="0"),  # the how-manieth link; below 0: none is valid
    sa.Column("spectate", sa.Integer, nullable=False, server_default="0"),
    sa.Column("name", sa.String(80), nullable=True),  # as its people have called it
    sa.Column("source", sa.String(24), nullable=True, index=True),  # the table that this one goes back to,
    sa.Column("source_at", sa.Integer, nullable=True),  # playing on from this move; none: the same people play again
    sa.Column("round", sa.Integer, nullable=False, server_default="0"),
    sa.Column("phase", sa.String(32), nullable=False, server_default=""),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("advised", sa.Text, nullable=False, server_default="[]"),  # [moves made before, seat] for each hint
)
seats = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(80), nullable=True),
    sa.Column("bot", sa.String(32), nullable=True),
    sa.Column("owner", sa.String(40), nullable=True, index=True),
)
watchers = sa.Table(
    "watchers",
    METADATA,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("identity", sa.String(40), primary_key=True, index=True),
)
entries = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("code", sa.Integer, nullable=False),  # -1: an undo
    sa.Column("kept", sa.Integer, nullable=True),  # the number of the move that an undo takes back
    sa.Column("made", sa.String(32), nullable=False),
)
pictures = sa.Table(  # what each pair of eyes saw last, so that a table can be shown by a program of other rules
    "pictures",
    METADATA,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),  # -1: an onlooker
    sa.Column("lang", sa.String(8), primary_key=True),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
analyses = sa.Table(  # what an analysis of a finished game has found, in words of all languages
    "analyses",
    METADATA,
    sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("made", sa.String(32), nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
marks = sa.Table(
    "marks",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(64), nullable=False),
)


@dataclass
class SeatRow:
    """Who sits where: `owner` is an identity, None for bots and for seats that wait for somebody."""

    seat: int
    kind: str
    name: str | None = None
    bot: str | None = None
    owner: str | None = None


@dataclass
class TableRow:
    """A table as it is stored, with where its game stands, so that a list of tables needs no replay."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    seed: int
    creator: str
    created: str = ""
    updated: str = ""
    revision: int = 0
    moves: int = 0
    pending: list[int] = field(default_factory=list)
    over: bool = False
    winners: list[int] = field(default_factory=list)
    invite: int = 0
    spectate: int = 0
    hints: bool = False  # all who sit here may ask a bot for advice; who takes a seat agrees to it
    advised: list[list[int]] = field(default_factory=list)  # who has asked for it: [moves made before, seat]
    seats: list[SeatRow] = field(default_factory=list)
    deals: list[Any] = field(default_factory=list)
    name: str | None = None
    source: str | None = None
    source_at: int | None = None
    round: int = 0
    phase: str = ""

    @property
    def may_hint(self) -> bool:
        """May advice be asked for? With other people only where that was agreed on when the table was opened."""
        return self.hints or sum([seat.kind != "bot" for seat in self.seats]) < 2

    @property
    def standing(self) -> Standing:
        return Standing(self.revision, self.moves, self.pending, self.over, self.winners, self.round, self.phase)

    @property
    def links(self) -> tuple[int, int]:
        """The numbers of the valid invitation and spectator link; below 0: there is none."""
        return self.invite, self.spectate


@dataclass(frozen=True)
class Standing:
    """Where a game stands after an entry."""

    revision: int
    moves: int
    pending: list[int]
    over: bool
    winners: list[int]
    round: int = field(default=0, compare=False)  # for lists of tables; rows of older programs do not have it
    phase: str = field(default="", compare=False)


@dataclass(frozen=True)
class Picture:
    """What one pair of eyes saw in one language, packed."""

    seat: int
    lang: str
    revision: int
    data: bytes


class Behind(Exception):
    """The table in the store is not where the writer thinks it is."""


def writes(function: F) -> F:
    """Mark a function of the store that changes something; the hall runs these one after another."""
    function.__dict__["writes"] = True
    return function


def trouble(error: DBAPIError) -> str | None:
    """Why the store cannot do it now: `full`, `busy`; None when it is nothing that passes."""
    if isinstance(error, IntegrityError) or not isinstance(error, (OperationalError, InternalError)):
        return None
    code = getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None) or ""
    return "full" if code.startswith(FULL) else "busy"


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver leaves transactions to `_begin`, so that migrations are in one too
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _steps() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def migrate(engine: sa.Engine) -> None:
    """Bring the database, an empty one too, to the newest shape."""
    config = _steps()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def is_current(engine: sa.Engine) -> bool:
    """Has the database the shape that this program knows?"""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    return found == ScriptDirectory.from_config(_steps()).get_current_head()


def engine_of(url: str) -> sa.Engine:
    """The database at a URL, as it is; a file of SQLite runs with a write-ahead log."""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite":
        return sa.create_engine(address, pool_pre_ping=True)
    if address.database and address.database != ":memory:":
        keep_private(Path(address.database))
    engine = sa.create_engine(address, connect_args={"timeout": PATIENCE})
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", _begin)
    return engine


class Store:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        self._writing = Lock()  # one writer at a time, so that SQLite never has to refuse one
        migrate(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    # --- identities -------------------------------------------------------------------------------------------------
    def name_of(self, identity: str) -> str | None:
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(identities.c.name).where(identities.c.id == identity)).first()
        return found[0] if found else None

    @writes
    def rename(self, identity: str, name: str) -> None:
        with self._writing, self.engine.begin() as connection:
            changed = connection.execute(
                identities.update().where(identities.c.id == identity).values(name=name)
            ).rowcount
            if not changed:
                connection.execute(identities.insert().values(id=identity, name=name, created=now()))

    # --- tables -----------------------------------------------------------------------------------------------------
    @writes
    def create(self, row: TableRow, made: Iterable[list[int]]) -> None:
        """Store a new table with the entries it starts from."""
        row.created = row.updated = now()
        lines = [_entry(row.id, number, entry) for number, entry in enumerate(made)]
        with self._writing, self.engine.begin() as connection:
            connection.execute(tables.insert().values(**_columns(row)))
            connection.execute(seats.insert(), [{"table_id": row.id, **vars(seat)} for seat in row.seats])
            if lines:
                connection.execute(entries.insert(), lines)

    def table(self, name: str) -> TableRow | None:
        with self.engine.connect() as connection:
            found = _rows(connection, sa.select(tables).where(tables.c.id == name))
        return found[0] if found else None

    def tables_of(self, identity: str, after: str | None = None, most: int = PAGE) -> list[TableRow]:
        """The tables this identity set up, sits at or watches, the newest first; those that come `after` a table."""
        seated = sa.select(seats.c.table_id).where(seats.c.owner == identity)
        watched = sa.select(watchers.c.table_id).where(watchers.c.identity == identity)
        mine = sa.or_(tables.c.creator == identity, tables.c.id.in_(seated), tables.c.id.in_(watched))
        query = sa.select(tables).where(mine).order_by(tables.c.updated.desc(), tables.c.id.desc()).limit(most)
        if after is not None:
            then = sa.select(tables.c.updated).where(tables.c.id == after).scalar_subquery()
            query = query.where(sa.or_(tables.c.updated < then, sa.and_(tables.c.updated == then, tables.c.id < after)))
        with self.engine.connect() as connection:
            return _rows(connection, query)

    def entries_of(self, name: str) -> list[list[int]]:
        query = sa.select(entries.c.seat, entries.c.code, entries.c.kept)
        with self.engine.connect() as connection:
            found = connection.execute(query.where(entries.c.table_id == name).order_by(entries.c.number)).all()
        return [[seat, code] if kept is None else [seat, code, kept] for seat, code, kept in found]

    @writes
    def append(self, name: str, number: int, entry: list[int], standing: Standing) -> str:
        """Add entry `number` to a table's record; returns the time of the change once it is committed."""
        return self.append_all([(name, number, entry, standing)])

    @writes
    def append_all(self, lines: list[tuple[str, int, list[int], Standing]]) -> str:
        """`append` for several tables in one transaction: all of them or none."""
        made = [_entry(name, number, entry) for name, number, entry, _ in lines]
        places = [{"table": name, "number": number} for name, number, _, _ in lines]
        stand = [place | {"updated": made[0]["made"], **_standing(line[3])} for place, line in zip(places, lines)]
        with self._writing, self.engine.begin() as connection:
            connection.execute(entries.insert(), made)
            if connection.execute(_STANDS, stand).rowcount != len(lines):
                raise Behind(str([name for name, *_ in lines]))
        return str(made[0]["made"])

    @writes
    def remove(self, name: str) -> None:
        """Delete a table with all that belongs to it."""
        with self._writing, self.engine.begin() as connection:
            _remove(connection, [name])

    @writes
    def relink(self, name: str, invite: int, spectate: int) -> None:
        """Set which links are valid. Who came by a spectator link that is no longer valid does not stay."""
        here = tables.c.id == name
        with self._writing, self.engine.begin() as connection:
            old = connection.execute(sa.select(tables.c.spectate).where(here)).scalar()
            connection.execute(tables.update().where(here).values(invite=invite, spectate=spectate))
            if old != spectate:
                connection.execute(watchers.delete().where(watchers.c.table_id == name))

    @writes
    def call(self, name: str, called: str | None) -> None:
        """Give a table a name of its own."""
        with self._writing, self.engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.id == name).values(name=called))

    @writes
    def note_advice(self, name: str, advised: list[list[int]]) -> None:
        """Keep who has asked for advice at a table, and where."""
        with self._writing, self.engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.id == name).values(advised=json.dumps(advised)))

    def again(self, name: str) -> str | None:
        """The table at which the people of this one play again."""
        same = sa.and_(tables.c.source == name, tables.c.source_at.is_(None))
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(tables.c.id).where(same)).scalar()
        return str(found) if found else None

    # --- pictures -----------------------------------------------------------------------------------------------------
    @writes
    def keep(self, name: str, seen: list[Picture]) -> None:
        """Keep what was seen last at a table, in place of what was kept of it before."""
        with self._writing, self.engine.begin() as connection:
            connection.execute(pictures.delete().where(pictures.c.table_id == name))
            if seen:
                connection.execute(pictures.insert(), [{"table_id": name, **vars(one)} for one in seen])

    def pictures_of(self, name: str) -> list[Picture]:
        query = sa.select(pictures.c.seat, pictures.c.lang, pictures.c.revision, pictures.c.data)
        with self.engine.connect() as connection:
            found = connection.execute(query.where(pictures.c.table_id == name)).all()
        return [Picture(seat, lang, revision, bytes(data)) for seat, lang, revision, data in found]

    # --- analyses -----------------------------------------------------------------------------------------------------
    @writes
    def keep_analysis(self, name: str, data: bytes) -> None:
        """Keep the analysis of a table, in place of one made before; a table that is gone has none."""
        with self._writing, self.engine.begin() as connection:
            connection.execute(analyses.delete().where(analyses.c.table_id == name))
            if connection.execute(sa.select(tables.c.id).where(tables.c.id == name)).first() is not None:
                connection.execute(analyses.insert().values(table_id=name, made=now(), data=data))

    def analysis_of(self, name: str) -> bytes | None:
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(analyses.c.data).where(analyses.c.table_id == name)).scalar()
        return None if found is None else bytes(found)

    # --- the whole database -------------------------------------------------------------------------------------------
    def mark(self, name: str) -> str:
        """A mark that somebody has left in the database, empty if nobody has."""
        with self.engine.connect() as connection:
            return str(connection.execute(sa.select(marks.c.value).where(marks.c.name == name)).scalar() or "")

    # --- seats ------------------------------------------------------------------------------------------------------
    @writes
    def take(self, name: str, seat: int, owner: str, called: str) -> bool:
        """Give a free seat to an identity; False when somebody else was faster."""
        free = sa.and_(seats.c.table_id == name, seats.c.seat == seat, seats.c.kind == "link", seats.c.owner.is_(None))
        with self._writing, self.engine.begin() as connection:
            return bool(connection.execute(seats.update().where(free).values(owner=owner, name=called)).rowcount)

    @writes
    def watch(self, name: str, identity: str) -> None:
        known = sa.select(watchers.c.identity).where(watchers.c.table_id == name, watchers.c.identity == identity)
        with self._writing, self.engine.begin() as connection:
            if connection.execute(known).first() is None:
                connection.execute(watchers.insert().values(table_id=name, identity=identity))

    @writes
    def leave(self, name: str, seat: int, bot: str) -> None:
        """Leave a seat to a bot."""
        here = sa.and_(seats.c.table_id == name, seats.c.seat == seat)
        with self._writing, self.engine.begin() as connection:
            connection.execute(seats.update().where(here).values(kind="bot", bot=bot, owner=None, name=None))

    @writes
    def inherit(self, name: str, owner: str, heir: str) -> None:
        """Hand all that an identity has at a table to another one: the same person at another browser."""
        here = sa.and_(seats.c.table_id == name, seats.c.owner == owner)
        opened = sa.and_(tables.c.id == name, tables.c.creator == owner)
        with self._writing, self.engine.begin() as connection:
            connection.execute(seats.update().where(here).values(owner=heir))
            connection.execute(tables.update().where(opened).values(creator=heir))

    @writes
    def forget(self, identity: str, bot: str) -> list[str]:
        """Forget a browser: its name, its tables that no other person sits at; a bot takes its place elsewhere.

        Returns the tables that are gone or have changed.
        """
        own = sa.select(seats.c.table_id).where(seats.c.owner == identity)
        others = sa.select(seats.c.table_id).where(seats.c.owner.is_not(None), seats.c.owner != identity)
        mine = sa.or_(tables.c.creator == identity, tables.c.id.in_(own))
        with self._writing, self.engine.begin() as connection:
            alone = list(connection.scalars(sa.select(tables.c.id).where(mine, tables.c.id.not_in(others))))
            shared = list(connection.scalars(sa.select(tables.c.id).where(mine, tables.c.id.in_(others))))
            _remove(connection, alone)
            sitting = seats.update().where(seats.c.owner == identity)
            connection.execute(sitting.values(kind="bot", bot=bot, owner=None, name=None))
            connection.execute(tables.update().where(tables.c.creator == identity).values(creator=""))
            connection.execute(watchers.delete().where(watchers.c.identity == identity))
            connection.execute(identities.delete().where(identities.c.id == identity))
        return alone + shared

    def watchers_of(self, name: str) -> set[str]:
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(watchers.c.identity).where(watchers.c.table_id == name)).all()
        return {identity for (identity,) in found}


def _remove(connection: sa.Connection, names: list[str]) -> None:
    for part in (analyses, pictures, entries, watchers, seats):
        connection.execute(part.delete().where(part.c.table_id.in_(names)))
    connection.execute(tables.delete().where(tables.c.id.in_(names)))


def replace_all(source: sa.Connection, target: sa.Connection) -> None:
    """Make the target hold exactly what the source holds, in the transactions of both."""
    for table in reversed(METADATA.sorted_tables):
        target.execute(table.delete())
    for table in METADATA.sorted_tables:
        rows = source.execution_options(stream_results=True).execute(sa.select(table)).mappings()
        for part in rows.partitions(2000):
            target.execute(table.insert(), [dict(row) for row in part])


def leave_mark(connection: sa.Connection, name: str) -> None:
    """Leave a mark that was never there before."""
    connection.execute(marks.delete().where(marks.c.name == name))
    connection.execute(marks.insert().values(name=name, value=secrets.token_hex(16)))


def _entry(name: str, number: int, entry: list[int]) -> dict[str, Any]:
    kept = entry[2] if len(entry) > 2 else None
    return {"table_id": name, "number": number, "seat": entry[0], "code": entry[1], "kept": kept, "made": now()}


def _columns(row: TableRow) -> dict[str, Any]:
    values = {key: value for key, value in vars(row).items() if key != "seats"}
    return values | {
        "options": json.dumps(row.options, ensure_ascii=False),
        "seed": str(row.seed),
        "pending": json.dumps(row.pending),
        "winners": json.dumps(row.winners),
        "deals": json.dumps(row.deals),
        "advised": json.dumps(row.advised),
    }


def _standing(standing: Standing) -> dict[str, Any]:
    lists = {"pending": json.dumps(standing.pending), "winners": json.dumps(standing.winners)}
    where = {"round": standing.round, "phase": standing.phase}
    return {"revision": standing.revision, "moves": standing.moves, "over": standing.over, **lists, **where}


_STANDS = (
    tables.update()
    .where(tables.c.id == sa.bindparam("table"), tables.c.revision == sa.bindparam("number"))
    .values({name: sa.bindparam(name) for name in ("updated", *vars(Standing(0, 0, [], False, [])))})
)


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> list[TableRow]:
    found = [_row(row) for row in connection.execute(query).mappings()]
    by_id = {row.id: row for row in found}
    sitting = sa.select(seats).where(seats.c.table_id.in_(list(by_id))).order_by(seats.c.table_id, seats.c.seat)
    for line in connection.execute(sitting).mappings():
        row = by_id[line["table_id"]]
        row.seats.append(SeatRow(line["seat"], line["kind"], line["name"], line["bot"], line["owner"]))
    return found


def _row(line: Any) -> TableRow:
    values = dict(line)
    for key in ("options", "pending", "winners", "deals", "advised"):
        values[key] = json.loads(values[key])
    values["seed"] = int(values["seed"])
    return TableRow(**values)
