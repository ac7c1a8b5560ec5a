"""Refusals: every one has a status and a sentence in the request's language, and leaves everything as it was."""

from __future__ import annotations

from typing import Any

from ..cards.refusals import spoken
from ..cards.words import say


class Refused(Exception):
    """A request that is not granted; `key` names its sentence in `server.ftl`."""

    def __init__(self, status: int, key: str, **values: Any) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.values = values

    def words(self, lang: str) -> str:
        return say(lang, f"error-{self.key}", **spoken(lang, self.values))
