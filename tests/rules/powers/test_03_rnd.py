"""RND: the round and the grid."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-RND-01")
def test_a_round_is_laying_evaluating_and_naming_the_next_exposed_player():
    t = table("STR", "ZED", "SID")
    seen = []
    t.hand(A, THIRST).hand(B, MARSHALL).hand(C, SPRING)
    for seat, what in ((A, THIRST), (B, MARSHALL), (C, SPRING), (A, "pass"), (C, "pass"), (A, "hide"), (A, C)):
        seen.append((t.asked, t.pending))
        t.answer(seat, what)
    assert seen == [
        ("lay-open", (A,)), ("lay", (B, C)), ("lay", (C,)), ("propose", (A, C)), ("propose", (C,)), ("appear", (A,)),
        ("traitor", (A,)),
    ]  # fmt: skip
    assert (t.asked, t.pending, t.number_of_round) == ("lay-open", (C,), 2)


@pytest.mark.rule("PW-RND-01", "PW-ILL-01", "PW-TRA-03")
def test_illuminati_adds_a_draft_and_names_nobody():
    t = illuminati(3)
    asked = []
    n = t.number_of_round
    while t.number_of_round == n:
        if t.asked not in asked:
            asked.append(t.asked)
        t.draft() if t.asked == "draft" else t.lay({A: OATH, B: BLOOD, C: DUSK})
    assert asked == ["draft", "lay"]
    assert t.asked == "draft"
    assert t.number_of_round == 2


@pytest.mark.rule("PW-RND-02", "PW-LAY-03")
def test_a_row_for_each_player_and_a_column_for_each_round():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, OATH, SPRING).round(BALL, KNOCK, DUSK)
    assert [t.slot(seat, column) for seat in (A, B, C) for column in (1, 2, 3)] == [
        [BLOOD], [BALL], [], [OATH], [KNOCK], [], [SPRING], [DUSK], [],
    ]  # fmt: skip


@pytest.mark.rule("PW-RND-02", "PW-HID-01")
def test_neighbours_are_in_the_own_row_only():
    """A foreign Hideout in the next column helps nobody else's Agent."""
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, EILLID).round(CRYPT, OATH, HILL)
    assert t.card(MARSHALL).dead
    assert not t.card(EILLID).dead


@pytest.mark.rule("PW-RND-02", "PW-AMB-28")
def test_a_missing_column_holds_no_card():
    t = table("STR", "MAG", "SID")
    t.round(FEAST, TEA_LEAVES, RING)
    t.end()  # column 2 holds only Threats, there is no column 0 and no column 3
    assert t.points(FEAST) == 1
    assert t.points(TEA_LEAVES) == 3
    assert t.points(RING) == 1


@pytest.mark.rule("PW-RND-03")
def test_no_score_is_shown_before_the_end():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, OATH, SPRING)
    assert t.view["scores"] is None
    assert t.state.view(A)["scores"] is None
    t.end()
    assert t.view["scores"] == t.scores


@pytest.mark.rule("PW-RND-04")
def test_cards_are_active_cancelled_dead_or_covered_and_only_active_ones_count():
    t = table("ORI", "IND", "SID", "MAG", candidates=[ZAHIR, STEELE, TAMLIN, VANE])
    t.round(POISON, EXPERIMENT, EILLID, WISDOM, picks={EXPERIMENT: JANE, JANE: EILLID})
    t.round(EMPTINESS, RACE, SPRING, MORRIGAN)
    assert t.card(EXPERIMENT).covered
    assert t.card(RACE).cancelled
    assert t.card(SPRING).cancelled
    assert t.card(EILLID).dead
    assert t.card(JANE).dead
    assert t.card(WISDOM).active
    t.end()
    assert [t.points(name) for name in (EXPERIMENT, RACE, SPRING, EILLID, JANE)] == [0, 0, 0, 0, 0]
    assert t.points(WISDOM) == 2
    assert t.points(MORRIGAN, "abilities") == 2  # her own Knot of Wisdom; the cancelled Knot of Spring does not count


@pytest.mark.rule("PW-RND-04", "PW-CARD-12")
def test_a_covered_card_is_no_event_of_the_column():
    t = table("IND", "MAG", "ZED", candidates=[STEELE, MORRIGAN])
    t.round(EXPERIMENT, VANE, DAGGER, picks={EXPERIMENT: WORKSHOP})
    t.round(RACE, MIRROR, OATH)
    t.end()
    assert t.points(VANE, "abilities") == 0
