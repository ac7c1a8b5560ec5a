"""The effect language: frozen nodes that say what a card does, run it as frames, and put it into words.

A node is run by a frame `(op, pc, seat, card, …)`; its op number stands in the game's table of ops, its parts' numbers
in `game.links`. A node that needs an answer asks and goes on at its next program counter, so a state can be saved,
cloned or searched in the middle of any card. Here are the base of all nodes and the control flow; goods and points are
in `goods`, targets in `aim`, moved cards in `select`, reactions in `triggers`, costs and what they did in `reports`.
Games add their verbs as further nodes.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ..kernel.game import Game, Tables
from ..kernel.options import NUMBER, SEAT, WORD
from ..kernel.state import CARD as SOURCE
from ..kernel.state import OP, PC, Frame, State
from ..kernel.state import SEAT as WHO
from .words import DO, MAY, THEY, YOU, Tongue

BRANCHES: Final = 8  # the most branches a Choose may have
_TAKEN: Final = 4  # where the frame of `ChooseSome` has the branches taken
SKIPPABLE: Final = 4  # where the frame of a node that can be declined says whether it may be

# The forms in which a language may have to say what is counted: "for each Event", "all Events" and "one Event" as what
# a verb acts upon, "an Event" as who does something, "if there is an Event" as a condition.
EACH: Final = "each"
ALL: Final = "all"
ONE: Final = "one"
SOME: Final = "some"
IF: Final = "if"

S = TypeVar("S", bound=State)
Goods = tuple[tuple[int, int], ...]  # (good, number) pairs


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """One effect. Its words are data: `phrase` names the message, whose arguments are the node's own fields, and
    `marks` are the icons that remind of it besides those of its parts, goods and counts. `frame_cards` says which
    numbers of its frame are cards, if it is not its source alone."""

    phrase = ""
    form = EACH  # in which its phrase wants the counts of its fields
    actor = YOU  # whose doing its sentence tells of
    final = False  # its answer shows something at once and cannot be taken back alone
    collects = -1  # from where on its frame collects what effects above it report
    skips = False  # asks its own question with "skip" in it when its frame says that it may be declined
    brings = False  # it gains goods: said with fewer words behind another that does
    priced = False  # doing it is a payment: no alternative to choose when that cannot be made

    def parts(self) -> tuple[Node, ...]:
        """The nodes inside this one, in the order of `game.links`."""
        return ()

    def run(self, s: Any, f: Frame) -> None:
        """Run one step of the frame `f` that stands on top of the stack."""
        raise AssertionError(f"{type(self).__name__} cannot be run")

    def answers(self, s: Any, f: Frame) -> list[int]:
        """The codes that may answer the question which the frame `f` of this node has asked."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def at_once(self, s: Any, seat: int, card: int) -> bool:
        """Do it now if it needs neither an answer nor a frame; False if it must be run."""
        return False

    # --- may it be done? These read only what their seat knows, or options would betray secrets. ----------------------
    def possible(self, s: Any, seat: int, card: int) -> bool:
        """Would this do anything now? Impossible branches are not offered."""
        return True

    def payable(self, s: Any, seat: int, card: int) -> bool:
        """Can it be done in full, as a cost must be?"""
        return self.possible(s, seat, card)

    def legal(self, s: Any, seat: int, card: int) -> bool:
        """May it be begun? What is mandatory and costs something may not when the cost cannot be met."""
        return True

    def enables(self, effect: Node, s: Any, seat: int, card: int) -> bool:
        """As a cost: can paying it make an effect possible that is not possible yet?"""
        return False

    # --- saying it ------------------------------------------------------------------------------------------------
    def words(self, t: Tongue) -> str:
        """The effect in words, without a capital or a full stop."""
        if not self.phrase:
            raise AssertionError(f"{type(self).__name__} has no words")
        return t.say(self.phrase, **self.values(t))

    def values(self, t: Tongue) -> dict[str, Any]:
        """The arguments of the phrase: the fields of the node, each in words."""
        return spoken_fields(self, t, self.form)

    def icons(self, t: Tongue) -> tuple[str, ...]:
        """The icon row that reminds of this effect."""
        found = list(marks_of(self))
        found += [name for name in field_icons(self, t) if name not in found]
        return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """A number read off the table, such as "each Event beside this card". Its words are data like those of a node;
    the message also gets the `form` it is wanted in."""

    phrase = ""
    leads = False  # is it said before what happens so often?

    def of(self, s: Any, seat: int, card: int) -> int:
        raise AssertionError(f"{type(self).__name__} cannot be counted")

    def later(self) -> bool:
        """Is this only known once the effect is under way? Then nothing can be said of it before."""
        return False

    def words(self, t: Tongue, form: str = EACH) -> str:
        """What is counted, in one of the forms above."""
        if not self.phrase:
            raise AssertionError(f"{type(self).__name__} has no words")
        return t.say(self.phrase, form=form, **spoken_fields(self, t))

    def icons(self, t: Tongue) -> tuple[str, ...]:
        return marks_of(self) + tuple(field_icons(self, t))


