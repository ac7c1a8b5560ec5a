"""Random: any option is as good as another. The yardstick, and the fuel of soak and bench runs."""

from __future__ import annotations

from .base import Bot


class Random(Bot):
    """Chooses any option with equal chance."""

    looks = False

    def pick(self, codes: list[int]) -> int:
        return codes[self.rng.below(len(codes))]
