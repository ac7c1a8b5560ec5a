"""CMP: components."""

from __future__ import annotations

from collections import Counter

import pytest

import imperia
from imperia.games.imperium.lexicon import (
    BARBARIAN,
    CARD_COUNT,
    CIVILISED,
    EMPIRE,
    FAME,
    NATIONS,
    REGION,
    SIDES,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
)
from imperia.games.imperium.tables import CODE, COMMONS, OF_NATION, REVERSE, STATE_ICON, STATE_SIDES, SUIT
from imperium_dsl import *

IN_NATION = {
    "carthaginians": 23, "celts": 28, "greeks": 23, "macedonians": 23, "persians": 23, "romans": 23, "scythians": 24,
    "vikings": 26, "arthurians": 29, "atlanteans": 22, "egyptians": 23, "mauryans": 24, "minoans": 23, "olmecs": 26,
    "qin": 25, "utopians": 21,
}  # fmt: skip


@pytest.mark.rule("IM-CMP-01")
@pytest.mark.parametrize("seats", range(7))
def test_two_to_four_play(seats: int):
    game = imperia.game("imperium")
    if seats in (2, 3, 4):
        assert len(game.new(seats=seats).view(None)["nations"]) == seats
    else:
        with pytest.raises(imperia.SetupError, match="2 to 4"):
            game.new(seats=seats)


@pytest.mark.rule("IM-CMP-02")
def test_each_nation_has_its_number_of_cards():
    counts = {name: len(OF_NATION[n]) for n, (name, _) in enumerate(NATIONS)}
    assert counts == IN_NATION
    assert [sum(len(OF_NATION[n]) for n in box) for box in (range(8), range(8, 16))] == [193, 193]


@pytest.mark.rule("IM-CMP-03")
@pytest.mark.parametrize("box", [0, 1])
def test_each_box_has_83_common_cards(box: int):
    suits = Counter(SUIT[card] for card in COMMONS[box])
    assert suits == {
        UNCIVILISED: 13, UNCIVILISED | CIVILISED: 9, CIVILISED: 15, REGION: 14, TRIBUTARY: 11, FAME: 9, UNREST: 12,
    }  # fmt: skip
    kings = [card for card in COMMONS[box] if SUIT[card] == FAME and REVERSE[card] >= 0]
    assert [CODE[card] for card in kings] == [f"{box + 1}FAM9A"]  # the ninth Fame card is King of Kings
    assert len(COMMONS[box]) == 83


@pytest.mark.rule("IM-CMP-04")
def test_four_state_cards_one_for_each_player():
    assert [(STATE_ICON[card], STATE_ICON[REVERSE[card]]) for card in STATE_SIDES] == [(BARBARIAN, EMPIRE)] * 4
    shown = [nation["state_card"] for nation in start("romans", "vikings", "celts", "greeks").view["nations"]]
    assert sorted(shown) == sorted(STATE_SIDES)
    t = start("romans", "atlanteans")
    assert [STATE_ICON[nation["state_card"]] for nation in t.view["nations"]] == [BARBARIAN, EMPIRE]


@pytest.mark.rule("IM-CMP-05")
def test_tokens_do_not_run_out_with_the_39_pieces_of_a_sort():
    t = table("romans", "macedonians", "celts").give(B, material=39).give(A, population=39).give(C, progress=39)
    t.hand(A, "1TRI8", "1TRI2").activate(A).play(A, "1TRI8").play(A, "1TRI2")
    assert (t.seat(A).material, t.seat(A).population) == (4, 40)
    t.turn(B).hand(B, "2REG10", "1PER19").activate(B).play(B, "1PER19", "skip")
    assert t.seat(B).material == 42
    t.play(B, "2REG10", t.market[0])
    assert t.seat(B).progress == 1  # though C holds all 39


@pytest.mark.rule("IM-CMP-06")
def test_action_and_exhaust_tokens_are_neither_points_nor_money():
    t = table("romans", "macedonians").hand(A, "1ROM16", "1UNC8")
    bare = t.state.scores
    t.actions(A, 20).exhausts(A, 25)
    assert t.state.scores == bare
    t.activate(A)
    assert not t.can(A, "play", "1ROM16")  # Advance costs material, and tokens of the state card are none


