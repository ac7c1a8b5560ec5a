"""What the rules look up about a card on every step, as lists by card number; filled from the card set at import."""

from __future__ import annotations

from ...cards.nodes import Count, Score
from .lexicon import CARDS, NEVER

KIND = [0] * CARDS  # AGENT, THREAT, EVENT, HIDEOUT
FACTION_OF = [0] * CARDS
MALE = [False] * CARDS  # male Agents
FEMALE = [False] * CARDS  # female Agents
SYMBOL = [False] * CARDS  # symbol Events
STEP = [NEVER] * CARDS  # the step in which the immediate effect runs
EFFECT = [-1] * CARDS  # the op of that effect
COPIES = [False] * CARDS  # copying Events
REPLACES = [False] * CARDS  # replacement Events
FINAL: list[Score | None] = [None] * CARDS  # points at the end
WARD: list[Count | None] = [None] * CARDS  # an Agent that is protected while this counts something
SHIELD = [0] * CARDS  # protects others: NO_SHIELD, BESIDE_IT, WOMEN_HERE
MENACE = [0] * CARDS  # threatens without being a Threat: NO_MENACE, ALL_HERE, WOMEN, MEN_EACH_OTHER
AIM_KILLS = [0] * CARDS  # kills its target at the end: NO_KILL, UNLESS_PROTECTED, UNLESS_UNCOVERED

NO_SHIELD, BESIDE_IT, WOMEN_HERE = 0, 1, 2
NO_MENACE, ALL_HERE, WOMEN, MEN_EACH_OTHER = 0, 1, 2, 3
NO_KILL, UNLESS_PROTECTED, UNLESS_UNCOVERED = 0, 1, 2

CHARACTERS: list[int] = []
OF_FACTION: list[list[int]] = [[] for _ in range(6)]  # the Characters of each faction, in the order of its list card
