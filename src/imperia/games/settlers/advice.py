"""How good a position of Imperial Settlers is for a seat: points, and what engine, goods and hand still promise.

Everything is measured in VP. A good is worth what it usually becomes; production is worth its goods once for every
Production phase to come; goods at hand are worth nothing to who has passed, unless they can be stored.
"""

from __future__ import annotations

from ...cards.nodes import Gain, Goods, Node, Seq
from . import ops
from .building import BUILDING, DEALING
from .cards import DECK
from .flow import storable
from .lexicon import ACT, ACTION, BLOCKED, COUNTED, END, FACES, LOOKOUT, PLAYING, ROUNDS, VP
from .score import totals
from .state import AREA, COLLECTION, Settlers
from .supply import DRAW, PAYING
from .tables import (
    ACT_COST,
    ACT_GAIN,
    ACT_OP,
    COST,
    COUNTS,
    DEAL_GOOD,
    FACE,
    FIRST,
    IS_COMMON,
    KIND,
    NEEDS_SITE,
    ON_BUILD_OP,
    ON_RAZE,
    ON_VP,
    SPOILS,
    USES,
    YIELD,
)
from .turn import ACTING, SENDING

# wood, stone, food, gold, settler, raze, defence, VP, card, common card, faction card
WORTH = (0.7, 0.8, 0.65, 1.0, 0.38, 0.75, 0.12, 1.0, 0.8, 0.7, 0.85)
PAIR = 0.8  # a pair of settlers under way
SITE = 1.4  # a cheap Location given up for a house icon, or the Foundation saved
READY = 0.45  # a use of an action Location still open this round, as part of what it gains
RIVAL = 0.6

# What one use of an action is worth that does more than gain goods; costs on the way are taken off elsewhere.
_EFFECTS: dict[type[Node], float] = {
    ops.RemoveLocation: 2.2,
    ops.StealResource: 1.2,
    ops.StealDeal: 1.6,
    ops.DropDeal: 1.0,
    ops.TradeRoute: 1.8,
    ops.OpponentDiscards: 0.5,
    ops.BlockAction: 0.9,
    ops.TakeOver: 1.0,
    ops.FoundationFromHand: 0.6,
    ops.ReadyAgain: 1.3,
    ops.GainDealGood: 0.9,
    ops.BuildFaction: 1.6,
    ops.BuildDeal: 1.4,
    ops.RazeOpponents: 2.6,
    ops.RazeOwn: 1.3,
    ops.RazeAndConvert: 2.6,
    ops.GainSpoil: 1.0,
    ops.ProduceAgain: 1.5,
    ops.DrawKeep: 1.1,
    ops.PayCard: -0.7,
    ops.PayDeal: -1.0,
    ops.PayAny: -1.3,
}


def _goods(goods: Goods) -> float:
    return sum([WORTH[good] * n for good, n in goods])


def _effect(node: Node) -> float:
    if isinstance(node, Gain):
        return _goods(node.goods)
    if isinstance(node, Seq):
        return sum([_effect(step) for step in node.steps])
    return _EFFECTS.get(type(node), 0.5)


# --- what a card is worth, by physical card, made once -------------------------------------------------------------
EFFECT = [0.0] * PLAYING  # one use of its action, its cost paid
NET = [0.0] * PLAYING  # one use of its action, less its cost
INCOME = [0.0] * PLAYING  # one Production phase
LASTING = [0.0] * PLAYING  # a feature, each round
PRICE = [0.0] * PLAYING  # its building cost
_HAND: list[list[float]] = []  # by rounds left: a card in hand


def _make() -> None:
    for face in range(FACES):
        first = FIRST[face]
        if first >= PLAYING:
            continue
        node = DECK[face].action
        effect = _effect(node.effect) if node is not None else 0.0
        cost = sum([WORTH[good] * n for good, n in enumerate(ACT_COST[first])])
        for card in range(first, first + DECK[face].copies):
            EFFECT[card] = effect
            NET[card] = max(0.05, effect - cost) if KIND[card] == ACTION else 0.0
            INCOME[card] = _income(card)
            LASTING[card] = _lasting(card)
            PRICE[card] = sum([WORTH[good] * n for good, n in enumerate(COST[card])])
    for left in range(ROUNDS + 1):
        _HAND.append([_in_hand(card, left) for card in range(PLAYING)])


def _income(card: int) -> float:
    goods, counted = YIELD[card], COUNTS[card]
    if goods is not None:
        return _goods(goods)
    if counted is not None:
        return 1.7 * _goods(counted.goods)
    production = DECK[FACE[card]].production
    return _effect(production) if production is not None else 0.0


def _lasting(card: int) -> float:
    node = DECK[FACE[card]].feature
    if node is None:
        return 0.0
    if isinstance(node, ops.OnBuild):
        return 1.5 if ON_BUILD_OP[card] < 0 else 1.0
    if ON_RAZE[card] or ON_VP[card]:
        return 1.2
    return 0.8


