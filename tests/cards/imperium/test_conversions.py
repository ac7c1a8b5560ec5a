"""Icons treated as others for a turn: what is counted meanwhile, and that nothing of it is left behind."""

from __future__ import annotations

import pytest

from imperium_dsl import *

NOMADS, GOLD = "1SCY14", "1CEL2"  # 1 material for each production icon; 4 for each fertile icon


def produced(t: Table, *cards: str) -> int:
    """The material that playing these cards brings, on a copy of the table."""
    trial = Table(t.state.clone())
    before = trial.seat(A).material
    for card in cards:
        trial.play(A, card)
        while trial.asked == "may":
            trial.answer(trial.pending[0], "no")
    return trial.seat(A).material - before


@pytest.mark.card("1PER5", "1UNC10")
def test_two_conversions_of_one_card_use_two_of_its_icons():
    t = stage(NOMADS, GOLD).in_play(A, "1PER5", "1UNC10", "1PER11", "1CEL9").activate(A)
    assert (produced(t, NOMADS), produced(t, GOLD)) == (1, 8)
    t.exhaust(A, "1PER5")
    assert (produced(t, NOMADS), produced(t, GOLD)) == (4, 4)
    t.exhaust(A, "1UNC10")
    assert (produced(t, NOMADS), produced(t, GOLD)) == (7, 0)


@pytest.mark.card("1PER5", "1UNC10", "2UNC12")
def test_what_was_converted_is_as_before_in_the_next_turn():
    t = stage(NOMADS, GOLD).in_play(A, "1PER5", "2UNC12", "1PER11", "1CEL9", "1CEL11").activate(A)
    t.exhaust(A, "1PER5", "1PER11").exhaust(A, "2UNC12")
    assert (produced(t, NOMADS), produced(t, GOLD)) == (8, 8)
    t.stop(A, "1UNC3", "done").run("way").next_turn().activate(A)
    assert (produced(t, NOMADS), produced(t, GOLD)) == (2, 12)


@pytest.mark.card("1UNC10", "1UNC11")
def test_a_card_that_leaves_play_takes_its_conversion_along():
    t = stage(NOMADS, GOLD).in_play(A, "1UNC10", "1UNC11", "1PER11", "1CEL9").activate(A).exhaust(A, "1UNC10")
    t.exhaust(A, "1UNC11", ("branch", 1))  # the Nisaean Plain is recalled; one of its icons was converted
    assert "1PER11" in t.seat(A).hand
    assert (produced(t, NOMADS), produced(t, GOLD)) == (1, 0)
    t.play(A, "1PER11", "skip")
    assert (produced(t, NOMADS), produced(t, GOLD)) == (1, 8)  # it is a fresh card


@pytest.mark.card("1PER5", "1UNC10", "1UNC11")
def test_the_conversion_of_another_card_stays():
    t = stage(NOMADS, GOLD).in_play(A, "1PER5", "1UNC10", "1UNC11", "1PER11", "1CEL11").activate(A)
    t.exhaust(A, "1PER5", "1PER11").exhaust(A, "1UNC10", "1CEL11")
    assert (produced(t, NOMADS), produced(t, GOLD)) == (7, 4)
    t.exhaust(A, "1UNC11")
    assert t.seat(A).play[-1] == "1CEL11"
    assert (produced(t, NOMADS), produced(t, GOLD)) == (4, 0)


@pytest.mark.card("1PER5", "1UNC10", "2UNC1")
@pytest.mark.parametrize(("left", "production", "fertile"), [("1CEL11", 3, 4), ("1PER11", 4, 0)])
def test_either_of_two_converted_cards_may_leave(left: str, production: int, fertile: int):
    t = stage(NOMADS, GOLD).in_play(A, "1PER5", "1UNC10", "2UNC1", "1PER11", "1CEL11").activate(A)
    t.exhaust(A, "1PER5", "1PER11").exhaust(A, "1UNC10", "1CEL11").exhaust(A, "2UNC1", left)
    assert (produced(t, NOMADS), produced(t, GOLD)) == (production, fertile)


@pytest.mark.card("1UNC10", "1UNC11")
def test_a_converted_icon_is_none_of_its_kind():
    t = stage(NOMADS).in_play(A, "1UNC10", "1UNC11", "1CEL11").activate(A).exhaust(A, "1UNC10")
    assert not t.can(A, "exhaust", "1UNC11")  # no fertile card is left to be recalled
