"""The 20 tactic cards of the game: both halves of each, in their windows."""

from __future__ import annotations

import pytest

from imperia.games.wall.lexicon import W_INCOME, W_MY_TURN
from imperia.games.wall.tables import BASIC, BOOSTED, WINDOW
from imperia.games.wall.tactics import boost_price
from wall_cards import *


def my_turn(t: Table, code: str, half: str = "tactic") -> Table:
    """At the start of A's turn the card is played."""
    t.tactics(A, code).window(W_MY_TURN, A)
    assert t.asked == "tactic"
    return t.answer(A, half, code)


def summer(t: Table, code: str, half: str = "tactic") -> Table:
    """After A's income the card is played."""
    t.tactics(A, code)
    earn(t, A)
    return t.answer(A, half, code)


def assaulted(t: Table, code: str, half: str = "tactic") -> Table:
    """As the left section is assaulted the card is played."""
    return t.tactics(A, code).assault("L").answer(A, half, code)


PRICES = {
    "tac_retreat": 2,
    "tac_restless": 2,
    "tac_empty_fort": 1,
    "tac_granaries": 2,
    "tac_straw_boats": 2,
    "tac_night_sortie": 1,
    "tac_tiger": 1,
    "tac_burning_house": 1,
    "tac_goat": 2,
    "tac_caravan": 1,
    "tac_petition": 1,
    "tac_chencang": 1,
    "tac_conscription": 2,
    "tac_brick": 1,
    "tac_chain_ships": 1,
    "tac_fallen": 1,
    "tac_tea": 1,
    "tac_whisper": 1,
    "tac_blossoms": 2,
    "ctac_messenger": 2,
    "ctac_rations": 1,
    "ctac_united": 2,
    "ctac_beacons": 2,
    "ctac_relief": 2,
    "ctac_memorial": 3,
    "ctac_militia": 2,
    "ctac_watch": 1,
    "ctac_ledger": 2,
    "ctac_crossfire": 1,
    "ctac_steppe": 2,
    "ctac_gate": 2,
}


@pytest.mark.card(*PRICES)
@pytest.mark.parametrize("code", PRICES)
def test_the_boosted_half_has_its_price(code: str):
    card = BY_CODE[code]
    t = coop(3).tactics(A, code).give(A, chi=PRICES[code])
    which = WINDOW[card]
    if which in (W_INCOME, W_MY_TURN):
        t.window(which, A).answer(A, "boosted", code)
        assert [event for event in t.events("paid") if event["seat"] == A][-1]["n"] == PRICES[code]
        t = coop(3).tactics(A, code).give(A, chi=PRICES[code] - 1).window(which, A)
        assert not t.can(A, "boosted", code)
    assert boost_price(t.state, A, card) == PRICES[code]


# --- when soldiers would be killed ----------------------------------------------------------------------------------
def falling(t: Table, code: str, n: int = 2) -> Table:
    """Two of A's three soldiers on a defeated horde are to die."""
    return t.tactics(A, code).horde("L", OUTRIDERS).cover(A, "L1a3", "L1a4", "L1b3").wounds("L1").losses(n).defeats()


@pytest.mark.card("tac_retreat")
def test_retreat_saves_one_or_all():
    t = falling(table(3), "tac_retreat").answer(A, "tactic", "tac_retreat").run()
    assert (t.seat(A).staging["L"], t.seat(A).supply) == ([2, 0, 0], [8, 4, 2])
    t = falling(table(3).give(A, chi=2), "tac_retreat").answer(A, "boosted", "tac_retreat").run()
    assert (t.seat(A).staging["L"], t.seat(A).supply, t.seat(A).chi) == ([3, 0, 0], [7, 4, 2], 0)
    t = falling(table(3).give(A, chi=1), "tac_retreat")
    assert (t.can(A, "tactic", "tac_retreat"), t.can(A, "boosted", "tac_retreat")) == (True, False)
    t.answer(A, "pass").run()
    assert t.seat(A).staging["L"] == [1, 0, 0]


@pytest.mark.card("tac_retreat")
def test_there_are_two_retreats():
    t = table(3).tactics(A, "tac_retreat", "tac_retreat")
    assert t.seat(A).hand == ["tac_retreat", "tac_retreat"]


@pytest.mark.card("tac_fallen")
@pytest.mark.parametrize(
    ("half", "losses", "honour"),
    [("tactic", 1, 2), ("tactic", 2, 4), ("boosted", 1, 3), ("boosted", 2, 6)],
)
def test_mourning_pays_for_the_dead(half: str, losses: int, honour: int):
    t = falling(table(3).give(A, chi=1), "tac_fallen", losses)
    assert t.asked == "tactic"
    t.answer(A, half, "tac_fallen").run()
    assert t.seat(A).honour == 2 + honour  # 2 for having been there
    assert t.seat(A).chi == (0 if half == "boosted" else 1)


