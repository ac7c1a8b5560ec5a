"""What effects of cards do with soldiers and hordes: wounds, saving, sacrifices, hordes that come and go."""

from __future__ import annotations

import pytest

from imperia.cards.nodes import May
from imperia.games.wall.lexicon import DISMISSED, LOCATION_NAMES, POSTS, TOP_LEVEL
from imperia.games.wall.ops.fighting import (
    CHOSEN,
    EACH_FIRST_ROW,
    EACH_SECTION,
    FIRST_ROW,
    ONE_SECTION,
    AddHorde,
    Attack,
    Kill,
    SacrificeCapture,
    SacrificeOfficial,
    SacrificeSoldier,
    Wound,
)
from imperia.games.wall.ops.reactions import EVERY_KIND
from wall_dsl import *


def steppe() -> Table:
    """Two hordes at M, one at R, none at L."""
    return table(3).horde("M", "horde_outriders_1", "horde_outriders_2").horde("R", "horde_outriders_3")


def cards(t: Table, p: int) -> set[str]:
    """The cards whose fields are offered."""
    return {str(name)[:2] for name in t.offered(p, "field")}


# --- wounds -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-WIN-03", "GW-BAR-12", "GW-BAR-11")
def test_wounds_go_on_free_fields_anywhere_and_pay_nothing():
    t = steppe().wounds("M1a3").cover(B, "M1a4").effect(A, Wound(2))
    assert cards(t, A) == {"M1", "M2", "R1"}
    assert not t.can(A, "M1a3")
    assert not t.can(A, "M1a4")
    assert not t.can(A, "skip")
    t.say(A, "R1a3", "M2a3")
    assert (t.field("R1a3"), t.field("M2a3"), t.seat(A).chi, t.idle) == ("wound", "wound", 0, True)


@pytest.mark.rule("GW-BAR-12")
def test_what_finds_no_field_is_lost():
    t = table(3).horde("M", OUTRIDERS).wounds("M1a3", "M1a4", "M1b3").effect(A, Wound(3))
    assert (t.field("M1b4"), t.idle) == ("wound", True)
    assert table(3).effect(A, Wound(1)).idle


@pytest.mark.rule("GW-GEN-13")
def test_who_may_wound_may_leave_it_but_not_stop_halfway():
    t = steppe().effect(A, May(Wound(2))).answer(A, "skip")
    assert (t.idle, t.on("M1")) == (True, [])
    t = steppe().effect(A, May(Wound(2))).answer(A, "M1a3")
    assert not t.can(A, "skip")


@pytest.mark.rule("GW-BAR-12")
def test_where_wounds_may_go():
    t = steppe().effect(A, Wound(3, ONE_SECTION)).answer(A, "M2a3")
    assert cards(t, A) == {"M1", "M2"}
    t = steppe().effect(A, Wound(1, FIRST_ROW))
    assert cards(t, A) == {"M1", "R1"}
    t = steppe().effect(A, Wound(3, EACH_FIRST_ROW))
    assert cards(t, A) == {"M1", "R1"}
    t.answer(A, "M1a3")
    assert cards(t, A) == {"R1"}
    t.answer(A, "R1a3")
    assert t.idle
    t = steppe().effect(A, Wound(3, EACH_SECTION)).answer(A, "M2b3")
    assert cards(t, A) == {"R1"}


@pytest.mark.rule("GW-HRD-12")
def test_a_wound_defeats_nobody_by_itself():
    t = table(3).horde("M", OUTRIDERS).wounds("M1a3", "M1a4", "M1b3").effect(A, Wound(1))
    assert t.at("M1") == OUTRIDERS


# --- attacks in chosen sections ---------------------------------------------------------------------------------------
@pytest.mark.rule("GW-BAR-13", "GW-BAR-16")
def test_archers_of_two_chosen_sections_fire_once_each():
    t = steppe().posted(A, "M", 2).posted(A, "R", 1).effect(A, Attack(99, CHOSEN)).answer(A, "section", "R")
    t.answer(A, "R1a3")
    assert t.offered(A, "section") == ["M"]
    t.answer(A, "section", "M").say(A, "M1a3", "M1a4")
    assert (t.idle, t.on("M1"), t.on("R1")) == (True, ["wound", "wound"], ["wound"])


# --- saving by cards --------------------------------------------------------------------------------------------------
def doomed() -> Table:
    """A breach at M in which A loses a spearman and an archer, B a horseman."""
    t = coop(3).horde("M", "coophorde_standard_1", "coophorde_torguud_1").tokens(9).losses(1)
    t.cover(A, "M1a1").posted(A, "M").ride(B, "M2a1+M2a2")
    for p in (A, B, C):
        t.give(p, honour=0)
    return t


