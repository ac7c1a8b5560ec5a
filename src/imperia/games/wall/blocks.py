"""Blocks of work, for officials in a location and for cards alike: recruiting, building, hiring, promoting.

A block asks for its actions until the player is done, and fires what reacts to it once (GW-BAR-05, GW-BLD-02, CR-11).
"""

from __future__ import annotations

from ...cards.mix import BANK, STOCK, mix
from ...kernel.state import CARD, OP, PC, SEAT, Frame
from . import attacks, coop, facts, troops
from .gates import (
    all_soldiers_at,
    enter_play,
    figures,
    fire,
    fire_own,
    gain,
    has,
    leave_row,
    pay,
    remove_soldier,
    sections,
    soldiers_at,
)
from .lexicon import (
    BARRICADE_HONOUR,
    BARRICADE_PRICE,
    BARRICADES,
    BONUS_PROMOTION,
    BUILDING,
    CHI,
    COOP,
    E_BARRICADE,
    E_BUILDS,
    E_HIRED,
    E_HIRED_OFFICIAL,
    E_PROMOTED,
    E_RECRUITED,
    E_WALL,
    GOLD,
    HIRE_PRICE,
    HOME,
    HONOUR,
    KIND_COUNT,
    M_BUILT,
    M_HIRED,
    M_RECRUITED,
    MOST_BARRICADES,
    OVERSEER_PRICE,
    POSTS,
    PRODUCTION,
    RECRUITS,
    RESOURCES,
    ROW,
    SECTIONS,
    SPEARMAN,
    STONE,
    SUPPLY,
    TOP_LEVEL,
    UNHIRED,
    V_ACTIVE,
    V_BARRICADE,
    V_HIRE,
    V_HIRE_OFFICIAL,
    V_KIND,
    V_PROMOTE,
    V_RECRUIT,
    V_REDUCE,
    V_STAGE,
    V_SUPPORT,
    V_WALL,
    WALL_PRICE,
    WALLS,
    WOOD,
    T,
)
from .state import Wall

# What a block may do, as bits.
BARRICADE, WALL_PART = 1, 2
OFFICIAL, ADVISOR = 1, 2
EITHER = 3
ANY_KIND = 7


# --- recruiting -----------------------------------------------------------------------------------------------------
# The frame: (op, pc, faction, source, recruits left, kinds, free, off, to staging, spearmen, archers, horsemen, and of
# the payment: reductions left, then four goods still to pay)
_N, _KINDS, _FREE, _OFF, _STAGED, _CHOSEN = 4, 5, 6, 7, 8, 9
_CUT, _PRICE = 12, 13
_CHOOSING, _CHOSE, _CUTTING, _SENDING, _SENT, _STAGED_AT = range(6)


def recruit(
    s: Wall,
    f: int,
    card: int,
    n: int,
    kinds: int = ANY_KIND,
    free: bool = False,
    off: int = 0,
    staging: bool = False,
) -> None:
    """Recruit up to `n` soldiers: choose, pay for all, then each attacks or waits (GW-BAR-01 to GW-BAR-04)."""
    attacks.begin_recruiting(s)
    s.tally[RECRUITS] = 0
    s.push(RECRUITING, _CHOOSING, f, card, n, kinds, int(free), off, int(staging), 0, 0, 0, 0, 0, 0, 0, 0)


def chosen_recruits(f: Frame) -> tuple[int, ...]:
    """How many soldiers of each kind are chosen so far, not yet paid for."""
    return tuple(f[_CHOSEN : _CHOSEN + KIND_COUNT])


