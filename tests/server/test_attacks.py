"""Nobody stops the others: what once locked everybody out is refused early or waits apart, and says when to return."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import InvalidStatus

from imperia import SetupError
from imperia.cards.words import LANGS, say
from imperia.server import Limits, doors, workshop
from imperia.server import table as tables
from imperia.server.app import create_app
from imperia.server.caps import Buckets
from imperia.server.errors import Refused
from imperia.server.store import TableRow
from imperia.server.turns import Turns
from imperia.server.workshop import check_numbers

from .databases import ON_POSTGRES, only_sqlite
from .house import GENEROUS, Browser, House, bare, open_socket, wait_for

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def magda(open_house: House) -> Browser:
    return open_house.browser("Magda")


def _record(name: str = "powers-struggle-cards") -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GOLDEN / f"{name}.json").read_text())
    return found


# --- imports --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "entry",
    [[0, -1, -(10**9)], [0, -1, 10**9], [0, -5], [0, 1 << 40], [-1, 3], [99, 3], [0], [0, 1, 2, 3], [0, 1.5], "move"],
)
def test_numbers_that_no_game_has_are_refused_before_any_work(magda: Browser, open_house: House, entry: Any) -> None:
    record = _record()
    record["entries"].append(entry)
    number = len(record["entries"]) - 1
    with pytest.raises(Refused) as refused:
        check_numbers(record, GENEROUS)
    assert refused.value.status == 400
    assert str(number) in magda.refused(400, "POST", "/api/records", record).replace(",", "")


def test_an_import_that_takes_too_long_is_stopped_by_its_budget(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits(replay=0.001))
    try:
        magda = house.browser("Magda")
        magda.refused(413, "POST", "/api/records", _record("imperium-main-deck-3"))
        assert magda.ok("GET", "/api/tables") == []
    finally:
        house.stop()


def test_a_move_goes_through_while_records_are_replayed(house: House) -> None:
    """Records are replayed in a process of its own. However long it takes, the store is free for a move."""
    magda = house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    code = magda.see(table, 0)["decision"]["options"][0]["code"]
    others = [house.browser(f"Eve {n}") for n in range(4)]
    others[0].ok("POST", "/api/records", _record())
    pool = house.hall.workshop._pool
    assert pool is not None
    (worker,) = pool._processes
    os.kill(worker, signal.SIGSTOP)
    try:
        with ThreadPoolExecutor(4) as crowd:
            brought = [crowd.submit(eve.ask, "POST", "/api/records", _record()) for eve in others]
            wait_for(lambda: house.hall.workshop.waiting == 4)
            assert magda.act(table, 0, code) == 1
            assert not any(one.done() for one in brought)
            os.kill(worker, signal.SIGCONT)
            assert {one.result().status_code for one in brought} == {200}
    finally:
        os.kill(worker, signal.SIGCONT)


def test_one_record_at_a_time_and_an_answer_that_says_when_to_come_back(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits(imports=2, imports_hourly=3600))
    try:
        magda = house.browser("Magda")
        answers = [magda.ask("POST", "/api/records", {"format": "x"}) for _ in range(4)]
        assert [answer.status_code for answer in answers[:2]] == [400, 400]
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
    finally:
        house.stop()


# --- connections ----------------------------------------------------------------------------------------------------
@pytest.fixture
def short_house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path, limits=Limits(silence=0.5, silent=40))
    yield made
    made.stop()


def test_silent_and_half_sent_connections_lock_nobody_out(short_house: House) -> None:
    """Far more connections than may be silent: the oldest go, and a newcomer is served at once."""
    place = ("127.0.0.1", short_house.port)
    open_ones: list[socket.socket] = []
    try:
        for n in range(150):
            one = socket.create_connection(place)
            if n % 2:
                one.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            open_ones.append(one)
        assert bare("GET", f"{short_house.url}/health").json()["alive"] is True
        wait_for(lambda: all(_closed(one) for one in open_ones))
    finally:
        for one in open_ones:
            one.close()


def _closed(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        return one.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


class Wire:
    """A connection whose other end does not read."""

    cut = False

    def abort(self) -> None:
        self.cut = True


def test_a_live_connection_that_never_listens_is_shown_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "DEAF", 0.01)

    async def scene(listens: bool) -> bool:
        door = doors.LiveDoor.__new__(doors.LiveDoor)
        door.transport, door.writable = Wire(), asyncio.Event()  # type: ignore[assignment]
        door.pause_writing()
        if listens:
            door.resume_writing()
        await asyncio.sleep(0.05)
        assert door.writable.is_set() == listens
        return door.transport.cut  # type: ignore[no-any-return, attr-defined]

    assert asyncio.run(scene(listens=False))
    assert not asyncio.run(scene(listens=True))


def test_when_all_come_back_after_a_kill_each_game_is_replayed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The restart storm in small; `make load` has it in large."""
    house = House(tmp_path)
    magda = house.browser("Magda")
    names = [magda.create("me", "local", "local", seed=seed)["id"] for seed in range(4)]
    for name in names:
        for _ in range(3):
            seat = magda.ok("GET", f"/api/tables/{name}")["pending"][0]
            magda.act(name, seat, magda.see(name, seat)["decision"]["options"][0]["code"])
    house.stop()
    opened: list[str] = []
    real = tables.Table.__init__

    def note(self: tables.Table, row: TableRow, *given: Any) -> None:
        opened.append(row.id)
        real(self, row, *given)

    monkeypatch.setattr(tables.Table, "__init__", note)
    house.start()
    again = house.browser(cookie=magda.cookie)
    with ThreadPoolExecutor(12) as crowd:
        lives = list(crowd.map(lambda who: again.live(*who), [(name, seat) for name in names for seat in range(3)]))
    assert [live.first()["table"]["revision"] for live in lives] == [3] * 12
    assert sorted(opened) == sorted(names)
    for live in lives:
        live.close()
    house.stop()


