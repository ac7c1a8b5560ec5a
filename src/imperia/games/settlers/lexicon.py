"""The numbered words of Imperial Settlers: kinds, colours, factions, phases, and where VP come from."""

from __future__ import annotations

from typing import Final

from ...cards.nodes import EffectTables

CARDS: Final = 220  # physical cards: 84 common, 4 x 30 faction, 16 attack cards (IS-CMP-02)
PLAYING: Final = 204  # those that can lie in an Empire; attack cards come after them
FACES: Final = 144  # different fronts: the numbers that cards have on the table
T: Final = EffectTables("settlers", seats=4)
T.mixes(goods=3, most=32)  # "3 wood" onto a Shrine

# --- kinds of Location (IS-CRD-03) and colours (IS-CRD-04, bits) --------------------------------------------------
PRODUCTION: Final = 0
FEATURE: Final = 1
ACTION: Final = 2
ATTACK: Final = 3
KINDS: Final = ("production", "feature", "action", "attack")
BROWN: Final = 1
GRAY: Final = 2
RED: Final = 4
PINK: Final = 8
GOLDEN: Final = 16
BLUE: Final = 32
BLACK: Final = 64
PURPLE: Final = 128
COLOURS: Final = ("brown", "gray", "red", "pink", "gold", "blue", "black", "purple")

# --- factions: the origin of a card is a faction, the common deck or the attack cards -----------------------------
ROMAN: Final = 0
BARBARIAN: Final = 1
EGYPTIAN: Final = 2
JAPANESE: Final = 3
COMMON: Final = 4
VIRTUAL: Final = 5
FACTIONS: Final = ("roman", "barbarian", "egyptian", "japanese")
ORIGINS: Final = (*FACTIONS, "common", "attack")
SIDES: Final = ("a", "b")

# --- options and phases -------------------------------------------------------------------------------------------
STANDARD: Final = 0
DRAFT: Final = 1
ADVANCED: Final = 2
LOOKOUTS: Final = ("standard", "draft", "advanced")

LOOKOUT: Final = 1
PRODUCE: Final = 2
ACT: Final = 3
CLEANUP: Final = 4
ATTACKING: Final = 5
END: Final = 6
PHASES: Final = ("setup", "lookout", "production", "action", "cleanup", "attack", "end")
ROUNDS: Final = 5

BLOCKED: Final = 9  # `used` of an action Location that a Scorpion Breeder has shut (IS-AMB-32)

# --- where the VP of the track came from, for the score sheet -----------------------------------------------------
W_PRODUCTION: Final = 0
W_DEALS: Final = 1
W_BONUS: Final = 2
W_FEATURES: Final = 3
W_ACTIONS: Final = 4
W_RAZING: Final = 5
WAYS: Final = 6
WAY_NAMES: Final = ("production", "deals", "bonus", "features", "actions", "razing")
WAY_OF_KIND: Final = (W_PRODUCTION, W_FEATURES, W_ACTIONS)


def colour_name(colour: int) -> str:
    return COLOURS[colour.bit_length() - 1]
