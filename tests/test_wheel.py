"""The wheel is the whole program: in an empty environment, far from the repository, it opens the full table.

Run on the native build (IMPERIA_BUILD=native), it is the native wheel that is built and tried.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import imperia
from imperia.arena.bench import build
from imperia.version import VERSION

ROOT = Path(__file__).resolve().parent.parent
TRANSLATED = ("powers", "settlers")  # their rules are there in every language
NATIVE = os.environ.get("IMPERIA_BUILD") == "native"


def run(*words: str | Path, cwd: Path, **variables: str) -> str:
    """A program with nothing of ours in its environment; what it prints."""
    done = subprocess.run([str(word) for word in words], cwd=cwd, env=variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    extra = ["--native", ROOT / ".native"] if NATIVE else []
    words = run(sys.executable, ROOT / "tools" / "wheel.py", "--out", out, *extra, cwd=ROOT, PATH=os.environ["PATH"])
    (made,) = out.iterdir()
    assert words.splitlines()[-1] == str(made)
    return made


class Installed:
    """An environment that holds the wheel, and the libraries it needs out of the environment of the tests."""

    def __init__(self, place: Path, wheel: Path) -> None:
        self.place = place
        self.bin = place / "environment" / "bin"
        self.python = self.bin / "python"
        run(sys.executable, "-m", "venv", "--without-pip", self.bin.parent, cwd=place)
        (libraries,) = self.bin.parent.glob("lib/python*/site-packages")
        # A path named here is searched last, and what hooks itself in from there (an editable install) stays out.
        (libraries / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
        pip = ("-m", "pip", "--python", self.python, "--disable-pip-version-check", "install")
        run(sys.executable, *pip, "--no-index", "--no-deps", "--ignore-installed", wheel, cwd=place)
        self.elsewhere = place / "elsewhere"
        self.elsewhere.mkdir()

    def run(self, *words: str | Path) -> str:
        """A command in an empty folder, without Node or anything else on the path."""
        return run(*words, cwd=self.elsewhere, PATH=str(self.bin), HOME=str(self.elsewhere))

    def serve(self, port: int) -> subprocess.Popen[bytes]:
        command = [self.bin / "imperia", "serve", "--port", str(port)]
        variables = {"PATH": str(self.bin), "HOME": str(self.elsewhere)}
        with (self.place / "server.log").open("wb") as log:
            return subprocess.Popen(command, cwd=self.elsewhere, env=variables, stdout=log, stderr=log)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"), wheel)


@pytest.fixture(scope="module")
def browser(installed: Installed) -> Iterator[httpx.Client]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = installed.serve(port)
    url = f"http://127.0.0.1:{port}"
    with httpx.Client(base_url=url, headers={"origin": url}, timeout=60) as client:
        while True:
            try:
                client.get("/api/me")
                break
            except httpx.TransportError:
                assert server.poll() is None, (installed.place / "server.log").read_text()
                time.sleep(0.1)
        yield client
    server.terminate()
    server.wait(30)


def test_the_file_says_what_it_runs_on(wheel: Path) -> None:
    tag = wheel.stem.split("-", 2)[2]
    names = zipfile.ZipFile(wheel).namelist()
    compiled = [name for name in names if name.endswith((".so", ".pyd"))]
    if NATIVE:
        assert tag.startswith(f"cp{sys.version_info.major}{sys.version_info.minor}-")
        assert "any" not in tag
        assert any(name.startswith("imperia/kernel/state.") for name in compiled)
    else:
        assert tag == "py3-none-any"
        assert compiled == []
    assert not [name for name in names if "__pycache__" in name or name.startswith("tests")]


def test_the_program_comes_from_the_wheel_and_says_its_build(installed: Installed) -> None:
    where = installed.run(installed.python, "-c", "import imperia; print(imperia.__file__)")
    assert Path(where).is_relative_to(installed.bin.parent)
    paths = installed.run(installed.python, "-c", "import sys; print(*sys.path, sep='\\n')").splitlines()
    assert str(ROOT / "src") not in paths
    version = f"imperia {VERSION} ({'native' if NATIVE else 'pure'})"
    assert installed.run(installed.bin / "imperia", "--version") == version
    assert shutil.which("node", path=str(installed.bin)) is None
    assert build() == ("native" if NATIVE else "pure")


def test_the_page_and_what_it_loads_are_served(browser: httpx.Client) -> None:
    page = browser.get("/")
    assert page.status_code == 200
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert [Path(name).suffix for name in assets].count(".js") > 0
    for name in assets:
        answer = browser.get(name)
        assert answer.status_code == 200
        assert answer.content == (ROOT / "web" / "dist" / name[1:]).read_bytes()
    assert browser.get("/table/none").text == page.text


def test_games_cards_and_rules_are_there_in_every_language(browser: httpx.Client) -> None:
    games = browser.get("/api/games", params={"lang": "cs"}).json()
    assert sorted(game["code"] for game in games) == imperia.games()
    lessons = browser.get("/api/lessons", params={"lang": "cs"}).json()
    assert {lesson["game"] for lesson in lessons} == set(imperia.games())
    for game in imperia.games():
        for lang in ("cs", "en", "hu"):
            sections = browser.get(f"/api/games/{game}/rules", params={"lang": lang}).json()["sections"]
            assert sections
            assert game not in TRANSLATED or all(section["lang"] == lang for section in sections)
            cards = browser.get(f"/api/games/{game}/cards", params={"lang": lang}).json()["cards"]
            assert cards
            assert all(card["name"] for card in cards)


@pytest.mark.parametrize("game", imperia.games())
def test_a_table_opens_and_takes_a_move_and_bots_answer(browser: httpx.Client, game: str) -> None:
    others = [{"kind": "bot", "bot": "random"}] * (max(2, imperia.game(game).seats.start) - 1)
    shape = browser.post("/api/tables", json={"game": game, "seats": [{"kind": "me"}, *others]})
    assert shape.status_code == 200, shape.text
    table = f"/api/tables/{shape.json()['id']}"
    for answered in range(100):  # until bots, in their own processes, have answered too
        shown = asked(browser, table)
        revision = shown["table"]["revision"]
        if revision > answered > 1:
            return
        code = shown["decision"]["options"][-1]["code"]
        answer = browser.post(f"{table}/act", json={"seat": 0, "revision": revision, "code": code})
        assert answer.status_code == 200, answer.text
    raise AssertionError("no bot has answered")


def asked(browser: httpx.Client, table: str) -> dict[str, Any]:
    """The table as soon as it waits for us alone."""
    for _ in range(2000):
        shown: dict[str, Any] = browser.get(f"{table}/snapshot", params={"seat": 0}).json()
        if shown["decision"] is not None and shown["waiting"] == [0]:
            return shown
        time.sleep(0.05)
    raise AssertionError("the bots never answered")
