"""SCO: final scoring of Struggle for Power."""

from __future__ import annotations

import pytest

import imperia
from powers_dsl import *


@pytest.mark.rule("PW-SCO-01")
def test_deaths_are_finished_before_points_are_counted():
    """Agents who die in the last column, or by Jane's hand, count as dead for the Blood Feast."""
    t = table("STR", "ZED", "IND", "SID")
    t.round(THIRST, DAGGER, AUTOMATON, HUNT)
    t.round(FEAST, MARSHALL, JANE, SPRING, picks={JANE: MARSHALL})
    t.round(WOLVES, OATH, WORKSHOP, AODHAN)
    assert t.over
    assert t.card(MARSHALL).dead
    assert t.card(AODHAN).dead
    assert t.points(FEAST) == 5


@pytest.mark.rule("PW-SCO-02")
def test_four_points_for_a_living_agent_and_those_of_the_ability():
    t = table("STR", "ZED", "ORI")
    t.round(BLOOD, THORNE, PADMA).round(BALL, LODGE, VAULT)
    t.end()
    assert t.line(B, "agents") == 4
    assert t.line(B, "abilities") == 0
    assert (t.points(PADMA, "agents"), t.points(PADMA, "abilities")) == (4, 2)


@pytest.mark.rule("PW-SCO-02")
def test_the_candidate_is_no_agent():
    t = table("STR", "ZED", "SID")
    t.end()
    assert [t.line(seat, "agents") for seat in (A, B, C)] == [0, 0, 0]


@pytest.mark.rule("PW-SCO-03", "PW-EX-04", "PW-DTH-01")
def test_each_threat_of_the_column_scores_three_for_each_agent_it_killed():
    t = table("STR", "ZED", "SID", "ORI")
    t.round(THIRST, DAGGER, EILLID, PADMA).round(BALL, OATH, RING, FATE)
    t.end()
    assert t.points(THIRST) == 6
    assert t.points(DAGGER) == 6
    assert t.line(C, "agents") == 0


@pytest.mark.rule("PW-SCO-03")
def test_no_points_for_an_agent_who_was_saved():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING).round(BALL, LODGE, RING)
    t.end()
    assert t.points(THIRST) == 0


@pytest.mark.rule("PW-SCO-03", "PW-AMB-12", "PW-SID-01")
def test_a_threat_cancelled_before_the_deaths_scores_nothing_and_kills_nobody():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING).round(BALL, OATH, AODHAN, picks={AODHAN: THIRST})
    t.end()
    assert t.card(MARSHALL).active
    assert t.points(THIRST) == 0


@pytest.mark.rule("PW-SCO-04")
def test_the_round_number_for_an_appearance():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, OATH, SPRING, appear=[A]).round(BALL, DAGGER, DUSK, appear=[B]).round(
        BLOOD, KNOCK, HUNT, appear=[C]
    )
    assert t.over
    assert [t.line(seat, "appearance") for seat in (A, B, C)] == [1, 2, 3]


@pytest.mark.rule("PW-SCO-04", "PW-THR-04", "PW-CARD-10")
def test_an_appearance_with_virginia_in_round_9_is_worth_nine():
    t = table("IND", "ZED", "SID")
    t.round(RACE, OATH, SPRING).round(ARMS, KNOCK, DUSK).round(EXHIBITION, EVIDENCE, RING).round(WORKSHOP, LODGE, HILL)
    t.round(EXPERIMENT, PACT, BATTLE).round(YARD, LEDOUX, AWAKENING).round(STEELE, THORNE, EILLID)
    t.round(JANE, MARSHALL, NIAMH, picks={JANE: NIAMH})
    t.round(VIRGINIA, CIPHERS, HUNT, picks={VIRGINIA: "appear", CIPHERS: OATH})
    t.end()
    assert t.line(A, "appearance") == 9


@pytest.mark.rule("PW-SCO-05")
def test_two_points_for_each_symbol():
    t = table("SID", "MAG", "ZED")
    t.round(SPRING, WISDOM, OATH).round(DUSK, TEA_LEAVES, KNOCK)
    t.end()
    assert [t.line(seat, "symbols") for seat in (A, B, C)] == [4, 2, 0]


