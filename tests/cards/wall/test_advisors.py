"""The 44 advisors: what each does while active."""

from __future__ import annotations

import pytest

from imperia.games.wall import facts, score
from imperia.games.wall.gates import fire_own
from imperia.games.wall.lexicon import DISCARDED, M_FRAMES_DONE, M_TRACK_SET, W_MY_TURN
from imperia.games.wall.ops import Attack, PlaceOfficials
from wall_cards import *

QUARTERS = {"sawmill": "chi", "quarry": "wood", "mine": "stone", "temple": "gold"}
PATRONS = {
    "adv_alchemist": "mine",
    "adv_stonemason": "quarry",
    "adv_great_manufacturer": "sawmill",
    "adv_spiritual_leader": "temple",
}


# --- overseers, production ------------------------------------------------------------------------------------------
@pytest.mark.card(*PATRONS)
@pytest.mark.parametrize("code", PATRONS)
def test_a_patron_lowers_the_price_and_promotes_besides(code: str):
    at = PATRONS[code]
    other = "quarry" if at == "mine" else "mine"
    t = oversee(table(3).advisor(A, code).give(A, **{QUARTERS[other]: 2, QUARTERS[at]: 1}), A, **{at: 1})
    place(place(t, A, **{other: 1}), B, **{other: 1})
    activate(t, other, advanced=True)
    assert t.asked == "promote"
    before = t.seat(A).goods[QUARTERS[at]]
    t.answer(A, "promote", at)  # to level 2 for 3 less 2
    assert (levels(t, A)[LOCATION_NAMES.index(at)], t.seat(A).goods[QUARTERS[at]]) == (2, before - 1)
    assert (t.can(A, "promote", other), t.can(A, "promote", at)) == (True, False)
    t.answer(A, "promote", other).answer(A, "kind", "spearman")
    assert levels(t, A)[LOCATION_NAMES.index(other)] == 1
    assert facts.value(t.state, facts.STATS.index("overseer_price"), 4, B, LOCATION_NAMES.index(at)) == 4


@pytest.mark.card("adv_racketeer")
def test_a_racketeer_earns_as_much_as_another_overseer():
    t = oversee(oversee(table(3).advisor(A, "adv_racketeer"), B, mine=2), C, temple=3)
    earn(t, A)
    assert [c.args for c in t.choices(A)] == [(B, "mine"), (C, "temple")]
    t.answer(A, C, "temple")
    assert (t.seat(A).chi, t.seat(C).chi) == (3, 0)


@pytest.mark.card("adv_pu_shougeng")
def test_the_superintendent_earns_where_he_has_only_an_overseer():
    t = place(oversee(table(3).advisor(A, "adv_pu_shougeng"), A, mine=2), B, mine=1)
    activate(t, "mine", advanced=True).run()
    assert (t.seat(A).gold, t.seat(B).gold) == (1, 1)
    t = place(place(oversee(table(3).advisor(A, "adv_pu_shougeng"), A, mine=2), B, mine=1), A, mine=1)
    activate(t, "mine", advanced=True).run()
    assert t.seat(A).gold == 3  # an official of his own is there
    t = place(table(3).advisor(A, "adv_pu_shougeng"), B, mine=1)
    assert activate(t, "mine", advanced=True).run().seat(A).gold == 0


@pytest.mark.card("adv_zhen_dexiu")
def test_donations_bring_three():
    t = place(table(3).advisor(A, "adv_zhen_dexiu"), A, mine=1)
    activate(t, "mine", advanced=True).run("donate").answer(A, "donate")
    assert (t.seat(A).honour, stored(t)) == (3, [0, 0, 1])


