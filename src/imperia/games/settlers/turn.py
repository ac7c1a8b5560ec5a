"""The Action phase: one action or pass a turn, with free steps before and after it (ACT, ACN, WRK, PAS, DEF)."""

from __future__ import annotations

from ...kernel.state import Frame
from .building import begin_build, begin_deal, raze_from_hand, raze_location, site_options
from .lexicon import (
    ACTION,
    ACTIVATE,
    BUILD,
    COMMON_CARD,
    COUNTED,
    DEAL,
    DEFEND,
    DEFENSE,
    DONE,
    E_ACTIVATE,
    E_DEFEND,
    E_GAIN,
    E_PASS,
    E_SEND,
    E_SHRINE,
    E_UNDER,
    END_TURN,
    FACTION_CARD,
    FOOD,
    GATE,
    GIVE,
    GIVE_CARD,
    GOLD,
    JAPANESE,
    PAIRS,
    PASS,
    PLAYING,
    RAZE,
    RAZE_HAND,
    RAZE_IT,
    RESOURCES,
    SAMURAI,
    SEND,
    SETTLER,
    SHRINE,
    STONE,
    TAKE,
    TWICE,
    W_ACTIONS,
    W_FEATURES,
    WOOD,
    T,
)
from .ops import hand_card, hand_codes, hide_hand, place_samurai, possible_twice
from .state import Settlers
from .supply import common_left, draw_from, gain_all, gain_vp, pay
from .tables import (
    ACT_COST,
    ACT_GAIN,
    ACT_NODE,
    ACT_OP,
    C_BUILD,
    C_DEAL,
    C_GIVE,
    C_RAZE,
    COST,
    DEAL_GOOD,
    IS_COMMON,
    IS_GATE,
    IS_SHRINE,
    KIND,
    NEEDS_SITE,
    OASIS,
    ORIGIN,
    SPOILS,
    USES,
)

MOST_PAIRS = 32


# --- what can be afforded, remembered by the goods at hand --------------------------------------------------------
def _covers(wood: int, stone: int, food: int, have: tuple[int, int, int], gold: int) -> bool:
    return max(0, wood - have[0]) + max(0, stone - have[1]) + max(0, food - have[2]) <= gold


_BUILDABLE: dict[int, bytes] = {}
_USABLE: dict[int, bytes] = {}
_BY_COST: dict[tuple[int, int, int], list[int]] = {}  # cards by what they cost
_BY_USE: dict[tuple[int, ...], list[int]] = {}  # action Locations by what a use costs, and uses a round


def _sort_cards() -> None:
    for c in range(PLAYING):
        _BY_COST.setdefault(COST[c], []).append(c)
        if KIND[c] == ACTION:
            _BY_USE.setdefault((*ACT_COST[c], USES[c]), []).append(c)


def _buildable(key: int) -> bytes:
    """By card: can its resources be paid with (wood, stone, food, gold) as packed into `key`?"""
    if not _BY_COST:
        _sort_cards()
    have, gold = (key >> 6 & 3, key >> 4 & 3, key >> 2 & 3), key & 3
    made = bytearray(PLAYING)
    for (wood, stone, food), cards in _BY_COST.items():
        if _covers(wood, stone, food, have, gold):
            for c in cards:
                made[c] = 1
    _BUILDABLE[key] = bytes(made)
    return _BUILDABLE[key]


def _usable(key: int) -> bytes:
    """By card: how many uses (0, 1, 2) of its action can be paid with the goods packed into `key`?"""
    if not _BY_USE:
        _sort_cards()
    have = (key >> 11 & 3, key >> 9 & 3, key >> 7 & 3)
    gold, settlers, raze = key >> 4 & 7, key >> 2 & 3, key & 3
    made = bytearray(PLAYING)
    for need, cards in _BY_USE.items():
        for n in range(1, need[6] + 1):
            if need[SETTLER] * n <= settlers and need[RAZE] * n <= raze:
                left = gold - need[GOLD] * n
                if _covers(need[WOOD] * n, need[STONE] * n, need[FOOD] * n, have, left):
                    for c in cards:
                        made[c] = n
    _USABLE[key] = bytes(made)
    return _USABLE[key]


