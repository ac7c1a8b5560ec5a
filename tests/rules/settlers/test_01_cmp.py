"""CMP: what is in the box."""

from __future__ import annotations

import pytest

from imperia.games.settlers.cards import DECK
from imperia.games.settlers.lexicon import ORIGINS
from settlers_dsl import *


def copies(origin: str) -> int:
    return sum(card.copies for card in DECK if ORIGINS[card.origin] == origin)


@pytest.mark.rule("IS-CMP-01")
def test_the_box_holds_220_cards_and_a_board_for_each_of_four_factions():
    assert sum(card.copies for card in DECK) == 220
    t = start(ROMAN, BARBARIAN, EGYPTIAN, JAPANESE)
    boards = [empire["board"] for empire in t.view["empires"]]
    assert all(sum(board.values()) >= 6 for board in boards)
    assert len({tuple(sorted(board.items())) for board in boards}) == 4


@pytest.mark.rule("IS-CMP-02")
def test_there_are_84_common_cards_30_of_each_faction_and_16_attack_cards():
    assert {origin: copies(origin) for origin in ORIGINS} == {
        "common": 84, "roman": 30, "barbarian": 30, "egyptian": 30, "japanese": 30, "attack": 16,
    }  # fmt: skip


@pytest.mark.rule("IS-CMP-02")
def test_a_faction_deck_is_for_its_own_player_and_the_common_deck_for_everybody():
    t = table(ROMAN, EGYPTIAN).give(A, settlers=4).give(B, settlers=4)
    t.stack(A, LEGION).stack(B, DESERT).stack(COMMON, MILL, QUARRY)
    t.send(A, "faction-card", "common-card").send(B, "faction-card", "common-card")
    assert t.seat(A).hand == [MILL, RUINS, LEGION]
    assert t.seat(B).hand == [QUARRY, RUINS, DESERT]


@pytest.mark.rule("IS-CMP-02", "IS-SOL-03")
def test_attack_cards_stay_in_the_box_unless_one_plays_alone():
    assert start(ROMAN, BARBARIAN).view["virtual"] is None
    solo = start(ROMAN).view["virtual"]
    assert len(solo["line"]) + solo["attack"] == 16


@pytest.mark.rule("IS-CMP-03")
def test_a_supply_has_wood_stone_food_gold_settlers_raze_and_defence_tokens():
    t = start(ROMAN, BARBARIAN)
    assert set(t.view["empires"][A]["goods"]) == {"wood", "stone", "food", "gold", "settler", "raze", "defense"}


@pytest.mark.rule("IS-CMP-03", "IS-SET-05")
def test_one_defence_token_a_player_is_all_that_the_base_game_needs():
    t = start(ROMAN, BARBARIAN, EGYPTIAN, JAPANESE).run("turn")
    for _ in range(4):
        assert [t.seat(p).defence for p in range(4)] == [1, 1, 1, 1]
        t.next_round()


@pytest.mark.rule("IS-CMP-04", "IS-GEN-01")
def test_goods_never_run_out():
    t = table(ROMAN, BARBARIAN).give(A, stone=90, wood=1, settlers=36).give(B, stone=90)
    t.hand(A, QUARRY).build(A, QUARRY)
    assert t.seat(A).stone == 91
    t.turn(A).send(A, *["stone"] * 18)
    assert t.seat(A).stone == 109
    assert t.seat(B).stone == 90
