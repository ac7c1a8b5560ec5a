"""CRD: what is printed on a card."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from imperia.games.imperium.lexicon import (
    CARD_COUNT,
    CITY,
    CIVILISED,
    FAME,
    ICONS,
    KNIGHT,
    MASK,
    METROPOLIS,
    NATIONS,
    POWER,
    REGION,
    SCROLL,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
)
from imperia.games.imperium.tables import (
    BOX_OF,
    BY_CODE,
    CODE,
    COMMONS,
    ICON_COUNT,
    ICON_MASK,
    NATION_OF,
    OF_NATION,
    PLAYERS,
    START,
    STATE_SIDES,
    SUIT,
)
from imperium_dsl import *

GROUPS = {
    "FAM": {FAME}, "UNR": {UNREST}, "UNC": {UNCIVILISED, UNCIVILISED | CIVILISED}, "CIV": {CIVILISED},
    "REG": {REGION}, "TRI": {TRIBUTARY},
}  # fmt: skip
EVERY_CARD = [card for card in range(CARD_COUNT) if card not in STATE_SIDES]


@pytest.mark.rule("IM-CRD-01")
@pytest.mark.parametrize(("past", "playable"), [("1MAC2", True), ("1MAC8", False), (None, False)])
def test_a_named_card_is_the_one_of_exactly_that_name(past: str | None, playable: bool):
    t = table("macedonians", "romans").empire(A).hand(A, "1MAC6", "1REG2")
    if past:
        t.in_history(A, past)
    t.activate(A)
    assert t.can(A, "free", "1MAC6") == playable  # needs Alexander; Alexandria in Egypt is somebody else


@pytest.mark.rule("IM-CRD-02", "IM-CRD-11")
def test_a_card_has_one_suit_or_none_or_is_uncivilised_and_civilised():
    suits = Counter(SUIT[card] for card in EVERY_CARD)
    assert set(suits) == {0, REGION, UNCIVILISED, CIVILISED, TRIBUTARY, FAME, UNREST, POWER, UNCIVILISED | CIVILISED}
    assert suits[POWER] == len(NATIONS)
    assert all(NATION_OF[card] >= 0 for card in EVERY_CARD if not SUIT[card])  # grey banners are cards of nations


@pytest.mark.rule("IM-CRD-03", "IM-CRD-04")
def test_a_pinned_card_stays_in_play_and_an_attack_hits_all_the_others():
    t = table("romans", "macedonians", "celts").hand(A, "1UNC19", "1ROM21", "1ROM15").offer("1REG2")
    for p, region in ((A, "1ROM20"), (B, "1MAC19"), (C, "1CEL9")):
        t.in_play(p, region)
    t.activate(A).play(A, "1UNC19")
    assert t.seat(A).play == ["1ROM1B", "1ROM20", "1UNC19"]
    t.play(A, "1ROM21").run("act", "token")  # each other player recalls a Region
    assert (t.seat(B).hand, t.seat(C).hand) == (["1MAC19"], ["1CEL9"])
    assert t.seat(A).play == ["1ROM1B", "1ROM20", "1UNC19"]


@pytest.mark.rule("IM-CRD-05")
def test_a_state_icon_forbids_only_to_play_the_card():
    t = table("romans", "macedonians").offer("1REG2", "1UNC7", "1CIV10").give(A, material=3)
    t.hand(A, "1ROM16", "1CIV6", "1ROM20").activate(A)
    assert not t.can(A, "play", "1CIV6")
    t.play(A, "1ROM16", "1CIV10")  # a barbarian acquires a card of empires
    assert t.seat(A).hand == ["1CIV10", "1CIV6", "1ROM20", "UNREST"]
    assert not t.can(A, "play", "1CIV10")
    t.play(A, "1ROM20", "1CIV6")  # garrisons another
    assert t.seat(A).garrisons == {"1ROM20": ["1CIV6"]}
    t.stop(A, t.market[0], "1CIV10", "done")
    assert "1CIV10" in t.seat(A).discard


@pytest.mark.rule("IM-CRD-06", "IM-CRD-07")
def test_icons_do_nothing_by_themselves():
    t = table("romans", "macedonians", "olmecs").in_play(A, "1UNC15", "1CIV6", "1REG6", "1REG7")
    for name, icons in (
        ("1UNC15", CITY),
        ("1CIV6", METROPOLIS),
        ("1CIV15", KNIGHT),
        ("1UNC2", MASK),
        ("1UNC22", SCROLL),
    ):
        assert ICON_MASK[BY_CODE[name]] == icons
    t.hand(A, "1UNC16", "1CIV15", "1UNC2", "1UNC22", "1CAR20").activate(A).play(A, "1UNC16")
    t.play(A, "1CAR20", "skip")  # Balearic Islands: production, production, river, and no gain printed
    assert t.seat(A).goods == {"material": 0, "population": 0, "progress": 0}
    assert (t.seat(A).actions, t.seat(A).hand) == (1, ["1CIV15", "1UNC2", "1UNC22"])


@pytest.mark.rule("IM-CRD-07")
@pytest.mark.parametrize(
    ("name", "production", "fertile", "river"),
    [("1REG6", 2, 1, 0), ("2REG5", 1, 0, 2), ("1PER11", 0, 2, 0), ("2REG14", 1, 1, 1), ("1REG3", 0, 0, 0)],
)
def test_a_card_may_show_several_icons_also_of_one_kind(name: str, production: int, fertile: int, river: int):
    shown = dict(zip(ICONS, ICON_COUNT[BY_CODE[name]], strict=True))
    assert (shown["production"], shown["fertile"], shown["river"]) == (production, fertile, river)


@pytest.mark.rule("IM-CRD-08")
def test_per_icon_counts_icons_not_cards():
    t = table("romans", "macedonians").in_play(A, "1REG6", "1ROM20", "1REG2").hand(A, "1ROM15")
    t.activate(A).play(A, "1ROM15", "no", {B: "no"}, ("branch", 0))
    assert t.seat(A).material == 3  # Forest shows two purses, Dalmatia one, Jungle none


@pytest.mark.rule("IM-CRD-09", "IM-ACT-09")
def test_playing_resolves_the_text_without_a_keyword_only():
    t = table("romans", "macedonians").empire(A).hand(A, "1CIV10").on_deck(A, "1ROM20").activate(A).play(A, "1CIV10")
    assert (t.seat(A).material, t.seat(A).hand) == (0, [])  # neither its Exhaust (a card) nor its Solstice (2 material)
    t.exhaust(A, "1CIV10")
    assert (t.seat(A).material, t.seat(A).hand) == (0, ["1ROM20"])
    t.solstice()
    assert (t.seat(A).material, t.seat(A).hand) == (2, ["1ROM20"])


@pytest.mark.rule("IM-CRD-10")
def test_the_cost_of_a_development_is_paid_when_it_is_developed_and_never_again():
    t = table("romans", "macedonians").empire(A).only_deck(A).discards(A, "1ROM15").give(A, material=5, population=1)
    t.draw(A, 1)
    assert t.asked == "develop"
    t.answer(A, "1ROM3")  # 4 material, 1 population
    assert t.seat(A).goods == {"material": 1, "population": 0, "progress": 0}
    t.turn(A).hand(A, "1ROM3").activate(A).play(A, "1ROM3").run("act", "token")
    assert t.seat(A).goods == {"material": 1, "population": 0, "progress": 0}


@pytest.mark.rule("IM-CRD-11")
def test_a_suit_does_nothing_by_itself():
    t = table("romans", "macedonians", "celts").hand(A, "1TRI1", "1UNC19", "1FAM6", "UNREST")
    before = [t.seat(p).goods for p in (A, B, C)]
    t.activate(A).play(A, "1UNC19").stop(A, t.market[0], "done")
    assert [t.seat(p).goods for p in (A, B, C)] == before
    assert [t.seat(p).hand for p in (B, C)] == [[], []]


@pytest.mark.rule("IM-CRD-12")
@pytest.mark.parametrize("box", ["classics", "legends"])
def test_two_suit_cards_start_among_the_uncivilised(box: str):
    both = {card for card in COMMONS[box == "legends"] if SUIT[card] == UNCIVILISED | CIVILISED}
    assert len(both) == 9
    nations = (
        ("romans", "celts", "greeks", "persians") if box == "classics" else ("qin", "olmecs", "minoans", "egyptians")
    )
    seen = set()
    for seed in range(12):
        s = start(*nations, seed=seed, box=box).state
        assert not both & {*s.decks[2], s.market[2]}  # never under or in the Civilised deck
        seen |= both & {*s.decks[1], s.market[1]}
    assert len(seen) > 4


@pytest.mark.rule("IM-CRD-12")
@pytest.mark.parametrize(("card", "name"), [("1TRI1", "uncivilised"), ("2TRI4", "civilised")])
def test_in_play_two_suit_cards_have_both_suits(card: str, name: str):
    t = table("romans", "macedonians").offer("1REG2", "1REG3", "1REG6", "1UNC19", "1REG7").hand(A, card).activate(A)
    t.play(A, card)  # acquires the only card of its suit
    assert t.seat(A).hand == ["1UNC19", "UNREST"], name


@pytest.mark.rule("IM-CRD-13", "IM-CRD-16")
def test_the_number_of_a_card_tells_box_and_nation_or_group():
    assert len({CODE[card] for card in EVERY_CARD}) == len(EVERY_CARD) == 552
    for card in EVERY_CARD:
        found = re.fullmatch(r"([12])([A-Z]{3})\d+A?", CODE[card])
        assert found, CODE[card]
        box, letters = found.groups()
        assert BOX_OF[card] == int(box) - 1
        nation = next((n for n, (_, prefix) in enumerate(NATIONS) if prefix == box + letters), -1)
        assert NATION_OF[card] == nation
        if nation < 0:
            assert SUIT[card] in GROUPS[letters], CODE[card]
            assert card in COMMONS[BOX_OF[card]]
        else:
            assert card in OF_NATION[nation]


@pytest.mark.rule("IM-CRD-14")
def test_the_starting_place_of_a_card_is_printed_on_it():
    t = start("romans", "celts", "vikings")
    seat = t.seat(A)
    assert seat.play == ["1ROM1B"]
    assert sorted(seat.nation) == ["1ROM10", "1ROM11", "1ROM12", "1ROM9", "UNREST"]
    assert seat.accession == "1ROM2"
    assert seat.development == ["1ROM3", "1ROM4", "1ROM5", "1ROM6", "1ROM7", "1ROM8"]
    assert sorted(seat.hand + seat.draw) == sorted(
        ["1ROM14", like("1ROM15"), "1ROM16", "1ROM17", "1ROM18", "1ROM19", "1ROM20", "1ROM21", "UNREST", "UNREST"]
    )
    supply = {BY_CODE[name] for name in ("1CEL24", "1CEL25", "1VIK25")}
    assert supply <= {*t.state.unrest, *t.state.beneath}
    assert {START[card] for card in supply} == {"supply"}


@pytest.mark.rule("IM-CRD-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_marked_for_more_players_stay_in_the_box(seats: int):
    s = start(*("celts", "vikings", "romans", "greeks")[:seats]).state
    everything = [*COMMONS[0], *[card for nation in s.nation_of for card in OF_NATION[nation]]]
    assert list(s.dealt) == sorted(card for card in everything if PLAYERS[card] <= seats)
    marks = Counter(PLAYERS[card] for card in everything)
    assert marks == {0: {2: 116, 3: 139, 4: 162}[seats], 3: 11, 4: 10}


@pytest.mark.rule("IM-CRD-17", "IM-SCO-05")
@pytest.mark.parametrize(("name", "points"), [("1FAM6", 11), ("1REG2", 1), ("1REG6", 0), ("UNREST", -2), ("2ART5", -4)])
def test_a_fixed_icon_is_worth_its_number(name: str, points: int):
    t = table("romans", "macedonians").discards(A, name)
    assert t.worth(A, name) == points


@pytest.mark.rule("IM-CRD-18", "IM-SCO-06")
def test_a_conditional_icon_is_worth_its_number_only_if_the_condition_holds():
    t = table("romans", "macedonians").hand(A, "1UNC2", "1FAM2", "1UNC4").in_history(B, "1FAM1", "1UNC5")
    assert [t.worth(A, name) for name in ("1UNC2", "1FAM2", "1UNC4")] == [0, 2, 0]  # nothing, or what is printed else
    assert [t.worth(B, name) for name in ("1FAM1", "1UNC5")] == [7, 2]


@pytest.mark.rule("IM-CRD-19", "IM-SCO-07")
@pytest.mark.parametrize(("population", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (19, 9), (20, 10), (60, 10)])
def test_a_variable_icon_is_computed_rounded_down_and_at_most_ten(population: int, points: int):
    t = table("romans", "macedonians").give(A, population=population)
    assert t.worth(A, "1ROM1B") == points  # 1 for every 2 population


@pytest.mark.rule("IM-CRD-20")
def test_the_text_of_a_card_overrides_the_rules():
    t = table("macedonians", "atlanteans", box="both").hand(A, "1FAM6").hand(B, "2TRI10").exiled("1REG2")
    t.activate(A)
    assert not t.can(A, "play", "1FAM6")  # any card can be played, Triumphant says that it cannot
    t.turn(B).offer("1REG3").activate(B).play(B, "2TRI10")  # acquires Regions also from exile
    assert t.can(B, "1REG2")
    t.answer(B, "1REG2").run("act", "token")
    assert "1REG2" in t.seat(B).hand
    assert "2TRI10" in t.seat(B).discard  # "into history", but the power card of the Atlanteans says discarded
