"""MKT: the common table."""

from __future__ import annotations

from collections import Counter

import pytest

from imperia.games.imperium.lexicon import CIVILISED, FAME, PROGRESS, REGION, TRIBUTARY, UNCIVILISED, UNREST, UNSETTLING
from imperia.games.imperium.tables import BY_CODE, CODE, COMMONS, PLAYERS, SUIT
from imperium_dsl import *

NATIONS_OF = {
    "classics": ("romans", "greeks", "persians", "macedonians"),
    "legends": ("egyptians", "minoans", "mauryans", "atlanteans"),
}
BOTH = pytest.mark.parametrize("box", ["classics", "legends"])
PLAYERS_2_3_4 = pytest.mark.parametrize("seats", [2, 3, 4])


def deal(box: str, seats: int, seed: int = 0) -> Table:
    """A game as dealt, with nations that bring no Unrest of their own."""
    return start(*NATIONS_OF[box][:seats], box=box, seed=seed)


@pytest.mark.rule("IM-MKT-01", "IM-MKT-02", "IM-AMB-01")
@PLAYERS_2_3_4
def test_everybody_starts_with_3_material_2_population_1_progress_3_actions_5_exhausts(seats: int):
    t = deal("classics", seats)
    for p in range(seats):
        seat = t.seat(p)
        assert seat.goods == {"material": 3, "population": 2, "progress": 1}
        assert (seat.actions, seat.exhausts) == (3, 5)
        assert (seat.exhausted, seat.nation_token, seat.development_token) == ([], False, False)


@pytest.mark.rule("IM-MKT-03")
@pytest.mark.parametrize("side", ["a", "b"])
def test_utopians_start_with_three_exhaust_tokens(side: str):
    t = start("utopians", "romans", sides=side)
    assert [t.seat(p).exhausts for p in (A, B)] == [3, 5]
    assert t.seat(A).goods == {"material": 3, "population": 2, "progress": 1}
    assert t.seat(A).actions == 3


@pytest.mark.rule("IM-MKT-04", "IM-MKT-10", "IM-MKT-11", "IM-MKT-12", "IM-MKT-14")
@BOTH
@PLAYERS_2_3_4
def test_small_decks_hold_cards_of_their_suit_5_6_7_after_the_deal(box: str, seats: int):
    t = deal(box, seats)
    s = t.state
    for deck, suits in ((0, {REGION}), (1, {UNCIVILISED, UNCIVILISED | CIVILISED}), (2, {CIVILISED})):
        cards = [*s.decks[deck], s.market[deck]]
        assert {SUIT[card] for card in cards} <= suits
        assert len(cards) == {2: 6, 3: 7, 4: 8}[seats]
        assert len(s.decks[deck]) == {2: 5, 3: 6, 4: 7}[seats]


@pytest.mark.rule("IM-MKT-05", "IM-CRD-15")
@BOTH
@PLAYERS_2_3_4
def test_common_cards_marked_for_more_players_are_removed(box: str, seats: int):
    s = deal(box, seats).state
    commons = COMMONS[box == "legends"]
    assert [card for card in commons if card not in s.dealt] == [card for card in commons if PLAYERS[card] > seats]
    assert sum(PLAYERS[card] == 3 for card in commons) == 8
    assert sum(PLAYERS[card] == 4 for card in commons) == 6


@pytest.mark.rule("IM-MKT-05", "IM-MKT-06")
@pytest.mark.parametrize(("seats", "pile"), [(2, 8), (3, 12), (4, 17)])
def test_the_supply_unrest_of_nations_is_removed_by_the_number_of_players_too(seats: int, pile: int):
    t = start(*("celts", "romans", "greeks", "persians")[:seats])
    assert t.unrest + sum(card >= 0 for card in t.state.beneath) == pile


@pytest.mark.rule("IM-MKT-06")
@BOTH
@pytest.mark.parametrize(("seats", "pile"), [(2, 8), (3, 10), (4, 12)])
def test_the_unrest_pile_has_8_10_12_cards_open_to_all(box: str, seats: int, pile: int):
    t = deal(box, seats)
    assert {SUIT[card] for card in t.state.unrest} == {UNREST}
    assert t.unrest + sum(card >= 0 for card in t.state.beneath) == pile
    assert t.view["unrest"] == t.unrest
    assert t.state.determinize(A, 7).unrest == t.state.unrest


@pytest.mark.rule("IM-MKT-07", "IM-INF-07")
@BOTH
def test_king_of_kings_lies_beneath_with_side_a_up(box: str):
    t = deal(box, 2)
    assert CODE[t.state.king] == {"classics": "1FAM9A", "legends": "2FAM9A"}[box]
    assert t.view["fame"]["king"] == t.state.king
    assert t.state.king not in t.state.fame


@pytest.mark.rule("IM-MKT-08", "IM-MKT-09")
@BOTH
@pytest.mark.parametrize(("seats", "fame", "removed"), [(2, 6, 2), (3, 7, 1), (4, 8, 0)])
def test_6_7_8_fame_cards_lie_face_down(box: str, seats: int, fame: int, removed: int):
    t = deal(box, seats)
    assert (t.fame, len(t.state.aside)) == (fame, removed)
    commons = [card for card in COMMONS[box == "legends"] if SUIT[card] == FAME and card != t.state.king]
    assert sorted([*t.state.fame, *t.state.aside]) == commons
    for looker in (A, B, None):
        assert t.state.view(looker)["fame"] == {"count": fame, "king": t.state.king, "seen": []}


