"""Cards of the cooperative game: tactics with both halves, events, and each demand fulfilled and refused."""

from __future__ import annotations

import pytest

from imperia.games.wall import blocks, facts
from imperia.games.wall import coop as rules
from imperia.games.wall.lexicon import DISCARDED, SAVE_PRICE, W_MY_TURN
from imperia.games.wall.tables import SETS
from wall_cards import *


def my_turn(t: Table, code: str, half: str = "tactic") -> Table:
    return t.tactics(A, code).window(W_MY_TURN, A).answer(A, half, code)


def income(t: Table, code: str, half: str = "tactic") -> Table:
    return earn(t.tactics(A, code), A).answer(A, half, code)


def assaulted(t: Table, code: str, half: str = "tactic") -> Table:
    return t.tactics(A, code).assault("L").answer(A, half, code)


# --- tactics --------------------------------------------------------------------------------------------------------
@pytest.mark.card("ctac_messenger")
def test_a_messenger_brings_command_cards_back():
    t = discard(discard(coop(3).give(A, chi=2), A, "economy", "betrayal"), B, "audience", "despotism")
    my_turn(t, "ctac_messenger")
    assert (commands(t, A, DISCARDED), len(commands(t, B, DISCARDED))) == (["betrayal"], 2)
    t = discard(discard(coop(3).give(A, chi=2), A, "economy"), B, "audience", "despotism")
    my_turn(t, "ctac_messenger", "boosted")
    assert t.options(B) == ["despotism", "audience"]
    t.answer(B, "audience")
    assert (commands(t, A, DISCARDED), commands(t, B, DISCARDED)) == ([], ["despotism"])


@pytest.mark.card("ctac_rations")
def test_rations_are_shared_by_two():
    t = income(coop(3).give(A, wood=2).give(B, chi=1), "ctac_rations")
    assert t.options(A) == [B, C]
    t.answer(A, "player", B)
    assert t.options(A) == [B, "done"]  # only the two of them
    t.answer(A, "player", B).answer(A, "wood", 2)
    assert (t.pending, t.seat(B).wood) == ((B,), 2)
    t.answer(B, "done").answer(A, "gold", 1).answer(B, "stone", 1)
    assert t.idle
    assert (t.seat(A).goods, t.seat(B).goods) == (
        {"wood": 0, "stone": 0, "gold": 1, "chi": 0},
        {"wood": 2, "stone": 1, "gold": 0, "chi": 1},
    )


@pytest.mark.card("ctac_rations")
def test_rations_are_shared_by_all():
    t = income(coop(3).give(A, chi=1).give(C, wood=3), "ctac_rations", "boosted")
    t.answer(C, "player", A).answer(C, "wood", 1).answer(C, "player", B).answer(C, "wood", 2)
    for p in range(3):
        t.answer(p, "chi", 1)
    assert (t.idle, [t.seat(p).wood for p in range(3)], [t.seat(p).chi for p in range(3)]) == (
        True,
        [1, 2, 0],
        [1, 1, 1],
    )


@pytest.mark.card("ctac_united")
def test_a_united_front_attacks_with_another_or_all():
    def front() -> Table:
        t = coop(3).give(A, chi=2).horde("L", "coophorde_standard_1")
        for p in range(3):
            t.staged(p, "L", spearman=3)
        return t

    t = my_turn(front(), "ctac_united")
    assert t.options(A) == [B, C]
    t.answer(A, "player", C)
    t.run()
    assert t.on("L1") == [(C, "spearman")] * 2
    t = my_turn(front(), "ctac_united", "boosted")
    t.run()
    assert sorted(t.on("L1")) == [(A, "spearman")] * 2 + [(B, "spearman")] * 2 + [(C, "spearman")] * 2


@pytest.mark.card("ctac_beacons")
def test_beacons_warn_this_section_or_all_after_it():
    def coast() -> Table:
        t = coop(3).give(A, chi=2).walls(L=1, M=1, R=1).horde("L", "coophorde_burning_1")
        return t.horde("M", "coophorde_burning_2").horde("R", "coophorde_burning_3")

    t = assaulted(coast(), "ctac_beacons").run()
    assert (t.events("assault")[-1]["defence"], t.assault_of("L")[1]) == (9, 6)
    t = coast().tactics(A, "ctac_beacons").assault("M").answer(A, "boosted", "ctac_beacons").run()
    assert t.events("assault")[-1]["defence"] == 9
    assert [t.assault_of(section)[1] for section in "LMR"] == [6, 9, 9]
    facts.end_spells(t.state, "assault_phase")
    assert t.assault_of("R")[1] == 6


