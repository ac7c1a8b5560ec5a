"""Bots at a live table: they answer by themselves, know only their seat, and never hold up the server."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import imperia
from imperia.bots.search import Search
from imperia.games.powers.lexicon import UNSEEN
from imperia.games.powers.state import Powers
from imperia.kernel.state import State
from imperia.server import thinkers
from imperia.server.settings import Settings
from imperia.server.table import Table
from imperia.server.thinkers import DEAL, THINK, Thinkers, chance

from .house import Browser, House, Live, wait_for


def _answer_for_me(browser: Browser, table: str, most: int = 400) -> dict[str, Any]:
    """Play my seat 0 with the first option until the game is over."""
    live = browser.live(table, 0)
    live.first()
    answered = -1
    for _ in range(most):
        if live.snapshot["table"]["over"]:
            break
        if live.snapshot["decision"] and live.snapshot["table"]["revision"] > answered:
            answered = live.snapshot["table"]["revision"]
            live.act(live.snapshot["decision"]["options"][0]["code"])
        live.receive(30)
    live.close()
    return live.snapshot


def test_bots_answer_until_the_game_is_over_and_are_recorded_like_people(house: House) -> None:
    magda = house.browser("Magda")
    table = magda.create("me", "random", "greedy")["id"]
    last = _answer_for_me(magda, table)
    assert last["table"]["over"]
    record = magda.ok("GET", f"/api/tables/{table}/record")
    assert {entry[0] for entry in record["entries"]} == {0, 1, 2}
    assert len(record["entries"]) == last["at"]


def test_a_table_of_bots_alone_plays_for_those_who_watch(house: House) -> None:
    magda = house.browser("Magda")
    table = magda.create("random", "random", "random", variant="illuminati")["id"]
    wait_for(lambda: magda.ok("GET", f"/api/tables/{table}")["over"], 60)


class Window(ThreadPoolExecutor):
    """Workers whose orders can be read: what is handed over to each bot."""

    def __init__(self) -> None:
        super().__init__(1, thread_name_prefix="bot")
        self.orders: list[tuple[Any, ...]] = []
        self._processes = None  # it is asked for them when it is stopped

    def submit(self, function: Any, /, *order: Any, **more: Any) -> Any:
        self.orders.append(order)
        return super().submit(function, *order, **more)


SEED = 0x5EED_5EED_5EED  # so odd a number that it turns up only if it leaks


def test_a_worker_gets_only_what_its_seat_knows(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[dict[str, Any], int]] = []
    real, window = State.determinize, Window()

    def note(self: State, seat: int, seed: int) -> State:
        if not threading.current_thread().name.startswith("bot"):
            dealt.append((self.to_json(), seed))
        return real(self, seat, seed)

    monkeypatch.setattr(State, "determinize", note)
    monkeypatch.setattr(Thinkers, "_new_pool", lambda _: window)
    magda = house.browser("Magda")
    table = magda.create("me", "random", "greedy", seed=SEED)["id"]
    _answer_for_me(magda, table)
    assert len(window.orders) == len(dealt) > 20
    different = 0
    for (_, told, seat, seed), (truth, deal) in zip(window.orders, dealt, strict=True):
        before, after = State.from_json(truth), State.from_json(told)
        assert before.view(seat) == after.view(seat)
        assert before.rng != after.rng
        assert seed not in (SEED, deal, before.rng)
        assert not {str(SEED), str(before.rng), str(deal)} & set(re.findall(r"\d+", json.dumps(told)))
        different += _secrets(before, seat) != _secrets(after, seat)
    assert different > len(dealt) // 2


def _secrets(state: State, seat: int) -> list[Any]:
    assert isinstance(state, Powers)
    hidden = [state.candidate[p] for p in range(3) if p != seat and state.standing[p] == UNSEEN]
    return [hidden, state.piles, [state.hands[p] for p in range(3) if p != seat]]


# --- the same game again --------------------------------------------------------------------------------------------
def _by_seat(house: House, table: str) -> list[list[int]]:
    """What each seat answered, one after the other: the order among seats that were asked together is open."""
    moves = house.table(table).record.moves
    return [[code for seat, code in moves if seat == p] for p in range(3)]


def test_a_table_of_the_same_seed_is_the_same_game_again(house: House) -> None:
    magda = house.browser("Magda")
    games = []
    for seed in (5, 5, 6):
        table = magda.create("me", "random", "greedy", seed=seed)["id"]
        _answer_for_me(magda, table)
        games.append(_by_seat(house, table))
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_how_fast_people_answer_changes_no_answer_of_a_bot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody chooses a Candidate at once: the bots choose the same ones before and after me."""
    magda, real = house.browser("Magda"), Thinkers._ask
    may_think = threading.Event()

    async def wait(self: Thinkers, work: Any, name: str, state: State, seat: int, deal: int, seed: int) -> int | None:
        while not may_think.is_set():
            await asyncio.sleep(0.005)
        return await real(self, work, name, state, seat, deal, seed)

    monkeypatch.setattr(Thinkers, "_ask", wait)
    early = magda.create("me", "greedy", "greedy")["id"]
    magda.act(early, 0, magda.see(early, 0)["decision"]["options"][0]["code"])
    assert magda.see(early)["waiting"] == [1, 2]
    may_think.set()
    late = magda.create("me", "greedy", "greedy")["id"]
    wait_for(lambda: magda.see(late)["waiting"] == [0], 60)
    magda.act(late, 0, magda.see(late, 0)["decision"]["options"][0]["code"])
    for table in (early, late):
        _answer_for_me(magda, table)
    assert house.table(early).record.moves[:3] != house.table(late).record.moves[:3]
    assert _by_seat(house, early) == _by_seat(house, late)


