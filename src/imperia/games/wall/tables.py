"""What the rules look up on every step: the sets with their board figures, and facts by card; filled at import."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...cards.goods import Score
from ...cards.nodes import Node
from ...cards.triggers import Watches
from .lexicon import CARDS, COMMANDS, FIELDS, LOCATIONS, MOMENTS, NO_FIELD, STATS, UNLIMITED, WINDOWS, T

# --- facts of a card ------------------------------------------------------------------------------------------------
CODE = [""] * CARDS
KIND_OF = [-1] * CARDS  # K_HORDE, …
SET_OF = [0] * CARDS
CANON = list(range(CARDS))  # the first card that is like it
NAME_EN = [""] * CARDS
BY_CODE: dict[str, int] = {}
BACK = [0] * CARDS  # hidden cards change places only within one number: deck and set

# --- hordes
INDICATOR = [0] * CARDS  # the section on its back
STRENGTH_OF = [0] * CARDS  # attack
WORTH = [0] * CARDS  # honour for who captures it
LAYOUT: list[bytes] = [bytes([NO_FIELD]) * FIELDS] * CARDS  # its fields while they are free: FREE or NO_FIELD
REWARDS: list[tuple[tuple[int, int], ...]] = [((-1, 0),) * FIELDS] * CARDS  # by field: (good or HONOUR or -1, number)
PAIRS_OF: list[tuple[int, ...]] = [()] * CARDS  # its pairs of adjacent fields (numbers 0 to 15)

# --- command cards: (who, op of the effect) from top to bottom
OWNER_FRAME, OTHERS_FRAME = 0, 1
FRAMES: list[tuple[tuple[int, int], ...]] = [()] * CARDS
NAME_OF = [-1] * CARDS  # DESPOTISM … AUDIENCE, REED_CARD

# --- generals, advisors
START_GOODS: list[tuple[int, int, int, int]] = [(0, 0, 0, 0)] * CARDS
START_TACTICS = [0] * CARDS
TEA_VALUE = [0] * CARDS

# --- tactic cards: window, price, and the two halves
WINDOW = [-1] * CARDS
PRICE = [0] * CARDS  # chi for the boosted half
BASIC: list[Node | None] = [None] * CARDS
BASIC_OP = [-1] * CARDS
BOOSTED: list[Node | None] = [None] * CARDS
BOOSTED_OP = [-1] * CARDS
NEEDS: list[tuple[int, int]] = [(0, 0)] * CARDS  # what the basic and the boosted half need: NEEDS_NOTHING, …
OF_WINDOW: list[frozenset[int]] = [frozenset()] * len(WINDOWS)  # the tactic cards of each window

# --- artifacts, events, demands, Qin
SCORE: list[Score | None] = [None] * CARDS
RUN_OP = [-1] * CARDS  # what an event does at once, what a demand asks; -1: nothing

# --- facts that stand on cards: by stat the cards that change it, by card its changes (see facts.py)
CHANGING: list[set[int]] = [set() for _ in STATS]
CHANGES: list[list[Node]] = [[] for _ in range(CARDS)]
FORBIDS: list[list[Node]] = [[] for _ in range(CARDS)]

# --- reactions
WATCHES = Watches(T, MOMENTS, CARDS)

# --- what a card reacts to and changes, as bits
HEARS = [0] * CARDS  # of moments
ALTERS = [0] * CARDS  # of stats


def sum_up() -> None:
    """Fill the bits of all cards, once every set is entered."""
    for moment, cards in enumerate(WATCHES.watching):
        for card in cards:
            HEARS[card] |= 1 << moment
    for stat, changing in enumerate(CHANGING):
        for card in changing:
            ALTERS[card] |= 1 << stat


def _limited(slots: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple([(location, n) for location, n in enumerate(slots) if n != UNLIMITED])


def _unlimited(slots: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([location for location, n in enumerate(slots) if n == UNLIMITED])


class Figures:
    """The printed figures of one set's board, and its cards. Everything the rules count with is read from here."""

    def __init__(
        self,
        name: str,
        hordes: tuple[tuple[int, ...], tuple[int, ...]],
        losses: tuple[tuple[int, ...], tuple[int, ...]],
        start: tuple[int, int],
        shame: tuple[int, int, int, int],
        wall_price: tuple[int, ...],
        wall_defence: tuple[int, ...],
        firing: tuple[int, ...],
        walls_to_end: tuple[int, int, int, int],
        barricade_price: int,
        barricade_honour: int,
        barricade_defence: int,
        slots: tuple[tuple[int, ...], tuple[int, ...]],
        shame_icon: tuple[bool, ...],
        overseer_good: tuple[int, int, int, int],
        overseer_price: tuple[tuple[int, int, int], ...],
        recruit_price: tuple[tuple[int, int, int, int], ...],
        save_price: int,
        shed_price: int,
        shed_honour: int,
        official_price: int,
        donate_honour: int,
        discard_honour: int,
        presence_honour: int,
        archer_honour: int,
        penalty: int,
        unhired: int,
        demands_to_win: tuple[int, int, int, int],
        qin_wound: int,
        qin_artifact: int,
    ) -> None:
        self.name = name
        self.hordes = hordes  # by side, by space: cards added in spring
        self.losses = losses  # by side, by space: casualty value
        self.start = start  # by side: the starting space, from 0
        self.shame = shame  # by number of people − 1: the bank
        self.wall_price = wall_price  # by present level: the price of the next
        self.wall_defence = wall_defence  # by level
        self.firing = firing  # by level: firing positions
        self.walls_to_end = walls_to_end  # by number of people − 1: sections at the top level that end the game
        self.barricade_price = barricade_price
        self.barricade_honour = barricade_honour
        self.barricade_defence = barricade_defence
        self.slots = slots  # by side, by location; UNLIMITED for a special one
        self.shame_icon = shame_icon  # by location
        self.overseer_good = overseer_good  # by production location: what a promotion is paid in
        self.overseer_price = overseer_price  # … and how much, by present level
        self.recruit_price = recruit_price  # by kind of soldier: wood, stone, gold, chi
        self.save_price = save_price  # chi
        self.shed_price = shed_price  # chi
        self.shed_honour = shed_honour  # co-op: honour
        self.official_price = official_price  # gold
        self.donate_honour = donate_honour
        self.discard_honour = discard_honour  # per command card in the discard
        self.presence_honour = presence_honour  # for soldiers on a defeated horde
        self.archer_honour = archer_honour  # for each archer of the section
        self.penalty = penalty  # honour lost for a shamed soldier, or a token without bank or room
        self.unhired = unhired  # officials on the field for unhired officials
        self.demands_to_win = demands_to_win  # by number of people − 1
        self.qin_wound = qin_wound  # honour for a wound
        self.qin_artifact = qin_artifact
        self.limited = tuple([_limited(side) for side in slots])  # by side: (location, slots) of the regular ones
        self.fewest_slots = tuple([min(side) for side in slots])  # by side: of any location
        self.unlimited = tuple([_unlimited(side) for side in slots])  # by side: the special locations
        self.cards: list[list[int]] = []  # by kind of card: its cards
        self.commands: list[list[int]] = [[-1] * COMMANDS for _ in range(4)]  # by colour, by name: the card
        self.qin_commands = [-1] * COMMANDS  # by name: Qin's card
        self.reed_command = -1
        self.not_for_two: frozenset[int] = frozenset()  # demands boxed with two players (GW-COP-05)
        assert len(slots[0]) == len(slots[1]) == len(shame_icon) == LOCATIONS


SEASON_RUNS: list[Callable[[Any], None]] = []  # spring, summer, autumn, winter: entered by the game

SETS: list[Figures] = []
SET_NAMES: list[str] = []


def enter_set(figures: Figures) -> int:
    """Add a set; its number."""
    SETS.append(figures)
    SET_NAMES.append(figures.name)
    return len(SETS) - 1
