"""The 11 common Tributaries of Classics, as printed."""

from __future__ import annotations

from ...vocabulary import (  # isort: skip
    BARBARIAN, CIVILISED, DISCARD, DRAW, EMPIRE, GARRISONED, HAND, HISTORY, IN_MARKET, OWNED, PLAY, PROGRESS, REGION,
    TRIBUTARY, UNCIVILISED, Acquire, BreakThrough, Cards, Choose, Develop, HandSize, Held, If, Is, MoveSelf,
    NationToDiscard, Print, ReadyExhaust, ReturnUnrest, StateIs, TakeBack, ToTop, card, gain, points,
)  # fmt: skip

CARDS: tuple[Print, ...] = (
    card(
        "1TRI1", "Armenians", "Arméni", "Örmények", "crenel-crown",
        suits=TRIBUTARY, start=IN_MARKET, vp=3,
        play=(Acquire(UNCIVILISED), MoveSelf(HISTORY)),
    ),
    card(
        "1TRI2", "Assyrians", "Asyřané", "Asszírok", "greek-sphinx",
        suits=TRIBUTARY, start=IN_MARKET, vp=3, free=True,
        play=gain(population=1),
    ),
    card(
        "1TRI3", "Egyptians", "Egypťané", "Egyiptomiak", "ankh", printed="cs hu",
        suits=TRIBUTARY, start=IN_MARKET, vp=points(1, Cards(OWNED, CIVILISED)),
        play=(
            If(Is(StateIs(BARBARIAN)), NationToDiscard()),
            If(Is(StateIs(EMPIRE)), Develop()),
            MoveSelf(HISTORY),
        ),
    ),
    card(
        "1TRI4", "Ionians", "Iónové", "Iónok", "lyre",
        suits=TRIBUTARY, start=IN_MARKET, vp=3, free=True,
        play=(ReturnUnrest(Cards(HAND | DISCARD), 2, up_to=True), MoveSelf(HISTORY)),
    ),
    card(
        "1TRI5", "Qin", "Čchinové", "Csinek", "dragon-spiral", printed="cs hu",
        suits=TRIBUTARY, pinned=True, start=IN_MARKET, vp=points(1, Cards(PLAY, pinned=True, but=REGION), every=3),
        facts=(HandSize(),),
    ),
    card(
        "1TRI6", "Olmecs", "Olmékové", "Olmékok", "feline", printed="cs hu",
        suits=TRIBUTARY, start=IN_MARKET, players=3, vp=3, free=True,
        play=ReadyExhaust(),
    ),
    card(
        "1TRI7", "Sumerians", "Sumerové", "Sumérok", "stone-tablet", printed="cs hu",
        suits=TRIBUTARY, start=IN_MARKET, vp=3, playable=False,
        end=ReturnUnrest(Cards(HAND | PLAY | GARRISONED | DISCARD | DRAW | HISTORY), 2, up_to=True),
    ),
    card(
        "1TRI8", "Aksumites", "Aksumité", "Akszúmiak", "incense",
        suits=TRIBUTARY, start=IN_MARKET, vp=points(1, Cards(OWNED, TRIBUTARY)),
        play=gain(material=4),
    ),
    card(
        "1TRI9", "Minoans", "Mínojci", "Minósziak", "minotaur", printed="cs hu",
        suits=TRIBUTARY, state=BARBARIAN, start=IN_MARKET, vp=points(1, Held(PROGRESS), every=4), free=True,
        play=(ToTop(), gain(progress=2)),
    ),
    card(
        "1TRI10", "Mauryans", "Maurjové", "Maurják", "tiger-head", printed="cs hu",
        suits=TRIBUTARY, pinned=True, start=IN_MARKET, players=4, vp=points(1, Cards(HISTORY), every=2),
        solstice=Choose((gain(material=2), TakeBack(Cards(DISCARD, REGION)))),
    ),
    card(
        "1TRI11", "Hittites", "Chetité", "Hettiták", "anvil",
        suits=TRIBUTARY, start=IN_MARKET, vp=3,
        play=(BreakThrough(REGION), MoveSelf(HISTORY)),
    ),
)  # fmt: skip
