"""What cards count and select: cards of a sort, icons, tokens, the state, and what an effect just did."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from ...cards.nodes import Count
from ...cards.select import Select
from .lexicon import NO_GOOD, NO_STATE, PLAY


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Cards(Select):
    """The cards of a sort in some zones: `Cards(HAND | DISCARD, UNREST)`, `Cards(PLAY, REGION, icons=RIVER)`."""

    zones: int
    suits: int = 0  # any of these
    icons: int = 0  # any of these
    name: tuple[str, ...] = ()  # English names or families
    but: int = 0  # none of these suits
    but_icons: int = 0
    but_name: tuple[str, ...] = ()
    pinned: bool = False
    attack: bool = False
    variable: bool = False  # with variable VP
    state: int = NO_STATE  # with this state icon
    hosting: Select | None = None  # with such a card under it
    token: int = NO_GOOD  # market cards with such a token on them


@dataclass(frozen=True)
class It(Select):
    """The last card reported to the surrounding `To` or `Then`."""


@dataclass(frozen=True)
class Those(Select):
    """All cards reported to the surrounding `To` or `Then`, wherever they are now in hand."""


@dataclass(frozen=True)
class Icons(Count):
    """Icons (not cards) in play, conversions included; with `zones=OWNED` for points."""

    icons: int
    zones: int = PLAY


@dataclass(frozen=True)
class Held(Count):
    """Tokens of a good in one's pool."""

    good: int


@dataclass(frozen=True)
class Times(Count):
    """A fixed number, for `Repeat`."""

    n: int


@dataclass(frozen=True)
class StateIs(Count):
    """1 while the own state card shows this side."""

    state: int


@dataclass(frozen=True)
class InPlay(Count):
    """1 while a card of this name is in play."""

    name: str


@dataclass(frozen=True)
class InHistory(Count):
    """1 while a card of this name is in one's history."""

    name: str


@dataclass(frozen=True)
class Was(Count):
    """1 if the card just reported was of a sort; `lacks`: if it showed none of the icons."""

    icons: int = 0
    attack: bool = False
    lacks: bool = False


@dataclass(frozen=True)
class OthersUnrest(Count):
    """Unrest cards that the other players score."""


@dataclass(frozen=True)
class PlayersBelow(Count):
    """Other players who hold fewer tokens of a good."""

    good: int
