"""Autumn: secret command cards, the command track, and the turns with their steps A to D (GW-AUT)."""

from __future__ import annotations

from ...kernel.state import CARD, OP, PC, SEAT, Frame
from . import fights, solo, tactics
from .gates import figures, fire_own, full_locations, go_on, ruler
from .lexicon import (
    AUTUMN,
    COMMANDS,
    E_CHOSE,
    E_SEASON,
    E_TRACK,
    E_TURN,
    IN_HAND,
    LOCATIONS,
    M_FRAMES_DONE,
    M_MY_TURN,
    M_PLACING,
    M_TRACK_SET,
    ON_TRACK,
    POSTS,
    REED_CARD,
    V_ACTIVATE,
    V_COMMAND,
    V_POSITION,
    W_MY_TURN,
    T,
)
from .locations import activate
from .ordering import each, fire_all
from .state import Wall
from .tables import FRAMES, OWNER_FRAME


def autumn(s: Wall) -> None:
    s.season = AUTUMN
    s.tell(E_SEASON, AUTUMN, s.year)
    s.push(AUTUMNING, 0)


def _autumning(s: Wall, f: Frame) -> None:
    """The program counter: 0 choose, 1 reveal and lay the track, 2 what reacts to it, then the positions."""
    step = f[PC]
    s.to(step + 1)
    if step == 0:
        holders = tuple([p for p in range(s.seats) if s.commands.find(IN_HAND, p * COMMANDS, (p + 1) * COMMANDS) >= 0])
        s.answers = [-1] * s.seats
        if holders:
            s.ask(holders, ASK_COMMAND)
    elif step == 1:
        _reveal(s)
        each(s, LAYING, [p for p in s.tea if s.played[p] >= 0])
    elif step == 2:
        fire_all(s, M_TRACK_SET)
    else:
        _next_turn(s, step - 3)


# --- steps 1 and 2 --------------------------------------------------------------------------------------------------
def in_hand(s: Wall, p: int) -> list[int]:
    """The names of the command cards in a player's hand."""
    at = p * COMMANDS
    return [name for name in range(COMMANDS) if s.commands[at + name] == IN_HAND]


def _reveal(s: Wall) -> None:
    """All cards are turned up together; who has none plays none (GW-AUT-01, GW-AUT-03)."""
    for p in range(s.seats):
        if s.answers[p] >= 0:
            name = s.answers[p] - V_COMMAND
            s.played[p] = name
            s.commands[p * COMMANDS + name] = ON_TRACK
            s.tell(E_CHOSE, p, name)
    if s.reed >= 0:
        s.played[s.reed] = REED_CARD
    if s.qin >= 0:
        solo.reveal(s)


def _laying(s: Wall, f: Frame) -> None:
    """A card goes to a free position of the command track, the game's own to the lowest (GW-AUT-04, GW-P2-26)."""
    p = f[SEAT]
    if f[PC] == 0 and p < s.seats:
        s.to(1)
        s.ask((p,), ASK_POSITION)
        return
    s.stack.pop()
    at = s.answers[p] - V_POSITION if p < s.seats else s.track.index(-1)
    s.track[at] = p
    s.tell(E_TRACK, p, at)


def _command_codes(s: Wall, seat: int) -> list[int]:
    return [V_COMMAND + name for name in in_hand(s, seat)]


def _position_codes(s: Wall, seat: int) -> list[int]:
    return [V_POSITION + i for i in range(s.factions) if s.track[i] < 0]


AUTUMNING = T.op(_autumning, "autumning", cards=())
LAYING = T.op(_laying, "laying", cards=())
ASK_COMMAND = T.prompt("command", _command_codes, "GW-AUT-01", cards=())
ASK_POSITION = T.prompt("position", _position_codes, "GW-AUT-04", cards=())


# --- step 3: turns --------------------------------------------------------------------------------------------------
def _next_turn(s: Wall, position: int) -> None:
    """The cards in ascending position; an empty one is passed over (GW-AUT-06)."""
    if position == s.factions:
        s.stack.pop()
        s.turn = -1
    elif s.track[position] >= 0:
        p = s.track[position]
        s.turn = position
        s.push(TURN, 0, p, card_of(s, p))


def card_of(s: Wall, p: int) -> int:
    """The command card that a faction has played this autumn."""
    if p == s.reed:
        return figures(s).reed_command
    return s.qin_card if p == s.qin else figures(s).commands[p][s.played[p]]


