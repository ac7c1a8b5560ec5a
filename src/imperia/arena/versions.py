"""Bots and versions of them, to be held against each other: `adept@400` takes so many walks, `greedy@hand` goes by the
weights that were written by hand."""

from __future__ import annotations

from typing import Final

from ..bots import bot
from ..bots.base import Bot
from ..bots.search import Level, Search
from ..kernel.errors import SetupError
from ..kernel.state import State

HAND: Final = "hand"


class ByHand(Bot):
    """A bot whose game's advice goes by the weights written by hand whenever it is its turn."""

    def __init__(self, own: Bot) -> None:
        super().__init__(0)
        self.own = own

    def answer(self, state: State, seat: int) -> int:
        weights = state.rules().weights()
        before = weights.now[:]
        weights.use(weights.hand)
        try:
            return self.own.answer(state, seat)
        finally:
            weights.use(before)


def player(name: str, seed: int = 0) -> Bot:
    """A bot, or a version of one, by its name; SetupError when there is none."""
    base, at, version = name.partition("@")
    made = bot(base, seed)
    if not at:
        return made
    if version == HAND and made.looks:
        return ByHand(made)
    if version.isdecimal() and int(version) and isinstance(made, Search):
        return Search(seed, Level(int(version)))
    raise SetupError(
        "There is no version {version!r} of {bot}: bots that search take a number of walks (adept@400), those that "
        "look at the table also the weights written by hand (greedy@hand).",
        key="no-version",
        version=version,
        bot=base,
    )
