"""Learning at the table: icons explain themselves, the game stands on one page, words and tips, and a bot's advice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from imperia.cards.guide import icon_key
from imperia.cards.presenter import presenter
from imperia.kernel.game import find
from imperia.server.guide import cards, guide

from .conftest import Come
from .test_looks import PHONE
from .test_rules import serious

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("game", "lang"), [("settlers", "hu"), ("imperium", "cs"), ("wall", "en"), ("powers", "cs")])
def test_a_zoomed_card_explains_each_of_its_icons(come: Come, game: str, lang: str) -> None:
    eva = come("Eva", locale=lang)
    eva.sit(eva.set_up("me", "random", "random", game=game))
    card = eva.page.locator(".hand [data-card]").first
    number = int(card.get_attribute("data-card") or "")
    card.focus()
    eva.page.keyboard.press(" ")
    told = cards(game, lang)
    face = next(face for face in told["cards"] if number in face["ids"])
    keywords = [word["word"].lower() for word in face["keywords"]]
    icons = [icon for icon in face["key"] if told["icons"][icon]["word"].lower() not in keywords]
    shown = eva.see("zoom").get_by_test_id("icon-key").locator("li")
    expect(shown).to_have_count(len(icons))
    for icon, line in zip(icons, shown.all(), strict=True):
        assert line.get_attribute("data-icon") == icon
        word, _ = icon_key(presenter(find(game)), lang)[icon]
        expect(line).to_contain_text(word)
    for keyword in face["keywords"]:
        expect(eva.see("zoom").locator("dt", has_text=keyword["word"]).first).to_be_visible()
    pictured = eva.see("zoom").locator("dt > .key__icon")
    assert pictured.count() + len(icons) == len(face["key"]), "an icon that is a keyword stands beside it"
    eva.page.keyboard.press("Escape")

    eva.page.keyboard.press("s")  # the game on one page, where it is now
    page = eva.see("summary")
    expect(page.locator(".key li")).to_have_count(len(guide(game, lang)["icons"]))
    now = eva.snapshot["view"]["phase"]["label"]
    if page.locator(".phase[aria-current]").count():
        expect(page.locator(".phase[aria-current] b")).to_have_text(now)
    assert page.locator(".sumgrid").evaluate("grid => grid.scrollHeight - grid.clientHeight") <= 0  # without scrolling
    assert not serious(eva)
    eva.page.keyboard.press("s")
    expect(page).to_have_count(0)


def test_the_glossary_stands_beside_the_board_and_finds_words(come: Come) -> None:
    eva = come("Eva", locale="cs")
    eva.sit(eva.set_up("me", "random", game="settlers"))
    eva.page.keyboard.press("r")
    eva.see("side-words").click()
    terms = eva.see("glossary").locator("dt")
    expect(terms).to_have_count(len(guide("settlers", "cs")["glossary"]))
    eva.see("glossary-search").fill("zbor")
    expect(terms.first).to_be_visible()
    assert terms.count() < len(guide("settlers", "cs")["glossary"])
    rule = eva.see("glossary").locator("a").first
    wanted = (rule.get_attribute("href") or "").partition("#")[2]
    rule.click()
    expect(eva.see("rules-side").get_by_test_id(f"rule-{wanted}")).to_be_visible()


def test_the_key_of_icons_of_each_game_is_on_the_page_of_lessons(come: Come) -> None:
    eva = come("Eva", locale="hu")
    eva.go("/learn")
    eva.see("icons-wall").click()
    sheet = eva.see("icons-sheet")
    for game in ("wall", "imperium"):
        eva.see(f"icons-of-{game}").click()
        expect(eva.see(f"icons-of-{game}")).to_have_attribute("aria-pressed", "true")
        expect(sheet.locator(".key li")).to_have_count(len(guide(game, "hu")["icons"]))
        expect(sheet.locator(".key li b").first).to_have_text(
            icon_key(presenter(find(game)), "hu")[guide(game, "hu")["icons"][0]][0]
        )
    assert not serious(eva)


def test_tips_come_once_and_can_be_switched_off(come: Come) -> None:
    eva = come("Eva", tips=True)
    eva.sit(eva.set_up("me", "random", "random"))
    tip = eva.see("tip")
    expect(tip).to_have_attribute("data-tip", "hand")
    eva.see("tip-close").click()
    expect(tip).to_have_attribute("data-tip", "board")
    eva.page.reload()
    expect(tip).to_have_attribute("data-tip", "board")  # what was read does not come again
    eva.see("tips-off").click()
    expect(tip).to_have_count(0)
    eva.page.reload()
    eva.asked()
    expect(eva.see("prompt")).to_be_visible()
    expect(tip).to_have_count(0)
    eva.see("menu").click()
    eva.see("open-preferences").click()
    eva.see("pref-tips").click()
    eva.see("preferences").get_by_test_id("sheet-close").click()
    expect(tip).to_have_attribute("data-tip", "hand")


def test_h_shows_what_a_good_bot_would_do_and_plays_it(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "greedy", game="settlers"))
    eva.asked()
    eva.page.keyboard.press("h")
    expect(eva.see("tab-hint")).to_have_attribute("aria-selected", "true")
    expect(eva.see("hint-why")).to_contain_text(".")
    best = eva.see("hint-best").inner_text()
    expect(eva.see("hint-chance")).to_have_attribute("aria-busy", "false")
    lit = eva.page.locator(".is-advised")
    expect(lit.first).to_be_visible()
    assert not serious(eva)
    before = eva.revision
    eva.page.keyboard.press("h")
    eva.until(lambda: eva.revision > before)
    assert eva.snapshot["since"] > 0, best
    eva.asked()
    expect(eva.see("hint-best")).to_be_visible()  # the panel goes on with the next question
    eva.see("tab-log").click()
    expect(lit).to_have_count(0)
    expect(eva.see("log").locator("[data-event=hint]").first).to_have_text("You ask for a hint.")


@pytest.mark.parametrize("lang", ["cs", "en", "hu"])
def test_a_hint_says_how_sure_it_is_and_when_time_did_not_suffice(come: Come, lang: str) -> None:
    """The range of its certainty is hatched and told in words; a chance that could not be reckoned is no silence."""
    eva = come("Eva", locale=lang)

    def too_few(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"chance": None, "give_or_take": 0.0, "games": 3})

    eva.page.route(re.compile(r"/hint/chance"), too_few)
    eva.sit(eva.set_up("me", "greedy", game="settlers"))
    eva.asked()
    held: list[Route] = []
    eva.page.route(re.compile(r"/hint\?"), lambda route: held.append(route))
    eva.page.keyboard.press("h")
    expect(eva.see("hint-fills")).to_be_visible()  # while a bot thinks
    with eva.page.expect_response(re.compile(r"/hint\?")) as told:
        held[0].continue_()
    hint = told.value.json()
    bar = eva.see("hint-range")
    low, high = [int(n) for n in re.findall(r"\d+", bar.get_attribute("aria-label") or "")[:2]]
    assert low <= 100 * hint["best_in"] / hint["worlds"] <= high
    assert low < high
    sure, doubt = bar.locator("i").evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")
    assert sure / doubt == pytest.approx(low / (high - low), abs=0.05)
    hatched = bar.locator("i").nth(1).evaluate("one => getComputedStyle(one).backgroundImage")
    assert hatched.startswith("repeating-linear-gradient")
    expect(eva.see("hint-late")).to_be_visible()
    expect(eva.see("hint-late")).to_have_text(re.compile(r"\w{3}.*\.$"))
    assert not serious(eva)


def test_on_a_phone_the_hint_comes_from_below(come: Come) -> None:
    eva = come("Eva", **PHONE)
    eva.sit(eva.set_up("me", "greedy", game="imperium"))
    eva.asked()
    eva.see("open-hint").click()
    expect(eva.see("hint-sheet").get_by_test_id("hint-why")).to_be_visible()
    assert not serious(eva)


def test_at_a_table_of_people_there_are_no_hints_unless_they_agreed(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "link", "random"))
    expect(eva.see("open-hint")).to_have_count(0)
    expect(eva.see("tab-hint")).to_have_count(0)
    eva.page.keyboard.press("h")
    expect(eva.page.get_by_text("nobody agreed on hints")).to_be_visible()
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "powers", "options": {}, "seats": seats, "hints": True, "seed": 11}
    eva.sit(eva.ask("POST", "/api/tables", wish)["id"])
    expect(eva.see("open-hint")).to_be_visible()
    expect(eva.page.locator(".bar__crumb")).to_contain_text("hints allowed")
