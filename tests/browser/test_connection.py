"""Lines that break: reload, reconnect, offline, and a server killed and started again in the middle of a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from imperia import Record
from imperia.kernel.state import State

from .conftest import Come
from .person import Person, last
from .server import Server
from .stage import company, find, question

pytestmark = pytest.mark.browser


def eva_and_karel_guess(state: State) -> bool:
    """In the middle of a card: Eva and Karel vote on a guess about Magda's Candidate."""
    return question(state) == "vote" and state.pending == (0, 1)


def shown(person: Person) -> tuple[str, list[str]]:
    """What the page asks, and the codes it offers."""
    person.drawn()
    options = person.page.locator("[data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
    return person.see("question").inner_text(), sorted(set(options))


def test_a_reload_in_the_middle_of_a_decision_shows_the_same_question(come: Come) -> None:
    eva, karel, magda = come("Eva"), come("Karel"), come("Magda")
    table = company([eva, karel, magda], find(eva_and_karel_guess))
    eva.sit(table)
    before, log = shown(eva), eva.see("log").inner_text()
    eva.snapshot = {}
    eva.page.reload()
    eva.asked()
    assert shown(eva) == before
    assert eva.see("log").inner_text() == log
    eva.answer()
    karel.sit(table)
    karel.answer()
    eva.until(lambda: eva.revision == karel.revision)
    assert eva.snapshot["table"]["moves"] >= 2


def test_a_page_that_was_offline_catches_up_by_itself(come: Come) -> None:
    eva, karel, magda = come("Eva"), come("Karel"), come("Magda")
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    table = company([eva, karel, magda], find(eva_and_karel_guess))
    eva.page.route_web_socket("**/live**", through)
    eva.sit(table)
    karel.sit(table)
    question_before = shown(eva)

    eva.context.set_offline(True)
    lines[-1].close(code=1006)
    expect(eva.see("connection-lost")).to_be_visible()
    eva.page.locator("[data-option]").first.click()
    expect(eva.see("toast")).to_contain_text("offline")
    karel.answer()
    assert shown(eva) == question_before, "what was asked stays on the table"

    eva.context.set_offline(False)
    expect(eva.see("connection-lost")).to_have_count(0)
    eva.until(lambda: eva.revision == karel.revision)
    assert shown(eva) == question_before
    eva.answer()
    karel.until(lambda: karel.revision == eva.revision)
    whole = eva.ask("GET", f"/api/tables/{table}/snapshot?seat=0&lang=en")
    expect(eva.see("log").locator("li[data-event]")).to_have_count(len(whole["events"]))


# --- kill -9 --------------------------------------------------------------------------------------------------------
@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts a server of the test's own, to be killed."""
    made: list[Server] = []

    def start(**how: bool) -> Server:
        made.append(Server(tmp_path, **how))
        return made[-1]

    yield start
    for server in made:
        server.stop()


def test_a_server_killed_in_the_middle_of_a_card_goes_on_from_there(come: Come, mortal: Callable[..., Server]) -> None:
    server = mortal()
    eva, karel, magda = [come(name, at=server) for name in ("Eva", "Karel", "Magda")]
    record = find(eva_and_karel_guess)
    table = company([eva, karel, magda], record)
    eva.sit(table)
    karel.sit(table)
    vote = eva.answer(last)
    asked = shown(karel)

    server.kill()
    for person in (eva, karel):
        expect(person.see("connection-lost")).to_be_visible()
    server.start()
    for person in (eva, karel):
        expect(person.see("connection-lost")).to_have_count(0)
    assert eva.decision is None, "Eva's vote was acknowledged, so it is not lost"
    assert shown(karel) == asked
    other = karel.answer()
    eva.until(lambda: eva.revision == karel.revision)

    moves = [*record.moves, (0, vote["code"]), (1, other["code"])]
    played = Record("powers", 3, record.seed, record.options)
    for seat, code in moves:
        played.add(seat, code)
    state = played.replay()
    assert eva.snapshot["at"] == len(moves)
    assert eva.snapshot["waiting"] == list(state.pending)
    assert eva.snapshot["view"]["rows"][2]["candidate"]["state"] == state.view(0)["rows"][2]["candidate"]["state"]


def test_a_game_against_bots_survives_a_server_that_dies_again_and_again(
    come: Come, mortal: Callable[..., Server]
) -> None:
    server = mortal()
    eva = come("Eva", at=server)
    table = eva.set_up("me", "random", "random")
    eva.sit(table)
    acknowledged: list[int] = []
    for _ in range(2):
        for _ in range(2):
            eva.until(lambda: eva.decision or eva.over)
            if not eva.over:
                eva.answer()
        acknowledged.append(eva.revision)
        server.kill()  # the bots may be thinking, or a move on its way
        expect(eva.see("connection-lost")).to_be_visible()
        eva.snapshot = {}
        server.start()
        eva.until(lambda: eva.revision >= acknowledged[-1])
        expect(eva.see("connection-lost")).to_have_count(0)
    eva.play()
    expect(eva.see("score-sheet")).to_be_visible()
    record = Record.from_json(eva.record())
    assert record.replay().over
    assert len(record.moves) >= acknowledged[-1]
