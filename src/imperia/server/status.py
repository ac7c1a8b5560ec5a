"""How the server is: alive, ready for visitors, and its numbers as Prometheus reads them."""

from __future__ import annotations

import asyncio
import resource
from ipaddress import ip_address, ip_network

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ..version import VERSION
from .errors import Refused
from .hall import Hall
from .pulse import Histogram
from .store import RESTORED

ROUTER = APIRouter(include_in_schema=False)
PATIENCE = 5.0  # seconds within which the database must answer


@ROUTER.get("/health")
async def health() -> Response:
    """The event loop turns."""
    return JSONResponse({"alive": True, "version": VERSION}, headers={"cache-control": "no-store"})


@ROUTER.get("/ready")
async def ready(request: Request) -> Response:
    """The database answers and no worker has died unseen; 503 tells a proxy to wait."""
    hall: Hall = request.app.state.hall
    found = {"database": await _database(hall), "workers": hall.thinkers.alive}
    good = all(found.values())
    return JSONResponse({"ready": good, **found}, 200 if good else 503, headers={"cache-control": "no-store"})


async def _database(hall: Hall) -> bool:
    try:
        await asyncio.wait_for(hall.run(hall.store.mark, RESTORED), PATIENCE)
    except (Refused, TimeoutError):
        return False
    return True


@ROUTER.get("/metrics")
async def metrics(request: Request) -> Response:
    """The numbers, for those addresses only that the settings name."""
    hall: Hall = request.app.state.hall
    if not _named(request.client.host if request.client else "", hall.settings.watchers):
        raise Refused(404, "not-found")
    return PlainTextResponse(numbers(hall), media_type="text/plain; version=0.0.4")


def _named(address: str, watchers: tuple[str, ...]) -> bool:
    try:
        return any(ip_address(address) in ip_network(one, strict=False) for one in watchers)
    except ValueError:
        return address in watchers


def numbers(hall: Hall) -> str:
    """The metrics in Prometheus's text format."""
    lines: list[str] = []
    lines += _histogram("move_seconds", "from an answer's arrival until it is committed", hall.pulse.moves)
    lines += _histogram("pause_seconds", "by how much the event loop came late", hall.pulse.pauses)
    lines += _histogram("collection_seconds", "runs of the garbage collector", hall.pulse.collections)
    lines += _one("tables", "gauge", "tables in memory", hall.tables())
    lines += _one("sockets", "gauge", "live connections", hall.caps.sockets)
    lines += _one("bot_queue", "gauge", "bots that wait for a worker", hall.thinkers.queue)
    lines += _one("bot_tables", "gauge", "tables at which bots must answer", hall.thinkers.driven().total())
    lines += _one("imports", "gauge", "records that are being replayed", hall.workshop.waiting)
    lines += _one("store_troubles_total", "counter", "times the database refused for a while", hall.troubles)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    lines += _one("memory_peak_bytes", "gauge", "the most memory the server had", memory)
    lines += _head("answers_total", "counter", "answers by status; 4xx are refusals")
    lines += [f'imperia_answers_total{{status="{status}"}} {n}' for status, n in sorted(hall.caps.answers.items())]
    return "\n".join(lines) + "\n"


def _head(name: str, kind: str, words: str) -> list[str]:
    return [f"# HELP imperia_{name} {words}", f"# TYPE imperia_{name} {kind}"]


def _one(name: str, kind: str, words: str, value: float) -> list[str]:
    return [*_head(name, kind, words), f"imperia_{name} {value}"]


def _histogram(name: str, words: str, found: Histogram) -> list[str]:
    edges = [(f"{edge:g}" if edge != float("inf") else "+Inf", count) for edge, count in found.cumulative()]
    buckets = [f'imperia_{name}_bucket{{le="{edge}"}} {count}' for edge, count in edges]
    sums = [f"imperia_{name}_sum {found.seconds:.6f}", f"imperia_{name}_count {found.total}"]
    return [*_head(name, "histogram", words), *buckets, *sums]
