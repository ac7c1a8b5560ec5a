"""SET: what each player lays out, and the set-ups that are refused."""

from __future__ import annotations

import pytest

import imperia
from imperia.games.imperium.lexicon import NATIONS
from imperium_dsl import *

CLASSICS = [name for name, _ in NATIONS[:8]]
LEGENDS = [name for name, _ in NATIONS[8:]]

# Start deck, its Unrest, nation deck, its Unrest, accession card, developments, supply Unrest with 2, 3, 4 players
TABLE = {
    "carthaginians": (10, 2, 5, 0, "1CAR2", 6, (0, 0, 0)),
    "celts": (10, 2, 6, 1, "1CEL2", 5, (0, 2, 5)),
    "greeks": (10, 2, 3, 1, "1GRE2", 8, (0, 0, 0)),
    "macedonians": (11, 3, 3, 0, "1MAC2", 7, (0, 0, 0)),
    "persians": (10, 2, 4, 1, "1PER2", 7, (0, 0, 0)),
    "romans": (10, 2, 5, 1, "1ROM2", 6, (0, 0, 0)),
    "scythians": (11, 3, 7, 2, "1SCY2", 4, (0, 0, 0)),
    "vikings": (9, 1, 13, 2, "1VIK2", 0, (0, 1, 2)),
    "arthurians": (10, 0, 7, 0, "2ART8", 5, (2, 3, 4)),
    "atlanteans": (11, 3, 0, 0, None, 10, (0, 0, 0)),
    "egyptians": (10, 2, 3, 1, "2EGY2", 8, (0, 0, 0)),
    "mauryans": (8, 2, 8, 2, "2MAU2", 6, (0, 0, 0)),
    "minoans": (10, 3, 4, 1, "2MIN2", 7, (0, 0, 0)),
    "olmecs": (10, 0, 5, 0, "2OLM2", 6, (1, 2, 3)),
    "qin": (9, 1, 4, 1, "2QIN2", 8, (0, 1, 2)),
    "utopians": (13, 0, 0, 0, None, 0, (3, 4, 5)),
}
BASE_UNREST = {2: 8, 3: 10, 4: 12}


def wish(seats: int, seed: int = 0, **options: str) -> Table:
    state = imperia.game("imperium").new(seats=seats, seed=seed, options=options)
    assert isinstance(state, Imperium)
    return Table(state)


def unrest_in_game(t: Table) -> int:
    """The Unrest pile with what lies under the market."""
    return t.unrest + sum(card >= 0 for card in t.state.beneath)


@pytest.mark.rule("IM-SET-01", "IM-DEC-01", "IM-DEC-03")
@pytest.mark.parametrize("first", [A, B, C])
def test_nations_are_chosen_in_turn_order_each_once_then_the_sides(first: int):
    t = wish(3, nations="choose", sides="choose", box="classics", seed=first)
    order = [(t.state.first + i) % 3 for i in range(3)]
    free = list(CLASSICS)
    for p, nation in zip(order, ("vikings", "romans", "celts"), strict=True):
        assert (t.asked, t.pending) == ("nation", (p,))
        assert t.offered(p, "nation") == free
        t.answer(p, nation)
        free.remove(nation)
    for p, side in zip(order, "bab", strict=True):
        assert (t.asked, t.pending) == ("side", (p,))
        assert t.offered(p, "side") == ["a", "b"]
        t.answer(p, side)
    shown = [(t.view["nations"][p]["nation"], t.view["nations"][p]["side"]) for p in order]
    assert shown == [("vikings", "b"), ("romans", "a"), ("celts", "b")]
    assert t.asked == "way"
    assert [t.seat(p).play[0] for p in order] == ["1VIK1B", "1ROM1A", "1CEL1B"]


@pytest.mark.rule("IM-SET-01")
def test_nations_may_be_dealt_and_no_two_players_have_the_same():
    tables = [wish(4, seed, box="legends") for seed in range(12)]
    dealt = [tuple(nation["nation"] for nation in t.view["nations"]) for t in tables]
    assert all(len(set(names)) == 4 and set(names) <= set(LEGENDS) for names in dealt)
    assert len(set(dealt)) > 6


