"""The course of a game: choosing factions, the phases of a round, and the end (SET, LOK, PRD, CLN, END, VAR)."""

from __future__ import annotations

from bisect import insort

from ...kernel.state import Frame
from . import solo
from .building import produce
from .cards.boards import OUTPUT, STORED
from .lexicon import (
    ACT,
    ADVANCED,
    ANY_CARD,
    ATTACKING,
    CHOOSE,
    CLEANUP,
    COMMON,
    COUNTED,
    DEFENSE,
    DONE,
    DRAFT,
    E_ADD,
    E_FACTION,
    E_LEFT,
    E_LOSS,
    E_OFFERED,
    E_OVER,
    E_PHASE,
    E_PICK,
    E_PRODUCE,
    E_RETURN,
    E_REVEAL,
    E_ROUND,
    E_START,
    E_STORE,
    E_WIN,
    END,
    GIVE,
    KEEP,
    LOOKOUT,
    PRODUCE,
    PRODUCTION,
    ROUNDS,
    ROUTE,
    STANDARD,
    TARGET,
    VP,
    W_DEALS,
    W_FEATURES,
    W_PRODUCTION,
    WAYS,
    T,
)
from .ops import ASK_CONVERT, give_noted
from .state import AREA, COLLECTION, Settlers
from .supply import DRAW, draw_from, gain_vp, refill
from .tables import (
    C_PICK,
    CONVERTS,
    COUNTS,
    DEAL_GOOD,
    KIND,
    OF_ORIGIN,
    PRODUCES,
    STORES,
    YIELD,
)
from .turn import TURN


# --- set-up (IS-SET-02 to IS-SET-07) ------------------------------------------------------------------------------
def _faction_options(s: Settlers, seat: int) -> list[int]:
    return [CHOOSE + faction * 2 + side for faction in range(4) if faction not in s.factions for side in (0, 1)]


ASK_FACTION = T.prompt("faction", _faction_options, "IS-SET-03")


def _begin(s: Settlers, f: Frame) -> None:
    """Factions are chosen in seat order (IS-AMB-20); the program counter is twice the seat, odd once answered."""
    seat = f[1] >> 1
    if f[1] & 1:
        code = s.answers[seat] - CHOOSE
        take_faction(s, seat, code >> 1, code & 1)
        seat += 1
    while seat < s.seats and s.factions[seat] >= 0:
        seat += 1
    if seat == s.seats:
        s.stack[-1] = (ROUND, 0, -1)
        _deal_hands(s)
        return
    s.to(seat * 2 + 1)
    s.ask((seat,), ASK_FACTION)


BEGIN = T.op(_begin, "begin")


def take_faction(s: Settlers, seat: int, faction: int, side: int) -> None:
    s.factions[seat] = faction
    s.sides[seat] = side
    s.tell(E_FACTION, seat, faction, side)


def _deal_hands(s: Settlers) -> None:
    """Decks are shuffled, the first player is drawn, everybody gets 2 faction and 2 common cards."""
    common = OF_ORIGIN[COMMON][:]
    s.shuffle(common)
    s.decks[s.seats] = common
    for p in range(s.seats):
        deck = OF_ORIGIN[s.factions[p]][:]
        s.shuffle(deck)
        s.decks[p] = deck
    s.first = s.chance(s.seats)
    s.tell(E_START, s.first)
    for i in range(s.seats):
        p = (s.first + i) % s.seats
        for deck_number in (p, p, s.seats, s.seats):
            draw_from(s, p, deck_number)
    if s.virtual:
        solo.prepare(s)


# --- a round ------------------------------------------------------------------------------------------------------
def _round(s: Settlers, f: Frame) -> None:
    """The program counter is the next phase; see lexicon for their numbers."""
    step = f[1]
    if step == 0:
        s.round += 1
        s.oasis = 0
        s.passed = 0
        s.tell(E_ROUND, s.round, s.first)
        _enter(s, LOOKOUT)
        s.push(solo.LOOKING if s.virtual else DRAFTING if s.lookout == DRAFT else LOOKING, 0, -1)
    elif step == PRODUCE:
        _enter(s, PRODUCE)
        for i in range(s.seats - 1, -1, -1):
            s.push(PRODUCING, 0, (s.first + i) % s.seats)  # from the first player clockwise (IS-PRD-01)
    elif step == ACT:
        _enter(s, ACT)
        s.push(TURN, 0, s.first)
    elif step == CLEANUP:
        if s.round < ROUNDS:  # IS-CLN-01
            _enter(s, CLEANUP)
            s.push(CLEANING, 0, -1)
        else:
            s.to(ATTACKING)
            return_taken(s)
    elif step == ATTACKING:
        if s.virtual:
            _enter(s, ATTACKING)
            s.push(solo.ATTACK_PHASE, 0, -1)
        else:
            s.to(END)
    elif s.round == ROUNDS:
        _finish(s)
    else:
        s.first = (s.first + 1) % s.seats  # IS-CLN-05
        s.stack[-1] = (ROUND, 0, -1)


