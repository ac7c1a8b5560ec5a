"""INN: Innovate."""

from __future__ import annotations

import pytest

from imperium_dsl import *


@pytest.mark.rule("IM-INN-01")
@pytest.mark.parametrize("hand", [(), ("1ROM20",), ("1ROM20", "1ROM19", "UNREST", "1ROM16", "1ROM17", "1TRI8")])
def test_first_the_whole_hand_is_discarded(hand: tuple[str, ...]):
    t = table("romans", "macedonians").hand(A, *hand).innovate(A)
    assert (t.seat(A).hand, t.seat(A).discard) == ([], sorted(hand))
    assert (t.asked, t.pending) == ("aim", (A,))  # before anything is chosen


@pytest.mark.rule("IM-INN-02", "IM-DEC-12", "IM-KW-BRK-01")
def test_then_one_breaks_through_for_one_of_four_suits_for_nothing():
    t = table("romans", "macedonians").offer("1REG2", "1UNC7", "1CIV10", "1TRI1", "1UNC19").innovate(A)
    assert t.options(A) == ["region", "uncivilised", "civilised", "tributary"]
    assert not t.can(A, "skip")
    t.answer(A, "uncivilised")
    assert t.options(A) == ["1UNC7", "1UNC19", "top"]
    pile = t.unrest
    t.answer(A, "1UNC7")
    assert t.seat(A).hand == ["1UNC7"]  # one card, without Unrest
    assert t.unrest == pile + 1 - t.unrest_beneath(str(t.market[1]))
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0}
    assert (t.seat(A).actions, t.asked) == (3, "token")


@pytest.mark.rule("IM-INN-02")
@pytest.mark.parametrize(("suit", "deck"), [("region", 0), ("uncivilised", 1), ("civilised", 2), ("tributary", 3)])
def test_each_of_the_four_suits_can_be_broken_through_for(suit: str, deck: int):
    t = table("romans", "macedonians").offer("1REG2", "1UNC7", "1CIV10", "1UNC8", "1UNC19").innovate(A, suit)
    size = len(t.state.decks[deck])
    assert t.can(A, "top") == (suit != "tributary")
    if t.asked == "aim":  # without a Tributary in the market the main deck is the only way
        t.answer(A, "top")
        assert len(t.state.decks[deck]) == size - 1
    got = t.seat(A).hand[0]
    assert got[1:4] == {"region": "REG", "uncivilised": "UNC", "civilised": "CIV", "tributary": "TRI"}[suit]


@pytest.mark.rule("IM-INN-03", "IM-EX-12")
@pytest.mark.parametrize("keep", [True, False])
def test_the_card_may_be_kept_or_discarded_in_clean_up(keep: bool):
    t = table("romans", "macedonians").hand(A, "1ROM20", "1ROM19").offer("1REG8").innovate(A, "region", "1REG8")
    t.answer(A, t.market[1])
    assert t.options(A) == ["1REG8", "done"]
    t.answer(A, "done" if keep else "1REG8")
    assert (t.seat(A).hand.count("1REG8"), len(t.seat(A).hand)) == (int(keep), 5)  # four more, or five
    assert ("1REG8" in t.seat(A).discard) == (not keep)


@pytest.mark.rule("IM-INN-04")
def test_passive_abilities_go_on_while_innovating():
    t = table("carthaginians", "macedonians").in_play(A, "1FAM8").hand(A, "1CAR19").innovate(A, "region", "top")
    assert t.asked == "aim"  # not the progress of Clean-up: the Carthaginians put material
    name = str(t.market[0])
    t.answer(A, name)
    assert t.tokens_on(name) == {"material": 2}
    t.run("way")
    assert len(t.seat(A).hand) == 6  # Awe-inspiring


@pytest.mark.rule("IM-INN-04")
def test_no_actions_while_innovating():
    t = table("romans", "macedonians").hand(A, "1TRI2", "1TRI8").innovate(A)
    asked = []
    while t.pending == (A,):
        asked.append(t.asked)
        t.answer(A, *t.choices(A)[-1].args or (t.choices(A)[-1].verb,))
    assert "act" not in asked
    assert t.seat(A).material == t.seat(A).population == 0


@pytest.mark.rule("IM-INN-05")
def test_clean_up_comes_next():
    t = table("romans", "macedonians").actions(A, 1).innovate(A, "region", "top")
    assert (t.asked, t.pending) == ("token", (A,))
    t.answer(A, t.market[0]).answer(A, "done")
    assert (t.seat(A).actions, len(t.seat(A).hand), t.pending) == (3, 5, (B,))
