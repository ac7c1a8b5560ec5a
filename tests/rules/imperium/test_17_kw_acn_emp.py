"""KW-ACN, KW-BAR, KW-EMP: actions as a quantity, barbarian and empire cards."""

from __future__ import annotations

import pytest

from imperia.games.imperium.lexicon import EMPIRE
from imperia.kernel.rng import Rng
from imperium_dsl import *


# --- actions --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-ACN-01")
def test_a_gained_action_goes_on_the_state_card_beyond_three():
    t = table("romans", "macedonians").in_play(A, "1UNC8").hand(A, "1ROM20").activate(A).exhaust(A, "1UNC8")
    assert t.seat(A).actions == 4
    assert t.seat(B).actions == 3


@pytest.mark.rule("IM-KW-ACN-02")
def test_each_action_gained_is_a_token_of_its_own():
    t = (
        table("romans", "macedonians")
        .in_play(A, "1UNC8", "2UNC8")
        .hand(A, "1ROM19", "1ROM20", "1TRI8", "1UNC20", "1UNC19")
    )
    t.activate(A).exhaust(A, "1UNC8").exhaust(A, "2UNC8")
    assert t.seat(A).actions == 5
    t.play(A, "1ROM19").play(A, "1TRI8").play(A, "1UNC19")
    assert t.seat(A).actions == 2
    t.play(A, "1ROM20", "skip").play(A, "1UNC20")
    assert t.seat(A).actions == 0


@pytest.mark.rule("IM-KW-ACN-03")
def test_actions_that_are_spent_must_all_be_there():
    t = table("greeks", "macedonians", sides="a").actions(A, 1).hand(A, "1GRE22").activate(A)
    assert not t.can(A, "exhaust", "1GRE1A")
    t = table("greeks", "macedonians", sides="a").actions(A, 2).offer(None, "1UNC3").activate(A)
    t.exhaust(A, "1GRE1A", "uncivilised", "1UNC3")
    assert t.seat(A).actions == 0
    assert t.seat(A).hand == ["1UNC3"]


@pytest.mark.rule("IM-KW-ACN-04")
def test_actions_last_for_one_activate_turn_and_are_three_again_after_clean_up():
    t = table("romans", "macedonians").in_play(A, "1UNC8").hand(A, "1ROM20").activate(A).exhaust(A, "1UNC8")
    t.stop(A).run("way")
    assert t.seat(A).actions == 3


@pytest.mark.rule("IM-KW-ACN-04")
def test_an_action_gained_out_of_turn_waits_for_the_next_activate_turn():
    t = table("romans", "macedonians").actions(B, 4).hand(B, "1MAC18", "1MAC19").activate(A).run("way")
    t.activate(B)
    assert t.seat(B).actions == 4
    t.play(B, "1MAC18", "skip")
    assert t.seat(B).actions == 3


# --- barbarian ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-BAR-01")
def test_a_barbarian_card_is_for_barbarians_only():
    t = table("romans", "macedonians").hand(A, "1ROM18").activate(A)
    assert t.can(A, "play", "1ROM18")
    t = table("romans", "macedonians").empire(A).hand(A, "1ROM18", "1TRI8").activate(A)
    assert t.offered(A, "play") == ["1TRI8"]


@pytest.mark.rule("IM-KW-BAR-02")
def test_a_barbarian_card_in_play_keeps_its_exhaust_ability_for_an_empire():
    t = table("romans", "macedonians").empire(A).in_play(A, "1UNC6").give(A, material=1).only_deck(A, "1ROM20")
    t.activate(A).exhaust(A, "1UNC6")
    assert t.seat(A).hand == ["1ROM20"]
    assert "1UNC6" in t.seat(A).play


@pytest.mark.rule("IM-KW-BAR-03", "IM-KW-EMP-03")
def test_clauses_for_barbarians_and_for_empires_are_read_by_the_state_card():
    t = table("romans", "macedonians").hand(A, "1FAM5").only_deck(A, "1ROM20", "1ROM19").activate(A)
    t.free(A, "1FAM5", "yes", "yes", "no")
    assert t.seat(A).hand == ["1ROM19", "1ROM20"]
    assert len(t.seat(A).development) == 6
    t = table("romans", "macedonians").empire(A).hand(A, "1FAM5").only_deck(A, "1ROM20").activate(A)
    t.free(A, "1FAM5", "1ROM3")
    assert t.seat(A).hand == []
    assert t.seat(A).discard == ["1ROM3"]


@pytest.mark.rule("IM-KW-BAR-04")
def test_atlanteans_never_play_barbarian_cards():
    t = table("atlanteans", "macedonians").hand(A, "2ATL15", "1ROM18", "1UNC9").activate(A)
    assert t.offered(A, "play") == ["2ATL15"]
    assert t.offered(A, "free") == []


