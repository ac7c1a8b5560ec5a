"""Patches: what turns one picture of a table into the next, so that only what changed is sent.

A patch is a list of changes, made in order. A change is `[path, value]` (put it there; an index one past the end of a
list adds to it) or `[path]` (take it away: a key, or the last of a list). `web/src/lib/patch.ts` makes them too.

A picture is kept in *pieces*. A part of it that is an object has its numbers, words and flags as they are, a piece of
JSON for each player's part, and one for each other thing in it; any other part is one piece. Most pieces stay the same
from one picture to the next, and are the same for all who look; only the others are read again and compared. What one
pair of eyes has had cut and compared lies on the *bench* for the next.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import orjson

Change = list[Any]
Patch = list[Change]
Part = dict[str, Any]  # what is PLAIN, lists of JSON for the players, and JSON
Pieces = dict[str, Any]  # the parts of a picture: PLAIN, JSON or a Part

PLAIN = frozenset([int, str, bool, type(None)])
PARTED = frozenset([dict, list, tuple])
FEW = 6  # a list of so many things with parts has one for each player; more pieces would cost more than they save
NOTHING = object()


def patch(old: Any, new: Any) -> Patch:
    """The changes that make `new` of `old`, which came from JSON; in `new`, tuples stand for lists."""
    found: Patch = []
    _compare([], old, new, found)
    return found


def _compare(path: list[str | int], old: Any, new: Any, found: Patch) -> None:
    if isinstance(new, tuple):
        new = list(new)
        if _same(old, new):
            return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append([[*path, key]])
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif not _same(old[key], value):
                _compare([*path, key], old[key], value, found)
    elif _rows(old) and _rows(new):
        for n in range(len(old) - 1, len(new) - 1, -1):
            found.append([[*path, n]])
        for n, value in enumerate(new):
            if n >= len(old):
                found.append([[*path, n], value])
            elif not _same(old[n], value):
                _compare([*path, n], old[n], value, found)
    else:
        found.append([path, new])


def _rows(value: Any) -> bool:
    """A list of things that have parts is compared thing by thing; one of numbers or words is short enough to send."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], (dict, list, tuple))


def _same(old: Any, new: Any) -> bool:
    """Equal also as JSON: for Python, true is 1."""
    return bool(old == new) and (type(old) is type(new) or isinstance(old, (dict, list)))


