"""Without a mouse, without pictures, and by the rules of accessibility; and a first page that is light."""

from __future__ import annotations

import gzip

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

import imperia

from .conftest import Come
from .keys import play_by_keys
from .person import Json, Person, first
from .stage import company, find, finished, load, question
from .test_looks import PHONE
from .test_sizes import MOMENTS, moment

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
    play_by_keys(eva, lambda decision: next(one for one in decision["options"] if not one["vain"]))
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


# --- the way to the answers ------------------------------------------------------------------------------------------
STOPS = """() => [...document.querySelectorAll('button, a[href], input, select, [tabindex]')]
    .filter(node => node.tabIndex >= 0 && !node.disabled && node.checkVisibility({ visibilityProperty: true }))
    .map(node => node.closest('.log') ? (node.matches('.log') ? 'log' : 'link in the log')
        : node.closest('[data-zone=prompt]') && node.dataset.option ? 'answer' : node.dataset.testid ?? '')"""


def test_the_first_stop_leads_to_the_question_and_answers_come_before_the_log(come: Come) -> None:
    people = [come("Eva"), come("Karel"), come("Magda")]
    eva = people[0]
    eva.sit(company(people, find(lambda state: question(state) == "vote" and 0 in state.pending)))
    eva.asked()
    stops = eva.page.evaluate(STOPS)
    assert stops[0] == "skip-link"
    assert stops.index("answer") < stops.index("log"), "answers come before the log"
    assert "link in the log" not in stops
    eva.page.keyboard.press("Tab")
    assert focused(eva) == "skip-link"
    eva.page.keyboard.press("Enter")
    for _ in range(4):
        eva.page.keyboard.press("Tab")
        if eva.page.evaluate("document.activeElement.dataset.option !== undefined"):
            break
    else:
        raise AssertionError("the first answer is further than four stops from the question")
    eva.page.keyboard.press("l")
    eva.page.keyboard.press("ArrowLeft")
    assert eva.page.evaluate("document.activeElement.matches('.log .link')"), "the arrows reach what the log names"
    eva.page.keyboard.press("Enter")
    expect(eva.see("zoom")).to_be_visible()


