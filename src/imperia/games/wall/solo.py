"""Qin Jiushao, the rival of the solo game: he never asks, everything he does follows from his track (GW-SOL)."""

from __future__ import annotations

from .state import Wall


def reveal(s: Wall) -> None:
    """Autumn step 1: his card of this autumn (GW-SOL-30, GW-SOL-57): sets `qin_card` and `played`."""
    raise AssertionError("the solo game is not there yet")


def places(s: Wall, n: int) -> None:
    """He places `n` officials by his track (GW-SOL-65, GW-SOL-66)."""
    raise AssertionError("the solo game is not there yet")


def moves_reed(s: Wall, n: int) -> None:
    """As ruler he moves up to `n` Reed officials (GW-SOL-67)."""
    raise AssertionError("the solo game is not there yet")


def works(s: Wall, location: int) -> None:
    """His effect in an activated location: honour in production, spearmen in the Barracks (GW-SOL-37, GW-SOL-39)."""
    raise AssertionError("the solo game is not there yet")


def worked(s: Wall, location: int) -> None:
    """A location with his officials was activated: its token goes to the left end (GW-SOL-20)."""
    raise AssertionError("the solo game is not there yet")


def goes_first(s: Wall, p: int, locations: list[int]) -> int:
    """Step B of faction `p`: the location that Qin activates next, −1 if a person chooses (GW-SOL-41). In other modes,
    and in a person's turn, always −1."""
    return -1


def barricade_section(s: Wall) -> int:
    """Where he puts a barricade of the Reed Clan (GW-SOL-62)."""
    raise AssertionError("the solo game is not there yet")


def spring(s: Wall) -> None:
    """Spring step 3: one of the two leftmost advisors, or both, become his support (GW-SOL-51, GW-VAR-03)."""
    raise AssertionError("the solo game is not there yet")
