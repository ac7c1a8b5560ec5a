"""END: the end of the game, scoring, ties."""

from __future__ import annotations

import pytest

from settlers_dsl import *


def last_round(*factions: str) -> Table:
    return table(*factions).bare(*range(len(factions))).in_round(5)


@pytest.mark.rule("IS-END-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_lasts_five_rounds(seats: int):
    t = start(*(ROMAN, BARBARIAN, EGYPTIAN, JAPANESE)[:seats]).run("turn")
    for n in range(1, 6):
        assert t.round == n
        assert not t.over
        t.everybody_passes()
        if n < 5:
            t.run("turn")
    assert t.over
    assert t.pending == ()


@pytest.mark.rule("IS-END-02")
def test_a_common_location_gives_one_point_a_faction_location_two():
    t = last_round(ROMAN, BARBARIAN).built(A, MILL, RUINS, QUARRY, SPIES, WAREHOUSES).finish()
    assert t.points(A, "locations") == 3
    assert t.points(A, "faction-locations") == 4
    assert t.state.scores == [7, 0]


@pytest.mark.rule("IS-END-02")
def test_foundations_deals_and_hand_cards_give_nothing():
    t = last_round(ROMAN, BARBARIAN).founded(A, MILL).dealt(A, SPIES).hand(A, LEGION, QUARRY).finish()
    assert t.state.scores == [0, 0]


@pytest.mark.rule("IS-END-03", "IS-JAP-06")
@pytest.mark.parametrize(("cards", "bonus"), [(0, 0), (2, 0), (3, 2), (5, 2)])
def test_a_gate_with_three_cards_gives_two_points_at_the_end(cards: int, bonus: int):
    t = table(JAPANESE, ROMAN).in_round(5).built(A, GATE).hand(A, RUINS, RUINS, RUINS, RUINS)
    if cards:
        t.feed(A, *[RUINS] * cards)
    t.finish()
    assert t.points(A, "gate") == bonus
    assert t.state.scores[A] == cards + bonus + 2


@pytest.mark.rule("IS-END-03", "IS-JAP-06")
def test_each_gate_is_counted_for_itself():
    t = table(JAPANESE, ROMAN).in_round(5).built(A, GATE, GATE).hand(A, MILL, QUARRY, CASTLE)
    for first, second in ((MILL, QUARRY), (CASTLE, RUINS)):
        empty = next(x["slot"] for x in t.view["empires"][A]["locations"] if not x["under"])
        t.state.apply(A, next(c.option for c in t.choices(A, "gate") if c.slot == empty))
        t.answer(A, "cards-under", 1)
        if t.asked == "aim":
            t.answer(A, "give-card", first).answer(A, "give-card", second)
    t.finish()
    assert t.points(A, "gate") == 0
    assert t.state.scores[A] == 4 + 4


@pytest.mark.rule("IS-END-03", "IS-JAP-07")
@pytest.mark.parametrize(("held", "points"), [(2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (15, 10)])
def test_the_shrine_scores_the_highest_step_reached(held: int, points: int):
    t = table(JAPANESE, ROMAN).in_round(5).built(A, SHRINE).give(A, wood=5, stone=5, food=5)
    goods = ["wood"] * 5 + ["stone"] * 5 + ["food"] * 5
    t.offer(A, *goods[:held]).finish()
    assert t.points(A, "shrine") == points


@pytest.mark.rule("IS-END-04")
def test_points_of_the_track_locations_and_extras_add_up_and_the_most_win():
    t = table(JAPANESE, ROMAN).bare(A, B).in_round(5).built(A, SHRINE, MILL).give(A, wood=3, vp=2).built(B, SPIES)
    t.give(B, vp=4).offer(A, "wood", "wood", "wood").finish()
    assert t.state.scores == [2 + 2 + 1 + 2, 4 + 2]
    assert t.state.winners == (A,)


@pytest.mark.rule("IS-END-05")
def test_a_tie_goes_to_who_has_more_resources_and_settlers_left():
    t = last_round(ROMAN, BARBARIAN, EGYPTIAN).give(A, vp=5, food=1, settlers=1).give(B, vp=5, wood=1, stone=2)
    t.give(C, vp=4, wood=9).finish()
    assert t.state.winners == (B,)


@pytest.mark.rule("IS-END-05")
def test_then_to_who_holds_more_cards_and_then_it_is_shared():
    t = last_round(ROMAN, BARBARIAN, EGYPTIAN).give(A, wood=1).give(B, food=1).give(C, settlers=1)
    t.hand(B, MILL).hand(C, QUARRY)
    t.finish()
    assert t.state.winners == (B, C)


@pytest.mark.rule("IS-END-05", "IS-AMB-03")
@pytest.mark.parametrize("extra", ["gold", "raze", "defence"])
def test_gold_and_tokens_break_no_tie(extra: str):
    t = last_round(ROMAN, BARBARIAN).give(A, **{extra: 5}).finish()
    assert t.state.winners == (A, B)


@pytest.mark.rule("IS-END-05", "IS-AMB-03")
def test_neither_do_goods_on_cards_samurai_and_the_shrine():
    t = table(JAPANESE, ROMAN).in_round(5).built(A, SHRINE, FARM, STALLS).give(A, wood=1, settlers=1, food=2)
    t.offer(A, "wood").do(A, "samurai", FARM).twice(A, STALLS).bare(A, B)
    t.give(B, vp=8).finish()
    assert t.state.scores == [8, 8]
    assert t.state.winners == (A, B)


@pytest.mark.rule("IS-END-02", "IS-END-03")
def test_the_score_sheet_has_no_line_for_nothing():
    t = table(JAPANESE, ROMAN).in_round(5).built(A, MILL, GATE, SHRINE).built(B, QUARRY).give(A, vp=2)
    assert all(line.points for line in t.lines)
    assert {line.category for line in t.lines if line.seat == B} == {"locations"}
    assert t.scores == [2 + 1 + 4, 1]