@pytest.mark.card("adv_zhao_rugua", "adv_xin_qiji")
@pytest.mark.parametrize(
    ("code", "good", "open_", "closed"),
    [("adv_zhao_rugua", "gold", "temple", "barracks"), ("adv_xin_qiji", "chi", "barracks", "temple")],
)
def test_an_advanced_activation_for_a_fee(code: str, good: str, open_: str, closed: str):
    t = place(table(3).advisor(A, code).give(A, **{good: 1}), A, temple=1, barracks=1, hq=1).begin(A)
    fire_own(t.state, M_FRAMES_DONE, A)
    t.go().answer(A, "yes").run()
    assert t.seat(A).goods[good] == 0
    assert (open_ in officials(t, A), closed in officials(t, A), officials(t, A)["hq"]) == (False, True, 1)
    t = place(plays(table(3).advisor(A, code).give(A, **{good: 1}), A, "attack_order"), A, **{open_: 1})
    assert turn(t, A).run("may").asked == "may"  # after the frames of the own card


@pytest.mark.card("adv_zhao_rugua")
def test_no_fee_no_activation():
    t = place(plays(table(3).advisor(A, "adv_zhao_rugua"), B, "economy"), A, temple=1)
    t.begin(A)
    fire_own(t.state, M_FRAMES_DONE, A)
    assert t.go().idle
    t.give(A, gold=1).begin(A)
    fire_own(t.state, M_FRAMES_DONE, A)
    assert t.go().answer(A, "no").seat(A).gold == 1


@pytest.mark.card("adv_wang_anshi")
def test_the_reformer_places_one_more_in_his_first_frame():
    t = plays(table(3).advisor(A, "adv_wang_anshi"), A, "attack_order")
    turn(t, A).say(A, *[("place", "hq")] * 3)
    assert officials(t, A) == {"hq": 3}
    assert not t.can(A, "place", "hq")  # two by the card and one by him
    t = table(3).advisor(A, "adv_wang_anshi").effect(A, PlaceOfficials(1), "tac_chain_ships").answer(A, "place", "hq")
    assert t.idle  # only for the own command card


@pytest.mark.card("adv_tong_guan")
def test_two_officials_may_go_to_the_same_place_in_anothers_turn():
    t = table(3).advisor(B, "adv_tong_guan").effect(B, PlaceOfficials(2, apart=True), "cmd_economy", active=A)
    t.say(B, ("place", "mine"), ("place", "mine"))
    assert officials(t, B) == {"mine": 2}
    t = table(3).advisor(B, "adv_tong_guan").effect(C, PlaceOfficials(2, apart=True), "cmd_economy", active=A)
    assert not t.answer(C, "place", "mine").can(C, "place", "mine")


@pytest.mark.card("adv_qin_hui")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_the_intriguer_swaps_places_on_the_track(use: str):
    t = plays(plays(table(3).advisor(A, "adv_qin_hui"), B, "economy"), A, "audience").begin()
    fire_own(t.state, M_TRACK_SET, A)
    t.go().answer(A, use)
    assert t.state.track[:2] == ([A, B] if use == "yes" else [B, A])
    assert t.events("swapped") == ([{"seat": A, "other": B}] if use == "yes" else [])
    t = plays(plays(table(3).advisor(A, "adv_qin_hui"), A, "economy"), B, "audience").begin()
    fire_own(t.state, M_TRACK_SET, A)
    assert t.go().idle  # nobody is before him


# --- soldiers -------------------------------------------------------------------------------------------------------
def killed(t: Table, losses: int = 1) -> Table:
    """Of A's two soldiers on a defeated horde so many die."""
    return t.horde("L", OUTRIDERS).cover(A, "L1a3", "L1a4").wounds("L1").losses(losses).defeats().run()


@pytest.mark.card("adv_gravedigger")
@pytest.mark.parametrize("n", [1, 2])
def test_a_gravedigger_is_paid_once_a_moment(n: int):
    assert killed(table(3).advisor(A, "adv_gravedigger"), n).seat(A).honour == 2 + 2
    t = killed(table(3).advisor(B, "adv_gravedigger"), n)
    assert t.seat(B).honour == 0


@pytest.mark.card("adv_song_ci")
@pytest.mark.parametrize("n", [1, 2])
def test_a_coroner_takes_chi_for_each_dead(n: int):
    assert killed(table(3).advisor(A, "adv_song_ci"), n).seat(A).chi == n


