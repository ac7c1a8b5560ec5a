"""The numbered words of Powers: kinds of card, steps of an evaluation, verbs, events and factions."""

from __future__ import annotations

from ...cards.nodes import EffectTables
from ...kernel.options import CARD, SEAT, WORD

CARDS = 72
T = EffectTables("powers")

# --- kinds (PW-CMP-02). A Threat turned by Acwel acts as a Hideout and the other way round: kind ^ 2. -------------
AGENT, THREAT, EVENT, HIDEOUT = 0, 1, 2, 3
KINDS = ("agent", "threat", "event", "hideout")

FACTIONS = ("ZED", "MAG", "IND", "ORI", "SID", "STR")

# --- seats: all of them, and all but one, by number of seats -------------------------------------------------------
EVERYBODY = tuple([tuple(range(n)) for n in range(7)])
BUT_ONE = tuple([tuple([tuple([p for p in range(n) if p != one]) for one in range(n)]) for n in range(7)])

# --- variants -----------------------------------------------------------------------------------------------------
STRUGGLE, ILLUMINATI = 0, 1
VARIANTS = ("struggle", "illuminati")

# --- states of a laid card (PW-RND-04), bits of `flag`; a card with none of the first three is active -------------
CANCELLED, DEAD, COVERED, TURNED, MARKED, SHELTERED = 1, 2, 4, 8, 16, 32
UNAIMED = 255  # the aim of a card without a target
DOWN = CANCELLED | DEAD | COVERED

# --- states of a Candidate ----------------------------------------------------------------------------------------
UNSEEN, APPEARED, UNCOVERED, SHOWN = 0, 1, 2, 3
CANDIDATE_STATES = ("hidden", "appeared", "uncovered", "shown")

# --- why the game ended, bits of `ending` -------------------------------------------------------------------------
LIMIT, ALL_KNOWN, OUT_OF_CARDS = 1, 2, 4

# --- the steps S1 to S13 of one evaluation (PW-EVA-02) ------------------------------------------------------------
REPLACE, MODEL, DECLARE, FORESTALL, VOID, COPY, ACT, VIRGINIA, TURN, AGENTS, GUESS, THREATEN, DEATHS, END, TRAITOR = (
    range(15)
)
STEPS = (
    "S1", "S2", "S2", "S3", "S4", "S5", "S6", "S7", "S7", "S7", "S8", "S9", "S11", "S12", "S13",
)  # fmt: skip
NEVER = -1  # the step of a card without an immediate effect

# --- verbs --------------------------------------------------------------------------------------------------------
_verb = T.actions.verb
CHOOSE_CANDIDATE = _verb("candidate", (CARD, CARDS))
DRAFT = _verb("draft", (CARD, CARDS))
LAY = _verb("lay", (CARD, CARDS))
PICK = _verb("pick", (CARD, CARDS))
SKIP = _verb("skip", decline=True)
CHOOSE_SEAT = _verb("seat", (SEAT, 6))
NAME = _verb("name", (CARD, CARDS))
FACTION = _verb("faction", (WORD, 6))
PASS = _verb("pass", decline=True)
EXCHANGE = _verb("exchange", (CARD, CARDS))
APPEAR = _verb("appear")
HIDE = _verb("hide", decline=True)

# --- events -------------------------------------------------------------------------------------------------------
_event = T.event
_SEAT, _CARD = ("seat", SEAT), ("card", CARD)
E_START = _event("start", _SEAT)
E_CHOSEN = _event("chosen", _SEAT, _CARD, secret=("card",))
E_DEALT = _event("dealt", _SEAT, ("n", "number"), reveals=True)
E_ROUND = _event("round", ("round", "number"), _SEAT)
E_OFFER = _event("offer", _CARD, reveals=True)
E_DRAFT = _event("draft", _SEAT, _CARD)
E_LAY_OPEN = _event("lay-open", _SEAT, _CARD, reveals=True)
E_LAY = _event("lay", _SEAT, _CARD, reveals=True)
E_DRAW = _event("draw", _SEAT, _CARD, secret=("card",), reveals=True)
E_LAY_ON = _event("lay-on", _SEAT, _CARD, ("under", CARD), reveals=True)
E_COPY = _event("copy", _SEAT, _CARD, ("model", CARD))
E_AIM = _event("aim", _SEAT, _CARD, ("target", CARD))
E_CANCEL = _event("cancel", _CARD, ("by", CARD))
E_MOVE = _event("move", _SEAT, _CARD, ("by", CARD))
E_TURN = _event("turn", _CARD, ("by", CARD), ("kind", "kind"))
E_DOUBLE = _event("double", _CARD)
E_MARK = _event("mark", _SEAT, _CARD, ("target", CARD))
E_SHELTER = _event("shelter", _CARD, ("by", CARD))
E_LOOK = _event("look", _SEAT, ("at", SEAT), _CARD, secret=("card",), reveals=True)
E_EXCHANGE = _event("exchange", _SEAT, ("out", CARD), ("in", CARD), secret=("out", "in"))
E_KEEP = _event("keep", _SEAT, _CARD)
E_PROPOSE = _event("propose", _SEAT, ("at", SEAT), ("code", "guess"), secret=("code",), reveals=True, silent=True)
E_GUESS = _event("guess", ("at", SEAT), ("code", "guess"), ("right", "number"), reveals=True)
E_SEARCH = _event("search", _SEAT, ("at", SEAT), ("code", "guess"), ("right", "number"), reveals=True)
E_NO_GUESS = _event("no-guess", ("at", SEAT))
E_DISAGREE = _event("disagree", ("at", SEAT))
E_THREATENED = _event("threatened", _CARD)
E_APPEAR = _event("appear", _SEAT, _CARD, reveals=True)
E_STAY = _event("stay", _SEAT)
E_DIES = _event("dies", _CARD)
E_SAVED = _event("saved", _CARD)
E_TRAITOR = _event("traitor", _SEAT, ("next", SEAT))
E_END_LIMIT = _event("end-limit", ("n", "number"))
E_END_KNOWN = _event("end-known")
E_END_CARDS = _event("end-cards")
E_SHOW = _event("show", _SEAT, _CARD, reveals=True)
E_KILL = _event("kill", _CARD, ("by", CARD))
E_WIN = _event("win", _SEAT, ("n", "number"))
