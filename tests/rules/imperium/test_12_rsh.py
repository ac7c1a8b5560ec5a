"""RSH: reshuffling the draw deck."""

from __future__ import annotations

import pytest

from imperium_dsl import *


def dry(nation: str = "romans", *nation_deck: str, **options: str) -> Table:
    """A's deck is empty, three cards lie on the discard pile."""
    t = table(nation, "macedonians", **options)
    t.nation_deck(A, *nation_deck).only_deck(A).discards(A, "1REG2", "1REG3", "1REG6")
    return t


@pytest.mark.rule("IM-RSH-01")
def test_an_empty_deck_alone_does_nothing():
    t = table("romans", "macedonians").only_deck(A, "1REG2").discards(A, "1REG3").draw(A, 1)
    assert (t.seat(A).hand, t.seat(A).draw, t.seat(A).discard) == (["1REG2"], [], ["1REG3"])
    assert (t.seat(A).exhausts, t.seat(A).nation_token) == (5, False)
    t.draw(A, 1)
    assert (t.seat(A).exhausts, t.seat(A).nation_token) == (4, True)
    assert len(t.seat(A).draw) == 1  # of the discard and the nation card, one is drawn


@pytest.mark.rule("IM-RSH-01")
def test_the_utopians_take_unrest_when_their_deck_becomes_empty():
    t = table("utopians", "romans").only_deck(A, "1REG2", "1REG3").draw(A, 1)
    assert t.seat(A).hand == ["1REG2"]
    t.draw(A, 1)
    assert t.seat(A).hand == ["1REG2", "1REG3", "UNREST"]


@pytest.mark.rule("IM-RSH-01", "IM-RSH-15")
def test_a_reshuffle_in_the_turn_of_another_uses_the_own_tokens_of_that_moment():
    t = table("romans", "macedonians").hand(A, "1ROM15").nation_deck(B, "1MAC11").only_deck(B).discards(B, "1MAC19")
    t.exhausts(B, 2).activate(A).play(A, "1ROM15", "no", {B: "yes"})
    assert (t.seat(B).exhausts, t.seat(B).nation_token) == (1, True)
    assert sorted(t.seat(B).hand + t.seat(B).draw) == ["1MAC11", "1MAC19"]
    assert t.seat(A).exhausts == 5
    t = table("romans", "macedonians").hand(A, "1ROM15").nation_deck(B, "1MAC11").only_deck(B).discards(B, "1MAC19")
    t.exhausts(B, 0).activate(A).play(A, "1ROM15", "no", {B: "yes"})
    assert (t.seat(B).hand, t.seat(B).nation) == (["1MAC19"], ["1MAC11"])  # those of A are of no use


@pytest.mark.rule("IM-RSH-01", "IM-DEC-16")
def test_an_empire_is_asked_to_develop_also_in_the_turn_of_another():
    t = table("romans", "macedonians").hand(A, "1ROM15").empire(B).only_deck(B).discards(B, "1MAC19")
    t.give(B, population=3).activate(A).play(A, "1ROM15", "no", {B: "yes"})
    assert (t.asked, t.pending) == ("develop", (B,))
    t.answer(B, "1MAC5")
    assert sorted(t.seat(B).hand + t.seat(B).draw) == ["1MAC19", "1MAC5"]


@pytest.mark.rule("IM-RSH-02", "IM-RSH-10", "IM-EX-15")
def test_a_barbarian_first_adds_the_top_nation_card_for_an_exhaust_token():
    t = dry("romans", "1ROM11", "1ROM12").draw(A, 1)
    seat = t.seat(A)
    assert sorted(seat.hand + seat.draw) == ["1REG2", "1REG3", "1REG6", "1ROM11"]
    assert (seat.nation, seat.discard) == (["1ROM12"], [])
    assert (seat.exhausts, seat.nation_token, seat.development_token) == (4, True, False)
    assert [event["card"] for event in t.heard(B, "nation-card")] == [BY_CODE["1ROM11"]]


