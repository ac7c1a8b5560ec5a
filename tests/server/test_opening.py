"""Opening a table: what is wrong with a setting and where, playing again, names, seats that move to another browser."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from imperia import bots

from .house import Browser, House
from .play import play_until

Played = tuple[Browser, Browser, dict[str, Any]]


# --- settings -------------------------------------------------------------------------------------------------------
WRONG = [
    ("imperium", 2, {"box": "classics", "nations": "celts, qin"}, "nations", 1, ("Čchinové", "Qin", "Csinek")),
    ("settlers", 2, {"factions": "roman, roman:b"}, "factions", 1, ("Římané", "Romans", "Rómaiak")),
    ("powers", 3, {"factions": "SID, random, SID"}, "factions", 2, ("Sídhe", "Sídhe", "Sídhe")),
    ("wall", 1, {"mode": "coop"}, "mode", None, ("Společná", "together", "Együtt")),
    ("settlers", 2, {"decks": "ROM001"}, "decks", None, ("Balíček", "deck", "pakli")),
    ("wall", 5, {}, "seats", None, ("1 až 4", "1 to 4", "1 és 4")),
]


@pytest.mark.parametrize(("game", "people", "options", "field", "seat", "words"), WRONG)
def test_a_wrong_setting_is_explained_at_its_field_in_the_readers_language(
    open_house: House, game: str, people: int, options: dict[str, str], field: str, seat: int | None, words: Any
) -> None:
    browser = open_house.browser()
    for lang, word in zip(("cs", "en", "hu"), words, strict=True):
        body = {"people": people, "options": options}
        wrong = browser.ok("POST", f"/api/games/{game}/setting", body, params={"lang": lang})["wrong"]
        assert (wrong["field"], wrong["seat"]) == (field, seat)
        assert word in wrong["text"].replace("\u00a0", " ")


def test_a_table_that_cannot_be_set_up_is_refused_with_its_field(open_house: House) -> None:
    wish = {"game": "settlers", "options": {"factions": "roman, roman"}, "seats": [{"kind": "me"}, {"kind": "link"}]}
    refused = open_house.browser("Magda").ask("POST", "/api/tables", wish)
    assert refused.status_code == 400
    assert (refused.json()["field"], refused.json()["seat"]) == ("factions", 1)


def test_a_game_lasts_longer_with_more_people_and_bots_take_less_time(open_house: House) -> None:
    browser = open_house.browser()

    def most(people: int, bots: int = 0, **options: str) -> int:
        body = {"people": people, "bots": bots, "options": options}
        answer = browser.ok("POST", "/api/games/powers/setting", body)
        assert answer["wrong"] is None
        assert answer["minutes"][0] < answer["minutes"][1]
        return int(answer["minutes"][1])

    assert most(1, 2) < most(3) < most(6)
    assert most(3) < most(3, variant="illuminati")


# --- bots -----------------------------------------------------------------------------------------------------------
FIGURES = r"\d|thousand|hundred|second|tisíc|\bst[ao]\b|vteřin|sekund|ezer|száz|másodperc"


@pytest.mark.parametrize("lang", ["cs", "en", "hu"])
def test_what_is_said_of_a_bot_promises_no_figures(open_house: House, lang: str) -> None:
    """How many ways it tries, and how fast, differs from game to game and machine to machine."""
    for game in open_house.browser().ok("GET", "/api/games", params={"lang": lang}):
        said = [bot["help"] for bot in game["bots"]]
        assert len(set(said)) == len(bots.names())
        assert not [words for words in said if re.search(FIGURES, words)]


def test_every_bot_has_a_rating_in_every_game_and_says_how_far_off_it_may_be(open_house: House) -> None:
    for game in open_house.browser().ok("GET", "/api/games"):
        told = {bot["code"]: bot["rating"] for bot in game["bots"]}
        assert list(told) == bots.names()
        for name, rating in told.items():
            measured = bots.rating(name, game["code"])
            assert measured is not None
            assert rating == {"points": measured.points, "give_or_take": measured.give_or_take}
            assert rating["give_or_take"] > 0
    assert bots.rating("master", "chess") is None


def test_what_a_seat_leaves_to_the_lot_is_told_in_words(open_house: House) -> None:
    table = open_house.browser("Magda").create("me", "local", game="settlers", factions="japanese:b, random")
    assert "Factions: Japanese B, Any" in table["option_words"]


# --- the table in lists ---------------------------------------------------------------------------------------------
def test_lists_of_tables_tell_round_phase_and_name(open_house: House) -> None:
    magda, guest = open_house.browser("Magda"), open_house.browser("Guest")
    table = magda.create("me", "link", "local")
    guest.join(table)
    named = guest.ok("PUT", f"/api/tables/{table['id']}/name", {"name": "  Thursday\n evening "})
    assert named["name"] == "Thursday evening"
    play_until({0: magda, 1: guest, 2: magda}, table["id"], random.Random(1), ("lay",))
    listed = magda.ok("GET", "/api/tables", params={"lang": "cs"})[0]
    assert (listed["name"], listed["round"], listed["host"]) == ("Thursday evening", 1, "Magda")
    assert listed["phase"] == magda.see(table["id"], 0, lang="cs")["view"]["phase"]
    assert magda.ok("PUT", f"/api/tables/{table['id']}/name", {"name": " "})["name"] is None
    onlooker = open_house.browser("Onlooker")
    onlooker.join(table, "spectate")
    assert onlooker.ask("PUT", f"/api/tables/{table['id']}/name", {"name": "mine"}).status_code == 403


# --- again ----------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def played(open_house: House) -> Played:
    magda, guest = open_house.browser("Magda"), open_house.browser("Guest")
    table = magda.create("me", "link", "local", factions="ZED, MAG, SID")
    guest.join(table)
    assert magda.ask("POST", f"/api/tables/{table['id']}/again").status_code == 409
    play_until({0: magda, 1: guest, 2: magda}, table["id"], random.Random(1))
    return magda, guest, table


def test_playing_again_keeps_everybody_one_seat_further(open_house: House, played: Played) -> None:
    magda, guest, old = played
    onlooker = open_house.browser("Onlooker")
    onlooker.join(old, "spectate")
    assert onlooker.ask("POST", f"/api/tables/{old['id']}/again").status_code == 403
    new = guest.ok("POST", f"/api/tables/{old['id']}/again")
    assert [seat["name"] for seat in new["seats"]] == ["Guest", "Player 2", "Magda"]
    assert [seat["mine"] for seat in new["seats"]] == [True, False, False]
    assert new["options"]["factions"] == "MAG, SID, ZED"
    assert new["source"] == {"table": old["id"], "at": None}
    assert not new["over"]
    assert magda.ok("POST", f"/api/tables/{old['id']}/again")["id"] == new["id"]  # made once for all of them
    assert magda.see(old["id"], 0)["table"]["again"] == new["id"]
    assert [seat["mine"] for seat in magda.ok("GET", f"/api/tables/{new['id']}")["seats"]] == [False, True, True]
    assert onlooker.see(old["id"], -1)["table"]["again"] is None
    assert onlooker.ask("GET", f"/api/tables/{new['id']}").status_code == 403
    guest.ok("DELETE", f"/api/tables/{new['id']}")
    assert magda.see(old["id"], 0)["table"]["again"] is None


def test_a_fork_says_what_it_is_a_fork_of_to_who_was_there(open_house: House, played: Played) -> None:
    magda, _, old = played
    fork = magda.ok("POST", f"/api/tables/{old['id']}/fork", {"at": 5})
    assert fork["source"] == {"table": old["id"], "at": 5}
    stranger = open_house.browser("Stranger")
    assert stranger.join(fork)["source"] == {"table": None, "at": 5}


# --- another browser ------------------------------------------------------------------------------------------------
def test_a_seat_moves_to_another_browser_by_a_link_that_only_its_owner_has(open_house: House) -> None:
    magda, guest, phone = open_house.browser("Magda"), open_house.browser("Guest"), open_house.browser("Phone")
    table = magda.create("me", "link", "local")
    seen = guest.join(table)
    link = table["links"]["seat"]
    assert seen["links"]["seat"] != link
    assert link.partition("=")[2] not in str(seen) + str(guest.see(table["id"], 1))
    moved = phone.join(table, "seat", name="Phone")
    assert [seat["mine"] for seat in moved["seats"]] == [True, False, True]
    assert [seat["name"] for seat in moved["seats"]] == ["Magda", "Guest", "Player 3"]
    assert magda.ask("GET", f"/api/tables/{table['id']}").status_code == 403
    assert magda.ask("GET", f"/api/tables/{table['id']}/snapshot", params={"seat": 0}).status_code == 403
    stranger = open_house.browser("Stranger")
    token = {"token": link.partition("=")[2], "name": "Stranger"}
    assert stranger.ask("POST", f"/api/tables/{table['id']}/join", token).status_code == 403  # good once only
    assert phone.ask("DELETE", f"/api/tables/{table['id']}").status_code == 200  # who opened it still may
