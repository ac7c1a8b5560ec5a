"""All that hinders a player, told at once to who reads the table: nothing left out, nothing that is no hindrance."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

import imperia
from imperia.cards.presenter import presenter
from imperia.cards.speaker import default_names
from imperia.games.imperium.tables import CANON
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


def asked(state: State) -> str:
    return state.rules().prompts[state.asking[0]].name if state.pending else ""


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


def test_the_cards_of_a_market_are_among_what_is_told() -> None:
    state = next(state for state in random_game("imperium", 2, {}, 5) if asked(state) == "act")
    seat = state.pending[0]
    told = [entry["things"] for entry in hindered(table_of(state), seat, "en") if entry["reason"]["verb"] == "Acquire"]
    market = [CANON[one["slot"]] for one in state.view(seat)["market"] if one]
    assert [[name[0]["card"] for name in names] for names in told] == [market]
