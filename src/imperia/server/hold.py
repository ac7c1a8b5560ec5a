"""One server on one database: who comes second is refused, for it would show old positions."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ..kernel.errors import SetupError

NUMBER = 0x1339_E41A  # of our advisory lock; any will do that other programs do not use


class Hold:
    """Holds a database until it is let go; the system lets go for a server that was killed."""

    def __init__(self, url: str) -> None:
        self._file: int | None = None
        self._session: sa.Connection | None = None
        address = sa.make_url(url)
        backend = address.get_backend_name()
        if backend == "sqlite" and address.database and address.database != ":memory:":
            self._file = _locked(Path(f"{address.database}-lock"))
        elif backend == "postgresql":
            self._session = _session(address)

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
        if self._session is not None:
            self._session.close()
            self._session.engine.dispose()
            self._session = None


def _locked(path: Path) -> int | None:
    """The lock file, held; None where the system has no such locks."""
    try:
        import fcntl
    except ImportError:
        return None
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        raise _taken() from error
    return handle


def _session(address: sa.URL) -> sa.Connection:
    """A session of PostgreSQL that has the lock as long as it lasts."""
    extra: dict[str, Any] = {"keepalives": 1, "keepalives_idle": 10} if address.get_driver_name() == "psycopg" else {}
    engine = sa.create_engine(address, poolclass=sa.NullPool, isolation_level="AUTOCOMMIT", connect_args=extra)
    session = engine.connect()
    if not session.scalar(sa.select(sa.func.pg_try_advisory_lock(NUMBER))):
        session.close()
        engine.dispose()
        raise _taken()
    return session


def _taken() -> SetupError:
    return SetupError(
        "Another server already serves this database. Stop it first, or name another --database.", key="database-taken"
    )
