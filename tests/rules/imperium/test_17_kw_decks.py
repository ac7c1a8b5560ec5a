"""KW-NDK, KW-DRW, KW-DIS, KW-FIN: nation deck, drawing, discarding, finding."""

from __future__ import annotations

import pytest

from imperia.games.imperium.tables import BY_CODE
from imperium_dsl import *


# --- nation deck ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-NDK-01", "IM-INV-06")
def test_the_accession_card_stays_below_a_nation_deck_that_is_shuffled():
    t = table("vikings", "macedonians").hand(A, "1VIK16").only_deck(A, "1VIK17", "1VIK18").activate(A)
    before = sorted(t.seat(A).nation)
    t.play(A, "1VIK16", "yes")
    assert sorted(t.seat(A).nation) == before
    assert t.seat(A).accession == "1VIK2"


@pytest.mark.rule("IM-KW-NDK-02", "IM-DEC-40")
def test_the_bottom_of_the_nation_deck_is_just_above_the_accession_card():
    t = table("vikings", "macedonians").hand(B, "1CIV4").empire(B).nation_deck(A, "1VIK3", "1VIK4", "1VIK5")
    t.activate(B).play(B, "1CIV4")
    assert t.pending == (A,)  # the Vikings took Unrest and look at the top card
    t.answer(A, "yes")
    assert t.seat(A).nation == ["1VIK4", "1VIK5", "1VIK3"]
    assert t.seat(A).accession == "1VIK2"


@pytest.mark.rule("IM-KW-NDK-03")
def test_looking_at_the_nation_deck_leaves_the_accession_card_out():
    t = table("vikings", "macedonians").hand(A, "1VIK16").nation_deck(A, "1VIK3").only_deck(A, "1VIK17", "1VIK18")
    t.activate(A).play(A, "1VIK16")
    assert t.heard(A, "looked-nation") == [{"seat": A, "card": BY_CODE["1VIK3"]}]
    assert t.heard(B, "looked-nation") == [{"seat": A, "card": -1}]
    t = table("vikings", "macedonians").hand(A, "1VIK16").nation_deck(A).only_deck(A, "1VIK17", "1VIK18")
    t.activate(A).play(A, "1VIK16")
    assert t.heard(A, "looked-nation") == []
    assert t.seat(A).accession == "1VIK2"


@pytest.mark.rule("IM-KW-NDK-04")
def test_an_effect_takes_the_top_nation_card_without_an_exhaust_token():
    t = table("romans", "macedonians").hand(A, "1TRI3").nation_deck(A, "1ROM11", "1ROM9").activate(A).play(A, "1TRI3")
    assert t.seat(A).discard == ["1ROM11"]
    assert (t.seat(A).exhausts, t.seat(A).nation_token) == (5, False)
    assert t.seat(A).nation == ["1ROM9"]


@pytest.mark.rule("IM-KW-NDK-04")
def test_an_effect_that_takes_the_accession_card_makes_an_empire():
    t = table("romans", "macedonians").hand(A, "1TRI3").nation_deck(A).activate(A).play(A, "1TRI3")
    assert "1ROM2" in t.seat(A).discard
    assert t.seat(A).empire
    assert t.seat(A).exhausts == 5


# --- drawing --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-DRW-01")
def test_so_many_cards_come_from_ones_own_draw_deck_into_hand():
    t = table("romans", "macedonians").hand(A, "2FAM7").only_deck(A, "1ROM20", "1ROM19", "1ROM17")
    t.only_deck(B, "1MAC18").activate(A).free(A, "2FAM7")
    assert t.seat(A).hand == ["1ROM19", "1ROM20"]
    assert t.seat(A).deck == ["1ROM17"]
    assert t.seat(B).deck == ["1MAC18"]


@pytest.mark.rule("IM-KW-DRW-02")
def test_a_deck_that_runs_out_is_reshuffled_and_drawing_goes_on():
    t = table("romans", "macedonians").hand(A, "2FAM7").nation_deck(A).only_deck(A, "1ROM20").discards(A, "1ROM17")
    t.exhausts(A, 0).activate(A).free(A, "2FAM7")
    assert t.seat(A).hand == ["1ROM17", "1ROM20"]
    assert (t.seat(A).deck, t.seat(A).discard) == ([], ["2FAM7"])


@pytest.mark.rule("IM-KW-DRW-02")
def test_drawing_stops_when_deck_and_discard_pile_are_empty():
    t = table("romans", "macedonians").hand(A, "2FAM7").nation_deck(A).only_deck(A, "1ROM20").exhausts(A, 0)
    t.activate(A).free(A, "2FAM7")
    assert t.seat(A).hand == ["1ROM20"]


