"""How goods and cards move: gaining, drawing, paying with gold in place of resources, leaving hands and play."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from ...cards.nodes import Goods
from ...cards.reports import report
from ...kernel.state import CARD, PC, SEAT, Frame
from . import events, moments, tables, verbs
from .goods import ANY_CARD, COMMON_CARD, COUNTED, DEFENSE, FACTION_CARD, FOOD, GOLD, RAZE, SETTLER, STONE, VP, WOOD
from .lexicon import COMMON, VIRTUAL, W_DEALS, W_RAZING, WAYS, T
from .state import OUT

if TYPE_CHECKING:
    from .state import Settlers


# --- gaining (IS-GEN-01, IS-GEN-05) -------------------------------------------------------------------------------
def gain(s: Settlers, seat: int, good: int, n: int, card: int, way: int) -> None:
    """Gain `n` of a good; `card` is where it comes from and `way` the heading of the score sheet for VP."""
    if good < VP:
        s.goods[seat * COUNTED + good] += n
        s.tell(events.GAIN, seat, good, n, card, way)
    elif good == VP:
        gain_vp(s, seat, n, card, way)
    elif n:
        s.push(DRAW, 0, seat, good, n, way)


def gain_all(s: Settlers, seat: int, goods: Goods, card: int, way: int) -> None:
    for good, n in goods:
        gain(s, seat, good, n, card, way)


def gain_vp(s: Settlers, seat: int, n: int, card: int, way: int) -> None:
    """One gain of VP, to which features may add."""
    s.goods[seat * COUNTED + VP] += n
    s.tally[seat * WAYS + way] += n
    s.tell(events.GAIN, seat, VP, n, card, way)
    if n > 1:  # no feature hears of a single VP
        moments.FEATURES.fire_own(s, moments.POINTS, seat, card, n)


# --- drawing (IS-RES-07, IS-GEN-03) -------------------------------------------------------------------------------
_GOOD: Final = 3  # DRAW: (op, pc, seat, ANY_CARD, COMMON_CARD or FACTION_CARD, how many, what for)
_LEFT: Final = 4
_WAY: Final = 5


def refill(s: Settlers) -> bool:
    """Is there a common card to draw? An empty deck is made anew from the discard pile."""
    deck = s.decks[s.seats]
    if not deck and s.piles[s.seats]:
        deck = s.piles[s.seats]
        s.piles[s.seats] = []
        s.shuffle(deck)
        s.decks[s.seats] = deck
        s.tell(events.RESHUFFLE, len(deck))
    return bool(deck)


def common_left(s: Settlers) -> int:
    """So many common cards can be drawn."""
    return len(s.decks[s.seats]) + len(s.piles[s.seats])


def draw_from(s: Settlers, seat: int, deck: int) -> int:
    """Take the top card of a deck into hand; -1 when there is none."""
    if deck == s.seats:
        if not refill(s):
            return -1
    elif not s.decks[deck]:
        return -1
    card = s.decks[deck].pop()
    insort(s.hands[seat], card)
    s.whisper(1 << seat, events.DRAW, seat, card, deck == s.seats)
    return card


def _deck_options(s: Settlers, seat: int) -> list[int]:
    return deck_portions(s, seat, s.asking[2])


def deck_portions(s: Settlers, seat: int, most: int) -> list[int]:
    """Cards from either deck: one, to be looked at before the next is drawn (IS-AMB-11), or several at once."""
    codes = verbs.portions(verbs.TAKE, COMMON_CARD, min(most, common_left(s)))
    return codes + verbs.portions(verbs.TAKE, FACTION_CARD, min(most, len(s.decks[seat])))


ASK_DECK: Final = T.prompt("deck", _deck_options, "IS-RES-07", final=True)


def ask_deck(s: Settlers, seat: int, most: int) -> None:
    """Ask for the deck from which the next cards come, up to `most` of them."""
    s.ask((seat,), ASK_DECK, -1, most)


def chosen_deck(s: Settlers, seat: int) -> tuple[int, int]:
    """The deck that a seat has just named, and how many cards it draws from it."""
    good, n = verbs.portion(verbs.TAKE, s.answers[seat])
    return seat if good == FACTION_CARD else s.seats, n


def _drawing(s: Settlers, f: Frame) -> None:
    """Draw cards, each from the deck of choice unless the source names it (IS-AMB-11)."""
    seat, good, left, way = f[SEAT], f[_GOOD], f[_LEFT], f[_WAY]
    n = 1
    if f[PC]:
        deck, n = chosen_deck(s, seat)
    elif good == ANY_CARD:
        deck = s.seats
        if s.decks[seat]:
            if common_left(s):
                s.stack[-1] = (DRAW, 1, seat, good, left, way)
                ask_deck(s, seat, left)
                return
            deck = seat
    else:
        deck = seat if good == FACTION_CARD else s.seats
    if left > n:
        s.stack[-1] = (DRAW, 0, seat, good, left - n, way)
    else:
        s.stack.pop()
    for _ in range(n):
        card = draw_from(s, seat, deck)
        if card >= 0 and way in (W_RAZING, W_DEALS):
            report(s, card)  # goods of raze and Deal fields may be turned into VP


DRAW: Final = T.op(_drawing, "draw", cards=())


def draws(f: Frame) -> tuple[int, int]:
    """What a frame of DRAW still draws: the good and how many."""
    return f[_GOOD], f[_LEFT]


# --- paying (IS-RES-03, IS-RES-04) --------------------------------------------------------------------------------
_OWED: Final = 4  # PAYING: (op, pc, seat, what for, wood, stone, food)


def can_pay(s: Settlers, seat: int, wood: int, stone: int, food: int, gold: int = 0) -> bool:
    """Resources and gold suffice, gold standing in for what is missing."""
    goods = s.goods
    purse = seat * COUNTED
    left = goods[purse + GOLD] - gold
    if wood > goods[purse]:
        left -= wood - goods[purse]
    if stone > goods[purse + STONE]:
        left -= stone - goods[purse + STONE]
    if food > goods[purse + FOOD]:
        left -= food - goods[purse + FOOD]
    return left >= 0


def can_pay_goods(s: Settlers, seat: int, cost: Goods) -> bool:
    need = _amounts(cost)
    if need[SETTLER] > s.has(seat, SETTLER) or need[RAZE] > s.has(seat, RAZE):
        return False
    return can_pay(s, seat, need[WOOD], need[STONE], need[FOOD], need[GOLD])


def pay(s: Settlers, seat: int, card: int, wood: int, stone: int, food: int) -> None:
    """Pay resources; when gold could stand in in more than one way, the payer is asked."""
    goods = s.goods
    purse = seat * COUNTED
    gold = goods[purse + GOLD]
    if not gold:
        goods[purse] -= wood
        goods[purse + STONE] -= stone
        goods[purse + FOOD] -= food
        if wood or stone or food:
            s.tell(events.PAY, seat, wood, stone, food, 0, 0, 0, 0)
        return
    short_wood = max(0, wood - goods[purse])
    short_stone = max(0, stone - goods[purse + STONE])
    short_food = max(0, food - goods[purse + FOOD])
    short = short_wood + short_stone + short_food
    if short == gold or short == wood + stone + food:
        _settle(s, seat, wood, stone, food, short_wood, short_stone, short_food)
    else:
        s.push(PAYING, 0, seat, card, wood, stone, food)


def pay_goods(s: Settlers, seat: int, card: int, cost: Goods) -> None:
    need = _amounts(cost)
    spend(s, seat, need[GOLD], need[SETTLER], need[RAZE])
    pay(s, seat, card, need[WOOD], need[STONE], need[FOOD])


def pay_in_kind(s: Settlers, seat: int, cost: Goods) -> None:
    """Pay resources as they are, with no gold in place of any."""
    need = _amounts(cost)
    _settle(s, seat, need[WOOD], need[STONE], need[FOOD], 0, 0, 0)


def spend(s: Settlers, seat: int, gold: int, settlers: int, raze: int, defense: int = 0) -> None:
    """Pay what nothing can stand in for."""
    purse = seat * COUNTED
    s.goods[purse + GOLD] -= gold
    s.goods[purse + SETTLER] -= settlers
    s.goods[purse + RAZE] -= raze
    s.goods[purse + DEFENSE] -= defense
    if gold or settlers or raze or defense:
        s.tell(events.PAY, seat, 0, 0, 0, gold, settlers, raze, defense)


def _amounts(goods: Goods) -> list[int]:
    need = [0] * COUNTED
    for good, n in goods:
        need[good] += n
    return need


def _settle(
    s: Settlers, seat: int, wood: int, stone: int, food: int, for_wood: int, for_stone: int, for_food: int
) -> None:
    goods = s.goods
    purse = seat * COUNTED
    instead = for_wood + for_stone + for_food
    goods[purse] -= wood - for_wood
    goods[purse + STONE] -= stone - for_stone
    goods[purse + FOOD] -= food - for_food
    goods[purse + GOLD] -= instead
    if wood or stone or food:
        s.tell(events.PAY, seat, wood - for_wood, stone - for_stone, food - for_food, instead, 0, 0, 0)


def owed(f: Frame) -> Goods:
    """The resources that a frame of PAYING is about."""
    return ((WOOD, f[_OWED]), (STONE, f[_OWED + STONE]), (FOOD, f[_OWED + FOOD]))


def _pay_options(s: Settlers, seat: int) -> list[int]:
    """Every way to split the cost between resources and gold, least gold first in each resource."""
    (_, wood), (_, stone), (_, food) = owed(s.stack[-1])
    gold = s.has(seat, GOLD)
    codes: list[int] = []
    for x in range(max(0, wood - s.has(seat, WOOD)), wood + 1):
        for y in range(max(0, stone - s.has(seat, STONE)), stone + 1):
            for z in range(max(0, food - s.has(seat, FOOD)), food + 1):
                if x + y + z <= gold:
                    codes.append(verbs.PAY + x * 16 + y * 4 + z)
    return codes


ASK_PAY: Final = T.prompt("pay", _pay_options, "IS-RES-03")


def _paying(s: Settlers, f: Frame) -> None:
    seat = f[SEAT]
    if f[PC] == 0:
        s.to(1)
        s.ask((seat,), ASK_PAY, f[CARD])
        return
    s.stack.pop()
    (_, wood), (_, stone), (_, food) = owed(f)
    code = s.answers[seat] - verbs.PAY
    _settle(s, seat, wood, stone, food, code >> 4, code >> 2 & 3, code & 3)


PAYING: Final = T.op(_paying, "paying")


# --- hands --------------------------------------------------------------------------------------------------------
def hand_card(s: Settlers, seat: int, face: int) -> int:
    """A card of this face in hand (equal cards are the same to everybody)."""
    for card in s.hands[seat]:
        if tables.FACE[card] == face:
            return card
    raise AssertionError(f"seat {seat} has no card of face {face}")


def leave_hand(s: Settlers, seat: int, card: int) -> None:
    """A card leaves a hand face up."""
    s.hands[seat].remove(card)
    s.seen[card] = 0


def leave_hand_face_down(s: Settlers, seat: int, card: int) -> None:
    """A card leaves a hand face down: nobody else can be sure any more which cards of that back are where."""
    for other in s.hands[seat]:
        if tables.IS_COMMON[other] == tables.IS_COMMON[card]:
            s.seen[other] = 0
    s.hands[seat].remove(card)
    s.seen[card] = 1 << seat


def discard_from_hand(s: Settlers, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    to_pile(s, card)
    s.tell(events.DISCARD, seat, card)


# --- leaving play (IS-GEN-02, IS-BLD-09, IS-RAZ-10) ---------------------------------------------------------------
def to_pile(s: Settlers, card: int) -> None:
    """Discard a card to the pile of the deck it belongs to, whoever discards it."""
    s.seen[card] = 0
    origin = tables.ORIGIN[card]
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
    s.held[card] = 0
    if s.taken:
        s.taken = [entry for entry in s.taken if entry[0] != card]
    if s.routes:
        for route in [r for r in s.routes if r[1] == card]:
            end_route(s, route)
    if s.stash:
        for under in s.under(card):
            to_pile(s, under)
        s.stash = [entry for entry in s.stash if entry[0] != card]


def end_route(s: Settlers, route: tuple[int, ...]) -> None:
    s.routes.remove(route)
    if route[2] >= 0:
        to_pile(s, route[2])
    s.tell(events.DROP_ROUTE, route[0], route[1])
