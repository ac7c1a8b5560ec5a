"""The analysis of a finished game on its score sheet: begun, followed, stopped, kept, and a way into the replay."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from imperia.cards.words import say

from .conftest import Come
from .person import Person
from .stage import finished
from .test_access import faults
from .test_sizes import look

pytestmark = pytest.mark.browser

RECORD = finished()
MOVES = len(RECORD.moves)
READY: dict[str, Any] = {
    "state": "ready",
    "share": 1.0,
    "may": True,
    "why": None,
    "analysis": {
        "moves": MOVES,
        "sides": [[0], [1], [2]],
        "points": [
            {"at": at, "chances": chances, "nobody": 0.0}
            for at, chances in [
                (0, [0.3, 0.4, 0.3]),
                (MOVES // 2, [0.2, 0.6, 0.2]),
                (MOVES // 2 + 1, [0.5, 0.3, 0.2]),
                (MOVES, [1.0, 0.0, 0.0]),
            ]
        ],
        "give_or_take": 0.04,
        "turns": [
            {
                "move": MOVES // 2,
                "start": MOVES // 2,
                "end": MOVES // 2 + 1,
                "seat": 1,
                "title": "Round 3",
                "question": ["Which card do you lay?"],
                "played": ["Lay Ambrose Finch"],
                "best": ["Lay the Ritual dagger"],
                "agreed": False,
                "gain": 0.3,
                "gain_error": 0.02,
                "swing": -0.3,
                "swing_error": 0.05,
            }
        ],
        "looked": [{"looked": 4, "agreed": 3}] * 3,
        "done": True,
    },
}


def table_of(eva: Person) -> str:
    eva.ask("GET", "/api/me")
    return str(eva.ask("POST", "/api/records", RECORD.to_json())["id"])


def told(eva: Person, table: str, state: dict[str, Any]) -> None:
    """Open the score sheet of a table whose analysis is so."""

    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(state))

    eva.page.route(re.compile(rf"/api/tables/{table}/analysis"), answer)
    eva.go(f"/t/{table}")
    expect(eva.see("score-sheet")).to_be_visible()


def test_a_game_is_analysed_stopped_analysed_again_and_opens_in_the_replay(come: Come) -> None:
    eva = come("Eva")
    table = table_of(eva)
    eva.go(f"/t/{table}")
    expect(eva.see("moment").first).to_be_visible()
    eva.see("analyse").click()
    eva.see("stop-analysis").click()
    expect(eva.see("analysis")).to_have_count(0)
    eva.see("analyse").click()
    expect(eva.see("analysis")).to_have_attribute("data-state", "ready", timeout=120_000)
    expect(eva.see("moment")).to_have_count(0)
    expect(eva.see("stop-analysis")).to_have_count(0)
    curve = eva.see("chances")
    curve.focus()
    eva.page.keyboard.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"After 0 moves: .+ \d+%"))
    eva.page.keyboard.press("ArrowRight")
    now = curve.get_attribute("aria-valuenow")
    assert now not in (None, "0")
    eva.page.keyboard.press("Enter")
    expect(eva.see("replay-at")).to_have_text(f"{now} / {MOVES}")
    eva.go(f"/t/{table}")  # it is kept
    expect(eva.see("analysis")).to_have_attribute("data-state", "ready")
    box = eva.see("chances").bounding_box()
    assert box is not None
    eva.page.mouse.click(box["x"] + box["width"] * 0.06, box["y"] + box["height"] / 2)
    expect(eva.see("replay-at")).to_have_text(f"0 / {MOVES}")


@pytest.mark.parametrize("lang", ["cs", "en", "hu"])
def test_a_turning_move_is_told_and_leads_to_the_table_at_that_move(come: Come, lang: str) -> None:
    eva = come("Eva", locale=lang)
    table = table_of(eva)
    told(eva, table, READY)
    turn = eva.see("turn")
    expect(turn).to_have_count(1)
    expect(turn).to_contain_text("Lay Ambrose Finch")
    expect(turn).to_contain_text("Lay the Ritual dagger")
    expect(turn.locator(".d")).to_have_text(re.compile(r"^[-−]30\s?%$"))
    expect(turn.locator(".m")).to_contain_text(re.compile(r"\+30\s?%"))
    expect(eva.see("turns-means")).to_contain_text(say(lang, "bot-master"))  # who the master is
    eva.page.locator(".chances__table summary").click()
    expect(eva.page.locator(".chances__table tbody tr")).to_have_count(4)
    rows = eva.see("by-card").locator("tbody tr")
    points = [int(text.replace("−", "-")) for text in rows.locator(".num").all_inner_texts()]
    assert sum(points) == sum(RECORD.replay().scores)
    expect(rows.locator("a, button").first).to_be_visible()  # a card can be looked at
    eva.see("show-points").click()
    expect(eva.see("chart")).to_be_visible()
    eva.see("turn-open").click()
    expect(eva.see("replay-at")).to_have_text(f"{MOVES // 2} / {MOVES}")


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 1024), ("light", 390)])
def test_it_has_no_fault_of_accessibility_and_fits(come: Come, theme: str, width: int) -> None:
    eva = come("Eva", color_scheme=theme, viewport={"width": width, "height": 900})
    table = table_of(eva)
    told(eva, table, READY)
    expect(eva.see("chances")).to_be_visible()
    assert not faults(eva, "analysis")
    assert not look(eva, "analysis", [(width, 900)])
    letters = eva.page.locator(".chances svg text").evaluate_all(
        "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize) * one.ownerSVGElement.getScreenCTM().a)"
    )
    assert min(letters) >= 11


def test_while_it_is_made_one_sees_how_far_it_is_and_a_failure_is_told(come: Come) -> None:
    eva = come("Eva")
    table = table_of(eva)
    half = READY["analysis"] | {"points": READY["analysis"]["points"][:2], "turns": [], "done": False}
    told(eva, table, READY | {"state": "running", "share": 0.42, "analysis": half})
    expect(eva.page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "42")
    expect(eva.see("turn")).to_have_count(0)
    assert not faults(eva, "running")
    failed = {"state": "failed", "analysis": None, "share": 0.0, "why": "It could not be finished."}
    told(eva, table, READY | failed)
    expect(eva.page.get_by_text("It could not be finished.")).to_be_visible()
    expect(eva.see("analyse")).to_be_enabled()
