"""What the rules look up about a card on every step, as lists by side; filled from the card set at import."""

from __future__ import annotations

from ...cards.goods import Score
from ...cards.nodes import Count, Node
from ...cards.triggers import When
from ...kernel.options import CARD, NUMBER, SLOT, WORD
from .lexicon import MOMENTS, NATIONS, NO_STATE, SIDES, SUITS, T
from .points import ScoreWhere

# --- facts of the card ----------------------------------------------------------------------------------------------
CODE = [""] * SIDES
SUIT = [0] * SIDES  # bits
ICON_MASK = [0] * SIDES
ICON_COUNT: list[tuple[int, ...]] = [(0,) * 8] * SIDES
PINNED = [False] * SIDES
ATTACK = [False] * SIDES
STATE_ICON = [NO_STATE] * SIDES
START = [""] * SIDES
PLAYERS = [0] * SIDES
DEVELOPMENT_COST: list[tuple[int, int, int] | None] = [None] * SIDES
VARIABLE = [False] * SIDES
VALUE: list[int | Score | ScoreWhere] = [0] * SIDES
FREE = [False] * SIDES
PLAYABLE = [True] * SIDES
GARRISONABLE = [True] * SIDES
FIXED = [False] * SIDES  # cannot leave play
ENTERS_PLAY = [False] * SIDES
WEIGHT = [1] * SIDES  # as how many Regions it counts
NATION_OF = [-1] * SIDES  # the nation it belongs to
BOX_OF = [0] * SIDES
REVERSE = [-1] * SIDES  # the number of its other side
CANON = [0] * SIDES  # the first card that is like it in play
NAME_EN = [""] * SIDES
BY_NAME: dict[str, frozenset[int]] = {}  # sides by their English name, and by family
BY_CODE: dict[str, int] = {}

# --- effects --------------------------------------------------------------------------------------------------------
NEEDS: list[tuple[Count, ...]] = [()] * SIDES
PLAY_NODE: list[Node | None] = [None] * SIDES
PLAY_OP = [-1] * SIDES
ALWAYS = [True] * SIDES  # its play effect may be begun in any position
EXHAUST_NODE: list[Node | None] = [None] * SIDES
EXHAUST_OP = [-1] * SIDES
SOLSTICE_OP = [-1] * SIDES
GAINED_OP = [-1] * SIDES
ENTERED_OP = [-1] * SIDES
END_OP = [-1] * SIDES
REACTIONS: list[list[list[tuple[When, int]]]] = [[[] for _ in range(SIDES)] for _ in MOMENTS]  # (When, its op)
REPLACEMENTS: list[list[int]] = [[-1] * SIDES for _ in MOMENTS]  # the op of what happens instead
DEFENCES: list[list[tuple[Node, int]]] = [[] for _ in range(SIDES)]  # (Defend, the op of its cost)

# --- facts while it is in play; WATCH says which of them a card has -------------------------------------------------
WATCH = [0] * SIDES
HAND_SIZE = [0] * SIDES
CHEAPER_UNREST: list[tuple[int, int, int]] = [(0, 0, 0)] * SIDES  # material, cards, at least
CHEAPER_DEVELOPMENT: list[tuple[int, int, int]] = [(0, 0, 0)] * SIDES
LIFTED: list[frozenset[int]] = [frozenset()] * SIDES  # cards that lose their barbarian icon
REACH = [0] * SIDES  # suits that may be acquired from exile
FREE_PLAYS = [0] * SIDES  # icons

_bit = len(MOMENTS)
(
    W_HAND_SIZE,
    W_CHEAPER_UNREST,
    W_CHEAPER_DEVELOPMENT,
    W_LIFTED,
    W_REACH,
    W_FREE_PLAYS,
    W_MORE_FAME,
    W_NO_HISTORY,
    W_HOLDS_QUEST,
    W_FEWER_MASKS,
    W_MASKS_HERE,
    W_DEFENDS,
) = [1 << (_bit + i) for i in range(12)]

# --- decks and nations ----------------------------------------------------------------------------------------------
OF_NATION: list[list[int]] = [[] for _ in NATIONS]  # the front sides of each nation
COMMONS: list[list[int]] = [[], []]  # the front sides of each box's common cards
STATE_SIDES: list[int] = []  # the state cards, barbarian side
JOURNEY: list[int] = []  # the four faces of the journey, in order
COURT: list[int] = []
UNREST_LIKE: list[int] = []  # the card that stands for every Unrest: they are all alike
LAST_QUEST: list[int] = []  # quests that come last

FLOW_OPS: dict[str, int] = {}  # ops of the flow that the gates below it push: reshuffle, collapse

# --- answers --------------------------------------------------------------------------------------------------------
_table = T.actions
V_ACTIVATE = _table.verb("activate")
V_INNOVATE = _table.verb("innovate")
V_REVOLT = _table.verb("revolt")
V_PLAY = _table.verb("play", (CARD, SIDES))
V_FREE = _table.verb("free", (CARD, SIDES))
V_EXHAUST = _table.verb("exhaust", (SLOT, SIDES))
V_STOP = _table.verb("stop", decline=True)
V_HAND = _table.verb("hand", (CARD, SIDES))  # a card from hand
V_DISCARD = _table.verb("discard", (CARD, SIDES))  # … from the discard pile
V_DECK = _table.verb("deck", (CARD, SIDES))  # … from a deck that is being searched or looked at
V_HISTORY = _table.verb("history", (CARD, SIDES))
V_TABLE = _table.verb("table", (SLOT, SIDES))  # a card that lies openly on the table
V_SUIT = _table.verb("suit", (WORD, len(SUITS)))
V_TOP = _table.verb("top")
V_DIG = _table.verb("dig")
V_PAY = _table.verb("pay", (NUMBER, 10), (NUMBER, 10))  # progress for population, progress for material
V_NUMBER = _table.verb("number", (NUMBER, 10))
V_SEARCH = _table.verb("search")
V_SUFFER = _table.verb("suffer")
V_IGNORE = _table.verb("ignore")
V_NATION = _table.verb("nation", (WORD, len(NATIONS)))
V_SIDE = _table.verb("side", (WORD, 2))
MOST_UNREST = 20
V_UNREST = _table.verb("unrest", (WORD, 2), (NUMBER, MOST_UNREST))  # several Unrest, from hand or from the discard pile
