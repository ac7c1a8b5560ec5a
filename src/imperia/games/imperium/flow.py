"""The course of a game: turns and their three options, Clean-up, the reshuffle, Solstice, the end and the Collapse."""

from __future__ import annotations

from ...cards.nodes import If
from ...kernel.state import OP, PC, SEAT, Frame
from .counts import Cards
from .gates import draw_cards, exhaust, hand_size, nation_card, replaced, show
from .getting import BreakThrough, develop, developable
from .lexicon import (
    ACTIVATE,
    ANY,
    BARBARIAN,
    CLEANUP,
    CLEANUP_TOKEN,
    ENDING,
    GARRISONED,
    HAND,
    INNOVATE,
    MOMENTS,
    PROGRESS,
    REVOLT,
    SOLSTICE,
    UTOPIANS,
    WAITING,
    T,
)
from .market import place, token_targets
from .moving import IN_HAND, Discard, ReturnUnrest
from .news import (
    E_DISCARDED_HAND,
    E_EXHAUSTED,
    E_OVER,
    E_RESHUFFLED,
    E_RESOLVED,
    E_REVEALED,
    E_ROUND,
    E_SOLSTICE,
    E_TURN,
    E_WAY,
)
from .playing import fits_state, free_icons, is_free, may_be_begun, play_card
from .state import Imperium
from .tables import (
    ALWAYS,
    CANON,
    END_OP,
    EXHAUST_NODE,
    EXHAUST_OP,
    FLOW_OPS,
    SOLSTICE_OP,
    V_ACTIVATE,
    V_EXHAUST,
    V_FREE,
    V_INNOVATE,
    V_PLAY,
    V_REVOLT,
    V_STOP,
    V_TABLE,
)

M_CLEANUP_TOKEN = MOMENTS.index(CLEANUP_TOKEN)
ACTIONS = 3  # action tokens of a turn
EXHAUSTS = 5  # exhaust tokens of a turn
UTOPIAN_EXHAUSTS = 3


def fresh_exhausts(s: Imperium, seat: int) -> int:
    return UTOPIAN_EXHAUSTS if s.nation_of[seat] == UTOPIANS else EXHAUSTS


# --- rounds ---------------------------------------------------------------------------------------------------------
def begin_round(s: Imperium) -> None:
    """A round starts with the player left of the Solstice card (IM-TRN-01)."""
    s.round += 1
    s.tell(E_ROUND, s.round)
    s.push(TURN, 0, s.first)


def _turn(s: Imperium, f: Frame) -> None:
    """One turn; the program counter: 0 which option, 1 the option, 2 to 4 Clean-up, 5 who is next."""
    seat = f[SEAT]
    s.stack[-1] = (f[OP], f[PC] + 1, seat)
    _STEPS[f[PC]](s, seat)


def _choose_way(s: Imperium, seat: int) -> None:
    s.turn, s.way = seat, WAITING
    s.tell(E_TURN, seat)
    s.ask((seat,), ASK_WAY)


def _take_way(s: Imperium, seat: int) -> None:
    code = s.answers[seat]
    s.way = ACTIVATE if code == V_ACTIVATE else INNOVATE if code == V_INNOVATE else REVOLT
    s.tell(E_WAY, seat, s.way)
    if s.way == ACTIVATE:
        s.push(ACTIVATING, 0, seat)
    elif s.way == INNOVATE:
        _innovate(s, seat)
    else:
        s.push(REVOLTING, 0, seat, -1)


def _ways(s: Imperium, seat: int) -> list[int]:
    return [V_ACTIVATE, V_INNOVATE, V_REVOLT]