@pytest.mark.card("ctac_relief")
@pytest.mark.parametrize(("half", "n"), [("tactic", 1), ("boosted", 3)])
def test_relief_saves_anybodys_soldiers(half: str, n: int):
    t = coop(3).give(A, chi=2).tactics(A, "ctac_relief").horde("L", "coophorde_standard_1")
    t.cover(B, "L1a1", "L1a2").cover(C, "L1a3", "L1a5").wounds("L1").losses(2).defeats()
    t.answer(A, half, "ctac_relief").run()
    saved = sum(t.seat(B).staging["L"]) + sum(t.seat(C).staging["L"])
    assert (saved, len(t.events("killed"))) == (n, 4 - n)


@pytest.mark.card("ctac_memorial")
def test_a_memorial_frees_one_or_all_of_shame():
    def shamed() -> Table:
        t = coop(3).give(A, chi=3)
        for p in range(3):
            t.shamed(p, spearman=2)
        return t

    t = income(shamed(), "ctac_memorial")
    assert t.options(A) == [A, B, C]
    t.answer(A, "player", B).run()
    assert [sum(t.seat(p).shamed) for p in range(3)] == [2, 1, 2]
    t = income(shamed(), "ctac_memorial", "boosted").run()
    assert [sum(t.seat(p).shamed) for p in range(3)] == [1, 1, 1]


@pytest.mark.card("ctac_militia")
def test_a_militia_is_raised_by_those_who_are_not_there():
    def barracks(half: str) -> Table:
        t = place(place(coop(3).give(A, chi=2).tactics(A, "ctac_militia"), A, barracks=1), B, barracks=1)
        t.give(C, wood=1, stone=2).give(B, wood=1, stone=2)
        return activate(t, "barracks", advanced=True).answer(A, half, "ctac_militia")

    t = barracks("tactic")
    assert t.pending == (C,)  # the only one without an official
    t.answer(C, "recruit", "spearman").answer(C, "stage", "L")
    assert (t.seat(C).staging["L"], t.seat(C).stone, t.seat(C).wood) == ([1, 0, 0], 0, 0)
    t = barracks("boosted").answer(C, "recruit", "spearman").answer(C, "reduce", "stone").answer(C, "stage", "L")
    assert (t.seat(C).staging["L"], t.seat(C).stone) == ([1, 0, 0], 1)


@pytest.mark.card("ctac_watch")
def test_a_divided_watch_lets_others_place():
    t = my_turn(coop(3), "ctac_watch").answer(A, "player", C).answer(C, "place", "mine")
    assert (t.idle, officials(t, C)) == (True, {"mine": 1})
    t = my_turn(coop(3).give(A, chi=1), "ctac_watch", "boosted")
    t.answer(B, "place", "mine").answer(C, "place", "mine")
    assert (t.idle, officials(t, A), officials(t, B), officials(t, C)) == (True, {}, {"mine": 1}, {"mine": 1})


@pytest.mark.card("ctac_ledger")
@pytest.mark.parametrize(("half", "n"), [("tactic", 2), ("boosted", 5)])
def test_a_ledger_fills_the_storehouse(half: str, n: int):
    t = income(coop(3).give(A, chi=2), "ctac_ledger", half)
    assert not t.can(A, "chi", n)
    t.answer(A, "stone", n)
    assert stored(t) == [0, n, 0]


@pytest.mark.card("ctac_crossfire")
def test_crossfire_hits_anywhere_or_everywhere():
    def shot(half: str) -> Table:
        t = coop(3).give(A, chi=1).tactics(A, "ctac_crossfire").horde("L", "coophorde_burning_1")
        t.horde("M", "coophorde_burning_2").horde("R", "coophorde_burning_3")
        return t.recruits(A, "spearman").answer(A, "L1a3").answer(A, half, "ctac_crossfire")

    t = shot("tactic").answer(A, "R1a3")
    assert (t.idle, t.on("R1")) == (True, ["wound"])
    t = shot("boosted").answer(A, "M1a3")
    assert not t.can(A, "M1a4")
    t.run()
    assert [t.on(f"{section}1").count("wound") for section in "LMR"] == [1, 1, 1]


