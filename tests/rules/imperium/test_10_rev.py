"""REV: Revolt."""

from __future__ import annotations

import pytest

from imperium_dsl import *


@pytest.mark.rule("IM-REV-01", "IM-DEC-13")
@pytest.mark.parametrize("n", range(4))
def test_any_number_of_unrest_cards_is_returned_for_nothing(n: int):
    t = table("romans", "macedonians").give(A, material=3, population=1).hand(A, "1ROM20", "UNREST", "UNREST", "UNREST")
    pile = t.unrest
    t.revolt(A, *["UNREST"] * n)
    if n < 3:
        assert t.offered(A, "hand") == ["UNREST"]
        t.answer(A, "done")
    assert t.asked == "token"
    assert (t.unrest, t.seat(A).unrest) == (pile + n, 3 - n)
    assert t.seat(A).goods == {"material": 3, "population": 1, "progress": 0}
    assert t.seat(A).actions == 3


@pytest.mark.rule("IM-REV-02")
def test_how_many_unrest_cards_are_returned_is_one_answer():
    t = table("romans", "macedonians").unrest_pile(9).hand(A, *["UNREST"] * 4, "1ROM16")
    pile = t.unrest
    t.revolt(A)
    assert [str(c) for c in t.choices(A)] == ["hand UNREST", *[f"unrest hand {n}" for n in (2, 3, 4)], "done"]
    t.answer(A, "unrest", "hand", 3)
    assert (t.unrest, t.seat(A).unrest) == (pile + 3, 1)
    assert [str(c) for c in t.choices(A)] == ["hand UNREST", "done"]
    assert len(t.events("returned")) == 3, "each is told"


@pytest.mark.rule("IM-REV-02")
def test_only_unrest_in_hand_can_be_returned():
    t = (
        table("romans", "macedonians")
        .unrest_pile(9)
        .in_play(A, "1ROM20")
        .garrisoned(A, "1ROM20", "UNREST")
        .discards(A, "UNREST")
    )
    t.in_history(A, "UNREST").on_deck(A, "UNREST").hand(A, "UNREST", "1ROM16")
    pile = t.unrest
    t.revolt(A)
    assert t.options(A) == ["UNREST", "done"]
    t.answer(A, "UNREST")
    assert t.asked == "token"  # no more in hand
    assert t.unrest == pile + 1
    seat = t.seat(A)
    assert (seat.garrisons, seat.discard, seat.history) == ({"1ROM20": ["UNREST"]}, ["UNREST"], ["UNREST"])
    assert seat.deck[0] == "UNREST"


@pytest.mark.rule("IM-REV-02")
def test_without_unrest_a_revolt_does_nothing():
    t = table("romans", "macedonians").hand(A, "1ROM20", "1ROM16").discards(A, "UNREST").revolt(A)
    assert t.asked == "token"
    assert t.seat(A).hand == ["1ROM16", "1ROM20"]


@pytest.mark.rule("IM-REV-03")
def test_no_actions_and_no_exhaust_abilities_while_revolting():
    t = table("utopians", "macedonians").in_play(A, "2UNC7", "1CIV9").hand(A, "UNREST", "1TRI2", "1TRI8")
    t.revolt(A, "UNREST")  # neither Wonder nor the Visions of Shangri-la (when you return an Unrest) may be exhausted
    assert t.asked == "token"
    assert (t.seat(A).exhausts, t.seat(A).actions, t.seat(A).progress) == (3, 3, 0)
    t.run("way")
    assert not {"exhausted", "played", "free-played"} & {event.name for event in t.state.events}


@pytest.mark.rule("IM-REV-04")
def test_the_rest_of_the_hand_stays_for_clean_up():
    t = table("romans", "macedonians").hand(A, "UNREST", "UNREST", "1ROM20", "1ROM16", "1ROM17", "1ROM19", "1ROM14")
    t.revolt(A, "UNREST", "UNREST")
    assert t.seat(A).hand == ["1ROM14", "1ROM16", "1ROM17", "1ROM19", "1ROM20"]
    t.answer(A, t.market[0])
    assert (t.asked, t.options(A)) == ("aim", ["1ROM14", "1ROM16", "1ROM17", "1ROM19", "1ROM20", "done"])
