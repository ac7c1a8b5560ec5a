"""The 22 common Uncivilised cards of Classics, as printed; nine of them are Civilised too."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ALL_MAY_DRAW, BARBARIAN, CITY, CITY_BOUNTY, CIVILISED, DISCARD, FAME, FERTILE, GAINED_FROM, HAND, HISTORY,
    IN_MARKET, MASK, OWNED, PLAY, REGION, RIVER, SCROLL, TRIBUTARY, UNCIVILISED, Acquire, AttackerPays, BreakThrough,
    Cards, Choose, Convert, CopyExhaust, Defend, Discard, Draw, EachOther, EachPlayer, GainAction, Gamble, Icons, May,
    MoveSelf, Print, ReadyExhaust, Recall, ReturnUnrest, ScoreWhere, Seq, TakeBack, TakeUnrest, Then, Those, To,
    ToHistory, ToTop, UpTo, When, card, gain, goods, pay, points,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "1UNC1", "Standing Army", "Stálá armáda", "Állandó hadsereg", "guards",
        suits=UNCIVILISED, pinned=True, start=IN_MARKET, players=4, vp=1,
        facts=(Defend(AttackerPays(goods(progress=1)), attacker=True),),
    ),
    card(
        "1UNC2", "Jade Mask", "Nefritová maska", "Jádemaszk", "ceremonial-mask",
        suits=UNCIVILISED, icons=(MASK,), start=IN_MARKET, vp=ScoreWhere(HISTORY, 1),
        play=(UpTo(3, Draw(1, if_able=True)), ToTop()),
    ),
    card(
        "1UNC3", "Elders", "Stařešinové", "Vének", "wisdom",
        suits=UNCIVILISED, start=IN_MARKET, vp=1,
        play=Choose((
            Acquire(UNCIVILISED),
            Seq((BreakThrough(UNCIVILISED), EachPlayer(gain(progress=1), others=True))),
        )),
    ),
    card(
        ("1UNC4", "1UNC5"), "Town", "Městečko", "Kisváros", "village",
        suits=UNCIVILISED, pinned=True, state=BARBARIAN, start=IN_MARKET, vp=ScoreWhere(HISTORY, 2),
        exhaust=EachPlayer(May(gain(material=2))),
        solstice=May(Seq((gain(progress=2), Choose((MoveSelf(DISCARD), MoveSelf(HISTORY)))))),
    ),
    card(
        "1UNC6", "Shrine", "Svatyně", "Szentély", "fire-shrine",
        suits=UNCIVILISED, pinned=True, state=BARBARIAN, start=IN_MARKET, vp=1,
        exhaust=To(pay(material=1), Draw(1)), solstice=May(To(Discard(), ReturnUnrest(Cards(DISCARD)))),
    ),
    card(
        "1UNC7", "Invasion", "Invaze", "Invázió", "crossed-swords",
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
        "1UNC8", "Mysticism", "Mystika", "Misztika", "third-eye",
        suits=UNCIVILISED, pinned=True, start=IN_MARKET, vp=1,
        exhaust=GainAction(1), solstice=Choose((TakeUnrest(), Discard(n=2))),
    ),
    card(
        "1UNC9", "Oracle", "Orákulum", "Orákulum", "crystal-ball",
        suits=UNCIVILISED, state=BARBARIAN, start=IN_MARKET, vp=points(2, Cards(OWNED, FAME)), free=True,
        play=Then(Draw(2), Discard(Those())),
    ),
    card(
        "1UNC10", "Agriculture", "Zemědělství", "Földművelés", "plow",
        suits=UNCIVILISED, pinned=True, start=IN_MARKET, vp=points(2, Icons(FERTILE, OWNED)),
        exhaust=Convert(FERTILE),
    ),
    card(
        "1UNC11", "Boats", "Lodě", "Csónakok", "wood-canoe", printed="cs hu",
        suits=UNCIVILISED, pinned=True, start=IN_MARKET, vp=points(1, Icons(FERTILE | RIVER, OWNED)),
        exhaust=Choose((
            To(Recall(Cards(PLAY, icon=RIVER)), gain(material=2, population=1)),
            To(Recall(Cards(PLAY, icon=FERTILE)), GainAction(1)),
        )),
    ),
    card(
        "1UNC12", "Shaduf", "Shaduf", "Gémeskút", "well", printed="cs hu",
        suits=UNCIVILISED, pinned=True, start=IN_MARKET, vp=points(2, Icons(RIVER, OWNED)),
        facts=(When(GAINED_FROM, gain(progress=1), icon=RIVER, exhaust=True),),
    ),
    card(
        "1UNC13", "Rituals & Ceremonies", "Rituály a obřady", "Rítusok és szertartások", "fire-bowl",
        suits=UNCIVILISED, state=BARBARIAN, start=IN_MARKET, players=3, vp=1, free=True,
        play=Choose((ReturnUnrest(), Seq((gain(progress=1), May(ReadyExhaust()))))),
    ),
    card(
        "1UNC14", "Ambassador", "Vyslanec", "Követ", "shaking-hands",
        suits=UNCIVILISED | CIVILISED, pinned=True, start=IN_MARKET, players=3, vp=1,
        exhaust=CopyExhaust(),
    ),
    card(
        ("1UNC15", "1UNC16", "1UNC17"), "City", "Město", "Város", "medieval-village-01",
        suits=UNCIVILISED | CIVILISED, icons=(CITY,), pinned=True, start=IN_MARKET, vp=1,
        solstice=CITY_BOUNTY,
    ),
    card(
        "1UNC18", "Gambling", "Hazard", "Szerencsejáték", "rolling-dices",
        suits=UNCIVILISED | CIVILISED, start=IN_MARKET, vp=1, free=True,
        play=To(pay(material=1), Gamble()),
    ),
    card(
        "1UNC19", "Port", "Přístav", "Kikötő", "anchor", printed="cs hu",
        suits=UNCIVILISED | CIVILISED, pinned=True, start=IN_MARKET, vp=1,
        exhaust=(gain(material=1, per=Icons(RIVER)), May(To(pay(material=3), TakeBack(Cards(DISCARD))))),
    ),
    card(
        "1UNC20", "Diplomacy", "Diplomacie", "Diplomácia", "truce",
        suits=UNCIVILISED | CIVILISED, start=IN_MARKET, vp=1,
        play=To(pay(material=3), BreakThrough(TRIBUTARY)),
    ),
    card(
        "1UNC21", "Leadership", "Vůdcovství", "Vezetés", "rally-the-troops",
        suits=UNCIVILISED | CIVILISED, start=IN_MARKET, vp=1, free=True,
        play=Choose((Draw(1), ToHistory(Cards(HAND | DISCARD)))),
    ),
    card(
        "1UNC22", "Lost Scroll", "Ztracený svitek", "Elveszett tekercs", "tied-scroll",
        suits=UNCIVILISED | CIVILISED, icons=(SCROLL,), start=IN_MARKET, players=3, vp=ScoreWhere(HISTORY, 1),
        free=True,
        play=(May(ToTop(Cards(DISCARD))), ALL_MAY_DRAW),
    ),
)  # fmt: skip
