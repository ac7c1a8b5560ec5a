"""The 21 cards of the Utopians, as printed: scrolls under the cards in play, and a journey of four faces."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ALL_MAY_DRAW, CIVILISED, DECK_EMPTY, DISCARD, EXILE, FAME, GAIN_MATERIAL, HAND, HERE, HISTORY, IN_PLAY, IN_SUPPLY,
    OWNED, PLAY, POPULATION, POWER, PROGRESS, REGION, RETURNED, SCROLL, TRIBUTARY, UNCIVILISED, UNREST, Abandon,
    Acquire, AdvanceJourney, AtLeast, Cards, Choose, Defend, Discard, Draw, EachPlayer, EndGame, Exile, FlipState,
    Garrison, Held, If, Instead, Is, May, MoveSelf, PayAll, Print, Recall, Result, ReturnUnrest, ScoreWhere, Seq,
    SpendAction, TakeBack, TakeFame, TakeUnrest, Then, To, ToHistory, ToTop, Was, When, card, gain, pay, points,
    unrest,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "2UTO1A", "Utopians", "Utopisté", "Utópiaiak", "sunrise", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Held(POPULATION), every=4), fixed=True,
        facts=(When(DECK_EMPTY, TakeUnrest()),),
        solstice=Then(EachPlayer(May(ReturnUnrest()), others=True), gain(population=1, per=Result())),
    ),
    card(
        "2UTO1B", "Utopians", "Utopisté", "Utópiaiak", "sunrise", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Held(POPULATION), every=3), fixed=True,
        facts=(When(DECK_EMPTY, TakeUnrest()),),
    ),
    card(
        "2UTO2A", "Visions of Shangri-la", "Vize o Šangri-La", "Látomások Shangri-Láról", "enlightenment",
        printed="cs hu",
        start=IN_PLAY, fixed=True,
        facts=(When(RETURNED, To(SpendAction(), gain(progress=1)), exhaust=True),),
        solstice=Choose((To(PayAll(PROGRESS, 5), AdvanceJourney()), Seq((Discard(), Draw(1))))),
    ),
    card(
        "2UTO2B", "Path to Shangri-la", "Cesta do Šangri-La", "Út Shangri-Lába", "journey",
        start=IN_PLAY, fixed=True,
        exhaust=To(Abandon(Cards(PLAY, REGION)), gain(population=1, progress=1)),
        solstice=Choose((To(PayAll(PROGRESS, 5), AdvanceJourney(replace=True)), May(TakeBack(Cards(DISCARD, REGION))))),
    ),
    card(
        "2UTO3A", "Gates of Shangri-la", "Brány Šangri-La", "Shangri-La kapui", "heaven-gate", printed="cs hu",
        start=IN_PLAY, fixed=True,
        entered=FlipState(),
        exhaust=To(ToHistory(), gain(progress=1)),
        solstice=Choose((To(PayAll(PROGRESS, 5), AdvanceJourney()), Draw(1))),
    ),
    card(
        "2UTO3B", "Shangri-la", "Šangri-La", "Shangri-La", "pagoda", printed="cs hu",
        start=IN_PLAY, fixed=True,
        facts=(Instead(GAIN_MATERIAL, Seq((EachPlayer(gain(progress=1), others=True), gain(population=2)))),),
        exhaust=gain(material=1),
        solstice=If(AtLeast(Held(POPULATION), 24), EndGame()),
    ),
    card(
        "2UTO4", "Monastery", "Klášter", "Kolostor", "monk-face",
        pinned=True, vp=points(1, Cards(EXILE), every=4),
        exhaust=To(
            Garrison(Cards(HAND, icon=SCROLL)),
            Then(
                Exile(Cards(HAND, but=UNREST)),
                Seq((gain(population=2), If(Is(Was(attack=True)), gain(progress=1)))),
            ),
        ),
        solstice=Choose((Draw(1), Seq((MoveSelf(DISCARD), ReturnUnrest())))),
    ),
    card(
        "2UTO5", "Portals", "Portály", "Portálok", "magic-portal",
        pinned=True, vp=points(1, Cards(OWNED, REGION)),
        exhaust=To(Garrison(Cards(HAND, icon=SCROLL)), Acquire(REGION)),
        solstice=Choose((Recall(Cards(PLAY, REGION)), Seq((MoveSelf(DISCARD), gain(population=1))))),
    ),
    card(
        "2UTO6", "Daochang", "Tao-čchang", "Taocsang", "yin-yang",
        pinned=True, vp=points(1, Cards(OWNED, TRIBUTARY)),
        facts=(Defend(pay(population=1)),),
        exhaust=To(Garrison(Cards(HAND, icon=SCROLL)), Acquire(TRIBUTARY)),
        solstice=Choose((TakeUnrest(), Seq((MoveSelf(DISCARD), gain(material=1))))),
    ),
    card(
        "2UTO7", "Lost Tomes", "Ztracené svazky", "Elveszett kötetek", "secret-book", printed="cs",
        pinned=True, vp=points(2, Cards(OWNED, FAME)),
        exhaust=To(Garrison(Cards(HAND, icon=SCROLL)), ToHistory(Cards(HAND | DISCARD))),
        solstice=If(AtLeast(Cards(HERE, icon=SCROLL), 2), May(To(MoveSelf(DISCARD), TakeFame()))),
    ),
    card(
        "2UTO8", "Tree of Knowledge", "Strom poznání", "A tudás fája", "fruiting",
        pinned=True, vp=points(1, Cards(OWNED, CIVILISED)),
        exhaust=To(Garrison(Cards(HAND, icon=SCROLL)), Acquire(UNCIVILISED | CIVILISED)),
        solstice=Choose((Discard(), Seq((MoveSelf(DISCARD), Draw(1))))),
    ),
    card(
        "2UTO9", "Charity", "Dobročinnost", "Jótékonyság", "open-palm",
        play=(gain(progress=1), EachPlayer(May(gain(material=2)), others=True)),
    ),
    card(
        "2UTO10", "Meditation", "Meditace", "Meditáció", "meditation",
        free=True,
        play=(ToTop(Cards(DISCARD)), EachPlayer(May(Draw(1)), others=True)),
    ),
    card(
        "2UTO11", "Mountain Retreat", "Horské ústraní", "Hegyi menedék", "wood-cabin",
        pinned=True, vp=points(1, Cards(OWNED, UNCIVILISED)),
        exhaust=To(Garrison(Cards(HAND, UNREST)), TakeBack(Cards(DISCARD, icon=SCROLL))),
        solstice=Choose((Draw(1), Seq((ReturnUnrest(Cards(HERE, UNREST), 99), MoveSelf(DISCARD))))),
    ),
    card(
        ("2UTO12", "2UTO13", "2UTO14", "2UTO15", "2UTO16"), "Sacred Scroll", "Posvátný svitek", "Szent tekercs",
        "scroll-unfurled",
        icons=(SCROLL,), vp=ScoreWhere(HISTORY, 1), free=True,
        play=ALL_MAY_DRAW,
    ),
    unrest("2UTO17", "2UTO18", "2UTO19", start=IN_SUPPLY),
    unrest("2UTO20", start=IN_SUPPLY, players=3),
    unrest("2UTO21", start=IN_SUPPLY, players=4),
)  # fmt: skip
