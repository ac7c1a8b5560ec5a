"""Verbs that get cards: market, exile, Fame deck, development, nation deck; Unrest taken."""

from __future__ import annotations

from dataclasses import dataclass

from ...cards.nodes import Node
from .lexicon import NO_GOOD


@dataclass(frozen=True)
class TakeUnrest(Node):
    """Take Unrest cards from the pile into hand, one after the other."""

    n: int = 1


@dataclass(frozen=True)
class Acquire(Node):
    """Acquire a market card of one of the suits, with its tokens and its Unrest. `exile`: ALSO or ONLY from exile;
    `token`: only a card with such a token on it; `but_icons`: not a card with such an icon."""

    suits: int
    exile: int = 0
    token: int = NO_GOOD
    but_icons: int = 0


@dataclass(frozen=True)
class BreakThrough(Node):
    """Break through for one of the suits; `exile`: an exiled card may be chosen; `variable`: for a card with variable
    VP instead of a suit (`BreakThrough(variable=True)`)."""

    suits: int = 0
    exile: bool = False
    variable: bool = False


@dataclass(frozen=True)
class TakeFame(Node):
    """Take the top Fame card into hand; without one, resolve King of Kings."""


@dataclass(frozen=True)
class LookFame(Node):
    """Look at the top Fame cards and take one of them; without any, resolve King of Kings."""

    n: int


@dataclass(frozen=True)
class Develop(Node):
    """Develop a card: pay its cost (unless free), put it into the discard pile."""

    free: bool = False


@dataclass(frozen=True)
class LookNation(Node):
    """Look at the top card of one's nation deck."""


@dataclass(frozen=True)
class ShuffleNation(Node):
    """Shuffle one's nation deck (the accession card stays at its bottom)."""


@dataclass(frozen=True)
class NationToBottom(Node):
    """Put the top card of one's nation deck at its bottom (above the accession card)."""


@dataclass(frozen=True)
class NationToDiscard(Node):
    """Put the top card of one's nation deck into the discard pile."""


@dataclass(frozen=True)
class SwapNation(Node):
    """Swap a card from hand with the top card of one's nation deck."""


@dataclass(frozen=True)
class ExileMarket(Node):
    """Exile a market card without tokens."""


@dataclass(frozen=True)
class SwapExile(Node):
    """Swap a market card with an exiled one."""


@dataclass(frozen=True)
class Gamble(Node):
    """Name a suit, reveal the top card of the main deck: into hand if it has that suit, else into exile (1UNC18)."""
