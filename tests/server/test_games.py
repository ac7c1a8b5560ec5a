"""Every game that is offered can be shown: whole games, each step in words, and nothing hidden in the bytes."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from imperia.cards.presenter import presenter, shown
from imperia.cards.words import LANGS
from imperia.kernel.game import find
from imperia.kernel.state import State
from imperia.server.identity import Keys
from imperia.server.snapshot import snapshot, table_shape
from imperia.server.store import SeatRow, TableRow
from imperia.server.table import Seated, Table

from .contract import check_message

KEYS = Keys("a secret for tests")


def _table(game: str, seats: int, seed: int) -> Table:
    """A table in memory, with a person on each seat."""
    rules = find(game)
    row = TableRow("table", game, rules.version, rules.chosen({}), seed, "me")
    row.seats = [SeatRow(n, "local", f"Player {n}", None, "me") for n in range(seats)]
    return Table(row, [], set(), None, None)  # type: ignore[arg-type]


def _sent(table: Table, seat: int | None, lang: str, state: State | None = None) -> str:
    """The bytes for a seat, were this the state of the table."""
    real = table.timeline.state
    if state is not None:
        table.timeline.state = state
        table.log_cache.clear()
    text = json.dumps({"type": "snapshot", **snapshot(table, "me", KEYS, seat, lang)})
    check_message(text)
    if state is not None:
        table.timeline.state = real
        table.log_cache.clear()
    return text


def _move(table: Table, chance: random.Random) -> None:
    seat = chance.choice(table.state.pending)
    table.timeline.play(seat, chance.choice(table.state.legal(seat)))
    table.row.revision += 1
    table.row.over = bool(table.state.over)
    table.cache.clear()
    table.passing.clear()


def _looked_at(step: int) -> bool:
    """Every step of the beginning, then ever fewer: each look tells the whole log, which grows."""
    return step % max(1, step // 30) == 0


@pytest.mark.parametrize("game", shown())
def test_a_whole_game_is_told_in_three_languages_and_its_sheet_adds_up(game: str) -> None:
    chance = random.Random(17)
    table = _table(game, find(game).seats.stop - 1, 17)
    while not table.state.over:
        for seat in table.state.pending if _looked_at(table.row.revision) else ():
            message = json.loads(_sent(table, seat, LANGS[table.row.revision // 7 % 3]))
            assert message["decision"]["options"]
            assert message["view"]["phase"]["code"] in {phase["code"] for phase in message["view"]["phases"]}
            assert message["view"]["phase"]["label"]
        _move(table, chance)
    for lang in LANGS:
        for seat in (*range(table.state.seats), None):
            _check_sheet(json.loads(_sent(table, seat, lang))["view"]["score"], table.state)


def _check_sheet(sheet: dict[str, Any], state: State) -> None:
    codes = {category["code"] for category in sheet["categories"]}
    for row in sheet["seats"]:
        by_card = row["by_card"]
        assert sum([one["points"] for one in by_card]) == row["total"]
        assert len(by_card) <= 8
        assert all(one["label"] for one in by_card)
        assert all(_has_words(one["text"]) for one in by_card if one["card"] is not None)
        cards = [one["card"] for one in by_card if one["card"] is not None]
        assert len(set(cards)) == len(cards)  # each stands once
        assert row["total"] == state.scores[row["seat"]]
        assert sum(line["points"] for line in row["lines"]) == row["total"]
        assert {line["category"] for line in row["lines"]} <= codes
    assert {row["seat"] for row in sheet["seats"] if row["winner"]} == set(state.winners)
    assert [series["points"][-1] for series in sheet["chart"]["series"]] == state.scores
    assert sheet["ending"]


def _has_words(text: list[Any]) -> bool:
    """Does it say what the points are for, not only how many times there were some?"""
    return any(letter.isalpha() for piece in text if isinstance(piece, str) for letter in piece)


@pytest.mark.parametrize("game", shown())
def test_the_bytes_for_a_seat_do_not_depend_on_what_it_cannot_know(game: str) -> None:
    chance = random.Random(5)
    table = _table(game, max(2, find(game).seats.start), 5)
    step = 0
    while not table.state.over:
        seat = step % table.state.seats
        if _looked_at(step):
            real = _sent(table, seat, "en")
            assert _sent(table, seat, "en", table.state.determinize(seat, step)) == real
        _move(table, chance)
        step += 1


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", shown())
def test_lobby_cards_and_table_have_words(game: str, lang: str) -> None:
    speaker = presenter(find(game))
    about = speaker.about(lang)
    assert about["title"]
    assert about["blurb"]
    assert all(option["label"] and option["help"] for option in about["options"])
    cards = speaker.cards(lang)
    numbers = sorted([number for card in cards for number in card["ids"]])
    assert numbers == list(range(len(numbers))), "every number has one face"
    assert all(card["id"] == card["ids"][0] for card in cards)
    for key in [part["key"] for part in speaker.filters(lang)]:
        assert all(key in card["facets"] for card in cards)
    row = _table(game, find(game).seats.start, 1).row
    assert table_shape(Seated(row, set()), "me", KEYS, lang, [True] * len(row.seats))["title"] == about["title"]


@pytest.mark.parametrize("game", shown())
def test_a_past_moment_is_the_same_as_it_was_then(game: str) -> None:
    chance = random.Random(8)
    table = _table(game, max(2, find(game).seats.start), 8)
    seen: dict[int, dict[str, Any]] = {}
    while not table.state.over and table.state.clock < 60:
        seen[table.state.clock] = json.loads(_sent(table, 0, "en"))
        _move(table, chance)
    for at in list(seen)[::7]:
        past = snapshot(table, "me", KEYS, 0, "en", at)
        assert json.loads(json.dumps(past["view"])) == seen[at]["view"]
        assert json.loads(json.dumps(past["events"])) == seen[at]["events"]
        assert past["since"] == seen[at]["since"]


def test_a_table_of_other_rules_is_refused_with_a_sentence() -> None:
    from imperia.server.errors import Refused

    row = _table("powers", 3, 1).row
    row.rules = "powers-0"
    with pytest.raises(Refused) as refused:
        Table(row, [], set(), None, None)  # type: ignore[arg-type]
    assert "have changed" in refused.value.words("en")
