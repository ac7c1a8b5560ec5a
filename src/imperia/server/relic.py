"""Relics: tables of rules that this program no longer has. They are shown as they were last seen, and do not go on."""

from __future__ import annotations

import json
import zlib
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket

from ..cards.words import LANGS, rich, say
from ..kernel.record import FORMAT, written
from . import shapes
from .caps import Buckets
from .errors import Refused
from .identity import Keys
from .settings import Limits
from .snapshot import snapshot, table_shape
from .store import Picture, TableRow
from .table import Seated, Table, names_of

ONLOOKER = -1
POLICY = 1008


def eyes_at(table: Table) -> list[tuple[int, str]]:
    """The (seat, language) pairs that may look at a table: who sits there and an onlooker; after the end everybody."""
    eyes = [row.seat for row in table.row.seats if table.state.over or row.owner is not None]
    return [(seat, lang) for seat in (ONLOOKER, *eyes) for lang in LANGS]


def packed(table: Table, keys: Keys, seat: int, lang: str) -> Picture:
    """What one pair of eyes sees now, with its whole log; nobody's links are in it."""
    seen = snapshot(table, None, keys, None if seat == ONLOOKER else seat, lang)
    return Picture(seat, lang, table.row.revision, zlib.compress(orjson.dumps(seen), 6))


class Relic(Seated):
    """A stored table whose record cannot be played here, with the last pictures of it."""

    def __init__(self, row: TableRow, entries: list[list[int]], watching: set[str], kept: list[Picture]) -> None:
        super().__init__(row, watching)
        self._entries = entries
        self._kept = {(one.seat, one.lang): one for one in kept}

    def shape(self, identity: str | None, keys: Keys, lang: str) -> dict[str, Any]:
        return table_shape(self, identity, keys, lang) | {"stranded": say(lang, "error-other-rules")}

    def record(self, lang: str) -> dict[str, Any]:
        """The record as it was kept, to be played by a program of its own rules."""
        head = {"format": FORMAT, "game": self.row.game, "rules": self.row.rules, "seats": len(self.row.seats)}
        head |= {"options": self.row.options, "seed": written(self.row.seed), "names": names_of(self.row, lang)}
        deals = {"deals": self.row.deals} if self.row.deals else {}
        return head | deals | {"entries": self._entries, "result": None}

    def snapshot(
        self, identity: str | None, keys: Keys, seat: int | None, lang: str, at: int | None = None
    ) -> dict[str, Any]:
        """The last picture of these eyes, in another language if need be; of the past there is the log."""
        eyes = ONLOOKER if seat is None else seat
        kept = next((self._kept[eyes, one] for one in (lang, *LANGS) if (eyes, one) in self._kept), None)
        if kept is None:
            raise Refused(409, "other-rules")
        seen: dict[str, Any] = orjson.loads(zlib.decompress(kept.data))
        past = at is not None and at < seen["at"]
        why = rich(say(lang, "error-other-rules"))
        seen |= {"table": self.shape(identity, keys, lang), "decision": None, "live": not past}
        seen["undo"] = {"mode": "no", "why": why, "request": None}
        if past:
            seen |= {"at": at, "events": [line for line in seen["events"] if line["at"] <= (at or 0)]}
        return seen


async def show(
    relic: Relic, socket: WebSocket, identity: str | None, keys: Keys, seat: int | None, lang: str, limits: Limits
) -> None:
    """A live connection to a relic: one picture, another in another language, and a refusal of every move."""
    seen = relic.snapshot(identity, keys, seat, lang)
    await socket.accept()
    bucket = Buckets(limits.messages, limits.message_burst, 1)
    await _say(socket, {"type": "snapshot", **seen})
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None or len(text.encode()) > limits.message or not bucket.take(""):
            await socket.close(POLICY)
            return
        try:
            said = shapes.CLIENT_MESSAGE.validate_json(text)
        except ValidationError:
            await socket.close(POLICY)
            return
        if isinstance(said, shapes.LangMessage):
            lang = said.lang
            await _say(socket, {"type": "snapshot", **relic.snapshot(identity, keys, seat, lang)})
        elif not isinstance(said, (shapes.HaveMessage, shapes.PingMessage)):
            await _say(socket, {"type": "error", "error": say(lang, "error-other-rules")})


async def _say(socket: WebSocket, message: dict[str, Any]) -> None:
    await socket.send_text(json.dumps(message, ensure_ascii=False))
