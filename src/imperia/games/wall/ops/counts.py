"""What cards of the Wall count: advisors, figures, hordes, walls, and what has just been done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ....cards.nodes import Count, Node, spoken_fields
from ....cards.words import Tongue
from ..facts import Here, covered
from ..gates import all_soldiers_at, sections, supports
from ..lexicon import (
    BETRAYAL,
    COMMAND_NAMES,
    COMMANDS,
    DISCARDED,
    FIELDS,
    FIRING,
    K_ADVISOR,
    K_COOP_GENERAL,
    K_GENERAL,
    PIECES,
    POSTS,
    PRODUCTION,
    RESOURCES,
    ROWS,
    SOLDIER,
    STAGING,
    TALLIES,
)
from ..state import Wall
from ..tables import KIND_OF

TALLY_NAMES: Final = ("walls", "barricades", "shed", "warded", "recruits", "attacks")


def owner_of(s: Wall, seat: int, card: int) -> int:
    """Whose general or advisor a card is; for any other card who uses it."""
    kind = KIND_OF[card] if card >= 0 else -1
    if kind in (K_GENERAL, K_COOP_GENERAL):
        return s.general.index(card) if card in s.general else seat
    if kind == K_ADVISOR:
        for f in range(s.factions):
            if card in s.advising[f]:
                return f
    return seat


def spaced(node: Node, t: Tongue) -> dict[str, Any]:
    """The fields of a node in words; "for each …" comes with a space before it."""
    values = spoken_fields(node, t)
    values["per"] = f" {values['per']}" if values["per"] else ""
    return values


def figures_among(s: Wall, f: int, first: int, last: int) -> int:
    """The soldiers of a faction that stand on these fields; a horseman, who covers two, is one."""
    spot = s.fields[first:last]
    piece = SOLDIER + f * PIECES
    return spot.count(piece) + (piece + 1 in spot) + (piece + 2 in spot)


def on_horde(s: Wall, f: int, position: int) -> int:
    """The soldiers of a faction on a horde card."""
    return figures_among(s, f, position * FIELDS, position * FIELDS + FIELDS)


def position_of(s: Wall, horde: int) -> int:
    """Where a horde card lies, -1 if nowhere before the Wall."""
    return s.horde.index(horde) if horde in s.horde else -1


# --- the own side ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Supports(Count):
    """Support advisors of the card's owner, whoever gains by it."""

    phrase = "wall-supports"
    marks = ("support",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return supports(s, owner_of(s, seat, card))


@dataclass(frozen=True)
class OverseerLevels(Count):
    """The levels of all own overseers together."""

    phrase = "wall-overseer-levels"
    marks = ("overseer",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return sum(s.overseers[seat * PRODUCTION : seat * PRODUCTION + PRODUCTION])


@dataclass(frozen=True)
class ArcherSections(Count):
    """Sections where one has an archer on a firing position."""

    phrase = "wall-archer-sections"
    marks = ("archer",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return sum([all_soldiers_at(s, seat, FIRING + section) > 0 for section in sections(s)])


@dataclass(frozen=True)
class CleanCaptures(Count):
    """Captured hordes without shame tokens."""

    phrase = "wall-clean-captures"
    marks = ("horde",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return sum([not s.stains[horde] for horde in s.captured[seat]])


@dataclass(frozen=True)
class SoldiersOut(Count):
    """Own soldiers in staging areas, on firing positions and on horde cards."""

    phrase = "wall-soldiers-out"
    marks = ("spearman", "archer", "horseman")

    def of(self, s: Wall, seat: int, card: int) -> int:
        waiting = [all_soldiers_at(s, seat, at + section) for section in sections(s) for at in (STAGING, FIRING)]
        return sum(waiting) + figures_among(s, seat, 0, len(s.fields))


@dataclass(frozen=True)
class Sets(Count):
    """Complete sets of one wood, one stone, one gold and one chi."""

    phrase = "wall-sets"
    marks = ("wood", "stone", "gold", "chi")

    def of(self, s: Wall, seat: int, card: int) -> int:
        return min(s.stock[seat * RESOURCES : seat * RESOURCES + RESOURCES])


@dataclass(frozen=True)
class InDiscard(Count):
    """Own command cards in the discard pile."""

    phrase = "wall-in-discard"
    marks = ("command",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return s.commands[seat * COMMANDS : seat * COMMANDS + COMMANDS].count(DISCARDED)


@dataclass(frozen=True)
class TacticsInHand(Count):
    """Tactic cards in hand."""

    phrase = "wall-tactics-in-hand"
    marks = ("tactic",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return len(s.hand[seat])


@dataclass(frozen=True)
class TeaTop(Count):
    """One if the own tea marker is on top."""

    phrase = "wall-tea-top"
    marks = ("tea",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return int(s.tea[0] == seat)


# --- what was done just now -----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Done(Count):
    """How many Wall parts or barricades were built in the block of building that is over."""

    what: int
    phrase = "wall-done"

    def __post_init__(self) -> None:
        assert 0 <= self.what < TALLIES

    def of(self, s: Wall, seat: int, card: int) -> int:
        return s.tally[self.what]

    def later(self) -> bool:
        return True

    def words(self, t: Tongue, form: str = "each") -> str:
        return t.say(self.phrase, form=form, what=TALLY_NAMES[self.what])


@dataclass(frozen=True)
class Fallen(Count):
    """Own soldiers killed in this moment."""

    phrase = "wall-fallen"
    marks = ("killed",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return s.dead[seat]


@dataclass(frozen=True)
class OtherPlayed(Count):
    """One if another faction's command card of this autumn has this name."""

    name: int
    phrase = "wall-other-played"
    marks = ("command",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return int(any(s.played[f] == self.name for f in range(s.factions) if f != seat))

    def words(self, t: Tongue, form: str = "each") -> str:
        return t.say(self.phrase, form=form, name=t.say(f"wall-command-{COMMAND_NAMES[self.name]}"))


# --- the location that is activated ---------------------------------------------------------------------------------
@dataclass(frozen=True)
class OfficialsHere(Count):
    """Own officials in the location that is activated."""

    phrase = "wall-officials-here"
    marks = ("official",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return s.officials[seat * POSTS + s.location] if s.location >= 0 else 0


@dataclass(frozen=True)
class OverseerHere(Count):
    """One if one has an overseer in the location that is activated."""

    phrase = "wall-overseer-here"
    marks = ("overseer",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return int(0 <= s.location < PRODUCTION and s.overseers[seat * PRODUCTION + s.location] > 0)


# --- the section that is fought over --------------------------------------------------------------------------------
@dataclass(frozen=True)
class SoldiersHere(Here):
    """Own soldiers at the section: staging area, firing positions, horde cards."""

    phrase = "wall-soldiers-here"

    def at(self, s: Wall, f: int, section: int) -> int:
        first = section * ROWS * FIELDS
        waiting = all_soldiers_at(s, f, STAGING + section) + all_soldiers_at(s, f, FIRING + section)
        return waiting + figures_among(s, f, first, first + ROWS * FIELDS)


@dataclass(frozen=True)
class ArchersHere(Here):
    """Own archers on the firing positions of the section."""

    phrase = "wall-archers-here"
    marks = ("archer",)

    def at(self, s: Wall, f: int, section: int) -> int:
        return all_soldiers_at(s, f, FIRING + section)


@dataclass(frozen=True)
class ReedHere(Here):
    """Spearmen of the Reed Clan on horde cards of the section."""

    phrase = "wall-reed-here"
    marks = ("spearman",)

    def at(self, s: Wall, f: int, section: int) -> int:
        first = section * ROWS * FIELDS
        return figures_among(s, s.reed, first, first + ROWS * FIELDS) if s.reed >= 0 else 0


# --- this horde card ------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class SoldiersOn(Count):
    """Own soldiers on this horde card."""

    phrase = "wall-soldiers-on"

    def of(self, s: Wall, seat: int, card: int) -> int:
        position = position_of(s, card)
        return on_horde(s, seat, position) if position >= 0 else 0


@dataclass(frozen=True)
class OtherHordes(Count):
    """The other horde cards of this one's section."""

    phrase = "wall-other-hordes"
    marks = ("horde",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        position = position_of(s, card)
        first = position - position % ROWS
        return ROWS - 1 - s.horde[first : first + ROWS].count(-1) if position >= 0 else 0


@dataclass(frozen=True)
class CoveredFields(Count):
    """The covered resistance fields of this horde card."""

    phrase = "wall-covered-fields"

    def of(self, s: Wall, seat: int, card: int) -> int:
        position = position_of(s, card)
        return covered(s, position) if position >= 0 else 0


@dataclass(frozen=True)
class PlacedThisYear(Count):
    """One if this horde card was placed this year."""

    phrase = "wall-placed-this-year"

    def of(self, s: Wall, seat: int, card: int) -> int:
        position = position_of(s, card)
        return int(position >= 0 and s.placed[position] == s.year)


# --- the whole table ------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Players(Count):
    """The people who play."""

    phrase = "wall-players"

    def of(self, s: Wall, seat: int, card: int) -> int:
        return s.seats


@dataclass(frozen=True)
class SpareHordes(Count):
    """Horde cards before the Wall beyond one for each player but one: at least 1 means as many hordes as players."""

    phrase = "wall-spare-hordes"
    marks = ("horde",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return max(0, len(s.horde) - s.horde.count(-1) - s.seats + 1)


@dataclass(frozen=True)
class HordesBehind(Count):
    """Horde cards in row 2 or 3."""

    phrase = "wall-hordes-behind"
    marks = ("horde",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return sum([s.horde[position] >= 0 for position in range(len(s.horde)) if position % ROWS])


@dataclass(frozen=True)
class LowestWall(Count):
    """The level of the lowest Wall of a section in use."""

    phrase = "wall-lowest-wall"
    marks = ("wall",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return min([s.walls[section] for section in sections(s)])


@dataclass(frozen=True)
class Breaches(Count):
    """Sections breached this winter."""

    phrase = "wall-breaches"
    marks = ("breach",)

    def of(self, s: Wall, seat: int, card: int) -> int:
        return s.breaches


def reclaimable(s: Wall, seat: int) -> list[int]:
    """The names of own command cards in the discard pile that may come back; Betrayal never does (GW-SUM-09)."""
    at = seat * COMMANDS
    return [name for name in range(COMMANDS) if name != BETRAYAL and s.commands[at + name] == DISCARDED]
