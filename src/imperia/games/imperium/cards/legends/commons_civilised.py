"""The 15 Civilised cards of Legends, as printed."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ACQUIRED, BOUNTY, CITY, CIVILISED, DISCARD, EMPIRE, HAND, IN_MARKET, KNIGHT, MATERIAL, METROPOLIS, OWNED, PLAY,
    POPULATION, PROGRESS, REGION, TRIBUTARY, Abandon, Acquire, Cards, Discard, EachOther, EachPlayer, FreePlays,
    GainAction, GarrisonSelf, GiveEach, HandSize, Held, Icons, May, Print, ReachExile, Result, ReturnUnrest, Steal,
    TakeBack, TakeUnrest, Then, To, ToHistory, When, card, gain, pay, points,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "2CIV1", "Drama & Poetry", "Drama a poezie", "Dráma és költészet", "drama-masks",
        suits=CIVILISED, attack=True, state=EMPIRE, start=IN_MARKET, players=4, vp=2, free=True,
        play=(Steal(PROGRESS, 1), EachPlayer(May(To(Discard(), ReturnUnrest())))),
    ),
    card(
        "2CIV2", "Education", "Vzdělání", "Oktatás", "classical-knowledge",
        suits=CIVILISED, state=EMPIRE, start=IN_MARKET, vp=2, free=True,
        play=(May(ToHistory()), May(ToHistory(Cards(DISCARD)))),
    ),
    card(
        "2CIV3", "Moneylenders", "Lichváři", "Pénzkölcsönzők", "receive-money",
        suits=CIVILISED, state=EMPIRE, start=IN_MARKET, vp=points(1, Held(MATERIAL), every=10), free=True,
        play=To(pay(material=3), GainAction()),
    ),
    card(
        "2CIV4", "Corruption", "Korupce", "Korrupció", "snatch",
        suits=CIVILISED, attack=True, state=EMPIRE, start=IN_MARKET, vp=2,
        play=(EachPlayer(gain(material=2)), EachOther(TakeUnrest()), gain(progress=1)),
    ),
    card(
        "2CIV5", "Onager", "Onager", "Onager", "catapult",
        suits=CIVILISED, attack=True, state=EMPIRE, start=IN_MARKET, vp=2,
        play=(
            Then(EachOther(Abandon(Cards(PLAY, icon=CITY))), gain(material=2, per=Result())),
            May(Acquire(REGION | TRIBUTARY)),
        ),
    ),
    card(
        "2CIV6", "Metropolis", "Metropole", "Metropolisz", "capitol",
        suits=CIVILISED, icons=(METROPOLIS,), pinned=True, state=EMPIRE, start=IN_MARKET, vp=2,
        solstice=BOUNTY,
    ),
    card(
        "2CIV7", "Astronomy", "Astronomie", "Csillagászat", "orrery",
        suits=CIVILISED, pinned=True, state=EMPIRE, start=IN_MARKET, vp=2,
        facts=(When(ACQUIRED, gain(progress=1), suits=REGION, exhaust=True),),
        solstice=May(TakeBack(Cards(DISCARD, REGION))),
    ),
    card(
        "2CIV8", "Cartography", "Kartografie", "Térképészet", "treasure-map",
        suits=CIVILISED, pinned=True, state=EMPIRE, start=IN_MARKET, players=3, vp=2,
        facts=(ReachExile(REGION | TRIBUTARY),),
    ),
    card(
        "2CIV9", "Masonry", "Kamenictví", "Kőművesség", "trowel",
        suits=CIVILISED, pinned=True, state=EMPIRE, start=IN_MARKET, players=4,
        vp=points(2, Icons(CITY | METROPOLIS)),
        facts=(FreePlays(CITY | METROPOLIS),),
    ),
    card(
        "2CIV10", "Civil Service", "Státní správa", "Közigazgatás", "archive-register",
        suits=CIVILISED, pinned=True, state=EMPIRE, start=IN_MARKET, vp=2,
        facts=(HandSize(),),
        solstice=gain(material=2),
    ),
    card(
        "2CIV11", "Exports", "Vývoz", "Export", "wooden-crate",
        suits=CIVILISED, attack=True, state=EMPIRE, start=IN_MARKET, vp=points(1, Cards(OWNED), every=10),
        play=(EachPlayer(gain(material=2)), GiveEach(Cards(HAND | DISCARD))),
    ),
    card(
        "2CIV12", "Urban Development", "Rozvoj měst", "Városfejlesztés", "brick-wall",
        suits=CIVILISED, state=EMPIRE, start=IN_MARKET, vp=points(2, Icons(CITY | METROPOLIS, OWNED)),
        play=gain(material=1, population=1, per=Icons(CITY | METROPOLIS)),
    ),
    card(
        "2CIV13", "Mercenaries", "Žoldáci", "Zsoldosok", "swordman", printed="cs",
        suits=CIVILISED, state=EMPIRE, start=IN_MARKET, vp=points(1, Held(POPULATION), every=4), free=True,
        play=To(pay(population=1), GainAction()),
    ),
    card(
        "2CIV14", "Amphitheatre", "Amfiteátr", "Amfiteátrum", "coliseum",
        suits=CIVILISED, pinned=True, state=EMPIRE, start=IN_MARKET, vp=points(1, Held(PROGRESS), every=5),
        exhaust=To(ReturnUnrest(Cards(DISCARD)), gain(progress=1)),
        solstice=Discard(),
    ),
    card(
        "2CIV15", "Cataphract", "Katafrakt", "Katafrakt", "mounted-knight", printed="cs",
        suits=CIVILISED, icons=(KNIGHT,), attack=True, state=EMPIRE, start=IN_MARKET, vp=2,
        play=(EachOther(Abandon(Cards(PLAY, REGION))), May(Acquire(REGION | TRIBUTARY)), May(GarrisonSelf())),
    ),
)  # fmt: skip
