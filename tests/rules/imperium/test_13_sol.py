"""SOL: Solstice."""

from __future__ import annotations

import pytest

from imperium_dsl import *


@pytest.mark.rule("IM-SOL-01")
@pytest.mark.parametrize("first", [A, B, C])
def test_the_round_ends_after_the_clean_up_of_the_last_player(first: int):
    t = table("romans", "macedonians", "celts", first=first).in_play(A, "1CIV10").turn(first)
    last = (first + 2) % 3
    while t.pending != (last,):
        t.next_turn()
    assert t.seat(A).material == 0
    t.hand(last, "1REG2").activate(last).stop(last, t.market[0])
    assert (t.pending, t.seat(A).material) == ((last,), 0)  # not before the last card is discarded and drawn
    t.answer(last, "done")
    assert (t.pending, t.round, t.seat(A).material) == ((first,), 2, 2)


@pytest.mark.rule("IM-SOL-02", "IM-KW-SOL-01")
def test_every_player_resolves_the_abilities_of_cards_in_play_and_of_the_power_card():
    t = table("minoans", "romans", sides="a,b").hand(A, "1REG2").in_play(A, "2MIN4").in_play(B, "1CIV10", "2UNC18")
    t.hand(B, "2CIV10").discards(B, "2REG6")
    t.solstice("2MIN4", "yes", {B: "1CIV10"})  # power of the Minoans: discard a card for 1 progress
    assert t.seat(A).goods == {"material": 0, "population": 1, "progress": 1}
    assert t.seat(B).material == 4  # 2 and 2; Civil Service in hand and Highlands in the discard pile do nothing
    assert t.seat(B).population == 0


@pytest.mark.rule("IM-SOL-02")
def test_court_and_journey_card_have_their_solstice():
    t = table("arthurians", "utopians").hand(B, "1REG2").on_deck(B, "1REG3")
    t.solstice("2ART2")
    assert (t.asked, t.source_code) == ("may", "2ART2")
    t.answer(A, "no").run("branch", "way")
    t.run("way")
    assert t.seat(B).hand == ["1REG3"]  # Visions: discard a card, then draw one


@pytest.mark.rule("IM-SOL-03")
def test_an_ability_is_resolved_as_far_as_possible():
    t = table("romans", "macedonians").in_play(A, "2EGY5").solstice()  # Obelisk: discard a card. Gain 1 progress.
    assert t.seat(A).progress == 1  # though there is no card
    t = table("romans", "macedonians").in_play(A, "2EGY5").hand(A, "1REG2", "1REG3").solstice()
    assert (t.asked, t.options(A)) == ("aim", ["1REG2", "1REG3"])  # it is not optional
    t.answer(A, "1REG2")
    assert (t.seat(A).discard, t.seat(A).progress) == (["1REG2"], 1)


@pytest.mark.rule("IM-SOL-03", "IM-DEC-42", "IM-AMB-26")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_of_a_choice_only_what_can_be_done_in_full_may_be_chosen(held: int):
    t = table("romans", "macedonians").in_play(A, "1UNC8").hand(A, *("1REG2", "1REG3")[:held]).solstice()
    if held < 2:
        assert t.seat(A).unrest == 1  # Mysticism: take Unrest or discard 2 cards
        assert t.seat(A).discard == []
    else:
        assert (t.asked, t.options(A)) == ("branch", [0, 1])
        t.answer(A, "branch", 1)
        assert (t.seat(A).unrest, t.seat(A).discard) == (0, ["1REG2", "1REG3"])


@pytest.mark.rule("IM-SOL-03", "IM-DEC-42")
def test_what_a_card_makes_optional_may_be_declined():
    t = table("romans", "macedonians").in_play(A, "1ROM19").hand(A, "1REG2").solstice()
    assert t.can(A, "skip") or t.can(A, "no")
    t.run("way")
    assert (t.seat(A).hand, t.seat(A).goods) == (["1REG2"], {"material": 0, "population": 0, "progress": 0})


