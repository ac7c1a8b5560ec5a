"""The 15 common Civilised cards of Classics, as printed."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    BOUNTY, CITY, CIVILISED, DISCARD, EMPIRE, HAND, IN_MARKET, KNIGHT, MATERIAL, METROPOLIS, OWNED, PLAY, POPULATION,
    PROGRESS, REGION, RETURNED, TRIBUTARY, Abandon, Acquire, Cards, Choose, Discard, Draw, EachOther, EachPlayer,
    GainAction, GarrisonSelf, GiveEach, Held, Icons, May, Print, Result, ReturnUnrest, Steal, TakeUnrest, Then, To,
    ToHistory, When, card, gain, pay, points,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "1CIV1", "Drama & Poetry", "Drama a poezie", "Dráma és költészet", "drama-masks",
        suits=CIVILISED, attack=True, state=EMPIRE, start=IN_MARKET, players=4, vp=2, free=True,
        play=(Steal(PROGRESS, 1), EachPlayer(May(To(Discard(), ReturnUnrest())))),
    ),
    card(
        "1CIV2", "Education", "Vzdělání", "Oktatás", "classical-knowledge",
        suits=CIVILISED, state=EMPIRE, start=IN_MARKET, vp=2, free=True,
        play=(May(ToHistory()), May(ToHistory(Cards(DISCARD)))),
    ),
    card(
        "1CIV3", "Moneylenders", "Lichváři", "Pénzkölcsönzők", "receive-money",
        suits=CIVILISED, state=EMPIRE, start=IN_MARKET, vp=points(1, Held(MATERIAL), every=10), free=True,
        play=To(pay(material=3), GainAction(1)),
    ),
    card(
        "1CIV4", "Corruption", "Korupce", "Korrupció", "snatch",
        suits=CIVILISED, attack=True, state=EMPIRE, start=IN_MARKET, vp=2,
        play=(EachPlayer(gain(material=2)), EachOther(TakeUnrest()), gain(progress=1)),
    ),
    card(
        "1CIV5", "Onager", "Onager", "Onager", "catapult",
        suits=CIVILISED, attack=True, state=EMPIRE, start=IN_MARKET, vp=2,
        play=(
            Then(EachOther(Abandon(Cards(PLAY, icon=CITY))), gain(material=2, per=Result())),
            May(Acquire(REGION | TRIBUTARY)),
        ),
    ),
    card(
        "1CIV6", "Metropolis", "Metropole", "Metropolisz", "capitol",
        suits=CIVILISED, icons=(METROPOLIS,), pinned=True, state=EMPIRE, start=IN_MARKET, vp=2,
        solstice=BOUNTY,
    ),
    card(
        "1CIV7", "Metropolis", "Metropole", "Metropolisz", "capitol",
        suits=CIVILISED, icons=(METROPOLIS,), pinned=True, state=EMPIRE, start=IN_MARKET, players=4, vp=2,
        solstice=BOUNTY,
    ),
    card(
        "1CIV8", "Pharmacy", "Lékárnictví", "Gyógyszerészet", "pestle-mortar",
        suits=CIVILISED, pinned=True, state=EMPIRE, start=IN_MARKET, vp=2,
        solstice=Choose((gain(population=1), To(pay(population=2), gain(progress=1)))),
    ),
    card(
        "1CIV9", "Wonder", "Div světa", "Világcsoda", "great-pyramid",
        suits=CIVILISED, pinned=True, state=EMPIRE, start=IN_MARKET, players=3, vp=2,
        facts=(When(RETURNED, gain(progress=2), exhaust=True),),
    ),
    card(
        "1CIV10", "Coinage", "Ražba mincí", "Pénzverés", "coins",
        suits=CIVILISED, pinned=True, state=EMPIRE, start=IN_MARKET, vp=2,
        exhaust=Draw(1), solstice=gain(material=2),
    ),
    card(
        "1CIV11", "Exports", "Vývoz", "Export", "wooden-crate",
        suits=CIVILISED, attack=True, state=EMPIRE, start=IN_MARKET, vp=points(1, Cards(OWNED), every=10),
        play=(EachPlayer(gain(material=2)), GiveEach(Cards(HAND | DISCARD))),
    ),
    card(
        "1CIV12", "Urban Development", "Rozvoj měst", "Városfejlesztés", "brick-wall",
        suits=CIVILISED, state=EMPIRE, start=IN_MARKET, vp=points(2, Icons(CITY | METROPOLIS, OWNED)),
        play=gain(material=1, population=1, per=Icons(CITY | METROPOLIS)),
    ),
    card(
        "1CIV13", "Mercenaries", "Žoldáci", "Zsoldosok", "swordman", printed="cs",
        suits=CIVILISED, state=EMPIRE, start=IN_MARKET, vp=points(1, Held(POPULATION), every=4), free=True,
        play=To(pay(population=1), GainAction(1)),
    ),
    card(
        "1CIV14", "Temple", "Chrám", "Templom", "greek-temple",
        suits=CIVILISED, pinned=True, state=EMPIRE, start=IN_MARKET, vp=points(1, Held(PROGRESS), every=5),
        exhaust=To(Discard(), gain(progress=1)), solstice=ReturnUnrest(Cards(DISCARD)),
    ),
    card(
        "1CIV15", "Cataphract", "Katafrakt", "Katafrakt", "mounted-knight", printed="cs",
        suits=CIVILISED, icons=(KNIGHT,), attack=True, state=EMPIRE, start=IN_MARKET, vp=2,
        play=(EachOther(Abandon(Cards(PLAY, REGION))), May(Acquire(REGION | TRIBUTARY)), May(GarrisonSelf())),
    ),
)  # fmt: skip
