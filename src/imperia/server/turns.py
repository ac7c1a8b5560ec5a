"""Turns: who waits for a worker gets it in turn with all others, however many places somebody holds in the queue."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """A semaphore with a queue for each owner; the queues are served round and round."""

    def __init__(self, free: int) -> None:
        self._free = free
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(len(queue) for queue in self._queues.values())

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        await self._wait(owner)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, owner: str) -> None:
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(owner, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # the turn had come already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the place that is free to the next owner whose turn it is, who then goes to the end of the line."""
        while self._queues:
            owner, queue = self._queues.popitem(last=False)
            while queue and queue[0].done():
                queue.popleft()  # gave up
            if not queue:
                continue
            queue.popleft().set_result(None)
            if queue:
                self._queues[owner] = queue
            return
        self._free += 1
