"""Greedy: looks one answer ahead on states that it cannot tell from the real one, and goes by the game's advice."""

from __future__ import annotations

from typing import Final

from ..kernel.state import State
from .ahead import after
from .base import Bot, Weight

WIDE: Final = 24  # with more options than this, fewer worlds
CAREFUL: Final = 3  # so many times more worlds are looked at to give advice


class Greedy(Bot):
    """One ply: tries each option on a few determinized states, lets the others answer by habit, keeps the best."""

    def choose(self, world: State, seat: int) -> int:
        codes = world.legal(seat)
        world.hush()
        totals = [0.0] * len(codes)
        for n in range(world.game.worlds(world) if len(codes) <= WIDE else 2):
            if n:
                world = world.determinize(seat, self.rng.below(1 << 30))
            luck = self.rng.below(1 << 30)
            for i in range(len(codes)):
                totals[i] += self._try(world, seat, codes[i], luck)
        best = max(totals)
        ties = [i for i in range(len(codes)) if totals[i] >= best - 1e-9]
        return codes[ties[self.rng.below(len(ties))]]

    def weigh(self, world: State, seat: int) -> list[Weight]:
        """As `choose`, but on more worlds, and with the reasons."""
        weights = [Weight(code) for code in world.legal(seat)]
        world.hush()
        points = world.scores[seat]
        for n in range(CAREFUL * (world.game.worlds(world) if len(weights) <= WIDE else 2)):
            if n:
                world = world.determinize(seat, self.rng.below(1 << 30))
            luck = self.rng.below(1 << 30)
            here: list[float] = []
            for weight in weights:
                state = after(world, seat, weight.code, luck)
                here.append(weight.add(state.rules().parts(state, seat), state.scores[seat] - points))
            best = max(here)
            for i in range(len(weights)):
                weights[i].best += 1 if here[i] >= best - 1e-9 else 0
        for weight in weights:
            weight.settle()
        return sorted(weights, key=lambda weight: (-weight.worth, weight.code))

    def _try(self, world: State, seat: int, code: int, luck: int) -> float:
        """The advice on the state after `code`."""
        state = after(world, seat, code, luck)
        return state.rules().value(state, seat)
