"""SHM: receiving, placing and shedding shame."""

from __future__ import annotations

import pytest

from imperia.games.wall import blocks, shame
from imperia.games.wall import coop as together
from imperia.games.wall.lexicon import CHI
from imperia.games.wall.ops.shaming import ShedShame, TakeShame
from wall_dsl import *

H1, H2 = "horde_outriders_1", "horde_outriders_2"


def summer(t: Table, p: int) -> Table:
    """Summer step 2 of one player."""
    t.begin(p)
    shame.buying(t.state, p)
    return t.go()


@pytest.mark.rule("GW-SHM-03", "GW-SHM-04", "GW-DEC-04")
def test_a_token_goes_under_a_supply_soldier_of_the_receivers_choice():
    t = table(3).shame(A)
    assert (t.asked, t.pending, t.offered(A, "shame")) == ("shame", (A,), ["spearman", "archer", "horseman"])
    t.answer(A, "shame", "horseman")
    assert (t.seat(A).supply, t.seat(A).shamed, t.bank) == ([10, 4, 1], [0, 0, 1], 29)


@pytest.mark.rule("GW-SHM-03", "GW-SHM-10")
def test_several_tokens_under_soldiers_of_a_kind_are_one_answer():
    t = table(3).shame(A, 3)
    kinds = [("spearman", 2), ("spearman", 3), ("archer", 2), ("archer", 3), ("horseman", 2)]
    assert t.offered(A, "shames") == kinds  # there are but two horsemen
    t.answer(A, "shames", "archer", 2)
    assert (t.seat(A).shamed, t.bank, t.offered(A, "shames")) == ([0, 2, 0], 28, [])
    t.answer(A, "shame", "spearman")
    assert (t.seat(A).shamed, t.bank, t.idle) == ([1, 2, 0], 27, True)
    assert len(t.events("shamed")) == 3
    assert ("spearman", 2) not in table(3).tokens(1).shame(A, 3).offered(A, "shames")


@pytest.mark.rule("GW-SHM-04")
def test_one_token_a_soldier():
    t = table(3).no_supply(A)
    t.state.soldiers[0] += 1  # one spearman is at home
    t.state.soldiers[(STAGING + 2) * KIND_COUNT] -= 1
    t.captures(A, H1).shame(A, 2)
    t.answer(A, "shame", "spearman")
    assert t.seat(A).captured == {H1: 1}  # the only place left for the second


@pytest.mark.rule("GW-SHM-05", "GW-BAR-02", "GW-OVR-04")
def test_a_shamed_soldier_is_of_no_use():
    t = table(3).shamed(A, spearman=10, archer=4, horseman=2).give(A, wood=9, stone=9, gold=9, chi=9)
    assert not blocks.can_recruit(t.state, A, 7, False, 0)
    assert not blocks.can_recruit(t.state, A, 7, True, 0)


@pytest.mark.rule("GW-SHM-06", "GW-CMP-26", "GW-GEN-18")
def test_a_captured_horde_has_two_slots():
    t = table(3).captures(A, H1).no_supply(A).shame(A, 2)
    assert (t.seat(A).captured, t.bank, t.idle) == ({H1: 2}, 28, True)
    t.give(A, honour=7).shame(A)
    assert (t.seat(A).honour, t.boxed, t.seat(A).captured) == (2, 1, {H1: 2})


@pytest.mark.rule("GW-SHM-06", "GW-DEC-04")
def test_which_captured_horde_is_the_receivers_choice():
    t = table(3).captures(A, H1, H2).shame(A)
    assert t.offered(A, "shame-card") == [H1, H2]
    t.answer(A, "shame-card", H2)
    assert t.seat(A).captured == {H1: 0, H2: 1}


@pytest.mark.rule("GW-SHM-07", "GW-SHM-08", "GW-SHM-09")
def test_shame_at_the_end():
    t = table(3).give(A, honour=12).captures(A, H1).captures(A, H2, shame=1)
    clean = t.scores[A]
    t.shamed(A, spearman=1, archer=1)
    assert t.scores[A] == clean - 10
    t.effect(A, ShedShame(1), active=A).answer(A, "shed-card", H2)  # 6 honour more
    assert (t.scores[A], t.seat(A).shamed) == (clean - 10 + 6, [1, 1, 0])
    t.shame(A).answer(A, "shame-card", H1)
    assert t.scores[A] == clean - 10
    assert t.seat(A).captured == {H1: 1, H2: 0}


