"""The 23 cards of the Persians, as printed: Tributaries."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ANY, AS_ACCESSION, BARBARIAN, CITY, CITY_BOUNTY, CIVILISED, DISCARD, EMPIRE, FERTILE, GARRISON, HISTORY,
    IN_DEVELOPMENT, IN_NATION, IN_PLAY, OWNED, PLAY, POWER, PRODUCTION, REGION, RIVER, TRIBUTARY, UNCIVILISED,
    Abandon, Acquire, BreakThrough, Cards, Choose, Convert, Develop, EachOther, EachPlayer, GainAction, May, MoveSelf,
    Print, Seq, SpendAction, TakeUnrest, To, ToHistory, ToTop, advance, card, conquer, cost, gain, glory, pay, points,
    prosperity, unrest,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "1PER1A", "Persians", "Peršané", "Perzsák", "winged-emblem", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Cards(OWNED, TRIBUTARY), every=3), fixed=True,
        exhaust=To(Seq((SpendAction(1), ToTop(n=2), pay(population=1))), BreakThrough(TRIBUTARY)),
    ),
    card(
        "1PER1B", "Persians", "Peršané", "Perzsák", "winged-emblem", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Cards(OWNED, TRIBUTARY)), fixed=True,
    ),
    card(
        "1PER2", "City of Persepolis", "Město Persepolis", "Perszepolisz városa", "griffin-symbol",
        icons=(CITY,), pinned=True, start=AS_ACCESSION,
        solstice=CITY_BOUNTY,
    ),
    card(
        "1PER3", "Battering Ram", "Beranidlo", "Faltörő kos", "siege-ram", printed="cs hu",
        attack=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=4), vp=2,
        play=(EachOther(Abandon(Cards(PLAY, icon=CITY))), May(BreakThrough(REGION | TRIBUTARY))),
    ),
    card(
        "1PER4", "Development", "Rozvoj", "Fejlesztés", "gear-hammer",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=2), vp=3,
        play=Choose((Develop(), To(pay(material=2), Acquire(UNCIVILISED | CIVILISED)))),
    ),
    card(
        "1PER5", "Windmills", "Větrné mlýny", "Szélmalmok", "windmill",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4), vp=2, free=True,
        exhaust=Convert(FERTILE),
    ),
    card(
        "1PER6", "Satrap", "Satrapa", "Szatrapa", "throne-king",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=2), vp=3, free=True,
        play=To(pay(material=3), GainAction(1)),
    ),
    card(
        "1PER7", "Persian Gold", "Perské zlato", "Perzsa arany", "gold-stack", printed="cs hu",
        attack=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=7), vp=4,
        play=(EachPlayer(gain(material=2)), gain(progress=1), EachOther(TakeUnrest())),
    ),
    card(
        "1PER8", "Babylonians", "Babyloňané", "Babiloniak", "samara-mosque",
        suits=TRIBUTARY, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=5), vp=4, free=True,
        play=(Acquire(ANY), MoveSelf(HISTORY)),
    ),
    card(
        "1PER9", "Darius I", "Dareios I.", "I. Dareiosz", "old-king",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=2),
        vp=points(1, Cards(OWNED, TRIBUTARY)),
        play=(Acquire(ANY), MoveSelf(HISTORY)),
    ),
    card(
        "1PER10", "Arachosia", "Arachósie", "Arakhószia", "sandstorm",
        suits=REGION, icons=(PRODUCTION, RIVER), pinned=True, start=IN_NATION,
        play=(May(ToHistory(Cards(DISCARD))), GARRISON),
    ),
    card(
        "1PER11", "Nisaean Plain", "Nisajská pláň", "Niszaiai síkság", "horse-head",
        suits=REGION, icons=(FERTILE, FERTILE), pinned=True, start=IN_NATION,
        play=GARRISON,
    ),
    card(
        "1PER12", "Median Empire", "Médská říše", "Méd Birodalom", "scale-mail",
        suits=TRIBUTARY, state=BARBARIAN, start=IN_NATION,
        play=(gain(material=4), MoveSelf(HISTORY)),
    ),
    unrest("1PER13", start=IN_NATION),
    glory("1PER14"),
    prosperity("1PER15"),
    advance("1PER16"),
    conquer("1PER17", "1PER18"),
    card(
        "1PER19", "Bactria", "Baktrie", "Baktria", "mountain-road",
        suits=REGION, pinned=True,
        play=(gain(material=3), GARRISON),
    ),
    card(
        "1PER20", "Zagros", "Zagros", "Zagrosz", "summits",
        suits=REGION, icons=(PRODUCTION, RIVER), pinned=True,
        play=GARRISON,
    ),
    card(
        "1PER21", "Lydians", "Lýdové", "Lüdök", "gold-nuggets",
        suits=TRIBUTARY, state=BARBARIAN,
        play=(gain(population=2), MoveSelf(HISTORY)),
    ),
    unrest("1PER22", "1PER23"),
)  # fmt: skip
