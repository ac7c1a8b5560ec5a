"""The 23 cards of the Greeks, as printed: many cards, and the Lighthouse among them."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ANY, AS_ACCESSION, BARBARIAN, CITY, CITY_BOUNTY, CIVILISED, DISCARD, EMPIRE, GARRISON, HAND, HISTORY,
    IN_DEVELOPMENT, IN_NATION, IN_PLAY, MATERIAL, METROPOLIS, OWNED, PLAY, PLAYING_UNREST, POWER, PRODUCTION, REGION,
    RIVER, UNCIVILISED, UNREST, Abandon, Acquire, AnyState, BreakThrough, Cards, Cheaper, Choose, Draw, EachOther,
    EachPlayer, FreePlay, HandSize, Icons, MoveSelf, Print, Recall, Repeat, ReturnUnrest, SpendAction, Steal,
    SwapExile, To, ToHistory, ToTop, advance, card, conquer, cost, gain, glory, goods, pay, points, unrest,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "1GRE1A", "Greeks", "Řekové", "Görögök", "spartan-helmet", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Cards(OWNED), every=7), fixed=True,
        exhaust=To(SpendAction(2), BreakThrough(UNCIVILISED | CIVILISED)),
    ),
    card(
        "1GRE1B", "Greeks", "Řekové", "Görögök", "spartan-helmet", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Cards(OWNED), every=3), fixed=True,
    ),
    card(
        "1GRE2", "Olympic Games", "Olympijské hry", "Olimpiai játékok", "discobolus", printed="cs hu",
        start=AS_ACCESSION,
        play=(Draw(2), ToHistory()),
    ),
    card(
        "1GRE3", "Greek Prosperity", "Řecký blahobyt", "Görög jólét", "olive",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=2, population=2), vp=2,
        play=Choose((
            gain(material=1, per=Icons(PRODUCTION)),
            gain(population=1, per=Cards(PLAY, REGION)),
            Repeat(Icons(CITY | METROPOLIS), Draw(1)),
        )),
    ),
    card(
        "1GRE4", "Pericles", "Periklés", "Periklész", "public-speaker",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=2), vp=3, free=True,
        play=(Acquire(ANY), MoveSelf(HISTORY)),
    ),
    card(
        "1GRE5", "City of Corinth", "Město Korint", "Korinthosz városa", "pegasus",
        icons=(CITY,), pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=2), vp=3,
        solstice=CITY_BOUNTY,
    ),
    card(
        "1GRE6", "Science", "Věda", "Tudomány", "astrolabe", printed="cs hu",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=2), vp=3,
        facts=(HandSize(), AnyState(("Advance",))),
    ),
    card(
        "1GRE7", "Greek Innovation", "Řecká inovace", "Görög újítás", "ancient-screw",
        attack=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=2), vp=3,
        play=(To(ToTop(n=2), Acquire(ANY)), EachOther(Recall(Cards(PLAY, pinned=True)))),
    ),
    card(
        "1GRE8", "Direct Democracy", "Přímá demokracie", "Közvetlen demokrácia", "vote",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=2), vp=3,
        exhaust=FreePlay(Cards(HAND, UNREST)), facts=(Cheaper(PLAYING_UNREST, goods(material=1), cards=1, least=1),),
    ),
    card(
        "1GRE9", "Lighthouse", "Maják", "Világítótorony", "lighthouse", printed="cs hu",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=5), vp=3,
        exhaust=Choose((ToTop(Cards(DISCARD, attack=True)), SwapExile())),
    ),
    card(
        "1GRE10", "Philosophy", "Filozofie", "Filozófia", "philosopher-bust",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=6), vp=points(1, Cards(OWNED), every=5),
        play=To(Abandon(Cards(PLAY, pinned=True, but=REGION)), BreakThrough(UNCIVILISED | CIVILISED)),
    ),
    card(
        "1GRE11", "City of Athens", "Město Athény", "Athén városa", "owl",
        icons=(CITY,), pinned=True, start=IN_NATION,
        solstice=CITY_BOUNTY,
    ),
    card(
        "1GRE12", "Plains of Thessaly", "Thesálské pláně", "Thesszáliai síkság", "centaur",
        suits=REGION, icons=(PRODUCTION,), pinned=True, start=IN_NATION,
        play=(gain(material=1), GARRISON),
    ),
    unrest("1GRE13", start=IN_NATION),
    glory("1GRE14"),
    card(
        "1GRE15", "Greek Mercenaries", "Řečtí žoldáci", "Görög zsoldosok", "spartan", printed="cs hu",
        attack=True,
        play=(gain(progress=1), Draw(1), Steal(MATERIAL, 2), EachPlayer(gain(population=1), others=True)),
    ),
    advance("1GRE16"),
    conquer("1GRE17"),
    card(
        "1GRE18", "Settlers", "Osadníci", "Telepesek", "huts-village", printed="cs hu",
        state=BARBARIAN,
        play=Choose((To(pay(population=1), Acquire(REGION)), gain(progress=1), ReturnUnrest())),
    ),
    card(
        "1GRE19", "City of Sparta", "Město Sparta", "Spárta városa", "lambda",
        icons=(CITY,), pinned=True, state=BARBARIAN,
        solstice=CITY_BOUNTY,
    ),
    card(
        "1GRE20", "Peloponnese", "Peloponés", "Peloponnészosz", "pan-flute",
        suits=REGION, icons=(PRODUCTION, RIVER), pinned=True,
        play=(gain(population=1), GARRISON),
    ),
    card(
        "1GRE21", "Forest of Pholoe", "Les Foloé", "Pholoé erdeje", "oak",
        suits=REGION, icons=(PRODUCTION,), pinned=True,
        play=GARRISON,
    ),
    unrest("1GRE22", "1GRE23"),
)  # fmt: skip
