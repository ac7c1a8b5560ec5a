"""The HTTP side of the protocol: lobby, tables, moves, records and references."""

from __future__ import annotations

import json
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket

from .. import bots, lessons
from ..cards.presenter import presenter, shown
from ..cards.words import say
from ..kernel.errors import SetupError
from ..kernel.game import find
from ..lessons.words import key_of, said
from ..version import VERSION
from . import shapes
from .errors import Refused
from .guard import language_of
from .guide import cards, guide
from .hall import Hall, check_bot
from .hint import chance, hint
from .identity import COOKIE, COOKIE_AGE, INVITE, SPECTATE, public_id
from .live import Live, may_look
from .relic import Relic, show
from .rulebook import rulebook
from .snapshot import on_the_way, score_sheet, shape_of, snapshot, table_shape
from .store import SeatRow
from .table import Seated, Table
from .words import tidy_name

ROUTER = APIRouter(prefix="/api")
KEEP = {"cache-control": "public, max-age=300", "vary": "accept-language"}  # cards and rules change with the program
RECORD = {"$ref": "#/components/schemas/RecordShape"}
REFUSED: dict[int | str, dict[str, Any]] = {"4XX": {"model": shapes.Error, "description": "refused; nothing changed"}}


# --- who asks -------------------------------------------------------------------------------------------------------
def hall_of(request: Request) -> Hall:
    found: Hall = request.app.state.hall
    return found


def known_browser(request: Request) -> str:
    """The identity of the browser; a request without a valid cookie is refused."""
    cookie = request.cookies.get(COOKIE)
    identity = hall_of(request).keys.identity(cookie)
    if identity is None:
        raise Refused(401, "forged-cookie" if cookie else "no-cookie")
    return identity


InHall = Annotated[Hall, Depends(hall_of)]
Browser = Annotated[str, Depends(known_browser)]
Lang = Annotated[str, Depends(language_of)]
TableId = Annotated[str, Query(max_length=24, pattern="^[A-Za-z0-9]*$")]


async def _member(hall: Hall, name: str, identity: str) -> Table:
    table = await hall.table(name)
    if not table.is_member(identity):
        raise Refused(403, "no-member")
    return table


def _name(given: str | None, limit: int) -> str:
    name = tidy_name(given)
    if not 0 < len(name) <= limit:
        raise Refused(400, "no-name", limit=limit)
    return name


# --- the program and its visitor ------------------------------------------------------------------------------------
@ROUTER.get("", response_model=shapes.About)
def about() -> Response:
    """The program itself."""
    return JSONResponse({"name": "imperia", "version": VERSION, "docs": "/api/docs", "openapi": "/api/openapi.json"})


