"""For months: backups, tables of older rules, what is deleted and forgotten, health and numbers, settings, a stop."""

from __future__ import annotations

import json
import os
import random
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidStatus

from imperia import Record, SetupError
from imperia.kernel.game import find
from imperia.kernel.options import ActionTable
from imperia.server import Limits, Settings, hall, settings_from, store
from imperia.server.backup import backup, restore
from imperia.server.logs import Lines, NoQueries
from imperia.server.store import SeatRow, Store, TableRow

from .databases import SECRET, database_at, only_sqlite
from .house import Browser, House, bare, open_socket, wait_for
from .play import answer_once, hot_seat
from .test_kill import Program


def _play(magda: Browser, table: str, moves: int) -> None:
    chance = random.Random(3)
    for _ in range(moves):
        answer_once(hot_seat(magda), table, chance)


# --- rules versions -------------------------------------------------------------------------------------------------
def test_an_addition_leaves_old_records_readable_and_a_change_does_not() -> None:
    old, new, renamed, other = (ActionTable("game") for _ in range(4))
    for table in (old, new, other):
        table.verb("lay", ("card", 5))
    renamed.verb("place", ("building", 5))
    for table in (old, new, renamed):
        table.verb("pass")
    other.verb("give", ("card", 5), ("seat", 3))
    new.verb("sing", ("card", 2))
    assert new.meaning(len(old)) == old.meaning(len(old)) == renamed.meaning(len(renamed))
    assert other.meaning(len(old)) != old.meaning(len(old))
    assert new.meaning(len(new)) != old.meaning(len(old))
    assert new.meaning(3) == ""


@pytest.mark.parametrize("game", ["powers", "settlers", "imperium", "wall"])
def test_a_game_reads_its_own_records_and_those_written_before_but_no_others(game: str) -> None:
    rules = find(game)
    assert rules.reads(rules.version)
    assert rules.reads(f"{game}-{rules.edition}-{rules.actions.digest()}-0ff0ff0f")
    head, _, codes = rules.version.rpartition("-")
    for wrong in (
        "",
        game,
        f"{game}-x-{codes}",
        f"{head}-1.{codes.partition('.')[2]}",
        f"{head}-{'9' * 5000}.x",
        "x-" * 50,
    ):
        assert not rules.reads(wrong)


def _with_other_rules(house: House, table: str) -> None:
    house.stop()  # a stop keeps the last pictures
    there = store.engine_of(house.settings.database)
    with there.begin() as connection:
        connection.execute(store.tables.update().where(store.tables.c.id == table).values(rules="powers-0-9.deadbeef"))
    there.dispose()
    house.start()


def test_a_table_of_other_rules_is_shown_told_and_exported_but_does_not_go_on(house: House) -> None:
    magda = house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    _play(magda, table, 9)
    before = magda.see(table, 1)
    _with_other_rules(house, table)
    again = house.browser(cookie=magda.cookie)
    shape = again.ok("GET", f"/api/tables/{table}")
    assert "rules" in shape["stranded"]
    assert again.ok("GET", "/api/tables")[0]["stranded"] == shape["stranded"]
    after = again.see(table, 1)
    assert (after["view"], after["events"], after["at"]) == (before["view"], before["events"], before["at"])
    assert after["decision"] is None
    assert again.see(table, 1, lang="cs")["lang"] == "cs"
    past = again.see(table, 1, at=4)
    assert past["events"] == [event for event in before["events"] if event["at"] <= 4]
    record = again.ok("GET", f"/api/tables/{table}/record")
    assert len(record["entries"]) == before["table"]["revision"]
    assert record["rules"] == "powers-0-9.deadbeef"
    fixed = Record.from_json(record | {"rules": find("powers").version})
    assert fixed.replay().clock == before["at"]
    said = again.refused(409, "POST", f"/api/tables/{table}/act", {"seat": 0, "revision": 9, "code": 0})
    assert said == shape["stranded"]
    live = again.live(table, 1)
    assert live.first()["view"] == before["view"]
    live.send(type="act", revision=9, code=0)
    live.until(lambda: live.errors)
    live.close()
    stranger = house.browser()
    stranger.refused(403, "GET", f"/api/tables/{table}/snapshot")
    stranger.refused(403, "GET", f"/api/tables/{table}/record")
    with pytest.raises(InvalidStatus):
        open_socket(stranger, table)
    assert again.ok("DELETE", f"/api/tables/{table}") == {"deleted": True, "waiting": []}


