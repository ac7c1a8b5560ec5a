"""Search: finds what wins, is the same for the same seed, keeps its time, and says how sure it is."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import count, pairwise
from pathlib import Path

import pytest

import imperia
from bots.chances import CHANCES, Chance, winning
from bots.endless import endless, worlds_drawn
from imperia import bots
from imperia.arena.bench import build
from imperia.bots.outlook import outlook
from imperia.bots.quick import answer_all, quick
from imperia.bots.search import FAR, FEW, PART, Level, Search, Walk
from imperia.kernel import game as kernel_game
from imperia.kernel.rng import Rng
from imperia.kernel.state import State
from play import reach

ROOT = Path(__file__).resolve().parent.parent.parent


# --- a win that is there for the taking -----------------------------------------------------------------------------
each_chance = pytest.mark.parametrize("chance", CHANCES, ids=lambda chance: "-".join(map(str, chance[:4])))


@each_chance
def test_the_only_answer_that_wins_is_found_and_carried_through(chance: Chance) -> None:
    """One of several wins by force; search gives it, and goes on until the game is won, whatever others answer."""
    state, seat = chance.state(), chance.seat
    (good,) = winning(state, seat)
    assert len(state.legal(seat)) >= 3
    for luck in range(3):
        searcher, rng, table = Search(luck, Level(240)), Rng(luck), state.determinize(seat, 50 + luck)
        assert searcher.answer(table, seat) == good
        table.play(seat, good)
        while not table.over:
            asked = table.pending[0]
            codes = table.legal(asked)
            table.play(asked, searcher.answer(table, seat) if asked == seat else codes[rng.below(len(codes))])
        assert table.winners == (seat,)


@pytest.mark.parametrize("game", ["powers", "settlers", "imperium", "wall"])
def test_it_is_not_what_looks_best_one_answer_ahead(game: str) -> None:
    """So that it takes a search to find it: greedy and one walk mostly answer otherwise."""
    hard = 0
    for chance in [chance for chance in CHANCES if chance.game == game]:
        state, seat = chance.state(), chance.seat
        (good,) = winning(state, seat)
        quick = [bots.bot(name, luck).answer(state, seat) for name in ("greedy", "novice") for luck in range(6)]
        hard += quick.count(good) <= 3
    assert hard


# --- the same again -------------------------------------------------------------------------------------------------
SAME = """
import sys
sys.path.insert(0, "tests")
from imperia.arena.bench import build
from imperia.bots.search import Level, Search
from play import reach
print(build())
for game, seats in (("powers", 4), ("settlers", 2), ("imperium", 2), ("wall", 3)):
    state = reach(game, seats, {}, 5, 40)
    print(Search(3, Level(24)).answer(state, state.pending[-1]), end=" ")
"""


def said(luck: str, path: Path) -> str:
    """What a process of its own answers, on the build that lies there."""
    more = {"PYTHONHASHSEED": luck, "PYTHONPATH": str(path)}
    command = [sys.executable, "-c", SAME]
    return subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, **more}).stdout


def test_seed_and_walks_tell_the_answer_in_any_process_and_build() -> None:
    """No order of a set, no clock, no address of an object moves it; nor does it matter whether it is compiled."""
    here = Path(imperia.__file__).parent.parent
    answers = [said("1", here).split(), said("2", here).split(), said("1", ROOT / "src").split()]
    assert [first for first, *_ in answers] == [build(), build(), "pure"]
    assert len(answers[0]) == 5
    assert answers[0][1:] == answers[1][1:] == answers[2][1:]


def test_within_a_turn_it_goes_on_with_what_it_has_grown() -> None:
    state = imperia.game("settlers").new(2, 5)
    searcher, kept = Search(1, Level(48)), 0
    while state.round < 2:
        seat = state.pending[0]
        fresh = searcher.walk
        state.play(seat, searcher.answer(state, seat) if seat == 0 else state.legal(seat)[0])
        walk = searcher.walk
        if walk is not None and walk is not fresh and fresh is not None and walk.clock == fresh.clock + 1:
            kept += 1
            assert walk.root().visits >= 48 or walk.roots is fresh.roots
    assert kept


# --- time -----------------------------------------------------------------------------------------------------------
class Clock:
    """A second passes between two looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


class Steps:
    """A second passes with each walk that is made, and with nothing else."""

    def __init__(self) -> None:
        self.searcher: Search | None = None

    def __call__(self) -> float:
        assert self.searcher is not None
        assert self.searcher.walk is not None
        return float(self.searcher.walk.root().visits)


@pytest.mark.parametrize("game", ["powers", "settlers", "imperium", "wall"])
@pytest.mark.parametrize("seconds", [1, 3, PART + 4])
def test_it_never_walks_longer_than_its_time(game: str, seconds: int) -> None:
    """The walk that uses the time up is the last one, wherever in a part of the walks it stands."""
    state = alone(game)
    clock = Steps()
    clock.searcher = searcher = Search(1, Level(PART * 1000, float(seconds)), clock)
    assert searcher.answer(state, state.pending[0]) in state.legal(state.pending[0])
    assert searcher.walk is not None
    assert searcher.walk.root().visits == seconds


def alone(game: str) -> State:
    """One seat has a choice, and no hint for it."""
    for depth in count(30):
        state = reach(game, 3, {}, 5, depth)
        seat = state.pending[0]
        if len(state.pending) == 1 and len(state.legal(seat)) > 2 and state.rules().hint(state, seat) < 0:
            break
    return state


