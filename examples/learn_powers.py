"""A small network learns Powers from nothing, against random players: masked PPO in numpy, a few minutes on two cores.

    python examples/learn_powers.py --minutes 5 --picture curve.svg

It sees what `imperia.envs.observe` tells its seat, may choose what the mask allows, and is rewarded with its place.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from pathlib import Path

import numpy as np

from imperia.envs.gymnasium import Seat

HIDDEN, GAMES, EPOCHS, CLIP, ENTROPY, RATE = 96, 48, 3, 0.2, 0.01, 1e-3
Net = dict[str, np.ndarray]


def new_net(inputs: int, actions: int, seed: int) -> Net:
    chance = np.random.default_rng(seed)
    return {
        "w1": (chance.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs / 8)).astype(np.float32),
        "b1": np.zeros(HIDDEN, np.float32),
        "w2": (chance.standard_normal((HIDDEN, actions)) * 0.01).astype(np.float32),
        "b2": np.zeros(actions, np.float32),
        "w3": np.zeros((HIDDEN, 1), np.float32),  # what the place will be, to compare with
        "b3": np.zeros(1, np.float32),
    }


def seen(observation: np.ndarray) -> np.ndarray:
    return np.minimum(observation, 16).astype(np.float32) / np.where(observation > 1, 8, 1).astype(np.float32)


def thought(net: Net, x: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The hidden layer, the chances of all actions (none for illegal ones), and the expected place."""
    hidden = np.maximum(x @ net["w1"] + net["b1"], 0)
    logits = np.where(mask, hidden @ net["w2"] + net["b2"], -1e9)
    chances = np.exp(logits - logits.max(-1, keepdims=True))
    return hidden, chances / chances.sum(-1, keepdims=True), (hidden @ net["w3"] + net["b3"])[..., 0]


def play(job: tuple[Net, list[str], int, int, bool]) -> tuple[list[tuple], list[float]]:
    """Games of the net against bots: what it saw and did, each with the place it came to; and who won."""
    net, bots, seed, games, best = job
    env, chance = Seat("powers", bots, reward="place"), np.random.default_rng(seed)
    steps, wins = [], []
    for number in range(games):
        observation, info = env.reset(seed=None if number else seed)
        game, over, reward = [], False, 0.0
        while not over:
            x, mask = seen(observation), info["action_mask"].view(bool)
            _, chances, value = thought(net, x[None], mask[None])
            action = int(chances[0].argmax() if best else chance.choice(len(mask), p=chances[0] / chances[0].sum()))
            game.append((x, mask, action, chances[0][action], value[0]))
            observation, reward, over, _, info = env.step(action)
        wins.append(1 / len(env.state.winners) if env.seat in env.state.winners else 0.0)
        steps += [(*step, reward) for step in game]
    return steps, wins