# --- pieces ---------------------------------------------------------------------------------------------------------
class Bench:
    """Where the pictures of one change of a table are cut into pieces and compared with those before, each thing once
    however many look. What is `kept` of the pictures before is used again where it is the same."""

    __slots__ = ("_cut", "_fresh", "_parts", "_same", "_steps")

    def __init__(self, kept: Iterable[Pieces]) -> None:
        self._same: dict[bytes, bytes] = {text: text for pieces in kept for text in _texts(pieces)}
        self._fresh: dict[bytes, Any] = {}  # what those are made of that were not there before
        self._cut: dict[int, tuple[Any, bytes]] = {}  # by the identity of what is cut, which must not change any more
        self._parts: dict[str, tuple[Part, Part]] = {}  # each part as it was cut first, and its pieces
        self._steps: dict[tuple[bytes, bytes], list[bytes]] = {}  # what leads from one piece to another

    def cut(self, value: dict[str, Any]) -> Pieces:
        """A picture cut into pieces."""
        return {
            key: part if type(part) in PLAIN else self._part(key, part) if type(part) is dict else self._once(part)
            for key, part in value.items()
        }

    def _part(self, name: str, part: Part) -> Part:
        """A part cut into pieces. Most of it is the very same for other eyes, and is cut already."""
        first = self._parts.get(name)
        if first is None or first[0].keys() != part.keys():
            cut = {key: self._piece(one) for key, one in part.items()}
            self._parts[name] = part, cut
            return cut
        whole, pieces = first
        return pieces | {key: self._piece(one) for key, one in part.items() if one is not whole[key]}

    def _piece(self, one: Any) -> Any:
        kind = type(one)
        if kind in PLAIN:
            return one
        if kind is list and one and len(one) <= FEW and type(one[0]) in PARTED:
            return [self._once(row) for row in one]
        return self._once(one)

    def _once(self, value: Any) -> bytes:
        """The text of a value that others may see too."""
        found = self._cut.get(id(value))
        if found is None:
            found = self._cut[id(value)] = value, self._text(value)
        return found[1]

    def _text(self, value: Any) -> bytes:
        text = orjson.dumps(value)
        found = self._same.get(text)
        if found is None:
            found = bytes(memoryview(text))  # a copy: what orjson gives out keeps kilobytes of room behind it
            self._same[found] = found
            self._fresh[found] = value
        return found

    # --- from one picture to the next -------------------------------------------------------------------------------
    def step(self, old: Pieces, new: Pieces) -> bytes:
        """The patch from a picture to the next one, which has the same parts, as JSON."""
        found: list[bytes] = []
        for key, part in new.items():
            before = old[key]
            if part is before:
                continue
            kind, then, path = type(part), type(before), b'"%b"' % key.encode()
            if kind is dict and then is dict:
                self._step_part(path, before, part, found)
            elif kind is bytes and then is bytes:
                self._add(path, before, part, found)
            elif kind is not then or part != before:
                found.append(b"[[%b],%b]" % (path, _whole(part)))
        return b"[%b]" % b",".join(found)

    def _step_part(self, path: bytes, old: Part, new: Part, found: list[bytes]) -> None:
        """The same for a part."""
        if old.keys() != new.keys():
            found.extend([b"[[%b,%b]]" % (path, orjson.dumps(key)) for key in old if key not in new])
        for key in [key for key, one in new.items() if one is not old.get(key, NOTHING)]:
            one, before = new[key], old.get(key, NOTHING)
            kind, then = type(one), type(before)
            if kind is list and then is list:
                self._step_rows(b"%b,%b" % (path, orjson.dumps(key)), before, one, found)
            elif kind is bytes and then is bytes:
                self._add(b"%b,%b" % (path, orjson.dumps(key)), before, one, found)
            elif kind is not then or one != before:
                found.append(b"[[%b,%b],%b]" % (path, orjson.dumps(key), _whole(one)))

    def _step_rows(self, path: bytes, old: list[bytes], new: list[bytes], found: list[bytes]) -> None:
        found.extend([b"[[%b,%d]]" % (path, n) for n in range(len(old) - 1, len(new) - 1, -1)])
        for n, row in enumerate(new):
            if n >= len(old):
                found.append(b"[[%b,%d],%b]" % (path, n, row))
            elif row is not old[n]:
                self._add(b"%b,%d" % (path, n), old[n], row, found)

    def _add(self, path: bytes, old: bytes, new: bytes, found: list[bytes]) -> None:
        """Add the patch from one piece to another."""
        if old == new:
            return
        steps = self._steps.get((old, new))
        if steps is None:
            value = self._fresh[new] if new in self._fresh else orjson.loads(new)
            steps = self._steps[old, new] = [_written(change) for change in patch(orjson.loads(old), value)]
        found.extend([b"[[%b%b" % (path, change) for change in steps])


def _written(change: Change) -> bytes:
    """A change as JSON, from where the path to its piece ends."""
    path = b",%b" % orjson.dumps(change[0])[1:-1] if change[0] else b""
    return b"%b],%b]" % (path, orjson.dumps(change[1])) if len(change) > 1 else b"%b]]" % path


def _texts(pieces: Pieces) -> list[bytes]:
    """All JSON in the pieces of a picture."""
    found: list[bytes] = []
    for part in pieces.values():
        for one in part.values() if type(part) is dict else (part,):
            if type(one) is list:
                found.extend(one)
            elif type(one) is bytes:
                found.append(one)
    return found


def size(cut: Pieces) -> int:
    """About the length of the whole of which these are the pieces."""
    return sum([len(text) for text in _texts(cut)])


def joined(cut: Pieces) -> bytes:
    """The whole of which these are the pieces."""
    return b"{%b}" % b",".join([b"%b:%b" % (orjson.dumps(key), _whole(part)) for key, part in cut.items()])


def _whole(part: Any) -> bytes:
    """A part of a picture, or a part of that, as JSON."""
    if type(part) is bytes:
        return part
    if type(part) is list:
        return b"[%b]" % b",".join(part)
    if type(part) is not dict:
        return orjson.dumps(part)
    return b"{%b}" % b",".join([b"%b:%b" % (orjson.dumps(key), _whole(one)) for key, one in part.items()])


# --- making one of the other ------------------------------------------------------------------------------------------
def patched(value: Any, changes: Patch) -> Any:
    """What the changes make of a value; the value itself stays as it is."""
    for change in changes:
        value = _changed(value, change[0], change[1:])
    return value


def _changed(value: Any, path: list[str | int], new: list[Any]) -> Any:
    if not path:
        return new[0]
    copy = dict(value) if isinstance(value, dict) else list(value)
    key: Any = path[0]
    if len(path) > 1:
        copy[key] = _changed(copy[key], path[1:], new)
    elif not new:
        del copy[key]
    elif isinstance(copy, list) and key == len(copy):
        copy.append(new[0])
    else:
        copy[key] = new[0]
    return copy
