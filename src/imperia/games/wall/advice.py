"""How good a position of The Great Wall is for a seat: the year is played out by habit, then what stands is judged.

Everything is measured in honour. Goods become Walls or soldiers; overseers pay every summer to come; officials wait for
their location to be activated; a horde is worth its honour to who covers most of it; a section that will not hold
threatens with shame. How players together judge is in `together`.
"""

from __future__ import annotations

from typing import Final

from ...kernel.game import END, Parts
from ...kernel.weights import Weights
from . import autumn, coop, fights, habits, score, setup, together
from .gates import figures
from .habits import years_left
from .lexicon import (
    CHI,
    COMMANDS,
    COOP,
    FIELDS,
    FREE,
    HOME,
    IN_HAND,
    KIND_COUNT,
    LOCATIONS,
    NO_FIELD,
    PLACES,
    POSTS,
    PRODUCTION,
    RESOURCES,
    ROWS,
    SECTIONS,
    SHAMED,
    SOLO,
    STAGING,
    UNHIRED,
    UNLIMITED,
    WINTER,
    T,
)
from .state import Wall
from .tables import WORTH
from .troops import fields_held

AHEAD: Final = 200  # at most so many answers are played out before a position is judged
GOODS: Final[list[float]] = [0.95, 0.95, 1.0, 0.75]  # wood, stone, gold, chi
KEEP: Final = 10  # more of one good than this is worth little
WAITING: Final[list[float]] = [1.3, 1.8, 2.6]  # a soldier in a staging area, by kind
ON_WALL: Final = 3.6  # an archer on a firing position
LEVEL: Final = 0.9  # a level of an overseer, each year to come
SUPPORT: Final = 0.7  # a support advisor, each year to come
HIRED: Final = 1.5  # an official more, each year to come
ACTIVE: Final = 1.1  # an active advisor, each year to come
TACTIC: Final = 0.8
CLEAN: Final = 1.5  # what chi is worth more while there is shame to buy off
TEA: Final = 0.5  # a place on the tea track
TOKEN: Final = 4.5  # a shame token that threatens
STANDING: Final = 0.9  # a soldier on a field
MORE: Final = 2  # attack that comes to a section in a year
LATER: Final = 0.4  # how much a breach of a later year counts
TOKENS_A_YEAR: Final = 3  # what a player takes of them when things go badly
WON: Final = 60.0
GROWTH: Final = 10.0  # honour of each year after the next
SAFE: Final = 35.0  # so much more honour than shame takes off will be left at the end


# What the advice sees in a position once the year is played out; the weights are in weights.json.
NAMES: Final = ["goods", "people", "soldiers", "sections", "cards", "rivals"]
WEIGHTS: Final = Weights("wall", NAMES)
RIVALS: Final = 5


def value(s: Wall, seat: int) -> float:
    """The position at the next choice of command cards of a new year, or at the end, if all go on by habit. A year does
    not tell which general is better: all are worth the same, so that bots lead each of them as often."""
    if s.asking[0] == setup.ASK_ADVISOR:
        return 0.0
    s = _played_out(s)
    return together.judge(s) if s.mode == COOP else judge(s, seat)


def _played_out(s: Wall) -> Wall:
    if not s.over and not _is_new_year(s):
        s = s.clone()
        year = max(1, s.year)
        for _ in range(AHEAD):
            p = s.pending[0]
            s.advance(p, habits.habit(s, p))
            if s.over or (s.year > year and _is_new_year(s)):
                break
    return s


def _is_new_year(s: Wall) -> bool:
    """Is everybody about to choose a command card, and nobody has?"""
    return s.asking[0] == autumn.ASK_COMMAND and max(s.answers) < 0