def _enter(s: Settlers, phase: int) -> None:
    s.phase = phase
    s.to(phase + 1)
    s.tell(E_PHASE, phase)


ROUND = T.op(_round, "round")


def return_taken(s: Settlers) -> None:
    """Locations taken over go back at the end of the round, in the last one before scoring (IS-AMB-10)."""
    for card, owner in s.taken:
        s.empires[s.holder(card)].remove(card)
        (s.virtual[AREA] if owner < 0 else s.empires[owner]).append(card)
        s.tell(E_RETURN, card)
    s.taken = []


# --- Lookout (LOK, IS-VAR-02 to IS-VAR-05) ------------------------------------------------------------------------
def start_lookout(s: Settlers) -> None:
    """Everybody draws a faction card, in the peaceful variant a common one too (IS-LOK-02, IS-VAR-05)."""
    for i in range(s.seats):
        p = (s.first + i) % s.seats
        draw_from(s, p, p)
        if s.peaceful:
            draw_from(s, p, s.seats)


def reveal(s: Settlers, n: int) -> None:
    """Turn up common cards for the row, as many as there are (IS-LOK-06)."""
    for _ in range(n):
        if refill(s):
            card = s.decks[s.seats].pop()
            s.market.append(card)
            s.tell(E_REVEAL, card)


def clear_market(s: Settlers) -> None:
    for card in s.market:
        s.piles[s.seats].append(card)
        s.tell(E_LEFT, card)
    s.market = []


def _pick_options(s: Settlers, seat: int) -> list[int]:
    return sorted({C_PICK[c] for c in s.market})


ASK_PICK = T.prompt("pick", _pick_options, "IS-LOK-03")


def _looking(s: Settlers, f: Frame) -> None:
    """The program counter is twice the number of the pick, odd once it has been answered."""
    pick, n = f[1] >> 1, s.seats
    if f[1] & 1:
        take_from_market(s, _picker(s, pick))
        s.to(2 * pick + 2)
        return
    if pick == 0:
        start_lookout(s)
    if pick == 2 * n:
        clear_market(s)
        s.stack.pop()
        return
    if s.lookout == ADVANCED:
        if pick == 0:
            reveal(s, 5)
        elif 2 <= pick < n or n < pick < 2 * n - 1:
            reveal(s, 1)  # IS-VAR-04
    elif pick % n == 0:
        clear_market(s)
        reveal(s, n + 1)
    if not s.market:
        s.to(2 * pick + 2)
        return
    s.to(2 * pick + 1)
    s.ask((_picker(s, pick),), ASK_PICK)


def _picker(s: Settlers, pick: int) -> int:
    """Clockwise from the first player; the second time round backwards, but not in the advanced Lookout (IS-LOK-04)."""
    n = s.seats
    if pick >= n and s.lookout == STANDARD:
        return (s.first + 2 * n - 1 - pick) % n
    return (s.first + pick) % n


def take_from_market(s: Settlers, seat: int) -> None:
    code = s.answers[seat]
    for card in s.market:
        if C_PICK[card] == code:
            s.market.remove(card)
            insort(s.hands[seat], card)
            s.seen[card] = (1 << s.seats) - 1  # everybody saw who took it
            s.tell(E_PICK, seat, card)
            return


LOOKING = T.op(_looking, "lookout")


# --- the draft Lookout (IS-VAR-01) --------------------------------------------------------------------------------
def _offer_options(s: Settlers, seat: int) -> list[int]:
    return sorted({C_PICK[c] for c in s.offers[seat]})


ASK_OFFERED = T.prompt("offered", _offer_options, "IS-VAR-01")


