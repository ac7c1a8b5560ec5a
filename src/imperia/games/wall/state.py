"""The fields of a game of The Great Wall, and its zones with what each seat knows of them.

Factions are numbered: the people 0…n−1, then the Reed Clan, then Qin (`reed` and `qin` say their numbers, or −1).
Figures are counted, not kept as objects; a horde card's fields are bytes.
"""

from __future__ import annotations

from typing import Any

from ...cards.dealing import Part
from ...cards.zones import EACH, NOBODY, ONE, OWNER, SINGLE, Zone, Zones
from ...kernel.game import Game, find
from ...kernel.rng import Rng
from ...kernel.schema import BYTES, LIST, LISTS, VALUE, Schema
from ...kernel.state import CORE, State
from .lexicon import (
    ALL_FIELDS,
    ARTIFACTS,
    CARDS,
    COMMANDS,
    DOOMS,
    KIND_COUNT,
    LOCATIONS,
    NAME,
    NO_FIELD,
    PLACES,
    POSITIONS,
    POSTS,
    PRODUCTION,
    RESOURCES,
    ROW,
    SECTIONS,
    TALLIES,
)
from .tables import BACK, INDICATOR

SCHEMA = Schema(
    CORE,
    {
        "set": VALUE,
        "mode": VALUE,
        "side": VALUE,
        "first": VALUE,
        "factions": VALUE,
        "reed": VALUE,
        "qin": VALUE,
        "screens": VALUE,
        "difficulty": VALUE,
        "both": VALUE,
        "season": VALUE,
        "year": VALUE,
        "active": VALUE,
        "turn": VALUE,
        "tea": VALUE,
        "bank": VALUE,
        "boxed": VALUE,
        "breaches": VALUE,
        "ending": VALUE,
        "location": VALUE,
        "section": VALUE,
        "position": VALUE,
        "struck": VALUE,
        "fresh": VALUE,
        "spells": VALUE,
        "altered": VALUE,
        "spent_turn": VALUE,
        "spent_year": VALUE,
        "ladder": VALUE,
        "qin_card": VALUE,
        "tried": VALUE,
        "gifts": VALUE,
        "dealt": VALUE,
        "rejected": VALUE,
        "honour": LIST,
        "stock": LIST,
        "store": LIST,
        "track": LIST,
        "played": LIST,
        "dead": LIST,
        "due": LIST,
        "wards": LIST,
        "watch": LIST,
        "tally": LIST,
        "general": LIST,
        "row": LIST,
        "artifacts": LIST,
        "horde": LIST,
        "horde_deck": LIST,
        "horde_discard": LIST,
        "tactic_deck": LIST,
        "tactic_discard": LIST,
        "advisor_deck": LIST,
        "advisor_discard": LIST,
        "demand_deck": LIST,
        "fulfilled": LIST,
        "event_deck": LIST,
        "events_out": LIST,
        "qin_deck": LIST,
        "qin_discard": LIST,
        "qin_unseen": LIST,
        "box": LIST,
        "box_open": LIST,
        "hand": LISTS,
        "advising": LISTS,
        "support": LISTS,
        "captured": LISTS,
        "soldiers": BYTES,
        "officials": BYTES,
        "crowd": BYTES,
        "overseers": BYTES,
        "figures": BYTES,
        "fields": BYTES,
        "placed": BYTES,
        "barricades": BYTES,
        "walls": BYTES,
        "stains": BYTES,
        "commands": BYTES,
        "doomed": BYTES,
        "saved": BYTES,
    },
)