def parts(s: Wall, seat: int) -> Parts:
    """`value` by what makes it up; together all players are judged as one."""
    if s.asking[0] == setup.ASK_ADVISOR:
        return [("people", 0.0)]
    s = _played_out(s)
    if s.mode == COOP:
        return [("together", together.judge(s))]
    if s.over:
        return [(END, judge(s, seat))]
    left = lasts(s)
    known = [("honour", float(score.total(s, seat)))]
    for i, worth in enumerate(_seen(s, seat, left)):
        known.append((NAMES[i], WEIGHTS.now[i] * worth))
    own = _own(s, seat)
    kept = own
    for _, worth in known:
        kept -= worth
    return [*known, ("shame", kept), ("rivals", judge(s, seat) - own)]


def features(s: Wall, seat: int) -> list[float]:
    """What there is to see in a position, in the order of `NAMES`."""
    s = _played_out(s)
    return [*_seen(s, seat, lasts(s)), -float(_rival(s, seat))]


def _seen(s: Wall, p: int, left: int) -> list[float]:
    return [
        _goods(s, p, left),
        _people(s, p, left),
        _soldiers(s, p, left),
        _sections(s, p, left),
        _cards(s, p, left),
    ]


def judge(s: Wall, seat: int) -> float:
    if s.over:
        return (WON if seat in s.winners else -WON) + score.total(s, seat)
    own = _own(s, seat) - WEIGHTS.now[RIVALS] * _rival(s, seat)
    return own - (25.0 / (s.bank + 1) if s.mode == SOLO and s.bank < 4 else 0.0)


def _rival(s: Wall, seat: int) -> int:
    """The honour of the best rival; alone, that is Qin."""
    if s.mode == SOLO:
        return score.total(s, s.qin)
    best = 0
    for p in range(s.seats):
        if p != seat:
            best = max(best, score.total(s, p))
    return best


def _own(s: Wall, seat: int) -> float:
    """What a player has and may expect."""
    net = s.honour[seat] - score.shamed_soldiers(s, seat) * figures(s).penalty
    to_come = GROWTH * max(0, lasts(s) - 1)
    return score.total(s, seat) - max(0, net) + _kept(net + promise(s, seat) + to_come) - to_come


def _kept(net: float) -> float:
    """What shame is likely to leave of honour. It never takes more than there is, so the less is left over, the less a
    bit more or less of it matters; artifacts and captured hordes are safe from it."""
    if net >= SAFE:
        return net
    return (net + SAFE) * (net + SAFE) / (4 * SAFE) if net > -SAFE else 0.0


