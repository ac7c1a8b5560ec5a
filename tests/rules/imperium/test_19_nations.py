"""NOTE and NAT: single cards, and the nations with rules of their own."""

from __future__ import annotations

import pytest

from imperia.games.imperium.score import worth
from imperia.games.imperium.tables import BY_CODE, CODE, NAME_EN
from imperium_dsl import *


def mixed(*nations: str, **options: str) -> Table:
    """Nations of both boxes with the common cards of Classics."""
    return table(*nations, **{"box": "both", "commons": "classics", **options})


@pytest.mark.rule("IM-KW-ATT-07", "IM-NAT-CEL-01")
def test_the_celts_power_cannot_be_avoided_and_six_nations_bring_unrest_of_their_own():
    """Power A gives the others Unrest when an Uncivilised card is gained: that is no attack."""
    t = mixed("celts", "romans", sides="a").in_play(B, "1REG1").hand(A, "1UNC3").offer(None, "1UNC20").activate(A)
    t.play(A, "1UNC3", ("branch", 0))
    asked = []
    while t.asked not in ("act", "token"):
        asked.append((t.asked, t.pending))
        t.answer(t.pending[0], "yes") if t.can(t.pending[0], "yes") else t.answer(
            t.pending[0], *[t.choices(t.pending[0])[0].verb, *t.choices(t.pending[0])[0].args]
        )
    assert "defend" not in [question for question, _ in asked]
    assert t.seat(B).unrest == 1
    assert "1REG1" in t.seat(B).play
    for nation, brings in (("celts", True), ("olmecs", True), ("qin", True), ("vikings", True), ("arthurians", True),
                           ("utopians", True), ("romans", False), ("egyptians", False)):  # fmt: skip
        three = start(nation, "greeks", "persians", box="both", commons="classics")
        pile = three.unrest + sum(card >= 0 for card in three.state.beneath)
        assert (pile > 10) == brings, nation


@pytest.mark.rule("IM-NOTE-SHA-02")
def test_shaduf_gives_one_progress_however_much_material_there_was():
    t = mixed("romans", "greeks").in_play(A, "1UNC12", "1UNC19", "1REG11", "2REG11").activate(A)
    t.exhaust(A, "1UNC19")
    while t.asked not in ("act", "token"):
        t.answer(A, "yes") if t.can(A, "yes") else t.answer(A, *[t.choices(A)[0].verb, *t.choices(A)[0].args])
    seat = t.seat(A)
    assert seat.material >= 2
    assert seat.progress == 1
    assert sorted(seat.exhausted) == ["1UNC12", "1UNC19"]


@pytest.mark.rule("IM-NOTE-ELE-01", "IM-NAT-MAU-01")
def test_the_mauryans_have_two_indian_elephants_of_which_one_is_barbarian():
    t = mixed("mauryans", "romans").hand(A, "2MAU12", "2MAU13").activate(A)
    assert t.can(A, "play", "2MAU12")
    assert t.can(A, "play", "2MAU13")
    t = mixed("mauryans", "romans").empire(A).hand(A, "2MAU12", "2MAU13").activate(A)
    assert t.can(A, "play", "2MAU12")
    assert not t.can(A, "play", "2MAU13")
    assert BY_CODE["2MAU4"] in t.state.development[A]  # Grand Trunk Road is theirs too


@pytest.mark.rule("IM-NAT-CAR-02")
@pytest.mark.parametrize("doubles", [True, False])
def test_carthaginians_a_may_double_material_that_comes_with_a_card(doubles: bool):
    t = mixed("carthaginians", "romans", sides="a").hand(A, "1CAR11").give(A, material=3).offer(None, "1UNC20")
    t.tokens("1UNC20", material=2, progress=1).activate(A)
    t.play(A, "1CAR11")
    while t.asked not in ("act", "token"):
        if t.can(A, "1UNC20"):
            t.answer(A, "1UNC20")
        elif t.can(A, "yes"):
            t.answer(A, "yes" if doubles else "no")
        else:
            t.answer(A, *[t.choices(A)[0].verb, *t.choices(A)[0].args])
    seat = t.seat(A)
    assert seat.material == (4 if doubles else 2)
    assert seat.progress == 1
    assert seat.exhausts == (4 if doubles else 5)


