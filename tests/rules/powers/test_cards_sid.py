"""The cards of the Sídhe."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-SID-01", "PW-DEC-13")
def test_aodhan_may_cancel_one_threat_of_the_previous_column():
    t = table("SID", "STR", "ZED", "ORI")
    t.round(HUNT, THIRST, MARSHALL, POISON)
    t.lay(AODHAN, WOLVES, OATH, FATE)
    assert (t.asker, t.pending) == (AODHAN, (A,))
    assert t.options(A) == [POISON, HUNT, THIRST, "skip"]  # own ones too; not the Wolves of his own column
    t.answer(A, THIRST)
    t.settle(2)
    assert t.card(THIRST).cancelled
    assert t.card(MARSHALL).dead  # two Threats are left
    t.end()
    assert [t.points(name) for name in (THIRST, HUNT, POISON)] == [0, 3, 3]


@pytest.mark.rule("PW-SID-01")
def test_aodhan_lapses_without_a_threat_and_sees_a_turned_one():
    t = table("SID", "STR", "ZED")
    t.round(SPRING, BALL, OATH)
    t.lay(AODHAN, BLOOD, KNOCK)
    assert t.asked == "propose"
    t = table("SID", "STR", "ZED")
    t.round(SPRING, ACWEL, LODGE).round(AODHAN, BALL, OATH, picks={AODHAN: LODGE})
    assert t.card(LODGE).cancelled
    assert t.card(ACWEL).active
    assert t.threats == 0


@pytest.mark.rule("PW-SID-01", "PW-CARD-02")
def test_arminus_as_aodhan_cancels_a_threat_before_his_own_column():
    t = table("SID", "MAG", "ZED")
    t.round(AODHAN, WISDOM, OATH).round(HUNT, TEA_LEAVES, MARSHALL)
    t.round(RING, ARMINUS, KNOCK, picks={ARMINUS: [AODHAN, HUNT]})
    assert t.card(HUNT).cancelled
    assert t.card(MARSHALL).active


@pytest.mark.rule("PW-SID-02")
@pytest.mark.parametrize(
    ("left", "right", "points"),
    [(HILL, ELFSHOT, 0), (RING, HILL, 1), (SPRING, HILL, 2), (RING, BATTLE, 2), (SPRING, RING, 3), (SPRING, DUSK, 4)],
)
def test_tamlin_scores_for_events_beside_him_and_more_for_symbols(left: str, right: str, points: int):
    t = table("SID", "STR", "ZED", candidates=[EILLID])
    t.round(left, BALL, OATH).round(TAMLIN, BLOOD, KNOCK).round(right, FEAST, EVIDENCE).round(NIAMH, ILEANA, THORNE)
    t.end()
    assert t.points(TAMLIN, "abilities") == points


@pytest.mark.rule("PW-SID-02")
def test_tamlin_counts_no_cancelled_event_and_scores_nothing_when_dead():
    t = table("SID", "ORI", "ZED", candidates=[EILLID])
    t.round(SPRING, EMPTINESS, OATH).round(TAMLIN, FATE, KNOCK).round(DUSK, SHADOW, PACT)
    t.end()
    assert t.points(TAMLIN, "abilities") == 0
    t = table("SID", "ORI", "ZED", candidates=[EILLID])
    t.round(SPRING, FATE, OATH).round(TAMLIN, POISON, KNOCK).round(DUSK, SHADOW, EVIDENCE)
    t.end()
    assert t.points(TAMLIN) == 0


@pytest.mark.rule("PW-SID-02", "PW-CARD-02")
def test_arminus_as_tamlin_looks_beside_himself():
    t = table("SID", "MAG", "ZED", candidates=[EILLID])
    t.round(TAMLIN, TEA_LEAVES, OATH).round(HILL, ARMINUS, KNOCK, picks={ARMINUS: TAMLIN}).round(RING, WISDOM, EVIDENCE)
    t.end()
    assert t.points(TAMLIN, "abilities") == 0
    assert t.points(ARMINUS, "abilities") == 3


@pytest.mark.rule("PW-SID-03")
def test_eillid_scores_as_an_agent_and_her_ability_is_no_points():
    t = table("SID", "STR", "ZED")
    t.round(SPRING, BALL, OATH).round(EILLID, BLOOD, KNOCK)
    t.end()
    assert t.points(EILLID) == 4


@pytest.mark.rule("PW-SID-04")
def test_niamh_protects_the_women_of_her_column_herself_included_and_scores_one():
    t = table("SID", "STR", "ZED", "MAG", candidates=[TAMLIN, MIHAIL, FINCH, VANE])
    t.round(NIAMH, THIRST, MARSHALL, MORRIGAN).round(RING, BALL, OATH, WISDOM)
    assert t.card(NIAMH).active
    assert t.card(MORRIGAN).active
    assert t.card(MARSHALL).dead
    t.end()
    assert t.points(NIAMH, "abilities") == 1


@pytest.mark.rule("PW-SID-04")
def test_niamh_protects_no_other_column_and_is_no_hideout():
    t = table("SID", "STR", "ZED", "MAG", candidates=[TAMLIN, MIHAIL, FINCH, VANE])
    t.round(NIAMH, ACWEL, OATH, TEA_LEAVES).round(RING, THIRST, KNOCK, MORRIGAN).round(DUSK, BALL, EVIDENCE, WISDOM)
    assert t.card(MORRIGAN).dead
    t.end()
    assert t.points(KNOCK) == 0


@pytest.mark.rule("PW-AMB-35", "PW-SID-04", "PW-CARD-02")
def test_arminus_as_niamh_protects_women_but_not_himself_also_after_his_death():
    t = table("SID", "MAG", "IND", "STR", candidates=[TAMLIN, VANE, CRANK, MIHAIL])
    t.round(NIAMH, WISDOM, RACE, BALL)
    t.round(EILLID, ARMINUS, JANE, THIRST, picks={ARMINUS: NIAMH, JANE: EILLID})
    t.round(RING, TEA_LEAVES, ARMS, BLOOD)
    assert t.card(ARMINUS).dead
    assert t.card(EILLID).active
    assert t.card(JANE).active
    t.end()
    assert t.card(EILLID).active  # Jane cannot kill her either
    assert t.points(ARMINUS) == 0


@pytest.mark.rule("PW-SID-05", "PW-SID-06", "PW-THR-01", "PW-SCO-03")
def test_both_threats_of_the_sidhe_kill():
    t = table("SID", "STR", "ZED")
    t.round(HUNT, ILEANA, OATH).round(ELFSHOT, BALL, MARSHALL).round(RING, BLOOD, KNOCK)
    t.end()
    assert (t.points(HUNT), t.points(ELFSHOT)) == (3, 3)


@pytest.mark.rule("PW-SID-07")
def test_the_battle_cancelled_cancels_nothing_and_scores_nothing():
    t = table("SID", "STR", "ZED")
    t.round(BATTLE, CRYPT, PACT)
    assert t.card(CRYPT).active
    t.end()
    assert t.points(BATTLE) == 0


@pytest.mark.rule("PW-SID-08", "PW-CARD-17")
def test_the_awakening_copied_saves_the_column_before_the_copy():
    t = table("SID", "STR", "ZED")
    t.round(AWAKENING, BALL, THORNE).round(EILLID, THIRST, OATH).round(RING, BLOOD, CIPHERS, picks={CIPHERS: AWAKENING})
    assert t.card(EILLID).active
    t.end()
    assert t.points(AWAKENING) == 0


@pytest.mark.rule("PW-SID-09", "PW-SID-10")
@pytest.mark.parametrize("knot", [SPRING, DUSK])
def test_the_knots_copied_and_cancelled(knot: str):
    t = table("SID", "ORI", "ZED")
    t.round(knot, VAULT, OATH).round(HILL, FATE, CIPHERS, picks={CIPHERS: knot})
    t.end()
    assert t.points(knot) == t.points(CIPHERS) == 2
    t = table("SID", "ORI", "ZED")
    t.round(knot, EMPTINESS, OATH)
    t.end()
    assert t.points(knot) == 0


@pytest.mark.rule("PW-SID-11")
@pytest.mark.parametrize(
    ("left", "right", "points"), [(HILL, NIAMH, 1), (BATTLE, HILL, 3), (HILL, DUSK, 3), (SPRING, DUSK, 5)]
)
def test_the_ring_scores_one_and_two_for_each_event_beside_it(left: str, right: str, points: int):
    t = table("SID", "STR", "ZED")
    t.round(left, BALL, OATH).round(RING, BLOOD, KNOCK).round(right, FEAST, EVIDENCE)
    t.end()
    assert t.points(RING) == points


@pytest.mark.rule("PW-SID-11")
def test_the_ring_counts_no_cancelled_event_and_can_be_copied_and_cancelled():
    t = table("SID", "ORI", "ZED")
    t.round(SPRING, EMPTINESS, OATH).round(RING, FATE, KNOCK).round(HILL, SHADOW, CIPHERS, picks={CIPHERS: RING})
    t.end()
    assert t.points(RING) == 1
    assert t.points(CIPHERS) == 3
    t = table("SID", "ORI", "ZED")
    t.round(SPRING, FATE, OATH).round(RING, EMPTINESS, KNOCK)
    t.end()
    assert t.points(RING) == 0


@pytest.mark.rule("PW-SID-11", "PW-CARD-16")
def test_the_ring_moved_is_scored_from_its_new_place_five_at_most():
    """Illuminati: two Events share the slot on its left once Ledoux has moved one there."""
    t = illuminati(3)
    t.round(OATH, BALL, EXPERIMENT).round(THORNE, BLOOD, KNOCK).round(LEDOUX, FEAST, FATE, picks={LEDOUX: OATH})
    t.round(RING, SHADOW, ARMS).round(SPRING, PATIENCE, RACE)
    t.end()
    assert t.points(RING) == 5  # the moved Oath and Spring
    t = illuminati(3)
    t.round(RING, BALL, EXPERIMENT).round(SPRING, BLOOD, KNOCK).round(LODGE, FEAST, FATE)
    t.round(LEDOUX, SHADOW, ARMS, picks={LEDOUX: RING}).round(PADMA, PATIENCE, RACE)
    t.end()
    assert t.points(RING) == 1


@pytest.mark.rule("PW-SID-12")
def test_the_hill_scores_nothing():
    t = table("SID", "STR", "ZED")
    t.round(HILL, BALL, OATH)
    t.end()
    assert t.points(HILL) == 0