class Wall(State):
    """A position of The Great Wall. Decks have their top card last; hands are kept in order."""

    __slots__ = SCHEMA.slots

    def __init__(self, seats: int = 0, seed: int = 0, factions: int = 0) -> None:
        super().__init__(seats, seed)
        if not seats:
            return
        n = factions
        # --- fixed at set-up
        self.set = 0  # which set of board figures and cards
        self.mode = 0  # STANDARD, DUEL, SOLO, COOP
        self.side = 0  # of the board: SIDE_A, SIDE_B
        self.first = 0  # the first section in use: 1 where the leftmost is blocked
        self.factions = n
        self.reed = -1
        self.qin = -1
        self.screens = 1  # are stocks hidden behind screens?
        self.difficulty = 0  # Qin's honour at the start
        self.both = 0  # solo: both advisors that leave in spring go to Qin
        # --- the course
        self.season = 0
        self.year = 0  # from 1; the time marker stands on space year − 1 after the starting space
        self.active = -1  # the faction whose turn it is
        self.turn = -1  # the position of the command track that is resolved
        self.tea: tuple[int, ...] = ()  # factions from the top
        self.bank = 0  # shame tokens
        self.boxed = 0  # shame tokens out of the game since set-up
        self.breaches = 0  # this winter
        self.ending = 0  # BY_WALLS, …
        self.location = -1  # that is being activated
        self.section = -1  # that is being assaulted, or breached
        self.position = -1  # of the horde card that is being defeated
        self.struck = 0  # cards attacked by what a reaction is about, and by the whole instruction, see attacks.py
        self.fresh: tuple[int, ...] = ()  # troops that the recruits of the last block joined
        self.spells: tuple[tuple[int, ...], ...] = ()  # changes that last a while, see facts.py
        self.altered = 0  # bits of the stats that generals, active advisors or events change
        self.spent_turn: tuple[int, ...] = ()  # cards whose effect of this turn is used
        self.spent_year: tuple[int, ...] = ()  # … of this year
        # --- solo, co-op
        self.ladder: tuple[int, ...] = ()  # Qin's track: locations from the highest (left) to the lowest
        self.qin_card = -1  # his card of this autumn
        self.tried = 0  # demands proposed this winter, as bits of their positions
        self.gifts: tuple[int, ...] = ()  # what was promised for the demand that is being tried, see coop.py
        # --- by faction
        self.honour = [0] * n
        self.stock = [0] * (n * RESOURCES)
        self.store = [0] * RESOURCES  # the Storehouse; chi never
        self.track = [-1] * n  # the faction whose card lies on each position
        self.played = [-1] * n  # the name of its command card of this autumn
        self.dead = [0] * n  # killed in the casualty moment that runs
        self.due = [0] * n  # shame tokens about to be received from one cause
        self.wards = [0] * n  # shame tokens warded off in the breach that runs; 99: all
        self.watch = [0] * n  # bits of the moments that the general and active advisors of a faction react to
        self.tally = [0] * TALLIES  # done in the block that runs
        # --- cards
        self.general = [-1] * n
        self.row = [-1] * ROW
        self.artifacts = [-1] * ARTIFACTS  # artifacts, or demands
        self.horde = [-1] * POSITIONS
        self.horde_deck: list[int] = []
        self.horde_discard: list[int] = []
        self.tactic_deck: list[int] = []
        self.tactic_discard: list[int] = []
        self.advisor_deck: list[int] = []
        self.advisor_discard: list[int] = []
        self.demand_deck: list[int] = []
        self.fulfilled: list[int] = []
        self.event_deck: list[int] = []
        self.events_out: list[int] = []
        self.qin_deck: list[int] = []
        self.qin_discard: list[int] = []
        self.qin_unseen: list[int] = []  # his support advisors that nobody has seen
        self.box: list[int] = []  # generals and artifacts that nobody has seen
        self.box_open: list[int] = []  # cards that everybody knows to be out of the game
        self.hand: list[list[int]] = [[] for _ in range(seats)]  # tactic cards
        self.dealt: tuple[tuple[int, ...], ...] = ((),) * seats  # generals and advisors to choose from
        self.rejected: tuple[tuple[int, ...], ...] = ((),) * seats  # the general that was not chosen
        self.advising: list[list[int]] = [[] for _ in range(n)]  # active advisors, as acquired
        self.support: list[list[int]] = [[] for _ in range(n)]
        self.captured: list[list[int]] = [[] for _ in range(n)]
        # --- figures and tokens
        self.soldiers = bytearray(n * PLACES * KIND_COUNT)
        self.officials = bytearray(n * POSTS)
        self.crowd = bytearray(LOCATIONS)  # officials in each location, of all factions
        self.overseers = bytearray(n * PRODUCTION)  # level, 0: none
        self.figures = bytearray(n * PRODUCTION)  # the kind of soldier that oversees
        self.fields = bytearray([NO_FIELD]) * ALL_FIELDS
        self.placed = bytearray(POSITIONS)  # the year in which each horde card was placed
        self.barricades = bytearray(SECTIONS)
        self.walls = bytearray(SECTIONS)  # level
        self.stains = bytearray(CARDS)  # shame tokens on captured hordes
        self.commands = bytearray(seats * COMMANDS)  # IN_HAND, ON_TRACK, DISCARDED
        self.doomed = bytearray(n * DOOMS)  # named as casualties: faction, row or firing positions, kind
        self.saved = bytearray(n * DOOMS)  # … of them saved

    def rules(self) -> Game[Any]:
        return find(NAME)

    def schema(self) -> Schema:
        return SCHEMA


