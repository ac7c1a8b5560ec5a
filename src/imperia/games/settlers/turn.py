"""The Action phase: one action or pass a turn, with free steps before and after it (ACT, ACN, WRK, PAS, DEF)."""

from __future__ import annotations

from typing import Final

from ...kernel.state import CARD, PC, SEAT, Frame
from . import events, moments, tables, verbs
from .afford import buildable
from .building import begin_build, begin_deal, has_site
from .goods import COMMON_CARD, COUNTED, DEFENSE, FOOD, GOLD, RAZE, RESOURCES, SETTLER, STONE, WOOD
from .lexicon import JAPANESE, ROUNDS, W_ACTIONS, T
from .ops.attacks import GainSpoil, razable, raze_for_tokens
from .ops.costs import payable_twice
from .ops.features import FEEDING, offer_to_shrine
from .ops.targets import place_samurai
from .state import Settlers
from .storage import stored
from .supply import can_pay, deck_portions, draw_from, gain, gain_all, hand_card, leave_hand, pay, spend

MOST_PAIRS: Final = 32


# --- a turn (IS-ACT-01 to IS-ACT-05) ------------------------------------------------------------------------------
def turn_options(s: Settlers, seat: int) -> list[int]:
    """Every legal action, the free steps, and passing."""
    goods = s.goods
    purse = seat * COUNTED
    codes: list[int] = []
    if s.hands[seat]:
        _hand_options(s, seat, codes)
    if goods[purse + RAZE] >= 2 and not s.peaceful:
        razable(s, seat, codes)
    if s.empires[seat]:
        _activations(s, seat, codes)
    if goods[purse + SETTLER] >= 2:
        codes.append(verbs.SEND)
    codes.append(verbs.PASS)
    may_step = _may_step(s, seat)
    if may_step:
        _free_steps(s, seat, codes)
    if len(codes) > 1 and not s.watchful >> seat & 1 and (may_step or (s.round < ROUNDS and stored(s, seat))):
        codes.append(verbs.ASK_ME)  # more could be asked (IS-AMB-39, IS-AMB-49)
    return codes


def _hand_options(s: Settlers, seat: int, codes: list[int]) -> None:
    """Cards to build, to make a Deal with and to raze; equal ones lie together in hand and count once."""
    goods = s.goods
    purse = seat * COUNTED
    food, gold = goods[purse + FOOD], goods[purse + GOLD]
    affordable = buildable(goods[purse + WOOD], goods[purse + STONE], food, gold)
    dealing = food > 0 or gold > 0
    razing = goods[purse + RAZE] > 0
    sites = has_site(s, seat)
    build_as, deal_as, raze_as = tables.BUILD_AS, tables.DEAL_AS, tables.RAZE_AS
    deals: list[int] = []
    razes: list[int] = []
    last = 0
    for card in s.hands[seat]:
        code = build_as[card]
        if code == last:
            continue
        last = code
        if affordable[card] and (sites or not tables.NEEDS_SITE[card]):
            codes.append(code)
        if dealing:
            deals.append(deal_as[card])
        if razing:
            razes.append(raze_as[card])
    codes += [code for code in deals if code]
    codes += [code for code in razes if code]


def _activations(s: Settlers, seat: int, codes: list[int]) -> None:
    """Own action Locations that can be used, once or twice (IS-ACN-01, IS-ACN-04)."""
    used, most = s.used, tables.USES
    twice: list[int] = []
    for card in s.empires[seat]:
        if used[card] < most[card] and can_activate(s, seat, card, 1):
            node = tables.ACT_NODE[card]
            if node is None or node.payable(s, seat, card):
                codes.append(verbs.ACTIVATE + card)
                again = most[card] == 2 and not used[card] and _can_activate_again(s, seat, card)
                if again and (node is None or payable_twice(node, s, seat, card)):
                    twice.append(verbs.TWICE + card)
    codes += twice


def _can_activate_again(s: Settlers, seat: int, card: int) -> bool:
    """Do the goods suffice for a second use, or might the first one bring what is missing (IS-AMB-37)?"""
    node = tables.ACT_NODE[card]
    brings = isinstance(node, GainSpoil) and verbs.TAKE + SETTLER in node.targets(s, seat, card)
    return brings or can_activate(s, seat, card, 2)


