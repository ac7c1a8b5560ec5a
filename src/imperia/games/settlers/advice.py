"""How good a position of Imperial Settlers is for a seat: points, and what engine, goods and hand still promise.

Everything is measured in VP. A good is worth what it usually becomes; production is worth its goods once for every
Production phase to come; goods at hand are worth nothing to who has passed, unless they can be stored.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...cards.goods import Gain
from ...cards.nodes import Goods, Node, Seq
from ...cards.triggers import When
from ...kernel.game import END as OVER
from ...kernel.game import REST, Parts
from ...kernel.state import CARD, OP, SEAT, Frame
from ...kernel.weights import Weights
from . import tables
from .building import BUILDING, DEALING, WAIVED
from .cards import DECK
from .converting import CONVERTING, converted
from .goods import COUNTED, FOOD, RAZE, SETTLER, VP
from .lexicon import ACT, ACTION, BLOCKED, END, FACES, LOOKOUT, PLAYING, ROUNDS
from .moments import MOMENTS, POINTS
from .moments import RAZE as RAZING
from .ops import attacks, costs, targets
from .ops.features import OnBuild
from .score import totals
from .solo import faction_locations
from .state import AREA, COLLECTION, Settlers
from .storage import storable
from .supply import DRAW, PAYING, draws, owed
from .turn import ACTING, ASK_TURN, SENDING, pairs_out, uses_paid

# wood, stone, food, gold, settler, raze, defence, VP, card, common card, faction card
WORTH: Final[list[float]] = [0.7, 0.8, 0.65, 1.0, 0.38, 0.75, 0.12, 1.0, 0.8, 0.7, 0.85]
PAIR: Final = 0.8  # a pair of settlers under way
SITE: Final = 1.4  # a cheap Location given up for a house icon, or the Foundation saved
READY: Final = 0.45  # a use of an action Location still open this round, as part of what it gains
HELD: Final = 0.55  # a card in hand, as part of what it may become
LONGEST: Final = 100  # so many answers a round and player are more than any game takes that gets on,
WEARY: Final = 0.05  # and each beyond is so much worse for who still acts: in the end he passes
QUESTIONS: Final = 50.0  # more than anything is worth: who looks ahead has no use for being asked more

# What one use of an action is worth that does more than gain goods; costs on the way are taken off elsewhere.
_EFFECTS: Final[dict[type[Node], float]] = {
    attacks.RemoveLocation: 2.2,
    attacks.StealResource: 1.2,
    attacks.StealDeal: 1.6,
    attacks.DropDeal: 1.0,
    attacks.TradeRoute: 1.8,
    attacks.OpponentDiscards: 0.5,
    attacks.BlockAction: 0.9,
    attacks.TakeOver: 1.0,
    targets.LayFoundation: 0.6,
    targets.ReadyAgain: 1.3,
    targets.GainDealGood: 0.9,
    targets.BuildFaction: 1.6,
    targets.BuildDeal: 1.4,
    attacks.RazeOpponents: 2.6,
    targets.RazeOwn: 1.3,
    attacks.RazeAndConvert: 2.6,
    attacks.GainSpoil: 1.0,
    targets.ProduceAgain: 1.5,
    targets.DrawKeep: 1.1,
    costs.Discard: -0.7,
    costs.PayDeal: -1.0,
    costs.PayAny: -1.3,
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
EFFECT: Final = [0.0] * PLAYING  # one use of its action, its cost paid
NET: Final = [0.0] * PLAYING  # one use of its action, less its cost
INCOME: Final = [0.0] * PLAYING  # one Production phase
OF_POINTS: Final = [0.0] * PLAYING  # … of it in VP, in cards, in settlers
OF_CARDS: Final = [0.0] * PLAYING
OF_SETTLERS: Final = [0.0] * PLAYING
LASTING: Final = [0.0] * PLAYING  # a feature, each round
PRICE: Final = [0.0] * PLAYING  # its building cost
_HAND: Final[list[list[float]]] = []  # by rounds left: a card in hand


def make() -> None:
    """Judge every card, once they are there."""
    for face in range(FACES):
        first = tables.FIRST[face]
        if first >= PLAYING:
            continue
        node = DECK[face].action
        effect = _effect(node.effect) if node is not None else 0.0
        cost = sum([WORTH[good] * n for good, n in enumerate(tables.ACT_COST[first])])
        for card in range(first, first + DECK[face].copies):
            EFFECT[card] = effect
            NET[card] = max(0.05, effect - cost) if tables.KIND[card] == ACTION else 0.0
            INCOME[card] = _income(card)
            _split(card)
            LASTING[card] = _lasting(card)
            PRICE[card] = sum([WORTH[good] * n for good, n in enumerate(tables.COST[card])])
    for left in range(ROUNDS + 1):
        _HAND.append([_in_hand(card, left) for card in range(PLAYING)])


def _income(card: int) -> float:
    goods, counted = tables.YIELD[card], tables.COUNTS[card]
    if goods is not None:
        return _goods(goods)
    if counted is not None:
        return 1.7 * _goods(counted.goods)
    production = DECK[tables.FACE[card]].production
    return _effect(production) if production is not None else 0.0


def _split(card: int) -> None:
    for good, n in tables.YIELD[card] or ():
        worth = WORTH[good] * n
        if good == VP:
            OF_POINTS[card] += worth
        elif good > VP:
            OF_CARDS[card] += worth
        elif good == SETTLER:
            OF_SETTLERS[card] += worth


def _lasting(card: int) -> float:
    node = DECK[tables.FACE[card]].feature
    if node is None:
        return 0.0
    if isinstance(node, OnBuild):
        return 1.5 if isinstance(node.effect, Gain) else 1.0
    return 1.2 if isinstance(node, When) and node.moment in (MOMENTS[RAZING], MOMENTS[POINTS]) else 0.8


def _standing(card: int, left: int) -> float:
    """A Location that stands: its points and what it does in the Production phases and rounds left."""
    return (
        (1.0 if tables.IS_COMMON[card] else 2.0)
        + INCOME[card] * left
        + LASTING[card] * left
        + 0.75 * NET[card] * tables.USES[card] * left
    )


def _in_hand(card: int, left: int) -> float:
    """The best of what a card in hand may become, at a discount: it still takes an action and goods."""
    build = (
        _standing(card, left)
        + INCOME[card]
        + READY * NET[card]
        - PRICE[card]
        - (SITE if tables.NEEDS_SITE[card] else 0.0)
    )
    deal = WORTH[tables.DEAL_GOOD[card]] * (left + 1) - WORTH[FOOD] if tables.DEAL_GOOD[card] >= 0 else 0.0
    raze = sum([WORTH[good] for good in tables.SPOILS[card]]) - WORTH[RAZE] if tables.SPOILS[card] else 0.0
    return 0.15 + HELD * max(0.0, build, deal, raze)


# --- a position ----------------------------------------------------------------------------------------------------
# What the advice sees in a position, and the part of its judgement that it belongs to; the weights are in weights.json.
FEATURES: Final[list[tuple[str, str]]] = [
    ("points", "points"),
    ("income", "engine"),  # goods of a Production phase, once for each to come
    ("income-at-all", "engine"),  # … and once if there is any to come
    ("income-points", "engine"),  # the VP, the cards, the settlers among it
    ("income-cards", "engine"),
    ("income-settlers", "engine"),
    ("features", "engine"),
    ("actions", "engine"),  # of rounds to come
    ("ready", "engine"),  # of this round
    ("guards", "engine"),
    ("deals", "engine"),
    ("routes", "engine"),
    ("sites", "engine"),
    ("locations", "engine"),  # how many stand while the game goes on
    ("under-way", "engine"),
    ("wood", "supply"),
    ("stone", "supply"),
    ("food", "supply"),
    ("gold", "supply"),
    ("settlers", "supply"),
    ("raze", "supply"),
    ("defence", "supply"),
    ("last-goods", "supply"),  # goods in the last round, when most find no use any more
    ("stored-goods", "supply"),
    ("hand", "hand"),
    ("hand-cards", "hand"),
    ("rivals", "rivals"),
    ("solo-lead", "solo"),
    ("solo-further", "solo"),
]
NAMES: Final = [name for name, _ in FEATURES]
WEIGHTS: Final = Weights("settlers", NAMES)
POINTS_NOW: Final = 0
ENGINE: Final = NAMES.index("income")
SUPPLY: Final = NAMES.index("wood")
HAND: Final = NAMES.index("hand")
RIVALS: Final = NAMES.index("rivals")


def value(s: Settlers, seat: int) -> float:
    """The lead over the best rival, with the worth of what is still to come."""
    if s.over:
        points = totals(s)
        rivals = [points[p] for p in range(s.seats) if p != seat] or [0]
        lead = WEIGHTS.now[POINTS_NOW] * (points[seat] - WEIGHTS.now[RIVALS] * max(rivals))
        return lead + (_solo(s) if s.virtual else 0.0) - _bother(s, seat)
    return WEIGHTS.sum(features(s, seat)) - _bother(s, seat) if s.round else 0.0


def features(s: Settlers, seat: int) -> list[float]:
    """What there is to see in a position, in the order of `FEATURES`."""
    points = totals(s)
    seen = _seen(s, seat, points[seat], True)
    if s.virtual:
        lead = _lead(s)
        seen[RIVALS + 1] = min(lead, 3.0)
        seen[RIVALS + 2] = max(0.0, lead - 3.0)
    else:
        seen[RIVALS] = -max([WEIGHTS.sum(_seen(s, p, points[p], False)) for p in range(s.seats) if p != seat])
    return seen


def parts(s: Settlers, seat: int) -> Parts:
    """`value` by what makes it up."""
    if s.over or not s.round:
        return [(OVER, value(s, seat))]
    seen = features(s, seat)
    known: dict[str, float] = {}
    for i in range(len(seen)):
        part = FEATURES[i][1]
        if part not in ("rivals", "solo") or (part == "solo") == bool(s.virtual):
            known[part] = known.get(part, 0.0) + WEIGHTS.now[i] * seen[i]
    bother = _bother(s, seat)
    if bother:
        known["questions"] = -bother
    return list(known.items())


def _bother(s: Settlers, p: int) -> float:
    """Questions that nobody needs, and a round that does not end: two Royal Baths and some gold are enough for that."""
    answers = s.clock - LONGEST * s.seats * s.round
    weary = WEARY * answers if answers > 0 and _time(s, p)[1] else 0.0
    return weary + (QUESTIONS if s.watchful >> p & 1 else 0.0)


def _solo(s: Settlers) -> float:
    lead = _lead(s)
    return WEIGHTS.now[RIVALS + 1] * min(lead, 3.0) + WEIGHTS.now[RIVALS + 2] * max(0.0, lead - 3.0)


def _lead(s: Settlers) -> float:
    """Only a lead in faction Locations over the Collection wins (IS-SOL-15); his area will be collected too."""
    return faction_locations(s) - len(s.virtual[COLLECTION]) - 0.9 * len(s.virtual[AREA])


def _seen(s: Settlers, p: int, points: int, mine: bool) -> list[float]:
    """The features of one player's side of the table."""
    seen = [0.0] * len(FEATURES)
    seen[POINTS_NOW] = float(points)
    left, acting = _time(s, p)
    _engine(s, p, left, acting, seen)
    _supply(s, p, acting, left, seen)
    _hand(s, p, left, acting, mine, seen)
    return seen


