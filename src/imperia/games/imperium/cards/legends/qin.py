"""The 25 cards of the Qin, as printed: population on the market, Long Walls, the Mandate of Heaven."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ANY, AS_ACCESSION, BARBARIAN, CIVILISED, CLEANUP_TOKEN, DISCARD, EMPIRE, GARRISON, GARRISONED, HAND, HISTORY,
    IN_DEVELOPMENT, IN_NATION, IN_PLAY, IN_SUPPLY, MARKET_TOKENS, PLAY, PLAYING_UNREST, POPULATION, POWER, PRODUCTION,
    PROGRESS, REGION, RIVER, TRIBUTARY, UNCIVILISED, Abandon, Acquire, AnyState, AtLeast, BreakThrough, Cards,
    Cheaper, Choose, Defend, Discard, Double, Draw, EachOther, GainAction, HandSize, If, InHistory, InPlay, Instead,
    Is, May, MoveSelf, PayUpTo, PlaceOnMarket, Print, Recall, Repeat, Result, ReturnUnrest, ScoreWhere, Seq,
    SpendAction, StateIs, TakeBack, TakeFame, Then, To, ToHistory, ToTop, When, advance, card, cost, gain, glory,
    goods, pay, points, prosperity, unrest,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "2QIN1A", "Qin", "Čchinové", "Csinek", "dragon-spiral", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Cards(PLAY, pinned=True, but=REGION)), fixed=True,
        facts=(
            Instead(CLEANUP_TOKEN, PlaceOnMarket(POPULATION, 1)),
            When(MARKET_TOKENS, Double(POPULATION), good=POPULATION, exhaust=True),
        ),
    ),
    card(
        "2QIN1B", "Qin", "Čchinové", "Csinek", "dragon-spiral", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(2, Cards(PLAY, pinned=True, but=REGION)), fixed=True,
        facts=(Instead(CLEANUP_TOKEN, PlaceOnMarket(POPULATION, 1)),),
    ),
    card(
        "2QIN2", "Long Walls I", "Velká zeď I", "Hosszú falak I.", "defensive-wall",
        pinned=True, state=EMPIRE, start=AS_ACCESSION, vp=points(1, Cards(PLAY, name=("Long Walls",))),
        family="Long Walls",
        facts=(Cheaper(PLAYING_UNREST, goods(material=2), least=1),),
    ),
    card(
        "2QIN3", "Long Walls II", "Velká zeď II", "Hosszú falak II.", "stone-wall",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=2, population=2),
        vp=points(1, Cards(PLAY, name=("Long Walls",))), family="Long Walls",
        facts=(Defend(Recall(Cards(PLAY, name=("Long Walls",)))),),
    ),
    card(
        "2QIN4", "Long Walls III", "Velká zeď III", "Hosszú falak III.", "rempart",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=2, population=2),
        vp=points(1, Cards(PLAY, name=("Long Walls",))), family="Long Walls",
        exhaust=To(pay(population=1), Draw(1)),
    ),
    card(
        "2QIN5", "Long Walls IV", "Velká zeď IV", "Hosszú falak IV.", "guarded-tower",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=2, population=2),
        vp=points(1, Cards(PLAY, name=("Long Walls",))), family="Long Walls",
        exhaust=If(AtLeast(Cards(PLAY, name=("Long Walls",)), 3), To(ToTop(), GainAction())),
    ),
    card(
        "2QIN6", "Emperor Qin Shi Huang", "Císař Čchin Š’-chuang", "Csin Si Huang császár", "dragon-orb",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=2), free=True,
        needs=(InPlay("Mandate of Heaven"), InHistory("King Wu of Qin")),
        play=(TakeFame(), MoveSelf(HISTORY)),
    ),
    card(
        "2QIN7", "Mathematics", "Matematika", "Matematika", "abacus",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=2), vp=2,
        facts=(HandSize(), AnyState(("Advance",))),
    ),
    card(
        "2QIN8", "King Wu of Qin", "Čchinský král Wu", "Csini Vu király", "double-dragon",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=2), vp=ScoreWhere(HISTORY, 2),
        needs=(InPlay("Mandate of Heaven"), InHistory("Duke Zhuang of Qin")),
        play=(Then(PayUpTo(PROGRESS, 3), Repeat(Result(), Acquire(ANY))), MoveSelf(HISTORY)),
    ),
    card(
        "2QIN9", "Metallurgy", "Hutnictví", "Kohászat", "melting-metal",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=1), vp=2,
        solstice=Choose((gain(progress=1), TakeBack(Cards(DISCARD, REGION)))),
    ),
    card(
        "2QIN10", "Terracotta Warriors", "Terakotoví válečníci", "Agyagkatonák", "lamellar",
        start=IN_DEVELOPMENT, develop=cost(material=7),
        vp=ScoreWhere(GARRISONED, 7, otherwise=ScoreWhere(HISTORY, 3)), playable=False,
    ),
    card(
        "2QIN11", "Eastern Zhou", "Východní Čou", "Keleti Csou", "bamboo",
        suits=REGION, icons=(PRODUCTION,), pinned=True, start=IN_NATION,
        play=(gain(population=1), GARRISON),
    ),
    glory("2QIN12", start=IN_NATION),
    card(
        "2QIN13", "Writing Systems", "Písmo", "Írások", "quill", printed="hu",
        pinned=True, start=IN_NATION,
        exhaust=To(ToHistory(Cards(DISCARD)), Draw(1)),
    ),
    unrest("2QIN14", start=IN_NATION),
    card(
        "2QIN15", "Confucianism", "Konfucianismus", "Konfucianizmus", "open-book", printed="cs hu",
        pinned=True,
        play=Abandon(Cards(PLAY, name=("Legalism",))),
        exhaust=To(Seq((SpendAction(), Discard(n=2))), Choose((
            Acquire(TRIBUTARY | UNCIVILISED | CIVILISED, token=POPULATION),
            ReturnUnrest(Cards(DISCARD), 2, up_to=True),
        ))),
    ),
    card(
        "2QIN16", "Legalism", "Legismus", "Legizmus", "scales", printed="cs hu",
        pinned=True,
        play=Abandon(Cards(PLAY, name=("Confucianism",))),
        exhaust=To(pay(population=3), Acquire(REGION | TRIBUTARY)),
    ),
    card(
        "2QIN17", "School of Diplomacy", "Škola diplomacie", "A diplomácia iskolája", "conversation",
        attack=True,
        play=(
            Then(Abandon(Cards(PLAY, REGION), 3, up_to=True), Repeat(Result(), May(Acquire(REGION | TRIBUTARY)))),
            If(Is(StateIs(BARBARIAN)), EachOther(Recall(Cards(PLAY, REGION)))),
        ),
    ),
    card(
        "2QIN18", "Western Zhou", "Západní Čou", "Nyugati Csou", "gong",
        suits=REGION, icons=(PRODUCTION, RIVER), pinned=True,
        play=(gain(material=1), GARRISON),
    ),
    advance("2QIN19"),
    prosperity("2QIN20"),
    card(
        "2QIN21", "Duke Zhuang of Qin", "Čchinský vévoda Čuang", "Csini Csuang herceg", "sharp-halberd",
        state=BARBARIAN, needs=(InPlay("Mandate of Heaven"),),
        play=(ReturnUnrest(Cards(HAND | DISCARD), 2, up_to=True), BreakThrough(REGION | TRIBUTARY), MoveSelf(HISTORY)),
    ),
    card(
        "2QIN22", "Mandate of Heaven", "Mandát Nebes", "Ég felhatalmazása", "sun-cloud", printed="cs hu",
        pinned=True, vp=ScoreWhere(PLAY, 0, otherwise=-2),
        exhaust=(PlaceOnMarket(POPULATION, 1), May(MoveSelf(DISCARD))),
        solstice=Discard(n=2),
    ),
    unrest("2QIN23"),
    unrest("2QIN24", start=IN_SUPPLY, players=3),
    unrest("2QIN25", start=IN_SUPPLY, players=4),
)  # fmt: skip
