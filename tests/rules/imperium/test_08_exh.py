"""EXH: Exhaust abilities."""

from __future__ import annotations

import pytest

from imperium_dsl import *


@pytest.mark.rule("IM-EXH-01", "IM-DEC-07")
def test_cards_in_play_and_the_power_card_can_be_exhausted():
    t = table("greeks", "romans", sides="a,b").in_play(A, "2UNC7", "1UNC15", "1FAM8").hand(A, "1GRE21", "2UNC8")
    t.in_play(A, "1UNC8").exhausted(A, "1UNC8").garrisoned(A, "1UNC15", "2MAU8").in_play(B, "1CIV10").activate(A)
    assert t.offered(A, "exhaust") == ["1GRE1A", "2UNC7"]  # with an Exhaust ability, in play, no token on it


@pytest.mark.rule("IM-EXH-02")
def test_a_token_moves_from_the_state_card_onto_the_card():
    t = table("romans", "macedonians").in_play(A, "2UNC7", "1UNC8").hand(A, "1ROM20").activate(A).exhaust(A, "2UNC7")
    assert (t.seat(A).exhausts, t.seat(A).exhausted, t.seat(A).actions) == (4, ["2UNC7"], 3)
    t.exhausts(A, 0)
    assert t.offered(A, "exhaust") == []  # no token, no ability
    t.exhausts(A, 1)
    assert t.offered(A, "exhaust") == ["1UNC8"]


@pytest.mark.rule("IM-EXH-03")
def test_the_ability_is_resolved_completely():
    t = table("romans", "macedonians").in_play(A, "2MAU8", "2MAU4").hand(A, "1ROM20").on_deck(A, "1ROM19").activate(A)
    t.exhaust(A, "2MAU8")  # Punch-marked Coins: draw a card and gain 1 progress
    assert (t.seat(A).hand, t.seat(A).progress) == (["1ROM19", "1ROM20"], 1)
    t.exhaust(A, "2MAU4")  # Grand Trunk Road: all players gain 1 material, its owner 1 progress
    assert [t.seat(p).material for p in (A, B)] == [1, 1]
    assert t.seat(A).progress == 2


@pytest.mark.rule("IM-EXH-03")
def test_what_was_begun_must_be_finished():
    t = table("olmecs", "romans").in_play(A, "2OLM14").hand(A, "2OLM18", "2OLM19", "2OLM16").activate(A)
    t.exhaust(A, "2OLM14")  # Lodestone Compass: discard 2 masks and spend an action to acquire a Region or a Tributary
    while t.asked == "aim":
        assert not {"skip", "done"} & set(map(str, t.options(A)))
        t.answer(A, *t.choices(A)[0].args)
    assert t.seat(A).actions == 2
    assert t.seat(A).discard == ["2OLM12", "2OLM12"]


@pytest.mark.rule("IM-EXH-04", "IM-KW-PAY-02")
def test_an_ability_whose_cost_cannot_be_paid_cannot_be_used():
    t = table("romans", "macedonians").in_play(A, "1CEL20", "1UNC6", "1CIV14").hand(A, "1ROM20").activate(A)
    assert t.offered(A, "exhaust") == ["1CIV14"]  # Cauldron: 1 progress; Shrine: 1 material; Temple: a card
    t.give(A, progress=1)
    assert t.offered(A, "exhaust") == ["1CEL20", "1CIV14", "1UNC6"]  # a progress pays also for material
    t.exhaust(A, "1CEL20")
    assert (t.seat(A).goods, t.offered(A, "exhaust")) == ({"material": 0, "population": 2, "progress": 0}, ["1CIV14"])
    assert t.seat(A).exhausts == 4  # no token was moved for the others


@pytest.mark.rule("IM-EXH-05", "IM-INV-09")
def test_a_card_with_a_token_cannot_be_exhausted_again():
    t = table("romans", "macedonians").in_play(A, "2UNC7").hand(A, "1ROM20").activate(A).exhaust(A, "2UNC7")
    assert t.offered(A, "exhaust") == []
    assert t.seat(A).exhausts == 4
    t.stop(A, t.market[0], "done").run("way").next_turn()
    t.activate(A)
    assert t.offered(A, "exhaust") == ["2UNC7"]  # the token is gone since Clean-up


