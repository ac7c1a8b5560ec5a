"""Aims: the one way in which an effect asks for a target, for several, for a player, or for none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ..kernel.state import CARD as SOURCE
from ..kernel.state import OP, PC, Frame
from ..kernel.state import SEAT as WHO
from .nodes import SKIPPABLE, SOME, Count, Node, may_skip, rules_of
from .words import THEY, Tongue

# Where the frame of several picks says, besides being skippable, whether it has asked, and the last code picked.
ASKED: Final = 5
LAST: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Aim(Node):
    """A node that asks for one thing on the table or in hand. Without a target it lapses; inside `May`, or where the
    card says "may" by itself (`optional`), it can be skipped."""

    skips = True
    optional = False
    uses_up = False  # doing it twice needs two targets

    def targets(self, s: Any, seat: int, card: int) -> list[int]:
        """The codes of what may be chosen."""
        raise AssertionError("an aim lists its targets")

    def hit(self, s: Any, seat: int, card: int, code: int) -> None:
        """Do it to what was chosen."""
        raise AssertionError("an aim does something")

    def answers(self, s: Any, f: Frame) -> list[int]:
        codes = sorted(set(self.targets(s, f[WHO], f[SOURCE])))  # targets that nobody can tell apart are one
        if self.optional or may_skip(f):
            codes.append(rules_of(s).effects.SKIP)
        return codes

    def run(self, s: Any, f: Frame) -> None:
        game = rules_of(s)
        seat, card = f[WHO], f[SOURCE]
        if f[PC] == 0:
            if not self.targets(s, seat, card):
                s.stack.pop()
                return
            s.to(1)
            game.ask(s, seat, game.effects.ASK_AIM, card)
            return
        s.stack.pop()
        code = game.answer(s, seat)
        if code != game.effects.SKIP:
            self.hit(s, seat, card, code)

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return bool(self.targets(s, seat, card))


@mypyc_attr(allow_interpreted_subclasses=True)
class Picks(Aim):
    """An aim at several things, picked one at a time in the order of their codes, with "done" once they are enough.

    Its frame is `(op, picks so far, seat, card, skippable, asked, last code)`.
    """

    def most(self, s: Any, seat: int, card: int) -> int:
        """How many may be picked at the most."""
        raise AssertionError("picks have a limit")

    def least(self, s: Any, seat: int, card: int) -> int:
        """How many must be picked, as far as there are so many."""
        return self.most(s, seat, card)

    def finish(self, s: Any, f: Frame) -> None:
        """All is picked; the frame has left the stack."""

    def several(self, code: int, most: int) -> list[int]:
        """The codes of two and more, up to `most`, of what nobody can tell apart and one `code` means; [] if there are
        none. Nothing may happen between them."""
        return []

    def meant(self, code: int) -> tuple[int, int]:
        """What a code means one of, and how many."""
        return code, 1

    def answers(self, s: Any, f: Frame) -> list[int]:
        """What is left from the last pick on, as long as enough remains behind it; "done" or "skip" where allowed."""
        seat, card = f[WHO], f[SOURCE]
        codes = sorted([code for code in self.targets(s, seat, card) if code >= last_picked(f)])
        need = min(self.least(s, seat, card), f[PC] + len(codes)) - f[PC]
        effects = rules_of(s).effects
        if need <= 0:
            found = self._numbered(sorted(set(codes)), codes, self.most(s, seat, card) - f[PC])
            found.append(effects.DONE)
            return found
        found = sorted(set(codes[: len(codes) - need + 1]))
        if len(found) > 1:  # else there is no choice
            found = self._numbered(found, codes, self.most(s, seat, card) - f[PC])
        if f[PC] == 0 and (self.optional or may_skip(f)):
            found.append(effects.SKIP)
        return found

    def _numbered(self, found: list[int], codes: list[int], most: int) -> list[int]:
        """Each code that may be picked now, followed by those for more of the same."""
        numbered: list[int] = []
        for code in found:
            numbered += [code, *self.several(code, min(codes.count(code), most))]
        return numbered

    def run(self, s: Any, f: Frame) -> None:
        game = rules_of(s)
        seat, card, picked = f[WHO], f[SOURCE], f[PC]
        skippable = f[SKIPPABLE] if len(f) > SKIPPABLE else 0
        last = last_picked(f)
        if len(f) > ASKED and f[ASKED]:
            code = game.answer(s, seat)
            if code == game.effects.SKIP or code == game.effects.DONE:
                s.stack.pop()
                self.finish(s, f)
                return
            code, n = self.meant(code)
            s.stack[-1] = (f[OP], picked + n, seat, card, skippable, 0, code)
            for _ in range(n):
                self.hit(s, seat, card, code)
            return
        rest = [code for code in self.targets(s, seat, card) if code >= last]
        if picked >= self.most(s, seat, card) or not rest:
            s.stack.pop()
            self.finish(s, f)
            return
        s.stack[-1] = (f[OP], picked, seat, card, skippable, 1, last)
        game.ask(s, seat, game.effects.ASK_AIM, card)

    def payable(self, s: Any, seat: int, card: int) -> bool:
        return len(self.targets(s, seat, card)) >= self.least(s, seat, card)


def last_picked(f: Frame) -> int:
    """The code that was picked last; those before it are out of the question."""
    return f[LAST] if len(f) > LAST else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class AimAtPlayer(Aim):
    """An aim at a player."""

    def victims(self, s: Any, seat: int) -> list[int]:
        """Who may be chosen; by default every other player."""
        return [p for p in rules_of(s).order(s, seat) if p != seat]

    def strike(self, s: Any, seat: int, card: int, victim: int) -> None:
        """Do it to the one who was chosen."""
        raise AssertionError("an aim at a player does something")

    def targets(self, s: Any, seat: int, card: int) -> list[int]:
        first = rules_of(s).effects.PLAYER
        return [first + p for p in self.victims(s, seat)]

    def hit(self, s: Any, seat: int, card: int, code: int) -> None:
        self.strike(s, seat, card, code - rules_of(s).effects.PLAYER)


@dataclass(frozen=True)
class OnePlayer(AimAtPlayer):
    """An effect for one player of your choice."""

    effect: Node
    others: bool = True
    without: Count | None = None  # only those of whom this counts nothing
    phrase = "node-one-player"

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def victims(self, s: Any, seat: int) -> list[int]:
        found = [p for p in rules_of(s).order(s, seat) if p != seat or not self.others]
        return found if self.without is None else [p for p in found if not self.without.of(s, p, -1)]

    def strike(self, s: Any, seat: int, card: int, victim: int) -> None:
        game = rules_of(s)
        s.push(game.links[game.effects.node(self)][0], 0, victim, card)

    def values(self, t: Tongue) -> dict[str, Any]:
        who = "without" if self.without is not None else "yes" if self.others else "no"
        without = "" if self.without is None else self.without.words(t, SOME)
        return {"effect": self.effect.words(t.turned(mood=THEY, who=THEY)), "others": who, "without": without}


@dataclass(frozen=True)
class SomePlayers(Node):
    """An effect for up to so many different players of your choice, in playing order once all are named."""

    count: Count
    effect: Node
    others: bool = False
    phrase = "node-some-players"

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def answers(self, s: Any, f: Frame) -> list[int]:
        """Players behind the last one named, in the order of their seats."""
        effects = rules_of(s).effects
        named = f[SKIPPABLE]
        codes = [effects.PLAYER + p for p in self._who(s, f[WHO], f[SOURCE]) if p >= named.bit_length()]
        return [*sorted(codes), effects.DONE]

    def run(self, s: Any, f: Frame) -> None:
        """Its frame ends with those named so far, as bits; the program counter is 1 while the player is asked."""
        game = rules_of(s)
        seat, card = f[WHO], f[SOURCE]
        named = f[SKIPPABLE] if f[PC] else 0
        if f[PC]:
            code = game.answer(s, seat)
            if code == game.effects.DONE:
                self._go(s, f, named)
                return
            named |= 1 << code - game.effects.PLAYER
        f = (f[OP], 1, seat, card, named)
        if named.bit_count() >= self.count.of(s, seat, card) or len(self.answers(s, f)) == 1:
            self._go(s, f, named)
            return
        s.stack[-1] = f
        game.ask(s, seat, game.effects.ASK_AIM, card)

    def _go(self, s: Any, f: Frame, named: int) -> None:
        game = rules_of(s)
        s.stack.pop()
        seats = game.order(s, f[WHO])
        seats.reverse()
        for p in seats:
            if named >> p & 1:
                s.push(game.links[f[OP]][0], 0, p, f[SOURCE])

    def _who(self, s: Any, seat: int, card: int) -> list[int]:
        order = rules_of(s).order(s, seat)
        return [p for p in order if (p != seat or not self.others) and self.effect.possible(s, p, card)]

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return self.count.of(s, seat, card) > 0 and bool(self._who(s, seat, card))

    def values(self, t: Tongue) -> dict[str, Any]:
        return {
            "count": self.count.words(t, SOME),
            "effect": self.effect.words(t.turned(mood=THEY, who=THEY)),
            "others": "yes" if self.others else "no",
        }
