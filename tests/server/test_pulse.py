"""The pulse: how long things took, in numbers that a monitor can read, and pauses that are really noticed."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref

import pytest

from imperia.server.pulse import Histogram, Pulse

from .house import House, wait_for


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


def test_at_rest_garbage_is_collected_and_what_lives_is_put_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Collections of everything, which once stopped all tables for seconds, do not come by themselves any more."""

    class Loop:
        pass

    async def watch() -> tuple[bool, int, int]:
        loop = Loop()
        loop.self = loop  # type: ignore[attr-defined]
        gone = weakref.ref(loop)
        del loop
        resting = asyncio.create_task(Pulse().rest())
        while gone() is not None:
            await asyncio.sleep(0.01)
        found = gone() is None, gc.get_freeze_count(), gc.get_threshold()[2]
        resting.cancel()
        return found

    monkeypatch.setattr("imperia.server.pulse.REST", 0.01)
    before = gc.get_threshold()
    try:
        collected, aside, threshold = asyncio.run(watch())
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
    assert collected
    assert aside > 1000
    assert threshold > 10**6


def test_moves_are_timed_and_the_event_loop_is_watched(open_house: House) -> None:
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    before = open_house.hall.pulse.moves.total
    magda.act(table, 0, magda.see(table, 0)["decision"]["options"][0]["code"])
    magda.refused(409, "POST", f"/api/tables/{table}/act", {"seat": 0, "revision": 9, "code": 1})
    assert open_house.hall.pulse.moves.total == before + 1
    wait_for(lambda: open_house.hall.pulse.pauses.total > 2)
