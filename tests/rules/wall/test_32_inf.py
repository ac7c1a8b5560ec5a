"""INF: what each may know, in views, in the log, and in worlds drawn for a seat."""

from __future__ import annotations

from typing import Any

import pytest

import imperia
from imperia.games.wall import autumn
from imperia.games.wall.lexicon import K_HORDE, W_MY_TURN
from imperia.games.wall.tables import INDICATOR, KIND_OF
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
    assert world.hand[B] == t.state.hand[B]


@pytest.mark.rule("GW-SPR-03", "GW-PRD-01")
def test_everybody_sees_what_comes_each_year_and_what_the_locations_produce():
    view = table(3).view
    assert [year["year"] for year in view["years"]] == list(range(1, len(view["years"]) + 1))
    assert [year["hordes"] is None for year in view["years"]] == [True, *[False] * (len(view["years"]) - 1)]
    assert [place["good"] for place in view["locations"]] == ["wood", "stone", "gold", "chi", *[None] * 6]
