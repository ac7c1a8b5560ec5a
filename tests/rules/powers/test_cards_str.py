"""The cards of the Strigoi."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-STR-01")
def test_acwel_scores_as_an_agent():
    t = table("STR", "ZED", "SID")
    t.round(ACWEL, OATH, SPRING).round(CRYPT, KNOCK, RING)
    t.end()
    assert t.points(ACWEL) == 4


@pytest.mark.rule("PW-STR-02")
@pytest.mark.parametrize(
    ("before", "here", "after", "points"),
    [
        ((THIRST, OATH, SPRING, RACE), (KNOCK, RING, ARMS), (BALL, EVIDENCE, DUSK, EXHIBITION), 0),
        ((THIRST, MARSHALL, SPRING, RACE), (KNOCK, RING, ARMS), (BALL, EVIDENCE, DUSK, EXHIBITION), 1),
        ((THIRST, MARSHALL, AODHAN, RACE), (KNOCK, RING, ARMS), (WOLVES, LEDOUX, DUSK, EXHIBITION), 3),
        ((THIRST, MARSHALL, AODHAN, VIRGINIA), (KNOCK, RING, ARMS), (WOLVES, LEDOUX, DUSK, EXHIBITION), 3),
        (
            (ILEANA, MARSHALL, SPRING, MACHINE),
            (KNOCK, RING, ARMS),
            (BALL, EVIDENCE, DUSK, EXHIBITION),
            1,
        ),  # not his own
    ],
)
def test_mihail_scores_for_dead_agents_of_others_around_him(before, here, after, points: int):
    t = table("STR", "ZED", "SID", "IND", candidates=[CAROLINE, FINCH, EILLID, CRANK])
    t.round(*before).round(MIHAIL, *here).round(*after).round(
        CRYPT, OATH if OATH not in before else LODGE, HILL, WORKSHOP
    )
    t.end()
    assert t.points(MIHAIL, "agents") == 4
    assert t.points(MIHAIL, "abilities") == points


@pytest.mark.rule("PW-STR-02")
def test_mihail_counts_his_own_column_and_scores_nothing_when_dead():
    t = table("STR", "ZED", "SID", "IND", candidates=[CAROLINE, FINCH, EILLID, CRANK])
    t.round(CRYPT, OATH, SPRING, RACE).round(MIHAIL, MARSHALL, HUNT, ARMS).round(BALL, KNOCK, RING, EXHIBITION)
    t.end()
    assert t.points(MIHAIL, "abilities") == 1
    t = table("STR", "ZED", "SID", candidates=[CAROLINE, FINCH, EILLID])
    t.round(MIHAIL, MARSHALL, HUNT).round(BALL, OATH, RING)
    t.end()
    assert t.points(MIHAIL) == 0


@pytest.mark.rule("PW-STR-02", "PW-CARD-02")
def test_arminus_as_mihail_looks_around_himself():
    t = table("STR", "ZED", "SID", "MAG", candidates=[CAROLINE, FINCH, EILLID, VANE])
    t.round(MIHAIL, OATH, SPRING, WISDOM).round(BALL, KNOCK, RING, TEA_LEAVES).round(THIRST, MARSHALL, DUSK, MIRROR)
    t.round(BLOOD, EVIDENCE, HILL, ARMINUS, picks={ARMINUS: MIHAIL})
    t.end()
    assert t.card(MARSHALL).dead
    assert t.points(MIHAIL, "abilities") == 0
    assert t.points(ARMINUS, "abilities") == 1


@pytest.mark.rule("PW-STR-03")
def test_caroline_scores_as_an_agent():
    t = table("STR", "ZED", "SID")
    t.round(CAROLINE, OATH, SPRING).round(CRYPT, KNOCK, RING)
    t.end()
    assert t.points(CAROLINE) == 4


@pytest.mark.rule("PW-STR-04", "PW-HID-05")
@pytest.mark.parametrize(
    ("left", "right", "saved"),
    [(THIRST, BALL, True), (BALL, THIRST, True), (BALL, BLOOD, False), (CRYPT, BALL, True), (BALL, LURE, False)],
)
def test_a_threat_beside_ileana_protects_her(left: str, right: str, saved: bool):
    t = table("STR", "ZED", "SID")
    t.round(left, OATH, SPRING).round(ILEANA, DAGGER, RING).round(right, KNOCK, DUSK)
    assert t.card(ILEANA).active == saved


@pytest.mark.rule("PW-STR-04")
def test_a_cancelled_threat_beside_ileana_does_not_protect_her():
    t = table("STR", "ZED", "IND")
    t.round(ILEANA, DAGGER, RACE).round(THIRST, OATH, YARD)
    assert t.card(ILEANA).dead


@pytest.mark.rule("PW-STR-04", "PW-CARD-02", "PW-CARD-01")
def test_a_hideout_turned_into_a_threat_beside_arminus_as_ileana_protects_him():
    t = table("STR", "MAG", "ZED", candidates=[MIHAIL])
    t.round(ILEANA, WISDOM, OATH).round(BALL, ARMINUS, DAGGER, picks={ARMINUS: ILEANA}).round(ACWEL, MIRROR, KNOCK)
    assert t.card(MIRROR).acts == "threat"
    assert t.card(ARMINUS).active


@pytest.mark.rule("PW-STR-05", "PW-STR-06", "PW-THR-01", "PW-SCO-03")
def test_both_threats_of_the_strigoi_kill():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING).round(WOLVES, OATH, AODHAN).round(BALL, KNOCK, RING)
    t.end()
    assert (t.points(THIRST), t.points(WOLVES)) == (3, 3)


@pytest.mark.rule("PW-STR-07", "PW-CARD-20")
def test_the_lure_cancelled_cancels_nothing():
    t = table("STR", "ZED", "SID")
    t.round(LURE, PACT, HILL)
    assert t.card(HILL).active
    t.end()
    assert t.points(LURE) == 0


@pytest.mark.rule("PW-STR-08", "PW-CARD-21")
def test_scouts_copy_the_lure_of_their_own_round():
    t = table("STR", "ZED", "SID", "ORI")
    t.round(SCOUTS, LODGE, BATTLE, FATE, picks={SCOUTS: BATTLE})
    assert [event["by"] for event in t.events("cancel")] == [number(SCOUTS)]  # in S5, before the Battle itself


@pytest.mark.rule("PW-STR-09")
def test_the_knot_of_blood_copied_and_cancelled():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, OATH, RING).round(BALL, CIPHERS, HILL, picks={CIPHERS: BLOOD})
    t.end()
    assert t.points(BLOOD) == t.points(CIPHERS) == 2
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, PACT, RING)
    t.end()
    assert t.points(BLOOD) == 0


@pytest.mark.rule("PW-STR-10")
@pytest.mark.parametrize(
    ("before", "here", "after", "points"),
    [
        ((BALL, OATH, SPRING), (KNOCK, RING), (BLOOD, EVIDENCE, DUSK), 1),
        ((THIRST, MARSHALL, SPRING), (KNOCK, RING), (BLOOD, EVIDENCE, DUSK), 3),
        ((ILEANA, DAGGER, SPRING), (KNOCK, RING), (BLOOD, EVIDENCE, DUSK), 3),  # his own dead too
        ((THIRST, MARSHALL, AODHAN), (KNOCK, RING), (BLOOD, EVIDENCE, DUSK), 5),
        ((THIRST, MARSHALL, AODHAN), (LEDOUX, HUNT), (BLOOD, EVIDENCE, DUSK), 5),
    ],
)
def test_the_feast_scores_one_and_two_for_each_dead_agent_around_it(before, here, after, points: int):
    t = table("STR", "ZED", "SID", candidates=[MIHAIL, FINCH, EILLID])
    t.round(*before).round(FEAST, *here).round(*after)
    t.end()
    assert t.points(FEAST) == points


@pytest.mark.rule("PW-STR-10")
def test_the_feast_copied_and_cancelled():
    t = table("STR", "ZED", "SID", candidates=[MIHAIL, FINCH, EILLID])
    t.round(FEAST, OATH, SPRING).round(BALL, KNOCK, RING).round(THIRST, EVIDENCE, AODHAN)
    t.round(BLOOD, CIPHERS, DUSK, picks={CIPHERS: FEAST})
    t.end()
    assert t.points(FEAST) == 1
    assert t.points(CIPHERS) == 3
    t = table("STR", "ZED", "SID")
    t.round(FEAST, PACT, SPRING)
    t.end()
    assert t.points(FEAST) == 0


@pytest.mark.rule("PW-STR-11")
@pytest.mark.parametrize(
    ("before", "here", "after", "points"),
    [
        ((BLOOD, OATH, SPRING), (THORNE, RING), (FEAST, MARSHALL, AODHAN), 0),
        ((ILEANA, OATH, SPRING), (KNOCK, RING), (FEAST, MARSHALL, AODHAN), 2),  # his own too
        ((BLOOD, OATH, NIAMH), (KNOCK, EILLID), (FEAST, MARSHALL, AODHAN), 4),
        ((ILEANA, OATH, NIAMH), (KNOCK, EILLID), (FEAST, MARSHALL, AODHAN), 4),
        ((BLOOD, DAGGER, EILLID), (KNOCK, RING), (FEAST, MARSHALL, NIAMH), 2),  # Eillid is dead
    ],
)
def test_the_ball_scores_for_living_women_around_it(before, here, after, points: int):
    t = table("STR", "ZED", "SID")
    t.round(*before).round(BALL, *here).round(*after).round(CRYPT, LODGE, HILL)
    t.end()
    assert t.points(BALL) == points


@pytest.mark.rule("PW-STR-11")
def test_the_ball_copied_and_cancelled():
    t = table("STR", "ZED", "SID")
    t.round(BALL, OATH, SPRING).round(BLOOD, KNOCK, RING).round(FEAST, CIPHERS, NIAMH, picks={CIPHERS: BALL})
    t.end()
    assert t.points(BALL) == 0
    assert t.points(CIPHERS) == 2
    t = table("STR", "ZED", "SID")
    t.round(ILEANA, OATH, SPRING).round(BALL, PACT, RING)
    t.end()
    assert t.points(BALL) == 0


@pytest.mark.rule("PW-STR-12")
def test_the_crypt_scores_nothing():
    t = table("STR", "ZED", "SID")
    t.round(CRYPT, OATH, SPRING)
    t.end()
    assert t.points(CRYPT) == 0
