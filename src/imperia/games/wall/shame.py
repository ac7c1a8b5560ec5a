"""Shame tokens: the gate through which they are received, where they lie, and how one is rid of them (GW-SHM)."""

from __future__ import annotations

from typing import Final

from ...cards.nodes import rules_of
from ...cards.reports import report
from ...kernel.state import CARD, PC, SEAT, Frame
from .facts import value
from .flow import finish
from .gates import (
    add_soldier,
    all_soldiers_at,
    figures,
    fire,
    fire_own,
    has,
    lose_honour,
    order,
    pay,
    remove_soldier,
    soldiers_at,
)
from .lexicon import (
    BY_BREACH,
    CHI,
    COOP,
    E_GAVE_UP,
    E_NO_BANK,
    E_NO_ROOM,
    E_SHAMED,
    E_SHAMED_CARD,
    E_SHED,
    E_SHED_CARD,
    E_WARDED,
    HONOUR,
    KIND_COUNT,
    M_BOUGHT_OFF,
    M_SHAMED_BY,
    M_SHEDDING,
    MOST_SHAME,
    NOBODY,
    PLACES,
    SHAME_PRICE,
    SHAMED,
    SHED,
    SUPPLY,
    TEAM_SHAMED,
    V_GIVE_UP,
    V_SHAME,
    V_SHAME_CARD,
    V_SHAMES,
    V_SHED,
    V_SHED_CARD,
    V_SHEDS,
    T,
)
from .state import Wall

SLOTS: Final = 2  # shame tokens that a captured horde card can carry (GW-SHM-06)


# --- receiving ------------------------------------------------------------------------------------------------------
def give(s: Wall, f: int, n: int, cause: int) -> None:
    """A player is to receive shame tokens; the Reed Clan and Qin never do (GW-P2-12, GW-SOL-23)."""
    if f < s.seats:
        s.due[f] = n
        give_due(s, cause)


def give_due(s: Wall, cause: int) -> None:
    """Everybody is to receive the tokens that stand in `due`, all from one cause."""
    s.push(SHAMING, 0, -1, -1, cause)


def ward(s: Wall, f: int, n: int) -> int:
    """Up to `n` tokens that are due to a player are not received; how many."""
    n = min(n, s.due[f])
    if n > 0:
        s.due[f] -= n
        s.tell(E_WARDED, f, n)
    return n


def _shaming(s: Wall, f: Frame) -> None:
    """First what wards shame off; then players take their tokens in tea order, one at a time (GW-SHM-10, -AMB-14)."""
    if f[PC] == 0:
        s.to(1)
        _warn(s, f[4])
        return
    if f[PC] == 2:
        _place(s, f[SEAT], s.answers[f[SEAT]])
    for p in order(s):
        while s.due[p]:
            s.due[p] -= 1
            if not s.bank and s.mode == COOP:
                finish(s, TEAM_SHAMED)  # GW-COP-44
                return
            codes = _token_codes(s, p) if s.bank else []
            if codes:
                s.stack[-1] = (*f[:PC], 2, p, *f[CARD:])
                s.propose(p, (ASK_SHAME, -1), codes)
                return
            _without_place(s, p)
    s.stack.pop()


def _warn(s: Wall, cause: int) -> None:
    """Wards cast before a breach, then reactions to what is left: of all, or of the one whom it concerns."""
    for p in order(s):
        if cause == BY_BREACH:
            ward(s, p, s.wards[p])
    victims = [p for p in order(s) if s.due[p]]
    if victims:
        fire(s, M_SHAMED_BY, victims[0] if len(victims) == 1 else NOBODY, cause, sum(s.due))


def _without_place(s: Wall, p: int) -> None:
    """No token in the bank, or nowhere to put it: honour is lost instead (GW-SHM-11, GW-SHM-12)."""
    if s.bank:
        s.bank -= 1
        s.boxed += 1
        s.tell(E_NO_ROOM, p)
    else:
        s.tell(E_NO_BANK, p)
    lose_honour(s, p, figures(s).penalty)


