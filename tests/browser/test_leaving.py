"""Giving up: links that were passed on, a seat, a table, and all that a server knows of a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import Person

pytestmark = pytest.mark.browser


def sure(person: Person, testid: str, *, yes: bool = True) -> None:
    """Press what asks "go on?" (in the menu of a table), and answer."""
    if not person.see(testid).count():
        person.see("menu").click()
    person.page.once("dialog", lambda dialog: dialog.accept() if yes else dialog.dismiss())
    person.see(testid).click()


def test_old_links_end_a_bot_takes_a_seat_and_a_table_goes(come: Come) -> None:
    eva, karel, magda, olga = come("Eva"), come("Karel"), come("Magda"), come("Olga")
    eva.sit(eva.set_up("me", "link", "link"))
    old = eva.see("invite-link").input_value()
    karel.join(old)
    watching = eva.snapshot["table"]["links"]["spectate"]
    olga.sit(eva.id, watching.partition(eva.id)[2])

    sure(eva, "renew-links", yes=False)
    assert eva.see("invite-link").input_value() == old
    sure(eva, "renew-links")
    expect(eva.see("invite-link")).not_to_have_value(old)
    expect(olga.see("table-missing")).to_be_visible()
    magda.go(old)
    magda.see("join-name").fill("Magda")
    magda.see("join-submit").click()
    expect(magda.see("toast")).to_be_visible()
    magda.join(eva.see("invite-link").input_value())
    magda.see("menu").click()
    expect(magda.see("delete-table")).to_be_visible()
    expect(magda.see("renew-links")).to_have_count(0)  # the opener's business
    sure(eva, "revoke-links")
    eva.until(lambda: set(eva.snapshot["table"]["links"]) == {"seat"})

    sure(karel, "leave-seat")
    expect(karel.see("my-tables")).to_be_visible()
    eva.until(lambda: eva.snapshot["table"]["seats"][1]["kind"] == "bot")

    sure(magda, "delete-table")
    expect(magda.see("toast")).to_contain_text("Eva")
    expect(magda.see("end-request")).to_be_visible()
    expect(magda.see("end-agree")).to_have_count(0)
    expect(eva.see("end-request")).to_contain_text("Magda")
    sure(eva, "end-agree")
    expect(eva.see("my-tables")).to_contain_text("no table")
    expect(magda.see("table-missing")).to_be_visible()


def test_a_browser_is_forgotten_with_its_name_and_tables(come: Come) -> None:
    eva = come("Eva")
    table = eva.set_up("me", "random", "random")
    eva.go("/")
    expect(eva.see(f"table-{table}")).to_be_visible()
    sure(eva, "forget-me", yes=False)
    expect(eva.see(f"table-{table}")).to_be_visible()
    with eva.page.expect_navigation():
        sure(eva, "forget-me")
    expect(eva.see("my-tables")).to_contain_text("no table")
    assert not eva.ask("GET", "/api/me")["name"]
    eva.go(f"/t/{table}")
    expect(eva.see("table-missing")).to_be_visible()
