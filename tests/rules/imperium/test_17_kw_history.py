"""KW-HIS, KW-SNK, KW-EAC, KW-ICO: history and sunken pile, each player, icons."""

from __future__ import annotations

import pytest

from imperium_dsl import *


# --- history --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-HIS-01", "IM-KW-HIS-02", "IM-DEC-26")
def test_cards_go_into_history_from_where_the_effect_says():
    t = table("romans", "macedonians").empire(A).hand(A, "1CIV2", "1ROM20", "1ROM19").discards(A, "1ROM17")
    t.activate(A).free(A, "1CIV2")
    assert t.options(A) == ["1ROM19", "1ROM20", "skip"]  # from hand
    t.answer(A, "1ROM19")
    assert t.options(A) == ["1ROM17", "skip"]  # from the discard pile
    t.answer(A, "1ROM17")
    assert t.seat(A).history == ["1ROM17", "1ROM19"]
    assert t.seat(A).hand == ["1ROM20"]


@pytest.mark.rule("IM-KW-HIS-02", "IM-KW-HIS-08")
def test_a_card_that_says_so_puts_itself_into_history_as_its_last_step():
    t = table("romans", "macedonians").hand(A, "1TRI1").offer("1REG6", "1UNC3", "1CIV6", "1REG7", "1REG8")
    t.activate(A).play(A, "1TRI1")
    assert t.seat(A).history == ["1TRI1"]
    assert t.seat(A).discard == []
    assert [e["card"] for e in t.events("to-history")] == [e["card"] for e in t.events("played")]


@pytest.mark.rule("IM-KW-HIS-03", "IM-CMP-09")
def test_history_is_out_of_play_and_out_of_reach():
    t = table("romans", "macedonians").in_history(A, "1UNC8", "1FAM8", "1REG2").hand(A, "1SCY14").activate(A)
    assert t.options(A) == ["1SCY14", "stop"]  # no Exhaust ability of the history
    t.stop(A).run("way")
    assert len(t.seat(A).hand) == 5  # no greater hand size


@pytest.mark.rule("IM-KW-HIS-04")
def test_history_is_scored():
    t = table("romans", "macedonians").in_history(A, "1TRI1", "1FAM2").end()
    assert {line.points for line in t.lines if line.seat == A and line.category == "history"} == {3, 6}


@pytest.mark.rule("IM-KW-HIS-05", "IM-INF-02")
def test_ones_own_history_is_open_to_oneself_alone():
    t = table("romans", "macedonians").in_history(A, "1ROM20")
    shown = [t.state.view(seat)["nations"][A]["history"] for seat in (A, B, None)]
    assert [x["count"] for x in shown] == [1, 1, 1]
    assert shown[0]["cards"] != [None]
    assert shown[1]["cards"] == shown[2]["cards"] == [None]


@pytest.mark.rule("IM-KW-HIS-06", "IM-NAT-VIK-01", "IM-NAT-ATL-02")
@pytest.mark.parametrize("nation", ["vikings", "atlanteans"])
def test_vikings_and_atlanteans_discard_what_would_go_into_history(nation):
    t = table(nation, "romans").hand(A, "1TRI4", "UNREST").activate(A).free(A, "1TRI4", "UNREST")
    assert t.seat(A).discard == ["1TRI4"]
    assert t.seat(A).history == []


@pytest.mark.rule("IM-KW-HIS-07")
def test_a_host_takes_its_garrison_along_into_history():
    t = table("romans", "macedonians").empire(A).in_play(A, "1ROM19").garrisoned(A, "1ROM19", "1ROM16", "UNREST")
    t.hand(A, "1ROM7").activate(A).play(A, "1ROM7")
    assert t.seat(A).history == ["1ROM16", "1ROM19", "UNREST"]
    assert t.seat(A).garrisons == {}


# --- sunken pile ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-SNK-01", "IM-KW-SNK-05")
def test_atlanteans_sink_cards_under_their_power_card():
    t = (
        table("atlanteans", "romans")
        .in_play(A, "2ATL16")
        .hand(A, "2ATL12")
        .offer("1REG6", "1UNC3", "1CIV6", "1REG7", "1REG8")
    )
    t.activate(A).play(A, "2ATL12", "1REG6")
    assert t.seat(A).history == ["2ATL12", "2ATL16"]
    assert t.seat(A).discard == []


