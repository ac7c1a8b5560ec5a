"""The words of The Great Wall as numbers: factions, places, goods, cards, moments, stats, answers and events."""

from __future__ import annotations

from typing import Final

from ...cards.nodes import EffectTables
from ...kernel.events import ALONE, AMOUNT, GAINS, LISTS, LOSES, MARK, OPENS, PARTS, PAYS, Story
from ...kernel.options import CARD, NUMBER, SEAT

NAME: Final = "wall"
MOST_SEATS: Final = 4
CARDS: Final = 208  # physical cards of all sets together
T: Final = EffectTables(NAME, MOST_SEATS)

# --- modes --------------------------------------------------------------------------------------------------------
STANDARD: Final = 0  # 3 or 4 players
DUEL: Final = 1  # 2 players and the Reed Clan
SOLO: Final = 2  # 1 player, the Reed Clan and Qin
COOP: Final = 3  # 2 (with the Reed Clan) to 4 players together
MODES: Final = ("standard", "duel", "solo", "coop")
NOBODY: Final = -1  # no faction

SIDE_A: Final = 0  # the board for up to 3 players
SIDE_B: Final = 1  # … for 4
SIDES: Final = ("a", "b")

# --- seasons ------------------------------------------------------------------------------------------------------
SETUP: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
WINTER: Final = 4
ENDED: Final = 5
SEASONS: Final = ("setup", "spring", "summer", "autumn", "winter", "ended")

# How a game ends.
BY_WALLS: Final = 1  # GW-END-02
BY_SHAME: Final = 2  # GW-END-03; solo: a loss
BY_TIME: Final = 3  # GW-END-04
TEAM_WON: Final = 4  # GW-COP-39
TEAM_SHAMED: Final = 5  # GW-COP-44
TEAM_LATE: Final = 6  # GW-COP-45
ENDINGS: Final = ("", "walls", "shame", "time", "demands fulfilled", "shame bank empty", "out of time")

# --- goods --------------------------------------------------------------------------------------------------------
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
CHI: Final = 3
HONOUR: Final = 4  # a good like the others to the effects that give it
GOODS: Final = ("wood", "stone", "gold", "chi", "honour")
RESOURCES: Final = 4  # how many of them lie behind a screen
BUILDING: Final = 7  # a mask of goods: wood, stone, gold
ANY: Final = 15

# --- the Wall -----------------------------------------------------------------------------------------------------
SECTIONS: Final = 3
ROWS: Final = 3  # horde positions of a section; row 0 is nearest the Wall
POSITIONS: Final = SECTIONS * ROWS  # position = section * ROWS + row
COLUMNS: Final = 6
FIELDS: Final = 2 * COLUMNS  # of a position: the upper six, then the lower six
ALL_FIELDS: Final = POSITIONS * FIELDS  # field = position * FIELDS + upper or lower * COLUMNS + column
PAIRS: Final = 16  # of a position: 10 side by side (5 upper, 5 lower), then 6 upright
ALL_PAIRS: Final = POSITIONS * PAIRS
TOP_LEVEL: Final = 3  # of the Wall, and of an overseer
MOST_BARRICADES: Final = 3

# What a byte of `fields` says.
FREE: Final = 0
WOUND: Final = 1
SOLDIER: Final = 2  # SOLDIER + faction * PIECES + piece
PIECES: Final = 3  # piece 0: a spearman, 1 and 2: the first and the second horseman (each stands on two fields)
NO_FIELD: Final = 255

# --- soldiers -----------------------------------------------------------------------------------------------------
SPEARMAN: Final = 0
ARCHER: Final = 1
HORSEMAN: Final = 2
KINDS: Final = ("spearman", "archer", "horseman")
KIND_COUNT: Final = 3
FIGURES: Final = (10, 4, 2)  # of each kind a player has

