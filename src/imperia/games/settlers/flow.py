"""The course of a game: choosing factions, the phases of a round, and the end (SET, PRD, CLN, END)."""

from __future__ import annotations

from typing import Final

from ...kernel.state import PC, SEAT, Frame
from . import events, lookout, solo, tables, verbs
from .building import produce
from .cards.boards import OUTPUT
from .converting import push_converting
from .goods import ANY_CARD, COUNTED, DEFENSE, VP
from .lexicon import (
    ACT,
    ATTACKING,
    CLEANUP,
    COMMON,
    DRAFT,
    END,
    LOOKOUT,
    PRODUCE,
    PRODUCTION,
    ROUNDS,
    W_DEALS,
    W_PRODUCTION,
    WAYS,
    T,
)
from .state import COLLECTION, Settlers
from .storage import storable
from .supply import DRAW, draw_from
from .turn import TURN


# --- set-up (IS-SET-02 to IS-SET-07) ------------------------------------------------------------------------------
def _faction_options(s: Settlers, seat: int) -> list[int]:
    return [verbs.CHOOSE + faction * 2 + side for faction in range(4) if faction not in s.factions for side in (0, 1)]


ASK_FACTION: Final = T.prompt("faction", _faction_options, "IS-SET-03")


def _begin(s: Settlers, f: Frame) -> None:
    """Factions are chosen in seat order (IS-AMB-20) by who has none yet."""
    seat = f[SEAT]
    if f[PC]:
        code = s.answers[seat] - verbs.CHOOSE
        take_faction(s, seat, code >> 1, code & 1)
    if -1 in s.factions:
        seat = s.factions.index(-1)
        s.stack[-1] = (BEGIN, 1, seat)
        s.ask((seat,), ASK_FACTION)
    else:
        s.stack[-1] = (ROUND, 0, -1)
        _deal_hands(s)


BEGIN: Final = T.op(_begin, "begin", cards=())


def take_faction(s: Settlers, seat: int, faction: int, side: int) -> None:
    s.factions[seat] = faction
    s.sides[seat] = side
    s.tell(events.FACTION, seat, faction, side)


def _deal_hands(s: Settlers) -> None:
    """Decks are shuffled, the first player is drawn, everybody gets 2 faction and 2 common cards."""
    for p, origin in enumerate([*s.factions, COMMON]):
        s.decks[p] = tables.OF_ORIGIN[origin][:]
        s.shuffle(s.decks[p])
    s.first = s.chance(s.seats)
    s.tell(events.START, s.first)
    for p in s.clockwise():
        for deck in (p, p, s.seats, s.seats):
            draw_from(s, p, deck)
    if s.virtual:
        solo.prepare(s)


# --- a round ------------------------------------------------------------------------------------------------------
def _round(s: Settlers, f: Frame) -> None:
    """The program counter is the next phase; see lexicon for their numbers."""
    step = f[PC]
    if step == 0:
        s.round += 1
        s.fired = bytearray(len(s.fired))
        s.passed = s.watchful = s.content = 0
        s.tell(events.ROUND, s.round, s.first)
        _enter(s, LOOKOUT)
        s.push(solo.LOOKING if s.virtual else lookout.DRAFTING if s.lookout == DRAFT else lookout.LOOKING, 0, -1, 0)
    elif step == PRODUCE:
        _enter(s, PRODUCE)
        for p in reversed(s.clockwise()):
            s.push(PRODUCING, 0, p)  # from the first player clockwise (IS-PRD-01)
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
    s.tell(events.PHASE, phase)


ROUND: Final = T.op(_round, "round", cards=())


def return_taken(s: Settlers) -> None:
    """Locations taken over go back at the end of the round, in the last one before scoring (IS-AMB-10)."""
    for card, owner in s.taken:
        s.empires[s.holder(card)].remove(card)
        s.standing(owner).append(card)
        s.tell(events.RETURN, card)
    s.taken = []


# --- Production (PRD) ---------------------------------------------------------------------------------------------
_TODO: Final = 3  # PRODUCING: (op, pc, seat, *Locations, Deals and Locations of Trade Routes that need a choice)


def _producing(s: Settlers, f: Frame) -> None:
    """Program counter: 0 all that needs no choice, 1 next choice, 2 the source was chosen."""
    seat, todo = f[SEAT], f[_TODO:]
    if f[PC] == 0:
        _produce_plain(s, seat)
    elif not todo:
        s.stack.pop()
    elif f[PC] == 2:
        _resolve(s, f, next(c for c in todo if _source(s, seat, c) == s.answers[seat]))
    elif len({_sort(s, seat, c) for c in todo}) == 1:
        _resolve(s, f, todo[0])
    else:
        s.to(2)
        s.ask((seat,), ASK_SOURCE)


PRODUCING: Final = T.op(_producing, "producing", cards=())


def _sort(s: Settlers, seat: int, card: int) -> int:
    """Sources of one sort do the same, so their order is all one; -1: draws cards."""
    return tables.PRODUCES[card] if card in s.empires[seat] else -1


def _source(s: Settlers, seat: int, card: int) -> int:
    """The code of a source of production."""
    own = card in s.empires[seat] or card in s.deals[seat]
    return verbs.TARGET + card if own else verbs.ROUTE + card


