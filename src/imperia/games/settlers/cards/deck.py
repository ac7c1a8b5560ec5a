"""How a card of Imperial Settlers is written down: what is printed on it, in the order it is printed."""

from __future__ import annotations

from typing import Any, Final

from ....cards.card import PRINTED, Card, keyword, tongue
from ....cards.goods import Gain, Pay
from ....cards.nodes import Count, Goods, Node, Seq
from ....cards.words import plain, say, sentence
from ..goods import GOODS
from ..lexicon import ACTION, ATTACK, COLOURS, COMMON, FEATURE, KINDS, ORIGINS, PRODUCTION, VIRTUAL
from ..ops.costs import Activation, PayInKind
from .row import icon_row

DECK: Final[list[SettlersCard]] = []  # one entry for each different face
_PREFIX: Final = {"ROM": 0, "BAR": 1, "EGY": 2, "JAP": 3, "COM": COMMON, "ATK": VIRTUAL}


class SettlersCard(Card):
    """A card: its colours, cost, raze and Deal fields, and what it does as a Location. Making one adds it to the deck.

    `site`: its cost shows the house icon; `spoils`: its raze field; `deal`: its Deal field.
    """

    def __init__(
        self,
        code: str,
        cs: str,
        en: str,
        hu: str,
        emblem: str,
        copies: int = 1,
        colours: int = 0,
        cost: Goods = (),
        site: bool = False,
        spoils: tuple[int, ...] = (),
        deal: int = -1,
        production: Node | None = None,
        feature: Node | None = None,
        action: Activation | None = None,
        bonus: Node | None = None,
    ) -> None:
        self.title = code  # the code of the first card of this name; copies may differ in a field
        self.copies = copies
        self.origin = _PREFIX[code[:3]]
        self.colours = colours
        self.cost = cost
        self.site = site
        self.spoils = spoils
        self.deal = deal
        self.production = production
        self.feature = feature
        self.action = action
        self.bonus = bonus
        self.kind = PRODUCTION if production else ACTION if action else ATTACK if self.origin == VIRTUAL else FEATURE
        parts = (("production", production), ("feature", feature), ("action", action), ("bonus", bonus))
        effects = tuple([(f"settlers-{when}", node) for when, node in parts if node is not None])
        super().__init__("settlers", code, cs, en, hu, emblem, PRINTED, effects)
        DECK.append(self)

    def colour_names(self) -> list[str]:
        return [name for bit, name in enumerate(COLOURS) if self.colours >> bit & 1]

    def text(self, lang: str) -> list[str]:
        """An attack card has no effect of its own; it says what it hits."""
        if self.kind != ATTACK:
            return super().text(lang)
        return [sentence(say(lang, "settlers-attack", goods=self.tongue(lang).goods(((self.deal, 1),))))]

    def cost_row(self) -> list[list[Any]]:
        row: list[list[Any]] = [[GOODS[good], n] for good, n in self.cost]
        return [*row, ["location", 1]] if self.site else row

    def fields(self, lang: str) -> list[dict[str, Any]]:
        """What is printed at the edges: the goods for razing it, and that of a Deal, or of an attack."""
        found = [_field(lang, "raze", self.spoils)] if self.spoils else []
        if self.deal >= 0:
            found.append(_field(lang, "attack" if self.kind == ATTACK else "deal", (self.deal,)))
        return found

    def face(self, lang: str) -> dict[str, Any]:
        origin, kind = ORIGINS[self.origin], KINDS[self.kind]
        colours = self.colour_names()
        points = None if self.kind == ATTACK else "1" if self.origin == COMMON else "2"
        words = [say(lang, f"settlers-kind-{kind}"), say(lang, f"settlers-origin-{origin}")]
        return super().face(lang) | {
            "type_line": " · ".join(words),
            "suits": [origin],
            "kind": kind,
            "kinds": [kind],
            "pigments": colours or (["none"] if self.origin == COMMON else []),
            "cost": self.cost_row(),
            "icons": icon_row(self.tongue(lang), self.production or self.feature or self.action, self.bonus),
            "fields": self.fields(lang),
            "points": points,
            "count": self.copies,
            "keywords": [keyword(self.game, lang, word) for word in self._keywords()],
            "rules": list(RULES.get(self.title, ())),
            "facets": {"faction": origin, "kind": kind, "colour": colours[0] if colours else "none"},
        }

    def _keywords(self) -> list[str]:
        """Its kind, and the fields by which it can be used otherwise."""
        deal = self.deal >= 0 and self.kind != ATTACK
        fields = [key for key, there in (("deal", deal), ("raze", self.spoils), ("bonus", self.bonus)) if there]
        return [KINDS[self.kind], *fields]


