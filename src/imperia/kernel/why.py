"""Why not: the reasons why nothing can be done with a thing of the table, as data that a speaker puts into words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Reasons that hold in every game; each game names its own.
OVER: Final = "over"  # the game is over
WAITING: Final = "waiting"  # somebody else is asked
ASKED: Final = "asked"  # something else is asked
PAST: Final = "picked-past"  # several things are picked in order: it came before those picked
LATER: Final = "picked-later"  # … or comes after one that must be picked first
GENERAL: Final = (OVER, WAITING, ASKED, PAST, LATER)  # they tell of the question, not of the thing


@dataclass(frozen=True)
class Why:
    """Why a verb ("" for all of them) cannot be done: a reason by name, the rule that says so, and what it is about.

    `never`: it cannot be done with this thing at any time; `goods`: what is missing, as (good, number); `n` and `have`:
    how many are needed and there; `card` and `seat`: whose doing it is.
    """

    verb: str
    name: str
    rule: str
    never: bool = False
    goods: tuple[tuple[int, int], ...] = ()
    n: int = 0
    have: int = 0
    card: int = -1
    seat: int = -1


def parted(thing: str) -> tuple[str, int]:
    """The kind and number of a thing ("card:37"); a word in place of the number is -1."""
    kind, _, number = thing.partition(":")
    return kind, int(number) if number.isascii() and number.isdigit() and len(number) < 7 else -1
