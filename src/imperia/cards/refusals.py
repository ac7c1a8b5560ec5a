"""Refusals in words: the sentence of an error in the reader's language.

The English one is written where the error is raised; the others stand in `refusals.ftl` of their language. What a
person or a file gave us may be repeated in a sentence, but only in a length that a message can hold.
"""

from __future__ import annotations

from typing import Any, Final

from ..kernel.errors import ImperiaError
from .words import say

ENGLISH: Final = "en"
_LONGEST: Final = 900  # of a value in a message; Fluent refuses to format much longer ones


# What systems and databases say of files, by the code of `system-says`.
_SYSTEM: Final = {
    "No such file or directory": "missing",
    "Is a directory": "folder",
    "Permission denied": "forbidden",
    "it is not plain text": "binary",
    "file is not a database": "no-database",
    "No space left on device": "full",
    "unable to open database file": "closed",
}


def refusal(lang: str, error: ImperiaError) -> str:
    """What is refused and why."""
    if lang == ENGLISH or not error.key:
        return str(error)
    return say(lang, f"refusal-{error.key}", **spoken(lang, error.values))


def spoken(lang: str, values: dict[str, Any]) -> dict[str, Any]:
    """Values as a message can hold them: the error behind an error in words, endless text cut off."""
    return {name: _spoken(lang, value) for name, value in values.items()}


def _spoken(lang: str, value: Any) -> Any:
    if isinstance(value, int):
        return value
    text = refusal(lang, value) if isinstance(value, ImperiaError) else str(value)
    code = _SYSTEM.get(value.strerror or "" if isinstance(value, OSError) else text)
    text = say(lang, "system-says", code=code) if code else text
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
