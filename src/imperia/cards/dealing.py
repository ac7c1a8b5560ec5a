"""Dealing hidden cards to places that do not take every card: each way that fits is as likely as any other.

Some places are choosy (a Candidate is a Character), some cards are bound (one is known to be with a player, in his
hand or as his Candidate). Bound cards draw a place, choosy places draw a card, all the rest is dealt; where two draw
the same, everything is drawn again. A place that a bound card might have come to draws like all the rest, and if its
card does not fit, everything is drawn again: otherwise bound cards would come there too seldom.
"""

from __future__ import annotations

from typing import Any, Final

from ..kernel.rng import Rng

Part = tuple[str, int]  # a zone and a part of it
TRIES: Final = 200  # draws before one must have been found, if there is any


class Dealing:
    """The cards of one back and the places where they may lie, by what a seat knows."""

    def __init__(self, zones: Any, s: Any, seat: int, parts: list[Part | None], cards: list[int]) -> None:
        self.zones = zones
        self.s = s
        self.seat = seat
        self.parts = parts  # of each place; None where any card may lie
        self.cards = cards  # as many, in any order

    def _fits(self, place: int, card: int) -> bool:
        part = self.parts[place]
        if part is None:
            return True
        fits: bool = self.zones.fits(self.s, self.seat, part[0], part[1], card)
        return fits

    def by_lot(self, choosy: tuple[Part, ...], bound: tuple[int, ...], rng: Rng) -> list[int]:
        """A card for each place."""
        places = list(range(len(self.parts)))
        homes: dict[int, list[int]] = {}
        for card in bound:
            if card in self.cards:
                homes[card] = [i for i in places if self.parts[i] is not None and self._fits(i, card)]
        picky = [i for i in places if self.parts[i] in choosy]
        if len(picky) > 1 or homes:  # a single place takes the first that fits
            within_reach: set[int] = set().union(*homes.values())
            contested = [i for i in picky if i in within_reach]
            picky = [i for i in picky if i not in within_reach]
            free = [card for card in self.cards if card not in homes]
            for _ in range(TRIES):
                placed = self._drawn(homes, picky, contested, free, rng)
                if placed:
                    return self._filled(placed)
        return self._filled(self._matched())

    def _drawn(
        self, homes: dict[int, list[int]], picky: list[int], contested: list[int], free: list[int], rng: Rng
    ) -> dict[int, int]:
        """By place, the cards that were bound or chosen; nothing if they do not go together."""
        placed: dict[int, int] = {}
        for card, home in homes.items():
            i = home[rng.below(len(home))] if home else -1
            if i < 0 or i in placed:
                return {}
            placed[i] = card
        taken: set[int] = set()
        for i in picky:
            card = self._one_that_fits(i, free, rng)
            if card < 0 or card in taken:
                return {}
            taken.add(card)
            placed[i] = card
        left = [card for card in free if card not in taken]
        for i in contested:
            if i not in placed:
                card = left.pop(rng.below(len(left)))
                if not self._fits(i, card):
                    return {}
                placed[i] = card
        return placed

    def _one_that_fits(self, place: int, free: list[int], rng: Rng) -> int:
        """Any of those that fit, or -1."""
        for _ in range(TRIES):
            card = free[rng.below(len(free))]
            if self._fits(place, card):
                return card
        return -1

    def _filled(self, placed: dict[int, int]) -> list[int]:
        """The other places take the other cards."""
        gone = set(placed.values())
        rest = [card for card in self.cards if card not in gone]
        rest.reverse()
        return [placed[i] if i in placed else rest.pop() for i in range(len(self.parts))]

    # --- some way that fits, if there is one (augmenting paths) -----------------------------------------------------
    def _matched(self) -> dict[int, int]:
        taken: dict[int, int] = {}  # card: its place
        for i in range(len(self.parts)):
            if self.parts[i] is not None:
                self._settle(i, taken, set())
        return {i: card for card, i in taken.items()}

    def _settle(self, place: int, taken: dict[int, int], tried: set[int]) -> bool:
        """Give a place a card that fits: a free one, else one whose place can do with another."""
        fitting: list[int] = []
        for card in self.cards:
            if card in tried or not self._fits(place, card):
                continue
            if card not in taken:
                taken[card] = place
                return True
            fitting.append(card)
        for card in fitting:
            if card not in tried:
                tried.add(card)
                if self._settle(taken[card], taken, tried):
                    taken[card] = place
                    return True
        return False
