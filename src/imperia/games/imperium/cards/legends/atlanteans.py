"""The 22 cards of the Atlanteans, as printed: an empire from the start whose cards sink."""

from __future__ import annotations

from ...ops import *

CARDS: tuple[Print, ...] = (
    card(
        "2ATL1A", "Atlanteans", "Atlanťané", "Atlantisziak", "trident", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Cards(OWNED, REGION), every=2), fixed=True,
        facts=(NoHistory(), When(SUNK, ToTop(Cards(DISCARD)), exhaust=True)),
    ),
    card(
        "2ATL1B", "Atlanteans", "Atlanťané", "Atlantisziak", "trident", printed="cs hu",
        suits=POWER, start=IN_PLAY, vp=points(1, Cards(OWNED, REGION)), fixed=True,
        facts=(NoHistory(),),
    ),
    card(
        "2ATL2", "Advanced Culture", "Vyspělá kultura", "Fejlett kultúra", "crystal-shrine",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=5, progress=1), vp=points(1, Cards(OWNED, REGION)),
        play=Acquire(UNCIVILISED | CIVILISED),
    ),
    card(
        "2ATL3", "Palace of Poseidon", "Poseidonův palác", "Poszeidón palotája", "triton-head",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, population=2, progress=1), vp=5,
        free=True, needs=(InPlay("Mountain of Atlantis"),),
        facts=(HandSize(), When(LEFT_PLAY, MoveSelf(SUNKEN), name="Mountain of Atlantis")),
    ),
    card(
        "2ATL4", "Spread of Atlantis", "Rozmach Atlantidy", "Atlantisz terjeszkedése", "big-wave",
        attack=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4, population=2), vp=4,
        play=(EachOther(Recall(Cards(PLAY, REGION))), BreakThrough(REGION | TRIBUTARY)),
    ),
    card(
        "2ATL5", "Development", "Rozvoj", "Fejlesztés", "gear-hammer",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=4), vp=2,
        play=Choose((Develop(), Acquire(CIVILISED))),
    ),
    card(
        "2ATL6", "Moats and Walls", "Příkopy a hradby", "Árkok és falak", "drawbridge",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=2, population=1, progress=1), vp=2,
        exhaust=FreePlay(Cards(HAND, UNREST)),
    ),
    card(
        "2ATL7", "Myths and Legends", "Mýty a legendy", "Mítoszok és legendák", "sea-serpent", printed="cs",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(progress=2), vp=2,
        play=(To(Sink(Cards(PLAY, REGION)), LookFame(2)), gain(progress=1)),
    ),
    card(
        "2ATL8", "Vast Wealth", "Nesmírné bohatství", "Mérhetetlen gazdagság", "open-treasure-chest",
        pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=5), vp=1,
        facts=(Cheaper(DEVELOPING, goods(material=2)), When(RETURNED, gain(material=3), exhaust=True)),
    ),
    card(
        "2ATL9", "Kleito", "Kleitó", "Kleitó", "mermaid",
        state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(material=3, progress=2), vp=3,
        play=(
            Choose((Acquire(ANY), If(Is(InPlay("Palace of Poseidon")), Repeat(Times(2), BreakThrough(ANY))))),
            MoveSelf(SUNKEN),
        ),
    ),
    card(
        "2ATL10", "Mountain of Atlantis", "Hora Atlantidy", "Atlantisz hegye", "smoking-volcano",
        suits=REGION, pinned=True, state=EMPIRE, start=IN_DEVELOPMENT, develop=cost(population=2),
        play=(gain(progress=1), GARRISON),
    ),
    card(
        "2ATL11", "Themiscyra", "Themiskýra", "Themiszküra", "tribal-shield",
        suits=REGION, icons=(FERTILE, PRODUCTION), pinned=True, state=EMPIRE, start=IN_DEVELOPMENT,
        develop=cost(population=2),
        play=(gain(progress=1), *EXILE_AND_GARRISON),
    ),
    card(
        ("2ATL12", "2ATL13", "2ATL14"), "Flood", "Potopa", "Árvíz", "flood", printed="cs hu",
        state=EMPIRE,
        play=To(Sink(Cards(PLAY, REGION), self_too=True), Acquire(ANY)),
    ),
    prosperity("2ATL15", state=EMPIRE),
    card(
        "2ATL16", "Thule", "Thule", "Thule", "polar-star",
        suits=REGION, pinned=True, state=EMPIRE,
        play=(gain(population=1), *EXILE_AND_GARRISON),
    ),
    card(
        "2ATL17", "Hesperides", "Zahrada Hesperidek", "Heszperidák kertje", "fruit-tree",
        suits=REGION, icons=(PRODUCTION,), pinned=True, state=EMPIRE,
        play=(gain(material=1), *EXILE_AND_GARRISON),
    ),
    card(
        "2ATL18", "Elysian Fields", "Elysejská pole", "Elíziumi mezők", "flowers",
        suits=REGION, icons=(PRODUCTION, PRODUCTION), pinned=True, state=EMPIRE,
        play=EXILE_AND_GARRISON,
    ),
    unrest("2ATL19", "2ATL21", "2ATL22"),
    card(
        "2ATL20", "Atlantean Fleet", "Loďstvo Atlanťanů", "Atlantiszi flotta", "figurehead",
        attack=True, state=EMPIRE, free=True,
        play=Choose((
            To(Sink(Cards(DISCARD)), Steal(PROGRESS, 1)),
            Seq((BreakThrough(ANY), MoveSelf(SUNKEN))),
        )),
    ),
)  # fmt: skip
