"""The gates: every gain, payment, draw and move of a card passes here, where replacements and triggers hang on."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ...cards.reports import To, listened, report
from ...cards.triggers import enqueue
from ...kernel.state import CARD, OP, PC, SEAT, Frame
from .lexicon import (
    ARTHURIANS,
    ATLANTEANS,
    DECK_EMPTY,
    DEVELOPMENT,
    DISCARD,
    DRAW,
    EMPIRE,
    EXILE,
    GAIN_MATERIAL,
    GAINED_FROM,
    GARRISONED,
    HAND,
    HISTORY,
    LEFT_PLAY,
    MAIN_DECK,
    MATERIAL,
    MOMENTS,
    NATION,
    PAID,
    PLAY,
    POPULATION,
    PROGRESS,
    REGION,
    REGIONS_TALLY,
    RETURNED,
    SUNK,
    SUNKEN,
    TALLIES,
    TOOK,
    UNREST_PILE,
    VIKINGS,
    T,
)
from .news import (
    E_COLLAPSE,
    E_DREW,
    E_EMPIRE,
    E_END,
    E_ENTERED,
    E_GAINED,
    E_NATION_CARD,
    E_PAID,
    E_RETURNED,
    E_TOOK,
)
from .state import Imperium
from .tables import (
    COURT,
    ENTERS_PLAY,
    FLOW_OPS,
    GAINED_OP,
    HAND_SIZE,
    ICON_COUNT,
    ICON_MASK,
    REACTIONS,
    REPLACEMENTS,
    SUIT,
    V_PAY,
    W_HAND_SIZE,
    W_NO_HISTORY,
    WATCH,
    WEIGHT,
)

M_RETURNED: Final = MOMENTS.index(RETURNED)
M_TOOK: Final = MOMENTS.index(TOOK)
M_PAID: Final = MOMENTS.index(PAID)
M_SUNK: Final = MOMENTS.index(SUNK)
M_LEFT_PLAY: Final = MOMENTS.index(LEFT_PLAY)
M_DECK_EMPTY: Final = MOMENTS.index(DECK_EMPTY)
M_GAIN_MATERIAL: Final = MOMENTS.index(GAIN_MATERIAL)
M_GAINED_FROM: Final = MOMENTS.index(GAINED_FROM)

# What triggers the end (IM-END-02 to IM-END-08).
BY_MAIN_DECK, BY_DEVELOPMENT, BY_KING, BY_HARALD, BY_GRAAL, BY_SHANGRI_LA = range(1, 7)


# --- the end --------------------------------------------------------------------------------------------------------
def trigger_end(s: Imperium, seat: int, reason: int) -> None:
    """This round is finished and one more played (IM-END-09); a second trigger changes nothing."""
    if not s.last_round:
        s.last_round = s.round + 1
        s.ended_by = reason
        s.tell(E_END, seat, reason)


def check_main_deck(s: Imperium, seat: int) -> None:
    if not s.decks[MAIN_DECK]:
        trigger_end(s, seat, BY_MAIN_DECK)


def collapse(s: Imperium) -> None:
    """The Unrest pile is empty: whatever is under way is dropped (IM-COL-01)."""
    s.collapsed = 1
    s.tell(E_COLLAPSE)
    s.stack[:] = [(FLOW_OPS["collapse"], 0, s.first, 0)]


# --- triggers and replacements --------------------------------------------------------------------------------------
def fire(s: Imperium, moment: int, seat: int, subject: int = -1, n: int = 1) -> None:
    """Something happened to or by `seat`: his cards react, in an order of his choice."""
    if not s.watch[seat] >> moment & 1:
        return
    entries: list[tuple[int, int]] = []
    watching = REACTIONS[moment]
    for card in s.area[seat]:
        for when, op in watching[card]:
            if when.hears(s, seat, card, seat, subject, n):
                entries.append((op, card))
    enqueue(s, seat, -1, n, entries)


def replaced(s: Imperium, moment: int, seat: int) -> bool:
    """Is what is about to happen to `seat` replaced? Then its replacement is on the stack, above a marker."""
    card = _replacing(s, moment, seat)
    if card < 0:
        return False
    s.push(T.REPLACED, 0, seat, card)
    s.push(REPLACEMENTS[moment][card], 0, seat, card)
    return True


def replacement(s: Imperium, moment: int, seat: int) -> int:
    """The effect that would take the place of what happens to `seat`, or -1."""
    card = _replacing(s, moment, seat)
    return REPLACEMENTS[moment][card] if card >= 0 else -1


def _replacing(s: Imperium, moment: int, seat: int) -> int:
    """The card that replaces it; none does so twice, within its own replacement."""
    if not s.watch[seat] >> moment & 1:
        return -1
    marker = T.REPLACED
    for card in s.area[seat]:
        op = REPLACEMENTS[moment][card]
        if op >= 0 and not any(f[OP] == marker and f[SEAT] == seat and f[CARD] == card for f in s.stack):
            return card
    return -1


# --- tokens ---------------------------------------------------------------------------------------------------------
def gain(s: Imperium, seat: int, good: int, n: int, card: int = -1) -> None:
    """Tokens from the supply, or from wherever they come to their new owner; `card` is the cause."""
    if n <= 0 or (good == MATERIAL and replaced(s, M_GAIN_MATERIAL, seat)):
        return
    s.tokens[seat * 3 + good] += n
    s.tell(E_GAINED, seat, good, n, card)


def gained_from(s: Imperium, seat: int, used: list[int]) -> None:
    """Material was gained by means of these cards (IM-NOTE-DOM-01, IM-NOTE-SHA-01)."""
    if s.watch[seat] >> M_GAINED_FROM & 1:
        icons = 0
        for card in used:
            icons |= ICON_MASK[card]
        if icons:
            fire(s, M_GAINED_FROM, seat, -1, icons)


def splits(s: Imperium, seat: int, material: int, population: int, progress: int) -> list[int]:
    """The ways to pay: codes of (progress for population, progress for material) (IM-KW-PAY-03, IM-KW-PAY-04)."""
    held = s.tokens
    have_material, have_population = held[seat * 3 + MATERIAL], held[seat * 3 + POPULATION]
    spare = held[seat * 3 + PROGRESS] - progress
    if spare < 0:
        return []
    found: list[int] = []
    for a in range(max(0, population - have_population), min(population, spare) + 1):
        for b in range((material + 1) // 2 + 1):
            if a + b <= spare and material - 2 * b <= have_material:
                found.append(V_PAY + a * 10 + b)
    return found


def can_pay(s: Imperium, seat: int, material: int, population: int, progress: int) -> bool:
    held = s.tokens
    at = seat * 3
    spare = held[at + PROGRESS] - progress
    lacking = population - held[at + POPULATION]
    if lacking > 0:
        spare -= lacking
    lacking = material - held[at + MATERIAL]
    if lacking > 0:
        spare -= (lacking + 1) // 2
    return spare >= 0


def pay(s: Imperium, seat: int, card: int, material: int, population: int, progress: int) -> None:
    """Pay, in a way the payer chooses."""
    if material or population or progress:
        s.push(PAYING, 0, seat, card, material, population, progress)


def _paying(s: Imperium, f: Frame) -> None:
    seat, material, population, progress = f[SEAT], f[4], f[5], f[6]
    if f[PC] == 0:
        ways = splits(s, seat, material, population, progress)
        if len(ways) != 1:
            s.to(1)
            s.ask((seat,), ASK_PAY, f[CARD], material, population, progress)
            return
        way = ways[0] - V_PAY
    else:
        way = s.answers[seat] - V_PAY
    s.stack.pop()
    for_population, for_material = divmod(way, 10)
    lose(s, seat, PROGRESS, progress + for_population + for_material, f[CARD])
    lose(s, seat, MATERIAL, max(0, material - 2 * for_material), f[CARD])
    lose(s, seat, POPULATION, population - for_population, f[CARD])


def lose(s: Imperium, seat: int, good: int, n: int, card: int) -> None:
    """Tokens paid; `card` is what they are paid for."""
    if n:
        s.tokens[seat * 3 + good] -= n
        s.tell(E_PAID, seat, good, n, card)
        fire(s, M_PAID, seat, -1, good)


def _ways_to_pay(s: Imperium, seat: int) -> list[int]:
    return splits(s, seat, s.asking[2], s.asking[3], s.asking[4])


ASK_PAY = T.prompt("pay", _ways_to_pay, "IM-KW-PAY-03")
PAYING = T.op(_paying, "paying")


def spent_for(s: Imperium) -> list[int]:
    """The cards that were the cost of the effect under way: what the nearest `To` was told."""
    for f in reversed(s.stack):
        if T.collects[f[OP]] >= 0:
            node = T.nodes[f[OP]] if f[OP] < len(T.nodes) else None
            return [card for card in f[CARD + 1 :] if card >= 0] if isinstance(node, To) else []
    return []


# --- what seats know ------------------------------------------------------------------------------------------------
def everybody(s: Imperium) -> int:
    return (1 << s.seats) - 1


def show(s: Imperium, seat: int, card: int) -> None:
    """A card that everybody sees goes to where only `seat` sees it: all know that he has it."""
    s.pool[card] = seat
    s.marks[card] = (1 << s.seats) - 1


def hide_hand(s: Imperium, seat: int) -> None:
    """Something left this hand unseen: what others knew of it is no longer certain."""
    marks = s.marks
    for card in s.hand[seat]:
        marks[card] = 0


# --- zones ----------------------------------------------------------------------------------------------------------
def place_of(s: Imperium, seat: int, card: int) -> int:
    """The zone of `seat` in which a card lies that is scored."""
    if card in s.hand[seat]:
        return HAND
    if card in s.area[seat]:
        return PLAY
    if card in s.garrison[seat]:
        return GARRISONED
    if card in s.history[seat]:
        return SUNKEN if s.nation_of[seat] == ATLANTEANS else HISTORY
    return DISCARD if card in s.discard[seat] else DRAW


_OPEN: Final = DISCARD | GARRISONED | DEVELOPMENT | EXILE


def lift(s: Imperium, seat: int, card: int, zone: int) -> bool:
    """Take a card out of its zone; was it open to all? Cards in play leave by `leave_play`."""
    if zone == HAND:
        s.hand[seat].remove(card)
    elif zone == DISCARD:
        s.discard[seat].remove(card)
    elif zone == GARRISONED:
        at = s.garrison[seat].index(card)
        del s.garrison[seat][at], s.hosts[seat][at]
    elif zone == DEVELOPMENT:
        s.development[seat].remove(card)
    elif zone == EXILE:
        s.exile.remove(card)
    elif zone == DRAW:
        s.draw[seat].remove(card)
    elif zone == NATION:
        s.nation[seat].remove(card)
    else:
        s.history[seat].remove(card)
    return bool(zone & _OPEN)


def put(s: Imperium, seat: int, card: int, zone: int, seen: bool) -> None:
    """Put a card into a zone of `seat` or a common pile. `seen`: everybody saw which card it is."""
    if zone in (HAND, HISTORY, SUNKEN):
        insort(s.hand[seat] if zone == HAND else s.history[seat], card)
        if seen:
            show(s, seat, card)
    elif zone == DISCARD:
        s.discard[seat].append(card)
    elif zone == DRAW:
        s.draw[seat].append(card)
        if seen:
            show(s, seat, card)
        else:
            s.marks[card] |= 1 << seat
    elif zone == EXILE:
        s.exile.append(card)
    else:
        s.unrest.append(card)


def move(s: Imperium, seat: int, card: int, zone: int, to: int) -> int:
    """Move one own card with all that belongs to it; where it really went is returned (IM-KW-HIS-06, IM-KW-SNK-02)."""
    if (to == HISTORY and s.watch[seat] & W_NO_HISTORY) or (to == SUNKEN and s.nation_of[seat] != ATLANTEANS):
        to = DISCARD
    if zone == PLAY:
        leave_play(s, seat, card, to)
        return to
    seen = lift(s, seat, card, zone)
    if not seen and zone == HAND and to in (HISTORY, SUNKEN, DRAW):
        s.marks[card] = 0
        hide_hand(s, seat)
    put(s, seat, card, to, seen)
    if to == UNREST_PILE:
        returned(s, seat)
    elif to == SUNKEN:
        fire(s, M_SUNK, seat, card)
    return to


def enter_play(s: Imperium, seat: int, card: int) -> None:
    s.area[seat].append(card)
    s.watch[seat] |= WATCH[card]
    _tally(s, seat, card, 1)


def _tally(s: Imperium, seat: int, card: int, sign: int) -> None:
    at = seat * TALLIES
    tally = s.tally
    if ICON_MASK[card]:
        for i, n in enumerate(ICON_COUNT[card]):
            if n:
                tally[at + i] += sign * n
    if SUIT[card] & REGION:
        tally[at + REGIONS_TALLY] += sign * WEIGHT[card]


def withdraw(s: Imperium, seat: int, card: int) -> None:
    """Take a card out of play: what it showed and stated is gone; an exhaust token on it waits for Clean-up."""
    _unconvert(s, seat, card)
    s.area[seat].remove(card)
    _tally(s, seat, card, -1)
    watch = 0
    for other in s.area[seat]:
        watch |= WATCH[other]
    s.watch[seat] = watch
    s.spent[card] = 0


def leave_play(s: Imperium, seat: int, card: int, to: int) -> None:
    """A card leaves play with its garrison; tokens on it come to its owner."""
    watched = s.watch[seat]
    withdraw(s, seat, card)
    put(s, seat, card, to, True)
    for guest in guests(s, seat, card):
        lift(s, seat, guest, GARRISONED)
        put(s, seat, guest, to, True)
    if to == UNREST_PILE:
        returned(s, seat)
    elif to == SUNKEN:
        fire(s, M_SUNK, seat, card)
    if watched >> M_LEFT_PLAY & 1:
        fire(s, M_LEFT_PLAY, seat, card)
    if s.stored:
        _collect(s, seat, card)


def _collect(s: Imperium, seat: int, card: int) -> None:
    """The tokens on a card that leaves play are its owner's (IM-AMB-59)."""
    kept = s.stored
    s.stored = tuple([entry for entry in kept if entry[0] != card])
    for host, good, n in kept:
        if host == card:
            gain(s, seat, good, n, card)


