"""Live tables: what one does reaches the others at once, and a missed message never matters."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, cast

import pytest

from imperia.server import Settings
from imperia.server.hall import Hall
from imperia.server.live import Live
from imperia.server.pictures import Shown
from imperia.server.store import SeatRow

from .databases import SECRET, database_at
from .house import Browser, House
from .play import hot_seat, play_until


def three_people(house: House) -> tuple[dict[int, Browser], str]:
    """Three browsers at one table, each on its seat."""
    magda, ilona, petr = house.browser("Magda"), house.browser("Ilona"), house.browser("Petr")
    table = magda.create("me", "link", "link")
    ilona.join(table, name="Ilona")
    petr.join(table, name="Petr")
    return {0: magda, 1: ilona, 2: petr}, table["id"]


def test_a_move_reaches_another_browser_without_being_asked_for(open_house: House) -> None:
    people, table = three_people(open_house)
    mine, other = people[0].live(table, 0), people[1].live(table, 1)
    mine.first(), other.first()
    mine.act(mine.snapshot["decision"]["options"][0]["code"])
    assert other.at(1)["waiting"] == [1, 2]
    mine.close()
    other.close()


def test_a_whole_game_over_live_connections_ends_for_everybody(open_house: House) -> None:
    people, table = three_people(open_house)
    lives = {seat: browser.live(table, seat) for seat, browser in people.items()}
    chance = random.Random(11)
    while not lives[0].first()["table"]["over"]:
        seat = chance.choice(lives[0].snapshot["waiting"])
        live = lives[seat]
        live.at(lives[0].snapshot["table"]["revision"])
        live.act(chance.choice(live.snapshot["decision"]["options"])["code"])
        lives[0].at(live.snapshot["table"]["revision"] + 1)
    last = lives[0].snapshot["table"]["revision"]
    for seat, live in lives.items():
        live.at(last)
        assert live.snapshot["view"]["score"] is not None
        assert live.errors == []
        assert [live.log[n] for n in sorted(live.log)] == people[seat].see(table, seat)["events"]
        live.close()


def test_the_log_a_client_has_is_not_sent_again_but_for_its_last_entry_which_may_have_grown(open_house: House) -> None:
    people, table = three_people(open_house)
    play_until(people, table, random.Random(1), ("lay",))
    everything = people[0].see(table, 0)["events"]
    live = people[0].live(table, 0, have=len(everything) - 3)
    shot = live.first()
    assert [event["n"] for event in shot["events"]] == [len(everything) - n for n in (3, 2, 1)]
    assert shot["whole"] is False
    live.close()


@pytest.mark.parametrize("have", [-1, -7, 10_000, None])
def test_a_client_that_has_nothing_or_says_nonsense_gets_the_whole_log(open_house: House, have: int | None) -> None:
    people, table = three_people(open_house)
    play_until(people, table, random.Random(1), ("lay",))
    live = people[0].live(table, 0, have=have)
    shot = live.first()
    assert shot["whole"] is True
    assert shot["events"] == people[0].see(table, 0)["events"]
    live.close()


def test_a_reconnecting_client_catches_up_even_over_an_undo(house: House) -> None:
    people, table = three_people(house)
    magda = people[0]
    live = magda.live(table, 0)
    had = live.first()
    live.close()
    magda.act(table, 0, had["decision"]["options"][0]["code"])
    magda.ok("POST", f"/api/tables/{table}/undo", {"seat": 0, "revision": 1})
    play_until(people, table, random.Random(2), ("lay",))
    again = magda.live(table, 0, have=None)
    again.send(type="have", n=had["events"][-1]["n"], revision=had["table"]["revision"])
    assert again.first()["whole"] is True
    assert again.snapshot["events"] == magda.see(table, 0)["events"]
    again.close()
    later = magda.live(table, 0, have=None)
    later.send(type="have", n=again.snapshot["events"][-1]["n"], revision=again.snapshot["table"]["revision"])
    assert later.first()["whole"] is False
    assert later.snapshot["events"] == again.snapshot["events"][-1:]
    later.close()


def test_presence_tells_who_is_there(open_house: House) -> None:
    people, table = three_people(open_house)
    mine = people[0].live(table, 0)
    mine.first()
    other = people[1].live(table, 1)
    other.first()
    mine.until(lambda: mine.presence and [seat["online"] for seat in mine.presence] == [True, True, False])
    other.close()
    mine.until(lambda: [seat["online"] for seat in mine.presence] == [True, False, False])
    mine.close()


def test_a_newcomer_is_shown_to_those_who_wait(open_house: House) -> None:
    magda, ilona = open_house.browser("Magda"), open_house.browser()
    table = magda.create("me", "local", "link")
    live = magda.live(table["id"], 0)
    assert live.first()["table"]["seats"][2]["taken"] is False
    ilona.join(table, name="Ilona")
    live.until(lambda: live.snapshot["table"]["seats"][2]["name"] == "Ilona")
    live.close()


def test_hot_seat_shows_one_seat_at_a_time(open_house: House) -> None:
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    play_until(hot_seat(magda), table, random.Random(4), ("lay",))
    live = magda.live(table, 0)
    first = live.first()
    assert first["view"]["you"] == 0
    assert all(card is None for card in first["view"]["rows"][1]["hand"]["cards"])
    live.send(type="seat", seat=1)
    live.until(lambda: live.snapshot["seat"] == 1)
    second = live.snapshot
    assert second["whole"] is True
    assert all(card is not None for card in second["view"]["rows"][1]["hand"]["cards"])
    assert all(card is None for card in second["view"]["rows"][0]["hand"]["cards"])
    live.send(type="seat", seat=-1)
    live.until(lambda: live.snapshot["seat"] is None)
    live.close()


def test_the_language_changes_at_the_table(open_house: House) -> None:
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    live = magda.live(table, 0, lang="en")
    english = live.first()
    live.send(type="lang", lang="hu")
    live.until(lambda: live.snapshot["lang"] == "hu")
    assert live.snapshot["whole"] is True
    assert live.snapshot["decision"]["question"] != english["decision"]["question"]
    assert [event["n"] for event in live.snapshot["events"]] == [event["n"] for event in english["events"]]
    live.close()


def test_answers_to_one_question_do_not_make_each_other_old(open_house: House) -> None:
    people, table = three_people(open_house)
    shots = {seat: browser.see(table, seat) for seat, browser in people.items()}
    for seat, shot in shots.items():
        people[seat].act(table, seat, shot["decision"]["options"][0]["code"], shot["table"]["revision"])
    assert people[0].see(table, 0)["at"] == 3


def test_a_live_connection_survives_a_refused_move_and_shows_the_table_again(open_house: House) -> None:
    people, table = three_people(open_house)
    live = people[0].live(table, 0)
    live.first()
    live.send(type="act", revision=0, code=99_999)
    live.until(lambda: live.errors)
    live.snapshot = {}
    assert live.first()["decision"] is not None
    live.close()


def test_since_is_the_first_line_after_my_last_answer(open_house: House) -> None:
    people, table = three_people(open_house)
    assert people[0].see(table, 0)["since"] == 0
    play_until(people, table, random.Random(6), ("traitor", "propose"))
    for seat, browser in people.items():
        shot = browser.see(table, seat)
        moves = open_house.table(table).record.moves
        last = max(n for n, (p, _) in enumerate(moves) if p == seat)
        assert all((event["to"] > last) == (event["n"] >= shot["since"]) for event in shot["events"])


def test_what_is_said_reaches_all_who_look_and_who_comes_later_and_onlookers_say_nothing(open_house: House) -> None:
    people, table = three_people(open_house)
    guest = open_house.browser()
    guest.join(people[0].ok("GET", f"/api/tables/{table}"), "spectate")
    eva, onlooker = people[0].live(table, 0), guest.live(table, -1)
    eva.first(), onlooker.first()
    eva.send(type="say", text="  Who is it,\n then? \x07 ")
    told = eva.receive()
    while told["type"] != "talk":
        told = eva.receive()
    assert told["lines"] == [{"seat": 0, "text": "Who is it, then?"}]
    onlooker.until(lambda: "talk" in onlooker.kinds)
    onlooker.send(type="say", text="Hello")
    onlooker.until(lambda: onlooker.errors)
    later = people[1].live(table, 1)
    later.until(lambda: "talk" in later.kinds)
    eva.send(type="say", text="x" * 201)
    eva.until(lambda: eva.errors)
    for live in (eva, onlooker, later):
        live.close()


class _Socket:
    """A connection that says at once that it has nothing, and then listens."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self._said = False

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, str]:
        if self._said:
            await asyncio.Event().wait()
        self._said = True
        return {"type": "websocket.receive", "text": '{"type":"have","n":-1,"patches":true}'}

    async def send_text(self, text: str) -> None:
        self.sent.append(text)


def test_when_many_come_at_once_everybody_else_has_a_turn_between_two_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two thousand browsers that came back to a server once stopped all moves until the last had its picture."""
    turns, made_in = 0, []
    whole = Shown.whole

    def noted(*given: Any) -> str:
        made_in.append(turns)
        return whole(*given)

    async def play() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def come() -> list[_Socket]:
        hall = Hall(Settings(database=database_at(tmp_path), secret=SECRET))
        table = await hall.create("me", "powers", {}, [SeatRow(n, "local", None, None, "me") for n in range(3)], 7)
        sockets = [_Socket() for _ in range(12)]
        lives = [Live(hall, table, cast(Any, one), "me", n % 3, "en", None) for n, one in enumerate(sockets)]
        tasks = [asyncio.create_task(one) for one in [play(), *[live.run() for live in lives]]]
        while not all(any('"snapshot"' in text for text in one.sent) for one in sockets):
            assert not any(task.done() for task in tasks)
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await hall.close()
        return sockets

    monkeypatch.setattr(Shown, "whole", noted)
    sockets = asyncio.run(come())
    assert len(made_in) == len(set(made_in)) == len(sockets)