@pytest.mark.card("tac_fallen")
@pytest.mark.parametrize(("half", "honour"), [("tactic", 4), ("boosted", 9)])
def test_mourning_has_its_limit(half: str, honour: int):
    t = table(3).give(A, chi=1).tactics(A, "tac_fallen").horde("L", "horde_black_army_1")
    t.cover(A, "L1a1", "L1a2", "L1a3").state.dead[A] = 5
    card = BY_CODE["tac_fallen"]
    node = (BASIC if half == "tactic" else BOOSTED)[card]
    t.effect(A, node, "tac_fallen")
    assert t.seat(A).honour == honour


# --- at the start of the own turn -----------------------------------------------------------------------------------
@pytest.mark.card("tac_restless")
def test_restless_promotes_for_one_less():
    t = my_turn(oversee(table(3), A, mine=1).give(A, stone=2), "tac_restless")
    t.answer(A, "promote", "mine")
    assert (levels(t, A), t.seat(A).stone) == ([0, 0, 2, 0], 0)  # 3 less 1
    assert t.idle
    t = my_turn(oversee(table(3), A, mine=1, quarry=1).give(A, stone=2, wood=2, chi=2), "tac_restless", "boosted")
    t.answer(A, "promote", "mine")
    assert not t.can(A, "promote", "mine")
    t.answer(A, "promote", "quarry")
    assert (t.idle, levels(t, A), t.seat(A).goods) == (True, [0, 2, 2, 0], {"wood": 0, "stone": 0, "gold": 0, "chi": 0})


@pytest.mark.card("tac_restless")
def test_restless_places_a_first_overseer():
    t = my_turn(table(3).give(A, stone=1), "tac_restless").answer(A, "promote", "mine").answer(A, "kind", "archer")
    assert (levels(t, A), t.seat(A).stone, t.seat(A).supply) == ([0, 0, 1, 0], 0, [10, 3, 2])


@pytest.mark.card("tac_straw_boats")
def test_straw_boats_wound_anywhere_or_thrice_in_one_section():
    t = my_turn(table(3).horde("L", OUTRIDERS).horde("M", "horde_outriders_2", "horde_huihui_1"), "tac_straw_boats")
    t.answer(A, "M2a3")
    assert (t.idle, t.on("M2"), t.seat(A).honour) == (True, ["wound"], 1)
    t = table(3).give(A, chi=2).horde("L", OUTRIDERS).horde("M", "horde_outriders_2", "horde_huihui_1")
    my_turn(t, "tac_straw_boats", "boosted").answer(A, "M1a3")
    assert not t.can(A, "L1a3")
    t.say(A, "M2a3", "M2a4")
    assert (t.idle, len(t.on("M1")), len(t.on("M2")), t.seat(A).honour) == (True, 1, 2, 0)


@pytest.mark.card("tac_night_sortie")
@pytest.mark.parametrize(("half", "n"), [("tactic", 1), ("boosted", 3)])
def test_a_night_sortie_attacks_with_one_or_three(half: str, n: int):
    t = table(3).give(A, chi=1).horde("L", "horde_huihui_1").staged(A, "L", spearman=4)
    my_turn(t, "tac_night_sortie", half)
    t.run()
    assert (len(t.on("L1")), t.seat(A).staging["L"]) == (n, [4 - n, 0, 0])


@pytest.mark.card("tac_chencang")
def test_the_secret_march_moves_and_honours_or_attacks():
    def march(half: str) -> Table:
        t = table(3).give(A, chi=1).horde("M", OUTRIDERS).staged(A, "L", spearman=3)
        return my_turn(t, "tac_chencang", half)

    t = march("tactic")
    t.run()
    assert (sum(t.seat(A).staging["L"]), t.seat(A).honour) == (0, 1)
    t = march("boosted").answer(A, "L").answer(A, "M")
    t.run()
    assert (len(t.on("M1")), t.seat(A).staging["M"], t.seat(A).chi) == (2, [1, 0, 0], 0)


@pytest.mark.card("tac_chain_ships")
@pytest.mark.parametrize(("half", "n"), [("tactic", 1), ("boosted", 2)])
def test_chained_ships_place_officials(half: str, n: int):
    t = my_turn(table(3).give(A, chi=1), "tac_chain_ships", half).say(A, *[("place", "hq")] * n)
    assert (t.idle, officials(t, A)) == (True, {"hq": n})


