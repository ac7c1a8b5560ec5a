"""Greedy: looks one answer ahead on states that it cannot tell from the real one, and goes by the game's advice."""

from __future__ import annotations

from typing import Final

from ..kernel.state import State
from .base import Bot

WIDE: Final = 24  # with more options than this, fewer worlds
FORWARD: Final = 24  # at most so many forced or foreign answers are played out before judging


class Greedy(Bot):
    """One ply: tries each option on a few determinized states, lets the others answer at random, keeps the best."""

    def choose(self, world: State, seat: int) -> int:
        codes = world.legal(seat)
        hint = world.rules().hint(world, seat)
        if hint in codes:
            return hint
        world.hush()
        totals = [0.0] * len(codes)
        for n in range(world.game.worlds if len(codes) <= WIDE else 2):
            if n:
                world = world.determinize(seat, self.rng.below(1 << 30))
            luck = self.rng.below(1 << 30)
            for i in range(len(codes)):
                totals[i] += self._try(world, seat, codes[i], luck)
        best = max(totals)
        ties = [i for i in range(len(codes)) if totals[i] >= best - 1e-9]
        return codes[ties[self.rng.below(len(ties))]]

    def _try(self, world: State, seat: int, code: int, luck: int) -> float:
        """The advice on the state after `code`, once the others have answered the same question."""
        state = world.clone()
        clock = state.clock
        state.advance(seat, code)
        turns = 0
        while not state.over and seat not in state.pending and turns < FORWARD and state.clock < clock + FORWARD:
            other = state.pending[0]
            code = state.game.habit(state, other)
            if code < 0:
                legal = state.legal(other)
                luck = (luck * 1103515245 + 12345) & 0x3FFFFFFF
                code = legal[(luck >> 8) % len(legal)]
            state.advance(other, code)
            turns += 1
        return state.rules().value(state, seat)
