"""The 26 cards of the Olmecs, as printed: masks as payment, and worth something only in history."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ANY, AS_ACCESSION, CIVILISED, DISCARD, EMPIRE, FERTILE, GARRISON, HAND, HARVEST, HISTORY, IN_DEVELOPMENT,
    IN_NATION, IN_PLAY, IN_SUPPLY, MASK, METROPOLIS, POWER, PRODUCTION, REGION, RIVER, TRIBUTARY, UNCIVILISED,
    Acquire, Cards, Choose, Discard, Draw, EachPlayer, FewerMasks, GiveEach, If, InPlay, Is, LookFame, MasksFromHere,
    May, Print, ReadyExhaust, Result, ReturnUnrest, ScoreWhere, Seq, SpendAction, TakeBack, TakeUnrest, Then, To,
    ToHistory, ToTop, UpTo, Was, card, cost, gain, pay, unrest,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "2OLM1A", "Olmecs", "Olmékové", "Olmékok", "feline", printed="cs hu",
        suits=POWER, start=IN_PLAY, fixed=True,
        exhaust=Choose((
            ToHistory(Cards(DISCARD, icon=MASK)),
            To(Discard(Cards(HAND, icon=MASK), 3), Acquire(ANY)),
        )),
    ),
    card(
        "2OLM1B", "Olmecs", "Olmékové", "Olmékok", "feline", printed="cs hu",
        suits=POWER, start=IN_PLAY, fixed=True,
        exhaust=To(ToHistory(Cards(HAND, icon=MASK)), gain(progress=2)),
    ),
    card(
        "2OLM2", "San Lorenzo Tenochtitlán", "San Lorenzo Tenochtitlán", "San Lorenzo Tenochtitlán", "sun-priest",
        icons=(METROPOLIS,), pinned=True, start=AS_ACCESSION,
        exhaust=To(ToTop(), Choose((TakeBack(Cards(DISCARD, icon=MASK)), gain(population=1, material=1)))),
    ),
    card(
        "2OLM3", "Step Pyramids", "Stupňovité pyramidy", "Lépcsős piramisok", "mayan-pyramid",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=2), vp=3,
        facts=(FewerMasks(),),
        solstice=May(TakeBack(Cards(DISCARD, icon=MASK))),
    ),
    card(
        "2OLM4", "Ritual Sacrifice", "Rituální oběť", "Rituális áldozat", "sacrificial-dagger",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=2), vp=3,
        needs=(InPlay("Step Pyramids"),),
        play=To(Seq((Discard(Cards(HAND, icon=MASK), 2), pay(population=2))), LookFame(3)),
    ),
    card(
        "2OLM5", "Olmec Traders", "Olméčtí obchodníci", "Olmék kereskedők", "feather-necklace",
        attack=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=2), vp=3,
        play=(gain(material=3), GiveEach(Cards(HAND | DISCARD), then=If(Is(Was(icon=MASK)), TakeUnrest()))),
    ),
    card(
        "2OLM6", "Tres Zapotes", "Tres Zapotes", "Tres Zapotes", "corn",
        suits=REGION, icons=(PRODUCTION, FERTILE), pinned=True, state=EMPIRE, start=IN_DEVELOPMENT,
        develop=cost(material=4, population=2), vp=3,
        play=(TakeBack(Cards(DISCARD, icon=MASK), 2, up_to=True), GARRISON),
    ),
    card(
        "2OLM7", "Stone Heads", "Kamenné hlavy", "Kőfejek", "totem-head",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=2), vp=3,
        facts=(MasksFromHere(),),
        solstice=GARRISON,
    ),
    card(
        "2OLM8", "Drainage System", "Odvodňovací systém", "Vízelvezető rendszer", "pipes",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=2), vp=3,
        solstice=gain(population=1),
    ),
    card(
        "2OLM9", "Cacao", "Kakao", "Kakaó", "coffee-beans",
        start=IN_NATION,
        play=Then(EachPlayer(May(ReturnUnrest(Cards(HAND | DISCARD)))), gain(progress=1, per=Result())),
    ),
    card(
        "2OLM10", "Olmec Hieroglyphics", "Olmécké hieroglyfy", "Olmék hieroglifák", "zigzag-hieroglyph",
        pinned=True, start=IN_NATION,
        exhaust=Choose((ReadyExhaust(), To(SpendAction(), TakeBack(Cards(DISCARD))))),
    ),
    card(
        "2OLM11", "Calendar", "Kalendář", "Naptár", "aztec-calendar-sun",
        pinned=True, start=IN_NATION,
        exhaust=To(Seq((Discard(Cards(HAND, icon=MASK), 2), SpendAction())), HARVEST),
    ),
    card(
        ("2OLM12", "2OLM13"), "Stone Mask", "Kamenná maska", "Kőmaszkok", "totem-mask", printed="cs hu",
        icons=(MASK,), start=IN_NATION, vp=ScoreWhere(HISTORY, 1),
        play=(UpTo(3, Draw(1, if_able=True)), ToTop()),
    ),
    card(
        "2OLM14", "Lodestone Compass", "Magnetovcový kompas", "Mágneskő iránytű", "compass",
        pinned=True,
        exhaust=To(Seq((Discard(Cards(HAND, icon=MASK), 2), SpendAction())), Acquire(REGION | TRIBUTARY)),
    ),
    card(
        "2OLM15", "Ball Games", "Míčové hry", "Labdajátékok", "throwing-ball",
        pinned=True,
        exhaust=To(Seq((Discard(Cards(HAND, icon=MASK), 2), SpendAction())), Acquire(UNCIVILISED | CIVILISED)),
    ),
    card(
        "2OLM16", "Laguna de los Cerros", "Laguna de los Cerros", "Laguna de los Cerros", "axolotl",
        suits=REGION, icons=(PRODUCTION, RIVER), pinned=True,
        play=(gain(population=1), GARRISON),
    ),
    card(
        "2OLM17", "La Venta", "La Venta", "La Venta", "toucan",
        suits=REGION, icons=(PRODUCTION, RIVER), pinned=True,
        play=(gain(material=2), GARRISON),
    ),
    card(
        ("2OLM18", "2OLM19", "2OLM20", "2OLM21", "2OLM22", "2OLM23"), "Stone Mask", "Kamenná maska", "Kőmaszkok",
        "totem-mask", printed="cs hu",
        icons=(MASK,), vp=ScoreWhere(HISTORY, 1),
        play=(UpTo(3, Draw(1, if_able=True)), ToTop()),
    ),
    unrest("2OLM24", start=IN_SUPPLY),
    unrest("2OLM25", start=IN_SUPPLY, players=3),
    unrest("2OLM26", start=IN_SUPPLY, players=4),
)  # fmt: skip
