"""Verbs of tokens: gaining, paying, stealing; actions and exhaust tokens; tokens on the market and on cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...cards.aim import Aim
from ...cards.goods import NO_LIMIT, Gain
from ...cards.nodes import Count, Goods, Node, rules_of
from ...cards.reports import report
from ...cards.select import Select
from ...cards.words import THEY, Tongue
from ...kernel.state import CARD, OP, PC, SEAT, Frame
from . import nouns
from .attack import suffers, victims
from .counts import Icons
from .gates import can_pay, gained_from, lose, spent_for
from .gates import gain as gain_tokens
from .gates import pay as pay_tokens
from .lexicon import GOODS, MATERIAL, POPULATION, PROGRESS, T
from .market import place, token_targets
from .moving import Discard
from .news import E_ACTIONS, E_READIED, E_SPENT_ACTIONS, E_STOLE, E_STORED
from .state import Imperium
from .tables import CHEAPER_UNREST, V_NUMBER, V_TABLE, W_CHEAPER_UNREST


def goods(material: int = 0, population: int = 0, progress: int = 0) -> Goods:
    """Goods by name."""
    pairs = ((MATERIAL, material), (POPULATION, population), (PROGRESS, progress))
    return tuple([(good, n) for good, n in pairs if n])


cost = goods


@dataclass(frozen=True)
class Gains(Gain):
    """Gain tokens, once or for each thing counted; remembers what they were gained from (IM-NOTE-DOM-01)."""

    def at_once(self, s: Imperium, seat: int, card: int) -> bool:
        times = 1 if self.per is None else self.per.of(s, seat, card)
        for good, n in self.goods:
            total = n if self.per is None else min(self.most, n * times)
            if total > 0:
                if good == MATERIAL:
                    gained_from(s, seat, self._used(s, seat, card))
                gain_tokens(s, seat, good, total, card)
        return True

    def payable(self, s: Imperium, seat: int, card: int) -> bool:
        return True

    def _used(self, s: Imperium, seat: int, card: int) -> list[int]:
        """The cards that the gain is made with: the source in play, what was counted, what was paid for it."""
        used = spent_for(s)
        if card in s.area[seat]:
            used.append(card)
        if isinstance(self.per, Icons):
            used += self.per.cards(s, seat)
        elif isinstance(self.per, Select):
            used += [c for c in self.per.cards(s, seat, card) if c in s.area[seat]]
        return used


def gain(
    material: int = 0, population: int = 0, progress: int = 0, per: Count | None = None, most: int = NO_LIMIT
) -> Gains:
    """`gain(material=2)`, `gain(population=1, per=Cards(PLAY, REGION))`."""
    return Gains(goods(material, population, progress), per, most)


def _amounts(cost: Goods) -> tuple[int, int, int]:
    held = [0, 0, 0]
    for good, n in cost:
        held[good] += n
    return held[MATERIAL], held[POPULATION], held[PROGRESS]


@dataclass(frozen=True)
class Pay(Node):
    """Pay tokens; the payer says what progress stands in for (IM-KW-PAY-03, IM-KW-PAY-04). A cost inside `To`."""

    cost: Goods
    phrase = "imperium-pay"

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        if self.possible(s, f[SEAT], f[CARD]):
            pay_tokens(s, f[SEAT], f[CARD], *_amounts(self.cost))

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return can_pay(s, seat, *_amounts(self.cost))

    def legal(self, s: Imperium, seat: int, card: int) -> bool:
        return self.possible(s, seat, card)


def pay(material: int = 0, population: int = 0, progress: int = 0) -> Pay:
    """`To(pay(material=3), Acquire(UNCIVILISED))`."""
    return Pay(goods(material, population, progress))


@dataclass(frozen=True)
class PayAll(Node):
    """Pay all tokens of a good, at least so many."""

    good: int
    least: int
    phrase = "imperium-pay-all"

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"good": GOODS[self.good], "least": self.least}

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        lose(s, f[SEAT], self.good, s.tokens[f[SEAT] * 3 + self.good], f[CARD])

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return s.tokens[seat * 3 + self.good] >= self.least


@dataclass(frozen=True)
class PayUpTo(Node):
    """Pay any number of tokens of a good up to a limit; each is reported, so `Result()` is how many."""

    good: int
    most: int
    phrase = "imperium-pay-up-to"

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"goods": t.goods(((self.good, self.most),))}

    def run(self, s: Imperium, f: Frame) -> None:
        seat = f[SEAT]
        if f[PC] == 0:
            s.to(1)
            rules_of(s).ask(s, seat, T.ASK_AIM, f[CARD])
            return
        s.stack.pop()
        n = s.answers[seat] - V_NUMBER
        lose(s, seat, self.good, n, f[CARD])
        report(s, times=n)

    def answers(self, s: Imperium, f: Frame) -> list[int]:
        most = min(self.most, s.tokens[f[SEAT] * 3 + self.good])
        return [V_NUMBER + n for n in range(most + 1)]


def _cheaper(s: Imperium, seat: int, at: int, n: int) -> int:
    """A number of the cost of playing Unrest after reductions."""
    if s.watch[seat] & W_CHEAPER_UNREST:
        least = 0
        for card in s.area[seat]:
            off = CHEAPER_UNREST[card]
            if off[at]:
                n -= off[at]
                least = max(least, off[2])
        n = max(n, least)
    return n


@dataclass(frozen=True)
class Toll(Node):
    """A cost of playing Unrest in tokens, which cards may make cheaper."""

    good: int
    n: int
    phrase = "imperium-pay"

    def now(self, s: Imperium, seat: int) -> Toll:
        """The cost as it stands for a seat."""
        return Toll(self.good, _cheaper(s, seat, 0, self.n)) if self.good == MATERIAL else self

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        pay_tokens(s, f[SEAT], f[CARD], *_amounts(((self.good, self.now(s, f[SEAT]).n),)))

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return can_pay(s, seat, *_amounts(((self.good, self.now(s, seat).n),)))

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"cost": t.goods(((self.good, self.n),))}


@dataclass(frozen=True)
class TollCards(Node):
    """A cost of playing Unrest in cards discarded, which cards may make cheaper."""

    n: int
    phrase = "imperium-toll-cards"

    def parts(self) -> tuple[Node, ...]:
        return tuple([Discard(n=i) for i in range(1, self.n + 1)])

    def now(self, s: Imperium, seat: int) -> TollCards:
        """The cost as it stands for a seat."""
        return TollCards(_cheaper(s, seat, 1, self.n))

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack[-1] = (rules_of(s).links[f[OP]][self.now(s, f[SEAT]).n - 1], 0, f[SEAT], f[CARD])

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        hand = s.hand[seat]
        return len(hand) - (card in hand) >= self.now(s, seat).n


@dataclass(frozen=True)
class SpendAction(Node):
    """Spend action tokens: a cost."""

    n: int = 1
    phrase = "imperium-spend-action"
    marks = ("action-token",)

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        s.actions[f[SEAT]] -= self.n
        s.tell(E_SPENT_ACTIONS, f[SEAT], self.n)

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return s.actions[seat] >= self.n


@dataclass(frozen=True)
class GainAction(Node):
    """Gain action tokens."""

    n: int = 1
    phrase = "imperium-gain-action"
    marks = ("action-token",)

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        s.actions[f[SEAT]] += self.n
        s.tell(E_ACTIONS, f[SEAT], self.n)


@dataclass(frozen=True)
class ReadyExhaust(Aim):
    """Return an exhaust token from another of one's cards (not from a deck) to the state card."""

    phrase = "imperium-ready-exhaust"
    marks = ("exhaust",)

    def targets(self, s: Imperium, seat: int, card: int) -> list[int]:
        return [V_TABLE + c for c in s.area[seat] if s.spent[c] and c != card]  # IM-AMB-74

    def hit(self, s: Imperium, seat: int, card: int, code: int) -> None:
        s.spent[code - V_TABLE] = 0
        s.exhausts[seat] += 1
        s.tell(E_READIED, seat, code - V_TABLE)


