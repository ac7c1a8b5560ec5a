"""What stands on the cards of Qin and the Reed Clan: names of procedures that the solo and Reed rules carry out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....cards.nodes import Node
from ....cards.words import Tongue
from ....kernel.state import CARD, Frame
from .. import attacks, locations, solo
from ..lexicon import ARCHER, KINDS
from ..state import Wall


@dataclass(frozen=True)
class QinPlaces(Node):
    """Qin places officials, one in each of the lowest locations of his track (GW-SOL-33 to GW-SOL-35)."""

    n: int
    phrase = "wall-qin-places"
    marks = ("official",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        solo.places(s, self.n)


@dataclass(frozen=True)
class QinActivates(Node):
    """An advanced activation of the location with the most officials of Qin."""

    phrase = "wall-qin-activates"
    marks = ("activate",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        location = solo.crowded(s)
        if location >= 0:
            locations.activate(s, location, True)


@dataclass(frozen=True)
class QinPromotes(Node):
    """Qin's overseer at the lowest production token that can still rise does so, free."""

    phrase = "wall-qin-promotes"
    marks = ("overseer",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        solo.promotes(s)


@dataclass(frozen=True)
class QinBuilds(Node):
    """Qin builds a Wall part (GW-SOL-28)."""

    phrase = "wall-qin-builds"
    marks = ("wall",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        solo.builds(s)


@dataclass(frozen=True)
class QinRecruits(Node):
    """Qin recruits soldiers of a kind, who attack at once (GW-SOL-43 to GW-SOL-46)."""

    kind: int
    n: int
    phrase = "wall-qin-recruits"

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        for _ in range(self.n):
            if self.kind == ARCHER:
                attacks.qin_archer(s)
            else:
                attacks.qin_spearman(s)

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"kind": KINDS[self.kind], "n": self.n}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return (KINDS[self.kind],)


@dataclass(frozen=True)
class QinCopies(Node):
    """Qin carries out the last frame of his own card of the name that the player's card has.

    Without one, or for Betrayal, his tea marker goes to the top.
    """

    phrase = "wall-qin-copies"
    marks = ("command",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        solo.copies(s)


@dataclass(frozen=True)
class QinAddsSupport(Node):
    """The top advisors of the deck become support advisors of Qin."""

    n: int = 1
    phrase = "wall-qin-adds-support"
    marks = ("support",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        solo.adds_support(s, self.n)


@dataclass(frozen=True)
class BarricadeEverywhere(Node):
    """A free barricade on each section in use that has room, without honour."""

    phrase = "wall-barricade-everywhere"
    marks = ("barricade",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        solo.barricades(s)


@dataclass(frozen=True)
class ReedRecruits(Node):
    """The Reed Clan recruits a spearman free of charge, who attacks (GW-P2-35)."""

    phrase = "wall-reed-recruits"
    marks = ("spearman",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        attacks.reed_attack(s, f[CARD])
