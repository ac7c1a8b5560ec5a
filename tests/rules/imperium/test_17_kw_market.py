"""KW-ACQ, KW-BRK, KW-EXI: acquiring, breaking through, exile."""

from __future__ import annotations

import pytest

from imperia.games.imperium.tables import BY_CODE
from imperium_dsl import *

MARKET = ("1REG6", "1UNC3", "1CIV6", "1UNC15", "1TRI8")  # Region, Uncivilised, Civilised, both, Tributary


def market(*nations: str, **options: str) -> Table:
    """A table with a known market and known cards behind it."""
    t = table(*(nations or ("romans", "macedonians")), box="both", commons="classics", **options).offer(*MARKET)
    return (
        t.on_top("region", "1REG7")
        .on_top("uncivilised", "1UNC20")
        .on_top("civilised", "1CIV8")
        .on_top("main", "1REG9", "1CIV12")
    )


# --- acquiring ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-ACQ-01", "IM-KW-ACQ-02", "IM-DEC-17")
def test_one_market_card_of_a_listed_suit_is_taken_into_hand():
    t = market().give(A, material=3).hand(A, "1ROM16").activate(A).play(A, "1ROM16")
    assert t.options(A) == ["1CIV6", "1UNC3", "1UNC15"]  # Uncivilised or Civilised
    t.answer(A, "1UNC3")
    assert t.seat(A).hand == ["1UNC3", "UNREST"]
    assert t.asked == "act"


@pytest.mark.rule("IM-KW-ACQ-01", "IM-AMB-14")
def test_without_a_card_of_the_suit_nothing_is_acquired_and_nothing_can_be_paid_for_it():
    regions = ("1REG6", "1REG7", "1REG8", "1REG9", "1REG10")
    t = market().offer(*regions).give(A, material=5).hand(A, "1ROM16").activate(A).play(A, "1ROM16", "uncivilised")
    assert t.seat(A).material == 0  # only the break through was on offer
    t = market().offer(*regions).hand(A, "1TRI1").activate(A).play(A, "1TRI1")
    assert t.seat(A).hand == []
    assert t.seat(A).history == ["1TRI1"]


@pytest.mark.rule("IM-KW-ACQ-03")
def test_all_tokens_on_the_card_come_with_it():
    t = (
        market()
        .hand(A, "1TRI1")
        .tokens("1UNC3", material=2, population=1, progress=3)
        .activate(A)
        .play(A, "1TRI1", "1UNC3")
    )
    assert t.seat(A).goods == {"material": 2, "population": 1, "progress": 3}
    assert t.state.laid == [0] * 15


@pytest.mark.rule("IM-KW-ACQ-04")
def test_the_unrest_beneath_comes_along():
    t = market()
    pile = t.unrest
    t.hand(A, "1MAC16").activate(A).play(A, "1MAC16", "1TRI8")
    assert t.seat(A).hand == ["1TRI8", "UNREST"]
    t = market().hand(A, "1MAC16").activate(A).play(A, "1MAC16", "1REG6")
    assert t.seat(A).hand == ["1REG6"]  # nothing lies beneath a Region
    assert t.unrest == pile


@pytest.mark.rule("IM-KW-ACQ-05", "IM-AMB-04")
def test_a_slot_is_refilled_from_its_own_deck_or_else_from_the_main_deck():
    t = market().hand(A, "1MAC16").activate(A).play(A, "1MAC16", "1UNC3")
    assert t.market == ["1REG6", "1UNC20", "1CIV6", "1UNC15", "1TRI8"]
    t = market().hand(A, "1MAC16").activate(A).play(A, "1MAC16", "1UNC15")
    assert t.market == ["1REG6", "1UNC3", "1CIV6", "1REG9", "1TRI8"]  # by slot, not by suit
    t = market().leave("uncivilised", 0).hand(A, "1MAC16").activate(A).play(A, "1MAC16", "1UNC3")
    assert t.market == ["1REG6", "1REG9", "1CIV6", "1UNC15", "1TRI8"]


