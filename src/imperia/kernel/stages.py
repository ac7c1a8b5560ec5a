"""Stages: the states that one move passes through, where something new begins; for who watches it step by step."""

from __future__ import annotations

from .events import Entry, EventKind
from .state import State


def play_in_stages(state: State, seat: int, code: int) -> list[State]:
    """Play a legal answer; copies of the states on the way: one wherever an act has been told and the next begins. What
    one frame changes changes together. Neither end is among them."""
    if not state.take(seat, code):
        return []
    ops, kinds, stack = state.game.ops, state.game.events, state.stack
    found: list[State] = []
    told = len(state.log)
    while stack and not state.pending:
        now = len(state.log)
        copy = state.clone() if tells(kinds, state.log, told, now) else None
        frame = stack[-1]
        ops[frame[0]](state, frame)
        if copy is not None and begins(kinds, state.log, now, len(state.log)):
            found.append(copy)
            told = now
    state.mover = -1
    return found


def tells(kinds: list[EventKind], log: list[Entry], first: int, end: int) -> bool:
    """Is there anything but headings among these events?"""
    return any(not kinds[log[n][0]].story.mark for n in range(first, end))


def begins(kinds: list[EventKind], log: list[Entry], first: int, end: int) -> bool:
    """Does an act, or a part of the game, begin with one of these events?"""
    return any(kinds[log[n][0]].story.opens for n in range(first, end))
