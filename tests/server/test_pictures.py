"""Pictures and patches: a client that only ever gets patches has, at every step, the picture that is made whole."""

from __future__ import annotations

import gc
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imperia.cards import words as core_words
from imperia.cards.presenter import presenter, shown
from imperia.cards.story import told as acts
from imperia.cards.words import LANGS, rich
from imperia.games.settlers import view as settlers_view
from imperia.kernel.events import Event
from imperia.kernel.game import find
from imperia.server import identity, words
from imperia.server import snapshot as snapshots
from imperia.server.identity import Keys
from imperia.server.patch import patch, patched
from imperia.server.pictures import BEATS, Eyes, Shown, eyes_of
from imperia.server.pictures import shown as seen
from imperia.server.snapshot import snapshot
from imperia.server.store import SeatRow, TableRow
from imperia.server.table import Table
from imperia.server.words import reader, told

from .contract import check_message
from .house import House

KEYS = Keys("a secret for tests")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("ab", max_size=1), inner, max_size=3),
    max_leaves=12,
)


@given(JSON, JSON)
def test_a_patch_makes_the_new_of_the_old_and_leaves_the_old_alone(old: Any, new: Any) -> None:
    before = json.dumps(old)
    made = patched(old, patch(old, new))
    assert made == new
    assert json.dumps(old) == before


def test_what_did_not_change_is_not_sent() -> None:
    old = {"rows": [{"n": 1, "name": "Eva"}, {"n": 2}], "deck": [1, 2, 3], "over": False}
    new = {"rows": [{"n": 1, "name": "Eva"}, {"n": 5}, {"n": 6}], "deck": [2, 3], "over": False}
    assert patch(old, new) == [[["rows", 1, "n"], 5], [["rows", 2], {"n": 6}], [["deck"], [2, 3]]]
    assert patch(new, old)[:2] == [[["rows", 2]], [["rows", 1, "n"], 2]]


# --- whole games ----------------------------------------------------------------------------------------------------
def _table(game: str, seed: int) -> Table:
    rules = find(game)
    row = TableRow("table", game, rules.version, rules.chosen({}), seed, "me")
    seats = min(3, rules.seats.stop - 1)
    row.seats = [SeatRow(n, "local", f"Player {n}", None, "me") for n in range(seats)]
    return Table(row, [], set(), None, None)  # type: ignore[arg-type]


def _move(table: Table, chance: random.Random) -> None:
    seat = chance.choice(table.state.pending)
    table.timeline.play(seat, chance.choice(table.state.legal(seat)))
    table.row.revision += 1
    table.row.over = bool(table.state.over)
    table._changed()


class Client:
    """One pair of eyes that is sent whatever the server would send it."""

    def __init__(self, table: Table, seat: int | None, lang: str) -> None:
        self.table = table
        self.identity = "me"
        self.eyes: Eyes = eyes_of(table, "me", seat, lang)
        self.picture: dict[str, Any] = {}
        self.log: dict[int, dict[str, Any]] = {}
        self.version = 0
        self.patched = 0

    def wake(self) -> None:
        """It looks when it is told to."""

    def look(self) -> None:
        now: Shown = seen(self.table, "me", KEYS, self.eyes)
        text = now.since(self.version) or now.whole(self.table, self.eyes, len(self.log) - 1)
        check_message(text)
        message = json.loads(text)
        if message["type"] == "snapshot":
            events = message.pop("events")
            self.picture = {key: value for key, value in message.items() if key not in ("type", "version", "whole")}
            self.log |= {event["n"]: event for event in events}
        else:
            assert message["base"] == self.version
            self.patched += 1
            for beat in message["beats"]:
                self.picture = patched(self.picture, beat["changes"])
                self.log |= {event["n"]: event for event in beat["events"]}
        self.version = now.version

    def check(self) -> None:
        whole = json.loads(json.dumps(snapshot(self.table, "me", KEYS, self.eyes.seat, self.eyes.lang)))
        assert [self.log[n] for n in sorted(self.log)] == whole.pop("events")
        del whole["whole"]
        assert json.dumps(self.picture, sort_keys=True) == json.dumps(whole, sort_keys=True)


