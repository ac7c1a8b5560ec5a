"""Goods and points in the effect language: gaining, paying, drawing cards, and what counts at the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..kernel.state import CARD as SOURCE
from ..kernel.state import OP, Frame
from ..kernel.state import SEAT as WHO
from .nodes import Count, Goods, Node, Seq, marks_of, rules_of
from .words import Tongue

NO_LIMIT = 99


@dataclass(frozen=True)
class Gain(Node):
    """Gain goods, once or for each thing counted."""

    goods: Goods
    per: Count | None = None
    most: int = NO_LIMIT
    brings = True

    def run(self, s: Any, f: Frame) -> None:
        s.stack.pop()
        self.at_once(s, f[WHO], f[SOURCE])

    def at_once(self, s: Any, seat: int, card: int) -> bool:
        game = rules_of(s)
        for good, n in self.goods:
            total = n if self.per is None else min(self.most, n * self.per.of(s, seat, card))
            if total:
                game.gain(s, seat, card, good, total)
        return True

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return self.per is None or self.per.later() or self.per.of(s, seat, card) > 0

    def payable(self, s: Any, seat: int, card: int) -> bool:
        return True

    def words(self, t: Tongue) -> str:
        goods = t.goods(self.goods)
        if self.per is None:
            return t.say("node-gain", goods=goods)
        text = t.say("node-gain-per", goods=goods, what=self.per.words(t))
        return text + (t.say("node-most", n=self.most) if self.most < NO_LIMIT else "")


@dataclass(frozen=True)
class Pay(Node):
    """Pay goods to have an effect; impossible when they cannot be paid."""

    cost: Goods
    effect: Node
    phrase = "node-pay"

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def run(self, s: Any, f: Frame) -> None:
        game = rules_of(s)
        s.stack.pop()
        if not self.possible(s, f[WHO], f[SOURCE]):
            return
        s.push(game.links[f[OP]][0], 0, f[WHO], f[SOURCE])
        game.pay(s, f[WHO], f[SOURCE], self.cost)

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return rules_of(s).can_pay(s, seat, card, self.cost) and self.effect.possible(s, seat, card)

    def legal(self, s: Any, seat: int, card: int) -> bool:
        return self.possible(s, seat, card)

    def words(self, t: Tongue) -> str:
        return paid(t, self.cost, self.effect)


def paid(t: Tongue, cost: Goods, effect: Node) -> str:
    """ "pay 1 gold to do something"; `steps`: one of several things to do."""
    steps = "many" if isinstance(effect, Seq) and len(effect.steps) > 1 else "one"
    return t.say("node-pay", cost=t.goods(cost), effect=effect.words(t), steps=steps)


@dataclass(frozen=True)
class Draw(Node):
    """Draw cards from one of the game's decks."""

    n: int
    source: int = 0
    phrase = "node-draw"

    def run(self, s: Any, f: Frame) -> None:
        s.stack.pop()
        rules_of(s).draw(s, f[WHO], f[SOURCE], self.source, self.n)


# --- points -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Per:
    """Points for each thing counted, or for every so many of them."""

    points: int
    count: Count
    every: int = 1

    def of(self, s: Any, seat: int, card: int) -> int:
        return self.points * (self.count.of(s, seat, card) // self.every)


@dataclass(frozen=True)
class Score(Node):
    """Points at the end: a fixed number plus some for each thing counted, up to a limit."""

    base: int = 0
    terms: tuple[Per, ...] = ()
    most: int = NO_LIMIT
    marks = ("hourglass",)

    def points(self, s: Any, seat: int, card: int) -> int:
        total = self.base
        for term in self.terms:
            total += term.of(s, seat, card)
        return min(total, self.most)

    def counted(self, s: Any, seat: int, card: int) -> int:
        """What all its terms count together."""
        return sum([term.count.of(s, seat, card) for term in self.terms])

    def words(self, t: Tongue) -> str:
        text = t.say("score-base", n=self.base) if self.base else ""
        for term in self.terms:
            what = term.count.words(t.turned(every=term.every))
            if term.every > 1:
                what = t.say("score-every", n=term.every, what=what)
            if text:
                text = t.say("score-more", before=text, n=term.points, what=what)
            else:
                text = t.say("score-per", n=term.points, what=what)
        return text + (t.say("node-most", n=self.most) if self.most < NO_LIMIT else "")

    def icons(self, t: Tongue) -> tuple[str, ...]:
        found = list(marks_of(self))
        for term in self.terms:
            found += [name for name in term.count.icons(t) if name not in found]
        return tuple(found)
