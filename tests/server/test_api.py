"""The API in its good days: lobby, references, tables, moves, scores."""

from __future__ import annotations

import random
import re
from pathlib import Path

import httpx
import pytest

from .house import House, bare, plain
from .play import hot_seat, play_until

LANGS = ("cs", "en", "hu")


# --- who is there ---------------------------------------------------------------------------------------------------
def test_a_new_browser_gets_a_signed_http_only_cookie_and_keeps_it(open_house: House) -> None:
    answer = bare("GET", f"{open_house.url}/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert answer.json()["name"] is None
    again = bare("GET", f"{open_house.url}/api/me", cookies={"imperia": answer.cookies["imperia"]})
    assert "set-cookie" not in again.headers
    assert again.json()["id"] == answer.json()["id"]


def test_a_name_is_kept_and_cleaned_of_what_cannot_be_seen(open_house: House) -> None:
    browser = open_house.browser()
    assert browser.ok("PUT", "/api/me", {"name": "  Mag\ue000da \u202e\n Nová "})["name"] == "Magda Nová"
    assert browser.ok("GET", "/api/me")["name"] == "Magda Nová"


# --- games, cards, rules --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGS)
def test_the_lobby_shows_games_with_a_sentence_on_each_option(open_house: House, lang: str) -> None:
    games = {game["code"]: game for game in open_house.browser().ok("GET", "/api/games", params={"lang": lang})}
    powers = games["powers"]
    assert powers["players"] == {"min": 3, "max": 6}
    variant = next(option for option in powers["options"] if option["key"] == "variant")
    assert [value["value"] for value in variant["values"]] == ["struggle", "illuminati"]
    assert all(value["label"] and value["help"] for value in variant["values"])
    factions = next(option for option in powers["options"] if option["key"] == "factions")
    assert factions["type"] == "list"
    assert len(factions["members"]) == 6
    assert all(member["trait"] and member["help"] and member["icon"] for member in factions["members"])
    assert {bot["code"] for bot in powers["bots"]} >= {"random", "greedy"}


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_face_and_every_filter_value_is_used(open_house: House, lang: str) -> None:
    found = open_house.browser().ok("GET", "/api/games/powers/cards", params={"lang": lang})
    assert [card["id"] for card in found["cards"]] == list(range(72))
    assert all(card["name"] and card["text"] and card["type_line"] and card["emblem"] for card in found["cards"])
    for shown in found["filters"]:
        used = {card["facets"][shown["key"]] for card in found["cards"]}
        assert used == {value["value"] for value in shown["values"]}


def test_the_rules_are_the_catalogue_with_links_between_rules(open_house: House) -> None:
    book = open_house.browser().ok("GET", "/api/games/powers/rules", params={"lang": "cs"})
    rules = {rule["id"]: rule for section in book["sections"] for rule in section["rules"]}
    text = (Path(__file__).parents[2] / "docs" / "rules" / "powers.md").read_text(encoding="utf-8")
    before_examples = text.partition("\n## 17.")[0]
    rulings = re.findall(r"^\| (PW-AMB-\d+) ", text, re.MULTILINE)
    assert set(rules) == {*re.findall(r"^- \*\*(PW-[A-Z]+-\d+)", before_examples, re.MULTILINE), *rulings}
    assert {"rule": "PW-THR-06", "text": "PW-THR-06"} in rules["PW-END-01"]["text"]
    assert rules["PW-SET-02"]["facets"]["Druh"] == "povinné"
    assert "**" not in str(book)


# --- tables ---------------------------------------------------------------------------------------------------------
def test_a_new_table_says_who_sits_where_and_gives_its_links_to_its_maker(open_house: House) -> None:
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "link", "greedy", "greedy", seed=None, variant="illuminati")
    assert [seat["kind"] for seat in table["seats"]] == ["me", "local", "link", "bot", "bot"]
    assert [seat["mine"] for seat in table["seats"]] == [True, True, False, False, False]
    assert [seat["taken"] for seat in table["seats"]] == [True, True, False, True, True]
    assert table["seats"][0]["name"] == "Magda"
    assert table["seats"][2]["name"] is None
    assert table["seats"][3]["name"] != table["seats"][4]["name"]
    assert table["option_words"] == ["Illuminati"]
    assert set(table["links"]) == {"invite", "spectate", "seat"}
    assert len({link.partition("=")[2] for link in table["links"].values()}) == 3


def test_my_tables_are_listed_newest_first_and_only_mine(open_house: House) -> None:
    magda, ilona = open_house.browser("Magda"), open_house.browser("Ilona")
    first = magda.create("me", "link", "local")
    second = magda.create("me", "local", "local")
    assert [table["id"] for table in magda.ok("GET", "/api/tables")] == [second["id"], first["id"]]
    assert ilona.ok("GET", "/api/tables") == []
    ilona.join(first, name="Ilona")
    assert [table["id"] for table in ilona.ok("GET", "/api/tables")] == [first["id"]]
    assert ilona.ok("GET", "/api/tables")[0]["your_turn"] is True


def test_joining_takes_the_free_seat_once(open_house: House) -> None:
    magda, ilona = open_house.browser("Magda"), open_house.browser()
    table = magda.create("me", "local", "link")
    joined = ilona.join(table, name="Ilona")
    assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
    assert joined["seats"][2]["name"] == "Ilona"
    assert ilona.join(table, name="Again")["seats"][2]["name"] == "Ilona"
    assert open_house.table(table["id"]).row.seats[2].owner == open_house.hall.keys.identity(ilona.cookie)


