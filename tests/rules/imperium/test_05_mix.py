"""MIX: both boxes together."""

from __future__ import annotations

import pytest

import imperia
from imperia.games.imperium.lexicon import NATIONS, TRIBUTARY
from imperia.games.imperium.tables import BY_CODE, CODE, COMMONS, NAME_EN, PLAYERS, SUIT
from imperium_dsl import *

NAMES = [name for name, _ in NATIONS]


def tributaries(t: Table) -> list[str]:
    """The common Tributaries that are in the game."""
    return sorted(CODE[card] for card in t.state.dealt if SUIT[card] & TRIBUTARY and CODE[card][1:4] == "TRI")


@pytest.mark.rule("IM-MIX-01")
@pytest.mark.parametrize("box", ["classics", "legends", "both"])
def test_with_both_boxes_any_of_the_16_nations_may_be_chosen(box: str):
    state = imperia.game("imperium").new(seats=2, options={"box": box, "nations": "choose"})
    t = Table(state)
    assert t.offered(t.pending[0], "nation") == {"classics": NAMES[:8], "legends": NAMES[8:], "both": NAMES}[box]
    dealt = {
        nation["nation"]
        for seed in range(24)
        for nation in imperia.game("imperium").new(seats=4, seed=seed, options={"box": box}).view(None)["nations"]
    }
    assert dealt <= set({"classics": NAMES[:8], "legends": NAMES[8:], "both": NAMES}[box])
    assert len(dealt) > (12 if box == "both" else 6)


@pytest.mark.rule("IM-MIX-02", "IM-DEC-02")
@pytest.mark.parametrize(
    ("box", "commons", "used"),
    [("classics", "box", "1"), ("legends", "box", "2"), ("classics", "classics", "1"), ("legends", "legends", "2"),
     ("both", "classics", "1"), ("both", "legends", "2"), ("both", "box", "1")],
)  # fmt: skip
def test_the_common_cards_of_one_box_only_are_used(box: str, commons: str, used: str):
    nations = ("olmecs", "minoans") if box == "legends" else ("carthaginians", "scythians")
    if box == "both" and used == "2":
        nations = ("olmecs", "minoans")  # no Tributary of Legends is named like them
    t = start(*nations, box=box, commons=commons)
    common = [CODE[card] for card in t.state.dealt if CODE[card][1:4] in ("FAM", "UNR", "UNC", "CIV", "REG", "TRI")]
    assert {name[0] for name in common} == {used}
    assert CODE[t.state.king][0] == used
    assert t.view["commons"] == ("classics" if used == "1" else "legends")


@pytest.mark.rule("IM-MIX-03")
@pytest.mark.parametrize(
    ("commons", "nations", "out"),
    [("classics", ("egyptians", "romans"), ["1TRI3"]), ("classics", ("qin", "minoans"), ["1TRI5", "1TRI9"]),
     ("legends", ("celts", "qin"), ["2TRI9"]), ("legends", ("greeks", "vikings"), ["2TRI3", "2TRI6"]),
     ("classics", ("romans", "celts"), [])],
)  # fmt: skip
def test_a_tributary_named_like_a_nation_in_play_is_replaced_by_one_of_the_other_box(
    commons: str, nations: tuple[str, ...], out: list[str]
):
    own = "1" if commons == "classics" else "2"
    seen = set()
    for seed in range(0, 40, 2):
        found = tributaries(start(*nations, commons=commons, seed=seed))
        assert not set(out) & set(found)
        strangers = [name for name in found if name[0] != own]
        assert len(strangers) == len(out)
        assert len(found) == 9  # as many as without a clash
        seen |= set(strangers)
    assert len(seen) > 4 or not out  # a random one


@pytest.mark.rule("IM-MIX-03")
def test_a_nation_of_any_player_counts():
    t = start("romans", "greeks", "celts", "mauryans", commons="classics")
    assert "1TRI10" not in tributaries(t)
    assert len(tributaries(t)) == 11


@pytest.mark.rule("IM-MIX-03")
def test_the_replacement_lies_in_the_main_deck_like_any_tributary():
    t = start("egyptians", "carthaginians", commons="classics")
    stranger = next(BY_CODE[name] for name in tributaries(t) if name[0] == "2")
    assert stranger in {*t.state.decks[3], *t.state.market[3:]}
    t.state.rules().check_state(t.state)


@pytest.mark.rule("IM-MIX-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_replacement_is_neither_for_more_players_nor_named_like_a_nation_in_play(seats: int):
    nations = ("egyptians", "macedonians", "persians", "greeks")[:seats]
    seen = set()
    for seed in range(0, 160, 4):
        seen |= {name for name in tributaries(start(*nations, commons="classics", seed=seed)) if name[0] == "2"}
    allowed = {
        CODE[card]
        for card in COMMONS[1]
        if SUIT[card] & TRIBUTARY and PLAYERS[card] <= seats and NAME_EN[card].lower() not in nations
    }
    assert seen == allowed
    assert {"2TRI5", "2TRI11"} & seen == {2: set(), 3: {"2TRI5"}, 4: {"2TRI5", "2TRI11"}}[seats]
    assert "2TRI10" not in seen  # Macedonians, who play


@pytest.mark.rule("IM-MIX-04", "IM-AMB-43")
def test_a_tributary_that_the_number_of_players_removes_is_not_replaced():
    t = start("olmecs", "romans", commons="classics")  # Olmecs (3+) are not in a game of two anyway
    found = tributaries(t)
    assert len(found) == 9
    assert {name[0] for name in found} == {"1"}
    t = start("olmecs", "romans", "celts", commons="classics")
    assert sum(name[0] == "2" for name in tributaries(t)) == 1
    assert "1TRI6" not in tributaries(t)


@pytest.mark.rule("IM-MIX-04")
def test_there_are_always_enough_replacements():
    for box in (0, 1):
        others = [card for card in COMMONS[box] if SUIT[card] & TRIBUTARY and not PLAYERS[card]]
        assert len(others) == 9  # four that clash, four named like the players: one is always left
    t = start("egyptians", "qin", "minoans", "mauryans", commons="classics")
    assert len(tributaries(t)) == 11
    assert sum(name[0] == "2" for name in tributaries(t)) == 4


@pytest.mark.rule("IM-MIX-05")
@pytest.mark.parametrize("box", [0, 1])
def test_inside_one_box_no_tributary_is_named_like_a_nation(box: int):
    own = NAMES[box * 8 : box * 8 + 8]
    named = {NAME_EN[card].lower() for card in COMMONS[box] if SUIT[card] & TRIBUTARY}
    assert not named & set(own)
    assert len(named & set(NAMES)) == {0: 5, 1: 8}[box]  # nations of the other box


@pytest.mark.rule("IM-MIX-06")
def test_both_boxes_are_laid_out_and_played_alike():
    shapes = []
    for nations in (("romans", "greeks"), ("egyptians", "minoans"), ("romans", "egyptians")):
        t = start(*nations, sides="a")
        pile = t.unrest + sum(card >= 0 for card in t.state.beneath)
        shapes.append((t.view["decks"], t.fame, pile, [t.seat(p).goods for p in (A, B)], len(t.seat(A).hand)))
        t.run("way").answer(t.pending[0], "revolt").run("way")
        assert t.events("way")[0]["way"] == 3
    assert shapes[0] == shapes[1] == shapes[2]
