"""The 84 common cards of Imperial Settlers, as printed (docs/rules/settlers.md)."""

from __future__ import annotations

from ..goods import ANY_CARD, FOOD, GOLD, SETTLER, STONE, VP, WOOD
from ..lexicon import BLACK, BLUE, BROWN, GOLDEN, GRAY, PINK, PURPLE, RED
from ..ops.costs import Discard, PayDeal
from ..ops.counts import InHand, Own
from ..ops.features import on_build, on_raze
from ..ops.targets import BuildFaction, GainDealGood, ProduceAgain, ReadyAgain
from .deck import act, both, card, cost, gain, gain_per, variant

card(
    "COM001", "Socha", "Statue", "Szobor", "stone-bust",
    colours=GRAY, cost=cost(wood=1, stone=2), spoils=(VP, STONE),
    bonus=both(gain_per(Own(GRAY), most=6, vp=1), gain(card=1)),
)  # fmt: skip
card(
    "COM002", "Dodavatel", "Supplier", "Beszállító", "stone-stack",
    colours=GRAY, cost=cost(wood=1, stone=2), spoils=(GOLD, STONE), feature=on_build(GRAY, gain(gold=1, vp=1)),
)  # fmt: skip
card(
    "COM003", "Sklad dřeva", "Wood Storage", "Fatároló", "wood-pile",
    colours=BROWN, cost=cost(wood=2, stone=1), spoils=(WOOD, WOOD),
    bonus=both(gain_per(Own(BROWN), most=6, vp=1), gain(card=1)),
)  # fmt: skip
card(
    "COM004", "Tesařská dílna", "Carpenter’s Workshop", "Ácsműhely", "hand-saw",
    colours=BROWN, cost=cost(wood=3), spoils=(GOLD, WOOD), feature=on_build(BROWN, gain(gold=1, vp=1)),
)  # fmt: skip
card(
    "COM005", "Pranýř", "Pillory", "Szégyenoszlop", "executioner-hood",
    colours=BLACK, cost=cost(wood=2), spoils=(VP, WOOD), feature=on_raze(gain(vp=1)),
)  # fmt: skip
card(
    "COM006", "Větrný mlýn", "Mill", "Szélmalom", "windmill",
    colours=RED, cost=cost(wood=3), spoils=(SETTLER, FOOD), feature=on_build(RED, gain(gold=1, vp=1)),
)  # fmt: skip
card(
    "COM007", "Starý les", "Old Forest", "Öreg erdő", "forest",
    colours=BROWN, cost=cost(wood=2), spoils=(WOOD, WOOD), production=gain(wood=2),
)  # fmt: skip
card(
    "COM008", "Lom", "Quarry", "Kőfejtő", "stone-block",
    copies=3, colours=GRAY, cost=cost(wood=1, stone=1), spoils=(STONE, STONE), production=gain(stone=1),
    bonus=gain(stone=1),
)  # fmt: skip
card(
    "COM011", "Sutiny", "Rubble", "Törmelék", "rock",
    colours=GRAY, cost=cost(wood=2, stone=1), spoils=(STONE, STONE), production=gain_per(Own(GRAY), most=3, stone=1),
)  # fmt: skip
card(
    "COM012", "Vesnice", "Village", "Falu", "village",
    copies=2, colours=PINK, cost=cost(wood=1), spoils=(SETTLER, SETTLER), production=gain(settler=1),
    bonus=gain(settler=1),
)  # fmt: skip
variant("COM014", "COM012", spoils=(SETTLER, WOOD))
card(
    "COM015", "Městečko", "Small Town", "Városka", "huts-village",
    colours=PINK, cost=cost(wood=1, stone=1), spoils=(SETTLER, SETTLER), production=gain(settler=2),
)  # fmt: skip
card(
    "COM016", "Pracující sedláci", "Farmers at Work", "Dolgozó parasztok", "farmer",
    colours=PINK, cost=cost(wood=3), spoils=(SETTLER, GOLD), production=ProduceAgain(other=True), bonus=gain(card=1),
)  # fmt: skip
card(
    "COM017", "Maminčiny lázně", "Mama’s Baths", "Mama fürdője", "bathtub",
    colours=PINK, cost=cost(wood=2, stone=1), spoils=(SETTLER, FOOD),
    production=gain_per(Own(PINK), most=3, settler=1),
)  # fmt: skip
card(
    "COM018", "Zbrojíř", "Armorer", "Fegyverkovács", "anvil",
    copies=3, colours=BLACK, cost=cost(wood=1, stone=1), spoils=(VP, STONE), production=gain(raze=1),
)  # fmt: skip
card(
    "COM021", "Zlatý důl", "Gold Mine", "Aranybánya", "gold-mine",
    copies=2, colours=GOLDEN, cost=cost(wood=1, stone=1), spoils=(VP, GOLD),
    action=act(cost(settler=1), gain(gold=1), uses=2),
)  # fmt: skip
card(
    "COM023", "Obilné pole", "Grain Field", "Gabonaföld", "wheat",
    copies=2, colours=RED, cost=cost(wood=1, food=1), spoils=(FOOD, FOOD), production=gain(food=1),
    bonus=gain(food=1),
)  # fmt: skip
card(
    "COM025", "Panská pole", "Lord’s Fields", "Úri földek", "field",
    colours=RED, cost=cost(wood=2, stone=1), spoils=(FOOD, FOOD), production=gain_per(Own(RED), most=3, food=1),
)  # fmt: skip
card(
    "COM026", "Monument", "Monument", "Emlékmű", "obelisk",
    colours=PURPLE, cost=cost(stone=1), spoils=(VP, STONE), production=gain(vp=1),
)  # fmt: skip
card(
    "COM027", "Cech obchodníků", "Merchants’ Guild", "Kereskedők céhe", "shaking-hands",
    colours=GOLDEN, cost=cost(wood=2, stone=1), spoils=(GOLD, STONE),
    production=gain_per(Own(GOLDEN), most=3, gold=1),
)  # fmt: skip
card(
    "COM028", "Zlatonosný potok", "Gold-bearing Stream", "Aranymosó patak", "gold-nuggets",
    colours=GOLDEN, cost=cost(wood=1, stone=1), spoils=(GOLD, SETTLER), production=gain(gold=1),
)  # fmt: skip
card(
    "COM029", "Dodavatel dřeva", "Wood Supplier", "Faszállító", "log",
    colours=BROWN, cost=cost(wood=3), spoils=(WOOD, WOOD), production=gain_per(Own(BROWN), most=3, wood=1),
)  # fmt: skip
card(
    "COM030", "Zlatnická dílna", "Goldsmith’s Workshop", "Ötvösműhely", "gold-bar",
    copies=2, colours=GOLDEN, cost=cost(wood=1, stone=1), spoils=(VP, GOLD),
    action=act(cost(settler=1, gold=1), gain(vp=2)),
)  # fmt: skip
card(
    "COM032", "Tržiště", "Marketplace", "Piactér", "shop",
    colours=GOLDEN, cost=cost(wood=2), spoils=(GOLD, WOOD), action=act(cost(wood=1, stone=1, food=1), gain(vp=3)),
)  # fmt: skip
card(
    "COM033", "Uhelný důl", "Coal Mine", "Szénbánya", "coal-wagon",
    colours=GRAY, cost=cost(wood=1, stone=1), spoils=(SETTLER, STONE), action=act(cost(settler=1), gain(stone=2)),
)  # fmt: skip
card(
    "COM034", "Zedník", "Mason", "Kőműves", "trowel",
    colours=GRAY, cost=cost(wood=1, stone=1), spoils=(WOOD, STONE), action=act(cost(settler=1, stone=1), gain(vp=2)),
)  # fmt: skip
variant("COM035", "COM034", cost=cost(stone=2), spoils=(VP, STONE))
card(
    "COM036", "Dvorní sochař", "Court Sculptor", "Udvari szobrász", "stone-sphere",
    colours=GRAY, cost=cost(stone=1), spoils=(SETTLER, STONE), action=act(cost(stone=1), gain(vp=1), uses=2),
)  # fmt: skip
card(
    "COM037", "Cech zedníků", "Masons Guild", "Kőművesek céhe", "brick-pile",
    copies=2, colours=GRAY, cost=cost(wood=2, stone=1), spoils=(GOLD, STONE),
    action=act(cost(settler=1, stone=2), gain(vp=3)),
)  # fmt: skip
card(
    "COM039", "Misionáři", "Missionaries", "Hittérítők", "prayer",
    colours=PINK, cost=cost(food=2), spoils=(VP, SETTLER), action=act(cost(settler=1, raze=1), gain(vp=3)),
)  # fmt: skip
card(
    "COM040", "Kolonisté", "Settlers", "Telepesek", "meeple-group",
    colours=PINK, cost=cost(wood=1), spoils=(SETTLER, WOOD), action=act(BuildFaction(cost(wood=1))),
)  # fmt: skip
card(
    "COM041", "Potulní kejklíři", "Travelling Jugglers", "Vándorkomédiások", "juggler",
    colours=PINK, cost=cost(wood=2), spoils=(SETTLER, WOOD), action=act(cost(settler=1), ReadyAgain()),
)  # fmt: skip
card(
    "COM042", "Dřevorubci", "Lumberjacks", "Favágók", "wood-axe",
    colours=BROWN, cost=cost(wood=2), spoils=(WOOD, WOOD), action=act(cost(settler=1), gain(wood=2)),
)  # fmt: skip
card(
    "COM043", "Tesař", "Carpenter", "Ács", "hammer-nails",
    colours=BROWN, cost=cost(wood=2, stone=1), spoils=(VP, WOOD), action=act(cost(settler=1, wood=2), gain(vp=3)),
)  # fmt: skip
card(
    "COM044", "Truhlář", "Joiner", "Asztalos", "wooden-chair",
    copies=2, colours=BROWN, cost=cost(wood=2), spoils=(VP, WOOD), action=act(cost(settler=1, wood=1), gain(vp=2)),
)  # fmt: skip
card(
    "COM046", "Hrad", "Castle", "Vár", "castle",
    copies=2, colours=BLUE, cost=cost(wood=1, stone=1), spoils=(ANY_CARD, ANY_CARD),
    action=act(cost(settler=1), gain(card=1), uses=2),
)  # fmt: skip
variant("COM048", "COM046", cost=cost(stone=2))
card(
    "COM049", "Krčma", "Tavern", "Kocsma", "tavern-sign",
    colours=BLUE, cost=cost(wood=1, stone=1), spoils=(ANY_CARD, ANY_CARD), action=act(Discard(InHand()), gain(vp=2)),
    bonus=gain(card=1),
)  # fmt: skip
card(
    "COM050", "Kasárna", "Barracks", "Kaszárnya", "barracks",
    copies=2, colours=BLACK, cost=cost(wood=1, stone=2), spoils=(VP, SETTLER),
    action=act(cost(settler=1), gain(raze=1), uses=2),
)  # fmt: skip
card(
    "COM052", "Cukrář", "Confectioner", "Cukrász", "pie-slice",
    colours=RED, cost=cost(wood=2, stone=1), spoils=(GOLD, FOOD), action=act(cost(settler=1, food=2), gain(vp=3)),
)  # fmt: skip
card(
    "COM053", "Chovatel prasat", "Pig Farmer", "Disznótenyésztő", "pig",
    copies=2, colours=RED, cost=cost(wood=1, stone=1), spoils=(SETTLER, FOOD),
    action=act(cost(settler=1, food=1), gain(vp=2)),
)  # fmt: skip
variant("COM055", "COM053", cost=cost(wood=2))
card(
    "COM056", "Sládek", "Brewer", "Sörfőző", "barrel",
    colours=RED, cost=cost(wood=1), spoils=(WOOD, FOOD), action=act(cost(food=1), gain(vp=1), uses=2),
)  # fmt: skip
card(
    "COM057", "Císařský posel", "Imperial Messenger", "Császári hírnök", "scroll-unfurled",
    colours=RED, cost=cost(food=1), spoils=(SETTLER, GOLD), action=act(cost(settler=1), GainDealGood()),
)  # fmt: skip
card(
    "COM058", "Nový les", "New Forest", "Új erdő", "pine-tree",
    copies=3, colours=BROWN, cost=cost(wood=1), spoils=(WOOD, WOOD),
    action=act(cost(settler=1), gain(wood=1), uses=2),
)  # fmt: skip
card(
    "COM061", "Hanzovní dům", "Hanseatic League", "Hanza-ház", "cargo-ship",
    colours=GOLDEN, cost=cost(wood=1, stone=2), spoils=(VP, GOLD),
    action=act(cost(settler=1), PayDeal(), gain(vp=2), uses=2),
)  # fmt: skip
card(
    "COM062", "Dřevorubecká stezka", "Lumberjacks’ Trail", "Favágóösvény", "logging",
    copies=3, colours=BROWN, cost=cost(wood=2), spoils=(WOOD, WOOD), production=gain(wood=1), bonus=gain(wood=1),
)  # fmt: skip
card(
    "COM065", "Strážní věž", "Watchtower", "Őrtorony", "watchtower",
    copies=4, colours=BLUE, cost=cost(wood=2), spoils=(ANY_CARD, ANY_CARD), production=gain(card=1),
    bonus=gain(card=1),
)  # fmt: skip
card(
    "COM069", "Ruiny", "Ruins", "Romok", "broken-wall",
    copies=6, bonus=gain(settler=1),
)  # fmt: skip
card(
    "COM075", "Pekař", "Baker", "Pék", "bread",
    colours=RED, cost=cost(wood=2, stone=1), spoils=(VP, FOOD),
    bonus=both(gain_per(Own(RED), most=6, vp=1), gain(card=1)),
)  # fmt: skip
card(
    "COM076", "Pila", "Sawmill", "Fűrészmalom", "circular-saw",
    copies=2, colours=BROWN, cost=cost(wood=1), spoils=(SETTLER, WOOD), action=act(cost(wood=1), gain(vp=1), uses=2),
)  # fmt: skip
card(
    "COM078", "Zájezdní hostinec", "Coaching Inn", "Útszéli fogadó", "horse-head",
    colours=PINK, cost=cost(wood=3), spoils=(SETTLER, FOOD), feature=on_build(PINK, gain(gold=1, vp=1)),
)  # fmt: skip
card(
    "COM079", "Rynek", "Town Square", "Főtér", "water-fountain",
    colours=PINK, cost=cost(wood=2, stone=1), spoils=(SETTLER, ANY_CARD),
    bonus=both(gain_per(Own(PINK), most=6, vp=1), gain(card=1)),
)  # fmt: skip
card(
    "COM080", "Obchodník Matyáš", "Matthias the Merchant", "Mátyás, a kalmár", "profit",
    colours=GOLDEN, cost=cost(wood=1, stone=2), spoils=(GOLD, STONE), feature=on_build(GOLDEN, gain(gold=1, vp=1)),
)  # fmt: skip
card(
    "COM081", "Noclehárna", "Lodging House", "Szálláshely", "bed",
    colours=GOLDEN, cost=cost(wood=1, stone=2), spoils=(GOLD, STONE),
    bonus=both(gain_per(Own(GOLDEN), most=6, vp=1), gain(card=1)),
)  # fmt: skip
card(
    "COM082", "Lovec Jeník", "Johnny the Hunter", "Jancsi, a vadász", "deer",
    colours=RED, cost=cost(wood=1), spoils=(WOOD, FOOD), action=act(cost(settler=1), gain(food=2)),
)  # fmt: skip
card(
    "COM083", "Povrchový důl", "Open-pit Mine", "Külszíni fejtés", "mining",
    colours=GRAY, cost=cost(stone=1), spoils=(STONE, STONE), action=act(cost(settler=1), gain(stone=1), uses=2),
)  # fmt: skip
card(
    "COM084", "Nosiči", "Porters", "Teherhordók", "knapsack",
    colours=PINK, cost=cost(wood=2), spoils=(SETTLER, STONE), action=act(cost(food=1), ProduceAgain()),
)  # fmt: skip
