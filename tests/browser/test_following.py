"""One can follow what others do: step by step and in order, at one's own pace, and never too late for the truth."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from imperia.cards.presenter import presenter
from imperia.cards.words import plain
from imperia.kernel.events import Event
from imperia.kernel.stages import play_in_stages
from imperia.kernel.state import State

from . import stage
from .conftest import Come
from .person import Json, Person
from .pressing import company
from .screen import freeze, looks, seen, shown, watch
from .test_looks import PHONE

MOVING = {"reduced_motion": "no-preference"}
SKIP = """() => void document.querySelector('[data-testid="skip"]')?.click()"""


Told = list[list[Event]]  # what each step of a move tells


def _steps(state: State, code: int) -> Told:
    """What each step of the only asked seat's answer would tell everybody."""
    seat, after = state.pending[0], state.clone()
    stages = play_in_stages(after, seat, code)
    ends = [len(state.log), *[len(one.log) for one in stages], len(after.log)]
    return [[event for _, event in after.heard(None, first, end)] for first, end in pairwise(ends)]


def _answer(state: State, wanted: Callable[[Told], bool]) -> int | None:
    """An answer of somebody else than the first seat that leads to such steps."""
    if len(state.pending) != 1 or state.pending == (0,):
        return None
    return next((code for code in state.legal(state.pending[0]) if wanted(_steps(state, code))), None)


def _revealed_then_cancelled(steps: Told) -> bool:
    """A card is turned up, and cancelled in the next step."""
    laid = [event.args["card"] for event in steps[0] if event.name == "lay"]
    return len(steps) > 2 and any(event.name == "cancel" and event.args["card"] in laid for event in steps[1])


POWERS = ("powers", 3, {"variant": "struggle", "factions": "random"})
SETTLERS = ("settlers", 2, {})


class Scene:
    """Eva, who has motion, watches a table at which somebody else is about to give such an answer."""

    def __init__(
        self,
        come: Come,
        wanted: Callable[[Told], bool],
        table: tuple[str, int, dict[str, str]] = POWERS,
        **window: Any,
    ) -> None:
        self.record = stage.search(*table, lambda state: _answer(state, wanted) is not None)
        self.state = self.record.replay()
        code = _answer(self.state, wanted)
        assert code is not None
        self.code = code
        self.eva = come("Eva", **(MOVING | window))
        self.people = [self.eva, come("Petr"), come("Ilona")][: self.record.seats]
        self.eva.sit(company(self.eva, self.people[1:], self.record))
        expect(self.eva.see("board").locator("[data-face=up]").first).to_be_visible()
        watch(self.eva)

    def go(self) -> None:
        """They give it."""
        seat = self.state.pending[0]
        body = {"seat": seat, "revision": len(self.record.moves), "code": self.code}
        self.people[seat].ask("POST", f"/api/tables/{self.eva.table['id']}/act", body)

    @property
    def cancelled(self) -> str:
        """A card that is cancelled as soon as it is turned up."""
        steps = _steps(self.state, self.code)
        laid = [event.args["card"] for event in steps[0] if event.name == "lay"]
        return next(f"card:{card}" for event in steps[1] if (card := event.args["card"]) in laid)


def test_a_card_is_seen_face_up_then_marked_and_only_then_cancelled(come: Come) -> None:
    scene = Scene(come, _revealed_then_cancelled)
    scene.go()
    expect(scene.eva.see("stage")).to_be_visible()
    shown(scene.eva)
    pictures = seen(scene.eva)
    assert looks(pictures, scene.cancelled) == ["", "up is-actor", "up is-hit", "down is-hit is-down", "down is-down"]
    marked = [picture for picture in pictures if picture["cards"].get(scene.cancelled) == "up is-hit"]
    assert any(picture["threads"] for picture in marked)
    told = list(dict.fromkeys(picture["told"] for picture in pictures if picture["told"]))
    assert "reveal" in told[0]
    assert "cancel" in told[1]
    assert any(picture["card"] for picture in marked), "the card stands beside its sentence"
    asked = [n for n, picture in enumerate(pictures) if picture["asked"]]
    assert not asked or asked[0] > max(n for n, picture in enumerate(pictures) if picture["step"])


