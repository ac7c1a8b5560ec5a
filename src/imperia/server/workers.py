"""Processes that work for the server: they think, replay and analyse. Nobody of them outlives it."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process


def workers(number: int, patience: int = 0) -> ProcessPoolExecutor:
    """So many processes; those with patience let others go first where processors are short."""
    start = get_context("spawn")
    return ProcessPoolExecutor(max(1, number), mp_context=start, initializer=_prepare, initargs=(patience,))


def dismiss(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool, whatever they are doing."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def _prepare(patience: int) -> None:
    """In a worker: an interrupt from the keyboard is the server's business, but nobody outlives the server."""
    os.nice(patience)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