# --- Activate -------------------------------------------------------------------------------------------------------
def _activating(s: Imperium, f: Frame) -> None:
    """Actions, free plays and Exhaust abilities in any order, until the player stops (IM-ACT-01)."""
    seat = f[SEAT]
    if f[PC] == 0:
        s.stack[-1] = (f[OP], 1, seat)
        s.pose((seat,), (ASK_ACT, -1))
        return
    code = s.answers[seat]
    if code == V_STOP:
        s.stack.pop()
        return
    s.stack[-1] = (f[OP], 0, seat)
    if code >= V_EXHAUST:
        _use(s, seat, code - V_EXHAUST)
    elif code >= V_FREE:
        play_card(s, seat, _copy_in_hand(s, seat, code - V_FREE, True), HAND, True)
    else:
        s.actions[seat] -= 1
        play_card(s, seat, _copy_in_hand(s, seat, code - V_PLAY, False), HAND, False)


def _copy_in_hand(s: Imperium, seat: int, like: int, free: bool) -> int:
    """The copy of a card that is meant: one that has not been free-played, if that is asked for."""
    return next(c for c in s.hand[seat] if CANON[c] == like and not (free and c in s.free_played))


def _use(s: Imperium, seat: int, card: int) -> None:
    """Use an Exhaust ability (IM-EXH-02, IM-EXH-03)."""
    exhaust(s, seat, card)
    s.tell(E_EXHAUSTED, seat, card)
    s.push(EXHAUST_OP[card], 0, seat, card)


def _acts(s: Imperium, seat: int) -> list[int]:
    """All that may be done now in an Activate turn. What is spent by doing it is not there to pay with."""
    plays: list[int] = []
    frees: list[int] = []
    can_act = s.actions[seat] > 0
    icons = free_icons(s, seat)
    last = -1
    for card in s.hand[seat]:
        like = CANON[card]
        free = is_free(s, seat, card, icons)
        if (like == last and not free) or not (can_act or free):
            continue
        if not fits_state(s, seat, card):
            continue
        if not ALWAYS[card] and not may_be_begun(s, seat, card):
            continue
        last = like
        if free and V_FREE + like not in frees:
            frees.append(V_FREE + like)
        if can_act and V_PLAY + like not in plays:
            plays.append(V_PLAY + like)
    plays.sort()
    frees.sort()
    plays += frees
    if s.exhausts[seat] > 0:
        plays += _usable(s, seat)
    plays.append(V_STOP)
    return plays


def _usable(s: Imperium, seat: int) -> list[int]:
    """The Exhaust abilities whose cost can be paid, also those that would do nothing; but one that begins with a
    condition needs it to hold (IM-EXH-04, IM-AMB-71)."""
    codes: list[int] = []
    spent = s.spent
    s.exhausts[seat] -= 1
    for card in s.area[seat]:
        node = EXHAUST_NODE[card]
        if node is None or spent[card] or not node.legal(s, seat, card):
            continue
        if not isinstance(node, If) or node.condition.holds(s, seat, card):
            codes.append(V_EXHAUST + card)
    s.exhausts[seat] += 1
    codes.sort()
    return codes


# --- Innovate, Revolt -----------------------------------------------------------------------------------------------
_BREAK_THROUGH = T.node(BreakThrough(ANY))
_REVOLT = T.node(ReturnUnrest(Cards(HAND), 99, True))
_CLEAR_HAND = T.node(Discard(IN_HAND, 99, True))


def _innovate(s: Imperium, seat: int) -> None:
    """Discard the hand, then break through for one suit (IM-INN-01, IM-INN-02)."""
    cards = s.hand[seat]
    if cards:
        s.tell(E_DISCARDED_HAND, seat, len(cards))
    s.discard[seat] += cards
    s.hand[seat] = []
    s.push(_BREAK_THROUGH, 0, seat, -1)


def _revolting(s: Imperium, f: Frame) -> None:
    """Return any number of Unrest cards (IM-REV-01)."""
    s.stack[-1] = (_REVOLT, 0, f[SEAT], -1)


# --- Clean-up -------------------------------------------------------------------------------------------------------
def _clean_token(s: Imperium, seat: int) -> None:
    """Step 1: a progress token on a market card; Carthaginians and Qin place other tokens (IM-CLN-01, IM-CLN-02)."""
    s.way = CLEANUP
    s.tell(E_WAY, seat, s.way)
    s.answers[seat] = -1
    if max(s.market) >= 0 and not replaced(s, M_CLEANUP_TOKEN, seat):
        s.ask((seat,), ASK_TOKEN)


