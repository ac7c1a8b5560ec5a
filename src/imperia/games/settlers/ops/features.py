"""Features of Imperial Settlers: facts that hold while a Location stands, reactions, and what its owner puts on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ....cards.mix import STOCK, mix
from ....cards.nodes import Node
from ....cards.select import ANY_NUMBER, Move
from ....cards.triggers import OTHERS, When
from ....cards.words import Tongue
from ....kernel.state import CARD, OP, PC, SEAT, Frame
from .. import events, moments, tables, verbs
from ..goods import COUNTED, GOODS, RESOURCES
from ..lexicon import W_FEATURES, T, colour_name
from ..supply import gain_vp, leave_hand_face_down
from .counts import InHand

if TYPE_CHECKING:
    from ..state import Settlers

ANY_FACTION: Final = 0  # the "colour" of features that wait for faction Locations


# --- reactions ----------------------------------------------------------------------------------------------------
_SIGN: Final = {moments.RAZE: "raze", moments.DEAL: "deal"}


@dataclass(frozen=True)
class Reaction(When):
    """An effect each time something happens, with the sign of what it is."""

    def icons(self, t: Tongue) -> tuple[str, ...]:
        sign = _SIGN.get(moments.MOMENTS.index(self.moment))
        return (sign, *self.effect.icons(t)) if sign else self.effect.icons(t)


@dataclass(frozen=True)
class OnBuild(Reaction):
    """A reaction to own builds of a colour, or of faction Locations."""

    colour: int = ANY_FACTION

    def hears(self, s: Any, owner: int, card: int, seat: int, subject: int, n: int) -> bool:
        if self.colour == ANY_FACTION:
            return not tables.IS_COMMON[subject]
        return bool(tables.COLOUR[subject] & self.colour)

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"colour": self._sign(), "effect": self.effect.words(t)}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return ("faction-location" if self.colour == ANY_FACTION else f"colour-{self._sign()}", *self.effect.icons(t))

    def _sign(self) -> str:
        return "faction" if self.colour == ANY_FACTION else colour_name(self.colour)


def on_build(colour: int, effect: Node) -> OnBuild:
    """An effect each time its owner builds a Location of a colour, or a faction Location."""
    return OnBuild(moments.MOMENTS[moments.BUILD], effect, colour=colour)


def on_raze(effect: Node) -> Reaction:
    """An effect each time its owner razes."""
    return Reaction(moments.MOMENTS[moments.RAZE], effect)


def on_deal(effect: Node) -> Reaction:
    """An effect each time its owner makes a Deal."""
    return Reaction(moments.MOMENTS[moments.DEAL], effect)


def on_points(effect: Node) -> Reaction:
    """An effect for each single gain of at least two VP (IS-EGY-10)."""
    return Reaction(moments.MOMENTS[moments.POINTS], effect)


def on_send(effect: Node, most: int) -> Reaction:
    """An effect for each pair that an opponent sends, up to a limit a round (IS-EGY-04)."""
    return Reaction(moments.MOMENTS[moments.SEND], effect, OTHERS, most)


# --- facts: entered in the tables, never run ----------------------------------------------------------------------
class Fact(Node):
    """Something that holds while a Location stands."""

    def enter(self, card: int) -> None:
        """Enter it for a physical card."""
        raise AssertionError("a fact enters itself in the tables")


@dataclass(frozen=True)
class Stores(Fact):
    """Goods that may be kept at Cleanup."""

    goods: tuple[int, ...]
    phrase = "settlers-stores"

    def enter(self, card: int) -> None:
        tables.STORES[card] = self.goods

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"goods": t.list([t.icon(GOODS[good]) for good in self.goods])}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return ("store", *[GOODS[good] for good in self.goods])


@dataclass(frozen=True)
class Gate(Fact):
    """Cards under it for a VP each; some more at the end if there are enough (IS-JAP-06)."""

    least: int
    vp: int
    phrase = "settlers-gate"
    marks = ("card", "vp")

    def enter(self, card: int) -> None:
        tables.GATE[card] = (self.least, self.vp)


@dataclass(frozen=True)
class Shrine(Fact):
    """Resources on it that are worth VP at the end, by steps (IS-JAP-07)."""

    steps: tuple[tuple[int, int], ...]  # (at least so many resources, VP)
    phrase = "settlers-shrine"
    marks = ("wood", "stone", "food", "vp")

    def enter(self, card: int) -> None:
        tables.SHRINE[card] = self.steps

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"least": "/".join([str(n) for n, _ in self.steps]), "vp": "/".join([str(v) for _, v in self.steps])}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return self.marks


@dataclass(frozen=True)
class ConvertDeals(Fact):
    """Goods of own Deals may be turned into VP in the Production phase (IS-AMB-34)."""

    phrase = "settlers-convert-deals"
    marks = ("deal", "vp")

    def enter(self, card: int) -> None:
        tables.CONVERTS[card] = True


# --- free steps: what is put under a Gate or on a Shrine; once begun, at least one thing is ------------------------
_NUMBER: Final = 4  # FEEDING: (op, pc, seat, Gate, how many cards)


def _numbers(s: Settlers, seat: int) -> list[int]:
    return [verbs.CARDS_UNDER + n for n in range(min(len(s.hands[seat]), 64))]


ASK_NUMBER: Final = T.prompt("cards-under", _numbers, "IS-JAP-06")


def _feeding(s: Settlers, f: Frame) -> None:
    """Say how many cards, then which."""
    if f[PC] == 0:
        s.to(1)
        s.ask((f[SEAT],), ASK_NUMBER, f[CARD])
    elif f[PC] == 1:
        s.stack[-1] = (FEEDING, 2, f[SEAT], f[CARD], s.answers[f[SEAT]] - verbs.CARDS_UNDER + 1)
        s.push(FEED, 0, f[SEAT], f[CARD])
    else:
        s.stack.pop()


FEEDING: Final = T.op(_feeding, "feeding")


@dataclass(frozen=True)
class FeedGate(Move):
    """Cards from hand under a Gate, as many as were announced; each is a gain of one VP."""

    phrase = "settlers-feed-gate"

    def most(self, s: Settlers, seat: int, card: int) -> int:
        return next(f[_NUMBER] for f in reversed(s.stack) if f[OP] == FEEDING)

    def least(self, s: Settlers, seat: int, card: int) -> int:
        return self.most(s, seat, card)

    def move(self, s: Settlers, seat: int, card: int, moved: int) -> None:
        leave_hand_face_down(s, seat, moved)
        s.stash.append((card, moved))
        s.whisper(1 << seat, events.UNDER, seat, card, moved)
        gain_vp(s, seat, 1, card, W_FEATURES)


FEED: Final = T.node(FeedGate(InHand(), ANY_NUMBER))
ON_SHRINE: Final = 2  # a place for goods, besides the bank and the supply


def offer_to_shrine(s: Settlers, seat: int, card: int) -> None:
    """Resources from the supply onto a Shrine, by kind and number, at least one."""
    mix(s, seat, card, 0b111, sum([s.has(seat, good) for good in RESOURCES]), STOCK, ON_SHRINE, least=1)


def put_on_shrine(s: Settlers, seat: int, card: int, good: int, n: int) -> None:
    s.goods[seat * COUNTED + good] -= n
    s.held[card] += n
    for _ in range(n):
        s.tell(events.SHRINE, seat, good, card)
