"""LOK: the Lookout phase."""

from __future__ import annotations

import pytest

from settlers_dsl import *

FOUR = (ROMAN, BARBARIAN, EGYPTIAN, JAPANESE)


def picks(t: Table) -> list[tuple[int, int]]:
    """Play the Lookout: who picked, out of how many."""
    made = []
    while t.asked == "pick":
        p = t.pending[0]
        made.append((p, len(t.row)))
        t.answer(p, "pick", t.row[0])
    return made


@pytest.mark.rule("IS-LOK-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_adds_one_own_and_two_common_cards_in_every_round(seats: int):
    t = start(*FOUR[:seats]).run("turn")
    for n in range(1, 6):
        for p in range(seats):
            backs = [name.startswith("COM") for name in t.seat(p).hand]
            assert (backs.count(False), backs.count(True)) == (2 + n, 2 + 2 * n)
        if n < 5:
            t.next_round()


@pytest.mark.rule("IS-LOK-02")
def test_first_everybody_draws_the_top_card_of_the_own_deck():
    t = table(ROMAN, JAPANESE).stack(A, SPIES).stack(B, GATE).everybody_passes()
    assert t.asked == "pick"
    assert t.seat(A).hand == [RUINS, SPIES]
    assert t.seat(B).hand == [RUINS, GATE]


@pytest.mark.rule("IS-LOK-02", "IS-GEN-03", "IS-AMB-01")
def test_nothing_is_drawn_from_an_empty_faction_deck():
    t = table(ROMAN, JAPANESE).empty(A).everybody_passes()
    assert t.seat(A).hand == [RUINS]
    assert t.seat(A).deck == 0
    assert len(t.seat(A).pile) == 30


@pytest.mark.rule("IS-LOK-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_plus_one_cards_are_open_and_each_takes_one_clockwise(seats: int):
    t = start(*FOUR[:seats], first=1)
    row = t.row
    assert len(row) == seats + 1
    for i in range(seats):
        p = (1 + i) % seats
        assert t.pending == (p,)
        assert {c.verb for c in t.choices(p)} == {"pick"}  # one must be taken
        name = t.row[-1]
        t.answer(p, "pick", name)
        assert name in t.seat(p).hand
    left = set(row) - {name for p in range(seats) for name in t.seat(p).hand}
    assert left <= set(t.common_pile)
    assert len(t.common_pile) == 1


@pytest.mark.rule("IS-LOK-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_second_row_is_new_and_picked_backwards(seats: int):
    t = start(*FOUR[:seats], first=1)
    made = picks(t)
    clockwise = [(1 + i) % seats for i in range(seats)]
    assert [p for p, _ in made] == clockwise + clockwise[::-1]
    assert [n for _, n in made] == list(range(seats + 1, 1, -1)) * 2
    assert len(t.common_pile) == 2
    assert t.common_deck == 84 - 2 * seats - 2 * (seats + 1)


@pytest.mark.rule("IS-LOK-05")
def test_there_is_no_hand_limit():
    t = table(ROMAN, JAPANESE).empty(A, into=A).next_round()
    assert len(t.seat(A).hand) == 1 + 30 + 2


@pytest.mark.rule("IS-LOK-05")
def test_a_hand_is_secret_but_for_cards_taken_from_the_open_row():
    t = start(ROMAN, JAPANESE)
    taken = t.row[0]
    t.answer(A, "pick", taken)
    shown = t.state.view(B)["empires"][A]["hand"]
    own = t.state.view(A)["empires"][A]["hand"]
    assert shown["count"] == own["count"] == 6
    assert [DECK[face].code for face in shown["cards"] if face is not None] == [taken]
    assert sorted(DECK[face].code for face in own["cards"]) == t.seat(A).hand


@pytest.mark.rule("IS-LOK-06", "IS-GEN-03")
def test_an_exhausted_common_deck_is_made_anew_from_its_discard_pile():
    t = table(ROMAN, JAPANESE).empty(COMMON, leave=1)
    pile = len(t.common_pile)
    t.everybody_passes()
    assert len(t.row) == 3
    assert t.common_pile == []
    assert t.common_deck == pile + 1 - 3


@pytest.mark.rule("IS-LOK-06", "IS-AMB-02")
def test_when_both_are_empty_the_last_to_pick_get_nothing():
    t = table(ROMAN, JAPANESE).empty(COMMON, into=A, leave=2)
    before = [len(t.seat(p).hand) for p in (A, B)]
    t.everybody_passes()
    assert len(t.row) == 2  # instead of three
    t.run("turn")  # B picks first in round 2; the row is used up, so no second row comes
    after = [len(t.seat(p).hand) for p in (A, B)]
    assert [after[p] - before[p] for p in (A, B)] == [2, 2]
    assert t.common_deck == 0


@pytest.mark.rule("IS-LOK-06", "IS-AMB-02")
def test_the_card_left_of_the_first_row_is_shuffled_for_the_second_and_only_one_player_gets_it():
    t = table(ROMAN, JAPANESE).empty(COMMON, into=A, leave=3)
    before = [len(t.seat(p).hand) for p in (A, B)]
    t.everybody_passes().run("turn")
    after = [len(t.seat(p).hand) for p in (A, B)]
    assert [after[p] - before[p] for p in (A, B)] == [3, 2]  # A, who picks last in round 2, begins the second row


@pytest.mark.rule("IS-LOK-06", "IS-AMB-02")
def test_without_any_common_card_the_lookout_gives_the_faction_card_alone():
    t = table(ROMAN, JAPANESE).empty(COMMON, into=A).next_round()
    assert len(t.seat(B).hand) == 2
