"""Records leave and enter the server whole; what is broken in them is refused with a sentence."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import imperia

from .house import Browser, House
from .play import hot_seat, play_until
from .test_live import three_people


@pytest.fixture(scope="module")
def finished(open_house: House) -> tuple[Browser, str, dict[str, Any]]:
    """A finished hot-seat game with an undo in it, and its record."""
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "local", seed=21)["id"]
    play_until(hot_seat(magda), table, random.Random(1), ("lay",))
    magda.ok("POST", f"/api/tables/{table}/undo", {"seat": 1})
    play_until(hot_seat(magda), table, random.Random(2))
    return magda, table, magda.ok("GET", f"/api/tables/{table}/record")


def test_an_exported_record_replays_to_the_same_result(finished: tuple[Browser, str, dict[str, Any]]) -> None:
    magda, table, data = finished
    record = imperia.Record.from_json(data)
    assert record.replay().scores == data["result"]
    assert any(len(entry) == 3 for entry in data["entries"])
    assert data["names"][0] == "Magda"
    download = magda.ask("GET", f"/api/tables/{table}/record")
    assert download.headers["content-disposition"].startswith("attachment; filename=")


def test_an_imported_record_is_the_same_game(finished: tuple[Browser, str, dict[str, Any]], open_house: House) -> None:
    magda, table, data = finished
    reader = open_house.browser("Reader")
    copy = reader.ok("POST", "/api/records", data)
    assert copy["over"] is True
    assert copy["id"] != table
    assert [seat["name"] for seat in copy["seats"]] == data["names"]
    for seat, at in ((0, None), (1, 5), (2, 0)):
        theirs, mine = magda.see(table, seat, at=at), reader.see(copy["id"], seat, at=at)
        assert theirs["view"] == mine["view"]
        assert theirs["events"] == mine["events"]
    assert reader.ok("GET", f"/api/tables/{copy['id']}/record") == data


def test_a_running_record_is_imported_and_played_on(open_house: House) -> None:
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    play_until(hot_seat(magda), table, random.Random(1), ("lay",))
    copy = magda.ok("POST", "/api/records", magda.ok("GET", f"/api/tables/{table}/record"))
    assert copy["over"] is False
    assert copy["pending"] == magda.ok("GET", f"/api/tables/{table}")["pending"]
    assert play_until(hot_seat(magda), copy["id"], random.Random(2)) is None


def test_a_running_game_with_other_peoples_or_bots_seats_is_not_exported(open_house: House) -> None:
    people, table = three_people(open_house)
    for browser in people.values():
        assert "seed" not in browser.refused(403, "GET", f"/api/tables/{table}/record")
    magda = open_house.browser("Magda")
    for kinds in (("me", "local", "link"), ("me", "local", "random")):
        magda.refused(403, "GET", f"/api/tables/{magda.create(*kinds)['id']}/record")


def _changed(data: dict[str, Any], **change: Any) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(data))
    return copy | change


@pytest.mark.parametrize(
    "change",
    [
        {"format": "other"},
        {"game": "chess"},
        {"game": 5},
        {"rules": "powers-0"},
        {"seats": 2},
        {"seats": True},
        {"seats": 99},
        {"options": {"variant": "x"}},
        {"options": []},
        {"seed": "7"},
        {"seed": 2**64},
        {"names": 5},
        {"names": ["a"] * 9},
        {"entries": {}},
        {"entries": [[0]]},
        {"entries": [["0", 1]]},
        {"entries": [[0, 1, 2, 3]]},
        {"entries": [[0, -1, 0]]},
        {"entries": [[9, 40]]},
        {"entries": [[-1, 40]]},
        {"entries": [[0, 10**30]]},
        {"entries": [[0, None]]},
        {"result": [1, 2, 3]},
        {"result": "won"},
    ],
)
def test_a_broken_record_is_refused_with_a_sentence(
    finished: tuple[Browser, str, dict[str, Any]], open_house: House, change: dict[str, Any]
) -> None:
    reader = open_house.browser()
    reader.refused(400, "POST", "/api/records", _changed(finished[2], **change))
    assert reader.ok("GET", "/api/tables") == []


@pytest.mark.parametrize("text", ["", "{", "[" * 20_000, "null", "5", "[]", '"x"', '{"seed": NaN}', "\xff"])
def test_what_is_no_record_at_all_is_refused(open_house: House, text: str) -> None:
    open_house.browser().refused(400, "POST", "/api/records", content=text.encode("latin-1"))


def test_a_record_cut_off_or_with_one_wrong_move_is_refused(
    finished: tuple[Browser, str, dict[str, Any]], open_house: House
) -> None:
    reader, data = open_house.browser(), finished[2]
    text = json.dumps(data)
    reader.refused(400, "POST", "/api/records", content=text[: len(text) // 2].encode())
    wrong = _changed(data)
    wrong["entries"][10][1] += 1
    assert "move" in reader.refused(400, "POST", "/api/records", wrong)
    short = _changed(data)
    short["entries"] = short["entries"][:-4]
    assert "not over" in reader.refused(400, "POST", "/api/records", short)


def test_a_record_that_would_take_too_long_is_refused_unread(
    finished: tuple[Browser, str, dict[str, Any]], open_house: House
) -> None:
    reader, data = open_house.browser(), finished[2]
    reader.refused(413, "POST", "/api/records", _changed(data, entries=[[0, 1]] * 20_001))
    reader.refused(413, "POST", "/api/records", _changed(data, entries=[[0, 1], [0, -1, 0]] * 5001))


# --- playing on -----------------------------------------------------------------------------------------------------
def test_a_finished_game_is_played_on_from_any_move(
    finished: tuple[Browser, str, dict[str, Any]], open_house: House
) -> None:
    magda, table, _ = finished
    at = magda.see(table)["at"] // 2
    fork = magda.ok("POST", f"/api/tables/{table}/fork", {"at": at})
    assert (fork["over"], fork["moves"]) == (False, at)
    assert magda.see(fork["id"], 1)["view"] == magda.see(table, 1, at=at)["view"]
    assert play_until(hot_seat(magda), fork["id"], random.Random(9)) is None
    magda.refused(404, "POST", f"/api/tables/{table}/fork", {"at": at * 9})
    magda.refused(404, "POST", f"/api/tables/{table}/fork", {"at": -1})
    magda.refused(400, "POST", f"/api/tables/{table}/fork", {"at": 0, "seats": [{"kind": "me"}] * 4})


def test_a_fork_keeps_bots_invites_people_and_seats_who_asks(open_house: House) -> None:
    people, table = three_people(open_house)
    play_until(people, table, random.Random(3))
    fork = people[1].ok("POST", f"/api/tables/{table}/fork", {"at": 4})
    assert [seat["kind"] for seat in fork["seats"]] == ["link", "me", "link"]
    assert [seat["mine"] for seat in fork["seats"]] == [False, True, False]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    other = people[2].ok("POST", f"/api/tables/{table}/fork", {"at": 4, "seats": seats})
    assert [seat["kind"] for seat in other["seats"]] == ["me", "bot", "bot"]
    people[0].refused(403, "GET", f"/api/tables/{fork['id']}")
