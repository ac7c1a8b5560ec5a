"""EX: the worked examples of the end of the game, and of set-up."""

from __future__ import annotations

import pytest

from imperia.games.imperium.gates import enter_play, withdraw
from imperia.games.imperium.lexicon import EMPIRE, TRIBUTARY
from imperia.games.imperium.tables import JOURNEY
from imperium_dsl import *


def journey(t: Table, p: int, face: str) -> Table:
    """The journey of the Utopians has come to this face."""
    s = t.state
    old = next(card for card in s.area[p] if card in JOURNEY)
    at = s.area[p].index(old)
    withdraw(s, p, old)
    enter_play(s, p, BY_CODE[face])
    s.area[p].insert(at, s.area[p].pop())
    if face.startswith("2UTO3"):
        s.status[p] = EMPIRE
    return t.checked()


@pytest.mark.rule("IM-EX-53", "IM-END-02", "IM-END-09")
def test_after_the_trigger_the_round_is_finished_and_one_more_played():
    t = table("romans", "greeks", "celts").in_round(7).give(B, material=3).hand(B, "1GRE16")
    t.offer(None, "1CIV2", None, "1UNC3").leave("main", 1).turn(B).activate(B).play(B, "1GRE16", "1UNC3")
    assert t.last_round == 8
    assert _turns(t) == [C, A, B, C]
    assert (t.over, t.round) == (True, 8)
    assert len(t.events("solstice")) == 2


def _turns(t: Table) -> list[int]:
    """Whose turns follow to the end."""
    before = len(t.events("turn"))
    t.run()
    return [event["seat"] for event in t.events("turn")[before:]]


@pytest.mark.rule("IM-EX-54", "IM-AMB-23", "IM-END-08", "IM-NAT-UTO-09")
def test_a_trigger_in_the_solstice_of_round_nine_makes_round_ten_the_last():
    t = journey(table("utopians", "greeks").in_round(9).give(A, population=24), A, "2UTO3B")
    t.solstice()
    assert (t.round, t.last_round) == (10, 10)
    assert _turns(t) == [B]  # A's turn has begun
    assert (t.over, t.round) == (True, 10)


@pytest.mark.rule("IM-EX-54", "IM-END-08")
def test_with_23_population_shangri_la_ends_nothing():
    t = journey(table("utopians", "greeks").in_round(9).give(A, population=23), A, "2UTO3B").solstice()
    assert (t.round, t.last_round) == (10, 0)


@pytest.mark.rule("IM-EX-55", "IM-END-12")
def test_a_collapse_in_the_last_round_decides():
    t = table("romans", "greeks").in_round(8).give(A, progress=30).hand(A, "UNREST", "UNREST")
    t.state.last_round = 8
    t.empire(A).hand(A, "1PER7").unrest_pile(1).activate(A).play(A, "1PER7")
    assert t.over
    assert t.collapsed
    assert t.scores[A] > t.scores[B]
    assert t.state.winners == (B,)


@pytest.mark.rule("IM-EX-56", "IM-KW-ACQ-06", "IM-AMB-07", "IM-COL-01")
def test_the_last_unrest_beneath_a_refill_is_a_collapse_at_once():
    t = (
        table("romans", "greeks")
        .empire(A)
        .hand(A, "1ROM8", "1ROM14")
        .offer("1REG8", "1UNC3", "1CIV2", "1REG9", "1REG7")
    )
    t.leave("civilised", 0).on_top("main", "1TRI8").unrest_pile(1).activate(A).play(A, "1ROM8", "1CIV2")
    assert t.collapsed
    assert t.over
    assert "1ROM8" in t.seat(A).play  # it never came to go into history
    assert t.market[2] == "1TRI8"


@pytest.mark.rule("IM-EX-56", "IM-KW-BRK-05", "IM-KW-BRK-06", "IM-AMB-07", "IM-AMB-18")
def test_a_break_through_returns_unrest_before_it_refills():
    t = table("romans", "greeks").offer("1REG8", "1UNC3", "1CIV2", "1REG9", "1REG7").leave("civilised", 0)
    t.on_top("main", "1TRI8").unrest_pile(1).innovate(A, "civilised", "1CIV2")
    assert not t.collapsed
    assert t.unrest == 1
    assert t.unrest_beneath("1TRI8")
    assert t.seat(A).unrest == 0


@pytest.mark.rule("IM-EX-57", "IM-SCO-08")
def test_the_same_material_scores_for_two_cards():
    t = table("carthaginians", "greeks").give(A, material=12).hand(A, "1CIV3")
    assert t.worth(A, "1CIV3") == 1
    assert t.worth(A, "1CAR1B") == 4
    t.end()
    mine = {CODE[line.card]: line.points for line in t.lines if line.seat == A and line.card >= 0}
    assert (mine["1CIV3"], mine["1CAR1B"]) == (1, 4)


