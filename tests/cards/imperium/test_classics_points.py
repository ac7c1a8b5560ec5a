"""The VP of Classics cards that vary, by number: for tokens, for cards owned, for icons, by where a card lies."""

from __future__ import annotations

import pytest

from imperium_dsl import *

GOOD_NAMES = ("material", "population", "progress")
NATION_OF_CODE = {
    "CAR": "carthaginians", "CEL": "celts", "GRE": "greeks", "MAC": "macedonians", "PER": "persians", "ROM": "romans",
    "SCY": "scythians", "VIK": "vikings",
}  # fmt: skip


def owner(name: str, *others: str) -> Table:
    """A table where A has this card in play (a power card) or in the discard pile, and nothing else counts."""
    nation = NATION_OF_CODE.get(name[1:4], "romans")
    rival = "romans" if nation != "romans" else "macedonians"
    power = name[4:] in ("1A", "1B")
    t = table(nation, rival, *others, sides=f"{name[-1].lower()},b" + ",b" * len(others) if power else "b")
    return t if power else t.discards(A, name)


# --- tokens -----------------------------------------------------------------------------------------------------------
HELD = [
    ("1CAR1A", "material", 6), ("1CAR1B", "material", 3), ("1CAR8", "material", 5), ("1CIV3", "material", 10),
    ("1SCY1A", "material", 6), ("1VIK9", "material", 8), ("1ROM1A", "population", 4), ("1ROM1B", "population", 2),
    ("1ROM8", "population", 3), ("1VIK4", "population", 3), ("1CIV13", "population", 4), ("1CIV14", "progress", 5),
    ("1TRI9", "progress", 4),
]  # fmt: skip


@pytest.mark.parametrize(("name", "good", "every"), HELD)
def test_a_point_for_so_many_tokens(name: str, good: str, every: int):
    t = owner(name).give(A, **{other: 90 for other in GOOD_NAMES if other != good}).give(B, **{good: 90})
    assert t.worth(A, name) == 0
    t.give(A, **{good: every - 1})
    assert t.worth(A, name) == 0
    t.give(A, **{good: 1})
    assert t.worth(A, name) == 1
    t.give(A, **{good: 2 * every})
    assert t.worth(A, name) == 3
    t.give(A, **{good: 20 * every})
    assert t.worth(A, name) == 10  # at most


# --- cards owned ------------------------------------------------------------------------------------------------------
# One card of each sort for every place in which cards are owned: hand, discard pile, history, play, garrison, deck.
UNCIVILISED_CARDS = ("1UNC3", "1UNC7", "1UNC8", "1UNC19", "1UNC18", "1UNC9")
CIVILISED_CARDS = ("1CIV2", "1CIV4", "1CIV5", "1CIV10", "1UNC18", "1CIV13")
REGION_CARDS = ("1REG2", "1REG3", "1REG4", "1REG5", "1REG6", "1REG7")
TRIBUTARY_CARDS = ("1TRI1", "1TRI2", "1TRI4", "1TRI5", "1TRI6", "1TRI7")
FAME_CARDS = ("1FAM1", "1FAM2", "1FAM4", "1FAM8", "1FAM5", "1FAM6")


def spread(t: Table, cards: tuple[str, ...]) -> Table:
    """A owns these, one in each place; B owns as many."""
    hand, discard, past, play, guest, deck = cards
    t.hand(A, hand).discards(A, discard).in_history(A, past).in_play(A, play).in_play(A, "1CAR2").on_deck(A, deck)
    return t.garrisoned(A, "1CAR2", guest)


OWNED_CARDS = [  # the card, what it counts, how many A owns from the beginning, points for each or each so many
    ("1CEL1A", UNCIVILISED_CARDS, 0, 1, 1), ("1CEL1B", UNCIVILISED_CARDS, 0, 2, 1),
    ("1CEL7", UNCIVILISED_CARDS, 0, 1, 1),
    ("1MAC1A", REGION_CARDS, 3, 1, 2), ("1MAC1B", REGION_CARDS, 3, 1, 1), ("1MAC9", REGION_CARDS, 3, 1, 2),
    ("1SCY9", REGION_CARDS, 2, 1, 2), ("1PER1A", TRIBUTARY_CARDS, 1, 1, 3), ("1PER1B", TRIBUTARY_CARDS, 1, 1, 1),
    ("1PER9", TRIBUTARY_CARDS, 1, 1, 1), ("1TRI3", CIVILISED_CARDS, 0, 1, 1), ("1TRI8", TRIBUTARY_CARDS, 1, 1, 1),
    ("1UNC9", FAME_CARDS, 0, 2, 1),
]  # fmt: skip


