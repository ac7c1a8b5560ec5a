"""BAR: how soldiers attack. Recruiting itself, its prices and its one block, is in test_bar_recruiting.py."""

from __future__ import annotations

import pytest

from imperia.games.wall.ops.fighting import CHOSEN, FROM_WALL, WAITING, Attack
from wall_dsl import *


def front() -> Table:
    """The left section with outriders in all three rows and a Wall of level 1: two firing positions."""
    return table(3).horde("M", "horde_outriders_1", "horde_outriders_2", "horde_outriders_3").walls(M=1)


ROW_1 = ["M1a3", "M1a4", "M1b3", "M1b4"]


@pytest.mark.rule("GW-BAR-04", "GW-BAR-06", "GW-BAR-07", "GW-DEC-17")
def test_a_recruit_attacks_at_any_section_or_waits_in_any_staging_area():
    t = front().horde("R", "horde_mangudai_1").recruits(A, "spearman")
    assert t.offered(A, "stage") == ["L", "M", "R"]
    assert t.offered(A, "field") == [*ROW_1, "R1a2", "R1a3", "R1a4", "R1b3", "R1b4"]
    t.answer(A, "stage", "R")
    assert (t.seat(A).staging["R"], t.seat(A).supply, t.idle) == ([1, 0, 0], [9, 4, 2], True)


@pytest.mark.rule("GW-BAR-04")
def test_a_recruit_with_nothing_to_attack_goes_to_a_staging_area():
    t = table(3).recruits(A, "spearman")
    assert {choice.verb for choice in t.choices(A)} == {"stage"}


@pytest.mark.rule("GW-BAR-08", "GW-BAR-11", "GW-DEC-18")
def test_a_spearman_covers_a_field_of_row_1_and_takes_its_reward():
    t = front().recruits(A, "spearman")
    assert t.offered(A, "field") == ROW_1
    t.answer(A, "M1a3")
    assert (t.field("M1a3"), t.seat(A).wood, t.seat(A).honour) == ((A, "spearman"), 1, 0)
    t.recruits(A, "spearman").answer(A, "M1a4")
    assert (t.seat(A).wood, t.seat(A).honour) == (1, 1)
    t.recruits(A, "spearman").answer(A, "M1b3")
    assert (t.seat(A).goods, t.seat(A).honour) == ({"wood": 1, "stone": 0, "gold": 0, "chi": 0}, 1)
    assert t.seat(A).supply == [7, 4, 2]


@pytest.mark.rule("GW-BAR-08", "GW-BAR-17", "GW-AMB-23", "GW-HRD-01")
def test_a_full_row_1_card_keeps_spearmen_from_those_behind():
    t = front().wounds("M1a3", "M1a4", "M1b3").recruits(A, "spearman").answer(A, "M1b4")
    assert t.at("M1") == OUTRIDERS  # not defeated now
    t.recruits(A, "spearman")
    assert t.offered(A, "field") == []


@pytest.mark.rule("GW-BAR-09", "GW-BAR-12")
def test_a_horseman_covers_two_adjacent_fields_of_one_card_in_any_row():
    t = front().wounds("M1a4").cover(B, "M2b3").recruits(A, "horseman")
    pairs = ["M1b3+M1b4", "M1a3+M1b3", "M2a3+M2a4", "M2a4+M2b4"]  # never diagonally, never over an occupied field
    rear = ["M3a3+M3a4", "M3b3+M3b4", "M3a3+M3b3", "M3a4+M3b4"]
    assert t.offered(A, "pair") == [*pairs, *rear]
    t.answer(A, "M2a4+M2b4")
    assert (t.field("M2a4"), t.field("M2b4")) == ((A, "horseman"), (A, "horseman"))
    assert (t.seat(A).honour, t.seat(A).gold, t.seat(A).supply) == (1, 1, [10, 4, 1])


@pytest.mark.rule("GW-BAR-09", "GW-CMP-05")
def test_two_horsemen_of_one_player_are_told_apart():
    t = front().recruits(A, "horseman", "horseman").say(A, "M1a3+M1a4", "M1b3+M1b4")
    assert t.on("M1") == [(A, "horseman")] * 4
    assert t.seat(A).supply == [10, 4, 0]
    t.losses(1).defeats()  # one of them dies: it leaves no field of the other
    assert (t.seat(A).supply, t.seat(A).staging["M"]) == ([10, 4, 1], [0, 0, 1])