@pytest.mark.card("tac_blossoms")
@pytest.mark.parametrize(("half", "n"), [("tactic", 1), ("boosted", 2)])
def test_blossoms_are_free_barricades(half: str, n: int):
    t = my_turn(store(table(3).give(A, chi=2, wood=1), stone=5), "tac_blossoms", half)
    assert not t.can(A, "wall", "L")
    t.say(A, *[("barricade", "L")] * n)
    assert (t.idle, t.state.barricades[0], t.seat(A).honour, stored(t), t.seat(A).wood) == (
        True,
        n,
        2 * n,
        [0, 5, 0],
        1,
    )


# --- after the income in summer -------------------------------------------------------------------------------------
@pytest.mark.card("tac_caravan")
def test_the_caravan_takes_from_the_storehouse():
    t = summer(store(table(3), wood=3, gold=1), "tac_caravan").answer(A, "wood", 1)
    assert t.options(A)[-1] == "done"
    t.answer(A, "gold", 1)
    assert (t.idle, stored(t), t.seat(A).wood, t.seat(A).gold) == (True, [2, 0, 0], 1, 1)
    t = summer(store(table(3).give(A, chi=1), wood=3, gold=2), "tac_caravan", "boosted").answer(A, "wood", 3)
    t.answer(A, "gold", 1)
    assert (stored(t), t.seat(A).wood, t.seat(A).gold, t.seat(A).honour) == ([0, 0, 1], 3, 1, 1)
    assert summer(store(table(3), wood=3), "tac_caravan").answer(A, "done").seat(A).wood == 0


@pytest.mark.card("tac_petition")
def test_a_petition_removes_shame():
    t = summer(table(3).shamed(A, spearman=2), "tac_petition")
    t.run()
    assert (t.seat(A).shamed, t.seat(A).honour) == ([1, 0, 0], 0)
    t = summer(table(3).shamed(A, spearman=2, archer=1).give(A, chi=1), "tac_petition", "boosted")
    t.run()
    assert (sum(t.seat(A).shamed), t.seat(A).honour, t.bank) == (1, 1, 29)


@pytest.mark.card("tac_tea")
def test_the_envoy_comes_to_tea():
    t = summer(table(3).tea(B, C, A), "tac_tea")
    assert (t.state.tea, t.seat(A).chi, t.seat(A).honour) == ((B, A, C), 1, 0)
    t = summer(table(3).tea(B, C, A).give(A, chi=1), "tac_tea", "boosted")
    assert (t.state.tea, t.seat(A).chi, t.seat(A).honour) == ((A, B, C), 0, 2)


@pytest.mark.card("tac_whisper")
def test_whispers_bring_honour_or_a_cheap_advisor():
    assert summer(table(3).support(A, 2), "tac_whisper").seat(A).honour == 3
    assert summer(table(3).support(A, 5), "tac_whisper").seat(A).honour == 4
    t = summer(table(3).support(A, 3).give(A, chi=1, gold=2), "tac_whisper", "boosted")  # the fourth costs 4
    t.answer(A, "hire", 0).answer(A, "support")
    assert (t.idle, len(t.state.support[A]), t.seat(A).gold) == (True, 4, 0)


# --- when a location is activated -----------------------------------------------------------------------------------
@pytest.mark.card("tac_conscription")
def test_an_edict_makes_recruits_cheaper_or_brings_one():
    t = place(table(3).tactics(A, "tac_conscription").give(A, wood=1), A, barracks=1)
    place(t, B, barracks=1)
    activate(t, "barracks").answer(A, "tactic", "tac_conscription")
    t.answer(A, "recruit", "spearman").run("recruit-goes")
    assert t.seat(A).wood == 0
    t.run()
    t = place(table(3).tactics(A, "tac_conscription").give(A, chi=2), A, barracks=1)
    place(t, B, barracks=1)
    activate(t, "barracks").answer(A, "boosted", "tac_conscription").answer(A, "recruit", "spearman")
    t.answer(A, "stage", "L")
    t.run()
    assert (t.seat(A).staging["L"], t.seat(A).chi) == ([1, 0, 0], 0)


@pytest.mark.card("tac_conscription", "ctac_militia")
@pytest.mark.parametrize("code", ["tac_conscription", "ctac_militia"])
def test_recruits_are_called_in_the_barracks_only(code: str):
    t = place(coop(3).tactics(A, code), A, academy=1)
    assert activate(t, "academy").asked == "draw"
    t = place(coop(3).tactics(A, code), A, barracks=1)
    assert activate(t, "barracks", advanced=True).asked == "tactic"
    t = place(coop(3).tactics(A, code), B, barracks=1)
    assert activate(t, "barracks", advanced=True).asked != "tactic"


