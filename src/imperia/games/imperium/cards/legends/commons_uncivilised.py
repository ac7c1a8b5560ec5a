"""The 22 Uncivilised cards of Legends, as printed; the last nine are Civilised too."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ALL_MAY_DRAW, ANY, BARBARIAN, CITY, CITY_BOUNTY, CIVILISED, DISCARD, EMPIRE, FAME, FERTILE, GAINED_FROM, HAND,
    HISTORY, IN_MARKET, MASK, OWNED, PLAY, PRODUCTION, REGION, RIVER, SCROLL, TRIBUTARY, UNCIVILISED, UNREST, Abandon,
    Acquire, AnyState, BreakThrough, Cards, Choose, Convert, Discard, Draw, EachOther, EachPlayer, FreePlay,
    GainAction, Icons, If, Is, May, Print, ReadyExhaust, Recall, ReturnUnrest, ScoreWhere, Seq, StateIs, TakeUnrest,
    Then, Those, To, ToHistory, ToTop, UpTo, Was, When, card, gain, pay, points,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "2UNC1", "Mining", "Hornictví", "Bányászat", "mining",
        suits=UNCIVILISED, pinned=True, start=IN_MARKET, players=4, vp=1,
        exhaust=To(
            Abandon(Cards(PLAY, REGION)),
            Seq((gain(progress=1), If(Is(Was(icon=PRODUCTION, lacks=True)), gain(progress=1)))),
        ),
    ),
    card(
        "2UNC2", "Jade Mask", "Nefritová maska", "Jádemaszk", "ceremonial-mask",
        suits=UNCIVILISED, icons=(MASK,), start=IN_MARKET, vp=ScoreWhere(HISTORY, 1),
        play=(UpTo(3, Draw(1, if_able=True)), ToTop()),
    ),
    card(
        "2UNC3", "Elders", "Stařešinové", "Vének", "wisdom",
        suits=UNCIVILISED, start=IN_MARKET, vp=1,
        play=Choose((
            Acquire(UNCIVILISED),
            Seq((BreakThrough(UNCIVILISED), EachPlayer(gain(progress=1), others=True))),
        )),
    ),
    card(
        "2UNC4", "Espionage", "Špionáž", "Kémkedés", "spy",
        suits=UNCIVILISED, attack=True, start=IN_MARKET, vp=1,
        play=(To(ToTop(), Acquire(ANY)), EachOther(Recall(Cards(PLAY, pinned=True)))),
    ),
    card(
        "2UNC5", "Invasion", "Invaze", "Invázió", "crossed-swords",
        suits=UNCIVILISED, attack=True, start=IN_MARKET, vp=1,
        play=(
            pay(material=3),
            EachOther(TakeUnrest()),
            Choose((
                BreakThrough(TRIBUTARY),
                Seq((BreakThrough(REGION), EachOther(Recall(Cards(PLAY, REGION))))),
            )),
        ),
    ),
    card(
        "2UNC6", "Monument", "Památník", "Emlékmű", "moai",
        suits=UNCIVILISED, pinned=True, state=BARBARIAN, start=IN_MARKET, vp=1,
        exhaust=FreePlay(Cards(HAND, UNREST)),
    ),
    card(
        "2UNC7", "Code of Laws", "Zákoník", "Törvénykönyv", "wax-tablet",
        suits=UNCIVILISED, pinned=True, start=IN_MARKET, vp=1,
        exhaust=Draw(1),
    ),
    card(
        "2UNC8", "Religion", "Náboženství", "Vallás", "prayer",
        suits=UNCIVILISED, pinned=True, start=IN_MARKET, vp=1,
        exhaust=GainAction(),
        solstice=Choose((TakeUnrest(), pay(material=3))),
    ),
    card(
        "2UNC9", "Oracle", "Orákulum", "Orákulum", "crystal-ball",
        suits=UNCIVILISED, state=BARBARIAN, start=IN_MARKET, vp=points(2, Cards(OWNED, FAME)), free=True,
        play=Then(Draw(2), Discard(Those())),
    ),
    card(
        "2UNC10", "Domestication", "Domestikace", "Háziasítás", "goat", printed="cs hu",
        suits=UNCIVILISED, pinned=True, start=IN_MARKET, vp=points(2, Icons(FERTILE, OWNED)),
        facts=(When(GAINED_FROM, gain(progress=1), icon=FERTILE, exhaust=True),),
    ),
    card(
        "2UNC11", "Water Mill", "Vodní mlýn", "Malom", "water-mill", printed="cs hu",
        suits=UNCIVILISED, pinned=True, start=IN_MARKET, vp=points(1, Icons(FERTILE | RIVER, OWNED)),
        exhaust=Choose((
            To(Recall(Cards(PLAY, icon=FERTILE)), gain(material=2, population=1)),
            To(Recall(Cards(PLAY, icon=RIVER)), GainAction()),
        )),
    ),
    card(
        "2UNC12", "Qanat", "Kanát", "Kanát", "hole-ladder",
        suits=UNCIVILISED, pinned=True, start=IN_MARKET, vp=points(2, Icons(RIVER, OWNED)),
        exhaust=Convert(RIVER),
    ),
    card(
        "2UNC13", "Rituals & Ceremonies", "Rituály a obřady", "Rítusok és szertartások", "fire-bowl",
        suits=UNCIVILISED, state=BARBARIAN, start=IN_MARKET, players=3, vp=1, free=True,
        play=Choose((ReturnUnrest(), Seq((gain(progress=1), May(ReadyExhaust()))))),
    ),
    card(
        "2UNC14", "City", "Město", "Város", "medieval-village-01",
        suits=UNCIVILISED | CIVILISED, icons=(CITY,), pinned=True, start=IN_MARKET, players=3, vp=1,
        solstice=CITY_BOUNTY,
    ),
    card(
        ("2UNC15", "2UNC16", "2UNC17"), "City", "Město", "Város", "medieval-village-01",
        suits=UNCIVILISED | CIVILISED, icons=(CITY,), pinned=True, start=IN_MARKET, vp=1,
        solstice=CITY_BOUNTY,
    ),
    card(
        "2UNC18", "Road Building", "Stavba cest", "Útépítés", "stone-path",
        suits=UNCIVILISED | CIVILISED, pinned=True, start=IN_MARKET, vp=1,
        facts=(AnyState(("Conquer",)),),
        solstice=gain(material=2),
    ),
    card(
        "2UNC19", "Art", "Umění", "Művészet", "venus-of-willendorf",
        suits=UNCIVILISED | CIVILISED, pinned=True, start=IN_MARKET, vp=1,
        solstice=(
            If(Is(StateIs(BARBARIAN)), May(To(pay(material=1), ReturnUnrest()))),
            If(Is(StateIs(EMPIRE)), May(To(pay(material=3), gain(progress=1)))),
        ),
    ),
    card(
        "2UNC20", "Diplomacy", "Diplomacie", "Diplomácia", "truce",
        suits=UNCIVILISED | CIVILISED, start=IN_MARKET, vp=1,
        play=To(pay(material=3), BreakThrough(TRIBUTARY)),
    ),
    card(
        "2UNC21", "Leadership", "Vůdcovství", "Vezetés", "rally-the-troops",
        suits=UNCIVILISED | CIVILISED, start=IN_MARKET, vp=1, free=True,
        play=Choose((Draw(1), ToHistory(Cards(HAND | DISCARD)))),
    ),
    card(
        "2UNC22", "Lost Scroll", "Ztracený svitek", "Elveszett tekercs", "tied-scroll",
        suits=UNCIVILISED | CIVILISED, icons=(SCROLL,), start=IN_MARKET, players=3, vp=ScoreWhere(HISTORY, 1),
        free=True,
        play=(May(ToTop(Cards(DISCARD))), ALL_MAY_DRAW),
    ),
)  # fmt: skip
