"""The Great Wall in the page: whole games, the board against the view, one screen, phones, keys, axe, kill -9."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from imperia import Record
from imperia.kernel.game import find
from imperia.kernel.state import State

from .conftest import Come
from .person import SEED, Choose, Json, Person
from .pressing import play
from .server import Server
from .stage import question
from .test_access import faults
from .test_looks import PHONE

pytestmark = pytest.mark.browser

GAME = find("wall")
ACTIONS = GAME.actions
WISHES = ("recruit", "field", "pair", "wall", "barricade", "hire", "promote", "donate", "tactic", "boosted", "place")
GOODS = ("wood", "stone", "gold", "chi")
SOLDIERS = ("spear", "archer", "rider")
BY_HAND = 40  # answers of a whole game that are given with the mouse

DRAWN = """() => {
    const all = (root, query) => [...(root?.querySelectorAll(query) ?? [])];
    const seen = name => document.querySelector(`[data-testid="${name}"]`);
    const number = node => node ? Number(node.textContent) : null;
    const faction = node => Number(node.dataset.faction);
    const count = (root, name) => root.querySelector(`[data-counter="${name}"] b`)?.textContent ?? null;
    const counts = (root, names) => Object.fromEntries(names.map(name => [name, number(root.querySelector(
        `[data-counter="${name}"] b`))]));
    const tally = nodes => nodes.reduce((sum, node) => ({...sum, [faction(node)]: (sum[faction(node)] ?? 0) + 1}), {});
    const own = seen('clan');
    const cards = root => all(root, '.card').map(node => node.dataset.card ? Number(node.dataset.card) : null);
    const hand = all(seen('hand'), '.hand__part');
    return {
        year: number(document.querySelector('.years .now .num')),
        years: all(document, '.years li').map(node => all(node, 'span[title]').map(one => one.textContent.trim())),
        bank: number(document.querySelector('[data-testid="bank"] b')),
        track: all(document, '.cmds .cmd').map(node => node.classList.contains('empty') ? null : [
            Number(node.querySelector('.cmd__in').dataset.card), ['done', 'now', 'next'].find(
                one => node.classList.contains(one))]),
        store: counts(seen('store'), ['wood', 'stone', 'gold']),
        honour: Object.fromEntries(all(document, '.hmark').map(node => [faction(node), Number(node.dataset.honour)])),
        tea: all(document, '.tea li').map(faction),
        sections: [0, 1, 2].map(n => seen(`section-${n}`)).map(node => ({
            blocked: node.classList.contains('sec--blocked'),
            attack: Number(node.querySelector('[data-attack]')?.dataset.attack ?? 0),
            defence: Number(node.querySelector('[data-defence]')?.dataset.defence ?? 0),
            parts: node.querySelector('.sec__balance')?.title ?? null,
            grey: getComputedStyle(node.querySelector('.rampart')).filter !== 'none',
            level: all(node, '.course.on').length,
            barricades: all(node, '.barr.on').length,
            firing: all(node, '.fire').map(one => one.querySelector('.pc') ? faction(one.querySelector('.pc')) : null),
            hordes: all(node, '.horde[data-horde]').map(horde => ({
                position: Number(horde.dataset.horde),
                card: Number(horde.querySelector('.horde__art').dataset.card),
                strength: number(horde.querySelector('.horde__art b')),
                fields: Object.fromEntries(all(horde, '.fld[data-field]').map(field => [field.dataset.field,
                    field.classList.contains('fld--hit') ? 'wound' : field.querySelector('.pc')
                        ? [faction(field.querySelector('.pc')), field.querySelector('.pc').dataset.piece] : null])),
            })),
        })),
        locations: all(document, '.locs .lc').map(node => ({
            officials: node.querySelector('.scount') ? null : tally(all(node, '.pc')),
            slots: all(node, '.cslot').length,
            overseers: Object.fromEntries(all(node, '.ov').map(one => [faction(one), number(one)])),
            running: node.classList.contains('lc--now'),
            shame: node.querySelector('.shm') !== null,
        })),
        advisors: cards(document.querySelector('.woffer')),
        aims: all(document, '.aims .aim[data-card]').map(node => [Number(node.dataset.card),
            node.querySelector('.aim__now')?.textContent.trim() ?? null]),
        events: number(document.querySelector('.aims__events')),
        qin: all(document, '.qtrack li').map(node => Number(node.dataset.location)),
        clan: own && {
            cards: cards(own),
            goods: counts(own, ['wood', 'stone', 'gold', 'chi']),
            supply: all(own, '.supply__one b').map(number),
            shame: own.querySelector('[data-counter="shame"] b').textContent,
        },
        commands: cards(hand[0]),
        gone: all(hand[0], '.card').map(node => node.querySelector('.flag') !== null),
        tactics: cards(hand[1]),
        rivals: Object.fromEntries(all(document, '[data-testid^="rival-"].strip').map(strip => [
            strip.dataset.testid.slice(6), Object.fromEntries(['honour', 'spear', 'archer', 'rider', 'shame',
                'captured', 'commands', 'tactics'].map(name => [name, count(strip, name)]))])),
        over: document.querySelector('.board').scrollHeight - document.querySelector('.board').clientHeight,
        spill: all(document, '.wl__side, .sec').map(one => one.scrollHeight - one.clientHeight),
        wide: Math.max(...[document.scrollingElement, document.querySelector('.board')].map(
            one => one.scrollWidth - one.clientWidth)),
    };
}"""


# --- choosing --------------------------------------------------------------------------------------------------------
def eager(seed: int = SEED) -> Choose:
    """Answers at random, but for what brings the game on; the same every time."""
    chance = random.Random(seed)

    def choose(decision: Json) -> Json:
        options = decision["options"]
        likely = [option for option in options if ACTIONS[option["code"]].name in WISHES]
        return dict(chance.choice(likely if likely and chance.random() < 0.8 else options))

    return choose


def position(wanted: Callable[[State], bool], seats: int, first_seed: int = 0, **options: str) -> Record:
    """The first position of this kind in games of players who recruit, build and hire."""
    for seed in range(first_seed, first_seed + 200):
        record = Record("wall", seats, seed, GAME.chosen(options))
        state = record.start()
        chance = random.Random(seed)
        while not state.over:
            if wanted(state):
                return record
            seat = state.pending[0]
            codes = state.legal(seat)
            likely = [code for code in codes if ACTIONS[code].name in WISHES]
            code = chance.choice(likely if likely and chance.random() < 0.8 else codes)
            state.play(seat, code)
            record.add(seat, code)
    raise AssertionError("no such position")


def load(eva: Person, record: Record) -> None:
    """Open a record as a table at one screen, as the seat that is asked."""
    eva.ask("GET", "/api/me")
    eva.go(f"/t/{eva.ask('POST', '/api/records', record.to_json())['id']}")
    if record.seats > 1:
        eva.see("curtain-open").click()
    eva.until(lambda: eva.snapshot)
    eva.asked()


# --- the board against the view --------------------------------------------------------------------------------------
def check_board(eva: Person) -> Json:
    """The board shows what the view says: tracks, sections with every field, locations, clans, cards."""
    view = eva.snapshot["view"]
    if view["season"] == "setup":
        return {"over": 0, "spill": [0]}
    expect(eva.see("section-1")).to_be_visible()
    drawn: Json = eva.page.evaluate(DRAWN)
    assert drawn["wide"] <= 0, f"page or board are {drawn['wide']} px too wide"
    check_tracks(view, drawn)
    for section, shown in zip(view["sections"], drawn["sections"], strict=True):
        check_section(section, shown)
    for place, shown in zip(view["locations"], drawn["locations"], strict=True):
        check_location(place, shown)
    check_clans(view, drawn)
    if eva.snapshot["seat"] is None:
        assert drawn["commands"] == drawn["tactics"] == [], "what is asked before all shows nobody's hand"
    else:
        check_hand(view["factions"][view["you"]], drawn)
    return drawn


def check_tracks(view: Json, drawn: Json) -> None:
    assert drawn["year"] == view["round"]
    assert drawn["bank"] == view["bank"]
    assert drawn["track"] == [order and [order["card"], order["state"]] for order in view["track"]]
    assert drawn["store"] == view["store"]
    scoring = {str(one["faction"]): one["honour"] for one in view["factions"] if one["kind"] != "reed"}
    assert drawn["honour"] == scoring
    assert drawn["tea"] == view["tea"]
    assert drawn["advisors"] == [card for card in view["advisors"] if card is not None]
    assert drawn["aims"] == aims(view)
    assert drawn["events"] == (len(view["events"]) or None), "events in force"
    assert drawn["qin"] == (view["qin"] or [])
    assert drawn["years"] == [
        [str(space["hordes"] + view["extra"]) if space["hordes"] else "–", str(space["losses"])]
        for space in view["years"]
    ]


def aims(view: Json) -> list[list[Any]]:
    """Artifacts with what each would give the reader now, or demands with how much of each he could meet."""
    if not view["demands"]:
        worth = [(one["card"], one["worth"][view["you"]]) for one in view["artifacts"]]
        return [[card, None if n is None else str(n)] for card, n in worth]
    demands = [one for one in view["demands"]["active"] if one]
    return [[one["card"], one["own"] and f"{one['own']['n']}/{one['own']['of']}"] for one in demands]


def check_section(section: Json, shown: Json) -> None:
    for key in ("blocked", "attack", "defence", "level", "barricades", "firing"):
        assert shown[key] == section[key], key
    assert shown["grey"] == section["blocked"]
    if not section["blocked"]:
        for part in (*section["attack_parts"], *section["defence_parts"]):
            assert str(part["by"]).replace("-", "−") in shown["parts"], "what adds to attack and defence"
    hordes = [horde for horde in reversed(section["hordes"]) if horde]
    assert [horde["position"] for horde in shown["hordes"]] == [horde["position"] for horde in hordes]
    for horde, bar in zip(hordes, shown["hordes"], strict=True):
        assert (bar["card"], bar["strength"]) == (horde["card"], horde["strength"])
        fields = {str(field["field"]): field for field in horde["fields"] if field}
        assert {key: on_field(field) for key, field in fields.items()} == bar["fields"]


def on_field(field: Json) -> Any:
    if field["wound"]:
        return "wound"
    return None if field["soldier"] is None else [field["faction"], field["soldier"]]


def check_location(place: Json, shown: Json) -> None:
    standing = {str(one["faction"]): one["count"] for one in place["officials"]}
    assert shown["officials"] in (standing, None if sum(standing.values()) > 3 else standing)
    assert shown["slots"] == (place["slots"] or 0)
    assert shown["overseers"] == {str(one["faction"]): one["level"] for one in place["overseers"]}
    assert (shown["running"], shown["shame"]) == (place["running"], place["shame"])


def check_hand(own: Json, drawn: Json) -> None:
    assert len(drawn["commands"]) == 6, "all command cards keep their place"
    held = [card for card, gone in zip(drawn["commands"], drawn["gone"], strict=True) if not gone]
    assert held == sorted(own["commands"]["hand"])
    assert drawn["tactics"] == own["tactics"]["cards"]


def check_clans(view: Json, drawn: Json) -> None:
    own = view["factions"][view["you"]]
    assert drawn["clan"]["cards"] == [card for card in (own["general"], *own["advisors"]) if card is not None]
    assert drawn["clan"]["goods"] == (own["goods"] or dict.fromkeys(drawn["clan"]["goods"])), "hidden where all look"
    supply = [own["officials"]["supply"], *[own["soldiers"][kind] for kind in SOLDIERS]]
    assert drawn["clan"]["supply"] == supply
    assert int(drawn["clan"]["shame"]) == own["shame"]
    for one in view["factions"]:
        if one["faction"] == view["you"]:
            continue
        strip = drawn["rivals"][str(one["faction"])]
        assert strip["spear"] == str(one["soldiers"]["spear"])
        if one["kind"] == "player":
            assert one["goods"] is None, "stocks lie behind the screens"
            assert set(one["tactics"]["cards"]) <= {None}, "nobody sees another's tactics"
            assert (strip["honour"], strip["shame"]) == (str(one["honour"]), str(one["shame"]))
            assert strip["commands"] == str(len(one["commands"]["hand"]))
            assert strip["tactics"] == str(one["tactics"]["count"])


# --- whole games -----------------------------------------------------------------------------------------------------
def play_whole(eva: Person) -> set[str]:
    """Play to the end by pressing things, looking at the board again and again; the kinds of questions."""
    kinds: set[str] = set()
    crowded: list[Json] = []

    def look() -> None:
        asked = eva.asked()["kind"]
        if asked in kinds and eva.revision % 3:  # every kind of question once, and a third of all positions
            return
        kinds.add(asked)
        drawn = check_board(eva)
        if drawn["over"] > 0 or max(drawn["spill"]) > 1:
            crowded.append({"over": drawn["over"], "spill": drawn["spill"], "asked": asked})

    assert play(eva, eager(), look, by_hand=BY_HAND) > BY_HAND
    assert not crowded, "all of it is in view"
    check_sheet(eva)
    return kinds


def check_sheet(eva: Person) -> None:
    expect(eva.see("score-sheet")).to_be_visible()
    sheet = eva.ask("GET", f"/api/tables/{eva.id}/score")
    for row in sheet["seats"]:
        expect(eva.see(f"total-{row['seat']}")).to_have_text(str(row["total"]))
        assert max(0, sum(line["points"] for line in row["lines"])) == row["total"]


def test_a_whole_game_of_three_with_two_bots_set_up_in_the_lobby(come: Come) -> None:
    eva = come("Eva")
    eva.go("/new/wall")
    eva.tick("way-solo")
    for key in ("screens", "difficulty", "advisors", "set"):
        expect(eva.page.locator(f"[data-testid^='option-field-{key}']").first).to_be_attached()
    eva.tick("way-bots")
    expect(eva.page.locator("[data-testid^='option-field-difficulty']")).to_have_count(0)
    expect(eva.page.locator("main")).to_contain_text("the set is our own work")
    eva.see("my-name").fill("Eva")
    eva.see("add-bot").click()
    for seat in (1, 2):
        eva.seat(seat, "random")
    eva.see("new-table").click()
    eva.asked()
    view = eva.snapshot["view"]
    assert (view["seats"], view["way"], view["season"]) == (3, "standard", "setup")
    expect(eva.see("setup").locator(".card")).to_have_count(4)
    kinds = play_whole(eva)
    assert {"general", "advisor", "command", "position", "place"} <= kinds
    expect(eva.see("chart")).to_be_visible()


def test_a_whole_duel_with_the_reed_clan(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", "random", game="wall"))
    assert [one["kind"] for one in eva.snapshot["view"]["factions"]] == ["player", "player", "reed"]
    play_whole(eva)


def test_a_whole_game_alone_against_qin_who_has_a_column_of_his_own(come: Come) -> None:
    eva = come("Eva")
    eva.sit(eva.set_up("me", game="wall", difficulty="50"))
    view = eva.snapshot["view"]
    assert [one["kind"] for one in view["factions"]] == ["player", "reed", "qin"]
    assert len(view["qin"]) == 5
    play_whole(eva)
    expect(eva.see("total-2")).to_be_visible()
    sheet = eva.ask("GET", f"/api/tables/{eva.id}/score")
    assert [row["winner"] for row in sheet["seats"]].count(True) == 1
    expect(eva.see("score-sheet").locator("thead")).to_contain_text(sheet["seats"][1]["name"])


# --- one screen ------------------------------------------------------------------------------------------------------
def test_a_year_together_at_one_screen_with_the_curtain(come: Come) -> None:
    eva = come("Eva")
    eva.set_up("me", "local", game="wall", names=("Eva", "Karel"), mode="coop")
    eva.go(f"/t/{eva.table['id']}")
    choose = eager()
    curtains, answers = 0, 0
    while not eva.over and eva.snapshot.get("view", {}).get("round", 0) < 2:
        eva.until(lambda: eva.see("curtain").count() or eva.decision or eva.over)
        if eva.see("curtain").count():
            assert eva.page.locator("[data-card], [data-option], .card").count() == 0, "nothing is seen behind it"
            before = eva.snapshot.get("seat")
            eva.see("curtain-open").click()
            eva.until(lambda before=before: eva.snapshot.get("seat") not in (None, before))  # type: ignore[misc]
            expect(eva.see("curtain")).to_be_hidden()
            curtains += 1
        elif not eva.over:
            check_board(eva)
            eva.answer(choose)
            answers += 1
    assert curtains > 3
    assert answers > 10
    assert eva.snapshot["view"]["demands"]["needed"] == 6


# --- positions -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "mode"), [(1, "competitive"), (2, "competitive"), (3, "coop"), (4, "competitive")])
def test_the_board_shows_random_positions_as_they_are(come: Come, seats: int, mode: str) -> None:
    """On a large screen without scrolling, and on a phone without sideways scrolling."""
    records = [
        position(lambda state, n=n: state.clock == n and len(state.pending) == 1, seats, n, mode=mode)  # type: ignore[misc]
        for n in random.Random(seats).sample(range(40, 130), 3)
    ]
    for window in ({}, PHONE):
        eva = come("Eva", **window)
        for record in records:
            load(eva, record)
            drawn = check_board(eva)
            if window is not PHONE:
                assert drawn["over"] <= 0, "all of it is in view"
                assert max(drawn["spill"]) <= 1, "nothing lies over anything else"


def asks(kind: str, verb: str, least: int = 1) -> Callable[[State], bool]:
    """One seat is asked such a question, with at least so many answers of this verb."""

    def holds(state: State) -> bool:
        if len(state.pending) != 1 or question(state) != kind:
            return False
        return sum(ACTIONS[code].name == verb for code in state.legal(state.pending[0])) >= least

    return holds


def test_prices_stand_on_the_buttons_and_fields_light_up(come: Come) -> None:
    eva = come("Eva")
    load(eva, position(asks("recruit", "recruit", 2), 2))
    for option in eva.asked()["options"]:
        if ACTIONS[option["code"]].name == "recruit":
            assert any(isinstance(part, dict) and part["icon"] in GOODS for part in option["detail"])
    load(eva, position(asks("recruit-goes", "field", 3), 3))
    fields = [option for option in eva.asked()["options"] if ACTIONS[option["code"]].name == "field"]
    for option in fields:
        lit = eva.page.locator(f".fld[data-anchor='{option['anchors'][0]}']")
        expect(lit).to_have_attribute("data-option", str(option["code"]))
    before = eva.revision
    eva.page.locator(f".fld[data-option='{fields[0]['code']}']").click()
    eva.until(lambda: eva.revision > before)
    standing = [f for s in eva.snapshot["view"]["sections"] for h in s["hordes"] if h for f in h["fields"] if f]
    code = ACTIONS[fields[0]["code"]].args[0]
    assert any(field["field"] == code and (field["soldier"] or field["wound"]) for field in standing)


def test_who_is_recruited_so_far_is_said_and_the_closer_look_closes(come: Come) -> None:
    eva = come("Eva", **PHONE)

    def twice(state: State) -> bool:
        """So many may be recruited that it is asked again after the first."""
        if not asks("recruit", "recruit")(state):
            return False
        after, seat = state.clone(), state.pending[0]
        after.play(seat, state.legal(seat)[0])
        return question(after) == "recruit"

    load(eva, position(twice, 2))
    option = next(one for one in eva.asked()["options"] if ACTIONS[one["code"]].name == "recruit")
    before = eva.revision
    eva.page.locator(f"[data-anchor='{option['anchors'][0]}']").tap()
    eva.see("pick").locator(f"[data-option='{option['code']}']").tap()
    eva.until(lambda: eva.revision > before)
    expect(eva.see("pick")).to_have_count(0)
    expect(eva.see("prompt")).to_contain_text("So far: 1×")


ARROWS = """async () => {
    await Promise.allSettled(document.getAnimations().map(one => one.finished));
    return [...document.querySelectorAll('.hand__part')].map(part => {
        const row = part.querySelector('.hand__cards');
        return [row.scrollWidth > row.clientWidth + 4, part.querySelector('.rowend--right') !== null];
    });
}"""


def test_a_hand_whose_cards_came_flying_has_no_arrow_when_all_are_in_view(come: Come) -> None:
    eva = come("Eva", reduced_motion="no-preference")
    eva.sit(eva.set_up("me", "random", "random", game="wall"))
    play(eva, eager(), until=lambda: eva.asked()["kind"] == "place")
    eva.until(lambda: not eva.page.locator("[data-testid=stage][data-over=false]").count())
    rows = eva.page.evaluate(ARROWS)
    assert len(rows) == 2
    assert all(goes_on == arrow for goes_on, arrow in rows), rows


def test_shame_for_one_soldier_or_several_is_chosen_at_the_soldiers(come: Come) -> None:
    eva = come("Eva")
    load(eva, position(asks("shame", "shames"), 2))
    several = next(one for one in eva.asked()["options"] if ACTIONS[one["code"]].name == "shames")
    expect(eva.page.locator(".prompt__opts [data-option]")).to_have_count(0)
    eva.page.locator(f".supply__one[data-anchor='{several['anchors'][0]}']").click()
    verbs = eva.see("pick").locator(".verb[data-option]")
    expect(verbs).to_have_count(len(eva.at_thing(several["anchors"][0])))
    assert verbs.count() > 1
    before = eva.revision
    eva.see("pick").locator(f"[data-option='{several['code']}']").click()
    eva.until(lambda: eva.revision > before or eva.see("curtain").count())


def test_every_option_can_be_pressed_on_a_phone(come: Come) -> None:
    """A turn of autumn and a fight on a phone, by touching what lights up; nothing makes the page wider."""
    eva = come("Eva", **PHONE)
    eva.sit(eva.set_up("me", "random", game="wall"))
    choose = eager(3)

    def look() -> None:
        check_board(eva)
        ways = [eva.way_to(option).count() for option in eva.asked()["options"]]
        assert all(ways), "what is not on the table is a button, a number or in the list"

    answers = play(eva, choose, look, until=lambda: eva.snapshot["view"]["round"] > 1)
    assert answers > 8


@pytest.mark.parametrize(("theme", "window"), [("light", {}), ("dark", {}), ("light", PHONE)])
def test_the_table_is_accessible_by_keys_words_and_axe(come: Come, theme: str, window: Json) -> None:
    eva = come("Eva", color_scheme=theme, **window)
    load(eva, position(lambda state: state.clock > 90 and question(state) == "place", 3))
    assert not faults(eva, f"wall, {theme}")
    if window:
        return
    option = eva.asked()["options"][0]
    before = eva.revision
    eva.page.keyboard.press("t")
    text = eva.see("text-table")
    for word in ("Left section", "Sawmill", "Storehouse", "Order on the tea track"):
        expect(text).to_contain_text(word)
    eva.page.keyboard.press("t")
    eva.page.keyboard.press("1")
    eva.until(lambda: eva.revision > before or option["final"])


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("cs", ("Levý úsek", "Čajovna")),
        ("en", ("Left section", "Teahouse")),
        ("hu", ("Bal szakasz", "Teaház")),
    ],
)
def test_three_languages_name_the_board(come: Come, lang: str, words: tuple[str, str]) -> None:
    eva = come("Eva", locale=lang)
    load(eva, position(lambda state: state.clock > 30 and len(state.pending) == 1, 4))
    for word in words:
        expect(eva.see("board")).to_contain_text(word)


# --- kill -9 ---------------------------------------------------------------------------------------------------------
@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    yield made
    made.stop()


def in_a_breach(state: Any) -> bool:
    """Winter, a section is being breached, and its soldiers or its shame are asked about."""
    return (
        bool(state.breaches)
        and state.section >= 0
        and question(state) in ("save", "shame", "doom")
        and len(state.pending) == 1
    )


def test_a_server_killed_in_the_middle_of_a_breach_goes_on_where_it_was(come: Come, mortal: Server) -> None:
    eva = come("Eva", at=mortal)
    load(eva, position(in_a_breach, 3))
    decision, view = eva.asked(), eva.snapshot["view"]
    mortal.kill()
    expect(eva.see("connection-lost")).to_be_visible()
    eva.snapshot = {}
    mortal.start()
    eva.until(lambda: eva.snapshot)
    expect(eva.see("connection-lost")).to_have_count(0)
    assert eva.asked()["options"] == decision["options"]
    assert eva.snapshot["view"] == view
    check_board(eva)
    before = eva.revision
    eva.press(decision["options"][0])
    eva.until(lambda: eva.revision > before or eva.over or eva.see("curtain").count())