# --- facts that are tuples. They are no attributes of the bases: to the native build tuples of different lengths are
# different types, which a subclass could not give to one attribute.
def marks_of(thing: Any) -> tuple[str, ...]:
    """The icons that a node or count names itself."""
    marks: tuple[str, ...] = getattr(thing, "marks", ())
    return marks


def frame_cards_of(node: Any) -> tuple[int, ...]:
    """Which numbers of a node's frame are cards."""
    cards: tuple[int, ...] = getattr(node, "frame_cards", (SOURCE,))
    return cards


# --- fields in words ----------------------------------------------------------------------------------------------
def spoken_fields(thing: Any, t: Tongue, form: str = EACH) -> dict[str, Any]:
    """The fields of a node or count as the arguments of its message."""
    return {field.name: spoken(t, getattr(thing, field.name), form) for field in fields(thing)}


def spoken(t: Tongue, value: Any, form: str = EACH) -> Any:
    """One field in words: effects and counts say themselves, goods are listed, truths are "yes" and "no"."""
    if isinstance(value, Count):
        return value.words(t, form)
    if isinstance(value, Node):
        return value.words(t)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        if value and isinstance(value[0], tuple):
            return t.goods(value)
        return t.list([str(spoken(t, item)) for item in value])
    return "" if value is None else value


def field_icons(thing: Any, t: Tongue) -> list[str]:
    """The icons of what stands in the fields of a node or count."""
    found: list[str] = []
    for field in fields(thing) if hasattr(thing, "__dataclass_fields__") else ():
        value = getattr(thing, field.name)
        for item in value if isinstance(value, tuple) else (value,):
            names: tuple[str, ...] = ()
            if isinstance(item, Node | Count):
                names = item.icons(t)
            elif isinstance(item, tuple) and len(item) == 2 and isinstance(item[0], int):
                names = t.good_icons(item[0])
            found += [name for name in names if name not in found]
    return found