# Where they are counted: soldiers[(faction * PLACES + place) * KIND_COUNT + kind]. Those on horde cards stand in
# `fields`, overseers in `overseers` and `figures`.
SUPPLY: Final = 0  # without shame
SHAMED: Final = 1  # in the supply, each with a shame token
STAGING: Final = 2  # + section
FIRING: Final = 5  # + section; archers only
GONE: Final = 8  # sacrificed
PLACES: Final = 9
PLACE_NAMES: Final = ("supply", "shamed", "staging", "firing", "gone")
# Casualties: doomed[faction * DOOMS + row * KIND_COUNT + kind], with row ROWS for the firing positions.
DOOMS: Final = (ROWS + 1) * KIND_COUNT
# A troop is soldiers of one kind in one place of a section: troop = (section * 2 + at) * KIND_COUNT + kind.
AT_STAGING: Final = 0
AT_FIRING: Final = 1
TROOPS: Final = SECTIONS * 2 * KIND_COUNT

# --- locations and officials --------------------------------------------------------------------------------------
SAWMILL: Final = 0
QUARRY: Final = 1
MINE: Final = 2
TEMPLE: Final = 3
BARRACKS: Final = 4
TEAHOUSE: Final = 5
BUILDERS: Final = 6
HEADQUARTERS: Final = 7
EMBASSY: Final = 8
ACADEMY: Final = 9
LOCATIONS: Final = 10
LOCATION_NAMES: Final = (
    "sawmill",
    "quarry",
    "mine",
    "temple",
    "barracks",
    "teahouse",
    "builders",
    "hq",
    "embassy",
    "academy",
)
PRODUCTION: Final = 4  # the locations before this number produce the good of the same number
# Where officials are counted: officials[faction * POSTS + post]; the posts before HOME are the locations.
HOME: Final = 10  # the personal supply
UNHIRED: Final = 11
DISMISSED: Final = 12  # sacrificed
POSTS: Final = 13
OFFICIALS: Final = 8  # of a player
UNLIMITED: Final = 255  # the slots of a special location

# --- cards --------------------------------------------------------------------------------------------------------
K_HORDE: Final = 0
K_COOP_HORDE: Final = 1
K_COMMAND: Final = 2
K_REED_COMMAND: Final = 3
K_REED_GENERAL: Final = 4
K_QIN: Final = 5
K_SOLO_COMMAND: Final = 6
K_TACTIC: Final = 7
K_COOP_TACTIC: Final = 8
K_ARTIFACT: Final = 9
K_ADVISOR: Final = 10
K_GENERAL: Final = 11
K_COOP_GENERAL: Final = 12
K_EVENT: Final = 13
K_DEMAND: Final = 14
CARD_KINDS: Final = (
    "horde",
    "coop_horde",
    "command",
    "reed_command",
    "reed_general",
    "solo_general",
    "solo_command",
    "tactic",
    "coop_tactic",
    "artifact",
    "advisor",
    "general",
    "coop_general",
    "event",
    "demand",
)
ROW: Final = 4  # advisors on offer
ARTIFACTS: Final = 3  # positions of artifacts or demands
HAND_LIMIT: Final = 5

DESPOTISM: Final = 0
ECONOMY: Final = 1
WORK_HARDER: Final = 2
ATTACK_ORDER: Final = 3
BETRAYAL: Final = 4
AUDIENCE: Final = 5
COMMANDS: Final = 6  # the names of command cards, Qin's too
REED_CARD: Final = 6  # stands for the Reed Clan's card in `played`
COMMAND_NAMES: Final = ("despotism", "economy", "work_harder", "attack_order", "betrayal", "audience", "reed")
# Where a command card is: commands[seat * COMMANDS + name].
IN_HAND: Final = 0
ON_TRACK: Final = 1
DISCARDED: Final = 2

