"""KIL: who dies, who is saved, and where they go; wounds left behind (GEN-10)."""

from __future__ import annotations

import pytest

from imperia.games.wall.ops.fighting import RemoveHorde
from wall_dsl import *

MERKIT = "horde_merkit_1"  # strength 5, 6 fields: a3 a4 a5, b2 b3 b4


def breached(*hordes: str) -> Table:
    """The left section without any defence."""
    return table(3).horde("M", *(hordes or (OUTRIDERS,)))


@pytest.mark.rule("GW-KIL-01", "GW-AMB-76")
def test_the_casualty_value_is_that_of_the_time_marker():
    for year, value in enumerate([1, 1, 1, 2, 2, 2], start=1):
        t = breached().cover(A, "M1a3", "M1a4", "M1b3", "M1b4")
        t.state.year = year
        t.tokens(0).assault("M")
        assert t.on("M1").count("wound") == value


@pytest.mark.rule("GW-KIL-02", "GW-KIL-06", "GW-EX-10")
def test_each_player_on_the_card_loses_as_many_and_nobody_more_than_he_has():
    t = breached().tokens(0).cover(A, "M1a3", "M1a4", "M1b3").cover(B, "M1b4").losses(2).assault("M")
    assert [t.seat(p).supply[0] for p in (A, B, C)] == [10 - 1, 10, 10]
    assert t.on("M1") == ["wound", "wound", (A, "spearman"), "wound"]


@pytest.mark.rule("GW-KIL-03", "GW-BRE-04")
def test_casualties_are_worked_out_for_every_card():
    t = breached("horde_outriders_1", "horde_outriders_2").cover(A, "M1a3", "M1a4", "M2a3", "M2a4").losses(1)
    t.tokens(0).assault("M")
    assert (t.on("M1"), t.on("M2")) == ([(A, "spearman"), "wound"][::-1], ["wound", (A, "spearman")])
    assert t.seat(A).supply[0] == 8


@pytest.mark.rule("GW-KIL-04", "GW-AMB-09", "GW-AMB-10", "GW-DEC-30")
def test_the_owner_says_which_kind_dies_and_a_horseman_is_one_soldier():
    t = breached().ride(A, "M1a3+M1a4").cover(A, "M1b3").tokens(0).losses(1).assault("M")
    assert (t.asked, t.pending, t.options(A)) == ("doom", (A,), ["spearman", "horseman"])
    t.answer(A, "horseman")
    assert (t.on("M1"), t.seat(A).supply) == (["wound", "wound", (A, "spearman")], [9, 4, 2])


@pytest.mark.rule("GW-KIL-04", "GW-DEC-30")
def test_two_casualties_are_named_one_after_the_other():
    t = breached("horde_merkit_1").ride(A, "M1a3+M1a4").cover(A, "M1b2", "M1b3").tokens(0).losses(2).assault("M")
    t.answer(A, "horseman")
    assert t.idle  # only spearmen are left to choose from
    assert (t.seat(A).supply, t.on("M1").count("wound")) == ([9, 4, 2], 3)
    t = breached("horde_merkit_1").ride(A, "M1a3+M1a4").cover(A, "M1b2", "M1b3").tokens(0).losses(2).assault("M")
    t.answer(A, "spearman")
    assert t.options(A) == ["spearman", "horseman"]
    t.answer(A, "spearman")
    assert t.on("M1") == [(A, "horseman"), (A, "horseman"), "wound", "wound"]


@pytest.mark.rule("GW-KIL-04", "GW-GEN-10")
def test_a_horseman_in_the_corner_of_the_board_dies_like_any_other():
    t = table(3).horde("L", "horde_jin_1").ride(A, "L1a1+L1a2").tokens(0).losses(1).assault("L")
    assert (t.on("L1"), t.seat(A).supply) == (["wound", "wound"], [10, 4, 2])


@pytest.mark.rule("GW-KIL-04")
def test_equal_soldiers_are_no_choice():
    t = breached().cover(A, "M1a3", "M1a4", "M1b3").tokens(0).losses(1).assault("M")
    assert t.idle


@pytest.mark.rule("GW-KIL-05", "GW-AMB-67")
def test_the_dead_return_clean_even_to_a_shamed_supply():
    t = breached().shamed(A, spearman=9).cover(A, "M1a3").losses(1).tokens(0).assault("M")
    assert (t.seat(A).supply[0], t.seat(A).shamed[0]) == (1, 9)
    t.recruits(A, "spearman").answer(A, "stage", "M")
    assert t.seat(A).staging["M"][0] == 1


