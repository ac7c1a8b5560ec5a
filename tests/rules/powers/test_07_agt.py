"""AGT: Agents, and guessing at Candidates."""

from __future__ import annotations

import pytest

from powers_dsl import *


def wrong(t: Table, seat: int) -> int:
    return int(t.view["rows"][seat]["wrong"])


@pytest.mark.rule("PW-AGT-01", "PW-DEC-14")
def test_a_revealed_agent_lets_all_opponents_guess_at_his_owners_candidate():
    t = table("STR", "ZED", "SID", "ORI")
    t.lay(BLOOD, MARSHALL, SPRING, FATE)
    assert (t.asked, t.asker, t.pending) == ("propose", MARSHALL, (A, C, D))
    for seat in (A, C, D):
        assert t.options(seat) == [MARSHALL, LEDOUX, THORNE, FINCH, "pass"]


@pytest.mark.rule("PW-AGT-01")
@pytest.mark.parametrize("card", [DAGGER, LODGE, OATH])
def test_other_cards_let_nobody_guess(card: str):
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, card, SPRING)
    assert [event.name for event in t.state.events if "guess" in event.name] == []


@pytest.mark.rule("PW-AGT-01")
def test_at_a_known_candidate_nobody_guesses():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, DAGGER, SPRING, appear=[B])
    t.lay(BLOOD, MARSHALL, DUSK)
    assert t.asked == "traitor"


@pytest.mark.rule("PW-AGT-02")
@pytest.mark.parametrize(("exposed", "order"), [(A, [MARSHALL, EILLID]), (C, [EILLID, MARSHALL])])
def test_one_guess_for_each_agent_in_the_order_of_evaluation(exposed: int, order: list[str]):
    t = table("STR", "ZED", "SID", exposed=exposed)
    t.lay(BLOOD, MARSHALL, EILLID)
    asked = []
    while t.asked == "propose":
        asked.append(t.asker)
        for seat in t.pending:
            t.answer(seat, "pass")
    assert asked == order


@pytest.mark.rule("PW-AGT-02")
def test_an_agent_laid_on_an_experiment_counts():
    t = table("IND", "ZED", "SID", candidates=[STEELE])
    t.round(EXPERIMENT, OATH, SPRING, picks={EXPERIMENT: CRANK}, guess={A: STEELE})
    assert t.candidate(A) == "uncovered"


@pytest.mark.rule("PW-AGT-02")
def test_moving_and_copying_bring_no_further_guess():
    t = table("MAG", "ZED", "SID")
    t.round(WISDOM, OATH, EILLID)
    t.lay(ARMINUS, LEDOUX, SPRING)
    asked = []
    picks = {ARMINUS: EILLID, LEDOUX: OATH}
    while t.asked != "traitor":
        asked.append((t.asked, t.asker))
        for seat in t.pending:
            t.answer(seat, picks[t.asker] if t.asked == "aim" else "pass")
    assert asked == [("aim", ARMINUS), ("aim", LEDOUX), ("propose", LEDOUX), ("propose", ARMINUS)]


@pytest.mark.rule("PW-AGT-03", "PW-AMB-08")
def test_a_name_proposed_by_all_is_the_guess():
    t = table("STR", "ZED", "SID", "ORI")
    t.lay(BLOOD, MARSHALL, SPRING, FATE)
    t.answer(D, LEDOUX).answer(A, LEDOUX)
    assert t.pending == (C,)
    t.answer(C, LEDOUX)
    assert t.events("guess") == [
        {"at": B, "code": t.state.rules().actions.find("name", number(LEDOUX)).code, "right": 0}
    ]
    assert wrong(t, B) == 1


@pytest.mark.rule("PW-AGT-03", "PW-AMB-08")
def test_proposals_are_hidden_until_all_are_in():
    t = table("STR", "ZED", "SID", "ORI")
    t.lay(BLOOD, MARSHALL, SPRING, FATE)
    before = {seat: t.state.view(seat) for seat in (B, C, D, None)}
    t.answer(A, FINCH)
    for seat, old in before.items():
        new = t.state.view(seat)
        for view in (old, new):
            view["rows"][A].pop("answered")
            view.pop("waiting")
        assert new == old
    assert t.options(C) == [MARSHALL, LEDOUX, THORNE, FINCH, "pass"]