# --- moments that cards react to ----------------------------------------------------------------------------------
INCOME: Final = "income"  # after the own summer income
SHEDDING: Final = "shedding"  # summer step 2, start of the own turn
BOUGHT_OFF: Final = "bought-off"  # … once for each token bought off
RECLAIMING: Final = "reclaiming"  # summer step 4, chosen but not done; n = 1 for honour, 0 for the cards
RECLAIMED: Final = "reclaimed"  # … done
TRACK_SET: Final = "track-set"  # every command card lies on the track
MY_TURN: Final = "my-turn"  # start of the own turn
PLACING: Final = "placing"  # an instruction to place officials begins; n = 1 in the own turn, 0 in another's
FRAMES_DONE: Final = "frames-done"  # after the last frame of the own card
ACTIVATED: Final = "activated"  # subject = location, n = own officials; before anybody resolves
WORKED: Final = "worked"  # … the owner has resolved it, officials still there
DONATED: Final = "donated"  # subject = location
RECRUITED: Final = "recruited"  # a block of recruiting is done; n = recruits
ATTACKED: Final = "attacked"  # one soldier attacked; subject = position of the horde, n = kind
BUILT: Final = "built"  # a block of building is done; tally[WALLS], tally[BARRICADES]
HIRED: Final = "hired"  # n = 0 an official, 1 an advisor
TACTIC_PLAYED: Final = "tactic-played"  # subject = card, n = 1 boosted
FELL: Final = "fell"  # … defeat step 7 is done; n = 1 when the owner had a soldier there
CAPTURED: Final = "captured"  # subject = card
CASUALTIES: Final = "casualties"  # soldiers are named; subject = section
KILLED: Final = "killed"  # deaths applied; subject = section, n = own dead
SOLDIER_KILLED: Final = "soldier-killed"  # once for each own dead; n = kind
SHAMED_BY: Final = "shamed-by"  # about to receive shame; subject = cause, n = tokens
WINTER_BEGINS: Final = "winter-begins"
VOLLEYED: Final = "volleyed"  # own archers of a section have fired; subject = section
HELD: Final = "held"  # subject = section
BREACH: Final = "breach"  # before breach step 1; subject = section
FULFILLED: Final = "fulfilled"  # a demand was fulfilled; subject = its card
MOMENTS: Final = (
    INCOME,
    SHEDDING,
    BOUGHT_OFF,
    RECLAIMING,
    RECLAIMED,
    TRACK_SET,
    MY_TURN,
    PLACING,
    FRAMES_DONE,
    ACTIVATED,
    WORKED,
    DONATED,
    RECRUITED,
    ATTACKED,
    BUILT,
    HIRED,
    TACTIC_PLAYED,
    FELL,
    CAPTURED,
    CASUALTIES,
    KILLED,
    SOLDIER_KILLED,
    SHAMED_BY,
    WINTER_BEGINS,
    VOLLEYED,
    HELD,
    BREACH,
    FULFILLED,
)
(
    M_INCOME,
    M_SHEDDING,
    M_BOUGHT_OFF,
    M_RECLAIMING,
    M_RECLAIMED,
    M_TRACK_SET,
    M_MY_TURN,
    M_PLACING,
    M_FRAMES_DONE,
    M_ACTIVATED,
    M_WORKED,
    M_DONATED,
    M_RECRUITED,
    M_ATTACKED,
    M_BUILT,
    M_HIRED,
    M_TACTIC_PLAYED,
    M_FELL,
    M_CAPTURED,
    M_CASUALTIES,
    M_KILLED,
    M_SOLDIER_KILLED,
    M_SHAMED_BY,
    M_WINTER_BEGINS,
    M_VOLLEYED,
    M_HELD,
    M_BREACH,
    M_FULFILLED,
) = range(len(MOMENTS))

# The seven windows for tactic cards, by the moment at which they open.
W_INCOME: Final = 0
W_MY_TURN: Final = 1
W_ACTIVATED: Final = 2
W_ATTACKED: Final = 3
W_DEFEATED: Final = 4
W_CASUALTIES: Final = 5  # and the deaths after it: one moment
W_ASSAULT: Final = 6
WINDOWS: Final = ("income", "my-turn", "activated", "attacked", "defeated", "casualties", "assault")

