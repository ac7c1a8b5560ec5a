"""What was on screen, in order: a page that notes every picture of its table, for tests of what one could see."""

from __future__ import annotations

from datetime import datetime, timedelta

from playwright.sync_api import expect

from .person import Json, Person

WATCH = """() => {
    const note = () => {
        const cards = {};
        for (const node of document.querySelectorAll('.board [data-anchor]')) {
            if (!node.dataset.face || !node.offsetParent) continue;
            const marks = ['is-hit', 'is-actor', 'is-down'].filter(name => node.classList.contains(name));
            cards[node.dataset.anchor] = [node.dataset.face, ...marks].join(' ');
        }
        const text = name => document.querySelector(`[data-testid="${name}"]`)?.textContent.trim() ?? '';
        const now = {cards, step: text('stage-text'), at: text('stage-at'), asked: text('question'), told: text('told'),
            score: !!document.querySelector('[data-testid="score-sheet"]'), counting: text('counting'),
            hand: document.querySelectorAll('.hand [data-card]').length, log: text('log'),
            card: !!document.querySelector('[data-testid="stage-card"] .card'),
            flying: !!document.querySelector('.flying'), falling: !!document.querySelector('.falling'),
            threads: !!document.querySelector('[data-testid="threads"]')};
        const last = window.seen.at(-1);
        if (JSON.stringify(now) !== JSON.stringify(last)) window.seen.push(now);
    };
    window.seen = [];
    note();
    new MutationObserver(note).observe(document.body,
        {subtree: true, childList: true, attributes: true, characterData: true});
}"""


def watch(person: Person) -> None:
    """Begin to note what this person sees."""
    person.page.evaluate(WATCH)


def freeze(person: Person) -> None:
    """From now on nothing on the page goes on by itself."""
    person.page.clock.install()
    person.page.clock.pause_at(datetime.now() + timedelta(minutes=1))


def seen(person: Person) -> list[Json]:
    """What there was to see since, each picture once."""
    found: list[Json] = person.page.evaluate("window.seen")
    return found


def looks(pictures: list[Json], anchor: str) -> list[str]:
    """How a card looked, one after the other."""
    found: list[str] = []
    for picture in pictures:
        look = picture["cards"].get(anchor, "")
        if not found or found[-1] != look:
            found.append(look)
    return found


def shown(person: Person) -> None:
    """Wait until all has been shown."""
    expect(person.page.locator(".is-marking, [data-testid=stage][data-over=false]")).to_have_count(0)
