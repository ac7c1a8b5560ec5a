"""Hordes: figures, fields and rewards of all 48, and what the abilities of each type do."""

from __future__ import annotations

import pytest

from imperia.games.wall import facts
from imperia.games.wall.ops import Attack
from imperia.games.wall.tables import INDICATOR, LAYOUT, REWARDS, STRENGTH_OF, WORTH
from wall_cards import *

# Each card: section on its back, strength, honour, fields in the order of the grid (upper six, lower six).
PRINTED = {
    "horde_outriders_1": ("M", 3, 6, "..w1....0s.."),
    "horde_outriders_2": ("R", 3, 6, "..s1....0g.."),
    "horde_outriders_3": ("R", 3, 6, "..c1....0w.."),
    "horde_mangudai_1": ("M", 4, 8, ".g1s....0c.."),
    "horde_mangudai_2": ("M", 4, 8, ".c1g....0w.."),
    "horde_mangudai_3": ("R", 4, 8, ".w1c....0s.."),
    "horde_merkit_1": ("L", 5, 10, "..s1w..g02.."),
    "horde_merkit_2": ("M", 5, 10, "..g1c..w02.."),
    "horde_merkit_3": ("R", 5, 10, "..w1s..c02.."),
    "horde_jin_1": ("M", 3, 10, "ws..0g.1..c."),
    "horde_jin_2": ("R", 3, 10, "gc..0s.1..w."),
    "horde_jin_3": ("R", 3, 10, "sg..0c.1..w."),
    "horde_huihui_1": ("L", 4, 12, ".w1s0...g1c."),
    "horde_huihui_2": ("M", 4, 12, ".s1c0...w1g."),
    "horde_huihui_3": ("R", 4, 12, ".c1g0...s1w."),
    "horde_iron_hawks_1": ("L", 6, 13, "g2s.0w.1...c"),
    "horde_iron_hawks_2": ("L", 6, 13, "w2c.0g.1...s"),
    "horde_iron_hawks_3": ("M", 6, 13, "c2w.0s.1...g"),
    "horde_black_army_1": ("L", 9, 13, "w0s1g0..c1.."),
    "horde_black_army_2": ("L", 9, 13, "s0c1w0..g1.."),
    "horde_black_army_3": ("R", 9, 13, "c0g1s0..w1.."),
    "horde_keshig_1": ("L", 7, 17, "w1s0g2.c.10."),
    "horde_keshig_2": ("L", 7, 17, "c1g0s2.w.10."),
    "horde_keshig_3": ("M", 7, 17, "g1w0c2.s.10."),
    "coophorde_vanguard_1": ("L", 3, 6, "..w1....s..."),
    "coophorde_vanguard_2": ("M", 3, 6, "..g1....c..."),
    "coophorde_vanguard_3": ("R", 3, 6, "..s1....w..."),
    "coophorde_arrowstorm_1": ("L", 3, 6, "..c1w......."),
    "coophorde_arrowstorm_2": ("M", 3, 6, "..s1g......."),
    "coophorde_arrowstorm_3": ("R", 3, 6, "..w1c......."),
    "coophorde_kharash_1": ("L", 2, 7, ".s10w....g.."),
    "coophorde_kharash_2": ("M", 2, 7, ".g10s....c.."),
    "coophorde_kharash_3": ("R", 2, 7, ".c10g....w.."),
    "coophorde_trebuchets_1": ("L", 4, 9, "..w1s....g.."),
    "coophorde_trebuchets_2": ("M", 4, 9, "..s1c....w.."),
    "coophorde_trebuchets_3": ("R", 4, 9, "..c1g....s.."),
    "coophorde_reserve_1": ("L", 4, 9, "..g1s...c..."),
    "coophorde_reserve_2": ("M", 4, 9, "..s1c...w..."),
    "coophorde_reserve_3": ("R", 4, 9, "..w1g...s..."),
    "coophorde_torguud_1": ("L", 5, 10, "g2s....w...."),
    "coophorde_torguud_2": ("M", 5, 10, "w2c....g...."),
    "coophorde_torguud_3": ("R", 5, 10, "c2w....s...."),
    "coophorde_burning_1": ("L", 5, 9, "..w1s....2g."),
    "coophorde_burning_2": ("M", 5, 9, "..s1g....2c."),
    "coophorde_burning_3": ("R", 5, 9, "..g1w....2s."),
    "coophorde_standard_1": ("L", 5, 13, "w1s.g..2.c.."),
    "coophorde_standard_2": ("M", 5, 13, "c1g.s..2.w.."),
    "coophorde_standard_3": ("R", 5, 13, "g1w.c..2.s.."),
}
BROUGHT = {"w": "wood", "s": "stone", "g": "gold", "c": "chi"}


def board(code: str) -> Table:
    return coop(3) if code.startswith("coop") else table(3)


