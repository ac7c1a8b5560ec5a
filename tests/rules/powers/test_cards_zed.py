"""The cards of the Freemasons."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-ZED-01", "PW-AMB-36")
@pytest.mark.parametrize(
    ("before", "beside", "after", "points"),
    [
        ((OATH, BALL, SPRING), (BLOOD, RING), (KNOCK, FEAST, DUSK), 0),
        ((DAGGER, BALL, SPRING), (BLOOD, RING), (KNOCK, FEAST, DUSK), 1),  # his own Threat too
        ((LODGE, THIRST, SPRING), (BLOOD, RING), (KNOCK, FEAST, HUNT), 2),
        ((LODGE, BALL, SPRING), (THIRST, RING), (OATH, FEAST, HUNT), 2),  # in his own column, saved by the Lodge
        ((DAGGER, THIRST, HUNT), (BLOOD, RING), (KNOCK, FEAST, DUSK), 3),
        ((LODGE, THIRST, SPRING), (WOLVES, HUNT), (KNOCK, FEAST, DUSK), 3),
    ],
)
def test_marshall_scores_for_threats_around_him(before, beside, after, points: int):
    t = table("ZED", "STR", "SID")
    t.round(*before).round(MARSHALL, *beside).round(*after)
    t.round(EVIDENCE, CRYPT, HILL)
    if not t.over:
        t.end()
    assert t.points(MARSHALL, "agents") == 4
    assert t.points(MARSHALL, "abilities") == points


@pytest.mark.rule("PW-ZED-01")
def test_marshall_scores_three_at_most():
    t = table("ZED", "STR", "SID", "IND")
    t.round(DAGGER, THIRST, HUNT, MACHINE).round(MARSHALL, BALL, SPRING, RACE).round(OATH, BLOOD, RING, ARMS)
    t.end()
    assert t.points(MARSHALL, "abilities") == 3


@pytest.mark.rule("PW-ZED-01", "PW-RND-04")
def test_marshall_does_not_count_cancelled_and_turned_threats_nor_scores_when_dead():
    t = table("ZED", "STR", "SID", "IND")
    t.round(OATH, THIRST, HUNT, YARD).round(MARSHALL, BALL, SPRING, RACE).round(DAGGER, ACWEL, RING, ARMS)
    t.round(KNOCK, BLOOD, DUSK, EXPERIMENT)
    t.end()
    assert t.points(MARSHALL, "abilities") == 0
    t = table("ZED", "STR", "SID")
    t.round(MARSHALL, THIRST, SPRING).round(OATH, BALL, DUSK)
    t.end()
    assert t.points(MARSHALL) == 0


@pytest.mark.rule("PW-ZED-02")
def test_ledoux_scores_only_as_an_agent():
    t = table("ZED", "STR", "SID")
    t.round(LEDOUX, BALL, SPRING).round(LODGE, BLOOD, RING)
    t.end()
    assert t.points(LEDOUX) == 4


@pytest.mark.rule("PW-ZED-03", "PW-THR-07")
def test_thorne_threatens_women_and_no_men():
    t = table("ZED", "STR", "SID", "MAG", candidates=[FINCH, MIHAIL, TAMLIN, VANE])
    t.round(THORNE, CAROLINE, AODHAN, MORRIGAN)
    assert t.card(MORRIGAN).threatened
    assert t.card(CAROLINE).threatened
    assert t.card(THORNE).threatened  # by Caroline's feud, not by himself
    t = table("ZED", "STR", "SID", "MAG", candidates=[FINCH, MIHAIL, TAMLIN, VANE])
    t.round(THORNE, ILEANA, AODHAN, MORRIGAN).round(OATH, CRYPT, RING, WISDOM)
    assert t.card(MORRIGAN).dead
    assert t.card(ILEANA).active  # in a Hideout
    assert t.card(AODHAN).active
    t.end()
    assert t.line(A, "threats") == 0
    assert t.points(THORNE) == 4


@pytest.mark.rule("PW-ZED-03", "PW-CARD-02")
def test_arminus_as_thorne_threatens_the_women_of_his_column():
    t = table("ZED", "MAG", "SID")
    t.round(THORNE, WISDOM, SPRING).round(MARSHALL, ARMINUS, EILLID, picks={ARMINUS: THORNE})
    assert t.card(EILLID).threatened
    assert not t.card(MARSHALL).threatened


@pytest.mark.rule("PW-ZED-04")
@pytest.mark.parametrize(("others", "points"), [([], 0), ([THORNE], 1), ([THORNE, LEDOUX], 2)])
def test_finch_scores_for_the_other_living_agents_of_his_row(others: list[str], points: int):
    t = table("ZED", "STR", "SID", candidates=[MARSHALL])
    quiet = iter([(BALL, SPRING), (BLOOD, RING)])
    t.round(FINCH, CRYPT, HILL)
    for other in others:
        t.round(other, *next(quiet))
    t.round(OATH, FEAST, EILLID)
    t.end()
    assert t.points(FINCH, "abilities") == points


@pytest.mark.rule("PW-ZED-04")
def test_finch_scores_two_at_most_counts_no_dead_agent_and_dies_like_others():
    t = illuminati(3, candidates=[MARSHALL, VANE, CRANK])
    t.round(FINCH, BALL, SPRING).round(THORNE, BLOOD, RING).round(LEDOUX, FEAST, DUSK).round(PADMA, CRYPT, HILL)
    t.end()
    assert t.points(FINCH, "abilities") == 2
    t = table("ZED", "STR", "SID", candidates=[MARSHALL])
    t.round(THORNE, THIRST, SPRING).round(FINCH, BALL, RING)
    t.end()
    assert t.points(FINCH, "abilities") == 0
    t = table("ZED", "STR", "SID", candidates=[MARSHALL])
    t.round(FINCH, THIRST, SPRING).round(THORNE, BALL, RING)
    t.end()
    assert t.points(FINCH) == 0


@pytest.mark.rule("PW-ZED-04", "PW-CARD-02")
def test_arminus_as_finch_counts_his_own_row():
    t = table("ZED", "MAG", "SID", candidates=[MARSHALL, VANE])
    t.round(FINCH, MORRIGAN, SPRING).round(OATH, ARMINUS, RING, picks={ARMINUS: FINCH}).round(KNOCK, MIRROR, DUSK)
    t.end()
    assert t.points(FINCH, "abilities") == 0
    assert t.points(ARMINUS, "abilities") == 1


@pytest.mark.rule("PW-ZED-05", "PW-ZED-06", "PW-THR-01", "PW-SCO-03")
def test_both_threats_of_the_freemasons_kill():
    t = table("ZED", "STR", "SID")
    t.round(DAGGER, ILEANA, SPRING).round(EXECUTIONER, BALL, AODHAN).round(OATH, BLOOD, RING)
    t.end()
    assert (t.points(DAGGER), t.points(EXECUTIONER)) == (3, 3)


@pytest.mark.rule("PW-ZED-07", "PW-ZED-08", "PW-ZED-09")
def test_pact_ciphers_and_evidence_score_nothing_themselves():
    t = table("ZED", "STR", "SID")
    t.round(PACT, CRYPT, HILL).round(CIPHERS, ILEANA, EILLID, picks={CIPHERS: PACT}).round(EVIDENCE, BALL, RING)
    t.end()
    assert t.points(PACT) == t.points(CIPHERS) == t.points(EVIDENCE) == 0


@pytest.mark.rule("PW-ZED-10")
def test_the_knock_scores_three_for_one_hideout_and_nothing_when_cancelled():
    for canceller, points in ((FATE, 3), (EMPTINESS, 0)):
        t = table("ZED", "STR", "ORI")
        t.round(LODGE, BALL, SHADOW).round(KNOCK, BLOOD, canceller)
        t.end()
        assert t.points(KNOCK) == points


@pytest.mark.rule("PW-ZED-11")
@pytest.mark.parametrize(
    ("left", "right", "points"), [(KNOCK, LODGE, 2), (THORNE, LODGE, 3), (KNOCK, THORNE, 3), (THORNE, MARSHALL, 4)]
)
def test_the_oath_scores_two_and_one_for_each_living_agent_beside_it(left: str, right: str, points: int):
    t = table("ZED", "STR", "SID")
    t.round(left, BALL, SPRING).round(OATH, BLOOD, RING).round(right, CRYPT, HILL)
    t.end()
    assert t.points(OATH) == points


@pytest.mark.rule("PW-ZED-11")
def test_the_oath_counts_no_dead_agent_and_nothing_when_cancelled():
    t = table("ZED", "STR", "ORI")
    t.round(THORNE, THIRST, FATE).round(OATH, BALL, SHADOW)
    t.end()
    assert t.points(OATH) == 2
    t = table("ZED", "STR", "ORI")
    t.round(THORNE, BALL, FATE).round(OATH, BLOOD, EMPTINESS)
    t.end()
    assert t.points(OATH) == 0


@pytest.mark.rule("PW-ZED-11", "PW-CARD-21")
def test_scouts_as_the_oath_look_at_their_own_neighbours():
    t = table("ZED", "STR", "SID")
    t.round(OATH, ILEANA, SPRING).round(KNOCK, SCOUTS, RING, picks={SCOUTS: OATH})
    t.end()
    assert t.points(OATH) == 2
    assert t.points(SCOUTS) == 3


@pytest.mark.rule("PW-ZED-12")
def test_the_lodge_scores_nothing():
    t = table("ZED", "STR", "SID")
    t.round(LODGE, BALL, SPRING)
    t.end()
    assert t.points(LODGE) == 0