def test_space_ends_the_running_step_and_a_press_on_the_table_too(come: Come) -> None:
    scene = Scene(come, _revealed_then_cancelled)
    eva = scene.eva
    freeze(eva)
    scene.go()
    expect(eva.see("stage-text")).to_contain_text("reveal")
    eva.page.keyboard.press("Space")
    expect(eva.see("stage-text")).to_contain_text("cancel")
    assert looks(seen(eva), scene.cancelled)[-1] == "up is-hit"
    eva.see("board").click(position={"x": 5, "y": 5})
    eva.until(lambda: looks(seen(eva), scene.cancelled)[-1].startswith("down"))


def test_who_comes_back_in_the_middle_is_at_the_end_at_once(come: Come) -> None:
    scene = Scene(come, _revealed_then_cancelled)
    eva = scene.eva
    freeze(eva)
    scene.go()
    expect(eva.see("stage-text")).to_contain_text("reveal")
    eva.page.evaluate("() => dispatchEvent(new Event('online'))")  # makes a new connection
    eva.until(lambda: looks(seen(eva), scene.cancelled)[-1] == "down is-down")
    expect(eva.see("stage")).to_have_count(0)


def test_who_wants_it_at_once_sees_the_end_at_once(come: Come) -> None:
    scene = Scene(come, _revealed_then_cancelled)
    eva = scene.eva
    eva.page.evaluate("() => localStorage.setItem('imperia.pace', 'once')")
    eva.page.reload()
    expect(eva.see("prompt")).to_be_visible()
    watch(eva)
    scene.go()
    eva.until(lambda: looks(seen(eva), scene.cancelled)[-1].startswith("down"))
    assert looks(seen(eva), scene.cancelled) == ["", "down is-down"]


def _razes(steps: Told) -> bool:
    return any(event.name == "raze" and event.args["owner"] == 0 for event in steps[0])


def test_a_location_that_is_razed_is_marked_before_it_falls_and_its_owner_is_told(come: Come) -> None:
    scene = Scene(come, _razes, SETTLERS)
    razed = next(event.args["card"] for event in _steps(scene.state, scene.code)[0] if event.name == "raze")
    scene.go()
    scene.eva.until(lambda: not looks(seen(scene.eva), f"slot:{razed}")[-1])
    shown(scene.eva)
    found = looks(seen(scene.eva), f"slot:{razed}")
    assert found[0] == "up"
    assert "up is-hit" in found
    assert found[-1] == ""
    pictures = seen(scene.eva)
    fell = next(n for n, picture in enumerate(pictures) if picture["falling"])
    assert f"slot:{razed}" not in pictures[fell]["cards"]
    assert any(picture["flying"] for picture in pictures[fell:])
    told = scene.eva.see("struck-one")
    expect(told).to_contain_text("Petr razes your")
    expect(told.locator("[data-card]")).to_be_visible()
    scene.eva.page.keyboard.press("Enter")
    expect(told).to_have_count(0)
    scene.eva.page.reload()
    expect(scene.eva.see("board").locator("[data-face=up]").first).to_be_visible()
    expect(told).to_have_count(0)


ATTACKS = [  # what an opponent does to something of the first seat, and how that is told
    ("take-over", "roman,egyptian", "Petr takes over your"),
    ("remove", "egyptian,roman", "Petr clears away your"),
    ("take-deal", "egyptian,roman", "Petr takes over your Deal"),
    ("break-deal", "roman,barbarian", "Petr discards your Deal"),
]


