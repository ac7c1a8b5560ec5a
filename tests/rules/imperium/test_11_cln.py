"""CLN: Clean-up."""

from __future__ import annotations

import pytest

from imperium_dsl import *


@pytest.mark.rule("IM-CLN-01", "IM-DEC-14")
@pytest.mark.parametrize("slot", range(5))
def test_a_progress_token_is_put_on_any_market_card(slot: int):
    t = table("romans", "macedonians").give(A, progress=3).hand(A, "1ROM20").activate(A).stop(A)
    assert (t.asked, t.pending) == ("token", (A,))
    assert sorted(map(str, t.options(A))) == sorted(map(str, t.market))  # one must be chosen
    name = str(t.market[slot])
    t.answer(A, name)
    assert t.tokens_on(name) == {"progress": 1}
    assert sum(t.state.laid) == 1
    assert t.seat(A).progress == 3  # it comes from the supply


@pytest.mark.rule("IM-CLN-01", "IM-AMB-40")
def test_without_a_market_card_no_token_is_placed():
    t = table("romans", "macedonians").no_market().hand(A, "1ROM20").activate(A).stop(A)
    assert (t.asked, t.options(A)) == ("aim", ["1ROM20", "done"])  # step 3 already
    assert sum(t.state.laid) == 0
    t = table("carthaginians", "macedonians").no_market().hand(A, "1CAR20").activate(A).stop(A)
    assert t.options(A) == ["1CAR20", "done"]


@pytest.mark.rule("IM-CLN-02", "IM-NAT-CAR-01", "IM-NAT-QIN-01", "IM-EX-14", "IM-AMB-40")
@pytest.mark.parametrize(
    ("nation", "side", "tokens"),
    [("carthaginians", "a", {"material": 1}), ("carthaginians", "b", {"material": 2}), ("qin", "a", {"population": 1}),
     ("qin", "b", {"population": 1}), ("greeks", "a", {"progress": 1})],
)  # fmt: skip
def test_carthaginians_put_material_qin_population(nation: str, side: str, tokens: dict[str, int]):
    t = table(nation, "macedonians", sides=f"{side},b").hand(A, "1REG2").activate(A).stop(A)
    assert t.pending == (A,)
    name = str(t.market[3])
    t.answer(A, name)
    assert t.tokens_on(name) == tokens  # all on one card, and no progress besides
    assert sum(t.state.laid) == sum(tokens.values())
    assert t.options(A) == ["1REG2", "done"]


@pytest.mark.rule("IM-CLN-03")
def test_tokens_accumulate_on_a_card():
    t = table("carthaginians", "macedonians").hand(A, "1REG2").hand(B, "1REG3")
    name = str(t.market[2])
    t.tokens(name, progress=4, population=1).activate(A).stop(A)
    assert t.can(A, name)
    t.answer(A, name).run("way").activate(B).stop(B, name).run("way")
    assert t.tokens_on(name) == {"material": 2, "population": 1, "progress": 5}
    t.next_turn().next_turn()
    assert sum(t.tokens_on(name).values()) >= 8


@pytest.mark.rule("IM-CLN-04", "IM-INV-02")
@pytest.mark.parametrize(("nation", "power", "exhausts"), [("greeks", "1GRE1A", 5), ("utopians", "2UTO2A", 3)])
def test_all_tokens_come_back_to_the_state_card(nation: str, power: str, exhausts: int):
    t = (
        table(nation, "romans", sides="a,b")
        .in_play(A, "2UNC7")
        .exhausts(A, 6)
        .exhausted(A, "2UNC7", power)
        .actions(A, 0)
    )
    t.state.deck_spent[A] = 3  # on the nation deck and on the development area
    t.hand(A, "1REG2").activate(A).stop(A, t.market[0])
    seat = t.seat(A)
    assert (seat.actions, seat.exhausts, seat.exhausted) == (3, exhausts, [])
    assert (seat.nation_token, seat.development_token) == (False, False)
    assert t.asked == "aim"  # done before cards are discarded


@pytest.mark.rule("IM-CLN-04")
def test_with_the_tokens_goes_what_lasted_for_the_rest_of_the_turn():
    t = table("vikings", "macedonians").in_play(A, "1UNC10", "1REG6", "1VIK4").hand(A, "1VIK19", "1CIV10").activate(A)
    t.exhaust(A, "1UNC10").exhaust(A, "1VIK4")  # Forest counts as 5 purses; the next card may be one of empires
    assert t.can(A, "play", "1CIV10")
    t.stop(A, t.market[0], "done").run("way").next_turn()
    assert t.pending == (A,)
    t.activate(A)
    assert not t.can(A, "play", "1CIV10")
    t.play(A, "1VIK19", "no", {B: "no"}, ("branch", 0))  # Prosperity
    assert t.seat(A).material == 2
    t = table("romans", "macedonians").empire(A).give(A, material=3).hand(A, "1ROM16", "1REG2").activate(A).stop(A)
    t.answer(A, t.market[0]).answer(A, "done").next_turn().activate(A)
    assert not t.can(A, "play", "1ROM16")  # nor has any other licence come


