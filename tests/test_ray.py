"""Work on Ray: the same answers as here, though a worker is killed on the way."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from imperia import cli
from imperia.arena.crew import LOCAL, Crew
from imperia.arena.ladder import Ladder
from imperia.arena.simulate import simulate
from imperia.arena.tune import Tuning
from imperia.kernel.errors import SetupError


class Mortal:
    """A task whose worker is killed in the middle of the first piece of work that anybody begins."""

    def __init__(self, task: Callable[[Any], Any], mark: Path) -> None:
        self.task, self.mark = task, mark

    def __call__(self, item: Any) -> Any:
        try:
            self.mark.touch(exist_ok=False)
            os.kill(os.getpid(), signal.SIGKILL)
        except FileExistsError:
            pass
        return self.task(item)


class Doomed(Crew):
    """A crew that loses one of its workers."""

    mark: Path

    def work(self, task: Callable[[Any], Any], items: list[Any]) -> Iterator[tuple[int, Any]]:
        return super().work(Mortal(task, self.mark), items)


def doomed(mark: Path) -> Crew:
    crew = Doomed(2, LOCAL)
    crew.mark = mark
    return crew


def figures(answer: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in answer.items() if "second" not in key}


def test_a_simulation_on_ray_is_the_same_as_here_though_a_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = ("powers", 3, ["greedy", "random"], 6, 5, {"variant": "illuminati"})
    here = simulate(*setup)
    monkeypatch.setattr("imperia.arena.simulate.Crew", lambda jobs, ray: doomed(tmp_path / "mark"))
    there = simulate(*setup, jobs=2, ray=LOCAL)
    assert (tmp_path / "mark").exists()
    assert figures(there) == figures(here)


@pytest.fixture(scope="class")
def cluster() -> Iterator[None]:
    """A Ray that is started once and works for all who ask."""
    with Crew(2, LOCAL):
        yield


@pytest.mark.usefixtures("cluster")
class TestOneRayForSeveral:
    def test_a_ladder_is_the_same_as_here_though_a_worker_is_killed(self, tmp_path: Path) -> None:
        there, here = [Ladder("powers", ["random", "greedy"], 3, {}, seed=4) for _ in range(2)]
        there.climb(12, doomed(tmp_path / "mark"))
        here.climb(12, Crew())
        assert (tmp_path / "mark").exists()
        assert there.played == here.played
        assert there.answer() == here.answer()

    def test_a_tuning_is_the_same_as_here_though_a_worker_is_killed(self, tmp_path: Path) -> None:
        there, here = [Tuning("powers", 3, {}, ["random", "greedy"], 3, anew=True) for _ in range(2)]
        found = there.fit(4, 1, 2, doomed(tmp_path / "mark"), lambda games: None)
        assert found == here.fit(4, 1, 2, Crew(), lambda games: None)
        assert (tmp_path / "mark").exists()
        assert there.played == here.played


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
