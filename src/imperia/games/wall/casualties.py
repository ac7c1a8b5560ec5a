"""A casualty moment: one defeated horde card, or one breached section with its firing positions (GW-KIL, GW-TAC-07).

Casualties are named in tea order into `doomed`; cards and chi may save some; then deaths and savings happen together.
`doomed` and `saved` count by faction, place and kind; places are the rows of the section and, behind them, its firing
positions.
"""

from __future__ import annotations

from typing import Final

from ...kernel.state import CARD, PC, SEAT, Frame
from .attacks import troop
from .facts import value
from .gates import figures, fire, fire_own, losses, order, pay, remove_soldier, sections, soldiers_at
from .lexicon import (
    ARCHER,
    AT_FIRING,
    CHI,
    DOOMS,
    E_KILLED,
    E_SAVED,
    E_SAVES,
    E_STAGED,
    FIRING,
    FREE,
    HORSEMAN,
    KIND_COUNT,
    LOSSES,
    M_CASUALTIES,
    M_KILLED,
    M_SOLDIER_KILLED,
    NOBODY,
    RESOURCES,
    ROWS,
    SAVE_PRICE,
    SPEARMAN,
    STAGING,
    SURVIVOR_SECTION,
    V_FIGURE,
    V_KIND,
    V_SEAT,
    V_STAGE,
    V_TROOP,
    W_CASUALTIES,
    WOUND,
    T,
)
from .state import Wall
from .tactics import PLAYED, unsaved, window
from .troops import kind_on, manned, stands_on, take_off, to_staging, to_supply

# Frame: (op, pc, -1, -1, who has played a tactic card, rows (bits), breach?)
_ROWS, _BREACH = 5, 6
WALL_TOP: Final = ROWS  # the place of archers on firing positions


def casualties(s: Wall, rows: int, breach: bool) -> None:
    """Push the casualties on the cards in some rows of the section fought over; in a breach of all archers too."""
    archers = breach and any(soldiers_at(s, p, FIRING + s.section, ARCHER) for p in s.tea)
    if not archers and not any(rows >> row & 1 and manned(s, s.section * ROWS + row) for row in range(ROWS)):
        return
    s.push(CASUALTIES, 0, -1, -1, 0, rows, int(breach))


def losses_at(s: Wall, position: int) -> int:
    """How many soldiers each player loses on the card there (GW-KIL-01)."""
    return value(s, LOSSES, losses(s), position=position)


def _casualties(s: Wall, f: Frame) -> None:
    s.to(f[PC] + 1)
    _STEPS[f[PC]](s, f)


def _name(s: Wall, f: Frame) -> None:
    """Every owner names who dies, in tea order (GW-KIL-02, GW-KIL-12); archers of a breached section all do."""
    s.doomed = bytearray(len(s.doomed))
    s.saved = bytearray(len(s.saved))
    s.dead = [0] * s.factions
    for p in reversed(s.tea):
        if f[_BREACH]:
            s.doomed[_slot(p, WALL_TOP, ARCHER)] = soldiers_at(s, p, FIRING + s.section, ARCHER)
        for row in range(ROWS - 1, -1, -1):
            if f[_ROWS] >> row & 1 and stands_on(s, p, s.section * ROWS + row):
                s.push(NAMING, 0, p, -1, row, losses_at(s, s.section * ROWS + row))


def _before(s: Wall, f: Frame) -> None:
    """What saves: effects of cards in play, then tactic cards."""
    if any(s.doomed):
        window(s, W_CASUALTIES, NOBODY, s.section)
        fire(s, M_CASUALTIES, NOBODY, s.section)


def _pay_for_some(s: Wall, f: Frame) -> None:
    """Who has chi may save, in tea order (GW-KIL-07)."""
    for p in reversed(order(s)):
        if unsaved(s, p):
            s.push(SAVING, 0, p, -1)


def _apply(s: Wall, f: Frame) -> None:
    """Deaths and savings, all at once; first on the cards, then on the firing positions (GW-BRE-04, GW-BRE-07)."""
    for row in range(ROWS + 1):
        for p in s.tea:
            for kind in range(KIND_COUNT):
                if s.doomed[_slot(p, row, kind)]:
                    _fall(s, p, row, kind, WOUND if f[_BREACH] else FREE)


def _fall(s: Wall, p: int, row: int, kind: int, leaves: int) -> None:
    """The named soldiers of a kind leave their place: the saved ones for a staging area, the others for the supply."""
    section, slot = s.section, _slot(p, row, kind)
    saved = s.saved[slot]
    for i in range(s.doomed[slot]):
        if row == WALL_TOP:
            remove_soldier(s, p, FIRING + section, ARCHER)
        else:
            take_off(s, p, section * ROWS + row, kind, leaves)
        if i < saved:
            to_staging(s, p, section, kind)
            s.tell(E_SAVED, p, kind, section)
        else:
            to_supply(s, p, kind)
            s.dead[p] += 1
            s.tell(E_KILLED, p, kind, section)
    offer_elsewhere(s, p, section, kind, saved)