def recruitable(s: Wall, f: Frame) -> list[int]:
    """The codes of the kinds of which one more can be recruited: in the supply, and payable with the others."""
    p = f[SEAT]
    chosen = list(chosen_recruits(f))
    codes: list[int] = []
    if sum(chosen) >= f[_N]:
        return codes
    prices = [facts.recruit_price(s, p, kind) for kind in range(KIND_COUNT)]
    for kind in range(KIND_COUNT):
        if f[_KINDS] >> kind & 1 and soldiers_at(s, p, SUPPLY, kind) > chosen[kind]:
            chosen[kind] += 1
            if f[_FREE] or affordable(s, p, chosen, prices, f[_OFF]):
                codes.append(V_RECRUIT + kind)
            chosen[kind] -= 1
    return codes


Price = tuple[int, int, int, int]


def total_price(chosen: list[int], prices: list[Price]) -> list[int]:
    """Wood, stone, gold and chi for so many recruits of each kind."""
    total = [0] * RESOURCES
    for kind in range(KIND_COUNT):
        n = chosen[kind]
        if n:
            price = prices[kind]
            for good in range(RESOURCES):
                total[good] += n * price[good]
    return total


def affordable(s: Wall, p: int, chosen: list[int], prices: list[Price], off: int) -> bool:
    """Can so many be paid for? What lacks may be cut by reductions, stone replaced where a card says so (CR-06)."""
    missing = lacking(s, p, total_price(chosen, prices), chosen[SPEARMAN] > 0)
    return missing == 0 or missing <= off + facts.block_discount(s, p)


def lacking(s: Wall, p: int, price: list[int], swaps: bool) -> int:
    """How much of a price the payer lacks, stone of spearmen replaced as far as possible."""
    at = p * RESOURCES
    stock = s.stock
    missing = 0
    for good in range(RESOURCES):
        if price[good] > stock[at + good]:
            missing += price[good] - stock[at + good]
    if missing and swaps and price[STONE] > stock[at + STONE]:
        kinds = facts.substitutes(s, p)
        spare = sum([max(0, stock[at + good] - price[good]) for good in (WOOD, GOLD) if kinds >> good & 1])
        missing -= min(price[STONE] - stock[at + STONE], spare)
    return missing


def can_recruit(s: Wall, p: int, kinds: int, free: bool, off: int) -> bool:
    """Could a card let this player recruit anybody?"""
    for kind in range(KIND_COUNT):
        if not kinds >> kind & 1 or not soldiers_at(s, p, SUPPLY, kind):
            continue
        prices = [facts.recruit_price(s, p, k) for k in range(KIND_COUNT)]
        if free or affordable(s, p, [int(kind == k) for k in range(KIND_COUNT)], prices, off):
            return True
    return False


def _recruiting(s: Wall, f: Frame) -> None:
    """Choose until done, pay with the reductions there are, then send them one by one."""
    p, step = f[SEAT], f[PC]
    if step == _CHOOSING:
        codes = recruitable(s, f)
        if codes:
            s.to(_CHOSE)
            s.propose(p, (ASK_RECRUITS, f[CARD]), [*codes, T.DONE])
        else:
            _begin_paying(s, f)
    elif step == _CHOSE:
        if s.answers[p] == T.DONE:
            _begin_paying(s, f)
        else:
            at = _CHOSEN + s.answers[p] - V_RECRUIT
            s.stack[-1] = (f[OP], _CHOOSING) + f[2:at] + (f[at] + 1,) + f[at + 1 :]
    elif step == _CUTTING:
        _cut(s, f)
    elif step == _SENDING:
        _send(s, f)
    elif step == _SENT:
        _send_kind(s, f, s.answers[p] - V_KIND)
    else:
        _stage(s, f)


def _begin_paying(s: Wall, f: Frame) -> None:
    """Nobody chosen: nothing happens. Else the whole price, with the reductions it allows."""
    p = f[SEAT]
    chosen = list(chosen_recruits(f))
    if not any(chosen):
        s.stack.pop()
        return
    for kind in range(KIND_COUNT):
        if chosen[kind]:
            s.tell(E_RECRUITED, p, kind, chosen[kind])
    price = [0] * RESOURCES
    if not f[_FREE]:
        price = total_price(chosen, [facts.recruit_price(s, p, kind) for kind in range(KIND_COUNT)])
    cut = 0 if f[_FREE] else min(sum(price), f[_OFF] + facts.block_discount(s, p))
    s.stack[-1] = (f[OP], _CUTTING) + f[2:_CUT] + (cut, *price)
    _cut_or_pay(s)


