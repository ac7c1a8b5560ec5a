"""One small int of chance: a generator that lives inside a state and is equal on every machine.

The state is a plain int below 2**62, advanced by multiply-with-carry: the low 31 bits times a constant, plus the rest.
No step leaves the range of a machine word, so that compiled code, told so by `i64`, never meets a long integer. The
constant makes `_MULTIPLIER * 2**31 - 1` a safe prime, which gives every seed a cycle of about 2**61 steps; what is
handed out is the low half mixed with the carry.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_MULTIPLIER: Final = 2085142653
_LOW: Final = 0x7FFFFFFF
_WORD: Final = 0xFFFFFFFFFFFFFFFF
_MODULUS: Final = (_MULTIPLIER << 31) - 1


def seeded(seed: int, stream: int = 0) -> int:
    """A starting state for `seed`; different streams of one seed are unrelated."""
    x = (seed * 0x9E3779B97F4A7C15 + stream * 0xD1B54A32D192ED03 + 0x14057B7EF767814F) & _WORD
    for _ in range(2):  # so that neighbouring seeds begin far apart
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _WORD
        x ^= x >> 31
    return 1 + x % (_MODULUS - 1)


def advance(x: int) -> int:
    """The state after `x`."""
    word: i64 = x
    return _MULTIPLIER * (word & _LOW) + (word >> 31)


def below(x: int, n: int) -> int:
    """The number from 0 to n - 1 that state `x` stands for."""
    word: i64 = x
    return ((word ^ (word >> 31)) & _LOW) * n >> 31


def shuffle(x: int, cards: list[int]) -> int:
    """Shuffle `cards` in place (Fisher-Yates); return the generator's next state."""
    word: i64 = x
    i: i64 = len(cards) - 1
    while i > 0:
        word = _MULTIPLIER * (word & _LOW) + (word >> 31)
        j = ((word ^ (word >> 31)) & _LOW) * (i + 1) >> 31
        held = cards[i]
        cards[i] = cards[j]
        cards[j] = held
        i -= 1
    return word


class Rng:
    """The same generator as an object, for code outside a state: bots, determinization, tests."""

    __slots__ = ("x",)

    def __init__(self, seed: int, stream: int = 1) -> None:
        self.x = seeded(seed, stream)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        word: i64 = self.x
        word = _MULTIPLIER * (word & _LOW) + (word >> 31)
        self.x = word
        return ((word ^ (word >> 31)) & _LOW) * n >> 31

    def shuffle(self, cards: list[int]) -> None:
        self.x = shuffle(self.x, cards)

    def chance(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.below(1 << 31) / 2147483648.0
