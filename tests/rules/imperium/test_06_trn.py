"""TRN: rounds and turns."""

from __future__ import annotations

import pytest

from imperium_dsl import *

FOUR = ("romans", "macedonians", "celts", "greeks")


@pytest.mark.rule("IM-TRN-01", "IM-TRN-05")
@pytest.mark.parametrize(("seats", "first"), [(2, A), (2, B), (3, B), (4, A), (4, D)])
def test_a_round_is_one_turn_each_clockwise_from_the_starting_player(seats: int, first: int):
    t = start(*FOUR[:seats], first=first)
    turns = []
    for _ in range(2 * seats):
        assert t.asked == "way"
        turns.append((t.round, t.pending[0]))
        t.next_turn()
    order = [(first + i) % seats for i in range(seats)]
    assert turns == [(n, p) for n in (1, 2) for p in order]
    assert t.round == 3
    assert t.pending == (first,)  # the starting player is the same in every round


@pytest.mark.rule("IM-TRN-02", "IM-DEC-04")
@pytest.mark.parametrize("way", ["activate", "innovate", "revolt"])
def test_a_turn_is_one_of_three_options(way: str):
    t = table("romans", "macedonians").hand(A, "1ROM20", "UNREST")
    assert (t.asked, t.pending) == ("way", (A,))
    assert t.options(A) == ["activate", "innovate", "revolt"]
    t.answer(A, way)
    assert t.asked == {"activate": "act", "innovate": "aim", "revolt": "aim"}[way]
    t.run("way")
    assert t.pending == (B,)  # and no second option
    cleanup = 4
    assert [event["way"] for event in t.events("way")] == [{"activate": 1, "innovate": 2, "revolt": 3}[way], cleanup]


@pytest.mark.rule("IM-TRN-02")
def test_activate_and_revolt_can_be_empty():
    t = table("romans", "macedonians").hand(A, "1ROM20", "UNREST").activate(A).stop(A)
    assert t.asked == "token"
    assert t.seat(A).hand == ["1ROM20", "UNREST"]
    t = table("romans", "macedonians").hand(A, "1ROM20", "UNREST").revolt(A, "done")
    assert t.asked == "token"
    assert t.seat(A).hand == ["1ROM20", "UNREST"]


@pytest.mark.rule("IM-TRN-03", "IM-INN-05", "IM-REV-04")
@pytest.mark.parametrize("way", ["activate", "innovate", "revolt"])
def test_clean_up_follows_every_option(way: str):
    t = table("romans", "macedonians").hand(A, "1ROM20").actions(A, 1).exhausts(A, 2)
    t.answer(A, way).run("token")
    assert t.pending == (A,)
    t.answer(A, t.market[1])
    assert t.asked == "aim"  # which cards to discard
    t.answer(A, "done")
    assert (t.seat(A).actions, t.seat(A).exhausts, len(t.seat(A).hand)) == (3, 5, 5)
    assert t.pending == (B,)


@pytest.mark.rule("IM-TRN-04", "IM-SOL-01")
def test_after_the_last_player_comes_the_solstice_then_the_starting_player():
    t = table("romans", "macedonians", "celts", first=B).in_play(C, "2CIV10").in_play(A, "1CIV10").turn(B)
    for p, material in ((B, 0), (C, 0), (A, 2)):
        assert t.pending == (p,)
        t.next_turn()
        assert t.seat(A).material == material  # Coinage: 2 material at Solstice
    assert (t.pending, t.round) == ((B,), 2)
    assert t.events("solstice") == [{"n": 1}]


@pytest.mark.rule("IM-TRN-06", "IM-END-01")
def test_the_game_goes_on_until_something_ends_it():
    t = start("romans", "macedonians")
    for _ in range(60):
        t.next_turn()
    assert (t.over, t.last_round, t.round) == (False, 0, 31)
    t.offer("1REG2", "1UNC7", "1CIV10", "1TRI1", "1TRI2").leave("main", 1)
    t.innovate(t.pending[0], "tributary", "1TRI1")
    assert t.last_round == 32
    t.run()
    assert (t.over, t.round, t.pending) == (True, 32, ())


@pytest.mark.rule("IM-TRN-07", "IM-AMB-37")
def test_the_next_player_waits_until_clean_up_is_finished():
    t = table("romans", "macedonians").hand(A, "1ROM20", "1ROM19").activate(A).stop(A)
    assert (t.asked, t.pending) == ("token", (A,))
    t.answer(A, t.market[0])
    assert (t.asked, t.pending) == ("aim", (A,))
    t.answer(A, "1ROM19")
    assert t.pending == (A,)
    t.answer(A, "done")
    assert (t.asked, t.pending) == ("way", (B,))
    assert len(t.seat(A).hand) == 5


@pytest.mark.rule("IM-TRN-08", "IM-CLN-07")
def test_the_hand_may_grow_beyond_any_limit_during_a_turn():
    t = table("romans", "macedonians").hand(A, "2FAM7", "1ROM20", "1ROM19", "1ROM16", "1ROM17", "1ROM14", "UNREST")
    t.activate(A).free(A, "2FAM7")  # Eminent: draw 2 cards
    assert len(t.seat(A).hand) == 8
    assert t.asked == "act"