@pytest.mark.card("adv_song_ci")
def test_a_coroner_takes_two_at_most():
    t = table(3).advisor(A, "adv_song_ci").horde("L", "horde_iron_hawks_1").cover(A, "L1a1", "L1a2", "L1a3")
    assert t.wounds("L1").losses(2).defeats().run().seat(A).chi == 2  # three died


@pytest.mark.card("adv_archer_commander")
def test_archers_on_the_wall_may_attack_at_the_start():
    t = table(3).advisor(A, "adv_archer_commander").horde("L", "horde_huihui_1").posted(A, "L", 2)
    t.staged(A, "L", spearman=1)
    turn(plays(t, A, "economy"), A)
    assert t.asked == "attacker"
    assert not t.can(A, "L spearman")
    t.say(A, "L firing", "L1a2").run("place")
    assert (t.on("L1"), t.asked) == (["wound", "wound"], "place")


@pytest.mark.card("adv_logistician")
def test_a_logistician_moves_soldiers_at_the_start():
    t = plays(table(3).advisor(A, "adv_logistician").staged(A, "L", spearman=2), A, "economy")
    turn(t, A)
    assert t.asked == "march-from"
    t.run("place")
    assert sum(t.seat(A).staging["L"]) == 0
    t = plays(table(3).advisor(A, "adv_logistician").staged(A, "L", spearman=2), A, "economy")
    turn(t, A).answer(A, t.options(A)[-1])
    assert (t.asked, t.seat(A).staging["L"]) == ("place", [2, 0, 0])


@pytest.mark.card("adv_horse_trader")
def test_a_horse_trader_sells_and_buys_back():
    t = table(3).advisor(A, "adv_horse_trader")
    assert facts.recruit_price(t.state, A, 2) == (1, 0, 2, 0)
    assert (facts.recruit_price(t.state, B, 2), facts.recruit_price(t.state, A, 0)) == ((1, 0, 3, 0), (1, 2, 0, 0))
    t.horde("L", OUTRIDERS).ride(A, "L1a3+L1a4").wounds("L1").losses(1).defeats().run()
    assert t.seat(A).gold == 2
    t = killed(table(3).advisor(A, "adv_horse_trader"))
    assert t.seat(A).gold == 0  # a spearman is no horse


@pytest.mark.card("adv_tang_fu")
def test_a_fletcher_makes_archers_cheap_and_famous():
    t = table(3).advisor(A, "adv_tang_fu")
    assert (facts.recruit_price(t.state, A, 1), facts.recruit_price(t.state, B, 1)) == ((1, 0, 0, 1), (1, 0, 0, 2))
    t.horde("L", "horde_huihui_1").posted(A, "L").staged(A, "L", spearman=1).effect(A, Attack(2))
    t.say(A, "L firing", "L1a2", "L spearman", "L1b3")
    assert (t.seat(A).honour, t.seat(A).gold) == (1, 1)


@pytest.mark.card("adv_xu_shuwei")
def test_a_physician_saves_for_one_chi():
    t = table(3).advisor(A, "adv_xu_shuwei").give(A, chi=1).horde("L", OUTRIDERS).cover(A, "L1a3").wounds("L1")
    t.losses(1).defeats()
    assert t.asked == "save"
    t.answer(A, "L1", "spearman").run()
    assert (t.seat(A).staging["L"], t.seat(A).chi) == ([1, 0, 0], 0)


@pytest.mark.card("adv_wang_weiyi")
def test_survivors_may_go_to_any_section():
    t = table(3).advisor(A, "adv_wang_weiyi").horde("L", OUTRIDERS).cover(A, "L1a3", "L1a4").wounds("L1").losses(1)
    t.defeats()
    assert t.offered(A, "stage") == ["L", "M", "R"]
    t.answer(A, "R")
    assert (t.seat(A).staging["L"], t.seat(A).staging["R"]) == ([0, 0, 0], [1, 0, 0])


