"""Choosing: a thing shows its verbs before it acts, one that is not lit says why, numbers are stepped, what cannot be
taken back is asked for at its place, and nothing jumps. By mouse, touch and keys."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from imperia import Record
from imperia.cards.presenter import presenter
from imperia.cards.words import plain
from imperia.games.imperium.tables import UNREST_LIKE
from imperia.kernel.game import find as game_named
from imperia.kernel.state import State
from imperia.server.hindered import shown

from .conftest import Come
from .person import Person
from .pressing import MOST_PRESSES, company, press_at_once
from .stage import company as powers_company
from .stage import find, load, question
from .test_looks import PHONE
from .test_settlers import eager

pytestmark = pytest.mark.browser

Wanted = Callable[[Any], bool]
UNREST = UNREST_LIKE[0]


def at_random(state: State, seat: int, chance: random.Random) -> int:
    return chance.choice(state.legal(seat))


def hoarding(state: State, seat: int, chance: random.Random) -> int:
    """Passes while there are few settlers, and then sends them."""
    verbs = {option.name: option.code for option in state.options(seat)}
    enough = seat == 0 and state.view(0)["empires"][0]["goods"]["settler"] >= 12
    return verbs.get("send" if enough else "pass", chance.choice(state.legal(seat)))


def position(
    game: str, seats: int, wanted: Wanted, play: Callable[..., int] = at_random, **options: str
) -> tuple[Record, State]:
    """The first position of such games in which seat 0 alone is asked and something holds."""
    for seed in range(300):
        record = Record(game, seats, seed, options)
        state = record.start()
        chance = random.Random(seed)
        while not state.over:
            if state.pending == (0,) and wanted(state):
                return record, state
            seat = state.pending[0]
            code = play(state, seat, chance)
            state.play(seat, code)
            record.add(seat, code)
    raise AssertionError("no such position")


def at(state: State, thing: str) -> list[str]:
    """The verbs of the options that a thing has."""
    return [option.name for option in state.options(0) if thing in state.game.places(state, option)]


def reasons(state: State, thing: str) -> list[str]:
    """What the rules say of a thing with which nothing can be done, in words."""
    names = ["Eva", "Karel", "Magda", "Ota"][: state.seats]
    told = presenter(state.rules()).why_not(state, 0, thing, "en", names)
    return [plain(text) for _, text, _ in told]


def acts(eva: Person) -> int:
    return sum('"act"' in frame for frame in eva.sent)


def words(text: str) -> str:
    """Without what icons and line breaks do to the spaces."""
    return " ".join(text.replace("\u202f", " ").split())


# --- Settlers --------------------------------------------------------------------------------------------------------
def hand(state: Any) -> list[str]:
    return list(dict.fromkeys(f"card:{face}" for face in state.view(0)["empires"][0]["hand"]["cards"]))


def mixed_hand(state: Any) -> bool:
    """A turn with a card of two verbs, a card of one, and a card that cannot be used."""
    if question(state) != "turn":
        return False
    verbs = [at(state, thing) for thing in hand(state)]
    return any(len(one) > 1 for one in verbs) and ["build"] in verbs and [] in verbs


def settlers(eva: Person, karel: Person, wanted: Wanted, play: Callable[..., int] = at_random) -> State:
    record, state = position("settlers", 2, wanted, play, factions="barbarian,roman")
    eva.sit(company(eva, [karel], record))
    eva.asked()
    return state


def test_a_card_with_several_verbs_is_looked_at_and_one_with_a_harmless_one_acts(come: Come) -> None:
    eva = come("Eva")
    state = settlers(eva, come("Karel"), mixed_hand)
    several = next(thing for thing in hand(state) if len(at(state, thing)) > 1)
    card = eva.page.locator(f".hand [data-anchor='{several}']").first
    card.click()
    pick = eva.see("pick")
    assert pick.locator("[data-option]").count() == len(at(state, several))
    for option in eva.at_thing(several):
        verb = pick.locator(f"[data-option='{option['code']}']")
        expect(verb).to_contain_text(option["short"])
        expect(verb).to_contain_text("→")  # what it costs and gives
    assert acts(eva) == 0, "a look changes nothing"
    eva.page.keyboard.press("Escape")
    expect(pick).to_have_count(0)
    expect(card).to_be_focused()
    card.click()
    build = next(option for option in eva.at_thing(several) if option["verb"] == "build")
    assert build["key"] == "B"
    eva.page.keyboard.press("b")
    eva.until(lambda: acts(eva) == 1)


def test_keys_count_the_cards_as_they_lie(come: Come) -> None:
    eva = come("Eva")
    settlers(eva, come("Karel"), mixed_hand)
    keys = eva.page.locator(".hand .is-selectable .tab")
    expect(keys.first).to_be_visible()
    numbers = [int(key) for key in keys.all_inner_texts() if key.isdigit()]
    assert len(numbers) > 1
    assert numbers == sorted(numbers)


def test_a_single_harmless_verb_needs_one_press_with_the_mouse_and_two_taps(come: Come) -> None:
    eva, karel = come("Eva", **PHONE), come("Karel")
    state = settlers(eva, karel, mixed_hand)
    single = next(thing for thing in hand(state) if at(state, thing) == ["build"])
    card = eva.page.locator(f".hand [data-anchor='{single}']").first
    card.tap()
    expect(eva.see("pick")).to_be_visible()
    expect(eva.see("question")).to_have_count(0)
    eva.see("pick-close").tap()
    expect(eva.see("question")).to_be_visible()
    assert acts(eva) == 0
    card.click()  # with a mouse
    eva.until(lambda: acts(eva) == 1)


UNSEEN = """all => all.filter(one => {
    const { top, bottom, height, left, width } = one.getBoundingClientRect();
    const ends = [top + 2, bottom - 2].map(y => document.elementFromPoint(left + width / 2, y));
    return height < 44 || ends.some(end => !one.contains(end));
}).map(one => one.textContent)"""


def test_on_a_small_phone_all_verbs_of_a_card_are_in_sight(come: Come) -> None:
    def three(state: State, thing: str) -> bool:
        hindered = [why for why in state.hindrances(0, thing) if not why.never]
        return len(at(state, thing)) + len(hindered) == 3

    def several(state: Any) -> bool:
        return question(state) == "turn" and any(three(state, thing) for thing in hand(state) if at(state, thing))

    eva, karel = come("Eva", locale="hu", **PHONE | {"viewport": {"width": 360, "height": 740}}), come("Karel")
    record, state = position("settlers", 2, several, factions="japanese,roman")
    eva.sit(company(eva, [karel], record))
    eva.asked()
    thing = next(thing for thing in hand(state) if at(state, thing) and three(state, thing))
    eva.page.locator(f".hand [data-anchor='{thing}']").first.tap()
    verbs = eva.see("pick").locator(".verb")
    expect(verbs).to_have_count(3)
    assert verbs.evaluate_all(UNSEEN) == []

    def halves(state: State) -> list[str]:
        places = {place for option in state.options(0) for place in state.game.places(state, option)}
        return [place for place in places if at(state, place) == ["tactic", "boosted"]]

    record, state = position("wall", 2, lambda state: bool(halves(state)))
    load(eva, record)
    eva.page.locator(f".hand [data-anchor='{halves(state)[0]}']").first.tap()
    expect(verbs).to_have_count(2)
    assert verbs.evaluate_all(UNSEEN) == []


def test_who_rests_at_a_card_that_is_not_lit_is_told_why_without_a_press(come: Come) -> None:
    eva = come("Eva")
    state = settlers(eva, come("Karel"), mixed_hand)
    stuck = [thing for thing in hand(state) if not at(state, thing)]
    lit = next(thing for thing in hand(state) if at(state, thing))
    hints = eva.see("zoom-why")
    card = eva.page.locator(f".hand [data-anchor='{stuck[0]}']").first
    card.hover()
    card.hover(position={"x": 20, "y": 20})  # a card that is looked at closely tells it there
    expect(hints.locator("li")).to_have_count(len(reasons(state, stuck[0])))
    assert reasons(state, stuck[0])[0].split()[-1].strip(".") in words(hints.inner_text())
    lighted = eva.page.locator(f".hand [data-anchor='{lit}']").first
    lighted.hover()
    lighted.hover(position={"x": 20, "y": 20})
    expect(eva.see("zoom-hover")).to_be_visible()
    expect(hints).to_have_count(0)
    eva.see("question").hover()
    eva.page.keyboard.press("Escape")  # from here on the keyboard
    card.focus()
    expect(eva.see("whynot").locator("li")).to_have_count(min(3, len(reasons(state, stuck[0]))))
    lighted.focus()
    expect(eva.see("whynot")).to_have_count(0)
    assert acts(eva) == 0


def test_in_words_too_a_card_says_why_and_a_number_is_one_number(come: Come) -> None:
    eva, karel = come("Eva"), come("Karel")
    state = settlers(eva, karel, mixed_hand)
    eva.page.keyboard.press("t")
    stuck = [thing for thing in hand(state) if not at(state, thing)]
    asking = eva.see("text-why")
    assert {f"card:{card}" for card in asking.evaluate_all("all => all.map(one => one.dataset.card)")} == set(stuck)
    asking.first.focus()
    eva.page.keyboard.press("Enter")
    thing = f"card:{asking.first.get_attribute('data-card')}"
    expect(eva.see("whynot").locator("li")).to_have_count(min(3, len(reasons(state, thing))))
    eva.page.keyboard.press("Escape")
    eva.see("text-hindered-ask").focus()
    eva.page.keyboard.press("Enter")
    told = eva.see("text-hindered").locator("li")
    for text in reasons(state, thing):  # of every thing on the table
        expect(told.filter(has_text=text.split()[-1].strip("."))).not_to_have_count(0)
    settlers(eva, karel, many_pairs, hoarding)
    expect(eva.see("text-table")).to_be_visible()
    eva.page.keyboard.press("3")
    expect(eva.see("count").get_by_role("radio", checked=True).locator("b")).to_have_text("3")
    eva.page.keyboard.press("Enter")
    eva.until(lambda: acts(eva) == 1)


def test_the_reason_leads_to_its_rule_and_goes_with_the_next_press(come: Come) -> None:
    eva = come("Eva")
    state = settlers(eva, come("Karel"), mixed_hand)
    thing = next(thing for thing in hand(state) if not at(state, thing))
    eva.page.locator(f".hand [data-anchor='{thing}']").first.click()
    rule = state.why_not(0, thing)[0].rule
    eva.see("whynot-rule").click()
    expect(eva.see("rules-side").get_by_test_id(f"rule-{rule}")).to_be_in_viewport()
    eva.see("side-close").click()
    eva.page.locator(f".hand [data-anchor='{thing}']").first.click()
    expect(eva.see("whynot")).to_be_visible()
    eva.see("question").click()
    expect(eva.see("whynot")).to_have_count(0)


def many_pairs(state: State) -> bool:
    return question(state) == "pairs" and len(state.legal(0)) >= 6


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_how_many_is_one_number_and_one_press(come: Come, way: str) -> None:
    eva = come("Eva")
    settlers(eva, come("Karel"), many_pairs, hoarding)
    options = eva.asked()["options"]
    count = eva.see("count")
    expect(count.get_by_role("radio")).to_have_count(5)
    chosen = count.get_by_role("radio", checked=True)
    expect(chosen.locator("b")).to_have_text("1")  # the proposal
    before = eva.snapshot["view"]["empires"][0]["goods"]["settler"]
    most, beyond = len(options), eva.see("count-beyond")
    expect(beyond).to_have_count(0)  # it comes behind the last
    for _ in range(most - 1):
        eva.page.keyboard.press("ArrowRight")
    expect(chosen.locator("b")).to_have_text(str(most))
    expect(beyond.locator("b")).to_have_text(str(most + 1))
    expect(beyond).to_contain_text(f"{2 * (most + 1) - before}")
    expect(beyond).to_contain_text("missing")
    expect(beyond).to_be_disabled()
    if way == "mouse":
        count.locator(f"[data-count='{options[4]['code']}']").click()
        eva.page.locator(".steps5 > .btn").last.click()
        expect(chosen.locator("b")).to_have_text("6")
        eva.button(options[5]).click()
    else:
        eva.page.keyboard.press("5")
        expect(chosen.locator("b")).to_have_text("5")
        eva.page.keyboard.press("ArrowRight")
        expect(chosen.locator("b")).to_have_text("6")
        eva.page.keyboard.press("Enter")
    eva.until(lambda: eva.snapshot["view"]["empires"][0]["goods"]["settler"] == before - 12)


def test_nothing_of_the_dock_jumps_and_a_usual_answer_takes_few_presses(come: Come) -> None:
    """A whole game: dock, hand and undo stay where they are; presses are counted."""
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", game="settlers"))
    boxes: set[str] = set()
    presses: list[int] = []
    while True:
        eva.until(lambda: eva.decision or eva.over)
        if eva.over:
            break
        option = eager(eva.asked())
        boxes.add(
            str([eva.page.locator(query).bounding_box() for query in (".dock", ".prompt", ".prompt__end > .undo")])
        )
        before = eva.revision
        presses.append(eva.press(option))
        eva.until(lambda before=before: eva.revision != before)  # type: ignore[misc]
    assert len(boxes) == 1, boxes
    assert max(presses) <= 2
    assert sum(presses) <= MOST_PRESSES["settlers"] * len(presses)


@pytest.mark.parametrize(("game", "seats"), [("powers", 3), ("imperium", 2), ("wall", 2)])
def test_in_every_game_the_dock_stays_where_it_is(come: Come, game: str, seats: int) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", *["random"] * (seats - 1), game=game))
    boxes = set()
    for _ in range(8):
        eva.until(lambda: eva.decision or eva.over)
        if eva.over:
            break
        option = next(one for one in eva.asked()["options"] if not one["vain"])
        boxes.add(str([eva.page.locator(query).bounding_box() for query in (".dock", ".prompt__end > .undo")]))
        before = eva.revision
        press_at_once(eva, option)
        eva.until(lambda before=before: eva.revision != before)  # type: ignore[misc]
    assert len(boxes) == 1, boxes


# --- Powers ----------------------------------------------------------------------------------------------------------
def my_open_card(state: State) -> bool:
    return question(state) == "lay-open" and state.pending == (0,)


@pytest.mark.parametrize("way", ["touch", "keys"])
def test_what_all_will_see_is_asked_for_at_the_card(come: Come, way: str) -> None:
    people = [come("Eva", **(PHONE if way == "touch" else {})), come("Karel"), come("Magda")]
    eva = people[0]
    eva.sit(powers_company(people, find(my_open_card)))
    option = eva.asked()["options"][0]
    card = eva.page.locator(f".hand [data-anchor='{option['anchors'][0]}']")
    if way == "touch":
        card.tap()
    else:
        card.focus()
        eva.page.keyboard.press("Enter")
    sure = eva.see("pick").locator("[data-confirm]")
    expect(sure).to_contain_text("Really?")
    assert acts(eva) == 0
    if way == "touch":
        sure.tap()
    else:
        expect(sure).to_be_focused()
        eva.page.keyboard.press("Enter")
    eva.until(lambda: acts(eva) == 1)


def test_against_bots_the_same_card_is_looked_at_but_not_asked_for_twice(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", "random"))
    eva.play(until=lambda: eva.decision and eva.decision["kind"] == "lay-open")
    assert not eva.over
    option = eva.asked()["options"][0]
    assert option["warning"]
    assert not option["final"]
    assert eva.press(option) == 2


def test_names_that_cannot_be_right_come_last_and_say_why(come: Come) -> None:
    def one_is_out(state: State) -> bool:
        if question(state) != "propose" or 0 not in state.pending:
            return False
        table = presenter(state.rules())
        vain = [table.vain(state, 0, option) for option in state.options(0)]
        return 0 < sum(vain) < len(vain) - 1

    people = [come("Eva"), come("Karel"), come("Magda")]
    eva = people[0]
    eva.sit(powers_company(people, find(one_is_out)))
    options = eva.asked()["options"]
    vain = [option for option in options if option["vain"]]
    buttons = eva.see("prompt").locator(".prompt__opts [data-option]")
    codes = [int(code) for code in buttons.evaluate_all("all => all.map(one => one.dataset.option)")]
    assert codes[-len(vain) :] == [option["code"] for option in vain]
    for option in vain:
        expect(eva.button(option)).to_have_class("btn btn--opt opt opt--vain")
        expect(eva.button(option)).to_contain_text("".join(option["detail"]))
        for anchor in option["anchors"]:
            expect(eva.page.locator(f".board .is-selectable[data-anchor='{anchor}']")).to_have_count(0)


def test_a_card_on_the_table_says_that_it_acts_by_itself(come: Come) -> None:
    def laid(state: Any) -> bool:
        return question(state) == "lay" and 0 in state.pending and state.view(0)["round"] == 3

    people = [come("Eva"), come("Karel"), come("Magda")]
    eva = people[0]
    eva.sit(powers_company(people, find(laid)))
    eva.asked()
    card = eva.snapshot["view"]["rows"][1]["slots"][0][0]["card"]
    eva.page.locator(f".board [data-anchor='card:{card}']").click()
    expect(eva.see("whynot")).to_contain_text("by themselves")
    eva.see("whynot").get_by_role("button").click()
    expect(eva.see("zoom")).to_be_visible()


# --- numbers ---------------------------------------------------------------------------------------------------------
def test_what_pairs_bring_is_a_kind_and_a_number(come: Come) -> None:
    def task(state: Any) -> bool:
        return question(state) == "task" and any(option.args == (2, 3) for option in state.options(0))

    def sending(state: State, seat: int, chance: random.Random) -> int:
        if seat == 0 and question(state) == "pairs":
            return state.legal(0)[-1]
        return hoarding(state, seat, chance)

    eva = come("Eva")
    state: Any = settlers(eva, come("Karel"), task, sending)
    food = state.view(0)["empires"][0]["goods"]["food"]
    for kind in eva.page.locator(".count__kinds > button").all():
        box = kind.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 31, "a kind is large enough to press"
    eva.see("count-kind-food").click()
    most = state.stack[-1][3]
    numbers = eva.see("count").get_by_role("radio")
    expect(numbers.filter(has=eva.page.locator(".tok--food"))).to_have_count(numbers.count())
    checked = eva.see("count").get_by_role("radio", checked=True).locator("b")
    expect(checked).to_have_text(str(most))
    eva.page.keyboard.press("3")  # of the kind that was chosen
    expect(checked).to_have_text("3")
    eva.page.keyboard.press("Escape")
    eva.page.locator(".count__take").click()
    eva.until(lambda: acts(eva) == 1)
    eva.until(lambda: eva.snapshot["view"]["empires"][0]["goods"]["food"] == food + 3)


def test_how_many_unrest_cards_go_is_one_number(come: Come) -> None:
    def revolt(state: Any) -> bool:
        return [option.name for option in state.options(0)] == ["hand", "unrest", "unrest", "done"]

    eva = come("Eva")
    record, state = position("imperium", 2, revolt, rebelling)
    load(eva, record)
    unrest = sum(1 for option in state.options(0)) - 1
    assert eva.see("count").get_by_role("radio").count() == unrest == 3
    eva.page.keyboard.press("3")
    eva.page.keyboard.press("Enter")
    eva.until(lambda: acts(eva) == 1)
    eva.until(lambda: eva.snapshot["decision"] is None or eva.snapshot["decision"]["kind"] != "aim")


def rebelling(state: State, seat: int, chance: random.Random) -> int:
    """Keeps all cards, and revolts with three Unrest in hand."""
    verbs = {option.name: option.code for option in state.options(seat)}
    hand = state.view(seat)["nations"][seat]["hand"]["cards"]
    if seat == 0 and "revolt" in verbs and sum(1 for card in hand if card == UNREST) == 3:
        return verbs["revolt"]
    return verbs["done"] if "done" in verbs else at_random(state, seat, chance)


# --- Imperium and the Wall -------------------------------------------------------------------------------------------
def test_imperium_says_what_keeps_a_card_from_being_played_and_where_market_cards_come_from(come: Come) -> None:
    def stuck(state: Any) -> bool:
        held = {f"card:{card}" for card in state.view(0)["nations"][0]["hand"]["cards"]}
        return question(state) == "act" and any(not at(state, thing) for thing in held)

    eva = come("Eva")
    record, state = position("imperium", 2, stuck)
    load(eva, record)
    view = eva.snapshot["view"]
    thing = next(f"card:{card}" for card in view["nations"][0]["hand"]["cards"] if not at(state, f"card:{card}"))
    eva.page.locator(f".hand [data-anchor='{thing}']").first.click()
    expect(eva.see("whynot")).to_contain_text(reasons(state, thing)[0])
    slot = next(one["card"] for one in view["market"] if one)
    eva.page.locator(f".market [data-anchor='slot:{slot}']").click()
    expect(eva.see("whynot")).to_contain_text("market")


def test_the_wall_says_why_an_official_cannot_go_there_and_what_a_mix_pays_for(come: Come) -> None:
    def full_house(state: Any) -> bool:
        return question(state) == "place" and any(not at(state, f"location:{n}") for n in range(10))

    def building(state: Any) -> bool:
        if question(state) != "amount" or state.why_no_more(0, state.options(0)[-1]) is None:
            return False
        return "Wall part" in presenter(state.rules()).question(state, 0, "en", [])[0]

    eva = come("Eva")
    record, state = position("wall", 1, full_house)
    load(eva, record)
    n = next(n for n in range(10) if not at(state, f"location:{n}"))
    place = eva.page.locator(f".board [data-anchor='location:{n}']").first
    place.hover(position={"x": 8, "y": 8})
    expect(eva.see("whynot")).to_contain_text(reasons(state, f"location:{n}")[0])
    expect(eva.see("whynot").get_by_role("link")).to_have_count(0)  # gone with the pointer
    place.click(position={"x": 8, "y": 8})
    expect(eva.see("whynot").get_by_role("link")).to_have_count(1)
    expect(eva.see("whynot")).to_contain_text(reasons(state, f"location:{n}")[0])

    record, state = position("wall", 1, building)
    load(eva, record)
    expect(eva.see("question")).to_contain_text("for the Wall part")
    kind, most = eva.asked()["options"][-1]["kind"], eva.asked()["options"][-1]["number"]
    if eva.see(f"count-kind-{kind}").count():
        eva.see(f"count-kind-{kind}").click()
    expect(eva.see("count-beyond")).to_contain_text(f"{most + 1}")
    expect(eva.see("count-beyond")).to_contain_text("missing")
    assert eva.press(eva.proposed()) <= 2
    eva.until(lambda: acts(eva) == 1)


def test_a_suit_that_is_guessed_is_no_deck_and_long_answers_are_whole(come: Come) -> None:
    def gambling(state: State) -> bool:
        return question(state) == "aim" and {option.name for option in state.options(0)} == {"suit"} and not lit(state)

    def lit(state: State) -> list[str]:
        return [place for option in state.options(0) for place in state.game.places(state, option)]

    def wordy(state: State) -> bool:
        labels = [presenter(state.rules()).option(state, option, "hu", ["", ""]) for option in state.options(0)]
        return question(state) == "branch" and any(len(plain(label)) > 60 for label in labels)

    def shaming(state: State) -> bool:
        return question(state) == "shame" and "shames" in {option.name for option in state.options(0)}

    eva = come("Eva", locale="hu")
    load(eva, position("imperium", 2, gambling)[0])
    buttons = eva.see("prompt").locator(".prompt__opts [data-option]")
    expect(buttons).to_have_count(4)
    load(eva, position("wall", 2, wordy)[0])
    cut = "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)"
    assert buttons.count()
    assert buttons.evaluate_all(cut) == []
    load(eva, position("wall", 2, shaming)[0])
    takes = eva.page.locator(".count__take")
    expect(takes).to_be_visible()
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        eva.page.set_viewport_size({"width": width, "height": height})
        eva.drawn()
        assert takes.evaluate_all(cut) == []


# --- every game ------------------------------------------------------------------------------------------------------
HINDERED = {  # seats, a question of each game, and the reasons that things which are not lit then give
    "powers": (3, "lay", {"laid", "cancelled"}),
    "settlers": (2, "turn", {"resources", "tokens", "works-production"}),
    "imperium": (2, "act", {"state", "no-ability"}),
    "wall": (2, "place", {"full"}),
}


def hindered(state: Any) -> dict[str, str]:
    """A thing that is not lit for each of these reasons."""
    _, asked, wanted = HINDERED[state.game.name]
    found: dict[str, str] = {}
    for thing in shown(state.view(0)) if question(state) == asked else []:
        for why in state.why_not(0, thing)[:1]:
            if why.name in wanted:
                found.setdefault(why.name, thing)
    return found


@cache
def hindering(game: str) -> tuple[Record, State]:
    """A position in which all of them are there."""
    seats, _, wanted = HINDERED[game]
    return position(game, seats, lambda state: len(hindered(state)) == len(wanted))


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_in_every_game_a_thing_that_is_not_lit_says_why_in_the_words_of_the_rules(come: Come, way: str) -> None:
    eva = come("Eva", **(PHONE if way == "touch" else {}))
    for game in HINDERED:
        record, state = hindering(game)
        load(eva, record)
        for thing in hindered(state).values():
            node = eva.page.locator(f":is(.board, .hand) [data-anchor='{thing}']:visible").first
            if way == "touch":
                if not node.count():
                    continue  # folded up on a phone
                node.tap(position={"x": 8, "y": 8})
            elif way == "mouse":
                node.click(position={"x": 8, "y": 8})
            else:
                expect(node.and_(eva.page.locator("[data-zone] button[data-item]"))).to_have_count(1)
                node.focus()
                eva.page.keyboard.press("Enter")
            bubble = eva.see("whynot")
            expect(bubble.locator("li")).to_have_count(min(3, len(reasons(state, thing))))
            said = words(bubble.inner_text())
            for text in reasons(state, thing)[:3]:
                assert text.split()[-1].strip(".") in said
            expect(bubble).to_be_in_viewport(ratio=1)
            eva.page.keyboard.press("Escape")
            expect(bubble).to_have_count(0)
    assert acts(eva) == 0


def test_keys_of_verbs_are_no_other_keys_of_the_table() -> None:
    """Letters that open something must not mean a verb, in any language."""
    for game in ("powers", "settlers", "imperium", "wall"):
        speaker = presenter(game_named(game)).speaker
        for lang in ("cs", "en", "hu"):
            letters = {speaker.key(verb.name, lang) for verb in game_named(game).actions.verbs}
            assert not letters & set("ZLRTHS?0123456789"), (game, lang)


@pytest.mark.parametrize(
    ("game", "verbs"),
    [
        ("settlers", ("build", "deal", "raze-hand", "activate", "twice", "send")),
        ("imperium", ("activate", "innovate", "revolt", "play", "free", "exhaust")),
        ("wall", ("tactic", "boosted", "wall", "barricade", "stage", "post")),
    ],
)
def test_verbs_that_stand_beside_each_other_have_letters_of_their_own(game: str, verbs: tuple[str, ...]) -> None:
    speaker = presenter(game_named(game)).speaker
    for lang in ("cs", "en", "hu"):
        letters = [speaker.key(verb, lang) for verb in verbs]
        assert all(letters)
        assert len(set(letters)) == len(letters), lang
