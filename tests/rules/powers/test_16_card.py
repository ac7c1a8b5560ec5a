"""CARD: the cards the rulebook explains, and the rulings about them."""

from __future__ import annotations

import pytest

from powers_dsl import *


# --- Acwel -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-01", "PW-AMB-17", "PW-STR-01")
def test_acwel_can_be_killed_by_a_hideout_he_turned_and_it_scores_as_a_threat():
    t = table("STR", "ZED", "SID")
    t.round(ACWEL, LODGE, SPRING)
    assert t.card(ACWEL).threatened
    t.round(BALL, OATH, RING)
    assert t.card(ACWEL).dead
    t.end()
    assert t.card(LODGE).acts == "threat"  # for good, also after his death
    assert t.points(LODGE) == 3


@pytest.mark.rule("PW-CARD-01")
def test_the_right_to_appear_follows_the_printed_type():
    t = table("STR", "ZED", "SID")
    t.lay(ACWEL, DAGGER, HILL)
    while t.asked == "propose":
        for seat in t.pending:
            t.answer(seat, "pass")
    assert (t.asked, t.pending) == ("appear", (B,))


@pytest.mark.rule("PW-CARD-01")
def test_a_turned_threat_protects_like_a_hideout_and_threatens_nobody():
    t = table("STR", "ZED", "SID")
    t.round(THIRST, MARSHALL, SPRING).round(ACWEL, DAGGER, EILLID)
    assert t.card(MARSHALL).active
    assert not t.card(EILLID).threatened
    assert not t.card(ACWEL).threatened


@pytest.mark.rule("PW-CARD-01")
def test_acwel_turns_only_his_own_column_and_nothing_cancelled():
    t = table("STR", "ZED", "SID", "IND")
    t.round(BALL, DAGGER, HILL, RACE).round(ACWEL, LODGE, BATTLE, MACHINE)
    assert t.card(DAGGER).acts == "threat"
    assert t.card(HILL).acts == "hideout"
    assert t.card(LODGE).acts == "hideout"
    assert t.card(LODGE).cancelled
    assert t.card(MACHINE).acts == "hideout"


@pytest.mark.rule("PW-CARD-01", "PW-AMB-17", "PW-CARD-02", "PW-MAG-01")
def test_acwel_and_arminus_as_acwel_turn_everything_back():
    t = table("STR", "ZED", "MAG", "IND")
    t.round(ACWEL, DAGGER, ARMINUS, WORKSHOP, picks={ARMINUS: ACWEL})
    assert t.card(DAGGER).acts == "threat"
    assert t.card(WORKSHOP).acts == "hideout"
    assert t.threats == 1


# --- Arminus ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-02", "PW-AMB-18", "PW-DEC-06", "PW-MAG-01")
def test_arminus_copies_any_other_active_agent_of_the_table():
    t = table("MAG", "ZED", "SID", "STR", candidates=[VANE, FINCH, TAMLIN, MIHAIL])
    t.round(MORRIGAN, MARSHALL, EILLID, THIRST)
    t.round(WISDOM, OATH, RING, BALL)
    assert t.card(MARSHALL).dead
    assert t.card(EILLID).dead
    t.lay(ARMINUS, THORNE, NIAMH, CAROLINE)
    assert t.asker == ARMINUS
    assert t.options(A) == [THORNE, NIAMH, CAROLINE]  # Morrigan and the others are dead; no Candidate; not himself
    t.answer(A, NIAMH)
    assert t.card(ARMINUS).copies == NIAMH


@pytest.mark.rule("PW-CARD-02", "PW-MAG-01")
def test_without_another_agent_arminus_has_no_ability():
    t = table("MAG", "ZED", "SID")
    t.lay(ARMINUS, OATH, SPRING)
    assert t.asked == "propose"
    assert t.card(ARMINUS).copies is None
    t.settle(1)
    t.end()
    assert t.points(ARMINUS) == 4


@pytest.mark.rule("PW-CARD-02", "PW-AMB-18")
def test_his_copy_stays_when_the_model_dies_and_looks_from_his_own_place():
    """He copies Marshall, who dies; he counts the Threats around himself, not around Marshall."""
    t = table("MAG", "ZED", "STR", "SID")
    t.round(WISDOM, MARSHALL, THIRST, SPRING)
    t.round(ARMINUS, OATH, BALL, DUSK, picks={ARMINUS: MARSHALL})
    assert t.card(MARSHALL).dead
    t.round(MIRROR, KNOCK, BLOOD, RING)
    t.end()
    assert t.points(ARMINUS, "abilities") == 1  # the Thirst of column 1, beside him
    assert t.points(MARSHALL) == 0


@pytest.mark.rule("PW-CARD-02")
def test_the_survival_condition_is_copied_too():
    t = table("MAG", "ORI", "STR")
    t.round(WISDOM, PADMA, BALL).round(ARMINUS, FATE, THIRST, picks={ARMINUS: PADMA}).round(TEA_LEAVES, VAULT, BLOOD)
    assert t.card(ARMINUS).dead
    t.end()
    assert t.points(ARMINUS) == 0
    assert t.points(PADMA) == 6


@pytest.mark.rule("PW-CARD-02", "PW-AMB-18", "PW-EVA-02")
def test_an_immediate_ability_is_carried_out_in_its_step():
    t = table("MAG", "ORI", "SID")
    t.round(WISDOM, HARIONAGO, SPRING)
    t.round(ARMINUS, FATE, RING, picks={ARMINUS: [HARIONAGO, RING]})
    assert t.card(RING).cancelled
    assert t.card(FATE).active


# --- Ashraf ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-03", "PW-ORI-01")
def test_ashraf_threatens_the_other_agents_of_his_column():
    t = table("ORI", "ZED", "SID")
    t.round(ASHRAF, MARSHALL, EILLID)
    told = [{"card": number(agent), "by": number(ASHRAF)} for agent in (MARSHALL, EILLID)]
    assert t.events("threatened") == told
    assert t.card(MARSHALL).threatened
    assert t.card(EILLID).threatened
    assert not t.card(ASHRAF).threatened
    t.round(FATE, LODGE, RING)
    assert t.card(MARSHALL).active
    assert t.card(EILLID).dead
    assert t.card(ASHRAF).active


