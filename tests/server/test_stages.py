"""A move is sent stage by stage: what changes together comes together, and hidden things stay hidden on the way."""

from __future__ import annotations

import itertools
import random

import pytest

from imperia.cards.presenter import shown
from imperia.kernel.events import Event
from imperia.kernel.stages import play_in_stages
from imperia.server.snapshot import on_the_way, snapshot, staged

from .test_leaks import _without_lists, cards_of, hidden_from
from .test_pictures import KEYS, _move, _table


@pytest.mark.parametrize("game", shown())
def test_stages_lead_from_one_state_to_the_next_and_each_can_be_seen(game: str) -> None:
    table, chance = _table(game, 5), random.Random(5)
    many = 0
    while not table.state.over and table.state.clock < 250:
        before = table.state
        packed = before.pack()
        _move(table, chance)
        seat, code = table.record.moves[-1]
        found = play_in_stages(before.clone(), seat, code)
        assert before.pack() == packed
        ends = [len(before.log), *[len(stage.log) for stage in found], len(table.state.log)]
        assert ends == sorted(ends)
        assert all(stage.log == table.state.log[: len(stage.log)] for stage in found)
        assert all(first < end for first, end in itertools.pairwise(ends)) or not found
        for eyes in [*range(before.seats), None]:
            for stage in staged(table, eyes, table.state.clock):
                assert table.presenter.view(stage, eyes, "en")["score"] is None
        many += bool(found)
    assert many > 3


def test_no_stage_shows_a_card_that_is_hidden_there() -> None:
    table, chance = _table("powers", 2), random.Random(2)
    looked = 0
    while not table.state.over:
        _move(table, chance)
        for eyes in (0, 1, None):
            for stage in staged(table, eyes, table.state.clock):
                view = table.presenter.view(stage, eyes, "en")
                assert not cards_of(_without_lists(view)) & hidden_from(stage, eyes)
                looked += 1
    assert looked > 10


def test_who_hears_nothing_of_a_thing_sees_no_stage_for_it() -> None:
    """Cards are drawn and handed on in secret: a stage of that is none of the business of others."""
    table, chance = _table("settlers", 1), random.Random(1)
    seen = 0
    while not table.state.over and table.state.clock < 300:
        _move(table, chance)
        for eyes in (0, 1, None):
            ends = [len(stage.log) for stage in staged(table, eyes, table.state.clock)]
            ends = [*ends, len(table.state.log)] if ends else []
            for first, end in itertools.pairwise(ends):
                heard = [event for _, event in table.state.heard(eyes, first, end)]
                assert any(not event.kind.story.mark for event in heard)
                seen += 1
    assert seen > 10


def test_a_past_move_is_told_stage_by_stage_as_it_was_live() -> None:
    table, chance = _table("powers", 2), random.Random(2)
    while not table.state.over:
        _move(table, chance)
    told = 0
    for move in range(1, table.state.clock + 1):
        stages_ = on_the_way(table, None, "en", move)
        assert len(stages_) == len(staged(table, None, move))
        whole = snapshot(table, None, KEYS, None, "en", move)["events"]
        known = len(snapshot(table, None, KEYS, None, "en", move - 1)["events"])
        for stage in stages_:
            assert stage["events"]
            assert stage["events"][0]["n"] >= known - 1
            assert stage["events"][-1]["n"] < len(whole)
            assert stage["view"]["score"] is None
        told += len(stages_)
    assert told > 10


def test_at_the_end_candidates_are_shown_then_the_last_agents_die_then_somebody_wins() -> None:
    """Each in a step of its own: who was it, who is dead, and only then the result."""
    seen = 0
    for seed in range(12):
        table, chance = _table("powers", seed), random.Random(seed)
        while not table.state.over:
            before = table.state
            _move(table, chance)
        seat, code = table.record.moves[-1]
        stages = play_in_stages(before.clone(), seat, code)
        ends = [len(before.log), *[len(stage.log) for stage in stages], len(table.state.log)]
        told = [
            [Event(table.state.game.events[entry[0]], entry).name for entry in table.state.log[a:b]]
            for a, b in itertools.pairwise(ends)
        ]
        for names in told:
            assert len({name for name in names if name in ("show", "dies", "win")}) <= 1
        seen += sum("show" in names for names in told) * sum("dies" in names for names in told)
    assert seen > 1
