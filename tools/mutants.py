"""`make mutants GAME=… N=…`: do the rule tests of a game bite? Make small mistakes in it, and see a test fail for each.

Every mutant lives in a process of its own, forked from one that has loaded everything else; there the game is imported
with one change of its source. The tests that come to the changed function run first, of these the ones that cite the
card or rule concerned, then the others, up to the first failure; golden records come last. A mutant that the program
itself refuses to load is not counted, nor one that changes nothing: tests/equivalent/<game>.md lists those and why.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import itertools
import json
import os
import re
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest  # before any fork: every test module needs it
from mutate import Change, of_cards, of_code

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "imperia" / "games"
GOLDEN = ROOT / "tests" / "test_golden.py"
# Files whose mistakes no rule test is there to find: numbers and names, words, reasons why not (tests/test_why_not.py),
# advice for bots, checks of the state.
NO_RULES = {"advice", "habits", "together"}
NO_RULES |= {"faces", "invariants", "lexicon", "news", "nouns", "present", "prizes", "speech", "tables", "why"}
PATIENCE = 8.0  # seconds of processor time after which a test that should take a fraction of one never ends
ROOM = 4 << 30  # bytes that a mutant may fill


# --- what is mutated and what is run ----------------------------------------------------------------------------------
@dataclass(frozen=True)
class Subject:
    """A package to be broken, the files of the tests that should notice, and the changes that nobody can notice."""

    package: str
    cards: list[Path]
    code: list[Path]
    tests: list[Path]
    equivalent: frozenset[tuple[str, str]] = frozenset()  # file and change

    @classmethod
    def game(cls, name: str) -> Subject:
        folder = GAMES / name
        tests = [*sorted((ROOT / "tests" / "rules" / name).glob("test_*.py"))]
        tests += sorted((ROOT / "tests" / "cards").glob(f"test_{name}_*.py"))
        tests += sorted((ROOT / "tests" / "cards" / name).glob("test_*.py"))
        tests.append(GOLDEN)
        cards = sorted((folder / "cards").rglob("*.py"))
        others = [path for path in sorted(folder.rglob("*.py")) if path not in cards and path.stem not in NO_RULES]
        code = [path for path in others if path != folder / "__init__.py"]
        return cls(f"imperia.games.{name}", cards, code, tests, frozenset(explained(name)))

    @property
    def name(self) -> str:
        return self.package.rpartition(".")[2]

    def changes(self, kind: str) -> list[Change]:
        """Every change that could be noticed."""
        found = of_cards(self.cards) if kind == "cards" else of_code(self.code)
        return [change for change in found if (change.file.name, str(change)) not in self.equivalent]


EXPLAINED = re.compile(r"- `(?P<file>[^`]+)` `(?P<change>[^`]+)`: (?P<reason>.+)")


def explained(game: str) -> dict[tuple[str, str], str]:
    """The changes of a game that no test can notice, each with the reason: tests/equivalent/<game>.md."""
    file = ROOT / "tests" / "equivalent" / f"{game}.md"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = [EXPLAINED.fullmatch(line) for line in lines if line.startswith("- ")]
    return {(entry["file"], entry["change"]): entry["reason"] for entry in found if entry is not None}


@dataclass(frozen=True)
class Test:
    """A test function with one set of parameters."""

    name: str
    function: FunctionType
    values: dict[str, Any]
    cited: frozenset[str]  # the rules and cards of its marks, and the cards it names

    @property
    def golden(self) -> str:
        """The golden record that it plays again, if it does."""
        return str(getattr(self.values.get("path"), "stem", ""))

    def run(self) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
        try:
            self.function(**self.values)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def load(files: Sequence[Path], game: str = "") -> list[Test]:
    """The tests of some files; those that need a fixture are left out, and golden records of other games."""
    found: list[Test] = []
    for number, file in enumerate(files):
        spec = importlib.util.spec_from_file_location(f"mutants_tests_{number}_{file.stem}", file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        for name, function in vars(module).items():
            if name.startswith("test_") and isinstance(function, FunctionType):
                found += _cases(f"{file.name}::{name}", function)
    return [test for test in found if not test.golden or test.golden.startswith(game)]


def _cases(name: str, function: FunctionType) -> Iterator[Test]:
    marks = getattr(function, "pytestmark", [])
    rules = frozenset(name for mark in marks if mark.name in ("rule", "card") for name in mark.args)
    named = frozenset(_named(function))
    for values in _parameters([mark for mark in marks if mark.name == "parametrize"]):
        if set(values) >= set(function.__code__.co_varnames[: function.__code__.co_argcount]):
            yield Test(name, function, values, rules | named | frozenset(_strings(values.values())))


def _parameters(marks: list[Any]) -> Iterator[dict[str, Any]]:
    """The combinations of values of a parametrized test."""
    axes: list[list[dict[str, Any]]] = []
    for mark in marks:
        names = [n.strip() for n in mark.args[0].split(",")] if isinstance(mark.args[0], str) else list(mark.args[0])
        rows = [getattr(row, "values", row) if type(row).__name__ == "ParameterSet" else row for row in mark.args[1]]
        axes.append([dict(zip(names, row if len(names) > 1 else _single(row), strict=True)) for row in rows])
    for combination in itertools.product(*axes):
        yield {key: value for part in combination for key, value in part.items()}


def _single(row: Any) -> tuple[Any, ...]:
    return row if type(row).__name__ == "ParameterSet" else (row,)


def _named(function: FunctionType) -> Iterator[str]:
    """The strings that a test says or names by a constant, such as the codes of its cards."""

    def inside(code: CodeType) -> Iterator[str]:
        yield from _strings(code.co_consts)
        for name in code.co_names:
            if name.isupper():
                yield from _strings([function.__globals__.get(name)])
        for part in code.co_consts:
            if isinstance(part, CodeType):
                yield from inside(part)

    return inside(function.__code__)


def _strings(values: Any) -> Iterator[str]:
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple | list):
            yield from _strings(value)


# --- one mutant ---------------------------------------------------------------------------------------------------
class Instead(importlib.abc.MetaPathFinder):
    """Imports some files as these syntax trees have them, all others as they are."""

    def __init__(self, trees: dict[Path, ast.Module]) -> None:
        self.trees = trees

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> Any:
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        tree = self.trees.get(Path(spec.origin)) if spec is not None and spec.origin is not None else None
        if spec is None or tree is None:
            return None
        spec.loader = _FromTree(name, str(spec.origin), tree)
        return spec


class _FromTree(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, file: str, tree: ast.Module) -> None:
        super().__init__(name, file)
        self.tree = tree

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.tree, self.path, "exec", dont_inherit=True)


REFUSED, KILLED, SURVIVED = "refused", "killed", "survived"


# File, function and its first line (a word, as JSON has it): the tests that come there, with the seconds they take.
Reached = dict[str, dict[str, dict[str, dict[str, float]]]]


def attempt(subject: Subject, change: Change, reached: Reached) -> dict[str, Any]:
    """Import the package with a change, and run the tests to the first failure. In a process of its own."""
    change.make()
    sys.meta_path.insert(0, Instead({change.file: change.tree}))
    try:
        _import_anew(subject.package)
    except (Exception, SystemExit) as error:
        return {"end": REFUSED, "by": f"{type(error).__name__}: {error}"}
    for test in _in_order(subject, change, _coming(reached, change)):
        try:
            test.run()
        except (Exception, SystemExit, pytest.fail.Exception) as error:
            words = f"{test.name}: {type(error).__name__} {error}"[:300]
            return {"end": KILLED, "by": words, "cites": bool(test.cited & change.cited)}
    return {"end": SURVIVED, "by": ""}


def _in_order(subject: Subject, change: Change, there: dict[str, float]) -> Iterator[Test]:
    """The tests that come there; then the others, for what a test left in a memo lets the next one come by."""
    near = {name.partition("::")[0] for name in there}
    tests = load([file for file in subject.tests if file.name in near], subject.name)
    yield from _citing_first([test for test in tests if test.name in there], change, there)
    yield from _citing_first([test for test in load(subject.tests, subject.name) if test.name not in there], change, {})


def _citing_first(tests: list[Test], change: Change, seconds: dict[str, float]) -> list[Test]:
    return sorted(tests, key=lambda t: (bool(t.golden), not t.cited & change.cited, seconds.get(t.name, 0.0)))


def survey(subject: Subject) -> dict[str, Any]:
    """Run all tests on the package as it is, and note which of them come to which function. In a process of its own."""
    came: set[tuple[str, str, int]] = set()
    setattr(builtins, NOTE, came.add)
    sys.meta_path.insert(0, Instead({file: _noting(file) for file in subject.code}))
    _import_anew(subject.package)
    tests = load(subject.tests, subject.name)
    reached: Reached = {}
    for test in tests:
        came.clear()
        start = time.process_time()
        try:
            test.run()
        except (Exception, SystemExit, pytest.fail.Exception) as error:
            return {"end": KILLED, "by": f"{test.name}: {type(error).__name__} {error}"[:300]}
        taken = time.process_time() - start
        for file, name, line in came:
            reached.setdefault(file, {}).setdefault(name, {}).setdefault(str(line), {})[test.name] = taken
    return {"end": SURVIVED, "by": "", "tests": len(tests), "reached": reached}


NOTE = "note_that_a_test_came_here"


def _noting(file: Path) -> ast.Module:
    """A file in which every function begins by noting that somebody came: far quicker than to trace all calls."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            place = ast.Constant((str(file), node.name, node.lineno))
            node.body.insert(0, ast.Expr(ast.Call(ast.Name(NOTE, ast.Load()), [place], [])))
    return ast.fix_missing_locations(tree)


