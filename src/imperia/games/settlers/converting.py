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
    """Kinds and how many of each are picked in order; the VP come in one gain (IS-BAR-02)."""
    seat, card = f[SEAT], f[CARD]
    if f[PC] == 0:
        if any(f[_GOT:_DRAWN]) or len(f) > _DRAWN:
            s.to(1)
            s.ask((seat,), ASK_CONVERT, card)
            return
    elif s.answers[seat] != verbs.DONE:
        s.stack[-1] = _give_card(s, f) if s.answers[seat] in _cards(f) else _give(s, f)
        return
    s.stack.pop()
    if f[_GIVEN]:
        gain_vp(s, seat, f[_GIVEN] * f[_EACH], card, WAY_OF_KIND[tables.KIND[card]])


def _give(s: Settlers, f: Frame) -> Frame:
    """Give up so many of a good; the frame after it."""
    seat = f[SEAT]
    good, n = verbs.portion(verbs.GIVE, s.answers[seat])
    s.goods[seat * COUNTED + good] -= n
    if good == VP:
        s.tally[seat * WAYS + W_RAZING] -= n
    for _ in range(n):
        s.tell(events.CONVERT, seat, good, f[CARD])
    at = _GOT + good
    return (*_given(f, n, verbs.GIVE + good), *f[_GOT:at], f[at] - n, *f[at + 1 :])


def _give_card(s: Settlers, f: Frame) -> Frame:
    """Give up a card; the frame after it."""
    code = s.answers[f[SEAT]]
    at = next(i for i in range(_DRAWN, len(f)) if verbs.GIVE_CARD + tables.FACE[f[i]] == code)
    discard_from_hand(s, f[SEAT], f[at])
    return (*_given(f, 1, code), *f[_GOT:at], *f[at + 1 :])


def _given(f: Frame, n: int, last: int) -> Frame:
    """The head of the frame after a pick."""
    return f[OP], 0, f[SEAT], f[CARD], f[_EACH], f[_GIVEN] + n, last


def _cards(f: Frame) -> list[int]:
    return sorted({verbs.GIVE_CARD + tables.FACE[card] for card in f[_DRAWN:]})


def _convert_options(s: Settlers, seat: int) -> list[int]:
    """The goods just gained that may still be given up, from the last pick on, and done."""
    f = s.stack[-1]
    codes: list[int] = []
    for good in range(max(0, f[_LAST] - verbs.GIVE), COUNTED):
        codes += verbs.portions(verbs.GIVE, good, f[_GOT + good])
    codes += [code for code in _cards(f) if code >= f[_LAST]]
    return [*codes, verbs.DONE]


ASK_CONVERT: Final = T.prompt("convert", _convert_options, "IS-BAR-02")
CONVERTING: Final = T.op(_converting, "converting", collects=_DRAWN)


def converted(f: Frame) -> int:
    """The VP that a frame of CONVERTING has already earned."""
    return f[_GIVEN] * f[_EACH]