def _field(lang: str, key: str, goods: tuple[int, ...]) -> dict[str, Any]:
    said = tongue("settlers", lang).goods(tuple([(good, goods.count(good)) for good in dict.fromkeys(goods)]))
    label = plain(say(lang, f"settlers-field-{key}", goods=said))
    return {"key": key, "label": label, "icon": key, "goods": [GOODS[good] for good in goods]}


card = SettlersCard


def variant(
    code: str, of: str, cost: Goods | None = None, spoils: tuple[int, ...] | None = None, deal: int | None = None
) -> None:
    """Add a single copy of a card that differs in a field."""
    like = next(found for found in DECK if found.code == of)
    made = SettlersCard(
        code, like.names["cs"], like.names["en"], like.names["hu"], like.emblem, 1, like.colours,
        like.cost if cost is None else cost, like.site, like.spoils if spoils is None else spoils,
        like.deal if deal is None else deal, like.production, like.feature, like.action, like.bonus,
    )  # fmt: skip
    made.title = like.title


# --- the words of a card ------------------------------------------------------------------------------------------
def cost(**goods: int) -> Goods:
    """Goods by name, in the order written."""
    return tuple([(GOODS.index(name.replace("_", "-")), n) for name, n in goods.items()])


def gain(**goods: int) -> Gain:
    return Gain(cost(**goods))


def gain_per(count: Count, most: int, **goods: int) -> Gain:
    return Gain(cost(**goods), count, most)


def pay(to: Node, **goods: int) -> Pay:
    return Pay(cost(**goods), to)


def pay_in_kind(to: Node, **goods: int) -> PayInKind:
    return PayInKind(cost(**goods), to)


def both(first: Node, second: Node) -> Seq:
    return Seq((first, second))


def act(*parts: Goods | Node, uses: int = 1) -> Activation:
    """An action: its cost in goods (if any), then what is done, each of it or nothing (IS-AMB-13)."""
    goods: Goods = ()
    nodes: list[Node] = []
    for part in parts:
        if isinstance(part, Node):
            nodes.append(part)
        else:
            goods = part
    return Activation(goods, nodes[0] if len(nodes) == 1 else Seq(tuple(nodes)), uses)


# The rules of the catalogue that explain a card.
RULES: Final[dict[str, tuple[str, ...]]] = {
    "COM005": ("IS-AMB-22",),
    "COM016": ("IS-COM-06",),
    "COM040": ("IS-COM-02",),
    "COM041": ("IS-AMB-32",),
    "COM049": ("IS-COM-03", "IS-ACN-06"),
    "COM057": ("IS-COM-04",),
    "COM061": ("IS-COM-05",),
    "COM069": ("IS-COM-01",),
    "COM084": ("IS-COM-06",),
    "ROM008": ("IS-ROM-01", "IS-AMB-07"),
    "ROM010": ("IS-ROM-03", "IS-AMB-21"),
    "ROM019": ("IS-ROM-04",),
    "ROM023": ("IS-ROM-02",),
    "BAR007": ("IS-AMB-22",),
    "BAR010": ("IS-BAR-01",),
    "BAR014": ("IS-BAR-02", "IS-AMB-16"),
    "BAR016": ("IS-BAR-03",),
    "BAR018": ("IS-BAR-04",),
    "BAR028": ("IS-BAR-05",),
    "BAR030": ("IS-BAR-06",),
    "EGY001": ("IS-EGY-01", "IS-EGY-02", "IS-AMB-09"),
    "EGY003": ("IS-EGY-03",),
    "EGY005": ("IS-EGY-04", "IS-AMB-15"),
    "EGY007": ("IS-AMB-32",),
    "EGY010": ("IS-AMB-32",),
    "EGY013": ("IS-EGY-06", "IS-EGY-07", "IS-EGY-08", "IS-EGY-09"),
    "EGY014": ("IS-EGY-05", "IS-AMB-15"),
    "EGY019": ("IS-EGY-10", "IS-AMB-12"),
    "JAP008": ("IS-JAP-05", "IS-AMB-07"),
    "JAP013": ("IS-JAP-06",),
    "JAP015": ("IS-JAP-07", "IS-END-03"),
    "JAP019": ("IS-JAP-08",),
    "JAP021": ("IS-JAP-11", "IS-AMB-08"),
    "JAP024": ("IS-AMB-08",),
    "JAP026": ("IS-JAP-09", "IS-JAP-10"),
    "JAP030": ("IS-AMB-34",),
}
