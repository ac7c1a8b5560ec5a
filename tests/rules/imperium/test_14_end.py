"""END: what ends the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from imperium_dsl import *

MAIN_DECK, DEVELOPMENT, KING, HARALD, GRAAL, SHANGRI_LA = range(1, 7)


# --- the six triggers -------------------------------------------------------------------------------------------------
def main_deck(t: Table) -> None:
    """The last card of the main deck refills the market."""
    t.offer("1REG2", "1UNC7", "1CIV10", "1TRI1", "1REG3").leave("main", 1).innovate(A, "tributary", "1TRI1")


def development(t: Table) -> None:
    """A develops the last card of the development area."""
    t.empire(A).developments(A, "1ROM6").only_deck(A).give(A, material=4).in_play(A, "2UNC7").hand(A, "1REG2")
    t.activate(A).exhaust(A, "2UNC7", "1ROM6")


def king(t: Table) -> None:
    """A looks at Fame cards when none is left."""
    t.no_fame().in_play(A, "1REG2", "1REG3", "1REG6").hand(A, "1ROM14", "1REG7").activate(A).play(A, "1ROM14")


def harald(t: Table) -> None:
    """A reshuffles, with no nation card left."""
    t.nation_deck(A).only_deck(A).discards(A, "1REG2").in_play(A, "2UNC7").hand(A, "1REG3").activate(A)
    t.exhaust(A, "2UNC7")


def graal(t: Table) -> None:
    """A plays the Graal."""
    t.hand(A, "2ART3", "1REG2").activate(A).free(A, "2ART3")


TRIGGERS: dict[int, tuple[str, Callable[[Table], None]]] = {
    MAIN_DECK: ("romans", main_deck),
    DEVELOPMENT: ("romans", development),
    KING: ("romans", king),
    HARALD: ("vikings", harald),
    GRAAL: ("arthurians", graal),
}


def turns_left(t: Table) -> list[tuple[int, int]]:
    """Round and seat of every turn from the open question to the end."""
    turns = []
    if t.asked != "way":
        t.run("way")
    while not t.over:
        turns.append((t.round, t.pending[0]))
        t.next_turn()
    return turns


@pytest.mark.rule("IM-END-02", "IM-END-03", "IM-END-05", "IM-END-06", "IM-END-07", "IM-END-09", "IM-EX-53")
@pytest.mark.parametrize("reason", TRIGGERS)
def test_each_trigger_leaves_the_rest_of_the_round_and_one_more(reason: int):
    nation, happens = TRIGGERS[reason]
    t = table(nation, "macedonians", "celts").in_round(7)
    happens(t)
    assert t.last_round == 8
    assert t.events("end-triggered") == [{"seat": A, "reason": reason}]
    assert (t.view["last_round"], t.view["ended_by"]) == (8, reason)
    assert not t.over
    assert turns_left(t) == [(7, B), (7, C), (8, A), (8, B), (8, C)]
    assert t.over
    assert not t.collapsed


# --- (a) the main deck ------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-END-02")
def test_the_last_card_of_the_main_deck_may_refill_the_slot_of_an_empty_small_deck():
    t = table("romans", "macedonians").offer("1REG2", "1UNC7").leave("region", 0).leave("main", 2)
    t.innovate(A, "region", "1REG2")
    assert (len(t.deck("main")), t.last_round) == (1, 0)
    t = table("romans", "macedonians").offer("1REG2", "1UNC7").leave("region", 0).leave("main", 1)
    t.innovate(A, "region", "1REG2")
    assert (t.deck("main"), t.last_round) == ([], 2)


@pytest.mark.rule("IM-END-02", "IM-KW-BRK-11")
def test_a_break_through_that_takes_the_last_card_of_the_main_deck_triggers_the_end():
    t = table("romans", "macedonians").offer("1REG2", "1UNC7", "1CIV10", "1UNC8", "1REG3").leave("main", 0)
    t.on_top("main", "1TRI1").innovate(A, "tributary")
    assert (t.seat(A).hand, t.deck("main"), t.last_round) == (["1TRI1"], [], 2)


@pytest.mark.rule("IM-END-02", "IM-AMB-06", "IM-EX-37")
def test_revealed_cards_are_shuffled_back_and_trigger_nothing():
    t = table("romans", "macedonians").offer("1REG2", "1UNC7", "1CIV10", "1UNC8", "1REG3").leave("main", 0)
    t.on_top("main", "1REG6", "1REG7", "1CIV8", "1UNC19").innovate(A, "tributary")
    assert t.seat(A).progress == 2  # nothing found
    assert (sorted(t.deck("main")), t.last_round) == (["1CIV8", "1REG6", "1REG7", "1UNC19"], 0)


@pytest.mark.rule("IM-END-02")
def test_gambling_away_the_last_card_triggers_the_end():
    t = table("romans", "macedonians").leave("main", 0).on_top("main", "1TRI1").hand(A, "1UNC18", "1REG2")
    t.give(A, material=1).activate(A).free(A, "1UNC18", "region")
    assert ("1TRI1" in t.exile, t.last_round) == (True, 2)


@pytest.mark.rule("IM-END-02")
def test_an_empty_small_deck_triggers_nothing():
    t = table("romans", "macedonians").offer("1REG2").leave("region", 1).innovate(A, "region", "1REG2")
    assert (t.deck("region"), t.last_round) == ([], 0)


# --- (b) the last development -----------------------------------------------------------------------------------------
@pytest.mark.rule("IM-END-03", "IM-KW-DEV-06")
@pytest.mark.parametrize("left", [1, 2])
def test_developing_the_last_card_by_a_card_effect_triggers_the_end(left: int):
    t = table("macedonians", "romans").empire(A).developments(A, *("1MAC4", "1MAC5")[:left]).give(A, population=9)
    t.hand(A, "1MAC3", "1REG2").give(A, material=2).activate(A).play(A, "1MAC3", ("branch", 0))
    if t.asked == "aim":
        t.answer(A, "1MAC5")
    assert len(t.seat(A).development) == left - 1
    assert t.last_round == (2 if left == 1 else 0)


@pytest.mark.rule("IM-END-03", "IM-AMB-48")
def test_developing_the_last_card_for_nothing_triggers_the_end():
    t = table("romans", "macedonians").empire(A).developments(A, "1ROM3").hand(A, "1FAM5", "1REG2").activate(A)
    t.free(A, "1FAM5")  # Glorious: an empire develops at no cost
    assert "1ROM3" in t.seat(A).discard
    assert t.last_round == 2


@pytest.mark.rule("IM-END-03", "IM-NAT-VIK-01", "IM-NAT-UTO-01")
def test_who_never_had_developments_triggers_nothing():
    t = table("vikings", "utopians")
    for _ in range(8):
        t.next_turn()
    assert t.last_round == 0


@pytest.mark.rule("IM-END-04", "IM-NAT-ART-06", "IM-EX-60", "IM-AMB-41")
def test_the_last_quest_of_the_arthurians_is_no_such_trigger():
    t = table("arthurians", "romans").developments(A, "2ART3").solstice("2ART2", "yes").run("way")
    assert t.seat(A).garrisons == {"2ART2": ["2ART3"]}
    assert (t.seat(A).development, t.last_round) == ([], 0)
    t = table("arthurians", "romans").developments(A, "2ART3", "2ART7").in_play(A, "2ART5").hand(A, "2ART18")
    t.solstice("2ART5", "yes").run("way")  # Twrch Trwyth exiles an impending quest
    assert t.last_round == 0


# --- (c) King of Kings ------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-END-05", "IM-NOTE-KOK-03")
@pytest.mark.parametrize("left", [0, 1])
def test_king_of_kings_is_turned_when_no_fame_card_is_left(left: int):
    t = table("romans", "macedonians").no_fame().fame_top(*("1FAM1",)[:left]).in_play(A, "1REG2", "1REG3", "1REG6")
    t.hand(A, "1ROM14", "1REG7").activate(A).play(A, "1ROM14").run("act")
    assert CODE[t.state.king] == ("1FAM9A" if left else "1FAM9B")
    assert t.last_round == (0 if left else 2)
    assert t.seat(A).progress == (0 if left else 6)


# --- (d) Harald Hardrada ----------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-END-06")
def test_harald_triggers_the_end_however_he_leaves_the_nation_deck():
    t = table("vikings", "romans").nation_deck(A).hand(A, "1TRI3", "1REG2").activate(A).play(A, "1TRI3")
    assert "1VIK2" in t.seat(A).discard  # Egyptians: the top card of the nation deck into the discard pile
    assert t.last_round == 2


@pytest.mark.rule("IM-END-06")
def test_an_accession_card_of_others_ends_nothing():
    t = table("romans", "macedonians").nation_deck(A).hand(A, "1TRI3", "1REG2").activate(A).play(A, "1TRI3")
    assert (t.seat(A).empire, t.last_round) == (True, 0)


# --- (e) the Graal, (f) Shangri-La ------------------------------------------------------------------------------------
@pytest.mark.rule("IM-END-07")
def test_only_playing_the_graal_triggers_the_end():
    t = table("arthurians", "romans").hand(A, "2ART3", "1REG2").activate(A)
    assert t.last_round == 0  # having it is not enough
    t.stop(A, t.market[0], "2ART3")
    assert t.last_round == 0  # nor is discarding it
    t.turn(A).hand(A, "2ART3").activate(A).free(A, "2ART3")
    assert t.last_round == 2


@pytest.mark.rule("IM-END-08", "IM-NAT-UTO-09", "IM-EX-54", "IM-AMB-23")
@pytest.mark.parametrize(("population", "ends"), [(23, False), (24, True), (30, True)])
def test_24_population_at_the_solstice_of_shangri_la_trigger_the_end(population: int, ends: bool):
    t = table("utopians", "romans", "celts").journey(A, "2UTO3B").give(A, population=population).in_round(9)
    t.turn(C).next_turn()  # the last turn of round 9, then its Solstice
    assert t.last_round == (10 if ends else 0)
    assert t.round == 10
    if ends:
        assert t.events("end-triggered") == [{"seat": A, "reason": SHANGRI_LA}]
        assert turns_left(t) == [(10, A), (10, B), (10, C)]


@pytest.mark.rule("IM-END-08")
@pytest.mark.parametrize("face", ["2UTO2A", "2UTO2B", "2UTO3A"])
def test_population_is_not_enough_before_shangri_la(face: str):
    t = table("utopians", "romans").journey(A, face).give(A, population=30).solstice().run("way")
    assert t.last_round == 0


# --- after the trigger ------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-END-09", "IM-INV-10")
@pytest.mark.parametrize("first", [A, B, C])
def test_all_have_had_the_same_number_of_turns(first: int):
    t = table("romans", "macedonians", "celts", first=first).turn(first)
    while t.pending != (A,):
        t.next_turn()
    main_deck(t)
    turns_left(t)
    taken = [event["seat"] for event in t.events("way")]
    assert len({taken.count(p) for p in (A, B, C)}) == 1


@pytest.mark.rule("IM-END-09")
def test_the_last_round_has_its_solstice():
    t = table("romans", "macedonians").in_play(B, "2UNC18")
    main_deck(t)
    turns_left(t)
    assert t.seat(B).material == 4  # Road Building at the Solstice of both rounds
    assert [event["n"] for event in t.events("solstice")] == [1, 2]
    assert t.state.options(A) == t.state.options(B) == []


@pytest.mark.rule("IM-END-09", "IM-AMB-23")
def test_a_trigger_in_the_turn_of_the_last_player_leaves_one_whole_round():
    t = table("macedonians", "romans", first=B).in_round(3).turn(A)
    main_deck(t)
    assert turns_left(t) == [(4, B), (4, A)]


@pytest.mark.rule("IM-END-10")
def test_a_second_trigger_changes_nothing():
    t = table("romans", "vikings").in_round(5)
    main_deck(t)
    t.run("way").nation_deck(B).only_deck(B).discards(B, "1REG7").in_play(B, "2UNC7").hand(B, "1REG8").activate(B)
    t.exhaust(B, "2UNC7")  # Harald Hardrada, in the same round
    assert (t.last_round, t.view["ended_by"]) == (6, MAIN_DECK)
    t.run("way").no_fame().in_play(A, "1REG6", "1REG9", "1REG10").hand(A, "1ROM14", "1REG11").activate(A)
    t.play(A, "1ROM14")  # King of Kings, in the last round
    assert (t.last_round, t.round) == (6, 6)
    assert len(t.events("end-triggered")) == 1
    assert turns_left(t) == [(6, B)]


@pytest.mark.rule("IM-END-10")
def test_a_trigger_is_irreversible():
    t = table("romans", "macedonians")
    main_deck(t)
    t.on_top("main", "1REG7", "1REG8")
    assert t.last_round == 2
    assert len(turns_left(t)) == 3


@pytest.mark.rule("IM-END-11", "IM-INV-04", "IM-AMB-07")
@pytest.mark.parametrize(("pile", "falls"), [(1, True), (2, False)])
def test_a_collapse_comes_as_soon_as_the_unrest_pile_is_empty(pile: int, falls: bool):
    t = table("romans", "macedonians").in_play(A, "1UNC8").unrest_pile(pile).solstice()
    assert t.seat(A).unrest == 1  # Mysticism
    assert (t.collapsed, t.over) == (falls, falls)
    assert len(t.events("collapse")) == falls


@pytest.mark.rule("IM-END-12", "IM-EX-55")
def test_a_collapse_in_the_last_round_replaces_scoring():
    t = table("romans", "macedonians").give(A, progress=50).in_play(A, "1UNC8").discards(A, "UNREST")
    main_deck(t)
    t.run("way")
    assert t.last_round == 2
    t.unrest_pile(1).turn(B).next_turn()  # Mysticism at the Solstice empties the pile
    assert (t.collapsed, t.over, t.round) == (True, True, 1)
    assert t.state.scores[A] > t.state.scores[B]
    assert t.state.winners == (B,)  # who has 3 Unrest cards against 4


@pytest.mark.rule("IM-END-12")
def test_also_at_the_very_last_solstice():
    t = table("romans", "macedonians").give(A, progress=50).in_play(A, "1UNC8")
    main_deck(t)
    t.run("way").in_round(2).unrest_pile(1).turn(B).next_turn()
    assert (t.collapsed, t.over) == (True, True)


@pytest.mark.rule("IM-END-01")
def test_scoring_and_collapse_are_the_only_ends():
    t = table("romans", "macedonians")
    main_deck(t)
    turns_left(t)
    assert (t.over, t.collapsed, t.view["collapsed"]) == (True, False, False)
    t = table("romans", "macedonians").in_play(A, "1UNC8").unrest_pile(1).solstice()
    assert (t.over, t.collapsed, t.view["collapsed"]) == (True, True, True)
