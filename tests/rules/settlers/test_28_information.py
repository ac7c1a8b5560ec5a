"""Section 28: what everybody sees, what one seat knows, what nobody knows (IS-GEN-04, IS-LOK-05, IS-AMB-41)."""

from __future__ import annotations

import pytest

from imperia.games.settlers.cards import BY_CODE
from imperia.games.settlers.verbs import PICK
from settlers_dsl import *


def face(name: str) -> int:
    return BY_CODE[name].number


def shown(t: Table, p: int | None, of: int) -> dict:
    """The Empire of a seat as another one, or an onlooker, sees it."""
    return t.state.view(p)["empires"][of]


def same_to(t: Table, p: int) -> None:
    """Other states that a seat cannot tell from this one look the same to it and offer it the same."""
    for seed in range(8):
        other = t.state.determinize(p, seed)
        other.rules().check_state(other)
        assert other.view(p) == t.state.view(p)
        assert other.options(p) == t.state.options(p)


@pytest.mark.rule("IS-LOK-05")
def test_a_hand_is_its_holders_but_its_size_and_its_backs_are_public():
    t = table(ROMAN, JAPANESE).hand(A, ROMAN_BANK, TAVERN)
    assert shown(t, A, A)["hand"]["cards"] == sorted([face(RUINS), face(ROMAN_BANK), face(TAVERN)])
    for p in (B, None):
        assert shown(t, p, A)["hand"] == {"count": 3, "common": 2, "cards": [None] * 3}
    same_to(t, B)


@pytest.mark.rule("IS-GEN-04")
def test_supplies_deals_and_tokens_are_public():
    t = table(ROMAN, JAPANESE).give(A, wood=2, gold=1).dealt(A, ROMAN_BANK).built(A, COAL_MINE).guarded(A, COAL_MINE)
    for p in (A, B, None):
        seen = shown(t, p, A)
        assert (seen["goods"]["wood"], seen["goods"]["gold"]) == (2, 1)
        assert seen["deals"][0]["good"] == "gold"
        assert seen["locations"][0]["raze"] == {"price": 3, "goods": ["settler", "stone"], "open": True}


@pytest.mark.rule("IS-LOK-03", "IS-AMB-41")
def test_a_card_taken_from_the_row_stays_known_until_one_like_it_goes_face_down():
    t = table(JAPANESE, ROMAN).built(A, GATE)
    t.everybody_passes().run("pick")
    t.answer(B, "pick", t.row[0])
    name = t.row[0]
    t.answer(A, "pick", name)
    for seat in (A, B, None):  # everybody saw who took it
        assert face(name) in shown(t, seat, A)["hand"]["cards"]
        assert [one for one in shown(t, seat, B)["hand"]["cards"] if one is not None]
    t.run("turn").turn(A)
    t.do(A, "gate", GATE, then=[("cards-under", 0), ("give-card", RUINS)])
    assert shown(t, B, A)["hand"]["cards"] == [None] * shown(t, B, A)["hand"]["count"]
    same_to(t, B)


@pytest.mark.rule("IS-JAP-06")
def test_cards_under_a_gate_are_known_to_who_put_them_there():
    t = table(JAPANESE, ROMAN).built(A, GATE).hand(A, TAVERN)
    t.do(A, "gate", GATE, then=[("cards-under", 0), ("give-card", TAVERN)])
    assert t.on(GATE)["under"] == 1
    assert shown(t, A, A)["locations"][0]["under_cards"] == [face(TAVERN)]
    assert shown(t, B, A)["locations"][0]["under_cards"] == []
    same_to(t, B)


@pytest.mark.rule("IS-EGY-05", "IS-RAZ-08")
def test_a_razed_foundation_is_known_and_one_of_the_sanctuary_is_not():
    t = table(EGYPTIAN, ROMAN).built(A, SANCTUARY).hand(A, TAVERN).founded(A, COAL_MINE).give(A, settlers=1)
    t.activate(A, SANCTUARY, ("give-card", TAVERN))
    assert shown(t, A, A)["foundations"] == [face(COAL_MINE), face(TAVERN)]
    assert shown(t, B, A)["foundations"] == [face(COAL_MINE), None]
    assert t.heard(B, "sanctuary")[0]["card"] == -1
    same_to(t, B)