@pytest.mark.card("adv_han_tuozhou")
def test_a_soldier_that_waited_attacks_after_a_recruiting():
    t = place(table(3).advisor(A, "adv_han_tuozhou").give(A, stone=2, wood=1), A, barracks=1)
    t.horde("L", "horde_huihui_1").horde("M", OUTRIDERS).staged(A, "L", spearman=2)
    activate(t, "barracks", advanced=True).answer(A, "recruit", "spearman").answer(A, "stage", "M")
    assert t.asked == "attacker"
    assert not t.can(A, "M spearman")
    t.say(A, "L spearman", "L1a2")
    assert (t.idle, t.on("L1")) == (True, [(A, "spearman")])


@pytest.mark.card("adv_ma_kuo")
def test_stone_of_spearmen_may_be_wood_or_gold():
    t = place(table(3).advisor(A, "adv_ma_kuo").give(A, wood=2, gold=2), A, barracks=1)
    activate(t, "barracks", advanced=True).answer(A, "recruit", "spearman").run("recruit-goes")
    paid = 4 - t.seat(A).wood - t.seat(A).gold
    assert (paid, t.seat(A).stone) == (3, 0)
    for goods in ({"wood": 3}, {"wood": 1, "gold": 2}, {"wood": 2, "stone": 1}):
        t = place(table(3).advisor(A, "adv_ma_kuo").give(A, **goods), A, barracks=1)
        activate(t, "barracks", advanced=True).answer(A, "recruit", "spearman").run("recruit-goes")
        assert sum(t.seat(A).goods.values()) == 0
    t = place(table(3).advisor(B, "adv_ma_kuo").give(A, wood=2, gold=2), A, barracks=1)
    assert not activate(t, "barracks", advanced=True).can(A, "recruit", "spearman")
    t = place(table(3).advisor(B, "adv_ma_kuo").give(B, wood=2, gold=1).give(A, stone=9, chi=9), B, barracks=1)
    assert activate(t, "barracks", advanced=True).can(B, "recruit", "spearman")  # whatever others have


@pytest.mark.card("adv_chen_gui")
def test_fire_lances_wound_once_a_turn():
    t = table(3).advisor(A, "adv_chen_gui").horde("L", "horde_huihui_1").staged(A, "L", spearman=2)
    t.effect(A, Attack(2)).say(A, "L spearman", "L1a2")
    assert t.can(A, "skip")
    t.answer(A, "L1a3").say(A, "L spearman", "L1a4")
    assert (t.idle, t.on("L1")) == (True, [(A, "spearman"), "wound", (A, "spearman")])
    t = table(3).advisor(A, "adv_chen_gui").horde("L", "horde_huihui_1").staged(A, "L", spearman=2)
    t.effect(A, Attack(2)).say(A, "L spearman", "L1a2", "skip", "L spearman", "L1a4", "L1a5")
    assert t.field("L1a5") == "wound"  # declined once, it was not used up
    t = table(3).advisor(A, "adv_chen_gui").horde("L", "horde_huihui_1").staged(A, "L", horseman=1)
    assert t.effect(A, Attack(1)).say(A, "L horseman", "L1a2+L1a3").idle


@pytest.mark.card("adv_wei_sheng")
def test_a_trebuchet_hits_a_first_row():
    t = plays(table(3).advisor(A, "adv_wei_sheng").horde("L", OUTRIDERS, "horde_outriders_2"), A, "economy")
    turn(t, A)
    assert {name[:2] for name in t.offered(A, "field")} == {"L1"}
    assert t.answer(A, "L1a3").on("L1") == ["wound"]
    t = plays(table(3).advisor(A, "adv_wei_sheng").horde("L", OUTRIDERS), A, "economy")
    assert turn(t, A).answer(A, "skip").on("L1") == []


@pytest.mark.card("adv_feng_jisheng")
def test_powder_adds_a_wound_to_one_volley():
    t = table(3).advisor(A, "adv_feng_jisheng").horde("L", "horde_huihui_1").horde("M", "horde_huihui_2")
    t.posted(A, "L").posted(A, "M").volley()
    t.answer(A, "L1a2").answer(A, "L1a3").run()
    assert (len(t.on("L1")), len(t.on("M1"))) == (2, 1)
    t = table(3).advisor(A, "adv_feng_jisheng").horde("L", "horde_huihui_1").staged(A, "L", archer=1).volley()
    assert (t.idle, t.on("L1")) == (True, [])


