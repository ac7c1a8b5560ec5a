"""What is refused, with a clear answer, and that nothing has changed afterwards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from imperia.cards.words import say
from imperia.server import Limits

from .house import Browser, House, bare, open_socket


@contextmanager
def unchanged(house: House, table: str) -> Iterator[None]:
    """The record, the seats and the state are afterwards what they were."""
    before = _all_of(house, table)
    yield
    assert _all_of(house, table) == before


def _all_of(house: House, table: str) -> Any:
    row = house.hall.store.table(table)
    return house.hall.store.entries_of(table), row, house.table(table).state.to_json()


@pytest.fixture
def magda(open_house: House) -> Browser:
    return open_house.browser("Magda")


# --- identity -------------------------------------------------------------------------------------------------------
def test_no_cookie_and_a_forged_cookie_are_refused(open_house: House, magda: Browser) -> None:
    table = magda.create("me", "local", "local")["id"]
    body = {"seat": 0, "revision": 0, "code": magda.see(table, 0)["decision"]["options"][0]["code"]}
    name, _, signature = magda.cookie.rpartition(".")
    flipped = ("A" if signature[0] != "A" else "B") + signature[1:]
    other = open_house.browser().cookie.rpartition(".")[2]
    with unchanged(open_house, table):
        for cookie in (None, "nonsense", name, f"{name}.", f"{name}.{flipped}", f"{name}.{other}"):
            answer = bare(
                "POST",
                f"{open_house.url}/api/tables/{table}/act",
                json=body,
                headers={"origin": open_house.url} | ({"cookie": f"imperia={cookie}"} if cookie else {}),
            )
            assert answer.status_code == 401
            assert answer.json()["error"]
    for cookie in ("nonsense", f"{name}.{flipped}"):
        with pytest.raises(InvalidStatus) as refused:
            open_socket(magda, table, 0, cookie=cookie)
        assert refused.value.response.status_code == 401


def test_another_browsers_seat_cannot_be_played_or_seen(open_house: House, magda: Browser) -> None:
    ilona = open_house.browser("Ilona")
    table = magda.create("me", "local", "link")
    ilona.join(table)
    code = magda.see(table["id"], 0)["decision"]["options"][0]["code"]
    with unchanged(open_house, table["id"]):
        for seat in (0, 1):
            ilona.refused(403, "POST", f"/api/tables/{table['id']}/act", {"seat": seat, "revision": 0, "code": code})
            ilona.refused(403, "POST", f"/api/tables/{table['id']}/undo", {"seat": seat, "revision": 0})
            ilona.refused(403, "GET", f"/api/tables/{table['id']}/snapshot", params={"seat": seat})
            with pytest.raises(InvalidStatus) as refused:
                open_socket(ilona, table["id"], seat)
            assert refused.value.response.status_code == 403
        live = ilona.live(table["id"], 2)
        live.first()
        live.send(type="seat", seat=0)
        live.until(lambda: live.errors)
        assert live.snapshot["seat"] == 2
        live.close()


def test_a_stranger_sees_and_does_nothing(open_house: House, magda: Browser) -> None:
    stranger = open_house.browser()
    table = magda.create("me", "local", "link")["id"]
    with unchanged(open_house, table):
        stranger.refused(403, "GET", f"/api/tables/{table}")
        stranger.refused(403, "GET", f"/api/tables/{table}/snapshot")
        stranger.refused(403, "GET", f"/api/tables/{table}/record")
        stranger.refused(403, "GET", f"/api/tables/{table}/score")
        stranger.refused(403, "POST", f"/api/tables/{table}/act", {"seat": 0, "revision": 0, "code": 0})
        stranger.refused(403, "POST", f"/api/tables/{table}/fork", {"at": 0})
        for token in ("", "x", magda.create("me", "local", "link")["links"]["invite"].partition("=")[2], "é"):
            stranger.refused(403, "POST", f"/api/tables/{table}/join", {"token": token, "name": "Eve"})
        with pytest.raises(InvalidStatus) as refused:
            open_socket(stranger, table)
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["error"]
    stranger.refused(404, "GET", "/api/tables/nosuchtable")
    stranger.refused(404, "GET", "/api/tables/no%00such")


def test_a_spectator_cannot_act(open_house: House, magda: Browser) -> None:
    guest = open_house.browser()
    table = magda.create("me", "local", "local")
    guest.join(table, "spectate")
    with unchanged(open_house, table["id"]):
        live = guest.live(table["id"])
        live.first()
        live.send(type="act", revision=0, code=0)
        live.send(type="undo")
        live.send(type="agree", agree=True)
        live.until(lambda: len(live.errors) == 3)
        guest.refused(403, "POST", f"/api/tables/{table['id']}/act", {"seat": 0, "revision": 0, "code": 0})
        live.close()


# --- origin ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "http://127.0.0.1:1", "http://[", "file://"])
def test_a_foreign_origin_is_refused(open_house: House, magda: Browser, origin: str | None) -> None:
    table = magda.create("me", "local", "local")["id"]
    headers = {"cookie": f"imperia={magda.cookie}"} | ({"origin": origin} if origin else {})
    with unchanged(open_house, table):
        for method, path in (("POST", f"/api/tables/{table}/act"), ("PUT", "/api/me"), ("POST", "/api/tables")):
            answer = bare(method, open_house.url + path, json={}, headers=headers)
            assert answer.status_code == 403
            assert "site" in answer.json()["error"]
        with pytest.raises(InvalidStatus) as refused:
            open_socket(magda, table, 0, origin=origin)
        assert refused.value.response.status_code == 403


def test_a_wrong_host_name_is_refused_where_names_are_set(tmp_path: Path) -> None:
    house = House(tmp_path, public=("games.example",))
    try:
        assert bare("GET", f"{house.url}/api/games").status_code == 200
        assert bare("GET", f"{house.url}/api/games", headers={"host": "evil.example"}).status_code == 421
    finally:
        house.stop()


# --- size and form --------------------------------------------------------------------------------------------------
def test_oversized_requests_are_refused_whatever_their_header_says(open_house: House, magda: Browser) -> None:
    table = magda.create("me", "local", "local")["id"]
    with unchanged(open_house, table):
        big = {"seat": 0, "revision": 0, "code": 0, "more": "x" * 40_000}
        assert "32,768" in magda.refused(413, "POST", f"/api/tables/{table}/act", big)
        chunks = magda.http.post(f"/api/tables/{table}/act", content=(b"x" * 10_000 for _ in range(9)))
        assert chunks.status_code == 413
        magda.refused(413, "POST", "/api/records", {"names": ["x" * 1_100_000]})


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seat": "0", "revision": 0, "code": 1},
        {"seat": True, "revision": 0, "code": 1},
        {"seat": 0, "revision": 0.5, "code": 1},
        {"seat": 0, "revision": 0, "code": 1, "extra": 1},
        [],
        "text",
    ],
)
def test_malformed_requests_are_refused(open_house: House, magda: Browser, body: Any) -> None:
    table = magda.create("me", "local", "local")["id"]
    with unchanged(open_house, table):
        magda.refused(400, "POST", f"/api/tables/{table}/act", body)
        broken = magda.http.post(f"/api/tables/{table}/act", content=b'{"seat": ')
        assert broken.status_code == 400
    magda.refused(400, "GET", f"/api/tables/{table}/snapshot", params={"seat": "x"})
    magda.refused(404, "GET", f"/api/tables/{table}/snapshot", params={"seat": 3})
    magda.refused(404, "GET", f"/api/tables/{table}/snapshot", params={"seat": 0, "at": 1})
    magda.refused(404, "GET", f"/api/tables/{table}/snapshot", params={"seat": 0, "at": -1})


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        *[(text, "JSON") for text in ("", "{", "[]", "5", "null", '"act"', "[" * 3000)],
        *[(text, "type") for text in ("{}", '{"type": 1}', '{"type": "king"}', '{"type": ["act"]}')],
        ('{"type": "act"}', "revision"),
        ('{"type": "act", "revision": "0", "code": 1}', "revision"),
        ('{"type": "act", "revision": 0, "code": 1.0}', "code"),
        ('{"type": "agree", "agree": 1}', "agree"),
        ('{"type": "have", "n": null}', "n"),
        ('{"type": "have", "n": 3, "revision": true}', "revision"),
        ('{"type": "lang", "lang": "xx"}', "lang"),
        ('{"type": "seat", "seat": null}', "seat"),
        ('{"type": "undo", "move": 3}', "move"),
    ],
)
def test_malformed_messages_are_answered_with_what_is_wrong(
    open_house: House, magda: Browser, text: str, wrong: str
) -> None:
    table = magda.create("me", "local", "local")["id"]
    with unchanged(open_house, table):
        live = magda.live(table, 0)
        live.first()
        live.socket.send(text)
        live.until(lambda: live.errors)
        assert live.errors == [say("en", "error-malformed", what=wrong)]
        live.close()


def test_a_connection_that_only_makes_mistakes_is_closed(open_house: House, magda: Browser) -> None:
    table = magda.create("me", "local", "local")["id"]
    live = magda.live(table, 0)
    live.first()
    for _ in range(8):
        live.socket.send("nonsense")
    with pytest.raises(ConnectionClosed) as closed:
        live.until(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


@pytest.mark.parametrize("message", ["x" * 5000, b"bytes", "x" * 100_000])
def test_oversized_and_binary_messages_close_the_connection(
    open_house: House, magda: Browser, message: str | bytes
) -> None:
    table = magda.create("me", "local", "local")["id"]
    with unchanged(open_house, table):
        live = magda.live(table, 0)
        live.first()
        live.socket.send(message)
        with pytest.raises(ConnectionClosed):
            live.until(lambda: False)


# --- moves ----------------------------------------------------------------------------------------------------------
def test_an_illegal_move_and_an_old_revision_are_refused(open_house: House, magda: Browser) -> None:
    table = magda.create("me", "local", "local")["id"]
    path = f"/api/tables/{table}/act"
    code = magda.see(table, 0)["decision"]["options"][0]["code"]
    with unchanged(open_house, table):
        for wrong in (-1, code + 100, 10**6, -(2**70)):
            magda.refused(409, "POST", path, {"seat": 0, "revision": 0, "code": wrong})
        for revision in (-1, 1, 99):
            magda.refused(409, "POST", path, {"seat": 0, "revision": revision, "code": code})
        magda.refused(404, "POST", path, {"seat": 3, "revision": 0, "code": code})
        magda.refused(404, "POST", path, {"seat": -1, "revision": 0, "code": code})
    magda.act(table, 0, code)
    with unchanged(open_house, table):
        magda.refused(409, "POST", path, {"seat": 0, "revision": 1, "code": code})


def test_the_revision_from_before_a_new_question_is_old(open_house: House, magda: Browser) -> None:
    table = magda.create("me", "local", "local")["id"]
    for seat in range(3):
        magda.act(table, seat, magda.see(table, seat)["decision"]["options"][0]["code"], 0)
    shot = magda.see(table)
    seat = shot["waiting"][0]
    code = magda.see(table, seat)["decision"]["options"][0]["code"]
    with unchanged(open_house, table):
        said = magda.refused(409, "POST", f"/api/tables/{table}/act", {"seat": seat, "revision": 2, "code": code})
        assert "moved on" in said


# --- setting up -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("status", "change"),
    [
        (404, {"game": "chess"}),
        (400, {"seats": [{"kind": "me"}] * 2}),
        (400, {"seats": [{"kind": "me"}] * 7}),
        (400, {"seats": [{"kind": "me"}] * 13}),
        (400, {"seats": [{"kind": "king"}] * 3}),
        (400, {"seats": [{"kind": "bot"}] * 3}),
        (400, {"seats": [{"kind": "bot", "bot": "genius"}] * 3}),
        (400, {"seats": [{"kind": "me", "name": "x" * 41}] * 3}),
        (400, {"options": {"variant": "nothing"}}),
        (400, {"options": {"colour": "red"}}),
        (400, {"options": {"factions": "ZED,ZED,MAG"}}),
        (400, {"options": {"factions": "\ud800"}}),
        (400, {"options": {"variant": ["struggle"]}}),
        (400, {"seed": 1.5}),
        (400, {"seed": 2**63}),
    ],
)
def test_a_table_that_cannot_be_is_refused(magda: Browser, status: int, change: dict[str, Any]) -> None:
    body = {"game": "powers", "options": {}, "seats": [{"kind": "me"}, {"kind": "local"}, {"kind": "local"}]}
    sent = json.dumps(body | change).encode()
    magda.refused(status, "POST", "/api/tables", content=sent, headers={"content-type": "application/json"})
    assert magda.ok("GET", "/api/tables") == []


def test_a_full_table_and_a_taken_seat_are_refused(open_house: House, magda: Browser) -> None:
    table = magda.create("me", "local", "link")
    token = table["links"]["invite"].partition("=")[2]
    ilona, eve = open_house.browser(), open_house.browser()
    path = f"/api/tables/{table['id']}/join"
    for seat, status in ((0, 409), (1, 409), (7, 404)):
        eve.refused(status, "POST", path, {"token": token, "name": "Eve", "seat": seat})
    eve.refused(400, "POST", path, {"token": token, "name": " \u200b "})
    ilona.join(table)
    with unchanged(open_house, table["id"]):
        eve.refused(409, "POST", path, {"token": token, "name": "Eve"})
        eve.refused(409, "POST", path, {"token": token, "name": "Eve", "seat": 2})


def test_what_needs_a_finished_game_is_refused_before(open_house: House, magda: Browser) -> None:
    table = magda.create("me", "local", "local")["id"]
    with unchanged(open_house, table):
        magda.refused(409, "GET", f"/api/tables/{table}/score")
        magda.refused(409, "POST", f"/api/tables/{table}/fork", {"at": 0})


@pytest.mark.parametrize("lang", ["cs", "en", "hu"])
def test_refusals_speak_the_language_of_the_request(magda: Browser, lang: str) -> None:
    said = magda.refused(404, "GET", "/api/tables/nosuchtable", params={"lang": lang})
    assert (
        said
        == {
            "cs": "Takový stůl tu není.",
            "en": "There is no such table.",
            "hu": "Nincs ilyen asztal.",
        }[lang]
    )
    spoken = magda.refused(404, "GET", "/api/tables/nosuchtable", headers={"accept-language": f"de, {lang};q=0.8"})
    assert spoken == said


@pytest.mark.parametrize(
    ("lang", "lookout", "record"),
    [
        ("cs", "Takto stůl připravit nelze: Hra pro jednoho má vlastní Rozhled", "Toto není záznam programu Imperia"),
        ("en", "The table cannot be set up like this: The solo game has a Lookout", "is not an Imperia record"),
        ("hu", "Az asztal így nem állítható fel: Az egyszemélyes játéknak", "Ez nem az Imperia jegyzőkönyve"),
    ],
)
def test_what_is_wrong_with_a_set_up_or_a_record_is_said_in_it(
    magda: Browser, lang: str, lookout: str, record: str
) -> None:
    body = {"game": "settlers", "options": {"lookout": "draft"}, "seats": [{"kind": "me"}]}
    assert lookout in magda.refused(400, "POST", "/api/tables", body, params={"lang": lang})
    assert record in magda.refused(400, "POST", "/api/records", {"format": "x"}, params={"lang": lang})


@pytest.mark.parametrize("lang", ["cs", "en", "hu"])
def test_endless_input_is_refused_in_a_sentence_that_ends(magda: Browser, lang: str) -> None:
    for decks in ("ROM001 x" + "9" * 5000, "x" * 5000, "{" * 5000):
        body = {"game": "settlers", "options": {"decks": decks}, "seats": [{"kind": "me"}, {"kind": "local"}]}
        assert len(magda.refused(400, "POST", "/api/tables", body, params={"lang": lang})) < 1000


# --- too much -------------------------------------------------------------------------------------------------------
def test_too_many_requests_are_refused_and_others_are_not_hurt(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits(rate=1.0, burst=12))
    try:
        greedy, patient = house.browser(), house.browser()
        answers = [greedy.ask("GET", "/api/me").status_code for _ in range(20)]
        assert answers[:5] == [200] * 5
        assert answers[-1] == 429
        assert greedy.ask("GET", "/api/me").headers["retry-after"] == "1"
        assert "again in 1 s" in greedy.refused(429, "PUT", "/api/me", {"name": "Greedy"})
        assert patient.ok("PUT", "/api/me", {"name": "Patient"})["name"] == "Patient"
    finally:
        house.stop()


def test_new_cookies_do_not_buy_new_requests_without_end(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits(rate=0.001, burst=5, crowd=8))
    try:
        cookies = [house.hall.keys.cookie(f"identity{n}") for n in range(30)]
        seen = [bare("GET", f"{house.url}/api/me", cookies={"imperia": cookie}).status_code for cookie in cookies * 2]
        assert 429 in seen
        assert seen.count(200) <= 41
    finally:
        house.stop()


def test_too_many_messages_and_connections_are_refused(tmp_path: Path) -> None:
    house = House(tmp_path, limits=Limits(rate=5000, burst=5000, messages=1.0, message_burst=5, sockets=2, mistakes=4))
    try:
        magda = house.browser("Magda")
        table = magda.create("me", "local", "local")["id"]
        first, second = magda.live(table, 0), magda.live(table, 1)
        first.first(), second.first()
        with pytest.raises(InvalidStatus) as refused:
            open_socket(magda, table, 0)
        assert refused.value.response.status_code == 429
        for _ in range(12):
            first.send(type="ping")
        with pytest.raises(ConnectionClosed):
            first.until(lambda: False)
        assert first.errors
        second.close()
    finally:
        house.stop()


# --- headers --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/api/nothing", "/api/tables", "/api/docs", "/x.png"])
def test_every_answer_has_the_security_headers(open_house: House, path: str) -> None:
    headers = bare("GET", open_house.url + path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["form-action"] == "'self'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    if path.startswith("/api") and path != "/api/games":
        assert headers["cache-control"] == "no-store"


def test_a_failure_inside_is_answered_calmly_and_tells_nothing(
    open_house: House, magda: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = magda.create("me", "local", "local")["id"]
    code = magda.see(table, 0)["decision"]["options"][0]["code"]

    def broken(*_: Any) -> str:
        raise OSError("the disk is full: /secret/path")

    with unchanged(open_house, table):
        monkeypatch.setattr(open_house.hall.store, "append", broken)
        answer = magda.ask("POST", f"/api/tables/{table}/act", {"seat": 0, "revision": 0, "code": code})
        assert answer.status_code == 500
        assert answer.json() == {"error": "The server ran into an error. Nothing was changed."}
        assert "content-security-policy" in answer.headers
    monkeypatch.undo()
    assert magda.act(table, 0, code) == 1
