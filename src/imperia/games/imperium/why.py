"""Why a card cannot be played or used now: by the gates that an Activate turn asks, and where other cards come from."""

from __future__ import annotations

from ...cards.nodes import If
from ...kernel.options import CARD, SLOT
from ...kernel.why import Why, parted
from .flow import ASK_ACT, ASK_WAY
from .playing import fits_state, free_icons, is_free
from .state import Imperium
from .tables import CANON, EXHAUST_NODE, NEEDS, PLAYABLE, STATE_ICON, V_EXHAUST, V_FREE, V_PLAY


def hindrances(s: Imperium, seat: int, thing: str) -> list[Why]:
    """Reasons for own cards in hand and in play; for the market and the development area, how one comes by them."""
    prompt = s.asking[0]
    kind, n = parted(thing)
    if n < 0 or prompt not in (ASK_ACT, ASK_WAY):
        return []
    if kind == CARD:
        held = [card for card in s.hand[seat] if CANON[card] == n]
        return _of_hand(s, seat, held, prompt) if held else []
    if kind != SLOT:
        return []
    if n in s.area[seat]:
        return [Why("", "way", "IM-TRN-02")] if prompt == ASK_WAY else _in_play(s, seat, n)
    if n in s.market:
        return [Why("acquire", "market", "IM-KW-ACQ-01")]
    if n in s.development[seat]:
        return [Why("develop", "development", "IM-RSH-07")]
    return []


def _of_hand(s: Imperium, seat: int, held: list[int], prompt: int) -> list[Why]:
    """Cards of one kind in hand."""
    if prompt == ASK_WAY:
        return [Why("", "way", "IM-TRN-02")]
    card, legal = held[0], s.legal(seat)
    if V_PLAY + CANON[card] in legal or V_FREE + CANON[card] in legal:
        return []
    if not PLAYABLE[card]:
        return [Why("play", "unplayable", "IM-ACT-12", never=True)]
    icons = free_icons(s, seat)
    if not s.actions[seat] and not any(is_free(s, seat, one, icons) for one in held):
        return [Why("play", "actions", "IM-ACT-02")]
    if not fits_state(s, seat, card):
        return [Why("play", "state", "IM-ACT-05", n=STATE_ICON[card])]
    if any(not need.of(s, seat, card) for need in NEEDS[card]):
        return [Why("play", "needs", "IM-ACT-12")]
    return [Why("play", "cost", "IM-ACT-07")]


def _in_play(s: Imperium, seat: int, card: int) -> list[Why]:
    """A card of the own play area: its Exhaust ability."""
    if V_EXHAUST + card in s.legal(seat):
        return []
    node = EXHAUST_NODE[card]
    if node is None:
        return [Why("exhaust", "no-ability", "IM-EXH-01", never=True)]
    if s.spent[card]:
        return [Why("exhaust", "spent", "IM-EXH-05")]
    if not s.exhausts[seat]:
        return [Why("exhaust", "exhausts", "IM-EXH-02")]
    if isinstance(node, If) and not node.condition.holds(s, seat, card):
        return [Why("exhaust", "condition", "IM-AMB-71")]
    return [Why("exhaust", "cost", "IM-EXH-04")]
