"""Verbs of tokens: gaining, paying, stealing; actions and exhaust tokens; tokens on the market and on cards."""

from __future__ import annotations

from dataclasses import dataclass

from ...cards.goods import NO_LIMIT, Gain
from ...cards.nodes import Count, Goods, Node
from .lexicon import MATERIAL, POPULATION, PROGRESS


def goods(material: int = 0, population: int = 0, progress: int = 0) -> Goods:
    """Goods by name."""
    pairs = ((MATERIAL, material), (POPULATION, population), (PROGRESS, progress))
    return tuple([(good, n) for good, n in pairs if n])


cost = goods


@dataclass(frozen=True)
class Gains(Gain):
    """Gain tokens, once or for each thing counted; remembers what they were gained from (IM-NOTE-DOM-01)."""


def gain(
    material: int = 0, population: int = 0, progress: int = 0, per: Count | None = None, most: int = NO_LIMIT
) -> Gains:
    """`gain(material=2)`, `gain(population=1, per=Cards(PLAY, REGION))`."""
    return Gains(goods(material, population, progress), per, most)


@dataclass(frozen=True)
class Pay(Node):
    """Pay tokens; the payer says what progress stands in for (IM-KW-PAY-03, IM-KW-PAY-04). A cost inside `To`."""

    cost: Goods


def pay(material: int = 0, population: int = 0, progress: int = 0) -> Pay:
    """`To(pay(material=3), Acquire(UNCIVILISED))`."""
    return Pay(goods(material, population, progress))


@dataclass(frozen=True)
class PayAll(Node):
    """Pay all tokens of a good, at least so many."""

    good: int
    least: int


@dataclass(frozen=True)
class PayUpTo(Node):
    """Pay any number of tokens of a good up to a limit; each is reported, so `Result()` is how many."""

    good: int
    most: int


@dataclass(frozen=True)
class Toll(Node):
    """A cost of playing Unrest in tokens, which cards may make cheaper."""

    good: int
    n: int


@dataclass(frozen=True)
class TollCards(Node):
    """A cost of playing Unrest in cards discarded, which cards may make cheaper."""

    n: int


@dataclass(frozen=True)
class SpendAction(Node):
    """Spend action tokens: a cost."""

    n: int = 1


@dataclass(frozen=True)
class GainAction(Node):
    """Gain action tokens."""

    n: int = 1


@dataclass(frozen=True)
class ReadyExhaust(Node):
    """Return an exhaust token from one of one's cards (not from a deck) to the state card."""


@dataclass(frozen=True)
class PlaceOnMarket(Node):
    """Put tokens on one market card."""

    good: int
    n: int = 1


@dataclass(frozen=True)
class PlaceOnSelf(Node):
    """Put tokens on this card; its owner gains them when it leaves play."""

    good: int
    n: int = 1


@dataclass(frozen=True)
class Steal(Node):
    """Steal tokens from each other player, or from each for whom `whom` counts at least 1; `unable` happens to who
    could not give them all."""

    good: int
    n: int = 1
    whom: Count | None = None
    unable: Node | None = None


@dataclass(frozen=True)
class Double(Node):
    """As many tokens again as came with the market card (in `When(MARKET_TOKENS, …)`)."""

    good: int
