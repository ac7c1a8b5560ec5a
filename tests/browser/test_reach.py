"""What may be chosen can be pressed where it lies: nothing else on the table covers it, however full that is."""

from __future__ import annotations

import random

import pytest

import imperia
from imperia import Record
from imperia.kernel.state import State

from .conftest import Come
from .person import Person
from .stage import find, load, question

pytestmark = pytest.mark.browser

WINDOWS = [(1440, 900), (1024, 768), (390, 844)]
GAMES = 10  # the longest of so many has the fullest table
LOOKS = 4  # positions looked at in it
TABLES = [(game, seats) for game in imperia.games() for seats in imperia.game(game).seats]

LIT = ".table :is([data-option], [data-count], [data-holds], .is-selectable)"
COVERED = """lit => [...document.querySelectorAll(lit)].flatMap(thing => {
    if (!thing.checkVisibility({ visibilityProperty: true })) return [];
    thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = thing.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    const name = one => one ? `${one.tagName}.${one.getAttribute('class') ?? ''}` : 'the edge of the window';
    return thing.contains(found) ? [] : [`${thing.dataset.anchor ?? name(thing)} lies under ${name(found)}`];
})"""
NOWHERE = """options => options.filter(({ code, anchors, number, vain }) => {
    const queries = [`[data-option="${code}"]`, `[data-count="${code}"]`, '[data-testid="more-answers"]'];
    if (number !== null) queries.push('.steps5');
    if (!vain) for (const name of anchors) queries.push(`[data-anchor="${name}"]`, `[data-holds~="${name}"]`);
    return ![...document.querySelectorAll(queries.map(query => `.table ${query}`).join())]
        .some(thing => thing.checkVisibility({ visibilityProperty: true }));
}).map(option => option.code)"""


def check_reach(eva: Person) -> None:
    """Every option is somewhere on the page, and every thing that lights up is on top at its middle."""
    decision = eva.asked()
    missing = eva.page.evaluate(NOWHERE, decision["options"])
    assert not missing, f"no thing and no button for {missing} of {decision['kind']}"
    assert not (covered := eva.page.evaluate(COVERED, LIT)), covered


def longest_game(game: str, seats: int) -> tuple[Record, list[int]]:
    """The longest of some random games, and for every verb in it when it was offered last: the table is full then."""
    found: list[tuple[Record, dict[str, int]]] = []
    actions = imperia.game(game).actions
    for seed in range(GAMES):
        record = Record(game, seats, seed, {})
        state = record.start()
        chance = random.Random(seed)
        offered: dict[str, int] = {}
        while not state.over:
            seat = chance.choice(state.pending)
            codes = state.legal(seat)
            offered |= {actions[code].name: len(record.moves) for code in codes}
            code = chance.choice(codes)
            state.play(seat, code)
            record.add(seat, code)
        found.append((record, offered))
    record, offered = max(found, key=lambda one: len(one[0].moves))
    return record, sorted(set(offered.values()))


def begun(record: Record, moves: int) -> Record:
    part = Record(record.game, record.seats, record.seed, record.options)
    for seat, code in record.moves[:moves]:
        part.add(seat, code)
    return part


def check_windows(eva: Person, record: Record) -> None:
    """Look at a position in windows of every size."""
    for number, (width, height) in enumerate(WINDOWS):
        eva.page.set_viewport_size({"width": width, "height": height})
        if number == 0:
            load(eva, record)
        eva.drawn()
        eva.drawn()  # what is measured first is laid out then
        check_reach(eva)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_may_be_chosen_is_never_covered(come: Come, game: str, seats: int) -> None:
    eva = come("Eva")
    record, moments = longest_game(game, seats)
    for moves in random.Random(seats).sample(moments, min(LOOKS, len(moments))):
        check_windows(eva, begun(record, moves))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_players_of_powers_can_be_chosen_late_in_a_game(come: Come, seats: int) -> None:
    """With more rounds than fit at first, cards once lay over the names of the players."""

    def late_choice_of_a_player(state: State) -> bool:
        return question(state) == "traitor" and state.view(0)["round"] > 6

    check_windows(come("Eva"), find(late_choice_of_a_player, seats))
