"""The timeline: entries are tried beside the table, adopted whole, and never cost a replay from the start."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import imperia
from imperia.kernel.record import Record
from imperia.kernel.rng import Rng
from imperia.kernel.state import State
from imperia.kernel.timeline import EVERY, Timeline

watching = pytest.mark.skipif(os.environ.get("IMPERIA_BUILD") == "native", reason="compiled calls cannot be watched")


def table(seats: int = 3, seed: int = 1, game: str = "powers") -> Timeline:
    return Timeline(Record(game, seats, seed, imperia.game(game).chosen({})))


def step(t: Timeline, rng: Rng) -> None:
    """Any seat that is asked gives any answer."""
    seat = t.state.pending[rng.below(len(t.state.pending))]
    codes = t.state.legal(seat)
    t.play(seat, codes[rng.below(len(codes))])


def played(moves: int, game: str = "settlers", seats: int = 4) -> Timeline:
    t, rng = table(seats, 2, game), Rng(7)
    while len(t.record.moves) < moves:
        step(t, rng)
    return t


@contextmanager
def plays(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The seats of all moves that are played meanwhile, on whatever state."""
    seen: list[int] = []
    real = State.take

    def note(self: State, seat: int, code: int) -> bool:
        seen.append(seat)
        return real(self, seat, code)

    with monkeypatch.context() as patch:
        patch.setattr(State, "take", note)
        yield seen


# --- trying ---------------------------------------------------------------------------------------------------------
def test_a_tried_move_changes_nothing_until_it_is_adopted():
    t = played(40)
    before, entries, moves = t.state.to_json(), list(t.record.entries), list(t.record.moves)
    seat = t.state.pending[0]
    code = t.state.legal(seat)[-1]
    trial = t.try_move(seat, code)
    assert (t.state.to_json(), t.record.entries, t.record.moves) == (before, entries, moves)
    assert trial.state.clock == t.state.clock + 1
    t.adopt(trial)
    assert t.state == t.record.replay()
    assert t.record.entries == [*entries, [seat, code]]
    assert t.record.moves == [*moves, (seat, code)]


def test_a_tried_undo_changes_nothing_until_it_is_adopted():
    t = played(40)
    before, entries = t.state.to_json(), list(t.record.entries)
    last = t.record.moves[-1][0]
    trial = t.try_undo(last, 39)
    assert (t.state.to_json(), t.record.entries, len(t.record.moves)) == (before, entries, 40)
    t.adopt(trial)
    assert len(t.record.moves) == 39
    assert t.state == t.record.replay()


def test_what_was_tried_before_another_entry_is_refused():
    t = table()
    late, first = t.try_move(0, t.state.legal(0)[0]), t.try_move(1, t.state.legal(1)[0])
    t.adopt(first)
    with pytest.raises(imperia.IllegalMove, match="moved on"):
        t.adopt(late)
    assert t.record.moves == [(1, t.record.moves[0][1])]
    t.undo(1, 0)
    with pytest.raises(imperia.IllegalMove, match="moved on"):
        t.adopt(late)


def test_an_illegal_move_is_not_even_tried():
    t = table()
    before = t.state.to_json()
    for seat, code in ((0, -1), (0, 10**6), (5, t.state.legal(0)[0])):
        with pytest.raises(imperia.IllegalMove):
            t.play(seat, code)
    assert t.state.to_json() == before
    assert t.record.entries == []


@watching
def test_a_move_is_played_once(monkeypatch: pytest.MonkeyPatch):
    t = played(70)
    seat = t.state.pending[0]
    with plays(monkeypatch) as seen:
        t.adopt(t.try_move(seat, t.state.legal(seat)[0]))
    assert seen == [seat]


# --- looking back ---------------------------------------------------------------------------------------------------
def test_the_question_is_the_state_before_any_of_its_answers():
    t = table(4)
    start = t.state.clone()
    for seat in (2, 0, 3):
        assert t.question() == start
        t.play(seat, t.state.legal(seat)[0])
    assert t.question() == start
    t.play(1, t.state.legal(1)[0])
    assert t.question() == t.state
    assert t.question().clock == 4
    t.undo(3, 2)
    assert t.state.pending == (3,)
    assert t.question() == start


# --- what it costs --------------------------------------------------------------------------------------------------
@watching
def test_taking_back_late_in_a_game_plays_only_from_the_last_kept_state(monkeypatch: pytest.MonkeyPatch):
    t = played(150)
    seat = t.record.moves[-1][0]
    with plays(monkeypatch) as seen:
        t.undoable(seat)
        t.undo(seat, 149)
    assert t.state == t.at(149)
    assert len(seen) <= 2 * (EVERY + t.state.seats)


@watching
def test_a_record_full_of_undos_is_read_in_one_pass(monkeypatch: pytest.MonkeyPatch):
    """Twice as many undos take about twice as long, however late in the game they are."""
    t, rng = played(100), Rng(3)
    while len(t.record.entries) < 400:
        step(t, rng)
        seat, move = t.record.moves[-1][0], len(t.record.moves) - 1
        t.undo(seat, move)
        step(t, rng)
        if len(t.record.moves) > 130:
            t.undo(t.record.moves[101][0], 101)
    undos = [entry for entry in t.record.entries if len(entry) == 3]
    assert len(undos) > 100
    with plays(monkeypatch) as seen:
        again = Record.from_json(t.record.to_json())
    assert again.moves == t.record.moves
    assert again.entries == t.record.entries
    assert len(seen) <= len(t.record.entries) + len(undos) * (EVERY + 4)
    assert again.replay() == t.state


def test_a_divergence_before_an_undo_is_named():
    t = played(20)
    t.undo(t.record.moves[-1][0], 19)
    data = t.record.to_json()
    seat = data["entries"][7][0]
    data["entries"][7] = [seat, 10**6]
    with pytest.raises(imperia.RecordError, match=rf"diverges at move 8 \(seat {seat}\)"):
        Record.from_json(data).replay()


def test_a_divergence_after_an_undo_is_named_by_the_move_that_counts():
    t, rng = played(20), Rng(1)
    t.undo(t.record.moves[-1][0], 19)
    step(t, rng)
    step(t, rng)
    data = t.record.to_json()
    data["entries"][-1][1] = 10**6
    record = Record.from_json(data)
    with pytest.raises(imperia.RecordError, match="diverges at move 21"):
        record.replay()
    assert record.replay(20).clock == 20


def test_a_wrong_result_is_found_behind_an_undo_too():
    t, rng = table(), Rng(4)
    t.play(0, t.state.legal(0)[0])
    t.undo(0, 0)
    while not t.state.over:
        step(t, rng)
    data = t.record.to_json()
    assert Record.from_json(data).replay().scores == data["result"]
    with pytest.raises(imperia.RecordError, match="the replay gives"):
        Record.from_json(data | {"result": [n + 1 for n in data["result"]]}).replay()
    with pytest.raises(imperia.RecordError, match="not over"):
        Record.from_json(data | {"entries": data["entries"][:-1]}).replay()


@pytest.mark.parametrize("entry", [[0, -1, 9], [0, -1, -1], [1, -1, 0], [0, 5, 0]])
def test_an_undo_of_what_was_not_done_is_named(entry):
    t = table()
    t.play(0, t.state.legal(0)[0])
    data = t.record.to_json()
    data["entries"].append(entry)
    with pytest.raises(imperia.RecordError, match="entry 1 takes back a move that was not made"):
        Record.from_json(data)
