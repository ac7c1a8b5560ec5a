"""HRD: when hordes are defeated, what their defeat pays, and who takes the card."""

from __future__ import annotations

import pytest

from wall_dsl import *

HUIHUI = "horde_huihui_1"  # 7 fields: a2 to a5, b3 to b5


@pytest.mark.rule("GW-HRD-01", "GW-HRD-12", "GW-AUT-16")
def test_a_horde_is_defeated_only_in_the_step_and_only_when_covered():
    t = table(3).horde("M", OUTRIDERS).cover(A, "M1a3", "M1a4", "M1b3").defeats()
    assert t.at("M1") == OUTRIDERS
    t.wounds("M1b4")
    assert t.at("M1") == OUTRIDERS
    t.defeats()
    assert (t.at("M1"), list(t.seat(A).captured)) == (None, [OUTRIDERS])


@pytest.mark.rule("GW-HRD-01")
@pytest.mark.parametrize("free", ["L1a1", "L1b5", "R2a1", "R2b5"])
def test_a_single_free_field_is_enough_to_stand(free: str):
    t = table(3).horde("L", "horde_jin_1").horde("R", OUTRIDERS, "horde_jin_2")
    t.wounds(*[x for x in (f"{free[:2]}{at}" for at in ("a1", "a2", "a5", "a6", "b2", "b5")) if x != free]).defeats()
    assert t.events("defeated") == []
    t.wounds(free).defeats()
    assert len(t.events("defeated")) == 1


@pytest.mark.rule("GW-HRD-02", "GW-AMB-12", "GW-EX-24")
def test_one_pass_in_the_order_the_cards_lay_in_neither_skips_nor_repeats():
    t = table(3).horde("M", "horde_outriders_1", "horde_outriders_2").horde("R", "horde_outriders_3")
    t.wounds("M1", "M2", "R1").defeats()
    defeated = [CODE[event["card"]] for event in t.events("defeated")]
    assert defeated == ["horde_outriders_1", "horde_outriders_3", "horde_outriders_2"]
    assert t.rows("M") == [None, None, None]


@pytest.mark.rule("GW-HRD-02", "GW-HRD-12")
def test_a_card_is_tested_when_its_turn_comes():
    t = table(3).horde("M", "horde_outriders_1").horde("R", "horde_outriders_2").wounds("M1", "R1b3", "R1a3", "R1a4")
    t.tactics(A, "tac_goat").posted(A, "M").defeats()
    assert (t.asked, t.at("R1")) == ("tactic", "horde_outriders_2")
    t.wounds("R1b4").answer(A, "pass")  # covered by now: as good as if it had been before
    assert t.at("R1") is None


@pytest.mark.rule("GW-HRD-03", "GW-HRD-04", "GW-HRD-05", "GW-HRD-06", "GW-HRD-07", "GW-HRD-08", "GW-DT-06")
def test_presence_archers_and_the_claim():
    t = table(3).horde("M", HUIHUI).posted(C, "M").ride(A, "M1a2+M1a3").cover(B, "M1a4", "M1a5").wounds("M1")
    t.tea(B, A, C).losses(1).defeats()
    assert t.honours == [2, 2, 2]
    assert (t.seat(A).captured, t.seat(B).captured) == ({}, {HUIHUI: 0})  # 2 fields each: tea decides
    assert t.seat(A).supply == [10, 4, 2]  # the horseman died
    assert (t.seat(B).supply, t.seat(B).staging["M"]) == ([9, 4, 2], [1, 0, 0])
    assert t.seat(C).firing["M"] == 1


@pytest.mark.rule("GW-HRD-08", "GW-KIL-02", "GW-DT-07")
def test_the_claim_is_fixed_before_anyone_dies():
    t = table(3).horde("M", HUIHUI).ride(A, "M1a2+M1a3").cover(B, "M1a4", "M1a5").wounds("M1")
    t.give(A, chi=1).give(B, chi=3).tea(B, A, C).losses(2).defeats()
    assert (t.asked, t.pending) == ("save", (B,))
    t.answer(B, "M1", "spearman")
    assert (t.seat(B).staging["M"], t.seat(B).supply, t.seat(B).chi) == ([1, 0, 0], [9, 4, 2], 1)
    assert (t.seat(A).supply, list(t.seat(B).captured)) == ([10, 4, 2], [HUIHUI])
    t = table(3).horde("M", HUIHUI).cover(B, "M1a4", "M1a5").wounds("M1").losses(2).defeats()
    assert (t.seat(B).supply, list(t.seat(B).captured)) == ([10, 4, 2], [HUIHUI])  # though all are dead


@pytest.mark.rule("GW-HRD-05")
def test_a_horseman_counts_twice_and_wounds_for_nobody():
    t = table(3).horde("M", OUTRIDERS).ride(B, "M1a3+M1a4").cover(A, "M1b3").wounds("M1").defeats()
    assert list(t.seat(B).captured) == [OUTRIDERS]