@pytest.mark.parametrize(("name", "cards", "first", "points", "every"), OWNED_CARDS)
def test_points_for_cards_of_a_suit(name: str, cards: tuple[str, ...], first: int, points: int, every: int):
    cards = tuple("1UNC6" if card == name else card for card in cards)
    t = owner(name)
    assert t.worth(A, name) == first // every * points
    spread(t, cards)
    assert t.worth(A, name) == min(10, (first + 6) // every * points)


@pytest.mark.card("1CEL1B", "1TRI3", "1UNC9", "1MAC1B", "1PER1B")
@pytest.mark.parametrize(
    ("name", "wrong"),
    [("1CEL1B", ("1CIV2", "1REG2", "1TRI1")), ("1TRI3", ("1UNC3", "1REG2", "1TRI1")), ("1UNC9", ("1UNC3", "1CIV2")),
     ("1MAC9", ("1UNC3", "1TRI1", "1CIV2")), ("1PER9", ("1UNC3", "1REG2", "1CIV2")), ("1CEL7", ("1CIV2", "1REG2")),
     ("1CEL1A", ("1CIV2", "1REG2", "1FAM1")), ("1PER1A", ("1REG2", "1UNC3", "1FAM1"))],
)  # fmt: skip
def test_other_suits_do_not_count(name: str, wrong: tuple[str, ...]):
    t = owner(name)
    before = t.worth(A, name)
    assert t.discards(A, *wrong).worth(A, name) == before


@pytest.mark.card("1GRE1A", "1GRE1B", "1GRE10", "1CIV11")
@pytest.mark.parametrize(("name", "every"), [("1GRE1A", 7), ("1GRE1B", 3), ("1GRE10", 5), ("1CIV11", 10)])
def test_a_point_for_so_many_cards(name: str, every: int):
    t = owner(name)
    spare = ["1REG2", "1REG3", "1REG4", "1REG5", "1REG6", "1REG7", "1REG8", "1REG9", "1REG10", "1REG11", "1REG12"]
    owned = 11 if name.startswith("1GRE1") and name != "1GRE10" else 12  # the deck, the power card, and itself
    counts = [t.worth(A, name)]
    for card in spare:
        counts.append(t.in_history(A, card).worth(A, name))
    assert counts == [(owned + n) // every for n in range(12)]


@pytest.mark.card("1SCY1B")
def test_scythians_count_material_and_regions():
    t = owner("1SCY1B")  # two Regions in the deck
    assert t.worth(A, "1SCY1B") == 0
    assert t.give(A, material=2).worth(A, "1SCY1B") == 0  # each sort by itself
    assert t.discards(A, "1REG2").worth(A, "1SCY1B") == 1
    assert t.give(A, material=4).worth(A, "1SCY1B") == 3
    assert t.discards(A, "1REG3", "1REG4", "1REG5").worth(A, "1SCY1B") == 4
    assert t.give(A, material=90).worth(A, "1SCY1B") == 10


@pytest.mark.card("1VIK1A", "1VIK1B", "1VIK2")
@pytest.mark.parametrize(("name", "points"), [("1VIK1A", 1), ("1VIK1B", 2), ("1VIK2", 2)])
def test_vikings_count_variable_cards(name: str, points: int):
    t = owner(name).nation_deck(A, "1VIK13")  # the others of the nation deck are owned: Combs, Sagas, Dubh Linn
    before = t.worth(A, name)
    owned = 3 + 1 + (1 if name == "1VIK2" else 0)  # with the power card and, if owned, Harald
    assert before == min(10, owned * points)
    t = owner(name)
    owned = 1 + (1 if name == "1VIK2" else 0)
    assert t.worth(A, name) == owned * points
    t.discards(A, "1TRI8").hand(A, "1FAM1", "1VIK7").in_history(A, "1CIV3")  # conditional VP are not variable
    assert t.worth(A, name) == min(10, (owned + 2) * points)


# --- icons ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("1UNC10", "1UNC11", "1UNC12", "1CIV12")
@pytest.mark.parametrize(
    ("name", "fertile", "river", "city", "metropolis"),
    [("1UNC10", 2, 0, 0, 0), ("1UNC11", 1, 1, 0, 0), ("1UNC12", 0, 2, 0, 0), ("1CIV12", 0, 0, 2, 2)],
)
def test_points_for_icons(name: str, fertile: int, river: int, city: int, metropolis: int):
    def worth(*cards: str) -> int:
        return table("romans", "macedonians").leaves_play(A).only_deck(A).hand(A, name, *cards).worth(A, name)

    nothing = worth()
    assert worth("1PER11") - nothing == 2 * fertile  # two fertile icons
    assert worth("1REG7") - nothing == river
    assert worth("1UNC15") - nothing == city
    assert worth("1CIV7") - nothing == metropolis
    assert nothing == city  # the City of Rome
    t = table("romans", "macedonians").only_deck(A).hand(A, name).discards(A, "1REG4").in_play(A, "1REG7", "1UNC15")
    t.in_play(B, "1REG6", "1CIV7", "1UNC16", "1REG12")
    assert t.worth(A, name) == fertile + river + 2 * city


# --- by where cards lie -----------------------------------------------------------------------------------------------
PLACES = ("hand", "discard", "history", "play", "deck", "garrison")


@pytest.mark.card("1FAM1", "1FAM2", "1UNC2", "1UNC4", "1UNC5", "1UNC22")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    ("name", "there", "elsewhere"),
    [("1FAM1", 7, 3), ("1FAM2", 6, 2), ("1UNC2", 1, 0), ("1UNC4", 2, 0), ("1UNC5", 2, 0), ("1UNC22", 1, 0)],
)
def test_points_in_history_and_elsewhere(name: str, there: int, elsewhere: int, place: str):
    t = table("romans", "macedonians").in_play(A, "1CAR2")
    put(t, name, place)
    assert t.worth(A, name) == (there if place == "history" else elsewhere)


def put(t: Table, name: str, place: str) -> None:
    if place == "garrison":
        t.garrisoned(A, "1CAR2", name)
    else:
        ways = {"hand": t.hand, "discard": t.discards, "history": t.in_history, "play": t.in_play, "deck": t.on_deck}
        ways[place](A, name)


@pytest.mark.card("1VIK7")
@pytest.mark.parametrize("place", PLACES)
def test_vinland_counts_only_in_play(place: str):
    t = table("romans", "macedonians").in_play(A, "1CAR2")
    put(t, "1VIK7", place)
    assert t.worth(A, "1VIK7") == (6 if place == "play" else 0)


@pytest.mark.card("1VIK8")
def test_sagas_count_the_cards_under_them():
    t = table("vikings", "romans").in_play(A, "1VIK8", "1CAR12").garrisoned(A, "1CAR12", "1TRI1")
    assert t.worth(A, "1VIK8") == 0
    assert t.garrisoned(A, "1VIK8", "1TRI2", "1TRI4", "1TRI6").worth(A, "1VIK8") == 3


@pytest.mark.card("1TRI5")
def test_qin_counts_pinned_cards_in_play_that_are_no_regions():
    t = table("romans", "macedonians").in_play(A, "1TRI5", "1UNC19", "1REG3", "1REG4", "1REG5", "1REG6")
    assert t.worth(A, "1TRI5") == 0  # two, itself among them
    assert t.hand(A, "1UNC15").worth(A, "1TRI5") == 0  # only in play
    assert t.in_play(A, "1CIV10").worth(A, "1TRI5") == 1
    t.in_play(A, "1CIV6", "1CIV8")
    assert t.worth(A, "1TRI5") == 1
    assert t.in_play(A, "1CIV9").worth(A, "1TRI5") == 2


@pytest.mark.card("1TRI10")
def test_mauryans_count_the_history():
    t = table("romans", "macedonians").in_play(A, "1TRI10").in_history(B, "1REG4", "1REG5")
    assert [t.in_history(A, name).worth(A, "1TRI10") for name in ("1REG2", "1REG3", "1UNC3", "1UNC7")] == [0, 1, 1, 2]


@pytest.mark.card("1FAM3")
def test_notorious_counts_the_unrest_of_the_others():
    t = owner("1FAM3", "greeks").unrest_pile(9).hand(A, "UNREST").only_deck(B).only_deck(C)
    first = sum(getattr(t.seat(p), zone).count("UNREST") for p in (B, C) for zone in ("hand", "draw", "history"))
    assert t.worth(A, "1FAM3") == first == 5  # three of the Macedonians, two of the Greeks
    assert t.hand(B, "UNREST").discards(C, "UNREST").worth(A, "1FAM3") == 7
