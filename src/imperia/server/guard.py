"""The guard at the door: origin, size and number of requests, security headers, and an access log without secrets."""

from __future__ import annotations

import asyncio
import logging
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .caps import VISITOR, Caps, Visitor
from .errors import Refused
from .identity import COOKIE, Keys
from .settings import Limits, Settings
from .words import language

LOG = logging.getLogger("imperia.access")
SAFE = ("GET", "HEAD", "OPTIONS")
PIECE_TIME, BODY_TIME = 15.0, 60.0  # seconds between two pieces of a request, and for all of it
LONGEST_PATH = 200  # letters of an address in the log
HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
    "object-src 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the request come from a page of this server? A missing origin does not count as ours."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if origin in settings.origins:
        return True
    scheme, _, place = origin.partition("://")
    return scheme in ("http", "https") and place.lower() == connection.headers.get("host", "").lower()


def address_of(connection: HTTPConnection) -> str:
    return f"address:{connection.client.host if connection.client else ''}"


def host_name(connection: HTTPConnection) -> str:
    """The name the server was asked under, without a port.

    Ours rather than Starlette's TrustedHostMiddleware, which refuses in English and plain text only, redirects to
    `www.`, and offers no place for a sentence in the reader's language.
    """
    host = connection.headers.get("host", "").lower()
    return host.partition("]")[0].removeprefix("[") if host.startswith("[") else host.partition(":")[0]


def language_of(connection: HTTPConnection) -> str:
    return language(connection.query_params.get("lang"), connection.headers.get("accept-language"))


def refusal(refused: Refused, lang: str) -> JSONResponse:
    headers = {"retry-after": str(refused.after)} if refused.after is not None else None
    place = {"field": refused.field, "seat": refused.seat}
    where = {name: value for name, value in place.items() if value is not None}
    return JSONResponse({"error": refused.words(lang)} | where, refused.status, headers=headers)


class Guard:
    """ASGI middleware: turns away what must not come in, and sends nothing out without its headers."""

    def __init__(self, app: ASGIApp, settings: Settings, keys: Keys, caps: Caps) -> None:
        self._app = app
        self._settings = settings
        self._keys = keys
        self._caps = caps

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        outgoing = _Outgoing(scope, send)
        try:
            self._check(connection)
            if scope["type"] == "http" and scope["method"] not in SAFE:
                receive = await _whole_body(receive, body_limit(connection, self._settings.limits), connection.headers)
            await self._app(scope, receive, outgoing)
        except Refused as refused:
            await _answer(refusal(refused, language_of(connection)), scope, receive, outgoing)
        except Exception:
            LOG.exception("%s %s failed", scope.get("method", "LIVE"), _logged(scope["path"]))
            await _answer(refusal(Refused(500, "broken"), language_of(connection)), scope, receive, outgoing)
        finally:
            self._caps.answers[outgoing.status] += 1
            outgoing.log()

    def _check(self, connection: HTTPConnection) -> None:
        if self._settings.hosts and host_name(connection) not in self._settings.hosts:
            raise Refused(421, "host")
        if not connection.scope["path"].startswith("/api"):
            return
        live = connection.scope["type"] == "websocket"
        if (live or connection.scope["method"] not in SAFE) and not same_origin(connection, self._settings):
            raise Refused(403, "origin")
        visitor = Visitor(self._keys.identity(connection.cookies.get(COOKIE)), address_of(connection))
        VISITOR.set(visitor)
        self._caps.request(visitor)


def body_limit(connection: HTTPConnection, limits: Limits) -> int:
    return limits.record if connection.scope["path"] == "/api/records" else limits.body


async def _answer(answer: JSONResponse, scope: Scope, receive: Receive, send: _Outgoing) -> None:
    """Answer with a sentence, the handshake of a WebSocket too; too late once an answer has begun."""
    if send.started:
        return
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
        await answer(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})


async def _whole_body(receive: Receive, limit: int, headers: Headers) -> Receive:
    """Read a request's body, which may not grow over its limit whatever its header says, nor dawdle."""
    length = headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > 12 or int(length) > limit:
        raise Refused(413, "too-large", limit=limit)
    body = b""
    more = True
    try:
        async with asyncio.timeout(BODY_TIME):
            while more:
                message = await asyncio.wait_for(receive(), PIECE_TIME)
                if message["type"] != "http.request":
                    raise Refused(400, "malformed", what="HTTP")
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > limit:
                    raise Refused(413, "too-large", limit=limit)
    except TimeoutError as error:
        raise Refused(408, "malformed", what="timeout") from error
    return _Replayed(body, receive)


class _Replayed:
    """A body that has been read already."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def __call__(self) -> Message:
        if self._body is None:
            return await self._receive()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}


class _Outgoing:
    """Adds the security headers and notes the status for the access log: method, path and time, never a query."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self._since = time.perf_counter()
        self.started = False
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.started = True
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for key, value in HEADERS.items():
                headers.setdefault(key, value)
            if self._scope["path"].startswith("/api"):
                headers.setdefault("cache-control", "no-store")
        elif message["type"] == "websocket.accept":
            self.started = True
            self.status = 101
        await self._send(message)

    def log(self) -> None:
        took = (time.perf_counter() - self._since) * 1000
        method = self._scope.get("method", "LIVE")
        told = {"method": method, "path": _logged(self._scope["path"]), "status": self.status, "ms": round(took, 1)}
        LOG.info("%s %s %s %.1f ms", *told.values(), extra={"told": told})


def _logged(path: str) -> str:
    """An address as one short line."""
    return path[:LONGEST_PATH].encode("unicode_escape").decode()
