"""The 14 Regions of Legends, as printed."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ANY, BARBARIAN, DISCARD, EXILE, EXILE_AND_GARRISON, FERTILE, HISTORY, IN_MARKET, PRODUCTION, PROGRESS, REGION,
    RIVER, Acquire, Cards, Defend, Discard, Draw, ExhaustSelf, May, MoveSelf, PlayersBelow, Print, Seq, ToHistory,
    ToTop, card, gain, pay, points,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "2REG1", "Fortunate Isle", "Ostrov blažených", "Boldogok szigete", "palm-tree",
        suits=REGION, state=BARBARIAN, start=IN_MARKET, vp=2,
        play=(Acquire(ANY), MoveSelf(EXILE)),
    ),
    card(
        "2REG2", "Rainforest", "Deštný prales", "Esőerdő", "monstera-leaf",
        suits=REGION, icons=(PRODUCTION, FERTILE), pinned=True, start=IN_MARKET,
        play=(gain(population=1), *EXILE_AND_GARRISON),
    ),
    card(
        "2REG3", "Mountain", "Pohoří", "Hegység", "mountains",
        suits=REGION, icons=(PRODUCTION,), pinned=True, start=IN_MARKET,
        play=(gain(material=2), *EXILE_AND_GARRISON),
    ),
    card(
        "2REG4", "Peninsula", "Poloostrov", "Félsziget", "italia",
        suits=REGION, icons=(PRODUCTION, PRODUCTION, RIVER), pinned=True, start=IN_MARKET,
        play=(Draw(2), *EXILE_AND_GARRISON),
    ),
    card(
        "2REG5", "Lakes", "Jezera", "Tavak", "lily-pads",
        suits=REGION, icons=(PRODUCTION, RIVER, RIVER), pinned=True, start=IN_MARKET,
        play=(May(ToHistory(Cards(DISCARD))), *EXILE_AND_GARRISON),
    ),
    card(
        "2REG6", "Highlands", "Vysočina", "Felföld", "crags",
        suits=REGION, icons=(PRODUCTION,), pinned=True, start=IN_MARKET,
        play=EXILE_AND_GARRISON,
        solstice=(gain(population=2), Discard()),
    ),
    card(
        "2REG7", "Sacred Grove", "Posvátný háj", "Szent liget", "beech",
        suits=REGION, start=IN_MARKET, players=3, vp=points(2, PlayersBelow(PROGRESS)),
        play=(gain(progress=1), May(ToHistory()), MoveSelf(HISTORY)),
    ),
    card(
        "2REG8", "Lowlands", "Nížina", "Alföld", "field",
        suits=REGION, icons=(PRODUCTION,), pinned=True, start=IN_MARKET,
        play=EXILE_AND_GARRISON,
        solstice=(gain(material=3), Discard()),
    ),
    card(
        "2REG9", "Moor", "Vřesoviště", "Láp", "fog",
        suits=REGION, icons=(PRODUCTION, RIVER), pinned=True, start=IN_MARKET,
        play=(May(ToTop(Cards(DISCARD))), *EXILE_AND_GARRISON),
    ),
    card(
        "2REG10", "Plain", "Rovina", "Síkság", "wheat",
        suits=REGION, icons=(PRODUCTION, PRODUCTION, FERTILE), pinned=True, start=IN_MARKET,
        play=(gain(progress=1), *EXILE_AND_GARRISON),
    ),
    card(
        "2REG11", "Archipelago", "Souostroví", "Szigetvilág", "at-sea",
        suits=REGION, icons=(PRODUCTION, FERTILE, RIVER), pinned=True, start=IN_MARKET,
        play=(May(ToHistory(Cards(DISCARD))), *EXILE_AND_GARRISON),
    ),
    card(
        "2REG12", "Fortified Region", "Opevněné území", "Megerősített régió", "watchtower", printed="cs",
        suits=REGION, pinned=True, start=IN_MARKET, vp=1,
        play=EXILE_AND_GARRISON,
        facts=(Defend(Seq((ExhaustSelf(), pay(population=1)))),),
    ),
    card(
        "2REG13", "Grassland", "Travnaté pláně", "Füves puszta", "bison",
        suits=REGION, icons=(PRODUCTION, FERTILE), pinned=True, start=IN_MARKET,
        play=EXILE_AND_GARRISON,
        solstice=(Draw(1), Discard()),
    ),
    card(
        "2REG14", "Island", "Ostrov", "Sziget", "island",
        suits=REGION, icons=(PRODUCTION, FERTILE, RIVER), pinned=True, start=IN_MARKET,
        play=(Draw(1), *EXILE_AND_GARRISON),
    ),
)  # fmt: skip
