"""The 13 generals of the game and the 8 of the cooperative one: what each begins with and does."""

from __future__ import annotations

import pytest

from imperia.games.wall import blocks, facts, locations
from imperia.games.wall.lexicon import DONATE_HONOUR, W_MY_TURN
from imperia.games.wall.ops import Attack
from imperia.games.wall.tables import START_GOODS, START_TACTICS, TEA_VALUE
from wall_cards import *

# Wood, stone, gold, chi, tactic cards, tea.
LINES = {
    "gen_yang_ye": (3, 4, 3, 4, 2, 55),
    "gen_liang_hongyu": (4, 4, 4, 5, 2, 62),
    "gen_zhou_tong": (5, 4, 4, 9, 2, 40),
    "gen_che_kung": (4, 6, 4, 5, 1, 48),
    "gen_zhang_shijie": (3, 3, 2, 3, 3, 70),
    "gen_yang_paifeng": (5, 6, 4, 8, 2, 33),
    "gen_han_shizhong": (4, 4, 5, 4, 2, 75),
    "gen_yue_fei": (4, 4, 3, 4, 2, 90),
    "gen_meng_gong": (4, 4, 8, 5, 1, 45),
    "gen_bi_zaiyu": (4, 4, 4, 5, 2, 36),
    "gen_wu_jie": (3, 5, 3, 6, 2, 51),
    "gen_zong_ze": (4, 4, 4, 3, 1, 66),
    "gen_liu_qi": (4, 4, 4, 5, 2, 83),
    "cgen_li_gang": (3, 3, 4, 4, 2, 93),
    "cgen_wang_jian": (3, 6, 3, 5, 2, 30),
    "cgen_yu_jie": (5, 6, 4, 3, 1, 58),
    "cgen_lu_xiufu": (3, 3, 3, 6, 2, 78),
    "cgen_wen_tianxiang": (3, 3, 3, 5, 2, 87),
    "cgen_jiang_cai": (4, 4, 3, 5, 2, 42),
    "cgen_zhang_jue": (5, 6, 3, 6, 1, 25),
    "cgen_ma_ji": (4, 4, 5, 4, 2, 20),
}


@pytest.mark.card(*LINES)
@pytest.mark.parametrize("code", LINES)
def test_a_general_begins_with_his_line(code: str):
    card = BY_CODE[code]
    assert (*START_GOODS[card], START_TACTICS[card], TEA_VALUE[card]) == LINES[code]


def test_the_chosen_generals_lines_are_dealt_and_order_the_tea():
    t = Table(new("wall", 3, {}, 5, lambda state: True))
    while t.asked in ("general", "advisor"):
        t.state.apply(t.pending[0], t.state.options(t.pending[0])[0])
    for p in range(3):
        line = LINES[CODE[t.state.general[p]]]
        assert (*t.seat(p).goods.values(), len(t.seat(p).hand)) == line[:5]
    teas = [LINES[CODE[t.state.general[p]]][5] for p in t.state.tea]
    assert teas == sorted(teas, reverse=True)


def led(code: str, n: int, t: Table | None = None) -> Table:
    """A has this general and so many support advisors."""
    return (t or table(3)).general(A, code).support(A, n)


@pytest.mark.card("gen_yang_ye")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_yang_ye_is_honoured_for_what_he_builds(n: int):
    t = place(led("gen_yang_ye", n).give(A, stone=20), A, builders=3)
    activate(t, "builders").say(A, ("wall", "L"), ("barricade", "L"), ("barricade", "M"))
    assert t.seat(A).honour == 5 + 2 + 2 + n * (2 + 1 + 1)


@pytest.mark.card("gen_liang_hongyu")
@pytest.mark.parametrize("losses", [1, 2])
def test_liang_hongyu_avenges_her_dead_once_a_moment(losses: int):
    t = led("gen_liang_hongyu", 2).horde("L", OUTRIDERS).cover(A, "L1a3", "L1a4").wounds("L1").losses(losses)
    assert t.defeats().run().seat(A).honour == 2 + 4


