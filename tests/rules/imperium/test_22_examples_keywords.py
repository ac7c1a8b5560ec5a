"""EX: the worked examples of keywords: market, exile, history, garrisons, attacks, paying, free plays."""

from __future__ import annotations

import pytest

from imperium_dsl import *

MARKET_WITHOUT_TRIBUTARY = ("1REG8", "1UNC3", "1CIV2", "1UNC19", "1REG9")


@pytest.mark.rule("IM-EX-23", "IM-KW-ACQ-08")
def test_a_card_that_has_just_refilled_the_market_may_be_acquired_too():
    t = table("mauryans", "greeks").offer("1REG8", None, None, "1UNC3").on_top("main", "1CIV2").hand(A, "2MAU19")
    t.tokens("1UNC3", material=2).activate(A).play(A, "2MAU19", ("branch", 0), "1UNC3")
    assert t.market[3] == "1CIV2"
    t.answer(A, "1CIV2")
    seat = t.seat(A)
    assert seat.hand == ["1CIV2", "1UNC3", "UNREST", "UNREST"]
    assert seat.material == 2
    assert "2MAU19" in seat.history


@pytest.mark.rule("IM-EX-24", "IM-KW-FIN-04", "IM-KW-FIN-05")
def test_erik_the_red_finds_a_region_wherever_it_is():
    t = table("vikings", "romans").in_play(A, "1VIK17").give(A, population=1).hand(A, "1VIK21", "1REG8")
    t.on_deck(A, "1REG9")
    nation, deck = t.seat(A).nation, t.seat(A).deck
    t.activate(A).play(A, "1VIK21")
    assert set(t.options(A)) == {"1REG8", "1VIK17", "search"}
    t.answer(A, "search")
    assert {"1REG8", "1VIK17", "1REG9", "1VIK3", "1VIK5"} <= set(t.options(A))
    assert "1VIK2" not in t.options(A)
    t.answer(A, "1VIK3")
    seat = t.seat(A)
    assert seat.hand == ["1REG8", "1VIK3"]
    assert sorted(seat.nation) == sorted(name for name in nation if name != "1VIK3")
    assert seat.nation != [name for name in nation if name != "1VIK3"]  # shuffled
    assert sorted(seat.deck) == sorted(deck)
    assert seat.deck != deck  # shuffled
    assert seat.discard == ["1VIK17"]
    assert seat.accession == "1VIK2"
    assert t.heard(B, "found") == [{"seat": A, "card": BY_CODE["1VIK3"]}]


@pytest.mark.rule("IM-EX-25", "IM-EX-26", "IM-KW-EXI-06", "IM-KW-EXI-07", "IM-KW-EXI-08")
@pytest.mark.parametrize(("back", "unrest"), [("1REG8", 1), ("1TRI8", 0)])
def test_the_lighthouse_swaps_a_market_card_with_its_tokens(back: str, unrest: int):
    t = table("greeks", "romans").in_play(A, "1GRE9").offer(None, None, "1CIV2").tokens("1CIV2", progress=3)
    t.exiled(back)
    pile = t.unrest
    t.activate(A).exhaust(A, "1GRE9", "1CIV2")
    assert t.exile == ["1CIV2"]
    assert t.market[2] == back
    assert t.tokens_on(back) == {"progress": 3}
    assert t.unrest_beneath(back) == (back == "1TRI8")
    assert t.unrest == pile + unrest
    assert t.seat(A).unrest == 0


@pytest.mark.rule("IM-EX-27", "IM-KW-BRK-15", "IM-AMB-19")
def test_breaking_through_for_an_exiled_tributary_brings_no_unrest():
    t = table("romans", "greeks").hand(A, "2FAM1").exiled("1TRI8")
    pile = t.unrest
    t.activate(A).play(A, "2FAM1", ("branch", 0), "tributary", "1TRI8")
    assert t.seat(A).hand == ["1TRI8"]
    assert (t.exile, t.unrest) == ([], pile)


