"""Effects on the own Empire, hand and decks: producing, building, drawing, samurai, razing one's own."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ....cards.aim import Aim, Picks
from ....cards.nodes import Goods, Node
from ....cards.select import Move
from ....cards.words import Tongue
from ....kernel.state import CARD, PC, SEAT, Frame
from .. import events, tables, verbs
from ..building import begin_build, produce, raze_location
from ..goods import ANY_CARD
from ..lexicon import BLOCKED, COMMON, JAPANESE, PRODUCTION, W_ACTIONS, T
from ..supply import (
    ask_deck,
    can_pay,
    chosen_deck,
    common_left,
    gain,
    hand_card,
    leave_hand,
    leave_hand_face_down,
    refill,
    to_pile,
)  # fmt: skip
from .costs import deal_card, deals_of

if TYPE_CHECKING:
    from ..state import Settlers


# --- Locations and Deals ------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class ProduceAgain(Aim):
    """The goods of one own production Location, perhaps only of another one (IS-COM-06)."""

    other: bool = False
    phrase = "settlers-produce-again"
    marks = ("production",)

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        found = [c for c in s.empires[seat] if tables.KIND[c] == PRODUCTION]
        return [verbs.TARGET + c for c in found if c != card or not self.other]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        produce(s, seat, code - verbs.TARGET)


@dataclass(frozen=True)
class ReadyAgain(Aim):
    """Another own action Location may be activated anew."""

    phrase = "settlers-ready-again"
    marks = ("action",)
    uses_up = True

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [verbs.TARGET + c for c in s.empires[seat] if c != card and 0 < s.used[c] < BLOCKED]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        s.used[code - verbs.TARGET] = 0
        s.tell(events.READY, seat, code - verbs.TARGET)


@dataclass(frozen=True)
class GainDealGood(Aim):
    """The good of one own Deal (IS-COM-04)."""

    phrase = "settlers-gain-deal-good"
    marks = ("deal",)

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return deals_of(s, seat)

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        gain(s, seat, tables.DEAL_GOOD[deal_card(code)], 1, card, W_ACTIONS)


@dataclass(frozen=True)
class RazeOwn(Aim):
    """Raze one own common Location (IS-BAR-04)."""

    phrase = "settlers-raze-own"
    marks = ("raze", "location")

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        return [verbs.RAZE_IT + c for c in s.empires[seat] if tables.IS_COMMON[c] and tables.SPOILS[c]]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        raze_location(s, seat, code - verbs.RAZE_IT)


# --- building at once, without the house icon ---------------------------------------------------------------------
@dataclass(frozen=True)
class BuildFaction(Aim):
    """Build a faction card from hand at once, for wood on top (IS-COM-02)."""

    more: Goods  # wood
    phrase = "settlers-build-faction"
    marks = ("wood", "faction-location")

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        found: list[int] = []
        for c in s.hands[seat]:
            wood, stone, food = tables.COST[c]
            if not tables.IS_COMMON[c] and can_pay(s, seat, wood + self.more[0][1], stone, food):
                found.append(verbs.BUILD + tables.FACE[c])
        return list(dict.fromkeys(found))

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        named = hand_card(s, seat, code - verbs.BUILD)
        leave_hand(s, seat, named)
        begin_build(s, seat, named, waived=True, more_wood=self.more[0][1])


@dataclass(frozen=True)
class BuildDeal(Aim):
    """Build one of the own Deals at once (IS-JAP-08)."""

    phrase = "settlers-build-deal"
    marks = ("deal", "faction-location")

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        faction = [c for c in s.deals[seat] if tables.ORIGIN[c] < COMMON]
        return [verbs.TARGET + c for c in faction if can_pay(s, seat, *tables.COST[c])]

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        named = code - verbs.TARGET
        s.deals[seat].remove(named)
        begin_build(s, seat, named, waived=True)


@dataclass(frozen=True)
class LayFoundation(Move):
    """Cards from hand become Foundations, face down (IS-EGY-05, IS-AMB-15)."""

    phrase = "settlers-lay-foundation"

    def move(self, s: Settlers, seat: int, card: int, moved: int) -> None:
        leave_hand_face_down(s, seat, moved)
        s.sites[seat].append(moved)
        s.whisper(1 << seat, events.SANCTUARY, seat, moved)

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return (*self.what.icons(t), "foundation")


# --- samurai ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class DeploySamurai(Picks):
    """Samurai from the supply for immediate deployment; those without room are lost (IS-JAP-09)."""

    n: int
    phrase = "settlers-deploy-samurai"
    marks = ("samurai",)

    def targets(self, s: Settlers, seat: int, card: int) -> list[int]:
        """Own faction Locations without a samurai (IS-JAP-02, IS-JAP-03)."""
        return [verbs.SAMURAI + c for c in s.empires[seat] if tables.ORIGIN[c] == JAPANESE and not s.guard[c]]

    def most(self, s: Settlers, seat: int, card: int) -> int:
        return self.n

    def hit(self, s: Settlers, seat: int, card: int, code: int) -> None:
        place_samurai(s, seat, code - verbs.SAMURAI)


def place_samurai(s: Settlers, seat: int, card: int) -> None:
    s.guard[card] = 1
    s.tell(events.SAMURAI, seat, card)


# --- drawing to choose from ---------------------------------------------------------------------------------------
# CHOOSING: (op, pc, seat, card, how many to draw, from the common deck too, the rest goes back, *drawn)
_MOST: Final = 4
_COMMON_TOO: Final = 5
_BACK: Final = 6
_DRAWN: Final = 7


@dataclass(frozen=True)
class DrawKeep(Node):
    """Draw some cards, keep one; the rest is shuffled back or discarded (IS-BAR-05)."""

    n: int
    source: int
    back: bool
    phrase = "settlers-draw-keep"

    def run(self, s: Settlers, f: Frame) -> None:
        s.stack[-1] = (CHOOSING, 0, f[SEAT], f[CARD], self.n, int(self.source == ANY_CARD), int(self.back))

    def possible(self, s: Settlers, seat: int, card: int) -> bool:
        return bool(s.decks[seat]) or (self.source == ANY_CARD and common_left(s) > 0)

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"cards": t.goods(((self.source, self.n),)), "rest": "back" if self.back else "discard"}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return t.good_icons(self.source)


def drawn_cards(f: Frame) -> tuple[int, ...]:
    """The cards that a frame of CHOOSING holds."""
    return f[_DRAWN:]


def _choosing(s: Settlers, f: Frame) -> None:
    """Program counter: 0 draw one more or choose, 1 the deck was named, 2 the card to keep was."""
    seat, drawn = f[SEAT], f[_DRAWN:]
    if f[PC] == 1:
        _draw_more(s, f, *chosen_deck(s, seat))
    elif f[PC] == 2:
        _keep(s, f, next(c for c in drawn if verbs.PICK + tables.FACE[c] == s.answers[seat]))
    else:
        mine, common = bool(s.decks[seat]), bool(f[_COMMON_TOO]) and common_left(s) > 0
        if len(drawn) < f[_MOST] and (mine or common):
            if mine and common:
                s.to(1)
                ask_deck(s, seat, f[_MOST] - len(drawn))
            else:
                _draw_more(s, f, seat if mine else s.seats, 1)
        elif len(drawn) > 1:
            s.to(2)
            s.ask((seat,), ASK_KEEP)
        elif drawn:
            _keep(s, f, drawn[0])
        else:
            s.stack.pop()


def _draw_more(s: Settlers, f: Frame, deck: int, n: int) -> None:
    for _ in range(n):
        if deck == s.seats:
            refill(s)
        card = s.decks[deck].pop()
        f = (CHOOSING, 0, *f[SEAT:], card)
        s.whisper(1 << f[SEAT], events.DRAW, f[SEAT], card, deck == s.seats)
    s.stack[-1] = f


def _keep(s: Settlers, f: Frame, card: int) -> None:
    s.stack.pop()
    seat = f[SEAT]
    insort(s.hands[seat], card)
    s.whisper(1 << seat, events.KEEP, seat, card)
    for rest in f[_DRAWN:]:
        if rest == card:
            continue
        if f[_BACK]:
            s.decks[seat].append(rest)
            s.whisper(1 << seat, events.BACK, seat, rest)
            s.shuffle(s.decks[seat])
        else:
            to_pile(s, rest)
            s.tell(events.DISCARD, seat, rest)


def _keep_options(s: Settlers, seat: int) -> list[int]:
    return sorted({verbs.PICK + tables.FACE[c] for c in drawn_cards(s.stack[-1])})


ASK_KEEP: Final = T.prompt("keep", _keep_options, "IS-BAR-05")
CHOOSING: Final = T.op(_choosing, "choosing", holds=_DRAWN)
