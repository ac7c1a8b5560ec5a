"""The 14 common Regions of Classics, as printed."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    BARBARIAN, DISCARD, EXILE_AND_GARRISON, FERTILE, HAND, IN_MARKET, PRODUCTION, REGION, RIVER, Cards, Defend, Draw,
    LookNation, May, MoveSelf, Print, SwapNation, To, ToHistory, ToTop, card, gain,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "1REG1", "Wilderness", "Divočina", "Vadon", "wolf-howl",
        suits=REGION, pinned=True, start=IN_MARKET, players=3, vp=1,
        play=EXILE_AND_GARRISON, facts=(Defend(MoveSelf(HAND)),),
    ),
    card(
        "1REG2", "Jungle", "Džungle", "Dzsungel", "jungle",
        suits=REGION, pinned=True, start=IN_MARKET, vp=1,
        play=(gain(population=1), *EXILE_AND_GARRISON),
    ),
    card(
        "1REG3", "Mountain", "Pohoří", "Hegység", "mountains",
        suits=REGION, pinned=True, start=IN_MARKET, vp=1,
        play=(gain(material=3), *EXILE_AND_GARRISON),
    ),
    card(
        "1REG4", "Coast", "Pobřeží", "Tengerpart", "wave-crest",
        suits=REGION, icons=(PRODUCTION, FERTILE), pinned=True, start=IN_MARKET,
        play=(Draw(1), *EXILE_AND_GARRISON),
    ),
    card(
        "1REG5", "Floodplain", "Říční niva", "Ártér", "reed",
        suits=REGION, icons=(PRODUCTION, RIVER), pinned=True, start=IN_MARKET,
        play=(May(ToHistory(Cards(DISCARD))), *EXILE_AND_GARRISON),
    ),
    card(
        "1REG6", "Forest", "Les", "Erdő", "forest",
        suits=REGION, icons=(PRODUCTION, PRODUCTION, FERTILE), pinned=True, start=IN_MARKET,
        play=EXILE_AND_GARRISON,
    ),
    card(
        "1REG7", "Oasis", "Oáza", "Oázis", "oasis",
        suits=REGION, icons=(PRODUCTION, PRODUCTION, RIVER), pinned=True, start=IN_MARKET,
        play=EXILE_AND_GARRISON,
    ),
    card(
        "1REG8", "Hills", "Pahorkatina", "Dombság", "hills",
        suits=REGION, icons=(PRODUCTION, FERTILE), pinned=True, start=IN_MARKET,
        play=(gain(population=1), *EXILE_AND_GARRISON),
    ),
    card(
        "1REG9", "Marsh", "Močál", "Mocsár", "swamp",
        suits=REGION, icons=(PRODUCTION, RIVER), pinned=True, start=IN_MARKET,
        play=(gain(material=2), *EXILE_AND_GARRISON),
    ),
    card(
        "1REG10", "Steppe", "Step", "Sztyeppe", "grass",
        suits=REGION, icons=(PRODUCTION, PRODUCTION, FERTILE), pinned=True, start=IN_MARKET,
        play=EXILE_AND_GARRISON,
    ),
    card(
        "1REG11", "River", "Řeka", "Folyó", "river",
        suits=REGION, icons=(PRODUCTION, PRODUCTION, RIVER), pinned=True, start=IN_MARKET,
        play=(May(ToHistory(Cards(DISCARD))), *EXILE_AND_GARRISON),
    ),
    card(
        "1REG12", "Cape", "Mys", "Hegyfok", "sea-cliff",
        suits=REGION, icons=(PRODUCTION, RIVER), pinned=True, start=IN_MARKET,
        play=EXILE_AND_GARRISON, facts=(Defend(MoveSelf(HAND)),),
    ),
    card(
        "1REG13", "Woodland", "Lesnatý kraj", "Erdőség", "circle-forest",
        suits=REGION, icons=(PRODUCTION, FERTILE), pinned=True, start=IN_MARKET,
        play=(May(ToTop(Cards(DISCARD))), *EXILE_AND_GARRISON),
    ),
    card(
        "1REG14", "Sacred Pass", "Posvátný průsmyk", "Szent hágó", "cliff-crossing", printed="cs hu",
        suits=REGION, pinned=True, state=BARBARIAN, start=IN_MARKET, vp=1,
        exhaust=(May(LookNation()), May(To(MoveSelf(DISCARD), SwapNation()))),
    ),
)  # fmt: skip