# What a half of a tactic card needs at its window, besides its moment.
NEEDS_NOTHING: Final = 0
NEEDS_SOLDIER: Final = 1  # an own soldier on the defeated card
NEEDS_PART: Final = 2  # … or an own archer on a firing position there
NEEDS_DOOMED: Final = 3  # own soldiers are named as casualties: played before the deaths
NEEDS_ANY_DOOMED: Final = 4  # anybody's are
NEEDS_DEAD: Final = 5  # own soldiers were killed: played after the deaths
NEEDS_BARRACKS: Final = 6  # that location is activated, with an own official there
NEEDS_PRODUCTION: Final = 7
TACTIC_NEEDS: Final = ("", "soldier", "part", "doomed", "any-doomed", "dead", "barracks", "production")

# Why shame is due.
LONE: Final = 0
BY_BREACH: Final = 1
BY_DEMAND: Final = 2
BY_CARD: Final = 3
CAUSES: Final = ("lone", "breach", "demand", "card")

# What was done in the block that runs: tally[…].
WALLS: Final = 0
BARRICADES: Final = 1
SHED: Final = 2
WARDED: Final = 3
RECRUITS: Final = 4
ATTACKS: Final = 5
TALLIES: Final = 6

# --- stats that cards change --------------------------------------------------------------------------------------
STATS: Final = (
    "strength",
    "section_strength",
    "wall_defence",
    "barricade_defence",
    "section_defence",
    "losses",
    "presence_honor",
    "shame_rows",
    "volley_archers",
    "recruit_price",
    "save_price",
    "shame_price",
    "wall_price",
    "barricade_price",
    "barricade_honor",
    "donate_honor",
    "overseer_price",
    "bonus_promotion",
    "hire_price",
    "boost_price",
    "discard_honor",
    "claim_fields",
    "others_frame_distinct",
    "shamed_capture",
    "recruit_substitute",
    "survivor_section",
    "breach_presence",
    "building_kinds",
)
(
    STRENGTH,
    SECTION_STRENGTH,
    WALL_DEFENCE,
    BARRICADE_DEFENCE,
    SECTION_DEFENCE,
    LOSSES,
    PRESENCE_HONOUR,
    SHAME_ROWS,
    VOLLEY_ARCHERS,
    RECRUIT_PRICE,
    SAVE_PRICE,
    SHAME_PRICE,
    WALL_PRICE,
    BARRICADE_PRICE,
    BARRICADE_HONOUR,
    DONATE_HONOUR,
    OVERSEER_PRICE,
    BONUS_PROMOTION,
    HIRE_PRICE,
    BOOST_PRICE,
    DISCARD_HONOUR,
    CLAIM_FIELDS,
    OTHERS_FRAME_DISTINCT,
    SHAMED_CAPTURE,
    RECRUIT_SUBSTITUTE,
    SURVIVOR_SECTION,
    BREACH_PRESENCE,
    BUILDING_KINDS,
) = range(len(STATS))

# How long a spell lasts.
UNTIL_COMPARISON: Final = 0
UNTIL_CLAIM: Final = 1
UNTIL_ACTIVATION: Final = 2
UNTIL_ASSAULTS: Final = 3
UNTIL_BREACH: Final = 4
UNTILS: Final = ("comparison", "claim", "activation", "assault_phase", "breach")

# --- answers ------------------------------------------------------------------------------------------------------
LOCATION, SECTION, FIELD, PAIR, TROOP = "location", "section", "field", "pair", "troop"
KIND, GOOD, COMMAND, POSITION, OFFER, CAPTURE, DEMAND, HORDE = (
    "kind",
    "good",
    "command",
    "position",
    "offer",
    "capture",
    "demand",
    "horde",
)
MOST_PAID: Final = 24  # the most a payment splits