@pytest.mark.rule("IM-EX-58", "IM-SCO-06", "IM-SCO-07", "IM-INV-08")
def test_variable_points_stop_at_ten_others_do_not():
    t = table("macedonians", "greeks").in_play(A, *[f"1REG{n}" for n in range(2, 8)])
    assert t.worth(A, "1MAC1B") == 9  # and three of its own
    t.in_play(A, *[f"1REG{n}" for n in range(8, 12)])
    assert t.worth(A, "1MAC1B") == 10  # with 13 Regions
    t.hand(A, "1FAM6").garrisoned(A, "1REG2", "2FAM5").in_history(A, "2FAM6")
    assert t.worth(A, "1FAM6") == 11
    assert _where(t, "2FAM5") == 12
    assert _where(t, "2FAM6") == 8


def _where(t: Table, name: str) -> int:
    from imperia.games.imperium.score import worth

    return worth(t.state, A, BY_CODE[name])


@pytest.mark.rule("IM-EX-59", "IM-KW-SNK-04")
def test_great_is_worth_more_in_history_not_in_the_discard_pile_or_sunken():
    assert table("romans", "greeks").in_history(A, "1FAM2").worth(A, "1FAM2") == 6
    assert table("romans", "greeks").discards(A, "1FAM2").worth(A, "1FAM2") == 2
    assert table("atlanteans", "greeks").in_history(A, "1FAM2").worth(A, "1FAM2") == 2


@pytest.mark.rule("IM-EX-60", "IM-NAT-ART-05", "IM-NAT-ART-06", "IM-END-04", "IM-END-07")
def test_the_last_quest_ends_nothing_but_playing_the_graal_does():
    t = table("arthurians", "greeks").in_round(4).developments(A, "2ART3")
    t.solstice({A: "2ART2"}, {A: "yes"})
    assert t.seat(A).development == []
    assert t.seat(A).garrisons == {"2ART2": ["2ART3"]}
    assert t.last_round == 0
    t.in_play(A, "2ART21").garrisoned(A, "2ART21", "2ART9", "2ART17", "2ART18").turn(A).hand(A, "2ART23").activate(A)
    t.play(A, "2ART23")
    assert "2ART3" in t.seat(A).hand
    assert t.last_round == 0
    t.free(A, "2ART3")
    assert t.last_round == t.round + 1


@pytest.mark.rule("IM-EX-61", "IM-NAT-UTO-08", "IM-AMB-56")
def test_utopians_take_unrest_whenever_their_deck_becomes_empty():
    t = table("utopians", "greeks").only_deck(A, "2UTO9", "2UTO10").discards(A, "2UTO4")
    t.draw(A, 1)
    assert t.seat(A).unrest == 0
    t.draw(A, 1)
    seat = t.seat(A)
    assert (seat.unrest, seat.draw, seat.discard) == (1, [], ["2UTO4"])  # no reshuffle
    t.draw(A, 1)
    assert t.seat(A).unrest == 2  # reshuffled, and emptied again


@pytest.mark.rule("IM-EX-62", "IM-NAT-UTO-07", "IM-AMB-42")
def test_from_the_gates_into_shangri_la_and_to_the_end_in_one_solstice():
    t = journey(table("utopians", "greeks").in_round(5).give(A, progress=5, population=25), A, "2UTO3A")
    t.solstice(("branch", 0))
    seat = t.seat(A)
    assert "2UTO3B" in seat.play
    assert seat.progress == 0
    assert t.last_round == 6


# --- set-up ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("IM-EX-63")
def test_romans_against_vikings():
    t = start("romans", "vikings", box="classics").run("way")
    s = t.state
    beneath = [card for card in s.beneath if card >= 0]
    assert len(beneath) + t.unrest == 8
    assert 4 <= t.unrest <= 6
    assert t.fame == 6
    assert [len(deck) for deck in s.decks] == [5, 5, 5, 32]


@pytest.mark.rule("IM-EX-64")
def test_three_players_with_celts_have_two_unrest_more():
    t = start("romans", "celts", "greeks", box="classics").run("way")
    assert len([card for card in t.state.beneath if card >= 0]) + t.unrest == 12


@pytest.mark.rule("IM-EX-65", "IM-MIX-03", "IM-MIX-04", "IM-AMB-43")
def test_the_tributary_egyptians_is_replaced_by_one_of_legends():
    seen: set[str] = set()
    for seed in range(40):
        t = start("egyptians", "celts", seed=seed, commons="classics").run("way")
        tributaries = [CODE[card] for card in t.state.dealt if SUIT[card] & TRIBUTARY and "TRI" in CODE[card]]
        assert "1TRI3" not in tributaries
        assert len(tributaries) == 9  # of 11, two are for three or four players
        others = [name for name in tributaries if name[0] == "2"]
        assert len(others) == 1
        seen |= set(others)
        assert sum(map(len, t.state.decks)) + 5 == 18 + 34
    allowed = {"2TRI1", "2TRI2", "2TRI3", "2TRI4", "2TRI6", "2TRI7", "2TRI8", "2TRI10"}
    assert seen <= allowed  # no Celts, and no Romans or Xiongnu with two players
    assert len(seen) > 5