@pytest.mark.card("adv_fan_chengda")
def test_a_herald_sings_of_defeats():
    t = table(3).advisor(A, "adv_fan_chengda").horde("L", OUTRIDERS).cover(A, "L1a3").wounds("L1").defeats().run()
    assert t.seat(A).honour == 2 + 1
    t = table(3).advisor(A, "adv_fan_chengda").horde("L", OUTRIDERS).cover(A, "L1a3").cover(B, "L1a4", "L1b3")
    assert t.wounds("L1").defeats().run().seat(A).honour == 2 + 3
    t = table(3).advisor(A, "adv_fan_chengda").horde("L", OUTRIDERS).posted(A, "L").wounds("L1").defeats().run()
    assert t.seat(A).honour == 2


@pytest.mark.card("adv_zhao_mingcheng")
def test_an_antiquarian_takes_resources_with_a_horde():
    t = table(3).advisor(A, "adv_zhao_mingcheng").horde("L", OUTRIDERS).cover(A, "L1a3").wounds("L1").defeats()
    t.run("amount").answer(A, "chi", 2)
    assert t.seat(A).chi == 2


@pytest.mark.card("adv_peng_daya")
def test_staged_soldiers_stand_on_the_first_row_in_a_breach():
    t = table(3).advisor(A, "adv_peng_daya").horde("L", OUTRIDERS, "horde_outriders_2").staged(A, "L", spearman=1)
    t.staged(B, "L", spearman=1).assault("L").run()
    assert (sum(t.seat(A).shamed), sum(t.seat(B).shamed)) == (1, 2)


# --- building, hiring, cards ----------------------------------------------------------------------------------------
@pytest.mark.card("adv_li_jie")
def test_an_architect_saves_two_on_walls():
    t = place(table(3).advisor(A, "adv_li_jie").give(A, stone=3), A, builders=1)
    activate(t, "builders").answer(A, "wall", "L").run()
    assert (t.seat(A).stone, t.seat(A).honour, t.state.walls[0]) == (0, 5, 1)


@pytest.mark.card("adv_yu_hao")
def test_a_carpenter_makes_better_barricades():
    t = place(table(3).advisor(A, "adv_yu_hao").give(A, stone=1), A, builders=1)
    activate(t, "builders").answer(A, "barricade", "L").run()
    assert (t.seat(A).stone, t.seat(A).honour, t.state.barricades[0]) == (0, 3, 1)


@pytest.mark.card("adv_zhang_zeduan")
def test_a_painter_looks_at_everybodys_walls():
    t = place(table(3).advisor(A, "adv_zhang_zeduan").give(A, stone=20), A, builders=2)
    activate(t, "builders").say(A, ("wall", "L"), ("wall", "M"))
    assert t.seat(A).honour == 5 + 5 + 2  # one block
    t = place(table(3).advisor(A, "adv_zhang_zeduan").give(B, stone=20), B, builders=1)
    activate(t, "builders").answer(B, "wall", "L")
    assert (t.seat(A).honour, t.seat(B).honour) == (1, 5)
    t = place(table(3).advisor(A, "adv_zhang_zeduan").give(A, stone=20), A, builders=1)
    assert activate(t, "builders").answer(A, "barricade", "L").seat(A).honour == 2


@pytest.mark.card("adv_li_qingzhao")
@pytest.mark.parametrize(("tea", "honour"), [((A, B, C), 3), ((B, A, C), 0)])
def test_a_poetess_sings_on_top(tea: tuple[int, ...], honour: int):
    t = plays(table(3).advisor(A, "adv_li_qingzhao").tea(*tea), A, "economy")
    assert turn(t, A).seat(A).honour == honour


