"""What cards let a player do as in a location, but without an official there: place, activate, recruit, build, hire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ....cards.aim import Aim, Picks
from ....cards.nodes import Node
from ....cards.words import Tongue
from ....kernel.state import CARD, SEAT, Frame
from .. import blocks, locations, officials
from ..gates import TOP, discard_tactic, discardable, raise_tea
from ..lexicon import (
    BARRACKS,
    COMMANDS,
    E_TOOK_BACK,
    IN_HAND,
    KIND_COUNT,
    KINDS,
    LOCATIONS,
    POSTS,
    V_ACTIVATE,
    V_COMMAND,
)
from ..state import Wall
from .counts import reclaimable
from .reactions import EVERY_KIND, EVERY_LOCATION, PRODUCING

EITHER: Final = blocks.EITHER
BARRICADE: Final = blocks.BARRICADE
WALL_PART: Final = blocks.WALL_PART
OFFICIAL: Final = blocks.OFFICIAL
ADVISOR: Final = blocks.ADVISOR


# --- officials ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class PlaceOfficials(Node):
    """Place up to so many officials (GW-LOC-05); `apart`: in different locations, `moving`: only ones in locations."""

    n: int
    apart: bool = False
    moving: bool = False
    phrase = "wall-place-officials"
    marks = ("official",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        officials.place(s, f[SEAT], f[CARD], self.n, self.apart, self.moving)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return bool(officials.placeable(s, seat, False, self.moving, 0))


@dataclass(frozen=True)
class Activate(Aim):
    """An advanced activation of one location with an own official (GW-ACT-10)."""

    where: int = EVERY_LOCATION
    phrase = "wall-activate"
    marks = ("activate",)

    def targets(self, s: Wall, seat: int, card: int) -> list[int]:
        here = [at for at in range(LOCATIONS) if self.where >> at & 1 and s.officials[seat * POSTS + at]]
        return [V_ACTIVATE + at for at in here]

    def hit(self, s: Wall, seat: int, card: int, code: int) -> None:
        locations.activate(s, code - V_ACTIVATE, True)

    def values(self, t: Tongue) -> dict[str, Any]:
        where = "any" if self.where == EVERY_LOCATION else "production" if self.where == PRODUCING else "barracks"
        assert where != "barracks" or self.where == 1 << BARRACKS
        return {"where": where}


# --- soldiers and buildings -----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Recruit(Node):
    """Recruit soldiers without an official: free, or for a price reduced by `off`; each attacks or is staged."""

    kinds: int
    n: int
    free: bool = False
    off: int = 0
    staging: bool = False
    phrase = "wall-recruit"

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        blocks.recruit(s, f[SEAT], f[CARD], self.n, self.kinds, self.free, self.off, self.staging)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return blocks.can_recruit(s, seat, self.kinds, self.free, self.off)

    def values(self, t: Tongue) -> dict[str, Any]:
        kind = "any" if self.kinds == EVERY_KIND else KINDS[self.kinds.bit_length() - 1]
        return {
            "n": self.n,
            "kind": kind,
            "off": self.off,
            "free": "yes" if self.free else "no",
            "staging": "yes" if self.staging else "no",
        }

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return tuple([KINDS[i] for i in range(KIND_COUNT) if self.kinds >> i & 1])


@dataclass(frozen=True)
class Build(Node):
    """Build barricades or Wall parts without an official: free, or for a price reduced by `off` (GW-BLD)."""

    what: int
    n: int
    off: int = 0
    free: bool = False
    phrase = "wall-build"
    marks = ("wall",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        blocks.build(s, f[SEAT], f[CARD], self.n, self.what, self.off, self.free)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return blocks.can_build(s, seat, self.what, self.off, self.free)

    def values(self, t: Tongue) -> dict[str, Any]:
        what = "either" if self.what == EITHER else "barricade" if self.what == BARRICADE else "part"
        return {"what": what, "n": self.n, "off": self.off, "free": "yes" if self.free else "no"}


@dataclass(frozen=True)
class Hire(Node):
    """Hire an advisor or an official without an official in the Embassy, for less gold (GW-EMB)."""

    what: int
    off: int = 0
    phrase = "wall-hire"
    marks = ("advisor",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        blocks.hire(s, f[SEAT], f[CARD], self.what, self.off)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return blocks.can_hire(s, seat, self.what, self.off)

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"what": "advisor" if self.what == ADVISOR else "official", "off": self.off}


@dataclass(frozen=True)
class Promote(Node):
    """Promote different overseers by one level each, for a price reduced by `off` (GW-OVR-04, GW-OVR-11)."""

    n: int
    off: int = 0
    phrase = "wall-promote"
    marks = ("overseer",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        blocks.promote(s, f[SEAT], f[CARD], self.n, self.off)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return blocks.can_promote(s, seat, self.off)


# --- tea, cards -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class RaiseTea(Node):
    """The own tea marker goes up so many places, or to the TOP (GW-TEH-01)."""

    n: int
    phrase = "wall-raise-tea"
    marks = ("tea",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        self.at_once(s, f[SEAT], f[CARD])

    def at_once(self, s: Wall, seat: int, card: int) -> bool:
        raise_tea(s, seat, self.n)
        return True

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return s.tea[0] != seat

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"n": self.n, "top": "yes" if self.n == TOP else "no"}


@dataclass(frozen=True)
class Reclaim(Picks):
    """Take own command cards back from the discard pile; never Betrayal (GW-SUM-07, GW-SUM-09)."""

    n: int = 1
    phrase = "wall-reclaim"
    marks = ("command",)

    def targets(self, s: Wall, seat: int, card: int) -> list[int]:
        return [V_COMMAND + name for name in reclaimable(s, seat)]

    def most(self, s: Wall, seat: int, card: int) -> int:
        return self.n

    def hit(self, s: Wall, seat: int, card: int, code: int) -> None:
        name = code - V_COMMAND
        s.commands[seat * COMMANDS + name] = IN_HAND
        s.tell(E_TOOK_BACK, seat, name)


@dataclass(frozen=True)
class DiscardTactic(Picks):
    """Discard tactic cards of one's choice."""

    n: int = 1
    phrase = "wall-discard-tactic"
    marks = ("tactic",)
    final = True

    def targets(self, s: Wall, seat: int, card: int) -> list[int]:
        return discardable(s, seat)

    def most(self, s: Wall, seat: int, card: int) -> int:
        return self.n

    def hit(self, s: Wall, seat: int, card: int, code: int) -> None:
        discard_tactic(s, seat, code)

    def payable(self, s: Wall, seat: int, card: int) -> bool:
        return len(s.hand[seat]) >= self.n
