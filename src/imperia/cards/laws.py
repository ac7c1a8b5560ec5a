"""The laws that every state of every game keeps, as checks that say what is broken: for `imperia soak` and tests."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.events import redact
from ..kernel.state import State

Draw = Callable[[State, int, int], State]  # how worlds are drawn: (state, seat, seed)


def drawn(s: State, seat: int, seed: int) -> State:
    return s.determinize(seat, seed)


def check_copies(s: State) -> None:
    """A clone and a stored state are the same state."""
    assert s.clone() == s, "a clone differs"
    assert State.from_json(s.to_json()) == s, "a state changes when it is stored"


def check_resampling(s: State, seat: int, a: int, b: int, draw: Draw = drawn) -> None:
    """A world drawn for a seat looks the same to it, is a possible state, and keeps no trace of what it cannot know:
    drawn again from the drawn world it is the world drawn from the truth."""
    world = draw(s, seat, a)
    assert world.view(seat) == s.view(seat), "a determinized state looks different"
    assert world.pending == s.pending, "a determinized state asks somebody else"
    if seat in s.pending:
        assert world.legal(seat) == s.legal(seat), "a determinized state has other options"
    _check_answers(world)
    kinds = world.game.events
    assert world.log == [redact(kinds, entry, seat) for entry in world.log], "the log of a world keeps a secret"
    heard = [event.to_json() for _, event in world.heard(seat)]
    assert heard == [event.to_json() for _, event in s.heard(seat)], "another log is heard"
    s.rules().check_state(world)
    direct, again = draw(s, seat, b), draw(world, seat, b)
    if direct != again:
        fields = [name for name in s.schema().fields if getattr(direct, name) != getattr(again, name)]
        raise AssertionError(f"what seat {seat} cannot know leaves a trace in {', '.join(fields)}")
    assert direct.log == again.log, f"what seat {seat} cannot know leaves a trace in the log"
    assert world.rng != s.rng or direct.rng != s.rng, "the state of chance is handed on"


def _check_answers(s: State) -> None:
    """Whoever is asked can answer, and who has answered gave an answer that he had."""
    for p in range(s.seats):
        if p in s.pending:
            assert s.legal(p), "a determinized state asks a question without an answer"
        elif s.pending and s.answers[p] >= 0:
            assert s.answers[p] in s.game.legals[s.asking[0]](s, p), "a secret answer is one that was not open"


def check_quiet(s: State, moves: list[tuple[int, int]]) -> None:
    """A quiet state, played without checks, reaches the same states."""
    loud, quiet = s.clone(), s.clone()
    quiet.hush()
    for seat, code in moves:
        if loud.over or seat not in loud.pending:
            break
        legal = loud.legal(seat)
        assert quiet.legal(seat) == legal, "a quiet state has other options"
        loud.play(seat, legal[code % len(legal)])
        quiet.advance(seat, legal[code % len(legal)])
        assert loud == quiet, "a quiet state goes another way"
    assert not quiet.log, "a quiet state keeps a log"
