"""The sentences a person gets when something is refused; nothing was changed when one of these is raised."""

from __future__ import annotations

from typing import Any, Final

_LONGEST: Final = 240  # of what a sentence repeats: a list of ours fits, endless input does not


class ImperiaError(Exception):
    """Base of every refusal that Imperia explains to its user.

    The text of the exception is English. A `key` names the same sentence in the other languages (`refusal-<key>`, said
    by `cards.refusals`), and the `values` stand in both.
    """

    def __init__(self, english: str, key: str = "", **values: object) -> None:
        self.key = key
        self.values: dict[str, object] = {name: _brief(value) for name, value in values.items()}
        super().__init__(english.format(**self.values) if values else english)

    def __reduce__(self) -> tuple[Any, ...]:
        """A refusal keeps its key on the way from another process."""
        return _again, (type(self), str(self), self.key, self.values)


def _again(kind: type[ImperiaError], english: str, key: str, values: dict[str, object]) -> ImperiaError:
    error = kind(english)
    error.key = key
    error.values = values
    return error


def _brief(value: object) -> object:
    """A value as a sentence can hold it: of endless input its beginning."""
    if isinstance(value, ImperiaError | int):
        return value
    text = str(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


class SetupError(ImperiaError):
    """A game was asked for with a wrong number of players or wrong options. Of its values `field` names the option that
    is wrong ("seats": their number), and `seat` the seat for which it is."""


class IllegalMove(ImperiaError):
    """A move that the rules do not offer now; the state is as it was."""


class RecordError(ImperiaError):
    """A record that cannot be read, or does not replay."""
