"""The verbs of Powers: effect nodes that cancel, copy, name, guess, move, turn, protect and threaten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...cards.aim import Aim, AimAtPlayer
from ...cards.nodes import ALL, ONE, SOME, Node
from ...cards.words import Tongue
from ...kernel.state import CARD, PC, SEAT, Frame
from . import lexicon as L
from .candidates import appear, exchange, hidden_opponents, judge_guess, learn, next_order
from .counts import These
from .lexicon import T
from .state import Powers
from .tables import CHARACTERS, COPIES, DUE, EFFECT, GUESSES, KIND, REPLACES


# --- continuous effects: read by judge.py, never run --------------------------------------------------------------
@dataclass(frozen=True)
class Warded(Node):
    """This Agent counts as protected by a Hideout while there is such a card."""

    when: These
    phrase = "powers-warded"
    form = SOME
    marks = ("shield",)

    def icons(self, t: Tongue) -> tuple[str, ...]:
        """A skull would say that it threatens."""
        return tuple([icon for icon in super().icons(t) if icon != "skull"])


@dataclass(frozen=True)
class Protects(Node):
    """Protects Agents as a Hideout does: the own ones beside it, or all women of its column."""

    who: These
    by: str  # "hideout"; an "event" or "woman" is only like one (PW-HID-05)
    phrase = "powers-protects"
    form = ALL
    marks = ("shield",)


@dataclass(frozen=True)
class Threatens(Node):
    """Threatens Agents as a Threat does (PW-THR-01, PW-THR-07)."""

    who: These
    threat: bool = False
    phrase = "powers-threatens"
    form = ALL
    marks = ("skull",)


@dataclass(frozen=True)
class Feud(Node):
    """The male Agents of other players in the column threaten each other (PW-CARD-08)."""

    phrase = "powers-feud"
    marks = ("skull",)


@dataclass(frozen=True)
class Symbol(Node):
    """A symbol Event: points at the end and nothing else (PW-EVT-03)."""

    phrase = "powers-symbol"
    marks = ("hourglass", "knot")


# --- aims ---------------------------------------------------------------------------------------------------------
class AimAtCard(Aim):
    """An aim at a laid card; a choice without a legal option lapses (PW-EVA-06)."""

    def cards(self, s: Powers, seat: int, card: int) -> list[int]:
        raise AssertionError("an aim at a card lists its targets")

    def strike(self, s: Powers, seat: int, card: int, target: int) -> None:
        raise AssertionError("an aim at a card does something")

    def targets(self, s: Powers, seat: int, card: int) -> list[int]:
        return [L.PICK + c for c in self.cards(s, seat, card)]

    def hit(self, s: Powers, seat: int, card: int, code: int) -> None:
        self.strike(s, seat, card, code - L.PICK)


# --- cancelling ---------------------------------------------------------------------------------------------------
def cancel(s: Powers, card: int, by: int) -> None:
    """Turn a card face down (PW-EVA-04)."""
    s.flag[card] |= L.CANCELLED
    s.tell(L.E_CANCEL, card, by)


@dataclass(frozen=True)
class CancelAll(Node):
    """Cancel all such cards."""

    what: These
    phrase = "powers-cancel-all"
    form = ALL
    marks = ("bolt",)

    def run(self, s: Powers, f: Frame) -> None:
        s.stack.pop()
        for card in self.what.cards(s, f[CARD]):
            cancel(s, card, f[CARD])


@dataclass(frozen=True)
class MayCancelOne(AimAtCard):
    """You may cancel one such card (Harionago, Aodhan)."""

    what: These
    phrase = "powers-may-cancel-one"
    form = ONE
    marks = ("bolt",)
    optional = True

    def cards(self, s: Powers, seat: int, card: int) -> list[int]:
        return self.what.cards(s, card)

    def strike(self, s: Powers, seat: int, card: int, target: int) -> None:
        cancel(s, target, card)


# --- copying ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class CopyAgent(AimAtCard):
    """Have the ability of another active Agent on the table (PW-CARD-02)."""

    phrase = "powers-copy-agent"

    def cards(self, s: Powers, seat: int, card: int) -> list[int]:
        return [c for c in CHARACTERS if c != card and s.active(c)]

    def strike(self, s: Powers, seat: int, card: int, target: int) -> None:
        s.like[card] = target
        s.todo |= DUE[target]
        s.tell(L.E_COPY, seat, card, target)


@dataclass(frozen=True)
class CopyEvent(AimAtCard):
    """Have the effect of an active Event on the table, at once if it is immediate (PW-CARD-17)."""

    phrase = "powers-copy-event"
    marks = ("bolt",)

    def cards(self, s: Powers, seat: int, card: int) -> list[int]:
        found: list[int] = []
        for n in range(1, s.round + 1):
            for c in s.column(n):
                if KIND[c] == L.EVENT and not s.flag[c] & L.DOWN and not COPIES[c] and not REPLACES[c]:
                    found.append(c)
        return found

    def strike(self, s: Powers, seat: int, card: int, target: int) -> None:
        s.like[card] = target
        s.tell(L.E_COPY, seat, card, target)
        if EFFECT[target] >= 0:
            s.push(EFFECT[target], 0, seat, card)


# --- naming and marking -------------------------------------------------------------------------------------------
def others_agents(s: Powers, seat: int, n: int) -> list[int]:
    """Other players' active Agents in column n."""
    return [c for c in s.column(n) if KIND[c] == L.AGENT and s.row[c] != seat and not s.flag[c] & L.DOWN]