def test_a_spectator_sees_the_onlookers_view_and_later_needs_no_token(open_house: House) -> None:
    magda, guest = open_house.browser("Magda"), open_house.browser()
    table = magda.create("me", "local", "local")
    guest.join(table, "spectate")
    shot = guest.see(table["id"])
    assert shot["seat"] is None
    assert shot["decision"] is None
    assert shot["view"]["you"] is None
    assert shot["undo"]["mode"] == "no"
    assert shot["table"]["links"] == {}


def test_a_link_alone_lets_one_read_the_table_before_joining(open_house: House) -> None:
    table = open_house.browser("Magda").create("me", "local", "link")
    token = table["links"]["invite"].partition("=")[2]
    shape = open_house.browser().ok("GET", f"/api/tables/{table['id']}", params={"token": token})
    assert shape["title"] == "Powers"


# --- playing --------------------------------------------------------------------------------------------------------
def test_a_snapshot_asks_the_seat_and_anchors_its_options(open_house: House) -> None:
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "local")
    shot = magda.see(table["id"], 0, lang="cs")
    decision = shot["decision"]
    assert (decision["kind"], decision["rule"], decision["seat"]) == ("candidate", "PW-SET-02", 0)
    assert plain(decision["question"]).endswith("?")
    assert all(option["anchors"] == [f"card:{option['label'][-1]['card']}"] for option in decision["options"])
    assert shot["waiting"] == [0, 1, 2]
    assert shot["view"]["phase"] == {"code": "candidate", "label": "Kandidáti"}
    assert shot["lang"] == "cs"


def test_a_whole_hot_seat_game_ends_with_a_score_sheet_that_adds_up(open_house: House) -> None:
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "local", variant="illuminati")["id"]
    assert play_until(hot_seat(magda), table, random.Random(3)) is None
    sheet = magda.ok("GET", f"/api/tables/{table}/score", params={"lang": "hu"})
    for row in sheet["seats"]:
        assert sum(line["points"] for line in row["lines"]) == row["total"]
        assert row["winner"] == (row["place"] == 1)
    chart = sheet["chart"]
    assert chart["rounds"] == list(range(1, len(chart["rounds"]) + 1))
    assert [series["points"][-1] for series in chart["series"]] == [row["total"] for row in sheet["seats"]]
    assert all(len(series["points"]) == len(chart["rounds"]) for series in chart["series"])
    shot = magda.see(table, 1, lang="hu")
    assert shot["view"]["score"] == sheet
    assert shot["decision"] is None
    assert shot["table"]["winners"] == [row["seat"] for row in sheet["seats"] if row["winner"]]
    assert len(chart["rounds"]) == shot["view"]["round"]


def test_replay_shows_any_seats_eyes_after_the_end(open_house: House) -> None:
    magda = open_house.browser("Magda")
    table = magda.create("me", "local", "local")["id"]
    first = magda.see(table, 1)
    play_until(hot_seat(magda), table, random.Random(5))
    moves = magda.see(table)["at"]
    past = magda.see(table, 1, at=0)
    assert past["live"] is False
    assert past["decision"] is None
    assert past["view"] == first["view"]
    assert past["events"] == first["events"]
    middle = magda.see(table, 2, at=moves // 2)
    assert middle["at"] == moves // 2
    assert max(event["at"] for event in middle["events"]) <= moves // 2
    labels = [step["label"] for step in middle["steps"]]
    assert labels[:2] == ["Set-up", "Round 1"]
    assert [step["at"] for step in middle["steps"]] == sorted(step["at"] for step in middle["steps"])


def test_a_spectator_may_look_with_any_eyes_only_after_the_end(open_house: House) -> None:
    magda, guest = open_house.browser("Magda"), open_house.browser()
    table = magda.create("me", "local", "local")
    guest.join(table, "spectate")
    guest.refused(403, "GET", f"/api/tables/{table['id']}/snapshot", params={"seat": 1})
    play_until(hot_seat(magda), table["id"], random.Random(5))
    assert guest.see(table["id"], 1, at=4)["view"]["rows"][1]["candidate"]["card"] is not None


# --- the page and the documentation ---------------------------------------------------------------------------------
def test_openapi_describes_the_protocol_and_docs_need_no_script(open_house: House) -> None:
    browser = open_house.browser()
    document = browser.ok("GET", "/api/openapi.json")
    for path in ("/api/tables", "/api/tables/{table}/snapshot", "/api/tables/{table}/act", "/api/records"):
        assert path in document["paths"]
    page = browser.ask("GET", "/api/docs").text
    assert "/api/tables/{table}/act" in page
    assert "<script" not in page


def test_the_built_page_is_served_and_its_own_addresses_get_its_index(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>index")
    (web / "assets" / "a-1.js").write_text("1" * 5000)
    (tmp_path / "secret.txt").write_text("hidden")
    house = House(tmp_path, web=web)
    try:
        browser = house.browser()
        assert browser.ask("GET", "/t/abc?invite=x").text == "<!doctype html>index"
        script = browser.ask("GET", "/assets/a-1.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert browser.ask("GET", "/assets/missing.js").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"):
            raw = bare("GET", httpx.URL(house.url).copy_with(raw_path=path.encode()))
            assert "hidden" not in raw.text
        assert browser.ask("GET", "/api/nothing").status_code == 404
    finally:
        house.stop()
