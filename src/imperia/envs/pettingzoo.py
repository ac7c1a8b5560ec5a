"""The games as a PettingZoo environment: agents take turns, with a mask of the actions that are legal.

    from imperia.envs import pettingzoo
    env = pettingzoo.env("powers", seats=4)

Questions that several seats answer at once are put to them one after the other; none sees what another answered.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..kernel.game import find
from ..kernel.rng import Rng
from ..kernel.state import State
from . import rewards as R
from .observe import MOST, Observer

Observation = dict[str, Any]


class Table(AECEnv):  # type: ignore[misc]
    """One game after another at a table; agents are seats, `seat_0` first."""

    def __init__(
        self, game: str = "powers", seats: int | None = None, options: dict[str, str] | None = None, reward: str = "win"
    ) -> None:
        super().__init__()
        self.rules = find(game)
        self.seats = max(2, self.rules.seats[0]) if seats is None else seats
        self.options = options or {}
        self.reward = R.checked(reward)
        self.observer = Observer(game, self.seats, self.options)
        self.metadata = {"name": f"imperia_{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        codes = len(self.rules.actions)
        self._action_space = spaces.Discrete(codes)
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, (self.observer.length,), np.uint8),
                "action_mask": spaces.Box(0, 1, (codes,), np.int8),
            }
        )
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Rng(0, 11)
        self.state_: State = self.rules.new(self.seats, 0, self.options)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed, the same one every time, and the same ones after it."""
        if seed is not None:
            self._seeds = Rng(seed, 11)
        self.state_ = self.rules.new(self.seats, self._seeds.below(1 << 30), self.options)
        self.state_.hush()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._leads = R.leads(self.state_) if self.reward == "shaped" else []
        self._rewarded = False
        self.agent_selection = self.possible_agents[self.state_.pending[0]]

    def observe(self, agent: str) -> Observation:
        s, seat, observer = self.state_, self._seat[agent], self.observer
        return {"observation": observer.looks[seat](s), "action_mask": observer.mask(s, seat)}

    def step(self, action: int | None) -> None:
        s, agent = self.state_, self.agent_selection
        if s.over:
            self._was_dead_step(action)
            return
        if self._rewarded:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._rewarded = False
        self._cumulative_rewards[agent] = 0.0
        assert action is not None, "a player who is asked answers"
        s.play(self._seat[agent], int(action))
        if s.over:
            self._finish()
        elif self._leads:
            self._shape(R.leads(s))
        pending = s.pending
        self.agent_selection = self.possible_agents[pending[0] if pending else 0]

    def render(self) -> str:
        """The game in a line."""
        s = self.state_
        asked = ", ".join([self.possible_agents[seat] for seat in s.pending]) or "nobody"
        return f"{self.rules.name}: move {s.clock}, asked: {asked}, scores {s.scores}"

    def close(self) -> None:
        """Nothing is held open."""

    # --- after a step -----------------------------------------------------------------------------------------------
    def _finish(self) -> None:
        if self._leads:
            self._shape(R.leads(self.state_))
        else:
            self._give(R.final(self.state_, self.reward))
        self.terminations = dict.fromkeys(self.agents, True)

    def _shape(self, leads: list[float]) -> None:
        self._give([now - before for now, before in zip(leads, self._leads, strict=True)])
        self._leads = leads

    def _give(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._rewarded = True
        self._accumulate_rewards()


def env(
    game: str = "powers", seats: int | None = None, options: dict[str, str] | None = None, reward: str = "win"
) -> Table:
    """A table of a game; `reward` is one of `imperia.envs.rewards.REWARDS`."""
    return Table(game, seats, options, reward)


raw_env = env
