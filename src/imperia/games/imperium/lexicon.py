"""The words of Imperium as numbers: suits, icons, goods, states, zones, starting places, moments."""

from __future__ import annotations

from typing import Final

from ...cards.nodes import EffectTables

NAME: Final = "imperium"
MOST_SEATS: Final = 4
CARD_COUNT: Final = 556  # physical cards
SIDES: Final = CARD_COUNT + 24  # and the backs of the two-sided ones: powers, Kings of Kings, journey, states
T: Final = EffectTables(NAME, MOST_SEATS)

# --- the common table ---------------------------------------------------------------------------------------------
DECKS: Final = 4
REGION_DECK: Final = 0
UNCIVILISED_DECK: Final = 1
CIVILISED_DECK: Final = 2
MAIN_DECK: Final = 3
SLOTS: Final = 5  # the market: one under each small deck, two under the main deck
DECK_OF_SLOT: Final = (REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK, MAIN_DECK, MAIN_DECK)

# Pools of hidden cards: cards 0 to 3 of a seat, 4 to 7 of its nation deck, then the common decks.
NATION_POOL: Final = 4
DECK_POOL: Final = 8
FAME_POOL: Final = DECK_POOL + DECKS

# What is counted of the cards in play of a seat: the eight icons, Regions.
REGIONS_TALLY: Final = 8
TALLIES: Final = 9

# --- suits, as bits (a card may have two) -------------------------------------------------------------------------
REGION: Final = 1
UNCIVILISED: Final = 2
CIVILISED: Final = 4
TRIBUTARY: Final = 8
FAME: Final = 16
UNREST: Final = 32
POWER: Final = 64
ANY: Final = REGION | UNCIVILISED | CIVILISED | TRIBUTARY  # the four suits of the market
SUITS: Final = ("region", "uncivilised", "civilised", "tributary", "fame", "unrest", "power")
UNSETTLING: Final = UNCIVILISED | CIVILISED | TRIBUTARY  # market cards with Unrest beneath (IM-MKT-15)

# --- icons, as bits; a card may show one several times ------------------------------------------------------------
PRODUCTION: Final = 1
FERTILE: Final = 2
RIVER: Final = 4
CITY: Final = 8
METROPOLIS: Final = 16
KNIGHT: Final = 32
MASK: Final = 64
SCROLL: Final = 128
ICONS: Final = ("production", "fertile", "river", "city", "metropolis", "knight", "mask", "scroll")

# --- goods --------------------------------------------------------------------------------------------------------
MATERIAL: Final = 0
POPULATION: Final = 1
PROGRESS: Final = 2
GOODS: Final = ("material", "population", "progress")
NO_GOOD: Final = -1

# --- states -------------------------------------------------------------------------------------------------------
BARBARIAN: Final = 0
EMPIRE: Final = 1
NO_STATE: Final = -1
STATES: Final = ("barbarian", "empire")

# --- zones, as bits, so that a selection may search several -------------------------------------------------------
HAND: Final = 1
DISCARD: Final = 2
DRAW: Final = 4
PLAY: Final = 8  # cards in play, the power card included
GARRISONED: Final = 16  # under any card of one's own but the Court
HERE: Final = 32  # under this card
HISTORY: Final = 64
SUNKEN: Final = 128
NATION: Final = 256  # the nation deck without its accession card
DEVELOPMENT: Final = 512  # the development area
QUESTS: Final = 1024  # impending quests: the Graal only when it is the last one
ACTIVE_QUEST: Final = 2048  # the quest under the Court
MARKET: Final = 4096
EXILE: Final = 8192
UNREST_PILE: Final = 16384
OWNED: Final = HAND | DISCARD | DRAW | PLAY | GARRISONED | HISTORY | SUNKEN  # what is scored (IM-SCO-03)
ZONES: Final = (
    "hand",
    "discard",
    "draw",
    "play",
    "garrisoned",
    "here",
    "history",
    "sunken",
    "nation",
    "development",
    "quests",
    "active-quest",
    "market",
    "exile",
    "unrest-pile",
)