_TURN_OVER = 6  # the last step of a turn


def _turn(s: Wall, f: Frame) -> None:
    """The active player's turn: A frames, B locations, C defeats (GW-AUT-07)."""
    stack = s.stack
    depth = len(stack)
    for step in range(f[PC], _TURN_OVER + 1):
        _turn_step(s, f, step)
        if len(stack) != depth:
            go_on(s, f, depth, step + 1)
            return


def _turn_step(s: Wall, f: Frame, step: int) -> None:
    p = f[SEAT]
    if step == 0:
        s.active = p
        s.spent_turn = ()
        s.tell(E_TURN, p, s.played[p])
        fire_own(s, M_MY_TURN, p)
    elif step == 1:
        if p < s.seats:
            tactics.window(s, W_MY_TURN, p)
    elif step == 2:
        resolve(s, p, f[CARD])
        fire_own(s, M_PLACING, p, f[CARD])
    elif step == 3:
        fire_own(s, M_FRAMES_DONE, p)
    elif step == 4:
        s.push(ORDERING, 0, p, 0)
    elif step == 5:
        fights.check_defeats(s)
    else:
        s.stack.pop()
        s.active = -1


def resolve(s: Wall, p: int, card: int) -> None:
    """Step A: the frames of a command card from top to bottom, for `p` as its owner (GW-AUT-08)."""
    s.push(RESOLVING, 0, p, card)


def resolve_as(s: Wall, p: int, name: int) -> None:
    """All frames of the own card of a name, as if it had been played (CR-14)."""
    resolve(s, p, figures(s).commands[p][name])


def _resolving(s: Wall, f: Frame) -> None:
    p = f[SEAT]
    frames = FRAMES[f[CARD]]
    if f[PC] == len(frames):
        s.stack.pop()
        return
    s.to(f[PC] + 1)
    who, op = frames[f[PC]]
    if who == OWNER_FRAME:
        s.push(op, 0, p, f[CARD])
    else:
        each(s, op, [q for q in s.tea if q != p], f[CARD])


# --- step B ---------------------------------------------------------------------------------------------------------
def eligible(s: Wall, done: int) -> list[int]:
    """The locations that activate now: full regular ones, special ones with officials (GW-AUT-13); the Reed Clan's
    alone does not count there (GW-P2-20). `done`: those activated in this step, as bits (GW-ACT-08)."""
    ripe = full_locations(s) & ~done
    found = [location for location in range(LOCATIONS) if ripe >> location & 1] if ripe else []
    for location in figures(s).unlimited[s.side]:
        if s.crowd[location] and not done >> location & 1 and not _reed_alone(s, location):
            found.append(location)
    found.sort()
    return found


def _reed_alone(s: Wall, location: int) -> bool:
    return s.reed >= 0 and s.crowd[location] == s.officials[s.reed * POSTS + location]


def _ordering(s: Wall, f: Frame) -> None:
    """All eligible locations, one at a time in the active player's order (GW-AUT-14, GW-AUT-15)."""
    p, done = f[SEAT], f[3]
    if f[PC]:
        location = s.answers[_orderer(s, p)] - V_ACTIVATE
    else:
        open_ = eligible(s, done)
        if not open_:
            s.stack.pop()
            return
        location = open_[0] if len(open_) == 1 else solo.goes_first(s, p, open_)
        if location < 0:
            s.to(1)
            s.propose(_orderer(s, p), (ASK_ACTIVATE, -1), [V_ACTIVATE + spot for spot in open_])
            return
    s.stack[-1] = (f[OP], 0, p, done | 1 << location)
    activate(s, location, False)


def _orderer(s: Wall, p: int) -> int:
    """Who names the order: the active player, the ruler in the Reed Clan's turn, the person in Qin's (GW-SOL-41)."""
    who = p if p < s.seats else ruler(s)
    return who if who >= 0 else 0


def activated(s: Wall) -> int:
    """While the order is asked for: the locations activated in this step, as bits."""
    return s.stack[-1][3]


def _activate_codes(s: Wall, seat: int) -> list[int]:
    return [V_ACTIVATE + location for location in eligible(s, activated(s))]


TURN = T.op(_turn, "turn", cards=())
RESOLVING = T.op(_resolving, "resolving", cards=())
ORDERING = T.op(_ordering, "ordering", cards=())
ASK_ACTIVATE = T.prompt("activate", _activate_codes, "GW-AUT-14", cards=())
