"""Analyses of finished tables: made bit by bit in a process of their own, followed, stopped, kept with the table."""

from __future__ import annotations

import asyncio
import logging
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from typing import Any, Final

import orjson

from ..arena.analyse import Analysis, Job, Plan, words, work
from ..cards.words import LANGS, rich, say
from .caps import Caps
from .errors import Refused
from .journal import Blocking
from .relic import Relic
from .settings import Settings
from .snapshot import steps
from .store import Store
from .table import Seated, Table, names_of
from .turns import Turns
from .workers import dismiss, workers

LOG = logging.getLogger("imperia.analysis")
TRIES: Final = 3  # a job whose worker dies is begun anew; so often, and not again
PATIENCE: Final = 10  # bots and people go first
NONE, RUNNING, READY, FAILED = "none", "running", "ready", "failed"


class Underway:
    """An analysis that is being made; it stays after a failure, so that it can be told."""

    def __init__(self) -> None:
        self.analysis: Analysis | None = None  # none while the record is replayed
        self.task: asyncio.Task[None] | None = None
        self.failed = False


class Analysts:
    """All analyses under way, and the process that works for them, a job of each in turn."""

    def __init__(self, settings: Settings, caps: Caps, store: Store, run: Blocking) -> None:
        self._settings = settings
        self._caps = caps
        self._store = store
        self._run = run
        self._pool: ProcessPoolExecutor | None = None
        self._free = Turns(1)
        self._underway: dict[str, Underway] = {}

    # --- what people ask for ------------------------------------------------------------------------------------------
    async def begin(self, table: Table, identity: str) -> None:
        """Have a finished game analysed, unless it is or has been already."""
        _may_change(table, identity)
        if not table.state.over:
            raise Refused(409, "not-over")
        kept = await self._run(self._store.analysis_of, table.id)
        found = self._underway.get(table.id)
        if kept is not None or (found is not None and not found.failed):
            return
        held = ExitStack()
        held.enter_context(self._caps.analysing())
        made = self._underway[table.id] = Underway()
        made.task = asyncio.create_task(self._make(table, identity, made))
        made.task.add_done_callback(lambda _: held.close())

    async def stop(self, table: Seated, identity: str) -> None:
        """Stop an analysis that is being made; one that is ready stays."""
        _may_change(table, identity)
        await self.drop(table.id)

    async def drop(self, name: str) -> None:
        found = self._underway.pop(name, None)
        if found is not None and found.task is not None:
            found.task.cancel()
            await asyncio.gather(found.task, return_exceptions=True)

    async def close(self) -> None:
        for name in list(self._underway):
            await self.drop(name)
        self._dismiss()

    async def shape(self, table: Table | Relic, identity: str | None, lang: str) -> dict[str, Any]:
        """How far the analysis of a table is, and what is known already."""
        found = self._underway.get(table.id)
        may = identity is not None and not isinstance(table, Relic) and _is_one_of(table, identity)
        shape: dict[str, Any] = {"state": NONE, "share": 0.0, "may": may, "why": None, "analysis": None}
        if found is not None and found.failed:
            return shape | {"state": FAILED, "why": say(lang, "analysis-failed")}
        if found is not None:
            known = found.analysis
            partly = _said(known.result() | {"turns": []}, table, lang) if known is not None else None
            return shape | {"state": RUNNING, "share": known.share if known else 0.0, "analysis": partly}
        kept = await self._run(self._store.analysis_of, table.id)
        if kept is None:
            return shape
        return shape | {
            "state": READY,
            "share": 1.0,
            "analysis": _said(orjson.loads(zlib.decompress(kept)), table, lang),
        }

    # --- the work -----------------------------------------------------------------------------------------------------
    async def _make(self, table: Table, identity: str, made: Underway) -> None:
        """All rounds of an analysis, job by job; then it is kept with the table."""
        try:
            plan = Plan(worlds=self._settings.analysis_worlds, walks=self._settings.analysis_walks)
            analysis = made.analysis = await asyncio.to_thread(Analysis, table.record, plan)
            while jobs := await asyncio.to_thread(analysis.jobs):
                for job in jobs:
                    async with self._free.turn(identity):
                        analysis.note(job, await self._done(job))
            await self._run(self._store.keep_analysis, table.id, _packed(table, analysis))
            self._underway.pop(table.id, None)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("table %s: its analysis failed", table.id)
            made.failed = True

    async def _done(self, job: Job) -> list[Any]:
        """What came of a job; should its worker die or take too long, a new one begins it anew."""
        for _ in range(TRIES):
            pool = self._pool = self._pool or workers(1, PATIENCE)
            try:
                answer = asyncio.get_running_loop().run_in_executor(pool, work, job)
                return await asyncio.wait_for(answer, self._settings.thinking)
            except (BrokenProcessPool, TimeoutError):
                LOG.warning("the worker of an analysis stopped or took too long; it is started anew")
                self._dismiss()
        raise RuntimeError(f"a job at move {job.at} failed {TRIES} times")

    def _dismiss(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            dismiss(pool)


def _is_one_of(table: Seated, identity: str) -> bool:
    return table.sits(identity) or identity == table.row.creator


def _may_change(table: Seated, identity: str) -> None:
    """Who sits at a table or has set it up may have it analysed; who looks on sees what came of it."""
    if not _is_one_of(table, identity):
        raise Refused(403, "no-member")


# --- words ------------------------------------------------------------------------------------------------------------
def _packed(table: Table, analysis: Analysis) -> bytes:
    """What was found, its turning moves in words of all languages: they can be read when the rules are gone."""
    found = analysis.result()
    for turn in found["turns"]:
        state = analysis.state(turn["start"])
        turn["words"] = {lang: _words(table, turn, lang, words(state, turn, lang, table.names(lang))) for lang in LANGS}
    return zlib.compress(orjson.dumps(found), 6)


def _words(table: Table, turn: dict[str, Any], lang: str, told: dict[str, str]) -> dict[str, Any]:
    parts = [part["label"] for part in steps(table, lang) if part["at"] <= turn["start"]]
    rounds = [part for part in parts if any(letter.isdigit() for letter in part)]  # phases have none
    return {"title": (rounds or parts or [""])[-1], **{key: rich(text) for key, text in told.items()}}


def _said(found: dict[str, Any], table: Seated, lang: str) -> dict[str, Any]:
    """What was found, in one language, everybody called by the name they have now."""
    names = names_of(table.row, lang)
    turns: list[dict[str, Any]] = []
    for turn in found["turns"]:
        told = turn["words"][lang]
        texts = {key: [_called(part, names) for part in told[key]] for key in ("question", "played", "best")}
        kept = {key: value for key, value in turn.items() if key not in ("words", "played", "best")}
        turns.append(kept | texts | {"title": told["title"]})
    return {key: value for key, value in found.items() if key != "plan"} | {"turns": turns}


def _called(part: Any, names: list[str]) -> Any:
    return part | {"text": names[part["seat"]]} if isinstance(part, dict) and "seat" in part else part