# --- Battle and Lure -------------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-04", "PW-CARD-20", "PW-SID-07", "PW-STR-07")
@pytest.mark.parametrize("canceller", [BATTLE, LURE])
def test_hideouts_are_cancelled_of_their_own_column_and_nothing_else(canceller: str):
    t = table("SID", "STR", "ZED", "MAG")
    t.round(LODGE, TEA_LEAVES).round(canceller, DAGGER, MIRROR)
    assert t.card(LODGE).active
    assert t.card(DAGGER).active
    assert t.card(MIRROR).cancelled


@pytest.mark.rule("PW-CARD-04", "PW-CARD-17", "PW-CARD-20")
def test_a_copied_battle_cancels_the_hideouts_of_the_copying_card():
    t = table("SID", "ZED", "STR", "IND")
    t.round(BATTLE, OATH, BLOOD, RACE).round(HILL, CIPHERS, CRYPT, ARMS, picks={CIPHERS: BATTLE})
    assert t.card(HILL).cancelled
    assert t.card(CRYPT).cancelled


# --- Eillid ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-05", "PW-EX-16", "PW-SID-03")
@pytest.mark.parametrize(
    ("before", "after", "saved"),
    [(RING, SPRING, True), (SPRING, RING, True), (RING, BATTLE, False), (HILL, RING, True), (AWAKENING, BATTLE, False)],
)
def test_a_symbol_beside_eillid_protects_her(before: str, after: str, saved: bool):
    t = table("SID", "STR", "ZED")
    t.round(before, BALL, OATH).round(EILLID, THIRST, EVIDENCE).round(after, BLOOD, KNOCK)
    assert t.card(EILLID).active == saved


@pytest.mark.rule("PW-CARD-05", "PW-EX-16")
def test_a_symbol_two_columns_away_does_not_help():
    t = table("SID", "STR", "ZED")
    t.round(EILLID, THIRST, OATH).round(RING, BALL, KNOCK).round(SPRING, BLOOD, EVIDENCE)
    assert t.card(EILLID).dead


@pytest.mark.rule("PW-CARD-05")
def test_a_cancelled_symbol_does_not_help_nor_does_a_foreign_one():
    t = table("SID", "STR", "ORI")
    t.round(EILLID, THIRST, FATE).round(SPRING, BLOOD, EMPTINESS)
    assert t.card(EILLID).dead


@pytest.mark.rule("PW-CARD-05", "PW-CARD-27", "PW-AMB-22")
def test_a_copied_symbol_protects_eillid_too():
    t = illuminati(3)
    t.round(EILLID, THIRST, FATE).round(CIPHERS, BALL, OATH, picks={CIPHERS: FATE})
    assert t.card(EILLID).active


@pytest.mark.rule("PW-CARD-05", "PW-CARD-02")
def test_arminus_as_eillid_is_protected_by_his_own_symbol():
    t = table("MAG", "STR", "SID")
    t.round(TEA_LEAVES, BALL, EILLID)
    t.round(ARMINUS, THIRST, RING, picks={ARMINUS: EILLID}).round(WISDOM, BLOOD, DUSK)
    assert t.card(ARMINUS).active


# --- Harionago -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-06", "PW-DEC-08", "PW-ORI-03")
def test_harionago_may_cancel_one_event_of_her_column():
    t = table("ORI", "SID", "ZED", "STR")
    t.round(FATE, SPRING, OATH, BLOOD)
    t.lay(HARIONAGO, BATTLE, KNOCK, CRYPT)
    assert (t.asker, t.pending) == (HARIONAGO, (A,))
    assert t.options(A) == [KNOCK, BATTLE, "skip"]
    t.answer(A, BATTLE)
    assert t.card(BATTLE).cancelled
    assert t.card(KNOCK).active
    assert t.card(CRYPT).active


@pytest.mark.rule("PW-CARD-06", "PW-ORI-03")
def test_without_an_event_she_lapses():
    t = table("ORI", "SID", "ZED")
    t.lay(HARIONAGO, HUNT, LODGE)
    assert t.asked == "propose"


# --- Jane Gray -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-07", "PW-DEC-07", "PW-EX-17", "PW-IND-03", "PW-AMB-06")
def test_jane_names_an_agent_of_another_player_in_her_column():
    t = table("IND", "ZED", "SID")
    t.round(RACE, MARSHALL, RING)
    t.lay(JANE, THORNE, EILLID)
    assert (t.asker, t.options(A)) == (JANE, [THORNE, EILLID])
    t.answer(A, EILLID)
    assert t.card(JANE).target == EILLID
    t.settle(2)
    t.end()
    assert t.card(EILLID).dead
    assert t.card(THORNE).active
    assert t.points(EILLID) == 0
    assert t.line(A, "threats") == 0


@pytest.mark.rule("PW-CARD-07", "PW-EX-17", "PW-IND-03")
def test_a_hideout_beside_the_target_saves_it_from_jane():
    t = table("IND", "ZED", "SID")
    t.round(JANE, MARSHALL, SPRING, picks={JANE: MARSHALL}).round(RACE, LODGE, RING)
    t.end()
    assert t.card(MARSHALL).active


@pytest.mark.rule("PW-CARD-07", "PW-EX-17", "PW-AGT-06")
def test_a_dead_jane_kills_nobody():
    t = table("IND", "ZED", "STR")
    t.round(JANE, MARSHALL, THIRST, picks={JANE: MARSHALL}).round(RACE, LODGE, BALL)
    assert t.card(JANE).dead
    t.round(ARMS, OATH, BLOOD)
    t.end()
    assert t.card(MARSHALL).active


@pytest.mark.rule("PW-CARD-07", "PW-AMB-27", "PW-AMB-11")
@pytest.mark.parametrize(
    ("target", "rounds", "saved"),
    [
        (EILLID, [(RACE, SPRING)], True),
        (NIAMH, [(RACE, RING)], True),
        (ILEANA, [(RACE, THIRST)], True),
        (MORRIGAN, [(RACE, RITUALS)], True),
        (MORRIGAN, [(RACE, TEA_LEAVES)], False),
        (EILLID, [(RACE, RING)], False),
        (ILEANA, [(RACE, BALL)], False),
    ],
)
def test_what_counts_as_a_hideout_protects_from_jane(target: str, rounds: list[tuple[str, str]], saved: bool):
    t = table("IND", target[3:6], "ZED")
    t.round(JANE, target, OATH, picks={JANE: target})
    for cards in rounds:
        t.round(*cards, KNOCK)
    quiet_end(t)
    assert t.card(target).active == saved


