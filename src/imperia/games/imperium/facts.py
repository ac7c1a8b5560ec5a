"""What a card states while it is in play: facts that the rules read, triggers, replacements and defences."""

from __future__ import annotations

from dataclasses import dataclass

from ...cards.nodes import Goods, Node
from ...cards.triggers import Instead as SharedInstead
from ...cards.triggers import When as SharedWhen
from .lexicon import BARBARIAN, NO_GOOD

# What `Cheaper` makes cheaper.
PLAYING_UNREST = "unrest"
DEVELOPING = "develop"


@dataclass(frozen=True)
class HandSize(Node):
    """The hand size is greater by this number."""

    n: int = 1


@dataclass(frozen=True)
class Cheaper(Node):
    """Playing Unrest or developing costs less: `Cheaper(PLAYING_UNREST, goods(material=1), cards=1, least=1)`."""

    what: str
    goods: Goods
    cards: int = 0
    least: int = 0


@dataclass(frozen=True)
class AnyState(Node):
    """One's cards of these names, or one's attack cards, lose a state icon."""

    names: tuple[str, ...] = ()
    attacks: bool = False
    state: int = BARBARIAN


@dataclass(frozen=True)
class ReachExile(Node):
    """Exiled cards of these suits may be acquired as though they were in the market."""

    suits: int


@dataclass(frozen=True)
class CountsAs(Node):
    """This card counts as several cards of its suit."""

    suit: int
    n: int = 2


@dataclass(frozen=True)
class FreePlays(Node):
    """Cards with one of these icons may be free-played."""

    icons: int


@dataclass(frozen=True)
class OneMoreFame(Node):
    """Whenever one looks at Fame cards, one looks at one more."""


@dataclass(frozen=True)
class NoHistory(Node):
    """Cards that would be put into one's history are discarded instead."""


@dataclass(frozen=True)
class HoldsQuest(Node):
    """A card garrisoned here from the development area is the active quest; it is not scored."""


@dataclass(frozen=True)
class FewerMasks(Node):
    """When an effect demands discarding masks, this card may be exhausted to discard one fewer."""


@dataclass(frozen=True)
class MasksFromHere(Node):
    """When an effect demands discarding masks, cards garrisoned here may be abandoned instead."""


@dataclass(frozen=True)
class When(SharedWhen):
    """An effect each time something happens. `exhaust`: only by exhausting this card, if the owner wants. The rest
    narrows the moment: suits, attack and origin (a zone) of the card, the icons gained from, the good, a name."""

    exhaust: bool = False
    suits: int = 0
    icons: int = 0
    attack: bool = False
    origin: int = 0
    good: int = NO_GOOD
    name: str = ""


@dataclass(frozen=True)
class Instead(SharedInstead):
    """An effect in place of something that would happen: `Instead(CLEANUP_TOKEN, PlaceOnMarket(MATERIAL, 1))`."""


@dataclass(frozen=True)
class Defend(Node):
    """When another player plays an attack, the owner may do this to avoid its effects. `attacker`: it is the attacker
    who is asked to do it; if he refuses, the owner may ignore the effects."""

    cost: Node
    attacker: bool = False


@dataclass(frozen=True)
class ExhaustSelf(Node):
    """Exhaust this card: a cost of a defence, also in another player's turn."""


@dataclass(frozen=True)
class AttackerPays(Node):
    """The attacker gives the owner of this card tokens."""

    goods: Goods
