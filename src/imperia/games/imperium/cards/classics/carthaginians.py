"""The 23 cards of the Carthaginians, as printed: material on the market, and much of it."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ALL_MAY_DRAW, ANY, AS_ACCESSION, BARBARIAN, CITY, CITY_BOUNTY, CLEANUP_TOKEN, DISCARD, EMPIRE, FERTILE, GARRISON,
    HAND, HISTORY, IN_DEVELOPMENT, IN_NATION, IN_PLAY, MARKET_TOKENS, MATERIAL, PLAY, POWER, PRODUCTION, REGION,
    RIVER, TRIBUTARY, Abandon, Acquire, BreakThrough, Cards, Discard, Double, Draw, EachOther, FreePlay, GiveEach,
    Held, Instead, It, May, MoveSelf, PlaceOnMarket, Print, Recall, Seq, TakeBack, Then, To, ToHistory, When, advance,
    card, conquer, cost, gain, glory, pay, points, prosperity, unrest,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "1CAR1A", "Carthaginians", "Kartaginci", "Karthágóiak", "trireme", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Held(MATERIAL), every=6), fixed=True,
        facts=(
            Instead(CLEANUP_TOKEN, PlaceOnMarket(MATERIAL, 1)),
            When(MARKET_TOKENS, Double(MATERIAL), good=MATERIAL, exhaust=True),
        ),
    ),
    card(
        "1CAR1B", "Carthaginians", "Kartaginci", "Karthágóiak", "trireme", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Held(MATERIAL), every=3), fixed=True,
        facts=(Instead(CLEANUP_TOKEN, PlaceOnMarket(MATERIAL, 2)),),
    ),
    card(
        "1CAR2", "City of Carthage", "Město Kartágo", "Karthágó városa", "harbor-dock",
        icons=(CITY,), pinned=True, start=AS_ACCESSION,
        solstice=CITY_BOUNTY,
    ),
    card(
        ("1CAR3", "1CAR4"), "Elephants", "Sloni", "Elefántok", "elephant", printed="cs hu",
        attack=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=3), vp=2,
        play=(EachOther(Abandon(Cards(PLAY, REGION))), May(BreakThrough(REGION | TRIBUTARY)), MoveSelf(HISTORY)),
    ),
    card(
        "1CAR5", "Hegemony", "Hegemonie", "Hegemónia", "chess-king",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=1), vp=2,
        play=(To(pay(material=2), Acquire(ANY)), ALL_MAY_DRAW),
    ),
    card(
        "1CAR6", "Hannibal", "Hannibal", "Hannibál", "tusks-flag", printed="cs hu",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=4), vp=4,
        play=(May(Acquire(ANY)), May(Draw(1)), May(TakeBack(Cards(HISTORY))), MoveSelf(HISTORY)),
    ),
    card(
        "1CAR7", "Trading Ships", "Obchodní lodě", "Kereskedőhajók", "galley", printed="hu",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=1), vp=4,
        exhaust=May(To(Recall(Cards(PLAY, icon=RIVER | FERTILE)), Acquire(0, token=MATERIAL))),
    ),
    card(
        "1CAR8", "Monopoly", "Monopol", "Monopólium", "coins-pile", printed="cs hu",
        attack=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=7),
        vp=points(1, Held(MATERIAL), every=5),
        play=(gain(material=2), Draw(1), GiveEach(Cards(HAND | DISCARD))),
    ),
    prosperity("1CAR9", start=IN_NATION),
    card(
        "1CAR10", "Caravans", "Karavany", "Karavánok", "camel", printed="cs hu",
        pinned=True, start=IN_NATION,
        exhaust=To(Seq((pay(material=3), Discard())), Acquire(0, token=MATERIAL)),
    ),
    advance("1CAR11", start=IN_NATION),
    card(
        "1CAR12", "Iberia", "Iberie", "Ibéria", "bull",
        suits=REGION, icons=(PRODUCTION, FERTILE), pinned=True, start=IN_NATION,
        play=GARRISON,
    ),
    card(
        "1CAR13", "Berbers", "Berbeři", "Berberek", "camel-head",
        suits=TRIBUTARY, start=IN_NATION,
        play=gain(population=2),
    ),
    glory("1CAR14"),
    prosperity("1CAR15"),
    advance("1CAR16"),
    conquer("1CAR17"),
    card(
        "1CAR18", "Dido, Queen of Carthage", "Dídó, královna Kartága", "Dido, Karthágó királynője", "queen-crown",
        state=BARBARIAN,
        play=(gain(population=1), May(Then(Acquire(REGION), FreePlay(It()))), MoveSelf(HISTORY)),
    ),
    card(
        "1CAR19", "Carthaginian Traders", "Kartaginští obchodníci", "Karthágói kereskedők", "shiny-purse",
        state=BARBARIAN, free=True,
        play=(PlaceOnMarket(MATERIAL, 1), May(ToHistory(Cards(HAND | DISCARD)))),
    ),
    card(
        "1CAR20", "Balearic Islands", "Baleáry", "Baleár-szigetek", "sling",
        suits=REGION, icons=(PRODUCTION, PRODUCTION, RIVER), pinned=True,
        play=GARRISON,
    ),
    card(
        "1CAR21", "Mauretania", "Mauretánie", "Mauretania", "desert",
        suits=REGION, icons=(PRODUCTION,), pinned=True,
        play=(gain(material=2), GARRISON),
    ),
    unrest("1CAR22", "1CAR23"),
)  # fmt: skip
