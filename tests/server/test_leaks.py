"""Nothing hidden leaves the server: every byte sent to each browser in whole games, held against what it may know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from fastapi.routing import APIRoute

from imperia.cards.words import LANGS
from imperia.games.powers.cards import DECK
from imperia.games.powers.lexicon import UNSEEN
from imperia.games.powers.state import Powers
from imperia.kernel.record import Record
from imperia.kernel.state import State
from imperia.kernel.timeline import Timeline
from imperia.server.api import ROUTER
from imperia.server.snapshot import snapshot
from imperia.server.table import Table

from .house import Browser, House, Live
from .test_live import three_people

VARIANTS = ("struggle", "illuminati")
GUESSES = ("propose", "vote", "search")  # questions whose options are names that everybody can read on a list
SEED = 0x5EED_5EED_5EED  # so odd a number that it turns up only if it leaks


# --- playing while listening ----------------------------------------------------------------------------------------
class Listener:
    """A browser with the seat it sits on (None: a spectator), and what it was told, with the time of each message."""

    def __init__(self, browser: Browser, seat: int | None, table: str, lang: str) -> None:
        self.browser = browser
        self.seat = seat
        self.live: Live = browser.live(table, -1 if seat is None else seat, lang=lang)
        self.live.first()


def _seated(house: House, variant: str, lang: str) -> tuple[dict[str, Any], list[Listener]]:
    """Three people by link and a spectator; the one who set the table up has the first seat."""
    magda, ilona, petr, guest = (house.browser(name) for name in ("Magda", "Ilona", "Petr", None))
    table = magda.create("me", "link", "link", seed=SEED, variant=variant)
    ilona.join(table, name="Ilona")
    petr.join(table, name="Petr")
    guest.join(table, "spectate")
    people = [(magda, 0), (ilona, 1), (petr, 2), (guest, None)]
    return table, [Listener(browser, seat, table["id"], lang) for browser, seat in people]


def _play(house: House, table: str, listeners: list[Listener], chance: random.Random) -> None:
    """Play to the end by live messages; between moves the browsers ask for everything they can think of."""
    by_seat = {listener.seat: listener for listener in listeners}
    inside = house.table(table)
    while not inside.state.over:
        revision = inside.row.revision
        for listener in listeners:
            listener.live.at(revision)
        if chance.random() < 0.2:
            _pry(chance.choice(listeners), table, len(inside.record.moves), chance)
        mover = by_seat[chance.choice(inside.state.pending)]
        if chance.random() < 0.05 and mover.live.snapshot["undo"]["mode"] == "free":
            mover.live.send(type="undo")
        else:
            mover.live.act(chance.choice(mover.live.snapshot["decision"]["options"])["code"])
        mover.live.at(revision + 1)


def _pry(listener: Listener, table: str, moves: int, chance: random.Random) -> None:
    browser, seat = listener.browser, -1 if listener.seat is None else listener.seat
    browser.see(table, seat, at=chance.randint(0, moves), lang=chance.choice(LANGS))
    browser.ok("GET", "/api/tables")
    browser.refused(409, "GET", f"/api/tables/{table}/score")
    browser.refused(403, "GET", f"/api/tables/{table}/record")
    browser.ok("GET", f"/api/tables/{table}")
    browser.refused(409, "POST", f"/api/tables/{table}/fork", {"at": 0})
    browser.refused(403, "POST", f"/api/tables/{table}/hint", {"seat": max(seat, 0), "revision": 0})  # nobody agreed
    if listener.seat != 0:  # who set the table up may
        browser.refused(403, "PUT", f"/api/tables/{table}/links", {"spectate": "renew"})
    if listener.seat is None:
        browser.refused(403, "DELETE", f"/api/tables/{table}")
    elif listener.seat != 0:
        assert browser.ok("DELETE", f"/api/tables/{table}")["deleted"] is False  # not while others sit there
    for path in ("/health", "/metrics"):
        browser.received.append(json.dumps({"path": path, "said": browser.ask("GET", path).text}))
        del browser.received[-2]  # the same, but plain text
    for other in range(3):
        if other != listener.seat:
            browser.refused(403, "POST", f"/api/tables/{table}/leave", {"seat": other, "bot": "random"})
            browser.refused(403, "GET", f"/api/tables/{table}/snapshot", params={"seat": other, "at": 0})


# --- what a seat may know -------------------------------------------------------------------------------------------
def hidden_from(state: State, seat: int | None) -> set[int]:
    """The cards whose place a seat may not know: piles, others' hands and hidden Candidates it has not seen."""
    assert isinstance(state, Powers)
    cards: set[int] = set()
    for pile in state.piles:
        cards.update(pile)
    for p in range(state.seats):
        if p == seat:
            continue
        own = list(state.hands[p])
        if state.standing[p] == UNSEEN and state.candidate[p] >= 0:
            own.append(state.candidate[p])
        cards.update(c for c in own if not _has_seen(state, c, seat))
    return cards