@pytest.mark.card("gen_zhou_tong")
def test_zhou_tong_counts_sections_with_archers():
    t = led("gen_zhou_tong", 2).posted(A, "L", 2).posted(A, "M")
    assert earn(t, A).seat(A).honour == 4
    assert earn(led("gen_zhou_tong", 2).staged(A, "L", archer=1), A).seat(A).honour == 0


@pytest.mark.card("gen_che_kung", "gen_meng_gong")
@pytest.mark.parametrize(
    ("code", "kind", "honour"),
    [
        ("gen_che_kung", "spearman", 3),
        ("gen_che_kung", "horseman", 3),
        ("gen_che_kung", "archer", 0),
        ("gen_meng_gong", "horseman", 9),
        ("gen_meng_gong", "spearman", 0),
        ("gen_meng_gong", "archer", 0),
    ],
)
def test_attacks_of_some_soldiers_bring_honour(code: str, kind: str, honour: int):
    t = led(code, 3).horde("L", "horde_huihui_1").walls(L=1).staged(A, "L", **{kind: 1}).effect(A, Attack(1))
    t.answer(A, f"L {kind}").run()
    assert t.seat(A).honour == honour + (kind == "horseman")  # a horseman on a2 and a3 gets the 1 of a3


@pytest.mark.card("gen_zhang_shijie")
def test_zhang_shijie_lives_on_tactics():
    t = led("gen_zhang_shijie", 3).tactics(A, "tac_chain_ships").window(W_MY_TURN, A)
    t.answer(A, "tactic", "tac_chain_ships").answer(A, "done")
    assert t.seat(A).chi == 3


@pytest.mark.card("gen_yang_paifeng")
def test_yang_paifeng_pays_for_wounds_once_a_turn():
    t = led("gen_yang_paifeng", 2).give(A, chi=3).horde("L", "horde_huihui_1").staged(A, "L", spearman=2)
    t.effect(A, Attack(2)).say(A, "L spearman", "L1a2", "yes", "L1a3", "L1a4")
    assert (t.seat(A).chi, t.on("L1")) == (2, [(A, "spearman"), "wound", "wound"])
    t.say(A, "L spearman", "L1a5")
    assert (t.idle, t.seat(A).chi) == (True, 2)
    t = led("gen_yang_paifeng", 2).horde("L", "horde_huihui_1").staged(A, "L", spearman=1).effect(A, Attack(1))
    assert t.say(A, "L spearman", "L1a2").idle  # no chi
    t = led("gen_yang_paifeng", 2).give(A, chi=1).horde("L", "horde_huihui_1").posted(A, "L").effect(A, Attack(1))
    assert t.say(A, "L firing", "L1a2").idle  # an archer


@pytest.mark.card("gen_han_shizhong")
def test_han_shizhong_uses_two_officials_well():
    def worked(n: int) -> Table:
        t = place(led("gen_han_shizhong", 2), A, hq=n).horde("L", "horde_huihui_1").staged(A, "L", spearman=3)
        activate(t, "hq").run("branch")
        return t

    t = worked(2)
    assert t.options(A) == [0, 1, "skip"]
    t.answer(A, "branch", 1)
    assert len(t.seat(A).hand) == 1
    t = worked(2).answer(A, "branch", 0)
    t.run()
    assert len(t.on("L1")) == 2
    assert worked(1).idle


@pytest.mark.card("gen_han_shizhong")
def test_han_shizhong_does_so_once_a_turn():
    t = place(led("gen_han_shizhong", 1), A, hq=2)
    activate(t, "hq").run("branch").answer(A, "branch", 1)
    hand = len(t.seat(A).hand)
    place(t, A, academy=2)
    t.state.push(*(locations_frame(t, "academy")))
    t.go()
    t.answer(A, "draw", 0)
    assert (hand, len(t.seat(A).hand), t.idle) == (1, 1, True)


def locations_frame(t: Table, name: str) -> tuple[int, ...]:
    return (locations.ACTIVATING, 0, A, LOCATION_NAMES.index(name), 1)


