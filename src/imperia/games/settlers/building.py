"""Building, Deals and razing: what follows when a Location comes into play or leaves it (BLD, DEA, RAZ)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel.state import CARD, OP, PC, SEAT, Frame
from . import events, moments, tables, verbs
from .goods import WOOD
from .lexicon import W_BONUS, W_DEALS, W_PRODUCTION, W_RAZING, T
from .supply import gain, gain_all, leave_hand, pay, strip, to_pile

if TYPE_CHECKING:
    from .state import Settlers

WAIVED: Final = 4  # BUILDING: (op, pc, seat, card, the house icon is ignored)


def open_cards(s: Settlers) -> list[int]:
    """The cards named for building or a Deal and not yet paid for, or razed and not yet discarded: they lie open."""
    return [f[CARD] for f in s.stack if f[OP] in (BUILDING, DEALING) or (f[OP] == RAZED and f[_LYING])]


# --- building (IS-BLD-02) -----------------------------------------------------------------------------------------
def begin_build(s: Settlers, seat: int, card: int, waived: bool = False, more_wood: int = 0) -> None:
    """Name a card that has just left its zone; it lies open until paid for. `waived`: the house icon is ignored."""
    s.tell(events.BUILD, seat, card)
    s.push(BUILDING, 0, seat, card, int(waived))
    wood, stone, food = tables.COST[card]
    pay(s, seat, card, wood + more_wood, stone, food)


def has_site(s: Settlers, seat: int) -> bool:
    """Is there something to give for the house icon?"""
    if s.sites[seat]:
        return True
    if not s.taken:
        return bool(s.empires[seat])
    return bool(_site_options(s, seat))


def _site_options(s: Settlers, seat: int) -> list[int]:
    """What may be given for the house icon: own Locations that nobody has taken over, or a Foundation (IS-EGY-08)."""
    lent = [entry[0] for entry in s.taken]
    codes = sorted([verbs.SITE + c for c in s.empires[seat] if c not in lent])
    return codes + sorted({verbs.FOUNDATION + tables.FACE[c] for c in s.sites[seat]})


ASK_SITE: Final = T.prompt("site", _site_options, "IS-BLD-06")


def _building(s: Settlers, f: Frame) -> None:
    """The resources are paid. Program counter: 0 the house icon, 1 what is given up for it was named."""
    seat, card = f[SEAT], f[CARD]
    if f[PC] == 0 and tables.NEEDS_SITE[card] and not f[WAIVED]:
        s.to(1)
        s.ask((seat,), ASK_SITE, card)
        return
    if f[PC]:
        _give_up(s, seat, s.answers[seat])
    s.stack[-1] = (BUILT, 0, seat, card)
    s.empires[seat].append(card)
    produce(s, seat, card)  # IS-BLD-03


def _built(s: Settlers, f: Frame) -> None:
    """The building bonus, then features that wait for this build, the new one included (IS-BLD-11)."""
    seat, card = f[SEAT], f[CARD]
    bonus = tables.BONUS[card]
    if f[PC] == 0 and (bonus is not None or tables.BONUS_OP[card] >= 0):
        s.stack[-1] = (BUILT, 1, seat, card)
        if bonus is None:
            s.push(tables.BONUS_OP[card], 0, seat, card)
        else:
            gain_all(s, seat, bonus, card, W_BONUS)
    else:
        s.stack.pop()
        moments.FEATURES.fire_own(s, moments.BUILD, seat, card)


BUILDING: Final = T.op(_building, "building")
BUILT: Final = T.op(_built, "built")


def pays_bonus(s: Settlers, card: int) -> bool:
    """Is the building bonus of this card being carried out?"""
    return any(f[OP] == BUILT and f[PC] == 1 and f[CARD] == card for f in s.stack)


def _give_up(s: Settlers, seat: int, code: int) -> None:
    """Discard what pays the house icon; it is not razed (IS-BLD-10)."""
    if code >= verbs.FOUNDATION:
        card = next(c for c in s.sites[seat] if verbs.FOUNDATION + tables.FACE[c] == code)
        s.sites[seat].remove(card)
        s.tell(events.FOUNDATION, seat, card)
    else:
        card = code - verbs.SITE
        s.empires[seat].remove(card)
        strip(s, card)
        s.tell(events.GIVE_UP, seat, card)
    to_pile(s, card)


def produce(s: Settlers, seat: int, card: int) -> None:
    """The goods of a production Location, now."""
    goods = tables.YIELD[card]
    if goods is not None:
        gain_all(s, seat, goods, card, W_PRODUCTION)
    elif tables.PRODUCES[card] >= 0:
        s.push(tables.PRODUCES[card], 0, seat, card)


# --- Deals (IS-DEA-01) --------------------------------------------------------------------------------------------
def begin_deal(s: Settlers, seat: int, card: int) -> None:
    """Name a card for a Deal and pay its food."""
    s.tell(events.DEAL, seat, card)
    s.push(DEALING, 0, seat, card)
    pay(s, seat, card, 0, 0, 1)


def _dealing(s: Settlers, f: Frame) -> None:
    s.stack.pop()
    seat, card = f[SEAT], f[CARD]
    s.deals[seat].append(card)
    dealt(s, seat, card)


DEALING: Final = T.op(_dealing, "dealing")


def dealt(s: Settlers, seat: int, card: int) -> None:
    """The good of a Deal just made, then features that wait for a Deal."""
    gain(s, seat, tables.DEAL_GOOD[card], 1, card, W_DEALS)
    moments.FEATURES.fire_own(s, moments.DEAL, seat, card)


# --- razing (RAZ) -------------------------------------------------------------------------------------------------
def raze_from_hand(s: Settlers, seat: int, card: int) -> None:
    """Raze a card of the own hand (IS-RAZ-02, IS-RAZ-03)."""
    leave_hand(s, seat, card)
    s.tell(events.RAZE_HAND, seat, card)
    _spoils(s, seat, card, 1)


def raze_location(s: Settlers, seat: int, card: int) -> None:
    """Raze a Location on the table; a common one leaves a Foundation and a wood to its holder (IS-RAZ-08)."""
    holder, lender = s.holder(card), s.lender(card)
    s.standing(holder).remove(card)
    strip(s, card)
    lying = 1  # until its goods are taken (IS-RAZ-09)
    if holder < 0:
        s.tell(events.RAZE_VIRTUAL, seat, card)  # IS-SOL-08
    else:
        if holder == seat:
            s.tell(events.RAZE_OWN, seat, card)
        else:
            s.tell(events.RAZE, seat, holder, card)
        if tables.IS_COMMON[card]:
            s.sites[holder if lender < 0 else lender].append(card)  # IS-EGY-09
            s.seen[card] = (1 << s.seats) - 1
            gain(s, holder, WOOD, 1, -1, W_RAZING)
            lying = 0
    _spoils(s, seat, card, lying)


_LYING: Final = 4  # RAZED: (op, pc, seat, card, it still has to be discarded)


def _spoils(s: Settlers, seat: int, card: int, lying: int) -> None:
    """The goods of the raze field; what then becomes of the card waits below them (IS-RAZ-02)."""
    s.push(RAZED, 0, seat, card, lying)
    for good in tables.SPOILS[card]:
        gain(s, seat, good, 1, card, W_RAZING)


def _razed(s: Settlers, f: Frame) -> None:
    """The goods are taken: the card is discarded, then features react that wait for a razing (IS-AMB-22)."""
    s.stack.pop()
    if f[_LYING]:
        to_pile(s, f[CARD])
    moments.FEATURES.fire_own(s, moments.RAZE, f[SEAT], f[CARD])


RAZED: Final = T.op(_razed, "razed")
