"""The fields of a game of Powers: the grid, hands and piles, Candidates, and what each seat has seen."""

from __future__ import annotations

from typing import Final

from ...kernel.game import Game, find
from ...kernel.schema import BYTES, LIST, LISTS, VALUE, Schema
from ...kernel.state import CORE, State
from .lexicon import CARDS, DOWN, STRUGGLE, TURNED
from .tables import KIND

SCHEMA = Schema(
    CORE,
    {
        "variant": VALUE,
        "round": VALUE,
        "exposed": VALUE,
        "todo": VALUE,
        "doubled": VALUE,
        "ending": VALUE,
        "factions": VALUE,
        "hands": LISTS,
        "piles": LISTS,
        "offer": LIST,
        "rows": LISTS,
        "moved": VALUE,
        "col": LIST,
        "row": BYTES,
        "flag": LIST,
        "like": BYTES,
        "aims": VALUE,
        "seen": BYTES,
        "loose": VALUE,
        "candidate": LIST,
        "standing": LIST,
        "known_round": LIST,
        "known_order": LIST,
        "wrong": LIST,
        "barred": LIST,
        "kills": VALUE,
        "final": VALUE,
    },
)

_ITSELF: Final = bytes(range(CARDS))


class Powers(State):
    """A position of Powers. Cards are numbers 0 to 71; column 0 of a row is the Candidate (PW-SET-03)."""

    __slots__ = SCHEMA.slots

    def __init__(self, seats: int = 0, seed: int = 0, variant: int = STRUGGLE) -> None:
        super().__init__(seats, seed)
        if not seats:
            return
        self.variant = variant
        self.round = 0
        self.exposed = 0  # the exposed player; in Illuminati the starting player
        self.todo = 0  # bit n: step n has something to do this round; that of the deaths goes out when they are judged
        self.doubled = 0  # bit n: Threats of column n count twice (PW-IND-01)
        self.ending = 0  # bits of the end conditions met: LIMIT, ALL_KNOWN, OUT_OF_CARDS
        self.factions: tuple[int, ...] = (-1,) * seats  # the faction of each seat (Struggle)
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.piles: list[list[int]] = [[] for _ in range(seats if variant == STRUGGLE else 1)]  # top card last
        self.offer: list[int] = []  # the draft row (Illuminati)
        self.rows: list[list[int]] = [[-1] for _ in range(seats)]  # rows[seat][column]: the top card, -1 none
        self.moved: tuple[int, ...] = ()  # Events that share a slot (PW-CARD-16)
        self.col = [0] * CARDS  # column of a laid card, 0 when not laid
        self.row = bytearray(CARDS)  # row of a laid card
        self.flag = [0] * CARDS  # bits CANCELLED … SHELTERED
        self.like = bytearray(_ITSELF)  # the card whose effect a card has: itself, or what it copied
        self.aims: tuple[tuple[int, int], ...] = ()  # (card, its target): Jane Gray, Lady Johanna, Walpurgis Night
        self.seen = bytearray(CARDS)  # bit p: seat p knows where this card is, which lies hidden from it otherwise
        self.loose: tuple[tuple[int, int, int], ...] = ()  # (card, owner, bits of seats): they know that it is with its
        # owner, but since an exchange not whether in hand or as the Candidate
        self.candidate = [-1] * seats
        self.standing = [0] * seats  # UNSEEN, APPEARED, UNCOVERED, SHOWN
        self.known_round = [0] * seats  # the round in which the Candidate appeared or was uncovered
        self.known_order = [0] * seats  # 1 for who became known first, and so on; equal if at the same time
        self.wrong = [0] * seats  # wrong guesses at the Candidate, disagreements included
        self.barred = [0] * seats  # bit c: it is public that card c is not the Candidate
        self.kills: tuple[tuple[int, int], ...] = ()  # (killing card, dead Agent)
        self.final: tuple[int, ...] = ()  # the points, once the game is over

    def rules(self) -> Game[Powers]:
        return find("powers")

    def schema(self) -> Schema:
        return SCHEMA

    # --- reading the grid -----------------------------------------------------------------------------------------
    def active(self, card: int) -> bool:
        """Laid and face up (PW-RND-04)."""
        return self.col[card] > 0 and not self.flag[card] & DOWN

    def acts(self, card: int) -> int:
        """The kind a card acts as: Acwel turns Threats into Hideouts and back (PW-CARD-01)."""
        return KIND[card] ^ 2 if self.flag[card] & TURNED else KIND[card]

    def column(self, n: int) -> list[int]:
        """The cards that meet in column n, face down ones included, seat by seat; no such column holds no card."""
        if not 0 < n <= self.round:
            return []
        cards = [row[n] for row in self.rows if row[n] >= 0]
        for card in self.moved:
            if self.col[card] == n:
                cards.append(card)
        return cards

    def slot(self, seat: int, n: int) -> list[int]:
        """The cards of one slot of a row: its top card and an Event moved there."""
        if not 0 < n <= self.round:
            return []
        cards = [self.rows[seat][n]] if self.rows[seat][n] >= 0 else []
        for card in self.moved:
            if self.col[card] == n and self.row[card] == seat:
                cards.append(card)
        return cards

    def beside(self, card: int) -> list[int]:
        """The cards directly left and right in the same row (PW-RND-02)."""
        seat, n = self.row[card], self.col[card]
        return self.slot(seat, n - 1) + self.slot(seat, n + 1)
