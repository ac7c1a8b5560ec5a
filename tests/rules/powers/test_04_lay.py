"""LAY: laying cards, and the traitor who makes one of them open."""

from __future__ import annotations

import pytest

import imperia
from powers_dsl import *


@pytest.mark.rule("PW-LAY-01", "PW-DEC-04", "PW-EX-01")
def test_the_exposed_card_lies_open_before_the_others_choose():
    """The picture of the rulebook: Strigoi, Freemasons, Sídhe; round 4; the traitor is with the Sídhe."""
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, OATH, SPRING).round(BALL, KNOCK, DUSK, traitor=A).round(FEAST, EVIDENCE, RING, traitor=C)
    assert (t.number_of_round, t.asked, t.pending) == (4, "lay-open", (C,))
    t.hand(C, HUNT).answer(C, HUNT)
    assert t.slot(C, 4) == [HUNT]
    assert t.card(HUNT).active
    assert (t.asked, t.pending) == ("lay", (A, B))
    assert t.slot(A, 4) == t.slot(B, 4) == []
    assert t.state.view(A)["rows"][C]["slots"][3][0]["card"] == number(HUNT)


@pytest.mark.rule("PW-LAY-02", "PW-DEC-04")
def test_the_others_lay_face_down_and_see_nothing_of_each_other():
    t = table("STR", "ZED", "SID", "ORI")
    t.answer(A, t.options(A)[0])
    t.hand(B, DAGGER)
    unseen = {seat: t.state.view(seat) for seat in (A, C, D, None)}
    t.answer(B, DAGGER)
    for seat, before in unseen.items():
        after = t.state.view(seat)
        assert after["rows"][B]["laid"]
        for view in (before, after):
            view["rows"][B].pop("laid")
            view["rows"][B].pop("answered")
            view.pop("waiting")
        assert after == before
        assert t.heard(seat, "lay") == []
    assert t.state.view(B)["rows"][B]["laid_card"] == number(DAGGER)


@pytest.mark.rule("PW-LAY-02")
def test_the_order_of_laying_face_down_does_not_matter():
    results = []
    for order in ((B, C, D), (D, C, B), (C, D, B)):
        t = table("STR", "ZED", "SID", "ORI")
        t.answer(A, t.options(A)[0])
        for seat in order:
            t.answer(seat, t.options(seat)[0])
        results.append(t.state)
    assert results[0] == results[1] == results[2]


@pytest.mark.rule("PW-LAY-03", "PW-DEC-04")
def test_each_lays_exactly_one_card_of_the_hand_and_cannot_pass():
    t = table("STR", "ZED", "SID")
    assert sorted(t.options(A)) == t.in_hand(A)
    t.answer(A, t.options(A)[0])
    assert sorted(t.options(B)) == t.in_hand(B)
    assert sorted(t.options(C)) == t.in_hand(C)
    t.answer(B, t.options(B)[0])
    assert t.options(B) == []  # one card is enough
    t.answer(C, t.options(C)[0])
    assert [len(t.slot(seat, 1)) for seat in (A, B, C)] == [1, 1, 1]


@pytest.mark.rule("PW-LAY-03")
def test_a_card_that_is_not_in_hand_cannot_be_laid():
    t = table("STR", "ZED", "SID")
    lay = t.state.rules().actions.find
    before = t.state.clone()
    for card in (t.state.piles[A][-1], t.state.candidate[A], t.state.hands[B][0]):
        with pytest.raises(imperia.IllegalMove):
            t.state.apply(A, lay("lay", card))
    with pytest.raises(imperia.IllegalMove):
        t.state.apply(B, lay("lay", t.state.hands[B][0]))  # it is not B's turn to lay yet
    assert t.state == before


@pytest.mark.rule("PW-LAY-04")
def test_the_top_card_is_drawn_at_once():
    t = table("STR", "ZED", "SID")
    t.hand(A, BLOOD).pile_top(A, CRYPT)
    t.answer(A, BLOOD)
    assert CRYPT in t.in_hand(A)  # before the others lay
    assert (len(t.in_hand(A)), t.view["rows"][A]["pile"]) == (5, 5)
    assert t.heard(A, "draw") == [{"seat": A, "card": number(CRYPT)}]
    assert t.heard(B, "draw") == [{"seat": A, "card": -1}]


@pytest.mark.rule("PW-LAY-04")
def test_with_an_empty_pile_the_hand_shrinks():
    t = table("STR", "ZED", "SID")
    sizes = []
    quiet = [(BLOOD, OATH, SPRING), (BALL, KNOCK, DUSK), (FEAST, EVIDENCE, RING), (CRYPT, LODGE, HILL)]
    quiet += [(LURE, PACT, BATTLE), (CAROLINE, MARSHALL, EILLID), (ILEANA, THORNE, NIAMH)]
    for cards in quiet:
        t.round(*cards)
        sizes.append((len(t.in_hand(A)), t.view["rows"][A]["pile"]))
    assert sizes == [(5, 5), (5, 4), (5, 3), (5, 2), (5, 1), (5, 0), (4, 0)]


@pytest.mark.rule("PW-LAY-05")
def test_all_cards_are_turned_up_at_once_when_the_last_one_lies():
    t = table("STR", "ZED", "SID")
    t.hand(A, BLOOD).hand(B, MARSHALL).hand(C, SPRING)
    t.answer(A, BLOOD).answer(C, SPRING)
    assert t.slot(B, 1) == t.slot(C, 1) == []
    t.answer(B, MARSHALL)
    assert (t.slot(B, 1), t.slot(C, 1)) == ([MARSHALL], [SPRING])
    assert t.asked == "propose"  # evaluation has started
    assert [event["card"] for event in t.heard(None, "lay")] == [number(MARSHALL), number(SPRING)]
