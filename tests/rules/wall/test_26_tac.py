"""TAC: tactic cards and the seven windows in which they are played."""

from __future__ import annotations

import pytest

from imperia.cards.goods import Draw
from imperia.games.wall.lexicon import W_INCOME, W_MY_TURN
from wall_dsl import *

LOOT, GOAT, RETREAT, FALLEN = "tac_burning_house", "tac_goat", "tac_retreat", "tac_fallen"


def falling() -> Table:
    """A horde with soldiers of A and B on it, about to be defeated."""
    return table(3).horde("M", OUTRIDERS).cover(A, "M1a3", "M1a4").cover(B, "M1b3").wounds("M1").losses(1)


@pytest.mark.rule("GW-TAC-03", "GW-TAC-04", "GW-TAC-05", "GW-DEC-28", "GW-TAC-09")
def test_a_card_is_played_at_its_moment_basic_or_boosted_for_its_price():
    t = table(3).tactics(A, "tac_restless", "tac_petition").shamed(A, spearman=2).give(A, chi=1)
    t.window(W_INCOME, A)
    assert [(c.verb, *c.args) for c in t.choices(A)] == [
        ("tactic", "tac_petition"),
        ("boosted", "tac_petition"),
        ("pass",),
    ]
    t.answer(A, "boosted", "tac_petition").say(A, ("shed", "spearman"))
    if t.pending:
        t.answer(A, "shed", "spearman")
    assert (t.seat(A).shamed, t.seat(A).honour, t.seat(A).chi) == ([0, 0, 0], 1, 0)
    assert (t.seat(A).hand, [CODE[c] for c in t.state.tactic_discard]) == (["tac_restless"], ["tac_petition"])


@pytest.mark.rule("GW-TAC-05")
def test_who_cannot_pay_has_the_basic_half_only():
    t = table(3).tactics(A, "tac_petition").shamed(A, spearman=2).window(W_INCOME, A)
    assert [choice.verb for choice in t.choices(A)] == ["tactic", "pass"]
    t.answer(A, "tactic", "tac_petition").answer(A, "shed", "spearman")
    assert (t.seat(A).shamed, t.seat(A).honour, t.idle) == ([1, 0, 0], 0, True)


@pytest.mark.rule("GW-TAC-03", "GW-AMB-84")
def test_nobody_is_asked_without_a_fitting_card():
    t = table(3).tactics(A, "tac_restless").tactics(B, "tac_petition").window(W_INCOME, A)
    assert t.idle  # another window, another player
    t.window(W_MY_TURN, A)
    assert t.pending == (A,)
    t.answer(A, "pass")
    assert t.seat(A).hand == ["tac_restless"]


@pytest.mark.rule("GW-TAC-03", "GW-TAC-06", "GW-TAC-10", "GW-AMB-62")
def test_in_anybodys_turn_each_may_play_one_in_tea_order():
    t = falling().tactics(A, LOOT).tactics(B, GOAT).tea(B, A, C).defeats(active=C)
    assert (t.asked, t.pending) == ("tactic", (B,))
    t.answer(B, "tactic", GOAT)
    assert t.pending == (A,)
    assert [e["card"] for e in t.heard(A, "tactic")] == [BY_CODE[GOAT]]  # A knows what B has played
    t.answer(A, "tactic", LOOT).run()
    assert t.honours[:2] == [2, 5]
    assert sum(t.seat(A).goods.values()) == 2


@pytest.mark.rule("GW-TAC-06")
def test_one_card_a_player_and_moment():
    t = falling().tactics(A, LOOT, GOAT).defeats().answer(A, "tactic", GOAT)
    assert (t.asked, t.seat(A).hand) == (None, [LOOT])


@pytest.mark.rule("GW-TAC-08", "GW-HRD-11", "GW-EX-24")
def test_each_defeated_card_is_a_moment_of_its_own():
    t = table(3).horde("M", OUTRIDERS).horde("R", "horde_outriders_2").cover(A, "M1a3", "R1a3").wounds("M1", "R1")
    t.tactics(A, LOOT, GOAT).losses(1).defeats().answer(A, "tactic", GOAT)
    assert (t.asked, t.at("M1")) == ("tactic", None)
    t.answer(A, "tactic", LOOT).run()
    assert (t.seat(A).hand, t.seat(A).honour) == ([], 2 + 3 + 2)


