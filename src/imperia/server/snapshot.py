"""Snapshots: a table as one seat may see it, in one language, in the shapes of `shapes`.

Only views, redacted events and the seat's own options go in; what is not in them cannot leave the server.
"""

from __future__ import annotations

from bisect import bisect_right
from operator import itemgetter
from typing import Any

from ..cards.presenter import presenter
from ..cards.story import Act
from ..cards.words import mark, rich, say
from ..kernel.events import Event
from ..kernel.game import find
from ..kernel.state import State
from ..kernel.timeline import ASK, FREE
from .identity import INVITE, SPECTATE, Keys
from .store import TableRow
from .table import Table, names_of


def table_shape(row: TableRow, identity: str | None, keys: Keys, lang: str, online: list[bool]) -> dict[str, Any]:
    """The **table** of the protocol for one browser."""
    shown = presenter(find(row.game))
    named = names_of(row, lang)
    mine = [seat.seat for seat in row.seats if identity is not None and seat.owner == identity]
    return {
        "id": row.id,
        "game": row.game,
        "title": shown.game.title(lang),
        "options": row.options,
        "option_words": shown.option_words(row.options, lang),
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
        "links": _links(row, identity, bool(mine), keys),
        "winners": row.winners,
    }


def _links(row: TableRow, identity: str | None, seated: bool, keys: Keys) -> dict[str, str]:
    """The links that who set the table up and those who sit there may pass on."""
    if not seated and identity != row.creator:
        return {}
    links = {SPECTATE: f"/t/{row.id}?spectate={keys.token(row.id, SPECTATE)}"}
    if any(seat.kind == "link" for seat in row.seats):
        links[INVITE] = f"/t/{row.id}?invite={keys.token(row.id, INVITE)}"
    return links


def shape_of(table: Table, identity: str | None, keys: Keys, lang: str) -> dict[str, Any]:
    online = [table.online(seat.seat) for seat in table.row.seats]
    return table_shape(table.row, identity, keys, lang, online)


def snapshot(
    table: Table, identity: str | None, keys: Keys, seat: int | None, lang: str, at: int | None = None, have: int = -1
) -> dict[str, Any]:
    """The table as `seat` sees it (None: an onlooker) after `at` moves, with the log from entry `have` on: that one may
    have grown."""
    moves = len(table.record.moves)
    live = at is None or at == moves
    state = table.state if at is None or at == moves else table.timeline.at(at)
    lines = events(table, seat, lang) if live else _past(table, seat, lang, state.clock)
    view, decision = _seen(table, seat, lang) if live else (_view(table, state, seat, lang), None)
    return {
        "table": shape_of(table, identity, keys, lang),
        "seat": seat,
        "at": state.clock,
        "live": live,
        "lang": lang,
        "view": view,
        "events": lines[max(have, 0) :],
        "whole": have < 0,
        "since": _since(table, lines, seat, state.clock),
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
class _Log:
    """The log for one pair of eyes in one language, as far as it has been put into words: a line for each act. What
    comes may add to the last of them, and to no other."""

    def __init__(self) -> None:
        self.heard = 0  # so many events of the state
        self.acts: list[Act] = []
        self.lines: list[dict[str, Any]] = []
        self.marks: list[dict[str, Any]] = []  # where the parts of the game begin
        self.closed = False  # a mark stands behind the last act

    def hear(self, event: Event) -> None:
        if event.kind.story.mark:
            self.closed = True
        elif self.acts and not self.closed and self.acts[-1].takes(event):
            self.acts[-1].events.append(event)
        else:
            self.acts.append(Act(event))
            self.closed = False


def _log(table: Table, seat: int | None, lang: str) -> _Log:
    log: _Log = table.log_cache.setdefault((seat, lang), _Log())
    if log.heard < len(table.state.log):
        if not log.marks:
            log.marks.append({"at": 0, "label": table.presenter.opening(lang)})
        last = log.lines.pop()["group"] if log.lines else log.marks[0]["label"]
        groups = [last] * len(log.acts[len(log.lines) :])
        for _, event in table.state.heard(seat, log.heard):
            heading = table.presenter.heading(event, lang)
            if heading:
                log.marks.append({"at": event.move, "label": heading})
            log.hear(event)
            if len(log.lines) + len(groups) < len(log.acts):
                groups.append(log.marks[-1]["label"])
        for group in groups:
            log.lines.append(_line(table, log.acts[len(log.lines)], len(log.lines), group, seat, lang))
        log.heard = len(table.state.log)
    return log


def events(table: Table, seat: int | None, lang: str) -> list[dict[str, Any]]:
    """The log as `seat` may know it. Its lines are numbered without gaps, so the numbers tell nothing either."""
    return _log(table, seat, lang).lines


def steps(table: Table, lang: str) -> list[dict[str, Any]]:
    """Marks for the replay slider: where the parts of the game begin."""
    return _log(table, None, lang).marks


def _line(table: Table, act: Act, n: int, group: str, seat: int | None, lang: str) -> dict[str, Any]:
    shown, first = table.presenter, act.events[0]
    text, more = shown.act(act, lang, table.names(lang), seat)
    return {
        "n": n,
        "at": first.move,
        "to": act.events[-1].move,
        "group": group,
        "seat": shown.actor(first),
        "kind": first.name,
        "kinds": [event.name for event in act.events],
        "text": rich(text),
        "more": [rich(one) for one in more],
        "anchors": list(dict.fromkeys([anchor for event in act.events for anchor in shown.anchors(event)])),
    }


def _past(table: Table, seat: int | None, lang: str, clock: int) -> list[dict[str, Any]]:
    """The log as it was after so many moves; its last act may have gone on since."""
    log = _log(table, seat, lang)
    lines = log.lines[: bisect_right(log.lines, clock, key=itemgetter("at"))]
    if lines and lines[-1]["to"] > clock:
        n = len(lines) - 1
        lines[n] = _line(table, log.acts[n].until(clock), n, lines[n]["group"], seat, lang)
    return lines


def _since(table: Table, lines: list[dict[str, Any]], seat: int | None, clock: int) -> int:
    """The number of the first line that tells something since this seat's last answer."""
    moves = table.record.moves
    last = next((n for n in range(clock - 1, -1, -1) if moves[n][0] == seat), -1)
    return bisect_right(lines, last, key=itemgetter("to")) if last >= 0 else 0


# --- the decision ---------------------------------------------------------------------------------------------------
def _decision(table: Table, state: State, seat: int | None, lang: str) -> dict[str, Any] | None:
    if seat is None or seat not in state.pending:
        return None
    shown = table.presenter
    names = table.names(lang)
    question, reason = shown.question(state, seat, lang, names)
    prompt = state.rules().prompts[state.asking[0]]
    options = []
    for option in state.options(seat):
        detail = shown.detail(state, option, lang, names)
        options.append(
            {
                "code": option.code,
                "label": rich(shown.option(state, option, lang, names)),
                "detail": rich(detail) if detail else None,
                "anchors": shown.places(state, option),
                "role": "decline" if option.verb.decline else "choose",
                "final": shown.final(state),
            }
        )
    return {
        "seat": seat,
        "kind": prompt.name,
        "question": rich(question),
        "reason": rich(reason),
        "source": shown.source(state, seat),
        "rule": shown.rule(state, seat),
        "options": options,
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
