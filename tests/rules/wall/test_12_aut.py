"""AUT: secret cards, the command track, and the steps of a turn."""

from __future__ import annotations

import pytest

from imperia.games.wall import autumn
from imperia.games.wall.lexicon import DESPOTISM, ECONOMY, IN_HAND, ON_TRACK
from wall_dsl import *


def autumns(t: Table) -> Table:
    """An autumn begins."""
    t.begin()
    autumn.autumn(t.state)
    return t.go()


def revealed(*names: str, tea: tuple[int, ...] = ()) -> Table:
    """Everybody has chosen."""
    t = autumns(table(len(names)).tea(*tea))
    for p, name in enumerate(names):
        t.answer(p, "command", name)
    return t


def laid(*names: str) -> Table:
    """The cards lie on the track in the order of the seats."""
    t = revealed(*names)
    for p in range(len(names) - 1):
        t.answer(p, "position", p)
    return t


@pytest.mark.rule("GW-AUT-01", "GW-AUT-02", "GW-DEC-07", "GW-INF-03")
def test_all_choose_at_once_and_cards_are_shown_together():
    t = autumns(table(3))
    assert (t.asked, set(t.pending)) == ("command", {A, B, C})
    t.answer(B, "command", "economy")
    assert t.state.played == [-1] * 3
    assert t.state.commands[B * 6 + ECONOMY] == IN_HAND
    assert t.state.view(A)["revealed"] == []
    assert t.state.view(A)["factions"][B]["commands"]["played"] is None
    t.answer(A, "command", "despotism").answer(C, "command", "economy")
    assert t.state.played == [DESPOTISM, ECONOMY, ECONOMY]
    assert [t.state.commands[p * 6 + t.state.played[p]] for p in range(3)] == [ON_TRACK] * 3


@pytest.mark.rule("GW-AUT-04", "GW-AUT-05", "GW-AMB-18", "GW-DEC-08", "GW-CMP-31")
@pytest.mark.parametrize("seats", [3, 4])
def test_positions_are_taken_in_tea_order_one_for_each_faction(seats):
    t = revealed(*["economy"] * seats, tea=(C, A, B))
    assert (t.asked, t.pending, t.offered(C, "position")) == ("position", (C,), list(range(seats)))
    t.answer(C, "position", 1)
    assert (t.pending, t.offered(A, "position")) == ((A,), [0, *range(2, seats)])


@pytest.mark.rule("GW-AUT-06", "GW-AUT-07", "GW-AUT-17")
def test_cards_are_resolved_from_the_first_position_on():
    t = revealed("economy", "economy", "economy").answer(A, "position", 2).answer(B, "position", 0)
    turns = []
    for _ in range(200):
        if not t.pending:
            break
        turns.append(t.state.active)
        t.answer(t.pending[0], "done") if t.can(t.pending[0], "done") else t.run("place", most=1)
    order = [p for i, p in enumerate(turns) if i == 0 or turns[i - 1] != p]
    assert order == [B, C, A]
    assert (t.state.active, t.state.turn) == (-1, -1)


@pytest.mark.rule("GW-AUT-06")
def test_an_empty_position_is_passed_over():
    t = table(3)
    t.state.commands[C * 6 : C * 6 + 6] = bytes([2] * 6)
    autumns(t).answer(A, "command", "economy").answer(B, "command", "economy")
    t.answer(A, "position", 2).answer(B, "position", 1)
    assert (t.state.track, t.state.active) == ([-1, B, A], B)


@pytest.mark.rule(
    "GW-AUT-08", "GW-AUT-09", "GW-AUT-10", "GW-AUT-11", "GW-AUT-12", "GW-DEC-09", "GW-DEC-10", "GW-CMP-29"
)
def test_frames_from_top_to_bottom_the_owners_then_the_others_in_tea_order():
    t = laid("economy", "economy", "economy").tea(C, B, A)
    assert (t.asked, t.pending) == ("place", (A,))
    t.say(A, ("place", "mine"), ("place", "mine"), ("place", "hq"))
    assert t.pending == (C,)
    t.say(C, ("place", "mine"))
    assert "mine" not in t.offered(C, "place")
    assert t.can(C, "done")
    t.answer(C, "done")
    assert t.pending == (B,)
    t.answer(B, "done")
    assert (t.asked, t.pending, t.offered(A, "activate")) == ("activate", (A,), ["mine", "hq"])  # step B
    assert t.seat(A).gold == 1  # of the third frame


@pytest.mark.rule("GW-AUT-12", "GW-AMB-63", "GW-LOC-05")
def test_placing_may_move_an_official_instead():
    t = laid("economy", "economy", "economy")
    t.say(A, ("place", "hq"), ("lift", "hq"), ("place", "academy"), "done")
    at = A * POSTS
    assert [t.state.officials[at + LOCATION_NAMES.index(name)] for name in ("hq", "academy")] == [0, 1]


@pytest.mark.rule("GW-AUT-13", "GW-AUT-14", "GW-AUT-15", "GW-DEC-11", "GW-AMB-70")
def test_the_active_player_orders_all_eligible_locations():
    t = table(3).officials(B, "mine", 3).officials(C, "hq").officials(A, "academy").officials(B, "quarry", 2)
    t.staged(C, "M", spearman=1).begin(A)
    t.state.push(autumn.ORDERING, 0, A, 0)
    t.go()
    assert (t.asked, t.pending, t.offered(A, "activate")) == ("activate", (A,), ["mine", "hq", "academy"])
    t.answer(A, "activate", "academy")
    assert t.asked == "draw"
    t.answer(A, "draw", 0)
    assert t.offered(A, "activate") == ["mine", "hq"]
    t.answer(A, "activate", "mine").run()
    assert t.state.crowd[LOCATION_NAMES.index("quarry")] == 2
    assert sum(t.state.crowd) == 2


@pytest.mark.rule("GW-AUT-15", "GW-AMB-70", "GW-ACT-08")
def test_a_location_that_becomes_eligible_joins_and_none_twice():
    t = table(3).officials(A, "academy").begin(A)
    assert autumn.eligible(t.state, 0) == [LOCATION_NAMES.index("academy")]
    assert autumn.eligible(t.state, 1 << LOCATION_NAMES.index("academy")) == []
    t.officials(A, "hq")
    assert autumn.eligible(t.state, 1 << LOCATION_NAMES.index("academy")) == [LOCATION_NAMES.index("hq")]


@pytest.mark.rule("GW-AUT-16", "GW-AUT-07")
def test_a_turn_ends_with_one_check_of_the_hordes():
    t = laid("economy", "economy", "economy").horde("M", OUTRIDERS).wounds("M1")
    assert t.at("M1") == OUTRIDERS
    for _ in range(60):
        if t.state.active != A:
            break
        t.answer(t.pending[0], "done") if t.can(t.pending[0], "done") else t.run("place", most=1)
    assert t.state.active == B
    assert t.at("M1") is None


@pytest.mark.rule("GW-AUT-18", "GW-GEN-21", "GW-LOC-09")
def test_cards_and_officials_stay_when_autumn_is_over():
    t = laid("economy", "economy", "economy").officials(C, "temple", 2)
    for _ in range(200):
        if not t.pending:
            break
        t.answer(t.pending[0], "done") if t.can(t.pending[0], "done") else t.run("place", most=1)
    assert t.state.track == [A, B, C]
    assert t.state.commands.count(ON_TRACK) == 3
    assert t.state.officials[C * POSTS + LOCATION_NAMES.index("temple")] == 2
