"""A table in play: its record, its seats and those who watch it. A move counts only once it is in the store."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from sqlalchemy.exc import IntegrityError

from ..cards.presenter import Names, presenter
from ..cards.words import has, say
from ..kernel.errors import ImperiaError, RecordError
from ..kernel.game import find
from ..kernel.record import FORMAT, Record, deals_of, written
from ..kernel.state import State
from ..kernel.timeline import ASK, FREE, NO, Timeline, Trial
from ..lessons import Lesson, played_by
from .errors import Refused
from .journal import Blocking, Journal
from .store import Behind, SeatRow, Standing, Store, TableRow

REMARKS = 30  # so much of what is said at a table is there for who comes later


class Watcher(Protocol):
    """Somebody who is told that the table has changed."""

    identity: str | None
    behind: bool  # much of what happened has yet to be shown there

    @property
    def eyes(self) -> Any: ...

    def wake(self) -> None: ...

    def greet(self) -> None: ...

    def hear(self) -> None: ...


class UndoRequest:
    """A wish to take back move `to`; the seats in `open` have yet to agree."""

    def __init__(self, by: int, to: int, open_: list[int]) -> None:
        self.by = by
        self.to = to
        self.open = open_


class Seated:
    """A table as its seats and its visitors see it: who may do what there."""

    def __init__(self, row: TableRow, watching: set[str]) -> None:
        self.row = row
        self.watching = watching  # identities that hold the spectator link
        self.enough: set[str] = set()  # identities that wish the table to be deleted

    @property
    def id(self) -> str:
        return self.row.id

    def seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.row.seats):
            raise Refused(404, "no-seat")
        return self.row.seats[seat]

    def owns(self, identity: str | None, seat: int) -> bool:
        return identity is not None and self.seat(seat).owner == identity

    def is_member(self, identity: str | None) -> bool:
        """Does this browser sit here, did it set the table up, or does it hold the spectator link?"""
        if identity is None:
            return False
        return identity == self.row.creator or identity in self.watching or self.sits(identity)

    def sits(self, identity: str) -> bool:
        return any(row.owner == identity for row in self.row.seats)

    def relinks(self, identity: str | None) -> bool:
        """May this browser set the links? The opener may, or anybody who sits here once the opener is forgotten."""
        return identity is not None and (identity == self.row.creator if self.row.creator else self.sits(identity))

    @property
    def ending(self) -> list[int]:
        """The seats whose people wish the table to be deleted."""
        return [row.seat for row in self.row.seats if row.owner in self.enough]

    def people(self) -> list[str]:
        """The identities that sit here, each once."""
        return list(dict.fromkeys([row.owner for row in self.row.seats if row.owner is not None]))

    def wishes_end(self, identity: str) -> list[int]:
        """Somebody wishes the table to be deleted; the seats whose people must still wish it too."""
        if identity == self.row.creator:
            return []
        if not self.sits(identity):
            raise Refused(403, "not-opener")
        self.enough.add(identity)
        return [row.seat for row in self.row.seats if row.owner is not None and row.owner not in self.enough]


class Table(Seated):
    """One table. Every change goes through `act`, `undo`, `answer_undo` or `join`, one at a time."""

    def __init__(
        self,
        row: TableRow,
        entries: list[list[int]],
        watching: set[str],
        store: Store,
        run: Blocking,
        journal: Journal | None = None,
    ) -> None:
        super().__init__(row, watching)
        self.watchers: set[Watcher] = set()
        self.remarks: deque[tuple[int, str]] = deque(maxlen=REMARKS)  # (seat, words): what was said lately
        self.request: UndoRequest | None = None
        self.changed_at = time.monotonic()  # when the last entry was made
        self.kept_at = -1  # the revision whose pictures are in the store
        self.stale = False  # the store knows more than this object
        self.on_change: Callable[[Table], None] = _nothing
        self.refused: int | None = None  # the seat that did not agree to the last undo request
        self.presenter = presenter(find(row.game))
        self.lesson: Lesson | None = played_by(row.game, [seat.bot for seat in row.seats])
        self.timeline = _timeline(row, entries)
        self.asked_at = row.revision  # the revision at which the open question was put
        self.question = self.timeline.question()  # the state in which it was put, before anybody answered
        self.undone_at = _last_undo(entries)  # the revision of the last undo
        self.changes = 0  # how often anything of the table has changed
        self.era = 0  # how often what was told already has changed: after an undo, or when a seat gets a name
        self.cache: dict[Any, Any] = {}  # what was computed for the present revision
        self.passing: dict[Any, Any] = {}  # what all need who look, until they have seen the last change
        self.log_cache: dict[Any, Any] = {}  # which events make up the log for whom, good for this era
        self.shown: dict[Any, Any] = {}  # the last picture for each pair of eyes (`pictures`)
        self._store = store
        self._run = run
        self._journal = journal or Journal(store, run)
        self._lock = asyncio.Lock()
        self.again: str | None = None  # the table at which these people play again
        self.again_lock = asyncio.Lock()

    # --- reading ----------------------------------------------------------------------------------------------------
    @property
    def state(self) -> State:
        return self.timeline.state

    @property
    def record(self) -> Record:
        return self.timeline.record

    def names(self, lang: str) -> Names:
        return names_of(self.row, lang)

    def online(self, seat: int) -> bool:
        row = self.row.seats[seat]
        return row.kind == "bot" or (row.owner is not None and any(w.identity == row.owner for w in self.watchers))

    def reading(self) -> bool:
        """Does somebody who plays here still look at what has been done?"""
        people = self.people()
        return any(w.behind and w.identity in people for w in self.watchers)

    @property
    def kept(self) -> bool:
        """Are the pictures of the present revision in the store?"""
        return self.kept_at == self.row.revision

    @property
    def busy(self) -> bool:
        """Is a change under way?"""
        return self._lock.locked()

    # --- several at one screen --------------------------------------------------------------------------------------
    def _shares(self, identity: str | None) -> bool:
        """Does this browser have several seats, so that people look at its screen together?"""
        return identity is not None and [row.owner for row in self.row.seats].count(identity) > 1

    def asked_openly(self, identity: str | None) -> int | None:
        """The seat at this browser that is asked what may be answered before all who share its screen."""
        if not self._shares(identity) or not self.presenter.openly(self.state):
            return None
        seat = self.state.pending[0]
        return seat if self.owns(identity, seat) else None

    def moved_last(self, identity: str | None) -> int | None:
        """The seat at a shared browser that has made the last move."""
        moves = self.record.moves
        return moves[-1][0] if moves and self._shares(identity) and self.owns(identity, moves[-1][0]) else None

    def sits_as(self, identity: str | None) -> int | None:
        """The first seat at a browser."""
        return next((row.seat for row in self.row.seats if identity is not None and row.owner == identity), None)

    def must_consent(self, identity: str | None) -> int | None:
        """A seat at a shared browser that is asked to agree to an undo."""
        wanted = self.request.open if self.request and self._shares(identity) else []
        return next((seat for seat in wanted if self.owns(identity, seat)), None)

    def legal(self, seat: int) -> list[int]:
        """The codes that a person may answer with; in a lesson those that it asks for now."""
        if self.lesson is None:
            return self.state.legal(seat)
        pressed = seat == self.lesson.learner and self.lesson.stage(self.state.clock).pressed
        return self.lesson.allowed(self.state) if pressed else []

    def asked_bots(self) -> list[int]:
        """The seats that owe an answer and have nobody to give it: bots', or in a lesson the one whose move is told."""
        if self.lesson is None:
            return [seat for seat in self.state.pending if self.row.seats[seat].kind == "bot"]
        stage = self.lesson.stage(self.state.clock)
        return [] if stage.move is None or stage.pressed else [stage.move.seat]

    # --- moving -----------------------------------------------------------------------------------------------------
    async def act(self, identity: str, seat: int, revision: int, code: int) -> int:
        """A person's answer; returns the new revision once the move is committed."""
        if not self.owns(identity, seat):
            raise Refused(403, "not-your-seat")
        if self.lesson is not None and revision == self.row.revision and code not in self.legal(seat):
            raise Refused(409, "lesson")
        return await self._alone(self._move(seat, revision, code))

    async def bot_act(self, seat: int, revision: int, code: int) -> int:
        """A bot's answer to the question that was open at `revision`."""
        return await self._alone(self._move(seat, revision, code))

    async def _alone(self, change: Coroutine[Any, Any, int]) -> int:
        """Run a change to its end even if its browser goes away meanwhile."""
        return await asyncio.shield(asyncio.ensure_future(self._locked(change)))

    async def _locked(self, change: Coroutine[Any, Any, int]) -> int:
        async with self._lock:
            return await change

    async def _move(self, seat: int, revision: int, code: int) -> int:
        if not self.asked_at <= revision <= self.row.revision:
            raise Refused(409, "old-revision")
        same = len(self.state.pending) > 1  # others still owe an answer to the same question
        try:
            trial = self.timeline.try_move(seat, code)
        except ImperiaError as error:
            raise Refused(409, "illegal") from error
        await self._commit(trial)
        if not same:
            self.asked_at, self.question = self.row.revision, self.state
        if self.row.seats[seat].kind != "bot":
            self.enough.clear()  # somebody plays on
        self._changed()
        return self.row.revision

    async def _commit(self, trial: Trial) -> None:
        """Store an entry, and only when it is stored make it true here; should that fail, nothing has changed."""
        standing = standing_of(self.row.revision + 1, trial.state)
        try:
            self.row.updated = await self._journal.append(self.id, self.row.revision, trial.entry, standing)
        except (IntegrityError, Behind) as error:  # the record in the store is not ours: begin again from it
            self.outdated()
            raise Refused(409, "old-revision") from error
        self.changed_at = time.monotonic()
        self.timeline.adopt(trial)
        for key, value in vars(standing).items():
            setattr(self.row, key, value)

    def _changed(self) -> None:
        self.cache.clear()
        self.request = None
        self.refused = None
        self.wake()
        self.on_change(self)

    def rest(self) -> None:
        """Everybody who looks has seen the last change."""
        self.passing.clear()
        self.timeline.rest()

    def outdated(self) -> None:
        """The store has another table under this name, or none: let everybody come again."""
        self.stale = True
        self.wake()

    async def settled(self) -> None:
        """Wait until no change is under way."""
        async with self._lock:
            pass

    def wake(self) -> None:
        """Tell everybody who watches that there is something new."""
        self._pass()
        for watcher in list(self.watchers):
            watcher.wake()

    def greet(self) -> None:
        """Tell everybody who watches that somebody came or went."""
        self._pass()
        for watcher in list(self.watchers):
            watcher.greet()

    def _pass(self) -> None:
        self.changes += 1
        self.passing.clear()

    def say(self, identity: str, seat: int, text: str) -> None:
        """Say something to everybody who watches; it is not stored."""
        if not self.owns(identity, seat):
            raise Refused(403, "not-your-seat")
        words = " ".join([word for word in text.split() if word.isprintable()])
        if words:
            self.remarks.append((seat, words))
            for watcher in list(self.watchers):
                watcher.hear()

    def _told_anew(self) -> None:
        """What was told already is no longer right."""
        self.era += 1
        self.log_cache.clear()

    # --- taking back ------------------------------------------------------------------------------------------------
    def undoable(self, seat: int) -> tuple[str, int]:
        """(free | ask | no, the move): what `seat` may take back. Remembered, for it may cost a replay."""
        key = ("undoable", seat)
        if key not in self.cache:
            self.cache[key] = self._undoable(seat)
        found: tuple[str, int] = self.cache[key]
        return found

    def _undoable(self, seat: int) -> tuple[str, int]:
        if self.lesson is None:
            return self.timeline.undoable(seat)
        last = self.lesson.last_press(self.state.clock)
        return (FREE, last) if last >= 0 and seat == self.lesson.learner else (NO, -1)

    def must_agree(self, seat: int) -> list[int]:
        """The seats whose people must agree: not bots, and not those who sit at the same screen."""
        owner = self.seat(seat).owner
        return [other.seat for other in self.row.seats if other.owner not in (None, owner)]

    async def undo(self, identity: str, seat: int, revision: int | None) -> int:
        """Take back the last move of `seat`, at once when that is free, else by asking the others."""
        if not self.owns(identity, seat):
            raise Refused(403, "not-your-seat")
        return await self._alone(self._undo(seat, revision))

    async def _undo(self, seat: int, revision: int | None) -> int:
        if revision is not None and not self.asked_at <= revision <= self.row.revision:
            raise Refused(409, "old-revision")
        mode, move = self.undoable(seat)
        if mode == NO:
            raise Refused(409, "undo")
        asked = self.must_agree(seat) if mode == ASK else []
        if not asked:
            return await self._take_back(seat, move)
        if self.request is not None:
            raise Refused(409, "undo-open")
        self.request = UndoRequest(seat, move, asked)
        self.refused = None
        self.wake()
        return self.row.revision

    async def answer_undo(self, identity: str, seat: int, agree: bool) -> int:
        if not self.owns(identity, seat):
            raise Refused(403, "not-your-seat")
        return await self._alone(self._answer_undo(identity, seat, agree))

    async def _answer_undo(self, identity: str, seat: int, agree: bool) -> int:
        request = self.request
        if request is None or seat not in request.open:
            raise Refused(409, "no-undo-request")
        if agree:
            request.open = [p for p in request.open if self.row.seats[p].owner != identity]
            if not request.open:
                return await self._take_back(request.by, request.to)
        else:
            self.request = None
            self.refused = seat
        self.wake()
        return self.row.revision

    async def _take_back(self, seat: int, move: int) -> int:
        await self._commit(self.timeline.try_undo(seat, move))
        self.asked_at = self.undone_at = self.row.revision
        self.question = self.timeline.question()
        self._told_anew()
        self._changed()
        return self.row.revision

    # --- sitting down -----------------------------------------------------------------------------------------------
    async def join(self, identity: str, name: str, seat: int | None) -> int:
        """Take a free seat, the first one unless a certain one is wished for; who sits here already just stays."""
        return await self._alone(self._join(identity, name, seat))

    async def _join(self, identity: str, name: str, wish: int | None) -> int:
        if any(row.owner == identity for row in self.row.seats):
            return self.row.revision
        free = [row for row in self.row.seats if row.kind == "link" and row.owner is None]
        if wish is not None:
            self.seat(wish)
            free = [row for row in free if row.seat == wish]
        if not free:
            raise Refused(409, "full" if wish is None else "seat-taken")
        if not await self._run(self._store.take, self.id, free[0].seat, identity, name):
            raise Refused(409, "seat-taken")
        free[0].owner, free[0].name = identity, name
        self._seated()
        return self.row.revision

    def _seated(self) -> None:
        """Somebody else sits here now: names have changed."""
        self.cache.clear()
        self._told_anew()
        self.wake()
        self.greet()

    async def leave(self, identity: str, seat: int, bot: str) -> int:
        """Leave a seat to a bot, which plays on at once."""
        if not self.owns(identity, seat):
            raise Refused(403, "not-your-seat")
        if self.lesson is not None:
            raise Refused(409, "lesson")
        return await self._alone(self._leave(seat, bot))

    async def _leave(self, seat: int, bot: str) -> int:
        if self.state.over:
            raise Refused(409, "over")
        await self._run(self._store.leave, self.id, seat, bot)
        row = self.row.seats[seat]
        row.kind, row.bot, row.owner, row.name = "bot", bot, None, None
        self.request = None  # who was asked, or asked, may be gone
        self._seated()
        self.on_change(self)
        return self.row.revision

    async def play_on(self, identity: str, bot: str) -> int:
        """End the lesson: from here on bots play the seats that it played."""
        if self.lesson is None or not self.owns(identity, self.lesson.learner):
            raise Refused(409, "no-lesson")
        return await self._alone(self._play_on(self.lesson, bot))

    async def _play_on(self, lesson: Lesson, bot: str) -> int:
        for row in [row for row in self.row.seats if row.seat != lesson.learner]:
            await self._run(self._store.leave, self.id, row.seat, bot)
            row.bot, row.name = bot, None
        self.lesson = None
        self._seated()
        self.on_change(self)
        return self.row.revision

    async def inherit(self, owner: str, heir: str) -> int:
        """Hand all that somebody has here to the same person at another browser."""
        return await self._alone(self._inherit(owner, heir))

    async def _inherit(self, owner: str, heir: str) -> int:
        await self._run(self._store.inherit, self.id, owner, heir)
        for row in self.row.seats:
            if row.owner == owner:
                row.owner = heir
        if self.row.creator == owner:
            self.row.creator = heir
        self._seated()
        return self.row.revision

    async def call(self, identity: str, name: str | None) -> int:
        """Give the table a name: the business of all who sit here, and of who set it up."""
        if identity != self.row.creator and not self.sits(identity):
            raise Refused(403, "no-member")
        return await self._alone(self._call(name))

    async def _call(self, name: str | None) -> int:
        await self._run(self._store.call, self.id, name)
        self.row.name = name
        self.cache.clear()
        self.wake()
        return self.row.revision

    async def note_advice(self, seat: int) -> int:
        """A seat is given advice on the open question: everybody at the table is told, once."""
        return await self._alone(self._note_advice([self.question.clock, seat]))

    async def _note_advice(self, line: list[int]) -> int:
        if line not in self.row.advised:
            advised = [*self.row.advised, line]
            await self._run(self._store.note_advice, self.id, advised)
            self.row.advised = advised
            self.cache.clear()
            self.wake()
        return self.row.revision

    async def relink(self, identity: str, invite: int, spectate: int) -> int:
        """Set which links are valid."""
        if not self.relinks(identity):
            raise Refused(403, "not-opener")
        return await self._alone(self._relink(invite, spectate))

    async def _relink(self, invite: int, spectate: int) -> int:
        await self._run(self._store.relink, self.id, invite, spectate)
        if spectate != self.row.spectate:
            self.watching.clear()
        self.row.invite, self.row.spectate = invite, spectate
        self.cache.clear()
        self.wake()
        return self.row.revision

    async def watch(self, identity: str) -> None:
        """Remember that this browser holds the spectator link."""
        if identity not in self.watching:
            await self._run(self._store.watch, self.id, identity)
            self.watching.add(identity)


