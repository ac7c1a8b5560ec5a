"""The doors: connections that say nothing, half a sentence or never listen are shown out, so that others get in."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .settings import Limits

HEAD = 32 * 1024  # bytes of a request before its body
DEAF = 30.0  # seconds after which a connection that takes nothing of its answer is closed


class Listening(asyncio.Protocol):
    """A connection that is closed when it takes nothing of what it is sent."""

    transport: asyncio.Transport
    _deaf: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._hears()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._deaf = asyncio.get_running_loop().call_later(DEAF, self.transport.abort)

    def resume_writing(self) -> None:
        self._hears()
        super().resume_writing()

    def _hears(self) -> None:
        if self._deaf is not None:
            self._deaf.cancel()
            self._deaf = None


class LiveDoor(Listening, WebSocketsSansIOProtocol):
    """A WebSocket that must listen. A handshake that was refused with a sentence is complete, and nothing that uvicorn
    should log."""

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True


def door_for(limits: Limits) -> type[asyncio.Protocol]:
    """The protocol of one server's connections; it knows all of them that have no request under way."""
    silent: OrderedDict[Door, None] = OrderedDict()  # the longest silent first

    class Door(Listening, HttpToolsProtocol):
        """A connection of HTTP that must ask for something whole in time, and listen to the answer."""

        _patience: asyncio.TimerHandle | None = None
        _heard = 0  # bytes of a head that is not whole yet
        _in_head = True

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._wait_no_more()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._in_head:
                self._heard += len(data)
                if self._heard > HEAD and not self.transport.is_closing():
                    self.send_400_response("The head of this request is too long.")

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._in_head = True
            if self.cycle is None or self.cycle.response_complete:
                self._wait()

        def on_headers_complete(self) -> None:
            self._wait_no_more()
            self._in_head = False
            self._heard = 0
            super().on_headers_complete()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if not self.transport.is_closing() and not self.pipeline:
                self._wait()

        # --- waiting for a request ----------------------------------------------------------------------------------
        def _wait(self) -> None:
            self._wait_no_more()
            silent[self] = None
            self._patience = self.loop.call_later(limits.silence, self._show_out)
            if len(silent) > limits.silent:
                next(iter(silent))._show_out()

        def _wait_no_more(self) -> None:
            silent.pop(self, None)
            if self._patience is not None:
                self._patience.cancel()
                self._patience = None

        def _show_out(self) -> None:
            self._wait_no_more()
            self.transport.abort()

    return Door
