"""HID: Hideouts."""

from __future__ import annotations

import pytest

from powers_dsl import *

HIDEOUTS = (LODGE, MIRROR, WORKSHOP, VAULT, HILL, CRYPT)
VICTIMS = {"ZED": MARSHALL, "MAG": MORRIGAN, "IND": JANE, "ORI": PADMA, "SID": EILLID, "STR": ILEANA}


@pytest.mark.rule("PW-HID-01", *HIDEOUTS)
@pytest.mark.parametrize("hideout", HIDEOUTS)
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_hideout_saves_the_agent_beside_it_from_every_threat_of_his_column(hideout: str, side: str):
    own = hideout[3:6]
    others = [f for f in LISTS if f != own][:2]
    t = table(own, *others)
    threats = [next(name for name in THREATS if name[3:6] == f) for f in others]
    if side == "left":
        t.round(hideout).round(VICTIMS[own], *threats).round()
    else:
        t.round(VICTIMS[own], *threats).round(hideout)
    assert t.events("saved") == [{"card": number(VICTIMS[own])}]
    assert t.card(VICTIMS[own]).active
    t.end()
    assert t.points(VICTIMS[own], "agents") == 4


@pytest.mark.rule("PW-HID-01")
def test_a_hideout_two_columns_away_is_too_far():
    t = table("STR", "ZED", "SID")
    t.round(BALL, LODGE, SPRING).round(BLOOD, OATH, DUSK).round(THIRST, MARSHALL, RING).round(FEAST, KNOCK, HILL)
    assert t.card(MARSHALL).dead


@pytest.mark.rule("PW-HID-01")
def test_a_hideout_in_the_agents_own_column_but_another_row_does_not_help():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, HILL).round(FEAST, KNOCK, RING)
    assert t.card(MARSHALL).dead


@pytest.mark.rule("PW-HID-02")
def test_one_hideout_protects_both_neighbours_and_does_not_wear_off():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING).round(BALL, LODGE, DUSK).round(WOLVES, THORNE, HUNT).round(FEAST, OATH, RING)
    assert t.card(MARSHALL).active
    assert t.card(THORNE).active


@pytest.mark.rule("PW-HID-03")
def test_a_cancelled_hideout_protects_nobody():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING).round(BALL, LODGE, BATTLE)
    assert t.card(MARSHALL).dead


@pytest.mark.rule("PW-HID-03", "PW-CARD-01")
def test_a_hideout_turned_into_a_threat_protects_nobody():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING).round(ACWEL, LODGE, DUSK)
    assert t.card(LODGE).acts == "threat"
    assert t.card(MARSHALL).dead


@pytest.mark.rule("PW-HID-04")
def test_a_threat_does_not_hurt_a_hideout():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, LODGE, HUNT).round(BALL, OATH, SPRING)
    assert t.card(LODGE).active
    assert t.events("threatened") == []


@pytest.mark.rule("PW-HID-05", "PW-AMB-11", "PW-CARD-13", "PW-EX-15", "PW-MAG-10")
def test_rituals_protect_but_are_no_hideout():
    t = table("MAG", "STR", "SID", "ZED", candidates=[VANE])
    t.round(MORRIGAN, THIRST, SPRING, LODGE)
    t.round(RITUALS, ACWEL, BATTLE, KNOCK)
    assert t.card(RITUALS).active
    assert t.card(RITUALS).acts == "event"
    assert t.card(MORRIGAN).active
    t.round(WISDOM, BALL, RING, CIPHERS, picks={CIPHERS: KNOCK})
    t.end()
    assert t.points(KNOCK) == 3  # the Lodge
    assert t.points(CIPHERS) == 0  # Rituals are no Hideout in the previous column


@pytest.mark.rule("PW-HID-05", "PW-AMB-11", "PW-CARD-28")
def test_a_threat_that_acts_as_a_hideout_is_one_for_the_knock():
    t = table("STR", "ZED", "SID")
    t.round(ACWEL, DAGGER, HILL).round(BALL, KNOCK, RING)
    t.end()
    assert t.card(HILL).acts == "threat"
    assert t.points(KNOCK) == 3
