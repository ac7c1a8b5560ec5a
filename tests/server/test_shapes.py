"""The shapes are the protocol: every endpoint and every message has one, and keeps to it."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from imperia.server import shapes

from .house import Browser, House
from .play import hot_seat, play_until


def _whole_tour(magda: Browser) -> None:
    """Everything a browser can ask for."""
    magda.ok("GET", "/api")
    magda.ok("GET", "/api/games")
    for game in ("powers", "settlers"):
        for lang in ("cs", "en", "hu"):
            magda.ok("GET", f"/api/games/{game}/cards", params={"lang": lang})
            magda.ok("GET", f"/api/games/{game}/rules", params={"lang": lang})
            magda.ok("GET", f"/api/games/{game}/guide", params={"lang": lang})
    alone = magda.create("me", game="settlers")
    for path in ("hint", "hint/chance"):
        magda.ok("POST", f"/api/tables/{alone['id']}/{path}", {"seat": 0, "revision": alone["revision"]})
    table = magda.create("me", "local", "link")
    magda.join(table, "spectate")
    magda.ok("GET", "/api/tables")
    mine = magda.create("me", "local", "local")["id"]
    play_until(hot_seat(magda), mine, random.Random(1), ("lay",))
    magda.ok("POST", f"/api/tables/{mine}/undo", {"seat": 1})
    play_until(hot_seat(magda), mine, random.Random(1))
    magda.ok("GET", f"/api/tables/{mine}/score")
    magda.ok("POST", f"/api/tables/{mine}/analysis")
    magda.ok("GET", f"/api/tables/{mine}/analysis")
    magda.ok("DELETE", f"/api/tables/{mine}/analysis")
    magda.ok("POST", "/api/records", magda.ok("GET", f"/api/tables/{mine}/record"))
    magda.ok("POST", f"/api/tables/{mine}/fork", {"at": 3})
    magda.ok("POST", f"/api/tables/{mine}/again")
    magda.ok("PUT", f"/api/tables/{mine}/name", {"name": "Thursday"})
    magda.ok("POST", "/api/games/powers/setting", {"people": 3})
    magda.ok("PUT", f"/api/tables/{table['id']}/links", {"spectate": "revoke"})
    magda.ok("POST", f"/api/tables/{table['id']}/leave", {"seat": 1, "bot": "random"})
    magda.ok("DELETE", f"/api/tables/{mine}")
    magda.ok("GET", "/api/lessons")
    lesson = magda.ok("POST", "/api/lessons/powers/first")["id"]
    magda.ok("POST", f"/api/tables/{lesson}/play-on", {"bot": "random"})


def _ask_back(magda: Browser, guest: Browser) -> None:
    """An undo that somebody at another screen must agree to."""
    table = magda.create("me", "local", "link")
    guest.join(table)
    play_until({0: magda, 1: magda, 2: guest}, table["id"], random.Random(1), ("lay",))
    last = next(seat for seat in (0, 1) if magda.see(table["id"], seat)["undo"]["mode"] == "ask")
    magda.ok("POST", f"/api/tables/{table['id']}/undo", {"seat": last})
    guest.ok("POST", f"/api/tables/{table['id']}/undo/answer", {"seat": 2, "agree": False})


def test_every_endpoint_of_the_document_answers_in_its_shape(open_house: House) -> None:
    magda, guest = open_house.browser("Magda"), open_house.browser("Guest")
    _whole_tour(magda)
    _ask_back(magda, guest)
    guest.ok("DELETE", "/api/me")
    document = magda.ok("GET", "/api/openapi.json")
    told = {(method.upper(), path) for path, entry in document["paths"].items() for method in entry}
    assert magda.answered | guest.answered == told


def test_every_kind_of_live_message_comes_in_its_shape(open_house: House) -> None:
    magda = open_house.browser("Magda")
    live = magda.live(magda.create("me", "local", "local", game="settlers")["id"], 0)
    live.first()
    live.until(lambda: live.presence)
    live.send(type="nonsense")
    live.until(lambda: live.errors)
    live.send(type="why", thing="seat:0")
    live.until(lambda: "why" in live.kinds)
    live.send(type="hindered")
    live.until(lambda: "hindered" in live.kinds)
    live.send(type="say", text="Good evening")
    live.until(lambda: "talk" in live.kinds)
    live.act(live.snapshot["decision"]["options"][0]["code"])
    live.at(1)
    live.close()
    document = magda.ok("GET", "/api/openapi.json")
    told = document["components"]["schemas"]["ServerMessage"]["discriminator"]["mapping"]
    assert live.kinds == set(told)


def test_the_document_holds_what_browsers_may_say(open_house: House) -> None:
    known = open_house.browser().ok("GET", "/api/openapi.json")["components"]["schemas"]
    said = {path.rpartition("/")[2] for path in known["ClientMessage"]["discriminator"]["mapping"].values()}
    assert said == {name for name in known if name.endswith("Message")} - {
        *(
            "ClientMessage",
            "ServerMessage",
            "SnapshotMessage",
            "PatchMessage",
            "PresenceMessage",
            "TalkMessage",
            "ErrorMessage",
        )
    }


def _references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if "$ref" in part else set()
        return own.union(*[_references(value) for value in part.values()])
    return set().union(*[_references(value) for value in part]) if isinstance(part, list) else set()


def test_the_document_refers_to_nothing_it_does_not_hold(open_house: House) -> None:
    document = open_house.browser().ok("GET", "/api/openapi.json")
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert _references(document) <= known


# --- the check itself -----------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def message(open_house: House) -> dict[str, Any]:
    magda = open_house.browser("Magda")
    live = magda.live(magda.create("me", "local", "local")["id"], 0)
    found = live.first()
    live.close()
    return found


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("whole",), None),
        (("at",), "0"),
        (("lang",), "de"),
        (("secret",), 1),
        (("table", "seats", 0, "owner"), "somebody"),
        (("table", "seats", 0, "kind"), "king"),
        (("table", "links", "admin"), "/t/x"),
        (("decision", "options", 0, "label"), "words"),
        (("decision", "options", 0, "label"), [{"ship": 3, "text": "x"}]),
        (("events", 0, "n"), True),
        (("view", "phase"), "lay"),
        (("undo", "mode"), "maybe"),
    ],
)
def test_a_message_out_of_shape_would_be_noticed(message: dict[str, Any], path: tuple[Any, ...], value: Any) -> None:
    shape: TypeAdapter[Any] = TypeAdapter(shapes.ServerMessage)
    shape.validate_json(json.dumps(message), strict=True)
    broken = json.loads(json.dumps(message))
    part = broken
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(ValidationError):
        shape.validate_json(json.dumps(broken), strict=True)


# --- the page that explains it --------------------------------------------------------------------------------------
def test_the_protocol_page_names_every_endpoint_and_message_and_no_shape_that_is_not(open_house: House) -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    document = open_house.browser().ok("GET", "/api/openapi.json")
    known = document["components"]["schemas"]
    told = {(method.upper(), path) for path, entry in document["paths"].items() for method in entry}
    assert set(re.findall(r"`(GET|PUT|POST|DELETE) (/api[^`?]*)", page)) == told
    for name in ("ClientMessage", "ServerMessage"):
        for shape in known[name]["discriminator"]["mapping"].values():
            assert f"**{shape.rpartition('/')[2]}**" in page
    assert set(re.findall(r"\*\*([A-Z]\w+)\*\*", page)) <= set(known)