# --- tables and games whose cards are effect trees ----------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class EffectTables(Tables):
    """The tables of a game whose cards are effect trees: every node gets an op, and shared nodes their questions."""

    def __init__(self, name: str, seats: int = 8) -> None:
        super().__init__(name)
        self.nodes: list[Node | None] = []  # the node of each op, None for ops of the flow
        self._numbers: dict[Node, int] = {}
        self.YES = self.actions.verb("yes")
        self.NO = self.actions.verb("no", decline=True)
        self.SKIP = self.actions.verb("skip", decline=True)
        self.DONE = self.actions.verb("done", decline=True)
        self.BRANCH = self.actions.verb("branch", (NUMBER, BRANCHES))
        self.PLAYER = self.actions.verb("player", (SEAT, seats))
        self.ASK_MAY = self.prompt("may", self._may, "")
        self.ASK_BRANCH = self.prompt("branch", self._branch, "")
        self.ASK_AIM = self.prompt("aim", self._aim, "")
        self.ASK_NEXT = self.prompt("next", self._next, "")
        self.ORDERED = self.op(_ordered, "ordered", cards=())
        self.REPLACED = self.op(_replaced, "replaced")
        self.AMOUNT = self.ASK_AMOUNT = self.MIXING = -1  # of games whose goods are moved in a mix
        self._amounts = 0

    def node(self, node: Node) -> int:
        """The op number of a node; it and its parts are entered in the tables on first use."""
        if node not in self._numbers:
            links = tuple([self.node(part) for part in node.parts()])
            name = f"node {type(node).__name__}"
            number = self.op(node.run, name, links, frame_cards_of(node), collects=node.collects)
            while len(self.nodes) < number:
                self.nodes.append(None)
            self.nodes.append(node)
            self._numbers[node] = number
        return self._numbers[node]

    def mixes(self, goods: int, most: int) -> None:
        """Enter the question of goods moved in any mix of kinds, up to `most` of one (see `mix`)."""
        from .mix import amounts, mixing

        self._amounts = most
        self.AMOUNT = self.actions.verb("amount", (WORD, goods), (NUMBER, most))
        self.ASK_AMOUNT = self.prompt("amount", amounts, "")
        self.MIXING = self.op(mixing, "mixing")

    def amount(self, good: int, n: int) -> int:
        """The code of so many of a good."""
        return self.AMOUNT + good * self._amounts + n - 1

    def amount_of(self, code: int) -> tuple[int, int]:
        """The good and the number that a code means."""
        good, n = divmod(code - self.AMOUNT, self._amounts)
        return good, n + 1

    def asker(self, s: State) -> tuple[Node, Frame]:
        """The node that asked the open question, and its frame."""
        frame = s.stack[-1]
        node = self.nodes[frame[OP]] if frame[OP] < len(self.nodes) else None
        assert node is not None
        return node, frame

    def asks(self, s: State) -> Node | None:
        """The node that asked the open question, None when the flow of the game did."""
        op = s.stack[-1][OP] if s.stack else len(self.nodes)
        return self.nodes[op] if op < len(self.nodes) else None

    def _may(self, s: State, seat: int) -> list[int]:
        return [self.YES, self.NO]

    def _branch(self, s: State, seat: int) -> list[int]:
        node, f = self.asker(s)
        open_ = open_branches(node.parts(), s, f[WHO], f[SOURCE])
        codes = [self.BRANCH + i for i in open_]
        return [*codes, self.SKIP] if may_skip(f) else codes

    def _aim(self, s: State, seat: int) -> list[int]:
        f = s.stack[-1]
        node = self.nodes[f[OP]]
        assert node is not None
        return node.answers(s, f)

    def _next(self, s: State, seat: int) -> list[int]:
        game = rules_of(s)
        f = s.stack[-1]
        return sorted({game.pick(s, f[i + 1]) for i in range(_ENTRIES, len(f), 2)})


def may_skip(f: Frame) -> bool:
    """May the effect that this frame runs be declined?"""
    return len(f) > SKIPPABLE and f[SKIPPABLE] > 0


