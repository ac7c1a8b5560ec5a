"""Opening a table in the browser: what is picked is what the table gets, what is wrong is said at its field, the same
people play again, and the lists of tables say where a game is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from imperia import bots
from imperia.cards.words import say

from .conftest import Come
from .person import Person
from .stage import bring, finished

pytestmark = pytest.mark.browser
PHONE = {"width": 390, "height": 844}


def opened(eva: Person) -> dict[str, str]:
    """Open the table that was set up; its options."""
    eva.see("new-table").click()
    eva.until(lambda: eva.snapshot)
    options: dict[str, str] = eva.snapshot["table"]["options"]
    return options


# --- picking --------------------------------------------------------------------------------------------------------
def test_factions_of_powers_are_picked_and_the_rest_is_left_to_the_lot(come: Come) -> None:
    eva = come("Eva", locale="cs")
    eva.go("/")
    eva.see("game-powers").click()
    eva.see("my-name").fill("Eva")
    eva.see("add-bot").click()
    expect(eva.see("minutes")).to_contain_text("min")
    eva.plays(1, "SID")
    assert opened(eva)["factions"] == "random, SID, random, random"
    rows = eva.snapshot["view"]["rows"]
    assert rows[1]["faction"] == "SID"
    assert len({row["faction"] for row in rows}) == 4


def test_bots_of_every_strength_are_picked_and_play(come: Come) -> None:
    """Each says in a sentence what to expect of it, and answers like anybody else."""
    eva = come("Eva", locale="hu", viewport={"width": 1280, "height": 900})
    eva.go("/new/powers")
    eva.see("my-name").fill("Eva")
    for number, name in enumerate(bots.names(), 1):
        if not eva.see(f"pick-{number}").count():
            eva.see("add-bot").click()
        eva.seat(number, name)
        expect(eva.see(f"seat-{number}")).to_contain_text(say("hu", f"bot-{name}-help"))
    opened(eva)
    eva.answer()
    eva.answer()
    assert [seat["bot"] for seat in eva.snapshot["table"]["seats"]] == [None, *bots.names()]
    assert eva.snapshot["table"]["moves"] > len(bots.names())  # all were asked for a Candidate at once


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE], ids=["desk", "phone"])
def test_every_bot_shows_its_rating_with_how_far_off_it_may_be(come: Come, size: dict[str, int]) -> None:
    """And what the figures mean: on pointing at one, and below for the bot that is chosen."""
    eva = come("Eva", locale="cs", viewport=size)
    eva.go("/new/wall")
    eva.see("pick-1").click()
    eva.see("seat-kind-1-bot").click()
    for name in bots.names():
        button, rating = eva.see(f"bot-1-{name}"), bots.rating(name, "wall")
        assert rating is not None
        figures = f"{rating.points} ± {rating.give_or_take}"
        expect(button).to_contain_text(figures)
        expect(button).to_have_attribute("title", re.compile(f"{figures}.*bez hodin"))
        assert button.evaluate("one => one.scrollWidth <= one.clientWidth"), "its words fit"
        button.click()
        expect(eva.see("rating-1")).to_contain_text(f"Hodnocení {figures} (s jistotou 95 %)")
        expect(eva.see("rating-1")).to_contain_text("bez hodin")


def test_a_faction_that_somebody_has_is_explained_at_the_seat_and_taken_over(come: Come) -> None:
    eva = come("Eva", locale="hu")
    eva.go("/new/settlers")
    eva.see("my-name").fill("Eva")
    eva.plays(0, "roman")
    eva.see("pick-1").click()
    expect(eva.see("seat-1").locator("label", has=eva.see("pick-1-roman"))).to_contain_text("Eva")
    eva.tick("pick-1-roman")
    expect(eva.see("seat-1").get_by_test_id("wrong")).to_contain_text("Rómaiak")
    eva.see("new-table").click()
    expect(eva.see("setup-error")).to_contain_text("2. hely")
    eva.see("swap").click()
    expect(eva.see("wrong")).to_have_count(0)
    assert opened(eva)["factions"] == "barbarian, roman"


def test_a_general_is_picked_by_portrait_with_a_line_of_advice_and_leads_from_the_start(come: Come) -> None:
    eva = come("Eva", locale="cs")
    eva.go("/new/wall")
    eva.see("my-name").fill("Eva")
    eva.see("pick-0").click()
    expect(eva.see("advice-0")).to_contain_text("rozdají dva generálové")  # as the rules have it
    expect(eva.see("pick-0-cgen_ma_ji")).to_have_count(0)  # leads only where all play together
    eva.tick("pick-0-gen_yue_fei")
    expect(eva.see("advice-0")).to_contain_text("Když verbujete")
    expect(eva.see("pick-0")).to_contain_text("Jüe Fej")
    eva.see("pick-1").click()
    expect(eva.see("seat-1").locator("label", has=eva.see("pick-1-gen_yue_fei"))).to_contain_text("má Eva")
    assert opened(eva)["generals"] == "gen_yue_fei, random"
    assert eva.snapshot["view"]["factions"][0]["general"] is not None
    expect(eva.see("question")).to_contain_text("rádc")  # the next question


def test_playing_together_at_the_wall_takes_more_than_one(come: Come) -> None:
    eva = come("Eva", viewport=PHONE, locale="cs")
    eva.go("/new/wall")
    eva.tick("way-coop")
    eva.see("seat-remove-1").click()
    expect(eva.page.locator(".opening > .err")).to_contain_text("2 až 4 hráče")
    eva.see("add-local").click()
    expect(eva.see("setup-error")).to_have_count(0)
    eva.see("new-table").click()
    expect(eva.see("curtain")).to_be_visible()
    assert eva.ask("GET", f"/api/tables/{eva.id}")["options"]["mode"] == "coop"


def test_a_deck_of_ones_own_says_what_is_legal_and_is_kept_in_the_browser(come: Come) -> None:
    eva = come("Eva")
    eva.go("/new/settlers")
    eva.see("my-name").fill("Eva")
    eva.plays(0, "roman")
    eva.see("edit-deck-roman").click()
    expect(eva.see("deck-legal")).to_be_visible()
    expect(eva.see("deck-only")).to_contain_text("only legal deck")
    eva.page.locator("label", has=eva.see("title-ROM003")).click()
    expect(eva.see("deck-total")).to_have_text("27 / 30")
    expect(eva.see("deck-builder").get_by_test_id("wrong")).to_contain_text("3 are needed, 2 are in it")
    eva.see("deck-save").click()
    expect(eva.see("decks").get_by_test_id("wrong")).to_be_visible()
    eva.page.reload()
    eva.plays(0, "roman")
    expect(eva.see("deck-count-roman")).to_have_text("27 / 30")
    eva.see("edit-deck-roman").click()
    eva.tick("title-ROM003")
    expect(eva.see("deck-legal")).to_be_visible()
    eva.see("deck-save").click()
    expect(eva.see("setup-error")).to_have_count(0)
    assert "ROM003 x3" in opened(eva)["decks"]


# --- company --------------------------------------------------------------------------------------------------------
def test_the_same_people_play_again_one_seat_further(come: Come) -> None:
    eva, karel = come("Eva"), come("Karel")
    record = finished()
    table = eva.set_up("me", "link", "local", seed=record.seed, names=("", "", "Petr"))
    karel.go(eva.table["links"]["invite"])
    expect(karel.page.locator(".join h1")).to_contain_text("Eva invites you")
    expect(karel.see("join-what")).to_contain_text("Struggle for Power")
    expect(karel.see("company-2")).to_contain_text("Petr")
    karel.see("join-name").fill("Karel")
    karel.see("join-submit").click()
    karel.until(lambda: karel.snapshot)
    bring(record, [eva, karel, eva])
    karel.sit_at_the_end(table)
    eva.sit_at_the_end(table)
    expect(karel.see("play-again")).to_be_visible()
    eva.see("play-again").click()
    expect(eva.see("curtain")).to_be_visible()
    karel.see("join-again").click()
    karel.until(lambda: karel.id != table and karel.snapshot["table"]["id"] == karel.id)
    assert karel.id == eva.id
    assert [seat["name"] for seat in karel.snapshot["table"]["seats"]] == ["Karel", "Petr", "Eva"]
    karel.see("open-company").click()
    expect(karel.see("company-2")).to_have_attribute("data-presence", "away")
    eva.see("curtain-open").click()
    expect(karel.see("company-2")).to_have_attribute("data-presence", "here")
    expect(karel.see("company-spectate")).to_be_visible()
    expect(karel.see("source")).to_contain_text("same people")
    expect(karel.see("bar-source")).to_have_attribute("href", f"/t/{table}")


def test_a_seat_moves_to_another_browser(come: Come) -> None:
    eva, phone = come("Eva"), come("", viewport=PHONE)
    eva.sit(eva.set_up("me", "link", "random"))
    eva.see("open-company").click()
    link = eva.see("move-seat").get_attribute("data-link")
    assert link
    phone.go(link)
    phone.see("take-over").click()
    phone.until(lambda: phone.snapshot)
    assert phone.snapshot["seat"] == 0
    assert "seat=" not in phone.page.url
    expect(eva.see("table-missing")).to_be_visible()


# --- my tables ------------------------------------------------------------------------------------------------------
def test_my_tables_come_first_on_a_phone_with_round_and_phase_a_name_and_a_way_out(come: Come) -> None:
    eva = come("Eva", viewport=PHONE)
    mine = eva.set_up("me", "link", "random", game="settlers")
    eva.go("/")
    entry = eva.see(f"table-{mine}")
    expect(entry).to_contain_text("Round 1 · Lookout")
    first = eva.see("my-tables").bounding_box()
    tiles = eva.see("game-powers").bounding_box()
    assert first is not None
    assert tiles is not None
    assert first["y"] < tiles["y"]
    eva.see(f"tools-{mine}").click()
    eva.see(f"table-name-{mine}").fill("Thursday")
    eva.see(f"rename-{mine}").click()
    expect(entry).to_contain_text("Thursday")
    eva.page.once("dialog", lambda dialog: dialog.accept())
    eva.see(f"leave-{mine}").click()
    expect(eva.see(f"leave-{mine}")).to_have_count(0)
    eva.page.once("dialog", lambda dialog: dialog.accept())
    eva.see(f"delete-{mine}").click()
    expect(entry).to_have_count(0)


def test_of_many_running_tables_the_first_are_shown_and_all_on_demand(come: Come) -> None:
    eva = come("Eva")
    for _ in range(7):
        eva.set_up("me", "random", "random")
    eva.go("/")
    running = eva.see("my-tables").locator("a[data-testid^=table-]")
    expect(running).to_have_count(6)
    eva.see("all-running").click()
    expect(running).to_have_count(7)
