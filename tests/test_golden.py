"""Golden records: finished games, one for each way a game can end and each variant, replayed on every run."""

from __future__ import annotations

from pathlib import Path

import pytest

import imperia
from golden.make import WANTED, endings

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_a_golden_record_replays_to_its_end_and_result(path: Path):
    """After a change of the rules version `python tests/golden/make.py` makes them anew."""
    record = imperia.Record.load(path)
    state = record.replay()
    game, seats, options, _, wanted = WANTED[path.stem]
    assert (record.game, record.seats) == (game, seats)
    assert options.items() <= record.options.items()
    assert state.over
    assert endings(state) == wanted
    assert state.scores == record.result
    best = max(state.scores)
    assert state.winners or wanted == {"lost"}
    assert all(state.scores[seat] == best for seat in state.winners)
    state.rules().check_state(state)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_a_golden_record_can_be_entered_anywhere(path: Path):
    """Half of it replayed, saved, loaded and played on gives the same result."""
    record = imperia.Record.load(path)
    half = len(record.moves) // 2
    state = imperia.State.from_json(record.replay(half).to_json())
    for seat, code in record.moves[half:]:
        state.play(seat, code)
    assert state.scores == record.result
    assert state == record.replay()


def test_every_way_to_end_is_there():
    assert {path.stem for path in RECORDS} == set(WANTED)