def quiet_end(t: Table) -> None:
    """One quiet column between, then everybody appears."""
    t.round()
    t.end()


@pytest.mark.rule("PW-AMB-27", "PW-IND-02", "PW-CARD-07")
def test_crank_with_an_event_on_his_left_is_safe_from_arminus_as_jane():
    t = table("MAG", "IND", "ZED", candidates=[VANE, STEELE])
    t.round(WISDOM, JANE, MARSHALL, picks={JANE: MARSHALL}).round(TEA_LEAVES, RACE, OATH)
    t.round(ARMINUS, CRANK, THORNE, picks={ARMINUS: [JANE, CRANK]})
    t.end()
    assert t.card(ARMINUS).target == CRANK
    assert t.card(CRANK).active


@pytest.mark.rule("PW-AMB-27", "PW-CARD-08", "PW-CARD-07")
@pytest.mark.parametrize("man", [MARSHALL, None])
def test_caroline_with_a_man_in_her_column_is_safe_from_jane(man: str | None):
    t = table("IND", "STR", "ZED")
    t.round(JANE, CAROLINE, man or OATH, picks={JANE: CAROLINE})
    t.round(RACE, BALL, LODGE)
    t.end()
    assert t.card(CAROLINE).active == (man is not None)


@pytest.mark.rule("PW-AMB-27", "PW-CARD-25")
def test_the_awakening_protects_for_its_own_round_only_and_not_from_jane():
    t = table("IND", "ZED", "SID")
    t.round(JANE, MARSHALL, HUNT, picks={JANE: MARSHALL})
    t.round(WORKSHOP, OATH, AWAKENING)
    assert t.card(MARSHALL).active
    assert "sheltered" not in t.card(MARSHALL).marks
    t.round(RACE, KNOCK, RING)
    t.end()
    assert t.card(MARSHALL).dead
    assert [event["by"] for event in t.events("kill")] == [number(JANE)]


# --- Lady Caroline ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-08", "PW-EX-19", "PW-STR-03")
def test_caroline_sets_the_men_of_her_column_against_each_other():
    t = table("STR", "ZED", "SID", "IND", candidates=[MIHAIL, FINCH, TAMLIN, CRANK])
    t.round(CAROLINE, MARSHALL, AODHAN, JANE, picks={JANE: CAROLINE})
    assert t.card(MARSHALL).threatened
    assert t.card(AODHAN).threatened
    assert not t.card(JANE).threatened
    assert not t.card(CAROLINE).threatened
    assert t.card(CAROLINE).protected
    t.round(BALL, OATH, RING, RACE)
    assert t.card(MARSHALL).dead
    assert t.card(AODHAN).dead
    assert t.card(JANE).active
    t.end()
    assert t.line(A, "threats") == 0


@pytest.mark.rule("PW-CARD-08", "PW-EX-19")
def test_with_a_threat_women_are_threatened_by_it_only_and_caroline_is_protected():
    t = table("STR", "ZED", "SID", "IND", "MAG", candidates=[MIHAIL, FINCH, TAMLIN, CRANK, VANE])
    t.round(CAROLINE, MARSHALL, AODHAN, MACHINE, MORRIGAN).round(BALL, OATH, RING, RACE, WISDOM)
    assert t.card(CAROLINE).active
    assert t.card(MORRIGAN).dead
    t.end()
    assert t.points(MACHINE) == 9


@pytest.mark.rule("PW-CARD-08", "PW-STR-03")
def test_one_man_alone_is_threatened_by_nobody_and_without_a_man_caroline_is_not_protected():
    t = table("STR", "ZED", "SID")
    t.round(CAROLINE, MARSHALL, SPRING).round(BALL, OATH, RING)
    assert t.card(MARSHALL).active
    t = table("STR", "ZED", "SID")
    t.round(CAROLINE, DAGGER, EILLID).round(BALL, OATH, RING)
    assert t.card(CAROLINE).dead


@pytest.mark.rule("PW-AMB-29", "PW-CARD-08", "PW-CARD-02")
def test_arminus_as_caroline_needs_another_man():
    t = table("MAG", "STR", "ZED")
    t.round(WISDOM, CAROLINE, OATH).round(ARMINUS, THIRST, KNOCK, picks={ARMINUS: CAROLINE})
    assert not t.card(ARMINUS).protected
    t.round(TEA_LEAVES, BALL, EVIDENCE)
    assert t.card(ARMINUS).dead


@pytest.mark.rule("PW-AMB-29", "PW-CARD-08", "PW-CARD-02")
def test_arminus_as_caroline_sets_only_the_men_of_others_against_each_other():
    """Arminus is no foreign Agent: alone with him Marshall is not threatened; two foreign men threaten each other."""
    t = table("MAG", "STR", "ZED")
    t.round(WISDOM, CAROLINE, OATH).round(ARMINUS, BALL, MARSHALL, picks={ARMINUS: CAROLINE})
    assert not t.card(MARSHALL).threatened
    assert not t.card(ARMINUS).threatened
    assert t.card(ARMINUS).protected
    t = table("MAG", "STR", "ZED", candidates=[VANE, ILEANA])
    t.round(WISDOM, CAROLINE, OATH).round(ARMINUS, MIHAIL, MARSHALL, picks={ARMINUS: CAROLINE})
    assert [t.card(name).threatened for name in (ARMINUS, MIHAIL, MARSHALL)] == [False, True, True]
    t.round(TEA_LEAVES, BLOOD, KNOCK)
    assert [t.card(name).dead for name in (ARMINUS, MIHAIL, MARSHALL)] == [False, True, True]