def _unconvert(s: Imperium, seat: int, card: int) -> None:
    """A card that leaves play takes its conversions along."""
    if card not in s.converted[::2]:
        return
    kept: tuple[int, ...] = ()
    at = seat * TALLIES
    for i in range(0, len(s.converted), 2):
        if s.converted[i] == card:
            s.tally[at] -= 3
            s.tally[at + s.converted[i + 1].bit_length() - 1] += 1
        else:
            kept += s.converted[i : i + 2]
    s.converted = kept


def guests(s: Imperium, seat: int, host: int) -> list[int]:
    """The cards garrisoned under a card."""
    hosts = s.hosts[seat]
    return [card for i, card in enumerate(s.garrison[seat]) if hosts[i] == host] if host in hosts else []


def tuck(s: Imperium, seat: int, card: int, host: int) -> None:
    """Garrison a card that has been taken from where it was."""
    s.garrison[seat].append(card)
    s.hosts[seat].append(host)


def quest_of(s: Imperium, seat: int) -> list[int]:
    """The active quest, if there is one."""
    return [card for card, host in zip(s.garrison[seat], s.hosts[seat]) if host in COURT]


# --- Unrest ---------------------------------------------------------------------------------------------------------
def returned(s: Imperium, seat: int) -> None:
    s.tell(E_RETURNED, seat, 1)
    fire(s, M_RETURNED, seat)


