"""The fields of a game of Imperial Settlers: decks, hands, Empires, Deals, supplies, and the virtual player's table."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.game import Game, find
from ...kernel.schema import BYTES, LIST, LISTS, VALUE, Schema
from ...kernel.state import CORE, State
from .goods import COUNTED
from .lexicon import CARDS, PLAYING, STANDARD, WAYS

SCHEMA = Schema(
    CORE,
    {
        "lookout": VALUE,
        "peaceful": VALUE,
        "round": VALUE,
        "phase": VALUE,
        "first": VALUE,
        "passed": VALUE,
        "watchful": VALUE,
        "content": VALUE,
        "factions": LIST,
        "sides": LIST,
        "goods": LIST,
        "tally": LIST,
        "used": BYTES,
        "guard": BYTES,
        "fired": BYTES,
        "held": BYTES,
        "seen": BYTES,
        "hands": LISTS,
        "decks": LISTS,
        "piles": LISTS,
        "empires": LISTS,
        "deals": LISTS,
        "sites": LISTS,
        "offers": LISTS,
        "market": LIST,
        "routes": LIST,
        "stash": LIST,
        "taken": LIST,
        "virtual": LISTS,
        "waves": LIST,
    },
)

AREA: Final = 0  # the lists of `virtual`
LINE: Final = 1
COLLECTION: Final = 2
OUT: Final = 3

NOT_TAKEN: Final = -2  # the lender of a Location that nobody has taken over


class Settlers(State):
    """A position of Imperial Settlers. Cards are physical numbers; hands and offers are kept in order.

    `decks` and `piles` hold one list a seat for its faction and, last, the common one; the top card of a deck is last.
    """

    __slots__ = SCHEMA.slots

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
        self.watchful = 0  # bit p: seat p wants to be asked about everything this round
        self.content = 0  # bit p: seat p was asked for free steps after an action this round and wanted none
        self.factions = [-1] * seats
        self.sides = [0] * seats
        self.goods = [0] * (seats * COUNTED)
        self.tally = [0] * (seats * WAYS)  # VP of the track by where they came from
        self.used = bytearray(PLAYING)  # activations this round, BLOCKED if shut
        self.guard = bytearray(PLAYING)  # defence tokens and samurai on a Location
        self.fired = bytearray(PLAYING)  # how often a limited feature has reacted this round
        self.held = bytearray(PLAYING)  # resources on a Shrine
        self.seen = bytearray(CARDS)  # bit p: seat p knows that this hidden card is where it is
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.decks: list[list[int]] = [[] for _ in range(seats + 1)]
        self.piles: list[list[int]] = [[] for _ in range(seats + 1)]
        self.empires: list[list[int]] = [[] for _ in range(seats)]  # Locations, in the order built
        self.deals: list[list[int]] = [[] for _ in range(seats)]
        self.sites: list[list[int]] = [[] for _ in range(seats)]  # Foundations
        self.offers: list[list[int]] = []  # the cards to choose from in the draft Lookout
        self.market: list[int] = []  # the face-up row of a Lookout
        self.routes: list[tuple[int, ...]] = []  # Trade Route Deals: (seat, Location, marker card or -1)
        self.stash: list[tuple[int, ...]] = []  # cards under Gates: (Gate, card)
        self.taken: list[tuple[int, ...]] = []  # Locations taken over: (Location, owner); owner -1: the virtual player
        self.virtual: list[list[int]] = []  # solo: AREA, LINE (newest first), COLLECTION, OUT
        self.waves: list[int] = []  # solo: the attack cards to come

    def rules(self) -> Game[Any]:
        return find("settlers")

    def schema(self) -> Schema:
        return SCHEMA

    # --- reading the table --------------------------------------------------------------------------------------------
    def has(self, seat: int, good: int) -> int:
        return self.goods[seat * COUNTED + good]

    def clockwise(self) -> list[int]:
        """All seats from the first player on."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def holder(self, card: int) -> int:
        """The seat in whose Empire a Location stands, taken over or not; -1: none."""
        for p in range(self.seats):
            if card in self.empires[p]:
                return p
        return -1

    def standing(self, holder: int) -> list[int]:
        """The Locations in front of a seat; -1: the virtual player."""
        return self.virtual[AREA] if holder < 0 else self.empires[holder]

    def lender(self, card: int) -> int:
        """The seat that a taken-over Location belongs to; -1: the virtual player; NOT_TAKEN: it is not taken over."""
        for location, owner in self.taken:
            if location == card:
                return owner
        return NOT_TAKEN

    def opponents(self, seat: int) -> list[int]:
        """Opponents who have not passed (IS-PAS-02)."""
        return [q for q in range(self.seats) if q != seat and not self.passed >> q & 1]

    def targets(self, seat: int) -> list[int]:
        """The Locations that `seat` may aim at: those of opponents who have not passed (IS-PAS-02, IS-SOL-07)."""
        if self.virtual:
            return self.virtual[AREA]
        found: list[int] = []
        for q in range(self.seats):
            if q != seat and not self.passed >> q & 1:
                found += self.empires[q]
        return found

    def under(self, gate: int) -> list[int]:
        """The cards under a Gate."""
        return [card for above, card in self.stash if above == gate]