def test_a_relic_hides_from_each_seat_what_the_table_hid(house: House) -> None:
    magda, ilona = house.browser("Magda"), house.browser("Ilona")
    table = magda.create("me", "local", "link")
    ilona.join(table, name="Ilona")
    before = ilona.see(table["id"], 2)
    _with_other_rules(house, table["id"])
    again = house.browser(cookie=ilona.cookie)
    assert again.see(table["id"], 2)["view"] == before["view"]
    again.refused(403, "GET", f"/api/tables/{table['id']}/snapshot", params={"seat": 0})
    again.refused(403, "GET", f"/api/tables/{table['id']}/record")


def test_pictures_are_kept_while_a_table_is_quiet(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "QUIET", 0.0)
    monkeypatch.setattr(hall, "ROUND", 0.01)
    magda = house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    _play(magda, table, 3)
    wait_for(lambda: {one.revision for one in house.hall.store.pictures_of(table)} == {3})
    assert len(house.hall.store.pictures_of(table)) == 4 * 3  # three seats and an onlooker, three languages


# --- backups --------------------------------------------------------------------------------------------------------
def test_a_backup_of_a_running_server_comes_back_on_it_and_can_be_served_itself(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "ROUND", 0.05)
    magda = house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    _play(magda, table, 5)
    then = magda.see(table, 0)
    file = tmp_path / "saved" / "imperia.backup"
    file.parent.mkdir()
    backup(house.settings, file)
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
    _play(magda, table, 4)
    late = magda.create("me", "local", "local")["id"]
    live = magda.live(table, 0)
    live.first()
    restore(house.settings, file)
    with pytest.raises(ConnectionClosed):  # who looks is told to come again
        live.until(lambda: False)
    back = magda.see(table, 0)
    assert (back["view"], back["at"], back["table"]["revision"]) == (then["view"], 5, 5)
    magda.refused(404, "GET", f"/api/tables/{late}")
    _play(magda, table, 3)
    served = House(tmp_path / "saved", database=f"sqlite:///{file}")
    try:
        assert served.browser(cookie=magda.cookie).see(table, 0)["view"] == then["view"]
    finally:
        served.stop()


def test_a_move_on_what_a_restored_backup_no_longer_has_is_refused(house: House, tmp_path: Path) -> None:
    magda = house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    backup(house.settings, tmp_path / "early")
    _play(magda, table, 3)
    shot = next(shot for shot in (magda.see(table, seat) for seat in range(3)) if shot["decision"])
    restore(house.settings, tmp_path / "early")  # the server has not looked round yet
    body = {"seat": shot["seat"], "revision": 3, "code": shot["decision"]["options"][0]["code"]}
    magda.refused(409, "POST", f"/api/tables/{table}/act", body)
    assert magda.see(table)["at"] == 0
    assert house.hall.store.entries_of(table) == []


def test_what_cannot_be_saved_or_brought_back_is_refused_with_a_sentence(house: House, tmp_path: Path) -> None:
    (tmp_path / "there").write_text("something")
    for wrong in (lambda: backup(house.settings, tmp_path / "there"), lambda: restore(house.settings, tmp_path / "no")):
        with pytest.raises(SetupError):
            wrong()
    with pytest.raises(SetupError, match="cannot be restored"):
        restore(house.settings, tmp_path / "there")
    with pytest.raises(SetupError):
        backup(Settings(database=str(tmp_path / "none.db")), tmp_path / "out")
    assert not (tmp_path / "out").exists()


