"""Lessons in Chromium: each from its first press to its last, in each language, by pressing what it asks for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import imperia
from imperia import lessons
from imperia.cards.words import LANGS

from .conftest import Come
from .person import Json, Person
from .pressing import press_at_once

pytestmark = pytest.mark.browser
ALL = [(game, name) for game in imperia.games() for name in lessons.names(game)]
COVERED = """() => {  // is what has to be pressed in the light, and not behind the coach?
    const spot = document.querySelector('.spot').getBoundingClientRect();
    const coach = document.querySelector('.coach').getBoundingClientRect();
    const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    return !apart(spot, coach);
}"""


def begin(eva: Person, game: str, name: str) -> None:
    eva.go("/learn")
    eva.see(f"lesson-{game}-{name}").click()
    eva.until(lambda: eva.snapshot.get("lesson"))


def told(eva: Person) -> Json | None:
    """The lesson once it has something to say."""
    lesson: Json | None = eva.snapshot.get("lesson")
    return lesson if lesson and lesson["pages"] else None


def page(eva: Person) -> int:
    return int(eva.see("coach").get_attribute("data-page") or 0)


def turn(eva: Person) -> None:
    """Read on to the page that asks for something, or to the last one."""
    lesson = told(eva)
    assert lesson is not None
    for number in range(page(eva), lesson["first"] + len(lesson["pages"])):
        eva.see("lesson-next").evaluate("button => button.click()")
        expect(eva.see("coach")).to_have_attribute("data-page", str(number + 1))


def asked(eva: Person) -> Json:
    """The option that the lesson shows."""
    eva.until(lambda: eva.decision)
    assert eva.decision is not None
    (wanted,) = [one["codes"][0] for one in eva.snapshot["lesson"]["pages"] if one["do"]]
    option: Json = next(one for one in eva.decision["options"] if one["code"] == wanted)
    return option


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_from_its_first_press_to_its_last(come: Come, game: str, name: str, lang: str) -> None:
    eva = come(locale=lang)
    begin(eva, game, name)
    while True:
        eva.until(lambda: told(eva))
        expect(eva.see("coach")).to_be_visible()
        turn(eva)
        if eva.snapshot["lesson"]["over"]:
            break
        before = eva.revision
        press_at_once(eva, asked(eva))
        eva.until(lambda before=before: eva.revision != before)  # type: ignore[misc]
    moves = len(lessons.lesson(game, name).stages) - 1
    assert eva.snapshot["at"] == moves
    eva.see("play-on").click()
    eva.until(lambda: eva.snapshot["lesson"] is None and (eva.decision or eva.snapshot["at"] > moves))
    expect(eva.see("coach")).to_have_count(0)
    eva.go("/learn")
    expect(eva.see(f"lesson-{game}-{name}")).to_be_visible()
    expect(eva.page.locator(f".tile--{game} .dot--done")).to_have_count(1)


@pytest.mark.parametrize(
    "window", [{}, {"viewport": {"width": 390, "height": 844}, "has_touch": True}], ids=["wide", "phone"]
)
def test_a_wrong_press_is_answered_in_words_back_takes_back_and_who_leaves_comes_back(come: Come, window: Json) -> None:
    eva = come(**window)
    begin(eva, "powers", "first")
    eva.until(lambda: told(eva))
    turn(eva)
    assert page(eva) == 3
    eva.until(lambda: not eva.page.evaluate(COVERED))
    eva.see("lesson-show").click()  # the candidate is chosen for me
    eva.until(lambda: eva.snapshot["at"] == 5)
    turn(eva)
    eva.page.locator(".hand [data-anchor]:not(.is-selectable)").first.evaluate("card => card.click()")
    expect(eva.see("lesson-wrong")).to_contain_text("Morrigan")
    eva.until(lambda: not eva.page.evaluate(COVERED))
    assert eva.snapshot["at"] == 5
    eva.see("lesson-back").click()
    expect(eva.see("coach")).to_have_attribute("data-page", "6")
    for number in (5, 4):
        eva.see("lesson-back").click()
        expect(eva.see("coach")).to_have_attribute("data-page", str(number))
    eva.see("lesson-back").click()  # the Candidate is taken back
    expect(eva.see("coach")).to_have_attribute("data-page", "3")
    eva.until(lambda: eva.snapshot["at"] == 2)
    eva.see("lesson-leave").click()
    expect(eva.see("lesson-powers-first")).to_have_text(re.compile("page 3"))
    eva.see("lesson-powers-first").click()
    expect(eva.see("coach")).to_have_attribute("data-page", "3")
