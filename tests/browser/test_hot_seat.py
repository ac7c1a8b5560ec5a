"""Several people at one screen: the curtain between them hides hands, in the page and on the wire."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from imperia import Record
from imperia.cards.presenter import presenter
from imperia.kernel.state import State

from .conftest import Come
from .person import Person
from .stage import bring, find

pytestmark = pytest.mark.browser


def ids_of(cards: list[int | None]) -> set[int]:
    return {card for card in cards if card is not None}


def hidden_from(view: dict[str, Any], owner: int, held: set[int]) -> set[int]:
    """Those of the cards that `owner` held last which a view shows nowhere."""
    shown = set(view["draft"])
    for row in view["rows"]:
        shown |= {laid["card"] for column in row["slots"] for laid in column} | ids_of(row["hand"]["cards"])
        shown |= ids_of([row["candidate"]["card"]])
    return held - shown


def drawn_cards(person: Person) -> set[int]:
    found = person.page.locator(".card[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return {int(card) for card in found}


class Screen:
    """One screen for two: draws back the curtain as asked, and looks at every step for what should not be there."""

    def __init__(self, person: Person, names: dict[int, str]) -> None:
        self.person = person
        self.names = names
        self.held: dict[int, set[int]] = {}  # the last known hidden cards of each seat
        faces = person.ask("GET", "/api/games/powers/cards?lang=en")["cards"]
        self.faces = {face["id"]: face for face in faces}
        self.curtains = 0

    def open_curtain(self) -> None:
        person = self.person
        before = person.snapshot.get("seat")
        assert person.page.locator("[data-card], [data-option], .card").count() == 0
        html = person.page.content()
        for cards in self.held.values():
            for card in cards:
                assert self.faces[card]["name"] not in html
        assert person.page.title() == "Imperia"
        who = next(seat for seat, name in self.names.items() if name in person.words())
        assert who != before
        assert person.snapshot.get("seat") == before, "the next hand was sent before the curtain was opened"
        person.see("curtain-open").click()
        person.until(lambda: person.snapshot.get("seat") == who)
        expect(person.see("curtain")).to_be_hidden()
        self.curtains += 1
        self.look()

    def look(self) -> None:
        """Check the page under the eyes of who looks now, and remember what they hide."""
        person = self.person
        person.drawn()
        view, me = person.snapshot["view"], person.snapshot["seat"]
        if me is not None:
            mine = view["rows"][me]
            self.held[me] = ids_of(mine["hand"]["cards"]) | ids_of([mine["candidate"]["card"], mine["laid_card"]])
        for other, held in self.held.items():
            hidden = hidden_from(view, other, held) if other != me else set()
            assert not hidden & drawn_cards(person)
            for card in hidden:
                if "agent" not in self.faces[card]["kinds"]:  # Characters may be named in guesses
                    assert self.faces[card]["name"] not in person.words()

    def settle(self) -> str:
        """Wait for the curtain, a question or the end."""
        person = self.person
        curtain = person.see("curtain")
        person.until(lambda: curtain.is_visible() or person.decision or person.over)
        person.drawn()
        return "curtain" if curtain.is_visible() else "over" if person.over else "question"


def test_a_whole_game_of_two_at_one_screen_behind_the_curtain(come: Come) -> None:
    eva = come("Eva")
    eva.go("/new/powers")
    eva.see("my-name").fill("Eva")
    eva.seat(1, "local")
    eva.see("seat-name-1").fill("Petr")
    eva.seat(2, "random")
    eva.see("new-table").click()
    expect(eva.see("curtain")).to_be_visible()
    assert not eva.frames, "nothing of a hand is sent before somebody takes the screen"

    screen = Screen(eva, {0: "Eva", 1: "Petr"})
    while (now := screen.settle()) != "over":
        if now == "curtain":
            screen.open_curtain()
        else:
            eva.answer()
            if not eva.see("curtain").is_visible() and not eva.over:
                screen.look()
    assert screen.curtains > 2
    expect(eva.see("score-sheet")).to_be_visible()


def test_what_lies_open_is_asked_before_all_and_own_cards_are_a_press_away(come: Come) -> None:
    """The Lookout of Settlers: everybody takes a card of the row, without a curtain between them."""
    eva = come("Eva")
    eva.set_up("me", "local", game="settlers", names=("Eva", "Petr"))
    eva.go(f"/t/{eva.table['id']}")
    eva.see("curtain-open").click()
    first = eva.asked()["seat"]
    eva.answer()
    eva.until(lambda: eva.snapshot["seat"] is None and eva.decision)
    assert eva.asked()["seat"] != first
    expect(eva.see("question")).to_contain_text(("Eva", "Petr")[1 - first])
    expect(eva.see("curtain")).to_have_count(0)
    expect(eva.see("hand")).to_have_count(0)
    eva.see("own-cards").click()
    expect(eva.see("curtain")).to_contain_text(("Eva", "Petr")[1 - first])
    eva.see("curtain-open").click()
    expect(eva.see("hand").locator("[data-card]").first).to_be_visible()
    eva.until(lambda: eva.snapshot["seat"] == 1 - first)
    eva.answer()


def two_at_one_screen(eva: Person, karel: Person, record: Record) -> None:
    """Eva and Petr (seats 0 and 1) share a screen, Karel (seat 2) has his own; after the moves of the record."""
    table = eva.set_up("me", "local", "link", names=("Eva", "Petr"), seed=record.seed)
    karel.ask("GET", "/api/me")
    token = eva.table["links"]["invite"].partition("=")[2]
    karel.ask("POST", f"/api/tables/{table}/join", {"token": token, "name": "Karel"})
    bring(record, [eva, eva, karel])


def karel_hands_on_to_petr(state: State) -> bool:
    """Only Karel is asked, and when he has answered, only Petr is, who needs his cards; Eva holds hers meanwhile."""
    if state.pending != (2,) or len([c for c in state.view(0)["rows"][0]["hand"]["cards"] if c is not None]) < 2:
        return False
    after = state.clone()
    after.play(2, state.legal(2)[0])
    return after.pending == (1,) and not presenter(after.rules()).openly(after)


def karel_answers(karel: Person, record: Record) -> None:
    code = record.replay().legal(2)[0]
    body = {"seat": 2, "revision": len(record.moves), "code": code}
    karel.ask("POST", f"/api/tables/{karel.table['id']}/act", body)


@pytest.fixture
def evening(come: Come) -> tuple[Person, Person, Record]:
    """Eva looks at her cards while Karel thinks; next it will be Petr's turn at her screen."""
    eva, karel = come("Eva"), come("Karel")
    record = find(karel_hands_on_to_petr)
    two_at_one_screen(eva, karel, record)
    karel.table = eva.table
    eva.go(f"/t/{eva.table['id']}")
    eva.see("curtain-open").click()
    eva.until(lambda: eva.snapshot.get("seat") == 0)
    expect(eva.see("hand")).to_be_visible()
    return eva, karel, record


