"""All that hinders a player, told at once to who reads the table: nothing left out, nothing that is no hindrance."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

import imperia
from imperia.cards.presenter import presenter
from imperia.cards.speaker import default_names
from imperia.kernel.state import State
from imperia.server.hindered import hindered, shown
from imperia.server.table import Table
from play import random_game


def table_of(state: State) -> Table:
    """As much of a table as the words of its reasons need."""
    shown_by = presenter(state.rules())
    return cast(
        Table, SimpleNamespace(state=state, presenter=shown_by, names=lambda lang: default_names(lang, state.seats))
    )


def said(entry: dict[str, Any]) -> str:
    return "".join([part if isinstance(part, str) else part.get("text", "") for part in entry["reason"]["text"]])


@pytest.mark.parametrize("game", imperia.games())
def test_every_thing_that_is_hindered_is_named_with_its_reason(game: str) -> None:
    told = 0
    for state in random_game(game, 3, {}, 5):
        for seat in state.pending[:1]:
            entries = hindered(table_of(state), seat, "en")
            reasons = [why for thing in dict.fromkeys(shown(state.view(seat))) for why in state.hindrances(seat, thing)]
            assert bool(entries) == bool(reasons)
            assert all(entry["things"] and said(entry).strip() for entry in entries)
            assert len({(entry["reason"]["verb"], said(entry)) for entry in entries}) == len(entries)
            told += len(entries)
    assert told > 10
