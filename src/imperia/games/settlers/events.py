"""The events of Imperial Settlers: what the log tells, and which part of it is secret."""

from __future__ import annotations

from typing import Final

from ...kernel.events import ALONE, AMOUNT, GAINS, LISTS, MARK, OPENS, PARTS, PAYS, Story
from ...kernel.options import NUMBER, SEAT, SLOT
from .goods import GOODS, VP
from .lexicon import T

_event = T.event
_SEAT, _CARD, _N, _GOOD = ("seat", SEAT), ("card", SLOT), ("n", NUMBER), ("good", "good")
_OWNER = ("owner", SEAT)  # whose it was; -1: the virtual player's
FACTION: Final = _event("faction", _SEAT, ("faction", "faction"), ("side", "side"), story=ALONE)
START: Final = _event("start", _SEAT, story=ALONE)
ROUND: Final = _event("round", ("round", NUMBER), _SEAT, story=ALONE)
PHASE: Final = _event("phase", ("phase", "phase"), story=MARK)
DRAW: Final = _event("draw", _SEAT, _CARD, ("deck", "deck"), secret=("card",), reveals=True, story=GAINS)
REVEAL: Final = _event("reveal", _CARD, reveals=True, story=LISTS)
PICK: Final = _event("pick", _SEAT, _CARD, story=OPENS)
OFFERED: Final = _event("offered", _SEAT, _CARD, secret=("card",), reveals=True, silent=True, story=LISTS)
ADD: Final = _event("add", _SEAT, _CARD, secret=("card",), story=LISTS)
LEFT: Final = _event("left", _CARD, story=PARTS)
PRODUCE: Final = _event(  # all but points, and but what asks something
    "produce", _SEAT, *[(name, AMOUNT) for name in GOODS[:VP]], story=Story(opens=True, gains="seat")
)
GAIN: Final = _event("gain", _SEAT, _GOOD, _N, _CARD, ("way", NUMBER), story=GAINS)
BUILD: Final = _event(
    "build", _SEAT, _CARD, reveals=True, story=OPENS
)  # told when the card is named, before it is paid for
GIVE_UP: Final = _event("give-up", _SEAT, _CARD)
FOUNDATION: Final = _event("use-foundation", _SEAT, _CARD, reveals=True)
PAY: Final = _event("pay", _SEAT, *[(name, AMOUNT) for name in GOODS[:VP]], story=PAYS)
DEAL: Final = _event("deal", _SEAT, _CARD, reveals=True, story=OPENS)
RAZE_HAND: Final = _event("raze-hand", _SEAT, _CARD, reveals=True, story=OPENS)
RAZE: Final = _event("raze", _SEAT, _OWNER, _CARD, story=OPENS)
RAZE_VIRTUAL: Final = _event("raze-virtual", _SEAT, _CARD, story=OPENS)
RAZE_OWN: Final = _event("raze-own", _SEAT, _CARD, story=OPENS)
ACTIVATE: Final = _event("activate", _SEAT, _CARD, ("times", NUMBER), story=OPENS)
SEND: Final = _event("send", _SEAT, _N, story=OPENS)
PASS: Final = _event("pass", _SEAT, story=ALONE)
DEFEND: Final = _event("defend", _SEAT, _CARD, story=OPENS)
SAMURAI: Final = _event("samurai", _SEAT, _CARD, story=OPENS)
UNDER: Final = _event("under", _SEAT, ("gate", SLOT), _CARD, secret=("card",), story=LISTS)
SHRINE: Final = _event("shrine", _SEAT, _GOOD, _CARD, story=Story(opens=True, joins="good", pays="seat"))
DISCARD: Final = _event("discard", _SEAT, _CARD, reveals=True, story=PARTS)
KEEP: Final = _event("keep", _SEAT, _CARD, secret=("card",), story=PARTS)
BACK: Final = _event("back", _SEAT, _CARD, secret=("card",), story=PARTS)
READY: Final = _event("ready", _SEAT, _CARD, story=PARTS)
REMOVE: Final = _event("remove", _SEAT, _OWNER, _CARD)
STEAL: Final = _event("steal", _SEAT, _OWNER, _GOOD, story=Story(gains="seat", loses="owner"))
TAKE_DEAL: Final = _event("take-deal", _SEAT, _OWNER, _CARD)
BREAK_DEAL: Final = _event("break-deal", _SEAT, _OWNER, _CARD)
DROP_DEAL: Final = _event("drop-deal", _SEAT, _CARD, story=PARTS)
DROP_ROUTE: Final = _event("drop-route", _SEAT, _CARD)
ROUTE: Final = _event("route", _SEAT, _CARD)
BLOCK: Final = _event("block", _SEAT, _CARD)
TAKE_OVER: Final = _event("take-over", _SEAT, _OWNER, _CARD)
RETURN: Final = _event("return", _CARD)
SANCTUARY: Final = _event("sanctuary", _SEAT, _CARD, secret=("card",))
CONVERT: Final = _event("convert", _SEAT, _GOOD, _CARD, story=PAYS)
STORE: Final = _event("store", _SEAT, *[(name, AMOUNT) for name in GOODS[:VP]], story=OPENS)
LOSE: Final = _event(  # what may not be kept
    "lose", _SEAT, *[(name, AMOUNT) for name in GOODS[:VP]], story=Story(opens=True, loses="seat")
)
RESHUFFLE: Final = _event("reshuffle", _N)
COLLECT: Final = _event("collect", _CARD, story=LISTS)
WAVE: Final = _event("wave", _CARD, reveals=True, story=LISTS)
HIT: Final = _event("hit", _OWNER, _CARD, ("first", SLOT), ("second", SLOT))
MISS: Final = _event("miss", _CARD)
VIRTUAL: Final = _event("virtual", _CARD, reveals=True, story=PARTS)
OVER: Final = _event("over", _SEAT, _N, story=ALONE)
WIN: Final = _event("win", _SEAT, _N, story=ALONE)
LOSS: Final = _event("loss", _SEAT, ("collection", NUMBER), ("locations", NUMBER), story=ALONE)
