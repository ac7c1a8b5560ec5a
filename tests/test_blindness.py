"""What a seat cannot know leaves no trace, and the tests that say so can fail: determinizations broken on purpose."""

from __future__ import annotations

from typing import Any

import pytest

import imperia
from imperia.cards.laws import Draw, check_resampling, drawn
from imperia.cards.zones import OPEN, Zone, Zones
from imperia.kernel.rng import Rng
from imperia.kernel.state import State
from play import ALL_SETUPS, moments, named
from twins import may_swap, swapped, twins, unknown

every_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=named)
WORLDS, MORE_WORLDS = 24, 400  # so many are drawn; and where chance may have kept a card in its place


def check_twins(state: State, rng: Rng, draw: Draw = drawn) -> None:
    """States that a seat cannot tell apart look alike to it, in views, options and log, and lead to the same worlds."""
    for seat in range(state.seats):
        world = draw(state, seat, 5)
        for twin in twins(state, seat, rng, 2):
            assert twin.view(seat) == state.view(seat)
            if seat in state.pending:
                assert twin.legal(seat) == state.legal(seat)
            assert draw(twin, seat, 5) == world, "what the seat cannot know leaves a trace"


def check_variety(state: State, draw: Draw = drawn) -> None:
    """Every hidden card that could lie elsewhere does so in some world, and every secret answer could be another one:
    nothing hidden is kept as it is."""
    zones: Any = state.rules().zones
    for seat in range(state.seats):
        worlds = [draw(state, seat, n) for n in range(WORLDS)]
        found = [zones.census(world) for world in worlds]
        for cards in unknown(state, seat).values():
            for card in cards if len(cards) > 3 else ():
                places = {_place(zones, census, card) for census in found}
                if len(places) == 1 and _movable(state, seat, card, cards):
                    later = (zones.census(draw(state, seat, n)) for n in range(WORLDS, MORE_WORLDS))
                    assert any(_place(zones, census, card) not in places for census in later), (
                        f"seat {seat} finds card {card} again and again in {places}"
                    )
        for p in range(state.seats):
            if state.pending and p != seat and state.answers[p] >= 0:
                answers = {world.answers[p] for world in worlds}
                open_ = state.game.legals[state.asking[0]](state, p)
                assert len(answers) > 1 or len(open_) == 1, f"seat {seat} finds the same answer of seat {p}"


Census = dict[int, tuple[str, int, int]]


def _place(zones: Zones, census: Census, card: int) -> tuple[str, int, int]:
    """Where a card lies; in a zone without order, its position says nothing."""
    zone, part, position = census[card]
    return zone, part, 0 if zone in zones.named and zones.named[zone].free else position


def _movable(state: State, seat: int, card: int, others: list[int]) -> bool:
    """Could a hidden card lie elsewhere, by what the seat knows?"""
    zones: Any = state.rules().zones
    census = zones.census(state)
    here = _place(zones, census, card)
    elsewhere = (other for other in others if _place(zones, census, other) != here)
    return any(may_swap(state, seat, card, other) for other in elsewhere)


def check_all(states: list[State], draw: Draw) -> None:
    for number, state in enumerate(states):
        for seat in range(state.seats):
            check_resampling(state, seat, number, number + 1, draw)
        check_twins(state, Rng(number, 13), draw)
        check_variety(state, draw)


@every_setup
def test_twins_cannot_be_told_apart(setup):
    for number, state in enumerate(moments(setup)):
        check_twins(state, Rng(number, 13))


@every_setup
def test_everything_hidden_is_drawn_anew(setup):
    for state in moments(setup)[::4]:
        check_variety(state)


# --- determinizations that are broken on purpose ------------------------------------------------------------------
def the_truth(zones: Zones, s: Any, seat: int, seed: int) -> Any:
    """Hands on the state itself."""
    return s.clone()


def with_the_chance(zones: Zones, s: Any, seat: int, seed: int) -> Any:
    """Keeps the generator, so that what comes next is the truth."""
    new = Zones.determinize(zones, s, seat, seed)
    new.rng = s.rng
    return new


def with_an_order(zones: Zones, s: Any, seat: int, seed: int) -> Any:
    """Keeps one hidden zone as it is."""
    new = Zones.determinize(zones, s, seat, seed)
    zone = _widest(zones, s, seat)
    zone.put(new, [part[:] for part in zone.parts(s)])
    return new


def with_the_answers(zones: Zones, s: Any, seat: int, seed: int) -> Any:
    """Keeps the secret answers of others."""
    new = Zones.determinize(zones, s, seat, seed)
    new.answers = s.answers[:]
    return new


def with_the_log(zones: Zones, s: Any, seat: int, seed: int) -> Any:
    """Keeps the log with its secrets."""
    new = Zones.determinize(zones, s, seat, seed)
    new.log = s.log[:]
    return new


def _widest(zones: Zones, s: State, seat: int) -> Zone:
    def size(zone: Zone) -> int:
        parts = enumerate(zone.parts(s))
        return sum([c >= 0 and not zones.knows(s, seat, zone, part, c) for part, cards in parts for c in cards])

    return max([zone for zone in zones.zones if zone.sees != OPEN], key=size)


def has_secret_answer(state: State) -> bool:
    """Has somebody chosen among several answers to a question that is still open to others?"""
    given = [p for p in range(state.seats) if state.pending and state.answers[p] >= 0]
    return any(len(state.game.legals[state.asking[0]](state, p)) > 1 for p in given)


@pytest.mark.parametrize("broken", [the_truth, with_the_chance, with_an_order, with_the_answers, with_the_log])
@pytest.mark.parametrize("game", imperia.games())
def test_a_broken_determinization_is_caught(game, broken):
    zones = imperia.game(game).zones
    found = [setup for setup in ALL_SETUPS if setup[0] == game and setup[1] > 1]
    if broken is with_the_answers:
        states = [state for setup in found for state in moments(setup) if has_secret_answer(state)]
        if not states:
            assert all(len(s.pending) < 2 for setup in found for s in moments(setup)), "such states should be there"
            return
    else:
        states = [state for setup in (found[0], found[-1]) for state in moments(setup)]

    def draw(s: State, seat: int, seed: int) -> State:
        return broken(zones, s, seat, seed)

    with pytest.raises(AssertionError):
        check_all(states, draw)


def test_a_swap_of_cards_is_seen_by_who_knows_them():
    """The twins are real: the seat that holds one of the cards sees the difference."""
    state = imperia.game("powers").new(4, 3)
    while state.asking[0] != [p.name for p in state.rules().prompts].index("lay"):
        seat = state.pending[0]
        state.play(seat, state.legal(seat)[0])
    hand, pile = state.hands[0][0], state.piles[0][0]
    twin = swapped(state, hand, pile)
    assert twin.view(0) != state.view(0)
    assert twin.view(1) == state.view(1)