# --- where a card starts (IM-CRD-14) ------------------------------------------------------------------------------
IN_DECK: Final = "deck"
IN_NATION: Final = "nation"
AS_ACCESSION: Final = "accession"
IN_DEVELOPMENT: Final = "development"
IN_PLAY: Final = "in_play"
IN_SUPPLY: Final = "supply"  # the Unrest pile
IN_MARKET: Final = "market"
IN_FAME: Final = "fame_deck"
AS_KING: Final = "fame_deck_bottom"
AS_STATE: Final = "state"
STARTS: Final = (
    IN_DECK,
    IN_NATION,
    AS_ACCESSION,
    IN_DEVELOPMENT,
    IN_PLAY,
    IN_SUPPLY,
    IN_MARKET,
    IN_FAME,
    AS_KING,
    AS_STATE,
)

# --- acquiring from exile -----------------------------------------------------------------------------------------
ALSO: Final = 1  # from the market or from exile
ONLY: Final = 2  # from exile only

# --- moments that cards react to ----------------------------------------------------------------------------------
PLAYED: Final = "played"  # a card was played: by suit, attack, origin
RETURNED: Final = "returned"  # an Unrest card went back to its pile
TOOK: Final = "took"  # an Unrest card was taken
ACQUIRED: Final = "acquired"  # a card was acquired: by suit
ACQUIRED_EXILED: Final = "acquired-exiled"  # … from exile
BROKE_THROUGH: Final = "broke-through"  # broke through for a suit
GOT: Final = "got"  # acquired a card of a suit, or broke through for the suit
MARKET_TOKENS: Final = "market-tokens"  # a market card was gained with tokens of a good on it
GAINED_FROM: Final = "gained-from"  # material was gained from a card in play with an icon
PAID: Final = "paid"  # tokens of a good were paid
LOOKED_FAME: Final = "looked-fame"
SUNK: Final = "sunk"
LEFT_PLAY: Final = "left-play"  # a named card left play
DECK_EMPTY: Final = "deck-empty"
GAIN_MATERIAL: Final = "gain-material"  # replaced: material would be gained
CLEANUP_TOKEN: Final = "cleanup-token"  # replaced: the progress token of Clean-up would be placed
MOMENTS: Final = (
    PLAYED,
    RETURNED,
    TOOK,
    ACQUIRED,
    ACQUIRED_EXILED,
    BROKE_THROUGH,
    GOT,
    MARKET_TOKENS,
    GAINED_FROM,
    PAID,
    LOOKED_FAME,
    SUNK,
    LEFT_PLAY,
    DECK_EMPTY,
    GAIN_MATERIAL,
    CLEANUP_TOKEN,
)

# What goes on in a turn.
WAITING: Final = 0
ACTIVATE: Final = 1
INNOVATE: Final = 2
REVOLT: Final = 3
CLEANUP: Final = 4
SOLSTICE: Final = 5
SETUP: Final = 6
ENDING: Final = 7

# --- nations ------------------------------------------------------------------------------------------------------
CLASSICS: Final = "classics"
LEGENDS: Final = "legends"
BOXES: Final = (CLASSICS, LEGENDS)
NATIONS: Final = (
    ("carthaginians", "1CAR"),
    ("celts", "1CEL"),
    ("greeks", "1GRE"),
    ("macedonians", "1MAC"),
    ("persians", "1PER"),
    ("romans", "1ROM"),
    ("scythians", "1SCY"),
    ("vikings", "1VIK"),
    ("arthurians", "2ART"),
    ("atlanteans", "2ATL"),
    ("egyptians", "2EGY"),
    ("mauryans", "2MAU"),
    ("minoans", "2MIN"),
    ("olmecs", "2OLM"),
    ("qin", "2QIN"),
    ("utopians", "2UTO"),
)

CARTHAGINIANS: Final = 0
CELTS: Final = 1
GREEKS: Final = 2
MACEDONIANS: Final = 3
PERSIANS: Final = 4
ROMANS: Final = 5
SCYTHIANS: Final = 6
VIKINGS: Final = 7
ARTHURIANS: Final = 8
ATLANTEANS: Final = 9
EGYPTIANS: Final = 10
MAURYANS: Final = 11
MINOANS: Final = 12
OLMECS: Final = 13
QIN: Final = 14
UTOPIANS: Final = 15