@pytest.mark.rule("GW-KIL-07", "GW-KIL-11", "GW-DEC-31", "GW-STG-03", "GW-AMB-65")
def test_saving_costs_two_chi_each_as_far_as_they_go():
    t = breached().cover(A, "M1a3", "M1a4", "M1b3").give(A, chi=3).tokens(0).losses(2).assault("M")
    assert (t.asked, t.pending) == ("save", (A,))
    t.answer(A, "M1", "spearman")
    assert t.idle  # 1 chi saves nobody
    assert (t.seat(A).chi, t.seat(A).staging["M"], t.seat(A).supply[0]) == (1, [1, 0, 0], 8)
    assert t.on("M1") == ["wound", "wound", (A, "spearman")]  # nobody else dies for the one who was saved


@pytest.mark.rule("GW-KIL-07")
def test_saving_is_left_to_the_owner():
    t = breached().cover(A, "M1a3").give(A, chi=4).tokens(0).losses(1).assault("M").answer(A, "done")
    assert (t.seat(A).chi, t.seat(A).supply[0], t.seat(A).staging["M"]) == (4, 10, [0, 0, 0])
    t = breached().cover(A, "M1a3").give(A, chi=1).tokens(0).losses(1).assault("M")
    assert t.idle


@pytest.mark.rule("GW-KIL-08", "GW-BRE-07", "GW-DEC-31")
def test_archers_on_firing_positions_can_be_saved_too():
    t = breached("horde_keshig_1").posted(A, "M", 2).give(A, chi=3).tokens(0).losses(1).assault("M")
    assert (t.asked, t.offered(A, "troop")) == ("save", ["M firing"])
    t.answer(A, "M firing")
    assert (t.seat(A).firing["M"], t.seat(A).staging["M"], t.seat(A).supply[1]) == (0, [0, 1, 0], 3)


@pytest.mark.rule("GW-KIL-09", "GW-GEN-10", "GW-BRE-06", "GW-AMB-08", "GW-DT-10")
def test_who_leaves_a_card_leaves_a_wound_on_each_of_its_fields():
    t = breached().ride(A, "M1a3+M1a4").give(A, chi=2).tokens(0).losses(1).assault("M").answer(A, "M1", "horseman")
    assert (t.on("M1"), t.seat(A).staging["M"]) == (["wound", "wound"], [0, 0, 1])  # saved
    t = breached().ride(A, "M1a3+M1b3").tokens(0).losses(1).assault("M")
    assert (t.on("M1"), t.seat(A).supply[2]) == (["wound", "wound"], 2)  # killed


@pytest.mark.rule("GW-KIL-09", "GW-GEN-11")
def test_in_a_defeat_nobody_leaves_a_wound():
    t = table(3).horde("M", OUTRIDERS, "horde_outriders_2").cover(A, "M1a3").wounds("M1").give(A, chi=2).losses(1)
    t.defeats().answer(A, "M1", "spearman")
    assert (t.seat(A).staging["M"], t.on("M1")) == ([1, 0, 0], [])


@pytest.mark.rule("GW-KIL-10")
def test_a_saved_soldier_was_not_killed():
    t = breached().advisor(A, "adv_gravedigger").cover(A, "M1a3").give(A, chi=2).tokens(0).losses(1).assault("M")
    t.answer(A, "M1", "spearman")
    assert t.seat(A).honour == 0
    t = breached().advisor(A, "adv_gravedigger").cover(A, "M1a3").tokens(0).losses(1).assault("M")
    assert t.seat(A).honour == 2


@pytest.mark.rule("GW-KIL-10", "GW-KIL-11")
def test_only_the_dead_count_for_what_reacts_to_each_of_them():
    t = breached("horde_outriders_1", "horde_outriders_2").advisor(A, "adv_horse_trader").tokens(0).losses(1)
    t.ride(A, "M1a3+M1a4").ride(A, "M2a3+M2a4").give(A, chi=2).assault("M").answer(A, "M2", "horseman")
    assert (t.seat(A).gold, t.seat(A).staging["M"], t.seat(A).supply) == (2, [0, 0, 1], [10, 4, 1])


@pytest.mark.rule("GW-KIL-07", "GW-TAC-07")
def test_who_is_saved_by_a_card_need_not_be_paid_for():
    t = breached().cover(A, "M1a3", "M1a4").tactics(A, "tac_retreat").give(A, chi=9).tokens(0).losses(2).assault("M")
    t.answer(A, "boosted", "tac_retreat")
    assert (t.idle, t.seat(A).chi, t.seat(A).staging["M"]) == (True, 7, [2, 0, 0])


