"""The shared effect nodes, run by a game made for the purpose, and stopped, stored and cloned on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from imperia.cards.nodes import (
    EACH,
    AtLeast,
    Choose,
    Count,
    Draw,
    EachPlayer,
    EffectGame,
    EffectTables,
    Gain,
    If,
    May,
    Node,
    Pay,
    Per,
    Repeat,
    Score,
    Seq,
)
from imperia.kernel.game import find, register
from imperia.kernel.schema import LIST, LISTS, Schema
from imperia.kernel.state import CORE, State

WOOD, GOLD = 0, 1
T = EffectTables("toy")


class Toy(State):
    """Two goods and a hand of numbers for each seat."""

    def __init__(self, seats: int = 0, seed: int = 0) -> None:
        super().__init__(seats, seed)
        if seats:
            self.goods = [[0, 0] for _ in range(seats)]
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.deck = list(range(20))

    def rules(self):
        return find("toy")

    def schema(self):
        return SCHEMA


SCHEMA = Schema(CORE | {"goods": LISTS, "hands": LISTS, "deck": LIST})


class ToyGame(EffectGame):
    def __init__(self) -> None:
        super().__init__("toy", range(1, 4), "1", T)

    def blank(self):
        return Toy()

    def good(self, lang: str, good: int) -> str:
        return ("wood", "gold")[good]

    def gain(self, s: Any, seat: int, card: int, good: int, n: int) -> None:
        s.goods[seat][good] += n

    def can_pay(self, s: Any, seat: int, card: int, cost: Any) -> bool:
        return all(s.goods[seat][good] >= n for good, n in cost)

    def pay(self, s: Any, seat: int, card: int, cost: Any) -> None:
        for good, n in cost:
            s.goods[seat][good] -= n

    def draw(self, s: Any, seat: int, card: int, source: int, n: int) -> None:
        for _ in range(n):
            s.hands[seat].append(s.deck.pop())


@pytest.fixture(autouse=True)
def toy():
    from imperia.kernel import game

    register(ToyGame())
    yield
    game._GAMES.pop("toy")


@dataclass(frozen=True)
class Wood(Count):
    """How much wood the player has."""

    def of(self, s: Any, seat: int, card: int) -> int:
        return s.goods[seat][WOOD]

    def words(self, lang: str, form: str = EACH) -> str:
        return "wood"


def run(node: Node, goods: tuple[tuple[int, int], ...] = ((0, 0), (0, 0)), answers: tuple[int, ...] = ()) -> Toy:
    """Run a node for seat 0, answering with the given codes, through JSON and a clone before every answer."""
    state = Toy(2, 1)
    state.goods = [list(pair) for pair in goods]
    state.push(T.node(node), 0, 0, 5)
    state.run()
    for code in answers:
        stored = State.from_json(state.to_json())
        assert stored == state
        state = stored.clone()
        state.play(state.pending[0], code)
    assert not state.pending
    assert not state.stack
    return state


def asks(node: Node, goods: tuple[tuple[int, int], ...] = ((0, 0), (0, 0))) -> list[str]:
    state = Toy(2, 1)
    state.goods = [list(pair) for pair in goods]
    state.push(T.node(node), 0, 0, 5)
    state.run()
    return [repr(option) for seat in state.pending for option in state.options(seat)]


def gain(good: int, n: int) -> Gain:
    return Gain("toy", ((good, n),))


def test_a_sequence_runs_in_order():
    assert run(Seq((gain(WOOD, 1), gain(GOLD, 2), gain(WOOD, 3)))).goods[0] == [4, 2]


def test_a_choice_offers_what_is_possible_and_runs_one():
    node = Choose((gain(WOOD, 1), Pay("toy", ((GOLD, 5),), gain(WOOD, 9)), gain(GOLD, 1)))
    assert len(asks(node)) == 2
    assert run(node, answers=(T.BRANCH + 2,)).goods[0] == [0, 1]
    assert run(node, ((0, 5), (0, 0)), (T.BRANCH + 1,)).goods[0] == [9, 0]


def test_a_choice_with_one_way_left_is_not_asked():
    node = Choose((Pay("toy", ((GOLD, 5),), gain(WOOD, 9)), gain(GOLD, 1)))
    assert run(node).goods[0] == [0, 1]


def test_may_asks_only_when_it_would_do_something():
    node = May(Pay("toy", ((WOOD, 1),), gain(GOLD, 3)))
    assert run(node).goods[0] == [0, 0]
    assert run(node, ((1, 0), (0, 0)), (T.YES,)).goods[0] == [0, 3]
    assert run(node, ((1, 0), (0, 0)), (T.NO,)).goods[0] == [1, 0]


def test_paying_what_one_has_not_does_nothing():
    assert run(Pay("toy", ((WOOD, 2),), gain(GOLD, 3)), ((1, 0), (0, 0))).goods[0] == [1, 0]


def test_if_branches_on_a_count():
    node = If(AtLeast(Wood(), 2), gain(GOLD, 1), gain(GOLD, 5))
    assert run(node, ((2, 0), (0, 0))).goods[0] == [2, 1]
    assert run(node, ((1, 0), (0, 0))).goods[0] == [1, 5]
    assert run(If(AtLeast(Wood(), 2), gain(GOLD, 1))).goods[0] == [0, 0]


@pytest.mark.parametrize(("wood", "most", "gold"), [(0, 99, 0), (1, 99, 1), (3, 99, 3), (5, 2, 2)])
def test_repeat_counts_once_at_its_start(wood, most, gold):
    node = Repeat(Wood(), Seq((gain(GOLD, 1), gain(WOOD, 1))), most)
    assert run(node, ((wood, 0), (0, 0))).goods[0] == [wood + gold, gold]


def test_a_repeated_question_is_asked_each_time():
    node = Repeat(Wood(), May(gain(GOLD, 1)))
    assert run(node, ((3, 0), (0, 0)), (T.YES, T.NO, T.YES)).goods[0] == [3, 2]


def test_each_player_goes_clockwise_from_the_owner():
    assert run(EachPlayer(gain(GOLD, 1))).goods == [[0, 1], [0, 1]]
    assert run(EachPlayer(gain(GOLD, 1), others=True)).goods == [[0, 0], [0, 1]]
    state = run(EachPlayer(Draw(1)))
    assert state.hands == [[19], [18]]


def test_gain_per_count_is_capped():
    assert run(Gain("toy", ((GOLD, 2),), per=Wood(), most=5), ((4, 0), (0, 0))).goods[0] == [4, 5]


def test_score_adds_its_terms_up_to_a_limit():
    state = run(gain(WOOD, 3))
    assert Score(2, (Per(2, Wood()),)).points(state, 0, 5) == 8
    assert Score(2, (Per(2, Wood()), Per(1, Wood())), most=7).points(state, 0, 5) == 7


def test_equal_nodes_share_one_op():
    assert T.node(gain(WOOD, 1)) == T.node(gain(WOOD, 1))
    assert T.node(gain(WOOD, 1)) != T.node(gain(WOOD, 2))


@pytest.mark.parametrize("lang", ["cs", "en", "hu"])
def test_every_shared_node_has_words(lang):
    pay = Pay("toy", ((WOOD, 2), (GOLD, 1)), gain(GOLD, 3))
    nodes = [
        Seq((gain(WOOD, 1), Draw(2))), Choose((gain(WOOD, 1), Draw(1))), May(Draw(5)), pay, Repeat(Wood(), Draw(1), 3),
        If(AtLeast(Wood(), 2), Draw(1), Draw(2)), EachPlayer(Draw(1)), EachPlayer(Draw(1), others=True),
        Gain("toy", ((GOLD, 1),), per=Wood(), most=4), Score(1, (Per(2, Wood()),), 5),
    ]  # fmt: skip
    for node in nodes:
        assert len(node.words(lang)) > 3