@pytest.mark.card("ctac_steppe")
def test_a_scorched_steppe_takes_the_strength_of_a_card():
    def steppe() -> Table:
        t = coop(3).give(A, chi=2).walls(L=3)
        return t.horde("L", "coophorde_vanguard_1", "coophorde_torguud_1", "coophorde_trebuchets_1")

    t = assaulted(steppe(), "ctac_steppe")
    assert t.events("assault")[-1]["attack"] == 5 + 5
    t = assaulted(steppe(), "ctac_steppe", "boosted")
    assert t.events("assault")[-1]["attack"] == 5 + 4  # of equal ones the one nearest the Wall
    assert t.run().assault_of("L")[0] == 5 + 5 + 4


@pytest.mark.card("ctac_gate")
def test_holding_the_gate_keeps_shame_away():
    def gate() -> Table:
        return coop(3).give(A, chi=2).horde("L", "coophorde_vanguard_1", "coophorde_torguud_1")

    t = gate().assault("L").run()
    assert [sum(t.seat(p).shamed) for p in range(3)] == [2, 2, 2]
    t = assaulted(gate(), "ctac_gate").run()
    assert [sum(t.seat(p).shamed) for p in range(3)] == [1, 1, 1]
    t = assaulted(gate(), "ctac_gate", "boosted").run()
    assert [sum(t.seat(p).shamed) for p in range(3)] == [0, 0, 0]


# --- events ---------------------------------------------------------------------------------------------------------
@pytest.mark.card("ev_yellow_river")
def test_a_flood_takes_two_building_goods_of_everybody():
    t = happens(coop(3).give(A, wood=1, chi=5).give(B, stone=3).give(C, wood=1, gold=1), "ev_yellow_river")
    assert t.idle
    assert [sum(t.seat(p).goods.values()) for p in range(3)] == [5, 1, 0]


@pytest.mark.card("ev_plague")
def test_the_plague_takes_a_soldier_from_the_camps():
    t = coop(3).staged(A, "L", spearman=1, archer=1).posted(B, "M").horde("L", "coophorde_vanguard_1")
    happens(t.cover(C, "L1a3"), "ev_plague").answer(A, "L archer")
    assert (t.idle, t.seat(A).staging["L"], t.seat(B).firing["M"], t.on("L1")) == (
        True,
        [1, 0, 0],
        0,
        [(C, "spearman")],
    )
    assert t.seat(A).supply == [9, 4, 2]


@pytest.mark.card("ev_landslide")
def test_after_a_landslide_walls_cost_more():
    t = coop(3)
    before = blocks.wall_price(t.state, A, 0)
    assert (before, blocks.wall_price(t.event("ev_landslide").state, A, 0)) == (5, 7)
    t = place(t.give(A, stone=7), A, builders=1)
    activate(t, "builders").answer(A, "wall", "L")
    assert (t.seat(A).stone, t.seat(A).honour) == (0, 5)


@pytest.mark.card("ev_ogedei")
def test_the_khans_death_takes_a_horde_away():
    t = coop(3).horde("L", "coophorde_vanguard_1", "coophorde_burning_1").cover(B, "L1a3").wounds("L1a4").tea(C, A, B)
    happens(t, "ev_ogedei", C)
    assert (t.pending, t.options(C)) == ((C,), ["L1", "L2"])
    t.answer(C, "L1")
    assert (t.rows("L"), t.seat(B).staging["L"], t.honours[:3]) == (
        ["coophorde_burning_1", None, None],
        [1, 0, 0],
        [0] * 3,
    )


@pytest.mark.card("ev_famine")
def test_in_a_famine_every_recruit_costs_more_wood():
    t = coop(3)
    assert [facts.recruit_price(t.state, A, kind) for kind in range(3)] == [(1, 2, 0, 0), (1, 0, 0, 2), (1, 0, 3, 0)]
    t.event("ev_famine")
    assert [facts.recruit_price(t.state, B, kind) for kind in range(3)] == [(2, 2, 0, 0), (2, 0, 0, 2), (2, 0, 3, 0)]


