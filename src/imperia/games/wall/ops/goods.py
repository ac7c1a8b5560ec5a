"""How cards move goods on the Wall: incomes, the Storehouse, exchanges, gifts between players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ....cards.goods import NO_LIMIT, Gain
from ....cards.mix import BANK, STOCK, Mix, in_reach, mix
from ....cards.nodes import Count, Node, rules_of
from ....cards.words import THEY, Tongue
from ....kernel.state import CARD, OP, PC, SEAT, Frame
from ..facts import PURSE, STORE
from ..gates import gain as gain_good
from ..lexicon import (
    ANY,
    BUILDING,
    CHI,
    GOLD,
    HONOUR,
    MOST_PAID,
    PRODUCTION,
    RESOURCES,
    STONE,
    V_INCOME,
    WOOD,
    T,
)
from ..state import Wall


def gain(
    wood: int = 0, stone: int = 0, gold: int = 0, chi: int = 0, per: Count | None = None, most: int = NO_LIMIT
) -> Gain:
    """Resources from the bank: `gain(gold=2)`."""
    goods = ((WOOD, wood), (STONE, stone), (GOLD, gold), (CHI, chi))
    return Gain(tuple([(good, n) for good, n in goods if n]), per, most)


def honour(n: int, per: Count | None = None, most: int = NO_LIMIT) -> Gain:
    """Honour: `honour(2, per=Supports())`."""
    return Gain(((HONOUR, n),), per, most)


@dataclass(frozen=True)
class GainHere(Node):
    """Resources of the kind that the activated production location makes."""

    n: int
    phrase = "wall-gain-here"
    marks = ("resource",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        self.at_once(s, f[SEAT], f[CARD])

    def at_once(self, s: Wall, seat: int, card: int) -> bool:
        if 0 <= s.location < PRODUCTION:
            gain_good(s, seat, s.location, self.n)
        return True

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return 0 <= s.location < PRODUCTION


# --- incomes --------------------------------------------------------------------------------------------------------
_NEXT: Final = 4  # Income: (op, picks so far, seat, card, the code from which on the next may be)


@dataclass(frozen=True)
class Income(Node):
    """The income of some different overseers, one's own or those of others, who lose nothing (GW-SUM-02)."""

    n: int
    others: bool = False
    phrase = "wall-income"
    marks = ("overseer",)

    def targets(self, s: Wall, seat: int, start: int = 0) -> list[int]:
        """The overseers to choose from, by owner and location."""
        owners = [p for p in range(s.seats) if (p != seat) == self.others]
        codes = [V_INCOME + p * PRODUCTION + at for p in owners for at in range(PRODUCTION)]
        return [code for code in codes if code >= start and s.overseers[code - V_INCOME]]

    def answers(self, s: Wall, f: Frame) -> list[int]:
        codes = self.targets(s, f[SEAT], f[_NEXT])
        return codes[: len(codes) - (self.n - f[PC]) + 1]

    def run(self, s: Wall, f: Frame) -> None:
        """Without a real choice all of them pay out; else they are named one by one, in order."""
        game = rules_of(s)
        seat, card = f[SEAT], f[CARD]
        if len(f) > _NEXT:
            code = game.answer(s, seat)
            _pay_out(s, seat, code)
            done, start = f[PC] + 1, code + 1
        else:
            done, start = 0, 0
        rest = self.targets(s, seat, start)
        if done == self.n or len(rest) <= self.n - done:
            s.stack.pop()
            for code in rest if done < self.n else []:
                _pay_out(s, seat, code)
            return
        s.stack[-1] = (f[OP], done, seat, card, start)
        game.ask(s, seat, game.effects.ASK_AIM, card)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return bool(self.targets(s, seat))


def _pay_out(s: Wall, seat: int, code: int) -> None:
    at = code - V_INCOME
    gain_good(s, seat, at % PRODUCTION, s.overseers[at])


# --- the Storehouse -------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Store(Mix):
    """Goods from the bank into the Storehouse (GW-CMP-37)."""

    phrase = "wall-store"

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        mix(s, f[SEAT], f[CARD], self.kinds, self.number(s, f[SEAT], f[CARD]), BANK, STORE)


