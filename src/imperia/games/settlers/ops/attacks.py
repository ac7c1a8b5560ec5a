"""Effects against opponents: razing, removing, stealing, shutting and taking over what is theirs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ....cards.aim import Aim, AimAtPlayer
from ....cards.words import THEY
from ....kernel.state import CARD, PC, SEAT, Frame
from .. import events, tables, verbs
from ..building import dealt, raze_from_hand, raze_location
from ..converting import push_converting
from ..goods import COUNTED, GOLD, RAZE, RESOURCES
from ..lexicon import ACTION, BLOCKED, W_ACTIONS, T
from ..state import LINE
from ..supply import gain, hand_card, spend, strip, to_pile
from .costs import Discard, deal_card, deals_of, drop_deal
from .counts import InHand

if TYPE_CHECKING:
    from ..state import Settlers


# --- razing (IS-RAZ-04, IS-RAZ-05) --------------------------------------------------------------------------------
def razable(s: Settlers, seat: int, codes: list[int]) -> None:
    """Add the Locations of opponents that a seat has raze tokens enough for."""
    tokens = s.goods[seat * COUNTED + RAZE] - 2
    if tokens >= 0:
        guard = s.guard
        for c in s.targets(seat):
            if tables.SPOILS[c] and guard[c] <= tokens:
                codes.append(verbs.RAZE_IT + c)


def raze_for_tokens(s: Settlers, seat: int, code: int) -> None:
    """Raze a card of the own hand for one token, or a Location for two and one for each protection."""
    if code >= verbs.RAZE_IT:
        card = code - verbs.RAZE_IT
        price = 2 + s.guard[card]
        raze_location(s, seat, card)
    else:
        price = 1
        raze_from_hand(s, seat, hand_card(s, seat, code - verbs.RAZE_HAND))
    spend(s, seat, 0, 0, price)


@dataclass(frozen=True)
class RazeOpponents(Aim):
    """Raze an opponent's Location, whatever protects it (IS-EGY-03)."""

    phrase = "settlers-raze-opponents"
    marks = ("raze", "location")

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [verbs.RAZE_IT + c for c in s.targets(seat) if tables.SPOILS[c]]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        raze_location(s, seat, code - verbs.RAZE_IT)


@dataclass(frozen=True)
class RazeAndConvert(Aim):
    """Raze from hand or on the table, then turn any of the goods gained into VP (IS-BAR-02, IS-AMB-16)."""

    vp: int
    phrase = "settlers-raze-and-convert"
    marks = ("raze", "vp")

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        codes: list[int] = []
        if s.has(seat, RAZE):
            codes = [verbs.RAZE_HAND + tables.FACE[c] for c in s.hands[seat] if tables.SPOILS[c]]
        razable(s, seat, codes)
        return list(dict.fromkeys(codes))

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        razed = code - verbs.RAZE_IT if code >= verbs.RAZE_IT else tables.FIRST[code - verbs.RAZE_HAND]
        push_converting(s, seat, card, self.vp, list(tables.SPOILS[razed]))
        raze_for_tokens(s, seat, code)


@dataclass(frozen=True)
class GainSpoil(Aim):
    """One good of the raze field of an opponent's Location; naming the good names enough (IS-BAR-03)."""

    phrase = "settlers-gain-spoil"
    marks = ("location",)

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        goods: set[int] = set()
        for c in s.targets(seat):
            goods.update(tables.SPOILS[c])
        return [verbs.TAKE + good for good in goods]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        gain(s, seat, code - verbs.TAKE, 1, card, W_ACTIONS)


# --- Locations ----------------------------------------------------------------------------------------------------
class AimAtLocation(Aim):
    """An aim at any Location of an opponent."""

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [verbs.TARGET + c for c in s.targets(seat)]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        location = code - verbs.TARGET
        self.strike(s, seat, location, s.holder(location))

    def strike(self, s: Settlers, seat: int, location: int, holder: int) -> None:
        """Do it to the Location; `holder` -1 is the virtual player."""
        raise AssertionError("an aim at a Location does something")


@dataclass(frozen=True)
class RemoveLocation(AimAtLocation):
    """Discard an opponent's Location; this is not razing (IS-ROM-01, IS-JAP-05, IS-AMB-07)."""

    phrase = "settlers-remove-location"
    marks = ("location",)

    def strike(self, s: Settlers, seat: int, location: int, holder: int) -> None:
        s.standing(holder).remove(location)
        s.tell(events.REMOVE, seat, holder, location)
        strip(s, location)
        to_pile(s, location)


@dataclass(frozen=True)
class TakeOver(AimAtLocation):
    """An opponent's Location counts as one's own until the end of the round (IS-EGY-06 to IS-EGY-09)."""

    phrase = "settlers-take-over"
    marks = ("location",)

    def strike(self, s: Settlers, seat: int, location: int, holder: int) -> None:
        s.standing(holder).remove(location)
        s.empires[seat].append(location)
        s.taken.append((location, holder))
        s.tell(events.TAKE_OVER, seat, holder, location)


@dataclass(frozen=True)
class BlockAction(AimAtLocation):
    """An opponent's action Location cannot be activated this round."""

    phrase = "settlers-block-action"
    marks = ("action",)

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        if s.virtual:
            return []  # the virtual player activates nothing (IS-AMB-33)
        open_ = [c for c in s.targets(seat) if tables.KIND[c] == ACTION and s.used[c] != BLOCKED]
        return [verbs.TARGET + c for c in open_]

    def strike(self, s: Settlers, seat: int, location: int, holder: int) -> None:
        s.used[location] = BLOCKED
        s.tell(events.BLOCK, seat, location)


