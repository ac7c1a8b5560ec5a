"""The 12 Unrest cards of Legends."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    IN_SUPPLY, Print, unrest,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    unrest("2UNR1", "2UNR2", "2UNR3", "2UNR4", "2UNR5", "2UNR6", "2UNR7", "2UNR8", start=IN_SUPPLY),
    unrest("2UNR9", "2UNR10", start=IN_SUPPLY, players=3),
    unrest("2UNR11", "2UNR12", start=IN_SUPPLY, players=4),
)  # fmt: skip
