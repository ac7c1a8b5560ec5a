"""How good a position of The Great Wall is for a seat: honour, and what goods, pieces and threats still promise.

Everything is measured in honour. Goods become Walls or soldiers; overseers pay every summer to come; an official is
worth what its location will do, as far as it is likely to be activated; a horde is worth its honour to who covers most
of it; a section that will not hold threatens with shame. Together, all of this belongs to all, and demands count most.
"""

from __future__ import annotations

from typing import Final

from . import blocks, coop, fights, habits, score
from .facts import recruit_price
from .gates import figures, space
from .lexicon import (
    ACADEMY,
    ARCHER,
    ARTIFACTS,
    ATTACK_ORDER,
    AUDIENCE,
    AUTUMN,
    BARRACKS,
    BETRAYAL,
    BUILDERS,
    BUILDING,
    CHI,
    COMMANDS,
    COOP,
    DESPOTISM,
    ECONOMY,
    EMBASSY,
    FIELDS,
    FREE,
    GOLD,
    HAND_LIMIT,
    HEADQUARTERS,
    HOME,
    HORSEMAN,
    IN_HAND,
    KIND_COUNT,
    LOCATIONS,
    MOST_BARRICADES,
    NO_FIELD,
    PIECES,
    PLACES,
    POSTS,
    PRODUCTION,
    RESOURCES,
    ROWS,
    SECTIONS,
    SETUP,
    SHAMED,
    SOLDIER,
    SOLO,
    SPEARMAN,
    STAGING,
    TEAHOUSE,
    TOP_LEVEL,
    UNHIRED,
    UNLIMITED,
    V_RECRUIT,
    WINTER,
    WORK_HARDER,
    T,
)
from .state import Wall
from .tables import SETS, WORTH
from .troops import targets

GOODS_WORTH: Final[list[float]] = [0.95, 0.95, 1.0, 0.75]  # wood, stone, gold, chi
LAST_YEAR: Final = 0.35  # what of that remains when only one autumn is left
KEEP: Final = 10  # more of one good than this is worth little
WAITING: Final[list[float]] = [1.3, 1.8, 2.6]  # a soldier in a staging area, by kind
ON_WALL: Final = 3.6  # an archer on a firing position
LEVEL: Final = 0.9  # a level of an overseer, each summer to come
SUPPORT: Final = 0.7  # a support advisor, each year to come
HIRED: Final = 1.5  # an official more, each year to come
ACTIVE: Final = 1.1  # an active advisor, each year to come
TACTIC: Final = 0.8
CLEAN: Final = 1.5  # what chi is worth more while there is shame to buy off
TEA: Final = 0.5  # a place on the tea track
TOKEN: Final = 4.5  # a shame token that threatens
RECRUIT: Final = 6.0  # a recruit that can be paid for, before its price
STANDING: Final = 0.9  # a soldier on a field
MORE: Final = 2  # attack that comes to a section in a year
LATER: Final = 0.4  # how much a breach of a later year counts
RIVAL: Final = 0.3
TOKENS_A_YEAR: Final = 3  # what a player takes of them when things go badly
DEMAND: Final = 30.0
# What a command card is worth before its turn, by name; half of its frames are alike.
PLAYED: Final[list[float]] = [4.5, 4.6, 3.0, 1.0, 3.0, 4.0, 0.0]


AHEAD: Final = 150  # at most so many answers are played out before a position is judged


def value(s: Wall, seat: int) -> float:
    """The year is played to its end by habit, then the position is judged."""
    if not s.over and s.season > SETUP:
        s = s.clone()
        year = s.year
        for _ in range(AHEAD):
            if s.over or s.year != year:
                break
            p = s.pending[0]
            s.advance(p, habits.habit(s, p))
    return judge(s, seat)


def judge(s: Wall, seat: int) -> float:
    if s.over:
        return _final(s, seat)
    if s.mode == COOP:
        return _team(s)
    own = score.total(s, seat) + _promise(s, seat)
    if s.mode == SOLO:
        return own - RIVAL * score.total(s, s.qin) - (25.0 / (s.bank + 1) if s.bank < 4 else 0.0)
    rivals = [score.total(s, p) for p in range(s.seats) if p != seat]
    return own - RIVAL * max(rivals)


