"""The worked examples of the catalogue that its sections do not already play out word for word."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-EX-02")
def test_ex_02_harionago_forestalls_an_event_even_if_she_dies_later():
    t = table("ORI", "SID", "STR", "ZED")
    t.round(HARIONAGO, BATTLE, THIRST, LODGE, picks={HARIONAGO: BATTLE})
    assert t.card(BATTLE).cancelled
    assert t.card(LODGE).active
    t.round(FATE, RING, BALL, OATH)
    assert t.card(HARIONAGO).dead
    assert t.card(BATTLE).cancelled


@pytest.mark.rule("PW-EX-04")
def test_ex_04_two_threats_and_one_agent():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, DAGGER, EILLID)
    t.round(BALL, OATH, RING)
    assert t.card(EILLID).dead
    t.end()
    assert (t.line(A, "threats"), t.line(B, "threats"), t.line(C, "agents")) == (3, 3, 0)
    kills = [(code(line.card), code(line.other)) for line in t.lines if line.category == "threats"]
    assert kills == [(THIRST, EILLID), (DAGGER, EILLID)]


@pytest.mark.rule("PW-EX-16")
@pytest.mark.parametrize(("fifth", "sixth", "saved"), [(SPRING, BATTLE, True), (BATTLE, SPRING, False)])
def test_ex_16_eillid_in_column_4(fifth: str, sixth: str, saved: bool):
    t = table("SID", "STR", "ZED")
    t.round(DUSK, BLOOD, OATH).round(AWAKENING, BALL, KNOCK).round(RING, FEAST, EVIDENCE)
    t.round(EILLID, THIRST, LODGE).round(fifth, CRYPT, THORNE)
    assert t.card(EILLID).active == saved
    t.round(sixth, ILEANA, MARSHALL)
    assert t.card(EILLID).active == saved


@pytest.mark.rule("PW-EX-19")
def test_ex_19_caroline_two_men_a_woman_and_a_threat():
    t = table("STR", "ZED", "SID", "MAG", "IND", candidates=[MIHAIL, FINCH, TAMLIN, VANE, CRANK])
    t.round(CAROLINE, MARSHALL, AODHAN, MORRIGAN, MACHINE)
    assert [t.card(name).threatened for name in (MARSHALL, AODHAN, MORRIGAN, CAROLINE)] == [True] * 4
    assert t.card(CAROLINE).protected
    t.round(BALL, OATH, RING, MIRROR, RACE)
    assert [t.card(name).dead for name in (MARSHALL, AODHAN, MORRIGAN, CAROLINE)] == [True, True, False, False]


@pytest.mark.rule("PW-EX-20")
def test_ex_20_virginia_in_round_5():
    t = table("IND", "ZED", "SID")
    t.round(RACE, OATH, SPRING).round(ARMS, KNOCK, DUSK).round(EXHIBITION, EVIDENCE, RING).round(WORKSHOP, LODGE, HILL)
    t.round(VIRGINIA, THORNE, NIAMH, picks={VIRGINIA: "appear"})
    assert t.candidate(A) == "appeared"
    assert {event["at"] for event in t.events("no-guess")} == {B, C}  # nobody was asked about A
    t.end()
    assert t.line(A, "appearance") == 5


@pytest.mark.rule("PW-EX-21")
def test_ex_21_ledoux_moves_from_column_2_to_column_6():
    t = table("ZED", "STR", "SID")
    t.round(THORNE, BLOOD, SPRING).round(KNOCK, BALL, DUSK).round(DAGGER, FEAST, RING).round(EVIDENCE, CAROLINE, EILLID)
    t.round(LODGE, CRYPT, NIAMH).round(LEDOUX, ILEANA, HILL, picks={LEDOUX: KNOCK})
    assert t.slot(A, 2) == []
    assert t.slot(A, 6) == [LEDOUX, KNOCK]
    t.end()
    assert t.points(KNOCK) == 6  # the Lodge and the Crypt of column 5


@pytest.mark.rule("PW-EX-26")
def test_ex_26_a_hideout_laid_in_column_4_saves_the_agent_of_column_3_for_good():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, OATH, SPRING).round(BALL, KNOCK, DUSK).round(THIRST, MARSHALL, RING).round(FEAST, LODGE, HILL)
    assert t.card(MARSHALL).active
    t.round(WOLVES, EVIDENCE, BATTLE)
    t.end()
    assert t.card(MARSHALL).active
    assert t.points(MARSHALL, "agents") == 4
