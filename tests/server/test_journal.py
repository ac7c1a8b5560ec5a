"""The journal: entries that come together are committed together, and one that cannot be written harms no other."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from imperia.server.journal import Journal
from imperia.server.store import SeatRow, Standing, Store, TableRow

STANDING = Standing(1, 1, [1], False, [])


@pytest.fixture
def store(tmp_path: Path) -> Any:
    made = Store(f"sqlite:///{tmp_path / 'store.db'}")
    for n in range(6):
        row = TableRow(f"t{n}", "powers", "rules", {}, 7, "me")
        row.seats = [SeatRow(0, "me", "Magda", None, "me")]
        made.create(row, [])
    yield made
    made.close()


async def _at_once(store: Store, lines: list[tuple[str, int]]) -> tuple[list[Any], list[str]]:
    """The answers to all these entries, and what was asked of the store."""
    asked: list[str] = []

    async def run(function: Any, *arguments: Any) -> Any:
        asked.append(function.__name__)
        return await asyncio.to_thread(function, *arguments)

    journal = Journal(store, run)
    waiting = [journal.append(name, number, [0, 5], STANDING) for name, number in lines]
    return await asyncio.gather(*waiting, return_exceptions=True), asked


def test_entries_that_come_together_share_a_commit(store: Store) -> None:
    answers, asked = asyncio.run(_at_once(store, [(f"t{n}", 0) for n in range(6)]))
    assert asked == ["append_all"]
    assert len(set(answers)) == 1
    for n in range(6):
        row = store.table(f"t{n}")
        assert row is not None
        assert (store.entries_of(f"t{n}"), row.revision, row.pending) == ([[0, 5]], 1, [1])
        assert row.updated == answers[0]


def test_an_entry_that_is_there_already_is_refused_alone(store: Store) -> None:
    store.append("t2", 0, [0, 9], STANDING)
    answers, asked = asyncio.run(_at_once(store, [("t1", 0), ("t2", 0), ("t3", 0)]))
    assert asked == ["append_all", "append", "append", "append"]
    assert isinstance(answers[1], IntegrityError)
    assert isinstance(answers[0], str)
    assert isinstance(answers[2], str)
    assert [store.entries_of(f"t{n}") for n in (1, 2, 3)] == [[[0, 5]], [[0, 9]], [[0, 5]]]
