"""Cards and effects that nearly every nation has."""

from __future__ import annotations

from ....cards.nodes import Choose, EachPlayer, May, Seq
from ....cards.reports import To
from ..counts import Cards, Icons
from ..getting import Acquire, BreakThrough, ExileMarket, LookFame
from ..lexicon import (
    BARBARIAN,
    CIVILISED,
    IN_DECK,
    MATERIAL,
    NO_STATE,
    PLAY,
    POPULATION,
    PRODUCTION,
    REGION,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
    UNREST_PILE,
)
from ..moving import Abandon, Discard, Draw, Garrison, MoveSelf
from ..resources import Toll, TollCards, gain, pay
from .deck import Print, card

GARRISON = May(Garrison())
EXILE_AND_GARRISON = (ExileMarket(), GARRISON)  # the end of every Region from the market
BOUNTY = Choose((gain(material=1), gain(population=1), Draw(1)))  # the Solstice of a metropolis
CITY_BOUNTY = May(To(Discard(), BOUNTY))  # the Solstice of a city
ALL_MAY_DRAW = EachPlayer(May(Draw(1)))
HARVEST = Choose((gain(material=1, per=Icons(PRODUCTION)), gain(population=1, per=Cards(PLAY, REGION))))


def unrest(*codes: str, start: str = IN_DECK, players: int = 0) -> Print:
    """An Unrest card: all of them are alike but for where they start (IM-ACT-14)."""
    return card(
        codes,
        "Unrest",
        "Nepokoje",
        "Zavargás",
        "uprising",
        suits=UNREST,
        start=start,
        players=players,
        vp=-2,
        play=To(Choose((Toll(POPULATION, 1), TollCards(2), Toll(MATERIAL, 3))), MoveSelf(UNREST_PILE)),
    )


def advance(*codes: str, start: str = IN_DECK) -> Print:
    return card(
        codes,
        "Advance",
        "Pokrok",
        "Fejlődés",
        "progression",
        printed="cs hu",
        state=BARBARIAN,
        start=start,
        play=Choose(
            (
                To(pay(material=3), Acquire(UNCIVILISED | CIVILISED)),
                To(pay(material=5), BreakThrough(UNCIVILISED | CIVILISED)),
            )
        ),
    )


def conquer(*codes: str, start: str = IN_DECK) -> Print:
    return card(
        codes,
        "Conquer",
        "Dobývání",
        "Hódítás",
        "hill-conquest",
        printed="cs hu",
        state=BARBARIAN,
        start=start,
        play=Choose(
            (
                To(pay(population=2), Acquire(REGION | TRIBUTARY)),
                To(pay(population=3), BreakThrough(REGION | TRIBUTARY)),
            )
        ),
    )


def prosperity(*codes: str, start: str = IN_DECK, state: int = NO_STATE) -> Print:
    return card(
        codes,
        "Prosperity",
        "Blahobyt",
        "Jólét",
        "cornucopia",
        printed="cs hu",
        state=state,
        start=start,
        play=Seq((ALL_MAY_DRAW, HARVEST)),
    )


def glory(*codes: str, start: str = IN_DECK) -> Print:
    return card(
        codes,
        "Glory",
        "Sláva",
        "Dicsőség",
        "laurels-trophy",
        printed="cs hu",
        start=start,
        garrison=False,
        play=To(Abandon(Cards(PLAY, REGION), 3), LookFame(2)),
    )