@pytest.mark.rule("IM-RSH-02", "IM-AMB-10")
def test_the_nation_card_is_no_choice():
    t = dry("romans", "1ROM13").draw(A, 1)
    assert t.asked == "way"  # nothing was asked, though it is an Unrest card
    assert (t.seat(A).hand + t.seat(A).draw).count("UNREST") == 1


@pytest.mark.rule("IM-RSH-02", "IM-EX-16", "IM-EX-17")
@pytest.mark.parametrize("why", ["token on the nation deck", "no token on the state card"])
def test_the_nation_card_is_skipped_when_a_condition_fails(why: str):
    t = dry("romans", "1ROM11", "1ROM12")
    if why == "token on the nation deck":
        t.state.deck_spent[A] = 1
    else:
        t.exhausts(A, 0)
    exhausts = t.seat(A).exhausts
    t.draw(A, 1)
    assert (t.seat(A).nation, t.seat(A).exhausts) == (["1ROM11", "1ROM12"], exhausts)
    assert sorted(t.seat(A).hand + t.seat(A).draw) == ["1REG2", "1REG3", "1REG6"]


@pytest.mark.rule("IM-RSH-02", "IM-NAT-VIK-03")
def test_no_token_is_moved_when_no_nation_card_is_left():
    t = dry("vikings")
    t.state.exile.append(t.state.accession[A])
    t.state.accession[A] = -1
    t.draw(A, 1)
    assert (t.seat(A).exhausts, t.seat(A).nation_token) == (5, False)
    assert len(t.seat(A).hand + t.seat(A).draw) == 3


@pytest.mark.rule("IM-RSH-03", "IM-RSH-04", "IM-EX-18")
def test_the_accession_card_comes_last_and_makes_an_empire_at_once():
    t = dry("romans", "1ROM11").draw(A, 1)
    assert (t.seat(A).accession, t.seat(A).empire, t.seat(A).nation) == ("1ROM2", False, [])
    t.state.deck_spent[A] = 0
    t.draw(A, 3).discards(A, "1REG7").draw(A, 1)
    seat = t.seat(A)
    assert (seat.accession, seat.empire) == (None, True)
    assert "1ROM2" in seat.hand + seat.draw
    assert seat.nation_token
    assert t.view["nations"][A]["state"] == "empire"


@pytest.mark.rule("IM-RSH-04", "IM-RSH-13")
def test_the_reshuffle_that_brings_the_accession_card_does_not_develop():
    t = dry("romans").give(A, material=9, population=9).draw(A, 1)
    assert t.asked == "way"
    assert t.seat(A).empire
    assert (t.seat(A).exhausts, t.seat(A).development_token, len(t.seat(A).development)) == (4, False, 6)
    t.draw(A, 3).discards(A, "1REG7").draw(A, 1)
    assert t.asked == "develop"  # the next one does


@pytest.mark.rule("IM-RSH-05", "IM-NAT-VIK-01", "IM-NAT-VIK-02")
def test_the_zenith_of_the_vikings_triggers_scoring_and_no_empire():
    t = dry("vikings").in_round(4).draw(A, 1)
    seat = t.seat(A)
    assert (seat.accession, seat.empire) == (None, False)
    assert "1VIK2" in seat.hand + seat.draw
    assert t.last_round == 5


@pytest.mark.rule("IM-RSH-06", "IM-NAT-ART-07")
def test_the_nadir_of_the_arthurians_goes_straight_into_play():
    t = dry("arthurians").draw(A, 1)
    seat = t.seat(A)
    assert seat.play == ["2ART1B", "2ART2", "2ART8"]
    assert (seat.accession, seat.empire, seat.nation_token) == (None, False, True)
    assert sorted(seat.hand + seat.draw) == ["1REG2", "1REG3", "1REG6"]
    assert t.last_round == 0


