"""DEC: everything a player is asked: the right seat, nothing optional forced, nothing forced skipped."""

from __future__ import annotations

import pytest

from imperium_dsl import *

PLAIN_MARKET = ("1REG8", "1UNC3", "1CIV2", "1UNC19", "1REG9")


def may_decline(t: Table, p: int) -> bool:
    return any(t.can(p, word) for word in ("skip", "no", "done", "stop"))


# --- set-up ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-DEC-01", "IM-DEC-03")
def test_nations_then_sides_are_chosen_by_each_player_in_turn():
    t = Table(new_game(nations="choose", sides="choose"))
    first = t.pending[0]
    assert t.asked == "nation"
    assert len(t.options(first)) == 16
    t.answer(first, "greeks")
    other = t.pending[0]
    assert other == 1 - first
    assert len(t.options(other)) == 15
    assert not t.can(other, "greeks")
    t.answer(other, "qin")
    assert (t.asked, t.pending, t.options(first)) == ("side", (first,), ["a", "b"])
    t.answer(first, "b").answer(other, "a")
    assert t.asked == "way"
    assert "1GRE1B" in t.seat(first).play
    assert "2QIN1A" in t.seat(other).play


def new_game(**options: str):
    import imperia

    return imperia.game("imperium").new(2, 3, options)


# --- turns ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-DEC-08", "IM-KW-CHO-01", "IM-KW-CHO-03")
def test_of_alternatives_only_payable_ones_are_offered_and_one_must_be_chosen():
    t = table("celts", "greeks").hand(A, "1CEL14", "UNREST").activate(A).play(A, "1CEL14")
    assert t.options(A) == [0, 2]  # no population for the second
    assert not may_decline(t, A)
    t.answer(A, "branch", 2)
    assert (t.seat(A).population, t.seat(A).unrest) == (1, 0)
    t = table("celts", "greeks").give(A, population=1).hand(A, "1CEL14").activate(A).play(A, "1CEL14")
    assert t.options(A) == [0, 1]


@pytest.mark.rule("IM-DEC-09", "IM-ACT-06")
def test_a_may_is_asked_of_the_player_it_names_and_may_be_declined():
    t = table("romans", "greeks", "celts").in_play(A, "1UNC4").activate(A).exhaust(A, "1UNC4")
    for p, said in ((A, "no"), (B, "yes"), (C, "no")):
        assert (t.asked, t.pending, t.options(p)) == ("may", (p,), ["yes", "no"])
        t.answer(p, said)
    assert [t.seat(p).material for p in (A, B, C)] == [0, 2, 0]


@pytest.mark.rule("IM-DEC-10", "IM-AMB-57")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_up_to_two_is_none_one_or_two(n: int):
    t = table("romans", "greeks").hand(A, "1TRI4", "UNREST", "UNREST", "UNREST").activate(A).free(A, "1TRI4")
    for _ in range(n):
        t.answer(A, "UNREST")
    if n < 2:
        assert t.can(A, "done")
        t.answer(A, "done")
    assert t.seat(A).unrest == 3 - n
    assert t.asked in ("act", "token")


@pytest.mark.rule("IM-DEC-11", "IM-KW-PAY-03")
def test_who_pays_says_with_what():
    t = table("romans", "greeks").empire(A).in_play(B, "2REG12").give(B, population=1, progress=1).hand(A, "1CIV4")
    t.activate(A).play(A, "1CIV4", {B: "2REG12"})
    assert (t.asked, t.pending) == ("pay", (B,))
    assert t.offered(B, "pay") == [(0, 0), (1, 0)]
    t.answer(B, "pay", 1, 0)
    assert (t.seat(B).population, t.seat(B).progress) == (1, 0)


# --- market and cards -----------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-DEC-21")
@pytest.mark.parametrize(("suit", "hits"), [("civilised", True), ("uncivilised", True), ("region", False)])
def test_gambling_declares_one_of_four_suits(suit: str, hits: bool):
    t = table("romans", "greeks").give(A, material=1).on_top("main", "1UNC20").hand(A, "1UNC18").activate(A)
    t.free(A, "1UNC18")
    assert t.options(A) == ["region", "uncivilised", "civilised", "tributary"]
    t.answer(A, suit)
    assert ("1UNC20" in t.seat(A).hand) == hits
    assert t.exile == ([] if hits else ["1UNC20"])
    assert t.heard(B, "revealed")[-1]["card"] == BY_CODE["1UNC20"]