@dataclass(frozen=True)
class NameTarget(AimAtCard):
    """Name another player's Agent in the column; it dies at the end under a condition (Jane Gray, Lady Johanna)."""

    unless: str  # "protected" or "uncovered"
    phrase = "powers-name"
    marks = ("target", "skull")

    def cards(self, s: Powers, seat: int, card: int) -> list[int]:
        return others_agents(s, seat, s.col[card])

    def strike(self, s: Powers, seat: int, card: int, target: int) -> None:
        s.aims += ((card, target),)
        s.tell(L.E_AIM, seat, card, target)


@dataclass(frozen=True)
class MarkForDeath(AimAtCard):
    """Threaten another player's Agent of the previous column (PW-CARD-26)."""

    phrase = "powers-mark"
    marks = ("bolt", "skull", "column-left")

    def cards(self, s: Powers, seat: int, card: int) -> list[int]:
        return others_agents(s, seat, s.col[card] - 1)

    def strike(self, s: Powers, seat: int, card: int, target: int) -> None:
        s.aims += ((card, target),)
        s.flag[target] |= L.MARKED
        s.tell(L.E_MARK, seat, card, target)


@dataclass(frozen=True)
class Shelter(Node):
    """Agents protected for the deaths of this round (PW-CARD-25)."""

    who: These
    phrase = "powers-shelter"
    form = ALL
    marks = ("bolt", "shield")

    def run(self, s: Powers, f: Frame) -> None:
        s.stack.pop()
        for card in self.who.cards(s, f[CARD]):
            s.flag[card] |= L.SHELTERED
            s.tell(L.E_SHELTER, card, f[CARD])


# --- Candidates ---------------------------------------------------------------------------------------------------
class AimAtCandidate(AimAtPlayer):
    """An aim at an opponent whose Candidate is hidden."""

    def victims(self, s: Powers, seat: int) -> list[int]:
        return hidden_opponents(s, seat)


@dataclass(frozen=True)
class LookAtCandidate(AimAtCandidate):
    """Look secretly at one opponent's hidden Candidate (PW-CARD-24)."""

    phrase = "powers-look"
    marks = ("bolt", "eye")
    final = True

    def strike(self, s: Powers, seat: int, card: int, victim: int) -> None:
        learn(s, victim, 1 << seat)
        s.whisper(1 << seat, L.E_LOOK, seat, victim, s.candidate[victim])


@dataclass(frozen=True)
class GuessAlone(AimAtCandidate):
    """Guess one opponent's hidden Candidate alone (PW-CARD-22)."""

    phrase = "powers-guess-alone"
    marks = ("bolt", "eye")

    def strike(self, s: Powers, seat: int, card: int, victim: int) -> None:
        s.push(SEARCHING, 0, seat, card, victim)


def _search_options(s: Powers, seat: int) -> list[int]:
    return GUESSES[s.factions[s.asking[L.GUESSED]]]


ASK_SEARCH: Final = T.prompt("search", _search_options, "PW-CARD-22", final=True)
WHOM: Final = 4  # where the frame of SEARCHING names the opponent


