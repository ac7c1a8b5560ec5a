"""COL: Collapse."""

from __future__ import annotations

import pytest

from imperium_dsl import *


def fall(t: Table, p: int = A) -> Table:
    """The pile runs out under the market in a turn of `p`, who takes a Region; nobody takes Unrest."""
    t.offer("1REG6").leave("region", 0).on_top("main", "1TRI1").unrest_pile(1)
    return t.innovate(p, "region", "1REG6")


@pytest.mark.rule("IM-COL-01", "IM-KW-TAK-02", "IM-AMB-08", "IM-AMB-53")
@pytest.mark.parametrize(("pile", "taken"), [(1, (0, 1, 0)), (2, (0, 1, 1)), (3, (1, 1, 1)), (4, (1, 1, 1))])
def test_the_rest_of_an_attack_is_dropped(pile: int, taken: tuple[int, int, int]):
    t = table("romans", "macedonians", "celts", "greeks", first=B).empire(B).hand(B, "1CIV4", "1REG2").unrest_pile(pile)
    t.turn(B).activate(B).play(B, "1CIV4")  # Corruption: all gain 2 material, all others take Unrest, gain 1 progress
    assert tuple(t.seat(p).unrest for p in (A, C, D)) == taken  # clockwise from the left of the attacker
    assert [t.seat(p).material for p in (A, B, C, D)] == [2, 2, 2, 2]  # what was done stands
    falls = pile < 4
    assert (t.collapsed, t.over) == (falls, falls)
    assert t.seat(B).progress == (0 if falls else 1)
    assert ("1CIV4" in t.seat(B).play) == falls  # it was not even discarded


@pytest.mark.rule("IM-COL-01", "IM-KW-ACQ-06", "IM-EX-56")
def test_a_refill_that_needs_the_last_unrest_is_a_collapse():
    t = table("romans", "macedonians").give(A, material=3).hand(A, "1ROM16", "1REG2").offer(None, "1UNC7")
    t.on_top("uncivilised", "1UNC8").unrest_pile(1).activate(A).play(A, "1ROM16", "1UNC7")
    assert (t.collapsed, t.over, t.unrest) == (True, True, 0)
    assert t.market[1] == "1UNC8"
    assert t.unrest_beneath("1UNC8")
    assert t.seat(A).hand == ["1REG2", "1UNC7", "UNREST"]
    assert "1ROM16" in t.seat(A).play  # the action was not finished


@pytest.mark.rule("IM-COL-01", "IM-KW-BRK-06", "IM-EX-56", "IM-AMB-07")
def test_a_break_through_returns_the_unrest_before_the_refill():
    t = table("romans", "macedonians").offer(None, "1UNC7").on_top("uncivilised", "1UNC8").unrest_pile(1)
    t.innovate(A, "uncivilised", "1UNC7")
    assert (t.collapsed, t.unrest) == (False, 1)
    assert t.unrest_beneath("1UNC8")


@pytest.mark.rule("IM-COL-01", "IM-KW-TAK-03")
def test_a_cost_that_empties_the_pile_brings_no_benefit():
    t = table("scythians", "romans", sides="a,b").offer("1REG6").hand(A, "1REG2").unrest_pile(1).activate(A)
    t.exhaust(A, "1SCY1A")  # spend an action and take Unrest to break through for a Region
    assert (t.collapsed, t.seat(A).hand) == (True, ["1REG2", "UNREST"])
    assert t.market[0] == "1REG6"


@pytest.mark.rule("IM-COL-01")
@pytest.mark.parametrize("how", ["from exile", "by a swap", "when the deck of the Utopians is empty"])
def test_the_last_unrest_may_go_in_many_ways(how: str):
    if how == "from exile":
        t = table("romans", "macedonians").hand(A, "2TRI10").in_play(A, "2CIV8").exiled("1TRI2").offer("1REG6")
        t.hand(A, "1ROM17").give(A, population=2).unrest_pile(1).activate(A).play(A, "1ROM17", "1TRI2")
    elif how == "by a swap":
        t = table("greeks", "macedonians").in_play(A, "1GRE9").hand(A, "1REG2").offer("1REG6").exiled("1TRI2")
        t.unrest_pile(1).activate(A).exhaust(A, "1GRE9", "1REG6", "1TRI2")
    else:
        t = table("utopians", "macedonians").only_deck(A, "1REG2").unrest_pile(1).draw(A, 1)
    assert (t.collapsed, t.over, t.unrest) == (True, True, 0)


@pytest.mark.rule("IM-COL-02", "IM-AMB-55", "IM-KW-GAR-12")
@pytest.mark.parametrize("place", ["hand", "draw", "discard", "history", "garrison", "nowhere"])
def test_unrest_is_counted_in_all_places_that_are_scored(place: str):
    t = table("romans", "macedonians").unrest_pile(12).in_play(A, "1REG2")
    if place == "hand":
        t.hand(A, "UNREST", "UNREST")
    elif place == "draw":
        t.on_deck(A, "UNREST", "UNREST")
    elif place == "discard":
        t.discards(A, "UNREST", "UNREST")
    elif place == "history":
        t.in_history(A, "UNREST", "UNREST")
    elif place == "garrison":
        t.garrisoned(A, "1REG2", "UNREST", "UNREST")
    fall(t)
    assert t.collapsed
    assert t.state.winners == ((A,) if place == "nowhere" else (B,))  # 2 against 3, or 4 against 3


