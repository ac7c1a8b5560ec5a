"""Reactions of the Wall's cards: when something happens, and what works only once a turn or year."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ....cards.nodes import Node, kind_of, rules_of
from ....cards.triggers import When as SharedWhen
from ....cards.words import MAY, Tongue
from ....kernel.state import CARD, OP, PC, SEAT, Frame
from ..gates import TURN, spend, spent
from ..lexicon import (
    ACTIVATED,
    ATTACKED,
    CAUSES,
    KIND_COUNT,
    KINDS,
    LOCATION_NAMES,
    LOCATIONS,
    PRODUCTION,
    SHAMED_BY,
    SOLDIER_KILLED,
    WORKED,
)
from ..state import Wall

EVERY_LOCATION: Final = (1 << LOCATIONS) - 1
PRODUCING: Final = (1 << PRODUCTION) - 1  # the four production locations
EVERY_KIND: Final = (1 << KIND_COUNT) - 1
WHATEVER: Final = -1


@dataclass(frozen=True)
class When(SharedWhen):
    """An effect each time something happens to its owner.

    `at`: only in these locations (bits); `officials`: with so many own officials there, 0: with none; `kinds`: only
    soldiers of these kinds (bits); `only`: only this number of what the moment tells, or this cause of shame.
    """

    at: int = EVERY_LOCATION
    officials: int = 1
    kinds: int = EVERY_KIND
    only: int = WHATEVER

    def hears(self, s: Any, owner: int, card: int, seat: int, subject: int, n: int) -> bool:
        if self.moment in (ACTIVATED, WORKED):
            there = n >= self.officials if self.officials else n == 0
            return there and bool(self.at >> subject & 1)
        if self.moment in (ATTACKED, SOLDIER_KILLED):
            return bool(self.kinds >> n & 1)
        if self.only == WHATEVER:
            return True
        return self.only == (subject if self.moment == SHAMED_BY else n)

    def words(self, t: Tongue) -> str:
        return t.say(f"wall-when-{self.moment}", **self.values(t))

    def values(self, t: Tongue) -> dict[str, Any]:
        places = [t.say(f"wall-location-{LOCATION_NAMES[i]}") for i in range(LOCATIONS) if self.at >> i & 1]
        kinds = [t.say(f"wall-kind-{KINDS[i]}") for i in range(KIND_COUNT) if self.kinds >> i & 1]
        return {
            "effect": self.effect.words(t),
            "follows": kind_of(self.effect),
            "whose": self.whose,
            "at": "any" if self.at == EVERY_LOCATION else "production" if self.at == PRODUCING else "one",
            "location": t.list(places, "list-either"),
            "officials": self.officials,
            "kinds": t.list(kinds, "list-either"),
            "only": CAUSES[self.only] if self.moment == SHAMED_BY and self.only >= 0 else self.only,
        }

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return self.effect.icons(t)


_CLOCK: Final = 4  # where the frame of `Once` says when it offered its effect


@dataclass(frozen=True)
class Once(Node):
    """An effect that may be had once a turn or once a year (CR-07), or, with `may=False`, that happens the first time.

    It is used up when it is taken, not when it is offered.
    """

    limit: int
    effect: Node
    may: bool = True

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def run(self, s: Wall, f: Frame) -> None:
        game = rules_of(s)
        seat, card = f[SEAT], f[CARD]
        link = game.links[f[OP]][0]
        if f[PC] == 0:
            if not self.possible(s, seat, card):
                s.stack.pop()
            elif not self.may:
                s.stack.pop()
                spend(s, card, self.limit)
                s.push(link, 0, seat, card)
            elif self.effect.skips:
                s.stack[-1] = (f[OP], 1, seat, card, s.clock)
                s.push(link, 0, seat, card, 1)
            else:
                s.to(2)
                game.ask(s, seat, game.effects.ASK_MAY, card)
            return
        s.stack.pop()
        if f[PC] == 1:
            declined = game.answer(s, seat) in (game.effects.SKIP, game.effects.DONE)
            if not declined or s.clock > f[_CLOCK] + 1:
                spend(s, card, self.limit)
        elif game.answer(s, seat) == game.effects.YES:
            spend(s, card, self.limit)
            s.push(link, 0, seat, card)

    def possible(self, s: Wall, seat: int, card: int) -> bool:
        if spent(s, card, self.limit):
            return False
        return self.effect.possible(s, seat, card) and self.effect.legal(s, seat, card)

    def words(self, t: Tongue) -> str:
        said = self.effect.words(t.turned(mood=MAY) if self.may else t)
        return t.say(
            "wall-once", limit="turn" if self.limit == TURN else "year", effect=said, may="yes" if self.may else "no"
        )
