"""Evidence that the rule tests bite: break one small thing of a game, and a test must fail.

A few mutants of every game are tried here, always the same ones; `make mutants GAME=… N=…` tries any number.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import imperia

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools"))

from mutants import Subject, explained  # noqa: E402
from mutate import Change, of_cards, of_code  # noqa: E402

pytestmark = pytest.mark.skipif(os.environ.get("IMPERIA_BUILD") == "native", reason="mutants are made of the sources")

# How many are tried of each game, cards and code, always the same ones, and the share that must be noticed. Changes
# that nobody can notice are listed in tests/equivalent/<game>.md with the reason; they are neither tried nor counted.
TRIED = (18, 18)
NOTICED = 0.92


def mutants(*words: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "mutants.py"), *words, "--json", "--jobs", "1"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)["1"]  # by seed
    return answer


@pytest.mark.parametrize("game", imperia.games())
def test_small_mistakes_in_a_game_fail_its_rule_tests(game: str) -> None:
    tried_cards, tried_code = TRIED
    answer = mutants(game, "--cards", str(tried_cards), "--code", str(tried_code))
    cards, code = answer["cards"], answer["code"]
    assert cards["counted"] + cards["refused"] == tried_cards
    assert code["counted"] + code["refused"] == tried_code
    unseen = cards["survivors"] + code["survivors"]
    assert len(unseen) <= (1 - NOTICED) * (cards["counted"] + code["counted"]), unseen
    assert cards["by_citing"] > cards["killed"] / 2, "the tests that cite a card or rule should be those that notice"


@pytest.mark.parametrize("game", imperia.games())
def test_what_is_explained_are_mutants_of_the_game(game: str) -> None:
    """So that a list says nothing of a source that has changed meanwhile."""
    subject = replace(Subject.game(game), equivalent=frozenset())
    changes = [change for kind in ("cards", "code") for change in subject.changes(kind)]
    made_of = {(change.file.name, str(change)) for change in changes}
    listed = explained(game)
    assert sorted(set(listed) - made_of) == []
    text = (ROOT / "tests" / "equivalent" / f"{game}.md").read_text(encoding="utf-8")
    assert len(listed) == len([line for line in text.splitlines() if line.startswith("- ")]), "every line can be read"
    assert len(listed) <= len(changes) / 50, "few changes are without effect"


# --- the mistakes -----------------------------------------------------------------------------------------------------
def made(change: Change) -> str:
    """The whole source with a change in it."""
    change.make()
    return ast.unparse(change.tree)


def code_mistakes(tmp_path: Path, body: str) -> set[str]:
    """What one line of code can become."""
    file = tmp_path / "code.py"
    file.write_text(f"def f(s, n):\n    {body}\n")
    found = []
    for n in range(len(of_code([file]))):
        found.append(made(of_code([file])[n]).partition("\n    ")[2])
    return set(found)


@pytest.mark.parametrize(
    ("line", "mistakes"),
    [
        ("return n < 3", {"return n <= 3", "return n < 2"}),
        ("return n >= 3", {"return n > 3", "return n >= 2"}),
        ("return n <= 0", {"return n < 0", "return n <= 1"}),
        ("return n == 0", {"return n != 0", "return n == 1"}),
        ("return s and n", {"return s or n"}),
        ("return n in s", {"return n not in s"}),
        ("return True", {"return False"}),
        ("return n + s", {"return n - s"}),
        ("s += n", {"s -= n"}),
        ("if n: return s", {"if not n:\n        return s"}),
        ("s.draw(n)", {"pass"}),
        ("s.tell(3)", {"pass"}),
        ("s.to(2)", {"pass", "s.to(1)"}),
        ("assert n < 3", set()),
        ("return -1", set()),
        ("return zip(s, n, strict=True)", set()),
    ],
)
def test_code_gets_the_mistakes_of_programmers(tmp_path: Path, line: str, mistakes: set[str]) -> None:
    assert code_mistakes(tmp_path, line) == mistakes


CARDS_FILE = """
card("A01", "Name", colour=RED, cost=cost(wood=1), effect=(Draw(2), Gain(GOLD)))
card("A02", "Name", colour=BLUE, effect=(May(Draw(1)),), rules=("XX-ABC-01",))
card("A03", "Name", cost=cost(stone=1), effect=(Gain(FOOD),), first=True)
"""


def test_cards_get_the_mistakes_of_copyists(tmp_path: Path) -> None:
    file = tmp_path / "cards.py"
    file.write_text(CARDS_FILE)
    changes = {str(change): change for change in of_cards([file])}
    assert [name for name in changes if name.startswith("A01")] == [
        "A01: RED → BLUE",
        "A01: card: colour=RED is left out",
        "A01: card: cost=cost(wood=1) is left out",
        "A01: cost(wood) → stone",
        "A01: cost: wood=1 is left out",
        "A01: 1 → 2 in wood=1",
        "A01: 1 → 0 in wood=1",
        "A01: Draw(2) is left out",
        "A01: Gain(GOLD) is left out",
        "A01: 2 → 3 in Draw(2)",
        "A01: 2 → 1 in Draw(2)",
        "A01: GOLD → FOOD",
    ]
    assert changes["A02: May → compulsory"].cited == {"A02", "XX-ABC-01"}
    assert "effect=(Draw(1),)" in made(changes["A02: May → compulsory"])
    assert "A03: True → False in first=True" in changes
    assert "cost(stone=1)" in made(changes["A01: cost(wood) → stone"]).splitlines()[0]


# --- the examination --------------------------------------------------------------------------------------------------
SHOP = """
def price(n):
    total = 2 * n
    if n > 10:
        total = total - 1
    while total > 100:
        total = total - 100
    return total
