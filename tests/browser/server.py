"""A real server in a process of its own, on a free loopback port: it can be killed in the middle of anything."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "web" / "dist"
AT_ONCE = """
import sys
from pathlib import Path
from imperia.server import run
from imperia.server.hall import Hall
honest = Hall.seed_for  # loaded dice: company meets the cards of its record
Hall.seed_for = lambda hall, creator, seats, wish: honest(hall, creator, seats, wish) if wish is None else wish
run(port=int(sys.argv[1]), database=sys.argv[2], web=Path(sys.argv[3]), bot_delay=0.0,
    analysis_worlds=1, analysis_walks=8)
"""


class Server:
    """One server on one database. Its bots answer at once and a table takes any seed, unless it is started as `imperia
    serve` starts it."""

    def __init__(self, place: Path, *, command_line: bool = False) -> None:
        self._database = place / "imperia.db"
        self._words = place / "server.log"
        self._command_line = command_line
        assert (BUILT / "index.html").is_file(), "the page is not built: make web/dist/index.html"
        self.page = shutil.copytree(BUILT, place / "page")  # stays as it is if the page is built anew meanwhile
        self.port = _free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def command(self) -> list[str]:
        if not self._command_line:
            return [sys.executable, "-c", AT_ONCE, str(self.port), str(self._database), str(self.page)]
        imperia = str(Path(sys.executable).with_name("imperia"))
        return [imperia, "serve", "--port", str(self.port), "--database", str(self._database)]

    def start(self) -> None:
        """Start, or start again on the same port and database, and wait until it answers."""
        with self._words.open("a") as words:
            self._process = subprocess.Popen(
                self.command, stdout=words, stderr=words, env=os.environ | {"PYTHONPATH": str(ROOT / "src")}
            )
        end = time.monotonic() + 240
        while not self._answers():
            assert self._process.poll() is None, f"the server stopped: {self.said()}"
            if time.monotonic() > end:
                self.kill()  # nobody else would stop it
                raise AssertionError(f"the server does not answer: {self.said()}")
            time.sleep(0.05)

    def kill(self) -> None:
        """SIGKILL: it gets no chance to put anything in order."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(10)

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()

    def said(self) -> str:
        """What the server has logged."""
        return self._words.read_text()

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api", timeout=2) as answer:
                return int(answer.status) == 200
        except OSError:
            return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
