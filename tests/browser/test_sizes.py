"""Every board and page in windows of every size and every language: nothing is cut, covered or too small to press."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

import imperia
from imperia import Record
from imperia.kernel.state import State

from .conftest import Come
from .person import Person
from .stage import load, search

pytestmark = pytest.mark.browser

SIZES = [
    *[(360, 740), (390, 844), (768, 1024), (1024, 768), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)],
    (720, 450),  # 1440 × 900 at twice its size
]
PHONE = 860  # px of width up to which the page scrolls and fingers press
LANGS = ["cs", "en", "hu"]
NAMES = ["Magdalena", "Bartoloměj", "Krisztina", "Ferdinand", "Anežka", "Szabolcs"]
GOLDEN = Path(__file__).parents[1] / "golden"
PROBE = (Path(__file__).parent / "probe.js").read_text().partition("\n")[2].strip().removesuffix(";")

# golden games with the most and the fewest players, and where in them the table is full
MOMENTS = {
    "imperium": [("imperium-main-deck-classics", 0.8), ("imperium-king-of-kings", 0.8)],
    "powers": [("powers-illuminati-cards", 0.62), ("powers-struggle-cards", 0.7)],
    "settlers": [("settlers-advanced", 0.8), ("settlers-standard-2", 0.75), ("settlers-solo-japanese", 0.75)],
    "wall": [("wall-four-shame", 0.8), ("wall-duel-walls", 0.7), ("wall-solo-points", 0.75)],
}


def golden(name: str) -> Record:
    return Record.from_json(json.loads((GOLDEN / f"{name}.json").read_text()))


def moment(name: str, share: float) -> Record:
    """A golden game up to a part of its moves, played by people with names of some length."""
    whole = golden(name)
    begun = whole.fork(int(len(whole.moves) * share))
    begun.names = NAMES[: begun.seats]
    return begun


def look(eva: Person, where: str, sizes: list[tuple[int, int]] = SIZES) -> list[str]:
    """What is wrong with the page in windows of these sizes."""
    found = []
    eva.page.mouse.move(1, 1)  # over nothing that would tell about itself
    for width, height in sizes:
        eva.page.set_viewport_size({"width": width, "height": height})
        eva.drawn()
        eva.drawn()
        wishes = {"phone": width <= PHONE, "fixed": width > PHONE}
        found += [f"{where} {width}×{height}: {fault}" for fault in eva.page.evaluate(PROBE, wishes)]
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", imperia.games())
def test_a_table_fits_every_window(come: Come, game: str, lang: str) -> None:
    eva = come("Eva", locale=lang)
    faults: list[str] = []
    for name, share in MOMENTS[game]:
        load(eva, moment(name, share))
        faults += look(eva, name)
    done = golden(MOMENTS[game][0][0])
    eva.go(f"/t/{eva.ask('POST', '/api/records', done.to_json())['id']}")
    expect(eva.see("chart")).to_be_visible()
    faults += look(eva, "score", [(360, 740), (1024, 768), (1440, 900)])
    if lang == "hu":  # the longest words
        eva.go(f"/t/{eva.id}?at={len(done.moves) * 3 // 5}")
        expect(eva.see("hand").locator(".card").first).to_be_attached()
        faults += look(eva, "replay", [(390, 844), (720, 450), (1024, 768), (1440, 900)])
        for guests in (["link", "novice"], ["link"] * 3):  # what Settlers has on offer and the invitation leave room
            eva.sit(eva.set_up("me", *guests, game=game))
            expect(eva.see("invite")).to_be_visible()
            faults += look(eva, f"{len(guests)} invited", [(390, 844), (1024, 768), (1366, 768), (1440, 900)])
    assert not faults, "\n".join(faults)


UNDER_CHIPS = """strips => strips.flatMap(strip => {
    const words = document.createRange();
    words.selectNodeContents(strip.querySelector('.who__name b'));
    const name = words.getBoundingClientRect();
    return [...strip.querySelectorAll('.chip')].filter(chip => {
        const box = chip.getBoundingClientRect();
        return box.left < name.right && name.left < box.right && box.top < name.bottom && name.top < box.bottom;
    }).map(chip => `${words} lies under "${chip.textContent.trim()}"`);
})"""


def test_who_began_and_has_passed_keeps_a_name_on_a_small_phone(come: Come) -> None:
    def began_and_passed(state: State) -> bool:
        first = state.view(0)["first"]
        return state.pending == (0,) and first != 0 and bool(state.view(0)["empires"][first]["passed"])

    eva = come("Eva", locale="cs")
    duel = search("settlers", 2, {}, began_and_passed)
    duel.names = NAMES[:2]
    for record in (duel, moment("settlers-advanced", 0.985)):  # three rivals with many points
        load(eva, record)
        assert not look(eva, f"{record.seats} players", [(360, 740)])
        expect(eva.page.locator(".strip .marks > :nth-child(2)")).to_have_count(1)
        assert eva.page.locator(".strip").evaluate_all(UNDER_CHIPS) == []


def test_a_chosen_card_fits_every_window_and_leaves_a_row_of_ones_empire_in_sight(come: Come) -> None:
    """With three rivals on a phone, before a card is chosen and after."""
    eva = come("Eva", locale="cs")
    load(eva, moment(*MOMENTS["settlers"][0]))
    row = eva.see("empire").locator(".erow").first
    faults: list[str] = []

    def in_sight() -> bool:
        ends = row.evaluate("row => row.getBoundingClientRect().bottom")
        return bool(ends <= eva.page.locator(".dock").evaluate("dock => dock.getBoundingClientRect().top") + 1)

    for size in SIZES:
        eva.page.set_viewport_size({"width": size[0], "height": size[1]})
        eva.drawn()
        upright = size[0] <= PHONE and size[1] > size[0]
        assert not upright or in_sight(), f"{size}: no row of one's Empire in sight"
        eva.see("hand").locator(".card").last.click()
        expect(eva.see("pick")).to_be_visible()
        faults += look(eva, "chosen", [size])
        assert not upright or in_sight(), f"{size}: no row of one's Empire in sight beside a chosen card"
        eva.see("pick-close").click()
        expect(eva.see("pick")).to_have_count(0)
    assert not faults, "\n".join(faults)


WHOLE = """cards => cards.flatMap(card => {
    const name = card.querySelector('.card__name');
    const faults = [...card.querySelectorAll('.card__body, .card__body *, .card__foot, .card__foot *')]
        .filter(node => !node.closest('svg') && getComputedStyle(node).overflow !== 'visible')
        .filter(node => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
        .map(node => `${name.textContent}: ${node.className} is cut`);
    const words = document.createRange();
    words.selectNodeContents(name);
    const meets = (line, sign) =>  // but for the air above letters
        line.left < sign.right - 1 && sign.left < line.right - 1 && line.top + line.height / 4 < sign.bottom;
    for (const sign of card.querySelectorAll('.card__vp, .card__fields'))
        if ([...words.getClientRects()].some(line => meets(line, sign.getBoundingClientRect())))
            faults.push(`${name.textContent} lies under ${sign.className}`);
    return faults;
})"""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", imperia.games())
def test_every_card_is_read_whole_where_cards_are_read(come: Come, game: str, lang: str) -> None:
    """In the browser of cards at two sizes, and the longest of them in the closer look."""
    eva = come("Eva", locale=lang)
    eva.go(f"/cards/{game}")
    cards = eva.page.locator(".gallery .card")
    expect(cards.first).to_be_visible()
    faults: list[str] = []
    for width, height in ((1440, 900), (390, 844)):
        eva.page.set_viewport_size({"width": width, "height": height})
        eva.drawn()
        faults += [f"{width} px: {fault}" for fault in cards.evaluate_all(WHOLE)]
        lengths = cards.evaluate_all("cards => cards.map(card => card.textContent.length)")
        cards.nth(lengths.index(max(lengths))).evaluate("card => card.click()")
        closer = eva.see("zoom").locator(".card")
        expect(closer).to_be_visible()
        faults += [f"closer, {width} px: {fault}" for fault in closer.evaluate_all(WHOLE)]
        eva.page.keyboard.press("Escape")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_fits_every_window(come: Come, lang: str) -> None:
    eva = come("Eva", locale=lang)
    faults: list[str] = []
    pages = {"/": "main h1", "/learn": "[data-testid=lesson-wall-first]", "/credits": "main h1"}
    pages |= {f"/new/{game}": "[data-testid=new-table]" for game in imperia.games()}
    pages |= {f"/cards/{game}": ".gallery .card" for game in imperia.games()}
    pages |= {"/rules/settlers#BLD": ".rule"}
    for path, sign in pages.items():
        eva.go(path)
        expect(eva.page.locator(sign).first).to_be_visible()
        faults += look(eva, path, SIZES if path == "/" else [(390, 844), (1440, 900)])
    eva.see("menu").click()
    eva.see("open-preferences").click()
    expect(eva.see("preferences")).to_be_visible()
    faults += look(eva, "preferences", [(360, 740), (1440, 900), (720, 450)])
    assert not faults, "\n".join(faults)
