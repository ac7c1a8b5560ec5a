"""The cards of the Industrialists."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-IND-01", "PW-AMB-26", "PW-THR-06")
def test_steele_doubles_the_threats_of_his_column_also_after_his_death():
    t = table("IND", "STR", "SID", "ZED")
    t.round(RACE, BALL, SPRING, DAGGER)
    assert t.threats == 1
    t.round(STEELE, THIRST, RING, OATH)
    assert t.threats == 3
    assert "doubled" in t.card(THIRST).marks
    t.round(ARMS, BLOOD, DUSK, KNOCK)
    assert t.card(STEELE).dead
    assert t.threats == 3


@pytest.mark.rule("PW-IND-01", "PW-AMB-26", "PW-END-01")
def test_the_doubled_count_ends_the_game():
    t = table("IND", "STR", "SID")
    t.round(STEELE, THIRST, HUNT)
    assert t.threats == 4
    assert t.over
    assert [t.line(seat, "ending") for seat in (A, B, C)] == [0, 3, 3]


@pytest.mark.rule("PW-IND-01", "PW-AMB-26")
def test_cancelled_threats_are_not_doubled_and_other_columns_neither():
    t = table("IND", "STR", "SID", "ZED")
    t.round(STEELE, THIRST, SPRING, OATH)
    t.round(RACE, BALL, AODHAN, DAGGER, picks={AODHAN: THIRST})
    assert t.threats == 1
    t.end()
    assert t.points(STEELE) == 4


@pytest.mark.rule("PW-IND-01", "PW-CARD-01")
def test_steele_doubles_a_hideout_that_acwel_turned():
    t = table("IND", "STR", "SID", "ZED")
    t.round(STEELE, ACWEL, HILL, DAGGER)
    assert t.threats == 2


@pytest.mark.rule("PW-AMB-32", "PW-IND-01", "PW-CARD-02")
def test_steele_and_arminus_as_steele_in_one_column_double_only_once():
    t = table("IND", "MAG", "SID", "ZED")
    t.round(STEELE, ARMINUS, HUNT, OATH, picks={ARMINUS: STEELE})
    assert t.threats == 2
    t = table("IND", "MAG", "SID", "ZED")
    t.round(STEELE, WISDOM, SPRING, OATH).round(RACE, ARMINUS, HUNT, KNOCK, picks={ARMINUS: STEELE})
    assert t.threats == 2


@pytest.mark.rule("PW-IND-02", "PW-HID-05")
@pytest.mark.parametrize(("left", "saved"), [(RACE, True), (EXPERIMENT, True), (MACHINE, False), (WORKSHOP, True)])
def test_an_event_on_his_left_protects_crank(left: str, saved: bool):
    t = table("IND", "STR", "SID", candidates=[STEELE])
    t.round(left, BALL, SPRING).round(CRANK, THIRST, RING).round(ARMS, BLOOD, DUSK)  # an Event on his right does not
    assert t.card(CRANK).active == saved


@pytest.mark.rule("PW-IND-02")
def test_a_cancelled_event_on_his_left_does_not_protect_crank():
    t = table("IND", "STR", "ORI", candidates=[STEELE])
    t.round(RACE, BALL, EMPTINESS).round(CRANK, THIRST, FATE).round(ARMS, BLOOD, SHADOW)
    assert t.card(CRANK).dead


@pytest.mark.rule("PW-IND-02", "PW-CARD-16", "PW-AMB-21")
def test_an_event_moved_to_his_left_protects_crank_and_one_moved_away_does_not():
    t = illuminati(3, candidates=[FINCH, VANE, STEELE])
    t.round(RACE, BALL, SPRING).round(LEDOUX, BLOOD, RING, picks={LEDOUX: RACE}).round(CRANK, THIRST, DUSK)
    assert t.card(CRANK).protected
    t.round(OATH, FEAST, HILL)
    assert t.card(CRANK).active


@pytest.mark.rule("PW-IND-02", "PW-CARD-02")
def test_arminus_as_crank():
    t = table("IND", "MAG", "STR", candidates=[STEELE])
    t.round(CRANK, WISDOM, BALL).round(RACE, ARMINUS, THIRST, picks={ARMINUS: CRANK}).round(ARMS, TEA_LEAVES, BLOOD)
    assert t.card(ARMINUS).active


@pytest.mark.rule("PW-IND-03")
def test_jane_scores_as_an_agent_and_nothing_for_the_kill():
    t = table("IND", "ZED", "SID")
    t.round(JANE, MARSHALL, SPRING, picks={JANE: MARSHALL}).round(RACE, OATH, RING)
    t.end()
    assert t.points(JANE) == 4
    assert t.events("kill") == [{"card": number(MARSHALL), "by": number(JANE)}]


@pytest.mark.rule("PW-IND-03", "PW-CARD-02")
def test_arminus_as_jane_kills_at_the_end_if_he_lives():
    t = table("IND", "MAG", "ZED")
    t.round(JANE, WISDOM, OATH).round(RACE, ARMINUS, MARSHALL, picks={ARMINUS: [JANE, MARSHALL]})
    t.round(ARMS, TEA_LEAVES, KNOCK)
    t.end()
    assert t.card(MARSHALL).dead


@pytest.mark.rule("PW-IND-04", "PW-CARD-02", "PW-CARD-10")
def test_arminus_as_virginia_exchanges_or_appears_for_his_own_owner():
    t = table("IND", "MAG", "ZED", candidates=[CRANK, VANE])
    t.round(VIRGINIA, WISDOM, OATH).round(RACE, ARMINUS, KNOCK, picks={ARMINUS: [VIRGINIA, MORRIGAN]})
    assert code(t.state.candidate[B]) == MORRIGAN
    assert VANE in t.in_hand(B)
    t = table("IND", "MAG", "ZED", candidates=[CRANK, VANE])
    t.round(VIRGINIA, WISDOM, OATH).round(RACE, ARMINUS, KNOCK, picks={ARMINUS: [VIRGINIA, "appear"]})
    assert t.candidate(B) == "appeared"
    t.end()
    assert t.line(B, "appearance") == 2


@pytest.mark.rule("PW-IND-05", "PW-IND-06", "PW-THR-01", "PW-SCO-03")
def test_both_threats_of_the_industrialists_kill():
    t = table("IND", "STR", "SID")
    t.round(AUTOMATON, ILEANA, SPRING).round(MACHINE, BALL, AODHAN).round(RACE, BLOOD, RING)
    t.end()
    assert (t.points(AUTOMATON), t.points(MACHINE)) == (3, 3)


@pytest.mark.rule("PW-IND-07")
def test_an_experiment_can_be_cancelled_only_while_it_lies_bare():
    t = table("IND", "ORI", "SID")
    t.round(EXPERIMENT, EMPTINESS, SPRING)
    assert t.card(EXPERIMENT).cancelled
    t = table("IND", "ORI", "SID")
    t.round(EXPERIMENT, EMPTINESS, SPRING, picks={EXPERIMENT: WORKSHOP})
    assert t.card(EXPERIMENT).covered
    assert t.card(WORKSHOP).active


@pytest.mark.rule("PW-IND-08")
def test_scotland_yard_cancelled_cancels_nothing():
    t = table("IND", "STR", "ORI")
    t.round(YARD, THIRST, EMPTINESS)
    assert t.card(THIRST).active


@pytest.mark.rule("PW-IND-09")
@pytest.mark.parametrize(
    ("before", "points"),
    [
        ((RACE, OATH, SPRING), 0),
        ((RACE, MARSHALL, SPRING), 2),
        ((STEELE, OATH, EILLID), 4),
        ((STEELE, MARSHALL, EILLID), 4),
        ((MACHINE, MARSHALL, EILLID), 0),
    ],
)
def test_the_exhibition_scores_for_living_agents_of_the_previous_column(before: tuple[str, ...], points: int):
    t = table("IND", "ZED", "SID")
    t.round(*before).round(EXHIBITION, THORNE, AODHAN).round(WORKSHOP, LODGE, HILL)
    t.end()
    assert t.points(EXHIBITION) == points


@pytest.mark.rule("PW-IND-09")
def test_the_exhibition_copied_and_cancelled():
    t = table("IND", "ZED", "SID")
    t.round(EXHIBITION, THORNE, HILL).round(WORKSHOP, CIPHERS, RING, picks={CIPHERS: EXHIBITION})
    t.end()
    assert t.points(EXHIBITION) == 0
    assert t.points(CIPHERS) == 2
    t = table("IND", "ZED", "SID")
    t.round(STEELE, THORNE, HILL).round(EXHIBITION, PACT, RING)
    t.end()
    assert t.points(EXHIBITION) == 0


@pytest.mark.rule("PW-IND-10")
@pytest.mark.parametrize(
    ("before", "points"),
    [
        ((RACE, OATH, SPRING, BALL), 0),
        ((MACHINE, OATH, SPRING, BALL), 2),
        ((MACHINE, DAGGER, SPRING, BALL), 4),
        ((MACHINE, DAGGER, HUNT, BALL), 4),
        ((YARD, DAGGER, HUNT, BALL), 0),
        ((RACE, DAGGER, SPRING, ACWEL), 0),
        ((RACE, LODGE, SPRING, ACWEL), 2),
    ],
)
def test_arms_deliveries_score_for_cards_acting_as_threats_in_the_previous_column(before, points: int):
    t = table("IND", "ZED", "SID", "STR")
    t.round(*before).round(ARMS, KNOCK, RING, BLOOD).round(WORKSHOP, EVIDENCE, HILL, CRYPT)
    t.end()
    assert t.points(ARMS) == points


@pytest.mark.rule("PW-IND-10")
def test_arms_deliveries_copied_and_cancelled():
    t = table("IND", "ZED", "SID")
    t.round(ARMS, OATH, HUNT).round(WORKSHOP, CIPHERS, RING, picks={CIPHERS: ARMS})
    t.end()
    assert t.points(ARMS) == 0
    assert t.points(CIPHERS) == 2
    t = table("IND", "ZED", "SID")
    t.round(RACE, OATH, HUNT).round(ARMS, PACT, RING)
    t.end()
    assert t.points(ARMS) == 0


@pytest.mark.rule("PW-IND-11", "PW-AMB-36")
@pytest.mark.parametrize(
    ("before", "here", "after", "points"),
    [
        ((EXHIBITION, OATH, SPRING), (KNOCK, RING), (ARMS, EVIDENCE, DUSK), 1),
        ((EXHIBITION, LODGE, SPRING), (KNOCK, RING), (ARMS, EVIDENCE, DUSK), 2),
        ((EXHIBITION, LODGE, SPRING), (KNOCK, HUNT), (ARMS, EVIDENCE, DUSK), 3),
        ((EXHIBITION, LODGE, SPRING), (KNOCK, HUNT), (ARMS, EVIDENCE, EILLID), 4),
        ((EXHIBITION, LODGE, BATTLE), (KNOCK, HUNT), (ARMS, EVIDENCE, EILLID), 3),
    ],
)
def test_the_race_scores_for_each_type_face_up_around_it(before, here, after, points: int):
    t = table("IND", "ZED", "SID")
    t.round(*before).round(RACE, *here).round(*after).round(STEELE, MARSHALL, HILL)
    t.end()
    assert t.points(RACE) == points


@pytest.mark.rule("PW-IND-11")
def test_the_race_copied_and_cancelled():
    t = table("IND", "ZED", "SID")
    t.round(RACE, OATH, SPRING).round(EXHIBITION, KNOCK, RING).round(ARMS, CIPHERS, HILL, picks={CIPHERS: RACE})
    t.end()
    assert t.points(RACE) == 1
    assert t.points(CIPHERS) == 3  # Events, the Hill, and the Threats of the last round
    t = table("IND", "ZED", "SID")
    t.round(RACE, PACT, SPRING)
    t.end()
    assert t.points(RACE) == 0


@pytest.mark.rule("PW-IND-12")
def test_the_workshop_scores_nothing():
    t = table("IND", "STR", "SID")
    t.round(WORKSHOP, BALL, SPRING)
    t.end()
    assert t.points(WORKSHOP) == 0
