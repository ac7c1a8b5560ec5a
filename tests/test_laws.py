"""The laws of the kernel, held by every game in every set-up: random play, checked step by step and at every kind of
question."""

from __future__ import annotations

import json

import pytest

import imperia
from imperia.cards.laws import check_copies, check_quiet, check_resampling
from imperia.kernel.record import Record
from imperia.kernel.rng import Rng
from imperia.kernel.timeline import Timeline
from play import ALL_SETUPS, ended, moments, named, random_game, reach, together

LONGEST = {"powers": 700, "settlers": 4000, "imperium": 20000, "wall": 6000}  # more decisions than any game can need

every_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=named)
SHARED = [setup for setup in ALL_SETUPS if together(setup)]  # those in which several seats are asked at once
every_shared_setup = pytest.mark.parametrize("setup", SHARED, ids=named)


@every_setup
def test_whole_games_keep_every_piece_and_end(setup):
    game, seats, options = setup
    rules = imperia.game(game)
    for steps, state in enumerate(random_game(game, seats, options, 11)):
        rules.check_state(state)
        assert state.over or all(len(state.options(p)) > 1 for p in state.pending)
        assert list(state.pending) == sorted(set(state.pending))
        assert steps < LONGEST[game]
    assert state.pending == ()
    assert len(state.scores) == seats
    assert set(state.winners) <= set(range(seats))


@every_setup
def test_every_listed_option_applies_and_others_are_refused(setup):
    for state in moments(setup):
        table = state.rules().actions
        before = state.clone()
        for seat in range(state.seats):
            codes = [option.code for option in state.options(seat)]
            assert codes == list(dict.fromkeys(codes))
            for code in codes[:40]:
                after = state.clone()
                after.apply(seat, table[code])
                assert after.clock == state.clock + 1
            foreign = next(code for code in range(len(table)) if code not in codes)
            with pytest.raises(imperia.IllegalMove):
                state.apply(seat, table[foreign])
        assert state == before


@pytest.mark.rule("PW-SCO-08", "IS-END-06", "IM-SCO-13", "GW-END-11")
@every_setup
def test_scores_are_what_the_same_state_would_score_if_it_ended_now(setup):
    game, seats, options = setup
    positions = [*moments(setup), *[reach(game, seats, options, seed, 12 * seed + 5) for seed in range(6)]]
    for state in positions:
        if _dealt(state):
            before = state.clone()
            assert state.scores == ended(state).scores
            assert state == before
        else:
            assert state.scores == [0] * seats


def _dealt(state):
    """Is anything on the table that could be counted?"""
    return state.view(None)["round"] > 0


@every_setup
def test_clones_are_equal_and_independent(setup):
    for number, state in enumerate(moments(setup)):
        copy = state.clone()
        assert copy == state
        assert hash(copy) == hash(state)
        saved = json.dumps(state.to_json())
        rng = Rng(number)
        for _ in range(12):
            if copy.over:
                break
            seat = copy.pending[rng.below(len(copy.pending))]
            choice = copy.options(seat)
            copy.apply(seat, choice[rng.below(len(choice))])
        assert json.dumps(state.to_json()) == saved
        assert copy.over or copy.clock > state.clock


@every_setup
def test_a_state_survives_json_in_the_middle_of_anything(setup):
    for state in moments(setup):
        check_copies(state)
        again = imperia.State.from_json(json.loads(json.dumps(state.to_json())))
        assert again == state
        assert [e.to_json() for e in again.events] == [e.to_json() for e in state.events]
        for seat in state.pending:
            assert again.legal(seat) == state.legal(seat)


@every_shared_setup
def test_answers_to_one_question_may_come_in_any_order(setup):
    for number, state in enumerate(together(setup)):
        rng = Rng(number)
        answers = [(p, state.options(p)[rng.below(len(state.options(p)))]) for p in state.pending]
        forward, backward = state.clone(), state.clone()
        for seat, option in answers:
            forward.apply(seat, option)
        for seat, option in reversed(answers):
            backward.apply(seat, option)
        assert forward == backward