def _cut_or_pay(s: Wall) -> None:
    """While a reduction is left: which resource is one less? Then pay."""
    f = s.stack[-1]
    if f[_CUT]:
        s.ask((f[SEAT],), ASK_REDUCE, f[CARD])
        return
    _pay_all(s)


def _cut(s: Wall, f: Frame) -> None:
    at = _PRICE + s.answers[f[SEAT]] - V_REDUCE
    s.stack[-1] = f[:_CUT] + (f[_CUT] - 1,) + f[_CUT + 1 : at] + (f[at] - 1,) + f[at + 1 :]
    _cut_or_pay(s)


def _reduce_codes(s: Wall, seat: int) -> list[int]:
    """A good of the price may be reduced if the rest stays payable with the reductions that are left."""
    f = s.stack[-1]
    price = list(f[_PRICE : _PRICE + RESOURCES])
    codes: list[int] = []
    for good in range(RESOURCES):
        if price[good]:
            price[good] -= 1
            if lacking(s, f[SEAT], price, f[_CHOSEN + SPEARMAN] > 0) <= f[_CUT] - 1:
                codes.append(V_REDUCE + good)
            price[good] += 1
    return codes


def _pay_all(s: Wall) -> None:
    """The whole price; stone of spearmen may be paid in other kinds by some (Ma Kuo)."""
    f = s.stack[-1]
    p = f[SEAT]
    s.tally[RECRUITS] = sum(chosen_recruits(f))
    s.to(_SENDING)
    swaps = facts.substitutes(s, p) if f[_CHOSEN + SPEARMAN] else 0
    for good in range(RESOURCES):
        if good != STONE or not swaps:
            pay(s, p, good, f[_PRICE + good])
    if swaps:
        mix(s, p, f[CARD], swaps | 1 << STONE, f[_PRICE + STONE], STOCK, BANK)


def _send(s: Wall, f: Frame) -> None:
    """The recruits go one after the other, in the recruiter's order (GW-AMB-77)."""
    p = f[SEAT]
    left = [kind for kind in range(KIND_COUNT) if f[_CHOSEN + kind]]
    if not left:
        s.stack.pop()
        attacks.after_attacks(s, p)
        fire_own(s, M_RECRUITED, p, -1, s.tally[RECRUITS])
    elif f[_STAGED]:
        s.to(_STAGED_AT)
        s.ask((p,), ASK_STAGE, f[CARD])
    elif len(left) > 1:
        s.to(_SENT)
        s.ask((p,), ASK_SEND, f[CARD])
    else:
        _send_kind(s, f, left[0])


def _send_kind(s: Wall, f: Frame, kind: int) -> None:
    at = _CHOSEN + kind
    s.stack[-1] = (f[OP], _SENDING) + f[2:at] + (f[at] - 1,) + f[at + 1 :]
    attacks.send(s, f[SEAT], f[CARD], kind)


def _stage(s: Wall, f: Frame) -> None:
    """A recruit that a card sends to a staging area."""
    p = f[SEAT]
    kind = next(kind for kind in range(KIND_COUNT) if f[_CHOSEN + kind])
    remove_soldier(s, p, SUPPLY, kind)
    attacks.stage(s, p, s.answers[p] - V_STAGE, kind)
    at = _CHOSEN + kind
    s.stack[-1] = (f[OP], _SENDING) + f[2:at] + (f[at] - 1,) + f[at + 1 :]


def _recruit_codes(s: Wall, seat: int) -> list[int]:
    return [*recruitable(s, s.stack[-1]), T.DONE]