@pytest.mark.rule("IM-EX-27", "IM-KW-ACQ-10")
@pytest.mark.parametrize(("card", "unrest"), [("1TRI8", 1), ("1REG8", 0)])
def test_acquiring_from_exile_brings_unrest_with_a_tributary_not_with_a_region(card: str, unrest: int):
    t = table("romans", "greeks").in_play(A, "2CIV8").give(A, population=2).hand(A, "1ROM17").exiled(card)
    pile, market = t.unrest, t.market
    t.activate(A).play(A, "1ROM17", card)
    assert t.seat(A).hand == [card, *["UNREST"] * unrest]
    assert (t.exile, t.unrest, t.market) == ([], pile - unrest, market)


@pytest.mark.rule("IM-EX-28", "IM-KW-HIS-03")
def test_hannibal_reaches_into_history_others_do_not():
    t = table("carthaginians", "romans").empire(A).in_history(A, "1CAR15", "1CAR16").discards(A, "1CAR20")
    t.hand(A, "1CEL12", "1CAR6").activate(A).play(A, "1CEL12")
    assert t.options(A) == ["1CAR20", "skip"]  # Hibernia: from the discard pile only
    t.answer(A, "1CAR20").answer(A, "skip")
    t.play(A, "1CAR6", "skip", "no")
    assert set(t.options(A)) == {like("1CAR15"), like("1CAR16"), "skip"}
    t.answer(A, "1CAR16")
    assert like("1CAR16") in t.seat(A).hand
    assert t.seat(A).history == sorted([like("1CAR15"), "1CAR6"])


@pytest.mark.rule("IM-EX-29", "IM-KW-GAR-03")
def test_lost_tomes_hold_scrolls_only():
    t = table("utopians", "romans").in_play(A, "2UTO7").hand(A, "2UTO12", "1UNC22", "1REG8").activate(A)
    t.exhaust(A, "2UTO7")
    assert set(t.options(A)) == {"2UTO12", "1UNC22"}
    t.answer(A, "1UNC22").answer(A, "1REG8")
    assert t.seat(A).garrisons == {"2UTO7": ["1UNC22"]}
    assert t.seat(A).history == ["1REG8"]


@pytest.mark.rule("IM-EX-30", "IM-KW-GAR-08", "IM-KW-GAR-09", "IM-KW-GAR-10")
def test_a_cataphract_in_the_hills_triggers_them():
    t = table("romans", "greeks").empire(A).in_play(A, "1REG8").hand(A, "1CIV15", "1ROM14", "1ROM16")
    t.offer(None, "1UNC3").activate(A).play(A, "1CIV15", "skip", "1REG8")
    assert t.seat(A).population == 1
    assert t.seat(A).garrisons == {"1REG8": ["1CIV15"]}
    assert "1UNC3" in t.options(A)
    t.answer(A, "1UNC3")
    assert t.exile == ["1UNC3"]
    t.answer(A, "1ROM16")
    seat = t.seat(A)
    assert seat.garrisons == {"1REG8": ["1CIV15", like("1ROM16")]}
    assert "1CIV15" not in [*seat.discard, *seat.play]


def garrisoned_valley() -> Table:
    t = table("macedonians", "greeks").in_play(A, "1MAC18").garrisoned(A, "1MAC18", "1MAC19", "1REG8")
    return t.hand(A, "1UNC2")


@pytest.mark.rule("IM-EX-31", "IM-KW-GAR-06")
def test_a_recalled_region_brings_its_garrison_along():
    t = garrisoned_valley().in_play(A, "1UNC11").activate(A).exhaust(A, "1UNC11", ("branch", 0))
    seat = t.seat(A)
    assert seat.hand == ["1MAC18", "1MAC19", "1REG8", "1UNC2"]
    assert (seat.garrisons, seat.discard) == ({}, [])


