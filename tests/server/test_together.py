"""Several at one screen: what is asked about things that lie open is answered before all, without a curtain."""

from __future__ import annotations

import random
from typing import Any

import pytest

from imperia.cards.presenter import presenter, shown
from imperia.kernel.state import State
from imperia.server.snapshot import snapshot
from play import ALL_SETUPS, named, random_game

from .house import House
from .test_pictures import KEYS, _move, _table

NAMES = ["Eva", "Petr", "Ilona", "Karel", "Magda", "Jan"]
ALONE = [setup for setup in ALL_SETUPS if setup[1] > 1]
# curtains for each answer in random games of three who share a screen; a curtain for each change of seat would be more
MOST = {"powers": 0.68, "settlers": 0.46, "imperium": 0.22, "wall": 0.3}


def _words(state: State, seat: int) -> Any:
    """All that is said to who answers."""
    shown_by, options = presenter(state.rules()), state.options(seat)
    return shown_by.question(state, seat, "en", NAMES), [
        [option.code, shown_by.option(state, option, "en", NAMES), shown_by.detail(state, seat, option, "en", NAMES)]
        + [shown_by.warning(state, option, "en", NAMES), shown_by.vain(state, seat, option)]
        for option in options
    ]


@pytest.mark.parametrize("setup", ALONE, ids=named)
def test_what_is_answered_before_all_tells_them_nothing_that_is_hidden(setup: Any) -> None:
    """In every world that another seat holds possible the question and its answers are the same."""
    asked: dict[int, int] = {}
    for state in random_game(*setup, 4):
        if not state.pending or not presenter(state.rules()).openly(state) or asked.get(state.asking[0], 0) > 2:
            continue
        asked[state.asking[0]] = asked.get(state.asking[0], 0) + 1
        seat = state.pending[0]
        for other in [p for p in range(state.seats) if p != seat]:
            world = state.determinize(other, 3)
            assert world.pending == state.pending
            assert _words(world, seat) == _words(state, seat)
    assert asked


@pytest.mark.parametrize("game", shown())
def test_as_few_curtains_fall_as_hidden_cards_need(game: str) -> None:
    table, chance = _table(game, 3), random.Random(3)
    looking: int | None = None
    curtains, changes, answers, last = 0, 0, 0, -1
    while not table.state.over and answers < 400:
        if looking not in table.state.pending:
            openly = table.asked_openly("me")
            looking = table.state.pending[0] if openly is None else None
            curtains += looking is not None
        seat = table.state.pending[0] if looking is None else looking
        changes += seat != last
        last = seat
        table.timeline.play(seat, chance.choice(table.state.legal(seat)))
        table.cache.clear()
        answers += 1
    assert curtains < changes
    assert curtains <= MOST[game] * answers


@pytest.mark.parametrize("game", shown())
def test_who_looks_together_sees_no_hidden_card_and_has_the_one_who_is_asked_in_the_foreground(game: str) -> None:
    table, chance = _table(game, 6), random.Random(6)
    seen = 0
    while not table.state.over and table.state.clock < 150:
        _move(table, chance)
        seat = table.asked_openly("me")
        shot = snapshot(table, "me", KEYS, None, "en")
        assert (shot["decision"] is None) == (seat is None)
        looked_on = snapshot(table, "somebody", KEYS, None, "en")
        assert looked_on["decision"] is None
        assert shot["view"] | {"you": None} == looked_on["view"]
        if seat is not None:
            assert shot["view"]["you"] == shot["decision"]["seat"] == shot["openly"] == seat
            seen += 1
    assert seen


def test_the_one_who_is_asked_answers_and_takes_back_with_nobodys_eyes(open_house: House) -> None:
    eva = open_house.browser("Eva")
    table = eva.create("me", "local", game="settlers")["id"]
    live = eva.live(table, -1)
    live.until(lambda: live.snapshot.get("decision"))
    asked = live.snapshot["decision"]
    assert (asked["kind"], live.snapshot["seat"]) == ("pick", None)
    live.act(asked["options"][0]["code"])
    assert live.at(1)["decision"]["seat"] != asked["seat"]
    assert live.snapshot["undo"]["mode"] != "no"
    live.send(type="undo")
    live.until(lambda: live.snapshot["at"] == 0)
    assert live.snapshot["decision"]["seat"] == asked["seat"]
    live.close()


def test_an_onlooker_answers_nothing(open_house: House) -> None:
    eva, guest = open_house.browser("Eva"), open_house.browser()
    table = eva.create("me", "local", game="settlers")
    guest.join(table, "spectate")
    live = guest.live(table["id"], -1)
    assert live.first()["decision"] is None
    live.act(eva.see(table["id"], -1)["decision"]["options"][0]["code"])
    live.until(lambda: live.errors)
    assert eva.see(table["id"], -1)["at"] == 0
    live.close()
