"""The 26 cards of the Vikings, as printed: no empire, no history, a nation deck to the very end."""

from __future__ import annotations

from ...ops import *

FORESIGHT = When(TOOK, Seq((LookNation(), May(NationToBottom()))))
LOOK_AND_MAY_SHUFFLE = Seq((LookNation(), May(ShuffleNation())))

CARDS: tuple[Print, ...] = (
    card(
        "1VIK1A", "Vikings", "Vikingové", "Vikingek", "viking-head", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Cards(OWNED, variable=True)), fixed=True,
        facts=(NoHistory(), FORESIGHT, When(RETURNED, Draw(2), exhaust=True)),
    ),
    card(
        "1VIK1B", "Vikings", "Vikingové", "Vikingek", "viking-head", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(2, Cards(OWNED, variable=True)), fixed=True,
        facts=(NoHistory(), FORESIGHT),
    ),
    card(
        "1VIK2", "Harald Hardrada", "Harald Hardrada", "Harald Hardrada", "viking-helmet", printed="cs hu",
        state=BARBARIAN, start=AS_ACCESSION, vp=points(2, Cards(OWNED, variable=True)),
        play=(TakeFame(), May(BreakThrough(REGION))), gained=EndGame(),
    ),
    card(
        "1VIK3", "Iceland", "Island", "Izland", "iceland",
        suits=REGION, icons=(PRODUCTION,), pinned=True, state=BARBARIAN, start=IN_NATION,
        play=(GARRISON, Choose((gain(material=2), LOOK_AND_MAY_SHUFFLE))),
    ),
    card(
        "1VIK4", "Combs", "Hřebeny", "Fésűk", "comb", printed="cs hu",
        pinned=True, state=BARBARIAN, start=IN_NATION, vp=points(1, Held(POPULATION), every=3),
        exhaust=IgnoreState(EMPIRE),
    ),
    card(
        "1VIK5", "Graenland", "Grónsko", "Grönland", "icebergs",
        suits=REGION, pinned=True, state=BARBARIAN, start=IN_NATION,
        play=(GARRISON, Choose((gain(population=1), LOOK_AND_MAY_SHUFFLE))),
    ),
    card(
        "1VIK6", "Føroyar", "Faerské ostrovy", "Feröer", "sheep",
        suits=REGION, pinned=True, state=BARBARIAN, start=IN_NATION,
        play=(GARRISON, Choose((ExileMarket(), gain(population=1)))),
    ),
    card(
        "1VIK7", "Vinland", "Vinland", "Vinland", "vines",
        suits=REGION, icons=(PRODUCTION, RIVER, FERTILE), pinned=True, state=BARBARIAN, start=IN_NATION,
        vp=ScoreWhere(PLAY, 6), needs=(InPlay("Longships"), InPlay("Graenland")),
        play=Choose((ReturnUnrest(), GARRISON)),
    ),
    card(
        "1VIK8", "Sagas", "Ságy", "Mondák", "rune-stone", printed="cs hu",
        pinned=True, state=BARBARIAN, start=IN_NATION, vp=points(1, Cards(HERE)),
        solstice=GARRISON,
    ),
    card(
        "1VIK9", "City of Dubh Linn", "Město Dubh Linn", "Dubh Linn városa", "viking-longhouse",
        icons=(CITY,), pinned=True, state=BARBARIAN, start=IN_NATION, vp=points(1, Held(MATERIAL), every=8),
        solstice=CITY_BOUNTY,
    ),
    card(
        "1VIK10", "Longships", "Dlouhé lodě", "Hosszúhajók", "drakkar",
        pinned=True, state=BARBARIAN, start=IN_NATION,
        facts=(
            ReachExile(REGION),
            When(ACQUIRED_EXILED, gain(population=1), suits=REGION),
            When(PLAYED, gain(material=2), attack=True, exhaust=True),
        ),
    ),
    card(
        "1VIK11", "Skis", "Lyže", "Sítalpak", "skis",
        pinned=True, state=BARBARIAN, start=IN_NATION, vp=2,
        facts=(When(PLAYED, Choose((Draw(1), gain(material=2))), suits=REGION, exhaust=True),),
    ),
    card(
        "1VIK12", "Rollo the Walker", "Rollo Chodec", "Gyalogjáró Rollo", "footsteps",
        state=BARBARIAN, start=IN_NATION,
        play=(TakeFame(), MoveSelf(EXILE)),
    ),
    card(
        "1VIK13", "Go a’Viking", "Na vikinskou výpravu", "Viking portyára", "drakkar-dragon",
        attack=True, state=BARBARIAN, start=IN_NATION, free=True,
        play=Steal(MATERIAL, 2, unable=TakeUnrest()),
    ),
    unrest("1VIK14", "1VIK15", start=IN_NATION),
    card(
        "1VIK16", "Gothja", "Gothja", "Gothja", "thor-hammer", printed="cs hu",
        state=BARBARIAN,
        play=(
            LookNation(),
            May(ShuffleNation()),
            Choose((Seq((ReturnUnrest(), gain(population=1))), Draw(2))),
        ),
    ),
    card(
        "1VIK17", "Scandinavia", "Skandinávie", "Skandinávia", "birch-trees",
        suits=REGION, icons=(PRODUCTION,), pinned=True, state=BARBARIAN,
        play=GARRISON,
    ),
    advance("1VIK18"),
    prosperity("1VIK19"),
    glory("1VIK20"),
    card(
        "1VIK21", "Erik the Red", "Erik Rudý", "Vörös Erik", "battle-axe", printed="cs",
        state=BARBARIAN,
        play=(
            To(
                Seq((Abandon(Cards(PLAY, name=("Scandinavia",))), pay(population=1))),
                Find(Cards(HAND | DISCARD | DRAW | NATION, REGION), HAND),
            ),
            MoveSelf(EXILE),
        ),
    ),
    card(
        "1VIK22", "Jomsviking", "Jomsviking", "Jomsviking", "viking-shield",
        attack=True, state=BARBARIAN,
        play=(To(pay(material=2, population=1), Acquire(REGION | TRIBUTARY)), EachOther(Discard())),
    ),
    card(
        "1VIK23", "Althing", "Althing", "Althing", "discussion",
        attack=True, state=BARBARIAN,
        play=(Steal(MATERIAL, 1), Choose((gain(progress=1), ReturnUnrest()))),
    ),
    unrest("1VIK24"),
    unrest("1VIK25", start=IN_SUPPLY, players=3),
    unrest("1VIK26", start=IN_SUPPLY, players=4),
)  # fmt: skip