def _source_options(s: Settlers, seat: int) -> list[int]:
    """One source of each sort that is left (IS-PRD-06)."""
    first: dict[int, int] = {}
    for card in s.stack[-1][_TODO:]:
        first.setdefault(_sort(s, seat, card), _source(s, seat, card))
    return sorted(first.values())


ASK_SOURCE: Final = T.prompt("source", _source_options, "IS-PRD-06")


def _resolve(s: Settlers, f: Frame, card: int) -> None:
    seat, todo = f[SEAT], list(f[_TODO:])
    todo.remove(card)
    s.stack[-1] = (PRODUCING, 1, seat, *todo)
    if card in s.empires[seat]:
        produce(s, seat, card)
    else:
        s.push(DRAW, 0, seat, ANY_CARD, 1, W_DEALS)


def _produce_plain(s: Settlers, seat: int) -> None:
    """Board, Deals and Locations; what asks something is left to do (IS-PRD-02 to IS-PRD-05)."""
    got = [*OUTPUT[s.factions[seat]], 0]
    if s.virtual:
        got[DEFENSE] = 0  # IS-SOL-02
    todo: list[int] = []
    draws: list[tuple[int, int]] = []  # from a deck that is named: no choice
    points: list[tuple[int, int, int]] = []  # (the card they come from, their way, how many)
    deals = s.deals[seat]
    if s.routes:
        deals = deals + [location for p, location, _ in s.routes if p == seat]
    for card in deals:
        good = tables.DEAL_GOOD[card]
        if good == ANY_CARD:
            todo.append(card)
        else:
            got[good] += 1
            if good == VP:
                points.append((card, W_DEALS, 1))
    school = -1
    for card in s.empires[seat]:
        if tables.KIND[card] == PRODUCTION:
            before = got[VP]
            _produce_location(s, seat, card, got, todo, draws)
            if got[VP] > before:
                points.append((card, W_PRODUCTION, got[VP] - before))
        elif tables.CONVERTS[card]:
            school = card
    purse = seat * COUNTED
    for good in range(COUNTED):
        s.goods[purse + good] += got[good]
    s.tell(events.PRODUCE, seat, *got[:VP])
    for card, way, n in points:
        s.tally[seat * WAYS + way] += n
        s.tell(events.GAIN, seat, VP, n, card, way)
    s.stack.pop()
    if school >= 0:
        goods = [tables.DEAL_GOOD[c] for c in deals if tables.DEAL_GOOD[c] < VP]
        push_converting(s, seat, school, 1, goods)  # IS-AMB-34
    if todo:
        s.push(PRODUCING, 1, seat, *todo)
    for good, n in draws:
        s.push(DRAW, 0, seat, good, n, W_PRODUCTION)


def _produce_location(
    s: Settlers, seat: int, card: int, got: list[int], todo: list[int], draws: list[tuple[int, int]]
) -> None:
    goods = tables.YIELD[card]
    counted = tables.COUNTS[card]
    if counted is not None and counted.per is not None:
        for good, n in counted.goods:
            got[good] += min(counted.most, n * counted.per.of(s, seat, card))
    elif goods is None or goods[0][0] == ANY_CARD:
        todo.append(card)
    elif goods[0][0] > ANY_CARD:
        draws += goods
    else:
        for good, n in goods:
            got[good] += n


# --- Cleanup (CLN) ------------------------------------------------------------------------------------------------
def _store_options(s: Settlers, seat: int) -> list[int]:
    codes = [verbs.KEEP]
    for good in storable(s, seat):
        codes += verbs.portions(verbs.GIVE, good, s.has(seat, good))
    return codes


ASK_STORE: Final = T.prompt("store", _store_options, "IS-CLN-02")


def _cleaning(s: Settlers, f: Frame) -> None:
    """All that can be kept is; who wanted to be asked may give some of it up, so many of a kind. Then the rest goes."""
    if f[PC] == 0:
        asked = [p for p in range(s.seats) if s.watchful >> p & 1]
    else:
        asked = []
        for p in range(s.seats):
            if s.answers[p] >= 0 and s.answers[p] != verbs.KEEP:
                good, n = verbs.portion(verbs.GIVE, s.answers[p])
                s.goods[p * COUNTED + good] -= n
                s.tell(events.LOSE, p, *[n if good == one else 0 for one in range(VP)])
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
    purse = seat * COUNTED
    kept = storable(s, seat)
    lost = [0 if good in kept else s.goods[purse + good] for good in range(VP)]
    for good in range(VP):
        s.goods[purse + good] -= lost[good]
    for card in s.empires[seat]:
        if tables.IS_COMMON[card]:
            s.guard[card] = 0
    if any(lost):
        s.tell(events.LOSE, seat, *lost)
    if sum([s.goods[purse + good] for good in kept]):
        s.tell(events.STORE, seat, *s.goods[purse : purse + VP])


CLEANING: Final = T.op(_cleaning, "cleaning", cards=())


# --- the end (END) ------------------------------------------------------------------------------------------------
def _finish(s: Settlers) -> None:
    s.stack.pop()
    s.phase = END
    s.over = True
    scores = s.scores
    for p in range(s.seats):
        s.tell(events.OVER, p, scores[p])
    winners = s.winners
    for p in winners:
        s.tell(events.WIN, p, scores[p])
    if not winners:
        s.tell(events.LOSS, 0, len(s.virtual[COLLECTION]), solo.faction_locations(s))