@pytest.mark.rule("IM-DEC-22")
@pytest.mark.parametrize(("card", "good"), [("1CAR19", "material"), ("2QIN22", "population")])
def test_a_token_goes_on_any_market_card_the_player_likes(card: str, good: str):
    t = table("carthaginians", "greeks").offer(*PLAIN_MARKET).tokens("1REG9", progress=1)
    if card == "2QIN22":
        t.in_play(A, card).activate(A).exhaust(A, card)
    else:
        t.hand(A, card).activate(A).free(A, card)
    assert set(t.options(A)) == set(PLAIN_MARKET)
    t.answer(A, "1REG9")
    assert t.tokens_on("1REG9") == {"progress": 1, good: 1}


@pytest.mark.rule("IM-DEC-23", "IM-KW-GAR-08")
def test_which_card_is_garrisoned_and_under_which_host():
    t = table("arthurians", "greeks").in_play(A, "2ART21", "2ART22", "2ART11").hand(A, "2ART18", "1UNC2").activate(A)
    t.play(A, "2ART18")
    assert set(t.options(A)) == {"2ART21", "2ART22", "skip"}  # Camelot is no Region
    t.answer(A, "2ART22")
    assert t.seat(A).garrisons["2ART22"] == ["2ART18"]
    assert t.asked == "aim"  # its own garrison
    assert {"1UNC2", "skip"} <= set(t.options(A))
    t.answer(A, "1UNC2")
    assert t.seat(A).garrisons == {"2ART22": ["2ART18", "1UNC2"]}


@pytest.mark.rule("IM-DEC-24", "IM-KW-ABA-01", "IM-KW-REC-01")
def test_what_is_recalled_is_any_pinned_card_of_the_player_it_happens_to():
    t = table("romans", "greeks").in_play(B, "1GRE20", "1GRE11").hand(A, "2UNC4", "1UNC2").offer("1REG8").activate(A)
    t.play(A, "2UNC4", "1REG8")
    assert t.pending == (B,)
    assert t.options(B) == ["1GRE11", "1GRE20"]  # not the power card
    t.answer(B, "1GRE20")
    assert t.seat(B).hand == ["1GRE20"]


@pytest.mark.rule("IM-DEC-27", "IM-KW-RET-02")
def test_from_which_zone_unrest_is_returned():
    t = table("romans", "greeks").hand(A, "1TRI4", "UNREST").discards(A, "UNREST", "1UNC2").activate(A)
    t.free(A, "1TRI4")
    assert [repr(choice) for choice in t.choices(A)] == ["hand UNREST", "discard UNREST", "done"]
    t.answer(A, "discard", "UNREST")
    t.run("token")
    assert t.seat(A).unrest == 1
    assert t.seat(A).discard == ["1UNC2"]


@pytest.mark.rule("IM-DEC-29", "IM-KW-LOO-03", "IM-KW-LOO-05")
def test_of_fame_cards_one_is_taken_and_the_others_go_back_in_any_order():
    t = table("romans", "greeks", sides="a").fame_top("1FAM4", "1FAM5", "1FAM6").in_play(A, "1REG2", "1REG3", "1REG4")
    t.hand(A, "1ROM14").activate(A).play(A, "1ROM14")
    assert set(t.options(A)) == {"1FAM4", "1FAM5", "1FAM6"}
    assert not may_decline(t, A)
    t.answer(A, "1FAM5")
    assert t.asked == "order"
    assert set(t.options(A)) == {"1FAM4", "1FAM6"}
    t.answer(A, "1FAM4")
    assert "1FAM5" in t.seat(A).hand
    assert sorted(code(card) for card in t.state.fame[-2:]) == ["1FAM4", "1FAM6"]
    u = table("romans", "greeks", sides="a").fame_top("1FAM4", "1FAM5", "1FAM6").in_play(A, "1REG2", "1REG3", "1REG4")
    u.hand(A, "1ROM14").activate(A).play(A, "1ROM14", "1FAM5", "1FAM6")
    assert [code(card) for card in u.state.fame[-2:]] == [code(card) for card in t.state.fame[-2:]][::-1]


@pytest.mark.rule("IM-DEC-29")
@pytest.mark.parametrize("shuffles", [True, False])
def test_gothja_may_shuffle_the_nation_deck_after_looking(shuffles: bool):
    t = table("vikings", "greeks").hand(A, "1VIK16", "UNREST").activate(A)
    nation = t.seat(A).nation
    t.play(A, "1VIK16")
    assert (t.asked, t.pending) == ("may", (A,))
    t.answer(A, "yes" if shuffles else "no")
    assert (t.seat(A).nation != nation) == shuffles
    assert sorted(t.seat(A).nation) == sorted(nation)


@pytest.mark.rule("IM-DEC-30", "IM-KW-DEV-01")
def test_what_is_developed_by_an_effect_and_that_it_may_be_declined():
    t = table("minoans", "greeks").empire(A).give(A, material=2, population=1).hand(A, "2MIN2").activate(A)
    t.play(A, "2MIN2")  # one progress, then MAY develop
    assert t.options(A) == ["2MIN3", "skip"]
    t.answer(A, "skip")
    assert t.seat(A).goods == {"material": 2, "population": 1, "progress": 1}
    t = table("minoans", "greeks").empire(A).hand(A, "2MIN2").activate(A).play(A, "2MIN2")
    assert t.seat(A).history == ["2MIN2"]  # nothing affordable, nothing asked