@pytest.mark.rule("IM-RSH-07", "IM-EX-19", "IM-DEC-16", "IM-AMB-09")
def test_an_empire_may_develop_any_card_that_it_can_pay():
    t = dry("romans").empire(A).only_deck(A).give(A, material=4, population=1).draw(A, 1)
    assert (t.asked, t.pending) == ("develop", (A,))
    assert t.options(A) == ["1ROM3", "1ROM6", "1ROM8", "skip"]  # not those for 3 population
    t.answer(A, "1ROM3")
    seat = t.seat(A)
    assert seat.goods == {"material": 0, "population": 0, "progress": 0}
    assert (seat.exhausts, seat.development_token, seat.nation_token) == (4, True, False)
    assert sorted(seat.hand + seat.draw) == ["1REG2", "1REG3", "1REG6", "1ROM3"]
    assert seat.development == ["1ROM4", "1ROM5", "1ROM6", "1ROM7", "1ROM8"]


@pytest.mark.rule("IM-RSH-07", "IM-AMB-09")
def test_who_declines_moves_no_token_and_is_asked_again_next_time():
    t = dry("romans").empire(A).only_deck(A).give(A, material=4, population=1).draw(A, 1).answer(A, "skip")
    assert (t.seat(A).exhausts, t.seat(A).development_token, t.seat(A).material) == (5, False, 4)
    assert sorted(t.seat(A).hand + t.seat(A).draw) == ["1REG2", "1REG3", "1REG6"]
    t.draw(A, 2).discards(A, "1REG7").draw(A, 1)
    assert t.asked == "develop"


@pytest.mark.rule("IM-RSH-07")
@pytest.mark.parametrize("why", ["token on the area", "no token left", "nothing affordable", "nothing to develop"])
def test_an_empire_is_not_asked_when_a_condition_fails(why: str):
    t = dry("romans").empire(A).only_deck(A)
    if why != "nothing affordable":
        t.give(A, material=9, population=9)
    if why == "token on the area":
        t.state.deck_spent[A] = 2
    elif why == "no token left":
        t.exhausts(A, 0)
    elif why == "nothing to develop":
        t.developments(A).only_deck(A)
    t.draw(A, 1)
    assert t.asked == "way"
    assert len(t.seat(A).hand + t.seat(A).draw) == 3


@pytest.mark.rule("IM-RSH-07", "IM-KW-PAY-07")
def test_progress_may_pay_for_a_development():
    t = dry("romans").empire(A).only_deck(A).give(A, material=2, progress=2).draw(A, 1)
    assert t.options(A) == ["1ROM3", "1ROM6", "1ROM8", "skip"]
    t.answer(A, "1ROM6")  # 4 material
    assert (t.asked, t.offered(A, "pay")) == ("pay", [(0, 1), (0, 2)])
    t.answer(A, 0, 1)
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 1}


@pytest.mark.rule("IM-RSH-07")
def test_the_development_and_the_nation_deck_have_tokens_of_their_own():
    t = dry("romans").draw(A, 1)  # the accession card: a token on the nation deck
    t.draw(A, 3).discards(A, "1REG7").give(A, material=4).draw(A, 1).answer(A, "1ROM6")
    assert (t.seat(A).nation_token, t.seat(A).development_token, t.seat(A).exhausts) == (True, True, 3)


@pytest.mark.rule("IM-RSH-08", "IM-INF-08")
def test_the_discard_pile_is_shuffled_and_becomes_the_deck():
    decks = set()
    cards = ["1ROM14", "1ROM16", "1ROM17", "1ROM18", "1ROM19", "1ROM20"]
    for seed in range(0, 40, 4):
        t = table("romans", "macedonians", seed=seed).exhausts(A, 0).only_deck(A).discards(A, *cards).draw(A, 1)
        assert (sorted(t.seat(A).hand + t.seat(A).draw), t.seat(A).discard) == (cards, [])
        assert t.events("reshuffled") == [{"seat": A, "n": 6}]
        decks.add(tuple(t.seat(A).hand + t.seat(A).deck))
        orders = {tuple(t.state.determinize(A, world).draw[A]) for world in range(12)}
        assert len(orders) > 3  # nobody knows the order
    assert len(decks) > 5


