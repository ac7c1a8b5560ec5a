"""Taking back: free while nobody has seen anything, else when the other people agree (law 10)."""

from __future__ import annotations

import random

import pytest

from imperia.cards.presenter import shown
from imperia.kernel.game import find
from imperia.kernel.state import State
from imperia.server.store import SeatRow, TableRow
from imperia.server.table import Table

from .house import Browser, House, plain
from .play import hot_seat, play_until
from .test_live import three_people


def _first_code(browser: Browser, table: str, seat: int) -> int:
    code: int = browser.see(table, seat)["decision"]["options"][0]["code"]
    return code


def test_a_secret_answer_is_taken_back_freely_and_the_others_keep_theirs(open_house: House) -> None:
    people, table = three_people(open_house)
    assert people[0].see(table, 0)["undo"]["mode"] == "no"
    people[0].act(table, 0, _first_code(people[0], table, 0))
    people[1].act(table, 1, _first_code(people[1], table, 1))
    assert people[0].see(table, 0)["undo"]["mode"] == "free"
    revision = people[0].ok("POST", f"/api/tables/{table}/undo", {"seat": 0, "revision": 2})["revision"]
    assert revision == 3
    shot = people[0].see(table, 0)
    assert shot["waiting"] == [0, 2]
    assert shot["decision"] is not None
    assert open_house.hall.store.entries_of(table)[-1] == [0, -1, 0]


def test_others_must_agree_once_something_was_shown(open_house: House) -> None:
    people, table = three_people(open_house)
    shot = play_until(people, table, random.Random(1), ("lay-open",))
    assert shot is not None
    seat = shot["waiting"][0]
    others = [p for p in range(3) if p != seat]
    people[seat].act(table, seat, shot["decision"]["options"][0]["code"], shot["table"]["revision"])
    before = people[seat].see(table, seat)
    assert before["undo"]["mode"] == "ask"
    live = people[seat].live(table, seat)
    live.first()
    live.send(type="undo")
    live.until(lambda: live.snapshot["undo"]["request"] is not None)
    assert live.snapshot["undo"]["request"] == {"by": seat, "to": before["at"] - 1, "open": others}
    assert live.snapshot["at"] == before["at"]
    asked = people[others[0]].live(table, others[0])
    asked.first()
    asked.send(type="agree", agree=True)
    live.until(lambda: live.snapshot["undo"]["request"]["open"] == others[1:])
    answer = {"seat": others[1], "agree": True}
    people[others[1]].ok("POST", f"/api/tables/{table}/undo/answer", answer)
    live.until(lambda: live.snapshot["at"] == before["at"] - 1)
    assert live.snapshot["whole"] is True
    assert live.snapshot["decision"]["kind"] == "lay-open"
    assert live.snapshot["undo"]["request"] is None
    asked.close()
    live.close()


def test_one_no_is_enough_and_says_who_refused(open_house: House) -> None:
    people, table = three_people(open_house)
    shot = play_until(people, table, random.Random(1), ("lay-open",))
    assert shot is not None
    seat = shot["waiting"][0]
    other = (seat + 1) % 3
    people[seat].act(table, seat, shot["decision"]["options"][0]["code"], shot["table"]["revision"])
    after = people[seat].see(table, seat)
    people[seat].ok("POST", f"/api/tables/{table}/undo", {"seat": seat, "revision": after["table"]["revision"]})
    people[seat].refused(409, "POST", f"/api/tables/{table}/undo", {"seat": seat})
    people[seat].refused(409, "POST", f"/api/tables/{table}/undo/answer", {"seat": seat, "agree": True})
    people[other].ok("POST", f"/api/tables/{table}/undo/answer", {"seat": other, "agree": False})
    now = people[seat].see(table, seat)
    assert now["undo"]["request"] is None
    assert now["at"] == after["at"]
    assert now["table"]["revision"] == after["table"]["revision"]
    assert plain(now["undo"]["why"]).startswith(now["table"]["seats"][other]["name"])
    people[other].refused(409, "POST", f"/api/tables/{table}/undo/answer", {"seat": other, "agree": True})