@pytest.mark.parametrize("code", PRINTED)
def test_a_soldier_on_each_field_gets_what_is_printed_on_it(code: str):
    section, strength, honour, fields = PRINTED[code]
    card = BY_CODE[code]
    assert (SECTIONS[INDICATOR[card]], STRENGTH_OF[card], WORTH[card]) == (section, strength, honour)
    assert "".join(["." if spot == NO_FIELD else "x" for spot in LAYOUT[card]]) == "".join(
        ["." if sign == "." else "x" for sign in fields]
    )
    for at, sign in enumerate(fields):
        if sign == ".":
            assert REWARDS[card][at] == (-1, 0)
            continue
        t = board(code).horde("M", code).staged(A, "M", spearman=1)
        name = f"M1{'ab'[at // COLUMNS]}{at % COLUMNS + 1}"
        t.effect(A, Attack(1)).say(A, "M spearman", name)
        got = {good: n for good, n in t.seat(A).goods.items() if n}
        assert (got, t.seat(A).honour) == (
            {BROUGHT[sign]: 1} if sign in BROUGHT else {},
            int(sign) if sign.isdigit() else 0,
        )
        assert t.field(name) == (A, "spearman")


@pytest.mark.parametrize("code", PRINTED)
def test_a_horseman_may_cover_any_two_fields_side_by_side_or_upright(code: str):
    fields = PRINTED[code][3]
    spots = {(at // COLUMNS, at % COLUMNS) for at, sign in enumerate(fields) if sign != "."}
    beside = {((row, column), (row, column + 1)) for row, column in spots} | {((0, c), (1, c)) for _, c in spots}
    pairs = {pair for pair in beside if set(pair) <= spots}
    t = board(code).horde("M", code).staged(A, "M", horseman=1).effect(A, Attack(1)).answer(A, "M horseman")
    named = [pair.split("+") for pair in t.options(A)]
    assert {tuple([("ab".index(name[2]), int(name[3]) - 1) for name in pair]) for pair in named} == pairs


@pytest.mark.card("horde_outriders")
def test_outriders_are_just_strong():
    t = table(3).horde("L", OUTRIDERS, "horde_outriders_2").walls(L=1).barricades(L=2)
    assert t.assault_of("L") == (3 + 3, 6 + 4)


@pytest.mark.card("horde_mangudai")
def test_archers_cannot_wound_mangudai_but_everything_else_can():
    t = table(3).horde("L", "horde_mangudai_1", OUTRIDERS).posted(A, "L")
    t.effect(A, Attack(1)).answer(A, "L firing")
    assert {name[:2] for name in t.options(A) if isinstance(name, str) and name[0] == "L"} == {"L2"}
    t.begin().volley()
    assert not t.field("L1a2")
    t = table(3).horde("L", "horde_mangudai_1").tactics(A, "tac_straw_boats").window(1, A)
    t.answer(A, "tactic", "tac_straw_boats").answer(A, "L1a2")
    assert t.field("L1a2") == "wound"
    t = (
        table(3)
        .horde("L", "horde_mangudai_1")
        .staged(A, "L", spearman=1)
        .effect(A, Attack(1))
        .say(A, "L spearman", "L1a2")
    )
    assert t.field("L1a2") == (A, "spearman")


@pytest.mark.card("horde_merkit")
def test_merkits_plunder_everybody_without_a_soldier_on_them():
    t = table(3).horde("L", "horde_merkit_1").cover(A, "L1a3").give(A, wood=3).give(B, wood=2, gold=1).give(C)
    t.assault("L")
    assert t.pending == (B,)
    assert [c.args for c in t.choices(B, "amount")] == [("wood", 1), ("gold", 1)]
    t.answer(B, "gold", 1)
    assert (t.seat(A).wood, t.seat(B).gold, t.seat(B).wood) == (3, 0, 2)


@pytest.mark.card("horde_jin")
def test_deserters_undermine_the_wall_and_add_up_but_never_below_nothing():
    t = table(3).horde("L", "horde_jin_1").walls(L=1).barricades(L=1)
    assert t.assault_of("L") == (3, 6 - 2 + 2)
    assert t.horde("L", "horde_jin_2").assault_of("L") == (6, 6 - 4 + 2)
    assert t.walls(L=0).assault_of("L") == (6, 0 + 2)


@pytest.mark.card("horde_huihui", "coophorde_trebuchets")
@pytest.mark.parametrize("kind", ["horde_huihui", "coophorde_trebuchets"])
def test_engines_halve_barricades_once(kind: str):
    t = board(kind).horde("L", f"{kind}_1").walls(L=1).barricades(L=3)
    assert t.assault_of("L") == (4, 6 + 3)
    assert t.horde("L", f"{kind}_2").assault_of("L") == (8, 6 + 3)
    assert board(kind).barricades(L=3).assault_of("L") == (0, 6)


@pytest.mark.card("horde_iron_hawks", "coophorde_torguud")
@pytest.mark.parametrize("kind", ["horde_iron_hawks", "coophorde_torguud"])
def test_veterans_kill_one_more(kind: str):
    t = board(kind).horde("L", f"{kind}_1").cover(A, "L1a1", "L1a2", "L1a3").wounds("L1").losses(1).defeats()
    assert (t.seat(A).staging["L"], t.seat(A).supply) == ([1, 0, 0], [9, 4, 2])
    t = board(kind).horde("L", f"{kind}_1").cover(A, "L1a1", "L1a2", "L1a3").losses(1).assault("L").run()
    assert len(t.events("killed")) == 2


@pytest.mark.card("horde_black_army")
def test_the_black_army_weakens_with_every_covered_field():
    t = table(3).horde("L", "horde_black_army_1")
    assert t.assault_of("L")[0] == 9
    assert t.cover(A, "L1a1").wounds("L1a2", "L1b3").assault_of("L")[0] == 6
    assert t.wounds("L1").assault_of("L")[0] == 1


@pytest.mark.card("horde_keshig")
def test_the_keshig_grows_with_the_hordes_beside_it():
    t = table(3).horde("L", "horde_keshig_1").horde("M", OUTRIDERS)
    assert t.assault_of("L")[0] == 7
    assert t.horde("L", "horde_outriders_2", "horde_outriders_3").assault_of("L")[0] == 9 + 3 + 3


@pytest.mark.card("coophorde_vanguard")
def test_the_vanguard_is_strong_in_its_first_year():
    t = coop(3).horde("L", "coophorde_vanguard_1")
    assert t.assault_of("L")[0] == 5
    t.state.year += 1
    assert t.assault_of("L")[0] == 3


@pytest.mark.card("coophorde_arrowstorm")
def test_under_the_arrowstorm_each_player_fires_once():
    t = coop(3).horde("L", "coophorde_arrowstorm_1", "coophorde_burning_1").posted(A, "L", 2).volley().run()
    assert len(t.on("L1")) + len(t.on("L2")) == 1
    t = coop(3).horde("M", "coophorde_burning_1").posted(A, "M", 2).volley().run()
    assert len(t.on("M1")) == 2


@pytest.mark.card("coophorde_kharash")
def test_nobody_has_honour_of_captives():
    t = coop(3).horde("L", "coophorde_kharash_1").cover(A, "L1a2").cover(B, "L1a3").wounds("L1").tea(A, B, C).defeats()
    assert t.honours == [7, 0, 0]  # the card alone, paid on capture
    t = coop(3).horde("L", "coophorde_kharash_1", "coophorde_vanguard_1").cover(A, "L2a3").wounds("L2").defeats()
    assert t.honours == [2 + 6, 0, 0]  # another card beside it pays
    t = coop(3).horde("L", "coophorde_vanguard_1").cover(A, "L1a3").cover(B, "L1a4").wounds("L1").tea(A, B, C).defeats()
    assert t.honours == [2 + 6, 2, 0]


@pytest.mark.card("coophorde_reserve")
def test_a_reserve_cannot_be_touched_behind_others():
    t = coop(3).horde("L", "coophorde_vanguard_1", "coophorde_reserve_1").posted(A, "L")
    t.effect(A, Attack(1)).answer(A, "L firing")
    assert {name[:2] for name in t.options(A) if isinstance(name, str) and name[0] == "L"} == {"L1"}
    assert facts.forbidden(t.state, facts.COVER_FIELD, 1)
    t = coop(3).horde("L", "coophorde_reserve_1").posted(A, "L").effect(A, Attack(1)).answer(A, "L firing")
    assert t.can(A, "L1a3")


@pytest.mark.card("coophorde_burning")
def test_arson_empties_the_storehouse_and_purses():
    t = store(coop(3).horde("L", "coophorde_burning_1"), wood=2, stone=2).give(A, wood=1, chi=3).give(B, gold=2)
    t.tea(A, B, C).assault("L")
    assert [c.args for c in t.choices(A, "amount")] == [("wood", 1), ("wood", 2)]
    t.answer(A, "wood", 1)
    assert stored(t) == [1, 0, 0]
    assert (t.seat(A).wood, t.seat(A).chi, t.seat(B).gold) == (0, 3, 1)


@pytest.mark.card("coophorde_standard")
def test_the_banner_strengthens_every_other_horde_there():
    t = coop(3).horde("L", "coophorde_standard_1", "coophorde_burning_1").horde("M", "coophorde_burning_2")
    assert (t.assault_of("L")[0], t.assault_of("M")[0]) == (5 + 6, 5)
    assert t.horde("L", "coophorde_standard_2").assault_of("L")[0] == 6 + 7 + 6