@pytest.mark.card("adv_cai_xiang")
def test_a_tea_master_rises_to_the_top():
    t = place(place(table(3).advisor(A, "adv_cai_xiang").tea(B, C, A), A, teahouse=1), B, teahouse=1)
    activate(t, "teahouse").answer(A, "rise").answer(A, "yes")
    assert (t.state.tea, t.seat(A).honour) == ((A, B, C), 2)
    t = place(place(table(3).advisor(A, "adv_cai_xiang").tea(B, C, A), A, teahouse=1), B, teahouse=1)
    activate(t, "teahouse").answer(A, "rise").answer(A, "no")
    assert (t.state.tea, t.seat(A).honour) == ((B, A, C), 2)
    t = place(table(3).advisor(A, "adv_cai_xiang").tea(B, C, A), C, teahouse=2)
    assert activate(t, "teahouse").run().seat(A).honour == 0


@pytest.mark.card("adv_fan_zhongyan")
def test_an_examiner_hires_cheaply_and_gladly():
    t = place(table(3).advisor(A, "adv_fan_zhongyan").give(A, gold=2), A, embassy=2)
    activate(t, "embassy").answer(A, "hire-official")
    assert (t.seat(A).gold, t.seat(A).honour) == (1, 1)
    t.answer(A, "hire", 0).answer(A, "support")  # the second advisor: 2 less 1
    assert (t.seat(A).gold, t.seat(A).honour, len(t.state.support[A])) == (0, 2, 1)


@pytest.mark.card("adv_zhou_bida")
def test_a_publisher_boosts_cheaply():
    t = table(3).advisor(A, "adv_zhou_bida").tactics(A, "tac_tea", "tac_petition").tea(B, A, C)
    earn(t, A).answer(A, "boosted", "tac_tea")
    assert (t.seat(A).honour, t.seat(A).chi) == (2 + 1, 0)
    assert earn(t, A).answer(A, "tactic", "tac_petition").seat(A).honour == 3


@pytest.mark.card("adv_hong_mai")
@pytest.mark.parametrize("half", ["tactic", "boosted"])
def test_a_storyteller_honours_every_tactic(half: str):
    t = table(3).advisor(A, "adv_hong_mai").give(A, chi=1).tactics(A, "tac_chain_ships").window(W_MY_TURN, A)
    t.answer(A, half, "tac_chain_ships").answer(A, "done")
    assert t.seat(A).honour == 2


@pytest.mark.card("adv_zeng_gongliang")
def test_a_compiler_draws_one_more():
    t = place(table(3).advisor(A, "adv_zeng_gongliang"), A, academy=1)
    activate(t, "academy").answer(A, "draw", 1).answer(A, "yes")
    assert len(t.seat(A).hand) == 2
    t = place(table(3).advisor(A, "adv_zeng_gongliang"), A, hq=1)
    assert activate(t, "hq").idle


@pytest.mark.card("adv_su_song")
def test_an_astronomer_buys_a_card():
    t = earn(table(3).advisor(A, "adv_su_song").give(A, gold=1), A).answer(A, "yes")
    assert (len(t.seat(A).hand), t.seat(A).gold) == (1, 0)
    assert earn(table(3).advisor(A, "adv_su_song"), A).idle
    assert earn(table(3).advisor(A, "adv_su_song").give(A, gold=1), A).answer(A, "no").seat(A).gold == 1


@pytest.mark.card("adv_yang_hui")
def test_a_mathematician_exchanges_two():
    t = plays(table(3).advisor(A, "adv_yang_hui").give(A, wood=3, chi=1), A, "economy")
    turn(t, A).say(A, ("wood", 1), ("chi", 1))
    assert not t.can(A, "wood", 1)
    t.answer(A, "gold", 2)
    assert (t.seat(A).goods, t.asked) == ({"wood": 2, "stone": 0, "gold": 2, "chi": 0}, "place")
    t = plays(table(3).advisor(A, "adv_yang_hui").give(A, wood=3), A, "economy")
    assert turn(t, A).answer(A, "done").seat(A).wood == 3