@pytest.mark.rule("IM-KW-BAR-05", "IM-NAT-MIN-01")
def test_pottery_that_leaves_play_after_the_state_changed_is_never_played_again():
    t = table("minoans", "macedonians").empire(A).in_play(A, "2MIN16").give(A, material=0).solstice()
    assert t.seat(A).discard == ["2MIN16"]  # the only thing that can be done in full
    t.hand(A, "2MIN16", "2MIN18").activate(A)
    assert t.offered(A, "play") == ["2MIN18"]


# --- empire ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-EMP-01")
def test_an_empire_card_is_for_empires_only():
    t = table("romans", "macedonians").hand(A, "1CIV12", "1TRI8").activate(A)
    assert t.offered(A, "play") == ["1TRI8"]
    t = table("romans", "macedonians").empire(A).hand(A, "1CIV12", "1TRI8").activate(A)
    assert t.offered(A, "play") == ["1CIV12", "1TRI8"]


@pytest.mark.rule("IM-KW-EMP-02", "IM-KW-BRK-14")
def test_barbarians_may_acquire_and_break_through_for_empire_cards():
    t = (
        table("romans", "macedonians")
        .give(A, material=8)
        .hand(A, "1ROM16")
        .offer("1REG6", "1UNC3", "1CIV6", "1REG7", "1REG8")
    )
    t.activate(A).play(A, "1ROM16", ("branch", 0))
    assert t.options(A) == ["1CIV6", "1UNC3"]
    t.answer(A, "1CIV6")
    assert "1CIV6" in t.seat(A).hand
    t = (
        table("romans", "macedonians")
        .offer("1REG6", "1UNC3", "1CIV6", "1REG7", "1REG8")
        .innovate(A, "civilised", "1CIV6")
    )
    assert t.seat(A).hand == ["1CIV6"]


@pytest.mark.rule("IM-KW-EMP-04")
def test_vikings_stay_barbarians_and_need_combs_for_an_empire_card():
    t = table("vikings", "macedonians").nation_deck(A).only_deck(A, "1VIK16").discards(A, "1VIK17").draw(A, 2)
    assert t.seat(A).accession is None
    assert not t.seat(A).empire
    t = table("vikings", "macedonians").in_play(A, "1VIK4").hand(A, "1CIV12", "1VIK17").activate(A)
    assert t.offered(A, "play") == ["1VIK17"]
    t.exhaust(A, "1VIK4")
    assert t.offered(A, "play") == ["1VIK17", "1CIV12"]
    t.play(A, "1VIK17", "skip")  # the next card, whatever it is, uses Combs up
    assert t.asked == "token"
    assert t.seat(A).hand == ["1CIV12"]


@pytest.mark.rule("IM-KW-EMP-04")
def test_arthurians_play_empire_cards_through_guennuvar_and_twrch_trwyth_only():
    t = table("arthurians", "macedonians").in_play(A, "2ART21").garrisoned(A, "2ART21", "2ART19")
    t.hand(A, "2ART24", "1CIV12").activate(A)
    assert t.offered(A, "play") == ["2ART24"]
    t.play(A, "2ART24", ("branch", 1))
    assert t.seat(A).discard == ["1CIV12", "2ART19", "2ART24"]
    t = table("arthurians", "macedonians").in_play(A, "2ART5").give(A, progress=1).hand(A, "1CIV12").activate(A)
    t.exhaust(A, "2ART5")
    assert t.seat(A).discard == ["1CIV12"]
    assert not t.seat(A).empire


@pytest.mark.rule("IM-KW-EMP-05")
def test_nobody_ceases_to_be_an_empire():
    state = start("romans", "egyptians", "qin").state
    rng, were = Rng(4), [0, 0, 0]
    while not state.over:
        seat = state.pending[0]
        codes = state.legal(seat)
        state.play(seat, codes[rng.below(len(codes))])
        assert all(now >= before for now, before in zip(state.status, were, strict=True))
        were = state.status[:]
    assert EMPIRE in were


@pytest.mark.rule("IM-KW-EMP-06")
def test_cards_that_lose_the_barbarian_icon_are_playable_in_either_state():
    t = table("romans", "macedonians").empire(A).give(A, population=2).hand(A, "1ROM17", "1ROM16")
    t.offer("1REG6").in_play(A, "1ROM5").activate(A)
    assert t.offered(A, "play") == ["1ROM17"]  # Conquer, but not Advance
    t = (
        table("romans", "macedonians")
        .give(A, population=2)
        .hand(A, "1ROM17")
        .offer("1REG6")
        .in_play(A, "1ROM5")
        .activate(A)
    )
    assert t.can(A, "play", "1ROM17")
    t = table("romans", "macedonians").empire(A).give(A, population=2).hand(A, "1ROM17", "1TRI8").activate(A)
    assert t.offered(A, "play") == ["1TRI8"]
