"""A table that plays by a lesson: only what it asks for is taken, others move by themselves, and bots go on from it."""

from __future__ import annotations

from typing import Any

import pytest

from imperia.lessons import lesson

from .house import Browser, House, wait_for

FIRST = lesson("powers", "first")


@pytest.fixture
def magda(open_house: House) -> Browser:
    return open_house.browser("Magda")


def begin(magda: Browser) -> str:
    return str(magda.ok("POST", "/api/lessons/powers/first")["id"])


def asked(magda: Browser, table: str) -> dict[str, Any]:
    """The learner's picture once the lesson has something to say."""
    wait_for(lambda: magda.see(table, 0)["lesson"]["pages"])
    return magda.see(table, 0)


def press(magda: Browser, table: str) -> None:
    magda.act(table, 0, asked(magda, table)["lesson"]["pages"][-1]["codes"][0])


def test_lessons_are_listed_in_the_language_asked_for(magda: Browser) -> None:
    listed = {(one["game"], one["name"]): one for one in magda.ok("GET", "/api/lessons", params={"lang": "cs"})}
    assert listed["powers", "first"]["title"] == "První hra"
    assert listed["powers", "first"]["pages"] == FIRST.pages
    assert "není" in magda.refused(404, "POST", "/api/lessons/powers/second", params={"lang": "cs"})


def test_only_what_is_asked_for_is_offered_and_taken(magda: Browser) -> None:
    table = begin(magda)
    seen = asked(magda, table)
    (page,) = [page for page in seen["lesson"]["pages"] if page["do"]]
    assert [option["code"] for option in seen["decision"]["options"]] == page["codes"]
    body = {"seat": 0, "revision": seen["table"]["revision"], "code": page["codes"][0] + 1}
    assert "lesson" in magda.refused(409, "POST", f"/api/tables/{table}/act", body)
    assert "lesson" in magda.refused(409, "POST", f"/api/tables/{table}/leave", {"seat": 0, "bot": "greedy"})
    assert magda.see(table, 0)["at"] == seen["at"]


def test_others_move_by_themselves_and_a_press_is_taken_back_with_what_followed(magda: Browser) -> None:
    table = begin(magda)
    assert asked(magda, table)["undo"]["mode"] == "no"  # nothing has been pressed yet
    press(magda, table)
    wait_for(lambda: magda.see(table, 0)["at"] == 5)
    seen = asked(magda, table)
    assert seen["undo"]["mode"] == "free"
    magda.ok("POST", f"/api/tables/{table}/undo", {"seat": 0})
    assert asked(magda, table)["at"] == FIRST.begin
    press(magda, table)
    wait_for(lambda: magda.see(table, 0)["at"] == 5)


def test_a_lesson_ends_in_a_game_with_bots_and_is_no_table_of_mine_before(magda: Browser) -> None:
    table = begin(magda)
    assert table not in [one["id"] for one in magda.ok("GET", "/api/tables")]
    while not asked(magda, table)["lesson"]["over"]:
        before = magda.see(table, 0)["at"]
        press(magda, table)
        wait_for(lambda before=before: magda.see(table, 0)["at"] > before)  # type: ignore[misc]
    assert magda.see(table, 0)["decision"] is None
    magda.ok("POST", f"/api/tables/{table}/play-on", {"bot": "greedy"})
    wait_for(lambda: magda.see(table, 0)["decision"])
    after = magda.see(table, 0)
    assert after["lesson"] is None
    assert [seat["bot"] for seat in after["table"]["seats"]] == [None, "greedy", "greedy"]
    assert len(after["decision"]["options"]) > 1
    assert table in [one["id"] for one in magda.ok("GET", "/api/tables")]
    assert magda.refused(409, "POST", f"/api/tables/{table}/play-on", {"bot": "greedy"})


def test_nobody_else_can_move_a_lesson_on(open_house: House, magda: Browser) -> None:
    table, guest = begin(magda), open_house.browser("Guest")
    guest.refused(403, "POST", f"/api/tables/{table}/play-on", {"bot": "greedy"})
    assert magda.see(table, -1)["lesson"] is None  # it speaks to its learner only


def test_a_lesson_survives_a_restart(house: House) -> None:
    magda = house.browser("Magda")
    table = begin(magda)
    press(magda, table)
    house.stop()
    house.start()
    again = house.browser(cookie=magda.cookie)
    wait_for(lambda: again.see(table, 0)["at"] == 5)
    assert asked(again, table)["lesson"]["first"] == 3