_verb = T.actions.verb
V_GENERAL: Final = _verb("general", (CARD, CARDS))  # keep this general
V_ADVISOR: Final = _verb("advisor", (CARD, CARDS))  # make this dealt advisor the active one
V_COMMAND: Final = _verb("command", (COMMAND, COMMANDS))  # play, copy or take back a command card
V_POSITION: Final = _verb("position", (POSITION, MOST_SEATS))  # of the command track
V_RECLAIM: Final = _verb("reclaim")
V_HONOUR: Final = _verb("honour")
V_PLACE: Final = _verb("place", (LOCATION, LOCATIONS))  # an official goes there
V_LIFT: Final = _verb("lift", (LOCATION, LOCATIONS))  # an official leaves it, to be placed
V_ACTIVATE: Final = _verb("activate", (LOCATION, LOCATIONS))
V_PROMOTE: Final = _verb("promote", (LOCATION, PRODUCTION))
V_INCOME: Final = _verb("income", (SEAT, MOST_SEATS + 2), (LOCATION, PRODUCTION))  # of whose overseer
V_KIND: Final = _verb("kind", (KIND, KIND_COUNT))
V_DONATE: Final = _verb("donate")
V_RECRUIT: Final = _verb("recruit", (KIND, KIND_COUNT))
V_REDUCE: Final = _verb("reduce", (GOOD, RESOURCES))  # pay one less of it
V_STAGE: Final = _verb("stage", (SECTION, SECTIONS))  # to the staging area
V_POST: Final = _verb("post", (SECTION, SECTIONS))  # to a firing position, with nothing to wound
V_FIELD: Final = _verb("field", (FIELD, ALL_FIELDS))
V_PAIR: Final = _verb("pair", (PAIR, ALL_PAIRS))
V_TROOP: Final = _verb("troop", (TROOP, TROOPS))
V_BARRICADE: Final = _verb("barricade", (SECTION, SECTIONS))
V_WALL: Final = _verb("wall", (SECTION, SECTIONS))
V_SECTION: Final = _verb("section", (SECTION, SECTIONS))
V_RISE: Final = _verb("rise")
V_HIRE: Final = _verb("hire", (OFFER, ROW))
V_HIRE_OFFICIAL: Final = _verb("hire-official")
V_ACTIVE: Final = _verb("active")
V_SUPPORT: Final = _verb("support")
V_DRAW: Final = _verb("draw", (NUMBER, OFFICIALS + 1))
V_NUMBER: Final = _verb("number", (NUMBER, MOST_PAID))
V_GOOD: Final = _verb("good", (GOOD, RESOURCES))
V_TACTIC: Final = _verb("tactic", (CARD, CARDS))  # play it, basic
V_BOOSTED: Final = _verb("boosted", (CARD, CARDS))  # play it, boosted
V_DISCARD: Final = _verb("discard", (CARD, CARDS))  # a tactic card from hand
V_PASS: Final = _verb("pass", decline=True)  # play no tactic card
V_SHAME: Final = _verb("shame", (KIND, KIND_COUNT))  # put a token under a soldier
V_SHAME_CARD: Final = _verb("shame-card", (CAPTURE, CARDS))  # … on a captured horde
V_SHED: Final = _verb("shed", (KIND, KIND_COUNT))  # take one from under a soldier
V_SHED_CARD: Final = _verb("shed-card", (CAPTURE, CARDS))
V_GIVE_UP: Final = _verb("give-up")  # honour, to be rid of the token at once
V_SEAT: Final = _verb("seat", (SEAT, MOST_SEATS + 2))  # a faction
V_OFFER: Final = _verb("offer", (OFFER, ROW))  # an advisor of the row that leaves it
V_DEMAND: Final = _verb("demand", (DEMAND, ARTIFACTS))
V_HORDE: Final = _verb("horde", (HORDE, POSITIONS))
V_CAPTURE: Final = _verb("capture", (CAPTURE, CARDS))  # a captured horde, to be given
V_OFFICIAL: Final = _verb("official", (LOCATION, LOCATIONS + 1))  # one of one's officials; the last: of the supply
V_FIGURE: Final = _verb("figure", (HORDE, POSITIONS), (KIND, KIND_COUNT))  # a soldier of a kind on a horde card