@pytest.mark.rule("PW-SCO-06", "PW-AMB-15")
def test_three_points_for_the_candidate_known_last():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, OATH, SPRING, appear=[A]).round(BALL, DAGGER, DUSK, appear=[B]).round(
        BLOOD, KNOCK, HUNT, appear=[C]
    )
    assert [t.line(seat, "ending") for seat in (A, B, C)] == [0, 0, 3]


@pytest.mark.rule("PW-SCO-06", "PW-AMB-15")
def test_who_appears_at_the_same_time_is_equally_last_and_who_becomes_known_later_is_later():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, OATH, SPRING, appear=[A]).round(BALL, DAGGER, HUNT, appear=[B, C])
    assert [t.line(seat, "ending") for seat in (A, B, C)] == [0, 3, 3]
    t = table("STR", "ZED", "SID")
    t.round(THIRST, OATH, SPRING, appear=[A]).round(BALL, MARSHALL, HUNT, guess={B: FINCH}, appear=[C])
    assert t.over
    assert [t.line(seat, "ending") for seat in (A, B, C)] == [0, 0, 3]  # the guess was S8, the appearance S9


@pytest.mark.rule("PW-SCO-06", "PW-AMB-15", "PW-AGT-02")
@pytest.mark.parametrize(("exposed", "last"), [(A, C), (C, B)])
def test_guesses_of_one_round_come_one_after_another_so_only_one_candidate_is_uncovered_last(exposed: int, last: int):
    t = table("STR", "ZED", "SID", exposed=A)
    t.round(THIRST, OATH, SPRING, appear=[A], traitor=exposed if exposed != A else B)
    if exposed == A:
        t.round(BALL, KNOCK, DUSK, traitor=A)
    t.round(BLOOD, MARSHALL, EILLID, guess={B: FINCH, C: TAMLIN})
    assert t.over
    assert [seat for seat in (A, B, C) if t.line(seat, "ending")] == [last]


@pytest.mark.rule("PW-SCO-06", "PW-AMB-30", "PW-CARD-22")
def test_a_search_copied_in_s5_is_earlier_than_the_search_of_s6():
    """Illuminati: Ciphers copy the Search of the same round and uncover B in S5; the Search uncovers C in S6."""
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    t.round(THIRST, OATH, SPRING, appear=[A])
    t.round({A: SEARCH, B: RING, C: CIPHERS}, picks={CIPHERS: [SEARCH, B, VANE], SEARCH: [C, CRANK]})
    assert t.over
    assert [t.line(seat, "ending") for seat in (A, B, C)] == [0, 0, 3]


@pytest.mark.rule("PW-SCO-06", "PW-EX-28", "PW-AMB-15")
def test_three_points_for_each_threat_owner_of_the_round_that_reached_the_limit():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, DAGGER, HUNT).round(WOLVES, EXECUTIONER, SPRING)
    assert t.threats == 5
    assert [t.line(seat, "ending") for seat in (A, B, C)] == [3, 3, 0]


@pytest.mark.rule("PW-SCO-06", "PW-AMB-15", "PW-CARD-01", "PW-AMB-17")
def test_a_hideout_turned_into_a_threat_qualifies_and_a_turned_threat_does_not():
    t = table("STR", "ZED", "SID", "IND")
    t.round(THIRST, DAGGER, HUNT, AUTOMATON)
    t.round(ACWEL, EXECUTIONER, HILL, RACE)
    assert t.over
    assert [t.line(seat, "ending") for seat in (A, B, C, D)] == [0, 0, 3, 0]


@pytest.mark.rule("PW-SCO-06", "PW-AMB-15")
def test_a_cancelled_threat_does_not_qualify():
    """Scotland Yard cancels the Executioner; then Acwel makes the Hill the fifth Threat."""
    t = table("STR", "ZED", "SID", "IND")
    t.round(THIRST, DAGGER, HUNT, AUTOMATON).round(ACWEL, EXECUTIONER, HILL, YARD)
    assert t.over
    assert [t.line(seat, "ending") for seat in (A, B, C, D)] == [0, 0, 3, 0]


@pytest.mark.rule("PW-SCO-06")
def test_a_threat_brings_nothing_when_the_limit_was_not_reached():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING, appear=[A], guess={B: FINCH}).round(WOLVES, OATH, HUNT, appear=[C])
    assert t.over
    assert t.threats == 3
    assert [t.line(seat, "ending") for seat in (A, B, C)] == [0, 0, 3]