def can_activate(s: Settlers, seat: int, card: int, times: int) -> bool:
    """Do the goods suffice that are put on a Location so many times?"""
    wood, stone, food, gold, settler, raze = tables.ACT_COST[card]
    goods = s.goods
    purse = seat * COUNTED
    if settler * times > goods[purse + SETTLER] or raze * times > goods[purse + RAZE]:
        return False
    if wood or stone or food or gold:
        return can_pay(s, seat, wood * times, stone * times, food * times, gold * times)
    return True


def _may_step(s: Settlers, seat: int) -> bool:
    """Can there be free steps at all?"""
    return s.goods[seat * COUNTED + DEFENSE] > 0 or s.factions[seat] == JAPANESE or bool(s.taken)


def _free_steps(s: Settlers, seat: int, codes: list[int]) -> None:
    """Free steps of a turn (IS-ACT-04)."""
    if s.goods[seat * COUNTED + DEFENSE]:
        for c in s.empires[seat]:
            if tables.IS_COMMON[c]:
                codes.append(verbs.DEFEND + c)  # IS-DEF-02
    japanese = s.factions[seat] == JAPANESE
    if not japanese and not s.taken:
        return
    samurai = japanese and s.goods[seat * COUNTED + SETTLER] > 0
    for c in s.empires[seat]:
        if tables.ORIGIN[c] == JAPANESE:
            if samurai and not s.guard[c]:
                codes.append(verbs.SAMURAI + c)
            if tables.GATE[c][0] and s.hands[seat]:
                codes.append(verbs.GATE + c)
            elif tables.SHRINE[c] and any(s.goods[seat * COUNTED : seat * COUNTED + GOLD]):
                codes.append(verbs.SHRINE + c)


def _worth_asking(s: Settlers, seat: int) -> list[int]:
    """The free steps that do something: protection only against who may still raze what can be razed."""
    codes: list[int] = []
    if s.factions[seat] != JAPANESE and not s.taken:
        if s.goods[seat * COUNTED + DEFENSE] and not s.peaceful and not _is_alone(s, seat):
            common, spoils = tables.IS_COMMON, tables.SPOILS
            codes += [verbs.DEFEND + c for c in s.empires[seat] if common[c] and spoils[c]]
        return codes
    safe = bool(s.peaceful) or _is_alone(s, seat)
    _free_steps(s, seat, codes)
    return [code for code in codes if code >= verbs.GATE or not (safe or _unrazable(code))]


def _is_alone(s: Settlers, seat: int) -> bool:
    """Have all others passed?"""
    return s.passed | 1 << seat == (1 << s.seats) - 1


def _unrazable(code: int) -> bool:
    """Is it protection of a Location that cannot be razed?"""
    return not tables.SPOILS[code - (verbs.SAMURAI if code >= verbs.SAMURAI else verbs.DEFEND)]


def _after_options(s: Settlers, seat: int) -> list[int]:
    """Free steps after the action, and the end of the turn."""
    codes: list[int] = []
    _free_steps(s, seat, codes)
    codes.append(verbs.END_TURN)
    return codes


ASK_TURN: Final = T.prompt("turn", turn_options, "IS-ACT-02")
ASK_AFTER: Final = T.prompt("after", _after_options, "IS-ACT-04")
_OPEN: Final = 3  # TURN: (op, pc, seat, *free steps that were worth asking for before the action)


def _turn(s: Settlers, f: Frame) -> None:
    """Program counter: 0 ask, 1 do, 2 the action is done, 3 a free step after it was answered."""
    pc, seat = f[PC], f[SEAT]
    if pc == 0:
        _begin_turn(s, seat)
    elif pc == 3 and s.answers[seat] == verbs.END_TURN:
        s.content |= 1 << seat
        _next_turn(s, seat)
    elif pc != 2:
        before = _worth_asking(s, seat) if pc == 1 else f[_OPEN:]
        s.stack[-1] = (TURN, 2, seat, *before)
        _do(s, seat, s.answers[seat])
    elif _is_alone(s, seat):
        _begin_turn(s, seat)  # alone: free steps can as well wait for the next turn
    elif _asks_after(s, f):
        s.stack[-1] = (TURN, 3, *f[SEAT:])
        s.ask((seat,), ASK_AFTER)
    else:
        _next_turn(s, seat)


