"""Several factions do the same thing: in tea order, or, in the cooperative game, in the order they agree on."""

from __future__ import annotations

from ...kernel.state import OP, PC, SEAT, Frame
from .gates import fire_own
from .lexicon import COOP, M_ACTIVATED, M_WORKED, POSTS, V_SEAT, T
from .state import Wall

_DOES = 3  # the frame of an agreement: (op, pc, who names, what they do, factions left as bits, *its further numbers)
_LEFT = 4
_REST = 5


_AT_LOCATION = (M_ACTIVATED, M_WORKED)


def each(s: Wall, op: int, factions: list[int], *rest: int) -> None:
    """Push a frame for each faction, in the order given; in co-op they agree on it (GW-COP-26, GW-AMB-42)."""
    if s.mode == COOP and len(factions) > 1:
        left = 0
        for f in factions:
            left |= 1 << f
        s.push(AGREEING, 0, -1, op, left, *rest)
        return
    for f in reversed(factions):
        s.push(op, 0, f, *rest)


def _agreeing(s: Wall, f: Frame) -> None:
    """Of those still to act, the one highest in tea order names who is next."""
    left = f[_LEFT]
    if f[PC]:
        following = s.answers[f[SEAT]] - V_SEAT
    elif left & (left - 1):
        namer = next(p for p in s.tea if p < s.seats and left >> p & 1)
        s.stack[-1] = (f[OP], 1, namer) + f[_DOES:]
        s.ask((namer,), ASK_NEXT)
        return
    else:
        following = left.bit_length() - 1
    left &= ~(1 << following)
    if left & (1 << s.seats) - 1:
        s.stack[-1] = (f[OP], 0, -1, f[_DOES], left) + f[_REST:]
    else:  # nobody is left, or nobody who could name anyone
        s.stack.pop()
        for p in range(s.factions - 1, s.seats - 1, -1):
            if left >> p & 1:
                s.push(f[_DOES], 0, p, *f[_REST:])
    s.push(f[_DOES], 0, following, *f[_REST:])


def _next_codes(s: Wall, seat: int) -> list[int]:
    left = s.stack[-1][_LEFT]
    return [V_SEAT + p for p in range(s.factions) if left >> p & 1]


AGREEING = T.op(_agreeing, "agreeing", cards=())
ASK_NEXT = T.prompt("who-next", _next_codes, "GW-COP-26", cards=())


# --- reactions of everybody -----------------------------------------------------------------------------------------
def fire_all(s: Wall, moment: int, subject: int = -1) -> None:
    """Something happens that everybody's own cards may react to, in tea order (CR-08). Of an activated location each
    is told how many officials he has there."""
    for p in reversed(s.tea):
        if s.watch[p] >> moment & 1 and p < s.seats:
            s.push(REACTING, 0, p, moment, subject)


def _reacting(s: Wall, f: Frame) -> None:
    s.stack.pop()
    p, moment, subject = f[SEAT], f[3], f[4]
    fire_own(s, moment, p, subject, s.officials[p * POSTS + subject] if moment in _AT_LOCATION else 1)


REACTING = T.op(_reacting, "reacting", cards=())
