"""BRE and the assault of WIN: defence against attack, and the four steps of a breach."""

from __future__ import annotations

import pytest

from wall_dsl import *

WEAK, STRONG = "horde_outriders_1", "horde_merkit_1"


@pytest.mark.rule("GW-WIN-06", "GW-BLD-13", "GW-EX-08")
def test_defence_is_the_wall_and_two_for_each_barricade():
    t = table(3).walls(L=2, M=3).barricades(L=2, R=3)
    assert [t.assault_of(x)[1] for x in "LMR"] == [14, 14, 6]
    assert table(3).assault_of("M") == (0, 0)


@pytest.mark.rule("GW-WIN-07", "GW-EX-09")
def test_attack_is_the_sum_of_all_rows():
    t = table(3).horde("M", "horde_mangudai_1", "horde_merkit_1", "horde_iron_hawks_1")
    assert t.assault_of("M")[0] == 4 + 5 + 6
    t.walls(M=2).barricades(M=2).assault("M").run()
    assert len(t.events("breached")) == 1
    t = table(3).horde("M", "horde_mangudai_1", "horde_mangudai_2", "horde_iron_hawks_1").walls(M=2).barricades(M=2)
    t.assault("M")
    assert (t.events("assault"), t.events("breached")) == ([{"section": 1, "attack": 14, "defence": 14}], [])


@pytest.mark.rule("GW-WIN-08")
@pytest.mark.parametrize(
    ("hordes", "attack", "defence"),
    [
        (("horde_jin_1",), 3, 10 - 2 + 4),
        (("horde_jin_1", "horde_jin_2"), 6, 10 - 4 + 4),
        (("horde_huihui_1",), 4, 10 + 2),
        (("horde_huihui_1", "horde_huihui_2"), 8, 10 + 2),
        (("horde_keshig_1", "horde_merkit_1"), 8 + 5, 14),
        ((OUTRIDERS, "horde_keshig_1", "horde_merkit_1"), 3 + 9 + 5, 14),
        (("horde_black_army_1",), 9, 14),
    ],
)
def test_abilities_of_hordes_change_either_value(hordes: tuple[str, ...], attack: int, defence: int):
    assert table(3).horde("M", *hordes).walls(M=2).barricades(M=2).assault_of("M") == (attack, defence)


@pytest.mark.rule("GW-WIN-08")
def test_covered_fields_weaken_the_black_army_and_nothing_falls_below_zero():
    t = table(3).horde("M", "horde_black_army_1").wounds("M1a1").cover(A, "M1a2")
    assert t.assault_of("M")[0] == 7
    t = table(3).horde("M", "horde_jin_1")
    assert t.assault_of("M")[1] == 0


@pytest.mark.rule("GW-WIN-09")
def test_equal_values_hold():
    t = table(3).horde("M", WEAK).barricades(M=2).cover(A, "M1a3").assault("M")
    assert (t.on("M1"), t.bank, t.idle) == ([(A, "spearman")], 30, True)
    assert t.at("M1") == WEAK


@pytest.mark.rule("GW-WIN-05")
def test_sections_are_assaulted_from_the_left_each_finished_before_the_next():
    t = table(3).horde("M", WEAK).horde("R", "horde_outriders_2")
    for p in (A, B, C):
        t.no_supply(p, at="R")
    t.give(A, honour=20).assault("M")
    assert t.seat(A).honour == 15
    t.assault("R")
    assert t.seat(A).honour == 10


@pytest.mark.rule("GW-WIN-07")
def test_a_section_without_hordes_is_not_assaulted():
    t = table(3).tactics(A, "tac_granaries").assault("M")
    assert (t.idle, t.events("assault")) == (True, [])


@pytest.mark.rule("GW-BRE-01", "GW-BRE-02", "GW-SHM-01", "GW-DT-09", "GW-WIN-10")
def test_every_card_without_an_own_soldier_brings_a_token():
    t = table(3).horde("M", "horde_outriders_1", "horde_outriders_2", "horde_outriders_3").cover(A, "M2a3")
    t.losses(1).assault("M")
    assert (t.asked, t.pending) == ("shame", (A,))
    t.say(A, ("shame", "spearman"), ("shame", "archer"))
    assert (t.seat(A).shamed, t.pending) == ([1, 1, 0], (B,))
    t.say(B, *[("shame", "spearman")] * 3).say(C, *[("shame", "spearman")] * 3)
    assert (t.bank, t.idle) == (30 - 8, True)


@pytest.mark.rule("GW-BRE-02", "GW-AMB-14", "GW-SHM-10", "GW-SHM-11")
def test_shame_is_taken_in_tea_order_each_all_of_it():
    t = table(3).horde("M", "horde_outriders_1", "horde_outriders_2").tokens(3).tea(C, A, B)
    for p in (A, B, C):
        t.give(p, honour=20)
    t.assault("M").say(C, *[("shame", "spearman")] * 2).answer(A, "shame", "spearman")
    assert t.honours == [20 - 5, 20 - 10, 20]
    assert (t.bank, t.seat(A).shamed, t.seat(B).shamed) == (0, [1, 0, 0], [0, 0, 0])


@pytest.mark.rule("GW-BRE-03")
def test_archers_on_the_wall_and_those_who_wait_are_not_on_the_card():
    t = table(3).horde("M", STRONG, "horde_keshig_1").posted(A, "M").staged(A, "M", spearman=1).assault("M")
    t.run("shame")
    assert t.pending == (A,)
    assert t.state.due[A] + 1 == 2


