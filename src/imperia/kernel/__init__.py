"""The kernel: states that ask questions, frames, options, events, chance and records. It knows no game."""

from .errors import IllegalMove, ImperiaError, RecordError, SetupError
from .events import ALL, HIDDEN, Event, EventKind
from .game import Choice, Game, Prompt, Tables, find, games, register
from .options import CARD, NUMBER, SEAT, SLOT, WORD, ActionTable, Option
from .record import Record
from .rng import Rng
from .schema import BYTES, LIST, LISTS, LOG, VALUE, Schema
from .state import CORE, Frame, State
from .timeline import Timeline

__all__ = [
    "ALL", "BYTES", "CARD", "CORE", "HIDDEN", "LIST", "LISTS", "LOG", "NUMBER", "SEAT", "SLOT", "VALUE", "WORD",
    "ActionTable", "Choice", "Event", "EventKind", "Frame", "Game", "IllegalMove", "ImperiaError", "Option", "Prompt",
    "Record", "RecordError", "Rng", "Schema", "SetupError", "State", "Tables", "Timeline", "find", "games", "register",
]  # fmt: skip