@pytest.mark.rule("GW-BAR-10", "GW-BAR-11", "GW-WIN-03", "GW-BAR-18")
def test_an_archer_takes_a_firing_position_and_wounds_any_card_there():
    t = front().recruits(A, "archer")
    assert t.offered(A, "field") == [f"M{row}{at}" for row in (1, 2, 3) for at in ("a3", "a4", "b3", "b4")]
    t.answer(A, "M3a4")
    assert (t.field("M3a4"), t.seat(A).firing["M"], t.seat(A).honour) == ("wound", 1, 0)


@pytest.mark.rule("GW-BAR-10", "GW-BAR-18", "GW-AMB-28")
def test_an_archer_needs_a_free_firing_position():
    t = front().posted(B, "M", 2).recruits(A, "archer")
    assert t.offered(A, "field") == []
    t = table(3).horde("M", OUTRIDERS).recruits(A, "archer")  # bare ground has none
    assert {choice.verb for choice in t.choices(A)} == {"stage"}
    t = front().posted(B, "M", 1).recruits(A, "archer", "archer").answer(A, "M1a3")
    assert t.offered(A, "field") == []


@pytest.mark.rule("GW-BAR-10", "GW-AMB-24")
def test_an_archer_with_nothing_to_wound_takes_the_position_all_the_same():
    t = table(3).walls(R=1).recruits(A, "archer")
    assert t.offered(A, "post") == ["R"]
    t.answer(A, "post", "R")
    assert t.seat(A).firing["R"] == 1
    t = table(3).walls(L=1).recruits(A, "archer").answer(A, "post", "L")
    assert (t.seat(A).firing["L"], t.seat(A).staging["L"]) == (1, [0, 0, 0])
    t = front().wounds("M1", "M2", "M3").recruits(A, "archer").answer(A, "post", "M")
    assert t.seat(A).firing["M"] == 1


@pytest.mark.rule("GW-AMB-77", "GW-BAR-12")
def test_recruits_are_placed_one_after_another_each_seeing_what_is_left():
    t = front().recruits(A, "spearman", "spearman").answer(A, "M1a3")
    assert t.offered(A, "field") == ["M1a4", "M1b3", "M1b4"]


@pytest.mark.rule("GW-BAR-13", "GW-BAR-14", "GW-HRD-13")
def test_other_attacks_are_for_soldiers_in_staging_areas_and_archers_on_the_wall():
    t = front().cover(A, "M1a3").posted(A, "M").staged(A, "M", spearman=1).effect(A, Attack(99))
    assert t.offered(A, "troop") == ["M spearman", "M firing"]  # neither the supply nor the spearman on the card
    t = front().cover(A, "M1a3").effect(A, Attack(99))
    assert t.idle
    assert t.field("M1a3") == (A, "spearman")


@pytest.mark.rule("GW-BAR-15", "GW-STG-05", "GW-EX-17")
def test_from_a_staging_area_each_kind_attacks_its_own_way_at_its_own_section():
    t = front().horde("R", "horde_mangudai_1").staged(A, "M", spearman=1, archer=1, horseman=1).effect(A, Attack(3))
    assert t.offered(A, "troop") == ["M spearman", "M archer", "M horseman"]
    t.answer(A, "M spearman")
    assert (t.options(A), troop_name(t.state.asking[2])) == (ROW_1, "M spearman")
    t.say(A, "M1a3", "M horseman")
    assert {str(pair)[:2] for pair in t.offered(A, "pair")} == {"M1", "M2", "M3"}
    t.say(A, "M2a3+M2a4", "M archer")
    assert {str(at)[:2] for at in t.offered(A, "field")} == {"M1", "M2", "M3"}
    t.answer(A, "M3b3")
    assert (t.seat(A).staging["M"], t.seat(A).firing["M"], t.idle) == ([0, 0, 0], 1, True)


@pytest.mark.rule("GW-BAR-16")
def test_an_archer_on_the_wall_wounds_and_stays():
    t = front().posted(A, "M").effect(A, Attack(1)).say(A, "M firing", "M2b4")
    assert (t.field("M2b4"), t.seat(A).firing["M"], t.seat(A).goods["gold"]) == ("wound", 1, 0)
    t = front().wounds("M1", "M2", "M3").posted(A, "M").effect(A, Attack(1))
    assert t.idle  # no free field: nothing