T.mixes(RESOURCES, MOST_PAID)  # "3 wood", where a price or gift may be of any kinds
MOST_SHAME: Final = 10  # tokens that go under soldiers of a kind, or leave them, in one answer
V_SHAMES: Final = _verb("shames", (KIND, KIND_COUNT), (NUMBER, MOST_SHAME + 1))  # put several tokens under soldiers
V_SHEDS: Final = _verb("sheds", (KIND, KIND_COUNT), (NUMBER, MOST_SHAME + 1))  # take several from under them

# --- events -------------------------------------------------------------------------------------------------------
_event = T.event
_seat, _n, _card = ("seat", SEAT), ("n", NUMBER), ("card", CARD)
_location, _section, _good = ("location", LOCATION), ("section", SECTION), ("good", GOOD)
_kind, _horde, _field, _command = ("kind", KIND), ("horde", HORDE), ("field", FIELD), ("command", COMMAND)
E_BEGAN: Final = _event("began", _n, reveals=True, story=ALONE)
E_DEALT: Final = _event("dealt", _seat, _card, secret=("card",), silent=True, story=LISTS)
E_GENERAL: Final = _event("general", _seat, _card, reveals=True, story=ALONE)
E_ADVISORS: Final = _event("advisors", _seat, _card, ("support", CARD), reveals=True, story=ALONE)
E_SUPPLIED: Final = _event("supplied", _seat, story=OPENS)  # with what a general begins with
E_YEAR: Final = _event("year", _n, story=MARK)
E_SEASON: Final = _event("season", ("season", "season"), _n, story=MARK)  # n: the year
E_HORDE: Final = _event("horde", _card, _horde, reveals=True, story=Story(alone=True, joins="card horde"))
E_RAID: Final = _event("raid", _card, _n, reveals=True, story=OPENS)
E_RESHUFFLED: Final = _event("reshuffled", ("deck", "deck"), _n, reveals=True)
E_ROW: Final = _event("row", _card, reveals=True, story=PARTS)
E_LEFT_ROW: Final = _event("left-row", _card, story=PARTS)
E_GAINED: Final = _event("gained", _seat, _good, _n, _card, story=GAINS)
E_PAID: Final = _event("paid", _seat, _good, _n, _card, story=PAYS)
E_HONOUR: Final = _event("honour", _seat, ("honour", AMOUNT), _card, story=GAINS)
E_LOST_HONOUR: Final = _event("lost-honour", _seat, ("honour", AMOUNT), story=LOSES)
E_STORED: Final = _event("stored", _good, _n)
E_UNSTORED: Final = _event("unstored", _good, _n)
E_CHOSE: Final = _event("chose", _seat, _command, reveals=True, story=OPENS)
E_TRACK: Final = _event("track", _seat, ("position", POSITION), story=OPENS)
E_SWAPPED: Final = _event("swapped", _seat, ("other", SEAT))
E_RECLAIMED: Final = _event("reclaimed", _seat, _n, story=OPENS)
E_TOOK_BACK: Final = _event("took-back", _seat, _command, story=Story(opens=True, joins="command"))
E_KEPT: Final = _event("kept", _seat, _n, story=OPENS)  # honour for cards that stay in the discard
E_TURN: Final = _event("turn", _seat, _command, story=OPENS)
E_PLACED: Final = _event("placed", _seat, _location, story=Story(opens=True, joins="location"))
E_MOVED: Final = _event("moved", _seat, _location, ("to", LOCATION), story=OPENS)
E_ACTIVATED: Final = _event("activated", _location, _seat, ("advanced", NUMBER), story=OPENS)
E_PROMOTED: Final = _event("promoted", _seat, _location, _n, story=OPENS)
E_DONATED: Final = _event("donated", _seat, _good, story=OPENS)
E_RECRUITED: Final = _event("recruited", _seat, _kind, _n, story=Story(opens=True, joins="kind n"))
E_STAGED: Final = _event("staged", _seat, _kind, _section, story=Story(joins="kind"))
E_ATTACKED: Final = _event("attacked", _seat, _kind, _field)
E_POSTED: Final = _event("posted", _seat, _section)
E_WOUNDED: Final = _event("wounded", _seat, _field)
E_BUILDS: Final = _event("builds", _seat, _section, ("wall", NUMBER), story=OPENS)  # told before it is paid
E_WALL: Final = _event("wall", _seat, _section, _n)
E_BARRICADE: Final = _event("barricade", _seat, _section)
E_MARCHED: Final = _event("marched", _seat, _kind, _section, ("to", SECTION), _n, story=OPENS)
E_TEA: Final = _event("tea", _seat, _n, story=OPENS)
E_HIRED: Final = _event("hired", _seat, _card, ("active", NUMBER), story=OPENS)
E_HIRED_OFFICIAL: Final = _event("hired-official", _seat, story=OPENS)
E_DREW: Final = _event("drew", _seat, _card, secret=("card",), reveals=True, story=PARTS)
E_TACTIC: Final = _event("tactic", _seat, _card, ("boosted", NUMBER), reveals=True, story=OPENS)
E_DISCARDED: Final = _event("discarded", _seat, _card, reveals=True, story=PARTS)
E_VOLLEY: Final = _event("volley", _section, story=OPENS)
E_DEFEATED: Final = _event("defeated", _card, _section, story=LISTS)
E_CLAIMED: Final = _event("claimed", _seat, _card, story=OPENS)
E_NOT_CLAIMED: Final = _event("not-claimed", _card, story=OPENS)
E_KILLED: Final = _event("killed", _seat, _kind, _section, story=Story(joins="kind"))
E_SAVES: Final = _event("saves", _seat, _kind, story=Story(opens=True, joins="kind"))  # for chi
E_SAVED: Final = _event("saved", _seat, _kind, _section, story=Story(joins="kind"))
E_RETURNED: Final = _event("returned", _seat, _kind, _section, story=Story(joins="kind"))  # survived a defeated horde
E_ASSAULT: Final = _event("assault", _section, ("attack", NUMBER), ("defence", NUMBER), story=OPENS)
E_BREACHED: Final = _event("breached", _section)
E_CLEARED: Final = _event("cleared")  # barricades are off
E_SHAMED: Final = _event("shamed", _seat, _kind, story=Story(opens=True, joins="kind"))
E_SHAMED_CARD: Final = _event("shamed-card", _seat, _card)
E_NO_ROOM: Final = _event("no-room", _seat)  # the token goes to the box
E_NO_BANK: Final = _event("no-bank", _seat)
E_WARDED: Final = _event("warded", _seat, _n)
E_SHED: Final = _event("shed", _seat, _kind, story=OPENS)
E_SHED_CARD: Final = _event("shed-card", _seat, _card, story=OPENS)
E_GAVE_UP: Final = _event("gave-up", _seat, story=OPENS)  # honour, to be rid of a token at once
E_REED_GENERAL: Final = _event("reed-general", _card, story=OPENS)
E_QIN_CARD: Final = _event("qin-card", _card, reveals=True, story=OPENS)
E_LADDER: Final = _event("ladder", _location)  # its token goes to the left end of Qin's track
E_QIN_SUPPORT: Final = _event("qin-support", _card, secret=("card",))
E_PROPOSED: Final = _event("proposed", _seat, _card, story=OPENS)
E_REFUSED: Final = _event("refused", _seat, _card, story=OPENS)
E_FULFILLED: Final = _event("fulfilled", _card, _n, story=OPENS)
E_DEMAND: Final = _event("demand", _card, reveals=True, story=OPENS)
E_EVENT: Final = _event("event", _card, reveals=True, story=OPENS)
E_SACRIFICED: Final = _event("sacrificed", _seat, _kind)
E_SACRIFICED_OFFICIAL: Final = _event("sacrificed-official", _seat)
E_SACRIFICED_CARD: Final = _event("sacrificed-card", _seat, _card)
E_GAVE: Final = _event("gave", _seat, ("other", SEAT), _good, _n, story=Story(gains="other", loses="seat"))
E_OVER: Final = _event("over", ("ending", "ending"), story=ALONE)
