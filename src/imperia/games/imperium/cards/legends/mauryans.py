"""The 24 cards of the Mauryans, as printed: Regions in play, history, and Ashoka who lays down arms."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    AS_ACCESSION, BARBARIAN, CITY, CITY_BOUNTY, CIVILISED, DISCARD, DRAW, EMPIRE, FERTILE, GARRISON, HAND, HISTORY,
    IN_DEVELOPMENT, IN_NATION, IN_PLAY, NATION, PLAY, PLAYED, PLAYING_UNREST, POWER, PRODUCTION, REGION, RIVER,
    TRIBUTARY, UNCIVILISED, UNREST, Acquire, AnyState, BreakThrough, Cards, Cheaper, Choose, CountsAs, Discard, Draw,
    EachOther, EachPlayer, Find, HandSize, InHistory, InPlay, May, MoveSelf, Print, Recall, Repeat, Result,
    ReturnUnrest, RevealAttacks, Seq, TakeBack, TakeFame, Then, To, ToHistory, When, advance, card, cost, gain, glory,
    goods, pay, points, prosperity, unrest,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "2MAU1A", "Mauryans", "Maurjové", "Maurják", "tiger-head", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Cards(PLAY, REGION)), fixed=True,
        facts=(When(PLAYED, gain(progress=1), suits=REGION, exhaust=True),),
        solstice=May(To(pay(material=1), TakeBack(Cards(DISCARD, REGION)))),
    ),
    card(
        "2MAU1B", "Mauryans", "Maurjové", "Maurják", "tiger-head", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(2, Cards(HISTORY)), fixed=True,
    ),
    glory("2MAU2", start=AS_ACCESSION),
    card(
        "2MAU3", "Mathematics", "Matematika", "Matematika", "abacus",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=1),
        vp=points(1, Cards(PLAY, pinned=True, but=REGION)),
        facts=(HandSize(), AnyState(("Advance",))),
    ),
    card(
        "2MAU4", "Grand Trunk Road", "Velká hlavní silnice", "Országút", "horizon-road", printed="cs hu",
        suits=REGION, pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=3), vp=2,
        facts=(CountsAs(REGION, 2),),
        exhaust=(EachPlayer(gain(material=1)), gain(progress=1)),
    ),
    card(
        "2MAU5", "Ashoka", "Ašóka", "Asóka", "cartwheel", printed="cs hu",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=3), vp=1,
        play=(TakeFame(), RevealAttacks(), MoveSelf(HISTORY)),
    ),
    card(
        "2MAU6", "Buddhism", "Buddhismus", "Buddhizmus", "lotus-flower",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=4), vp=points(1, Cards(HISTORY)),
        facts=(Cheaper(PLAYING_UNREST, goods(material=1), cards=1, least=1),),
        solstice=Choose((gain(progress=1), ReturnUnrest(Cards(DISCARD)))),
    ),
    card(
        "2MAU7", "Edicts of Ashoka", "Ašókovy edikty", "Asóka rendeletei", "ancient-columns",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4), vp=3, needs=(InHistory("Ashoka"),),
        exhaust=To(ToHistory(), Choose((
            Draw(1),
            ReturnUnrest(Cards(DISCARD)),
            Seq((Draw(1), ReturnUnrest(Cards(DISCARD)))),
        ))),
    ),
    card(
        "2MAU8", "Punch-marked Coins", "Puncované mince", "Bélyegzett érmék", "token",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=1), vp=2,
        exhaust=(Draw(1), gain(progress=1)),
    ),
    card(
        "2MAU9", "Arthashastra", "Arthašástra", "Arthasásztra", "white-book",
        pinned=True, start=IN_NATION,
        solstice=Then(
            Discard(Cards(HAND, UNREST), 99, up_to=True),
            Repeat(Result(), Choose((Draw(1), gain(progress=1)))),
        ),
    ),
    card(
        "2MAU10", "Nanda Dynasty", "Dynastie Nandů", "Nanda-dinasztia", "coronation",
        suits=TRIBUTARY, start=IN_NATION, needs=(InPlay("Arthashastra"),),
        play=gain(population=2),
    ),
    card(
        "2MAU11", "City of Pataliputra", "Město Pátaliputra", "Pátaliputra városa", "indian-palace",
        icons=(CITY,), pinned=True, start=IN_NATION,
        solstice=CITY_BOUNTY,
    ),
    card(
        "2MAU12", "Indian Elephants", "Indičtí sloni", "Indiai elefántok", "elephant-head", printed="cs hu",
        attack=True, start=IN_NATION,
        play=(EachOther(Recall(Cards(PLAY, REGION))), May(BreakThrough(REGION | TRIBUTARY))),
    ),
    card(
        "2MAU13", "Indian Elephants", "Indičtí sloni", "Indiai elefántok", "elephant-head", printed="cs hu",
        attack=True, state=BARBARIAN, start=IN_NATION,
        play=(EachOther(Recall(Cards(PLAY, REGION))), May(BreakThrough(REGION | TRIBUTARY))),
    ),
    card(
        "2MAU14", "Gandhara", "Gandhára", "Gandhára", "lotus",
        suits=REGION, icons=(PRODUCTION,), pinned=True, start=IN_NATION,
        play=(gain(population=1), GARRISON),
    ),
    unrest("2MAU15", "2MAU16", start=IN_NATION),
    advance("2MAU17"),
    card(
        "2MAU18", "Chandragupta", "Čandragupta", "Csandragupta", "turban",
        state=BARBARIAN,
        play=(
            Acquire(REGION),
            Find(Cards(HAND | DISCARD | DRAW | NATION, name=("Indian Elephants",)), DISCARD),
            MoveSelf(HISTORY),
        ),
    ),
    card(
        "2MAU19", "Chanakya", "Čanakja", "Csánakja", "chess-bishop", printed="cs",
        state=BARBARIAN,
        play=(
            Choose((
                Seq((Acquire(UNCIVILISED), Acquire(CIVILISED))),
                Find(Cards(HAND | DISCARD | DRAW | NATION, name=("Arthashastra",)), DISCARD),
            )),
            MoveSelf(HISTORY),
        ),
    ),
    card(
        "2MAU20", "Magadha", "Magadha", "Magadha", "bowl-of-rice",
        suits=REGION, icons=(PRODUCTION,), pinned=True, state=BARBARIAN,
        play=GARRISON,
    ),
    card(
        "2MAU21", "Indus Valley", "Údolí Indu", "Indus-völgy", "buffalo-head",
        suits=REGION, icons=(PRODUCTION, FERTILE, RIVER), pinned=True,
        play=GARRISON,
    ),
    prosperity("2MAU22"),
    unrest("2MAU23", "2MAU24"),
)  # fmt: skip
