"""One answer ahead: the position after it, once others have answered what they can be expected to."""

from __future__ import annotations

from typing import Final

from ..kernel.game import REST
from ..kernel.state import State

FORWARD: Final = 24  # at most so many foreign answers are played out before judging


def after(world: State, seat: int, code: int, luck: int) -> State:
    """The state after `code`, once the others have answered by habit, or by luck where anything may be."""
    state = world.clone()
    clock = state.clock
    state.advance(seat, code)
    while not state.over and seat not in state.pending and state.clock < clock + FORWARD:
        other = state.pending[0]
        answer = state.game.habit(state, other)
        if answer == REST:
            break
        if answer < 0:
            legal = state.legal(other)
            luck = (luck * 1103515245 + 12345) & 0x3FFFFFFF
            answer = legal[(luck >> 8) % len(legal)]
        state.advance(other, answer)
    return state
