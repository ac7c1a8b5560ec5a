"""Snapshots: a table as one seat may see it, in one language, in the shapes of `shapes`.

Only views, redacted events and the seat's own options go in; what is not in them cannot leave the server.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import lru_cache
from operator import itemgetter
from typing import Any

import orjson

from ..cards.presenter import presenter
from ..cards.words import has, mark, rich, say
from ..kernel.events import Entry, Event, redact
from ..kernel.game import find
from ..kernel.options import Option
from ..kernel.rng import long_seed
from ..kernel.state import State
from ..kernel.timeline import ASK, FREE
from ..lessons import Lesson, Step, played_by
from ..lessons.words import key_of, page, pointed, said
from .course import course
from .hindered import reason
from .identity import INVITE, SEAT, SPECTATE, Keys
from .store import TableRow
from .table import Seated, Table, names_of
from .words import act_of, reader, told

KEPT = 2000  # things put into words that are kept: what one is told, the others at the table are told just after


def table_shape(
    table: Seated,
    identity: str | None,
    keys: Keys,
    lang: str,
    online: list[bool] | None = None,
    again: str | None = None,
) -> dict[str, Any]:
    """The **table** of the protocol for one browser. Only bots are there unless somebody else is `online`; `again`:
    where the people who sit there play again."""
    row = table.row
    named = names_of(row, lang)
    mine = [seat.seat for seat in row.seats if identity is not None and seat.owner == identity]
    chosen = not row.deals and not long_seed(row.seed)
    return _about(row.game, tuple(row.options.items()), lang, chosen, row.hints) | {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "host": next((seat.name for seat in row.seats if seat.owner == row.creator and seat.name), None),
        "source": _source(row, identity) if mine else None,
        "again": again if mine else None,
        "round": row.round,
        "phase": _phase(row, lang),
        "options": row.options,
        "chance": "opener" if chosen else "server",
        "seats": [
            {
                "seat": seat.seat,
                "name": None if seat.kind == "link" and seat.owner is None else named[seat.seat],
                "kind": seat.kind,
                "bot": seat.bot,
                "mine": seat.seat in mine,
                "taken": seat.kind == "bot" or seat.owner is not None,
                "online": online[seat.seat] if online else seat.kind == "bot",
            }
            for seat in row.seats
        ],
        "over": row.over,
        "revision": row.revision,
        "moves": row.moves,
        "pending": row.pending,
        "your_turn": any(seat in row.pending for seat in mine),
        "created": row.created,
        "updated": row.updated,
        "links": _links(row, identity, keys),
        "hints": row.may_hint and played_by(row.game, [seat.bot for seat in row.seats]) is None,
        "advised": [{"at": at, "seat": seat} for at, seat in row.advised],
        "winners": row.winners,
        "stranded": None if find(row.game).reads(row.rules) else say(lang, "error-other-rules"),
        "relinks": table.relinks(identity),
        "ending": table.ending,
    }


@lru_cache(maxsize=KEPT)
def _about(game: str, options: tuple[tuple[str, str], ...], lang: str, chosen: bool, hints: bool) -> dict[str, Any]:
    """What a table says of its game, as long as it stands. Shared: not to be changed."""
    shown = presenter(find(game))
    return {
        "title": shown.game.title(lang),
        "option_words": [
            *shown.option_words(dict(options), lang),
            *[say(lang, "chance-opener")] * chosen,
            *[say(lang, "hints-agreed")] * hints,
        ],
    }


def _phase(row: TableRow, lang: str) -> dict[str, str] | None:
    """Where in the round its game is, as it was stored: other rules may have had other phases."""
    known = has(lang, f"phase-{row.game}-{row.phase}")
    return {"code": row.phase, "label": presenter(find(row.game)).phase_word(row.phase, lang)} if known else None


def _source(row: TableRow, identity: str | None) -> dict[str, Any] | None:
    """What a table goes back to. Who came to it by a link need not have been there."""
    if row.source is None:
        return None
    there = identity == row.creator or row.source_at is None
    return {"table": row.source if there else None, "at": row.source_at}


def may_pass_on(row: TableRow, identity: str | None) -> bool:
    """Who set the table up and those who sit there have its links."""
    return identity is not None and (identity == row.creator or any(seat.owner == identity for seat in row.seats))


def _links(row: TableRow, identity: str | None, keys: Keys) -> dict[str, str]:
    if not may_pass_on(row, identity):
        return {}
    links: dict[str, str] = {}
    if row.spectate >= 0:
        links[SPECTATE] = f"/t/{row.id}?spectate={keys.token(row.id, SPECTATE, row.spectate)}"
    if row.invite >= 0 and any(seat.kind == "link" for seat in row.seats):
        links[INVITE] = f"/t/{row.id}?invite={keys.token(row.id, INVITE, row.invite)}"
    if identity is not None and any(seat.owner == identity for seat in row.seats):
        links[SEAT] = f"/t/{row.id}?seat={keys.seat_token(row.id, identity)}"
    return links


def shape_of(table: Table, identity: str | None, keys: Keys, lang: str) -> dict[str, Any]:
    """The same for a table in use; what is so for everybody is found once."""
    shape: dict[str, Any]
    row = table.row
    if ("shape", lang) not in table.passing:
        online = [table.online(seat.seat) for seat in row.seats]
        table.passing["shape", lang] = table_shape(table, None, keys, lang, online)
    shape = table.passing["shape", lang]
    mine = [seat.seat for seat in row.seats if identity is not None and seat.owner == identity]
    return shape | {
        "seats": [seat | {"mine": True} if seat["seat"] in mine else seat for seat in shape["seats"]],
        "your_turn": any(seat in row.pending for seat in mine),
        "source": _source(row, identity) if mine else None,
        "again": table.again if mine else None,
        "links": _links(row, identity, keys),
        "relinks": table.relinks(identity),
    }


def snapshot(
    table: Table, identity: str | None, keys: Keys, seat: int | None, lang: str, at: int | None = None, have: int = -1
) -> dict[str, Any]:
    """The table as `seat` sees it (None: an onlooker) after `at` moves, with the log from entry `have` on: that one may
    have grown."""
    made = picture(table, identity, keys, seat, lang, at)
    until = None if made["live"] else told_by(table, made["at"])
    told = lines(table, log_of(table, seat), seat, lang, max(have, 0), until)
    return made | {"events": [orjson.loads(line) for line in told], "whole": have < 0}


def told_by(table: Table, move: int) -> int:
    """So many events had been told after so many moves."""
    return bisect_right(table.state.log, move, key=itemgetter(1))


def picture(
    table: Table, identity: str | None, keys: Keys, seat: int | None, lang: str, at: int | None = None
) -> dict[str, Any]:
    """A snapshot without its events."""
    live = at is None or at == len(table.record.moves)
    state = table.state if at is None or live else table.timeline.at(at)
    openly = table.asked_openly(identity) if live else None
    asked, back = (seat, seat) if seat is not None else (openly, table.moved_last(identity))
    front = asked if asked is not None else back  # who is in the foreground, where nobody's eyes look
    return {
        "table": shape_of(table, identity, keys, lang),
        "seat": seat,
        "at": state.clock,
        "live": live,
        "lang": lang,
        "view": _view(table, state, seat, lang) | {"you": front},
        "since": _since(table, log_of(table, seat), seat, state.clock),
        "decision": _decision(table, state, asked, lang) if live else None,
        "waiting": list(state.pending),
        "openly": openly,
        "undo": _undo(table, back, lang, live),
        "steps": steps(table, lang),
        "lesson": _lesson(table, seat, lang) if live else None,
    }


def _view(table: Table, state: State, seat: int | None, lang: str) -> dict[str, Any]:
    view = seen(table, state, seat, lang) if state is table.state else table.presenter.view(state, seat, lang)
    return view | {"score": score_sheet(table, lang)} if state.over else view


def seen(table: Table, state: State, seat: int | None, lang: str) -> dict[str, Any]:
    """The view of the state at which everybody looks now, or of one on the way there. What all see is found once."""
    _, shared = table.passing.setdefault(("seen", id(state)), (state, {}))
    return table.presenter.view(state, seat, lang, shared)


# --- on the way -----------------------------------------------------------------------------------------------------
def staged(table: Table, seat: int | None, move: int) -> list[State]:
    """The stages of a move that `seat` can tell apart: between them it hears something begin. Where only others hear
    something there is no stage for it, or the number of stages would tell it of that."""
    kept: list[State] = []
    found = table.timeline.stages(move)
    ends = [len(stage.log) for stage in found] + [told_by(table, move)]
    since = told_by(table, move - 1)
    for n, stage in enumerate(found):
        if _tells(table, seat, since, ends[n]) and _tells(table, seat, ends[n], ends[n + 1]):
            kept.append(stage)
            since = ends[n]
    return kept


def on_the_way(table: Table, seat: int | None, lang: str, move: int) -> list[dict[str, Any]]:
    """What was to be seen at the stages of a move, each with the lines of the log that were new or had grown."""
    log, told = log_of(table, seat), told_by(table, move - 1)
    made: list[dict[str, Any]] = []
    for stage in staged(table, seat, move):
        first = max(0, bisect_left(log.starts, told) - 1)
        fresh = [n for n in range(first, len(log.starts)) if log.ends[n] > told]
        events = lines(table, log, seat, lang, fresh[0], len(stage.log)) if fresh else []
        view = table.presenter.view(stage, seat, lang)
        made.append({"view": view, "events": [orjson.loads(line) for line in events]})
        told = len(stage.log)
    return made


def _tells(table: Table, seat: int | None, first: int, end: int) -> bool:
    kinds = table.state.rules().events
    return any(not kinds[entry[0]].story.mark for entry in table.state.told(seat, first, end))


# --- the log --------------------------------------------------------------------------------------------------------
class Log:
    """The log for one pair of eyes: which events make up its entries, each of them an act. What comes may add to the
    last of them, and to no other. Words are found when an entry is sent."""

    __slots__ = ("closed", "ends", "heard", "starts")

    def __init__(self) -> None:
        self.heard = 0  # so many events of the state
        self.starts: list[int] = []  # for each entry the number of its first event. Entries are numbered without gaps,
        self.ends: list[int] = []  # so that their numbers tell nothing; … and the number after its last event
        self.closed = False  # a part of the game began behind the last entry


def log_of(table: Table, seat: int | None) -> Log:
    log: Log = table.log_cache.setdefault(seat, Log())
    events, kinds = table.state.log, table.state.game.events
    for n in range(log.heard, len(events)):
        entry = redact(kinds, events[n], seat)
        if entry is None:
            continue
        if kinds[entry[0]].story.mark:
            log.closed = True
        elif log.starts and not log.closed and _goes_on(table, log, seat, entry):
            log.ends[-1] = n + 1
        else:
            log.starts.append(n)
            log.ends.append(n + 1)
            log.closed = False
    log.heard = len(events)
    return log


def _goes_on(table: Table, log: Log, seat: int | None, entry: Entry) -> bool:
    """Is what `seat` hears now a part of the last act it heard?"""
    first, end, kinds = log.starts[-1], log.ends[-1], table.state.game.events
    kind = kinds[entry[0]]
    if not kind.story.opens:
        return not kinds[table.state.log[first][0]].story.alone
    if not kind.story.joins:
        return False
    return act_of(table.row.game, table.state.told(seat, first, end)).takes(Event(kind, entry))


def lines(table: Table, log: Log, seat: int | None, lang: str, first: int = 0, until: int | None = None) -> list[bytes]:
    """The log from entry `first` on, as `seat` may know it, each line as JSON; `until`: as it stood before the event of
    this number."""
    end = len(log.starts) if until is None else bisect_left(log.starts, until)
    game, names, marks = table.row.game, tuple(table.names(lang)), _marks(table, lang)
    made: list[bytes] = []
    for n in range(first, end):
        heard = table.state.told(seat, log.starts[n], log.ends[n] if until is None else min(until, log.ends[n]))
        group = orjson.dumps(marks[bisect_right(marks, log.starts[n], key=itemgetter(0)) - 1][2])
        fates = _fates(table, heard, seat, lang, names)
        line = told(game, heard, lang, names, reader(game, heard, seat))
        made.append(b'{"n":%d,"group":%b,"fates":%b,%b' % (n, group, orjson.dumps(fates) if fates else b"[]", line))
    return made


Mark = tuple[int, int, str]  # (number of an event, the moves before it, the title of the part that it begins)


def _marks(table: Table, lang: str) -> list[Mark]:
    """Where the parts of the game begin; everybody hears of that, and it always opens an act."""
    found: tuple[int, list[Mark]] | None = table.log_cache.get(("marks", lang))
    heard, marks = found or (0, [(-1, 0, table.presenter.opening(lang))])
    if heard < len(table.state.log):
        kinds, fresh = table.state.game.events, range(heard, len(table.state.log))
        for n in [n for n in fresh if kinds[table.state.log[n][0]].story.opens]:
            event = Event(kinds[table.state.log[n][0]], table.state.log[n])
            heading = table.presenter.heading(event, lang)
            if heading:
                marks = [*marks, (n, event.move, heading)]
        table.log_cache["marks", lang] = len(table.state.log), marks
    return marks


def steps(table: Table, lang: str) -> list[dict[str, Any]]:
    """Marks for the replay slider: where the parts of the game begin."""
    if ("steps", lang) not in table.passing:
        table.passing["steps", lang] = [{"at": at, "label": label} for _, at, label in _marks(table, lang)]
    found: list[dict[str, Any]] = table.passing["steps", lang]
    return found


def _fates(
    table: Table, heard: tuple[Entry, ...], seat: int | None, lang: str, names: tuple[str, ...]
) -> list[dict[str, Any]]:
    """What an act does to the reader's seat, each thing in a sentence with the card that did it."""
    shown, kinds = table.presenter, table.state.rules().events
    if seat is None or not any(kinds[entry[0]].name in shown.fates for entry in heard):
        return []
    act = act_of(table.row.game, heard)
    runs: dict[tuple[str, int | None], list[Event]] = {}
    for run in shown.struck(table.state, act, seat):
        runs.setdefault((run[0].name, shown.cause(act, run[0])), []).extend(run)
    return [
        {"luck": shown.fates[name].luck, "sign": shown.fates[name].sign, "text": rich(text), "card": cause}
        for (name, cause), run in runs.items()
        for text in shown.speaker.befallen(run, lang, list(names), seat)
    ]


