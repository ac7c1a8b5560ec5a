"""KW-GAR to KW-DEV: garrisons, passives, looking, pinned cards, stealing, attacks, paying, gaining, developing.
developing."""

from __future__ import annotations

import pytest

from imperium_dsl import *


def two(*nations: str, **options: str) -> Table:
    """Two nations of Classics."""
    return table(*(nations or ("romans", "macedonians")), **options)


# --- garrisons, abandoning, recalling -------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-GAR-02", "IM-KW-GAR-05")
def test_a_host_holds_any_number_of_cards_which_all_score():
    names = ("1FAM6", "1UNC2", "1UNC22", "1CIV3", "1CIV13")
    t = two().in_play(A, "1REG6").garrisoned(A, "1REG6", *names)
    assert t.seat(A).garrisons == {"1REG6": [*names]}
    assert t.worth(A, "1FAM6") == 11
    before = t.end().scores[A]
    bare = two().in_play(A, "1REG6").end().scores[A]
    assert before == bare + 11


@pytest.mark.rule("IM-KW-ABA-06")
def test_abandoning_three_regions_as_a_cost_needs_all_three():
    t = two().hand(A, "1ROM14").in_play(A, "1REG6", "1REG7").activate(A)
    assert not t.can(A, "play", "1ROM14")
    t = two().hand(A, "1ROM14").in_play(A, "1REG6", "1REG7", "1REG8").activate(A)
    assert t.can(A, "play", "1ROM14")


@pytest.mark.rule("IM-KW-REC-03", "IM-KW-REC-05")
def test_a_recalled_region_takes_its_garrison_along_and_may_be_played_again():
    t = two().in_play(A, "1UNC11", "1REG11").garrisoned(A, "1REG11", "1CIV3", "1CIV13").activate(A)
    t.exhaust(A, "1UNC11")
    while t.asked in ("branch", "aim"):
        t.answer(A, *(("branch", 0) if t.asked == "branch" else ("1REG11",)))
    seat = t.seat(A)
    assert seat.hand == ["1CIV13", "1CIV3", "1REG11"]
    assert (seat.play[1:], seat.garrisons) == (["1UNC11"], {})  # behind the power card
    assert t.can(A, "play", "1REG11")
    assert not t.can(A, "play", "1CIV3")  # its state icon does not permit it


@pytest.mark.rule("IM-KW-REC-06")
def test_a_single_garrisoned_card_is_recalled_and_its_host_stays():
    t = table("arthurians", "romans", box="both").in_play(A, "2ART10").garrisoned(A, "2ART10", "2ART14", "2ART17")
    t.solstice()
    while t.source_code != "2ART10" or t.asked != "branch":
        assert t.pending == (A,), (t.asked, t.pending)
        t.answer(A, "2ART10") if t.can(A, "2ART10") else t.answer(A, *[t.choices(A)[-1].verb, *t.choices(A)[-1].args])
    t.answer(A, "branch", 0)
    if t.asked == "aim":
        t.answer(A, "2ART14")
    seat = t.seat(A)
    assert "2ART10" in seat.play
    assert seat.garrisons["2ART10"] == ["2ART17"]
    assert "2ART14" in seat.hand


# --- passives -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-PAS-01")
def test_a_passive_works_while_its_card_is_in_play():
    t = two("mauryans", "romans", box="both").empire(A).in_play(A, "2MAU3")
    t.activate(A).stop(A)
    t.run("way")
    assert len(t.seat(A).hand) == 6  # Mathematics: one more card
    t = two("mauryans", "romans", box="both").empire(A)
    t.activate(A).stop(A)
    t.run("way")
    assert len(t.seat(A).hand) == 5


@pytest.mark.rule("IM-KW-PAS-02", "IM-KW-PAS-03")
@pytest.mark.parametrize("way", ["activate", "innovate", "revolt"])
def test_the_power_card_works_all_game_in_every_way_to_spend_a_turn(way: str):
    t = two("carthaginians", "romans").hand(A, "UNREST").offer("1REG8")
    exhausts = t.seat(A).exhausts
    getattr(t, way)(A)
    if way == "innovate":
        t.answer(A, "region").answer(A, "top")
    while not t.can(A, "1REG8"):
        t.answer(A, *[t.choices(A)[-1].verb, *t.choices(A)[-1].args])
    t.answer(A, "1REG8")
    assert sum(t.state.laid[i] for i in range(0, 15, 3)) == 2  # two material, nothing else
    assert sum(t.state.laid) == 2
    assert t.seat(A).exhausts == exhausts


@pytest.mark.rule("IM-KW-PAS-03")
def test_a_passive_works_in_the_turns_of_others():
    """Utopians take Unrest when their deck becomes empty, also by an effect of another player."""
    t = table("romans", "utopians", box="both", commons="classics").only_deck(B, "2UTO12").hand(A, "1ROM15")
    t.activate(A).play(A, "1ROM15")
    while t.asked == "may":
        t.answer(t.pending[0], "yes" if t.pending[0] == B else "no")
    assert t.seat(B).draw == []
    assert t.seat(B).unrest == 1


