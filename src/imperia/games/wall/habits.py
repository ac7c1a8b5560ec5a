"""What a player of some experience answers without looking ahead: how bots expect a year to go on.

Every question has its habit; the rest is answered by the first thing that is not a refusal. Habits are quick, because
each look ahead plays dozens of them, and never draw lots, because the same position must be judged the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...cards.mix import STOCK, wanted
from . import (
    attacks,
    autumn,
    blocks,
    casualties,
    coop,
    fights,
    locations,
    marching,
    officials,
    shame,
    summer,
    tactics,
)
from .facts import STORE, recruit_price
from .gates import figures, space
from .lexicon import (
    ACADEMY,
    ARCHER,
    ATTACK_ORDER,
    AUDIENCE,
    BARRACKS,
    BETRAYAL,
    BUILDERS,
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
    HONOUR,
    HORSEMAN,
    KIND_COUNT,
    LOCATIONS,
    NO_FIELD,
    PAIRS,
    PLACES,
    POSTS,
    PRODUCTION,
    RESOURCES,
    ROWS,
    SECTIONS,
    SPEARMAN,
    STAGING,
    TEAHOUSE,
    TOP_LEVEL,
    UNHIRED,
    UNLIMITED,
    V_ACTIVATE,
    V_BARRICADE,
    V_BOOSTED,
    V_COMMAND,
    V_DONATE,
    V_DRAW,
    V_FIELD,
    V_FIGURE,
    V_GIVE_UP,
    V_HIRE_OFFICIAL,
    V_HONOUR,
    V_KIND,
    V_LIFT,
    V_PAIR,
    V_PASS,
    V_PLACE,
    V_POST,
    V_RECRUIT,
    V_SHAME,
    V_SHAME_CARD,
    V_SHED_CARD,
    V_STAGE,
    V_SUPPORT,
    V_TROOP,
    V_WALL,
    W_ASSAULT,
    WINTER,
    WORK_HARDER,
    T,
)
from .state import Wall
from .tables import REWARDS, SETS, WORTH
from .troops import PAIR_FIELDS, fields_held, targets

Habit = Callable[[Wall, int, list[int]], int]

GOOD: Final[list[float]] = [0.95, 0.95, 1.0, 0.8, 1.0]  # wood, stone, gold, chi, and honour itself
FILLS: Final[list[float]] = [1.0, 0.65, 0.4, 0.2, 0.1, 0.05]  # will it be activated soon? By the slots still free
LONE_SHAME: Final = 4.0  # what a token for working alone costs
RECRUIT: Final = 4.0  # what a recruit is worth beyond its price
PRESENCE: Final = 3.0  # the first soldier on a horde card
IDLE: Final = 0.2  # for less than this no official is placed
ENOUGH_CHI: Final = 4


def years_left(s: Wall) -> int:
    """Autumns to come after this one, as the time track has them."""
    return len(SETS[s.set].losses[s.side]) - 1 - space(s)


def habit(s: Wall, seat: int) -> int:
    """The answer of `seat` to the open question."""
    codes = s.legal(seat)
    if len(codes) == 1:
        return codes[0]
    rule = _HABITS.get(s.asking[0])
    return rule(s, seat, codes) if rule is not None else _anything(s, seat, codes)


def _anything(s: Wall, seat: int, codes: list[int]) -> int:
    for code in codes:
        if code != T.NO and code != T.DONE and code != T.SKIP:
            return code
    return codes[0]


def _nothing(s: Wall, seat: int, codes: list[int]) -> int:
    for code in (T.DONE, T.SKIP, T.NO):
        if code in codes:
            return code
    return codes[0]


def _last(s: Wall, seat: int, codes: list[int]) -> int:
    return codes[-1]


# --- command cards ----------------------------------------------------------------------------------------------------
def waiting(s: Wall, p: int) -> int:
    """Soldiers of a player who could attack if they were ordered to."""
    n = 0
    for section in range(s.first, SECTIONS):
        at = (p * PLACES + STAGING + section) * KIND_COUNT
        if s.horde[section * ROWS] >= 0:
            n += s.soldiers[at] + s.soldiers[at + 1] + s.soldiers[at + 2] + s.soldiers[at + 3 * KIND_COUNT + 1]
    return n


def _appeal(s: Wall, p: int, name: int) -> float:
    """How well a command card would come now."""
    if name == DESPOTISM:
        return 5.0
    if name == ECONOMY:
        levels = sorted(s.overseers[p * PRODUCTION : (p + 1) * PRODUCTION])
        return 2.5 + levels[-1] + levels[-2]
    if name == WORK_HARDER:
        return 5.0 if blocks.purse(s, p) >= 3 else 2.0
    if name == ATTACK_ORDER:
        return 0.5 + 1.6 * waiting(s, p)
    if name == AUDIENCE:
        return 4.0 + (0.5 if shame.sheddable(s, p) else 0.0)
    assert name == BETRAYAL
    return 2.0


def _command(s: Wall, p: int, codes: list[int]) -> int:
    best, found = -1.0, codes[0]
    for code in codes:
        if V_COMMAND <= code < V_COMMAND + COMMANDS:
            worth = _appeal(s, p, code - V_COMMAND)
            if worth > best:
                best, found = worth, code
    return found


def _reclaim(s: Wall, p: int, codes: list[int]) -> int:
    return V_HONOUR if V_HONOUR in codes else codes[0]


# --- officials --------------------------------------------------------------------------------------------------------
def post_worth(s: Wall, p: int, location: int) -> float:
    """What one official more would bring in a location, as far as it is likely to be activated soon."""
    n = s.officials[p * POSTS + location]
    worth = _work(s, p, location, n)
    board = figures(s)
    slots = board.slots[s.side][location]
    if slots == UNLIMITED or worth <= 0.0:
        return worth
    room = slots - s.crowd[location] - 1
    if n + 1 == slots and board.shame_icon[location]:
        worth -= LONE_SHAME
    return worth * FILLS[room] if room >= 0 else 0.0


def _work(s: Wall, p: int, location: int, n: int) -> float:
    """What one official more would do where there are `n`, once the location is activated."""
    if location < PRODUCTION:
        if n:
            return GOOD[location]
        return GOOD[location] * (1 + s.overseers[p * PRODUCTION + location]) + _bonus(s, p, location)
    if location == BARRACKS:
        return RECRUIT if recruits(s, p) > n else 0.0
    if location == BUILDERS:
        money = blocks.purse(s, p) - 5 * n
        return 0.0 if money < 2 else 4.0 if money >= _next_wall(s) else 1.5
    if location == EMBASSY:
        gold = s.stock[p * RESOURCES + GOLD] - 2 * n
        if s.officials[p * POSTS + UNHIRED] > n and gold >= 2:
            return 1.5 * years_left(s)
        return 0.7 * years_left(s) if gold >= blocks.advisor_price(s, p) else 0.0
    if location == ACADEMY:
        return 1.2 if len(s.hand[p]) + n < HAND_LIMIT else 0.0
    if location == TEAHOUSE:
        return 0.9 if not n and s.tea and s.tea[0] != p else 0.0
    assert location == HEADQUARTERS
    return 0.05


def _bonus(s: Wall, p: int, location: int) -> float:
    """What else production offers: a donation, a promotion."""
    board = figures(s)
    worth = 1.0 if location != CHI else 0.0
    level = s.overseers[p * PRODUCTION + location]
    if level < TOP_LEVEL:
        price = board.overseer_price[location][level]
        if s.stock[p * RESOURCES + board.overseer_good[location]] >= price:
            worth += max(0.0, 1.5 * years_left(s) - 0.9 * price)
    return worth


def _next_wall(s: Wall) -> int:
    level = min(s.walls[s.first :])
    return figures(s).wall_price[level] if level < TOP_LEVEL else 99


def recruits(s: Wall, p: int) -> int:
    """How many soldiers could be paid for, all kinds together."""
    at = p * RESOURCES
    most = 0
    for kind in range(KIND_COUNT):
        price = recruit_price(s, p, kind)
        n = s.soldiers[p * PLACES * KIND_COUNT + kind]
        for good in range(1, RESOURCES):
            if price[good]:
                n = min(n, s.stock[at + good] // price[good])
        most += n
    return min(most, s.stock[at])


def _place(s: Wall, p: int, codes: list[int]) -> int:
    """The best place for one more; officials that stand somewhere are moved only when nobody is at home."""
    f = s.stack[-1]
    who = f[2]
    if who >= s.seats:
        return codes[0]
    best, found = IDLE, T.DONE
    for code in codes:
        if V_PLACE <= code < V_PLACE + LOCATIONS:
            worth = post_worth(s, p, code - V_PLACE)
            if worth > best:
                best, found = worth, code
    if found == T.DONE and not s.officials[p * POSTS + HOME]:
        return _lift(s, p, codes)
    return found if found in codes else codes[0]


def _lift(s: Wall, p: int, codes: list[int]) -> int:
    """Whoever stands where nothing will happen goes where something will."""
    least, source = 9.0, T.DONE
    for code in codes:
        if V_LIFT <= code < V_LIFT + LOCATIONS:
            worth = _stays_for(s, p, code - V_LIFT)
            if worth < least:
                least, source = worth, code
    if source == T.DONE:
        return _nothing(s, p, codes)
    best = 0.0
    for location in range(LOCATIONS):
        if location != source - V_LIFT:
            best = max(best, post_worth(s, p, location))
    return source if best > least + 1.0 else _nothing(s, p, codes)


def _stays_for(s: Wall, p: int, location: int) -> float:
    slots = figures(s).slots[s.side][location]
    worth = _work(s, p, location, s.officials[p * POSTS + location] - 1)
    return worth if slots == UNLIMITED else worth * FILLS[slots - s.crowd[location]]


def _target(s: Wall, p: int, codes: list[int]) -> int:
    best, found = -9.0, codes[0]
    if s.stack[-1][2] >= s.seats:
        return found
    for code in codes:
        worth = post_worth(s, p, code - V_PLACE)
        if worth > best:
            best, found = worth, code
    return found


_ORDER: Final[list[int]] = [0, 1, 2, 3, 7, 5, 6, 9, 4, 8]  # of locations: goods first, then what they are spent on


def _activate(s: Wall, p: int, codes: list[int]) -> int:
    best, found = LOCATIONS, codes[0]
    for code in codes:
        place = _ORDER[code - V_ACTIVATE]
        if place < best:
            best, found = place, code
    return found


# --- work -------------------------------------------------------------------------------------------------------------
def _promote(s: Wall, p: int, codes: list[int]) -> int:
    return codes[0] if years_left(s) >= 2 else T.DONE


def _donate(s: Wall, p: int, codes: list[int]) -> int:
    return V_DONATE


def _recruit(s: Wall, p: int, codes: list[int]) -> int:
    """A horseman or spearman where there are fields for them, an archer where one can stand."""
    for kind in (HORSEMAN, SPEARMAN, ARCHER):
        if V_RECRUIT + kind in codes:
            for section in range(s.first, SECTIONS):
                if targets(s, section, kind):
                    return V_RECRUIT + kind
    return T.DONE


def _build(s: Wall, p: int, codes: list[int]) -> int:
    """A part of the Wall where it is needed most; barricades where the next assault would break through."""
    best, found = 0.5, T.DONE
    for code in codes:
        if V_WALL <= code < V_WALL + SECTIONS:
            section = code - V_WALL
            attack, defence = fights.assault_of(s, section)
            worth = 5.0 + (3.0 if attack > defence else 0.0) + 0.1 * (attack - defence)
        elif V_BARRICADE <= code < V_BARRICADE + SECTIONS:
            attack, defence = fights.assault_of(s, code - V_BARRICADE)
            worth = 2.0 + (3.0 if 0 < attack - defence <= 4 else 0.0)
        else:
            continue
        if worth > best:
            best, found = worth, code
    return found


def _hire(s: Wall, p: int, codes: list[int]) -> int:
    left = years_left(s)
    if V_HIRE_OFFICIAL in codes and left:
        return V_HIRE_OFFICIAL
    return codes[0] if left or s.mode == COOP else T.DONE


def _support(s: Wall, p: int, codes: list[int]) -> int:
    return V_SUPPORT if V_SUPPORT in codes else codes[0]


def _draw(s: Wall, p: int, codes: list[int]) -> int:
    return min(codes[-1], V_DRAW + max(0, HAND_LIMIT - len(s.hand[p])))


def _amount(s: Wall, p: int, codes: list[int]) -> int:
    """Pay with what there is most of, take what there is least of."""
    origin = wanted(s.stack[-1])[2]
    paying = origin in (STOCK, STORE)
    best, found = -999.0, codes[0]
    for code in codes:
        if code == T.DONE:
            continue
        good, n = T.amount_of(code)
        if good < RESOURCES:
            have = s.store[good] if origin == STORE else s.stock[p * RESOURCES + good]
            worth = (have if paying else -have) + 0.01 * n
            if worth > best:
                best, found = worth, code
    return found


# --- fighting ---------------------------------------------------------------------------------------------------------
def _front(s: Wall, p: int, position: int, n: int, soldier: bool) -> float:
    """What covering `n` more fields of a horde card is worth, before their rewards."""
    start = position * FIELDS
    free = s.fields.count(FREE, start, start + FIELDS)
    fields = FIELDS - s.fields.count(NO_FIELD, start, start + FIELDS)
    mine = fields_held(s, p, position)
    best = 0
    for f in range(s.factions):
        if f != p:
            best = max(best, fields_held(s, f, position))
    after = mine + (n if soldier else 0)
    worth = PRESENCE if soldier and not mine else 0.0
    if after and after >= best:
        worth += 0.15 * WORTH[s.horde[position]] * (1.0 + (fields - free) / fields)
    elif s.mode != COOP:
        worth -= 0.5
    if free <= n:
        worth += 4.0 if after > best or s.mode == COOP else -1.0
    return worth


def _field(s: Wall, p: int, codes: list[int]) -> int:
    """Where a soldier or a wound does most."""
    soldier = s.asking[0] in (attacks.ASK_RECRUIT, attacks.ASK_TARGET)
    worths: dict[int, float] = {}
    best, found = -99.0, codes[0]
    for code in codes:
        if V_FIELD <= code < V_PAIR:
            position, at = divmod(code - V_FIELD, FIELDS)
            n = 1
            gained = _reward(s, position, at) if soldier else 0.0
        elif V_PAIR <= code < V_PAIR + len(s.horde) * PAIRS:
            position, pair = divmod(code - V_PAIR, PAIRS)
            one, other = PAIR_FIELDS[pair]
            n = 2
            gained = _reward(s, position, one) + _reward(s, position, other)
        elif V_POST <= code < V_POST + SECTIONS:
            if best < 0.6:
                best, found = 0.6, code
            continue
        else:
            if best < 0.5 and V_STAGE <= code < V_STAGE + SECTIONS:
                best, found = 0.5, code
            continue
        if position not in worths:
            worths[position] = _front(s, p, position, n, soldier)
        worth = worths[position] + gained
        if worth > best:
            best, found = worth, code
    return found


def _reward(s: Wall, position: int, at: int) -> float:
    good, n = REWARDS[s.horde[position]][at]
    return GOOD[good] * n if n and 0 <= good <= HONOUR else 0.0


def _aim(s: Wall, p: int, codes: list[int]) -> int:
    """Wounds go where they do most; of amounts together the most is given."""
    if V_FIELD <= codes[0] < V_PAIR:
        return _field(s, p, codes)
    if s.mode == COOP and s.season == WINTER and T.NO in codes:
        return max([code for code in codes if code != T.NO])
    return _anything(s, p, codes)


def _doom(s: Wall, p: int, codes: list[int]) -> int:
    return V_KIND + SPEARMAN if V_KIND + SPEARMAN in codes else codes[0]


def _save(s: Wall, p: int, codes: list[int]) -> int:
    """Archers and horsemen are worth their chi; spearmen while there is plenty."""
    for code in codes:
        if V_TROOP <= code < V_TROOP + attacks.troop(SECTIONS, 0, 0) or (
            code >= V_FIGURE and (code - V_FIGURE) % KIND_COUNT == HORSEMAN
        ):
            return code
    return codes[0] if s.stock[p * RESOURCES + CHI] >= ENOUGH_CHI else T.DONE


def _tactic(s: Wall, p: int, codes: list[int]) -> int:
    """A card that fits is played, with its price while there is chi; before an assault only where it is needed."""
    if s.asking[2] == W_ASSAULT:
        attack, defence = fights.assault_of(s, s.section)
        if attack <= defence:
            return V_PASS
    last = codes[-2]
    return last if last >= V_BOOSTED and s.stock[p * RESOURCES + CHI] >= ENOUGH_CHI else codes[0]


# --- shame ------------------------------------------------------------------------------------------------------------
def _token(s: Wall, p: int, codes: list[int]) -> int:
    """On a captured horde that bears one already, else under a soldier, spearmen first; honour rather than either."""
    if V_GIVE_UP in codes:
        return V_GIVE_UP
    for code in codes:
        if V_SHAME_CARD <= code < V_SHED_CARD and s.stains[code - V_SHAME_CARD] == 1:
            return code
    return V_SHAME if V_SHAME in codes else codes[0]


def _learnt() -> dict[int, Habit]:
    """The habit of each question."""
    return {
        T.ASK_AIM: _aim,
        T.ASK_AMOUNT: _amount,
        attacks.ASK_RECRUIT: _field,
        attacks.ASK_TARGET: _field,
        attacks.ASK_REED_FIELD: _aim,
        autumn.ASK_COMMAND: _command,
        autumn.ASK_ACTIVATE: _activate,
        blocks.ASK_RECRUITS: _recruit,
        blocks.ASK_BUILD: _build,
        blocks.ASK_HIRE: _hire,
        blocks.ASK_ROLE: _support,
        blocks.ASK_PROMOTE: _promote,
        blocks.ASK_SEND: _last,
        casualties.ASK_DOOM: _doom,
        casualties.ASK_SAVE: _save,
        coop.ASK_TAKE_BACK: _command,
        fights.ASK_VOLLEY: _field,
        locations.ASK_DONATE: _donate,
        locations.ASK_RISE: _last,
        locations.ASK_DRAW: _draw,
        marching.ASK_FROM: _nothing,
        officials.ASK_PLACE: _place,
        officials.ASK_TARGET: _target,
        shame.ASK_SHAME: _token,
        summer.ASK_RECLAIM: _reclaim,
        tactics.ASK_TACTIC: _tactic,
    }


_HABITS: Final = _learnt()
