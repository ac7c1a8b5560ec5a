"""Where cards of Imperial Settlers lie and who sees them; from this comes what a seat cannot know."""

from __future__ import annotations

from typing import Any, Final

from ...cards.zones import NOBODY, ONE, OWNER, TUPLES, Zone, Zones
from . import tables
from .building import open_cards
from .lexicon import CARDS


class SettlersZones(Zones):
    """Every deck has its own back. A card that is being built or becomes a Deal lies open in no zone."""

    def back(self, s: Any, card: int) -> int:
        return tables.ORIGIN[card]

    def elsewhere(self, s: Any) -> list[int]:
        return open_cards(s)


ZONES: Final = SettlersZones(
    CARDS,
    (
        Zone("hands", sees=OWNER, free=True),
        Zone("offers", sees=OWNER, free=True, told=True),  # everybody saw who passed them on
        Zone("decks", sees=NOBODY),
        Zone("sites", sees=NOBODY, told=True),
        Zone("stash", TUPLES, sees=NOBODY, told=True, at=1),
        Zone("routes", TUPLES, sees=NOBODY, at=2),
        Zone("waves", ONE, sees=NOBODY),
        Zone("market", ONE),
        Zone("piles"),
        Zone("empires"),
        Zone("deals"),
        Zone("virtual"),
    ),
    marks="seen",
)