@pytest.mark.rule("IM-COL-02", "IM-AMB-55")
@pytest.mark.parametrize("sunk", [0, 2])
def test_sunken_unrest_is_counted(sunk: int):
    t = table("atlanteans", "greeks").unrest_pile(12).hand(B, "UNREST", "UNREST").in_history(A, *["UNREST"] * sunk)
    fall(t)
    assert t.state.winners == ((B,) if sunk else (A,))  # 4 of the Greeks against 3 or 5


@pytest.mark.rule("IM-COL-03")
def test_unrest_in_nation_deck_market_and_exile_is_not_counted():
    t = table("scythians", "macedonians").unrest_pile(12)
    assert t.seat(A).nation.count("UNREST") == 2  # besides the 3 in the draw deck
    t.exiled("UNREST", "UNREST").give(A, progress=20)
    fall(t)
    assert sum(card >= 0 for card in t.state.beneath) > 2
    assert t.state.winners == (A,)  # 3 against 3, and more points


@pytest.mark.rule("IM-COL-03", "IM-COL-05")
def test_the_same_unrest_counts_once_it_is_in_the_deck():
    t = table("scythians", "macedonians").unrest_pile(12).give(A, progress=9).nation_deck(A)
    fall(t)
    assert t.state.winners == (B,)


@pytest.mark.rule("IM-COL-04")
def test_the_fewest_unrest_cards_win_whatever_the_points():
    t = table("romans", "macedonians", "celts").unrest_pile(12).give(A, progress=60).hand(A, "UNREST", "UNREST")
    t.give(B, progress=30)
    fall(t)
    assert t.state.scores[A] > t.state.scores[B] > t.state.scores[C]
    assert t.state.winners == (C,)  # 4, 3 and 2 Unrest cards


@pytest.mark.rule("IM-COL-05")
@pytest.mark.parametrize(
    ("progress", "winners"), [((0, 5, 99), (B,)), ((5, 0, 99), (A,)), ((6, 6, 99), (A, B)), ((0, 0, 0), (A, B))]
)
def test_tied_players_compare_their_points(progress: tuple[int, int, int], winners: tuple[int, ...]):
    t = table("greeks", "celts", "macedonians", sides="a,a,b")  # 2, 2 and 3 Unrest cards
    for p in (A, B, C):
        t.state.exile += [card for card in t.state.draw[p] if code(card) != "UNREST"]
        t.state.draw[p] = [card for card in t.state.draw[p] if code(card) == "UNREST"]
        t.give(p, progress=progress[p])
    t.checked()
    fall(t, C)
    assert [t.state.scores[p] for p in (A, B)] == [progress[p] - 4 for p in (A, B)]
    assert t.state.winners == winners


@pytest.mark.rule("IM-COL-06", "IM-EX-48", "IM-NOTE-SUM-02", "IM-DEC-45")
@pytest.mark.parametrize(("n", "winner"), [(0, A), (2, B)])
def test_sumerians_return_unrest_before_the_count_of_a_collapse(n: int, winner: int):
    t = table("romans", "macedonians").unrest_pile(16).hand(A, "UNREST", "UNREST", "UNREST")  # five in all
    t.discards(B, "UNREST", "UNREST", "UNREST", "1TRI7")  # six
    fall(t)
    assert (t.collapsed, t.over, t.asked, t.pending) == (True, False, "aim", (B,))
    for _ in range(n):
        t.answer(B, "discard", "UNREST")
    if n < 2:
        t.answer(B, "done")
    assert t.over
    assert t.state.winners == (winner,)
    assert t.unrest == n  # the pile has cards again, but the game stays over
    assert t.pending == ()


@pytest.mark.rule("IM-COL-06")
@pytest.mark.parametrize("owner", [A, B, C])
def test_whoever_owns_the_sumerians_is_asked(owner: int):
    t = table("romans", "macedonians", "celts").unrest_pile(12).discards(owner, "1TRI7", "UNREST")
    fall(t)
    assert (t.asked, t.pending) == ("aim", (owner,))
    t.answer(owner, "discard", "UNREST").answer(owner, "done")
    assert t.over


@pytest.mark.rule("IM-COL-06", "IM-COL-05")
def test_with_one_returned_the_tie_is_broken_by_points():
    t = table("romans", "macedonians").unrest_pile(16).hand(A, "UNREST", "UNREST", "UNREST").give(A, progress=50)
    t.discards(B, "UNREST", "UNREST", "UNREST", "1TRI7")
    fall(t).answer(B, "discard", "UNREST").answer(B, "done")
    assert t.state.winners == (A,)


@pytest.mark.rule("IM-COL-07")
def test_no_clean_up_solstice_or_turn_follows():
    t = table("romans", "macedonians").in_play(A, "1CIV10").actions(A, 1).exhausts(A, 1).hand(A, "1REG2")
    fall(t)
    assert t.over
    assert (t.seat(A).actions, t.seat(A).exhausts, t.seat(A).material) == (1, 1, 0)  # no reset, no Coinage
    assert t.seat(A).hand == ["1REG6"]  # nothing was drawn
    assert sum(t.state.laid) == 0
    assert (t.round, t.pending, t.events("solstice")) == (1, (), [])


@pytest.mark.rule("IM-COL-07", "IM-END-12")
def test_a_collapse_during_solstice_stops_the_solstice():
    t = table("romans", "macedonians").in_play(A, "1UNC8").in_play(B, "1CIV10").unrest_pile(1).solstice()
    assert (t.over, t.seat(B).material) == (True, 0)
