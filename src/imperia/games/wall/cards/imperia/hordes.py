"""The 24 standard hordes: eight types of three cards each.

A field is written by what covering it brings: wood, stone, gold, chi, honour 1 or 2, nothing (0); a dot is no field.
"""

from __future__ import annotations

from ...ops import (  # isort: skip
    ANY, ARCHER_WOUND, BARRICADE_DEFENCE, BREACH, LOSSES, STRENGTH, THIS_CARD, WALL_DEFENCE, AtMost, Change,
    CoveredFields, EachPlayer, Forbid, If, Lose, OtherHordes, SoldiersOn, When,
)  # fmt: skip
from ..deck import LEFT, MIDDLE, RIGHT, Print, horde

CARDS: tuple[Print, ...] = (
    *horde(
        "horde_outriders", "Steppe Outriders", "Stepní předjezdci", "Sztyeppei előőrs", "horse-head",
        (MIDDLE, "..w1..", "..0s.."), (RIGHT, "..s1..", "..0g.."), (RIGHT, "..c1..", "..0w.."),
        strength=3, honour=6,
    ),
    *horde(
        "horde_mangudai", "Mangudai", "Mangudajové", "Mangudajok", "bow-arrow",
        (MIDDLE, ".g1s..", "..0c.."), (MIDDLE, ".c1g..", "..0w.."), (RIGHT, ".w1c..", "..0s.."),
        strength=4, honour=8,
        facts=(Forbid(ARCHER_WOUND, THIS_CARD),),
    ),
    *horde(
        "horde_merkit", "Merkit Raiders", "Merkitští nájezdníci", "Merkit portyázók", "robber",
        (LEFT, "..s1w.", ".g02.."), (MIDDLE, "..g1c.", ".w02.."), (RIGHT, "..w1s.", ".c02.."),
        strength=5, honour=10,
        facts=(When(BREACH, EachPlayer(If(AtMost(SoldiersOn()), Lose(ANY, 1)))),),
    ),
    *horde(
        "horde_jin", "Jin Deserters", "Ťinští přeběhlíci", "Csin szökevények", "stone-crafting",
        (MIDDLE, "ws..0g", ".1..c."), (RIGHT, "gc..0s", ".1..w."), (RIGHT, "sg..0c", ".1..w."),
        strength=3, honour=10,
        facts=(Change(WALL_DEFENCE, by=-2),),
    ),
    *horde(
        "horde_huihui", "Huihui Engineers", "Obléhací mistři Chuej-chuej", "Huihui ostrommesterek", "catapult",
        (LEFT, ".w1s0.", "..g1c."), (MIDDLE, ".s1c0.", "..w1g."), (RIGHT, ".c1g0.", "..s1w."),
        strength=4, honour=12,
        facts=(Change(BARRICADE_DEFENCE, to=1),),
    ),
    *horde(
        "horde_iron_hawks", "Tangut Iron Hawks", "Tangutští Železní jestřábi", "Tangut vassólymok", "hawk-emblem",
        (LEFT, "g2s.0w", ".1...c"), (LEFT, "w2c.0g", ".1...s"), (MIDDLE, "c2w.0s", ".1...g"),
        strength=6, honour=13,
        facts=(Change(LOSSES, by=1, of=THIS_CARD),),
    ),
    *horde(
        "horde_black_army", "Khitan Black Army", "Kitanské Černé vojsko", "Kitaj fekete sereg", "black-flag",
        (LEFT, "w0s1g0", "..c1.."), (LEFT, "s0c1w0", "..g1.."), (RIGHT, "c0g1s0", "..w1.."),
        strength=9, honour=13,
        facts=(Change(STRENGTH, by=-1, per=CoveredFields(), of=THIS_CARD),),
    ),
    *horde(
        "horde_keshig", "Keshig of the Great Khan", "Kešig velkého chána", "A nagykán kesikje", "warlord-helmet",
        (LEFT, "w1s0g2", ".c.10."), (LEFT, "c1g0s2", ".w.10."), (MIDDLE, "g1w0c2", ".s.10."),
        strength=7, honour=17,
        facts=(Change(STRENGTH, by=1, per=OtherHordes(), of=THIS_CARD),),
    ),
)  # fmt: skip
