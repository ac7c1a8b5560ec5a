"""Evidence that the rule tests bite: break one fact of one card, and a test that cites the card must fail."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from imperia.cards.nodes import Per, Score
from imperia.games.powers.lexicon import NEVER
from imperia.games.powers.tables import (
    AIM_KILLS,
    CHARACTERS,
    COPIES,
    FEMALE,
    FINAL,
    KIND,
    MALE,
    MENACE,
    REPLACES,
    SHIELD,
    STEP,
    SYMBOL,
    UNLESS_PROTECTED,
    UNLESS_UNCOVERED,
    WARD,
)
from powers_dsl import CAROLINE, OATH, RACE, RING, THORNE, code, number

Mutation = tuple[str, str, list[Any], Any]  # card, what is broken, the table, its new value
Run = Callable[[], None]

FOLDER = Path(__file__).parent / "rules" / "powers"
UNREACHABLE = (OATH, RING, RACE)  # their limit is all that two neighbours or four kinds can bring


def mutations() -> Iterator[Mutation]:
    for card, step in enumerate(STEP):
        if step != NEVER:
            yield code(card), "never acts", STEP, NEVER
    for card, score in enumerate(FINAL):
        if score is not None:
            yield code(card), "a point more", FINAL, Score(score.base + 1, score.terms, score.most)
            yield code(card), "nothing at the end", FINAL, None
            if score.most < 99 and code(card) not in UNREACHABLE:
                yield code(card), "a higher limit", FINAL, Score(score.base, score.terms, score.most + 1)
            for n, term in enumerate(score.terms):
                terms = [Per(p.points + (i == n), p.count) for i, p in enumerate(score.terms)]
                yield code(card), f"more for term {n}", FINAL, Score(score.base, tuple(terms), score.most)
                terms = [p for p in score.terms if p is not term]
                yield code(card), f"nothing for term {n}", FINAL, Score(score.base, tuple(terms), score.most)
    for card in range(len(KIND)):
        for table, broken in ((WARD, None), (MENACE, 0), (SYMBOL, False), (COPIES, False), (REPLACES, False)):
            if table[card]:
                yield code(card), "loses its effect", table, broken
        if SHIELD[card] and not KIND[card] & 1:  # a Hideout protects by its kind
            yield code(card), "protects nobody", SHIELD, 0
        if AIM_KILLS[card]:
            other = UNLESS_UNCOVERED if AIM_KILLS[card] == UNLESS_PROTECTED else UNLESS_PROTECTED
            yield code(card), "kills under the other condition", AIM_KILLS, other
    yield CAROLINE, "is a man", MALE, True


def citing(rule: str) -> list[Run]:
    """The tests that cite a card or another rule, one for each of their parameters."""
    runs: list[Run] = []
    for path in sorted(FOLDER.glob("test_*.py")):
        module = importlib.import_module(f"rules.powers.{path.stem}")
        for name, function in vars(module).items():
            marks = getattr(function, "pytestmark", []) if name.startswith("test_") else []
            if any(mark.name == "rule" and rule in mark.args for mark in marks):
                runs += expanded(function, [mark for mark in marks if mark.name == "parametrize"])
    return runs


def expanded(function: Callable[..., None], marks: list[Any]) -> list[Run]:
    """A parametrized test as plain calls."""
    axes: list[list[dict[str, Any]]] = []
    for mark in marks:
        names = mark.args[0].replace(" ", "").split(",") if isinstance(mark.args[0], str) else list(mark.args[0])
        axes.append([dict(zip(names, v if len(names) > 1 else (v,), strict=True)) for v in mark.args[1]])
    calls: list[Run] = []
    for combination in product(*axes):
        values = {key: value for part in combination for key, value in part.items()}
        calls.append(Call(function, values))
    return calls


class Call:
    """A test with its parameters."""

    def __init__(self, function: Callable[..., None], values: dict[str, Any]) -> None:
        self.function = function
        self.values = values

    def __call__(self) -> None:
        self.function(**self.values)


def fails(run: Run) -> bool:
    try:
        run()
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("mutation", list(mutations()), ids=lambda m: f"{m[0]} {m[1]}")
def test_a_broken_card_fails_a_test_that_cites_it(mutation: Mutation) -> None:
    card, _, table, broken = mutation
    assert killed(table, number(card), broken, card)


@pytest.mark.parametrize("card", [card for card in CHARACTERS if code(card) not in (THORNE, CAROLINE)], ids=code)
def test_a_character_of_the_wrong_sex_fails_a_test(card: int) -> None:
    assert killed(FEMALE, card, not FEMALE[card], "PW-CMP-03")
    assert killed(MALE, card, not MALE[card], "PW-CMP-03")


def killed(table: list[Any], card: int, broken: Any, rule: str) -> bool:
    """Does a test that cites the rule fail while the table says something else about the card?"""
    runs = citing(rule)
    right = table[card]
    table[card] = broken
    try:
        return any(fails(run) for run in runs)
    finally:
        table[card] = right
