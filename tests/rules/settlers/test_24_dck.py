"""DCK: own faction decks."""

from __future__ import annotations

import pytest

import imperia
from settlers_dsl import *

ROMAN_DECK = (
    "ROM001 x2, ROM003 x3, ROM006 x2, ROM008, ROM009, ROM010, ROM011, ROM012 x3, ROM015 x2, ROM017 x2, ROM019, "
    "ROM020 x2, ROM022, ROM023 x3, ROM026, ROM027 x2, ROM029, ROM030"
)


def deal(decks: str) -> imperia.State:
    return imperia.game("settlers").new(seats=2, options={"factions": "roman,egyptian", "decks": decks})


@pytest.mark.rule("IS-DCK-01", "IS-DEC-26")
def test_a_deck_of_the_right_shape_is_played():
    state = deal(ROMAN_DECK)
    assert isinstance(state, Settlers)
    own = [name for name in codes(state.decks[A] + state.hands[A]) if name.startswith("ROM")]
    assert len(own) == 30
    assert state == deal("printed")  # the base game has one deck a faction


@pytest.mark.rule("IS-DCK-01")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (", ROM030", "", "8 titles in 1 copy, not 9"),
        ("ROM001 x2, ", "", "5 titles in 2 copies, not 6"),
        ("ROM003 x3, ", "", "2 titles in 3 copies, not 3"),
        ("ROM030", "ROM030, ROM030", "twice"),
        ("ROM030", "COM006", "no faction card"),
        ("ROM030", "ATK01", "no faction card"),
        ("ROM030", "BAR022", "one faction only"),
        ("ROM030", "ROM099", "ROM099"),
        ("ROM030", "Colossus", "Colossus"),
    ],
)
def test_a_deck_of_another_shape_is_refused(old: str, new: str, reason: str):
    with pytest.raises(imperia.SetupError, match=reason):
        deal(ROMAN_DECK.replace(old, new))


@pytest.mark.rule("IS-DCK-02")
@pytest.mark.parametrize("copies", [1, 2, 4])
def test_copies_of_a_title_are_not_split(copies: int):
    with pytest.raises(imperia.SetupError, match="all of its 3 copies"):
        deal(ROMAN_DECK.replace("ROM003 x3", f"ROM003 x{copies}"))


@pytest.mark.rule("IS-DCK-02")
def test_any_printed_number_names_its_title():
    assert deal(ROMAN_DECK.replace("ROM003 x3", "ROM005").replace("ROM001 x2", "ROM002")) == deal("printed")


@pytest.mark.rule("IS-DCK-03", "IS-DEC-26")
@pytest.mark.parametrize("entry", ROMAN_DECK.split(", "))
def test_no_title_may_go_without_another_of_as_many_copies_in_its_place(entry: str):
    rest = [other for other in ROMAN_DECK.split(", ") if other != entry]
    with pytest.raises(imperia.SetupError, match="30 cards"):
        deal(", ".join(rest))


@pytest.mark.rule("IS-DCK-01")
def test_two_decks_for_one_faction_are_refused():
    with pytest.raises(imperia.SetupError, match="two own decks"):
        deal(f"{ROMAN_DECK}; {ROMAN_DECK}")