def _since(table: Table, log: Log, seat: int | None, clock: int) -> int:
    """The number of the first entry that tells something since this seat's last answer, as the log stood then: the last
    entry may have grown since."""
    moves, told = table.record.moves, told_by(table, clock)
    last = next((n for n in range(clock - 1, -1, -1) if moves[n][0] == seat), -1)
    if last < 0:
        return 0
    entries = bisect_left(log.starts, told)
    return bisect_right(log.ends, last, hi=entries, key=lambda end: table.state.log[min(end, told) - 1][1])


# --- the decision ---------------------------------------------------------------------------------------------------
def _decision(table: Table, state: State, seat: int | None, lang: str) -> dict[str, Any] | None:
    if seat is None or seat not in state.pending or not table.legal(seat):
        return None
    shown = table.presenter
    names = table.names(lang)
    question, reason = shown.question(state, seat, lang, names)
    prompt = state.rules().prompts[state.asking[0]]
    legal = table.legal(seat)
    offered = [option for option in state.options(seat) if option.code in legal]
    options = [_option(table, state, seat, option, lang, names) for option in offered]
    proposal = shown.proposal(state, seat)
    beyond = [(option.code, shown.beyond(state, seat, option, lang, names)) for option in offered]
    return {
        "seat": seat,
        "kind": prompt.name,
        "question": rich(question),
        "reason": rich(reason),
        "source": shown.source(state, seat),
        "rule": shown.rule(state, seat),
        "options": options,
        "proposal": proposal if proposal in legal else None,
        "beyond": [{"after": code, "why": rich(why)} for code, why in beyond if why],
    }