def standing_of(revision: int, state: State) -> Standing:
    shown = presenter(state.rules())
    where = shown.round(state), shown.phase(state)
    return Standing(revision, state.clock, list(state.pending), bool(state.over), list(state.winners), *where)


def _nothing(table: Table) -> None:
    """Nobody else cares about changes."""


def names_of(row: TableRow, lang: str) -> Names:
    """What the seats are called: as people said, bots by their strength, a free seat by its number."""
    return [_name_of(row, seat, lang) for seat in row.seats]


def _name_of(row: TableRow, seat: SeatRow, lang: str) -> str:
    if seat.name:
        return seat.name
    if seat.kind != "bot":
        return say(lang, "seat-name", n=seat.seat + 1)
    alike = [other.seat for other in row.seats if other.bot == seat.bot and not other.name]
    bot = say(lang, f"bot-{seat.bot}") if has(lang, f"bot-{seat.bot}") else str(seat.bot)
    if len(alike) == 1:
        return say(lang, "bot-name", bot=bot)
    return say(lang, "bot-name-number", bot=bot, n=alike.index(seat.seat) + 1)


def _timeline(row: TableRow, entries: list[list[int]]) -> Timeline:
    """The game of a stored table, each entry played once; a table of other rules is refused."""
    data = {"format": FORMAT, "game": row.game, "rules": row.rules, "seats": len(row.seats)}
    data |= {"options": row.options, "seed": written(row.seed), "deals": [], "entries": []}
    try:
        record = Record.from_json(data)
    except RecordError as error:
        if not find(row.game).reads(row.rules):
            raise Refused(409, "other-rules") from error
        raise
    record.deals = deals_of(row.deals) or []
    played = _told_apart(record, entries)
    timeline = Timeline(record)
    for entry in entries[played:]:
        timeline.enter(entry)
    return timeline


def _told_apart(record: Record, entries: list[list[int]]) -> int:
    """Note as many entries as show without play what stays after them, so that no move is played only to be taken back;
    returns how many. What an undo leaves of others' later answers shows only in play."""
    for number, entry in enumerate(entries):
        if len(entry) == 2:
            record.add(entry[0], entry[1])
            continue
        seat, _, move = entry
        if any(other != seat for other, _ in record.moves[move + 1 :]):
            return number
        record.note(entry, move, [])
    return len(entries)


def _last_undo(entries: list[list[int]]) -> int:
    return max([number + 1 for number, entry in enumerate(entries) if entry[1] == -1], default=0)
