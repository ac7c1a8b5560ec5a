"""Imperia: four great games of empire, exactly by their rulebooks, for people, bots and researchers.

import imperia
game = imperia.game("powers")
state = game.new(seats=4, seed=7)
while not state.over:
    seat = state.pending[0]
    state.apply(seat, state.options(seat)[0])
"""

from . import games as _games  # noqa: F401  (registers the games)
from .kernel.errors import IllegalMove, ImperiaError, RecordError, SetupError
from .kernel.game import Game, games
from .kernel.game import find as game
from .kernel.options import Option
from .kernel.record import Record
from .kernel.state import State
from .version import VERSION

__version__ = VERSION
__all__ = [
    "Game",
    "IllegalMove",
    "ImperiaError",
    "Option",
    "Record",
    "RecordError",
    "SetupError",
    "State",
    "game",
    "games",
]