@pytest.mark.rule("IM-KW-ACQ-05", "IM-AMB-05")
def test_a_slot_stays_empty_when_both_decks_are():
    t = market().leave("main", 0).leave("uncivilised", 0).hand(A, "1MAC16").activate(A).play(A, "1MAC16", "1UNC3")
    assert t.market == ["1REG6", None, "1CIV6", "1UNC15", "1TRI8"]


@pytest.mark.rule("IM-KW-ACQ-06", "IM-INV-03")
def test_a_refilled_card_gets_unrest_beneath_by_its_suit():
    t = market()
    pile = t.unrest
    t.hand(A, "1MAC16").activate(A).play(A, "1MAC16", "1UNC3")
    assert t.unrest_beneath("1UNC20")
    assert t.unrest == pile - 1
    t = market().hand(A, "1MAC16").activate(A).play(A, "1MAC16", "1UNC15")
    assert not t.unrest_beneath("1REG9")
    assert t.unrest == pile


@pytest.mark.rule("IM-KW-ACQ-06", "IM-AMB-07")
def test_the_last_unrest_card_under_a_refill_is_a_collapse():
    t = market().unrest_pile(1).hand(A, "1MAC16").activate(A).play(A, "1MAC16", "1UNC3")
    assert t.collapsed
    assert t.over
    t = market().unrest_pile(1).hand(A, "1MAC16").activate(A).play(A, "1MAC16", "1UNC15")
    assert not t.collapsed  # a Region takes none


@pytest.mark.rule("IM-KW-ACQ-07", "IM-AMB-03")
def test_a_refilled_civilised_card_gets_no_progress():
    t = market().hand(A, "1MAC16").activate(A).play(A, "1MAC16", "1CIV6")
    assert t.market[2] == "1CIV8"
    assert t.tokens_on("1CIV8") == {}


@pytest.mark.rule("IM-KW-ACQ-08")
def test_several_cards_are_acquired_one_after_the_other_refills_included():
    t = market().offer("1REG6", "1UNC3", "1CIV6", "1TRI1", "1TRI8").on_top("region", "1REG8").hand(A, "1ROM21")
    t.activate(A).play(A, "1ROM21")
    assert t.options(A) == ["1REG8", "skip"]  # the first was the only Region; a new one lies in its place
    t.answer(A, "1REG8")
    assert t.seat(A).hand == ["1REG6", "1REG8"]
    t = market("mauryans", "romans").tokens("1CIV6", progress=1).hand(A, "2MAU19").activate(A)
    t.play(A, "2MAU19", ("branch", 0), "1UNC3", "1CIV6")
    assert t.seat(A).hand == ["1CIV6", "1UNC3", "UNREST", "UNREST"]
    assert t.seat(A).progress == 1


@pytest.mark.rule("IM-KW-ACQ-09", "IM-CRD-12")
def test_a_card_of_two_suits_is_acquired_as_either():
    t = market().hand(A, "1TRI1").activate(A).play(A, "1TRI1")
    assert t.options(A) == ["1UNC3", "1UNC15"]  # Uncivilised
    t = market().empire(A).hand(A, "1ROM6").activate(A).play(A, "1ROM6")
    assert t.options(A) == ["1CIV6", "1UNC15", "skip"]  # Civilised


@pytest.mark.rule("IM-KW-ACQ-10")
def test_from_exile_unrest_comes_from_the_pile_and_nothing_is_refilled():
    t = market().hand(A, "2TRI10").exiled("1REG12").activate(A).play(A, "2TRI10", "1REG12")
    assert t.seat(A).hand == ["1REG12", "1REG6"]
    assert t.exile == []
    t = market("arthurians", "romans").hand(A, "2ART3").exiled("1TRI2")
    pile, shown = t.unrest, t.market
    t.activate(A).free(A, "2ART3", "1TRI2")
    assert t.seat(A).hand == ["1TRI2", "UNREST"]
    assert t.unrest == pile - 1
    assert t.market == shown


