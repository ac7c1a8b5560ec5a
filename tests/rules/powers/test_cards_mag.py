"""The cards of the Mages."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-MAG-01")
def test_arminus_scores_as_an_agent():
    t = table("MAG", "ZED", "SID")
    t.round(ARMINUS, THORNE, SPRING, picks={ARMINUS: THORNE}).round(MIRROR, LODGE, RING)
    t.end()
    assert t.points(ARMINUS) == 4


@pytest.mark.rule("PW-MAG-02", "PW-AMB-36")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ((LODGE, HILL, CRYPT, VAULT), 0),
        ((OATH, HILL, CRYPT, VAULT), 1),
        ((OATH, SPRING, CRYPT, VAULT), 2),
        ((OATH, SPRING, BALL, VAULT), 3),
        ((OATH, SPRING, BALL, FATE), 3),
        ((OATH, SPRING, BALL, EMPTINESS), 1),
    ],
)
def test_vane_scores_for_the_events_of_his_column(others: tuple[str, ...], points: int):
    t = table("MAG", "ZED", "SID", "STR", "ORI", candidates=[MORRIGAN])
    t.round(VANE, *others).round(MIRROR, KNOCK, RING, BLOOD, SHADOW)
    t.end()
    assert t.points(VANE, "abilities") == points


@pytest.mark.rule("PW-MAG-02", "PW-CARD-16", "PW-AMB-21")
def test_vane_counts_an_event_moved_into_his_column():
    t = table("MAG", "ZED", "SID", candidates=[MORRIGAN])
    t.round(MIRROR, OATH, HILL).round(VANE, LEDOUX, EILLID, picks={LEDOUX: OATH})
    t.round(WISDOM, LODGE, SPRING)
    t.end()
    assert t.points(VANE, "abilities") == 1


@pytest.mark.rule("PW-MAG-02", "PW-AGT-06")
def test_a_dead_vane_scores_nothing():
    t = table("MAG", "ZED", "SID", candidates=[MORRIGAN])
    t.round(VANE, DAGGER, SPRING).round(WISDOM, KNOCK, RING)
    t.end()
    assert t.points(VANE) == 0


@pytest.mark.rule("PW-MAG-03", "PW-CARD-02")
def test_arminus_as_johanna_names_a_target_of_his_own():
    t = table("MAG", "ZED", "SID")
    t.round(JOHANNA, OATH, SPRING).round(ARMINUS, MARSHALL, RING, picks={ARMINUS: [JOHANNA, MARSHALL]})
    t.round(MIRROR, LODGE, DUSK)
    t.end()
    assert t.card(ARMINUS).target == MARSHALL
    assert t.card(MARSHALL).dead


@pytest.mark.rule("PW-MAG-04", "PW-CARD-11")
def test_morrigan_scores_two_for_own_symbols_and_one_for_others():
    t = table("MAG", "ORI", "SID")
    t.round(MORRIGAN, SHADOW, RING).round(WISDOM, FATE, HILL)
    t.end()
    assert t.points(MORRIGAN, "abilities") == 3
    assert t.points(MORRIGAN, "agents") == 4


@pytest.mark.rule("PW-MAG-04", "PW-CARD-11")
def test_morrigan_counts_no_cancelled_symbol_and_five_points_at_most():
    t = table("MAG", "ORI", "SID")
    t.round(MORRIGAN, FATE, RING).round(WISDOM, EMPTINESS, SPRING)
    t.end()
    assert t.points(MORRIGAN, "abilities") == 1
    t = table("MAG", "ORI", "SID", "STR")
    t.round(MORRIGAN, FATE, SPRING, BLOOD).round(WISDOM, SHADOW, DUSK, BALL)
    t.end()
    assert t.points(MORRIGAN, "abilities") == 5  # 2 + 4 would be 6


@pytest.mark.rule("PW-MAG-04", "PW-CARD-02")
def test_arminus_as_morrigan_and_a_dead_morrigan():
    t = table("MAG", "ORI", "SID", "STR")
    t.round(MORRIGAN, FATE, SPRING, THIRST).round(ARMINUS, SHADOW, RING, BALL, picks={ARMINUS: MORRIGAN})
    t.round(MIRROR, PATIENCE, HILL, CRYPT)
    t.end()
    assert t.points(MORRIGAN) == 0
    assert t.points(ARMINUS, "abilities") == 2


@pytest.mark.rule("PW-MAG-05", "PW-MAG-06", "PW-THR-01", "PW-SCO-03")
def test_both_threats_of_the_mages_kill():
    t = table("MAG", "STR", "SID")
    t.round(FIEND, ILEANA, SPRING).round(CURSE, BALL, AODHAN).round(WISDOM, BLOOD, RING)
    t.end()
    assert (t.points(FIEND), t.points(CURSE)) == (3, 3)


@pytest.mark.rule("PW-MAG-07", "PW-CARD-24", "PW-CARD-17")
def test_the_eye_copied_shows_a_candidate_to_the_copier_and_cancelled_to_nobody():
    t = table("MAG", "ZED", "SID")
    t.round(EYE, OATH, SPRING, picks={EYE: B}).round(WISDOM, CIPHERS, RING, picks={CIPHERS: [EYE, C]})
    assert t.state.view(B)["rows"][C]["candidate"]["card"] == number(TAMLIN)
    assert t.state.view(A)["rows"][C]["candidate"]["card"] is None
    t = table("MAG", "ZED", "SID")
    t.lay(EYE, PACT, SPRING)
    assert t.asked == "traitor"
    assert t.events("look") == []


@pytest.mark.rule("PW-MAG-07")
def test_who_has_seen_a_candidate_still_guesses_with_the_others():
    t = table("MAG", "ZED", "SID")
    t.round(EYE, MARSHALL, SPRING, picks={EYE: B}, guess={B: FINCH})
    assert t.candidate(B) == "uncovered"
    t.end()
    assert t.points(EYE) == 0


@pytest.mark.rule("PW-MAG-08")
def test_walpurgis_night_lapses_without_a_target_and_when_cancelled():
    t = table("MAG", "ZED", "SID", candidates=[MORRIGAN])
    t.round(VANE, OATH, SPRING)
    t.lay(WALPURGIS, KNOCK, RING)  # only an own Agent lies in the previous column
    assert t.asked == "traitor"
    t = table("MAG", "ZED", "ORI")
    t.round(WISDOM, MARSHALL, FATE).round(WALPURGIS, OATH, EMPTINESS)
    assert t.card(MARSHALL).active
    assert t.events("mark") == []


@pytest.mark.rule("PW-MAG-09")
def test_the_knot_of_wisdom_copied_is_a_symbol_and_cancelled_is_none():
    t = table("MAG", "ZED", "SID")
    t.round(WISDOM, OATH, RING).round(TEA_LEAVES, CIPHERS, HILL, picks={CIPHERS: WISDOM})
    t.end()
    assert t.points(WISDOM) == t.points(CIPHERS) == 2
    assert t.card(CIPHERS).acts == "symbol"
    t = table("MAG", "ZED", "SID")
    t.round(WISDOM, PACT, RING)
    t.end()
    assert t.points(WISDOM) == 0


@pytest.mark.rule("PW-MAG-10")
@pytest.mark.parametrize("side", ["left", "right"])
def test_rituals_protect_on_both_sides_and_score_nothing(side: str):
    t = table("MAG", "STR", "SID")
    if side == "left":
        t.round(RITUALS, BALL, RING)
    t.round(MORRIGAN, THIRST, SPRING)
    if side == "right":
        t.round(RITUALS, BALL, RING)
    t.round(TEA_LEAVES, BLOOD, DUSK)
    assert t.card(MORRIGAN).active
    t.end()
    assert t.points(RITUALS) == 0


@pytest.mark.rule("PW-MAG-11", "PW-AMB-36")
@pytest.mark.parametrize(
    ("here", "after", "points"),
    [
        ((LODGE, HILL), (MIRROR, THORNE, EILLID), 1),
        ((OATH, HILL), (MIRROR, THORNE, EILLID), 2),
        ((OATH, SPRING), (MIRROR, THORNE, EILLID), 3),
        ((LODGE, HILL), (WISDOM, KNOCK, EILLID), 3),
        ((OATH, SPRING), (WISDOM, KNOCK, RING), 4),
    ],
)
def test_tea_leaves_score_for_events_of_this_and_the_next_column(here, after, points: int):
    t = table("MAG", "ZED", "SID")
    t.round(EYE, PACT, AWAKENING)  # the column before does not matter
    t.round(TEA_LEAVES, *here).round(*after)
    t.end()
    assert t.points(TEA_LEAVES) == points


@pytest.mark.rule("PW-MAG-11")
def test_tea_leaves_copied_and_cancelled():
    t = table("MAG", "ZED", "SID")
    t.round(TEA_LEAVES, LODGE, HILL).round(MIRROR, CIPHERS, RING, picks={CIPHERS: TEA_LEAVES})
    t.end()
    assert t.points(TEA_LEAVES) == 3
    assert t.points(CIPHERS) == 2
    t = table("MAG", "ZED", "SID")
    t.round(TEA_LEAVES, PACT, HILL)
    t.end()
    assert t.points(TEA_LEAVES) == 0


@pytest.mark.rule("PW-MAG-12")
def test_the_mirror_chamber_scores_nothing():
    t = table("MAG", "STR", "SID")
    t.round(MIRROR, BALL, SPRING)
    t.end()
    assert t.points(MIRROR) == 0
