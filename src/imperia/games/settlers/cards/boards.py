"""The four faction boards: what each produces every round and what it may keep at Cleanup (IS-PRD-03, IS-CLN-02)."""

from __future__ import annotations

from typing import Final

from ..goods import FOOD, GOLD, RAZE, SETTLER

# By faction: roman, barbarian, egyptian, japanese. Output as wood, stone, food, gold, settler, raze, defense.
OUTPUT: Final = (
    (1, 1, 0, 0, 2, 1, 1),
    (0, 0, 0, 0, 5, 1, 1),
    (0, 0, 0, 1, 3, 1, 1),
    (1, 0, 0, 0, 4, 1, 1),
)
STORED: Final = (RAZE, SETTLER, GOLD, FOOD)
