"""Work on Ray: the same answers as here, though a worker is killed on the way."""

from __future__ import annotations

import os
import signal
import socket
import sys
from pathlib import Path

import pytest

from imperia import cli
from imperia.arena.crew import LOCAL, Crew
from imperia.arena.simulate import simulate
from imperia.kernel.errors import SetupError


def workers() -> list[int]:
    """The processes that work for a Ray which this process has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            busy = (folder / "cmdline").read_bytes().startswith(b"ray::_remote_piece") and os.getpid() in ancestors(
                folder
            )
        except OSError:
            continue
        if busy:
            found.append(int(folder.name))
    return found


def ancestors(folder: Path) -> list[int]:
    found: list[int] = []
    while folder.name not in ("0", "1"):
        parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
        found.append(int(parent))
        folder = folder.parent / parent
    return found


def figures(answer: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in answer.items() if "second" not in key}


def test_a_simulation_on_ray_is_the_same_as_here_though_a_worker_is_killed() -> None:
    killed: list[int] = []

    def kill() -> None:
        """When games are done, end a worker in the middle of another, once."""
        if not killed:
            killed.extend(workers()[:1])
            for worker in killed:
                os.kill(worker, signal.SIGKILL)

    setup = ("powers", 3, ["greedy", "random"], 12, 5, {"variant": "illuminati"})
    there = simulate(*setup, jobs=2, tick=kill, ray=LOCAL)
    assert killed
    assert figures(there) == figures(simulate(*setup))


def test_answers_come_in_the_order_of_the_questions_from_processes_too() -> None:
    ticks: list[None] = []
    found = Crew(2).all(str, list(range(40)), lambda: ticks.append(None))
    assert found == [str(n) for n in range(40)]
    assert len(ticks) == 40


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("simulate powers --ray", "simulate powers --ray local"),
        ("simulate --ray powers", "simulate --ray local powers"),
        ("simulate powers --ray --json", "simulate powers --ray local --json"),
        ("simulate powers --ray ray://lab:10001 --json", "simulate powers --ray ray://lab:10001 --json"),
        ("simulate powers --ray auto", "simulate powers --ray auto"),
    ],
)
def test_ray_without_an_address_is_a_ray_of_ones_own(words: str, meant: str) -> None:
    assert cli._at_home(words.split()) == meant.split()


def test_an_address_where_nobody_answers_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # but does not listen
        address = f"ray://127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(SetupError, match="There is no Ray cluster at ray://127"):
            list(Crew(1, address).work(str, [1]))


def test_who_has_no_ray_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match=r"imperia\[ray\]"):
        list(Crew(1, LOCAL).work(str, [1]))
