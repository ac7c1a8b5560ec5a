"""How the table looks and sounds: languages, phones, movement, words instead of pictures, cards enlarged, alerts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .person import Json, Person, last
from .stage import company, find, question

pytestmark = pytest.mark.browser

PHONE: Json = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def hand_of(eva: Person) -> list[int]:
    cards = eva.snapshot["view"]["rows"][eva.snapshot["seat"]]["hand"]["cards"]
    return [card for card in cards if card is not None]


def words_of(rich: list[str | Json]) -> str:
    return "".join(part if isinstance(part, str) else "" if "icon" in part else part["text"] for part in rich)


def test_the_language_is_switched_at_the_table(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", "random"))
    eva.answer()
    codes = [option["code"] for option in eva.asked()["options"]]
    buttons = {"en": "Undo", "cs": "Zpět", "hu": "Visszavonás"}
    for lang in ("cs", "hu", "en", "cs"):
        eva.see(f"lang-{lang}").click()
        eva.until(lambda lang=lang: eva.snapshot["lang"] == lang)  # type: ignore[misc]
        decision = eva.asked()
        assert [option["code"] for option in decision["options"]] == codes
        expect(eva.see("question")).to_contain_text(words_of(decision["question"]).split(".")[0].strip()[:20])
        expect(eva.page.locator("html")).to_have_attribute("lang", lang)
        expect(eva.see("undo").locator(".undo__word")).to_contain_text(buttons[lang])
        faces = eva.ask("GET", f"/api/games/powers/cards?lang={lang}")["cards"]
        names = {face["id"]: face["name"] for face in faces}
        for card in hand_of(eva):
            expect(eva.see("hand").locator(f".card[data-card='{card}']")).to_contain_text(names[card])
        lines = eva.ask("GET", f"/api/tables/{eva.id}/snapshot?seat=0&lang={lang}")["events"]
        told = eva.see("log").locator("li[data-event]")
        expect(told).to_have_count(len(lines))
        assert words_of(lines[-1]["text"]).split()[0] in told.last.inner_text()
    eva.snapshot = {}
    eva.page.reload()
    eva.asked()
    assert eva.snapshot["lang"] == "cs", "the choice is kept"


@pytest.mark.parametrize("variant", ["struggle", "illuminati"])
def test_a_whole_game_on_a_phone_fits_its_width(come: Come, variant: str) -> None:
    eva = come("Eva", **PHONE)
    eva.sit(eva.set_up("me", "random", "random", variant=variant))
    checked: set[str] = set()

    def reach_all(decision: Json) -> Json:
        wide = eva.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
        assert wide <= 0, f"the page is {wide} px too wide"
        if decision["kind"] not in checked:
            for option in decision["options"]:
                eva.way_to(option).tap(trial=True)
            checked.add(decision["kind"])
        return last(decision)

    eva.play(reach_all)
    expect(eva.see("score-sheet")).to_be_visible()
    assert eva.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    assert len(checked) > 1


def test_pages_fit_a_phone(come: Come) -> None:
    eva = come("Eva", **PHONE)
    for path in ("/", "/new/settlers", "/cards/powers", "/rules/powers", "/credits"):
        eva.go(path)
        expect(eva.page.locator("main h1")).to_be_visible()
        for lang in ("cs", "en", "hu"):
            eva.see("menu").tap()
            eva.see(f"menu-lang-{lang}").tap()
            expect(eva.page.locator("html")).to_have_attribute("lang", lang)
            eva.page.keyboard.press("Escape")
            eva.drawn()
            assert eva.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0, (path, lang)


def test_a_card_is_enlarged_by_hovering_and_by_a_long_press(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", "random"))
    eva.answer()
    eva.asked()
    card = hand_of(eva)[0]
    face = next(f for f in eva.ask("GET", "/api/games/powers/cards?lang=en")["cards"] if f["id"] == card)
    shown = eva.see("hand").locator(f".card[data-card='{card}']")
    box = shown.bounding_box()
    assert box
    eva.page.mouse.move(box["x"] + 20, box["y"] + 20)
    eva.page.mouse.move(box["x"] + 25, box["y"] + 25)
    expect(eva.see("zoom-hover")).to_contain_text(face["name"])
    eva.page.mouse.move(5, 5)
    expect(eva.see("zoom-hover")).to_have_count(0)

    phone = come("Petr", **PHONE)
    phone.sit(phone.set_up("me", "random", "random"))
    moves = phone.snapshot["table"]["moves"]
    pressed = phone.see("hand").locator(".card").first
    pressed.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(phone.see("zoom")).to_be_visible()
    pressed.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    pressed.dispatch_event("click")
    phone.drawn()
    assert phone.snapshot["table"]["moves"] >= moves
    assert not [frame for frame in phone.sent if '"act"' in frame], "a long press looks, it does not answer"


MOVES = """(() => {
  window.travels = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const moved = frames.some(frame => frame.transform && frame.transform !== 'none');
    if (moved && this.dataset.flip) window.travels.push(this.dataset.flip);
    return animate.call(this, frames, timing);
  };
})()"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_travel_unless_the_system_asks_for_less_motion(come: Come, motion: str) -> None:
    eva = come("Eva", reduced_motion=motion)
    eva.page.add_init_script(MOVES)
    eva.sit(eva.set_up("me", "random", "random"))
    eva.answer()
    code = eva.asked()["options"][0]["code"]
    expect(eva.page.locator(f"[data-option='{code}']").first).to_be_visible()  # once the others' steps were shown
    eva.answer()
    eva.asked()
    travels = eva.page.evaluate("window.travels")
    assert bool(travels) == (motion == "no-preference")


