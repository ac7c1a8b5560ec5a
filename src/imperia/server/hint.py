"""Advice at a table: what a good bot would answer for a seat, and why, from nothing but what the seat may know."""

from __future__ import annotations

import math
from typing import Any, Final, TypeVar

from .. import bots
from ..bots import Weight
from ..cards.words import has, rich, say
from ..kernel.game import END
from ..kernel.state import State
from .errors import Refused
from .table import Table
from .thinkers import Thinkers

T = TypeVar("T")
OTHERS: Final = 2  # so many of the next best options are shown
NEAR: Final = 0.05  # points that make no difference
NOTED: Final = 0.3  # … and from which on a drawback is worth a word
DECIDED: Final = 40.0  # a difference that no points make: the game is won or lost by it
FEW: Final = 16  # fewer games than this tell no chance


async def hint(thinkers: Thinkers, table: Table, identity: str, seat: int, revision: int, lang: str) -> dict[str, Any]:
    """The **hint** of the protocol for an open question."""
    _may_ask(table, identity, seat, revision)
    return _shaped(table, seat, await _weights(thinkers, table, seat), bots.ADVISER, lang)


async def chance(thinkers: Thinkers, table: Table, identity: str, seat: int, revision: int) -> dict[str, Any]:
    """The **chance** of the protocol: how often the seat wins if it does as the hint says. It takes longer to tell."""
    _may_ask(table, identity, seat, revision)
    asked, key = table.question, ("chance", seat)
    best = (await _weights(thinkers, table, seat))[0].code
    if key not in table.cache:
        table.cache[key] = _still(table, asked, await thinkers.odds(table, seat, best))
    won, games = table.cache[key]
    near = (won + 0.5) / (games + 1)  # nobody is quite sure before the end
    return {
        "seat": seat,
        "at": table.question.clock,
        "code": best,
        "chance": round(won / games, 2) if games >= FEW else None,
        "give_or_take": round(math.sqrt(near * (1 - near) / max(1, games)), 2),
        "games": games,
    }


async def _weights(thinkers: Thinkers, table: Table, seat: int) -> list[Weight]:
    """What the adviser thinks of the open question; thought about once, and noted at the table."""
    asked, key = table.question, ("hint", seat)
    if key not in table.cache:
        weights = _still(table, asked, await thinkers.advice(table, seat, bots.ADVISER))
        await table.note_advice(seat)
        table.cache[key] = weights
    found: list[Weight] = table.cache[key]
    return found


def _still(table: Table, asked: State, found: T) -> T:
    """What was found out about a question, if it is still open."""
    if table.question is not asked:
        raise Refused(409, "old-revision")
    return found


def _may_ask(table: Table, identity: str, seat: int, revision: int) -> None:
    if not table.owns(identity, seat):
        raise Refused(403, "not-your-seat")
    if not table.row.may_hint or table.lesson is not None:
        raise Refused(403, "no-hints")
    if table.state.over:
        raise Refused(409, "over")
    if seat not in table.state.pending or not table.asked_at <= revision <= table.row.revision:
        raise Refused(409, "old-revision")


def _shaped(table: Table, seat: int, weights: list[Weight], name: str, lang: str) -> dict[str, Any]:
    game, best = table.row.game, weights[0]
    others = sorted(weights[1:], key=lambda other: -other.worth) if best.worlds else []
    equal = 1 + sum([best.worth - other.worth < NEAR for other in others])
    why = _reasons(game, lang, [best, *others], equal) if best.worlds else _by_thumb(table, lang)
    return {
        "seat": seat,
        "at": table.question.clock,
        "bot": say(lang, f"bot-{name}"),
        "best": {"code": best.code, "behind": 0.0, "why": rich(why)},
        "others": [_other(game, lang, best, other) for other in others[:OTHERS]],
        "lead": _behind(best, others[equal - 1]) if equal <= len(others) else None,
        "equal": equal,
        "worlds": best.worlds,
        "best_in": best.best,
    }


def _other(game: str, lang: str, best: Weight, other: Weight) -> dict[str, Any]:
    name, by = _differences(other, best)[0]
    why = say(lang, "hint-as-good") if best.worth - other.worth < NEAR or by >= 0 else _less(game, lang, name)
    return {"code": other.code, "behind": _behind(best, other), "why": rich(why)}


def _behind(best: Weight, other: Weight) -> float | None:
    by = best.worth - other.worth
    return round(by, 1) if by < DECIDED else None


# --- why ------------------------------------------------------------------------------------------------------------
def _reasons(game: str, lang: str, weights: list[Weight], equal: int) -> str:
    """What the best option does more for than the next that is worse; what it does less for; points that are sure."""
    best = weights[0]
    if equal == len(weights):
        return say(lang, "hint-all-equal")
    differences = _differences(best, weights[equal])
    (worst, loss), (most, gain) = differences[0], differences[-1]
    said = [say(lang, f"hint-{most}" if most == END else f"hint-{game}-{most}")] if gain > 0 else []
    if best.gain > 0:
        said.append(say(lang, "hint-at-once", n=best.gain))
    if loss < -NOTED and worst != END:
        said.append(say(lang, "hint-though", less=_less(game, lang, worst)))
    if equal > 1:
        said.append(say(lang, "hint-others-equal", n=equal - 1))
    return " ".join(said)


def _differences(one: Weight, other: Weight) -> list[tuple[str, float]]:
    """By how much one option does more than another, part by part, the least first."""
    names = dict.fromkeys([*one.parts, *other.parts])
    found = [(name, one.parts.get(name, 0.0) - other.parts.get(name, 0.0)) for name in names]
    return sorted(found, key=lambda part: part[1])


def _less(game: str, lang: str, part: str) -> str:
    return say(lang, f"hint-{part}-less" if part == END else f"hint-{game}-{part}-less")


def _by_thumb(table: Table, lang: str) -> str:
    """Where the bot does not look ahead its game says what it goes by."""
    prompt = table.question.rules().prompts[table.question.asking[0]].name
    key = f"hint-{table.row.game}-thumb-{prompt}"
    return say(lang, key if has(lang, key) else "hint-thumb")
