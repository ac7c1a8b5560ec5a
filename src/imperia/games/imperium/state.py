"""The fields of a game of Imperium, and its zones with what each seat knows of them."""

from __future__ import annotations

from typing import Any

from ...cards.zones import EACH, NOBODY, ONE, OPEN, OWNER, SINGLE, Zone, Zones
from ...kernel.game import Game, find
from ...kernel.rng import Rng
from ...kernel.schema import BYTES, LIST, LISTS, VALUE, Schema
from ...kernel.state import CORE, State
from .lexicon import DECKS, MAIN_DECK, NAME, SIDES, SLOTS, TALLIES, UTOPIANS
from .tables import JOURNEY, REVERSE

SCHEMA = Schema(
    CORE,
    {
        "commons": VALUE,
        "dealt": VALUE,
        "nation_of": VALUE,
        "sides": VALUE,
        "first": VALUE,
        "turn": VALUE,
        "way": VALUE,
        "round": VALUE,
        "last_round": VALUE,
        "ended_by": VALUE,
        "collapsed": VALUE,
        "kinged": VALUE,
        "converted": VALUE,
        "licence": VALUE,
        "free_played": VALUE,
        "stored": VALUE,
        "king": VALUE,
        "status": LIST,
        "tokens": LIST,
        "actions": LIST,
        "exhausts": LIST,
        "deck_spent": LIST,
        "watch": LIST,
        "tally": LIST,
        "laid": LIST,
        "hand": LISTS,
        "draw": LISTS,
        "discard": LISTS,
        "area": LISTS,
        "garrison": LISTS,
        "hosts": LISTS,
        "history": LISTS,
        "nation": LISTS,
        "development": LISTS,
        "decks": LISTS,
        "accession": LIST,
        "market": LIST,
        "beneath": LIST,
        "fame": LIST,
        "aside": LIST,
        "unrest": LIST,
        "exile": LIST,
        "spent": BYTES,
        "marks": BYTES,
        "pool": BYTES,
    },
)


class Imperium(State):
    """A position of Imperium. Cards are numbers of sides: a two-sided card lies with the number of the side that is up.

    Decks have their top card last. Hands and histories are kept in order: equal cards lie together.
    """

    __slots__ = SCHEMA.slots

    def __init__(self, seats: int = 0, seed: int = 0) -> None:
        super().__init__(seats, seed)
        if not seats:
            return
        self.commons = 0  # whose box's common cards are used
        self.dealt: tuple[int, ...] = ()  # all cards of this game
        self.nation_of: tuple[int, ...] = (-1,) * seats
        self.sides: tuple[int, ...] = (-1,) * seats  # of the power cards
        self.first = 0  # starts every round
        self.turn = 0  # whose turn it is
        self.way = 0  # what that turn is: ACTIVATE, INNOVATE, REVOLT, or what else goes on
        self.round = 0
        self.last_round = 0  # 0: the end is not triggered yet
        self.ended_by = 0  # what triggered it
        self.collapsed = 0
        self.kinged = 0  # bit p: seat p has resolved King of Kings
        self.converted: tuple[int, ...] = ()  # this turn: card, icon, card, icon …
        self.licence = 0  # 1 + the state icon that the next card played may ignore
        self.free_played: tuple[int, ...] = ()  # this turn
        self.stored: tuple[tuple[int, int, int], ...] = ()  # tokens on cards in play: (card, good, number)
        self.king = -1  # King of Kings, by the side that is up
        self.status = [0] * seats  # BARBARIAN or EMPIRE
        self.tokens = [0] * (seats * 3)  # goods in pools
        self.actions = [0] * seats
        self.exhausts = [0] * seats
        self.deck_spent = [0] * seats  # exhaust tokens on the nation deck (1) and the development area (2)
        self.watch = [0] * seats  # bits of what the cards in play react to or state
        self.tally = [0] * (seats * TALLIES)  # icons and Regions in play
        self.laid = [0] * (SLOTS * 3)  # tokens on market cards
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.draw: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[list[int]] = [[] for _ in range(seats)]
        self.area: list[list[int]] = [[] for _ in range(seats)]  # the power card first
        self.garrison: list[list[int]] = [[] for _ in range(seats)]
        self.hosts: list[list[int]] = [[] for _ in range(seats)]  # the host of each garrisoned card
        self.history: list[list[int]] = [[] for _ in range(seats)]  # or the sunken pile
        self.nation: list[list[int]] = [[] for _ in range(seats)]
        self.development: list[list[int]] = [[] for _ in range(seats)]
        self.decks: list[list[int]] = [[] for _ in range(DECKS)]  # Region, Uncivilised, Civilised, main
        self.accession = [-1] * seats
        self.market = [-1] * SLOTS
        self.beneath = [-1] * SLOTS  # Unrest under market cards
        self.fame: list[int] = []
        self.aside: list[int] = []  # Fame cards removed unseen
        self.unrest: list[int] = []
        self.exile: list[int] = []
        self.spent = bytearray(SIDES)  # exhaust tokens on cards
        self.marks = bytearray(SIDES)  # bit p: seat p knows this hidden card where it lies
        self.pool = bytearray(SIDES)  # among which hidden cards a card is, by what everybody saw

    def rules(self) -> Game[Any]:
        return find(NAME)

    def schema(self) -> Schema:
        return SCHEMA


ZONES = (
    Zone("hand", EACH, OWNER, free=True),
    Zone("draw", EACH, NOBODY, told=True, listed=True),
    Zone("discard", EACH, OPEN),
    Zone("area", EACH, OPEN),
    Zone("garrison", EACH, OPEN),
    Zone("history", EACH, OWNER, free=True),
    Zone("nation", EACH, NOBODY, told=True, listed=True),
    Zone("development", EACH, OPEN),
    Zone("accession", SINGLE, OPEN),
    Zone("decks", EACH, NOBODY, told=True),
    Zone("market", SINGLE, OPEN),
    Zone("beneath", SINGLE, OPEN),
    Zone("fame", ONE, NOBODY, told=True),
    Zone("aside", ONE, NOBODY, free=True),
    Zone("unrest", ONE, OPEN),
    Zone("exile", ONE, OPEN),
)


class ImperiumZones(Zones):
    """Hidden cards change places only within their pool: everybody knows whose they are, or to which deck they may have
    been dealt."""

    def back(self, s: Any, card: int) -> int:
        pool: int = s.pool[card]
        return pool

    def redraw(self, s: Any, seat: int, rng: Rng) -> None:
        """Nobody knows the order of the main deck, in which cards of several pools lie."""
        s.decks[MAIN_DECK].sort()
        rng.shuffle(s.decks[MAIN_DECK])

    def elsewhere(self, s: Any) -> list[int]:
        """King of Kings, and the journey cards that are not on top."""
        if s.king < 0:
            return []
        journey = [s.area[p] for p in range(s.seats) if s.nation_of[p] == UTOPIANS]
        under = (
            [card for card in JOURNEY[::2] if card not in journey[0] and REVERSE[card] not in journey[0]]
            if journey
            else []
        )
        return [s.king, *under]


PLACES = ImperiumZones(SIDES, ZONES, "marks")