@pytest.mark.rule("IM-EX-31", "IM-KW-GAR-06", "IM-KW-ABA-03")
def test_an_abandoned_region_takes_its_garrison_along():
    t = garrisoned_valley().in_play(A, "2UNC1").activate(A).exhaust(A, "2UNC1")
    seat = t.seat(A)
    assert seat.discard == ["1MAC18", "1MAC19", "1REG8"]
    assert (seat.garrisons, seat.hand) == ({}, ["1UNC2"])


@pytest.mark.rule("IM-EX-31", "IM-KW-GAR-07", "IM-KW-ABA-04", "IM-AMB-62")
def test_guennuvar_abandons_a_garrisoned_king_arthur_and_the_region_stays():
    t = table("arthurians", "greeks").in_play(A, "2ART21").garrisoned(A, "2ART21", "2ART19", "2ART18")
    t.hand(A, "2ART24", "1CIV4").activate(A).play(A, "2ART24", ("branch", 1))
    seat = t.seat(A)
    assert seat.garrisons == {"2ART21": ["2ART18"]}
    assert "2ART21" in seat.play
    assert "2ART19" in seat.discard
    assert "1CIV4" in seat.discard  # an empire card, played by a barbarian


@pytest.mark.rule("IM-AMB-62", "IM-KW-ABA-01")
def test_without_a_garrisoned_king_arthur_guennuvar_cannot_abandon_him():
    t = table("arthurians", "greeks").offer(None, "1UNC3").in_play(A, "2ART21")
    t.hand(A, "2ART24", "1CIV2", "2ART19").activate(A).play(A, "2ART24")
    assert t.asked == "aim"  # acquiring is all that is left
    assert "1UNC3" in t.options(A)


@pytest.mark.rule("IM-EX-32", "IM-KW-ATT-03", "IM-DEC-35", "IM-AMB-28")
def test_mounted_archers_refuse_the_unrest_and_keep_the_material():
    t = table("romans", "scythians").empire(A).in_play(B, "1SCY20").exhausts(B, 1).hand(A, "1CIV4").activate(A)
    t.play(A, "1CIV4")
    assert (t.asked, t.pending) == ("defend", (B,))
    t.answer(B, "1SCY20")
    assert (t.asked, t.pending) == ("suffer", (B,))
    t.answer(B, "ignore")
    assert (t.seat(B).unrest, t.seat(B).material) == (0, 2)
    assert (t.seat(B).exhausts, t.seat(B).exhausted) == (0, ["1SCY20"])
    assert (t.seat(A).material, t.seat(A).progress) == (2, 1)


@pytest.mark.rule("IM-EX-32", "IM-KW-ATT-03")
def test_mounted_archers_with_a_token_or_without_one_to_place_do_not_protect():
    for exhausts, spent in ((0, False), (1, True)):
        t = table("romans", "scythians").empire(A).in_play(B, "1SCY20")
        if spent:
            t.exhausted(B, "1SCY20")
        t.exhausts(B, exhausts).hand(A, "1CIV4").activate(A).play(A, "1CIV4")
        assert t.seat(B).unrest == 1


@pytest.mark.rule("IM-EX-33", "IM-KW-ATT-04", "IM-KW-PAY-03")
@pytest.mark.parametrize(("goods", "left"), [({"population": 1}, 0), ({"progress": 1}, 0), ({"material": 4}, None)])
def test_a_fortified_region_costs_a_token_and_a_population(goods: dict[str, int], left: int | None):
    t = table("romans", "greeks").empire(A).in_play(B, "2REG12").give(B, **goods).hand(A, "1CIV4").activate(A)
    t.play(A, "1CIV4")
    if left is None:
        assert (t.seat(B).unrest, t.seat(B).exhausts) == (1, 5)
        return
    t.answer(B, "2REG12").answer(B, "ignore")
    seat = t.seat(B)
    assert (seat.population, seat.progress, seat.exhausts, seat.unrest) == (0, 0, 4, 0)
    assert seat.exhausted == ["2REG12"]


