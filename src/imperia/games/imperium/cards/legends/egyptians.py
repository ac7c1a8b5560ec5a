"""The 23 cards of the Egyptians, as printed: civilised cards, developments and what is paid in population."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ANY, AS_ACCESSION, BARBARIAN, CIVILISED, DEVELOPING, DISCARD, EMPIRE, FERTILE, GARRISON, HAND, HISTORY,
    IN_DEVELOPMENT, IN_NATION, IN_PLAY, OWNED, PAID, PLAY, PLAYING_UNREST, POPULATION, POWER, PRODUCTION, REGION,
    RIVER, TRIBUTARY, UNCIVILISED, UNREST, Abandon, Acquire, BreakThrough, Cards, Cheaper, Choose, Develop, Discard,
    Draw, EachOther, FreePlay, GainAction, HandSize, If, Is, May, MoveSelf, Print, Recall, Seq, SpendAction, StateIs,
    TakeUnrest, To, ToHistory, When, advance, card, cost, gain, glory, goods, pay, points, prosperity, unrest,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "2EGY1A", "Egyptians", "Egypťané", "Egyiptomiak", "ankh", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(2, Cards(OWNED, CIVILISED)), fixed=True,
        exhaust=Choose((
            To(Seq((SpendAction(), TakeUnrest())), Develop()),
            To(Seq((pay(population=1), TakeUnrest())), GainAction()),
        )),
    ),
    card(
        "2EGY1B", "Egyptians", "Egypťané", "Egyiptomiak", "ankh", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(3, Cards(OWNED, CIVILISED)), fixed=True,
        facts=(HandSize(),),
    ),
    card(
        "2EGY2", "Unification", "Sjednocení", "Egyesítés", "pschent-double-crown",
        start=AS_ACCESSION,
        play=(gain(progress=2), MoveSelf(HISTORY)),
    ),
    card(
        "2EGY3", "Development", "Rozvoj", "Fejlesztés", "gear-hammer",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=1), vp=2,
        play=Choose((Develop(), To(pay(material=2), Acquire(UNCIVILISED | CIVILISED)))),
    ),
    card(
        "2EGY4", "Embalming", "Balzamování", "Balzsamozás", "egyptian-urns", printed="cs hu",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4), vp=2,
        facts=(When(PAID, May(ToHistory()), good=POPULATION),),
        exhaust=Draw(1),
    ),
    card(
        "2EGY5", "Obelisk", "Obelisk", "Obeliszk", "obelisk",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=2, population=2), vp=2,
        exhaust=FreePlay(Cards(HAND, UNREST)),
        solstice=(Discard(), gain(progress=1)),
    ),
    card(
        "2EGY6", "Ramesses II", "Ramesse II.", "II. Ramszesz", "pharoah",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=2), vp=4, free=True,
        play=(Acquire(ANY), MoveSelf(HISTORY)),
    ),
    card(
        "2EGY7", "Egyptian Expansion", "Egyptská expanze", "Egyiptomi terjeszkedés", "horus",
        attack=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=4), vp=4,
        play=(EachOther(Abandon(Cards(PLAY, REGION))), May(Acquire(REGION | TRIBUTARY))),
    ),
    card(
        "2EGY8", "Medicine", "Lékařství", "Orvoslás", "eye-of-horus",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=1), vp=4,
        facts=(Cheaper(DEVELOPING, goods(population=1)),),
    ),
    card(
        "2EGY9", "Pyramids", "Pyramidy", "Piramisok", "egyptian-pyramids",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=2, population=3), vp=4,
        facts=(Cheaper(PLAYING_UNREST, goods(material=1), cards=1, least=1),),
        exhaust=Draw(1),
    ),
    card(
        "2EGY10", "Egyptian Legacy", "Egyptské dědictví", "Egyiptomi örökség", "egyptian-sphinx",
        attack=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=5),
        vp=points(1, Cards(OWNED, CIVILISED)),
        play=(EachOther(Seq((TakeUnrest(), Discard()))), gain(progress=2)),
    ),
    card(
        "2EGY11", "Red Land", "Červená země", "Vörös föld", "deshret-red-crown",
        suits=REGION, pinned=True, start=IN_NATION,
        play=(gain(progress=1), GARRISON),
    ),
    card(
        "2EGY12", "Kushites", "Kúšité", "Kusiták", "bowman",
        suits=TRIBUTARY, state=BARBARIAN, start=IN_NATION,
        play=gain(progress=2),
    ),
    unrest("2EGY13", start=IN_NATION),
    card(
        "2EGY14", "Flood of the Nile", "Záplavy Nilu", "A Nílus áradása", "akhet",
        play=To(
            Abandon(Cards(PLAY, icon=RIVER)),
            Choose((gain(material=5), If(Is(StateIs(EMPIRE)), BreakThrough(UNCIVILISED | CIVILISED)))),
        ),
    ),
    glory("2EGY15"),
    prosperity("2EGY16"),
    advance("2EGY17"),
    card(
        "2EGY18", "Egyptian Incursion", "Egyptský vpád", "Egyiptomi betörés", "anubis",
        attack=True, state=BARBARIAN,
        play=(
            To(pay(population=1, material=2), Acquire(REGION | TRIBUTARY)),
            EachOther(Recall(Cards(PLAY, REGION))),
        ),
    ),
    card(
        "2EGY19", "Egyptian Hieroglyphics", "Egyptské hieroglyfy", "Egyiptomi hieroglifák", "egyptian-bird",
        pinned=True,
        solstice=May(ToHistory(Cards(HAND | DISCARD))),
    ),
    card(
        "2EGY20", "Lower Nile", "Dolní Nil", "Alsó-Nílus", "ibis",
        suits=REGION, icons=(RIVER,), pinned=True,
        play=GARRISON,
    ),
    card(
        "2EGY21", "Nile Valley", "Údolí Nilu", "Nílus-völgy", "papyrus",
        suits=REGION, icons=(PRODUCTION, RIVER, FERTILE), pinned=True,
        play=GARRISON,
    ),
    unrest("2EGY22", "2EGY23"),
)  # fmt: skip
