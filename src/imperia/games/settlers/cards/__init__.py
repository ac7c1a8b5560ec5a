"""The cards of Imperial Settlers: every face with its number, every physical card, and the tables filled from them."""

from __future__ import annotations

from typing import Final

from ....cards.goods import Gain
from ....cards.nodes import Goods, Node
from ....cards.triggers import When
from .. import tables, verbs
from ..goods import ANY_CARD, COUNTED
from ..lexicon import CARDS, COMMON, FACES, T
from ..moments import FEATURES
from ..ops.attacks import GainSpoil
from ..ops.costs import Activation
from ..ops.features import Fact

from . import common, romans, barbarians, egyptians, japanese, attack  # isort: skip  # noqa: F401 (they fill DECK in this order)
from .deck import DECK as DECK
from .deck import SettlersCard

BY_CODE: Final[dict[str, SettlersCard]] = {}
TITLES: Final[dict[str, list[SettlersCard]]] = {}  # the faces of each title
TITLE_OF: Final[dict[str, str]] = {}  # any printed number -> the title


def _enter(number: int, card: SettlersCard, first: int) -> None:
    """Give a face its number and enter its copies in the tables."""
    if card.code in BY_CODE:
        raise ValueError(f"two cards are called {card.code}")
    card.number = number
    BY_CODE[card.code] = card
    TITLES.setdefault(card.title, []).append(card)
    tables.FIRST[number] = first
    for c in range(first, first + card.copies):
        tables.FACE[c] = number
        _enter_fields(c, card)
        _enter_production(c, card.production)
        _enter_bonus(c, card.bonus)
        _enter_action(c, card.action)
        _enter_feature(c, card)


def _amounts(goods: Goods) -> list[int]:
    amounts = [0] * COUNTED
    for good, n in goods:
        amounts[good] += n
    return amounts


def _fixed(node: Node) -> Goods | None:
    """The goods of a node that only gains a fixed number of them."""
    return node.goods if isinstance(node, Gain) and node.per is None else None


def _enter_fields(c: int, card: SettlersCard) -> None:
    wood, stone, food = _amounts(card.cost)[:3]
    tables.KIND[c] = card.kind
    tables.COLOUR[c] = card.colours
    tables.ORIGIN[c] = card.origin
    tables.OF_ORIGIN[card.origin].append(c)
    tables.IS_COMMON[c] = card.origin == COMMON
    tables.COST[c] = (wood, stone, food)
    tables.NEEDS_SITE[c] = card.site
    tables.SPOILS[c] = card.spoils
    tables.DEAL_GOOD[c] = card.deal
    tables.BUILD_AS[c] = verbs.BUILD + card.number
    tables.DEAL_AS[c] = verbs.DEAL + card.number if card.deal >= 0 else 0
    tables.RAZE_AS[c] = verbs.RAZE_HAND + card.number if card.spoils else 0


def _enter_production(c: int, node: Node | None) -> None:
    if node is not None:
        tables.YIELD[c] = _fixed(node)
        if tables.YIELD[c] is None:
            tables.PRODUCES[c] = T.node(node)
            tables.COUNTS[c] = node if isinstance(node, Gain) else None


def _enter_bonus(c: int, node: Node | None) -> None:
    if node is not None:
        tables.BONUS[c] = _fixed(node)
        if tables.BONUS[c] is None:
            tables.BONUS_OP[c] = T.node(node)


def _enter_action(c: int, action: Activation | None) -> None:
    if action is not None:
        wood, stone, food, gold, settler, raze = _amounts(action.cost)[:6]
        tables.ACT_COST[c] = (wood, stone, food, gold, settler, raze)
        tables.USES[c] = action.uses
        tables.ACT_GAIN[c] = _fixed(action.effect)
        tables.TELLING[c] = isinstance(action.effect, GainSpoil) or _draws(tables.ACT_GAIN[c])
        if tables.ACT_GAIN[c] is None:
            tables.ACT_OP[c] = T.node(action.effect)
            tables.ACT_NODE[c] = action.effect


def _draws(goods: Goods | None) -> bool:
    return any(good >= ANY_CARD for good, _ in goods or ())


def _enter_feature(c: int, card: SettlersCard) -> None:
    node = card.feature
    if isinstance(node, When):
        FEATURES.enter(c, node)
    elif isinstance(node, Fact):
        node.enter(c)
    elif node is not None:
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