@pytest.mark.rule("IM-CLN-04")
def test_the_tokens_of_the_others_stay_where_they_are():
    t = table("romans", "macedonians").in_play(B, "2UNC7").exhausted(B, "2UNC7").actions(B, 1).hand(A, "1REG2")
    t.activate(A).stop(A, t.market[0], "done")
    assert (t.seat(B).actions, t.seat(B).exhausts, t.seat(B).exhausted) == (1, 4, ["2UNC7"])


@pytest.mark.rule("IM-CLN-05", "IM-DEC-15", "IM-INF-16")
@pytest.mark.parametrize("gone", [(), ("1ROM17",), ("1ROM16", "UNREST"), ("1ROM16", "1ROM17", "UNREST")])
def test_any_cards_may_be_discarded(gone: tuple[str, ...]):
    t = table("romans", "macedonians").hand(A, "1ROM16", "1ROM17", "UNREST").activate(A)
    t.stop(A, t.market[0])
    for name in sorted(gone, key=t.options(A).index):
        t.answer(A, name)
    if t.asked == "aim":
        t.answer(A, "done")
    assert t.seat(A).discard == sorted(gone)
    assert {event["card"] for event in t.heard(B, "discarded")} == {event["card"] for event in t.events("discarded")}


@pytest.mark.rule("IM-CLN-06")
@pytest.mark.parametrize(("held", "extra", "after"), [(0, (), 5), (4, (), 5), (7, (), 7), (3, ("1FAM8",), 6)])
def test_the_hand_is_filled_up_to_the_hand_size(held: int, extra: tuple[str, ...], after: int):
    cards = ("1ROM16", "1ROM17", "1ROM18", "1ROM19", "1ROM20", "1ROM21", "1ROM14")[:held]
    t = table("romans", "macedonians").in_play(A, *extra).hand(A, *cards)
    deck = len(t.seat(A).draw)
    t.activate(A).stop(A, t.market[0]).run("way")
    assert t.pending == (B,)
    assert len(t.seat(A).hand) == after  # never down
    assert len(t.seat(A).draw) == deck - max(0, after - held)
    assert t.seat(A).discard == []


@pytest.mark.rule("IM-CLN-06", "IM-AMB-12")
def test_with_nothing_left_to_draw_one_stops():
    t = table("romans", "macedonians").empire(A).developments(A).only_deck(A, "1ROM20", "1ROM19").hand(A, "1REG2")
    t.activate(A).stop(A, t.market[0], "done")
    assert t.pending == (B,)
    assert t.seat(A).hand == ["1REG2", "1ROM19", "1ROM20"]


@pytest.mark.rule("IM-CLN-07", "IM-KW-PAS-04")
def test_hand_size_matters_in_this_step_only():
    t = table("romans", "macedonians").in_play(A, "1FAM8", "1TRI5").hand(A, "1ROM16")
    t.next_turn().next_turn()
    assert len(t.seat(A).hand) == 7  # both add up
    t.leaves_play(A, "1FAM8", "1TRI5").solstice()
    assert len(t.seat(A).hand) == 7  # a smaller hand size takes nothing away


@pytest.mark.rule("IM-CLN-08", "IM-AMB-11", "IM-EX-15")
def test_the_steps_come_in_order_so_that_a_reshuffle_uses_a_fresh_token():
    t = table("romans", "macedonians").exhausts(A, 0).nation_deck(A, "1ROM11", "1ROM12")
    t.only_deck(A).discards(A, "1ROM16", "1ROM17", "1ROM19").hand(A, "1REG2", "1REG3", "1REG6").activate(A).stop(
        A, t.market[0], "done"
    )
    seat = t.seat(A)
    assert (seat.nation_token, seat.exhausts) == (True, 4)  # of five new ones, though none was left in the turn
    assert seat.nation == ["1ROM12"]
    t.next_turn()
    assert (t.pending, t.seat(A).nation_token, t.seat(A).exhausts) == ((A,), True, 4)  # in the next turn too


@pytest.mark.rule("IM-CLN-08")
def test_cards_discarded_in_clean_up_may_be_drawn_again():
    t = table("romans", "macedonians").empire(A).developments(A).only_deck(A).hand(A, "1REG2", "1REG3").activate(A)
    t.stop(A, t.market[0], "1REG2", "1REG3")
    assert t.seat(A).hand == ["1REG2", "1REG3"]


@pytest.mark.rule("IM-CLN-09", "IM-KW-REC-04", "IM-AMB-34")
def test_the_token_of_a_card_that_left_play_comes_back_in_clean_up():
    t = table("romans", "macedonians").in_play(A, "2UNC7").hand(A, "1REG3").exhausted(A, "2UNC7")
    t.hand(B, "2UNC4", "1MAC13").turn(B).activate(B).play(B, "2UNC4").run("act", "token")  # each other recalls a card
    assert "2UNC7" in t.seat(A).hand
    assert t.seat(A).exhausts == 4  # the token is nowhere
    t.turn(A).activate(A).play(A, "2UNC7")
    assert t.can(A, "exhaust", "2UNC7")  # played anew it has none
    t.stop(A, t.market[0], "done")
    assert t.seat(A).exhausts == 5