def _send_codes(s: Wall, seat: int) -> list[int]:
    f = s.stack[-1]
    return [V_KIND + kind for kind in range(KIND_COUNT) if f[_CHOSEN + kind]]


def _stage_codes(s: Wall, seat: int) -> list[int]:
    return [V_STAGE + section for section in sections(s)]


RECRUITING = T.op(_recruiting, "recruiting")
ASK_RECRUITS = T.prompt("recruit", _recruit_codes, "GW-BAR-01")
ASK_REDUCE = T.prompt("reduce", _reduce_codes, "GW-BAR-03")
ASK_SEND = T.prompt("who-goes", _send_codes, "GW-AMB-77")
ASK_STAGE = T.prompt("stage", _stage_codes, "GW-BAR-06")


# --- building -------------------------------------------------------------------------------------------------------
# The frame: (op, pc, faction, source, actions left, what, off, free, code of the action)
_WHAT, _OFF_B, _FREE_B, _ACTION = 5, 6, 7, 8


def build(s: Wall, f: int, card: int, n: int, what: int = EITHER, off: int = 0, free: bool = False) -> None:
    """Up to `n` building actions as one block (GW-BLD-01, GW-BLD-02)."""
    s.tally[WALLS] = s.tally[BARRICADES] = 0
    s.push(RAISING, 0, f, card, n, what, off, int(free), -1)


def wall_price(s: Wall, p: int, section: int, off: int = 0) -> int:
    """The price of the next part of the Wall there (GW-BLD-06)."""
    return max(0, facts.value(s, WALL_PRICE, figures(s).wall_price[s.walls[section]], p) - off)


def barricade_price(s: Wall, p: int, off: int = 0) -> int:
    return max(0, facts.value(s, BARRICADE_PRICE, figures(s).barricade_price, p) - off)


def purse(s: Wall, p: int) -> int:
    """All that could pay for building: the Storehouse and the own stock, of the kinds that count (GW-BLD-09)."""
    kinds = facts.building_kinds(s)
    stock = s.stock[p * RESOURCES : (p + 1) * RESOURCES]
    if kinds == BUILDING:
        return sum(s.store) + sum(stock) - stock[CHI]
    return sum([s.store[good] + stock[good] for good in (WOOD, STONE, GOLD) if kinds >> good & 1])


def buildable(s: Wall, p: int, what: int, off: int, free: bool) -> list[int]:
    """The codes of what can be built now."""
    money = 99 if free else purse(s, p)
    codes: list[int] = []
    if what & BARRICADE and (free or barricade_price(s, p, off) <= money):
        codes = [V_BARRICADE + section for section in sections(s) if s.barricades[section] < MOST_BARRICADES]
    if what & WALL_PART and (free or money >= _least_wall_price(s, p, off)):
        for section in sections(s):
            if s.walls[section] < TOP_LEVEL and (free or wall_price(s, p, section, off) <= money):
                codes.append(V_WALL + section)
    return codes


def _least_wall_price(s: Wall, p: int, off: int) -> int:
    """What the lowest part of the Wall that is missing costs."""
    level = min(s.walls[s.first :])
    return 99 if level == TOP_LEVEL else max(0, facts.value(s, WALL_PRICE, figures(s).wall_price[level], p) - off)


def can_build(s: Wall, p: int, what: int, off: int, free: bool) -> bool:
    return bool(buildable(s, p, what, off, free))


def _building(s: Wall, f: Frame) -> None:
    """The program counter: 0 ask, 1 what was chosen is paid for, 2 it is built."""
    p, step = f[SEAT], f[PC]
    if step == 0:
        codes = buildable(s, p, f[_WHAT], f[_OFF_B], f[_FREE_B] > 0) if f[_N] else []
        if not codes:
            _end_building(s, f)
            return
        s.to(1)
        s.propose(p, (ASK_BUILD, f[CARD]), [*codes, T.DONE])
    elif step == 1:
        if s.answers[p] == T.DONE:
            _end_building(s, f)
        else:
            _pay_for(s, f, s.answers[p])
    else:
        s.stack[-1] = (f[OP], 0, p, f[CARD], f[_N] - 1) + f[_WHAT:_ACTION] + (-1,)
        _raise(s, p, f[_ACTION])


