"""Every board and page in windows of every size and every language: nothing is cut, covered or too small to press."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

import imperia
from imperia import Record

from .conftest import Come
from .person import Person
from .stage import load

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
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_fits_every_window(come: Come, lang: str) -> None:
    eva = come("Eva", locale=lang)
    faults: list[str] = []
    pages = {"/": "main h1", "/new/wall": "[data-testid=new-table]", "/credits": "main h1"}
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