@pytest.mark.rule("IM-KW-PAS-05")
@pytest.mark.parametrize("used", [True, False])
def test_a_passive_that_may_be_used_is_asked_each_time(used: bool):
    t = two().empire(A).hand(A, "1CIV4").in_play(B, "1REG1").activate(A).play(A, "1CIV4")
    assert (t.asked, t.pending) == ("defend", (B,))
    t.answer(B, "1REG1" if used else "skip")
    t.run("act", "token", "suffer")
    while t.asked == "suffer":
        t.answer(B, "ignore") if t.can(B, "ignore") else t.run("act", "token")
    assert t.seat(B).unrest == (0 if used else 1)
    assert ("1REG1" in t.seat(B).hand) == used


# --- looking --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-LOO-02", "IM-KW-LOO-04")
def test_with_one_fame_card_left_one_is_looked_at_and_king_of_kings_stays():
    t = two().no_fame().fame_top("1FAM6").hand(A, "1ROM14").in_play(A, "1REG6", "1REG7", "1REG8")
    t.activate(A).play(A, "1ROM14")
    t.run("act", "token") if t.asked not in ("act", "token") else None
    seat = t.seat(A)
    assert "1FAM6" in seat.hand
    assert t.fame == 0
    assert seat.progress == 0  # King of Kings gave nothing
    assert t.last_round == 0


# --- pinned cards ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-PIN-01", "IM-KW-PIN-02", "IM-KW-PIN-03")
def test_pinned_cards_stay_until_an_effect_removes_them_and_there_may_be_many():
    many = ("1UNC1", "1UNC8", "1UNC10", "1UNC11", "1UNC12", "1UNC14", "1REG6", "1REG7", "1REG8", "1REG9", "1REG10")
    t = two().in_play(A, *many).hand(A, "1UNC19").activate(A).play(A, "1UNC19")
    assert t.seat(A).play[1:] == [*many, "1UNC19"]
    verbs = {choice.verb for choice in t.choices(A)}
    assert verbs <= {"exhaust", "stop", "play", "free"}  # nothing lets him take a card off the table
    t.stop(A)
    t.run("way")
    assert t.seat(A).play[1:] == [*many, "1UNC19"]


# --- choices, stealing ----------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-CHO-02")
def test_each_alternative_has_its_own_cost():
    t = two().hand(A, "1ROM17").give(A, population=3).offer("1REG8").activate(A).play(A, "1ROM17", ("branch", 0))
    t.answer(A, "1REG8")
    assert t.seat(A).population == 1  # 2 for acquiring, nothing of the 3 for breaking through


@pytest.mark.rule("IM-KW-STE-01", "IM-KW-ATT-01")
def test_stealing_takes_the_stated_tokens_from_every_other_player():
    t = table("romans", "macedonians", "greeks").empire(A).give(B, progress=3).give(C, progress=2).hand(A, "1CIV1")
    t.activate(A).free(A, "1CIV1")
    assert [t.seat(p).progress for p in (A, B, C)] == [2, 2, 1]


# --- attacks --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-ATT-02")
def test_what_a_victim_cannot_lose_in_full_it_loses_as_far_as_possible():
    t = table("romans", "macedonians", "greeks").empire(A).give(B, progress=1).hand(A, "1CIV1").activate(A)
    t.free(A, "1CIV1")
    assert [t.seat(p).progress for p in (A, B, C)] == [1, 0, 0]


@pytest.mark.rule("IM-KW-ATT-05")
def test_a_defence_protects_its_owner_alone():
    t = table("romans", "macedonians", "greeks").empire(A).hand(A, "1CIV4").in_play(B, "1REG1").activate(A)
    t.play(A, "1CIV4").answer(B, "1REG1")
    t.run("act", "token", "suffer")
    while t.asked == "suffer":
        t.answer(B, "ignore")
    assert [t.seat(p).unrest for p in (A, B, C)] == [0, 0, 1]
    assert t.seat(A).goods == {"material": 2, "population": 0, "progress": 1}  # the attacker's own gains
    assert t.seat(B).material == 2


@pytest.mark.rule("IM-KW-ATT-08")
def test_an_attack_may_be_played_though_nobody_can_be_hurt():
    t = two().empire(A).hand(A, "1CIV5").activate(A)
    assert t.seat(B).play == ["1MAC1B"]  # no City
    assert t.can(A, "play", "1CIV5")
    t.play(A, "1CIV5")
    assert t.seat(A).material == 0