@pytest.mark.rule("IS-JAP-11")
def test_the_marker_of_a_trade_route_is_hidden_from_all():
    t = table(JAPANESE, ROMAN).built(A, TRADE_ROUTE).built(B, ROMAN_BANK).give(A, food=1)
    t.stack(A, GATE).activate(A, TRADE_ROUTE)
    marker = t.state.routes[0][2]
    others = {t.state.determinize(A, seed).routes[0][2] for seed in range(12)}
    assert marker >= 0
    assert len(others) > 1, "not even its owner knows which card it is"
    same_to(t, A)


@pytest.mark.rule("IS-VAR-01", "IS-AMB-41")
def test_the_draft_lookout_is_secret_but_for_what_one_passes_on():
    t = start(ROMAN, JAPANESE, lookout="draft")
    assert t.asked == "offered"
    assert t.state.view(B)["offer"] != t.state.view(A)["offer"]
    mine = [c.args[0] for c in t.choices(A)]
    same_to(t, B)
    t.answer(A, "pick", mine[0])
    assert t.state.view(A)["chosen"] == face(mine[0])
    assert t.state.view(B)["chosen"] is None
    same_to(t, B)
    t.answer(B, "pick", t.choices(B)[0].args[0])
    passed_on = codes(t.state.offers[B])
    t.answer(B, "pick", passed_on[0])
    if t.asked == "offered":
        t.answer(A, "pick", t.choices(A)[0].args[0])
    assert face(passed_on[0]) in shown(t, A, B)["hand"]["cards"]
    assert face(passed_on[0]) not in shown(t, None, B)["hand"]["cards"]


@pytest.mark.rule("IS-BAR-05")
def test_cards_drawn_to_choose_from_are_seen_by_the_drawer_alone():
    t = table(BARBARIAN, ROMAN).built(A, MISSION).give(A, settlers=1).stack(A, IDOL).stack(COMMON, TAVERN)
    t.activate(A, MISSION, ("take", "common-card"), ("take", "faction-card"))
    assert t.state.view(A)["drawn"]["cards"] == [face(TAVERN), face(IDOL)]
    assert t.state.view(B)["drawn"]["cards"] == [None, None]
    other = {t.state.determinize(B, seed).stack[-1] for seed in range(12)}
    assert len(other) > 1
    t.answer(A, "pick", TAVERN)
    assert t.seat(A).pile == [IDOL], "the discarded one is public"


@pytest.mark.rule("IS-SOL-02")
def test_the_order_of_the_attack_cards_is_hidden():
    t = table(ROMAN)
    assert t.view["virtual"]["attack"] == 15
    orders = {tuple(t.state.determinize(A, seed).waves) for seed in range(4)}
    assert len(orders) > 1
    same_to(t, A)


@pytest.mark.rule("IS-ACT-01", "IS-DEF-02", "IS-RAZ-05")
def test_everybody_sees_whose_turn_it_is_and_what_protects_a_location():
    t = table(ROMAN, JAPANESE).built(A, MILL, QUARRY).built(B, FARM).give(A, defence=1).give(B, settlers=1)
    assert t.view["turn"] == A
    t.do(A, "defend", MILL)
    assert (t.on(MILL)["defense"], t.on(MILL)["samurai"], t.on(QUARRY)["defense"]) == (1, 0, 0)
    assert (t.on(MILL)["raze"]["price"], t.on(QUARRY)["raze"]["price"]) == (3, 2)
    t.turn(B).do(B, "samurai", FARM)
    assert t.view["turn"] == B
    assert (t.on(FARM)["samurai"], t.on(FARM)["defense"], t.on(FARM)["raze"]["price"]) == (1, 0, 3)
    t.everybody_passes()
    assert t.view["turn"] is None


