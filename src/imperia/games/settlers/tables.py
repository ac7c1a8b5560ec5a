"""What the rules look up about a card on every step, as lists by physical card; filled from the card set at import."""

from __future__ import annotations

from typing import Final

from ...cards.goods import Gain
from ...cards.nodes import Goods, Node
from .lexicon import CARDS, FACES, ORIGINS

FACE: Final = [0] * CARDS  # the face of a physical card
FIRST: Final = [0] * FACES  # the first physical card of a face
KIND: Final = [0] * CARDS  # PRODUCTION, FEATURE, ACTION, ATTACK
COLOUR: Final = [0] * CARDS  # bits
ORIGIN: Final = [0] * CARDS  # ROMAN … VIRTUAL
OF_ORIGIN: Final[list[list[int]]] = [[] for _ in ORIGINS]  # the physical cards of each deck
IS_COMMON: Final = [False] * CARDS
COST: Final[list[tuple[int, int, int]]] = [(0, 0, 0)] * CARDS  # wood, stone, food
NEEDS_SITE: Final = [False] * CARDS  # the house icon in the cost (IS-BLD-06)
SPOILS: Final[list[tuple[int, ...]]] = [()] * CARDS  # the raze field: goods
DEAL_GOOD: Final = [-1] * CARDS  # the Deal field

# The codes of what can be done with a card in hand; 0: it cannot.
BUILD_AS: Final = [0] * CARDS
DEAL_AS: Final = [0] * CARDS
RAZE_AS: Final = [0] * CARDS

# What a Location does, in its simplest form: goods without a question, a count without a question, or an op.
YIELD: Final[list[Goods | None]] = [None] * CARDS
COUNTS: Final[list[Gain | None]] = [None] * CARDS
PRODUCES: Final = [-1] * CARDS
BONUS: Final[list[Goods | None]] = [None] * CARDS
BONUS_OP: Final = [-1] * CARDS
ACT_GAIN: Final[list[Goods | None]] = [None] * CARDS
ACT_OP: Final = [-1] * CARDS
ACT_NODE: Final[list[Node | None]] = [None] * CARDS

ACT_COST: Final[list[tuple[int, int, int, int, int, int]]] = [(0, 0, 0, 0, 0, 0)] * CARDS  # WOOD … RAZE
USES: Final = [0] * CARDS  # activations a round
TELLING: Final = [False] * CARDS  # what one use brings may decide about the next (IS-AMB-37)

# Facts that hold while a Location stands.
STORES: Final[list[tuple[int, ...]]] = [()] * CARDS  # goods that may be kept at Cleanup
GATE: Final = [(0, 0)] * CARDS  # for cards put under it: (at least so many, VP at the end)
SHRINE: Final[list[tuple[tuple[int, int], ...]]] = [()] * CARDS  # (at least so many resources on it, VP at the end)
CONVERTS: Final = [False] * CARDS  # turns goods of Deals into VP in the Production phase
