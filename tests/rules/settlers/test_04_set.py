"""SET: set-up."""

from __future__ import annotations

import pytest

import imperia
from settlers_dsl import *

FOUR = (ROMAN, BARBARIAN, EGYPTIAN, JAPANESE)
PREFIX = {ROMAN: "ROM", BARBARIAN: "BAR", EGYPTIAN: "EGY", JAPANESE: "JAP"}


def choosing(seats: int, seed: int = 0) -> Table:
    state = imperia.game("settlers").new(seats=seats, seed=seed, options={"factions": "choose"})
    assert isinstance(state, Settlers)
    return Table(state)


@pytest.mark.rule("IS-SET-01", "IS-DEC-02")
@pytest.mark.parametrize("seats", range(7))
def test_one_to_four_play_from_round_1(seats: int):
    game = imperia.game("settlers")
    if seats in (1, 2, 3, 4):
        assert game.new(seats=seats).view(None)["round"] == 1
    else:
        with pytest.raises(imperia.SetupError, match="1 to 4"):
            game.new(seats=seats)


@pytest.mark.rule("IS-SET-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_84_common_cards_are_shuffled(seats: int):
    t = start(*FOUR[:seats])
    assert t.common_deck == 84 - 2 * seats - (seats + 1)
    assert len({tuple(start(*FOUR[:seats], seed=seed).row) for seed in range(0, 60, 10)}) > 3


@pytest.mark.rule("IS-SET-03", "IS-DEC-01", "IS-AMB-20")
def test_factions_and_board_sides_are_chosen_in_seat_order_each_faction_once():
    t = choosing(4)
    free = list(FOUR)
    for p, (faction, side) in enumerate([(EGYPTIAN, "b"), (ROMAN, "a"), (JAPANESE, "a"), (BARBARIAN, "b")]):
        assert t.pending == (p,)
        assert t.offered(p, "choose") == [(name, letter) for name in free for letter in ("a", "b")]
        t.answer(p, "choose", faction, side)
        free.remove(faction)
    shown = [(empire["faction"], empire["side"]) for empire in t.view["empires"]]
    assert shown == [(EGYPTIAN, "b"), (ROMAN, "a"), (JAPANESE, "a"), (BARBARIAN, "b")]
    assert t.asked == "pick"


@pytest.mark.rule("IS-SET-03", "IS-AMB-20")
def test_factions_can_be_dealt_at_random_and_each_comes_to_a_table_once():
    seen = set()
    for seed in range(12):
        factions = [e["faction"] for e in imperia.game("settlers").new(seats=3, seed=seed).view(None)["empires"]]
        assert len(set(factions)) == 3
        seen.add(tuple(factions))
    assert len(seen) > 4


@pytest.mark.rule("IS-SET-03")
@pytest.mark.parametrize(
    ("factions", "reason"),
    [
        ("roman,roman", "twice"), ("roman", "each of the 2 seats"), ("roman,egyptian,japanese", "each of the 2 seats"),
        ("roman,greek", "greek"), ("roman:c,egyptian", "roman:c"),
    ],
)  # fmt: skip
def test_wrong_wishes_for_factions_are_refused(factions: str, reason: str):
    with pytest.raises(imperia.SetupError, match=reason):
        imperia.game("settlers").new(seats=2, options={"factions": factions})


@pytest.mark.rule("IS-SET-03", "IS-DEC-01")
def test_the_side_of_the_board_makes_no_difference():
    boards = [start(f"{ROMAN}:{side}", EGYPTIAN).view["empires"][A] for side in ("a", "b")]
    assert [board.pop("side") for board in boards] == ["a", "b"]
    assert boards[0] == boards[1]


@pytest.mark.rule("IS-SET-04")
def test_everybody_has_the_own_deck_of_30_and_unused_factions_are_out():
    t = start(JAPANESE, ROMAN)
    s = t.state
    for p, faction in enumerate((JAPANESE, ROMAN)):
        own = [name for name in codes(s.decks[p] + s.hands[p]) if not name.startswith("COM")]
        assert len(own) == 30
        assert {name[:3] for name in own} == {PREFIX[faction]}
    everything = [card for zone in (*s.decks, *s.hands, *s.piles, s.market) for card in zone]
    assert {code(card)[:3] for card in everything} == {"JAP", "ROM", "COM"}


@pytest.mark.rule("IS-SET-05")
def test_everybody_starts_with_no_points_and_no_goods():
    t = start(*FOUR)
    for p in range(4):
        assert (t.seat(p).vp, t.seat(p).goods, t.seat(p).locations) == (0, {}, [])


@pytest.mark.rule("IS-SET-06")
def test_the_first_player_is_drawn_by_lot():
    firsts = [imperia.game("settlers").new(seats=4, seed=seed).view(None)["first"] for seed in range(40)]
    assert set(firsts) == {0, 1, 2, 3}


@pytest.mark.rule("IS-SET-07")
@pytest.mark.parametrize("first", [A, B, C])
def test_everybody_gets_two_own_and_two_common_cards_without_any_choice(first: int):
    t = start(EGYPTIAN, JAPANESE, ROMAN, first=first)
    assert t.state.clock == 0
    assert t.asked == "pick"
    for p, prefix in enumerate(("EGY", "JAP", "ROM")):
        backs = [name[:3] for name in t.seat(p).hand]
        assert backs.count("COM") == 2
        assert backs.count(prefix) == 3  # two, and the one of the first Lookout
    dealt = [event["seat"] for event in t.events("draw")]
    order = [(first + i) % 3 for i in range(3)]
    assert dealt == [p for p in order for _ in range(4)] + order
