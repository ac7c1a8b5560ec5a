"""The 72 cards of Powers, numbered, and the look-up tables filled from them."""

from __future__ import annotations

from ..lexicon import AGENT, CARDS, COPY, FACTIONS, REPLACE, T
from ..ops import Feud, NameTarget, Protects, Symbol, Threatens, Warded
from ..tables import (
    AIM_KILLS,
    ALL_HERE,
    BESIDE_IT,
    CHARACTERS,
    COPIES,
    EFFECT,
    FACTION_OF,
    FEMALE,
    FINAL,
    KIND,
    MALE,
    MEN_EACH_OTHER,
    MENACE,
    OF_FACTION,
    REPLACES,
    SHIELD,
    STEP,
    SYMBOL,
    UNLESS_PROTECTED,
    UNLESS_UNCOVERED,
    WARD,
    WOMEN,
    WOMEN_HERE,
)
from .deck import DECK, PowersCard

__all__ = ["BY_CODE", "DECK", "PowersCard"]

BY_CODE: dict[str, PowersCard] = {}


def _enter(number: int, card: PowersCard) -> None:
    """Give a card its number and fill the tables with what it says."""
    if card.code in BY_CODE:
        raise ValueError(f"two cards are called {card.code}")
    card.number = number
    BY_CODE[card.code] = card
    KIND[number] = card.kind
    FACTION_OF[number] = FACTIONS.index(card.faction)
    MALE[number] = card.sex == "m"
    FEMALE[number] = card.sex == "f"
    if card.kind == AGENT:
        CHARACTERS.append(number)
        OF_FACTION[FACTION_OF[number]].append(number)
    if card.now is not None:
        STEP[number], node = card.now
        EFFECT[number] = T.node(node)
        COPIES[number] = STEP[number] == COPY
        REPLACES[number] = STEP[number] == REPLACE
        if isinstance(node, NameTarget):
            AIM_KILLS[number] = UNLESS_PROTECTED if node.unless == "protected" else UNLESS_UNCOVERED
    FINAL[number] = card.end
    for node in card.always:
        if isinstance(node, Warded):
            WARD[number] = node.when
        elif isinstance(node, Protects):
            SHIELD[number] = BESIDE_IT if node.who.where == "beside" else WOMEN_HERE
        elif isinstance(node, Feud):
            MENACE[number] = MEN_EACH_OTHER
        elif isinstance(node, Threatens) and not node.threat:
            MENACE[number] = WOMEN if node.who.what == "women" else ALL_HERE
        elif isinstance(node, Symbol):
            SYMBOL[number] = True


for _number, _card in enumerate(DECK):
    _enter(_number, _card)
if len(DECK) != CARDS:
    raise ValueError(f"Powers has {CARDS} cards, not {len(DECK)}")
