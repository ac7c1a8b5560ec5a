"""Dealing anew: a position goes on with other cards, nobody knows more of them than was shown, and the record holds."""

from __future__ import annotations

import json

import pytest

import imperia
from imperia.kernel.record import MOST_DEALS, Record
from imperia.kernel.rng import Rng, long_seed
from imperia.kernel.state import State
from imperia.kernel.timeline import NO, Timeline
from twins import unknown

FRESH = 0xF0E5 << 120


def on(t: Timeline, moves: int, rng: Rng) -> None:
    """Play so many moves more, or to the end."""
    for _ in range(moves):
        if not t.state.over:
            seat = t.state.pending[rng.below(len(t.state.pending))]
            codes = t.state.legal(seat)
            t.play(seat, codes[rng.below(len(codes))])


def forked(game: str, share: float, seed: int = 3) -> tuple[Timeline, Record]:
    """A finished game, and a record that goes on from somewhere in it with other cards."""
    rules = imperia.game(game)
    seats = min(3, rules.seats[-1])
    t = Timeline(Record(game, seats, seed, rules.chosen({})))
    on(t, 100_000, Rng(seed))
    moves = int(len(t.record.moves) * share)
    made = t.record.fork(moves)
    made.deals = [(moves, FRESH)]
    return t, made


def places(s: State) -> list[list[int]]:
    """What lies where that somebody does not know."""
    return [[card for pool in unknown(s, seat).values() for card in pool] for seat in range(s.seats)]


@pytest.mark.parametrize("game", imperia.games())
@pytest.mark.parametrize("share", [0.1, 0.4, 0.8])
def test_a_fork_with_other_cards_plays_on_and_its_record_replays_exactly(game: str, share: float) -> None:
    old, record = forked(game, share)
    t, moves = Timeline(record), len(record.moves)
    before = old.at(moves)
    assert t.state.pending == before.pending
    assert t.state.clock == before.clock
    assert places(t.state) != places(before)
    assert long_seed(t.state.rng)
    t.state.rules().check_state(t.state)
    on(t, 100_000, Rng(8))
    assert t.state.over
    assert t.record.replay() == t.state
    again = Record.from_json(json.loads(json.dumps(t.record.to_json())))
    assert again.deals == [(moves, FRESH)]
    assert again.replay() == t.state
    assert Timeline(again).at(moves) == again.replay(moves) == before.dealt_anew(FRESH)
    assert Timeline(again).at(moves - 1) == old.at(moves - 1)


@pytest.mark.parametrize("game", imperia.games())
def test_what_is_dealt_anew_keeps_no_trace_of_what_was_hidden(game: str) -> None:
    for share in (0.1, 0.6):
        old, record = forked(game, share)
        truth = old.at(len(record.moves))
        for n in range(3):
            assert truth.determinize(0, n).dealt_anew(FRESH) == truth.dealt_anew(FRESH)
        assert all(entry is None or entry in heard for entry, heard in _logs(truth.dealt_anew(FRESH), truth))


def _logs(new: State, old: State) -> list[tuple[object, list[object]]]:
    """Each line of the new log, with what any single seat had heard at that place of the old one."""
    heard = [[event.to_json() for _, event in old.heard(seat)] for seat in (None, *range(old.seats))]
    return [(event.to_json(), [line for lines in heard for line in lines]) for _, event in new.heard(0)]


def test_nothing_before_the_deal_can_be_taken_back() -> None:
    _, record = forked("powers", 0.5)
    t, moves = Timeline(record), len(record.moves)
    assert {t.undoable(seat) for seat in range(3)} == {(NO, -1)}
    dealt = t.state
    on(t, 1, Rng(1))
    seat = t.record.moves[-1][0]
    with pytest.raises(imperia.IllegalMove):
        t.undo(t.record.moves[moves - 1][0], moves - 1)
    t.undo(seat, moves)
    assert t.state == dealt


@pytest.mark.parametrize(
    "deals",
    [5, [5], [[5]], [[0, 7]], [[5, "7"]], [[5, 2**64]], [["5", 7]], [[5, 7], [5, 8]], [[41, 7]], [[5, "9" * 70]]]
    + [[[n + 1, n] for n in range(MOST_DEALS + 1)]],
)
def test_deals_that_cannot_be_are_refused_with_a_sentence(deals: object) -> None:
    _, record = forked("powers", 0.5)
    with pytest.raises(imperia.RecordError, match="is damaged"):
        Record.from_json(record.to_json() | {"deals": deals})


@pytest.mark.parametrize("seed", ["7", str(2**64 - 1), 2**64, "9" * 70, "x", "", 1.5, True, None])
def test_a_seed_is_a_number_or_when_long_its_digits(seed: object) -> None:
    _, record = forked("powers", 0.5)
    with pytest.raises(imperia.RecordError, match="seed"):
        Record.from_json(record.to_json() | {"seed": seed})
    long = Record.from_json(record.to_json() | {"seed": str(2**64), "entries": [], "deals": []})
    assert long.seed == 2**64
    assert long.to_json()["seed"] == str(2**64)
