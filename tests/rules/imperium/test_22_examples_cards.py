"""EX: the worked examples of card notes."""

from __future__ import annotations

import pytest

from imperium_dsl import *


@pytest.mark.rule("IM-EX-44", "IM-NOTE-EMB-01", "IM-NOTE-EMB-02", "IM-DEC-39")
@pytest.mark.parametrize(("for_population", "triggers"), [(0, True), (1, True), (2, False)])
def test_embalming_is_triggered_by_population_paid_not_by_progress(for_population: int, triggers: bool):
    t = table("egyptians", "greeks").in_play(A, "2EGY4").give(A, population=2, progress=2)
    t.hand(A, "1ROM17", "1UNC2").offer("1REG8", None, None, "1REG9")
    t.activate(A).play(A, "1ROM17", ("branch", 0), ("pay", for_population, 0))
    if triggers:
        assert t.source_code == "2EGY4"
        assert set(t.options(A)) == {"1UNC2", "skip"}
        t.answer(A, "1UNC2")
    assert t.source_code == "1ROM17"
    assert t.seat(A).history == (["1UNC2"] if triggers else [])


@pytest.mark.rule("IM-EX-45", "IM-NOTE-DOM-01", "IM-NOTE-DOM-02", "IM-DEC-37")
@pytest.mark.parametrize("used", [True, False])
def test_domestication_when_prosperity_gains_from_a_fertile_region(used: bool):
    t = table("minoans", "greeks").in_play(A, "2UNC10", "2REG13").hand(A, "2MIN20").activate(A)
    t.play(A, "2MIN20", "no", {B: "no"}, ("branch", 0))
    assert (t.asked, t.pending, t.source_code) == ("react", (A,), "2UNC10")
    t.answer(A, "yes" if used else "no")
    seat = t.seat(A)
    assert (seat.material, seat.progress, seat.exhausts) == (1, int(used), 5 - int(used))
    assert seat.exhausted == (["2UNC10"] if used else [])


@pytest.mark.rule("IM-EX-45", "IM-NOTE-DOM-02", "IM-AMB-51")
def test_domestication_when_the_water_mill_recalls_a_fertile_region_once_a_refresh():
    t = table("minoans", "greeks").in_play(A, "2UNC10", "2UNC11", "2REG13", "2REG2").hand(A, "2MIN20").activate(A)
    t.exhaust(A, "2UNC11", "2REG13", "yes")
    assert (t.seat(A).material, t.seat(A).progress) == (2, 1)
    t.play(A, "2MIN20", "no", {B: "no"}, ("branch", 0))
    assert t.asked == "act"  # it has its token
    assert (t.seat(A).material, t.seat(A).progress) == (3, 1)


@pytest.mark.rule("IM-EX-45", "IM-NOTE-DOM-01")
def test_domestication_hears_nothing_of_population_or_of_other_regions():
    t = table("minoans", "greeks").in_play(A, "2UNC10", "2MIN19").hand(A, "2MIN20").activate(A)
    t.play(A, "2MIN20", "no", {B: "no"}, ("branch", 0))
    assert t.seat(A).material == 1
    assert t.seat(A).progress == 0
    t = table("minoans", "greeks").in_play(A, "2UNC10", "2REG13").hand(A, "2MIN20").activate(A)
    t.play(A, "2MIN20", "no", {B: "no"}, ("branch", 1))
    assert (t.seat(A).population, t.seat(A).progress) == (1, 0)


@pytest.mark.rule("IM-EX-46", "IM-NOTE-SHA-01")
def test_shaduf_with_port_and_with_boats():
    t = table("romans", "greeks").in_play(A, "1UNC12", "1UNC19", "1REG11").activate(A).exhaust(A, "1UNC19", "yes")
    assert (t.seat(A).material, t.seat(A).progress) == (1, 1)
    t = table("romans", "greeks").in_play(A, "1UNC12", "1UNC11", "1REG11").activate(A).exhaust(A, "1UNC11", "yes")
    assert (t.seat(A).material, t.seat(A).population, t.seat(A).progress) == (2, 1, 1)
    assert "1REG11" in t.seat(A).hand


@pytest.mark.rule("IM-EX-47", "IM-NOTE-KOK-01", "IM-NOTE-KOK-02", "IM-NOTE-KOK-03", "IM-NOTE-KOK-04", "IM-NOTE-KOK-05",
                  "IM-AMB-21")  # fmt: skip
def test_king_of_kings():
    t = table("romans", "greeks").no_fame().fame_top("1FAM4").in_round(3)
    t.in_play(A, "1REG2", "1REG3", "1REG4").hand(A, "1ROM14").activate(A).play(A, "1ROM14")
    assert "1FAM4" in t.seat(A).hand  # the only one that could be looked at
    assert (t.fame, t.last_round, t.view["fame"]["king"]) == (0, 0, BY_CODE["1FAM9A"])

    t.in_play(A, "1REG5", "1REG6", "1REG7").hand(A, "1MAC12").play(A, "1MAC12")
    assert t.seat(A).progress == 6
    assert t.view["fame"]["king"] == BY_CODE["1FAM9B"]
    assert t.last_round == 4

    t.empire(B).in_play(B, "1REG8", "1REG9", "1REG10").hand(B, "1GRE14").turn(B).activate(B)
    t.play(B, "1GRE14", "1GRE9")  # any development, for free
    assert "1GRE9" in t.seat(B).discard
    assert t.seat(B).progress == 0
    assert t.view["fame"]["king"] == BY_CODE["1FAM9B"]
    assert t.last_round == 4

    t.turn(A).in_play(A, "1REG11", "1REG12", "1REG13").hand(A, "1VIK12").activate(A).play(A, "1VIK12")
    assert t.seat(A).progress == 6  # once for each player
    assert "1VIK12" in t.exile
    for p, regions in ((A, ("2REG5", "2REG6", "2REG7")), (B, ("2REG8", "2REG9", "2REG10"))):
        t.turn(p).in_play(p, *regions).hand(p, "1ROM14").activate(p)
        assert not t.can(p, "play", "1ROM14")  # nobody abandons Regions for nothing


