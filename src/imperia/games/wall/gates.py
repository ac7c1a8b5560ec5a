"""The gates through which every good, figure and card of the Wall moves, so that counts, log and limits agree."""

from __future__ import annotations

from ...cards.triggers import ANYONE, OTHERS, YOU, When
from ...kernel.state import OP, PC, SEAT, Frame
from .lexicon import (
    BY_WALLS,
    COOP,
    E_DISCARDED,
    E_DREW,
    E_GAINED,
    E_HONOUR,
    E_LEFT_ROW,
    E_LOST_HONOUR,
    E_PAID,
    E_RESHUFFLED,
    E_ROW,
    E_STORED,
    E_TEA,
    E_UNSTORED,
    HAND_LIMIT,
    HOME,
    HONOUR,
    KIND_COUNT,
    PLACES,
    POSTS,
    RESOURCES,
    ROW,
    SECTIONS,
    TOP_LEVEL,
    UNLIMITED,
    V_DISCARD,
    T,
)
from .state import Wall
from .tables import ALTERS, CANON, HEARS, INDICATOR, SETS, WATCHES, Figures

TOP = 99  # tea: to the very top
TURN, YEAR = 0, 1  # how long an effect that works once is spent
HORDES, TACTICS, ADVISORS, QIN_CARDS = 0, 1, 2, 3  # decks, in the log


def figures(s: Wall) -> Figures:
    """The printed figures of the board in use."""
    return SETS[s.set]


def space(s: Wall) -> int:
    """The space of the time track on which the marker stands, from 0."""
    return SETS[s.set].start[s.side] + s.year - 1


def losses(s: Wall) -> int:
    """The casualty value below the time marker (GW-KIL-01)."""
    return SETS[s.set].losses[s.side][space(s)]


def sections(s: Wall) -> range:
    """The sections in use, from the left."""
    return range(s.first, SECTIONS)


# --- goods and honour -----------------------------------------------------------------------------------------------
def gain(s: Wall, f: int, good: int, n: int, card: int = -1) -> None:
    """Goods from the bank, or honour; `card` is the cause. The Reed Clan gains nothing, Qin only honour (GW-P2-12,
    GW-SOL-26)."""
    if n <= 0 or f == s.reed:
        return
    if good == HONOUR:
        s.honour[f] += n
        s.tell(E_HONOUR, f, n, card)
    elif f != s.qin:
        s.stock[f * RESOURCES + good] += n
        s.tell(E_GAINED, f, good, n, card)


def lose_honour(s: Wall, f: int, n: int) -> None:
    """Honour never drops below 0 (GW-GEN-06)."""
    n = min(n, s.honour[f])
    if n > 0:
        s.honour[f] -= n
        s.tell(E_LOST_HONOUR, f, n)


def pay(s: Wall, f: int, good: int, n: int, card: int = -1) -> None:
    """Goods to the bank; honour too, where it is a price (GW-GEN-07, GW-COP-27)."""
    if n <= 0:
        return
    assert has(s, f, good) >= n, "more is paid than there is"
    if good == HONOUR:
        s.honour[f] -= n
    else:
        s.stock[f * RESOURCES + good] -= n
    s.tell(E_PAID, f, good, n, card)


def has(s: Wall, f: int, good: int) -> int:
    return s.honour[f] if good == HONOUR else s.stock[f * RESOURCES + good]


def store(s: Wall, good: int, n: int) -> None:
    """Into the Storehouse (GW-CMP-37)."""
    if n > 0:
        s.store[good] += n
        s.tell(E_STORED, good, n)


def unstore(s: Wall, good: int, n: int) -> None:
    """Out of the Storehouse."""
    if n > 0:
        s.store[good] -= n
        assert s.store[good] >= 0
        s.tell(E_UNSTORED, good, n)


# --- tea, supports --------------------------------------------------------------------------------------------------
def order(s: Wall) -> list[int]:
    """The people in tea order (GW-TEA-02)."""
    return list(s.tea) if s.factions == s.seats else [f for f in s.tea if f < s.seats]


def above(s: Wall, a: int, b: int) -> bool:
    """Is `a` higher on the tea track? All ties go by this (GW-TEA-03)."""
    return s.tea.index(a) < s.tea.index(b)


def raise_tea(s: Wall, f: int, n: int) -> None:
    """Move a tea marker up by `n` places, or to the TOP (GW-TEH-01, GW-TEH-03)."""
    at = s.tea.index(f)
    to = max(0, at - n)
    if to < at:
        rest = s.tea[:at] + s.tea[at + 1 :]
        s.tea = rest[:to] + (f,) + rest[to:]
        s.tell(E_TEA, f, to)


def supports(s: Wall, f: int) -> int:
    """Support-advisor symbols in front of a faction (GW-GNR-02)."""
    return len(s.support[f]) + (len(s.qin_unseen) if f == s.qin else 0)


