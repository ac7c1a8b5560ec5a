"""The sentences a person gets when something is refused; nothing was changed when one of these is raised."""

from __future__ import annotations


class ImperiaError(Exception):
    """Base of every refusal that Imperia explains to its user."""


class SetupError(ImperiaError):
    """A game was asked for with a wrong number of players or wrong options."""


class IllegalMove(ImperiaError):
    """A move that the rules do not offer now; the state is as it was."""


class RecordError(ImperiaError):
    """A record that cannot be read, or does not replay."""
