"""The games as a Gymnasium environment for one learner; the other seats are played by bots, who do not cheat.

    import gymnasium
    import imperia.envs.gymnasium
    env = gymnasium.make("imperia/powers-v1", bots=["greedy", "random", "random"])

`info["action_mask"]` and `action_masks()` tell which actions are legal. One that is not changes nothing, brings the
reward `illegal`, and `info["refused"]` says why. Games without others (solo) take no bots: `bots=[]`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots import bot
from ..bots.base import Bot
from ..kernel.errors import IllegalMove
from ..kernel.game import find, games
from ..kernel.rng import Rng
from ..kernel.state import State
from . import rewards as R
from .observe import MOST, Mask, Observer, Vector


class Seat(gymnasium.Env[Vector, np.int64]):
    """A learner at a table of bots, who sit to its left in the order given; its seat changes from game to game."""

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str = "powers",
        bots: list[str] | None = None,
        options: dict[str, str] | None = None,
        reward: str = "win",
        illegal: float = 0.0,
    ) -> None:
        self.rules = find(game)
        others = ["random"] * (max(2, self.rules.seats[0]) - 1) if bots is None else bots
        self.bots = others
        self.seats = len(others) + 1
        self.options = options or {}
        self.reward = R.checked(reward)
        self.illegal = illegal
        self.observer = Observer(game, self.seats, self.options)
        self.observation_space = spaces.Box(0, MOST, (self.observer.length,), np.uint8)
        self.action_space = spaces.Discrete(len(self.rules.actions))
        self.seat = 0
        self._games = -1

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        self._games = 0 if seed is not None else self._games + 1
        chance = Rng(int(self.np_random.integers(1 << 30)), 11)
        self.seat = self._games % self.seats
        self.state: State = self.rules.new(self.seats, chance.below(1 << 30), self.options)
        self.state.hush()
        self._players: dict[int, Bot] = {
            (self.seat + 1 + n) % self.seats: bot(name, chance.below(1 << 30)) for n, name in enumerate(self.bots)
        }
        self._wait()
        self._lead = self._ahead()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        try:
            self.state.play(self.seat, int(action))
        except IllegalMove as refusal:
            observation, info = self._seen()
            return observation, self.illegal, self.state.over, False, info | {"refused": str(refusal)}
        self._wait()
        observation, info = self._seen()
        return observation, self._earned(), self.state.over, False, info

    def action_masks(self) -> Mask:
        return self.observer.mask(self.state, self.seat)

    def _seen(self) -> tuple[Vector, dict[str, Any]]:
        return self.observer.observe(self.state, self.seat), {"action_mask": self.action_masks()}

    def _wait(self) -> None:
        """The bots answer until the learner is asked or the game is over."""
        s = self.state
        while s.pending and self.seat not in s.pending:
            seat = s.pending[0]
            s.advance(seat, self._players[seat].answer(s, seat))

    def _ahead(self) -> float:
        return R.leads(self.state)[self.seat] if self.reward == "shaped" else 0.0

    def _earned(self) -> float:
        if self.reward == "shaped":
            before, self._lead = self._lead, self._ahead()
            return self._lead - before
        return R.final(self.state, self.reward)[self.seat] if self.state.over else 0.0


for _name in games():
    gymnasium.register(f"imperia/{_name}-v1", entry_point="imperia.envs.gymnasium:Seat", kwargs={"game": _name})
