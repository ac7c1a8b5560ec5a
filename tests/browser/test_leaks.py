"""The leak test: every byte sent to each browser during whole games, held against what its seat may know.

Each snapshot that came over the line must be the one the server makes of the position, and the very same one must
come out of positions in which everything the seat cannot know was dealt anew: then no byte depends on a secret.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from imperia import Record
from imperia.games.powers.lexicon import AGENT
from imperia.games.powers.state import Powers
from imperia.games.powers.tables import KIND
from imperia.kernel.state import State
from imperia.server.identity import Keys
from imperia.server.snapshot import lines, log_of, snapshot, staged, why_not
from imperia.server.store import SeatRow, TableRow
from imperia.server.table import Table, standing_of

from .conftest import Come
from .person import Json, Person

pytestmark = pytest.mark.browser

SEED = 190_862_357_771  # a number that cannot come about by chance
DEALS = range(3)
NOTHING_NEW = 1_000_000  # a line of the log that no game comes to
PASSING = ("created", "updated", "links", "seats")  # of a table: times, links of this browser, who is online


@cache
def keys() -> Keys:
    return Keys("a secret of the test")


async def nothing(*_: Any) -> None:
    """A table that is only looked at has no store."""


def table_at(record: Record, seats: list[Json], move: int) -> Table:
    """The server's table after so many moves."""
    row = TableRow("table", record.game, record.rules, record.options, record.seed, "eva")
    row.seats = [
        SeatRow(seat["seat"], "bot", None, seat["bot"], None)
        if seat["kind"] == "bot"
        else SeatRow(seat["seat"], seat["kind"], seat["name"], None, "eva")
        for seat in seats
    ]
    store: Any = None
    table = Table(row, [[*move] for move in record.moves[:move]], set(), store, nothing)
    for key, value in vars(standing_of(move, table.state)).items():
        setattr(row, key, value)
    return table


def put(table: Table, state: State) -> None:
    """Put the table into another state that its record could not tell from its own."""
    table.timeline.state = state
    table.cache.clear()
    table.log_cache.clear()


def picture(table: Table, frame: Json) -> Json:
    """The snapshot that the server makes of this table for the eyes that got `frame`."""
    told = [event["n"] for event in frame["events"]]
    have = -1 if frame["whole"] else told[0] if told else NOTHING_NEW
    return snapshot(
        table, "eva" if frame["seat"] is not None else None, keys(), frame["seat"], frame["lang"], None, have
    )


def on_the_way(shot: Json) -> bool:
    """A stage that a move passed through: nobody is asked anything yet."""
    return shot["decision"] is None and not shot["waiting"] and not shot["view"]["over"]


def check_stage(table: Table, shot: Json) -> None:
    """A stage shows what the server makes of it, whatever the seat cannot know."""
    seat, lang, at = shot["seat"], shot["lang"], shot["at"]
    stages = [
        stage
        for stage in staged(table, seat, at)
        if plain(table.presenter.view(stage, seat, lang)) == shot["view"] and told(table, shot, stage) == shot["events"]
    ]
    assert stages, f"move {at}: not a stage of it"
    for stage in stages:
        for deal in DEALS:
            other = stage.determinize(seat if seat is not None else deal % stage.seats, deal)
            assert plain(table.presenter.view(other, seat, lang)) == shot["view"], f"move {at}: a stage tells a secret"


def told(table: Table, shot: Json, stage: State) -> list[Json]:
    """The lines of the log that came with the shot, as they read at this stage."""
    if not shot["events"]:
        return []
    log = log_of(table, shot["seat"])
    read = lines(table, log, shot["seat"], shot["lang"], shot["events"][0]["n"], len(stage.log))
    return [json.loads(line) for line in read]


def plain(data: Any) -> Any:
    """As it comes over the line."""
    return json.loads(json.dumps(data))


def comparable(shot: Json) -> Json:
    kept = {key: value for key, value in shot.items() if key not in ("table", "type", "version")}
    table = {key: value for key, value in shot["table"].items() if key not in (*PASSING, "id")}
    named = [{k: v for k, v in seat.items() if k != "online"} for seat in shot["table"]["seats"]]
    result: Json = plain(kept | {"table": table, "named": named})
    return result


def secrets(state: State, seat: int | None) -> set[int]:
    """Cards whose place the seat may not know and that no guess can name, straight from the whole state."""
    assert isinstance(state, Powers)
    eyes = (1 << state.seats) - 1 if seat is None else 1 << seat  # an onlooker knows what all seats have seen
    places = [*state.piles, *[hand for p, hand in enumerate(state.hands) if p != seat]]
    hidden = [card for place in places for card in place if state.seen[card] & eyes != eyes]
    return {card for card in hidden if KIND[card] != AGENT}