def _time(s: Settlers, p: int) -> tuple[int, bool]:
    """Production phases to come, and whether the player may still act in this round."""
    return ROUNDS - s.round + (1 if s.phase == LOOKOUT else 0), s.phase <= ACT and not s.passed >> p & 1


def _engine(s: Settlers, p: int, left: int, acting: bool, seen: list[float]) -> None:
    """What stands, and what is on its way to stand, will still bring."""
    income = lasting = later = ready = guards = 0.0
    points = cards = settlers = 0.0
    for card in s.empires[p]:
        income += INCOME[card]
        points += OF_POINTS[card]
        cards += OF_CARDS[card]
        settlers += OF_SETTLERS[card]
        lasting += LASTING[card]
        if tables.KIND[card] == ACTION:
            later += NET[card] * tables.USES[card]
            used = s.used[card]
            if acting and used < tables.USES[card] and used != BLOCKED:
                ready += NET[card] * (tables.USES[card] - used)
        if s.guard[card]:
            guards += 0.15 if tables.IS_COMMON[card] else 0.1 + 0.3 * (left > 0)
    deals = routes = 0.0
    for card in s.deals[p]:
        deals += WORTH[tables.DEAL_GOOD[card]]
    for route in s.routes:
        if route[0] == p:
            routes += WORTH[tables.DEAL_GOOD[route[1]]]
    soon = 1.0 if left else 0.0
    on = 1.0 if left or acting else 0.0
    way = _under_way(s, p, left) if s.phase < END else 0.0
    seen[ENGINE : ENGINE + 14] = [
        *[income * left, income * soon, points * left, cards * left, settlers * left],
        *[lasting * left, later * left, ready, guards, deals * left, routes * left],
        *[on * len(s.sites[p]), on * len(s.empires[p]), way],
    ]