@pytest.mark.card("ev_long_winter")
def test_in_a_long_winter_saving_costs_three():
    t = coop(3).event("ev_long_winter").give(A, chi=2).horde("L", "coophorde_vanguard_1").cover(A, "L1a3").wounds("L1")
    assert t.losses(1).defeats().idle  # two chi are too few
    t = coop(3).event("ev_long_winter").give(A, chi=3).horde("L", "coophorde_vanguard_1").cover(A, "L1a3").wounds("L1")
    t.losses(1).defeats().answer(A, "L1", "spearman").run()
    assert (t.seat(A).chi, facts.value(t.state, SAVE_PRICE, 2, B)) == (0, 3)


@pytest.mark.card("ev_intrigue")
def test_intrigue_costs_a_card_or_shame():
    t = coop(3).tactics(A, "tac_tea", "tac_goat").tactics(B, "tac_retreat")
    happens(t, "ev_intrigue").answer(A, "discard", "tac_goat").run()
    assert (t.seat(A).hand, t.seat(B).hand) == (["tac_tea"], [])
    assert [sum(t.seat(p).shamed) for p in range(3)] == [0, 0, 1]


@pytest.mark.card("ev_paper_money")
def test_paper_money_pays_for_no_walls():
    t = store(coop(3).give(A, gold=9, wood=1), gold=5, stone=1)
    assert blocks.purse(t.state, A) == 16
    assert blocks.purse(t.event("ev_paper_money").state, A) == 2
    place(t, A, builders=1)
    activate(t, "builders")
    assert not t.can(A, "wall", "L")
    t.answer(A, "barricade", "L")
    assert (stored(t), t.seat(A).gold, t.seat(A).wood) == ([0, 0, 5], 9, 0)


@pytest.mark.card("ev_clemency")
def test_clemency_frees_everybody_of_a_token():
    t = happens(coop(3).shamed(A, spearman=2).shamed(B, archer=1), "ev_clemency").run()
    assert [sum(t.seat(p).shamed) for p in range(3)] == [1, 0, 0]


@pytest.mark.card("ev_sichuan")
def test_levies_come_to_everybodys_staging_area():
    t = happens(coop(3), "ev_sichuan")
    for p, section in enumerate("LMR"):
        t.answer(p, "recruit", "spearman").answer(p, "stage", section)
    assert [t.seat(p).staging["LMR"[p]] for p in range(3)] == [[1, 0, 0]] * 3
    assert t.idle


@pytest.mark.card("ev_kurultai")
def test_the_kurultai_strengthens_first_rows():
    t = coop(3).event("ev_kurultai").horde("L", "coophorde_burning_1", "coophorde_burning_2")
    assert t.assault_of("L")[0] == 6 + 5


@pytest.mark.card("ev_traitor")
def test_a_traitor_lets_a_horde_in():
    t = coop(3)
    happens(t, "ev_traitor").run()
    assert sum([horde >= 0 for horde in t.state.horde]) == 1


# --- demands --------------------------------------------------------------------------------------------------------
def tried(t: Table, code: str) -> Table:
    """A demand is tried; A is on top and B before C."""
    return happens(demanded(t.tea(A, B, C), code), code)


def reach(t: Table, code: str) -> bool:
    """Could the demand be fulfilled?"""
    demanded(t, code)
    return t.state.artifacts.index(BY_CODE[code]) in rules.within_reach(t.state)


def refused_by(code: str, t: Table, *answers: tuple[int, object]) -> None:
    """After these answers the demand is still there and nobody has given anything."""
    before = t.state.clone()
    tried(t, code)
    for p, said in answers:
        t.answer(p, *(said if isinstance(said, tuple) else (said,)))
    assert t.idle
    assert fulfilled(t) == []
    assert (t.state.stock, t.state.soldiers, t.state.hand) == (before.stock, before.soldiers, before.hand)
    assert t.events("refused")


