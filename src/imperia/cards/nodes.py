"""The shared effect language: frozen nodes that say what a card does, run it as frames, and put it into words.

A node is run by a frame `(op, pc, seat, card)`; its op number stands in the game's table of ops, its parts' numbers in
`game.links`. A node that needs an answer asks and goes on at its next program counter, so a state can be saved,
cloned or searched in the middle of any card. Games add their verbs as further nodes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from ..kernel.game import Game, Tables
from ..kernel.options import NUMBER
from ..kernel.state import Frame, State
from . import words
from .words import say

BRANCHES = 8  # the most branches a Choose may have

# The forms in which a language may have to say what is counted: "for each Event", "all Events" and "one Event" as what
# a verb acts upon, "an Event" as who does something.
EACH, ALL, ONE, SOME = "each", "all", "one", "some"


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """One effect."""

    def parts(self) -> tuple[Node, ...]:
        """The nodes inside this one, in the order of `game.links`."""
        return ()

    def run(self, s: Any, f: Frame) -> None:
        """Run one step of the frame `f` that stands on top of the stack."""
        raise AssertionError(f"{type(self).__name__} cannot be run")

    def possible(self, s: Any, seat: int, card: int) -> bool:
        """Would this do anything now? Impossible branches are not offered."""
        return True

    def words(self, lang: str) -> str:
        """The effect in words, without a capital or a full stop."""
        raise AssertionError(f"{type(self).__name__} has no words")

    def icons(self) -> tuple[str, ...]:
        """The icon row that reminds of this effect."""
        found: list[str] = []
        for part in self.parts():
            found.extend(name for name in part.icons() if name not in found)
        return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """A number read off the table, such as "each Event beside this card"."""

    def of(self, s: Any, seat: int, card: int) -> int:
        raise AssertionError(f"{type(self).__name__} cannot be counted")

    def words(self, lang: str, form: str = EACH) -> str:
        """What is counted, in one of the forms above."""
        raise AssertionError(f"{type(self).__name__} has no words")

    def icons(self) -> tuple[str, ...]:
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectTables(Tables):
    """The tables of a game whose cards are effect trees: every node gets an op, and shared nodes their questions."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.nodes: list[Node | None] = []  # the node of each op, None for ops of the flow
        self._numbers: dict[Node, int] = {}
        self.YES = self.actions.verb("yes")
        self.NO = self.actions.verb("no", decline=True)
        self.BRANCH = self.actions.verb("branch", (NUMBER, BRANCHES))
        self.ASK_MAY = self.prompt("may", self._may, "")
        self.ASK_BRANCH = self.prompt("branch", self._branch, "")

    def node(self, node: Node) -> int:
        """The op number of a node; it and its parts are entered in the tables on first use."""
        if node not in self._numbers:
            links = tuple([self.node(part) for part in node.parts()])
            number = self.op(node.run, f"node {type(node).__name__}", links)
            while len(self.nodes) < number:
                self.nodes.append(None)
            self.nodes.append(node)
            self._numbers[node] = number
        return self._numbers[node]

    def asker(self, s: State) -> tuple[Node, Frame]:
        """The node that asked the open question, and its frame."""
        frame = s.stack[-1]
        node = self.nodes[frame[0]]
        assert node is not None
        return node, frame

    def _may(self, s: State, seat: int) -> list[int]:
        return [self.YES, self.NO]

    def _branch(self, s: State, seat: int) -> list[int]:
        node, frame = self.asker(s)
        parts = node.parts()
        return [self.BRANCH + i for i in range(len(parts)) if parts[i].possible(s, frame[2], frame[3])]


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectGame(Game):
    """A game whose cards are effect trees: the goods and decks that shared nodes move."""

    def __init__(self, name: str, seats: range, edition: str, tables: EffectTables) -> None:
        super().__init__(name, seats, edition, tables)
        self.effects = tables

    # --- goods, for the games that have them ----------------------------------------------------------------------
    def good(self, lang: str, good: int) -> str:
        """The icon of a good, with its word."""
        raise AssertionError(f"{self.name} has no goods")

    def amount(self, lang: str, good: int, n: int) -> str:
        """So many of a good, as what a verb acts upon; languages that bend the word have their own way."""
        return f"{n} {self.good(lang, good)}"

    def gain(self, s: Any, seat: int, card: int, good: int, n: int) -> None:
        raise AssertionError(f"{self.name} has no goods")

    def can_pay(self, s: Any, seat: int, card: int, cost: tuple[tuple[int, int], ...]) -> bool:
        raise AssertionError(f"{self.name} has no goods")

    def pay(self, s: Any, seat: int, card: int, cost: tuple[tuple[int, int], ...]) -> None:
        """Pay a cost, as a frame of its own where the player must say what with."""
        raise AssertionError(f"{self.name} has no goods")

    def draw(self, s: Any, seat: int, card: int, source: int, n: int) -> None:
        raise AssertionError(f"{self.name} has no decks")