def _after(s: Wall, f: Frame) -> None:
    """What reacts to the dead, in tea order; then tactic cards of those who have not played one."""
    window(s, W_CASUALTIES, NOBODY, s.section, after=1, played=f[PLAYED])
    for p in reversed(order(s)):
        if s.dead[p]:
            for slot in range(p * DOOMS, p * DOOMS + DOOMS):
                for _ in range(s.doomed[slot] - s.saved[slot]):
                    fire_own(s, M_SOLDIER_KILLED, p, s.section, slot % KIND_COUNT)
            fire_own(s, M_KILLED, p, s.section, s.dead[p])


def _end(s: Wall, f: Frame) -> None:
    s.stack.pop()
    s.doomed = bytearray(len(s.doomed))
    s.saved = bytearray(len(s.saved))


_STEPS = [_name, _before, _pay_for_some, _apply, _after, _end]


def _slot(p: int, row: int, kind: int) -> int:
    return p * DOOMS + row * KIND_COUNT + kind


# --- naming ---------------------------------------------------------------------------------------------------------
def _naming(s: Wall, f: Frame) -> None:
    """One owner names the dead of one card. Spearmen are alike, so only kinds are asked (GW-KIL-04)."""
    p, row, left = f[SEAT], f[4], f[5]
    if f[PC]:
        s.doomed[_slot(p, row, s.answers[p] - V_KIND)] += 1
        left -= 1
    spearmen, horsemen = living(s, p, row, SPEARMAN), living(s, p, row, HORSEMAN)
    if spearmen and horsemen and 0 < left < spearmen + horsemen and p < s.seats:
        s.stack[-1] = (*f[:PC], 1, *f[SEAT:5], left)
        s.ask((p,), ASK_DOOM, -1, s.section * ROWS + row)
        return
    s.stack.pop()
    first = min(left, spearmen)
    s.doomed[_slot(p, row, SPEARMAN)] += first
    s.doomed[_slot(p, row, HORSEMAN)] += min(left - first, horsemen)


def living(s: Wall, p: int, row: int, kind: int) -> int:
    """Soldiers of a kind on a card that are not named."""
    return kind_on(s, p, s.section * ROWS + row, kind) - s.doomed[_slot(p, row, kind)]


def _doom_codes(s: Wall, seat: int) -> list[int]:
    return [V_KIND + SPEARMAN, V_KIND + HORSEMAN]


# --- saving ---------------------------------------------------------------------------------------------------------
def save_codes(s: Wall, p: int) -> list[int]:
    """The named soldiers of a faction that nothing has saved yet, by place and kind."""
    codes: list[int] = []
    for row in range(ROWS):
        for kind in range(KIND_COUNT):
            slot = _slot(p, row, kind)
            if s.doomed[slot] > s.saved[slot]:
                codes.append(V_FIGURE + (s.section * ROWS + row) * KIND_COUNT + kind)
    slot = _slot(p, WALL_TOP, ARCHER)
    if s.doomed[slot] > s.saved[slot]:
        codes.append(V_TROOP + troop(s.section, AT_FIRING, ARCHER))
    return sorted(codes)


def save(s: Wall, p: int, code: int) -> None:
    """Note that one soldier is saved; it goes to the staging area when the deaths happen."""
    if code >= V_FIGURE:
        position, kind = divmod(code - V_FIGURE, KIND_COUNT)
        s.saved[_slot(p, position % ROWS, kind)] += 1
    else:
        s.saved[_slot(p, WALL_TOP, ARCHER)] += 1


def save_price(s: Wall, p: int) -> int:
    return value(s, SAVE_PRICE, figures(s).save_price, p)


def _saving(s: Wall, f: Frame) -> None:
    """Save soldiers one by one for chi, until it is enough (GW-KIL-07, GW-AMB-65)."""
    p = f[SEAT]
    price = save_price(s, p)
    if f[PC]:
        if s.answers[p] == T.DONE:
            s.stack.pop()
            return
        save(s, p, s.answers[p])
        s.tell(E_SAVES, p, (s.answers[p] - V_FIGURE) % KIND_COUNT if s.answers[p] >= V_FIGURE else ARCHER)
        pay(s, p, CHI, price)
    if unsaved(s, p) and s.stock[p * RESOURCES + CHI] >= price:
        s.to(1)
        s.ask((p,), ASK_SAVE, -1, price)
    else:
        s.stack.pop()


