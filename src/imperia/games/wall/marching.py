"""The Headquarters action: soldiers of one section march to another (GW-HQ)."""

from __future__ import annotations

from ...kernel.state import CARD, PC, SEAT, Frame
from .attacks import place_of, troop, troop_size
from .gates import add_soldier, remove_soldier, sections
from .lexicon import (
    ARCHER,
    AT_FIRING,
    AT_STAGING,
    E_MARCHED,
    FIRING,
    KIND_COUNT,
    PLACES,
    SECTIONS,
    STAGING,
    V_POST,
    V_SECTION,
    V_STAGE,
    V_TROOP,
    T,
)
from .state import Wall
from .troops import firing_room

# Frame: (op, pc, faction, card, actions left, from, to, troop picked last, somebody marched?)
_LEFT, _FROM, _TO, _TROOP, _MARCHED = 4, 5, 6, 7, 8
_ORIGIN, _TARGET, _WHO, _WHERE = range(1, 5)  # what the program counter waits for


def move_soldiers(s: Wall, f: int, card: int, n: int = 1) -> None:
    """Up to `n` Headquarters actions, one after the other (GW-HQ-01, GW-HQ-07)."""
    s.section = -1
    if marchable(s, f):
        s.push(MARCHING, 0, f, card, n, -1, -1, -1, 0)


def marchable(s: Wall, f: int) -> bool:
    """Has a faction soldiers that could march?"""
    at = f * PLACES
    out = s.soldiers[(at + STAGING) * KIND_COUNT : (at + FIRING + SECTIONS) * KIND_COUNT]
    return any(out) and len(sections(s)) > 1


def _troops(s: Wall, f: int, section: int, last: int = -1) -> list[int]:
    """The troops of a section that can march, from the one picked last on: those on horde cards never (GW-HQ-05)."""
    numbers = [troop(section, AT_STAGING, kind) for kind in range(KIND_COUNT)] + [troop(section, AT_FIRING, ARCHER)]
    return [number for number in numbers if number >= last and troop_size(s, f, number)]


def _marching(s: Wall, f: Frame) -> None:
    seat, code = f[SEAT], s.answers[f[SEAT]]
    if f[PC] == _ORIGIN:
        _from(s, f, code)
    elif f[PC] == _TARGET:
        _set(s, f, 0, f[_FROM], code - V_SECTION, -1, f[_MARCHED])
        s.section = code - V_SECTION
    elif f[PC] == _WHO:
        _who(s, f, code)
    elif f[PC] == _WHERE:
        _where(s, f, code)
    elif f[_FROM] < 0:
        if f[_LEFT] and marchable(s, seat):
            s.to(_ORIGIN)
            s.ask((seat,), ASK_FROM, f[CARD])
        else:
            s.stack.pop()
    elif f[_TO] < 0:
        s.to(_TARGET)
        s.ask((seat,), ASK_TO, f[CARD], f[_FROM])
    elif _troops(s, seat, f[_FROM], f[_TROOP]):
        s.to(_WHO)
        s.ask((seat,), ASK_MARCHER, f[CARD], f[_FROM], f[_TO])
    else:
        _action_done(s, f)


def _set(s: Wall, f: Frame, pc: int, origin: int, target: int, last: int, marched: int) -> None:
    s.stack[-1] = (*f[:PC], pc, *f[SEAT:_FROM], origin, target, last, marched)


def _action_done(s: Wall, f: Frame) -> None:
    s.stack[-1] = (*f[:PC], 0, *f[SEAT:_LEFT], f[_LEFT] - 1, -1, -1, -1, 0)


def _from(s: Wall, f: Frame, code: int) -> None:
    if code == T.SKIP:
        s.stack.pop()
    else:
        _set(s, f, 0, code - V_SECTION, -1, -1, 0)


def _who(s: Wall, f: Frame, code: int) -> None:
    if code == T.DONE:
        _action_done(s, f)
        return
    number = code - V_TROOP
    if place_of(number)[1] == AT_FIRING:
        _set(s, f, _WHERE, f[_FROM], f[_TO], number, f[_MARCHED])
        s.ask((f[SEAT],), ASK_MARCH_TO, f[CARD])
    else:
        _set(s, f, 0, f[_FROM], f[_TO], number, 1)
        _march(s, f, number, STAGING)


def _where(s: Wall, f: Frame, code: int) -> None:
    """An archer from a firing position may take one there, or wait (GW-HQ-03)."""
    _set(s, f, 0, f[_FROM], f[_TO], f[_TROOP], 1)
    _march(s, f, f[_TROOP], FIRING if V_POST <= code < V_POST + len(s.walls) else STAGING)


def _march(s: Wall, f: Frame, number: int, place: int) -> None:
    """One soldier marches; no wound is placed (GW-HQ-06)."""
    section, at, kind = place_of(number)
    remove_soldier(s, f[SEAT], (FIRING if at == AT_FIRING else STAGING) + section, kind)
    add_soldier(s, f[SEAT], place + f[_TO], kind)
    s.tell(E_MARCHED, f[SEAT], kind, section, f[_TO], 1)


def _from_codes(s: Wall, seat: int) -> list[int]:
    return [*[V_SECTION + section for section in sections(s) if _troops(s, seat, section)], T.SKIP]


def _to_codes(s: Wall, seat: int) -> list[int]:
    return [V_SECTION + section for section in sections(s) if section != s.stack[-1][_FROM]]


def _marcher_codes(s: Wall, seat: int) -> list[int]:
    f = s.stack[-1]
    codes = [V_TROOP + number for number in _troops(s, seat, f[_FROM], f[_TROOP])]
    return [*codes, T.DONE] if f[_MARCHED] else codes


def _march_codes(s: Wall, seat: int) -> list[int]:
    to = s.stack[-1][_TO]
    return [V_STAGE + to, V_POST + to] if firing_room(s, to) > 0 else [V_STAGE + to]


MARCHING = T.op(_marching, "marching")
ASK_FROM = T.prompt("march-from", _from_codes, "GW-HQ-02")
ASK_TO = T.prompt("march-to", _to_codes, "GW-HQ-02")
ASK_MARCHER = T.prompt("marcher", _marcher_codes, "GW-HQ-02")
ASK_MARCH_TO = T.prompt("march-post", _march_codes, "GW-HQ-03")
