"""The bot at The Great Wall: it beats chance, and has a chance against Qin and together against the emperor."""

from __future__ import annotations

from collections import Counter
from typing import Any

from imperia.arena.match import play
from imperia.arena.simulate import simulate
from imperia.bots import bot, choose
from imperia.games.wall.advice import judge
from imperia.games.wall.autumn import ASK_COMMAND
from imperia.games.wall.lexicon import AUTUMN, KIND_COUNT, SHAMED, SPRING, SUMMER
from imperia.kernel.game import find

BOTS = ("greedy", "random")


def wins(seats: int, bots: list[str], games: int, **options: str) -> float:
    answer: dict[str, Any] = simulate("wall", seats, bots, games, 5, options)
    return float(answer["bots"]["greedy"]["wins"])


def test_greedy_beats_random_in_a_duel():
    assert wins(2, ["greedy", "random"], 2) == 2


def test_greedy_beats_two_randoms():
    assert wins(3, ["greedy", "random", "random"], 3) >= 2


def test_greedy_alone_beats_qin_and_chance_does_not():
    won = {name: [play("wall", [name], seed, {"difficulty": "0"}).shares[0] for seed in (1, 3)] for name in BOTS}
    assert sum(won["greedy"]) >= 1
    assert sum(won["random"]) == 0


def test_two_together_fulfil_most_demands():
    result = play("wall", ["greedy", "greedy"], 5, {"mode": "coop"})
    assert result.record.result is not None
    assert result.facts["ending"] in ("demands fulfilled", "out of time", "shame bank empty")
    assert result.facts["rounds"] >= 3


def test_a_year_does_not_tell_which_general_is_better():
    """Bots lead each of them as often, and advice says that all are as good."""
    state = find("wall").new(3, 5)
    taken = Counter([choose("greedy", state, 0, seed) for seed in range(20)])
    assert sorted(taken) == state.legal(0)
    assert min(taken.values()) >= 5
    assert {weight.worth for weight in bot("greedy", 1).advise(state, 0)} == {0.0}


def test_honour_that_shame_will_eat_counts_less_than_an_artifact():
    """Deep in shame and near the end, ten more honour are worth little; with plenty of it, nearly ten."""
    worth: list[float] = []
    for honour in (0, 200):
        state = find("wall").new(3, 5)
        while state.season != AUTUMN:
            state.play(state.pending[0], state.legal(state.pending[0])[0])
        state.bank = 0
        state.soldiers[SHAMED * KIND_COUNT] = 10
        state.honour[0] = honour
        before = judge(state, 0)
        state.honour[0] += 10
        worth.append(judge(state, 0) - before)
    assert worth[0] < 5
    assert worth[1] > 9


def test_a_new_year_is_judged_as_it_is_and_ends_the_chapter():
    """What a year has come to shows when command cards are chosen again: a search plays on until there, not further."""
    game = find("wall")
    state = game.new(3, 5)
    chapters: list[int] = []
    while state.year < 3 and not state.over:
        if state.asking[0] == ASK_COMMAND and max(state.answers) < 0:
            assert game.value(state, 0) == judge(state, 0)
            chapters.append(game.chapter(state))
        elif state.season in (SPRING, SUMMER):
            assert game.chapter(state) == -1
        seat = state.pending[0]
        state.play(seat, game.habit(state, seat))
    assert chapters == [1, 2]
    assert game.chapter(game.new(2, 5, {"mode": "coop"})) == -1
