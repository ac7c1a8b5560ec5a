"""AMB: what the rulebooks leave open, as it is ruled here."""

from __future__ import annotations

import pytest

from imperia.games.imperium.lexicon import MATERIAL
from imperia.games.imperium.tables import PINNED
from imperium_dsl import *


def collapsing(t: Table) -> Table:
    """A plays Hills and exiles a Region; the Tributary that refills the market takes the last Unrest."""
    t.offer(None, None, None, "1REG9").on_top("main", "1TRI8").unrest_pile(1).hand(A, "1REG8")
    t.activate(A).play(A, "1REG8", "1REG9")
    assert t.over
    assert t.collapsed
    return t


# --- Unrest and Collapse --------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-AMB-44", "IM-KW-RET-03")
def test_unrest_of_a_starting_deck_is_returned_to_the_common_pile():
    t = table("romans", "greeks").hand(A, "1ROM22")
    pile = t.unrest
    t.revolt(A, "UNREST")
    assert t.unrest == pile + 1
    assert BY_CODE["1ROM22"] in t.state.unrest


@pytest.mark.rule("IM-AMB-55", "IM-COL-02")
@pytest.mark.parametrize("zone", ["hand", "draw", "discard", "history", "garrison"])
def test_unrest_counts_in_a_collapse_wherever_cards_are_scored(zone: str):
    t = table("romans", "macedonians").unrest_pile(9)
    assert collapsing(Table(t.state.clone())).state.winners == (A,)  # 2 against 3
    unrest = ("UNREST", "UNREST")
    if zone == "garrison":
        t.in_play(A, "1ROM20").garrisoned(A, "1ROM20", *unrest)
    else:
        {"hand": t.hand, "draw": t.on_deck, "discard": t.discards, "history": t.in_history}[zone](A, *unrest)
    assert collapsing(t).state.winners == (B,)


@pytest.mark.rule("IM-AMB-55", "IM-COL-02", "IM-COL-05")
def test_sunken_unrest_counts_in_a_collapse():
    t = table("atlanteans", "macedonians").unrest_pile(9).give(A, progress=50)
    assert collapsing(Table(t.state.clone())).state.winners == (A,)  # 3 against 3, and more points
    assert collapsing(t.in_history(A, "UNREST")).state.winners == (B,)


@pytest.mark.rule("IM-AMB-49", "IM-COL-03")
def test_exiled_unrest_is_nobodys():
    t = table("romans", "macedonians").unrest_pile(9).exiled("UNREST", "UNREST", "UNREST")
    assert collapsing(t).state.winners == (A,)


@pytest.mark.rule("IM-AMB-49")
def test_the_monastery_exiles_any_card_but_unrest():
    t = table("utopians", "greeks").in_play(A, "2UTO4").hand(A, "2UTO12", "UNREST", "1UNC2").activate(A)
    t.exhaust(A, "2UTO4")
    assert t.exile == ["1UNC2"]
    assert t.seat(A).hand == ["UNREST"]


@pytest.mark.rule("IM-AMB-53", "IM-AMB-08", "IM-COL-01")
def test_an_attack_that_makes_the_game_collapse_is_not_finished():
    t = table("romans", "greeks", "celts").empire(A).hand(A, "1CIV4").unrest_pile(1).activate(A).play(A, "1CIV4")
    assert t.over
    assert t.collapsed
    assert [t.seat(p).material for p in (A, B, C)] == [2, 2, 2]  # what was done stands
    assert [t.seat(p).unrest for p in (A, B, C)] == [0, 1, 0]  # the left neighbour first
    assert t.seat(A).progress == 0


# --- paying ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-AMB-17", "IM-KW-PAY-05", "IM-KW-PAY-06")
def test_tokens_are_never_exchanged_outside_paying():
    t = table("celts", "greeks").give(A, material=9, population=9).in_play(A, "1CEL20").hand(A, "1UNC2").activate(A)
    assert not t.can(A, "exhaust", "1CEL20")  # which costs progress
    t.give(A, progress=5)
    assert {choice.verb for choice in t.turn(A).activate(A).choices(A)} == {"play", "exhaust", "stop"}
    assert t.seat(A).goods == {"material": 9, "population": 9, "progress": 5}


@pytest.mark.rule("IM-AMB-48", "IM-KW-DEV-05")
def test_developing_for_free_takes_any_card_and_no_token():
    t = table("macedonians", "greeks").empire(A).hand(A, "1FAM5").in_round(2).activate(A)
    t.free(A, "1FAM5")
    assert t.options(A) == t.seat(A).development
    assert len(t.options(A)) == 7
    t.answer(A, "1MAC6")
    assert "1MAC6" in t.seat(A).discard
    assert (t.seat(A).development_token, t.last_round) == (False, 0)


@pytest.mark.rule("IM-AMB-48", "IM-KW-DEV-06")
def test_the_last_card_developed_for_free_triggers_scoring():
    t = table("macedonians", "greeks").empire(A).developments(A, "1MAC3").hand(A, "1FAM5").in_round(2).activate(A)
    t.free(A, "1FAM5")
    assert "1MAC3" in t.seat(A).discard
    assert t.last_round == 3


