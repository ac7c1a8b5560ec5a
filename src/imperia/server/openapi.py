"""The OpenAPI document: what FastAPI tells of the HTTP side, and the messages of live tables besides."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from ..version import VERSION
from . import shapes
from .api import ROUTER

REF = "#/components/schemas/{model}"


@cache
def document() -> dict[str, Any]:
    """The whole protocol in one document; `ClientMessage` and `ServerMessage` are what a WebSocket carries."""
    found = get_openapi(title="Imperia", version=VERSION, routes=ROUTER.routes)
    known: dict[str, Any] = found["components"]["schemas"]
    known |= _messages("ClientMessage", TypeAdapter(shapes.ClientMessage))
    known |= _messages("ServerMessage", TypeAdapter(shapes.ServerMessage))
    found["components"]["schemas"] = _untitled(dict(sorted(known.items())))
    return found


def _messages(name: str, messages: TypeAdapter[Any]) -> dict[str, Any]:
    """The schemas of a union of messages and of all they hold."""
    schema = messages.json_schema(ref_template=REF)
    parts: dict[str, Any] = schema.pop("$defs")
    return parts | {name: schema}


def _untitled(part: Any) -> Any:
    """Without the titles that repeat the name of each class and field."""
    if isinstance(part, dict):
        return {key: _untitled(value) for key, value in part.items() if key != "title" or isinstance(value, dict)}
    return [_untitled(one) for one in part] if isinstance(part, list) else part