class Learner:
    """The net and how it is improved (Adam)."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.first = {name: np.zeros_like(part) for name, part in net.items()}
        self.second = {name: np.zeros_like(part) for name, part in net.items()}
        self.updates = 0

    def learn(self, steps: list[tuple], chance: np.random.Generator) -> None:
        x, mask, action, old, value, place = [np.array(column) for column in zip(*steps, strict=True)]
        gain = place - value
        gain = ((gain - gain.mean()) / (gain.std() + 1e-6)).astype(np.float32)
        for _ in range(EPOCHS):
            for part in np.array_split(chance.permutation(len(x)), max(1, len(x) // 512)):
                self._step(x[part], mask[part], action[part], old[part], gain[part], place[part])

    def _step(self, x, mask, action, old, gain, place) -> None:  # type: ignore[no-untyped-def]
        net, n, rows = self.net, len(x), np.arange(len(x))
        hidden, chances, value = thought(net, x, mask)
        ratio = chances[rows, action] / old
        free = ~(((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0)))
        weight = (gain * ratio * free)[:, None]
        logs = np.log(np.maximum(chances, 1e-12))
        surprise = -(chances * logs).sum(-1, keepdims=True)
        slope = weight * chances  # of what is to be made small
        slope[rows, action] -= weight[:, 0]
        slope += ENTROPY * chances * (logs + surprise)
        off = (value - place)[:, None].astype(np.float32)
        back = (slope @ net["w2"].T + 0.5 * off @ net["w3"].T) * (hidden > 0)
        slopes = {
            "w1": x.T @ back, "b1": back.sum(0), "w2": hidden.T @ slope, "b2": slope.sum(0),
            "w3": 0.5 * hidden.T @ off, "b3": 0.5 * off.sum(0),
        }  # fmt: skip
        self.updates += 1
        for name, g in slopes.items():
            g = g / n
            self.first[name] = 0.9 * self.first[name] + 0.1 * g
            self.second[name] = 0.999 * self.second[name] + 0.001 * g * g
            first = self.first[name] / (1 - 0.9**self.updates)
            second = self.second[name] / (1 - 0.999**self.updates)
            net[name] = (net[name] - RATE * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def picture(curve: list[tuple[int, float]], even: float, title: str) -> str:
    """The share of games won, by games played."""
    most = max(games for games, _ in curve) or 1
    at = [(60 + games / most * 520, 260 - share * 220) for games, share in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
    marks = "".join(
        f'<line x1="60" x2="580" y1="{260 - s * 220}" y2="{260 - s * 220}" stroke="#ddd"/>'
        f'<text x="52" y="{264 - s * 220}" text-anchor="end">{s:.0%}</text>'
        for s in (0, 0.25, 0.5, 0.75, 1)
    )
    y = 260 - even * 220
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 300" width="620" height="300" '
        'font-family="sans-serif" font-size="12" fill="#23201c">'
        f'<rect width="100%" height="100%" fill="#faf7f0"/>{marks}'
        f'<text x="60" y="22" font-weight="bold">{title}</text>'
        f'<line x1="60" x2="580" y1="{y}" y2="{y}" stroke="#a33" stroke-dasharray="5 4"/>'
        f'<text x="578" y="{y - 5}" text-anchor="end" fill="#a33">even share</text>'
        f'<polyline points="{line}" fill="none" stroke="#2f6f8f" stroke-width="2"/>'
        f'<text x="60" y="284">0</text><text x="580" y="284" text-anchor="end">{most:,} games played</text></svg>\n'
    )


def main(words: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--updates", type=int, default=1 << 30, help="stop after so many, whatever the time")
    parser.add_argument("--tests", type=int, default=400, help="games of each measurement at the end")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path)
    args = parser.parse_args(words)
    others = ["random"] * (args.seats - 1)
    env = Seat("powers", others)
    learner = Learner(new_net(env.observer.length, len(env.rules.actions), args.seed))
    chance = np.random.default_rng(args.seed)
    played, curve, recent = 0, [], []
    end = time.monotonic() + 60 * args.minutes
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        while learner.updates < args.updates and time.monotonic() < end:
            seeds = [int(chance.integers(1 << 30)) for _ in range(2)]
            found = pool.map(play, [(learner.net, others, seed, GAMES // 2, False) for seed in seeds])
            learner.learn([step for steps, _ in found for step in steps], chance)
            played += GAMES
            recent = (recent + [share for _, wins in found for share in wins])[-480:]
            curve.append((played, sum(recent) / len(recent)))
            print(f"{played:7,} games   {curve[-1][1]:6.1%} won", flush=True)
        came: dict[str, float] = {}
        for name in ("random", "greedy"):
            half = max(1, args.tests // 2)
            tests = [(learner.net, [name] * (args.seats - 1), 7 + k, half, True) for k in range(2)]
            wins = [share for _, won in pool.map(play, tests) for share in won]
            came[name] = sum(wins) / len(wins)
            share = f"{came[name]:.1%} of {len(wins)} games"
            print(f"against {args.seats - 1} {name}: {share} (even share {1 / args.seats:.0%})")
    if args.picture:
        title = f"Powers, {args.seats} seats: games won against random while learning"
        args.picture.write_text(picture(curve, 1 / args.seats, title), encoding="utf-8")
    return came


if __name__ == "__main__":
    main()
