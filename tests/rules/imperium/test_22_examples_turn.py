"""EX: the worked examples of a turn: the first turn of the Macedonians as one game, turns, reshuffling."""

from __future__ import annotations

import pytest

from imperium_dsl import *

OTHER = "1MAC10"  # the fifth card of the example, which the book does not name


def first_turn() -> Table:
    """The Macedonians of the example: their hand, and Port among the market's cards."""
    t = start("macedonians", "romans").run("way")
    t.inside.bare()
    t.give(A, material=3, population=2, progress=1)
    t.hand(A, "1MAC13", "1MAC18", "UNREST", "UNREST", OTHER)
    t.on_top("main", "1REG3")
    return t.offer(None, "1CIV13", None, "1UNC19", "1TRI7").turn(A)


@pytest.mark.rule("IM-EX-01")
def test_the_macedonians_begin_with_what_everybody_begins_with():
    t = start("macedonians", "romans").run("way")
    seat = t.seat(A)
    assert not seat.empire
    assert (seat.actions, seat.exhausts) == (3, 5)
    assert seat.goods == {"material": 3, "population": 2, "progress": 1}
    assert len(seat.hand) == 5


@pytest.mark.rule("IM-EX-02")
def test_a_revolt_returns_unrest_and_allows_no_action():
    t = first_turn()
    pile = t.unrest
    t.revolt(A)
    assert not t.can(A, "play", "1MAC13")
    while t.asked == "aim":
        t.answer(A, "UNREST")
    assert t.unrest == pile + 2
    assert t.seat(A).unrest == 0
    assert t.seat(A).actions == 3
    assert t.asked == "token"  # Clean-up has begun


@pytest.mark.rule("IM-EX-03")
def test_a_barbarian_takes_an_empire_card_but_cannot_play_it():
    t = first_turn()
    t.activate(A).play(A, "1MAC13", ("branch", 0), ("pay", 0, 0), "1CIV13")
    assert "1CIV13" in t.seat(A).hand
    assert not t.can(A, "play", "1CIV13")
    t.empire(A)
    t.turn(A).activate(A)
    assert t.can(A, "play", "1CIV13")


@pytest.mark.rule("IM-EX-04", "IM-EX-05", "IM-EX-06", "IM-EX-07", "IM-EX-08", "IM-EX-09", "IM-EX-10")
def test_the_first_turn_of_the_macedonians():
    t = first_turn()
    unrest = t.unrest
    t.activate(A).play(A, "1MAC13", ("branch", 0), ("pay", 0, 0), "1UNC19")
    seat = t.seat(A)
    assert (seat.actions, seat.material) == (2, 0)
    assert seat.unrest == 3
    assert "1UNC19" in seat.hand
    assert seat.discard == ["1MAC13"]
    assert t.market[3] == "1REG3"
    assert not t.unrest_beneath("1REG3")
    assert t.unrest == unrest

    t.play(A, "1UNC19")
    seat = t.seat(A)
    assert (seat.actions, seat.play, seat.material) == (1, ["1MAC1B", "1UNC19"], 0)

    t.play(A, "1MAC18", "skip")
    seat = t.seat(A)
    assert (seat.actions, seat.population) == (0, 3)
    assert (seat.play, seat.garrisons) == (["1MAC1B", "1UNC19", "1MAC18"], {})
    assert seat.goods == {"material": 0, "population": 3, "progress": 1}
    assert seat.hand == sorted(["UNREST", "UNREST", "UNREST", like(OTHER)])

    t.exhaust(A, "1UNC19", "no")
    seat = t.seat(A)
    assert (seat.exhausts, seat.exhausted, seat.material) == (4, ["1UNC19"], 1)

    t.stop(A, "1TRI7")
    assert t.tokens_on("1TRI7") == {"progress": 1}
    deck = len(t.seat(A).draw)
    t.answer(A, OTHER).answer(A, "done")
    seat = t.seat(A)
    assert (seat.actions, seat.exhausts, seat.exhausted) == (3, 5, [])
    assert seat.unrest == 3
    assert len(seat.hand) == 5
    assert len(seat.draw) == deck - 2
    assert t.pending == (B,)


@pytest.mark.rule("IM-EX-11")
def test_a_garrisoned_card_lies_under_its_region_and_still_scores():
    t = first_turn().hand(A, "1MAC3")
    t.activate(A).play(A, "1MAC18", "1MAC3")
    seat = t.seat(A)
    assert seat.garrisons == {"1MAC18": ["1MAC3"]}
    assert t.state.view(B)["nations"][A]["play"][1]["garrison"] == [BY_CODE["1MAC3"]]  # face up
    assert "1MAC3" not in [*seat.hand, *seat.discard, *seat.draw]
    t.end()
    assert [line.points for line in t.lines if line.card == BY_CODE["1MAC3"]] == [3]


# --- turn structure -----------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-EX-12")
def test_innovating_discards_the_hand_then_breaks_through():
    t = table("macedonians", "romans").hand(A, "1MAC13", "1MAC18", "UNREST", OTHER).offer("1REG8")
    top = t.deck("region")[0]
    t.innovate(A)
    assert t.seat(A).hand == []
    assert len(t.seat(A).discard) == 4
    t.answer(A, "region")
    assert t.can(A, "1REG8")
    taken = t.state.clone()
    t.answer(A, "1REG8")
    assert t.seat(A).hand == ["1REG8"]
    assert t.asked == "token"
    u = Table(taken)
    u.answer(A, "top")
    assert u.seat(A).hand == [top]
    u.run("way")
    assert len(u.seat(A).hand) == 5  # up to four more were drawn