# --- Unrest, free plays ---------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-TAK-01")
def test_unrest_is_taken_from_the_pile_into_hand_and_the_last_one_is_the_collapse():
    t = two().empire(A).hand(A, "1CIV4").unrest_pile(5).activate(A).play(A, "1CIV4")
    assert t.seat(B).unrest == 1
    assert t.unrest == 4
    t = two().empire(A).hand(A, "1CIV4").unrest_pile(1).activate(A).play(A, "1CIV4")
    assert t.over
    assert t.collapsed


@pytest.mark.rule("IM-KW-RET-01")
def test_unrest_is_returned_from_hand_to_the_pile_and_without_any_nothing_happens():
    t = two().hand(A, "1UNC13", "UNREST")
    pile = t.unrest
    t.activate(A).free(A, "1UNC13", ("branch", 0))
    assert (t.unrest, t.seat(A).unrest) == (pile + 1, 0)
    t = two().hand(A, "1UNC13")
    pile = t.unrest
    t.activate(A).free(A, "1UNC13")
    t.run("act", "token")
    assert t.unrest == pile


@pytest.mark.rule("IM-KW-FRE-01", "IM-KW-FRE-02", "IM-KW-FRE-03")
def test_a_free_play_costs_no_action_but_everything_else():
    t = two().hand(A, "1UNC21", "1UNC18", "1CIV2").actions(A, 0).activate(A)
    assert t.can(A, "free", "1UNC21")
    assert not t.can(A, "free", "1UNC18")  # a material that is not there
    assert not t.can(A, "free", "1CIV2")  # a barbarian
    t.free(A, "1UNC21", ("branch", 0))
    assert t.seat(A).actions == 0
    t = two().hand(A, "1UNC21").turn(A)
    assert not t.can(A, "free", "1UNC21")  # not before the turn is spent on activating


# --- paying, gaining, developing ------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-PAY-01", "IM-KW-PAY-08")
def test_tokens_are_paid_from_the_pool_alone():
    t = two().hand(A, "1UNC20").give(A, material=3).offer(None, None, None, "1TRI8").activate(A)
    t.play(A, "1UNC20")
    assert t.seat(A).material == 0
    t = two().hand(A, "1UNC20").give(A, material=2)
    t.tokens(t.market[1], material=9).activate(A)
    assert not t.can(A, "play", "1UNC20")


@pytest.mark.rule("IM-KW-PAY-09")
def test_reductions_come_first_and_end_at_the_printed_minimum():
    """Buddhism: a material or a card less for playing Unrest, but at least 1."""
    for reduced, price in ((True, 2), (False, 3)):
        t = table("mauryans", "romans", box="both").empire(A).hand(A, "UNREST").give(A, material=3)
        if reduced:
            t.in_play(A, "2MAU6")
        t.activate(A).play(A, "UNREST")
        while t.asked == "branch":
            t.answer(A, "branch", t.choices(A)[-1].args[0])
        assert t.seat(A).material == 3 - price
    t = table("mauryans", "romans", box="both").empire(A).in_play(A, "2MAU6").hand(A, "UNREST", "1UNC21").activate(A)
    t.play(A, "UNREST")
    t.run("act", "token")
    assert t.seat(A).hand == []  # one card instead of two


@pytest.mark.rule("IM-KW-GAI-01", "IM-KW-GAI-02")
def test_gains_come_from_a_supply_without_end():
    t = two().give(A, material=500, population=500, progress=500).hand(A, "1REG3").activate(A)
    t.play(A, "1REG3")
    assert t.seat(A).material == 503


@pytest.mark.rule("IM-KW-GAI-03")
def test_a_gain_for_each_of_nothing_gives_nothing_and_is_allowed():
    t = two().empire(A).hand(A, "1CIV12").activate(A)
    assert t.can(A, "play", "1CIV12")
    t.play(A, "1CIV12")
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0}
    t = two().empire(A).hand(A, "1CIV12").in_play(A, "1UNC15").activate(A).play(A, "1CIV12")
    assert t.seat(A).goods == {"material": 1, "population": 1, "progress": 0}


@pytest.mark.rule("IM-KW-DEV-02", "IM-KW-DEV-07")
def test_developing_by_a_card_needs_no_token_and_the_price_is_paid_once():
    t = two("macedonians", "romans").empire(A).developments(A, "1MAC3").no_fame().give(A, material=4, population=1)
    t.state.deck_spent[A] |= 2
    t.state.exhausts[A] -= 1
    t.checked().hand(A, "1MAC12").in_play(A, "1REG6", "1REG7", "1REG8").activate(A).play(A, "1MAC12")
    t.run("develop", "aim", "act", "token")
    while t.asked in ("develop", "aim"):
        t.answer(A, "1MAC3") if t.can(A, "1MAC3") else t.run("act", "token")
    seat = t.seat(A)
    assert seat.development == []
    assert seat.development_token  # as it was
    assert seat.goods["material"] == 4  # King of Kings develops for free
    assert "1MAC3" in [*seat.discard, *seat.draw, *seat.hand]
