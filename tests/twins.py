"""Twins: a second state that a seat cannot tell from the first, made without `determinize`.

Two cards with the same back that the seat does not know change places, wherever they lie: in zones, in frames, in the
open question. What is known comes from the declared zones, so a twin shows that a view, an option list or a log depends
on something hidden; the tests of each game's information say what must be hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from imperia.kernel.rng import Rng
from imperia.kernel.state import SEAT, State


def unknown(s: State, seat: int) -> dict[int, list[int]]:
    """The cards that a seat cannot place, those together that may change places."""
    zones = s.rules().zones
    found: dict[int, list[int]] = {}
    for zone in zones.zones:
        for part, cards in enumerate(zone.parts(s)):
            for card in cards:
                if card >= 0 and not zones.knows(s, seat, zone, part, card):
                    found.setdefault(zones.alike(s, card, zone.listed and part == seat), []).append(card)
    for frame in s.stack:
        held = s.game.tables.holds_cards[frame[0]]
        if held >= 0 and frame[SEAT] != seat:
            for card in frame[held:]:
                found.setdefault(zones.alike(s, card, False), []).append(card)
    return found


def swapped(s: State, one: int, other: int) -> State:
    """The state with two cards in each other's places; what seats know goes with the places."""
    zones: Any = s.rules().zones
    twin: Any = s.clone()
    swap = {one: other, other: one}
    tables = s.game.tables
    for zone in zones.zones:
        zone.put(twin, [[swap.get(card, card) for card in part] for part in zone.parts(twin)])
    for depth, frame in enumerate(twin.stack):
        places = {*tables.names_cards[frame[0]]}
        if tables.holds_cards[frame[0]] >= 0:
            places |= set(range(tables.holds_cards[frame[0]], len(frame)))
        twin.stack[depth] = tuple([swap.get(n, n) if i in places else n for i, n in enumerate(frame)])
    if twin.pending:
        cards = tables.prompts[twin.asking[0]].cards
        twin.asking = tuple([swap.get(n, n) if i in cards else n for i, n in enumerate(twin.asking)])
    if zones.marks:
        marks = getattr(twin, zones.marks)
        marks[one], marks[other] = marks[other], marks[one]
    twin.forget()
    return twin


def may_swap(s: State, seat: int, one: int, other: int) -> bool:
    """May two hidden cards change places, by what the seat knows of the places they lie in?"""
    zones: Any = s.rules().zones
    census = zones.census(s)
    choosy, bound = zones.choosy(s, seat), zones.bound(s, seat)
    for card, place in ((one, census[other]), (other, census[one])):
        if (place[:2] in choosy or card in bound) and not zones.fits(s, seat, place[0], place[1], card):
            return False
    return bool(zones.possible(swapped(s, one, other), seat))


def twins(s: State, seat: int, rng: Rng, n: int = 4) -> Iterator[State]:
    """Some states that `seat` cannot tell from `s`, as far as the constraints of the game allow them."""
    for cards in unknown(s, seat).values():
        for _ in range(n):
            one, other = cards[rng.below(len(cards))], cards[rng.below(len(cards))]
            if one != other and may_swap(s, seat, one, other):
                yield swapped(s, one, other)
