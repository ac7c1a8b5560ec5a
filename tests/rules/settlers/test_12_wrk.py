"""WRK: sending settlers."""

from __future__ import annotations

import pytest

from settlers_dsl import *

FOUR = (ROMAN, BARBARIAN, EGYPTIAN, JAPANESE)


@pytest.mark.rule("IS-WRK-01")
@pytest.mark.parametrize("task", ["wood", "stone", "food"])
def test_two_settlers_bring_a_resource(task: str):
    t = table(ROMAN, BARBARIAN).give(A, settlers=2).send(A, task)
    assert t.seat(A).goods == {task: 1}


@pytest.mark.rule("IS-WRK-01", "IS-DEC-16")
def test_or_a_card_of_either_deck_but_never_gold():
    t = table(ROMAN, BARBARIAN).give(A, settlers=2).stack(A, SPIES).do(A, "send")
    assert t.offered(A, "take") == ["wood", "stone", "food", "common-card", "faction-card"]
    t.answer(A, "take", "faction-card")
    assert t.seat(A).hand == [RUINS, SPIES]
    assert t.seat(A).goods == {}


@pytest.mark.rule("IS-WRK-01")
@pytest.mark.parametrize(("settlers", "possible"), [(0, False), (1, False), (2, True)])
def test_fewer_than_two_cannot_be_sent(settlers: int, possible: bool):
    assert table(ROMAN, BARBARIAN).give(A, settlers=settlers).can(A, "send") == possible


@pytest.mark.rule("IS-WRK-02", "IS-DEC-16", "IS-AMB-11")
def test_the_number_of_pairs_is_said_and_paid_first():
    t = table(ROMAN, BARBARIAN).give(A, settlers=7).do(A, "send")
    assert t.asked == "pairs"
    assert t.offered(A, "pairs") == [0, 1, 2]  # one to three pairs
    t.answer(A, "pairs", 2)
    assert t.seat(A).settlers == 1  # the odd one stays
    assert t.asked == "task"
    t.answer(A, "take", "wood").answer(A, "take", "common-card").answer(A, "take", "stone")
    assert t.seat(A).goods == {"settler": 1, "wood": 1, "stone": 1}
    assert len(t.seat(A).hand) == 2
    assert t.pending == (B,)


@pytest.mark.rule("IS-WRK-02", "IS-AMB-11")
def test_pairs_that_bring_the_same_are_named_at_once():
    t = table(ROMAN, BARBARIAN).give(A, settlers=8).do(A, "send").answer(A, "pairs", 3)
    goods = ["wood", "stone", "food", "common-card", "faction-card"]
    assert t.offered(A, "many") == [(good, n) for good in goods for n in (2, 3, 4)]
    t.answer(A, "many", "stone", 3)
    assert t.seat(A).goods == {"stone": 3}
    assert t.offered(A, "many") == []  # one pair is left
    t.answer(A, "take", "wood")
    assert t.seat(A).goods == {"stone": 3, "wood": 1}
    assert t.pending == (B,)


@pytest.mark.rule("IS-WRK-02", "IS-AMB-11")
def test_several_pairs_may_bring_cards_of_one_deck_as_far_as_there_are_any():
    t = table(ROMAN, BARBARIAN).give(A, settlers=6).empty(A, leave=2).do(A, "send")
    t.answer(A, "pairs", 2)
    assert ("faction-card", 2) in t.offered(A, "many")
    assert ("faction-card", 3) not in t.offered(A, "many")
    t.answer(A, "many", "faction-card", 2)
    assert len(t.seat(A).hand) == 3
    assert "faction-card" not in t.offered(A, "take")


@pytest.mark.rule("IS-WRK-02")
def test_less_than_all_may_be_sent():
    t = table(ROMAN, BARBARIAN).give(A, settlers=6).send(A, "food")
    assert t.seat(A).goods == {"settler": 4, "food": 1}


@pytest.mark.rule("IS-WRK-03")
@pytest.mark.parametrize("faction", FOUR)
def test_every_faction_sends_as_often_as_it_likes_and_nothing_remains_on_a_card(faction: str):
    other = ROMAN if faction != ROMAN else BARBARIAN
    t = table(faction, other).give(A, settlers=8)
    for n in range(1, 5):
        t.turn(A).send(A, "wood")
        assert t.seat(A).wood == n
    assert t.seat(A).settlers == 0