def test_the_title_of_the_tab_tells_whose_turn_it_is(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "link", "link"))
    eva.asked()
    assert eva.page.title().startswith("● ")
    eva.answer()
    eva.drawn()
    assert not eva.page.title().startswith("● ")
    expect(eva.see("waiting")).to_contain_text("Waiting")


def test_what_cannot_be_taken_back_is_asked_twice(come: Come) -> None:
    """At the place pressed, with the reason, and as long as one thinks; not where undo takes it back freely."""
    people = [come("Eva"), come("Karel"), come("Magda")]
    eva = people[0]
    eva.page.clock.install()
    eva.sit(company(people, find(lambda state: question(state) == "lay-open" and state.pending == (0,))))
    decision = eva.asked()
    assert all(option["final"] for option in decision["options"])
    sent = [frame for frame in eva.sent if '"act"' in frame]
    eva.way_to(decision["options"][0]).click()
    sure = eva.see("pick").locator("[data-confirm]")
    expect(sure).to_contain_text("Really?")
    expect(sure).to_contain_text("All see")
    eva.page.clock.fast_forward(60_000)
    expect(sure).to_be_visible()
    eva.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    assert [frame for frame in eva.sent if '"act"' in frame] == sent, "nothing is sent before it is confirmed"
    eva.answer()


def test_rules_and_cards_open_beside_the_question(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", "random"))
    rule = eva.asked()["rule"]
    eva.see("prompt-rule").click()
    side = eva.see("rules-side")
    expect(side.get_by_test_id(f"rule-{rule}")).to_be_in_viewport()
    eva.see("side-close").click()
    expect(side).to_have_count(0)
    eva.see("open-cards").click()
    eva.see("card-search").fill("nagata")
    cards = eva.see("cards-sheet").locator(".gallery .card")
    faces = eva.ask("GET", "/api/games/powers/cards?lang=en")["cards"]
    expect(cards).not_to_have_count(len(faces))
    expect(eva.see("cards-sheet")).to_be_visible()
    eva.page.keyboard.press("Escape")
    expect(eva.see("question")).to_be_visible()


def test_the_card_browser_searches_and_filters(come: Come) -> None:
    eva = come("Eva")
    eva.go("/cards/powers")
    faces = eva.ask("GET", "/api/games/powers/cards?lang=en")
    shown = eva.page.locator(".gallery .card")
    expect(shown).to_have_count(len(faces["cards"]))
    one = faces["cards"][7]
    eva.see("card-search").fill(one["names"]["hu"].upper())
    expect(eva.see(f"card-{one['code']}")).to_be_visible()
    eva.see("card-search").fill("")
    chosen = faces["filters"][0]
    value = chosen["values"][0]["value"]
    eva.see(f"filter-{chosen['key']}-{value}").click()
    fitting = [f for f in faces["cards"] if f["facets"].get(chosen["key"]) in (value, [value])]
    expect(shown).to_have_count(len(fitting))