def _has_seen(state: Powers, card: int, seat: int | None) -> bool:
    everybody = (1 << state.seats) - 1
    return state.seen[card] == everybody if seat is None else bool(state.seen[card] >> seat & 1)


def cards_of(value: Any) -> set[int]:
    """Every card that a piece of a message points at, by number, anchor or name."""
    if isinstance(value, str):
        if value.startswith("card:"):
            return {int(value[5:])}
        return {card.number for card in DECK if any(name in value for name in card.names.values())}
    if isinstance(value, list):
        return set().union(*[cards_of(part) for part in value]) if value else set()
    if isinstance(value, dict):
        found: set[int] = set()
        for key, part in value.items():
            if key in ("card", "laid_card", "as", "target", "source") and isinstance(part, int):
                found.add(part)
            elif key in ("cards", "draft"):
                found.update(card for card in part if card is not None)
            else:
                found |= cards_of(part)
        return found
    return set()


def _told(shot: dict[str, Any]) -> set[int]:
    """The cards a snapshot tells the place of; the public lists of names are taken out first."""
    told = cards_of({"view": _without_lists(shot["view"]), "undo": shot["undo"], "steps": shot["steps"]})
    decision = shot["decision"]
    if decision is not None and decision["kind"] not in (*GUESSES, "candidate"):
        told |= cards_of(decision)
    return told


def _without_lists(view: dict[str, Any]) -> dict[str, Any]:
    rows = [row | {"candidate": row["candidate"] | {"possible": [], "wrong": []}} for row in view["rows"]]
    return view | {"rows": rows, "proposals": []}


def _timelines(entries: list[list[int]], variant: str) -> dict[int, Timeline]:
    """The record as it stood at each revision, cut where an undo takes something back."""
    found: dict[int, Timeline] = {}
    data = Record("powers", 3, SEED, {"variant": variant, "factions": "random"}).to_json()
    for n in range(len(entries) + 1):
        found[n] = Timeline(Record.from_json(data | {"entries": entries[:n]}))
    return found


# --- the tests ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_byte_tells_a_browser_of_a_card_it_may_not_know(open_house: House, variant: str, seed: int) -> None:
    chance = random.Random(seed)
    table, listeners = _seated(open_house, variant, chance.choice(LANGS))
    _play(open_house, table["id"], listeners, chance)
    past = _timelines(open_house.hall.store.entries_of(table["id"]), variant)
    checked = 0
    for listener in listeners:
        for text in listener.browser.received:
            checked += _check_text(text, listener, past)
        assert any('"type":"patch"' in text for text in listener.browser.received)
        listener.live.close()
    assert checked > 100


def _check_text(text: str, listener: Listener, past: dict[int, Timeline]) -> int:
    message = json.loads(text)
    if isinstance(message, dict) and message.get("type") == "patch":
        return 0  # the picture it makes of the one before comes next
    if not isinstance(message, dict) or "view" not in message:
        assert cards_of(message) == set() or message.get("table", {}).get("over")
        return 0
    timeline = past[message["table"]["revision"]]
    if timeline.state.over:
        return 0  # after the end everything is open
    assert str(SEED) not in text
    assert message["seat"] == listener.seat
    leaked = _told(message) & hidden_from(timeline.at(message["at"]), listener.seat)
    assert not leaked, (listener.seat, message["at"], [DECK[card].code for card in leaked])
    for event in message["events"]:
        if event["kind"] in ("guess", "propose", "search"):
            continue
        leaked = cards_of(event)
        for at in range(max(0, event["at"] - 1), event["to"] + 1):  # a card may come and go while an act lasts
            leaked &= hidden_from(timeline.at(at), listener.seat)
        assert not leaked, (listener.seat, event)
    return 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_sent_does_not_depend_on_what_is_hidden(open_house: House, variant: str) -> None:
    """Deal anew all that a seat cannot know: its snapshot must be the same to the byte (law 6)."""
    people, name = three_people(open_house)
    people[0].see(name)
    inside = open_house.table(name)
    keys = open_house.hall.keys
    table = Table(inside.row, [], set(), open_house.hall.store, open_house.hall.run)
    table.row.options["variant"] = variant
    table.timeline = Timeline(Record("powers", 3, SEED, {"variant": variant, "factions": "random"}))
    chance = random.Random(3)
    while not table.state.over:
        for seat in range(3):
            real = _sent(table, keys, seat, table.state)
            for n in range(2):
                assert _sent(table, keys, seat, table.state.determinize(seat, n)) == real
        pending = chance.choice(table.state.pending)
        table.timeline.play(pending, chance.choice(table.state.legal(pending)))


def _sent(table: Table, keys: Any, seat: int | None, state: State) -> str:
    """The bytes for a seat, were this the state of the table."""
    real = table.timeline.state
    table.cache.clear()
    table.passing.clear()
    table.log_cache.clear()
    table.timeline.state = state
    try:
        return json.dumps(snapshot(table, None, keys, seat, "en"))
    finally:
        table.timeline.state = real
        table.log_cache.clear()