@pytest.mark.parametrize("seconds", [1, 2, 3])
def test_the_first_look_takes_no_longer_than_there_is_time(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """Where each world takes a second, no more of them are looked at than there are seconds, and no walk is made."""
    monkeypatch.setitem(kernel_game._GAMES, "endless", None)  # afterwards nobody is offered it
    state = endless()
    searcher = Search(1, Level(PART, float(seconds)), lambda: float(worlds_drawn()))
    before = worlds_drawn()
    assert searcher.answer(state, 0) in state.legal(0)
    assert worlds_drawn() - before == 1 + seconds  # it is handed one before it looks at the clock
    assert searcher.walk is not None
    assert searcher.walk.root().visits == 0


def test_it_stops_when_nothing_can_change_its_choice() -> None:
    chance = CHANCES[0]
    searcher = Search(1, Level(PART * 40))
    searcher.answer(chance.state(), chance.seat)
    assert searcher.walk is not None
    assert searcher.walk.root().visits < PART * 40


def test_a_walk_that_costs_more_is_made_less_often_but_not_too_seldom() -> None:
    """A fifth of a level's walks is made in the Wall; those few that any level makes are all made."""
    for game, some, many in (("wall", FEW, 100), ("powers", 37, 500), ("settlers", FEW, 200), ("imperium", 150, 2000)):
        state = reach(game, 3, {}, 5, 30)
        made = [Walk(state, state.pending[0], Rng(1), Level(walks), []).most for walks in (3, 150, 2000)]
        assert made == [3, some, many]
    searcher = Search(1, Level(PART * 8))
    searcher.answer(state := reach("wall", 3, {}, 5, 30), state.pending[0])
    assert searcher.walk is not None
    assert searcher.walk.root().visits <= FEW


# --- chapters that are played to their end, and whole games -----------------------------------------------------------
def laying(seed: int) -> State:
    """Round two of Illuminati: all lay a card at once."""
    state = imperia.game("powers").new(4, seed, {"variant": "illuminati"})
    rng = Rng(seed)
    while not (state.round == 2 and len(state.pending) == 4 and len(state.legal(0)) > 1):
        codes = state.legal(state.pending[0])
        state.play(state.pending[0], codes[rng.below(len(codes))])
    return state


def test_quick_players_do_not_know_what_is_answered_beside_them() -> None:
    for seed in range(1, 9):
        state = laying(seed)
        laid = []
        for code in state.legal(0):
            world = state.clone()
            answer_all(world, Rng(7), 0, code)
            first = [event for event in world.events[len(state.events) :] if event.name == "lay"]
            laid.append([event.args for event in first if event.args["seat"] != 0])
        assert len(laid[0]) == 3
        assert all(others == laid[0] for others in laid)


@pytest.mark.parametrize(("game", "seats"), [("powers", 4), ("settlers", 3)])
def test_an_alert_player_is_moved_only_by_what_he_knows(game: str, seats: int) -> None:
    """Those who go on in a walk do not see into the cards of the seat that thinks."""
    for depth in range(6, 60, 6):
        state = reach(game, seats, {}, depth, depth)
        for seat in state.pending:
            worlds = [state.determinize(seat, seed) for seed in range(4)]
            assert len({quick(world, seat, Rng(7), alert=True) for world in worlds}) == 1


def test_in_settlers_a_walk_is_judged_when_the_round_is_over() -> None:
    for answers in (30, 60, 90):
        state = reach("settlers", 2, {}, 5, answers)
        seat = state.pending[0]
        walk = Walk(state, seat, Rng(1), Level(PART), [])
        walk.go(Clock())
        world = state.determinize(seat, 7)
        world.hush()
        walk._once(world)
        assert world.over or world.round == state.round + 1
        assert walk.root().visits == PART + 1


def test_in_a_short_game_the_others_are_quick_players_and_every_walk_goes_to_the_end() -> None:
    state = laying(3)
    searcher = Search(1, Level(PART * 20))
    searcher.answer(state, 0)
    walk = searcher.walk
    assert walk is not None
    assert walk.margin > 0
    assert all(not root.forks for seat, root in enumerate(walk.roots) if seat)
    assert sum([edge.tried for edge in walk.root().edges.values()]) == walk.root().visits


def test_a_walk_ends_though_quick_players_go_in_circles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kernel_game._GAMES, "endless", None)  # afterwards nobody is offered it
    state = endless()
    walk = Walk(state, 0, Rng(1), Level(2), [])
    world = state.clone()
    walk._first_look(0.0, Clock())
    walk._once(world)
    assert not world.over
    assert world.clock == FAR
    assert Search(1, Level(2)).answer(state, 0) in state.legal(0)
    assert outlook(state, 0, 1, 5) == [[]]


# --- levels ---------------------------------------------------------------------------------------------------------
def test_each_level_thinks_longer_than_the_one_before_and_none_two_seconds() -> None:
    levels = [bot.level for name in bots.names() if isinstance(bot := bots.bot(name, 1, timed=True), Search)]
    assert len(levels) == 3
    for weaker, stronger in pairwise(levels):
        assert weaker.walks < stronger.walks
        assert weaker.seconds < stronger.seconds
    assert 0.0 < levels[-1].seconds < 2.0
    assert {bots.bot(name, 1).level.seconds for name in ("novice", "adept", "master")} == {0.0}  # type: ignore[attr-defined]


def test_advice_is_the_choice_with_the_walks_that_speak_for_it() -> None:
    state = reach("settlers", 2, {}, 5, 30)
    seat = state.pending[0]
    weights = Search(4, Level(64)).advise(state, seat)
    assert weights[0].code == Search(4, Level(64)).answer(state, seat)
    assert sum([weight.best for weight in weights]) == weights[0].worlds
    assert all(weight.worth <= weights[0].worth for weight in weights)
    assert all(weight.parts for weight in weights)