def _token_codes(s: Imperium, seat: int) -> list[int]:
    return sorted(token_targets(s))


def _clean_hand(s: Imperium, seat: int) -> None:
    """The token is placed. Step 2, then step 3: discard any cards from hand (IM-CLN-05)."""
    if s.asking[0] == ASK_TOKEN and s.answers[seat] >= 0:
        place(s, seat, s.answers[seat] - V_TABLE, PROGRESS, 1)
    _clean_reset(s, seat)
    s.push(_CLEAR_HAND, 0, seat, -1)


def _clean_reset(s: Imperium, seat: int) -> None:
    """Step 2: all action and exhaust tokens back (IM-CLN-04); what lasted a turn is over."""
    s.actions[seat] = ACTIONS
    s.exhausts[seat] = fresh_exhausts(s, seat)
    s.deck_spent[seat] = 0
    for card in s.area[seat]:
        s.spent[card] = 0
    end_conversions(s, seat)
    s.free_played = ()
    s.licence = 0


def end_conversions(s: Imperium, seat: int) -> None:
    at = seat * len(s.tally) // s.seats
    for i in range(0, len(s.converted), 2):
        s.tally[at] -= 3
        s.tally[at + s.converted[i + 1].bit_length() - 1] += 1
    s.converted = ()


def _clean_draw(s: Imperium, seat: int) -> None:
    """Step 4: draw up to the hand size (IM-CLN-06)."""
    lacking = hand_size(s, seat) - len(s.hand[seat])
    if lacking > 0:
        draw_cards(s, seat, -1, lacking)


def _next_turn(s: Imperium, seat: int) -> None:
    s.stack.pop()
    following = (seat + 1) % s.seats
    if following == s.first:
        s.way = SOLSTICE
        s.tell(E_SOLSTICE, s.round)
        s.push(SOLSTICES, 0, s.first)
    else:
        s.push(TURN, 0, following)


_STEPS = (
    _choose_way,
    _take_way,
    _clean_token,
    _clean_hand,
    _clean_draw,
    _next_turn,
)

TURN = T.op(_turn, "turn", cards=())
ACTIVATING = T.op(_activating, "activating", cards=())
REVOLTING = T.op(_revolting, "revolting")
ASK_WAY = T.prompt("way", _ways, "IM-TRN-02")
ASK_ACT = T.prompt("act", _acts, "IM-ACT-01")
ASK_TOKEN = T.prompt("token", _token_codes, "IM-CLN-01")


# --- the reshuffle --------------------------------------------------------------------------------------------------
def _reshuffle(s: Imperium, f: Frame) -> None:
    """The draw deck is empty and a card is needed. The program counter: 0 nation card or development by the state at
    the start (IM-RSH-13), 1 a development was asked, 2 the discard pile becomes the deck."""
    seat = f[SEAT]
    s.to(2)
    if f[PC] == 0 and s.exhausts[seat] > 0:
        if s.status[seat] == BARBARIAN:
            if not s.deck_spent[seat] & 1 and (s.nation[seat] or s.accession[seat] >= 0):
                s.exhausts[seat] -= 1
                s.deck_spent[seat] |= 1
                nation_card(s, seat)
        elif not s.deck_spent[seat] & 2 and developable(s, seat, False):
            s.to(1)
            s.ask((seat,), ASK_DEVELOP, -1)
    elif f[PC] == 1:
        if s.answers[seat] != T.SKIP:
            s.exhausts[seat] -= 1
            s.deck_spent[seat] |= 2
            develop(s, seat, s.answers[seat] - V_TABLE, False)
    elif f[PC] == 2:
        s.stack.pop()
        shuffle_discards(s, seat)


def shuffle_discards(s: Imperium, seat: int) -> None:
    """Everybody knows that these cards are in the deck now, nobody where."""
    cards = s.discard[seat]
    s.discard[seat] = []
    s.draw[seat] = cards
    for card in cards:
        s.marks[card] = 0
        s.pool[card] = seat
    cards.sort()
    s.shuffle(cards)
    s.tell(E_RESHUFFLED, seat, len(cards))