def test_the_numbers_of_chance_differ_and_are_short() -> None:
    """By seed, move, seat, purpose and try; a short one fits countless seeds."""
    asked = [(seed, move, seat) for seed in range(9) for move in range(9) for seat in range(4)]
    numbers = {chance(*which, purpose, n) for which in asked for purpose in (DEAL, THINK) for n in range(2)}
    assert len(numbers) > 0.999 * len(asked) * 4
    assert max(numbers) < 2**32


# --- bots that fail -------------------------------------------------------------------------------------------------
def test_the_server_answers_while_bots_think(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that never come to an answer hold nobody up but their own table."""

    async def ponder(self: Thinkers, work: Any, name: str, state: State, seat: int, deal: int, seed: int) -> int | None:
        await asyncio.Event().wait()
        return None

    monkeypatch.setattr(Thinkers, "_ask", ponder)
    magda = house.browser("Magda")
    stuck = [magda.create("greedy", "greedy", "greedy", seed=n)["id"] for n in range(3)]
    mine = magda.create("me", "greedy", "greedy")
    for _ in range(10):
        magda.ok("GET", "/api/me")
    assert magda.ok("GET", f"/api/tables/{mine['id']}")["your_turn"]
    assert all(magda.ok("GET", f"/api/tables/{table}")["moves"] == 0 for table in stuck)


def test_a_bot_that_fails_does_not_stop_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(
        self: Thinkers, work: Any, name: str, state: State, seat: int, deal: int, seed: int
    ) -> int | None:
        await asyncio.sleep(0)
        return 99_999 if seed % 2 else None

    monkeypatch.setattr(Thinkers, "_ask", nothing)
    magda = house.browser("Magda")
    table = magda.create("random", "greedy", "greedy")["id"]
    wait_for(lambda: magda.ok("GET", f"/api/tables/{table}")["over"], 60)


def test_a_bot_that_thinks_too_long_is_stopped_and_the_table_goes_on(tmp_path: Path) -> None:
    house = House(tmp_path, thinking=0.001)
    try:
        magda = house.browser("Magda")
        table = magda.create("greedy", "greedy", "greedy")["id"]
        wait_for(lambda: magda.ok("GET", f"/api/tables/{table}")["moves"] >= 3, 90)
    finally:
        house.stop()


def test_a_worker_killed_in_thought_is_replaced_and_its_bot_answers(house: House) -> None:
    def at_work() -> list[int]:
        pool = house.hall.thinkers._pool
        return list(pool._processes or {}) if pool is not None else []

    magda = house.browser("Magda")
    table = magda.create("me", "master", "master")["id"]
    wait_for(at_work, 30)
    killed = at_work()
    for worker in killed:
        os.kill(worker, signal.SIGKILL)
    live = magda.live(table, 0)
    live.first()
    live.act(live.snapshot["decision"]["options"][0]["code"])
    live.close()
    wait_for(lambda: magda.ok("GET", f"/api/tables/{table}")["moves"] >= 3, 60)
    assert not set(killed) & set(at_work())


def test_a_bot_gives_no_answer_to_a_question_that_was_taken_back(house: House) -> None:
    """An undo while a bot thinks: its answer counts only if the question still stands."""
    magda = house.browser("Magda")
    table = magda.create("me", "random", "random")["id"]
    shot = magda.see(table, 0)
    for _ in range(4):
        code = shot["decision"]["options"][0]["code"]
        magda.act(table, 0, code, shot["table"]["revision"])
        magda.ok("POST", f"/api/tables/{table}/undo", {"seat": 0})
        shot = magda.see(table, 0)
        assert shot["decision"]["kind"] == "candidate"
    _answer_for_me(magda, table)
    inside = house.table(table)
    assert inside.state.over
    assert inside.record.replay().scores == inside.state.scores


def test_a_pause_lets_people_follow(tmp_path: Path) -> None:
    house = House(tmp_path, bot_delay=0.3)
    try:
        magda = house.browser("Magda")
        began = time.monotonic()
        table = magda.create("me", "random", "random")["id"]
        assert magda.see(table, 0)["at"] == 0
        wait_for(lambda: magda.ok("GET", f"/api/tables/{table}")["moves"] == 2, 60)
        assert time.monotonic() - began >= 0.3
    finally:
        house.stop()


# --- what they have thought ------------------------------------------------------------------------------------------
def _in_a_row() -> tuple[State, State, int]:
    """Two positions of Imperium, a seat that is asked in both, and what it answered in between is the Novice's."""
    state = imperia.game("imperium").new(2, 5)
    while True:
        before, seat = state.clone(), state.pending[0]
        thinkers._kept.clear()
        code = thinkers.think(0, "novice", before.to_json(), seat, 7)
        walked = [cast(Search, kept).walk for kept in thinkers._kept.values()]
        state.play(seat, code)
        if walked[0] is not None and state.pending == (seat,) and state.clock == before.clock + 1:
            world = state.determinize(seat, 1)
            if len(state.legal(seat)) > 1 and world.rules().hint(world, seat) not in state.legal(seat):
                thinkers._kept.clear()
                return before, state, seat


@pytest.fixture
def nothing_thought() -> Iterator[None]:
    thinkers._kept.clear()
    yield
    thinkers._kept.clear()


@pytest.mark.usefixtures("nothing_thought")
def test_a_worker_goes_on_with_the_trees_of_the_same_run_and_of_no_other() -> None:
    first, second, seat = _in_a_row()
    for run, name, goes_on in ((3, "novice", True), (4, "novice", False), (3, "adept", False)):
        thinkers._kept.clear()
        thinkers.think(3, "novice", first.to_json(), seat, 7)
        (before,) = thinkers._kept.values()
        grown = cast(Search, before).walk
        thinkers.think(run, name, second.to_json(), seat, 8)
        now = cast(Search, thinkers._kept[run, name, seat]).walk
        assert grown is not None
        assert now is not None
        assert now.clock == second.clock
        assert (now.roots is grown.roots) == goes_on


@pytest.mark.usefixtures("nothing_thought")
def test_chance_of_an_answer_is_its_own_whatever_was_thought_before() -> None:
    """What the same bot draws for a question does not depend on how long it thought about the one before."""
    first, second, seat = _in_a_row()
    for seed in (7, 8):
        thinkers.think(seed, "novice", first.to_json(), seat, seed)
        thinkers.think(seed, "novice", second.to_json(), seat, 9)
    one, other = [kept.rng.x for kept in thinkers._kept.values()]
    assert one == other


@pytest.mark.usefixtures("nothing_thought")
def test_a_worker_keeps_the_last_few_bots_that_search_and_no_others() -> None:
    state = imperia.game("powers").new(3, 5)
    for run in range(thinkers.KEPT + 3):
        thinkers.think(run, "greedy", state.to_json(), 0, 1)
        thinkers.think(run, "novice", state.to_json(), 0, 1)
    assert [run for run, *_ in thinkers._kept] == list(range(3, thinkers.KEPT + 3))
    assert {name for _, name, _ in thinkers._kept} == {"novice"}


def test_a_run_ends_when_anything_but_its_seat_has_changed_the_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers of one seat in a row are one run; after somebody else's, and after an undo, there is another one."""
    asked: list[tuple[int, int, int]] = []

    async def first(self: Thinkers, work: Any, name: str, state: State, seat: int, deal: int, seed: int) -> int:
        await asyncio.sleep(0)
        asked.append((work.args[0], seat, state.clock))
        return state.legal(seat)[0]

    monkeypatch.setattr(Thinkers, "_ask", first)
    magda = house.browser("Magda")
    table = magda.create("me", "novice", game="imperium")["id"]
    inside = house.table(table)

    def answered() -> list[tuple[int, int, int]]:
        """What the bot was asked until it is my turn, by my first option each time."""
        while not asked:
            wait_for(lambda: inside.state.pending == (0,) or asked)
            if inside.state.pending == (0,):
                magda.act(table, 0, inside.state.legal(0)[0], inside.row.revision)
        wait_for(lambda: inside.state.pending == (0,))
        found = asked[:]
        asked.clear()
        return found

    turns = [answered() for _ in range(12)]
    longest = max(turns, key=len)
    assert len(longest) > 1
    assert [clock for *_, clock in longest] == list(range(longest[0][2], longest[0][2] + len(longest)))
    assert all(len({run for run, *_ in turn}) == 1 for turn in turns)
    assert len({turn[0][0] for turn in turns}) == len(turns)
    moves = inside.state.clock
    magda.ok("POST", f"/api/tables/{table}/undo", {"seat": 0})
    wait_for(lambda: inside.state.clock < moves)
    again = answered()
    assert again[0][2] <= turns[-1][0][2]  # the same question as before
    assert {run for run, *_ in again}.isdisjoint({run for turn in turns for run, *_ in turn})
    assert house.hall.thinkers._runs == {}


# --- for those who read ---------------------------------------------------------------------------------------------
def _reader(house: House, *kinds: str) -> tuple[str, Live]:
    """Magda, whose page has yet to show much, has answered until others are asked."""
    magda = house.browser("Magda")
    made = magda.create("me", *kinds)
    inside = house.table(made["id"])
    for seat in [seat for seat, kind in enumerate(kinds, 1) if kind == "link"]:
        ilona = house.browser("Ilona")
        ilona.join(made, name="Ilona")
        ilona.act(made["id"], seat, inside.state.legal(seat)[0])
    wait_for(lambda: inside.state.pending == (0,))
    live = magda.live(made["id"], 0)
    live.first()
    live.send(type="behind", behind=True)
    while inside.state.pending == (0,):
        before = inside.row.revision
        live.at(before)
        live.act(inside.state.legal(0)[0])
        wait_for(lambda before=before: inside.row.revision > before)
    return made["id"], live


def _bots(house: House, table: str) -> list[int]:
    return house.table(table).asked_bots()


def test_bots_wait_for_the_only_person_who_still_reads(house: House) -> None:
    table, live = _reader(house, "random", "random")
    time.sleep(0.5)  # without her they would have answered many times over
    assert _bots(house, table) == [1, 2]
    live.send(type="behind", behind=False)
    wait_for(lambda: not _bots(house, table))
    live.close()


def test_bots_wait_neither_for_who_has_left_nor_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, live = _reader(house, "random", "random")
    live.close()
    wait_for(lambda: not _bots(house, table))
    monkeypatch.setattr(thinkers, "READING", 0.1)
    table, live = _reader(house, "random", "random")
    wait_for(lambda: not _bots(house, table))
    live.close()


def test_in_company_bots_wait_for_who_reads_but_not_for_long(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "COMPANY", 3600.0)
    table, live = _reader(house, "link", "random")
    time.sleep(0.5)
    assert _bots(house, table) == [2]
    live.send(type="behind", behind=False)
    wait_for(lambda: not _bots(house, table))
    live.close()
    monkeypatch.setattr(thinkers, "COMPANY", 0.1)
    table, live = _reader(house, "link", "random")
    wait_for(lambda: not _bots(house, table))  # though she still reads
    live.close()


class Reader:
    """A table at which one of two people reads for ever."""

    stale = False

    def people(self) -> list[str]:
        return ["Magda", "Ilona"]

    def reading(self) -> bool:
        return True


def test_their_patience_is_for_all_their_answers_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]

    async def sleep(seconds: float) -> None:
        clock[0] += seconds

    bots = Thinkers(Settings())
    monkeypatch.setattr(thinkers, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    monkeypatch.setattr(thinkers, "asyncio", SimpleNamespace(sleep=sleep))
    left = asyncio.run(bots._let_read(cast(Table, Reader()), thinkers.COMPANY))
    assert left == 0.0
    assert clock[0] == pytest.approx(106.0, abs=0.2)
    asyncio.run(bots._let_read(cast(Table, Reader()), left))
    assert clock[0] == pytest.approx(106.0, abs=0.2)


def test_people_in_company_act_whenever_they_like(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots wait for Magda; Ilona's answer to the same question is taken at once."""
    monkeypatch.setattr(thinkers, "COMPANY", 3600.0)
    magda, ilona = house.browser("Magda"), house.browser("Ilona")
    made = magda.create("me", "link", "random")
    ilona.join(made, name="Ilona")
    live = magda.live(made["id"], 0)
    live.first()
    live.send(type="behind", behind=True)
    inside = house.table(made["id"])
    ilona.act(made["id"], 1, inside.state.legal(1)[0])
    assert 1 not in inside.state.pending
    live.close()