def _save_codes(s: Wall, seat: int) -> list[int]:
    return [*save_codes(s, seat), T.DONE]


# --- saving by cards ------------------------------------------------------------------------------------------------
# Frame: (op, pc, seat, card, soldiers left, whose, victim, saved one?)
_LEFT, _WHOSE, _VICTIM, _SOME = 4, 5, 6, 7
OWN: Final = 0
ANYONES: Final = 1
OTHERS: Final = 2


def rescue(s: Wall, seat: int, card: int, n: int, whose: int) -> None:
    """Save up to `n` named soldiers without paying: one's own as far as there are, those of others at will."""
    s.push(RESCUING, 0, seat, card, n, whose, -1, 0)


def victims(s: Wall, seat: int, whose: int) -> list[int]:
    """Whose soldiers may be saved; the Reed Clan's and Qin's never are (GW-P2-13, GW-SOL-25)."""
    if whose == OWN:
        return [seat] if unsaved(s, seat) else []
    return [p for p in order(s) if unsaved(s, p) and (whose == ANYONES or p != seat)]


def _rescuing(s: Wall, f: Frame) -> None:
    seat, left, whose, victim, some = f[SEAT], f[_LEFT], f[_WHOSE], f[_VICTIM], f[_SOME]
    if f[PC]:
        code = s.answers[seat]
        if code in (T.DONE, T.SKIP):
            s.stack.pop()
            return
        if V_SEAT <= code < V_SEAT + s.seats:
            victim = code - V_SEAT
        else:
            save(s, victim, code)
            left, victim, some = left - 1, -1, 1
    found = victims(s, seat, whose)
    if not left or not found:
        s.stack.pop()
    elif whose == OWN and left >= unsaved(s, seat):
        s.stack.pop()
        s.saved[seat * DOOMS : seat * DOOMS + DOOMS] = s.doomed[seat * DOOMS : seat * DOOMS + DOOMS]
    else:
        if len(found) == 1:
            victim = found[0]
        s.stack[-1] = (*f[:PC], 1, *f[SEAT:_LEFT], left, whose, victim, some)
        s.ask((seat,), ASK_RESCUE if victim >= 0 else ASK_VICTIM, f[CARD], victim)


def _rescue_codes(s: Wall, seat: int) -> list[int]:
    f = s.stack[-1]
    return _or_enough(save_codes(s, f[_VICTIM]), f)


def _victim_codes(s: Wall, seat: int) -> list[int]:
    f = s.stack[-1]
    return _or_enough(sorted([V_SEAT + p for p in victims(s, seat, f[_WHOSE])]), f)


def _or_enough(codes: list[int], f: Frame) -> list[int]:
    """Nobody has to save the soldiers of others."""
    return codes if f[_WHOSE] == OWN else [*codes, T.DONE if f[_SOME] else T.SKIP]


# --- where the living go --------------------------------------------------------------------------------------------
def offer_elsewhere(s: Wall, p: int, section: int, kind: int, n: int) -> None:
    """Soldiers that were saved or survived stand in the staging area of the section (GW-STG-03); a card may let their
    owner send them to any other."""
    if n and value(s, SURVIVOR_SECTION, 0, p):
        s.push(RETIRING, 0, p, -1, section, kind, n)


def _retiring(s: Wall, f: Frame) -> None:
    """The owner may send each of them to another staging area."""
    p, section, kind, n = f[SEAT], f[4], f[5], f[6]
    if f[PC]:
        to = s.answers[p] - V_STAGE
        if to != section:
            remove_soldier(s, p, STAGING + section, kind)
            to_staging(s, p, to, kind)
            s.tell(E_STAGED, p, kind, to)
        n -= 1
    if n:
        s.stack[-1] = (*f[:PC], 1, *f[SEAT:6], n)
        s.ask((p,), ASK_RETIRE, -1, kind)
    else:
        s.stack.pop()


def _retire_codes(s: Wall, seat: int) -> list[int]:
    return [V_STAGE + section for section in sections(s)]


CASUALTIES = T.op(_casualties, "casualties", cards=())
NAMING = T.op(_naming, "naming", cards=())
SAVING = T.op(_saving, "saving", cards=())
RESCUING = T.op(_rescuing, "rescuing")
RETIRING = T.op(_retiring, "retiring", cards=())
ASK_DOOM = T.prompt("doom", _doom_codes, "GW-KIL-04", cards=())
ASK_SAVE = T.prompt("save", _save_codes, "GW-KIL-07", cards=())
ASK_RESCUE = T.prompt("rescue", _rescue_codes, "GW-KIL-07")
ASK_VICTIM = T.prompt("victim", _victim_codes, "GW-KIL-07")
ASK_RETIRE = T.prompt("retire", _retire_codes, "GW-STG-03", cards=())
