"""The 30 Barbarian cards, as printed."""

from __future__ import annotations

from ..goods import ANY_CARD, FOOD, GOLD, RAZE, SETTLER, STONE, WOOD
from ..lexicon import BLACK, BLUE, BROWN, GOLDEN, PINK, PURPLE, RED
from ..ops.attacks import DropDeal, GainSpoil, RazeAndConvert, StealResource
from ..ops.costs import PayAny
from ..ops.counts import Own
from ..ops.features import on_build, on_raze
from ..ops.targets import DrawKeep, RazeOwn
from .deck import act, card, cost, gain, gain_per, variant

card(
    "BAR001", "Prales", "Primeval Forest", "Őserdő", "jungle",
    copies=3, colours=BROWN, cost=cost(wood=1), deal=WOOD, production=gain(wood=2),
)  # fmt: skip
card(
    "BAR004", "Barbarský oltář", "Barbarian Altar", "Barbár oltár", "sacrificial-dagger",
    copies=3, colours=GOLDEN, cost=cost(wood=2), site=True, deal=GOLD,
    action=act(cost(settler=1), gain(vp=1), uses=2),
)  # fmt: skip
card(
    "BAR007", "Nájezd", "Raid", "Portya", "torch",
    copies=3, colours=BLACK, cost=cost(wood=1), site=True, deal=WOOD, feature=on_raze(gain(vp=1)),
)  # fmt: skip
card(
    "BAR010", "Záškodníci", "Saboteurs", "Szabotőrök", "hooded-assassin",
    colours=BLACK, cost=cost(wood=1), site=True, deal=ANY_CARD, action=act(cost(settler=1), StealResource()),
)  # fmt: skip
variant("BAR011", "BAR010", deal=GOLD)
card(
    "BAR012", "Hlídková věž", "Sentry Tower", "Őrhely", "guarded-tower",
    copies=2, colours=PINK, cost=cost(wood=2), site=True, deal=SETTLER, production=gain(raze=1, settler=1),
)  # fmt: skip
card(
    "BAR014", "Temný oltář", "Dark Chapel", "Sötét oltár", "evil-book",
    colours=BLACK, cost=cost(wood=1, stone=2), site=True, deal=SETTLER, action=act(RazeAndConvert(2)),
)  # fmt: skip
variant("BAR015", "BAR014", deal=RAZE)
card(
    "BAR016", "Tlupa", "Pack", "Horda", "minions",
    colours=BLACK, cost=cost(wood=1), site=True, deal=RAZE, action=act(cost(settler=1), GainSpoil(), uses=2),
)  # fmt: skip
variant("BAR017", "BAR016", deal=GOLD)
card(
    "BAR018", "Sebranka", "Rabble", "Csőcselék", "half-body-crawling",
    copies=2, colours=BLUE, cost=cost(wood=1), site=True, deal=SETTLER, action=act(cost(settler=2), RazeOwn()),
)  # fmt: skip
card(
    "BAR020", "Osada", "Settlement", "Település", "viking-longhouse",
    copies=2, colours=PINK, cost=cost(wood=1), deal=SETTLER, production=gain(settler=2),
)  # fmt: skip
card(
    "BAR022", "Hradiště", "Hillfort", "Földvár", "hill-fort",
    colours=BLACK, cost=cost(wood=2), site=True, deal=WOOD, bonus=gain_per(Own(BLACK), most=6, vp=1),
)  # fmt: skip
card(
    "BAR023", "Výprava", "Expedition", "Hadjárat", "barbarian",
    colours=BLACK, cost=cost(wood=1, stone=1), site=True, deal=STONE, action=act(cost(raze=1), gain(gold=1, vp=2)),
)  # fmt: skip
card(
    "BAR024", "Kamenolom", "Stone Quarry", "Kőbánya", "rock-golem",
    colours=BLACK, cost=cost(stone=1), site=True, deal=STONE, production=gain(raze=1, stone=1),
)  # fmt: skip
card(
    "BAR025", "Směnný obchod", "Barter", "Cserekereskedelem", "trade",
    colours=GOLDEN, cost=cost(wood=1), site=True, deal=FOOD, action=act(PayAny(2), gain(vp=2), uses=2),
)  # fmt: skip
card(
    "BAR026", "Zápasiště", "Fighting Arena", "Viadal", "crossed-axes",
    colours=BLACK, cost=cost(wood=1, stone=1), site=True, deal=RAZE, action=act(cost(settler=2), gain(raze=2)),
)  # fmt: skip
card(
    "BAR027", "Modla", "Idol", "Bálvány", "totem-head",
    colours=PURPLE, cost=cost(stone=3), site=True, deal=SETTLER, bonus=gain(vp=4),
)  # fmt: skip
card(
    "BAR028", "Mise", "Mission", "Küldetés", "trail",
    colours=BLUE, cost=cost(wood=2), site=True, deal=ANY_CARD,
    action=act(cost(settler=1), DrawKeep(2, ANY_CARD, back=False)),
)  # fmt: skip
card(
    "BAR029", "Hranice", "Pyre", "Máglya", "campfire",
    colours=BLACK, cost=cost(wood=1, stone=1), site=True, deal=RAZE, feature=on_build(BLACK, gain(gold=1, vp=1)),
)  # fmt: skip
card(
    "BAR030", "Loupežníci", "Robbers", "Rablók", "robber",
    colours=RED, cost=cost(wood=1), site=True, deal=SETTLER,
    action=act(cost(settler=2), DropDeal(), gain(vp=1, card=1)),
)  # fmt: skip