@pytest.mark.parametrize(("event", "factions", "words"), ATTACKS, ids=[attack[0] for attack in ATTACKS])
def test_what_an_opponent_takes_without_razing_is_marked_first_and_its_owner_told(
    come: Come, event: str, factions: str, words: str
) -> None:
    def done(steps: Told) -> list[Event]:
        return [one for one in steps[0] if one.name == event and one.args["owner"] == 0]

    scene = Scene(come, lambda steps: bool(done(steps)), ("settlers", 2, {"factions": factions}))
    eva, taken = scene.eva, done(_steps(scene.state, scene.code))[0].args["card"]
    freeze(eva)
    scene.go()
    expect(eva.page.locator(f".empire [data-anchor='slot:{taken}'].is-hit")).to_be_visible()
    expect(eva.see("stage-text")).to_contain_text(words)
    _run_through(eva)
    told = eva.see("struck-one")
    expect(told).to_contain_text(words)
    expect(told.locator("[data-card]")).to_be_visible()


def test_alone_what_an_attack_hits_is_marked_and_told_in_a_banner(come: Come) -> None:
    def wave(state: Any) -> int | None:
        """An answer after which a Location of the only player is hit."""
        if state.pending != (0,):
            return None
        steps = ((code, _steps(state, code)) for code in state.legal(0))
        return next((code for code, told in steps if any(one.name == "hit" for step in told for one in step)), None)

    record = stage.search("settlers", 1, {}, lambda state: wave(state) is not None)
    code = wave(record.replay())
    eva = come("Eva", **MOVING)
    stage.load(eva, record)
    watch(eva)
    eva.press(next(option for option in eva.asked()["options"] if option["code"] == code))
    told = eva.see("struck-one")
    expect(told).to_contain_text("goes to the Collection")
    expect(told.locator("[data-card]")).to_be_visible()
    assert any("up is-hit" in look for picture in seen(eva) for look in picture["cards"].values())


SAID = """() => {
    const text = document.querySelector('[data-testid="stage-text"]');
    const words = text.closest('.prompt__words').getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(text);
    const near = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const others = [...document.querySelectorAll('.prompt--stage :is(.btn, .pips, .pace)')];
    const lines = [...range.getClientRects()];
    return {
        lines: new Set(lines.map(box => Math.round(box.top / 8))).size,
        cut: lines.filter(box => box.bottom > words.bottom + 3 || box.right > words.right + 1).length,
        covered: others.filter(one => lines.some(box => near(box, one.getBoundingClientRect()))).length,
    };
}"""


@pytest.mark.parametrize(
    "window", [{}, {"viewport": {"width": 1024, "height": 768}}, PHONE], ids=["1440", "1024", "390"]
)
def test_a_step_of_many_words_and_goods_is_read_whole(come: Come, window: Json) -> None:
    """A Location is razed: who pays, gains, keeps and loses what goes into several lines in Hungarian."""

    def rich_raze(steps: Told) -> bool:
        return _razes(steps) and sum(event.name == "gain" for event in steps[0]) > 3

    scene = Scene(come, rich_raze, SETTLERS, **(window | {"locale": "hu"}))
    freeze(scene.eva)
    back = scene.eva.see("undo").bounding_box()
    scene.go()
    expect(scene.eva.see("stage-text")).to_contain_text("lerombolja")
    said = scene.eva.page.evaluate(SAID)
    assert said["lines"] > 1
    assert (said["cut"], said["covered"]) == (0, 0)
    there = scene.eva.see("undo").bounding_box()
    assert back
    assert there
    assert there["x"] == back["x"], "the way back stays in its place"


def test_on_a_phone_what_is_razed_is_in_sight_above_the_dock(come: Come) -> None:
    scene = Scene(come, _razes, SETTLERS, **(PHONE | {"viewport": {"width": 390, "height": 664}}))
    eva = scene.eva
    freeze(eva)
    eva.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    scene.go()
    hit = eva.page.locator(".board .card.is-hit")
    expect(hit).to_be_visible()
    box, dock = hit.bounding_box(), eva.page.locator(".dock").bounding_box()
    assert box is not None
    assert dock is not None
    assert box["y"] >= 40
    assert box["y"] + box["height"] <= dock["y"] + 1
    eva.see("stage-pace").tap()
    expect(eva.see("pace-brisk")).to_be_visible()


def _struck(*events: str) -> Callable[[Told], bool]:
    """One of these happens to the first seat in the first step."""
    return lambda steps: any(event.name in events and event.args["seat"] == 0 for event in steps[0])


