"""Spring: time passes, hordes come one by one, raids cost shame, the advisor row moves on (GW-SPR)."""

from __future__ import annotations

from . import solo, troops
from .flow import finish
from .gates import discard_advisor, figures, renew_hordes, sections, space, top_indicator
from .lexicon import (
    COOP,
    E_HORDE,
    E_RAID,
    E_SEASON,
    E_YEAR,
    ROWS,
    SOLO,
    SPRING,
    TEAM_LATE,
)
from .state import Wall

LEAVING = 2  # advisors that leave the row each spring


def spring(s: Wall) -> None:
    s.season = SPRING
    s.spent_year = ()
    if last_space(s):
        finish(s, TEAM_LATE)  # competitive games ended in the winter before (GW-SPR-02, GW-COP-45)
        return
    s.year += 1
    s.tell(E_YEAR, s.year)
    s.tell(E_SEASON, SPRING, s.year)
    add_hordes(s, figures(s).hordes[s.side][space(s)] + (s.mode == COOP))
    if s.mode == SOLO:
        solo.spring(s)
    else:
        for _ in range(LEAVING):
            discard_advisor(s, 0)


def last_space(s: Wall) -> bool:
    """Is the time marker on the last space?"""
    return space(s) == len(figures(s).losses[s.side]) - 1


# --- hordes ---------------------------------------------------------------------------------------------------------
def add_hordes(s: Wall, n: int) -> None:
    """Add horde cards one at a time (GW-SPR-03 to GW-SPR-09)."""
    for _ in range(n):
        renew_hordes(s)
        if not s.horde_deck:
            return  # CR-03
        card = s.horde_deck.pop()
        section = _section_for(s)
        if section < 0:
            _raid(s, card)
        else:
            lay_horde(s, card, section)


def _section_for(s: Wall) -> int:
    """Empty sections first, from the left, then where the card now on top points; −1 when that is full."""
    for section in sections(s):
        if s.horde[section * ROWS] < 0:
            return section
    renew_hordes(s)
    section = top_indicator(s)
    if section < 0:  # nothing lies on top: the leftmost section with room (CR-03)
        for section in sections(s):
            if s.horde[section * ROWS + ROWS - 1] < 0:
                return section
        return -1
    return section if s.horde[section * ROWS + ROWS - 1] < 0 else -1


def lay_horde(s: Wall, card: int, section: int) -> None:
    """A horde card takes the free position nearest the Wall (GW-SPR-07)."""
    position = section * ROWS
    while s.horde[position] >= 0:
        position += 1
    troops.lay_horde(s, position, card)
    s.tell(E_HORDE, card, position)


def _raid(s: Wall, card: int) -> None:
    """The card is discarded; shame tokens leave the game, one for each person (GW-SPR-08, GW-SPR-09)."""
    s.horde_discard.append(card)
    lost = min(s.bank, s.seats)
    s.bank -= lost
    s.boxed += lost
    s.tell(E_RAID, card, lost)
