"""The laws of the kernel, held by every game in every set-up: random play under Hypothesis, checked step by step."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import imperia
from imperia.kernel.record import Record
from imperia.kernel.rng import Rng
from imperia.kernel.timeline import Timeline
from play import ALL_SETUPS, random_game, reach

seeds = st.integers(0, 10_000)
setups = st.sampled_from(ALL_SETUPS)
depths = st.integers(0, 160)

LONGEST = {"powers": 700, "settlers": 4000}  # more decisions than any game can need


@given(setups, seeds)
def test_whole_games_keep_every_piece_and_end(setup, seed):
    game, seats, options = setup
    rules = imperia.game(game)
    for steps, state in enumerate(random_game(game, seats, options, seed)):
        rules.check_state(state)
        assert state.over or all(len(state.options(p)) > 1 for p in state.pending)
        assert list(state.pending) == sorted(set(state.pending))
        assert steps < LONGEST[game]
    assert state.pending == ()
    assert len(state.scores) == seats
    assert set(state.winners) <= set(range(seats))


@given(setups, seeds, depths)
def test_every_listed_option_applies_and_others_are_refused(setup, seed, depth):
    state = reach(*setup, seed, depth)
    table = state.rules().actions
    before = state.clone()
    for seat in range(state.seats):
        codes = [option.code for option in state.options(seat)]
        assert codes == list(dict.fromkeys(codes))
        for code in codes:
            after = state.clone()
            after.apply(seat, table[code])
            assert after.clock == state.clock + 1
        foreign = next(code for code in range(len(table)) if code not in codes)
        with pytest.raises(imperia.IllegalMove):
            state.apply(seat, table[foreign])
    assert state == before


@given(setups, seeds, depths)
def test_clones_are_equal_and_independent(setup, seed, depth):
    state = reach(*setup, seed, depth)
    copy = state.clone()
    assert copy == state
    assert hash(copy) == hash(state)
    saved = json.dumps(state.to_json())
    rng = Rng(seed)
    for _ in range(12):
        if copy.over:
            break
        seat = copy.pending[rng.below(len(copy.pending))]
        choice = copy.options(seat)
        copy.apply(seat, choice[rng.below(len(choice))])
    assert json.dumps(state.to_json()) == saved
    assert copy.over or copy.clock > state.clock


@given(setups, seeds, depths)
def test_a_state_survives_json_in_the_middle_of_anything(setup, seed, depth):
    state = reach(*setup, seed, depth)
    again = imperia.State.from_json(json.loads(json.dumps(state.to_json())))
    assert again == state
    assert [e.to_json() for e in again.events] == [e.to_json() for e in state.events]
    for seat in state.pending:
        assert again.legal(seat) == state.legal(seat)


@given(setups, seeds, depths)
def test_answers_to_one_question_may_come_in_any_order(setup, seed, depth):
    state = reach(*setup, seed, depth)
    if len(state.pending) < 2:
        return
    rng = Rng(seed)
    answers = [(p, state.options(p)[rng.below(len(state.options(p)))]) for p in state.pending]
    forward, backward = state.clone(), state.clone()
    for seat, option in answers:
        forward.apply(seat, option)
    for seat, option in reversed(answers):
        backward.apply(seat, option)
    assert forward == backward


@given(setups, seeds, depths)
def test_open_answers_stay_secret(setup, seed, depth):
    state = reach(*setup, seed, depth)
    if len(state.pending) < 2:
        return
    first = state.pending[0]
    options = state.options(first)
    one, other = state.clone(), state.clone()
    one.apply(first, options[0])
    other.apply(first, options[-1])
    for seat in [None, *[p for p in range(state.seats) if p != first]]:
        assert one.view(seat) == other.view(seat)
        assert [e.to_json() for _, e in one.heard(seat)] == [e.to_json() for _, e in other.heard(seat)]
        if seat is not None:
            assert one.legal(seat) == other.legal(seat)


@given(setups, seeds, depths, seeds)
def test_the_resampling_law(setup, seed, depth, luck):
    """What a seat cannot see may be anything else without its view, its options or its log noticing."""
    state = reach(*setup, seed, depth)
    for seat in range(state.seats):
        other = state.determinize(seat, luck)
        state.rules().check_state(other)
        assert other.view(seat) == state.view(seat)
        assert other.legal(seat) == state.legal(seat) or seat not in state.pending
        assert [e.to_json() for _, e in other.heard(seat)] == [e.to_json() for _, e in state.heard(seat)]
        assert other.pending == state.pending


@given(setups, seeds, st.integers(1, 160))
def test_undo_takes_back_exactly_what_was_done(setup, seed, depth):
    game, seats, options = setup
    record = Record(game, seats, seed, imperia.game(game).chosen(options))
    table = Timeline(record)
    rng = Rng(seed, 5)
    while table.state.clock < depth and not table.state.over:
        seat = table.state.pending[rng.below(len(table.state.pending))]
        codes = table.state.legal(seat)
        before = table.state.clone()
        moves = list(record.moves)
        table.play(seat, codes[rng.below(len(codes))])
    if not record.moves or table.state.over:
        return
    after = table.state.clone()
    last = record.moves[-1]
    table.undo(last[0], len(record.moves) - 1)
    assert table.state == before
    assert record.moves == moves
    table.play(*last)
    assert table.state == after
    assert Record.from_json(json.loads(json.dumps(record.to_json()))).replay() == after


@given(setups, seeds)
def test_a_replayed_record_is_the_live_game(setup, seed):
    game, seats, options = setup
    record = Record(game, seats, seed, imperia.game(game).chosen(options))
    table = Timeline(record)
    rng = Rng(seed, 5)
    while not table.state.over:
        seat = table.state.pending[rng.below(len(table.state.pending))]
        codes = table.state.legal(seat)
        table.play(seat, codes[rng.below(len(codes))])
    assert record.result == table.state.scores
    assert Record.parse(json.dumps(record.to_json())).replay() == table.state
    middle = len(record.moves) // 2
    assert table.at(middle) == record.replay(middle)


@given(setups, seeds, depths)
def test_undo_is_free_only_where_nobody_saw_anything(setup, seed, depth):
    """When undo is free, no other seat and no onlooker can tell that the move was ever made."""
    game, seats, options = setup
    record = Record(game, seats, seed, imperia.game(game).chosen(options))
    table = Timeline(record)
    rng = Rng(seed, 5)
    for _ in range(depth):
        if table.state.over:
            return
        seat = table.state.pending[rng.below(len(table.state.pending))]
        codes = table.state.legal(seat)
        table.play(seat, codes[rng.below(len(codes))])
        mode, move = table.undoable(seat)
        if mode == "free":
            shown = [e for e in table.state.events if e.move > move and e.kind.reveals]
            assert not shown


@pytest.mark.parametrize("name", imperia.games())
def test_the_action_table_names_every_option_both_ways(name):
    table = imperia.game(name).actions
    for code in range(len(table)):
        option = table[code]
        assert option.code == code
        assert table.find(option.name, *option.args) is option
        wire = option.to_json()
        assert wire["code"] == code
        assert wire["do"] == option.name
    wires = [json.dumps(option.to_json()) for option in table.options]
    assert len(set(wires)) == len(wires)
    assert table.digest() in imperia.game(name).version


@pytest.mark.parametrize("name", imperia.games())
def test_options_come_in_the_same_order_for_the_same_state(name):
    state = reach(name, imperia.game(name).seats[0], {}, 3, 40)
    again = imperia.State.from_json(state.to_json())
    for seat in state.pending:
        assert [o.code for o in again.options(seat)] == [o.code for o in state.options(seat)]
