"""Pictures: what each pair of eyes was last shown, and the patches that led there; made once, however many look.

All who look with the same eyes (a seat's or an onlooker's, in one language, with the same links) share a `Shown`. It
keeps pieces of text (`patch`), not what they were made of: a few kilobytes that the garbage collector hardly notices,
the same pieces for all eyes that see the same. A change of the table makes the next picture when the first of them asks
for it, and a *beat*, the step from the picture before: the patch and the new lines of the log. A move that passes
through several stages makes a beat of each, so that one can watch it step by step. Who has one of the last few pictures
is sent the beats since, who has none the whole.
"""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

from .identity import Keys
from .patch import Bench, Pieces, joined, size
from .snapshot import Log, lines, log_of, may_pass_on, picture, seen, staged
from .table import Table

BEATS = 4  # so many pictures back a client may be and still be sent beats
ROOM = 1.5  # beats that are each longer than so many whole pictures are not sent one by one, unless they are
SHORT = 2048  # bytes or less


class Eyes(NamedTuple):
    """All that a picture depends on besides the table."""

    seat: int | None
    lang: str
    mine: tuple[int, ...]
    links: bool


class Shown:
    """The last picture for one pair of eyes."""

    __slots__ = ("_beats", "_messages", "_told", "changes", "era", "lines", "moves", "picture", "version")

    def __init__(self) -> None:
        self.version = 0
        self.changes = -1  # those of the table that it holds
        self.era = -1
        self.moves = -1  # it was taken after so many of them
        self.picture: Pieces = {}  # the picture without its events
        self.lines = 0  # so many lines of the log go with it
        self._told = b""  # the last of them, which may grow
        self._beats: deque[list[bytes]] = deque(maxlen=BEATS)  # those of the last steps to this version
        self._messages: dict[int, str] = {}  # by the version they build on

    def renew(self, table: Table, identity: str | None, keys: Keys, eyes: Eyes) -> None:
        """Take in what has changed at the table."""
        bench = _bench(table)
        made = picture(table, identity, keys, eyes.seat, eyes.lang)
        new, log = bench.cut(made), log_of(table, eyes.seat)
        follows = self.era == table.era
        if new != self.picture or not follows:
            if follows:
                self._beats.append(self._steps(table, eyes, log, made, new, bench))
            else:
                self._beats.clear()
                self.lines, self._told = len(log.starts), b""
                self._tell(table, eyes, log)
            self.version += 1
            self.picture, self._messages = new, {}
        self.changes, self.era, self.moves = table.changes, table.era, made["at"]

    def _steps(
        self, table: Table, eyes: Eyes, log: Log, made: dict[str, Any], new: Pieces, bench: Bench
    ) -> list[bytes]:
        """The beats from the picture before to this one. On the way nobody is asked or taught anything yet."""
        last, beats = self.picture, []
        for stage in staged(table, eyes.seat, made["at"]) if self.moves == made["at"] - 1 else []:
            view = seen(table, stage, eyes.seat, eyes.lang) | {"you": made["view"]["you"]}
            way: dict[str, Any] = {"view": view, "decision": None, "waiting": []}
            if made["lesson"]:
                way["lesson"] = made["lesson"] | {"pages": []}
            cut = new | bench.cut(way)
            beats.append(_beat(bench.step(last, cut), self._tell(table, eyes, log, len(stage.log))))
            last = cut
        return [*beats, _beat(bench.step(last, new), self._tell(table, eyes, log))]

    def _tell(self, table: Table, eyes: Eyes, log: Log, until: int | None = None) -> list[bytes]:
        """The lines of the log that are new since they were last told, or have grown."""
        told = lines(table, log, eyes.seat, eyes.lang, max(0, self.lines - 1), until)
        fresh = told[1:] if told and told[0] == self._told else told
        if told:
            self.lines, self._told = max(0, self.lines - 1) + len(told), told[-1]
        return fresh

    def since(self, version: int) -> str | None:
        """The message for who has this earlier version; None when the whole picture is needed."""
        missed = self.version - version
        if not 0 < missed <= len(self._beats):
            return None
        if version not in self._messages:
            beats = [beat for step in list(self._beats)[-missed:] for beat in step]
            text = b",".join(beats)
            if len(text) > SHORT and len(text) > ROOM * size(self.picture) * len(beats):
                return None
            message = b'{"type":"patch","base":%d,"version":%d,"beats":[%b]}' % (version, self.version, text)
            self._messages[version] = message.decode()
        return self._messages[version]

    def whole(self, table: Table, eyes: Eyes, have: int) -> str:
        """The whole picture, with the log from entry `have` on: that one may have grown."""
        told = b",".join(lines(table, log_of(table, eyes.seat), eyes.seat, eyes.lang, max(have, 0)))
        head = b'{"type":"snapshot","version":%d,"whole":%b,"events":[%b],'
        return (head % (self.version, b"true" if have < 0 else b"false", told) + joined(self.picture)[1:]).decode()


def _beat(changes: bytes, told: list[bytes]) -> bytes:
    """The step from one picture to the next: what changed, and the lines that are new or have grown."""
    return b'{"changes":%b,"events":[%b]}' % (changes, b",".join(told))


def _bench(table: Table) -> Bench:
    """The bench for the present change of a table."""
    bench: Bench | None = table.passing.get("bench")
    if bench is None:
        bench = table.passing["bench"] = Bench([one.picture for one in table.shown.values()])
    return bench


def eyes_of(table: Table, identity: str | None, seat: int | None, lang: str) -> Eyes:
    mine = tuple([row.seat for row in table.row.seats if identity is not None and row.owner == identity])
    return Eyes(seat, lang, mine, may_pass_on(table.row, identity))


def shown(table: Table, identity: str | None, keys: Keys, eyes: Eyes) -> Shown:
    """What these eyes see now."""
    found: Shown | None = table.shown.get(eyes)
    if found is None:
        found = table.shown[eyes] = Shown()
    if found.changes != table.changes:
        found.renew(table, identity, keys, eyes)
        if _all_have_seen(table):
            table.rest()
    return found


def _all_have_seen(table: Table) -> bool:
    """Has everybody who looks seen the last change, those too who have just come?"""
    here = all(watcher.eyes in table.shown for watcher in table.watchers)
    return here and all(one.changes == table.changes for one in table.shown.values())


def forget(table: Table) -> None:
    """Drop the pictures that nobody looks at any more."""
    looking = {watcher.eyes for watcher in table.watchers}
    for eyes in [eyes for eyes in table.shown if eyes not in looking]:
        del table.shown[eyes]
