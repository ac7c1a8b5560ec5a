"""WIN, phase 1: the volley, and the defeats after it."""

from __future__ import annotations

import pytest

from imperia.games.wall import winter
from imperia.games.wall.ops.fighting import Wound
from wall_dsl import *


@pytest.mark.rule("GW-WIN-01", "GW-AMB-13", "GW-DEC-29")
def test_every_archer_fires_section_by_section_in_tea_order():
    t = table(3).horde("M", "horde_merkit_1").horde("R", "horde_merkit_2").tea(B, A, C)
    t.posted(A, "M").posted(B, "M").posted(B, "R").volley()
    asked: list[object] = []
    while t.pending:
        assert not t.can(t.pending[0], "done")  # nobody may hold fire
        asked.append((t.pending[0], str(t.options(t.pending[0])[0])[:2]))
        t.answer(t.pending[0], t.options(t.pending[0])[0])
    assert asked == [(B, "M1"), (A, "M1"), (B, "R1")]
    assert (t.on("M1"), t.on("R1")) == (["wound", "wound"], ["wound"])


@pytest.mark.rule("GW-WIN-01", "GW-AMB-13")
def test_a_player_with_several_archers_fires_all_before_the_next():
    t = table(3).horde("M", "horde_merkit_1").posted(A, "M", 2).posted(B, "M", 1).volley()
    assert t.pending == (A,)
    t.answer(A, "M1a3")
    assert t.pending == (A,)
    t.answer(A, "M1a4")
    assert t.pending == (B,)


@pytest.mark.rule("GW-WIN-01")
def test_any_card_of_the_section_may_be_hit_and_none_elsewhere():
    t = table(3).horde("M", "horde_outriders_1", "horde_outriders_2").horde("R", "horde_outriders_3").posted(A, "M")
    t.volley()
    assert {str(at)[:2] for at in t.offered(A, "field")} == {"M1", "M2"}


@pytest.mark.rule("GW-WIN-01")
def test_without_a_free_field_an_archer_does_nothing():
    t = table(3).horde("M", OUTRIDERS).wounds("M1a3", "M1a4", "M1b3").posted(A, "M", 2).volley()
    assert (t.idle, t.field("M1b4")) == (True, "wound")
    assert table(3).posted(A, "M").volley().idle


@pytest.mark.rule("GW-WIN-02")
def test_archers_who_wait_do_not_fire():
    t = table(3).horde("M", OUTRIDERS).staged(A, "M", archer=2).volley()
    assert (t.idle, t.on("M1")) == (True, [])


@pytest.mark.rule("GW-WIN-03", "GW-BAR-11")
def test_wounds_pay_nothing():
    t = table(3).horde("M", OUTRIDERS).posted(A, "M").volley().answer(A, "M1a3")
    assert (t.seat(A).wood, t.seat(A).honour) == (0, 0)


@pytest.mark.rule("GW-WIN-01")
def test_mangudai_cannot_be_wounded_by_archers_but_by_others():
    t = table(3).horde("M", "horde_mangudai_1", OUTRIDERS).posted(A, "M").volley()
    assert {str(at)[:2] for at in t.offered(A, "field")} == {"M2"}
    t = table(3).horde("M", "horde_mangudai_1").walls(M=1).recruits(A, "archer").answer(A, "post", "M")
    assert t.on("M1") == []
    t.effect(A, Wound(1)).answer(A, "M1a2")
    assert t.on("M1") == ["wound"]


@pytest.mark.rule("GW-WIN-01")
def test_counter_fire_lets_each_player_fire_once():
    t = coop(3).horde("M", "coophorde_arrowstorm_1").posted(A, "M", 2).volley().answer(A, "M1a3")
    assert t.idle


@pytest.mark.rule("GW-WIN-01")
def test_a_reserve_in_the_second_row_can_be_covered_by_nothing():
    t = coop(3).horde("M", "coophorde_vanguard_1", "coophorde_reserve_1").posted(A, "M").volley()
    assert {str(at)[:2] for at in t.offered(A, "field")} == {"M1"}
    t.recruits(A, "horseman")
    assert {str(at)[:2] for at in t.offered(A, "pair")} == {"M1"}
    t = coop(3).horde("M", "coophorde_reserve_1").effect(A, Wound(1))
    assert len(t.options(A)) == 4


@pytest.mark.rule("GW-WIN-01")
def test_a_card_may_add_a_wound_to_the_own_volley_once_a_winter():
    t = table(3).horde("M", "horde_merkit_1").horde("R", "horde_merkit_2").advisor(A, "adv_feng_jisheng")
    t.posted(A, "M").posted(A, "R").posted(B, "M").volley().answer(A, "M1a3")
    assert (t.pending, t.can(A, "skip")) == ((A,), True)
    t.answer(A, "M1a4")
    assert t.pending == (B,)
    t.answer(B, "M1a5").answer(A, "R1a3")
    assert (t.idle, t.on("M1"), t.on("R1")) == (True, ["wound"] * 3, ["wound"])


@pytest.mark.rule("GW-WIN-04", "GW-AMB-68")
def test_the_volley_is_followed_by_a_pass_of_defeats():
    t = table(3).horde("M", OUTRIDERS).cover(A, "M1a3").wounds("M1a4", "M1b3").posted(B, "M").losses(1).volley()
    assert t.field("M1b4") == "wound"  # the only free field
    assert t.at("M1") == OUTRIDERS
    t.defeats(active=-1)
    assert (t.at("M1"), t.honours) == (None, [2, 2, 0])


@pytest.mark.rule("GW-SOL-46", "GW-SOL-60", "GW-SOL-64", "GW-AMB-53", "GW-AMB-54")
def test_qins_archers_fire_at_the_nearest_card_and_pay_him_two_honour():
    t = table(1).horde("R", OUTRIDERS, "horde_outriders_2").wounds("R1a3", "R1b3", "R1a4")
    qin = t.state.qin
    t.posted(qin, "R", 2)
    before = t.honours[qin]
    t.volley()
    assert (t.field("R1b4"), t.field("R2a3"), t.honours[qin] - before) == ("wound", "wound", 4)


def whole_winter(t: Table) -> Table:
    """All of winter, with whatever is offered first."""
    t.begin()
    winter.winter(t.state)
    return t.go().run()


@pytest.mark.rule("GW-WIN-11", "GW-AMB-29")
def test_after_the_assault_all_barricades_are_off_breach_or_not():
    t = whole_winter(table(3).horde("M", "horde_merkit_1").barricades(M=1, R=3))
    assert (list(t.state.barricades), len(t.events("breached"))) == ([0, 0, 0], 1)


@pytest.mark.rule("GW-WIN-05", "GW-WIN-11")
def test_barricades_of_a_later_section_stand_until_its_assault_is_over():
    t = whole_winter(table(3).horde("M", "horde_merkit_1").horde("R", OUTRIDERS).barricades(R=2))
    assert [(e["section"], e["attack"], e["defence"]) for e in t.events("assault")] == [(1, 5, 0), (2, 3, 4)]


@pytest.mark.rule("GW-WIN-12", "GW-END-01")
def test_the_end_is_checked_when_all_is_over():
    assert not whole_winter(table(3)).over
    assert whole_winter(table(3).walls(M=3, R=3)).over
    assert whole_winter(table(3).tokens(0)).over
