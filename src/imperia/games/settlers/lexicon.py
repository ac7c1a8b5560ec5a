"""The numbered words of Imperial Settlers: goods, kinds, colours, factions, phases, verbs and events."""

from __future__ import annotations

from ...cards.nodes import EffectTables
from ...kernel.options import CARD, NUMBER, SEAT, SLOT, WORD

CARDS = 220  # physical cards: 84 common, 4 x 30 faction, 16 attack cards (IS-CMP-02)
PLAYING = 204  # those that can lie in an Empire; attack cards come after them
FACES = 144  # different fronts: the numbers that cards have on the table
T = EffectTables("settlers")

# --- goods (IS-RES-01); the first eight are counted in `goods`, cards are drawn -----------------------------------
WOOD, STONE, FOOD, GOLD, SETTLER, RAZE, DEFENSE, VP, ANY_CARD, COMMON_CARD, FACTION_CARD = range(11)
GOODS = (
    "wood", "stone", "food", "gold", "settler", "raze", "defense", "vp", "card", "common-card", "faction-card",
)  # fmt: skip
RESOURCES = (WOOD, STONE, FOOD)  # IS-RES-02
COUNTED = 8  # goods that a personal supply counts; `goods[seat * COUNTED + good]`

# --- kinds of Location (IS-CRD-03) and colours (IS-CRD-04, bits) --------------------------------------------------
PRODUCTION, FEATURE, ACTION, ATTACK = 0, 1, 2, 3
KINDS = ("production", "feature", "action", "attack")
COLOURS = ("brown", "gray", "red", "pink", "gold", "blue", "black", "purple")
BROWN, GRAY, RED, PINK, GOLDEN, BLUE, BLACK, PURPLE = 1, 2, 4, 8, 16, 32, 64, 128

# --- factions: the origin of a card is a faction, the common deck or the attack cards -----------------------------
ROMAN, BARBARIAN, EGYPTIAN, JAPANESE, COMMON, VIRTUAL = range(6)
FACTIONS = ("roman", "barbarian", "egyptian", "japanese")
ORIGINS = ("roman", "barbarian", "egyptian", "japanese", "common", "attack")
SIDES = ("a", "b")

# --- options ------------------------------------------------------------------------------------------------------
STANDARD, DRAFT, ADVANCED = 0, 1, 2
LOOKOUTS = ("standard", "draft", "advanced")

SETUP, LOOKOUT, PRODUCE, ACT, CLEANUP, ATTACKING, END = range(7)
PHASES = ("setup", "lookout", "production", "action", "cleanup", "attack", "end")
ROUNDS = 5

BLOCKED = 9  # `used` of an action Location that a scorpion breeder has shut (IS-EGY-10)

# --- where the VP of the track came from, for the score sheet -----------------------------------------------------
W_PRODUCTION, W_DEALS, W_BONUS, W_FEATURES, W_ACTIONS, W_RAZING = range(6)
WAYS = 6
WAY_NAMES = ("production", "deals", "bonus", "features", "actions", "razing")

# --- verbs. Cards in a hand or row go by their face, cards on the table by their own number (slot). ---------------
_verb = T.actions.verb
CHOOSE = _verb("choose", (WORD, 4), (NUMBER, 2))  # faction, board side
PICK = _verb("pick", (CARD, FACES))
BUILD = _verb("build", (CARD, FACES))
DEAL = _verb("deal", (CARD, FACES))
RAZE_HAND = _verb("raze-hand", (CARD, FACES))
RAZE_IT = _verb("raze", (SLOT, PLAYING))
ACTIVATE = _verb("activate", (SLOT, PLAYING))
TWICE = _verb("twice", (SLOT, PLAYING))
SEND = _verb("send")
PASS = _verb("pass", decline=True)
DEFEND = _verb("defend", (SLOT, PLAYING))
SAMURAI = _verb("samurai", (SLOT, PLAYING))
GATE = _verb("gate", (SLOT, PLAYING))
SHRINE = _verb("shrine", (SLOT, PLAYING))
END_TURN = _verb("end-turn", decline=True)
PAY = _verb("pay", (NUMBER, 4), (NUMBER, 4), (NUMBER, 4))  # gold in place of wood, stone, food
SITE = _verb("site", (SLOT, PLAYING))
FOUNDATION = _verb("foundation")
PAIRS = _verb("pairs", (NUMBER, 32))
TAKE = _verb("take", (WORD, 11))  # a good
GIVE = _verb("give", (WORD, 11))  # a good
GIVE_CARD = _verb("give-card", (CARD, FACES))  # from hand
TARGET = _verb("target", (SLOT, CARDS))
ROUTE = _verb("route", (SLOT, PLAYING))  # a Trade Route Deal, named by the Location it lies under
OPPONENT = _verb("opponent", (SEAT, 4))
KEEP = _verb("keep", decline=True)
DONE = _verb("done", decline=True)

