"""Speed against a public peer in the same run, as ratios, and what a searching bot can do in a second.

All in seconds of processor time, since machines are shared.
"""

from __future__ import annotations

import copy
import random
import time
from typing import Any

from ..kernel import state as kernel_state
from ..kernel.game import find, games
from ..kernel.rng import Rng
from ..kernel.state import State


def build() -> str:
    """Which build runs: "native" when the kernel was compiled, "pure" otherwise."""
    return "native" if str(kernel_state.__file__).endswith((".so", ".pyd")) else "pure"


SEATS = {"powers": 4, "wall": 4}  # elsewhere two, or the fewest that can play


def measure(name: str, seconds: float) -> dict[str, float]:
    """Random play of one game for about `seconds`, then what can be done with the states met on the way."""
    rules = find(name)
    seats = SEATS.get(name, max(2, rules.seats[0]))
    rng = Rng(1)
    below = rng.below
    decisions = options = played = 0
    kept: list[State] = []
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = rules.new(seats, played)
        while state.pending:
            for seat in state.pending:
                choice = state.options(seat)
                options += len(choice)
                state.apply(seat, choice[below(len(choice))])
                decisions += 1
            if decisions % 64 < 4 and len(kept) < 64 and state.pending:
                kept.append(state.clone())
        played += 1
    elapsed = time.process_time() - start
    determinize = _cost([lambda s=s: s.determinize(s.pending[0], 1) for s in kept], seconds / 4)
    return {
        "decisions_per_second": round(decisions / elapsed, 1),
        "games_per_second": round(played / elapsed, 2),
        "clone_us": _cost([s.clone for s in kept], seconds / 4),
        "view_us": _cost([lambda s=s: s.view(0) for s in kept], seconds / 4),
        "determinize_us": determinize,
        "worlds_per_second": round(1e6 / determinize, 1),
        "playouts_per_second": _playouts(kept, rng, seconds / 4),
        "options_per_decision": round(options / decisions, 2),
        "decisions_per_game": round(decisions / played, 2),
    }


def _playouts(met: list[State], rng: Rng, seconds: float) -> float:
    """How often in a second a search can play a position to its end: quietly, by codes, without checking them."""
    quiet: list[State] = []
    for state in met:
        position = state.clone()
        position.hush()
        quiet.append(position)
    below = rng.below
    played = 0
    start = time.process_time()
    while time.process_time() - start < seconds or not played:
        state = quiet[played % len(quiet)].clone()
        while state.pending:
            for seat in state.pending:
                codes = state.legal(seat)
                state.advance(seat, codes[below(len(codes))])
        played += 1
    return round(played / (time.process_time() - start), 1)


def _cost(calls: list[Any], seconds: float) -> float:
    """Microseconds of one call, the best of several rounds: noise only ever adds."""
    best = float("inf")
    end = time.process_time() + seconds
    while time.process_time() < end:
        start = time.process_time()
        for call in calls:
            call()
        best = min(best, (time.process_time() - start) / len(calls))
    return round(best * 1e6, 3)


def catanatron(seconds: float) -> dict[str, float] | None:
    """The same figures for Catanatron with four random players; None when it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None
    random.seed(1)
    decisions = options = played = 0
    kept: list[Any] = []
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        turns = 0
        while game.winning_color() is None and turns < 4000:
            options += (
                len(game.playable_actions) if hasattr(game, "playable_actions") else len(game.state.playable_actions)
            )
            game.play_tick()
            turns += 1
            if turns % 256 == 0 and len(kept) < 32:
                kept.append(game.copy())
        decisions += turns
        played += 1
    elapsed = time.process_time() - start
    return {
        "decisions_per_second": round(decisions / elapsed, 1),
        "games_per_second": round(played / elapsed, 2),
        "clone_us": _cost([g.copy for g in kept] or [lambda: copy.copy(None)], seconds / 4),
        "view_us": 0.0,
        "options_per_decision": round(options / decisions, 2),
        "decisions_per_game": round(decisions / played, 2),
    }


def environment(name: str, seconds: float) -> dict[str, float] | None:
    """Steps a second of a PettingZoo environment with random agents, masks and observations included: ours of a game,
    or PettingZoo's gin rummy for "gin_rummy"; None when what it needs is not installed."""
    try:
        if name == "gin_rummy":
            from pettingzoo.classic import gin_rummy_v4

            env: Any = gin_rummy_v4.env()
        else:
            from ..envs import pettingzoo

            env = pettingzoo.env(name, SEATS.get(name))
    except ImportError:
        return None
    chance = random.Random(1)
    steps = played = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=played)
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(chance.choice(observation["action_mask"].view("bool").nonzero()[0]))
                steps += 1
        played += 1
    return {"steps_per_second": round(steps / (time.process_time() - start), 1)}


def bench(seconds: float = 4.0, only: list[str] | None = None, note: Any = lambda text: None) -> dict[str, Any]:
    """Measure the peer, then each game, twice in turn, and keep the better half of each: these machines are noisy."""
    names = only or games()
    found: dict[str, dict[str, float]] = {}
    peer: dict[str, float] | None = None
    gin: dict[str, float] | None = None
    stepped: dict[str, dict[str, float] | None] = {}
    for _ in range(2):
        note("catanatron")
        peer = _better(peer, catanatron(seconds / 2))
        gin = _better(gin, environment("gin_rummy", seconds / 4))
        for name in names:
            note(name)
            found[name] = _better(found.get(name), measure(name, seconds / 2)) or {}
            stepped[name] = _better(stepped.get(name), environment(name, seconds / 4))
    for name, steps in stepped.items():
        found[name] |= steps or {}
    answer: dict[str, Any] = {"build": build(), "games": found, "peers": {}, "ratios": {}}
    if gin is not None:
        answer["peers"]["gin_rummy"] = gin
        for name, own in found.items():
            answer["ratios"].setdefault(name, {})["steps"] = round(own["steps_per_second"] / gin["steps_per_second"], 2)
    if peer is None:
        answer["note"] = "Catanatron is not installed (pip install catanatron), so there are no ratios."
        return answer
    answer["peers"]["catanatron"] = peer
    for name, own in found.items():
        ratios = answer["ratios"].setdefault(name, {})
        ratios["decisions"] = round(own["decisions_per_second"] / peer["decisions_per_second"], 2)
        ratios["clone"] = round(own["clone_us"] / peer["clone_us"], 4)
    return answer


def _better(a: dict[str, float] | None, b: dict[str, float] | None) -> dict[str, float] | None:
    if a is None or b is None:
        return a or b
    best = dict(b)
    for key, value in a.items():
        best[key] = min(value, b[key]) if key.endswith("_us") else max(value, b[key]) if "second" in key else b[key]
    return best