def _pay_for(s: Wall, f: Frame, action: int) -> None:
    """The Storehouse pays as much as it can, the builder the rest, both in any mix of kinds (GW-BLD-06, GW-BLD-09)."""
    p = f[SEAT]
    s.stack[-1] = (f[OP], 2) + f[2:_ACTION] + (action,)
    s.tell(E_BUILDS, p, action - (V_WALL if action >= V_WALL else V_BARRICADE), int(action >= V_WALL))
    if f[_FREE_B]:
        return
    price = wall_price(s, p, action - V_WALL, f[_OFF_B]) if action >= V_WALL else barricade_price(s, p, f[_OFF_B])
    kinds = facts.building_kinds(s)
    stored = min(price, sum([s.store[good] for good in (WOOD, STONE, GOLD) if kinds >> good & 1]))
    mix(s, p, f[CARD], kinds, price - stored, STOCK, BANK)
    mix(s, p, f[CARD], kinds, stored, facts.STORE, BANK)


def _raise(s: Wall, p: int, action: int) -> None:
    """The piece stands; its builder gains honour (GW-BLD-04, GW-BLD-07, GW-BLD-08)."""
    if action < V_WALL:
        section = action - V_BARRICADE
        s.barricades[section] += 1
        s.tally[BARRICADES] += 1
        s.tell(E_BARRICADE, p, section)
        gain(s, p, HONOUR, facts.value(s, BARRICADE_HONOUR, figures(s).barricade_honour, p))
        return
    raise_wall(s, p, action - V_WALL)
    if s.mode == COOP:
        coop.wall_built(s, p)


def raise_wall(s: Wall, p: int, section: int) -> None:
    """The next part of the Wall, for the honour of its printed price."""
    honour = figures(s).wall_price[s.walls[section]]
    s.walls[section] += 1
    s.tally[WALLS] += 1
    s.tell(E_WALL, p, section, s.walls[section])
    gain(s, p, HONOUR, honour)
    troops.rise(s, section)


def _end_building(s: Wall, f: Frame) -> None:
    s.stack.pop()
    if s.tally[WALLS] or s.tally[BARRICADES]:
        fire(s, M_BUILT, f[SEAT], -1, s.tally[WALLS])


def _build_codes(s: Wall, seat: int) -> list[int]:
    f = s.stack[-1]
    return [*buildable(s, seat, f[_WHAT], f[_OFF_B], f[_FREE_B] > 0), T.DONE]


RAISING = T.op(_building, "building")
ASK_BUILD = T.prompt("build", _build_codes, "GW-BLD-01")


# --- hiring ---------------------------------------------------------------------------------------------------------
# The frame: (op, pc, faction, source, actions left, what, off, advisor that was taken)
_OFF_H, _TAKEN = 6, 7


def hire(s: Wall, f: int, card: int, what: int = EITHER, off: int = 0, n: int = 1) -> None:
    """Up to `n` times hire an official or an advisor (GW-EMB-01)."""
    s.push(HIRING, 0, f, card, n, what, off, -1)


def official_price(s: Wall, p: int, off: int = 0) -> int:
    return max(0, facts.value(s, HIRE_PRICE, figures(s).official_price, p) - off)


def advisor_price(s: Wall, p: int, off: int = 0) -> int:
    """The n-th advisor costs n gold (GW-EMB-05)."""
    return max(0, facts.value(s, HIRE_PRICE, len(s.advising[p]) + len(s.support[p]) + 1, p) - off)


