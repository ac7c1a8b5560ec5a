"""The bots. They get options and determinized states only: `Bot.answer` keeps the real state from them."""

from __future__ import annotations

from ..kernel.errors import SetupError
from ..kernel.state import State
from .base import Bot
from .base import Weight as Weight
from .greedy import Greedy
from .random import Random

_BOTS: dict[str, type[Bot]] = {"greedy": Greedy, "random": Random}
_RATINGS: dict[tuple[str, str], int] = {}  # (bot, game): as a ladder measured them


def names() -> list[str]:
    """The names of all bots, weakest first."""
    return ["random", "greedy"]


def rating(name: str, game: str) -> int | None:
    """How strong a bot is at a game, in points of the ladder; None while nobody has measured it."""
    return _RATINGS.get((name, game))


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; SetupError when there is none."""
    found = _BOTS.get(name)
    if found is None:
        raise SetupError(
            "There is no bot {bot!r}; the bots are: {known}.", key="no-bot", bot=name, known=", ".join(names())
        )
    return found(seed)


def choose(name: str, state: State, seat: int, seed: int) -> int:
    """The code that the named bot answers for `seat`. It is handed nothing that the seat may not know."""
    return bot(name, seed).answer(state, seat)


def advise(name: str, state: State, seat: int, seed: int) -> list[Weight]:
    """The options of `seat` as the named bot weighs them, the best first, from nothing but what the seat may know."""
    return bot(name, seed).advise(state, seat)
