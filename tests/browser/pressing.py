"""Playing a game of cards on a table by pressing the things that options belong to, and tables of several people."""

from __future__ import annotations

from collections.abc import Callable

from imperia import Record

from .person import Choose, Json, Person
from .stage import bring


def press_thing(eva: Person, option: Json) -> None:
    """Press the thing that an option belongs to, its button where the thing has several, and once more if asked."""
    alone = False
    for anchor in option["anchors"]:
        thing = eva.page.locator(f".board [data-anchor='{anchor}'], .hand [data-anchor='{anchor}']").first
        if thing.count() and thing.is_visible():
            alone = thing.get_attribute("data-option") is not None
            thing.click()
            break
    if not alone:
        eva.page.locator(f"[data-option='{option['code']}']").first.click()
    if option["final"]:
        eva.page.locator(f"[data-option='{option['code']}'][data-confirm]").click()


AT_ONCE = """async ([code, final]) => {
    const press = query => document.querySelector(`[data-option="${code}"]${query}`).click();
    press('');
    if (!final) return;
    await new Promise(drawn => requestAnimationFrame(drawn));
    press('[data-confirm]');
}"""


def press_at_once(eva: Person, option: Json) -> None:
    """Press an option wherever it is, without moving the mouse there: for games of hundreds of answers."""
    eva.page.evaluate(AT_ONCE, [option["code"], option["final"]])


def play(
    eva: Person,
    choose: Choose,
    look: Callable[[], object] = lambda: None,
    until: Callable[[], bool] = lambda: False,
    by_hand: int = 1000,
) -> int:
    """Play by pressing things (after so many answers at once), looking at the table before each; counts the answers."""
    answers = 0
    while True:
        eva.until(lambda: eva.decision or eva.over)
        if eva.over or until():
            return answers
        option = choose(eva.asked())
        look()
        before = eva.revision
        (press_thing if answers < by_hand else press_at_once)(eva, option)
        eva.until(lambda before=before: eva.revision != before)  # type: ignore[misc]
        answers += 1


def company(host: Person, guests: list[Person], record: Record) -> str:
    """Everybody at one table, each at a browser of their own, after the moves of the record."""
    kinds = ["link" for _ in guests]
    table = host.set_up("me", *kinds, game=record.game, seed=record.seed, **record.options)
    token = host.table["links"]["invite"].partition("=")[2]
    for guest in guests:
        guest.ask("GET", "/api/me")
        guest.ask("POST", f"/api/tables/{table}/join", {"token": token, "name": guest.name})
    bring(record, [host, *guests])
    return table