@pytest.mark.rule("PW-SCO-06")
def test_three_points_at_most_for_both_ways_at_once():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, DAGGER, HUNT, appear=[A, B]).round(BALL, OATH, ELFSHOT, appear=[C])
    assert t.events("end-limit")
    assert t.events("end-known")
    assert [t.line(seat, "ending") for seat in (A, B, C)] == [0, 0, 3]


@pytest.mark.rule("PW-SCO-07")
def test_end_events_count_the_cards_of_all_players_from_their_own_slot():
    t = table("ZED", "STR", "SID")
    t.round(OATH, CRYPT, HILL).round(KNOCK, BALL, RING)
    t.end()
    assert t.points(KNOCK) == 6
    assert t.points(OATH) == 2


@pytest.mark.rule("PW-SCO-07", "PW-CARD-16", "PW-EX-21")
def test_a_moved_event_is_scored_from_the_slot_where_it_lies_at_the_end():
    t = table("ZED", "STR", "SID")
    t.round(OATH, CRYPT, HILL).round(KNOCK, BALL, RING).round(LODGE, BLOOD, SPRING)
    t.round(LEDOUX, FEAST, DUSK, picks={LEDOUX: KNOCK})
    t.end()
    assert t.card(KNOCK).column == 4
    assert t.points(KNOCK) == 3  # now it looks at the Lodge of column 3


# --- before the end: as if it ended now -------------------------------------------------------------------------------
@pytest.mark.rule("PW-SCO-08", "PW-DTH-03")
def test_before_the_end_threatened_agents_of_the_last_column_are_judged():
    t = table("ZED", "STR", "SID")
    t.round(MARSHALL, THIRST, SPRING)
    assert t.scores == [0, 3, 2]
    t.lay(LODGE, CRYPT, HILL)  # in time: the Lodge protects Marshall
    assert t.scores == [5, 0, 2]  # 4 for Marshall and 1 of his ability; nothing for the Threat


@pytest.mark.rule("PW-SCO-08", "PW-DTH-01", "PW-DTH-04")
def test_before_the_end_each_column_is_judged_once():
    """While cards are laid the previous column still waits for S11; after it the Awakening protects no more."""
    t = table("ZED", "STR", "SID", exposed=B)
    t.round(MARSHALL, THIRST, SPRING, traitor=C)
    t.hand(C, AWAKENING).answer(C, AWAKENING)
    assert t.asked == "lay"
    assert t.scores[:2] == [0, 3]
    t.hand(A, LEDOUX).answer(A, LEDOUX).hand(B, CRYPT).answer(B, CRYPT).settle(2, guess={A: "pass"}, traitor=A)
    assert t.card(MARSHALL).active
    t = table("ZED", "STR", "SID")
    t.round(MARSHALL, THIRST, SPRING).lay(OATH, CRYPT, AWAKENING)
    assert t.asked == "traitor"
    assert t.scores == [5 + 3, 0, 2]


@pytest.mark.rule("PW-SCO-08", "PW-SCO-06", "PW-END-01")
def test_before_the_end_a_condition_that_is_met_brings_its_bonus():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, DAGGER, HUNT)
    t.lay(WOLVES, OATH, SPRING)
    assert (t.threats, t.asked) == (4, "appear")
    expected = t.scores
    t.answer(A, "hide")
    assert t.over
    assert t.scores == expected == [3, 2, 2]


@pytest.mark.rule("PW-SCO-08", "PW-DTH-06")
def test_before_the_end_named_targets_die_and_the_state_stays_as_it_was():
    t = table("IND", "ZED", "SID")
    t.round(JANE, MARSHALL, SPRING, picks={JANE: MARSHALL})
    before = t.state.clone()
    assert t.scores[1] == 0
    assert t.state == before
    assert t.card(MARSHALL).active
    assert t.events("kill") == []


@pytest.mark.rule("PW-SCO-08", "PW-ILL-09")
def test_before_the_first_round_only_the_candidate_of_illuminati_counts():
    t = illuminati(3)
    assert t.scores == [3, 3, 3]
    assert imperia.game("powers").new(3, 1).scores == [0, 0, 0]
