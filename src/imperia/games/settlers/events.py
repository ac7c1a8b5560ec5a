"""The events of Imperial Settlers: what the log tells, and which part of it is secret."""

from __future__ import annotations

from typing import Final

from ...kernel.options import NUMBER, SEAT, SLOT
from .goods import COUNTED, GOODS
from .lexicon import T

_event = T.event
_SEAT, _CARD, _N, _GOOD = ("seat", SEAT), ("card", SLOT), ("n", NUMBER), ("good", "good")
FACTION: Final = _event("faction", _SEAT, ("faction", "faction"), ("side", "side"))
START: Final = _event("start", _SEAT)
ROUND: Final = _event("round", ("round", NUMBER), _SEAT)
PHASE: Final = _event("phase", ("phase", "phase"))
DRAW: Final = _event("draw", _SEAT, _CARD, ("deck", "deck"), secret=("card",), reveals=True)
REVEAL: Final = _event("reveal", _CARD, reveals=True)
PICK: Final = _event("pick", _SEAT, _CARD)
OFFERED: Final = _event("offered", _SEAT, _CARD, secret=("card",), reveals=True, silent=True)
ADD: Final = _event("add", _SEAT, _CARD, secret=("card",))
LEFT: Final = _event("left", _CARD)
PRODUCE: Final = _event("produce", _SEAT, *[(name, NUMBER) for name in GOODS[:COUNTED]])  # all without a choice
GAIN: Final = _event("gain", _SEAT, _GOOD, _N, _CARD)
BUILD: Final = _event("build", _SEAT, _CARD, reveals=True)  # told when the card is named, before it is paid for
GIVE_UP: Final = _event("give-up", _SEAT, _CARD)
FOUNDATION: Final = _event("use-foundation", _SEAT, _CARD, reveals=True)
PAY: Final = _event("pay", _SEAT, *[(name, NUMBER) for name in GOODS[:4]])
DEAL: Final = _event("deal", _SEAT, _CARD, reveals=True)
RAZE_HAND: Final = _event("raze-hand", _SEAT, _CARD, reveals=True)
RAZE: Final = _event("raze", _SEAT, ("owner", SEAT), _CARD)
RAZE_VIRTUAL: Final = _event("raze-virtual", _SEAT, _CARD)
RAZE_OWN: Final = _event("raze-own", _SEAT, _CARD)
ACTIVATE: Final = _event("activate", _SEAT, _CARD, ("times", NUMBER))
SEND: Final = _event("send", _SEAT, _N)
PASS: Final = _event("pass", _SEAT)
DEFEND: Final = _event("defend", _SEAT, _CARD)
SAMURAI: Final = _event("samurai", _SEAT, _CARD)
UNDER: Final = _event("under", _SEAT, ("gate", SLOT), _CARD, secret=("card",))
SHRINE: Final = _event("shrine", _SEAT, _GOOD, _CARD)
DISCARD: Final = _event("discard", _SEAT, _CARD, reveals=True)
KEEP: Final = _event("keep", _SEAT, _CARD, secret=("card",))
BACK: Final = _event("back", _SEAT, _CARD, secret=("card",))
READY: Final = _event("ready", _SEAT, _CARD)
REMOVE: Final = _event("remove", _SEAT, _CARD)
STEAL: Final = _event("steal", _SEAT, ("owner", SEAT), _GOOD)
TAKE_DEAL: Final = _event("take-deal", _SEAT, _CARD)
DROP_DEAL: Final = _event("drop-deal", _SEAT, _CARD)
DROP_ROUTE: Final = _event("drop-route", _SEAT, _CARD)
ROUTE: Final = _event("route", _SEAT, _CARD)
BLOCK: Final = _event("block", _SEAT, _CARD)
TAKE_OVER: Final = _event("take-over", _SEAT, _CARD)
RETURN: Final = _event("return", _CARD)
SANCTUARY: Final = _event("sanctuary", _SEAT, _CARD, secret=("card",))
CONVERT: Final = _event("convert", _SEAT, _GOOD, _CARD)
STORE: Final = _event("store", _SEAT, *[(name, NUMBER) for name in GOODS[:6]])
RESHUFFLE: Final = _event("reshuffle", _N)
COLLECT: Final = _event("collect", _CARD)
WAVE: Final = _event("wave", _CARD, reveals=True)
HIT: Final = _event("hit", _CARD, ("first", SLOT), ("second", SLOT))
MISS: Final = _event("miss", _CARD)
VIRTUAL: Final = _event("virtual", _CARD, reveals=True)
OVER: Final = _event("over", _SEAT, _N)
WIN: Final = _event("win", _SEAT, _N)
LOSS: Final = _event("loss", _SEAT, ("collection", NUMBER), ("locations", NUMBER))
