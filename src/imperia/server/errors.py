"""Refusals: every one has a status and a sentence in the request's language, and leaves everything as it was."""

from __future__ import annotations

from typing import Any

from ..cards.refusals import spoken
from ..cards.words import say

LONGEST = 400  # letters of one value in a sentence; Fluent gives up on long ones


class Refused(Exception):
    """A request that is not granted; `key` names its sentence in `server.ftl`.

    `after`: in so many seconds it is worth trying again.
    """

    def __init__(self, status: int, key: str, *, after: int | None = None, **values: Any) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.after = after
        self.values = values if after is None else values | {"seconds": after}
        self.field: str | None = None  # the option of set-up that is wrong,
        self.seat: int | None = None  # for this seat

    def words(self, lang: str) -> str:
        return say(lang, f"error-{self.key}", **{n: _short(value) for n, value in spoken(lang, self.values).items()})


def _short(value: Any) -> Any:
    """A value that a sentence can hold and any encoding can carry."""
    if not isinstance(value, str):
        return value
    sound = value.encode(errors="replace").decode()
    return sound if len(sound) <= LONGEST else sound[: LONGEST - 1] + "…"
