"""Load: many tables in the middle of a game at one real server, over loopback; how fast moves come back, at what cost.

The server runs as a program of its own, on a database that is made beforehand: tables of Settlers, each after some
hundred random moves, with a browser of its own on every seat. This program only drives: it plays the same games in its
head, so that it need not read what the server sends but for the revision in it. Three things are measured:

*steady* - a move at every table every few seconds: from sending an answer to getting the picture that holds it (p50,
p95, p99), the longest stop of the server's event loop (and the longest while all browsers came at once, before that),
its memory for each table, its processor time for each move;
*restart* - the server is killed and started again, and all browsers come back at once: until the last has its picture;
*flat out* - a few tables, each answered as soon as the last answer is shown: moves a second.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import json
import operator
import os
import random
import re
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Sheet

from imperia.kernel.game import find
from imperia.kernel.record import Record
from imperia.kernel.state import State
from imperia.server.identity import COOKIE, Keys, new_table_id
from imperia.server.store import SeatRow, Store, TableRow

SECRET = "a secret for measuring only"
SERVER = """
import dataclasses, json, signal, sys
from imperia.server import Limits, hall, run
from imperia.server.pulse import Pulse
halls, made = [], hall.Hall.__init__
def open_hall(self, *given, **named):
    made(self, *given, **named)
    halls.append(self)
def tell(*_):
    pulse = halls[0].pulse
    found = {name: [h.total, h.longest] for name, h in vars(pulse).items() if hasattr(h, "longest")}
    open(sys.argv[3], "w").write(json.dumps(found))
    for histogram in vars(pulse).values():
        if hasattr(histogram, "longest"):
            histogram.__init__(histogram.bounds)
