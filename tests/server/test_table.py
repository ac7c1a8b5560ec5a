"""A table in play: one move is played once, is stored before anybody sees it, and a failed one never was."""

from __future__ import annotations

import random
from typing import Any

import pytest

from imperia.cards.presenter import Presenter
from imperia.kernel.state import State
from imperia.kernel.timeline import EVERY
from imperia.server.store import Standing

from .house import Browser, House
from .play import answer_once, hot_seat, play_until


class Plays:
    """Counts the moves that are played inside the server, on whatever state."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        real = State.take

        def take(state: State, seat: int, code: int) -> bool:
            self.count += 1
            return real(state, seat, code)

        monkeypatch.setattr(State, "take", take)


def _long_game(magda: Browser, moves: int) -> str:
    """A game of Settlers for three at one screen, after so many moves."""
    table: str = magda.create("me", "local", "local", game="settlers")["id"]
    chance = random.Random(2)
    for _ in range(moves):
        answer_once(hot_seat(magda), table, chance)
    return table


def test_a_move_is_played_once(open_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    code = magda.see(table, 0)["decision"]["options"][0]["code"]
    plays = Plays(monkeypatch)
    magda.act(table, 0, code)
    assert plays.count == 1


def test_a_table_is_opened_without_playing_what_was_taken_back(
    open_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table with hundreds of undos once took seconds to open."""
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    code = magda.see(table, 0)["decision"]["options"][0]["code"]
    for revision in range(0, 12, 2):
        magda.act(table, 0, code, revision)
        magda.ok("POST", f"/api/tables/{table}/undo", {"seat": 0, "revision": revision + 1})
    magda.act(table, 0, code)
    open_house.hall._reread([table])
    plays = Plays(monkeypatch)
    assert magda.see(table, 0)["table"]["revision"] == 13
    assert plays.count == 1


def test_taking_back_costs_no_replay_from_the_start(open_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    magda = open_house.browser("Magda")
    table = _long_game(magda, 2 * EVERY + 20)
    inside = open_house.table(table)
    seat = inside.record.moves[-1][0]
    plays = Plays(monkeypatch)
    magda.ok("POST", f"/api/tables/{table}/undo", {"seat": seat})
    # asking whether it is free, trying it, and finding where the open question was put
    assert plays.count <= 3 * (EVERY + 3)


def test_a_table_is_opened_by_playing_each_entry_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    magda = house.browser("Magda")
    table = _long_game(magda, 40)
    seat = house.table(table).record.moves[-1][0]
    magda.ok("POST", f"/api/tables/{table}/undo", {"seat": seat})
    entries, before = house.hall.store.entries_of(table), house.table(table).state.to_json()
    house.stop()
    house.start()
    plays = Plays(monkeypatch)
    house.browser(cookie=magda.cookie).ok("GET", f"/api/tables/{table}")
    assert house.table(table).state.to_json() == before
    assert plays.count <= len(entries) + 3 * (EVERY + 3)


def test_a_finished_game_is_shown_without_playing_it_again(open_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    play_until(hot_seat(magda), table, random.Random(1))
    assert len(magda.see(table, 0)["view"]["score"]["chart"]["rounds"]) > 1
    plays = Plays(monkeypatch)
    for seat, lang in ((0, "en"), (1, "cs"), (-1, "hu")):
        assert magda.see(table, seat, lang=lang)["view"]["score"] is not None
    assert plays.count == 0


def test_nobody_sees_a_move_before_it_is_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    magda = house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    inside, store = house.table(table), house.hall.store
    real, seen = store.append, []

    def append(name: str, number: int, entry: list[int], standing: Standing) -> str:
        seen.append((inside.state.clock, len(inside.record.entries), inside.row.revision, inside.row.pending))
        made = real(name, number, entry, standing)
        seen.append((inside.state.clock, len(inside.record.entries), inside.row.revision, inside.row.pending))
        return made

    monkeypatch.setattr(store, "append", append)
    magda.act(table, 0, magda.see(table, 0)["decision"]["options"][0]["code"])
    magda.ok("POST", f"/api/tables/{table}/undo", {"seat": 0})
    assert seen == [(0, 0, 0, [0, 1, 2])] * 2 + [(1, 1, 1, [1, 2])] * 2
    assert (inside.state.clock, len(inside.record.entries), inside.row.revision) == (0, 2, 2)


def test_an_undo_that_cannot_be_stored_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    magda = house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    magda.act(table, 0, magda.see(table, 0)["decision"]["options"][0]["code"])
    inside = house.table(table)
    before = (inside.state.to_json(), list(inside.record.entries), list(inside.record.moves), inside.row.revision)

    def broken(*_: Any) -> str:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(house.hall.store, "append", broken)
        magda.refused(500, "POST", f"/api/tables/{table}/undo", {"seat": 0})
    assert (inside.state.to_json(), inside.record.entries, inside.record.moves, inside.row.revision) == before
    assert magda.ok("POST", f"/api/tables/{table}/undo", {"seat": 0})["revision"] == 2


# --- telling everybody ----------------------------------------------------------------------------------------------
def test_those_who_look_with_the_same_eyes_share_one_picture(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    magda = house.browser("Magda")
    shape = magda.create("me", "local", "local")
    guests = [house.browser() for _ in range(3)]
    for guest in guests:
        guest.join(shape, "spectate")
    lives = [magda.live(shape["id"], 0), *[guest.live(shape["id"]) for guest in guests]]
    for live in lives:
        live.first()
    made: list[int | None] = []
    speaker = type(house.table(shape["id"]).presenter)
    real = speaker.view

    def view(self: Presenter, state: State, seat: int | None, lang: str, *shared: Any) -> dict[str, Any]:
        made.append(seat)
        return real(self, state, seat, lang, *shared)

    monkeypatch.setattr(speaker, "view", view)
    lives[0].act(lives[0].snapshot["decision"]["options"][0]["code"])
    for live in lives:
        assert live.at(1)["waiting"] == [1, 2]
        live.close()
    assert sorted(made, key=str) == [0, None]
