"""Goods in any mix of kinds: paid, taken, lost or moved from one place to another, in few answers.

The player names a kind and how many of it ("3 wood"), then of the kinds behind it, until it is enough: fifteen goods
are at most as many answers as there are kinds, and a single possible split is not asked. Games with such nodes call
`EffectTables.mixes` once and say what lies where (`stock`) and what a move does (`shift`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ..kernel.state import CARD as SOURCE
from ..kernel.state import OP, PC, Frame
from ..kernel.state import SEAT as WHO
from ..kernel.why import Why
from .nodes import Count, Node, rules_of
from .reports import NO_CARD, report
from .words import Tongue

# Where goods lie; games number further places from 2 on.
BANK: Final = 0
STOCK: Final = 1  # of the seat

# MIXING: (op, pc, seat, card, kinds left as bits, how many may still be moved, how many must, from, to, most of a kind)
_KINDS: Final = 4
_LEFT: Final = 5
_LEAST: Final = 6
_FROM: Final = 7
_TO: Final = 8
_EACH: Final = 9


def mix(
    s: Any, seat: int, card: int, kinds: int, n: int, origin: int, target: int, least: int = -1, each: int = 0
) -> None:
    """Move `n` goods of some kinds (bits), or all there are if they are fewer, as a frame where there is a choice.
    `least`: how many must be moved, if not all; `each`: how many of one kind at the most."""
    reach = in_reach(s, seat, kinds, n, origin, each)
    n = min(n, reach)
    if n == reach and not 0 <= least < n:
        for good in kinds_of(kinds):
            _move(s, seat, card, good, in_reach(s, seat, 1 << good, n, origin, each), origin, target)
    elif n > 0:
        s.push(rules_of(s).effects.MIXING, 0, seat, card, kinds, n, n if least < 0 else least, origin, target, each)


def in_reach(s: Any, seat: int, kinds: int, n: int, origin: int, each: int = 0) -> int:
    """How many goods of these kinds could be moved, counted up to `n` of each."""
    return sum(_there(s, seat, kinds, n, origin, each))


def _there(s: Any, seat: int, kinds: int, n: int, origin: int, each: int) -> list[int]:
    """… of each kind."""
    stock = rules_of(s).stock
    most = min(n, each) if each else n
    if origin == BANK:
        return [most] * kinds.bit_count()
    found: list[int] = []
    for good in kinds_of(kinds):
        there = stock(s, seat, origin, good)
        found.append(there if there < most else most)
    return found


def amounts(s: Any, seat: int) -> list[int]:
    """Each kind with each number of it that leaves enough of the kinds behind it."""
    effects = rules_of(s).effects
    f = s.stack[-1]
    kinds, left, least = f[_KINDS], f[_LEFT], f[_LEAST]
    there = _there(s, f[WHO], kinds, left, f[_FROM], f[_EACH])
    behind = sum(there)
    codes: list[int] = []
    for good, most in zip(kinds_of(kinds), there, strict=True):
        behind -= most
        first = effects.amount(good, 1)
        codes += range(first + max(1, least - behind) - 1, first + most)
    if least <= 0:
        codes.append(effects.DONE)
    return codes


def mixing(s: Any, f: Frame) -> None:
    """Run the frame: ask for a kind and a number, move so many, and go on with the kinds behind it."""
    game = rules_of(s)
    effects = game.effects
    seat = f[WHO]
    if f[PC] == 0:
        s.to(1)
        game.ask(s, seat, effects.ASK_AMOUNT, f[SOURCE])
        return
    code = game.answer(s, seat)
    if code == effects.DONE:
        s.stack.pop()
        return
    good, n = effects.amount_of(code)
    behind = f[_KINDS] & ~((2 << good) - 1)
    left = f[_LEFT] - n
    if left and in_reach(s, seat, behind, left, f[_FROM], f[_EACH]):
        s.stack[-1] = (f[OP], 0, seat, f[SOURCE], behind, left, f[_LEAST] - n, *f[_FROM:])
    else:
        s.stack.pop()
    _move(s, seat, f[SOURCE], good, n, f[_FROM], f[_TO])


def _move(s: Any, seat: int, card: int, good: int, n: int, origin: int, target: int) -> None:
    if n:
        rules_of(s).shift(s, seat, card, good, n, origin, target)
        report(s, NO_CARD, n)


def no_more(s: Any, code: int) -> Why | None:
    """Why an answer cannot mean one more of its kind: there is no more of it where it lies."""
    f = s.stack[-1]
    good, n = rules_of(s).effects.amount_of(code)
    here = n < f[_LEFT] and n != f[_EACH] and f[_FROM] != BANK
    lacking = here and rules_of(s).stock(s, f[WHO], f[_FROM], good) == n
    return Why("", "goods", "", goods=((good, 1),)) if lacking else None


def wanted(f: Frame) -> tuple[int, int, int, int]:
    """What the frame of an open question is about: kinds as bits, how many, from where, and whereto."""
    return f[_KINDS], f[_LEFT], f[_FROM], f[_TO]


def kinds_of(mask: int) -> list[int]:
    """The kinds of a mask. The list is shared: do not change it."""
    return _KINDS_OF[mask] if mask < len(_KINDS_OF) else _kinds(mask)


def _kinds(mask: int) -> list[int]:
    return [good for good in range(mask.bit_length()) if mask >> good & 1]


_KINDS_OF: Final = [_kinds(mask) for mask in range(256)]


def _listed(t: Tongue, kinds: int) -> str:
    """The kinds to choose from, as icons: "wood, stone or gold"."""
    return t.list([t.good(good) for good in kinds_of(kinds)], "list-either")


# --- the shared nodes ---------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Mix(Node):
    """Goods of some kinds (bits), so many or so many for each thing counted."""

    kinds: int
    n: int
    per: Count | None = None

    def number(self, s: Any, seat: int, card: int) -> int:
        return self.n if self.per is None else self.n * self.per.of(s, seat, card)

    def values(self, t: Tongue) -> dict[str, Any]:
        return {
            "n": self.n,
            "kinds": _listed(t, self.kinds),
            "goods": t.goods(((kinds_of(self.kinds)[0], self.n),)),  # where there is but one kind
            "many": "one" if self.kinds.bit_count() == 1 else "several",
            "per": "" if self.per is None else f" {self.per.words(t)}",
        }

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return tuple([name for good in kinds_of(self.kinds) for name in t.good_icons(good)])


@dataclass(frozen=True)
class PayMix(Mix):
    """Pay goods in any mix of kinds; impossible when there are not so many."""

    phrase = "node-pay-mix"

    def run(self, s: Any, f: Frame) -> None:
        s.stack.pop()
        if self.payable(s, f[WHO], f[SOURCE]):
            mix(s, f[WHO], f[SOURCE], self.kinds, self.number(s, f[WHO], f[SOURCE]), STOCK, BANK)

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return self.payable(s, seat, card)

    def payable(self, s: Any, seat: int, card: int) -> bool:
        n = self.number(s, seat, card)
        return in_reach(s, seat, self.kinds, n, STOCK) >= n

    def legal(self, s: Any, seat: int, card: int) -> bool:
        return self.payable(s, seat, card)


@dataclass(frozen=True)
class GainMix(Mix):
    """Gain goods in any mix of kinds, or each of another kind."""

    different: bool = False
    phrase = "node-gain-mix"

    def run(self, s: Any, f: Frame) -> None:
        s.stack.pop()
        n = self.number(s, f[WHO], f[SOURCE])
        mix(s, f[WHO], f[SOURCE], self.kinds, n, BANK, STOCK, each=1 if self.different else 0)

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return self.number(s, seat, card) > 0

    def values(self, t: Tongue) -> dict[str, Any]:
        return {**super().values(t), "different": "yes" if self.different else "no"}


@dataclass(frozen=True)
class Lose(Mix):
    """Give up goods in any mix of kinds, or all there are if they are fewer."""

    phrase = "node-lose"

    def run(self, s: Any, f: Frame) -> None:
        s.stack.pop()
        mix(s, f[WHO], f[SOURCE], self.kinds, self.number(s, f[WHO], f[SOURCE]), STOCK, BANK)

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return in_reach(s, seat, self.kinds, 1, STOCK) > 0
