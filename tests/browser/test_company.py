"""People at browsers of their own: links, what each sees of the others' moves, and taking back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from imperia.kernel.state import State

from .conftest import Come
from .person import Person, first, last
from .pressing import company as at_one_table
from .stage import company, find, question, search

pytestmark = pytest.mark.browser


def at_the_start(state: State) -> bool:
    return state.clock == 0


def test_two_by_invitation_and_an_onlooker_by_their_link(come: Come) -> None:
    eva, karel, olga = come("Eva"), come("Karel"), come("Olga")
    eva.go("/new/powers")
    eva.see("my-name").fill("Eva")
    eva.seat(1, "link")
    eva.seat(2, "random")
    eva.see("new-table").click()
    expect(eva.see("invite")).to_be_visible()
    eva.until(lambda: eva.snapshot)

    karel.join(eva.see("invite-link").input_value())
    expect(eva.see("invite")).to_have_count(0)
    expect(eva.see("board")).to_contain_text("Karel")
    olga.sit(eva.id, eva.snapshot["table"]["links"]["spectate"].partition(eva.id)[2])
    assert "spectate" not in olga.page.url, "a link is not left in the address bar"
    assert (eva.snapshot["seat"], karel.snapshot["seat"], olga.snapshot["seat"]) == (0, 1, None)

    people = [eva, karel]
    while not all(person.over for person in [*people, olga]):
        asked = [person for person in people if person.decision]
        if asked:
            asked[0].answer()
        else:
            eva.until(lambda: eva.decision or karel.decision or all(p.over for p in (eva, karel, olga)))
        assert olga.decision is None
        assert not olga.page.locator("[data-option], .is-new").count(), "to who looks on nothing is new or asked"
        for row in olga.snapshot["view"]["rows"]:
            assert not [card for card in row["hand"]["cards"] if card is not None]
    for person in (eva, karel, olga):
        expect(person.see("score-sheet")).to_be_visible()
    assert eva.see("score-sheet").locator("tfoot").inner_text() == olga.see("score-sheet").locator("tfoot").inner_text()


def test_who_has_no_link_gets_nothing(come: Come) -> None:
    eva, mallory = come("Eva"), come("Mallory")
    table = eva.set_up("me", "random", "random")
    mallory.go(f"/t/{table}")
    expect(mallory.see("table-missing")).to_be_visible()
    assert not mallory.frames
    mallory.go(f"/t/{table}?spectate=guessed")
    expect(mallory.see("table-missing")).to_be_visible()
    mallory.go(f"/t/{table}?invite=guessed")
    mallory.see("join-name").fill("Mallory")
    mallory.see("join-submit").click()
    expect(mallory.see("toast")).to_be_visible()
    assert not mallory.frames


def test_who_waits_is_promised_no_more_than_the_page_does(come: Come) -> None:
    """Nobody is called: the table says that the question will stand here, and it does, in the title of the page too."""

    def karels_turn(state: State) -> bool:
        after = state.clone()
        if state.pending != (1,):
            return False
        after.play(1, state.legal(1)[0])
        return after.pending == (0,)

    eva, karel = come("Eva"), come("Karel")
    record = search("settlers", 2, {}, karels_turn)
    eva.sit(at_one_table(eva, [karel], record))
    expect(eva.see("waiting")).to_contain_text("Karel")
    promises = {"cs": "uvidíte to zde", "hu": "Itt látod majd", "en": "You will see it here"}
    for lang, words in promises.items():
        eva.see(f"lang-{lang}").click()
        expect(eva.see("prompt")).to_contain_text(words)
    assert not eva.page.title().startswith("●")
    body = {"seat": 1, "revision": len(record.moves), "code": record.replay().legal(1)[0]}
    karel.ask("POST", f"/api/tables/{eva.id}/act", body)
    expect(eva.see("question")).to_be_visible()
    expect(eva.page).to_have_title(re.compile("^● Your turn"))


def test_what_one_says_the_others_read_and_nobody_alone_is_asked_to_talk(come: Come) -> None:
    eva, petr = come("Eva"), come("Petr")
    table = eva.set_up("me", "link", game="settlers")
    petr.join(eva.table["links"]["invite"])
    eva.sit(table)
    eva.see("tab-talk").click()
    eva.see("talk-words").fill("Shall we <b>trade</b>? 1 2 3")
    eva.see("talk-words").press("Enter")
    expect(eva.see("talk")).to_contain_text("Eva Shall we <b>trade</b>? 1 2 3")
    petr.see("tab-talk").click()
    expect(petr.see("talk")).to_contain_text("Eva Shall we <b>trade</b>? 1 2 3")
    alone = come("Ilona")
    alone.sit(alone.set_up("me", "random", game="settlers"))
    expect(alone.see("tab-log")).to_be_visible()
    expect(alone.see("tab-talk")).to_have_count(0)


def test_a_move_is_seen_at_another_browser_at_once(come: Come) -> None:
    eva, karel, magda = come("Eva"), come("Karel"), come("Magda")
    table = company([eva, karel, magda], find(at_the_start))
    eva.sit(table)
    karel.sit(table)
    marks = karel.see("hand").locator(".votes > span").nth(0)
    expect(marks).to_have_attribute("title", "Eva: answer awaited")
    code = eva.asked()["options"][0]["code"]
    eva.page.locator(f"[data-option='{code}']").first.click()
    expect(marks).to_have_attribute("title", "Eva: done")


# --- taking back ----------------------------------------------------------------------------------------------------
def test_a_candidate_is_taken_back_freely_while_others_still_choose(come: Come) -> None:
    eva, karel, magda = people = [come("Eva"), come("Karel"), come("Magda")]
    table = company(people, find(at_the_start))
    for person in (eva, karel):
        person.sit(table)
    expect(eva.see("undo")).to_be_disabled()
    chosen = eva.answer(first)
    karel.answer(first)
    eva.until(lambda: eva.revision == 2)
    mine = eva.snapshot["view"]["rows"][0]["candidate"]["card"]
    assert f"card:{mine}" in chosen["anchors"]

    expect(eva.see("undo").locator(".undo__word")).to_have_text("Undo")
    eva.see("undo").click()
    eva.until(lambda: eva.decision)
    assert eva.decision
    assert chosen["code"] in [option["code"] for option in eva.decision["options"]]
    assert karel.snapshot["decision"] is None, "Karel's own choice stays"
    other = eva.answer(last)
    assert other["code"] != chosen["code"]
    candidate = eva.snapshot["view"]["rows"][0]["candidate"]["card"]
    assert f"card:{candidate}" in other["anchors"]
    assert magda.ask("GET", f"/api/tables/{table}")["pending"] == [2]


def test_what_is_taken_back_freely_is_told_to_the_others(come: Come) -> None:
    eva, karel = come("Eva"), come("Karel")
    record = search("imperium", 2, {}, lambda state: question(state) == "way" and state.pending == (0,))
    table = at_one_table(eva, [karel], record)
    for person in (eva, karel):
        person.sit(table)
    eva.answer(last)
    expect(karel.see("log")).to_contain_text("Eva Revolts")
    eva.see("undo").click()
    expect(karel.see("toast")).to_contain_text("Taken back: Eva Revolts")


def just_revealed(state: State) -> bool:
    """The first column has just been turned up: that was news to everybody."""
    return state.clock > 3 and state.bared == state.clock and bool(state.pending)


@pytest.fixture
def revealed(come: Come) -> list[Person]:
    """Eva and Karel look at the table after the first cards were turned up; Magda has her browser closed."""
    people = [come("Eva"), come("Karel"), come("Magda")]
    table = company(people, find(just_revealed))
    for person in people[:2]:
        person.sit(table)
    return people


def ask_back(eva: Person, karel: Person) -> None:
    expect(eva.see("undo").locator(".undo__word")).to_have_text("Undo…")
    eva.see("undo").click()
    expect(karel.see("undo-request")).to_contain_text(re.compile("Eva asks to (?!go back to move)"))
    expect(eva.see("undo-agree")).to_have_count(0)
    expect(eva.see("undo")).to_be_disabled()


def test_what_others_have_seen_is_taken_back_only_if_they_all_agree(revealed: list[Person]) -> None:
    eva, karel, magda = revealed
    before, moves = eva.revision, eva.snapshot["table"]["moves"]
    ask_back(eva, karel)
    karel.see("undo-agree").click()
    karel.until(lambda: karel.snapshot["undo"]["request"]["open"] == [2])
    assert karel.revision == before, "Magda has not agreed yet"

    magda.ask("POST", f"/api/tables/{eva.id}/undo/answer", {"seat": 2, "agree": True})
    for person in (eva, karel):
        person.until(lambda person=person: person.snapshot["table"]["moves"] < moves)  # type: ignore[misc]
        expect(person.see("undo-request")).to_have_count(0)
    assert eva.decision is not None, "Eva is asked again what she answered last"
    eva.answer()


def test_an_undo_that_one_refuses_changes_nothing(revealed: list[Person]) -> None:
    eva, karel, _ = revealed
    before = eva.snapshot
    ask_back(eva, karel)
    karel.see("undo-refuse").click()
    eva.until(lambda: eva.snapshot["undo"]["request"] is None)
    for person in (eva, karel):
        expect(person.see("undo-request")).to_have_count(0)
    expect(eva.see("toast")).to_contain_text("Karel did not agree")
    for key in ("view", "decision", "waiting", "at"):
        assert eva.snapshot[key] == before[key]
    assert eva.revision == before["table"]["revision"]


def test_there_is_nothing_to_take_back_before_the_first_move(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", "random"))
    expect(eva.see("undo")).to_be_disabled()
    sent = len(eva.sent)
    eva.page.keyboard.press("z")
    eva.drawn()
    assert len(eva.sent) == sent