@pytest.mark.rule("IM-EX-34", "IM-KW-STE-02", "IM-KW-STE-03", "IM-KW-STE-04", "IM-AMB-29")
def test_who_cannot_give_all_gives_what_he_has_and_takes_unrest():
    t = table("vikings", "romans", "greeks").give(B, material=1, progress=3).give(C, material=2, progress=1)
    t.hand(A, "1VIK13").activate(A).free(A, "1VIK13")
    assert (t.seat(B).material, t.seat(B).progress, t.seat(B).unrest) == (0, 3, 1)
    assert (t.seat(C).material, t.seat(C).progress, t.seat(C).unrest) == (0, 1, 0)
    assert (t.seat(A).material, t.seat(A).unrest) == (3, 0)


@pytest.mark.rule("IM-EX-35", "IM-KW-PAY-04", "IM-AMB-16")
@pytest.mark.parametrize(("way", "left"), [((0, 1), (0, 1)), ((0, 2), (1, 0))])
def test_three_material_with_one_material_and_two_progress(way: tuple[int, int], left: tuple[int, int]):
    t = table("romans", "greeks").give(A, material=1, progress=2).hand(A, "1ROM16").offer(None, "1UNC3").activate(A)
    t.play(A, "1ROM16", ("branch", 0))
    assert t.offered(A, "pay") == [(0, 1), (0, 2)]
    t.answer(A, "pay", *way)
    assert (t.seat(A).material, t.seat(A).progress) == left  # no change is given


@pytest.mark.rule("IM-EX-35", "IM-KW-PAY-03", "IM-AMB-16")
def test_two_population_with_one_population_and_one_progress():
    t = (
        table("romans", "greeks")
        .give(A, population=1, progress=1)
        .hand(A, "1ROM17")
        .offer("1REG8", None, None, "1REG9")
    )
    t.activate(A).play(A, "1ROM17")
    assert (t.seat(A).population, t.seat(A).progress) == (0, 0)
    assert t.asked == "aim"


@pytest.mark.rule("IM-EX-36", "IM-KW-EXI-02")
def test_where_every_market_card_has_a_token_nothing_is_exiled():
    t = table("romans", "greeks").hand(A, "1REG8", "1ROM16", "1ROM14")
    for name in t.market:
        t.tokens(str(name), progress=1)
    market = t.market
    t.activate(A).play(A, "1REG8")
    assert t.options(A) == [like("1ROM16"), "skip"]  # the garrison; Glory cannot be garrisoned
    t.answer(A, "1ROM16")
    assert (t.exile, t.market) == ([], market)
    assert t.seat(A).population == 1
    assert t.seat(A).garrisons == {"1REG8": [like("1ROM16")]}


@pytest.mark.rule("IM-EX-37", "IM-KW-BRK-11", "IM-KW-BRK-12", "IM-AMB-06", "IM-AMB-61")
def test_a_break_through_that_finds_no_tributary_gives_two_progress():
    t = table("romans", "greeks").offer(*MARKET_WITHOUT_TRIBUTARY)
    t.on_top("main", "1REG3", "1UNC20", "1CIV3", "1REG4").leave("main", 4)
    t.innovate(A, "tributary")
    assert t.seat(A).progress == 2
    assert t.seat(A).hand == []
    assert sorted(t.deck("main")) == ["1CIV3", "1REG3", "1REG4", "1UNC20"]
    assert t.last_round == 0
    assert [event["card"] for event in t.heard(B, "dug")] == [BY_CODE[n] for n in ("1REG3", "1UNC20", "1CIV3", "1REG4")]


@pytest.mark.rule("IM-EX-38", "IM-KW-BRK-11", "IM-KW-BRK-13")
def test_with_an_empty_civilised_deck_the_main_deck_is_searched():
    t = table("romans", "greeks").offer("1REG8", "1UNC3", "1CIV2", "1TRI8", "1REG9").leave("civilised", 0)
    t.on_top("main", "1REG3", "1UNC20", "1CIV3")
    before = t.deck("main")
    t.innovate(A, "civilised")
    assert set(t.options(A)) == {"1CIV2", "dig"}
    t.answer(A, "dig")
    assert t.seat(A).hand == ["1UNC20"]
    assert sorted(t.deck("main")) == sorted([name for name in before if name != "1UNC20"])
    assert t.deck("main") != [name for name in before if name != "1UNC20"]  # shuffled


