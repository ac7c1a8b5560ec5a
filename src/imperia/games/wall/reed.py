"""The Reed Clan: what its officials do in a location, decided by its ruler (GW-P2)."""

from __future__ import annotations

from ...cards.nodes import rules_of
from ...kernel.state import PC, SEAT, Frame
from . import attacks, solo
from .gates import discard_advisor, raise_tea, ruler, sections
from .lexicon import (
    BARRACKS,
    BUILDERS,
    E_BARRICADE,
    EMBASSY,
    MOST_BARRICADES,
    ROW,
    TEAHOUSE,
    V_BARRICADE,
    V_OFFER,
    T,
)
from .state import Wall


def works(s: Wall, location: int) -> None:
    """The Reed effect of a location that is no production (GW-P2-33 to GW-P2-37)."""
    if location == TEAHOUSE:
        raise_tea(s, s.reed, 1)
    elif location == BARRACKS:
        attacks.reed_attack(s, -1)
    elif location == EMBASSY and any(card >= 0 for card in s.row):
        if ruler(s) < 0:
            discard_advisor(s, 0)  # GW-SOL-62
        else:
            s.push(DISCARDING, 0, s.reed)
    elif location == BUILDERS and open_barricades(s):
        if ruler(s) < 0:
            put_barricade(s, solo.barricade_section(s))
        else:
            s.push(BARRICADING, 0, s.reed)


# --- Embassy --------------------------------------------------------------------------------------------------------
def _discarding(s: Wall, f: Frame) -> None:
    """The ruler discards an advisor of the row (GW-P2-33)."""
    if f[PC] == 0:
        s.to(1)
        rules_of(s).ask(s, f[SEAT], ASK_DISCARD_ADVISOR, -1)
        return
    s.stack.pop()
    discard_advisor(s, rules_of(s).answer(s, f[SEAT]) - V_OFFER)


def _discard_codes(s: Wall, seat: int) -> list[int]:
    return [V_OFFER + slot for slot in range(ROW) if s.row[slot] >= 0]


# --- Builders' Camp -------------------------------------------------------------------------------------------------
def open_barricades(s: Wall) -> list[int]:
    """The sections in use with room for a barricade."""
    return [section for section in sections(s) if s.barricades[section] < MOST_BARRICADES]


def put_barricade(s: Wall, section: int) -> None:
    """A barricade free of charge, without honour (GW-P2-34)."""
    s.barricades[section] += 1
    s.tell(E_BARRICADE, s.reed, section)


def _barricading(s: Wall, f: Frame) -> None:
    if f[PC] == 0:
        s.to(1)
        rules_of(s).ask(s, f[SEAT], ASK_REED_BARRICADE, -1)
        return
    s.stack.pop()
    put_barricade(s, rules_of(s).answer(s, f[SEAT]) - V_BARRICADE)


def _barricade_codes(s: Wall, seat: int) -> list[int]:
    return [V_BARRICADE + section for section in open_barricades(s)]


DISCARDING = T.op(_discarding, "discarding", cards=())
BARRICADING = T.op(_barricading, "barricading", cards=())
ASK_DISCARD_ADVISOR = T.prompt("discard-advisor", _discard_codes, "GW-P2-33", cards=())
ASK_REED_BARRICADE = T.prompt("reed-barricade", _barricade_codes, "GW-P2-34", cards=())
