"""BAR: recruiting in the Barracks: how many, what for, and all in one block."""

from __future__ import annotations

import pytest

from imperia.cards.nodes import May
from imperia.games.wall.ops import EVERY_KIND, SPEARMEN, Recruit
from wall_dsl import *


def barracks(*officials: int, **goods: int) -> Table:
    """Officials of players in the Barracks; A is rich unless goods are given."""
    t = table(3).give(A, **(goods or {"wood": 9, "stone": 9, "gold": 9, "chi": 9}))
    for p in dict.fromkeys(officials):
        t.officials(p, "barracks", officials.count(p))
    return t


@pytest.mark.rule("GW-BAR-01", "GW-AMB-22", "GW-DEC-16", "GW-ACT-05")
def test_up_to_one_recruit_for_each_official():
    t = barracks(A, A, B).activate("barracks")
    assert (t.asked, t.pending, t.offered(A, "recruit")) == ("recruit", (A,), ["spearman", "archer", "horseman"])
    t.answer(A, "recruit", "spearman")
    assert t.can(A, "done")
    t.answer(A, "recruit", "archer")
    assert t.offered(A, "recruit") == []  # two officials, two recruits
    t = barracks(A, A, B).activate("barracks").answer(A, "done")
    assert (t.seat(A).supply, t.seat(A).wood) == ([10, 4, 2], 9)


@pytest.mark.rule("GW-BAR-01", "GW-ACT-02", "GW-ACT-03")
def test_each_player_there_recruits_in_tea_order():
    t = barracks(A, B).give(B, wood=1, stone=2).tea(B, A, C).activate("barracks").answer(B, "recruit", "spearman")
    assert (t.asked, t.pending) == ("recruit-goes", (B,))
    t.answer(B, "stage", "L")
    assert t.pending == (A,)


@pytest.mark.rule("GW-BAR-03", "GW-EX-16")
def test_an_archer_costs_two_chi_and_a_wood():
    t = barracks(A, B, wood=1, chi=2).activate("barracks")
    assert t.offered(A, "recruit") == ["archer"]
    t.answer(A, "recruit", "archer")
    assert (t.seat(A).chi, t.seat(A).wood) == (0, 0)


@pytest.mark.rule("GW-BAR-03")
@pytest.mark.parametrize(
    ("kind", "goods"), [("spearman", {"stone": 2, "wood": 1}), ("horseman", {"gold": 3, "wood": 1})]
)
def test_the_others_cost_what_the_board_says(kind: str, goods: dict[str, int]):
    t = barracks(A, B, **goods).activate("barracks")
    assert t.offered(A, "recruit") == [kind]
    t.answer(A, "recruit", kind)
    assert sum(t.seat(A).goods.values()) == 0
    for good in goods:
        lacking = {**goods, good: goods[good] - 1}
        assert barracks(A, B, **lacking).activate("barracks").asked != "recruit"


@pytest.mark.rule("GW-BAR-03", "GW-AMB-21", "GW-GEN-07")
def test_all_are_paid_for_before_any_is_placed():
    t = barracks(A, A, B, wood=2, stone=4).horde("L", OUTRIDERS, "horde_outriders_2").activate("barracks")
    t.answer(A, "recruit", "spearman").answer(A, "recruit", "spearman")
    assert (t.asked, t.seat(A).wood, t.seat(A).stone) == ("recruit-goes", 0, 0)
    t = barracks(A, A, B, wood=1, stone=4).horde("L", OUTRIDERS).activate("barracks").answer(A, "recruit", "spearman")
    t.answer(A, "L1a3")  # the wood gained here is too late for a second
    assert (t.seat(A).wood, t.seat(A).supply[0]) == (1, 9)


@pytest.mark.rule("GW-BAR-02")
def test_only_soldiers_of_the_supply_without_shame_are_recruited():
    t = barracks(A, B).shamed(A, spearman=10, horseman=2).staged(A, "L", archer=3).activate("barracks")
    assert t.offered(A, "recruit") == ["archer"]


