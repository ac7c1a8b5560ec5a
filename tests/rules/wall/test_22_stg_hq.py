"""STG and HQ: staging areas, and soldiers who march from one section to another."""

from __future__ import annotations

import pytest

from imperia.games.wall import marching, troops
from imperia.games.wall.ops.fighting import MOVED_TO, Attack, MoveSoldiers
from wall_dsl import *


def headquarters(t: Table, p: int, n: int = 1) -> Table:
    """So many officials of a player act in the Headquarters."""
    t.begin(p)
    marching.move_soldiers(t.state, p, -1, n)
    return t.go()


@pytest.mark.rule("GW-STG-01", "GW-STG-02")
def test_any_number_of_anybodys_soldiers_wait_together():
    t = table(3)
    for p in (A, B, C):
        t.staged(p, "M", spearman=10, archer=4, horseman=2)
    assert t.seat(C).staging["M"] == [10, 4, 2]


@pytest.mark.rule("GW-HQ-02", "GW-HQ-03", "GW-HQ-04", "GW-HQ-06", "GW-EX-20", "GW-DEC-22", "GW-STG-04")
def test_soldiers_of_one_section_march_to_another():
    t = table(3).horde("R", OUTRIDERS).posted(A, "L").staged(A, "L", archer=1, spearman=1).walls(R=1)
    headquarters(t, A)
    assert t.offered(A, "section") == ["L"]  # nobody is anywhere else
    t.answer(A, "section", "L").answer(A, "section", "R")
    assert t.offered(A, "troop") == ["L spearman", "L archer", "L firing"]
    t.say(A, "L spearman", "L archer")
    assert (t.asked, t.offered(A, "troop")) == ("marcher", ["L firing"])
    t.answer(A, "L firing")
    assert [choice.verb for choice in t.choices(A)] == ["stage", "post"]
    t.answer(A, "post", "R")
    assert (t.seat(A).staging["R"], t.seat(A).firing, t.idle) == ([1, 1, 0], {"L": 0, "M": 0, "R": 1}, True)
    assert t.on("R1") == []


@pytest.mark.rule("GW-HQ-03")
def test_without_a_free_firing_position_an_archer_waits():
    t = table(3).posted(A, "L").walls(M=0)
    headquarters(t, A).answer(A, "section", "L").answer(A, "section", "M")
    assert (t.seat(A).staging["M"], t.idle) == ([0, 1, 0], True)


@pytest.mark.rule("GW-HQ-02")
def test_any_number_may_march_and_the_rest_stay():
    t = headquarters(table(3).staged(A, "L", spearman=3, horseman=1), A).say(A, ("section", "L"), ("section", "M"))
    assert not t.can(A, "done")
    t.answer(A, "L spearman").answer(A, "done")
    assert (t.seat(A).staging["L"], t.seat(A).staging["M"]) == ([2, 0, 1], [1, 0, 0])


@pytest.mark.rule("GW-HQ-02", "GW-HQ-03")
def test_one_archer_may_march_and_the_other_stay():
    t = headquarters(table(3).posted(A, "L", 2).walls(M=1), A).say(A, ("section", "L"), ("section", "M"))
    t.answer(A, "stage", "M").answer(A, "done")
    assert (t.seat(A).firing["L"], t.seat(A).staging["M"], t.idle) == (1, [0, 1, 0], True)


@pytest.mark.rule("GW-HQ-01", "GW-GEN-13")
def test_an_action_may_be_declined():
    t = headquarters(table(3).staged(A, "L", spearman=1), A, 2).answer(A, "skip")
    assert (t.idle, t.seat(A).staging["L"]) == (True, [1, 0, 0])
    assert headquarters(table(3), A).idle


@pytest.mark.rule("GW-HQ-05")
def test_nobody_marches_off_a_horde_card():
    t = headquarters(table(3).horde("L", OUTRIDERS).cover(A, "L1a3"), A)
    assert (t.idle, t.field("L1a3")) == (True, (A, "spearman"))


@pytest.mark.rule("GW-HQ-07", "GW-HQ-01")
def test_who_has_marched_may_march_again_with_the_next_official():
    t = headquarters(table(3).staged(A, "L", spearman=1), A, 2).say(A, ("section", "L"), ("section", "M"))
    t.say(A, ("section", "M"), ("section", "R"))
    assert (t.seat(A).staging["R"], t.idle) == ([1, 0, 0], True)


@pytest.mark.rule("GW-AMB-72")
def test_nobody_marches_to_the_blocked_section():
    t = headquarters(table(2).staged(A, "M", spearman=1, horseman=1), A).answer(A, "section", "M")
    assert (t.asked, t.offered(A, "troop")) == ("marcher", ["M spearman", "M horseman"])  # only R is left to go to


@pytest.mark.rule("GW-STG-05")
def test_after_a_march_the_attack_is_at_the_section_moved_to():
    t = table(3).horde("L", "horde_outriders_1").horde("R", "horde_outriders_2")
    t.staged(A, "L", spearman=1, horseman=1).effect(A, MoveSoldiers())
    t.say(A, ("section", "L"), ("section", "R"), "L spearman", "done").effect(A, Attack(2, MOVED_TO))
    assert t.offered(A, "troop") == ["R spearman"]
    t.say(A, "R spearman", "R1a3")
    assert (t.idle, t.seat(A).staging["L"]) == (True, [0, 0, 1])  # the one left behind does not attack
    t = table(3).horde("L", OUTRIDERS).staged(A, "M", spearman=1).effect(A, MoveSoldiers())
    t.say(A, ("section", "M"), ("section", "L")).effect(A, Attack(2, MOVED_TO)).answer(A, "L spearman")
    assert {str(at)[:2] for at in t.offered(A, "field")} == {"L1"}


@pytest.mark.rule("GW-BLD-12", "GW-AMB-27", "GW-DEC-21")
def test_archers_on_a_wall_that_is_built_over_move_up_and_do_nothing_else():
    t = table(3).horde("L", OUTRIDERS).posted(A, "L", 2)
    t.walls(L=2)
    troops.rise(t.state, 0)
    assert (t.checked().seat(A).firing["L"], t.on("L1")) == (2, [])
    t = table(3).posted(A, "M", 3).posted(B, "M", 1).posted(A, "L", 1).tea(B, A, C)
    t.state.walls[1] = 2  # a level with fewer positions: who is last in tea order finds none
    troops.rise(t.state, 1)
    assert (t.checked().seat(A).staging["M"], t.seat(B).staging["M"]) == ([0, 1, 0], [0, 0, 0])
    assert t.seat(A).firing == {"L": 1, "M": 2, "R": 0}
