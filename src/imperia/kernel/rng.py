"""One int of chance: a generator that lives inside a state and is equal on every machine.

There are two, told apart by their size, so that a state needs no second field.

A seed of at most 64 bits begins the *quick* one, for research, bots and tests: a plain int below 2**62, advanced by
multiply-with-carry: the low 31 bits times a constant, plus the rest. No step leaves the range of a machine word, so
that compiled code, told so by `i64`, never meets a long integer. The constant makes `_MULTIPLIER * 2**31 - 1` a safe
prime, which gives every seed a cycle of about 2**61 steps; what is handed out is the low half mixed with the carry.

A longer seed begins the *sealed* one, for tables where somebody would gain by reckoning back from the cards he holds:
a key of 256 bits hashed from the seed, and below it a counter. What is handed out is a hash of both (BLAKE2b), so the
only way from cards to the key is to try seeds, and a server's have SEED_BITS.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

_MULTIPLIER: Final = 2085142653
_LOW: Final = 0x7FFFFFFF
_WORD: Final = 0xFFFFFFFFFFFFFFFF
_MODULUS: Final = (_MULTIPLIER << 31) - 1
_QUICK: Final = 0x3FFFFFFFFFFFFFFF  # the largest state of the quick generator
_COUNTER: Final = 64  # bits of a sealed generator's counter
_KEY: Final = 256  # bits of its key; a bit above them keeps every state of it large

SEED_BITS: Final = 192  # of a seed that nobody can find by trying; in digits it still fits a column of 64 characters


def seeded(seed: int, stream: int = 0) -> int:
    """A starting state for `seed`; different streams of one seed are unrelated."""
    x = (seed * 0x9E3779B97F4A7C15 + stream * 0xD1B54A32D192ED03 + 0x14057B7EF767814F) & _WORD
    for _ in range(2):  # so that neighbouring seeds begin far apart
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _WORD
        x ^= x >> 31
    return 1 + x % (_MODULUS - 1)


def begun(seed: int, stream: int = 0) -> int:
    """The state that a game or a stream of chance begins with: the quick generator's, or for a long seed the sealed."""
    if not long_seed(seed):
        return seeded(seed, stream)
    digest = hashlib.blake2b(f"{seed}:{stream}".encode(), digest_size=_KEY // 8, person=b"imperia.seed").digest()
    return ((1 << _KEY) + int.from_bytes(digest, "big")) << _COUNTER


def long_seed(seed: int) -> bool:
    """Is it a seed of the sealed generator?"""
    return not -_WORD <= seed <= _WORD


def _unsealed(x: int, n: int) -> int:
    """`below` for a state of the sealed generator: 128 bits, so that no number is likelier than another."""
    digest = hashlib.blake2b(x.to_bytes((_KEY + _COUNTER) // 8 + 1, "big"), digest_size=16).digest()
    return int.from_bytes(digest, "big") * n >> 128


def advance(x: int) -> int:
    """The state after `x`."""
    if x > _QUICK:
        return x + 1
    word: i64 = x
    return _MULTIPLIER * (word & _LOW) + (word >> 31)


def below(x: int, n: int) -> int:
    """The number from 0 to n - 1 that state `x` stands for."""
    if x > _QUICK:
        return _unsealed(x, n)
    word: i64 = x
    return ((word ^ (word >> 31)) & _LOW) * n >> 31


def shuffle(x: int, cards: list[int]) -> int:
    """Shuffle `cards` in place (Fisher-Yates); return the generator's next state."""
    if x > _QUICK:
        return _shuffle_sealed(x, cards)
    word: i64 = x
    low: i64 = word & _LOW  # `advance` and `below`, with the halves of a state kept apart
    high: i64 = word >> 31
    n: i64 = len(cards)
    while n > 1:
        word = _MULTIPLIER * low + high
        low = word & _LOW
        high = word >> 31
        j = (low ^ high) * n >> 31
        n -= 1
        held = cards[n]
        cards[n] = cards[j]
        cards[j] = held
    return word


def _shuffle_sealed(x: int, cards: list[int]) -> int:
    for i in range(len(cards) - 1, 0, -1):
        x += 1
        j = _unsealed(x, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return x


class Rng:
    """The same generator as an object, for code outside a state: bots, determinization, tests."""

    __slots__ = ("x",)

    def __init__(self, seed: int, stream: int = 1) -> None:
        self.x = begun(seed, stream)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if self.x > _QUICK:
            self.x += 1
            return _unsealed(self.x, n)
        word: i64 = self.x
        word = _MULTIPLIER * (word & _LOW) + (word >> 31)
        self.x = word
        return ((word ^ (word >> 31)) & _LOW) * n >> 31

    def shuffle(self, cards: list[int]) -> None:
        self.x = shuffle(self.x, cards)

    def chance(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.below(1 << 31) / 2147483648.0