def open_branches(parts: tuple[Node, ...], s: Any, seat: int, card: int) -> list[int]:
    """The branches that may be chosen: those that can be done in full, else legal ones, else any that would do
    something. What one may do can always be chosen, and left."""
    open_ = [i for i in range(len(parts)) if parts[i].possible(s, seat, card) or isinstance(parts[i], May)]
    legal = [i for i in open_ if parts[i].legal(s, seat, card)] or open_
    return [i for i in legal if parts[i].payable(s, seat, card)] or legal


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectGame(Game[S], Generic[S]):
    """A game whose cards are effect trees: who answers, in which order, and what the shared nodes move."""

    def __init__(self, name: str, seats: range, edition: str, tables: EffectTables) -> None:
        super().__init__(name, seats, edition, tables)
        self.effects = tables

    # --- seats ----------------------------------------------------------------------------------------------------
    def voice(self, s: Any, seat: int) -> int:
        """Who answers for a seat; -1: nobody, it is an automaton and its effects must not ask."""
        return seat

    def order(self, s: Any, seat: int) -> list[int]:
        """All seats in playing order, beginning with `seat`."""
        n: int = s.seats
        return [(seat + i) % n for i in range(n)]

    def ask(self, s: Any, seat: int, prompt: int, card: int, *arguments: int) -> None:
        """Ask a seat, by its voice."""
        voice = self.voice(s, seat)
        assert voice >= 0, f"{self.name} asks a seat that nobody answers for"
        s.pose((voice,), (prompt, card) + arguments)

    def answer(self, s: Any, seat: int) -> int:
        """What the seat's voice has answered."""
        code: int = s.answers[self.voice(s, seat)]
        return code

    # --- cards ----------------------------------------------------------------------------------------------------
    def pick(self, s: Any, card: int) -> int:
        """The code of the option that means this card where it lies now."""
        raise AssertionError(f"{self.name} does not pick cards")

    def in_play(self, s: Any, seat: int) -> list[int]:
        """The cards of a seat whose facts and reactions count."""
        raise AssertionError(f"{self.name} has no cards in play")

    def reacts(self, s: Any, card: int, most: int) -> bool:
        """May a card that reacts at most so often a round do so once more? If it may, this is counted."""
        raise AssertionError(f"{self.name} has no limits of reactions")

    # --- goods, for the games that have them ----------------------------------------------------------------------
    def good(self, lang: str, good: int) -> str:
        """The icon of a good, with its word."""
        raise AssertionError(f"{self.name} has no goods")

    def good_icon(self, good: int) -> str:
        """The name of the icon of a good."""
        raise AssertionError(f"{self.name} has no goods")

    def amount(self, lang: str, good: int, n: int, case: str) -> str:
        """So many of a good, in a case; languages that bend the word have their own way."""
        return f"{n} {self.good(lang, good)}"

    def gain(self, s: Any, seat: int, card: int, good: int, n: int) -> None:
        raise AssertionError(f"{self.name} has no goods")

    def can_pay(self, s: Any, seat: int, card: int, cost: Goods) -> bool:
        raise AssertionError(f"{self.name} has no goods")

    def pay(self, s: Any, seat: int, card: int, cost: Goods) -> None:
        """Pay a cost, as a frame of its own where the player must say what with."""
        raise AssertionError(f"{self.name} has no goods")

    def stock(self, s: Any, seat: int, place: int, good: int) -> int:
        """How many of a good lie in a place that they can be moved from (see `mix`)."""
        raise AssertionError(f"{self.name} has no places for goods")

    def shift(self, s: Any, seat: int, card: int, good: int, n: int, origin: int, target: int) -> None:
        """Move goods from one place to another."""
        raise AssertionError(f"{self.name} has no places for goods")

    def draw(self, s: Any, seat: int, card: int, source: int, n: int) -> None:
        raise AssertionError(f"{self.name} has no decks")

    # --- facts ----------------------------------------------------------------------------------------------------
    def in_mode(self, s: Any, mode: str) -> bool:
        """Is the game played in this mode?"""
        raise AssertionError(f"{self.name} has no modes")

    def cast(self, s: Any, seat: int, card: int, op: int) -> None:
        """Keep a change (the op of its node) until its moment is over."""
        raise AssertionError(f"{self.name} keeps no changes")


def rules_of(s: Any) -> EffectGame[Any]:
    game: EffectGame[Any] = s.game
    return game


# --- frames of several reactions and of replacements (see `triggers`) -----------------------------------------------
_ABOUT: Final = 3  # ORDERED: (op, pc, owner, subject, n, op, card, op, card, …)
_ENTRIES: Final = 5


def _ordered(s: Any, f: Frame) -> None:
    """Run effects of one owner in the order of his choice, each with what it reacts to."""
    game = rules_of(s)
    owner = f[WHO]
    if f[PC]:
        at = next(i for i in range(_ENTRIES, len(f), 2) if game.pick(s, f[i + 1]) == game.answer(s, owner))
    elif len(f) > _ENTRIES + 2:
        s.to(1)
        game.ask(s, owner, game.effects.ASK_NEXT, -1)
        return
    else:
        at = _ENTRIES
    if len(f) > _ENTRIES + 2:
        s.stack[-1] = (f[OP], 0) + f[2:at] + f[at + 2 :]
    else:
        s.stack.pop()
    s.push(f[at], 0, owner, f[at + 1], *f[_ABOUT:_ENTRIES])


def _replaced(s: Any, f: Frame) -> None:
    """A marker below a replacement: while it stands, its card replaces nothing that the replacement causes."""
    s.stack.pop()