def _game(s: Any) -> EffectGame:
    game: EffectGame = s.rules()
    return game


# --- control flow -------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Seq(Node):
    """One effect after the other."""

    steps: tuple[Node, ...]

    def parts(self) -> tuple[Node, ...]:
        return self.steps

    def run(self, s: Any, f: Frame) -> None:
        links = _game(s).links[f[0]]
        if f[1] == len(links):
            s.stack.pop()
            return
        s.to(f[1] + 1)
        s.push(links[f[1]], 0, f[2], f[3])

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return any(step.possible(s, seat, card) for step in self.steps)

    def words(self, lang: str) -> str:
        return say(lang, "node-then").join(step.words(lang) for step in self.steps)


@dataclass(frozen=True)
class Choose(Node):
    """The player chooses one of several effects; those that would do nothing are not offered."""

    branches: tuple[Node, ...]

    def parts(self) -> tuple[Node, ...]:
        return self.branches

    def run(self, s: Any, f: Frame) -> None:
        game = _game(s)
        seat, card = f[2], f[3]
        if f[1] == 0:
            if not self.possible(s, seat, card):
                s.stack.pop()
                return
            s.to(1)
            s.ask((seat,), game.effects.ASK_BRANCH, card)
            return
        s.stack.pop()
        s.push(game.links[f[0]][s.answers[seat] - game.effects.BRANCH], 0, seat, card)

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return any(branch.possible(s, seat, card) for branch in self.branches)

    def words(self, lang: str) -> str:
        return say(lang, "node-choose", list=words.listed(lang, [b.words(lang) for b in self.branches], "list-or"))


@dataclass(frozen=True)
class May(Node):
    """The player may take the effect or leave it."""

    effect: Node

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def run(self, s: Any, f: Frame) -> None:
        game = _game(s)
        seat, card = f[2], f[3]
        if f[1] == 0:
            if not self.effect.possible(s, seat, card):
                s.stack.pop()
                return
            s.to(1)
            s.ask((seat,), game.effects.ASK_MAY, card)
            return
        s.stack.pop()
        if s.answers[seat] == game.effects.YES:
            s.push(game.links[f[0]][0], 0, seat, card)

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return self.effect.possible(s, seat, card)

    def words(self, lang: str) -> str:
        return say(lang, "node-may", effect=self.effect.words(lang))


@dataclass(frozen=True)
class AtLeast:
    """The condition that a count reaches a number."""

    count: Count
    least: int = 1

    def holds(self, s: Any, seat: int, card: int) -> bool:
        return self.count.of(s, seat, card) >= self.least

    def words(self, lang: str) -> str:
        return say(lang, "node-at-least", n=self.least, what=self.count.words(lang, SOME))


@dataclass(frozen=True)
class If(Node):
    """An effect under a condition, perhaps another one otherwise."""

    condition: AtLeast
    then: Node
    otherwise: Node | None = None

    def parts(self) -> tuple[Node, ...]:
        return (self.then,) if self.otherwise is None else (self.then, self.otherwise)

    def _branch(self, s: Any, seat: int, card: int) -> int:
        if self.condition.holds(s, seat, card):
            return 0
        return -1 if self.otherwise is None else 1

    def run(self, s: Any, f: Frame) -> None:
        s.stack.pop()
        branch = self._branch(s, f[2], f[3])
        if branch >= 0:
            s.push(_game(s).links[f[0]][branch], 0, f[2], f[3])

    def possible(self, s: Any, seat: int, card: int) -> bool:
        branch = self._branch(s, seat, card)
        return branch >= 0 and self.parts()[branch].possible(s, seat, card)

    def words(self, lang: str) -> str:
        text = say(lang, "node-if", condition=self.condition.words(lang), then=self.then.words(lang))
        return text if self.otherwise is None else text + say(lang, "node-else", effect=self.otherwise.words(lang))