def _final(s: Wall, seat: int) -> float:
    won = 60.0 if seat in s.winners else -60.0
    return won + score.total(s, seat)


def _team(s: Wall) -> float:
    """All play for the demands; the bank of shame is their life."""
    worth = DEMAND * len(s.fulfilled) + 1.5 * min(s.bank, 12) + 0.25 * s.bank
    for p in range(s.seats):
        worth += 0.3 * s.honour[p] + _promise(s, p)
    for i in range(ARTIFACTS) if s.tea else ():
        if s.artifacts[i] >= 0 and coop.possible(s, s.artifacts[i]):
            worth += 6.0
    return worth


def years_left(s: Wall) -> int:
    """Summers to come, as the time track and the bank of shame let expect."""
    left = len(SETS[s.set].losses[s.side]) - 1 - space(s)
    return min(left, 1 + s.bank // (TOKENS_A_YEAR * s.seats)) if s.bank else 0


def _promise(s: Wall, p: int) -> float:
    left = years_left(s)
    lasting = left > 0 or s.season < WINTER
    worth = _goods(s, p, left, lasting) + _people(s, p, left) + _soldiers(s, p, left) + _officials(s, p, left)
    for section in range(s.first, SECTIONS):
        worth += _section(s, p, section, left)
    worth += TACTIC * len(s.hand[p]) * (1.0 if left else 0.4)
    worth += TEA * (len(s.tea) - s.tea.index(p)) if p in s.tea else 0.0
    return worth + _command(s, p, left)


def _goods(s: Wall, p: int, left: int, lasting: bool) -> float:
    scale = (1.0 if left > 1 else 0.7 if left else LAST_YEAR) if lasting else 0.05
    worth = 0.0
    for good in range(RESOURCES):
        n = s.stock[p * RESOURCES + good]
        worth += GOODS_WORTH[good] * (min(n, KEEP) + 0.2 * max(0, n - KEEP))
    worth *= scale
    if left and s.mode != COOP:  # chi that will buy shame off
        worth += CLEAN * min(s.stock[p * RESOURCES + CHI], 2 * score.shamed_soldiers(s, p))
    return worth


def _people(s: Wall, p: int, left: int) -> float:
    """Overseers, advisors, officials hired."""
    at = p * PRODUCTION
    levels = s.overseers[at] + s.overseers[at + 1] + s.overseers[at + 2] + s.overseers[at + 3]
    worth = LEVEL * levels * (left + 0.4)
    worth += left * (SUPPORT * len(s.support[p]) + ACTIVE * len(s.advising[p]))
    return worth - HIRED * left * s.officials[p * POSTS + UNHIRED]


def _soldiers(s: Wall, p: int, left: int) -> float:
    """Those who wait, and archers on the Wall. Shamed ones cost what the end takes off, and cannot be recruited."""
    scale = 1.0 if left else 0.5
    worth = 0.0
    for section in range(s.first, SECTIONS):
        at = (p * PLACES + STAGING + section) * KIND_COUNT
        for kind in range(KIND_COUNT):
            worth += WAITING[kind] * s.soldiers[at + kind]
        worth += ON_WALL * s.soldiers[at + 3 * KIND_COUNT + 1]
    at = (p * PLACES + SHAMED) * KIND_COUNT
    shamed = 0.15 * s.soldiers[at] + 0.35 * s.soldiers[at + 1] + 0.5 * s.soldiers[at + 2]
    return scale * worth - shamed * left


# --- officials --------------------------------------------------------------------------------------------------------
def _officials(s: Wall, p: int, left: int) -> float:
    board = figures(s)
    at = p * POSTS
    worth = 0.25 * s.officials[at + HOME]
    for location in range(LOCATIONS):
        n = s.officials[at + location]
        if n:
            slots = board.slots[s.side][location]
            soon = (
                0.95 if slots == UNLIMITED else 0.97 if s.crowd[location] >= slots else 0.6 * s.crowd[location] / slots
            )
            worth += soon * _work(s, p, location, n)
            if slots != UNLIMITED and n == slots and board.shame_icon[location]:
                worth -= TOKEN
    return worth if left or s.season <= AUTUMN else 0.3 * worth


def _soon(s: Wall, location: int, slots: int) -> float:
    """How likely a location is to be activated soon: a special one, or one that is full, in this very turn."""
    if slots == UNLIMITED or s.crowd[location] >= slots:
        return 0.95
    return 0.25 + 0.55 * s.crowd[location] / slots


def _work(s: Wall, p: int, location: int, n: int) -> float:
    """What so many officials will do when their location is activated."""
    if location < PRODUCTION:
        level = s.overseers[p * PRODUCTION + location]
        each = GOODS_WORTH[location]
        if location == CHI and score.shamed_soldiers(s, p):
            each += CLEAN
        worth = each * (n + level) + (1.2 if location != CHI else 0.0)
        price = figures(s).overseer_price[location][level] if level < TOP_LEVEL else 99
        if s.stock[p * RESOURCES + figures(s).overseer_good[location]] >= price:
            worth += max(0.0, LEVEL * (years_left(s) + 0.4) - price)
        return worth
    if location == BARRACKS:
        return RECRUIT * min(n, _recruits(s, p)) + 0.2 * n
    if location == BUILDERS:
        return _building(s, p, n)
    if location == EMBASSY:
        gold = s.stock[p * RESOURCES + GOLD]
        return (1.6 if s.officials[p * POSTS + UNHIRED] else 0.8) * min(n, gold // 2)
    if location == ACADEMY:
        return TACTIC * min(n, max(0, HAND_LIMIT - len(s.hand[p]))) + 0.1
    if location == TEAHOUSE:
        return 0.9 if s.tea and s.tea[0] != p else 0.0
    assert location == HEADQUARTERS
    return 0.35


def _recruits(s: Wall, p: int) -> int:
    """How many soldiers could be paid for, all kinds together."""
    at = p * RESOURCES
    most = 0
    for kind in range(KIND_COUNT):
        price = recruit_price(s, p, kind)
        most += min([s.stock[at + good] // price[good] for good in range(1, RESOURCES) if price[good]] or [4])
    return min(most, s.stock[at])


def _building(s: Wall, p: int, n: int) -> float:
    """The best Wall part and then barricades, as far as the Storehouse and the own stock go."""
    store = sum([s.store[good] for good in range(RESOURCES) if BUILDING >> good & 1])
    own = sum([s.stock[p * RESOURCES + good] for good in range(RESOURCES) if BUILDING >> good & 1])
    board = figures(s)
    worth = 0.0
    for section in range(s.first, SECTIONS):
        level = s.walls[section]
        if n and level < TOP_LEVEL and board.wall_price[level] <= store + own:
            price = board.wall_price[level]
            paid = max(0, price - store)
            worth += price - 0.9 * paid + 1.5 + years_left(s)
            store, own, n = max(0, store - price), own - paid, n - 1
    for section in range(s.first, SECTIONS):
        if n and s.barricades[section] < MOST_BARRICADES and board.barricade_price <= store + own:
            paid = max(0, board.barricade_price - store)
            worth += board.barricade_honour - 0.9 * paid + 1.2
            store, own, n = max(0, store - board.barricade_price), own - paid, n - 1
    return worth


# --- hordes -----------------------------------------------------------------------------------------------------------
def _section(s: Wall, p: int, section: int, left: int) -> float:
    """Hordes that may be won, and what a breach would cost."""
    worth = 0.0
    absent = 0
    standing = 0
    for position in range(section * ROWS, section * ROWS + ROWS):
        if s.horde[position] < 0:
            break
        mine = _held(s, p, position)
        if mine:
            worth += _claim(s, p, position, mine, left)
            standing += mine
        else:
            absent += 1
    if absent or standing:
        archers = s.soldiers[(p * PLACES + STAGING + 3 + section) * KIND_COUNT + 1]
        worth -= _danger(s, section, left) * (TOKEN * absent + 0.5 * standing + 1.5 * archers)
    return worth


def _held(s: Wall, p: int, position: int) -> int:
    first = SOLDIER + p * PIECES
    part = s.fields[position * FIELDS : position * FIELDS + FIELDS]
    return part.count(first) + part.count(first + 1) + part.count(first + 2)


def _claim(s: Wall, p: int, position: int, mine: int, left: int) -> float:
    """The honour of a horde and of presence, by how much of it is covered and who covers most."""
    part = s.fields[position * FIELDS : position * FIELDS + FIELDS]
    fields = FIELDS - part.count(NO_FIELD)
    covered = fields - part.count(FREE)
    best = max([_held(s, f, position) for f in range(s.factions) if f != p])
    ahead = mine > best or (mine == best and s.tea.index(p) < min([s.tea.index(f) for f in s.tea if f != p]))
    share = 0.85 if ahead else 0.2
    part_covered = covered / fields
    soon = part_covered * (0.4 + 0.6 * part_covered)
    if not left and s.season >= WINTER:
        soon = soon if covered == fields else 0.2 * soon
    return soon * (2.0 + share * WORTH[s.horde[position]]) + STANDING * mine


def _danger(s: Wall, section: int, left: int) -> float:
    """How many breaches of a section are to be expected: in the next winter, and in those after it, when its
    barricades are gone and a horde more may have come."""
    attack, defence = fights.assault_of(s, section)
    if s.season < WINTER:
        soon = _breached(attack - defence) * (0.9 if s.season == AUTUMN else 0.6)
    else:
        soon = float(attack > defence) if section >= s.section else 0.0
    later = _breached(attack + MORE - defence + 2 * s.barricades[section])
    return soon + LATER * left * later


def _breached(over: int) -> float:
    """The chance of a breach, by how much the attack exceeds the defence now."""
    return min(1.0, max(0.0, (over + 4) / 8))


# --- command cards ----------------------------------------------------------------------------------------------------
def _command(s: Wall, p: int, left: int) -> float:
    """Cards in hand, and the one played whose turn is still to come."""
    held = 0
    for name in range(COMMANDS):
        held += s.commands[p * COMMANDS + name] == IN_HAND
    worth = 0.25 * held - (4.0 if left and not held else 0.0)
    if s.season == AUTUMN and s.played[p] >= 0 and (s.turn < 0 or p in s.track[s.turn + 1 :] or p not in s.track):
        worth += _turn_to_come(s, p, s.played[p], left)
    return worth


def _turn_to_come(s: Wall, p: int, name: int, left: int) -> float:
    worth = PLAYED[name]
    if name == WORK_HARDER:
        worth += 0.5 * _building(s, p, 1)
    elif name == ATTACK_ORDER:
        for section in range(s.first, SECTIONS):
            at = (p * PLACES + STAGING + section) * KIND_COUNT
            worth += 1.5 * (s.soldiers[at] + s.soldiers[at + 1] + s.soldiers[at + 2])
            worth += 0.8 * s.soldiers[at + 3 * KIND_COUNT + 1]
    elif name == ECONOMY:
        at = p * PRODUCTION
        worth += 0.6 * max(s.overseers[at : at + PRODUCTION])
    elif name == BETRAYAL:
        worth += 2.0 if left < 2 else 0.0
    elif name == AUDIENCE:
        worth += 1.0 if score.shamed_soldiers(s, p) else 0.0
    else:
        assert name == DESPOTISM
    return worth


# --- answers that need no search --------------------------------------------------------------------------------------
def hint(s: Wall, seat: int) -> int:
    """Whom one can pay for is recruited: what a recruit does is seen only once it is placed. Together everybody gives
    what is asked. Else nothing is said before it is tried."""
    if s.asking[0] == blocks.ASK_RECRUITS:
        return _recruit(s, seat)
    if s.mode == COOP and s.season == WINTER and s.asking[0] in (T.ASK_AIM, coop.ASK_DEMAND):
        codes = s.legal(seat)
        if T.NO in codes or s.asking[0] == coop.ASK_DEMAND:
            return _willing(codes)
    return -1


def _recruit(s: Wall, seat: int) -> int:
    """A spearman or horseman where there are fields for them, an archer where one can stand."""
    codes = s.legal(seat)
    for kind in (HORSEMAN, SPEARMAN, ARCHER):
        if V_RECRUIT + kind in codes and any(targets(s, section, kind) for section in range(s.first, SECTIONS)):
            return V_RECRUIT + kind
    return T.DONE


def _willing(codes: list[int]) -> int:
    """The most that may be promised; a demand rather than none."""
    giving = [code for code in codes if code not in (T.NO, T.DONE, T.SKIP)]
    return max(giving) if giving else codes[0]
