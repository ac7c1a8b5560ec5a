"""Goods just gained, of which any may be given up for VP: the Dark Chapel and the School of Diplomacy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.state import CARD, OP, PC, SEAT, Frame
from . import events, tables, verbs
from .goods import COUNTED, VP
from .lexicon import W_RAZING, WAY_OF_KIND, WAYS, T
from .supply import discard_from_hand, gain_vp

if TYPE_CHECKING:
    from .state import Settlers

# CONVERTING: (op, pc, seat, card, VP for each, given up so far, last pick, so many of each good, *cards drawn)
_EACH: Final = 4
_GIVEN: Final = 5
_LAST: Final = 6
_GOT: Final = 7
_DRAWN: Final = _GOT + COUNTED


def push_converting(s: Settlers, seat: int, card: int, each: int, goods: list[int]) -> None:
    """What is gained from now on may be given up once it is all there: `goods`, and cards that are reported."""
    s.push(CONVERTING, 0, seat, card, each, 0, 0, *[goods.count(good) for good in range(COUNTED)])


def _converting(s: Settlers, f: Frame) -> None:
    """Goods are picked one at a time, in order; the VP come in one gain (IS-BAR-02)."""
    seat, card = f[SEAT], f[CARD]
    if f[PC] == 0:
        if any(f[_GOT:_DRAWN]) or len(f) > _DRAWN:
            s.to(1)
            s.ask((seat,), ASK_CONVERT, card)
            return
    elif s.answers[seat] != verbs.DONE:
        s.stack[-1] = _without(f, s.answers[seat], _give(s, f, s.answers[seat]))
        return
    s.stack.pop()
    if f[_GIVEN]:
        gain_vp(s, seat, f[_GIVEN] * f[_EACH], card, WAY_OF_KIND[tables.KIND[card]])


def _give(s: Settlers, f: Frame, code: int) -> int:
    """Give up a good or a card; return where the frame names it."""
    seat = f[SEAT]
    if code >= verbs.GIVE_CARD:
        at = next(i for i in range(_DRAWN, len(f)) if verbs.GIVE_CARD + tables.FACE[f[i]] == code)
        discard_from_hand(s, seat, f[at])
        return at
    good = code - verbs.GIVE
    s.goods[seat * COUNTED + good] -= 1
    if good == VP:
        s.tally[seat * WAYS + W_RAZING] -= 1
    s.tell(events.CONVERT, seat, good, f[CARD])
    return _GOT + good


def _without(f: Frame, code: int, at: int) -> Frame:
    """The frame after a pick."""
    head = (f[OP], 0, f[SEAT], f[CARD], f[_EACH], f[_GIVEN] + 1, code)
    if at >= _DRAWN:
        return (*head, *f[_GOT:at], *f[at + 1 :])
    return (*head, *f[_GOT:at], f[at] - 1, *f[at + 1 :])


def _convert_options(s: Settlers, seat: int) -> list[int]:
    """The goods just gained that may still be given up, and done."""
    f = s.stack[-1]
    codes = {verbs.GIVE + good for good in range(COUNTED) if f[_GOT + good]}
    codes |= {verbs.GIVE_CARD + tables.FACE[card] for card in f[_DRAWN:]}
    return [*sorted([code for code in codes if code >= f[_LAST]]), verbs.DONE]


ASK_CONVERT: Final = T.prompt("convert", _convert_options, "IS-BAR-02")
CONVERTING: Final = T.op(_converting, "converting", collects=_DRAWN)


def converted(f: Frame) -> int:
    """The VP that a frame of CONVERTING has already earned."""
    return f[_GIVEN] * f[_EACH]
