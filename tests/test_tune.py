"""Tuning: weights have the names of what advice sees, a tuning goes on where it was left, and what it ships wins."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import imperia
from imperia.arena.crew import Crew
from imperia.arena.tune import LEAST, Match, Trial, Tuning, _match, fitted, likely, trial
from imperia.kernel.errors import SetupError
from imperia.kernel.weights import Weights, read
from play import reach

GAMES = {"powers": 4, "settlers": 2, "imperium": 2, "wall": 2}
FITTED = {"settlers": 10}  # games whose shipped weights come out of a tuning, and how many are played here
LINEAR = ("powers", "settlers", "imperium")  # the Wall's advice bends what shame may still take


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_its_weight_and_the_bots_go_by_the_file(game: str) -> None:
    weights, kept = imperia.game(game).weights(), read(game)
    assert weights.now == [kept["weights"][name] for name in weights.names]
    assert sorted(kept["hand"]) == sorted(weights.names)
    state = reach(game, GAMES[game], {}, 5, 60)
    assert len(imperia.game(game).features(state, state.pending[0])) == len(weights.names)


@pytest.mark.parametrize("game", LINEAR)
def test_a_position_is_worth_what_is_seen_in_it_by_weight(game: str) -> None:
    rules = imperia.game(game)
    for depth in (8, 12, 16):
        state = reach(game, GAMES[game], {}, 7, depth)
        for seat in range(state.seats):
            parts = dict(rules.parts(state, seat))
            seen = float(np.dot(rules.weights().now, rules.features(state, seat))) + parts.get("questions", 0.0)
            assert rules.value(state, seat) == pytest.approx(seen)
            assert rules.value(state, seat) == pytest.approx(sum(parts.values()))


def test_weights_of_other_names_are_refused() -> None:
    with pytest.raises(ValueError, match="different names: luck"):
        Weights("powers", [*imperia.game("powers").weights().names, "luck"])


def test_the_model_finds_by_what_games_were_made() -> None:
    """Ends that follow from the features by known weights: these come out, though it began with others."""
    dice = np.random.default_rng(3)
    seen = dice.standard_normal((4000, 3)) * [1.0, 5.0, 0.2] + 4.0
    ends = seen @ np.array([2.0, 0.5, -1.0]) + dice.standard_normal(4000)
    found = fitted(np.column_stack([ends, seen]), np.array([1.0, 1.0, 0.0]))
    assert found == pytest.approx([2.0, 0.5, -1.0], abs=0.25)


def test_what_may_be_chance_moves_no_weight() -> None:
    """One weight matters, nineteen do not: it is moved most, and most of the others hardly or not at all."""
    dice = np.random.default_rng(5)
    moved = dice.standard_normal((300, 20))
    slope = likely(moved, 3.0 * moved[:, 4] + 15.0 * dice.standard_normal(300))
    assert np.argmax(np.abs(slope)) == 4
    assert slope[4] > 0.0
    assert np.count_nonzero(slope) < 12


# --- going on -------------------------------------------------------------------------------------------------------
def tuning(file: Path, **more: int) -> Tuning:
    return Tuning("powers", 3, {}, ["random", "greedy"], 3, str(file), anew=True, **more)


def fit(of: Tuning, counted: list[int]) -> dict[str, Any]:
    return of.fit(4, 1, 2, Crew(), counted.append)


def test_it_goes_on_where_it_was_left_and_comes_to_the_same(tmp_path: Path) -> None:
    whole, counted = tuning(tmp_path / "whole"), []
    answer = fit(whole, counted)
    assert len(whole.played) == counted[-1] <= whole.length(4, 1, 2)
    lines = (tmp_path / "whole").read_text().splitlines()
    torn = tmp_path / "torn"
    torn.write_text("\n".join(lines[:4]) + '\n["way 1.0 1", [1')
    again = tuning(torn)
    assert len(again.played) == 3
    assert fit(again, []) == answer
    assert torn.read_text().splitlines()[-1] == lines[-1]
    assert len(tuning(torn).played) == len(whole.played)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games"
    tuning(file)
    with pytest.raises(SetupError, match="something else"):
        Tuning("powers", 4, {}, ["greedy"], 3, str(file))
    (tmp_path / "other").write_text("nothing")
    with pytest.raises(SetupError, match="not a tuning"):
        tuning(tmp_path / "other")
    with pytest.raises(SetupError, match="no weight 'luck'"):
        Tuning("powers", 3, {}, ["greedy"], only=["luck"])


def test_only_weights_that_proved_better_are_written(tmp_path: Path) -> None:
    found, file = tuning(tmp_path / "games"), tmp_path / "weights.json"
    weights = dict.fromkeys(found.names, 2.0)
    answer = {"weights": weights, "games": 9, "proof": {"games": 80, "win_rate": 0.4, "lead": 1.0, "error": 0.2}}
    assert not found.write(answer, file)
    kept = json.loads(file.read_text())
    assert kept["weights"] == read("powers")["weights"]
    assert kept["tried"][-1]["proof"]["win_rate"] == 0.4
    answer["proof"] = {"games": 80, "win_rate": 0.6, "lead": 1.0, "error": 0.2}
    assert found.write(answer, file)
    assert json.loads(file.read_text())["weights"] == weights


@pytest.mark.parametrize(
    ("games", "lead", "error", "share", "proved"),
    [
        (400, 3.3, 2.0, 0.55, True),
        (400, 3.2, 2.0, 0.55, False),  # a lead of 1.6 standard errors may be luck
        (400, 9.0, 2.0, 0.5, False),  # more points and no more wins
        (LEAST, 9.0, 2.0, 0.55, True),
        (LEAST - 2, 9.0, 2.0, 0.55, False),  # however far ahead
    ],
)
def test_a_proof_takes_a_lead_that_is_no_luck_and_enough_games(
    games: int, lead: float, error: float, share: float, proved: bool
) -> None:
    assert Trial(lead, error, share, games).proved == proved


def test_the_error_of_a_trial_is_that_of_its_pairs() -> None:
    """What the deal gives one seat it takes from the other one when seats are exchanged: that is no doubt."""
    dealt = [[9.0, 1.0, 0.0], [7.0, 1.0, 0.0], [-5.0, 0.0, 1.0], [-8.0, 0.0, 1.0]]
    found = trial(dealt)  # pairs come to +1 and +1.5
    assert (found.lead, found.share, found.games) == (1.25, 0.5, 4)
    assert found.error == pytest.approx(0.25)


def test_a_tuning_with_two_games_of_proof_keeps_nothing(tmp_path: Path) -> None:
    found = tuning(tmp_path / "games")
    answer = fit(found, [])
    assert answer["proof"]["games"] == 2
    answer["proof"] |= {"lead": 50.0, "win_rate": 1.0}
    assert not found.write(answer, tmp_path / "weights.json")
    json.loads((tmp_path / "weights.json").read_text(), parse_constant=pytest.fail)  # figures, not NaN or Infinity


# --- what is shipped --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_weights_are_those_written_by_hand_unless_a_tuning_proved_others_better(game: str) -> None:
    kept = read(game)
    proofs = [tried["proof"] for tried in kept.get("tried", []) if tried["kept"]]
    assert (kept["weights"] != kept["hand"]) == bool(proofs) == (game in FITTED)
    assert all(proof["win_rate"] > 0.5 and proof["lead"] > 0.0 for proof in proofs)


@pytest.mark.parametrize("game", FITTED)
def test_fitted_advice_beats_the_one_written_by_hand(game: str) -> None:
    """Quick bots by each of them, seats exchanged: a few of the games that `tried` tells of in full."""
    weights, lead = imperia.game(game).weights(), 0.0
    for seed in range(1, FITTED[game] // 2 + 1):
        lead += _match(Match(game, GAMES[game], {}, seed, weights.fitted, weights.hand))[0]
        lead -= _match(Match(game, GAMES[game], {}, seed, weights.hand, weights.fitted))[0]
    assert lead > 0.0
