"""Undo: free while nobody has seen anything and nobody has built on it; otherwise the others are asked."""

from __future__ import annotations

import pytest

import imperia
from imperia.kernel.record import Record
from imperia.kernel.timeline import ASK, FREE, NO, Timeline


def table(seats: int = 3, seed: int = 1, variant: str = "struggle") -> Timeline:
    return Timeline(Record("powers", seats, seed, imperia.game("powers").chosen({"variant": variant})))


def answer(t: Timeline, seat: int, n: int = 0) -> None:
    t.play(seat, t.state.legal(seat)[n])


def test_nothing_to_take_back_at_the_start():
    assert table().undoable(0) == (NO, -1)


def test_an_answer_to_an_open_question_is_free_and_leaves_the_others_answers():
    t = table()
    answer(t, 0)
    answer(t, 1, 2)
    assert t.undoable(0) == (FREE, 0)
    t.undo(0, 0)
    assert t.state.pending == (0, 2)
    assert t.record.moves == [(1, t.record.moves[0][1])]
    assert t.state.answers[1] == t.record.moves[0][1]
    answer(t, 0, 3)
    assert t.state.pending == (2,)


def test_a_dealt_hand_cannot_be_unseen():
    t = table()
    for seat in range(3):
        answer(t, seat)
    assert t.state.round == 1
    assert t.undoable(2)[0] == ASK


def test_an_agreed_undo_drops_all_that_was_built_on_the_move():
    t = table()
    for seat in range(3):
        answer(t, seat)
    exposed = t.state.exposed
    answer(t, exposed)
    later = t.state.pending[0]
    answer(t, later)
    before = len(t.record.moves)
    t.undo(exposed, 3)
    assert len(t.record.moves) == 3
    assert before == 5
    assert t.state.pending == (exposed,)


def test_undo_is_an_entry_of_the_record():
    t = table()
    answer(t, 0)
    t.undo(0, 0)
    answer(t, 0, 1)
    assert [len(entry) for entry in t.record.entries] == [2, 3, 2]
    again = Record.from_json(t.record.to_json())
    assert again.moves == t.record.moves
    assert again.replay() == t.state


def test_a_finished_game_stays_finished():
    t = table()
    while not t.state.over:
        answer(t, t.state.pending[0])
    assert t.undoable(0) == (NO, -1)


def test_only_ones_own_moves_can_be_taken_back():
    t = table()
    answer(t, 0)
    for seat, move in ((1, 0), (0, 1), (0, -1)):
        with pytest.raises(imperia.IllegalMove, match="no move"):
            t.undo(seat, move)


def test_choosing_a_draft_card_is_free_until_the_next_player_has_chosen():
    t = table(variant="illuminati")
    first = t.state.pending[0]
    answer(t, first)
    assert t.undoable(first) == (FREE, 0)
    answer(t, t.state.pending[0])
    assert t.undoable(first)[0] == ASK


def test_seeking_gives_every_earlier_state():
    t = table(seats=5, seed=3)
    seen = [t.state.clone()]
    while not t.state.over:
        answer(t, t.state.pending[0], -1)
        seen.append(t.state.clone())
    for move, state in enumerate(seen):
        assert t.at(move) == state
    with pytest.raises(imperia.IllegalMove, match="no move"):
        t.at(len(seen))
