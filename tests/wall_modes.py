"""Words for tests of the modes: officials in places, activations, Qin's track, turns of the Reed Clan and of Qin."""

from __future__ import annotations

from imperia.games.wall import autumn, locations
from imperia.games.wall.lexicon import (
    COMMAND_NAMES,
    COMMANDS,
    FIELDS,
    FREE,
    HOME,
    LOCATION_NAMES,
    ON_TRACK,
    POSTS,
    PRODUCTION,
)
from imperia.games.wall.tables import BY_CODE, INDICATOR, NAME_OF
from wall_dsl import Table, field_name, position

REED2 = 2  # the Reed Clan's number in a duel
REED, QIN = 1, 2  # in a solo game
TRACK = ("sawmill", "quarry", "mine", "temple", "barracks")


def where(name: str) -> int:
    return LOCATION_NAMES.index(name)


def officials(t: Table, f: int, **places: int) -> Table:
    """Officials of the supply stand in these locations."""
    s = t.state
    for name, n in places.items():
        s.officials[f * POSTS + HOME] -= n
        s.officials[f * POSTS + where(name)] += n
        s.crowd[where(name)] += n
    return t.checked()


def at(t: Table, f: int) -> dict[str, int]:
    """Where a faction has officials."""
    there = t.state.officials[f * POSTS : f * POSTS + len(LOCATION_NAMES)]
    return {name: n for name, n in zip(LOCATION_NAMES, there, strict=True) if n}


def at_home(t: Table, f: int) -> int:
    return t.state.officials[f * POSTS + HOME]


def reed_at(t: Table, *names: str) -> Table:
    """The Reed Clan's three officials stand here."""
    s = t.state
    for name in list(at(t, s.reed)):
        s.officials[s.reed * POSTS + where(name)] = 0
        s.crowd[where(name)] -= 1
    for name in names:
        s.officials[s.reed * POSTS + where(name)] = 1
        s.crowd[where(name)] += 1
    return t.checked()


def activate(t: Table, name: str, active: int = 0, advanced: bool = False) -> Table:
    """A location is activated in the turn of a faction."""
    t.begin(active)
    locations.activate(t.state, where(name), advanced)
    return t.go()


def step_b(t: Table, active: int) -> Table:
    """All eligible locations of a turn."""
    t.begin(active)
    t.state.push(autumn.ORDERING, 0, active, 0)
    return t.go()


def ladder(t: Table, *names: str) -> Table:
    """Qin's track from the highest to the lowest."""
    t.state.ladder = tuple([where(name) for name in names])
    return t.checked()


def track(t: Table) -> list[str]:
    return [LOCATION_NAMES[location] for location in t.state.ladder]


def overseers(t: Table, f: int) -> list[int]:
    return list(t.state.overseers[f * PRODUCTION : f * PRODUCTION + PRODUCTION])


def plays(t: Table, p: int, name: str) -> Table:
    """A person has played this command card this autumn."""
    s = t.state
    number = COMMAND_NAMES.index(name)
    s.played[p] = number
    s.commands[p * COMMANDS + number] = ON_TRACK
    return t


def qin_turn(t: Table, code: str) -> Table:
    """Step A of Qin's turn with one of his cards."""
    s = t.state
    card = BY_CODE[code]
    s.qin_deck.remove(card)
    s.qin_card = card
    s.played[s.qin] = NAME_OF[card]
    t.begin(s.qin)
    autumn.resolve(s, s.qin, card)
    return t.go()


def reed_turn(t: Table) -> Table:
    """Step A of the Reed Clan's turn."""
    s = t.state
    t.begin(s.reed)
    autumn.resolve(s, s.reed, autumn.card_of(s, s.reed))
    return t.go()


def indicator(t: Table, section: str) -> Table:
    """The back of the top horde card shows this section."""
    deck = t.state.horde_deck
    card = next(card for card in deck if INDICATOR[card] == "LMR".index(section))
    deck.remove(card)
    deck.append(card)
    return t.checked()


def free_fields(t: Table, name: str) -> list[str]:
    """The free fields of the card at a position."""
    codes = range(position(name) * FIELDS, position(name) * FIELDS + FIELDS)
    return [field_name(n) for n in codes if t.state.fields[n] == FREE]
