"""All that cannot be done now with the things of a table, and why: for who reads a table instead of seeing it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..cards.words import rich
from ..kernel.why import GENERAL, Why, parted
from .table import Table

# What the keys of a view name: things by the kind that options give them.
KINDS: Final = {
    "card": "card",
    "cards": "card",
    "market": "card",
    "draft": "card",
    "offer": "card",
    "hand": "card",
    "slot": "slot",
    "seat": "seat",
    "location": "location",
    "section": "section",
    "field": "field",
    "position": "horde",
    "possible": "card",
    "advisors": "card",
    "dealt": "card",
    "faction": "seat",
}


def shown(value: Any, key: str = "") -> Iterator[str]:
    """All things that a view names."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from shown(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from shown(part, key)
    elif type(value) is int and key in KINDS:
        yield f"{KINDS[key]}:{value}"


def reason(verb: str, text: str, why: Why) -> dict[str, Any]:
    """Why something cannot be done, as it is sent."""
    general = why.name in GENERAL
    return {"verb": verb, "text": rich(text), "rule": why.rule or None, "never": why.never, "general": general}


def hindered(table: Table, seat: int, lang: str) -> list[dict[str, Any]]:
    """What `seat` is asked for but cannot do: each reason once, with the names of the things that it holds for."""
    state, speaker = table.state, table.presenter.speaker
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for thing in dict.fromkeys(shown(state.view(seat))):
        kind, n = parted(thing)
        if kind not in speaker.kinds:
            continue
        for verb, text, why in table.presenter.why_not(state, seat, thing, lang, table.names(lang)):
            if why.name in GENERAL:
                continue
            entry = found.setdefault((verb, text), {"reason": reason(verb, text, why), "things": []})
            name = rich(speaker.kinds[kind](lang, n))
            if name not in entry["things"]:
                entry["things"].append(name)
    return list(found.values())
