"""Nobody gains by cheating: chance at a table with company is the server's, and a fork deals anew what was seen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import imperia
from imperia.kernel.record import Record
from imperia.kernel.rng import SEED_BITS, long_seed
from imperia.server.table import Table

from .house import Browser, House
from .play import hot_seat, play_until

GAMES = imperia.games()


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("fair"), honest=True)
    yield made
    made.stop()


def _offline(game: str, seats: int, seed: int, seat: int) -> dict[str, Any]:
    """What an opener would know who replays his seed at home."""
    return imperia.game(game).new(seats, seed).view(seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_of_an_opener_is_not_taken_where_others_may_sit(fair: House, game: str) -> None:
    magda = fair.browser("Magda")
    table = magda.create("me", "link", game=game, seed=7) if game != "powers" else magda.create("me", "link", "link")
    assert table["chance"] == "server"
    found = fair.table(table["id"]).record.seed
    assert long_seed(found)
    assert SEED_BITS - 40 < found.bit_length() <= SEED_BITS
    again = magda.create(*[seat["kind"] for seat in table["seats"]], game=game, seed=7)
    assert fair.table(again["id"]).record.seed != found
    assert fair.table(table["id"]).state != imperia.game(game).new(len(table["seats"]), 7)


@pytest.mark.parametrize("kinds", [("me", "local", "local"), ("me", "greedy", "greedy")])
def test_alone_or_at_one_screen_the_seed_is_taken_and_the_table_says_so(fair: House, kinds: tuple[str, ...]) -> None:
    magda = fair.browser("Magda")
    table = magda.create(*kinds, seed=7)
    assert table["chance"] == "opener"
    assert "Chance from a chosen number" in table["option_words"]
    assert magda.see(table["id"], 0, at=0)["view"]["rows"] == _offline("powers", 3, 7, 0)["rows"]
    other = magda.create(*kinds, seed=None)
    assert other["chance"] == "server"
    assert "Chance from a chosen number" not in other["option_words"]


def test_the_seed_of_a_running_game_reaches_no_browser_and_after_the_end_the_record_replays(fair: House) -> None:
    magda, petr = fair.browser("Magda"), fair.browser("Petr")
    table = magda.create("me", "link", "local", seed=None)
    petr.join(table)
    people = {0: magda, 1: petr, 2: magda}
    seed = fair.table(table["id"]).record.seed
    lives = [magda.live(table["id"], 0), petr.live(table["id"], 1)]
    chance = random.Random(5)
    while not (shape := magda.ok("GET", f"/api/tables/{table['id']}"))["over"]:
        seat = shape["pending"][0]
        shot = people[seat].see(table["id"], seat)
        if not shape["moves"] % 9:
            people[seat].refused(403, "GET", f"/api/tables/{table['id']}/record")
        people[seat].act(table["id"], seat, chance.choice(shot["decision"]["options"])["code"])
    for live in lives:
        live.at(shape["revision"])
        live.close()
    for browser in (magda, petr):
        assert not any(str(seed) in text or f"{seed:x}" in text for text in browser.received)
    record = petr.ok("GET", f"/api/tables/{table['id']}/record")
    assert record["seed"] == str(seed)
    assert Record.from_json(record).replay().scores == record["result"]


def _finished(fair: House, game: str) -> tuple[Browser, dict[str, Any]]:
    """A whole hot-seat game, quickly: brought as a record."""
    rules = imperia.game(game)
    record = Record(game, min(3, rules.seats[-1]), 11, rules.chosen({}))
    state, chance = record.start(), random.Random(2)
    while not state.over:
        seat = chance.choice(state.pending)
        record.add(seat, chance.choice(state.legal(seat)))
        state.play(*record.moves[-1])
    magda = fair.browser("Magda")
    return magda, magda.ok("POST", "/api/records", record.to_json())


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_with_company_deals_anew_what_everybody_has_seen(fair: House, game: str) -> None:
    magda, table = _finished(fair, game)
    seats = [{"kind": "me"}, *[{"kind": "link"}] * (len(table["seats"]) - 1)]
    at = table["moves"] // 2
    fork = magda.ok("POST", f"/api/tables/{table['id']}/fork", {"at": at, "seats": seats})
    inside, old = fair.table(fork["id"]), fair.table(table["id"])
    assert fork["chance"] == "server"
    assert 0 < fork["moves"] <= at
    assert inside.state != old.timeline.at(fork["moves"])
    assert long_seed(inside.state.rng)
    assert inside.state.view(None) == old.timeline.at(fork["moves"]).view(None)
    row = fair.hall.store.table(fork["id"])
    assert row is not None
    stored = Table(row, fair.hall.store.entries_of(fork["id"]), set(), fair.hall.store, fair.hall.run)
    assert stored.state == inside.state


def test_a_fork_among_those_who_know_everything_goes_on_with_the_same_cards(fair: House) -> None:
    magda, table = _finished(fair, "powers")
    fork = magda.ok("POST", f"/api/tables/{table['id']}/fork", {"at": 30})
    assert fair.table(fork["id"]).state == fair.table(table["id"]).timeline.at(30)
    assert play_until(hot_seat(magda), fork["id"], random.Random(9)) is None


def test_a_fork_from_the_start_with_company_is_a_new_game(fair: House) -> None:
    magda, table = _finished(fair, "powers")
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
    fork = magda.ok("POST", f"/api/tables/{table['id']}/fork", {"at": 1, "seats": seats})
    assert (fork["moves"], fork["chance"]) == (0, "server")
    assert fair.table(fork["id"]).record.deals == []


def test_the_record_of_a_fork_with_other_cards_can_be_brought_back(fair: House) -> None:
    magda, table = _finished(fair, "powers")
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "greedy"}]
    seats[2] = {"kind": "bot", "bot": "random"}
    fork = magda.ok("POST", f"/api/tables/{table['id']}/fork", {"at": table["moves"] - 4, "seats": seats})
    petr = fair.browser("Petr")
    petr.join(fork)
    inside = fair.table(fork["id"])
    chance = random.Random(3)
    while not inside.state.over:
        for seat, browser in ((0, magda), (1, petr)):
            if seat in inside.state.pending:
                shot = browser.see(fork["id"], seat)
                browser.act(fork["id"], seat, chance.choice(shot["decision"]["options"])["code"])
    record = petr.ok("GET", f"/api/tables/{fork['id']}/record")
    assert [at for at, _ in record["deals"]] == [fork["moves"]]
    copy = petr.ok("POST", "/api/records", record)
    assert petr.ok("GET", f"/api/tables/{copy['id']}/record")["result"] == record["result"] == inside.state.scores
