"""Facts: what a card changes or forbids while it is in play, read where a number or an option is needed.

A `Change` with `until` is run instead: the game keeps it (`cast`) and reads it until that moment is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from ..kernel.state import CARD as SOURCE
from ..kernel.state import OP, Frame
from ..kernel.state import SEAT as WHO
from .goods import NO_LIMIT
from .nodes import IF, Count, Node, marks_of, rules_of
from .words import Tongue

SAME = -999  # `to` of a change that adds instead


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Change(Node):
    """A number of the rules is higher or lower by something, or is another one altogether.

    `stat`: which number; `by`: what is added, once or `per` thing counted, at the most `most` in either direction;
    `to`: what it is instead; `of`: what it is a number of; `when`: only while this count is not 0; `good`: of which
    good, where it is a price; `until`: what it ends with, if it is run.
    """

    stat: int
    by: int = 0
    to: int = SAME
    per: Count | None = None
    most: int = NO_LIMIT
    of: str = ""
    when: Count | None = None
    good: int = -1
    until: str = ""

    def run(self, s: Any, f: Frame) -> None:
        s.stack.pop()
        assert self.until, "a fact without an end is read, not run"
        rules_of(s).cast(s, f[WHO], f[SOURCE], f[OP])

    def holds(self, s: Any, seat: int, card: int) -> bool:
        return self.when is None or self.when.of(s, seat, card) > 0

    def by_now(self, s: Any, seat: int, card: int) -> int:
        """What it adds now."""
        if self.per is None:
            return self.by
        n = self.by * self.per.of(s, seat, card)
        return max(-self.most, min(self.most, n))

    def applied(self, n: int, s: Any, seat: int, card: int) -> int:
        """The number `n`, changed."""
        if not self.holds(s, seat, card):
            return n
        return self.to if self.to != SAME else n + self.by_now(s, seat, card)

    def word(self) -> str:
        """The name of the number in messages."""
        raise AssertionError("a game names its numbers")

    def words(self, t: Tongue) -> str:
        return t.say(f"{t.game.name}-change-{self.word()}", **self.values(t))

    def values(self, t: Tongue) -> dict[str, Any]:
        """`n` is how much, `way` whether more, less, or set to `n`; counts come with a space before them."""
        per = "" if self.per is None else f" {self.per.words(t)}"
        most = "" if self.most == NO_LIMIT else t.say("node-most", n=self.most)
        way = "set" if self.to != SAME else "less" if self.by < 0 else "more"
        return {
            "n": self.to if self.to != SAME else abs(self.by),
            "way": way,
            "per": per + most,
            "of": self.of,
            "when": "" if self.when is None else self.when.words(t, IF),
            "bound": "no" if self.when is None else "yes",
            "good": "" if self.good < 0 else t.good(self.good),
            "until": self.until,
        }

    def icons(self, t: Tongue) -> tuple[str, ...]:
        found = list(marks_of(self))
        for count in (self.per, self.when):
            if count is not None:
                found += [name for name in count.icons(t) if name not in found]
        return tuple(found) if self.good < 0 else (*found, *t.good_icons(self.good))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Forbid(Node):
    """Something may not be done to what `of` names."""

    action: str
    of: str = ""
    marks = ("forbidden",)

    def words(self, t: Tongue) -> str:
        return t.say(f"{t.game.name}-forbid-{self.action}", **self.values(t))


@dataclass(frozen=True)
class InMode(Node):
    """An effect or fact that exists only in one way to play the game."""

    mode: str
    effect: Node

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def run(self, s: Any, f: Frame) -> None:
        game = rules_of(s)
        s.stack.pop()
        if game.in_mode(s, self.mode):
            s.push(game.links[f[OP]][0], 0, f[WHO], f[SOURCE])

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return rules_of(s).in_mode(s, self.mode) and self.effect.possible(s, seat, card)

    def words(self, t: Tongue) -> str:
        return t.say(f"{t.game.name}-in-mode", mode=self.mode, effect=self.effect.words(t))

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return self.effect.icons(t)