def hirable(s: Wall, p: int, what: int, off: int) -> list[int]:
    gold = has(s, p, GOLD)
    codes: list[int] = []
    if what & ADVISOR and advisor_price(s, p, off) <= gold:
        codes = [V_HIRE + slot for slot in range(ROW) if s.row[slot] >= 0]
    if what & OFFICIAL and s.officials[p * POSTS + UNHIRED] and official_price(s, p, off) <= gold:
        codes.append(V_HIRE_OFFICIAL)
    return codes


def can_hire(s: Wall, p: int, what: int, off: int) -> bool:
    return bool(hirable(s, p, what, off))


def _hiring(s: Wall, f: Frame) -> None:
    """The program counter: 0 ask, 1 whom, 2 active or support."""
    p = f[SEAT]
    if f[PC] == 0:
        codes = hirable(s, p, f[5], f[_OFF_H]) if f[_N] else []
        if not codes:
            s.stack.pop()
            return
        s.to(1)
        s.propose(p, (ASK_HIRE, f[CARD]), [*codes, T.DONE])
        return
    code = s.answers[p]
    if f[PC] == 1:
        if code == T.DONE:
            s.stack.pop()
        elif code == V_HIRE_OFFICIAL:
            s.stack[-1] = (f[OP], 0, p, f[CARD], f[_N] - 1) + f[5:]
            s.tell(E_HIRED_OFFICIAL, p)
            pay(s, p, GOLD, official_price(s, p, f[_OFF_H]))
            s.officials[p * POSTS + UNHIRED] -= 1
            s.officials[p * POSTS + HOME] += 1
            fire_own(s, M_HIRED, p, -1, 0)
        else:
            s.stack[-1] = f[:1] + (2,) + f[2:_TAKEN] + (code - V_HIRE,)
            s.ask((p,), ASK_ROLE, f[CARD], s.row[code - V_HIRE])
        return
    s.stack[-1] = (f[OP], 0, p, f[CARD], f[_N] - 1) + f[5:_TAKEN] + (-1,)
    advisor = s.row[f[_TAKEN]]
    s.tell(E_HIRED, p, advisor, int(code == V_ACTIVE))
    pay(s, p, GOLD, advisor_price(s, p, f[_OFF_H]))
    leave_row(s, f[_TAKEN])
    if code == V_ACTIVE:
        s.advising[p].append(advisor)
        enter_play(s, p, advisor)
    else:
        s.support[p].append(advisor)
    fire_own(s, M_HIRED, p, advisor, 1)


def _hire_codes(s: Wall, seat: int) -> list[int]:
    f = s.stack[-1]
    return [*hirable(s, seat, f[5], f[_OFF_H]), T.DONE]


def _role_codes(s: Wall, seat: int) -> list[int]:
    return [V_ACTIVE, V_SUPPORT]


HIRING = T.op(_hiring, "hiring")
ASK_HIRE = T.prompt("hire", _hire_codes, "GW-EMB-01")
ASK_ROLE = T.prompt("role", _role_codes, "GW-ADV-01", final=True)


# --- promoting ------------------------------------------------------------------------------------------------------
# The frame: (op, pc, faction, source, promotions left, where it is allowed as bits, off, promoted so far, chosen)
_WHERE, _OFF_P, _PROMOTED, _CHOICE = 5, 6, 7, 8
EVERYWHERE = (1 << PRODUCTION) - 1


def promotion_here(location: int) -> tuple[int, ...]:
    """The promotion of a production location, as what stands behind the faction in its frame (GW-PRD-06)."""
    return (-1, 1, 1 << location, 0, 0, -1)


def promote(s: Wall, f: int, card: int, n: int, off: int = 0) -> None:
    """Promote up to `n` different overseers by a card (GW-OVR-11)."""
    s.push(PROMOTING, 0, f, card, n, EVERYWHERE, off, 0, -1)


