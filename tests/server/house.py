"""A real server for tests: uvicorn in a thread on a loopback port, and browsers that remember every byte they get."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from imperia.server import Limits, Settings, uvicorn_config
from imperia.server.app import create_app
from imperia.server.hall import Hall
from imperia.server.patch import patched
from imperia.server.store import SeatRow
from imperia.server.table import Table

from .contract import Endpoint, check_answer, check_message, check_refusal
from .databases import SECRET, database_at

PLENTY = 5000
GENEROUS = Limits(
    rate=PLENTY,
    burst=PLENTY,
    messages=PLENTY,
    message_burst=PLENTY,
    tables=PLENTY,
    imports=PLENTY,
    analyses=PLENTY,
    work=PLENTY,
)


def loaded(creator: str, seats: list[SeatRow], wish: int | None) -> int:
    """`Hall.seed_for` of a server whose dice are loaded."""
    return wish if wish is not None else 0xD1CE << 100


class House:
    """One server on one database; it can be stopped and started again.

    Its dice are loaded, so that tests meet the same cards every time: a table with company takes the seed that is
    wished for too, which a server never does. Not so with `honest`.
    """

    def __init__(self, place: Path, *, honest: bool = False, **settings: Any) -> None:
        self._honest = honest
        wanted: dict[str, Any] = {
            "database": database_at(place),
            "secret": SECRET,
            "port": 0,
            "bot_delay": 0.0,
            "limits": GENEROUS,
            "web": None,
        }
        self.settings = Settings(**(wanted | settings))
        self.start()

    def start(self) -> None:
        self.app = create_app(self.settings)
        if not self._honest:
            self.hall.seed_for = loaded  # type: ignore[method-assign]
        self._server = uvicorn.Server(uvicorn_config(self.app, self.settings))
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        wait_for(lambda: self._server.started, 60)
        self.port = self._server.servers[0].sockets[0].getsockname()[1]

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(10)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def table(self, name: str) -> Table:
        """The table inside the server: for what no browser may see."""
        found = self.hall.known(name)
        assert found is not None
        return found

    def browser(self, name: str | None = None, cookie: str | None = None) -> Browser:
        return Browser(self.url, name, cookie)


class Browser:
    """A browser: its cookie, its requests, and everything that was sent to it."""

    def __init__(self, url: str, name: str | None = None, cookie: str | None = None) -> None:
        self.url = url
        self.received: list[str] = []
        self.answered: set[Endpoint] = set()  # the endpoints that have granted something
        self.http = httpx.Client(
            base_url=url, headers={"origin": url}, timeout=20, event_hooks={"response": [self._note]}
        )
        if cookie is not None:
            self.http.cookies.set("imperia", cookie)
        self.http.get("/api/me")
        if name is not None:
            self.ok("PUT", "/api/me", {"name": name})

    def _note(self, response: httpx.Response) -> None:
        response.read()
        self.received.append(response.text)
        endpoint = check_answer(response)
        if endpoint is not None:
            self.answered.add(endpoint)

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["imperia"])

    def ask(self, method: str, path: str, body: Any = None, **extra: Any) -> httpx.Response:
        return (
            self.http.request(method, path, json=body, **extra)
            if body is not None
            else self.http.request(method, path, **extra)
        )

    def ok(self, method: str, path: str, body: Any = None, **extra: Any) -> Any:
        answer = self.ask(method, path, body, **extra)
        assert answer.status_code == 200, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    def refused(self, status: int, method: str, path: str, body: Any = None, **extra: Any) -> str:
        """The sentence of a refusal."""
        answer = self.ask(method, path, body, **extra)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        sentence = answer.json()["error"]
        assert isinstance(sentence, str)
        assert sentence.endswith((".", "…"))
        return sentence

    # --- tables -----------------------------------------------------------------------------------------------------
    def create(self, *kinds: str, game: str = "powers", seed: int | None = 7, **options: str) -> dict[str, Any]:
        """A new table; a kind is me, local, link or the name of a bot."""
        seats = [{"kind": k} if k in ("me", "local", "link") else {"kind": "bot", "bot": k} for k in kinds]
        body = {"game": game, "options": options, "seats": seats}
        table: dict[str, Any] = self.ok("POST", "/api/tables", body | ({"seed": seed} if seed is not None else {}))
        return table

    def join(self, table: dict[str, Any], link: str = "invite", name: str = "Guest") -> dict[str, Any]:
        token = table["links"][link].partition("=")[2]
        joined: dict[str, Any] = self.ok("POST", f"/api/tables/{table['id']}/join", {"token": token, "name": name})
        return joined

    def see(self, table: str, seat: int = -1, at: int | None = None, lang: str = "en") -> dict[str, Any]:
        params = {"seat": seat, "lang": lang} | ({"at": at} if at is not None else {})
        shot: dict[str, Any] = self.ok("GET", f"/api/tables/{table}/snapshot", params=params)
        return shot

    def act(self, table: str, seat: int, code: int, revision: int | None = None) -> int:
        if revision is None:
            revision = self.ok("GET", f"/api/tables/{table}")["revision"]
        body = {"seat": seat, "revision": revision, "code": code}
        answer: int = self.ok("POST", f"/api/tables/{table}/act", body)["revision"]
        return answer

    def live(
        self, table: str, seat: int = -1, lang: str = "en", have: int | None = -1, token: str | None = None
    ) -> Live:
        return Live(self, table, seat, lang, have, token)


class Live:
    """A live connection that keeps the newest snapshot and the log as the page does."""

    def __init__(self, browser: Browser, table: str, seat: int, lang: str, have: int | None, token: str | None) -> None:
        self.browser = browser
        self.snapshot: dict[str, Any] = {}
        self._picture: dict[str, Any] = {}  # the snapshot without its events: what patches change
        self.log: dict[int, dict[str, Any]] = {}
        self.errors: list[str] = []
        self.presence: list[dict[str, Any]] = []
        self.kinds: set[str] = set()  # of the messages that came
        self.socket = open_socket(browser, table, seat, lang, token=token)
        if have is not None:
            self.send(type="have", n=have, patches=True)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 5.0) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.browser.received.append(text)
        check_message(text)
        message: dict[str, Any] = json.loads(text)
        self.kinds.add(message["type"])
        if message["type"] == "snapshot":
            self._picture = {key: value for key, value in message.items() if key not in ("events", "whole")}
            self._show(message["events"], message["whole"])
        elif message["type"] == "patch":
            assert message["base"] == self._picture["version"]
            for beat in message["beats"]:
                self._picture = patched(self._picture, beat["changes"])
                self._show(beat["events"], False)
                self.browser.received.append(json.dumps(self.snapshot, ensure_ascii=False))
            self._picture["version"] = self.snapshot["version"] = message["version"]
        elif message["type"] == "error":
            self.errors.append(message["error"])
        elif message["type"] == "presence":
            self.presence = message["seats"]
        return message

    def _show(self, events: list[dict[str, Any]], whole: bool) -> None:
        if whole:
            self.log.clear()
        self.log |= {event["n"]: event for event in events}
        self.snapshot = self._picture | {"events": events, "whole": whole}

    def until(self, condition: Callable[[], Any], timeout: float = 10.0) -> None:
        """Read on until the condition holds."""
        end = time.monotonic() + timeout
        while not condition():
            self.receive(max(0.01, end - time.monotonic()))

    def first(self) -> dict[str, Any]:
        self.until(lambda: self.snapshot)
        return self.snapshot

    def at(self, revision: int) -> dict[str, Any]:
        self.until(lambda: self.snapshot.get("table", {}).get("revision", -1) >= revision)
        return self.snapshot

    def act(self, code: int) -> None:
        self.send(type="act", revision=self.snapshot["table"]["revision"], code=code)

    def close(self) -> None:
        self.socket.close()


def open_socket(
    browser: Browser,
    table: str,
    seat: int = -1,
    lang: str = "en",
    *,
    token: str | None = None,
    origin: str | None = "",
    cookie: str | None = "",
) -> ClientConnection:
    """A bare WebSocket; an empty origin or cookie is the browser's own, None is none."""
    address = f"{browser.url.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}&lang={lang}"
    headers: dict[str, str] = {}
    if cookie is not None:
        headers["cookie"] = f"imperia={cookie or browser.cookie}"
    try:
        return connect(
            address + (f"&token={token}" if token else ""),
            origin=(browser.url if origin == "" else origin),  # type: ignore[arg-type]
            additional_headers=headers,
        ).__enter__()
    except InvalidStatus as refused:
        check_refusal(refused.response.body)
        raise


def bare(method: str, url: str | httpx.URL, **extra: Any) -> httpx.Response:
    """A request without a browser: no cookie, no origin, nothing but what is given."""
    answer = httpx.request(method, url, **({"timeout": 60} | extra))
    check_answer(answer)
    return answer


def wait_for(condition: Callable[[], Any], timeout: float = 60.0) -> None:
    end = time.monotonic() + timeout
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


def plain(text: list[Any]) -> str:
    """The words of a rich text."""
    return "".join(piece if isinstance(piece, str) else piece["text"] for piece in text)
