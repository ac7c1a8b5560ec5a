"""DTH: when Agents die."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-DTH-01", "PW-AMB-12")
def test_a_threatened_agent_has_one_round_of_grace():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING)
    assert t.card(MARSHALL).active
    t.lay(BALL, OATH, EILLID)
    assert t.asked == "propose"
    assert t.card(MARSHALL).active  # the cards of round 2 are still being evaluated
    t.settle(2)
    assert t.card(MARSHALL).dead


@pytest.mark.rule("PW-DTH-02", "PW-EX-26")
def test_a_hideout_laid_in_time_saves():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, OATH, SPRING).round(BALL, KNOCK, DUSK)
    t.round(THIRST, MARSHALL, RING).round(FEAST, LODGE, HILL)
    assert t.card(MARSHALL).active


@pytest.mark.rule("PW-DTH-02")
@pytest.mark.parametrize("saved", [True, False])
def test_a_hideout_of_the_round_before_saves_too(saved: bool):
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, LODGE if saved else OATH, SPRING).round(THIRST, MARSHALL, DUSK).round(BALL, KNOCK, RING)
    assert t.card(MARSHALL).active == saved


@pytest.mark.rule("PW-DTH-02")
def test_a_hideout_cancelled_before_the_deaths_saves_nobody_and_one_laid_a_round_late_neither():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING).round(LURE, LODGE, DUSK)
    assert t.card(MARSHALL).dead
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING).round(BLOOD, OATH, DUSK).round(BALL, LODGE, RING)
    assert t.card(MARSHALL).dead


@pytest.mark.rule("PW-DTH-03", "PW-EX-27", "PW-SCO-01")
@pytest.mark.parametrize("left", [LODGE, OATH])
def test_in_the_last_column_only_the_left_neighbour_helps(left: str):
    t = table("STR", "ZED", "SID")
    t.round(THIRST, DAGGER, HUNT).round(BALL, left, SPRING).round(WOLVES, MARSHALL, DUSK)
    assert t.over
    assert t.card(MARSHALL).dead == (left == OATH)
    assert t.line(A, "threats") == (3 if left == OATH else 0)
    assert t.line(B, "agents") == (0 if left == OATH else 4)


@pytest.mark.rule("PW-DTH-04", "PW-AMB-12", "PW-AMB-21", "PW-CARD-16")
def test_once_judged_the_loss_of_the_protection_changes_nothing():
    """Illuminati, where one player can own both the Rituals and Ledoux who moves them away."""
    t = illuminati(3)
    t.round(EILLID, THIRST, OATH).round(RITUALS, BALL, KNOCK)
    assert t.card(EILLID).active
    t.round(LEDOUX, BLOOD, RING, picks={LEDOUX: RITUALS})
    assert t.card(RITUALS).column == 3
    assert not t.card(EILLID).protected
    t.end()
    assert t.card(EILLID).active


@pytest.mark.rule("PW-DTH-04", "PW-SID-01", "PW-STR-04")
def test_ileana_once_saved_stays_alive_when_the_threat_beside_her_is_cancelled():
    t = table("STR", "ZED", "SID")
    t.round(ILEANA, DAGGER, SPRING).round(THIRST, OATH, RING).round(BALL, KNOCK, AODHAN, picks={AODHAN: THIRST})
    assert not t.card(ILEANA).protected
    t.end()
    assert t.card(ILEANA).active


@pytest.mark.rule("PW-DTH-05", "PW-AMB-12", "PW-CARD-08")
def test_deaths_are_simultaneous_and_the_dying_still_protect():
    """Caroline is protected by the man of her column although he dies in the same moment."""
    t = table("STR", "ZED", "SID")
    t.round(CAROLINE, MARSHALL, HUNT).round(BALL, OATH, RING)
    assert t.card(MARSHALL).dead
    assert t.card(CAROLINE).active
    assert not t.card(CAROLINE).protected  # from now on she would not be


@pytest.mark.rule("PW-DTH-06", "PW-CARD-07", "PW-CARD-09")
def test_jane_and_johanna_kill_at_the_end_and_at_the_same_time():
    t = table("IND", "MAG", "SID", candidates=[CRANK, VANE])
    t.round(JANE, JOHANNA, SPRING, picks={JANE: JOHANNA, JOHANNA: JANE})
    assert t.card(JANE).active
    t.end()
    assert t.card(JANE).dead
    assert t.card(JOHANNA).dead


@pytest.mark.rule("PW-DTH-06", "PW-DTH-03")
def test_they_must_be_alive_after_the_last_column_has_been_judged():
    t = table("IND", "STR", "ZED")
    t.round(AUTOMATON, THIRST, DAGGER).round(JANE, WOLVES, MARSHALL, picks={JANE: MARSHALL})
    assert t.over
    assert t.card(JANE).dead
    assert t.card(MARSHALL).dead  # by the Wolves; Jane did not kill him
    assert t.events("kill") == []


@pytest.mark.rule("PW-DTH-06")
def test_a_target_that_is_dead_already_is_not_killed_again():
    t = table("IND", "STR", "ZED", "SID")
    t.round(JANE, BALL, MARSHALL, HUNT, picks={JANE: MARSHALL})
    t.round(WORKSHOP, BLOOD, OATH, RING)
    assert t.card(MARSHALL).dead
    assert t.card(JANE).active
    t.end()
    assert t.events("kill") == []
    assert t.line(D, "threats") == 3
