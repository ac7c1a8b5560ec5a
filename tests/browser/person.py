"""Somebody at a browser: clicks what the page offers, and remembers every byte the server sent there."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Response, Route, WebSocket, expect

from imperia.server.patch import patched

from .server import Server

Json = dict[str, Any]
Choose = Callable[[Json], Json]  # from a decision to one of its options

WAIT = 20.0  # seconds within which anything must have happened; generous, for machines are slow at times
SEED = 11  # of every table that a test does not choose another for: what failed once fails again
NEW_TABLE = re.compile(r"/api/tables(\?|$)")
NETWORK = ("WebSocket connection to", "net::ERR_", "Failed to load resource")  # what a lost connection makes it say


def first(decision: Json) -> Json:
    option: Json = decision["options"][0]
    return option


def last(decision: Json) -> Json:
    option: Json = decision["options"][-1]
    return option


class Person:
    """A browser of their own (cookie, settings, window) at a server."""

    def __init__(self, chromium: Browser, server: Server, name: str, tips: bool = False, **window: Any) -> None:
        wanted: Json = {"viewport": {"width": 1440, "height": 900}, "locale": "en", "reduced_motion": "reduce"}
        self.server = server
        self.name = name
        self.context = chromium.new_context(base_url=server.url, **(wanted | window))
        self.context.set_default_timeout(WAIT * 1000)
        if not tips:  # they are for newcomers, who press nothing else meanwhile
            self.context.add_init_script("localStorage.setItem('imperia.tips', 'off')")
        self.page = self.context.new_page()
        self.table: Json = {}  # the table they set up or opened last
        self.frames: list[str] = []  # everything that came over live connections, patches as the snapshots they make
        self._picture: Json = {}  # the last snapshot, which patches build on
        self.sent: list[str] = []
        self.responses: list[Response] = []
        self.faults: list[str] = []  # what went wrong in the page
        self.snapshot: Json = {}  # the newest one
        self._greeted = False  # the page has said what it has,
        self.met = False  # and got a picture since: from now on the server tells it step by step
        self.page.route(NEW_TABLE, self._seed)
        self.page.on("websocket", self._listen)
        self.page.on("response", lambda response: self.responses.append(response))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda line: self._console(line.type, line.text))

    def _console(self, kind: str, text: str) -> None:
        if kind == "error" and not any(word in text for word in NETWORK):
            self.faults.append(text)

    def _seed(self, route: Route) -> None:
        """Give a table that is set up on the page its seed, so that cards and bots are the same every time."""
        wish = route.request.post_data_json if route.request.method == "POST" else None
        route.continue_(post_data=json.dumps(wish | {"seed": SEED}) if wish else None)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)
        socket.on("framesent", self._send)

    def _send(self, frame: str | bytes) -> None:
        self.sent.append(str(frame))
        if '"have"' in str(frame):
            self._greeted, self.met = True, False

    def _receive(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        message = json.loads(frame)
        if message["type"] == "patch":
            for beat in message["beats"]:
                made = patched(self._picture, beat["changes"])
                self._accept(made | {"version": message["version"], "events": beat["events"], "whole": False})
        elif message["type"] == "snapshot":
            self._accept(message)
        else:
            self.frames.append(frame)

    def _accept(self, message: Json) -> None:
        self.met = self._greeted
        self.snapshot = self._picture = message
        self.frames.append(json.dumps(message, ensure_ascii=False))

    # --- asking the server ------------------------------------------------------------------------------------------
    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """A request with this browser's cookie; the answer must be a good one."""
        answer = self.context.request.fetch(path, method=method, data=body, headers={"origin": self.server.url})
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def set_up(
        self, *kinds: str, game: str = "powers", seed: int = SEED, names: tuple[str, ...] = (), **options: str
    ) -> str:
        """A new table through the API; a kind is me, local, link or the name of a bot."""
        self.ask("GET", "/api/me")
        self.ask("PUT", "/api/me", {"name": self.name})
        seats = [{"kind": k} if k in ("me", "local", "link") else {"kind": "bot", "bot": k} for k in kinds]
        for seat, name in zip(seats, names):
            seat |= {"name": name} if name else {}
        wish: Json = {"game": game, "options": options, "seats": seats, "seed": seed}
        self.table = self.ask("POST", "/api/tables", wish)
        return str(self.table["id"])

    def record(self) -> Json:
        record: Json = self.ask("GET", f"/api/tables/{self.id}/record")
        return record

    @property
    def id(self) -> str:
        """The table they are at."""
        return self.page.url.partition("/t/")[2].partition("?")[0] or str(self.table["id"])

    # --- going somewhere --------------------------------------------------------------------------------------------
    def go(self, path: str) -> None:
        self.snapshot = {}
        self._greeted = self.met = False
        self.page.goto(path)

    def sit(self, table: str, query: str = "") -> None:
        """Open a table and see its board."""
        self.go(f"/t/{table}{query}")
        self.until(lambda: self.met)
        expect(self.see("prompt")).to_be_visible()

    def sit_at_the_end(self, table: str) -> None:
        """Open a finished table and see its score."""
        self.go(f"/t/{table}")
        expect(self.see("score-sheet")).to_be_visible()

    def join(self, link: str) -> None:
        """Follow an invitation and take a seat by name."""
        self.go(link)
        self.see("join-name").fill(self.name)
        self.see("join-submit").click()
        self.until(lambda: self.snapshot)

    def close(self) -> None:
        self.context.close()

    def tick(self, testid: str) -> None:
        """Choose a box whose own control is out of sight by pressing its words."""
        self.page.locator("label", has=self.see(testid)).click()
        expect(self.see(testid)).to_be_checked()

    def seat(self, number: int, kind: str) -> None:
        """Say who takes a seat of a table that is being set up: me, link, local or the name of a bot."""
        self.see(f"pick-{number}").click()
        bot = kind not in ("me", "link", "local")
        self.see(f"seat-kind-{number}-{'bot' if bot else kind}").click()
        if bot:
            self.see(f"bot-{number}-{kind}").click()
        self.see(f"pick-{number}").click()

    def plays(self, number: int, member: str) -> None:
        """Say what a seat of a table that is being set up plays."""
        self.see(f"pick-{number}").click()
        self.tick(f"pick-{number}-{member}")
        self.see(f"pick-{number}").click()

    # --- looking ----------------------------------------------------------------------------------------------------
    def see(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    @property
    def decision(self) -> Json | None:
        found: Json | None = self.snapshot.get("decision")
        return found

    @property
    def over(self) -> bool:
        return bool(self.snapshot and self.snapshot["view"]["over"])

    @property
    def revision(self) -> int:
        return int(self.snapshot["table"]["revision"]) if self.snapshot else -1

    @property
    def put(self) -> tuple[Json | None, Any]:
        """The question that is put to them, and since when: another after each answer of theirs, not of others."""
        return self.decision, self.snapshot.get("since")

    def until(self, condition: Callable[[], Any], seconds: float = WAIT) -> None:
        """Let the browser run on until the condition holds."""
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, f"{self.name} waited too long; the page says: {self.words()[:2000]}"
            self.page.wait_for_timeout(5)

    def drawn(self) -> None:
        """Wait until the page has drawn what it got."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => done()))")

    def words(self) -> str:
        return self.page.locator("body").inner_text()

    # --- answering --------------------------------------------------------------------------------------------------
    def asked(self) -> Json:
        """Wait for a question."""
        self.until(lambda: self.decision or self.over)
        self.drawn()
        assert self.decision is not None, "the game is over"
        return self.decision

    def answer(self, choose: Choose = first) -> Json:
        """Answer the open question by clicking, and wait until the server has taken it."""
        option = choose(self.asked())
        taken = self.taking()
        self.press(option)
        self.until(taken)
        return option

    def taking(self) -> Callable[[], bool]:
        """Tells whether the server has taken an answer to the question that is open now: another is put since, or the
        same again where nobody else is asked."""
        put, revision = self.put, self.revision
        alone = bool(self.decision) and self.snapshot["waiting"] == [self.decision["seat"]]
        return lambda: self.put != put or (alone and self.revision != revision)

    def press(self, option: Json) -> int:
        """Click an option where the page has it: its thing, then its verb if there is a choice; else its button, in the
        prompt or the list behind it. Once more where it asks "really?". Returns how many presses it took."""
        if option["number"] is not None and self.page.locator(".count").count():
            return self._count(option)
        presses = 0
        thing = self._thing(option)
        alone = thing is not None and len(self.at_thing(thing[1])) == 1
        if thing is not None:
            thing[0].click()
            presses += 1
            if alone and option["warning"] is None:
                return presses
        elif not self.button(option).count():
            self.see("more-answers").click()
            presses += 1
        self.button(option).first.click()
        presses += 1
        if option["final"] and not alone:
            self.page.locator(f"[data-option='{option['code']}'][data-confirm]").click()
            presses += 1
        return presses

    def proposed(self) -> Json:
        """The answer that the table proposes."""
        decision = self.asked()
        return next(option for option in decision["options"] if option["code"] == decision["proposal"])

    def way_to(self, option: Json) -> Locator:
        """What is pressed first to give an answer: its thing, what opens or folds it out, its button, or the list."""
        for anchor in [] if option["vain"] else option["anchors"]:
            for query in (f":is(.board, .hand) [data-anchor='{anchor}']:visible", f"[data-holds~='{anchor}']:visible"):
                if self.page.locator(query).count():
                    return self.page.locator(query).first
        number = self.page.locator(f"[data-count='{option['code']}']")
        if number.count() or (self.page.locator(".count").count() and option["number"] is not None):
            return number if number.count() else self.page.locator(".steps5 > .stp").first
        return self.button(option).first if self.button(option).count() else self.see("more-answers")

    def button(self, option: Json) -> Locator:
        """The button of an option, wherever it is; a thing on the table is none."""
        return self.page.locator(f"[data-option='{option['code']}']:not([data-anchor])")

    def at_thing(self, anchor: str) -> list[Json]:
        """The options that a thing of the table has."""
        options = self.decision["options"] if self.decision else []
        return [option for option in options if anchor in option["anchors"] and not option["vain"]]

    def _thing(self, option: Json) -> tuple[Locator, str] | None:
        """The thing of an option that is in view, after opening what holds it."""
        for anchor in [] if option["vain"] else option["anchors"]:
            for opener in (None, self.page.locator(f"[data-holds~='{anchor}']")):
                if opener is not None and opener.count():
                    opener.first.click()
                thing = self.page.locator(f":is(.board, .hand, dialog) [data-anchor='{anchor}']:visible").first
                if thing.count():
                    return thing, anchor
        return None

    def _count(self, option: Json) -> int:
        """Choose a number and take it; one that is proposed need not be chosen."""
        presses = 0
        kind = self.see(f"count-kind-{option['kind']}")
        if kind.count() and kind.get_attribute("aria-pressed") != "true":
            kind.click()
            presses += 1
        while not self.button(option).count():
            number = self.page.locator(f"[data-count='{option['code']}']")
            shown = [int(text) for text in self.page.locator(".stp > b").all_inner_texts()]
            step = self.page.locator(".steps5 > .btn")
            (number if number.count() else step.first if option["number"] < shown[0] else step.last).click()
            presses += 1
        self.button(option).click()
        if option["final"]:
            self.page.locator(f"[data-option='{option['code']}'][data-confirm]").click()
        return presses + 1 + int(option["final"])

    def play(self, choose: Choose = first, until: Callable[[], Any] | None = None) -> int:
        """Answer every question until the game is over, or a condition holds; returns how many answers it took."""
        answers = 0
        while True:
            self.until(lambda: self.decision or self.over or (until and until()))
            if self.over or (until and until()):
                return answers
            self.answer(choose)
            answers += 1
