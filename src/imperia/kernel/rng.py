"""One 64-bit int of chance: a generator small enough to live inside a state and equal on every machine.

The state is a plain int, advanced by a linear congruential step and scrambled on output (the PCG construction), so a
state that carries it can be cloned, stored and compared like any other number.
"""

from __future__ import annotations

from typing import Final

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407


def seeded(seed: int, stream: int = 0) -> int:
    """A starting state for `seed`; different streams of one seed are unrelated."""
    x = (seed * 0x9E3779B97F4A7C15 + stream * 0xD1B54A32D192ED03 + _INCREMENT) & _MASK
    for _ in range(3):
        x = advance(x ^ (x >> 31))
    return x


def advance(x: int) -> int:
    """The state after `x`."""
    return (x * _MULTIPLIER + _INCREMENT) & _MASK


def output(x: int) -> int:
    """32 well-mixed bits of state `x`."""
    mixed = ((x >> 18) ^ x) >> 27 & 0xFFFFFFFF
    turn = x >> 59
    return (mixed >> turn | mixed << (32 - turn)) & 0xFFFFFFFF


def shuffle(x: int, cards: list[int]) -> int:
    """Shuffle `cards` in place (Fisher-Yates); return the generator's next state."""
    for i in range(len(cards) - 1, 0, -1):
        x = (x * _MULTIPLIER + _INCREMENT) & _MASK
        mixed = ((x >> 18) ^ x) >> 27 & 0xFFFFFFFF  # output(x), inlined
        turn = x >> 59
        j = ((mixed >> turn | mixed << (32 - turn)) & 0xFFFFFFFF) * (i + 1) >> 32
        cards[i], cards[j] = cards[j], cards[i]
    return x


class Rng:
    """The same generator as an object, for code outside a state: bots, determinization, tests."""

    __slots__ = ("x",)

    def __init__(self, seed: int, stream: int = 1) -> None:
        self.x = seeded(seed, stream)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.x = x = (self.x * _MULTIPLIER + _INCREMENT) & _MASK
        mixed = ((x >> 18) ^ x) >> 27 & 0xFFFFFFFF  # output(x), inlined
        turn = x >> 59
        return ((mixed >> turn | mixed << (32 - turn)) & 0xFFFFFFFF) * n >> 32

    def shuffle(self, cards: list[int]) -> None:
        self.x = shuffle(self.x, cards)

    def chance(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.below(1 << 32) / 4294967296.0