@pytest.mark.rule("IS-VAR-01")
def test_what_others_have_chosen_in_the_draft_is_anything_they_could_have_chosen():
    t = start(ROMAN, BARBARIAN, EGYPTIAN, lookout="draft").run("offered")
    t.state.apply(A, t.state.options(A)[0])
    assert t.state.view(A)["chosen"] is not None
    assert t.state.view(B)["chosen"] is None
    worlds = [t.state.determinize(B, seed) for seed in range(20)]
    assert len({world.answers[A] for world in worlds}) > 1
    for world in worlds:
        chosen = world.answers[A] - PICK
        assert chosen in [FACE[card] for card in world.offers[A]]
    mine = [t.state.determinize(A, seed).answers[A] for seed in range(5)]
    assert mine == [t.state.answers[A]] * 5


@pytest.mark.rule("IS-ACT-01", "IS-PAS-01", "IS-RAZ-04", "IS-SET-05")
def test_the_view_tells_how_the_table_stands():
    t = table(ROMAN, JAPANESE).built(A, MILL, RUINS).dealt(A, ROMAN_BANK).give(A, vp=3, settlers=2)
    view = t.view
    assert (view["seats"], view["rounds"], view["over"], view["solo"], view["peaceful"]) == (2, 5, False, False, False)
    assert (view["asking"], view["waiting"], view["source"], view["first"]) == ("turn", [A], None, A)
    assert (view["drawn"], view["chosen"], view["virtual"]) == (None, None, None)
    roman, japanese = view["empires"]
    assert (roman["faction"], roman["vp"], roman["passed"], roman["answered"]) == ("roman", 3, False, False)
    assert [(one["row"], one["side"]) for one in roman["locations"]] == [
        (t.on(name)["row"], "common") for name in (MILL, RUINS)
    ]
    assert [one["slot"] for one in roman["locations"]] == t.state.empires[A]
    assert (japanese["faction"], japanese["locations"], japanese["deals"]) == ("japanese", [], [])
    assert [one["card"] for one in roman["deals"]] == [face(ROMAN_BANK)]
    assert {one["faction"]: one["deck"] for one in view["empires"]} == {
        "roman": len(t.state.decks[A]),
        "japanese": len(t.state.decks[B]),
    }
    assert view["common"]["deck"] == t.common_deck
    assert all(one["taken_from"] is None and not one["blocked"] for one in roman["locations"])
    t.pass_(A)
    assert [one["passed"] for one in t.view["empires"]] == [True, False]
    assert not t.on(MILL)["raze"]["open"]  # nobody razes who has passed
    assert t.view["turn"] == B


@pytest.mark.rule("IS-ACN-01", "IS-ACN-02")
def test_the_view_counts_how_often_a_location_was_used():
    t = table(ROMAN, JAPANESE).built(A, COAL_MINE).give(A, settlers=4)
    assert (t.on(COAL_MINE)["used"], t.on(COAL_MINE)["uses"], t.on(COAL_MINE)["blocked"]) == (0, 1, False)
    t.activate(A, COAL_MINE)
    assert (t.on(COAL_MINE)["used"], t.on(COAL_MINE)["uses"], t.on(COAL_MINE)["blocked"]) == (1, 1, False)


@pytest.mark.rule("IS-SOL-07")
def test_the_table_of_the_virtual_player_is_open():
    t = table(ROMAN)
    virtual = t.view["virtual"]
    assert [BY_CODE[name].number for name in t.area] == [one["card"] for one in virtual["area"]]
    assert not any(one["blocked"] for one in virtual["area"])
    assert all(one["raze"]["price"] == 2 and one["raze"]["open"] for one in virtual["area"] if one["raze"])
    assert len(virtual["line"]) == len(t.line)
    assert (virtual["collection"], virtual["faction_locations"], virtual["rank"]) == ([], 0, None)
    assert "defense" not in t.view["empires"][A]["board"]
    assert t.view["solo"]
    assert "defense" in table(ROMAN, JAPANESE).view["empires"][A]["board"]