@pytest.mark.rule("IM-AMB-48", "IM-KW-DEV-03")
def test_who_has_no_development_area_gets_nothing_for_free():
    t = table("utopians", "greeks").hand(A, "1FAM5", "1UNC2").activate(A)
    t.state.status[A] = EMPIRE
    t.free(A, "1FAM5")
    assert t.asked == "act"
    assert t.seat(A).history == ["1FAM5"]
    assert t.last_round == 0


@pytest.mark.rule("IM-AMB-65", "IM-KW-DEV-04")
def test_barbarians_may_develop_by_an_effect_but_not_play_the_empire_card_yet():
    t = table("egyptians", "greeks", sides="a").give(A, material=4).activate(A).exhaust(A, "2EGY1A")
    assert "2EGY4" in t.seat(A).discard
    assert (t.seat(A).unrest, t.seat(A).actions, t.seat(A).empire) == (1, 2, False)
    t.hand(A, "2EGY4")
    assert not t.turn(A).activate(A).can(A, "play", "2EGY4")


@pytest.mark.rule("IM-AMB-41", "IM-END-03")
def test_a_development_area_emptied_otherwise_triggers_nothing():
    t = table("arthurians", "greeks").developments(A, "2ART4").in_play(A, "2ART5").hand(A, "2ART18").in_round(2)
    t.solstice("2ART5", "yes")
    assert t.seat(A).development == []
    assert "2ART4" in t.exile
    assert t.last_round == 0


# --- order and openness ---------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-AMB-20", "IM-INF-12", "IM-INF-13")
def test_discard_piles_and_the_exile_pile_are_open_to_all():
    t = table("romans", "greeks").discards(A, "1ROM14", "1UNC2").exiled("1REG8", "1TRI8")
    for p in (A, B, None):
        view = t.state.view(p)
        assert [CODE[card] for card in view["nations"][A]["discard"]] == [like("1ROM14"), "1UNC2"]
        assert [CODE[card] for card in view["exile"]] == ["1REG8", "1TRI8"]


@pytest.mark.rule("IM-AMB-60", "IM-KW-DRW-04", "IM-DEC-38", "IM-KW-EAC-03")
def test_all_players_may_draw_from_the_active_one_clockwise():
    t = table("romans", "greeks", "celts").hand(B, "1GRE12", "1ROM15").turn(B).activate(B).play(B, "1ROM15")
    for p, said in ((B, "yes"), (C, "no"), (A, "yes")):
        assert (t.asked, t.pending) == ("may", (p,))
        t.answer(p, said)
    assert [len(t.seat(p).hand) for p in (A, B, C)] == [1, 2, 0]


@pytest.mark.rule("IM-AMB-39", "IM-KW-DRW-05")
def test_a_card_drawn_from_the_discard_pile_is_the_owners_choice():
    t = table("celts", "greeks").discards(A, "1CEL14", "1CEL9", "1CEL10").hand(A, "1CEL12").activate(A)
    t.play(A, "1CEL12")
    assert set(t.options(A)) == {"1CEL14", "1CEL9", "1CEL10", "skip"}
    t.answer(A, "1CEL9")
    assert "1CEL9" in t.seat(A).hand
    assert t.seat(A).discard == ["1CEL10", "1CEL14"]


@pytest.mark.rule("IM-AMB-27", "IM-KW-ABA-02", "IM-KW-REC-02", "IM-DEC-24")
@pytest.mark.parametrize(("attack", "place"), [("1CEL18", "discard"), ("1ROM21", "hand")])
def test_the_victim_of_an_attack_chooses_which_region_is_lost(attack: str, place: str):
    t = table("romans", "greeks").in_play(A, "1ROM20").in_play(B, "1GRE20", "1GRE21", "1GRE11").hand(A, attack)
    t.offer("1REG8", None, None, "1REG9").activate(A).play(A, attack)
    while t.pending == (A,):
        t.answer(A, "skip" if t.can(A, "skip") else "1REG8")
    assert t.pending == (B,)
    assert t.options(B) == ["1GRE20", "1GRE21"]  # Athens is no Region
    t.answer(B, "1GRE21")
    assert {"discard": t.seat(B).discard, "hand": t.seat(B).hand}[place] == ["1GRE21"]
    assert "1GRE20" in t.seat(B).play
    assert "1ROM20" in t.seat(A).play


# --- garrison, scoring ----------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-AMB-30", "IM-SCO-09")
def test_points_per_suit_count_all_scored_cards_unless_a_place_is_printed():
    t = table("mauryans", "macedonians", sides="a").in_play(A, "1REG2").garrisoned(A, "1REG2", "1REG3")
    t.in_history(A, "1REG4").discards(A, "1REG5").hand(A, "1REG6", "1MAC9")
    assert t.worth(A, "2MAU1A") == 1  # Regions in play
    owned = 5 + len([name for name in t.seat(A).draw if name in ("2MAU20", "2MAU21")])
    assert owned == 7
    assert t.worth(A, "1MAC9") == 3  # one for two Regions wherever they are
    t.in_play(A, "1REG7")
    assert t.worth(A, "1MAC9") == 4
    assert t.worth(A, "2MAU1A") == 2


