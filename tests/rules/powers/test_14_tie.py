"""TIE: who wins."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-TIE-01")
def test_the_highest_total_wins():
    t = table("STR", "ZED", "SID")
    t.round(CRYPT, MARSHALL, HILL).round(LURE, LODGE, AWAKENING)
    t.end()
    assert t.scores == [6, 10, 6]
    assert t.state.winners == (B,)


@pytest.mark.rule("PW-TIE-01", "PW-EX-25")
def test_a_tie_goes_to_the_more_valuable_appearance():
    t = table("STR", "SID", "ZED")
    t.round(LURE, HUNT, EVIDENCE, appear=[B])
    t.round(THIRST, SPRING, MARSHALL, appear=[A])
    t.round(CRYPT, DUSK, KNOCK)
    t.round(WOLVES, ELFSHOT, THORNE, guess={C: FINCH})
    assert t.over
    assert t.scores == [11, 11, 3]
    assert (t.line(A, "appearance"), t.line(B, "appearance")) == (2, 1)
    assert t.state.winners == (A,)


@pytest.mark.rule("PW-TIE-01")
def test_a_tie_goes_to_him_who_appeared_at_all():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, OATH, BATTLE, appear=[A]).round(FEAST, KNOCK, AWAKENING).round(WOLVES, DAGGER, HUNT)
    assert t.scores == [5, 5, 3]
    assert t.line(A, "appearance") == 1
    assert t.state.winners == (A,)


@pytest.mark.rule("PW-TIE-02", "PW-AMB-16")
def test_still_tied_they_share_the_victory():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, DAGGER, HUNT, appear=[A, B, C])
    assert t.scores == [4, 4, 4]
    assert t.state.winners == (A, B, C)


@pytest.mark.rule("PW-TIE-01", "PW-TIE-02")
def test_nobody_has_won_before_the_end():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, MARSHALL, SPRING)
    assert t.state.winners == ()
