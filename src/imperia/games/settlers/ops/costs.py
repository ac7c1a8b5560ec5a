"""What action Locations of Imperial Settlers cost besides plain goods, and the action itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ....cards.aim import Aim, Picks
from ....cards.goods import Pay, paid
from ....cards.nodes import Goods, Node, Seq
from ....cards.select import Move
from ....cards.words import Tongue
from ....kernel.state import CARD, OP, SEAT, Frame
from .. import events, verbs
from ..goods import COUNTED, GOLD, VP
from ..supply import discard_from_hand, end_route, pay_in_kind, to_pile

if TYPE_CHECKING:
    from ..state import Settlers


@dataclass(frozen=True)
class PayAny(Picks):
    """Pay any resources; gold stands in for them (IS-AMB-06)."""

    n: int
    phrase = "settlers-pay-any"
    marks = ("resource",)

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        codes: list[int] = []
        for good in range(GOLD + 1):
            codes += [verbs.GIVE + good] * s.has(seat, good)
        return codes

    def most(self, s: Settlers, seat: int, card: int) -> int:
        return self.n

    def several(self, code: int, most: int) -> list[int]:
        return verbs.portions(verbs.GIVE, code - verbs.GIVE, most)[1:]

    def meant(self, code: int) -> tuple[int, int]:
        good, n = verbs.portion(verbs.GIVE, code)
        return (verbs.GIVE + good, n) if n > 1 else (code, 1)

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        good = code - verbs.GIVE
        s.goods[seat * COUNTED + good] -= 1
        s.tell(events.PAY, seat, *[int(good == one) for one in range(VP)])


@dataclass(frozen=True)
class Discard(Move):
    """Discard cards from hand (IS-ACN-06)."""

    phrase = "settlers-discard"
    final = True

    def move(self, s: Settlers, seat: int, card: int, moved: int) -> None:
        discard_from_hand(s, seat, moved)


@dataclass(frozen=True)
class PayInKind(Pay):
    """Pay goods as they are. Gold stands in for none of them, because the card gives more for gold (IS-AMB-48)."""

    def possible(self, s: Settlers, seat: int, card: int) -> bool:
        return all(s.has(seat, good) >= n for good, n in self.cost) and self.effect.possible(s, seat, card)

    def run(self, s: Settlers, f: Frame) -> None:
        s.stack[-1] = (s.game.links[f[OP]][0], 0, f[SEAT], f[CARD])
        pay_in_kind(s, f[SEAT], self.cost)


# --- Deals as a price ---------------------------------------------------------------------------------------------
def deals_of(s: Settlers, seat: int) -> list[int]:
    """Codes of a seat's Deals, those of Trade Routes included."""
    codes = [verbs.TARGET + c for c in s.deals[seat]]
    if s.routes:
        codes += [verbs.ROUTE + location for p, location, _ in s.routes if p == seat]
    return codes


def deal_card(code: int) -> int:
    """The card whose Deal field a Deal shows, by its code."""
    return code - verbs.ROUTE if code >= verbs.ROUTE else code - verbs.TARGET


def drop_deal(s: Settlers, seat: int, code: int, by: int = -1) -> None:
    """Discard a Deal of `seat`; `by`: an opponent makes them."""
    card = deal_card(code)
    if code >= verbs.ROUTE:
        end_route(s, next(route for route in s.routes if route[0] == seat and route[1] == card))
    else:
        s.deals[seat].remove(card)
        to_pile(s, card)
        if by < 0:
            s.tell(events.DROP_DEAL, seat, card)
        else:
            s.tell(events.BREAK_DEAL, by, seat, card)


@dataclass(frozen=True)
class PayDeal(Aim):
    """Discard one of the own Deals (IS-COM-05)."""

    phrase = "settlers-pay-deal"
    marks = ("deal",)
    uses_up = True

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return deals_of(s, seat)

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        drop_deal(s, seat, code)


# --- the action ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Activation(Node):
    """What an action Location costs and does, and how often a round; the turn runs it (IS-ACN-01 to IS-ACN-04)."""

    cost: Goods
    effect: Node
    uses: int = 1

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def words(self, t: Tongue) -> str:
        text = paid(t, self.cost, self.effect) if self.cost else self.effect.words(t)
        return text if self.uses == 1 else t.say("settlers-uses", effect=text, n=self.uses)


def payable_twice(node: Node, s: Settlers, seat: int, card: int) -> bool:
    """Can the effect be done twice in a row? Effects that use up their targets need two (IS-ACN-04, IS-AMB-37)."""
    if isinstance(node, Seq):
        return all(payable_twice(step, s, seat, card) for step in node.steps)
    if isinstance(node, Picks):
        return len(node.targets(s, seat, card)) >= 2 * node.least(s, seat, card)
    if isinstance(node, Aim) and node.uses_up:
        return len(node.targets(s, seat, card)) >= 2
    return node.payable(s, seat, card)
