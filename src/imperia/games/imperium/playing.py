"""Playing a card: what may be played, the window before an attack, the effect, and where the card goes then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...cards.words import Tongue
from ...kernel.state import CARD, OP, PC, SEAT, Frame
from .attack import SHIELDED, victims
from .counts import Found
from .facts import Defend
from .gates import enter_play, fire, lift, move
from .lexicon import DISCARD, HAND, MOMENTS, NO_STATE, PLAY, PLAYED, T
from .moving import CardMove
from .news import E_DEFENDED, E_FREE, E_PLAYED, E_SPENT_ACTIONS
from .state import Imperium
from .tables import (
    ALWAYS,
    ATTACK,
    DEFENCES,
    FLOW_OPS,
    FREE,
    FREE_PLAYS,
    ICON_MASK,
    LIFTED,
    NEEDS,
    PINNED,
    PLAY_NODE,
    PLAY_OP,
    PLAYABLE,
    STATE_ICON,
    V_TABLE,
    W_DEFENDS,
    W_FREE_PLAYS,
    W_LIFTED,
)

M_PLAYED = MOMENTS.index(PLAYED)
_ORIGIN = 4  # PLAYING: (op, pc, seat, card, origin, shielded)


# --- what may be played ---------------------------------------------------------------------------------------------
def fits_state(s: Imperium, seat: int, card: int) -> bool:
    """Does the state icon of a card allow it to be played (IM-ACT-05)?"""
    icon = STATE_ICON[card]
    if icon == NO_STATE or icon == s.status[seat] or s.licence == icon + 1:
        return True
    if s.watch[seat] & W_LIFTED:
        for other in s.area[seat]:
            if card in LIFTED[other]:
                return True
    return False


def may_be_begun(s: Imperium, seat: int, card: int) -> bool:
    """May a card be played but for its state icon (IM-ACT-07, IM-ACT-12)?"""
    if not PLAYABLE[card]:
        return False
    if NEEDS[card]:
        for need in NEEDS[card]:
            if not need.of(s, seat, card):
                return False
    if ALWAYS[card]:
        return True
    node = PLAY_NODE[card]
    return node is None or node.legal(s, seat, card)


def playable(s: Imperium, seat: int, card: int) -> bool:
    return fits_state(s, seat, card) and may_be_begun(s, seat, card)


def free_icons(s: Imperium, seat: int) -> int:
    """The icons whose cards are free plays for this player."""
    icons = 0
    if s.watch[seat] & W_FREE_PLAYS:
        for card in s.area[seat]:
            icons |= FREE_PLAYS[card]
    return icons


def is_free(s: Imperium, seat: int, card: int, icons: int) -> bool:
    """May this card be played without an action now (IM-KW-FRE-04)?"""
    return (FREE[card] or bool(ICON_MASK[card] & icons)) and card not in s.free_played


# --- playing it -----------------------------------------------------------------------------------------------------
def play_card(s: Imperium, seat: int, card: int, origin: int, free: bool) -> None:
    if free:
        s.free_played += (card,)
    s.tell(E_FREE if free else E_PLAYED, seat, card)
    s.push(PLAYING, 0, seat, card, origin, 0)


def _playing(s: Imperium, f: Frame) -> None:
    """Its program counter: 0 into play, 1 the defences against an attack, 2 the effect, 3 where the card goes."""
    seat, card = f[SEAT], f[CARD]
    s.to(f[PC] + 1)
    if f[PC] == 0:
        s.licence = 0
        lift(s, seat, card, f[_ORIGIN])
        enter_play(s, seat, card)
        fire(s, M_PLAYED, seat, card, f[_ORIGIN])
        if not ATTACK[card] and s.stack[-1][OP] == PLAYING:  # nothing comes between: the effect at once
            s.to(3)
            if PLAY_OP[card] >= 0:
                s.push(PLAY_OP[card], 0, seat, card)
    elif f[PC] == 1:
        if ATTACK[card]:
            for victim in reversed(victims(s, seat)):
                if s.watch[victim] & W_DEFENDS:
                    s.push(DEFENDING, 0, victim, card)
    elif f[PC] == 2:
        if PLAY_OP[card] >= 0:
            s.push(PLAY_OP[card], 0, seat, card)
    else:
        s.stack.pop()
        if not PINNED[card] and card in s.area[seat]:
            move(s, seat, card, PLAY, DISCARD)


PLAYING = T.op(_playing, "playing", collects=SHIELDED + 1)
FLOW_OPS["playing"] = PLAYING


# --- defending ------------------------------------------------------------------------------------------------------
def _defending(s: Imperium, f: Frame) -> None:
    """A player may protect himself before an attack (IM-AMB-28). The program counter: 0 cards that ask the attacker,
    1 his own defences, 2 what he chose, 3 its cost is paid, 4 the attacker has answered."""
    seat, attack = f[SEAT], f[CARD]
    attacker = s.stack[_attack(s)][SEAT]
    if f[PC] == 0:
        _demand(s, seat, attack, attacker)
    elif f[PC] == 4:
        if s.answers[attacker] == T.YES:
            s.to(1)
            demand = _demands(s, seat)[0]
            s.push(demand[1], 0, attacker, demand[0], seat)
        else:
            _shield(s, seat, _demands(s, seat)[0][0])
    elif f[PC] == 1:
        if _defences(s, seat):
            s.to(2)
            s.ask((seat,), ASK_DEFEND, attack)
        else:
            s.stack.pop()
    elif f[PC] == 2:
        if s.answers[seat] == T.SKIP:
            s.stack.pop()
            return
        card = s.answers[seat] - V_TABLE
        s.stack[-1] = (f[OP], 3, seat, attack, card)
        s.push(_cost_of(card), 0, seat, card)
    else:
        _shield(s, seat, f[4])


def _attack(s: Imperium) -> int:
    """The depth of the attack that is defended against."""
    return next(depth for depth in range(len(s.stack) - 1, -1, -1) if s.stack[depth][OP] == PLAYING)


def _demand(s: Imperium, seat: int, attack: int, attacker: int) -> None:
    """Standing Army asks the attacker to pay; who cannot or will not may be ignored."""
    demands = _demands(s, seat)
    if not demands:
        s.to(1)
        return
    card, _, node = demands[0]
    if node.cost.payable(s, attacker, card):
        s.to(4)
        s.ask((attacker,), ASK_TRIBUTE, card)
    else:
        _shield(s, seat, card)


def _demands(s: Imperium, seat: int) -> list[tuple[int, int, Defend]]:
    return [
        (card, op, node)
        for card in s.area[seat]
        for node, op in DEFENCES[card]
        if isinstance(node, Defend) and node.attacker
    ]


def _defences(s: Imperium, seat: int) -> list[int]:
    """The cards whose price for ignoring an attack this player can pay."""
    return [
        card
        for card in s.area[seat]
        for node, _ in DEFENCES[card]
        if isinstance(node, Defend) and not node.attacker and node.cost.payable(s, seat, card)
    ]


def _cost_of(card: int) -> int:
    return next(op for node, op in DEFENCES[card])


def _shield(s: Imperium, seat: int, card: int) -> None:
    """This player may ignore what the attack below does to him."""
    s.stack.pop()
    at = _attack(s)
    f = s.stack[at]
    s.stack[at] = (*f[:SHIELDED], f[SHIELDED] | 1 << seat, *f[SHIELDED + 1 :])
    s.tell(E_DEFENDED, seat, card)


def _defend_codes(s: Imperium, seat: int) -> list[int]:
    return [*sorted([V_TABLE + card for card in _defences(s, seat)]), T.SKIP]


def _tribute_codes(s: Imperium, seat: int) -> list[int]:
    return [T.YES, T.NO]


DEFENDING = T.op(_defending, "defending")
ASK_DEFEND = T.prompt("defend", _defend_codes, "IM-KW-ATT-04")
ASK_TRIBUTE = T.prompt("tribute", _tribute_codes, "IM-KW-ATT-04")


# --- playing inside an effect ---------------------------------------------------------------------------------------
@dataclass(frozen=True)
class FreePlay(CardMove):
    """Play a card inside an effect without an action; `any_state`: whatever its state icon."""

    any_state: bool = False
    phrase = "imperium-free-play"
    implied = HAND

    def values(self, t: Tongue) -> dict[str, Any]:
        return super().values(t) | {"any_state": "yes" if self.any_state else "no"}

    marks = ("free-play",)

    def found(self, s: Imperium, seat: int, card: int) -> list[Found]:
        return [
            entry
            for entry in super().found(s, seat, card)
            if entry[1] not in s.free_played
            and (self.any_state or fits_state(s, seat, entry[1]))
            and may_be_begun(s, seat, entry[1])
        ]

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        play_card(s, seat, moved, zone, True)


@dataclass(frozen=True)
class PlayFrom(CardMove):
    """Play a card from another zone, spending an action."""

    phrase = "imperium-play-from"
    marks = ("action-token",)

    def found(self, s: Imperium, seat: int, card: int) -> list[Found]:
        if s.actions[seat] < 1:
            return []
        return [entry for entry in super().found(s, seat, card) if playable(s, seat, entry[1])]

    def legal(self, s: Imperium, seat: int, card: int) -> bool:
        return s.actions[seat] > 0

    def shift(self, s: Imperium, seat: int, card: int, moved: int, zone: int) -> None:
        s.actions[seat] -= 1
        s.tell(E_SPENT_ACTIONS, seat, 1)
        play_card(s, seat, moved, zone, False)
