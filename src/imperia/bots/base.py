"""Bot: what a player program is, and the only door through which it is asked."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..kernel.rng import Rng
from ..kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. It is handed worlds: whole states drawn from what the seat knows, never the true one."""

    looks = True  # False: it needs no world, only the codes that it may choose from

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed, 3)

    def answer(self, state: State, seat: int) -> int:
        """The code that this bot answers for `seat`. Of `state` it gets the seat's options and a world drawn anew."""
        codes = state.legal(seat)
        if len(codes) == 1:
            return codes[0]
        if not self.looks:
            return self.pick(codes)
        return self.choose(state.determinize(seat, self.rng.below(1 << 30)), seat)

    def pick(self, codes: list[int]) -> int:
        """One of the codes, without a look at the table."""
        raise AssertionError("a bot that does not look picks")

    def choose(self, world: State, seat: int) -> int:
        """One of `world.legal(seat)`. More worlds come from `world.determinize`: they are drawn as from the truth."""
        raise AssertionError("a bot chooses")
