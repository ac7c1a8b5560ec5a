"""EVT: Events that act at once, symbol Events and Events of the end."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-EVT-01")
def test_an_immediate_event_acts_in_its_round_and_never_again():
    t = table("SID", "STR", "IND", "ZED")
    t.round(BATTLE, CRYPT, RACE, LODGE)
    assert len(t.events("cancel")) == 2
    t.round(RING, BALL, WORKSHOP, OATH)
    t.end()
    assert len(t.events("cancel")) == 2
    assert t.card(WORKSHOP).active
    assert t.points(BATTLE) == 0


@pytest.mark.rule("PW-EVT-02")
def test_all_other_events_do_nothing_before_the_end():
    t = table("ORI", "ZED", "SID")
    t.round(PATIENCE, KNOCK, RING)
    names = {event.name for event in t.state.events}
    assert names <= {"start", "chosen", "dealt", "round", "lay-open", "lay", "draw", "traitor"}
    t.round(SHADOW, LODGE, HILL)
    t.end()
    assert t.points(PATIENCE) == 2


@pytest.mark.rule("PW-EVT-02", "PW-EVT-04", "PW-SCO-07")
def test_an_end_event_cancelled_meanwhile_scores_nothing():
    t = table("ORI", "ZED", "SID")
    t.round(FATE, LODGE, SPRING)
    t.round(HARIONAGO, KNOCK, RING, picks={HARIONAGO: KNOCK})
    t.end()
    assert t.points(KNOCK) == 0
    assert t.points(RING) == 3


@pytest.mark.rule("PW-EVT-03", "PW-CARD-27", "PW-MAG-09", "PW-ORI-09", "PW-SID-09", "PW-STR-09")
def test_a_symbol_event_gives_two_points_and_nothing_else():
    t = table("MAG", "ORI", "SID", "STR")
    t.round(WISDOM, FATE, SPRING, BLOOD)
    assert {event.name for event in t.state.events} <= {
        "start", "chosen", "dealt", "round", "lay-open", "lay", "draw", "traitor",
    }  # fmt: skip
    t.end()
    assert [t.points(name) for name in (WISDOM, FATE, SPRING, BLOOD)] == [2, 2, 2, 2]


@pytest.mark.rule("PW-SID-10", "PW-SID-09", "PW-EVT-03")
def test_the_sidhe_have_two_symbol_events():
    t = table("MAG", "ORI", "SID")
    t.round(TEA_LEAVES, SHADOW, SPRING).round(WISDOM, FATE, DUSK)
    t.end()
    assert t.points(DUSK) == 2
    assert t.line(C, "symbols") == 4


@pytest.mark.rule("PW-EVT-04", "PW-CARD-19", "PW-EX-14")
@pytest.mark.parametrize("symbol", [WISDOM, SPRING, DUSK, BLOOD])
def test_symbol_events_can_be_cancelled_in_their_round(symbol: str):
    t = table("ORI", "MAG", "SID", "STR")
    t.round(EMPTINESS, symbol)
    t.end()
    assert t.card(symbol).cancelled
    assert t.points(symbol) == 0


@pytest.mark.rule("PW-EVT-04")
def test_only_in_their_round():
    t = table("ORI", "MAG", "SID")
    t.round(FATE, WISDOM, SPRING).round(EMPTINESS, TEA_LEAVES, RING)
    t.end()
    assert t.line(A, "symbols") == 2
    assert t.line(B, "symbols") == 2
    assert t.line(C, "symbols") == 2


@pytest.mark.rule("PW-EVT-05", "PW-CARD-18", "PW-CARD-19", "PW-ZED-07", "PW-ORI-07")
@pytest.mark.parametrize("canceller", [PACT, EMPTINESS])
def test_secret_pact_and_weight_of_emptiness_are_twins(canceller: str):
    t = table("ZED", "ORI", "SID", "STR")
    t.round(canceller, BATTLE, CRYPT)
    assert t.card(BATTLE).cancelled
    assert t.card(CRYPT).active  # the Battle, cancelled, did not act
    assert t.card(canceller).active


@pytest.mark.rule("PW-EVT-05", "PW-CARD-04", "PW-CARD-20", "PW-SID-07", "PW-STR-07")
@pytest.mark.parametrize("canceller", [BATTLE, LURE])
def test_battle_and_lure_are_twins(canceller: str):
    t = table("SID", "STR", "ZED", "ORI")
    t.round(canceller, LODGE, VAULT)
    assert t.card(LODGE).cancelled
    assert t.card(VAULT).cancelled


@pytest.mark.rule("PW-EVT-05", "PW-CARD-12", "PW-CARD-14", "PW-IND-07", "PW-ZED-09")
@pytest.mark.parametrize(("under", "over"), [(EXPERIMENT, WORKSHOP), (EVIDENCE, LODGE)])
def test_experiment_and_planted_evidence_are_twins(under: str, over: str):
    t = table("IND", "ZED", "SID")
    t.round(under, picks={under: over})
    assert t.card(under).covered
    assert t.card(over).active
    assert t.slot(t.owner(over), 1) == [under, over]


@pytest.mark.rule("PW-EVT-05", "PW-CARD-17", "PW-CARD-21", "PW-ZED-08", "PW-STR-08")
@pytest.mark.parametrize("copier", [CIPHERS, SCOUTS])
def test_ciphers_and_scouts_are_twins(copier: str):
    t = table("ZED", "STR", "SID")
    t.round(OATH, BALL, SPRING)
    t.round(copier, RING, picks={copier: SPRING})
    t.end()
    assert t.card(copier).copies == SPRING
    assert t.points(copier, "symbols") == 2
