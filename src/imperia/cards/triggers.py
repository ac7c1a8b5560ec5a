"""Triggers: reactions of cards in play to what happens (`When`), and replacements of it (`Instead`).

A game names its moments once (`Watches`) and enters each card's reactions. Where something happens the rules call
`fire`: it collects the reactions that hear it, in playing order, and pushes them as frames
`(op, 0, owner, card, subject, n)`, in the order of the rules, or of the owner's choice where he has it. Where something
is about to happen the rules ask `instead` first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ..kernel.state import CARD as SOURCE
from ..kernel.state import OP, Frame
from ..kernel.state import SEAT as WHO
from .nodes import EffectTables, Node, rules_of
from .words import Tongue

# Whose doing a card reacts to.
YOU: Final = "you"
OTHERS: Final = "others"
ANYONE: Final = "anyone"

SUBJECT: Final = 4  # where the frame of a reaction has the card it is about, and how much or how often
NUMBER: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class When(Node):
    """An effect each time something happens. A game's subclass may look closer at what it was."""

    moment: str
    effect: Node
    whose: str = YOU
    most: int = 0  # at most so often a round (or turn, as `game.reacts` counts); 0: always

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def hears(self, s: Any, owner: int, card: int, seat: int, subject: int, n: int) -> bool:
        """Does it react to this? `seat` did it, `subject` is the card it was done with or to, `n` how much."""
        return True

    def run(self, s: Any, f: Frame) -> None:
        s.stack[-1] = (rules_of(s).links[f[OP]][0], 0, f[WHO], f[SOURCE])

    def words(self, t: Tongue) -> str:
        return t.say(self.phrase or f"when-{self.moment}", **self.values(t))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Instead(Node):
    """An effect in place of something that would happen to its owner."""

    moment: str
    effect: Node

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def words(self, t: Tongue) -> str:
        return t.say(self.phrase or f"instead-{self.moment}", **self.values(t))


class Watch:
    """A card's reaction to one moment, looked up when it happens."""

    __slots__ = ("node", "op")

    def __init__(self, node: When | Instead, op: int) -> None:
        self.node = node
        self.op = op  # of the effect


class Watches:
    """Who reacts to what: for each moment, by the number of a card, its reactions."""

    def __init__(self, tables: EffectTables, moments: tuple[str, ...], cards: int) -> None:
        self.tables = tables
        self.moments = moments
        self.by_moment: list[list[list[Watch]]] = [[[] for _ in range(cards)] for _ in moments]
        self.watching: list[set[int]] = [set() for _ in moments]  # the cards that react at all

    def enter(self, card: int, node: When | Instead) -> None:
        """Note that a card reacts."""
        if node.moment not in self.moments:
            raise ValueError(f"there is no moment {node.moment!r}")
        moment = self.moments.index(node.moment)
        self.by_moment[moment][card].append(Watch(node, self.tables.node(node.effect)))
        self.watching[moment].add(card)

    def fire(self, s: Any, moment: int, seat: int, subject: int = -1, n: int = 1) -> bool:
        """Something happened: run what reacts to it, others in playing order after the one whose doing it was.
        Does anything react?"""
        game = rules_of(s)
        watching = self.by_moment[moment]
        heard: list[tuple[int, int, Watch]] = []
        for p in game.order(s, seat):
            cards = game.in_play(s, p)
            if self.watching[moment].isdisjoint(cards):
                continue
            for card in cards:
                for watch in watching[card]:
                    if _hears(s, watch.node, p, card, seat, subject, n):
                        heard.append((p, card, watch))
        if not heard:
            return False
        for p, card, watch in reversed(self.arranged(s, heard)):
            s.push(watch.op, 0, p, card, subject, n)
        return True

    def fire_own(self, s: Any, moment: int, seat: int, subject: int = -1, n: int = 1) -> None:
        """As `fire` where only the own cards of `seat` can react; effects that need no frame happen at once."""
        cards = rules_of(s).in_play(s, seat)
        if self.watching[moment].isdisjoint(cards):
            return
        watching = self.by_moment[moment]
        later: list[tuple[int, int, Watch]] = []
        for card in cards:
            for watch in watching[card]:
                if _hears(s, watch.node, seat, card, seat, subject, n) and not watch.node.effect.at_once(s, seat, card):
                    later.append((seat, card, watch))
        for p, card, watch in reversed(self.arranged(s, later)):
            s.push(watch.op, 0, p, card, subject, n)

    def arranged(self, s: Any, heard: list[tuple[int, int, Watch]]) -> list[tuple[int, int, Watch]]:
        """The reactions in the order in which they happen, where the rules fix one; by default as they were found."""
        return heard

    def instead(self, s: Any, moment: int, seat: int) -> bool:
        """Is something replaced that is about to happen to `seat`? Then its replacement is on the stack, above a marker
        that keeps the same card from replacing what the replacement causes."""
        game = rules_of(s)
        watching = self.by_moment[moment]
        for card in game.in_play(s, seat):
            for watch in watching[card]:
                if not _replacing(s, seat, card):
                    s.push(game.effects.REPLACED, 0, seat, card)
                    s.push(watch.op, 0, seat, card)
                    return True
        return False


def enqueue(s: Any, owner: int, subject: int, n: int, entries: list[tuple[int, int]]) -> None:
    """Push effects (op, card) of one owner, who chooses their order."""
    if len(entries) == 1:
        s.push(entries[0][0], 0, owner, entries[0][1], subject, n)
    elif entries:
        flat: list[int] = []
        for op, card in entries:
            flat += [op, card]
        s.push(rules_of(s).effects.ORDERED, 0, owner, subject, n, *flat)


def _hears(s: Any, node: Node, owner: int, card: int, seat: int, subject: int, n: int) -> bool:
    if not isinstance(node, When):
        return False
    if (node.whose == YOU and owner != seat) or (node.whose == OTHERS and owner == seat):
        return False
    if not node.hears(s, owner, card, seat, subject, n):
        return False
    return not node.most or rules_of(s).reacts(s, card, node.most)


def _replacing(s: Any, seat: int, card: int) -> bool:
    marker = rules_of(s).effects.REPLACED
    return any(f[OP] == marker and f[WHO] == seat and f[SOURCE] == card for f in s.stack)