@pytest.mark.rule("IM-RSH-08", "IM-AMB-12")
def test_with_an_empty_discard_pile_the_deck_stays_empty_unless_a_nation_card_came():
    t = table("romans", "macedonians").exhausts(A, 0).only_deck(A).draw(A, 2)
    assert (t.seat(A).hand, t.seat(A).draw) == ([], [])
    t = table("romans", "macedonians").nation_deck(A, "1ROM11").only_deck(A).draw(A, 2)
    assert (t.seat(A).hand, t.seat(A).draw, t.seat(A).exhausts) == (["1ROM11"], [], 4)


@pytest.mark.rule("IM-RSH-08", "IM-AMB-12")
def test_an_empire_with_neither_deck_nor_discards_may_draw_what_it_develops():
    t = table("romans", "macedonians").empire(A).only_deck(A).in_play(A, "2UNC7").give(A, material=4).hand(A, "1REG2")
    t.activate(A)
    assert t.can(A, "exhaust", "2UNC7")  # Code of Laws: draw a card
    t.exhaust(A, "2UNC7", "1ROM6")
    assert t.seat(A).hand == ["1REG2", "1ROM6"]


@pytest.mark.rule("IM-RSH-09", "IM-KW-DRW-02", "IM-EX-21")
def test_after_the_reshuffle_one_goes_on_drawing():
    t = table("romans", "macedonians").exhausts(A, 0).only_deck(A, "1ROM20", "1ROM19").discards(A, "1REG2", "1REG3")
    t.draw(A, 3)
    assert len(t.seat(A).hand) == 3
    assert {"1ROM20", "1ROM19"} < set(t.seat(A).hand)
    assert len(t.seat(A).draw) == 1


@pytest.mark.rule("IM-RSH-10")
def test_the_card_gained_is_part_of_the_new_deck():
    t = table("romans", "macedonians").nation_deck(A, "1ROM11").only_deck(A).discards(A, "1REG2").draw(A, 2)
    assert t.seat(A).hand == ["1REG2", "1ROM11"]


@pytest.mark.rule("IM-RSH-11", "IM-NAT-UTO-01")
@pytest.mark.parametrize("empire", [False, True])
def test_utopians_only_shuffle(empire: bool):
    t = table("utopians", "romans").give(A, material=9, population=9, progress=9)
    if empire:
        t.empire(A)
    t.only_deck(A).discards(A, "1REG2", "1REG3").draw(A, 1)
    assert t.asked == "way"
    assert (t.seat(A).exhausts, t.seat(A).nation_token, t.seat(A).development_token) == (3, False, False)
    assert sorted(t.seat(A).hand + t.seat(A).draw) == ["1REG2", "1REG3"]


@pytest.mark.rule("IM-RSH-11", "IM-NAT-ATL-01")
def test_atlanteans_develop_from_the_first_reshuffle():
    t = table("atlanteans", "romans").only_deck(A).discards(A, "1REG2").give(A, material=4).draw(A, 1)
    assert t.asked == "develop"
    t.answer(A, "2ATL5")
    assert (t.seat(A).exhausts, t.seat(A).development_token, t.seat(A).nation_token) == (4, True, False)


@pytest.mark.rule("IM-RSH-11", "IM-KW-DEV-03")
def test_arthurians_never_develop_and_vikings_have_nothing_to():
    t = table("arthurians", "vikings").give(A, material=9, population=9).only_deck(A).discards(A, "1REG2").draw(A, 1)
    assert t.asked == "way"
    assert len(t.seat(A).development) == 5


