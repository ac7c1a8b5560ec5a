"""SET: setting up Struggle for Power."""

from __future__ import annotations

import pytest

import imperia
from powers_dsl import *


def new(seats: int = 3, seed: int = 0, factions: str = "random"):
    return imperia.game("powers").new(seats=seats, seed=seed, options={"factions": factions})


@pytest.mark.rule("PW-SET-01", "PW-DEC-01")
def test_factions_are_dealt_by_lot_or_as_wished():
    deals = [tuple(row["faction"] for row in new(4, seed).view(None)["rows"]) for seed in range(60)]
    assert all(len(set(deal)) == 4 for deal in deals)
    assert {faction for deal in deals for faction in deal} == set(LISTS)
    assert len(set(deals)) > 30
    assert [row["faction"] for row in new(3, 0, "SID,MAG,STR").view(None)["rows"]] == ["SID", "MAG", "STR"]


@pytest.mark.rule("PW-SET-01")
def test_unused_sets_stay_in_the_box():
    t = table("STR", "ZED", "SID")
    cards = [c for zone in (*t.state.hands, *t.state.piles, t.state.candidate) for c in zone]
    assert sorted(cards) == sorted(
        number(f"PW-{faction}-{n:02}") for faction in ("STR", "ZED", "SID") for n in range(1, 13)
    )


@pytest.mark.rule("PW-SET-02", "PW-DEC-02")
def test_everybody_picks_a_candidate_from_the_own_four_characters_at_the_same_time():
    t = Table(new(3, 0, "ORI,MAG,IND"))
    assert t.asked == "candidate"
    assert t.pending == (A, B, C)
    for seat, faction in enumerate(("ORI", "MAG", "IND")):
        assert t.options(seat) == LISTS[faction]
    t.answer(C, JANE).answer(A, PADMA)
    assert t.pending == (B,)
    t.answer(B, ARMINUS)
    assert [code(card) for card in t.state.candidate] == [PADMA, ARMINUS, JANE]


@pytest.mark.rule("PW-SET-02")
def test_the_pick_is_secret():
    t = Table(new(3, 0, "ORI,MAG,IND"))
    before = [t.state.view(seat) for seat in (B, None)]
    t.answer(A, PADMA)
    for seat, old in zip((B, None), before):
        seen = t.state.view(seat)
        assert seen["rows"][A]["candidate"] == old["rows"][A]["candidate"]
    assert t.state.view(A)["rows"][A]["candidate"]["card"] == number(PADMA)
    t.answer(B, VANE).answer(C, JANE)
    assert t.state.view(B)["rows"][A]["candidate"]["card"] is None
    assert t.view["rows"][A]["candidate"]["card"] is None
    assert [event["card"] for event in t.heard(A, "chosen")] == [number(PADMA), -1, -1]


@pytest.mark.rule("PW-SET-02")
def test_the_other_three_characters_become_agents():
    t = table("STR", "ZED", "SID", candidates=[ACWEL])
    rest = t.in_hand(A) + [code(card) for card in t.state.piles[A]]
    assert {CAROLINE, MIHAIL, ILEANA} < set(rest)
    assert ACWEL not in rest


@pytest.mark.rule("PW-SET-03", "PW-AMB-02", "PW-AMB-28")
def test_column_0_is_no_column_for_effects_that_look_left():
    """All look at the previous column from column 1, where only Candidates would be."""
    t = table("ZED", "IND", "SID")
    t.round(KNOCK, EXHIBITION, AWAKENING)
    t.end()
    assert t.points(EXHIBITION) == 0
    assert t.points(KNOCK) == 0
    assert t.events("shelter") == []


@pytest.mark.rule("PW-SET-03", "PW-AMB-02")
def test_candidates_are_no_targets_and_no_neighbours():
    t = table("ZED", "IND", "MAG", candidates=[FINCH, STEELE, ARMINUS])
    t.round(OATH, CRANK, WALPURGIS)  # Walpurgis Night finds no Agent in the previous column and asks nothing
    assert t.events("mark") == []
    assert not t.card(CRANK).protected
    t.end()
    assert t.points(OATH) == 2


@pytest.mark.rule("PW-SET-04")
@pytest.mark.parametrize("seed", range(5))
def test_eleven_cards_are_shuffled_into_a_hand_of_5_and_a_pile_of_6(seed: int):
    t = table("STR", "ZED", "SID", seed=seed)
    for seat, row in enumerate(t.view["rows"]):
        assert (row["hand"]["count"], row["pile"]) == (5, 6)
        whole = {*t.state.hands[seat], *t.state.piles[seat], t.state.candidate[seat]}
        assert len(whole) == 12
        assert {code(card)[3:6] for card in whole} == {row["faction"]}


@pytest.mark.rule("PW-SET-04")
def test_the_shuffle_differs_from_seed_to_seed():
    hands = {tuple(table("STR", "ZED", "SID", seed=seed).in_hand(A)) for seed in range(0, 60, 6)}
    assert len(hands) > 5


@pytest.mark.rule("PW-SET-05")
def test_everyone_sees_the_four_possible_names():
    t = table("STR", "ZED", "SID")
    for seat, faction in enumerate(("STR", "ZED", "SID")):
        assert [code(c) for c in t.view["rows"][seat]["candidate"]["possible"]] == LISTS[faction]


@pytest.mark.rule("PW-SET-06", "PW-AMB-03")
def test_the_first_traitor_is_drawn_by_lot():
    drawn = [new(4, seed).view(None)["exposed"] for seed in range(80)]
    assert set(drawn) == {A, B, C, D}
    assert all(drawn.count(seat) > 5 for seat in range(4))


@pytest.mark.rule("PW-SET-06", "PW-LAY-01")
@pytest.mark.parametrize("exposed", [A, B, C])
def test_the_player_drawn_lays_first(exposed: int):
    t = table("STR", "ZED", "SID", exposed=exposed)
    assert t.asked == "lay-open"
    assert t.pending == (exposed,)
