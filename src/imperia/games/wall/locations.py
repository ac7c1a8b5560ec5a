"""Activating a location, and what is done in the ten of them (GW-ACT, GW-PRD to GW-ACA).

Production is three steps, each for all; in the other locations everyone with officials there has one block of work.
The blocks themselves (recruiting, building, hiring, promoting) are in `blocks`: cards use them too.
"""

from __future__ import annotations

from ...kernel.state import PC, SEAT, Frame
from . import blocks, facts, marching, reed, shame, solo, tactics
from .gates import TOP, draw_tactics, figures, fire_own, gain, go_on, pay, raise_tea, send_home, store
from .lexicon import (
    ACADEMY,
    BARRACKS,
    BUILDERS,
    CHI,
    COOP,
    DONATE_HONOUR,
    E_ACTIVATED,
    E_DONATED,
    EMBASSY,
    HEADQUARTERS,
    HONOUR,
    LONE,
    M_ACTIVATED,
    M_DONATED,
    M_WORKED,
    POSTS,
    PRODUCTION,
    RESOURCES,
    TEAHOUSE,
    TEMPLE,
    UNTIL_ACTIVATION,
    UNTILS,
    V_DONATE,
    V_DRAW,
    V_RISE,
    W_ACTIVATED,
    T,
)
from .ordering import each, fire_all
from .state import Wall

_LOCATION, _ADVANCED = 3, 4  # the frame of an activation: (op, pc, active faction, location, advanced)


def activate(s: Wall, location: int, advanced: bool) -> None:
    """Activate a location; an advanced activation brings no shame and needs no full location (GW-ACT-10)."""
    s.push(ACTIVATING, 0, s.active, location, int(advanced))


def present(s: Wall, location: int) -> list[int]:
    """The factions with officials in a location, in tea order."""
    return [p for p in s.tea if s.officials[p * POSTS + location]]


def _activating(s: Wall, f: Frame) -> None:
    """Shame, reactions, tactic cards, work, reactions, everybody home (GW-ACT-02 to GW-ACT-09)."""
    stack = s.stack
    depth = len(stack)
    for step in range(f[PC], _STEP_COUNT):
        _STEPS[step](s, f)
        if len(stack) != depth:
            go_on(s, f, depth, step + 1)
            return


def _begin(s: Wall, f: Frame) -> None:
    s.location = f[_LOCATION]
    s.tell(E_ACTIVATED, f[_LOCATION], f[SEAT], f[_ADVANCED])
    if not f[_ADVANCED] and figures(s).shame_icon[f[_LOCATION]]:
        _lone_shame(s, f[_LOCATION])


def _react(s: Wall, f: Frame) -> None:
    tactics.window(s, W_ACTIVATED, -1, f[_LOCATION])
    fire_all(s, M_ACTIVATED, f[_LOCATION])


def _work(s: Wall, f: Frame) -> None:
    location = f[_LOCATION]
    if location < PRODUCTION:
        s.push(PRODUCING, 0, -1, location)
    else:
        each(s, WORKING, present(s, location), location)


def _react_to_work(s: Wall, f: Frame) -> None:
    fire_all(s, M_WORKED, f[_LOCATION])


def _end(s: Wall, f: Frame) -> None:
    s.stack.pop()
    _go_home(s, f[_LOCATION])


_STEPS = (_begin, _react, _work, _react_to_work, _end)
_STEP_COUNT = len(_STEPS)


def _lone_shame(s: Wall, location: int) -> None:
    """Who is alone in a location with the icon takes a token (GW-ACT-09); not in an advanced activation."""
    there = present(s, location)
    if len(there) == 1 and there[0] < s.seats:
        shame.give(s, there[0], 1, LONE)


def _go_home(s: Wall, location: int) -> None:
    """All officials return to their supplies, but the Reed Clan's (GW-ACT-06, GW-P2-22)."""
    if s.qin >= 0 and s.officials[s.qin * POSTS + location]:
        solo.worked(s, location)
    for p in range(s.factions):
        if s.officials[p * POSTS + location] and p != s.reed:
            send_home(s, p, location)
    facts.end_spells(s, UNTILS[UNTIL_ACTIVATION])
    s.location = -1


# --- production -----------------------------------------------------------------------------------------------------
def _producing(s: Wall, f: Frame) -> None:
    """Gain, promote, donate: each for all before the next (GW-PRD-02)."""
    location = f[_LOCATION]
    step = f[PC]
    s.to(step + 1)
    there = present(s, location)
    people = [p for p in there if p < s.seats]
    if step == 0:
        for p in there:
            _gain(s, p, location)
    elif step == 1:
        here = blocks.promotion_here(location)
        if s.mode == COOP:  # whose turn it is must be agreed on only among those who can do something
            people = [p for p in people if blocks.has_promotion(s, p, here)]
        each(s, blocks.PROMOTING, people, *here)
    elif step == 2 and location != CHI:
        each(s, DONATING, [p for p in people if s.stock[p * RESOURCES + location]], location)
    elif step == 3:
        s.stack.pop()


