"""Placing officials: from the supply or from another location, one after the other (GW-LOC)."""

from __future__ import annotations

from ...cards.nodes import rules_of
from ...kernel.state import CARD, OP, PC, SEAT, Frame
from . import facts, solo
from .gates import fire_own, lift_official, locked, place_official, room, ruler
from .lexicon import (
    E_MOVED,
    E_PLACED,
    HOME,
    K_COMMAND,
    LOCATIONS,
    M_PLACING,
    OTHERS_FRAME_DISTINCT,
    POSTS,
    V_LIFT,
    V_PLACE,
    T,
)
from .state import Wall
from .tables import KIND_OF

# The frame: (op, pc, faction, source, still to place, apart, only moving, targets so far as bits, lifted from)
_LEFT, _APART, _MOVING, _TAKEN, _FROM = 4, 5, 6, 7, 8


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
    fire_own(s, M_PLACING, f, card, int(s.active == f and KIND_OF[card] == K_COMMAND))


def open_to(s: Wall, f: int, location: int) -> bool:
    """May an official of this faction go there? The Reed Clan never has two in one place (GW-P2-21)."""
    return room(s, location) and not (f == s.reed and s.officials[f * POSTS + location])


def placeable(s: Wall, f: int, apart: bool, moving: bool, taken: int) -> list[int]:
    """The codes of all placements: into a location from the supply, or out of a location."""
    targets = [spot for spot in range(LOCATIONS) if open_to(s, f, spot) and not (apart and taken >> spot & 1)]
    if not targets:
        return []
    at = f * POSTS
    codes: list[int] = []
    if not moving and s.officials[at + HOME]:
        codes = [V_PLACE + spot for spot in targets]
    for spot in range(LOCATIONS):
        if s.officials[at + spot] and not locked(s, spot) and (len(targets) > 1 or targets[0] != spot):
            codes.append(V_LIFT + spot)
    return codes


def _placing(s: Wall, f: Frame) -> None:
    """The program counter: 0 to ask, 1 what was answered, 2 where the lifted one goes."""
    p = f[SEAT]
    if f[PC] == 0:
        if not f[_LEFT] or not placeable(s, p, f[_APART] > 0, f[_MOVING] > 0, f[_TAKEN]):
            s.stack.pop()
            return
        s.to(1)
        rules_of(s).ask(s, p, ASK_PLACE, f[CARD])
        return
    code = rules_of(s).answer(s, p)
    if code == T.DONE:
        s.stack.pop()
    elif code >= V_LIFT:
        s.stack[-1] = (f[OP], 2) + f[2:_FROM] + (code - V_LIFT,)
        rules_of(s).ask(s, p, ASK_TARGET, f[CARD])
    else:
        location = code - V_PLACE
        _put(s, p, f[_FROM], location)
        s.stack[-1] = (f[OP], 0, p, f[CARD], f[_LEFT] - 1, f[_APART], f[_MOVING], f[_TAKEN] | 1 << location, -1)


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
    p = f[SEAT]
    return [
        V_PLACE + spot
        for spot in range(LOCATIONS)
        if spot != f[_FROM] and open_to(s, p, spot) and not (f[_APART] and f[_TAKEN] >> spot & 1)
    ]


PLACING = T.op(_placing, "placing", cards=())
ASK_PLACE = T.prompt("place", _place_codes, "GW-LOC-05")
ASK_TARGET = T.prompt("place-where", _target_codes, "GW-LOC-05")
