"""The bots. They get options and determinized states only: `Bot.answer` keeps the real state from them."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..kernel.errors import SetupError
from ..kernel.state import State
from .base import Bot
from .base import Weight as Weight
from .greedy import Greedy
from .random import Random
from .search import Level, Search

_LEVELS: Final = {  # how long those think that search: so many walks, and at a table at most so many seconds
    "novice": Level(1, 0.3),
    "adept": Level(150, 0.8),
    "master": Level(2000, 1.8),
}
# (bot, game): (rating, give or take with 95 %), as a ladder without a clock measured them (docs/bots.md says how)
_RATINGS: Final[dict[tuple[str, str], tuple[int, int]]] = {
    ("random", "powers"): (209, 230),
    ("greedy", "powers"): (1122, 200),
    ("novice", "powers"): (1265, 200),
    ("adept", "powers"): (1253, 200),
    ("master", "powers"): (1410, 200),
    ("random", "settlers"): (23, 410),
    ("greedy", "settlers"): (1080, 360),
    ("novice", "settlers"): (830, 370),
    ("adept", "settlers"): (1494, 370),
    ("master", "settlers"): (1671, 390),
    ("random", "imperium"): (293, 480),
    ("greedy", "imperium"): (835, 450),
    ("novice", "imperium"): (1187, 440),
    ("adept", "imperium"): (1283, 440),
    ("master", "imperium"): (1507, 450),
    ("random", "wall"): (294, 480),
    ("greedy", "wall"): (996, 450),
    ("novice", "wall"): (1267, 440),
    ("adept", "wall"): (1040, 440),
    ("master", "wall"): (1488, 450),
}
STAND_IN: Final = "greedy"  # who takes the seat of somebody that left: it answers at once
ADVISER: Final = "adept"  # who gives hints


def names() -> list[str]:
    """The names of all bots, weakest first."""
    return ["random", "greedy", *_LEVELS]


def walks(name: str) -> int:
    """How many walks a bot that searches makes at most without a clock, before the game's effort is taken off."""
    return _LEVELS[name].walks


class Rating(NamedTuple):
    """How strong a bot is at a game, in points of the ladder, and how far off that may be (95 %)."""

    points: int
    give_or_take: int


def rating(name: str, game: str) -> Rating | None:
    """What the ladder says of a bot at a game; None while nobody has measured it."""
    found = _RATINGS.get((name, game))
    return None if found is None else Rating(found[0], found[1])


def bot(name: str, seed: int = 0, timed: bool = False) -> Bot:
    """A bot by name; SetupError when there is none. `timed`: it answers in time, so that its seed alone does not tell
    how; else whatever it chooses depends on nothing but the seed and what its seat knows."""
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    level = _LEVELS.get(name)
    if level is None:
        raise SetupError(
            "There is no bot {bot!r}; the bots are: {known}.", key="no-bot", bot=name, known=", ".join(names())
        )
    return Search(seed, level if timed else level.untimed())


def choose(name: str, state: State, seat: int, seed: int, timed: bool = False) -> int:
    """The code that the named bot answers for `seat`. It is handed nothing that the seat may not know."""
    return bot(name, seed, timed).answer(state, seat)


def advise(name: str, state: State, seat: int, seed: int, timed: bool = False) -> list[Weight]:
    """The options of `seat` as the named bot weighs them, the best first, from nothing but what the seat may know."""
    return bot(name, seed, timed).advise(state, seat)