# --- Lady Johanna ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-09", "PW-DEC-07", "PW-MAG-03", "PW-EX-18")
@pytest.mark.parametrize("fate", ["hidden", "appeared", "uncovered"])
def test_johannas_target_lives_only_if_its_candidate_was_uncovered(fate: str):
    t = table("MAG", "ZED", "SID")
    t.round(JOHANNA, MARSHALL, SPRING, picks={JOHANNA: MARSHALL}, guess={B: FINCH} if fate == "uncovered" else None)
    t.round(WISDOM, LODGE, RING)  # a Hideout does not help
    t.end(hidden=fate == "hidden")
    assert t.candidate(B) == ("shown" if fate == "hidden" else fate)
    assert t.card(MARSHALL).active == (fate == "uncovered")


@pytest.mark.rule("PW-CARD-09", "PW-MAG-03")
def test_a_dead_johanna_kills_nobody_and_without_a_target_she_lapses():
    t = table("MAG", "ZED", "STR")
    t.round(JOHANNA, MARSHALL, THIRST, picks={JOHANNA: MARSHALL}).round(WISDOM, LODGE, BALL)
    assert t.card(JOHANNA).dead
    t.round(TEA_LEAVES, OATH, BLOOD)
    t.end()
    assert t.card(MARSHALL).active
    t = table("MAG", "ZED", "STR")
    t.round(JOHANNA, OATH, BALL)
    assert t.card(JOHANNA).target is None


# --- Lady Virginia ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-10", "PW-DEC-11", "PW-EX-20", "PW-IND-04")
def test_virginia_lets_the_candidate_appear_before_any_guess():
    t = table("IND", "ZED", "SID")
    t.round(RACE, OATH, SPRING).round(ARMS, KNOCK, DUSK)
    t.lay(VIRGINIA, LODGE, RING)
    assert (t.asked, t.pending) == ("aim", (A,))
    assert t.options(A)[-2:] == ["appear", "hide"]
    t.answer(A, "appear")
    assert t.candidate(A) == "appeared"
    assert t.asked == "traitor"  # no guess
    t.settle(3)
    t.end()
    assert t.line(A, "appearance") == 3


@pytest.mark.rule("PW-CARD-10", "PW-DEC-11", "PW-AMB-19", "PW-IND-04")
def test_virginia_exchanges_the_candidate_in_secret():
    t = table("IND", "ZED", "SID", candidates=[CRANK])
    t.round(STEELE, OATH, SPRING, guess={A: JANE})
    assert number(JANE) not in t.view["rows"][A]["candidate"]["possible"]
    t.hand(A, VIRGINIA, JANE, RACE)
    t.lay(VIRGINIA, KNOCK, RING)
    exchanges = [what for what in t.options(A) if what not in ("appear", "hide")]
    assert exchanges == [name for name in t.in_hand(A) if name in LISTS["IND"]] == [JANE]
    t.answer(A, JANE)
    assert code(t.state.candidate[A]) == JANE
    assert CRANK in t.in_hand(A)
    assert t.heard(A, "exchange") == [{"seat": A, "out": number(CRANK), "in": number(JANE)}]
    assert t.heard(B, "exchange") == [{"seat": A, "out": -1, "in": -1}]  # public that it was done
    assert t.view["rows"][A]["candidate"]["card"] is None
    assert number(JANE) in t.view["rows"][A]["candidate"]["possible"]  # the earlier wrong guess means nothing any more
    assert t.asked == "propose"
    t.settle(2, guess={A: JANE})
    assert t.candidate(A) == "uncovered"


@pytest.mark.rule("PW-CARD-10", "PW-AMB-19", "PW-ILL-05")
def test_after_an_exchange_nobody_knows_the_candidate_even_if_the_card_was_drafted_openly():
    t = illuminati(3, candidates=[FINCH, VANE, CRANK], start=C)
    t.offer(PADMA).draft(PADMA)
    assert number(PADMA) in t.state.view(B)["rows"][C]["hand"]["cards"]
    t.hand(C, MARSHALL, PADMA).round(OATH, KNOCK, MARSHALL, guess={C: "SID"})
    t.offer(RACE).draft(*[what for what in t.options(A) if what != RACE])  # C takes the Race, openly too
    t.hand(C, VIRGINIA, PADMA, RACE).round(BALL, RING, VIRGINIA, picks={VIRGINIA: PADMA})
    assert code(t.state.candidate[C]) == PADMA
    for seat in (A, B, None):
        row = t.state.view(seat)["rows"][C]
        assert row["candidate"]["card"] is None
        assert number(PADMA) not in row["hand"]["cards"]
        assert number(RACE) in row["hand"]["cards"]  # no Character, so everybody still knows where it is
        assert row["candidate"]["wrong"] == []  # what was known of the old Candidate means nothing


@pytest.mark.rule("PW-CARD-10", "PW-AMB-19", "PW-ILL-05")
def test_after_an_exchange_everybody_knows_only_that_a_character_taken_openly_is_in_hand_or_the_candidate():
    t = illuminati(3, candidates=[FINCH, VANE, CRANK], start=C)
    t.offer(PADMA).draft(PADMA).hand(C, MARSHALL, PADMA).round(OATH, KNOCK, MARSHALL)
    t.offer(EILLID).draft(*[what for what in t.options(A) if what != EILLID])
    t.hand(C, VIRGINIA, PADMA, EILLID)
    for name in (PADMA, EILLID):
        t.state.seen[number(name)] = 0b111  # stacking a hand makes it forgotten who saw what
    t.round(BALL, RING, VIRGINIA, picks={VIRGINIA: PADMA})
    with_c = {number(PADMA), number(EILLID)}
    for seat in (A, B):
        worlds = [t.state.determinize(seat, n) for n in range(30)]
        assert all(with_c <= {*world.hands[C], world.candidate[C]} for world in worlds)
        assert {world.candidate[C] for world in worlds} >= with_c  # either of them may be the Candidate, or neither
    t.draft().hand(C, EILLID, THIRST).round(DUSK, EXPERIMENT, THIRST, appear=[C])
    for seat in (A, B, None):
        row = t.state.view(seat)["rows"][C]
        assert row["candidate"]["card"] == number(PADMA)
        assert number(EILLID) in row["hand"]["cards"]  # then the other one is in hand


@pytest.mark.rule("PW-CARD-10", "PW-AMB-19")
def test_the_old_candidate_may_be_laid_later_as_an_agent():
    t = table("IND", "ZED", "SID", candidates=[CRANK])
    t.round(VIRGINIA, OATH, SPRING, picks={VIRGINIA: JANE})
    t.round(CRANK, KNOCK, RING)
    t.end()
    assert t.points(CRANK) == 4
    assert t.candidate(A) == "appeared"