@ROUTER.get("/me", response_model=shapes.Me)
async def read_me(request: Request, hall: InHall) -> Response:
    """Who this browser is; a new one gets its identity."""
    identity = hall.keys.identity(request.cookies.get(COOKIE))
    if identity is not None:
        return JSONResponse({"name": await hall.run(hall.store.name_of, identity), "id": public_id(identity)})
    identity = hall.keys.new_identity()
    answer = JSONResponse({"name": None, "id": public_id(identity)})
    answer.set_cookie(
        COOKIE,
        hall.keys.cookie(identity),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return answer


@ROUTER.put("/me", response_model=shapes.Me, responses=REFUSED)
async def rename_me(body: shapes.MyName, hall: InHall, me: Browser) -> Response:
    name = _name(body.name, hall.settings.limits.name)
    await hall.run(hall.store.rename, me, name)
    return JSONResponse({"name": name, "id": public_id(me)})


@ROUTER.delete("/me", response_model=shapes.Forgotten, responses=REFUSED)
async def forget_me(hall: InHall, me: Browser) -> Response:
    """Forget this browser: its name and its own tables; bots take its seats at others. Its cookie goes too."""
    await hall.forget(me)
    answer = JSONResponse({"forgotten": True})
    answer.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return answer


# --- games, cards, rules --------------------------------------------------------------------------------------------
@ROUTER.get("/games", response_model=list[shapes.GameShape])
def list_games(lang: Lang) -> Response:
    """What can be played, the shortest first."""
    offered = [presenter(find(name)).about(lang) | {"bots": _bots(name, lang)} for name in shown()]
    return JSONResponse(sorted(offered, key=lambda game: game["minutes"]))


def _bots(game: str, lang: str) -> list[dict[str, Any]]:
    """Who may play for nobody, the weakest first."""
    return [
        {
            "code": name,
            "label": say(lang, f"bot-{name}"),
            "help": say(lang, f"bot-{name}-help"),
            "rating": rating and rating._asdict(),
        }
        for name, rating in [(name, bots.rating(name, game)) for name in bots.names()]
    ]


@ROUTER.post("/games/{game}/setting", response_model=shapes.SettingShape, responses=REFUSED)
def try_setting(game: str, body: shapes.Setting, lang: Lang) -> Response:
    """How long a table set up so may last, and what is wrong with it."""
    _known_game(game)
    rules, speaker = find(game), presenter(find(game))
    options, wrong = {key: str(value) for key, value in body.options.items()}, None
    try:
        options = rules.agreed(body.people + body.bots, dict(body.options))
    except SetupError as error:
        field, seat = error.values.get("field"), error.values.get("seat")
        wrong = {"text": speaker.wrong(error, lang), "field": field, "seat": seat}
    return JSONResponse({"minutes": speaker.minutes(body.people, body.bots, options), "wrong": wrong})


@ROUTER.get("/games/{game}/cards", response_model=shapes.CardsShape, responses=REFUSED)
async def list_cards(game: str, lang: Lang) -> Response:
    _known_game(game)
    return _ready(await run_in_threadpool(_cards, game, lang))


@ROUTER.get("/games/{game}/guide", response_model=shapes.GuideShape, responses=REFUSED)
async def read_guide(game: str, lang: Lang) -> Response:
    """What a newcomer asks: the game on one page, its words, and tips for the first game."""
    _known_game(game)
    return _ready(await run_in_threadpool(_guide, game, lang))


@ROUTER.get("/games/{game}/rules", response_model=shapes.RulesShape, responses=REFUSED)
async def list_rules(game: str, lang: Lang) -> Response:
    _known_game(game)
    return _ready(await run_in_threadpool(_rules, game, lang))


def _known_game(game: str) -> None:
    if game not in shown():
        raise Refused(404, "no-game")


def _ready(text: bytes) -> Response:
    return Response(text, media_type="application/json", headers=KEEP)


@cache
def _cards(game: str, lang: str) -> bytes:
    return json.dumps(cards(game, lang), ensure_ascii=False).encode()


@cache
def _guide(game: str, lang: str) -> bytes:
    return json.dumps(guide(game, lang), ensure_ascii=False).encode()


@cache
def _rules(game: str, lang: str) -> bytes:
    return json.dumps(rulebook(game, lang), ensure_ascii=False).encode()


# --- lessons --------------------------------------------------------------------------------------------------------
@ROUTER.get("/lessons", response_model=list[shapes.LessonAboutShape])
async def list_lessons(lang: Lang) -> Response:
    """The guided games that can be begun."""
    return JSONResponse(await run_in_threadpool(_lessons, lang))


@cache
def _lessons(lang: str) -> list[dict[str, Any]]:
    found = [lessons.lesson(game, name) for game in shown() for name in lessons.names(game)]
    return [
        {
            "game": lesson.game,
            "name": lesson.name,
            "title": said(lesson, lang, key_of(lesson)),
            "about": said(lesson, lang, key_of(lesson), "about"),
            "pages": lesson.pages,
            "minutes": lesson.minutes,
        }
        for lesson in found
    ]


@ROUTER.post("/lessons/{game}/{name}", response_model=shapes.TableShape, responses=REFUSED)
async def begin_lesson(game: str, name: str, hall: InHall, me: Browser, lang: Lang) -> Response:
    """A table at which a lesson is played."""
    _known_game(game)
    if name not in lessons.names(game):
        raise Refused(404, "no-lesson")
    mine = await hall.run(hall.store.name_of, me)
    table = await hall.teach(me, mine, lessons.lesson(game, name))
    return JSONResponse(shape_of(table, me, hall.keys, lang))


@ROUTER.post("/tables/{table}/play-on", response_model=shapes.Revision, responses=REFUSED)
async def play_on(table: str, body: shapes.PlayOn, hall: InHall, me: Browser) -> Response:
    """End the lesson of a table; bots take over the other seats, and the game goes on from here."""
    found = await _member(hall, table, me)
    return JSONResponse({"revision": await found.play_on(me, check_bot(body.bot))})


# --- tables ---------------------------------------------------------------------------------------------------------
@ROUTER.get("/tables", response_model=list[shapes.TableShape], responses=REFUSED)
async def list_tables(hall: InHall, me: Browser, lang: Lang, after: TableId | None = None) -> Response:
    """My tables but lessons, the newest first, a hundred at a time; `after` the last one of the page before."""
    listed: list[dict[str, Any]] = []
    known = shown()
    for row in await hall.run(hall.store.tables_of, me, after):
        if row.game in known and not lessons.played_by(row.game, [seat.bot for seat in row.seats]):
            table = hall.known(row.id)
            if table is None:
                listed.append(table_shape(Seated(row, set()), me, hall.keys, lang))
            else:
                listed.append(shape_of(table, me, hall.keys, lang))
    return JSONResponse(listed)


@ROUTER.post("/tables", response_model=shapes.TableShape, responses=REFUSED)
async def create_table(body: shapes.NewTable, hall: InHall, me: Browser, lang: Lang) -> Response:
    mine = await hall.run(hall.store.name_of, me)
    seats = _seats(body.seats, me, mine, hall.settings.limits.name)
    table = await hall.create(me, body.game, dict(body.options), seats, body.seed, hints=body.hints)
    return JSONResponse(shape_of(table, me, hall.keys, lang))


def _seats(wanted: list[shapes.NewSeat], me: str, mine: str | None, limit: int) -> list[SeatRow]:
    return [_seat(n, seat, me, mine, limit) for n, seat in enumerate(wanted)]


def _seat(n: int, wanted: shapes.NewSeat, me: str, mine: str | None, limit: int) -> SeatRow:
    if wanted.kind == "bot":
        return SeatRow(n, "bot", None, check_bot(wanted.bot), None)
    if wanted.kind == "link":
        return SeatRow(n, "link", None, None, None)
    name = tidy_name(wanted.name) or (mine if wanted.kind == "me" else None)
    return SeatRow(n, wanted.kind, _name(name, limit) if name else None, None, me)


@ROUTER.get("/tables/{table}", response_model=shapes.TableShape, responses=REFUSED)
async def read_table(table: str, hall: InHall, me: Browser, lang: Lang, token: str | None = None) -> Response:
    """The table, for those who sit at it, watch it or hold one of its links."""
    found = await hall.look(table)
    may_look(hall, found, me, None, token)
    if isinstance(found, Relic):
        return JSONResponse(found.shape(me, hall.keys, lang))
    return JSONResponse(shape_of(found, me, hall.keys, lang))


@ROUTER.post("/tables/{table}/join", response_model=shapes.TableShape, responses=REFUSED)
async def join_table(table: str, body: shapes.Join, hall: InHall, me: Browser, lang: Lang) -> Response:
    """Take a free seat with the invitation, look on with the spectator link, or move one's own seats here."""
    found = await hall.table(table)
    purpose = hall.keys.opens(body.token, table, found.row.links)
    owner = hall.keys.owner_of(body.token, table, found.people())
    if purpose == INVITE:
        await found.join(me, _name(body.name, hall.settings.limits.name), body.seat)
    elif purpose == SPECTATE:
        await found.watch(me)
    elif owner is not None:
        await found.inherit(owner, me)
    else:
        raise Refused(403, "token")
    return JSONResponse(shape_of(found, me, hall.keys, lang))


@ROUTER.get("/tables/{table}/snapshot", response_model=shapes.SnapshotShape, responses=REFUSED)
async def read_snapshot(
    table: str,
    hall: InHall,
    me: Browser,
    lang: Lang,
    seat: int = -1,
    at: int | None = None,
    token: str | None = None,
    stages: bool = False,
) -> Response:
    """The table with one seat's eyes (`-1`: an onlooker's), now or after `at` moves; with `stages`, what was to be seen
    on the way there from the move before."""
    found = await hall.look(table)
    eyes = seat if seat >= 0 else None
    may_look(hall, found, me, eyes, token)
    if at is not None and not 0 <= at <= found.row.moves:
        raise Refused(404, "no-move")
    if isinstance(found, Relic):
        return JSONResponse(found.snapshot(me, hall.keys, eyes, lang, at))
    made = snapshot(found, me, hall.keys, eyes, lang, at)
    return JSONResponse(made | {"stages": on_the_way(found, eyes, lang, made["at"])} if stages else made)


@ROUTER.post("/tables/{table}/act", response_model=shapes.Revision, responses=REFUSED)
async def act(table: str, body: shapes.Act, hall: InHall, me: Browser) -> Response:
    """Answer for one of my seats; the answer comes once the move is committed."""
    found = await _member(hall, table, me)
    with hall.pulse.moves.timed():
        revision = await found.act(me, body.seat, body.revision, body.code)
    return JSONResponse({"revision": revision})


@ROUTER.post("/tables/{table}/hint", response_model=shapes.HintShape, responses=REFUSED)
async def ask_hint(table: str, body: shapes.AskHint, hall: InHall, me: Browser, lang: Lang) -> Response:
    """What a good bot would answer for my seat, and why; refused at tables of several people that have not agreed."""
    found = await _member(hall, table, me)
    return JSONResponse(await hint(hall.thinkers, found, me, body.seat, body.revision, lang))


@ROUTER.post("/tables/{table}/hint/chance", response_model=shapes.HintChanceShape, responses=REFUSED)
async def ask_chance(table: str, body: shapes.AskHint, hall: InHall, me: Browser) -> Response:
    """How often my seat wins if it does as the hint says; refused where a hint is."""
    found = await _member(hall, table, me)
    return JSONResponse(await chance(hall.thinkers, found, me, body.seat, body.revision))


@ROUTER.post("/tables/{table}/undo", response_model=shapes.Revision, responses=REFUSED)
async def undo(table: str, body: shapes.Undo, hall: InHall, me: Browser) -> Response:
    """Take back my last move, at once if that is free, else when the other people agree."""
    found = await _member(hall, table, me)
    return JSONResponse({"revision": await found.undo(me, body.seat, body.revision)})


@ROUTER.post("/tables/{table}/undo/answer", response_model=shapes.Revision, responses=REFUSED)
async def answer_undo(table: str, body: shapes.UndoAnswer, hall: InHall, me: Browser) -> Response:
    found = await _member(hall, table, me)
    return JSONResponse({"revision": await found.answer_undo(me, body.seat, body.agree)})


@ROUTER.post("/tables/{table}/fork", response_model=shapes.TableShape, responses=REFUSED)
async def fork(table: str, body: shapes.Fork, hall: InHall, me: Browser, lang: Lang) -> Response:
    """A new table that plays on from move `at` of a finished one."""
    found = await _member(hall, table, me)
    seats = None
    if body.seats is not None:
        mine = await hall.run(hall.store.name_of, me)
        seats = _seats(body.seats, me, mine, hall.settings.limits.name)
    made = await hall.fork(me, found, body.at, seats)
    return JSONResponse(shape_of(made, me, hall.keys, lang))


@ROUTER.post("/tables/{table}/again", response_model=shapes.TableShape, responses=REFUSED)
async def play_again(table: str, hall: InHall, me: Browser, lang: Lang) -> Response:
    """The table at which the people of a finished one play again; who asks first sets it up."""
    made = await hall.again(me, await _member(hall, table, me))
    return JSONResponse(shape_of(made, me, hall.keys, lang))


@ROUTER.put("/tables/{table}/name", response_model=shapes.TableShape, responses=REFUSED)
async def call_table(table: str, body: shapes.TableName, hall: InHall, me: Browser, lang: Lang) -> Response:
    """Give a table a name of its own, or take it away."""
    found = await _member(hall, table, me)
    name = tidy_name(body.name)[: hall.settings.limits.name] or None
    await found.call(me, name)
    return JSONResponse(shape_of(found, me, hall.keys, lang))


# --- records and scores ---------------------------------------------------------------------------------------------
@ROUTER.delete("/tables/{table}", response_model=shapes.Deleted, responses=REFUSED)
async def delete_table(table: str, hall: InHall, me: Browser) -> Response:
    """Delete a table: at once when I have set it up, else when all who sit there have asked for it."""
    waiting = await hall.remove(me, await hall.look(table))
    return JSONResponse({"deleted": not waiting, "waiting": waiting})


@ROUTER.post("/tables/{table}/leave", response_model=shapes.Revision, responses=REFUSED)
async def leave_seat(table: str, body: shapes.Leave, hall: InHall, me: Browser) -> Response:
    """Leave one of my seats to a bot, for good."""
    found = await _member(hall, table, me)
    return JSONResponse({"revision": await found.leave(me, body.seat, check_bot(body.bot))})


@ROUTER.put("/tables/{table}/links", response_model=shapes.TableShape, responses=REFUSED)
async def renew_links(table: str, body: shapes.Links, hall: InHall, me: Browser, lang: Lang) -> Response:
    """Make links invalid, with or without new ones in their place. Who came by an old spectator link must go."""
    found = await _member(hall, table, me)
    row = found.row
    await found.relink(me, _link(row.invite, body.invite), _link(row.spectate, body.spectate))
    return JSONResponse(shape_of(found, me, hall.keys, lang))


def _link(number: int, wish: str | None) -> int:
    """The number of a link after the wish; one below 0 says that there is none, and which would have been the next."""
    after = number + 1 if number >= 0 else -number
    return number if wish is None else after if wish == "renew" else -after


@ROUTER.get("/tables/{table}/record", response_model=shapes.RecordShape, responses=REFUSED)
async def read_record(table: str, hall: InHall, me: Browser, lang: Lang) -> Response:
    """The record as a file; while a game runs only if it hides nothing from this browser."""
    found = await hall.look(table)
    if not found.is_member(me):
        raise Refused(403, "no-member")
    if not found.row.over and any(seat.owner != me for seat in found.row.seats):
        raise Refused(403, "record-hidden")
    data = found.record(lang) if isinstance(found, Relic) else _record(found, lang)
    name = f"imperia-{found.row.game}-{found.id}.json"
    text = json.dumps(data, ensure_ascii=False) + "\n"
    return Response(
        text, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


def _record(table: Table, lang: str) -> dict[str, Any]:
    over = table.state.over
    return table.record.to_json() | {"names": table.names(lang), "result": table.state.scores if over else None}


@ROUTER.post(
    "/records",
    response_model=shapes.TableShape,
    responses=REFUSED,
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": RECORD}}, "required": True}},
)
async def import_record(request: Request, hall: InHall, me: Browser, lang: Lang) -> Response:
    """A new table, finished or running, from a record file."""
    try:
        data = json.loads(await request.body())
    except (ValueError, RecursionError) as error:
        raise Refused(400, "malformed", what="JSON") from error
    made = await hall.from_record(me, data)
    return JSONResponse(shape_of(made, me, hall.keys, lang))


@ROUTER.get("/tables/{table}/score", response_model=shapes.SheetShape, responses=REFUSED)
async def read_score(table: str, hall: InHall, me: Browser, lang: Lang, token: str | None = None) -> Response:
    found = await hall.table(table)
    may_look(hall, found, me, None, token)
    if not found.state.over:
        raise Refused(409, "not-over")
    return JSONResponse(score_sheet(found, lang))


@ROUTER.get("/tables/{table}/analysis", response_model=shapes.AnalysisStateShape, responses=REFUSED)
async def read_analysis(table: str, hall: InHall, me: Browser, lang: Lang, token: str | None = None) -> Response:
    """The analysis of a finished game: how far it is, or what it has found."""
    found = await hall.look(table)
    may_look(hall, found, me, None, token)
    return JSONResponse(await hall.analysts.shape(found, me, lang))


@ROUTER.post("/tables/{table}/analysis", response_model=shapes.AnalysisStateShape, responses=REFUSED)
async def begin_analysis(table: str, hall: InHall, me: Browser, lang: Lang) -> Response:
    """Have a finished game of mine analysed; what was found is kept with the table."""
    found = await _member(hall, table, me)
    await hall.analysts.begin(found, me)
    return JSONResponse(await hall.analysts.shape(found, me, lang))


@ROUTER.delete("/tables/{table}/analysis", response_model=shapes.AnalysisStateShape, responses=REFUSED)
async def stop_analysis(table: str, hall: InHall, me: Browser, lang: Lang) -> Response:
    """Stop an analysis that is being made; one that is ready stays."""
    found = await _member(hall, table, me)
    await hall.analysts.stop(found, me)
    return JSONResponse(await hall.analysts.shape(found, me, lang))


# --- live -----------------------------------------------------------------------------------------------------------
async def live(socket: WebSocket) -> None:
    hall: Hall = socket.app.state.hall
    identity = hall.keys.identity(socket.cookies.get(COOKIE))
    if identity is None and COOKIE in socket.cookies:
        raise Refused(401, "forged-cookie")
    wish = socket.query_params.get("seat", "-1")
    if not wish.removeprefix("-").isdecimal() or len(wish) > 4:
        raise Refused(400, "malformed", what="seat")
    eyes = int(wish) if int(wish) >= 0 else None
    token = socket.query_params.get("token")
    found = await hall.look(socket.path_params["table"])
    may_look(hall, found, identity, eyes, token)
    with hall.caps.socket():
        if isinstance(found, Relic):
            await show(found, socket, identity, hall.keys, eyes, language_of(socket), hall.settings.limits)
            return
        await Live(hall, found, socket, identity, eyes, language_of(socket), token).run()


# Starlette's own route: thousands of connections stay open, and each would carry all that FastAPI does for a request.
ROUTER.add_websocket_route(f"{ROUTER.prefix}/tables/{{table}}/live", live)