@pytest.mark.rule("IM-DEC-31")
@pytest.mark.parametrize("order", [("1UNC2", "1UNC3"), ("1UNC3", "1UNC2")])
def test_in_which_order_cards_are_put_on_the_deck(order: tuple[str, str]):
    t = table("greeks", "romans").empire(A).hand(A, "1GRE7", "1UNC2", "1UNC3", "1GRE20").offer("1REG8").activate(A)
    t.play(A, "1GRE7")
    assert not may_decline(t, A)
    t.answer(A, order[0]).answer(A, order[1])
    assert t.seat(A).deck[:2] == [order[1], order[0]]


@pytest.mark.rule("IM-DEC-32", "IM-KW-ATT-06", "IM-AMB-27")
def test_the_giver_chooses_for_each_other_player_from_hand_or_discard_pile():
    t = table("romans", "greeks", "celts").empire(A).hand(A, "1CIV11", "1UNC2").discards(A, "1UNC3").activate(A)
    t.play(A, "1CIV11")
    assert (t.asked, t.pending) == ("give", (A,))
    assert [repr(choice) for choice in t.choices(A)] == ["hand 1UNC2", "discard 1UNC3"]
    t.answer(A, "1UNC3")
    assert t.seat(B).hand == ["1UNC3"]
    assert t.seat(C).hand == ["1UNC2"]  # all that is left


@pytest.mark.rule("IM-DEC-35", "IM-KW-ATT-03", "IM-AMB-28")
@pytest.mark.parametrize("said", ["suffer", "ignore"])
def test_who_is_protected_may_refuse_a_card_given_or_take_it(said: str):
    t = table("romans", "scythians", "celts").empire(A).in_play(B, "1SCY20").hand(A, "1CIV11", "1UNC2", "1UNC3")
    t.activate(A).play(A, "1CIV11", {B: "1SCY20"})
    assert (t.asked, t.pending) == ("suffer", (B,))
    t.answer(B, said)
    if said == "suffer":
        t.answer(A, "1UNC2")
    else:
        t.answer(A, "1UNC3")  # for C
    assert t.seat(B).hand == (["1UNC2"] if said == "suffer" else [])
    assert t.seat(C).hand == ["1UNC3"]
    assert [t.seat(p).material for p in (A, B, C)] == [2, 2, 2]


@pytest.mark.rule("IM-DEC-35", "IM-KW-ATT-03", "IM-AMB-28")
def test_of_several_effects_a_protected_player_may_ignore_any():
    t = table("egyptians", "scythians").empire(A).in_play(B, "1SCY20").hand(A, "2EGY10").hand(B, "1UNC2").activate(A)
    t.play(A, "2EGY10", {B: "1SCY20"}, {B: "ignore"}, {B: "suffer"})
    assert t.seat(B).hand == []  # no Unrest, but a card discarded
    assert t.seat(B).discard == ["1UNC2"]


@pytest.mark.rule("IM-DEC-34", "IM-KW-EMP-04")
def test_combs_let_the_next_card_be_an_empire_card_and_only_that():
    t = table("vikings", "greeks").in_play(A, "1VIK4").hand(A, "1CIV4", "1CIV12", "1TRI8").activate(A)
    assert t.offered(A, "play") == ["1TRI8"]
    t.exhaust(A, "1VIK4")
    assert t.offered(A, "play") == ["1CIV4", "1CIV12", "1TRI8"]
    t.play(A, "1CIV12")
    assert t.offered(A, "play") == ["1TRI8"]


# --- reactions ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-DEC-36")
@pytest.mark.parametrize("pays", [True, False])
def test_a_standing_army_asks_the_attacker_for_progress(pays: bool):
    t = table("romans", "greeks").empire(A).in_play(B, "1UNC1").give(A, progress=1).hand(A, "1CIV4").activate(A)
    t.play(A, "1CIV4")
    assert (t.asked, t.pending) == ("tribute", (A,))
    t.answer(A, "yes" if pays else "no")
    if pays:
        assert (t.seat(B).unrest, t.seat(B).progress) == (1, 1)
        assert t.seat(A).progress == 1  # one paid, one gained
    else:
        assert (t.asked, t.pending) == ("suffer", (B,))
        t.answer(B, "ignore")
        assert (t.seat(B).unrest, t.seat(B).progress, t.seat(A).progress) == (0, 0, 2)