@pytest.mark.rule("IM-SET-01", "IM-MIX-01", "IM-MIX-02")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"nations": "romans,romans"}, "No nation can be played twice; the option nations names one more than once."),
        ({"nations": "romans,gauls"}, "There is no nation 'gauls'; the nations are: carthaginians, celts, greeks"),
        ({"nations": "romans,"}, "There is no nation ''"),
        ({"nations": "romans"}, "must name one nation for each of the 2 seats; it names 1."),
        ({"nations": "romans,celts,qin"}, "must name one nation for each of the 2 seats; it names 3."),
        ({"nations": "romans,qin", "box": "classics"}, "The Qin are not in the box classics; choose the option box"),
        ({"nations": "romans,qin", "box": "legends"}, "The Romans are not in the box legends; choose the option box"),
        ({"box": "classics", "commons": "legends"}, "With the box classics alone the common cards are those of"),
        ({"box": "legends", "commons": "classics"}, "With the box legends alone the common cards are those of"),
        ({"sides": "c"}, "The option sides is choose, random, or a or b for each seat"),
        ({"sides": "a,choose"}, "The option sides is choose, random, or a or b for each seat"),
        ({"sides": "a,b,a"}, "must name one side for each of the 2 seats, or one for all."),
        ({"box": "horizons"}, "The option box of imperium can be classics, legends, both, not 'horizons'."),
        ({"commons": "both"}, "The option commons of imperium can be box, classics, legends, not 'both'."),
        ({"solo": "yes"}, "imperium has no option 'solo'; its options are: "),
    ],
)  # fmt: skip
def test_wrong_set_ups_are_refused_with_a_sentence(options: dict[str, str], reason: str):
    with pytest.raises(imperia.SetupError) as refused:
        imperia.game("imperium").new(seats=2, options=options)
    assert reason in str(refused.value)


@pytest.mark.rule("IM-SET-02")
def test_the_power_card_lies_on_the_side_that_was_wished_b_unless_said_otherwise():
    assert [t.seat(p).play for t in (wish(2, nations="romans,celts"),) for p in (A, B)] == [["1ROM1B"], ["1CEL1B"]]
    t = wish(2, nations="romans,celts", sides="b, a")
    assert [t.seat(p).play for p in (A, B)] == [["1ROM1B"], ["1CEL1A"]]
    t = wish(2, nations="romans,celts", sides="a")
    assert [t.seat(p).play for p in (A, B)] == [["1ROM1A"], ["1CEL1A"]]
    seen = {tuple(wish(2, seed, nations="romans,celts", sides="random").state.sides) for seed in range(24)}
    assert seen == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.rule("IM-SET-02")
def test_the_side_cannot_be_changed_later():
    t = wish(2, nations="greeks,celts", sides="choose")
    while t.asked == "side":
        t.answer(t.pending[0], "a")
    for _ in range(6):
        t.next_turn()
    assert [t.seat(p).play[0] for p in (A, B)] == ["1GRE1A", "1CEL1A"]
    assert t.events("nation") == [{"seat": A, "nation": 2, "side": 0}, {"seat": B, "nation": 1, "side": 0}]


@pytest.mark.rule("IM-SET-03", "IM-SET-04", "IM-SET-05")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("nation", [*CLASSICS, *LEGENDS])
def test_only_arthurians_and_utopians_have_more_in_play(nation: str, side: str):
    t = start(nation, "celts" if nation != "celts" else "romans", sides=side)
    more = {"arthurians": ["2ART2"], "utopians": ["2UTO2A"]}.get(nation, [])
    assert t.seat(A).play == [f"{dict(NATIONS)[nation]}1{side.upper()}", *more]


@pytest.mark.rule("IM-SET-05")
def test_the_gates_lie_under_the_visions_of_shangri_la():
    t = table("utopians", "romans").give(A, progress=5).hand(A, "2UTO12")
    assert t.seat(A).play == ["2UTO1B", "2UTO2A"]
    owned = [card for p in (A, B) for card in (*t.seat(p).hand, *t.seat(p).draw, *t.seat(p).play)]
    assert "2UTO3A" not in owned
    t.solstice({A: ("branch", 0)})  # pay 5 progress to flip it
    assert t.seat(A).play == ["2UTO1B", "2UTO2B"]
    t.give(A, progress=5).solstice({A: ("branch", 0)})
    assert t.seat(A).play == ["2UTO1B", "2UTO3A"]