def promotion_price(s: Wall, f: int, location: int, off: int = 0) -> tuple[int, int]:
    """(good, number) for the next level of an overseer; number −1 when it cannot rise (GW-OVR-04, GW-OVR-05)."""
    board = figures(s)
    level = s.overseers[f * PRODUCTION + location]
    good = board.overseer_good[location]
    if level == TOP_LEVEL or (level == 0 and not all_soldiers_at(s, f, SUPPLY)):
        return good, -1
    price = facts.value(s, OVERSEER_PRICE, board.overseer_price[location][level], f, of=location) - off
    return good, price if price > 0 else 0


def can_promote(s: Wall, f: int, off: int = 0) -> bool:
    """Could a card let this player promote an overseer?"""
    for location in range(PRODUCTION):
        good, price = promotion_price(s, f, location, off)
        if 0 <= price <= has(s, f, good):
            return True
    return False


def _promotable(s: Wall, f: Frame, location: int) -> bool:
    """May this overseer rise now: as the promotion due, or as the bonus of an advisor elsewhere (GW-OVR-08)?"""
    if f[_PROMOTED] >> location & 1:
        return False
    p = f[SEAT]
    if not (f[_N] and f[_WHERE] >> location & 1) and not _bonus(s, f, location):
        return False
    off = f[_OFF_P] if f[_N] and f[_WHERE] >> location & 1 else 0
    good, price = promotion_price(s, p, location, off)
    return 0 <= price <= has(s, p, good)


def _bonus(s: Wall, f: Frame, location: int) -> bool:
    """A discount advisor's overseer may rise besides the promotion of another location, or of a card."""
    if f[_WHERE] == 1 << location:
        return False
    return facts.value(s, BONUS_PROMOTION, 0, f[SEAT], of=location) > 0


def _promoting(s: Wall, f: Frame) -> None:
    """The program counter: 0 ask, 1 which, 2 by which soldier."""
    p = f[SEAT]
    if f[PC] == 0:
        codes = _promotions(s, f)
        if not codes:
            s.stack.pop()
            return
        s.to(1)
        s.propose(p, (ASK_PROMOTE, f[CARD]), [*codes, T.DONE])
    elif f[PC] == 1:
        if s.answers[p] == T.DONE:
            s.stack.pop()
            return
        location = s.answers[p] - V_PROMOTE
        s.stack[-1] = f[:1] + (2,) + f[2:_CHOICE] + (location,)
        if s.overseers[p * PRODUCTION + location]:
            _promote(s, s.stack[-1], -1)
        else:
            s.ask((p,), ASK_OVERSEER, f[CARD])
    else:
        _promote(s, f, s.answers[p] - V_KIND)


def _promote(s: Wall, f: Frame, kind: int) -> None:
    p, location = f[SEAT], f[_CHOICE]
    due = f[_N] and f[_WHERE] >> location & 1
    good, price = promotion_price(s, p, location, f[_OFF_P] if due else 0)
    at = p * PRODUCTION + location
    s.tell(E_PROMOTED, p, location, s.overseers[at] + 1)
    pay(s, p, good, price)
    if kind >= 0:
        remove_soldier(s, p, SUPPLY, kind)
        s.figures[at] = kind
    s.overseers[at] += 1
    as_bonus = not due or (_bonus(s, f, location) and f[_WHERE] == EVERYWHERE and _others_left(s, f, location))
    left = f[_N] - (0 if as_bonus else 1)
    s.stack[-1] = (f[OP], 0, p, f[CARD], left, f[_WHERE], f[_OFF_P], f[_PROMOTED] | 1 << location, -1)


def _others_left(s: Wall, f: Frame, location: int) -> bool:
    return any(_promotable(s, f, other) for other in range(PRODUCTION) if other != location)


def _promotions(s: Wall, f: Frame) -> list[int]:
    """The codes of the overseers that may rise."""
    if f[_WHERE] != EVERYWHERE and not s.altered >> BONUS_PROMOTION & 1:
        location = f[_WHERE].bit_length() - 1
        return [V_PROMOTE + location] if _promotable(s, f, location) else []
    return [V_PROMOTE + location for location in range(PRODUCTION) if _promotable(s, f, location)]


