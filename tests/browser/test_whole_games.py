"""Whole games of Powers against bots, clicked through the page from the lobby to the score; bots of every level."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from imperia import Record, bots

from .conftest import Come
from .person import last
from .pressing import play

pytestmark = pytest.mark.browser
SOME, MOST = 3, 40  # answers of a bot that are waited for, and those of a person meanwhile


@pytest.mark.parametrize("variant", ["struggle", "illuminati"])
def test_a_whole_game_against_bots_from_the_lobby_to_the_score(come: Come, variant: str) -> None:
    eva = come("Eva")
    eva.go("/")
    eva.see("game-powers").click()
    eva.tick(f"option-field-variant-{variant}")
    eva.see("my-name").fill("Eva")
    eva.see("new-table").click()

    expect(eva.see("prompt")).to_be_visible()
    eva.until(lambda: eva.snapshot)
    assert eva.snapshot["view"]["variant"] == variant
    assert [seat["kind"] for seat in eva.snapshot["table"]["seats"]] == ["me", "bot", "bot"]
    answers = play(eva, last)

    assert answers >= 3
    expect(eva.see("score-sheet")).to_be_visible()
    table = eva.id
    sheet = eva.ask("GET", f"/api/tables/{table}/score")
    for row in sheet["seats"]:
        expect(eva.see(f"total-{row['seat']}")).to_have_text(str(row["total"]))
    winners = [
        seat["name"] for seat in eva.snapshot["table"]["seats"] if seat["seat"] in eva.snapshot["table"]["winners"]
    ]
    assert winners
    for name in winners:
        expect(eva.see("winner")).to_contain_text(name)
    expect(eva.see("chart")).to_be_visible()

    eva.see("menu").click()
    with eva.page.expect_download() as download:
        eva.see("record").click()
    record = Record.load(download.value.path())
    assert record.replay().scores == [row["total"] for row in sorted(sheet["seats"], key=lambda row: row["seat"])]
    eva.go("/")
    expect(eva.see(f"finished-{table}")).to_be_visible()


def test_bots_of_every_level_answer_at_the_table(come: Come) -> None:
    """In Powers all lay at once: the next question comes when everybody has answered."""
    eva = come("Eva")
    eva.sit(eva.set_up("me", *bots.names()))
    assert [seat["bot"] for seat in eva.snapshot["table"]["seats"][1:]] == bots.names()
    before = eva.asked()["question"]
    eva.answer()
    assert eva.asked()["question"] != before
    expect(eva.see("question")).to_be_visible()


@pytest.mark.parametrize("game", ["settlers", "imperium", "wall"])
def test_a_master_is_chosen_and_plays(come: Come, game: str) -> None:
    """Set up on the page and played by pressing, until the master has answered some questions."""
    eva = come("Eva")
    eva.go(f"/new/{game}")
    eva.see("my-name").fill("Eva")
    eva.seat(1, "master")
    eva.see("new-table").click()
    eva.until(lambda: eva.snapshot)
    assert [seat["bot"] for seat in eva.snapshot["table"]["seats"]] == [None, "master"]
    mine = 0
    while eva.asked() and eva.snapshot["table"]["moves"] - mine < SOME:
        assert mine < MOST
        eva.answer(last)
        mine += 1
    expect(eva.see("question")).to_be_visible()


def test_my_tables_say_whose_turn_it_is(come: Come) -> None:
    eva, karel = come("Eva"), come("Karel")
    mine = eva.set_up("me", "random", "random")
    eva.sit(mine)
    eva.asked()
    theirs = eva.set_up("me", "link", "link")
    eva.sit(theirs)
    eva.answer()
    eva.go("/")
    expect(eva.see("tables-waiting")).to_contain_text("1")
    expect(eva.see(f"table-{mine}")).to_contain_text("Your turn")
    expect(eva.see(f"table-{theirs}")).to_contain_text("Seat 2")
    eva.see(f"table-{mine}").click()
    expect(eva.see("question")).to_be_visible()
    karel.go("/")
    expect(karel.see("my-tables")).to_be_visible()
    expect(karel.see(f"table-{mine}")).to_have_count(0)
