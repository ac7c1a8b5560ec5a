"""Story: the events of a game joined into acts; an act is one sentence with its cause and all that it brought and cost.

An event opens an act or belongs to the one before (`kernel.events.Story`). What a seat hears is all that its acts are
made of, so they tell no more than the events do. Acts only grow at the end: all but the last are done.
"""

from __future__ import annotations

from ..kernel.events import AMOUNT, HIDDEN, Event

GOOD = "good"  # kind of an argument: a good, of which `n` are moved (one, where there is no such argument)


class Flow:
    """Goods that come to a seat (`n` above 0) or leave it, the card that is the cause of it (-1: the act itself), and
    the card that was drawn, where that is the good. `price`: they leave it as a price."""

    __slots__ = ("card", "drawn", "good", "n", "price", "seat")

    def __init__(self, seat: int, good: int, n: int, card: int = -1, price: bool = False, drawn: int = -1) -> None:
        self.seat = seat
        self.good = good
        self.n = n
        self.card = card
        self.price = price
        self.drawn = drawn


class Act:
    """Consecutive events that are one doing."""

    __slots__ = ("events",)

    def __init__(self, first: Event) -> None:
        self.events = [first]

    @property
    def mark(self) -> bool:
        """Does it only begin a part of the game?"""
        return self.events[0].kind.story.mark

    @property
    def runs(self) -> list[list[Event]]:
        """The events that are told, those together that are told in one breath; goods that move are not among them."""
        return breaths([event for n, event in enumerate(self.events) if n == 0 or _tells(event)])

    def takes(self, event: Event) -> bool:
        """Is an event a part of this act?"""
        if not event.kind.story.opens:
            return not self.events[0].kind.story.alone
        last = next((one for one in reversed(self.events) if _tells(one)), self.events[0])
        return joined(last, event)


def _tells(event: Event) -> bool:
    return event.kind.story.opens or not event.kind.story.moves


def joined(one: Event, other: Event) -> bool:
    """Do two events differ only in the arguments by which their kind joins? What is hidden joins what is hidden."""
    keys = one.kind.story.joins
    if not keys or one.kind is not other.kind or (one.args[keys[0]] == HIDDEN) != (other.args[keys[0]] == HIDDEN):
        return False
    return all(one.args[key] == other.args[key] for key in one.args if key not in keys)


def breaths(events: list[Event]) -> list[list[Event]]:
    """Events in order, those together that are told in one breath."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and joined(runs[-1][-1], event):
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


def told(events: list[Event]) -> list[Act]:
    """A story from its beginning."""
    acts: list[Act] = []
    for event in events:
        if acts and acts[-1].takes(event):
            acts[-1].events.append(event)
        else:
            acts.append(Act(event))
    return acts


def amounts(event: Event, goods: tuple[str, ...]) -> list[tuple[int, int]]:
    """The goods that an event is about, with their numbers."""
    found: list[tuple[int, int]] = []
    for key, kind in event.kind.arguments:
        n = event.args[key]
        if kind == AMOUNT and n:
            found.append((goods.index(key), n))
        elif kind == GOOD:
            found.append((n, event.args.get("n", 1)))
    return found


def flows(event: Event, goods: tuple[str, ...]) -> list[Flow]:
    """The goods that an event moves: to whom, from whom."""
    story = event.kind.story
    if not story.moves:
        return []
    card = event.args.get("card", -1)
    found: list[Flow] = []
    for good, n in amounts(event, goods):
        if story.gains:
            found.append(Flow(event.args[story.gains], good, n, card))
        if story.pays:
            found.append(Flow(event.args[story.pays], good, -n, card, price=True))
        if story.loses:
            found.append(Flow(event.args[story.loses], good, -n, card))
    return found
