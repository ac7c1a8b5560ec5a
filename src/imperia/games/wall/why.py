"""Why a place, a section or a card cannot be chosen now: by the gates of the questions that are asked most."""

from __future__ import annotations

from ...cards import mix
from ...kernel.options import CARD, Option
from ...kernel.why import Why, parted
from . import autumn, blocks, locations, officials, shame, tactics
from .gates import figures, full_locations, has, sections, soldiers_at, special
from .lexicon import (
    BETRAYAL,
    CHI,
    COMMANDS,
    DISCARDED,
    GOLD,
    HOME,
    IN_HAND,
    LOCATION,
    LOCATIONS,
    MOST_BARRICADES,
    ON_TRACK,
    POSTS,
    SECTION,
    SECTIONS,
    SHAMED,
    TOP_LEVEL,
    V_BARRICADE,
    V_BOOSTED,
    V_WALL,
    T,
)
from .state import Wall
from .tables import CANON, NEEDS, OF_WINDOW

OFFICIAL = "official"


def hindrances(s: Wall, seat: int, thing: str) -> list[Why]:
    """Reasons for the kinds of thing that the open question is about."""
    prompt = s.asking[0]
    kind, n = parted(thing)
    if n < 0:
        return []
    if kind == LOCATION and n < LOCATIONS:
        if prompt in (officials.ASK_PLACE, officials.ASK_TARGET):
            return _placing(s, n)
        return _activating(s, n) if prompt == autumn.ASK_ACTIVATE else []
    if kind == OFFICIAL and n < LOCATIONS and prompt == officials.ASK_PLACE:
        return [Why("lift", "locked", "GW-LOC-06")] if full_locations(s) >> n & 1 else []
    if kind == SECTION and n < SECTIONS and prompt == blocks.ASK_BUILD:
        return _building(s, seat, n)
    if kind != CARD:
        return []
    if prompt == autumn.ASK_COMMAND:
        return _command(s, seat, n)
    if prompt == blocks.ASK_HIRE and n in s.row:
        return _hiring(s, seat)
    if prompt == tactics.ASK_TACTIC and n in [CANON[card] for card in s.hand[seat]]:
        return _tactic(s, seat, n)
    return []


def no_more(s: Wall, seat: int, option: Option) -> Why | None:
    """For one more shame token its price, for one more card an official, for one more good of a payment that good."""
    prompt = s.asking[0]
    if prompt == T.ASK_AMOUNT and option.code != T.DONE:
        return mix.no_more(s, option.code)
    if prompt == locations.ASK_DRAW:
        return Why("draw", "scholars", "GW-ACA-01") if option.code == s.legal(seat)[-1] else None
    if prompt != shame.ASK_BUY or option.name not in ("shed", "sheds"):
        return None
    n = option.args[1] if option.name == "sheds" else 1
    good = shame.shed_good(s)
    missing = (n + 1) * shame.shed_price(s, seat) - has(s, seat, good)
    more = soldiers_at(s, seat, SHAMED, option.args[0]) > n
    return Why("shed", "goods", "GW-SHM-13", goods=((good, missing),)) if more and missing > 0 else None


def _placing(s: Wall, location: int) -> list[Why]:
    """A location where no official may be put now."""
    faction, barred, moving, source = officials.asked_of(s)
    if full_locations(s) >> location & 1:
        return [Why("place", "full", "GW-LOC-01")]
    if location == source:
        return [Why("place", "from-here", "GW-LOC-05")]
    if barred >> location & 1:
        return [Why("place", "apart", "GW-AUT-12")]
    if faction == s.reed and s.officials[faction * POSTS + location]:
        return [Why("place", "reed", "GW-P2-21")]
    if source < 0 and (moving or not s.officials[faction * POSTS + HOME]):
        return [Why("place", "no-official", "GW-LOC-05")]
    return []


def _activating(s: Wall, location: int) -> list[Why]:
    """A location that does not activate in this step."""
    if location in autumn.eligible(s, autumn.activated(s)):
        return []
    if autumn.activated(s) >> location & 1:
        return [Why("activate", "done", "GW-ACT-08")]
    if special(s, location):
        return [Why("activate", "empty", "GW-LOC-04")]
    free = figures(s).slots[s.side][location] - s.crowd[location]
    return [Why("activate", "not-full", "GW-LOC-03", n=free)]


def _building(s: Wall, seat: int, section: int) -> list[Why]:
    """A section where a barricade or a part of the Wall cannot be built."""
    if section not in sections(s):
        return [Why("", "unused", "GW-BLD-03", never=True)]
    what, off, _ = blocks.asked_works(s)
    legal = s.legal(seat)
    money = blocks.purse(s, seat)
    found: list[Why] = []
    if what & blocks.BARRICADE and V_BARRICADE + section not in legal:
        if s.barricades[section] == MOST_BARRICADES:
            found.append(Why("barricade", "barricades", "GW-BLD-03", n=MOST_BARRICADES))
        else:
            price = blocks.barricade_price(s, seat, off)
            found.append(Why("barricade", "building", "GW-BLD-09", n=price, have=money))
    if what & blocks.WALL_PART and V_WALL + section not in legal:
        if s.walls[section] == TOP_LEVEL:
            found.append(Why("wall", "walls", "GW-BLD-05", n=TOP_LEVEL))
        else:
            price = blocks.wall_price(s, seat, section, off)
            found.append(Why("wall", "building", "GW-BLD-09", n=price, have=money))
    return found


def _command(s: Wall, seat: int, card: int) -> list[Why]:
    """An own command card that is not in hand."""
    own = list(figures(s).commands[seat])
    if card not in own:
        return []
    name = own.index(card)
    where = s.commands[seat * COMMANDS + name]
    if where == IN_HAND:
        return []
    if where == ON_TRACK:
        return [Why("command", "on-track", "GW-SUM-05")]
    assert where == DISCARDED
    if name == BETRAYAL:
        return [Why("command", "betrayal", "GW-SUM-09", never=True)]
    return [Why("command", "discarded", "GW-SUM-07")]


def _hiring(s: Wall, seat: int) -> list[Why]:
    """An advisor of the row who cannot be hired."""
    what, off = blocks.asked_hiring(s)
    if not what & blocks.ADVISOR:
        return [Why("hire", "officials-only", "GW-EMB-01")]
    price = blocks.advisor_price(s, seat, off)
    gold = has(s, seat, GOLD)
    return [Why("hire", "goods", "GW-EMB-05", goods=((GOLD, price - gold),))] if price > gold else []


def _tactic(s: Wall, seat: int, card: int) -> list[Why]:
    """A tactic card in hand that does not fit the moment, or whose enhanced half is too dear."""
    window, after = tactics.asked_window(s)
    if card not in OF_WINDOW[window]:
        return [Why("tactic", "window", "GW-TAC-03")]
    basic, boosted = NEEDS[card]
    found: list[Why] = []
    if not tactics.met(s, seat, basic, after):
        found.append(Why("tactic", "need", "GW-TAC-03"))
    if V_BOOSTED + card not in s.legal(seat):
        if tactics.met(s, seat, boosted, after):
            short = tactics.boost_price(s, seat, card) - has(s, seat, CHI)
            found.append(Why("boosted", "goods", "GW-TAC-05", goods=((CHI, short),)))
        else:
            found.append(Why("boosted", "need", "GW-TAC-03"))
    return found
