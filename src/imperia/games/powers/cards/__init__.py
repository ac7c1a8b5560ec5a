"""The 72 cards of Powers, numbered, and the look-up tables filled from them."""

from __future__ import annotations

from .. import lexicon as L
from .. import tables as t
from ..counts import BESIDE, WOMEN
from ..ops import Feud, NameTarget, Protects, Symbol, Threatens, Warded
from .deck import DECK, PowersCard

__all__ = ["BY_CODE", "DECK", "PowersCard"]

BY_CODE: dict[str, PowersCard] = {}


def _enter(number: int, card: PowersCard) -> None:
    """Give a card its number and fill the tables with what it says."""
    if card.code in BY_CODE:
        raise ValueError(f"two cards are called {card.code}")
    card.number = number
    BY_CODE[card.code] = card
    t.KIND[number] = card.kind
    t.FACTION_OF[number] = L.FACTIONS.index(card.faction)
    t.MALE[number] = card.sex == "m"
    t.FEMALE[number] = card.sex == "f"
    t.FINAL[number] = card.end
    if card.kind == L.AGENT:
        t.CHARACTERS.append(number)
        t.OF_FACTION[t.FACTION_OF[number]].append(number)
        t.DUE[number] = 1 << L.GUESS | 1 << L.THREATEN
    elif card.kind == L.THREAT:
        t.DUE[number] = 1 << L.THREATEN
    if card.kind in (L.THREAT, L.HIDEOUT):
        t.THREATS_AND_HIDEOUTS.append(number)
    if card.now is not None:
        step, node = card.now
        t.STEP[number] = step
        t.DUE[number] |= 1 << step
        t.EFFECT[number] = L.T.node(node)
        t.COPIES[number] = step == L.COPY
        t.REPLACES[number] = step == L.REPLACE
        if isinstance(node, NameTarget):
            t.AIM_KILLS[number] = t.UNLESS_PROTECTED if node.unless == "protected" else t.UNLESS_UNCOVERED
    for node in card.always:
        if isinstance(node, Warded):
            t.WARD[number] = node.when
        elif isinstance(node, Protects):
            t.SHIELD[number] = t.BESIDE_IT if node.who.where == BESIDE else t.WOMEN_HERE
        elif isinstance(node, Feud):
            t.MENACE[number] = t.MEN_EACH_OTHER
        elif isinstance(node, Threatens) and not node.threat:
            t.MENACE[number] = t.WOMEN if node.who.what == WOMEN else t.ALL_HERE
        elif isinstance(node, Symbol):
            t.SYMBOL[number] = True


for _number, _card in enumerate(DECK):
    _enter(_number, _card)
if len(DECK) != L.CARDS:
    raise ValueError(f"Powers has {L.CARDS} cards, not {len(DECK)}")
for _faction in range(7):
    t.GUESSES[_faction] += [L.NAME + _number for _number in t.OF_FACTION[_faction]]
t.GUESSES[-1] += [L.FACTION + _faction for _faction in range(6)]  # PW-ILL-08
for _faction in range(7):
    t.PROPOSALS[_faction] += [*t.GUESSES[_faction], L.PASS]
