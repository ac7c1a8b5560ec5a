"""The Lookout: common cards are shared out from an open row, in the advanced way, or by a draft (LOK, VAR)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ...kernel.state import PC, Frame
from . import events, tables, verbs
from .lexicon import ADVANCED, STANDARD, T
from .state import Settlers
from .supply import draw_from, refill, to_pile


# --- the row ------------------------------------------------------------------------------------------------------
def reveal(s: Settlers, n: int) -> None:
    """Turn up common cards for the row, as many as there are (IS-LOK-06)."""
    for _ in range(n):
        if refill(s):
            card = s.decks[s.seats].pop()
            s.market.append(card)
            s.tell(events.REVEAL, card)


def pick_options(s: Settlers, seat: int) -> list[int]:
    return sorted({verbs.PICK + tables.FACE[c] for c in s.market})


def take_from_market(s: Settlers, seat: int) -> None:
    face = s.answers[seat] - verbs.PICK
    for card in s.market:
        if tables.FACE[card] == face:
            s.market.remove(card)
            insort(s.hands[seat], card)
            s.seen[card] = (1 << s.seats) - 1  # everybody saw who took it
            s.tell(events.PICK, seat, card)
            return


def _clear_market(s: Settlers) -> None:
    for card in s.market:
        to_pile(s, card)
        s.tell(events.LEFT, card)
    s.market = []


# --- picking in turn (IS-LOK-02 to IS-LOK-06, IS-VAR-02 to IS-VAR-05) ----------------------------------------------
_PICK: Final = 3  # LOOKING: (op, pc, -1, the number of the pick)


def _start_lookout(s: Settlers) -> None:
    """Everybody draws a faction card, in the peaceful variant a common one too (IS-LOK-02, IS-VAR-05)."""
    for p in s.clockwise():
        draw_from(s, p, p)
        if s.peaceful:
            draw_from(s, p, s.seats)


ASK_PICK: Final = T.prompt("pick", pick_options, "IS-LOK-03")


def _looking(s: Settlers, f: Frame) -> None:
    """Program counter: 0 the next pick, 1 it was made."""
    pick, n = f[_PICK], s.seats
    if f[PC]:
        take_from_market(s, _picker(s, pick))
        pick += 1
    elif pick == 0:
        _start_lookout(s)
    if pick == 2 * n:
        _clear_market(s)
        s.stack.pop()
        return
    if s.lookout == ADVANCED:
        if pick == 0:
            reveal(s, 5)
        elif 2 <= pick < n or n < pick < 2 * n - 1:
            reveal(s, 1)  # IS-VAR-04
    elif pick % n == 0:
        _clear_market(s)
        reveal(s, n + 1)
    if s.market:
        s.stack[-1] = (LOOKING, 1, -1, pick)
        s.ask((_picker(s, pick),), ASK_PICK)
    else:
        s.stack[-1] = (LOOKING, 0, -1, pick + 1)


def _picker(s: Settlers, pick: int) -> int:
    """Clockwise from the first player; the second time round backwards, but not in the advanced Lookout (IS-LOK-04)."""
    n = s.seats
    if pick >= n and s.lookout == STANDARD:
        return (s.first + 2 * n - 1 - pick) % n
    return (s.first + pick) % n


LOOKING: Final = T.op(_looking, "lookout", cards=())


# --- the draft Lookout (IS-VAR-01) --------------------------------------------------------------------------------
def _offer_options(s: Settlers, seat: int) -> list[int]:
    return sorted({verbs.PICK + tables.FACE[c] for c in s.offers[seat]})


ASK_OFFERED: Final = T.prompt("offered", _offer_options, "IS-VAR-01")


def _drafting(s: Settlers, f: Frame) -> None:
    """Choose one of three, pass two on, choose one of those, discard the last; all at the same time."""
    n = s.seats
    if f[PC] == 0:
        _start_lookout(s)
        s.offers = [[] for _ in range(n)]
        for p in s.clockwise():
            for _ in range(3):
                if refill(s):
                    insort(s.offers[p], s.decks[n].pop())
    else:
        _add_chosen(s)
        if f[PC] == 2:
            _discard_offers(s)
            return
        for p in range(n):
            for card in s.offers[p]:
                s.seen[card] |= 1 << p  # the giver knows what he passes on
        s.offers = [s.offers[p - 1] for p in range(n)]
    for p in range(n):
        for card in s.offers[p]:
            s.whisper(1 << p, events.OFFERED, p, card)
    s.to(f[PC] + 1)
    asked = tuple([p for p in range(n) if s.offers[p]])
    if asked:
        s.ask(asked, ASK_OFFERED)


def _add_chosen(s: Settlers) -> None:
    for p in range(s.seats):
        for card in s.offers[p]:
            if verbs.PICK + tables.FACE[card] == s.answers[p]:
                s.offers[p].remove(card)
                insort(s.hands[p], card)
                s.whisper(1 << p, events.ADD, p, card)
                break


def _discard_offers(s: Settlers) -> None:
    s.stack.pop()
    for p in range(s.seats):
        for card in s.offers[p]:
            to_pile(s, card)
            s.tell(events.DISCARD, p, card)
    s.offers = []


DRAFTING: Final = T.op(_drafting, "drafting", cards=())