@pytest.mark.card("tac_conscription")
def test_the_edict_is_over_with_the_activation():
    t = place(table(3).tactics(A, "tac_conscription"), A, barracks=1)
    activate(t, "barracks", advanced=True).answer(A, "tactic", "tac_conscription")
    t.run()
    assert (t.idle, t.state.spells) == (True, ())


@pytest.mark.card("tac_brick")
@pytest.mark.parametrize(("half", "n"), [("tactic", 2), ("boosted", 4)])
def test_a_brick_brings_more_of_what_is_made_here(half: str, n: int):
    t = place(place(table(3).tactics(A, "tac_brick").give(A, chi=1), A, quarry=1), B, quarry=1)
    activate(t, "quarry", advanced=True).answer(A, half, "tac_brick")
    t.run("donate")
    assert t.seat(A).stone == n + 1
    t = place(table(3).tactics(A, "tac_brick"), A, barracks=1)
    activate(t, "barracks", advanced=True)
    assert t.asked != "tactic"


# --- after an attack, and when a horde is defeated ------------------------------------------------------------------
@pytest.mark.card("tac_tiger")
@pytest.mark.parametrize(("half", "n"), [("tactic", 1), ("boosted", 2)])
def test_the_tiger_is_lured_to_the_card_attacked(half: str, n: int):
    t = table(3).give(A, chi=1).tactics(A, "tac_tiger").horde("L", "horde_huihui_1").horde("M", OUTRIDERS)
    t.recruits(A, "spearman").answer(A, "L1a2").answer(A, half, "tac_tiger")
    assert not t.can(A, "M1a3")
    t.run()
    assert (t.on("L1").count("wound"), t.seat(A).honour) == (n, n)


@pytest.mark.card("tac_burning_house")
@pytest.mark.parametrize(("half", "n"), [("tactic", 2), ("boosted", 4)])
def test_a_burning_house_is_looted_by_who_stands_on_the_card(half: str, n: int):
    t = table(3).give(A, chi=1).tactics(A, "tac_burning_house").horde("L", OUTRIDERS).cover(A, "L1a3").wounds("L1")
    t.defeats().answer(A, half, "tac_burning_house").answer(A, "gold", n)
    assert t.seat(A).gold == n
    t = table(3).tactics(A, "tac_burning_house").horde("L", OUTRIDERS).posted(A, "L").wounds("L1").defeats()
    assert t.idle


@pytest.mark.card("tac_goat")
def test_a_goat_is_honour_in_passing_or_the_card():
    t = table(3).tactics(A, "tac_goat").horde("L", OUTRIDERS).posted(A, "L").wounds("L1").defeats()
    assert not t.can(A, "boosted", "tac_goat")
    assert t.answer(A, "tactic", "tac_goat").seat(A).honour == 2 + 3  # 2 for the archer
    t = table(3).give(A, chi=2).tactics(A, "tac_goat").horde("L", OUTRIDERS).cover(A, "L1a3").tea(B, A, C)
    t.cover(B, "L1a4", "L1b3", "L1b4").defeats().answer(A, "boosted", "tac_goat").run()
    assert list(t.seat(B).captured) == [OUTRIDERS]  # 3 : 3, and B is higher
    t = table(3).give(A, chi=2).tactics(A, "tac_goat").horde("L", OUTRIDERS).cover(A, "L1a3").wounds("L1a4")
    t.tea(B, A, C).cover(B, "L1b3", "L1b4").defeats().answer(A, "boosted", "tac_goat").run()
    assert (list(t.seat(A).captured), t.state.spells) == ([OUTRIDERS], ())


# --- when a section is assaulted ------------------------------------------------------------------------------------
@pytest.mark.card("tac_empty_fort")
@pytest.mark.parametrize(("half", "got"), [("tactic", 1), ("boosted", 0)])
def test_an_empty_fort_keeps_shame_away(half: str, got: int):
    t = table(3).give(A, chi=1).horde("L", OUTRIDERS, "horde_outriders_2")
    assaulted(t, "tac_empty_fort", half).run()
    assert (sum(t.seat(A).shamed), sum(t.seat(B).shamed)) == (got, 2)
    t.assault("L").run()
    assert sum(t.seat(A).shamed) == got + 2  # the next breach is another one


@pytest.mark.card("tac_granaries")
@pytest.mark.parametrize(("half", "less"), [("tactic", 3), ("boosted", 7)])
def test_burning_granaries_weakens_the_attack(half: str, less: int):
    t = table(3).give(A, chi=2).horde("L", "horde_keshig_1")
    t.tactics(A, "tac_granaries").assault("L").answer(A, half, "tac_granaries")
    assert t.events("assault")[-1]["attack"] == 7 - less
    t = t.run()
    assert t.assault_of("L")[0] == 7
