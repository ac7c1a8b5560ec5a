"""Building, Deals and razing: what follows when a Location comes into play or leaves it (BLD, DEA, RAZ)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.state import Frame
from .lexicon import (
    COUNTED,
    E_BUILD,
    E_DEAL,
    E_FOUNDATION,
    E_GIVE_UP,
    E_RAZE,
    E_RAZE_HAND,
    E_RAZE_OWN,
    E_RAZE_VIRTUAL,
    FOUNDATION,
    SITE,
    W_BONUS,
    W_DEALS,
    W_FEATURES,
    W_PRODUCTION,
    W_RAZING,
    WOOD,
    T,
)
from .state import AREA
from .supply import gain, gain_all, gain_vp, pay, strip, to_pile
from .tables import (
    BONUS,
    BONUS_OP,
    COLOUR,
    COST,
    DEAL_GOOD,
    IS_COMMON,
    NEEDS_SITE,
    ON_BUILD_COLOUR,
    ON_BUILD_FACTION,
    ON_BUILD_GAIN,
    ON_BUILD_OP,
    ON_BUILD_PAYS,
    ON_DEAL,
    ON_RAZE,
    PRODUCES,
    SPOILS,
    YIELD,
)

if TYPE_CHECKING:
    from .state import Settlers


# --- building (IS-BLD-02) -----------------------------------------------------------------------------------------
def begin_build(s: Settlers, seat: int, card: int, waive: bool, more_wood: int) -> None:
    """Name a card that has just left its zone; it lies open until paid for. `waive`: the house icon is ignored."""
    s.open.append(card)
    s.tell(E_BUILD, seat, card)
    s.push(BUILDING, 0, seat, card, int(waive), more_wood)


def site_options(s: Settlers, seat: int) -> list[int]:
    """What may be given for the house icon: own Locations that nobody has taken over, or a Foundation (IS-EGY-08)."""
    cards = s.empires[seat]
    if s.taken:
        lent = [entry[0] for entry in s.taken]
        cards = [c for c in cards if c not in lent]
    codes = sorted([SITE + c for c in cards])
    if s.sites[seat]:
        codes.append(FOUNDATION)
    return codes


ASK_SITE = T.prompt("site", site_options, "IS-BLD-06")


def _building(s: Settlers, f: Frame) -> None:
    pc, seat, card = f[1], f[2], f[3]
    if pc == 0:
        s.to(1)
        wood, stone, food = COST[card]
        pay(s, seat, card, wood + f[5], stone, food)
    elif pc == 1:
        if NEEDS_SITE[card] and not f[4]:
            s.to(2)
            s.ask((seat,), ASK_SITE, card)
        else:
            _place(s, seat, card)
    elif pc == 2:
        _give_up(s, seat, s.answers[seat])
        _place(s, seat, card)
    elif pc == 3:
        s.to(4)
        if BONUS[card] is not None:
            gain_all(s, seat, BONUS[card] or (), card, W_BONUS)
        elif BONUS_OP[card] >= 0:
            s.push(BONUS_OP[card], 0, seat, card)
    else:
        s.stack.pop()
        _built(s, seat, card)


BUILDING = T.op(_building, "building")


def _give_up(s: Settlers, seat: int, code: int) -> None:
    """Discard what pays the house icon; it is not razed (IS-BLD-10)."""
    if code == FOUNDATION:
        card = s.sites[seat].pop(0)
        s.tell(E_FOUNDATION, seat, card)
    else:
        card = code - SITE
        s.empires[seat].remove(card)
        strip(s, card)
        s.tell(E_GIVE_UP, seat, card)
    to_pile(s, card)


def _place(s: Settlers, seat: int, card: int) -> None:
    """The Location stands and produces at once (IS-BLD-03)."""
    s.to(3)
    s.open.remove(card)
    s.empires[seat].append(card)
    produce(s, seat, card)


def produce(s: Settlers, seat: int, card: int) -> None:
    """The goods of a production Location, now."""
    goods = YIELD[card]
    if goods is not None:
        gain_all(s, seat, goods, card, W_PRODUCTION)
    elif PRODUCES[card] >= 0:
        s.push(PRODUCES[card], 0, seat, card)


def _built(s: Settlers, seat: int, card: int) -> None:
    """Features that wait for this build, the new one included (IS-BLD-11).

    Gains come first, then choices of a gain, then offers to pay: no other order lets the owner reach more (IS-AMB-31).
    """
    colour = COLOUR[card]
    faction = not IS_COMMON[card]
    later: list[int] = []
    for feature in s.empires[seat]:
        if ON_BUILD_COLOUR[feature] & colour or (faction and ON_BUILD_FACTION[feature]):
            goods = ON_BUILD_GAIN[feature]
            if goods is not None:
                gain_all(s, seat, goods, feature, W_FEATURES)
            else:
                later.append(feature)
    if later:
        for feature in sorted(later, key=_pays, reverse=True):
            s.push(ON_BUILD_OP[feature], 0, seat, feature)


def _pays(feature: int) -> bool:
    return ON_BUILD_PAYS[feature]


# --- Deals (IS-DEA-01) --------------------------------------------------------------------------------------------
def begin_deal(s: Settlers, seat: int, card: int) -> None:
    """Name a card for a Deal and pay its food."""
    s.open.append(card)
    s.tell(E_DEAL, seat, card)
    s.push(DEALING, 0, seat, card)


def _dealing(s: Settlers, f: Frame) -> None:
    seat, card = f[2], f[3]
    if f[1] == 0:
        s.to(1)
        pay(s, seat, card, 0, 0, 1)
        return
    s.stack.pop()
    s.open.remove(card)
    s.deals[seat].append(card)
    gain(s, seat, DEAL_GOOD[card], 1, card, W_DEALS)
    dealt(s, seat)


DEALING = T.op(_dealing, "dealing")


def dealt(s: Settlers, seat: int) -> None:
    """Features that wait for a Deal."""
    for feature in s.empires[seat]:
        if ON_DEAL[feature]:
            gain_vp(s, seat, ON_DEAL[feature], feature, W_FEATURES)


# --- razing (RAZ) -------------------------------------------------------------------------------------------------
def raze_from_hand(s: Settlers, seat: int, card: int) -> None:
    """Raze a card of the own hand (IS-RAZ-02, IS-RAZ-03)."""
    s.hands[seat].remove(card)
    to_pile(s, card)
    s.tell(E_RAZE_HAND, seat, card)
    _spoils(s, seat, card)


def raze_location(s: Settlers, seat: int, card: int) -> None:
    """Raze a Location on the table; a common one leaves a Foundation and a wood to its holder (IS-RAZ-08)."""
    holder = s.holder(card)
    if holder < 0:
        s.virtual[AREA].remove(card)  # IS-SOL-08
        s.tell(E_RAZE_VIRTUAL, seat, card)
        strip(s, card)
        to_pile(s, card)
    else:
        lender = s.lender(card)
        s.empires[holder].remove(card)
        strip(s, card)
        if holder == seat:
            s.tell(E_RAZE_OWN, seat, card)
        else:
            s.tell(E_RAZE, seat, holder, card)
        if IS_COMMON[card]:
            s.sites[holder if lender < 0 else lender].append(card)  # IS-EGY-09
            s.seen[card] = (1 << s.seats) - 1
            s.goods[holder * COUNTED + WOOD] += 1
        else:
            to_pile(s, card)  # IS-RAZ-09
    _spoils(s, seat, card)


def _spoils(s: Settlers, seat: int, card: int) -> None:
    """The goods of the raze field, then features that wait for a razing (IS-AMB-22)."""
    for good in SPOILS[card]:
        gain(s, seat, good, 1, card, W_RAZING)
    for feature in s.empires[seat]:
        if ON_RAZE[feature]:
            gain_vp(s, seat, ON_RAZE[feature], feature, W_FEATURES)
