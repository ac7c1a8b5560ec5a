"""Fates: what events do to a seat, for the better or the worse, so that it can be told of it apart from the log.

Each game has a list of them by the event's name, in its presenter: which argument names the seat, or a card of its, and
the sign under which the event stands in the margin of a record.
"""

from __future__ import annotations


class Fate:
    """What an event does to the seat that argument `whom` names, or that owns the card there (`whom` empty: to nobody).
    `when`: only where this argument is not 0."""

    __slots__ = ("luck", "sign", "when", "whom")

    def __init__(self, sign: str, whom: str = "", luck: bool = False, when: str = "") -> None:
        self.sign = sign
        self.whom = whom
        self.luck = luck
        self.when = when


Fates = dict[str, Fate]  # by the name of the event
