"""Positions to test in, found by playing the engine, and brought to a real table move by move."""

from __future__ import annotations

import random
from collections.abc import Callable

from imperia import Record
from imperia.kernel.state import State

from .person import Person

Moves = list[tuple[int, int]]


def question(state: State) -> str:
    """The kind of the open question."""
    return state.rules().prompts[state.asking[0]].name if state.pending else ""


def find(wanted: Callable[[State], bool], seats: int = 3, variant: str = "struggle") -> Record:
    """The first position of this kind in random games of Powers: a record that ends there."""
    return search("powers", seats, {"variant": variant, "factions": "random"}, wanted)


def search(game: str, seats: int, options: dict[str, str], wanted: Callable[[State], bool]) -> Record:
    """The same in any game."""
    for seed in range(1000):
        record = Record(game, seats, seed, options)
        state = record.start()
        chance = random.Random(seed)
        while not state.over:
            if wanted(state):
                return record
            seat = chance.choice(state.pending)
            _move(record, state, seat, chance.choice(state.legal(seat)))
    raise AssertionError("no such position in a thousand games")


def finished(seats: int = 3, variant: str = "struggle", least: int = 30) -> Record:
    """A whole random game of at least so many moves."""
    for seed in range(1000):
        record = Record("powers", seats, seed, {"variant": variant, "factions": "random"})
        state = record.start()
        chance = random.Random(seed)
        while not state.over:
            seat = chance.choice(state.pending)
            _move(record, state, seat, chance.choice(state.legal(seat)))
        if state.clock >= least:
            record.result = state.scores
            return record
    raise AssertionError("all games are short")


def _move(record: Record, state: State, seat: int, code: int) -> None:
    state.play(seat, code)
    record.add(seat, code)


def bring(record: Record, people: list[Person]) -> None:
    """Play a record at the table; `people` own the seats in their order."""
    for number, (seat, code) in enumerate(record.moves):
        body = {"seat": seat, "revision": number, "code": code}
        people[seat].ask("POST", f"/api/tables/{people[0].table['id']}/act", body)


def load(eva: Person, record: Record) -> None:
    """Open a record as a table at one screen, as the seat that is asked."""
    eva.ask("GET", "/api/me")
    eva.go(f"/t/{eva.ask('POST', '/api/records', record.to_json())['id']}")
    if record.seats > 1:
        eva.see("curtain-open").click()
    eva.until(lambda: eva.snapshot)
    eva.asked()


def company(people: list[Person], record: Record) -> str:
    """Everybody at one table, each at a browser of their own, after the moves of the record."""
    host, *guests = people
    table = host.set_up("me", *["link" for _ in guests], seed=record.seed, variant=record.options["variant"])
    for guest in guests:
        guest.ask("GET", "/api/me")
        token = host.table["links"]["invite"].partition("=")[2]
        guest.table = guest.ask("POST", f"/api/tables/{table}/join", {"token": token, "name": guest.name})
    bring(record, people)
    return table
