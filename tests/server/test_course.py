"""The course of a finished game: its chart ends with the score, its turning points are moves that changed it."""

from __future__ import annotations

import random

import pytest

from imperia.cards.presenter import shown
from imperia.server.snapshot import score_sheet, snapshot

from .test_pictures import KEYS, _move, _table


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


def test_a_turning_point_is_told_by_what_they_did_for_whom_it_turned() -> None:
    """A Candidate who appears brings the points, not the Agent of somebody else who dies in the same move."""
    found = 0
    for seed in range(20):
        table, chance = _table("powers", seed), random.Random(seed)
        while not table.state.over:
            _move(table, chance)
        lines = snapshot(table, "me", KEYS, None, "en")["events"]
        for one in score_sheet(table, "en")["moments"]:
            signed = [line for line in lines if line["to"] == one["at"] and line["sign"] not in (None, "points")]
            own = [line for line in signed if line["seat"] == one["seat"]]
            if own:
                assert one["text"] == own[-1]["text"]
                found += own[-1] is not signed[-1]
    assert found
