"""Same rules version, set-up, seed and moves: the same game, in every process and whatever the hash seed."""

from __future__ import annotations

import subprocess
import sys
from itertools import permutations, product

import pytest

import imperia
from imperia.kernel.rng import SEED_BITS, Rng, advance, begun, below, long_seed, seeded, shuffle

SCRIPT = """
import hashlib, json, sys
sys.path[:0] = {path!r}
import imperia
from imperia.kernel.rng import Rng
trace = hashlib.sha256()
for name in imperia.games():
    rules = imperia.game(name)
    for seed in range(6):
        state = rules.new(rules.seats[-1], seed)
        rng = Rng(seed)
        while not state.over:
            seat = state.pending[rng.below(len(state.pending))]
            options = state.options(seat)
            state.apply(seat, options[rng.below(len(options))])
        trace.update(json.dumps([state.to_json(), state.view(0)], sort_keys=True).encode())
print(trace.hexdigest())
"""


def test_games_are_the_same_in_other_processes_and_under_other_hash_seeds():
    script = SCRIPT.format(path=sys.path)
    seen = set()
    for hash_seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": hash_seed, "PATH": ""},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        seen.add(done.stdout)
    assert len(seen) == 1


def test_the_generator_is_fixed_for_all_time():
    """These numbers may never change: every record depends on them."""
    x = seeded(7)
    drawn = []
    for _ in range(4):
        x = advance(x)
        drawn.append(below(x, 1 << 31))
    cards = list(range(10))
    shuffle(seeded(7), cards)
    assert (drawn, cards) == ([608393022, 1420151948, 798626328, 2125533459], [0, 8, 3, 7, 1, 4, 6, 9, 5, 2])


LONG = 0x5EED << 100


def test_a_long_seed_begins_the_sealed_generator_and_it_is_fixed_for_all_time():
    """A short seed means what it always meant; of a long one every bit counts."""
    assert begun(7) == seeded(7)
    assert [long_seed(n) for n in (0, -1, 2**64 - 1, 1 - 2**64, 2**64, -(2**64))] == [False] * 4 + [True] * 2
    x = begun(LONG)
    assert len({begun(LONG ^ 1 << bit) >> 64 for bit in range(SEED_BITS)}) == SEED_BITS
    assert len({x, begun(LONG, 1), begun(-LONG)}) == 3
    drawn = []
    for _ in range(4):
        x = advance(x)
        drawn.append(below(x, 1 << 31))
    cards = list(range(10))
    assert shuffle(begun(LONG), cards) == begun(LONG) + 9
    rng = Rng(LONG, 0)
    assert [rng.below(1 << 31) for _ in range(4)] == drawn
    assert (drawn, cards) == ([1500138233, 684228396, 2092653738, 1986181591], [3, 4, 1, 5, 8, 0, 9, 7, 2, 6])


@pytest.mark.parametrize("n", [1, 2, 3, 7, 24, 1000])
@pytest.mark.parametrize("far", [0, LONG])
def test_the_generator_is_even(n, far):
    rng = Rng(n + far)
    counts = [0] * n
    for _ in range(400 * n if n < 100 else 40_000):
        counts[rng.below(n)] += 1
    expected = sum(counts) / n
    chi = sum((c - expected) ** 2 / expected for c in counts)
    assert chi < n + 5 * (2 * n) ** 0.5 + 5


@pytest.mark.parametrize("size", [3, 4, 5])
def test_every_order_of_a_shuffle_is_as_likely(size):
    """Chi-square over all orders, for shuffles that follow each other and for the first one of many seeds."""
    orders = list(permutations(range(size)))
    for one_seed in (True, False):
        counts = dict.fromkeys(orders, 0)
        rng = Rng(1)
        for seed in range(200 * len(orders)):
            cards = list(range(size))
            (rng if one_seed else Rng(seed)).shuffle(cards)
            counts[tuple(cards)] += 1
        chi = sum((n - 200) ** 2 / 200 for n in counts.values())
        assert chi < len(orders) + 5 * (2 * len(orders)) ** 0.5


@pytest.mark.parametrize("n", [2, 3, 6, 10])
def test_chance_of_a_state_is_even_and_its_draws_are_independent(n):
    """Chi-square of single draws and of pairs and triples of neighbours."""
    state = imperia.game("powers").new(4, n)
    draws = [state.chance(n) for _ in range(120 * n**3)]
    for width in (1, 2, 3):
        cells = n**width
        counts: dict[tuple[int, ...], int] = {}
        for i in range(0, len(draws) - width + 1, width):
            key = tuple(draws[i : i + width])
            counts[key] = counts.get(key, 0) + 1
        expected = len(draws) // width / cells
        chi = sum((counts.get(key, 0) - expected) ** 2 / expected for key in product(range(n), repeat=width))
        assert chi < cells + 5 * (2 * cells) ** 0.5 + 5


def test_the_state_of_chance_stays_a_machine_word():
    x = seeded(123)
    for _ in range(10_000):
        assert 0 < x < 1 << 62
        x = advance(x)


def test_other_seeds_are_other_games():
    views = [imperia.game("powers").new(4, seed).view(None) for seed in range(20)]
    assert len({str(view["rows"]) + str(view["exposed"]) for view in views}) > 15


def test_streams_of_one_seed_are_unrelated():
    a, b = Rng(5, 1), Rng(5, 2)
    assert sum(a.below(100) == b.below(100) for _ in range(2000)) < 60
