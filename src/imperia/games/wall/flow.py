"""The course of the game: years of four seasons, and the end (GW-GEN-01, GW-END)."""

from __future__ import annotations

from ...kernel.state import PC, Frame
from .lexicon import E_OVER, ENDED, T
from .state import Wall
from .tables import SEASON_RUNS


def begin(s: Wall) -> None:
    """Play starts with the autumn of year 1 (GW-SET-25)."""
    s.push(YEARS, 2)


def _years(s: Wall, f: Frame) -> None:
    """Spring, summer, autumn, winter, for ever: winter says when it is over."""
    s.to((f[PC] + 1) % 4)
    SEASON_RUNS[f[PC]](s)


def finish(s: Wall, ending: int) -> None:
    """The game is over; whatever was under way is left."""
    s.ending = ending
    s.season = ENDED
    s.active = -1
    s.over = True
    s.stack.clear()
    s.tell(E_OVER, ending)


YEARS = T.op(_years, "years", cards=())
