"""The 23 cards of the Romans, as printed: population and Fame."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ANY, AS_ACCESSION, BARBARIAN, BOUNTY, CITY, CITY_BOUNTY, CIVILISED, DISCARD, EMPIRE, FERTILE, GARRISON, HISTORY,
    IN_DEVELOPMENT, IN_NATION, IN_PLAY, LOOKED_FAME, METROPOLIS, PLAY, POPULATION, POWER, PRODUCTION, REGION, RIVER,
    TRIBUTARY, UNCIVILISED, Abandon, Acquire, AnyState, BreakThrough, Cards, Choose, Discard, Draw, EachOther,
    HandSize, Held, InPlay, May, MoveSelf, OneMoreFame, Print, Recall, ReturnUnrest, ToHistory, When, advance, card,
    conquer, cost, gain, glory, points, prosperity, unrest,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "1ROM1A", "Romans", "Římané", "Rómaiak", "galea", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Held(POPULATION), every=4), fixed=True,
        facts=(OneMoreFame(), When(LOOKED_FAME, gain(progress=1))),
    ),
    card(
        "1ROM1B", "Romans", "Římané", "Rómaiak", "galea", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Held(POPULATION), every=2), fixed=True,
    ),
    card(
        "1ROM2", "Julius Caesar", "Gaius Iulius Caesar", "Gaius Iulius Caesar", "caesar",
        state=EMPIRE, start=AS_ACCESSION, free=True,
        play=(Choose((Draw(2), May(Acquire(REGION | TRIBUTARY)))), MoveSelf(HISTORY)),
    ),
    card(
        "1ROM3", "Military Engineering", "Vojenské stavitelství", "Hadmérnöki tudomány", "siege-tower",
        attack=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=1), vp=3,
        play=(EachOther(Discard(n=2)), May(BreakThrough(CIVILISED))),
    ),
    card(
        "1ROM4", "Roman Invasion", "Římská invaze", "Római invázió", "gladius",
        attack=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=3), vp=2,
        play=(May(Acquire(REGION | TRIBUTARY)), EachOther(Abandon(Cards(PLAY, REGION)))),
    ),
    card(
        "1ROM5", "Legions", "Legie", "Légiók", "roman-shield", printed="cs hu",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=3), vp=2,
        facts=(HandSize(), AnyState(("Conquer",))),
    ),
    card(
        "1ROM6", "The Senate", "Senát", "Szenátus", "roman-toga",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4), vp=3,
        play=(May(Acquire(CIVILISED)), May(ToHistory())),
    ),
    card(
        "1ROM7", "Rome, the Eternal City", "Řím, věčné město", "Róma, az örök város", "condor-emblem",
        icons=(METROPOLIS,), pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=3),
        vp=4, needs=(InPlay("City of Rome"),),
        play=ToHistory(Cards(PLAY, name=("City of Rome",))), solstice=BOUNTY,
    ),
    card(
        "1ROM8", "Emperor Trajan", "Císař Traianus", "Traianus császár", "arc-triomphe",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=2, population=1),
        vp=points(1, Held(POPULATION), every=3),
        play=(Acquire(ANY), MoveSelf(HISTORY)),
    ),
    prosperity("1ROM9", start=IN_NATION),
    card(
        "1ROM10", "Bread and Circuses", "Chléb a hry", "Kenyér és cirkusz", "bread",
        pinned=True, start=IN_NATION,
        solstice=(Discard(), May(ReturnUnrest()), May(ReturnUnrest(Cards(DISCARD)))),
    ),
    card(
        "1ROM11", "Gallia Aquitania", "Galie Akvitánská", "Gallia Aquitania", "grapes",
        suits=REGION, icons=(PRODUCTION, FERTILE), pinned=True, start=IN_NATION,
        play=GARRISON,
    ),
    card(
        "1ROM12", "Raetia", "Raetie", "Raetia", "mountaintop",
        suits=REGION, icons=(PRODUCTION, RIVER), pinned=True, start=IN_NATION,
        play=(gain(material=1), GARRISON),
    ),
    unrest("1ROM13", start=IN_NATION),
    glory("1ROM14"),
    prosperity("1ROM15"),
    advance("1ROM16"),
    conquer("1ROM17"),
    card(
        "1ROM18", "Triumvirate", "Triumvirát", "Triumvirátus", "three-friends",
        state=BARBARIAN,
        play=(BreakThrough(UNCIVILISED), MoveSelf(HISTORY)),
    ),
    card(
        "1ROM19", "City of Rome", "Město Řím", "Róma városa", "wolf-head",
        icons=(CITY,), pinned=True,
        solstice=CITY_BOUNTY,
    ),
    card(
        "1ROM20", "Dalmatia", "Dalmácie", "Dalmácia", "sailboat",
        suits=REGION, icons=(PRODUCTION,), pinned=True,
        play=(gain(population=1), GARRISON),
    ),
    card(
        "1ROM21", "Roman Expansion", "Římská expanze", "Római terjeszkedés", "aqueduct",
        attack=True, state=BARBARIAN,
        play=(Acquire(REGION), May(Acquire(REGION)), EachOther(Recall(Cards(PLAY, REGION))), MoveSelf(HISTORY)),
    ),
    unrest("1ROM22", "1ROM23"),
)  # fmt: skip