def test_a_head_without_end_is_refused(short_house: House) -> None:
    with socket.create_connection(("127.0.0.1", short_house.port)) as one:
        one.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        got = b""
        try:
            for _ in range(100):
                one.sendall(b"X-More: " + b"x" * 1000 + b"\r\n")
            got = one.recv(4000)
        except ConnectionError:
            pass  # it was closed while we were talking
        assert b" 200 " not in got


def test_a_refused_handshake_is_no_error(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    magda = house.browser("Magda")
    errors: list[Any] = []
    monkeypatch.setattr(logging.getLogger("uvicorn.error"), "error", lambda *told: errors.append(told))
    with pytest.raises(InvalidStatus) as refused:
        open_socket(magda, "nosuchtable")
    assert refused.value.response.status_code == 404
    wait_for(lambda: not house._server.server_state.tasks)
    assert errors == []


# --- newcomers and caps ---------------------------------------------------------------------------------------------
def test_a_hundred_new_browsers_behind_one_address_all_get_in(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits())

    def come(n: int) -> list[int]:
        with httpx.Client(base_url=house.url) as page:  # as the page does: the first questions before it has a cookie
            first = [page.get(path).status_code for path in ("/api/games", "/api", "/api/me")]
            return first + [page.get(path).status_code for path in ("/api/tables", "/api/me")]

    try:
        with ThreadPoolExecutor(20) as pool:
            assert {status for answers in pool.map(come, range(100)) for status in answers} == {200}
    finally:
        house.stop()


def test_tables_and_sockets_are_rationed_by_browser_and_by_address(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits(tables=2, tables_hourly=1, sockets=1, crowd=2))
    try:
        magda, ilona, petr = (house.browser(name) for name in ("Magda", "Ilona", "Petr"))
        body = {"game": "powers", "seats": [{"kind": "me"}, {"kind": "local"}, {"kind": "local"}]}
        tables = [magda.create("me", "local", "local")["id"] for _ in range(2)]
        refused = magda.ask("POST", "/api/tables", body)
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 60
        assert "again in" in refused.json()["error"]
        tables.append(ilona.create("me", "local", "local")["id"])  # two each, four for the address
        tables.append(ilona.create("me", "local", "local")["id"])
        petr.refused(429, "POST", "/api/tables", body)
        live = [magda.live(tables[0]), ilona.live(tables[2])]
        for browser, table in ((magda, tables[0]), (ilona, tables[2])):
            with pytest.raises(InvalidStatus) as closed:
                open_socket(browser, table)
            assert closed.value.response.status_code == 429
            assert closed.value.response.headers["retry-after"]
        live[0].close()
        wait_for(lambda: house.hall.caps.sockets == 1)
        magda.live(tables[0]).close()
        live[1].close()
    finally:
        house.stop()


def test_too_many_tables_at_which_bots_think_are_refused(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits(bots=1), bot_delay=60.0)
    try:
        magda, ilona = house.browser("Magda"), house.browser("Ilona")
        magda.create("random", "random", "random")
        body = {"game": "powers", "seats": [{"kind": "bot", "bot": "random"}] * 3}
        magda.refused(429, "POST", "/api/tables", body)
        magda.create("me", "local", "local")  # without bots as before
        ilona.create("random", "random", "random")
    finally:
        house.stop()


def test_work_that_was_owed_must_be_paid_off_first(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits(work=0.000001, work_rate=0.0001))
    try:
        magda = house.browser("Magda")
        table = magda.create("me", "local", "local")
        house.hall._reread([table["id"]])
        answer = magda.ask("GET", f"/api/tables/{table['id']}")
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1
    finally:
        house.stop()


def test_turns_are_taken_round_and_round() -> None:
    served: list[str] = []

    async def wait(turns: Turns, owner: str) -> None:
        async with turns.turn(owner):
            served.append(owner)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        turns = Turns(1)
        many = [asyncio.create_task(wait(turns, "many")) for _ in range(6)]
        await asyncio.sleep(0)
        gone = asyncio.create_task(wait(turns, "gone"))
        one = asyncio.create_task(wait(turns, "one"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*many, one)
        assert turns.waiting == 0

    asyncio.run(all_of_them())
    assert served.index("one") <= 3  # not after the six that came before
    assert served.count("many") == 6
    assert "gone" not in served


def test_a_bucket_knows_when_it_will_have_enough() -> None:
    bucket = Buckets(rate=0.5, burst=2)
    assert bucket.take("a")
    assert bucket.take("a")
    assert not bucket.take("a")
    assert bucket.wait("a") == 2
    bucket.spend("a", 10)
    assert 20 <= bucket.wait("a") <= 22
    assert bucket.wait("b") == 0


# --- no 5xx ---------------------------------------------------------------------------------------------------------
def test_odd_paths_get_a_calm_answer(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<!doctype html>")
    house = House(tmp_path, web=tmp_path / "web")
    odd = ["/%00", "/a%00b.js", "/" + "x" * 300, "/" + "%C3%A9" * 200, "/" + "a/" * 3000, "/..%2f..%2fetc", "/%ff%fe"]
    try:
        for path in [*odd, "//", "/~"]:
            assert bare("GET", house.url + path, timeout=30).status_code in (200, 404), path
            answer = httpx.get(f"{house.url}/api/tables{path}", timeout=30)
            assert answer.status_code in (400, 401, 404), path
    finally:
        house.stop()


@pytest.mark.parametrize("host", ["[", "[::", "a b", "x" * 4000, "127.0.0.1:99999999", ""])
def test_odd_host_names_get_a_calm_answer(open_house: House, host: str) -> None:
    with socket.create_connection(("127.0.0.1", open_house.port)) as one:
        one.sendall(f"GET /api/me HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        assert int(one.recv(4000).split()[1]) < 500


def test_long_numbers_and_long_texts_are_refused_with_a_sentence(magda: Browser) -> None:
    body = {"game": "settlers", "seats": [{"kind": "me"}, {"kind": "local"}]}
    games = {game["code"]: game for game in magda.ok("GET", "/api/games")}
    free = [option["key"] for option in games["settlers"]["options"] if option.get("type")]
    assert free
    for key in free:
        for text in ("ROM001 x" + "9" * 5000, "x" * 7000, "ROM001 x" + "9" * 100, "\x00", "é" * 3000):
            magda.refused(400, "POST", "/api/tables", body | {"options": {key: text}})
    magda.refused(400, "POST", "/api/tables", body | {"options": {"decks": "x" * 9000}})
    digits = b'{"seat": 0, "revision": 0, "code": ' + b"9" * 5000 + b"}"
    table = magda.create("me", "local", "local")["id"]
    assert magda.http.post(f"/api/tables/{table}/act", content=digits).status_code in (400, 409)
    assert magda.http.post("/api/records", content=b'{"entries": [[0, ' + b"9" * 5000 + b"]]}").status_code == 400


@pytest.mark.parametrize("lang", LANGS)
def test_a_refusal_can_hold_any_text(lang: str) -> None:
    said = Refused(400, "setup", why="long " * 2000 + "\ud800").words(lang)
    assert len(said) < 600
    said.encode()


@only_sqlite
def test_a_foreign_write_lock_is_a_sentence_and_the_move_is_not_taken(house: House, tmp_path: Path) -> None:
    magda = house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    code = magda.see(table, 0)["decision"]["options"][0]["code"]
    other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answer = magda.ask("POST", f"/api/tables/{table}/act", {"seat": 0, "revision": 0, "code": code})
    assert answer.status_code == 423
    assert answer.headers["retry-after"] == "5"
    assert answer.json()["error"] == say("en", "error-store-busy", seconds=5)
    assert magda.see(table, 0)["at"] == 0
    other.execute("ROLLBACK")
    other.close()
    assert magda.act(table, 0, code) == 1


# --- a full disk ----------------------------------------------------------------------------------------------------
class FullDisk:
    """A database that takes nothing more.

    SQLite is told that its file may not grow by a page, and answers as on a full disk. PostgreSQL has no such limit; a
    trigger raises its own error for a full disk, so what is tested there is what we make of it.
    """

    def __init__(self, house: House) -> None:
        self._engine = house.hall.store.engine

    def __enter__(self) -> None:
        if ON_POSTGRES:
            with self._engine.begin() as connection:
                connection.execute(sa.text(TRIGGER))
                connection.execute(sa.text(f"CREATE TRIGGER full_disk BEFORE INSERT ON entries {WHEN}"))
            return
        sa.event.listen(self._engine, "checkout", _no_growth)

    def __exit__(self, *_: object) -> None:
        if ON_POSTGRES:
            with self._engine.begin() as connection:
                connection.execute(sa.text("DROP TRIGGER full_disk ON entries"))
            return
        sa.event.remove(self._engine, "checkout", _no_growth)
        sa.event.listen(self._engine, "checkout", _growth)


WHEN = "EXECUTE FUNCTION full_disk()"
TRIGGER = """CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$"""


def _no_growth(connection: Any, *_: object) -> None:
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")


def _growth(connection: Any, *_: object) -> None:
    connection.execute("PRAGMA max_page_count = 1073741823")


def _fill(house: House, table: str) -> None:
    """Use up what a file of SQLite still has free in its pages."""
    rows = "INSERT INTO entries VALUES (:t, :n, 0, 0, NULL, :made)"
    for number in range(1000, 9000):
        try:
            with house.hall.store.engine.begin() as connection:
                connection.execute(sa.text(rows), {"t": table, "n": number, "made": "2026-01-01T00:00:00.000+00:00"})
        except sa.exc.OperationalError:
            return


def test_on_a_full_disk_no_move_is_taken_and_bots_go_on_by_themselves_afterwards(house: House) -> None:
    magda = house.browser("Magda")
    mine = magda.create("me", "local", "local")["id"]
    code = magda.see(mine, 0)["decision"]["options"][0]["code"]
    bots = magda.create("random", "random", "random", seed=4)["id"]
    with FullDisk(house):
        _fill(house, mine)
        wait_for(lambda: house.hall.troubles, 90)  # the bots have met it
        answer = magda.ask("POST", f"/api/tables/{mine}/act", {"seat": 0, "revision": 0, "code": code})
        assert answer.status_code == 423
        assert answer.json()["error"] == say("en", "error-store-full", seconds=30)
        assert magda.see(mine, 0)["at"] == 0
        stopped = house.table(bots).row.revision
        assert not house.table(bots).state.over
    wait_for(lambda: house.table(bots).row.revision > stopped + 1, 90)  # nobody has asked
    magda.act(mine, 0, code)


# --- one server -----------------------------------------------------------------------------------------------------
def test_a_second_server_on_the_same_database_is_refused_while_the_first_lives(house: House) -> None:
    with pytest.raises(SetupError, match="Another server already serves this database"):
        create_app(house.settings)
    house.stop()
    house.start()


def test_a_workshop_whose_process_dies_starts_another(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    magda = house.browser("Magda")
    magda.ok("POST", "/api/records", _record())
    pool = house.hall.workshop._pool
    assert pool is not None
    for process in (pool._processes or {}).values():
        process.kill()
    wait_for(lambda: all(not process.is_alive() for process in (pool._processes or {}).values()))
    answer = magda.ask("POST", "/api/records", _record())
    assert answer.status_code in (200, 429)
    if answer.status_code == 429:
        assert int(answer.headers["retry-after"]) == workshop.WAIT
    magda.ok("POST", "/api/records", _record())
