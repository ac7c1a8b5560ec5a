"""The journal: entries of all tables on their way into the store. Those that come at the same time share one commit.

To write to disk for each move alone is what limits a busy server; nobody is told of a move before it is there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from .store import Standing, Store

Blocking = Callable[..., Coroutine[Any, Any, Any]]  # runs a function of the store in a thread
Line = tuple[str, int, list[int], Standing]  # table, number, entry, where the game stands after it
MOST = 64  # lines in one commit


class Journal:
    """Hands lines to the store, as many at a time as have come in meanwhile."""

    def __init__(self, store: Store, run: Blocking) -> None:
        self._store = store
        self._run = run
        self._waiting: list[tuple[Line, asyncio.Future[str]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, table: str, number: int, entry: list[int], standing: Standing) -> str:
        """Add an entry to a table's record; returns the time of the change once it is committed."""
        written: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting.append(((table, number, entry, standing), written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        return await written

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                await self._commit(batch)
            except Exception as error:
                for line, written in batch:
                    if len(batch) == 1:
                        written.set_exception(error)
                    else:  # one of them cannot be written; the others can
                        await self._alone(line, written)

    async def _commit(self, batch: list[tuple[Line, asyncio.Future[str]]]) -> None:
        if len(batch) == 1:
            made = await self._run(self._store.append, *batch[0][0])
        else:
            made = await self._run(self._store.append_all, [line for line, _ in batch])
        for _, written in batch:
            written.set_result(made)

    async def _alone(self, line: Line, written: asyncio.Future[str]) -> None:
        try:
            written.set_result(await self._run(self._store.append, *line))
        except Exception as error:
            written.set_exception(error)
