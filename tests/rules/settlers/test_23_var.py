"""VAR: other Lookouts and the peaceful game."""

from __future__ import annotations

import pytest

import imperia
from settlers_dsl import *

FOUR = (ROMAN, BARBARIAN, EGYPTIAN, JAPANESE)


def offer(t: Table, p: int) -> list[str]:
    """The cards that a seat holds to choose from."""
    return [DECK[face].code for face in t.state.view(p)["offer"]]


@pytest.mark.rule("IS-DEC-02")
@pytest.mark.parametrize(
    ("options", "reason"),
    [({"lookout": "fast"}, "lookout"), ({"peaceful": "perhaps"}, "peaceful"), ({"war": "yes"}, "war")],
)
def test_unknown_variants_are_refused(options: dict[str, str], reason: str):
    with pytest.raises(imperia.SetupError, match=reason):
        imperia.game("settlers").new(seats=2, options=options)


@pytest.mark.rule("IS-VAR-01", "IS-DEC-02", "IS-DEC-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_draft_all_choose_one_of_three_at_once_and_pass_two_to_the_left(seats: int):
    t = start(*FOUR[:seats], lookout="draft")
    assert t.asked == "offered"
    assert t.pending == tuple(range(seats))
    hands = [t.seat(p).hand for p in range(seats)]
    first = [offer(t, p) for p in range(seats)]
    assert [len(cards) for cards in first] == [3] * seats
    assert [len(hand) for hand in hands] == [5] * seats  # one faction card was drawn
    for p in reversed(range(seats)):  # in any order
        t.answer(p, "pick", first[p][0])
    second = [offer(t, p) for p in range(seats)]
    assert [sorted(cards) for cards in second] == [sorted(first[p - 1][1:]) for p in range(seats)]
    for p in range(seats):
        if p in t.pending:
            t.answer(p, "pick", second[p][0])
    for p in range(seats):
        assert t.seat(p).hand == sorted([*hands[p], first[p][0], second[p][0]])
    assert sorted(t.common_pile) == sorted(cards[1] for cards in second)
    assert t.common_deck == 84 - 5 * seats


@pytest.mark.rule("IS-VAR-01")
def test_nobody_sees_the_cards_and_choices_of_others_and_one_must_choose():
    t = start(*FOUR[:3], lookout="draft")
    assert {c.verb for c in t.choices(A)} == {"pick"}
    before = t.state.view(B)
    t.answer(A, "pick", offer(t, A)[0])
    after = t.state.view(B)
    for view in (before, after):
        view.pop("waiting")
        for empire in view["empires"]:
            empire.pop("answered")
    assert before == after
    assert t.state.view(None)["offer"] == []


@pytest.mark.rule("IS-VAR-01")
def test_the_card_discarded_in_the_end_is_open():
    t = start(*FOUR[:2], lookout="draft").run("turn")
    assert len(t.common_pile) == 2


@pytest.mark.rule("IS-VAR-01", "IS-LOK-06")
def test_a_short_deck_ends_the_draft_early():
    t = table(ROMAN, BARBARIAN, lookout="draft").empty(COMMON, into=A, leave=4)
    t.everybody_passes()  # B is the first player now and gets three cards, A one
    assert [len(offer(t, p)) for p in (A, B)] == [1, 3]
    before = len(t.seat(B).hand)
    t.run("turn")
    assert len(t.seat(B).hand) == before + 1  # A had nothing to pass on


@pytest.mark.rule("IS-VAR-02", "IS-VAR-03", "IS-VAR-04", "IS-DEC-02", "IS-DEC-03")
@pytest.mark.parametrize(
    ("seats", "sizes", "seen"),
    [(2, [5, 4, 3, 2], 5), (3, [5, 4, 4, 3, 3, 2], 7), (4, [5, 4, 4, 4, 3, 3, 3, 2], 9)],
)
def test_the_advanced_lookout_goes_round_twice_in_the_same_direction(seats: int, sizes: list[int], seen: int):
    t = start(*FOUR[:seats], first=1, lookout="advanced")
    pickers, rows = [], []
    while t.asked == "pick":
        p = t.pending[0]
        pickers.append(p)
        rows.append(len(t.row))
        t.answer(p, "pick", t.row[0])
    assert pickers == [(1 + i) % seats for i in range(seats)] * 2
    assert rows == sizes
    assert len(t.common_pile) == 1  # the last card
    assert t.common_deck == 84 - 2 * seats - seen
    for p in range(seats):
        assert len([name for name in t.seat(p).hand if name.startswith("COM")]) == 4
        assert len(t.seat(p).hand) == 7


@pytest.mark.rule("IS-VAR-02", "IS-LOK-06")
def test_the_advanced_lookout_with_a_short_deck():
    t = table(ROMAN, BARBARIAN, lookout="advanced").empty(COMMON, into=A, leave=3)
    before = [len(t.seat(p).hand) for p in (A, B)]
    t.next_round()
    assert [len(t.seat(p).hand) - n for p, n in enumerate(before)] == [2, 3]  # B picks twice, A once


@pytest.mark.rule("IS-VAR-05", "IS-DEC-02")
@pytest.mark.parametrize("lookout", ["standard", "draft", "advanced"])
def test_in_the_peaceful_game_a_common_card_is_drawn_before_drafting(lookout: str):
    t = start(ROMAN, BARBARIAN, lookout=lookout, peaceful="yes")
    for p in (A, B):
        backs = [name.startswith("COM") for name in t.seat(p).hand]
        assert (backs.count(False), backs.count(True)) == (3, 3)
    t.run("turn")
    assert [len(t.seat(p).hand) for p in (A, B)] == [8, 8]


@pytest.mark.rule("IS-VAR-06")
def test_in_the_peaceful_game_only_hand_cards_are_razed_by_the_action():
    t = table(ROMAN, JAPANESE, peaceful="yes").built(B, MILL, FARM).hand(A, QUARRY).give(A, raze=9)
    assert t.offered(A, "raze-hand") == [QUARRY]
    assert t.choices(A, "raze") == []


@pytest.mark.rule("IS-VAR-06")
def test_cards_may_still_raze_opponents_locations_in_the_peaceful_game():
    t = (
        table(EGYPTIAN, BARBARIAN, peaceful="yes")
        .built(A, CHARIOT_BUILDER)
        .built(B, MILL, DARK_CHAPEL)
        .built(A, QUARRY)
    )
    t.give(A, raze=1).give(B, raze=2).activate(A, CHARIOT_BUILDER)
    assert t.seat(B).foundations == 1
    t.turn(B).activate(B, DARK_CHAPEL, "done")
    assert t.seat(A).foundations == 1
