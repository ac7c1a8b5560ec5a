"""What imperial demands ask of the players, and how they agree to give it (GW-COP-13 to GW-COP-18, GW-AMB-42).

Everybody answers for the own pieces only, in tea order. First all say what they give; only when that is enough is
anything given, so a refusal costs nothing and a demand is fulfilled whole or not at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ....cards.nodes import Condition, Node, rules_of
from ....cards.words import THEY, Tongue
from ....kernel.state import CARD, OP, PC, SEAT, Frame
from .. import coop
from ..gates import order, pay
from ..lexicon import E_REFUSED, RESOURCES, V_NUMBER, T
from ..state import Wall

_PROMISED: Final = 4  # from here on a frame has what each seat has promised, by seat
AGREED: Final = 1


@dataclass(frozen=True)
class Demand(Node):
    """A demand: what must be so, and what must be given."""

    gift: Node
    needs: tuple[Condition, ...] = ()

    def parts(self) -> tuple[Node, ...]:
        return (self.gift,)

    def run(self, s: Wall, f: Frame) -> None:
        if f[PC] == 0:
            s.to(1)
            s.gifts = (AGREED,)
            s.push(rules_of(s).links[f[OP]][0], 0, f[SEAT], f[CARD])
            return
        s.stack.pop()
        given, s.gifts = s.gifts, ()
        if given:
            coop.fulfil(s, f[CARD])

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return all(need.holds(s, seat, card) for need in self.needs) and self.gift.payable(s, seat, card)

    def words(self, t: Tongue) -> str:
        if not self.needs:
            return self.gift.words(t)
        needs = t.list([need.words(t) for need in self.needs])
        return t.say("wall-demand", needs=needs, gift=self.gift.words(t))


def refuse(s: Wall, seat: int, card: int) -> None:
    """Somebody does not give: the demand that is tried is over for this winter."""
    s.stack.pop()
    s.gifts = ()
    s.tell(E_REFUSED, seat, card)


@dataclass(frozen=True)
class Promise(Node):
    """A gift of several players: each in tea order is asked what he gives. The program counter is twice the number of
    players dealt with, odd while the next is asked."""

    def run(self, s: Wall, f: Frame) -> None:
        seat, card = f[SEAT], f[CARD]
        people = order(s)
        f = f if len(f) > _PROMISED else (*f, *([0] * s.seats))
        if f[PC] % 2:
            giver = people[f[PC] // 2]
            code = s.answers[giver]
            if code == T.SKIP and not self.spares(s, f, giver):
                refuse(s, giver, card)
                return
            promised = list(f[_PROMISED:])
            promised[giver] = self.promise(s, f, code)
            f = (f[OP], f[PC] + 1, seat, card, *promised)
        at = f[PC] // 2
        while at < len(people) and not self.choices(s, f, people[at]):
            at += 1
        if at < len(people):
            s.stack[-1] = (f[OP], 2 * at + 1, *f[SEAT:])
            s.ask((people[at],), T.ASK_AIM, card)
            return
        s.stack.pop()
        self.give(s, f, card)

    def answers(self, s: Wall, f: Frame) -> list[int]:
        return [*self.choices(s, f, order(s)[f[PC] // 2]), T.SKIP]

    def choices(self, s: Wall, f: Frame, giver: int) -> list[int]:
        """What a player may promise; nothing: he is not asked."""
        raise AssertionError

    def promise(self, s: Wall, f: Frame, code: int) -> int:
        """What an answer promises, as a number."""
        raise AssertionError

    def spares(self, s: Wall, f: Frame, giver: int) -> bool:
        """Can the others give enough without this player?"""
        return False

    def give(self, s: Wall, f: Frame, card: int) -> None:
        """All have promised: now it is given, in tea order."""
        raise AssertionError

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return self.payable(s, seat, card)


@dataclass(frozen=True)
class AllGive(Promise):
    """Every player gives the same, each from the own (GW-COP-15)."""

    gift: Node

    def parts(self) -> tuple[Node, ...]:
        return (self.gift,)

    def choices(self, s: Wall, f: Frame, giver: int) -> list[int]:
        return [T.YES]

    def promise(self, s: Wall, f: Frame, code: int) -> int:
        return AGREED

    def give(self, s: Wall, f: Frame, card: int) -> None:
        for p in reversed(order(s)):
            s.push(rules_of(s).links[f[OP]][0], 0, p, card)

    def payable(self, s: Wall, seat: int, card: int) -> bool:
        return all(self.gift.payable(s, p, card) for p in range(s.seats))

    def words(self, t: Tongue) -> str:
        return t.say("wall-all-give", gift=self.gift.words(t.turned(mood=THEY, who=THEY)))


@dataclass(frozen=True)
class Together(Promise):
    """The players give so many of a resource for each of them, in any split (CR-18). Each says how many; the last must
    make it complete."""

    good: int
    n: int

    def _left(self, s: Wall, f: Frame) -> int:
        return self.n * s.seats - sum(f[_PROMISED:])

    def choices(self, s: Wall, f: Frame, giver: int) -> list[int]:
        """At least what those after him cannot give, at most what is still missing."""
        people = order(s)
        left = self._left(s, f)
        behind = sum([s.stock[p * RESOURCES + self.good] for p in people[people.index(giver) + 1 :]])
        own = min(left, s.stock[giver * RESOURCES + self.good])
        return [V_NUMBER + k for k in range(max(0, left - behind), own + 1)] if own else []

    def promise(self, s: Wall, f: Frame, code: int) -> int:
        return code - V_NUMBER

    def give(self, s: Wall, f: Frame, card: int) -> None:
        for p in order(s):
            pay(s, p, self.good, f[_PROMISED + p])

    def payable(self, s: Wall, seat: int, card: int) -> bool:
        return sum([s.stock[p * RESOURCES + self.good] for p in range(s.seats)]) >= self.n * s.seats

    def words(self, t: Tongue) -> str:
        return t.say("wall-together", goods=t.goods(((self.good, self.n),)))

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return t.good_icons(self.good)


@dataclass(frozen=True)
class Different(Promise):
    """Different players give one of these each, all of them together."""

    gifts: tuple[Node, ...]

    def parts(self) -> tuple[Node, ...]:
        return self.gifts

    def _open(self, f: Frame) -> list[int]:
        """The gifts that nobody has promised yet; a promise is the gift's number + 1."""
        return [i for i in range(len(self.gifts)) if i + 1 not in f[_PROMISED:]]

    def _behind(self, s: Wall, giver: int) -> list[int]:
        people = order(s)
        return people[people.index(giver) + 1 :]

    def choices(self, s: Wall, f: Frame, giver: int) -> list[int]:
        """The gifts he can give so that those after him can give the others; equal gifts once."""
        open_ = self._open(f)
        behind = self._behind(s, giver)
        found: list[int] = []
        for i in open_:
            if any(self.gifts[i] == self.gifts[j] for j in found):
                continue
            rest = [j for j in open_ if j != i]
            if self.gifts[i].payable(s, giver, f[CARD]) and self._shared_out(s, f[CARD], rest, behind):
                found.append(i)
        return [T.BRANCH + i for i in found]

    def _shared_out(self, s: Wall, card: int, gifts: list[int], people: list[int]) -> bool:
        """Can these gifts be given by different ones of these players?"""
        if not gifts:
            return True
        gift = self.gifts[gifts[0]]
        return any(
            gift.payable(s, p, card) and self._shared_out(s, card, gifts[1:], [q for q in people if q != p])
            for p in people
        )

    def promise(self, s: Wall, f: Frame, code: int) -> int:
        return 0 if code == T.SKIP else code - T.BRANCH + 1

    def spares(self, s: Wall, f: Frame, giver: int) -> bool:
        return self._shared_out(s, f[CARD], self._open(f), self._behind(s, giver))

    def give(self, s: Wall, f: Frame, card: int) -> None:
        links = rules_of(s).links[f[OP]]
        for p in reversed(order(s)):
            if f[_PROMISED + p]:
                s.push(links[f[_PROMISED + p] - 1], 0, p, card)

    def payable(self, s: Wall, seat: int, card: int) -> bool:
        return self._shared_out(s, card, list(range(len(self.gifts))), list(range(s.seats)))

    def values(self, t: Tongue) -> dict[str, Any]:
        third = t.turned(mood=THEY, who=THEY)
        same = all(gift == self.gifts[0] for gift in self.gifts)
        gifts = [self.gifts[0].words(third)] if same else [gift.words(third) for gift in self.gifts]
        return {"n": len(self.gifts), "gifts": t.list(gifts), "same": "yes" if same else "no"}

    def words(self, t: Tongue) -> str:
        return t.say("wall-different", **self.values(t))
