"""The 23 cards of the Macedonians, as printed: Regions, also from the discard pile."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ALSO, ANY, AS_ACCESSION, BARBARIAN, BOUNTY, CITY, CITY_BOUNTY, CIVILISED, DISCARD, EMPIRE, FERTILE, GARRISON,
    HISTORY, IN_DEVELOPMENT, IN_NATION, IN_PLAY, MATERIAL, METROPOLIS, OWNED, PLAYED, POWER, REGION, RIVER, TRIBUTARY,
    UNCIVILISED, Acquire, AnyState, BreakThrough, Cards, Choose, Develop, Draw, FreePlay, InHistory, It, May,
    MoveSelf, PlayFrom, Print, ReadyExhaust, Repeat, Steal, TakeBack, Then, Times, To, When, advance, card, conquer,
    cost, gain, glory, pay, points, prosperity, unrest,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "1MAC1A", "Macedonians", "Makedoňané", "Makedónok", "heraldic-sun", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Cards(OWNED, REGION), every=2), fixed=True,
        facts=(When(PLAYED, gain(material=2), suits=REGION, origin=DISCARD),),
    ),
    card(
        "1MAC1B", "Macedonians", "Makedoňané", "Makedónok", "heraldic-sun", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Cards(OWNED, REGION)), fixed=True,
    ),
    card(
        "1MAC2", "Alexander", "Alexandr", "Sándor", "zeus-sword", printed="cs hu",
        start=AS_ACCESSION,
        play=(Draw(1), May(BreakThrough(REGION | TRIBUTARY)), MoveSelf(HISTORY)),
    ),
    card(
        "1MAC3", "Development", "Rozvoj", "Fejlesztés", "gear-hammer",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=1), vp=3,
        play=Choose((Develop(), To(pay(material=2), Acquire(UNCIVILISED | CIVILISED)))),
    ),
    card(
        "1MAC4", "Parmenion", "Parmenión", "Parmenión", "crested-helmet",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=2, population=2), vp=2,
        play=(May(Then(Acquire(REGION | TRIBUTARY), FreePlay(It()))), MoveSelf(HISTORY)),
    ),
    card(
        "1MAC5", "Companion Cavalry", "Doprovodná jízda", "Kísérőlovasság", "cavalry", printed="cs hu",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=3), vp=3,
        facts=(AnyState(("Conquer",)), When(PLAYED, Draw(1), suits=REGION, exhaust=True)),
    ),
    card(
        "1MAC6", "Alexander the Great", "Alexandr Veliký", "Nagy Sándor", "conqueror",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=2), vp=4, free=True,
        needs=(InHistory("Alexander"),),
        play=(Repeat(Times(2), May(Acquire(REGION, exile=ALSO))), MoveSelf(HISTORY)),
    ),
    card(
        "1MAC7", "Mosaics", "Mozaiky", "Mozaikok", "azul-flake",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=1), vp=3,
        exhaust=To(pay(material=1), TakeBack(Cards(DISCARD))),
    ),
    card(
        "1MAC8", "Alexandria in Egypt", "Alexandrie v Egyptě", "Egyiptomi Alexandria", "qaitbay-citadel",
        icons=(METROPOLIS,), pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=1),
        vp=2,
        solstice=BOUNTY,
    ),
    card(
        "1MAC9", "Alexandria in Ariana", "Alexandrie v Arianě", "Arianai Alexandria", "arabic-door",
        icons=(CITY,), pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=2),
        vp=points(1, Cards(OWNED, REGION), every=2),
        solstice=CITY_BOUNTY,
    ),
    prosperity("1MAC10", start=IN_NATION),
    card(
        "1MAC11", "Uxians", "Uxiové", "Uxioszok", "falling-rocks",
        suits=TRIBUTARY, attack=True, start=IN_NATION,
        play=(Steal(MATERIAL, 2), May(ReadyExhaust())),
    ),
    glory("1MAC12", start=IN_NATION),
    advance("1MAC13"),
    conquer("1MAC14", "1MAC15"),
    card(
        "1MAC16", "Philip II", "Filip II.", "II. Philipposz", "eyepatch",
        state=BARBARIAN,
        play=(Acquire(ANY), MoveSelf(HISTORY)),
    ),
    card(
        "1MAC17", "Phalanx", "Falanga", "Falanx", "pikeman", printed="hu",
        pinned=True,
        exhaust=PlayFrom(Cards(DISCARD, REGION)),
    ),
    card(
        "1MAC18", "Haliacmon Valley", "Údolí Aliákmonu", "Haliakmón-völgy", "valley", printed="cs",
        suits=REGION, icons=(FERTILE, RIVER), pinned=True,
        play=(gain(population=1), GARRISON),
    ),
    card(
        "1MAC19", "Orestis", "Orestis", "Oresztisz", "pine-tree",
        suits=REGION, pinned=True,
        play=(gain(material=2), GARRISON),
    ),
    card(
        "1MAC20", "Pelagonia", "Pelagonie", "Pelagónia", "grain-bundle",
        suits=REGION, icons=(FERTILE,), pinned=True,
        play=(gain(population=1), GARRISON),
    ),
    unrest("1MAC21", "1MAC22", "1MAC23"),
)  # fmt: skip
