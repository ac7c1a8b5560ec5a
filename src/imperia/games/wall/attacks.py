"""Attacks: of recruits, of soldiers in staging areas and on firing positions, of Qin and the Reed Clan."""

from __future__ import annotations

from typing import Final

from ...cards.nodes import rules_of
from ...kernel.state import CARD, PC, SEAT, Frame
from .gates import add_soldier, figures, fire_own, gain, remove_soldier, sections, soldiers_at, top_indicator
from .lexicon import (
    ALL_FIELDS,
    ARCHER,
    AT_FIRING,
    AT_STAGING,
    ATTACKS,
    COLUMNS,
    E_ATTACKED,
    E_POSTED,
    E_STAGED,
    FIELDS,
    FIRING,
    HONOUR,
    HORSEMAN,
    KIND_COUNT,
    M_ATTACKED,
    PAIRS,
    POSITIONS,
    ROWS,
    SECTIONS,
    SPEARMAN,
    STAGING,
    SUPPLY,
    V_FIELD,
    V_PAIR,
    V_POST,
    V_SECTION,
    V_STAGE,
    V_TROOP,
    W_ATTACKED,
    T,
)
from .state import Wall
from .tactics import window
from .troops import (
    PAIR_FIELDS,
    archer_targets,
    cover,
    firing_room,
    put_wound,
    reward,
    ride,
    spearman_targets,
    targets,
    to_staging,
)

ALL: Final = 99  # attack with all who can
_BLOCK: Final = POSITIONS  # from this bit on `struck` has the cards attacked in the whole block


