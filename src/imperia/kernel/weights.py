"""Weights: by what a game's advice multiplies what it sees in a position; `imperia tune` fits them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

GAMES: Final = Path(__file__).resolve().parent.parent / "games"


class Weights:
    """The weights of a game, in the order of its features: those written by hand, those fitted, and those in use."""

    __slots__ = ("fitted", "hand", "names", "now")

    def __init__(self, game: str, names: list[str]) -> None:
        self.names = names
        kept = read(game)
        self.hand = ordered(kept["hand"], names)
        self.fitted = ordered(kept["weights"], names)
        self.now = self.fitted[:]

    def use(self, weights: list[float]) -> None:
        """From now on the advice goes by these."""
        self.now[:] = weights

    def sum(self, features: list[float]) -> float:
        total = 0.0
        for i in range(len(features)):
            total += self.now[i] * features[i]
        return total


def place(game: str) -> Path:
    return GAMES / game / "weights.json"


def read(game: str) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(place(game).read_text(encoding="utf-8"))
    return kept


def ordered(kept: dict[str, Any], names: list[str]) -> list[float]:
    """The numbers in the order of the names; both must have the same."""
    if sorted(kept) != sorted(names):
        odd = ", ".join(sorted(set(kept) ^ set(names)))
        raise ValueError(f"weights and features of the advice have different names: {odd}")
    return [float(kept[name]) for name in names]