# --- control flow -------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Seq(Node):
    """One effect after the other. Begun only if every step may be."""

    steps: tuple[Node, ...]

    def parts(self) -> tuple[Node, ...]:
        return self.steps

    def run(self, s: Any, f: Frame) -> None:
        links = rules_of(s).links[f[OP]]
        at = f[PC]
        if at == len(links) - 1:  # the last step comes in its place
            s.stack[-1] = (links[at], 0, f[WHO], f[SOURCE])
        elif links:
            s.stack[-1] = (f[OP], at + 1, f[WHO], f[SOURCE])
            s.stack.append((links[at], 0, f[WHO], f[SOURCE]))
        else:
            s.stack.pop()

    def possible(self, s: Any, seat: int, card: int) -> bool:
        for step in self.steps:  # noqa: SIM110 – asked so often that a generator would cost too much
            if step.possible(s, seat, card):
                return True
        return False

    def payable(self, s: Any, seat: int, card: int) -> bool:
        return all(step.payable(s, seat, card) for step in self.steps)

    def legal(self, s: Any, seat: int, card: int) -> bool:
        for step in self.steps:  # noqa: SIM110
            if not step.legal(s, seat, card):
                return False
        return True

    def enables(self, effect: Node, s: Any, seat: int, card: int) -> bool:
        return any(step.enables(effect, s, seat, card) for step in self.steps)

    def words(self, t: Tongue) -> str:
        going_on = t.turned(open="yes")
        text = self.steps[0].words(going_on if len(self.steps) > 1 else t) if self.steps else ""
        for i in range(1, len(self.steps)):
            step = self.steps[i]
            follows = kind_of(step)
            last = "yes" if i == len(self.steps) - 1 else "no"
            before = self.steps[i - 1].actor
            turned = t if last == "yes" else going_on
            if follows == "if":
                turned = turned.turned(also="yes")
            elif step.brings and self.steps[i - 1].brings:
                turned = turned.turned(more="yes")
            elif follows == "choose":
                turned = turned.turned(mood=DO) if t.manner["mood"] == MAY else turned
            manner = {"last": last, "before": before, "follows": follows, "more": turned.manner["more"]}
            text = t.say("node-then", first=text, effect=step.words(turned), **manner)
        return text


def kind_of(step: Node) -> str:
    """What kind of effect follows in a sentence, as far as sentences differ."""
    if isinstance(step, Choose):
        return "choose"
    return "may" if isinstance(step, May) else "if" if isinstance(step, If) else "do"


@dataclass(frozen=True)
class Choose(Node):
    """The player chooses one of several effects; those that would do nothing are not offered."""

    branches: tuple[Node, ...]
    skips = True

    def parts(self) -> tuple[Node, ...]:
        return self.branches

    def run(self, s: Any, f: Frame) -> None:
        game = rules_of(s)
        seat, card = f[WHO], f[SOURCE]
        if f[PC] == 0:
            if not self.possible(s, seat, card):
                s.stack.pop()
                return
            s.to(1)
            game.ask(s, seat, game.effects.ASK_BRANCH, card)
            return
        s.stack.pop()
        code = game.answer(s, seat)
        if code != game.effects.SKIP:
            s.push(game.links[f[OP]][code - game.effects.BRANCH], 0, seat, card)

    def possible(self, s: Any, seat: int, card: int) -> bool:
        for branch in self.branches:  # noqa: SIM110
            if branch.possible(s, seat, card):
                return True
        return False

    def payable(self, s: Any, seat: int, card: int) -> bool:
        return any(branch.payable(s, seat, card) for branch in self.branches)

    def legal(self, s: Any, seat: int, card: int) -> bool:
        return any(
            branch.legal(s, seat, card) and (not branch.priced or branch.payable(s, seat, card))
            for branch in self.branches
        )

    def words(self, t: Tongue) -> str:
        """With more than two branches, one of several steps must be seen to end before the next begins."""
        long = len(self.branches) > 2 and any(len(branch.parts()) > 1 for branch in self.branches)
        return t.say("node-choose", list=t.list([branch.words(t) for branch in self.branches], "list-or", long))


