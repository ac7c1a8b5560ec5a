"""The games for OpenSpiel: `import imperia.envs.open_spiel` registers them, then

    game = pyspiel.load_game("imperia_powers(players=4)")

Chance plays first: it picks the seed of the game, digit by digit; all cards and dice follow from it. Questions that
several seats answer at once are put to them one after the other; none sees what another answered.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

import numpy as np
import pyspiel

from ..kernel.errors import SetupError
from ..kernel.game import find, games
from ..kernel.state import State
from . import rewards as R
from .observe import Observer

DIGITS: Final = 4
BASE: Final = 256
LONGEST: Final = 20_000  # moves; no game comes near it
PLAYERS: Final = {"imperium": 2, "powers": 4, "settlers": 2, "wall": 3}
RANGE: Final = {"win": (0.0, 1.0), "place": (-1.0, 1.0), "score": (-1000.0, 1000.0)}


def _options(text: str) -> dict[str, str]:
    """`variant:illuminati;factions:…` as options of set-up."""
    found: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        key, colon, value = part.partition(":")
        if not colon:
            raise SetupError(
                "Options are written as key:value;key:value, not {value!r}.", key="options-text", value=text
            )
        found[key] = value
    return found


def _type(name: str) -> Any:
    seats = find(name).seats
    return pyspiel.GameType(
        short_name=f"imperia_{name}",
        long_name=f"Imperia: {find(name).title('en')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats.stop - 1,
        min_num_players=seats.start,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYERS[name], "reward": "place", "options": ""},
    )


class Setting:
    """What a game is played with. Kept apart from `SpielGame`, of which OpenSpiel keeps the C++ half only."""

    def __init__(self, name: str, players: int, reward: str, options: str) -> None:
        self.rules = find(name)
        self.players = players
        self.reward = R.checked(reward)
        if reward not in RANGE:
            raise SetupError("OpenSpiel rewards at the end; {value!r} does not.", key="reward-end", value=reward)
        self.options = _options(options)
        self.observer = Observer(name, players, self.options)

    def __deepcopy__(self, memo: Any) -> Setting:
        return self


class Held:
    """A position inside a `SpielState`, which OpenSpiel copies by `deepcopy`."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.state.clone())


@lru_cache
def _setting(name: str, players: int, reward: str, options: str) -> Setting:
    return Setting(name, players, reward, options)


def setting(name: str, given: dict[str, Any]) -> Setting:
    wanted: dict[str, Any] = {"players": PLAYERS[name], "reward": "place", "options": ""} | given
    return _setting(name, int(wanted["players"]), str(wanted["reward"]), str(wanted["options"]))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with a number of players, options of set-up and a kind of reward."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        own = setting(self.name, params or {})
        least, most = RANGE[own.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(own.rules.actions),
            max_chance_outcomes=BASE,
            num_players=own.players,
            min_utility=least,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.name), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(setting(self.name, self.get_parameters()).observer)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; before chance has picked the whole seed there is no table yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = setting(game.name, game.get_parameters())
        self._seed: list[int] = []
        self._held: Held | None = None

    @property
    def table(self) -> State | None:
        return self._held.state if self._held else None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.pending[0] if self.table.pending else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None, "chance is asked for its outcomes"
        return sorted(self.table.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1.0 / BASE) for digit in range(BASE)]

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.play(self.table.pending[0], action)
            return
        self._seed.append(action)
        if len(self._seed) == DIGITS:
            own = self.setting
            state: State = own.rules.new(own.players, int.from_bytes(bytes(self._seed), "big"), own.options)
            state.hush()
            self._held = Held(state)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed digit {action}"
        return repr(self.setting.rules.actions[action])

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        if self.table is None or not self.table.over:
            return [0.0] * self.setting.players
        return R.final(self.table, self.setting.reward)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, what it does not know drawn anew."""
        world: SpielState = self.clone()
        if self.table is not None:
            world._held = Held(self.table.determinize(player, int(sampler() * (1 << 30))))
        return world

    def __str__(self) -> str:
        if self.table is None:
            return f"seed {self._seed}"
        return f"{self.setting.rules.name}, seed {self._seed}, move {self.table.clock}"


class SpielObserver:
    """What a player sees: the vector of `imperia.envs.observe`, or the view as text."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.tensor = np.zeros(observer.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observer.observe(state.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return "" if state.table is None else json.dumps(state.table.view(player), sort_keys=True)


for _name in games():
    pyspiel.register_game(_type(_name), type(f"Spiel{_name.title()}", (SpielGame,), {"name": _name}))
