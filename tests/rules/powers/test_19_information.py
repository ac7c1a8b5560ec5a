"""Section 19: what a seat may know, and the worlds it may suppose."""

from __future__ import annotations

import pytest

from imperia.cards.laws import check_resampling
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


@pytest.mark.rule("PW-CARD-10", "PW-AMB-19", "PW-ILL-05")
@pytest.mark.parametrize("seat", [A, B, C])
def test_wherever_he_sits_who_exchanged_holds_the_character_all_saw_him_take_until_he_lays_it(seat: int):
    others = [p for p in (A, B, C) if p != seat]
    t = illuminati(3, candidates=[FINCH, VANE, CRANK], start=seat)
    t.offer(PADMA).draft(PADMA).hand(seat, VIRGINIA, PADMA, EILLID)
    t.state.seen[number(PADMA)] = 0b111  # stacking a hand makes it forgotten who saw what
    t.round({seat: VIRGINIA, others[0]: OATH, others[1]: KNOCK}, picks={VIRGINIA: EILLID})
    for p in others:
        check_resampling(t.state, p, 1, 2)
        worlds = [t.state.determinize(p, seed) for seed in range(20)]
        assert all(number(PADMA) in {*world.hands[seat], world.candidate[seat]} for world in worlds)
        assert len({world.candidate[seat] == number(PADMA) for world in worlds}) == 2
        third = next(q for q in others if q != p)
        assert number(PADMA) not in t.state.view(p)["rows"][third]["candidate"]["possible"]
    t.draft().round({seat: PADMA, others[0]: RING, others[1]: DUSK})
    assert t.state.loose == ()  # now it lies on the table
    for p in others:
        check_resampling(t.state, p, 3, 4)