@pytest.mark.rule("IM-CMP-06")
def test_there_may_be_more_action_tokens_than_three_and_more_than_the_18_pieces():
    t = table("romans", "macedonians").in_play(A, "1UNC8").actions(A, 18).activate(A).exhaust(A, "1UNC8")
    assert t.seat(A).actions == 19


@pytest.mark.rule("IM-CMP-07")
def test_no_die_is_rolled_and_no_slot_is_marked():
    t = table("romans", "macedonians").give(A, material=3).hand(A, "1ROM16", "1UNC19", "1ROM12").offer(None, "1UNC8")
    luck = t.state.rng
    t.activate(A).play(A, "1ROM16", "1UNC8").play(A, "1ROM12", "skip").play(A, "1UNC19")
    t.exhaust(A, "1UNC19").stop(A, t.market[0]).answer(A, "done")
    assert t.asked == "way"
    assert t.pending == (B,)
    assert t.state.rng == luck  # a whole turn without a shuffle leaves nothing to luck


@pytest.mark.rule("IM-CMP-08")
def test_powers_states_kings_and_the_journey_have_two_sides():
    fronts = [card for card in range(CARD_COUNT) if REVERSE[card] >= 0]
    names = Counter("state" if card in STATE_SIDES else CODE[card][1:] for card in fronts)
    powers = {f"{prefix[1:]}1A" for _, prefix in NATIONS}
    assert names == Counter([*powers, *["FAM9A"] * 2, "UTO2A", "UTO3A", *["state"] * 4])
    assert sorted(REVERSE[card] for card in fronts) == list(range(CARD_COUNT, SIDES))
    assert all(CODE[REVERSE[card]][:-1] == CODE[card][:-1] for card in fronts)


@pytest.mark.rule("IM-CMP-08")
@pytest.mark.parametrize(("side", "points"), [("a", 2), ("b", 4)])
def test_only_the_side_that_is_up_counts(side: str, points: int):
    t = table("romans", "macedonians", sides=f"{side},b").give(A, population=8)
    assert t.seat(A).play == [f"1ROM1{side.upper()}"]
    assert t.worth(A, f"1ROM1{side.upper()}") == points


@pytest.mark.rule("IM-CMP-08")
@pytest.mark.parametrize(("side", "usable"), [("a", True), ("b", False)])
def test_only_the_ability_of_the_side_that_is_up_can_be_used(side: str, usable: bool):
    t = table("greeks", "romans", sides=f"{side},b").hand(A, "1GRE15").activate(A)
    assert t.can(A, "exhaust", f"1GRE1{side.upper()}") == usable
    assert not t.can(A, "exhaust", "1GRE1A") or side == "a"


@pytest.mark.rule("IM-CMP-09")
def test_in_play_is_the_play_area_and_nothing_else():
    t = table("romans", "macedonians").in_play(A, "1ROM19", "1ROM20").garrisoned(A, "1ROM19", "1ROM11")
    t.hand(A, "1ROM15", "1REG2").discards(A, "1REG3").in_history(A, "1REG6").on_deck(A, "1REG7")
    t.nation_deck(A, "1ROM12").exiled("1REG8").activate(A)
    t.play(A, "1ROM15", "no", {B: "no"}, ("branch", 1))
    assert t.seat(A).population == 1  # Dalmatia alone


@pytest.mark.rule("IM-CMP-09")
def test_power_cards_court_and_journey_card_are_in_play():
    t = table("arthurians", "utopians", "greeks", box="both", commons="legends", sides="a,b,a")
    assert [t.seat(p).play for p in (A, B, C)] == [["2ART1A", "2ART2"], ["2UTO1B", "2UTO2A"], ["1GRE1A"]]
    t.turn(C).hand(C, "1GRE15").activate(C)
    assert t.can(C, "exhaust", "1GRE1A")


@pytest.mark.rule("IM-CMP-10")
def test_the_solstice_card_stays_where_it_is():
    t = table("romans", "macedonians", "celts", first=B).turn(B)
    starters = [t.pending[0]]
    for _ in range(2):
        for _ in range(3):
            t.next_turn()
        starters.append(t.pending[0])
    assert starters == [B, B, B]
    assert t.round == 3
    assert t.view["first"] == B
