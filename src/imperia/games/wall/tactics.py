"""Tactic cards: the seven windows, who may play what in them, and the play of one card."""

from __future__ import annotations

from ...kernel.state import CARD, OP, PC, SEAT, Frame
from .facts import value
from .gates import fire_own, held, order, pay, soldiers_at
from .lexicon import (
    ARCHER,
    BARRACKS,
    BOOST_PRICE,
    CHI,
    DOOMS,
    E_TACTIC,
    FIRING,
    M_TACTIC_PLAYED,
    NEEDS_ANY_DOOMED,
    NEEDS_BARRACKS,
    NEEDS_DEAD,
    NEEDS_DOOMED,
    NEEDS_NOTHING,
    NEEDS_PART,
    NEEDS_PRODUCTION,
    NEEDS_SOLDIER,
    POSTS,
    PRODUCTION,
    RESOURCES,
    V_BOOSTED,
    V_PASS,
    V_TACTIC,
    W_ACTIVATED,
    W_ATTACKED,
    W_CASUALTIES,
    W_INCOME,
    W_MY_TURN,
    T,
)
from .state import Wall
from .tables import BASIC_OP, BOOSTED_OP, CANON, NEEDS, OF_WINDOW, PRICE
from .troops import section_of, stands_on

# Frame of a window: (op, pc, -1, -1, window, after the deaths?, who has played (bits), subject, seats to ask …)
_WINDOW, _AFTER, _PLAYED, _QUEUE = 4, 5, 6, 8
_PRIVATE = (W_INCOME, W_MY_TURN, W_ATTACKED)  # moments of one player
PLAYED = 4  # where the frame of a casualty moment keeps who has played


def window(s: Wall, which: int, f: int, subject: int = -1, after: int = 0, played: int = 0) -> None:
    """A trigger moment: those who hold a fitting card are asked, in tea order (GW-TAC-06, GW-AMB-84). `f`: whose
    moment it is, read where it is one player's only; `after`: the deaths of a casualty moment are done; `played`: who
    has already played a card at it."""
    cards = OF_WINDOW[which]
    seats = [f] if which in _PRIVATE else order(s)
    queue: list[int] = []
    for p in seats:
        if s.hand[p] and (which != W_ACTIVATED or s.officials[p * POSTS + s.location]):
            if p != s.mover:
                s.bared = s.clock  # whether he is asked tells something of his hand
            if not cards.isdisjoint(s.hand[p]):
                queue.append(p)
    if queue:
        s.push(OPENED, 0, -1, -1, which, after, played, subject, *queue)


def _opened(s: Wall, f: Frame) -> None:
    if f[PC]:
        seat = f[_QUEUE]
        if f[_WINDOW] not in _PRIVATE:
            s.bared = s.clock  # whether somebody is asked after him tells something of their hands
        f = (f[OP], 0, *f[SEAT:_QUEUE], *f[_QUEUE + 1 :])
        code = s.answers[seat]
        if code == V_PASS:
            s.stack[-1] = f
            return
        s.stack[-1] = (*f[:_PLAYED], f[_PLAYED] | 1 << seat, *f[_PLAYED + 1 :])
        _play(s, seat, code)
        return
    for at in range(_QUEUE, len(f)):
        codes = playable(s, f[at], f[_WINDOW], f[_AFTER], f[_PLAYED])
        if codes:
            s.stack[-1] = (f[OP], 1, *f[SEAT:_QUEUE], *f[at:])
            s.propose(f[at], (ASK_TACTIC, -1, f[_WINDOW]), [*codes, V_PASS])
            return
    _close(s, f)


def _close(s: Wall, f: Frame) -> None:
    """The moment is over; one that goes on after the deaths remembers who has played."""
    s.stack.pop()
    if f[_WINDOW] == W_CASUALTIES and not f[_AFTER]:
        below = s.stack[-1]
        s.stack[-1] = (*below[:PLAYED], below[PLAYED] | f[_PLAYED], *below[PLAYED + 1 :])