@dataclass(frozen=True)
class May(Node):
    """The player may take the effect or leave it. An effect with a question of its own is asked with "skip" in it."""

    effect: Node
    phrase = "node-may"

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def run(self, s: Any, f: Frame) -> None:
        game = rules_of(s)
        seat, card = f[WHO], f[SOURCE]
        if f[PC] == 0:
            if not self.possible(s, seat, card):
                s.stack.pop()
            elif self.effect.skips:
                s.stack[-1] = (game.links[f[OP]][0], 0, seat, card, 1)
            else:
                s.to(1)
                game.ask(s, seat, game.effects.ASK_MAY, card)
            return
        s.stack.pop()
        if game.answer(s, seat) == game.effects.YES:
            s.push(game.links[f[OP]][0], 0, seat, card)

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return self.effect.possible(s, seat, card) and self.effect.legal(s, seat, card)

    def payable(self, s: Any, seat: int, card: int) -> bool:
        return True

    def values(self, t: Tongue) -> dict[str, Any]:
        return {"effect": self.effect.words(t.turned(mood=MAY))}


@dataclass(frozen=True)
class AtLeast:
    """The condition that a count reaches a number."""

    count: Count
    least: int = 1

    def holds(self, s: Any, seat: int, card: int) -> bool:
        return self.count.of(s, seat, card) >= self.least

    def words(self, t: Tongue) -> str:
        return t.say("node-at-least", n=self.least, what=self.count.words(t.turned(least=self.least), SOME))


@dataclass(frozen=True)
class AtMost:
    """The condition that a count does not exceed a number."""

    count: Count
    most: int = 0

    def holds(self, s: Any, seat: int, card: int) -> bool:
        return self.count.of(s, seat, card) <= self.most

    def words(self, t: Tongue) -> str:
        return t.say("node-at-most", n=self.most, what=self.count.words(t.turned(most=self.most), SOME))


@dataclass(frozen=True)
class Is:
    """The condition that a count of 0 or 1 is 1, said in the count's own words."""

    count: Count
    least = 1

    def holds(self, s: Any, seat: int, card: int) -> bool:
        return self.count.of(s, seat, card) > 0

    def words(self, t: Tongue) -> str:
        return self.count.words(t, IF)


Condition = AtLeast | AtMost | Is


@dataclass(frozen=True)
class If(Node):
    """An effect under a condition, perhaps another one otherwise."""

    condition: Condition
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
        branch = self._branch(s, f[WHO], f[SOURCE])
        if branch >= 0:
            s.push(rules_of(s).links[f[OP]][branch], 0, f[WHO], f[SOURCE])

    def possible(self, s: Any, seat: int, card: int) -> bool:
        if self.condition.count.later():
            return True
        branch = self._branch(s, seat, card)
        return branch >= 0 and self.parts()[branch].possible(s, seat, card)

    def payable(self, s: Any, seat: int, card: int) -> bool:
        if self.condition.count.later():
            return True
        branch = self._branch(s, seat, card)
        return branch < 0 or self.parts()[branch].payable(s, seat, card)

    def legal(self, s: Any, seat: int, card: int) -> bool:
        if self.condition.count.later():
            return True
        branch = self._branch(s, seat, card)
        return branch < 0 or self.parts()[branch].legal(s, seat, card)

    def words(self, t: Tongue) -> str:
        text = t.say("node-if", condition=self.condition.words(t), then=self.then.words(t))
        return text if self.otherwise is None else text + t.say("node-else", effect=self.otherwise.words(t))


@dataclass(frozen=True)
class Repeat(Node):
    """An effect once for each thing counted when it starts."""

    count: Count
    effect: Node
    most: int = 99

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def run(self, s: Any, f: Frame) -> None:
        left = f[PC] or min(self.most, self.count.of(s, f[WHO], f[SOURCE]))
        if left > 1:
            s.to(left - 1)
        else:
            s.stack.pop()
            if left < 1:
                return
        s.push(rules_of(s).links[f[OP]][0], 0, f[WHO], f[SOURCE])

    def possible(self, s: Any, seat: int, card: int) -> bool:
        if self.count.later():
            return True
        return self.count.of(s, seat, card) > 0 and self.effect.possible(s, seat, card)

    def payable(self, s: Any, seat: int, card: int) -> bool:
        return self.count.later() or not self.count.of(s, seat, card) or self.effect.payable(s, seat, card)

    def words(self, t: Tongue) -> str:
        leads = "yes" if self.count.leads else "no"
        times = getattr(self.count, "n", 0)  # of a fixed number
        text = t.say("node-repeat", effect=self.effect.words(t), what=self.count.words(t), leads=leads, times=times)
        return text + (t.say("node-most", n=self.most) if self.most < 99 else "")


