"""The log and the score sheet of a whole game of each kind, as a page shows them, against the engine's own account."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import imperia
from imperia import Record
from imperia.cards.presenter import presenter
from imperia.cards.story import told
from imperia.cards.words import rich
from imperia.kernel.state import State

from .conftest import Come
from .person import Person

pytestmark = pytest.mark.browser
SEATS = {"imperium": 2, "powers": 3, "settlers": 2, "wall": 2}
FOLD = 3  # an act with more sentences than that besides its own folds


def whole_game(game: str) -> tuple[Record, State]:
    rules, chance = imperia.game(game), random.Random(5)
    record = Record(game, SEATS[game], 5, rules.chosen({}))
    state = record.start()
    while not state.over:
        seat = chance.choice(state.pending)
        code = chance.choice(state.legal(seat))
        state.play(seat, code)
        record.add(seat, code)
    record.result = state.scores
    return record, state


def shown(text: str) -> str:
    """Words as they stand on a page, without the icons and the spaces between them."""
    parts = [part if isinstance(part, str) else "" if "icon" in part else part["text"] for part in rich(text)]
    return re.sub(r"\s", "", "".join(parts))


def read(there: Locator) -> str:
    return re.sub(r"\s", "", there.inner_text())


@pytest.mark.parametrize("game", imperia.games())
def test_the_page_tells_a_whole_game_as_the_engine_counted_it(come: Come, game: str) -> None:
    record, state = whole_game(game)
    eva = come("Eva")
    eva.ask("GET", "/api/me")
    eva.go(f"/t/{eva.ask('POST', '/api/records', record.to_json())['id']}")
    expect(eva.see("score-sheet")).to_be_visible()
    eva.until(lambda: eva.snapshot)
    check_sheet(eva, state)
    eva.see("show-board").click()
    check_log(eva, state)


def check_sheet(eva: Person, state: State) -> None:
    """Unfolded, every point has its line, and the lines add up to the scores."""
    points = [0] * state.seats
    table = presenter(state.rules())
    scored = {line.category for line in table.lines(state)}  # what has no line has nothing to unfold
    for category in [code for code in table.categories(state) if code in scored]:
        eva.see(f"category-{category}").click()
        lines = eva.page.locator(".sheet .why li[data-line]")
        for seat, n in lines.evaluate_all("(all) => all.map((li) => [li.dataset.line, li.lastChild.textContent])"):
            points[int(seat)] += int(n)
        eva.see(f"category-{category}").click()
        expect(lines).to_have_count(0)
    assert points == state.scores
    for seat, total in enumerate(state.scores):
        expect(eva.see(f"total-{seat}")).to_have_text(str(total))


def check_log(eva: Person, state: State) -> None:
    """An entry for each act, with its sentence; what is long unfolds."""
    names: list[Any] = [seat["name"] for seat in eva.snapshot["table"]["seats"]]
    eyes = eva.snapshot["seat"]
    acts = [act for act in told([event for _, event in state.heard(eyes)]) if not act.mark]
    entries = eva.see("log").locator("li[data-event]")
    expect(entries).to_have_count(len(acts))
    drawn = entries.evaluate_all("(all) => all.map((one) => one.innerText)")
    folded = 0
    for number, (act, text) in enumerate(zip(acts, drawn, strict=True)):
        sentence, more = presenter(state.rules()).act(act, "en", names, eyes)
        inline = "" if len(more) > FOLD else "".join([shown(one) for one in more])
        assert re.sub(r"\s", "", text).startswith(shown(sentence) + inline), number
        if len(more) > FOLD and not folded:
            folded = number
            entry = entries.nth(number)
            entry.locator("summary").click()
            assert read(entry).endswith("".join([shown(one) for one in more]))
    assert folded or state.game.name in ("powers", "settlers")  # whose acts are short