def _asks_after(s: Settlers, f: Frame) -> bool:
    """Who wants to be asked is, whenever a free step is possible; others only if the action has opened a new one that
    does something, and not again in a round in which they wanted none (IS-AMB-39)."""
    seat = f[SEAT]
    if s.watchful >> seat & 1:
        return len(_after_options(s, seat)) > 1
    if s.content >> seat & 1:
        return False
    worth = _worth_asking(s, seat)
    return bool(worth) and not {*f[_OPEN:]}.issuperset(worth)


TURN: Final = T.op(_turn, "turn", cards=())


def _begin_turn(s: Settlers, seat: int) -> None:
    s.stack[-1] = (TURN, 1, seat)
    s.pose((seat,), (ASK_TURN, -1))


def _next_turn(s: Settlers, seat: int) -> None:
    """The next player who has not passed, or the end of the phase (IS-ACT-01)."""
    for i in range(1, s.seats + 1):
        p = (seat + i) % s.seats
        if not s.passed >> p & 1:
            _begin_turn(s, p)
            return
    s.stack.pop()


def _do(s: Settlers, seat: int, code: int) -> None:
    """Begin what was chosen. A free step leads back to where it was asked for."""
    if code < verbs.RAZE_HAND:
        card = hand_card(s, seat, code - (verbs.BUILD if code < verbs.DEAL else verbs.DEAL))
        leave_hand(s, seat, card)
        if code < verbs.DEAL:
            begin_build(s, seat, card)
        else:
            begin_deal(s, seat, card)
    elif code < verbs.ACTIVATE:
        raze_for_tokens(s, seat, code)
    elif code < verbs.TWICE:
        _activate(s, seat, code - verbs.ACTIVATE, 1)
    elif code < verbs.SEND:
        _activate_twice(s, seat, code - verbs.TWICE)
    elif code == verbs.SEND:
        s.push(SENDING, 0, seat, 0, 0)
    elif code == verbs.PASS:
        s.passed |= 1 << seat
        s.tell(events.PASS, seat)
        _next_turn(s, seat)
    else:
        _free_step(s, seat, code)


def _free_step(s: Settlers, seat: int, code: int) -> None:
    """A free step; before the action the turn is asked again, after it for more of them."""
    s.stack[-1] = (TURN, 0, seat) if s.asking[0] == ASK_TURN else (TURN, 2, *s.stack[-1][SEAT:])
    if code == verbs.ASK_ME:
        s.watchful |= 1 << seat
    elif code >= verbs.SHRINE:
        offer_to_shrine(s, seat, code - verbs.SHRINE)
    elif code >= verbs.GATE:
        s.push(FEEDING, 0, seat, code - verbs.GATE, 0)
    elif code >= verbs.SAMURAI:
        place_samurai(s, seat, code - verbs.SAMURAI)
        spend(s, seat, 0, 1, 0)  # IS-JAP-02
    else:
        s.guard[code - verbs.DEFEND] += 1
        s.tell(events.DEFEND, seat, code - verbs.DEFEND)
        spend(s, seat, 0, 0, 0, defense=1)


# --- activating (ACN) ---------------------------------------------------------------------------------------------
_TIMES: Final = 4  # ACTING: (op, pc, seat, card, uses left)


def _activate(s: Settlers, seat: int, card: int, times: int) -> None:
    """Put the goods on the Location; they are gone from the supply and mark it as used (IS-ACN-02)."""
    wood, stone, food, gold, settler, raze = tables.ACT_COST[card]
    s.used[card] += times
    s.tell(events.ACTIVATE, seat, card, times)
    spend(s, seat, gold * times, settler * times, raze * times)
    s.push(ACTING, 0, seat, card, times)
    if wood or stone or food:
        pay(s, seat, card, wood * times, stone * times, food * times)


def _activate_twice(s: Settlers, seat: int, card: int) -> None:
    """Both uses at once; where the first may decide about the second, one after the other (IS-ACN-04, IS-AMB-37)."""
    if tables.TELLING[card]:
        s.push(AGAIN, 0, seat, card)
        _activate(s, seat, card, 1)
    else:
        _activate(s, seat, card, 2)