@pytest.mark.rule("IM-EXH-06", "IM-KW-BAR-02")
def test_the_state_icon_of_a_card_in_play_does_not_matter():
    t = table("romans", "macedonians").in_play(A, "1UNC6").give(A, material=1).empire(A).hand(A, "1ROM20")
    t.on_deck(A, "1ROM19").activate(A).exhaust(A, "1UNC6")  # Shrine of barbarians, used by an empire
    assert t.seat(A).hand == ["1ROM19", "1ROM20"]
    t = table("romans", "macedonians").in_play(A, "1CIV10").hand(A, "1ROM20").on_deck(A, "1ROM19").activate(A)
    t.exhaust(A, "1CIV10")  # Coinage of empires, used by barbarians
    assert t.seat(A).hand == ["1ROM19", "1ROM20"]


@pytest.mark.rule("IM-EXH-07", "IM-KW-ATT-04")
def test_in_the_turn_of_another_only_abilities_that_say_so_can_be_used():
    t = (
        table("romans", "macedonians")
        .in_play(B, "1SCY20", "2UNC7", "1UNC12", "1MAC19")
        .hand(A, "1ROM21")
        .offer("1REG2")
    )
    t.activate(A).play(A, "1ROM21")
    assert (t.asked, t.pending) == ("defend", (B,))
    assert t.options(B) == ["1SCY20", "skip"]  # Mounted Archers, not the Code of Laws
    t.answer(B, "1SCY20")
    assert (t.seat(B).exhausts, t.seat(B).exhausted) == (4, ["1SCY20"])
    assert t.seat(A).exhausts == 5


@pytest.mark.rule("IM-EXH-07")
@pytest.mark.parametrize("why", ["no token left", "a token on it"])
def test_also_in_the_turn_of_another_it_costs_an_own_token(why: str):
    t = table("romans", "macedonians").in_play(B, "1SCY20", "1MAC19").hand(A, "1ROM21").offer("1REG2")
    if why == "no token left":
        t.exhausts(B, 0)
    else:
        t.exhausted(B, "1SCY20")
    t.activate(A).play(A, "1ROM21").run("defend", "token", "act")
    assert t.asked != "defend"
    assert "1MAC19" in t.seat(B).hand


@pytest.mark.rule("IM-EXH-08", "IM-INN-04")
def test_no_exhaust_abilities_while_innovating():
    t = table("celts", "romans", sides="a,b").in_play(A, "2UNC7").hand(A, "1CEL9").offer("1REG2", "1UNC7")
    t.innovate(A, "uncivilised", "1UNC7")
    assert t.asked == "token"  # neither a choice to exhaust nor the question of the Celts' power
    assert (t.seat(A).exhausts, t.seat(B).unrest) == (5, 0)
    t = table("celts", "romans", sides="a,b").give(A, material=3).hand(A, "1CEL16").offer("1REG2", "1UNC7")
    t.activate(A).play(A, "1CEL16", "1UNC7")
    assert (t.asked, t.source_code) == ("react", "1CEL1A")  # while activating it is asked


@pytest.mark.rule("IM-EXH-08", "IM-REV-03", "IM-AMB-24")
def test_no_exhaust_abilities_while_revolting():
    t = table("romans", "macedonians").in_play(A, "1CIV9", "2UNC7").hand(A, "UNREST").revolt(A, "UNREST")
    assert t.asked == "token"  # Wonder (when you return an Unrest, exhaust this card) is silent
    assert (t.seat(A).progress, t.seat(A).exhausts) == (0, 5)
    t = table("romans", "macedonians").in_play(A, "1CIV9").hand(A, "UNREST").give(A, population=1).activate(A)
    t.play(A, "UNREST")
    assert (t.asked, t.source_code) == ("react", "1CIV9")


@pytest.mark.rule("IM-EXH-08", "IM-AMB-24")
def test_no_exhaust_abilities_at_solstice():
    t = table("romans", "macedonians").in_play(A, "1CIV9", "1CIV14").discards(A, "UNREST")
    t.solstice()  # Temple returns an Unrest from the discard pile
    assert t.asked == "way"
    assert (t.seat(A).discard, t.seat(A).progress) == ([], 0)


@pytest.mark.rule("IM-EXH-09", "IM-AMB-51")
def test_all_the_exhaust_sentences_of_a_card_share_one_token():
    t = table("celts", "romans", sides="a,b").give(A, material=6).hand(A, "1CEL16", "1TRI1", "1CEL9")
    t.offer("1REG2", "1UNC7", "1CIV10", "1UNC8", "1UNC3").activate(A)
    t.play(A, "1CEL16", ("branch", 0), "1UNC7", "yes")
    assert (t.seat(A).exhausts, t.seat(B).unrest) == (4, 1)
    t.play(A, "1TRI1", "1UNC8")  # Armenians acquire another Uncivilised card
    assert t.asked == "act"
    assert (t.seat(A).exhausts, t.seat(B).unrest) == (4, 1)
    t = table("romans", "macedonians").in_play(A, "2UNC1", "1REG2", "1REG3").hand(A, "1ROM20").activate(A)
    t.exhaust(A, "2UNC1", "1REG2")  # Mining: 1 progress, and 1 more without a purse
    assert (t.seat(A).progress, t.seat(A).exhausts, t.offered(A, "exhaust")) == (2, 4, [])


