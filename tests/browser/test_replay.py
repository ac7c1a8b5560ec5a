"""Looking back: a record from a file, a move by its link, slider, steps, play, other eyes, playing on from there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from imperia import Record

from .conftest import Come
from .person import Person
from .stage import finished
from .test_sizes import look

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def record() -> Record:
    return finished(least=40)


@pytest.fixture
def looking_back(come: Come, record: Record, tmp_path: Path) -> Person:
    """Eva has loaded a finished game from a file and sees its score."""
    file = tmp_path / "game.json"
    record.save(file)
    eva = come("Eva")
    eva.go("/")
    eva.see("import-record").set_input_files(file)
    expect(eva.see("score-sheet")).to_be_visible()
    return eva


def is_at(eva: Person, move: int, record: Record) -> None:
    """The replay shows the table after so many moves, as the engine has it."""
    expect(eva.see("replay-at")).to_have_text(f"{move} / {len(record.moves)}")
    expect(eva.page).to_have_url(re.compile(rf"\?at={move}$"))
    laid = [c["card"] for row in record.replay(move).view(None)["rows"] for column in row["slots"] for c in column]
    drawn = eva.see("board").locator(".pw__place .card[data-card]")
    expect(drawn).to_have_count(len(laid))
    found = drawn.evaluate_all("all => all.map(one => Number(one.dataset.card))")
    assert sorted(found) == sorted(laid)


def test_the_score_of_a_loaded_record_is_explained_line_by_line(looking_back: Person, record: Record) -> None:
    eva = looking_back
    assert record.result
    for seat, total in enumerate(record.result):
        expect(eva.see(f"total-{seat}")).to_have_text(str(total))
    sheet = eva.ask("GET", f"/api/tables/{eva.id}/score?lang=en")
    line = next(line for seat in sheet["seats"] for line in seat["lines"] if line["points"])
    eva.see(f"category-{line['category']}").click()
    words = "".join(part if isinstance(part, str) else "" for part in line["text"]).strip()
    assert words
    expect(eva.see("score-sheet").locator(".why")).to_be_visible()
    lines = [one for seat in sheet["seats"] for one in seat["lines"] if one["category"] == line["category"]]
    expect(eva.see("score-sheet").locator(".why li")).to_have_count(len(lines))


def test_a_link_to_a_move_opens_it_without_replaying_in_the_page(looking_back: Person, record: Record) -> None:
    eva = looking_back
    eva.responses.clear()
    eva.go(f"/t/{eva.id}?at=20")
    is_at(eva, 20, record)
    pictures = [answer for answer in eva.responses if "/snapshot" in answer.url]
    assert len(pictures) == 1, "the server makes the picture; the page asks for one"

    eva.see("replay-next").click()
    is_at(eva, 21, record)
    eva.see("replay-prev").click()
    eva.see("replay-prev").click()
    is_at(eva, 19, record)
    eva.see("replay-slider").fill("33")
    is_at(eva, 33, record)
    eva.page.keyboard.press("ArrowLeft")
    is_at(eva, 32, record)
    eva.see("replay-next-round").click()
    rounds = eva.ask("GET", f"/api/tables/{eva.id}/snapshot?seat=-1&lang=en")["steps"]
    is_at(eva, next((step["at"] for step in rounds if step["at"] > 32), len(record.moves)), record)


def test_a_replay_plays_by_itself_and_stops_at_the_end(looking_back: Person, record: Record) -> None:
    eva = looking_back
    moves = len(record.moves)
    eva.go(f"/t/{eva.id}?at={moves - 2}")
    is_at(eva, moves - 2, record)
    assert not look(eva, "the replay", [(720, 450), (360, 740), (390, 844)])
    eva.page.get_by_role("button", name="2×").click()
    eva.see("replay-play").click()
    expect(eva.see("replay-play")).to_have_accessible_name("Pause")
    is_at(eva, moves, record)
    expect(eva.see("replay-play")).to_have_accessible_name("Play")


def test_after_the_end_every_seat_lends_its_eyes(looking_back: Person, record: Record) -> None:
    eva = looking_back
    state = record.replay(10)
    hidden = [p for p in range(3) if state.view(None)["rows"][p]["candidate"]["card"] is None]
    assert hidden
    eva.go(f"/t/{eva.id}?at=10")
    for seat in hidden:
        card = state.view(seat)["rows"][seat]["candidate"]["card"]
        mine = eva.see("board").locator(f".card[data-card='{card}']")
        eva.see("eyes-all").click()
        expect(mine).to_have_count(0)
        eva.see(f"eyes-{seat}").click()
        expect(mine).to_have_count(1)


def test_playing_on_from_a_move_opens_a_new_table_there(looking_back: Person, record: Record) -> None:
    eva = looking_back
    old = eva.id
    eva.go(f"/t/{old}?at=12")
    is_at(eva, 12, record)
    eva.snapshot = {}
    eva.see("fork").click()
    expect(eva.page).not_to_have_url(re.compile(old))
    eva.see("curtain-open").click()
    eva.asked()
    assert eva.snapshot["table"]["moves"] == 12
    assert eva.snapshot["waiting"] == list(record.replay(12).pending)
    eva.answer()
    assert eva.ask("GET", f"/api/tables/{eva.id}")["moves"] == 13
    assert eva.ask("GET", f"/api/tables/{old}")["moves"] == len(record.moves), "the old game stays as it was"
    eva.page.goto("/")
    expect(eva.page.locator(".tables__more", has_text="Branch of the game of").first).to_contain_text("from move 12")


def test_looking_back_in_a_running_game_and_returning_to_the_question(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", "random"))
    for _ in range(3):
        eva.answer()
    question = eva.asked()
    eva.go(f"/t/{eva.id}?at=2")
    expect(eva.see("replay-at")).to_have_text(re.compile(r"^2 / "))
    assert not eva.page.locator("[data-option]").count(), "the past cannot be answered"
    expect(eva.see("fork")).to_have_count(0)
    eva.see("replay-leave").click()
    assert eva.asked() == question
    eva.answer()
