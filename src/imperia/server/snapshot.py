"""Snapshots: a table as one seat may see it, in one language, in the shapes of `shapes`.

Only views, redacted events and the seat's own options go in; what is not in them cannot leave the server.
"""

from __future__ import annotations

from bisect import bisect_right
from operator import itemgetter
from typing import Any

from ..cards.presenter import presenter
from ..cards.words import mark, rich, say
from ..kernel.events import Event
from ..kernel.game import find
from ..kernel.options import Option
from ..kernel.rng import long_seed
from ..kernel.state import State
from ..kernel.timeline import ASK, FREE
from .identity import INVITE, SPECTATE, Keys
from .store import TableRow
from .table import Table, names_of
from .words import told


def table_shape(row: TableRow, identity: str | None, keys: Keys, lang: str, online: list[bool]) -> dict[str, Any]:
    """The **table** of the protocol for one browser."""
    shown = presenter(find(row.game))
    named = names_of(row, lang)
    mine = [seat.seat for seat in row.seats if identity is not None and seat.owner == identity]
    chosen = not row.deals and not long_seed(row.seed)
    return {
        "id": row.id,
        "game": row.game,
        "title": shown.game.title(lang),
        "options": row.options,
        "option_words": shown.option_words(row.options, lang) + [say(lang, "chance-opener")] * chosen,
        "chance": "opener" if chosen else "server",
        "seats": [
            {
                "seat": seat.seat,
                "name": None if seat.kind == "link" and seat.owner is None else named[seat.seat],
                "kind": seat.kind,
                "bot": seat.bot,
                "mine": seat.seat in mine,
                "taken": seat.kind == "bot" or seat.owner is not None,
                "online": online[seat.seat],
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
        "winners": row.winners,
        "stranded": None if shown.game.reads(row.rules) else say(lang, "error-other-rules"),
    }


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
    return links


def shape_of(table: Table, identity: str | None, keys: Keys, lang: str) -> dict[str, Any]:
    online = [table.online(seat.seat) for seat in table.row.seats]
    return table_shape(table.row, identity, keys, lang, online)


def snapshot(
    table: Table, identity: str | None, keys: Keys, seat: int | None, lang: str, at: int | None = None, have: int = -1
) -> dict[str, Any]:
    """The table as `seat` sees it (None: an onlooker) after `at` moves, with the events numbered above `have`."""
    made = picture(table, identity, keys, seat, lang, at)
    log = log_of(table, seat, lang)
    end = None if made["live"] else _told_by(table, log, made["at"])
    return made | {"events": lines(table, log, seat, lang, have + 1, end), "whole": have < 0}


def picture(
    table: Table, identity: str | None, keys: Keys, seat: int | None, lang: str, at: int | None = None
) -> dict[str, Any]:
    """A snapshot without its events."""
    live = at is None or at == len(table.record.moves)
    state = table.state if at is None or live else table.timeline.at(at)
    view, decision = _seen(table, seat, lang) if live else (_view(table, state, seat, lang), None)
    return {
        "table": shape_of(table, identity, keys, lang),
        "seat": seat,
        "at": state.clock,
        "live": live,
        "lang": lang,
        "view": view,
        "since": _since(table, log_of(table, seat, lang), seat, state.clock),
        "decision": decision,
        "waiting": list(state.pending),
        "undo": _undo(table, seat, lang, live),
        "steps": steps(table, lang),
    }


Seen = tuple[dict[str, Any], dict[str, Any] | None]  # a view and a decision


def _seen(table: Table, seat: int | None, lang: str) -> Seen:
    """What `seat` sees and is asked now; made once for all who look with the same eyes in the same language."""
    key, state = ("seen", seat, lang), table.state
    if key not in table.cache or table.cache[key][0] is not state:
        made = _view(table, state, seat, lang), _decision(table, state, seat, lang)
        table.cache[key] = state, made
    found: Seen = table.cache[key][1]
    return found


def _view(table: Table, state: State, seat: int | None, lang: str) -> dict[str, Any]:
    view = table.presenter.view(state, seat, lang)
    return view | {"score": score_sheet(table, lang)} if state.over else view


# --- the log --------------------------------------------------------------------------------------------------------
class Log:
    """The log for one pair of eyes: which events make up its lines. Words are found when a line is sent."""

    __slots__ = ("heard", "starts")

    def __init__(self) -> None:
        self.heard = 0  # so many events of the state
        self.starts: list[int] = []  # for each line the number of its event. Lines are numbered without gaps, so that
        # the numbers tell nothing of what was not heard


def log_of(table: Table, seat: int | None, lang: str) -> Log:
    log: Log = table.log_cache.setdefault((seat, lang), Log())
    if log.heard < len(table.state.log):
        log.starts += [n for n, _ in table.state.heard(seat, log.heard)]
        log.heard = len(table.state.log)
    return log


def lines(
    table: Table, log: Log, seat: int | None, lang: str, first: int = 0, end: int | None = None
) -> list[dict[str, Any]]:
    """Lines of the log, from number `first` up to but without `end`, as `seat` may know them."""
    names, marks = table.names(lang), _marks(table, lang)
    made: list[dict[str, Any]] = []
    for n, start in enumerate(log.starts[first:end], first):
        [(_, event)] = table.state.heard(seat, start, start + 1)
        group = marks[bisect_right(marks, start, key=itemgetter(0)) - 1][2]
        made.append(_line(table, event, n, group, seat, lang, names))
    return made


Mark = tuple[int, int, str]  # (number of an event, the moves before it, the title of the part that it begins)


def _marks(table: Table, lang: str) -> list[Mark]:
    """Where the parts of the game begin; everybody hears of that."""
    found: tuple[int, list[Mark]] | None = table.log_cache.get(("marks", lang))
    heard, marks = found or (0, [(-1, 0, table.presenter.opening(lang))])
    if heard < len(table.state.log):
        marks = list(marks)
        for n, event in table.state.heard(None, heard):
            heading = table.presenter.heading(event, lang)
            if heading:
                marks.append((n, event.move, heading))
        table.log_cache["marks", lang] = len(table.state.log), marks
    return marks


def steps(table: Table, lang: str) -> list[dict[str, Any]]:
    """Marks for the replay slider: where the parts of the game begin."""
    return [{"at": at, "label": label} for _, at, label in _marks(table, lang)]


def _line(
    table: Table, event: Event, n: int, group: str, seat: int | None, lang: str, names: list[str]
) -> dict[str, Any]:
    shown = table.presenter
    return {
        "n": n,
        "at": event.move,
        "group": group,
        "seat": shown.actor(event),
        "kind": event.name,
        "text": rich(told(table.row.game, event, lang, names, seat)),
        "anchors": shown.anchors(event),
    }


def _told_by(table: Table, log: Log, clock: int) -> int:
    """How many lines had been told after so many moves."""
    return bisect_right(log.starts, clock, key=lambda start: table.state.log[start][1])


def _since(table: Table, log: Log, seat: int | None, clock: int) -> int:
    """The number of the first line since this seat's last answer."""
    moves = table.record.moves
    last = next((n for n in range(clock - 1, -1, -1) if moves[n][0] == seat), -1)
    return _told_by(table, log, last) if last >= 0 else 0


# --- the decision ---------------------------------------------------------------------------------------------------
def _decision(table: Table, state: State, seat: int | None, lang: str) -> dict[str, Any] | None:
    if seat is None or seat not in state.pending:
        return None
    shown = table.presenter
    names = table.names(lang)
    question, reason = shown.question(state, seat, lang, names)
    prompt = state.rules().prompts[state.asking[0]]
    options = [_option(table, state, seat, option, lang, names) for option in state.options(seat)]
    return {
        "seat": seat,
        "kind": prompt.name,
        "question": rich(question),
        "reason": rich(reason),
        "source": shown.source(state, seat),
        "rule": shown.rule(state, seat),
        "options": options,
        "proposal": shown.proposal(state, seat),
    }


def _option(table: Table, state: State, seat: int, option: Option, lang: str, names: list[str]) -> dict[str, Any]:
    shown, words = table.presenter, table.presenter.speaker
    detail = shown.detail(state, seat, option, lang, names)
    warning = shown.warning(state, option, lang, names)
    return {
        "code": option.code,
        "label": rich(shown.option(state, option, lang, names)),
        "detail": rich(detail) if detail else None,
        "verb": option.name,
        "short": words.verb(option.name, lang) or None,
        "key": words.key(option.name, lang) or None,
        "number": words.number(option),
        "kind": words.kind(option),
        "anchors": shown.places(state, option),
        "role": "decline" if option.verb.decline else "choose",
        "warning": rich(warning) if warning else None,
        "final": bool(warning) and shown.final(state) and bool(table.must_agree(seat)),
        "vain": shown.vain(state, seat, option),
    }


def why_not(table: Table, seat: int, thing: str, lang: str) -> dict[str, Any]:
    """What `seat` cannot do with a thing of the table now, besides what it can, and why."""
    found = table.presenter.why_not(table.state, seat, thing, lang, table.names(lang))
    return {
        "thing": thing,
        "at": table.state.clock,
        "reasons": [
            {"verb": verb, "text": rich(text), "rule": why.rule or None, "never": why.never}
            for verb, text, why in found
        ],
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
        "why": rich(words),
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
    """The score sheet of a finished game with its chart; made once."""
    key = ("sheet", lang)
    if key not in table.cache:
        sheet = table.presenter.sheet(table.state, lang, table.names(lang))
        if "chart" not in table.cache:
            table.cache["chart"] = _chart(table)
        table.cache[key] = sheet | {"chart": table.cache["chart"]}
    found: dict[str, Any] = table.cache[key]
    return found


def _chart(table: Table) -> dict[str, Any]:
    """What each seat would have scored at the end of each round; a round may have several headings."""
    opening = table.presenter.opening("en")
    starts = [step["at"] for step in steps(table, "en") if step["label"] != opening]
    begins: dict[int, list[int]] = {}
    for state in [table.timeline.at(at) for at in starts]:
        begins.setdefault(state.view(None)["round"], state.scores)
    points = [*list(begins.values())[1:], table.state.scores]
    return {
        "rounds": list(range(1, len(points) + 1)),
        "series": [{"seat": seat, "points": [row[seat] for row in points]} for seat in range(table.state.seats)],
    }
