"""Advice at the table: a good bot's answer with a reason, only for who may ask, and from what the seat knows alone."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from imperia.bots.outlook import odds
from imperia.bots.search import Level, Search
from imperia.cards.words import LANGS, has
from imperia.kernel.rng import Rng
from imperia.kernel.state import State
from imperia.server.hint import FEW
from play import ALL_SETUPS, moments, named
from twins import twins

from .house import Browser, House

GAMES = ("powers", "settlers", "imperium", "wall")


def ask(browser: Browser, table: dict[str, Any], seat: int = 0, lang: str = "en") -> dict[str, Any]:
    body = {"seat": seat, "revision": table["revision"]}
    hint: dict[str, Any] = browser.ok("POST", f"/api/tables/{table['id']}/hint", body, params={"lang": lang})
    return hint


def words(rich: list[Any]) -> str:
    return "".join([part if isinstance(part, str) else part["text"] for part in rich])


@pytest.mark.parametrize("game", GAMES)
def test_advice_names_an_option_and_says_why_in_every_language(house: House, game: str) -> None:
    magda = house.browser("Magda")
    table = magda.create("me", "greedy", "greedy", game=game)
    codes = [option["code"] for option in magda.see(table["id"], 0)["decision"]["options"]]
    said = set()
    for lang in LANGS:
        hint = ask(magda, table, lang=lang)
        moves = [hint["best"], *hint["others"]]
        assert len({move["code"] for move in moves}) == len(moves)
        assert all(move["code"] in codes and words(move["why"]).endswith(".") for move in moves)
        assert hint["best_in"] <= hint["worlds"]
        said.add(words(hint["best"]["why"]))
    assert len(said) == len(LANGS)


def test_it_is_the_advice_of_the_adept_and_changes_nothing(house: House) -> None:
    magda = house.browser("Magda")
    table = magda.create("me", game="settlers")
    before = house.table(table["id"]).state.to_json()
    first, again = ask(magda, table), ask(magda, table)
    assert first == again
    assert first["bot"] == "Adept"
    assert first["lead"] is None or first["lead"] >= 0
    assert house.table(table["id"]).state.to_json() == before
    assert magda.ok("GET", f"/api/tables/{table['id']}")["revision"] == table["revision"]


def test_the_chance_to_win_belongs_to_the_move_that_is_advised(house: House) -> None:
    magda = house.browser("Magda")
    table = magda.create("me", "greedy", "greedy", game="wall")
    best = ask(magda, table)["best"]["code"]
    first, again = [chance_of(magda, table) for _ in range(2)]
    assert first == again
    assert first["code"] == best
    assert (first["chance"] is None) == (first["games"] < FEW)
    assert 0 <= (first["chance"] or 0) <= 1
    assert 0 < first["give_or_take"] < 0.5
    assert magda.ok("GET", f"/api/tables/{table['id']}")["advised"] == [{"at": 0, "seat": 0}], "noted once"


def chance_of(browser: Browser, table: dict[str, Any]) -> dict[str, Any]:
    body = {"seat": 0, "revision": table["revision"]}
    found: dict[str, Any] = browser.ok("POST", f"/api/tables/{table['id']}/hint/chance", body)
    return found


# --- who may ask ----------------------------------------------------------------------------------------------------
def test_with_other_people_only_where_all_have_agreed(house: House) -> None:
    magda, ilona = house.browser("Magda"), house.browser("Ilona")
    for other in ("link", "local"):
        table = magda.create("me", other, "random")
        assert table["hints"] is False
        body = {"seat": 0, "revision": table["revision"]}
        for path in ("hint", "hint/chance"):
            assert "nobody agreed" in magda.refused(403, "POST", f"/api/tables/{table['id']}/{path}", body)
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}]
    table = magda.ok("POST", "/api/tables", {"game": "powers", "options": {}, "seats": seats, "hints": True})
    assert table["hints"] is True
    assert ilona.join(table, name="Ilona")["hints"] is True
    assert ask(magda, table)["seat"] == 0
    assert ask(ilona, table, 1)["seat"] == 1


def test_everybody_at_the_table_is_told_who_took_a_hint_and_where(house: House) -> None:
    magda, ilona = house.browser("Magda"), house.browser("Ilona")
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}]
    table = magda.ok("POST", "/api/tables", {"game": "powers", "options": {}, "seats": seats, "hints": True})
    ilona.join(table, name="Ilona")
    live = ilona.live(table["id"], 1)
    assert live.first()["table"]["advised"] == []
    for _ in range(2):
        ask(magda, table)
    live.until(lambda: live.snapshot["table"]["advised"] == [{"at": 0, "seat": 0}])
    live.close()
    house.stop()
    house.start()
    again = house.browser("Magda", cookie=magda.cookie)
    assert again.ok("GET", f"/api/tables/{table['id']}")["advised"] == [{"at": 0, "seat": 0}]


def test_the_agreement_is_kept_with_the_table(house: House) -> None:
    magda = house.browser("Magda")
    seats = [{"kind": "me"}, {"kind": "local"}, {"kind": "local"}]
    made = magda.ok("POST", "/api/tables", {"game": "powers", "options": {}, "seats": seats, "hints": True})
    house.stop()
    house.start()
    again = house.browser(cookie=magda.cookie)
    assert again.ok("GET", f"/api/tables/{made['id']}")["hints"] is True


def test_nobody_asks_for_another_seat_or_an_old_question(house: House) -> None:
    magda, ilona = house.browser("Magda"), house.browser("Ilona")
    table = magda.create("me", "random", "random")
    path = f"/api/tables/{table['id']}/hint"
    ilona.refused(403, "POST", path, {"seat": 0, "revision": 0})
    magda.refused(403, "POST", path, {"seat": 1, "revision": 0})
    magda.refused(404, "POST", path, {"seat": 9, "revision": 0})
    magda.refused(409, "POST", path, {"seat": 0, "revision": 99})


# --- what it knows --------------------------------------------------------------------------------------------------
def weighed(state: State, seat: int) -> list[dict[str, Any]]:
    """As the adviser does it, in fewer walks."""
    return [weight.to_json() for weight in Search(7, Level(6)).advise(state, seat)]


def test_a_chance_is_told_from_what_the_seat_knows_in_the_time_there_is() -> None:
    state = moments(next(setup for setup in ALL_SETUPS if setup[0] == "powers"))[6]
    seat = state.pending[0]
    code = state.legal(seat)[0]
    told = odds(state, seat, code, 7, 6.0, clock=count().__next__)
    assert told[1] == 5
    for twin in list(twins(state, seat, Rng(1, 17), 1)):
        assert odds(twin, seat, code, 7, 6.0, clock=count().__next__) == told
    assert odds(state, seat, code, 7, 0.0) == (0, 0)


@pytest.mark.parametrize("setup", ALL_SETUPS[::3], ids=named)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_advice(setup: Any) -> None:
    compared = 0
    for number, state in enumerate(moments(setup)[::6]):
        for seat in state.pending[:1]:
            told = weighed(state, seat)
            for twin in list(twins(state, seat, Rng(number, 17), 1))[:2]:
                assert weighed(twin, seat) == told, "what the seat cannot know moves the advice"
                compared += 1
    assert compared or setup[1] == 1


@pytest.mark.parametrize("setup", ALL_SETUPS[::4], ids=named)
def test_every_part_of_a_judgement_has_its_sentences_and_they_make_it_up(setup: Any) -> None:
    game = setup[0]
    for state in moments(setup)[::5]:
        for seat in state.pending[:1]:
            parts = state.rules().parts(state, seat)
            assert sum(part for _, part in parts) == pytest.approx(state.rules().value(state, seat), abs=1e-6)
            for name, _ in parts:
                keys = [f"hint-{name}"] if name == "end" else [f"hint-{game}-{name}"]
                missing = [key for lang in LANGS for key in (*keys, f"{keys[0]}-less") if not has(lang, key)]
                assert not missing