def _develop_codes(s: Imperium, seat: int) -> list[int]:
    return [*developable(s, seat, False), T.SKIP]


RESHUFFLE = T.op(_reshuffle, "reshuffle")
FLOW_OPS["reshuffle"] = RESHUFFLE
ASK_DEVELOP = T.prompt("develop", _develop_codes, "IM-RSH-07")


# --- Solstice -------------------------------------------------------------------------------------------------------
def _solstices(s: Imperium, f: Frame) -> None:
    """Each player resolves his Solstice abilities, from the starting player on (IM-SOL-02, IM-SOL-05)."""
    if f[PC] == s.seats:
        s.stack.pop()
        _end_round(s)
        return
    seat = (s.first + f[PC]) % s.seats
    s.to(f[PC] + 1)
    cards = [card for card in s.area[seat] if SOLSTICE_OP[card] >= 0]
    if cards:
        s.push(SOLSTICE_OF, 0, seat, *cards)


def _solstice_of(s: Imperium, f: Frame) -> None:
    """One player's abilities in the order of his choice: (op, pc, seat, *cards left)."""
    seat = f[SEAT]
    cards = [card for card in f[3:] if card in s.area[seat]]
    if not cards:
        s.stack.pop()
        return
    if f[PC] == 0 and len(cards) > 1:
        s.stack[-1] = (f[OP], 1, seat, *cards)
        s.ask((seat,), ASK_SOLSTICE)
        return
    card = s.answers[seat] - V_TABLE if f[PC] else cards[0]
    s.stack[-1] = (f[OP], 0, seat, *[c for c in cards if c != card])
    s.tell(E_RESOLVED, seat, card)
    s.push(SOLSTICE_OP[card], 0, seat, card)


def _solstice_codes(s: Imperium, seat: int) -> list[int]:
    return sorted([V_TABLE + card for card in s.stack[-1][3:]])


SOLSTICES = T.op(_solstices, "solstices", cards=())
SOLSTICE_OF = T.op(_solstice_of, "solstice of", cards=())
FLOW_OPS["solstice"] = SOLSTICE_OF
ASK_SOLSTICE = T.prompt("solstice", _solstice_codes, "IM-SOL-04")


# --- the end --------------------------------------------------------------------------------------------------------
def _end_round(s: Imperium) -> None:
    if s.last_round and s.round >= s.last_round:
        s.push(LAST_WORDS, 0, s.first)
    else:
        begin_round(s)


def _collapse(s: Imperium, f: Frame) -> None:
    """No turn, no Solstice any more; only what happens before the comparison (IM-COL-06, IM-COL-07)."""
    s.stack[-1] = (LAST_WORDS, 0, s.first)


def _last_words(s: Imperium, f: Frame) -> None:
    """What cards do before any counting (IM-SCO-12), then it is over."""
    s.way = ENDING
    if f[PC] == s.seats:
        s.stack.pop()
        s.over = True
        for p in range(s.seats):
            for card in scored_cards(s, p):
                show(s, p, card)  # all cards are laid open to be counted
        s.tell(E_OVER)
        return
    seat = (s.first + f[PC]) % s.seats
    s.to(f[PC] + 1)
    for card in scored_cards(s, seat):
        if END_OP[card] >= 0:
            show(s, seat, card)
            s.tell(E_REVEALED, seat, card)
            s.push(END_OP[card], 0, seat, card)


_GARRISONS = Cards(GARRISONED)


def scored_cards(s: Imperium, seat: int) -> list[int]:
    """All cards that a player scores (IM-SCO-03); not the active quest (IM-AMB-31)."""
    return (
        s.area[seat] + _GARRISONS.cards(s, seat, -1) + s.hand[seat] + s.draw[seat] + s.discard[seat] + s.history[seat]
    )


COLLAPSE = T.op(_collapse, "collapse")
FLOW_OPS["collapse"] = COLLAPSE
LAST_WORDS = T.op(_last_words, "last words", cards=())