@pytest.mark.rule("IM-KW-ACQ-11", "IM-KW-FRE-05")
def test_an_acquired_card_that_is_free_played_leaves_its_unrest_in_hand():
    t = market("macedonians", "romans").empire(A).hand(A, "1MAC4").actions(A, 1).activate(A)
    t.play(A, "1MAC4", "yes", "1TRI8")
    assert t.seat(A).material == 4
    assert t.seat(A).hand == ["UNREST"]
    assert t.seat(A).discard == ["1TRI8"]
    assert t.seat(A).actions == 0


# --- breaking through -----------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-BRK-01", "IM-KW-BRK-02", "IM-DEC-12", "IM-DEC-18")
def test_the_suit_is_named_first_then_one_of_the_ways():
    t = market().innovate(A)
    assert t.options(A) == ["region", "uncivilised", "civilised", "tributary"]
    t.answer(A, "uncivilised")
    assert t.options(A) == ["1UNC3", "1UNC15", "top"]


@pytest.mark.rule("IM-KW-BRK-03", "IM-KW-BRK-04", "IM-KW-BRK-05")
def test_a_market_card_comes_with_its_tokens_but_its_unrest_goes_back():
    t = market().tokens("1UNC3", material=2, progress=1)
    pile = t.unrest
    t.on_top("uncivilised", "1UNC2").innovate(A, "uncivilised", "1UNC3")
    assert t.seat(A).hand == ["1UNC3"]
    assert (t.seat(A).material, t.seat(A).progress) == (2, 1)
    assert t.unrest == pile  # one back, one beneath the refill
    assert t.market[1] == "1UNC2"


@pytest.mark.rule("IM-KW-BRK-05")
def test_the_returned_unrest_is_in_the_pile_if_the_refill_needs_none():
    t = market()
    pile = t.unrest
    t.innovate(A, "uncivilised", "1UNC15")
    assert t.market[3] == "1REG9"
    assert t.unrest == pile + 1


@pytest.mark.rule("IM-KW-BRK-06", "IM-AMB-07")
def test_unrest_returns_before_the_refill_takes_it():
    t = market().unrest_pile(1).innovate(A, "uncivilised", "1UNC3")
    assert not t.collapsed
    assert t.unrest == 1
    assert t.unrest_beneath("1UNC20")


@pytest.mark.rule("IM-KW-BRK-07", "IM-KW-BRK-08", "IM-KW-BRK-09", "IM-KW-BRK-10")
@pytest.mark.parametrize(("suit", "card"), [("uncivilised", "1UNC20"), ("civilised", "1CIV8"), ("region", "1REG7")])
def test_the_top_of_a_small_deck_leaves_the_market_alone(suit, card):
    t = market()
    shown, pile = t.market, t.unrest
    t.innovate(A, suit, "top")
    assert t.seat(A).hand == [card]
    assert (t.market, t.unrest) == (shown, pile)
    assert t.heard(A, "broke-through-deck")[0]["card"] == BY_CODE[card]
    assert t.heard(B, "broke-through-deck")[0]["card"] == -1  # not revealed


@pytest.mark.rule("IM-KW-BRK-07", "IM-KW-BRK-08", "IM-KW-BRK-09", "IM-KW-BRK-11")
@pytest.mark.parametrize("suit", ["uncivilised", "civilised", "region"])
def test_an_empty_small_deck_gives_way_to_digging_in_the_main_deck(suit):
    t = market().leave(suit, 0).innovate(A, suit)
    assert "top" not in t.options(A)
    assert "dig" in t.options(A)
    t = market().innovate(A, suit)
    assert "dig" not in t.options(A)