def _run_through(eva: Person) -> None:
    """Bring every step to its end."""
    running = eva.page.locator("[data-testid=stage][data-over=false]")
    eva.until(lambda: not running.count() or eva.page.evaluate(SKIP))


LOSSES = [
    (("imperium", 2, {}), "took-unrest", "You take an"),
    (("wall", 2, {}), "lost-honour", "You lose 15"),
]


@pytest.mark.parametrize(("table", "event", "words"), LOSSES)
def test_a_loss_is_told_until_it_is_seen_and_its_step_shown_again_on_demand(
    come: Come, table: tuple[str, int, dict[str, str]], event: str, words: str
) -> None:
    scene = Scene(come, _struck(event), table)
    eva, told = scene.eva, scene.eva.see("struck-one")
    scene.go()
    expect(told.first).to_contain_text(words)
    _run_through(eva)
    losses, before = told.count(), seen(eva)
    steps = [picture["step"] for picture in before if picture["step"]]
    eva.page.keyboard.press("Shift+Z")
    eva.until(lambda: steps[0] in [picture["step"] for picture in seen(eva)[len(before) :]])
    _run_through(eva)
    expect(told).to_have_count(losses)
    for left in range(losses - 1, -1, -1):
        eva.see("struck-seen").first.click()
        expect(told).to_have_count(left)


def _tells(event: str) -> Callable[[Told], bool]:
    """The last step of an answer tells this."""
    return lambda steps: any(told.name == event for told in steps[-1])


@pytest.mark.parametrize(
    ("event", "place", "mark", "words"),
    [("breached", "section", "is-hit", "break through"), ("placed", "location", "is-actor", "places an official")],
)
@pytest.mark.parametrize("window", [{}, PHONE], ids=["wide", "phone"])
def test_what_is_done_at_the_wall_is_told_whole_and_marked_at_its_place(
    come: Come, window: Json, event: str, place: str, mark: str, words: str
) -> None:
    scene = Scene(come, _tells(event), ("wall", 2, {}), **window)
    eva, steps = scene.eva, _steps(scene.state, scene.code)
    where = next(told.args[place] for told in steps[-1] if told.name == event)
    freeze(eva)
    eva.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    scene.go()
    for _ in steps[1:]:
        expect(eva.see("stage")).to_be_visible()
        eva.page.keyboard.press("Space")
    expect(eva.see("stage-text")).to_contain_text(words)
    at = eva.page.locator(f"[data-anchor='{place}:{where}']")
    expect(at).to_have_class(re.compile(mark))
    expect(at).to_be_in_viewport(ratio=0.3)


def _ends(steps: Told) -> bool:
    return len(steps) > 1 and any(event.name == "win" for event in steps[-1])


def test_at_the_end_the_points_are_counted_on_the_table_before_the_score_sheet(come: Come) -> None:
    scene = Scene(come, _ends)
    eva = scene.eva
    freeze(eva)
    scene.go()
    expect(eva.see("stage")).to_be_visible()
    for _ in range(20):
        eva.page.keyboard.press("Space")
    expect(eva.see("score-sheet")).to_be_visible()
    pictures = seen(eva)
    counted = list(dict.fromkeys(picture["counting"] for picture in pictures if picture["counting"]))
    assert len(counted) > 1
    first = next(n for n, picture in enumerate(pictures) if picture["counting"])
    assert any(picture["step"] for picture in pictures[:first])
    assert next(n for n, picture in enumerate(pictures) if picture["score"]) > first
    verdict = [n for n, picture in enumerate(pictures) if re.search(r"\bwins?\b", picture["step"])]
    assert verdict
    assert min(verdict) > max(n for n, picture in enumerate(pictures) if picture["counting"]), (
        "first count, then say who"
    )
    totals = [seat["total"] for seat in eva.snapshot["view"]["score"]["seats"]]
    assert [int(part) for part in re.findall(r"-?\d+", counted[-1])] == totals


