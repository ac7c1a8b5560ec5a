"""Live tables: one WebSocket for each pair of eyes. It sends the newest picture, or what changed since the one before;
no message matters."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import shapes
from .caps import Buckets
from .errors import Refused
from .hall import Hall
from .hindered import hindered
from .identity import INVITE, SPECTATE
from .pictures import Eyes, Shown, eyes_of, forget, shown
from .snapshot import log_of, why_not
from .table import Seated, Table

LOG = logging.getLogger("imperia.live")
FIRST_WORD = 1.0  # seconds to wait for what the client has, before everything is sent
POLICY, TOO_BIG, RESTART = 1008, 1009, 1012
GONE = (WebSocketDisconnect, RuntimeError)  # what sending to a client that has left may raise


def may_look(hall: Hall, table: Seated, identity: str | None, seat: int | None, token: str | None) -> None:
    """Refuse eyes that may not see: a seat shows itself to its owner, after the end to everybody at the table."""
    member = table.is_member(identity) or hall.keys.opens(token, table.id, table.row.links) in (INVITE, SPECTATE)
    if not member:
        raise Refused(403, "no-member")
    if seat is not None and not table.owns(identity, seat) and not table.row.over:
        raise Refused(403, "not-your-seat")


class Live:
    """One connection: who looks, with which seat's eyes, in which language, and how much of the log it has."""

    def __init__(
        self,
        hall: Hall,
        table: Table,
        socket: WebSocket,
        identity: str | None,
        seat: int | None,
        lang: str,
        token: str | None,
    ) -> None:
        self.identity = identity
        self.behind = False
        self._hall = hall
        self._token = token
        self._table = table
        self._socket = socket
        self._seat = seat
        self._lang = lang
        self.eyes: Eyes = eyes_of(table, identity, seat, lang)
        self._says: tuple[int, int | None] | None = None  # the last line that it says it has, and the revision of it
        self._have = -1  # the last line of the log that the client has,
        self._era = -1  # from this era
        self._shown: Shown | None = None  # the picture that the client has,
        self._version = 0  # in this version
        self._patches = False  # it can make the next one of it
        self._mistakes = 0
        self._ready = asyncio.Event()  # the client has said what it has
        self._news = asyncio.Event()
        self._changed = True
        self._greeted = False
        self._heard = bool(table.remarks)
        limits = hall.settings.limits
        self._bucket = Buckets(limits.messages, limits.message_burst, 1)

    # --- for the table ----------------------------------------------------------------------------------------------
    def wake(self) -> None:
        """Something has changed at the table."""
        self._changed = True
        self._news.set()

    def greet(self) -> None:
        """Somebody came or went."""
        self._greeted = True
        self._news.set()

    def hear(self) -> None:
        """Somebody said something."""
        self._heard = True
        self._news.set()

    # --- the connection ---------------------------------------------------------------------------------------------
    async def run(self) -> None:
        """Serve the connection until either side closes it."""
        await self._socket.accept()
        self._table.watchers.add(self)
        self._table.greet()
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        for task in tasks:
            task.add_done_callback(_report)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.watchers.discard(self)
            forget(self._table)
            self._table.greet()
            for task in tasks:
                task.cancel()

    async def _write(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ready.wait(), FIRST_WORD)
        self._news.set()
        while True:
            await self._news.wait()
            self._news.clear()
            if self._table.stale:
                await self._socket.close(RESTART)
                return
            if not self._may_look():
                await self._socket.close(POLICY)
                return
            changed, self._changed = self._changed, False
            greeted, self._greeted = self._greeted, False
            heard, self._heard = self._heard, False
            if changed:
                await self._send(await self._up_to_date())
            if greeted:
                await self._say({"type": "presence", "seats": self._online()})
            if heard:
                lines = [{"seat": seat, "text": text} for seat, text in self._table.remarks]
                await self._say({"type": "talk", "lines": lines})

    def _may_look(self) -> bool:
        """Links are renewed and seats left while somebody looks."""
        try:
            may_look(self._hall, self._table, self.identity, self._seat, self._token)
        except Refused:
            return False
        return True

    def _online(self) -> list[dict[str, Any]]:
        return [{"seat": row.seat, "online": self._table.online(row.seat)} for row in self._table.row.seats]

    async def _up_to_date(self) -> str:
        """What brings the client up to date. Who has no picture yet waits for one in turn, and between two of them
        everybody else does something: when hundreds come at once, those who play do not stand behind them."""
        if self._shown is not None:
            return self._news_of_table()
        async with self._hall.welcome:
            text = "" if self._table.stale or not self._may_look() else self._news_of_table()
            await asyncio.sleep(0)
        return text

    def _news_of_table(self) -> str:
        """What brings the client up to date; nothing when it is."""
        table = self._table
        self.eyes = eyes_of(table, self.identity, self._seat, self._lang)
        if self._says is not None:
            self._believe(*self._says)
        now = shown(table, self.identity, self._hall.keys, self.eyes)
        text: str | None = None
        if now is self._shown and self._era == table.era:
            current = now.version == self._version
            text = "" if current else now.since(self._version) if self._patches else None
        if text is None:
            if self._era != table.era:
                self._have = -1
            text = now.whole(table, self.eyes, self._have)
        self._shown, self._version, self._era, self._have = now, now.version, table.era, now.lines - 1
        return text

    async def _send(self, text: str) -> None:
        if text:
            await self._socket.send_text(text)

    async def _say(self, message: dict[str, Any]) -> None:
        await self._send(orjson.dumps(message).decode())

    async def _error(self, refused: Refused) -> None:
        await self._say({"type": "error", "error": refused.words(self._lang)})

    # --- what the client says ---------------------------------------------------------------------------------------
    async def _read(self) -> None:
        limits = self._hall.settings.limits
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None or len(text.encode()) > limits.message:
                await self._socket.close(TOO_BIG if text else POLICY)
                return
            try:
                if not self._bucket.take(""):
                    raise Refused(429, "too-many", after=self._bucket.wait(""))
                await self._obey(_parsed(text))
            except Refused as refused:
                await self._error(refused)
                self._mistakes += refused.status in (400, 429)
                if refused.status == 409:
                    self._again()
            if self._mistakes >= limits.mistakes:
                await self._socket.close(POLICY)
                return

    async def _obey(self, message: shapes.ClientMessage) -> None:
        table = self._table
        match message:
            case shapes.ActMessage():
                with self._hall.pulse.moves.timed():
                    await table.act(*self._me(table.asked_openly), message.revision, message.code)
            case shapes.UndoMessage():
                await table.undo(*self._me(table.moved_last), None)
            case shapes.AgreeMessage():
                await table.answer_undo(*self._me(table.must_consent), message.agree)
            case shapes.HaveMessage():
                self._known(message.n, message.revision, message.patches)
            case shapes.LangMessage():
                self._speak(message.lang)
            case shapes.SeatMessage():
                self._look(message.seat)
            case shapes.WhyMessage():
                me = self._me(table.asked_openly)[1]
                await self._say({"type": "why", **why_not(table, me, message.thing, self._lang)})
            case shapes.HinderedMessage():
                me = self._me(table.asked_openly)[1]
                found = hindered(table, me, self._lang)
                await self._say({"type": "hindered", "at": table.state.clock, "hindered": found})
            case shapes.SayMessage():
                table.say(*self._me(table.sits_as), message.text)
            case shapes.BehindMessage():
                self.behind = message.behind
            case shapes.PingMessage():
                pass  # it was enough to hear of the client

    def _me(self, together: Callable[[str | None], int | None]) -> tuple[str, int]:
        """Who speaks; with nobody's eyes the one of those who look together whom it concerns."""
        seat = together(self.identity) if self._seat is None else self._seat
        if self.identity is None or seat is None:
            raise Refused(403, "looking-on")
        return self.identity, seat

    def _known(self, n: int, revision: int | None, patches: bool) -> None:
        """The client has the log up to line `n`, and no picture."""
        self._says, self._patches = (n, revision), patches
        self._ready.set()
        self._again()

    def _believe(self, n: int, revision: int | None) -> None:
        """Take the client at its word, but for lines that are not there or that it got before an undo."""
        table, self._says = self._table, None
        count = len(log_of(table, self._seat).starts)
        then = revision if revision is not None else -1 if table.undone_at else 0
        good = -1 <= n < count and table.undone_at <= then
        self._have, self._era = (n, table.era) if good else (-1, -1)

    def _again(self) -> None:
        """The whole picture, whatever the client has."""
        self._shown = None
        self.wake()

    def _speak(self, lang: str) -> None:
        self._lang, self._have, self._says = lang, -1, None
        self._again()

    def _look(self, seat: int) -> None:
        """See with another seat's eyes; the log begins anew, as they know it."""
        eyes = seat if seat >= 0 else None
        may_look(self._hall, self._table, self.identity, eyes, self._token)
        self._seat, self._have, self._says = eyes, -1, None
        self._again()


def _report(task: asyncio.Task[None]) -> None:
    """A client that leaves is nothing to report; everything else is."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, GONE):
        LOG.error("a live connection broke off", exc_info=error)


def _parsed(text: str) -> shapes.ClientMessage:
    """What the client says; refused with the name of what is wrong in it."""
    try:
        return shapes.CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = first["loc"][-1] if first["loc"] else "type" if first["type"].startswith("union_tag") else "JSON"
        raise Refused(400, "malformed", what=str(where)[:80]) from error
