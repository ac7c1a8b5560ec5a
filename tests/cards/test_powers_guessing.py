"""Guessing in Powers says what is at stake, and everybody can read the points that lie on the table."""

from __future__ import annotations

from imperia.cards.presenter import presenter
from imperia.cards.speaker import default_names
from imperia.cards.words import LANGS, say
from imperia.games.powers.lexicon import UNSEEN
from imperia.kernel.state import State
from play import random_game

GUESSES = ("propose", "vote", "search")


def asked(state: State) -> str:
    return state.rules().prompts[state.asking[0]].name if state.pending else ""


def test_a_guess_that_may_end_the_game_says_so_and_no_other() -> None:
    shown, said, silent = presenter(next(random_game("powers", 3, {"variant": "struggle"}, 0)).rules()), 0, 0
    for seed in range(12):
        for state in random_game("powers", 3, {"variant": "struggle"}, seed):
            if asked(state) not in GUESSES:
                continue
            last = state.standing.count(UNSEEN) == 1  # type: ignore[attr-defined]
            for lang in LANGS:
                names = default_names(lang, state.seats)
                _, reason = shown.question(state, state.pending[0], lang, names)
                assert (say(lang, "powers-guess-ends") in reason) == last
            said, silent = said + last, silent + (not last)
    assert said
    assert silent


def test_the_running_points_are_those_of_the_score_sheet_but_for_hidden_candidates() -> None:
    for variant in ("struggle", "illuminati"):
        hidden = 0
        for state in random_game("powers", 4, {"variant": variant}, 3):
            points = state.view(0)["points"]
            assert points == state.view(None)["points"]
            if state.over or (variant == "struggle" and state.view(0)["round"]):
                assert points == state.scores
            else:
                assert all(open_ <= whole for open_, whole in zip(points, state.scores, strict=True))
                hidden += points != state.scores
        assert state.over
        assert hidden or variant == "struggle"