class ShowsBack(Zone):
    """A deck whose top card shows its back: two parts, what lies below and the top."""

    def parts(self, s: State) -> list[list[int]]:
        deck: list[int] = getattr(s, self.name)
        return [deck[:-1], deck[-1:]]

    def put(self, s: State, parts: list[list[int]]) -> None:
        setattr(s, self.name, parts[0] + parts[1])


class Settled(Zone):
    """Cards that are dealt once and hardly ever move: a tuple for each seat, which a clone shares."""

    def parts(self, s: State) -> list[list[int]]:
        return [list(cards) for cards in getattr(s, self.name)]

    def put(self, s: State, parts: list[list[int]]) -> None:
        setattr(s, self.name, tuple([tuple(sorted(cards)) for cards in parts]))


ZONES = (
    Zone("general", SINGLE),
    Zone("row", SINGLE),
    Zone("artifacts", SINGLE),
    Zone("horde", SINGLE),
    ShowsBack("horde_deck", EACH, NOBODY),
    Zone("horde_discard", ONE),
    Zone("tactic_deck", ONE, NOBODY),
    Zone("tactic_discard", ONE),
    Zone("advisor_deck", ONE, NOBODY),
    Zone("advisor_discard", ONE),
    Zone("demand_deck", ONE, NOBODY),
    Zone("fulfilled", ONE),
    Zone("event_deck", ONE, NOBODY),
    Zone("events_out", ONE),
    Zone("qin_deck", ONE, NOBODY),
    Zone("qin_discard", ONE),
    Zone("qin_unseen", ONE, NOBODY, free=True),
    Zone("box", ONE, NOBODY, free=True),
    Zone("box_open", ONE),
    Zone("hand", EACH, OWNER, free=True),
    Settled("dealt", EACH, OWNER, free=True),
    Settled("rejected", EACH, OWNER, free=True),
    Zone("advising", EACH),
    Zone("support", EACH),
    Zone("captured", EACH),
)


class WallZones(Zones):
    """Hidden cards change places within their kind; the top horde keeps its invasion indicator."""

    def back(self, s: Any, card: int) -> int:
        return BACK[card]

    def choosy(self, s: Any, seat: int) -> tuple[Part, ...]:
        return (("horde_deck", 1),)

    def fits(self, s: Any, seat: int, zone: str, part: int, card: int) -> bool:
        shown: int = s.horde_deck[-1]
        return INDICATOR[card] == INDICATOR[shown]

    def redraw(self, s: Any, seat: int, rng: Rng) -> None:
        """Whoever is asked at a window for tactic cards has one that fits (GW-AMB-84)."""
        for p in s.pending:
            if p != seat and s.hand[p] and not s.legal(p):
                self._hand_fitting(s, seat, p, rng)
                s.forget()

    def _hand_fitting(self, s: Any, seat: int, p: int, rng: Rng) -> None:
        """Change one card of a hand for another hidden one, at random among those that can be played."""
        deck: list[int] = s.tactic_deck
        others = [card for q in range(s.seats) if q not in (p, seat) for card in s.hand[q]]
        hidden = sorted(deck + others)
        rng.shuffle(hidden)
        leaves = s.hand[p][rng.below(len(s.hand[p]))]
        for card in hidden:
            self._exchange(s, p, leaves, card)
            s.forget()
            if s.legal(p):
                return
            self._exchange(s, p, card, leaves)

    def _exchange(self, s: Any, p: int, leaves: int, comes: int) -> None:
        """`comes` gets into the hand of `p`, `leaves` to where `comes` lay."""
        if comes in s.tactic_deck:
            s.tactic_deck[s.tactic_deck.index(comes)] = leaves
        else:
            q = next(q for q in range(s.seats) if q != p and comes in s.hand[q])
            s.hand[q] = sorted([leaves if card == comes else card for card in s.hand[q]])
        s.hand[p] = sorted([comes if card == leaves else card for card in s.hand[p]])

    def elsewhere(self, s: Any) -> list[int]:
        """Qin's card on the command track."""
        return [s.qin_card] if s.qin_card >= 0 else []


PLACES_OF_CARDS = WallZones(CARDS, ZONES)
