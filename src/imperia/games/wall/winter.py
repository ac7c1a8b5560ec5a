"""Winter: volley, defeats, the assault section by section, barricades off, and the end check (GW-WIN)."""

from __future__ import annotations

from ...kernel.state import PC, Frame
from . import coop, facts, fights
from .flow import finish
from .gates import fire_own, sections, walls_end
from .lexicon import (
    BY_SHAME,
    BY_TIME,
    COOP,
    E_CLEARED,
    E_SEASON,
    M_WINTER_BEGINS,
    SECTIONS,
    UNTIL_ASSAULTS,
    UNTILS,
    WINTER,
    T,
)
from .ordering import fire_all
from .spring import last_space
from .state import Wall


def winter(s: Wall) -> None:
    s.season = WINTER
    s.spent_turn = ()  # the winter counts as one turn (CR-07)
    s.breaches = 0
    s.tell(E_SEASON, WINTER, s.year)
    s.push(WINTERING, 0)


def _wintering(s: Wall, f: Frame) -> None:
    """The phases in order; phase 2 takes one step for each section."""
    step = f[PC]
    s.to(step + 1)
    if step == 0:
        fire_all(s, M_WINTER_BEGINS)
        if s.qin >= 0:
            fire_own(s, M_WINTER_BEGINS, s.qin)
    elif step == 1:
        fights.push_volley(s)
    elif step == 2:
        fights.check_defeats(s)
    elif step < 3 + SECTIONS:
        if step - 3 in sections(s):
            fights.assault(s, step - 3)
    elif step == 3 + SECTIONS:
        clear_barricades(s)
        if s.mode == COOP:
            coop.winter(s)
    else:
        s.stack.pop()
        if s.mode != COOP:
            check_end(s)


def clear_barricades(s: Wall) -> None:
    """After the assault every barricade leaves the board, breach or not (GW-WIN-11)."""
    facts.end_spells(s, UNTILS[UNTIL_ASSAULTS])
    for section in range(SECTIONS):
        s.barricades[section] = 0
    s.tell(E_CLEARED)


def check_end(s: Wall) -> None:
    """Phase 3: the shame bank, the Wall, the time (GW-END-01 to GW-END-04). Shame first: alone it loses (GW-SOL-54)."""
    ending = BY_SHAME if not s.bank else walls_end(s) or (BY_TIME if last_space(s) else 0)
    if ending:
        finish(s, ending)


WINTERING = T.op(_wintering, "wintering", cards=())