def ruler(s: Wall) -> int:
    """Who decides for the Reed Clan: the active player, else who is higher in tea order; −1 when that is Qin
    (GW-P2-18, GW-P2-19, GW-SOL-47)."""
    if 0 <= s.active < s.seats:
        return s.active
    if s.active == s.qin and s.qin >= 0:
        return -1
    for f in s.tea:
        if f != s.reed:
            return f if f < s.seats else -1
    return -1


# --- soldiers and officials -----------------------------------------------------------------------------------------
def soldiers_at(s: Wall, f: int, place: int, kind: int) -> int:
    return s.soldiers[(f * PLACES + place) * KIND_COUNT + kind]


def all_soldiers_at(s: Wall, f: int, place: int) -> int:
    """Of all kinds."""
    at = (f * PLACES + place) * KIND_COUNT
    return s.soldiers[at] + s.soldiers[at + 1] + s.soldiers[at + 2]


def add_soldier(s: Wall, f: int, place: int, kind: int) -> None:
    s.soldiers[(f * PLACES + place) * KIND_COUNT + kind] += 1


def remove_soldier(s: Wall, f: int, place: int, kind: int) -> None:
    s.soldiers[(f * PLACES + place) * KIND_COUNT + kind] -= 1


def room(s: Wall, location: int) -> bool:
    """Is there a free position? (GW-LOC-01, GW-LOC-02)"""
    return s.crowd[location] < SETS[s.set].slots[s.side][location]


def full_locations(s: Wall) -> int:
    """The regular locations with all positions occupied, as bits: locked, and due for activation (GW-LOC-03)."""
    crowd = s.crowd
    full = 0
    board = SETS[s.set]
    if max(crowd) < board.fewest_slots[s.side]:
        return full
    for location, n in board.limited[s.side]:
        if crowd[location] >= n:
            full |= 1 << location
    return full


def special(s: Wall, location: int) -> bool:
    return SETS[s.set].slots[s.side][location] == UNLIMITED


def locked(s: Wall, location: int) -> bool:
    """Nobody may leave a regular location that is full (GW-LOC-06)."""
    return s.crowd[location] >= SETS[s.set].slots[s.side][location]


def place_official(s: Wall, f: int, location: int) -> None:
    """An official that was lifted from somewhere goes to a location."""
    s.officials[f * POSTS + location] += 1
    s.crowd[location] += 1


def lift_official(s: Wall, f: int, location: int) -> None:
    s.officials[f * POSTS + location] -= 1
    s.crowd[location] -= 1


def send_home(s: Wall, f: int, location: int) -> None:
    """All officials of a faction leave a location for its supply (GW-ACT-06)."""
    n = s.officials[f * POSTS + location]
    s.officials[f * POSTS + location] = 0
    s.officials[f * POSTS + HOME] += n
    s.crowd[location] -= n


# --- cards ----------------------------------------------------------------------------------------------------------
def renew(s: Wall, deck: list[int], discard: list[int], which: int) -> None:
    """The discards become a new deck."""
    deck += sorted(discard)
    discard.clear()
    s.shuffle(deck)
    s.tell(E_RESHUFFLED, which, len(deck))


def draw_tactics(s: Wall, f: int, n: int) -> None:
    """Draw tactic cards one by one, then apply the hand limit (GW-ACA-02, GW-TAC-02)."""
    for _ in range(n):
        if not s.tactic_deck:
            if not s.tactic_discard:
                break
            renew(s, s.tactic_deck, s.tactic_discard, TACTICS)
        card = s.tactic_deck.pop()
        s.hand[f].append(card)
        s.whisper(1 << f, E_DREW, f, card)
    s.hand[f].sort()
    if len(s.hand[f]) > HAND_LIMIT:
        s.push(OVERFLOWING, 0, f)


def discard_tactic(s: Wall, f: int, code: int) -> None:
    """Discard the tactic card that an answer means."""
    card = held(s, f, code - V_DISCARD)
    s.hand[f].remove(card)
    s.tactic_discard.append(card)
    s.tell(E_DISCARDED, f, card)


def held(s: Wall, f: int, like: int) -> int:
    """A card of a hand by its design."""
    return next(card for card in s.hand[f] if CANON[card] == like)


def discardable(s: Wall, f: int) -> list[int]:
    """The codes of the tactic cards in hand, equal ones once."""
    return sorted({V_DISCARD + CANON[card] for card in s.hand[f]})


def _overflowing(s: Wall, f: Frame) -> None:
    """Discard down to the hand limit."""
    seat = f[SEAT]
    if f[PC]:
        discard_tactic(s, seat, s.answers[seat])
        if len(s.hand[seat]) <= HAND_LIMIT:
            s.stack.pop()
            return
    s.to(1)
    s.ask((seat,), ASK_OVERFLOW)


def _overflow_codes(s: Wall, seat: int) -> list[int]:
    return discardable(s, seat)


