"""A bench for writing lessons: plays one as far as it goes, tells what happened, and what can be done next, by name."""

from __future__ import annotations

import argparse
import json
import sys

import imperia
from imperia import bots
from imperia.cards.presenter import presenter
from imperia.cards.speaker import default_names
from imperia.cards.words import plain
from imperia.kernel.state import State
from imperia.lessons import PLACE, Lesson, spoken


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("name", nargs="?", default="first")
    parser.add_argument("--seed", type=int, help="another seed than the lesson's")
    parser.add_argument("--log", type=int, default=12, help="so many of the last moves are told")
    parser.add_argument("--bots", type=int, default=0, help="let quick bots play on for so many moves, and name them")
    parser.add_argument("--view", action="store_true", help="show what the learner sees, too")
    wanted = parser.parse_args()
    data = json.loads((PLACE / wanted.game / f"{wanted.name}.json").read_text(encoding="utf-8"))
    if wanted.seed is not None:
        data["seed"] = wanted.seed
    lesson = Lesson(wanted.game, wanted.name, data)
    state = imperia.game(wanted.game).new(lesson.seats, lesson.seed, lesson.options)
    try:
        for stage in lesson.stages[:-1]:
            assert stage.move is not None
            state.play(stage.move.seat, lesson.allowed(state)[0])
    except LookupError as error:
        print(error)
    for number in range(wanted.bots):
        if state.pending:
            seat = state.pending[-1]
            code = bots.choose("greedy", state, seat, number)
            print("BOT", json.dumps({"seat": seat, "do": spoken(state.rules().actions[code])}))
            state.play(seat, code)
    tell(state, wanted.log, lesson.learner)
    if wanted.view:
        print(json.dumps(state.view(lesson.learner), ensure_ascii=False))
    return 0


def tell(state: State, moves: int, learner: int) -> None:
    shown = presenter(state.rules())
    names = default_names("en", state.seats)
    for _, event in state.heard(learner):
        if event.move >= state.clock - moves:
            print(f"{event.move:4} {plain(shown.speaker.event(event, 'en', names, learner))}")
    for seat in state.pending:
        question = " / ".join([plain(text) for text in shown.question(state, seat, "en", names)])
        print(f"--- seat {seat} after {state.clock} moves: {question}")
        for option in state.options(seat):
            detail = plain(shown.detail(state, seat, option, "en", names) or "")
            print(f"  {spoken(option):34} {plain(shown.option(state, option, 'en', names))}  {detail}")


if __name__ == "__main__":
    sys.exit(main())