@pytest.mark.card("gen_yue_fei")
def test_yue_fei_recruits_a_block_for_less():
    t = led("gen_yue_fei", 2)
    assert facts.block_discount(t.state, A) == 2
    assert facts.block_discount(t.state, B) == 0
    t = place(t.give(A, stone=3, wood=1), A, barracks=2)
    activate(t, "barracks", advanced=True).say(A, ("recruit", "spearman"), ("recruit", "spearman"))
    t.run("recruit-goes")
    assert (t.seat(A).wood, t.seat(A).stone) == (0, 0)  # 2 wood and 4 stone, less 2


@pytest.mark.card("gen_bi_zaiyu")
def test_bi_zaiyu_sheds_shame_free_and_is_honoured():
    t = shed(led("gen_bi_zaiyu", 2).shamed(A, spearman=3), A)
    t.answer(A, "shed", "spearman").answer(A, "shed", "spearman")
    assert (t.idle, t.seat(A).shamed, t.seat(A).honour, t.seat(A).chi) == (True, [1, 0, 0], 2, 0)
    t = shed(led("gen_bi_zaiyu", 2).shamed(A, spearman=3), A).answer(A, "skip")
    assert (t.seat(A).shamed, t.seat(A).honour) == ([3, 0, 0], 0)


@pytest.mark.card("gen_wu_jie")
@pytest.mark.parametrize("where", ["staging", "firing", "horde", "nowhere"])
def test_wu_jie_holds_where_he_stands(where: str):
    t = led("gen_wu_jie", 3).horde("L", OUTRIDERS).walls(L=1)
    if where == "staging":
        t.staged(A, "L", spearman=1)
    elif where == "firing":
        t.posted(A, "L")
    elif where == "horde":
        t.cover(A, "L1b3")
    else:
        t.staged(A, "M", spearman=1)
    t.assault("L").run()
    assert t.seat(A).honour == (0 if where == "nowhere" else 3)
    breached = led("gen_wu_jie", 3).horde("L", OUTRIDERS).staged(A, "L", spearman=1).assault("L").run()
    assert breached.seat(A).honour == 0


@pytest.mark.card("gen_zong_ze")
def test_zong_ze_gives_more_once_a_turn():
    t = place(led("gen_zong_ze", 2), A, mine=1)
    activate(t, "mine", advanced=True).run("donate").answer(A, "donate")
    assert t.seat(A).honour == 2 + 2
    place(t, A, quarry=1)
    t.state.push(*locations_frame(t, "quarry"))
    t.go().run("donate").answer(A, "donate")
    assert t.seat(A).honour == 4 + 2
    assert facts.value(t.state, DONATE_HONOUR, 2, A) == 2


@pytest.mark.card("gen_liu_qi")
def test_liu_qi_lives_on_captures():
    t = led("gen_liu_qi", 2).horde("L", OUTRIDERS).cover(A, "L1a3").wounds("L1").defeats().run()
    assert t.seat(A).honour == 2 + 6
    t = led("gen_liu_qi", 2).horde("L", OUTRIDERS).cover(B, "L1a3").wounds("L1").defeats().run()
    assert t.seat(A).honour == 0


# --- the cooperative game -------------------------------------------------------------------------------------------
@pytest.mark.card("cgen_li_gang")
def test_li_gang_supplies_as_many_players_as_he_has_advisors():
    t = earn(led("cgen_li_gang", 2, coop(3)).tea(C, B, A), A)
    assert t.options(A) == [A, B, C, "done"]
    t.answer(A, "player", B).answer(A, "player", C)
    assert t.pending == (C,)
    t.answer(C, "wood", 1)
    assert not t.can(C, "wood", 1)
    t.answer(C, "chi", 1).answer(B, "stone", 1).answer(B, "gold", 1)
    assert (t.seat(B).goods["stone"], t.seat(C).goods["wood"], sum(t.seat(A).goods.values())) == (1, 1, 0)


