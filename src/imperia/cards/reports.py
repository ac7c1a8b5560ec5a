"""What an effect costs and what it did: `To` and `Then` run one effect, collect what it reports, and run another that
may look back at it: "discard up to 3 cards: gain as many"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..kernel.state import CARD as SOURCE
from ..kernel.state import OP, PC, Frame
from ..kernel.state import SEAT as WHO
from .nodes import Choose, Count, Node, Seq, rules_of
from .words import Tongue

NO_CARD = -1  # reported for what is done but is no card: a token paid, an action spent


def report(s: Any, card: int = NO_CARD, times: int = 1) -> None:
    """Tell the nearest collector below that something was done to a card, or just done."""
    at = _collector(s)
    if at >= 0:
        s.stack[at] = s.stack[at] + (card,) * times


def listened(s: Any) -> bool:
    """Does anybody collect reports now?"""
    return _collector(s) >= 0


def reported(s: Any) -> tuple[int, ...]:
    """What the nearest collector has been told."""
    at = _collector(s)
    return s.stack[at][rules_of(s).tables.collects[s.stack[at][OP]] :] if at >= 0 else ()


def _collector(s: Any) -> int:
    """The depth of the nearest frame that collects reports, -1 if there is none."""
    collects: list[int] = s.game.tables.collects
    stack: list[Frame] = s.stack
    for depth in range(len(stack) - 1, -1, -1):
        if collects[stack[depth][OP]] >= 0:
            return depth
    return -1


@dataclass(frozen=True)
class Then(Node):
    """One effect, then another that looks back at what the first one did. Neither is a cost.

    Its frame is `(op, pc, seat, card, *reported)`: it stays below both effects and collects.
    """

    first: Node
    effect: Node
    phrase = "node-then-of-it"
    collects = 4  # behind the source

    def parts(self) -> tuple[Node, ...]:
        return (self.first, self.effect)

    def run(self, s: Any, f: Frame) -> None:
        if f[PC] == 2:
            s.stack.pop()
            return
        s.to(f[PC] + 1)
        s.push(rules_of(s).links[f[OP]][f[PC]], 0, f[WHO], f[SOURCE])

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return self.first.possible(s, seat, card)

    def legal(self, s: Any, seat: int, card: int) -> bool:
        return self.first.legal(s, seat, card)

    def values(self, t: Tongue) -> dict[str, Any]:
        """`chosen`: the first is a choice, or several steps, which a sentence must close before it goes on."""
        effect = self.effect.words(t.turned(deed=deed(self.first)))
        return {
            "first": self.first.words(t.turned(open="cost") if isinstance(self, To) else t),
            "effect": effect,
            "chosen": "yes" if isinstance(self.first, Choose) else "several" if isinstance(self.first, Seq) else "no",
        }


def deed(node: Node) -> str:
    """The phrase of what an effect does in the end: what "that" means when another looks back at it."""
    parts = node.parts()
    return deed(parts[-1]) if parts else node.phrase


@dataclass(frozen=True)
class To(Then):
    """A cost to have an effect: not begun unless the cost can be met in full and the effect would do something, or at
    least be done (a gain for each of none)."""

    phrase = "node-to"

    def run(self, s: Any, f: Frame) -> None:
        if f[PC] == 0 and not self.possible(s, f[WHO], f[SOURCE]):
            s.stack.pop()
        else:
            Then.run(self, s, f)  # not by `super`, which takes its time

    def possible(self, s: Any, seat: int, card: int) -> bool:
        if not self.first.payable(s, seat, card):
            return False
        effect = self.effect
        return (
            effect.possible(s, seat, card) or effect.payable(s, seat, card) or self.first.enables(effect, s, seat, card)
        )

    def legal(self, s: Any, seat: int, card: int) -> bool:
        return self.possible(s, seat, card)


@dataclass(frozen=True)
class Result(Count):
    """How often something was reported to the surrounding `To` or `Then`."""

    phrase = "node-result"
    leads = True

    def of(self, s: Any, seat: int, card: int) -> int:
        return len(reported(s))

    def later(self) -> bool:
        return True

    def words(self, t: Tongue, form: str = "each") -> str:
        return t.say(self.phrase, form=form)
