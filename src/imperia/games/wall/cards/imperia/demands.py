"""The 12 imperial demands of the cooperative game; four of them are not for two players."""

from __future__ import annotations

from ...ops import (  # isort: skip
    ALL_TOGETHER, ANY, ARCHERS, CHI, DIFFERENT, EVERYONE, GOLD, HORSEMEN, SPEARMEN, STONE, STOREHOUSE, WOOD, AtLeast,
    AtMost, Breaches, Demand, DiscardTactic, GiveHonour, HordesBehind, Is, LowestWall, PayMix, PayStore, Players,
    SacrificeCapture, SacrificeOfficial, SacrificeSoldier, Seq, SpareHordes,
)  # fmt: skip
from ..deck import FRAGMENT, Print, demand

CARDS: tuple[Print, ...] = (
    demand(
        "dem_taunt", "Taunt Them and Prevail", "Vysmějte se jim a zvítězíte", "Gúnyoljátok ki őket, és győztök",
        "jester-hat",
        Demand(EVERYONE, (DiscardTactic(1),), needs=(AtMost(Breaches()), Is(SpareHordes()))),
        for_two=False, source=FRAGMENT,
    ),
    demand(
        "dem_guard", "Warriors for the Imperial Guard", "Válečníci pro císařskou gardu",
        "Harcosok a császári gárdába", "guards",
        Demand(DIFFERENT, (
            SacrificeSoldier(SPEARMEN, from_hordes=True), SacrificeSoldier(ARCHERS, from_hordes=True),
            SacrificeSoldier(HORSEMEN, from_hordes=True),
        )),
        for_two=False, source=FRAGMENT,
    ),
    demand(
        "dem_glory", "Glory Belongs to the Emperor", "Sláva patří císaři", "A dicsőség a császáré", "medal-skull",
        Demand(DIFFERENT, (Seq((SacrificeCapture(), GiveHonour(4))),) * 2),
        for_two=False, source=FRAGMENT,
    ),
    demand(
        "dem_escort", "Royal Escort for the Emperor’s Officials", "Honosný doprovod pro císařské úředníky",
        "Díszkíséret a császár hivatalnokainak", "horse-head",
        Demand(EVERYONE, (SacrificeOfficial(),)),
        for_two=False, source=FRAGMENT,
    ),
    demand(
        "dem_timber", "Timber for the Southern Palace", "Dřevo pro jižní palác", "Faanyag a déli palotához", "wood-pile",
        Demand(ALL_TOGETHER, (PayMix(1 << WOOD, 12),)),
    ),
    demand(
        "dem_marble", "Stone for the Imperial Tombs", "Kámen pro císařské hrobky", "Kő a császári sírokhoz", "stone-block",
        Demand(STOREHOUSE, (PayStore(1 << STONE, 4),)),
    ),
    demand(
        "dem_silver", "Tribute to the Treasury", "Odvod do pokladny", "Adó a kincstárnak", "strongbox",
        Demand(ALL_TOGETHER, (PayMix(1 << GOLD, 8),)),
    ),
    demand(
        "dem_prayers", "Prayers for the Dynasty", "Modlitby za dynastii", "Imák a dinasztiáért", "prayer",
        Demand(EVERYONE, (PayMix(1 << CHI, 2),)),
    ),
    demand(
        "dem_treatises", "Treatises on War", "Pojednání o válce", "Értekezések a háborúról", "book-cover",
        Demand(EVERYONE, (Seq((DiscardTactic(1), PayMix(ANY, 1))),)),
    ),
    demand(
        "dem_ramparts", "Raise the Ramparts", "Zvyšte hradby", "Emeljétek a bástyákat", "rempart",
        Demand(ALL_TOGETHER, (PayMix(1 << STONE, 1, per=Players()),), needs=(AtLeast(LowestWall(), 1),)),
    ),
    demand(
        "dem_steppe", "Clear the Steppe", "Vyčistěte step", "Tisztítsátok meg a sztyeppét", "high-grass",
        Demand(ALL_TOGETHER, (PayMix(1 << CHI, 6),), needs=(AtMost(HordesBehind(), 3),)),
    ),
    demand(
        "dem_garrison", "Garrisons for the Provinces", "Posádky pro provincie", "Helyőrség a tartományoknak", "barracks",
        Demand(EVERYONE, (SacrificeSoldier(),)),
    ),
)  # fmt: skip