def test_the_replay_tells_what_happened_marks_what_matters_and_shows_the_hand(come: Come) -> None:
    scene = Scene(come, _ends)
    eva = scene.eva
    scene.go()
    eva.page.goto(f"/t/{eva.id}?at={len(scene.record.moves)}")
    watch(eva)
    expect(eva.see("replay-caption")).to_be_visible()
    assert eva.see("track-sign").count() > 1
    eva.see("eyes-1").click()
    expect(eva.see("hand").locator("[data-card]").first).to_be_visible()
    freeze(eva)
    eva.page.keyboard.press("ArrowRight")
    expect(eva.see("replay-caption")).to_contain_text(_words(scene))


def _words(scene: Scene) -> str:
    """The first word that the log has for what is told first."""
    names = [row["name"] for row in scene.eva.table["seats"]]
    event = _steps(scene.state, scene.code)[0][0]
    return plain(presenter(scene.state.game).speaker.event(event, "en", names, 1)).split()[-1].strip(".")


def _reveals_for_the_next(state: State) -> int | None:
    """An answer of the only seat that is asked after which cards are turned up, and somebody else needs their hand."""
    for code in state.legal(state.pending[0]) if len(state.pending) == 1 else []:
        after = state.clone()
        after.play(state.pending[0], code)
        if not after.pending or state.pending[0] in after.pending or presenter(state.game).openly(after):
            continue
        if _revealed_then_cancelled(_steps(state, code)):
            return code
    return None


def test_at_one_screen_all_see_the_cards_turned_up_before_the_curtain(come: Come) -> None:
    record = stage.find(lambda state: _reveals_for_the_next(state) is not None)
    code = _reveals_for_the_next(record.replay())
    eva = come("Eva", **MOVING)
    stage.load(eva, record)
    watch(eva)
    eva.press(next(option for option in eva.decision["options"] if option["code"] == code))
    expect(eva.see("curtain-open")).to_be_visible()
    pictures = [picture for picture in seen(eva) if picture["step"]]
    assert len({picture["step"] for picture in pictures}) > 1
    assert not any(picture["hand"] or picture["asked"] for picture in pictures)
    assert not any("You draw" in picture["log"] for picture in pictures)


def test_bots_do_not_run_away_from_who_plays_with_them_alone(come: Come) -> None:
    """Eva passes, and three bots play on: time stands still on her page, and yet nothing they do is passed over."""
    eva = come("Eva", **MOVING)
    eva.set_up("me", "random", "random", "random", game="settlers")
    _answer_until(eva, "pass")
    eva.sit(eva.id)
    watch(eva)
    passing = next(one for one in eva.asked()["options"] if one["verb"] == "pass")
    freeze(eva)
    first = len(eva.frames)
    eva.press(passing)
    eva.until(lambda: any('"behind":true' in frame for frame in eva.sent))
    eva.until(lambda: eva.see("question").count() or eva.page.evaluate(SKIP))
    assert any('"behind":false' in frame for frame in eva.sent)
    before = [json.loads(frame) for frame in eva.frames[first:] if not json.loads(frame).get("decision")]
    lines = [event for message in before for event in message.get("events", [])]
    steps = _letters("".join(picture["step"] for picture in seen(eva)))
    assert len(lines) > 20
    for line in lines:
        told = [part if isinstance(part, str) else part["text"] for part in line["text"] if "icon" not in part]
        assert _letters("".join(told)) in steps


def _letters(text: str) -> str:
    """Without the spaces, which are drawn in several ways."""
    return "".join(text.split())


def _answer_until(eva: Person, verb: str) -> None:
    """Answer for the first seat, without the page, until such an answer may be given."""
    path = f"/api/tables/{eva.table['id']}"
    while True:
        now = eva.ask("GET", f"{path}/snapshot?seat=0")
        options = now["decision"]["options"] if now["decision"] else []
        if any(option["verb"] == verb for option in options):
            return
        if options:
            body = {"seat": 0, "revision": now["table"]["revision"], "code": options[0]["code"]}
            eva.ask("POST", f"{path}/act", body)
        eva.page.wait_for_timeout(100)  # for bots to answer