@pytest.mark.rule("IM-NAT-QIN-02")
def test_the_mandate_of_heaven_costs_two_points_unless_it_is_in_play():
    t = mixed("qin", "romans").in_play(A, "2QIN22")
    assert t.worth(A, "2QIN22") == 0
    for place in ("hand", "discards", "in_history"):
        t = mixed("qin", "romans")
        getattr(t, place)(A, "2QIN22")
        assert t.worth(A, "2QIN22") == -2


@pytest.mark.rule("IM-NAT-OLM-01")
def test_olmecs_have_none_of_the_four_staples_and_masks_score_in_history_alone():
    t = mixed("olmecs", "romans")
    s = t.state
    mine = [*s.draw[A], *s.nation[A], *s.development[A], *s.hand[A]]
    staples = {"1ROM14", "1ROM15", "1ROM16", "1ROM17"}  # Glory, Prosperity, Advance, Conquer of another nation
    titles = {title_of(CODE[card]) for card in mine}
    assert not titles & {title_of(name) for name in staples}
    t.in_history(A, "2OLM12")
    assert worth(t.state, A, BY_CODE["2OLM12"]) == 1
    t = mixed("olmecs", "romans").discards(A, "2OLM12")
    assert worth(t.state, A, BY_CODE["2OLM12"]) == 0


def title_of(code: str) -> str:
    """The English title of a card."""
    return NAME_EN[BY_CODE[code]]


@pytest.mark.rule("IM-NAT-ATL-03")
def test_atlanteans_never_play_barbarian_cards_but_own_and_score_them():
    t = mixed("atlanteans", "romans").hand(A, "1UNC9", "1REG6").activate(A)
    assert t.seat(A).empire
    assert not t.can(A, "free", "1UNC9")
    assert not t.can(A, "play", "1UNC9")
    t.play(A, "1REG6")
    while t.asked not in ("act", "token"):
        t.answer(A, "1UNC9") if t.can(A, "1UNC9") else t.answer(A, *[t.choices(A)[0].verb, *t.choices(A)[0].args])
    assert t.seat(A).garrisons == {"1REG6": ["1UNC9"]}
    t.in_history(A, "1FAM6")
    assert t.worth(A, "1UNC9") == 2  # two for a Fame card


@pytest.mark.rule("IM-NAT-ART-01", "IM-NAT-ART-03")
def test_arthurians_have_quests_for_developments_and_one_active_at_a_time():
    t = mixed("arthurians", "romans").give(A, material=30, population=30, progress=30)
    quests = t.seat(A).development
    assert "2ART3" in quests
    t.solstice()
    while t.source_code != "2ART2" or t.asked not in ("aim", "may"):
        t.answer(A, "2ART2") if t.can(A, "2ART2") else t.answer(A, *[t.choices(A)[-1].verb, *t.choices(A)[-1].args])
    if t.asked == "may":
        t.answer(A, "yes")
    first = next(name for name in quests if t.can(A, name))
    t.answer(A, first)
    seat = t.seat(A)
    assert seat.garrisons["2ART2"] == [first]
    assert [*seat.hand, *seat.discard].count("UNREST") == 1
    assert first not in seat.development
    assert not seat.empire
    t.run("way")
    t.solstice()
    while t.pending == (A,) and t.asked != "way":
        assert t.source_code != "2ART2"  # no second quest
        t.answer(A, *[t.choices(A)[-1].verb, *t.choices(A)[-1].args])
    t = mixed("arthurians", "romans").give(A, material=30, population=30, progress=30).only_deck(A)
    t.nation_deck(A)
    t.state.accession[A], t.state.exhausts[A] = t.state.accession[A], 5
    t.draw(A, 1)
    assert t.asked != "develop"


