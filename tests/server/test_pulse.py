"""The pulse: how long things took, in numbers that a monitor can read, and pauses that are really noticed."""

from __future__ import annotations

import asyncio
import gc
import time

from imperia.server.pulse import Histogram, Pulse


def test_a_histogram_counts_up_to_each_edge() -> None:
    found = Histogram((0.01, 0.1))
    for seconds in (0.001, 0.01, 0.05, 3.0):
        found.note(seconds)
    assert found.cumulative() == [(0.01, 2), (0.1, 3), (float("inf"), 4)]
    assert (found.total, found.longest) == (4, 3.0)


def test_a_stop_of_the_event_loop_and_a_collection_are_noted() -> None:
    async def stand_still() -> Pulse:
        pulse = Pulse()
        beating = asyncio.create_task(pulse.beat())
        await asyncio.sleep(0)
        time.sleep(0.2)  # nothing else can run meanwhile
        gc.collect()
        while not pulse.pauses.total:
            await asyncio.sleep(0.01)
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
        return pulse

    before = len(gc.callbacks)
    pulse = asyncio.run(stand_still())
    assert pulse.pauses.longest > 0.1
    assert pulse.collections.total >= 1
    assert len(gc.callbacks) == before