def _option(table: Table, state: State, seat: int, option: Option, lang: str, names: list[str]) -> dict[str, Any]:
    shown = table.presenter
    detail = shown.detail(state, seat, option, lang, names)
    warning = shown.warning(state, option, lang, names)
    return _button(table.row.game, lang, option.code) | {
        "label": _rich(shown.option(state, option, lang, names)),
        "detail": _rich(detail) if detail else None,
        "anchors": shown.places(state, option),
        "warning": _rich(warning) if warning else None,
        "final": bool(warning) and shown.final(state) and bool(table.must_agree(seat)),
        "vain": shown.vain(state, seat, option),
    }


@lru_cache(maxsize=KEPT)
def _button(game: str, lang: str, code: int) -> dict[str, Any]:
    """What an option is wherever it is offered. Shared: not to be changed."""
    words, option = presenter(find(game)).speaker, find(game).actions[code]
    return {
        "code": code,
        "verb": option.name,
        "short": words.verb(option.name, lang) or None,
        "key": words.key(option.name, lang) or None,
        "number": words.number(option),
        "kind": words.kind(option),
        "role": "decline" if option.verb.decline else "choose",
    }


@lru_cache(maxsize=KEPT)
def _rich(text: str) -> list[Any]:
    """The same words stand on many buttons. Shared: not to be changed."""
    return rich(text)