@pytest.mark.rule("IM-NAT-ART-04")
@pytest.mark.parametrize(("card", "zone"), [("2ART23", "hand"), ("2ART16", "discard")])
def test_the_active_quest_is_ended_by_merlin_into_hand_and_by_morigena_into_the_discard_pile(card: str, zone: str):
    t = mixed("arthurians", "romans").garrisoned(A, "2ART2", "2ART4").in_play(A, "1REG6", "1REG7").hand(A, card)
    if card == "2ART23":
        t.garrisoned(A, "1REG6", "2ART14", "2ART17", "2ART18")
    else:
        t.garrisoned(A, "1REG6", "2ART23")
    t.activate(A).play(A, card)
    while t.asked not in ("act", "token"):
        p = t.pending[0]
        wanted = next((c for c in t.choices(p) if c.verb not in ("skip", "no", "done")), t.choices(p)[0])
        t.answer(p, wanted.verb, *wanted.args)
    seat = t.seat(A)
    assert "2ART4" in getattr(seat, zone)
    assert "2ART2" not in seat.garrisons


@pytest.mark.rule("IM-NAT-UTO-02", "IM-NAT-UTO-04", "IM-NAT-UTO-05", "IM-NAT-UTO-06")
def test_the_journey_of_the_utopians():
    """One face after the other is in effect, like a second power card; Gates make them an empire."""
    t = mixed("utopians", "romans").give(A, progress=5)
    assert t.seat(A).play == ["2UTO1B", "2UTO2A"]
    steps = []
    for _ in range(3):
        t.solstice()
        while t.pending == (A,) and t.asked != "way":
            wanted = t.choices(A)[0]
            t.answer(A, wanted.verb, *wanted.args)
        t.run("way")
        steps.append((t.seat(A).play[1], t.seat(A).empire))
        t.give(A, progress=max(0, 5 - t.seat(A).progress))
    assert steps == [("2UTO2B", False), ("2UTO3A", True), ("2UTO3B", True)]
    t = mixed("utopians", "romans").in_play(A, "1REG6", "1REG7", "1REG8").hand(A, "1ROM14").activate(A)
    if t.can(A, "play", "1ROM14"):
        t.play(A, "1ROM14")
    assert "2UTO2A" in t.seat(A).play  # no effect takes the journey away


@pytest.mark.rule("IM-NAT-GRE-01")
def test_the_lighthouse_of_the_greeks_swaps_a_market_card_with_an_exiled_one():
    t = table("greeks", "romans").empire(A).in_play(A, "1GRE9").exiled("1REG8").offer(None, None, "1CIV8").activate(A)
    t.exhaust(A, "1GRE9")
    while t.asked not in ("act", "token"):
        for name in ("1CIV8", "1REG8"):
            if t.can(A, name):
                t.answer(A, name)
                break
        else:
            wanted = t.choices(A)[-1]
            t.answer(A, wanted.verb, *wanted.args)
    assert t.market[2] == "1REG8"
    assert "1CIV8" in t.exile
    assert t.seat(A).exhausts == 4


@pytest.mark.rule("IM-NAT-ALL-01")
@pytest.mark.parametrize("nation", ["macedonians", "persians", "romans"])
@pytest.mark.parametrize("side", ["a", "b"])
def test_three_nations_play_by_the_common_rules(nation: str, side: str):
    t = start(nation, "greeks", sides=side)
    t.run("way")
    seat = t.seat(A)
    assert (seat.actions, seat.exhausts, len(seat.hand), seat.empire) == (3, 5, 5, False)
    assert seat.accession is not None
    assert seat.development
    supply = [card for card in t.state.unrest if CODE[card][:4] == seat.play[0][:4]]
    assert not supply
