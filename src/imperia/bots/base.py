"""Bot: what a player program is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..kernel.rng import Rng
from ..kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. `choose` may use the seat's options, its view and determinized states, nothing else."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed, 3)

    def choose(self, state: State, seat: int) -> int:
        """The code of one of `state.options(seat)`."""
        raise AssertionError("a bot chooses")
