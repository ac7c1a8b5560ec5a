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


@pytest.mark.rule("PW-TRA-03")
def test_nobody_is_named_when_the_game_has_ended():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, DAGGER, HUNT, appear=[A, B, C])
    assert t.over
    assert t.pending == ()
    assert t.events("traitor") == []
