"""TRA: who has the traitor next."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-TRA-01", "PW-DEC-16")
def test_the_exposed_player_names_the_next_one_after_evaluation():
    t = table("STR", "ZED", "SID", exposed=B)
    t.lay(BLOOD, OATH, SPRING)
    assert (t.asked, t.pending) == ("traitor", (B,))
    t.answer(B, C)
    assert t.view["exposed"] == C
    assert (t.asked, t.pending) == ("lay-open", (C,))
    assert t.heard(None, "traitor") == [{"seat": B, "next": C}]


@pytest.mark.rule("PW-TRA-02", "PW-AMB-13", "PW-DEC-16")
@pytest.mark.parametrize("exposed", [A, B, C, D])
def test_any_other_player_but_not_himself(exposed: int):
    t = table("STR", "ZED", "SID", "ORI", exposed=exposed)
    t.lay(BLOOD, OATH, SPRING, FATE)
    assert t.options(exposed) == [seat for seat in (A, B, C, D) if seat != exposed]


@pytest.mark.rule("PW-TRA-02")
def test_the_same_player_may_be_named_again_and_again():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, OATH, SPRING, traitor=B).round(BALL, KNOCK, DUSK, traitor=A).round(FEAST, EVIDENCE, RING, traitor=B)
    assert t.view["exposed"] == B


@pytest.mark.rule("PW-TRA-03", "PW-END-05")
def test_nobody_is_named_when_somebody_has_no_card_left_to_lay():
    t = table("IND", "STR", "SID")
    t.round(YARD, THIRST, HUNT).round(AUTOMATON, ACWEL, ELFSHOT).round(MACHINE, WOLVES, SPRING)
    t.round(EXPERIMENT, BALL, DUSK).round(EXHIBITION, BLOOD, RING).round(ARMS, FEAST, BATTLE)
    t.round(WORKSHOP, CRYPT, HILL).round(STEELE, LURE, AWAKENING)
    t.round(JANE, CAROLINE, AODHAN, picks={JANE: CAROLINE}).round(VIRGINIA, ILEANA, EILLID)
    named = len(t.events("traitor"))
    assert named == 10
    t.settle(11, picks={SCOUTS: RACE})
    assert t.over
    assert len(t.events("traitor")) == named  # after round 11 nobody can lay a card


@pytest.mark.rule("PW-TRA-03")
def test_nobody_is_named_when_the_game_has_ended():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, DAGGER, HUNT, appear=[A, B, C])
    assert t.over
    assert t.pending == ()
    assert t.events("traitor") == []