@pytest.mark.rule("PW-CARD-10", "PW-IND-04")
def test_virginia_may_do_neither_and_lapses_at_a_known_candidate():
    t = table("IND", "ZED", "SID")
    t.round(VIRGINIA, OATH, SPRING, picks={VIRGINIA: "hide"})
    assert t.candidate(A) == "hidden"
    assert t.heard(B, "keep") == [{"seat": A, "card": number(VIRGINIA)}]
    t = table("IND", "ZED", "SID")
    t.round(MACHINE, OATH, SPRING, appear=[A])
    t.lay(VIRGINIA, KNOCK, RING)
    assert t.asked == "traitor"


@pytest.mark.rule("PW-CARD-10", "PW-AMB-19", "PW-AMB-33", "PW-ORI-02")
def test_wrong_guesses_made_before_an_exchange_still_count_for_zahir():
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    t.round(ZAHIR, OATH, KNOCK, guess={A: JANE})
    t.round(VIRGINIA, BALL, RING, picks={VIRGINIA: PADMA}, guess={A: FINCH})
    t.end()
    assert t.points(ZAHIR, "abilities") == 2


# --- replacement Events ----------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-12", "PW-CARD-14", "PW-DEC-05", "PW-AMB-20", "PW-IND-07", "PW-ZED-09")
@pytest.mark.parametrize(
    ("under", "over"),
    [(EXPERIMENT, JANE), (EXPERIMENT, MACHINE), (EXPERIMENT, RACE), (EXPERIMENT, WORKSHOP), (EVIDENCE, DAGGER)],
)
def test_a_card_of_any_type_may_be_laid_on_it_and_takes_its_slot(under: str, over: str):
    t = table("IND", "ZED", "SID")
    seat = t.owner(under)
    t.hand(seat, under, over)
    t.lay(under)
    assert (t.asked, t.pending) == ("aim", (seat,))
    assert t.options(seat) == [*t.in_hand(seat), "skip"]
    hand, pile = len(t.in_hand(seat)), t.view["rows"][seat]["pile"]
    t.answer(seat, over)
    assert t.slot(seat, 1) == [under, over]
    assert t.card(under).covered
    assert t.card(over).active
    assert (len(t.in_hand(seat)), t.view["rows"][seat]["pile"]) == (hand - 1, pile)  # no draw


@pytest.mark.rule("PW-CARD-12", "PW-IND-07")
def test_without_a_wish_the_experiment_stays_an_event_without_effect():
    t = table("IND", "MAG", "SID", candidates=[STEELE, MORRIGAN])
    t.round(EXPERIMENT, VANE, SPRING)
    assert t.card(EXPERIMENT).active
    t.round(RACE, MIRROR, RING)
    t.end()
    assert t.points(EXPERIMENT) == 0
    assert t.points(VANE, "abilities") == 2  # it is an Event of his column


@pytest.mark.rule("PW-CARD-12", "PW-CARD-19", "PW-AMB-04")
def test_the_weight_of_emptiness_cancels_the_event_laid_on_an_experiment():
    t = table("IND", "ORI", "SID")
    t.round(EXPERIMENT, EMPTINESS, SPRING, picks={EXPERIMENT: YARD})
    assert t.card(YARD).cancelled
    assert t.card(EXPERIMENT).covered


@pytest.mark.rule("PW-CARD-12", "PW-THR-03")
def test_a_threat_laid_on_an_experiment_is_a_threat_laid_this_round():
    t = table("IND", "ZED", "SID")
    t.round(EXPERIMENT, MARSHALL, SPRING, picks={EXPERIMENT: MACHINE}, appear=[A])
    assert t.candidate(A) == "appeared"
    assert t.card(MARSHALL).threatened
    assert t.threats == 1


@pytest.mark.rule("PW-CARD-12", "PW-CARD-14", "PW-AMB-20", "PW-ZED-09")
def test_a_second_replacement_on_top_may_be_used_again():
    t = illuminati(3)
    t.round(EXPERIMENT, OATH, SPRING, picks={EXPERIMENT: EVIDENCE, EVIDENCE: LODGE})
    assert t.slot(A, 1)[-1] == LODGE
    assert t.card(EXPERIMENT).covered
    assert t.card(EVIDENCE).covered
    assert t.card(LODGE).active
    assert len(t.in_hand(A)) == 1  # three and the draft, less the card and two replacements


# --- Protective Rituals ----------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-13", "PW-EX-15", "PW-MAG-10")
@pytest.mark.parametrize("canceller", [BATTLE, EMPTINESS])
def test_event_cancelling_removes_the_rituals_and_hideout_cancelling_does_not(canceller: str):
    t = table("MAG", "STR", "SID" if canceller == BATTLE else "ORI")
    t.round(MORRIGAN, THIRST).round(RITUALS, BALL, canceller)
    assert t.card(RITUALS).cancelled == (canceller == EMPTINESS)
    assert t.card(MORRIGAN).dead == (canceller == EMPTINESS)


@pytest.mark.rule("PW-CARD-13", "PW-CARD-17", "PW-MAG-10")
def test_copied_rituals_protect_the_neighbours_of_the_copy():
    t = table("MAG", "STR", "ZED")
    t.round(RITUALS, BALL, MARSHALL).round(TEA_LEAVES, THIRST, THORNE)
    t.round(WISDOM, BLOOD, CIPHERS, picks={CIPHERS: RITUALS})
    assert t.card(THORNE).active


# --- Marshall --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-15", "PW-CARD-03", "PW-EX-22", "PW-ZED-01")
def test_ashraf_is_a_threat_for_marshall_and_for_nothing_else():
    t = table("ZED", "ORI", "IND")
    t.round(MARSHALL, FATE, RACE).round(LODGE, ASHRAF, EXHIBITION).round(OATH, VAULT, ARMS)
    t.end()
    assert t.points(MARSHALL, "abilities") == 1
    assert t.points(ARMS) == 0


