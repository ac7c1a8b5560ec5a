"""What the rules look up about a card on every step, as lists by physical card; filled from the card set at import."""

from __future__ import annotations

from ...cards.nodes import Gain, Goods, Node
from .lexicon import CARDS, FACES, ORIGINS

FACE = [0] * CARDS  # the face of a physical card
FIRST = [0] * FACES  # the first physical card of a face
COPIES = [0] * FACES
KIND = [0] * CARDS  # PRODUCTION, FEATURE, ACTION, ATTACK
COLOUR = [0] * CARDS  # bits
ORIGIN = [0] * CARDS  # ROMAN … VIRTUAL
IS_COMMON = [False] * CARDS
COST: list[tuple[int, int, int]] = [(0, 0, 0)] * CARDS  # wood, stone, food
NEEDS_SITE = [False] * CARDS  # the house icon in the cost (IS-BLD-06)
SPOILS: list[tuple[int, ...]] = [()] * CARDS  # the raze field: goods
DEAL_GOOD = [-1] * CARDS  # the Deal field

YIELD: list[Goods | None] = [None] * CARDS  # fixed production, gained without a question
PRODUCES = [-1] * CARDS  # the op of any other production
COUNTS: list[Gain | None] = [None] * CARDS  # production counted when it happens, without a question
COPIED = [False] * CARDS  # production that copies another one
BONUS: list[Goods | None] = [None] * CARDS  # fixed building bonus
BONUS_OP = [-1] * CARDS  # the op of any other bonus

ACT_COST: list[tuple[int, int, int, int, int, int]] = [(0, 0, 0, 0, 0, 0)] * CARDS  # WOOD … RAZE
USES = [0] * CARDS  # activations a round
ACT_GAIN: list[Goods | None] = [None] * CARDS  # an action that only gains goods
ACT_OP = [-1] * CARDS  # the op of any other action
ACT_NODE: list[Node | None] = [None] * CARDS

ON_BUILD_COLOUR = [0] * CARDS  # a feature that works when a Location of these colours is built
ON_BUILD_FACTION = [False] * CARDS  # … when a faction Location is built
ON_BUILD_GAIN: list[Goods | None] = [None] * CARDS
ON_BUILD_OP = [-1] * CARDS
ON_BUILD_PAYS = [False] * CARDS  # that feature asks for a payment, so it comes last
ON_RAZE = [0] * CARDS  # VP each time its owner razes
ON_DEAL = [0] * CARDS  # VP each time its owner makes a Deal
ON_VP = [0] * CARDS  # VP more for a gain of at least 2 VP
OASIS = [0] * CARDS  # settlers a round from opponents who send theirs
STORES: list[tuple[int, ...]] = [()] * CARDS
IS_GATE = [False] * CARDS
IS_SHRINE = [False] * CARDS
GATE_BONUS = [(0, 0)] * CARDS  # (at least so many cards under it, VP at the end)
SHRINE_STEPS: list[tuple[tuple[int, int], ...]] = [()] * CARDS  # (at least so many resources, VP at the end)
CONVERTS = [False] * CARDS  # turns goods of Deals into VP in the Production phase

OF_ORIGIN: list[list[int]] = [[] for _ in ORIGINS]  # the physical cards of each deck

# Codes of options by physical card, made once.
C_PICK = [0] * CARDS
C_BUILD = [0] * CARDS
C_DEAL = [0] * CARDS
C_RAZE = [0] * CARDS
C_GIVE = [0] * CARDS