def lasts(s: Wall) -> int:
    """Years to come after this one, as the time track and the bank of shame let expect."""
    return min(years_left(s), 1 + s.bank // (TOKENS_A_YEAR * s.seats)) if s.bank else 0


def promise(s: Wall, p: int) -> float:
    """What goods, pieces and threats still promise a player."""
    return WEIGHTS.sum(_seen(s, p, lasts(s)))


def _sections(s: Wall, p: int, left: int) -> float:
    worth = 0.0
    for section in range(s.first, SECTIONS):
        worth += _section(s, p, section, left)
    return worth


def _cards(s: Wall, p: int, left: int) -> float:
    """Tactic and command cards, and the place on the tea track."""
    worth = TACTIC * len(s.hand[p]) * (1.0 if left else 0.5)
    worth += TEA * (len(s.tea) - s.tea.index(p)) if p in s.tea else 0.0
    in_hand = s.commands[p * COMMANDS : (p + 1) * COMMANDS].count(IN_HAND)
    return worth + 0.25 * in_hand - (4.0 if left and not in_hand else 0.0)


def _goods(s: Wall, p: int, left: int) -> float:
    worth = 0.0
    for good in range(RESOURCES):
        n = s.stock[p * RESOURCES + good]
        worth += GOODS[good] * (min(n, KEEP) + 0.2 * max(0, n - KEEP))
    worth *= 1.0 if left > 1 else 0.85 if left else 0.6
    if s.mode != COOP:  # chi that will buy shame off
        worth += CLEAN * min(s.stock[p * RESOURCES + CHI], 2 * score.shamed_soldiers(s, p))
    return worth


def _people(s: Wall, p: int, left: int) -> float:
    """Overseers, advisors, officials: those hired, and those who wait in a location."""
    at = p * PRODUCTION
    levels = s.overseers[at] + s.overseers[at + 1] + s.overseers[at + 2] + s.overseers[at + 3]
    worth = LEVEL * levels * (left + 0.6)
    worth += left * (SUPPORT * len(s.support[p]) + ACTIVE * len(s.advising[p]))
    at = p * POSTS
    worth -= HIRED * (left + 0.5) * s.officials[at + UNHIRED]
    worth += 0.5 * s.officials[at + HOME]
    slots = figures(s).slots[s.side]
    for location in range(LOCATIONS):
        if s.officials[at + location] and slots[location] != UNLIMITED:
            worth += 1.5 * s.officials[at + location] * s.crowd[location] / slots[location]
    return worth


def _soldiers(s: Wall, p: int, left: int) -> float:
    """Those who wait, and archers on the Wall. Shamed ones cost what the end takes off, and cannot be recruited."""
    worth = 0.0
    for section in range(s.first, SECTIONS):
        at = (p * PLACES + STAGING + section) * KIND_COUNT
        for kind in range(KIND_COUNT):
            worth += WAITING[kind] * s.soldiers[at + kind]
        worth += ON_WALL * s.soldiers[at + 3 * KIND_COUNT + 1]
    at = (p * PLACES + SHAMED) * KIND_COUNT
    shamed = 0.15 * s.soldiers[at] + 0.35 * s.soldiers[at + 1] + 0.5 * s.soldiers[at + 2]
    return (1.0 if left else 0.7) * worth - shamed * left


# --- hordes -----------------------------------------------------------------------------------------------------------
def _section(s: Wall, p: int, section: int, left: int) -> float:
    """Hordes that may be won, and what a breach would cost."""
    worth = 0.0
    absent = 0
    standing = 0
    for position in range(section * ROWS, section * ROWS + ROWS):
        if s.horde[position] < 0:
            break
        mine = fields_held(s, p, position)
        if mine:
            worth += _claim(s, p, position, mine)
            standing += mine
        else:
            absent += 1
    if absent or standing:
        archers = s.soldiers[(p * PLACES + STAGING + 3 + section) * KIND_COUNT + 1]
        worth -= danger(s, section, left) * (TOKEN * absent + 0.5 * standing + 1.5 * archers)
    return worth


def _claim(s: Wall, p: int, position: int, mine: int) -> float:
    """The honour of a horde and of presence, by how much of it is covered and who covers most."""
    start = position * FIELDS
    fields = FIELDS - s.fields.count(NO_FIELD, start, start + FIELDS)
    covered = (fields - s.fields.count(FREE, start, start + FIELDS)) / fields
    best = 0
    for f in range(s.factions):
        if f != p:
            best = max(best, fields_held(s, f, position))
    share = 0.85 if mine > best else 0.5 if mine == best else 0.2
    soon = covered * (0.4 + 0.6 * covered)
    return soon * (2.0 + share * WORTH[s.horde[position]]) + STANDING * mine


def danger(s: Wall, section: int, left: int) -> float:
    """How many breaches of a section are to be expected: in the next winter, and in those after it, when its
    barricades are gone and a horde more may have come."""
    attack, defence = fights.assault_of(s, section)
    soon = _breached(attack - defence) * 0.8
    later = _breached(attack + MORE - defence + 2 * s.barricades[section])
    return soon + LATER * left * later


def _breached(over: int) -> float:
    """The chance of a breach, by how much the attack exceeds the defence now."""
    return min(1.0, max(0.0, (over + 4) / 8))


# --- answers that need no search --------------------------------------------------------------------------------------
def hint(s: Wall, seat: int) -> int:
    """Together everybody gives what is asked. Else nothing is said before it is tried."""
    if s.mode == COOP and s.season == WINTER and s.asking[0] in (T.ASK_AIM, coop.ASK_DEMAND):
        return habits.habit(s, seat)
    return -1