# --- one soldier attacks --------------------------------------------------------------------------------------------
def strike(s: Wall, f: int, kind: int, code: int) -> None:
    """A soldier that is nowhere now does what `code` says: covers a field or two, or takes a firing position."""
    if code >= V_PAIR:
        pair = code - V_PAIR
        position = pair // PAIRS
        ride(s, f, pair)
        one, other = PAIR_FIELDS[pair % PAIRS]
        s.tell(E_ATTACKED, f, kind, position * FIELDS + one)
        reward(s, f, position * FIELDS + one)
        reward(s, f, position * FIELDS + other)
        _struck(s, f, kind, position)
    elif code >= V_FIELD and kind == SPEARMAN:
        field = code - V_FIELD
        cover(s, f, field)
        s.tell(E_ATTACKED, f, kind, field)
        reward(s, f, field)
        _struck(s, f, kind, field // FIELDS)
    else:
        section = (code - V_FIELD) // (FIELDS * ROWS) if code >= V_FIELD else code - V_POST
        add_soldier(s, f, FIRING + section, ARCHER)
        s.tell(E_POSTED, f, section)
        shoot(s, f, code)


def shoot(s: Wall, f: int, code: int) -> None:
    """An archer on a firing position attacks: it puts a wound on a field, without reward (GW-BAR-16)."""
    position = -1
    if V_FIELD <= code < V_FIELD + ALL_FIELDS:
        position = (code - V_FIELD) // FIELDS
        put_wound(s, f, code - V_FIELD)
        if f == s.qin:
            gain(s, f, HONOUR, figures(s).qin_wound, s.horde[position])
    _struck(s, f, ARCHER, position)


def _struck(s: Wall, f: int, kind: int, position: int) -> None:
    """Note which card was attacked, and let cards react to this soldier."""
    s.tally[ATTACKS] += 1
    bit = 1 << position if position >= 0 else 0
    s.struck = (s.struck >> _BLOCK | bit) << _BLOCK | bit
    fire_own(s, M_ATTACKED, f, position, kind)


def attacked(s: Wall) -> int:
    """The cards that what runs now is about: those the soldier, or all of the instruction, attacked. A mask."""
    return s.struck & (1 << POSITIONS) - 1


def after_attacks(s: Wall, f: int) -> None:
    """All attacks of one instruction or recruiting are made: now tactic cards may be played."""
    n = s.tally[ATTACKS]
    s.tally[ATTACKS] = 0
    s.struck >>= _BLOCK
    if n and f < s.seats:
        window(s, W_ATTACKED, f)


# --- recruits -------------------------------------------------------------------------------------------------------
def begin_recruiting(s: Wall) -> None:
    """A block of recruiting begins."""
    s.fresh = ()
    s.struck = 0
    s.tally[ATTACKS] = 0


def send(s: Wall, f: int, card: int, kind: int) -> None:
    """One recruit, paid for but still in the supply, attacks or goes to a staging area (GW-BAR-04)."""
    s.push(MUSTERING, 0, f, card, kind)


def _mustering(s: Wall, f: Frame) -> None:
    seat, kind = f[SEAT], f[4]
    if f[PC] == 0:
        s.to(1)
        s.ask((seat,), ASK_RECRUIT, f[CARD], kind)
        return
    s.stack.pop()
    code = s.answers[seat]
    remove_soldier(s, seat, SUPPLY, kind)
    if V_STAGE <= code < V_STAGE + SECTIONS:
        section = code - V_STAGE
        s.fresh += (troop(section, AT_STAGING, kind),)
        stage(s, seat, section, kind)
        return
    if kind == ARCHER:
        section = (code - V_FIELD) // (FIELDS * ROWS) if code >= V_FIELD else code - V_POST
        s.fresh += (troop(section, AT_FIRING, ARCHER),)
    strike(s, seat, kind, code)


def stage(s: Wall, f: int, section: int, kind: int) -> None:
    """A soldier goes to a staging area (GW-BAR-06)."""
    to_staging(s, f, section, kind)
    s.tell(E_STAGED, f, kind, section)


def _recruit_codes(s: Wall, seat: int) -> list[int]:
    kind = s.stack[-1][4]
    codes = [V_STAGE + section for section in sections(s)]
    for section in sections(s):
        codes += targets(s, section, kind)
    return sorted(codes)


MUSTERING = T.op(_mustering, "mustering")
ASK_RECRUIT = T.prompt("recruit-goes", _recruit_codes, "GW-BAR-04")


# --- attack instructions --------------------------------------------------------------------------------------------
# Frame: (op, pc, faction, card, soldiers left, sections, how, archers that have fired, troop)
_LEFT, _WHERE, _HOW, _FIRED, _TROOP = 4, 5, 6, 7, 8
FORCED: Final = 1  # every soldier that can attack must
CHOSEN: Final = 2  # … in the sections that the player chooses, one at a time
ARCHERS_ONLY: Final = 4  # on firing positions
WAITING: Final = 8  # not the recruits of the block that is just over
_ASK_TROOP, _TAKE_TROOP, _TAKE_TARGET, _TAKE_SECTION = range(4)


def attack(s: Wall, f: int, card: int, n: int, where: int, how: int = 0) -> None:
    """Up to `n` soldiers in staging areas and on firing positions of some sections (a mask) attack (GW-BAR-13)."""
    s.struck = 0
    s.tally[ATTACKS] = 0
    s.push(ATTACKING, 0, f, card, n, 0 if how & CHOSEN else where, how, 0, -1)


def everywhere(s: Wall) -> int:
    """All sections in use, as a mask."""
    return sum([1 << section for section in sections(s)])


def troop(section: int, at: int, kind: int) -> int:
    """The number of the soldiers of one kind in one place of a section."""
    return (section * 2 + at) * KIND_COUNT + kind


def place_of(number: int) -> tuple[int, int, int]:
    """The section, place and kind of a troop."""
    section, rest = divmod(number, 2 * KIND_COUNT)
    return section, rest // KIND_COUNT, rest % KIND_COUNT


def troop_size(s: Wall, f: int, number: int) -> int:
    section, at, kind = place_of(number)
    return soldiers_at(s, f, (FIRING if at == AT_FIRING else STAGING) + section, kind)


def able(s: Wall, f: int, where: int, how: int, fired: int) -> list[int]:
    """The troops of a faction with a soldier that can attack. An archer that has fired in this instruction (counted by
    section, four bits each) cannot again."""
    found: list[int] = []
    for section in sections(s):
        if not where >> section & 1:
            continue
        if not how & ARCHERS_ONLY:
            for kind in (SPEARMAN, ARCHER, HORSEMAN):
                number = troop(section, AT_STAGING, kind)
                if _waiting(s, f, number, how) and targets(s, section, kind):
                    found.append(number)
        number = troop(section, AT_FIRING, ARCHER)
        if _waiting(s, f, number, how) > (fired >> 4 * section & 15) and archer_targets(s, section):
            found.append(number)
    return found


def can_attack(s: Wall, f: int, where: int, how: int = 0) -> bool:
    return bool(able(s, f, where, how, 0))


def _waiting(s: Wall, f: int, number: int, how: int) -> int:
    return troop_size(s, f, number) - (s.fresh.count(number) if how & WAITING else 0)


def _attacking(s: Wall, f: Frame) -> None:
    pc, seat = f[PC], f[SEAT]
    if pc == _TAKE_TROOP:
        _take_troop(s, f, s.answers[seat])
    elif pc == _TAKE_TARGET:
        _take_target(s, f, s.answers[seat])
    elif pc == _TAKE_SECTION:
        _take_section(s, f, s.answers[seat])
    elif f[_LEFT] and able(s, seat, f[_WHERE], f[_HOW], f[_FIRED]):
        s.to(_TAKE_TROOP)
        s.ask((seat,), ASK_ATTACKER, f[CARD])
    elif f[_HOW] & CHOSEN and _open_sections(s, f):
        s.to(_TAKE_SECTION)
        s.ask((seat,), ASK_FRONT, f[CARD])
    else:
        _stop(s, f)


def _stop(s: Wall, f: Frame) -> None:
    s.stack.pop()
    after_attacks(s, f[SEAT])


def _take_section(s: Wall, f: Frame, code: int) -> None:
    if code in (T.DONE, T.SKIP):
        _stop(s, f)
    else:
        s.stack[-1] = (*f[:PC], _ASK_TROOP, *f[SEAT:_WHERE], f[_WHERE] | 1 << code - V_SECTION, *f[_HOW:])


def _take_troop(s: Wall, f: Frame, code: int) -> None:
    if code in (T.DONE, T.SKIP):
        _stop(s, f)
        return
    s.stack[-1] = (*f[:PC], _TAKE_TARGET, *f[SEAT:_TROOP], code - V_TROOP)
    s.ask((f[SEAT],), ASK_TARGET, f[CARD], code - V_TROOP)


def _take_target(s: Wall, f: Frame, code: int) -> None:
    section, at, kind = place_of(f[_TROOP])
    fired = f[_FIRED] + (1 << 4 * section if kind == ARCHER else 0)
    s.stack[-1] = (*f[:PC], _ASK_TROOP, *f[SEAT:_LEFT], f[_LEFT] - 1, *f[_WHERE:_FIRED], fired, -1)
    if at == AT_FIRING:
        shoot(s, f[SEAT], code)
    else:
        remove_soldier(s, f[SEAT], STAGING + section, kind)
        strike(s, f[SEAT], kind, code)


def _open_sections(s: Wall, f: Frame) -> list[int]:
    """Sections where somebody can attack; in those already chosen nobody can any more."""
    return [section for section in sections(s) if able(s, f[SEAT], 1 << section, f[_HOW], f[_FIRED])]


def _attacker_codes(s: Wall, seat: int) -> list[int]:
    f = s.stack[-1]
    codes = [V_TROOP + number for number in able(s, seat, f[_WHERE], f[_HOW], f[_FIRED])]
    return codes if f[_HOW] & FORCED else _or_enough(s, codes)


def _target_codes(s: Wall, seat: int) -> list[int]:
    section, at, kind = place_of(s.stack[-1][_TROOP])
    return sorted(archer_targets(s, section) if at == AT_FIRING else targets(s, section, kind))


def _front_codes(s: Wall, seat: int) -> list[int]:
    return _or_enough(s, [V_SECTION + section for section in _open_sections(s, s.stack[-1])])


def _or_enough(s: Wall, codes: list[int]) -> list[int]:
    """Who has not begun may leave it, who has may stop."""
    return [*codes, T.DONE if s.tally[ATTACKS] else T.SKIP]


ATTACKING = T.op(_attacking, "attacking")
ASK_ATTACKER = T.prompt("attacker", _attacker_codes, "GW-BAR-13")
ASK_TARGET = T.prompt("target", _target_codes, "GW-BAR-15")
ASK_FRONT = T.prompt("front", _front_codes, "GW-BAR-13")


# --- Qin and the Reed Clan ------------------------------------------------------------------------------------------
def invaded(s: Wall) -> list[int]:
    """The section of the current invasion indicator, then the other ones in use (GW-SOL-43, GW-SOL-61)."""
    shown = top_indicator(s)
    first = shown if shown in sections(s) else s.first
    return [first, *[section for section in sections(s) if section != first]]


def qin_field(codes: list[int]) -> int:
    """The field that Qin covers: of the nearest card the leftmost column, the upper field first (GW-SOL-46, -64)."""
    return min(codes, key=_qins_order)


def _qins_order(code: int) -> tuple[int, int, int]:
    position, at = divmod(code - V_FIELD, FIELDS)
    return position, at % COLUMNS, at // COLUMNS


def qin_spearman(s: Wall) -> None:
    """A spearman of Qin is recruited and attacks where the indicator points, else elsewhere (GW-SOL-43)."""
    _automatic_spearman(s, s.qin)


def _automatic_spearman(s: Wall, f: int) -> None:
    if soldiers_at(s, f, SUPPLY, SPEARMAN):
        for section in invaded(s):
            codes = spearman_targets(s, section)
            if codes:
                remove_soldier(s, f, SUPPLY, SPEARMAN)
                strike(s, f, SPEARMAN, qin_field(codes))
                return


def qin_archer(s: Wall) -> None:
    """An archer of Qin takes a firing position of the indicated section and wounds the nearest card (GW-SOL-45)."""
    section = invaded(s)[0]
    if soldiers_at(s, s.qin, SUPPLY, ARCHER) and firing_room(s, section) > 0:
        remove_soldier(s, s.qin, SUPPLY, ARCHER)
        codes = archer_targets(s, section)
        strike(s, s.qin, ARCHER, qin_field(codes) if codes else V_POST + section)


def reed_attack(s: Wall, card: int) -> None:
    """The Reed Clan recruits a spearman free; its ruler chooses the field (GW-P2-35, GW-SOL-49)."""
    if not soldiers_at(s, s.reed, SUPPLY, SPEARMAN) or not _reed_targets(s):
        return
    if rules_of(s).voice(s, s.reed) < 0:
        _automatic_spearman(s, s.reed)
    else:
        s.push(REED_ATTACKING, 0, s.reed, card)


def _reed_attacking(s: Wall, f: Frame) -> None:
    game = rules_of(s)
    if f[PC] == 0:
        s.to(1)
        game.ask(s, s.reed, ASK_REED_FIELD, f[CARD])
        return
    s.stack.pop()
    remove_soldier(s, s.reed, SUPPLY, SPEARMAN)
    strike(s, s.reed, SPEARMAN, game.answer(s, s.reed))


def _reed_targets(s: Wall) -> list[int]:
    return [code for section in sections(s) for code in spearman_targets(s, section)]


def _reed_codes(s: Wall, seat: int) -> list[int]:
    return _reed_targets(s)


REED_ATTACKING = T.op(_reed_attacking, "reed-attacking")
ASK_REED_FIELD = T.prompt("reed-field", _reed_codes, "GW-P2-35")


def wounded_by_qin(s: Wall, section: int) -> int:
    """The field at a section that a shot of Qin's archers hits, −1 if none can be (GW-SOL-46, GW-SOL-60)."""
    codes = archer_targets(s, section)
    return qin_field(codes) - V_FIELD if codes else -1