def test_a_new_move_ends_an_open_request(open_house: House) -> None:
    people, table = three_people(open_house)
    shot = play_until(people, table, random.Random(1), ("lay-open",))
    assert shot is not None
    seat = shot["waiting"][0]
    other = (seat + 1) % 3
    people[seat].act(table, seat, shot["decision"]["options"][0]["code"], shot["table"]["revision"])
    people[seat].ok("POST", f"/api/tables/{table}/undo", {"seat": seat})
    people[other].act(table, other, _first_code(people[other], table, other))
    assert people[other].see(table, other)["undo"]["request"] is None
    people[other].refused(409, "POST", f"/api/tables/{table}/undo/answer", {"seat": other, "agree": True})


def test_people_at_one_screen_need_not_ask_each_other(open_house: House) -> None:
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    shot = play_until(hot_seat(magda), table, random.Random(1), ("lay",))
    assert shot is not None
    for seat in range(3):
        assert magda.see(table, seat)["undo"]["mode"] == "free"
    magda.ok("POST", f"/api/tables/{table}/undo", {"seat": shot["decision"]["seat"]})
    assert magda.see(table)["at"] < shot["at"]


def test_nothing_is_taken_back_after_the_end(open_house: House) -> None:
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    play_until(hot_seat(magda), table, random.Random(1))
    assert magda.see(table, 0)["undo"]["mode"] == "no"
    magda.refused(409, "POST", f"/api/tables/{table}/undo", {"seat": 0})


def test_an_undo_is_kept_over_a_restart(house: House) -> None:
    magda = house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    play_until(hot_seat(magda), table, random.Random(1), ("lay",))
    magda.ok("POST", f"/api/tables/{table}/undo", {"seat": 1})
    before = house.table(table).state.to_json()
    entries = house.hall.store.entries_of(table)
    house.stop()
    house.start()
    again = house.browser(cookie=magda.cookie)
    shot = again.see(table, 1)
    assert house.table(table).state.to_json() == before
    assert shot["table"]["revision"] == len(entries)


def test_a_table_with_hundreds_of_undos_opens_as_quickly_as_one_without(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was taken back is not played again, and the table is where it would be had it been."""
    rules, chance = find("settlers"), random.Random(2)
    row = TableRow("table", "settlers", rules.version, rules.chosen({}), 2, "me")
    row.seats = [SeatRow(n, "local", f"Player {n}", None, "me") for n in range(3)]
    timeline = Table(row, [], set(), None, None).timeline  # type: ignore[arg-type]
    undos = 0
    while undos < 300:
        seat = chance.choice(timeline.state.pending)
        timeline.play(seat, chance.choice(timeline.state.legal(seat)))
        if chance.random() < 0.85:
            timeline.undo(seat, len(timeline.record.moves) - 1)
            undos += 1
    played: list[int] = []
    real = State.play

    def play(self: State, seat: int, code: int) -> None:
        played.append(seat)
        real(self, seat, code)

    monkeypatch.setattr(State, "play", play)
    opened = Table(row, timeline.record.entries, set(), None, None)  # type: ignore[arg-type]
    assert len(played) == len(timeline.record.moves) < undos
    assert (opened.state, opened.record.moves, opened.record.entries) == (
        timeline.state,
        timeline.record.moves,
        timeline.record.entries,
    )
    assert opened.undone_at == max(n + 1 for n, entry in enumerate(timeline.record.entries) if len(entry) == 3)


@pytest.mark.parametrize("game", shown())
def test_a_table_opens_where_it_was_whoever_took_back_what(game: str) -> None:
    rules, chance = find(game), random.Random(4)
    seats = min(3, rules.seats.stop - 1)
    row = TableRow("table", game, rules.version, rules.chosen({}), 4, "me")
    row.seats = [SeatRow(n, "local", f"Player {n}", None, "me") for n in range(seats)]
    timeline = Table(row, [], set(), None, None).timeline  # type: ignore[arg-type]
    while not timeline.state.over and len(timeline.record.entries) < 120:
        seat = chance.choice(timeline.state.pending)
        timeline.play(seat, chance.choice(timeline.state.legal(seat)))
        mode, move = timeline.undoable(chance.randrange(seats))
        if mode != "no" and chance.random() < 0.3:
            timeline.undo(timeline.record.moves[move][0], move)
    opened = Table(row, timeline.record.entries, set(), None, None)  # type: ignore[arg-type]
    assert (opened.state, opened.record.moves) == (timeline.state, timeline.record.moves)
    assert opened.state.log == timeline.state.log
