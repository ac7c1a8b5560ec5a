"""PRD: the Production phase."""

from __future__ import annotations

import pytest

from settlers_dsl import *

OUTPUT = {
    BARBARIAN: {"settler": 5, "raze": 1, "defense": 1},
    JAPANESE: {"settler": 4, "wood": 1, "raze": 1, "defense": 1},
    ROMAN: {"settler": 2, "wood": 1, "stone": 1, "raze": 1, "defense": 1},
    EGYPTIAN: {"settler": 3, "gold": 1, "raze": 1, "defense": 1},
}


def gained(t: Table, p: int, faction: str) -> dict[str, int]:
    """What a seat has beyond the output of its board."""
    goods = t.seat(p).goods
    return {good: n - OUTPUT[faction].get(good, 0) for good, n in goods.items() if n != OUTPUT[faction].get(good, 0)}


@pytest.mark.rule("IS-PRD-01")
def test_players_produce_clockwise_from_the_first_player():
    t = start(ROMAN, JAPANESE, EGYPTIAN, first=C).run("turn")
    assert [event["seat"] for event in t.events("produce")] == [C, A, B]
    t.next_round()
    assert [event["seat"] for event in t.events("produce")][3:] == [A, B, C]


@pytest.mark.rule("IS-PRD-02")
def test_board_deals_and_production_locations_all_produce():
    t = table(ROMAN, BARBARIAN).dealt(A, GARDENS).built(A, QUARRY).next_round()
    assert t.seat(A).goods == {"settler": 2, "wood": 1, "stone": 2, "raze": 1, "defense": 1, "food": 1}


@pytest.mark.rule("IS-PRD-02", "IS-DEC-06", "IS-AMB-26")
@pytest.mark.parametrize(("branch", "raze", "vp"), [(0, 2, 0), (1, 1, 2)])
def test_nothing_is_left_out_but_printed_alternatives_are_chosen(branch: int, raze: int, vp: int):
    t = table(EGYPTIAN, ROMAN).built(A, PHARAOHS_GUARD).everybody_passes().run("branch")
    assert [str(c) for c in t.choices(A)] == ["branch 0", "branch 1"]
    t.answer(A, "branch", branch)
    assert (t.seat(A).raze, t.seat(A).vp) == (raze, vp)


@pytest.mark.rule("IS-PRD-03", "IS-DEF-01")
@pytest.mark.parametrize("faction", [ROMAN, BARBARIAN, EGYPTIAN, JAPANESE])
def test_each_board_gives_its_own_goods(faction: str):
    other = ROMAN if faction != ROMAN else EGYPTIAN
    t = start(faction, other).run("turn")
    assert t.seat(A).goods == OUTPUT[faction]


@pytest.mark.rule("IS-PRD-03", "IS-SOL-02")
@pytest.mark.parametrize("faction", [ROMAN, BARBARIAN, EGYPTIAN, JAPANESE])
def test_alone_a_board_gives_no_defence_token(faction: str):
    t = start(faction).run("turn")
    assert t.seat(A).goods == {good: n for good, n in OUTPUT[faction].items() if good != "defense"}


@pytest.mark.rule("IS-PRD-04", "IS-DEA-02")
@pytest.mark.parametrize(
    ("deal", "good"),
    [
        (MASTER_SWORDSMITH, "stone"), (RICE_FIELDS, "food"), (CASINO, "gold"), (FARM, "settler"), (NINJAS, "raze"),
    ],
)  # fmt: skip
def test_a_deal_yields_its_one_good_in_every_production(deal: str, good: str):
    t = table(JAPANESE, ROMAN).dealt(A, deal)
    for _ in range(2):
        t.next_round()
        kept = t.seat(A).food - 1 if good == "food" else 0  # Japanese food is stored
        assert gained(t, A, JAPANESE) == {good: 1 + kept}


@pytest.mark.rule("IS-PRD-04")
def test_a_deal_may_yield_a_point_or_a_card():
    t = table(JAPANESE, ROMAN).dealt(A, DOJO, BUDDHAS_TEMPLE).stack(A, GATE, SHRINE)
    t.everybody_passes().run("deck")
    assert t.seat(A).vp == 1
    t.answer(A, "take", "faction-card")
    assert [name for name in t.seat(A).hand if name.startswith("JAP")] == [GATE, SHRINE]  # Lookout, then the Deal


@pytest.mark.rule("IS-PRD-04", "IS-GEN-03")
def test_a_card_deal_with_empty_decks_yields_nothing():
    t = table(ROMAN, JAPANESE).dealt(A, SPIES).empty(A).empty(COMMON, into=B)
    t.everybody_passes()
    assert t.asked == "turn"
    assert t.seat(A).hand == [RUINS]


@pytest.mark.rule("IS-PRD-05", "IS-BLD-11")
def test_production_by_colour_counts_the_producer_and_stops_at_its_maximum():
    t = table(BARBARIAN, ROMAN).built(A, RUBBLE).next_round()
    assert gained(t, A, BARBARIAN) == {"stone": 1}
    t = table(BARBARIAN, ROMAN).built(A, RUBBLE, SUPPLIER, MILL).next_round()
    assert gained(t, A, BARBARIAN) == {"stone": 2}
    t = table(BARBARIAN, ROMAN).built(A, RUBBLE, SUPPLIER, STATUE, MASON, COAL_MINE).next_round()
    assert gained(t, A, BARBARIAN) == {"stone": 3}


@pytest.mark.rule("IS-PRD-05")
def test_only_own_locations_that_stand_now_are_counted_and_none_yields_none():
    t = table(JAPANESE, ROMAN).built(A, DAIMYOS_CASTLE).built(B, MASON, COAL_MINE).next_round()
    assert t.seat(A).vp == 0  # no samurai
    t.guarded(A, DAIMYOS_CASTLE).next_round()
    assert t.seat(A).vp == 1


@pytest.mark.rule("IS-PRD-06", "IS-DEC-05")
def test_the_producer_orders_sources_that_ask_something():
    t = table(EGYPTIAN, ROMAN).built(A, PHARAOHS_GUARD).dealt(A, CARAVAN).stack(COMMON, MILL)
    t.everybody_passes().run("source")
    assert set(t.offered(A, "target")) == {PHARAOHS_GUARD, CARAVAN}
    t.answer(A, "target", CARAVAN)
    assert t.asked == "deck"
    t.answer(A, "take", "common-card")
    assert t.asked == "branch"
    t.answer(A, "branch", 0)
    assert t.pending == (B,)


@pytest.mark.rule("IS-PRD-06", "IS-EGY-10", "IS-AMB-12")
def test_features_react_to_each_source_separately():
    t = table(EGYPTIAN, ROMAN).built(A, SPHINX, MONUMENT, PHARAOHS_GUARD).everybody_passes().run("branch")
    assert t.seat(A).vp == 1  # the Monument alone does not wake the Sphinx
    t.answer(A, "branch", 1)
    assert t.seat(A).vp == 1 + 2 + 1


@pytest.mark.rule("IS-PRD-07")
def test_goods_last_for_their_round_only():
    t = table(ROMAN, BARBARIAN).give(A, wood=3, stone=3, food=3, gold=3, settlers=3).next_round()
    assert t.seat(A).goods == OUTPUT[ROMAN]


@pytest.mark.rule("IS-PRD-07")
def test_in_round_1_only_the_board_produces():
    t = start(EGYPTIAN, JAPANESE).run("turn")
    assert t.round == 1
    assert t.seat(A).goods == OUTPUT[EGYPTIAN]
    assert t.seat(B).goods == OUTPUT[JAPANESE]