@dataclass(frozen=True)
class Repeat(Node):
    """An effect once for each thing counted when it starts."""

    count: Count
    effect: Node
    most: int = 99

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def run(self, s: Any, f: Frame) -> None:
        left = f[1] or min(self.most, self.count.of(s, f[2], f[3]))
        if left > 1:
            s.to(left - 1)
        else:
            s.stack.pop()
            if left < 1:
                return
        s.push(_game(s).links[f[0]][0], 0, f[2], f[3])

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return self.count.of(s, seat, card) > 0 and self.effect.possible(s, seat, card)

    def words(self, lang: str) -> str:
        text = say(lang, "node-repeat", effect=self.effect.words(lang), what=self.count.words(lang))
        return text + (say(lang, "node-most", n=self.most) if self.most < 99 else "")


@dataclass(frozen=True)
class EachPlayer(Node):
    """An effect for every player in turn order, or for every other player."""

    effect: Node
    others: bool = False

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def run(self, s: Any, f: Frame) -> None:
        s.stack.pop()
        link = _game(s).links[f[0]][0]
        for i in range(s.seats - 1, 0 if self.others else -1, -1):
            s.push(link, 0, (f[2] + i) % s.seats, f[3])

    def words(self, lang: str) -> str:
        return say(lang, "node-each-other" if self.others else "node-each-player", effect=self.effect.words(lang))


# --- goods --------------------------------------------------------------------------------------------------------
Goods = tuple[tuple[int, int], ...]  # (good, number) pairs


def goods_words(game: EffectGame, lang: str, goods: Goods) -> str:
    """ "2 wood, 1 gold", each good as its icon."""
    return words.listed(lang, [game.amount(lang, good, n) for good, n in goods])


@dataclass(frozen=True)
class Gain(Node):
    """Gain goods, once or for each thing counted."""

    game: str
    goods: Goods
    per: Count | None = None
    most: int = 99

    def run(self, s: Any, f: Frame) -> None:
        s.stack.pop()
        game = _game(s)
        for good, n in self.goods:
            total = n if self.per is None else min(self.most, n * self.per.of(s, f[2], f[3]))
            if total:
                game.gain(s, f[2], f[3], good, total)

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return self.per is None or self.per.of(s, seat, card) > 0

    def words(self, lang: str) -> str:
        goods = goods_words(_named(self.game), lang, self.goods)
        if self.per is None:
            return say(lang, "node-gain", goods=goods)
        text = say(lang, "node-gain-per", goods=goods, what=self.per.words(lang))
        return text + (say(lang, "node-most", n=self.most) if self.most < 99 else "")


@dataclass(frozen=True)
class Pay(Node):
    """Pay a cost to have an effect; impossible when the cost cannot be paid."""

    game: str
    cost: Goods
    effect: Node

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def run(self, s: Any, f: Frame) -> None:
        game = _game(s)
        s.stack.pop()
        if not self.possible(s, f[2], f[3]):
            return
        s.push(game.links[f[0]][0], 0, f[2], f[3])
        game.pay(s, f[2], f[3], self.cost)

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return _game(s).can_pay(s, seat, card, self.cost) and self.effect.possible(s, seat, card)

    def words(self, lang: str) -> str:
        cost = goods_words(_named(self.game), lang, self.cost)
        return say(lang, "node-pay", cost=cost, effect=self.effect.words(lang))


@dataclass(frozen=True)
class Draw(Node):
    """Draw cards from one of the game's decks."""

    n: int
    source: int = 0

    def run(self, s: Any, f: Frame) -> None:
        s.stack.pop()
        _game(s).draw(s, f[2], f[3], self.source, self.n)

    def words(self, lang: str) -> str:
        return say(lang, "node-draw", n=self.n)


# --- scoring ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Per:
    """Points for each thing counted."""

    points: int
    count: Count


@dataclass(frozen=True)
class Score(Node):
    """Points at the end: a fixed number plus some for each thing counted, up to a limit."""

    base: int = 0
    terms: tuple[Per, ...] = ()
    most: int = 99

    def points(self, s: Any, seat: int, card: int) -> int:
        total = self.base
        for term in self.terms:
            total += term.points * term.count.of(s, seat, card)
        return min(total, self.most)

    def words(self, lang: str) -> str:
        text = say(lang, "score-base", n=self.base) if self.base else ""
        for term in self.terms:
            what = term.count.words(lang)
            if text:
                text = say(lang, "score-more", before=text, n=term.points, what=what)
            else:
                text = say(lang, "score-per", n=term.points, what=what)
        return text + (say(lang, "node-most", n=self.most) if self.most < 99 else "")

    def icons(self) -> tuple[str, ...]:
        found = ["hourglass"]
        for term in self.terms:
            found.extend(name for name in term.count.icons() if name not in found)
        return tuple(found)


def _named(name: str) -> EffectGame:
    from ..kernel.game import find

    game = find(name)
    assert isinstance(game, EffectGame)
    return game
