"""One list of fields drives slots, clone, equality, hash and JSON of a state, so that they cannot drift apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# Kinds of field. A value is copied as its kind says; everything in a state is one of these.
VALUE = "value"  # int, str, or a tuple of such: shared, never changed in place
LIST = "list"  # list of ints (or of immutable tuples)
LISTS = "lists"  # list of lists of ints
BYTES = "bytes"  # bytearray: small non-negative numbers, cheapest to copy
LOG = "log"  # like LIST, but history rather than position: not part of equality and hash

_COPY = {VALUE: "s.{0}", LIST: "s.{0}[:]", LISTS: "[x[:] for x in s.{0}]", BYTES: "s.{0}[:]", LOG: "s.{0}[:]"}
_QUICK = _COPY | {LISTS: "list(map(list.copy, s.{0}))"}  # as the interpreter does it fastest
_KEY = {VALUE: "s.{0}", LIST: "tuple(s.{0})", LISTS: "tuple([tuple(x) for x in s.{0}])", BYTES: "bytes(s.{0})"}
_DUMP = {VALUE: "plain(s.{0})", LIST: "[plain(x) for x in s.{0}]", LISTS: "s.{0}", LOG: "[plain(x) for x in s.{0}]"}
_LOAD = {VALUE: "firm(d['{0}'])", LIST: "[firm(x) for x in d['{0}']]", LISTS: "[list(x) for x in d['{0}']]"}
_LOAD[LOG] = _LOAD[LIST]
_LOAD[BYTES] = "bytearray(d['{0}'])"
_DUMP[BYTES] = "list(s.{0})"
_TAKE = dict.fromkeys(_COPY, "d[{1}]") | {BYTES: "bytearray(d[{1}])"}


def _plain(value: Any) -> Any:
    """Tuples become lists on the way to JSON."""
    return [_plain(x) for x in value] if isinstance(value, tuple) else value


def _firm(value: Any) -> Any:
    """Lists become tuples on the way back: inside a LIST or VALUE only immutable things live."""
    return tuple([_firm(x) for x in value]) if isinstance(value, list) else value


class Schema:
    """The fields of one state class, `core` ones and its own, and the functions written from them."""

    def __init__(self, core: dict[str, str], own: dict[str, str]) -> None:
        self.fields = fields = core | own
        self.slots = tuple(own)  # the `__slots__` of the class
        self.copying = self._assign("n", _COPY, fields)  # the lines of `copy`; the native build compiles them
        self.copy: Callable[[Any, Any], None] = self._write("copy", "n, s", self._assign("n", _QUICK, fields))
        compared = {name: kind for name, kind in fields.items() if kind != LOG}
        key = ", ".join(_KEY[kind].format(name) for name, kind in compared.items())
        self.key: Callable[[Any], tuple[Any, ...]] = self._write("key", "s", [f"return ({key},)"])
        dump = ", ".join(f"'{name}': {_DUMP[kind].format(name)}" for name, kind in fields.items())
        self.dump: Callable[[Any], dict[str, Any]] = self._write("dump", "s", [f"return {{{dump}}}"])
        self.load: Callable[[Any, dict[str, Any]], None] = self._write("load", "n, d", self._assign("n", _LOAD, fields))
        # All fields as they are, in order, and back from a list that is nobody else's: for `marshal`.
        given = ", ".join([f"s.{name}" for name in fields])
        self.give: Callable[[Any], list[Any]] = self._write("give", "s", [f"return [{given}]"])
        taking = [f"n.{name} = {_TAKE[kind].format(name, n)}" for n, (name, kind) in enumerate(fields.items())]
        self.take: Callable[[Any, list[Any]], None] = self._write("take", "n, d", taking)

    @staticmethod
    def _assign(target: str, forms: dict[str, str], fields: dict[str, str]) -> list[str]:
        return [f"{target}.{name} = {forms[kind].format(name)}" for name, kind in fields.items()]

    @staticmethod
    def _write(name: str, arguments: str, lines: list[str]) -> Callable[..., Any]:
        """Write one straight-line function, as dataclasses do: no loop over names at run time."""
        source = f"def {name}({arguments}):\n" + "".join(f"    {line}\n" for line in lines)
        scope: dict[str, Any] = {"plain": _plain, "firm": _firm}
        exec(source, scope)
        function: Callable[..., Any] = scope[name]
        return function
