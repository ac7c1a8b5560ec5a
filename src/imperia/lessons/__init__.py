"""Lessons: guided first games. A lesson is a game of a fixed seed in which every move is known by name beforehand.

What happens in it stands in `lessons/<game>/<name>.json`, what it says in `locales/<lang>/lessons-<game>.ftl`; how to
write one is told in docs/lessons.md. Where a lesson is depends on the number of moves made, and on nothing else.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..kernel.game import find
from ..kernel.options import Option
from ..kernel.state import State

PLACE = Path(__file__).parent
SEAT = "lesson:"  # the bot of a seat that plays by the lesson of this name


@dataclass(frozen=True)
class Step:
    """A page that is read, a press of the learner (a page with `do`), or a move that is made by itself (no page)."""

    say: str = ""
    """the message of its page"""
    do: tuple[str, ...] = ()
    """the moves that are allowed, by name; the first one is what is shown"""
    seat: int = -1
    point: tuple[str, ...] = ()
    """what the page speaks of: anchors, with cards by their code, and `part:NAME` of the page"""
    rule: str = ""


@dataclass(frozen=True)
class Stage:
    """All that belongs to one move: the pages before it, and the move, which is nobody's behind the last one."""

    first: int
    """so many pages stand before these"""
    pages: tuple[Step, ...]
    move: Step | None

    @property
    def pressed(self) -> bool:
        """The learner makes the move."""
        return self.move is not None and bool(self.move.say)


class Lesson:
    """One lesson, read from its file."""

    def __init__(self, game: str, name: str, data: dict[str, Any]) -> None:
        self.game = game
        self.name = name
        self.seats: int = data["seats"]
        self.learner: int = data.get("learner", 0)
        self.seed: int = data["seed"]
        self.options: dict[str, str] = data.get("options", {})
        self.names: list[str] = data["names"]  # of all seats; the learner's is not used
        self.minutes: int = data["minutes"]
        self.cards: dict[str, str] = data.get("cards", {})  # what messages call cards, and their codes
        self.begin: int = data.get("begin", 0)  # so many moves are made before the table opens
        steps = [_step(step, self.learner) for step in data["steps"]]
        self.stages = _stages(steps)
        self.pages = sum(len(stage.pages) for stage in self.stages)

    def stage(self, moves: int) -> Stage:
        """Where the lesson is after so many moves."""
        return self.stages[min(moves, len(self.stages) - 1)]

    def allowed(self, state: State) -> list[int]:
        """The codes of the moves that the lesson has next, the one it shows first; [] when it is over.

        Where the learner had a choice before, some of them may no longer be possible.
        """
        move = self.stage(state.clock).move
        if move is None:
            return []
        known = {spoken(option): option.code for option in state.options(move.seat)}
        found = [known[name] for name in move.do if name in known]
        if not found:
            raise LookupError(f"after {state.clock} moves seat {move.seat} cannot {move.do}, only {list(known)}")
        return found

    def last_press(self, moves: int) -> int:
        """The number of the learner's last press before so many moves; -1 if there is none."""
        return max([n for n in range(self.begin, moves) if self.stage(n).pressed], default=-1)

    def opening(self) -> list[tuple[int, int]]:
        """The moves that are made before the table opens."""
        state = find(self.game).new(self.seats, self.seed, self.options)
        made: list[tuple[int, int]] = []
        for stage in self.stages[: self.begin]:
            assert stage.move is not None
            made.append((stage.move.seat, self.allowed(state)[0]))
            state.play(*made[-1])
        return made


def _step(data: dict[str, Any], learner: int) -> Step:
    unknown = set(data) - {"say", "do", "seat", "point", "rule"}
    if unknown or not ("say" in data or "do" in data):
        raise ValueError(f"a step of a lesson cannot be {data}")
    do = data.get("do", ())
    return Step(
        data.get("say", ""),
        (do,) if isinstance(do, str) else tuple(do),
        data.get("seat", learner),
        tuple(data.get("point", ())),
        data.get("rule", ""),
    )


def _stages(steps: list[Step]) -> list[Stage]:
    stages: list[Stage] = []
    pages: list[Step] = []
    before = 0
    for step in steps:
        if step.say:
            pages.append(step)
        if step.do:
            stages.append(Stage(before, tuple(pages), step))
            before += len(pages)
            pages = []
    return [*stages, Stage(before, tuple(pages), None)]


def spoken(option: Option) -> str:
    """A move by its name, as lessons write it: its verb and what it names, such as `lay MAG05`."""
    told: dict[str, Any] = option.to_json()
    return " ".join([told["do"], *[str(word) for word in told["with"]]])


@cache
def lesson(game: str, name: str) -> Lesson:
    data = json.loads((PLACE / game / f"{name}.json").read_text(encoding="utf-8"))
    return Lesson(game, name, data)


def names(game: str) -> list[str]:
    """The lessons of a game, in order of their names."""
    return sorted([path.stem for path in (PLACE / game).glob("*.json")])


def played_by(game: str, bots: list[str | None]) -> Lesson | None:
    """The lesson that the seats of a table play by, if they do."""
    found = next((bot for bot in bots if bot is not None and bot.startswith(SEAT)), None)
    return None if found is None else lesson(game, found.removeprefix(SEAT))
