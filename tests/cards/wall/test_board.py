"""The board is data: the figures of our set, and a second set with other figures, which the rules follow."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from imperia.cards.card import FRAGMENT, ORIGINAL
from imperia.games.wall import blocks, facts, score
from imperia.games.wall.cards import imperia as ours
from imperia.games.wall.cards.numbers import enter
from imperia.games.wall.gates import losses, space
from imperia.games.wall.lexicon import CHI, GOLD, POSTS, STONE, UNHIRED, UNLIMITED, WOOD
from imperia.games.wall.ops import Attack, PlaceOfficials
from imperia.games.wall.tables import SET_NAMES, SETS, Figures
from imperia.kernel.game import find
from wall_cards import *

OTHER = {
    "name": "steppe",
    "hordes": ((0, 1, 1, 1), (0, 1, 2, 2)),
    "losses": ((2, 3, 3, 3), (2, 2, 2, 2)),
    "start": (0, 0),
    "shame": (11, 22, 33, 44),
    "wall_price": (3, 4, 6),
    "wall_defence": (1, 5, 9, 12),
    "firing": (1, 1, 2, 3),
    "walls_to_end": (1, 1, 1, 1),
    "barricade_price": 3,
    "barricade_honour": 4,
    "barricade_defence": 5,
    "slots": ((2, 2, 2, 2, 2, 1, *[UNLIMITED] * 4), (3, 3, 3, 3, 3, 2, *[UNLIMITED] * 4)),
    "shame_icon": (False, True, False, False, False, True, False, False, False, False),
    "overseer_good": (WOOD, STONE, GOLD, CHI),
    "overseer_price": ((1, 2, 3), (1, 2, 3), (1, 2, 3), (1, 2, 3)),
    "recruit_price": ((0, 1, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0)),
    "save_price": 1,
    "shed_price": 3,
    "shed_honour": 4,
    "official_price": 1,
    "donate_honour": 5,
    "discard_honour": 3,
    "presence_honour": 4,
    "archer_honour": 1,
    "penalty": 7,
    "unhired": 2,
    "demands_to_win": (0, 2, 3, 4),
    "qin_wound": 3,
    "qin_artifact": 12,
}


STEPPE = enter(Figures(**OTHER), ours.CARDS)  # the same cards on another board
SET_NAMES.remove("steppe")  # which only these tests may choose


@contextmanager
def steppe() -> Iterator[None]:
    """The second set may be chosen."""
    game = find("wall")
    SET_NAMES.append("steppe")
    game.choice("set", SET_NAMES[0], *SET_NAMES)
    try:
        yield
    finally:
        SET_NAMES.remove("steppe")
        game.choice("set", SET_NAMES[0], *SET_NAMES)


def away(seats: int = 3, **options: str) -> Table:
    with steppe():
        return table(seats, set="steppe", **options)


# --- our own board --------------------------------------------------------------------------------------------------
def test_our_board_is_as_it_was_drawn():
    board = SETS[0]
    assert (board.hordes, board.losses) == (
        ((0, 2, 2, 3, 3, 3), (0, 3, 3, 3, 3)),
        ((1, 1, 1, 2, 2, 2), (1, 1, 2, 2, 2)),
    )
    assert (board.wall_price, board.wall_defence, board.firing) == ((5, 10, 15), (0, 6, 10, 14), (0, 2, 3, 4))
    assert (board.barricade_price, board.barricade_honour, board.barricade_defence) == (2, 2, 2)
    assert [n for n in board.slots[0] if n != UNLIMITED] == [3, 3, 3, 3, 3, 2]
    assert [n for n in board.slots[1] if n != UNLIMITED] == [4, 5, 5, 4, 4, 3]
    assert board.shame_icon == (True,) * 5 + (False,) * 5
    assert (board.overseer_good, set(board.overseer_price)) == ((CHI, WOOD, STONE, GOLD), {(2, 3, 4)})
    assert board.recruit_price == ((1, 2, 0, 0), (1, 0, 0, 2), (1, 0, 3, 0))
    assert (board.save_price, board.shed_price, board.shed_honour, board.official_price) == (2, 2, 10, 2)
    assert (board.donate_honour, board.discard_honour, board.presence_honour, board.archer_honour) == (2, 2, 2, 2)
    assert (board.penalty, board.unhired, board.shame, board.walls_to_end) == (5, 3, (10, 20, 30, 40), (2, 2, 2, 3))
    assert (board.demands_to_win[1:], board.qin_wound, board.qin_artifact) == ((6, 7, 9), 2, 20)
    assert board.start == (0, 0)


def test_the_set_has_all_cards_and_says_that_they_are_ours():
    assert (len(ours.CARDS), sum([design.count for design in ours.CARDS])) == (189, 208)
    sources = [design.source for design in ours.CARDS]
    assert (sources.count(FRAGMENT), sources.count(ORIGINAL)) == (37, 152)
    assert [len(cards) for cards in SETS[0].cards] == [24, 24, 24, 1, 2, 1, 6, 20, 12, 5, 44, 13, 8, 12, 12]
    assert len({design.code for design in ours.CARDS}) == 189


# --- another board --------------------------------------------------------------------------------------------------
MODES = [(3, {}), (4, {}), (2, {}), (1, {}), (2, {"mode": "coop"}), (3, {"mode": "coop"}), (4, {"mode": "coop"})]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whole_games_are_played_on_another_board(seats: int, options: dict[str, str]):
    for seed in range(3):
        with steppe():
            t = Table(new("wall", seats, {**options, "set": "steppe"}, seed, lambda state: True))
        choose = random.Random(seed)
        while not t.over:
            p = t.pending[0]
            t.state.play(p, choose.choice(t.state.legal(p)))
        t.state.rules().check_state(t.state)
        assert t.state.set == STEPPE


def test_time_and_losses_are_those_of_the_set():
    t = away()
    assert (losses(t.state), losses(table(3).state), space(t.state)) == (2, 1, 0)
    t.state.year = 2
    assert losses(t.state) == 3
    assert [away(n).bank for n in (2, 3, 4)] == [22, 33, 44]


def test_the_wall_is_that_of_the_set():
    t = away().horde("L", OUTRIDERS)
    assert [t.walls(L=level).assault_of("L")[1] for level in range(4)] == [1, 5, 9, 12]
    assert t.walls(L=0).barricades(L=2).assault_of("L")[1] == 1 + 10
    assert [blocks.wall_price(t.walls(L=level).state, A, 0) for level in range(3)] == [3, 4, 6]
    t = place(away().give(A, stone=3), A, builders=1)
    activate(t, "builders").answer(A, "barricade", "L")
    assert (t.seat(A).stone, t.seat(A).honour) == (0, 4)
    t = away().horde("L", "horde_huihui_1").staged(A, "L", archer=2).effect(A, Attack(2)).answer(A, "L archer")
    t.run()
    assert t.seat(A).firing["L"] == 1  # bare ground has one firing position there


def test_locations_are_those_of_the_set():
    t = place(place(away(), A, sawmill=1), B, sawmill=1)
    t.effect(C, PlaceOfficials(1), "tac_chain_ships")
    assert not t.can(C, "place", "sawmill")
    assert sum(activate(place(away(), A, sawmill=2), "sawmill").run().seat(A).shamed) == 0
    assert sum(activate(place(away(), A, quarry=2), "quarry").run().seat(A).shamed) == 1
    t = place(away(), A, mine=1)
    activate(t, "mine", advanced=True).answer(A, t.options(A)[-1]).answer(A, "donate")
    assert t.seat(A).honour == 5


def test_prices_are_those_of_the_set():
    s = away().state
    assert [facts.recruit_price(s, A, kind) for kind in range(3)] == [(0, 1, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0)]
    assert [blocks.promotion_price(s, A, at) for at in range(4)] == [(WOOD, 1), (STONE, 1), (GOLD, 1), (CHI, 1)]
    t = shed(away().shamed(A, spearman=1).give(A, chi=3), A).answer(A, "shed", "spearman")
    assert (t.seat(A).chi, t.seat(A).shamed) == (0, [0, 0, 0])
    t = shed(away(mode="coop").shamed(A, spearman=1).give(A, honour=4), A).answer(A, "shed", "spearman")
    assert t.seat(A).honour == 0
    t = place(away().give(A, gold=1), A, embassy=1)
    before = at_home(t, A)
    activate(t, "embassy").answer(A, "hire-official")
    assert (t.seat(A).gold, at_home(t, A)) == (0, before + 2)  # the new one, and the one from the Embassy
    t = away().give(A, chi=1).horde("L", OUTRIDERS).cover(A, "L1a3").wounds("L1").defeats().answer(A, "L1", "spearman")
    assert t.run().seat(A).chi == 0
    assert [s.officials[p * POSTS + UNHIRED] for p in range(3)] == [2, 2, 2]


def test_honours_are_those_of_the_set():
    t = away().horde("L", OUTRIDERS).cover(A, "L1a3").wounds("L1").walls(L=2).posted(B, "L", 2).defeats().run()
    assert (t.seat(A).honour, t.seat(B).honour) == (4, 2)
    t = reclaim(discard(away(), A, "economy", "audience"), A).answer(A, "honour")
    assert t.seat(A).honour == 6
    t = away().give(A, honour=20).shamed(A, spearman=2)
    lost = [line.points for line in score.sheet(t.state) if line.seat == A and line.points < 0]
    assert lost == [-14]
    t = away(1)
    assert score.total(t.state, t.state.qin) - 36 == 8 * (len(t.state.support[t.state.qin]) + len(t.state.qin_unseen))