@pytest.mark.rule("IM-RSH-12")
def test_only_one_nation_card_comes_until_the_next_clean_up():
    t = dry("romans", "1ROM11", "1ROM12").draw(A, 1)
    for _ in range(3):
        t.draw(A, len(t.seat(A).draw)).discards(A, "1REG7").draw(A, 1)
    assert t.seat(A).nation == ["1ROM12"]
    t.turn(A).activate(A).stop(A, t.market[0]).run("way")
    assert (t.seat(A).nation_token, t.seat(A).exhausts) == (False, 5)  # Clean-up takes the token off
    t.draw(A, len(t.seat(A).draw)).discards(A, "1REG8").draw(A, 1)
    assert t.seat(A).nation == []


@pytest.mark.rule("IM-RSH-13")
def test_the_state_at_the_start_of_the_reshuffle_decides():
    t = dry("romans", "1ROM11").give(A, material=9, population=9).draw(A, 1)
    assert t.asked == "way"  # a barbarian takes a nation card,
    t = dry("romans", "1ROM11").give(A, material=9, population=9).empire(A).only_deck(A)
    t.draw(A, 1)
    assert t.asked == "develop"  # an empire develops


@pytest.mark.rule("IM-RSH-14", "IM-KW-DRW-03", "IM-EX-20")
def test_draw_if_able_does_not_reshuffle():
    t = dry("romans").hand(A, "1UNC2", "1ROM20").activate(A).play(A, "1UNC2").run("token", "act")
    assert (t.seat(A).draw, t.seat(A).exhausts) == (["1ROM20"], 5)  # Jade Mask: none drawn, one put on top
    assert len(t.seat(A).discard) == 4
    t = dry("romans").only_deck(A, "1ROM19").hand(A, "1UNC2", "1ROM20").activate(A).play(A, "1UNC2", "yes")
    assert (t.seat(A).hand, t.seat(A).draw) == (["1ROM19", "1ROM20"], [])  # the only one there is
    assert (t.seat(A).exhausts, t.asked) == (5, "aim")


@pytest.mark.rule("IM-RSH-14", "IM-KW-DRW-03")
def test_the_top_card_if_able_is_none_when_the_deck_is_empty():
    t = dry("romans", "1ROM11").hand(A, "1FAM4", "1ROM20").activate(A).free(A, "1FAM4")  # Marvellous
    assert (t.asked, t.seat(A).hand, t.seat(A).draw) == ("act", ["1ROM20"], [])
    assert (t.seat(A).exhausts, t.seat(A).nation) == (5, ["1ROM11"])
    assert t.seat(A).discard == ["1FAM4", "1REG2", "1REG3", "1REG6"]


@pytest.mark.rule("IM-RSH-16")
def test_only_the_discard_pile_is_reshuffled():
    t = table("romans", "macedonians").exhausts(A, 0).hand(A, "1ROM15", "1REG2").in_play(A, "1ROM20").only_deck(A)
    t.garrisoned(A, "1ROM20", "1REG3").in_history(A, "1REG6").discards(A, "1REG7", "1REG8").activate(A)
    t.play(A, "1ROM15", "yes")
    seat = t.seat(A)
    assert sorted([*seat.draw, *[name for name in seat.hand if name != "1REG2"]]) == ["1REG7", "1REG8"]
    assert seat.garrisons == {"1ROM20": ["1REG3"]}
    assert "1REG6" in seat.history
    assert seat.play == ["1ROM1B", "1ROM20", "1ROM15"]


@pytest.mark.rule("IM-RSH-02", "IM-RSH-07", "IM-AMB-12")
@pytest.mark.parametrize("state", ["barbarian", "empire"])
@pytest.mark.parametrize("spent", [False, True])
def test_a_draw_is_offered_only_if_a_reshuffle_could_bring_a_card(state: str, spent: bool):
    t = table("celts", "romans").nation_deck(A, "1CEL9").give(A, material=9, population=9)
    if state == "empire":
        t.empire(A)
    t.only_deck(A).hand(A, "1CEL10", "1TRI8")  # Belgica: you may draw a card
    if spent:
        t.state.deck_spent[A] = 1 if state == "barbarian" else 2
    t.activate(A).play(A, "1CEL10")
    assert (t.asked == "may") != spent