@pytest.mark.rule("GW-TAC-08")
def test_so_is_the_killing_on_it():
    t = falling().tactics(A, GOAT, RETREAT).defeats().answer(A, "tactic", GOAT)
    assert (t.asked, t.offered(A, "tactic")) == ("tactic", [RETREAT])
    t.answer(A, "tactic", RETREAT)
    assert (t.seat(A).staging["M"], t.idle) == ([2, 0, 0], True)


@pytest.mark.rule("GW-TAC-03")
def test_a_card_whose_need_does_not_hold_cannot_be_played():
    t = falling().tactics(C, LOOT, GOAT).give(C, chi=5).defeats()
    assert t.idle  # C has neither a soldier nor an archer there
    t = falling().tactics(C, LOOT, GOAT).give(C, chi=5).posted(C, "M").defeats()
    assert [(c.verb, *c.args) for c in t.choices(C)] == [("tactic", GOAT), ("pass",)]


@pytest.mark.rule("GW-TAC-03", "GW-AMB-84")
def test_only_whose_own_soldiers_would_die_may_retreat():
    for mine, other in ((A, B), (B, A), (C, B)):
        t = table(3).horde("M", OUTRIDERS).cover(mine, "M1a3").tokens(0).losses(1)
        t.tactics(mine, RETREAT).tactics(other, RETREAT).assault("M")
        assert (t.asked, t.pending) == ("tactic", (mine,))
        t.answer(mine, "tactic", RETREAT)
        assert (t.idle, t.seat(mine).staging["M"], t.seat(other).hand) == (True, [1, 0, 0], [RETREAT])


@pytest.mark.rule("GW-HRD-05", "GW-TAC-04")
def test_two_more_fields_in_the_claim():
    t = falling().tactics(B, GOAT).give(B, chi=2).defeats().answer(B, "boosted", GOAT)
    assert (list(t.seat(B).captured), t.state.spells) == ([OUTRIDERS], ())


@pytest.mark.rule("GW-TAC-07", "GW-BRE-10")
def test_before_and_after_the_deaths_is_one_moment():
    t = table(3).horde("M", "horde_outriders_1", "horde_outriders_2").cover(A, "M1a3", "M2a3").tokens(0).losses(1)
    t.tactics(A, RETREAT, FALLEN).assault("M").answer(A, "tactic", RETREAT)
    assert t.asked == "rescue"
    t.answer(A, "M2", "spearman")
    assert (t.seat(A).honour, t.seat(A).hand, t.idle) == (0, [FALLEN], True)


@pytest.mark.rule("GW-TAC-07", "GW-KIL-10")
def test_who_passed_before_may_count_the_dead_after():
    t = table(3).horde("M", OUTRIDERS).cover(A, "M1a3", "M1a4").tokens(0).losses(2)
    t.tactics(A, RETREAT, FALLEN).assault("M").answer(A, "pass")
    assert t.offered(A, "tactic") == [FALLEN]
    t.answer(A, "tactic", FALLEN)
    assert t.seat(A).honour == 4
    t = table(3).horde("M", OUTRIDERS).cover(A, "M1a3").give(A, chi=2).tokens(0).losses(1).tactics(A, FALLEN)
    t.assault("M").answer(A, "M1", "spearman")
    assert t.idle  # nobody died


@pytest.mark.rule("GW-TAC-03")
def test_at_an_assault_a_tactic_changes_the_comparison_for_this_section_only():
    t = table(3).horde("M", OUTRIDERS).horde("R", "horde_outriders_2").tokens(0).tactics(A, "tac_granaries")
    t.cover(A, "M1a3").assault("M").answer(A, "tactic", "tac_granaries")
    assert (t.field("M1a3"), t.events("assault")[-1]["attack"]) == ((A, "spearman"), 0)
    t.assault("R")
    assert (t.events("assault")[-1]["attack"], t.state.spells) == (3, ())


