"""How often each seat used which card in a game, read from its log: for reports."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.state import State


def used(state: State, events: tuple[str, ...], name: Callable[[int], str]) -> list[dict[str, int]]:
    """For each seat: the cards by name, and in how many of these events, which tell a seat and a card, it had them."""
    found: list[dict[str, int]] = [{} for _ in range(state.seats)]
    for event in state.events:
        if event.name in events:
            card = name(event.args["card"])
            mine = found[event.args["seat"]]
            mine[card] = mine.get(card, 0) + 1
    return found