@pytest.mark.rule("IM-KW-BRK-11", "IM-INF-05")
def test_digging_reveals_cards_until_one_fits_and_shuffles_the_others_back():
    t = market().on_top("main", "1REG8", "1CIV12", "1TRI2", "1TRI4")
    size = len(t.deck("main"))
    t.innovate(A, "tributary", "dig")
    assert t.seat(A).hand == ["1TRI2"]
    assert [e["card"] for e in t.heard(B, "dug")] == [BY_CODE[c] for c in ("1REG8", "1CIV12", "1TRI2")]
    assert len(t.deck("main")) == size - 1
    assert {"1REG8", "1CIV12", "1TRI4"} <= set(t.deck("main"))


@pytest.mark.rule("IM-KW-BRK-12", "IM-AMB-61", "IM-AMB-06")
def test_digging_in_vain_gives_two_progress():
    t = market().offer(*MARKET[:4], "1REG8").leave("main", 0).on_top("main", "1REG9", "1CIV12").innovate(A, "tributary")
    assert t.seat(A).progress == 2
    assert t.seat(A).hand == []
    assert sorted(t.deck("main")) == ["1CIV12", "1REG9"]
    assert t.last_round == 0  # the main deck was empty only for a moment


@pytest.mark.rule("IM-KW-BRK-13", "IM-KW-BRK-03")
def test_a_card_of_two_suits_matches_either_when_digging():
    t = market().leave("civilised", 0).on_top("main", "1REG8", "1UNC16", "1CIV12").innovate(A, "civilised", "dig")
    assert t.seat(A).hand == ["1UNC15"]


@pytest.mark.rule("IM-KW-BRK-15", "IM-AMB-19")
def test_a_break_through_from_exile_brings_no_unrest():
    t = market().hand(A, "2FAM1").exiled("1TRI2")
    pile = t.unrest
    t.activate(A).play(A, "2FAM1", ("branch", 0), "tributary")
    assert t.options(A) == ["1TRI2", "1TRI8", "dig"]
    t.answer(A, "1TRI2")
    assert t.seat(A).hand == ["1TRI2"]
    assert (t.unrest, t.exile) == (pile, [])


@pytest.mark.rule("IM-KW-BRK-16")
def test_market_card_or_deck_is_a_free_choice():
    t = market().innovate(A, "region")
    assert t.options(A) == ["1REG6", "top"]


@pytest.mark.rule("IM-KW-BRK-17")
def test_an_empty_main_deck_gives_two_progress_at_once():
    t = market().offer(*MARKET[:4], "1REG8").leave("main", 0).innovate(A, "tributary")
    assert t.seat(A).progress == 2


# --- exile ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-KW-EXI-01", "IM-DEC-19")
def test_a_chosen_market_card_goes_to_the_exile_pile():
    t = market().hand(A, "1REG10").activate(A).play(A, "1REG10")
    assert t.options(A) == ["1CIV6", "1REG6", "1TRI8", "1UNC3", "1UNC15"]
    t.answer(A, "1UNC3")
    assert t.exile == ["1UNC3"]


@pytest.mark.rule("IM-KW-EXI-02")
def test_a_card_with_a_token_cannot_be_exiled():
    t = market().tokens("1UNC3", material=1).tokens("1CIV6", progress=1).tokens("1REG6", population=1).hand(A, "1REG10")
    t.activate(A).play(A, "1REG10")
    assert t.options(A) == ["1TRI8", "1UNC15"]
    t = market()
    for name in MARKET:
        t.tokens(name, progress=1)
    t.hand(A, "1REG2").activate(A).play(A, "1REG2")
    assert t.exile == []
    assert t.seat(A).population == 1  # the rest is done


@pytest.mark.rule("IM-KW-EXI-03", "IM-KW-EXI-04")
def test_the_unrest_of_an_exiled_card_returns_and_the_slot_is_refilled():
    t = market()
    pile = t.unrest
    t.hand(A, "1REG10").activate(A).play(A, "1REG10", "1UNC15")
    assert t.unrest == pile + 1
    assert t.market[3] == "1REG9"
    t = market().unrest_pile(1).hand(A, "1REG10").activate(A).play(A, "1REG10", "1UNC3")
    assert t.unrest_beneath("1UNC20")
    assert not t.collapsed  # it returned first


