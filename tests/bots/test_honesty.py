"""Bots are honest: what their seat cannot know does not move them, whatever they are and however long they think."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from zlib import crc32

import pytest

import imperia
from imperia import bots
from imperia.arena.versions import player
from imperia.bots.base import Bot
from imperia.bots.search import Level, Search
from imperia.kernel.rng import Rng
from imperia.kernel.state import State
from play import ALL_SETUPS, reach
from twins import twins

Maker = Callable[[int], Bot]
# Who is compared, and on how many choices. A master thinks as an adept does, for longer: here for fewer walks.
CHOICES = {"random": 40, "greedy": 40, "novice": 24, "adept": 4, "master@64": 4}
STEPS = 7  # answers of a bot in a row, so that it has trees to go on with
EVERY = [(game, name) for game in imperia.games() for name in CHOICES]


def maker(name: str) -> Maker:
    return lambda seed: player(name, seed)


def chooses(state: State, seat: int) -> bool:
    """Has it more than one answer, and does the game leave the choice to it?"""
    world = state.determinize(seat, 1)
    codes = world.legal(seat)
    return len(codes) > 1 and world.rules().hint(world, seat) not in codes


def choices(game: str) -> Iterator[tuple[State, int]]:
    """Real choices of random games in every set-up of a game, early and late, nothing given away by order."""
    setups = [setup for setup in ALL_SETUPS if setup[0] == game]
    for number in count():
        state, rng = reach(*setups[number % len(setups)], number, number * 37 % 120), Rng(number)
        while not state.over:
            seats = [seat for seat in state.pending if chooses(state, seat)]
            if seats:
                yield state, seats[rng.below(len(seats))]
                break
            codes = state.legal(state.pending[0])
            state.play(state.pending[0], codes[rng.below(len(codes))])


def others(state: State, seat: int, number: int) -> list[State]:
    """Worlds that differ from the true one, but not for the seat: dealt anew, and with two hidden cards exchanged."""
    worlds = [state.determinize(seat, number + 1), *list(twins(state, seat, Rng(number), 1))[:1]]
    return [world for world in worlds if world != state]


def compared(game: str, made: Maker, wanted: int) -> int:
    """So many choices, each made again in worlds that the seat cannot tell from the true one; how many of these."""
    worlds = 0
    for number, (state, seat) in zip(range(wanted), choices(game), strict=False):
        chosen = made(7).answer(state, seat)
        for world in others(state, seat, number):
            assert made(7).answer(world, seat) == chosen, f"seat {seat} of {game} is moved by what it cannot know"
            worlds += 1
    return worlds


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_bot_is_moved_only_by_what_its_seat_knows(game: str, name: str) -> None:
    """In a world that the seat cannot tell from the real one, the same bot makes the same choice."""
    assert compared(game, maker(name), CHOICES[name]) >= CHOICES[name]


def test_every_bot_there_is_is_compared() -> None:
    assert {name.partition("@")[0] for name in CHOICES} == set(bots.names())


class Peeping(Bot):
    """Looks at the true state: into what is hidden from its seat."""

    def answer(self, state: State, seat: int) -> int:
        codes = state.legal(seat)
        return codes[crc32(str(state.to_json()).encode()) % len(codes)]


@pytest.mark.parametrize("game", imperia.games())
def test_one_who_looks_at_the_truth_is_found_out(game: str) -> None:
    with pytest.raises(AssertionError, match="moved by what it cannot know"):
        compared(game, Peeping, 20)


# --- with trees that are kept -----------------------------------------------------------------------------------------
def in_a_row(game: str, seed: int) -> tuple[int, int]:
    """One bot answers for a seat in the true state, its like in worlds that the seat cannot tell from it; the others
    play at random. How many real choices were the same, and how many of them were made with trees of the answer before.
    """
    state = reach(game, 2, {}, seed, 4)
    rng, seat, made, kept = Rng(seed), state.pending[-1], 0, 0
    real, like = [Search(3, Level(24)) for _ in range(2)]
    while not state.over and made < STEPS:
        asked = state.pending[0]
        if asked != seat:
            codes = state.legal(asked)
            state.play(asked, codes[rng.below(len(codes))])
            continue
        before, real_choice = real.walk, chooses(state, seat)
        world = state.determinize(seat, state.clock + seed)
        chosen = real.answer(state, seat)
        assert like.answer(world, seat) == chosen, f"answer {made} of seat {seat}"
        if real_choice:
            assert real.walk is not None
            made += 1
            kept += before is not None and before.clock + 1 == state.clock
        state.play(seat, chosen)
    return made, kept


@pytest.mark.parametrize("game", ["settlers", "imperium", "wall"])
def test_trees_that_are_kept_hold_nothing_that_the_seat_cannot_know(game: str) -> None:
    """In Powers others answer between any two answers of a seat, so that none are kept."""
    found = [in_a_row(game, seed) for seed in (1, 2)]
    assert [made for made, _ in found] == [STEPS, STEPS]
    assert sum([kept for _, kept in found]) >= 4
