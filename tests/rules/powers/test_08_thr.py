"""THR: Threats, and how a Candidate appears."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-THR-01", *THREATS)
@pytest.mark.parametrize("threat", THREATS)
def test_a_threat_threatens_all_agents_of_its_column(threat: str):
    factions = [threat[3:6], *[f for f in LISTS if f != threat[3:6]][:2]]
    t = table(*factions)
    agents = [next(name for name in (MARSHALL, JOHANNA, JANE, HARIONAGO) if name[3:6] == f) for f in factions[1:]]
    picks = {JOHANNA: agents[0], JANE: agents[-1]}
    t.round(threat, *agents, picks={k: v for k, v in picks.items() if k in agents and k != v} or None)
    assert t.card(agents[0]).threatened
    assert t.card(agents[1]).threatened
    assert t.threats == 1


@pytest.mark.rule("PW-THR-01")
def test_agents_of_other_columns_are_safe():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, MARSHALL, SPRING).round(THIRST, OATH, DUSK).round(BALL, THORNE, RING)
    assert not t.card(MARSHALL).threatened
    assert not t.card(THORNE).threatened
    t.round(FEAST, KNOCK, HILL)
    assert t.card(MARSHALL).active
    assert t.card(THORNE).active


@pytest.mark.rule("PW-THR-02", "PW-SCO-02")
def test_an_unprotected_agent_dies_and_gives_no_points():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING).round(BALL, OATH, DUSK)
    assert t.card(MARSHALL).dead
    t.end()
    assert t.points(MARSHALL) == 0
    assert t.line(B, "agents") == 0


@pytest.mark.rule("PW-THR-03", "PW-DEC-15")
def test_after_a_threat_its_owner_may_let_the_candidate_appear():
    t = table("STR", "ZED", "SID")
    t.lay(THIRST, OATH, SPRING)
    assert (t.asked, t.pending) == ("appear", (A,))
    assert t.options(A) == ["appear", "hide"]
    t.answer(A, "appear")
    assert t.candidate(A) == "appeared"
    assert t.view["rows"][A]["candidate"]["card"] == number(MIHAIL)
    assert t.heard(B, "appear") == [{"seat": A, "card": number(MIHAIL)}]


@pytest.mark.rule("PW-THR-03")
def test_the_candidate_may_stay_hidden():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, OATH, SPRING)
    assert t.candidate(A) == "hidden"
    assert t.heard(B, "stay") == [{"seat": A}]


@pytest.mark.rule("PW-THR-03")
def test_only_once_and_only_in_the_round_of_the_threat():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, OATH, SPRING, appear=[A])
    t.lay(WOLVES, KNOCK, DUSK)
    assert t.asked == "traitor"
    t = table("STR", "ZED", "SID")
    t.round(THIRST, OATH, SPRING)
    t.lay(BALL, KNOCK, DUSK)
    assert t.asked == "traitor"


@pytest.mark.rule("PW-THR-03", "PW-CARD-23", "PW-EX-29")
def test_with_a_cancelled_threat_nobody_appears():
    t = table("STR", "IND", "ZED")
    t.lay(THIRST, YARD, OATH)
    assert t.asked == "traitor"
    assert t.threats == 0


@pytest.mark.rule("PW-THR-04", "PW-SCO-04", "PW-EX-05")
def test_an_appearance_is_worth_the_number_of_its_round():
    t = table("STR", "ZED", "SID", "ORI")
    for cards in ((BLOOD, OATH, SPRING, FATE), (BALL, KNOCK, DUSK, SHADOW), (FEAST, EVIDENCE, RING, PATIENCE)):
        t.round(*cards)
    t.round(CRYPT, LODGE, HILL, VAULT).round(LURE, PACT, BATTLE, EMPTINESS)
    t.round(CAROLINE, MARSHALL, EILLID, HARIONAGO, guess={B: FINCH})
    t.round(THIRST, DAGGER, HUNT, PADMA, appear=[A])
    assert t.view["rows"][A]["candidate"]["round"] == 7
    t.end(hidden=True)
    assert t.line(A, "appearance") == 7
    assert t.line(B, "appearance") == 0  # uncovered
    assert t.line(C, "appearance") == 0  # never shown


@pytest.mark.rule("PW-THR-05", "PW-AMB-09", "PW-DEC-15")
def test_several_owners_decide_at_the_same_time_and_in_secret():
    t = table("STR", "ZED", "SID")
    t.lay(THIRST, DAGGER, SPRING)
    assert t.pending == (A, B)
    before = {seat: t.state.view(seat) for seat in (B, C, None)}
    t.answer(A, "appear")
    assert t.candidate(A) == "hidden"
    for seat, old in before.items():
        new = t.state.view(seat)
        for view in (old, new):
            view["rows"][A].pop("answered")
            view.pop("waiting")
        assert new == old
        assert t.heard(seat, "appear") == []
    t.answer(B, "hide")
    assert (t.candidate(A), t.candidate(B)) == ("appeared", "hidden")


@pytest.mark.rule("PW-THR-06")
def test_the_threat_count_is_all_active_threats_of_all_columns():
    t = table("STR", "ZED", "SID", "IND")
    t.round(THIRST, DAGGER, SPRING, RACE)
    assert t.threats == 2
    t.round(BALL, OATH, HUNT, ARMS)
    assert t.threats == 3
    t.round(BLOOD, KNOCK, AODHAN, YARD, picks={AODHAN: HUNT})
    assert t.threats == 2
    t.round(WOLVES, EXECUTIONER, RING, EXPERIMENT)
    assert t.threats == 4


@pytest.mark.rule("PW-THR-06", "PW-CARD-01", "PW-EX-09")
def test_acwel_changes_the_count():
    t = table("STR", "ZED", "SID", "IND")
    t.round(ACWEL, DAGGER, HUNT, WORKSHOP)
    assert t.threats == 1
    assert [t.card(name).acts for name in (DAGGER, HUNT, WORKSHOP)] == ["hideout", "hideout", "threat"]


@pytest.mark.rule("PW-THR-06", "PW-CARD-16", "PW-RND-02")
def test_an_empty_slot_is_no_threat():
    """Illuminati: the Crypt, turned by Acwel, counts once, also after Ledoux has emptied a slot."""
    t = illuminati(3)
    t.round(OATH, CRYPT, ACWEL)
    assert t.threats == 1
    t.round(LEDOUX, BALL, SPRING, picks={LEDOUX: OATH})
    assert t.slot(A, 1) == []
    assert t.threats == 1


@pytest.mark.rule("PW-THR-07", "PW-AMB-10", "PW-CARD-03", "PW-ORI-01", "PW-ZED-03")
@pytest.mark.parametrize("pseudo", [ASHRAF, THORNE])
def test_pseudo_threats_threaten_and_are_no_threats_otherwise(pseudo: str):
    t = table("ORI", "ZED", "SID", "IND")
    t.lay(pseudo, EILLID, YARD)
    seat = t.owner(pseudo)
    assert t.asked == "propose"
    t.settle(1, appear=[seat])
    assert t.candidate(seat) == "hidden"  # no appearance
    assert t.threats == 0  # not counted
    assert t.card(pseudo).active  # not cancelled as a Threat
    t.round({t.owner(EILLID): RING})
    assert t.card(EILLID).dead
    t.end()
    assert t.line(seat, "threats") == 0  # no kill points


@pytest.mark.rule("PW-THR-07", "PW-CARD-01")
def test_acwel_does_not_turn_a_pseudo_threat():
    t = table("ORI", "STR", "SID")
    t.round(ASHRAF, ACWEL, EILLID)
    assert t.card(ASHRAF).acts == "agent"
    assert t.card(EILLID).threatened
