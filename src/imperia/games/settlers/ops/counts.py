"""What cards of Imperial Settlers count and select: own Locations, samurai, cards in hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ....cards.nodes import EACH, Count
from ....cards.select import Select
from ....cards.words import Tongue
from .. import tables
from ..lexicon import JAPANESE, colour_name

if TYPE_CHECKING:
    from ..state import Settlers


@dataclass(frozen=True)
class Own(Count):
    """Own Locations of a colour, this one included (IS-BLD-11)."""

    colour: int

    def of(self, s: Settlers, seat: int, card: int) -> int:
        return sum([1 for c in s.empires[seat] if tables.COLOUR[c] & self.colour])

    def words(self, t: Tongue, form: str = EACH) -> str:
        return t.say("settlers-each-own", colour=colour_name(self.colour))

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return (f"colour-{colour_name(self.colour)}",)


@dataclass(frozen=True)
class OwnSamurai(Count):
    """Samurai on own Locations."""

    phrase = "settlers-each-samurai"
    marks = ("samurai",)

    def of(self, s: Settlers, seat: int, card: int) -> int:
        return sum([s.guard[c] for c in s.empires[seat] if tables.ORIGIN[c] == JAPANESE])


@dataclass(frozen=True)
class InHand(Select):
    """Cards in the own hand, perhaps only common ones."""

    common: bool = False
    phrase = "settlers-in-hand"

    def cards(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [c for c in s.hands[seat] if tables.IS_COMMON[c] or not self.common]

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return ("common-card" if self.common else "card",)