def take_unrest(s: Imperium, seat: int) -> None:
    """One Unrest card from the pile into hand. Who calls this must do nothing more if the game collapses."""
    card = s.unrest.pop()
    put(s, seat, card, HAND, True)
    s.tell(E_TOOK, seat, 1)
    if s.unrest:
        fire(s, M_TOOK, seat)
    else:
        collapse(s)


# --- drawing --------------------------------------------------------------------------------------------------------
def hand_size(s: Imperium, seat: int) -> int:
    size = 5
    if s.watch[seat] & W_HAND_SIZE:
        for card in s.area[seat]:
            size += HAND_SIZE[card]
    return size


def draw_cards(s: Imperium, seat: int, card: int, n: int, if_able: bool = False) -> None:
    """Draw cards as a frame of its own: a reshuffle may come in between."""
    s.push(DRAWING, 0, seat, card, n, 1 if if_able else 0)


def _drawing(s: Imperium, f: Frame) -> None:
    """The program counter is 1 after a reshuffle: a deck that is empty even then gives nothing (IM-AMB-12)."""
    seat, left = f[SEAT], f[4]
    deck = s.draw[seat]
    if not left or (not deck and (f[5] or f[PC])):
        s.stack.pop()
        return
    if not deck:
        s.to(1)
        s.push(FLOW_OPS["reshuffle"], 0, seat, f[CARD])
        return
    watched = s.watch[seat] >> M_DECK_EMPTY & 1
    n = 0
    s.stack.pop()
    heard = listened(s)
    hand = s.hand[seat]
    while left and deck:
        card = deck.pop()
        insort(hand, card)
        if heard:
            report(s, card)
        n += 1
        left -= 1
    s.tell(E_DREW, seat, n)
    if left:
        s.push(f[OP], 0, seat, f[CARD], left, f[5])
    if watched and not deck:
        fire(s, M_DECK_EMPTY, seat)


