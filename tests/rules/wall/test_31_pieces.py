"""Pieces that never run out, and small choices of locations."""

from __future__ import annotations

import pytest

from wall_dsl import *


@pytest.mark.rule("GW-AMB-30", "GW-CMP-22")
def test_wound_tokens_never_run_out():
    hordes = [f"horde_{name}_{copy}" for name in ("keshig", "black_army", "iron_hawks") for copy in (1, 2, 3)]
    t = table(3).horde("L", *hordes[:3]).horde("M", *hordes[3:6]).horde("R", *hordes[6:])
    t.wounds(*[f"{section}{row}" for section in SECTIONS for row in (1, 2, 3)])
    assert t.state.fields.count(WOUND) == 3 * (9 + 8 + 7) > 30


@pytest.mark.rule("GW-DEC-12", "GW-DEC-26", "GW-ACT-05")
def test_nobody_has_to_use_a_location():
    t = table(3).officials(A, "academy", 2).activate("academy")
    assert t.offered(A, "draw") == [0, 1, 2]
    t.answer(A, "draw", 0)
    assert (t.seat(A).hand, t.state.officials[A * POSTS + HOME]) == ([], 5)


@pytest.mark.rule("GW-DEC-23", "GW-TEH-01")
def test_one_may_stay_where_one_is_in_the_teahouse():
    t = table(3).tea(B, A, C).officials(A, "teahouse").activate("teahouse", advanced=True)
    assert t.can(A, "rise")
    t.answer(A, "skip")
    assert t.state.tea == (B, A, C)


@pytest.mark.rule("GW-DEC-13", "GW-DEC-15", "GW-OVR-06")
def test_promotion_and_donation_are_offered_and_may_be_declined():
    t = table(3).give(A, chi=2).officials(A, "sawmill", 2).officials(B, "sawmill").activate("sawmill")
    assert (t.asked, t.pending) == ("promote", (A,))
    t.answer(A, "promote", "sawmill")
    assert (t.asked, t.offered(A, "kind")) == ("overseer", ["spearman", "archer", "horseman"])
    t.answer(A, "kind", "archer")
    assert (t.asked, t.pending, t.seat(A).supply) == ("donate", (A,), [10, 3, 2])
    t.answer(A, "skip")
    assert (t.pending, t.seat(A).wood, t.state.store) == ((B,), 2, [0, 0, 0, 0])
    t.answer(B, "donate")
    assert (t.seat(B).honour, t.seat(B).wood, t.state.store[0]) == (2, 0, 1)


@pytest.mark.rule("GW-DEC-14", "GW-OVR-08")
def test_the_bonus_of_a_discount_advisor_may_be_used_or_not():
    t = table(3).advisor(A, "adv_alchemist").officials(A, "quarry", 2).officials(B, "quarry").activate("quarry")
    assert (t.asked, t.offered(A, "promote")) == ("promote", ["mine"])  # the first position of the Mine is free
    t.answer(A, "promote", "mine").answer(A, "kind", "spearman")
    assert t.state.overseers[LOCATION_NAMES.index("mine")] == 1
    assert t.seat(A).stone == 2
