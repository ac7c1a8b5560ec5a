"""Anchors: every kind of place that a game knows is a namespace of its own; numbers and words are no places."""

from __future__ import annotations

import pytest

from imperia.cards.presenter import presenter
from imperia.kernel.events import PART, Event, EventKind
from imperia.kernel.game import find
from imperia.kernel.options import CARD, NUMBER, SEAT, SLOT, WORD, ActionTable


def a_table() -> ActionTable:
    table = ActionTable("a game")
    table.verb("place", ("location", 10), (NUMBER, 3))
    table.verb("march", ("section", 3), ("section", 3))
    table.verb("cover", (CARD, 4), ("field", 12))
    table.verb("take", (WORD, 5))
    table.verb("pass", decline=True)
    return table


@pytest.mark.parametrize(
    ("verb", "args", "anchors"),
    [
        ("place", (3, 1), ["location:3"]),
        ("march", (0, 2), ["section:0", "section:2"]),
        ("cover", (2, 11), ["card:2", "field:11"]),
        ("take", (4,), []),
        ("pass", (), []),
    ],
)
def test_an_option_is_anchored_to_the_places_among_its_arguments(
    verb: str, args: tuple[int, ...], anchors: list[str]
) -> None:
    assert a_table().find(verb, *args).anchors() == anchors


def test_a_table_knows_its_kinds_of_place() -> None:
    assert a_table().places() == ["location", "section", CARD, "field"]


def test_goods_and_factions_of_settlers_are_no_places() -> None:
    assert sorted(find("settlers").actions.places()) == [CARD, SEAT, SLOT]


def anchors(*arguments: tuple[str, str], values: tuple[int, ...]) -> list[str]:
    """What an event with these arguments is anchored to at a table of Powers."""
    return presenter(find("powers")).anchors(
        Event(EventKind("met", arguments, (), False, False, PART), (0, 0, -1, *values))
    )


def test_an_event_is_anchored_to_places_but_not_to_seats_words_and_secrets() -> None:
    assert anchors(("seat", SEAT), ("card", CARD), ("under", CARD), values=(1, 7, 9)) == ["card:7", "card:9"]
    assert anchors(("card", CARD), ("kind", "kind"), ("n", NUMBER), values=(7, 2, 3)) == ["card:7"]
    assert anchors(("seat", SEAT), ("card", CARD), values=(1, -1)) == []
