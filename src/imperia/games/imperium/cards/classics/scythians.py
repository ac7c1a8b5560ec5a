"""The 24 cards of the Scythians, as printed: Nomads, Regions recalled and played again."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ALL_MAY_DRAW, AS_ACCESSION, BARBARIAN, CITY, CITY_BOUNTY, DISCARD, EMPIRE, FERTILE, GARRISON, HISTORY,
    IN_DEVELOPMENT, IN_NATION, IN_PLAY, MATERIAL, OWNED, PLAY, PLAYED, POPULATION, POWER, PRODUCTION, REGION, RIVER,
    Acquire, BreakThrough, Cards, Defend, Discard, Draw, EachOther, ExhaustSelf, HandSize, Held, Icons, May, MoveSelf,
    Print, Recall, ReturnUnrest, Seq, SpendAction, StateIs, Steal, TakeUnrest, To, ToHistory, When, advance, both,
    card, conquer, cost, gain, glory, pay, points, unrest,
)  # fmt: skip

NOMADS = (ALL_MAY_DRAW, gain(material=1, per=Icons(PRODUCTION)))

CARDS: tuple[Print, ...] = (
    card(
        "1SCY1A", "Scythians", "Skytové", "Szkíták", "stag-head", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Held(MATERIAL), every=6), fixed=True,
        exhaust=To(Seq((SpendAction(1), TakeUnrest())), BreakThrough(REGION)),
    ),
    card(
        "1SCY1B", "Scythians", "Skytové", "Szkíták", "stag-head", printed="cs hu",
        suits=POWER, start=IN_PLAY,
        vp=both(points(1, Held(MATERIAL), every=3), points(1, Cards(OWNED, REGION), every=3)), fixed=True,
    ),
    glory("1SCY2", start=AS_ACCESSION),
    card(
        "1SCY3", "Ateas", "Ateas", "Ateasz", "bow-arrow",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=4), vp=3,
        play=(May(Acquire(REGION)), May(ReturnUnrest()), MoveSelf(HISTORY)),
    ),
    card(
        "1SCY4", "Kurgans", "Kurhany", "Kurgánok", "tumulus",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=3), vp=2,
        exhaust=ToHistory(Cards(DISCARD)), facts=(HandSize(),),
    ),
    card(
        "1SCY5", "City of Gelonus", "Město Gelónos", "Gelónosz városa", "palisade",
        icons=(CITY,), pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=3), vp=2,
        solstice=CITY_BOUNTY,
    ),
    card(
        "1SCY6", "Jewellery", "Šperky", "Ékszerek", "gem-pendant",
        start=IN_DEVELOPMENT, develop=cost(material=7), vp=7, playable=False, garrison=False,
    ),
    unrest("1SCY7", "1SCY8", start=IN_NATION),
    card(
        "1SCY9", "Tamga", "Tamga", "Tamga", "dwennimmen",
        pinned=True, start=IN_NATION, vp=points(1, Cards(OWNED, REGION), every=2),
        exhaust=To(Discard(), Draw(2)),
    ),
    card(
        "1SCY10", "Pontic Steppe", "Pontská step", "Pontuszi sztyeppe", "high-grass",
        suits=REGION, icons=(PRODUCTION, FERTILE), pinned=True, start=IN_NATION,
        play=(gain(population=1), GARRISON),
    ),
    card(
        "1SCY11", "Tarim Basin", "Tarimská pánev", "Tarim-medence", "desert-skull",
        suits=REGION, icons=(PRODUCTION, RIVER), pinned=True, start=IN_NATION,
        play=(May(Draw(1)), GARRISON),
    ),
    card(
        "1SCY12", "Caucasia", "Kavkaz", "Kaukázus", "eagle-head",
        suits=REGION, icons=(PRODUCTION,), pinned=True, start=IN_NATION,
        play=(gain(population=1), GARRISON),
    ),
    card(
        "1SCY13", "Raiders", "Nájezdníci", "Fosztogatók", "cloaked-figure-on-horseback",
        attack=True, state=BARBARIAN, start=IN_NATION, free=True,
        play=(Draw(2), EachOther(Recall(Cards(PLAY, REGION))), Steal(POPULATION, 1, whom=StateIs(EMPIRE))),
    ),
    card(
        "1SCY14", "Nomads", "Nomádi", "Nomádok", "old-wagon", printed="cs hu",
        play=NOMADS,
    ),
    card(
        "1SCY15", "Nomads", "Nomádi", "Nomádok", "old-wagon", printed="cs hu",
        state=BARBARIAN,
        play=NOMADS,
    ),
    advance("1SCY16"),
    conquer("1SCY17"),
    card(
        "1SCY18", "Carpathian Mountains", "Karpaty", "Kárpátok", "bear-head",
        suits=REGION, pinned=True, state=BARBARIAN,
        play=(gain(population=1), GARRISON),
    ),
    card(
        "1SCY19", "Tian Shan", "Ťan-šan", "Tien-san", "mid-summit",
        suits=REGION, pinned=True, state=BARBARIAN,
        play=(gain(population=1), GARRISON),
    ),
    card(
        "1SCY20", "Mounted Archers", "Jízdní lučištníci", "Lovas íjászok", "quiver", printed="cs hu",
        pinned=True,
        solstice=May(To(pay(material=1), gain(population=1))), facts=(Defend(ExhaustSelf()),),
    ),
    card(
        "1SCY21", "Tents", "Stany", "Sátrak", "barracks-tent", printed="cs hu",
        pinned=True, state=BARBARIAN,
        solstice=May(Recall(Cards(PLAY, REGION))),
        facts=(When(PLAYED, gain(population=1), suits=REGION, exhaust=True),),
    ),
    unrest("1SCY22", "1SCY23", "1SCY24"),
)  # fmt: skip