@dataclass(frozen=True)
class PlaceOnMarket(Aim):
    """Put tokens on one market card."""

    good: int
    n: int = 1
    phrase = "imperium-place-on-market"

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"goods": t.goods(((self.good, self.n),))}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return (GOODS[self.good], "market")

    def targets(self, s: Imperium, seat: int, card: int) -> list[int]:
        return token_targets(s)

    def hit(self, s: Imperium, seat: int, card: int, code: int) -> None:
        place(s, seat, code - V_TABLE, self.good, self.n)


@dataclass(frozen=True)
class PlaceOnSelf(Node):
    """Put tokens on this card; its owner gains them when it leaves play."""

    good: int
    n: int = 1
    phrase = "imperium-place-on-self"

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"goods": t.goods(((self.good, self.n),)), "good": GOODS[self.good]}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return (GOODS[self.good],)

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        held = sum([n for card, good, n in s.stored if card == f[CARD] and good == self.good])
        kept = tuple([e for e in s.stored if e[0] != f[CARD] or e[1] != self.good])
        s.stored = tuple(sorted((*kept, (f[CARD], self.good, held + self.n))))
        s.tell(E_STORED, f[SEAT], self.good, self.n, f[CARD])

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return card in s.area[seat]


@dataclass(frozen=True)
class Steal(Node):
    """Steal tokens from each other player, or from each for whom `whom` counts at least 1; `unable` happens to who
    could not give them all."""

    good: int
    n: int = 1
    whom: Count | None = None
    unable: Node | None = None
    phrase = "imperium-steal"

    def values(self, t: Tongue) -> dict[str, Any]:
        they = t.turned(mood=THEY, who=THEY)
        return {
            "goods": t.goods(((self.good, self.n),)),
            "whom": "none" if self.whom is None else self.whom.words(t, nouns.WHOM),
            "unable": "none" if self.unable is None else self.unable.words(they),
        }

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return ("steal", GOODS[self.good]) + (() if self.unable is None else self.unable.icons(t))

    def parts(self) -> tuple[Node, ...]:
        return () if self.unable is None else (self.unable,)

    def run(self, s: Imperium, f: Frame) -> None:
        """The program counter is twice the number of players done with, odd while one is asked."""
        others = victims(s, f[SEAT])
        if f[PC] >= 2 * len(others):
            s.stack.pop()
            return
        victim = others[f[PC] // 2]
        if f[PC] % 2 == 0 and self.whom is not None and not self.whom.of(s, victim, f[CARD]):
            s.to(f[PC] + 2)
        elif suffers(s, f, victim):
            s.to(f[PC] // 2 * 2 + 2)
            self._rob(s, f, victim)

    def _rob(self, s: Imperium, f: Frame, victim: int) -> None:
        at = victim * 3 + self.good
        n = min(self.n, s.tokens[at])
        if n < self.n and self.unable is not None:
            s.push(rules_of(s).links[f[OP]][0], 0, victim, f[CARD])
        if n:
            s.tokens[at] -= n
            s.tell(E_STOLE, f[SEAT], self.good, n, victim)
            gain_tokens(s, f[SEAT], self.good, n, f[CARD])


@dataclass(frozen=True)
class Double(Node):
    """As many tokens again as came with the market card (in `When(MARKET_TOKENS, …)`)."""

    good: int
    phrase = "imperium-double"

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"good": GOODS[self.good]}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return (GOODS[self.good],)

    def run(self, s: Imperium, f: Frame) -> None:
        from .facts import trigger_number

        s.stack.pop()
        gain_tokens(s, f[SEAT], self.good, trigger_number(s), f[CARD])