def _coming(reached: Reached, change: Change) -> dict[str, float]:
    """The tests that come to the function with a change in it; of several of its name, the last that begins before."""
    found = reached.get(str(change.file), {}).get(change.where, {})
    return found.get(max([line for line in found if int(line) <= change.line], key=int, default=""), {})


def _import_anew(package: str) -> None:
    """All of a package that was loaded, what only the server asks for included."""
    loaded = [name for name in sys.modules if name == package or name.startswith(f"{package}.")]
    for name in loaded:
        del sys.modules[name]
    for name in [package, *loaded]:
        importlib.import_module(name)


def _never_ends(*_: object) -> None:
    raise TimeoutError("it never ends")


# --- all of them --------------------------------------------------------------------------------------------------
class Lane:
    """A child at work, and where its report comes from."""

    def __init__(self, work: Callable[[], dict[str, Any]]) -> None:
        self.pipe, end = os.pipe()
        self.child = os.fork()
        if self.child:
            os.close(end)
            return
        signal.signal(signal.SIGVTALRM, _never_ends)
        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        try:
            report = work()
        except BaseException as error:
            report = {"end": KILLED, "by": f"{type(error).__name__}: {error}", "cites": False}
        with os.fdopen(end, "w") as file:
            json.dump(report, file)
        os._exit(0)

    def report(self) -> dict[str, Any]:
        with os.fdopen(self.pipe) as file:
            text = file.read()
        os.waitpid(self.child, 0)
        return json.loads(text) if text else {"end": KILLED, "by": "the process died", "cites": False}


