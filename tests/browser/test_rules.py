"""The rules reference: a book in three languages, found by any form of a word, and read beside the game."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from imperia import catalogue

from .conftest import Come
from .person import Person
from .test_looks import PHONE

pytestmark = pytest.mark.browser

LANGS = ("cs", "en", "hu")


def serious(eva: Person) -> list[str]:
    found = Axe().run(eva.page).response["violations"]
    return [
        f"{fault['id']} at {'; '.join(' '.join(node['target']) for node in fault['nodes'][:4])}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


def title(game: str, lang: str, rule: str) -> str:
    found = catalogue.load(game, lang).rule(rule)
    assert found
    return found.title


@pytest.mark.parametrize("game", ["imperium", "powers", "settlers", "wall"])
def test_the_rule_of_a_question_opens_beside_the_board_in_every_language(come: Come, game: str) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", "random", game=game))
    rule = eva.asked()["rule"]
    eva.see("prompt-rule").click()
    shown = eva.see("rules-side").get_by_test_id(f"rule-{rule}")
    for lang in LANGS:
        eva.see(f"lang-{lang}").click()
        expect(eva.page.locator("html")).to_have_attribute("lang", lang)
        expect(shown.locator("h3")).to_have_text(title(game, lang, rule))
        expect(shown).to_be_in_viewport()
        expect(shown).not_to_have_attribute("lang", "en")
    expect(eva.see("board")).to_be_visible()
    assert serious(eva) == []


def test_the_game_goes_on_while_one_reads_and_the_place_is_kept(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", "random"))
    eva.see("prompt-rule").click()
    side = eva.see("rules-side")
    side.get_by_test_id("chapter-select").select_option("SCO")
    expect(side.get_by_role("heading", name="Scoring")).to_be_visible()
    eva.answer()
    eva.asked()
    expect(side.get_by_role("heading", name="Scoring")).to_be_visible()
    eva.see("side-close").click()
    expect(side).to_have_count(0)
    eva.see("open-rules").click()
    expect(eva.see("rules-side").get_by_role("heading", name="Scoring")).to_be_visible()


@pytest.mark.parametrize("width", [1024, 1440])
def test_rules_beside_the_board_leave_the_question_its_room(come: Come, width: int) -> None:
    eva = come("Eva", viewport={"width": width, "height": 768})
    eva.sit(eva.set_up("me", "random", "random", game="wall"))
    eva.asked()
    room = eva.see("prompt").evaluate("prompt => prompt.clientWidth")
    eva.page.keyboard.press("r")
    expect(eva.see("rules-side")).to_be_visible()
    assert eva.see("prompt").evaluate("prompt => prompt.clientWidth") >= room


def test_the_rules_open_and_close_by_keys_in_the_text_table_too(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", "random"))
    rule = eva.asked()["rule"]
    eva.page.keyboard.press("t")
    expect(eva.see("text-table")).to_be_visible()
    eva.page.keyboard.press("r")
    expect(eva.see("rules-side").get_by_test_id(f"rule-{rule}")).to_be_in_viewport()
    assert serious(eva) == []
    eva.page.keyboard.press("Escape")
    expect(eva.see("rules-side")).to_have_count(0)
    expect(eva.see("text-table")).to_be_visible()


def test_on_a_phone_the_rule_lies_over_the_game(come: Come) -> None:
    eva = come("Eva", **PHONE)
    eva.sit(eva.set_up("me", "random", "random"))
    rule = eva.asked()["rule"]
    eva.see("prompt-rule").tap()
    sheet = eva.see("rules-sheet")
    expect(sheet.get_by_test_id(f"rule-{rule}")).to_be_in_viewport()
    assert eva.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    assert serious(eva) == []
    eva.see("sheet-close").tap()
    expect(eva.see("question")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "game", "words", "rule", "marked"),
    [
        ("cs", "powers", "úkrytu", "PW-HID-01", "Úkryty"),
        ("cs", "powers", "hádání", "PW-AGT-01", "hádat"),
        ("cs", "settlers", "obranný žeton", "IS-DEF-01", "obranné"),
        ("cs", "settlers", "vyslaným osadníkům", "IS-WRK-01", "osadníků"),
        ("en", "settlers", "razing locations", "IS-RAZ-04", "location"),
        ("hu", "powers", "rejtekhelyet", "PW-HID-01", "Rejtekhelyek"),
        ("hu", "settlers", "védelemjelzőkkel", "IS-DEF-01", "védelemjelzők"),
    ],
)
def test_any_form_of_a_word_finds_its_rules(
    come: Come, lang: str, game: str, words: str, rule: str, marked: str
) -> None:
    eva = come("Eva", locale=lang)
    eva.go(f"/rules/{game}#{rule.split('-')[1]}")
    expect(eva.see(f"rule-{rule}")).to_be_visible()
    eva.see("rule-search").fill(words)
    expect(eva.page.locator(f"#{rule} mark, .rtext__title mark, .lead mark").first).to_be_visible()
    shown = [mark.lower() for mark in eva.page.locator("mark").all_inner_texts()]
    assert marked.lower() in shown
    count = eva.see("chapters").locator("[aria-current] .hits")
    expect(count).to_be_visible()


def test_the_arrows_lead_from_hit_to_hit_through_the_chapters(come: Come) -> None:
    eva = come("Eva")
    eva.go("/rules/powers")
    eva.see("rule-search").fill("Lady Caroline")
    wanted = eva.page.locator(".rule--wanted")
    expect(wanted).to_be_in_viewport()
    first = wanted.get_attribute("id")
    eva.page.keyboard.press("ArrowDown")
    expect(wanted).not_to_have_attribute("id", str(first))
    expect(wanted).to_be_in_viewport()
    expect(wanted.locator("mark").first).to_be_visible()
    eva.page.keyboard.press("ArrowUp")
    expect(wanted).to_have_attribute("id", str(first))
    eva.see("rule-search").fill("zeppelin")
    expect(eva.see("rule-count")).to_have_text("nothing")


def test_a_rule_has_its_example_our_ruling_and_its_facets_behind_a_fold(come: Come) -> None:
    eva = come("Eva", locale="cs")
    eva.go("/rules/powers#PW-AGT-03")
    rule = eva.see("rule-PW-AGT-03")
    expect(rule.get_by_test_id("rule-PW-EX-23")).to_contain_text("Příklad: Bez shody")
    expect(rule.get_by_test_id("rule-PW-AMB-08")).to_contain_text("Naše rozhodnutí.")
    facets = rule.locator(".facets")
    expect(facets).not_to_be_visible()
    rule.locator("summary").click()
    expect(facets).to_contain_text("všichni soupeři společně")


def test_cards_in_the_rules_are_live(come: Come) -> None:
    eva = come("Eva", locale="cs")
    eva.go("/rules/settlers#IS-BLD-02")
    link = eva.see("rule-IS-EX-07").get_by_role("button", name="Hlídkovou věž")
    link.click()
    expect(eva.see("zoom")).to_contain_text("Hlídková věž")
    eva.page.keyboard.press("Escape")
    expect(eva.see("live-card")).to_contain_text("Hlídková věž")


@pytest.mark.parametrize("window", ["wide", "phone"])
def test_the_page_has_no_serious_fault_of_accessibility(come: Come, window: str) -> None:
    eva = come("Eva", locale="hu", color_scheme="dark", **(PHONE if window == "phone" else {}))
    eva.go("/rules/settlers#IS-BLD-02")
    expect(eva.see("rule-IS-BLD-02")).to_be_visible()
    eva.see("rule-search").fill("alapok")
    expect(eva.page.locator("mark").first).to_be_visible()
    assert serious(eva) == []