def _play(s: Wall, seat: int, code: int) -> None:
    """Play a card: its price, its effect, then what reacts to it (GW-TAC-04, GW-TAC-05)."""
    boosted = code >= V_BOOSTED
    card = held(s, seat, code - (V_BOOSTED if boosted else V_TACTIC))
    s.hand[seat].remove(card)
    s.tactic_discard.append(card)
    s.tell(E_TACTIC, seat, card, int(boosted))
    if boosted:
        pay(s, seat, CHI, boost_price(s, seat, card))
    s.push(PLAYED_ONE, 0, seat, card, int(boosted))
    s.push((BOOSTED_OP if boosted else BASIC_OP)[card], 0, seat, card)


def _played_one(s: Wall, f: Frame) -> None:
    s.stack.pop()
    fire_own(s, M_TACTIC_PLAYED, f[SEAT], f[CARD], f[4])


def boost_price(s: Wall, seat: int, card: int) -> int:
    """What the boosted half costs, in chi."""
    return value(s, BOOST_PRICE, PRICE[card], seat)


# --- who may play what ----------------------------------------------------------------------------------------------
def playable(s: Wall, seat: int, window: int, after: int, played: int) -> list[int]:
    """The codes of the cards that a seat may play at a window, without passing; none if it has played one."""
    cards = OF_WINDOW[window]
    if played >> seat & 1 or cards.isdisjoint(s.hand[seat]):
        return []
    if window == W_ACTIVATED and not s.officials[seat * POSTS + s.location]:
        return []
    codes: set[int] = set()
    for card in s.hand[seat]:
        if card in cards:
            basic, boosted = NEEDS[card]
            if met(s, seat, basic, after):
                codes.add(V_TACTIC + CANON[card])
            if met(s, seat, boosted, after) and s.stock[seat * RESOURCES + CHI] >= boost_price(s, seat, card):
                codes.add(V_BOOSTED + CANON[card])
    return sorted(codes)


def met(s: Wall, seat: int, need: int, after: int) -> bool:
    """Does what a half of a card needs hold now? (CR-20)"""
    if after or need == NEEDS_DEAD:
        return bool(after) and need == NEEDS_DEAD and s.dead[seat] > 0
    if need == NEEDS_NOTHING:
        return True
    if need == NEEDS_SOLDIER:
        return stands_on(s, seat, s.position)
    if need == NEEDS_PART:
        archers = soldiers_at(s, seat, FIRING + section_of(s.position), ARCHER)
        return archers > 0 or stands_on(s, seat, s.position)
    if need == NEEDS_DOOMED:
        return unsaved(s, seat) > 0
    if need == NEEDS_ANY_DOOMED:
        return any(unsaved(s, p) for p in range(s.seats))
    if need == NEEDS_BARRACKS:
        return s.location == BARRACKS
    assert need == NEEDS_PRODUCTION
    return s.location < PRODUCTION


def unsaved(s: Wall, p: int) -> int:
    """Soldiers of a faction that are named as casualties and not saved."""
    at = p * DOOMS
    return sum(s.doomed[at : at + DOOMS]) - sum(s.saved[at : at + DOOMS])


def _tactic_codes(s: Wall, seat: int) -> list[int]:
    """Nothing at all, not even to pass, for who holds no fitting card: worlds in which that happens are drawn anew."""
    f = s.stack[-1]
    codes = playable(s, seat, f[_WINDOW], f[_AFTER], f[_PLAYED])
    return [*codes, V_PASS] if codes else []


def asked_window(s: Wall) -> tuple[int, int]:
    """The open question's window, and whether the deaths of its moment are done."""
    f = s.stack[-1]
    return f[_WINDOW], f[_AFTER]


OPENED = T.op(_opened, "window", cards=())
PLAYED_ONE = T.op(_played_one, "tactic-played")
ASK_TACTIC = T.prompt("tactic", _tactic_codes, "GW-TAC-03", cards=())
