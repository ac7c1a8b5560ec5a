"""Fights at the Wall, as the seasons call for them: volley, defeats of hordes, assaults and breaches.

What single soldiers do is in `attacks` and `marching`, who dies in `casualties`.
"""

from __future__ import annotations

from typing import Final

from ...kernel.state import CARD, PC, SEAT, Frame
from . import shame
from .attacks import wounded_by_qin
from .casualties import casualties, offer_elsewhere
from .facts import end_spells, strength, untouched, value
from .gates import all_soldiers_at, figures, fire_own, gain, order, sections, soldiers_at
from .lexicon import (
    ARCHER,
    BARRICADE_DEFENCE,
    BREACH_PRESENCE,
    BY_BREACH,
    CLAIM_FIELDS,
    COOP,
    E_ASSAULT,
    E_BREACHED,
    E_CLAIMED,
    E_DEFEATED,
    E_NOT_CLAIMED,
    E_RETURNED,
    E_VOLLEY,
    FIELDS,
    FIRING,
    FREE,
    HONOUR,
    HORSEMAN,
    M_BREACH,
    M_CAPTURED,
    M_FELL,
    M_HELD,
    M_VOLLEYED,
    NOBODY,
    POSITIONS,
    PRESENCE_HONOUR,
    ROWS,
    SECTION_DEFENCE,
    SECTION_STRENGTH,
    SHAME_ROWS,
    SPEARMAN,
    STAGING,
    STRENGTH,
    UNTIL_BREACH,
    UNTIL_CLAIM,
    UNTIL_COMPARISON,
    UNTILS,
    V_FIELD,
    VOLLEY_ARCHERS,
    W_ASSAULT,
    W_DEFEATED,
    WALL_DEFENCE,
    T,
)
from .state import Wall
from .tables import STRENGTH_OF, WATCHES, WORTH
from .tactics import window
from .troops import (
    archer_targets,
    close_ranks,
    covered,
    fields_held,
    kind_on,
    positions_of,
    put_wound,
    section_of,
    stands_on,
    take_off,
    to_staging,
)

__all__ = ["strength"]  # from facts, for the view

EVERY_ROW: Final = (1 << ROWS) - 1


# --- volley ---------------------------------------------------------------------------------------------------------
def push_volley(s: Wall) -> None:
    """Phase 1a of winter: section by section, in each in tea order, every archer fires (GW-WIN-01, GW-AMB-13)."""
    for section in reversed(sections(s)):
        for f in reversed(s.tea):
            if soldiers_at(s, f, FIRING + section, ARCHER):
                s.push(FIRING_ALL, 0, f, -1, section, 0)


def _firing_all(s: Wall, f: Frame) -> None:
    """The archers of one faction at one section; Qin's hit what his rules say (GW-SOL-60)."""
    p, section, fired = f[SEAT], f[4], f[5]
    if f[PC] == 0:
        s.section = section
        s.tell(E_VOLLEY, section)
    elif f[PC] == 1:
        put_wound(s, p, s.answers[p] - V_FIELD)
        fired += 1
    most = min(soldiers_at(s, p, FIRING + section, ARCHER), value(s, VOLLEY_ARCHERS, _NO_LIMIT, p, section=section))
    if p >= s.seats:
        s.stack.pop()
        _fire_for_qin(s, p, section, most)
    elif fired < most and archer_targets(s, section):
        s.stack[-1] = (*f[:PC], 1, *f[SEAT:5], fired)
        s.ask((p,), ASK_VOLLEY, -1, section)
    else:
        s.stack.pop()
        fire_own(s, M_VOLLEYED, p, section, fired)


