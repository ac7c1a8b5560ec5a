"""INF: what each may know, in views, in the log, and in worlds drawn for a seat."""

from __future__ import annotations

from typing import Any

import pytest

import imperia
from imperia.games.wall import autumn
from imperia.games.wall.lexicon import COMMAND_NAMES, FREE, GOODS, K_HORDE, LOCATION_NAMES, W_MY_TURN
from imperia.games.wall.tables import INDICATOR, KIND_OF, LAYOUT, OF_WINDOW, REWARDS, SETS, WORTH
from wall_dsl import *


def faction(t: Table, p: int, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = t.state.view(seat)["factions"][p]
    return found


def worlds(t: Table, seat: int, n: int = 12) -> list[Any]:
    return [t.state.determinize(seat, seed) for seed in range(n)]


@pytest.mark.rule("GW-INF-01", "GW-INF-09", "GW-INF-13", "GW-AMB-83", "GW-CMP-16", "GW-TAC-01")
def test_stocks_are_behind_screens_but_can_be_reckoned():
    t = table(3).give(A, wood=4, chi=1)
    assert faction(t, A, A)["goods"] == {"wood": 4, "stone": 0, "gold": 0, "chi": 1}
    assert faction(t, A, B)["goods"] is None
    assert faction(t, A, None)["goods"] is None
    assert all(world.stock == t.state.stock for world in worlds(t, B))  # every move of goods was made openly
    t = table(3, screens="open").give(A, wood=4)
    assert faction(t, A, B)["goods"]["wood"] == 4


@pytest.mark.rule("GW-INF-01", "GW-AMB-83")
def test_what_an_artifact_counts_behind_a_screen_is_not_told():
    scales, seal = BY_CODE["art_scales"], BY_CODE["art_jade_seal"]
    for screens, told in (("closed", None), ("open", 6)):
        t = table(3, screens=screens).give(A, wood=1, stone=1, gold=1, chi=1).support(A, 1)
        s = t.state
        s.box = sorted({*s.box, *s.artifacts} - {scales, seal})
        s.artifacts = [scales, seal, -1]
        worth = {one["card"]: one["worth"][A] for one in t.checked().state.view(B)["artifacts"]}
        assert worth == {scales: told, seal: 8}
        assert s.view(A)["artifacts"][0]["worth"][A] == 6


@pytest.mark.rule("GW-INF-01", "GW-AMB-83")
def test_of_a_demand_one_sees_what_one_could_give_oneself():
    timber, prayers, marble = (BY_CODE[f"dem_{name}"] for name in ("timber", "prayers", "marble"))
    for screens, told in (("closed", None), ("open", False)):
        t = table(3, mode="coop", screens=screens).give(A, wood=4, chi=2).give(B, wood=3)
        s = t.state
        s.demand_deck = sorted({*s.demand_deck, *s.artifacts} - {timber, prayers, marble})
        s.artifacts = [timber, prayers, marble]
        s.store[1] = 3
        shown = [[one["own"] for one in t.checked().state.view(seat)["demands"]["active"]] for seat in (A, B, None)]
        assert shown[0] == [{"n": 4, "of": 12}, {"n": 1, "of": 1}, {"n": 3, "of": 4}]
        assert shown[1] == [{"n": 3, "of": 12}, {"n": 0, "of": 1}, {"n": 3, "of": 4}]
        assert shown[2] == [None] * 3
        assert [one["ready"] for one in s.view(B)["demands"]["active"]] == [told] * 3


@pytest.mark.rule("GW-INF-01", "GW-INF-09", "GW-TAC-01")
def test_tactic_cards_in_hand_are_known_to_their_owner_only():
    t = table(3).tactics(A, "tac_retreat", "tac_goat")
    assert faction(t, A, A)["tactics"]["cards"] == [BY_CODE["tac_retreat"], BY_CODE["tac_goat"]]
    assert faction(t, A, B)["tactics"] == {"count": 2, "cards": [None, None]}
    assert all(world.hand[A] == t.state.hand[A] for world in worlds(t, A))
    assert len({tuple(world.hand[A]) for world in worlds(t, B)}) > 1


@pytest.mark.rule("GW-INF-02", "GW-SET-12")
def test_dealt_cards_are_private_until_they_are_chosen():
    t = Table(imperia.game("wall").new(3, 0, {}))
    assert t.state.view(A)["dealt"] == sorted(t.state.dealt[A])
    assert t.state.view(None)["dealt"] == []
    dealt = t.state.dealt
    drawn = worlds(t, A)
    assert all(world.dealt[A] == dealt[A] for world in drawn)
    assert len({world.dealt[B] for world in drawn}) > 1


@pytest.mark.rule("GW-INF-03", "GW-INF-11", "GW-AUT-02")
@pytest.mark.parametrize("make", [table, coop])
def test_a_chosen_command_card_is_secret_until_the_reveal(make):
    t = make(3)
    t.begin()
    autumn.autumn(t.state)
    t.go().answer(A, "command", "audience")
    assert faction(t, A, A)["commands"]["played"] is not None
    assert faction(t, A, B)["commands"]["played"] is None
    assert len({world.answers[A] for world in worlds(t, B, 30)}) > 1
    assert [faction(t, p, A)["answered"] for p in (A, B)] == [True, False]
    for p in (B, C):
        t.answer(p, "command", "economy")
    if t.asked == "position":
        t.answer(t.pending[0], "position", 0)
    audience = SETS[t.state.set].commands[A][COMMAND_NAMES.index("audience")]
    for seat in (A, B, None):
        shown = faction(t, A, seat)["commands"]
        assert (shown["played"], audience in shown["hand"], len(shown["hand"])) == (audience, False, 5)


@pytest.mark.rule("GW-INF-04", "GW-INF-10")
def test_decks_are_hidden_and_discards_are_open():
    t = table(4)
    s = t.state
    s.tactic_discard.append(s.tactic_deck.pop())
    s.advisor_discard.append(s.advisor_deck.pop())
    seen = s.view(B)
    assert seen["piles"]["tactic"] == s.tactic_discard
    assert seen["piles"]["advisor"] == s.advisor_discard
    drawn = worlds(t, B)
    for deck in ("horde_deck", "tactic_deck", "advisor_deck"):
        assert len({tuple(getattr(world, deck)) for world in drawn}) == len(drawn)
        assert all(sorted(getattr(world, deck)) == sorted(getattr(s, deck)) for world in drawn)
    assert len({tuple(world.box) for world in drawn}) > 1  # generals that nobody was dealt


@pytest.mark.rule("GW-INF-05", "GW-INF-06", "GW-INF-10")
def test_the_board_is_public():
    t = table(3).horde("M", OUTRIDERS).cover(A, "M1a3").officials(B, "mine", 2).shamed(C, spearman=1)
    views = [t.state.view(seat) for seat in (A, B, C, None)]
    for key in ("sections", "tea", "bank", "store", "track", "advisors", "years"):
        assert all(view[key] == views[0][key] for view in views), key
    for view in views:
        assert [len(one["commands"]["hand"]) for one in view["factions"]] == [6, 6, 6]
        assert view["factions"][C]["shame"] == 1


@pytest.mark.rule("GW-INF-07", "GW-SET-04", "GW-CMP-26")
def test_the_back_of_the_top_horde_is_public_its_face_is_not():
    t = table(3)
    top = t.state.horde_deck[-1]
    assert KIND_OF[top] == K_HORDE
    assert t.state.view(None)["indicator"] == INDICATOR[top]
    drawn = worlds(t, A, 30)
    assert {INDICATOR[world.horde_deck[-1]] for world in drawn} == {INDICATOR[top]}
    assert len({world.horde_deck[-1] for world in drawn}) > 2
    assert len({INDICATOR[world.horde_deck[-2]] for world in drawn}) == 3


@pytest.mark.rule("GW-INF-08", "GW-AMB-33", "GW-GEN-18")
def test_captured_hordes_and_support_advisors_are_public_on_request():
    t = table(3).captures(A, OUTRIDERS).support(A, 2)
    for seat in (B, None):
        assert [one["card"] for one in faction(t, A, seat)["captured"]] == [BY_CODE[OUTRIDERS]]
        assert faction(t, A, seat)["support"] == {"count": 2, "cards": t.state.support[A]}


@pytest.mark.rule("GW-INF-12", "GW-SOL-12")
def test_of_qin_only_his_deck_and_his_first_supports_are_hidden():
    t = table(1)
    s = t.state
    assert faction(t, s.qin, A)["support"]["cards"] == [None] * len(s.qin_unseen)
    drawn = worlds(t, A)
    assert len({tuple(world.qin_unseen) for world in drawn}) > 1
    assert len({tuple(world.qin_deck) for world in drawn}) > 1
    assert all(world.ladder == s.ladder and world.honour == s.honour for world in drawn)


@pytest.mark.rule("GW-AMB-84", "GW-TAC-03", "GW-INF-01")
@pytest.mark.parametrize("seed", range(40))
def test_who_is_asked_at_a_window_holds_a_fitting_card_in_every_world(seed):
    t = table(4).tactics(A, "tac_chain_ships", "tac_goat").tactics(B, "tac_retreat").window(W_MY_TURN, A)
    assert (t.asked, t.pending) == ("tactic", (A,))
    world = t.state.determinize(B, seed)
    assert len(world.legal(A)) > 1
    assert len(world.hand[A]) == 2
    assert world.hand[A] == sorted(world.hand[A])
    assert world.hand[B] == t.state.hand[B]
    lying = [*world.tactic_deck, *[card for hand in world.hand for card in hand]]
    assert sorted(lying) == sorted([*t.state.tactic_deck, *[card for hand in t.state.hand for card in hand]])


@pytest.mark.rule("GW-AMB-84", "GW-TAC-03", "GW-INF-01")
def test_which_fitting_card_he_holds_and_where_the_others_lie_is_anybodys_guess():
    """Also where the card that fits would have to come from the hand of a third player."""
    t = (
        table(4)
        .tactics(A, "tac_chain_ships", "tac_goat")
        .tactics(C, "tac_retreat", "tac_restless")
        .window(W_MY_TURN, A)
    )
    drawn = worlds(t, B, 60)
    assert len({tuple(world.hand[A]) for world in drawn}) > 20
    held = [OF_WINDOW[W_MY_TURN] & set(world.hand[A]) for world in drawn]
    assert all(held)
    assert len(frozenset().union(*held)) > 3
    assert len({tuple(world.hand[C]) for world in drawn}) > 20
    assert all(len(world.hand[C]) == 2 and world.hand[C] == sorted(world.hand[C]) for world in drawn)


@pytest.mark.rule("GW-SPR-03", "GW-PRD-01")
def test_everybody_sees_what_comes_each_year_and_what_the_locations_produce():
    view = table(3).view
    assert [year["year"] for year in view["years"]] == list(range(1, len(view["years"]) + 1))
    assert [year["hordes"] is None for year in view["years"]] == [True, *[False] * (len(view["years"]) - 1)]
    assert [place["good"] for place in view["locations"]] == ["wood", "stone", "gold", "chi", *[None] * 6]


@pytest.mark.rule("GW-INF-05", "GW-SET-02", "GW-P2-01")
def test_a_section_is_shown_with_all_that_attacks_and_defends_it():
    t = table(3).horde("M", "horde_keshig_1", "horde_black_army_1").staged(A, "M", spearman=2, archer=1)
    t.staged(C, "M", horseman=1).walls(M=1, R=3).barricades(M=2).posted(B, "M")
    left, middle, right = t.view["sections"]
    hordes = [BY_CODE["horde_keshig_1"], BY_CODE["horde_black_army_1"]]
    assert (middle["attack"], middle["defence"]) == t.assault_of("M")
    strengths = [horde["strength"] for horde in middle["hordes"][:2]]
    assert sum(strengths) == middle["attack"]
    assert middle["attack_parts"] == [
        {"what": "horde", "card": card, "by": by} for card, by in zip(hordes, strengths, strict=True)
    ]
    wall, barricades = middle["defence_parts"]
    assert (wall["what"], barricades["what"], wall["by"] + barricades["by"]) == (
        "wall",
        "barricades",
        middle["defence"],
    )
    assert (middle["level"], middle["price"], middle["barricades"], middle["barricades_max"]) == (1, 10, 2, 3)
    assert (right["level"], right["price"], right["levels"]) == (3, None, 3)
    assert (left["blocked"], left["attack"], left["attack_parts"]) == (False, 0, [])
    assert left["defence_parts"] == [{"what": "wall", "card": None, "by": left["defence"]}]
    assert middle["firing"] == [B] + [None] * (SETS[0].firing[1] - 1)
    assert middle["staging"] == [
        {"faction": A, "soldiers": {"spear": 2, "archer": 1, "rider": 0}},
        {"faction": C, "soldiers": {"spear": 0, "archer": 0, "rider": 1}},
    ]
    assert (left["staging"], left["firing"]) == ([], [None] * SETS[0].firing[0])
    blocked, *rest = table(2).view["sections"]
    assert (blocked["blocked"], blocked["attack"], blocked["defence"]) == (True, 0, 0)
    assert (blocked["attack_parts"], blocked["defence_parts"]) == ([], [])
    assert [section["blocked"] for section in rest] == [False, False]


@pytest.mark.rule("GW-INF-05", "GW-HRD-01")
def test_a_horde_is_shown_field_by_field():
    t = table(3).horde("M", "horde_keshig_1").wounds("M1a1").cover(B, "M1a2")
    first, second, third = t.view["sections"][1]["hordes"]
    card = BY_CODE["horde_keshig_1"]
    assert (second, third) == (None, None)
    assert (first["card"], first["honour"], first["due"]) == (card, WORTH[card], False)
    shown = {field["field"]: field for field in first["fields"] if field is not None}
    assert set(shown) == {first["position"] * 12 + n for n, what in enumerate(LAYOUT[card]) if what == FREE}
    one, other = shown[first["position"] * 12], shown[first["position"] * 12 + 1]
    assert (one["wound"], one["faction"], one["soldier"]) == (True, None, None)
    assert (other["wound"], other["faction"], other["soldier"]) == (False, B, "spear")
    for number, field in shown.items():
        good, n = REWARDS[card][number % 12]
        assert field["reward"] == ({} if good < 0 else {[*GOODS, "honour"][good]: n})
        assert field["wound"] == (number == first["position"] * 12)
    t = table(3).horde("M", "horde_keshig_1").wounds("M1")
    assert t.view["sections"][1]["hordes"][0]["due"]


@pytest.mark.rule("GW-INF-05", "GW-LOC-01", "GW-OVR-04", "GW-OVR-05", "GW-OVR-09")
def test_a_location_is_shown_with_officials_overseers_and_the_price_of_the_next():
    t = table(3).tea(C, A, B).officials(A, "mine", 2).officials(C, "mine", 1).officials(B, "academy", 1)
    s = t.state
    for level, name in ((1, "sawmill"), (3, "temple")):
        s.overseers[A * 4 + LOCATION_NAMES.index(name)] = level
        s.figures[A * 4 + LOCATION_NAMES.index(name)] = 0
        s.soldiers[A * 9 * 3] -= 1
    shown = {LOCATION_NAMES[one["location"]]: one for one in t.checked().state.view(A)["locations"]}
    mine, academy, sawmill, temple = (shown[name] for name in ("mine", "academy", "sawmill", "temple"))
    assert mine["officials"] == [{"faction": C, "count": 1}, {"faction": A, "count": 2}]
    assert (mine["special"], mine["slots"], mine["full"], mine["good"], mine["running"]) == (
        False,
        3,
        True,
        "gold",
        False,
    )
    assert (academy["special"], academy["slots"], academy["full"], academy["good"]) == (True, None, False, None)
    assert (sawmill["overseers"], temple["overseers"]) == ([{"faction": A, "level": 1}], [{"faction": A, "level": 3}])
    assert sawmill["promotion"]["n"] == SETS[0].overseer_price[0][1]
    assert sawmill["promotion"]["good"] == GOODS[SETS[0].overseer_good[0]]
    assert (temple["promotion"], academy["promotion"], academy["overseers"]) == (None, None, [])
    assert [one["shame"] for one in shown.values()] == list(SETS[0].shame_icon)
    for seat, first in ((B, SETS[0].overseer_price[0][0]), (None, None)):
        promotion = s.view(seat)["locations"][0]["promotion"]
        assert (promotion and promotion["n"]) == first
    t.activate("mine", A, advanced=True)
    assert [LOCATION_NAMES[n] for n, one in enumerate(t.view["locations"]) if one["running"]] == ["mine"]


@pytest.mark.rule("GW-INF-01", "GW-INF-06", "GW-CMP-16")
def test_a_faction_is_shown_with_its_pieces_cards_and_shame():
    t = table(3).give(B, wood=2, chi=3).shamed(B, archer=1, spearman=2).captures(B, "horde_keshig_1", shame=1)
    t.officials(B, "mine", 1).advisor(B, "adv_alchemist").support(B, 2).tactics(B, "tac_retreat")
    for seat in (A, B, None):
        shown = faction(t, B, seat)
        assert (shown["kind"], shown["shame"]) == ("player", 4)
        assert shown["shamed"] == {"spear": 2, "archer": 1, "rider": 0}
        assert shown["soldiers"] == dict(zip(("spear", "archer", "rider"), t.seat(B).supply, strict=True))
        assert shown["captured"] == [{"card": BY_CODE["horde_keshig_1"], "shame": 1}]
        assert shown["officials"] == {"supply": 4, "unhired": 3, "placed": 1}
        assert shown["advisors"] == [BY_CODE["adv_alchemist"]]
        assert shown["support"] == {"count": 2, "cards": t.state.support[B]}
        assert (shown["tactics"]["count"], shown["answered"]) == (1, False)
        assert len(shown["commands"]["hand"]) == 6
        assert (shown["commands"]["discarded"], shown["commands"]["played"]) == ([], None)
    assert faction(t, B, B)["goods"] == {"wood": 2, "stone": 0, "gold": 0, "chi": 3}
    assert [one["kind"] for one in table(2).view["factions"]] == ["player", "player", "reed"]
    assert [one["kind"] for one in table(1).view["factions"]] == ["player", "reed", "qin"]
