"""SUM: income, command cards to the discard pile, and who takes them back."""

from __future__ import annotations

import pytest

from imperia.games.wall import autumn, summer
from imperia.games.wall.lexicon import BETRAYAL, DISCARDED, IN_HAND, ON_TRACK, PRODUCTION
from wall_dsl import *

NAMES = COMMAND_NAMES[:6]


def summers(t: Table) -> Table:
    t.begin()
    summer.summer(t.state)
    return t.go()


def discards(t: Table, p: int, *names: str) -> Table:
    for name in names:
        t.state.commands[p * 6 + NAMES.index(name)] = DISCARDED
    return t


def hand(t: Table, p: int) -> list[str]:
    return [name for i, name in enumerate(NAMES) if t.state.commands[p * 6 + i] == IN_HAND]


def plays(t: Table, *names: str) -> Table:
    """Everybody has played a command card, which lies on the track."""
    for p, name in enumerate(names):
        t.state.played[p] = NAMES.index(name)
        t.state.commands[p * 6 + NAMES.index(name)] = ON_TRACK
        t.state.track[p] = p
    return t


@pytest.mark.rule("GW-SUM-02", "GW-SUM-03", "GW-EX-07", "GW-AMB-32")
def test_overseers_pay_their_level_without_officials_there():
    t = table(3)
    s = t.state
    for location, level in (("mine", 2), ("temple", 1)):
        at = A * PRODUCTION + LOCATION_NAMES.index(location)
        s.overseers[at] = level
        s.soldiers[0] -= 1  # a spearman oversees
    summers(t)
    assert (t.seat(A).goods, t.seat(B).goods["gold"]) == ({"wood": 0, "stone": 0, "gold": 2, "chi": 1}, 0)
    assert not any(s.crowd)


@pytest.mark.rule("GW-SUM-04", "GW-SUM-11", "GW-DEC-05")
def test_income_of_all_comes_before_anybody_sheds_shame():
    t = table(3).shamed(A, spearman=1).shamed(C, archer=1)
    for p in (A, C):
        t.state.overseers[p * PRODUCTION + 3] = 2
        t.state.soldiers[(p * PLACES + SUPPLY) * KIND_COUNT] -= 1
    t.tea(C, B, A)
    summers(t)
    assert (t.asked, t.pending, t.seat(A).chi, t.seat(C).chi) == ("buy-off", (C,), 2, 2)
    t.answer(C, "shed", "archer")
    assert (t.pending, t.bank) == ((A,), 29)


@pytest.mark.rule("GW-SUM-05", "GW-AUT-18", "GW-GEN-16")
def test_all_cards_of_the_track_go_to_the_discard_pile():
    t = plays(table(3), "economy", "despotism", "economy")
    summers(t).run("reclaim")
    assert t.state.track == [-1] * 3
    assert t.state.played == [-1] * 3
    assert [summer.discarded(t.state, p) for p in range(3)] == [[1], [0], [1]]


@pytest.mark.rule("GW-SUM-06", "GW-SUM-07", "GW-SUM-08", "GW-SUM-09", "GW-AMB-16", "GW-DT-13", "GW-DEC-06")
def test_all_cards_but_betrayal_come_back_or_each_brings_two_honour():
    for choice, honour, left in (("honour", 8, 4), ("reclaim", 0, 1)):
        t = discards(table(3), A, "despotism", "economy", "betrayal", "audience")
        summers(t)
        assert (t.asked, t.pending) == ("reclaim", (A,))
        t.answer(A, choice)
        assert (t.seat(A).honour, len(summer.discarded(t.state, A))) == (honour, left)
        assert t.state.commands[A * 6 + BETRAYAL] == DISCARDED


@pytest.mark.rule("GW-SUM-08", "GW-DT-30", "GW-AMB-16")
def test_cards_that_stay_count_again_every_summer():
    t = table(3)
    for name in ("despotism", "economy", "work_harder", "attack_order", "betrayal"):
        summers(discards(t, A, name)).run("reclaim")
        if t.pending:
            t.answer(A, "honour")
    assert t.seat(A).honour == 2 + 4 + 6 + 8 + 10


@pytest.mark.rule("GW-SUM-06")
def test_the_choice_is_made_in_tea_order_and_not_by_who_has_no_card_there():
    t = table(3).tea(C, B, A)
    summers(discards(discards(t, A, "economy"), C, "economy"))
    assert t.pending == (C,)
    t.answer(C, "honour")
    assert t.pending == (A,)
    t.answer(A, "reclaim")
    assert t.idle
    assert hand(t, A) == list(NAMES)


@pytest.mark.rule("GW-SUM-10", "GW-AMB-17", "GW-DT-29")
def test_an_empty_hand_must_take_cards_back():
    t = summers(discards(table(3), A, *NAMES))
    assert t.idle
    assert hand(t, A) == [name for name in NAMES if name != "betrayal"]


@pytest.mark.rule("GW-SUM-10", "GW-AUT-03", "GW-AMB-17", "GW-DT-29")
def test_who_has_no_card_at_all_plays_none_and_still_acts_as_another():
    t = table(3)
    for i in range(6):
        t.state.commands[A * 6 + i] = DISCARDED
    t.begin()
    autumn.autumn(t.state)
    t.go()
    assert (t.asked, set(t.pending)) == ("command", {B, C})
    t.answer(B, "command", "economy").answer(C, "command", "audience")
    t.run("place")
    assert (t.state.played[A], A in t.state.track) == (-1, False)
    seen = set()
    while t.pending and t.state.turn <= 1 and t.asked != "activate":
        seen.add((t.state.active, t.pending[0]))
        t.answer(t.pending[0], "done") if t.can(t.pending[0], "done") else t.run("activate")
        if not t.pending or t.state.active == t.state.tea[-1]:
            break
    assert any(p == A and active != A for active, p in seen)