@pytest.mark.card("cgen_wang_jian")
@pytest.mark.parametrize(("n", "more"), [(1, 1), (3, 3), (5, 3)])
def test_wang_jian_strengthens_the_sections_where_he_stands(n: int, more: int):
    t = led("cgen_wang_jian", n, coop(3)).horde("L", "coophorde_burning_1").horde("M", "coophorde_burning_2")
    t.walls(L=1, M=1).staged(A, "L", spearman=1)
    assert (t.assault_of("L"), t.assault_of("M")) == ((5, 6 + more), (5, 6))


@pytest.mark.card("cgen_yu_jie")
@pytest.mark.parametrize(("n", "price"), [(1, 4), (4, 1), (6, 1)])
def test_yu_jie_makes_walls_cheaper_for_all(n: int, price: int):
    t = led("cgen_yu_jie", n, coop(3))
    assert [blocks.wall_price(t.state, p, 0) for p in range(3)] == [price] * 3
    t = place(t.give(B, stone=price), B, builders=1)
    activate(t, "builders").answer(B, "wall", "L")
    assert (t.seat(B).stone, t.seat(B).honour) == (0, 5)


@pytest.mark.card("cgen_lu_xiufu")
def test_lu_xiufu_buys_shame_off_for_anybody_once_a_year():
    t = led("cgen_lu_xiufu", 2, coop(3)).give(A, chi=3).horde("L", "coophorde_burning_1").assault("L").run("may")
    t.answer(A, "yes")
    assert t.options(A) == [A, B, C, "done"]
    t.answer(A, "seat", B).answer(A, "seat", C)
    t.run()
    assert [sum(t.seat(p).shamed) for p in range(3)] == [1, 0, 0]
    assert t.seat(A).chi == 1
    t.shame(B).run()
    assert sum(t.seat(B).shamed) == 1


@pytest.mark.card("cgen_wen_tianxiang")
def test_wen_tianxiang_honours_everybody_for_a_demand():
    t = demanded(led("cgen_wen_tianxiang", 2, coop(3)), "dem_prayers")
    for p in range(3):
        t.give(p, chi=3)
    happens(t, "dem_prayers").say(A, "yes").say(B, "yes").say(C, "yes")
    assert (fulfilled(t), t.honours[:3]) == (["dem_prayers"], [2, 2, 2])


@pytest.mark.card("cgen_jiang_cai")
def test_jiang_cai_saves_others_once_a_year():
    t = led("cgen_jiang_cai", 1, coop(3)).horde("L", "coophorde_vanguard_1").cover(B, "L1a3", "L1a4").cover(A, "L1b3")
    t.wounds("L1").losses(1).defeats()
    assert (t.asked, t.pending) == ("rescue", (A,))
    t.run()
    assert t.seat(B).staging["L"] == [2, 0, 0]
    assert t.seat(A).staging["L"] == [0, 0, 0]


@pytest.mark.card("cgen_zhang_jue")
def test_zhang_jue_wounds_first_rows_of_different_sections():
    t = led("cgen_zhang_jue", 2, coop(3)).horde("L", "coophorde_burning_1", "coophorde_vanguard_1")
    t.horde("M", "coophorde_burning_2").horde("R", "coophorde_burning_3")
    turn(plays(t, A, "economy"), A)
    assert {name[:2] for name in t.offered(A, "field")} == {"L1", "M1", "R1"}
    t.answer(A, "M1a3")
    assert {name[:2] for name in t.offered(A, "field")} == {"L1", "R1"}
    t.answer(A, "L1a3")
    assert (t.asked, t.on("L1"), t.on("M1"), t.on("R1")) == ("place", ["wound"], ["wound"], [])


@pytest.mark.card("cgen_ma_ji")
def test_ma_ji_lets_others_place():
    t = plays(led("cgen_ma_ji", 1, coop(3)), A, "economy")
    turn(t, A)
    assert t.options(A) == [B, C, "done"]
    t.answer(A, "player", C).answer(C, "place", "mine")
    assert (officials(t, C), t.pending) == ({"mine": 1}, (A,))
