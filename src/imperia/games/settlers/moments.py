"""The moments at which features of Locations react, and the order in which they do (IS-AMB-31)."""

from __future__ import annotations

from typing import Any, Final

from ...cards.nodes import Choose, May
from ...cards.triggers import Watch, Watches
from .lexicon import PLAYING, T

MOMENTS: Final = ("settlers-build", "settlers-raze", "settlers-deal", "settlers-points", "settlers-send")
BUILD: Final = 0
RAZE: Final = 1
DEAL: Final = 2
POINTS: Final = 3  # one gain of VP
SEND: Final = 4  # one pair of settlers


class Features(Watches):
    """The reactions of all Locations."""

    def arranged(self, s: Any, heard: list[tuple[int, int, Watch]]) -> list[tuple[int, int, Watch]]:
        """Gains first, then choices of a gain, then offers to pay: no other order lets the owner reach more."""
        return sorted(heard, key=_rank) if len(heard) > 1 else heard


def _rank(entry: tuple[int, int, Watch]) -> int:
    effect = entry[2].node.effect
    return 2 if isinstance(effect, May) else 1 if isinstance(effect, Choose) else 0


FEATURES: Final = Features(T, MOMENTS, PLAYING)