def test_browsers_learn_nothing_of_each_others_identity(open_house: House) -> None:
    table, listeners = _seated(open_house, "struggle", "en")
    _play(open_house, table["id"], listeners, random.Random(8))
    for listener in listeners:
        everything = "\n".join(listener.browser.received)
        for other in listeners:
            assert other.browser.cookie not in everything
            assert other.browser.cookie.partition(".")[0] not in everything
        if listener.seat is None:
            assert table["links"]["invite"].partition("=")[2] not in everything
        listener.live.close()


# --- every endpoint, in swapped worlds --------------------------------------------------------------------------------
ELSEWHERE = {  # they say nothing of a table that is there already
    *[("GET", f"/api{path}") for path in ("", "/games", "/lessons")],
    *[("GET", f"/api/games/{{game}}/{what}") for what in ("cards", "guide", "rules")],
    ("POST", "/api/games/{game}/setting"),
    ("POST", "/api/lessons/{game}/{name}"),
    ("POST", "/api/tables"),
    ("POST", "/api/records"),
}
ASKED: list[tuple[str, str, Any]] = [  # by who sits at seat 1; nothing of it changes the game
    ("GET", "/api/me", None),
    ("PUT", "/api/me", {"name": "Ilona"}),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/{table}", None),
    ("DELETE", "/api/tables/{table}", None),
    ("POST", "/api/tables/{table}/join", {"token": "none", "name": "Ilona"}),
    *[("GET", f"/api/tables/{{table}}/snapshot?seat={seat}", None) for seat in (-1, 0, 1, 2)],
    ("GET", "/api/tables/{table}/snapshot?seat=1&at=5&lang=cs", None),
    ("POST", "/api/tables/{table}/act", {"seat": 1, "revision": 0, "code": 0}),
    ("POST", "/api/tables/{table}/act", {"seat": 0, "revision": 30, "code": 0}),
    ("POST", "/api/tables/{table}/hint", {"seat": 1, "revision": 30}),
    ("POST", "/api/tables/{table}/hint/chance", {"seat": 1, "revision": 30}),
    ("POST", "/api/tables/{table}/undo", {"seat": 1, "revision": 0}),
    ("POST", "/api/tables/{table}/undo/answer", {"seat": 1, "agree": True}),
    ("POST", "/api/tables/{table}/fork", {"at": 3}),
    ("POST", "/api/tables/{table}/again", None),
    ("PUT", "/api/tables/{table}/name", {"name": "Monday"}),
    ("POST", "/api/tables/{table}/leave", {"seat": 0, "bot": "random"}),
    ("POST", "/api/tables/{table}/play-on", None),
    ("PUT", "/api/tables/{table}/links", {"invite": "revoke"}),
    ("GET", "/api/tables/{table}/record", None),
    ("GET", "/api/tables/{table}/score", None),
    *[(method, "/api/tables/{table}/analysis", None) for method in ("GET", "POST", "DELETE")],
]


def test_no_answer_of_any_endpoint_depends_on_what_is_hidden(open_house: House) -> None:
    table, listeners = _seated(open_house, "struggle", "en")
    chance, by_seat = random.Random(5), {listener.seat: listener for listener in listeners}
    inside = open_house.table(table["id"])
    for revision in range(30):
        mover = by_seat[chance.choice(inside.state.pending)]
        mover.live.at(revision)
        mover.live.act(chance.choice(mover.live.snapshot["decision"]["options"])["code"])
        mover.live.at(revision + 1)
    for listener in listeners:
        listener.live.close()
    real, ilona = inside.state, listeners[1].browser
    worlds = [real, real, real.determinize(1, 1), real.determinize(1, 2)]
    said = [_answers(open_house, table, ilona, world) for world in worlds][1:]  # the first gives the table its name
    _swap(inside, real)
    assert said[0] == said[1] == said[2]
    assert any(real.determinize(1, n) != real for n in (1, 2))
    covered = {(method, path.partition("?")[0]) for method, path, _ in ASKED} | {("DELETE", "/api/me")}
    every = {(verb, r.path_format) for r in ROUTER.routes if isinstance(r, APIRoute) for verb in r.methods}
    assert covered | ELSEWHERE == every  # who adds an endpoint says here what it may tell


def _swap(table: Table, world: State) -> None:
    """Let this be the state of the table."""
    table.timeline.state = world
    table.cache.clear()
    table.passing.clear()
    table.log_cache.clear()


def _answers(house: House, table: dict[str, Any], browser: Browser, world: State) -> list[tuple[int, str]]:
    """What a browser is told by everything it can ask, were this the state of the table; and a guest that goes."""
    _swap(house.table(table["id"]), world)
    guest = house.browser("Guest")
    guest.join(table, "spectate")
    asked = [browser.ask(method, path.format(table=table["id"]), body) for method, path, body in ASKED]
    asked += [guest.ask("GET", f"/api/tables/{table['id']}/snapshot"), guest.ask("DELETE", "/api/me")]
    return [(answer.status_code, answer.text) for answer in asked]
