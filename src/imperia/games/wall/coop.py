"""The cooperative game: demands, events, and how it is won or lost together (GW-COP)."""

from __future__ import annotations

from .state import Wall


def wall_built(s: Wall, p: int) -> None:
    """A player built a part of the Wall: he may take a command card back (GW-COP-34)."""


def winter(s: Wall) -> None:
    """Phases 3 to 6: demands, end check, unfulfilled demands, an event (GW-COP-38)."""
    raise AssertionError("the cooperative game is not there yet")