@pytest.mark.rule("GW-BAR-13", "GW-BAR-16")
def test_no_archer_attacks_twice_in_one_instruction():
    t = front().posted(A, "M", 2).effect(A, Attack(99)).say(A, "M firing", "M1a3", "M firing", "M1a4")
    assert t.idle
    t = front().posted(A, "M").staged(A, "M", archer=1).effect(A, Attack(99)).say(A, "M archer", "M1a3")
    assert t.offered(A, "troop") == ["M firing"]
    t.say(A, "M firing", "M1a4")
    assert (t.idle, t.seat(A).firing["M"]) == (True, 2)


@pytest.mark.rule("GW-BAR-13")
def test_an_attack_is_for_as_many_as_it_says_and_may_be_left():
    t = front().staged(A, "M", spearman=2).effect(A, Attack(1)).say(A, "M spearman", "M1a3")
    assert (t.idle, t.seat(A).staging["M"]) == (True, [1, 0, 0])
    t = front().staged(A, "M", spearman=2).effect(A, Attack(2)).answer(A, "skip")
    assert t.seat(A).staging["M"] == [2, 0, 0]
    t = front().staged(A, "M", spearman=2).effect(A, Attack(2)).say(A, "M spearman", "M1a3", "done")
    assert t.seat(A).staging["M"] == [1, 0, 0]


@pytest.mark.rule("GW-BAR-13")
def test_in_a_chosen_section_all_who_can_must_attack():
    t = front().horde("R", "horde_mangudai_1").staged(A, "M", spearman=2).staged(A, "R", spearman=1)
    t.effect(A, Attack(99, CHOSEN))
    assert t.offered(A, "section") == ["M", "R"]
    t.answer(A, "section", "M")
    assert not t.can(A, "done")
    t.answer(A, "M1a3")  # the only troop that can
    assert not t.can(A, "done")
    t.answer(A, "M1a4")
    assert t.offered(A, "section") == ["R"]
    t.answer(A, "done")
    assert (t.seat(A).staging["M"], t.seat(A).staging["R"]) == ([0, 0, 0], [1, 0, 0])


@pytest.mark.rule("GW-BAR-16")
def test_an_attack_of_archers_on_the_wall_leaves_out_those_who_wait():
    t = front().posted(A, "M").staged(A, "M", archer=1, spearman=1).effect(A, Attack(99, FROM_WALL))
    assert t.offered(A, "troop") == ["M firing"]


@pytest.mark.rule("GW-BAR-13")
def test_those_already_waiting_are_not_the_recruits_of_this_block():
    t = front().staged(A, "M", spearman=1).recruits(A, "spearman", "archer").answer(A, "stage", "M")
    t.answer(A, "M1a3")
    t.effect(A, Attack(1, WAITING))
    assert t.offered(A, "troop") == ["M spearman"]
    t = front().recruits(A, "spearman").answer(A, "stage", "M").effect(A, Attack(1, WAITING))
    assert t.idle
    assert t.effect(A, Attack(1)).offered(A, "troop") == ["M spearman"]  # any other attack is for them too
    t = (
        table(3)
        .horde("M", "horde_jin_1")
        .walls(M=1)
        .recruits(A, "archer")
        .answer(A, "M1a1")
        .effect(A, Attack(1, WAITING))
    )
    assert t.idle


@pytest.mark.rule("GW-BAR-08", "GW-BAR-10")
def test_the_very_first_field_of_the_board_is_a_field_like_any_other():
    t = table(3).horde("L", "horde_jin_1", "horde_jin_2").walls(L=1).recruits(A, "archer").answer(A, "L1a1")
    assert (t.field("L1a1"), t.seat(A).firing["L"]) == ("wound", 1)
    t = table(3).horde("L", "horde_jin_1").recruits(A, "spearman").answer(A, "L1a1")
    assert (t.field("L1a1"), t.seat(A).wood) == ((A, "spearman"), 1)
    t = table(3).horde("L", "horde_jin_1").recruits(A, "horseman").answer(A, "L1a1+L1a2")
    assert (t.seat(A).wood, t.seat(A).stone) == (1, 1)


@pytest.mark.rule("GW-AMB-72", "GW-P2-03")
def test_nobody_goes_to_the_blocked_section():
    t = table(2).horde("R", OUTRIDERS).recruits(A, "spearman")
    assert t.offered(A, "stage") == ["M", "R"]