def _again_options(s: Settlers, seat: int) -> list[int]:
    return [verbs.ACTIVATE + s.stack[-1][CARD], verbs.DONE]


ASK_AGAIN: Final = T.prompt("again", _again_options, "IS-ACN-04")


def _again(s: Settlers, f: Frame) -> None:
    """The first use is done; the second is begun if it is still wanted and can be paid."""
    seat, card = f[SEAT], f[CARD]
    node = tables.ACT_NODE[card]
    if f[PC] == 0 and can_activate(s, seat, card, 1) and (node is None or node.payable(s, seat, card)):
        s.to(1)
        s.ask((seat,), ASK_AGAIN, card)
        return
    s.stack.pop()
    if f[PC] and s.answers[seat] != verbs.DONE:
        _activate(s, seat, card, 1)


AGAIN: Final = T.op(_again, "again")


def _acting(s: Settlers, f: Frame) -> None:
    """The effect, once for each use paid for."""
    seat, card, left = f[SEAT], f[CARD], f[_TIMES]
    if left == 1:
        s.stack.pop()
    else:
        s.stack[-1] = (ACTING, 0, seat, card, left - 1)
    goods = tables.ACT_GAIN[card]
    if goods is None:
        s.push(tables.ACT_OP[card], 0, seat, card)
    else:
        gain_all(s, seat, goods, card, W_ACTIONS)


ACTING: Final = T.op(_acting, "acting")


def uses_paid(f: Frame) -> int:
    """How often a frame of ACTING still carries its action out."""
    return f[_TIMES]


# --- sending settlers (WRK) ---------------------------------------------------------------------------------------
_LEFT: Final = 3  # SENDING: (op, pc, seat, pairs whose result is still to be taken, pairs)
_PAIRS: Final = 4


def _pairs_options(s: Settlers, seat: int) -> list[int]:
    return [verbs.PAIRS + n for n in range(min(MOST_PAIRS, s.goods[seat * COUNTED + SETTLER] // 2))]


def _task_options(s: Settlers, seat: int) -> list[int]:
    """What one pair brings, or several of them alike."""
    left = pairs_out(s.stack[-1])
    codes: list[int] = []
    for good in RESOURCES:
        codes += verbs.portions(verbs.TAKE, good, left)
    return codes + deck_portions(s, seat, left)


ASK_PAIRS: Final = T.prompt("pairs", _pairs_options, "IS-WRK-02")
ASK_TASK: Final = T.prompt("task", _task_options, "IS-WRK-01")


def _sending(s: Settlers, f: Frame) -> None:
    """Say how many pairs, then take the result of each (IS-WRK-02)."""
    pc, seat, left, pairs = f[PC], f[SEAT], f[_LEFT], f[_PAIRS]
    if pc == 0:
        s.to(1)
        s.ask((seat,), ASK_PAIRS)
        return
    if pc == 1:
        left = pairs = s.answers[seat] - verbs.PAIRS + 1
        s.tell(events.SEND, seat, pairs)
        spend(s, seat, 0, 2 * pairs, 0)
    else:
        good, n = verbs.portion(verbs.TAKE, s.answers[seat])
        left -= n
        _fetch(s, seat, good, n)
    if left:
        s.stack[-1] = (SENDING, 2, seat, left, pairs)
        s.ask((seat,), ASK_TASK)
        return
    s.stack.pop()
    if s.seats > 1:
        for _ in range(pairs):
            if not moments.FEATURES.fire(s, moments.SEND, seat):  # IS-EGY-04, IS-PAS-03
                break


def _fetch(s: Settlers, seat: int, good: int, n: int) -> None:
    if good in RESOURCES:
        gain(s, seat, good, n, -1, W_ACTIONS)
        return
    for _ in range(n):
        draw_from(s, seat, s.seats if good == COMMON_CARD else seat)


SENDING: Final = T.op(_sending, "sending", cards=())


def pairs_out(f: Frame) -> int:
    """The pairs of a frame of SENDING whose result is still to be taken."""
    return f[_LEFT]