DRAWING = T.op(_drawing, "drawing")


# --- nation deck and state ------------------------------------------------------------------------------------------
def nation_card(s: Imperium, seat: int) -> None:
    """The top card of the nation deck goes to the discard pile; the accession card last (IM-RSH-03 to IM-RSH-06)."""
    if s.nation[seat]:
        card = s.nation[seat].pop()
        s.discard[seat].append(card)
        s.tell(E_NATION_CARD, seat, card)
        return
    card = s.accession[seat]
    if card < 0:
        return
    s.accession[seat] = -1
    if ENTERS_PLAY[card]:
        enter_play(s, seat, card)
        s.tell(E_ENTERED, seat, card)
    else:
        s.discard[seat].append(card)
        s.tell(E_NATION_CARD, seat, card)
    if s.nation_of[seat] not in (VIKINGS, ARTHURIANS):
        become_empire(s, seat)
    if GAINED_OP[card] >= 0:
        s.push(GAINED_OP[card], 0, seat, card)


def become_empire(s: Imperium, seat: int) -> None:
    if s.status[seat] != EMPIRE:
        s.status[seat] = EMPIRE
        s.tell(E_EMPIRE, seat)


def exhaust(s: Imperium, seat: int, card: int) -> None:
    """Move an exhaust token from the state card onto a card."""
    s.exhausts[seat] -= 1
    s.spent[card] = 1
