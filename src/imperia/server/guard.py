"""The guard at the door: origin, size and number of requests, security headers, and an access log without secrets."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import Refused
from .identity import COOKIE, Keys
from .settings import Limits, Settings
from .words import language

LOG = logging.getLogger("imperia.access")
SAFE = ("GET", "HEAD", "OPTIONS")
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


class Buckets:
    """A token bucket for each key: `rate` a second in the long run, `burst` at once."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens left, at that time

    def take(self, key: str, n: float = 1.0) -> bool:
        """Take `n` tokens; False when there are not enough."""
        now = time.monotonic()
        left, then = self._left.pop(key, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        granted = left >= n
        self._left[key] = (left - n if granted else left, now)
        while len(self._left) > self._most:
            self._left.popitem(last=False)
        return granted


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Does the request come from a page of this server? A missing origin does not count as ours."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if origin in settings.origins:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc.lower() == connection.headers.get("host", "").lower()


def visitor(connection: HTTPConnection, keys: Keys) -> str:
    """Who is counted: the browser if its cookie is ours, else its address."""
    identity = keys.identity(connection.cookies.get(COOKIE))
    return identity or f"address:{connection.client.host if connection.client else ''}"


def language_of(connection: HTTPConnection) -> str:
    return language(connection.query_params.get("lang"), connection.headers.get("accept-language"))


def refusal(refused: Refused, lang: str) -> JSONResponse:
    headers = {"retry-after": "1"} if refused.status == 429 else None
    return JSONResponse({"error": refused.words(lang)}, refused.status, headers=headers)


class Guard:
    """ASGI middleware: turns away what must not come in, and sends nothing out without its headers."""

    def __init__(self, app: ASGIApp, settings: Settings, keys: Keys) -> None:
        self._app = app
        self._settings = settings
        self._keys = keys
        self._buckets = Buckets(settings.limits.rate, settings.limits.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        outgoing = _Outgoing(scope, send)
        try:
            self._check(connection)
            if scope["type"] == "http":
                receive = _Bounded(receive, body_limit(connection, self._settings.limits), connection.headers)
            await self._app(scope, receive, outgoing)
        except Refused as refused:
            answer = refusal(refused, language_of(connection))
            if scope["type"] == "websocket":
                await _deny(answer, scope, receive, outgoing)
            elif not outgoing.started:
                await answer(scope, receive, outgoing)
        finally:
            outgoing.log()

    def _check(self, connection: HTTPConnection) -> None:
        hosts = self._settings.hosts
        if hosts and (urlsplit(f"//{connection.headers.get('host', '')}").hostname or "") not in hosts:
            raise Refused(421, "host")
        if not connection.url.path.startswith("/api"):
            return
        live = connection.scope["type"] == "websocket"
        if (live or connection.scope["method"] not in SAFE) and not same_origin(connection, self._settings):
            raise Refused(403, "origin")
        if not self._buckets.take(visitor(connection, self._keys)):
            raise Refused(429, "too-many")


def body_limit(connection: HTTPConnection, limits: Limits) -> int:
    return limits.record if connection.url.path == "/api/records" else limits.body


async def _deny(answer: JSONResponse, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a WebSocket's handshake with a sentence instead of a connection."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await answer(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})


class _Bounded:
    """A request's body that may not grow over its limit, whatever its header says."""

    def __init__(self, receive: Receive, limit: int, headers: Headers) -> None:
        self._receive = receive
        self._limit = limit
        self._seen = 0
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > limit:
            raise Refused(413, "too-large", limit=limit)

    async def __call__(self) -> Message:
        message = await self._receive()
        self._seen += len(message.get("body", b""))
        if self._seen > self._limit:
            raise Refused(413, "too-large", limit=self._limit)
        return message


class _Outgoing:
    """Adds the security headers and notes the status for the access log: method, path and time, never a query."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self._since = time.perf_counter()
        self.started = False
        self._status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.started = True
            self._status = message["status"]
            headers = MutableHeaders(scope=message)
            for key, value in HEADERS.items():
                headers.setdefault(key, value)
            if self._scope["path"].startswith("/api"):
                headers.setdefault("cache-control", "no-store")
        elif message["type"] == "websocket.accept":
            self._status = 101
        await self._send(message)

    def log(self) -> None:
        took = (time.perf_counter() - self._since) * 1000
        method = self._scope.get("method", "LIVE")
        LOG.info("%s %s %s %.1f ms", method, self._scope["path"], self._status or "-", took)


class NoQueries(logging.Filter):
    """Cuts the query off every address that is logged: invitations stand there."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple([_cut(value) for value in record.args])
        return True


def _cut(value: object) -> object:
    return value.split("?", 1)[0] if isinstance(value, str) and value.startswith("/") else value
