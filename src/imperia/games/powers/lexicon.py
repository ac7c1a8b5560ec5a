"""The numbered words of Powers: kinds of card, steps of an evaluation, verbs, events and factions."""

from __future__ import annotations

from typing import Final

from ...cards.nodes import EffectTables
from ...kernel.events import ALONE, LISTS, OPENS, Story
from ...kernel.options import CARD, SEAT, WORD

CARDS: Final = 72
T: Final = EffectTables("powers", 6)

# --- kinds (PW-CMP-02). A Threat turned by Acwel acts as a Hideout and the other way round: kind ^ 2. -------------
AGENT: Final = 0
THREAT: Final = 1
EVENT: Final = 2
HIDEOUT: Final = 3
KINDS: Final = ("agent", "threat", "event", "hideout")

FACTIONS: Final = ("ZED", "MAG", "IND", "ORI", "SID", "STR")

# --- seats: all of them, all but one, and anticlockwise up to one (whose frame then runs first), by number of seats --
EVERYBODY: Final = tuple([tuple(range(n)) for n in range(7)])
BUT_ONE: Final = tuple([tuple([tuple([p for p in range(n) if p != one]) for one in range(n)]) for n in range(7)])
TO_FIRST: Final = tuple([tuple([tuple([(p - i) % n for i in range(1, n + 1)]) for p in range(n)]) for n in range(7)])

# --- variants -----------------------------------------------------------------------------------------------------
STRUGGLE: Final = 0
ILLUMINATI: Final = 1
VARIANTS: Final = ("struggle", "illuminati")

# --- states of a laid card (PW-RND-04), bits of `flag`; a card with none of the first three is active -------------
CANCELLED: Final = 1
DEAD: Final = 2
COVERED: Final = 4
TURNED: Final = 8
MARKED: Final = 16
SHELTERED: Final = 32
DOWN: Final = CANCELLED | DEAD | COVERED

# --- states of a Candidate ----------------------------------------------------------------------------------------
UNSEEN: Final = 0
APPEARED: Final = 1
UNCOVERED: Final = 2
SHOWN: Final = 3
CANDIDATE_STATES: Final = ("hidden", "appeared", "uncovered", "shown")

# --- why the game ended, bits of `ending` -------------------------------------------------------------------------
LIMIT: Final = 1
ALL_KNOWN: Final = 2
OUT_OF_CARDS: Final = 4

# --- the steps S1 to S13 of one evaluation (PW-EVA-02) ------------------------------------------------------------
REPLACE: Final = 0  # S1: replacement Events
MODEL: Final = 1  # S2: Arminus chooses his model
DECLARE: Final = 2  # S2: Jane Gray and Lady Johanna name targets
FORESTALL: Final = 3  # S3: Harionago
VOID: Final = 4  # S4: Weight of Emptiness, Secret Pact
COPY: Final = 5  # S5: copying Events
ACT: Final = 6  # S6: other immediate Events
VIRGINIA: Final = 7  # S7: Lady Virginia
TURN: Final = 8  # S7: Acwel
AGENTS: Final = 9  # S7: other immediate Agents
GUESS: Final = 10  # S8: guessing
THREATEN: Final = 11  # S9: Threats; Candidates may appear
DEATHS: Final = 12  # S11: deaths of the previous column
END: Final = 13  # S12: end check
TRAITOR: Final = 14  # S13: next exposed player
WHEN: Final = (  # how the text of a card says the step of its immediate effect
    "first", "reveal", "reveal", "before-cards", "before-events", "at-once", "at-once", "at-once", "at-once", "at-once",
)  # fmt: skip
NEVER: Final = -1  # the step of a card without an immediate effect

# --- verbs --------------------------------------------------------------------------------------------------------
_verb = T.actions.verb
CHOOSE_CANDIDATE: Final = _verb("candidate", (CARD, CARDS))
DRAFT: Final = _verb("draft", (CARD, CARDS))
LAY: Final = _verb("lay", (CARD, CARDS))
PICK: Final = _verb("pick", (CARD, CARDS))
NAME: Final = _verb("name", (CARD, CARDS))
FACTION: Final = _verb("faction", (WORD, 6))
PASS: Final = _verb("pass", decline=True)
EXCHANGE: Final = _verb("exchange", (CARD, CARDS))
APPEAR: Final = _verb("appear")
HIDE: Final = _verb("hide", decline=True)