def places(s: Wall, p: int) -> list[int]:
    """Where a token may be put: under a soldier of the supply, on a captured horde (GW-SHM-04, -06; GW-COP-29)."""
    at = (p * PLACES + SUPPLY) * KIND_COUNT
    codes = [V_SHAME + kind for kind in range(KIND_COUNT) if s.soldiers[at + kind]]
    if s.mode != COOP:
        codes += sorted([V_SHAME_CARD + card for card in s.captured[p] if s.stains[card] < SLOTS])
    return codes


def _token_codes(s: Wall, p: int) -> list[int]:
    """The places; in co-op honour may be given up instead, and refused when there is no place (GW-COP-28)."""
    codes = places(s, p)
    if s.mode == COOP and s.honour[p] >= shed_price(s, p):
        codes = [*(codes or [T.NO]), V_GIVE_UP]
    if len(codes) > 1:  # else there is no choice
        supply = [soldiers_at(s, p, SUPPLY, kind) for kind in range(KIND_COUNT)]
        codes += _several(V_SHAMES, supply, min(s.due[p] + 1, s.bank))
    return codes


def _several(first: int, there: list[int], most: int) -> list[int]:
    """Two and more soldiers of one kind at once, as many as there are: they are all alike."""
    codes: list[int] = []
    for kind, n in enumerate(there):
        none = first + kind * (MOST_SHAME + 1)
        codes += range(none + 2, none + min(n, most, MOST_SHAME) + 1)
    return codes


def _each(code: int, one: int, several: int) -> list[int]:
    """The tokens that an answer means, one by one."""
    if code < several:
        return [code]
    kind, n = divmod(code - several, MOST_SHAME + 1)
    return [one + kind] * n


def _place(s: Wall, p: int, code: int) -> None:
    """A token from the bank goes where its receiver wants it."""
    if code == V_GIVE_UP:
        s.tell(E_GAVE_UP, p)
        pay(s, p, HONOUR, shed_price(s, p))
    elif code == T.NO:
        _without_place(s, p)
    elif code >= V_SHAMES:
        tokens = _each(code, V_SHAME, V_SHAMES)
        s.due[p] -= len(tokens) - 1
        for one in tokens:
            _place(s, p, one)
    else:
        s.bank -= 1
        if V_SHAME <= code < V_SHAME + KIND_COUNT:
            remove_soldier(s, p, SUPPLY, code - V_SHAME)
            add_soldier(s, p, SHAMED, code - V_SHAME)
            s.tell(E_SHAMED, p, code - V_SHAME)
        else:
            s.stains[code - V_SHAME_CARD] += 1
            s.tell(E_SHAMED_CARD, p, code - V_SHAME_CARD)


SHAMING = T.op(_shaming, "shaming", cards=())
ASK_SHAME = T.prompt("shame", _token_codes, "GW-SHM-03", cards=())


# --- shedding -------------------------------------------------------------------------------------------------------
def sheddable(s: Wall, p: int) -> int:
    """The shame tokens of a player, wherever they lie."""
    return all_soldiers_at(s, p, SHAMED) + sum([s.stains[card] for card in s.captured[p]])


def shed_codes(s: Wall, p: int, most: int, must: bool = False) -> list[int]:
    """The tokens of which up to `most` may be taken away, one by one or several of a kind."""
    shamed = [soldiers_at(s, p, SHAMED, kind) for kind in range(KIND_COUNT)]
    codes = [V_SHED + kind for kind in range(KIND_COUNT) if shamed[kind]]
    codes += sorted([V_SHED_CARD + card for card in s.captured[p] if s.stains[card]])
    if len(codes) > 1 or not must:  # else there is no choice
        codes += _several(V_SHEDS, shamed, most)
    return codes


