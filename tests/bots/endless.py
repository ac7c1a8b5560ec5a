"""A game made for tests of the bots: two players turn a wheel to the left or to the right, and it never ends."""

from __future__ import annotations

from typing import Any

from imperia.kernel.game import Game, Tables, find, register
from imperia.kernel.schema import Schema
from imperia.kernel.state import CORE, Frame, State

T = Tables("endless")
LEFT, RIGHT = T.actions.verb("left"), T.actions.verb("right")
TURN = T.prompt("turn", lambda s, seat: [LEFT, RIGHT], "EN-TRN-01")
SCHEMA = Schema(CORE, {})


def turn(s: State, f: Frame) -> None:
    s.to(1 - f[1])
    s.ask((f[1],), TURN)


TURNING = T.op(turn, "turning")


class Wheel(State):
    """Whose turn it is stands in the only frame."""

    __slots__ = SCHEMA.slots

    def rules(self) -> Any:
        return find("endless")

    def schema(self) -> Schema:
        return SCHEMA


class Endless(Game[Wheel]):
    def __init__(self) -> None:
        super().__init__("endless", range(2, 3), "1", T)
        self.drawn = 0  # so many worlds

    def blank(self) -> Wheel:
        return Wheel()

    def deal(self, seats: int, seed: int, options: dict[str, str]) -> Wheel:
        state = Wheel(seats, seed)
        state.push(TURNING, 0, 0, -1)
        return state

    def determinize(self, state: Wheel, seat: int, seed: int) -> Wheel:
        self.drawn += 1
        return state.clone()

    def scores(self, state: Wheel) -> list[int]:
        return [0, 0]

    def value(self, state: Wheel, seat: int) -> float:
        return 0.0

    def chapter(self, state: Wheel) -> int:
        return 0


def endless() -> Wheel:
    """The game at its start, registered."""
    register(Endless())
    return find("endless").new(2)


def worlds_drawn() -> int:
    """How many worlds have been drawn since the game began."""
    return int(find("endless").drawn)
