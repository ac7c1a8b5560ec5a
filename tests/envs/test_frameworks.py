"""The environments pass the checks of the frameworks they are for."""

from __future__ import annotations

import random
import warnings

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import imperia.envs.gymnasium
import imperia.envs.open_spiel
from imperia import SetupError, games
from imperia.envs import pettingzoo
from imperia.envs.rewards import REWARDS


@pytest.fixture(autouse=True)
def _quiet() -> None:
    warnings.simplefilter("ignore")  # the frameworks wonder about dictionaries with a mask


TABLES: list[tuple[str, int | None, dict[str, str]]] = [
    *[(game, None, {}) for game in games()],
    ("settlers", 1, {}),
    ("wall", 1, {}),
    ("wall", 3, {"mode": "coop"}),
    ("powers", 5, {"variant": "illuminati"}),
]


# --- PettingZoo ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_pettingzoo(game: str, seats: int | None, options: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(game, seats, options), num_cycles=200 if seats is None else 60)
    seed_test(lambda: pettingzoo.env(game, seats, options), num_cycles=60 if seats is None else 20)


def finished(env: pettingzoo.Table, seed: int) -> dict[str, float]:
    """What each agent got in a game of random answers."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else int(chance.choice(observation["action_mask"].nonzero()[0])))
    return got


def test_rewards_at_the_end_are_those_of_the_table() -> None:
    for seed in range(3):
        won = finished(env := pettingzoo.env("powers", 4), seed)
        assert list(won.values()) == [seat in env.state_.winners and 1 / len(env.state_.winners) for seat in range(4)]
        points = finished(env := pettingzoo.env("powers", 4, reward="score"), seed)
        assert list(points.values()) == env.state_.scores
        places = finished(pettingzoo.env("powers", 4, reward="place"), seed)
        assert sum(places.values()) == pytest.approx(0)
        assert max(places, key=lambda agent: places[agent]) in [agent for agent, share in won.items() if share]


def test_shaped_rewards_add_up_to_the_lead_at_the_end() -> None:
    got = finished(env := pettingzoo.env("settlers", 2, reward="shaped"), 1)
    first, second = env.state_.scores
    begun = env.rules.new(2, 0).scores
    assert begun[0] == begun[1]
    assert list(got.values()) == pytest.approx([first - second, second - first])


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(SetupError, match="win, place, score, shaped"):
        pettingzoo.env("powers", reward="fame")
    assert "shaped" in REWARDS


# --- Gymnasium -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", games())
def test_gymnasium(game: str) -> None:
    check_env(gymnasium.make(f"imperia/{game}-v1").unwrapped, skip_render_check=True)


def test_a_learner_plays_against_bots_to_the_end_and_changes_seats() -> None:
    env = imperia.envs.gymnasium.Seat("powers", ["random", "random"])
    chance = random.Random(1)
    _, info = env.reset(seed=1)
    seats = []
    for _ in range(3):
        over = False
        while not over:
            _, reward, over, _, info = env.step(int(chance.choice(info["action_mask"].nonzero()[0])))
        assert reward == (env.seat in env.state.winners and 1 / len(env.state.winners))
        seats.append(env.seat)
        _, info = env.reset()
    assert seats == [0, 1, 2]


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    env = imperia.envs.gymnasium.Seat("powers", ["random", "random"], illegal=-0.5)
    _, info = env.reset(seed=2)
    before = env.state.clone()
    wrong = int((info["action_mask"] == 0).nonzero()[0][0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, env.state) == (-0.5, False, before)
    assert "may not choose" in info["refused"]


# --- OpenSpiel -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_open_spiel(game: str, seats: int | None, options: dict[str, str], capfd: pytest.CaptureFixture[str]) -> None:
    given = [f"players={seats}"] if seats else []
    given += [f"options={key}:{value}" for key, value in options.items()]
    loaded = pyspiel.load_game(f"imperia_{game}({','.join(given)})")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_an_open_spiel_state_can_be_resampled_and_stays_what_its_player_sees() -> None:
    game = pyspiel.load_game("imperia_powers(players=3,options=variant:illuminati)")
    state = game.new_initial_state()
    chance = random.Random(4)
    for _ in range(30):
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(actions))
    player = state.current_player()
    world = state.resample_from_infostate(player, chance.random)
    assert world.observation_tensor(player) == state.observation_tensor(player)
    assert world.observation_string(player) == state.observation_string(player)
    assert world.legal_actions() == state.legal_actions()
    others = [seat for seat in range(3) if seat != player]
    assert any(world.observation_string(seat) != state.observation_string(seat) for seat in others)


def test_open_spiel_refuses_what_it_cannot_play() -> None:
    with pytest.raises(Exception, match="rewards at the end"):
        pyspiel.load_game("imperia_powers(reward=shaped)")