def _supply(s: Settlers, p: int, acting: bool, left: int, seen: list[float]) -> None:
    goods = s.goods[p * COUNTED : p * COUNTED + VP]
    if acting and left:
        for good in range(VP):
            seen[SUPPLY + good] = float(goods[good])
    elif acting:
        for good in range(VP):
            seen[SUPPLY + VP] += WORTH[good] * goods[good]
    elif left:
        for good in storable(s, p):
            seen[SUPPLY + VP + 1] += WORTH[good] * goods[good]


def _hand(s: Settlers, p: int, left: int, acting: bool, mine: bool, seen: list[float]) -> None:
    rounds = min(ROUNDS, left)
    scale = 1.0 if acting or left else 0.02
    if not mine:
        seen[HAND] = 0.9 * len(s.hands[p]) * scale
        return
    worths = _HAND[rounds]
    total = 0.0
    for n, worth in enumerate(sorted([worths[c] for c in s.hands[p]], reverse=True)):
        total += worth * (1.0 if n < 6 else 0.6)  # a large hand cannot all be played
    seen[HAND] = total * scale
    seen[HAND + 1] = len(s.hands[p]) * scale


# --- what has been paid for, or will be, but is not there yet: frames on the stack, each valued by its op -----------
def _under_way(s: Settlers, p: int, left: int) -> float:
    worth = 0.0
    for f in s.stack:
        if f[SEAT] == p:
            valued = _FRAMES.get(f[OP])
            if valued is not None:
                worth += valued(f, left)
            elif len(f) > CARD and f[CARD] < PLAYING and f[OP] == tables.ACT_OP[f[CARD]]:
                worth += EFFECT[f[CARD]]
    return worth


