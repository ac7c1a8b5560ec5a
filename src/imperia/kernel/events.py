"""Events: what happened, as plain tuples in the state, each with the seats that may know its secret part."""

from __future__ import annotations

from typing import Final

ALL: Final = -1  # audience: everybody, onlookers included
HIDDEN: Final = -1  # what stands in a redacted event in place of a secret argument

Entry = tuple[int, ...]  # (kind, move, audience, *arguments): the form events have inside a state


class EventKind:
    """One kind of event: its name, its arguments as (name, kind) pairs, and which of them are secret.

    A seat outside the audience gets the event with its secret arguments hidden; an event without public arguments
    (`silent`) does not reach it at all. `reveals` marks events that show somebody something new: undo is free only
    back to the last of them.
    """

    __slots__ = ("arguments", "name", "number", "reveals", "secret", "silent")

    def __init__(
        self, name: str, arguments: tuple[tuple[str, str], ...], secret: tuple[str, ...], reveals: bool, silent: bool
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.secret = tuple([key in secret for key, _ in arguments])
        self.reveals = reveals
        self.silent = silent
        self.number = -1


class Event:
    """An event as the outside sees it: `name`, `args` by name, `audience` (None: everybody) and its move."""

    __slots__ = ("args", "audience", "kind", "move", "values")

    def __init__(self, kind: EventKind, entry: Entry) -> None:
        self.kind = kind
        self.move = entry[1]
        mask = entry[2]
        self.audience: tuple[int, ...] | None = (
            None if mask < 0 else tuple([p for p in range(mask.bit_length()) if mask >> p & 1])
        )
        self.values = entry[3:]
        self.args: dict[str, int] = {key: n for (key, _), n in zip(kind.arguments, entry[3:], strict=True)}

    @property
    def name(self) -> str:
        return self.kind.name

    def to_json(self) -> dict[str, object]:
        return {"event": self.name, "move": self.move, **self.args}

    def __repr__(self) -> str:
        return f"<{self.name} {self.args}>"


def redact(kinds: list[EventKind], entry: Entry, seat: int | None) -> Entry | None:
    """The entry as `seat` may know it (None: an onlooker), or None when it may not know of it at all."""
    mask = entry[2]
    if mask < 0 or (seat is not None and mask >> seat & 1):
        return entry
    kind = kinds[entry[0]]
    if kind.silent:
        return None
    values = [HIDDEN if secret else n for n, secret in zip(entry[3:], kind.secret, strict=True)]
    return (*entry[:3], *values)
