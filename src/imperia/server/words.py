"""Languages of requests, and names as people give them."""

from __future__ import annotations

import unicodedata

from ..cards.words import LANGS

DEFAULT_LANG = "en"


def language(asked: str | None, accepted: str | None = None) -> str:
    """The language asked for; else the first we speak of those the browser accepts; else English."""
    if asked in LANGS:
        return str(asked)
    for part in (accepted or "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGS:
            return code
    return DEFAULT_LANG


def tidy_name(name: str | None) -> str:
    """A name without what cannot be seen: controls, unassigned and private characters, doubled spaces."""
    seen = [" " if letter.isspace() else letter for letter in name or "" if letter.isspace() or _visible(letter)]
    return " ".join("".join(seen).split())


def _visible(letter: str) -> bool:
    return not unicodedata.category(letter).startswith("C")
