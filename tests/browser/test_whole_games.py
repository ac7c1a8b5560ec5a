"""Whole games of Powers against bots, clicked through the page from the lobby to the score."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import last

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("variant", ["struggle", "illuminati"])
def test_a_whole_game_against_bots_from_the_lobby_to_the_score(come: Come, variant: str) -> None:
    eva = come("Eva")
    eva.go("/")
    eva.see("game-powers").click()
    eva.see(f"option-field-variant-{variant}").check(force=True)
    eva.see("my-name").fill("Eva")
    eva.see("new-table").click()

    expect(eva.see("prompt")).to_be_visible()
    eva.until(lambda: eva.snapshot)
    assert eva.snapshot["view"]["variant"] == variant
    assert [seat["kind"] for seat in eva.snapshot["table"]["seats"]] == ["me", "bot", "bot"]
    answers = eva.play(last)

    assert answers >= 3
    expect(eva.see("score-sheet")).to_be_visible()
    sheet = eva.ask("GET", f"/api/tables/{eva.id}/score")
    for row in sheet["seats"]:
        expect(eva.see(f"total-{row['seat']}")).to_have_text(str(row["total"]))
    winners = [
        seat["name"] for seat in eva.snapshot["table"]["seats"] if seat["seat"] in eva.snapshot["table"]["winners"]
    ]
    assert winners
    for name in winners:
        expect(eva.see("winner")).to_contain_text(name)
    expect(eva.see("chart")).to_be_visible()
