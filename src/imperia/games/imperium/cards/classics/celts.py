"""The 28 cards of the Celts, as printed, five of them Unrest for the pile."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ANY, AS_ACCESSION, BARBARIAN, CIVILISED, DISCARD, EMPIRE, FERTILE, GARRISON, GOT, HISTORY, IN_DEVELOPMENT,
    IN_NATION, IN_PLAY, IN_SUPPLY, MATERIAL, OWNED, PLAY, PLAYED, POWER, PRODUCTION, PROGRESS, REGION, RIVER,
    UNCIVILISED, Abandon, Acquire, AnyState, BreakThrough, Cards, Choose, Draw, EachOther, EachPlayer, HandSize,
    Icons, May, MoveSelf, Print, ReachExile, ReturnUnrest, StateIs, Steal, TakeBack, TakeUnrest, To, ToHistory, ToTop,
    When, advance, card, conquer, cost, gain, glory, pay, points, unrest,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "1CEL1A", "Celts", "Keltové", "Kelták", "boar-ensign", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Cards(OWNED, UNCIVILISED)), fixed=True,
        facts=(When(GOT, EachOther(TakeUnrest()), suits=UNCIVILISED, exhaust=True),),
    ),
    card(
        "1CEL1B", "Celts", "Keltové", "Kelták", "boar-ensign", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(2, Cards(OWNED, UNCIVILISED)), fixed=True,
    ),
    card(
        "1CEL2", "Celtic Gold", "Keltské zlato", "Kelta arany", "torc",
        start=AS_ACCESSION,
        play=(EachPlayer(gain(material=1), others=True), gain(material=4, per=Icons(FERTILE))),
    ),
    card(
        "1CEL3", "Celtic Innovation", "Keltská inovace", "Kelta újítás", "carnyx",
        attack=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=2, population=2), vp=4,
        play=(May(Acquire(UNCIVILISED | CIVILISED)), EachOther(TakeUnrest())),
    ),
    card(
        "1CEL4", "Chainmail", "Kroužková zbroj", "Láncing", "chain-mail",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=1), vp=4,
        facts=(When(PLAYED, gain(progress=1), attack=True),),
    ),
    card(
        "1CEL5", "Chariots", "Válečné vozy", "Harci szekerek", "chariot",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=3), vp=4,
        facts=(ReachExile(REGION), AnyState(("Conquer",), attacks=True)),
    ),
    card(
        "1CEL6", "Ogham Script", "Oghamské písmo", "Ogham írás", "menhir",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=2, population=2), vp=4,
        exhaust=(May(ToHistory()), May(ToHistory(Cards(DISCARD)))), facts=(HandSize(),),
    ),
    card(
        "1CEL7", "Vercingetorix", "Vercingetorix", "Vercingetorix", "oppidum",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4), vp=points(1, Cards(OWNED, UNCIVILISED)),
        play=(May(Acquire(ANY)), MoveSelf(HISTORY)),
    ),
    conquer("1CEL8", start=IN_NATION),
    card(
        "1CEL9", "Armorica", "Armorika", "Armorica", "dolmen",
        suits=REGION, icons=(PRODUCTION, RIVER), pinned=True, start=IN_NATION,
        play=GARRISON,
    ),
    card(
        "1CEL10", "Belgica", "Belgica", "Belgica", "belgium",
        suits=REGION, icons=(RIVER,), pinned=True, start=IN_NATION,
        play=(May(Draw(1)), GARRISON),
    ),
    card(
        "1CEL11", "Britannia", "Británie", "Britannia", "hill-fort",
        suits=REGION, icons=(PRODUCTION, FERTILE), pinned=True, start=IN_NATION,
        play=GARRISON,
    ),
    card(
        "1CEL12", "Hibernia", "Hibernie", "Hibernia", "shamrock",
        suits=REGION, icons=(FERTILE,), pinned=True, start=IN_NATION,
        play=(May(TakeBack(Cards(DISCARD))), GARRISON),
    ),
    unrest("1CEL13", start=IN_NATION),
    card(
        "1CEL14", "Druids", "Druidi", "Druidák", "holy-oak", printed="hu",
        play=Choose((
            gain(progress=1),
            To(pay(population=1), BreakThrough(UNCIVILISED)),
            To(ReturnUnrest(), gain(population=1)),
        )),
    ),
    glory("1CEL15"),
    advance("1CEL16"),
    conquer("1CEL17"),
    card(
        "1CEL18", "Boudicca", "Boudicca", "Boudicca", "swordwoman",
        attack=True, state=BARBARIAN,
        play=(gain(progress=1), EachOther(Abandon(Cards(PLAY, REGION))), MoveSelf(HISTORY)),
    ),
    card(
        "1CEL19", "Cattle Raid", "Krádež dobytka", "Marhalopás", "cow", printed="hu",
        attack=True, state=BARBARIAN,
        play=(
            gain(material=2),
            Steal(MATERIAL, 1, whom=Cards(PLAY, REGION)),
            Steal(PROGRESS, 1, whom=StateIs(EMPIRE)),
        ),
    ),
    card(
        "1CEL20", "Cauldron of Cerridwen", "Cerridwenin kotel", "Cerridwen üstje", "cauldron", printed="cs hu",
        pinned=True,
        exhaust=To(pay(progress=1), gain(population=2)),
    ),
    card(
        "1CEL21", "Celtica", "Celtica", "Celtica", "light-thorny-triskelion",
        suits=REGION, icons=(PRODUCTION,), pinned=True,
        play=(May(ToTop(Cards(DISCARD))), GARRISON),
    ),
    unrest("1CEL22", "1CEL23"),
    unrest("1CEL24", "1CEL25", start=IN_SUPPLY, players=3),
    unrest("1CEL26", "1CEL27", "1CEL28", start=IN_SUPPLY, players=4),
)  # fmt: skip