@pytest.mark.rule("IM-MKT-08")
def test_the_fame_deck_is_shuffled():
    assert len({tuple(deal("classics", 2, seed * 10).state.fame) for seed in range(6)}) == 6


@pytest.mark.rule("IM-MKT-09", "IM-INF-06")
def test_nobody_knows_which_fame_cards_were_removed():
    t = deal("classics", 2)
    for looker in (A, B):
        worlds = {tuple(t.state.determinize(looker, seed).aside) for seed in range(40)}
        assert len(worlds) > 8


@pytest.mark.rule("IM-MKT-13")
@BOTH
@pytest.mark.parametrize(("seats", "size", "tributaries"), [(2, 34, 9), (3, 37, 10), (4, 38, 11)])
def test_the_main_deck_is_the_rest_with_all_tributaries(box: str, seats: int, size: int, tributaries: int):
    s = deal(box, seats).state
    main = [*s.decks[3], *s.market[3:]]
    assert len(main) == size
    suits = Counter(SUIT[card] for card in main)
    assert suits[TRIBUTARY] == tributaries
    small = {2: 6, 3: 7, 4: 8}[seats]
    fitting = Counter(SUIT[card] for card in COMMONS[box == "legends"] if PLAYERS[card] <= seats)
    assert suits[REGION] == fitting[REGION] - small
    assert suits[CIVILISED] == fitting[CIVILISED] - small
    both = UNCIVILISED | CIVILISED
    assert suits[UNCIVILISED] + suits[both] == fitting[UNCIVILISED] + fitting[both] - small


@pytest.mark.rule("IM-MKT-10", "IM-MKT-11", "IM-MKT-12", "IM-MKT-13")
def test_the_common_decks_are_shuffled():
    deals = [deal("classics", 2, seed * 10).state for seed in range(6)]
    for deck in range(4):
        assert len({tuple(s.decks[deck]) for s in deals}) == 6
        assert len({s.market[deck] for s in deals}) > 2
        assert len({tuple(sorted([*s.decks[deck], s.market[deck]])) for s in deals}) > 3  # other cards each time


@pytest.mark.rule("IM-MKT-14")
@BOTH
@pytest.mark.parametrize(("seats", "left"), [(2, 32), (3, 35), (4, 36)])
def test_five_market_cards_two_of_them_from_the_main_deck(box: str, seats: int, left: int):
    t = deal(box, seats)
    assert len([name for name in t.market if name]) == 5
    assert len(t.deck("main")) == left
    assert t.view["decks"] == [len(cards) for cards in t.state.decks]


@pytest.mark.rule("IM-MKT-15", "IM-AMB-02")
@pytest.mark.parametrize("seed", range(0, 80, 10))
def test_unrest_lies_under_all_market_cards_but_regions(seed: int):
    t = deal("classics", 3, seed)
    for slot in range(5):
        suit = SUIT[t.state.market[slot]]
        assert (t.state.beneath[slot] >= 0) == bool(suit & UNSETTLING) == (suit != REGION)
    tucked = sum(card >= 0 for card in t.state.beneath)
    assert tucked in (2, 3, 4)
    assert t.unrest == 10 - tucked


@pytest.mark.rule("IM-MKT-16", "IM-AMB-03")
@pytest.mark.parametrize("seed", range(0, 80, 10))
def test_one_progress_lies_on_each_market_card_that_is_civilised_only(seed: int):
    t = deal("classics", 3, seed)
    for slot in range(5):
        wanted = [0, 0, 0]
        wanted[PROGRESS] = int(SUIT[t.state.market[slot]] == CIVILISED)
        assert t.state.laid[slot * 3 : slot * 3 + 3] == wanted


@pytest.mark.rule("IM-MKT-16", "IM-KW-ACQ-07")
def test_a_civilised_card_that_refills_the_market_gets_no_progress():
    t = table("romans", "macedonians").offer("1REG2", "1UNC7", "1CIV10").on_top("civilised", "1CIV8")
    t.give(A, material=3).hand(A, "1ROM16").activate(A).play(A, "1ROM16", "1CIV10")
    assert t.market[2] == "1CIV8"
    assert t.tokens_on("1CIV8") == {}


@pytest.mark.rule("IM-MKT-17")
@PLAYERS_2_3_4
def test_the_solstice_card_decides_at_random_who_starts(seats: int):
    starters = set()
    for seed in range(40):
        state = imperia_new(seats, seed)
        starters.add(state.first)
        assert state.pending == (state.first,)
    assert starters == set(range(seats))


def imperia_new(seats: int, seed: int) -> Imperium:
    return new("imperium", seats, {"box": "classics"}, seed, lambda state: True)


@pytest.mark.rule("IM-MKT-18")
def test_the_supply_unrest_of_all_players_is_in_the_pile_before_the_market_is_dealt():
    t = start("arthurians", "utopians")
    everything = {*t.state.unrest, *[card for card in t.state.beneath if card >= 0]}
    assert {BY_CODE[name] for name in ("2ART26", "2ART27", "2UTO17", "2UTO18", "2UTO19")} <= everything
    assert len(everything) == 8 + 2 + 3
    beneath = set()
    for seed in range(0, 60, 5):
        beneath |= {CODE[card] for card in start("arthurians", "utopians", seed=seed).state.beneath if card >= 0}
    assert any(name[1:4] in ("ART", "UTO") for name in beneath)