@pytest.mark.rule("GW-SHM-10")
def test_several_tokens_are_placed_one_at_a_time():
    t = table(3).captures(A, H1).shame(A, 3).say(A, ("shame-card", H1), ("shame-card", H1))
    assert t.offered(A, "shame-card") == []
    t.answer(A, "shame", "spearman")
    assert (t.seat(A).captured, t.seat(A).shamed) == ({H1: 2}, [1, 0, 0])


@pytest.mark.rule("GW-SHM-11", "GW-DT-11", "GW-GEN-06")
def test_an_empty_bank_costs_honour_but_not_more_than_there_is():
    t = table(3).tokens(0).give(A, honour=12).shame(A)
    assert (t.seat(A).honour, t.idle) == (7, True)
    t = table(3).tokens(0).give(A, honour=3).shame(A)
    assert t.seat(A).honour == 0


@pytest.mark.rule("GW-SHM-11")
def test_each_missing_token_costs():
    t = table(3).tokens(1).give(A, honour=20).shame(A, 3).answer(A, "shame", "spearman")
    assert (t.seat(A).honour, t.bank, t.seat(A).shamed) == (10, 0, [1, 0, 0])


@pytest.mark.rule("GW-SHM-12", "GW-DT-12", "GW-SHM-15")
def test_without_a_place_the_token_leaves_the_game():
    t = table(3).no_supply(A).tokens(5).give(A, honour=8)
    boxed = t.boxed
    t.shame(A)
    assert (t.bank, t.boxed - boxed, t.seat(A).honour, t.idle) == (4, 1, 3, True)


@pytest.mark.rule("GW-SHM-13", "GW-SUM-04", "GW-DEC-05", "GW-AMB-66", "GW-SHM-14", "GW-GEN-17")
def test_in_summer_tokens_are_bought_off_from_anywhere_for_two_chi_each():
    t = table(3).shamed(A, archer=2).captures(A, H1, shame=1).give(A, chi=5)
    bank = t.bank
    summer(t, A)
    assert (t.offered(A, "shed"), t.offered(A, "shed-card"), t.can(A, "done")) == (["archer"], [H1], True)
    t.answer(A, "shed-card", H1).answer(A, "shed", "archer")
    assert (t.idle, t.seat(A).chi, t.bank) == (True, 1, bank + 2)
    assert (t.seat(A).captured, t.seat(A).shamed, t.seat(A).supply) == ({H1: 0}, [0, 1, 0], [10, 3, 2])


@pytest.mark.rule("GW-SHM-13")
def test_how_many_of_a_kind_are_bought_off_is_one_answer_as_far_as_chi_goes():
    t = summer(table(3).shamed(A, archer=1, spearman=4).give(A, chi=7), A)
    assert t.offered(A, "sheds") == [("spearman", 2), ("spearman", 3)]
    lacks = [t.state.why_no_more(A, option) for option in t.state.options(A)]
    assert [why and why.goods for why in lacks] == [None, None, None, ((CHI, 1),), None]  # for a fourth spearman
    t.answer(A, "sheds", "spearman", 3)
    assert (t.idle, t.seat(A).chi, t.seat(A).shamed) == (True, 1, [1, 1, 0])


@pytest.mark.rule("GW-SHM-13")
def test_nobody_is_asked_who_has_no_token_or_not_enough_chi():
    assert summer(table(3).give(A, chi=9), A).idle
    assert summer(table(3).shamed(A, spearman=1).give(A, chi=1), A).idle
    t = summer(table(3).shamed(A, spearman=1).give(A, chi=2), A).answer(A, "done")
    assert (t.seat(A).chi, t.seat(A).shamed) == (2, [1, 0, 0])


@pytest.mark.rule("GW-SHM-14")
def test_who_is_rid_of_a_token_can_be_recruited_at_once():
    t = table(3).shamed(A, spearman=10).effect(A, ShedShame(1)).answer(A, "shed", "spearman")
    t.recruits(A, "spearman").answer(A, "stage", "M")
    assert t.seat(A).staging["M"] == [1, 0, 0]


@pytest.mark.rule("GW-GEN-17")
def test_effects_remove_tokens_to_the_bank_and_may_be_left():
    t = table(3).shamed(A, spearman=1, archer=1)
    bank = t.bank
    t.effect(A, ShedShame(2)).say(A, ("shed", "archer"), "done")
    assert (t.bank - bank, t.seat(A).shamed) == (1, [1, 0, 0])
    t = table(3).shamed(A, spearman=3).effect(A, ShedShame(2))
    assert t.offered(A, "sheds") == [("spearman", 2)]
    assert t.answer(A, "sheds", "spearman", 2).seat(A).shamed == [1, 0, 0]
    assert t.idle
    assert table(3).effect(A, ShedShame(2)).idle