@dataclass(frozen=True)
class TradeRoute(AimAtLocation):
    """Make a Deal with an opponent's faction Location (IS-JAP-11, IS-AMB-08)."""

    phrase = "settlers-trade-route"
    marks = ("deal", "faction-location")

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [verbs.TARGET + c for c in s.targets(seat) if not tables.IS_COMMON[c]]

    def strike(self, s: Settlers, seat: int, location: int, holder: int) -> None:
        s.routes.append((seat, location, s.decks[seat].pop() if s.decks[seat] else -1))
        s.tell(events.ROUTE, seat, location)
        dealt(s, seat, location)


# --- players ------------------------------------------------------------------------------------------------------
_VICTIM: Final = 4  # LOOTING: (op, pc, seat, card, victim)


@dataclass(frozen=True)
class StealResource(AimAtPlayer):
    """Take a resource from an opponent's supply (IS-BAR-01)."""

    phrase = "settlers-steal-resource"
    marks = ("resource",)

    def victims(self, s: Settlers, seat: int) -> list[int]:
        return [q for q in s.opponents(seat) if any(s.goods[q * COUNTED : q * COUNTED + GOLD])]

    def strike(self, s: Settlers, seat: int, card: int, victim: int) -> None:
        s.push(LOOTING, 0, seat, card, victim)


def _looting(s: Settlers, f: Frame) -> None:
    seat, victim = f[SEAT], f[_VICTIM]
    if f[PC] == 0:
        s.to(1)
        s.ask((seat,), ASK_LOOT, f[CARD])
        return
    s.stack.pop()
    good = s.answers[seat] - verbs.TAKE
    s.goods[victim * COUNTED + good] -= 1
    s.goods[seat * COUNTED + good] += 1
    s.tell(events.STEAL, seat, victim, good)


def looted(s: Settlers) -> int:
    """The victim of the question which resource to take."""
    return s.stack[-1][_VICTIM]


def _loot_options(s: Settlers, seat: int) -> list[int]:
    return [verbs.TAKE + good for good in RESOURCES if s.has(looted(s), good)]


ASK_LOOT: Final = T.prompt("loot", _loot_options, "IS-BAR-01")
LOOTING: Final = T.op(_looting, "looting")


@dataclass(frozen=True)
class OpponentDiscards(AimAtPlayer):
    """A chosen opponent discards a card of his choice (IS-EGY-02, IS-AMB-09)."""

    phrase = "settlers-opponent-discards"
    actor = THEY
    marks = ("card",)

    def victims(self, s: Settlers, seat: int) -> list[int]:
        found = s.opponents(seat)
        return [q for q in found if s.hands[q]] or found

    def possible(self, s: Settlers, seat: int, card: int) -> bool:
        return bool(s.virtual) or bool(s.opponents(seat))  # the virtual player has no hand to lose (IS-AMB-33)

    def strike(self, s: Settlers, seat: int, card: int, victim: int) -> None:
        s.push(DISCARD, 0, victim, card)


DISCARD: Final = T.node(Discard(InHand()))


# --- Deals --------------------------------------------------------------------------------------------------------
def _deal_holder(s: Settlers, seat: int, code: int) -> int:
    """Whose Deal it is; -1: a card of the attack line."""
    for q in range(s.seats):
        if q != seat and code in deals_of(s, q):
            return q
    return -1


@dataclass(frozen=True)
class StealDeal(Aim):
    """Take a Deal from an opponent; this is not making a Deal (IS-ROM-03, IS-AMB-21)."""

    phrase = "settlers-steal-deal"
    marks = ("deal",)

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [code for code in _deals_of_opponents(s, seat) if code < verbs.ROUTE]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        deal = deal_card(code)
        holder = _deal_holder(s, seat, code)
        (s.virtual[LINE] if holder < 0 else s.deals[holder]).remove(deal)
        s.deals[seat].append(deal)
        s.tell(events.TAKE_DEAL, seat, holder, deal)


@dataclass(frozen=True)
class DropDeal(Aim):
    """Discard an opponent's Deal, perhaps for its good (IS-BAR-06, IS-JAP-10)."""

    loot: bool = False
    phrase = "settlers-drop-deal"
    marks = ("deal",)

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return _deals_of_opponents(s, seat)

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        holder = _deal_holder(s, seat, code)
        gone = deal_card(code)
        if holder < 0:
            s.virtual[LINE].remove(gone)
            to_pile(s, gone)
            s.tell(events.BREAK_DEAL, seat, holder, gone)
        else:
            drop_deal(s, holder, code, seat)
        if self.loot:
            gain(s, seat, tables.DEAL_GOOD[gone], 1, card, W_ACTIONS)


def _deals_of_opponents(s: Settlers, seat: int) -> list[int]:
    """Codes of Deals of opponents who have not passed; in the solo game the attack line (IS-SOL-07, IS-AMB-17)."""
    if s.virtual:
        return [verbs.TARGET + c for c in s.virtual[LINE]]
    codes: list[int] = []
    for q in s.opponents(seat):
        codes += deals_of(s, q)
    return codes