def why_not(table: Table, seat: int, thing: str, lang: str) -> dict[str, Any]:
    """What `seat` cannot do with a thing of the table now, besides what it can, and why."""
    found = table.presenter.why_not(table.state, seat, thing, lang, table.names(lang))
    return {
        "thing": thing,
        "at": table.state.clock,
        "reasons": [reason(verb, text, why) for verb, text, why in found],
    }


# --- the lesson -----------------------------------------------------------------------------------------------------
def _lesson(table: Table, seat: int | None, lang: str) -> dict[str, Any] | None:
    """What the lesson of a table says to its learner now: nothing while others move."""
    lesson = table.lesson
    if lesson is None or seat != lesson.learner:
        return None
    stage = lesson.stage(table.state.clock)
    ready = stage.pressed or stage.move is None
    return {
        "game": lesson.game,
        "name": lesson.name,
        "title": said(lesson, lang, key_of(lesson)),
        "first": stage.first,
        "of": lesson.pages,
        "pages": [_page(table, lesson, step, lang) for step in stage.pages] if ready else [],
        "over": stage.move is None,
    }


def _page(table: Table, lesson: Lesson, step: Step, lang: str) -> dict[str, Any]:
    words = page(lesson, step.say, lang)
    return {
        "title": words.title,
        "text": rich(words.text),
        "do": rich(words.do) if step.do else None,
        "why": rich(words.why) if words.why else None,
        "wrong": rich(words.wrong),
        "rule": step.rule or None,
        "points": [pointed(table.row.game, thing) for thing in step.point],
        "codes": table.legal(lesson.learner) if step.do else [],
    }