@pytest.mark.rule("IM-KW-EXI-05")
def test_exiled_cards_are_out_of_reach_of_ordinary_effects():
    t = market().exiled("1UNC2").hand(A, "1TRI1").activate(A).play(A, "1TRI1")
    assert t.options(A) == ["1UNC3", "1UNC15"]
    t.answer(A, "1UNC3")
    t.stop(A).run("token", "way")
    t = market().exiled("1UNC2").innovate(A, "uncivilised")
    assert t.options(A) == ["1UNC3", "1UNC15", "top"]


@pytest.mark.rule("IM-KW-EXI-06", "IM-KW-EXI-08", "IM-DEC-20")
def test_a_swap_puts_an_exiled_card_into_the_slot_tokens_and_all():
    t = market("greeks", "romans").empire(A).in_play(A, "1GRE9").exiled("1REG12").tokens("1CIV6", progress=3)
    pile, deck = t.unrest, t.deck("civilised")
    t.activate(A).exhaust(A, "1GRE9", "1CIV6")
    assert t.market == ["1REG6", "1UNC3", "1REG12", "1UNC15", "1TRI8"]
    assert t.exile == ["1CIV6"]
    assert t.tokens_on("1REG12") == {"progress": 3}
    assert t.unrest == pile + 1
    assert t.deck("civilised") == deck  # not refilled


@pytest.mark.rule("IM-KW-EXI-06")
def test_without_an_exiled_card_there_is_no_swap():
    t = market("greeks", "romans").empire(A).in_play(A, "1GRE9").hand(A, "1GRE20").activate(A)
    assert t.vain(A, "1GRE9")


@pytest.mark.rule("IM-KW-EXI-07")
def test_a_card_swapped_in_gets_unrest_by_its_suit():
    t = market("greeks", "romans").empire(A).in_play(A, "1GRE9").exiled("1TRI2")
    pile = t.unrest
    t.activate(A).exhaust(A, "1GRE9", "1REG6")
    assert t.unrest_beneath("1TRI2")
    assert t.unrest == pile - 1


@pytest.mark.rule("IM-KW-EXI-09")
def test_the_card_just_exiled_in_a_swap_cannot_come_back():
    t = market("greeks", "romans").empire(A).in_play(A, "1GRE9").exiled("1TRI2", "1REG12").activate(A)
    t.exhaust(A, "1GRE9", "1CIV6")
    assert t.options(A) == ["1REG12", "1TRI2"]


@pytest.mark.rule("IM-KW-EXI-10")
def test_from_exile_acquiring_costs_unrest_and_breaking_through_does_not():
    t = market("arthurians", "romans").hand(A, "2ART3", "2FAM1").exiled("1TRI2", "1TRI4").activate(A)
    t.free(A, "2ART3", "1TRI2").play(A, "2FAM1", ("branch", 0), "tributary", "1TRI4")
    assert t.seat(A).hand == ["1TRI2", "1TRI4", "UNREST"]


@pytest.mark.rule("IM-KW-EXI-11")
def test_an_exiled_host_takes_its_garrison_along():
    t = market("arthurians", "romans").in_play(A, "2ART5").garrisoned(A, "2ART5", "UNREST").hand(A, "2ART25")
    t.only_deck(A, "2ART21", "2ART22", "2ART20").activate(A).free(A, "2ART25", "2ART21", "2ART5")
    assert t.exile == ["2ART5", "UNREST"]


@pytest.mark.rule("IM-KW-EXI-12")
def test_a_card_that_exiles_itself_does_so_instead_of_being_discarded():
    t = market().hand(A, "2REG1").activate(A).play(A, "2REG1", "1TRI8")
    assert t.exile == ["2REG1"]
    assert t.seat(A).discard == []
    assert t.seat(A).hand == ["1TRI8", "UNREST"]
