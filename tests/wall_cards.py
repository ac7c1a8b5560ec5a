"""What tests of the Wall's cards add to its table: seasons, turns and locations, begun where a card has its say."""

from __future__ import annotations

from imperia.games.wall import autumn, locations, summer
from imperia.games.wall.lexicon import (
    COMMANDS,
    DISCARDED,
    HOME,
    ON_TRACK,
    POSTS,
    PRODUCTION,
    SUMMER,
    WINTER,
)
from imperia.games.wall.tables import FRAMES, RUN_OP
from wall_dsl import *  # noqa: F403
from wall_dsl import BY_CODE, CODE, COMMAND_NAMES, GOODS, KIND_COUNT, LOCATION_NAMES, PLACES, A, Table


def place(t: Table, p: int, **numbers: int) -> Table:
    """Officials of the supply stand in locations."""
    s = t.state
    for name, n in numbers.items():
        at = LOCATION_NAMES.index(name)
        s.officials[p * POSTS + HOME] -= n
        s.officials[p * POSTS + at] += n
        s.crowd[at] += n
    return t.checked()


def officials(t: Table, p: int) -> dict[str, int]:
    """Where the officials of a player are, but for those at home and not hired."""
    posts = t.state.officials[p * POSTS : p * POSTS + HOME]
    return {LOCATION_NAMES[at]: n for at, n in enumerate(posts) if n}


def at_home(t: Table, p: int) -> int:
    return t.state.officials[p * POSTS + HOME]


def oversee(t: Table, p: int, **levels: int) -> Table:
    """Overseers of these levels, each a spearman of the supply."""
    for name, level in levels.items():
        at = p * PRODUCTION + LOCATION_NAMES.index(name)
        if not t.state.overseers[at]:
            t.state.soldiers[p * PLACES * KIND_COUNT] -= 1
        t.state.overseers[at] = level
    return t.checked()


def levels(t: Table, p: int) -> list[int]:
    return list(t.state.overseers[p * PRODUCTION : p * PRODUCTION + PRODUCTION])


def store(t: Table, **goods: int) -> Table:
    """The Storehouse."""
    for good, n in goods.items():
        t.state.store[GOODS.index(good)] = n
    return t.checked()


def stored(t: Table) -> list[int]:
    return list(t.state.store[:3])


def activate(t: Table, name: str, advanced: bool = False, active: int = A) -> Table:
    """A location is activated in somebody's turn."""
    t.begin(active)
    locations.activate(t.state, LOCATION_NAMES.index(name), advanced)
    return t.go()


def earn(t: Table, p: int) -> Table:
    """Summer step 1 of one faction."""
    return _summer(t, summer.EARNING, p)


def shed(t: Table, p: int) -> Table:
    """Summer step 2 of one player."""
    return _summer(t, summer.SHEDDING_ALL, p)


def reclaim(t: Table, p: int) -> Table:
    """Summer step 4 of one player."""
    return _summer(t, summer.RECLAIMING, p)


def _summer(t: Table, op: int, p: int) -> Table:
    t.begin()
    t.state.season = SUMMER
    t.state.push(op, 0, p)
    return t.go()


def commands(t: Table, p: int, where: int) -> list[str]:
    """The command cards of a player that are in hand, on the track or in the discard pile."""
    at = t.state.commands[p * COMMANDS : p * COMMANDS + COMMANDS]
    return [COMMAND_NAMES[name] for name in range(COMMANDS) if at[name] == where]


def discard(t: Table, p: int, *names: str) -> Table:
    """Command cards in the discard pile."""
    for name in names:
        t.state.commands[p * COMMANDS + COMMAND_NAMES.index(name)] = DISCARDED
    return t.checked()


def plays(t: Table, p: int, name: str) -> Table:
    """A command card lies on the next position of the track."""
    s = t.state
    n = COMMAND_NAMES.index(name)
    s.played[p] = n
    if p < s.seats:
        s.commands[p * COMMANDS + n] = ON_TRACK
    s.track[s.track.index(-1)] = p
    return t.checked()


def turn(t: Table, p: int) -> Table:
    """The whole turn of a player with the card that lies on the track."""
    t.begin(p)
    t.state.turn = t.state.track.index(p)
    t.state.push(autumn.TURN, 0, p, autumn.card_of(t.state, p))
    return t.go()


def frame(t: Table, p: int, code: str, number: int) -> Table:
    """One owner's frame of a command card, counted from 0."""
    t.begin(p)
    card = BY_CODE[code]
    t.state.push(FRAMES[card][number][1], 0, p, card)
    return t.go()


def happens(t: Table, code: str, p: int = A) -> Table:
    """An event strikes, or a demand is tried by a player."""
    t.begin()
    t.state.season = WINTER
    t.state.push(RUN_OP[BY_CODE[code]], 0, p, BY_CODE[code])
    return t.go()


def demanded(t: Table, code: str) -> Table:
    """A demand lies on the first position."""
    s = t.state
    card = BY_CODE[code]
    if card not in s.artifacts:
        s.demand_deck[s.demand_deck.index(card)] = s.artifacts[0]
        s.artifacts[0] = card
    return t.checked()


def fulfilled(t: Table) -> list[str]:
    return [CODE[card] for card in t.state.fulfilled]
