"""Rulings on moments that the books leave open: IM-AMB-66 to IM-AMB-70."""

from __future__ import annotations

import pytest

from imperium_dsl import *


@pytest.mark.rule("IM-AMB-66", "IM-EXH-11")
def test_a_reaction_to_playing_a_region_comes_before_its_effect():
    t = table("macedonians", "romans").empire(A).in_play(A, "1MAC5").hand(A, "1MAC18").only_deck(A, "1MAC20")
    t.activate(A).play(A, "1MAC18")
    assert t.asked == "react"
    assert t.seat(A).population == 0  # the Region's own effect is still to come
    t.answer(A, "yes")
    assert t.seat(A).population == 1
    assert t.options(A) == ["1MAC20", "skip"]  # the card drawn may be garrisoned already


@pytest.mark.rule("IM-AMB-67")
def test_unrest_beneath_an_acquired_card_is_taken():
    t = table("vikings", "romans").hand(A, "1TRI1").offer("1REG6", "1UNC3", "1CIV6", "1REG7", "1REG8")
    t.nation_deck(A, "1VIK3", "1VIK4").activate(A).play(A, "1TRI1")
    assert t.source_code == "1VIK1B"
    t.answer(A, "yes")
    assert t.seat(A).nation == ["1VIK4", "1VIK3"]


@pytest.mark.rule("IM-AMB-68")
def test_peredur_takes_the_graal_into_hand():
    t = table("arthurians", "romans").hand(A, "2ART17").discards(A, "2ART3").activate(A)
    t.play(A, "2ART17")
    assert t.seat(A).hand == ["2ART3"]
    assert t.exile == ["2ART17"]


@pytest.mark.rule("IM-AMB-69", "IM-NAT-UTO-03")
def test_an_alternative_that_one_may_do_can_be_chosen_though_it_does_nothing():
    t = table("utopians", "romans").give(A, progress=5).hand(A, "2UTO9").solstice(("branch", 0))
    assert "2UTO2B" in t.seat(A).play
    t.give(A, progress=5).solstice()
    assert t.asked == "branch"
    t.answer(A, "branch", 1)  # there is no Region in the discard pile
    assert t.seat(A).progress == 5
    assert "2UTO2B" in t.seat(A).play


@pytest.mark.rule("IM-AMB-70", "IM-KW-FIN-03")
def test_one_may_pay_to_search_but_not_pay_with_a_card_that_is_not_there():
    t = table("vikings", "romans").in_play(A, "1VIK17").hand(A, "1VIK21").give(A, population=1).nation_deck(A)
    t.only_deck(A, "1VIK18").activate(A)
    assert t.can(A, "play", "1VIK21")
    t = (
        table("arthurians", "romans")
        .in_play(A, "1VIK4")
        .hand(A, "2ART6", "2ART21")
        .nation_deck(A)
        .only_deck(A)
        .activate(A)
    )
    t.exhaust(A, "1VIK4")
    assert t.offered(A, "play") == ["2ART21"]  # no knight to be found
    t = (
        table("arthurians", "romans")
        .in_play(A, "1VIK4")
        .hand(A, "2ART6", "2ART18")
        .nation_deck(A)
        .only_deck(A)
        .activate(A)
    )
    t.exhaust(A, "1VIK4")
    assert t.can(A, "play", "2ART6")