@pytest.mark.rule("IM-KW-DRW-03")
def test_drawing_if_able_never_reshuffles():
    t = table("romans", "macedonians").hand(A, "1UNC2").only_deck(A, "1ROM20").discards(A, "1ROM17", "1ROM19")
    t.activate(A).play(A, "1UNC2", "yes")
    assert t.seat(A).deck == ["1ROM20"]  # drawn, then the only card in hand goes back on top
    assert t.seat(A).discard == ["1ROM17", "1ROM19", "1UNC2"]
    t = table("romans", "macedonians").hand(A, "1UNC2").only_deck(A).discards(A, "1ROM17").activate(A).play(A, "1UNC2")
    assert t.seat(A).hand == []
    assert t.seat(A).discard == ["1ROM17", "1UNC2"]


@pytest.mark.rule("IM-KW-DRW-04", "IM-DEC-38", "IM-KW-EAC-01")
def test_when_all_players_may_draw_each_decides_from_the_active_player_clockwise():
    t = table("romans", "macedonians", "celts").hand(B, "1SCY14")
    t.only_deck(A, "1ROM20").only_deck(B, "1MAC18").only_deck(C, "1CEL20").activate(B).play(B, "1SCY14")
    asked = []
    for said in ("yes", "no", "yes"):
        asked += t.pending
        t.answer(t.pending[0], said)
    assert asked == [B, C, A]
    assert (t.seat(B).hand, t.seat(C).hand, t.seat(A).hand) == (["1MAC18"], [], ["1ROM20"])


@pytest.mark.rule("IM-KW-DRW-05")
def test_drawing_from_the_discard_pile_is_by_choice_and_never_reshuffles():
    t = table("macedonians", "romans").empire(A).in_play(A, "1MAC7").give(A, material=1).only_deck(A)
    t.discards(A, "1MAC18", "1MAC19", "1MAC20").activate(A).exhaust(A, "1MAC7", "1MAC19")
    assert t.seat(A).hand == ["1MAC19"]
    assert t.seat(A).discard == ["1MAC18", "1MAC20"]
    assert t.seat(A).deck == []
    t = table("carthaginians", "romans").empire(A).in_history(A, "1CAR12", "1CAR21").hand(A, "1CAR6").only_deck(A)
    kept = t.seat(A).history
    t.offer("1REG6").activate(A).play(A, "1CAR6", "skip", "1CAR21")
    assert t.seat(A).hand == ["1CAR21"]
    assert t.seat(A).history == sorted([*[x for x in kept if x != "1CAR21"], "1CAR6"])


# --- discarding -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-DIS-01", "IM-DEC-25")
def test_a_discard_is_the_owners_choice_from_hand_to_his_own_pile():
    t = table("romans", "vikings").hand(B, "1VIK22").hand(A, "1ROM20", "1ROM19").give(B, material=2, population=1)
    t.offer("1REG6").activate(B).play(B, "1VIK22", "1REG6")
    assert t.pending == (A,)
    assert t.options(A) == ["1ROM19", "1ROM20"]
    t.answer(A, "1ROM19")
    assert (t.seat(A).hand, t.seat(A).discard) == (["1ROM20"], ["1ROM19"])


@pytest.mark.rule("IM-KW-DIS-02")
def test_who_has_too_few_cards_discards_all_of_them():
    t = table("romans", "vikings").empire(A).hand(A, "1ROM3").hand(B, "1VIK17").offer("1REG6").activate(A)
    t.play(A, "1ROM3")
    assert t.seat(B).discard == ["1VIK17"]
    t.run("way")
    t = table("scythians", "romans").in_play(A, "1SCY9").hand(A).activate(A)
    assert t.asked == "token"  # a discard as a cost cannot be paid without a card


@pytest.mark.rule("IM-KW-DIS-02")
def test_a_discard_that_is_a_cost_must_be_paid_in_full():
    t = table("qin", "romans").in_play(A, "2QIN15").hand(A, "2QIN18").discards(A, "UNREST").activate(A)
    assert not t.can(A, "exhaust", "2QIN15")
    t = table("qin", "romans").in_play(A, "2QIN15").hand(A, "2QIN18", "2QIN19").discards(A, "UNREST").activate(A)
    assert t.can(A, "exhaust", "2QIN15")


@pytest.mark.rule("IM-KW-DIS-03")
def test_garrisoned_cards_and_cards_in_play_are_not_discarded():
    t = table("romans", "vikings").empire(A).hand(A, "1ROM3").in_play(B, "1VIK17").garrisoned(B, "1VIK17", "1VIK18")
    t.hand(B, "1VIK19").activate(A).play(A, "1ROM3")
    assert t.seat(B).discard == ["1VIK19"]
    assert t.seat(B).garrisons == {"1VIK17": ["1VIK18"]}


# --- finding --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-FIN-01")
def test_a_named_card_is_found_in_hand_discard_pile_draw_deck_and_nation_deck_in_this_order():
    def found_in(t: Table) -> Table:
        t.offer("1REG6", "1UNC3", "1CIV6", "1UNC1", "1UNC2").hand(A, "2MAU19").activate(A)
        return t.play(A, "2MAU19", ("branch", 1))

    base = table("mauryans", "romans").nation_deck(A, "2MAU9")
    t = found_in(base)
    assert t.seat(A).nation == []
    assert t.seat(A).discard == ["2MAU9"]
    t = found_in(table("mauryans", "romans").nation_deck(A).on_deck(A, "2MAU9"))
    assert "2MAU9" not in t.seat(A).draw
    assert t.seat(A).discard == ["2MAU9"]
    t = found_in(table("mauryans", "romans").nation_deck(A).hand(A, "2MAU9"))
    assert (t.seat(A).hand, t.seat(A).discard) == ([], ["2MAU9"])


