"""The contract of the wire: every answer and every live message that a test gets is held to its shape."""

from __future__ import annotations

from functools import cache
from typing import Any

import httpx
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from imperia.server import shapes
from imperia.server.api import ROUTER

Endpoint = tuple[str, str]  # method, path as the OpenAPI document writes it

OUTSIDE = ("/api/docs", "/api/openapi.json")  # about the protocol, not part of it


@cache
def _shape(shape: Any) -> TypeAdapter[Any]:
    return TypeAdapter(shape)


def check_answer(answer: httpx.Response) -> Endpoint | None:
    """Hold an answer to the shape of its endpoint, a refusal to that of an error; returns the endpoint that granted."""
    method, path = answer.request.method, answer.request.url.path
    if not f"{path}/".startswith("/api/") or path in OUTSIDE or method == "HEAD":
        return None
    if not answer.is_success:
        check_refusal(answer.content)
        return None
    for route in ROUTER.routes:
        if isinstance(route, APIRoute) and method in route.methods and route.path_regex.match(path):
            _shape(route.response_model).validate_json(answer.content, strict=True)
            return method, route.path_format
    raise AssertionError(f"{method} {path} answered, but the API has no such endpoint")


def check_refusal(body: bytes) -> None:
    _shape(shapes.Error).validate_json(body, strict=True)


def check_message(text: str) -> None:
    """Hold what came over a WebSocket to the shape of its type."""
    _shape(shapes.ServerMessage).validate_json(text, strict=True)
