"""The shared effect nodes: control flow, goods and points, run by the game made for such tests."""

from __future__ import annotations

import pytest

from cards.toy import GOLD, WOOD, T, Toy, ToyGame, Wood, answer, begin
from imperia.cards.goods import Draw, Gain, Pay, Per, Score
from imperia.cards.nodes import AtLeast, Choose, EachPlayer, If, May, Node, Repeat, Seq
from imperia.cards.words import LANGS, Tongue
from imperia.kernel.game import register


@pytest.fixture(autouse=True)
def toy():
    from imperia.kernel import game

    register(ToyGame())
    yield
    game._GAMES.pop("toy")


def started(node: Node, goods: tuple[int, int]) -> Toy:
    """Seat 0 of two runs a node, with so much wood and gold."""
    state = begin(node, seats=2)
    state.goods[0] = [*goods]
    return state


def run(node: Node, goods: tuple[int, int] = (0, 0), answers: tuple[int, ...] = ()) -> Toy:
    """Run a node to its end, through JSON and a clone before every answer."""
    state = answer(started(node, goods), *answers)
    assert not state.pending
    assert not state.stack
    return state


def gain(good: int, n: int) -> Gain:
    return Gain(((good, n),))


def test_a_sequence_runs_in_order():
    assert run(Seq((gain(WOOD, 1), gain(GOLD, 2), gain(WOOD, 3)))).goods[0] == [4, 2]


def test_a_choice_offers_what_is_possible_and_runs_one():
    node = Choose((gain(WOOD, 1), Pay(((GOLD, 5),), gain(WOOD, 9)), gain(GOLD, 1)))
    state = started(node, (0, 0))
    state.run()
    assert state.legal(0) == [T.BRANCH, T.BRANCH + 2]
    assert run(node, answers=(T.BRANCH + 2,)).goods[0] == [0, 1]
    assert run(node, (0, 5), (T.BRANCH + 1,)).goods[0] == [9, 0]


def test_a_choice_with_one_way_left_is_not_asked():
    node = Choose((Pay(((GOLD, 5),), gain(WOOD, 9)), gain(GOLD, 1)))
    assert run(node).goods[0] == [0, 1]


def test_may_asks_only_when_it_would_do_something():
    node = May(Pay(((WOOD, 1),), gain(GOLD, 3)))
    assert run(node).goods[0] == [0, 0]
    assert run(node, (1, 0), (T.YES,)).goods[0] == [0, 3]
    assert run(node, (1, 0), (T.NO,)).goods[0] == [1, 0]


def test_paying_what_one_has_not_does_nothing():
    assert run(Pay(((WOOD, 2),), gain(GOLD, 3)), (1, 0)).goods[0] == [1, 0]


def test_if_branches_on_a_count():
    node = If(AtLeast(Wood(), 2), gain(GOLD, 1), gain(GOLD, 5))
    assert run(node, (2, 0)).goods[0] == [2, 1]
    assert run(node, (1, 0)).goods[0] == [1, 5]
    assert run(If(AtLeast(Wood(), 2), gain(GOLD, 1))).goods[0] == [0, 0]


@pytest.mark.parametrize(("wood", "most", "gold"), [(0, 99, 0), (1, 99, 1), (3, 99, 3), (5, 2, 2)])
def test_repeat_counts_once_at_its_start(wood, most, gold):
    node = Repeat(Wood(), Seq((gain(GOLD, 1), gain(WOOD, 1))), most)
    assert run(node, (wood, 0)).goods[0] == [wood + gold, gold]


def test_a_repeated_question_is_asked_each_time():
    node = Repeat(Wood(), May(gain(GOLD, 1)))
    assert run(node, (3, 0), (T.YES, T.NO, T.YES)).goods[0] == [3, 2]


def test_each_player_goes_clockwise_from_the_owner():
    assert run(EachPlayer(gain(GOLD, 1))).goods == [[0, 1], [0, 1]]
    assert run(EachPlayer(gain(GOLD, 1), others=True)).goods == [[0, 0], [0, 1]]
    state = run(EachPlayer(Draw(1)))
    assert state.hands == [[23], [22]]


def test_gain_per_count_is_capped():
    assert run(Gain(((GOLD, 2),), per=Wood(), most=5), (4, 0)).goods[0] == [4, 5]


def test_score_adds_its_terms_up_to_a_limit():
    state = run(gain(WOOD, 3))
    assert Score(2, (Per(2, Wood()),)).points(state, 0, 5) == 8
    assert Score(2, (Per(2, Wood()), Per(1, Wood())), most=7).points(state, 0, 5) == 7


def test_equal_nodes_share_one_op():
    assert T.node(gain(WOOD, 1)) == T.node(gain(WOOD, 1))
    assert T.node(gain(WOOD, 1)) != T.node(gain(WOOD, 2))


@pytest.mark.parametrize("lang", LANGS)
def test_every_shared_node_has_words(lang):
    pay = Pay(((WOOD, 2), (GOLD, 1)), gain(GOLD, 3))
    nodes = [
        Seq((gain(WOOD, 1), Draw(2))), Choose((gain(WOOD, 1), Draw(1))), May(Draw(5)), pay, Repeat(Wood(), Draw(1), 3),
        If(AtLeast(Wood(), 2), Draw(1), Draw(2)), EachPlayer(Draw(1)), EachPlayer(Draw(1), others=True),
        Gain(((GOLD, 1),), per=Wood(), most=4), Score(1, (Per(2, Wood()),), 5),
    ]  # fmt: skip
    for node in nodes:
        said = node.words(Tongue(lang, ToyGame()))
        assert len(said) > 3
        assert "{" not in said