# --- a turn (IS-ACT-01 to IS-ACT-05) ------------------------------------------------------------------------------
def turn_options(s: Settlers, seat: int) -> list[int]:
    """Every legal action, the free steps, and passing."""
    b = seat * COUNTED
    wood, stone, food, gold, settlers, raze, shield, _ = s.goods[b : b + COUNTED]
    codes: list[int] = []
    hand = s.hands[seat]
    if hand:
        key = (
            (wood if wood < 3 else 3) << 6
            | (stone if stone < 3 else 3) << 4
            | (food if food < 3 else 3) << 2
            | (gold if gold < 3 else 3)
        )
        afford = _BUILDABLE.get(key) or _buildable(key)
        site = -1  # not known yet whether there is something to give for the house icon
        deals: list[int] = []
        razes: list[int] = []
        dealing = food or gold
        last = -1
        for card in hand:
            code = C_BUILD[card]
            if code == last:
                continue
            last = code
            if afford[card]:
                if not NEEDS_SITE[card]:
                    codes.append(code)
                else:
                    if site < 0:
                        site = 1 if site_options(s, seat) else 0
                    if site:
                        codes.append(code)
            if dealing and DEAL_GOOD[card] >= 0:
                deals.append(C_DEAL[card])
            if raze and SPOILS[card]:
                razes.append(C_RAZE[card])
        codes += deals
        codes += razes
    if raze >= 2 and not s.peaceful:
        guard = s.guard
        codes += sorted([RAZE_IT + c for c in s.targets(seat) if SPOILS[c] and 2 + guard[c] <= raze])
    empire = s.empires[seat]
    if empire:
        _activations(s, seat, empire, codes, wood, stone, food, gold, settlers, raze)
    if settlers >= 2:
        codes.append(SEND)
    codes.append(PASS)
    if empire:
        _free(s, seat, empire, codes, settlers, shield)
    return codes


def _activations(
    s: Settlers,
    seat: int,
    empire: list[int],
    codes: list[int],
    wood: int,
    stone: int,
    food: int,
    gold: int,
    settlers: int,
    raze: int,
) -> None:
    """Own action Locations that can be used, once or twice (IS-ACN-01, IS-ACN-04)."""
    key = (
        (wood if wood < 3 else 3) << 11
        | (stone if stone < 3 else 3) << 9
        | (food if food < 3 else 3) << 7
        | (gold if gold < 6 else 6) << 4
        | (settlers if settlers < 3 else 3) << 2
        | (raze if raze < 3 else 3)
    )
    usable = _USABLE.get(key) or _usable(key)
    used = s.used
    twice: list[int] = []
    for card in empire:
        n = usable[card]
        if n and used[card] < USES[card]:
            node = ACT_NODE[card]
            if node is None:
                codes.append(ACTIVATE + card)
                if n == 2 and not used[card]:
                    twice.append(TWICE + card)
            elif node.possible(s, seat, card):
                codes.append(ACTIVATE + card)
                if n == 2 and not used[card] and possible_twice(node, s, seat, card):
                    twice.append(TWICE + card)
    codes += twice


def _free(s: Settlers, seat: int, empire: list[int], codes: list[int], settlers: int, shield: int) -> None:
    """Free steps of a turn (IS-ACT-04)."""
    if shield:
        codes += [DEFEND + c for c in empire if IS_COMMON[c]]  # IS-DEF-02
    if s.factions[seat] == JAPANESE or s.taken:
        samurai = settlers and s.factions[seat] == JAPANESE
        guard = s.guard
        for c in empire:
            if ORIGIN[c] == JAPANESE:
                if samurai and not guard[c]:
                    codes.append(SAMURAI + c)
                if IS_GATE[c] and s.hands[seat]:
                    codes.append(GATE + c)
                elif IS_SHRINE[c] and any(s.goods[seat * COUNTED : seat * COUNTED + GOLD]):
                    codes.append(SHRINE + c)


def _after_options(s: Settlers, seat: int) -> list[int]:
    """Free steps after the action, and the end of the turn."""
    codes: list[int] = []
    b = seat * COUNTED
    _free(s, seat, s.empires[seat], codes, s.goods[b + SETTLER], s.goods[b + DEFENSE])
    codes.append(END_TURN)
    return codes


ASK_TURN = T.prompt("turn", turn_options, "IS-ACT-02")
ASK_AFTER = T.prompt("after", _after_options, "IS-ACT-04")


def _turn(s: Settlers, f: Frame) -> None:
    """Program counter: 0 ask, 1 do, 2 the action is done, 3 a free step after it was answered."""
    pc, seat = f[1], f[2]
    if pc == 0:
        s.stack[-1] = (TURN, 1, seat)
        s.ask((seat,), ASK_TURN)
    elif pc == 1:
        s.stack[-1] = (TURN, 2, seat)
        _do(s, seat, s.answers[seat])
    elif pc == 2:
        if s.passed | 1 << seat == (1 << s.seats) - 1:
            s.stack[-1] = (TURN, 0, seat)  # alone: free steps can as well wait for the next turn
        else:
            s.stack[-1] = (TURN, 3, seat)
            s.ask((seat,), ASK_AFTER)
    elif s.answers[seat] == END_TURN:
        next_turn(s, seat)
    else:
        s.stack[-1] = (TURN, 2, seat)
        _do(s, seat, s.answers[seat])


