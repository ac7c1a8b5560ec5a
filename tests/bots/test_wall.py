"""The bot at The Great Wall: it beats chance, and has a chance against Qin and together against the emperor."""

from __future__ import annotations

from typing import Any

from imperia.arena.match import play
from imperia.arena.simulate import simulate


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
