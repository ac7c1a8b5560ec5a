"""One can follow what others do: step by step and in order, at one's own pace, and never too late for the truth."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import expect

from imperia.kernel.events import Event
from imperia.kernel.stages import stages
from imperia.kernel.state import State

from . import stage
from .conftest import Come
from .screen import freeze, looks, seen, shown, watch

MOVING = {"reduced_motion": "no-preference"}


Told = list[list[Event]]  # what each step of a move tells


def _steps(state: State, code: int) -> Told:
    """What each step of the only asked seat's answer would tell everybody."""
    seat, after = state.pending[0], state.clone()
    after.play(seat, code)
    ends = [len(state.log), *[len(one.log) for one in stages(state, seat, code)], len(after.log)]
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


class Scene:
    """Eva, who has motion, watches a table of Powers at which somebody else is about to give such an answer."""

    def __init__(self, come: Come, wanted: Callable[[Told], bool], **window: Any) -> None:
        self.record = stage.find(lambda state: _answer(state, wanted) is not None)
        self.state = self.record.replay()
        code = _answer(self.state, wanted)
        assert code is not None
        self.code = code
        self.eva = come("Eva", **(MOVING | window))
        self.people = [self.eva, come("Petr"), come("Ilona")]
        self.eva.sit(stage.company(self.people, self.record))
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
    told = list(dict.fromkeys(picture["told"] for picture in pictures if picture["told"]))
    assert "reveal" in told[0]
    assert "cancel" in told[1]
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