@only_sqlite
def test_the_command_line_saves_and_brings_back_with_the_secret(tmp_path: Path) -> None:
    program = Program(tmp_path)
    try:
        magda = Browser(program.url, "Magda")
        table = magda.create("me", "local", "local")["id"]
        command = [sys.executable, "-m", "imperia"]
        done = subprocess.run(
            [*command, "backup", str(tmp_path / "b"), "--database", program.database], capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        new = tmp_path / "new.db"
        done = subprocess.run(
            [*command, "restore", str(tmp_path / "b"), "--database", str(new), "--yes"], capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        assert (tmp_path / "new.db-secret").read_text() == (tmp_path / "table.db-secret").read_text()
        found = Store(f"sqlite:///{new}")
        assert found.table(table) is not None
        found.close()
    finally:
        program.kill()


# --- tables and people that go --------------------------------------------------------------------------------------
def test_an_opener_deletes_a_table_and_others_only_together(house: House) -> None:
    magda, ilona, petr = (house.browser(name) for name in ("Magda", "Ilona", "Petr"))
    table = magda.create("link", "link", "random")
    ilona.join(table)
    petr.join(table)
    path = f"/api/tables/{table['id']}"
    house.browser().refused(403, "DELETE", path)
    seen = petr.live(table["id"], 1)
    assert seen.first()["table"]["ending"] == []
    assert ilona.ok("DELETE", path) == {"deleted": False, "waiting": [1]}
    seen.until(lambda: seen.snapshot["table"]["ending"] == [0])
    first = ilona.see(table["id"], 0)
    ilona.act(table["id"], 0, first["decision"]["options"][0]["code"])
    seen.until(lambda: seen.snapshot["table"]["ending"] == [])  # who plays on does not wish it any more
    assert ilona.ok("DELETE", path) == {"deleted": False, "waiting": [1]}
    seen.close()
    assert petr.ok("DELETE", path) == {"deleted": True, "waiting": []}
    for browser in (magda, ilona, petr):
        browser.refused(404, "GET", path)
        assert browser.ok("GET", "/api/tables") == []
    own = magda.create("me", "local", "local")["id"]
    live = magda.live(own, 0)
    live.first()
    assert magda.ok("DELETE", f"/api/tables/{own}")["deleted"] is True
    with pytest.raises(ConnectionClosed):
        live.until(lambda: False)
    assert house.hall.store.entries_of(own) == []


def test_a_seat_that_is_left_is_played_by_a_bot(house: House) -> None:
    magda, ilona = house.browser("Magda"), house.browser("Ilona")
    table = magda.create("me", "link", "random", seed=4)
    ilona.join(table, name="Ilona")
    path = f"/api/tables/{table['id']}"
    live = ilona.live(table["id"], 1)
    live.first()
    magda.refused(403, "POST", f"{path}/leave", {"seat": 1, "bot": "random"})
    ilona.refused(400, "POST", f"{path}/leave", {"seat": 1, "bot": "genius"})
    ilona.ok("POST", f"{path}/leave", {"seat": 1, "bot": "random"})
    with pytest.raises(ConnectionClosed):  # her eyes are no longer hers
        live.until(lambda: False)
    ilona.refused(403, "GET", path)
    assert magda.ok("GET", path)["seats"][1]["kind"] == "bot"
    wait_for(lambda: 1 not in magda.ok("GET", path)["pending"])
    house.stop()
    house.start()
    again = house.browser(cookie=magda.cookie)
    assert again.ok("GET", path)["seats"][1] == magda_seat(1)


def magda_seat(seat: int) -> dict[str, Any]:
    """A seat that a bot took over, as it is shown."""
    shown = {"seat": seat, "name": "Random bot 1", "kind": "bot", "bot": "random"}
    return shown | {"mine": False, "taken": True, "online": True}


def test_links_are_renewed_and_revoked_and_who_came_by_an_old_one_must_go(house: House) -> None:
    magda, guest, late = house.browser("Magda"), house.browser(), house.browser()
    table = magda.create("me", "local", "link")
    path = f"/api/tables/{table['id']}"
    guest.join(table, "spectate")
    live = guest.live(table["id"])
    live.first()
    guest.refused(403, "PUT", f"{path}/links", {"spectate": "renew"})
    renewed = magda.ok("PUT", f"{path}/links", {"spectate": "renew", "invite": "revoke"})
    assert renewed["links"]["spectate"] != table["links"]["spectate"]
    assert "invite" not in renewed["links"]
    with pytest.raises(ConnectionClosed):
        live.until(lambda: False)
    guest.refused(403, "GET", path)
    for kind in ("spectate", "invite"):
        token = table["links"][kind].partition("=")[2]
        late.refused(403, "POST", f"{path}/join", {"token": token, "name": "Late"})
        late.refused(403, "GET", path, params={"token": token})
    again = magda.ok("PUT", f"{path}/links", {"invite": "renew"})
    assert again["links"]["spectate"] == renewed["links"]["spectate"]
    assert again["links"]["invite"] != table["links"]["invite"]
    late.join(again, name="Late")


def test_a_browser_is_forgotten_on_request(house: House) -> None:
    magda, ilona = house.browser("Magda"), house.browser("Ilona")
    alone = magda.create("me", "local", "local")["id"]
    shared = magda.create("me", "link", "random")
    ilona.join(shared, name="Ilona")
    watched = ilona.create("me", "local", "local")
    magda.join(watched, "spectate")
    cookie, me = magda.cookie, house.hall.keys.identity(magda.cookie)
    assert magda.ok("DELETE", "/api/me") == {"forgotten": True}
    assert "imperia" not in magda.http.cookies
    back = house.browser(cookie=cookie)
    assert back.ok("GET", "/api/me")["name"] is None
    assert back.ok("GET", "/api/tables") == []
    back.refused(404, "GET", f"/api/tables/{alone}")
    seat = ilona.ok("GET", f"/api/tables/{shared['id']}")["seats"][0]
    assert (seat["kind"], seat["mine"]) == ("bot", False)
    with house.hall.store.engine.connect() as connection:
        for table in store.METADATA.sorted_tables:
            assert not [row for row in connection.execute(sa.select(table)) if me in row or "Magda" in row]


def test_my_tables_come_in_pages_without_end(house: House) -> None:
    magda = house.browser("Magda")
    me = house.hall.keys.identity(magda.cookie)
    assert me is not None
    rules = find("powers").version
    for n in range(230):
        row = TableRow(f"table{n}", "powers", rules, {"variant": "struggle", "factions": "random"}, 1, me, pending=[0])
        row.seats = [SeatRow(seat, "me", None, None, me) for seat in range(3)]
        house.hall.store.create(row, [])
    seen: list[str] = []
    while page := magda.ok("GET", "/api/tables", params={"after": seen[-1]} if seen else {}):
        assert page[0]["id"] not in seen
        seen += [table["id"] for table in page]
    assert len(seen) == len(set(seen)) == 230
    magda.refused(400, "GET", "/api/tables", params={"after": "no such; table"})
    assert magda.ok("GET", "/api/tables", params={"after": "nosuchtable"}) == []


# --- health and numbers ---------------------------------------------------------------------------------------------
def test_health_readiness_and_numbers(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    magda = house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    live = magda.live(table, 0)
    live.first()
    live.act(live.snapshot["decision"]["options"][0]["code"])
    live.at(1)
    magda.refused(404, "GET", "/api/tables/nosuchtable")
    assert bare("GET", f"{house.url}/health").json()["alive"] is True
    assert bare("GET", f"{house.url}/ready").json() == {"ready": True, "database": True, "workers": True}
    numbers = _numbers(house)
    assert numbers["imperia_tables"] == 1
    assert numbers["imperia_sockets"] == 1
    assert numbers["imperia_bot_queue"] == 0
    assert numbers['imperia_answers_total{status="404"}'] == 1
    assert numbers["imperia_pause_seconds_count"] > 0
    assert numbers['imperia_move_seconds_bucket{le="+Inf"}'] == numbers["imperia_move_seconds_count"] >= 1
    live.close()

    def gone(name: str) -> str:
        raise sa.exc.OperationalError("SELECT", {}, Exception("the connection was closed"))

    monkeypatch.setattr(house.hall.store, "mark", gone)
    answer = bare("GET", f"{house.url}/ready")
    assert (answer.status_code, answer.json()["database"]) == (503, False)


def _numbers(house: House) -> dict[str, float]:
    lines = bare("GET", f"{house.url}/metrics").text.splitlines()
    return {name: float(value) for name, _, value in [line.rpartition(" ") for line in lines if line[0] != "#"]}


def test_numbers_are_for_those_addresses_only_that_are_named(tmp_path: Path) -> None:
    house = House(tmp_path, watchers=("10.0.0.0/8",))
    try:
        assert bare("GET", f"{house.url}/metrics").status_code == 404
        assert bare("GET", f"{house.url}/health").status_code == 200
    finally:
        house.stop()


def test_forwarded_addresses_are_believed_only_of_proxies_that_are_named(tmp_path: Path) -> None:
    for proxies, seen in (((), 200), (("127.0.0.1",), 404)):
        place = tmp_path / str(seen)
        place.mkdir()
        house = House(place, proxies=proxies)
        try:
            answer = bare("GET", f"{house.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"})
            assert answer.status_code == seen
        finally:
            house.stop()


# --- logs -----------------------------------------------------------------------------------------------------------
def test_json_logs_are_one_object_a_line_without_secrets(tmp_path: Path) -> None:
    program = Program(tmp_path, log="json")
    magda = Browser(program.url, "Magda")
    table = magda.create("me", "local", "link")
    token = table["links"]["invite"].partition("=")[2]
    magda.ok("GET", f"/api/tables/{table['id']}", params={"token": token})
    magda.ask("GET", "/x%0Aforged: line")
    program.stop()
    text = program.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    asked = [line for line in lines if line.get("path") == f"/api/tables/{table['id']}"]
    assert asked
    assert {"time", "level", "logger", "message", "method", "status", "ms"} <= set(asked[0])
    for hidden in (token, magda.cookie, SECRET, "?"):
        assert hidden not in text


def test_a_log_line_keeps_what_went_wrong() -> None:
    import logging

    try:
        raise ValueError("a reason")
    except ValueError:
        record = logging.LogRecord("imperia", logging.ERROR, "", 1, "%s failed", ("/t/x?invite=abc",), sys.exc_info())
    assert NoQueries().filter(record)
    line = json.loads(Lines().format(record))
    assert line["message"] == "/t/x failed"
    assert "a reason" in line["error"]


# --- settings -------------------------------------------------------------------------------------------------------
def test_settings_come_from_a_file_the_environment_and_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "imperia.toml"
    file.write_text('port = 9000\npublic = ["Games.example"]\nlog = "json"\n[limits]\nrate = 5\ntables = 3\n')
    environ = {"IMPERIA_PORT": "9100", "IMPERIA_PROXIES": "10.0.0.1, ::1", "IMPERIA_LIMITS_RATE": "7.5"}
    found = settings_from(file, environ | {"IMPERIA_BUILD": "native"}, {"database": "my.db"})
    assert (found.port, found.proxies, found.log) == (9100, ("10.0.0.1", "::1"), "json")
    assert found.database == "sqlite:///my.db"
    assert found.limits == Limits(rate=7.5, tables=3)
    assert "games.example" in found.hosts
    assert "127.0.0.1" in found.hosts
    assert settings_from(None, {}).hosts == ("127.0.0.1", "localhost", "::1")
    assert settings_from(None, {"IMPERIA_HOST": "0.0.0.0"}).hosts == ()


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("prot = 1", "prot"),
        ("port = 'x'", "port"),
        ("port = true", "port"),
        ("public = 3", "public"),
        ("limits = 3", "limits"),
        ("[limits]\nspeed = 3", "speed"),
        ("[limits]\nrate = 'fast'", "rate"),
        ("[limits]\nrate = -1", "rate"),
        ("[limits]\nrate = nan", "rate"),
        ("log = 'xml'", "xml"),
        ("port = ", "TOML"),
    ],
)
def test_wrong_settings_are_refused_by_name(tmp_path: Path, text: str, word: str) -> None:
    file = tmp_path / "imperia.toml"
    file.write_text(text)
    with pytest.raises(SetupError, match=word):
        settings_from(file, {})