@dataclass(frozen=True)
class UpTo(Node):
    """An effect any number of times up to a limit; the player says when it is enough."""

    most: int
    effect: Node

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def run(self, s: Any, f: Frame) -> None:
        """The program counter is twice the number of times begun, odd while the player is asked."""
        game = rules_of(s)
        seat, card = f[WHO], f[SOURCE]
        if f[PC] % 2:
            if game.answer(s, seat) != game.effects.YES:
                s.stack.pop()
                return
            s.to(f[PC] + 1)
            s.push(game.links[f[OP]][0], 0, seat, card)
        elif f[PC] == 2 * self.most or not self.possible(s, seat, card):
            s.stack.pop()
        else:
            s.to(f[PC] + 1)
            game.ask(s, seat, game.effects.ASK_MAY, card)

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return self.effect.possible(s, seat, card) and self.effect.legal(s, seat, card)

    def payable(self, s: Any, seat: int, card: int) -> bool:
        return True

    def words(self, t: Tongue) -> str:
        if self.most >= 99:
            return t.say("node-any-number", effect=self.effect.words(t))
        return t.say("node-up-to", n=self.most, effect=self.effect.words(t.turned(upto=self.most)))


@dataclass(frozen=True)
class ChooseSome(Node):
    """The player chooses several different effects, one at a time, or fewer if he may."""

    n: int
    branches: tuple[Node, ...]
    up_to: bool = False

    def parts(self) -> tuple[Node, ...]:
        return self.branches

    def run(self, s: Any, f: Frame) -> None:
        """Its frame ends with the branches taken, as bits; the program counter is 1 while the player is asked."""
        game = rules_of(s)
        seat, card = f[WHO], f[SOURCE]
        taken = f[_TAKEN] if len(f) > _TAKEN else 0
        if f[PC] == 0:
            if taken.bit_count() == self.n or not self._open(s, f):
                s.stack.pop()
                return
            s.stack[-1] = (f[OP], 1, seat, card, taken)
            game.ask(s, seat, game.effects.ASK_AIM, card)
            return
        branch = game.answer(s, seat) - game.effects.BRANCH
        if game.answer(s, seat) == game.effects.DONE:
            s.stack.pop()
            return
        s.stack[-1] = (f[OP], 0, seat, card, taken | 1 << branch)
        s.push(game.links[f[OP]][branch], 0, seat, card)

    def answers(self, s: Any, f: Frame) -> list[int]:
        codes = self._open(s, f)
        return [*codes, rules_of(s).effects.DONE] if self.up_to else codes

    def left(self, f: Frame) -> int:
        """How many may yet be chosen."""
        return self.n - (f[_TAKEN].bit_count() if len(f) > _TAKEN else 0)

    def _open(self, s: Any, f: Frame) -> list[int]:
        """The branches that are left and would do something."""
        taken = f[_TAKEN] if len(f) > _TAKEN else 0
        first = rules_of(s).effects.BRANCH
        return [
            first + i
            for i in range(len(self.branches))
            if not taken >> i & 1 and self.branches[i].possible(s, f[WHO], f[SOURCE])
        ]

    def possible(self, s: Any, seat: int, card: int) -> bool:
        return any(branch.possible(s, seat, card) for branch in self.branches)

    def words(self, t: Tongue) -> str:
        listed = t.list([branch.words(t) for branch in self.branches], "list-or")
        return t.say("node-choose-some", n=self.n, list=listed, some="upto" if self.up_to else "exactly")


@dataclass(frozen=True)
class EachPlayer(Node):
    """An effect for every player in playing order, or for every other player."""

    effect: Node
    others: bool = False
    actor = THEY

    def parts(self) -> tuple[Node, ...]:
        return (self.effect,)

    def run(self, s: Any, f: Frame) -> None:
        s.stack.pop()
        game = rules_of(s)
        link = game.links[f[OP]][0]
        seats = game.order(s, f[WHO])
        seats.reverse()
        for p in seats:
            if p != f[WHO] or not self.others:
                s.push(link, 0, p, f[SOURCE])

    def words(self, t: Tongue) -> str:
        effect = self.effect.words(t.turned(mood=THEY, who=THEY))
        return t.say("node-each-other" if self.others else "node-each-player", effect=effect)