@pytest.mark.rule("PW-AGT-03", "PW-AMB-08")
def test_if_the_proposals_differ_the_opponents_vote_once_among_them():
    t = table("STR", "ZED", "SID", "ORI")
    t.lay(BLOOD, MARSHALL, SPRING, FATE)
    t.answer(A, FINCH).answer(C, THORNE).answer(D, "pass")
    assert (t.asked, t.pending) == ("vote", (A, C, D))
    for seat in (A, C, D):
        assert t.options(seat) == [THORNE, FINCH, "pass"]
    t.answer(A, FINCH).answer(C, FINCH).answer(D, FINCH)
    assert t.candidate(B) == "uncovered"
    assert wrong(t, B) == 0


@pytest.mark.rule("PW-AGT-03", "PW-AMB-08")
def test_the_proposals_are_shown_to_the_guessing_opponents_only():
    t = table("STR", "ZED", "SID", "ORI")
    t.lay(BLOOD, MARSHALL, SPRING, FATE)
    t.answer(A, FINCH).answer(C, THORNE).answer(D, FINCH)
    names = t.state.rules().actions.find
    shown = [names("name", number(name)).code for name in (FINCH, THORNE, FINCH)]
    assert t.state.view(A)["proposals"] == t.state.view(C)["proposals"] == shown
    assert t.state.view(B)["proposals"] == []
    assert t.view["proposals"] == []
    assert [event["code"] for event in t.heard(D, "propose")] == shown
    assert t.heard(B, "propose") == t.heard(None, "propose") == []


@pytest.mark.rule("PW-AGT-03", "PW-AMB-08", "PW-EX-23")
def test_without_agreement_the_guess_counts_as_wrong_and_names_nobody():
    t = table("STR", "ZED", "SID")
    t.lay(BLOOD, MARSHALL, SPRING)
    t.answer(A, FINCH).answer(C, THORNE)
    t.answer(A, FINCH).answer(C, THORNE)
    assert t.candidate(B) == "hidden"  # although one of them was right
    assert wrong(t, B) == 1
    assert t.events("disagree") == [{"at": B}]
    assert t.events("guess") == []
    assert t.view["rows"][B]["candidate"]["wrong"] == []
    assert [code(c) for c in t.view["rows"][B]["candidate"]["possible"]] == [LEDOUX, THORNE, FINCH]
    assert t.asked == "traitor"  # there is no third question


@pytest.mark.rule("PW-AGT-03", "PW-AMB-08")
@pytest.mark.parametrize("proposals", [("pass", "pass"), (FINCH, "pass")])
def test_all_may_agree_on_no_guess(proposals: tuple[str, str]):
    t = table("STR", "ZED", "SID")
    t.lay(BLOOD, MARSHALL, SPRING)
    t.answer(A, proposals[0]).answer(C, proposals[1])
    if t.asked == "vote":
        assert t.options(A) == [FINCH, "pass"]
        t.answer(A, "pass").answer(C, "pass")
    assert t.candidate(B) == "hidden"
    assert wrong(t, B) == 0
    assert t.events("no-guess") == [{"at": B}]


@pytest.mark.rule("PW-AGT-04")
def test_a_right_guess_uncovers_the_candidate_who_cannot_appear_any_more():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, MARSHALL, SPRING, guess={B: FINCH})
    assert t.candidate(B) == "uncovered"
    assert t.view["rows"][B]["candidate"]["card"] == number(FINCH)
    t.lay(THIRST, DAGGER, DUSK)
    assert (t.asked, t.pending) == ("appear", (A,))
    t.answer(A, "hide").settle(2)
    t.end()
    assert t.line(B, "appearance") == 0