def _searching(s: Powers, f: Frame) -> None:
    seat, card, whom = f[SEAT], f[CARD], f[WHOM]
    if f[PC] == 0:
        s.to(1)
        s.ask((seat,), ASK_SEARCH, card, whom)
        return
    s.stack.pop()
    code = s.answers[seat]
    right = judge_guess(s, whom, code)
    s.tell(L.E_SEARCH, seat, whom, code, int(right))


SEARCHING: Final = T.op(_searching, "searching")


@dataclass(frozen=True)
class ExchangeOrAppear(Aim):
    """Exchange the hidden Candidate with a Character from hand, or let it appear (PW-CARD-10)."""

    phrase = "powers-virginia"
    marks = ("bolt", "crown")
    final = True

    def targets(self, s: Powers, seat: int, card: int) -> list[int]:
        if s.standing[seat] != L.UNSEEN:
            return []
        return [L.EXCHANGE + c for c in s.hands[seat] if KIND[c] == L.AGENT] + [L.APPEAR, L.HIDE]

    def hit(self, s: Powers, seat: int, card: int, code: int) -> None:
        if code == L.APPEAR:
            appear(s, seat, next_order(s))
        elif code == L.HIDE:
            s.tell(L.E_KEEP, seat, card)
        else:
            exchange(s, seat, code - L.EXCHANGE)


# --- laying on, moving, turning -----------------------------------------------------------------------------------
def place(s: Powers, seat: int, card: int, n: int) -> None:
    """Put a card from hand face up into a slot and note in which steps it has something to do."""
    s.hands[seat].remove(card)
    s.rows[seat][n] = card
    s.col[card] = n
    s.row[card] = seat
    s.seen[card] = 0
    if s.loose:
        s.loose = tuple([entry for entry in s.loose if entry[0] != card])
    s.todo |= DUE[card]


@dataclass(frozen=True)
class LayOn(Aim):
    """You may lay another card from hand on this one; it takes the slot (PW-CARD-12)."""

    phrase = "powers-lay-on"
    marks = ("swap",)
    optional = True
    final = True

    def targets(self, s: Powers, seat: int, card: int) -> list[int]:
        return [L.LAY + c for c in s.hands[seat]]

    def hit(self, s: Powers, seat: int, card: int, code: int) -> None:
        new = code - L.LAY
        s.flag[card] |= L.COVERED
        place(s, seat, new, s.round)
        s.tell(L.E_LAY_ON, seat, new, card)
        if REPLACES[new]:
            s.push(EFFECT[new], 0, seat, new)


@dataclass(frozen=True)
class MoveEvent(AimAtCard):
    """You may move one of your earlier Events into this slot (PW-CARD-16)."""

    phrase = "powers-move"
    marks = ("bolt",)
    optional = True

    def cards(self, s: Powers, seat: int, card: int) -> list[int]:
        found: list[int] = []
        for n in range(1, s.col[card]):
            for c in s.slot(seat, n):
                if KIND[c] == L.EVENT and not s.flag[c] & L.DOWN:
                    found.append(c)
        return found

    def strike(self, s: Powers, seat: int, card: int, target: int) -> None:
        if target not in s.moved:
            s.rows[seat][s.col[target]] = -1
        s.moved = tuple([c for c in s.moved if c != target]) + (target,)
        s.col[target] = s.col[card]
        s.tell(L.E_MOVE, seat, target, card)


@dataclass(frozen=True)
class TurnThreatsAndHideouts(Node):
    """Threats of the column become Hideouts and Hideouts Threats, for good (PW-CARD-01)."""

    phrase = "powers-turn"
    marks = ("bolt", "skull", "shield")

    def run(self, s: Powers, f: Frame) -> None:
        s.stack.pop()
        for c in s.column(s.col[f[CARD]]):
            if KIND[c] in (L.THREAT, L.HIDEOUT) and not s.flag[c] & L.DOWN:
                s.flag[c] ^= L.TURNED
                s.tell(L.E_TURN, c, f[CARD], s.acts(c))


@dataclass(frozen=True)
class DoubleThreats(Node):
    """Threats of this column count twice towards the end of the game (PW-IND-01)."""

    phrase = "powers-double"
    marks = ("bolt", "skull")

    def run(self, s: Powers, f: Frame) -> None:
        s.stack.pop()
        s.doubled |= 1 << s.col[f[CARD]]
        s.tell(L.E_DOUBLE, f[CARD])