@pytest.mark.rule("GW-HRD-03", "GW-AMB-78")
def test_presence_pays_once_however_many_soldiers_and_before_they_die():
    t = table(3).horde("M", OUTRIDERS).cover(A, "M1a3", "M1a4", "M1b3", "M1b4").losses(2).defeats()
    assert (t.seat(A).honour, t.seat(A).supply, t.seat(A).staging["M"]) == (2, [8, 4, 2], [2, 0, 0])


@pytest.mark.rule("GW-HRD-04")
def test_every_archer_of_that_section_pays_and_of_no_other():
    t = table(3).horde("M", OUTRIDERS).cover(A, "M1a3").wounds("M1").posted(A, "M", 2).posted(B, "R", 2).defeats()
    assert t.honours == [2 + 4, 0, 0]


@pytest.mark.rule("GW-HRD-05", "GW-HRD-09", "GW-HRD-10", "GW-DT-08")
def test_wounds_alone_make_nobody_the_owner():
    t = table(3).horde("M", "horde_outriders_1", "horde_outriders_2", "horde_outriders_3").wounds("M1", "M2a3")
    t.cover(B, "M3a4").posted(C, "M", 2).defeats()
    assert t.honours == [0, 0, 4]
    assert t.rows("M") == ["horde_outriders_2", "horde_outriders_3", None]
    assert (t.field("M1a3"), t.field("M2a4"), t.on("M2")) == ("wound", (B, "spearman"), [(B, "spearman")])
    assert [CODE[card] for card in t.state.horde_discard] == ["horde_outriders_1"]


@pytest.mark.rule("GW-HRD-07", "GW-GEN-11", "GW-STG-02")
def test_survivors_go_to_the_staging_area_and_leave_no_wounds():
    t = table(3).horde("R", OUTRIDERS).ride(A, "R1a3+R1a4").cover(A, "R1b3", "R1b4").losses(1).defeats()
    assert t.asked == "doom"
    t.answer(A, "spearman")
    assert (t.seat(A).staging["R"], t.seat(A).supply) == ([1, 0, 1], [9, 4, 1])


@pytest.mark.rule("GW-HRD-10")
def test_the_year_a_card_was_placed_moves_with_it():
    t = table(3).horde("M", "horde_outriders_1").losses(2).horde("M", "horde_outriders_2").wounds("M1").defeats()
    assert (t.rows("M")[0], t.state.placed[position("M1")]) == ("horde_outriders_2", t.state.year)


@pytest.mark.rule("GW-HRD-12")
def test_a_card_covered_in_the_assault_waits_for_the_next_step():
    t = table(3).horde("M", OUTRIDERS).wounds("M1").assault("M")
    assert t.at("M1") == OUTRIDERS


@pytest.mark.rule("GW-COP-36", "GW-COP-30")
def test_together_the_honour_of_a_captured_horde_is_paid_at_once():
    t = coop(3).horde("M", "coophorde_vanguard_1").cover(B, "M1a3").cover(A, "M1a4").wounds("M1").losses(1)
    t.tea(B, A, C).defeats()
    assert (t.honours, list(t.seat(B).captured)) == ([2, 2 + 6, 0], ["coophorde_vanguard_1"])


@pytest.mark.rule("GW-P2-12", "GW-P2-14", "GW-P2-15", "GW-P2-16", "GW-HRD-07")
def test_a_horde_claimed_by_the_reed_clan_is_discarded():
    t = table(2).horde("R", OUTRIDERS)
    reed = t.state.reed
    t.cover(reed, "R1a3", "R1a4").cover(A, "R1b3").wounds("R1").losses(1).defeats()
    assert (t.honours[reed], t.seat(A).honour) == (0, 2)
    assert (t.seat(A).captured, [CODE[card] for card in t.state.horde_discard]) == ({}, [OUTRIDERS])
    assert t.seat(reed).supply[0] == 10  # neither the dead nor the living wait anywhere


@pytest.mark.rule("GW-P2-16", "GW-TEA-03")
def test_the_reed_clan_ties_by_its_place_in_tea_order():
    t = table(2).horde("R", OUTRIDERS)
    reed = t.state.reed
    t.cover(reed, "R1a3", "R1a4").cover(A, "R1b3", "R1b4").tea(A, reed).defeats()
    assert list(t.seat(A).captured) == [OUTRIDERS]


@pytest.mark.rule("GW-SOL-25", "GW-SOL-27", "GW-SOL-56")
def test_qin_captures_and_keeps_nobody_at_the_wall():
    t = table(1).horde("R", OUTRIDERS)
    qin = t.state.qin
    before = t.honours[qin]
    t.cover(qin, "R1a3", "R1a4", "R1b3").wounds("R1").losses(1).defeats()
    assert (t.honours[qin] - before, list(t.seat(qin).captured)) == (2, [OUTRIDERS])
    assert t.seat(qin).supply[0] == 8
