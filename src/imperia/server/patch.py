"""Patches: what turns one picture of a table into the next, so that only what changed is sent.

A patch is a list of changes, made in order. A change is `[path, value]` (put it there; an index one past the end of a
list adds to it) or `[path]` (take it away: a key, or the last of a list). `web/src/lib/patch.ts` makes them too.

A picture is kept as *pieces* of JSON: each of its parts, and each player's part of those, is one. Most pieces stay the
same from one picture to the next, and are the same for all who look; only the others are read again and compared.
"""

from __future__ import annotations

from typing import Any

import orjson

Change = list[Any]
Patch = list[Change]
Text = bytes | dict[str, Any]  # JSON, or lists of JSON by their keys, with the rest under REST
Pieces = dict[str, Any]  # a Text by the key of each part; what is PLAIN as it is
Known = dict[tuple[bytes, bytes], Patch]  # what leads from one piece to another, found once for all who look

PLAIN = frozenset([int, str, bool, type(None)])
FEW = 6  # a list of so many things with parts has one for each player; more pieces would cost more than they save
REST = ""


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
def pieces(value: dict[str, Any], same: dict[bytes, bytes]) -> Pieces:
    """A value cut into pieces; those that are in `same` already are taken from there."""
    return {key: part if type(part) in PLAIN else _cut(part, same) for key, part in value.items()}


def _cut(part: Any, same: dict[bytes, bytes]) -> Text:
    rows, rest = _parted(part)
    if not rows:
        return _kept(part, same)
    lists = {key: [_kept(one, same) for one in row] for key, row in rows.items()}
    return lists | {REST: _kept(rest, same)}


def _parted(part: Any) -> tuple[dict[str, list[Any]], Any]:
    """The lists of a part that have a piece for each player, and the rest of it."""
    if not isinstance(part, dict):
        return {}, part
    rows = {key: row for key, row in part.items() if isinstance(row, list) and _rows(row) and len(row) <= FEW}
    return rows, {key: value for key, value in part.items() if key not in rows} if rows else part


def _kept(value: Any, same: dict[bytes, bytes]) -> bytes:
    text = orjson.dumps(value)
    found = same.get(text)
    if found is None:
        found = bytes(memoryview(text))  # a copy: what orjson gives out keeps kilobytes of room behind it
        same[found] = found
    return found


def joined(cut: Pieces) -> bytes:
    """The whole of which these are the pieces."""
    return orjson.dumps(
        {key: part if type(part) in PLAIN else orjson.Fragment(_whole(part)) for key, part in cut.items()}
    )


def _whole(part: Text) -> bytes:
    if isinstance(part, bytes):
        return part
    lists = [b"%b:[%b]" % (orjson.dumps(key), b",".join(row)) for key, row in part.items() if key != REST]
    rest: bytes = part[REST]
    return b"{%b}" % b",".join(lists + [rest[1:-1]] * (len(rest) > 2))


def step(old: Pieces, new: Pieces, value: dict[str, Any], known: Known) -> Patch:
    """The patch from a picture in pieces to the next one, which is given whole too; both have the same parts."""
    found: Patch = []
    for key, part in new.items():
        before = old[key]
        if part is before:
            continue
        if isinstance(part, dict) and isinstance(before, dict):
            _step_rows(key, before, part, value[key], found, known)
        elif isinstance(part, bytes) and isinstance(before, bytes):
            _add([key], before, part, value[key], found, known)
        elif part != before or type(part) is not type(before):
            found.append([[key], value[key]])
    return found


def _step_rows(
    key: str, old: dict[str, Any], new: dict[str, Any], value: dict[str, Any], found: Patch, known: Known
) -> None:
    """The same for a part with lists; one that had no list before, or has none any more, is in the rest of it."""
    found.extend([[[key, name]] for name in old if name not in new and name not in value])
    if old[REST] != new[REST]:
        _add([key], old[REST], new[REST], _parted(value)[1], found, known)
    for name, row in new.items():
        if name == REST:
            continue
        if name not in old:
            found.append([[key, name], value[name]])
            continue
        before = old[name]
        found.extend([[[key, name, n]] for n in range(len(before) - 1, len(row) - 1, -1)])
        for n, piece in enumerate(row):
            if n >= len(before):
                found.append([[key, name, n], value[name][n]])
            else:
                _add([key, name, n], before[n], piece, value[name][n], found, known)


def _add(path: list[str | int], old: bytes, new: bytes, value: Any, found: Patch, known: Known) -> None:
    """Add the patch from one piece to another."""
    if old == new:
        return
    if (old, new) not in known:
        known[old, new] = patch(orjson.loads(old), value)
    found.extend([[path + change[0], *change[1:]] for change in known[old, new]])


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
