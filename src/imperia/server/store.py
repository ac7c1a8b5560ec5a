"""The store: identities, tables, seats and the append-only entries of their records, in any SQL database.

Each function is one transaction and returns after its commit, so what it says is on disk: SQLite runs with a
write-ahead log and full synchronisation. Nothing here is SQLite's own but the settings of `_prepare_sqlite`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from .files import keep_private

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
    seats: list[SeatRow] = field(default_factory=list)
    deals: list[Any] = field(default_factory=list)


@dataclass(frozen=True)
class Standing:
    """Where a game stands after an entry."""

    revision: int
    moves: int
    pending: list[int]
    over: bool
    winners: list[int]


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


def migrate(engine: sa.Engine) -> None:
    """Bring the database, an empty one too, to the newest shape."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        address = sa.make_url(url)
        sqlite = address.get_backend_name() == "sqlite"
        extra: dict[str, Any] = {"connect_args": {"timeout": 30}} if sqlite else {"pool_pre_ping": True}
        self.engine = sa.create_engine(address, **extra)
        if sqlite:
            if address.database and address.database != ":memory:":
                keep_private(Path(address.database))
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
            sa.event.listen(self.engine, "begin", _begin)
        self._writing = Lock()  # one writer at a time, so that SQLite never has to refuse one
        migrate(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    # --- identities -------------------------------------------------------------------------------------------------
    def name_of(self, identity: str) -> str | None:
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(identities.c.name).where(identities.c.id == identity)).first()
        return found[0] if found else None

    def rename(self, identity: str, name: str) -> None:
        with self._writing, self.engine.begin() as connection:
            changed = connection.execute(
                identities.update().where(identities.c.id == identity).values(name=name)
            ).rowcount
            if not changed:
                connection.execute(identities.insert().values(id=identity, name=name, created=now()))

    # --- tables -----------------------------------------------------------------------------------------------------
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

    def tables_of(self, identity: str, most: int = 200) -> list[TableRow]:
        """The tables this identity set up, sits at or watches, the newest first."""
        seated = sa.select(seats.c.table_id).where(seats.c.owner == identity)
        watched = sa.select(watchers.c.table_id).where(watchers.c.identity == identity)
        mine = sa.or_(tables.c.creator == identity, tables.c.id.in_(seated), tables.c.id.in_(watched))
        with self.engine.connect() as connection:
            return _rows(connection, sa.select(tables).where(mine).order_by(tables.c.updated.desc()).limit(most))

    def entries_of(self, name: str) -> list[list[int]]:
        query = sa.select(entries.c.seat, entries.c.code, entries.c.kept)
        with self.engine.connect() as connection:
            found = connection.execute(query.where(entries.c.table_id == name).order_by(entries.c.number)).all()
        return [[seat, code] if kept is None else [seat, code, kept] for seat, code, kept in found]

    def append(self, name: str, number: int, entry: list[int], standing: Standing) -> str:
        """Add entry `number` to a table's record; returns the time of the change once it is committed."""
        line = _entry(name, number, entry)
        with self._writing, self.engine.begin() as connection:
            connection.execute(entries.insert().values(**line))
            connection.execute(
                tables.update().where(tables.c.id == name).values(updated=line["made"], **_standing(standing))
            )
        return str(line["made"])

    def append_all(self, lines: list[tuple[str, int, list[int], Standing]]) -> str:
        """`append` for several tables in one transaction: all of them or none."""
        made = [_entry(name, number, entry) for name, number, entry, _ in lines]
        stand = [{"table": line[0], "updated": made[0]["made"], **_standing(line[3])} for line in lines]
        with self._writing, self.engine.begin() as connection:
            connection.execute(entries.insert(), made)
            connection.execute(_STANDS, stand)
        return str(made[0]["made"])

    # --- seats ------------------------------------------------------------------------------------------------------
    def take(self, name: str, seat: int, owner: str, called: str) -> bool:
        """Give a free seat to an identity; False when somebody else was faster."""
        free = sa.and_(seats.c.table_id == name, seats.c.seat == seat, seats.c.kind == "link", seats.c.owner.is_(None))
        with self._writing, self.engine.begin() as connection:
            return bool(connection.execute(seats.update().where(free).values(owner=owner, name=called)).rowcount)

    def watch(self, name: str, identity: str) -> None:
        known = sa.select(watchers.c.identity).where(watchers.c.table_id == name, watchers.c.identity == identity)
        with self._writing, self.engine.begin() as connection:
            if connection.execute(known).first() is None:
                connection.execute(watchers.insert().values(table_id=name, identity=identity))

    def watchers_of(self, name: str) -> set[str]:
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(watchers.c.identity).where(watchers.c.table_id == name)).all()
        return {identity for (identity,) in found}


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
    }


def _standing(standing: Standing) -> dict[str, Any]:
    lists = {"pending": json.dumps(standing.pending), "winners": json.dumps(standing.winners)}
    return {"revision": standing.revision, "moves": standing.moves, "over": standing.over, **lists}


_STANDS = (
    tables.update()
    .where(tables.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(name) for name in ("updated", "revision", "moves", "over", "pending", "winners")})
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
    for key in ("options", "pending", "winners", "deals"):
        values[key] = json.loads(values[key])
    values["seed"] = int(values["seed"])
    return TableRow(**values)