@pytest.mark.rule("GW-BRE-03")
def test_a_card_may_let_the_waiting_count_on_row_1():
    t = table(3).horde("M", "horde_outriders_1", "horde_outriders_2").advisor(A, "adv_peng_daya")
    t.staged(A, "M", spearman=1).assault("M").answer(A, "shame", "spearman")
    assert (t.seat(A).shamed, t.pending) == ([1, 0, 0], (B,))


@pytest.mark.rule("GW-BRE-05", "GW-BRE-06", "GW-BRE-09", "GW-GEN-21")
def test_the_living_stay_and_nothing_else_is_lost():
    t = table(3).horde("M", WEAK).cover(A, "M1a3", "M1a4").barricades(M=1).losses(1).tokens(0).assault("M")
    assert t.on("M1") == ["wound", (A, "spearman")]
    assert (t.at("M1"), t.state.walls[1], t.state.barricades[1]) == (WEAK, 0, 1)


@pytest.mark.rule("GW-BRE-07")
def test_all_archers_of_the_section_die_whatever_the_casualty_value():
    t = table(3).horde("M", "horde_keshig_1").posted(A, "M", 2).posted(B, "R", 1).tokens(0).losses(1).assault("M")
    assert (t.seat(A).firing["M"], t.seat(A).supply[1], t.seat(B).firing["R"]) == (0, 4, 1)


@pytest.mark.rule("GW-BRE-08", "GW-STG-06")
def test_the_staging_area_is_safe():
    t = table(3).horde("M", WEAK).staged(A, "M", spearman=2, archer=1).tokens(0).losses(2).assault("M")
    assert t.seat(A).staging["M"] == [2, 1, 0]


@pytest.mark.rule("GW-BRE-10", "GW-TAC-07", "GW-EX-23", "GW-TAC-06")
def test_one_retreat_saves_all_who_would_die_in_a_breach_and_no_second_card_is_played():
    t = table(3).horde("M", "horde_keshig_1", "horde_outriders_1").posted(A, "M", 1).cover(A, "M1a1", "M2a3")
    t.tactics(A, "tac_retreat", "tac_retreat", "tac_fallen").give(A, chi=2).tokens(0).losses(1).assault("M")
    assert (t.asked, t.pending) == ("tactic", (A,))
    t.answer(A, "boosted", "tac_retreat")
    assert t.seat(A).staging["M"] == [2, 1, 0]
    assert (t.seat(A).chi, t.idle, t.seat(A).hand) == (0, True, ["tac_retreat", "tac_fallen"])


@pytest.mark.rule("GW-BRE-11", "GW-SHM-12", "GW-DT-28")
def test_who_dies_in_a_breach_cannot_carry_its_shame():
    t = table(3).horde("M", "horde_outriders_1", "horde_outriders_2", "horde_outriders_3")
    t.cover(A, "M1a3", "M1a4").no_supply(A).losses(2).give(A, honour=12).tea(A).assault("M")
    assert (t.seat(A).honour, t.boxed) == (2, 2)
    t.run()
    assert (t.seat(A).supply, t.seat(A).shamed) == ([2, 0, 0], [0, 0, 0])


@pytest.mark.rule("GW-BRE-01")
def test_what_a_horde_does_as_it_breaches():
    t = table(3).horde("M", STRONG).cover(A, "M1a3").give(A, wood=1).give(B, chi=1).tokens(0).losses(1).assault("M")
    assert (t.seat(A).wood, t.seat(B).chi, t.idle) == (1, 0, True)  # B had no choice, C nothing
    t = table(3).horde("M", STRONG).give(B, chi=1, gold=1).tokens(0).assault("M")
    assert t.pending == (B,)


@pytest.mark.rule("GW-BRE-03")
def test_those_who_wait_count_on_row_1_and_on_no_other():
    t = table(3).horde("M", "horde_outriders_1").advisor(A, "adv_peng_daya").staged(A, "M", spearman=1).assault("M")
    assert (t.pending, t.seat(A).shamed) == ((B,), [0, 0, 0])
    t = table(3).horde("M", "horde_outriders_1").advisor(A, "adv_peng_daya").staged(A, "R", spearman=1).assault("M")
    assert t.pending == (A,)


@pytest.mark.rule("GW-KIL-01", "GW-KIL-03", "GW-DEC-30")
def test_iron_hawks_in_the_second_row_kill_one_more_there_only():
    t = table(3).horde("M", "horde_outriders_1", "horde_iron_hawks_1").tokens(0).losses(1)
    t.cover(A, "M1a3", "M1a4", "M2a5", "M2a6").ride(A, "M2a1+M2a2").assault("M")
    assert (t.asked, t.state.asking[2]) == ("doom", position("M2"))
    t.answer(A, "spearman").answer(A, "spearman")
    assert (t.on("M1").count("wound"), t.on("M2").count("wound")) == (1, 2)


@pytest.mark.rule("GW-KIL-01")
def test_iron_hawks_kill_one_more():
    t = table(3).horde("M", "horde_iron_hawks_1").cover(A, "M1a1", "M1a2", "M1a3").tokens(0).losses(1).assault("M")
    assert t.on("M1") == ["wound", "wound", (A, "spearman")]


@pytest.mark.rule("GW-WIN-06")
def test_the_reed_general_defends_where_his_clan_fights():
    t = table(1).horde("R", OUTRIDERS)  # alone it is always Lü Wenhuan
    assert t.assault_of("R")[1] == 0
    t.cover(t.state.reed, "R1a3")
    assert t.assault_of("R")[1] == 2
