"""Backups: everything a server keeps in one file, taken and brought back while it runs.

A backup is a database of SQLite, whatever it was taken from, with the secret beside it; it can be served itself.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.errors import SetupError
from .settings import Settings
from .store import RESTORED, Store, engine_of, is_current, leave_mark, replace_all


def backup(settings: Settings, file: Path) -> None:
    """Write everything to `file`, as it stands at one moment; a running server goes on meanwhile."""
    if file.exists():
        raise SetupError("{file} exists already; a backup overwrites nothing.", key="backup-exists", file=file)
    _known(settings)
    with _refusing(file, "made"), tempfile.TemporaryDirectory(dir=file.parent or ".") as place:
        made = Path(place) / "backup.db"
        os.close(os.open(made, os.O_CREAT | os.O_WRONLY, 0o600))
        source, target = engine_of(settings.database), Store(f"sqlite:///{made}")
        try:
            if not is_current(source):
                raise SetupError(
                    "The database is not of this program's version. Start its server once with this version first.",
                    key="database-older",
                )
            level = "SERIALIZABLE" if source.dialect.name == "sqlite" else "REPEATABLE READ"
            with source.connect().execution_options(isolation_level=level) as old, target.engine.begin() as new:
                replace_all(old, new)
            with target.engine.connect() as new:
                new.connection.driver_connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # type: ignore[union-attr]
        finally:
            source.dispose()
            target.close()
        secret = _secret(settings.database)
        if secret is not None and secret.exists():
            _copied(secret, Path(f"{file}-secret"))
        os.replace(made, file)


def restore(settings: Settings, file: Path) -> None:
    """Bring back what a backup holds, in place of all that is there; a running server takes it up by itself.

    The secret comes along where there is none yet: a server that runs has its own and keeps it.
    """
    if not file.is_file():
        raise SetupError("There is no backup {file}.", key="no-backup", file=file)
    with _refusing(file, "restored"), tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "backup.db"
        shutil.copyfile(file, copy)  # an old one is brought to the newest shape, but not in its own file
        source, target = Store(f"sqlite:///{copy}"), Store(settings.database)
        try:
            with source.engine.connect() as old, target.engine.begin() as new:
                replace_all(old, new)
                leave_mark(new, RESTORED)
        finally:
            source.close()
            target.close()
        kept, secret = Path(f"{file}-secret"), _secret(settings.database)
        if secret is not None and kept.exists() and not secret.exists():
            _copied(kept, secret)


def _known(settings: Settings) -> None:
    url = sa.make_url(settings.database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise SetupError("There is no database {file}.", key="no-database", file=url.database)


def _secret(database: str) -> Path | None:
    """The file with the secret of a database; only SQLite has a place for one."""
    url = sa.make_url(database)
    return Path(f"{url.database}-secret") if url.get_backend_name() == "sqlite" else None


def _copied(source: Path, target: Path) -> None:
    handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(source.read_bytes())


@contextmanager
def _refusing(file: Path, done: str) -> Iterator[None]:
    """Whatever goes wrong with files and databases while a backup is `done` becomes one sentence, without passwords."""
    try:
        yield
    except CommandError as error:
        raise SetupError(
            "The backup {file} cannot be {done}: it was made by a newer version of this program.",
            key="backup-newer",
            file=file,
            done=done,
        ) from error
    except (OSError, ImportError, SQLAlchemyError) as error:
        raise SetupError(
            "The backup {file} cannot be {done}: {why}.",
            key="backup",
            file=file,
            done=done,
            why=getattr(error, "orig", None) or error,
        ) from error