def _drafting(s: Settlers, f: Frame) -> None:
    """Choose one of three, pass two on, choose one of those, discard the last; all at the same time."""
    n = s.seats
    if f[1] == 0:
        start_lookout(s)
        s.offers = [[] for _ in range(n)]
        for i in range(n):
            p = (s.first + i) % n
            for _ in range(3):
                if refill(s):
                    card = s.decks[n].pop()
                    s.offers[p].append(card)
                    s.whisper(1 << p, E_OFFERED, p, card)
    elif f[1] == 1:
        _add_chosen(s)
        for p in range(n):
            for card in s.offers[p]:
                s.seen[card] |= 1 << p  # the giver knows what he passes on
        s.offers = [s.offers[p - 1] for p in range(n)]
        for p in range(n):
            for card in s.offers[p]:
                s.whisper(1 << p, E_OFFERED, p, card)
    else:
        _add_chosen(s)
        for offer in s.offers:
            for card in offer:
                s.piles[n].append(card)
                s.tell(E_LEFT, card)
        s.offers = []
        s.stack.pop()
        return
    s.to(f[1] + 1)
    asked = tuple([p for p in range(n) if s.offers[p]])
    if asked:
        s.ask(asked, ASK_OFFERED)


def _add_chosen(s: Settlers) -> None:
    for p in range(s.seats):
        for card in s.offers[p]:
            if C_PICK[card] == s.answers[p]:
                s.offers[p].remove(card)
                insort(s.hands[p], card)
                s.whisper(1 << p, E_ADD, p, card)
                break


DRAFTING = T.op(_drafting, "drafting")


# --- Production (PRD) ---------------------------------------------------------------------------------------------
def _producing(s: Settlers, f: Frame) -> None:
    """Program counter: 0 all that needs no choice, 1 next choice, 2 the source was chosen, 3 and 4 goods into VP."""
    pc, seat = f[1], f[2]
    if pc == 0:
        s.to(1)
        _produce_plain(s, seat)
    elif pc == 1:
        s.noting = 0
        if not s.todo:
            s.to(3)
        elif len({_sort_of(code) for code in s.todo}) == 1:
            _resolve(s, seat, s.todo.pop(0))
        else:
            s.to(2)
            s.ask((seat,), ASK_SOURCE)
    elif pc == 2:
        s.to(1)
        code = _source_of(s, s.answers[seat])
        s.todo.remove(code)
        _resolve(s, seat, code)
    else:
        _convert(s, f)


PRODUCING = T.op(_producing, "producing")

_DEAL, _ROUTE = 1000, 2000  # marks of `todo` entries that are Deals


def _sort_of(code: int) -> int:
    """Sources of one sort do the same, so their order is all one; -1: draws cards."""
    return PRODUCES[code] if code < _DEAL and YIELD[code] is None else -1


def _source_code(code: int) -> int:
    return ROUTE + code - _ROUTE if code >= _ROUTE else TARGET + code % _DEAL


def _source_of(s: Settlers, answer: int) -> int:
    return next(code for code in s.todo if _source_code(code) == answer)


def _source_options(s: Settlers, seat: int) -> list[int]:
    """One source of each sort that is left (IS-PRD-06)."""
    first: dict[int, int] = {}
    for code in s.todo:
        first.setdefault(_sort_of(code), _source_code(code))
    return sorted(first.values())


ASK_SOURCE = T.prompt("source", _source_options, "IS-PRD-06")


def _resolve(s: Settlers, seat: int, code: int) -> None:
    if code >= _DEAL:
        s.noting = int(_converts(s, seat) >= 0)
        s.push(DRAW, 0, seat, ANY_CARD, 1)
    else:
        produce(s, seat, code)


def _converts(s: Settlers, seat: int) -> int:
    """The own Location that turns goods of Deals into VP, or -1 (IS-AMB-34)."""
    for card in s.empires[seat]:
        if CONVERTS[card]:
            return card
    return -1


def _produce_plain(s: Settlers, seat: int) -> None:
    """Board, Deals and Locations; what asks something goes to `todo` (IS-PRD-02 to IS-PRD-05)."""
    got = [*OUTPUT[s.factions[seat]], 0, 0]
    if s.virtual:
        got[DEFENSE] = 0  # IS-SOL-02
    s.todo = []
    deals = [(c, c + _DEAL) for c in s.deals[seat]] + [(r[1], r[1] + _ROUTE) for r in s.routes if r[0] == seat]
    for card, code in deals:
        good = DEAL_GOOD[card]
        if good == ANY_CARD:
            s.todo.append(code)
        else:
            got[good] += 1
    s.tally[seat * WAYS + W_DEALS] += got[VP]
    if _converts(s, seat) >= 0:
        s.gained = [DEAL_GOOD[card] for card, _ in deals if DEAL_GOOD[card] < VP]
    dealt = got[VP]
    for card in s.empires[seat]:
        if KIND[card] == PRODUCTION:
            _produce_location(s, seat, card, got)
    b = seat * COUNTED
    g = s.goods
    for good in range(COUNTED):
        g[b + good] += got[good]
    s.tally[seat * WAYS + W_PRODUCTION] += got[VP] - dealt
    s.tell(E_PRODUCE, seat, *got[:COUNTED])


