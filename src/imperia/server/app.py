"""The web application: the API, the live tables and the built page behind one guard."""

from __future__ import annotations

import asyncio
import html
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, HTMLResponse, Response

from ..cards.words import LANGS, bundle
from ..version import VERSION
from .api import ROUTER
from .errors import Refused
from .guard import Guard, language_of, refusal
from .hall import Hall
from .openapi import document
from .settings import Settings
from .status import ROUTER as STATUS

OFF_THE_LOOP = 16 * 1024  # bytes that take longer to compress, half a millisecond and more, than a thread to wake
NOT_BUILT = (
    "<!doctype html><title>Imperia</title><p>The page has not been built yet; "
    "the API is at <a href='/api/docs'>/api/docs</a>."
)


def create_app(settings: Settings | None = None, *, alone: bool = False) -> FastAPI:
    """A server with its store open. It owns the database until its lifespan ends; `alone`, the whole process too."""
    settings = settings or Settings()
    hall = Hall(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await hall.run(_warm)
        tasks = [asyncio.create_task(hall.pulse.beat()), asyncio.create_task(hall.keep_house())]
        if alone:
            tasks.append(asyncio.create_task(hall.pulse.rest()))
        yield
        for task in tasks:
            task.cancel()
        await hall.close()

    app = FastAPI(
        title="Imperia",
        version=VERSION,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.state.hall = hall
    app.openapi = document  # type: ignore[method-assign]
    # The routes as they are: `include_router` would make each of them anew, which takes seconds.
    app.router.routes += [*ROUTER.routes, *STATUS.routes]
    app.add_api_route("/api/docs", _docs, include_in_schema=False)
    app.add_api_route("/{path:path}", _page, include_in_schema=False, methods=["GET", "HEAD"])
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5, thread_minimum_size=OFF_THE_LOOP)
    app.add_middleware(Guard, settings=settings, keys=hall.keys, caps=hall.caps)
    return app


def _warm() -> None:
    """Read all words before anybody comes, so that the first visitors need not wait for it."""
    for lang in LANGS:
        bundle(lang)


# --- refusals -------------------------------------------------------------------------------------------------------
async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(error, language_of(request))


async def _malformed(request: Request, error: Exception) -> Response:
    """Name the field that is wrong, but do not echo what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path")) or "JSON"
    return refusal(Refused(400, "malformed", what=where[:80]), language_of(request))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = "not-found" if error.status_code == 404 else "malformed"
    return refusal(Refused(error.status_code, key, what=str(error.detail)), language_of(request))


# --- pages ----------------------------------------------------------------------------------------------------------
async def _page(request: Request, path: str) -> Response:
    """A file of the built page; any other address is one of the page's own and gets its index."""
    if path == "api" or path.startswith("api/"):
        raise Refused(404, "not-found")
    web: Path | None = request.app.state.hall.settings.web
    if web is None or not (web / "index.html").is_file():
        return HTMLResponse(NOT_BUILT, 404)
    wanted = _file(web, path)
    if wanted is not None:
        lasting = path.startswith("assets/")
        return FileResponse(
            wanted, headers={"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
        )
    if Path(path).suffix:
        raise Refused(404, "not-found")
    return FileResponse(web / "index.html", headers={"cache-control": "no-cache"})


def _file(web: Path, path: str) -> Path | None:
    """The file of the built page with this name, if there is one; odd names name nothing."""
    try:
        wanted = (web / path).resolve()
        return wanted if path and wanted.is_relative_to(web.resolve()) and wanted.is_file() else None
    except (OSError, ValueError) as error:
        raise Refused(404, "not-found") from error


async def _docs() -> HTMLResponse:
    """The API as a plain page: what the OpenAPI document lists, without a script from elsewhere."""
    rows = "".join(
        f"<tr><td><code>{method.upper()}</code></td><td><code>{html.escape(path)}</code></td>"
        f"<td>{html.escape(entry.get('description') or entry.get('summary') or '')}</td></tr>"
        for path, methods in document()["paths"].items()
        for method, entry in methods.items()
    )
    return HTMLResponse(
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Imperia API</title>"
        "<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}"
        "td{padding:.2rem 1rem .2rem 0;vertical-align:top}</style><h1>Imperia API</h1>"
        "<p>The whole description: <a href='/api/openapi.json'>openapi.json</a>. "
        "Live tables: WebSocket <code>/api/tables/{table}/live?seat&amp;lang</code>.</p>"
        f"<table>{rows}</table></html>"
    )
