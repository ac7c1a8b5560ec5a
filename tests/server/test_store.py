"""The store: migrations, durability settings, and entries that are only ever added."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from imperia import SetupError
from imperia.server import Settings, run
from imperia.server import store as stores
from imperia.server.identity import Keys, secret_of
from imperia.server.store import METADATA, SeatRow, Standing, Store, TableRow

from .databases import database_at, only_sqlite

STANDING = Standing(1, 1, [1], False, [])


def _url(place: Path) -> str:
    return database_at(place, "store")


def _table(store: Store, name: str = "abc") -> TableRow:
    row = TableRow(name, "powers", "rules", {"variant": "struggle"}, 2**60, "me", pending=[0, 1])
    row.seats = [SeatRow(0, "me", "Magda", None, "me"), SeatRow(1, "link"), SeatRow(2, "bot", None, "greedy")]
    store.create(row, [])
    return row


def test_migrations_make_exactly_the_tables_that_the_store_uses(tmp_path: Path) -> None:
    store = Store(_url(tmp_path))
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_migrations_leave_an_existing_database_as_it_is(tmp_path: Path) -> None:
    store = Store(_url(tmp_path))
    row = _table(store)
    store.append("abc", 0, [0, 5], STANDING)
    store.close()
    again = Store(_url(tmp_path))
    found = again.table("abc")
    assert found is not None
    assert (found.seats, found.options, found.seed) == (row.seats, row.options, row.seed)
    assert again.entries_of("abc") == [[0, 5]]
    again.close()


def test_every_migration_step_goes_up_and_the_head_is_stamped(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(stores.__file__).parent / "migrations"))
    script = ScriptDirectory.from_config(config)
    steps = list(script.walk_revisions())
    assert script.get_heads() == [steps[0].revision]
    store = Store(_url(tmp_path))
    with store.engine.connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == steps[0].revision
    store.close()


@only_sqlite
def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    store = Store(_url(tmp_path))
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_an_entry_is_written_once_and_a_failed_write_leaves_nothing(tmp_path: Path) -> None:
    store = Store(_url(tmp_path))
    _table(store)
    store.append("abc", 0, [0, 5], STANDING)
    with pytest.raises(sa.exc.IntegrityError):
        store.append("abc", 0, [1, 6], Standing(9, 9, [], True, [0]))
    assert store.entries_of("abc") == [[0, 5]]
    row = store.table("abc")
    assert row is not None
    assert (row.revision, row.over, row.winners) == (1, False, [])
    store.close()


def test_a_seat_is_taken_by_one(tmp_path: Path) -> None:
    store = Store(_url(tmp_path))
    _table(store)
    assert store.take("abc", 1, "ilona", "Ilona") is True
    assert store.take("abc", 1, "petr", "Petr") is False
    assert store.take("abc", 0, "petr", "Petr") is False
    row = store.table("abc")
    assert row is not None
    assert row.seats[1] == SeatRow(1, "link", "Ilona", None, "ilona")
    store.close()


@only_sqlite
def test_no_sql_of_sqlites_own_is_used(tmp_path: Path) -> None:
    """Every statement of the store compiles for PostgreSQL."""
    from sqlalchemy.dialects import postgresql

    seen: list[str] = []
    store = Store(_url(tmp_path))
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]

    def note(connection: sa.Connection, element: sa.ClauseElement, *_: object) -> None:
        seen.append(str(element.compile(dialect=dialect)))

    sa.event.listen(store.engine, "before_execute", note)
    _table(store)
    store.rename("me", "Magda")
    store.name_of("me")
    store.append("abc", 0, [0, 5], STANDING)
    store.take("abc", 1, "ilona", "Ilona")
    store.watch("abc", "guest")
    assert store.watchers_of("abc") == {"guest"}
    assert [row.id for row in store.tables_of("guest")] == ["abc"]
    store.entries_of("abc")
    assert len(seen) >= 12
    store.close()


# --- the secret -----------------------------------------------------------------------------------------------------
@only_sqlite
def test_the_secret_is_kept_beside_the_database_for_its_owner_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("IMPERIA_SECRET", raising=False)
    settings = Settings(database=_url(tmp_path))
    secret = secret_of(settings)
    path = tmp_path / "store.db-secret"
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    assert secret_of(settings) == secret
    assert len(secret) >= 48
    monkeypatch.setenv("IMPERIA_SECRET", "from the environment")
    assert secret_of(settings) == "from the environment"


@pytest.mark.parametrize("found", [b"", b" \n", b"short\n", b"\xff" * 64, None])
def test_a_secret_that_is_empty_short_or_unreadable_is_refused_at_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: bytes | None
) -> None:
    monkeypatch.delenv("IMPERIA_SECRET", raising=False)
    monkeypatch.setattr("uvicorn.Server.run", lambda server: None)  # should it ever start, it does not serve for ever
    path = tmp_path / "store.db-secret"
    path.mkdir() if found is None else path.write_bytes(found)
    with pytest.raises(SetupError, match=r"The secret in .*store\.db-secret .*\.$"):
        run(database=str(tmp_path / "store.db"))


def test_a_given_secret_that_is_short_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IMPERIA_SECRET", "short")
    with pytest.raises(SetupError, match="too short"):
        secret_of(Settings(database=_url(tmp_path)))


@only_sqlite
def test_a_disk_that_is_full_leaves_no_half_of_a_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.delenv("IMPERIA_SECRET", raising=False)
    settings = Settings(database=_url(tmp_path))
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(SetupError, match="No space left"):
            secret_of(settings)
    assert list(tmp_path.iterdir()) == []
    assert len(secret_of(settings)) >= 48


@only_sqlite
def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    """It holds the seeds of running games; one that was made readable is closed again."""
    before = os.umask(0o022)
    try:
        for _ in range(2):
            store = Store(_url(tmp_path))
            _table(store, f"t{_}")
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
            assert modes == dict.fromkeys(["store.db", "store.db-wal", "store.db-shm"], 0o600)
            store.close()
            (tmp_path / "store.db").chmod(0o644)
    finally:
        os.umask(before)


def test_links_of_tables_and_purposes_differ_and_hang_on_the_secret() -> None:
    keys, other = Keys("one"), Keys("two")
    tokens = {k.token(table, purpose) for k in (keys, other) for table in "ab" for purpose in ("invite", "spectate")}
    assert len(tokens) == 8
    assert all(len(token) == 32 for token in tokens)
    assert keys.opens(keys.token("a", "invite"), "a") == "invite"
    assert keys.opens(keys.token("a", "spectate"), "a") == "spectate"
    assert keys.opens(keys.token("a", "invite"), "b") is None
    assert keys.opens(other.token("a", "invite"), "a") is None
    assert other.identity(keys.cookie("me")) is None
    assert keys.identity(keys.cookie("me")) == "me"


# --- what cannot be opened ------------------------------------------------------------------------------------------
def test_a_database_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, but it is long enough to be looked at as one " * 20)
    newer = Store(f"sqlite:///{tmp_path / 'newer.db'}")
    with newer.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    wrong = [str(tmp_path / "no" / "such" / "place.db"), str(tmp_path / "text.db"), str(tmp_path / "newer.db")]
    wrong += ["nosql://user:password@host/x", "sqlite:///" + str(tmp_path)]
    for database in wrong:
        with pytest.raises(SetupError) as refused:
            run(port=0, database=database)
        assert "password" not in str(refused.value)
