"""`kill -9` at any moment loses no acknowledged move, and the table goes on in the middle of a card."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from imperia import Record

from .databases import ON_POSTGRES, SECRET, database_at
from .house import Browser, bare, wait_for
from .play import answer_once, hot_seat, play_until


class Program:
    """The server as a program of its own."""

    def __init__(self, place: Path, log: str = "plain") -> None:
        self.place = place
        self.form = log
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database_at(place, "table")
        self.log = place / "server.log"
        self.start()

    def start(self) -> None:
        code = "import sys; from imperia.server import run; "
        code += "run(port=int(sys.argv[1]), database=sys.argv[2], bot_delay=0.0, access=True, log=sys.argv[3])"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code, str(self.port), self.database, self.form],
                stderr=log,
                stdout=log,
                env=os.environ | ({"IMPERIA_SECRET": SECRET} if ON_POSTGRES else {}),
            )
        end = time.monotonic() + 90
        while True:
            try:
                bare("GET", f"{self.url}/api")
                return
            except httpx.TransportError:
                assert time.monotonic() < end, self.log.read_text()
                time.sleep(0.05)

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(15)


@pytest.fixture
def program(tmp_path: Path) -> Any:
    made = Program(tmp_path)
    yield made
    if made.process.poll() is None:
        made.kill()


def _calm(browser: Browser) -> None:
    """Keep under the limit of requests that a real server has."""
    browser.http.event_hooks["request"] = [lambda _: time.sleep(0.02)]


def test_killed_in_the_middle_of_a_card_the_table_goes_on(program: Program) -> None:
    magda = Browser(program.url, "Magda")
    _calm(magda)
    table = magda.create("me", "local", "local", variant="illuminati", seed=4)["id"]
    shot = play_until(hot_seat(magda), table, random.Random(1), ("aim", "vote", "search"))
    assert shot is not None
    assert shot["decision"]["source"] is not None  # a card is asking
    program.kill()
    program.start()
    again = Browser(program.url, cookie=magda.cookie)
    _calm(again)
    after = again.see(table, shot["seat"])
    for key in ("view", "decision", "events", "at", "waiting", "since", "steps"):
        assert after[key] == shot[key]
    assert after["table"]["revision"] == shot["table"]["revision"]
    assert play_until(hot_seat(again), table, random.Random(2)) is None
    record = Record.from_json(again.ok("GET", f"/api/tables/{table}/record"))
    assert record.replay().over


class Fire:
    """A player who answers as fast as possible until the server is gone, and counts what was acknowledged."""

    def __init__(self, browser: Browser, table: str, revision: int, chance: random.Random) -> None:
        self.acknowledged = revision
        self.wrong: Exception | None = None
        self._play = (hot_seat(browser), table, chance)
        self.thread = threading.Thread(target=self._run)
        self.thread.start()

    def until(self, revision: int) -> None:
        wait_for(lambda: self.wrong or self.acknowledged >= revision, 60)

    def _run(self) -> None:
        try:
            while (shot := answer_once(*self._play)) is not None:
                self.acknowledged = shot["table"]["revision"] + 1
        except httpx.TransportError:
            return
        except Exception as error:
            self.wrong = error


def test_killed_under_fire_no_acknowledged_move_is_lost(program: Program) -> None:
    magda = Browser(program.url, "Magda")
    table = magda.create("me", "local", "local", seed=4)["id"]
    chance = random.Random(5)
    revision = 0
    for _ in range(3):
        _calm(magda)
        fire = Fire(magda, table, revision, chance)
        fire.until(revision + 4)
        time.sleep(chance.random() / 20)
        program.kill()
        fire.thread.join()
        assert fire.wrong is None
        program.start()
        magda = Browser(program.url, cookie=magda.cookie)
        revision = magda.ok("GET", f"/api/tables/{table}")["revision"]
        assert fire.acknowledged <= revision <= fire.acknowledged + 1
    _calm(magda)
    assert play_until(hot_seat(magda), table, chance) is None


def test_bots_go_on_after_a_kill_and_their_workers_die_with_the_server(program: Program) -> None:
    magda = Browser(program.url, "Magda")
    _calm(magda)
    table = magda.create("me", "random", "random", seed=4)["id"]
    shot = magda.see(table, 0)
    magda.act(table, 0, shot["decision"]["options"][0]["code"], shot["table"]["revision"])
    end = time.monotonic() + 20
    while magda.see(table, 0)["at"] < 3 and time.monotonic() < end:
        time.sleep(0.05)
    workers = _children(program.process.pid)
    assert workers
    program.kill()
    end = time.monotonic() + 10
    while any(_alive(pid) for pid in workers) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(_alive(pid) for pid in workers)
    program.start()
    again = Browser(program.url, cookie=magda.cookie)
    _calm(again)
    end = time.monotonic() + 60
    while not (shape := again.ok("GET", f"/api/tables/{table}"))["over"] and time.monotonic() < end:
        if 0 in shape["pending"]:
            shot = again.see(table, 0)
            if shot["decision"]:
                again.act(table, 0, shot["decision"]["options"][0]["code"], shot["table"]["revision"])
    assert shape["over"]


def test_a_stopped_server_says_goodbye_and_its_log_keeps_every_secret(program: Program) -> None:
    magda = Browser(program.url, "Magda")
    table = magda.create("me", "local", "link")
    guest = Browser(program.url)
    token = {kind: link.partition("=")[2] for kind, link in table["links"].items()}
    guest.ask("GET", table["links"]["invite"])
    guest.ok("GET", f"/api/tables/{table['id']}", params={"token": token["invite"]})
    live = guest.live(table["id"], token=token["spectate"])
    live.first()
    magda.ask("POST", f"/api/tables/{table['id']}/act", {"broken": token["invite"]})
    assert program.stop() in (0, -signal.SIGTERM)  # uvicorn ends by the signal it was sent, after its goodbye
    log = program.log.read_text()
    assert f"/api/tables/{table['id']}/live" in log
    secret = SECRET if ON_POSTGRES else (program.place / "table.db-secret").read_text().strip()
    for hidden in (*token.values(), magda.cookie, guest.cookie, magda.cookie.partition(".")[0], secret):
        assert hidden not in log
    assert "?" not in log
    assert "Traceback" not in log


def _children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
