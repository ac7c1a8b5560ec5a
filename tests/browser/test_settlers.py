"""Imperial Settlers in the page: whole games by pressing things, what the board shows, phones, keys, accessibility."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from imperia import Record
from imperia.kernel.game import find
from imperia.kernel.state import State

from .conftest import Come
from .person import SEED, Json, Person
from .pressing import company, play
from .test_access import faults
from .test_looks import PHONE

pytestmark = pytest.mark.browser

ACTIONS = find("settlers").actions
WISHES = ("build", "deal", "raze", "twice", "activate", "send", "samurai", "raze-hand")
RESTS = ("turn", "after", "store", "feed", "offer", "convert")  # questions that end with "no more"

DRAWN = """() => {
    const all = (root, query) => [...(root?.querySelectorAll(query) ?? [])];
    const slots = (root, query) => all(root, query).map(node => Number(node.dataset.anchor.slice(5)));
    const cards = root => all(root, '.card').map(node => node.dataset.card ? Number(node.dataset.card) : null);
    const seen = name => document.querySelector(`[data-testid="${name}"]`);
    const empire = seen('empire');
    const lanes = all(empire, '[data-row]').flatMap(row => ['left', 'right'].map(
        side => [`${row.dataset.row} ${side}`, slots(row, `.lane--${side} [data-anchor^="slot:"]`)]));
    const rivals = all(document, '[data-testid^="rival-"].strip').map(
        strip => [strip.dataset.testid.slice(6), slots(strip, '.mini[data-anchor]')]);
    const prices = all(document, '.mini[data-anchor]:has(.price)').map(
        tag => [tag.dataset.anchor.slice(5), [Number(tag.querySelector('.price b').textContent),
                                              tag.querySelectorAll('.price .tok').length - 1]]);
    return {
        lanes: Object.fromEntries(lanes),
        rivals: Object.fromEntries(rivals),
        prices: Object.fromEntries(prices),
        foundations: all(empire, '[data-row=feature] .card--back').length,
        deals: slots(empire, '.spine__deals .deal'),
        goods: Object.fromEntries(all(empire, '.counters--words [data-counter]').map(
            node => [node.dataset.counter, Number(node.querySelector('b').textContent)])),
        offer: cards(seen('offer')),
        hand: cards(seen('hand')),
        area: slots(seen('virtual'), '.mini'),
        line: slots(seen('virtual'), '.wave'),
        over: document.querySelector('.board').scrollHeight - document.querySelector('.board').clientHeight,
    };
}"""


# --- a person at a table of Settlers ---------------------------------------------------------------------------------
def set_up(eva: Person, *kinds: str, seed: int = SEED, **options: str) -> str:
    return eva.set_up(*kinds, game="settlers", seed=seed, **options)


def name_of(option: Json) -> str:
    return ACTIONS[option["code"]].name


def eager(decision: Json) -> Json:
    """Builds, deals, razes and activates while it can; otherwise the first answer, or an end of it."""
    for wish in WISHES:
        for option in decision["options"]:
            if name_of(option) == wish:
                return dict(option)
    ends = [option for option in decision["options"] if option["role"] == "decline"]
    return dict(ends[0] if ends and decision["kind"] in RESTS else decision["options"][0])


def check_board(eva: Person) -> Json:
    """The board shows what the view says: every Location in its row and side, Deals, goods, offers, prices."""
    view = eva.snapshot["view"]
    drawn: Json = eva.page.evaluate(DRAWN)
    own = view["empires"][view["you"]]
    for row in ("production", "feature", "action"):
        for side, lane in (("faction", "left"), ("common", "right")):
            wanted = [one["slot"] for one in own["locations"] if (one["row"], one["side"]) == (row, side)]
            assert drawn["lanes"][f"{row} {lane}"] == wanted
    assert drawn["foundations"] == len(own["foundations"])
    assert drawn["deals"] == [deal["slot"] for deal in own["deals"] + own["routes"]]
    assert drawn["goods"] == own["goods"] | {"vp": own["vp"]}
    assert drawn["hand"] == own["hand"]["cards"]
    drew = view["drawn"] and view["drawn"]["seat"] == view["you"] and view["drawn"]["cards"]
    assert drawn["offer"] == (drew or view["offer"] or view["market"])
    rivals = [empire for empire in view["empires"] if empire["seat"] != view["you"]]
    if len(rivals) == 1 and eva.page.viewport_size != PHONE["viewport"]:
        tags = rivals[0]["locations"]
        assert sorted(drawn["rivals"][str(rivals[0]["seat"])]) == sorted(tag["slot"] for tag in tags)
        open_tags = [tag for tag in tags if tag["raze"] and tag["raze"]["open"]]
        assert drawn["prices"] == {str(t["slot"]): [t["raze"]["price"], len(t["raze"]["goods"])] for t in open_tags}
    if view["virtual"]:
        assert drawn["area"] == [place["slot"] for place in view["virtual"]["area"]]
        assert drawn["line"] == [wave["slot"] for wave in view["virtual"]["line"]]
    return drawn


# --- whole games -----------------------------------------------------------------------------------------------------
def test_a_whole_game_against_a_bot_from_the_lobby_to_the_score(come: Come) -> None:
    eva = come("Eva")
    eva.go("/")
    eva.see("game-settlers").click()
    eva.plays(0, "japanese")
    eva.see("side-0-b").click()
    eva.plays(1, "barbarian")
    eva.see("my-name").fill("Eva")
    eva.seat(1, "random")
    eva.see("new-table").click()
    eva.asked()
    empires = eva.snapshot["view"]["empires"]
    assert [(one["faction"], one["side"]) for one in empires] == [("japanese", "b"), ("barbarian", "a")]

    overlong: list[int] = []

    def look() -> None:
        overlong.append(check_board(eva)["over"])

    answers = play(eva, eager, look)
    assert answers > 15
    in_view = [over <= 0 for over in overlong]
    assert sum(in_view) > 0.8 * len(in_view), "all but the largest Empires are in view without scrolling"
    expect(eva.see("score-sheet")).to_be_visible()
    sheet = eva.ask("GET", f"/api/tables/{eva.id}/score")
    for row in sheet["seats"]:
        expect(eva.see(f"total-{row['seat']}")).to_have_text(str(row["total"]))
    expect(eva.see("chart")).to_be_visible()


def test_a_whole_solo_game_from_the_lobby_to_the_score(come: Come) -> None:
    eva = come("Eva", locale="cs")
    eva.go("/")
    eva.see("game-settlers").click()
    eva.see("my-name").fill("Eva")
    eva.tick("way-solo")
    eva.see("new-table").click()
    eva.asked()
    collected: list[int] = []

    def look() -> None:
        check_board(eva)
        virtual = eva.snapshot["view"]["virtual"]
        collected.append(len(virtual["collection"]))
        expect(eva.see("virtual")).to_contain_text(str(collected[-1]))
        expect(eva.see("virtual")).to_contain_text(str(virtual["faction_locations"]))

    play(eva, eager, look)
    assert max(collected) >= 4, "what is left of two cards a round goes to the Collection"
    expect(eva.see("score-sheet")).to_be_visible()
    sheet = eva.ask("GET", f"/api/tables/{eva.id}/score?lang=cs")
    expect(eva.see("total-0")).to_have_text(str(sheet["seats"][0]["total"]))
    assert eva.page.get_by_text("Sbírk").first.is_visible(), "the ending says how it stands with the Collection"
    tops = eva.page.locator(".win__btns .btn").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(tops) == 3
    assert len(set(tops)) == 1, "what can be done next stands in one line, won or lost"


def test_every_card_has_all_its_icons_in_the_card_browser(come: Come) -> None:
    eva = come("Eva")
    eva.go("/cards/settlers")
    expect(eva.page.locator(".gallery .card")).to_have_count(144)
    expect(eva.page.locator("use[href='#g-village']").first).to_be_attached()
    assert eva.page.locator("use[href='#g-uncertainty']").count() == 0


# --- positions -------------------------------------------------------------------------------------------------------
def position(wanted: Callable[[State], bool], seats: int, factions: str) -> Record:
    """The first position of this kind in games of players who build more than they pass."""
    for seed in range(200):
        record = Record("settlers", seats, seed, {"factions": factions})
        state = record.start()
        chance = random.Random(seed)
        while not state.over:
            if wanted(state):
                return record
            seat = state.pending[0]
            codes = state.legal(seat)
            eager_codes = [code for code in codes if ACTIONS[code].name in ("build", "deal", "activate", "pick")]
            code = chance.choice(eager_codes or codes)
            state.play(seat, code)
            record.add(seat, code)
    raise AssertionError("no such position")


def razing(least: int) -> Callable[[State], bool]:
    """Seat 0 may raze at least so many Locations of others in its turn."""

    def holds(state: State) -> bool:
        asked = state.rules().prompts[state.asking[0]].name if state.pending == (0,) else ""
        if asked != "turn" or state.view(0)["round"] < 3:
            return False
        return sum(ACTIONS[code].name == "raze" for code in state.legal(0)) >= least

    return holds


def razes(decision: Json) -> list[Json]:
    return [option for option in decision["options"] if name_of(option) == "raze"]


def test_on_a_phone_a_rival_opens_as_a_sheet_and_is_razed_there(come: Come) -> None:
    eva, karel = come("Eva", **PHONE), come("Karel")
    eva.sit(company(eva, [karel], position(razing(2), 2, "barbarian,japanese")))
    targets = razes(eva.asked())
    strip = eva.see("rival-1")
    expect(strip.locator(".mini")).to_have_count(0)
    expect(strip).to_contain_text(f"{len(targets)} options")
    assert eva.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    strip.locator(".strip__open").tap()
    sheet = eva.see("rival-sheet")
    locations = {str(one["slot"]): one for one in eva.snapshot["view"]["empires"][1]["locations"]}
    for target in targets:
        place = sheet.locator(f"[data-option='{target['code']}']")
        slot = target["anchors"][0].removeprefix("slot:")
        expect(place.locator(".ransom")).to_contain_text(str(locations[slot]["raze"]["price"]))
    before = eva.snapshot["view"]["empires"][0]["goods"]["raze"]
    sheet.locator(f"[data-option='{targets[0]['code']}']").tap()
    expect(sheet).to_have_count(0)
    expect(eva.see("pick")).to_contain_text("is razed")  # a tap shows what it would do, and does nothing
    assert eva.snapshot["view"]["empires"][0]["goods"]["raze"] == before
    eva.button(targets[0]).tap()
    eva.until(lambda: eva.snapshot["view"]["empires"][0]["goods"]["raze"] < before)
    assert "raze" in [event["kind"] for event in eva.snapshot["events"]]


def test_on_a_phone_a_card_selected_in_a_row_that_scrolls_is_seen_whole(come: Come) -> None:
    eva = come("Eva", **PHONE)
    eva.sit(set_up(eva, "me", "random"))
    eva.way_to(eva.asked()["options"][0]).tap()
    seal = eva.see("offer").locator(".is-selected .check")
    expect(seal).to_be_visible()
    box, row = seal.bounding_box(), eva.see("offer").locator(".cardrow").bounding_box()
    assert box
    assert row
    assert box["y"] >= row["y"]


def test_a_phone_holds_every_question_of_two_rounds(come: Come) -> None:
    eva = come("Eva", **PHONE)
    eva.sit(set_up(eva, "me", "random", "random"))
    kinds: set[str] = set()

    def look() -> None:
        check_board(eva)
        wide = eva.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
        assert wide <= 0, f"the page is {wide} px too wide"
        decision = eva.asked()
        if decision["kind"] not in kinds:
            kinds.add(decision["kind"])
            for option in decision["options"]:
                eva.way_to(option).tap(trial=True)

    play(eva, eager, look, until=lambda: eva.snapshot["view"]["round"] > 2)
    assert {"pick", "turn"} <= kinds


def test_three_rivals_are_a_line_each_and_open_with_a_click(come: Come) -> None:
    eva = come("Eva")
    guests = [come(name) for name in ("Karel", "Magda", "Ota")]
    record = position(razing(1), 4, "roman,japanese,egyptian,barbarian")
    eva.sit(company(eva, guests, record))
    targets = razes(eva.asked())
    for seat, guest in enumerate(guests, start=1):
        strip = eva.see(f"rival-{seat}")
        empire = eva.snapshot["view"]["empires"][seat]
        expect(strip).to_contain_text(guest.name)
        box = strip.bounding_box()
        assert box
        assert box["height"] < 60
        counts = [sum(one["row"] == row for one in empire["locations"]) for row in ("production", "feature", "action")]
        said = [strip.locator(f"[data-counter={row}]") for row in ("production", "feature", "action")]
        assert [int(one.inner_text()) for one in said] == counts
        strip.locator(".strip__open").click()
        for location in empire["locations"]:
            expect(eva.see("rival-sheet").locator(f"[data-anchor='slot:{location['slot']}']")).to_be_visible()
        eva.see("sheet-close").click()
        expect(eva.see("rival-sheet")).to_have_count(0)
    for option in targets:
        expect(eva.way_to(option)).to_have_class(re.compile("strip__open"))
    assert eva.page.evaluate(DRAWN)["over"] <= 0


@pytest.mark.parametrize("lang", ["cs", "en", "hu"])
def test_who_has_passed_can_still_read_the_name_of_the_empire(come: Come, lang: str) -> None:
    eva, karel = come("Eva", locale=lang), come("Karel")
    record = position(lambda state: bool(state.view(0)["empires"][0]["passed"]), 2, "egyptian,barbarian")
    eva.sit(company(eva, [karel], record))
    expect(eva.page.locator(".spine .chip--passed")).to_be_visible()
    assert eva.page.locator(".spine__who .who__name b").evaluate("name => name.scrollWidth <= name.clientWidth")


def test_razing_by_keys_alone(come: Come) -> None:
    """Tab to the rivals, arrows to a Location that lights up, Space to read it, Enter twice to raze it."""
    eva, karel = come("Eva"), come("Karel")
    eva.sit(company(eva, [karel], position(razing(2), 2, "roman,japanese")))
    codes = {str(option["code"]) for option in razes(eva.asked())}
    for _ in range(80):
        eva.page.keyboard.press("Tab")
        if eva.page.evaluate("document.activeElement.matches('[data-zone=rivals] [data-item]')"):
            break
    reached: set[str] = set()
    for key in ("ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
        eva.page.keyboard.press(key)
    for turn in ("ArrowRight", "ArrowLeft", "ArrowRight"):
        for _ in range(8):
            reached.add(eva.page.evaluate("document.activeElement.dataset.option ?? ''"))
            eva.page.keyboard.press(turn)
        eva.page.keyboard.press("ArrowDown")
    assert codes <= reached
    eva.page.locator(f".strip [data-option='{min(codes)}']").focus()
    eva.page.keyboard.press("Space")
    expect(eva.see("zoom")).to_be_visible()
    eva.page.keyboard.press("Escape")
    eva.page.keyboard.press("Enter")
    expect(eva.see("pick").locator(f"[data-option='{min(codes)}']")).to_be_focused()
    eva.page.keyboard.press("Enter")
    eva.until(lambda: "raze" in [event["kind"] for event in eva.snapshot["events"]])


def test_a_discard_pile_opens_with_all_its_cards_and_closes_when_the_game_goes_on(come: Come) -> None:
    eva, karel = come("Eva"), come("Karel")
    record = position(
        lambda state: state.pending == (0,) and len(state.view(0)["common"]["pile"]) > 3, 2, "roman,japanese"
    )
    eva.sit(company(eva, [karel], record))
    eva.asked()
    pile = eva.snapshot["view"]["common"]["pile"]
    eva.see("empire").locator(".pile").last.click()
    shown = eva.see("pile-sheet").locator(".card")
    assert shown.evaluate_all("all => all.map(one => Number(one.dataset.card))") == pile
    option = eva.asked()["options"][0]
    eva.ask("POST", f"/api/tables/{eva.id}/act", {"seat": 0, "revision": eva.revision, "code": option["code"]})
    expect(eva.see("pile-sheet")).to_have_count(0)


# --- accessibility ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("theme", "window"), [("dark", "wide"), ("light", "phone")])
def test_no_serious_fault_of_accessibility(come: Come, theme: str, window: str) -> None:
    eva = come("Eva", color_scheme=theme, **(PHONE if window == "phone" else {}))
    karel, magda = come("Karel"), come("Magda")
    late = company(eva, [karel, magda], position(razing(2), 3, "barbarian,japanese,egyptian"))
    bad: list[str] = []
    eva.sit(late)
    eva.asked()
    bad += faults(eva, "turn")
    eva.see("rival-1").locator(".strip__open").click()
    expect(eva.see("rival-sheet")).to_be_visible()
    bad += faults(eva, "rival")
    eva.sit(set_up(eva, "me", "random"))
    eva.asked()
    bad += faults(eva, "lookout")
    eva.sit(set_up(eva, "me"))
    eva.asked()
    bad += faults(eva, "solo")
    assert not bad, "\n".join(bad)
