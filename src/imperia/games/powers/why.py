"""Why a card cannot be used now: what lies on the table acts by itself, and each part of a round has its own cards."""

from __future__ import annotations

from ...kernel.options import CARD
from ...kernel.why import Why, parted
from . import lexicon as L
from .flow import ASK_DRAFT, ASK_LAY, ASK_LAY_OPEN
from .state import Powers


def hindrances(s: Powers, seat: int, thing: str) -> list[Why]:
    """The reason that goes with where a card lies, as far as the seat can see it lie there."""
    kind, card = parted(thing)
    if kind != CARD or not 0 <= card < L.CARDS:
        return []
    if s.col[card]:
        if s.flag[card] & L.DEAD:
            return [Why("", "dead", "PW-THR-02", never=True)]
        if s.flag[card] & L.CANCELLED:
            return [Why("", "cancelled", "PW-EVA-04", never=True)]
        return [Why("", "laid", "PW-LAY-03", never=True)]
    if card == s.candidate[seat]:
        return [Why("lay", "candidate", "PW-SET-03", never=True)]
    if card in s.hands[seat] and s.asking[0] not in (ASK_LAY, ASK_LAY_OPEN):
        return [Why("lay", "draft-first" if s.asking[0] == ASK_DRAFT else "lay-later", "PW-LAY-03")]
    return []