def _standing(card: int, left: int) -> float:
    """A Location that stands: its points and what it does in the Production phases and rounds left."""
    return (
        (1.0 if IS_COMMON[card] else 2.0)
        + INCOME[card] * left
        + LASTING[card] * left
        + 0.75 * NET[card] * USES[card] * left
    )


def _in_hand(card: int, left: int) -> float:
    """The best of what a card in hand may become, at a discount: it still takes an action and goods."""
    build = _standing(card, left) + INCOME[card] + READY * NET[card] - PRICE[card] - (SITE if NEEDS_SITE[card] else 0.0)
    deal = WORTH[DEAL_GOOD[card]] * (left + 1) - WORTH[2] if DEAL_GOOD[card] >= 0 else 0.0
    raze = sum([WORTH[good] for good in SPOILS[card]]) - WORTH[5] if SPOILS[card] else 0.0
    return 0.15 + 0.4 * max(0.0, build, deal, raze)


# --- a position ----------------------------------------------------------------------------------------------------
def value(s: Settlers, seat: int) -> float:
    """The lead over the best rival, with the worth of what is still to come."""
    points = totals(s)
    if s.over:
        rivals = [points[p] for p in range(s.seats) if p != seat] or [0]
        return float(points[seat] - max(rivals)) + (1000.0 if seat in s.winners else -1000.0)
    if not s.round:
        return 0.0
    if not _HAND:
        _make()
    own = points[seat] + _promise(s, seat, True)
    if s.virtual:
        return own + _solo(s)
    return own - RIVAL * max([points[p] + _promise(s, p, False) for p in range(s.seats) if p != seat])


def _solo(s: Settlers) -> float:
    """Only a lead in faction Locations over the Collection wins (IS-SOL-15); his area will be collected too."""
    lead = sum([not IS_COMMON[c] for c in s.empires[0]]) - len(s.virtual[COLLECTION]) - 0.9 * len(s.virtual[AREA])
    return 4.0 * min(lead, 3.0) + 0.3 * max(0.0, lead - 3.0)


def _promise(s: Settlers, p: int, mine: bool) -> float:
    left = ROUNDS - s.round + (1 if s.phase == LOOKOUT else 0)  # Production phases to come
    acting = s.phase <= ACT and not s.passed >> p & 1
    worth = 0.0
    for card in s.empires[p]:
        worth += (INCOME[card] + LASTING[card]) * left
        if KIND[card] == ACTION:
            worth += 0.75 * NET[card] * USES[card] * left
            used = s.used[card]
            if acting and used < USES[card] and used != BLOCKED:
                worth += READY * NET[card] * (USES[card] - used)
        if s.guard[card]:
            worth += 0.15 if IS_COMMON[card] else 0.1 + 0.3 * (left > 0)
    for card in s.deals[p]:
        worth += WORTH[DEAL_GOOD[card]] * left
    for route in s.routes:
        if route[0] == p:
            worth += 0.9 * WORTH[DEAL_GOOD[route[1]]] * left
    worth += SITE * 0.6 * len(s.sites[p]) if left or acting else 0.0
    worth += _supply(s, p, acting, left)
    worth += _hand(s, p, left, acting, mine)
    return worth + (_under_way(s, p, left) if s.phase < END else 0.0)


def _supply(s: Settlers, p: int, acting: bool, left: int) -> float:
    goods = s.goods[p * COUNTED : p * COUNTED + VP]
    if acting:
        return sum([WORTH[good] * n for good, n in enumerate(goods)])
    if not left:
        return 0.0
    return sum([0.8 * WORTH[good] * goods[good] for good in storable(s, p)])


def _hand(s: Settlers, p: int, left: int, acting: bool, mine: bool) -> float:
    rounds = min(ROUNDS, left)
    scale = 1.0 if acting or left else 0.02
    if not mine:
        return 0.9 * len(s.hands[p]) * scale
    worths = _HAND[rounds]
    total = 0.0
    for n, worth in enumerate(sorted([worths[c] for c in s.hands[p]], reverse=True)):
        total += worth * (1.0 if n < 6 else 0.6)  # a large hand cannot all be played
    return total * scale


def _under_way(s: Settlers, p: int, left: int) -> float:
    """What has been paid for, or will be, but is not there yet: frames on the stack."""
    worth = 0.0
    for f in s.stack:
        if len(f) < 4 or f[2] != p:
            continue
        op = f[0]
        if op == BUILDING:
            if f[3] in s.open:
                worth += _standing(f[3], left) + INCOME[f[3]] + READY * NET[f[3]]
                worth -= SITE if NEEDS_SITE[f[3]] and not f[4] else 0.0
        elif op == DEALING:
            worth += WORTH[DEAL_GOOD[f[3]]] * (left + 1)
        elif op == PAYING:
            worth -= sum([WORTH[good] * n for good, n in enumerate(f[4:7])])
        elif op == DRAW:
            worth += WORTH[f[3]] * f[4]
        elif op == SENDING:
            worth += PAIR * f[3]
        elif op == ACTING:
            worth += EFFECT[f[3]] * f[1]
        elif f[3] < PLAYING and op == ACT_OP[f[3]] and ACT_GAIN[f[3]] is None:
            worth += EFFECT[f[3]]
    return worth
