"""Selections: the cards of a sort in some zones, to be counted, or moved by the one verb `Move`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .aim import Picks
from .nodes import ALL, ONE, SOME, Count, rules_of
from .reports import report
from .words import Tongue

ANY_NUMBER: Final = 99


@mypyc_attr(allow_interpreted_subclasses=True)
class Select(Count):
    """The cards of a sort where they lie. A game's subclass says which; this says how many there are."""

    def cards(self, s: Any, seat: int, card: int) -> list[int]:
        """The cards selected for `seat`, seen from the source `card`."""
        raise AssertionError("a selection lists its cards")

    def of(self, s: Any, seat: int, card: int) -> int:
        return len(self.cards(s, seat, card))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Move(Picks):
    """Cards of a selection go somewhere else, picked by the player it happens to. A game's subclass says where to."""

    what: Select
    n: int = 1
    up_to: bool = False

    def targets(self, s: Any, seat: int, card: int) -> list[int]:
        game = rules_of(s)
        return [game.pick(s, c) for c in self.what.cards(s, seat, card)]

    def most(self, s: Any, seat: int, card: int) -> int:
        return self.n

    def least(self, s: Any, seat: int, card: int) -> int:
        return 0 if self.up_to else self.n

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return self.what.of(s, seat, card) > 0

    def payable(self, s: Any, seat: int, card: int) -> bool:
        return self.what.of(s, seat, card) >= self.least(s, seat, card)

    def hit(self, s: Any, seat: int, card: int, code: int) -> None:
        game = rules_of(s)
        for c in self.what.cards(s, seat, card):
            if game.pick(s, c) == code:
                self.move(s, seat, card, c)
                report(s, c)
                return
        raise AssertionError("what was picked is not there")

    def move(self, s: Any, seat: int, card: int, moved: int) -> None:
        """Put one card where it goes."""
        raise AssertionError("a move moves a card")

    def values(self, t: Tongue) -> dict[str, Any]:
        form = ALL if self.n >= ANY_NUMBER else ONE if self.n == 1 else SOME
        return {"n": self.n, "what": self.what.words(t, form), "many": self._many()}

    def _many(self) -> str:
        if self.n >= ANY_NUMBER:
            return "any" if self.up_to else "all"
        return "upto" if self.up_to else "exactly"