def _produce_location(s: Settlers, seat: int, card: int, got: list[int]) -> None:
    goods = YIELD[card]
    counted = COUNTS[card]
    if counted is not None and counted.per is not None:
        for good, n in counted.goods:
            got[good] += min(counted.most, n * counted.per.of(s, seat, card))
    elif goods is None:
        s.todo.append(card)
    elif goods[0][0] < ANY_CARD:
        for good, n in goods:
            got[good] += n
    elif goods[0][0] == ANY_CARD:
        s.todo.append(card)
    else:
        for good, n in goods:
            s.push(DRAW, 0, seat, good, n)  # the deck is named: no choice


def _convert(s: Settlers, f: Frame) -> None:
    """Goods just gained from own Deals may be discarded for a VP each (IS-AMB-34)."""
    pc, seat = f[1], f[2]
    school = _converts(s, seat)
    if pc == 4:
        if s.answers[seat] == DONE:
            s.gained = []
        else:
            give_noted(s, seat, s.answers[seat], school)
            gain_vp(s, seat, 1, school, W_FEATURES)
    if not s.gained or school < 0:
        s.gained = []
        s.stack.pop()
        return
    s.to(4)
    s.ask((seat,), ASK_CONVERT, school)


# --- Cleanup (CLN) ------------------------------------------------------------------------------------------------
def storable(s: Settlers, seat: int) -> list[int]:
    """The kinds of goods that a seat may keep (IS-CLN-02)."""
    kinds = [STORED[s.factions[seat]]]
    for card in s.empires[seat]:
        kinds += [good for good in STORES[card] if good not in kinds]
    return sorted(kinds)


def _store_options(s: Settlers, seat: int) -> list[int]:
    b = seat * COUNTED
    return [KEEP, *[GIVE + good for good in storable(s, seat) if s.goods[b + good]]]


ASK_STORE = T.prompt("store", _store_options, "IS-CLN-02")


def _cleaning(s: Settlers, f: Frame) -> None:
    """Everybody may give up some of what could be kept; then all the rest goes. Those who gave are asked again."""
    if f[1] == 0:
        asked = list(range(s.seats))
    else:
        asked = []
        for p in range(s.seats):
            if s.answers[p] >= GIVE and s.answers[p] != KEEP:
                s.goods[p * COUNTED + s.answers[p] - GIVE] -= 1
                asked.append(p)
    if asked:
        s.to(1)
        s.ask(tuple(asked), ASK_STORE)
        return
    s.stack.pop()
    for p in range(s.seats):
        _discard_rest(s, p)
    return_taken(s)  # after storing: until then Warehouses taken over store for who holds them (IS-CLN-03)
    s.used = bytearray(len(s.used))


def _discard_rest(s: Settlers, seat: int) -> None:
    """IS-CLN-03, IS-CLN-04, IS-DEF-05: tokens of defence go, samurai stay."""
    b = seat * COUNTED
    kept = storable(s, seat)
    for good in range(VP):
        if good not in kept:
            s.goods[b + good] = 0
    for card in s.empires[seat]:
        if s.guard[card] and card < len(OF_ORIGIN[COMMON]):
            s.guard[card] = 0
    if any(s.goods[b + good] for good in kept):
        s.tell(E_STORE, seat, *s.goods[b : b + DEFENSE])


CLEANING = T.op(_cleaning, "cleaning")


# --- the end (END) ------------------------------------------------------------------------------------------------
def _finish(s: Settlers) -> None:
    s.stack.pop()
    s.phase = END
    s.over = True
    scores = s.scores
    for p in range(s.seats):
        s.tell(E_OVER, p, scores[p])
    winners = s.winners
    for p in winners:
        s.tell(E_WIN, p, scores[p])
    if not winners:
        s.tell(E_LOSS, 0, len(s.virtual[COLLECTION]), solo.faction_locations(s))