# --- events -------------------------------------------------------------------------------------------------------
_event = T.event
_SEAT, _CARD, _N, _GOOD = ("seat", SEAT), ("card", SLOT), ("n", NUMBER), ("good", "good")
_DECK = ("deck", "deck")
E_FACTION = _event("faction", _SEAT, ("faction", "faction"), ("side", "side"))
E_START = _event("start", _SEAT)
E_ROUND = _event("round", ("round", NUMBER), _SEAT)
E_PHASE = _event("phase", ("phase", "phase"))
E_DRAW = _event("draw", _SEAT, _CARD, _DECK, secret=("card",), reveals=True)
E_REVEAL = _event("reveal", _CARD, reveals=True)
E_PICK = _event("pick", _SEAT, _CARD)
E_OFFERED = _event("offered", _SEAT, _CARD, secret=("card",), reveals=True, silent=True)
E_ADD = _event("add", _SEAT, _CARD, secret=("card",))
E_LEFT = _event("left", _CARD)
E_PRODUCE = _event(
    "produce", _SEAT, *[(name, NUMBER) for name in GOODS[:COUNTED]]
)  # all that needs no choice, in one line
E_GAIN = _event("gain", _SEAT, _GOOD, _N, _CARD)
E_BUILD = _event("build", _SEAT, _CARD, reveals=True)  # told when the card is named, before it is paid for
E_GIVE_UP = _event("give-up", _SEAT, _CARD)
E_FOUNDATION = _event("use-foundation", _SEAT, _CARD, reveals=True)
E_PAY = _event("pay", _SEAT, *[(name, NUMBER) for name in GOODS[:4]])
E_DEAL = _event("deal", _SEAT, _CARD, reveals=True)
E_RAZE_HAND = _event("raze-hand", _SEAT, _CARD, reveals=True)
E_RAZE = _event("raze", _SEAT, ("owner", SEAT), _CARD)
E_RAZE_VIRTUAL = _event("raze-virtual", _SEAT, _CARD)
E_RAZE_OWN = _event("raze-own", _SEAT, _CARD)
E_ACTIVATE = _event("activate", _SEAT, _CARD, ("times", NUMBER))
E_SEND = _event("send", _SEAT, _N)
E_PASS = _event("pass", _SEAT)
E_DEFEND = _event("defend", _SEAT, _CARD)
E_SAMURAI = _event("samurai", _SEAT, _CARD)
E_UNDER = _event("under", _SEAT, ("gate", SLOT), _CARD, secret=("card",))
E_SHRINE = _event("shrine", _SEAT, _GOOD, _CARD)
E_DISCARD = _event("discard", _SEAT, _CARD, reveals=True)
E_KEEP = _event("keep", _SEAT, _CARD, secret=("card",))
E_BACK = _event("back", _SEAT, _CARD, secret=("card",))
E_READY = _event("ready", _SEAT, _CARD)
E_REMOVE = _event("remove", _SEAT, _CARD)
E_STEAL = _event("steal", _SEAT, ("owner", SEAT), _GOOD)
E_TAKE_DEAL = _event("take-deal", _SEAT, _CARD)
E_DROP_DEAL = _event("drop-deal", _SEAT, _CARD)
E_DROP_ROUTE = _event("drop-route", _SEAT, _CARD)
E_ROUTE = _event("route", _SEAT, _CARD)
E_BLOCK = _event("block", _SEAT, _CARD)
E_TAKE_OVER = _event("take-over", _SEAT, _CARD)
E_RETURN = _event("return", _CARD)
E_SANCTUARY = _event("sanctuary", _SEAT, _CARD, secret=("card",))
E_CONVERT = _event("convert", _SEAT, _GOOD, _CARD)
E_STORE = _event("store", _SEAT, *[(name, NUMBER) for name in GOODS[:6]])
E_RESHUFFLE = _event("reshuffle", _N)
E_COLLECT = _event("collect", _CARD)
E_WAVE = _event("wave", _CARD, reveals=True)
E_HIT = _event("hit", _CARD, ("first", SLOT), ("second", SLOT))
E_MISS = _event("miss", _CARD)
E_VIRTUAL = _event("virtual", _CARD, reveals=True)
E_OVER = _event("over", _SEAT, _N)
E_WIN = _event("win", _SEAT, _N)
E_LOSS = _event("loss", _SEAT, ("collection", NUMBER), ("locations", NUMBER))