def shed_one(s: Wall, p: int, code: int) -> None:
    """A token goes back to the bank; the soldier is usable again, the card scores again (GW-GEN-17, GW-SHM-14)."""
    s.bank += 1
    s.tally[SHED] += 1
    if V_SHED <= code < V_SHED + KIND_COUNT:
        remove_soldier(s, p, SHAMED, code - V_SHED)
        add_soldier(s, p, SUPPLY, code - V_SHED)
        s.tell(E_SHED, p, code - V_SHED)
    else:
        s.stains[code - V_SHED_CARD] -= 1
        s.tell(E_SHED_CARD, p, code - V_SHED_CARD)


# Frame: (op, pc, faction, card, tokens left, must?)
_LEFT, _MUST = 4, 5


def shed(s: Wall, f: int, card: int, n: int, must: bool = False) -> None:
    """A player may remove up to `n` of his tokens, or has to as far as there are, free of charge."""
    s.tally[SHED] = 0
    if f < s.seats:
        s.push(SHEDDING, 0, f, card, n, int(must))


def _shedding(s: Wall, f: Frame) -> None:
    p, left = f[SEAT], f[_LEFT]
    game = rules_of(s)
    if f[PC]:
        code = game.answer(s, p)
        if code in (T.DONE, T.SKIP):
            s.stack.pop()
            return
        for one in _each(code, V_SHED, V_SHEDS):
            shed_one(s, p, one)
            report(s)
            left -= 1
    if left and sheddable(s, p):
        s.stack[-1] = (*f[:PC], 1, *f[SEAT:_LEFT], left, f[_MUST])
        s.ask((p,), ASK_SHED, f[CARD])
    else:
        s.stack.pop()


def _shedding_codes(s: Wall, seat: int) -> list[int]:
    left, must = s.stack[-1][_LEFT : _MUST + 1]
    codes = shed_codes(s, seat, left, bool(must))
    return codes if must else [*codes, T.DONE if s.tally[SHED] else T.SKIP]


SHEDDING = T.op(_shedding, "shedding")
ASK_SHED = T.prompt("shed", _shedding_codes, "GW-GEN-17")


# --- buying off -----------------------------------------------------------------------------------------------------
def shed_price(s: Wall, p: int) -> int:
    """What one token costs in summer: chi, in co-op honour (GW-SHM-13, GW-COP-27)."""
    board = figures(s)
    return value(s, SHAME_PRICE, board.shed_honour if s.mode == COOP else board.shed_price, p)


def shed_good(s: Wall) -> int:
    return HONOUR if s.mode == COOP else CHI


def buying(s: Wall, p: int) -> None:
    """Summer step 2 of one player: what cards give at it, then tokens bought off as often as he can pay."""
    s.push(BUYING, 0, p, -1)
    fire_own(s, M_SHEDDING, p)


def _buying(s: Wall, f: Frame) -> None:
    p = f[SEAT]
    if f[PC]:
        code = s.answers[p]
        if code == T.DONE:
            s.stack.pop()
            return
        s.to(0)
        price = shed_price(s, p)
        for one in _each(code, V_SHED, V_SHEDS):
            shed_one(s, p, one)
            pay(s, p, shed_good(s), price)
            fire_own(s, M_BOUGHT_OFF, p)
    elif sheddable(s, p) and has(s, p, shed_good(s)) >= shed_price(s, p):
        s.to(1)
        s.ask((p,), ASK_BUY, -1, shed_price(s, p))
    else:
        s.stack.pop()


def _buying_codes(s: Wall, seat: int) -> list[int]:
    price = shed_price(s, seat)
    return [*shed_codes(s, seat, has(s, seat, shed_good(s)) // price if price else MOST_SHAME), T.DONE]


BUYING = T.op(_buying, "buying", cards=())
ASK_BUY = T.prompt("buy-off", _buying_codes, "GW-SHM-13", cards=())