"""
TESTS = """
import pytest
from shop import price

@pytest.mark.rule("XX-PRC-01")
@pytest.mark.parametrize(("n", "total"), [(1, 2), (3, 6), (60, 19)])
def test_two_for_each(n, total):
    assert price(n) == total
"""
EXAMINE = """
import json, sys
sys.path[:0] = {path!r}
import mutants
from pathlib import Path
subject = mutants.Subject("shop", [], [Path({shop!r})], [Path({tests!r})])
told = []
report = mutants.Examination(subject, 1).of(subject.changes("code"), told.append)
print(json.dumps([report.to_json(), told]))
"""


def test_survivors_are_named_and_what_never_ends_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "shop.py").write_text(SHOP)
    (tmp_path / "test_shop.py").write_text(TESTS)
    path = [str(ROOT / "tools"), str(tmp_path)]
    script = EXAMINE.format(path=path, shop=str(tmp_path / "shop.py"), tests=str(tmp_path / "test_shop.py"))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    report, told = json.loads(done.stdout)
    assert report["tests"] == 3
    ends = {line.partition("  [")[0]: line.partition("  [")[2] for line in told}
    assert "killed: shop.py:3 price: 2 * n → 2 + n" in ends
    assert any("price: total - 100 → total + 100" in name and "never ends" in why for name, why in ends.items())
    survivors = [what for _, _, what in report["survivors"]]
    assert "price: n > 10 → n >= 10" in survivors  # nothing is tested at 10
    assert report["killed"] + len(survivors) == len(told)


def test_an_examination_needs_tests_that_pass(tmp_path: Path) -> None:
    (tmp_path / "shop.py").write_text(SHOP)
    (tmp_path / "test_shop.py").write_text(TESTS.replace("(1, 2)", "(1, 3)"))
    path = [str(ROOT / "tools"), str(tmp_path)]
    script = EXAMINE.format(path=path, shop=str(tmp_path / "shop.py"), tests=str(tmp_path / "test_shop.py"))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 1
    assert "do not pass" in done.stderr
