"""The 11 Tributaries of Legends, as printed."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    ALSO, BARBARIAN, BOUNTY, CIVILISED, DISCARD, EMPIRE, EXILE, FAME, HAND, HISTORY, IN_MARKET, MATERIAL, METROPOLIS,
    OWNED, PLAY, PROGRESS, REGION, TRIBUTARY, UNCIVILISED, Abandon, Acquire, BreakThrough, Cards, Defend, Draw,
    EachOther, EachPlayer, ExhaustSelf, GiveEach, Held, MoveSelf, Print, Repeat, Steal, TakeFame, TakeUnrest, Times,
    To, card, gain, pay, points,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "2TRI1", "Etruscans", "Etruskové", "Etruszkok", "column-vase",
        suits=TRIBUTARY, state=BARBARIAN, start=IN_MARKET, vp=3,
        play=gain(progress=2),
    ),
    card(
        "2TRI2", "Scythians", "Skytové", "Szkíták", "stag-head", printed="cs hu",
        suits=TRIBUTARY, pinned=True, start=IN_MARKET, vp=3,
        facts=(Defend(ExhaustSelf()),),
    ),
    card(
        "2TRI3", "Vikings", "Vikingové", "Vikingek", "viking-head", printed="cs hu",
        suits=TRIBUTARY, attack=True, state=EMPIRE, start=IN_MARKET, vp=points(1, Cards(OWNED, UNCIVILISED), every=2),
        play=(gain(material=2), Steal(MATERIAL, 2, unable=TakeUnrest())),
    ),
    card(
        "2TRI4", "Phoenicians", "Féničané", "Föníciaiak", "spiral-shell",
        suits=TRIBUTARY, start=IN_MARKET, vp=3,
        play=(Acquire(CIVILISED), MoveSelf(HISTORY)),
    ),
    card(
        "2TRI5", "Romans", "Římané", "Rómaiak", "galea", printed="cs hu",
        suits=TRIBUTARY, start=IN_MARKET, players=3, vp=3,
        play=(
            To(Abandon(Cards(PLAY, REGION)), TakeFame()),
            MoveSelf(EXILE),
            EachPlayer(gain(progress=1), others=True),
        ),
    ),
    card(
        "2TRI6", "Greeks", "Řekové", "Görögök", "spartan-helmet", printed="cs hu",
        suits=TRIBUTARY, icons=(METROPOLIS,), pinned=True, state=EMPIRE, start=IN_MARKET,
        vp=points(1, Cards(OWNED), every=10),
        solstice=BOUNTY,
    ),
    card(
        "2TRI7", "Carthaginians", "Kartaginci", "Karthágóiak", "trireme", printed="cs hu",
        suits=TRIBUTARY, attack=True, start=IN_MARKET, vp=points(1, Held(MATERIAL), every=10),
        play=(gain(material=2), Draw(1), GiveEach(Cards(HAND | DISCARD))),
    ),
    card(
        "2TRI8", "Persians", "Peršané", "Perzsák", "winged-emblem", printed="cs hu",
        suits=TRIBUTARY, start=IN_MARKET, vp=points(1, Cards(OWNED, TRIBUTARY)),
        play=(To(pay(population=2), BreakThrough(TRIBUTARY)), MoveSelf(HISTORY)),
    ),
    card(
        "2TRI9", "Celts", "Keltové", "Kelták", "boar-ensign", printed="cs hu",
        suits=TRIBUTARY, attack=True, start=IN_MARKET, vp=3,
        play=(BreakThrough(UNCIVILISED), EachOther(TakeUnrest())),
    ),
    card(
        "2TRI10", "Macedonians", "Makedoňané", "Makedónok", "heraldic-sun", printed="cs hu",
        suits=TRIBUTARY, start=IN_MARKET, vp=points(1, Cards(OWNED, REGION), every=4),
        play=(Repeat(Times(2), Acquire(REGION, exile=ALSO)), MoveSelf(HISTORY)),
    ),
    card(
        "2TRI11", "Xiongnu", "Siungnuové", "Hsziungnuk", "tattered-banner",
        suits=TRIBUTARY, attack=True, start=IN_MARKET, players=4, vp=points(1, Cards(OWNED, FAME)),
        play=Steal(PROGRESS, 1),
    ),
)  # fmt: skip