@pytest.mark.rule("IM-KW-SNK-02")
def test_who_is_no_atlantean_discards_what_would_be_sunk():
    t = (
        table("romans", "macedonians")
        .empire(A)
        .in_play(A, "1ROM20")
        .hand(A, "2ATL12")
        .offer("1REG6", "1UNC3", "1CIV6", "1REG7", "1REG8")
    )
    t.activate(A).play(A, "2ATL12", "1REG6")
    assert t.seat(A).discard == ["1ROM20", "2ATL12"]
    assert t.seat(A).history == []


@pytest.mark.rule("IM-KW-SNK-03")
def test_the_sunken_pile_is_private_and_scored():
    t = table("atlanteans", "romans").in_history(A, "2ATL4")
    shown = [t.state.view(seat)["nations"][A]["history"] for seat in (A, B)]
    assert shown[0]["sunken"]
    assert shown[1]["cards"] == [None]
    t.end()
    assert [line.points for line in t.lines if line.seat == A and line.category == "sunken"] == [4]


@pytest.mark.rule("IM-KW-SNK-04")
def test_the_sunken_pile_is_no_history():
    t = table("atlanteans", "romans").in_history(A, "1FAM2")
    assert t.worth(A, "1FAM2") == 2
    t = table("romans", "atlanteans").in_history(A, "1FAM2")
    assert t.worth(A, "1FAM2") == 6


@pytest.mark.rule("IM-KW-SNK-06")
def test_a_sunk_host_takes_its_garrison_along():
    t = table("atlanteans", "romans").in_play(A, "2ATL16").garrisoned(A, "2ATL16", "2ATL15").hand(A, "2ATL12")
    t.offer("1REG6", "1UNC3", "1CIV6", "1REG7", "1REG8").activate(A).play(A, "2ATL12", "1REG6")
    assert t.seat(A).history == ["2ATL12", "2ATL15", "2ATL16"]


# --- each player ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-EAC-01", "IM-KW-EAC-02")
def test_all_players_include_you_and_all_others_do_not():
    t = table("romans", "macedonians", "celts").empire(A).hand(A, "1CIV4").activate(A).play(A, "1CIV4")
    assert [t.seat(p).material for p in (A, B, C)] == [2, 2, 2]  # all players gain
    assert [t.seat(p).unrest for p in (A, B, C)] == [0, 1, 1]  # all other players take Unrest
    assert [t.seat(p).progress for p in (A, B, C)] == [1, 0, 0]


@pytest.mark.rule("IM-KW-EAC-03", "IM-AMB-08")
def test_where_order_matters_it_goes_clockwise_from_the_left_neighbour():
    t = table("romans", "macedonians", "celts").empire(B).hand(B, "1CIV4").unrest_pile(1).activate(B).play(B, "1CIV4")
    assert t.collapsed
    assert [t.seat(p).unrest for p in (A, B, C)] == [0, 0, 1]  # the left neighbour took the last one
    t = table("arthurians", "macedonians", "celts").hand(A, "2ART16").unrest_pile(2).activate(A).play(A, "2ART16")
    assert t.collapsed
    assert [t.seat(p).unrest for p in (A, B, C)] == [1, 1, 0]  # the active player first, where he is included


# --- icons ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-ICO-01", "IM-CRD-06", "IM-CRD-07")
def test_icons_do_nothing_by_themselves():
    t = table("romans", "macedonians").hand(A, "1ROM19", "1PER11").activate(A).play(A, "1ROM19").play(A, "1PER11")
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0}


@pytest.mark.rule("IM-KW-ICO-02")
def test_a_metropolis_is_no_city():
    t = table("romans", "persians").empire(B).in_play(A, "1ROM7").hand(B, "1PER3").activate(B).play(B, "1PER3", "skip")
    assert "1ROM7" in t.seat(A).play  # each other player abandons a city
    t = table("romans", "persians").empire(B).in_play(A, "1ROM19").hand(B, "1PER3").activate(B).play(B, "1PER3", "skip")
    assert t.seat(A).discard == ["1ROM19"]


@pytest.mark.rule("IM-KW-ICO-03")
def test_a_list_of_icons_accepts_either():
    t = (
        table("romans", "persians")
        .empire(A)
        .in_play(A, "1ROM7", "1ROM19")
        .hand(A, "1CIV12")
        .activate(A)
        .play(A, "1CIV12")
    )
    assert (t.seat(A).material, t.seat(A).population) == (2, 2)
