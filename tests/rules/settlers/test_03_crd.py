"""CRD: cards, their fields and kinds."""

from __future__ import annotations

import pytest

from imperia.games.settlers.cards import DECK
from imperia.games.settlers.lexicon import ORIGINS
from settlers_dsl import *

PLAYING = [card for card in DECK if ORIGINS[card.origin] != "attack"]
COMMON_CARDS = [card.code for card in PLAYING if card.code.startswith("COM")]


def uses(t: Table, p: int, name: str) -> set[str]:
    return {c.verb for c in t.choices(p) if c.args == (name,)}


@pytest.mark.rule("IS-CRD-01")
def test_a_common_card_is_built_or_razed_a_faction_card_built_or_dealt_a_japanese_card_all_three():
    t = table(ROMAN, BARBARIAN, EGYPTIAN, JAPANESE).founded(A, MILL)
    for p, name in enumerate((ROMAN_BANK, SETTLEMENT, PYRAMID, FARM)):
        t.give(p, wood=3, stone=3, food=3, raze=3).hand(p, name)
    t.hand(A, SAWMILL)
    assert uses(t, A, SAWMILL) == {"build", "raze-hand"}
    assert uses(t, A, ROMAN_BANK) == {"build", "deal"}
    assert uses(t.turn(B), B, SETTLEMENT) == {"build", "deal"}
    assert uses(t.turn(C), C, PYRAMID) == {"build", "deal"}
    assert uses(t.turn(D), D, FARM) == {"build", "deal", "raze-hand"}


@pytest.mark.rule("IS-CRD-01")
@pytest.mark.parametrize("use", ["build", "deal", "raze-hand"])
def test_each_use_takes_the_card_from_the_hand(use: str):
    t = table(JAPANESE, ROMAN).hand(A, FARM).give(A, wood=1, food=1, raze=1).do(A, use, FARM)
    seat = t.seat(A)
    assert seat.hand == [RUINS]
    assert (seat.locations, seat.deals, seat.pile) == {
        "build": ([FARM], [], []), "deal": ([], [FARM], []), "raze-hand": ([], [], [FARM]),
    }[use]  # fmt: skip


@pytest.mark.rule("IS-CRD-02")
@pytest.mark.parametrize("card", PLAYING, ids=lambda card: str(card.code))
def test_a_card_shows_cost_raze_and_deal_field_colours_points_copies_and_its_number(card):
    face = card.face("en")
    common = card.code.startswith("COM")
    assert face["code"] == card.code
    assert card.code[:3] in ("BAR", "EGY", "JAP", "ROM", "COM")
    assert face["points"] == ("1" if common else "2")
    goods = {field["key"]: field["goods"] for field in face["fields"]}
    assert len(goods.get("deal", [])) == (0 if common else 1)
    assert len(goods.get("raze", [])) == (
        0 if card.code in (RUINS, GATE, SHRINE) or card.code[:3] in ("BAR", "EGY", "ROM") else 2 if common else 1
    )
    assert {good for good, _ in face["cost"]} <= {"wood", "stone", "food"} | (set() if common else {"location"})
    assert face["count"] >= 1


@pytest.mark.rule("IS-CRD-03")
def test_a_production_location_gives_its_goods_when_built_and_in_every_production():
    t = table(BARBARIAN, ROMAN).hand(A, OLD_FOREST).give(A, wood=2).build(A, OLD_FOREST)
    assert t.seat(A).wood == 2
    for _ in range(3):
        assert t.next_round().seat(A).wood == 2


@pytest.mark.rule("IS-CRD-03")
def test_a_feature_works_after_the_event_it_names_only():
    t = table(BARBARIAN, ROMAN).built(A, SUPPLIER).next_round()
    assert t.seat(A).gold == 0
    t.turn(A).hand(A, QUARRY, MILL).give(A, wood=4, stone=1).build(A, QUARRY)
    assert (t.seat(A).gold, t.seat(A).vp) == (1, 1)


@pytest.mark.rule("IS-CRD-03")
def test_an_action_location_works_only_when_activated():
    t = table(BARBARIAN, ROMAN).hand(A, COAL_MINE).give(A, wood=1, stone=1).build(A, COAL_MINE)
    assert t.seat(A).stone == 0
    assert t.next_round().seat(A).stone == 0
    t.turn(A).activate(A, COAL_MINE)
    assert t.seat(A).stone == 2


@pytest.mark.rule("IS-CRD-04", "IS-COM-01")
def test_ruins_have_no_colour_and_wake_no_feature():
    t = table(ROMAN, BARBARIAN)
    t.built(A, SUPPLIER, CARPENTERS_WORKSHOP, MILL, COACHING_INN, MATTHIAS_THE_MERCHANT, ROMAN_FORTIFICATION)
    t.build(A, RUINS)
    assert (t.seat(A).goods, t.seat(A).vp) == ({"settler": 1}, 0)


