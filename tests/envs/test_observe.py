"""The observation vector: the same in every world that a seat cannot tell apart, and true to what the seat sees."""

from __future__ import annotations

import random

import numpy as np
import pytest

from imperia.envs.observe import Observer
from imperia.kernel.game import find
from imperia.kernel.state import State

TABLES = [
    ("powers", 4, {}),
    ("powers", 5, {"variant": "illuminati"}),
    ("settlers", 1, {}),
    ("settlers", 3, {}),
    ("settlers", 2, {"lookout": "draft"}),
    ("imperium", 2, {}),
    ("imperium", 4, {}),
    ("wall", 1, {}),
    ("wall", 2, {}),
    ("wall", 4, {"screens": "open"}),
    ("wall", 3, {"mode": "coop"}),
]


def played(game: str, seats: int, options: dict[str, str], seed: int, every: int) -> list[State]:
    """Positions of a game of random answers, one in so many."""
    state = find(game).new(seats, seed, options)
    chance = random.Random(seed)
    kept: list[State] = []
    while not state.over:
        if state.clock % every == 0:
            kept.append(state.clone())
        seat = chance.choice(state.pending)
        state.play(seat, chance.choice(state.legal(seat)))
    return [*kept, state]


def value(observer: Observer, vector: np.ndarray, name: str) -> int:
    return int(vector[observer.names.index(name)])


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_nothing_that_a_seat_may_not_know_is_in_its_vector(game: str, seats: int, options: dict[str, str]) -> None:
    observer = Observer(game, seats, options)
    for n, state in enumerate(played(game, seats, options, 5, 7)):
        for seat in range(seats):
            real = observer.observe(state, seat)
            drawn = observer.observe(state.determinize(seat, 100 + n), seat)
            differing = [observer.names[i] for i in np.nonzero(real != drawn)[0]]
            assert not differing, f"move {state.clock}, seat {seat}"


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_was_seen_before_leaves_no_trace(game: str, seats: int, options: dict[str, str]) -> None:
    """Only what changed is written anew: it comes to the same as a first look, whatever was looked at before."""
    states = [state for seed in (1, 8) for state in played(game, seats, options, seed, 60)]
    random.Random(2).shuffle(states)
    observer = Observer(game, seats, options)
    for state in states:
        for seat in range(seats):
            again, first = observer.observe(state, seat), Observer(game, seats, options).observe(state, seat)
            assert not [observer.names[i] for i in np.nonzero(again != first)[0]]
    kept = observer.observe(states[0], 0)
    told = kept.copy()
    observer.observe(states[-1], 0)
    assert (kept == told).all()  # an observation belongs to who has it


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_number_has_a_name_of_its_own(game: str, seats: int, options: dict[str, str]) -> None:
    observer = Observer(game, seats, options)
    assert len(set(observer.names)) == observer.length
    for state in played(game, seats, options, 3, 40):
        for seat in range(seats):
            vector = observer.observe(state, seat)
            assert vector.shape == (observer.length,)
            assert vector.dtype == np.uint8


def test_one_sees_ones_own_hand_first_and_of_others_only_how_many_cards_they_have() -> None:
    observer = Observer("powers", 4)
    state = played("powers", 4, {}, 2, 9)[2]
    for seat in range(4):
        vector = observer.observe(state, seat)
        view = state.view(seat)
        mine = [card for card in range(72) if value(observer, vector, f"hands-me-card{card}")]
        assert mine == sorted(view["rows"][seat]["hand"]["cards"])
        for left in range(1, 4):
            other = view["rows"][(seat + left) % 4]["hand"]
            assert value(observer, vector, f"hands-left{left}-count") == other["count"]
            seen = [card for card in range(72) if value(observer, vector, f"hands-left{left}-card{card}")]
            assert seen == [card for card in other["cards"] if card is not None]


def test_goods_are_told_from_where_one_sits() -> None:
    observer = Observer("settlers", 3)
    for state in played("settlers", 3, {}, 4, 25):
        empires = state.view(None)["empires"]
        for seat in range(3):
            vector = observer.observe(state, seat)
            for left, who in enumerate(("me", "left1", "left2")):
                empire = empires[(seat + left) % 3]
                told = [value(observer, vector, f"goods-{who}-{good}") for good in range(len(empire["goods"]))]
                assert told == list(empire["goods"].values())


def test_stocks_behind_closed_screens_are_ones_own_only() -> None:
    closed, opened = Observer("wall", 3, {"screens": "closed"}), Observer("wall", 3, {"screens": "open"})
    stocks = [i for i, name in enumerate(closed.names) if name.startswith("stock-left")]
    assert stocks
    assert all(not closed.observe(s, 1)[stocks].any() for s in played("wall", 3, {"screens": "closed"}, 1, 30))
    assert any(opened.observe(s, 1)[stocks].any() for s in played("wall", 3, {"screens": "open"}, 1, 30))


def test_the_open_question_and_who_is_asked_are_told() -> None:
    observer = Observer("imperium", 2)
    for state in played("imperium", 2, {}, 6, 15)[:-1]:
        for seat in range(2):
            vector = observer.observe(state, seat)
            question = state.game.prompts[state.asking[0]].name
            asked = [name for name in observer.names if name.startswith("question-") and value(observer, vector, name)]
            assert asked == [f"question-{question}"]
            assert value(observer, vector, "asked-me") == (seat in state.pending)
