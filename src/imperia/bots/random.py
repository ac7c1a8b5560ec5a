"""Random: any option is as good as another. The yardstick, and the fuel of soak and bench runs."""

from __future__ import annotations

from ..kernel.state import State
from .base import Bot


class Random(Bot):
    """Chooses any option with equal chance."""

    def choose(self, state: State, seat: int) -> int:
        codes = state.legal(seat)
        return codes[self.rng.below(len(codes))]