@pytest.mark.rule("IS-CRD-04")
@pytest.mark.parametrize(
    ("trigger", "fits", "other"),
    [
        (MILL, BREWER, VILLAGE), (SUPPLIER, OPEN_PIT_MINE, BREWER), (CARPENTERS_WORKSHOP, NEW_FOREST, BREWER),
        (COACHING_INN, VILLAGE, BREWER), (MATTHIAS_THE_MERCHANT, GOLD_MINE, BREWER),
    ],
)  # fmt: skip
def test_a_colour_is_that_of_the_strip_whatever_the_kind(trigger: str, fits: str, other: str):
    t = table(ROMAN, BARBARIAN).built(A, trigger).hand(A, fits, other).give(A, wood=9, stone=9)
    assert t.build(A, other).seat(A).gold == 0
    assert t.turn(A).build(A, fits).seat(A).gold == 1


@pytest.mark.rule("IS-CRD-05")
def test_the_table_sorts_locations_into_rows_and_sides():
    t = table(ROMAN, BARBARIAN).built(A, CASTLE, SPIES, WAREHOUSES, MILL, QUARRY, BUILDER)
    shown = {DECK[x["card"]].code: (x["row"], x["side"]) for x in t.view["empires"][A]["locations"]}
    assert shown == {
        CASTLE: ("action", "common"), SPIES: ("action", "faction"), WAREHOUSES: ("feature", "faction"),
        MILL: ("feature", "common"), QUARRY: ("production", "common"), BUILDER: ("production", "faction"),
    }  # fmt: skip


@pytest.mark.rule("IS-CRD-06", "IS-RAZ-03")
def test_all_common_cards_but_ruins_and_all_japanese_cards_but_gate_and_shrine_can_be_razed():
    t = table(JAPANESE, ROMAN).give(A, raze=1)
    japanese = [card.code for card in PLAYING if card.code.startswith("JAP")]
    t.hand(A, *[name for name in COMMON_CARDS + japanese if name != RUINS])
    razable = set(t.offered(A, "raze-hand"))
    assert razable == {*COMMON_CARDS, *japanese} - {RUINS, GATE, SHRINE}
    t = table(ROMAN, JAPANESE).give(A, raze=2).built(B, RUINS, GATE, SHRINE, FARM, MILL)
    assert set(t.offered(A, "raze")) == {MILL, FARM}


@pytest.mark.rule("IS-CRD-07", "IS-DEA-04")
@pytest.mark.parametrize(
    ("faction", "prefix"), [(ROMAN, "ROM"), (BARBARIAN, "BAR"), (EGYPTIAN, "EGY"), (JAPANESE, "JAP")]
)
def test_a_deal_can_be_made_with_every_faction_card_and_with_no_common_one(faction: str, prefix: str):
    t = table(faction, ROMAN if faction != ROMAN else BARBARIAN).give(A, food=1)
    own = [card.code for card in PLAYING if card.code.startswith(prefix)]
    t.hand(A, *[name for name in COMMON_CARDS if name != RUINS], *own)
    assert sorted(map(str, t.offered(A, "deal"))) == sorted(own)


@pytest.mark.rule("IS-CRD-08", "IS-BLD-04", "IS-COM-06")
def test_a_building_bonus_comes_once_and_is_never_repeated():
    t = table(BARBARIAN, ROMAN).hand(A, QUARRY).built(A, PORTERS).give(A, wood=1, stone=1, food=1).build(A, QUARRY)
    assert t.seat(A).stone == 2  # production and bonus
    t.turn(A).activate(A, PORTERS)
    assert t.seat(A).stone == 3  # production alone
    assert t.next_round().seat(A).stone == 1


@pytest.mark.rule("IS-CRD-08")
def test_a_card_with_nothing_but_a_bonus_is_a_feature():
    for name in (STATUE, RUINS, IDOL):
        assert next(card for card in PLAYING if card.code == name).face("en")["kind"] == "feature"


@pytest.mark.rule("IS-CRD-09", "IS-DCK-01")
@pytest.mark.parametrize("prefix", ["ROM", "BAR", "EGY", "JAP"])
def test_a_faction_deck_has_three_titles_thrice_six_twice_and_nine_once(prefix: str):
    copies: dict[str, int] = {}
    for card in PLAYING:
        if card.code.startswith(prefix):
            copies[card.title] = copies.get(card.title, 0) + card.copies
    assert sorted(copies.values()) == [1] * 9 + [2] * 6 + [3] * 3


@pytest.mark.rule("IS-CRD-10", "IS-RAZ-11")
def test_a_foundation_is_no_location():
    t = table(ROMAN, BARBARIAN).founded(B, RUBBLE, GOLD_MINE).in_round(5)
    t.built(A, ENGINEERS).give(A, settlers=2, raze=5).give(B, defence=1, settlers=1)
    assert not t.can(A, "activate", ENGINEERS)
    assert t.choices(A, "raze") == []
    t.turn(B)
    assert t.choices(B, "defend") == []
    assert t.choices(B, "activate") == []
    t.finish()
    assert t.points(B) == 0


@pytest.mark.rule("IS-CRD-10")
def test_a_foundation_has_no_colour_and_produces_nothing():
    t = table(BARBARIAN, ROMAN).founded(A, QUARRY, OLD_FOREST).built(A, RUBBLE).next_round()
    assert (t.seat(A).stone, t.seat(A).wood) == (1, 0)