def has_promotion(s: Wall, p: int, here: tuple[int, ...]) -> bool:
    """Could this player promote anybody by the promotion of a location?"""
    return bool(_promotions(s, (PROMOTING, 0, p) + here))


def _promote_codes(s: Wall, seat: int) -> list[int]:
    return [*_promotions(s, s.stack[-1]), T.DONE]


def _overseer_codes(s: Wall, seat: int) -> list[int]:
    return [V_KIND + kind for kind in range(KIND_COUNT) if soldiers_at(s, seat, SUPPLY, kind)]


PROMOTING = T.op(_promoting, "promoting")
ASK_PROMOTE = T.prompt("promote", _promote_codes, "GW-PRD-06")
ASK_OVERSEER = T.prompt("overseer", _overseer_codes, "GW-OVR-04")


# --- what the open question asks for --------------------------------------------------------------------------------
def asked_works(s: Wall) -> tuple[int, int, bool]:
    """What may be built by the open question: kinds of work as bits, what is off the price, and whether it is free."""
    f = s.stack[-1]
    return f[_WHAT], f[_OFF_B], f[_FREE_B] > 0


def being_built(s: Wall) -> int:
    """The code of the building action that the goods of the open question pay for, or -1."""
    below = [f for f in s.stack if f[OP] == RAISING and f[PC] == 2]
    return below[-1][_ACTION] if below else -1


def asked_hiring(s: Wall) -> tuple[int, int]:
    """Who may be hired by the open question as bits, and what is off the price."""
    f = s.stack[-1]
    return f[5], f[_OFF_H]


def asked_price(s: Wall, code: int) -> list[tuple[int, int]]:
    """The price of an answer to the open question of a block, as (good, number); good −1 is any mix for building."""
    if s.asking[0] not in (ASK_RECRUITS, ASK_BUILD, ASK_HIRE, ASK_PROMOTE):
        return []
    f = s.stack[-1]
    p = f[SEAT]
    if s.asking[0] == ASK_RECRUITS and V_RECRUIT <= code < V_RECRUIT + KIND_COUNT:
        price = (0,) * RESOURCES if f[_FREE] else facts.recruit_price(s, p, code - V_RECRUIT)
        return [(good, n) for good, n in enumerate(price) if n]
    if s.asking[0] == ASK_BUILD and V_WALL <= code < V_WALL + SECTIONS:
        return [(-1, 0 if f[_FREE_B] else wall_price(s, p, code - V_WALL, f[_OFF_B]))]
    if s.asking[0] == ASK_BUILD and V_BARRICADE <= code < V_BARRICADE + SECTIONS:
        return [(-1, 0 if f[_FREE_B] else barricade_price(s, p, f[_OFF_B]))]
    if s.asking[0] == ASK_HIRE and code == V_HIRE_OFFICIAL:
        return [(GOLD, official_price(s, p, f[_OFF_H]))]
    if s.asking[0] == ASK_HIRE and V_HIRE <= code < V_HIRE + ROW:
        return [(GOLD, advisor_price(s, p, f[_OFF_H]))]
    if s.asking[0] == ASK_PROMOTE and V_PROMOTE <= code < V_PROMOTE + PRODUCTION:
        location = code - V_PROMOTE
        due = f[_N] and f[_WHERE] >> location & 1
        return [promotion_price(s, p, location, f[_OFF_P] if due else 0)]
    return []


def asked_less(s: Wall) -> int:
    """By how many resources all recruits together are cheaper, whatever kinds."""
    f = s.stack[-1]
    return f[_OFF] + facts.block_discount(s, f[SEAT]) if s.asking[0] == ASK_RECRUITS and not f[_FREE] else 0
