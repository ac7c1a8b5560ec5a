"""The market: taking a card with all that belongs to it, refilling, exiling, tokens; breaking through."""

from __future__ import annotations

from ...cards.reports import report
from ...kernel.state import CARD, PC, SEAT, Frame
from .gates import check_main_deck, collapse, fire, gain, gained_from, put, spent_for, take_unrest
from .lexicon import (
    ACQUIRED,
    ACQUIRED_EXILED,
    BROKE_THROUGH,
    DECK_OF_SLOT,
    GOODS,
    GOT,
    HAND,
    MAIN_DECK,
    MARKET_TOKENS,
    MATERIAL,
    MOMENTS,
    SLOTS,
    TOOK,
    UNSETTLING,
    T,
)
from .news import E_ACQUIRED, E_ACQUIRED_EXILED, E_BROKE, E_EXILED, E_REFILLED, E_TOKEN, E_TOOK
from .state import Imperium
from .tables import SUIT, V_TABLE

M_ACQUIRED = MOMENTS.index(ACQUIRED)
M_ACQUIRED_EXILED = MOMENTS.index(ACQUIRED_EXILED)
M_BROKE_THROUGH = MOMENTS.index(BROKE_THROUGH)
M_GOT = MOMENTS.index(GOT)
M_MARKET_TOKENS = MOMENTS.index(MARKET_TOKENS)
M_TOOK = MOMENTS.index(TOOK)

# The frame of a card being taken from the market: (op, pc, seat, source, slot, card, suit broken through for or 0).
_SLOT, _TAKEN, _FOR = 4, 5, 6


def token_targets(s: Imperium) -> list[int]:
    """The market cards, on any of which a token may be put."""
    return [V_TABLE + card for card in s.market if card >= 0]


def place(s: Imperium, seat: int, card: int, good: int, n: int) -> None:
    """Put tokens on a market card."""
    s.laid[s.market.index(card) * 3 + good] += n
    s.tell(E_TOKEN, seat, good, n, card)


def refill(s: Imperium, seat: int, slot: int) -> None:
    """A new card from the slot's own deck, else from the main deck; Unrest beneath it by its suit (IM-KW-ACQ-05)."""
    deck = s.decks[DECK_OF_SLOT[slot]] or s.decks[MAIN_DECK]
    if not deck:
        s.market[slot] = -1
        return
    card = deck.pop()
    settle(s, slot, card)
    s.tell(E_REFILLED, card)
    check_main_deck(s, seat)
    if not s.unrest:
        collapse(s)


def settle(s: Imperium, slot: int, card: int) -> None:
    """A card comes into a market slot."""
    s.market[slot] = card
    if SUIT[card] & UNSETTLING:
        s.beneath[slot] = s.unrest.pop()


def return_beneath(s: Imperium, slot: int) -> None:
    """The Unrest under a market card goes back to the pile."""
    if s.beneath[slot] >= 0:
        s.unrest.append(s.beneath[slot])
        s.beneath[slot] = -1


def take_from_market(s: Imperium, seat: int, source: int, card: int, suit: int) -> None:
    """Take a market card: acquired (suit 0), or broken through for a suit."""
    s.push(TAKING, 0, seat, source, s.market.index(card), card, suit)


def _taking(s: Imperium, f: Frame) -> None:
    """Its program counter: 0 the card, 1 tokens, 2 Unrest, 3 refill, 4 reactions."""
    seat, slot, card = f[SEAT], f[_SLOT], f[_TAKEN]
    s.to(f[PC] + 1)
    if f[PC] == 0:
        s.market[slot] = -1
        put(s, seat, card, HAND, True)
        if f[_FOR]:
            s.tell(E_BROKE, seat, card, f[_FOR].bit_length() - 1)
        else:
            s.tell(E_ACQUIRED, seat, card)
        _take_tokens(s, seat, slot, card, f[CARD])
        report(s, card)
    elif f[PC] == 1:
        if f[_FOR]:
            return_beneath(s, slot)
        elif s.beneath[slot] >= 0:
            unrest = s.beneath[slot]
            s.beneath[slot] = -1
            put(s, seat, unrest, HAND, True)
            s.tell(E_TOOK, seat, 1)
            fire(s, M_TOOK, seat)
    elif f[PC] == 2:
        refill(s, seat, slot)
    else:
        s.stack.pop()
        got(s, seat, card, f[_FOR])


def got(s: Imperium, seat: int, card: int, suit: int) -> None:
    """A card was acquired, or broken through for by its suit."""
    if suit:
        fire(s, M_BROKE_THROUGH, seat, card, suit)
        fire(s, M_GOT, seat, card, suit)
    else:
        fire(s, M_ACQUIRED, seat, card, SUIT[card])
        fire(s, M_GOT, seat, card, SUIT[card])


def _take_tokens(s: Imperium, seat: int, slot: int, card: int, source: int) -> None:
    """The tokens on a card come with it, from whatever was used to get it (IM-NOTE-DOM-02)."""
    for good in range(len(GOODS)):
        n = s.laid[slot * 3 + good]
        if n:
            s.laid[slot * 3 + good] = 0
            fire(s, M_MARKET_TOKENS, seat, good, n)
            if good == MATERIAL:
                used = spent_for(s)
                gained_from(s, seat, used + [source] if source in s.area[seat] else used)
            gain(s, seat, good, n, card)


TAKING = T.op(_taking, "taking", cards=(CARD, _TAKEN))


def acquire_exiled(s: Imperium, seat: int, source: int, card: int) -> None:
    """Acquire a card from exile: Unrest from the pile comes with it by its suit (IM-KW-ACQ-10)."""
    s.push(FROM_EXILE, 0, seat, source, card)


def _from_exile(s: Imperium, f: Frame) -> None:
    seat, card = f[SEAT], f[4]
    s.to(f[PC] + 1)
    if f[PC] == 0:
        s.exile.remove(card)
        put(s, seat, card, HAND, True)
        s.tell(E_ACQUIRED_EXILED, seat, card)
        report(s, card)
    elif f[PC] == 1:
        if SUIT[card] & UNSETTLING:
            take_unrest(s, seat)
    else:
        s.stack.pop()
        fire(s, M_ACQUIRED_EXILED, seat, card, SUIT[card])
        got(s, seat, card, 0)


FROM_EXILE = T.op(_from_exile, "from exile", cards=(CARD, 4))


def bare_cards(s: Imperium) -> list[int]:
    """The market cards that may be exiled: those without tokens (IM-KW-EXI-02)."""
    laid = s.laid
    return [
        s.market[slot]
        for slot in range(SLOTS)
        if s.market[slot] >= 0 and not (laid[slot * 3] or laid[slot * 3 + 1] or laid[slot * 3 + 2])
    ]


def exile_from_market(s: Imperium, seat: int, card: int) -> None:
    slot = s.market.index(card)
    s.market[slot] = -1
    s.exile.append(card)
    s.tell(E_EXILED, seat, card)
    return_beneath(s, slot)
    refill(s, seat, slot)