def in_lanes(works: Sequence[Callable[[], dict[str, Any]]], jobs: int) -> Iterator[dict[str, Any]]:
    """The reports in order, with up to `jobs` children at once."""
    waiting: list[Lane] = []
    for work in works:
        waiting.append(Lane(work))
        if len(waiting) >= jobs:
            yield waiting.pop(0).report()
    for lane in waiting:
        yield lane.report()


@dataclass
class Report:
    """What became of the mutants."""

    tests: int
    refused: int = 0
    killed: int = 0
    by_citing: int = 0
    survivors: list[Change] = field(default_factory=list)

    @property
    def counted(self) -> int:
        return self.killed + len(self.survivors)

    def to_json(self) -> dict[str, Any]:
        places = [(str(change.file), change.line, str(change)) for change in self.survivors]
        numbers = {"tests": self.tests, "refused": self.refused, "killed": self.killed, "by_citing": self.by_citing}
        return {**numbers, "counted": self.counted, "survivors": places}


class Examination:
    """A subject whose tests pass, ready to be broken."""

    def __init__(self, subject: Subject, jobs: int) -> None:
        whole = Lane(lambda: survey(subject)).report()
        if whole["end"] != SURVIVED or not whole["tests"]:
            raise SystemExit(f"Without a change the tests of {subject.package} do not pass: {whole['by']}")
        self.subject = subject
        self.jobs = jobs
        self.tests: int = whole["tests"]
        self._reached: Reached = whole["reached"]

    def of(self, changes: list[Change], tick: Callable[[str], None] = lambda text: None) -> Report:
        """Try the changes one by one."""
        found = Report(self.tests)
        works = [lambda change=change: attempt(self.subject, change, self._reached) for change in changes]
        for change, report in zip(changes, in_lanes(works, self.jobs), strict=True):
            tick(f"{report['end']}: {change.file.name}:{change.line} {change}  [{report['by']}]")
            if report["end"] == SURVIVED:
                found.survivors.append(change)
            elif report["end"] == REFUSED:
                found.refused += 1
            else:
                found.killed += 1
                found.by_citing += report["cites"]
        return found


