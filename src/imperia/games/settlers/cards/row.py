"""What a small card shows of its effects: a row of icons with numbers, such as settler, stone, arrow, 2, vp."""

from __future__ import annotations

from ....cards.nodes import Choose, Gain, Goods, Node, Pay, Seq
from ..lexicon import GOODS
from ..ops import Activation, ConvertDeals, Gate, MayChoose, OnBuild, OnDeal, OnRaze, PayAny, PayCard, PayDeal

ARROW, PLUS, SLASH = "arrow", "plus", "/"


def icon_row(main: Node | None, bonus: Node | None) -> list[str]:
    """The row of a card: what it does as a Location, then, after a plus, its building bonus."""
    row = _row(main) if main is not None else []
    return [*row, PLUS, *_row(bonus)] if bonus is not None else row


def _row(node: Node) -> list[str]:
    if isinstance(node, Activation):
        row = [*_goods(node.cost), ARROW, *_row(node.effect)] if node.cost else _row(node.effect)
        return [f"{node.uses}×", *row] if node.uses > 1 else row
    if isinstance(node, Gain):
        return [*_goods(node.goods), SLASH, *node.per.icons()] if node.per is not None else _goods(node.goods)
    if isinstance(node, Pay):
        return [*_goods(node.cost), ARROW, *_row(node.effect)]
    if isinstance(node, OnBuild):
        return [node.icons()[0], ARROW, *_row(node.effect)]
    if isinstance(node, OnRaze | OnDeal | ConvertDeals | Gate):
        return [node.icons()[0], ARROW, *node.icons()[1:]]
    if isinstance(node, PayAny):
        return [str(node.n), *node.icons()]
    if isinstance(node, Seq):
        return _steps(node)
    if isinstance(node, Choose) and not isinstance(node, MayChoose):
        row = []
        for branch in node.parts():
            row += [SLASH, *_row(branch)] if row else _row(branch)
        return row
    return list(node.icons())


def _steps(node: Seq) -> list[str]:
    """One step after the other; what is given up for the rest stands before an arrow."""
    row: list[str] = []
    for step in node.parts():
        row += [*_row(step), ARROW] if isinstance(step, PayAny | PayCard | PayDeal) else _row(step)
    return row


def _goods(goods: Goods) -> list[str]:
    row: list[str] = []
    for good, n in goods:
        row += [str(n), GOODS[good]] if n > 1 else [GOODS[good]]
    return row
