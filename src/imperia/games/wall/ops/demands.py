"""Imperial demands of the cooperative game: who gives what, promised first and given together (GW-COP-13 to GW-COP-18).

A demand is tried as one: everybody concerned promises in tea order, each for the own pieces; a refusal, or a gift that
is not possible, ends the attempt without cost (GW-AMB-42). Once all is promised it is given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ....cards.mix import STOCK, Mix, PayMix, in_reach, kinds_of
from ....cards.nodes import Condition, Node, rules_of
from ....cards.words import THEY, Tongue
from ....kernel.state import CARD, OP, PC, SEAT, Frame
from .. import coop
from ..facts import STORE
from ..gates import order, pay
from ..lexicon import E_REFUSED, HONOUR, T
from ..state import Wall

# Who gives.
EVERYONE: Final = "everyone"  # all the same, each for himself
DIFFERENT: Final = "different"  # one player each of the gifts
ALL_TOGETHER: Final = "together"  # all of them, in any split
STOREHOUSE: Final = "storehouse"

_AT: Final = 4  # Demand: (op, pc, proposer, card, who is asked in tea order, *promises in tea order)
_PROMISES: Final = 5


@dataclass(frozen=True)
class Demand(Node):
    """What the emperor asks: gifts, of whom, and what must be true besides."""

    who: str
    gifts: tuple[Node, ...]
    needs: tuple[Condition, ...] = ()

    def parts(self) -> tuple[Node, ...]:
        return self.gifts

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        """Could it be fulfilled if everybody gave what he can?"""
        if not all(need.holds(s, seat, card) for need in self.needs):
            return False
        people = order(s)
        if self.who == EVERYONE:
            return all(self.gifts[0].payable(s, p, card) for p in people)
        if self.who == DIFFERENT:
            return len(self.gifts) <= len(people) and self._matched(s, card, people, 0, 0)
        if self.who == ALL_TOGETHER:
            return sum([self._most(s, p, card) for p in people]) >= self._asked(s, seat, card)
        return self.gifts[0].payable(s, seat, card)

    def _matched(self, s: Wall, card: int, people: list[int], gift: int, taken: int) -> bool:
        """Can the gifts from `gift` on be given by different people, none of those taken?"""
        if gift == len(self.gifts):
            return True
        free = [i for i in range(len(people)) if not taken >> i & 1]
        able = [i for i in free if self.gifts[gift].payable(s, people[i], card)]
        return any(self._matched(s, card, people, gift + 1, taken | 1 << i) for i in able)

    # --- a price in any split: always of one kind -------------------------------------------------------------------
    def _price(self) -> PayMix:
        price = self.gifts[0]
        assert isinstance(price, PayMix)
        return price

    def _asked(self, s: Wall, seat: int, card: int) -> int:
        return self._price().number(s, seat, card)

    def _most(self, s: Wall, p: int, card: int) -> int:
        """How much a player could give to a price in any split."""
        asked = self._asked(s, p, card)
        return min(asked, in_reach(s, p, self._price().kinds, asked, STOCK))

    def offer(self, s: Wall, p: int, card: int) -> tuple[int, int]:
        """How much one player could give now, and of how much: of goods in any split or in the Storehouse, else of one
        gift."""
        if self.who == ALL_TOGETHER:
            return self._most(s, p, card), self._asked(s, p, card)
        if self.who == STOREHOUSE:
            price = self.gifts[0]
            assert isinstance(price, Mix)
            asked = price.number(s, p, card)
            return in_reach(s, p, price.kinds, asked, STORE), asked
        return int(any(gift.payable(s, p, card) for gift in self.gifts)), 1

    # --- promising --------------------------------------------------------------------------------------------------
    def answers(self, s: Wall, f: Frame) -> list[int]:
        """What the one who is asked may promise; NO refuses."""
        p = order(s)[f[_AT]]
        card, promises = f[CARD], f[_PROMISES:]
        if self.who == EVERYONE:
            return [T.YES, T.NO]
        if self.who == DIFFERENT:
            left = [i for i in range(len(self.gifts)) if i + 1 not in promises]
            first = [i for k, i in enumerate(left) if self.gifts[i] not in [self.gifts[j] for j in left[:k]]]
            return [*[T.BRANCH + i for i in first if self.gifts[i].payable(s, p, card)], T.NO]
        (good,) = kinds_of(self._price().kinds)
        most = min(self._most(s, p, card), self._asked(s, p, card) - sum(promises))
        return [*[T.amount(good, n) for n in range(1, most + 1)], T.NO]

    def run(self, s: Wall, f: Frame) -> None:
        game = rules_of(s)
        seat, card = f[SEAT], f[CARD]
        people = order(s)
        if f[PC] == 0:
            if not self.possible(s, seat, card):
                s.stack.pop()
            elif self.who == STOREHOUSE:
                self._give(s, f, [])
            else:
                self._ask(s, f, 0, [])
            return
        promises = [*f[_PROMISES:], self._promise(game.answer(s, people[f[_AT]]))]
        if self.who == EVERYONE and not promises[-1]:
            self._refused(s, f, people[f[_AT]])
        elif self._complete(s, seat, card, promises):
            self._give(s, f, promises)
        elif len(promises) == len(people):
            self._refused(s, f, people[-1])
        else:
            self._ask(s, f, len(promises), promises)

    def _ask(self, s: Wall, f: Frame, at: int, promises: list[int]) -> None:
        s.stack[-1] = (f[OP], 1, f[SEAT], f[CARD], at, *promises)
        rules_of(s).ask(s, order(s)[at], T.ASK_AIM, f[CARD])

    def _promise(self, code: int) -> int:
        """What an answer promises: 0 nothing, else 1, the number of a gift, or an amount."""
        if code == T.NO:
            return 0
        if self.who == DIFFERENT:
            return code - T.BRANCH + 1
        return 1 if self.who == EVERYONE else T.amount_of(code)[1]

    def _complete(self, s: Wall, seat: int, card: int, promises: list[int]) -> bool:
        if self.who == EVERYONE:
            return len(promises) == s.seats
        if self.who == DIFFERENT:
            return len(promises) - promises.count(0) == len(self.gifts)
        return sum(promises) == self._asked(s, seat, card)

    def _refused(self, s: Wall, f: Frame, p: int) -> None:
        s.stack.pop()
        s.tell(E_REFUSED, p, f[CARD])

    # --- giving -----------------------------------------------------------------------------------------------------
    def _give(self, s: Wall, f: Frame, promises: list[int]) -> None:
        """Everybody gives what was promised, in tea order; then the demand is fulfilled."""
        s.stack.pop()
        card = f[CARD]
        links = rules_of(s).links[f[OP]]
        coop.fulfil(s, card)
        people = order(s)
        if self.who == ALL_TOGETHER:
            (good,) = kinds_of(self._price().kinds)
            for i in range(len(promises)):
                pay(s, people[i], good, promises[i])
        elif self.who == STOREHOUSE:
            s.push(links[0], 0, f[SEAT], card)
        else:
            for i in range(len(promises) - 1, -1, -1):
                if promises[i]:
                    s.push(links[promises[i] - 1], 0, people[i], card)

    # --- saying it --------------------------------------------------------------------------------------------------
    def words(self, t: Tongue) -> str:
        turned = t.turned(mood=THEY, who=THEY) if self.who in (EVERYONE, DIFFERENT) else t
        said = [gift.words(turned) for gift in dict.fromkeys(self.gifts)]
        text = t.say(f"wall-demand-{self.who}", gifts=t.list(said), n=len(self.gifts))
        if not self.needs:
            return text
        return t.say("wall-demand-need", need=t.list([need.words(t) for need in self.needs]), text=text)

    def icons(self, t: Tongue) -> tuple[str, ...]:
        found: list[str] = []
        for gift in self.gifts:
            found += [name for name in gift.icons(t) if name not in found]
        return tuple(found)


@dataclass(frozen=True)
class GiveHonour(Node):
    """Give up honour, all of it or the demand is not met."""

    n: int
    phrase = "wall-give-honour"
    marks = ("honour",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        if self.possible(s, f[SEAT], f[CARD]):
            pay(s, f[SEAT], HONOUR, self.n, f[CARD])

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return s.honour[seat] >= self.n

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"n": self.n}