@pytest.mark.parametrize("game", shown())
@pytest.mark.parametrize("seed", [1, 2])
def test_a_patched_picture_is_the_whole_picture_at_every_step(game: str, seed: int) -> None:
    chance, table = random.Random(seed), _table(game, seed)
    seats = [*range(table.state.seats), None]
    clients = [Client(table, seat, LANGS[(n + seed) % 3]) for n, seat in enumerate(seats)]
    for client in clients:
        client.look()
    steps = 0
    while not table.state.over and steps < 150:
        _move(table, chance)
        steps += 1
        for client in clients:
            if chance.random() < 0.8:  # some are slow
                client.look()
                client.check()
    assert all(client.patched > steps // 2 for client in clients)


def test_a_picture_and_its_words_are_made_once_however_many_look(monkeypatch: pytest.MonkeyPatch) -> None:
    table, made = _table("settlers", 1), []
    real = snapshots._view

    def note(*arguments: Any) -> dict[str, Any]:
        made.append(arguments[2:])
        return real(*arguments)

    monkeypatch.setattr(snapshots, "_view", note)
    clients = [Client(table, 0, "en") for _ in range(5)] + [Client(table, None, "hu") for _ in range(5)]
    for step in range(4):
        for client in clients:
            client.look()
            client.look()
        assert sorted(made, key=str) == [(0, "en")] * (step + 1) + [(None, "hu")] * (step + 1)
        texts = [seen(table, "me", KEYS, client.eyes).since(client.version - 1) for client in clients]
        assert len({id(text) for text in texts}) == (2 if step else 1)
        _move(table, random.Random(step))


def test_what_all_see_is_made_cut_and_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move costs little more for four who look than for one: of the public part nothing is made twice."""
    table, seen_by = _table("settlers", 2), []
    real = settlers_view._onlooker

    def note(state: Any) -> dict[str, Any]:
        seen_by.append(state.clock)
        return real(state)

    monkeypatch.setattr(settlers_view, "_onlooker", note)
    clients = [Client(table, seat, lang) for seat in (0, 1, 2) for lang in LANGS]
    table.watchers.update(clients)  # type: ignore[arg-type]
    for step in range(12):
        for client in clients:
            client.look()
        assert not table.passing  # all have seen it: nothing is kept for anybody else
        _move(table, random.Random(step))
    moments = 1 + sum([1 + len(table.timeline.stages(at)) for at in range(1, 12)])
    assert 12 <= len(seen_by) <= moments < 12 * len(clients)


@pytest.mark.parametrize("game", shown())
def test_a_part_of_a_game_begins_with_an_act(game: str) -> None:
    """So that who looks for headings need not look at every event."""
    rules = find(game)
    for kind in [kind for kind in rules.events if not kind.story.opens]:
        event = Event(kind, (kind.number, 0, -1, *[0] * len(kind.arguments)))
        assert not presenter(rules).heading(event, "en")


def test_who_fell_far_behind_gets_the_whole_picture() -> None:
    table, chance = _table("powers", 1), random.Random(1)
    client = Client(table, 0, "en")
    client.look()
    for _ in range(BEATS + 1):
        _move(table, chance)
        seen(table, "me", KEYS, client.eyes)
    assert seen(table, "me", KEYS, client.eyes).since(client.version) is None
    client.look()
    client.check()


def _within(piece: Any) -> list[Any]:
    """A piece and all that it is made of."""
    parts = piece.values() if isinstance(piece, dict) else piece if isinstance(piece, list) else []
    return [piece, *[inner for part in parts for inner in _within(part)]]


def test_eyes_that_see_the_same_share_its_text() -> None:
    table = _table("settlers", 5)
    clients = [Client(table, seat, "en") for seat in range(table.state.seats)]
    for step in range(30):
        _move(table, random.Random(step))
        for client in clients:
            client.look()
    leaves = [[leaf for leaf in _within(kept.picture) if isinstance(leaf, bytes)] for kept in table.shown.values()]
    texts = [leaf for eyes in leaves for leaf in eyes]
    assert len({id(leaf) for leaf in texts}) == len(set(texts)) < len(texts)


@pytest.mark.parametrize("game", shown())
def test_what_is_kept_of_a_table_stays_small_and_out_of_the_collectors_way(game: str) -> None:
    """Text for each pair of eyes, and no rendered log: not 10 MB a table as it once was."""
    table, chance = _table(game, 3), random.Random(3)
    clients = [Client(table, seat, lang) for seat in range(table.state.seats) for lang in LANGS]
    for _ in range(60):
        if not table.state.over:
            _move(table, chance)
        for client in clients:
            client.look()
    for kept in table.shown.values():
        assert sum(map(gc.is_tracked, _within(kept.picture))) < 40
        assert {type(part) for part in _within(kept.picture)} <= {dict, list, bytes, int, str, bool, type(None)}
        assert all(isinstance(beat, bytes) for step in kept._beats for beat in step)
        assert len(kept._beats) <= BEATS
        assert len(kept._messages) <= BEATS
    assert all(isinstance(packed, bytes) for _, packed in table.timeline._kept)


# --- words ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("room", [core_words, words, snapshots, identity])
def test_what_is_kept_for_all_tables_has_a_bound(room: Any) -> None:
    """What differs from table to table never ends; a store of it without a bound would grow for months."""
    caches = [one for one in vars(room).values() if hasattr(one, "cache_parameters")]
    assert caches
    assert all(one.cache_parameters()["maxsize"] for one in caches)


@pytest.mark.parametrize("game", shown())
def test_words_that_are_kept_for_all_tables_are_those_of_this_one(game: str) -> None:
    """Names stand where they belong, however they look."""
    table, chance = _table(game, 4), random.Random(4)
    while not table.state.over:
        _move(table, chance)
    speaker, names = presenter(find(game)), ["Øster \\1 %s", "0", "Žofie {n}"][: table.state.seats]
    for lang in LANGS:
        for seat in (*range(table.state.seats), None):
            heard = table.state.told(seat, 0, len(table.state.log))
            events = [Event(find(game).events[entry[0]], entry) for entry in heard]
            entry_of = dict(zip(map(id, events), heard, strict=True))
            for act in acts(events):
                entries = tuple([entry_of[id(event)] for event in act.events])
                whom = reader(game, entries, seat)
                assert whom in (seat, None)
                line = json.loads(b"{" + told(game, entries, lang, tuple(names), whom))
                text, more = speaker.act(act, lang, names, seat)
                assert (line["text"], line["more"]) == (rich(text), [rich(one) for one in more])
                assert (line["at"], line["to"]) == (act.events[0].move, act.events[-1].move)


# --- over the wire --------------------------------------------------------------------------------------------------
def test_who_does_not_ask_for_patches_gets_whole_pictures(open_house: House) -> None:
    magda = open_house.browser("Magda")
    live = magda.live(magda.create("me", "local", "local")["id"], 0, have=None)
    live.send(type="have", n=-1)
    for revision in range(3):
        shot = live.at(revision)
        if shot["decision"] is None:
            break
        live.act(shot["decision"]["options"][0]["code"])
    live.at(revision)
    assert live.kinds <= {"snapshot", "presence"}
    live.close()


def test_a_client_without_the_picture_a_patch_builds_on_gets_the_whole_again(open_house: House) -> None:
    magda = open_house.browser("Magda")
    live = magda.live(magda.create("me", "local", "local")["id"], 0)
    first = live.first()
    live.snapshot = {}
    live.send(type="have", n=first["events"][-1]["n"], revision=0, patches=True)
    again = live.first()
    assert (again["type"], again["whole"]) == ("snapshot", False)
    assert again["events"] == first["events"][-1:]  # the last act may have grown
    assert again["view"] == first["view"]
    live.close()


def test_pictures_nobody_looks_at_are_dropped(open_house: House) -> None:
    magda = open_house.browser("Magda")
    name = magda.create("me", "local", "local")["id"]
    lives = [magda.live(name, seat, lang) for seat in range(3) for lang in ("en", "cs")]
    for live in lives:
        live.first()
    table = open_house.table(name)
    assert len(table.shown) == 6
    for live in lives[1:]:
        live.close()
    lives[0].until(lambda: len(table.shown) == 1)
    lives[0].close()