@every_shared_setup
def test_open_answers_stay_secret(setup):
    for state in together(setup):
        first = state.pending[0]
        options = state.options(first)
        one, other = state.clone(), state.clone()
        one.apply(first, options[0])
        other.apply(first, options[-1])
        assert one != other
        for seat in [None, *[p for p in range(state.seats) if p != first]]:
            assert one.view(seat) == other.view(seat)
            assert [e.to_json() for _, e in one.heard(seat)] == [e.to_json() for _, e in other.heard(seat)]
            if seat is not None:
                assert one.legal(seat) == other.legal(seat)
                assert one.determinize(seat, 3) == other.determinize(seat, 3)


@every_setup
def test_the_resampling_law(setup):
    """What a seat cannot see may be anything else without its view, options, log or worlds noticing."""
    for number, state in enumerate(moments(setup)):
        before = state.clone()
        for seat in range(state.seats):
            check_resampling(state, seat, number, number + 1)
        assert state == before


@every_setup
def test_a_quiet_state_goes_the_same_way(setup):
    for number, state in enumerate(moments(setup)):
        rng = Rng(number, 9)
        check_quiet(state, [(seat, rng.below(1000)) for seat in state.pending])


@every_setup
def test_undo_takes_back_exactly_what_was_done(setup):
    game, seats, options = setup
    record = Record(game, seats, 5, imperia.game(game).chosen(options))
    table = Timeline(record)
    rng = Rng(5, 5)
    for number in range(120):
        if table.state.over:
            break
        seat = table.state.pending[rng.below(len(table.state.pending))]
        codes = table.state.legal(seat)
        before, moves = table.state.clone(), list(record.moves)
        table.play(seat, codes[rng.below(len(codes))])
        if number % 8 or table.state.over:
            continue
        after = table.state.clone()
        last = record.moves[-1]
        table.undo(last[0], len(record.moves) - 1)
        assert table.state == before
        assert record.moves == moves
        table.play(*last)
        assert table.state == after
    assert Record.from_json(json.loads(json.dumps(record.to_json()))).replay() == table.state


@every_setup
def test_a_replayed_record_is_the_live_game(setup):
    game, seats, options = setup
    record = Record(game, seats, 8, imperia.game(game).chosen(options))
    table = Timeline(record)
    rng = Rng(8, 5)
    while not table.state.over:
        seat = table.state.pending[rng.below(len(table.state.pending))]
        codes = table.state.legal(seat)
        table.play(seat, codes[rng.below(len(codes))])
    assert record.result == table.state.scores
    assert Record.parse(json.dumps(record.to_json())).replay() == table.state
    middle = len(record.moves) // 2
    assert table.at(middle) == record.replay(middle)


@every_setup
def test_undo_is_free_only_where_nobody_saw_anything(setup):
    """When undo is free, no other seat and no onlooker knows more than before the move: not by a card, not by a log
    line about something hidden, and the seat itself has learned nothing it could use when it moves anew."""
    game, seats, options = setup
    record = Record(game, seats, 6, imperia.game(game).chosen(options))
    table = Timeline(record)
    rng = Rng(6, 5)
    for _ in range(150):
        if table.state.over:
            return
        seat = table.state.pending[rng.below(len(table.state.pending))]
        codes = table.state.legal(seat)
        before = table.state.clone()
        table.play(seat, codes[rng.below(len(codes))])
        mode, _ = table.undoable(seat)
        if mode != "free":
            continue
        for other in range(seats):
            world = before.determinize(other, 1)
            again = world.clone()
            if seat in again.pending and record.moves[-1][1] in again.legal(seat):
                again.play(*record.moves[-1])
                asked = seat in again.pending or again.pending == table.state.pending
                if other == seat and asked:  # in a world it cannot tell from this one the same move shows the same
                    assert again.view(seat) == table.state.view(seat)


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
    assert table.digest() in imperia.game(name).build


@pytest.mark.parametrize("name", imperia.games())
def test_options_come_in_the_same_order_for_the_same_state(name):
    state = reach(name, imperia.game(name).seats[0], {}, 3, 40)
    again = imperia.State.from_json(state.to_json())
    for seat in state.pending:
        assert [o.code for o in again.options(seat)] == [o.code for o in state.options(seat)]