def test_the_focus_is_never_lost_and_steps_are_told(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", "random"))
    told = eva.see("told")
    expect(told).to_have_text("")
    for _ in range(4):
        eva.asked()
        option = next(one for one in eva.asked()["options"] if not one["vain"])
        before = (eva.decision, eva.snapshot["since"])
        eva.way_to(option).focus()
        eva.page.keyboard.press("Enter")
        verb = eva.see("pick").locator(f"[data-option='{option['code']}']")

        def taken(before: object = before) -> bool:
            return (eva.decision, eva.snapshot["since"]) != before

        for step in (verb, verb.and_(eva.page.locator("[data-confirm]"))) if option["warning"] else ():
            eva.until(lambda step=step, taken=taken: taken() or step.count())  # type: ignore[misc]
            if not taken():
                step.press("Enter")
        eva.until(taken)
        eva.asked()
        assert eva.page.evaluate("document.activeElement !== document.body"), "the focus is somewhere"
    assert (told.text_content() or "").strip(), "what happened is told"
    assert len(told.text_content() or "") < len(eva.see("log").inner_text()), "but not all of it"
    expect(eva.see("log")).to_have_attribute("aria-live", "off")


# --- icons ------------------------------------------------------------------------------------------------------------
def test_an_icon_says_what_it_is_called_and_means_when_one_points_at_it(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", game="settlers"))
    eva.asked()
    icon = eva.page.locator(".board .counter [role=img][data-icon=wood]").first
    icon.hover()
    expect(eva.see("bubble")).to_contain_text("wood", ignore_case=True)
    expect(eva.see("bubble").locator("span").first).not_to_be_empty()  # what it means
    eva.page.keyboard.press("Escape")
    expect(eva.see("bubble")).to_have_count(0)
    eva.page.locator("[data-zone=log]").focus()
    eva.page.keyboard.press("Shift+Tab")  # what follows is reached with the keyboard
    eva.see("open-hint").focus()
    expect(eva.see("bubble")).to_have_text(eva.see("open-hint").get_attribute("title") or "no title")


def test_an_icon_says_it_to_a_finger_too(come: Come) -> None:
    eva = come("Eva", **PHONE)
    eva.sit(eva.set_up("me", "random", game="settlers"))
    eva.asked()
    eva.page.locator(".spine [role=img][data-icon=wood]:visible").first.tap()
    expect(eva.see("bubble")).to_contain_text("wood", ignore_case=True)
    eva.see("question").tap()
    expect(eva.see("bubble")).to_have_count(0)


# --- preferences ------------------------------------------------------------------------------------------------------
def prefer(eva: Person, *wishes: str) -> None:
    """Open the preferences from the menu and press these."""
    eva.see("menu").click()
    eva.see("open-preferences").click()
    for wish in wishes:
        box = eva.see(f"pref-{wish}")
        eva.page.locator("label", has=box).click()


def test_preferences_are_one_sheet_and_are_kept(come: Come) -> None:
    eva = come("Eva")
    eva.go("/")
    expect(eva.see("new-table").or_(eva.page.locator("main h1")).first).to_be_visible()
    wishes = ["theme-dark", "pace-calm", "confirm-none", "contrast", "sound", "tips", "lang-hu"]
    prefer(eva, *wishes)
    html = eva.page.locator("html")
    expect(html).to_have_attribute("lang", "hu")  # the words of a language are loaded first
    eva.page.reload()
    prefer(eva)
    for wish in ("theme-dark", "pace-calm", "confirm-none", "contrast", "lang-hu"):
        expect(eva.see(f"pref-{wish}")).to_be_checked()
    for wish in ("sound", "tips", "text"):
        expect(eva.see(f"pref-{wish}")).not_to_be_checked()
    for name, value in {"data-theme": "dark", "data-contrast": "more", "lang": "hu"}.items():
        expect(html).to_have_attribute(name, value)


def test_confirmations_are_as_many_as_one_wants(come: Come) -> None:
    people = [come("Eva"), come("Karel"), come("Magda")]
    eva = people[0]
    eva.sit(company(people, find(lambda state: question(state) == "lay-open" and state.pending == (0,))))
    final = eva.asked()["options"][0]
    prefer(eva, "confirm-none")
    eva.page.keyboard.press("Escape")
    eva.way_to(final).click()
    verb = eva.see("pick").locator(f"[data-option='{final['code']}']")
    expect(verb).not_to_have_attribute("data-confirm", "true")
    eva.page.keyboard.press("Escape")
    prefer(eva, "confirm-all")
    eva.page.keyboard.press("Escape")
    eva.way_to(final).click()
    expect(verb).to_have_attribute("data-confirm", "true")
    eva.page.keyboard.press("Escape")
    prefer(eva, "confirm-none")
    eva.page.keyboard.press("Escape")
    eva.way_to(final).click()
    verb.click()
    eva.until(lambda: eva.decision is None or eva.decision["options"][0] != final)


# --- axe ------------------------------------------------------------------------------------------------------------
LOOKS = [("light", "wide"), ("dark", "wide"), ("light", "phone")]


def faults(eva: Person, where: str) -> list[str]:
    """Violations of every level on the page as it is."""
    found = Axe().run(eva.page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{where}: {fault['id']} at {'; '.join(' '.join(map(str, node['target'])) for node in fault['nodes'][:4])}"
        for fault in found
    ]


@pytest.mark.parametrize(("theme", "window"), LOOKS)
def test_no_page_has_a_fault_of_accessibility(come: Come, theme: str, window: str) -> None:
    eva, host = come("Eva", color_scheme=theme, **(PHONE if window == "phone" else {})), come("Karel")
    host.set_up("me", "link", "link")
    eva.ask("GET", "/api/me")
    done = eva.ask("POST", "/api/records", finished().to_json())["id"]
    bad: list[str] = []
    pages = {
        "lobby": ("/", "main h1"),
        "new": ("/new/settlers", "[data-testid=minutes]"),
        "join": (host.table["links"]["invite"], "[data-testid=join-submit]"),
        "cards": ("/cards/powers", ".gallery .card"),
        "rules": ("/rules/powers#AGT", ".rule"),
        "credits": ("/credits", "main h1"),
        "missing": ("/nowhere", "main h1"),
        "score": (f"/t/{done}", "[data-testid=chart]"),
        "replay": (f"/t/{done}?at=15", "[data-testid=replay]"),
        "learn": ("/learn", "[data-testid=lesson-powers-first]"),
    }
    for name, (path, sign) in pages.items():
        eva.go(path)
        expect(eva.page.locator(sign).first).to_be_visible()
        expect(eva.page.locator("html")).to_have_attribute("data-theme", theme)
        bad += faults(eva, name)
    eva.see("summary-powers").click()
    expect(eva.see("summary").locator(".sumgrid")).to_be_visible()
    bad += faults(eva, "summary")
    eva.see("summary-glossary").click()
    expect(eva.see("glossary")).to_be_visible()
    bad += faults(eva, "glossary")
    eva.page.keyboard.press("Escape")
    eva.see("lesson-powers-first").click()
    expect(eva.see("coach")).to_be_visible()
    bad += faults(eva, "lesson")
    assert not bad, "\n".join(bad)


@pytest.mark.parametrize(("theme", "window"), LOOKS)
def test_no_board_has_a_fault_of_accessibility(come: Come, theme: str, window: str) -> None:
    """As cards and in words, in usual and in high contrast."""
    eva = come("Eva", color_scheme=theme, **(PHONE if window == "phone" else {}))
    bad: list[str] = []
    for game in imperia.games():
        load(eva, moment(*MOMENTS[game][-1]))
        expect(eva.page.locator(".hand .card__art, .board .card__art").first).to_be_attached()
        bad += faults(eva, game)
        prefer(eva, "contrast")
        expect(eva.page.locator("html")).to_have_attribute("data-contrast", "more")
        eva.page.keyboard.press("Escape")
        bad += faults(eva, f"{game} in high contrast")
        prefer(eva, "contrast", "text")
        bad += faults(eva, "preferences") if game == "powers" else []
        eva.page.keyboard.press("Escape")
        expect(eva.see("text-table")).to_be_visible()
        bad += faults(eva, f"{game} in words")
        prefer(eva, "text")
        eva.page.keyboard.press("Escape")
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