@pytest.mark.rule("GW-SHM-15")
def test_cards_give_shame_too():
    t = table(3).effect(B, TakeShame(1)).answer(B, "shame", "spearman")
    assert t.seat(B).shamed == [1, 0, 0]


@pytest.mark.rule("GW-SHM-02", "GW-ACT-09")
def test_a_card_may_ward_off_the_token_of_a_lone_player_once_a_year():
    t = table(3).advisor(A, "adv_bao_zheng").shame(A, cause="lone").answer(A, "yes")
    assert (t.bank, t.idle) == (30, True)
    t.shame(A, cause="lone")
    assert t.asked == "shame"
    t = table(3).advisor(A, "adv_bao_zheng").shame(A, cause="lone").answer(A, "no")
    assert t.asked == "shame"
    t = table(3).advisor(A, "adv_bao_zheng").shame(A, cause="breach")
    assert t.asked == "shame"


@pytest.mark.rule("GW-P2-12", "GW-SOL-23")
def test_the_reed_clan_and_qin_receive_none():
    t = table(1)
    for f in (t.state.reed, t.state.qin):
        t.shame(f)
        assert (t.idle, t.bank) == (True, 10)


# --- together ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GW-COP-29")
def test_together_captured_hordes_carry_no_shame():
    t = coop(3).horde("M", "coophorde_vanguard_1").cover(A, "M1a3").wounds("M1").losses(1).defeats()
    assert list(t.seat(A).captured) == ["coophorde_vanguard_1"]
    t.give(A, honour=0).shame(A)
    assert t.options(A) == ["spearman", "archer", "horseman"]
    t = coop(3).no_supply(A).give(A, honour=6).shame(A)
    assert (t.seat(A).honour, t.boxed) == (1, 1)


@pytest.mark.rule("GW-COP-27", "GW-COP-28", "GW-AMB-39", "GW-AMB-40", "GW-DEC-42", "GW-COP-31")
def test_together_ten_honour_are_given_up_for_the_token_just_received():
    t = coop(3).give(A, honour=10 + 9)
    bank = t.bank
    t.shame(A, 2).answer(A, "give-up")
    assert (t.seat(A).honour, t.bank, t.seat(A).shamed) == (9, bank, [0, 0, 0])
    assert not t.can(A, "give-up")  # 9 honour are not enough
    t.answer(A, "shame", "spearman")
    assert t.bank == bank - 1


@pytest.mark.rule("GW-COP-27")
def test_together_ten_honour_are_enough():
    t = coop(3).give(A, honour=10).shame(A).answer(A, "give-up")
    assert (t.seat(A).honour, t.idle) == (0, True)


@pytest.mark.rule("GW-COP-28", "GW-SHM-12")
def test_together_who_has_no_place_may_give_up_honour_or_let_the_token_go():
    t = coop(3).no_supply(A).give(A, honour=11).shame(A)
    assert t.options(A) == ["no", "give-up"]
    t.answer(A, "no")
    assert (t.seat(A).honour, t.boxed) == (6, 1)


@pytest.mark.rule("GW-COP-27", "GW-COP-28", "GW-COP-32")
def test_together_honour_buys_shame_off_in_summer_and_chi_does_not():
    t = summer(coop(3).shamed(A, spearman=2).give(A, chi=9, honour=19), A).answer(A, "shed", "spearman")
    assert (t.idle, t.seat(A).chi, t.seat(A).honour, t.seat(A).shamed) == (True, 9, 9, [1, 0, 0])


@pytest.mark.rule("GW-COP-44", "GW-COP-31")
def test_together_all_lose_the_moment_a_token_is_due_and_none_is_there():
    t = coop(3).tokens(1).give(A, honour=50).shame(A, 2).answer(A, "shame", "spearman")
    assert (t.over, t.state.winners) == (True, ())
    t = coop(3).tokens(0).give(A, honour=50).shame(A)
    assert t.over  # honour cannot avert it
    t = coop(3).tokens(1).give(A, honour=50).shame(A, 2).answer(A, "give-up")
    assert not t.over  # the token came back


@pytest.mark.rule("GW-COP-19", "GW-SHM-10")
def test_together_unfulfilled_demands_are_one_cause_from_which_all_receive():
    t = coop(3).general(A, "cgen_lu_xiufu").support(A, 2).give(A, chi=9).begin()
    s = t.state
    there = sum([card >= 0 for card in s.artifacts])
    together._unfulfilled(s)
    t.go()
    assert (t.asked, t.pending) == ("may", (A,))
    t.answer(A, "yes").answer(A, "seat", C).answer(A, "seat", B).run()  # asked once, for whomever
    assert [sum(t.seat(p).shamed) for p in (A, B, C)] == [there, there - 1, there - 1]
