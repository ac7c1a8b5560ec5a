"""Every page and view in Czech and Hungarian, walked through once: nothing is said in English, and all is well set."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

import imperia
from imperia.cards.presenter import presenter
from texts import english_words

from .conftest import Come
from .person import Person

pytestmark = pytest.mark.browser

GOLDEN = Path(__file__).parent.parent / "golden"
PLAYED = {  # a finished game of each
    "imperium": "imperium-graal",
    "powers": "powers-struggle-known",
    "settlers": "settlers-standard-2",
    "wall": "wall-solo-won",
}
# What has a language of its own on the page says so, and so does what is typed; the rest is read, and what is only
# read out, too. Lines of the source are no lines of the page.
SAID = """() => [...document.querySelectorAll("body *")]
  .filter(e => !e.closest("[lang]:not(html), code, kbd, noscript, script, style, textarea"))
  .flatMap(e => [...e.childNodes].filter(n => n.nodeType === 3).map(n => n.textContent.replace(/[ \\n]+/g, " ").trim())
    .concat(["aria-label", "title", "placeholder", "alt"].map(name => e.getAttribute(name) ?? "")))
  .concat(document.title).filter(Boolean)"""
SAME_EVERYWHERE = ("English", "EN", "game-icons.net", "CC BY")
FAULTS = {"cs": r"['\"]|\.\.\.|(?:^|[ („])[kszvouaiKSZVOUAI] \w", "hu": r"['\"]|\.\.\.|“"}


@cache
def names(lang: str) -> re.Pattern[str]:
    """Cards, whose names are their own, and what is called the same in every language."""
    faces = [face for game in imperia.games() for face in presenter(imperia.game(game)).cards(lang)]
    longest = sorted({*[face["name"] for face in faces], *SAME_EVERYWHERE}, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest)))


class Reader:
    """Reads page after page, and collects what is wrong with it."""

    def __init__(self, eva: Person, lang: str) -> None:
        self.eva = eva
        self.lang = lang
        self.wrong: dict[str, str] = {}  # the text, and where it stood

    def read(self, where: str, sign: str) -> None:
        """Read what is on the screen, once this is there."""
        expect(self.eva.page.locator(sign).first).to_be_visible()
        expect(self.eva.page.locator("html")).to_have_attribute("lang", self.lang)
        said = {text.replace("\u00ad", "") for text in self.eva.page.evaluate(SAID)}
        assert len(said) > 5, where
        for text in said:
            ours = names(self.lang).sub("X", text)
            if english_words(ours, self.lang) or re.search(FAULTS[self.lang], ours):
                self.wrong[text] = where

    def press(self, *tests: str) -> None:
        for test in tests:
            self.eva.see(test).first.click()


@pytest.mark.parametrize("lang", ["cs", "hu"])
def test_no_page_speaks_english_to_a_reader_of_another_language(come: Come, lang: str) -> None:
    """Texts of all cards and rules are read by other tests: here two books and two galleries are enough."""
    eva, host = come("Eva", locale=lang), come("Karel")
    host.set_up("me", "link", "link")
    invitation = host.table["links"]["invite"]
    eva.ask("GET", "/api/me")
    reader = Reader(eva, lang)
    pages = {
        "/": "[data-testid=game-powers]",
        "/credits": "main h1",
        "/nowhere": "main h1",
        "/t/nowhere": "[data-testid=table-missing]",
        invitation: "[data-testid=join-submit]",
        **{f"/new/{game}": "[data-testid=minutes]" for game in imperia.games()},
        **{f"/cards/{game}": ".gallery .card" for game in ("powers", "settlers")},
        **{f"/rules/{game}": "article h1" for game in ("imperium", "wall")},
        "/learn": "[data-testid=lesson-powers-first]",
    }
    for path, sign in pages.items():
        eva.go(path)
        reader.read(path, sign)
    reader.press("summary-powers")
    reader.read("summary", ".sumgrid")
    reader.press("summary-glossary")
    reader.read("glossary", "[data-testid=glossary]")
    eva.page.keyboard.press("Escape")
    reader.press("lesson-powers-first")
    reader.read("lesson", "[data-testid=coach]")
    eva.go(f"/t/{host.id}?invite=guessed")
    eva.see("join-name").fill("Eva")
    reader.press("join-submit")
    reader.read("a wrong invitation", "[data-testid=toast]")
    assert reader.wrong == {}


@pytest.mark.parametrize("lang", ["cs", "hu"])
def test_no_table_speaks_english_to_a_reader_of_another_language(come: Come, lang: str) -> None:
    eva, petr = come("Eva", locale=lang), come("Petr", locale=lang)
    eva.ask("GET", "/api/me")
    reader = Reader(eva, lang)
    for game, name in PLAYED.items():
        record = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8")) | {"names": []}
        done = eva.ask("POST", "/api/records", record)["id"]
        eva.go(f"/t/{done}")
        expect(eva.see("chart")).to_be_visible()
        for category in eva.page.locator("[data-testid^=category-]").all():
            category.click()
        reader.read(f"score of {game}", ".sheet .why li")
        if game == "wall":
            eva.go(f"/t/{done}?at=60")
            reader.read("replay", "[data-testid=replay]")
        rivals = {"powers": ("greedy", "greedy"), "settlers": ("link",)}.get(game, ("greedy",))
        table = eva.set_up("me", *rivals, game=game)
        if "link" in rivals:
            petr.join(eva.table["links"]["invite"])
        eva.sit(table)
        eva.page.keyboard.press("t")
        reader.read(f"table of {game} in words", "[data-testid=text-table]")
        eva.page.keyboard.press("t")
        reader.read(f"table of {game}", "[data-testid=prompt]")
        if "link" in rivals:
            reader.press("tab-talk")
            reader.read("talk", "[data-testid=talk]")
        else:
            eva.page.keyboard.press("h")
            reader.read(f"hint of {game}", "[data-testid=hint-why]")
    reader.press("menu", "open-preferences")
    reader.read("preferences", "[data-testid=preferences]")
    eva.page.keyboard.press("Escape")
    eva.page.keyboard.press("?")
    reader.read("keys", "[data-testid=keys]")
    assert reader.wrong == {}
