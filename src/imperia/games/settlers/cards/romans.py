"""The 30 Roman cards, as printed."""

from __future__ import annotations

from ....cards.nodes import Choose
from ..goods import ANY_CARD, FACTION_CARD, FOOD, GOLD, RAZE, SETTLER, STONE, WOOD
from ..lexicon import BLACK, BLUE, BROWN, GOLDEN, GRAY, PINK, RED
from ..ops.attacks import RemoveLocation, StealDeal
from ..ops.features import ANY_FACTION, Stores, on_build
from ..ops.targets import DrawKeep
from .deck import act, card, cost, gain, variant

card(
    "ROM001", "Sochařská dílna", "Sculptor’s Workshop", "Szobrászműhely", "stone-crafting",
    copies=2, colours=GRAY, cost=cost(stone=1), site=True, deal=STONE,
    action=act(cost(settler=1, stone=1), gain(vp=2)),
)  # fmt: skip
card(
    "ROM003", "Sochařův učeň", "Sculptor’s Apprentice", "Szobrásztanonc", "chisel",
    copies=2, colours=GRAY, cost=cost(stone=1), site=True, deal=GOLD, action=act(cost(stone=1), gain(vp=1), uses=2),
)  # fmt: skip
variant("ROM005", "ROM003", deal=STONE)
card(
    "ROM006", "Gladiátorská škola", "Gladiator School", "Gladiátoriskola", "gladius",
    copies=2, colours=BLACK, cost=cost(stone=1), site=True, deal=SETTLER, action=act(cost(settler=1), gain(raze=1)),
)  # fmt: skip
card(
    "ROM008", "Konstruktéři", "Engineers", "Hadmérnökök", "catapult",
    colours=BLACK, cost=cost(wood=1, stone=1), site=True, deal=RAZE,
    action=act(cost(settler=2), RemoveLocation(), gain(vp=1)),
)  # fmt: skip
card(
    "ROM009", "Zahrady", "Gardens", "Kertek", "flowers",
    colours=RED, cost=cost(wood=1, stone=1), site=True, deal=FOOD, feature=on_build(RED, gain(vp=2)),
)  # fmt: skip
card(
    "ROM010", "Zvědové", "Spies", "Kémek", "spy",
    colours=BLUE, cost=cost(wood=1, stone=1), site=True, deal=ANY_CARD,
    action=act(cost(settler=1), StealDeal(), gain(vp=1)),
)  # fmt: skip
card(
    "ROM011", "Architekt", "Architect", "Építész", "compass",
    colours=BLUE, cost=cost(stone=2), site=True, deal=ANY_CARD, production=DrawKeep(2, FACTION_CARD, back=True),
)  # fmt: skip
card(
    "ROM012", "Státní správa", "Administration", "Közigazgatás", "scroll-quill",
    copies=3, colours=BLUE, cost=cost(stone=2), site=True, deal=ANY_CARD,
    feature=on_build(ANY_FACTION, Choose((gain(gold=1), gain(vp=1)))),
)  # fmt: skip
card(
    "ROM015", "Velitelství", "Headquarters", "Főhadiszállás", "roman-shield",
    copies=2, colours=GRAY, cost=cost(stone=2), site=True, deal=STONE,
    feature=on_build(GRAY, Choose((gain(vp=1), gain(gold=1)))),
)  # fmt: skip
card(
    "ROM017", "Legie", "Legion", "Légió", "galea",
    copies=2, colours=BLUE, cost=cost(food=1), site=True, deal=RAZE, production=gain(common_card=1),
    bonus=gain(common_card=1),
)  # fmt: skip
card(
    "ROM019", "Skladiště", "Warehouses", "Raktárak", "warehouse",
    colours=RED, cost=cost(stone=1), site=True, deal=FOOD, feature=Stores((WOOD, STONE, FOOD)),
)  # fmt: skip
card(
    "ROM020", "Stavitel", "Builder", "Építőmester", "wood-frame",
    copies=2, colours=BROWN, cost=cost(stone=1), site=True, deal=STONE, production=gain(wood=1, stone=1),
)  # fmt: skip
card(
    "ROM022", "Římské opevnění", "Roman Fortification", "Római erődítmény", "stone-wall",
    colours=BLACK, cost=cost(stone=2), site=True, deal=SETTLER, feature=on_build(BLACK, gain(vp=2)),
)  # fmt: skip
card(
    "ROM023", "Obchodní kolonie", "Trade Colony", "Kereskedelmi gyarmat", "harbor-dock",
    copies=3, colours=RED | BROWN | GRAY, cost=cost(wood=1, stone=2), site=True, deal=SETTLER,
    production=gain(settler=1, gold=1),
)  # fmt: skip
card(
    "ROM026", "Římská kasárna", "Barracks", "Római laktanya", "spears",
    colours=PINK, cost=cost(food=1), site=True, deal=RAZE, production=gain(settler=2),
)  # fmt: skip
card(
    "ROM027", "Kameník", "Stonecutter", "Kőfaragó", "war-pick",
    copies=2, colours=GRAY, cost=cost(wood=1, stone=1), site=True, deal=STONE, production=gain(stone=2),
)  # fmt: skip
card(
    "ROM029", "Římská banka", "Roman Bank", "Római bank", "bank",
    colours=GOLDEN, cost=cost(stone=1), site=True, deal=GOLD, production=gain(gold=1),
)  # fmt: skip
card(
    "ROM030", "Kolos", "Colossus", "Kolosszus", "colombian-statue",
    colours=GOLDEN, cost=cost(stone=2), site=True, deal=STONE, action=act(cost(settler=1, stone=3), gain(vp=4)),
)  # fmt: skip
