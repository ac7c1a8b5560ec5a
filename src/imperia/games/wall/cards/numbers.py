"""A set is entered: its cards get their numbers, and the tables what the rules look up about them."""

from __future__ import annotations

from collections.abc import Iterable

from ....cards.facts import InMode
from ....cards.nodes import Node
from .. import tables as t
from ..facts import Change, Forbid
from ..lexicon import (
    CARD_KINDS,
    CARDS,
    FREE,
    K_COMMAND,
    K_COOP_GENERAL,
    K_COOP_TACTIC,
    K_DEMAND,
    K_GENERAL,
    K_REED_COMMAND,
    K_SOLO_COMMAND,
    K_TACTIC,
    NO_FIELD,
    PAIRS,
    T,
)
from ..ops.reactions import When
from ..troops import PAIR_FIELDS
from .deck import Print

PRINTS: list[Print] = []  # by card: its design
_entered: dict[str, int] = {}  # designs by code: their first card


def enter(figures: t.Figures, prints: Iterable[Print]) -> int:
    """Add a set to the tables; its number. Designs that another set has too keep their cards."""
    number = t.enter_set(figures)
    figures.cards = [[] for _ in CARD_KINDS]
    out: list[int] = []
    for design in prints:
        if design.code not in _entered:
            _number(design, number)
        first = _entered[design.code]
        cards = range(first, first + design.count)
        figures.cards[design.kind] += cards
        if design.kind == K_DEMAND and not design.for_two:
            out += cards
        _deal_commands(figures, design, first)
    figures.not_for_two = frozenset(out)
    for window in range(len(t.OF_WINDOW)):
        t.OF_WINDOW[window] = frozenset([card for card in range(len(PRINTS)) if t.WINDOW[card] == window])
    return number


def _deal_commands(figures: t.Figures, design: Print, first: int) -> None:
    """Where the set finds its command cards: by colour, Qin's, the Reed Clan's."""
    if design.kind == K_COMMAND:
        for colour in range(design.count):
            figures.commands[colour][design.name] = first + colour
    elif design.kind == K_SOLO_COMMAND:
        figures.qin_commands[design.name] = first
    elif design.kind == K_REED_COMMAND:
        figures.reed_command = first


_ONE_DECK = {K_COOP_TACTIC: K_TACTIC, K_COOP_GENERAL: K_GENERAL}  # kinds that are shuffled together have one back


def _number(design: Print, number: int) -> None:
    first = len(PRINTS)
    if first + design.count > CARDS:
        raise ValueError(f"card {design.code}: there are more than {CARDS} cards")
    _entered[design.code] = t.BY_CODE[design.code] = first
    for card in range(first, first + design.count):
        PRINTS.append(design)
        t.CODE[card] = design.code
        t.KIND_OF[card] = design.kind
        t.SET_OF[card] = number
        t.CANON[card] = first
        t.NAME_EN[card] = design.names["en"]
        t.BACK[card] = _ONE_DECK.get(design.kind, design.kind)
        t.NAME_OF[card] = design.name
        _fill_horde(design, card)
        _fill_start(design, card)
        _fill_effects(design, card)


def _fill_horde(design: Print, card: int) -> None:
    rewards = design.rewards()
    t.INDICATOR[card] = design.indicator
    t.STRENGTH_OF[card] = design.strength
    t.WORTH[card] = design.honour
    t.LAYOUT[card] = bytes([NO_FIELD if reward is None else FREE for reward in rewards])
    t.REWARDS[card] = tuple([(-1, 0) if reward is None else reward for reward in rewards])
    whole = [all(rewards[field] is not None for field in PAIR_FIELDS[pair]) for pair in range(PAIRS)]
    t.PAIRS_OF[card] = tuple([pair for pair in range(PAIRS) if whole[pair]])


def _fill_start(design: Print, card: int) -> None:
    t.START_GOODS[card] = design.stock
    t.START_TACTICS[card] = design.tactics
    t.TEA_VALUE[card] = design.tea


def _fill_effects(design: Print, card: int) -> None:
    t.FRAMES[card] = tuple([(frame.who, T.node(frame.effect)) for frame in design.frames])
    t.SCORE[card] = design.score
    if design.run is not None:
        t.RUN_OP[card] = T.node(design.run)
    if design.basic is not None and design.boosted is not None:
        t.WINDOW[card], t.PRICE[card], t.NEEDS[card] = design.window, design.price, design.needs
        t.BASIC[card], t.BASIC_OP[card] = design.basic, T.node(design.basic)
        t.BOOSTED[card], t.BOOSTED_OP[card] = design.boosted, T.node(design.boosted)
    for fact in design.facts:
        _fill_fact(design, card, fact)


def _fill_fact(design: Print, card: int, fact: Node) -> None:
    """Facts are read where they matter, reactions where something happens."""
    inner = fact.effect if isinstance(fact, InMode) else fact
    if isinstance(inner, Change):
        t.CHANGES[card].append(fact)
        t.CHANGING[inner.stat].add(card)
    elif isinstance(inner, Forbid):
        t.FORBIDS[card].append(fact)
    elif isinstance(inner, When):
        t.WATCHES.enter(card, inner)
    else:
        raise ValueError(f"card {design.code}: {fact!r} is not a fact")
