"""How goods and cards move: gaining, drawing, paying with gold in place of resources, leaving play."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from ...cards.nodes import Goods
from ...kernel.state import Frame
from .lexicon import (
    ANY_CARD,
    COMMON,
    COMMON_CARD,
    COUNTED,
    E_DRAW,
    E_DROP_ROUTE,
    E_GAIN,
    E_PAY,
    E_RESHUFFLE,
    EGYPTIAN,
    FACTION_CARD,
    FOOD,
    GOLD,
    PAY,
    RAZE,
    SETTLER,
    STONE,
    TAKE,
    VIRTUAL,
    VP,
    W_ACTIONS,
    W_FEATURES,
    W_PRODUCTION,
    WAYS,
    WOOD,
    T,
)
from .state import OUT
from .tables import IS_GATE, IS_SHRINE, ON_VP, ORIGIN

if TYPE_CHECKING:
    from .state import Settlers

NOTED_CARD = 100  # a drawn card among the goods noted in `gained`
WAY_OF_KIND = (W_PRODUCTION, W_FEATURES, W_ACTIONS)


# --- gaining (IS-GEN-01, IS-GEN-05) -------------------------------------------------------------------------------
def gain(s: Settlers, seat: int, good: int, n: int, card: int, way: int) -> None:
    """Gain `n` of a good; `card` is where it comes from and `way` the heading of the score sheet for VP."""
    if good == VP:
        gain_vp(s, seat, n, card, way)
    elif good < VP:
        s.goods[seat * COUNTED + good] += n
        s.tell(E_GAIN, seat, good, n, card)
    else:
        s.push(DRAW, 0, seat, good, n)
        return  # drawn cards are noted when they come
    if s.noting:
        s.gained.extend([good] * n)


def gain_all(s: Settlers, seat: int, goods: Goods, card: int, way: int) -> None:
    for good, n in goods:
        gain(s, seat, good, n, card, way)


def gain_vp(s: Settlers, seat: int, n: int, card: int, way: int) -> None:
    """One gain of VP; at least two of them wake the Sphinx (IS-EGY-10)."""
    s.goods[seat * COUNTED + VP] += n
    s.tally[seat * WAYS + way] += n
    s.tell(E_GAIN, seat, VP, n, card)
    if n >= 2 and s.factions[seat] == EGYPTIAN:
        for sphinx in s.empires[seat]:
            if ON_VP[sphinx]:
                s.goods[seat * COUNTED + VP] += ON_VP[sphinx]
                s.tally[seat * WAYS + W_FEATURES] += ON_VP[sphinx]
                s.tell(E_GAIN, seat, VP, ON_VP[sphinx], sphinx)


# --- drawing (IS-RES-07, IS-GEN-03) -------------------------------------------------------------------------------
def refill(s: Settlers) -> bool:
    """Is there a common card to draw? An empty deck is made anew from the discard pile."""
    deck = s.decks[s.seats]
    if not deck and s.piles[s.seats]:
        deck = s.piles[s.seats]
        s.piles[s.seats] = []
        for card in deck:
            s.seen[card] = 0
        s.shuffle(deck)
        s.decks[s.seats] = deck
        s.tell(E_RESHUFFLE, len(deck))
    return bool(deck)


def common_left(s: Settlers) -> bool:
    return bool(s.decks[s.seats]) or bool(s.piles[s.seats])


def draw_from(s: Settlers, seat: int, deck: int) -> int:
    """Take the top card of a deck into hand; -1 when there is none."""
    if deck == s.seats:
        if not refill(s):
            return -1
    elif not s.decks[deck]:
        return -1
    card = s.decks[deck].pop()
    insort(s.hands[seat], card)
    s.whisper(1 << seat, E_DRAW, seat, card, deck == s.seats)
    if s.noting:
        s.gained.append(NOTED_CARD + card)
    return card


def deck_options(s: Settlers, seat: int) -> list[int]:
    return [TAKE + COMMON_CARD, TAKE + FACTION_CARD]


ASK_DECK = T.prompt("deck", deck_options, "IS-RES-07", final=True)


def _drawing(s: Settlers, f: Frame) -> None:
    """Draw cards one at a time, each from the deck of choice unless the source names it (IS-AMB-11)."""
    seat, source, left = f[2], f[3], f[4]
    if f[1]:
        deck = seat if s.answers[seat] == TAKE + FACTION_CARD else s.seats
    elif source == ANY_CARD:
        deck = s.seats
        if s.decks[seat]:
            if common_left(s):
                s.stack[-1] = (DRAW, 1, seat, source, left)
                s.ask((seat,), ASK_DECK)
                return
            deck = seat
    else:
        deck = seat if source == FACTION_CARD else s.seats
    if left > 1:
        s.stack[-1] = (DRAW, 0, seat, source, left - 1)
    else:
        s.stack.pop()
    draw_from(s, seat, deck)


DRAW = T.op(_drawing, "draw")


# --- paying (IS-RES-03, IS-RES-04) --------------------------------------------------------------------------------
def can_pay(s: Settlers, seat: int, wood: int, stone: int, food: int, gold: int = 0) -> bool:
    """Resources and gold suffice, gold standing in for what is missing."""
    g = s.goods
    b = seat * COUNTED
    left = g[b + GOLD] - gold
    if wood > g[b]:
        left -= wood - g[b]
    if stone > g[b + STONE]:
        left -= stone - g[b + STONE]
    if food > g[b + FOOD]:
        left -= food - g[b + FOOD]
    return left >= 0


def can_pay_goods(s: Settlers, seat: int, cost: Goods) -> bool:
    need = [0] * COUNTED
    for good, n in cost:
        need[good] += n
    b = seat * COUNTED
    if need[SETTLER] > s.goods[b + SETTLER] or need[RAZE] > s.goods[b + RAZE]:
        return False
    return can_pay(s, seat, need[WOOD], need[STONE], need[FOOD], need[GOLD])


def pay(s: Settlers, seat: int, card: int, wood: int, stone: int, food: int) -> None:
    """Pay resources; when gold could stand in in more than one way, the payer is asked."""
    g = s.goods
    b = seat * COUNTED
    gold = g[b + GOLD]
    if not gold:
        g[b] -= wood
        g[b + STONE] -= stone
        g[b + FOOD] -= food
        return
    short_wood = max(0, wood - g[b])
    short_stone = max(0, stone - g[b + STONE])
    short_food = max(0, food - g[b + FOOD])
    short = short_wood + short_stone + short_food
    if short == gold or short == wood + stone + food:
        _settle(s, seat, wood, stone, food, short_wood, short_stone, short_food)
    else:
        s.push(PAYING, 0, seat, card, wood, stone, food)


def pay_goods(s: Settlers, seat: int, card: int, cost: Goods) -> None:
    need = [0] * COUNTED
    for good, n in cost:
        need[good] += n
    b = seat * COUNTED
    for good in (GOLD, SETTLER, RAZE):
        s.goods[b + good] -= need[good]
    pay(s, seat, card, need[WOOD], need[STONE], need[FOOD])


def _settle(
    s: Settlers, seat: int, wood: int, stone: int, food: int, for_wood: int, for_stone: int, for_food: int
) -> None:
    g = s.goods
    b = seat * COUNTED
    instead = for_wood + for_stone + for_food
    g[b] -= wood - for_wood
    g[b + STONE] -= stone - for_stone
    g[b + FOOD] -= food - for_food
    g[b + GOLD] -= instead
    if instead:
        s.tell(E_PAY, seat, wood - for_wood, stone - for_stone, food - for_food, instead)


def _pay_options(s: Settlers, seat: int) -> list[int]:
    """Every way to split the cost between resources and gold, least gold first in each resource."""
    f = s.stack[-1]
    wood, stone, food = f[4], f[5], f[6]
    g = s.goods
    b = seat * COUNTED
    gold = g[b + GOLD]
    codes: list[int] = []
    for x in range(max(0, wood - g[b]), wood + 1):
        for y in range(max(0, stone - g[b + STONE]), stone + 1):
            for z in range(max(0, food - g[b + FOOD]), food + 1):
                if x + y + z <= gold:
                    codes.append(PAY + x * 16 + y * 4 + z)
    return codes


ASK_PAY = T.prompt("pay", _pay_options, "IS-RES-03")


def _paying(s: Settlers, f: Frame) -> None:
    seat = f[2]
    if f[1] == 0:
        s.to(1)
        s.ask((seat,), ASK_PAY, f[3], f[4], f[5], f[6])
        return
    s.stack.pop()
    code = s.answers[seat] - PAY
    _settle(s, seat, f[4], f[5], f[6], code >> 4, code >> 2 & 3, code & 3)


PAYING = T.op(_paying, "paying")


# --- leaving play (IS-GEN-02, IS-BLD-09, IS-RAZ-10) ---------------------------------------------------------------
def to_pile(s: Settlers, card: int) -> None:
    """Discard a card to the pile of the deck it belongs to, whoever discards it."""
    origin = ORIGIN[card]
    if origin == COMMON:
        s.piles[s.seats].append(card)
    elif origin == VIRTUAL:
        s.virtual[OUT].append(card)
    else:
        s.piles[s.factions.index(origin)].append(card)


def strip(s: Settlers, card: int) -> None:
    """A Location leaves play: all tokens and cards on and under it go, Trade Route Deals with it end (IS-AMB-08)."""
    s.used[card] = 0
    s.guard[card] = 0
    if s.taken:
        s.taken = [entry for entry in s.taken if entry[0] != card]
    if s.routes:
        for route in [r for r in s.routes if r[1] == card]:
            end_route(s, route)
    if IS_GATE[card]:
        for gate, under in s.stash:
            if gate == card:
                to_pile(s, under)
        s.stash = [entry for entry in s.stash if entry[0] != card]
    elif IS_SHRINE[card]:
        s.shrine = 0


def end_route(s: Settlers, route: tuple[int, ...]) -> None:
    s.routes.remove(route)
    if route[2] >= 0:
        to_pile(s, route[2])
    s.tell(E_DROP_ROUTE, route[0], route[1])