# --- undo -----------------------------------------------------------------------------------------------------------
def _undo(table: Table, seat: int | None, lang: str, live: bool) -> dict[str, Any]:
    mode, why = _undo_mode(table, seat, live)
    words = say(lang, f"undo-{why}")
    if live and table.refused is not None:
        who = mark("seat", table.refused, table.names(lang)[table.refused])
        words = f"{say(lang, 'undo-refused', seat=who)} {words}"
    request = table.request if live else None
    return {
        "mode": mode,
        "why": _rich(words),
        "request": {"by": request.by, "to": request.to, "open": request.open} if request else None,
    }


def _undo_mode(table: Table, seat: int | None, live: bool) -> tuple[str, str]:
    if seat is None:
        return "no", "onlooker"
    if not live:
        return "no", "past"
    if table.state.over:
        return "no", "over"
    mode, _ = table.undoable(seat)
    if mode == FREE:
        return "free", "free"
    if mode != ASK:
        return "no", "nothing"
    return ("ask", "ask") if table.must_agree(seat) else ("free", "alone")


# --- the score ------------------------------------------------------------------------------------------------------
def score_sheet(table: Table, lang: str) -> dict[str, Any]:
    """The score sheet of a finished game with its course; made once."""
    key = ("sheet", lang)
    if key not in table.cache:
        sheet = table.presenter.sheet(table.state, lang, table.names(lang))
        told = [orjson.loads(line) for line in lines(table, log_of(table, None), None, lang)]
        table.cache[key] = sheet | course(table, steps(table, lang), told)
    found: dict[str, Any] = table.cache[key]
    return found
