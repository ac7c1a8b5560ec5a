"""Without a mouse, without pictures, and by the rules of accessibility; and a first page that is light."""

from __future__ import annotations

import gzip

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from .conftest import Come
from .person import Json, Person, first
from .stage import company, find, finished, question
from .test_looks import PHONE

pytestmark = pytest.mark.browser

LIGHT = 200_000  # bytes of compressed script on the first page


def focused(eva: Person) -> str:
    return str(eva.page.evaluate("document.activeElement?.dataset?.testid ?? ''"))


def tab_to(eva: Person, testid: str, most: int = 80) -> None:
    for _ in range(most):
        if focused(eva) == testid:
            return
        eva.page.keyboard.press("Tab")
    raise AssertionError(f"{testid} cannot be reached with the Tab key")


def answer_by_key(eva: Person) -> None:
    """Answer with the key that a thing or button shows, and the key of its verb where it is looked at first."""
    decision = eva.asked()
    before = (decision, eva.snapshot["since"])
    option = next(one for one in decision["options"] if not one["vain"])
    key = eva.page.evaluate(
        """code => document.querySelector(`[data-option="${code}"] :is(.kbd, .tab)`)?.textContent.trim()""",
        option["code"],
    )
    assert key in "1234567890", "the first option has a key, and it is shown"
    eva.page.keyboard.press(key)
    if option["warning"]:
        verb = eva.see("pick").locator(f"[data-option='{option['code']}'] .kbd")
        eva.page.keyboard.press(verb.inner_text())
    eva.until(lambda: (eva.decision, eva.snapshot["since"]) != before)


def test_a_whole_game_without_the_mouse(come: Come) -> None:
    eva = come("Eva")
    eva.go("/new/powers")
    expect(eva.see("new-table")).to_be_visible()
    tab_to(eva, "my-name")
    eva.page.keyboard.type("Eva")
    tab_to(eva, "pick-1")
    tab_to(eva, "new-table")
    eva.page.keyboard.press("Enter")
    eva.asked()

    eva.page.keyboard.press("?")
    expect(eva.see("keys")).to_be_visible()
    eva.page.keyboard.press("Escape")
    expect(eva.see("keys")).to_have_count(0)
    while not eva.over:
        answer_by_key(eva)
        eva.until(lambda: eva.decision or eva.over)
    expect(eva.see("score-sheet")).to_be_visible()


def test_walking_over_the_table_with_the_arrows(come: Come) -> None:
    """Every card is reached and shows that it has the focus; Space enlarges it, Enter chooses it, Z takes back."""
    eva = come("Eva")
    eva.sit(eva.set_up("me", "link", "link"))
    eva.asked()
    codes = {str(option["code"]) for option in eva.asked()["options"]}
    for _ in range(40):
        eva.page.keyboard.press("Tab")
        if eva.page.evaluate("document.activeElement.closest('[data-zone=hand]') !== null"):
            break
    reached: list[str] = []
    for _ in range(len(codes) + 1):
        reached.append(eva.page.evaluate("document.activeElement.dataset.option ?? ''"))
        eva.page.keyboard.press("ArrowRight")
    assert codes <= set(reached)
    seen = eva.page.evaluate(
        """() => { const style = getComputedStyle(document.activeElement);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0; }"""
    )
    assert seen, "the focus is visible"
    eva.page.keyboard.press("Space")
    expect(eva.see("zoom")).to_be_visible()
    eva.page.keyboard.press("Escape")
    expect(eva.see("zoom")).to_have_count(0)
    eva.page.keyboard.press("Enter")
    eva.until(lambda: not eva.decision)
    eva.page.keyboard.press("z")
    eva.until(lambda: eva.decision)


def test_the_table_in_words_plays_the_same_game(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", "random"))
    eva.page.keyboard.press("t")
    text = eva.see("text-table")
    expect(text).to_be_visible()
    assert not eva.page.locator(".card").count()
    names = {face["id"]: face["name"] for face in eva.ask("GET", "/api/games/powers/cards?lang=en")["cards"]}

    def read(decision: Json) -> Json:
        expect(text).to_contain_text("Eva")
        for card in eva.snapshot["view"]["rows"][0]["hand"]["cards"]:
            expect(text).to_contain_text(names[card])
        expect(eva.page.locator("[data-option]")).to_have_count(len(decision["options"]))
        return first(decision)

    eva.play(read)
    expect(eva.see("score-sheet")).to_be_visible()


# --- axe ------------------------------------------------------------------------------------------------------------
def faults(eva: Person, where: str) -> list[str]:
    """Serious and critical violations on the page as it is."""
    found = Axe().run(eva.page).response["violations"]
    return [
        f"{where}: {fault['id']} at {'; '.join(' '.join(node['target']) for node in fault['nodes'][:4])}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(("theme", "window"), [("light", "wide"), ("dark", "wide"), ("light", "phone")])
def test_no_page_has_a_serious_fault_of_accessibility(come: Come, theme: str, window: str) -> None:
    eva = come("Eva", color_scheme=theme, **(PHONE if window == "phone" else {}))
    karel, magda = come("Karel"), come("Magda")
    table = company([eva, karel, magda], find(lambda state: question(state) == "vote" and 0 in state.pending))
    done = eva.ask("POST", "/api/records", finished().to_json())["id"]
    bad: list[str] = []
    pages = {
        "lobby": ("/", "main h1"),
        "new": ("/new/settlers", "[data-testid=minutes]"),
        "cards": ("/cards/powers", ".gallery .card"),
        "rules": ("/rules/powers#AGT", ".rule"),
        "credits": ("/credits", "main h1"),
        "table": (f"/t/{table}", "[data-testid=question]"),
        "score": (f"/t/{done}", "[data-testid=chart]"),
        "replay": (f"/t/{done}?at=15", "[data-testid=replay]"),
    }
    for name, (path, sign) in pages.items():
        eva.go(path)
        expect(eva.page.locator(sign).first).to_be_visible()
        expect(eva.page.locator("html")).to_have_attribute("data-theme", theme)
        bad += faults(eva, name)
    eva.go(f"/t/{table}")
    eva.asked()
    eva.page.keyboard.press("t")
    expect(eva.see("text-table")).to_be_visible()
    bad += faults(eva, "words")
    eva.page.keyboard.press("?")
    expect(eva.see("keys")).to_be_visible()
    bad += faults(eva, "keys")
    assert not bad, "\n".join(bad)


# --- weight ---------------------------------------------------------------------------------------------------------
def test_the_first_page_loads_little_script(come: Come) -> None:
    eva = come("Eva")
    eva.go("/")
    expect(eva.see("game-powers")).to_be_visible()
    eva.page.wait_for_load_state("networkidle")
    scripts = [answer for answer in eva.responses if answer.request.resource_type == "script"]
    assert scripts
    weight = sum(len(gzip.compress(answer.body())) for answer in scripts)
    assert weight < LIGHT
    assert all(answer.headers.get("content-encoding") == "gzip" for answer in scripts if len(answer.body()) > 2000)