# --- shame and summer -----------------------------------------------------------------------------------------------
@pytest.mark.card("adv_bao_zheng")
def test_a_censor_forgives_being_alone_once_a_year():
    t = place(table(3).advisor(A, "adv_bao_zheng"), A, mine=3)
    activate(t, "mine").answer(A, "yes").run()
    assert (sum(t.seat(A).shamed), t.bank) == (0, 30)
    place(t, A, quarry=3)
    activate(t, "quarry").run()
    assert sum(t.seat(A).shamed) == 1
    assert sum(table(3).advisor(A, "adv_bao_zheng").shame(A).run().seat(A).shamed) == 1  # not for this cause


@pytest.mark.card("adv_wang_lun")
def test_an_envoy_buys_shame_off_cheaply_and_is_honoured():
    t = shed(table(3).advisor(A, "adv_wang_lun").shamed(A, spearman=2).give(A, chi=2), A)
    t.answer(A, "shed", "spearman").answer(A, "shed", "spearman")
    assert (t.seat(A).shamed, t.seat(A).chi, t.seat(A).honour) == ([0, 0, 0], 0, 4)
    t = shed(coop(3).advisor(A, "adv_wang_lun").shamed(A, spearman=2).give(A, honour=8), A)
    t.answer(A, "shed", "spearman")
    assert (t.idle, t.seat(A).shamed, t.seat(A).honour) == (True, [1, 0, 0], 1)


@pytest.mark.card("adv_jia_sidao")
def test_a_councillor_is_honoured_for_cards_in_the_discard():
    t = reclaim(discard(table(3).advisor(A, "adv_jia_sidao"), A, "economy", "audience"), A).answer(A, "honour")
    assert t.seat(A).honour == 6
    assert earn(discard(table(3).advisor(A, "adv_jia_sidao"), A, "economy"), A).seat(A).honour == 0
    t = earn(discard(coop(3).advisor(A, "adv_jia_sidao"), A, "economy", "audience"), A)
    assert t.seat(A).honour == 2
    t = earn(discard(coop(3).advisor(A, "adv_jia_sidao"), A, "economy", "audience", "betrayal", "despotism"), A)
    assert t.seat(A).honour == 3


@pytest.mark.card("adv_zhu_xi")
def test_a_philosopher_takes_a_card_back_besides():
    t = reclaim(discard(table(3).advisor(A, "adv_zhu_xi"), A, "economy", "betrayal"), A).answer(A, "honour")
    assert t.options(A) == ["economy", "skip"]
    t.answer(A, "economy")
    assert (t.seat(A).honour, commands(t, A, DISCARDED)) == (4, ["betrayal"])
    t = reclaim(discard(table(3).advisor(A, "adv_zhu_xi"), A, "economy", "audience"), A).answer(A, "reclaim")
    assert (t.idle, commands(t, A, DISCARDED)) == (True, [])
    t = earn(discard(coop(3).advisor(A, "adv_zhu_xi").give(A, honour=4), A, "economy"), A).answer(A, "yes")
    t.run()
    assert (t.seat(A).honour, commands(t, A, DISCARDED)) == (1, [])
    assert earn(discard(coop(3).advisor(A, "adv_zhu_xi").give(A, honour=2), A, "economy"), A).idle
    assert earn(discard(table(3).advisor(A, "adv_zhu_xi").give(A, honour=4), A, "economy"), A).idle


@pytest.mark.card("adv_ouyang_xiu")
def test_a_historian_remembers_half():
    def captured(t: Table, shame: int) -> int:
        t.captures(A, "horde_keshig_1", shame=shame)
        before = score.totals(t.state)[A]
        t.advisor(A, "adv_ouyang_xiu")
        return score.totals(t.state)[A] - before

    assert [captured(table(3), n) for n in (0, 1, 2)] == [0, 8, 0]
    t = coop(3).advisor(A, "adv_ouyang_xiu").horde("L", "coophorde_vanguard_1").cover(A, "L1a3").wounds("L1")
    assert t.defeats().run().seat(A).honour == 2 + 6 + 2
    t = table(3).advisor(A, "adv_ouyang_xiu").horde("L", OUTRIDERS).cover(A, "L1a3").wounds("L1")
    assert t.defeats().run().seat(A).honour == 2