@pytest.mark.rule("GW-BAR-05", "GW-EX-18")
def test_one_recruiting_is_one_block_whatever_the_places():
    t = (
        barracks(A, A, B)
        .advisor(A, "adv_han_tuozhou")
        .horde("L", OUTRIDERS, "horde_merkit_1")
        .staged(A, "L", horseman=1)
    )
    t.activate("barracks").answer(A, "recruit", "spearman").answer(A, "recruit", "spearman")
    t.say(A, ("stage", "M"), "L1a3")
    assert (t.asked, t.offered(A, "troop")) == ("attacker", ["L horseman"])  # "when you recruit", once
    t.say(A, "L horseman", "L2a3+L2a4")
    assert (t.seat(A).staging["M"], t.field("L1a3")) == ([1, 0, 0], (A, "spearman"))
    assert t.idle


@pytest.mark.rule("GW-BAR-04", "GW-AMB-77")
def test_the_recruiter_says_which_kind_is_placed_first():
    t = barracks(A, A, B).activate("barracks").answer(A, "recruit", "spearman").answer(A, "recruit", "horseman")
    assert sorted(t.offered(A, "kind")) == ["horseman", "spearman"]


@pytest.mark.rule("GW-SHM-02", "GW-ACT-09", "GW-AMB-02", "GW-AMB-03")
def test_the_only_player_there_is_shamed_before_anything_else():
    t = barracks(A, A, A).activate("barracks")
    assert (t.asked, t.pending) == ("shame", (A,))
    t.answer(A, "shame", "spearman")
    assert (t.asked, t.bank) == ("recruit", 29)
    t = table(3).officials(A, "academy", 2).activate("academy")
    assert t.asked != "shame"  # no icon there


@pytest.mark.rule("GW-ACT-06")
def test_all_officials_go_home():
    t = barracks(A, A, B).activate("barracks").answer(A, "done")
    assert (t.state.crowd[4], t.idle) == (0, True)


@pytest.mark.rule("GW-BAR-06")
def test_recruits_that_a_card_sends_to_staging_areas_go_one_by_one_each_where_its_player_says():
    t = table(3).effect(A, Recruit(EVERY_KIND, 4, free=True, staging=True))
    t.say(A, ("recruit", "spearman"), ("recruit", "archer"), ("recruit", "horseman"), ("recruit", "archer"))
    assert (t.asked, t.offered(A, "stage")) == ("stage", ["L", "M", "R"])
    t.say(A, ("stage", "R"), ("stage", "R"), ("stage", "M"), ("stage", "L"))
    seat = t.seat(A)
    assert (seat.staging["R"], seat.staging["M"], seat.staging["L"]) == ([1, 1, 0], [0, 1, 0], [0, 0, 1])
    assert (seat.supply, t.idle) == ([9, 2, 1], True)


@pytest.mark.rule("GW-BAR-01")
@pytest.mark.parametrize(("kinds", "asked"), [(SPEARMEN, False), (EVERY_KIND, True), (EVERY_KIND ^ SPEARMEN, True)])
def test_a_card_offers_recruits_of_its_kinds_only_while_one_is_in_the_supply(kinds, asked):
    recruit = May(Recruit(kinds, 1, free=True))
    assert table(3).effect(A, recruit).asked == "may"
    t = table(3).staged(A, "R", spearman=10).effect(A, recruit)
    assert t.idle is not asked


@pytest.mark.rule("GW-BAR-03")
@pytest.mark.parametrize(
    ("goods", "kind"),
    [
        ({"wood": 1, "stone": 2}, "spearman"),
        ({"wood": 1, "chi": 2}, "archer"),
        ({"wood": 1, "gold": 3}, "horseman"),
        ({"wood": 9, "stone": 1, "gold": 2, "chi": 1}, None),
    ],
)
def test_a_card_offers_recruits_while_one_kind_of_them_can_be_paid(goods, kind):
    t = table(3).give(A, **goods).effect(A, May(Recruit(EVERY_KIND, 1)))
    assert t.idle is (kind is None)
    if kind:
        assert t.answer(A, "yes").offered(A, "recruit") == [kind]
