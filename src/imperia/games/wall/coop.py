"""The cooperative game: imperial demands, events, and command cards taken back for parts of the Wall (GW-COP).

A demand is proposed by who is highest in tea order, each at most once a winter; what it asks of whom, and how the
players agree to it, is said by the nodes in `ops.demands` (GW-AMB-42).
"""

from __future__ import annotations

from ...cards.nodes import Node
from ...kernel.state import PC, SEAT, Frame
from . import shame
from .flow import finish
from .gates import enter_play, figures, order
from .lexicon import (
    ARTIFACTS,
    BETRAYAL,
    BY_DEMAND,
    COMMANDS,
    DISCARDED,
    E_DEMAND,
    E_EVENT,
    E_FULFILLED,
    E_PROPOSED,
    E_TOOK_BACK,
    IN_HAND,
    M_FULFILLED,
    TEAM_WON,
    V_COMMAND,
    V_DEMAND,
    T,
)
from .ordering import fire_all
from .state import Wall
from .tables import RUN_OP


def winter(s: Wall) -> None:
    """Phases 3 to 6, after the assault (GW-COP-38)."""
    s.tried = 0
    s.push(PHASES, 0)


def _phases(s: Wall, f: Frame) -> None:
    step = f[PC]
    s.to(step + 1)
    if step == 0:
        s.push(DEMANDING, 0)
    elif step == 1:
        if len(s.fulfilled) >= figures(s).demands_to_win[s.seats - 1]:
            finish(s, TEAM_WON)
    elif step == 2:
        _unfulfilled(s)
    elif step == 3:
        fill_demands(s)
    elif step == 4:
        _event(s)
    else:
        s.stack.pop()


# --- phase 3: demands -----------------------------------------------------------------------------------------------
def _demanding(s: Wall, f: Frame) -> None:
    """Demands are tried one after the other, until the proposer has had enough (GW-COP-14)."""
    proposer = order(s)[0]
    if f[PC] == 0:
        if not within_reach(s):
            s.stack.pop()
            return
        s.to(1)
        s.ask((proposer,), ASK_DEMAND)
        return
    code = s.answers[proposer]
    if code == T.DONE:
        s.stack.pop()
        return
    s.to(0)
    position = code - V_DEMAND
    card = s.artifacts[position]
    s.tried |= 1 << position
    s.tell(E_PROPOSED, proposer, card)
    s.push(RUN_OP[card], 0, proposer, card)


def within_reach(s: Wall) -> list[int]:
    """The positions of demands not tried yet this winter that could be fulfilled now."""
    return [i for i in range(ARTIFACTS) if s.artifacts[i] >= 0 and not s.tried >> i & 1 and possible(s, s.artifacts[i])]


def possible(s: Wall, card: int) -> bool:
    node: Node | None = T.nodes[RUN_OP[card]]
    assert node is not None
    return node.possible(s, order(s)[0], card)


def _demand_codes(s: Wall, seat: int) -> list[int]:
    return [*[V_DEMAND + i for i in within_reach(s)], T.DONE]


def fulfil(s: Wall, card: int) -> None:
    """Everything was given: the demand leaves its position and counts (GW-COP-17)."""
    s.artifacts[s.artifacts.index(card)] = -1
    s.fulfilled.append(card)
    s.tell(E_FULFILLED, card, len(s.fulfilled))
    fire_all(s, M_FULFILLED, card)


# --- phases 5 and 6 -------------------------------------------------------------------------------------------------
def _unfulfilled(s: Wall) -> None:
    """Shame for each demand that still lies there: one cause for all, taken in tea order (GW-COP-19, GW-COP-50)."""
    n = sum([card >= 0 for card in s.artifacts])
    if n:
        for p in order(s):
            s.due[p] = n
        shame.give_due(s, BY_DEMAND)


def positions(s: Wall) -> int:
    """How many positions hold demands: 2 with two players (GW-COP-05, GW-COP-12)."""
    return ARTIFACTS - 1 if s.seats == 2 else ARTIFACTS


def fill_demands(s: Wall) -> None:
    """New demands on the empty positions, while there are any (GW-COP-20, GW-AMB-44)."""
    for i in range(positions(s)):
        if s.artifacts[i] < 0 and s.demand_deck:
            s.artifacts[i] = s.demand_deck.pop()
            s.tell(E_DEMAND, s.artifacts[i])


def _event(s: Wall) -> None:
    """An event is turned up; it stays, and its effect is done now or lasts (GW-COP-22 to GW-COP-24)."""
    if s.event_deck:
        card = s.event_deck.pop()
        s.events_out.append(card)
        enter_play(s, -1, card)
        s.tell(E_EVENT, card)
        if RUN_OP[card] >= 0:
            s.push(RUN_OP[card], 0, order(s)[0], card)


PHASES = T.op(_phases, "phases", cards=())
DEMANDING = T.op(_demanding, "demanding", cards=())
ASK_DEMAND = T.prompt("demand", _demand_codes, "GW-COP-14", cards=())


# --- command cards for parts of the Wall ----------------------------------------------------------------------------
def wall_built(s: Wall, p: int) -> None:
    """Who built a part of the Wall may take a command card back (GW-COP-34, GW-COP-49)."""
    if takeable(s, p):
        s.push(TAKING_BACK, 0, p)


def takeable(s: Wall, p: int) -> list[int]:
    """The names of a player's command cards in the discard pile, but Betrayal."""
    at = p * COMMANDS
    return [name for name in range(COMMANDS) if s.commands[at + name] == DISCARDED and name != BETRAYAL]


def _taking_back(s: Wall, f: Frame) -> None:
    p = f[SEAT]
    if f[PC] == 0:
        s.to(1)
        s.ask((p,), ASK_TAKE_BACK)
        return
    s.stack.pop()
    if s.answers[p] != T.SKIP:
        name = s.answers[p] - V_COMMAND
        s.commands[p * COMMANDS + name] = IN_HAND
        s.tell(E_TOOK_BACK, p, name)


def _take_back_codes(s: Wall, seat: int) -> list[int]:
    return [T.SKIP, *[V_COMMAND + name for name in takeable(s, seat)]]


TAKING_BACK = T.op(_taking_back, "taking back", cards=())
ASK_TAKE_BACK = T.prompt("take-back", _take_back_codes, "GW-COP-34", cards=())