@pytest.mark.rule("GW-KIL-07", "GW-TAC-07")
def test_soldiers_of_any_players_are_saved_by_who_plays_the_card():
    t = doomed().tactics(C, "ctac_relief").give(C, chi=2).assault("M").run("tactic")
    t.answer(C, "boosted", "ctac_relief")
    assert (t.asked, t.offered(C, "seat")) == ("victim", [A, B])
    t.answer(C, "seat", A)
    assert [(c.verb, *c.args) for c in t.choices(C)] == [("troop", "M firing"), ("figure", "M1", "spearman"), ("skip",)]
    t.answer(C, "M firing").answer(C, "seat", B).answer(C, "M2", "horseman")
    assert t.can(C, "done")
    t.answer(C, "done").run()
    assert (t.seat(A).staging["M"], t.seat(B).staging["M"]) == ([0, 1, 0], [0, 0, 1])
    assert t.seat(A).supply[0] + t.seat(A).shamed[0] == 10


@pytest.mark.rule("GW-KIL-07")
def test_a_general_saves_others_once_a_year_as_far_as_his_advisors_go():
    t = doomed().general(A, "cgen_jiang_cai").support(A, 1).assault("M").run("rescue", "victim")
    assert (t.asked, t.pending) == ("rescue", (A,))  # only B is another whose soldiers die
    t.answer(A, "M2", "horseman").run()
    assert (t.seat(B).staging["M"], t.seat(A).staging["M"]) == ([0, 0, 1], [0, 0, 0])
    assert BY_CODE["cgen_jiang_cai"] in t.state.spent_year
    t = doomed().general(A, "cgen_jiang_cai").support(A, 1).assault("M").run("rescue").answer(A, "skip")
    assert BY_CODE["cgen_jiang_cai"] not in t.state.spent_year


# --- losses outside of fights -----------------------------------------------------------------------------------------
@pytest.mark.rule("GW-COP-23")
def test_a_plague_returns_a_soldier_who_waits_or_stands_on_the_wall():
    t = coop(3).staged(A, "R", spearman=1).posted(A, "M").give(A, chi=9).effect(A, Kill(1))
    assert t.offered(A, "troop") == ["M firing", "R spearman"]
    t.answer(A, "M firing")
    assert (t.seat(A).supply, t.seat(A).firing["M"], t.idle) == ([9, 4, 2], 0, True)  # nothing saves it
    assert coop(3).effect(A, Kill(1)).idle


@pytest.mark.rule("GW-COP-18", "GW-GEN-14")
def test_a_sacrificed_soldier_is_out_of_the_game():
    t = coop(3).staged(A, "R", spearman=1).posted(A, "M").horde("M", "coophorde_vanguard_1").ride(A, "M1a3+M1a4")
    t.effect(A, SacrificeSoldier(EVERY_KIND))
    assert t.offered(A, "troop") == ["M firing", "R spearman"]
    t.answer(A, "R spearman")
    assert (t.seat(A).gone, t.seat(A).supply) == ([1, 0, 0], [9, 3, 1])
    t.effect(A, SacrificeSoldier(4, from_hordes=True))  # CR-17
    assert (t.seat(A).gone, t.on("M1"), t.idle) == ([1, 0, 1], ["wound", "wound"], True)
    assert not SacrificeSoldier(4, from_hordes=True).payable(t.state, A, -1)
    assert SacrificeSoldier(2).payable(t.state, A, -1)


@pytest.mark.rule("GW-COP-18", "GW-GEN-15")
def test_a_sacrificed_official_comes_from_anywhere_even_a_full_location():
    t = coop(3).officials(A, "sawmill", 3)
    sawmill = LOCATION_NAMES.index("sawmill")
    t.effect(A, SacrificeOfficial())
    assert t.offered(A, "official") == ["sawmill", 10]
    t.answer(A, "official", "sawmill")
    s = t.state
    assert (s.crowd[sawmill], s.officials[A * POSTS + sawmill], s.officials[A * POSTS + DISMISSED]) == (2, 2, 1)
    t.effect(A, SacrificeOfficial()).answer(A, "official", 10)
    assert (t.state.officials[A * POSTS + DISMISSED], t.state.crowd[sawmill]) == (2, 2)


@pytest.mark.rule("GW-COP-18")
def test_a_sacrificed_horde_leaves_the_game():
    t = coop(3).captures(A, "coophorde_vanguard_1", "coophorde_vanguard_2").effect(A, SacrificeCapture())
    assert t.offered(A, "capture") == ["coophorde_vanguard_1", "coophorde_vanguard_2"]
    t.answer(A, "capture", "coophorde_vanguard_2")
    assert (list(t.seat(A).captured), t.state.box_open[-1]) == (
        ["coophorde_vanguard_1"],
        BY_CODE["coophorde_vanguard_2"],
    )
    assert not SacrificeCapture().payable(t.state, B, -1)


# --- hordes that come -------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-SPR-04", "GW-SPR-08")
def test_hordes_come_as_in_spring():
    t = coop(3).effect(A, AddHorde(2))
    assert [t.at(x) is not None for x in ("L1", "M1", "R1")] == [True, True, False]


@pytest.mark.rule("GW-BAR-18", "GW-AMB-28")
def test_firing_positions_are_those_of_the_level():
    t = table(3)
    for level, room in enumerate([0, 2, 3, 4]):
        assert troops.firing_room(t.walls(M=level).state, 1) == room
    assert level == TOP_LEVEL
