"""Imperium in the page: a whole game by pressing things, odd nations, what the board shows, phones, keys, axe."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from imperia import Record
from imperia.kernel.game import find
from imperia.kernel.state import State

from .conftest import Come
from .person import SEED, Json, Person
from .pressing import company, play
from .stage import load, question
from .test_access import faults
from .test_looks import PHONE

pytestmark = pytest.mark.browser

ACTIONS = find("imperium").actions
WISHES = ("activate", "play", "free", "exhaust")
GOODS = ("material", "population", "progress")
READABLE = 62  # the least width of a card in play on a wide screen
BY_HAND = 40  # answers of a whole game that are given with the mouse
WIDE: Json = {"viewport": {"width": 1440, "height": 900}}
LOW: Json = {"viewport": {"width": 1024, "height": 768}}

DRAWN = """() => {
    const all = (root, query) => [...(root?.querySelectorAll(query) ?? [])];
    const seen = name => document.querySelector(`[data-testid="${name}"]`);
    const number = node => node ? Number(node.textContent) : null;
    const slot = node => Number(node.dataset.anchor.slice(5));
    const goods = (root, query) => Object.fromEntries(all(root, query).map(
        node => [node.dataset.good, Number(node.textContent) || 1]));
    const own = seen('nation');
    const places = root => all(root, '.place').map(place => ({
        slot: slot(place.querySelector('.card')),
        exhausted: place.querySelector('.xtok') !== null,
        guests: all(place, '.guest').map(slot),
        tokens: goods(place, '.pill [data-good]'),
    }));
    const piles = root => Object.fromEntries(all(root, '[data-pile]').map(
        node => [node.dataset.pile, number(node.querySelector('.num')) ?? parseInt(node.textContent.match(/\\d+$/))]));
    const count = (root, name) => number(root.querySelector(`[data-counter="${name}"] b`));
    return {
        market: all(seen('market'), '.mslot').map(one => one.querySelector('.card') && ({
            card: slot(one.querySelector('.card')),
            unrest: one.querySelector('.tuck') !== null,
            tokens: goods(one, '.pill [data-good]'),
        })),
        decks: all(seen('market'), '.mdeck b').map(number),
        commons: piles(seen('commons')),
        groups: all(seen('play'), '.grp').map(grp => [grp.dataset.suit, grp.querySelector('.cardrow--pile') !== null]),
        play: places(seen('play')),
        home: places(own.querySelector('.home')),
        narrowest: Math.min(...all(seen('play'), '.place').map(one => one.getBoundingClientRect().width)),
        state: own.querySelector('[data-state]').dataset.state,
        goods: Object.fromEntries(all(own, '.counters--words [data-counter]').map(
            node => [node.dataset.counter, number(node.querySelector('b'))])),
        actions: all(own, '[data-token="action-token"] i.on').length,
        exhausts: all(own, '[data-token="exhaust"] i').map(one => one.classList.contains('on')),
        development: all(seen('development'), '.cardbar').map(bar => [slot(bar), goods(bar, '[data-good]')]),
        piles: piles(own),
        accession: all(own, '.nationdeck .card[data-anchor]').map(slot),
        hand: all(seen('hand'), '.card').map(node => node.dataset.card ? Number(node.dataset.card) : null),
        rivals: Object.fromEntries(all(document, '[data-testid^="rival-"].strip').map(strip => [
            strip.dataset.testid.slice(6), {
                goods: ['material', 'population', 'progress'].map(good => count(strip, good)),
                hand: count(strip, 'hand'),
                suits: all(strip, '.stag').map(number).reduce((sum, n) => sum + n, 0),
            }])),
        over: document.querySelector('.board').scrollHeight - document.querySelector('.board').clientHeight,
        wide: Math.max(...[document.scrollingElement, document.querySelector('.board')].map(
            one => one.scrollWidth - one.clientWidth)),
    };
}"""


SQUEEZED = """() => [...document.querySelectorAll('.im__rivals .strip')].filter(strip => {
    const edge = strip.getBoundingClientRect();
    return [...strip.querySelectorAll('.seat, .chip, .counter, .stag, .mini-card, .counts')].some(part => {
        const { top, bottom, right, width } = part.getBoundingClientRect();
        return width && (top < edge.top || bottom > edge.bottom || right > edge.right);
    });
}).map(strip => strip.dataset.testid)"""


# --- a person at a table of Imperium ---------------------------------------------------------------------------------
def set_up(eva: Person, nations: str, bots: int = 1, **options: str) -> str:
    return eva.set_up("me", *["random"] * bots, game="imperium", seed=SEED, nations=nations, **options)


def name_of(option: Json) -> str:
    return ACTIONS[option["code"]].name


def eager(decision: Json) -> Json:
    """Plays cards and uses abilities while it can; otherwise the first answer."""
    for wish in WISHES:
        for option in decision["options"]:
            if name_of(option) == wish:
                return dict(option)
    return dict(decision["options"][0])


def held(goods: Json) -> Json:
    return {good: n for good, n in goods.items() if n}


def place_of(one: Json) -> Json:
    tokens = held(one["tokens"])
    return {"slot": one["slot"], "exhausted": one["exhausted"], "guests": one["garrison"], "tokens": tokens}


def by_slot(places: list[Json]) -> list[Json]:
    return sorted(places, key=lambda place: int(place["slot"]))


def check_board(eva: Person) -> Json:
    """The board shows what the view says: market, piles, state, every card in play with what lies on and under it."""
    view = eva.snapshot["view"]
    expect(eva.see("market").locator(".card__name").first).to_be_visible()
    drawn: Json = eva.page.evaluate(DRAWN)
    assert drawn["wide"] <= 0, f"page or board are {drawn['wide']} px too wide"
    check_commons(view, drawn)
    check_own(view["nations"][view["you"] or 0], drawn)
    for nation in view["nations"]:
        if nation["seat"] != (view["you"] or 0):
            strip = drawn["rivals"][str(nation["seat"])]
            assert strip["goods"] == [nation["goods"][good] for good in GOODS]
            assert strip["hand"] == nation["hand"]["count"]
            assert strip["suits"] <= len(nation["play"])
    return drawn


def check_commons(view: Json, drawn: Json) -> None:
    names = ("card", "unrest")
    market = [one and {**{n: one[n] for n in names}, "tokens": held(one["tokens"])} for one in view["market"]]
    assert drawn["market"] == market
    assert drawn["decks"] == view["decks"]
    wanted = {"fame": view["fame"]["count"], "unrest": view["unrest"], "exile": len(view["exile"])}
    assert drawn["commons"] == wanted


def check_own(own: Json, drawn: Json) -> None:
    assert drawn["state"] == own["state"]
    assert drawn["goods"] == own["goods"]
    assert own["actions"] in (drawn["actions"], *range(7, 100)), "up to six action tokens are drawn one by one"
    assert drawn["exhausts"].count(True) == own["exhausts"]
    assert len(drawn["exhausts"]) == max(own["exhausts"], own["exhausts_full"])
    places = [place_of(one) for one in own["play"]]
    folded = [suit for suit, closed in drawn["groups"] if closed]
    shown = by_slot(drawn["play"] + drawn["home"])
    assert shown == by_slot(places) if not folded else all(place in places for place in shown)
    bars = [[one["slot"], held(one["cost"] or {})] for one in own["development"]["cards"]]
    assert drawn["development"] == bars
    wanted = {"draw": own["draw"]["count"], "discard": len(own["discard"]), "history": own["history"]["count"]}
    assert drawn["piles"] == wanted | {"nation": own["nation_deck"]["count"]}
    accession = own["nation_deck"]["accession"]
    assert drawn["accession"] == ([] if accession is None else [accession])
    assert drawn["hand"] == own["hand"]["cards"]


# --- a whole game ----------------------------------------------------------------------------------------------------
def test_a_whole_game_of_romans_against_a_macedonian_bot(come: Come) -> None:
    eva = come("Eva")
    eva.go("/new/imperium")
    eva.plays(1, "macedonians")
    eva.see("pick-0").click()
    eva.tick("pick-0-romans")
    expect(eva.see("advice-0")).to_contain_text("Conquer early")
    eva.see("my-name").fill("Eva")
    eva.seat(1, "random")
    eva.see("new-table").click()
    eva.asked()
    assert [one["nation"] for one in eva.snapshot["view"]["nations"]] == ["romans", "macedonians"]

    crowded: list[bool] = []
    kinds: set[str] = set()

    def look() -> None:
        drawn = check_board(eva)
        crowded.append(drawn["over"] > 0 or drawn["narrowest"] < READABLE)
        kinds.add(eva.snapshot["decision"]["kind"])

    answers = play(eva, eager, look, by_hand=BY_HAND)
    assert answers > BY_HAND
    assert {"way", "act", "aim"} <= kinds
    assert not any(crowded), "all of it is in view, and large enough to read"
    expect(eva.see("score-sheet")).to_be_visible()
    sheet = eva.ask("GET", f"/api/tables/{eva.id}/score")
    for row in sheet["seats"]:
        expect(eva.see(f"total-{row['seat']}")).to_have_text(str(row["total"]))
        assert sum(line["points"] for line in row["lines"]) == row["total"]
    expect(eva.see("chart")).to_be_visible()


def test_what_is_done_with_a_touched_card_is_said_with_its_price(come: Come) -> None:
    """Where the closer look takes the place of the question, it says what is asked; a play costs an action."""
    eva = come("Eva", **PHONE)
    load(eva, position(asks("act", "play"), "romans, celts"))
    options = [option for option in eva.asked()["options"] if name_of(option) == "play"]
    eva.page.locator(f".hand [data-anchor='{options[0]['anchors'][0]}']").first.tap()
    expect(eva.see("pick").locator(f"[data-option='{options[0]['code']}'] .swap")).to_have_text("1")
    expect(eva.see("pick").get_by_role("img", name="action")).to_be_visible()
    eva.see("pick-close").tap()
    load(eva, position(asks("aim", "hand", 2), "romans, celts"))
    decision = eva.asked()
    question = eva.see("question").inner_text()
    option = next(
        one for one in decision["options"] if name_of(one) == "hand" and len(eva.at_thing(one["anchors"][0])) == 1
    )
    eva.page.locator(f".hand [data-anchor='{option['anchors'][0]}']").first.tap()
    expect(eva.see("question")).to_have_count(0)
    expect(eva.see("pick-count")).to_have_text(question)


def test_the_name_of_a_nation_is_read_whole_while_it_plays(come: Come) -> None:
    eva = come("Eva", locale="hu")
    record = position(lambda state: state.pending == (1,) and question(state) == "act", "persians, macedonians")
    eva.sit(company(eva, [come("Karel")], record))
    expect(eva.page.locator(".glance .marks__turn")).to_be_visible()
    expect(eva.page.locator(".glance .who__name b")).to_have_text("Makedónok")
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert eva.page.locator(".glance .who__name > *").evaluate_all(cut) == []


# --- a turn of nations that are unlike the others --------------------------------------------------------------------
def arthurians(eva: Person, drawn: Json) -> None:
    """The Court lies beside the power card, quests instead of developments."""
    assert len(drawn["home"]) == 2
    court = next(one for one in eva.snapshot["view"]["nations"][0]["play"] if one["court"])
    assert [place["guests"] for place in drawn["home"] if place["slot"] == court["slot"]] == [court["garrison"]]
    expect(eva.page.locator(".side__list h2").last).to_contain_text("Quests")


def utopians(eva: Person, drawn: Json) -> None:
    """The journey lies beside the power card; three exhaust tokens; no nation deck."""
    assert len(drawn["home"]) == 2
    assert len(drawn["exhausts"]) == 3
    expect(eva.see("nation").locator(".nationdeck .slot")).to_be_visible()


def atlanteans(eva: Person, drawn: Json) -> None:
    """An empire from the start, without a nation deck; a sunken pile instead of a history."""
    assert drawn["state"] == "empire"
    expect(eva.see("nation").locator(".nationdeck .slot")).to_be_visible()
    expect(eva.see("nation").locator("[data-pile=history]")).to_contain_text("sunken")


def vikings(eva: Person, drawn: Json) -> None:
    """Always barbarians, with nothing to develop; the zenith card waits under the nation deck."""
    assert drawn["state"] == "barbarian"
    assert drawn["development"] == []
    assert len(drawn["accession"]) == 1


@pytest.mark.parametrize(("check", "side"), [(arthurians, "a"), (utopians, "b"), (atlanteans, "a"), (vikings, "b")])
def test_turns_of_a_nation_unlike_the_others(come: Come, check: Callable[[Person, Json], None], side: str) -> None:
    eva = come("Eva")
    eva.sit(set_up(eva, f"{check.__name__}, romans", sides=side))
    answers = play(eva, eager, lambda: check(eva, check_board(eva)), until=lambda: eva.snapshot["view"]["round"] > 1)
    assert answers > 3
    assert eva.snapshot["view"]["nations"][0]["side"] == side


# --- positions -------------------------------------------------------------------------------------------------------
def position(wanted: Callable[[State], bool], nations: str, seats: int = 2, first_seed: int = 0) -> Record:
    """The first position of this kind in games of players who play many cards."""
    for seed in range(first_seed, first_seed + 200):
        record = Record("imperium", seats, seed, {"nations": nations})
        state = record.start()
        chance = random.Random(seed)
        while not state.over:
            if wanted(state):
                return record
            seat = state.pending[0]
            codes = state.legal(seat)
            likely = [code for code in codes if ACTIONS[code].name in WISHES]
            code = chance.choice(likely or codes)
            state.play(seat, code)
            record.add(seat, code)
    raise AssertionError("no such position")


def asks(kind: str, verb: str, least: int = 1) -> Callable[[State], bool]:
    """Seat 0 is asked such a question, with at least so many answers of this verb."""

    def holds(state: State) -> bool:
        if state.pending != (0,) or question(state) != kind:
            return False
        return sum(ACTIONS[code].name == verb for code in state.legal(0)) >= least

    return holds


def in_round(n: int, kind: str = "act") -> Callable[[State], bool]:
    return lambda state: state.pending == (0,) and question(state) == kind and state.view(0)["round"] >= n


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_shows_random_positions_as_they_are(come: Come, seats: int) -> None:
    """On a large screen, a low one and a phone, without sideways scrolling."""
    eva = come("Eva")
    for n in random.Random(seats).sample(range(40, 320), 2):
        eva.page.set_viewport_size(WIDE["viewport"])
        load(eva, position(lambda state, n=n: state.clock == n, "random", seats, first_seed=n))  # type: ignore[misc]
        for window in (WIDE, LOW, PHONE):
            eva.page.set_viewport_size(window["viewport"])
            drawn = check_board(eva)
            if window is not PHONE:
                assert drawn["over"] <= 0, "all of it is in view"
                assert eva.page.evaluate(SQUEEZED) == [], "a rival's lines fit their strip"


def test_a_pile_that_is_asked_about_lies_open_and_the_hand_does_not_light_up(come: Come) -> None:
    eva = come("Eva")
    load(eva, position(asks("aim", "discard", 2), "vikings, persians"))
    decision = eva.asked()
    options = [option for option in decision["options"] if name_of(option) == "discard"]
    offer = eva.see("offer-discard")
    for option in options:
        expect(offer.locator(f"[data-option='{option['code']}']")).to_be_attached()
    expect(offer.locator(".cardbar")).to_have_count(len(options))
    expect(eva.see("hand").locator("[data-option]")).to_have_count(0)
    before = len(eva.snapshot["view"]["nations"][0]["discard"])
    offer.locator(f"[data-option='{options[0]['code']}']").click()
    eva.until(lambda: len(eva.snapshot["view"]["nations"][0]["discard"]) < before)


def test_a_group_folds_into_one_pile_and_opens_again(come: Come) -> None:
    eva = come("Eva")
    load(
        eva,
        position(lambda state: in_round(5)(state) and len(state.view(0)["nations"][0]["play"]) > 6, "romans, celts"),
    )
    group = max(eva.page.locator(".grp").all(), key=lambda one: one.locator(".place").count())
    suit = group.get_attribute("data-suit")
    count = group.locator(".place").count()
    tag = eva.page.locator(f".grp[data-suit={suit}] .grp__tag").first
    tag.focus()
    eva.page.keyboard.press("Enter")
    pile = eva.page.locator(f".grp[data-suit={suit}] .cardrow--pile")
    if eva.page.locator(f".grp[data-suit={suit}] .is-selectable").count():
        expect(pile).to_have_count(0)  # what is asked about stays open
    else:
        expect(pile.locator(".flag")).to_have_text(str(count))
        expect(tag).to_have_attribute("aria-expanded", "false")
        tag.click()
    expect(eva.page.locator(f".grp[data-suit={suit}] .place")).to_have_count(count)


def test_own_piles_open_and_those_of_others_stay_closed(come: Come) -> None:
    eva = come("Eva")
    wanted = in_round(8)
    record = position(
        lambda state: wanted(state) and len(state.view(0)["nations"][0]["history"]["cards"]) > 1, "romans, celts"
    )
    load(eva, record)
    own, other = eva.snapshot["view"]["nations"]
    for pile, cards in (
        ("discard", own["discard"]),
        ("history", own["history"]["cards"]),
        ("draw", own["draw"]["cards"]),
    ):
        button = eva.see("nation").locator(f"[data-pile={pile}] button")
        if not cards:
            expect(button).to_be_disabled()
            continue
        button.click()
        found = eva.see("pile-sheet").locator(".card").evaluate_all("all => all.map(one => Number(one.dataset.card))")
        assert found == cards
        eva.see("sheet-close").click()
        expect(eva.see("pile-sheet")).to_have_count(0)
    eva.see("rival-1").locator(".strip__open").click()
    sheet = eva.see("rival-sheet")
    for one in other["play"]:
        expect(sheet.locator(f"[data-anchor='slot:{one['slot']}']")).to_be_attached()
        for guest in one["garrison"]:
            expect(sheet.locator(f"[data-anchor='slot:{guest}']")).to_be_attached()
    for one in other["development"]["cards"]:
        expect(sheet.locator(f".cardbar[data-anchor='slot:{one['slot']}']")).to_be_attached()
    expect(sheet.locator("[data-pile=draw] button")).to_be_disabled()
    hidden = [card for card in other["hand"]["cards"] if card is None]
    expect(sheet.locator(".card--back[data-flip^='hand:']")).to_have_count(len(hidden))
    known = [card for card in other["history"]["cards"] if card is not None]
    history = sheet.locator("[data-pile=history] button")
    expect(history).to_be_enabled(enabled=bool(known))
    expect(sheet.locator("[data-pile=history] .num")).to_have_text(str(other["history"]["count"]))


# --- setting up at the table -----------------------------------------------------------------------------------------
def test_seats_choose_their_nation_with_advice_and_then_a_side(come: Come) -> None:
    eva = come("Eva")
    eva.sit(set_up(eva, "choose", bots=2, sides="choose"))
    options = eva.asked()["options"]
    assert len(options) >= 14
    tiles = eva.see("setup").locator(".ntile")
    expect(tiles).to_have_count(len(options))
    persians = tiles.filter(has_text="Persians")
    if not persians.count():
        persians = tiles.first
    else:
        expect(persians).to_contain_text("Difficulty")
        expect(persians).to_contain_text("Tributary")
    persians.click()
    eva.until(lambda: eva.decision and eva.decision["kind"] == "side")
    sides = eva.see("setup").locator(".card--m")
    expect(sides).to_have_count(2)
    expect(sides.first).to_contain_text("Power")
    sides.last.click()
    eva.until(lambda: eva.decision and eva.decision["kind"] not in ("nation", "side"))
    assert eva.snapshot["view"]["nations"][0]["side"] == "b"
    check_board(eva)


def test_nations_of_the_wrong_box_are_refused_with_a_sentence(come: Come) -> None:
    eva = come("Eva")
    eva.go("/new/imperium")
    eva.plays(0, "qin")
    eva.tick("option-field-box-classics")
    eva.see("my-name").fill("Eva")
    expect(eva.see("seat-0")).to_contain_text("The Qin are not in this box (Classics)")
    expect(eva.see("minutes")).to_be_visible()
    eva.see("new-table").click()
    expect(eva.see("setup-error")).to_contain_text("Nations, seat 1")
    expect(eva.see("pick-0-qin")).to_be_attached()
    eva.tick("option-field-box-both")
    expect(eva.see("setup-error")).to_have_count(0)
    eva.see("new-table").click()
    eva.asked()
    assert eva.snapshot["view"]["nations"][0]["nation"] == "qin"


def test_every_card_has_all_its_icons_in_the_card_browser(come: Come) -> None:
    eva = come("Eva")
    eva.go("/cards/imperium")
    expect(eva.page.locator(".gallery .card")).to_have_count(510)
    expect(eva.page.locator("use[href='#g-laurel-crown']").first).to_be_attached()
    assert eva.page.locator("use[href='#g-uncertainty']").count() == 0


# --- phones, keys, looking back --------------------------------------------------------------------------------------
def test_a_phone_holds_every_question_of_two_rounds(come: Come) -> None:
    eva = come("Eva", **PHONE)
    eva.sit(set_up(eva, "macedonians, persians, qin", bots=2))
    kinds: set[str] = set()

    def look() -> None:
        check_board(eva)
        decision = eva.asked()
        if decision["kind"] not in kinds:
            kinds.add(decision["kind"])
            for option in decision["options"]:
                eva.way_to(option).tap(trial=True)

    play(eva, eager, look, until=lambda: eva.snapshot["view"]["round"] > 2)
    assert {"way", "act"} <= kinds
    order = eva.page.evaluate(
        "() => ['.market', '.statecard', '.play', '.side', '.commons', '.im__rivals'].map("
        "query => document.querySelector(query).getBoundingClientRect().top)"
    )
    assert order == sorted(order), "market, state, cards in play, development and piles, then the others"


def test_at_1024_the_log_waits_behind_its_button(come: Come) -> None:
    eva = come("Eva", **LOW)
    load(eva, position(in_round(4), "arthurians, utopians"))
    check_board(eva)
    expect(eva.see("log")).not_to_be_visible()
    eva.page.keyboard.press("l")
    expect(eva.see("log-sheet").get_by_test_id("log")).to_be_visible()
    eva.see("sheet-close").click()
    eva.see("open-log").click()
    expect(eva.see("log-sheet")).to_be_visible()


def test_everything_on_the_table_is_reached_by_keys(come: Come) -> None:
    """Tab stops once in every zone; arrows walk in it; Enter presses what lights up."""
    eva = come("Eva")
    load(eva, position(asks("token", "table", 4), "romans, celts"))
    codes = {str(option["code"]) for option in eva.asked()["options"]}
    zones: list[str] = []
    for _ in range(60):
        eva.page.keyboard.press("Tab")
        zone = eva.page.evaluate("document.activeElement.closest('[data-zone]')?.dataset.zone ?? ''")
        zones.append(zone)
        if zone == "market":
            break
    assert "market" in zones
    reached: set[str] = set()
    for key in ("ArrowLeft", "ArrowRight"):
        for _ in range(6):
            reached.add(eva.page.evaluate("document.activeElement.dataset.option ?? ''"))
            eva.page.keyboard.press(key)
    assert codes <= reached
    before = eva.revision
    eva.page.locator(f".market [data-option='{min(codes)}']").focus()
    eva.page.keyboard.press("Space")
    expect(eva.see("zoom")).to_be_visible()
    eva.page.keyboard.press("Escape")
    eva.page.keyboard.press("Enter")
    eva.until(lambda: eva.revision != before)


def own_play(drawn: Json) -> list[Json]:
    return by_slot(drawn["play"] + drawn["home"])


def test_looking_back_shows_the_board_of_any_move(come: Come) -> None:
    eva = come("Eva")
    record = position(lambda state: state.clock == 150, "random", 3, first_seed=5)
    eva.ask("GET", "/api/me")
    table = eva.ask("POST", "/api/records", record.to_json())["id"]
    eva.go(f"/t/{table}?at=90")
    eva.see("curtain-open").click()
    expect(eva.see("replay")).to_be_visible()
    for at in (90, 91):
        expect(eva.see("replay-at")).to_have_text(f"{at} / {len(record.moves)}")
        seat = eva.snapshot["seat"]
        view = record.replay(at).view(seat)
        own = by_slot([place_of(one) for one in view["nations"][seat]["play"]])
        eva.until(lambda own=own: own_play(eva.page.evaluate(DRAWN)) == own)  # type: ignore[misc]  # step by step
        check_commons(view, eva.page.evaluate(DRAWN))
        eva.see("replay-next").click()


# --- accessibility ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("theme", "window"), [("dark", WIDE), ("light", PHONE)])
def test_no_serious_fault_of_accessibility(come: Come, theme: str, window: Json) -> None:
    eva = come("Eva", color_scheme=theme, **window)
    load(eva, position(in_round(6), "arthurians, utopians, atlanteans", 3))
    check_board(eva)
    bad = faults(eva, "turn")
    eva.see("rival-1").locator(".strip__open").click()
    expect(eva.see("rival-sheet")).to_be_visible()
    bad += faults(eva, "rival")
    load(eva, position(asks("aim", "discard", 2), "vikings, persians"))
    check_board(eva)
    bad += faults(eva, "pile")
    assert not bad, "\n".join(bad)


def test_setting_up_and_the_words_have_no_serious_fault_of_accessibility(come: Come) -> None:
    eva = come("Eva", color_scheme="dark")
    eva.go("/new/imperium")
    eva.see("pick-0").click()
    expect(eva.see("pick-0-romans")).to_be_attached()
    bad = faults(eva, "lobby")
    eva.sit(set_up(eva, "choose"))
    eva.asked()
    expect(eva.see("setup")).to_be_visible()
    bad += faults(eva, "set-up")
    eva.sit(set_up(eva, "romans, celts"))
    eva.asked()
    eva.page.keyboard.press("t")
    expect(eva.see("text-table")).to_be_visible()
    bad += faults(eva, "words")
    assert not bad, "\n".join(bad)