TURN = T.op(_turn, "turn")


def next_turn(s: Settlers, seat: int) -> None:
    """The next player who has not passed, or the end of the phase (IS-ACT-01)."""
    for i in range(1, s.seats + 1):
        p = (seat + i) % s.seats
        if not s.passed >> p & 1:
            s.stack[-1] = (TURN, 0, p)
            return
    s.stack.pop()


def _do(s: Settlers, seat: int, code: int) -> None:
    """Begin what was chosen. A free step leads back to where it was asked for."""
    if code < RAZE_IT:
        _use_hand(s, seat, code)
    elif code < ACTIVATE:
        card = code - RAZE_IT
        s.goods[seat * COUNTED + RAZE] -= 2 + s.guard[card]  # IS-RAZ-04, IS-RAZ-05
        raze_location(s, seat, card)
    elif code < TWICE:
        _activate(s, seat, code - ACTIVATE, 1)
    elif code < SEND:
        _activate(s, seat, code - TWICE, 2)
    elif code == SEND:
        s.push(SENDING, 0, seat, 0, 0)
    elif code == PASS:
        s.passed |= 1 << seat
        s.tell(E_PASS, seat)
        next_turn(s, seat)
    else:
        _free_step(s, seat, code)


def _use_hand(s: Settlers, seat: int, code: int) -> None:
    if code < DEAL:
        card = hand_card(s, seat, code - BUILD)
        s.hands[seat].remove(card)
        begin_build(s, seat, card, False, 0)
    elif code < RAZE_HAND:
        card = hand_card(s, seat, code - DEAL)
        s.hands[seat].remove(card)
        begin_deal(s, seat, card)
    else:
        s.goods[seat * COUNTED + RAZE] -= 1
        raze_from_hand(s, seat, hand_card(s, seat, code - RAZE_HAND))


def _free_step(s: Settlers, seat: int, code: int) -> None:
    """A free step; before the action (program counter 1 was just left) the turn is asked again."""
    before = s.asking[0] == ASK_TURN
    s.stack[-1] = (TURN, 0 if before else 2, seat)
    if code >= SHRINE:
        s.push(OFFERING, 0, seat, code - SHRINE)
    elif code >= GATE:
        s.push(FEEDING, 0, seat, code - GATE)
    elif code >= SAMURAI:
        s.goods[seat * COUNTED + SETTLER] -= 1  # IS-JAP-02
        place_samurai(s, seat, code - SAMURAI)
    else:
        s.goods[seat * COUNTED + DEFENSE] -= 1
        s.guard[code - DEFEND] += 1
        s.tell(E_DEFEND, seat, code - DEFEND)


# --- activating (ACN) ---------------------------------------------------------------------------------------------
def _activate(s: Settlers, seat: int, card: int, times: int) -> None:
    """Put the goods on the Location; they are gone from the supply and mark it as used (IS-ACN-02)."""
    wood, stone, food, gold, settler, raze = ACT_COST[card]
    g = s.goods
    b = seat * COUNTED
    g[b + GOLD] -= gold * times
    g[b + SETTLER] -= settler * times
    g[b + RAZE] -= raze * times
    s.used[card] += times
    s.tell(E_ACTIVATE, seat, card, times)
    if wood or stone or food:
        s.push(ACTING, times, seat, card)
        pay(s, seat, card, wood * times, stone * times, food * times)
        return
    goods = ACT_GAIN[card]
    if goods is None:
        s.push(ACTING, times, seat, card)
    else:
        for _ in range(times):
            gain_all(s, seat, goods, card, W_ACTIONS)


def _acting(s: Settlers, f: Frame) -> None:
    """The effect, once for each use paid for; the program counter is the number of uses left."""
    left, seat, card = f[1], f[2], f[3]
    if left == 1:
        s.stack.pop()
    else:
        s.to(left - 1)
    goods = ACT_GAIN[card]
    if goods is None:
        s.push(ACT_OP[card], 0, seat, card)
    else:
        gain_all(s, seat, goods, card, W_ACTIONS)


ACTING = T.op(_acting, "acting")


