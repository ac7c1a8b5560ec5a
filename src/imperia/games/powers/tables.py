"""What the rules look up about a card on every step, as lists by card number; filled from the card set at import."""

from __future__ import annotations

from typing import Final

from ...cards.goods import Score
from ...cards.nodes import Count
from .lexicon import CARDS, NEVER

KIND: Final = [0] * CARDS  # AGENT, THREAT, EVENT, HIDEOUT
FACTION_OF: Final = [0] * CARDS
MALE: Final = [False] * CARDS  # male Agents
FEMALE: Final = [False] * CARDS  # female Agents
SYMBOL: Final = [False] * CARDS  # symbol Events
STEP: Final = [NEVER] * CARDS  # the step in which the immediate effect runs
EFFECT: Final = [-1] * CARDS  # the op of that effect
COPIES: Final = [False] * CARDS  # copying Events
REPLACES: Final = [False] * CARDS  # replacement Events
DUE: Final = [0] * CARDS  # the steps in which a newly laid card has something to do, as bits
FINAL: Final[list[Score | None]] = [None] * CARDS  # points at the end
WARD: Final[list[Count | None]] = [None] * CARDS  # an Agent that is protected while this counts something
SHIELD: Final = [0] * CARDS  # protects others: NO_SHIELD, BESIDE_IT, WOMEN_HERE
MENACE: Final = [0] * CARDS  # threatens without being a Threat: NO_MENACE, ALL_HERE, WOMEN, MEN_EACH_OTHER
AIM_KILLS: Final = [0] * CARDS  # kills its target at the end: NO_KILL, UNLESS_PROTECTED, UNLESS_UNCOVERED

NO_SHIELD: Final = 0
BESIDE_IT: Final = 1
WOMEN_HERE: Final = 2
NO_MENACE: Final = 0
ALL_HERE: Final = 1
WOMEN: Final = 2
MEN_EACH_OTHER: Final = 3
NO_KILL: Final = 0
UNLESS_PROTECTED: Final = 1
UNLESS_UNCOVERED: Final = 2

CHARACTERS: Final[list[int]] = []
THREATS_AND_HIDEOUTS: Final[list[int]] = []  # as printed
# By faction; the last entry, which is number -1 too, is for Illuminati, where nobody commands a faction.
OF_FACTION: Final[list[list[int]]] = [[], [], [], [], [], [], CHARACTERS]  # in the order of the list card
GUESSES: Final[list[list[int]]] = [[] for _ in range(7)]  # the codes of what may be guessed for a Candidate
PROPOSALS: Final[list[list[int]]] = [[] for _ in range(7)]  # and of what may be proposed: no guess, too