@pytest.mark.rule("PW-CARD-15", "PW-RND-04")
def test_a_dead_ashraf_is_no_threat_for_marshall():
    t = table("ZED", "ORI", "IND", "STR")
    t.round(MARSHALL, FATE, RACE, BALL).round(LODGE, ASHRAF, EXHIBITION, THIRST).round(OATH, SHADOW, EXPERIMENT, BLOOD)
    t.end()
    assert t.card(ASHRAF).dead
    assert t.points(MARSHALL, "abilities") == 1  # the Thirst


@pytest.mark.rule("PW-AMB-31", "PW-CARD-15", "PW-CARD-02")
def test_arminus_with_ashrafs_ability_is_one_too():
    t = table("ZED", "ORI", "MAG")
    t.round(KNOCK, ASHRAF, WISDOM).round(OATH, VAULT, TEA_LEAVES)
    t.round(MARSHALL, FATE, MIRROR).round(LODGE, PATIENCE, ARMINUS, picks={ARMINUS: ASHRAF})
    t.round(DAGGER, SHADOW, EYE, picks={EYE: A})
    t.end()
    assert t.points(MARSHALL, "abilities") == 1


# --- Ledoux ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-16", "PW-DEC-12", "PW-AMB-21", "PW-ZED-02")
def test_ledoux_may_move_one_own_active_event_of_an_earlier_column():
    t = table("ZED", "STR", "ORI")
    t.round(OATH, BLOOD, FATE).round(KNOCK, BALL, EMPTINESS).round(DAGGER, FEAST, SHADOW).round(
        EVIDENCE, CRYPT, PATIENCE
    )
    t.lay(LEDOUX, SCOUTS, VAULT)
    t.answer(B, BLOOD)
    assert t.asker == LEDOUX
    assert t.options(A) == [EVIDENCE, OATH, "skip"]  # the Knock was cancelled, the Dagger is no Event
    t.answer(A, OATH)
    assert t.slot(A, 1) == []
    assert t.slot(A, 5) == [LEDOUX, OATH]
    assert t.card(OATH).active


@pytest.mark.rule("PW-CARD-16", "PW-ZED-02")
def test_ledoux_may_leave_everything_and_lapses_without_an_event():
    t = table("ZED", "STR", "ORI")
    t.round(OATH, BLOOD, FATE).round(LEDOUX, BALL, SHADOW)
    assert t.card(OATH).column == 1
    t = table("ZED", "STR", "ORI")
    t.round(LODGE, BLOOD, FATE)
    t.lay(LEDOUX, BALL, SHADOW)
    assert t.asked == "propose"


@pytest.mark.rule("PW-CARD-16", "PW-EX-21", "PW-EVT-01")
def test_a_moved_event_has_no_immediate_effect_any_more():
    t = table("ZED", "STR", "SID")
    t.round(PACT, BLOOD, SPRING).round(LEDOUX, BALL, DUSK, picks={LEDOUX: PACT})
    assert t.card(BALL).active
    assert t.card(DUSK).active
    assert t.card(PACT).column == 2


@pytest.mark.rule("PW-CARD-16", "PW-AMB-21", "PW-ZED-11")
def test_the_neighbours_of_a_moved_event_are_those_of_the_slot():
    t = table("ZED", "STR", "SID", candidates=[FINCH])
    t.round(OATH, BLOOD, SPRING).round(THORNE, BALL, DUSK).round(LEDOUX, FEAST, RING, picks={LEDOUX: OATH})
    t.round(MARSHALL, CRYPT, HILL)
    t.end()
    assert t.points(OATH) == 4  # Thorne and Marshall; Ledoux shares its slot


@pytest.mark.rule("PW-CARD-16", "PW-AMB-21", "PW-CARD-13")
def test_moved_rituals_protect_from_the_new_slot():
    t = illuminati(3)
    t.round(RITUALS, BALL, OATH).round(EILLID, BLOOD, KNOCK).round(PADMA, THIRST, RING)
    t.round(LEDOUX, FEAST, SHADOW, picks={LEDOUX: RITUALS})
    assert t.card(PADMA).active  # beside the Rituals now
    assert not t.card(EILLID).protected


@pytest.mark.rule("PW-CARD-16", "PW-CARD-02")
def test_arminus_as_ledoux_moves_an_event_of_his_own_row():
    t = table("ZED", "MAG", "SID")
    t.round(OATH, WISDOM, SPRING).round(LEDOUX, TEA_LEAVES, RING)
    t.round(LODGE, ARMINUS, DUSK, picks={ARMINUS: [LEDOUX, WISDOM]})
    assert t.slot(B, 3) == [ARMINUS, WISDOM]
    assert t.slot(B, 1) == []


@pytest.mark.rule("PW-CARD-16", "PW-CARD-02", "PW-AMB-21")
def test_an_event_can_be_moved_twice():
    t = illuminati(3, candidates=[FINCH, MORRIGAN, CRANK])
    t.round(OATH, BALL, RACE).round(LEDOUX, LODGE, HILL, picks={LEDOUX: OATH})
    t.round(ARMINUS, VANE, CRYPT, picks={ARMINUS: [LEDOUX, OATH]})
    assert t.slot(A, 2) == [LEDOUX]
    assert t.slot(A, 3) == [ARMINUS, OATH]
    t.round(PADMA, WORKSHOP, VAULT)
    t.end()
    assert t.points(VANE, "abilities") == 1
    assert t.points(OATH) == 4  # Ledoux and Padma


@pytest.mark.rule("PW-AMB-34", "PW-CARD-16", "PW-CARD-12")
def test_a_covered_experiment_stays_covered_when_the_event_on_it_is_moved():
    t = table("ZED", "STR", "MAG", candidates=[FINCH, MIHAIL, MORRIGAN])
    t.round(EVIDENCE, BALL, VANE, picks={EVIDENCE: OATH}).round(LEDOUX, BLOOD, MIRROR, picks={LEDOUX: OATH})
    assert t.card(EVIDENCE).covered
    assert t.slot(A, 1) == [EVIDENCE]
    t.end()
    assert t.points(VANE, "abilities") == 1  # the Ball only