@pytest.mark.rule("GW-TAC-03", "GW-SHM-15")
def test_the_empty_fort_wards_shame_of_this_breach():
    t = table(3).horde("M", "horde_outriders_1", "horde_outriders_2").tactics(B, "tac_empty_fort").give(B, chi=1)
    t.assault("M").answer(B, "boosted", "tac_empty_fort").run()
    assert (t.seat(B).shamed, t.bank) == ([0, 0, 0], 30 - 4)
    assert t.events("warded") == [{"seat": B, "n": 2}]  # and of nobody else
    t = table(3).horde("M", "horde_outriders_1", "horde_outriders_2").tactics(B, "tac_empty_fort")
    t.assault("M").answer(B, "tactic", "tac_empty_fort").run()
    assert sum(t.seat(B).shamed) == 1
    t = table(3).horde("M", OUTRIDERS).horde("R", "horde_outriders_2").barricades(M=2).tactics(B, "tac_empty_fort")
    t.assault("M").answer(B, "tactic", "tac_empty_fort")
    t.assault("R").run()
    assert sum(t.seat(B).shamed) == 1  # the ward was for the left section, which held


@pytest.mark.rule("GW-TAC-03")
def test_after_an_attack_the_attacker_may_play_one_card_for_the_whole_instruction():
    t = table(3).horde("M", "horde_outriders_1").horde("R", "horde_outriders_2").tactics(A, "tac_tiger")
    t.recruits(A, "spearman", "spearman").say(A, "M1a3", "R1a3")
    assert t.asked == "tactic"
    t.answer(A, "tactic", "tac_tiger")
    assert {str(at)[:2] for at in t.offered(A, "field")} == {"M1", "R1"}
    t.answer(A, "R1a4")
    assert (t.field("R1a4"), t.seat(A).honour) == ("wound", 1)
    t = table(3).horde("M", OUTRIDERS).tactics(A, "tac_tiger").recruits(A, "spearman").answer(A, "stage", "M")
    assert t.idle  # nobody attacked


@pytest.mark.rule("GW-TAC-03")
def test_both_wounds_of_the_boosted_tiger_are_on_one_card():
    t = table(3).horde("M", "horde_outriders_1").horde("R", "horde_outriders_2").tactics(A, "tac_tiger")
    t.give(A, chi=1).recruits(A, "spearman", "spearman").say(A, "M1a4", "R1a4").answer(A, "boosted", "tac_tiger")
    t.answer(A, "R1a3")
    assert {str(at)[:2] for at in t.offered(A, "field")} == {"R1"}


@pytest.mark.rule("GW-SOL-70")
def test_alone_one_plays_in_qins_turn_too():
    t = table(1).horde("R", OUTRIDERS).cover(A, "R1a3").wounds("R1").tactics(A, GOAT).losses(1)
    t.defeats(active=t.state.qin).answer(A, "tactic", GOAT)
    assert t.seat(A).honour == 2 + 3


@pytest.mark.rule("GW-TAC-09")
def test_what_reacts_to_a_tactic_comes_after_its_effect():
    t = table(3).advisor(A, "adv_hong_mai").horde("M", OUTRIDERS).tactics(A, "tac_straw_boats").window(W_MY_TURN, A)
    t.answer(A, "tactic", "tac_straw_boats")
    assert t.seat(A).honour == 0
    t.answer(A, "M1b3")
    assert t.seat(A).honour == 1 + 2


@pytest.mark.rule("GW-TAC-01", "GW-AMB-84", "GW-INF-09")
def test_in_every_world_who_is_asked_has_a_card_to_play():
    t = falling().tactics(B, GOAT, "tac_restless").tactics(C, "tac_tea").defeats()
    assert t.pending == (B,)
    for seed in range(20):
        world = t.state.determinize(A, seed)
        assert world.pending == (B,)
        assert {option.name for option in world.options(B)} > {"pass"}
        assert len(world.hand[B]) == 2
    assert len({tuple(t.state.determinize(A, seed).hand[C]) for seed in range(20)}) > 1


@pytest.mark.rule("GW-TAC-02", "GW-ACA-03", "GW-DEC-27")
def test_a_sixth_card_is_discarded_at_once_of_the_owners_choice():
    hand = ["tac_restless", "tac_petition", "tac_goat", "tac_tea", "tac_fallen"]
    t = table(3).tactics(A, *hand).effect(A, Draw(1))
    assert (t.asked, t.pending, len(t.options(A))) == ("overflow", (A,), 6)
    t.answer(A, "discard", "tac_tea")
    assert (len(t.seat(A).hand), [CODE[card] for card in t.state.tactic_discard]) == (5, ["tac_tea"])
