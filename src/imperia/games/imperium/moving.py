"""Verbs that move one's own cards: hand, deck, discard pile, play, garrisons, history, exile, Unrest pile."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from ...cards.nodes import Node
from ...cards.select import Move, Select
from .counts import Cards
from .lexicon import HAND, PLAY, REGION


@dataclass(frozen=True)
class Draw(Node):
    """Draw cards one by one, reshuffling if need be; `if_able`: only while the deck has cards."""

    n: int = 1
    if_able: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class CardMove(Move):
    """A move of Imperium's cards: what moves is picked by the player it happens to and reported."""


@dataclass(frozen=True)
class Discard(CardMove):
    """Discard cards from hand."""

    what: Select = Cards(HAND)


@dataclass(frozen=True)
class ToTop(CardMove):
    """Put cards on top of one's draw deck, from hand unless said otherwise."""

    what: Select = Cards(HAND)


@dataclass(frozen=True)
class TakeBack(CardMove):
    """Take cards from one's discard pile (or history) into hand ("draw from", "return to your hand")."""


@dataclass(frozen=True)
class ToHistory(CardMove):
    """Put cards into one's history."""

    what: Select = Cards(HAND)


@dataclass(frozen=True)
class Exile(CardMove):
    """Exile own cards (market cards: `ExileMarket`)."""


@dataclass(frozen=True)
class Sink(CardMove):
    """Sink cards."""


@dataclass(frozen=True)
class Abandon(CardMove):
    """Abandon cards in play or garrisoned; a Region that counts twice does so here."""


@dataclass(frozen=True)
class Recall(CardMove):
    """Recall cards in play or garrisoned to hand."""


@dataclass(frozen=True)
class ReturnUnrest(CardMove):
    """Return Unrest cards to their pile, from hand unless said otherwise; only Unrest is ever selected."""

    what: Select = Cards(HAND)


@dataclass(frozen=True)
class Garrison(CardMove):
    """Garrison cards from hand under this card."""

    what: Select = Cards(HAND)


@dataclass(frozen=True)
class GarrisonSelf(CardMove):
    """Garrison this card under a card in play, whose play effect follows."""

    what: Select = Cards(PLAY, REGION)


@dataclass(frozen=True)
class MoveSelf(Node):
    """This card goes to HISTORY, EXILE, SUNKEN, HAND (recall), DISCARD (abandon) or the UNREST_PILE."""

    to: int


@dataclass(frozen=True)
class GiveEach(Node):
    """Give each other player a card; `then` happens to the receiver, where `Was` is the card given."""

    what: Select
    then: Node | None = None


@dataclass(frozen=True)
class Find(Node):
    """Search the zones of `what` in printed order for a named card, or for any of a kind, and put it somewhere."""

    what: Cards
    to: int = HAND


@dataclass(frozen=True)
class FreePlay(CardMove):
    """Play a card inside an effect without an action; `any_state`: whatever its state icon."""

    any_state: bool = False


@dataclass(frozen=True)
class PlayFrom(CardMove):
    """Play a card from another zone, spending an action."""
