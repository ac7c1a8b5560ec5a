"""ACT: the Action phase."""

from __future__ import annotations

import pytest

from settlers_dsl import *


@pytest.mark.rule("IS-ACT-01")
def test_turns_go_clockwise_from_the_first_player_one_action_each():
    t = table(ROMAN, BARBARIAN, EGYPTIAN, first=B)
    for p in (B, C, A, B):
        assert t.pending == (p,)
        t.give(p, settlers=2).send(p, "wood")


@pytest.mark.rule("IS-ACT-01", "IS-PAS-01")
def test_passed_players_are_skipped_and_the_last_goes_on_alone():
    t = table(ROMAN, BARBARIAN, EGYPTIAN)
    t.give(A, settlers=4).give(C, settlers=9)
    t.send(A, "wood").pass_(B).send(C, "wood")
    assert t.pending == (A,)
    t.pass_(A)
    for _ in range(3):
        assert t.pending == (C,)
        t.send(C, "stone")
    assert t.round == 1
    t.pass_(C)
    assert t.round == 2


@pytest.mark.rule("IS-ACT-01")
def test_who_has_no_legal_action_must_pass():
    t = table(ROMAN, BARBARIAN, EGYPTIAN).bare(B).give(B, settlers=1)
    t.build(A, RUINS)
    assert t.seat(B).passed
    assert t.pending == (C,)


@pytest.mark.rule("IS-ACT-02", "IS-DEC-07")
def test_one_may_build_deal_raze_activate_send_or_pass():
    t = table(BARBARIAN, ROMAN).built(A, CASTLE).built(B, MILL).hand(A, SETTLEMENT, QUARRY)
    t.give(A, wood=1, food=1, raze=2, settlers=2)
    assert {c.verb for c in t.choices(A)} == {
        "build", "deal", "raze-hand", "raze", "activate", "twice", "send", "pass", "ask-me",
    }  # fmt: skip


@pytest.mark.rule("IS-ACT-03")
def test_the_same_action_may_be_taken_turn_after_turn():
    t = table(ROMAN, BARBARIAN).hand(A, RUINS, RUINS).give(A, settlers=6)
    for _ in range(3):
        t.turn(A).send(A, "wood")
    for _ in range(3):
        t.turn(A).build(A, RUINS)
    assert t.seat(A).wood == 3
    assert t.seat(A).locations == [RUINS] * 3


@pytest.mark.rule("IS-ACT-04")
def test_free_steps_come_before_and_after_the_action_in_any_number():
    t = table(JAPANESE, ROMAN).built(A, MILL, FARM, STALLS, SHRINE, GATE).hand(A, QUARRY, CASTLE)
    t.give(A, defence=1, settlers=5, wood=2, stone=1)
    t.do(A, "samurai", FARM).feed(A, QUARRY)
    assert t.asked == "turn"  # the action is still to come
    t.do(A, "ask-me").send(A, "food")
    assert t.asked == "after"
    assert t.pending == (A,)
    t.do(A, "defend", MILL).do(A, "samurai", STALLS).offer(A, "wood", "food").feed(A, CASTLE)
    assert t.pending == (A,)
    assert {c.verb for c in t.choices(A)} == {"samurai", "gate", "shrine", "end-turn"}
    t.answer(A, "end-turn")
    assert t.pending == (B,)
    assert (t.on(MILL)["defense"], t.on(FARM)["samurai"], t.on(STALLS)["samurai"]) == (1, 1, 1)
    assert (t.on(SHRINE)["held"], t.on(GATE)["under"]) == (2, 2)


@pytest.mark.rule("IS-ACT-04", "IS-PAS-01")
def test_free_steps_are_open_in_the_turn_of_passing_but_not_afterwards_nor_in_other_turns():
    t = table(JAPANESE, ROMAN).built(A, MILL, FARM).give(A, defence=1, settlers=1)
    t.do(A, "defend", MILL).pass_(A)
    assert t.on(MILL)["defense"] == 1
    for _ in range(3):
        assert t.pending == (B,)
        assert t.state.options(A) == []
        t.give(B, settlers=2).send(B, "wood")
    assert t.on(FARM)["samurai"] == 0


@pytest.mark.rule("IS-ACT-05")
@pytest.mark.parametrize("missing", ["wood", "stone"])
def test_an_action_that_cannot_be_paid_in_full_is_not_offered(missing: str):
    goods = {"wood": 1, "stone": 2}
    goods[missing] -= 1
    t = table(ROMAN, BARBARIAN).hand(A, STATUE).give(A, **goods)
    assert not t.can(A, "build", STATUE)
    assert t.give(A, **{missing: 1}).can(A, "build", STATUE)


@pytest.mark.rule("IS-ACT-05", "IS-AMB-13")
def test_an_action_without_its_target_is_not_offered():
    t = table(ROMAN, BARBARIAN).built(A, ENGINEERS, SPIES).give(A, settlers=3)
    assert t.choices(A, "activate") == []
    assert t.built(B, MILL).offered(A, "activate") == [ENGINEERS]
    assert t.dealt(B, SETTLEMENT).offered(A, "activate") == [ENGINEERS, SPIES]


@pytest.mark.rule("IS-ACT-05", "IS-AMB-13")
def test_an_effect_is_carried_out_as_far_as_possible():
    t = table(BARBARIAN, ROMAN).built(A, ROBBERS).dealt(B, SPIES).give(A, settlers=2)
    t.empty(A).empty(COMMON, into=B)
    t.activate(A, ROBBERS)  # no card is left to draw
    assert t.seat(A).vp == 1
    assert t.seat(B).deals == []
