"""Verbs of single nations and cards: copied abilities, icons for a turn, the journey, quests, the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from ...cards.nodes import Node
from .lexicon import EMPIRE


@dataclass(frozen=True)
class EachOther(Node):
    """Each other player suffers an effect, unless a defence lets him ignore it; `and_you`: you suffer it too."""

    effect: Node
    and_you: bool = False


@dataclass(frozen=True)
class CopyExhaust(Node):
    """Resolve the Exhaust ability of an opponent's pinned card as though it were this card's (1UNC14)."""


@dataclass(frozen=True)
class Convert(Node):
    """Treat one icon of this kind in play as three production icons for the rest of the turn."""

    icon: int


@dataclass(frozen=True)
class IgnoreState(Node):
    """Ignore this state icon on the next card you play this turn."""

    state: int = EMPIRE


@dataclass(frozen=True)
class FlipState(Node):
    """Flip the state card to its empire side."""


@dataclass(frozen=True)
class EndGame(Node):
    """Trigger the end of the game."""


@dataclass(frozen=True)
class AdvanceJourney(Node):
    """Flip or replace the journey card; its next face comes into effect."""


@dataclass(frozen=True)
class FlipKing(Node):
    """Turn King of Kings over, which triggers the end of the game."""


@dataclass(frozen=True)
class GarrisonQuest(Node):
    """Garrison an impending quest under the Court: it becomes the active quest."""


@dataclass(frozen=True)
class QuestTo(Node):
    """The active quest goes to HAND or DISCARD."""

    to: int


@dataclass(frozen=True)
class RevealAttacks(Node):
    """Reveal hand, draw deck and discard pile and put all attack cards found into history (2MAU5)."""
