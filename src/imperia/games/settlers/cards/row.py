"""How a small card lays out the icons of its effects: with numbers, arrows and slashes, such as settler, arrow, 2, vp."""

from __future__ import annotations

from typing import Final

from ....cards.goods import Gain, Pay
from ....cards.nodes import Choose, Goods, May, Node, Seq
from ....cards.triggers import When
from ....cards.words import Tongue
from ..ops.costs import Activation, Discard, PayAny, PayDeal
from ..ops.features import ConvertDeals, Gate

ARROW: Final = "arrow"
PLUS: Final = "plus"
SLASH: Final = "/"


def icon_row(t: Tongue, main: Node | None, bonus: Node | None) -> list[str]:
    """The row of a card: what it does as a Location, then, after a plus, its building bonus."""
    row = _row(t, main) if main is not None else []
    return [*row, PLUS, *_row(t, bonus)] if bonus is not None else row


def _row(t: Tongue, node: Node) -> list[str]:
    icons = list(node.icons(t))
    if isinstance(node, Activation | Pay):
        row = _priced(_goods(t, node.cost), _row(t, node.effect))
        return [f"{node.uses}×", *row] if isinstance(node, Activation) and node.uses > 1 else row
    if isinstance(node, Gain):
        return [*_goods(t, node.goods), SLASH, *node.per.icons(t)] if node.per is not None else _goods(t, node.goods)
    if isinstance(node, When):
        return _priced([sign for sign in icons if sign not in node.effect.icons(t)], _row(t, node.effect))
    if isinstance(node, ConvertDeals | Gate):
        return _priced(icons[:1], icons[1:])
    if isinstance(node, May):
        return _row(t, node.effect)
    if isinstance(node, PayAny):
        return [str(node.n), *icons]
    if isinstance(node, Seq):
        return _steps(t, node)
    if isinstance(node, Choose):
        return [sign for branch in node.branches for sign in (SLASH, *_row(t, branch))][1:]
    return icons


def _priced(price: list[str], effect: list[str]) -> list[str]:
    return [*price, ARROW, *effect] if price else effect


def _steps(t: Tongue, node: Seq) -> list[str]:
    """One step after the other; what is given up for the rest stands before an arrow."""
    row: list[str] = []
    for step in node.steps:
        row += [*_row(t, step), ARROW] if isinstance(step, PayAny | Discard | PayDeal) else _row(t, step)
    return row


def _goods(t: Tongue, goods: Goods) -> list[str]:
    row: list[str] = []
    for good, n in goods:
        row += [str(n), *t.good_icons(good)] if n > 1 else t.good_icons(good)
    return row
