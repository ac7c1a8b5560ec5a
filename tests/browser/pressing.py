"""Playing a game of cards on a table by pressing the things that options belong to, and tables of several people."""

from __future__ import annotations

from collections.abc import Callable

from imperia import Record

from .person import Choose, Json, Person
from .stage import bring

# For an answer, on the average of a game; measured were 1.00 to 1.23, 1.26 to 1.39, 1.00 to 1.05 and 1.04 to 1.16.
MOST_PRESSES = {"powers": 1.3, "settlers": 1.4, "imperium": 1.1, "wall": 1.2}

AT_ONCE = """async ([code, anchors, number]) => {
    const drawn = () => new Promise(done => requestAnimationFrame(() => done()));
    const found = query => document.querySelector(query);
    const button = () => found(`[data-option="${code}"]:not([data-anchor])`);
    const thing = () => anchors.map(name => found(`[data-anchor="${name}"]`)).find(one => one);
    const sent = async node => {  // an answer that is under way ends the pressing: the next question has other buttons
        node.click();
        await Promise.resolve();
        if (found('.dock[aria-busy="true"]')) return true;
        await drawn();
        return false;
    };
    if (number !== null && found('.count')) {
        while (!button()) {
            const shown = Number(found('.stp > b').textContent);
            const steps = document.querySelectorAll('.steps5 > .btn');
            await sent(found(`[data-count="${code}"]`) ?? steps[number < shown ? 0 : 1]);
        }
    }
    if (!button() && !thing()) {
        const holder = anchors.map(name => found(`[data-holds~="${name}"]`)).find(one => one);
        await sent(holder ?? found('[data-testid="more-answers"]'));
    }
    if (!button() && await sent(thing())) return;
    for (let n = 0; n < 2 && button(); n++) if (await sent(button())) return;
}"""


def press_at_once(eva: Person, option: Json) -> None:
    """Press an option wherever it is, without moving the mouse there: for games of hundreds of answers."""
    kind = eva.see(f"count-kind-{option['kind']}")
    if option["kind"] and kind.count():
        kind.click()
    eva.page.evaluate(AT_ONCE, [option["code"], option["anchors"], option["number"]])


def play(
    eva: Person,
    choose: Choose,
    look: Callable[[], object] = lambda: None,
    until: Callable[[], bool] = lambda: False,
    by_hand: int = 1000,
) -> int:
    """Play by pressing things (after so many answers at once), looking at the table before each; counts the answers."""
    answers = presses = 0
    while True:
        eva.until(lambda: eva.decision or eva.over)
        if eva.over or until():
            most = MOST_PRESSES[eva.snapshot["table"]["game"]]
            assert presses <= most * min(answers, by_hand), "answers are not near at hand"
            return answers
        option = choose(eva.asked())
        look()
        taken = eva.taking()
        if answers < by_hand:
            presses += eva.press(option)
        else:
            press_at_once(eva, option)
            _once_more(eva, option, taken)
        eva.until(taken)
        answers += 1


def _once_more(eva: Person, option: Json, taken: Callable[[], bool]) -> None:
    """Press again what was pressed before the page was ready for it: a person would see that nothing happened."""
    try:
        eva.until(taken, 4.0)
    except AssertionError:
        press_at_once(eva, option)


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