def test_settings_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot be read"):
        settings_from(tmp_path / "none.toml", {})
    with pytest.raises(SetupError, match="IMPERIA_PORT"):
        settings_from(None, {"IMPERIA_PORT": "many"})


# --- stopping -------------------------------------------------------------------------------------------------------
def test_a_server_that_is_stopped_finishes_the_move_under_way(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    magda = house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    code = magda.see(table, 0)["decision"]["options"][0]["code"]
    writing, go_on, real = threading.Event(), threading.Event(), house.hall.store.append

    def slowly(*arguments: Any) -> str:
        writing.set()
        go_on.wait(20)
        return real(*arguments)

    slowly.__dict__["writes"] = True
    monkeypatch.setattr(house.hall.store, "append", slowly)
    answered: list[int] = []
    move = threading.Thread(target=lambda: answered.append(magda.act(table, 0, code, 0)))
    move.start()
    assert writing.wait(20)
    stopping = threading.Thread(target=house.stop)
    stopping.start()
    go_on.set()
    move.join()
    stopping.join()
    assert answered == [1]
    house.start()
    assert house.hall.store.entries_of(table) == [[0, code]]


def test_a_store_on_another_place_keeps_its_own_tables(tmp_path: Path) -> None:
    one, two = (Store(database_at(tmp_path, name)) for name in ("one", "two"))
    one.rename("me", "Magda")
    assert two.name_of("me") is None
    one.close()
    two.close()