@pytest.mark.rule("IM-SET-06", "IM-SET-07", "IM-SET-08", "IM-SET-11", "IM-SET-14")
@pytest.mark.parametrize("nation", TABLE)
def test_every_card_of_a_nation_has_its_place(nation: str):
    deck, unrest, more, more_unrest, accession, developments, _ = TABLE[nation]
    seat = start(nation, "persians" if nation != "persians" else "romans").seat(A)
    assert len(seat.hand) + len(seat.draw) == deck
    assert (seat.hand + seat.draw).count("UNREST") == unrest
    assert len(seat.nation) == more
    assert seat.nation.count("UNREST") == more_unrest
    assert seat.accession == accession
    assert len(seat.development) == developments
    assert (seat.discard, seat.history, seat.garrisons) == ([], [], {})


@pytest.mark.rule("IM-SET-07", "IM-SET-11")
def test_nation_deck_and_draw_deck_are_shuffled():
    seats = [start("vikings", "romans", seed=seed * 10).seat(A) for seed in range(5)]
    assert len({tuple(seat.nation) for seat in seats}) == 5
    assert len({tuple(seat.deck) for seat in seats}) == 5
    assert len({tuple(seat.hand) for seat in seats}) > 2


@pytest.mark.rule("IM-SET-07", "IM-SET-08")
def test_nation_decks_lie_face_down_accession_and_developments_face_up():
    t = start("romans", "celts")
    for looker in (A, B, None):
        shown = t.state.view(looker)["nations"][A]
        assert shown["nation_deck"]["seen"] == []
        assert [card["card"] for card in shown["development"]["cards"]] == t.state.development[A]
        assert shown["nation_deck"]["accession"] == t.state.accession[A]


@pytest.mark.rule("IM-SET-08")
def test_the_developments_of_the_arthurians_are_impending_quests():
    t = table("arthurians", "romans")
    assert t.seat(A).development == ["2ART3", "2ART4", "2ART5", "2ART6", "2ART7"]
    assert [nation["development"]["quests"] for nation in t.view["nations"]] == [True, False]
    t.solstice()
    while t.asked != "may":
        t.answer(A, t.options(A)[0])
    t.answer(A, "yes")
    assert t.options(A) == ["2ART4", "2ART5", "2ART6", "2ART7"]  # all but the Graal


@pytest.mark.rule("IM-SET-09")
@pytest.mark.parametrize("nation", [*CLASSICS, *LEGENDS])
def test_all_begin_as_barbarians_but_the_atlanteans(nation: str):
    t = start(nation, "celts" if nation != "celts" else "romans")
    assert t.seat(A).empire == (nation == "atlanteans")
    assert not t.seat(B).empire


@pytest.mark.rule("IM-SET-10", "IM-SET-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("nation", TABLE)
def test_supply_unrest_joins_the_pile_by_the_number_of_players(nation: str, seats: int):
    others = [name for name in ("persians", "romans", "greeks", "macedonians") if name != nation]
    t = start(nation, *others[: seats - 1], commons="legends")
    assert unrest_in_game(t) == BASE_UNREST[seats] + TABLE[nation][6][seats - 2]


@pytest.mark.rule("IM-SET-12", "IM-NAT-EGY-01", "IM-AMB-46")
@pytest.mark.parametrize(
    ("nation", "side", "cards"),
    [("romans", "a", 5), ("romans", "b", 5), ("egyptians", "a", 5), ("egyptians", "b", 6), ("utopians", "b", 5)],
)
def test_five_cards_are_drawn_six_by_egyptians_of_side_b(nation: str, side: str, cards: int):
    seat = start(nation, "celts", sides=f"{side},b").seat(A)
    assert len(seat.hand) == cards
    assert len(seat.draw) == TABLE[nation][0] - cards


@pytest.mark.rule("IM-SET-13")
def test_there_is_no_mulligan():
    t = start("romans", "celts", "vikings", "greeks", first=C)
    assert (t.asked, t.pending) == ("way", (C,))  # the first question after the deal is the first turn
    assert t.options(C) == ["activate", "innovate", "revolt"]
