"""Bot: what a player program is, and the only door through which it is asked."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ..kernel.game import Parts
from ..kernel.rng import Rng
from ..kernel.state import State


class Weight:
    """What a bot thinks of an option: its worth in points as its game counts them, on how many worlds it was tried (0:
    the bot goes by a rule of thumb and has compared nothing) and in how many of them no option was better, what the
    worth is made of, and the points that it brings at once in all of them."""

    __slots__ = ("best", "code", "gain", "parts", "worlds", "worth")

    def __init__(self, code: int) -> None:
        self.code = code
        self.worth = 0.0
        self.worlds = 0
        self.best = 0
        self.parts: dict[str, float] = {}
        self.gain = 0

    def add(self, parts: Parts, gain: int) -> float:
        """One more world; what the option comes to in it is returned."""
        total = 0.0
        for name, part in parts:
            self.parts[name] = self.parts.get(name, 0.0) + part
            total += part
        self.gain = min(self.gain, gain) if self.worlds else gain
        self.worth += total
        self.worlds += 1
        return total

    def settle(self) -> None:
        """Make averages of the sums over all worlds."""
        self.worth /= self.worlds
        self.parts = {name: part / self.worlds for name, part in self.parts.items()}

    def to_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Weight:
        made = Weight(data["code"])
        for name in FIELDS:
            setattr(made, name, data[name])
        return made


FIELDS: Final = ("best", "code", "gain", "parts", "worlds", "worth")


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. It is handed worlds: whole states drawn from what the seat knows, never the true one."""

    looks = True  # False: it needs no world, only the codes that it may choose from

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed, 3)

    def begin(self, seed: int) -> None:
        """From now on chance comes from another seed; what was thought stays."""
        self.rng = Rng(seed, 3)

    def answer(self, state: State, seat: int) -> int:
        """The code that this bot answers for `seat`. Of `state` it gets the seat's options and a world drawn anew."""
        codes = state.legal(seat)
        if len(codes) == 1:
            return codes[0]
        if not self.looks:
            return self.pick(codes)
        world = state.determinize(seat, self.rng.below(1 << 30))
        hint = world.rules().hint(world, seat)
        return hint if hint in codes else self.choose(world, seat)

    def pick(self, codes: list[int]) -> int:
        """One of the codes, without a look at the table."""
        raise AssertionError("a bot that does not look picks")

    def choose(self, world: State, seat: int) -> int:
        """One of `world.legal(seat)`, where the game gives no hint. More worlds come from `world.determinize`: they are
        drawn as from the truth."""
        raise AssertionError("a bot chooses")

    def advise(self, state: State, seat: int) -> list[Weight]:
        """What this bot thinks of the options of `seat`, the best first; as in `answer` it gets a world drawn anew."""
        if not self.looks:
            return [Weight(self.pick(state.legal(seat)))]
        world = state.determinize(seat, self.rng.below(1 << 30))
        hint = world.rules().hint(world, seat)
        return [Weight(hint)] if hint in world.legal(seat) else self.weigh(world, seat)

    def weigh(self, world: State, seat: int) -> list[Weight]:
        """The options as this bot weighs them; one that only chooses names its choice."""
        return [Weight(self.choose(world, seat))]