@pytest.mark.card("dem_taunt")
def test_taunting_needs_hordes_no_breach_and_a_card_of_everybody():
    def jeering() -> Table:
        t = coop(3).horde("L", "coophorde_vanguard_1", "coophorde_vanguard_2", "coophorde_vanguard_3")
        return t.tactics(A, "tac_tea", "tac_goat").tactics(B, "tac_retreat").tactics(C, "tac_petition")

    t = tried(jeering(), "dem_taunt").say(A, "yes").say(B, "yes").say(C, "yes")
    t.answer(A, "discard", "tac_goat")
    assert (fulfilled(t), [t.seat(p).hand for p in range(3)]) == (["dem_taunt"], [["tac_tea"], [], []])
    refused_by("dem_taunt", jeering(), (A, "yes"), (B, "no"))
    t = jeering()
    assert reach(t, "dem_taunt")
    t.state.breaches = 1
    assert not reach(t, "dem_taunt")
    few = coop(3).horde("L", "coophorde_vanguard_1", "coophorde_vanguard_2")
    assert not reach(few.tactics(A, "tac_tea").tactics(B, "tac_goat").tactics(C, "tac_petition"), "dem_taunt")


@pytest.mark.card("dem_guard")
def test_the_guard_takes_one_of_each_kind_from_different_players():
    def guard() -> Table:
        t = coop(3).horde("L", "coophorde_standard_1").cover(A, "L1a1").posted(B, "M").staged(B, "L", spearman=1)
        return t.staged(C, "R", horseman=1)

    t = tried(guard(), "dem_guard")
    assert t.options(A) == [0, "no"]
    t.answer(A, "branch", 0)
    assert t.options(B) == [1, "no"]  # a spearman is promised
    t.answer(B, "branch", 1).answer(C, "branch", 2)
    assert (fulfilled(t), t.on("L1")) == (["dem_guard"], ["wound"])
    assert [t.seat(p).gone for p in range(3)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    refused_by("dem_guard", guard(), (A, ("branch", 0)), (B, "no"), (C, "no"))
    assert not reach(coop(3).staged(A, "L", spearman=1, archer=1, horseman=1), "dem_guard")


@pytest.mark.card("dem_glory")
def test_glory_takes_a_captured_horde_and_honour_of_two():
    def famous() -> Table:
        t = coop(3)
        for p in (A, B):
            t.captures(p, f"coophorde_vanguard_{p + 1}").give(p, honour=5)
        return t

    t = tried(famous(), "dem_glory").answer(A, "branch", 0).answer(B, "branch", 1)
    assert (fulfilled(t), t.honours[:2], [t.seat(p).captured for p in (A, B)]) == (["dem_glory"], [1, 1], [{}] * 2)
    refused_by("dem_glory", famous(), (A, "no"), (B, ("branch", 0)))
    assert not reach(famous().give(B, honour=3), "dem_glory")


@pytest.mark.card("dem_escort")
def test_the_escort_takes_an_official_of_everybody():
    def escort() -> Table:
        return place(coop(3), A, mine=2)

    t = tried(escort(), "dem_escort").say(A, "yes").say(B, "yes").say(C, "yes")
    t.answer(A, "official", "mine")
    assert (fulfilled(t), officials(t, A), [at_home(t, p) for p in range(3)]) == (
        ["dem_escort"],
        {"mine": 1},
        [3, 4, 4],
    )
    refused_by("dem_escort", escort(), (A, "no"))
    refused_by("dem_escort", escort(), (A, "yes"), (B, "yes"), (C, "no"))


SPLIT = {
    "dem_timber": ("wood", 12),
    "dem_silver": ("gold", 8),
    "dem_ramparts": ("stone", 3),
    "dem_steppe": ("chi", 6),
}


@pytest.mark.card(*SPLIT)
@pytest.mark.parametrize("code", SPLIT)
def test_a_price_is_paid_together_in_any_split(code: str):
    good, asked = SPLIT[code]

    def rich() -> Table:
        return coop(3).walls(L=2, M=2, R=2).give(A, **{good: asked}).give(B, **{good: asked}).give(C)

    t = tried(rich(), code).answer(A, good, 1).answer(B, good, asked - 1)
    assert fulfilled(t) == [code]
    assert (t.seat(A).goods[good], t.seat(B).goods[good]) == (asked - 1, 1)
    refused_by(code, rich(), (A, (good, 1)), (B, "no"))
    assert not reach(coop(3).walls(L=2, M=2, R=2).give(A, **{good: asked - 1}), code)
    assert reach(coop(3).walls(L=2, M=2, R=2).give(A, **{good: asked - 1}).give(C, **{good: 1}), code)


@pytest.mark.card("dem_ramparts")
def test_ramparts_need_a_wall_everywhere():
    assert not reach(coop(3).walls(L=2, M=0, R=3).give(A, stone=9), "dem_ramparts")
    assert reach(coop(3).walls(L=2, M=1, R=3).give(A, stone=9), "dem_ramparts")


@pytest.mark.card("dem_steppe")
def test_the_steppe_is_clear_when_no_more_than_three_hordes_stand_behind():
    t = coop(3).horde("L", "coophorde_vanguard_1", "coophorde_vanguard_2", "coophorde_vanguard_3").give(A, chi=6)
    t.horde("M", "coophorde_burning_1", "coophorde_burning_2")
    assert reach(t, "dem_steppe")
    assert not reach(t.horde("R", "coophorde_torguud_1", "coophorde_torguud_2"), "dem_steppe")


@pytest.mark.card("dem_marble")
def test_marble_comes_from_the_storehouse():
    t = tried(store(coop(3), stone=10, wood=3), "dem_marble")
    assert (t.idle, fulfilled(t), stored(t)) == (True, ["dem_marble"], [3, 6, 0])
    assert not reach(store(coop(3), stone=3).give(A, stone=5), "dem_marble")


@pytest.mark.card("dem_prayers")
def test_everybody_prays():
    def pious(n: int) -> Table:
        return coop(3).give(A, chi=2).give(B, chi=3).give(C, chi=n)

    t = tried(pious(2), "dem_prayers").say(A, "yes").say(B, "yes").say(C, "yes")
    assert (fulfilled(t), [t.seat(p).chi for p in range(3)]) == (["dem_prayers"], [0, 1, 0])
    refused_by("dem_prayers", pious(2), (A, "yes"), (B, "yes"), (C, "no"))
    assert not reach(pious(1), "dem_prayers")


@pytest.mark.card("dem_treatises")
def test_treatises_cost_a_card_and_a_resource():
    def learned() -> Table:
        t = coop(3).tactics(A, "tac_tea").tactics(B, "tac_goat").tactics(C, "tac_petition")
        return t.give(A, wood=1).give(B, wood=1, gold=1).give(C, chi=1)

    t = tried(learned(), "dem_treatises").say(A, "yes").say(B, "yes").say(C, "yes").answer(B, "gold", 1)
    assert (fulfilled(t), [t.seat(p).hand for p in range(3)]) == (["dem_treatises"], [[], [], []])
    assert (t.seat(A).wood, t.seat(B).wood, t.seat(B).gold, t.seat(C).chi) == (0, 1, 0, 0)
    refused_by("dem_treatises", learned(), (A, "no"))
    assert not reach(learned().give(C, chi=0), "dem_treatises")


@pytest.mark.card("dem_garrison")
def test_garrisons_cost_everybody_a_soldier_who_is_not_in_a_fight():
    def camp() -> Table:
        return coop(3).staged(A, "L", spearman=1).posted(B, "M").staged(C, "R", archer=1, horseman=1)

    t = tried(camp(), "dem_garrison").say(A, "yes").say(B, "yes").say(C, "yes").answer(C, "R horseman")
    assert (fulfilled(t), [t.seat(p).gone for p in range(3)]) == (["dem_garrison"], [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    refused_by("dem_garrison", camp(), (A, "yes"), (B, "no"))
    fighting = coop(3).horde("L", "coophorde_vanguard_1").cover(A, "L1a3")
    assert not reach(fighting.posted(B, "M").staged(C, "R", archer=1), "dem_garrison")


@pytest.mark.card("dem_taunt", "dem_guard", "dem_glory", "dem_escort")
def test_four_demands_are_not_for_two():
    assert {CODE[card] for card in SETS[0].not_for_two} == {"dem_taunt", "dem_guard", "dem_glory", "dem_escort"}
    s = coop(2).state
    assert not SETS[0].not_for_two & {*s.demand_deck, *s.artifacts}