@pytest.mark.rule("IM-DEC-36", "IM-KW-ATT-04")
def test_an_attacker_without_progress_is_not_asked():
    t = table("romans", "greeks").empire(B).in_play(A, "1UNC1").give(B, material=5, population=5).give(A, progress=5)
    t.hand(B, "1CIV4").turn(B).activate(B).play(B, "1CIV4")
    assert (t.asked, t.pending) == ("suffer", (A,))


@pytest.mark.rule("IM-DEC-40")
@pytest.mark.parametrize("buries", [True, False])
def test_vikings_who_take_unrest_may_bury_the_top_nation_card(buries: bool):
    t = table("vikings", "greeks").hand(A, "1PER16").give(A, material=3).offer(None, "1UNC3", None, "1REG8", "1REG9")
    t.leave("civilised", 0)
    nation = t.seat(A).nation
    t.activate(A).play(A, "1PER16", "1UNC3")
    assert (t.asked, t.pending) == ("may", (A,))
    t.answer(A, "yes" if buries else "no")
    assert t.seat(A).nation == (nation[1:] + nation[:1] if buries else nation)
    assert t.seat(A).accession == "1VIK2"


# --- Solstice and end -----------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-DEC-41", "IM-DEC-42", "IM-SOL-04")
def test_each_player_orders_his_own_solstice_abilities_and_may_decline_what_he_may():
    t = table("romans", "greeks").in_play(A, "1ROM19", "1CIV10").in_play(B, "1CIV8", "1CIV6").hand(A, "1UNC2")
    t.solstice()
    assert (t.asked, t.pending, set(t.options(A))) == ("solstice", (A,), {"1CIV10", "1ROM19"})
    t.answer(A, "1CIV10")
    assert t.seat(A).material == 2
    assert (t.asked, t.source_code) == ("may", "1ROM19")
    t.answer(A, "no")
    assert (t.asked, t.pending) == ("solstice", (B,))
    t.answer(B, "1CIV6")
    assert t.options(B) == [0, 1, 2]
    assert not may_decline(t, B)
    t.answer(B, "branch", 1)
    assert t.seat(B).population == 2  # and one by Pharmacy, which has no choice left


@pytest.mark.rule("IM-DEC-43", "IM-NAT-ART-02", "IM-NAT-ART-05")
def test_the_court_may_be_given_any_impending_quest_but_the_graal():
    t = table("arthurians", "greeks").solstice("2ART2")
    assert (t.asked, t.options(A)) == ("may", ["yes", "no"])
    u = Table(t.state.clone())
    t.answer(A, "yes")
    assert set(t.options(A)) == {"2ART4", "2ART5", "2ART6", "2ART7"}
    t.answer(A, "2ART6")
    assert t.seat(A).garrisons == {"2ART2": ["2ART6"]}
    assert t.seat(A).unrest + t.seat(A).discard.count("UNREST") == 1
    u.answer(A, "no")
    assert u.seat(A).garrisons == {}
    assert u.seat(A).unrest == 0


@pytest.mark.rule("IM-DEC-44", "IM-NAT-UTO-03")
@pytest.mark.parametrize("goes_on", [True, False])
@pytest.mark.parametrize("p", [A, B])
def test_the_journey_goes_on_or_its_alternative_is_taken(p: int, goes_on: bool):
    t = table(*(("utopians", "greeks") if p == A else ("greeks", "utopians"))).give(p, progress=6)
    t.hand(p, "1UNC2", "1UNC3").on_deck(p, "2UTO9").solstice()
    assert (t.asked, t.pending, t.source_code) == ("branch", (p,), "2UTO2A")
    if goes_on:
        t.answer(p, "branch", 0)
        assert t.seat(p).progress == 0
        assert "2UTO2B" in t.seat(p).play
    else:
        t.answer(p, "branch", 1).answer(p, "1UNC3")
        assert t.seat(p).hand == ["1UNC2", "2UTO9"]
        assert "2UTO2A" in t.seat(p).play
        assert t.seat(p).progress == 6


@pytest.mark.rule("IM-DEC-45", "IM-NOTE-SUM-01")
def test_the_owner_of_the_sumerians_returns_up_to_two_unrest_from_anywhere():
    t = table("romans", "greeks").unrest_pile(9).hand(A, "UNREST").discards(A, "UNREST", "1TRI7")
    t.in_history(A, "UNREST").in_play(A, "1ROM20").garrisoned(A, "1ROM20", "UNREST").end()
    assert (t.asked, t.pending) == ("aim", (A,))
    verbs = {choice.verb for choice in t.choices(A)}
    assert verbs == {"hand", "discard", "deck", "history", "table", "done"}
    before = t.scores[A]
    t.answer(A, "history", "UNREST").answer(A, "done")
    assert t.over
    assert t.scores[A] == before + 2
