"""The database of a test: a file of SQLite, or on a real PostgreSQL (`tools/with_postgres.py`) one of its own there."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest
import sqlalchemy as sa

ON_POSTGRES = "IMPERIA_TEST_DATABASE" in os.environ
SECRET = "a secret of tests that nobody else uses, long enough"

only_sqlite = pytest.mark.skipif(ON_POSTGRES, reason="about files of SQLite")
only_postgres = pytest.mark.skipif(not ON_POSTGRES, reason="needs PostgreSQL; `make test` runs it there too")


def database_at(place: Path, name: str = "house") -> str:
    """The address of the database that belongs to a place, the same every time; on PostgreSQL it is made."""
    if not ON_POSTGRES:
        return f"sqlite:///{place / name}.db"
    server = sa.make_url(os.environ["IMPERIA_TEST_DATABASE"])
    found = "t" + hashlib.sha256(f"{place}/{name}".encode()).hexdigest()[:20]
    engine = sa.create_engine(server, isolation_level="AUTOCOMMIT", poolclass=sa.NullPool)
    with engine.connect() as connection:
        if not connection.scalar(sa.text("SELECT 1 FROM pg_database WHERE datname = :name"), {"name": found}):
            connection.execute(sa.text(f"CREATE DATABASE {found}"))
    return server.set(database=found).render_as_string(hide_password=False)
