"""What a player is rewarded with: at the end (points, place, or the win), or step by step."""

from __future__ import annotations

from typing import Final

from ..kernel.errors import SetupError
from ..kernel.state import State

REWARDS: Final = ("win", "place", "score", "shaped")
"""win: 1 shared among the winners, 0 for the others. place: from 1 for the first to -1 for the last, ties between.
score: the points. shaped: after each step, by how much one's lead over the mean of the others grew."""


def checked(kind: str) -> str:
    if kind not in REWARDS:
        raise SetupError(
            "The reward can be {known}, not {value!r}.", key="reward", known=", ".join(REWARDS), value=kind
        )
    return kind


def final(state: State, kind: str) -> list[float]:
    """The reward of each seat when a game is over."""
    if kind == "score":
        return [float(points) for points in state.scores]
    if kind == "place":
        return _places(state)
    won = state.winners
    return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]


def leads(state: State) -> list[float]:
    """By how much each seat is ahead of the mean of the others; alone, its points."""
    scores = state.scores
    if state.seats == 1:
        return [float(scores[0])]
    total = sum(scores)
    return [points - (total - points) / (state.seats - 1) for points in scores]


def _places(state: State) -> list[float]:
    """Winners first, then by points; who is level shares the mean."""
    if state.seats == 1:
        return [1.0 if state.winners else -1.0]
    keys = [(seat in state.winners, points) for seat, points in enumerate(state.scores)]
    found: list[float] = []
    for key in keys:
        ahead = sum([other > key for other in keys])
        behind = sum([other < key for other in keys])
        found.append((behind - ahead) / (state.seats - 1))
    return found