# --- questions about a Candidate: (prompt, card, owner), and in a vote the proposals from there on ------------------
GUESSED: Final = 2
PROPOSED: Final = 3

# --- events -------------------------------------------------------------------------------------------------------
_event = T.event
_SEAT, _CARD = ("seat", SEAT), ("card", CARD)
E_START: Final = _event("start", _SEAT, story=ALONE)
E_CHOSEN: Final = _event("chosen", _SEAT, _CARD, secret=("card",), story=OPENS)
E_DEALT: Final = _event("dealt", _SEAT, ("n", "number"), reveals=True)
E_ROUND: Final = _event("round", ("round", "number"), _SEAT, story=ALONE)
E_OFFER: Final = _event("offer", _CARD, reveals=True, story=LISTS)
E_DRAFT: Final = _event("draft", _SEAT, _CARD, story=OPENS)
E_LAY_OPEN: Final = _event("lay-open", _SEAT, _CARD, reveals=True, story=OPENS)
E_LAY: Final = _event("lay", _SEAT, _CARD, reveals=True, story=OPENS)
E_DRAW: Final = _event("draw", _SEAT, _CARD, secret=("card",), reveals=True)
E_LAY_ON: Final = _event("lay-on", _SEAT, _CARD, ("under", CARD), reveals=True, story=OPENS)
E_COPY: Final = _event("copy", _SEAT, _CARD, ("model", CARD), story=OPENS)
E_AIM: Final = _event("aim", _SEAT, _CARD, ("target", CARD), story=OPENS)
E_CANCEL: Final = _event("cancel", _CARD, ("by", CARD), story=LISTS)
E_MOVE: Final = _event("move", _SEAT, _CARD, ("by", CARD), story=OPENS)
E_TURN: Final = _event("turn", _CARD, ("by", CARD), ("kind", "kind"), story=OPENS)
E_DOUBLE: Final = _event("double", _CARD, story=OPENS)
E_MARK: Final = _event("mark", _SEAT, _CARD, ("target", CARD), story=OPENS)
E_SHELTER: Final = _event("shelter", _CARD, ("by", CARD), story=LISTS)
E_LOOK: Final = _event("look", _SEAT, ("at", SEAT), _CARD, secret=("card",), reveals=True, story=OPENS)
E_EXCHANGE: Final = _event("exchange", _SEAT, ("out", CARD), ("in", CARD), secret=("out", "in"))
E_KEEP: Final = _event("keep", _SEAT, _CARD)
E_PROPOSE: Final = _event(
    "propose", _SEAT, ("at", SEAT), ("code", "guess"), secret=("code",), reveals=True, silent=True, story=OPENS
)
E_GUESS: Final = _event("guess", ("at", SEAT), ("code", "guess"), ("right", "number"), reveals=True, story=OPENS)
E_SEARCH: Final = _event(
    "search", _SEAT, ("at", SEAT), ("code", "guess"), ("right", "number"), reveals=True, story=OPENS
)
E_NO_GUESS: Final = _event("no-guess", ("at", SEAT), story=OPENS)
E_DISAGREE: Final = _event("disagree", ("at", SEAT), story=OPENS)
E_THREATENED: Final = _event("threatened", _CARD, ("by", CARD), story=Story(opens=True, joins="by"))
E_APPEAR: Final = _event("appear", _SEAT, _CARD, reveals=True, story=OPENS)
E_STAY: Final = _event("stay", _SEAT, story=OPENS)
E_DIES: Final = _event("dies", _CARD, ("by", CARD), story=Story(opens=True, joins="by"))
E_SAVED: Final = _event("saved", _CARD, story=OPENS)
E_TRAITOR: Final = _event("traitor", _SEAT, ("next", SEAT), story=ALONE)
E_END_LIMIT: Final = _event("end-limit", ("n", "number"), story=ALONE)
E_END_KNOWN: Final = _event("end-known", story=ALONE)
E_END_CARDS: Final = _event("end-cards", story=ALONE)
E_SHOW: Final = _event("show", _SEAT, _CARD, reveals=True, story=OPENS)
E_KILL: Final = _event("kill", _CARD, ("by", CARD), story=LISTS)
E_WIN: Final = _event("win", _SEAT, ("n", "number"), story=ALONE)
