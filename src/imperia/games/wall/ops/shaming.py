"""Shame on cards of the Wall: taking it, getting rid of it, and keeping it away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ....cards.nodes import Count, Node, rules_of
from ....cards.reports import report
from ....cards.words import Tongue
from ....kernel.state import CARD, PC, SEAT, Frame
from .. import shame
from ..gates import pay
from ..lexicon import BY_CARD, CHI, RESOURCES, V_SEAT
from ..state import Wall

ALL: Final = 99


@dataclass(frozen=True)
class TakeShame(Node):
    """Receive shame tokens."""

    n: int = 1
    phrase = "wall-take-shame"
    marks = ("shame",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        shame.give(s, f[SEAT], self.n, BY_CARD)


@dataclass(frozen=True)
class ShedShame(Node):
    """Give back up to so many shame tokens, free."""

    n: int = 1
    per: Count | None = None
    phrase = "wall-shed-shame"
    marks = ("shed",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        n = self.n if self.per is None else self.n * self.per.of(s, f[SEAT], f[CARD])
        if n:
            shame.shed(s, f[SEAT], f[CARD], n)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return shame.sheddable(s, seat) > 0 and (self.per is None or self.per.of(s, seat, card) > 0)

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"n": self.n, "per": "" if self.per is None else f" {self.per.words(t)}"}


@dataclass(frozen=True)
class WardShame(Node):
    """Some or ALL of the shame tokens about to be received are not; `breach`: of a breach of this section."""

    n: int
    breach: bool = False
    phrase = "wall-ward-shame"
    marks = ("ward",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        seat = f[SEAT]
        if self.breach:
            s.wards[seat] = min(ALL, s.wards[seat] + self.n)
        else:
            ward(s, seat, self.n)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return self.breach or s.due[seat] > 0

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"n": self.n, "all": "yes" if self.n == ALL else "no", "breach": "yes" if self.breach else "no"}


def ward(s: Wall, seat: int, n: int) -> None:
    """So many tokens that are due are not received."""
    report(s, times=shame.ward(s, seat, n))


@dataclass(frozen=True)
class BuyWards(Node):
    """Pay 1 chi for each shame token that somebody is about to receive and then does not, up to a number."""

    most: Count
    phrase = "wall-buy-wards"
    marks = ("chi", "ward")

    def answers(self, s: Wall, f: Frame) -> list[int]:
        effects = rules_of(s).effects
        return [*[V_SEAT + p for p in range(s.seats) if s.due[p]], effects.DONE]

    def run(self, s: Wall, f: Frame) -> None:
        """The program counter is twice the number bought, odd while the player is asked."""
        game = rules_of(s)
        seat, card, bought = f[SEAT], f[CARD], f[PC] // 2
        if f[PC] % 2:
            code = game.answer(s, seat)
            if code == game.effects.DONE:
                s.stack.pop()
                return
            pay(s, seat, CHI, 1)
            ward(s, code - V_SEAT, 1)
            bought += 1
        if bought == self.most.of(s, seat, card) or not self.possible(s, seat, card):
            s.stack.pop()
            return
        s.to(2 * bought + 1)
        game.ask(s, seat, game.effects.ASK_AIM, card)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        some = s.stock[seat * RESOURCES + CHI] > 0 and self.most.of(s, seat, card) > 0
        return some and any(s.due[p] > 0 for p in range(s.seats))
