"""The 12 Unrest cards of Classics."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    IN_SUPPLY, Print, unrest,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    unrest(
        "1UNR1", "1UNR2", "1UNR3", "1UNR4", "1UNR5", "1UNR6", "1UNR7", "1UNR8", start=IN_SUPPLY,
    ),
    unrest("1UNR9", "1UNR10", start=IN_SUPPLY, players=3),
    unrest("1UNR11", "1UNR12", start=IN_SUPPLY, players=4),
)  # fmt: skip