@pytest.mark.rule("IM-EX-48", "IM-COL-06", "IM-NOTE-SUM-01", "IM-NOTE-SUM-02")
def test_sumerians_turn_a_collapse_but_do_not_undo_it():
    t = table("romans", "macedonians").unrest_pile(9)
    t.hand(A, "UNREST", "UNREST").hand(B, "UNREST", "UNREST", "UNREST", "1TRI7")
    t.offer(None, None, "1CIV2").leave("civilised", 0).on_top("main", "1TRI8").give(A, material=3).hand(A, "1ROM16")
    t.unrest_pile(1).activate(A).play(A, "1ROM16", "1CIV2")
    assert t.collapsed
    assert (t.asked, t.pending) == ("aim", (B,))
    t.answer(B, "hand", "UNREST").answer(B, "deck", "UNREST")
    assert t.over
    assert t.collapsed
    assert t.state.winners == (B,)  # 4 against 5
    assert t.seat(B).unrest == 2


@pytest.mark.rule("IM-EX-49", "IM-NOTE-ACC-01")
def test_acclaimed_searches_the_main_deck_for_a_variable_card():
    t = table("romans", "greeks").offer("1REG8", "1UNC3", "1CIV2", "1UNC19", "1REG9").hand(A, "2FAM8")
    t.on_top("main", "1REG3", "1UNC20", "1CIV11").activate(A)
    size = len(t.deck("main"))
    t.play(A, "2FAM8")
    assert t.seat(A).hand == ["1CIV11"]
    assert t.seat(A).history == ["2FAM8"]
    assert len(t.deck("main")) == size - 1
    assert {"1REG3", "1UNC20"} <= set(t.deck("main"))


@pytest.mark.rule("IM-EX-49", "IM-NOTE-ACC-01")
def test_acclaimed_takes_a_variable_card_from_the_market_but_none_from_a_small_deck():
    t = table("romans", "greeks").offer("1REG8", "1UNC9", "1CIV2", "1UNC19", "1REG9").hand(A, "2FAM8").activate(A)
    pile = t.unrest
    t.play(A, "2FAM8")
    assert t.options(A) == ["1UNC9", "dig"]
    t.answer(A, "1UNC9")
    assert t.seat(A).hand == ["1UNC9"]
    assert t.unrest in (pile, pile + 1)  # no Unrest came along


@pytest.mark.rule("IM-EX-50", "IM-NOTE-GTR-01", "IM-NOTE-GTR-02")
def test_the_grand_trunk_road_is_two_regions_for_glory():
    t = table("mauryans", "greeks").in_play(A, "2MAU4", "1REG8").hand(A, "1ROM14").activate(A)
    t.play(A, "1ROM14", "2MAU4")
    assert t.seat(A).discard == ["1REG8", "2MAU4"]
    assert t.source_code == "1ROM14"
    assert len(t.options(A)) == 2  # two Fame cards are looked at
    t = table("mauryans", "greeks").in_play(A, "1REG9", "1REG8").hand(A, "1ROM14").activate(A)
    assert not t.can(A, "play", "1ROM14")


@pytest.mark.rule("IM-EX-50", "IM-NOTE-GTR-01")
def test_the_grand_trunk_road_is_two_regions_for_the_macedonians():
    t = table("romans", "greeks").hand(A, "2TRI10").in_play(A, "1REG2", "1REG3", "1REG4", "1REG5", "1REG6")
    assert t.worth(A, "2TRI10") == 1  # these and Dalmatia
    t.in_play(A, "2MAU4")
    assert t.worth(A, "2TRI10") == 2


@pytest.mark.rule("IM-EX-51", "IM-NOTE-PASS-01", "IM-AMB-47", "IM-AMB-50")
def test_the_sacred_pass_never_swaps_the_accession_card():
    t = table("romans", "greeks").in_play(A, "1REG14").hand(A, "1UNC2").nation_deck(A, "1ROM11").activate(A)
    u = Table(t.state.clone())
    t.exhaust(A, "1REG14", "yes", "yes")
    assert t.seat(A).hand == ["1ROM11"]
    assert t.seat(A).nation == ["1UNC2"]
    assert t.seat(A).discard == ["1REG14"]
    u.nation_deck(A)
    assert u.state.view(A)["nations"][A]["nation_deck"]["accession"] == BY_CODE["1ROM2"]  # seen as it is
    assert u.vain(A, "1REG14")


@pytest.mark.rule("IM-EX-52", "IM-NOTE-NOM-01", "IM-NAT-SCY-01")
def test_an_empire_plays_one_of_the_nomads():
    t = table("scythians", "greeks").hand(A, "1SCY14", "1SCY15").activate(A)
    assert t.offered(A, "play") == ["1SCY14", "1SCY15"]
    t.empire(A).turn(A).activate(A)
    assert t.offered(A, "play") == ["1SCY14"]
