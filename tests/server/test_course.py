"""The course of a finished game: its chart ends with the score, its turning points are moves that changed it."""

from __future__ import annotations

import random

import pytest

from imperia.cards.presenter import shown
from imperia.server.snapshot import score_sheet

from .test_pictures import _move, _table


@pytest.mark.parametrize("game", shown())
def test_turning_points_are_the_moves_that_changed_most_in_their_order(game: str) -> None:
    table, chance = _table(game, 8), random.Random(8)
    while not table.state.over:
        _move(table, chance)
    sheet = score_sheet(table, "en")
    assert [row["points"][-1] for row in sheet["chart"]["series"]] == table.state.scores
    moments = sheet["moments"]
    assert moments
    assert [one["at"] for one in moments] == sorted({one["at"] for one in moments})
    for one in moments:
        before, after = table.timeline.at(one["at"] - 1).scores, table.timeline.at(one["at"]).scores
        assert one["points"] == after[one["seat"]] - before[one["seat"]] != 0
        assert before != after
        assert one["text"]