def _of_building(f: Frame, left: int) -> float:
    card = f[CARD]
    site = SITE if tables.NEEDS_SITE[card] and not f[WAIVED] else 0.0
    return _standing(card, left) + INCOME[card] + READY * NET[card] - site


def _of_dealing(f: Frame, left: int) -> float:
    return WORTH[tables.DEAL_GOOD[f[CARD]]] * (left + 1)


def _of_paying(f: Frame, left: int) -> float:
    return -_goods(owed(f))


def _of_drawing(f: Frame, left: int) -> float:
    return _goods((draws(f),))


def _of_sending(f: Frame, left: int) -> float:
    return PAIR * pairs_out(f)


def _of_acting(f: Frame, left: int) -> float:
    return EFFECT[f[CARD]] * uses_paid(f)


def _of_choosing(f: Frame, left: int) -> float:
    return _EFFECTS[targets.DrawKeep]


def _of_converting(f: Frame, left: int) -> float:
    return float(converted(f))


_FRAMES: Final[dict[int, Callable[[Frame, int], float]]] = {
    BUILDING: _of_building,
    DEALING: _of_dealing,
    PAYING: _of_paying,
    DRAW: _of_drawing,
    SENDING: _of_sending,
    ACTING: _of_acting,
    CONVERTING: _of_converting,
    targets.CHOOSING: _of_choosing,
}


# --- others ----------------------------------------------------------------------------------------------------------
def habit(s: Settlers, seat: int) -> int:
    """Nobody looks past the next turn of a rival: to pass would seem good if he then squandered his goods."""
    return REST if s.asking[0] == ASK_TURN else -1
