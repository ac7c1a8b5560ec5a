"""Threads may play different games at once: what a game makes when it is first needed is never found half made."""

from __future__ import annotations

import json
import random
import subprocess
import sys

import pytest

import imperia
from imperia import Record

FRESH = """
import json, sys, threading
from imperia import Record
sys.setswitchinterval(1e-6)
records = [Record.from_json(data) for data in json.load(sys.stdin)]
ready, found = threading.Barrier(len(records)), [None] * len(records)
def play(n):
    ready.wait()
    try:
        state = records[n].replay()
        found[n] = [state.to_json(), [state.rules().value(state, seat) for seat in range(state.seats)]]
    except Exception as error:
        found[n] = repr(error)
threads = [threading.Thread(target=play, args=(n,)) for n in range(len(records))]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(json.dumps(found))
"""


def _random(game: str, seed: int) -> Record:
    record = Record(game, 3, seed, {})
    state, chance = record.start(), random.Random(seed)
    while not state.over and len(record.moves) < 60:
        seat = chance.choice(state.pending)
        record.add(seat, chance.choice(state.legal(seat)))
        state.play(*record.moves[-1])
    return record


@pytest.mark.parametrize("game", imperia.games())
def test_threads_that_begin_together_in_a_new_process_play_as_one_does_alone(game: str) -> None:
    records = [_random(game, seed) for seed in range(8)]
    told = json.dumps([record.to_json() for record in records])
    made = subprocess.run([sys.executable, "-c", FRESH], input=told, capture_output=True, text=True, check=True)
    alone = []
    for record in records:
        state = record.replay()
        alone.append([state.to_json(), [state.rules().value(state, seat) for seat in range(state.seats)]])
    assert json.loads(made.stdout) == alone