@pytest.mark.rule("PW-AGT-05", "PW-AMB-24")
def test_a_wrong_guess_is_said_and_nothing_else_happens():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, MARSHALL, SPRING, guess={B: MARSHALL})  # impossible, and yet a guess
    assert t.candidate(B) == "hidden"
    assert [event["right"] for event in t.heard(C, "guess")] == [0]
    t.round(BALL, THORNE, DUSK, guess={B: MARSHALL})  # seen before, and yet a guess
    assert t.candidate(B) == "hidden"
    assert wrong(t, B) == 2
    t.round(THIRST, DAGGER, RING, appear=[B])
    assert t.candidate(B) == "appeared"


@pytest.mark.rule("PW-AGT-05")
def test_everybody_knows_which_name_was_wrong():
    t = table("STR", "ZED", "SID")
    t.round(BLOOD, MARSHALL, SPRING, guess={B: THORNE})
    assert [code(c) for c in t.view["rows"][B]["candidate"]["wrong"]] == [THORNE]
    assert [code(c) for c in t.view["rows"][B]["candidate"]["possible"]] == [LEDOUX, FINCH]  # Marshall is laid


@pytest.mark.rule("PW-AMB-24", "PW-AGT-05")
def test_the_view_tells_each_seat_who_may_still_be_the_candidate_but_anybody_may_be_named():
    """A sees of C's Candidate: not who is laid, nor who was guessed wrong, nor who lies in his own hand or draft."""
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    t.round(OATH, KNOCK, EILLID, guess={C: ZAHIR})
    t.draft().hand(A, MARSHALL, RACE, RING)
    seen = {seat: t.state.view(seat)["rows"][C]["candidate"]["possible"] for seat in (A, B, C, None)}
    laid_or_wrong = {EILLID, ZAHIR}
    mine = {A: {FINCH, *t.in_hand(A)}, B: {VANE, *t.in_hand(B)}, C: set(), None: set()}
    for seat, names in seen.items():
        known = {code(c) for row in t.state.view(seat)["rows"] for c in row["hand"]["cards"] if c is not None}
        gone = laid_or_wrong | mine[seat] | (known if seat != C else set())
        assert {code(c) for c in names} == {c for names in LISTS.values() for c in names} - gone
    t.lay(MARSHALL, DUSK, NIAMH).settle(2)
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    t.lay(OATH, KNOCK, EILLID)
    assert {EILLID, FINCH} <= set(t.options(A))


@pytest.mark.rule("PW-AMB-24", "PW-CARD-24")
def test_who_has_seen_the_candidate_knows_that_it_can_be_nobody_else():
    t = table("MAG", "ZED", "SID")
    t.round(EYE, OATH, SPRING, picks={EYE: B})
    assert t.state.view(A)["rows"][B]["candidate"]["possible"] == [number(FINCH)]
    assert len(t.state.view(C)["rows"][B]["candidate"]["possible"]) == 4


@pytest.mark.rule("PW-AGT-06", "PW-THR-02")
def test_an_ability_of_the_end_is_lost_with_its_agent():
    scored = []
    for card in (THIRST, BALL):
        t = table("STR", "ZED", "ORI", candidates=[MIHAIL, FINCH, ZAHIR])
        t.round(card, OATH, PADMA).round(BLOOD, KNOCK, FATE)
        t.end()
        scored.append((t.card(PADMA).dead, t.points(PADMA)))
    assert scored == [(True, 0), (False, 6)]


@pytest.mark.rule("PW-AGT-07", "PW-CARD-06", "PW-EX-02")
def test_an_immediate_ability_does_not_depend_on_survival():
    t = table("ORI", "SID", "STR")
    t.round(HARIONAGO, BATTLE, CRYPT, picks={HARIONAGO: BATTLE})
    assert t.card(CRYPT).active
    t = table("ORI", "SID", "STR")
    t.round(HARIONAGO, SPRING, THIRST, picks={HARIONAGO: SPRING})
    t.round(SHADOW, RING, BALL)
    t.end()
    assert t.card(HARIONAGO).dead
    assert t.points(SPRING) == 0


@pytest.mark.rule("PW-AMB-25", "PW-AGT-01")
def test_revealing_is_enough_for_a_guess():
    """The Agent is threatened and will die; the guess takes place all the same."""
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING, guess={B: FINCH})
    assert t.candidate(B) == "uncovered"
