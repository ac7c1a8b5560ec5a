"""Who does the work: this process, several processes here, or a Ray cluster. The answers are the same."""

from __future__ import annotations

import multiprocessing
import os
import socket
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, TypeVar

from ..kernel.errors import SetupError
from ..version import VERSION

A = TypeVar("A")
B = TypeVar("B")
LOCAL: Final = "local"  # a Ray of our own on this machine
RETRIES: Final = 20  # so often a piece of work is begun anew whose worker was killed
PATIENCE: Final = 10  # seconds until somebody at an address must have answered
PIECES: Final = 16  # for each worker: enough to end at the same time, few enough to be worth a message


class Crew(NamedTuple):
    """`jobs` processes here; with `ray`, the workers of the cluster at that address instead (`local`: one's own).

    Who has work for it again and again says `with crew`: then the cluster is joined once for all of it.
    """

    jobs: int = 1
    ray: str = ""

    def __enter__(self) -> Crew:
        if self.ray:
            _joined(self.ray, self.jobs)
        return self

    def __exit__(self, *_: object) -> None:
        if self.ray:
            _ray().shutdown()

    def work(self, task: Callable[[A], B], items: list[A]) -> Iterator[tuple[int, B]]:
        """Each item's number and what `task` made of it, in the order in which they are done."""
        if self.ray:
            return _on_ray(task, items, self.ray, self.jobs)
        if self.jobs > 1 and len(items) > 1:
            return _in_processes(task, items, self.jobs)
        return ((number, task(item)) for number, item in enumerate(items))

    def all(self, task: Callable[[A], B], items: list[A], tick: Callable[[], None] = lambda: None) -> list[B]:
        """What `task` made of all items, in their order. `tick` is called after each."""
        done: dict[int, B] = {}
        for number, answer in self.work(task, items):
            done[number] = answer
            tick()
        return [done[number] for number in range(len(items))]


def _pieces(items: list[A], workers: int) -> list[list[tuple[int, A]]]:
    """The items with their numbers, in pieces of equal size."""
    numbered = list(enumerate(items))
    size = max(1, len(items) // (workers * PIECES))
    return [numbered[start : start + size] for start in range(0, len(numbered), size)]


def _piece(job: tuple[Callable[[A], B], list[tuple[int, A]]]) -> list[tuple[int, B]]:
    task, piece = job
    return [(number, task(item)) for number, item in piece]


def _in_processes(task: Callable[[A], B], items: list[A], jobs: int) -> Iterator[tuple[int, B]]:
    work = [(task, piece) for piece in _pieces(items, jobs)]
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(work))) as pool:
        for done in pool.imap_unordered(_piece, work):
            yield from done


def _on_ray(task: Callable[[A], B], items: list[A], address: str, jobs: int) -> Iterator[tuple[int, B]]:
    held = _ray().is_initialized()
    ray = _ray() if held else _joined(address, jobs)
    try:
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(max_retries=RETRIES)(_remote_piece)
        waiting = [remote.remote(VERSION, task, piece) for piece in _pieces(items, workers)]
        while waiting:
            ready, waiting = ray.wait(waiting)
            for found in ray.get(ready):
                yield from found
    finally:
        if not held:
            ray.shutdown()


def _remote_piece(version: str, task: Callable[[A], B], piece: list[tuple[int, A]]) -> list[tuple[int, B]]:
    if version != VERSION:
        raise RuntimeError(f"this node has imperia {VERSION}, the one that asks {version}")
    return _piece((task, piece))


def _ray() -> Any:
    try:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray
    except ImportError as missing:
        raise SetupError("Ray is not installed: pip install 'imperia[ray]'.", key="ray-missing") from missing
    return ray


def _joined(address: str, jobs: int) -> Any:
    """Ray, joined to the cluster at an address or to one started here for as many workers as there are jobs."""
    ray = _ray()
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == LOCAL:
            paths = {"env_vars": {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}}
            cpus = jobs if jobs > 1 else None
            ray.init(address=LOCAL, num_cpus=cpus, include_dashboard=False, runtime_env=paths, **quiet)
        else:
            _answers(address)
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, OSError) as error:
        raise SetupError(
            "There is no Ray cluster at {address}: {why}.",
            key="ray-address",
            address=address,
            why=str(error).partition("\n")[0].rstrip("."),
        ) from error
    return ray


def _answers(address: str) -> None:
    """Is anybody there? Ray itself would wait for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