@pytest.mark.rule("IM-EX-13")
def test_a_hand_of_seven_stays_a_hand_of_seven():
    t = table("macedonians", "romans")
    t.hand(A, "1MAC13", "1MAC18", OTHER, "1MAC12", "UNREST", "UNREST", "1UNC1")
    t.activate(A).stop(A)
    t.run("way")
    assert len(t.seat(A).hand) == 7


@pytest.mark.rule("IM-EX-14")
@pytest.mark.parametrize(
    ("nation", "side", "placed"),
    [("carthaginians", "b", {"material": 2}), ("carthaginians", "a", {"material": 1}), ("qin", "b", {"population": 1}),
     ("qin", "a", {"population": 1}), ("romans", "b", {"progress": 1})],
)  # fmt: skip
def test_what_is_placed_on_the_market_at_clean_up(nation: str, side: str, placed: dict[str, int]):
    t = table(nation, "greeks", sides=side, box="both").offer("1REG8")
    t.activate(A).stop(A, "1REG8")
    assert t.tokens_on("1REG8") == placed
    others = [name for name in t.market if name != "1REG8"]
    assert all(t.tokens_on(name) == {} for name in others if name)


# --- reshuffling --------------------------------------------------------------------------------------------------
def short_deck(t: Table, p: int, draw: int, discard: int) -> Table:
    """So many cards in the draw deck and the discard pile of a seat; the rest is history."""
    s = t.state
    cards = s.draw[p] + s.hand[p] + s.discard[p]
    s.hand[p] = []
    s.draw[p] = cards[:draw]
    s.discard[p] = cards[draw : draw + discard]
    s.history[p] = sorted(s.history[p] + cards[draw + discard :])
    return t.checked()


@pytest.mark.rule("IM-EX-15", "IM-EX-16")
def test_a_barbarian_adds_a_nation_card_once_a_token_lies_there_no_more():
    t = short_deck(table("romans", "greeks"), A, 1, 6)
    while len(t.state.nation[A]) > 3:
        t.state.history[A].append(t.state.nation[A].pop(0))
    t.state.history[A].sort()
    top = t.seat(A).nation[0]
    t.draw(A, 3)
    seat = t.seat(A)
    assert len(seat.hand) == 3
    assert len(seat.draw) == 5
    assert top in [*seat.hand, *seat.draw]
    assert (seat.exhausts, seat.nation_token) == (4, True)
    short_deck(t, A, 0, 6).draw(A, 2)
    seat = t.seat(A)
    assert (len(seat.nation), seat.exhausts, seat.nation_token) == (2, 4, True)
    assert (len(seat.hand), len(seat.draw)) == (2, 4)


@pytest.mark.rule("IM-EX-17")
def test_without_an_exhaust_token_no_nation_card_is_added():
    t = short_deck(table("romans", "greeks"), A, 0, 6).exhausts(A, 0)
    nation = t.seat(A).nation
    t.draw(A, 2)
    seat = t.seat(A)
    assert (seat.nation, seat.nation_token, len(seat.draw)) == (nation, False, 4)


@pytest.mark.rule("IM-EX-18")
def test_the_accession_card_makes_an_empire_at_once_without_a_development():
    t = table("romans", "greeks").give(A, material=20, population=20, progress=20).nation_deck(A)
    short_deck(t, A, 0, 5)
    assert t.seat(A).accession == "1ROM2"
    developments = t.seat(A).development
    t.draw(A, 2)
    seat = t.seat(A)
    assert seat.empire
    assert seat.accession is None
    assert "1ROM2" in [*seat.hand, *seat.draw]
    assert (seat.development, seat.development_token) == (developments, False)
    assert t.asked != "develop"


@pytest.mark.rule("IM-EX-19")
@pytest.mark.parametrize("develops", [True, False])
def test_an_empire_may_develop_when_it_reshuffles(develops: bool):
    t = table("macedonians", "romans").empire(A).developments(A, "1MAC3")
    short_deck(t, A, 0, 5).give(A, material=4, population=1)
    t.draw(A, 2)
    assert t.asked == "develop"
    t.answer(A, "1MAC3" if develops else "skip")
    seat = t.seat(A)
    assert seat.goods == (
        {"material": 0, "population": 0, "progress": 0} if develops else {"material": 4, "population": 1, "progress": 0}
    )
    assert seat.development_token == develops
    assert ("1MAC3" in [*seat.hand, *seat.draw]) == develops
    assert seat.exhausts == (4 if develops else 5)


@pytest.mark.rule("IM-EX-20")
def test_drawing_if_able_never_reshuffles():
    t = short_deck(table("macedonians", "romans"), A, 0, 5).hand(A, "1UNC2").exhausts(A, 5)
    t.activate(A).play(A, "1UNC2")
    seat = t.seat(A)
    assert (seat.hand, seat.draw, len(seat.discard)) == ([], [], 6)
    assert not seat.nation_token


@pytest.mark.rule("IM-EX-21")
def test_a_reshuffle_comes_between_two_cards_drawn():
    t = short_deck(table("macedonians", "romans"), A, 2, 4).exhausts(A, 0)
    t.draw(A, 3)
    seat = t.seat(A)
    assert (len(seat.hand), len(seat.draw), seat.discard) == (3, 3, [])


@pytest.mark.rule("IM-EX-22")
def test_a_card_being_resolved_is_not_reshuffled():
    """Prosperity draws from an empty deck: it lies on the new discard pile afterwards, not in the deck."""
    t = short_deck(table("macedonians", "romans"), A, 0, 4).exhausts(A, 0).hand(A, "1MAC10")
    t.activate(A).play(A, "1MAC10", "yes", {B: "no"})
    seat = t.seat(A)
    assert len(seat.hand) == 1
    assert seat.discard == [like("1MAC10")]
    assert len(seat.draw) == 3