def _fire_for_qin(s: Wall, p: int, section: int, shots: int) -> None:
    for _ in range(shots):
        field = wounded_by_qin(s, section)
        if field >= 0:
            put_wound(s, p, field)
            gain(s, p, HONOUR, figures(s).qin_wound, s.horde[field // FIELDS])


def _volley_codes(s: Wall, seat: int) -> list[int]:
    return archer_targets(s, s.stack[-1][4])


_NO_LIMIT: Final = 99
FIRING_ALL = T.op(_firing_all, "firing", cards=())
ASK_VOLLEY = T.prompt("volley", _volley_codes, "GW-WIN-01", cards=())


# --- defeats --------------------------------------------------------------------------------------------------------
def check_defeats(s: Wall) -> None:
    """One pass over the cards in the order they lie in now: row by row, each from the left (GW-HRD-02)."""
    for position, horde in enumerate(s.horde):
        if horde >= 0 and covered(s, position):
            cards = [s.horde[section * ROWS + row] for row in range(ROWS) for section in sections(s)]
            s.push(CHECKING, 0, -1, *[card for card in cards if card >= 0])
            return


def _checking(s: Wall, f: Frame) -> None:
    """Each card is tested when its turn comes, wherever it has moved (GW-AMB-12)."""
    at = CARD
    while at < len(f):
        card = f[at]
        at += 1
        if card in s.horde and covered(s, s.horde.index(card)):
            s.stack[-1] = (*f[:CARD], *f[at:])
            s.push(DEFEATING, 0, -1, card, 0, NOBODY)
            return
    s.stack.pop()


# Frame of one defeat: (op, pc, -1, card, who had soldiers on it (bits), who claims it)
_HAD, _CLAIMANT = 4, 5


def _defeating(s: Wall, f: Frame) -> None:
    """The seven steps of a defeat (GW-HRD-03 to GW-HRD-10)."""
    s.to(f[PC] + 1)
    s.position = s.horde.index(f[CARD]) if f[CARD] in s.horde else -1
    _DEFEAT[f[PC]](s, f)


def _honour(s: Wall, f: Frame) -> None:
    """Steps 1 and 2: honour for who has soldiers on the card, and for archers of the section; then tactic cards."""
    section = section_of(s.position)
    s.section = section
    s.tell(E_DEFEATED, f[CARD], section)
    board = figures(s)
    presence = value(s, PRESENCE_HONOUR, board.presence_honour, position=s.position)
    had = 0
    for p in s.tea:
        if stands_on(s, p, s.position):
            had |= 1 << p
            gain(s, p, HONOUR, presence, f[CARD])
    for p in s.tea:
        gain(s, p, HONOUR, board.archer_honour * soldiers_at(s, p, FIRING + section, ARCHER), f[CARD])
    s.stack[-1] = (*s.stack[-1][:_HAD], had, NOBODY)
    window(s, W_DEFEATED, NOBODY, s.position)


def _claim(s: Wall, f: Frame) -> None:
    """Step 3: who covers most fields, ties by tea; fixed before anyone dies (GW-HRD-05). Step 4: casualties."""
    claimant, most = NOBODY, 0
    for p in s.tea:
        held = fields_held(s, p, s.position)
        if held:
            held = value(s, CLAIM_FIELDS, held, p, position=s.position)
        if held > most:
            claimant, most = p, held
    end_spells(s, UNTILS[UNTIL_CLAIM])
    s.stack[-1] = (*s.stack[-1][:_CLAIMANT], claimant)
    if claimant != NOBODY:
        casualties(s, 1 << s.position % ROWS, breach=False)


def _survive(s: Wall, f: Frame) -> None:
    """Step 5: the living go to the staging area; wounds return to the bank (GW-HRD-07)."""
    send_off(s, s.position)


def _take(s: Wall, f: Frame) -> None:
    """Steps 6 and 7: the claimant takes the card, and the ranks close (GW-HRD-08 to GW-HRD-10)."""
    card, p = f[CARD], f[_CLAIMANT]
    close_ranks(s, s.position)
    s.position = -1
    if p == NOBODY or p == s.reed:
        s.horde_discard.append(card)
        s.tell(E_NOT_CLAIMED, card)
        return
    s.captured[p].append(card)
    s.tell(E_CLAIMED, p, card)
    if s.mode == COOP:
        gain(s, p, HONOUR, WORTH[card], card)  # GW-COP-36
    fire_own(s, M_CAPTURED, p, card)


def _fell(s: Wall, f: Frame) -> None:
    """It is over: what reacts to the fall of a horde on which one had soldiers; `n` is 2 if one took the card."""
    s.stack.pop()
    for p in reversed(order(s)):
        if f[_HAD] >> p & 1:
            fire_own(s, M_FELL, p, f[CARD], 2 if p == f[_CLAIMANT] else 1)


_DEFEAT = [_honour, _claim, _survive, _take, _fell]


def send_off(s: Wall, position: int, survived: bool = True) -> None:
    """All soldiers leave a card that is about to go, for the staging area; its fields are bare (GW-GEN-11). Those who
    survived a defeat may go elsewhere if a card says so."""
    section = section_of(position)
    for p in s.tea:
        for kind in (SPEARMAN, HORSEMAN):
            n = kind_on(s, p, position, kind)
            for _ in range(n):
                take_off(s, p, position, kind, FREE)
                to_staging(s, p, section, kind)
                s.tell(E_RETURNED, p, kind, section)
            if survived:
                offer_elsewhere(s, p, section, kind, n)


def remove_horde(s: Wall, position: int) -> None:
    """A card leaves the board without a defeat: nobody captures it, its soldiers go to the staging area."""
    card = s.horde[position]
    send_off(s, position, survived=False)
    close_ranks(s, position)
    s.horde_discard.append(card)
    s.tell(E_NOT_CLAIMED, card)


CHECKING = T.op(_checking, "checking", cards=tuple(range(CARD, CARD + POSITIONS)))
DEFEATING = T.op(_defeating, "defeating")


# --- assault --------------------------------------------------------------------------------------------------------
def assault_of(s: Wall, section: int) -> tuple[int, int]:
    """Attack and defence of a section as they would be compared now (CR-05)."""
    return attack_of(s, section), sum(defence_parts(s, section))


def attack_of(s: Wall, section: int) -> int:
    """The strengths of all hordes of the section (GW-WIN-07)."""
    if untouched(s, section, 1 << STRENGTH | 1 << SECTION_STRENGTH):
        return sum([STRENGTH_OF[s.horde[at]] for at in positions_of(section) if s.horde[at] >= 0])
    total = sum([strength(s, position) for position in positions_of(section) if s.horde[position] >= 0])
    return value(s, SECTION_STRENGTH, total, section=section)


def defence_parts(s: Wall, section: int) -> tuple[int, int, int]:
    """The defence of a section: of its Wall, of its barricades, and by other effects (GW-WIN-06)."""
    board = figures(s)
    wall = value(s, WALL_DEFENCE, board.wall_defence[s.walls[section]], section=section)
    each = value(s, BARRICADE_DEFENCE, board.barricade_defence, section=section)
    return wall, s.barricades[section] * each, value(s, SECTION_DEFENCE, 0, section=section)


def assault(s: Wall, section: int) -> None:
    """Phase 2 of winter at one section. Where no horde stands, nobody assaults."""
    if s.horde[section * ROWS] >= 0:
        s.push(ASSAULTING, 0, -1, -1, section)


def _assaulting(s: Wall, f: Frame) -> None:
    """Tactic cards, then the comparison; what is held is held, what is not is breached (GW-WIN-09, GW-WIN-10)."""
    section = f[4]
    s.section = section
    if f[PC] == 0:
        s.to(1)
        window(s, W_ASSAULT, NOBODY, section)
        return
    s.stack.pop()
    attack, defence = assault_of(s, section)
    s.tell(E_ASSAULT, section, attack, defence)
    end_spells(s, UNTILS[UNTIL_COMPARISON])
    if attack > defence:
        s.push(BREACHING, 0, -1, -1, section)
        return
    _no_breach(s)
    for p in reversed(order(s)):
        fire_own(s, M_HELD, p, section)


def _no_breach(s: Wall) -> None:
    """What was cast for the breach of this section is over."""
    end_spells(s, UNTILS[UNTIL_BREACH])
    s.wards = [0] * s.factions


# --- breach ---------------------------------------------------------------------------------------------------------
def _breaching(s: Wall, f: Frame) -> None:
    """The four steps of a breach, for all horde cards of the section (GW-BRE)."""
    s.to(f[PC] + 1)
    if f[PC] == 0:
        _break_through(s, f[4])
    elif f[PC] == 1:
        _shame_absent(s, f[4])
    elif f[PC] == 2:
        _no_breach(s)
        casualties(s, EVERY_ROW, breach=True)
    else:
        s.stack.pop()


def _break_through(s: Wall, section: int) -> None:
    """What hordes do as they breach, nearest the Wall first."""
    s.breaches += 1
    s.tell(E_BREACHED, section)
    for position in reversed(positions_of(section)):
        card = s.horde[position]
        if card >= 0:
            for watch in WATCHES.by_moment[M_BREACH][card]:
                s.push(watch.op, 0, order(s)[0], card)


def _shame_absent(s: Wall, section: int) -> None:
    """Step 1: a token for each horde card on which one has no soldier (GW-BRE-02)."""
    rows = value(s, SHAME_ROWS, EVERY_ROW, section=section)
    for p in order(s):
        s.due[p] = sum(
            [
                s.horde[position] >= 0 and bool(rows >> position % ROWS & 1) and not _counts_on(s, p, position)
                for position in positions_of(section)
            ]
        )
    shame.give_due(s, BY_BREACH)


def _counts_on(s: Wall, p: int, position: int) -> bool:
    """Has a player a soldier on the card, for shame? Some let those in the staging area count on row 1."""
    if stands_on(s, p, position):
        return True
    if position % ROWS or not value(s, BREACH_PRESENCE, 0, p):
        return False
    return all_soldiers_at(s, p, STAGING + section_of(position)) > 0


ASSAULTING = T.op(_assaulting, "assaulting", cards=())
BREACHING = T.op(_breaching, "breaching", cards=())