hall.Hall.__init__ = open_hall
signal.signal(signal.SIGUSR1, tell)
roomy = {field.name: 10**6 for field in dataclasses.fields(Limits) if field.default.__class__ in (int, float)}
run(port=int(sys.argv[1]), database=sys.argv[2], bot_delay=0.0, limits=Limits(**roomy | {"message": 4096}))
"""
REVISION = re.compile(rb'"revision"(?:\],|:)(\d+)')
LAST_LINE = re.compile(rb'.*\{"n":(\d+),', re.S)


# --- tables in the middle of a game ---------------------------------------------------------------------------------
class Game:
    """A table as this program plays it along: the position, and one browser on each seat."""

    def __init__(self, game: str, seats: int, moves: int, seed: int) -> None:
        self.name = new_table_id()
        self.record = Record(game, seats, seed, find(game).chosen({}))
        self.chance = random.Random(seed)
        self.state: State = self.record.start()
        self.browsers: list[Browser] = []
        self.asked_at = 0
        while not self.state.over and len(self.record.moves) < moves:
            self.record.add(*self.pick())
            self.state.play(*self.record.moves[-1])
        self.revision = len(self.record.moves)

    def pick(self) -> tuple[int, int]:
        seat = self.chance.choice(self.state.pending)
        return seat, self.chance.choice(self.state.legal(seat))

    def row(self, keys: Keys) -> TableRow:
        identities = [keys.new_identity() for _ in range(self.record.seats)]
        self.cookies = [keys.cookie(identity) for identity in identities]
        row = TableRow(self.name, self.record.game, self.record.rules, self.record.options, self.record.seed, "nobody")
        row.seats = [SeatRow(n, "link", f"{self.name[:5]} {n}", None, one) for n, one in enumerate(identities)]
        row.revision, row.moves = self.revision, self.state.clock
        row.pending, row.over = list(self.state.pending), bool(self.state.over)
        return row


def _made(place: Path, wanted: argparse.Namespace, tables: int, seed: int, step: Callable[[], object]) -> list[Game]:
    """A database of tables that are all somewhere in the middle."""
    store, keys, chance = Store(f"sqlite:///{place / 'load.db'}"), Keys(SECRET), random.Random(seed)
    games: list[Game] = []
    for n in range(tables):
        games.append(Game(wanted.game, wanted.seats, chance.randint(80, 130), seed * 100_000 + n))
        store.create(games[-1].row(keys), games[-1].record.entries)
        step()
    store.close()
    return games


# --- the server -----------------------------------------------------------------------------------------------------
class Server:
    """The server as a program of its own."""

    def __init__(self, place: Path) -> None:
        self._place = place
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.start()

    def start(self) -> None:
        arguments = [sys.executable, "-c", SERVER, str(self.port), str(self._place / "load.db"), self._told]
        quiet = open(self._place / "server.log", "a")  # noqa: SIM115 - the server keeps it
        environment = os.environ | {"IMPERIA_SECRET": SECRET}
        self._process = subprocess.Popen(arguments, stdout=quiet, stderr=quiet, env=environment)
        end = time.monotonic() + 180
        while self._process.poll() is None and time.monotonic() < end:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/api/games", timeout=5)
                return
            except httpx.TransportError:
                time.sleep(0.02)
        self.kill()
        raise SystemExit(f"The server did not start: {(self._place / 'server.log').read_text()}")

    @property
    def _told(self) -> str:
        return str(self._place / "pulse.json")

    def pulse(self) -> dict[str, list[float]]:
        """Its own measurements since the last time they were asked for."""
        Path(self._told).unlink(missing_ok=True)
        self._process.send_signal(signal.SIGUSR1)
        end = time.monotonic() + 10
        while time.monotonic() < end:
            try:
                found: dict[str, list[float]] = json.loads(Path(self._told).read_text())
                return found
            except (OSError, ValueError):
                time.sleep(0.02)
        raise SystemExit("The server does not tell its pulse.")

    async def settled(self) -> dict[str, list[float]]:
        """Its measurements up to now, and a new beginning. A pause that is under way is noted only when it is over: it
        belongs to what was before, so wait for the next beat."""
        before = self.pulse()
        while True:
            await asyncio.sleep(0.1)
            late = self.pulse()
            before = {name: [n + late[name][0], max(longest, late[name][1])] for name, (n, longest) in before.items()}
            if late["pauses"][0]:
                return before

    @property
    def memory(self) -> float:
        """In MB."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    @property
    def worked(self) -> float:
        """Processor time so far, in seconds."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(20)

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


# --- a browser ------------------------------------------------------------------------------------------------------
class Browser(asyncio.Protocol):
    """One live connection, as light as can be: it reads frames and looks for the revision in them, nothing else."""

    def __init__(self, game: Game, seat: int, port: int) -> None:
        self.game = game
        self.seat = seat
        self.line = -1  # the last line of the log it has
        self.revision = -1  # the last it was shown
        self.since = 0.0  # when it began to wait
        self.shown: Callable[[Browser], None] = lambda browser: None
        self._port = port
        self._buffer = bytearray()
        self._open = False

    async def connect(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self._port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport: Any = transport
        host = f"127.0.0.1:{self._port}"
        self._transport.write(
            f"GET /api/tables/{self.game.name}/live?seat={self.seat}&lang=en HTTP/1.1\r\nHost: {host}\r\n"
            f"Origin: http://{host}\r\nCookie: {COOKIE}={self.game.cookies[self.seat]}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
        )

    def say(self, text: bytes, opcode: int = 1) -> None:
        """A masked frame; the mask is nought, so that the text stays as it is."""
        size = bytes([0x80 | len(text)]) if len(text) < 126 else struct.pack("!BH", 0xFE, len(text))
        self._transport.write(bytes([0x80 | opcode]) + size + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise SystemExit(f"The server refused a browser: {bytes(self._buffer)!r}")
            self._open, self._buffer = True, bytearray(rest)
            self.say(b'{"type":"have","n":%d,"revision":%d,"patches":true}' % (self.line, self.game.revision))
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame from what came; False when it is not there yet."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1], 2
        if size >= 126:
            at = 4 if size == 126 else 10
            if len(buffer) < at:
                return False
            size = int.from_bytes(buffer[2:at], "big")
        if len(buffer) < at + size:
            return False
        text, opcode = bytes(buffer[at : at + size]), buffer[0] & 15
        del buffer[: at + size]
        if opcode == 9:
            self.say(text, 10)
        elif opcode == 1:
            self._read(text)
        return True

    def _read(self, text: bytes) -> None:
        if text.startswith((b'{"type":"patch"', b'{"type":"snapshot"')):
            found = REVISION.search(text)
            if found:
                self.revision = int(found[1])
                self.shown(self)
            if text.startswith(b'{"type":"snapshot"') and self.line < 0:
                lines = LAST_LINE.match(text, 0, text.find(b'"table":'))
                self.line = int(lines[1]) if lines else -1
        elif text.startswith(b'{"type":"error"'):
            raise SystemExit(f"The server refused a move: {text.decode()}")

    def close(self) -> None:
        self._transport.close()


async def _come(games: list[Game], port: int) -> list[float]:
    """All browsers of these tables come at once; the time until each has its first picture."""
    began, times = time.perf_counter(), []
    done = asyncio.get_running_loop().create_future()

    def shown(browser: Browser) -> None:
        browser.shown = lambda browser: None
        times.append(time.perf_counter() - began)
        if len(times) == sum([len(game.browsers) for game in games]):
            done.set_result(None)

    for game in games:
        lines = [browser.line for browser in game.browsers] or [-1] * game.record.seats
        game.browsers = [Browser(game, seat, port) for seat in range(game.record.seats)]
        for browser, line in zip(game.browsers, lines, strict=True):
            browser.line, browser.shown = line, shown
    browsers = [browser for game in games for browser in game.browsers]
    await asyncio.gather(*[browser.connect() for browser in browsers])
    await asyncio.wait_for(done, 300)
    return times


def _leave(games: list[Game]) -> None:
    for game in games:
        for browser in game.browsers:
            browser.close()


def _send(game: Game, shown: Callable[[Browser], None]) -> None:
    """Somebody at the table answers; `shown` hears when the picture of it has come to him."""
    seat, code = game.pick()
    browser = game.browsers[seat]
    revision, game.revision = game.revision, game.revision + 1
    game.state.play(seat, code)

    def look(browser: Browser) -> None:
        if browser.revision >= revision + 1:
            browser.shown = lambda browser: None
            shown(browser)

    browser.shown, browser.since = look, time.perf_counter()
    browser.say(b'{"type":"act","revision":%d,"code":%d}' % (revision, code))


# --- what is measured -----------------------------------------------------------------------------------------------
async def steady(games: list[Game], server: Server, wanted: argparse.Namespace, tick: Callable[[float], object]) -> Any:
    """A move at every table every few seconds."""
    before = server.memory
    await server.settled()
    await _come(games, server.port)
    coming = await server.settled()
    times: list[float] = []
    now = time.perf_counter()
    due = [(now + random.random() * wanted.every, n) for n in range(len(games))]
    heapq.heapify(due)
    worked, end = server.worked, now + wanted.seconds
    while time.perf_counter() < end:
        at, n = heapq.heappop(due)
        if at > time.perf_counter():
            await asyncio.sleep(min(at, end) - time.perf_counter())
        if not games[n].state.over:
            _send(games[n], lambda browser: times.append(time.perf_counter() - browser.since))
            heapq.heappush(due, (at + wanted.every, n))
        tick(time.perf_counter() - now)
    await asyncio.sleep(1.0)
    pulse, worked = server.pulse(), server.worked - worked
    found = _percentiles(times) | {
        "moves": len(times),
        "longest_pause_ms": round(pulse["pauses"][1] * 1000, 1),
        "longest_pause_of_coming_ms": round(coming["pauses"][1] * 1000, 1),
        "longest_collection_ms": round(pulse["collections"][1] * 1000, 1),
        "mb_a_table": round((server.memory - before) / len(games), 3),
        "cpu_ms_a_move": round(worked / max(1, len(times)) * 1000, 2),
    }
    _leave(games)
    return found


async def restart(games: list[Game], server: Server) -> Any:
    """Browsers that have been there come back to a server that was killed, and as many that have not."""
    await _come(games, server.port)
    found: dict[str, float] = {}
    for label in ("last_picture_s", "last_new_picture_s"):
        _leave(games)
        server.kill()
        await asyncio.sleep(0.2)
        server.start()
        worked = server.worked
        found[label] = round(max(await _come(games, server.port)), 2)
        found[f"{label.removesuffix('_s')}_cpu_s"] = round(server.worked - worked, 2)
        for game in games:
            for browser in game.browsers:
                browser.line = -1
    _leave(games)
    return found


async def flat_out(games: list[Game], server: Server, wanted: argparse.Namespace, step: Callable[[], object]) -> Any:
    """So many tables at a time, each answered at once; when one is over the next takes its place."""
    await _come(games, server.port)
    await server.settled()
    waiting = list(games)
    times: list[float] = []
    done = asyncio.get_running_loop().create_future()
    playing = 0

    def on(game: Game) -> None:
        nonlocal playing
        while game.state.over or len(times) >= wanted.moves:
            if not waiting or len(times) >= wanted.moves:
                playing -= 1
                if not playing and not done.done():
                    done.set_result(None)
                return
            game = waiting.pop()
        _send(game, lambda browser: took(browser))

    def took(browser: Browser) -> None:
        times.append(time.perf_counter() - browser.since)
        step()
        on(browser.game)

    began, worked = time.perf_counter(), server.worked
    for _ in range(wanted.busy):
        playing += 1
        on(waiting.pop())
    await asyncio.wait_for(done, 600)
    seconds, worked = time.perf_counter() - began, server.worked - worked
    _leave(games)
    return _percentiles(times) | {
        "moves": len(times),
        "moves_a_second": round(len(times) / seconds, 1),
        "cpu_ms_a_move": round(worked / len(times) * 1000, 2),
        "longest_pause_ms": round(server.pulse()["pauses"][1] * 1000, 1),
    }


def _percentiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [0.0]
    found = {f"p{p}_ms": ordered[min(len(ordered) - 1, len(ordered) * p // 100)] for p in (50, 95, 99)}
    return {key: round(value * 1000, 1) for key, value in found.items()}


def _run(number: int, wanted: argparse.Namespace, console: Console) -> dict[str, Any]:
    """One whole run: everything that is wanted, each on a server of its own."""
    found: dict[str, Any] = {}
    sizes = {"steady": wanted.tables, "restart": wanted.returning, "flat out": wanted.busy * 8}
    with Progress(console=console, transient=True, disable=wanted.json) as progress:
        for name in [name for name in sizes if name.replace(" ", "-") in wanted.what]:
            with tempfile.TemporaryDirectory() as place:
                task = progress.add_task(f"run {number}: {name}, set-up", total=sizes[name])
                games = _made(Path(place), wanted, sizes[name], number, lambda task=task: progress.advance(task))
                server = Server(Path(place))
                try:
                    if name == "steady":
                        progress.update(task, description=f"run {number}: steady", completed=0, total=wanted.seconds)
                        tick = lambda done, task=task: progress.update(task, completed=done)  # noqa: E731
                        found[name] = asyncio.run(steady(games, server, wanted, tick))
                    elif name == "restart":
                        progress.update(task, description=f"run {number}: restart", total=None)
                        found[name] = asyncio.run(restart(games, server))
                    else:
                        progress.update(task, description=f"run {number}: flat out", completed=0, total=wanted.moves)
                        step = lambda task=task: progress.advance(task)  # noqa: E731
                        found[name] = asyncio.run(flat_out(games, server, wanted, step))
                finally:
                    server.stop()
                progress.remove_task(task)
    return found


GOALS = {
    ("steady", "p99_ms"): ("<", 100),
    ("steady", "longest_pause_ms"): ("<", 150),
    ("steady", "mb_a_table"): ("<=", 0.6),
    ("restart", "last_picture_s"): ("<=", 4),
    ("flat out", "moves_a_second"): (">=", 324),
}
MEETS = {"<": operator.lt, "<=": operator.le, ">=": operator.ge}


def _show(runs: list[dict[str, Any]], wanted: argparse.Namespace, console: Console) -> None:
    """The goals first, each met or missed in each run; then what else was measured."""
    sheet = Sheet(
        title=f"{wanted.game}, {wanted.seats} browsers a table: steady {wanted.tables} tables, a move every "
        f"{wanted.every:g} s for {wanted.seconds:g} s; restart {wanted.returning} tables; flat out {wanted.busy} tables"
    )
    for column in ("", "", *[f"run {n + 1}" for n in range(len(runs))], "goal", ""):
        sheet.add_column(column, justify="left" if not column else "right")
    found = [(part, key) for part in runs[0] for key in runs[0][part]]
    for part, key in sorted(found, key=lambda one: one not in GOALS):
        values = [run[part][key] for run in runs]
        sign, goal = GOALS.get((part, key), ("", 0.0))
        met = sum([MEETS[sign](value, goal) for value in values]) if sign else 0
        verdict = "" if not sign else "PASS" if met == len(values) else f"FAIL in {len(values) - met} of {len(values)}"
        sheet.add_row(part, key, *[f"{value:g}" for value in values], f"{sign} {goal:g}" if sign else "", verdict)
        if (part, key) == list(GOALS)[-1]:
            sheet.add_section()
    console.print(sheet)
    load = ", ".join([f"{one:.1f}" for one in os.getloadavg()])
    console.print(
        f"{_build()} build, {os.cpu_count()} cores, load of the machine {load} (it drives, too; all else idle?)"
    )


def _build() -> str:
    """Which build of the engine plays here, and so in the server."""
    return "native" if sys.modules[State.__module__].__file__.endswith((".so", ".pyd")) else "pure Python"


def main() -> None:
    parser = argparse.ArgumentParser(description="Tables in the middle of a game at one server, over loopback only.")
    parser.add_argument("what", nargs="*", default=["steady", "restart", "flat-out"], help="steady, restart, flat-out")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--game", default="settlers")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=500, help="steady: so many tables")
    parser.add_argument("--every", type=float, default=10.0, help="steady: seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=40.0, help="steady: for so long")
    parser.add_argument("--returning", type=int, default=200, help="restart: so many tables")
    parser.add_argument("--busy", type=int, default=8, help="flat out: so many tables at a time")
    parser.add_argument("--moves", type=int, default=3000, help="flat out: so many moves at most")
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of a table")
    wanted = parser.parse_args()
    uvloop.install()
    console = Console()
    runs = [_run(n + 1, wanted, console) for n in range(wanted.runs)]
    if wanted.json:
        print(json.dumps(runs))
    else:
        _show(runs, wanted, console)


if __name__ == "__main__":
    main()
