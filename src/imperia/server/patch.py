"""Patches: what turns one picture of a table into the next, so that only what changed is sent.

A patch is a list of changes, made in order. A change is `[path, value]` (put it there; an index one past the end of a
list adds to it) or `[path]` (take it away: a key, or the last of a list). `web/src/lib/patch.ts` makes them too.
"""

from __future__ import annotations

from typing import Any

Change = list[Any]
Patch = list[Change]


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