@pytest.mark.rule("GW-KIL-12", "GW-AMB-11")
def test_casualties_and_savings_are_decided_in_tea_order_and_happen_together():
    t = breached(MERKIT).tokens(0).ride(A, "M1a3+M1a4").cover(A, "M1b2").ride(B, "M1b3+M1b4").cover(B, "M1a5")
    t.give(A, chi=2).give(B, chi=2).tea(B, A, C).losses(1).assault("M")
    assert (t.asked, t.pending) == ("doom", (B,))
    t.answer(B, "spearman")
    assert (t.asked, t.pending) == ("doom", (A,))
    t.answer(A, "horseman")
    assert (t.asked, t.pending) == ("save", (B,))
    t.answer(B, "done")
    assert (t.pending, t.field("M1a5")) == ((A,), (B, "spearman"))  # still on its field
    t.answer(A, "M1", "horseman")
    assert (t.field("M1a5"), t.field("M1a3"), t.seat(A).staging["M"]) == ("wound", "wound", [0, 0, 1])


@pytest.mark.rule("GW-KIL-07")
def test_the_price_of_saving_is_what_cards_make_it():
    t = breached().advisor(A, "adv_xu_shuwei").cover(A, "M1a3").give(A, chi=1).tokens(0).losses(1).assault("M")
    t.answer(A, "M1", "spearman")
    assert (t.seat(A).chi, t.seat(A).staging["M"]) == (0, [1, 0, 0])


@pytest.mark.rule("GW-P2-13", "GW-P2-17", "GW-SOL-63")
def test_the_reed_clan_saves_nobody_and_its_living_stay():
    t = table(2).horde("R", OUTRIDERS)
    reed = t.state.reed
    t.cover(reed, "R1a3", "R1a4").tokens(0).losses(1).assault("R")
    assert (t.on("R1"), t.seat(reed).supply[0]) == (["wound", (reed, "spearman")], 9)


@pytest.mark.rule("GW-STG-03")
def test_who_is_saved_goes_to_the_staging_area_of_that_section_unless_a_card_says_any():
    t = breached().advisor(A, "adv_wang_weiyi").cover(A, "M1a3").give(A, chi=2).tokens(0).losses(1).assault("M")
    t.answer(A, "M1", "spearman")
    assert (t.asked, t.offered(A, "stage")) == ("retire", ["L", "M", "R"])
    t.answer(A, "stage", "R")
    assert (t.seat(A).staging["R"], t.seat(A).staging["M"]) == ([1, 0, 0], [0, 0, 0])


@pytest.mark.rule("GW-HRD-07")
def test_survivors_of_a_defeat_may_go_anywhere_if_a_card_says_so():
    t = table(3).horde("M", OUTRIDERS).advisor(A, "adv_wang_weiyi").cover(A, "M1a3", "M1a4").wounds("M1").losses(1)
    t.defeats().answer(A, "stage", "R")
    assert (t.seat(A).staging["R"], list(t.seat(A).captured)) == ([1, 0, 0], [OUTRIDERS])


@pytest.mark.rule("GW-HRD-07", "GW-STG-03")
def test_each_of_several_survivors_may_go_another_way():
    t = (
        table(3)
        .horde("M", OUTRIDERS)
        .advisor(A, "adv_wang_weiyi")
        .cover(A, "M1a3", "M1a4", "M1b3")
        .wounds("M1")
        .losses(1)
    )
    t.defeats().answer(A, "stage", "R").answer(A, "stage", "L")
    assert (t.idle, t.seat(A).staging) == (True, {"L": [1, 0, 0], "M": [0, 0, 0], "R": [1, 0, 0]})


@pytest.mark.rule("GW-GEN-11")
def test_a_horde_that_is_removed_leaves_its_soldiers_in_the_staging_area():
    t = coop(3).horde("M", "coophorde_vanguard_1", "coophorde_vanguard_2").advisor(A, "adv_wang_weiyi")
    t.cover(A, "M1a4").ride(B, "M1a3+M1b3").effect(A, RemoveHorde(1))
    assert t.offered(A, "horde") == ["M1", "M2"]
    t.answer(A, "horde", "M1")
    assert (t.rows("M")[0], t.on("M1"), t.idle) == ("coophorde_vanguard_2", [], True)
    assert (t.seat(A).staging["M"], t.seat(B).staging["M"], t.honours) == ([1, 0, 0], [0, 0, 1], [0, 0, 0])
