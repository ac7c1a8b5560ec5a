"""The cards of Imperial Settlers: every face with its number, every physical card, and the tables filled from them."""

from __future__ import annotations

from ....cards.nodes import Gain, Goods, Node
from .. import tables as t
from ..lexicon import BUILD, CARDS, COMMON, DEAL, FACES, GIVE_CARD, PICK, RAZE_HAND, T
from ..ops import (
    Activation,
    ConvertDeals,
    Gate,
    MayChoose,
    OnBuild,
    OnDeal,
    OnPoints,
    OnRaze,
    OnSend,
    ProduceAgain,
    Shrine,
    Stores,
    fixed_goods,
)

from . import common, romans, barbarians, egyptians, japanese, attack  # isort: skip  # noqa: F401 (they fill DECK in this order)
from .deck import DECK as DECK
from .deck import SettlersCard

BY_CODE: dict[str, SettlersCard] = {}
TITLES: dict[str, list[SettlersCard]] = {}  # the faces of each title
TITLE_OF: dict[str, str] = {}  # any printed number -> the title


def _enter(number: int, card: SettlersCard, first: int) -> None:
    """Give a face its number and enter its copies in the tables."""
    if card.code in BY_CODE:
        raise ValueError(f"two cards are called {card.code}")
    card.number = number
    BY_CODE[card.code] = card
    TITLES.setdefault(card.title, []).append(card)
    t.FIRST[number] = first
    t.COPIES[number] = card.copies
    for c in range(first, first + card.copies):
        t.FACE[c] = number
        _enter_fields(c, card)
        _enter_production(c, card.production)
        _enter_bonus(c, card.bonus)
        if card.action is not None:
            _enter_action(c, card.action)
        if card.feature is not None:
            _enter_feature(c, card, card.feature)


def _amounts(goods: Goods) -> list[int]:
    amounts = [0] * 8
    for good, n in goods:
        amounts[good] += n
    return amounts


def _enter_fields(c: int, card: SettlersCard) -> None:
    wood, stone, food = _amounts(card.cost)[:3]
    t.KIND[c] = card.kind
    t.COLOUR[c] = card.colours
    t.ORIGIN[c] = card.origin
    t.IS_COMMON[c] = card.origin == COMMON
    t.COST[c] = (wood, stone, food)
    t.NEEDS_SITE[c] = card.site
    t.SPOILS[c] = card.spoils
    t.DEAL_GOOD[c] = card.deal
    t.OF_ORIGIN[card.origin].append(c)
    t.C_PICK[c] = PICK + card.number
    t.C_BUILD[c] = BUILD + card.number
    t.C_DEAL[c] = DEAL + card.number
    t.C_RAZE[c] = RAZE_HAND + card.number if card.spoils else -1
    t.C_GIVE[c] = GIVE_CARD + card.number


def _enter_production(c: int, node: Node | None) -> None:
    if node is None:
        return
    goods = fixed_goods(node)
    if goods is not None:
        t.YIELD[c] = goods
    else:
        t.PRODUCES[c] = T.node(node)
        t.COUNTS[c] = node if isinstance(node, Gain) else None
        t.COPIED[c] = isinstance(node, ProduceAgain)


def _enter_bonus(c: int, node: Node | None) -> None:
    if node is None:
        return
    goods = fixed_goods(node)
    if goods is not None:
        t.BONUS[c] = goods
    else:
        t.BONUS_OP[c] = T.node(node)


def _enter_action(c: int, action: Activation) -> None:
    wood, stone, food, gold, settler, raze = _amounts(action.cost)[:6]
    t.ACT_COST[c] = (wood, stone, food, gold, settler, raze)
    t.USES[c] = action.uses
    goods = fixed_goods(action.effect)
    if goods is not None:
        t.ACT_GAIN[c] = goods
    else:
        t.ACT_OP[c] = T.node(action.effect)
        t.ACT_NODE[c] = action.effect


def _enter_feature(c: int, card: SettlersCard, node: Node) -> None:
    if isinstance(node, OnBuild):
        t.ON_BUILD_COLOUR[c] = node.colour
        t.ON_BUILD_FACTION[c] = node.colour == 0
        t.ON_BUILD_GAIN[c] = fixed_goods(node.effect)
        if t.ON_BUILD_GAIN[c] is None:
            t.ON_BUILD_OP[c] = T.node(node.effect)
            t.ON_BUILD_PAYS[c] = isinstance(node.effect, MayChoose)
    elif isinstance(node, OnRaze):
        t.ON_RAZE[c] = node.vp
    elif isinstance(node, OnDeal):
        t.ON_DEAL[c] = node.vp
    elif isinstance(node, OnPoints):
        t.ON_VP[c] = node.vp
    elif isinstance(node, OnSend):
        t.OASIS[c] = node.most
    elif isinstance(node, Stores):
        t.STORES[c] = node.goods
    elif isinstance(node, Gate):
        t.IS_GATE[c] = True
        t.GATE_BONUS[c] = (node.least, node.vp)
    elif isinstance(node, Shrine):
        t.IS_SHRINE[c] = True
        t.SHRINE_STEPS[c] = node.steps
    elif isinstance(node, ConvertDeals):
        t.CONVERTS[c] = True
    else:
        raise ValueError(f"card {card.code}: {type(node).__name__} is not a feature")


def _name_copies() -> None:
    """Every printed number of a title, such as ROM004, leads to it."""
    for title, faces in TITLES.items():
        copies = sum([face.copies for face in faces])
        for i in range(copies):
            TITLE_OF[f"{title[:3]}{int(title[3:]) + i:0{len(title) - 3}d}"] = title


_first = 0
for _number, _card in enumerate(DECK):
    _enter(_number, _card, _first)
    _first += _card.copies
_name_copies()
if len(DECK) != FACES or _first != CARDS:
    raise ValueError(f"Settlers has {FACES} faces and {CARDS} cards, not {len(DECK)} and {_first}")