# --- sending settlers (WRK) ---------------------------------------------------------------------------------------
def _pairs_options(s: Settlers, seat: int) -> list[int]:
    return [PAIRS + n for n in range(min(MOST_PAIRS, s.goods[seat * COUNTED + SETTLER] // 2))]


def _task_options(s: Settlers, seat: int) -> list[int]:
    codes = [TAKE + WOOD, TAKE + STONE, TAKE + FOOD]
    if common_left(s):
        codes.append(TAKE + COMMON_CARD)
    if s.decks[seat]:
        codes.append(TAKE + FACTION_CARD)
    return codes


ASK_PAIRS = T.prompt("pairs", _pairs_options, "IS-WRK-02")
ASK_TASK = T.prompt("task", _task_options, "IS-WRK-01")


def _sending(s: Settlers, f: Frame) -> None:
    """Say how many pairs, then take the result of each (IS-WRK-02). Frame: (op, pc, seat, pairs left, pairs)."""
    pc, seat, left, pairs = f[1], f[2], f[3], f[4]
    if pc == 0:
        s.to(1)
        s.ask((seat,), ASK_PAIRS)
        return
    if pc == 1:
        left = pairs = s.answers[seat] - PAIRS + 1
        s.goods[seat * COUNTED + SETTLER] -= 2 * pairs
        s.tell(E_SEND, seat, pairs)
    else:
        left -= 1
        good = s.answers[seat] - TAKE
        if good == COMMON_CARD:
            draw_from(s, seat, s.seats)
        elif good == FACTION_CARD:
            draw_from(s, seat, seat)
        else:
            s.goods[seat * COUNTED + good] += 1
            s.tell(E_GAIN, seat, good, 1, -1)
    if left:
        s.stack[-1] = (SENDING, 2, seat, left, pairs)
        s.ask((seat,), ASK_TASK, -1, left)
    else:
        s.stack.pop()
        if s.seats > 1:
            _water(s, seat, pairs)


SENDING = T.op(_sending, "sending")


def _water(s: Settlers, sender: int, pairs: int) -> None:
    """The Oasis: a settler for each pair that an opponent sends, to a limit a round (IS-EGY-04, IS-PAS-03)."""
    for p in range(s.seats):
        if p == sender:
            continue
        for card in s.empires[p]:
            if OASIS[card]:
                n = min(pairs, OASIS[card] - s.oasis)
                if n > 0:
                    s.oasis += n
                    s.goods[p * COUNTED + SETTLER] += n
                    s.tell(E_GAIN, p, SETTLER, n, card)


# --- Gate and Shrine (IS-JAP-06, IS-JAP-07) -----------------------------------------------------------------------
def _feed_options(s: Settlers, seat: int) -> list[int]:
    """Who has said that he feeds the Gate feeds it a card at least: a free step always changes something."""
    codes = hand_codes(s, seat, C_GIVE)
    return [*codes, DONE] if s.asking[2] else codes


ASK_FEED = T.prompt("feed", _feed_options, "IS-JAP-06")


def _feeding(s: Settlers, f: Frame) -> None:
    """Cards from hand under a Gate, one by one; each is a gain of one VP."""
    seat, gate = f[2], f[3]
    if f[1]:
        if s.answers[seat] == DONE:
            s.stack.pop()
            return
        card = hand_card(s, seat, s.answers[seat] - GIVE_CARD)
        hide_hand(s, seat, IS_COMMON[card])
        s.hands[seat].remove(card)
        s.stash.append((gate, card))
        s.seen[card] = 1 << seat
        s.whisper(1 << seat, E_UNDER, seat, gate, card)
        gain_vp(s, seat, 1, gate, W_FEATURES)
    if not s.hands[seat]:
        s.stack.pop()
        return
    s.to(1)
    s.ask((seat,), ASK_FEED, gate, f[1])


FEEDING = T.op(_feeding, "feeding")


def _offer_options(s: Settlers, seat: int) -> list[int]:
    b = seat * COUNTED
    codes = [GIVE + good for good in RESOURCES if s.goods[b + good]]
    return [*codes, DONE] if s.asking[2] else codes


ASK_OFFER = T.prompt("offer", _offer_options, "IS-JAP-07")


def _offering(s: Settlers, f: Frame) -> None:
    """Resources onto the Shrine, one by one."""
    seat, card = f[2], f[3]
    if f[1]:
        if s.answers[seat] == DONE:
            s.stack.pop()
            return
        good = s.answers[seat] - GIVE
        s.goods[seat * COUNTED + good] -= 1
        s.shrine += 1
        s.tell(E_SHRINE, seat, good, card)
    if not sum(s.goods[seat * COUNTED : seat * COUNTED + GOLD]):
        s.stack.pop()
        return
    s.to(1)
    s.ask((seat,), ASK_OFFER, card, f[1])


OFFERING = T.op(_offering, "offering")