def cards_in(data: Any) -> set[int]:
    """Every card that a message speaks of, wherever it stands."""
    if isinstance(data, list):
        return {card for part in data for card in cards_in(part)}
    if not isinstance(data, dict):
        return {int(data[5:])} if isinstance(data, str) and data.startswith("card:") else set()
    found = {card for key, part in data.items() if key not in ("table", "possible") for card in cards_in(part)}
    for key in ("card", "as", "target", "laid_card", "source"):
        if isinstance(data.get(key), int):
            found.add(data[key])
    for key in ("cards", "draft", "proposals"):
        found |= {card for card in data.get(key, []) if isinstance(card, int)}
    return found


def running(person: Person) -> list[Json]:
    """What came over the live line before the game was over."""
    messages = [json.loads(frame) for frame in person.frames]
    return [message for message in messages if message["type"] == "snapshot" and not message["view"]["over"]]


@pytest.mark.parametrize("variant", ["struggle", "illuminati"])
def test_no_browser_gets_a_byte_that_depends_on_what_its_seat_may_not_know(come: Come, variant: str) -> None:
    eva, olga = come("Eva"), come("Olga")
    table = eva.set_up("me", "random", "random", seed=SEED, variant=variant)
    onlooker = eva.table["links"]["spectate"].partition(table)[2]
    olga.sit(table, onlooker)
    eva.sit(table)
    eva.play()
    expect(eva.see("score-sheet")).to_be_visible()
    olga.until(lambda: olga.over)
    record = Record.from_json(eva.record())
    assert record.replay().over
    assert len({shot["at"] for shot in running(eva)}) > 5

    for person in (eva, olga):
        check_live(person, record)
        check_requests(person, eva)


def check_live(person: Person, record: Record) -> None:
    shots = running(person)
    assert {shot["seat"] for shot in shots} == {0 if person.name == "Eva" else None}
    for shot in shots:
        table = table_at(record, shot["table"]["seats"], shot["at"])
        truth = table.state
        assert not secrets(truth, shot["seat"]) & cards_in(shot)
        if on_the_way(shot):
            check_stage(table, shot)
            continue
        got = comparable(shot)
        assert got == comparable(picture(table, shot)), f"move {shot['at']}: not the server's picture"
        for deal in DEALS:
            eyes = shot["seat"] if shot["seat"] is not None else deal % truth.seats
            put(table, truth.determinize(eyes, deal))
            assert got == comparable(picture(table, shot)), f"move {shot['at']}: it depends on a secret"
    for message in [json.loads(frame) for frame in person.frames]:
        if message["type"] == "why":
            check_why(message, table_at(record, shots[0]["table"]["seats"], message["at"]))
        elif message["type"] != "snapshot":
            assert set(message) == {"type", "seats"}
            assert all(set(seat) == {"seat", "online"} for seat in message["seats"])
    before = [frame for frame in person.frames if not json.loads(frame).get("view", {}).get("over")]
    assert not [frame for frame in before if str(SEED) in frame]


def check_why(message: Json, table: Table) -> None:
    """Why Eva cannot do more with a thing is the same whatever she cannot know."""
    truth = table.state
    for state in (truth, *[truth.determinize(0, deal) for deal in DEALS]):
        put(table, state)
        assert message == json.loads(json.dumps({"type": "why", **why_not(table, 0, message["thing"], "en")}))


def check_requests(person: Person, anybody: Person) -> None:
    """All that came by requests: files of the page, the same references for everybody, and the table's public face."""
    for response in person.responses:
        path = urlsplit(response.url).path
        if not path.startswith("/api/"):
            file = person.server.page / path.lstrip("/")
            assert response.body() == (file if file.is_file() else person.server.page / "index.html").read_bytes()
            continue
        assert str(SEED) not in response.text()
        if path.startswith("/api/games"):
            assert response.json() == anybody.ask("GET", response.url.removeprefix(anybody.server.url))
        elif path.endswith("/analysis"):
            assert response.json()["analysis"] is None, "nobody has asked for one"
        elif path.startswith("/api/tables/") and not path.endswith("/score"):
            assert set(response.json()) == set(anybody.table)
        else:
            assert path in ("/api/me", "/api/tables") or path.endswith("/score")
