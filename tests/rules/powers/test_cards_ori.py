"""The cards of the Oriental Cult."""

from __future__ import annotations

import pytest

from powers_dsl import *


@pytest.mark.rule("PW-ORI-01", "PW-CARD-02")
def test_arminus_as_ashraf_threatens_the_others_of_his_column():
    t = table("ORI", "MAG", "ZED")
    t.round(ASHRAF, WISDOM, OATH).round(PADMA, ARMINUS, MARSHALL, picks={ARMINUS: ASHRAF})
    assert t.card(PADMA).threatened
    assert t.card(MARSHALL).threatened
    assert not t.card(ARMINUS).threatened
    t.round(FATE, TEA_LEAVES, KNOCK)
    assert t.card(PADMA).dead
    t.end()
    assert t.line(B, "threats") == 0
    assert t.points(ASHRAF) == 4


@pytest.mark.rule("PW-ORI-02", "PW-AGT-03")
@pytest.mark.parametrize("wrong", [0, 1, 2, 3])
def test_zahir_scores_for_wrong_guesses_at_his_candidate(wrong: int):
    t = table("ORI", "ZED", "SID", candidates=[PADMA])
    for n, (agent, others) in enumerate([(ZAHIR, (OATH, SPRING)), (ASHRAF, (KNOCK, RING)), (HARIONAGO, (LODGE, HILL))]):
        t.round(agent, *others, guess={A: ASHRAF} if n < wrong else None)
    t.round(VAULT, EVIDENCE, DUSK)
    t.end()
    assert t.points(ZAHIR, "abilities") == wrong


@pytest.mark.rule("PW-ORI-02", "PW-AGT-03")
def test_a_disagreement_is_a_wrong_guess_for_zahir():
    t = table("ORI", "ZED", "SID", candidates=[PADMA])
    t.lay(ZAHIR, OATH, SPRING)
    t.answer(B, PADMA).answer(C, ASHRAF).answer(B, PADMA).answer(C, ASHRAF).settle(1)
    t.end()
    assert t.points(ZAHIR, "abilities") == 1


@pytest.mark.rule("PW-ORI-02", "PW-AMB-33", "PW-CARD-22")
def test_zahir_counts_wrong_searches_and_factions_and_three_at_most():
    t = illuminati(3, candidates=[PADMA, VANE, CRANK])
    t.round(ZAHIR, SEARCH, SPRING, picks={SEARCH: [A, "STR"]}, guess={A: FINCH})
    t.round(THORNE, OATH, RING, guess={A: "ZED"}).round(MARSHALL, KNOCK, DUSK, guess={A: ILEANA})
    assert t.view["rows"][A]["wrong"] == 4
    t.end()
    assert t.points(ZAHIR, "abilities") == 3


@pytest.mark.rule("PW-ORI-02", "PW-CARD-02")
def test_arminus_as_zahir_counts_the_guesses_at_his_own_candidate():
    t = table("ORI", "MAG", "SID", candidates=[PADMA])
    t.round(ZAHIR, WISDOM, SPRING, guess={A: ASHRAF})
    t.round(FATE, ARMINUS, RING, picks={ARMINUS: ZAHIR}, guess={B: JOHANNA})
    t.round(VAULT, MIRROR, HILL)
    t.end()
    assert t.points(ZAHIR, "abilities") == 1
    assert t.points(ARMINUS, "abilities") == 1


@pytest.mark.rule("PW-ORI-03")
def test_harionago_scores_as_an_agent():
    t = table("ORI", "ZED", "SID")
    t.round(HARIONAGO, LODGE, SPRING).round(VAULT, OATH, RING)
    t.end()
    assert t.points(HARIONAGO) == 4


@pytest.mark.rule("PW-ORI-04")
@pytest.mark.parametrize(("fate", "points"), [("hidden", 2), ("appeared", 2), ("uncovered", 0)])
def test_padma_scores_two_unless_the_candidate_was_uncovered(fate: str, points: int):
    t = table("ORI", "ZED", "SID")
    t.round(PADMA, LODGE, SPRING, guess={A: ZAHIR} if fate == "uncovered" else None).round(VAULT, OATH, RING)
    t.end(hidden=fate == "hidden")
    assert t.points(PADMA, "abilities") == points
    assert t.points(PADMA, "agents") == 4


@pytest.mark.rule("PW-ORI-04", "PW-CARD-02")
def test_arminus_as_padma_looks_at_his_own_candidate():
    t = table("ORI", "MAG", "SID")
    t.round(PADMA, WISDOM, SPRING, guess={A: ZAHIR}).round(FATE, ARMINUS, RING, picks={ARMINUS: PADMA})
    t.round(VAULT, MIRROR, HILL)
    t.end()
    assert t.points(PADMA, "abilities") == 0
    assert t.points(ARMINUS, "abilities") == 2


@pytest.mark.rule("PW-ORI-05", "PW-ORI-06", "PW-THR-01", "PW-SCO-03")
def test_both_threats_of_the_cult_kill():
    t = table("ORI", "STR", "SID")
    t.round(NOOSE, ILEANA, SPRING).round(POISON, BALL, AODHAN).round(FATE, BLOOD, RING)
    t.end()
    assert (t.points(NOOSE), t.points(POISON)) == (3, 3)


@pytest.mark.rule("PW-ORI-07", "PW-AMB-22", "PW-CARD-21")
def test_the_weight_copied_cancels_in_s5_and_scores_nothing():
    t = table("ORI", "STR", "SID")
    t.round(EMPTINESS, CRYPT, HILL).round(FATE, SCOUTS, SPRING, picks={SCOUTS: EMPTINESS})
    assert t.card(FATE).cancelled
    assert t.card(SPRING).cancelled
    assert t.card(SCOUTS).active
    t.end()
    assert t.points(EMPTINESS) == t.points(SCOUTS) == 0