def test_an_enlarged_card_goes_when_the_curtain_falls(evening: tuple[Person, Person, Record]) -> None:
    eva, karel, record = evening
    eva.see("hand").locator(".card").first.click()
    expect(eva.see("zoom")).to_be_visible()
    karel_answers(karel, record)
    expect(eva.see("curtain")).to_be_visible()
    expect(eva.see("zoom")).to_have_count(0)


def test_a_look_back_ends_when_the_curtain_falls(evening: tuple[Person, Person, Record]) -> None:
    """Neither the past of the one before nor their eyes are left to the next one."""
    eva, karel, record = evening
    hand = eva.snapshot["view"]["rows"][0]["hand"]["cards"]
    eva.see("menu").click()
    eva.see("open-replay").click()
    expect(eva.see("replay")).to_be_visible()
    expect(eva.see("eyes-1")).to_have_count(0)
    karel_answers(karel, record)
    eva.see("curtain-open").click()
    eva.until(lambda: eva.snapshot.get("seat") == 1)
    expect(eva.see("curtain")).to_be_hidden()
    expect(eva.see("question")).to_be_visible()
    assert not hidden_from(eva.snapshot["view"], 0, ids_of(hand)) & drawn_cards(eva)


def test_nothing_is_sent_for_the_next_player_while_the_curtain_is_drawn(
    evening: tuple[Person, Person, Record],
) -> None:
    eva, karel, record = evening
    karel_answers(karel, record)
    expect(eva.see("curtain")).to_be_visible()
    seats = {message["seat"] for message in map(json.loads, eva.frames) if message["type"] == "snapshot"}
    assert seats == {0}
    eva.see("curtain-open").click()
    eva.until(lambda: eva.snapshot.get("seat") == 1)
    assert eva.decision is not None
