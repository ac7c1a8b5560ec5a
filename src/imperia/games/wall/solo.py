"""Qin Jiushao, the rival of the solo game: everything he does follows from his track, his cards and the invasion
indicator (GW-SOL). He is never asked.

`ladder` is his location track: locations from the highest (left) to the lowest (right).
"""

from __future__ import annotations

from ...kernel.state import PC, Frame
from .attacks import begin_recruiting, invaded, qin_spearman
from .gates import (
    QIN_CARDS,
    TOP,
    discard_advisor,
    figures,
    gain,
    leave_row,
    lift_official,
    locked,
    next_advisor,
    place_official,
    raise_tea,
    renew,
    room,
    ruler,
    sections,
    unstore,
)
from .lexicon import (
    ACADEMY,
    BARRACKS,
    BETRAYAL,
    BUILDERS,
    E_BARRICADE,
    E_LADDER,
    E_MOVED,
    E_PLACED,
    E_PROMOTED,
    E_QIN_CARD,
    E_QIN_SUPPORT,
    E_WALL,
    EMBASSY,
    GOLD,
    HEADQUARTERS,
    HOME,
    HONOUR,
    MOST_BARRICADES,
    POSTS,
    PRODUCTION,
    TEAHOUSE,
    TOP_LEVEL,
    V_OFFER,
    T,
)
from .state import Wall
from .tables import FRAMES, NAME_OF
from .troops import rise

PERSON = 0  # the seat of the only player
OFF_TRACK = (TEAHOUSE, BUILDERS, HEADQUARTERS, EMBASSY, ACADEMY)  # where he first takes Reed officials from
LEAVING = 2  # advisors that leave the row each spring


# --- his officials --------------------------------------------------------------------------------------------------
def places(s: Wall, n: int) -> None:
    """He places officials from the lowest location upwards, one in each; without a supply he moves them down the
    track (GW-SOL-65, GW-SOL-66)."""
    taken = 0
    for location in reversed(s.ladder):
        if not n:
            return
        if not room(s, location):
            continue
        if s.officials[s.qin * POSTS + HOME]:
            s.officials[s.qin * POSTS + HOME] -= 1
            s.tell(E_PLACED, s.qin, location)
        else:
            source = _highest(s, s.qin, taken)
            if source < 0 or s.ladder.index(source) >= s.ladder.index(location):
                return
            lift_official(s, s.qin, source)
            s.tell(E_MOVED, s.qin, source, location)
        place_official(s, s.qin, location)
        taken |= 1 << location
        n -= 1


def _highest(s: Wall, f: int, taken: int) -> int:
    """The location furthest left on his track from which an official of a faction may leave; −1 if there is none."""
    for location in s.ladder:
        if s.officials[f * POSTS + location] and not locked(s, location) and not taken >> location & 1:
            return location
    return -1


def moves_reed(s: Wall, n: int) -> None:
    """As ruler he moves Reed officials to the lowest locations of his track (GW-SOL-48, GW-SOL-67)."""
    taken = 0
    for _ in range(n):
        target = _lowest_without_reed(s, taken)
        source = _reed_source(s, target, taken) if target >= 0 else -1
        if source < 0:
            return
        lift_official(s, s.reed, source)
        place_official(s, s.reed, target)
        s.tell(E_MOVED, s.reed, source, target)
        taken |= 1 << target


def _lowest_without_reed(s: Wall, taken: int) -> int:
    for location in reversed(s.ladder):
        if room(s, location) and not s.officials[s.reed * POSTS + location] and not taken >> location & 1:
            return location
    return -1


def _reed_source(s: Wall, target: int, taken: int) -> int:
    """Officials that he cannot use come first, then the one furthest left, if it stands left of the target."""
    for location in OFF_TRACK:
        if s.officials[s.reed * POSTS + location] and not locked(s, location):
            return location
    source = _highest(s, s.reed, taken)
    return source if source >= 0 and s.ladder.index(source) < s.ladder.index(target) else -1


# --- locations ------------------------------------------------------------------------------------------------------
def works(s: Wall, location: int) -> None:
    """Honour of a production location, spearmen of the Barracks (GW-SOL-37, GW-SOL-39)."""
    n = s.officials[s.qin * POSTS + location]
    if location == BARRACKS:
        begin_recruiting(s)
        for _ in range(n):
            qin_spearman(s)
    else:
        gain(s, s.qin, HONOUR, n * s.overseers[s.qin * PRODUCTION + location])


def worked(s: Wall, location: int) -> None:
    """A location with his officials was activated: its token goes to the left end of the track (GW-SOL-20)."""
    if s.ladder[0] != location:
        s.ladder = (location, *[other for other in s.ladder if other != location])
        s.tell(E_LADDER, location)


