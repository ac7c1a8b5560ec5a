"""Small mistakes in a source file, as somebody might make them: each is one change of its syntax tree.

Code gets the mistakes of programmers: numbers off by one, comparisons and operators mixed up, conditions turned round,
calls forgotten. Cards, being data, get those of somebody who copies them from print: another number, resource, colour,
zone or filter, an effect left out, an optional one made compulsory.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

RULE_ID = re.compile(r"\b[A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-\d\d+[a-z]?\b")
CONSTANT = re.compile(r"[A-Z][A-Z0-9_]*")
MODULE = "the module"
PROVENANCE = {"PRINTED", "FRAGMENT", "ORIGINAL"}  # shown on a card, but no rule
NO_RULE = {"rules", "printed"}  # arguments of a card that say where its words come from

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Change:
    """One mistake: where it is, what it is, the rules and card that tests of it would cite, and how it is made."""

    file: Path
    line: int
    where: str
    what: str
    cited: frozenset[str]
    tree: ast.Module  # of the whole file
    make: Callable[[], None]  # changes the tree in place

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


@dataclass
class Source:
    """A file as a syntax tree; a change is made in it in place, and then it is compiled."""

    file: Path
    tree: ast.Module
    comments: dict[int, str]  # by line

    @classmethod
    def read(cls, file: Path) -> Source:
        text = file.read_text(encoding="utf-8")
        lines = dict(enumerate(text.split("\n"), 1))
        return cls(file, ast.parse(text), {n: line.partition("#")[2] for n, line in lines.items() if "#" in line})

    def ids(self, node: ast.AST) -> frozenset[str]:
        """The rules that a piece of the file names, in strings and comments."""
        first, last = getattr(node, "lineno", 1), getattr(node, "end_lineno", 1) or 1
        texts = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
        texts += [self.comments.get(line, "") for line in range(first - 1, last + 1)]
        return frozenset(name for text in texts for name in RULE_ID.findall(text))


@dataclass
class Habits:
    """What is usual in the card files: which constants stand in the same place, and which arguments may be left out."""

    places: dict[tuple[str, str], set[str]] = field(default_factory=dict)  # (called, argument): constants
    amounts: dict[str, set[str]] = field(default_factory=dict)  # called: arguments that are numbers
    given: dict[str, list[set[str]]] = field(default_factory=dict)  # called: the arguments of each call

    @classmethod
    def of(cls, sources: list[Source]) -> Habits:
        habits = cls()
        for source in sources:
            for call in ast.walk(source.tree):
                if isinstance(call, ast.Call):
                    habits._note(call)
        return habits

    def _note(self, call: ast.Call) -> None:
        called = ast.unparse(call.func)
        self.given.setdefault(called, []).append({word.arg for word in call.keywords if word.arg})
        for argument, value in arguments(call):
            for name in constants(value):
                self.places.setdefault((called, argument), set()).add(name.id)
            if _number(value) is not None and not argument.isdigit():
                self.amounts.setdefault(called, set()).add(argument)

    def optional(self, called: str, argument: str) -> bool:
        return any(argument not in given for given in self.given[called])


def arguments(call: ast.Call) -> Iterator[tuple[str, ast.expr]]:
    """The arguments of a call by name or position."""
    yield from ((str(n), value) for n, value in enumerate(call.args))
    yield from ((word.arg, word.value) for word in call.keywords if word.arg)


def constants(value: ast.expr) -> Iterator[ast.Name]:
    """The constants of an argument itself, also in a tuple or a sum, but not those inside another call."""
    if isinstance(value, ast.Name) and CONSTANT.fullmatch(value.id) and value.id not in PROVENANCE:
        yield value
    elif isinstance(value, ast.Tuple):
        for item in value.elts:
            yield from constants(item)
    elif isinstance(value, ast.BinOp):
        yield from constants(value.left)
        yield from constants(value.right)


def _texts(value: ast.expr) -> Iterator[str]:
    """A plain string, or those of a tuple."""
    for item in value.elts if isinstance(value, ast.Tuple) else [value]:
        if isinstance(item, ast.Constant) and isinstance(item.value, str):
            yield item.value


def _number(value: ast.AST) -> int | None:
    """The value of a plain whole number; True and False are none."""
    return value.value if isinstance(value, ast.Constant) and type(value.value) is int else None


class Mistakes:
    """Collects the changes of one file."""

    def __init__(self, source: Source, habits: Habits | None = None) -> None:
        self.source = source
        self.habits = habits  # of the card files; None in a file of code
        self.found: list[Change] = []
        self._where = MODULE
        self._cited: frozenset[str] = frozenset()
        self._around: list[ast.AST] = []
        for statement in source.tree.body:
            if habits is not None or isinstance(statement, ast.FunctionDef | ast.ClassDef):
                self._visit(statement)

    # --- finding places -------------------------------------------------------------------------------------------
    def _visit(self, node: ast.AST) -> None:
        if self._is_no_rule(node):
            return
        place = self._where, self._cited
        self._enter(node)
        if self.habits is None:
            self._of_code(node)
        else:
            self._of_card(node, self.habits)
        self._of_both(node)
        self._around.append(node)
        for child in ast.iter_child_nodes(node):
            if not _is_typing(node, child):
                self._visit(child)
        self._around.pop()
        self._where, self._cited = place

    def _is_no_rule(self, node: ast.AST) -> bool:
        """What no rule test can be expected to notice: words, imports, assertions, declarations."""
        if isinstance(node, ast.FunctionDef):
            names = [argument.arg for argument in node.args.args]
            return "lang" in names or node.name in ("icons", "words", "values", "__repr__")
        if isinstance(node, ast.ClassDef) and self.habits is not None:
            return True
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            return node.func.attr in ("tell", "whisper")  # what is told; that it is told can be forgotten
        if isinstance(node, ast.keyword) and node.arg in ("strict", "repr"):
            return True  # an assertion about lengths, or what a debugger prints
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return self.habits is None  # in code a negative number means that there is none
        return isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise | ast.JoinedStr)

    def _enter(self, node: ast.AST) -> None:
        """Note the function, or the card: the outermost call whose first argument is a code, or a tuple of codes."""
        if isinstance(node, ast.FunctionDef):
            self._where, self._cited = node.name, self.source.ids(node)
        elif isinstance(node, ast.Assign) and self.habits is not None and self._where == MODULE:
            self._where, self._cited = ast.unparse(node.targets[0]), self.source.ids(node)
        elif isinstance(node, ast.Call) and self.habits is not None and self._where == MODULE and node.args:
            codes = list(_texts(node.args[0]))
            if codes:
                self._where, self._cited = codes[0], self.source.ids(node) | frozenset(codes)

    def _add(self, node: ast.AST, what: str, make: Callable[[], None]) -> None:
        line = getattr(node, "lineno", 0)
        source = self.source
        self.found.append(Change(source.file, line, self._where, what, self._cited, source.tree, make))

    def _swap(self, node: ast.AST, name: str, old: str, value: object, new: str) -> None:
        """A change of one field of a node."""
        self._add(node, f"{old} → {new}", lambda: setattr(node, name, value))

    # --- mistakes in both -----------------------------------------------------------------------------------------
    def _of_both(self, node: ast.AST) -> None:
        n = _number(node)
        if n is not None:
            others = (n + 1, n - 1) if n else (1,)
            for other in others[1:] if self._is_next_step() else others:  # any later step is the last one
                if other - n != self._done_by_comparing(node):
                    self._value(node, other)
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            self._value(node, not node.value)

    def _is_next_step(self) -> bool:
        """Is the number at hand where a frame goes on, as in `s.to(1)`?"""
        call = self._around[-1] if self._around else None
        return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "to"

    def _done_by_comparing(self, node: ast.AST) -> int:
        """In `x < 3` the number 4 would be the same mistake as `x <= 3`, which is made anyway: what it adds, or 0."""
        around = self._around[-1] if self._around else None
        if self.habits is None and isinstance(around, ast.Compare) and around.comparators == [node]:
            sign = around.ops[0]
            return 1 if isinstance(sign, ast.Lt | ast.GtE) else -1 if isinstance(sign, ast.Gt | ast.LtE) else 0
        return 0

    def _value(self, node: ast.AST, other: object) -> None:
        """Another value, shown in what stands around it."""
        assert isinstance(node, ast.Constant)
        outside = next((n for n in reversed(self._around) if not isinstance(n, ast.Tuple)), node)
        text = " ".join(ast.unparse(outside).split())
        inside = f" in {text[:70]}" if isinstance(outside, ast.expr | ast.keyword) or len(text) < 70 else ""
        self._add(node, f"{node.value} → {other}{inside}", lambda: setattr(node, "value", other))

    # --- mistakes in code -----------------------------------------------------------------------------------------
    def _of_code(self, node: ast.AST) -> None:
        old = ast.unparse(node) if isinstance(node, ast.expr) else ""
        if isinstance(node, ast.Compare):
            for n, sign in enumerate(node.ops):
                new = COMPARISONS[type(sign)]()
                shown = ast.unparse(ast.Compare(node.left, [*node.ops[:n], new, *node.ops[n + 1 :]], node.comparators))
                self._swap(node, "ops", old, [*node.ops[:n], new, *node.ops[n + 1 :]], shown)
        elif isinstance(node, ast.BoolOp):
            new_sign = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            self._swap(node, "op", old, new_sign, ast.unparse(ast.BoolOp(new_sign, node.values)))
        elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
            other = OPERATORS[type(node.op)]()
            self._swap(node, "op", old, other, ast.unparse(ast.BinOp(node.left, other, node.right)))
        elif isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
            other = OPERATORS[type(node.op)]()
            shown = ast.unparse(ast.AugAssign(node.target, other, node.value))
            self._swap(node, "op", ast.unparse(node), other, shown)
        elif isinstance(node, ast.If | ast.While | ast.IfExp) and not isinstance(node.test, ast.Compare):
            turned = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
            self._swap(node, "test", f"if {ast.unparse(node.test)}", turned, f"if {ast.unparse(turned)}")
        self._forgotten_calls(node)

    def _forgotten_calls(self, node: ast.AST) -> None:
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            for n, statement in enumerate(block) if isinstance(block, list) else ():
                if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
                    rest = [*block[:n], ast.copy_location(ast.Pass(), statement), *block[n + 1 :]]
                    self._swap_in(node, name, rest, statement, f"{ast.unparse(statement)} is forgotten")

    def _swap_in(self, node: ast.AST, name: str, value: object, at: ast.AST, what: str) -> None:
        self._add(at, what, lambda: setattr(node, name, value))

    # --- mistakes in cards ----------------------------------------------------------------------------------------
    def _of_card(self, node: ast.AST, habits: Habits) -> None:
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            for argument, value in arguments(node):
                self._another_constant(value, sorted(habits.places.get((called, argument), ())))
            self._another_good(node, called, habits)
            self._left_out(node, called, habits)
            if called.startswith("May") and len(node.args) == 1 and not node.keywords:
                inner = node.args[0]
                if isinstance(inner, ast.Call):
                    self._add(node, f"{called} → compulsory", lambda: _become(node, inner))
        elif isinstance(node, ast.Tuple) and len(node.elts) > 1 and all(isinstance(e, ast.Call) for e in node.elts):
            for n, item in enumerate(node.elts):
                rest = [*node.elts[:n], *node.elts[n + 1 :]]
                self._swap_in(node, "elts", rest, item, f"{ast.unparse(item)} is left out")
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr) and any(constants(node)):
            for side, other in ((node.left, node.right), (node.right, node.left)):
                shown = f"{ast.unparse(node)} → {ast.unparse(side)}"
                self._swap_in(node, "right" if other is node.right else "left", side, node, shown)

    def _another_constant(self, value: ast.expr, family: list[str]) -> None:
        """Another colour, good, zone or filter that stands in the same place elsewhere."""
        for name in constants(value):
            others = [other for other in family if other != name.id]
            if others:
                other = others[sum(map(ord, name.id)) % len(others)]  # any one, but always the same
                self._swap(name, "id", name.id, other, other)

    def _another_good(self, call: ast.Call, called: str, habits: Habits) -> None:
        """An amount of something else: wood=1 → stone=1."""
        free = sorted(habits.amounts.get(called, set()) - {word.arg for word in call.keywords if word.arg})
        for word in call.keywords:
            if word.arg in habits.amounts.get(called, ()) and _number(word.value) is not None and free:
                other = free[sum(map(ord, word.arg or "")) % len(free)]
                self._swap(word, "arg", f"{called}({word.arg})", other, other)

    def _left_out(self, call: ast.Call, called: str, habits: Habits) -> None:
        for word in call.keywords:
            if word.arg and word.arg not in NO_RULE and habits.optional(called, word.arg):
                rest = [other for other in call.keywords if other is not word]
                self._swap_in(call, "keywords", rest, word.value, f"{called}: {ast.unparse(word)} is left out")


def _is_typing(node: ast.AST, child: ast.AST) -> bool:
    if isinstance(node, ast.FunctionDef):
        return child in node.decorator_list or child is node.returns or child is node.args
    if isinstance(node, ast.ClassDef):
        return child in node.decorator_list or child in node.bases
    return isinstance(node, ast.AnnAssign) and child is node.annotation


def _become(node: ast.Call, other: ast.Call) -> None:
    node.func, node.args, node.keywords = other.func, other.args, other.keywords


def of_code(files: list[Path]) -> list[Change]:
    """Every mistake that can be made in files of code."""
    return [change for file in files for change in Mistakes(Source.read(file)).found]


def of_cards(files: list[Path]) -> list[Change]:
    """Every mistake that can be made in the card files of a game."""
    sources = [Source.read(file) for file in files]
    habits = Habits.of(sources)
    return [change for source in sources for change in Mistakes(source, habits).found]