OVERFLOWING = T.op(_overflowing, "overflowing", cards=())
ASK_OVERFLOW = T.prompt("overflow", _overflow_codes, "GW-TAC-02", cards=())


def next_advisor(s: Wall) -> int:
    """The top advisor, −1 if there is none left (GW-AMB-07)."""
    if not s.advisor_deck and s.advisor_discard:
        renew(s, s.advisor_deck, s.advisor_discard, ADVISORS)
    return s.advisor_deck.pop() if s.advisor_deck else -1


def leave_row(s: Wall, slot: int) -> int:
    """An advisor leaves the row; the others slide left, the last position is filled (GW-ADV-05). The card."""
    card = s.row[slot]
    del s.row[slot]
    s.row.append(-1)
    refill_row(s)
    return card


def discard_advisor(s: Wall, slot: int) -> None:
    """An advisor leaves the row for the discard pile (GW-SPR-10, GW-P2-33)."""
    if s.row[slot] >= 0:
        card = leave_row(s, slot)
        s.advisor_discard.append(card)
        s.tell(E_LEFT_ROW, card)


def refill_row(s: Wall) -> None:
    """Slide left and fill the row from the deck."""
    kept = [card for card in s.row if card >= 0]
    while len(kept) < ROW:
        card = next_advisor(s)
        if card < 0:
            break
        kept.append(card)
        s.tell(E_ROW, card)
    s.row = kept + [-1] * (ROW - len(kept))


# --- hordes ---------------------------------------------------------------------------------------------------------
def renew_hordes(s: Wall) -> None:
    """An empty horde deck is made anew of the discards; in co-op of captured hordes if need be (CR-01, CR-02)."""
    if s.horde_deck:
        return
    if not s.horde_discard and s.mode == COOP:
        for f in range(s.factions):
            s.horde_discard += s.captured[f]
            s.captured[f] = []
    if s.horde_discard:
        renew(s, s.horde_deck, s.horde_discard, HORDES)


def top_indicator(s: Wall) -> int:
    """The section on the back of the top horde card; −1 when there is none."""
    return INDICATOR[s.horde_deck[-1]] if s.horde_deck else -1


# --- the end --------------------------------------------------------------------------------------------------------
def finished_walls(s: Wall) -> int:
    """Sections in use at the top level."""
    return sum([s.walls[section] == TOP_LEVEL for section in sections(s)])


def walls_end(s: Wall) -> int:
    """BY_WALLS when enough of the Wall stands (GW-END-02)."""
    return BY_WALLS if finished_walls(s) >= figures(s).walls_to_end[s.seats - 1] else 0


# --- cards in play, and what they react to ----------------------------------------------------------------------------
def enter_play(s: Wall, f: int, card: int) -> None:
    """A general, an active advisor or (of nobody) an event is in force from now on."""
    s.altered |= ALTERS[card]
    if f >= 0:
        s.watch[f] |= HEARS[card]


def go_on(s: Wall, f: Frame, depth: int, pc: int) -> None:
    """Steps of a frame pushed something: when that is done, the frame goes on at `pc`. If it is gone, nothing."""
    if len(s.stack) > depth:
        s.stack[depth - 1] = (f[OP], pc) + f[2:]


def fire(s: Wall, moment: int, f: int, subject: int = -1, n: int = 1) -> None:
    """Something happened to or by a faction: run what reacts to it, of all people in tea order (CR-08). Push what comes
    after it first."""
    for p in reversed(s.tea):
        if s.watch[p] >> moment & 1 and p < s.seats:
            for card, op in reversed(_heard(s, moment, p, f, subject, n)):
                s.push(op, 0, p, card)


def fire_own(s: Wall, moment: int, f: int, subject: int = -1, n: int = 1) -> None:
    """As `fire`, where only the faction's own cards can react."""
    if s.watch[f] >> moment & 1:
        for card, op in reversed(_heard(s, moment, f, f, subject, n)):
            s.push(op, 0, f, card)


def _heard(s: Wall, moment: int, owner: int, f: int, subject: int, n: int) -> list[tuple[int, int]]:
    """The effects of a faction's general and active advisors, in this order, that hear what `f` did: (card, op)."""
    found: list[tuple[int, int]] = []
    wanted = YOU if owner == f else OTHERS
    for card in (s.general[owner], *s.advising[owner]):
        for watch in WATCHES.by_moment[moment][card]:
            node = watch.node
            assert isinstance(node, When)
            if node.whose in (wanted, ANYONE) and node.hears(s, owner, card, f, subject, n):
                found.append((card, watch.op))
    return found


def spent(s: Wall, card: int, how: int) -> bool:
    """Has the effect of this card been used in this turn or year?"""
    return card in (s.spent_turn if how == TURN else s.spent_year)


def spend(s: Wall, card: int, how: int) -> None:
    if how == TURN:
        s.spent_turn += (card,)
    else:
        s.spent_year += (card,)
