"""One game between bots, and its result."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from ..kernel.game import find
from ..kernel.record import Record
from .versions import player


class Result:
    """What one game came to: scores and win shares by seat, and which bot sat where. A team's win is whole for each."""

    def __init__(
        self,
        seating: list[str],
        scores: list[int],
        winners: tuple[int, ...],
        decisions: int,
        record: Record,
        facts: dict[str, Any],
    ) -> None:
        self.seating = seating
        self.scores = scores
        share = 1.0 / len(winners) if winners and not facts.get("team") else 1.0
        self.shares = [share if p in winners else 0.0 for p in range(len(seating))]
        self.decisions = decisions
        self.record = record
        self.facts = facts


def seating(bots: list[str], seats: int, number: int) -> list[str]:
    """Who sits where in game `number`: fewer bots than seats repeat, and the seats rotate from game to game."""
    line = [bots[i % len(bots)] for i in range(seats)]
    turn = number % seats
    return line[turn:] + line[:turn]


def luck(seed: int, seat: int) -> int:
    """The seed of a bot: from the game's, but by a way that nobody can walk back."""
    return int.from_bytes(blake2b(f"bot {seed} {seat}".encode(), digest_size=6).digest(), "big")


def play(game: str, seats: list[str], seed: int, options: dict[str, Any]) -> Result:
    """Play one game to its end."""
    rules = find(game)
    state = rules.new(len(seats), seed, options)
    record = Record(game, len(seats), seed, rules.chosen(options))
    record.names = list(seats)
    players = [player(name, luck(seed, p)) for p, name in enumerate(seats)]
    while not state.over:
        for p in state.pending:
            code = players[p].answer(state, p)
            state.play(p, code)
            record.add(p, code)
    record.result = state.scores
    return Result(seats, state.scores, state.winners, len(record.moves), record, rules.facts(state))
