"""EVA: in which order the cards of a round act."""

from __future__ import annotations

import pytest

from powers_dsl import *


def told(t: Table) -> list[str]:
    return [event.name for event in t.state.events]


@pytest.mark.rule("PW-EVA-01", "PW-CARD-23", "PW-EX-29")
def test_events_come_before_threats():
    t = table("IND", "STR", "ZED")
    t.round(YARD, THIRST, MARSHALL, appear=[B])
    assert t.card(THIRST).cancelled
    assert not t.card(MARSHALL).threatened
    assert t.candidate(B) == "hidden"
    assert t.events("stay") == []  # nobody was even asked
    assert t.threats == 0


@pytest.mark.rule("PW-EVA-01", "PW-EVA-02", "PW-CARD-04", "PW-CARD-01", "PW-EX-08")
def test_events_come_before_agents():
    t = table("SID", "ZED", "IND", "STR")
    t.round(BATTLE, LODGE, AUTOMATON, ACWEL, appear=[C])
    assert t.card(LODGE).cancelled
    assert t.card(AUTOMATON).acts == "hideout"
    assert t.card(AUTOMATON).active
    assert t.threats == 0
    assert t.candidate(C) == "appeared"


@pytest.mark.rule("PW-EVA-01", "PW-EVA-02")
def test_guessing_at_agents_comes_before_threats():
    t = table("STR", "ZED", "SID")
    t.lay(THIRST, MARSHALL, SPRING)
    assert t.asked == "propose"
    t.answer(A, "pass").answer(C, "pass")
    assert t.asked == "appear"


@pytest.mark.rule("PW-EVA-02")
def test_the_whole_order_of_an_evaluation():
    """Six cards of different steps that all ask their owners: S1, S2, S3, S5, S7, S8, S9 and S13."""
    t = table("IND", "MAG", "ORI", "ZED", "SID", "STR")
    t.round(RACE, WISDOM, FATE, OATH, HUNT, BLOOD, traitor=F)
    t.hand(A, EXPERIMENT, VIRGINIA)
    t.lay(EXPERIMENT, ARMINUS, HARIONAGO, CIPHERS, AODHAN, THIRST)
    answers = {
        (EXPERIMENT, "aim"): [VIRGINIA], (VIRGINIA, "aim"): ["hide"], (ARMINUS, "aim"): [HARIONAGO, "skip"],
        (HARIONAGO, "aim"): ["skip"], (CIPHERS, "aim"): [FATE], (AODHAN, "aim"): [HUNT],
        (None, "appear"): ["hide"], (None, "traitor"): [A],
    }  # fmt: skip
    asked = []
    while t.number_of_round == 2:
        question = (t.asker, t.asked)
        asked.append(question)
        for seat in t.pending:
            t.answer(seat, "pass" if t.asked == "propose" else answers[question].pop(0))
    assert asked == [
        (EXPERIMENT, "aim"),
        (ARMINUS, "aim"),  # S2: his model
        (ARMINUS, "aim"),  # S3, as Harionago; clockwise from F he comes before her
        (HARIONAGO, "aim"),
        (CIPHERS, "aim"),
        (VIRGINIA, "aim"),
        (AODHAN, "aim"),
        (VIRGINIA, "propose"),
        (ARMINUS, "propose"),
        (HARIONAGO, "propose"),
        (AODHAN, "propose"),
        (None, "appear"),
        (None, "traitor"),
    ]


@pytest.mark.rule("PW-EVA-02", "PW-CARD-12", "PW-CARD-06", "PW-EX-13")
def test_a_replacement_comes_before_harionago():
    t = table("IND", "ORI", "SID", exposed=B)
    t.round(EXPERIMENT, HARIONAGO, SPRING, picks={EXPERIMENT: RACE, HARIONAGO: RACE})
    assert t.card(EXPERIMENT).covered
    assert t.card(RACE).cancelled


@pytest.mark.rule("PW-EVA-02", "PW-CARD-06", "PW-CARD-19", "PW-AMB-04")
def test_harionago_comes_before_the_weight_of_emptiness():
    t = table("ORI", "ZED", "SID")
    t.round(HARIONAGO, PACT, SPRING, picks={HARIONAGO: PACT})
    assert t.card(PACT).cancelled
    assert t.card(SPRING).active


@pytest.mark.rule("PW-EVA-02", "PW-CARD-19", "PW-CARD-17")
def test_the_weight_of_emptiness_comes_before_copying_events():
    t = table("ZED", "ORI", "SID")
    t.round(CIPHERS, EMPTINESS, SPRING)  # Ciphers, cancelled, ask nothing
    assert t.card(CIPHERS).cancelled
    assert t.card(CIPHERS).copies is None


@pytest.mark.rule("PW-EVA-02", "PW-CARD-17", "PW-AMB-22")
def test_copying_events_come_before_the_other_immediate_ones():
    """Ciphers copy the Weight of Emptiness of an earlier round and so forestall Scotland Yard."""
    t = table("IND", "ORI", "ZED")
    t.round(RACE, EMPTINESS, OATH)
    t.round(YARD, NOOSE, CIPHERS, picks={CIPHERS: EMPTINESS}, traitor=A)
    assert t.card(YARD).cancelled
    assert t.card(NOOSE).active


@pytest.mark.rule("PW-EVA-02", "PW-CARD-10", "PW-CARD-01")
def test_virginia_then_acwel_then_the_other_agents():
    """Acwel sits before Virginia and after Steele; still she comes first and Steele last."""
    t = table("STR", "MAG", "IND", "ZED", candidates=[MIHAIL, VANE, CRANK, FINCH])
    t.round(BLOOD, WISDOM, VIRGINIA, OATH, traitor=B)
    start = len(t.state.log)
    t.round(ACWEL, ARMINUS, STEELE, DAGGER, picks={ARMINUS: [VIRGINIA, "appear"]})
    order = [event.name for event in t.state.events[start:] if event.name in ("appear", "turn", "double")]
    assert order == ["appear", "turn", "double"]
    t.round(BALL, CURSE, RACE, LEDOUX, picks={LEDOUX: OATH})
    assert t.card(OATH).column == 3