@pytest.mark.rule("IM-EX-39", "IM-KW-FRE-04", "IM-AMB-36")
def test_a_card_is_free_played_once_a_turn():
    t = table("macedonians", "greeks").in_play(A, "1MAC7").give(A, material=1).hand(A, "1UNC21", "2UNC21").activate(A)
    t.free(A, "1UNC21", ("branch", 0)).exhaust(A, "1MAC7")
    assert "1UNC21" in t.seat(A).hand
    assert not t.can(A, "free", "1UNC21")
    assert t.can(A, "play", "1UNC21")
    assert t.can(A, "free", "2UNC21")  # another card of the same name
    t.play(A, "1UNC21", ("branch", 0))
    assert t.seat(A).actions == 2


@pytest.mark.rule("IM-EX-40", "IM-AMB-34", "IM-KW-ABA-05")
def test_a_card_played_again_in_the_same_turn_has_no_token():
    t = table("macedonians", "greeks").in_play(A, "2QIN22", "1MAC7").give(A, material=1).offer("1REG8").activate(A)
    t.exhaust(A, "2QIN22", "1REG8", "yes")  # Mandate of Heaven, which may abandon itself
    assert t.seat(A).exhausts == 4
    t.exhaust(A, "1MAC7")
    assert t.seat(A).exhausts == 3
    t.play(A, "2QIN22")
    assert t.seat(A).exhausted == ["1MAC7"]
    t.exhaust(A, "2QIN22", "1REG8", "no")
    assert (t.seat(A).exhausts, t.seat(A).exhausted) == (2, ["1MAC7", "2QIN22"])


@pytest.mark.rule("IM-EX-40", "IM-KW-REC-04", "IM-AMB-34")
def test_the_token_of_a_recalled_card_stays_away_until_clean_up():
    t = table("romans", "scythians").in_play(B, "1SCY20").hand(A, "2UNC4", "1ROM14").offer("1REG8").activate(A)
    t.play(A, "2UNC4", {B: "1SCY20"}, "1REG8", {B: "suffer"})
    assert t.seat(B).hand == ["1SCY20"]
    assert t.seat(B).exhausts == 4
    t.turn(B).activate(B).play(B, "1SCY20")
    assert (t.seat(B).exhausts, t.seat(B).exhausted) == (4, [])
    t.run("way")
    assert t.seat(B).exhausts == 5


@pytest.mark.rule("IM-EX-41", "IM-KW-BAR-05", "IM-NAT-MIN-01")
def test_pottery_abandoned_by_an_empire_is_never_played_again():
    t = table("minoans", "greeks").empire(A).in_play(A, "2MIN16").give(A, material=2)
    t.solstice({A: ("branch", 1)})
    assert t.seat(A).discard == ["2MIN16"]
    t.turn(A).hand(A, "2MIN16", "2MIN18").activate(A)
    assert t.offered(A, "play") == ["2MIN18"]


@pytest.mark.rule("IM-EX-42", "IM-KW-HIS-06", "IM-NAT-VIK-01")
def test_vikings_discard_what_would_go_into_history():
    t = table("vikings", "greeks").hand(A, "1TRI11").activate(A).play(A, "1TRI11", "top")
    assert t.seat(A).discard == ["1TRI11"]
    assert t.seat(A).history == []


@pytest.mark.rule("IM-EX-43", "IM-KW-SNK-02")
def test_romans_discard_what_they_would_sink():
    t = table("romans", "greeks").empire(A).in_play(A, "1ROM20").hand(A, "2ATL7").activate(A).play(A, "2ATL7")
    assert t.seat(A).discard == ["1ROM20"]
    assert t.seat(A).history == []