@dataclass(frozen=True)
class Plunder(Mix):
    """Goods out of the Storehouse into the bank, as many as there are."""

    phrase = "wall-plunder"

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        mix(s, f[SEAT], f[CARD], self.kinds, self.number(s, f[SEAT], f[CARD]), STORE, BANK)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return in_reach(s, seat, self.kinds, 1, STORE) > 0


@dataclass(frozen=True)
class PayStore(Plunder):
    """Goods out of the Storehouse as a price: all or nothing."""

    phrase = "wall-pay-store"

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        n = self.number(s, seat, card)
        return in_reach(s, seat, self.kinds, n, STORE) >= n

    def payable(self, s: Wall, seat: int, card: int) -> bool:
        return self.possible(s, seat, card)


@dataclass(frozen=True)
class TakeStore(Node):
    """Take up to so many resources of choice from the Storehouse."""

    n: int
    phrase = "wall-take-store"
    marks = ("storehouse",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        mix(s, f[SEAT], f[CARD], BUILDING, self.n, STORE, STOCK, least=0)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return in_reach(s, seat, BUILDING, 1, STORE) > 0


# --- exchanges and gifts --------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Exchange(Node):
    """Give back up to so many resources for as many of other kinds. Its frame keeps what the player had before."""

    n: int
    phrase = "wall-exchange"
    marks = ("exchange",)

    def run(self, s: Wall, f: Frame) -> None:
        seat, card = f[SEAT], f[CARD]
        purse = s.stock[seat * RESOURCES : seat * RESOURCES + RESOURCES]
        if f[PC] == 0:
            s.stack[-1] = (f[OP], 1, seat, card, *purse)
            mix(s, seat, card, ANY, self.n, STOCK, BANK, least=0)
            return
        s.stack.pop()
        given = [before - now for before, now in zip(f[CARD + 1 :], purse, strict=True)]
        others = sum([1 << good for good in range(RESOURCES) if not given[good]])
        if sum(given):
            mix(s, seat, card, others, sum(given), BANK, STOCK)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return in_reach(s, seat, ANY, 1, STOCK) > 0


_AMONG: Final = 4  # ShareOut: (op, pc, seat, card, players as bits)


@dataclass(frozen=True)
class ShareOut(Node):
    """Two or all players may hand each other resources, then each of them has an effect."""

    effect: Node
    everyone: bool = False
    phrase = "wall-share-out"
    marks = ("exchange",)

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def values(self, t: Tongue) -> dict[str, Any]:
        effect = self.effect.words(t.turned(mood=THEY, who=THEY))
        return {"effect": effect, "everyone": "yes" if self.everyone else "no"}

    def answers(self, s: Wall, f: Frame) -> list[int]:
        return [T.PLAYER + p for p in range(s.seats) if p != f[SEAT]]

    def run(self, s: Wall, f: Frame) -> None:
        game = rules_of(s)
        seat, card = f[SEAT], f[CARD]
        among = (1 << s.seats) - 1
        if not self.everyone:
            if f[PC] == 0:
                s.to(1)
                game.ask(s, seat, T.ASK_AIM, card)
                return
            among = 1 << seat | 1 << game.answer(s, seat) - T.PLAYER
        s.stack.pop()
        players = [p for p in game.order(s, seat) if among >> p & 1]
        players.reverse()
        for p in players:
            s.push(game.links[f[OP]][0], 0, p, card)
        for p in players:
            s.push(_HANDING, 0, p, card, among)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return s.seats > 1


@dataclass(frozen=True)
class Hand(Node):
    """A player hands resources to others, one after the other; its frame says who takes part."""

    phrase = "wall-hand-over"

    def answers(self, s: Wall, f: Frame) -> list[int]:
        codes = [T.PLAYER + p for p in range(s.seats) if p != f[SEAT] and f[_AMONG] >> p & 1]
        return [*codes, T.DONE]

    def run(self, s: Wall, f: Frame) -> None:
        game = rules_of(s)
        seat, card = f[SEAT], f[CARD]
        if f[PC] == 0:
            if not in_reach(s, seat, ANY, 1, STOCK):
                s.stack.pop()
                return
            s.to(1)
            game.ask(s, seat, T.ASK_AIM, card)
            return
        code = game.answer(s, seat)
        if code == T.DONE:
            s.stack.pop()
            return
        s.to(0)
        mix(s, seat, card, ANY, MOST_PAID, STOCK, PURSE + code - T.PLAYER, least=1)


_HANDING: Final = T.node(Hand())