@pytest.mark.rule("PW-AMB-38", "PW-CARD-16", "PW-CARD-17")
def test_moved_ciphers_keep_what_they_copied_and_look_from_the_new_slot():
    t = table("ZED", "ORI", "SID")
    t.round(THORNE, PATIENCE, SPRING).round(CIPHERS, FATE, RING, picks={CIPHERS: PATIENCE})
    t.round(LEDOUX, SHADOW, DUSK, picks={LEDOUX: CIPHERS}).round(LODGE, VAULT, HILL)
    t.end()
    assert t.points(PATIENCE) == 4
    assert t.points(CIPHERS) == 2  # rounds 4 and 5 came after column 3


# --- Ciphers ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-17", "PW-CARD-28", "PW-EX-10", "PW-ZED-08")
def test_ciphers_look_from_their_own_place():
    t = table("ZED", "STR", "SID")
    t.round(THORNE, BALL, SPRING).round(OATH, BLOOD, RING).round(KNOCK, FEAST, DUSK).round(MARSHALL, ILEANA, NIAMH)
    t.round(DAGGER, CRYPT, AWAKENING).round(CIPHERS, WOLVES, EILLID, picks={CIPHERS: KNOCK})
    t.end()
    assert t.points(CIPHERS) == 3  # the Crypt in column 5
    assert t.points(KNOCK) == 0  # nothing in column 2


@pytest.mark.rule("PW-CARD-17", "PW-CARD-12", "PW-EX-11")
def test_ciphers_may_choose_the_event_laid_on_an_experiment():
    t = table("IND", "ZED", "SID")
    t.hand(A, EXPERIMENT, RACE)
    t.lay(EXPERIMENT, CIPHERS, SPRING)
    t.answer(A, RACE)
    assert t.asker == CIPHERS
    assert t.options(B) == [RACE, SPRING]
    t.answer(B, RACE)
    assert t.card(CIPHERS).copies == RACE


@pytest.mark.rule("PW-CARD-17", "PW-EX-12", "PW-DEC-09", "PW-AMB-22", "PW-ZED-08", "PW-STR-08", "PW-IND-07")
def test_ciphers_cannot_choose_cancelled_copying_or_replacement_events():
    t = table("ZED", "STR", "SID", "ORI", "IND")
    t.round(OATH, BLOOD, SPRING, EMPTINESS, RACE)
    t.lay(CIPHERS, SCOUTS, DUSK, FATE, EXPERIMENT)
    t.answer(E, "skip")
    assert t.asker == SCOUTS  # B is exposed
    assert t.options(B) == [EMPTINESS, FATE, DUSK]
    t.answer(B, DUSK)
    assert t.asker == CIPHERS
    assert t.options(A) == [EMPTINESS, FATE, DUSK]


@pytest.mark.rule("PW-CARD-17", "PW-CARD-21")
def test_without_an_event_to_copy_ciphers_do_nothing():
    t = table("ZED", "STR", "SID")
    t.lay(CIPHERS, SCOUTS, HUNT)
    assert t.asked == "appear"
    t.settle(1)
    t.end()
    assert t.points(CIPHERS) == t.points(SCOUTS) == 0


# --- Weight of Emptiness and Secret Pact -----------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-18", "PW-CARD-19", "PW-EX-30", "PW-AMB-04")
@pytest.mark.parametrize("exposed", [A, B, C])
def test_the_twin_cancellers_cancel_each_other_and_everything_else(exposed: int):
    t = table("ZED", "ORI", "SID", exposed=exposed)
    t.round(PACT, EMPTINESS, SPRING)
    assert t.card(PACT).cancelled
    assert t.card(EMPTINESS).cancelled
    assert t.card(SPRING).cancelled


@pytest.mark.rule("PW-CARD-18", "PW-CARD-19")
@pytest.mark.parametrize("canceller", [PACT, EMPTINESS])
def test_only_events_and_only_of_the_own_column(canceller: str):
    t = table("ZED", "ORI", "SID", "STR")
    t.round(SPRING, BLOOD).round(canceller, EILLID, THIRST)
    assert t.card(SPRING).active
    assert t.card(BLOOD).active
    assert t.card(THIRST).active
    assert t.card(canceller).active
    assert t.threats == 1


# --- Search, Yard, Eye, Awakening, Walpurgis Night -------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-22", "PW-DEC-10", "PW-ORI-08")
def test_the_search_guesses_alone_and_a_right_name_uncovers():
    t = table("ORI", "ZED", "SID", "STR")
    t.round(FATE, DAGGER, SPRING, BLOOD, appear=[B])
    t.lay(SEARCH, OATH, RING, BALL)
    assert (t.asker, t.pending) == (SEARCH, (A,))
    assert t.options(A) == [C, D]  # B's Candidate is known
    t.answer(A, C)
    assert t.options(A) == LISTS["SID"]
    t.answer(A, TAMLIN)
    assert t.candidate(C) == "uncovered"


@pytest.mark.rule("PW-CARD-22", "PW-AMB-33", "PW-ORI-08")
def test_a_wrong_search_is_a_wrong_guess():
    t = table("ORI", "ZED", "SID")
    t.round(SEARCH, OATH, SPRING, picks={SEARCH: [C, EILLID]})
    assert t.candidate(C) == "hidden"
    assert t.view["rows"][C]["wrong"] == 1
    assert number(EILLID) not in t.view["rows"][C]["candidate"]["possible"]


@pytest.mark.rule("PW-CARD-22", "PW-ILL-08")
def test_in_illuminati_the_search_may_ask_for_a_faction():
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    t.round(SEARCH, OATH, SPRING, picks={SEARCH: [B, "MAG"]})
    assert [event["right"] for event in t.heard(C, "search")] == [1]
    assert t.candidate(B) == "hidden"


@pytest.mark.rule("PW-CARD-22", "PW-CARD-24")
@pytest.mark.parametrize("card", [SEARCH, EYE])
def test_without_a_hidden_opponent_search_and_eye_lapse(card: str):
    t = illuminati(3, candidates=[FINCH, VANE, CRANK])
    t.round(OATH, DAGGER, THIRST, appear=[B, C])
    t.lay(card, BALL, RING)
    assert t.asked == "draft"


