"""Placing officials: from the supply or from another location, one after the other (GW-LOC)."""

from __future__ import annotations

from ...kernel.state import CARD, OP, PC, SEAT, Frame
from . import facts, solo
from .gates import full_locations, lift_official, place_official, ruler
from .lexicon import (
    E_MOVED,
    E_PLACED,
    HOME,
    LOCATIONS,
    OFFICIALS,
    OTHERS_FRAME_DISTINCT,
    POSTS,
    UNHIRED,
    V_LIFT,
    V_PLACE,
    T,
)
from .state import Wall

# The frame: (op, pc, faction, source, still to place, apart, only moving, targets so far as bits, lifted from)
_LEFT, _APART, _MOVING, _TAKEN, _FROM = 4, 5, 6, 7, 8
_SPOTS = range(LOCATIONS)
# By bits of barred locations: the codes of the others.
_OPEN = [[V_PLACE + spot for spot in _SPOTS if not barred >> spot & 1] for barred in range(1 << LOCATIONS)]


def place(s: Wall, f: int, card: int, n: int, apart: bool = False, moving: bool = False) -> None:
    """An instruction to place up to `n` officials, `apart`: in different locations (GW-LOC-05, GW-AUT-12)."""
    if f == s.qin:
        solo.places(s, n)
        return
    if f == s.reed:
        if ruler(s) < 0:
            solo.moves_reed(s, n)
            return
        moving = True
    elif s.active != f and apart and not facts.value(s, OTHERS_FRAME_DISTINCT, 1, f):
        apart = False
    s.push(PLACING, 0, f, card, n, int(apart), int(moving), 0, -1)


def placeable(s: Wall, f: int, apart: bool, moving: bool, taken: int) -> list[int]:
    """The codes of all placements: into a location from the supply, or out of a location that is not locked."""
    full = full_locations(s)
    barred = full | taken if apart else full
    targets = targets_of(s, f, barred) if f == s.reed else _OPEN[barred]
    if not targets:
        return []
    at = f * POSTS
    mine = s.officials[at : at + POSTS]
    at_home = mine[HOME]
    if at_home + mine[UNHIRED] == OFFICIALS:
        return targets.copy() if at_home and not moving else []
    lifts = [V_LIFT + spot for spot in _SPOTS if mine[spot] and not full >> spot & 1]
    if len(targets) == 1:
        lifts = [code for code in lifts if code - V_LIFT != targets[0] - V_PLACE]
    return targets + lifts if at_home and not moving else lifts


def targets_of(s: Wall, f: int, barred: int) -> list[int]:
    """The codes of the locations that are not barred. The Reed Clan never has two officials in one place (GW-P2-21)."""
    if f == s.reed:
        at = f * POSTS
        for spot in _SPOTS:
            if s.officials[at + spot]:
                barred |= 1 << spot
    return _OPEN[barred]


def _placing(s: Wall, f: Frame) -> None:
    """The program counter: 0 to ask, 1 what was answered, 2 where the lifted one goes."""
    p = f[SEAT]
    left, taken = f[_LEFT], f[_TAKEN]
    voice = p if p < s.seats else ruler(s)
    if f[PC]:
        code = s.answers[voice]
        if code == T.DONE:
            s.stack.pop()
            return
        if code >= V_LIFT:
            s.stack[-1] = (f[OP], 2) + f[2:_FROM] + (code - V_LIFT,)
            s.pose((voice,), (ASK_TARGET, f[CARD]))
            return
        left -= 1
        taken |= 1 << code - V_PLACE
        _put(s, p, f[_FROM], code - V_PLACE)
    codes = placeable(s, p, f[_APART] > 0, f[_MOVING] > 0, taken) if left else []
    if not codes:
        s.stack.pop()
        return
    codes.append(T.DONE)
    s.stack[-1] = (f[OP], 1, p, f[CARD], left, f[_APART], f[_MOVING], taken, -1)
    s.propose(voice, (ASK_PLACE, f[CARD]), codes)


def _put(s: Wall, p: int, source: int, location: int) -> None:
    if source < 0:
        s.officials[p * POSTS + HOME] -= 1
        s.tell(E_PLACED, p, location)
    else:
        lift_official(s, p, source)
        s.tell(E_MOVED, p, source, location)
    place_official(s, p, location)


def _place_codes(s: Wall, seat: int) -> list[int]:
    f = s.stack[-1]
    codes = placeable(s, f[SEAT], f[_APART] > 0, f[_MOVING] > 0, f[_TAKEN])
    codes.append(T.DONE)
    return codes


def _target_codes(s: Wall, seat: int) -> list[int]:
    f = s.stack[-1]
    barred = (f[_TAKEN] if f[_APART] else 0) | 1 << f[_FROM] | full_locations(s)
    return targets_of(s, f[SEAT], barred)


def asked_of(s: Wall) -> tuple[int, int, bool, int]:
    """What the open question is about: whose official, the locations barred as bits because they must be different or
    it comes from there, whether it may only be moved, and where it comes from (-1: that is asked)."""
    f = s.stack[-1]
    barred = f[_TAKEN] if f[_APART] else 0
    return f[SEAT], barred if f[_FROM] < 0 else barred | 1 << f[_FROM], f[_MOVING] > 0, f[_FROM]


PLACING = T.op(_placing, "placing", cards=())
ASK_PLACE = T.prompt("place", _place_codes, "GW-LOC-05")
ASK_TARGET = T.prompt("place-where", _target_codes, "GW-LOC-05")