@pytest.mark.rule("IM-AMB-54", "IM-KW-GAR-04")
def test_icons_of_garrisoned_cards_count_for_those_only_who_speak_of_them():
    t = table("arthurians", "greeks").in_play(A, "1UNC19", "1REG11").garrisoned(A, "1REG11", "1REG7", "2ART9", "2ART18")
    t.hand(A, "2ART14").activate(A).exhaust(A, "1UNC19")
    assert t.seat(A).material == 1  # the River, not the Oasis under it
    t.play(A, "2ART14", "skip")
    assert t.seat(A).progress == 2  # two garrisoned knights


@pytest.mark.rule("IM-AMB-58", "IM-KW-GAR-01")
def test_only_cards_from_hand_are_garrisoned():
    t = table("romans", "greeks").hand(A, "1ROM20", "1ROM16").discards(A, "1UNC2").in_history(A, "1ROM18")
    t.in_play(A, "1ROM19").activate(A).play(A, "1ROM20")
    assert t.options(A) == [like("1ROM16"), "skip"]


@pytest.mark.rule("IM-AMB-31", "IM-NAT-ART-08")
def test_an_active_quest_is_not_scored():
    t = table("arthurians", "greeks")
    before = t.scores[A]
    t.garrisoned(A, "2ART2", "2ART5")  # worth -4
    assert t.scores[A] == before
    assert BY_CODE["2ART5"] not in [line.card for line in t.lines]
    t = table("arthurians", "greeks").in_play(A, "2ART21").garrisoned(A, "2ART21", "2ART5")
    assert t.scores[A] == before - 4  # under a Region it would be scored


@pytest.mark.rule("IM-AMB-32", "IM-AMB-59", "IM-SCO-02", "IM-KW-ABA-07")
def test_progress_on_pottery_is_scored_by_nobody_and_gained_when_it_leaves_play():
    t = table("minoans", "greeks").in_play(A, "2MIN16").give(A, material=2)
    before = t.scores[A]
    t.solstice(("branch", 0))
    assert t.seat(A).stored == {"2MIN16": ("progress", 1)}
    assert (t.seat(A).progress, t.scores[A]) == (0, before)
    t.solstice()  # it cannot pay again
    assert t.seat(A).discard == ["2MIN16"]
    assert (t.seat(A).progress, t.seat(A).stored) == (1, {})


@pytest.mark.rule("IM-AMB-33")
def test_the_power_card_counts_among_ones_cards_the_state_card_does_not():
    t = table("greeks", "romans")
    assert len(t.seat(A).draw) == 10
    assert t.worth(A, "1GRE1B") == 3  # 11 cards
    t.hand(A, "1UNC2")
    assert t.worth(A, "1GRE1B") == 4  # 12 cards


# --- single cards ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-AMB-22", "IM-NOTE-KOK-03", "IM-NOTE-KOK-06")
def test_taking_fame_where_none_is_left_resolves_king_of_kings_on_both_sides():
    t = table("vikings", "romans").no_fame().in_round(2).hand(A, "1VIK12").activate(A).play(A, "1VIK12")
    assert t.seat(A).progress == 6
    assert t.last_round == 3
    assert t.seat(A).hand == []
    t.hand(B, "1FAM4").no_fame().hand(B, "1VIK2").turn(B).activate(B).play(B, "1VIK2", "skip")
    assert t.seat(B).progress == 4  # side B
    assert t.view["fame"]["king"] == BY_CODE["1FAM9B"]


@pytest.mark.rule("IM-AMB-63")
def test_the_tributary_greeks_is_pinned():
    assert PINNED[BY_CODE["2TRI6"]]
    t = table("romans", "celts").empire(A).hand(A, "2TRI6").activate(A).play(A, "2TRI6")
    assert "2TRI6" in t.seat(A).play
    t.solstice(("branch", MATERIAL))
    assert t.seat(A).material == 1


@pytest.mark.rule("IM-AMB-64")
def test_awe_inspiring_is_pinned_and_enlarges_the_hand():
    t = table("romans", "greeks").hand(A, "1FAM8").activate(A).play(A, "1FAM8").run("way")
    assert "1FAM8" in t.seat(A).play
    assert len(t.seat(A).hand) == 6


@pytest.mark.rule("IM-AMB-52")
def test_a_card_that_names_indian_elephants_fits_either():
    t = table("mauryans", "greeks").offer("1REG8", None, None, "1REG9").hand(A, "2MAU18").activate(A)
    t.play(A, "2MAU18", "1REG8")
    assert set(t.options(A)) == {"2MAU12", "2MAU13"}
    t.answer(A, "2MAU13")
    assert "2MAU13" in t.seat(A).discard
    assert "2MAU12" in t.seat(A).nation
