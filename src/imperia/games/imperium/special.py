"""Verbs of single nations and cards: copied abilities, icons for a turn, the journey, quests, the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...cards.aim import Aim
from ...cards.nodes import Node, Seq, rules_of
from ...cards.reports import report
from ...cards.words import THEY, Tongue
from ...kernel.state import CARD, OP, PC, SEAT, Frame
from . import nouns
from .attack import suffers, victims
from .counts import icon_counts, quests
from .gates import (
    BY_GRAAL,
    BY_HARALD,
    BY_KING,
    BY_SHANGRI_LA,
    M_DECK_EMPTY,
    become_empire,
    enter_play,
    fire,
    lift,
    put,
    quest_of,
    trigger_end,
    tuck,
    withdraw,
)
from .lexicon import (
    ARTHURIANS,
    DISCARD,
    DRAW,
    EMPIRE,
    GARRISONED,
    HAND,
    HISTORY,
    ICONS,
    STATES,
    TALLIES,
    VIKINGS,
)
from .moving import shuffle_deck
from .news import (
    E_CONVERTED,
    E_COPIED,
    E_HISTORY,
    E_JOURNEY,
    E_LICENSED,
    E_QUEST,
    E_REVEALED,
)
from .state import Imperium
from .tables import (
    ATTACK,
    COURT,
    ENTERED_OP,
    EXHAUST_NODE,
    EXHAUST_OP,
    FLOW_OPS,
    JOURNEY,
    NATION_OF,
    PINNED,
    REVERSE,
    V_TABLE,
    W_NO_HISTORY,
)

GATES = "Gates of Shangri-la"  # the first face of the second journey card


@dataclass(frozen=True)
class EachOther(Node):
    """Each other player suffers an effect, unless a defence lets him ignore it; `and_you`: you suffer it too."""

    effect: Node
    and_you: bool = False
    phrase = "imperium-each-other"
    actor = THEY

    def values(self, t: Tongue) -> dict[str, Any]:
        effect = self.effect.words(t.turned(mood=THEY, who=THEY))
        return {"effect": effect, "and_you": "yes" if self.and_you else "no"}

    def parts(self) -> tuple[Node, ...]:
        """Its steps: who is protected may ignore any of them (IM-AMB-28)."""
        return self.effect.steps if isinstance(self.effect, Seq) else (self.effect,)

    def run(self, s: Imperium, f: Frame) -> None:
        """The program counter is twice the number of steps done with, player by player, odd while one is asked."""
        seats = victims(s, f[SEAT])
        if self.and_you:
            seats.insert(0, f[SEAT])
        links = rules_of(s).links[f[OP]]
        number, step = divmod(f[PC] // 2, len(links))
        if number >= len(seats):
            s.stack.pop()
            return
        if suffers(s, f, seats[number]):
            s.to(f[PC] // 2 * 2 + 2)
            s.push(links[step], 0, seats[number], f[CARD])


@dataclass(frozen=True)
class CopyExhaust(Aim):
    """Resolve the Exhaust ability of an opponent's pinned card as though it were this card's (1UNC14)."""

    phrase = "imperium-copy-exhaust"
    marks = ("exhaust",)

    def targets(self, s: Imperium, seat: int, card: int) -> list[int]:
        found: list[int] = []
        for p in victims(s, seat):
            for c in s.area[p]:
                node = EXHAUST_NODE[c]
                if node is None or not PINNED[c] or isinstance(node, CopyExhaust):
                    continue
                if node.possible(s, seat, card) and node.legal(s, seat, card):
                    found.append(V_TABLE + c)
        return found

    def hit(self, s: Imperium, seat: int, card: int, code: int) -> None:
        s.tell(E_COPIED, seat, code - V_TABLE)
        s.push(EXHAUST_OP[code - V_TABLE], 0, seat, card)


@dataclass(frozen=True)
class Convert(Aim):
    """Treat one icon of this kind in play as three production icons for the rest of the turn."""

    icon: int
    phrase = "imperium-convert"

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"icon": nouns.bits(ICONS, self.icon)[0]}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return (nouns.PICTURES[self.icon.bit_length() - 1], nouns.PICTURES[0])

    def targets(self, s: Imperium, seat: int, card: int) -> list[int]:
        at = self.icon.bit_length() - 1
        return [V_TABLE + c for c in s.area[seat] if icon_counts(s, c)[at] > 0]

    def hit(self, s: Imperium, seat: int, card: int, code: int) -> None:
        s.converted += (code - V_TABLE, self.icon)
        at = seat * TALLIES
        s.tally[at] += 3
        s.tally[at + self.icon.bit_length() - 1] -= 1
        s.tell(E_CONVERTED, seat, code - V_TABLE)


@dataclass(frozen=True)
class IgnoreState(Node):
    """Ignore this state icon on the next card you play this turn."""

    state: int = EMPIRE
    phrase = "imperium-ignore-state"

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"state": STATES[self.state]}

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return (STATES[self.state],)

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        s.licence = self.state + 1
        s.tell(E_LICENSED, f[SEAT])


@dataclass(frozen=True)
class FlipState(Node):
    """Flip the state card to its empire side."""

    phrase = "imperium-flip-state"
    marks = ("empire",)

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        become_empire(s, f[SEAT])


@dataclass(frozen=True)
class EndGame(Node):
    """Trigger the end of the game."""

    phrase = "imperium-end-game"
    marks = ("hourglass",)

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        nation = NATION_OF[f[CARD]]
        reason = BY_HARALD if nation == VIKINGS else BY_GRAAL if nation == ARTHURIANS else BY_SHANGRI_LA
        trigger_end(s, f[SEAT], reason)


@dataclass(frozen=True)
class AdvanceJourney(Node):
    """Flip or replace the journey card; its next face comes into effect, once also in this Solstice (IM-AMB-42)."""

    replace: bool = False  # in words: the next face is that of another card
    phrase = "imperium-advance-journey"
    marks = ("journey",)

    def values(self, t: Tongue) -> dict[str, Any]:
        name = {"the": nouns.named(t, (GATES,), the=True), "name": nouns.title(t, GATES)}
        return {"replace": "yes" if self.replace else "no", **name}

    def run(self, s: Imperium, f: Frame) -> None:
        seat, card = f[SEAT], f[CARD]
        s.stack.pop()
        if card not in s.area[seat] or card not in JOURNEY[:-1]:
            return
        face = JOURNEY[JOURNEY.index(card) + 1]
        at = s.area[seat].index(card)
        withdraw(s, seat, card)
        enter_play(s, seat, face)
        s.area[seat].insert(at, s.area[seat].pop())
        s.tell(E_JOURNEY, seat, face)
        solstice = FLOW_OPS["solstice"]
        for depth in range(len(s.stack) - 1, -1, -1):
            if s.stack[depth][OP] == solstice:
                s.stack[depth] += (face,)
                break
        if ENTERED_OP[face] >= 0:
            s.push(ENTERED_OP[face], 0, seat, face)


@dataclass(frozen=True)
class FlipKing(Node):
    """Turn King of Kings over, which triggers the end of the game."""

    phrase = "imperium-flip-king"
    marks = ("hourglass",)

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        s.king = REVERSE[f[CARD]]
        trigger_end(s, f[SEAT], BY_KING)


@dataclass(frozen=True)
class GarrisonQuest(Aim):
    """Garrison an impending quest under the Court: it becomes the active quest."""

    phrase = "imperium-garrison-quest"
    marks = ("quest", "garrison")

    def targets(self, s: Imperium, seat: int, card: int) -> list[int]:
        return [] if quest_of(s, seat) else [V_TABLE + c for c in quests(s, seat)]

    def hit(self, s: Imperium, seat: int, card: int, code: int) -> None:
        quest = code - V_TABLE
        s.development[seat].remove(quest)
        tuck(s, seat, quest, next(c for c in s.area[seat] if c in COURT))
        s.tell(E_QUEST, seat, quest)


@dataclass(frozen=True)
class QuestTo(Node):
    """The active quest goes to HAND or DISCARD."""

    to: int
    phrase = "imperium-quest-to"
    marks = ("quest",)

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"to": nouns.zone_key(self.to)}

    def run(self, s: Imperium, f: Frame) -> None:
        s.stack.pop()
        for quest in quest_of(s, f[SEAT]):
            lift(s, f[SEAT], quest, GARRISONED)
            put(s, f[SEAT], quest, self.to, True)
            report(s, quest)

    def possible(self, s: Imperium, seat: int, card: int) -> bool:
        return bool(quest_of(s, seat))


@dataclass(frozen=True)
class RevealAttacks(Node):
    """Reveal hand, draw deck and discard pile and put all attack cards found into history (2MAU5)."""

    phrase = "imperium-reveal-attacks"
    marks = ("attack-card", "history")

    def run(self, s: Imperium, f: Frame) -> None:
        seat = f[SEAT]
        s.stack.pop()
        had = bool(s.draw[seat])
        for card in s.hand[seat] + s.draw[seat]:
            s.tell(E_REVEALED, seat, card)
            s.marks[card] = (1 << s.seats) - 1
            s.pool[card] = seat
        to = DISCARD if s.watch[seat] & W_NO_HISTORY else HISTORY
        for zone, cards in ((HAND, s.hand[seat]), (DRAW, s.draw[seat]), (DISCARD, s.discard[seat])):
            for card in [c for c in cards if ATTACK[c]]:
                lift(s, seat, card, zone)
                put(s, seat, card, to, True)
                s.tell(E_HISTORY, seat, card)
        shuffle_deck(s, s.draw[seat], seat)
        if had and not s.draw[seat]:
            fire(s, M_DECK_EMPTY, seat)
