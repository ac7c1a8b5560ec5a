"""Playing with the keyboard alone: keys that things and buttons show, and a walk and Enter where none is shown."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .person import Choose, Json, Person

MOST_STOPS = 80  # from anywhere to anywhere else

HOPS = "target => target.matches('.table :is(.is-selectable, [data-holds])')"


def walk_to(eva: Person, target: Locator) -> None:
    """From thing to thing that may be chosen, or with Tab to what is none."""
    wanted = target.element_handle()
    key = "." if eva.page.evaluate(HOPS, wanted) else "Tab"
    for _ in range(MOST_STOPS):
        if eva.page.evaluate("target => document.activeElement === target", wanted):
            return
        eva.page.keyboard.press(key)
    raise AssertionError(f"the keys do not lead to {target}")


def play_by_keys(eva: Person, choose: Choose, until: Callable[[], bool] = lambda: False) -> set[str]:
    """Answer every question until the game is over or a condition holds; the kinds of questions there were."""
    kinds: set[str] = set()
    while True:
        eva.until(lambda: eva.decision or eva.over)
        if eva.over or until():
            return kinds
        decision = eva.asked()
        kinds.add(decision["kind"])
        answer_by_keys(eva, choose(decision))


def answer_by_keys(eva: Person, option: Json) -> None:
    """Give this answer to the open question, and wait until the server has taken it."""
    taken = eva.taking()
    if option["number"] is not None and eva.page.locator(".count").count():
        _count(eva, option)
    else:
        _choose(eva, option)
    eva.until(taken)


def _count(eva: Person, option: Json) -> None:
    """Step to the number."""
    numbers = [one["code"] for one in eva.asked()["options"] if one["number"] is not None]
    chosen = eva.page.locator(".count__take")
    while (now := int(chosen.get_attribute("data-option") or "")) != option["code"]:
        later = numbers.index(now) < numbers.index(option["code"])
        eva.page.keyboard.press("ArrowRight" if later else "ArrowLeft")
        expect(chosen).not_to_have_attribute("data-option", str(now))
    eva.page.keyboard.press("Enter")
    if option["final"]:
        eva.page.keyboard.press("Enter")


def _choose(eva: Person, option: Json) -> None:
    """Press the thing, or what it lies in, or its button, or the list of answers; then the verb where a thing is looked
    at first, and once more where it asks "really?"."""
    code = f"[data-option='{option['code']}']"
    drawn = [] if option["vain"] else [one for one in option["anchors"] if _place(eva, one).count()]
    alone = bool(drawn) and len(eva.at_thing(drawn[0])) == 1
    folded = eva.way_to(option).and_(eva.page.locator("[data-holds], [data-testid=more-answers]")).count() > 0
    _press(eva, eva.way_to(option))
    if folded:
        things = [f"[data-anchor='{anchor}']" for anchor in drawn]
        _press(eva, eva.page.locator(f"dialog[open] :is({', '.join([code, *things])})").first)
    if drawn and not (alone and option["warning"] is None):
        _press(eva, eva.see("pick").locator(code))
    if option["final"] and not alone:
        eva.page.keyboard.press("Enter")


def _place(eva: Person, anchor: str) -> Locator:
    """A thing in view, or what it lies in."""
    return eva.page.locator(f":is(.board, .hand) [data-anchor='{anchor}']:visible, [data-holds~='{anchor}']:visible")


def _press(eva: Person, target: Locator) -> None:
    """The key that it shows, or Enter once one is there."""
    expect(target).to_be_visible()
    shown = target.locator(".kbd, .tab")
    key = shown.first.inner_text().strip() if shown.count() else ""
    if key.isalnum() and len(key) == 1:
        eva.page.keyboard.press(key.lower())
    else:
        walk_to(eva, target)
        eva.page.keyboard.press("Enter")
