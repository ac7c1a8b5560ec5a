"""The words that cards are written with, where no single card shows all of what they mean."""

from __future__ import annotations

import pytest

import imperia
from imperia.cards.presenter import presenter
from imperia.games.wall import facts, score
from imperia.games.wall.ops import Attack, GainHere, ShareOut, SoldiersHere, SoldiersOut, gain
from wall_cards import *


@pytest.mark.card("tac_brick", "adv_pu_shougeng")
def test_what_a_location_makes_is_gained_in_each_of_the_four():
    for good, name in (("wood", "sawmill"), ("stone", "quarry"), ("gold", "mine"), ("chi", "temple")):
        t = place(oversee(table(3).advisor(A, "adv_pu_shougeng"), A, **{name: 1}), B, **{name: 1})
        assert activate(t, name, advanced=True).run().seat(A).goods[good] == 1
    t = table(3)
    t.state.location = LOCATION_NAMES.index("barracks")
    assert not GainHere(2).possible(t.state, A, -1)
    assert sum(t.effect(A, GainHere(2)).seat(A).goods.values()) == 0


@pytest.mark.card("art_terracotta")
def test_each_horseman_on_a_horde_is_one_soldier():
    t = table(3).horde("L", "horde_huihui_1").horde("M", "horde_huihui_2")
    t.ride(A, "L1a2+L1a3").ride(A, "M1a2+M1a3").cover(A, "M1a4")
    assert SoldiersOut().of(t.state, A, -1) == 3
    assert [SoldiersHere().at(t.state, A, section) for section in range(3)] == [1, 2, 0]
    assert score.artifact_points(t.state, BY_CODE["art_terracotta"], A) == 12


@pytest.mark.card("ctac_steppe")
def test_the_strongest_horde_may_stand_last():
    t = coop(3).give(A, chi=2).tactics(A, "ctac_steppe").walls(L=3)
    t.horde("L", "coophorde_kharash_1", "coophorde_trebuchets_1", "coophorde_torguud_1").assault("L")
    t.answer(A, "boosted", "ctac_steppe")
    assert t.events("assault")[-1]["attack"] == 2 + 4


@pytest.mark.card("ctac_rations")
def test_every_kind_of_good_can_be_handed_over():
    t = coop(3).give(A, wood=1, stone=2, gold=3, chi=4).effect(A, ShareOut(gain(chi=1), everyone=True))
    t.answer(A, "player", C).say(A, ("wood", 1), ("stone", 2), ("gold", 3))
    assert [event["n"] for event in t.events("gave")] == [1, 2, 3]
    t.answer(A, "chi", 4)
    assert (t.seat(C).goods, sum(t.seat(A).goods.values())) == ({"wood": 1, "stone": 2, "gold": 3, "chi": 4}, 0)


@pytest.mark.card("adv_chen_gui")
def test_what_cannot_be_done_is_not_used_up():
    t = table(3).advisor(A, "adv_chen_gui").horde("L", OUTRIDERS).wounds("L1a3", "L1a4", "L1b3")
    t.horde("M", "horde_huihui_1").staged(A, "L", spearman=1).staged(A, "M", spearman=1)
    t.effect(A, Attack(2)).say(A, "L spearman", "M spearman", "M1a2")
    assert t.can(A, "M1a3")  # the first card had no field left to wound
    t.answer(A, "M1a3")
    assert t.state.spent_turn == (BY_CODE["adv_chen_gui"],)


@pytest.mark.parametrize(("work", "said"), [("wall", "Wall"), ("barricade", "barricade")])
def test_who_pays_for_a_work_is_told_for_which(work: str, said: str):
    t = place(table(3).give(A, wood=9, stone=9, gold=9), A, builders=1)
    activate(t, "builders").answer(A, work, "R")
    question, _ = presenter(imperia.game("wall")).question(t.state, A, "en", ["A", "B", "C"])
    assert (said in question, "right" in question) == (True, True), question


@pytest.mark.card("cgen_lu_xiufu")
def test_the_last_chi_still_buys_a_token_off():
    t = coop(3).general(A, "cgen_lu_xiufu").support(A, 2).give(A, chi=1).shame(B)
    t.answer(A, "yes").answer(A, "seat", B)
    assert (t.run().seat(A).chi, sum(t.seat(B).shamed)) == (0, 0)
    t = coop(3).general(A, "cgen_lu_xiufu").support(A, 2).shame(B)
    assert t.asked != "may"


@pytest.mark.card("cmd_betrayal")
def test_the_card_of_the_reed_clan_is_not_copied():
    t = plays(plays(table(2), A, "betrayal"), B, "economy")
    t.state.played[t.state.reed] = COMMAND_NAMES.index("reed")
    frame(t, A, "cmd_betrayal", 0).answer(A, "branch", 0)
    assert t.asked == "place"  # Economy was the only one to copy
    t = plays(plays(table(2), A, "betrayal"), B, "betrayal")
    t.state.played[t.state.reed] = COMMAND_NAMES.index("reed")
    assert frame(t, A, "cmd_betrayal", 0).idle


def test_a_spell_ends_with_its_moment_and_no_other():
    t = coop(3).give(A, chi=2).tactics(A, "ctac_beacons").horde("L", "coophorde_burning_1").walls(L=1)
    t.assault("L").answer(A, "boosted", "ctac_beacons").run()
    for until in ("comparison", "claim", "activation", "breach"):
        facts.end_spells(t.state, until)
    assert len(t.state.spells) == 1
    facts.end_spells(t.state, "assault_phase")
    assert t.state.spells == ()