@pytest.mark.rule("IM-SOL-04", "IM-DEC-41")
def test_the_owner_chooses_the_order_of_several():
    t = table("romans", "macedonians").in_play(A, "2REG8", "1CIV8", "2MIN4").give(A, population=1).hand(A, "1REG2")
    t.solstice()
    assert (t.asked, t.pending, t.options(A)) == ("solstice", (A,), ["1CIV8", "2MIN4", "2REG8"])
    t.answer(A, "2MIN4")  # 1 population first,
    assert t.options(A) == ["1CIV8", "2REG8"]
    t.answer(A, "1CIV8").answer(A, "branch", 1)  # so that Pharmacy can be paid 2
    assert t.seat(A).goods == {"material": 3, "population": 0, "progress": 1}


@pytest.mark.rule("IM-SOL-05", "IM-AMB-25")
@pytest.mark.parametrize("first", [A, B, C])
def test_players_resolve_one_after_the_other_from_the_starting_player(first: int):
    t = table("romans", "macedonians", "celts", first=first)
    for p, name in ((A, "1CIV6"), (B, "1CIV7"), (C, "2CIV6")):
        t.in_play(p, name, ("2MIN13", "1ROM7", "1MAC8")[p])
    t.solstice()
    asked = []
    while t.asked != "way":
        asked.append(t.pending[0])
        t.answer(t.pending[0], *t.choices(t.pending[0])[0].args)
    order = [(first + i) % 3 for i in range(3)]
    assert asked == [p for p in order for _ in range(3)]  # the order, then each of two Metropolises


@pytest.mark.rule("IM-SOL-06")
def test_each_ability_is_resolved_once():
    t = table("romans", "macedonians").in_play(A, "1CIV10").solstice()
    assert t.seat(A).material == 2
    assert t.asked == "way"
    t.solstice()
    assert t.seat(A).material == 4  # and again at the next Solstice


@pytest.mark.rule("IM-SOL-06", "IM-AMB-45")
def test_a_card_that_enters_play_during_solstice_waits_for_the_next():
    t = table("arthurians", "romans").nation_deck(A).only_deck(A).discards(A, "1REG2").in_play(A, "2ART10")
    t.hand(A, "2ART18").solstice("2ART10")  # Viviane: draw a card, for which the nadir card comes into play
    t.run("way")
    assert "2ART8" in t.seat(A).play
    assert (t.seat(A).unrest, "2ART18" in t.seat(A).history) == (
        0,
        False,
    )
    t.solstice().run("way")  # Gwaith Camlan: a knight into history or 2 Unrest
    assert t.seat(A).unrest == 2 or "2ART18" in t.seat(A).history


@pytest.mark.rule("IM-SOL-07")
def test_drawing_may_exceed_the_hand_size_and_reshuffles_with_the_tokens_there_are():
    t = table("romans", "macedonians").hand(A, "1REG2", "1REG3", "1REG6", "1REG7", "1REG8").in_play(A, "1CIV6")
    t.nation_deck(A, "1ROM11").only_deck(A).discards(A, "1ROM19").exhausts(A, 1).solstice({A: ("branch", 2)})
    assert len(t.seat(A).hand) == 6
    assert (t.seat(A).exhausts, t.seat(A).nation_token, t.seat(A).nation) == (0, True, [])


@pytest.mark.rule("IM-SOL-08", "IM-KW-GAR-04")
def test_garrisoned_cards_have_no_solstice():
    t = table("romans", "macedonians").in_play(A, "1ROM20").garrisoned(A, "1ROM20", "1CIV10", "2EGY5").solstice()
    assert t.asked == "way"
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0}


@pytest.mark.rule("IM-SOL-09", "IM-TRN-01")
def test_then_the_next_round_starts():
    t = table("romans", "macedonians", first=B).in_round(3).in_play(A, "1CIV6").turn(A).next_turn()
    t.run("way")
    assert (t.round, t.pending) == (4, (B,))
    assert [event["n"] for event in t.events("round")][-1] == 4