@pytest.mark.rule("PW-ORI-08", "PW-CARD-17")
def test_the_search_copied_guesses_for_the_copier_and_cancelled_not_at_all():
    t = table("ORI", "ZED", "SID")
    t.round(SEARCH, OATH, SPRING, picks={SEARCH: [C, NIAMH]})
    t.round(FATE, CIPHERS, RING, picks={CIPHERS: [SEARCH, C, TAMLIN]})
    assert t.candidate(C) == "uncovered"
    assert [event["seat"] for event in t.events("search")] == [A, B]
    t = table("ORI", "ZED", "SID")
    t.lay(SEARCH, PACT, SPRING)
    assert t.asked == "traitor"


@pytest.mark.rule("PW-ORI-09")
def test_the_knot_of_fate_copied_and_cancelled():
    t = table("ORI", "ZED", "SID")
    t.round(FATE, OATH, RING).round(SHADOW, CIPHERS, HILL, picks={CIPHERS: FATE})
    t.end()
    assert t.points(FATE) == t.points(CIPHERS) == 2
    t = table("ORI", "ZED", "SID")
    t.round(FATE, PACT, RING)
    t.end()
    assert t.points(FATE) == 0


@pytest.mark.rule("PW-ORI-10")
@pytest.mark.parametrize(
    ("before", "here", "after", "points"),
    [
        ((FATE, OATH, SPRING, BALL), (KNOCK, RING, BLOOD), (PATIENCE, LODGE, HILL, CRYPT), 2),
        ((FATE, PACT, SPRING, CRYPT), (KNOCK, RING, BLOOD), (PATIENCE, LODGE, HILL, BALL), 3),  # not the own Fate
        ((FATE, PACT, SPRING, BALL), (KNOCK, RING, BLOOD), (PATIENCE, LODGE, HILL, CRYPT), 4),
        ((FATE, OATH, SPRING, BALL), (MARSHALL, AODHAN, THIRST), (PATIENCE, EVIDENCE, RING, CRYPT), 4),  # dead Agents
        ((FATE, PACT, SPRING, BALL), (KNOCK, RING, BLOOD), (PATIENCE, LODGE, HILL, LURE), 5),
    ],
)
def test_the_shadow_scores_two_and_one_for_each_fallen_card_of_others_around_it(before, here, after, points: int):
    t = table("ORI", "ZED", "SID", "STR")
    t.round(*before).round(SHADOW, *here).round(*after).round(VAULT, DAGGER, DUSK, FEAST)
    t.end()
    assert t.points(SHADOW) == points


@pytest.mark.rule("PW-ORI-10")
def test_the_shadow_does_not_count_covered_cards():
    t = table("ORI", "IND", "SID")
    t.round(SHADOW, EXPERIMENT, SPRING, picks={EXPERIMENT: RACE})
    t.end()
    assert t.points(SHADOW) == 2


@pytest.mark.rule("PW-ORI-10")
def test_the_shadow_copied_and_cancelled():
    t = table("ORI", "ZED", "SID")
    t.round(SHADOW, OATH, SPRING).round(FATE, KNOCK, RING).round(EMPTINESS, LODGE, DUSK)
    t.round(PATIENCE, CIPHERS, HILL, picks={CIPHERS: SHADOW})
    t.end()
    assert t.points(SHADOW) == 2
    assert t.points(CIPHERS) == 3
    t = table("ORI", "ZED", "SID")
    t.round(SHADOW, PACT, SPRING)
    t.end()
    assert t.points(SHADOW) == 0


@pytest.mark.rule("PW-ORI-11")
@pytest.mark.parametrize("rounds", range(6))
def test_patience_scores_for_each_round_after_it_up_to_four(rounds: int):
    t = table("ORI", "ZED", "SID")
    t.round(PATIENCE, OATH, SPRING)
    for cards in [(FATE, KNOCK, RING), (SHADOW, EVIDENCE, DUSK), (VAULT, LODGE, HILL), (PADMA, THORNE, NIAMH)][:rounds]:
        t.round(*cards)
    t.end()
    assert t.points(PATIENCE) == min(4, rounds + 1)


@pytest.mark.rule("PW-ORI-11")
def test_patience_in_the_last_round_scores_nothing_nor_when_cancelled():
    t = table("ORI", "ZED", "SID")
    t.round(NOOSE, DAGGER, HUNT, appear=[A]).round(PATIENCE, EXECUTIONER, ELFSHOT, appear=[B, C])
    assert t.over
    assert t.points(PATIENCE) == 0
    t = table("ORI", "ZED", "SID")
    t.round(PATIENCE, PACT, SPRING).round(FATE, KNOCK, RING)
    t.end()
    assert t.points(PATIENCE) == 0


@pytest.mark.rule("PW-ORI-11", "PW-CARD-17")
def test_patience_copied_counts_from_the_copy():
    t = table("ORI", "ZED", "SID")
    t.round(PATIENCE, OATH, SPRING).round(FATE, CIPHERS, RING, picks={CIPHERS: PATIENCE}).round(SHADOW, KNOCK, DUSK)
    t.end()
    assert t.points(PATIENCE) == 3
    assert t.points(CIPHERS) == 2


@pytest.mark.rule("PW-ORI-12")
def test_the_vault_scores_nothing():
    t = table("ORI", "STR", "SID")
    t.round(VAULT, BALL, SPRING)
    t.end()
    assert t.points(VAULT) == 0
