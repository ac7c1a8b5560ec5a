"""Summer: income, shame bought off, command cards to the discard pile, and who takes them back (GW-SUM)."""

from __future__ import annotations

from ...kernel.state import OP, PC, SEAT, Frame
from . import facts, shame, tactics
from .gates import figures, fire_own, gain, order
from .lexicon import (
    BETRAYAL,
    COMMANDS,
    COOP,
    DISCARD_HONOUR,
    DISCARDED,
    E_KEPT,
    E_RECLAIMED,
    E_SEASON,
    HONOUR,
    IN_HAND,
    M_INCOME,
    M_RECLAIMED,
    M_RECLAIMING,
    ON_TRACK,
    PRODUCTION,
    SUMMER,
    V_HONOUR,
    V_RECLAIM,
    W_INCOME,
    T,
)
from .state import Wall


def summer(s: Wall) -> None:
    s.season = SUMMER
    s.spent_turn = ()
    s.tell(E_SEASON, SUMMER, s.year)
    s.push(SUMMERING, 0)


def _summering(s: Wall, f: Frame) -> None:
    """The four steps, each finished for all before the next (GW-SUM-11); co-op has three (GW-COP-32)."""
    step = f[PC]
    if step == 4 or (step == 3 and s.mode == COOP):
        s.stack.pop()
        return
    s.to(step + 1)
    if step == 0:
        for p in reversed(s.tea):
            if p != s.qin:  # Qin has no income (GW-SOL-58)
                s.push(EARNING, 0, p)
    elif step == 1:
        for p in reversed(order(s)):
            s.push(SHEDDING_ALL, 0, p)
    elif step == 2:
        clear_track(s)
    else:
        for p in reversed(order(s)):
            s.push(RECLAIMING, 0, p)


# --- income ---------------------------------------------------------------------------------------------------------
def _earning(s: Wall, f: Frame) -> None:
    """Income of all overseers (GW-SUM-02), then what reacts to it, then a tactic card."""
    p = f[SEAT]
    if f[PC] == 0:
        s.to(1)
        for location in range(PRODUCTION):
            take_income(s, p, location)
        fire_own(s, M_INCOME, p)
        return
    s.stack.pop()
    if p < s.seats:
        tactics.window(s, W_INCOME, p)


def take_income(s: Wall, p: int, location: int, owner: int = -1) -> None:
    """As many of a location's resource as the level of an overseer there, one's own if nobody's is named."""
    gain(s, p, location, s.overseers[(p if owner < 0 else owner) * PRODUCTION + location])


def _shedding_all(s: Wall, f: Frame) -> None:
    s.stack.pop()
    shame.buying(s, f[SEAT])


# --- command cards --------------------------------------------------------------------------------------------------
def clear_track(s: Wall) -> None:
    """All command cards leave the track: to the discard pile, Qin's to his own, the Reed Clan's back to it."""
    for i in range(len(s.commands)):
        if s.commands[i] == ON_TRACK:
            s.commands[i] = DISCARDED
    if s.qin_card >= 0:
        s.qin_discard.append(s.qin_card)
        s.qin_card = -1
    s.track = [-1] * s.factions
    s.played = [-1] * s.factions


def discarded(s: Wall, p: int) -> list[int]:
    """The names of a player's command cards in the discard pile."""
    at = p * COMMANDS
    return [name for name in range(COMMANDS) if s.commands[at + name] == DISCARDED]


def reclaimable(s: Wall, p: int) -> list[int]:
    """… that may be taken back: Betrayal stays for good (GW-SUM-09)."""
    return [name for name in discarded(s, p) if name != BETRAYAL]


def _reclaiming(s: Wall, f: Frame) -> None:
    """Take all back, or honour for each (GW-SUM-06). The program counter: 0 ask, 1 chosen, 2 do it, 3 done."""
    p = f[SEAT]
    if f[PC] == 0:
        if not discarded(s, p):
            s.stack.pop()
            return
        s.to(1)
        s.ask((p,), ASK_RECLAIM)
    elif f[PC] == 1:
        chosen = s.answers[p]
        s.stack[-1] = (f[OP], 2, p, chosen)
        fire_own(s, M_RECLAIMING, p, -1, int(chosen == V_HONOUR))
    elif f[PC] == 2:
        s.to(3)
        if f[3] == V_HONOUR:
            n = len(discarded(s, p))
            s.tell(E_KEPT, p, n)
            gain(s, p, HONOUR, n * facts.value(s, DISCARD_HONOUR, figures(s).discard_honour, p))
        else:
            back = reclaimable(s, p)
            for name in back:
                s.commands[p * COMMANDS + name] = IN_HAND
            s.tell(E_RECLAIMED, p, len(back))
    else:
        s.stack.pop()
        fire_own(s, M_RECLAIMED, p, -1, int(f[3] == V_HONOUR))


def _reclaim_codes(s: Wall, seat: int) -> list[int]:
    """With an empty hand one must take cards back, if there are any to take (GW-SUM-10)."""
    at = seat * COMMANDS
    if not reclaimable(s, seat):
        return [V_HONOUR]
    if IN_HAND not in s.commands[at : at + COMMANDS]:
        return [V_RECLAIM]
    return [V_RECLAIM, V_HONOUR]


SUMMERING = T.op(_summering, "summering", cards=())
EARNING = T.op(_earning, "earning", cards=())
SHEDDING_ALL = T.op(_shedding_all, "shedding", cards=())
RECLAIMING = T.op(_reclaiming, "reclaiming", cards=())
ASK_RECLAIM = T.prompt("reclaim", _reclaim_codes, "GW-SUM-06", cards=())