def _gain(s: Wall, p: int, location: int) -> None:
    """One for each official, and the level of the own overseer (GW-PRD-03, GW-PRD-04)."""
    if p == s.reed:
        if location == TEMPLE:
            if 0 <= s.active < s.seats:
                shame.shed(s, s.active, -1, 1, must=True)  # the active player's own, if any (GW-P2-32)
        else:
            store(s, location, 1)
    elif p == s.qin:
        solo.works(s, location)
    else:
        gain(s, p, location, s.officials[p * POSTS + location] + s.overseers[p * PRODUCTION + location])


def _donating(s: Wall, f: Frame) -> None:
    """One of the resource just produced to the Storehouse, for honour (GW-PRD-10, GW-PRD-11)."""
    p, location = f[SEAT], f[3]
    if f[PC] == 0:
        if not s.stock[p * RESOURCES + location]:
            s.stack.pop()
            return
        s.to(1)
        s.ask((p,), ASK_DONATE, -1, location)
        return
    s.stack.pop()
    if s.answers[p] == V_DONATE:
        s.tell(E_DONATED, p, location)
        pay(s, p, location, 1)
        store(s, location, 1)
        gain(s, p, HONOUR, facts.value(s, DONATE_HONOUR, figures(s).donate_honour, p))
        fire_own(s, M_DONATED, p, location)


def _donate_codes(s: Wall, seat: int) -> list[int]:
    return [T.SKIP, V_DONATE]


ACTIVATING = T.op(_activating, "activating", cards=())
PRODUCING = T.op(_producing, "producing", cards=())
DONATING = T.op(_donating, "donating", cards=())
ASK_DONATE = T.prompt("donate", _donate_codes, "GW-PRD-10", cards=())


# --- the other six --------------------------------------------------------------------------------------------------
def _working(s: Wall, f: Frame) -> None:
    """One faction's work in a location that is no production."""
    s.stack.pop()
    p, location = f[SEAT], f[3]
    n = s.officials[p * POSTS + location]
    if p == s.reed:
        reed.works(s, location)
    elif p == s.qin:
        solo.works(s, location)
    elif location == BARRACKS:
        blocks.recruit(s, p, -1, n)
    elif location == BUILDERS:
        blocks.build(s, p, -1, n)
    elif location == HEADQUARTERS:
        marching.move_soldiers(s, p, -1, n)
    elif location == EMBASSY:
        blocks.hire(s, p, -1, n=n)
    elif location == TEAHOUSE:
        s.push(RISING, 0, p)
    else:
        assert location == ACADEMY
        s.push(STUDYING, 0, p, n)


def rises_by(s: Wall, p: int) -> int:
    """How far the Teahouse lets a tea marker rise: to the top if one faction fills the house (GW-TEH-03)."""
    return TOP if s.officials[p * POSTS + TEAHOUSE] == figures(s).slots[s.side][TEAHOUSE] else 1


def _rising(s: Wall, f: Frame) -> None:
    """Teahouse: rise or stay (GW-TEH-01); who is on top stays (GW-TEH-04)."""
    p = f[SEAT]
    if f[PC] == 0:
        if s.tea[0] == p:
            s.stack.pop()
            return
        s.to(1)
        s.ask((p,), ASK_RISE)
        return
    s.stack.pop()
    if s.answers[p] == V_RISE:
        raise_tea(s, p, rises_by(s, p))


def _rise_codes(s: Wall, seat: int) -> list[int]:
    return [T.SKIP, V_RISE]


def _studying(s: Wall, f: Frame) -> None:
    """War Academy: up to one tactic card for each official (GW-ACA-01)."""
    p = f[SEAT]
    if f[PC] == 0:
        if not s.tactic_deck and not s.tactic_discard:
            s.stack.pop()
            return
        s.to(1)
        s.ask((p,), ASK_DRAW)
        return
    s.stack.pop()
    draw_tactics(s, p, s.answers[p] - V_DRAW)


def _draw_codes(s: Wall, seat: int) -> list[int]:
    return [V_DRAW + k for k in range(s.stack[-1][3] + 1)]


WORKING = T.op(_working, "working", cards=())
RISING = T.op(_rising, "rising", cards=())
STUDYING = T.op(_studying, "studying", cards=())
ASK_RISE = T.prompt("rise", _rise_codes, "GW-TEH-01", cards=())
ASK_DRAW = T.prompt("draw", _draw_codes, "GW-ACA-01", final=True, cards=())