@pytest.mark.rule("PW-CARD-23", "PW-IND-08")
def test_scotland_yard_cancels_all_threats_of_its_column():
    t = table("IND", "STR", "SID", "ZED")
    t.round(RACE, THIRST, SPRING, OATH).round(YARD, WOLVES, HUNT, MARSHALL)
    assert t.card(THIRST).active
    assert t.card(WOLVES).cancelled
    assert t.card(HUNT).cancelled
    assert not t.card(MARSHALL).threatened
    assert t.threats == 1


@pytest.mark.rule("PW-CARD-23", "PW-CARD-21", "PW-IND-08")
def test_a_copied_yard_cancels_the_threats_of_the_copying_card():
    t = table("IND", "STR", "SID")
    t.round(YARD, BLOOD, HUNT).round(MACHINE, SCOUTS, ELFSHOT, picks={SCOUTS: YARD}, appear=[A, C])
    assert t.card(MACHINE).cancelled
    assert t.card(ELFSHOT).cancelled
    assert t.candidate(A) == "hidden"


@pytest.mark.rule("PW-CARD-24", "PW-DEC-10", "PW-MAG-07")
def test_the_eye_shows_one_hidden_candidate_to_its_owner_only():
    t = table("MAG", "ZED", "SID")
    t.lay(EYE, OATH, SPRING)
    assert (t.asker, t.options(A)) == (EYE, [B, C])
    t.answer(A, C)
    assert t.state.view(A)["rows"][C]["candidate"]["card"] == number(TAMLIN)
    assert t.state.view(B)["rows"][C]["candidate"]["card"] is None
    assert t.view["rows"][C]["candidate"]["card"] is None
    assert t.heard(A, "look") == [{"seat": A, "at": C, "card": number(TAMLIN)}]
    assert t.heard(B, "look") == [{"seat": A, "at": C, "card": -1}]
    assert t.candidate(C) == "hidden"


@pytest.mark.rule("PW-CARD-25", "PW-SID-08")
def test_the_awakening_saves_all_agents_of_the_previous_column():
    t = table("SID", "STR", "ZED", "ORI")
    t.round(EILLID, THIRST, MARSHALL, PADMA).round(AWAKENING, BALL, OATH, FATE)
    assert [t.card(name).active for name in (EILLID, MARSHALL, PADMA)] == [True, True, True]


@pytest.mark.rule("PW-CARD-25", "PW-SID-08")
def test_the_awakening_helps_neither_its_own_column_nor_when_cancelled():
    t = table("SID", "STR", "ZED")
    t.round(AWAKENING, THIRST, MARSHALL).round(RING, BALL, OATH)
    assert t.card(MARSHALL).dead
    t = table("SID", "STR", "ZED")
    t.round(EILLID, THIRST, MARSHALL).round(AWAKENING, BALL, PACT)
    assert t.card(MARSHALL).dead
    assert t.card(EILLID).dead


@pytest.mark.rule("PW-CARD-26", "PW-DEC-10", "PW-MAG-08")
def test_walpurgis_night_threatens_an_agent_of_the_previous_column_and_scores_two():
    t = table("MAG", "ZED", "SID", "STR")
    t.round(JOHANNA, MARSHALL, EILLID, BALL, picks={JOHANNA: EILLID})
    t.lay(WALPURGIS, OATH, SPRING, CAROLINE)
    assert (t.asker, t.options(A)) == (WALPURGIS, [MARSHALL, EILLID])
    t.answer(A, MARSHALL)
    assert t.asked == "propose"
    assert t.card(MARSHALL).threatened
    t.settle(2)
    assert t.card(MARSHALL).dead
    t.end()
    assert t.points(WALPURGIS) == 2
    assert (t.points(OATH), t.points(SPRING)) == (2, 2)  # other Events of the column gain nothing by it
    assert t.line(A, "threats") == 0


@pytest.mark.rule("PW-CARD-26", "PW-MAG-08")
def test_a_protected_target_survives_walpurgis_night_and_scores_nothing():
    t = table("MAG", "ZED", "SID")
    t.round(WISDOM, MARSHALL, SPRING).round(WALPURGIS, LODGE, RING, picks={WALPURGIS: MARSHALL})
    assert t.card(MARSHALL).active
    t.round(TEA_LEAVES, OATH, DUSK)
    assert t.card(MARSHALL).active
    assert not t.card(MARSHALL).threatened  # only in that round
    t.end()
    assert t.points(WALPURGIS) == 0


@pytest.mark.rule("PW-AMB-37", "PW-CARD-26", "PW-CARD-17")
def test_walpurgis_night_and_its_copy_both_score_for_the_same_agent():
    t = table("MAG", "ZED", "SID", "STR")
    t.round(WISDOM, OATH, EILLID, THIRST)
    t.round(WALPURGIS, CIPHERS, RING, BALL, picks={WALPURGIS: EILLID, CIPHERS: [WALPURGIS, EILLID]})
    t.end()
    assert t.card(EILLID).dead
    assert (t.points(WALPURGIS), t.points(CIPHERS), t.points(THIRST)) == (2, 2, 3)


# --- symbols and the Knock -------------------------------------------------------------------------------------------
@pytest.mark.rule("PW-CARD-27", "PW-CARD-11", "PW-AMB-22")
def test_a_copied_symbol_counts_for_morrigan():
    t = table("MAG", "ZED", "SID")
    t.round(MORRIGAN, OATH, SPRING).round(TEA_LEAVES, CIPHERS, RING, picks={CIPHERS: SPRING})
    t.end()
    assert t.points(MORRIGAN, "abilities") == 2
    assert t.points(CIPHERS) == 2


@pytest.mark.rule("PW-CARD-28", "PW-ZED-10")
def test_the_knock_counts_hideouts_of_the_previous_column_up_to_six_points():
    t = table("ZED", "STR", "SID", "ORI")
    t.round(LODGE, CRYPT, HILL, VAULT).round(KNOCK, BALL, RING, FATE)
    t.end()
    assert t.points(KNOCK) == 6


@pytest.mark.rule("PW-CARD-28", "PW-ZED-10")
def test_the_knock_does_not_count_cancelled_hideouts_nor_those_of_other_columns():
    t = table("ZED", "STR", "SID", "ORI")
    t.round(OATH, CRYPT, BATTLE, FATE).round(KNOCK, BALL, HILL, SHADOW)
    t.end()
    assert t.points(KNOCK) == 0
