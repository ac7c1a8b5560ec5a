"""The bot at The Great Wall: it beats chance, and has a chance against Qin and together against the emperor."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from imperia.arena.match import play
from imperia.arena.simulate import simulate
from imperia.bots import choose
from imperia.games.wall.advice import judge
from imperia.games.wall.lexicon import AUTUMN, K_GENERAL, KIND_COUNT, SHAMED, V_GENERAL
from imperia.games.wall.tables import SETS
from imperia.kernel.game import find


def wins(seats: int, bots: list[str], games: int, **options: str) -> float:
    answer: dict[str, Any] = simulate("wall", seats, bots, games, 5, options)
    return float(answer["bots"]["greedy"]["wins"])


def test_greedy_beats_random_in_a_duel():
    assert wins(2, ["greedy", "random"], 2) == 2


def test_greedy_beats_two_randoms():
    assert wins(3, ["greedy", "random", "random"], 3) >= 2


def test_greedy_outlasts_qin_and_gains_much_honour():
    result = play("wall", ["greedy"], 5, {"difficulty": "0"})
    assert result.facts["ending"] != "shame"
    assert result.scores[0] > 150


def test_two_together_fulfil_most_demands():
    result = play("wall", ["greedy", "greedy"], 5, {"mode": "coop"})
    assert result.record.result is not None
    assert result.facts["ending"] in ("demands fulfilled", "out of time", "shame bank empty")
    assert result.facts["rounds"] >= 3


def test_every_general_is_taken_as_often_as_left():
    state = find("wall").new(3, 5)
    generals = sorted(SETS[state.set].cards[K_GENERAL])
    advisors = tuple(card for card in state.dealt[0] if card not in generals)
    taken: Counter[int] = Counter()
    for pair in combinations(generals, 2):
        state.dealt = ((*pair, *advisors), *state.dealt[1:])
        taken[choose("greedy", state, 0, 1) - V_GENERAL] += 1
    assert taken == dict.fromkeys(generals, len(generals) // 2)


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