@pytest.mark.rule("IM-EXH-10")
@pytest.mark.parametrize(("nation", "uses"), [("romans", 5), ("utopians", 3)])
def test_five_uses_a_turn_three_of_the_utopians(nation: str, uses: int):
    abilities = ("2UNC7", "1UNC8", "2UNC8", "1CIV10", "2MAU8", "1UNC4")
    t = table(nation, "macedonians").in_play(A, *abilities).hand(A, "1REG2").activate(A)
    t.stop(A).run("way").next_turn().activate(A)
    used = 0
    while t.offered(A, "exhaust"):
        t.exhaust(A, str(t.offered(A, "exhaust")[0])).run("act")
        used += 1
    assert used == uses
    assert t.seat(A).exhausts == 0


@pytest.mark.rule("IM-EXH-10", "IM-CLN-08", "IM-AMB-11")
def test_a_token_on_the_nation_deck_is_one_use_less():
    t = table("romans", "macedonians").only_deck(A).discards(A, "1ROM19", "1ROM20", "1ROM16", "1ROM17", "1ROM14")
    t.activate(A).stop(A, t.market[0]).run("way").next_turn()
    assert (t.pending, t.seat(A).exhausts, t.seat(A).nation_token) == ((A,), 4, True)


@pytest.mark.rule("IM-EXH-11", "IM-DEC-37")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_an_ability_with_a_trigger_is_used_at_that_moment(use: str):
    t = table("macedonians", "romans").in_play(A, "1MAC5", "1SCY21").hand(A, "1MAC19", "1MAC13").on_deck(A, "1MAC14")
    t.activate(A)
    assert t.offered(A, "exhaust") == []  # not on its own: "when you play a Region"
    t.play(A, "1MAC19")
    assert t.asked == "next"  # two cards react: their owner orders them
    t.answer(A, "1MAC5")
    assert (t.asked, t.source_code, t.options(A)) == ("react", "1MAC5", ["yes", "no"])
    t.answer(A, use).answer(A, "no")
    assert ("1MAC14" in t.seat(A).hand) == (use == "yes")
    assert t.seat(A).exhausted == (["1MAC5"] if use == "yes" else [])
    assert t.seat(A).population == 0


@pytest.mark.rule("IM-EXH-11")
def test_a_trigger_without_a_token_to_use_is_not_asked():
    t = table("macedonians", "romans").in_play(A, "1MAC5").hand(A, "1MAC19").exhausts(A, 0).activate(A)
    t.play(A, "1MAC19")
    assert t.asked == "token"
    t = table("macedonians", "romans").in_play(A, "1MAC5").exhausted(A, "1MAC5").hand(A, "1MAC19").activate(A)
    t.play(A, "1MAC19")
    assert t.asked == "token"


@pytest.mark.rule("IM-EXH-12", "IM-AMB-35", "IM-DEC-33")
def test_a_token_is_returned_from_a_card_or_the_power_card_and_the_card_may_be_used_again():
    t = table("greeks", "romans", sides="a,b").in_play(A, "2UNC7", "1UNC8").exhausted(A, "1GRE1A", "2UNC7")
    t.hand(A, "1TRI6", "1GRE21").activate(A)
    assert t.offered(A, "exhaust") == ["1UNC8"]
    t.free(A, "1TRI6")
    assert t.options(A) == ["1GRE1A", "2UNC7"]
    t.answer(A, "2UNC7")
    assert (t.seat(A).exhausts, t.seat(A).exhausted) == (4, ["1GRE1A"])
    assert t.offered(A, "exhaust") == ["1UNC8", "2UNC7"]


@pytest.mark.rule("IM-EXH-12", "IM-RSH-12", "IM-AMB-35")
def test_no_token_is_returned_from_a_deck_and_none_without_a_token():
    t = table("romans", "macedonians").only_deck(A).discards(A, "1ROM19", "1ROM20").draw(A, 1)
    t.turn(A).hand(A, "1TRI6", "1REG2").activate(A)
    assert (t.seat(A).nation_token, t.seat(A).exhausts) == (True, 4)
    t.free(A, "1TRI6")
    assert (t.seat(A).nation_token, t.seat(A).exhausts) == (True, 4)
    assert t.asked == "act"