def chosen(changes: list[Change], n: int, seed: int) -> list[Change]:
    """So many changes by lot; every card or function before one comes again. The lot of a change depends on the seed
    and itself alone, so that a source that changes elsewhere leaves the choice almost as it was."""
    seen: dict[tuple[Path, str], int] = {}
    turns: list[int] = []
    shuffled = sorted(changes, key=lambda change: sha256(f"{seed} {change.file.name} {change}".encode()).digest())
    for change in shuffled:
        place = (change.file, change.where)
        turns.append(seen.setdefault(place, 0))
        seen[place] += 1
    ordered = sorted(zip(turns, range(len(shuffled)), strict=True))
    return [shuffled[i] for _, i in ordered[:n]]


# --- the command line -------------------------------------------------------------------------------------------------
def main() -> int:
    parser = argparse.ArgumentParser(description="Break a game in small ways and see whether its rule tests notice.")
    parser.add_argument("game")
    parser.add_argument("-n", type=int, default=100, help="how many mutants, half of them cards and half code")
    parser.add_argument("--cards", type=int, help="so many mutants of cards")
    parser.add_argument("--code", type=int, help="so many mutants of code")
    parser.add_argument("--seed", type=int, nargs="+", default=[1], help="which; of several seeds, so many of each")
    parser.add_argument("--file", type=Path, action="append", help="only this source file; may be given again")
    parser.add_argument("--tests", type=Path, action="append", help="these test files instead of the game's own")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    parser.add_argument("--verbose", action="store_true", help="tell the end of every mutant")
    wanted = parser.parse_args()
    sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]
    importlib.import_module("imperia.games")  # all that needs no mutant; what is loaded here is not loaded again
    if wanted.game not in sys.modules["imperia"].games():
        print(f"There is no game {wanted.game!r}.", file=sys.stderr)
        return 2
    subject = _narrowed(Subject.game(wanted.game), wanted.file, wanted.tests)
    examination = Examination(subject, max(1, wanted.jobs))
    answer: dict[int, dict[str, Any]] = {seed: {} for seed in wanted.seed}
    tick = (lambda text: print(text, flush=True)) if wanted.verbose else lambda text: None
    for seed, (kind, n) in itertools.product(wanted.seed, _numbers(wanted).items()):
        report = examination.of(chosen(subject.changes(kind), n, seed), tick)
        answer[seed][kind] = report.to_json()
        if not wanted.json:
            _tell(wanted.game, kind, seed, report)
    if wanted.json:
        print(json.dumps(answer))
    return 0


def _numbers(wanted: argparse.Namespace) -> dict[str, int]:
    """How many mutants of each kind."""
    if wanted.cards is None and wanted.code is None:
        return {"cards": (wanted.n + 1) // 2, "code": wanted.n // 2}
    return {kind: n for kind, n in (("cards", wanted.cards), ("code", wanted.code)) if n}


def _narrowed(subject: Subject, files: list[Path] | None, tests: list[Path] | None) -> Subject:
    cards, code = subject.cards, subject.code
    if files:
        asked = [path.resolve() for path in files]
        cards = [path for path in asked if path in cards]
        code = [path for path in asked if path not in cards]
    return replace(subject, cards=cards, code=code, tests=[path.resolve() for path in tests or subject.tests])


def _tell(game: str, kind: str, seed: int, report: Report) -> None:
    share = report.killed / report.counted if report.counted else 1.0
    print(
        f"{game}, {kind}, seed {seed}: {report.killed} of {report.counted} mutants killed ({share:.0%}), "
        f"{report.by_citing} by tests that cite the card or rule; {report.refused} more did not load."
    )
    for change in report.survivors:
        place = change.file.relative_to(ROOT) if change.file.is_relative_to(ROOT) else change.file
        print(f"  survived: {place}:{change.line} {change}")


if __name__ == "__main__":
    sys.exit(main())