@pytest.mark.rule("IM-KW-FIN-01", "IM-AMB-52")
def test_of_two_cards_with_one_name_the_first_place_counts():
    t = table("mauryans", "romans").nation_deck(A, "2MAU12").hand(A, "2MAU18", "2MAU13")
    t.offer("1REG6", "1UNC3", "1CIV6", "1UNC1", "1UNC2").activate(A).play(A, "2MAU18")
    assert t.seat(A).discard == ["2MAU13"]
    assert t.seat(A).nation == ["2MAU12"]


@pytest.mark.rule("IM-KW-FIN-02", "IM-INF-04")
def test_a_found_card_is_shown_to_all_and_put_where_the_effect_says():
    t = table("mauryans", "romans").nation_deck(A, "2MAU9", "2MAU10").hand(A, "2MAU19").activate(A)
    t.play(A, "2MAU19", ("branch", 1))
    assert t.heard(B, "found") == [{"seat": A, "card": BY_CODE["2MAU9"]}]
    assert t.seat(A).discard == ["2MAU9"]


@pytest.mark.rule("IM-KW-FIN-03")
def test_what_is_not_found_changes_nothing():
    t = table("arthurians", "romans").hand(A, "2ART4").in_history(A, "2ART24").activate(A)
    fame = t.fame
    t.play(A, "2ART4")  # Guennuvar is nowhere to be found
    assert t.seat(A).history == ["2ART24"]
    assert t.fame == fame - 1
    assert t.exile == ["2ART4"]


@pytest.mark.rule("IM-KW-FIN-04", "IM-DEC-28")
def test_for_a_kind_of_card_all_places_may_be_searched_and_one_card_chosen():
    t = table("vikings", "romans").hand(A, "1VIK21", "1VIK5").in_play(A, "1VIK17").give(A, population=1)
    t.nation_deck(A, "1VIK3", "1VIK16").only_deck(A, "1VIK18", "1REG6").discards(A, "1REG7").activate(A)
    t.play(A, "1VIK21")
    assert t.options(A) == ["1VIK5", "1VIK17", "1REG7", "search"]  # what lies open to its owner, or search on
    t.answer(A, "search")
    assert sorted(map(str, t.options(A))) == ["1REG6", "1REG7", "1VIK17", "1VIK3", "1VIK5"]
    t.answer(A, "1VIK3")
    assert "1VIK3" in t.seat(A).hand
    assert t.seat(A).nation == ["1VIK16"]
    assert sorted(t.seat(A).deck) == ["1REG6", "1VIK18"]


@pytest.mark.rule("IM-KW-FIN-05", "IM-AMB-38")
def test_only_searched_decks_are_shuffled_and_the_accession_card_stays_below():
    t = table("vikings", "romans").hand(A, "1VIK21", "1VIK5").in_play(A, "1VIK17").give(A, population=1).activate(A)
    deck, nation = t.seat(A).deck, t.seat(A).nation
    t.play(A, "1VIK21", "1VIK5")
    assert (t.seat(A).deck, t.seat(A).nation) == (deck, nation)
    t = table("vikings", "romans").hand(A, "1VIK21", "1VIK5").in_play(A, "1VIK17").give(A, population=1).activate(A)
    t.play(A, "1VIK21", "search", "1VIK5")
    assert sorted(t.seat(A).nation) == sorted(nation)
    assert (t.seat(A).deck, t.seat(A).nation) != (deck, nation)
    assert t.seat(A).accession == "1VIK2"


@pytest.mark.rule("IM-KW-FIN-06")
def test_the_accession_card_cannot_be_found():
    t = table("vikings", "romans").hand(A, "1VIK21").in_play(A, "1VIK17").give(A, population=1).nation_deck(A)
    t.as_accession(A, "1VIK3").only_deck(A, "1VIK18").activate(A).play(A, "1VIK21", "search")
    assert t.asked != "aim"  # Scandinavia, just abandoned, is the only Region there is
    assert t.seat(A).hand == ["1VIK17"]
    assert t.seat(A).accession == "1VIK3"


@pytest.mark.rule("IM-KW-FIN-07")
def test_nothing_is_found_in_play_garrison_history_development_or_exile():
    t = table("vikings", "romans").hand(A, "1VIK21").in_play(A, "1VIK17", "1REG6").garrisoned(A, "1REG6", "1REG7")
    t.in_history(A, "1REG8").exiled("1REG9").give(A, population=1).nation_deck(A).only_deck(A, "1VIK18")
    t.activate(A).play(A, "1VIK21", "search")
    assert t.seat(A).hand == ["1VIK17"]  # abandoned as the cost, so it lies in the discard pile: the only one
