"""The goods of Imperial Settlers (IS-RES-01): the first eight are counted in a personal supply, cards are drawn."""

from __future__ import annotations

from typing import Final

WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
GOLD: Final = 3
SETTLER: Final = 4
RAZE: Final = 5
DEFENSE: Final = 6
VP: Final = 7
ANY_CARD: Final = 8
COMMON_CARD: Final = 9
FACTION_CARD: Final = 10
GOODS: Final = (
    "wood", "stone", "food", "gold", "settler", "raze", "defense", "vp", "card", "common-card", "faction-card",
)  # fmt: skip
RESOURCES: Final = (WOOD, STONE, FOOD)  # IS-RES-02
COUNTED: Final = 8  # goods that a personal supply counts; `goods[seat * COUNTED + good]`
