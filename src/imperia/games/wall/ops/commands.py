"""What stands on command cards: frames, the card of another player, the order of the track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....cards.aim import Aim
from ....cards.nodes import Node, Seq
from ....cards.words import THEY, Tongue
from ....kernel.state import SEAT, Frame
from .. import autumn
from ..gates import figures
from ..lexicon import BETRAYAL, COMMANDS, E_SWAPPED, V_COMMAND
from ..state import Wall
from ..tables import OTHERS_FRAME, OWNER_FRAME

_WHO: Final = ("owner", "others")


@dataclass(frozen=True)
class Framed(Node):
    """One frame of a command card: for its owner, or for all other players (GW-AUT-10, GW-AUT-11). The turn runs it."""

    who: int
    effect: Node
    whose: str = ""  # its owner, where that is no player

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def words(self, t: Tongue) -> str:
        turned = t.turned(mood=THEY, who=THEY) if self.who == OTHERS_FRAME else t
        return t.say(f"wall-frame-{self.whose or _WHO[self.who]}", effect=self.effect.words(turned))


def owner(*steps: Node) -> Framed:
    """A dark frame: its owner's alone."""
    return Framed(OWNER_FRAME, steps[0] if len(steps) == 1 else Seq(steps))


def qins(*steps: Node) -> Framed:
    """A frame of Qin's."""
    return Framed(OWNER_FRAME, steps[0] if len(steps) == 1 else Seq(steps), "qin")


def reeds(*steps: Node) -> Framed:
    """A frame of the Reed Clan's."""
    return Framed(OWNER_FRAME, steps[0] if len(steps) == 1 else Seq(steps), "reed")


def others(*steps: Node) -> Framed:
    """A frame for all others."""
    return Framed(OTHERS_FRAME, steps[0] if len(steps) == 1 else Seq(steps))


@dataclass(frozen=True)
class CopyCommand(Aim):
    """Resolve the command card of another faction as if it were this one; not Betrayal, not the Reed Clan's (CR-14)."""

    phrase = "wall-copy-command"
    marks = ("command",)

    def targets(self, s: Wall, seat: int, card: int) -> list[int]:
        names = {s.played[f] for f in range(s.factions) if f != seat}
        return [V_COMMAND + name for name in sorted(names) if 0 <= name < COMMANDS and name != BETRAYAL]

    def hit(self, s: Wall, seat: int, card: int, code: int) -> None:
        autumn.resolve(s, seat, figures(s).commands[seat][code - V_COMMAND])


@dataclass(frozen=True)
class SwapOrder(Node):
    """The own command card changes places with the one directly before it on the track."""

    phrase = "wall-swap-order"
    marks = ("command",)

    def run(self, s: Wall, f: Frame) -> None:
        s.stack.pop()
        at = s.track.index(f[SEAT])
        s.track[at - 1], s.track[at] = s.track[at], s.track[at - 1]
        s.tell(E_SWAPPED, f[SEAT], s.track[at])

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        return seat in s.track and s.track.index(seat) > 0 and s.track[s.track.index(seat) - 1] >= 0
