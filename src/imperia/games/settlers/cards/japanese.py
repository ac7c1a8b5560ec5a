"""The 30 Japanese cards, as printed."""

from __future__ import annotations

from ..goods import ANY_CARD, FACTION_CARD, FOOD, GOLD, RAZE, SETTLER, STONE, VP
from ..lexicon import BLACK, BLUE, GOLDEN, GRAY, PINK, RED
from ..ops.attacks import DropDeal, RemoveLocation, TradeRoute
from ..ops.counts import Own, OwnSamurai
from ..ops.features import ConvertDeals, Gate, Shrine, on_build, on_deal
from ..ops.targets import BuildDeal, DeploySamurai, DrawKeep
from .deck import act, card, cost, gain, gain_per, variant

card(
    "JAP001", "Farma", "Farm", "Farm", "barn",
    copies=3, colours=RED, cost=cost(wood=1), spoils=(VP,), deal=SETTLER, production=gain(settler=1, food=1),
)  # fmt: skip
card(
    "JAP004", "Rýžová pole", "Rice Fields", "Rizsföldek", "bowl-of-rice",
    copies=2, colours=RED, cost=cost(food=1), spoils=(VP,), deal=FOOD, production=gain(food=2),
)  # fmt: skip
card(
    "JAP006", "Dům gejš", "Geisha House", "Gésaház", "handheld-fan",
    copies=2, colours=PINK, cost=cost(wood=1), site=True, spoils=(VP,), deal=SETTLER,
    production=gain_per(Own(PINK), most=3, settler=1),
)  # fmt: skip
card(
    "JAP008", "Pevnost", "Garrison", "Helyőrség", "samurai-helmet",
    colours=BLACK, cost=cost(wood=1), site=True, spoils=(VP,), deal=RAZE, action=act(cost(raze=2), RemoveLocation()),
)  # fmt: skip
card(
    "JAP009", "Daimyův hrad", "Daimyo’s Castle", "A daimjó vára", "pagoda",
    colours=GRAY, cost=cost(stone=2), site=True, spoils=(VP,), deal=STONE,
    production=gain_per(OwnSamurai(), most=3, vp=1),
)  # fmt: skip
variant("JAP010", "JAP009", deal=GOLD)
card(
    "JAP011", "Buddhův chrám", "Buddha’s Temple", "Buddha temploma", "meditation",
    colours=BLUE, cost=cost(stone=1), site=True, spoils=(VP,), deal=ANY_CARD,
    production=DrawKeep(2, FACTION_CARD, back=True),
)  # fmt: skip
card(
    "JAP012", "Herna", "Casino", "Játékház", "dice-six-faces-five",
    colours=GOLDEN, cost=cost(wood=2), site=True, spoils=(VP,), deal=GOLD,
    action=act(cost(settler=1), gain(gold=1), uses=2),
)  # fmt: skip
card(
    "JAP013", "Brána", "Gate", "Kapu", "temple-gate",
    copies=2, colours=BLUE, cost=cost(wood=1), site=True, deal=FOOD, feature=Gate(3, 2),
)  # fmt: skip
card(
    "JAP015", "Svatyně", "Shrine", "Szentély", "shinto-shrine",
    colours=GOLDEN, cost=cost(wood=1, stone=1), site=True, deal=ANY_CARD, feature=Shrine(((3, 2), (7, 5), (12, 10))),
)  # fmt: skip
card(
    "JAP016", "Stánky", "Stalls", "Bódék", "noodles",
    copies=3, colours=RED, cost=cost(wood=1), site=True, spoils=(VP,), deal=FOOD,
    action=act(cost(food=1), gain(vp=1), uses=2),
)  # fmt: skip
card(
    "JAP019", "Vyjednavač", "Negotiator", "Tárgyaló", "discussion",
    colours=RED, cost=cost(wood=1), site=True, spoils=(VP,), deal=GOLD, action=act(cost(settler=1), BuildDeal()),
)  # fmt: skip
card(
    "JAP020", "Přípravna saké", "Sake Brewery", "Szakéfőzde", "sake-bottle",
    colours=PINK, cost=cost(wood=1), site=True, spoils=(VP,), deal=FOOD, feature=on_build(PINK, gain(gold=1, vp=1)),
)  # fmt: skip
card(
    "JAP021", "Obchodní stezka", "Trade Route", "Kereskedőút", "japanese-bridge",
    colours=RED, cost=cost(stone=1), site=True, spoils=(VP,), deal=FOOD, action=act(cost(food=1), TradeRoute()),
)  # fmt: skip
variant("JAP022", "JAP021", deal=SETTLER)
variant("JAP023", "JAP021", deal=VP)
card(
    "JAP024", "Dojo", "Dojo", "Dódzsó", "black-belt",
    copies=2, colours=RED, cost=cost(wood=1), site=True, spoils=(VP,), deal=VP, feature=on_deal(gain(vp=1)),
    bonus=gain(faction_card=1),
)  # fmt: skip
card(
    "JAP026", "Ninjové", "Ninjas", "Nindzsák", "ninja-mask",
    copies=2, colours=BLACK, cost=cost(stone=1), site=True, spoils=(VP,), deal=RAZE,
    action=act(cost(settler=1), DropDeal(loot=True)), bonus=DeploySamurai(2),
)  # fmt: skip
card(
    "JAP028", "Škola sumo", "Sumo School", "Szumóiskola", "muscle-up",
    colours=BLACK, cost=cost(wood=1), site=True, spoils=(VP,), deal=SETTLER,
    action=act(cost(settler=1, food=1), gain(raze=1)),
)  # fmt: skip
card(
    "JAP029", "Mistr mečíř", "Master Swordsmith", "Kardkovácsmester", "katana",
    colours=BLACK, cost=cost(stone=1), site=True, spoils=(VP,), deal=STONE,
    action=act(cost(stone=1), gain(raze=1, vp=1)),
)  # fmt: skip
card(
    "JAP030", "Škola diplomacie", "School of Diplomacy", "Diplomataiskola", "talk",
    colours=RED, cost=cost(wood=1), site=True, spoils=(VP,), deal=GOLD, feature=ConvertDeals(),
)  # fmt: skip
