"""Events: what happened, as plain tuples in the state, each with the seats that may know its secret part."""

from __future__ import annotations

from typing import Final

AMOUNT: Final = "amount"  # kind of an argument: so many of the good of its name
ALL: Final = -1  # audience: everybody, onlookers included
HIDDEN: Final = -1  # what stands in a redacted event in place of a secret argument

Entry = tuple[int, ...]  # (kind, move, audience, *arguments): the form events have inside a state


class Story:
    """What an event is in an act: `opens` one, or is one `alone`; `joins` others that differ from it in these arguments
    only, of which the first is listed; brings its goods to the seat that `gains`, takes them as a price from the one
    that `pays`, or for nothing from the one that `loses` (each the name of an argument). A `mark` only says where a
    part of the game begins."""

    __slots__ = ("alone", "gains", "joins", "loses", "mark", "moves", "opens", "pays")

    def __init__(
        self,
        opens: bool = False,
        alone: bool = False,
        joins: str = "",
        gains: str = "",
        pays: str = "",
        loses: str = "",
        mark: bool = False,
    ) -> None:
        self.alone = alone or mark
        self.opens = opens or self.alone
        self.joins = tuple(joins.split())
        self.gains = gains
        self.pays = pays
        self.loses = loses
        self.mark = mark
        self.moves = bool(gains or pays or loses)  # goods


PART: Final = Story()  # tells more of the act that has begun
PARTS: Final = Story(joins="card")
OPENS: Final = Story(opens=True)
LISTS: Final = Story(opens=True, joins="card")
ALONE: Final = Story(alone=True)
MARK: Final = Story(mark=True)
GAINS: Final = Story(gains="seat")
PAYS: Final = Story(pays="seat")
LOSES: Final = Story(loses="seat")


class EventKind:
    """One kind of event: its name, its arguments as (name, kind) pairs, and which of them are secret.

    A seat outside the audience gets the event with its secret arguments hidden; an event without public arguments
    (`silent`) does not reach it at all. `reveals` marks events that show somebody something new: undo is free only
    back to the last of them. `story` says what the event is in an act.
    """

    __slots__ = ("arguments", "kinds", "name", "number", "reveals", "secret", "silent", "story")

    def __init__(
        self,
        name: str,
        arguments: tuple[tuple[str, str], ...],
        secret: tuple[str, ...],
        reveals: bool,
        silent: bool,
        story: Story,
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.kinds = dict(arguments)
        self.secret = tuple([key in secret for key, _ in arguments])
        self.reveals = reveals
        self.silent = silent
        self.story = story
        self.number = -1


class Event:
    """An event as the outside sees it: `name`, `args` by name and its move."""

    __slots__ = ("args", "kind", "move", "values")

    def __init__(self, kind: EventKind, entry: Entry) -> None:
        self.kind = kind
        self.move = entry[1]
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