def goes_first(s: Wall, p: int, locations: list[int]) -> int:
    """Where he orders the activations: those with his officials, from the highest down; −1: a person chooses
    (GW-SOL-41, GW-AMB-85)."""
    if s.qin < 0 or p < s.seats or ruler(s) >= 0:
        return -1
    for location in s.ladder:
        if location in locations and s.officials[s.qin * POSTS + location]:
            return location
    return -1


def crowded(s: Wall) -> int:
    """The location with most of his officials, of equal ones the highest; −1 if none of them is out (GW-SOL-42)."""
    best, most = -1, 0
    for location in s.ladder:
        n = s.officials[s.qin * POSTS + location]
        if n > most:
            best, most = location, n
    return best


def barricade_section(s: Wall) -> int:
    """Where he puts a barricade of the Reed Clan: at the indicated section, else at the other (GW-SOL-62)."""
    return next(section for section in invaded(s) if s.barricades[section] < MOST_BARRICADES)


# --- his cards ------------------------------------------------------------------------------------------------------
def reveal(s: Wall) -> None:
    """After the person has chosen, the top card of his deck is his; an empty deck is made anew (GW-SOL-30, -57)."""
    if not s.qin_deck:
        renew(s, s.qin_deck, s.qin_discard, QIN_CARDS)
    s.qin_card = s.qin_deck.pop()
    s.played[s.qin] = NAME_OF[s.qin_card]
    s.tell(E_QIN_CARD, s.qin_card)


def promotes(s: Wall) -> None:
    """His overseer at the lowest production token below the top level rises, free."""
    for location in reversed(s.ladder):
        at = s.qin * PRODUCTION + location
        if location < PRODUCTION and s.overseers[at] < TOP_LEVEL:
            s.overseers[at] += 1
            s.tell(E_PROMOTED, s.qin, location, s.overseers[at])
            return


def builds(s: Wall) -> None:
    """A Wall part where the indicator points, else in the other section: the Storehouse pays what it can, the rest is
    waived, the honour is full (GW-SOL-28, GW-SOL-29, GW-AMB-50, GW-AMB-86)."""
    for section in invaded(s):
        level = s.walls[section]
        if level < TOP_LEVEL:
            price = figures(s).wall_price[level]
            _pay_from_store(s, price)
            s.walls[section] += 1
            s.tell(E_WALL, s.qin, section, s.walls[section])
            rise(s, section)
            gain(s, s.qin, HONOUR, price)
            return


def _pay_from_store(s: Wall, due: int) -> None:
    """Wood, then stone, then gold, as far as they go."""
    for good in range(GOLD + 1):
        paid = min(due, s.store[good])
        unstore(s, good, paid)
        due -= paid


def copies(s: Wall) -> None:
    """His Betrayal: the last frame of his own card with the name of yours; for Betrayal or none he takes the top of
    the tea track."""
    name = s.played[PERSON]
    if name < 0 or name == BETRAYAL:
        raise_tea(s, s.qin, TOP)
    else:
        card = figures(s).qin_commands[name]
        s.push(FRAMES[card][-1][1], 0, s.qin, card)


def adds_support(s: Wall, n: int) -> None:
    """Top advisors of the deck, unseen, become his support advisors."""
    for _ in range(n):
        card = next_advisor(s)
        if card >= 0:
            s.qin_unseen = sorted([*s.qin_unseen, card])
            s.whisper(0, E_QIN_SUPPORT, card)


def barricades(s: Wall) -> None:
    """His general: at the start of winter a barricade wherever there is room, free and without honour."""
    for section in sections(s):
        if s.barricades[section] < MOST_BARRICADES:
            s.barricades[section] += 1
            s.tell(E_BARRICADE, s.qin, section)


# --- spring ---------------------------------------------------------------------------------------------------------
def spring(s: Wall) -> None:
    """Of the two leftmost advisors one becomes his, the person says which; the other is discarded. In the harder game
    both are his (GW-SOL-51, GW-VAR-03)."""
    leaving = [slot for slot in range(LEAVING) if s.row[slot] >= 0]
    if s.both or len(leaving) < LEAVING:
        for _ in leaving:
            _join(s, 0)
    else:
        s.push(SHARING, 0)


def _join(s: Wall, slot: int) -> None:
    """An advisor of the row, whom everybody has seen, becomes his."""
    card = leave_row(s, slot)
    s.support[s.qin].append(card)
    s.tell(E_QIN_SUPPORT, card)


def _sharing(s: Wall, f: Frame) -> None:
    if f[PC] == 0:
        s.to(1)
        s.ask((PERSON,), ASK_ADVISOR)
        return
    s.stack.pop()
    slot = s.answers[PERSON] - V_OFFER
    other = s.row[1 - slot]
    _join(s, slot)
    discard_advisor(s, s.row.index(other))


def _advisor_codes(s: Wall, seat: int) -> list[int]:
    return [V_OFFER + slot for slot in range(LEAVING)]


SHARING = T.op(_sharing, "sharing", cards=())
ASK_ADVISOR = T.prompt("qin-advisor", _advisor_codes, "GW-SOL-51", cards=())
