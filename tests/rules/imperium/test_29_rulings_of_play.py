"""Rulings on moments that the books leave open: IM-AMB-66 to IM-AMB-74."""

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
    t = table("vikings", "romans").hand(A, "1TRI1", "1TRI8").offer("1REG6", "1UNC3", "1CIV6", "1REG7", "1REG8")
    t.nation_deck(A, "1VIK3").activate(A).play(A, "1TRI1")
    assert t.asked == "act"  # the only card is top and bottom


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


@pytest.mark.rule("IM-AMB-71", "IM-EXH-04", "IM-KW-GAI-03")
def test_an_exhaust_ability_may_be_used_to_no_effect():
    t = table("romans", "macedonians").in_play(A, "1UNC19", "1GRE9").activate(A)
    assert t.vain(A, "1UNC19")  # Port without a river
    assert t.vain(A, "1GRE9")  # Lighthouse, nothing to swap


@pytest.mark.rule("IM-AMB-71", "IM-AMB-10", "IM-RSH-02")
def test_tokens_spent_in_vain_keep_a_nation_card_away():
    def drawing(*used: str) -> Table:
        t = table("romans", "macedonians").in_play(A, "1UNC19", "1CIV10").nation_deck(A, "1ROM11").only_deck(A)
        t.discards(A, "1TRI2").exhausts(A, 2).activate(A)
        for name in used:
            t.exhaust(A, name)
        return t

    t = drawing("1CIV10")
    assert (t.seat(A).nation, t.seat(A).nation_token) == ([], True)
    t = drawing("1UNC19", "1CIV10")
    assert (t.seat(A).nation, t.seat(A).nation_token, t.seat(A).hand) == (["1ROM11"], False, ["1TRI2"])


@pytest.mark.rule("IM-AMB-71")
def test_an_exhaust_ability_that_begins_with_a_condition_needs_it():
    t = table("qin", "romans").hand(A, "1TRI8").in_play(A, "2QIN5", "2QIN2").activate(A)
    assert not t.can(A, "exhaust", "2QIN5")
    t = table("arthurians", "romans").hand(A, "1TRI8", "UNREST").activate(A)
    assert not t.can(A, "exhaust", "2ART2")


@pytest.mark.rule("IM-AMB-71", "IM-EXH-11")
def test_a_reaction_of_which_nothing_would_come_is_not_asked_about():
    t = table("macedonians", "romans").empire(A).in_play(A, "1MAC5").hand(A, "1MAC18", "1MAC20")
    t.developments(A).only_deck(A).activate(A).play(A, "1MAC18")
    assert t.asked != "react"


@pytest.mark.rule("IM-AMB-72")
def test_the_card_discarded_as_a_cost_may_be_what_it_is_discarded_for():
    t = table("romans", "macedonians").in_play(A, "1UNC6").hand(A, "UNREST")
    pile = t.unrest
    t.solstice("yes")
    assert (t.unrest, t.seat(A).hand, t.seat(A).discard) == (pile + 1, [], [])
    t = table("romans", "macedonians").in_play(A, "1UNC6").hand(A, "1TRI7").solstice()
    assert t.source_code != "1UNC6"  # nothing to return, whatever is discarded
    t = table("arthurians", "romans", sides="a,b").hand(A, "2ART9").activate(A).exhaust(A, "2ART1A")
    assert (t.seat(A).hand, t.seat(A).discard, t.seat(A).exhausted) == (["2ART9"], [], ["2ART1A"])


@pytest.mark.rule("IM-AMB-73", "IM-KW-CHO-03", "IM-ACT-07")
@pytest.mark.parametrize(("name", "nation"), [("1MAC3", "macedonians"), ("1PER4", "persians"), ("2EGY3", "egyptians")])
def test_development_that_cannot_be_paid_for_is_not_played(name: str, nation: str):
    def ready(**goods: int) -> Table:
        return table(nation, "romans", box="both").empire(A).hand(A, name, "1TRI8").give(A, **goods).activate(A)

    assert not ready(material=1).can(A, "play", name)
    assert ready(material=2).can(A, "play", name)


@pytest.mark.rule("IM-AMB-73", "IM-KW-DEV-01")
def test_developing_as_a_step_is_skipped_when_nothing_can_be_paid():
    t = table("macedonians", "romans").empire(A).hand(A, "1TRI3").developments(A, "1MAC5").activate(A)
    t.play(A, "1TRI3")
    assert (t.seat(A).development, t.seat(A).history) == (["1MAC5"], ["1TRI3"])


@pytest.mark.rule("IM-AMB-74", "IM-EXH-12")
def test_a_token_does_not_come_back_to_pay_for_itself():
    def used(*tired: str) -> Table:
        t = table("olmecs", "romans", box="both").hand(A, "1TRI8").in_play(A, "2OLM10", "2OLM15").exhausted(A, *tired)
        return t.activate(A).exhaust(A, "2OLM10")

    assert used("2OLM15").seat(A).exhausted == ["2OLM10"]  # the only other one: nothing to be asked
    t = used()
    assert (t.asked, t.seat(A).exhausted) == ("act", ["2OLM10"])
    assert not t.can(A, "exhaust", "2OLM10")