@pytest.mark.rule("PW-EVA-02", "PW-DTH-01")
def test_deaths_come_before_the_end_check_and_the_naming():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING)
    t.round(BALL, OATH, DUSK)
    order = [name for name in told(t) if name in ("threatened", "dies", "traitor")]
    assert order == ["threatened", "traitor", "dies", "traitor"]


@pytest.mark.rule("PW-EVA-03", "PW-AMB-05")
@pytest.mark.parametrize(("exposed", "first"), [(A, LURE), (B, LURE), (C, BATTLE)])
def test_cards_of_one_step_act_clockwise_from_the_exposed_player(exposed: int, first: str):
    """The Lure of seat B and the Battle of seat C would both cancel the Hideout; the first one does."""
    t = table("ZED", "STR", "SID", exposed=exposed)
    t.round(LODGE, LURE, BATTLE)
    assert [event["by"] for event in t.events("cancel")] == [number(first)]


@pytest.mark.rule("PW-EVA-03")
def test_in_illuminati_they_act_clockwise_from_the_starting_player():
    t = illuminati(3, start=B)
    t.round(LURE, LODGE, BATTLE)
    assert [event["by"] for event in t.events("cancel")] == [number(BATTLE)]


@pytest.mark.rule("PW-EVA-03", "PW-EVA-04", "PW-AMB-22")
@pytest.mark.parametrize(("exposed", "cancelled"), [(B, True), (C, False)])
def test_a_card_cancelled_before_its_turn_does_not_act(exposed: int, cancelled: bool):
    """Ciphers copy the Weight of Emptiness in S5; Scouts, of the same step, act only if their turn comes first."""
    t = table("ORI", "ZED", "STR")
    t.round(EMPTINESS, THORNE, CAROLINE, traitor=exposed)
    t.round(FATE, CIPHERS, SCOUTS, picks={CIPHERS: EMPTINESS, SCOUTS: FATE} if not cancelled else {CIPHERS: EMPTINESS})
    assert t.card(SCOUTS).cancelled
    assert (t.card(SCOUTS).copies is None) == cancelled


@pytest.mark.rule("PW-EVA-04")
def test_a_cancelled_card_lies_face_down_without_effect_and_points():
    t = table("ORI", "SID", "ZED")
    t.round(EMPTINESS, SPRING, KNOCK)
    t.end()
    assert t.card(SPRING).cancelled
    assert t.points(SPRING) == 0
    assert t.points(KNOCK) == 0


@pytest.mark.rule("PW-EVA-04")
def test_what_a_card_did_before_it_was_cancelled_stands():
    """The appearance made with a Threat stands when Aodhan cancels the Threat a round later."""
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING, appear=[A])
    t.round(BALL, OATH, AODHAN, picks={AODHAN: THIRST})
    assert t.card(THIRST).cancelled
    assert t.candidate(A) == "appeared"
    t.end()
    assert t.line(A, "appearance") == 1


@pytest.mark.rule("PW-EVA-04")
def test_a_face_down_card_cannot_be_cancelled_again():
    t = table("STR", "ZED", "SID", "ORI")
    t.round(LURE, LODGE, BATTLE, FATE)
    assert len(t.events("cancel")) == 1


@pytest.mark.rule("PW-EVA-05", "PW-AMB-06")
def test_effects_reach_their_own_column_and_all_players():
    t = table("STR", "ZED", "SID")
    t.round(CRYPT, OATH, HILL)
    t.round(BALL, LODGE, BATTLE)
    assert t.card(LODGE).cancelled
    assert t.card(CRYPT).active
    assert t.card(HILL).active


@pytest.mark.rule("PW-EVA-05")
def test_without_such_a_card_there_is_no_effect():
    t = table("STR", "IND", "SID")
    t.round(LURE, YARD, SPRING)
    assert t.events("cancel") == []


@pytest.mark.rule("PW-EVA-06", "PW-AMB-07")
def test_optional_effects_can_be_declined_and_compulsory_ones_cannot():
    t = table("ORI", "IND", "SID", "ZED", candidates=[ZAHIR, STEELE])
    t.round(NOOSE, CRANK, SPRING, OATH)
    t.lay(HARIONAGO, JANE, AODHAN, CIPHERS)
    assert t.asker == JANE
    assert t.options(B) == [HARIONAGO, AODHAN]
    t.answer(B, AODHAN)
    assert t.asker == HARIONAGO
    assert t.options(A) == [CIPHERS, "skip"]
    t.answer(A, "skip")
    assert t.asker == CIPHERS
    assert t.options(D) == [OATH, SPRING]
    t.answer(D, SPRING)
    assert t.asker == AODHAN
    assert t.options(C) == [NOOSE, "skip"]
    t.answer(C, "skip")
    assert t.asked == "propose"
    assert t.card(NOOSE).active


@pytest.mark.rule("PW-EVA-06")
def test_choices_belong_to_the_owner_and_lapse_without_a_legal_option():
    t = table("ORI", "IND", "ZED", "STR", candidates=[ZAHIR, STEELE])
    t.lay(SEARCH, THORNE, {B: RACE}, BALL)
    assert (t.asker, t.pending) == (SEARCH, (A,))
    t = table("STR", "IND", "ZED")
    t.lay(THIRST, JANE, OATH)  # no Agent to name
    assert t.asked == "propose"
    assert t.card(JANE).target is None
