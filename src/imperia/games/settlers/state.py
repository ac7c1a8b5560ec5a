"""The fields of a game of Imperial Settlers: decks, hands, Empires, Deals, supplies, and the virtual player's table."""

from __future__ import annotations

from ...kernel.game import Game, find
from ...kernel.schema import BYTES, LIST, LISTS, VALUE, Schema
from ...kernel.state import CORE, State
from .lexicon import COUNTED, PLAYING, STANDARD, WAYS

SCHEMA = Schema(
    CORE
    | {
        "lookout": VALUE,
        "peaceful": VALUE,
        "round": VALUE,
        "phase": VALUE,
        "first": VALUE,
        "passed": VALUE,
        "oasis": VALUE,
        "noting": VALUE,
        "shrine": VALUE,
        "factions": LIST,
        "sides": LIST,
        "goods": LIST,
        "tally": LIST,
        "used": BYTES,
        "guard": BYTES,
        "seen": BYTES,
        "hands": LISTS,
        "decks": LISTS,
        "piles": LISTS,
        "empires": LISTS,
        "deals": LISTS,
        "sites": LISTS,
        "offers": LISTS,
        "market": LIST,
        "open": LIST,
        "drawn": LIST,
        "gained": LIST,
        "todo": LIST,
        "routes": LIST,
        "stash": LIST,
        "taken": LIST,
        "virtual": LISTS,
    }
)

AREA, LINE, ATTACK_DECK, COLLECTION, OUT = range(5)  # the lists of `virtual`


class Settlers(State):
    """A position of Imperial Settlers. Cards are physical numbers; hands are kept in order: equal cards lie together.

    `decks` and `piles` hold one list a seat for its faction and, last, the common one; the top card of a deck is last.
    """

    __slots__ = (
        "deals", "decks", "drawn", "empires", "factions", "first", "gained", "goods", "guard", "hands", "lookout",
        "market", "noting", "oasis", "offers", "open", "passed", "peaceful", "phase", "piles", "round", "routes",
        "seen", "shrine", "sides", "sites", "stash", "taken", "tally", "todo", "used", "virtual",
    )  # fmt: skip

    def __init__(self, seats: int = 0, seed: int = 0, lookout: int = STANDARD, peaceful: int = 0) -> None:
        super().__init__(seats, seed)
        if not seats:
            return
        self.lookout = lookout
        self.peaceful = peaceful
        self.round = 0
        self.phase = 0
        self.first = 0  # the first player
        self.passed = 0  # bit p: seat p has passed
        self.oasis = 0  # settlers that the Oasis has given this round (IS-EGY-04)
        self.noting = 0  # goods gained now are noted in `gained`
        self.shrine = 0  # resources on the Shrine
        self.factions = [-1] * seats
        self.sides = [0] * seats
        self.goods = [0] * (seats * COUNTED)
        self.tally = [0] * (seats * WAYS)  # VP of the track by where they came from
        self.used = bytearray(PLAYING)  # activations this round, BLOCKED if shut
        self.guard = bytearray(PLAYING)  # defence tokens and samurai on a Location
        self.seen = bytearray(PLAYING)  # bit p: seat p knows that this hidden card is where it is
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.decks: list[list[int]] = [[] for _ in range(seats + 1)]
        self.piles: list[list[int]] = [[] for _ in range(seats + 1)]
        self.empires: list[list[int]] = [[] for _ in range(seats)]  # Locations, in the order built
        self.deals: list[list[int]] = [[] for _ in range(seats)]
        self.sites: list[list[int]] = [[] for _ in range(seats)]  # Foundations
        self.offers: list[list[int]] = []  # the cards to choose from in the draft Lookout
        self.market: list[int] = []  # the face-up row of a Lookout
        self.open: list[int] = []  # a card named for building or a Deal, not yet paid for
        self.drawn: list[int] = []  # cards just drawn, of which one is kept
        self.gained: list[int] = []  # goods noted; a drawn card as 100 + card
        self.todo: list[int] = []  # production that needs a choice: cards
        self.routes: list[tuple[int, ...]] = []  # Trade Route Deals: (seat, Location, marker card or -1)
        self.stash: list[tuple[int, ...]] = []  # cards under Gates: (Gate, card)
        self.taken: list[tuple[int, ...]] = []  # Locations taken over: (Location, owner); owner -1: the virtual player
        self.virtual: list[list[int]] = []  # solo: AREA, LINE (newest first), ATTACK_DECK, COLLECTION, OUT

    def rules(self) -> Game:
        return find("settlers")

    def schema(self) -> Schema:
        return SCHEMA

    # --- reading the table --------------------------------------------------------------------------------------------
    def holder(self, card: int) -> int:
        """The seat in whose Empire a Location stands, taken over or not; -1: none."""
        for p in range(self.seats):
            if card in self.empires[p]:
                return p
        return -1

    def lender(self, card: int) -> int:
        """The seat that a taken-over Location belongs to; -1: the virtual player; -2: it is not taken over."""
        for location, owner in self.taken:
            if location == card:
                return owner
        return -2

    def targets(self, seat: int) -> list[int]:
        """The Locations that `seat` may aim at: those of opponents who have not passed (IS-PAS-02, IS-SOL-07)."""
        if self.virtual:
            return self.virtual[AREA]
        found: list[int] = []
        passed = self.passed
        for q in range(self.seats):
            if q != seat and not passed >> q & 1:
                found += self.empires[q]
        return found

    def seat_of(self, faction: int) -> int:
        """The seat that commands a faction; the number of seats for common cards."""
        return self.factions.index(faction) if faction < 4 else self.seats

    def count_colour(self, seat: int, colour: int, colours: list[int]) -> int:
        n = 0
        for card in self.empires[seat]:
            if colours[card] & colour:
                n += 1
        return n
