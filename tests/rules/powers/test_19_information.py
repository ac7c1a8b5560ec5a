"""Section 19: what a seat may know, and the worlds it may suppose."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-SET-02", "PW-SET-04")
def test_in_struggle_others_hands_piles_and_candidates_are_dealt_anew_in_every_world_and_the_own_pile_too():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, OATH, SPRING)
    worlds = [t.state.determinize(A, seed) for seed in range(12)]
    assert {world.candidate[A] for world in worlds} == {t.state.candidate[A]}
    assert {tuple(world.hands[A]) for world in worlds} == {tuple(t.state.hands[A])}
    for seat in (B, C):
        assert len({tuple(world.hands[seat]) for world in worlds}) > 6
        assert len({world.candidate[seat] for world in worlds}) > 1
    assert len({tuple(world.piles[A]) for world in worlds}) > 6  # nobody knows the order of his own pile


@pytest.mark.rule("PW-SET-02", "PW-SET-03")
@pytest.mark.parametrize("candidate", LISTS["ZED"])
def test_whoever_is_the_candidate_others_suppose_each_of_the_four(candidate: str):
    """Also if it is the first card of all."""
    t = table("STR", "ZED", "SID", candidates=[MIHAIL, candidate, TAMLIN])
    worlds = [t.state.determinize(C, seed) for seed in range(40)]
    assert {code(world.candidate[B]) for world in worlds} == set(LISTS["ZED"])


@pytest.mark.rule("PW-AGT-05", "PW-ILL-08")
def test_no_world_has_a_candidate_that_a_guess_has_ruled_out():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, MARSHALL, SPRING, guess={B: THORNE})
    worlds = [t.state.determinize(C, seed) for seed in range(30)]
    assert {code(world.candidate[B]) for world in worlds} == {LEDOUX, FINCH}  # Marshall is laid, Thorne was wrong
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    t.round(EILLID, OATH, KNOCK, guess={A: "ZED"})
    worlds = [t.state.determinize(B, seed) for seed in range(30)]
    assert {code(world.candidate[A]) for world in worlds} <= set(LISTS["ZED"])
    assert len({world.candidate[A] for world in worlds}) > 1
