"""Load: many bot-driven browsers at many tables of one real server, over loopback; how many moves, and how fast.

The server runs as a program of its own on a temporary database. Every seat is a browser with its own cookie and its own
live connection; it answers each question at random as soon as it sees it. Measured, with one clock:
*acknowledged* - from sending an answer to the snapshot that holds it; *shown* - until another browser has it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

SERVER = (
    "import sys; from imperia.server import Limits, run; "
    "run(port=int(sys.argv[1]), database=sys.argv[2], bot_delay=0.0, "
    "limits=Limits(rate=1e5, burst=1e5, messages=1e5, message_burst=1e5))"
)


class Clock:
    """The times of all moves: when each was sent, and how long it took to come back and to reach others."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.end = time.perf_counter() + seconds
        self.games = 0
        self.revisions: dict[str, int] = {}  # the newest of each table
        self.sent: dict[tuple[str, int], tuple[float, int]] = {}  # (table, revision before): (time, seat)
        self.acknowledged: list[float] = []
        self.shown: list[float] = []

    @property
    def moves(self) -> int:
        return sum(self.revisions.values())

    @property
    def done(self) -> bool:
        return self.moves >= self.most or time.perf_counter() >= self.end

    def seen(self, table: str, revision: int, seat: int) -> None:
        """A browser got the snapshot of this revision."""
        self.revisions[table] = max(revision, self.revisions.get(table, 0))
        found = self.sent.get((table, revision))
        if found is not None:
            (self.acknowledged if found[1] == seat else self.shown).append(time.perf_counter() - found[0])


class Player:
    """One browser on one seat."""

    def __init__(self, url: str, cookie: str, table: str, seat: int, clock: Clock, seed: int) -> None:
        self._url = url
        self._cookie = cookie
        self._table = table
        self._seat = seat
        self._clock = clock
        self._chance = random.Random(seed)
        self._answered_until = 0  # the revision at which the question this seat has answered is settled

    async def play(self) -> None:
        """Answer until the game, the moves or the time are over."""
        address = f"{self._url.replace('http', 'ws')}/api/tables/{self._table}/live?seat={self._seat}&lang=en"
        headers = {"cookie": f"imperia={self._cookie}"}
        async with connect(address, origin=self._url, additional_headers=headers, max_size=None) as live:  # type: ignore[arg-type]
            await live.send('{"type": "have", "n": -1}')
            last = -1
            while not self._clock.done:
                try:
                    text = await asyncio.wait_for(live.recv(), max(0.05, self._clock.end - time.perf_counter()))
                except TimeoutError:
                    return
                message = json.loads(text)
                if message["type"] == "snapshot" and message["table"]["revision"] > last:
                    last = message["table"]["revision"]
                    if await self._react(live, message):
                        return

    async def _react(self, live: ClientConnection, message: dict[str, Any]) -> bool:
        """Note the time, answer if asked; True when the game is over."""
        revision = message["table"]["revision"]
        self._clock.seen(self._table, revision, self._seat)
        if message["table"]["over"]:
            self._clock.games += self._seat == 0
            return True
        if message["decision"] is not None and revision >= self._answered_until:
            self._answered_until = revision + len(message["waiting"])
            code = self._chance.choice(message["decision"]["options"])["code"]
            if message["waiting"] == [self._seat]:  # nobody else can move now, so the next revision is this answer
                self._clock.sent[self._table, revision + 1] = (time.perf_counter(), self._seat)
            await live.send(json.dumps({"type": "act", "revision": revision, "code": code}))
        return False


async def _seated(url: str, game: str, seats: int, seed: int) -> tuple[str, list[str]]:
    """A table with a browser on each seat: its id and the browsers' cookies."""
    cookies: list[str] = []
    table = ""
    token = ""
    for seat in range(seats):
        async with httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60) as browser:
            await browser.get("/api/me")
            if seat == 0:
                kinds = [{"kind": "me"}] + [{"kind": "link"}] * (seats - 1)
                answer = await browser.post("/api/tables", json={"game": game, "seats": kinds, "seed": seed})
                shape = answer.raise_for_status().json()
                table, token = shape["id"], shape["links"]["invite"].partition("=")[2]
            else:
                body = {"token": token, "name": f"Player {seat + 1}"}
                (await browser.post(f"/api/tables/{table}/join", json=body)).raise_for_status()
            cookies.append(browser.cookies["imperia"])
    return table, cookies


async def _run(url: str, wanted: argparse.Namespace) -> dict[str, Any]:
    seated = [await _seated(url, wanted.game, wanted.seats, wanted.seed + n) for n in range(wanted.tables)]
    clock = Clock(wanted.moves, wanted.seconds)
    players = [
        Player(url, cookie, table, seat, clock, wanted.seed + 100 * n + seat)
        for n, (table, cookies) in enumerate(seated)
        for seat, cookie in enumerate(cookies)
    ]
    began = time.perf_counter()
    await asyncio.gather(*[player.play() for player in players])
    took = time.perf_counter() - began
    return {
        "game": wanted.game,
        "tables": wanted.tables,
        "browsers": len(players),
        "moves": clock.moves,
        "games_finished": clock.games,
        "seconds": round(took, 3),
        "moves_per_second": round(clock.moves / took, 1),
        "acknowledged_ms": percentiles(clock.acknowledged),
        "shown_ms": percentiles(clock.shown),
    }


def percentiles(times: list[float]) -> dict[str, float]:
    """p50, p95, p99 and the longest, in milliseconds."""
    if not times:
        return {}
    ordered = sorted(times)
    found = {f"p{p}": ordered[min(len(ordered) - 1, len(ordered) * p // 100)] for p in (50, 95, 99)}
    return {key: round(value * 1000, 2) for key, value in (found | {"max": ordered[-1]}).items()}


def _served(place: Path) -> tuple[subprocess.Popen[bytes], str]:
    """The server as a program of its own, on a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    arguments = [sys.executable, "-c", SERVER, str(port), str(place / "load.db")]
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    end = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < end:
        try:
            httpx.get(f"{url}/api", timeout=5)
            return process, url
        except httpx.TransportError:
            time.sleep(0.05)
    process.kill()
    raise SystemExit("The server did not start.")


def _show(found: dict[str, Any]) -> None:
    table = Table(title=f"{found['tables']} tables of {found['game']}, {found['browsers']} browsers, loopback")
    for column in ("", "p50", "p95", "p99", "max"):
        table.add_column(column, justify="right" if column else "left")
    for key, label in (("acknowledged_ms", "move acknowledged (ms)"), ("shown_ms", "shown at another browser (ms)")):
        table.add_row(label, *[f"{value:.1f}" for value in found[key].values()])
    console = Console()
    console.print(table)
    console.print(
        f"{found['moves']} moves in {found['seconds']:.1f} s: {found['moves_per_second']:.0f} moves a second, "
        f"{found['games_finished']} games finished. The clients share this machine with the server."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Bot-driven browsers at one server, over loopback only.")
    parser.add_argument("--game", default="powers")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves", type=int, default=2000, help="stop after so many moves")
    parser.add_argument("--seconds", type=float, default=30.0, help="or after so many seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of a table")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        process, url = _served(Path(place))
        try:
            found = asyncio.run(_run(url, wanted))
        finally:
            process.terminate()
            process.wait(20)
    if wanted.json:
        print(json.dumps(found))
    else:
        _show(found)


if __name__ == "__main__":
    main()
